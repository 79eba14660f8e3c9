import { lazy, type ReactNode, type SubmitEvent, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
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
  /**
   * `center` stands in the middle; `sheet` rises from below on a phone and comes in from the side on a desk; `tool` does so too, fills a
   * phone, and leaves the scrolling to what is in it.
   */
  place?: 'center' | 'sheet' | 'tool';
  /** Before the title: the way back to where it came from. */
  lead?: ReactNode;
  /** Between title and cross. */
  tools?: ReactNode;
  width?: 'narrow' | 'normal' | 'broad';
}

/** Fetches the dialog's code ahead of the first one. */
export const readyDialogs = (): Promise<unknown> => import('./dialog-shell.tsx');

const DialogShell = lazy(() => import('./dialog-shell.tsx').then((file) => ({ default: file.DialogShell })));

/** A dialog that keeps the focus (first on what is marked `data-autofocus`, else on itself), gives it back, and locks the page behind it. */
export function Dialog(props: DialogProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return used ? (
    <Suspense fallback={null}>
      <DialogShell {...props} />
    </Suspense>
  ) : null;
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
