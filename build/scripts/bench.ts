// `npm run bench`: how long things take on this machine, how they compare within this one run, and the limits they are held to.
// Nothing here fails. Words narrow it down: `npm run bench -- chat cold`.
import { benchChat, benchColdStart } from './bench/bench-chat.ts';
import { benchDesktop } from './bench/bench-desktop.ts';
import { benchDownload } from './bench/bench-download.ts';
import { benchFloor } from './bench/bench-floor.ts';
import { benchGuide, benchGuideOnPhone } from './bench/bench-guide.ts';
import { benchHostile } from './bench/bench-hostile.ts';
import { benchLive } from './bench/bench-live.ts';
import { benchLogins, benchServer } from './bench/bench-server.ts';
import { benchDanger, benchSlowLine } from './bench/bench-slow.ts';
import { show, yardstick } from './bench/times.ts';

const stick = yardstick();
const PARTS = {
  guide: () => benchGuide(stick),
  server: () => benchServer(stick),
  floor: benchFloor,
  hostile: benchHostile,
  live: benchLive,
  logins: () => benchLogins(stick),
  phone: () => benchGuideOnPhone(stick),
  download: benchDownload,
  slow: benchSlowLine,
  danger: benchDanger,
  cold: benchColdStart,
  chat: benchChat,
  desktop: benchDesktop,
} as const;

const words = process.argv.slice(2);
const unknown = words.filter((word) => !(word in PARTS));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} to time; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
show('yardstick: a million square roots', stick);
for (const [name, part] of Object.entries(PARTS)) if (words.length === 0 || words.includes(name)) await part();
process.exit(0);
