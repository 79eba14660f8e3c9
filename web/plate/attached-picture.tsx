// What a picture that goes with the question is there for, above the box: who looks at it, whether it is kept, and how to leave it out.
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AttachedPicture } from '../sync/send-message.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './attached-picture.module.css';
import { useShownPicture } from './use-shown-picture.ts';

export function AttachedStrip({ picture, onDetach }: { picture: AttachedPicture; onDetach: () => void }) {
  const { t } = useTranslation('plate');
  const shown = useShownPicture(picture.jpeg);
  const { seenBy, isKept } = picture;
  return (
    <div className={styles.strip}>
      {shown && <img src={shown} alt={t('pictureOf')} />}
      <p>{[seenBy === null ? '' : t('attachedShown', { name: seenBy }), isKept ? t('attachedKept') : ''].join(' ').trim()}</p>
      <IconButton label={t('detach')} onClick={onDetach}>
        <X size={22} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
