import { ImagePlus, Trash2, UserRound } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/contract/account.ts';
import { PHOTO_MAX_BYTES } from '../../api/contract/values.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './photo-field.module.css';
import { useObjectUrl, useUserPhoto } from './use-user-photo.ts';

/** What becomes of the photo when the form is saved: nothing, another one, or none. */
export type PhotoChange = undefined | File | 'remove';

/** Shows a user's photo and takes another one. Needs `Queries` above it, and the texts of `account`. */
export function PhotoField({
  user,
  change,
  onChange,
}: {
  user: Pick<User, 'id' | 'image' | 'full_name'>;
  change: PhotoChange;
  onChange: (change: PhotoChange) => void;
}) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const kept = useUserPhoto(user);
  const chosen = useObjectUrl(change instanceof File ? change : undefined);
  const shown = chosen ?? (change === 'remove' ? undefined : kept);
  const pick = (file: File | undefined): void => {
    if (!file) return;
    if (file.size > PHOTO_MAX_BYTES) toast.warn(t('photoTooLarge'));
    else onChange(file);
  };
  return (
    <fieldset className={styles.photo}>
      <legend className={styles.legend}>{t('photo')}</legend>
      <div className={styles.face}>
        {shown ? <img src={shown} alt={user.full_name} /> : <UserRound size={44} role="img" aria-label={t('noPhoto')} />}
      </div>
      <div className={styles.actions}>
        <input
          ref={input}
          id={id}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={t('choosePhoto')}
          accept="image/jpeg,image/png,image/gif"
          onChange={(event) => {
            pick(event.target.files?.[0]);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
        <Button icon={<ImagePlus size={20} aria-hidden="true" />} aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
          {t('choosePhoto')}
        </Button>
        {shown && (
          <Button
            look="quiet"
            icon={<Trash2 size={20} aria-hidden="true" />}
            onClick={() => onChange(user.image === null ? undefined : 'remove')}
          >
            {t('removePhoto')}
          </Button>
        )}
        <p id={`${id}-hint`} className={styles.hint}>
          {t('photoHint')}
        </p>
      </div>
    </fieldset>
  );
}

/** Puts a photo's change into a profile form. */
export function putPhoto(form: FormData, change: PhotoChange): void {
  if (change === 'remove') form.set('removeImage', 'true');
  else if (change) form.set('image', change, 'photo.jpg');
}
