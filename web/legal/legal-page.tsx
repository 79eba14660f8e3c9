import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import styles from './legal.module.css';

export interface LegalSection {
  title: string;
  /** Paragraphs separated by blank lines. */
  text: string;
}

/** A legal text: its date, a table of contents, numbered sections. */
export function LegalPage({
  title,
  effective,
  intro,
  sections,
}: {
  title: string;
  effective: string;
  intro: string;
  sections: readonly LegalSection[];
}) {
  const { t } = useTranslation(['legal', 'common']);
  return (
    <Page
      aside={
        <ButtonLink look="act" to="/chatbot">
          {t('common:myAccount')}
        </ButtonLink>
      }
    >
      <PageTitle page={title} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.effective}>{effective}</p>
        <p>{intro}</p>
      </header>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={t('contents')}>
          <ol>
            {sections.map((section, index) => (
              <li key={section.title}>
                <a href={`#s${index + 1}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {sections.map((section, index) => (
            <section key={section.title} id={`s${index + 1}`} aria-labelledby={`s${index + 1}-title`}>
              <h2 id={`s${index + 1}-title`}>
                {index + 1}. {section.title}
              </h2>
              {section.text.split('\n\n').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
