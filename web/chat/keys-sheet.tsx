// Which keys do what, and the switch for those that stand alone.
import { useTranslation } from 'react-i18next';
import { writeStored } from '../platform/stored-keys.ts';
import { useStored } from '../platform/use-stored.ts';
import { Switch } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './keys-sheet.module.css';

const SINGLE = [
  ['N', 'keyNew'],
  ['/', 'keyBox'],
  ['S', 'keySearch'],
  ['C', 'keyCalculators'],
  ['J', 'keyJob'],
  ['?', 'keySheet'],
] as const;
const ALWAYS = [
  ['Enter', 'keySend'],
  ['Shift + Enter', 'keyLine'],
  ['↑', 'keyLast'],
  ['↑ ↓', 'keyChats'],
  ['Esc', 'keyEscape'],
  ['Ctrl + P', 'keyPrint'],
] as const;

export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tools');
  const isOn = useStored('shortcuts') !== 'off';
  const list = (keys: typeof SINGLE | typeof ALWAYS) => (
    <dl className={styles.keys}>
      {keys.map(([key, does]) => (
        <div key={does} className={styles.key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Dialog open onClose={onClose} title={t('keysTitle')} width="narrow">
      {list(ALWAYS)}
      <Switch label={t('keysSwitch')} checked={isOn} onChange={(event) => writeStored('shortcuts', event.target.checked ? 'on' : 'off')} />
      {isOn && list(SINGLE)}
    </Dialog>
  );
}
