// Finding a calculator: favourites and the last ones first, then all of them by what they are for.
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalculatorForm } from '../../api/guide/calculators/forms.ts';
import type { Shelf } from '../local/calculator-shelf.ts';
import styles from './calculator-list.module.css';
import { findForms } from './find-forms.ts';
import { GROUPS, groupOf } from './groups.ts';

function Forms({ forms, big, onPick }: { forms: readonly CalculatorForm[]; big?: boolean; onPick: (form: CalculatorForm) => void }) {
  return (
    <ul className={big ? styles.big : styles.forms}>
      {forms.map((form) => (
        <li key={form.id}>
          <button type="button" onClick={() => onPick(form)}>
            {form.title}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function CalculatorList({
  forms,
  shelf,
  wanted,
  onWanted,
  onPick,
}: {
  forms: readonly CalculatorForm[];
  shelf: Shelf;
  wanted: string;
  onWanted: (text: string) => void;
  onPick: (form: CalculatorForm) => void;
}) {
  const { t } = useTranslation('calculators');
  const byId = new Map(forms.map((form) => [form.id, form]));
  const known = (ids: readonly string[]): CalculatorForm[] => ids.flatMap((id) => byId.get(id) ?? []);
  const searching = wanted.trim() !== '';
  const found = searching ? findForms(forms, wanted) : forms;
  const last = known(shelf.last.filter((id) => !shelf.favourites.includes(id))).slice(0, 3);
  return (
    <div className={styles.list}>
      <div className={styles.search}>
        <Search size={22} aria-hidden="true" />
        <input
          type="search"
          aria-label={t('findCalculator')}
          placeholder={t('findExample')}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          value={wanted}
          onChange={(event) => onWanted(event.target.value)}
          onKeyDown={(event) => {
            const best = found[0];
            if (event.key === 'Enter' && searching && best) onPick(best);
          }}
        />
      </div>
      {searching ? (
        found.length > 0 ? (
          <Forms forms={found} onPick={onPick} />
        ) : (
          <p role="status">{t('noCalculator')}</p>
        )
      ) : (
        <>
          <section aria-labelledby="calculators-favourite">
            <h3 id="calculators-favourite">{t('favourites')}</h3>
            <Forms forms={known(shelf.favourites)} big onPick={onPick} />
          </section>
          {last.length > 0 && (
            <section aria-labelledby="calculators-last">
              <h3 id="calculators-last">{t('lastUsed')}</h3>
              <Forms forms={last} onPick={onPick} />
            </section>
          )}
          {GROUPS.map((group) => {
            const here = forms.filter(({ id }) => groupOf(id) === group);
            return (
              here.length > 0 && (
                <section key={group} aria-labelledby={`calculators-${group}`}>
                  <h3 id={`calculators-${group}`}>{t(`group ${group}`)}</h3>
                  <Forms forms={here} onPick={onPick} />
                </section>
              )
            );
          })}
        </>
      )}
    </div>
  );
}
