// Knows questions that the guide does not answer or must frame: other trades, other countries' codes, copied text, local rules.
import type { Edition, Text } from '../../contract/values.ts';
import type { Judged } from './judged.ts';

const OUTSIDE: Judged = {
  id: 'outside-the-trade',
  kind: 'out-of-scope',
  result: {
    en: 'I can’t help with that: it is outside my scope. I only answer **electrical** questions about the trade and the NEC.',
    es: 'No puedo ayudar con eso: queda fuera de mi alcance. Solo contesto preguntas **eléctricas** del oficio y del NEC.',
  },
  text: {
    en: 'Ask me about conductor sizes, voltage drop, raceway and box fill, grounding, motors, load calculations, code sections, troubleshooting or tools.',
    es: 'Pregúnteme de calibres, caída de voltaje, llenado de tubo y cajas, puesta a tierra, motores, cálculo de cargas, secciones del código, fallas o herramientas.',
  },
  steps: { en: [], es: [] },
  references: [],
  suggestions: {
    en: ['What size wire for a 50 A range?', 'Where is GFCI protection required?', 'How many 12 AWG conductors fit in 1/2 in. EMT?'],
    es: ['¿Qué calibre para una estufa de 50 A?', '¿Dónde se exige protección GFCI?', '¿Cuántos 12 AWG caben en EMT de 1/2 pulg.?'],
  },
};

const GREETING: Judged = {
  id: 'greeting',
  kind: 'out-of-scope',
  result: {
    en: 'Ask me anything **electrical**, in English or Spanish.',
    es: 'Pregúnteme lo que sea **de electricidad**, en español o en inglés.',
  },
  text: {
    en: 'I size conductors, breakers, raceways, boxes, motors and services with the arithmetic set out, look up NEC rules of 2017 to 2026 in plain words with their sections, and help to find faults. I work without signal too.',
    es: 'Calculo calibres, breakers, tubería, cajas, motores y acometidas con la cuenta a la vista, busco reglas del NEC 2017 a 2026 en palabras sencillas con su sección, y ayudo a encontrar fallas. También funciono sin señal.',
  },
  steps: { en: [], es: [] },
  references: [],
  suggestions: OUTSIDE.suggestions,
};

const GREETS =
  /^[¿¡\s]*(?:hello|hi|hey|hola|buenas|buenos dias|buenas tardes|buenas noches|good (?:morning|afternoon|evening)|que onda|que tal|thanks?(?: you)?|thank you|gracias|ok|okay|test|prueba|help|ayuda|ayudame|help me|what can you do|what do you do|who are you|what are you|que puedes hacer|quien eres|que eres|que haces|como funciona(?:s)?|how do you work|how does this work)(?: (?:there|bro|amigo|friend|please|por favor|very much|muchas|mucho|wirewise|man))*[\s!.?]*$/;

/** The answer to a greeting, thanks or 'what can you do'. */
export const greetingIn = (plain: string): Judged | undefined => (GREETS.test(plain) ? GREETING : undefined);

/** The answer to what has nothing to do with the trade. */
export const outsideTheTrade = (): Judged => OUTSIDE;

// What shares words with the trade or is asked often; the rest is known by finding nothing of the trade in it.
const OTHER_SUBJECTS =
  /\b(?:recip|recet|pizza|tacos?\b|carnitas|cook (?:a|some|the)|cocinar?\b|bak(?:e|ing)\b|boil (?:an? |the )?egg|calori|recom(?:mend|iend\w+)(?: me)? (?:an?|una?|some) |futbol|soccer|mundial|world cup|super bowl|movie|pelicula|netflix|joke|chiste|poem|cuent(?:o|ame)|homework|tarea de|translat|traduce|python|java|scraper|sql|source code|president|elections?\b|elecciones|capital (?:of|de)|weather(?![- ]?(?:resist|proof|head))|meaning of life|medic(?:ine|ina|amento)|ibuprofen|aspirin|paracetamol|dose|dosis|pastillas para (?:el|la|dormir)|headache|(?:duele|dolor de)|sore |fever|fiebre|blood pressure|stocks?\b(?! (?:room|tank))|bitcoin|invest|inviert|tax(?:es)?\b|divorc|passport|pasaporte|visa\b|immigration|brake pad|car engine|oil change|change the oil|cambi\w+ el aceite|honda|camioneta|plumb|plomer|running toilet|faucet|drips?\b|drain|drenaje|destap|unclog|llave que gotea|vent stack|p-trap|water softener|paint (?:a|the|my)|drywall|roof shingles|tiles?\b|azulejo|concrete mix|refrigerant charge|puppy|trip to|hotel booking)/;
const TRADE_WORDS =
  /\b(?:ajuste|viajeros|box|conduit|caja|tub[oe]|romex|emt|raceway|luminaire|wir(?:e|ing)|volt\w*|arco?|amp|breaker|circuit|electri\w+|outlet|receptacle|panel|nec|code|codigo|ground|gfci|afci|conductor|cable|alambre|circuito|contacto|tablero|calibre|tierra|corriente|voltaje|kva|kw|motor|transform\w+|switch|apagador|luz|light|lighting|load|carga|receptaculo|tomacorriente|bond\w*|heater|pump|bomba|fan|clearance|permit|osha|charger|meter|nm|shock\w*|power|disposal|tool|fixture|plug|install\w*|energi\w+|area|unit)s?\b/;

/** True for a normalised question that is plainly about something else. */
export const isOutsideTheTrade = (plain: string): boolean => OTHER_SUBJECTS.test(plain) && !TRADE_WORDS.test(plain);

// A command ends with its clause, so that what is asked after it is heard.
const INJECTION = new RegExp(
  [
    '\\b(?:ignore|disregard|forget|override|bypass|olvid[ae]|ignor[ae]|descart[ae]|omit[ae])\\b[^.?!,;]{0,40}?\\b(?:instructions?|rules|prompt|above|anterior|guidelines|training|restrictions|polic(?:y|ies)|instrucciones|reglas|indicaciones|restricciones)\\b(?:\\s*,?\\s*(?:and|y|then|luego)\\b)?(?:\\s+(?:say|tell me|just say|answer|dime|di|diga|responde|contesta)\\b(?:\\s+(?:that|que))?)?',
    "\\b(?:you are now|you're now|from now on (?:you|eres|act)|act as|pretend (?:to be|you(?:'re| are| have)|that you)|role-?play as|(?:ahora eres|eres ahora)|a partir de ahora eres|actua como|finge (?:ser|que)|haz de cuenta)\\b(?:(?! (?:and|y) (?:say|tell|dime|di)\\b)[^.?!:;,])*[.?!:;,]?",
    '\\b(?:system prompt|developer mode|jailbreak|dan mode|modo desarrollador|prompt del sistema)\\b[^.?!:;,]*[.?!:;,]?',
    '\\b(?:reveal|print|repeat|show|output|tell|muestra\\w*|revela|imprime|repite|dime)\\b[^.?!]{0,40}\\b(?:your|tu|tus|sus|hidden|secret|system|initial)\\b[^.?!]{0,12}\\b(?:prompt|config\\w*|instruc\\w+|rules|reglas)\\b[^.?!]*[.?!]?',
    '\\b(?:repeat|print|output|show|copy|repite|imprime|copia)\\b[^.?!]{0,20}\\b(?:everything|all|text|words|todo|texto)\\b[^.?!]{0,20}\\b(?:above|before|context|arriba|anterior)\\b[^.?!]*[.?!]?',
    'what (?:were you|are you) (?:told|instructed)[^.?!]*[.?!]?',
    '\\b(?:(?:system|admin) (?:override|message)|modo del? sistema) ?:?',
    '\\b(?:(?:safety )?rules|(?:las )?reglas)[^.,;:]{0,16} (?:are|been|est[aá]n) (?:now )?(?:off|disabled|lifted|suspended|apagadas|desactivadas|suspendidas)\\b[.:;,]?',
  ].join('|'),
  'gi',
);

/** A normalised question without sentences that try to command the guide; `tried` tells that there were some. */
export function withoutCommands(text: string): { readonly text: string; readonly tried: boolean } {
  const cleaned = text
    .replace(INJECTION, ' ')
    .replace(/^[\s,.;:!?]+(?:and|y|then|luego|just)?\b/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return cleaned === text.replace(/\s+/g, ' ').trim() ? { text, tried: false } : { text: cleaned, tried: true };
}

interface OtherCode {
  readonly pattern: RegExp;
  readonly name: Text;
}

const OTHER_CODES: readonly OtherCode[] = [
  {
    pattern:
      /\bnom[- ]?001|\bnom[- ]sede|\bla nom\b|\bcfe\b[^.?]{0,40}\b(?:norma|requi|pide|exige|especifica|acepta|rule|require|spec)\w*|\b(?:norma|requisito|especificacion|regla|pide|exige|acepta)\w*\b[^.?]{0,30}\bcfe\b|\b(?:in|en|de) (?:mexico|cdmx|monterrey|guadalajara|tijuana)\b(?! (?:style|born))|norma (?:oficial )?mexicana|mexican (?:code|electrical)/,
    name: { en: 'Mexico’s NOM-001-SEDE', es: 'la NOM-001-SEDE de México' },
  },
  {
    pattern: /\bretie\b|\bntc ?2050|\b(?:in|en|de) (?:colombia|bogota|medellin)\b/,
    name: { en: 'Colombia’s RETIE and NTC 2050', es: 'el RETIE y la NTC 2050 de Colombia' },
  },
  {
    pattern:
      /\bcanadian (?:electrical )?code|\bcsa c22|\b(?:in|en|de) (?:canada|ontario|alberta|quebec|british columbia|toronto|vancouver)\b|\bce code\b|codigo canadiense|\bcec (?:rule|canada)|\bcanadian\b/,
    name: { en: 'the Canadian Electrical Code', es: 'el código eléctrico canadiense' },
  },
  {
    pattern:
      /\bbs ?7671|\b(?:18th|17th) edition wiring|\biet wiring|\b(?:in|en) (?:the )?(?:uk|england|scotland|united kingdom|london|ireland|inglaterra|reino unido)\b|ring main\b|ring final/,
    name: { en: 'BS 7671 (United Kingdom)', es: 'la BS 7671 (Reino Unido)' },
  },
  {
    pattern:
      /\biec ?60364|\biec 6\d{4}|\bunder iec\b|\bvde\b|\b(?:in|en) (?:germany|alemania|france|francia|italy|italia|europe|europa)\b|\bnf ?c ?15-?100|european code/,
    name: { en: 'IEC 60364 and the national rules built on it', es: 'la IEC 60364 y las normas nacionales basadas en ella' },
  },
  { pattern: /\brebt\b|\b(?:in|en|de) (?:espana|spain|madrid|barcelona)\b|itc-?bt/, name: { en: 'Spain’s REBT', es: 'el REBT de España' } },
  {
    pattern: /\bas\/?nzs ?3000|\baustralian (?:electrical )?(?:code|standard|rules?)|\b(?:in|en) (?:australia|new zealand|nueva zelanda)\b/,
    name: { en: 'AS/NZS 3000 (Australia and New Zealand)', es: 'la AS/NZS 3000 (Australia y Nueva Zelanda)' },
  },
  {
    pattern:
      /\b(?:in|en|de) (argentina|chile|peru|ecuador|bolivia|brazil|brasil|venezuela|uruguay|paraguay|guatemala|honduras|nicaragua|cuba|india|china|japan|japon|philippines|filipinas|nigeria|pakistan|saudi arabia|dubai|south africa|sudafrica|korea|corea)\b|\b(?:philippine|indian|brazilian|chilean|peruvian|argentin\w+|japanese|chinese|korean) (?:electrical )?(?:code|standard|rules?)|codigo nacional de electricidad del peru|\bnch ?elec|\baea 90364|\bnbr ?5410/,
    name: { en: 'another country’s code', es: 'el código de otro país' },
  },
];
const FIFTY_HERTZ = /\b50 ?hz\b|\b50 hertz\b|\b230 ?\/ ?400 ?v\b|\b220 ?\/ ?380 ?v\b|\b380 ?v\b.{0,20}\b50 ?hz/;
/** What power costs is arithmetic anywhere. */
const ASKS_COST = /\bpesos?\b|\bkwh\b|\brecibo\b|\btarifa\b|\bbill\b|\bcuanto (?:pago|cuesta|gasta|sale)\b|\bcost(?:s|o)?\b/;
const PLAIN_PHYSICS =
  /\brpm\b|\bmotor(?:es|s)?\b|\b60 ?hz\b|synchronous|sincrona|period\b|periodo|poles?\b|polos?\b|cycle time|reactance|reactancia|convert/;

/** The code's name; where it goes only by its country, with that. */
function namedBy({ pattern, name }: OtherCode, plain: string): Text {
  const country = pattern.exec(plain)?.[1]?.replace(/\b[a-z]/g, (first) => first.toUpperCase());
  return country === undefined ? name : { en: `the code of ${country}`, es: `el código de ${country}` };
}

/** The other code that a normalised question asks about, if any. */
export function otherCodeIn(plain: string): Text | undefined {
  const found = ASKS_COST.test(plain) ? undefined : OTHER_CODES.find(({ pattern }) => pattern.test(plain));
  if (found !== undefined)
    return /\bnec\b(?!.{0,12}(?:vs|versus|contra))/.test(plain) && /\b(?:compare|difference|vs|versus|diferencia|compar)/.test(plain)
      ? undefined
      : namedBy(found, plain);
  return FIFTY_HERTZ.test(plain) && !PLAIN_PHYSICS.test(plain)
    ? { en: 'a 50 Hz system outside the US', es: 'un sistema de 50 Hz fuera de EE. UU.' }
    : undefined;
}

/** What goes ahead of the guide's answer when the question is under another code. */
export const otherCodeNote = (code: Text, edition: Edition): Text => ({
  en: `**This is not an answer for ${code.en}:** I know only the US NEC (${edition} edition), and what follows holds in the US alone. Check ${code.en} with a local professional.`,
  es: `**Esto no vale para ${code.es}:** solo conozco el NEC de EE. UU. (edición ${edition}), y lo que sigue aplica solo en EE. UU. Consulte ${code.es} con un profesional local.`,
});

const VERBATIM =
  /\b(?:verbatim|word[- ]for[- ]word|exact (?:text|wording|words|language)|full text|copy (?:and paste|of (?:the )?(?:nec|code))|quote (?:me |the )|textual(?:mente)?|texto (?:exacto|completo|literal|integro)|palabra por palabra|copia(?:me)? (?:el|la|todo)|transcrib\w+|literal(?:mente)?|pdf (?:of|del))\b/;

/** True where the code's own text is asked for. */
export const asksForVerbatim = (plain: string): boolean => VERBATIM.test(plain);

export const VERBATIM_NOTE: Text = {
  en: 'I don’t reproduce the code’s own text: it belongs to its publisher. Here it is in our own words; the link leads to the free official reading access.',
  es: 'No reproduzco el texto del código: es de su editor. Aquí va en nuestras propias palabras; el enlace lleva a la lectura oficial gratuita.',
};

const LOCAL =
  /\b(?:local (?:code|amendment|rule|ordinance|requirement|jurisdiction)s?|amendments?|city (?:code|of|require|inspector)|county (?:code|require)|municipal|my (?:city|county|town|jurisdiction|inspector)|chicago|new york city|nyc|los angeles|san francisco|miami-?dade|houston|phoenix|las vegas|denver|seattle|dallas|utility (?:require|company require|rules)|enmiendas?|codigo local|mi (?:ciudad|condado|municipio|inspector)|la ciudad|el condado|pg&e|coned|con edison|comed|duke energy|sce)\b/;

/** True where local rules may decide. */
export const asksAboutLocalRules = (plain: string): boolean => LOCAL.test(plain);

export const LOCAL_NOTE: Text = {
  en: 'Cities, counties and utilities amend the code; this is the NEC without local amendments. Ask the authority having jurisdiction (AHJ) before you build.',
  es: 'Ciudades, condados y compañías de luz enmiendan el código; esto es el NEC sin enmiendas locales. Pregunte a la autoridad competente (AHJ) antes de construir.',
};
