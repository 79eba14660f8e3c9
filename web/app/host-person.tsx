// Tells the program who is at work in its window, and brings in the chats that they took along from another way of working.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../i18n/language.ts';
import type { PeopleHere } from '../platform/people.ts';
import { useStored, useStoredUserId } from '../platform/use-stored.ts';
import { bringChats, readChatFile } from '../sync/bring-chats.ts';
import { useToast } from '../ui/toast.tsx';

/** Resolves to how many chats could not come, not all of them; undefined where there were none to bring. */
async function bringAlong(people: PeopleHere): Promise<number | undefined> {
  const text = await people.takeChats();
  if (text === null) return undefined;
  const { partly } = await bringChats(readChatFile(text));
  await people.chatsTaken();
  return partly;
}

/** One at a time, for whoever logs in meanwhile too. */
let bringing: Promise<unknown> = Promise.resolve();

export function HostPerson({ people }: { people: PeopleHere }) {
  const { t } = useTranslation('people', { useSuspense: false });
  const toast = useToast();
  const userId = useStoredUserId();
  const name = useStored('user_name');
  useEffect(() => people.tellName(userId === null ? null : name), [people, userId, name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for everybody who logs in
  useEffect(() => {
    if (userId === null) return;
    bringing = bringing.then(async () => {
      await loadTexts('people');
      try {
        const partly = await bringAlong(people);
        if (partly === 0) toast.success(t('chatsCame'));
        else if (partly !== undefined) toast.warn(t('chatsPartly', { count: partly }));
      } catch {
        toast.warn(t('chatsLater'));
      }
    });
  }, [userId]);
  return null;
}
