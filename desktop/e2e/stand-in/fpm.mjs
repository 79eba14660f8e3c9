#!/usr/bin/env node
// As much of fpm as electron-builder asks for, where fpm itself cannot be fetched: a .deb by Debian's own dpkg-deb; of any other package
// only what it would have been made of, as JSON in its place.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const FLAGS = new Set(['--force', '--debug']);
/** @type {Record<string, string[]>} */
const options = {};
/** @type {[string, string][]} */
const contents = [];
const words = process.argv.slice(2);
for (let at = 0; at < words.length; at += 1) {
  const word = words[at] ?? '';
  if (FLAGS.has(word)) continue;
  if (word.startsWith('-')) {
    options[word] = [...(options[word] ?? []), words[at + 1] ?? ''];
    at += 1;
  } else {
    const split = word.indexOf('=');
    contents.push([word.slice(0, split), word.slice(split + 1)]);
  }
}
/** @param {string} name */
const one = (name) => options[name]?.[0] ?? '';
const target = one('--package');

if (one('-t') === 'deb') makeDeb();
else writeFileSync(target, JSON.stringify({ options, contents }, null, 2));

function makeDeb() {
  const root = mkdtempSync(join(tmpdir(), 'wirewise-deb-'));
  for (const [from, to] of contents) {
    const place = join(root, to);
    mkdirSync(from.endsWith('/') ? place : dirname(place), { recursive: true });
    cpSync(from, place, { recursive: true });
  }
  const control = join(root, 'DEBIAN');
  mkdirSync(control);
  const [summary, ...more] = one('--description').trim().split('\n');
  const fields = {
    Package: one('--name'),
    Version: one('--version'),
    Architecture: one('--architecture'),
    Maintainer: one('--maintainer'),
    Vendor: one('--vendor'),
    Homepage: one('--url'),
    Section: one('--category'),
    Priority: one('--deb-priority'),
    License: one('--license'),
    Depends: (options['-d'] ?? []).join(', '),
    Recommends: (options['--deb-recommends'] ?? []).join(', '),
    Description: [summary, ...more.map((line) => ` ${line.trim() || '.'}`)].join('\n'),
  };
  writeFileSync(
    join(control, 'control'),
    Object.entries(fields)
      .flatMap(([name, value]) => (value ? [`${name}: ${value}\n`] : []))
      .join(''),
  );
  for (const [name, option] of [
    ['postinst', '--after-install'],
    ['postrm', '--after-remove'],
  ]) {
    cpSync(one(option ?? ''), join(control, name ?? ''));
    chmodSync(join(control, name ?? ''), 0o755);
  }
  chmodSync(root, 0o755);
  execFileSync('dpkg-deb', ['--build', '--root-owner-group', '-Zgzip', '-z1', root, target], { stdio: 'pipe' });
  rmSync(root, { recursive: true, force: true });
}
