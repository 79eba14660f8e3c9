// Keeps imports pointing one way: which room may know which. `findBreaches` is what the test and `npm test` call.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const WEB_BASE = ['contract', 'guide', 'ui', 'i18n', 'platform'];
const WEB_DATA = [...WEB_BASE, 'local', 'remote', 'sync'];
const WEB_AREA = [...WEB_DATA, 'calculators', 'answer', 'forms', 'plate'];
const AREAS = ['landing', 'chat', 'history', 'account', 'plans', 'legal', 'admin', 'demo', 'shared', 'people'];
const API_PARTS = ['contract', 'guide', 'store', 'models', 'mail', 'images', 'jobs', 'services', 'http', 'config', 'log', 'app'];

/** Room -> the other rooms it may import. A room that is not listed here is a breach by itself. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  guide: ['contract'],
  'api/store': ['contract'],
  'api/models': ['contract'],
  'api/mail': ['contract'],
  'api/images': ['contract'],
  'api/config': ['contract'],
  'api/log': ['contract'],
  'api/jobs': ['contract', 'store', 'models', 'mail', 'images', 'log'],
  'api/services': ['contract', 'guide', 'store', 'models', 'mail', 'images', 'jobs', 'log'],
  'api/http': ['contract', 'services', 'jobs', 'log', 'config'],
  'api/app': ['contract', 'http', 'services', 'log', 'config'],
  'api/backup': ['contract', 'store', 'config'],
  'api/compose': API_PARTS,
  'api/main': ['compose', 'config', 'log'],
  'api/ask': ['contract', 'guide'],
  'web/ui': ['i18n', 'platform'],
  'web/i18n': ['contract', 'platform'],
  'web/platform': ['contract'],
  'web/local': WEB_BASE,
  'web/remote': WEB_BASE,
  'web/sync': [...WEB_BASE, 'local', 'remote'],
  'web/calculators': WEB_DATA,
  'web/answer': [...WEB_DATA, 'calculators'],
  'web/forms': WEB_DATA,
  'web/plate': WEB_DATA,
  ...Object.fromEntries(AREAS.map((area) => [`web/${area}`, WEB_AREA])),
  'web/app': [...WEB_AREA, ...AREAS],
  desktop: ['compose', 'config', 'log', 'backup', 'http', 'platform', 'contract'],
};

/** The guide's own rooms, from facts to words: each may know those before it, and none the guide as a whole, which is made of them. */
const GUIDE_ROOMS = [
  'tables',
  'knowledge',
  'reading',
  'plate',
  'calculators',
  'search',
  'asking',
  'faults',
  'judgement',
  'verdict',
  'pack',
  'drafting',
  'following',
  'answering',
  'briefing',
  'checking',
];

/** Packages that the pure rooms may use; everything else there would be I/O, DOM or Node. */
const PURE: Readonly<Record<string, readonly string[]>> = { contract: ['zod/mini', 'zod'], guide: [] };

export interface Breach {
  readonly file: string;
  readonly imports: string;
  readonly why: string;
}

/** 'api/guide/answer.ts' -> 'guide'; 'api/main.ts' -> 'api/main'; undefined outside api, web and desktop. */
export function roomOf(path: string): string | undefined {
  const [top, second] = path.split('/');
  if (top === 'desktop') return 'desktop';
  if ((top !== 'api' && top !== 'web') || !second) return undefined;
  const name = second.replace(/\.tsx?$/, '');
  return top === 'api' && (name === 'contract' || name === 'guide') ? name : `${top}/${name}`;
}

/** The module names that a file imports or exports from; a word 'from' inside a text is not one. */
export const importsOf = (source: string): string[] =>
  [
    ...source.matchAll(/^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"\s]+)['"]/gm),
    ...source.matchAll(/\bimport\s*\(\s*['"]([^'"\s]+)['"]/g),
    ...source.matchAll(/^\s*import\s+['"]([^'"\s]+)['"]/gm),
  ].flatMap((match) => match[1] ?? []);

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const guideRoomOf = (path: string): string | undefined => /^api\/guide\/([\w-]+)/.exec(path)?.[1];

function judgeInGuide(file: string, specifier: string): Breach | undefined {
  if (/^api\/guide\/[^/]+$/.test(file)) return undefined;
  const [room, target] = [guideRoomOf(file), guideRoomOf(join(dirname(file), specifier))];
  if (room === undefined || target === undefined || target === room) return undefined;
  const [own, known] = [GUIDE_ROOMS.indexOf(room), GUIDE_ROOMS.indexOf(target)];
  if (own < 0) return { file, imports: specifier, why: `${room} is not a room of the guide` };
  return known < 0 || known > own ? { file, imports: specifier, why: `the guide's ${room} may not know its ${target}` } : undefined;
}

/** Judges one import. `specifier` is as written in `file`; paths are relative to the project's root. */
export function judge(file: string, specifier: string): Breach | undefined {
  const room = roomOf(file);
  if (!room) return undefined;
  const allowed = MAY_IMPORT[room];
  if (!allowed) return { file, imports: specifier, why: `${room} is not a room of the house` };
  if (!specifier.startsWith('.')) {
    const pure = PURE[room];
    return pure && !pure.includes(specifier) ? { file, imports: specifier, why: `${room} is pure: only ${pure.join(', ')}` } : undefined;
  }
  const target = roomOf(join(dirname(file), specifier));
  if (target === 'guide' && room === 'guide') return judgeInGuide(file, specifier);
  if (!target || target === room) return undefined;
  const short = target.replace(/^(api|web)\//, '');
  return allowed.includes(short) ? undefined : { file, imports: specifier, why: `${room} may not know ${target}` };
}

/** Every import in `root` that points the wrong way. Tests may look anywhere. */
export function findBreaches(root: string): Breach[] {
  return ['api', 'web', 'desktop']
    .flatMap((top) => filesUnder(resolve(root, top)))
    .map((path) => relative(root, path))
    .filter((path) => !/\.test(-support)?\.tsx?$|\/e2e\/|\.d\.ts$/.test(path))
    .flatMap((path) => importsOf(readFileSync(resolve(root, path), 'utf8')).flatMap((specifier) => judge(path, specifier) ?? []));
}

if (import.meta.main) {
  const breaches = findBreaches(process.cwd());
  for (const { file, imports, why } of breaches) console.error(`${file}: ${imports}: ${why}`);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
