// A short tick when a message is sent, made in code. Only after a gesture, and only while the switch is on.

let audio: AudioContext | undefined;

/** Plays the tick; silent where the browser has no sound or refuses it. */
export function playSendSound(): void {
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
