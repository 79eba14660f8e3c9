// The choice of who answers, fetched once there is one.
import { lazy, Suspense } from 'react';
import { useAnswerers } from '../sync/use-answerers.ts';

const AnswererPicker = lazy(() => import('./answerer-picker.tsx').then((file) => ({ default: file.AnswererPicker })));

export function AnswererPickerLater({ sessionId }: { sessionId: string | null }) {
  const answerers = useAnswerers();
  if (!answerers || answerers.models.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <AnswererPicker sessionId={sessionId} answerers={answerers} />
    </Suspense>
  );
}
