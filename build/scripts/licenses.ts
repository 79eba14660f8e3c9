// The licenses of what the desktop app is made of, as one text: every package that its code and the UI's import, with what those need.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './check-layers.ts';
import { root } from './fingerprint.ts';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** '@scope/name/part' -> '@scope/name'. */
const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** What a style sheet takes out of packages. */
const urlsOf = (style: string): string[] =>
  [...style.matchAll(/(?:@import|url\()\s*['"]?([@a-z][^'")]+)/g)].flatMap((match) => match[1] ?? []);

/** The packages that what is shipped imports: the API, the UI and the desktop, without their tests. */
function imported(): string[] {
  const files = ['api', 'web', 'desktop'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name) && !/\.(test|test-support|d)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.includes('/e2e/')),
  );
  const specifiers = files.flatMap((path) => (path.endsWith('.css') ? urlsOf : importsOf)(readFileSync(path, 'utf8')));
  return [...new Set(specifiers.filter((name) => !/^(\.|\w+:)/.test(name)).map(packageOf))];
}

export interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** As the package has it; empty where it brings none along. */
  readonly text: string;
}

/** Every package that is shipped, by name. Electron has its own beside the program. */
export function listLicenses(): Licensed[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  const { dependencies = {} } = packages[''] ?? {};
  const found = new Map<string, Locked>();
  /** From the folder of who needs it upwards, as Node looks. */
  const place = (name: string, from: string): string | undefined => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
      if (packages[path]) return path;
      if (at === '') return undefined;
    }
  };
  const visit = (name: string, from: string): void => {
    const path = place(name, from);
    const locked = path === undefined ? undefined : packages[path];
    if (path === undefined || !locked || found.has(path) || !existsSync(join(root, path))) return;
    found.set(path, locked);
    for (const next of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) visit(next, path);
  };
  for (const name of [...Object.keys(dependencies), ...imported()]) if (name !== 'electron') visit(name, '');
  return [...found]
    .map(([path, { version = '', license = 'see its text' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
      text: textIn(join(root, path)),
    }))
    .filter(({ name }) => !name.startsWith('@types/'))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function textIn(folder: string): string {
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name) && statSync(join(folder, name)).isFile());
  return names.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n');
}

/** The whole as a person reads it. Packages that share a text have it once. */
export function licensesText(all: readonly Licensed[]): string {
  const byText = Map.groupBy(all, ({ text }) => text);
  const named = ({ name, version, license }: Licensed): string => `${name} ${version} (${license})`;
  const parts = [...byText].map(([text, those]) => [those.map(named).join('\n'), text].filter(Boolean).join('\n\n'));
  return `Wirewise is made with these. Electron’s and Chromium’s licenses lie beside the program.\n\n${parts.join(`\n\n${'-'.repeat(78)}\n\n`)}\n`;
}
