// Tells English from Spanish, also in the mix that crews speak: the language of the grammar decides, not that of the nouns.
import type { Language } from '../../contract/values.ts';

// Words that carry the grammar; words that both languages have ('no', 'a', 'me', 'has', 'sin', 'son', 'once') are left out.
const GRAMMAR: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    `the of is are what which how for can do does did i my we our you your need needs should must when where why who with without from to
     and or if in on at it its this that these those an be been have any there will would could many much long far deep high between under
     over than into per allowed required required get put run use want me's what's isn't don't doesn't can't i'm it's about tell show give
     explain not as by was were whats im dont cant doesnt someone`.split(/\s+/),
  ),
  es: new Set(
    `el la los las un una unos unas de del que cual cuales cuanto cuanta cuantos cuantas como donde cuando para por con en es esta estan
     este estos necesito necesita necesitan necesitamos puedo puede pueden podemos debo debe deben lleva llevan hay tengo tiene tienen si y o
     se su sus mi mis lo le les quiero poner usar mas menos entre sobre bajo hasta desde sera seria hacer hago voy quien porque
     pa pongo ocupo sirve dice pide exige permite minimo maxima maximo minima muy ya nos cada segun tambien pero sino eso esto uso alguien
     dame dime explica explicame calcula calcular cuesta vale esta sin`.split(/\s+/),
  ),
};
// Weak: typical nouns and adjectives, which decide only where there is no grammar ('calibre 6 cobre').
const NOUNS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'wire size copper aluminum breakers voltage drop box fill conduits ground range dryer gauge feet length load ampacity rating required minimum maximum spacing clearance outlet receptacle switch wiring meter va distance pole home lot'.split(
      ' ',
    ),
  ),
  es: new Set(
    'calibre cobre aluminio alambre tierra tubo tuberia caja caida tension voltaje pies metros pulgadas estufa secadora calentador tablero amperios interruptor pastilla vivienda trifasico monofasico carga circuito conductores neutro apagador contacto tomacorriente alberca acometida bomba varilla granja alarma incendio anuncio altura distancia profundidad contactos demanda cocina aparatos equipos elevadores gruas meter va'.split(
      ' ',
    ),
  ),
};

/** The language of a question, or undefined where nothing tells ('12 AWG?'). */
export function detectLanguage(text: string): Language | undefined {
  // The Y of '480Y/277' is no Spanish 'and'.
  const lower = text.toLowerCase().replace(/\d\s?y\s?\/\s?\d/g, ' ');
  const words = lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^a-z']+/)
    .filter(Boolean);
  const score = { en: 0, es: 0 };
  let first = true;
  for (const word of words) {
    for (const language of ['en', 'es'] as const) {
      if (GRAMMAR[language].has(word)) {
        // The word a sentence opens with says most about its grammar.
        score[language] += first ? 3 : 2;
        first = false;
      } else if (NOUNS[language].has(word)) score[language] += 0.5;
    }
    if (/(?:ador|adora|cion|miento|idad|aje|uito|ncia)(?:es|s)?$/.test(word)) score.es += 0.5;
    if (/(?:tion|ing|ness|ght|wire|tch)s?$/.test(word)) score.en += 0.5;
  }
  if (/[¿¡ñ]/.test(lower)) score.es += 3;
  if (/[áéíóú]/.test(lower)) score.es += 1.5;
  if (score.en === score.es) return undefined;
  return score.es > score.en ? 'es' : 'en';
}

/** The language of a question: of its own words, else of the newest earlier question whose words tell, else `otherwise`. `earlier` is newest first. */
export function languageAsked(text: string, earlier: readonly string[], otherwise: Language): Language {
  for (const each of [text, ...earlier]) {
    const language = detectLanguage(each);
    if (language !== undefined) return language;
  }
  return otherwise;
}
