// The answer to a message that leans on the chat: what was taken from the chat is shown as that, and it is never surer than likely.
import type { Understood } from '../../contract/answer.ts';
import { valuesIn } from '../asking/values-in.ts';
import type { Values } from '../calculators/calculator.ts';
import { calculatorById } from '../calculators/forms.ts';
import { type Draft, EMPTY_DRAFT } from '../drafting/draft.ts';
import type { Scene } from '../drafting/scene.ts';
import { beforeOf, type Followed } from './follow.ts';
import { subjectOf } from './rewrite.ts';

export function asFollowed(draft: Draft, followed: Followed, scene: Scene): Draft {
  if (draft.kind === 'nothing' || draft.kind === 'out-of-scope') return askedAbout(draft, scene);
  const understood = fromChat(draft.understood, draft.inputs?.calculator, followed, scene);
  return { ...draft, understood, ...(draft.confidence === 'unsure' ? {} : { confidence: 'likely' as const }) };
}

/** What the message itself says stays its own; all else was said before. */
function fromChat(
  understood: readonly Understood[],
  id: string | undefined,
  { before }: Followed,
  { reading, ranker }: Scene,
): readonly Understood[] {
  const calculator = id === undefined ? undefined : calculatorById(id);
  if (calculator === undefined) return understood;
  const [now, then] = [reading, before].map((each): Values => valuesIn(calculator, each, ranker.fill));
  return understood.map((each) => {
    const says = (values: Values | undefined): boolean => String(values?.[each.name]) === each.value;
    return each.from === 'question' && says(then) && !says(now) ? { ...each, from: 'previous' as const } : each;
  });
}

/** Nothing was found: what is unclear is what of the chat's subject is meant. */
export function askedAbout(draft: Draft, scene: Scene): Draft {
  const { language } = scene;
  const subject = subjectOf(beforeOf(scene));
  return {
    ...EMPTY_DRAFT,
    kind: 'ask',
    confidence: 'unsure',
    result:
      language === 'en'
        ? `What do you want to know about “${subject}”? I am not sure what you mean.`
        : `¿Qué quiere saber de «${subject}»? No estoy seguro de qué pregunta.`,
    explanation: draft.explanation,
    references: draft.references,
    restsOn: draft.restsOn,
    suggestions: draft.suggestions,
    ...(draft.instead === undefined ? {} : { instead: draft.instead }),
  };
}
