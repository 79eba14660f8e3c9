// A sitting for judges: questions and answers as readable text without the key, and what they judged counted.
import { readFileSync } from 'node:fs';
import { readQuestions } from './question.ts';
import type { Asked } from './sit.ts';

/** How a reader judges an answer; `build/exam/judging.md` says when which. */
const JUDGEMENTS = ['right', 'partly', 'wrong', 'dangerous', 'asked well', 'asked badly', 'not found'] as const;

interface Judgement {
  readonly id: string;
  readonly judgement: (typeof JUDGEMENTS)[number];
  readonly note?: string;
}

/** Prints every question of a file with the guide's answer, as a reader sees it, without the key. */
export function prepareSitting(ask: Asked, file: string): void {
  for (const question of readQuestions(readFileSync(file, 'utf8'))) {
    const answer = ask(question);
    const parts = [
      `## ${question.id}`,
      [...(question.previous ?? []), question.question].map((asked) => `> ${asked}`).join('\n>\n'),
      // As a reader sees it: above what is only likely stands the question that it answers.
      answer.answers === undefined || answer.kind === 'calculation' ? '' : `Answers: ${answer.answers}`,
      answer.response,
      answer.step_by_step.map((step, at) => `${at + 1}. ${step}`).join('\n'),
      answer.nec_references.length === 0 ? '' : `NEC: ${answer.nec_references.map(({ code }) => code).join('; ')}`,
    ];
    console.log(`${parts.filter((part) => part !== '').join('\n\n')}\n`);
  }
}

/** Reads the judgements, one a line: {"id", "judgement", "note"?}. Throws with the line that is none. */
function readJudgements(file: string): Judgement[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => {
      const read: Judgement = JSON.parse(line);
      if (typeof read.id !== 'string' || !JUDGEMENTS.includes(read.judgement))
        throw new Error(`Line ${at + 1} of ${file}: a judgement is one of ${JUDGEMENTS.join(', ')}.`);
      return read;
    });
}

/** Prints how many answers were judged how, all together and by kind and language, and those that nobody judged. */
export function tallyJudgements(questionsFile: string, judgementsFile: string): void {
  const questions = readQuestions(readFileSync(questionsFile, 'utf8'));
  const judgements = readJudgements(judgementsFile);
  const given = new Map(judgements.map(({ id, judgement }) => [id, judgement]));
  const row = (name: string, of: typeof questions): void => {
    const judged = of.flatMap(({ id }) => given.get(id) ?? []);
    if (judged.length === 0) return;
    const counts = JUDGEMENTS.map((each) => {
      const count = judged.filter((one) => one === each).length;
      return `${each} ${count} (${((100 * count) / judged.length).toFixed(0)} %)`;
    });
    console.log(`${name.padEnd(10)}${String(judged.length).padStart(5)}: ${counts.join(', ')}`);
  };
  row('all', questions);
  for (const field of ['kind', 'lang'] as const)
    for (const value of [...new Set(questions.map((question) => question[field]))].sort())
      row(
        value,
        questions.filter((question) => question[field] === value),
      );
  for (const { id, note = '' } of judgements.filter(({ judgement }) => judgement === 'dangerous')) console.log(`dangerous: ${id} ${note}`);
  const left = questions.filter(({ id }) => !given.has(id)).map(({ id }) => id);
  if (left.length > 0) console.log(`not judged: ${left.join(', ')}`);
}
