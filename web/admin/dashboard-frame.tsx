// The frame around everything under /dashboard: header with the user search, sidebar, and the section beside it.
import { LogOut, Menu as MenuIcon, UserRound, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { forgetQueries, Queries } from '../remote/queries.tsx';
import { countWaiting, logOut } from '../sync/log-out.ts';
import { ButtonLink, IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Logo, LogoMark } from '../ui/logo.tsx';
import { LanguageSwitch, ThemeSwitch } from '../ui/switches.tsx';
import { useDrawer } from '../ui/use-drawer.ts';
import styles from './dashboard-frame.module.css';
import { SECTIONS, sectionOf } from './sections.ts';
import { UserSearch } from './user-search.tsx';

/** From this width on the sidebar stands beside the section; below it lies over it and closes after a pick. */
const WIDE = '(min-width: 992px)';

function LogoutButton() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(0);
  const leave = async (): Promise<void> => {
    await logOut();
    forgetQueries();
    await navigate('/login');
  };
  const askToLeave = async (): Promise<void> => {
    const count = await countWaiting();
    if (count > 0) setWaiting(count);
    else await leave();
  };
  return (
    <>
      <button type="button" className={styles.item} onClick={() => void askToLeave()}>
        <LogOut size={22} aria-hidden="true" />
        {t('logout')}
      </button>
      <ConfirmDialog
        open={waiting > 0}
        title={t('logoutWaitingTitle')}
        text={t('logoutWaitingText', { count: waiting })}
        confirmLabel={t('logout')}
        danger
        onConfirm={() => void leave()}
        onCancel={() => setWaiting(0)}
      />
    </>
  );
}

function Sidebar({ onPick }: { onPick: () => void }) {
  const { t } = useTranslation('admin');
  const active = sectionOf(useLocation().pathname);
  return (
    <>
      <nav aria-label={t('sections')}>
        <ul className={styles.items}>
          {SECTIONS.map(({ segment, to, text, Icon }) => (
            <li key={to}>
              <Link to={to} className={styles.item} aria-current={segment === active ? 'page' : undefined} onClick={onPick}>
                <Icon size={22} aria-hidden="true" />
                {t(text)}
              </Link>
            </li>
          ))}
          <li>
            <LogoutButton />
          </li>
        </ul>
      </nav>
      <div className={styles.switches}>
        <LanguageSwitch short />
        <ThemeSwitch />
      </div>
    </>
  );
}

export function DashboardFrame() {
  const { t } = useTranslation('admin');
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  const [open, setOpen] = useState(wide);
  const over = open && !wide;
  const side = useDrawer(over, () => setOpen(false));

  useEffect(() => {
    const query = matchMedia(WIDE);
    const follow = (): void => {
      setWide(query.matches);
      setOpen(query.matches);
    };
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  return (
    <Queries>
      <div className={classNames(styles.frame, open && styles.open)}>
        {over && <button type="button" className={styles.shade} aria-label={t('closeMenu')} tabIndex={-1} onClick={() => setOpen(false)} />}
        <section
          ref={side}
          className={styles.side}
          id="admin-sidebar"
          hidden={!open}
          tabIndex={-1}
          {...(over ? { role: 'dialog', 'aria-modal': true, 'aria-label': t('sections') } : { role: 'complementary' })}
        >
          <div className={styles.brand}>
            <Logo size={34} />
            {!wide && (
              <IconButton label={t('closeMenu')} onClick={() => setOpen(false)}>
                <X size={24} aria-hidden="true" />
              </IconButton>
            )}
          </div>
          <Sidebar onPick={() => !wide && setOpen(false)} />
        </section>
        <div className={styles.beside} inert={over}>
          <header className={styles.header}>
            <IconButton
              label={open ? t('closeMenu') : t('openMenu')}
              aria-expanded={open}
              aria-controls="admin-sidebar"
              onClick={() => setOpen(!open)}
            >
              <MenuIcon size={26} aria-hidden="true" />
            </IconButton>
            <Link to="/dashboard" className={styles.title}>
              {!open && <LogoMark size={30} />}
              {t('admin')}
            </Link>
            <UserSearch />
            <ButtonLink to="/dashboard/adminprofile" className={styles.profile} icon={<UserRound size={22} aria-hidden="true" />}>
              {t('adminProfile')}
            </ButtonLink>
          </header>
          <main className={styles.main} id="content" tabIndex={-1}>
            <Outlet />
          </main>
        </div>
      </div>
    </Queries>
  );
}
