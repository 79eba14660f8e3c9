// How large the overcurrent devices of a transformer of 1000 V or less may be, and the sizes transformers are sold in.
import type { Grade } from '../../contract/values.ts';

/**
 * Table 450.3(B), transformers of 1000 V and less, in percent of rated current, all editions from 2017.
 * Grade V2 (three sources under S17). `roundUp`: the next standard rating above is allowed.
 */
export interface TransformerLimit {
  readonly percent: number;
  readonly roundUp: boolean;
}
export const TRANSFORMER_GRADE: Grade = 'V2';

/** Primary protection only: 125% from 9 A, 167% from 2 A, 300% below. */
export const primaryOnlyLimit = (ratedAmperes: number): TransformerLimit =>
  ratedAmperes >= 9
    ? { percent: 125, roundUp: true }
    : ratedAmperes >= 2
      ? { percent: 167, roundUp: false }
      : { percent: 300, roundUp: false };

/** The primary side where the secondary is protected too: 250%, never rounded up. */
export const PRIMARY_WITH_SECONDARY_LIMIT: TransformerLimit = { percent: 250, roundUp: false };

/** The secondary side where both sides are protected: 125% from 9 A, 167% below. */
export const secondaryLimit = (ratedAmperes: number): TransformerLimit =>
  ratedAmperes >= 9 ? { percent: 125, roundUp: true } : { percent: 167, roundUp: false };

/** Common dry-type sizes in kVA as makers list them; what a supplier stocks, not a code requirement. */
export const SINGLE_PHASE_KVA = [1, 1.5, 2, 3, 5, 7.5, 10, 15, 25, 37.5, 50, 75, 100, 167, 250, 333, 500] as const;
export const THREE_PHASE_KVA = [3, 6, 9, 15, 30, 45, 75, 112.5, 150, 225, 300, 500, 750, 1000, 1500, 2000, 2500] as const;
