// `npm run rank`: writes down which rules and topics the exam's questions were answered from, for what a phone keeps of the guide.
import { writeFileSync } from 'node:fs';
import { createGuide } from '../../api/guide/answer.ts';
import { RULES, TOPICS } from '../../api/guide/knowledge/all.ts';
import { packFor } from '../../api/guide/knowledge/pack.ts';
import { readSet } from '../exam/question.ts';

const ASKED = new URL('../../api/guide/knowledge/asked.ts', import.meta.url);

const guide = createGuide(packFor('en'), packFor('es'));
const confirmed = new Set(RULES.filter(({ grade }) => grade === 'V2').map(({ id }) => id));
const known = new Set([...RULES, ...TOPICS].map(({ id }) => id));
const asked = new Set<string>();
const beside = new Set<string>();
for (const { question } of readSet('train')) {
  const { kind, restsOn } = guide.answer({ text: question }).answer;
  if (kind !== 'lookup' && kind !== 'topic') continue;
  // The first is the answer; what stands beside it twice is worth keeping where two sources confirm it.
  for (const [at, id] of restsOn.entries()) {
    if (known.has(id) && (at === 0 || (confirmed.has(id) && beside.has(id)))) asked.add(id);
    beside.add(id);
  }
}
const lines = [...asked].sort().map((id) => `  '${id}',`);
writeFileSync(
  ASKED,
  `// Rules and topics that a few thousand questions of many people were answered from. Written by \`npm run rank\`; not edited by hand.

export const ASKED: ReadonlySet<string> = new Set([
${lines.join('\n')}
]);
`,
);
console.log(`${asked.size} rules and topics were asked for.`);
