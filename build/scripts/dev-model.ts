// `npm run dev:model`: a model server without a model, in both protocols, so that anybody sees the whole path without a key. What it
// answers is scripted; a word in brackets at a question's end chooses how it misbehaves.
import { parseArgs } from 'node:util';
import { type Scripted, startScriptedServer } from '../../api/models/scripted-server.ts';

const PORT = 4011;

const WORDS = [
  'This is the scripted model, so read it for its shape and not for its advice. ',
  'Start from the nameplate and the terminals, and write down what you read. ',
  'Then check the conductor against the overcurrent device and the temperature column. ',
  'Ask the inspector early where the local code differs.',
];

/** A question that ends in '(stall)' gets the fault of that name. */
const MENU: Readonly<Record<string, readonly [what: string, reply: Scripted]>> = {
  slow: ['half a second between sentences', { pieces: WORDS, delayMs: 500 }],
  think: [
    'thinks in pieces of their own, then answers',
    { thoughts: Array.from({ length: 20 }, () => 'hm '), pieces: WORDS, delayMs: 150 },
  ],
  tags: ['thinks between <think> and </think>', { pieces: ['<think>Six or', ' eight? Six.</thi', 'nk>\n', ...WORDS], delayMs: 300 }],
  wrong: [
    'says what is wrong or dangerous',
    { pieces: ['Use 14 AWG for 417 A. ', 'See 210.999. ', 'You may skip the ground. ', 'Work it live if you are quick.'], delayMs: 200 },
  ],
  tool: ['asks for a calculator, then answers', { toolCalls: [{ name: 'ohms-law', arguments: { volts: 120, ohms: 8 } }] }],
  cut: ['is cut after two sentences', { pieces: WORDS.slice(0, 2), delayMs: 400, fault: 'reset' }],
  stall: ['falls silent after two sentences', { pieces: WORDS.slice(0, 2), delayMs: 400, fault: 'stall' }],
  silent: ['says nothing at all', { fault: 'stall' }],
  long: ['runs into its length', { pieces: WORDS, cut: true }],
  endless: ['does not come to an end', { pieces: WORDS, fault: 'endless' }],
  garbage: ['sends nonsense', { pieces: WORDS.slice(0, 1), fault: 'garbage' }],
  empty: ['answers without a word', { pieces: [] }],
  key: ['refuses the key', { fault: 401, words: 'Incorrect API key provided.' }],
  credit: ['has no credit left', { fault: 429, words: 'You exceeded your current quota (insufficient_quota).' }],
  busy: ['is overloaded, and asks for 20 seconds', { fault: 429, words: 'Rate limit reached.', retryAfter: '20' }],
  error: ['has an error of its own', { fault: 500, words: 'The engine is not feeling well.' }],
  gone: ['has no such model', { fault: 404, words: 'The model does not exist.' }],
  memory: ['does not fit into memory', { fault: 500, words: 'model requires more system memory (9.1 GiB) than is available (5.2 GiB)' }],
};

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: String(PORT) },
    'slow-pc': { type: 'boolean', default: false },
    'no-tools': { type: 'boolean', default: false },
    refuse: { type: 'string', default: '' },
  },
});

const server = await startScriptedServer(Number(values.port));
const usesTools = (): boolean => JSON.stringify(server.asked.at(-1)).includes('"role":"tool"');
server.script((question) => {
  const fault = /\((\w+)\)\s*$/.exec(question)?.[1] ?? '';
  const [, reply] = MENU[fault] ?? [];
  if (fault === 'tool' && usesTools()) return { pieces: ['The calculator says 15 A at 120 V.'] };
  return reply ?? { pieces: WORDS, delayMs: 120 };
});
server.refuses = values.refuse.split(',').filter((part) => part !== '');
if (values['slow-pc']) {
  server.loaded = false;
  server.pace = { loadMs: 15_000, readTokensPerSecond: 60, writeTokensPerSecond: 6 };
}
const capabilities = ['completion', ...(values['no-tools'] ? [] : ['tools'])];
server.models = [
  { name: 'scripted:latest', size: 2_000_000_000, capabilities },
  { name: 'nomic-embed-text:latest', size: 274_000_000, capabilities: ['embedding'] },
];
server.pullRate = 60_000_000;

console.log(
  [
    `A scripted model is at ${server.url}; Ctrl-C ends it. In another terminal:`,
    `  hosted:  LLM_BASE_URL=${server.url}/v1 LLM_API_KEY=any LLM_MODEL=scripted OLLAMA_URL=http://127.0.0.1:9 npm start`,
    `  local:   OLLAMA_URL=${server.url} npm start`,
    'Or enter the address on the admin’s screen Models. End a question with one of these to see what becomes of it:',
    ...Object.entries(MENU).map(([name, [what]]) => `  (${name})`.padEnd(14) + what),
    'Flags: --slow-pc (loads 15 s, reads 60 tokens a second, writes 6), --no-tools, --refuse tools,max_tokens,stream_options, --port N',
  ].join('\n'),
);
