// One of those who work on this computer: a press lets them in, or asks for their PIN first.
import { LockKeyhole, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PeopleHere, type PersonShown, PIN_DIGITS, serverName } from '../platform/people.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './door.module.css';

interface Props {
  people: PeopleHere;
  person: PersonShown;
  isChosen: boolean;
  onChoose: () => void;
  onRemoved: () => void;
}

function AskPin({ people, person, name, onRemoved }: Pick<Props, 'people' | 'person' | 'onRemoved'> & { name: string }) {
  const { t } = useTranslation('people');
  const toast = useToast();
  const [pin, setPin] = useState('');
  const [fault, setFault] = useState<string>();
  const [forgotten, setForgotten] = useState(false);
  const submit = async (): Promise<void> => {
    if (!PIN_DIGITS.test(pin)) {
      setFault(t('pinFault'));
      return;
    }
    try {
      const opened = await people.open(person.id, pin);
      if (opened.is === 'wrong') setFault(t('pinWrong'));
      if (opened.is === 'wait') setFault(t('pinWait', { seconds: opened.seconds }));
    } catch {
      toast.error(t('failed'));
    }
  };
  const remove = (): void =>
    void people.remove(person.id).then(
      (isGone) => isGone && onRemoved(),
      () => toast.error(t('failed')),
    );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PasswordField
        label={t('pinOf', { name })}
        autoComplete="off"
        inputMode="numeric"
        autoFocus
        maxLength={12}
        value={pin}
        onChange={(event) => setPin(event.target.value)}
        error={fault}
      />
      <div className={styles.buttons}>
        <Button look="act" type="submit">
          {t('open')}
        </Button>
        <Button look="quiet" aria-expanded={forgotten} onClick={() => setForgotten(!forgotten)}>
          {t('pinForgotten')}
        </Button>
      </div>
      {forgotten && (
        <>
          <p>{t(person.server === null ? 'pinForgottenAlone' : 'pinForgottenConnected', { name })}</p>
          <div>
            <Button look="danger" onClick={remove}>
              {t('remove', { name })}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

export function PersonAtDoor({ people, person, isChosen, onChoose, onRemoved }: Props) {
  const { t } = useTranslation('people');
  const toast = useToast();
  const { id, server, hasPin } = person;
  const where = server === null ? t('onThisComputer') : serverName(server);
  const name = person.name || t('notLoggedIn');
  const press = (): void => {
    if (hasPin) onChoose();
    else people.open(id, null).catch(() => toast.error(t('failed')));
  };
  return (
    <div className={styles.person}>
      <button type="button" className={styles.who} aria-expanded={hasPin ? isChosen : undefined} onClick={press}>
        <UserRound size={28} aria-hidden="true" />
        <span className={styles.names}>
          <strong>{name}</strong>
          <span>{where}</span>
        </span>
        {hasPin && <LockKeyhole size={22} aria-label={t('hasPin')} />}
      </button>
      {hasPin && isChosen && <AskPin people={people} person={person} name={person.name || where} onRemoved={onRemoved} />}
    </div>
  );
}
