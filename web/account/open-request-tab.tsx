import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emailSchema } from '../../api/contract/account.ts';
import formStyles from '../forms/form.module.css';
import { useAccountErrorText } from '../forms/use-account-error-text.ts';
import { isAlone } from '../platform/platform.ts';
import { call } from '../remote/call.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmailField, TextArea } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './settings.module.css';

interface Values {
  email: string;
  reason: string;
}

const EMPTY: Values = { email: '', reason: '' };

/** What lies on this computer alone is nobody else's to delete. */
function NothingToRequest() {
  const { t } = useTranslation('account');
  return (
    <Card className={styles.section}>
      <h2>{t('requestTitle')}</h2>
      <p>{t('requestAlone')}</p>
      <ButtonLink to="/settingspage?tab=account">{t('tabAccount')}</ButtonLink>
    </Card>
  );
}

export const OpenRequestTab = () => (isAlone ? <NothingToRequest /> : <RequestForm />);

function RequestForm() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const errorText = useAccountErrorText();
  const {
    register,
    handleSubmit,
    reset,
    formState: { errors, isSubmitting },
  } = useForm<Values>({ defaultValues: EMPTY });

  const submit = handleSubmit(async ({ email, reason }) => {
    try {
      await call('requestDeletion', { body: { email: email.trim(), reason } });
      reset(EMPTY);
      toast.success(t('requestDone'));
    } catch (error) {
      toast.error(errorText(error, t('requestFailed')));
    }
  });

  return (
    <Card className={styles.section}>
      <h2>{t('requestTitle')}</h2>
      <p>{t('requestText')}</p>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <EmailField
          label={t('email')}
          required
          error={errors.email && t('faultEmail')}
          {...register('email', { validate: (value) => emailSchema.safeParse(value).success })}
        />
        <TextArea
          label={t('reason')}
          rows={4}
          required
          maxLength={2000}
          error={errors.reason && t('fieldMissing')}
          {...register('reason', { validate: (value) => value.trim().length > 0 })}
        />
        <Button look="act" size="large" type="submit" busy={isSubmitting}>
          {isSubmitting ? t('sending') : t('sendRequest')}
        </Button>
      </form>
    </Card>
  );
}
