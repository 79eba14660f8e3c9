// Writes each script, style and part of the guide once more as small as brotli makes it, for whoever serves the folder: NAME.br beside NAME.
// Made once at the build, since it takes ten times as long as what a server can do while somebody waits, and saves a tenth.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { READER_FOLDER } from './reader-folder.ts';

const WORTH_IT = /\.(?:js|css|bin)$/;
const FROM_BYTES = 1024;

/** As small as it gets, for what is compressed once and fetched often. */
export const smallest = (bytes: Uint8Array): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

export function brotliBeside(): Plugin {
  return {
    name: 'wirewise:brotli-beside',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => WORTH_IT.test(fileName) && !fileName.includes(`/${READER_FOLDER}/`));
      await Promise.all(
        files.map(async (file) => {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (bytes.length >= FROM_BYTES) await writeFile(join(dir, `${file.fileName}.br`), await smallest(bytes));
        }),
      );
    },
  };
}
