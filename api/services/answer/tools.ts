// What a model may call: the few calculators that a question may need, the guide's passages, its tables, and a form for steps and references.
import type { Answer } from '../../contract/answer.ts';
import { EDITIONS, type Edition } from '../../contract/values.ts';
import type { Brief } from '../../guide/briefing/brief.ts';
import type { Passage } from '../../guide/briefing/passages.ts';
import { codeTable, rowsFor, TABLE_CODES } from '../../guide/briefing/table-rows.ts';
import type { Calculator, CalculatorInput, Figure } from '../../guide/calculators/calculator.ts';
import { findCalculator } from '../../guide/calculators/registry.ts';
import { sectionExists } from '../../guide/knowledge/sections.ts';
import type { ModelTool, ToolCall } from '../../models/port.ts';
import { callCalculator } from './call-calculator.ts';
import { Sentences } from './sentences.ts';

/** What one call gave: to the model as JSON, and to the check of its words. */
export interface ToolOutput {
  readonly content: string;
  readonly figures: readonly Figure[];
  /** Sentences that are ours. */
  readonly texts: readonly string[];
  readonly passages: readonly Passage[];
  /** What the model handed in for the card. */
  readonly given?: Given;
}

/** Steps and references as a model hands them in, unchecked. */
export interface Given {
  readonly steps: readonly string[];
  readonly references: readonly string[];
}

/** Characters that the calculators' schemas may take of a prompt. */
const CALCULATOR_CHARACTERS = 4200;
const PASSAGE_CHARACTERS = 900;
const MOST_GIVEN = 12;

const object = (properties: Record<string, unknown>, required: readonly string[]): Record<string, unknown> => ({
  type: 'object',
  properties,
  required,
});
const text = (description: string): Record<string, unknown> => ({ type: 'string', description });
const edition = { type: 'string', enum: EDITIONS };

const GUIDE_TOOLS: readonly ModelTool[] = [
  {
    name: 'search_guide',
    description: "Passages of the field guide on a subject, in the trade's words",
    parameters: object({ query: text('What to look for') }, ['query']),
  },
  {
    name: 'look_up_section',
    description: 'What a section or table of the NEC says, in own words',
    parameters: object({ section: text("Such as '210.8(A)'"), edition }, ['section']),
  },
  {
    name: 'table_row',
    description: 'A row of a code table',
    parameters: object({ table: text("Such as 'Table 310.16'"), row: text("First column: '3/0', '100 A'"), edition }, ['table', 'row']),
  },
  {
    name: 'find_fault',
    description: 'Faults that fit a symptom or reading, and how to find them',
    parameters: object({ symptom: text('What was seen and measured') }, ['symptom']),
  },
];

/** Steps and references arrive as data where a server offers tools, and not as text that would have to be read. */
export const GIVE_STEPS: ModelTool = {
  name: 'give_steps',
  description: 'After your text: numbered steps and the sections it rests on, for the answer card',
  parameters: object({ steps: { type: 'array', items: { type: 'string' } }, references: { type: 'array', items: { type: 'string' } } }, [
    'steps',
    'references',
  ]),
};

function schemaOf(input: CalculatorInput): Record<string, unknown> {
  const label = input.label.en;
  if (input.kind === 'number') return { type: 'number', description: input.unit ? `${label} (${input.unit})` : label };
  if (input.kind === 'choice') return { type: 'string', description: label, enum: input.options.map(({ value }) => value) };
  return text(`${label}, such as ${input.example}`);
}

/** A calculator as a tool; arguments are its inputs by name. */
const toolOf = ({ id, title, inputs }: Calculator): ModelTool => ({
  name: id,
  description: title.en,
  parameters: object(
    Object.fromEntries(inputs.map((input) => [input.name, schemaOf(input)])),
    inputs.filter((input) => input.fallback === undefined && input.optional !== true).map(({ name }) => name),
  ),
});

/** The tools of one question, as many of its calculators as the prompt has room for. */
export function toolsFor(brief: Brief): readonly ModelTool[] {
  let left = CALCULATOR_CHARACTERS;
  const calculators = brief.calculators.map(toolOf).filter((tool) => {
    const length = JSON.stringify(tool).length;
    if (length > left) return false;
    left -= length;
    return true;
  });
  return [...calculators, ...GUIDE_TOOLS, GIVE_STEPS];
}

const output = (content: unknown, rest: Partial<ToolOutput> = {}): ToolOutput => ({
  content: JSON.stringify(content),
  figures: [],
  texts: [],
  passages: [],
  ...rest,
});
const refused = (error: string): ToolOutput => output({ error });

/** A passage as a model reads it. */
export const told = ({ sections, title, text: words, grade }: Passage): string =>
  `[${sections.slice(0, 4).join(', ') || 'no section'}; ${grade}] ${title}: ${wholeSentences(words)}`;

/** As many sentences as there is room for: half a step is worse than none. */
function wholeSentences(words: string): string {
  if (words.length <= PASSAGE_CHARACTERS) return words;
  return new Sentences().add(words.slice(0, PASSAGE_CHARACTERS)).join('').trimEnd();
}

const passages = (found: readonly Passage[], none: string): ToolOutput =>
  found.length === 0 ? refused(none) : output(found.map(told), { passages: found });

/** What a call is about; a bad one is told back to the model, never thrown. */
export function runTool(call: ToolCall, brief: Brief, about: Pick<Answer, 'edition' | 'language'>): ToolOutput {
  // One that was not offered is no worse for that.
  if (findCalculator(call.name) !== undefined) return { passages: [], ...callCalculator(call, about) };
  const values = argumentsOf(call);
  if (values === undefined) return refused('The arguments are not a JSON object.');
  const asked = EDITIONS.find((each) => each === values.edition) ?? about.edition;
  switch (call.name) {
    case 'search_guide':
      return passages(brief.search(textOf(values.query)), 'The guide has nothing on it.');
    case 'find_fault':
      return passages(brief.faults(textOf(values.symptom)), 'The guide knows no such fault.');
    case 'look_up_section':
      return lookUp(textOf(values.section), asked, brief);
    case 'table_row':
      return tableRow(textOf(values.table), textOf(values.row), asked);
    case GIVE_STEPS.name:
      return output('Noted.', { given: { steps: textsOf(values.steps), references: textsOf(values.references) } });
    default:
      return refused(`There is no tool ${call.name}.`);
  }
}

function lookUp(section: string, asked: Edition, brief: Brief): ToolOutput {
  if (!sectionExists(section, asked)) return refused(`The ${asked} edition has no ${section}.`);
  return passages(brief.section(section, asked), `${section} is there, but the guide has nothing on it. Say that it has to be looked up.`);
}

function tableRow(name: string, row: string, asked: Edition): ToolOutput {
  const table = codeTable(name, asked);
  if (table === undefined) return refused(`The guide has no ${name}. It has ${TABLE_CODES.join(', ')}.`);
  const rows = rowsFor(table, row);
  if (rows.length === 0) return refused(`${table.code} has no row ${row}.`);
  const texts = rows.map((cells) => `${table.code}: ${table.columns.map((column, at) => `${column} ${cells[at] ?? ''}`).join('; ')}`);
  return output({ table: table.code, edition: asked, grade: table.grade, columns: table.columns, rows }, { texts });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 400) : '');
const textsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value
        .filter((each): each is string => typeof each === 'string' && each.trim() !== '')
        .slice(0, MOST_GIVEN)
        .map((each) => each.slice(0, 400))
    : [];

function argumentsOf({ arguments: written }: ToolCall): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(written || '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
