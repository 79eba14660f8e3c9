import type { Edition, Language } from '../../contract/values.ts';
import type { Ranker } from '../asking/rank.ts';
import type { SignReader } from '../faults/sign-reader.ts';
import type { PackFaults } from '../knowledge/entries.ts';
import type { Reading } from '../reading/read-question.ts';
import type { KnowledgeIndex } from '../search/knowledge-index.ts';
import type { Question } from './question.ts';

/** What every way of answering needs to know. */
export interface Scene {
  readonly question: Question;
  readonly reading: Reading;
  /** Readings of earlier questions of the chat, newest first. */
  readonly earlier: readonly Reading[];
  /** Of a question that follows from a sum: what was said for that one, by the names of inputs. */
  readonly carried?: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly edition: Edition;
  readonly index: KnowledgeIndex;
  /** The index of the other language, where its pack is there: for whoever looks further. No answer rests on it, since a phone has one language. */
  readonly other: KnowledgeIndex | undefined;
  readonly ranker: Ranker;
  readonly faults: PackFaults & { readonly signsIn: SignReader };
  /** Some of the texts are still on their way to this device. */
  readonly partial: boolean;
}
