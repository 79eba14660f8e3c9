// The field guide as the browser loads it: its code and its texts, one language at a time. Both languages stand beside each other in
// the sources, where people read and check them; a phone needs one, and this leaves the other out.
import type { Plugin, Rolldown } from 'vite';

const GUIDE = /^virtual:guide\/(en|es)$/;
const IN_GUIDE = /\/api\/guide\/.*\.ts(?:\?|$)/;
/** Understanding reads both languages whatever is spoken: crews mix them. */
const READS_BOTH = /\/api\/guide\/(?:understand|search)\//;
const ANSWER = new URL('../api/guide/answer.ts', import.meta.url).pathname;
const PACK = new URL('../api/guide/knowledge/pack.ts', import.meta.url).href;

type Language = 'en' | 'es';
type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** A value that is nothing but text: what may be left out without anything else noticing. */
function isText(value: Node): boolean {
  if (value.type === 'Literal') return typeof value.value === 'string';
  if (value.type === 'TemplateLiteral') return true;
  if (value.type === 'ArrayExpression')
    return (value.elements as readonly unknown[]).every((element) => isNode(element) && isText(element));
  return false;
}

const keyOf = (property: Node): string | undefined =>
  property.type === 'Property' && !property.computed && isNode(property.key) && property.key.type === 'Identifier'
    ? String(property.key.name)
    : undefined;

/** The places of every text in the other language: the values of `{ en: …, es: … }` objects. */
function otherTexts(tree: unknown, other: Language): Node[] {
  if (Array.isArray(tree)) return tree.flatMap((each) => otherTexts(each, other));
  if (!isNode(tree)) return [];
  if (tree.type === 'ObjectExpression') {
    const properties = tree.properties as readonly Node[];
    if (properties.length === 2 && properties.map(keyOf).sort().join() === 'en,es') {
      const values = properties.map(({ value }) => value).filter(isNode);
      const unwanted = properties.find((property) => keyOf(property) === other)?.value;
      if (values.length === 2 && values.every(isText) && isNode(unwanted)) {
        return [unwanted, ...values.filter((value) => value !== unwanted).flatMap((value) => otherTexts(value, other))];
      }
    }
  }
  return Object.entries(tree).flatMap(([key, value]) => (key === 'parent' ? [] : otherTexts(value, other)));
}

/** Source without the texts of one language. `parse` is the bundler's own. */
export function withoutLanguage(code: string, other: Language, parse: (code: string) => unknown): string {
  let left = code;
  for (const { type, start, end } of otherTexts(parse(code), other).sort((a, b) => b.start - a.start)) {
    left = left.slice(0, start) + (type === 'ArrayExpression' ? '[]' : "''") + left.slice(end);
  }
  return left;
}

/** Serves `virtual:guide/en` and `virtual:guide/es`: `createGuide` and `pack`, in that language alone. */
export function guidePack(): Plugin {
  return {
    name: 'wirewise:guide',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (GUIDE.test(source)) return `\0${source}`;
      // Everything that a one-language guide imports is of that language too, and so a module of its own.
      const language = importer?.includes('/api/guide/') ? /[?&]guide=(en|es)/.exec(importer)?.[1] : undefined;
      if (!language || !source.startsWith('.')) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && IN_GUIDE.test(found.id) ? `${found.id.split('?')[0]}?guide=${language}` : found;
    },
    async load(id) {
      const language = id.startsWith('\0') ? GUIDE.exec(id.slice(1))?.[1] : undefined;
      if (!language) return undefined;
      const { packFor } = (await import(PACK)) as { packFor: (language: string) => unknown };
      // A JSON string: engines parse that faster than an object literal.
      return [
        `export { createGuide } from ${JSON.stringify(`${ANSWER}?guide=${language}`)};`,
        `export const pack = JSON.parse(${JSON.stringify(JSON.stringify(packFor(language)))});`,
      ].join('\n');
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
      return { code: withoutLanguage(code, language === 'en' ? 'es' : 'en', (text) => this.parse(text)), map: null };
    },
  };
}
