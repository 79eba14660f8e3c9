// The welcome in two steps, for a reader's first logins; for a guest once a device.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, storedUserId, writeStored } from '../platform/stored-keys.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LanguageSwitch } from '../ui/switches.tsx';

/** Shown while fewer logins than this have been counted. */
const LAST_LOGIN_SHOWN = 3;

function isDue(): boolean {
  if (readStored('SHOW_POPUP') === 'false') return false;
  if (storedUserId() === null) return readStored('welcomed') === null;
  return Number(readStored('login_count') ?? 0) <= LAST_LOGIN_SHOWN;
}

export function WelcomeDialog() {
  const { t } = useTranslation('chat');
  const [open, setOpen] = useState(isDue);
  const [step, setStep] = useState<1 | 2>(1);
  const close = (): void => {
    writeStored('SHOW_POPUP', false);
    if (storedUserId() === null) writeStored('welcomed', 'yes');
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={step === 1 ? t('welcomeTitle') : t('languageOptions')}
      description={step === 1 ? t('welcomeText') : t('languageText')}
      width="narrow"
      actions={
        step === 1 ? (
          <Button look="act" onClick={() => setStep(2)}>
            {t('welcomeNext')}
          </Button>
        ) : (
          <Button look="act" onClick={close}>
            {t('gotIt')}
          </Button>
        )
      }
    >
      {step === 2 && <LanguageSwitch />}
      <Checkbox
        label={t('doNotShow')}
        onChange={(event) => {
          if (event.target.checked) void import('../sync/skip-welcome.ts').then(({ skipWelcome }) => skipWelcome());
        }}
      />
    </Dialog>
  );
}
