// `npm run exam`: asks the guide exam questions and shows what it gets right, by kind and language. It measures; it never fails.
import { existsSync, readFileSync } from 'node:fs';
import { GRADES } from '../../api/contract/values.ts';
import { createGuide } from '../../api/guide/answer.ts';
import { RULES, TOPICS } from '../../api/guide/knowledge/all.ts';
import { packFor } from '../../api/guide/knowledge/pack.ts';
import { type ExamQuestion, type Result, readExam, readQuestions, sitExam, tally } from './score-exam.ts';

const OWN = new URL('../../api/guide/exam/', import.meta.url);
const PRACTICE = new URL('../../../shared/exam/practice.jsonl', import.meta.url);
const KINDS = ['calc', 'lookup', 'concept', 'safety'] as const;
const LANGS = ['en', 'es', 'mixed'] as const;

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

function line(name: string, results: readonly Result[]): void {
  if (results.length === 0) return;
  const { questions, right, references, cited } = tally(results);
  const refs = references === 0 ? '' : `references ${cited}/${references} (${percent(cited, references)})`;
  console.log(`${name.padEnd(16)} ${`${right}/${questions}`.padStart(8)} right (${percent(right, questions)})  ${refs}`);
}

function show(name: string, questions: readonly ExamQuestion[]): void {
  const results = sitExam(guide, questions);
  console.log(`\n${name}: ${questions.length} questions\n`);
  for (const { question, right, missing, cited, response } of results) {
    if (right && cited !== false) continue;
    console.log(`${question.id} ${right ? 'reference' : `misses ${JSON.stringify(missing)}`}: ${question.question}`);
    console.log(`    ${response.slice(0, 240).replace(/\s+/g, ' ')}`);
  }
  console.log('');
  line('all', results);
  for (const kind of KINDS) {
    const ofKind = results.filter(({ question }) => question.kind === kind);
    line(kind, ofKind);
    for (const lang of LANGS)
      line(
        `  ${lang}`,
        ofKind.filter(({ question }) => question.lang === lang),
      );
  }
  for (const lang of LANGS)
    line(
      lang,
      results.filter(({ question }) => question.lang === lang),
    );
}

function shares(name: string, entries: readonly { readonly grade: string }[]): void {
  const each = GRADES.map((grade) => {
    const count = entries.filter((entry) => entry.grade === grade).length;
    return `${grade} ${count} (${percent(count, entries.length)})`;
  });
  console.log(`${name.padEnd(8)} ${String(entries.length).padStart(4)}: ${each.join(', ')}`);
}

const guide = createGuide(packFor('en'), packFor('es'));
show('Own questions', readExam(OWN));
show('Earlier sittings', readExam(new URL('sittings/', OWN)));
if (existsSync(PRACTICE)) show('Practice questions', readQuestions(readFileSync(PRACTICE, 'utf8')));
console.log('\nGrades of what the guide knows:');
shares('rules', RULES);
shares('topics', TOPICS);
