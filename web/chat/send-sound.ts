// A short tick when a message is sent, made in code. Only after a gesture, and only while the switch is on.
import { readStored, writeStored } from '../platform/stored-keys.ts';

let audio: AudioContext | undefined;

/** Gets ready to play, which takes a slow phone a while, as soon as something is typed: an emergency is not to wait for it. */
export function readySendSound(): void {
  if (audio !== undefined || !soundIsOn()) return;
  try {
    audio = new AudioContext();
  } catch {
    // A message is sent without.
  }
}

/** Plays the tick; silent where the reader, or the browser, wants none. Only within a gesture does every browser let it sound. */
export function playSendSound(): void {
  if (!soundIsOn()) return;
  readySendSound();
  try {
    if (audio === undefined) return;
    if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
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
