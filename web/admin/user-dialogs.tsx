import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/contract/account.ts';
import { SignUpForm } from '../forms/sign-up-form.tsx';
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx';
import screen from './screen.module.css';
import { useDeleteUser, useResetTwoStep, useSetStatus } from './use-change-user.ts';

/** Asks before a user is banned. */
export function BanDialog({ user, onClose }: { user: User | undefined; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const setStatus = useSetStatus();
  return (
    <ConfirmDialog
      open={user !== undefined}
      title={t('confirmBan')}
      text={t('confirmBanText', { name: user?.full_name ?? '' })}
      confirmLabel={t('ban')}
      danger
      busy={setStatus.isPending}
      onConfirm={() => user && setStatus.mutate({ user, status: 'banned' }, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}

/** Asks before a user's two-step login is ended: who asks for that should be known. */
export function ResetTwoStepDialog({ user, onClose }: { user: User | undefined; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const reset = useResetTwoStep();
  return (
    <ConfirmDialog
      open={user !== undefined}
      title={t('confirmTwoStepReset')}
      text={
        <div className={screen.paragraphs}>
          <p>{t('confirmTwoStepResetText', { name: user?.full_name ?? '', email: user?.email ?? '' })}</p>
          <p>{t('confirmTwoStepResetWho')}</p>
        </div>
      }
      confirmLabel={t('confirmTwoStepResetYes')}
      danger
      busy={reset.isPending}
      onConfirm={() => user && reset.mutate(user, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}

/** Asks before a user is deleted; `onDeleted` runs once they are. */
export function DeleteDialog({ user, onClose, onDeleted }: { user: User | undefined; onClose: () => void; onDeleted?: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const remove = useDeleteUser();
  return (
    <ConfirmDialog
      open={user !== undefined}
      title={t('confirmDeletion')}
      text={
        <div className={screen.paragraphs}>
          <p>{t('confirmDeletionText')}</p>
          <p>{t('confirmDeletionWho', { name: user?.full_name ?? '', email: user?.email ?? '' })}</p>
        </div>
      }
      confirmLabel={t('common:delete')}
      danger
      busy={remove.isPending}
      onConfirm={() => user && remove.mutate(user, { onSuccess: () => onDeleted?.(), onSettled: onClose })}
      onCancel={onClose}
    />
  );
}

/** The sign-up form, for somebody else. */
export function AddUserDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  return (
    <Dialog open={open} onClose={onClose} title={t('addUser')}>
      <SignUpForm
        doneText={t('userAdded')}
        onDone={() => {
          onClose();
          for (const key of ['users', 'overview']) void client.invalidateQueries({ queryKey: [key] });
        }}
      />
    </Dialog>
  );
}
