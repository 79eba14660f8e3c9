// The door of the desktop app: who comes in, and how they want to work. Nobody's chats are behind it yet.
import { ArrowLeft, Building2, Laptop, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectForm } from '../forms/connect-form.tsx';
import type { PeopleHere, PersonShown } from '../platform/people.ts';
import { platform } from '../platform/platform.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Logo } from '../ui/logo.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LanguageSwitch, ThemeSwitch } from '../ui/switches.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './door.module.css';
import { PersonAtDoor } from './person-at-door.tsx';

function WorkAlone({ people }: { people: PeopleHere }) {
  const { t } = useTranslation('people');
  const toast = useToast();
  const [name, setName] = useState('');
  return (
    <Card className={styles.way}>
      <h2>
        <Laptop size={24} aria-hidden="true" /> {t('aloneTitle')}
      </h2>
      <p>{t('aloneText')}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          people.add({ name }).catch(() => toast.error(t('failed')));
        }}
      >
        <TextField
          label={t('yourName')}
          hint={t('yourNameHint')}
          optional
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div>
          <Button look="act" type="submit">
            {t('aloneButton')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Ways({ people }: { people: PeopleHere }) {
  const { t } = useTranslation('people');
  return (
    <div className={styles.ways}>
      <WorkAlone people={people} />
      <Card className={styles.way}>
        <h2>
          <Building2 size={24} aria-hidden="true" /> {t('connectTitle')}
        </h2>
        <p>{t('connectText')}</p>
        <ConnectForm onConnect={(server) => people.add({ server })} />
      </Card>
    </div>
  );
}

function Door({ people }: { people: PeopleHere }) {
  const { t } = useTranslation('people');
  const [all, setAll] = useState<readonly PersonShown[]>();
  const [chosen, setChosen] = useState<string>();
  const [adding, setAdding] = useState(false);
  const read = (): void => void people.list().then(setAll);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useEffect(read, []);
  if (!all) return <Skeleton lines={4} label={t('doorTitle')} />;
  const isFirst = all.length === 0;
  if (isFirst || adding)
    return (
      <>
        <PageTitle page={t(isFirst ? 'firstTitle' : 'addTitle')} />
        <header className={styles.head}>
          <h1>{t(isFirst ? 'firstTitle' : 'addTitle')}</h1>
          <p>{t(isFirst ? 'firstText' : 'addText')}</p>
        </header>
        <Ways people={people} />
        {!isFirst && (
          <Button icon={<ArrowLeft size={20} aria-hidden="true" />} onClick={() => setAdding(false)}>
            {t('back')}
          </Button>
        )}
      </>
    );
  return (
    <>
      <PageTitle page={t('doorTitle')} />
      <header className={styles.head}>
        <h1>{t('doorTitle')}</h1>
      </header>
      <ul className={styles.people}>
        {all.map((person) => (
          <li key={person.id}>
            <PersonAtDoor
              people={people}
              person={person}
              isChosen={chosen === person.id}
              onChoose={() => setChosen(person.id)}
              onRemoved={read}
            />
          </li>
        ))}
      </ul>
      <Button icon={<Plus size={20} aria-hidden="true" />} onClick={() => setAdding(true)}>
        {t('addPerson')}
      </Button>
    </>
  );
}

export function DoorScreen() {
  const { people } = platform;
  if (!people) return null;
  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <Logo />
        <div className={styles.switches}>
          <LanguageSwitch short />
          <ThemeSwitch />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Door people={people} />
      </main>
    </div>
  );
}
