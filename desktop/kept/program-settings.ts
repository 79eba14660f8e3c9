// What the program keeps of itself between two starts, in a file beside the data: no chat and no secret is in it.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { LANGUAGES } from '../../api/contract/values.ts';
import { ZOOM_STEPS } from '../zoom.ts';

const whole = z.number().check(z.int());
const placeSchema = z.object({ x: whole, y: whole, width: whole, height: whole, maximized: z.boolean() });
/** Where the window stood, in the screen's units. */
export type Place = z.infer<typeof placeSchema>;

/** A value that cannot be used is as good as none, and spoils no other. */
const settingsSchema = z.object({
  /** As chosen on the page; undefined until it was there once. */
  language: z.catch(z.optional(z.enum(LANGUAGES)), undefined),
  place: z.catch(z.optional(placeSchema), undefined),
  /** As a factor: 1 is the actual size. */
  zoom: z.catch(z.number().check(z.refine((factor) => ZOOM_STEPS.includes(factor))), 1),
  /** Undefined until somebody chose. */
  spelling: z.catch(z.optional(z.boolean()), undefined),
  /** Newer versions before everybody gets them. */
  early: z.catch(z.boolean(), false),
  /** Closing the window leaves the program in the tray, with its keys. */
  staysReady: z.catch(z.boolean(), false),
});
export type ProgramSettings = z.infer<typeof settingsSchema>;

export interface KeptSettings {
  readonly current: ProgramSettings;
  change(part: Partial<ProgramSettings>): void;
}

/** Reads the file, or begins with what is usual. `onError` is told when a change cannot be kept; it holds until the end all the same. */
export function keepSettings(file: string, onError: (error: unknown) => void): KeptSettings {
  let current = settingsSchema.parse(readOrNothing(file));
  return {
    get current() {
      return current;
    },
    change(part) {
      current = { ...current, ...part };
      try {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(`${file}.new`, `${JSON.stringify(current, null, 2)}\n`, { mode: 0o600 });
        renameSync(`${file}.new`, file);
      } catch (error) {
        onError(error);
      }
    },
  };
}

function readOrNothing(file: string): object {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : {};
  } catch {
    return {};
  }
}
