// Whether a conductor and a current of one sentence go together, by the tables: what is said most of all, and what burns when it is wrong.
import type { Edition, Language } from '../../contract/values.ts';
import { DWELLING_MAX_A, DWELLING_MIN_A, DWELLING_SHARE, tableAmpacity } from '../tables/ampacity.ts';
import { type ConductorSize, compareSizes, isConductorSize, type Metal, sizeLabel } from '../tables/conductors.ts';
import { equipmentGroundingSize } from '../tables/grounding.ts';
import { nextStandardRating, smallConductorLimit, standardRatingBelow } from '../tables/overcurrent.ts';
import type { SaidFigure } from './figures.ts';

export interface Pairing {
  /** `fits`: by the tables. `short`: the conductor is too small. `other`: the tables have another figure. */
  readonly outcome: 'fits' | 'short' | 'other';
  /** What the tables say, as a sentence. */
  readonly instead: string;
}

interface Conditions {
  readonly metal: Metal;
  readonly column: 60 | 75 | 90 | undefined;
  readonly continuous: boolean;
  /** A dwelling's service may count on 83 % (310.12). */
  readonly service: boolean;
  /** Motors, air conditioners and taps may have larger devices. */
  readonly exempt: boolean;
  readonly edition: Edition;
  readonly language: Language;
}

const METAL_NAMES = { cu: { en: 'copper', es: 'de cobre' }, al: { en: 'aluminum', es: 'de aluminio' } } as const;

/** Undefined where the tables do not decide. */
export function pairingOf(size: SaidFigure, current: SaidFigure, conditions: Conditions): Pairing | undefined {
  const { metal, column, continuous, service, exempt, language } = conditions;
  if (!isConductorSize(size.value) || typeof current.value !== 'number' || current.role === 'trip') return undefined;
  const amps = current.value;
  const named = `${sizeLabel(size.value)} ${METAL_NAMES[metal][language]}`;
  if (size.role === 'egc') return groundingPair(size.value, amps, metal, language);
  if (size.role !== 'conductor' && size.role !== undefined) return undefined;
  const columns = ([60, 75, 90] as const).map((each) => tableAmpacity(size.value as ConductorSize, metal, each));
  const [at60, at75] = columns;
  if (at60 === undefined || at75 === undefined) return undefined;
  const limit = smallConductorLimit(size.value, metal)?.limitA;
  const used = limit ?? (amps > 100 || column === 75 || column === 90 ? at75 : at60);
  if (current.role === 'ampacity') {
    const asked = column === undefined ? used : columns[[60, 75, 90].indexOf(column)];
    const instead =
      language === 'en'
        ? `**${named} carries ${asked} A**${column === undefined ? '' : ` in the ${column}°C column`} (Table 310.16${limit === undefined ? '' : ', 240.4(D)'}).`
        : `**El ${named} lleva ${asked} A**${column === undefined ? '' : ` en la columna de ${column} °C`} (Tabla 310.16${limit === undefined ? '' : ', 240.4(D)'}).`;
    if (amps === asked) return { outcome: 'fits', instead };
    return { outcome: amps > (asked ?? 0) ? 'short' : 'other', instead };
  }
  if (exempt) return undefined;
  // 83 % of the rating is the least that the conductor carries: no next larger rating on top of that.
  const isDwelling = service && amps >= DWELLING_MIN_A && amps <= DWELLING_MAX_A;
  const most = limit ?? (isDwelling ? standardRatingBelow(used / DWELLING_SHARE) : nextStandardRating(used)) ?? used;
  const wanted = continuous && current.role === 'load' ? amps * 1.25 : amps;
  const instead =
    language === 'en'
      ? `**${named} may have at most a ${most} A device** (${limit === undefined ? 'Table 310.16, 240.4(B)' : '240.4(D)'}).`
      : `**El ${named} puede tener cuando más un dispositivo de ${most} A** (${limit === undefined ? 'Tabla 310.16, 240.4(B)' : '240.4(D)'}).`;
  return { outcome: wanted <= most ? 'fits' : 'short', instead };
}

function groundingPair(size: ConductorSize, amps: number, metal: Metal, language: Language): Pairing | undefined {
  const needed = equipmentGroundingSize(amps, metal)?.size;
  if (needed === undefined) return undefined;
  const named = `${sizeLabel(needed)} ${METAL_NAMES[metal][language]}`;
  const instead =
    language === 'en'
      ? `**For a ${amps} A device the equipment grounding conductor is at least ${named}** (Table 250.122).`
      : `**Con un dispositivo de ${amps} A, el conductor de puesta a tierra de equipos es al menos ${named}** (Tabla 250.122).`;
  const difference = compareSizes(size, needed);
  return { outcome: difference === 0 ? 'fits' : difference < 0 ? 'short' : 'other', instead };
}
