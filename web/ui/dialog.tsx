import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type SubmitEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { TextArea } from './text-field.tsx';

export interface DialogProps {
  open: boolean;
  /** Called when it is closed by Escape, by a tap beside it or by its cross. */
  onClose: () => void;
  title: string;
  /** A sentence under the title, read out when it opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons along the lower edge, the acting one last. */
  actions?: ReactNode;
  /** `center` stands in the middle; `sheet` rises from below on a phone and comes in from the side on a desk. */
  place?: 'center' | 'sheet';
  width?: 'narrow' | 'normal' | 'broad';
}

/** A dialog that keeps the focus (first on what is marked `data-autofocus`, else on itself), gives it back, and locks the page behind it. */
export function Dialog({ open, onClose, title, description, children, actions, place = 'center', width = 'normal' }: DialogProps) {
  const { t } = useTranslation();
  const opener = useRef<Element>(null);
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
              <Radix.Title className={styles.title}>{title}</Radix.Title>
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

/** A dialog at the edge, for what is read beside the page: references, filters, a job card. */
export function Sheet(props: Omit<DialogProps, 'place' | 'width'>) {
  return <Dialog {...props} place="sheet" />;
}

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Something is destroyed: the button is red. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ open, title, text, confirmLabel, cancelLabel, danger, busy, onConfirm, onCancel }: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={text}
      width="narrow"
      actions={
        <>
          <Button data-autofocus onClick={onCancel}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button look={danger ? 'danger' : 'act'} busy={busy ?? false} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}

export interface PromptDialogProps {
  open: boolean;
  title: string;
  /** The question above the text box. */
  label: string;
  submitLabel?: string;
  /** An empty text may be sent. */
  mayBeEmpty?: boolean;
  maxLength?: number;
  initial?: string;
  busy?: boolean;
  onSubmit: (text: string) => void;
  onCancel: () => void;
}

/** Asks for a few words; gives them back trimmed. */
export function PromptDialog({
  open,
  title,
  label,
  submitLabel,
  mayBeEmpty,
  maxLength = 2000,
  initial = '',
  busy,
  onSubmit,
  onCancel,
}: PromptDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    // A form in a portal still submits through the React tree.
    event.stopPropagation();
    const text = area.current?.value.trim() ?? '';
    if (text || mayBeEmpty) onSubmit(text);
    else area.current?.focus();
  };
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button look="act" type="submit" form={form} busy={busy ?? false}>
            {submitLabel ?? t('send')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextArea data-autofocus ref={area} label={label} defaultValue={initial} rows={3} maxLength={maxLength} required={!mayBeEmpty} />
      </form>
    </Dialog>
  );
}
