// Cuts text into words and stems them lightly, the same way for both languages, so that 'conductores' finds 'conductor'.

// Words whose ending carries the meaning: the grounded conductor is the neutral.
const KEPT = new Set([
  'grounded',
  'ground',
  'drawing',
  'series',
  'gas',
  'bus',
  'less',
  'plus',
  'mas',
  'dos',
  'tres',
  'seis',
  'class',
  'glass',
  'bypass',
  'access',
]);

/** Word without plural, gender and the commonest verb endings. `word` is folded. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word) || KEPT.has(word)) return word;
  let root = word;
  if (root.endsWith('ies') && root.length > 5) root = `${root.slice(0, -3)}y`;
  else if (/(?:ss|x|ch|sh)es$/.test(root)) root = root.slice(0, -2);
  else if (/[^aeious]es$/.test(root)) root = root.slice(0, -2);
  else if (/[^sui]s$/.test(root)) root = root.slice(0, -1);
  if (root.length > 6 && root.endsWith('ing')) root = root.slice(0, -3);
  else if (root.length > 6 && /(?:an|en)$/.test(root)) root = root.slice(0, -2);
  else if (root.length > 5 && /(?:ar|ir)$/.test(root)) root = root.slice(0, -2);
  else if (root.length > 5 && root.endsWith('ed')) root = root.slice(0, -2);
  if (root.length > 4 && /[aeo]$/.test(root)) root = root.slice(0, -1);
  if (root.length > 6 && /(?:ad|id)$/.test(root)) root = root.slice(0, -2);
  return root;
}

/** Folded words of a normalised text; figures, sizes ('1/0') and sections ('210.8') stay whole. */
export const wordsOf = (plain: string): string[] =>
  plain.match(/\d+(?:[./-]\d+)+(?:\([a-z0-9]+\))*|[a-z]\/[a-z](?![a-z])|[a-z]+-2\b|[a-z]+'[a-z]+|[a-z]+|\d+(?:\.\d+)?|[%#]/g) ?? [];

// Grammar that says nothing about what is asked.
const STOP = new Set(
  `the a an is are was were be been am of to in on at by or and for with as it its that this these those there here do does did i my me we our
   you your he she they them their if so then than too very can could would will shall may might must should have has had get got need needs
   want what which who whom whose when where why how whats much many about into from out up down off over under tell show give please know let
   use used using make made go going any some all also just really only not no yes
   el la los las un una unos unas de del al y o u e que cual cuales quien cuando donde como cuanto cuanta cuantos cuantas por para con sin en
   es son ser esta estan este estos estas eso esto se su sus mi mis tu tus lo le les me te nos hay tengo tiene tienen puede pueden puedo debe
   deben debo necesito necesita si no mas menos muy ya pero porque sobre entre hasta desde quiero dime dame hacer hace hago ocupo pa cada otro
   otra mismo misma va van voy ir sea tan lleva llevan dice nec code codigo according segun say says said exige requiere requieren piden pide whether once within location locations located ubicacion poner pongo puesto put puts obligatorio obligatoria obligatorios mandatory itself myself yourself dejo dejar buy comprar
   reach reaches given think does ok okay hey hi hello hola bro wey guey amigo favor thanks gracias doing mean means meaning significa quiere decir called usa usan usado
   english spanish ingles espanol makes plain versus words foreman helper buddy boss guy guys customer compa jefe cliente chalan thing things stuff explain simplest easy quick biggest nowadays anymore actually basically
   amps amp ampere amperes amperios volts volt voltios v ft feet foot pies pie in inch inches pulg pulgadas awg gauge w va kw hp degrees c f exactly`.split(
    /\s+/,
  ),
);

/** True for words that only carry grammar. */
export const isStopWord = (word: string): boolean => STOP.has(word) || STOP_STEMS.has(word);

const STOP_STEMS = new Set([...STOP].map(stem));
