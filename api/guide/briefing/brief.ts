// What somebody else who answers a question is given of the guide: its nearest passages, the calculators that may be needed, and where to look further.
import type { Edition } from '../../contract/values.ts';
import { rankedFor } from '../answering/answer-ranked.ts';
import { entryId } from '../asking/rank.ts';
import type { Calculator } from '../calculators/calculator.ts';
import { calculatorById } from '../calculators/forms.ts';
import type { Scene } from '../drafting/scene.ts';
import { normalise } from '../reading/normalise.ts';
import { readQuestion } from '../reading/read-question.ts';
import { isStopWord } from '../reading/words.ts';
import type { Hit } from '../search/knowledge-index.ts';
import { type Passage, passageOf } from './passages.ts';

export interface Brief {
  /** Nearest first. */
  readonly passages: readonly Passage[];
  /** Those that the question may need, likeliest first; at most eight. */
  readonly calculators: readonly Calculator[];
  /** What the guide has on a text, nearest first. */
  search(text: string): readonly Passage[];
  /** What a section says in an edition; nothing where there is no rule of it. */
  section(code: string, edition: Edition): readonly Passage[];
  /** Faults that fit what was seen and measured, nearest first. */
  faults(text: string): readonly Passage[];
}

const PASSAGES = 6;
const CALCULATORS = 8;
const FOUND = 5;
/** So much of a text is found that it is in the reader's language. */
const UNDERSTOOD = 0.4;

export function briefFor(scene: Scene): Brief {
  const { edition, index, language, other } = scene;
  const ranked = rankedFor(withChat(scene));
  const passagesOf = (hits: readonly Pick<Hit, 'entry'>[], most: number): readonly Passage[] =>
    hits.flatMap(({ entry }) => passageOf(entry, edition) ?? []).slice(0, most);
  const find = (text: string, limit: number): readonly Hit[] => {
    const plain = normalise(text, language);
    const found = index.search(plain, edition, limit);
    // The writer may ask in the other language, whatever the reader speaks.
    if ((found[0]?.confidence ?? 0) >= UNDERSTOOD) return found;
    const theirs =
      other?.search(plain, edition, limit).map((hit) => ({ ...hit, entry: index.byId(entryId(hit.entry)) ?? hit.entry })) ?? [];
    return (found[0]?.weight ?? 0) >= (theirs[0]?.weight ?? 0) ? found : theirs;
  };
  return {
    passages: passagesOf(
      ranked.flatMap(({ entry }) => (entry === undefined ? [] : [{ entry }])),
      PASSAGES,
    ),
    calculators: ranked.flatMap(({ id, entry }) => (entry === undefined ? (calculatorById(id) ?? []) : [])).slice(0, CALCULATORS),
    search: (text) => passagesOf(find(text, FOUND * 2), FOUND),
    section: (code, asked) => index.bySection(code, asked).flatMap((rule) => passageOf({ kind: 'rule', rule }, asked) ?? []),
    faults: (text) =>
      passagesOf(
        find(text, 60).filter(({ entry }) => entry.kind === 'topic' && entry.topic.area === 'troubleshooting'),
        FOUND,
      ),
  };
}

/** Of a question that says little by itself ('Why?', 'explain step 2'), what it is about stands in the one before. */
function withChat(scene: Scene): Scene {
  const { reading, earlier, language } = scene;
  const previous = earlier[0];
  const own = reading.stems.filter((stem) => !isStopWord(stem)).length;
  if (previous === undefined || own > 3) return scene;
  return { ...scene, reading: readQuestion(`${previous.original} ${reading.original}`, language, () => true), earlier: [] };
}
