import { type Config, ConfigError, readConfig } from '../config.ts';
import { StoreError } from '../store/store-error.ts';

/** Runs a command with the server's own configuration; what cannot go on says why in one sentence, and exits 1. */
export async function runCommand(work: (config: Config, given: readonly string[]) => Promise<string>): Promise<void> {
  try {
    console.log(await work(readConfig(process.env), process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
