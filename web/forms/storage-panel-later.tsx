// What this device keeps, fetched with its texts when it is shown.
import { lazy, Suspense } from 'react';
import { loadTexts } from '../i18n/language.ts';

const StoragePanel = lazy(async () => {
  const [file] = await Promise.all([import('./storage-panel.tsx'), loadTexts('tools')]);
  return { default: file.StoragePanel };
});

export const StoragePanelLater = () => (
  <Suspense fallback={null}>
    <StoragePanel />
  </Suspense>
);
