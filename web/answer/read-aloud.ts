// An answer in the system's voice, in the answer's own language. Works offline where the device has a voice.
import type { Answer } from '../../api/contract/answer.ts';

export const canReadAloud = (): boolean => 'speechSynthesis' in window && typeof SpeechSynthesisUtterance === 'function';

/** Engines drop a long utterance half way, so each sentence is one. */
const sentencesOf = (text: string): string[] =>
  text
    .replace(/[*_#>`]|\[|\]\([^)]*\)/g, '')
    .split(/(?<=[.!?:])\s+|\n+/)
    .map((sentence) => sentence.replace(/^- /, '').trim())
    .filter(Boolean);

/** Figures and marks as a person says them. */
const spoken = (text: string, language: Answer['language']): string =>
  language === 'en'
    ? text
        .replace(/(\d)\/0\b/g, '$1 aught')
        .replace(/\bAWG\b/g, 'gauge')
        .replace(/÷/g, ' divided by ')
        .replace(/×/g, ' times ')
    : text
        .replace(/(\d)\/0\b/g, '$1 cero')
        .replace(/(\d+) AWG\b/g, 'calibre $1')
        .replace(/÷/g, ' entre ')
        .replace(/×/g, ' por ');

/** Reads the explanation and the steps; returns how to stop. `onEnd` is told when it ends by itself, and whether it failed. */
export function readAloud(answer: Answer, onEnd: (failed: boolean) => void): () => void {
  const synthesis = window.speechSynthesis;
  synthesis.cancel();
  let over = false;
  const end = (failed: boolean): void => {
    if (over) return;
    over = true;
    onEnd(failed);
  };
  const sentences = [...sentencesOf(answer.response), ...answer.step_by_step.flatMap(sentencesOf)];
  const wanted = answer.language === 'es' ? 'es' : 'en';
  const voice = synthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(wanted));
  sentences.forEach((sentence, index) => {
    const utterance = new SpeechSynthesisUtterance(spoken(sentence, answer.language));
    utterance.lang = answer.language === 'es' ? 'es-US' : 'en-US';
    if (voice) utterance.voice = voice;
    utterance.onerror = (event) => {
      if (event.error !== 'canceled' && event.error !== 'interrupted') end(true);
    };
    if (index === sentences.length - 1) utterance.onend = () => end(false);
    synthesis.speak(utterance);
  });
  return () => {
    over = true;
    synthesis.cancel();
  };
}
