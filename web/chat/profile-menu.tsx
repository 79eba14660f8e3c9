// The menu behind the reader's name; its code comes when somebody opens it.
import { HardDriveDownload, Info, LayoutDashboard, LogIn, LogOut, Settings, Tag, UserRound, Users, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ADMIN_ID } from '../../api/contract/values.ts';
import { StoragePanelLater } from '../forms/storage-panel-later.tsx';
import { isAlone, platform } from '../platform/platform.ts';
import { useStoredUserId } from '../platform/use-stored.ts';
import { countWaiting, logOut } from '../sync/log-out.ts';
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx';
import { Menu, MenuItem, MenuLine, MenuLink, MenuMore } from '../ui/menu.tsx';
import { ProfileButton } from './profile-button.tsx';
import { keepSound, soundIsOn } from './send-sound.ts';

export function ProfileMenu() {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const userId = useStoredUserId();
  const [waiting, setWaiting] = useState(0);
  const [storage, setStorage] = useState(false);
  const [sound, setSound] = useState(soundIsOn);

  const leave = async (): Promise<void> => {
    await logOut();
    await navigate('/login');
  };
  const askToLeave = async (): Promise<void> => {
    const count = await countWaiting();
    if (count > 0) setWaiting(count);
    else await leave();
  };

  return (
    <>
      <Menu opened side="top" align="start" trigger={<ProfileButton />}>
        {userId === ADMIN_ID && (
          <MenuLink to="/dashboard" icon={<LayoutDashboard size={20} aria-hidden="true" />}>
            {t('dashboard')}
          </MenuLink>
        )}
        <MenuLink to="/settingspage" icon={<Settings size={20} aria-hidden="true" />}>
          {t('settings')}
        </MenuLink>
        <MenuLink to="/viewplans" icon={<Tag size={20} aria-hidden="true" />}>
          {t('viewPlans')}
        </MenuLink>
        <MenuMore label={t('learnMore')} icon={<Info size={20} aria-hidden="true" />}>
          <MenuLink to="/website/privacy">{t('privacyMenu')}</MenuLink>
          <MenuLink to="/website/terms">{t('termsMenu')}</MenuLink>
        </MenuMore>
        <MenuItem
          icon={sound ? <Volume2 size={20} aria-hidden="true" /> : <VolumeX size={20} aria-hidden="true" />}
          onSelect={() => setSound(keepSound(!sound))}
        >
          {sound ? t('soundOn') : t('soundOff')}
        </MenuItem>
        <MenuItem icon={<HardDriveDownload size={20} aria-hidden="true" />} onSelect={() => setStorage(true)}>
          {t('thisDevice')}
        </MenuItem>
        {(!isAlone || platform.people) && <MenuLine />}
        {platform.people && (
          <MenuItem icon={<Users size={20} aria-hidden="true" />} onSelect={() => void platform.people?.leave()}>
            {t('switchPerson')}
          </MenuItem>
        )}
        {isAlone ? null : userId === null ? (
          <>
            <MenuLink to="/login" icon={<LogIn size={20} aria-hidden="true" />}>
              {t('logIn')}
            </MenuLink>
            <MenuLink to="/signup" icon={<UserRound size={20} aria-hidden="true" />}>
              {t('signUp')}
            </MenuLink>
          </>
        ) : (
          <MenuItem icon={<LogOut size={20} aria-hidden="true" />} onSelect={() => void askToLeave()}>
            {t('logOut')}
          </MenuItem>
        )}
      </Menu>
      <Dialog open={storage} onClose={() => setStorage(false)} title={t('thisDevice')}>
        <StoragePanelLater />
      </Dialog>
      <ConfirmDialog
        open={waiting > 0}
        title={t('logoutWaitingTitle')}
        text={t('logoutWaitingText', { count: waiting })}
        confirmLabel={t('logoutAnyway')}
        danger
        onConfirm={() => void leave()}
        onCancel={() => setWaiting(0)}
      />
    </>
  );
}
