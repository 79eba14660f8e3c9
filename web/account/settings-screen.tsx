import { BrainCircuit, HardDriveDownload, KeyRound, ShieldCheck, SlidersHorizontal, SquarePen, Trash2, Users } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { ModelsPanelLater } from '../forms/models-panel-later.tsx';
import { StoragePanelLater } from '../forms/storage-panel-later.tsx';
import { isAlone, platform } from '../platform/platform.ts';
import { useStoredUserId } from '../platform/use-stored.ts';
import { Queries } from '../remote/queries.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { type Tab, Tabs } from '../ui/tabs.tsx';
import { AccountTab } from './account-tab.tsx';
import { EditProfileTab } from './edit-profile-tab.tsx';
import { OpenRequestTab } from './open-request-tab.tsx';
import { PeopleTabLater } from './people-tab-later.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import styles from './settings.module.css';
import { UpdatePasswordTab } from './update-password-tab.tsx';

const TABS = ['preferences', 'profile', 'models', 'request', 'account', 'password', 'people', 'device'] as const;
type TabName = (typeof TABS)[number];

/** Without an account there are still preferences, the right to have one's data deleted, and what this device keeps. */
const FOR_GUESTS: ReadonlySet<TabName> = new Set(['preferences', 'request', 'people', 'device']);

/** Where each tab lives beside the chat; the others have no address of their own there. */
const IN_CHAT: Readonly<Record<TabName, string>> = {
  preferences: '/settingspage',
  profile: '/chatbot/editprofile',
  models: '/settingspage?tab=models',
  request: '/chatbot/openrequest',
  password: '/chatbot/updatepassword',
  account: '/settingspage?tab=account',
  people: '/settingspage?tab=people',
  device: '/settingspage?tab=device',
};

function Settings({ tab, onTab }: { tab: TabName; onTab: (tab: TabName) => void }) {
  const { t } = useTranslation('account');
  const userId = useStoredUserId();
  // A ref, since the login is gone before a state would have come through.
  const leaveTo = useRef('/login');
  const leave = (path: string): void => {
    leaveTo.current = path;
  };
  if (userId === null && !FOR_GUESTS.has(tab)) return <Navigate to={leaveTo.current} replace />;
  const icon = { size: 20, 'aria-hidden': true } as const;
  const tabs: Record<TabName, Tab> = {
    preferences: {
      value: 'preferences',
      label: t('preferences'),
      icon: <SlidersHorizontal {...icon} />,
      content: <PreferencesTab />,
    },
    profile: { value: 'profile', label: t('tabProfile'), icon: <SquarePen {...icon} />, content: <EditProfileTab /> },
    models: {
      value: 'models',
      label: t('tabModels'),
      icon: <BrainCircuit {...icon} />,
      content: (
        <Card>
          <ModelsPanelLater />
        </Card>
      ),
    },
    request: { value: 'request', label: t('tabRequest'), icon: <Trash2 {...icon} />, content: <OpenRequestTab /> },
    account: { value: 'account', label: t('tabAccount'), icon: <ShieldCheck {...icon} />, content: <AccountTab onLeave={leave} /> },
    password: { value: 'password', label: t('tabPassword'), icon: <KeyRound {...icon} />, content: <UpdatePasswordTab /> },
    people: { value: 'people', label: t('tabPeople'), icon: <Users {...icon} />, content: <PeopleTabLater /> },
    device: {
      value: 'device',
      label: t('tabDevice'),
      icon: <HardDriveDownload {...icon} />,
      content: (
        <Card>
          <StoragePanelLater />
        </Card>
      ),
    },
  };
  const shown = TABS.filter((name) => {
    // One browser is one person's.
    if (name === 'people' && !platform.people) return false;
    if (userId === null) return FOR_GUESTS.has(name);
    // The user of this computer alone has no password, and sets its models up.
    if (name === 'models') return isAlone;
    return name !== 'password' || !isAlone;
  });
  return (
    <Queries>
      <PageTitle page={tabs[tab].label} />
      <header className={styles.head}>
        <ButtonLink to="/chatbot">{t('backToChat')}</ButtonLink>
        <h1>{t('settings')}</h1>
      </header>
      <Tabs
        key={userId}
        label={t('settingsTabs')}
        tabs={shown.map((name) => tabs[name])}
        value={tab}
        onChange={(value) => onTab(value as TabName)}
      />
    </Queries>
  );
}

/** The settings as a page of their own. */
export function SettingsScreen() {
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find((name) => name === query.get('tab')) ?? 'preferences';
  return (
    <Page>
      <Settings tab={tab} onTab={(next) => setQuery(next === 'preferences' ? {} : { tab: next }, { replace: true })} />
    </Page>
  );
}

function InChat({ tab }: { tab: TabName }) {
  const navigate = useNavigate();
  return (
    <div className={styles.inFrame}>
      <Settings tab={tab} onTab={(next) => void navigate(IN_CHAT[next])} />
    </div>
  );
}

export const EditProfileScreen = () => <InChat tab="profile" />;
export const UpdatePasswordScreen = () => <InChat tab="password" />;
export const OpenRequestScreen = () => <InChat tab="request" />;
