import type { User } from '../../api/contract/account.ts';
import { useUserPhoto } from '../forms/use-user-photo.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './avatar.module.css';

const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase();

/** A user's photo, or their initials. Says nothing to a reader: the name stands beside it. */
export function Avatar({ user, large }: { user: Pick<User, 'id' | 'image' | 'full_name'>; large?: boolean }) {
  const photo = useUserPhoto(user);
  return (
    <span className={classNames(styles.avatar, large && styles.large)} aria-hidden="true">
      {photo ? <img src={photo} alt="" /> : initials(user.full_name)}
    </span>
  );
}
