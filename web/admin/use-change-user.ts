import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/contract/account.ts';
import type { UserStatus } from '../../api/contract/values.ts';
import { call } from '../remote/call.ts';
import { useErrorText } from '../remote/use-error-text.ts';
import { useToast } from '../ui/toast.tsx';

type Someone = Pick<User, 'id' | 'full_name'>;

/** Sets a user's status and tells how it went. */
export function useSetStatus() {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ user, status }: { user: Someone; status: UserStatus }) =>
      call('setStatus', { params: { id: String(user.id) }, body: { status } }),
    onSuccess: (_, { user, status }) => toast.success(t(status === 'banned' ? 'userBanned' : 'userActivated', { name: user.full_name })),
    onError: (error) => toast.error(errorText(error, t('statusFailed'))),
    onSettled: (_, __, { user }) =>
      Promise.all([client.invalidateQueries({ queryKey: ['users'] }), client.invalidateQueries({ queryKey: ['user', user.id] })]),
  });
}

/** Ends a user's two-step login and tells how it went. */
export function useResetTwoStep() {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (user: Someone) => call('resetTwoStep', { params: { id: String(user.id) } }),
    onSuccess: (_, user) => toast.success(t('twoStepReset', { name: user.full_name })),
    onError: (error) => toast.error(errorText(error, t('twoStepResetFailed'))),
    onSettled: (_, __, user) => client.invalidateQueries({ queryKey: ['twoStep', user.id] }),
  });
}

/** Deletes a user and tells how it went. */
export function useDeleteUser() {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (user: Someone) => call('deleteUser', { params: { id: String(user.id) } }),
    onSuccess: (_, user) => {
      toast.success(t('userDeleted', { name: user.full_name }));
      client.removeQueries({ queryKey: ['user', user.id] });
    },
    onError: (error) => toast.error(errorText(error, t('deleteFailed'))),
    onSettled: () => Promise.all(['users', 'overview', 'feedback', 'requests'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}
