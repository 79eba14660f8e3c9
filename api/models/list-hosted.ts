import * as z from 'zod/mini';
import type { HostedOptions } from './hosted.ts';
import { ModelError } from './port.ts';
import { refusalOf } from './provider-error.ts';

const LOOK_MS = 10_000;
const MOST = 1000;
const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/**
 * The models that an OpenAI-compatible address offers, by name.
 * @throws ModelError
 */
export async function listHostedModels({ baseUrl, apiKey }: Pick<HostedOptions, 'baseUrl' | 'apiKey'>): Promise<string[]> {
  const address = new URL(`${baseUrl.replace(/\/+$/, '')}/models`);
  let response: Response;
  try {
    response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(LOOK_MS),
      headers: { accept: 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
    });
  } catch (error) {
    throw new ModelError('unreachable', `No answer from ${address.host}.`, { cause: error });
  }
  if (response.status !== 200) throw await refusalOf(response, address.host, apiKey);
  const parsed = listSchema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new ModelError('broken', `${address.host} did not send a list of models.`);
  return parsed.data.data
    .slice(0, MOST)
    .map(({ id }) => id)
    .sort();
}
