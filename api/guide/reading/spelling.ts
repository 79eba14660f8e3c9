// Mends misspelled trade words by small edit distances, leaving alone every word that is one already.
import { lexiconWords } from './lexicon.ts';
import { isStopWord } from './words.ts';

// Ordinary words within one or two letters of a trade word, which must not be 'mended' into it.
const ORDINARY = new Set(
  `other water where there these three house about under again point paint right light night might sight fight wider wired wires order older could would
   should meeting burying cliente clientes frames spares pesado pagado pelado suela suelda suele stocked soltar racing burned manos metio toque toques sparking mareado after later power lower tower never lever level cover covers hover rover color sound found round bound mound wound boxes foxes pipes ripes range
   corregida corregido corregidas corregidos corrected ranges change changing changed changes grange orange table cable stable cables able feed need needs deed rated dated gated rates plate plates place places space spaces spare share
   square equal usual local total final small shall stall install wall walls ball call calls fall falls hall tall large charge charger charged barge merge
   main mains gain grain train brain drain plain paid said laid maid raid first last least beast feast coast cost costs most post posts host ghost
   wants wanted many money mean means meant where which while white write wrote drive drives driver drove grove prove proved prevent percent recent decent
   circa casa casas cada nada toda todo todos todas para pared pera pero perro cero cerro hasta basta pasta gasta lasta junta punta monta monto tanto
   cuanto cuando cuenta cuentas puerta puertas fuera fuerza cuarta cuarto cuartos corta corto cortes norte parte partes marte suerte fuerte
   tiempo tempo campo cuerpo puedo puede pueden mueve nueve nuevo nueva viejo vieja medio media medir miden mide pide piden viven vivir
   serie series serve served serves server service reserve conserve between because before become behind below allow allows allowed hollow follow
   following yellow meter meters metro metros matter matters better letter butter mutter motto mother father either neither weather whether feather
   ceiling feeling peeling sealing dealing stealing wheeling building bundling binding winding finding minding blending bending mending sending ending
   lending pending vending wedding welding wording working walking talking taking making baking raking asking using fusing housing causing
   wood woods food foods good goods hood hoods mood room rooms roof roofs proof hook book look took cook cool tool tools pool pools fool school
   solar polar color scholar dollar collar cellar pillar similar regular tubular angular singular modular circular particular popular secular
   board boards beard heard hoard word words ward lord chord record accord afford effort comfort support report export import airport sport short
   shorts sort sorts port ports porch torch touch couch coach reach teach beach peach bleach breach branch brunch lunch launch bench trench french
   stock stick stack state stage stake stare store stove strip strap straw stray story study sturdy steady ready really early yearly nearly clearly
   volta vuelta vuelto revuelta suelta suelto abierto abierta cubierto cubierta descubierto pregunta respuesta respuestas prueba pruebas
   sitio sitios silla mesa cama camas carro carros barro tierra sierra guerra cierra cierre abre sobre cobre pobre libre libra libras cabra
   label labels lapel model models panel rebel cheap sheet sheets steel steels wheel wheels heel feel fuel fuels fault faults vault default
   reset preset onset asset upset inset stone phone phones zone zones alone along strong string strings spring springs bring brings thing things
   boiler broiler trailer tailor sailor failure future feature creature structure manufacture fracture texture mixture picture fixture fixtures
   gallons salon basement easement casement placement cement element elements moment segment pavement payment amount account count counts county country`.split(
    /\s+/,
  ),
);

const WORDS = lexiconWords();
const BY_LENGTH: ReadonlyMap<number, readonly string[]> = (() => {
  const map = new Map<number, string[]>();
  for (const word of WORDS) map.set(word.length, [...(map.get(word.length) ?? []), word]);
  return map;
})();

/** Edit distance with swapped neighbours as one step; stops counting above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

// Endings by which grammar tells words apart, after the letters that they share.
const ENDINGS = /^(?:|s|es|ed|ing|ings|a|o|e|as|os|an|en|ar|er|ers|ado|ada|y|ies|ly|al|r|n|d)$/;

/** True where two words differ by an ending of grammar only; other letters in the end are a slip, swapped ones too. */
function isInflection(word: string, candidate: string): boolean {
  let shared = 0;
  while (shared < word.length && word[shared] === candidate[shared]) shared += 1;
  if (shared < Math.min(word.length, candidate.length) - 2) return false;
  return ENDINGS.test(word.slice(shared)) && ENDINGS.test(candidate.slice(shared));
}

/** One of `candidates` that a word not known as another was meant to be, or the word itself. */
export function nearestOf(word: string, candidates: readonly string[]): string {
  if (candidates.includes(word) || WORDS.has(word) || ORDINARY.has(word)) return word;
  const limit = word.length >= 10 ? 2 : 1;
  let best = word;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > limit || isInflection(word, candidate)) continue;
    const distance = editDistance(word, candidate, Math.min(limit, bestDistance - 1));
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** The trade word that `word` was meant to be, or `word` itself. `known` says which words need no mending. */
function mendWord(word: string, known: (word: string) => boolean): string {
  if (word.length < 5 || WORDS.has(word) || ORDINARY.has(word) || isStopWord(word) || known(word)) return word;
  // The plural of a trade word is one.
  if (WORDS.has(word.replace(/s$/, ''))) return word;
  const limit = word.length >= 8 ? 2 : 1;
  let best: string | undefined;
  let bestDistance = limit + 1;
  // Of equally near words the one of the same length: letters are swapped more often than left out.
  for (const step of [0, 1, -1, 2, -2]) {
    for (const candidate of Math.abs(step) > limit ? [] : (BY_LENGTH.get(word.length + step) ?? [])) {
      if (candidate[0] !== word[0] || isInflection(word, candidate)) continue;
      const distance = editDistance(word, candidate, Math.min(limit, bestDistance - 1));
      if (distance < bestDistance) {
        best = candidate;
        bestDistance = distance;
      }
    }
  }
  return best ?? word;
}

/** How a Spanish word sounds: silent h dropped, b for v, s for z and soft c, k for hard c and qu, y for ll. */
const soundOf = (word: string): string =>
  word
    .replace(/ch/g, 'X')
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/qu?|c/g, 'k')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1/g, '$1');

// Common words outside the lexicon that are written by ear.
const BY_EAR =
  'hilo hilos ohms hago hacer hace varilla varillas viajero viajeros vias llave voltaje bobina cochera calibre quiero quien que cable cables'.split(
    ' ',
  );
const BY_SOUND: ReadonlyMap<string, string> = new Map([...WORDS, ...BY_EAR].map((word) => [soundOf(word), word]));
const SHORTHAND: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  d: 'de',
  xq: 'porque',
  pq: 'porque',
  tmb: 'tambien',
  ke: 'que',
  pal: 'para el',
  c: 'se',
};

/** Spanish as it is typed by ear and in short: 'ilos' -> 'hilos', 'barilla' -> 'varilla', 'q' -> 'que'. */
export const mendByEar = (plain: string, known: (word: string) => boolean): string =>
  plain
    .replace(
      /(?<![\w/.°-])(?<!\b(?:clase|fase|anexo|tabla|tipo|annex|opcion|class|grupos?|groups?|figura|y|o) )(?:(?:xq|pq|tmb|ke|pal|[qkd])(?= [a-z\d])|c(?= (?:llama|puede|usa|pone|requiere|necesita|instala|conecta|hace|mide|pide)))/g,
      (word) => SHORTHAND[word] ?? word,
    )
    .replace(/(?<![\w/.-])[a-z]{3,}(?![\w/-])/g, (word) =>
      WORDS.has(word) || ORDINARY.has(word) || known(word) || isStopWord(word) ? word : (BY_SOUND.get(soundOf(word)) ?? word),
    );

/** `plain` with its misspelled trade words mended. */
export const mendSpelling = (plain: string, known: (word: string) => boolean): string =>
  plain.replace(/[a-z]{5,}/g, (word) => mendWord(word, known));
