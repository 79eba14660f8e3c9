// Writing to support from a computer that works alone: its user's own mail program sends the letter.
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MESSAGE_MAX } from '../../api/contract/values.ts';
import formStyles from '../forms/form.module.css';
import { platform } from '../platform/platform.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { mailtoOf } from './letter.ts';
import styles from './settings.module.css';

export function AloneLetter({ to }: { to: string }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [query] = useSearchParams();
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<{ message: string }>({ defaultValues: { message: query.get('message') ?? '' } });

  const copy = handleSubmit(async ({ message }) => {
    try {
      await platform.copyText(message.trim());
      toast.success(t('letterCopied', { to }));
    } catch {
      toast.error(t('letterNotCopied'));
    }
  });
  const write = handleSubmit(async ({ message }) => {
    const { address, isWhole } = mailtoOf({ to, subject: t('letterSubject'), text: message.trim() });
    if (!isWhole) await copy();
    platform.openOutside(address);
    if (isWhole) toast.success(t('letterOpened'));
  });

  return (
    <form className={formStyles.form} onSubmit={write} noValidate aria-labelledby="contact-title">
      <h2 id="contact-title">{t('contactFormTitle')}</h2>
      <p>{t('letterAlone', { to })}</p>
      <TextArea
        label={t('message')}
        rows={8}
        required
        maxLength={MESSAGE_MAX}
        error={errors.message && t('fieldMissing')}
        {...register('message', { validate: (value) => value.trim().length > 0 })}
      />
      <div className={styles.buttons}>
        <Button look="act" size="large" type="submit">
          {t('letterOpen')}
        </Button>
        <Button size="large" onClick={() => void copy()}>
          {t('letterCopy')}
        </Button>
      </div>
    </form>
  );
}
