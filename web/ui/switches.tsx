import { Lightbulb, Moon, Sun, SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { classNames } from './class-names.ts';
import styles from './switches.module.css';
import { type ThemeChoice, useTheme } from './theme.tsx';
import { useToast } from './toast.tsx';

const LANGUAGE_NAMES = [
  ['en', 'English', 'EN'],
  ['es', 'Español', 'ES'],
] as const;

/** English or Spanish, each named in itself. */
export function LanguageSwitch({ short }: { short?: boolean }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [language, setLanguage] = useLanguage();
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{t('language')}</legend>
      {LANGUAGE_NAMES.map(([code, name, abbreviation]) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={short ? `${abbreviation}, ${name}` : undefined}
          aria-pressed={language === code}
          className={styles.option}
          onClick={() => setLanguage(code).catch(() => toast.error(t('languageFailed')))}
        >
          {short ? abbreviation : name}
        </button>
      ))}
    </fieldset>
  );
}

const THEME_CHOICES = [
  ['auto', 'themeAuto', SunMoon],
  ['light', 'themeLight', Lightbulb],
  ['dark', 'themeDark', Moon],
  ['sun', 'themeSun', Sun],
] as const;

/** The system's theme, light, dark, or black on white for full sun. */
export function ThemeSwitch({ named }: { named?: boolean }) {
  const { t } = useTranslation();
  const { choice, choose } = useTheme();
  return (
    <fieldset className={classNames(styles.group, named && styles.named)}>
      <legend className="visually-hidden">{t('theme')}</legend>
      {THEME_CHOICES.map(([value, key, Icon]) => (
        <button
          key={value}
          type="button"
          aria-label={named ? undefined : t(key)}
          title={named ? undefined : t(key)}
          aria-pressed={choice === value}
          className={styles.option}
          onClick={() => choose(value satisfies ThemeChoice)}
        >
          <Icon size={20} aria-hidden="true" />
          {named && t(key)}
        </button>
      ))}
    </fieldset>
  );
}
