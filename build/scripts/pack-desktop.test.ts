import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { root } from './fingerprint.ts';
import { packArguments } from './pack-desktop.ts';

interface PackerConfig {
  getConfig(folder: string, file: string | null, given: object | null): Promise<{ publish: unknown; linux: { target: unknown } }>;
  validateConfiguration(config: object, debug: { add(): void }): Promise<void>;
}
// Not among its typed exports.
const { getConfig, validateConfiguration } = createRequire(import.meta.url)('app-builder-lib/out/util/config/config.js') as PackerConfig;
const check = (config: object): Promise<void> => validateConfiguration(config, { add() {} });

test('electron-builder’s own schema takes the configuration, for every system', async () => {
  const config = await getConfig(root, null, null);
  await check(config);
  await expect(check({ ...config, linux: { ...config.linux, targets: ['deb'] } })).rejects.toThrow('Invalid configuration');
  // Nobody is asked for updates until somebody says where they are.
  expect(config.publish).toBeNull();
});

test('updates are looked for where the one who makes packages says, and nowhere else', () => {
  expect(packArguments({}, ['--dir'])).toEqual(['--publish=never', '--dir']);
  expect(packArguments({ UPDATES_URL: 'https://example.com/wirewise', UPDATES_CHANNEL: 'beta' }, [])).toEqual([
    '-c.publish.provider=generic',
    '-c.publish.url=https://example.com/wirewise',
    '-c.publish.channel=beta',
    '--publish=never',
  ]);
  expect(packArguments({ APPLE_ID: 'dev@example.com' }, [])).toContain('-c.mac.notarize=true');
  expect(() => packArguments({ UPDATES_URL: 'http://example.com' }, [])).toThrow('UPDATES_URL');
  expect(() => packArguments({ UPDATES_CHANNEL: 'nightly' }, [])).toThrow('UPDATES_CHANNEL');
});
