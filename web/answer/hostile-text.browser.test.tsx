// A model's text is a stranger's text: whatever it holds, being shown makes no request, runs nothing and leads nowhere unasked.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { plainAnswer } from '../../api/contract/answer.test-support.ts';
import { mount } from '../ui/mount-for-test.tsx';
import { AnswerCard } from './answer-card.tsx';
import { AnswerText, PlainText } from './answer-text.tsx';

const HOSTILE = `**Result** with <img src="http://127.0.0.1:9/a.png" onerror="window.pwned=1"> inside

![tracker](http://127.0.0.1:9/pixel.png) and ![data](data:image/svg+xml,<svg onload=alert(1)>)

[click](javascript:window.pwned=1) [file](file:///etc/passwd) [data](data:text/html,<script>window.pwned=1</script>) [good](https://www.nfpa.org/) [mail](mailto:help@example.com)

<script>window.pwned=1</script><iframe src="http://127.0.0.1:9/"></iframe><link rel="prefetch" href="http://127.0.0.1:9/p">

<a href="javascript:window.pwned=1">raw</a> <style>@import url(http://127.0.0.1:9/c.css)</style>

| a | b |
|---|---|
| ![x](http://127.0.0.1:9/t.png) | <b onclick="window.pwned=1">b</b> |

http://127.0.0.1:9/autolink`;

const answer = (response: string) =>
  plainAnswer(response.split('\n\n')[0] ?? '', {
    kind: 'topic',
    response,
    videos: [
      {
        url: 'https://www.youtube.com/results?search_query=x',
        thumbnail: 'http://127.0.0.1:9/thumb.png',
        title: '<img src=x onerror=window.pwned=1>',
      },
    ],
    nec_references: [{ code: '<b>210.8</b>', description: '![x](http://127.0.0.1:9/r.png)', link: 'javascript:window.pwned=1' }],
    step_by_step: ['<img src="http://127.0.0.1:9/s.png">'],
    answeredBy: 'hosted',
    verified: false,
  });

let requests: string[];
let observer: PerformanceObserver;
beforeEach(() => {
  requests = [];
  observer = new PerformanceObserver((list) => requests.push(...list.getEntries().map(({ name }) => name)));
  observer.observe({ type: 'resource' });
});
let unmount: (() => void) | undefined;
afterEach(() => {
  unmount?.();
  unmount = undefined;
  observer.disconnect();
});

/** What must hold of the page whatever was shown. */
async function expectHarmless(): Promise<void> {
  await new Promise((done) => setTimeout(done, 150));
  expect('pwned' in window).toBe(false);
  expect(requests.filter((address) => address.includes('127.0.0.1:9'))).toEqual([]);
  expect(
    document.querySelectorAll('#root script, body > div iframe, body > div link, body > div style, body > div object, body > div embed'),
  ).toHaveLength(0);
  const pictures = [...document.querySelectorAll('body img')].map((picture) => picture.getAttribute('src') ?? '');
  expect(pictures.filter((source) => !source.startsWith('/thumbs/'))).toEqual([]);
  const links = [...document.querySelectorAll('body a')].map((link) => new URL(link.getAttribute('href') ?? '', location.href).protocol);
  expect(links.filter((protocol) => !['http:', 'https:', 'mailto:'].includes(protocol))).toEqual([]);
  const handlers = [...document.querySelectorAll('body *')].flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith('on')),
  );
  expect(handlers).toEqual([]);
}

describe('hostile text', () => {
  test('as a finished explanation', async () => {
    unmount = await mount(<AnswerText text={HOSTILE} />, { areas: ['answer'] });
    await expect.poll(() => document.body.querySelector('a[href^="https://www.nfpa.org"]')).not.toBeNull();
    await expectHarmless();
  });

  test('while it streams in, one character at a time', async () => {
    for (let length = 1; length <= HOSTILE.length; length += 37) {
      unmount?.();
      unmount = await mount(<PlainText text={HOSTILE.slice(0, length)} />, { areas: ['answer'] });
    }
    unmount?.();
    unmount = await mount(<PlainText text={HOSTILE} />, { areas: ['answer'] });
    await expectHarmless();
  });

  test('as a whole answer out of the database: result, steps, references and videos', async () => {
    unmount = await mount(<AnswerCard answer={answer(HOSTILE)} question="<img src=x onerror=window.pwned=1>" />, {
      areas: ['answer', 'errors'],
    });
    await expect.poll(() => document.body.querySelector('article')).not.toBeNull();
    await expectHarmless();
  });
});
