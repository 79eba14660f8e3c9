// `npm start`: builds the UI when it is missing or stale, then runs the server in this process.
import { buildWeb } from './build-web.ts';

try {
  const { built, seconds } = await buildWeb();
  if (built) console.log(`Built the UI (${seconds.toFixed(0)} s).`);
} catch (error) {
  console.error(`The UI could not be built: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
const { main } = await import('../../api/main.ts');
await main();
