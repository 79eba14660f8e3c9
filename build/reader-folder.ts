// Where the files lie that read plates: a folder of their versions, since tesseract asks for its data by its plain name and browsers keep it for good.
import { readFileSync } from 'node:fs';

const { devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly devDependencies: Readonly<Record<string, string>>;
};
const versions = ['tesseract.js', 'tesseract.js-core', '@tesseract.js-data/eng'].map((name) => devDependencies[name]);

export const READER_FOLDER = `reader-${versions.join('-')}`;

/** The names that those files come with. */
export const isOfReader = (name: string): boolean => /^(?:worker\.min|tesseract-core-.*|eng\.traineddata)\.(?:js|gz)$/.test(name);
