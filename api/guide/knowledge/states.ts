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
const STATES: Readonly<Record<string, readonly [name: Text, found: Finding]>> = {
  AL: [{ en: 'Alabama', es: 'Alabama' }, '2020'],
  AK: [{ en: 'Alaska', es: 'Alaska' }, '2020'],
  AZ: [{ en: 'Arizona', es: 'Arizona' }, 'local'],
  AR: [{ en: 'Arkansas', es: 'Arkansas' }, '2020'],
  CA: [{ en: 'California', es: 'California' }, '2020/2023'],
  CO: [{ en: 'Colorado', es: 'Colorado' }, '2023'],
  CT: [{ en: 'Connecticut', es: 'Connecticut' }, '2020/2023'],
  DE: [{ en: 'Delaware', es: 'Delaware' }, '2020'],
  DC: [{ en: 'District of Columbia', es: 'Distrito de Columbia' }, ''],
  FL: [{ en: 'Florida', es: 'Florida' }, '2020'],
  GA: [{ en: 'Georgia', es: 'Georgia' }, '2023'],
  HI: [{ en: 'Hawaii', es: 'Hawái' }, '2023'],
  ID: [{ en: 'Idaho', es: 'Idaho' }, '2023'],
  IL: [{ en: 'Illinois', es: 'Illinois' }, 'local'],
  IN: [{ en: 'Indiana', es: 'Indiana' }, '2017/2008'],
  IA: [{ en: 'Iowa', es: 'Iowa' }, '2023'],
  KS: [{ en: 'Kansas', es: 'Kansas' }, 'local/2008'],
  KY: [{ en: 'Kentucky', es: 'Kentucky' }, '2023'],
  LA: [{ en: 'Louisiana', es: 'Luisiana' }, '2020'],
  ME: [{ en: 'Maine', es: 'Maine' }, '2023/2020'],
  MD: [{ en: 'Maryland', es: 'Maryland' }, '2020?'],
  MA: [{ en: 'Massachusetts', es: 'Massachusetts' }, '2023'],
  MI: [{ en: 'Michigan', es: 'Míchigan' }, '2023'],
  MN: [{ en: 'Minnesota', es: 'Minnesota' }, '2023'],
  MS: [{ en: 'Mississippi', es: 'Misisipi' }, 'local/2017'],
  MO: [{ en: 'Missouri', es: 'Misuri' }, 'local'],
  MT: [{ en: 'Montana', es: 'Montana' }, '2020'],
  NE: [{ en: 'Nebraska', es: 'Nebraska' }, '2023'],
  NV: [{ en: 'Nevada', es: 'Nevada' }, 'local/2023'],
  NH: [{ en: 'New Hampshire', es: 'Nuevo Hampshire' }, '2020/2023'],
  NJ: [{ en: 'New Jersey', es: 'Nueva Jersey' }, '2020'],
  NM: [{ en: 'New Mexico', es: 'Nuevo México' }, '2020'],
  NY: [{ en: 'New York', es: 'Nueva York' }, 'local/2023'],
  NC: [{ en: 'North Carolina', es: 'Carolina del Norte' }, '2023?'],
  ND: [{ en: 'North Dakota', es: 'Dakota del Norte' }, '2023'],
  OH: [{ en: 'Ohio', es: 'Ohio' }, '2023'],
  OK: [{ en: 'Oklahoma', es: 'Oklahoma' }, '2023'],
  OR: [{ en: 'Oregon', es: 'Oregón' }, '2023'],
  PA: [{ en: 'Pennsylvania', es: 'Pensilvania' }, '2017/2020'],
  RI: [{ en: 'Rhode Island', es: 'Rhode Island' }, '2020/2023'],
  SC: [{ en: 'South Carolina', es: 'Carolina del Sur' }, '2020/2023'],
  SD: [{ en: 'South Dakota', es: 'Dakota del Sur' }, '2023?'],
  TN: [{ en: 'Tennessee', es: 'Tennessee' }, '2017'],
  TX: [{ en: 'Texas', es: 'Texas' }, '2023'],
  UT: [{ en: 'Utah', es: 'Utah' }, '2020/2023'],
  VT: [{ en: 'Vermont', es: 'Vermont' }, '2020/2023'],
  VA: [{ en: 'Virginia', es: 'Virginia' }, '2020'],
  WA: [{ en: 'Washington', es: 'Washington' }, '2023'],
  WV: [{ en: 'West Virginia', es: 'Virginia Occidental' }, '2023?'],
  WI: [{ en: 'Wisconsin', es: 'Wisconsin' }, '2023?'],
  WY: [{ en: 'Wyoming', es: 'Wyoming' }, '2023?'],
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
  const [name, found] = row;
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
