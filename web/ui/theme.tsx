import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { readStored, removeStored, subscribeStored, writeStored } from '../platform/stored-keys.ts';

export const THEMES = ['light', 'dark', 'sun'] as const;
export type Theme = (typeof THEMES)[number];
/** What is chosen: a theme, or the system's light or dark. */
export type ThemeChoice = Theme | 'auto';

const ThemeContext = createContext<{ choice: ThemeChoice; theme: Theme; choose: (choice: ThemeChoice) => void } | undefined>(undefined);

function storedChoice(): ThemeChoice {
  const stored = readStored('theme');
  return THEMES.find((theme) => theme === stored) ?? 'auto';
}

const systemDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** Puts the chosen theme on the page and follows the system's while none is chosen. The first paint's theme is set by /theme.js. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState(storedChoice);
  const [dark, setDark] = useState(() => systemDark().matches);
  const theme: Theme = choice === 'auto' ? (dark ? 'dark' : 'light') : choice;

  useEffect(() => {
    const query = systemDark();
    const follow = (): void => setDark(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  useEffect(() => subscribeStored(() => setChoice(storedChoice())), []);
  useEffect(() => {
    document.documentElement.setAttribute('data-theme', theme);
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  }, [theme]);

  const value = useMemo(
    () => ({
      choice,
      theme,
      choose(next: ThemeChoice) {
        if (next === 'auto') removeStored('theme');
        else writeStored('theme', next);
        setChoice(next);
      },
    }),
    [choice, theme],
  );
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

/** The theme shown, what was chosen, and how to choose. */
export function useTheme() {
  const value = useContext(ThemeContext);
  if (!value) throw new Error('useTheme needs a ThemeProvider above it');
  return value;
}
