// `npm run audit`: asks the registry for known faults of the packages, and says in one sentence what came of it. Ends with 0 when there are
// none, 1 when there are, and 2 when the registry gave no answer: a check that was not made must not pass for one that found nothing.
import { spawnSync } from 'node:child_process';
import { root } from './fingerprint.ts';

/** What `npm audit --json` prints: a report, or why there is none. */
interface AuditOutput {
  readonly statusCode?: number;
  readonly message?: string;
  readonly error?: { readonly summary?: string };
  readonly vulnerabilities?: Readonly<Record<string, Faulty>>;
}

interface Faulty {
  readonly severity: string;
  /** The faults, or names of packages of its own that have them. */
  readonly via: readonly (string | { readonly title: string; readonly url: string })[];
}

function parsed(text: string): AuditOutput {
  try {
    return JSON.parse(text) as AuditOutput;
  } catch {
    return {};
  }
}

const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const { statusCode, message, error, vulnerabilities } = parsed(stdout);
if (vulnerabilities === undefined) {
  const why = statusCode === undefined ? error?.summary || message || 'npm gave no report' : `it answered ${statusCode}`;
  console.error(`Not checked: the registry gave no list of known faults (${why}). Ask another one: npm run audit --registry=ADDRESS`);
  process.exit(2);
}
const faulty = Object.entries(vulnerabilities);
for (const [name, { severity, via }] of faulty) {
  const faults = via.map((each) => (typeof each === 'string' ? `through ${each}` : `${each.title}, ${each.url}`));
  console.log(`${severity}: ${name}: ${faults.join('; ')}`);
}
console.log(faulty.length === 0 ? 'No known faults in the packages.' : `${faulty.length} packages have known faults; npm audit says more.`);
process.exit(faulty.length === 0 ? 0 : 1);
