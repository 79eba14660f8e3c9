import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TwoStepSecret } from '../../api/contract/account.ts';
import formStyles from '../forms/form.module.css';
import { useAccountErrorText } from '../forms/use-account-error-text.ts';
import { platform } from '../platform/platform.ts';
import { useStoredUserId } from '../platform/use-stored.ts';
import { call } from '../remote/call.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PasswordField, TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './settings.module.css';

/** Where the reader is: asked for the password to turn it on or off, shown the secret, or shown the recovery codes. */
type Step =
  | { at: 'start' }
  | { at: 'password'; turnOn: boolean }
  | { at: 'scan'; secret: TwoStepSecret }
  | { at: 'codes'; codes: string[] };

export function TwoStepSection() {
  const { t } = useTranslation(['account', 'common']);
  const toast = useToast();
  const errorText = useAccountErrorText();
  const queries = useQueryClient();
  const queryKey = ['two-step', useStoredUserId()];
  const state = useQuery({ queryKey, queryFn: ({ signal }) => call('twoStep', {}, { signal }) });
  const [step, setStep] = useState<Step>({ at: 'start' });
  const [busy, setBusy] = useState(false);
  const isOn = state.data?.on ?? false;

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast.error(errorText(error, t('twoStepFailed'), t('twoStepFailed')));
    }
    setBusy(false);
  };
  const givePassword = (password: string, turnOn: boolean): Promise<void> =>
    attempt(async () => {
      if (turnOn) {
        setStep({ at: 'scan', secret: await call('startTwoStep', { body: { password } }) });
        return;
      }
      await call('endTwoStep', { body: { password } });
      toast.success(t('twoStepOff'));
      setStep({ at: 'start' });
      await queries.invalidateQueries({ queryKey });
    });
  const giveCode = (code: string): Promise<void> =>
    attempt(async () => {
      const { recoveryCodes } = await call('confirmTwoStep', { body: { code } });
      setStep({ at: 'codes', codes: recoveryCodes });
      await queries.invalidateQueries({ queryKey });
    });
  const copyCodes = (codes: readonly string[]): Promise<void> =>
    platform.copyText(codes.join('\n')).then(
      () => toast.success(t('codesCopied')),
      () => undefined,
    );
  const stop = (
    <Button onClick={() => setStep({ at: 'start' })} busy={busy}>
      {t('common:cancel')}
    </Button>
  );

  if (!state.data) return null;
  return (
    <Card className={styles.section}>
      <h2>{t('twoStepTitle')}</h2>
      <p>{isOn ? t('twoStepOnText', { count: state.data.recoveryCodesLeft }) : t('twoStepOffText')}</p>
      {step.at === 'start' && (
        <Button onClick={() => setStep({ at: 'password', turnOn: !isOn })}>{isOn ? t('twoStepEnd') : t('twoStepStart')}</Button>
      )}
      {step.at === 'password' && (
        <OneField
          key="password"
          password
          label={t('password')}
          hint={t('twoStepPassword')}
          button={t('continueButton')}
          busy={busy}
          beside={stop}
          onSubmit={(password) => void givePassword(password, step.turnOn)}
        />
      )}
      {step.at === 'scan' && (
        <>
          <p>{t('twoStepScan')}</p>
          <QrCode text={step.secret.address} label={t('twoStepQr')} />
          <p>
            {t('twoStepKey')}: <strong className={styles.key}>{step.secret.secret}</strong>
          </p>
          <OneField
            key="code"
            label={t('codeLabel')}
            button={t('twoStepConfirm')}
            busy={busy}
            beside={stop}
            onSubmit={(code) => void giveCode(code)}
          />
        </>
      )}
      {step.at === 'codes' && (
        <>
          <h3>{t('twoStepCodes')}</h3>
          <p>{t('twoStepCodesText')}</p>
          <ol className={styles.codes}>
            {step.codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
          <div className={styles.buttons}>
            <Button onClick={() => void copyCodes(step.codes)}>{t('copyCodes')}</Button>
            <Button look="act" onClick={() => setStep({ at: 'start' })}>
              {t('twoStepCodesKept')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

interface OneFieldProps {
  label: string;
  hint?: string;
  password?: boolean;
  button: string;
  busy: boolean;
  beside: ReactNode;
  onSubmit: (value: string) => void;
}

function OneField({ label, hint, password, button, busy, beside, onSubmit }: OneFieldProps) {
  const [value, setValue] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (value.trim() !== '') onSubmit(value);
  };
  const field = {
    label,
    hint,
    value,
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value),
  };
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      {password ? <PasswordField {...field} /> : <TextField {...field} inputMode="numeric" autoComplete="one-time-code" maxLength={40} />}
      <div className={styles.buttons}>
        {beside}
        <Button look="act" type="submit" busy={busy}>
          {button}
        </Button>
      </div>
    </form>
  );
}
