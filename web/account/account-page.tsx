import type { ReactNode } from 'react';
import { Page } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import styles from './account.module.css';

/** A page with one form: its title on a plate, a sentence, the form, and where else to go. */
export function AccountPage({ title, text, children, links }: { title: string; text: string; children: ReactNode; links?: ReactNode }) {
  return (
    <Page narrow>
      <PageTitle page={title} />
      <div className={styles.card}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p>{text}</p>
        </header>
        <div className={styles.body}>{children}</div>
      </div>
      {links && <div className={styles.links}>{links}</div>}
    </Page>
  );
}
