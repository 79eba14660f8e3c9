// 'How do you say wire nut in Spanish?': the trade's words from one language of the crew into the other.
import type { Scene } from './answer.ts';
import type { Draft } from './draft.ts';
import { fold } from './understand/normalise.ts';

/** English = Spanish as US-Mexican crews say it, the usual name first. */
const GLOSSARY = `fish tape=guía,sonda|wire nut,wirenut,wire connector=capuchón,gorrito|pigtail=cola,rabillo|jumper=puente|splice=empalme
knockout=chiqueador,ficha|bushing=monitor|locknut=contratuerca,contra|strap,clamp=abrazadera|staple=grapa|lug=zapata|anchor=taquete
coupling=cople|conduit,pipe=tubo|flex=coraza,flexible|handy box,single-gang box=chalupa|breaker,circuit breaker=pastilla,breaker
panel=tablero,centro de carga|disconnect=desconectador|switch=apagador|three-way switch,3-way switch=apagador de escalera
receptacle,outlet=contacto,tomacorriente|plug=clavija|lampholder=portalámpara,socket|light bulb,bulb=foco
light fixture,luminaire,light=luminaria,lámpara|ceiling fan,fan=ventilador,abanico|wire=alambre|extension cord=extensión|tape=cinta
ground rod=varilla de tierra|ground=tierra|hot=vivo,fase|neutral=neutro|load=carga|meter=medidor|service=acometida|weatherhead=mufa
water heater=calentador,bóiler|pliers=pinzas|lineman pliers,linesman pliers,kleins=pinzas de electricista
diagonal cutters,dikes,cutters=pinzas de corte|needle-nose=pinzas de punta|channel locks=pinzas de extensión
wire strippers,strippers=pelacables|screwdriver=desarmador,destornillador|adjustable wrench=perico|drill=taladro|drill bit,bit=broca
hole saw=brocasierra|hacksaw=segueta|bender=dobladora|knockout punch=sacabocados|level=nivel|tape measure=cinta,flexómetro|knife=navaja
tester=probador|ladder=escalera|flashlight=lámpara de mano|gloves=guantes|hard hat=casco|stud=poste,montante|joist=viga
drywall,sheetrock=tablaroca|ceiling=techo,plafón|attic=ático|trench,ditch=zanja|rough-in,rough in=preparación (antes de tapar muros)
trim-out,trim out,trim=acabados|home run=corrida directa al tablero|pull wire,pull the wire=jalar cable|bend=doblar|strip=pelar
trip=botarse,dispararse|short circuit,short=corto|ground fault=falla a tierra|live=vivo,con corriente|dead=sin corriente|loose=flojo
turn off the power,turn off the breaker,shut off=corte la corriente,baje la pastilla|lock out,lockout=poner candado
don't touch=no toque|watch out,be careful=¡cuidado!,¡aguas!|foreman=mayordomo|journeyman=oficial|apprentice=aprendiz|helper=ayudante
blueprint,drawing,plans=plano|overtime=tiempo extra|break=descanso|shock=toque,descarga|grounding=puesta a tierra|bonding=unión`
  .split(/[|\n]/)
  .map((pair) => pair.split('=').map((side) => side.split(',')));

const ASKS =
  /\bhow (?:do|would|can|to)(?: (?:you|i|we|they))? say\b|\bcomo (?:se|le) dicen?\b|\bcomo (?:se|le) llaman?\b(?=.*\b(?:ingles|espanol)\b)|\b(?:spanish|english) (?:word|name|term)\b|\b(?:palabra|nombre|termino)\b.{0,20}\b(?:ingles|espanol)\b|\b(?:translat\w+|traduc\w+|traduzca)\b|\bwhat(?:'s| is| do you call| does)\b.{1,40}\bin (?:spanish|english)\b|\bque (?:es|significa|quiere decir)\b.{0,40}\ben (?:ingles|espanol)\b/;

/** The words asked for in the other language; undefined where no translation is asked or none of its words is in the glossary. */
export function answerByTranslation({ reading, language }: Scene): Draft | undefined {
  const asked = fold(reading.original.toLowerCase()).replace(/[^a-z0-9'/ -]+/g, ' ');
  if (!ASKS.test(asked)) return undefined;
  const wanted = /\b(?:spanish|espanol)\b/.test(asked) ? 'es' : /\b(?:english|ingles)\b/.test(asked) ? 'en' : undefined;
  const pairs = (wanted === undefined ? ([0, 1] as const) : wanted === 'es' ? ([0] as const) : ([1] as const))
    .flatMap((from) =>
      GLOSSARY.flatMap((sides) => (sides[from] ?? []).map((name) => ({ name, said: sides[1 - from] ?? [], spanish: from === 0 }))),
    )
    .sort((a, b) => b.name.length - a.name.length);
  let left = ` ${asked} `;
  const found: typeof pairs = [];
  for (const pair of pairs) {
    const name = fold(pair.name.toLowerCase())
      .replace(/[^a-z0-9'/ -]+/g, '')
      .trim();
    const at = new RegExp(`[ ']${name}(?:s|es)?(?=[ '])`).exec(left);
    if (at === null || found.length === 3) continue;
    left = left.replace(at[0], ' ');
    found.push(pair);
  }
  const [first, ...more] = found;
  if (first === undefined) return undefined;
  const also = language === 'en' ? 'also' : 'también';
  const line = ({ name, said: [usual, ...others] }: (typeof found)[number]): string =>
    `${name}: **${usual}**${others.length === 0 ? '' : `, ${also} ${others.join(', ')}`}`;
  const into = first.spanish ? (language === 'en' ? 'In Spanish' : 'En español') : language === 'en' ? 'In English' : 'En inglés';
  return {
    kind: 'topic',
    result: `${into}, ${[first, ...more].map(line).join('; ')}.`,
    explanation:
      language === 'en'
        ? 'As US-Mexican crews say it; names differ from country to country.'
        : 'Como se dice en las cuadrillas de EE. UU. y México; cambia de un país a otro.',
    steps: [],
    references: [],
    assumptions: [],
    cautions: [],
    understood: [],
    tables: [],
    restsOn: ['translation'],
    figures: [],
    grades: [],
    thumb: 'general',
    suggestions: [],
  };
}
