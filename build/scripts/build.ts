// `npm run build`, and what `npm start` does first: the UI and the server, where they are missing or stale. Quiet about what is up to date.
import { buildServer } from './build-server.ts';
import { buildWeb } from './build-web.ts';

try {
  await buildServer();
  const { built, seconds } = await buildWeb();
  if (built) console.log(`Built the UI (${seconds.toFixed(0)} s).`);
} catch (error) {
  console.error(`Wirewise could not be built: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
