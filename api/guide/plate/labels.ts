// How plates word what a figure is of, in English and Spanish. Words are folded, without dots; ways are separated by ' | '.
import type { PlateKind, PlatePart } from './kinds.ts';

/** `other`: what no kind wants, so that its figure is not taken for a neighbour's. */
const WAYS: Readonly<Record<PlateKind | 'other', string>> = {
  mca: 'mca | min circuit ampacity | minimum circuit ampacity | min circuit amps | minimum circuit amps | min circuit amp | min cir ampacity | min ckt ampacity | min ckt amps | min ckt amp | min circ amp | min circ amps | min circuit amperes | minimum circuit amperes | min branch circuit ampacity | min supply circuit ampacity | circuit ampacity | min ampacity | minimum ampacity | ampacidad minima del circuito | ampacidad minima de circuito | ampacidad minima | corriente minima del circuito | capacidad minima del circuito | amperaje minimo del circuito | ampacidad min',
  mocp: 'mocp | mop | mfs | max fuse | max fuse size | maximum fuse | maximum fuse size | max fuse or ckt bkr | max fuse or circuit breaker | max fuse or hacr ckt bkr | max fuse or hacr breaker | max fuse or hacr type breaker | max fuse/ckt bkr | max fuse/breaker | max fuse/circuit breaker | max breaker | max circuit breaker | max ckt bkr hacr type | max fuse or ckt bkr hacr type | maximum overcurrent protector | max ckt bkr | max bkr | maximum circuit breaker | maximum breaker | max hacr breaker | max overcurrent protection | max overcurrent protective device | max overcurrent device | maximum overcurrent protection | maximum overcurrent protective device | maximum overcurrent device | max overcurrent | overcurrent protective device | max ocpd | max ocp | max branch circuit fuse | fusible max | fusible maximo | fusible o breaker maximo | proteccion maxima | proteccion maxima contra sobrecorriente | breaker maximo | interruptor maximo | fusible o interruptor maximo',
  volts:
    'volts | volt | voltage | volts ac | vac | rated voltage | input voltage | supply voltage | power supply | voltaje | tension | voltios | tension nominal | voltaje nominal',
  primary:
    'primary volts | primary voltage | pri volts | primary | hv | high voltage | volts primary | voltaje primario | tension primaria | primario',
  secondary:
    'secondary volts | secondary voltage | sec volts | secondary | lv | low voltage | volts secondary | voltaje secundario | tension secundaria | secundario',
  phase: 'phase | phases | ph | phs | fase | fases',
  hertz: 'hz | hertz | freq | frequency | cycles | frecuencia | freq hz | frequency hz',
  rla: 'rla | rated load amps | rated load | rated load amp | rl amps | bcsc | branch circuit selection current | corriente de carga nominal',
  fla: 'fla | full load amps | full load amp | full load current | fl amps | flc | f/l amps | amps | amp | amperes | rated amps | rated current | input current | running amps | run amps | amperios | amperes nominales | corriente nominal | corriente a plena carga | amp plena carga | corriente',
  lra: 'lra | locked rotor amps | locked rotor amp | locked rotor | locked rotor current | lr amps | lrc | corriente de rotor bloqueado | rotor bloqueado',
  horsepower: 'hp | horsepower | motor hp | caballos | cp',
  kilowatts: 'kw | kilowatts | output kw | rated kw | total kw | kw rating | potencia kw | kilovatios',
  watts: 'watts | total watts | rated watts | watts total | input watts | vatios | potencia | potencia nominal',
  kva: 'kva | kva rating | rated kva | capacidad kva',
  bus: 'bus | main bus | bus amps | bus rating | main bus rating | mains rating | mains | main lugs | panel rating | barras | corriente de barras | capacidad de barras',
  main: 'main breaker | main circuit breaker | main ckt bkr | main bkr | interruptor principal',
  sccr: 'sccr | short circuit current rating | short circuit current | aic | interrupting rating | aic rating | corriente de cortocircuito | capacidad interruptiva',
  other:
    'sfa | sf amps | service factor amps | max amps sf | sf | service factor | factor de servicio | rpm | speed | model | modelo | model no | serial | serie | serial no | cat | cat no | catalog | part no | form | frame | encl | enclosure | type | tipo | code | nema | design | ins | class | amb | ambient | temp | temp rise | rise | impedance | imp | z | duty | eff | nom eff | pf | weight | lbs | lb | charge | factory charge | refrigerant | psi | psig | pressure | design pressure | test pressure | max working pressure | capacity | gal | gallons | btu | btuh | cfm | date | mfg date | year | wire | wires | hilos | amps out | output amps | qty | no | r-410a | r-22 | r-32',
};

const PART_WORDS: Readonly<Record<PlatePart, string>> = {
  compressor: 'compressor | comp | compr | compr motor | comp motor | compressor motor | compresor',
  fan: 'fan | fan motor | fan motors | blower | blower motor | outdoor fan | outdoor motor | outdoor fan motor | indoor motor | indoor fan | indoor fan motor | od motor | id motor | od fan | id fan | cond fan | condenser fan | evap fan | evaporator fan | ventilador | motor del ventilador',
  heater: 'heater | heat | heating | elec heat | electric heat | calentador | resistencia',
};

interface Way<Of> {
  readonly words: readonly string[];
  readonly of: Of;
}
const waysOf = <Of extends string>(table: Readonly<Record<Of, string>>): readonly Way<Of>[] =>
  (Object.entries(table) as [Of, string][])
    .flatMap(([of, ways]) => ways.split(' | ').map((way) => ({ words: way.split(' '), of })))
    .sort((one, other) => other.words.length - one.words.length);
const LABELS = waysOf(WAYS);
const PART_LABELS = waysOf(PART_WORDS);
const SHORT = new Set(LABELS.flatMap(({ words }) => (words.length === 1 ? words : [])));

/** Whether a word alone is a label: 'ph' of 'ph1'. */
export const isLabelWord = (word: string): boolean => SHORT.has(word);

/** Letters from which on a word is still known with one of them misread. */
const LONG_WORD = 6;

/** Equal but for one letter misread, of words that are long enough to be sure. */
function isNearly(read: string, known: string): boolean {
  if (read === known) return true;
  if (known.length < LONG_WORD || read.length !== known.length) return false;
  let off = 0;
  for (let at = 0; at < read.length; at += 1) if (read[at] !== known[at]) off += 1;
  return off === 1;
}

function find<Of>(
  ways: readonly Way<Of>[],
  words: readonly string[],
  at: number,
): { readonly of: Of; readonly length: number } | undefined {
  const found = ways.find((way) => way.words.every((word, each) => isNearly(words[at + each] ?? '', word)));
  return found && { of: found.of, length: found.words.length };
}

/** The longest label from `words[at]` on. */
export const labelAt = (words: readonly string[], at: number) => find(LABELS, words, at);
export const partAt = (words: readonly string[], at: number) => find(PART_LABELS, words, at);
