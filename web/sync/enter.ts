import { currentLanguage } from '../i18n/language.ts';
import { bringGuestChats } from '../local/bring-guest-chats.ts';
import { storeLogin } from '../platform/stored-keys.ts';
import { drainOutbox } from './drain-outbox.ts';
import { currentOwner } from './owner.ts';
import { bringPreferences } from './save-preferences.ts';

/** After a login: keeps it, and brings along what this device had as a guest. Their delivery goes on by itself. */
export async function enter(login: {
  readonly token: string;
  readonly id: number;
  readonly name: string;
  readonly login_count: number;
}): Promise<void> {
  storeLogin(login);
  // A device that refuses storage has no guest chats to bring.
  await bringGuestChats(currentOwner().db, currentLanguage()).catch(() => 0);
  void drainOutbox();
  void bringPreferences();
}
