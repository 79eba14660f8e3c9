// The one test command: every check in turn, quiet while all is well, one line 'N passed, N failed' at the end.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { electronProgram } from './electron-program.ts';
import { provideChromium } from './provide-chromium.ts';

const root = resolve(import.meta.dirname, '../..');
const long = process.argv.includes('--long');
const results = join(root, 'test-results');

interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs a package's command on this Node; output is kept and shown only when something failed. */
function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (piece: Buffer): void => {
      output = (output + piece.toString()).slice(-200_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => done({ code: 1, output: `${output}\n${error.message}` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

interface Tally {
  passed: number;
  failed: number;
}

const total: Tally = { passed: 0, failed: 0 };

function report(name: string, tally: Tally, started: number, details: string): void {
  total.passed += tally.passed;
  total.failed += tally.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${tally.failed > 0 ? 'FAILED' : 'ok'}  ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
  if (tally.failed > 0) console.log(details.trim().slice(-12_000));
}

async function check(name: string, command: string, args: readonly string[]): Promise<void> {
  const started = performance.now();
  const { code, output } = await run(command, args);
  report(name, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, started, output);
}

interface VitestJson {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Counts a vitest run out of its JSON report. A file that could not be loaded counts as one failure. */
function tallyVitest(json: VitestJson): { tally: Tally; details: string } {
  const tally: Tally = { passed: 0, failed: 0 };
  const details: string[] = [];
  for (const file of json.testResults) {
    for (const { fullName, status, failureMessages } of file.assertionResults) {
      if (status === 'passed') tally.passed += 1;
      else if (status === 'failed') {
        tally.failed += 1;
        details.push(`${file.name}\n  ${fullName}\n${(failureMessages ?? []).join('\n').slice(0, 1500)}`);
      }
    }
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) {
      tally.failed += 1;
      details.push(`${file.name}\n${file.message ?? 'could not be loaded'}`);
    }
  }
  return { tally, details: details.join('\n\n') };
}

async function vitest(project: string): Promise<void> {
  const started = performance.now();
  const file = join(results, `vitest-${project}.json`);
  const { code, output } = await run(
    'vitest',
    ['run', '-c', 'build/vitest.config.ts', '--project', project, '--reporter=json', `--outputFile=${file}`],
    long ? { LONG: '1' } : {},
  );
  try {
    const { tally, details } = tallyVitest(JSON.parse(readFileSync(file, 'utf8')) as VitestJson);
    // An error outside any test (an unhandled rejection) fails the run though every test passed.
    if (code !== 0 && tally.failed === 0) report(`tests (${project})`, { ...tally, failed: 1 }, started, output);
    else report(`tests (${project})`, tally, started, details);
  } catch {
    report(`tests (${project})`, { passed: 0, failed: 1 }, started, output);
  }
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

async function playwright(): Promise<void> {
  const started = performance.now();
  const file = join(results, 'e2e.json');
  const { code, output } = await run('playwright', ['test', '-c', 'build/playwright.config.ts'], {
    PLAYWRIGHT_JSON: file,
    ...(long ? { LONG: '1' } : {}),
  });
  const tally: Tally = { passed: 0, failed: 0 };
  const details: string[] = [];
  const secondTries: string[] = [];
  const walk = (suite: PlaywrightSuite): void => {
    for (const inner of suite.suites ?? []) walk(inner);
    for (const spec of suite.specs ?? []) {
      // One that cannot be run here has neither passed nor failed.
      if (spec.tests.every(({ status }) => status === 'skipped')) continue;
      if (spec.ok) {
        tally.passed += 1;
        if (spec.tests.some(({ status }) => status === 'flaky')) secondTries.push(`${spec.file}: ${spec.title}`);
      } else {
        tally.failed += 1;
        const errors = spec.tests.flatMap(({ results: runs }) =>
          runs.flatMap(({ errors: list }) => (list ?? []).map(({ message }) => message ?? '')),
        );
        details.push(`${spec.file}: ${spec.title}\n${errors.join('\n').slice(0, 2000)}`);
      }
    }
  };
  try {
    const json = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightSuite & { readonly errors?: readonly { readonly message?: string }[] };
    walk(json);
    details.push(...(json.errors ?? []).map(({ message }) => message ?? ''));
    if (code !== 0 && tally.failed === 0) tally.failed += 1;
  } catch {
    tally.failed += 1;
    details.push(output);
  }
  report('end to end', tally, started, details.join('\n\n'));
  for (const name of secondTries) console.log(`    passed at its second try only: ${name}`);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
try {
  const chromium = await provideChromium();
  console.log(`Browser: ${chromium.path} (${chromium.from})`);
  process.env.CHROMIUM_PATH = chromium.path;
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  total.failed += 1;
}
await check('types', 'tsc', ['-b']);
await check('lint and format', 'biome', ['check', '--error-on-warnings']);
await check('layering', process.execPath, ['build/scripts/check-layers.ts']);
await check('unused code', 'knip', ['-c', 'build/knip.json']);
await check('build', process.execPath, ['build/scripts/build.ts']);
await check('build of the desktop app', process.execPath, ['build/scripts/build-desktop.ts']);
await vitest('node');
await vitest('browser');
await playwright();
console.log(
  `    the desktop app ran ${electronProgram() ? 'in Electron’s own program and on its stand-in' : 'on the stand-in for Electron alone: its own program is not on this computer'}`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
