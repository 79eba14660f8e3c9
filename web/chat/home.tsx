// What an empty chat offers: five questions, six calculators, the last job, the last chats.
import { useLiveQuery } from 'dexie-react-hooks';
import { Calculator, ClipboardList, MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { readShelf } from '../local/calculator-shelf.ts';
import { readJobCards } from '../local/job-cards.ts';
import { listChatIds, readChats } from '../local/read-chats.ts';
import { pageGuide } from '../sync/page-guide.ts';
import { useOwner } from '../sync/use-owner.ts';
import styles from './home.module.css';
import { chooseChat } from './use-chat.ts';

const CHATS = 3;

/** The titles of those that everybody has at first stand among the texts: the guide must not be fetched for them. */
const TITLES = {
  'conductor-size': 'calcWire',
  'voltage-drop': 'calcDrop',
  'raceway-fill': 'calcConduit',
  'box-fill': 'calcBox',
  'conduit-bend': 'calcBend',
  'motor-circuit': 'calcMotor',
} as const;
const isKnown = (id: string): id is keyof typeof TITLES => id in TITLES;

/** The favourite calculators with their titles; one that only the guide knows by name comes with the guide. */
function useFavourites(): readonly { readonly id: string; readonly title: string }[] | undefined {
  const { t } = useTranslation('chat');
  const [language] = useLanguage();
  const { db } = useOwner();
  const ids = useLiveQuery(async () => (await readShelf(db)).favourites, [db]);
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>();
  const needsGuide = ids?.some((id) => !isKnown(id)) ?? false;
  useEffect(() => {
    if (!needsGuide) return;
    pageGuide(language).then(
      (guide) =>
        setTitles(new Map(guide.list(language).flatMap((form) => [form, ...form.parts].map(({ id, title }) => [id, title] as const)))),
      // Then only those with a name of their own are shown.
      () => setTitles(new Map()),
    );
  }, [needsGuide, language]);
  return ids?.flatMap((id) => {
    const title = isKnown(id) ? t(TITLES[id]) : titles?.get(id);
    return title === undefined ? [] : [{ id, title }];
  });
}

export function Home({
  questions,
  onAsk,
  onCalculator,
}: {
  questions: readonly string[];
  onAsk: (text: string) => void;
  /** Undefined: all of them. */
  onCalculator: (id: string | undefined) => void;
}) {
  const { t } = useTranslation('chat');
  const [language] = useLanguage();
  const { db } = useOwner();
  const favourites = useFavourites();
  const last = useLiveQuery(async () => {
    const { cards, active } = await readJobCards(db);
    return { job: active ?? cards.at(-1), chats: await readChats(db, (await listChatIds(db)).slice(0, CHATS)) };
  }, [db]);
  return (
    <div className={styles.home}>
      <section aria-label={t('suggestions')}>
        <ul className={styles.questions}>
          {questions.map((question) => (
            <li key={question}>
              <button type="button" className={styles.question} onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="home-calculators">
        <div className={styles.head}>
          <h2 id="home-calculators">{t('calculators')}</h2>
          <button type="button" className={styles.all} aria-haspopup="dialog" onClick={() => onCalculator(undefined)}>
            {t('allCalculators')}
          </button>
        </div>
        <ul className={styles.calculators}>
          {favourites?.map(({ id, title }) => (
            <li key={id}>
              <button type="button" className={styles.calculator} aria-haspopup="dialog" onClick={() => onCalculator(id)}>
                <Calculator size={20} aria-hidden="true" />
                {title}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {last && (last.job || last.chats.length > 0) && (
        <section aria-labelledby="home-last">
          <h2 id="home-last">{t('goOn')}</h2>
          <ul className={styles.last}>
            {last.job && (
              <li>
                <Link to={`/chatbot/jobs/${last.job.id}`} className={styles.row}>
                  <ClipboardList size={20} aria-hidden="true" />
                  <span className="visually-hidden">{t('lastJob')}: </span>
                  <strong>{last.job.job.name || t('unnamedJob')}</strong>
                </Link>
              </li>
            )}
            {last.chats.map(({ id, title, updatedAt }) => (
              <li key={id}>
                <button type="button" className={styles.row} onClick={() => chooseChat(id)}>
                  <MessageSquare size={20} aria-hidden="true" />
                  <span className={styles.title}>{title || t('untitled', { id: id.slice(0, 8) })}</span>
                  <time dateTime={updatedAt}>{formatDate(updatedAt, language)}</time>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
