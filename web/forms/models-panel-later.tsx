// Setting models up, fetched with its texts when it is shown.
import { lazy, Suspense } from 'react';
import { loadTexts } from '../i18n/language.ts';

const ModelsPanel = lazy(async () => {
  const [file] = await Promise.all([import('./models-panel.tsx'), loadTexts('models')]);
  return { default: file.ModelsPanel };
});

export const ModelsPanelLater = () => (
  <Suspense fallback={null}>
    <ModelsPanel />
  </Suspense>
);
