type Sharp = typeof import('sharp')['default'];

let loaded: Promise<Sharp> | undefined;

/**
 * The image library, loaded with the first picture. It keeps no decoded pictures between two calls and uses one thread for each: a server
 * has others to serve, and what it saves is its memory.
 */
export function imageLibrary(): Promise<Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}
