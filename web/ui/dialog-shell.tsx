// The dialog itself, over Radix; fetched when the first one opens, so that no first paint waits for it.
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from './back-closes.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog.tsx';

/** A dialog that keeps the focus (first on what is marked `data-autofocus`, else on itself), gives it back, and locks the page behind it. */
export function DialogShell({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  place = 'center',
  width = 'normal',
  lead,
  tools,
}: DialogProps) {
  const { t } = useTranslation();
  const opener = useRef<Element>(null);
  useBackCloses(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={classNames(styles.overlay, styles[place])}>
          <Radix.Content
            className={classNames(styles.content, styles[width])}
            onInteractOutside={(event) => {
              // A tap on a toast, which may be gone by now, is not a tap beside the dialog.
              if (event.target instanceof Element && event.target.closest('[data-toast]')) event.preventDefault();
            }}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              event.preventDefault();
              const content = event.currentTarget as HTMLElement;
              (content.querySelector<HTMLElement>('[data-autofocus]') ?? content).focus();
            }}
            onCloseAutoFocus={(event) => {
              // Radix gives the focus back only to a trigger of its own.
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <header className={styles.head}>
              {lead}
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {tools}
              <Radix.Close asChild>
                <IconButton label={t('close')}>
                  <X size={24} aria-hidden="true" />
                </IconButton>
              </Radix.Close>
            </header>
            {(description || children) && (
              <div className={styles.body}>
                {description && (
                  <Radix.Description asChild>
                    <div className={styles.description}>{description}</div>
                  </Radix.Description>
                )}
                {children}
              </div>
            )}
            {actions && <footer className={styles.actions}>{actions}</footer>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
