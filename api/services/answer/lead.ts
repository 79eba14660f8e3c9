// Who leads an answer when there is a model: the guide where it is sure, the model where it is not, and the guide alone where safety decides.
import type { Answer } from '../../contract/answer.ts';

/** `guide-alone`: no model is asked. `guide`: the guide's line goes out first and a model explains it. `model`: a model answers, with what the guide has as material. */
export type Lead = 'guide-alone' | ModelLead;

/** Who leads where a model is asked. */
export type ModelLead = 'guide' | 'model';

/** An instruction for safety is nothing to phrase anew, and what is plainly of another trade nothing to answer. */
export function leadOf({ kind, confidence = 'sure' }: Pick<Answer, 'kind' | 'confidence'>): Lead {
  if (kind === 'emergency' || kind === 'refusal') return 'guide-alone';
  if (kind === 'out-of-scope') return confidence === 'sure' ? 'guide-alone' : 'model';
  return confidence === 'sure' && kind !== 'nothing' ? 'guide' : 'model';
}
