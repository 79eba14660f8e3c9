import { ServiceError } from '../contract/errors.ts';
import { PHOTO_MAX_BYTES } from '../contract/values.ts';
import { checkStorable, readBytes } from './read-json.ts';

/** The photo, and room for the fields beside it. */
export const FORM_LIMIT_BYTES = PHOTO_MAX_BYTES + 256 * 1024;
const FIELDS_AT_MOST = 40;

/**
 * A multipart form: texts as strings, files as bytes; a file without content is left out, as browsers send one for an empty input.
 * @throws ServiceError WRONG_TYPE, TOO_LARGE while it is being read, MALFORMED
 */
export async function readForm(request: Request, limit = FORM_LIMIT_BYTES): Promise<Readonly<Record<string, string | Uint8Array>>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;.*\bboundary=/i.test(type))
    throw new ServiceError('WRONG_TYPE', 'Send the request as multipart/form-data.');
  const bytes = await readBytes(request, limit);
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new ServiceError('MALFORMED', 'The request is not a valid form.');
  }
  const entries = [...form];
  if (entries.length > FIELDS_AT_MOST) throw new ServiceError('MALFORMED', 'The form has too many fields.');
  const fields: [string, string | Uint8Array][] = [];
  for (const [name, value] of entries) {
    if (typeof value === 'string') {
      checkStorable([name, value]);
      fields.push([name, value]);
      continue;
    }
    if (value.size > PHOTO_MAX_BYTES) throw new ServiceError('TOO_LARGE', 'The photo may have at most 5 MB.', { field: name });
    if (value.size > 0) fields.push([name, new Uint8Array(await value.arrayBuffer())]);
  }
  return Object.fromEntries(fields);
}
