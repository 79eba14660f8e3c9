// Puts a component into the page of a browser test, with the texts, the router, the theme and the toasts it stands under in the app.
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import './tokens.css';
import './base.css';
import type { Area } from '../i18n/areas.ts';
import { startI18n } from '../i18n/language.ts';
import { ThemeProvider } from './theme.tsx';
import { ToastProvider } from './toast.tsx';

/** Shows `element` at `path` in English; returns how to take it away again. */
export async function mount(element: ReactNode, { path = '/', areas = [] }: { path?: string; areas?: Area[] } = {}): Promise<() => void> {
  localStorage.setItem('language', 'en');
  await startI18n(['common', ...areas]);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <MemoryRouter initialEntries={[path]}>
      <ThemeProvider>
        <ToastProvider>{element}</ToastProvider>
      </ThemeProvider>
    </MemoryRouter>,
  );
  return () => {
    root.unmount();
    place.remove();
    localStorage.clear();
  };
}
