import type { Language } from '../contract/values.ts';
import type { StoredUser } from '../store/users.ts';

/** A user as the addressee of a mail: in their language, else in the one they are using, else in English. */
export const mailReader = (user: Pick<StoredUser, 'email' | 'full_name' | 'language'>, using?: Language) => ({
  email: user.email,
  name: user.full_name,
  language: user.language ?? using ?? ('en' as const),
});
