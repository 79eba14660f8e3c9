// Which edition of the code each US state enforces, as far as two public adoption lists say so.
import type { Edition, Text } from '../../contract/values.ts';

/**
 * 'agree': both lists give this edition. 'conflict': the lists differ, or one of them calls it a local matter; no edition is given.
 * 'local': no statewide edition, the city or county decides. 'unknown': one list alone (its edition is given) or none.
 */
export type StateCertainty = 'agree' | 'conflict' | 'local' | 'unknown';

export interface StateEdition {
  readonly edition: Edition | undefined;
  readonly certainty: StateCertainty;
  readonly note: Text;
  readonly name: Text;
}

/** What was found: one edition, 'local', two claims ('2020/2023'), one list alone ('2023?') or nothing (''). */
type Finding = string;

// Lists read in 2026: JADE Learning's adoption table and onlyplans.io; a claim older than 2017 stands in the note alone.
// Names as two plain texts: a question may name a state in either, whatever language a phone's guide keeps.
const STATES: Readonly<Record<string, readonly [en: string, es: string, found: Finding]>> = {
  AL: ['Alabama', 'Alabama', '2020'],
  AK: ['Alaska', 'Alaska', '2020'],
  AZ: ['Arizona', 'Arizona', 'local'],
  AR: ['Arkansas', 'Arkansas', '2020'],
  CA: ['California', 'California', '2020/2023'],
  CO: ['Colorado', 'Colorado', '2023'],
  CT: ['Connecticut', 'Connecticut', '2020/2023'],
  DE: ['Delaware', 'Delaware', '2020'],
  DC: ['District of Columbia', 'Distrito de Columbia', ''],
  FL: ['Florida', 'Florida', '2020'],
  GA: ['Georgia', 'Georgia', '2023'],
  HI: ['Hawaii', 'Hawái', '2023'],
  ID: ['Idaho', 'Idaho', '2023'],
  IL: ['Illinois', 'Illinois', 'local'],
  IN: ['Indiana', 'Indiana', '2017/2008'],
  IA: ['Iowa', 'Iowa', '2023'],
  KS: ['Kansas', 'Kansas', 'local/2008'],
  KY: ['Kentucky', 'Kentucky', '2023'],
  LA: ['Louisiana', 'Luisiana', '2020'],
  ME: ['Maine', 'Maine', '2023/2020'],
  MD: ['Maryland', 'Maryland', '2020?'],
  MA: ['Massachusetts', 'Massachusetts', '2023'],
  MI: ['Michigan', 'Míchigan', '2023'],
  MN: ['Minnesota', 'Minnesota', '2023'],
  MS: ['Mississippi', 'Misisipi', 'local/2017'],
  MO: ['Missouri', 'Misuri', 'local'],
  MT: ['Montana', 'Montana', '2020'],
  NE: ['Nebraska', 'Nebraska', '2023'],
  NV: ['Nevada', 'Nevada', 'local/2023'],
  NH: ['New Hampshire', 'Nuevo Hampshire', '2020/2023'],
  NJ: ['New Jersey', 'Nueva Jersey', '2020'],
  NM: ['New Mexico', 'Nuevo México', '2020'],
  NY: ['New York', 'Nueva York', 'local/2023'],
  NC: ['North Carolina', 'Carolina del Norte', '2023?'],
  ND: ['North Dakota', 'Dakota del Norte', '2023'],
  OH: ['Ohio', 'Ohio', '2023'],
  OK: ['Oklahoma', 'Oklahoma', '2023'],
  OR: ['Oregon', 'Oregón', '2023'],
  PA: ['Pennsylvania', 'Pensilvania', '2017/2020'],
  RI: ['Rhode Island', 'Rhode Island', '2020/2023'],
  SC: ['South Carolina', 'Carolina del Sur', '2020/2023'],
  SD: ['South Dakota', 'Dakota del Sur', '2023?'],
  TN: ['Tennessee', 'Tennessee', '2017'],
  TX: ['Texas', 'Texas', '2023'],
  UT: ['Utah', 'Utah', '2020/2023'],
  VT: ['Vermont', 'Vermont', '2020/2023'],
  VA: ['Virginia', 'Virginia', '2020'],
  WA: ['Washington', 'Washington', '2023'],
  WV: ['West Virginia', 'Virginia Occidental', '2023?'],
  WI: ['Wisconsin', 'Wisconsin', '2023?'],
  WY: ['Wyoming', 'Wyoming', '2023?'],
};

/** Postal codes of the 50 states and DC, in the order of their English names. */
export const STATE_CODES: readonly string[] = Object.keys(STATES);

const CHECK: Text = {
  en: 'Check with your inspector; local amendments apply.',
  es: 'Confirme con su inspector; aplican enmiendas locales.',
};

function editionOf(claim: string): Edition | undefined {
  return claim === '2017' || claim === '2020' || claim === '2023' || claim === '2026' ? claim : undefined;
}

function claimText(claim: string): Text {
  return claim === 'local'
    ? { en: 'left to each city or county', es: 'cada ciudad o condado decide' }
    : { en: `NEC ${claim}`, es: `NEC ${claim}` };
}

function withCheck(en: string, es: string): Text {
  return { en: `${en} ${CHECK.en}`, es: `${es} ${CHECK.es}` };
}

/**
 * The edition a state enforces ('TX', any case). Adoption changes often: an `edition` is a starting point that the
 * user can change, and is undefined where the lists conflict, where each city decides, or for a code that is no state.
 */
export function stateEdition(code: string): StateEdition {
  const key = code.trim().toUpperCase();
  const row = STATES[key];
  if (row === undefined) {
    return {
      edition: undefined,
      certainty: 'unknown',
      note: withCheck('Not a US state that we know.', 'No es un estado de EE. UU. que conozcamos.'),
      name: { en: code.trim(), es: code.trim() },
    };
  }
  const [en, es, found] = row;
  const name = { en, es };
  if (found === '') {
    return {
      edition: undefined,
      certainty: 'unknown',
      note: withCheck('No list that we read names an edition.', 'Ninguna lista que leímos da una edición.'),
      name,
    };
  }
  if (found === 'local') {
    return {
      edition: undefined,
      certainty: 'local',
      note: withCheck(
        'No statewide edition: each city or county adopts its own.',
        'No hay edición estatal: cada ciudad o condado adopta la suya.',
      ),
      name,
    };
  }
  if (found.endsWith('?')) {
    const edition = editionOf(found.slice(0, -1));
    return {
      edition,
      certainty: 'unknown',
      note: withCheck(`One list alone gives NEC ${edition}.`, `Solo una lista da el NEC ${edition}.`),
      name,
    };
  }
  const claims = found.split('/');
  const [first = '', second] = claims;
  if (second !== undefined) {
    const [a, b] = [claimText(first), claimText(second)];
    return {
      edition: undefined,
      certainty: 'conflict',
      note: withCheck(`Adoption lists disagree: ${a.en}, or ${b.en}.`, `Las listas de adopción no coinciden: ${a.es}, o ${b.es}.`),
      name,
    };
  }
  return {
    edition: editionOf(first),
    certainty: 'agree',
    note: withCheck(`Two adoption lists give NEC ${first}.`, `Dos listas de adopción dan el NEC ${first}.`),
    name,
  };
}
