import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { RemoteError } from './remote-error.ts';
import { addressOf } from './send.ts';

const fetched = vi.spyOn(globalThis, 'fetch');
beforeEach(() => {
  fetched.mockReset();
  localStorage.clear();
});
afterEach(() => localStorage.clear());

const answer = (status: number, body: string, type = 'application/json', headers: Record<string, string> = {}): void => {
  fetched.mockResolvedValueOnce(new Response(body, { status, headers: { 'content-type': type, ...headers } }));
};
const failure = async (): Promise<RemoteError> => {
  const error: unknown = await call('listPlans').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RemoteError);
  return error as RemoteError;
};

describe('what is sent', () => {
  test('the stored token goes along, another in its place, or none', async () => {
    localStorage.setItem('token', 'abc');
    for (const [options, expected] of [
      [{}, 'Bearer abc'],
      [{ token: 'other' }, 'Bearer other'],
      [{ token: null }, null],
    ] as const) {
      answer(200, '[]');
      await call('listPlans', undefined, options);
      expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get('authorization')).toBe(expected);
    }
  });

  test('parameters are filled in and escaped, an unset query is left out', () => {
    expect(addressOf('renameSession', { params: { id: 'a/b' } })).toBe('/api/ai/session/a%2Fb');
    expect(addressOf('resumeStream', { params: { id: '1' }, query: { after: '7', key: undefined } })).toBe(
      '/api/ai/message/1/stream?after=7',
    );
    expect(() => addressOf('renameSession')).toThrow('id');
  });
});

describe('what a failure becomes', () => {
  test('the contract’s body gives its code, message, request id and details', async () => {
    const body = { status: 'false', code: 'GUEST_LIMIT', message: 'Enough.', requestId: 'r-1', exists: true, chat_count: 3 };
    answer(429, JSON.stringify(body), 'application/json', { 'retry-after': '12' });
    expect(await failure()).toMatchObject({
      code: 'GUEST_LIMIT',
      message: 'Enough.',
      requestId: 'r-1',
      status: 429,
      details: { exists: true, chat_count: 3 },
      retryAfterSeconds: 12,
    });
  });

  test('nobody there, a captive portal’s page, and a reply cut half way are all offline', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect((await failure()).code).toBe('OFFLINE');
    answer(200, '<html>Please accept our terms</html>', 'text/html');
    expect((await failure()).code).toBe('OFFLINE');
    answer(200, '[{"id":5,');
    expect((await failure()).code).toBe('OFFLINE');
    answer(511, '<html></html>', 'text/html');
    expect((await failure()).code).toBe('OFFLINE');
  });

  test('a gateway’s own page is unavailable, a stranger’s JSON a bad reply', async () => {
    answer(502, '<html>Bad gateway</html>', 'text/html');
    expect(await failure()).toMatchObject({ code: 'UNAVAILABLE', status: 502 });
    answer(401, '', 'text/plain');
    expect(await failure()).toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 });
    answer(404, '<html>Not here</html>', 'text/html');
    expect(await failure()).toMatchObject({ code: 'UNAVAILABLE', status: 404 });
    answer(200, '{"plans":[]}');
    expect((await failure()).code).toBe('BAD_REPLY');
  });

  test('a line that went dead is offline after twenty seconds', async () => {
    vi.useFakeTimers();
    fetched.mockImplementationOnce(
      (_, init) => new Promise((_done, failed) => init?.signal?.addEventListener('abort', () => failed(init.signal?.reason))),
    );
    const failing = failure();
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    expect((await failing).code).toBe('OFFLINE');
  });

  test('giving up is not a failure of the network', async () => {
    const quit = new AbortController();
    fetched.mockImplementationOnce((_, init) => {
      quit.abort();
      return Promise.reject(init?.signal?.reason);
    });
    await expect(call('listPlans', undefined, { signal: quit.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
