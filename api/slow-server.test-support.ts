// The server as a process of its own, whose answers take as long as a test needs: WORDS pieces, PAUSE_MS apart.
import { echoGuide, slowAnswerer } from './compose.test-support.ts';
import { main } from './main.ts';

await main(process.env, {
  guide: echoGuide,
  answerQuestion: slowAnswerer(Number(process.env.WORDS ?? '100'), Number(process.env.PAUSE_MS ?? '20')),
});
