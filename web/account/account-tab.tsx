import { platform } from '../platform/platform.ts';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { LogoutAllSection } from './logout-all-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import styles from './settings.module.css';
import { TwoStepSection } from './two-step-section.tsx';

export function AccountTab() {
  return (
    <div className={styles.sections}>
      <PreferencesSection />
      {!platform.localLogin && <TwoStepSection />}
      <DataSection />
      <LogoutAllSection />
      <DeleteSection />
    </div>
  );
}
