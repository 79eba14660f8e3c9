// What pages may ask about people: at the door who is there and to come in, at work about oneself.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddedPerson, NewPerson, OpenedPerson, PersonShown } from '../../web/platform/people.ts';
import { findServer } from '../serving/find-server.ts';
import type { Workplace } from '../workplace.ts';
import type { People, Person } from './people.ts';
import { makePin, tryPin, waitOf } from './pin.ts';

/** Chats that somebody takes along to another way of working, until they are there. */
const TAKEN_ALONG = 'taken-along.wirewise';

interface Asking {
  readonly people: People;
  readonly workplace: Workplace;
  /** What this computer calls its user. */
  readonly accountName: () => string;
  /** Opens somebody's window, or the door, once the page that asked has its reply. */
  readonly openSoon: (person?: Person) => void;
  /** Asks, with a dialog of the program's own, whether somebody is to be taken off. */
  readonly mayRemove: (person: Person) => Promise<boolean>;
}

const shown = ({ id, name, server, pin }: Person): PersonShown => ({ id, name, server: server ?? null, hasPin: pin !== undefined });

export function peopleCalls({ people, workplace, accountName, openSoon, mayRemove }: Asking) {
  /** A stranger at the door, or at somebody else's place, is refused as if there were no such person. */
  const here = (): Person => {
    const { person } = workplace;
    if (!person) throw new Error('Nobody is at work.');
    return person;
  };
  const alongOf = (person: Person): string => join(people.folderOf(person.id), TAKEN_ALONG);

  /** Whether it is the PIN, where there is one. Wrong ones are counted, and wait longer and longer. */
  function check(person: Person, digits: string | null): OpenedPerson {
    if (!person.pin) return { is: 'right' };
    const waitMs = waitOf(person.pin, Date.now());
    if (waitMs > 0) return { is: 'wait', seconds: Math.ceil(waitMs / 1000) };
    const { isRight, pin } = tryPin(person.pin, digits ?? '', Date.now());
    people.change(person.id, { pin });
    return { is: isRight ? 'right' : 'wrong' };
  }

  return {
    /** At the door alone: who works elsewhere on this computer is nobody's business at work. */
    list(): readonly PersonShown[] {
      if (workplace.person) throw new Error('Somebody is at work.');
      return people.all.map(shown);
    },
    here: (): PersonShown | null => (workplace.person ? shown(workplace.person) : null),
    open(id: string, digits: string | null): OpenedPerson {
      const person = people.find(id);
      if (!person || workplace.person) throw new Error('Nobody can come in.');
      const checked = check(person, digits);
      if (checked.is === 'right') openSoon(person);
      return checked;
    },
    async add({ name, server, chats }: NewPerson): Promise<AddedPerson> {
      const found = server === undefined ? undefined : await findServer(server, (address, init) => workplace.pages.fetch(address, init));
      if (found && 'fault' in found) return { is: found.fault };
      // Whoever is connected is called what their account is, once they have logged in.
      const added = people.add({ name: found ? '' : name?.trim() || accountName(), server: found?.origin });
      if (chats !== undefined) writeFileSync(alongOf(added), chats, { mode: 0o600 });
      openSoon(added);
      return { is: 'right' };
    },
    leave(): void {
      here();
      openSoon();
    },
    setPin(digits: string | null, before: string | null): OpenedPerson {
      const checked = check(here(), before);
      if (checked.is === 'right') people.change(here().id, { pin: digits === null ? undefined : makePin(digits) });
      return checked;
    },
    async remove(id: string): Promise<boolean> {
      const person = people.find(id);
      if (!person || (workplace.person && workplace.person.id !== id)) throw new Error('Nobody to take off.');
      if (!(await mayRemove(person))) return false;
      if (workplace.person) await workplace.open();
      await workplace.pagesOf(person).clearStorageData();
      people.remove(id);
      return true;
    },
    tellName(name: string | null): void {
      const person = here();
      const told = name ?? '';
      // Alone nobody logs out, and a name that was deleted stays at the door until there is another.
      if (person.name !== told && (person.server !== undefined || told !== '')) people.change(person.id, { name: told });
    },
    takeChats(): string | null {
      const file = alongOf(here());
      return existsSync(file) ? readFileSync(file, 'utf8') : null;
    },
    chatsTaken: (): void => rmSync(alongOf(here()), { force: true }),
  };
}
