// Every unit that people write behind a figure, in both languages, with what one of it is in the kind's own unit.

/** What a figure measures. Its own unit stands in the comment. */
export type UnitKind =
  | 'current' // A
  | 'voltage' // V
  | 'power' // W
  | 'apparent' // VA
  | 'reactive' // VAR
  | 'horsepower' // hp
  | 'length' // ft
  | 'area' // ft²
  | 'volume' // in³
  | 'temperature' // °C
  | 'percent' // %
  | 'frequency' // Hz
  | 'resistance' // Ω
  | 'time' // h
  | 'days' // d
  | 'energy' // kWh
  | 'money' // $
  | 'rpm' // r/min
  | 'capacity' // Ah
  | 'angle' // °
  | 'lumens' // lm
  | 'illuminance' // fc
  | 'poles'
  | 'phases'
  | 'conductor'; // AWG or kcmil, as named

export interface Unit {
  readonly kind: UnitKind;
  readonly scale: number;
  /** Degrees Fahrenheit; false for degrees Celsius, left out where the scale is not said. */
  readonly fahrenheit?: boolean;
}

/** Ways to write a unit, separated by ' | '; words are folded, as the tokens of a question are. */
const WRITTEN: readonly (readonly [kind: UnitKind, scale: number, ways: string])[] = [
  [
    'area',
    1,
    'square feet | square foot | square ft | sq ft | sq . ft | sq feet | sq foot | sqft | sf | ft2 | sq-ft | square-foot | square-feet | pies cuadrados | pie cuadrado | pies2 | pie2',
  ],
  ['area', 10.7639104, 'm2 | metros cuadrados | metro cuadrado | square meters | square metres | sq m | mts2 | mt2 | metros2'],
  ['volume', 1, 'cubic inches | cubic inch | cubic-inch | cubic in | cu in | cu . in | in3 | pulgadas cubicas | pulgada cubica | pulg3'],
  ['energy', 1, 'kwh | kilowatt hours | kilowatt-hours | kilovatios hora | kilowatts hora'],
  ['energy', 0.001, 'wh | watt hours | watt-hours'],
  ['capacity', 1, 'ah | amp hours | amp-hours | amp hour | amp-hour | ampere-hours | amperes hora | amperios hora | amps hora | amps hour'],
  ['current', 1000, 'ka | kaic | kiloamps'],
  ['current', 0.001, 'ma | milliamps | milliamperes | miliamperes'],
  [
    'current',
    1,
    'amps | amp | ampere | amperes | ampers | amper | amperio | amperios | ampere-rated | ampers | a / c amps | amperaje | amp-rated',
  ],
  ['apparent', 1e6, 'mva'],
  ['apparent', 1000, 'kva | kilovoltamperes | kilovolt-amperes | kvas | kilovolt-amps'],
  ['apparent', 1, 'va | volt-amps | volt-amperes | volt amps | volt amperes | voltamperes | voltampers | voltios-amperios | vas'],
  ['reactive', 1000, 'kvar | kvars | kilovars'],
  ['reactive', 1, 'var | vars'],
  ['power', 1e6, 'mw | megawatts | megawatt'],
  ['power', 1000, 'kw | kws | kilowatts | kilowatt | kilovatios | kilovatio | kilowats | kilos de watts'],
  ['power', 1, 'w | watts | watt | vatios | vatio | wats | wat'],
  ['horsepower', 1, 'hp | horsepower | horse | horses | h . p . | caballos de fuerza | caballos | caballo | hps | cv | caballo de fuerza'],
  ['voltage', 1000, 'kv | kilovolts | kilovoltios'],
  ['voltage', 0.001, 'mv | millivolts'],
  ['voltage', 1, 'v | volts | volt | voltios | voltio | vac | vdc | vca | vcd | voltaje'],
  ['resistance', 1e6, 'megohms | megohm | megaohms'],
  ['resistance', 1000, 'kilohms | kilohm | kilo-ohms | k ohms | k ohm | kohms | kohm'],
  ['resistance', 1, 'ohms | ohm | ohmios | ohmio | Ω'],
  ['lumens', 1, 'lumens | lumen | lm | lumenes'],
  [
    'illuminance',
    1,
    'fc | footcandles | foot candles | footcandle | foot-candles | pies candela | pie-candela | pies-candela | pie candela',
  ],
  ['frequency', 1e6, 'mhz | megahertz'],
  ['frequency', 1000, 'khz | kilohertz'],
  ['frequency', 1, 'hz | hertz | hercios | cycles | cps | ciclos'],
  ['rpm', 1, 'rpm | rpms | revolutions | r / min | revoluciones'],
  ['length', 1 / 304.8, 'mm | millimeters | millimetres | milimetros | milimetro'],
  ['length', 1 / 30.48, 'cm | cms | centimeters | centimetres | centimetros | centimetro'],
  ['length', 3280.8399, 'km | kilometers | kilometros | kilometro'],
  ['length', 1 / 0.3048, 'm | meters | meter | metres | metros | metro | mts | mt'],
  ['length', 1, "feet | foot | ft | ft . | pies | pie | foots | fts | linear feet | linear ft | pies lineales | ' | foot-long | footer"],
  ['length', 3, 'yards | yard | yd | yardas | yarda'],
  ['length', 5280, 'miles | mile | millas | milla'],
  ['length', 1 / 12, 'inches | inch | in | in . | pulgadas | pulgada | pulg | pulg . | plg | inchs | pulgs | "'],
  ['percent', 1, '% | percent | per cent | pct | por ciento | porciento'],
  ['time', 1, 'hours | hour | hrs | hr | h | horas | hora'],
  ['time', 1 / 60, 'minutes | minute | min | mins | minutos | minuto'],
  ['time', 1 / 3600, 'seconds | second | sec | secs | segundos | segundo | s'],
  ['time', 1 / 3_600_000, 'ms | milliseconds | millisecond | milisegundos | milisegundo'],
  ['time', 1 / 3_600_000_000, 'microseconds | microsegundos | us'],
  ['days', 1, 'days | day | dias | dia'],
  ['days', 7, 'weeks | week | semanas | semana'],
  ['days', 30, 'months | month | meses | mes'],
  ['days', 365, 'years | year | anos | ano'],
  ['money', 0.01, 'cents | cent | centavos | centavo | ¢'],
  ['money', 1, 'dollars | dollar | dolares | dolar | bucks | usd | pesos'],
  ['poles', 1, 'poles | pole | polos | polo'],
  ['phases', 1, 'phase | ph | fases | fase | phases | ø'],
  ['conductor', 1, 'awg | gauge | gage | ga | kcmil | mcm | ga .'],
];

/** Degrees: which scale is said, if any. Without one they are an angle or a temperature. */
const DEGREES: readonly (readonly [fahrenheit: boolean | undefined, ways: string])[] = [
  [true, '° f | degrees f | degree f | deg f | grados f | f | fahrenheit | degrees fahrenheit | grados fahrenheit | grado f'],
  [
    false,
    '° c | degrees c | degree c | deg c | grados c | c | celsius | centigrados | degrees celsius | grados celsius | grados centigrados | degrees centigrade',
  ],
  [undefined, '° | degrees | degree | deg | grados | grado'],
];

interface Way {
  readonly words: readonly string[];
  readonly unit: Unit;
}

const BY_FIRST = new Map<string, Way[]>();
function add(ways: string, unit: Unit): void {
  for (const way of ways.split(' | ')) {
    const words = way.split(' ');
    const known = BY_FIRST.get(words[0] ?? '') ?? [];
    BY_FIRST.set(
      words[0] ?? '',
      [...known, { words, unit }].sort((a, b) => b.words.length - a.words.length),
    );
  }
}
for (const [kind, scale, ways] of WRITTEN) add(ways, { kind, scale });
for (const [fahrenheit, ways] of DEGREES)
  add(ways, { kind: fahrenheit === undefined ? 'angle' : 'temperature', scale: 1, ...(fahrenheit === undefined ? {} : { fahrenheit }) });

/** The longest unit written from `words[at]` on, with how many words it takes. */
export function unitAt(words: readonly string[], at: number): { readonly unit: Unit; readonly length: number } | undefined {
  const found = BY_FIRST.get(words[at] ?? '')?.find((way) => way.words.every((word, each) => words[at + each] === word));
  return found === undefined ? undefined : { unit: found.unit, length: found.words.length };
}
