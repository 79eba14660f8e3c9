// What nobody may be told, whatever was asked: held against a statement's own verb, so that 'never work it live' stays what it is.
import type { Text } from '../../contract/values.ts';
import { judge } from '../judgement/judge.ts';
import { createClassifier } from '../reading/classes.ts';
import { dangerTerms } from './danger-terms.ts';
import learned from './learned.json' with { type: 'json' };
import type { Statement } from './statement.ts';

export interface Danger {
  readonly id: string;
  /** What stands in the sentence's place. */
  readonly instead: Text;
}

const LIVE_WORK: Danger = {
  id: 'live-work',
  instead: {
    en: '**De-energize first:** open the disconnect or breaker, lock and tag it, and test for the absence of voltage before you touch anything.',
    es: '**Primero desenergice:** abra el desconectador o el breaker, bloquéelo y etiquételo, y compruebe que no hay voltaje antes de tocar nada.',
  },
};
const NO_GROUND: Danger = {
  id: 'no-ground',
  instead: {
    en: '**The equipment grounding conductor stays:** without it a fault does not trip the breaker and leaves metal live (250.4(A)(5)).',
    es: '**El conductor de puesta a tierra de equipos no se omite:** sin él una falla no dispara el breaker y deja metal con voltaje (250.4(A)(5)).',
  },
};
const NEUTRAL_TO_GROUND: Danger = {
  id: 'neutral-to-ground',
  instead: {
    en: '**Neutral and ground are joined only at the service or at the source of a separately derived system,** never at a load or in a subpanel (250.24(B), 250.142(B)).',
    es: '**El neutro y la tierra se unen solo en la acometida o en la fuente de un sistema derivado por separado,** nunca en una carga ni en un subtablero (250.24(B), 250.142(B)).',
  },
};
const ROD_FOR_GROUND: Danger = {
  id: 'rod-for-ground',
  instead: {
    en: '**A ground rod does not replace the equipment grounding conductor:** the earth is not an effective ground-fault path (250.4(A)(5)).',
    es: '**Una varilla no sustituye al conductor de puesta a tierra de equipos:** la tierra no es una trayectoria efectiva de falla (250.4(A)(5)).',
  },
};
const SAME_LEG: Danger = {
  id: 'same-leg',
  instead: {
    en: '**The hots that share a neutral stand on different legs** and open together (210.4): on the same leg the neutral carries the sum.',
    es: '**Los vivos que comparten neutro van en fases distintas** y abren juntos (210.4): en la misma fase el neutro lleva la suma.',
  },
};
const LARGER_DEVICE: Danger = {
  id: 'larger-device',
  instead: {
    en: '**The breaker protects the wire:** a larger one needs larger conductors first (240.4).',
    es: '**El breaker protege al cable:** uno más grande pide antes conductores más grandes (240.4).',
  },
};
const PROTECTION: Danger = {
  id: 'protection',
  instead: {
    en: '**What protects people stays in place and working:** find out why it acts, and mend that.',
    es: '**Lo que protege a la gente se queda y funciona:** busque por qué actúa, y corrija eso.',
  },
};
const OPEN_SPLICE: Danger = {
  id: 'open-splice',
  instead: {
    en: '**Every splice is in a box that stays accessible and has a cover** (300.15, 314.29).',
    es: '**Todo empalme va en una caja accesible y con tapa** (300.15, 314.29).',
  },
};

const MIXED_METALS: Danger = {
  id: 'mixed-metals',
  instead: {
    en: '**Aluminum and copper meet only in a connector listed for both,** tightened as its maker says (110.14).',
    es: '**El aluminio y el cobre se unen solo en un conector listado para ambos,** apretado como dice su fabricante (110.14).',
  },
};
const OPEN_TRANSFORMER: Danger = {
  id: 'open-current-transformer',
  instead: {
    en: '**Short a current transformer’s secondary before its leads come off:** open under load it makes a deadly voltage.',
    es: '**Ponga en corto el secundario del transformador de corriente antes de soltarlo:** abierto con carga da un voltaje mortal.',
  },
};
const BRIDGED_FUSE: Danger = {
  id: 'bridged-fuse',
  instead: {
    en: '**Nothing takes the place of a fuse but a fuse of the right rating:** leave the circuit off until you have it.',
    es: '**Nada sustituye a un fusible más que uno de la capacidad correcta:** deje el circuito apagado hasta tenerlo.',
  },
};

const BACKFEED: Danger = {
  id: 'backfeed',
  instead: {
    en: '**A generator feeds a building only through a transfer switch or a listed interlock:** anything else sends voltage out to the line crew (702.5).',
    es: '**Un generador alimenta un edificio solo por un interruptor de transferencia o un enclavamiento listado:** lo demás manda voltaje a la cuadrilla de la compañía (702.5).',
  },
};
const SEALED: Danger = {
  id: 'sealed',
  instead: {
    en: '**The meter and what is ahead of it are the utility’s:** have them disconnect before anybody works there.',
    es: '**El medidor y lo que está antes son de la compañía de luz:** que ellos desconecten antes de trabajar ahí.',
  },
};

const STORED_ENERGY: Danger = {
  id: 'stored-energy',
  instead: {
    en: '**A capacitor holds its charge after the power is off:** wait the time on its label, discharge it through a resistor, and measure before you touch it (460.6).',
    es: '**Un capacitor guarda su carga con la corriente cortada:** espere el tiempo de su etiqueta, descárguelo con una resistencia y mida antes de tocarlo (460.6).',
  },
};
const GFCI_FOR_GROUND: Danger = {
  id: 'gfci-as-ground',
  instead: {
    en: '**A GFCI makes no ground and waives no other rule:** only a replaced receptacle may go without one behind it, marked so (406.4(D)(2)).',
    es: '**Un GFCI no hace tierra ni dispensa de otra regla:** solo un contacto de reemplazo puede ir sin ella detrás de él, marcado así (406.4(D)(2)).',
  },
};
const NO_BONDING: Danger = {
  id: 'no-bonding',
  instead: {
    en: '**Bonding stays where it is required, GFCI or not:** it keeps metal that people touch at one voltage (250.104, 680.26).',
    es: '**La unión equipotencial se queda donde se exige, haya GFCI o no:** mantiene al mismo voltaje el metal que la gente toca (250.104, 680.26).',
  },
};

/** By the classes that are learned. */
const OF_CLASSES: Readonly<Record<string, Danger>> = Object.fromEntries(
  [
    LIVE_WORK,
    STORED_ENERGY,
    NO_GROUND,
    GFCI_FOR_GROUND,
    NO_BONDING,
    NEUTRAL_TO_GROUND,
    PROTECTION,
    LARGER_DEVICE,
    SEALED,
    BACKFEED,
    SAME_LEG,
    ROD_FOR_GROUND,
    OPEN_SPLICE,
    MIXED_METALS,
    OPEN_TRANSFORMER,
    BRIDGED_FUSE,
  ].map((danger) => [danger.id, danger]),
);
const likelihoods = createClassifier(learned);
/** From these probabilities on a sentence is marked as doubtful, or gives way to the guide's own. What is missed costs more than a mark too many. */
const MARKED = 0.15;
const REPLACED = 0.3;

/** A danger that was heard, and whether it is plain enough to put the guide's words in its place. */
export interface Heard {
  readonly danger: Danger;
  readonly isPlain: boolean;
}

/** What people's and models' dangerous sentences taught, whatever the words. */
function learnedDanger(statement: Statement, asked: string): Heard | undefined {
  const among = likelihoods(dangerTerms(statement, asked)).filter(({ id }) => id in OF_CLASSES);
  const together = among.reduce((sum, { probability }) => sum + probability, 0);
  const danger = OF_CLASSES[among[0]?.id ?? ''];
  return danger === undefined || together < MARKED ? undefined : { danger, isPlain: together >= REPLACED };
}

const OF_REFUSALS: Readonly<Record<string, Danger>> = {
  'refusal-backfeed': BACKFEED,
  'refusal-meter': SEALED,
  'refusal-live': LIVE_WORK,
  'refusal-touch': LIVE_WORK,
  'refusal-ground': NO_GROUND,
  'refusal-oversize': LARGER_DEVICE,
  'refusal-gfci': PROTECTION,
  'refusal-bypass': PROTECTION,
  'refusal-buried-splice': OPEN_SPLICE,
  'refusal-ct': OPEN_TRANSFORMER,
};

// What is done to something, and to what: each looked for in the main clause of a sentence that does not forbid it.
const EARTH =
  /\b(?:grounds?|egc|grounding conductor|ground wire|tierras?|green wire|bare wire)\b(?![- ]?(?:rods?|fault|electrode|clip|ring|bar\b))/;
const FRAME = /\b(?:frame|chassis|case|casing|enclosure|cabinet|metal|carcasa|bastidor|gabinete|chasis)\b/;
const NEUTRAL = /\b(?:neutrals?|neutros?|white wires?|grounded conductor)\b/;
const AT_SERVICE =
  /\b(?:service|main|source|transformer|separately derived|acometida|principal|fuente|transformador|generator|generador)\b/;
const JOINS =
  /\b(?:bond\w*|ti(?:e|es|ed|ing)|connect\w*|join\w*|jump\w*|land\w*|link\w*|together|same bar|unir\w*|una|unan|une\w*|conect\w+|puente\w*|junt\w+|amarr\w+)\b/;
const APART = /\b(?:apart|separat\w+|isolat\w+|separad\w+|aislad\w+|not|no|never|nunca)\b/;
const BONDING_SCREW = /\b(?:bonding (?:screw|strap|jumper)|green screw|tornillo de union|tornillo verde|puente de union)\b/;
const BEYOND_SERVICE =
  /\b(?:sub-?panel|sub ?tablero|load|carga|range|dryer|receptacle|outlet|estufa|secadora|contacto|machine|motor|detached)\w*\b/;
const REPLACES =
  /\b(?:instead|in place of|take the place|replac\w+|substitut\w+|stand in|serv\w+ as|sustitu\w+|en lugar|en vez|reempla\w+|hac\w+ las veces|sirv\w+ de)\b/;
const ROD = /\b(?:rods?|varillas?|electrodes?|electrodos?)\b/;
const SHARED_NEUTRAL = /\b(?:multiwire|mwbc|shar\w+|both hots|two hots|2 hots|multiconductor|compart\w+|vivos)\b/;
const ONE_LEG = /\b(?:same (?:phase|leg|pole|bus|line)|mism[ao] (?:fase|linea|pata|barra|polo))\b/;
const TURNS_OFF =
  /\b(?:turn\w* (?:\S+ ){0,3}?off|shut\w* (?:\S+ ){0,3}?(?:off|down)|switch\w* (?:\S+ ){0,3}?off|kill\w* (?:\S+ ){0,2}?(?:power|breaker|circuit)|cut\w* (?:\S+ ){0,2}?power|de-?energi[sz]\w*|lock\w*[- ]?out|test\w* for|check\w* for (?:voltage|power)|cort\w+ (?:\S+ ){0,2}?(?:corriente|luz|energia|breaker)|apag\w+|baj\w+ (?:\S+ ){0,2}?(?:breaker|pastilla|interruptor)|desenergi[sz]\w*|bloque\w+|desconect\w+)\b/;
const WITH_POWER_ON =
  /\b(?:(?:it|them|this|that|panel|circuit|work\w*|while|still) (?:is |it is |it's )?(?:live|hot|energized)|with (?:the )?(?:power|breaker|circuit|panel) (?:still )?(?:on|live|hot)|power (?:still )?on|con (?:la )?(?:corriente|luz|energia)(?: (?:puesta|prendida|conectada))?|en (?:vivo|caliente)|energizad\w+|con el breaker (?:arriba|prendido|puesto))\b|\b(?:without|sin) (?:turning|shutting|killing|cutting|switching|opening|de-?energi[sz]ing|locking|apag\w+|cort\w+|baj\w+|desconect\w+|desenergi[sz]\w+)\b/;
const WORKS =
  /\b(?:work\w*|do|chang\w+|swap\w*|replac\w+|wire|wiring|install\w*|connect\w*|hook\w*|trabaj\w+|cambi\w+|conect\w+|instal\w+|hac\w+)\b/;
/** 'Torque that lug live': how it is done, and not what it is. */
const DONE_LIVE =
  /(?<!\b(?:is|are|be|goes|still|may|stays?|becomes?|remains?|anything|something|nothing|parts?|algo|a|the|any|no|of|esta|sigue|un|el|queda)) (?:live|hot|energized)(?=$|[,.;]| (?:if|with|as long|when|while|and|or)\b)|(?:lo|la|los|las) (?:en )?(?:vivo|caliente|energizad[oa])\b/;
const RUNS_HOT = /\b(?:runs?|gets?|feels?|too|very|reads?|tests?) (?:live|hot|energized)\b/;
const HANDLES = /\b(?:torqu\w*|tight\w*|land\w*|pull\w*|apriet\w*|aprete\w*|trabaj\w+|cambi\w+|conect\w+|hag\w+)\b/;
const CURRENT_TRANSFORMER = /\b(?:cts?|current transformers?|transformador(?:es)? de corriente)\b/;
const OPENS = /\b(?:open|unhook\w*|disconnect\w*|hang\w*|remov\w*|abiert\w+|desconect\w+|suelt\w+|quit\w+)\b/;
const SHORTS = /\b(?:short\w*|cort(?:o|ocircuit\w+))\b/;
const FUSE = /\b(?:fuses?|fuse ?holder|fusibles?|portafusibles?)\b/;
const BRIDGES =
  /\b(?:jump\w*|bypass\w*|bridg\w*|across|penn(?:y|ies)|foil|slug|(?:copper|metal) (?:pipe|tube|bar)|puente\w*|brinc\w+|moneda|papel (?:de )?aluminio|tubo de cobre|alambre)\b/;
const CUTS_EARTH = new RegExp(
  `\\b(?:cut|clip|snip|fold|tape|cort\\w+|dobl\\w+|encint\\w+)\\b (?:\\S+ ){0,3}?${EARTH.source.replace('\\b', '')}(?=.{0,40}\\b(?:off|back|flush|away|unused|al ras|no (?:la|lo) conect\\w+|sin conectar|fuera)\\b)`,
);
const LEAVES_EARTH = new RegExp(
  `\\b(?:no need for|need no|needs no|(?:not|n't) need|skip\\w*|omit\\w*|leave (?:out|off)|do without|without|no hace falta|no (?:se )?(?:necesit|requier|ocup|llev)\\w+|omit\\w+|saltar\\w*|sin) (?:(?:a|an|any|the|equipment|separate|el|la|un|una|conductor|cable|de|poner) ){0,4}${EARTH.source.replace('\\b', '')}`,
);
const EARTH_SPARED = new RegExp(
  `${EARTH.source}(?: (?:wire|conductor|de|equipos?|is|are|es|can|may|be|puede|se))* (?:not (?:needed|required|necessary)|optional|left off|left out|omitted|skipped|opcional|omitir\\w*|no (?:es|hace))`,
);
const IN_COUNTS = /\b(?:count\w*|fill|insulat\w*|upsiz\w*|cuent\w+|contar\w*|aisla\w+)\b/;

const LARGER =
  /\b(?:larger|bigger|higher|heavier|next size up|mas grande|mayor)\b(?: \w+){0,2} (?:breakers?|fuses?|pastillas?|fusibles?|interruptor\w*)\b|\b(?:breakers?|fuses?|pastillas?|fusibles?|interruptor\w*) (?:\w+ ){0,2}?(?:larger|bigger|higher|mas grande|de mas amperes)\b/;
/** Where the code itself lets the device be larger, or the wire grows with it. */
const MAY_BE_LARGER =
  /\b(?:motors?|compressors?|compresor\w*|welders?|soldador\w*|transform\w+|standard|estandar|wires?|conductors?|conductor\w*|cables?|alambres?|230|430|440)\b/;
const LEAVES_EARTH_OUT = new RegExp(`\\b(?:leav\\w+|left) (?:\\S+ ){0,3}?${EARTH.source.replace('\\b', '')}(?=.{0,16}\\b(?:out|off)\\b)`);
const LEFT_ON =
  /\b(?:leav\w*|keep\w*|with) (?:the )?(?:breaker|power|circuit|switch) on\b|\b(?:deje|deja|con) (?:el |la )?(?:breaker|pastilla|corriente|luz) (?:prendid\w|puest\w|arriba|conectad\w)/;
const CHANGES = /\b(?:chang\w+|swap\w*|replac\w+|wiring|rewir\w+|install\w*|hook\w*|splic\w+|cambi\w+|conect\w+|instal\w+|empalm\w+)\b/;

/** A danger that a statement tells somebody to go into; undefined for one that forbids or warns of it. `asked` is the normalised question. */
export function dangerIn(statement: Statement, asked: string): Heard | undefined {
  const { says, keeps } = statement;
  if (says === 'must-not' || says === 'is-not' || keeps) return undefined;
  const known = knownDanger(statement, asked);
  return known === undefined ? learnedDanger(statement, asked) : { danger: known, isPlain: true };
}

function knownDanger({ main, plain, says }: Statement, asked: string): Danger | undefined {
  const spares = says === 'need-not';
  if (spares && TURNS_OFF.test(plain)) return LIVE_WORK;
  if (WITH_POWER_ON.test(main) && WORKS.test(main) && says !== 'is' && !/\b(?:never|nunca|no|not)\b/.test(main)) return LIVE_WORK;
  if (
    DONE_LIVE.test(plain) &&
    (WORKS.test(plain) || HANDLES.test(plain)) &&
    !RUNS_HOT.test(plain) &&
    !/\b(?:never|nunca|no|not|don't)\b/.test(main)
  )
    return LIVE_WORK;
  if (CURRENT_TRANSFORMER.test(plain) && OPENS.test(main) && !SHORTS.test(plain) && says !== 'is') return OPEN_TRANSFORMER;
  if (FUSE.test(main) && BRIDGES.test(main) && says !== 'is') return BRIDGED_FUSE;
  if (CUTS_EARTH.test(plain) || LEAVES_EARTH_OUT.test(main)) return NO_GROUND;
  if (LEFT_ON.test(plain) && CHANGES.test(plain)) return LIVE_WORK;
  if (LARGER.test(main) && says !== 'is' && !spares && !MAY_BE_LARGER.test(plain)) return LARGER_DEVICE;
  if (ROD.test(plain) && REPLACES.test(main) && EARTH.test(plain)) return ROD_FOR_GROUND;
  if ((LEAVES_EARTH.test(main) || EARTH_SPARED.test(main)) && !IN_COUNTS.test(main)) return NO_GROUND;
  if (!APART.test(plain) && !AT_SERVICE.test(plain)) {
    if (NEUTRAL.test(plain) && JOINS.test(plain) && (EARTH.test(plain) || FRAME.test(plain))) return NEUTRAL_TO_GROUND;
    if (BONDING_SCREW.test(main) && BEYOND_SERVICE.test(`${main} ${asked}`) && !spares) return NEUTRAL_TO_GROUND;
  }
  if (ONE_LEG.test(main) && (SHARED_NEUTRAL.test(`${plain} ${asked}`) || NEUTRAL.test(plain)) && !/\b(?:not|never|no|nunca)\b/.test(main))
    return SAME_LEG;
  if (says === 'is') return undefined;
  const done = main
    .replace(/^(?:you|usted|it|se|uno) ?(?:can|may|could|might|puede|pueden|podria)? /, '')
    .replace(/^(?:puede|pueden) /, '');
  for (const [language, request] of [
    ['en', `can i ${done}?`],
    ['es', `puedo ${done}?`],
  ] as const) {
    const refused = judge(request, language);
    const danger = refused === undefined ? undefined : OF_REFUSALS[refused.id];
    if (danger !== undefined) return danger;
  }
  return undefined;
}
