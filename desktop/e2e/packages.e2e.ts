// The packer's own work, on a folder shaped like Electron's distribution: what is in the packages, and that it runs.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { newComputer, passWelcome, root, startDesktop } from './start-desktop.ts';

const MB = 1024 ** 2;
const computer = newComputer();
const packages = join(computer.folder, 'packages');
const unpacked = join(computer.folder, 'unpacked');
/** Debian's own; the stand-in for fpm makes packages with it. */
const hasDpkg = spawnSync('dpkg-deb', ['--version']).status === 0;
const bin = (name: string): string => join(root, 'node_modules/.bin', name);

/** What stands before the fuses in Electron's program; then come the version, how many there are, and each as '0' or '1'. */
const FUSES_FOLLOW = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** As Electron ships them. */
const UNSET_FUSES = Buffer.concat([Buffer.from([1, 8]), Buffer.from('10110001')]);

/** A folder shaped like Electron's distribution, with a program that does nothing: enough for the packer. */
function standInDistribution(): string {
  const place = join(computer.folder, 'electron-dist');
  for (const inner of ['resources', 'locales']) mkdirSync(join(place, inner), { recursive: true });
  for (const program of ['chrome-sandbox', 'chrome_crashpad_handler']) writeFileSync(join(place, program), '#!/bin/sh\n', { mode: 0o755 });
  writeFileSync(join(place, 'electron'), Buffer.concat([Buffer.from(`#!/bin/sh\n# ${FUSES_FOLLOW}`), UNSET_FUSES]), { mode: 0o755 });
  for (const text of ['LICENSE', 'LICENSES.chromium.html', 'locales/en-US.pak', 'locales/de.pak']) writeFileSync(join(place, text), '');
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8')) as { version: string };
  writeFileSync(join(place, 'version'), version);
  return place;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const sizeOf = (folder: string): number => filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0);

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeAll(async () => {
  const { buildDesktop } = await import('../../build/scripts/build-desktop.ts');
  await buildDesktop();
  execFileSync(
    bin('electron-builder'),
    [
      '--linux',
      ...(hasDpkg ? ['deb'] : []),
      'rpm',
      '--publish=never',
      `-c.electronDist=${standInDistribution()}`,
      `-c.directories.output=${packages}`,
    ],
    { cwd: root, stdio: 'pipe', env: { ...process.env, CUSTOM_FPM_PATH: join(import.meta.dirname, 'stand-in/fpm.mjs') } },
  );
  execFileSync(bin('asar'), ['extract', join(packages, 'linux-unpacked/resources/app.asar'), unpacked], { stdio: 'pipe' });
});
test.afterAll(() => computer.clear());

test('the program’s fuses are set', () => {
  const program = readFileSync(join(packages, 'linux-unpacked/wirewise'));
  const fuses = program.subarray(program.indexOf(FUSES_FOLLOW) + FUSES_FOLLOW.length + 2).subarray(0, 8);
  // Not as Node, cookies encrypted, no NODE_OPTIONS, no --inspect, archive checked, archive alone, no snapshot, no rights for files.
  expect(fuses.toString()).toBe('01001100');
});

test('the archive holds what is needed, nothing else, and nothing twice', () => {
  const files = filesIn(unpacked).map((file) => relative(unpacked, file));
  for (const wanted of [
    'dist/desktop/main.js',
    'dist/desktop/preload.cjs',
    'dist/desktop/tray.png',
    'dist/web/index.html',
    'package.json',
    'node_modules/better-sqlite3/package.json',
    `node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`,
  ])
    expect(files).toContain(wanted);
  const unwanted =
    /better-sqlite3\/(deps|src)\/|prebuilds\/(darwin|win32|linuxmusl)|^(web|api|data|desktop)\/|\.env|\/e2e\/|\.(map|ts)$|dist\/web\/(sw|screens)/;
  expect(files.filter((file) => unwanted.test(file))).toEqual([]);
  // What is in the bundle does not come along once more.
  const native = readdirSync(join(unpacked, 'node_modules')).sort();
  expect(native).toEqual(['@img', '@node-rs', 'better-sqlite3', 'detect-libc', 'semver', 'sharp']);
  const byHash = Map.groupBy(
    files.filter((file) => statSync(join(unpacked, file)).size > 4096),
    (file) =>
      createHash('sha256')
        .update(readFileSync(join(unpacked, file)))
        .digest('hex'),
  );
  expect([...byHash.values()].filter((same) => same.length > 1)).toEqual([]);
});

test('beside Electron it takes less than 40 MB packed, and 43 unpacked', () => {
  const resources = join(packages, 'linux-unpacked/resources');
  const bytes = sizeOf(resources);
  expect(readFileSync(join(resources, 'licenses.txt'), 'utf8')).toContain('better-sqlite3');
  expect(bytes / MB).toBeLessThan(43);
  console.log(`unpacked: ${(bytes / MB).toFixed(1)} MB`);
  if (!hasDpkg) return;
  // The stand-in distribution itself weighs nothing.
  const [deb = ''] = readdirSync(packages).filter((name) => name.endsWith('.deb'));
  const packed = statSync(join(packages, deb)).size;
  expect(packed / MB).toBeLessThan(40);
  console.log(`packed: ${(packed / MB).toFixed(1)} MB`);
});

test('what was packed runs', async () => {
  const packed = await startDesktop(computer, { main: join(unpacked, 'dist/desktop/main.js') });
  await passWelcome(packed.page);
  expect(await packed.quit()).toBe(0);
});

test('the .deb puts everything in its place, and says who made it', () => {
  test.skip(!hasDpkg, 'There is no dpkg-deb on this computer.');
  const [deb = ''] = readdirSync(packages).filter((name) => name.endsWith('.deb'));
  expect(deb).toMatch(/^Wirewise-\d+\.\d+\.\d+-amd64\.deb$/);
  const listed = execFileSync('dpkg-deb', ['--contents', join(packages, deb)], { encoding: 'utf8' });
  const paths = listed.split('\n').map((line) => line.split(/\s+/)[5]);
  for (const wanted of [
    './opt/Wirewise/wirewise',
    './opt/Wirewise/resources/app.asar',
    './opt/Wirewise/resources/licenses.txt',
    './usr/share/applications/wirewise.desktop',
    './usr/share/mime/packages/wirewise.xml',
    './usr/share/icons/hicolor/16x16/apps/wirewise.png',
    './usr/share/icons/hicolor/512x512/apps/wirewise.png',
  ])
    expect(paths).toContain(wanted);
  const field = (name: string): string => execFileSync('dpkg-deb', ['--field', join(packages, deb), name], { encoding: 'utf8' }).trim();
  expect(field('Maintainer')).toBe('Wirewise <support@wirewise.example>');
  expect(field('Homepage')).toBe('https://wirewise.example');
  expect(field('Depends')).toContain('libnss3');
  const out = join(computer.folder, 'installed');
  execFileSync('dpkg-deb', ['--extract', join(packages, deb), out]);
  const entry = readFileSync(join(out, 'usr/share/applications/wirewise.desktop'), 'utf8');
  expect(entry).toContain('MimeType=application/x-wirewise-chats;x-scheme-handler/wirewise;');
  expect(entry).toContain('GenericName[es]=');
  expect(readFileSync(join(out, 'usr/share/mime/packages/wirewise.xml'), 'utf8')).toContain('*.wirewise');
});

test('the .rpm is asked for as fpm takes it', () => {
  const [rpm = ''] = readdirSync(packages).filter((name) => name.endsWith('.rpm'));
  const { options, contents } = JSON.parse(readFileSync(join(packages, rpm), 'utf8')) as {
    options: Record<string, string[]>;
    contents: [string, string][];
  };
  expect(options['-t']).toEqual(['rpm']);
  expect(options['--architecture']).toEqual(['amd64']);
  expect(contents.map(([, to]) => to)).toContain('/opt/Wirewise');
});
