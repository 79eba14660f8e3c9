/** A reply that is a file: kept by nobody in between, and named as what it is. */
export const fileResponse = (body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>, type: string, disposition: string): Response =>
  new Response(body, { headers: { 'content-type': type, 'content-disposition': disposition, 'cache-control': 'private, no-store' } });

/** Pieces of text as a body that is read no faster than its reader wants. */
export function textStream(pieces: AsyncGenerator<string, void, undefined>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const next = await pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    async cancel() {
      await pieces.return();
    },
  });
}
