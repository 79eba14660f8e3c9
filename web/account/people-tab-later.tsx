// The desktop's people, fetched with their texts when they are shown.
import { lazy, Suspense } from 'react';
import { loadTexts } from '../i18n/language.ts';

const PeopleTab = lazy(async () => {
  const [file] = await Promise.all([import('./people-tab.tsx'), loadTexts('people')]);
  return { default: file.PeopleTab };
});

export const PeopleTabLater = () => (
  <Suspense fallback={null}>
    <PeopleTab />
  </Suspense>
);
