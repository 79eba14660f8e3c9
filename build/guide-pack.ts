// The field guide as the browser loads it: its code and its texts, one language at a time. Both languages stand beside each other in
// the sources, where people read and check them; a phone needs one, and this leaves the other out.
import type { Plugin, Rolldown } from 'vite';
import type { PackedPart } from '../api/guide/pack/packed.ts';

const GUIDE = /^virtual:guide\/(en|es)$/;
const IN_GUIDE = /\/api\/guide\/.*\.ts(?:\?|$)/;
/** Understanding reads both languages whatever is spoken: crews mix them. */
const READS_BOTH = /\/api\/guide\/(?:reading|search)\//;
/** What the judgement, which a page has before the guide, is made of too: the same in every language, and so fetched once. */
const SHARED =
  /\/api\/guide\/(?:reading\/(?:words|spelling|normalise|number-words|detect-language|lexicon|classes|front-coded)|judgement\/(?:signs|terms))\.ts$/;
const GUIDE_FOLDER = new URL('../api/guide/', import.meta.url);
const fromHere = (path: string): string => new URL(path, GUIDE_FOLDER).pathname;
/** Functions of the guide that other files import and that take a text in both languages, with the place of the English one. */
const WRITERS: ReadonlyMap<string, number> = new Map([
  ['codeUse', 2],
  ['yesNo', 1],
]);

type Language = 'en' | 'es';
type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** A value that is nothing but text, whichever branch it comes from: what may be left out without anything else noticing. */
function isText(value: Node): boolean {
  if (value.type === 'Literal') return typeof value.value === 'string';
  if (value.type === 'TemplateLiteral') return true;
  if (value.type === 'ConditionalExpression') return [value.consequent, value.alternate].every((each) => isNode(each) && isText(each));
  if (value.type === 'ArrayExpression')
    return (value.elements as readonly unknown[]).every((element) => isNode(element) && isText(element));
  return false;
}

const keyOf = (property: Node): string | undefined =>
  property.type === 'Property' && !property.computed && isNode(property.key) && property.key.type === 'Identifier'
    ? String(property.key.name)
    : undefined;

const nameOf = (value: unknown): string => (isNode(value) && value.type === 'Identifier' ? String(value.name) : '');

/** Every node of a tree, parents first. */
function nodesOf(tree: unknown): Node[] {
  if (Array.isArray(tree)) return tree.flatMap(nodesOf);
  if (!isNode(tree)) return [];
  return [tree, ...Object.entries(tree).flatMap(([key, value]) => (key === 'parent' ? [] : nodesOf(value)))];
}

/** Functions that take a text in both languages as `(…, en, es)`, by name, with the place of `en`. */
function writersIn(nodes: readonly Node[]): ReadonlyMap<string, number> {
  const writers = new Map<string, number>();
  for (const node of nodes) {
    const [id, made] = node.type === 'VariableDeclarator' ? [node.id, node.init] : [node.id, node];
    if (!isNode(made) || !/Function/.test(made.type)) continue;
    const names = (made.params as readonly unknown[]).map(nameOf);
    const at = names.indexOf('en');
    if (at >= 0 && names[at + 1] === 'es' && nameOf(id) !== '') writers.set(nameOf(id), at);
  }
  return writers;
}

/** The two texts of a node, English first: an `{ en: …, es: … }` object, or the arguments of a writer. */
function bothTexts(node: Node, writers: ReadonlyMap<string, number>): readonly [en: Node, es: Node] | undefined {
  let pair: readonly unknown[] = [];
  if (node.type === 'ObjectExpression') {
    const properties = node.properties as readonly Node[];
    const textIn = (language: Language): unknown => properties.find((property) => keyOf(property) === language)?.value;
    if (properties.length === 2) pair = [textIn('en'), textIn('es')];
  } else if (node.type === 'CallExpression') {
    const at = writers.get(nameOf(node.callee));
    if (at !== undefined) pair = (node.arguments as readonly unknown[]).slice(at, at + 2);
  }
  const [en, es] = pair;
  return isNode(en) && isNode(es) && isText(en) && isText(es) ? [en, es] : undefined;
}

/** Source without the texts of one language. `parse` is the bundler's own; `imported` names writers declared in other files. */
export function withoutLanguage(
  code: string,
  other: Language,
  parse: (code: string) => unknown,
  imported: ReadonlyMap<string, number> = new Map(),
): string {
  const nodes = nodesOf(parse(code));
  const writers = new Map([...imported, ...writersIn(nodes)]);
  const unwanted = nodes.flatMap((node) => {
    const texts = bothTexts(node, writers);
    return texts === undefined ? [] : [texts[other === 'en' ? 0 : 1]];
  });
  let left = code;
  let end = code.length;
  // From the end on; a text inside one that goes is gone with it.
  for (const text of unwanted.sort((a, b) => b.end - a.end || a.start - b.start)) {
    if (text.end > end) continue;
    left = left.slice(0, text.start) + (text.type === 'ArrayExpression' ? '[]' : "''") + left.slice(text.end);
    end = text.start;
  }
  return left;
}

/** A part as a file: the length of its head in four bytes, lowest first, its head, its bytes. `web/sync/guide-parts.ts` reads it. */
function fileOf({ head, bytes }: PackedPart): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(Buffer.byteLength(head));
  return Buffer.concat([length, Buffer.from(head), bytes]);
}

/** Serves `virtual:guide/en` and `virtual:guide/es`: the guide's code in that language, where its parts lie, and how a pack is made of them. */
export function guidePack(): Plugin {
  return {
    name: 'wirewise:guide',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (GUIDE.test(source)) return `\0${source}`;
      // Everything else that a one-language guide imports is of that language too, and so a module of its own.
      const language = importer?.includes('/api/guide/') ? /[?&]guide=(en|es)/.exec(importer)?.[1] : undefined;
      if (!language || !source.startsWith('.')) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && IN_GUIDE.test(found.id) && !SHARED.test(found.id) ? `${found.id.split('?')[0]}?guide=${language}` : found;
    },
    async load(id) {
      const language = id.startsWith('\0') ? GUIDE.exec(id.slice(1))?.[1] : undefined;
      if (!language) return undefined;
      const [{ packFor }, { packUp }, { CALCULATORS }] = await Promise.all([
        import(new URL('pack/pack.ts', GUIDE_FOLDER).href) as Promise<typeof import('../api/guide/pack/pack.ts')>,
        import(new URL('pack/packed.ts', GUIDE_FOLDER).href) as Promise<typeof import('../api/guide/pack/packed.ts')>,
        import(new URL('calculators/registry.ts', GUIDE_FOLDER).href) as Promise<typeof import('../api/guide/calculators/registry.ts')>,
      ]);
      const calculators = CALCULATORS.map(({ id }) => id);
      const parts = packUp(packFor(language as Language), calculators);
      // Files of their own in a build, each fetched and kept by itself; a development server has none and gets them inside the module.
      const addresses = parts.map((part, number) => {
        const source = fileOf(part);
        if (this.environment.mode !== 'build') return JSON.stringify(`data:application/octet-stream;base64,${source.toString('base64')}`);
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `guide-${language}-${number}.bin`, source })}`;
      });
      return `
        import { CALCULATORS } from ${JSON.stringify(`${fromHere('calculators/registry.ts')}?guide=${language}`)};
        import { unpack } from ${JSON.stringify(`${fromHere('pack/packed.ts')}?guide=${language}`)};
        export { createGuide } from ${JSON.stringify(`${fromHere('answer.ts')}?guide=${language}`)};
        export const PARTS = [${addresses.join(', ')}];
        export const packOf = (parts) => unpack(parts, CALCULATORS.map(({ id }) => id), '${language}');
      `;
    },
  };
}

/** Takes the other language out of the guide's modules, after their types are gone. */
export function oneLanguage(): Plugin {
  return {
    name: 'wirewise:one-language',
    enforce: 'post',
    transform(this: Rolldown.TransformPluginContext, code, id) {
      const language = /[?&]guide=(en|es)/.exec(id)?.[1];
      if (!language || READS_BOTH.test(id)) return undefined;
      return { code: withoutLanguage(code, language === 'en' ? 'es' : 'en', (text) => this.parse(text), WRITERS), map: null };
    },
  };
}
