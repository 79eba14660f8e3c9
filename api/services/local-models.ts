// Local models that read a question with its material and answer in both languages, smallest first, and which of them suits a computer.

interface KnownModel {
  /** As Ollama's library has it. */
  readonly name: string;
  /** Bytes on disk; in memory it takes as much and its context. */
  readonly size: number;
}

const GB = 1e9;
/** What the system, a browser and the context take beside the model. */
const BESIDE = 3.5 * GB;

/** Source: the sizes that ollama.com/library names for these tags. */
const KNOWN: readonly KnownModel[] = [
  { name: 'qwen3:1.7b', size: 1.4 * GB },
  { name: 'llama3.2:3b', size: 2 * GB },
  { name: 'qwen3:4b', size: 2.5 * GB },
  { name: 'qwen3:8b', size: 5.2 * GB },
  { name: 'gpt-oss:20b', size: 14 * GB },
];

/** The models with whether they fit into so many bytes of memory; the largest that does is recommended. */
export function suitedModels(memory: number): { name: string; size: number; fits: boolean; recommended: boolean }[] {
  const fits = ({ size }: KnownModel): boolean => size + BESIDE <= memory;
  const best = KNOWN.findLast(fits);
  return KNOWN.map((model) => ({ ...model, fits: fits(model), recommended: model === best }));
}
