// The page of the app at any address, with what a preview of its link shows.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { ServiceError } from '../contract/errors.ts';
import type { Deps } from '../services/context.ts';
import { readShared } from '../services/read-shared.ts';
import type { StaticFiles } from './static-files.ts';

interface Preview {
  readonly title: string;
  readonly description: string;
  /** Address of a picture of 1200 x 630 px, from the root. */
  readonly picture: string;
  readonly language: 'en' | 'es';
  /** For whoever holds the link, and no search engine. */
  readonly isPrivate?: true;
}

const GENERAL: Preview = {
  title: 'Wirewise',
  description: 'Electrical and NEC answers with the code section and the arithmetic, in English and Spanish, with or without signal.',
  picture: '/preview.png',
  language: 'en',
};
const SHARED = /^\/answer\/([\w-]{22})\/?$/;
const DESCRIPTION_MAX = 300;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function previewOf(deps: Pick<Deps, 'store' | 'clock'>, path: string): Promise<Preview> {
  const token = SHARED.exec(path)?.[1];
  if (token === undefined) return GENERAL;
  try {
    const { question, answer } = await readShared(deps, { token });
    return {
      title: question,
      description: answer.result.replaceAll('**', '').slice(0, DESCRIPTION_MAX),
      picture: `/api/ai/shared/${token}/picture`,
      language: answer.language,
      isPrivate: true,
    };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { ...GENERAL, isPrivate: true };
  }
}

function tagsOf({ title, description, picture, language, isPrivate }: Preview, publicUrl: string, path: string): string {
  const properties = [
    ['og:site_name', 'Wirewise'],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', publicUrl + path],
    ['og:locale', language === 'es' ? 'es_US' : 'en_US'],
    ['og:image', publicUrl + picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
  ] as const;
  return [
    ...properties.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(isPrivate ? ['<meta name="robots" content="noindex" />'] : []),
  ].join('\n    ');
}

/** Answers every address that is no file with the app's page; undefined while that has not been built. */
export function createPage(deps: Pick<Deps, 'store' | 'clock' | 'publicUrl'>, staticFiles: StaticFiles) {
  return async (request: Request, path: string): Promise<Response | undefined> => {
    // As it is stored: without what the request takes or has.
    const file = await staticFiles(new Request(request.url), '/index.html');
    if (!file) return undefined;
    const tags = tagsOf(await previewOf(deps, path), deps.publicUrl, path);
    const html = (await file.text()).replace('</head>', () => `  ${tags}\n  </head>`);
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
    const seen = request.headers.get('if-none-match');
    if (seen?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) return new Response(null, { status: 304, headers });
    let bytes = new TextEncoder().encode(html);
    if (/\bbr\b/.test(request.headers.get('accept-encoding') ?? '')) {
      bytes = new Uint8Array(await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
      headers.set('content-encoding', 'br');
    }
    headers.set('content-length', String(bytes.length));
    return new Response(request.method === 'HEAD' ? null : bytes, { headers });
  };
}
