// Oneself among the people of the desktop app: a PIN, another way of working, and leaving this computer.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectForm } from '../forms/connect-form.tsx';
import { type AddedPerson, type NewPerson, type PeopleHere, type PersonShown, PIN_DIGITS, serverName } from '../platform/people.ts';
import { platform } from '../platform/platform.ts';
import { useStoredUserId } from '../platform/use-stored.ts';
import { callFile } from '../remote/call.ts';
import { countWaiting } from '../sync/log-out.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { classNames } from '../ui/class-names.ts';
import { PasswordField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './settings.module.css';

interface Own {
  people: PeopleHere;
  person: PersonShown;
  name: string;
}

function HereSection({ people, person, name }: Own) {
  const { t } = useTranslation('people');
  const { server } = person;
  const text =
    server === null
      ? t('hereAlone', { name })
      : person.name === ''
        ? t('hereLoggedOut', { server: serverName(server) })
        : t('hereConnected', { name, server: serverName(server) });
  return (
    <Card className={styles.section}>
      <h2>{t('hereTitle')}</h2>
      <p>{text}</p>
      <Button onClick={() => void people.leave()}>{t('switchPerson')}</Button>
    </Card>
  );
}

function PinSection({ people, person, onChanged }: Own & { onChanged: () => void }) {
  const { t } = useTranslation('people');
  const toast = useToast();
  const [before, setBefore] = useState('');
  const [pin, setPin] = useState('');
  const [fault, setFault] = useState<{ readonly before?: string; readonly pin?: string }>({});

  const change = async (next: string | null): Promise<void> => {
    const faults = {
      ...(person.hasPin && !PIN_DIGITS.test(before) ? { before: t('pinFault') } : {}),
      ...(next !== null && !PIN_DIGITS.test(next) ? { pin: t('pinFault') } : {}),
    };
    setFault(faults);
    if (Object.keys(faults).length > 0) return;
    try {
      const changed = await people.setPin(next, person.hasPin ? before : null);
      if (changed.is === 'wrong') setFault({ before: t('pinWrong') });
      if (changed.is === 'wait') setFault({ before: t('pinWait', { seconds: changed.seconds }) });
      if (changed.is !== 'right') return;
      toast.success(t(next === null ? 'pinEnded' : 'pinKept'));
      setBefore('');
      setPin('');
      onChanged();
    } catch {
      toast.error(t('failed'));
    }
  };
  const field = { autoComplete: 'off', inputMode: 'numeric', maxLength: 12 } as const;
  return (
    <Card className={styles.section}>
      <h2>{t('pinTitle')}</h2>
      <p>{t('pinText')}</p>
      <form
        className={styles.wide}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void change(pin);
        }}
      >
        {person.hasPin && (
          <PasswordField
            {...field}
            label={t('pinNow')}
            value={before}
            onChange={(event) => setBefore(event.target.value)}
            error={fault.before}
          />
        )}
        <PasswordField
          {...field}
          label={t('pinNew')}
          hint={t('pinHint')}
          value={pin}
          onChange={(event) => setPin(event.target.value)}
          error={fault.pin}
        />
        <div className={styles.buttons}>
          <Button type="submit">{t(person.hasPin ? 'pinChange' : 'pinSet')}</Button>
          {person.hasPin && <Button onClick={() => void change(null)}>{t('pinEnd')}</Button>}
        </div>
      </form>
    </Card>
  );
}

/** Another way of working is another place on this computer: this one stays as it is, whatever goes along. */
function OtherWaySection({ people, person, name }: Own) {
  const { t } = useTranslation('people');
  const toast = useToast();
  const userId = useStoredUserId();
  const [takes, setTakes] = useState(true);
  const [busy, setBusy] = useState(false);
  const isAlone = person.server === null;

  const add = async (way: NewPerson): Promise<AddedPerson | undefined> => {
    if (!takes || userId === null) return people.add(way);
    if ((await countWaiting()) > 0) {
      toast.error(t('takeCopyWaiting'));
      return undefined;
    }
    let chats: string;
    try {
      chats = await (await callFile('downloadData', { params: { id: String(userId) } })).text();
    } catch {
      toast.error(t('takeCopyFailed'));
      return undefined;
    }
    return people.add({ ...way, chats });
  };
  const workAlone = async (): Promise<void> => {
    setBusy(true);
    await add({ name }).catch(() => toast.error(t('failed')));
    setBusy(false);
  };

  return (
    <Card className={styles.section}>
      <h2>{t(isAlone ? 'toServerTitle' : 'toAloneTitle')}</h2>
      <p>{isAlone ? t('toServerText', { name }) : t('toAloneText')}</p>
      {userId !== null && <Checkbox label={t('takeCopy')} checked={takes} onChange={(event) => setTakes(event.target.checked)} />}
      {isAlone ? (
        <div className={styles.wide}>
          <ConnectForm onConnect={(server) => add({ server })} />
        </div>
      ) : (
        <Button busy={busy} onClick={() => void workAlone()}>
          {t('toAloneTitle')}
        </Button>
      )}
    </Card>
  );
}

function RemoveSection({ people, person, name }: Own) {
  const { t } = useTranslation('people');
  const toast = useToast();
  const remove = (): void => void people.remove(person.id).catch(() => toast.error(t('failed')));
  return (
    <Card className={classNames(styles.section, styles.danger)}>
      <h2>{t('removeTitle')}</h2>
      <p>{t(person.server === null ? 'removeAloneText' : 'removeConnectedText', { name })}</p>
      <Button look="danger" onClick={remove}>
        {t('removeTitle')}
      </Button>
    </Card>
  );
}

export function PeopleTab() {
  const { people } = platform;
  const [person, setPerson] = useState<PersonShown | null>(null);
  const read = (): void => void people?.here().then(setPerson);
  useEffect(read, []);
  if (!people || !person) return null;
  const own = { people, person, name: person.name || serverName(person.server ?? '') };
  return (
    <div className={styles.sections}>
      <HereSection {...own} />
      <PinSection {...own} onChanged={read} />
      <OtherWaySection {...own} />
      <RemoveSection {...own} />
    </div>
  );
}
