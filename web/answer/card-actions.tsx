// What can be done with an answer: copied, judged, and in a menu shared, printed, read aloud, handed to another phone.
import { Copy, EllipsisVertical, VolumeX } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../api/contract/answer.ts';
import { loadTexts } from '../i18n/language.ts';
import { platform } from '../platform/platform.ts';
import { IconButton } from '../ui/button.tsx';
import { useToast } from '../ui/toast.tsx';
import { answerAsText } from './answer-as-text.ts';
import { canHandOver } from './hand-over.ts';
import { printElement } from './print-element.ts';
import { readAloud } from './read-aloud.ts';
import { textLabels } from './text-labels.ts';

const HandOverSheet = lazy(async () => {
  const [file] = await Promise.all([import('./hand-over-sheet.tsx'), loadTexts('tools')]);
  return { default: file.HandOverSheet };
});

const CardMenu = lazy(() => import('./card-menu.tsx').then((file) => ({ default: file.CardMenu })));

interface CardActionsProps {
  answer: Answer;
  question: string | null;
  card: () => HTMLElement | null;
  onAgain: ((answerer?: string) => void) | undefined;
  /** Stands beside copying: thumbs. */
  children?: ReactNode;
}

export function CardActions({ answer, question, card, onAgain, children }: CardActionsProps) {
  const { t } = useTranslation('answer');
  const toast = useToast();
  const [stopReading, setStopReading] = useState<() => void>();
  const [code, setCode] = useState(false);
  const [menu, setMenu] = useState(false);
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
  const print = async (): Promise<void> => {
    try {
      const [{ gatherAnswer }, { printPages }] = await Promise.all([
        import('./gather-print.ts'),
        import('./print-pages.tsx'),
        loadTexts('jobs', 'tools'),
      ]);
      await printPages(await gatherAnswer(question, answer));
    } catch {
      // Without the code for pages, the card as it stands.
      const element = card();
      if (element) printElement(element);
    }
  };
  const share = (): void => void platform.shareText?.(question ?? 'Wirewise', text()).catch(() => copy());
  const menuButton = (
    <IconButton label={t('moreActions')} aria-haspopup="menu" aria-expanded={false} onClick={() => setMenu(true)}>
      <EllipsisVertical size={22} aria-hidden="true" />
    </IconButton>
  );
  return (
    <>
      <IconButton label={t('copyAnswer')} onClick={() => void copy()}>
        <Copy size={22} aria-hidden="true" />
      </IconButton>
      {children}
      {stopReading && (
        <IconButton label={t('stopReading')} aria-pressed onClick={toggleReading}>
          <VolumeX size={22} aria-hidden="true" />
        </IconButton>
      )}
      {menu ? (
        <Suspense fallback={menuButton}>
          <CardMenu
            onShare={share}
            onHandOver={answer.inputs && canHandOver() ? () => setCode(true) : undefined}
            onPrint={() => void print()}
            onRead={toggleReading}
            reading={stopReading !== undefined}
            answer={answer}
            onAgain={onAgain}
          />
        </Suspense>
      ) : (
        menuButton
      )}
      {code && (
        <Suspense fallback={null}>
          <HandOverSheet answer={answer} onClose={() => setCode(false)} />
        </Suspense>
      )}
    </>
  );
}
