// What can be done with an answer: copied, shared, printed, read aloud, handed to another phone.
import { Copy, Printer, QrCode, Share2, Volume2, VolumeX } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../api/contract/answer.ts';
import { loadTexts } from '../i18n/language.ts';
import { platform } from '../platform/platform.ts';
import { IconButton } from '../ui/button.tsx';
import { useToast } from '../ui/toast.tsx';
import { answerAsText } from './answer-as-text.ts';
import { canHandOver } from './hand-over.ts';
import { printElement } from './print-element.ts';
import { canReadAloud, readAloud } from './read-aloud.ts';
import { textLabels } from './text-labels.ts';

const HandOverSheet = lazy(async () => {
  const [file] = await Promise.all([import('./hand-over-sheet.tsx'), loadTexts('tools')]);
  return { default: file.HandOverSheet };
});

export function CardActions({ answer, question, card }: { answer: Answer; question: string | null; card: () => HTMLElement | null }) {
  const { t } = useTranslation('answer');
  const toast = useToast();
  const [stopReading, setStopReading] = useState<() => void>();
  const [code, setCode] = useState(false);
  const text = (): string => answerAsText(question, answer, textLabels(answer));

  // A card that goes away stops talking.
  useEffect(() => () => stopReading?.(), [stopReading]);

  const copy = async (): Promise<void> => {
    try {
      await platform.copyText(text());
      toast.success(t('copied'));
    } catch {
      toast.error(t('copyFailed'));
    }
  };
  const toggleReading = (): void => {
    if (stopReading) {
      stopReading();
      setStopReading(undefined);
      return;
    }
    const stop = readAloud(answer, (failed) => {
      setStopReading(undefined);
      if (failed) toast.warn(t('noVoice'));
    });
    setStopReading(() => stop);
  };
  return (
    <>
      <IconButton label={t('copyAnswer')} onClick={() => void copy()}>
        <Copy size={22} aria-hidden="true" />
      </IconButton>
      {platform.shareText && (
        <IconButton label={t('shareAnswer')} onClick={() => void platform.shareText?.(question ?? 'Wirewise', text()).catch(() => copy())}>
          <Share2 size={22} aria-hidden="true" />
        </IconButton>
      )}
      {answer.inputs && canHandOver() && (
        <IconButton label={t('handOver')} aria-haspopup="dialog" onClick={() => setCode(true)}>
          <QrCode size={22} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton
        label={t('printAnswer')}
        onClick={() => {
          const element = card();
          if (element) printElement(element);
        }}
      >
        <Printer size={22} aria-hidden="true" />
      </IconButton>
      {canReadAloud() && (
        <IconButton
          label={stopReading ? t('stopReading') : t('readAloud')}
          aria-pressed={stopReading !== undefined}
          onClick={toggleReading}
        >
          {stopReading ? <VolumeX size={22} aria-hidden="true" /> : <Volume2 size={22} aria-hidden="true" />}
        </IconButton>
      )}
      {code && (
        <Suspense fallback={null}>
          <HandOverSheet answer={answer} onClose={() => setCode(false)} />
        </Suspense>
      )}
    </>
  );
}
