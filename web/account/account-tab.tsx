import { isAlone } from '../platform/platform.ts';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { LogoutAllSection } from './logout-all-section.tsx';
import styles from './settings.module.css';
import { TwoStepSection } from './two-step-section.tsx';

/** `onLeave` is told where to go before the login goes. */
export function AccountTab({ onLeave }: { onLeave: (path: string) => void }) {
  return (
    <div className={styles.sections}>
      {!isAlone && <TwoStepSection />}
      <DataSection />
      {!isAlone && <LogoutAllSection onLeave={() => onLeave('/login')} />}
      <DeleteSection onLeave={() => onLeave('/')} />
    </div>
  );
}
