// `npm start`: builds what is missing or stale, in a process whose memory ends with it, then runs the server in this one. Plain JavaScript,
// so that Node loads nothing that it needs for TypeScript alone.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));

const { status } = spawnSync(process.execPath, [pathOf('build.ts')], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
const { main } = await import('../../dist/server/main.js');
await main(process.env, { uiFolder: pathOf('../../dist/web') });
