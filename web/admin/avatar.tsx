import type { User } from '../../api/contract/account.ts';
import { usePhoto } from '../remote/use-photo.ts';
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
export function Avatar({
  user,
  large,
  preview,
}: {
  user: Pick<User, 'id' | 'image' | 'full_name'>;
  large?: boolean;
  preview?: string | null;
}) {
  const kept = usePhoto(user);
  const source = preview === undefined ? kept : preview;
  return (
    <span className={classNames(styles.avatar, large && styles.large)} aria-hidden="true">
      {source ? <img src={source} alt="" /> : initials(user.full_name)}
    </span>
  );
}
