// Knows what frames a question: commands to the guide, other countries' codes, copied text, local rules.
import type { Edition, Text } from '../../contract/values.ts';

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
