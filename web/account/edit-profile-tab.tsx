import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isWebsite, loginEmailSchema, type User } from '../../api/contract/account.ts';
import formStyles from '../forms/form.module.css';
import { type PhotoChange, PhotoField, putPhoto } from '../forms/photo-field.tsx';
import { useAccountErrorText } from '../forms/use-account-error-text.ts';
import { isAlone } from '../platform/platform.ts';
import { RemoteError } from '../remote/remote-error.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmailField, PasswordField, TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { ProofLine } from './proof-line.tsx';
import styles from './settings.module.css';
import { useSaveProfile } from './use-save-profile.ts';
import { WithUser } from './with-user.tsx';

/** The form's fields, named as the call names them. */
interface Values {
  full_name: string;
  email: string;
  currentPassword: string;
  organizationName: string;
  website: string;
  numberOfElectricians: string;
  suppliesSource: string;
  address: string;
  licenseNumber: string;
  referral: string;
}

const valuesOf = (user: User): Values => ({
  full_name: user.full_name,
  email: user.email,
  currentPassword: '',
  organizationName: user.organization_name ?? '',
  website: user.website ?? '',
  numberOfElectricians: user.number_of_electricians === null ? '' : String(user.number_of_electricians),
  suppliesSource: user.supplies_source ?? '',
  address: user.address ?? '',
  licenseNumber: user.license_number ?? '',
  referral: user.referral ?? '',
});

const filled = (value: string): boolean => value.trim().length > 0;

export function EditProfileTab() {
  const { t } = useTranslation('account');
  return (
    <Card className={styles.section}>
      <h2>{t('tabProfile')}</h2>
      <WithUser>{(user) => <ProfileForm user={user} />}</WithUser>
    </Card>
  );
}

function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const errorText = useAccountErrorText();
  const saveProfile = useSaveProfile();
  const [photo, setPhoto] = useState<PhotoChange>();
  const {
    register,
    handleSubmit,
    reset,
    setError,
    watch,
    formState: { errors, isSubmitting },
  } = useForm<Values>({ defaultValues: valuesOf(user) });
  const movesAddress = watch('email').trim().toLowerCase() !== user.email.toLowerCase();

  const submit = handleSubmit(async (values) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) if (name !== 'currentPassword' || movesAddress) form.set(name, value.trim());
    if (movesAddress) form.set('currentPassword', values.currentPassword);
    putPhoto(form, photo);
    try {
      reset(valuesOf(await saveProfile(user.id, form)));
      setPhoto(undefined);
      toast.success(t('profileDone'));
    } catch (error) {
      const text = errorText(error, t('profileFailed'), t('profileError'));
      const code = error instanceof RemoteError ? error.code : undefined;
      if (code === 'EMAIL_TAKEN') setError('email', { message: text }, { shouldFocus: true });
      else if (code === 'WRONG_PASSWORD') setError('currentPassword', { message: text }, { shouldFocus: true });
      else toast.error(text);
    }
  });

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <ProofLine user={user} />
      <PhotoField user={user} change={photo} onChange={setPhoto} />
      <div className={styles.pair}>
        <TextField
          label={t('name')}
          autoComplete="name"
          required
          maxLength={120}
          error={errors.full_name && t('fieldMissing')}
          {...register('full_name', { validate: filled })}
        />
        {!isAlone && (
          <EmailField
            label={t('email')}
            required
            error={errors.email && (errors.email.message || t('faultEmail'))}
            {...register('email', { validate: (value) => loginEmailSchema.safeParse(value).success })}
          />
        )}
      </div>
      {movesAddress && (
        <PasswordField
          label={t('emailPassword')}
          hint={t('emailPasswordHint')}
          required
          error={errors.currentPassword && (errors.currentPassword.message || t('passwordMissing'))}
          {...register('currentPassword', { validate: (value) => value.length > 0 })}
        />
      )}
      <div className={styles.pair}>
        <TextField label={t('organizationName')} autoComplete="organization" maxLength={160} {...register('organizationName')} />
        <TextField
          label={t('website')}
          hint={t('websiteHint')}
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          error={errors.website && t('faultWebsite')}
          {...register('website', { validate: (value) => !filled(value) || isWebsite(value.trim()) })}
        />
        <TextField
          label={t('numberOfElectricians')}
          inputMode="numeric"
          maxLength={6}
          error={errors.numberOfElectricians && t('faultNumber')}
          {...register('numberOfElectricians', { validate: (value) => /^\d{0,6}$/.test(value.trim()) })}
        />
        <TextField label={t('suppliesSource')} maxLength={160} {...register('suppliesSource')} />
        <TextField label={t('address')} autoComplete="street-address" maxLength={300} {...register('address')} />
        <TextField label={t('licenseNumber')} maxLength={80} {...register('licenseNumber')} />
        <TextField label={t('referral')} maxLength={120} {...register('referral')} />
      </div>
      <div className={styles.buttons}>
        <Button look="act" size="large" type="submit" busy={isSubmitting}>
          {isSubmitting ? t('saving') : t('save')}
        </Button>
        <ButtonLink size="large" to="/chatbot">
          {t('backToChat')}
        </ButtonLink>
      </div>
    </form>
  );
}
