// Knows requests that are illegal or deadly, refuses them in a sentence and says what to do instead.
import { type Defeated, defeatIn } from './defeat.ts';
import type { Judged, JudgedReference } from './judged.ts';

interface Request {
  readonly judged: Judged;
  /** Any of them says it; of those in a list, all together. */
  readonly patterns: readonly (RegExp | readonly RegExp[])[];
  /** Ordinary questions that share the words. */
  readonly reads?: (text: string) => boolean;
  readonly unless?: RegExp;
}

const reference = (section: string, en: string, es: string): JudgedReference => ({ section, why: { en, es }, grade: 'V1' });

const ASKS_HOW =
  "(?:how (?:do|can|would|could|to|should)|way to|ways to|tell me|show me|help me|walk me|teach me|i want to|i need to|i'm going to|im going to|can i|could i|may i|is it ok|ok to|okay to|trick to|easiest|best way|steps to|let me|want to|just|should i|como|puedo|quiero|ayudame|dime|ensename|se puede|necesito|hay manera|hay forma|forma de|voy a|explicame|conviene|explain|describe|give me|(?:talk|guide) me|steps|what key|good (?:idea|trick)|is it safe|help|i'll|i will|explique|esta bien|wants? me|told me|says? to|ok if|quiere que|safe to)";
const WISHES = new RegExp(`\\b${ASKS_HOW}\\b`);
const CHANGE =
  '\\b(?:put(?:ting)?|fit\\w*|swap\\w*|replac\\w+|chang\\w+|switch(?:ing)?|trade|install\\w*|us(?:e|ing)|go(?:ing)?|bump|upsiz\\w+|upgrad\\w+|throw|stick|drop|screw|get(?:ting)?|bought|buy|re-?wir\\w+|wire|feed|rip|remove|take out|which|met(?:o|er|erle|emos|i)|pon\\w+|sub(?:o|ir|irle)|cambi\\w+|reemplaz\\w+|sustitu\\w+|echo|sac\\w+|quit\\w+|conect\\w+|compre)\\b';
/** What somebody wants to learn, not to do. */
const LEARNS =
  '^(?:(?:what|which) (?!key|magnet|bolt|tool|\\w+ do i cut)|why|who|when|where|how (?:does|is|are|many|far|high|do i (?:know|tell))|que (?:es|son|pasa|significa)|por que|como (?:funciona|se si)|cuant|quien|cuando|donde|cual)|\\b(?:legal\\w*|listed|listad\\w+|rated for|marked for) ';

const METER: Request = {
  judged: {
    id: 'refusal-meter',
    kind: 'refusal',
    result: {
      en: '**No. Do not cut the seal, pull, jumper or bypass a meter, nor open or climb anything else of the utility’s:** only the utility may.',
      es: '**No. No corte el sello, ni saque, puentee o altere un medidor, ni abra o suba a nada de la compañía de luz:** solo ella puede.',
    },
    text: {
      en: 'The conductors ahead of the service disconnect have no overcurrent protection of yours: a slip there is an arc flash that kills, and poles, vaults and pad-mounted transformers hold thousands of volts. Taking unmetered power is a crime everywhere. Ask the utility for a disconnect and reconnect, or a licensed contractor with a permit. Cut off for a bill? It has payment plans.',
      es: 'Los conductores antes del desconectador no tienen protección propia: un descuido ahí es un arco eléctrico que mata, y postes, registros y transformadores tienen miles de volts. Tomar luz sin medir es delito en todas partes. Pida a la compañía desconexión y reconexión, o a un contratista con licencia y permiso. ¿La cortaron por falta de pago? Pida un plan de pagos.',
    },
    steps: { en: [], es: [] },
    references: [
      reference(
        '230.70',
        'The service disconnect is where the owner’s wiring is cut off.',
        'El desconectador de acometida es donde se corta la instalación del dueño.',
      ),
    ],
    suggestions: {
      en: ['Where must the service disconnect be?', 'What is an emergency disconnect?'],
      es: ['¿Dónde va el desconectador de acometida?', '¿Qué es la desconexión de emergencia?'],
    },
  },
  patterns: [
    [
      /(?<!\b(?:como|puedo|quiero|para|de|debo|necesito|le) )\b(?:meter(?:base)?|medidor)s?\b(?! (?:mas|dos|disconnect|main|enclosure|base cover|box cover|stack|room|pan|bank|size|the|volt|amps?|la|el|un|una)\b)/,
      /\b(?:(?:cut|cutting|break\w*|remov\w+|pull\w*|yank|jump\w*(?: cables)?|bypass\w*|bridg\w+|open|reset|stop|take (?:off|out)|tamper\w*|trick|hack\w*|defeat|rewire|quit\w+|sac\w+|jal(?:o|ar)|cort\w+|romp\w+|puente\w*|brinc\w+|alter\w+|fren\w+|truc\w+|abr\w+|salt\w+|deten\w+|parar)\b(?! (?:the )?(?:wires?|cables?|conductors?|conduit|permit))|magnet|iman|baj(?:o|ar|arle)|slow\w*|lento|free|gratis|(?:power|run|wire|feed|tie|tap|hook|splice|connect|agarr\w+|jal\w+|conect\w+|tom(?:o|ar))\b.{0,40}\b(?:around|ahead of|before|upstream of|past|antes del?)|(?:so|that|pa|para|que|to|make|sin|without)\b.{0,25}\b(?:count|bill|charge|spin|regist|cuent|marqu|cobr|corr[ae]|gir|mid[ae]|pag|paying|go|report|pas[ae]|less|menos|back)\w*)\b/,
    ],
    // Cut off, and to be connected again without the utility.
    /\b(?:utility|power company|electric company|cfe|la compania)\b[^.?]{0,25}\b(?:shut|cut|turned|disconnect\w*|corto|cortaron|quito)\b[^?]{0,60}\b(?:myself|back on|jump|reconnect|yo mismo|reconect\w+|colg\w+|conecto)\b|\b(?:power|electricity|luz) (?:back )?(?:on )?(?:without paying|myself|yo mismo)\b|\b(?:steal\w*|free) (?:power|electricity)\b|(?:rob\w+|c(?:ue|o)lg\w+)[^.?]{0,20}\b(?:luz|electricidad|corriente|energia|poste|calle)\b|\bdiablito|\b(?:luz|electricidad|corriente) (?:gratis|sin (?:pagar|contrato))/,
    // What is the utility's own, and getting into it.
    [
      /\b(?:pad-? ?mount\w*|(?:pad|pole|utility\w*|company'?s?|green) (?:\w+ )?(?:transformer|box|cabinet|vault|pole|fuse|equipment)|(?<!\b(?:pressure|thermal|limit|freeze) )cut-?outs?(?! box)|vault|(?:cabinet|box|transformer) (?:by|at|on|in) the (?:street|curb|sidewalk|alley)|(?:power|utility|light) pole|fuse on the pole|poste|cortacircuitos?|cfe|compania|transformador de pedestal)\b/,
      /\b(?:open\w*|unlock\w*|lock|padlock\w*|key|bolt|climb\w*|get (?:in|inside|into|it open)|pry|pick|clos(?:e|ing)|reset|myself|abr(?:o|ir|irlo)|sub(?:o|ir|irme)|trep\w+|candado|llave|cierro|cerrar)\b/,
      WISHES,
    ],
    [
      /\bcut-?out on|\butility\S* (?:\w+ )?fuse|\bpole transform|\btransform\w+\b.*\b(?:on the pole|poste)\b|\bcortacircuitos?\b/,
      /\b(?:fuse|fusible)s?\b/,
      WISHES,
    ],
  ],
  unless: new RegExp(
    `${LEARNS}|water|agua|clearance|working space|\\b(?:solar|pv|fire pump|battery|generator|disconnect|surge|spd|desconectador|clamp|my meter (?:does|reads|shows))\\b`,
  ),
};

const TRIPPING =
  '(?:annoy\\w*|can.?t handle|bl(?:ew|ows?)|quema|funde|vuela|volo|trip(?:s|ping|ped)?|bot(?:a|e|o|ando|ar|arse)|dispar\\w*|brinca\\w*|salta\\w*|tumba|pop(?:s|ping)?|kick(?:s|ing)?|cae|cayendo|nuisance)';

const GUARD = /\b(?:gfci|gfi|afci|arc[- ]?fault)s?\b/;

const GFCI: Request = {
  judged: {
    id: 'refusal-gfci',
    kind: 'refusal',
    result: {
      en: '**No. Do not defeat a GFCI or AFCI: keep it in place and find the fault that trips it.**',
      es: '**No. No anule un GFCI o AFCI: déjelo puesto y busque la falla que lo dispara.**',
    },
    text: {
      en: 'A GFCI opens at about 5 mA of leakage because more than that stops a heart; by a pool, a sink or outdoors it is the only thing between a fault and a death. Troubleshoot it instead.',
      es: 'Un GFCI abre con unos 5 mA de fuga porque más que eso detiene un corazón; junto a una alberca, un lavabo o afuera es lo único entre una falla y una muerte. Mejor busque la falla.',
    },
    steps: {
      en: [
        'Unplug or disconnect everything the device protects, and reset it.',
        'If it holds, reconnect one load at a time: the one that trips it has the ground fault (wet motor, damaged cord, heating element).',
        'If it trips with nothing connected, lock out, verify dead and lift the LOAD wires: look for moisture in boxes, a nicked conductor, or a neutral touching ground or shared with another circuit.',
        'Have the insulation of the motor or cable measured by a qualified person.',
        'If it trips with its LOAD terminals empty, replace the device with the same kind of protection.',
      ],
      es: [
        'Desconecte todo lo que protege y resetee.',
        'Si aguanta, reconecte una carga a la vez: la que lo dispara tiene la falla a tierra (motor mojado, cordón dañado, resistencia).',
        'Si se dispara sin nada conectado, bloquee, compruebe ausencia de voltaje y suelte los alambres de LOAD: busque humedad en cajas, un cable pelado o un neutro que toca tierra o compartido con otro circuito.',
        'Que una persona calificada mida el aislamiento del motor o del cable.',
        'Si se dispara con LOAD vacío, cámbielo por otro con la misma protección.',
      ],
    },
    references: [
      reference('210.8', 'Where GFCI protection is required.', 'Dónde se exige protección GFCI.'),
      reference('680.21(C)', 'Pool pump motors need GFCI protection.', 'Los motores de bomba de alberca llevan protección GFCI.'),
      reference('680.44', 'Hot tubs need it too.', 'El jacuzzi también la lleva.'),
      reference('210.12', 'Where AFCI protection is required.', 'Dónde se exige protección AFCI.'),
    ],
    suggestions: {
      en: ['Why does my GFCI keep tripping?', 'Where is GFCI protection required?'],
      es: ['¿Por qué se bota mi GFCI?', '¿Dónde se exige protección GFCI?'],
    },
  },
  patterns: [
    /\b(?:defeat|bypass|disable|trick|fool|override|get(?:ting)? (?:around|rid of)|jump(?:er)?(?: out)?|kill|cheat|circumvent|tape|glue|wire around|eliminate|anular|puentear|desactivar|brincar|saltar(?:me)?|engan\w+|deshabilit\w+|trab\w+|elimin\w+|inutiliz\w+|burl\w+|anul\w+|puente\w+|desactiv\w+|brinc\w+)\b[^.?]{0,30}\b(?:gfci|gfi|afci|arc[- ]?fault|ground[- ]?fault|falla a tierra|diferencial|falla de arco)\b/,
    // A plain device in its place, but not the other way round, nor after it.
    [
      GUARD,
      new RegExp(CHANGE),
      /\b(?:regular|standard|normal|plain|ordinary|cheap|dumb|basic|comun|corriente|sencill[oa]|non-? ?(?:gfci|gfi|afci)|sin (?:gfci|proteccion)|no gfci)\b(?![^?]{0,20}\b(?:with|to|for|por|a|con) (?:a |an |un )?(?:gfci|gfi|afci))/,
    ],
    [
      GUARD,
      new RegExp(`\\b${TRIPPING}\\b`),
      /\b(?:remov(?:e|ing)|quit(?:o|ar)|sacar)\b(?: \w+){0,2} (?:gfci|gfi|afci)|\b(?:take|rip|pull|wire) (?:it|them) (?:out|off|around)\b|\bline\b.*\b(?:so|para que|pa que)\b/,
    ],
  ],
  unless: /\b(?:downstream|load side|behind|fed from|feed-?through|protected by|aguas abajo|protegid\w+ por)\b/,
};

const GROUND: Request = {
  judged: {
    id: 'refusal-ground',
    kind: 'refusal',
    result: {
      en: '**No. Never cut, lift or fake an equipment ground,** and never use the neutral as ground, the ground as neutral, or tie them at a load.',
      es: '**No. Nunca corte, levante ni finja la tierra de equipo,** ni use el neutro como tierra, la tierra como neutro, ni los una en una carga.',
    },
    text: {
      en: 'The equipment grounding conductor is what trips the breaker when a hot touches metal; without it, or with a bootleg ground, the case itself can sit at 120 V. If a GFCI trips with the ground on, something leaks: find and repair that fault. Where there is no ground, the legal ways are: run one, or replace the two-slot receptacle with another, or with a GFCI marked "No Equipment Ground".',
      es: 'El conductor de puesta a tierra de equipo es el que dispara la pastilla cuando un vivo toca metal; sin él, o con tierra "pirata", la carcasa misma puede quedar a 120 V. Si con la tierra puesta se bota un GFCI, hay una fuga: busque y repare esa falla. Donde no hay tierra, lo legal es: corra una, o cambie el contacto de dos ranuras por otro igual, o por un GFCI marcado "No Equipment Ground" (sin tierra de equipo).',
    },
    steps: { en: [], es: [] },
    references: [
      reference(
        '406.4(D)',
        'How receptacles are replaced where there is no equipment ground.',
        'Cómo se reemplazan contactos donde no hay tierra de equipo.',
      ),
      reference('250.114', 'Cord-connected equipment that must be grounded.', 'Equipo con cordón que debe ir a tierra.'),
      reference(
        '250.142(B)',
        'The neutral is not used for grounding on the load side.',
        'El neutro no se usa como tierra del lado de la carga.',
      ),
    ],
    suggestions: {
      en: [
        'How do I replace a two-prong receptacle legally?',
        'Why are neutral and ground separate in a subpanel?',
        'What size equipment ground for 20 A?',
      ],
      es: [
        '¿Cómo cambio legalmente un contacto de dos patas?',
        '¿Por qué van separados neutro y tierra en un subtablero?',
        '¿Qué calibre de tierra para 20 A?',
      ],
    },
  },
  patterns: [
    /\b(?:broken|missing|no) ground (?:pin|prong)\b.*\b(?:use|keep)\b/,
    /\b(?:cut|clip|snip|snap|chop|break|bend|remove|grind|file|saw|knock|pull|yank|twist|pop|hack|take|cutting|clipping|breaking|removing|snapping|quit\w+|cort\w+|dobl\w+|arranc\w+|lim\w+|romp\w+|moch\w+|troz\w+)\b[^.?]{0,25}\b(?:ground(?:ing)?|earth|third|3rd|3|round|tercera|de (?:la )?tierra|redonda|pata|patita)\s?(?:prong|pin|plug|blade|leg|pata|clavija|espiga|patita|de tierra|de la tierra|redonda)/,
    /\b(?:remove|take off|disconnect|unhook|cut|quit\w+|cort\w+|desconect\w+|saco|sacar)\b[^.?]{0,12}\b(?:the |my |la |el |su )?(?:equipment )?(?:ground|tierra)(?: wire)?\b(?![- ]?fault| rod| up| bar| clamp)[^?]{0,40}\b(?:gfci|gfi|trip\w*|bot\w+|tira\w*|dispar\w*|buzz\w*|hum\b|zumb\w+|fits?|quepa|entre)\b/,
    /\b(?:defeat|bypass|lift|float|disable|eliminate|get rid of|anular|eliminar|levantar|desconectar)\b[^.?]{0,15}\b(?:the |an? |my |la |el )?(?:equipment )?(?:safety )?(?:ground|grounding|tierra)\b(?![- ]?fault| rod| up)/,
    /\bbootleg ground|\b(?:fake|false|cheat(?:er)?) (?:a |the )?(?:ground|plug)|tierra (?:pirata|falsa)|falsa tierra|finjir tierra|[3t][- ]to[- ]2 (?:prong )?adapter without/,
  ],
  unless:
    /^(?:what (?:is|are)|que es|why|por que)\b|(?:at|in|en) (?:a |the |el |un )?(?:main|service|subpanel|sub-panel|subtablero|tablero|panel)|jumper (?:size|sizing)|(?:3|three)[- ](?:wire|prong) (?:dryer|range)|bonding (?:strap|jumper)/,
};

const BREAKER = '(?:breaker|fuse|pastilla|fusible|disyuntor|interruptor|termica|one|un[oa])';
const BIGGER = '\\b(?:bigger|larger|higher|oversiz\\w+|upsiz\\w+|mas grande|mayor|mas alt[ao]|mas amp\\w*)';
const RATING =
  '(?<![\\w.#/-])(?:1[05]|[2-9][05]|100)(?!\\w|\\.\\d)(?! ?(?:awg|gauge|ga|ft|feet|in\\b(?! (?:there|its))|pies|min\\w*|%|v|volts?|circuits?|circuitos?|wires?|times|copper)\\b)';
/** A change, and at its end the rating wanted: 'swap the 15 for a 30'. */
const NEW_RATING = new RegExp(
  `${CHANGE}(?: (?:it|in|just|up|to|with|by|por|the|my|la|el|mi|al|un[oa]?|de|an?|for|from|new|amps?|size|${BREAKER}|\\d\\d))*? (${RATING})(?:(?: amps?)?(?: ${BREAKER})? (?:for|with|to|por|al?) (?:an? |the |un[oa]? )?(?:de )?(${RATING}))?`,
);
/** '… is a 30 amp breaker the fix?' */
const LARGER = new RegExp(
  `(${RATING})(?: ?amps?)?(?: ${BREAKER}\\b|[?.,!]|$| (?:because|porque|so|on the same|instead|until|fit)\\b)`,
  'g',
);
const MOST: Readonly<Record<string, number>> = { 14: 15, 12: 20, 10: 30, 8: 50, 6: 65 };

/** True where what trips is to be replaced by something larger than the wire may have, as far as the wire is named. */
function raises(text: string): boolean {
  const had = Number(new RegExp(RATING).exec(text)?.[0]);
  const found = NEW_RATING.exec(text);
  const wanted = [found?.[2] ?? found?.[1], ...[...text.matchAll(LARGER)].map(([, rating]) => rating)]
    .map(Number)
    .find((each) => each > had);
  const wire = /(?:#|calibre |cable (?:es )?(?:del? )?)(14|12|10|8|6)\b|\b(14|12|10|8|6)[- ]?(?:awg|gauge|ga|wire|copper)\b/.exec(text);
  const most = wire === null ? 0 : (MOST[wire[1] ?? wire[2] ?? ''] ?? 0);
  if (wanted !== undefined) return wanted > most;
  // The only rating named is the one wanted.
  return found !== null && Number(found[1]) > most && text.indexOf(String(had)) > found.index;
}

const OVERSIZE: Request = {
  judged: {
    id: 'refusal-oversize',
    kind: 'refusal',
    result: {
      en: '**No. Do not put in a bigger breaker or fuse to stop the tripping:** the wire would overheat before it opens.',
      es: '**No. No ponga un breaker o fusible más grande para que no se bote:** el cable se quemaría antes de que abra.',
    },
    text: {
      en: 'The breaker protects the wire in the wall: 14 AWG copper gets 15 A at most, 12 AWG 20 A, 10 AWG 30 A. Tripping says that the circuit carries too much, or has a short or a ground fault, or a bad breaker. Find out which: spread the load, add a circuit with the right wire, or repair the fault. A bigger breaker is only right with bigger wire (or where the motor and air-conditioning rules allow it by their nameplates).',
      es: 'El breaker protege el cable en la pared: cobre 14 AWG lleva 15 A como máximo, 12 AWG 20 A, 10 AWG 30 A. Si se bota, el circuito lleva de más, tiene un corto o falla a tierra, o la pastilla está mala. Averigüe cuál: reparta la carga, agregue un circuito con el cable correcto o repare la falla. Un breaker más grande solo va con cable más grueso (o donde las reglas de motores y aire acondicionado lo permiten por su placa).',
    },
    steps: { en: [], es: [] },
    references: [
      reference('240.4(D)', 'Largest overcurrent device for 14, 12 and 10 AWG.', 'Protección máxima para 14, 12 y 10 AWG.'),
      reference('240.4', 'Conductors are protected at their ampacity.', 'Los conductores se protegen según su ampacidad.'),
    ],
    suggestions: {
      en: [
        'Why does my breaker trip after a few minutes?',
        'What wire size for a 30 A circuit?',
        'How many receptacles on a 20 A circuit?',
      ],
      es: [
        '¿Por qué se bota mi breaker después de un rato?',
        '¿Qué calibre para un circuito de 30 A?',
        '¿Cuántos contactos en un circuito de 20 A?',
      ],
    },
  },
  patterns: [
    [
      new RegExp(`\\b${TRIPPING}\\b`),
      new RegExp(`${BIGGER}(?: \\w+){0,3}? ${BREAKER}\\b|\\b${BREAKER}(?: \\w+){0,2}? ${BIGGER}`),
      new RegExp(`${CHANGE}|${WISHES.source}|\\bok\\b`),
    ],
  ],
  reads: (text) => new RegExp(`\\b${TRIPPING}\\b`).test(text) && raises(text),
  // With ohms a fault is computed; at what current a breaker trips is a question about breakers.
  unless:
    /\b(?:does|will|would|should) (?:a|an|the|my) [^.?]{0,40}\btrip (?:at|on|with|after)\b|\b(?:for|on|para|a) (?:a |an |the |un |el )?motor\b|\bnameplate\b|\btable (?:says|430)|\bohms?\b/,
};

const BYPASS: Request = {
  judged: {
    id: 'refusal-bypass',
    kind: 'refusal',
    result: {
      en: '**No. Do not bridge, tape or remove a fuse, breaker, overload, limit, interlock, guard, lock, alarm or stop switch:** it is there so that nothing burns and nobody is hurt.',
      es: '**No. No puentee, trabe ni quite un fusible, pastilla, sobrecarga, límite, enclavamiento, guarda, candado, alarma o paro:** está para que nada se queme y nadie salga herido.',
    },
    text: {
      en: 'It acts for a reason: find the cause instead. A breaker opens inside even with its handle held. Measure the current, test what it protects, adjust a guard or interlock, and replace a bad device with the same rating and type. Only whoever hung a lock takes it off.',
      es: 'Actúa por una razón: busque la causa. Un breaker abre por dentro aunque le detengan la palanca. Mida la corriente, pruebe lo que protege, ajuste la guarda o el enclavamiento y cambie un dispositivo malo por otro igual. El candado solo lo quita quien lo puso.',
    },
    steps: { en: [], es: [] },
    references: [
      reference('240.4', 'Conductors are protected at their ampacity.', 'Los conductores se protegen según su ampacidad.'),
      reference('430.32', 'Motors are protected from overload.', 'Los motores se protegen contra sobrecarga.'),
    ],
    suggestions: { en: [], es: [] },
  },
  patterns: [
    /^(?=.*(?:fuse|fusible))(?=.*\b(?:stick|put|wrap\w*|behind|us(?:e|ing|o|ar)|instead|place|till|until|pon\w+|met\w+|hasta|mientras|detras|envolv\w+)\b).*\b(?:penny|pennies|coins?|dime|(?:tin ?)?foil|monedas?|centavos?|papel (?:de )?aluminio|copper (?:pipe|tube|bar|wire)|alambr(?:e(?! ?(?:#|de|del|no|cal|1|8|6))|ito)|clavo|bolt(?!ed|[- ]on)|nail|(?:pedazo de|piece of|scrap) (?:cobre|copper|tubo|pipe|wire))\b/,
  ],
  unless:
    /\b(?:to|for) test|\bpara (?:com)?probar|\b(?:motor|pump|bomba) (?:that|which)|allowed|permit\w+ (?:by|under)|isolation|transfer switch|bypass isolation|fire pump/,
};

const LIVE: Request = {
  judged: {
    id: 'refusal-live',
    kind: 'refusal',
    result: {
      en: '**No. Do not work on it live:** turn it off, lock it out, and prove it dead first.',
      es: '**No. No lo trabaje vivo:** corte la corriente, bloquee y compruebe que está muerto primero.',
    },
    text: {
      en: 'Convenience is never a reason for energized work. Outside of testing and troubleshooting, it is allowed only where shutting down would create a greater danger or cannot be done, and then with a written permit, a shock and arc-flash assessment, rated PPE and a qualified person (OSHA 1910.333, NFPA 70E). The line side of a main stays live when it is off: only the utility can cut that.',
      es: 'La comodidad nunca justifica trabajar en vivo. Fuera de pruebas y diagnóstico, solo se permite donde cortar crearía un peligro mayor o no es posible, y entonces con permiso escrito, análisis de choque y arco, EPP con capacidad y persona calificada (OSHA 1910.333, NFPA 70E). El lado de línea de un principal sigue vivo aunque esté abajo: eso solo lo corta la compañía de luz.',
    },
    steps: {
      en: [
        'Find the disconnect and open it; lock and tag it.',
        'Check the tester on a known live source.',
        'Test every conductor to the others and to ground.',
        'Check the tester on the live source again, then begin.',
      ],
      es: [
        'Ubique el desconectador y ábralo; candado y etiqueta.',
        'Compruebe el probador en una fuente viva conocida.',
        'Pruebe cada conductor contra los demás y contra tierra.',
        'Compruebe otra vez el probador en la fuente viva y empiece.',
      ],
    },
    references: [
      reference(
        '110.16',
        'Equipment that can be worked on live carries an arc-flash warning.',
        'El equipo que puede requerir trabajo en vivo lleva advertencia de arco eléctrico.',
      ),
    ],
    suggestions: {
      en: ['How do I lock out and test dead?', 'When is energized work allowed?'],
      es: [
        '¿Cómo bloqueo y compruebo ausencia de voltaje?',
        '¿Cuándo se permite el trabajo energizado?',
        '¿Qué EPP para medir en un tablero de 480 V?',
      ],
    },
  },
  patterns: [
    [
      new RegExp(`${WISHES.source}|^(?:replac|swap|chang)`),
      /\b(?:chang|replac|swap|install|wir|work|add|connect|land|splic|tie in|remov|pull|tighten|cut|hook|cambi|instal|trabaj|conect|agreg|pon|empalm|apriet|apretar|reemplaz|cort|meter|quit)\w*\b[^.?]{0,80}(?:(?<!\b(?:i|we|they|people|to|the|an?) )\blive\b(?! (?:load|front|wire|conductor|in\b(?! an? (?:\d|panel))))|(?<!\b(?:is|are|the|an?|gets?|runs?|feels?|too|so|very|that|esta|switched|or|and) )\bhot(?=$|[?,.!;]| (?:if|with|without|to save|so|because|at)\b)|\benergized(?! (?:equipment|part))|\b(?:in|on|inside|into|to|off) (?:an? |the |this )?(?:live|hot) (?:\d+ ?(?:v|volts?)? ?)?(?:panel|bus|mcc|bucket|switchgear|gutter|lug)|\bstays energized|still (?:on|live|hot|energized)|without (?:turning|shutting|cutting|switching|killing|calling|de-?energizing)\b[^.?]{0,30}(?:off|down|power|breaker|main|it|utility)|with (?:the |)(?:power|switch|breaker|juice) (?:still |just |left )*on|\bsin (?:que )?(?:cort(?:ar|en)|bajar|apagar|quitar|desconectar|desenergizar|tumbar|matar)|en vivo|en caliente|energizad[oa]|vivo(?=[?,]|$| sin| con la corriente| de \d)|con (?:la )?(?:luz|corriente) (?:puesta|prendida|conectada))/,
    ],
    // What guards from shock and arc is not at hand, and something live is.
    /^(?=.*\b(?:live|hot(?! (?:tub|water|stick))|energi[sz](?:ed|ad[oa])|277|480|600|4160|mcc|switchgear|rack(?:ing|ear|eo)?|viv[oa]|caliente)\b).*\b(?:without|no|skip\w*|forg[eo]t\w*|left|lost|(?:don't|dont|didn't|didnt) (?:have|bring)|sin|olvid\w+|deje|se (?:me|le) quedo)(?: (?!need|lo |ocup|hay|necesi)\w+){0,5}? (?:ppe|epp|gloves?|guantes|face ?shield|careta|(?:arc )?suit|hood|traje|lockout|loto|candado|bloqueo)\b|\b(?:work\w*|trabaj\w+|start|empez\w+|change|replac\w+|swap|cambi\w+|puedo|can i)\b[^.?]{0,40}\b(?:without|sin|skip\w*)(?: \w+){0,3}? (?:locks?|locking|lockout|loto|candados?|bloque\w+)\b|\b(?:need|want|have|can i|how|boss|tengo que|quiero) .{0,24}\b(?:work|trabaj)\w* (?:(?:on|in|inside|en|it|this|the|an?|el|un|panel) ){0,3}(?:live|hot|energi\w+|viv\w)\b(?! (?:tub|water))/,
  ],
  unless:
    /\b(?:(?:tell|know|check|test|see|verify|determine|saber|checo|reviso|verifico|compruebo|pruebo) (?:if|whether|which|what|that|si|cual|que)|when (?:is|can|may|do)|who (?:can|may)|half[- ]hot|hot work|as (?:a |the )?hot|trabajo en caliente|what ppe|which ppe|requirements? for|cuando se permite|que epp|hot[- ]?tub|hot water|permit (?:for|required)|allowed (?:by|under) (?:nfpa|osha)|nfpa 70e)/,
};

const BACKFEED: Request = {
  judged: {
    id: 'refusal-backfeed',
    kind: 'refusal',
    result: {
      en: '**No. Do not feed a house through a receptacle or a male-to-male cord:** it can kill a lineworker, or whoever holds the plug.',
      es: '**No. No alimente una casa por un contacto ni con un cable de dos clavijas macho:** puede matar a un liniero o a quien agarre la clavija.',
    },
    text: {
      en: 'The transformer steps the voltage back up onto the utility’s lines. Legal ways: a listed manual transfer switch, a listed interlock kit made for that panel with a power inlet box, or plain extension cords from the generator to the loads.',
      es: 'El transformador vuelve a subir el voltaje hacia las líneas de la compañía. Lo legal: un interruptor de transferencia manual listado, un kit de bloqueo (interlock) listado para ese tablero con entrada para generador, o extensiones directas del generador a las cargas.',
    },
    steps: { en: [], es: [] },
    references: [
      reference(
        '702.5',
        'Optional standby systems need transfer equipment that keeps them apart from the utility.',
        'Los sistemas de respaldo opcional llevan equipo de transferencia que los separa de la compañía.',
      ),
      reference('406.7', 'Exposed blades of a plug must never be live.', 'Las patas expuestas de una clavija nunca deben quedar vivas.'),
    ],
    suggestions: {
      en: ['How does an interlock kit work?', 'What size generator do I need?'],
      es: ['¿Cómo funciona un kit interlock?', '¿Qué generador necesito?'],
    },
  },
  patterns: [
    [
      /\b(?:generator|generador|planta)\b/,
      /\b(?:interlock|enclavamiento|both be on|without (?:a |an )?transfer|sin (?:un |el )?(?:interruptor de )?transfer\w*)\b/,
      /\b(?:remov\w+|defeat|get around|bypass|take off|both be on|quit\w+|anul\w+|puente\w+|without|sin)\b/,
    ],
    /\b(?:male[- ]to[- ]male|macho[- ](?:a[- ])?macho|suicide (?:cord|cable|plug)s?(?! called)|plugs? on (?:both|each|2) ends?|(?:2|two|dos|both|doubl[e-]|doble|ambas|each end|cada punta)(?: \w+){0,2}? (?:males?|machos?|clavijas?)|(?:male|macho)s? (?:\w+ ){0,3}?(?:each|both|ambas|cada)|backfeed\w* .*(?:outlet|receptacle|dryer|range|plug|without))\b/,
    /\b(?:generator|generador|planta)\b.{0,60}\b(?:(?:in)?to|through|thru|via|by|por|en|al?)\b (?:(?:the|an?|my|our|el|la|un|una|mi|garage|house|wall|dryer|range|kitchen|casa|outside|\d+|amps?) ){0,4}(?:outlet|receptacle|dryer|range|stove|welder|plug|wall|contacto|enchufe|tomacorriente|toma|secadora|estufa)\b/,
    /^(?=.*\b(?:generator|generador|planta|house|home|casa)\b).*\b(?:feed|power|run|backfeed|energize|aliment\w+|prend\w+|met\w+|conect\w+)\b.*\b(?:through|thru|via|by|from|into|por) (?:\w+ ){0,3}?(?:outlet|receptacle|dryer|range|stove|welder|contacto|enchufe|toma|secadora|estufa)\b/,
  ],
  unless: /^(?:what (?:is|are)|que es|why|por que)\b|\blegal|\binlet|\bcontactos distintos/,
};

const DOUBLE_TAP: Request = {
  judged: {
    id: 'refusal-double-tap',
    kind: 'refusal',
    result: {
      en: '**No. One wire under one terminal,** unless that breaker or lug is marked for two.',
      es: '**No. Un solo cable por terminal,** salvo que esa pastilla o zapata esté marcada para dos.',
    },
    text: {
      en: 'Two conductors under a screw made for one work loose and burn; on a main’s line lugs they also have no breaker ahead and always stay live. Instead: splice both to one pigtail in the panel (allowed where there is room and the circuit is not overloaded), use a tandem breaker where the panel is listed for it, or add a circuit.',
      es: 'Dos conductores bajo un tornillo hecho para uno se aflojan y se queman; en las zapatas de línea tampoco tienen breaker antes y siempre quedan vivos. En su lugar: empalme los dos a una sola cola (pigtail) en el tablero (se permite si hay espacio y el circuito no se sobrecarga), use un breaker tándem donde el tablero lo acepte, o agregue un circuito.',
    },
    steps: { en: [], es: [] },
    references: [
      reference(
        '110.14(A)',
        'Terminals for more than one conductor are marked so.',
        'Las terminales para más de un conductor van marcadas.',
      ),
      reference('230.82', 'What may be tied in ahead of a main.', 'Qué se puede conectar antes del principal.'),
    ],
    suggestions: {
      en: ['When may I use tandem breakers?', 'Can I splice in a panel?'],
      es: ['¿Cuándo puedo usar breakers tándem?', '¿Puedo empalmar en el tablero?'],
    },
  },
  patterns: [
    /\bdouble[- ]?(?:tap|lug)\w*\b|\bdoubl(?:e|ing) up .*\b(?:breaker|terminal|lug|screw)/,
    [
      /\b(?:two|2|dos) (?:\S+ )?(?:wires?|cables|conductors|conductores|alambres|circuits|circuitos|hots|vivos|#?1[0-4]s?)\b/,
      /\b(?:under|on|in|into|to|en|bajo|al?)\b(?: \w+){0,4}? (?:breaker|pastilla|lug|terminal|screw|tornillo|zapata|disyuntor)\b/,
      /\b(?:one|1|a|same|made for|una|misma|mismo|una sola|un solo|el|la)\b/,
    ],
    /\b(?:second|another|extra|2|two|otro|segundo)(?: \S+)? (?:circuit|wire|hot|cable|circuito|alambre|vivo) (?:on|onto|under|into|in|to|al?|en) (?:\S+ ){0,3}?(?:breaker|screw|terminal|lug|pastilla|tornillo|zapata)/,
    [
      /\b(?:line|main|service|utility|acometida|principal|linea)\b/,
      /\b(?:lugs?|zapatas?|terminal(?:s|es)?|(?:off|from) the top)\b/,
      /\b(?:same|with|along\w*|next to|shar\w+|stuff\w*|jam\w*|squeez\w*|tap\w*|pull|hook\w*|mism[oa]s?|junto|otro)\b/,
      /\b(?:feed\w*|subpanel|power|wires?|hot tub|conductors?|circuit|subtablero|cables?|alambres?)\b/,
    ],
  ],
  unless: new RegExp(
    `${LEARNS}|\\bneutral|\\bneutro|ground(?:s|ing)? (?:bar|bus)|barra de tierra|torque|\\b(?:solar|size|crimp|clean|tighten)\\b|\\b(?:tap rule|pigtail|wire nut|two-pole)\\b`,
  ),
};

const TOUCH: Request = {
  judged: {
    ...LIVE.judged,
    id: 'refusal-touch',
    result: {
      en: '**No. Never test for power with your hand or any part of the body:** use a rated meter or tester.',
      es: '**No. Nunca pruebe si hay corriente con la mano ni con el cuerpo:** use un multímetro o probador con capacidad.',
    },
    text: {
      en: 'A touch can stop a heart, and the back of the hand gets the same current. Try the tester on a known live source before and after.',
      es: 'Un toque puede parar el corazón, y por el dorso de la mano pasa la misma corriente. Compruebe el probador en una fuente viva conocida antes y después.',
    },
  },
  patterns: [
    [
      /\b(?:fingers?|knuckles?|tongue|dedos?|nudillos?|lengua|back of (?:my|the|your) hand|dorso|bare hands?|(?:my|with|con|la|using) (?:hands?|manos?)|touching|toquecito|lick|(?:touch|tap|brush|graze|toc(?:o|a|ar|arlo)|roz(?:o|a|ar|arlo))\b.{0,50}\b(?:if|whether|for|si))\b/,
      /\b(?:check|test|see|feel|know|tell|make sure|siente|prueba|find out|tests|ver|saber|checo|checar|pruebo|probar|comprobar)\b/,
      /\b(?:live|hot|power|energi\w+|voltage|current|dead|120|viv[oa]|corriente|voltaje|luz|toques?|caliente)\b/,
    ],
  ],
  unless: new RegExp(`${LEARNS}|\\b(?:meter in|probe|leads?|screen|gloves?|guantes?|non-contact|puntas?)\\b`),
};

const TWO_CIRCUITS: Request = {
  judged: {
    ...BACKFEED.judged,
    id: 'refusal-two-circuits',
    result: {
      en: '**No. Do not join two circuits with a cord, adapter or jumper:** with one plug out or one breaker off, its bare blades stay live through the other.',
      es: '**No. No junte dos circuitos con un cable, adaptador o puente:** con una clavija afuera o una pastilla abajo, sus patas siguen vivas por el otro.',
    },
    text: {
      en: 'Nothing opens both hots together, and amperes do not add up safely. Run its own 240 V circuit from a two-pole breaker (common trip), with the wire and receptacle that the load asks for.',
      es: 'Nada abre los dos vivos a la vez, y los amperes no se suman sin peligro. Corra un circuito propio de 240 V desde un breaker de dos polos (disparo común), con el cable y el contacto que pide la carga.',
    },
    references: [
      reference(
        '240.15(B)',
        'A breaker opens all hots of a 240 V load together.',
        'El breaker abre juntos todos los vivos de una carga de 240 V.',
      ),
      reference('406.7', 'Exposed blades of a plug must never be live.', 'Las patas expuestas de una clavija nunca deben quedar vivas.'),
    ],
  },
  patterns: [
    [
      /\b(?:(?:from|into|of|join\w*|combin\w+|in|con|de|en|junt\w+|un\w+|combin\w+)(?: \w+){0,2}? (?:2|two|both|dos)(?: \w+){0,3}? (?:outlets?|receptacles?|plugs?|circuits?|contactos?|enchufes?|tomas?|clavijas?|circuitos?)|(?:2|two|dos) (?:plugs?|clavijas)|(?:hot|leg|vivo|fase) (?:from|de) (?:each|cada)|opposite legs|2 \S+ ?(?:v|volts?)? outlets|different phases|contactos distintos)\b/,
      /\b(?:cords?|adapt\w+|cables?|extension|splitter|combin\w+|join\w*|junt\w+|plug|hot|vivo|jumper|agarr\w+)\b/,
      /\b(?:2[0-4]0|volts|double|amps|welder|compres\w+|240v|join\w*|combin\w+|juntar|soldadora)\b/,
    ],
  ],
  unless: new RegExp(`${LEARNS}|\\b(?:neutral|neutro|multi-?wire|raceway|conduit|tubo|box|caja)\\b`),
};

const HIDE: Request = {
  judged: {
    id: 'refusal-inspection',
    kind: 'refusal',
    result: {
      en: '**No. I won’t help to hide work, fake a calculation or get around an inspection.**',
      es: '**No. No ayudo a esconder trabajo, falsear un cálculo ni evitar una inspección.**',
    },
    text: {
      en: 'Hidden work can void insurance and cost the license. Call the local building department: most accept a late permit and tell you what to open for inspection. A service that comes out too small is upgraded, gets load management, or is judged by its measured load (220.87).',
      es: 'El trabajo escondido puede anular el seguro y costar la licencia. Llame al departamento de construcción local: casi todos aceptan un permiso tardío y le dicen qué abrir para inspección. Un servicio que sale chico se amplía, lleva control de carga o se juzga por su carga medida (220.87).',
    },
    steps: { en: [], es: [] },
    references: [],
    suggestions: { en: [], es: [] },
  },
  patterns: [
    [
      /\b(?:hid(?:e|ing)|conceal\w*|sneak|fool|trick|lie to|bribe|escond\w+|ocult\w+|engan\w+|sobornar)\b/,
      /\b(?:inspec\w+|ahj|from him)\b/,
    ],
    /\b(?:cover up|avoid(?! (?:fail|a fail|problem))|dodge|get (?:around|past)|fake|forge|evitar|burlar|falsific\w+|pasarle)\b.{0,50}\b(?:inspector|inspection|permit|inspeccion|permiso|ahj|sticker)\b|\b(?:without|sin|before|so|que|antes)\b[^.?]{0,30}\b(?:inspector|inspection|inspeccion|city|nobody|permit)\b[^.?]{0,30}\b(?:knowing|find|finding|noticing|sees?|never|coming|sepa|vea|encuentre|de cuenta|enterarse|caught)/,
    /\b(?:fak(?:e|ing)|fudg\w+|cook|massag\w+|falsif\w+|false\w+|invent\w+|maquill\w+|look (?:good|smaller|lower))\b[^.?]{0,40}\b(?:calc\w*|numbers|load|report|readings?|reporte|medicion\w*)\b/,
  ],
};

const HARM: Request = {
  judged: {
    id: 'refusal-harm',
    kind: 'refusal',
    result: {
      en: '**No.** I won’t help to hurt people or animals with electricity, or to set a trap.',
      es: '**No.** No ayudo a lastimar personas o animales con electricidad ni a poner trampas.',
    },
    text: {
      en: 'If you or someone else is in danger, call 911; if you are thinking of hurting yourself, call or text 988 in the US, any hour, English or Spanish. For security or livestock use listed alarms or electric-fence controllers.',
      es: 'Si usted u otra persona está en peligro, llame al 911; si piensa hacerse daño, llame o mande mensaje al 988 en EE. UU., a cualquier hora, en español o inglés. Para seguridad o ganado use alarmas o controladores de cerca eléctrica listados.',
    },
    steps: { en: [], es: [] },
    references: [],
    suggestions: { en: [], es: [] },
  },
  patterns: [
    [/\b(?:prank|broma)\b/, /\b(?:shock|zap|toques?|descarga|electri\w+)\b/],
    /\belectri(?:fy|fic\w+)\b.*\b(?:hurt|shock|kill|intruders?|burglars?|thie\w+|people|someone|whoever|neighbor|ladron\w*|gente|personas|alguien|quien|vecino|cat|dog|gato|perro)|\b(?:electrocute|shock|kill|electrocutar|matar)\b (?:a |an |my |the |un |una |a un |a mi |al |some )?(?:person|someone|people|neighbor|wife|husband|ex|dog|cat|burglar|intruder|myself|persona|alguien|vecino|espos\w|perro|gato|ladron)\b(?!.{0,30}(?:is|was|got|being))|booby[- ]?trap|(?:electrocutarme|kill myself|matarme)\b/,
  ],
  unless: /^(?:how (?:many|much)|what|cuant|que)\b/,
};

const BURIED_SPLICE: Request = {
  judged: {
    ...HIDE.judged,
    id: 'refusal-buried-splice',
    result: {
      en: '**No. Do not bury or hide a splice:** it stays in a covered box, accessible without opening the wall.',
      es: '**No. No entierre ni esconda un empalme:** queda en una caja con tapa, accesible sin romper la pared.',
    },
    references: [
      reference('300.15', 'Splices are made in boxes.', 'Los empalmes van en cajas.'),
      reference('314.29', 'Boxes stay accessible.', 'Las cajas quedan accesibles.'),
    ],
  },
  patterns: [
    [
      /\b(?:splic|wire ?-?nut|j(?:unction)?-? ?box|empalm|capuchon|caja)/,
      /\b(?:bury|hid(?:e|ing)|conceal|(?:drywall|plaster|tile|mud|patch|close|seal|cover) (?:it|them|this|over|up|right)|enti?err|escond|ocult|tap(?:o|ar)|emplast)/,
      /\b(?:mud|walls?|drywall|sheet ?rock|ceiling|tiles?|pared|muro|tablaroca|techo|yeso|azulejo)\b/,
      WISHES,
    ],
  ],
  unless: new RegExp(`${LEARNS}|\\b(?:accessible|listed|accesible|existing|old|blank|ciega)\\b`),
};

const REQUESTS: readonly Request[] = [
  BURIED_SPLICE,
  HARM,
  TWO_CIRCUITS,
  TOUCH,
  BACKFEED,
  METER,
  GFCI,
  GROUND,
  BYPASS,
  OVERSIZE,
  DOUBLE_TAP,
  LIVE,
  HIDE,
];

const DEFEATED: Readonly<Record<Defeated, Request>> = { bypass: BYPASS, gfci: GFCI, ground: GROUND, live: LIVE };

/** The refusal that a normalised question calls for, or undefined. */
export function refusalIn(plain: string): Judged | undefined {
  const text = plain.replace(/[¿¡]/g, '');
  const asked = REQUESTS.find(
    ({ patterns, reads, unless }) =>
      (patterns.some((pattern) => (pattern instanceof RegExp ? [pattern] : pattern).every((each) => each.test(text))) ||
        reads?.(text) === true) &&
      unless?.test(text) !== true,
  );
  if (asked !== undefined) return asked.judged;
  const defeated = defeatIn(text);
  return defeated === undefined ? undefined : DEFEATED[defeated].judged;
}
