import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './toast.module.css';

export type ToastKind = 'success' | 'warn' | 'error';
interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
}

/** How to tell somebody something in passing. Each call shows one text; the same text again only shows longer. */
export interface Toasts {
  success: (text: string) => void;
  warn: (text: string) => void;
  error: (text: string) => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);
const SHOWN_MS: Record<ToastKind, number> = { success: 5_000, warn: 8_000, error: 10_000 };
const ICONS = { success: CircleCheck, warn: TriangleAlert, error: CircleAlert } as const;

/** Shows toasts over the page and reads them out: faults at once, the rest when the reader pauses. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);

  const show = useCallback((kind: ToastKind, text: string) => {
    lastId.current += 1;
    // One at a time: what comes takes the place of what was there.
    setToasts([{ id: lastId.current, kind, text }]);
  }, []);
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const value = useMemo<Toasts>(
    () => ({
      success: (text) => show('success', text),
      warn: (text) => show('warn', text),
      error: (text) => show('error', text),
    }),
    [show],
  );

  // The regions stand in the page from the start: a reader announces only what changes in a region it knows.
  // Their aria-live is spelt out because an open dialog hides whatever lacks it.
  const region = (urgent: boolean) => (
    <div role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="false" className={styles.list}>
      {toasts
        .filter(({ kind }) => (kind === 'error') === urgent)
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDone={remove} />
        ))}
    </div>
  );
  return (
    <ToastContext value={value}>
      {children}
      <section className={styles.region} aria-label={t('notifications')}>
        {region(true)}
        {region(false)}
      </section>
    </ToastContext>
  );
}

function ToastCard({ toast, onDone }: { toast: Toast; onDone: (id: number) => void }) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const { id, kind } = toast;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onDone(id), SHOWN_MS[kind]);
    return () => clearTimeout(timer);
  }, [held, id, kind, onDone]);
  const Icon = ICONS[kind];
  return (
    // Holding the pointer or the focus on it keeps it there.
    // biome-ignore lint/a11y/noStaticElementInteractions: only pauses its own clock
    <div
      data-toast
      className={classNames(styles.toast, styles[kind])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={24} aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>{toast.text}</p>
      <IconButton label={t('close')} className={styles.close} onClick={() => onDone(id)}>
        <X size={22} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

export function useToast(): Toasts {
  const value = useContext(ToastContext);
  if (!value) throw new Error('useToast needs a ToastProvider above it');
  return value;
}
