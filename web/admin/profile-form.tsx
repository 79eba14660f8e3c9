import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/contract/account.ts';
import { type PhotoChange, PhotoField, putPhoto } from '../forms/photo-field.tsx';
import { storedUserId, writeStored } from '../platform/stored-keys.ts';
import { call } from '../remote/call.ts';
import { RemoteError } from '../remote/remote-error.ts';
import { useErrorText } from '../remote/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { EmailField, PasswordField, TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './profile-form.module.css';

interface Values {
  full_name: string;
  email: string;
  phone_number: string;
  address: string;
  licenseNumber: string;
  organizationName: string;
  currentPassword: string;
}

interface ProfileFormProps {
  readonly user: User;
  /** Also license number and organization. */
  readonly withTrade?: boolean;
  /** Required fields carry a star in their label. */
  readonly starred?: boolean;
  readonly saveLabel: string;
  readonly savingLabel: string;
  readonly onSaved: (user: User) => void;
  /** Buttons before the one that saves. */
  readonly before?: ReactNode;
}

/** Changes a user's profile and photo. One's own new email asks for the password. */
export function ProfileForm({ user, withTrade, starred, saveLabel, savingLabel, onSaved, before }: ProfileFormProps) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const isOwn = storedUserId() === user.id;
  const [photo, setPhoto] = useState<PhotoChange>();
  const [saving, setSaving] = useState(false);
  const { register, handleSubmit, formState, watch, setError, setFocus } = useForm<Values>({
    defaultValues: {
      full_name: user.full_name,
      email: user.email,
      phone_number: user.phone_number ?? '',
      address: user.address ?? '',
      licenseNumber: user.license_number ?? '',
      organizationName: user.organization_name ?? '',
      currentPassword: '',
    },
  });
  const { errors } = formState;
  const movesAddress = isOwn && watch('email').trim().toLowerCase() !== user.email.toLowerCase();
  const required = {
    validate: (text: string) => text.trim() !== '' || t('fieldMissing'),
  };
  const label = (text: string): string => (starred ? `${text} *` : text);

  const submit = handleSubmit(async (values) => {
    if (saving) return;
    const body = new FormData();
    const { licenseNumber, organizationName, currentPassword, ...rest } = values;
    for (const [name, text] of Object.entries(withTrade ? { ...rest, licenseNumber, organizationName } : rest))
      body.append(name, text.trim());
    if (movesAddress) body.append('currentPassword', currentPassword);
    putPhoto(body, photo);
    setSaving(true);
    try {
      const { data } = await call('editProfile', { params: { id: String(user.id) }, body });
      toast.success(t('profileUpdated'));
      if (isOwn) writeStored('user_name', data.full_name);
      client.setQueryData(['user', data.id], data);
      void client.invalidateQueries({ queryKey: ['users'] });
      onSaved(data);
    } catch (error) {
      const text = errorText(error, t('profileFailed'));
      const field = error instanceof RemoteError ? (error.code === 'WRONG_PASSWORD' ? 'currentPassword' : error.details.field) : undefined;
      if (field !== undefined && Object.hasOwn(values, field)) {
        setError(field as keyof Values, { message: text });
        setFocus(field as keyof Values);
      }
      toast.error(text);
    } finally {
      setSaving(false);
    }
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PhotoField user={user} change={photo} onChange={setPhoto} />
      <div className={styles.fields}>
        <TextField
          label={label(t('fullName'))}
          required
          autoComplete="off"
          maxLength={120}
          error={errors.full_name?.message}
          {...register('full_name', required)}
        />
        <EmailField
          label={label(t('emailAddress'))}
          required
          autoComplete="off"
          error={errors.email?.message}
          {...register('email', required)}
        />
        {movesAddress && (
          <PasswordField
            label={t('currentPassword')}
            hint={t('currentPasswordHint')}
            required
            maxLength={128}
            error={errors.currentPassword?.message}
            {...register('currentPassword', required)}
          />
        )}
        <TextField
          label={t('phoneNumber')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
          error={errors.phone_number?.message}
          {...register('phone_number')}
        />
        <TextField label={t('location')} autoComplete="off" maxLength={300} error={errors.address?.message} {...register('address')} />
        {withTrade && (
          <>
            <TextField
              label={t('licenseNumber')}
              autoComplete="off"
              maxLength={80}
              error={errors.licenseNumber?.message}
              {...register('licenseNumber')}
            />
            <TextField
              label={t('organizationName')}
              autoComplete="off"
              maxLength={160}
              error={errors.organizationName?.message}
              {...register('organizationName')}
            />
          </>
        )}
      </div>
      <div className={styles.buttons}>
        {before}
        <Button look="act" type="submit" busy={saving}>
          {saving ? savingLabel : saveLabel}
        </Button>
      </div>
    </form>
  );
}
