// A short tick when a message is sent, made in code. Only after a gesture, and only while the switch is on.
import { readStored, writeStored } from '../platform/stored-keys.ts';

let audio: AudioContext | undefined;

/**
 * Plays the tick as soon as the page is at rest, which the first one keeps busy for a while: what was sent is drawn before. Silent where the
 * reader, or the browser, wants none.
 */
export function playSendSound(): void {
  if (!soundIsOn()) return;
  if ('requestIdleCallback' in window) requestIdleCallback(tick, { timeout: 500 });
  else setTimeout(tick, 300);
}

function tick(): void {
  try {
    audio ??= new AudioContext();
    const { currentTime } = audio;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(660, currentTime);
    tone.frequency.exponentialRampToValueAtTime(990, currentTime + 0.07);
    volume.gain.setValueAtTime(0.08, currentTime);
    volume.gain.exponentialRampToValueAtTime(0.0001, currentTime + 0.12);
    tone.connect(volume).connect(audio.destination);
    tone.start(currentTime);
    tone.stop(currentTime + 0.13);
  } catch {
    // A message is sent all the same.
  }
}

const SOUND_KEY = 'sound';

/** Whether the reader wants the tick; on until switched off. */
export const soundIsOn = (): boolean => readStored(SOUND_KEY) !== 'off';

/** Keeps the switch on this device; returns what it is now. */
export function keepSound(on: boolean): boolean {
  writeStored(SOUND_KEY, on ? 'on' : 'off');
  return on;
}
