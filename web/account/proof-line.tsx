import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/contract/account.ts';
import { useAccountErrorText } from '../forms/use-account-error-text.ts';
import { call } from '../remote/call.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './settings.module.css';

/** Which address waits until its owner opens the link that was mailed to it, and the link again; nothing where none does. */
export function ProofLine({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const errorText = useAccountErrorText();
  const [sending, setSending] = useState(false);
  const text =
    user.new_email !== undefined
      ? t('proofOfNew', { email: user.new_email })
      : user.email_proved
        ? undefined
        : t('proofOfOwn', { email: user.email });
  if (text === undefined) return null;

  const sendAgain = async (): Promise<void> => {
    setSending(true);
    try {
      await call('sendProof');
      toast.success(t('proofSent'));
    } catch (error) {
      toast.error(errorText(error, t('forgotFailed')));
    }
    setSending(false);
  };
  return (
    <div className={styles.proof}>
      <p>{text}</p>
      <Button busy={sending} onClick={() => void sendAgain()}>
        {sending ? t('sending') : t('sendAgain')}
      </Button>
    </div>
  );
}
