import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Understood } from '../../api/contract/answer.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './understood-chips.module.css';

/** What was read out of a question, above its answer; a chip that could have been misheard opens its alternatives. */
export function UnderstoodChips({
  items,
  onCorrect,
}: {
  items: readonly Understood[];
  onCorrect: ((name: string, value: string) => void) | undefined;
}) {
  const { t } = useTranslation('answer');
  const [open, setOpen] = useState<string>();
  const panel = useId();
  if (items.length === 0) return null;
  const origin = { question: '', previous: t('fromPrevious'), job: t('fromJob'), assumed: t('assumed') };
  const chosen = items.find(({ name }) => name === open);
  return (
    <section aria-label={t('understood')}>
      <ul className={styles.chips}>
        {items.map((item) => {
          const body = (
            <>
              <span className={styles.label}>{item.label}</span> <strong>{item.display}</strong>
              {item.from !== 'question' && <span className={styles.origin}>{origin[item.from]}</span>}
            </>
          );
          return (
            <li key={item.name}>
              {onCorrect && item.options.length > 0 ? (
                <button
                  type="button"
                  className={classNames(styles.chip, styles.tappable, item.from === 'assumed' && styles.assumed)}
                  aria-expanded={open === item.name}
                  aria-controls={panel}
                  onClick={() => setOpen(open === item.name ? undefined : item.name)}
                >
                  {body}
                  <Pencil size={16} aria-hidden="true" />
                </button>
              ) : (
                <span className={classNames(styles.chip, item.from === 'assumed' && styles.assumed)}>{body}</span>
              )}
            </li>
          );
        })}
      </ul>
      <div id={panel}>
        {chosen && (
          <fieldset className={styles.options}>
            <legend className={styles.legend}>{t('correct', { label: chosen.label, value: chosen.display })}</legend>
            {chosen.options.map(({ value, display }) => (
              <button
                key={value}
                type="button"
                className={styles.option}
                onClick={() => {
                  setOpen(undefined);
                  onCorrect?.(chosen.name, value);
                }}
              >
                {display}
              </button>
            ))}
          </fieldset>
        )}
      </div>
    </section>
  );
}
