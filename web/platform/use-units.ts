import { useStored } from './use-stored.ts';

export type Units = 'us' | 'metric';

/** Which units stand first where both are shown: American ones unless somebody chose otherwise on this device. */
export const useUnits = (): Units => (useStored('units') === 'metric' ? 'metric' : 'us');
