import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProviderInput } from '../../api/contract/model-settings.ts';
import { call } from '../remote/call.ts';
import { useErrorText } from '../remote/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import styles from './models-panel.module.css';

/** A local model may have to be loaded first. */
const TEST_MS = 300_000;

/** Asks a model one word and shows how that went, in the provider's own words where it refuses. `read` gives nothing while a field is wrong. */
export function ProviderTest({ label, read }: { label: string; read: () => ProviderInput | undefined }) {
  const { t } = useTranslation('models');
  const errorText = useErrorText();
  const test = useMutation({ mutationFn: (body: ProviderInput) => call('testProvider', { body }, { patienceMs: TEST_MS }) });
  const start = (): void => {
    const provider = read();
    if (provider) test.mutate(provider);
  };
  const { data } = test;
  const error = test.isError ? errorText(test.error, t('testFailed')) : data?.error;
  return (
    <div className={styles.test}>
      <Button busy={test.isPending} onClick={start}>
        {test.isPending ? t('testing') : label}
      </Button>
      <div role="status">
        {!test.isPending && data?.ok && (
          <p className={styles.ok}>{t('testOk', { model: data.model ?? '', time: `${((data.firstMs ?? 0) / 1000).toFixed(1)} s` })}</p>
        )}
        {!test.isPending && error && (
          <p className={styles.fault}>
            <strong>{t('testFailed')}:</strong> {error}
          </p>
        )}
      </div>
    </div>
  );
}
