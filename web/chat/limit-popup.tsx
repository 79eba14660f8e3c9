import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Told once a guest's free questions are used up; the guide on the device has answered meanwhile. */
export function LimitPopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('limitTitle')}
      description={t('limitText')}
      width="narrow"
      actions={
        <>
          <Button onClick={onClose}>{t('limitGuide')}</Button>
          <ButtonLink look="act" to="/login">
            {t('limitButton')}
          </ButtonLink>
        </>
      }
    />
  );
}
