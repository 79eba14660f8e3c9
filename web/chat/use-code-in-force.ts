// By which edition, and for which state, the next question is answered unless it says otherwise.
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { Job } from '../../api/contract/answer.ts';
import { DEFAULT_EDITION, type Edition } from '../../api/contract/values.ts';
import { jobOfChat } from '../local/marks.ts';
import { useStored } from '../platform/use-stored.ts';
import { useOwner } from '../sync/use-owner.ts';

export interface CodeInForce {
  readonly edition: string;
  readonly state: string | undefined;
  /** The chat's job card, which fixes more than the code. */
  readonly job: Job | undefined;
}

/** The edition that a state has adopted, once the list of states is there. */
function useEditionOf(state: string | undefined): Edition | undefined {
  const [known, setKnown] = useState<{ readonly state: string; readonly edition: Edition | undefined }>();
  useEffect(() => {
    if (state === undefined) return;
    void import('../../api/guide/knowledge/states.ts').then(
      ({ stateEdition }) => setKnown({ state, edition: stateEdition(state).edition ?? undefined }),
      () => undefined,
    );
  }, [state]);
  return known?.state === state ? known?.edition : undefined;
}

export function useCodeInForce(): CodeInForce {
  const { db } = useOwner();
  const sessionId = useStored('activeSessionId');
  const job = useLiveQuery(async () => (await jobOfChat(db, sessionId))?.job, [db, sessionId]);
  const preferredState = useStored('state') ?? undefined;
  const preferredEdition = useStored('edition');
  const state = job?.state ?? preferredState;
  const ofState = useEditionOf(state);
  return { edition: job?.edition ?? preferredEdition ?? ofState ?? DEFAULT_EDITION, state, job };
}
