import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Told once a guest's free questions are used up. */
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
        <ButtonLink look="act" to="/login">
          {t('limitButton')}
        </ButtonLink>
      }
    />
  );
}
