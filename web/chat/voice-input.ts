// Speech to text in the reader's language, with the browser's own recogniser where it has one.
import type { Language } from '../../api/contract/values.ts';

interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult:
    | ((event: { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }> }) => void)
    | null;
  onend: (() => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

type RecogniserClass = new () => Recogniser;

function recogniserClass(): RecogniserClass | undefined {
  const host = window as unknown as { SpeechRecognition?: RecogniserClass; webkitSpeechRecognition?: RecogniserClass };
  return host.SpeechRecognition ?? host.webkitSpeechRecognition;
}

/** Refusals after which starting again would only ask again and again. */
const FINAL_ERRORS = new Set(['not-allowed', 'service-not-allowed', 'audio-capture', 'language-not-supported']);
/** Ends closer together than this mean that nothing can be heard: no microphone, no network. */
const TOO_SOON_MS = 300;
const MOST_QUICK_ENDS = 3;

/**
 * Listens until `stop()`; the recogniser's own pauses restart it. `onText` gets all that was said so far.
 * `onEnd` is called once, with the reason when it ended by itself ('network', 'not-allowed', …).
 */
export function listen(language: Language, onText: (text: string) => void, onEnd: (error?: string) => void): { stop(): void } | undefined {
  const Recognition = recogniserClass();
  if (!Recognition) return undefined;
  const recogniser = new Recognition();
  let on = true;
  let said = '';
  let current = '';
  let failure: string | undefined;
  let startedAt = 0;
  let quickEnds = 0;
  const join = (...parts: string[]): string =>
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ');
  const start = (): void => {
    startedAt = performance.now();
    recogniser.start();
  };
  recogniser.lang = language === 'es' ? 'es-US' : 'en-US';
  recogniser.continuous = true;
  recogniser.interimResults = true;
  recogniser.onresult = ({ results }) => {
    current = join(...Array.from(results, (result) => result[0]?.transcript ?? ''));
    onText(join(said, current));
  };
  recogniser.onerror = ({ error }) => {
    failure = error;
    if (FINAL_ERRORS.has(error)) on = false;
  };
  recogniser.onend = () => {
    said = join(said, current);
    current = '';
    quickEnds = performance.now() - startedAt < TOO_SOON_MS ? quickEnds + 1 : 0;
    if (on && quickEnds < MOST_QUICK_ENDS) start();
    else onEnd(on || FINAL_ERRORS.has(failure ?? '') ? failure : undefined);
  };
  start();
  return {
    stop() {
      on = false;
      recogniser.stop();
    },
  };
}
