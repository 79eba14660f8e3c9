// Words that shut each other out: what is said of an existing circuit is not said of a new one.
import { fold } from '../reading/normalise.ts';
import { stem, wordsOf } from '../reading/words.ts';

/** One thing on either side of the stroke, in both languages. */
const PAIRS = [
  'new nuevo nueva newly / existing existente old viejo vieja older',
  'attached adjunta pegado pegada integrada / detached separada separado aparte',
  'single sencillo individual / duplex doble',
  'three-phase trifasico trifasica / single-phase monofasico monofasica',
  'copper cobre / aluminum aluminio',
  'indoor indoors inside interior adentro dentro / outdoor outdoors outside exterior afuera fuera',
  'wet mojado damp humedo / dry seco seca',
  'finished terminado terminada / unfinished',
  'dwelling house home casa vivienda residential residencial / office store commercial comercial tienda oficina negocio warehouse bodega shop',
  'listed listado listada / unlisted homemade hechizo',
  'insulated aislado aislada / bare desnudo desnuda pelado',
  'grounded / ungrounded',
  'balanced balanceado / unbalanced desbalanceado',
  'linear lineal / nonlinear nolineal armonicas harmonics',
  'temporary provisional temporal / permanent permanente fijo fixed',
  'metal metallic metalico metalica / nonmetallic plastic plastico pvc',
  'buried underground enterrado enterrar subterraneo / overhead aereo aerea',
  'portable portatil cord-and-plug / fixed fijo hardwired',
  'white blanco / black negro red rojo',
  'three-wire tres-hilos / four-wire cuatro-hilos',
  'switch apagador / receptacle contacto outlet tomacorriente',
  'bathroom bano / kitchen cocina / bedroom recamara dormitorio / garage cochera',
  'wall muro pared / floor piso / ceiling techo',
  'above arriba encima / beside next junto lado',
  'feeder alimentador / service acometida',
  'main service principal acometida / subpanel subtablero',
  'line linea / load carga',
  'hot vivo fase / neutral neutro',
  'first primera primero / second segunda segundo',
  'continuous continua / noncontinuous',
].map((pair) => pair.split(' / ').map((side) => new Set(side.split(' ').map((word) => stem(fold(word))))));

/** 'Sub panel' is one word more often than not. */
const SPLIT_SUB = /\bsub[ -](?=panel|tablero)/g;

/** 'Inside the pipe' says nothing of indoors. */
const INSIDE = new Set('inside interior adentro dentro'.split(' ').map(stem));
const HOLLOW = new Set(
  'conduit pipe raceway tubo tuberia duct emt pvc box caja panel cabinet gabinete wall pared muro'.split(' ').map(stem),
);
/** So many words behind it what it is inside of may stand. */
const INSIDE_OF = 4;
/** Words of a pair, each with the sides that it is of. */
const SIDES_OF = new Map<string, (readonly [pair: number, side: number])[]>();
PAIRS.forEach((sides, pair) => {
  sides.forEach((words, side) => {
    for (const word of words) SIDES_OF.set(word, [...(SIDES_OF.get(word) ?? []), [pair, side]]);
  });
});

/** For each pair that a text speaks of, the sides that it has, as bits. */
export type Sides = ReadonlyMap<number, number>;

export function sidesIn(text: string): Sides {
  const stems = wordsOf(fold(text).replace(SPLIT_SUB, 'sub')).map(stem);
  const found = new Map<number, number>();
  stems.forEach((word, at) => {
    if (INSIDE.has(word) && stems.slice(at, at + INSIDE_OF).some((each) => HOLLOW.has(each))) return;
    for (const [pair, side] of SIDES_OF.get(word) ?? []) found.set(pair, (found.get(pair) ?? 0) | (1 << side));
  });
  return found;
}

/** How many pairs a claim and a question stand on different sides of. */
export function opposites(claim: Sides, question: Sides): number {
  let count = 0;
  for (const [pair, said] of claim) {
    const asked = question.get(pair) ?? 0;
    // Each has a side that the other does not have.
    if ((said & ~asked) !== 0 && (asked & ~said) !== 0) count += 1;
  }
  return count;
}

const DENYING: ReadonlySet<string> = new Set('no not non without sin except excepto other ni nor never nunca isnt arent doesnt'.split(' '));
/** So many words behind a denial are denied. */
const REACH = 3;

/** The terms of a text that stand right behind a denial. */
export function deniedIn(text: string): ReadonlySet<string> {
  const words = wordsOf(fold(text).replace(/\bnon-/g, 'non '));
  return new Set(
    words.flatMap((word, at) => (words.slice(Math.max(0, at - REACH), at).some((each) => DENYING.has(each)) ? [stem(word)] : [])),
  );
}
