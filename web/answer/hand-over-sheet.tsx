// An answer for the phone beside this one: its link as a QR code, drawn as vector squares without a style or a picture.
import { create } from 'qrcode';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, CalculationInputs } from '../../api/contract/answer.ts';
import { platform } from '../platform/platform.ts';
import { pageGuide } from '../sync/page-guide.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import { handOverLink, handOverOf } from './hand-over.ts';
import styles from './hand-over-sheet.module.css';

/** Light squares around the code, which readers need to find it. */
const QUIET = 4;

/** One path for all dark squares, each a unit wide. */
function codePath(text: string): { readonly path: string; readonly size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'L' });
  const { size, data } = modules;
  const squares: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (data[row * size + column]) squares.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`);
    }
  }
  return { path: squares.join(''), size: size + 2 * QUIET };
}

export function HandOverSheet({ answer, onClose }: { answer: Answer; onClose: () => void }) {
  const { t } = useTranslation('tools');
  const toast = useToast();
  const [usual, setUsual] = useState<CalculationInputs>();
  const { language, inputs } = answer;
  // A code with fewer squares is read from further away; without the guide it is only larger.
  useEffect(() => {
    pageGuide(language).then(
      (guide) => setUsual(guide.list(language).find(({ id }) => id === inputs?.calculator)?.inputs),
      () => undefined,
    );
  }, [language, inputs?.calculator]);
  const handed = handOverOf(answer, usual);
  const link = handed ? handOverLink(handed) : '';
  const code = useMemo(() => codePath(link), [link]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('handOverTitle')}
      description={t('handOverText')}
      width="narrow"
      actions={
        <Button
          onClick={() =>
            platform.copyText(link).then(
              () => toast.success(t('linkCopied')),
              () => toast.error(t('linkNotCopied')),
            )
          }
        >
          {t('copyLink')}
        </Button>
      }
    >
      <svg
        className={styles.code}
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={t('codeLabel')}
        shapeRendering="crispEdges"
      >
        <path className={styles.light} d={`M0 0h${code.size}v${code.size}H0z`} />
        <path className={styles.dark} d={code.path} />
      </svg>
    </Dialog>
  );
}
