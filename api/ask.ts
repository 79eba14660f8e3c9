// The field guide in a terminal: `npm run ask -- "question"`, or many questions as lines of JSON.
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { EDITIONS, type Edition, LANGUAGES, type Language } from './contract/values.ts';
import { createGuide } from './guide/answer.ts';
import type { GuideAnswer, Question } from './guide/drafting/question.ts';
import { packFor } from './guide/pack/pack.ts';

const USAGE = 'usage: npm run ask -- "question" [--lang en|es] [--edition 2017|2020|2023|2026] [--json] | --jsonl < questions.jsonl';

const isEdition = (value: unknown): value is Edition => (EDITIONS as readonly unknown[]).includes(value);
const isLanguage = (value: unknown): value is Language => (LANGUAGES as readonly unknown[]).includes(value);

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        lang: { type: 'string' },
        edition: { type: 'string' },
        json: { type: 'boolean' },
        jsonl: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message.split('. ')[0] : 'Bad flag'}; ${USAGE}`);
  }
}

const { values: flags, positionals } = readArguments();
if (flags.help === true) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
if (flags.lang !== undefined && !isLanguage(flags.lang)) fail(`--lang takes ${LANGUAGES.join(' or ')}, not ${flags.lang}.`);
if (flags.edition !== undefined && !isEdition(flags.edition)) fail(`--edition takes ${EDITIONS.join(', ')}, not ${flags.edition}.`);
const text = positionals.join(' ').trim();
if (flags.jsonl !== true && text === '') fail(`No question was given; ${USAGE}`);

const guide = createGuide(packFor('en'), packFor('es'));
const common: Pick<Question, 'language' | 'edition'> = {
  ...(isLanguage(flags.lang) ? { language: flags.lang } : {}),
  ...(isEdition(flags.edition) ? { edition: flags.edition } : {}),
};

if (flags.jsonl === true) await answerLines();
else if (flags.json === true) process.stdout.write(`${JSON.stringify(guide.answer({ text, ...common }).answer, null, 2)}\n`);
else process.stdout.write(inPrint(guide.answer({ text, ...common })));

/** One answer for each line; a line that is no question stops with its number. */
async function answerLines(): Promise<void> {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const asked = readLine(line, number);
    const question: Question = {
      text: asked.question,
      ...common,
      ...(isLanguage(asked.lang) ? { language: asked.lang } : {}),
      ...(isEdition(asked.edition) ? { edition: asked.edition } : {}),
      ...(Array.isArray(asked.previous) ? { previous: asked.previous.filter((each) => typeof each === 'string') } : {}),
    };
    process.stdout.write(`${JSON.stringify({ ...guide.answer(question).answer, id: asked.id })}\n`);
  }
}

function readLine(line: string, number: number): { id: unknown; question: string; lang?: unknown; edition?: unknown; previous?: unknown } {
  try {
    const read: unknown = JSON.parse(line);
    if (typeof read === 'object' && read !== null && 'question' in read && typeof read.question === 'string')
      return { id: number, ...read, question: read.question };
  } catch {
    // Told below, together with lines that are JSON but no question.
  }
  return fail(`Line ${number} is not a JSON object with a "question".`);
}

/** An answer for reading in a terminal: Markdown's marks removed, parts under their names. */
function inPrint({ answer }: GuideAnswer): string {
  const spanish = answer.language === 'es';
  const part = (title: string, lines: readonly string[]): string => (lines.length === 0 ? '' : `\n${title}\n${lines.join('\n')}\n`);
  const plain = answer.response.replaceAll('**', '');
  const answers = answer.answers === undefined ? '' : `\n${spanish ? 'Contesta' : 'Answers'}: ${answer.answers}\n`;
  return [
    `${answers}\n${plain}\n`,
    part(
      spanish ? 'Pasos' : 'Steps',
      answer.step_by_step.map((step, at) => `  ${at + 1}. ${step}`),
    ),
    part(
      spanish ? 'Referencias' : 'References',
      answer.nec_references.map(
        (each) =>
          `  ${each.code} (NEC ${each.edition ?? answer.edition}${each.grade === 'V2' ? '' : spanish ? ', sin verificar' : ', not verified'}): ${each.description}`,
      ),
    ),
    part(
      answer.kind === 'nothing'
        ? spanish
          ? '¿Quiso decir una de estas?'
          : 'Did you mean one of these?'
        : spanish
          ? '¿No es lo que preguntó?'
          : 'Not what you asked?',
      (answer.instead ?? []).map((each) => `  - ${each}`),
    ),
    part(
      spanish ? 'Videos' : 'Videos',
      answer.videos.map((video) => `  ${video.title}\n    ${video.url}`),
    ),
    part(
      spanish ? 'También puede preguntar' : 'You could also ask',
      answer.suggestions.map((each) => `  - ${each.title}`),
    ),
    '\n',
  ].join('');
}
