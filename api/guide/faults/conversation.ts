// Where a conversation about a fault stands: what was told since the complaint, what that leaves, in the order in which one would look.

import type { PackComplaint, PackFault } from '../knowledge/entries.ts';
import { LIKELIHOODS } from '../knowledge/faults/fault.ts';
import type { SignsAmong } from './sign-reader.ts';

/** A message of a chat, as far as faults go. */
export interface Told {
  readonly signs: SignsAmong;
  /** What it complains of by itself. */
  readonly complaint: PackComplaint | undefined;
  /** It asks something else, whatever signs are in it. */
  readonly elsewhere: boolean;
}

export interface Standing {
  readonly complaint: PackComplaint;
  /** Signs told, and whether in the last message. */
  readonly told: ReadonlyMap<string, 'now' | 'before'>;
  /** Likeliest first. */
  readonly left: readonly PackFault[];
  readonly ruledOut: readonly PackFault[];
  /** Those of them that the last message ruled out. */
  readonly justRuledOut: readonly PackFault[];
  /** The last message goes on in a complaint of an earlier one. */
  readonly goesOn: boolean;
}

/** 'I did that, and nothing changed': of whatever was to be checked last. */
export const NO_CHANGE = 'no-change';

/** Those whose own sign, the first, was told; then those with the most signs; then by likelihood; then as they are written. */
function inOrder(faults: readonly PackFault[], told: ReadonlySet<string>): readonly PackFault[] {
  const isOwn = ({ points: [own = ''] }: PackFault): number => (told.has(own) ? 1 : 0);
  const pointing = ({ points }: PackFault): number => points.filter((sign) => told.has(sign)).length;
  return faults.toSorted(
    (one, other) =>
      isOwn(other) - isOwn(one) ||
      pointing(other) - pointing(one) ||
      LIKELIHOODS.indexOf(one.likelihood) - LIKELIHOODS.indexOf(other.likelihood),
  );
}

/** Signs that speak for or against any of a complaint's faults, and that nothing changed. */
export const signsOf = ({ faults }: PackComplaint): ReadonlySet<string> =>
  new Set([NO_CHANGE, ...faults.flatMap(({ points, against }) => [...points, ...against])]);

/** Where things stand after the last of some messages, oldest first; undefined where it is about no complaint. `opposites`: see `createSignReader`. */
export function standingAfter(messages: readonly Told[], opposites: readonly (readonly string[])[]): Standing | undefined {
  let standing: Standing | undefined;
  for (const message of messages) {
    const signs: ReadonlySet<string> = standing === undefined || message.elsewhere ? new Set() : message.signs(signsOf(standing.complaint));
    if (standing !== undefined && signs.size > 0) standing = later(standing, signs, opposites);
    else if (message.complaint !== undefined) standing = begun(message.complaint, message.signs(signsOf(message.complaint), true));
    else if (message === messages.at(-1)) standing = undefined;
  }
  return standing;
}

function begun(complaint: PackComplaint, signs: ReadonlySet<string>): Standing {
  const told = new Map([...signs].filter((sign) => sign !== NO_CHANGE).map((sign) => [sign, 'now'] as const));
  return weighed(complaint, told, [], false);
}

function later(
  { complaint, told, left, ruledOut }: Standing,
  signs: ReadonlySet<string>,
  opposites: readonly (readonly string[])[],
): Standing {
  const fresh = [...signs].filter((sign) => sign !== NO_CHANGE);
  const undone = new Set(opposites.flatMap((group) => (group.some((sign) => signs.has(sign)) ? group : [])));
  const all = new Map<string, 'now' | 'before'>();
  for (const sign of told.keys()) if (!undone.has(sign)) all.set(sign, 'before');
  for (const sign of fresh) all.set(sign, 'now');
  // What was to be checked last is out, where nothing more telling is said; not what only the utility can check: another breaker mends no neutral of theirs.
  const checked = fresh.length === 0 && left.length > 1 ? left.slice(0, 1).filter(({ who }) => who !== 'utility') : [];
  const stands = ruledOut.filter(({ against }) => !against.some((sign) => undone.has(sign) && !signs.has(sign)));
  return weighed(complaint, all, [...stands, ...checked], true, ruledOut);
}

function weighed(
  complaint: PackComplaint,
  told: ReadonlyMap<string, 'now' | 'before'>,
  gone: readonly PackFault[],
  goesOn: boolean,
  before: readonly PackFault[] = [],
): Standing {
  const signs = new Set(told.keys());
  const isOut = (fault: PackFault): boolean => gone.includes(fault) || fault.against.some((sign) => signs.has(sign));
  const [left, ruledOut] = [complaint.faults.filter((fault) => !isOut(fault)), complaint.faults.filter(isOut)];
  return {
    complaint,
    told,
    left: inOrder(left, signs),
    ruledOut,
    justRuledOut: ruledOut.filter((fault) => !before.includes(fault)),
    goesOn,
  };
}
