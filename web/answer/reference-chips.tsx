import { BookMarked, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reference } from '../../api/contract/answer.ts';
import type { Edition } from '../../api/contract/values.ts';
import { platform } from '../platform/platform.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/dialog.tsx';
import { ChipRow } from './chip-row.tsx';
import styles from './reference-chips.module.css';

/** Code references as chips; each opens a sheet with our own words, how sure we are, and the publisher's free access. */
export function ReferenceChips({
  references,
  open,
  onOpen,
  edition,
}: {
  references: readonly Reference[];
  open: string | undefined;
  onOpen: (code: string | undefined) => void;
  edition: Edition;
}) {
  const { t } = useTranslation('answer');
  if (references.length === 0) return null;
  const shown = references.find(({ code }) => code === open);
  const grades = { V2: t('gradeV2'), V1: t('gradeV1'), K: t('gradeK'), X: t('gradeX') };
  return (
    <section data-no-print aria-label={t('references')}>
      <ChipRow
        label={t('references')}
        chips={references.map(({ code }) => ({
          key: code,
          chip: (
            <button type="button" className={styles.chip} onClick={() => onOpen(code)} aria-haspopup="dialog">
              <BookMarked size={18} aria-hidden="true" />
              {code}
            </button>
          ),
        }))}
      />
      <Sheet
        open={shown !== undefined}
        onClose={() => onOpen(undefined)}
        title={shown ? `${t('edition', { edition: shown.edition ?? edition })} · ${shown.code}` : ''}
        description={shown?.description}
        actions={
          shown && (
            <Button icon={<ExternalLink size={20} aria-hidden="true" />} onClick={() => platform.openOutside(shown.link)}>
              {t('readCode')}
            </Button>
          )
        }
      >
        {shown?.grade && (
          <p className={styles.grade}>
            <strong>{t('referenceGrade')}</strong> {grades[shown.grade]}
          </p>
        )}
        <p className={styles.own}>{t('ownWords')}</p>
      </Sheet>
    </section>
  );
}
