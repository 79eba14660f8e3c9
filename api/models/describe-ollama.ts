import type { ModelResponse } from 'ollama';
import { ollamaClient } from './ollama-client.ts';

export interface Described {
  readonly hasTools: boolean;
  readonly thinks: boolean;
  /** Of its maker, in tokens; undefined where the server does not say. */
  readonly longestContext: number | undefined;
}

const LOOK_MS = 1500;

/** What a model can do, as its server says; as its name says where the server is older. Null for one that only embeds. */
export async function describeOllama(url: string, { name, details }: ModelResponse): Promise<Described | null> {
  try {
    const { capabilities, model_info } = await ollamaClient(url, AbortSignal.timeout(LOOK_MS)).show({ model: name });
    const length = Object.entries(model_info ?? {}).find(([key]) => key.endsWith('.context_length'))?.[1];
    if (capabilities) {
      const can = new Set(capabilities);
      if (!can.has('completion')) return null;
      return { hasTools: can.has('tools'), thinks: can.has('thinking'), longestContext: typeof length === 'number' ? length : undefined };
    }
  } catch {
    // Answered by the name below.
  }
  const isEmbedding = /bert|embed/i.test(`${name} ${details?.family ?? ''}`);
  return isEmbedding ? null : { hasTools: true, thinks: false, longestContext: undefined };
}
