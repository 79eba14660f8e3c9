// The picture that was kept with a question: small beside it, whole when opened, and deleted from there.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deletePicture } from '../local/write-chats.ts';
import { useOwner } from '../sync/use-owner.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './kept-picture.module.css';
import { useShownPicture } from './use-shown-picture.ts';

export function KeptPicture({ messageId, picture }: { messageId: string; picture: Blob }) {
  const { t } = useTranslation('plate');
  const { t: tCommon } = useTranslation();
  const { db } = useOwner();
  const [open, setOpen] = useState(false);
  const shown = useShownPicture(picture);
  if (!shown) return null;
  return (
    <>
      <button type="button" className={styles.small} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <img src={shown} alt={t('kept')} />
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('kept')}
        description={t('keptText')}
        width="broad"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{tCommon('close')}</Button>
            <Button look="danger" onClick={() => void deletePicture(db, messageId)}>
              {t('delete')}
            </Button>
          </>
        }
      >
        <img className={styles.whole} src={shown} alt={t('kept')} />
      </Dialog>
    </>
  );
}
