// Finds conductor sizes and how many of them in a normalised question: '#6', 'calibre 10', '1/0', 'four 350 kcmil', '12/2 romex'.
import { CONDUCTOR_SIZES, type ConductorSize, isConductorSize } from '../tables/conductors.ts';

export interface SizeMention {
  readonly size: ConductorSize;
  /** How many conductors of it, where the text says. */
  readonly count?: number;
  /** Set for a cable named by its make-up: 12/2 has 2 insulated conductors. */
  readonly cableConductors?: number;
  readonly metal?: 'cu' | 'al';
  readonly bare?: true;
  /** Written in a way that may mean another size ('10' said for '1/0'). */
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

const INSULATION = 'thhn(?:/thwn(?:-2)?)?|thwn(?:-2)?|thw(?:-2)?|xhhw(?:-2)?|rhw(?:-2)?|rhh|use(?:-2)?|tw|nm(?:-b)?|romex|uf(?:-b)?|mc';
const METAL = 'copper|cobre|cu|aluminum|aluminium|aluminio|al';
// Between a count and its size: 'four thhn copper 350 kcmil', 'tres conductores de cobre calibre 8'.
const COUNT = `(?:\\(?(\\d{1,3})\\)?\\s?(?:(?:-|x|of|de|del|each|cada|conductor(?:e?s)?|wires?|cables?|alambres?|hilos?|hots?|vivos|fases|phases?|current-carrying|portadores|de corriente|numeros?|number|no\\.?|calibre|size|solid|stranded|${INSULATION}|${METAL})\\s?){0,4})?`;

const PATTERNS: readonly RegExp[] = [
  // '#6', '# 2/0'
  /#\s?(\d{1,4}(?:\/0)?)(?![\d/.])/g,
  // '6 awg', '350 kcmil', '12 gauge', '10 calibre'
  /(?<![\d/.-])(\d{1,4}(?:\/0)?)\s?-?(?:awg|gauge|gage|ga\b|kcmil|mcm|calibre(?!\s?(?:\d|#)))/g,
  // 'awg 6', 'calibre 6', 'number 6', 'el numero 6', 'no. 10', 'cable del 8'
  /(?:awg|calibre|cal\.|gauge|gage|number|numero|num\.|no\.|(?:cable|alambre|hilo|conductor)(?:es|s)? (?:del?|#|numero|no\.) ?)\s?(?:del? )?#?(\d{1,4}(?:\/0)?)(?![\d/.]|\s?(?:awg|amps?|v\b|volt|va\b|kva|w\b|kw|hp|ft|feet|pies|in\b|%|°|conduct|wires|cables|hilos|portador|current|circuit|circ|luces|contactos|metros?|m\b|sq|pulg))/g,
  // 'cable 12', 'alambre 10'
  /\b(?:cables?|alambres?|wires?|hilos?)\s#?(14|12|10|8|6|4|2)(?![\d/.-]|\s?(?:amps?|v\b|volt|va\b|kva|w\b|kw|hp|ft|feet|pies|in\b|%|°|conduct|wires|cables|hilos|circuit|circ|metros?|m\b|sq|pulg|times|veces|ways))/g,
  // Feeder cables by all their conductors: '2-2-4-6', '4/0-4/0-2/0'
  /(?<![\d/.-])(\d(?:\/0)?)-\1-(?:\1-)?\d(?:\/0)?(?:-\d(?:\/0)?)?(?![\d/.-])/g,
  // '1/0' ... '4/0' standing alone
  /(?<![\d/.-])([1-4]\/0)(?![\d/])/g,
  // 'awg' not said: '10 thhn', '6 copper', '350 al'
  new RegExp(
    `(?<![\\d/.#$-])(\\d{1,4})\\s(?:bare |solid |stranded |desnudo |awg )?(?:${METAL}|${INSULATION}|bare|desnudo)(?![\\w-])(?!\\.?\\s?in\\b)(?!\\s(?:conductors|wires|cables|conductores|alambres|pipe|tub)|(?:[ ,](?:de|of|size|no\\.?|calibre|awg|copper|cobre|aluminum|aluminio|cu|al|conductors?|conductor(?:es)?|wires?|cables?))*[ ,]#?\\d{1,4}(?:/0|(?: awg| kcmil| mcm| gauge|\\b(?! ?(?:amps?|v|volts?|ft|feet|in|%|°|hp|kw|w|va|kva|m|metros|pies|conductor\\w*|wires)\\b))))`,
    'g',
  ),
  // 'cobre 6', 'copper #4', 'thhn 250 kcmil'
  new RegExp(
    `\\b(?:${METAL}|${INSULATION})\\s(?:del? )?(\\d{1,4}(?:/0)?)(?![\\d/.-]|\\s?(?:-|amps?\\b|v\\b|volt|va\\b|kva|w\\b|kw|hp|ft|feet|pies|in\\b|inch|pulg|%|°|[cf]\\b|degree|grado|conduct|wires|cables|hilos|portador|current|circuit|metros?|m\\b|mm|sq|phase|fases?|ph\\b|hot|viv|neutr|thhn|thwn|xhhw|sets?|juegos?|por\\b|per\\b|en paral|parallel|runs?))`,
    'g',
  ),
  // 'un 6 de tierra', 'a 10 ground'; 'how many 12s'
  /(?:\b(?:un|una|an?|one|the|el|la|with|con|plus|mas|1) )(\d{1,2})\s(?:de |del |for |as |para )?(?:la )?(?:tierra|ground|egc|neutro|neutral|desnudo|bare)\b(?! (?:wires|conductors|rods))/g,
  /(?<![\d./#$-])(14|12|10|8|6)'?s\b/g,
  /\b(?:how many|cuant[oa]s|max) (14|12|10|8|6|4|2)(?= (?:caben|cabe|fit|can|will|go|en|in|meto|puedo|le)\b|\s?\?*$)/g,
  /\b(?:con|un|el|del|cable|en|(?:juegos?|conductor(?:es)?|cables|alambres?|hilos?) de) (14|12|10|8|6|4|3|2|1|250|300|350|400|500|600|750) de (?:cobre|aluminio)\b/g,
  /\bconductor(?:es|s) (14|12|10|8)(?=[\s,.;?]*(?:$|[?.;,]))/g,
  // '12 wire', '10 alambre' with an article or 'on' before: a size and not a count
  /(?:\b(?:a|an|on|with|use|using|run|of|un|una|con|usar|for|is|el|la|del|my) )(\d{1,2})\s(?:wire|cable|alambre)\b(?!s)/g,
];

// '12/2 in, 12/2 out' comes in; '1/2 in' is a length.
const CABLE =
  /(?<![\d/.-])(18|16|14|12|10|8|6|4|2|1)\s?[/-]\s?([2-4])(?![\d/.]|\s?(?:ft|feet|pies|hp|kva|kw|poles?|phase)|-|(?<=(?<!\d)[124]\s?[/-]\s?[2-4])\s?(?:in\b|inch|pulg|"))(?:\s?(?:w\/?g|with ground|con tierra|c\/t))?/g;

/** Nobody tells more of one job; each is held against every other. */
const SIZES_MOST = 120;

/** Sizes named in `plain`, in the order of the text, each once, `SIZES_MOST` of them at most. */
export function sizesIn(plain: string): readonly SizeMention[] {
  const found: SizeMention[] = [];
  const add = (text: string, from: number, to: number, cableConductors?: number): void => {
    if (found.length >= SIZES_MOST || !isConductorSize(text)) return;
    if (found.some((each) => from < each.end && to > each.start)) return;
    const before = plain.slice(Math.max(0, from - 40), from);
    const after = plain.slice(to, to + 40);
    const counted = new RegExp(`(?<![\\w/.$])${COUNT}$`).exec(before.slice(-36));
    const count = counted?.[1] === undefined ? undefined : Number(counted[1]);
    const metal =
      new RegExp(`\\b(${METAL})$`).exec(plain.slice(from, to))?.[1] ??
      /^[\s,-]*(?:awg\s|kcmil\s|mcm\s|gauge\s)?(?:\w+\s){0,2}?(aluminum|aluminium|aluminio|al\b|copper|cobre|cu\b)/.exec(after)?.[1] ??
      /(aluminum|aluminio|copper|cobre)\s?(?:de )?$/.exec(before)?.[1];
    found.push({
      size: text,
      ...(count !== undefined && count > 0 && count < 200 ? { count } : {}),
      ...(cableConductors === undefined ? {} : { cableConductors }),
      ...(metal === undefined ? {} : { metal: /^al/.test(metal) ? ('al' as const) : ('cu' as const) }),
      ...(/^\s?(?:awg\s)?(?:\w+\s)?(?:bare|desnudo)/.test(after) ? { bare: true as const } : {}),
      start: from,
      end: to,
      before,
      after,
    });
  };
  for (const match of plain.matchAll(CABLE)) {
    if (isCable(plain, match.index, match[1] ?? '', match[2] ?? ''))
      add(match[1] ?? '', match.index, match.index + match[0].length, Number(match[2]));
  }
  for (const pattern of PATTERNS) {
    for (const match of plain.matchAll(pattern)) {
      const text = match[1] ?? '';
      const from = match.index + (match[0].includes('-') ? 0 : match[0].lastIndexOf(text));
      add(text, pattern === PATTERNS[0] ? match.index : from, match.index + Math.max(match[0].length, 0));
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** '12/2', '14-3', '6/3' are cables; '4/2' or '2-4' only beside a cable's name. */
function isCable(plain: string, at: number, size: string, conductors: string): boolean {
  if (conductors === '4' && Number(size) > 12) return false;
  // '1/2', '1/4' of an inch.
  if (size === '1' && conductors !== '3') return false;
  const around = plain.slice(Math.max(0, at - 30), at + 40);
  const named = /romex|\bnm\b|cable|\bmc\b|\buf\b|\bbx\b|\bwire\b|with ground|w\/g|alambre|\bser\b|gauge/.test(around);
  return named || ['14', '12', '10', '8', '6'].includes(size);
}

/** Sizes that are easily taken for each other when said or typed: '10' and '1/0', '2' and '2/0'. */
export function confusableSizes(size: ConductorSize): readonly ConductorSize[] {
  const twins: Readonly<Record<string, readonly string[]>> = {
    '10': ['1/0', '1'],
    '1/0': ['10', '1'],
    '1': ['1/0'],
    '2': ['2/0', '12'],
    '2/0': ['2'],
    '3': ['3/0'],
    '3/0': ['3'],
    '4': ['4/0', '14'],
    '4/0': ['4'],
    '14': ['4'],
    '12': ['2', '10'],
    '6': ['16'],
    '16': ['6'],
    '8': ['18'],
    '18': ['8'],
  };
  return (twins[size] ?? []).filter((each): each is ConductorSize => (CONDUCTOR_SIZES as readonly string[]).includes(each));
}
