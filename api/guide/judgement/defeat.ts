// Knows the wish to defeat something that protects, whatever the wording: a verb of defeating, and the thing it is aimed at.

/** Which of the refusals answers the wish. */
export type Defeated = 'bypass' | 'gfci' | 'ground' | 'live';

const FILL =
  "(?:(?:the|a|an|my|his|her|their|our|your|this|that|its|of|on|for|out|around|across|down|back|in|open|off|up|over|past|safety|main|machine|door|panel|arc|flash|dead|el|la|los|las|un|una|mi|su|al|del|de|lo|le|en|ese|esa|este|esta|seguridad|puerta|machine's) ){0,5}?";
const THINGS: Readonly<Record<'gfci' | 'bypass', string>> = {
  gfci: '(?:gfci|gfi|afci|arc[- ]?fault|ground[- ]?fault (?:breaker|receptacle|device|interrupter))s?',
  bypass:
    '(?:interlocks?|enclavamientos?|guards?|guardas?|resguardos?|light curtains?|cortinas? de luz|e-?stops?|emergency stops?|stop button|paros?(?: de emergencia)?|boton de paro|limit(?:s| switch\\w*)?|high limit|limites?|microswitch\\w*|door switch|overloads?|sobrecargas?|thermal\\w*|termic[oa]s?|termostato de limite|(?:pressure|float|flow|safety|key|roll-?out) switch\\w*|presostato|smokes?(?: (?:alarm|detector)s?)?|(?:co|carbon monoxide|fire) (?:alarm|detector)s?|(?:detector\\w*|alarmas?) (?:de )?(?:humo|incendios?|monoxido)|lock(?:out|s)?|candados?|dead ?front|safety (?:device|relay|circuit)s?|dispositivos? de seguridad)',
};
const OPENER =
  '(?:(?:\\w+ )?(?:breakers?|pastillas?|fuses?|fusibles?|disyuntor|disconnects?|desconectador|contactors?|handle|lever|palanca|manija|reset(?: button)?))';

const DEFEAT =
  '(?:bypass\\w*|defeat\\w*|disabl\\w+|overrid\\w+|circumvent\\w*|jump(?:er(?:ing|ed)?|ing|ed)?|short(?:ing)? (?:out|across)|wir(?:e|ing) (?:around|past)|wedg\\w+|prop(?:ping)?|tap(?:e|ing)|zip[- ]?t(?:ie|ying)|t(?:ie|ying)|hold(?:ing)?|glu(?:e|ing)|block(?:ing)?|forc(?:e|ing)|jam(?:ming)?|pin(?:ning)?|cheat|trick|fool|get (?:around|rid of)|(?:ha[cg]|pon|ech|met)\\w+ (?:un )?(?:puente|jumper|cinta|tape)|(?:put|stick|run|install|use|throw) (?:a |the |some )?(?:jumper|tape|zip ?tie|wedge)|puente\\w+|brinc(?:o|a|ar|arle|arme|arlo|arla|amos)|anul\\w+|amarr\\w+|encint\\w+|trab(?:o|a|ar|arle|arlo|arla)|ator(?:o|a|ar|arle|arlo|arla)|calz(?:o|ar|arle|arlo|arla)|desactiv\\w+|deshabilit\\w+|inutiliz\\w+|burl\\w+|jumpear\\w*|bypasear\\w*|peg(?:o|ar|arle|arlo|arla)|deten(?:er|go|erle)|sosten\\w+)';
const REMOVE =
  '(?:remov(?:e|ing)|tak(?:e|ing) (?:out|off|down)|tak(?:e|ing)|pull\\w*|unhook|disconnect|unplug|cut(?:ting)?|delete|leave (?:off|out)|eliminat\\w+|quit\\w+|sac(?:o|ar|arle|arlo|arla)|tumb\\w+|desconect\\w+|cort(?:o|a|ar|arle|arlo|arla)|elimin\\w+)';

/** Something is wanted, not told or asked about. */
const WANTS =
  /\b(?:where (?:do|should) i|leave it|lo dejo)\b|^(?:jump\w*|bypass|defeat|disable) |\b(?:how (?:do|can|would|could|to|should)|can (?:i|we)|could i|may i|should i|is it (?:ok|okay|safe|alright|legal|fine)|ok(?:ay)?|i(?:'ll| will|'m going to| want| need)|want(?:s)? (?:to|me)|let me|just|till|until|best way|trick|says?|told|tell me|show me|help me|alright|fine|como|puedo|podemos|se puede|quiero|quiere|necesito|voy a|le hago|le pongo|esta bien|(?:lo|la|le|los|las) \w+o|hay (?:manera|forma)|dice|conviene|pa(?:ra)? que)\b/;
/** It is in the way: what makes a removal a defeat. */
const NUISANCE =
  /\b(?:trip\w*|stop(?:s|ping)|shut\w* (?:off|down)|slow\w*|annoy\w*|nuisance|beep\w*|chirp\w*|in (?:the|my) way|keeps?|so (?:it|i|the|they|we|that)|faster|quick\w*|go(?:es|ing) off|bot(?:a|e|ando)\w*|dispar\w+|estorb\w+|molest\w+|pit(?:a|ando)|chill\w+|suena|sonando|brinca|para(?:ndo)? a cada|mas rapido|pa(?:ra)? que|no (?:deja|se pare|pare|suene)|not his|someone else's|otro|at lunch|went home|se fue)\b/;
/** What is learned, tested, sized, or tied as the code has it. */
const HARMLESS =
  /^(?:what|que (?:es|son|hace|significa)|how (?:does|is|are|many|far|big)|como (?:funciona|trabaja|se llama)|why|por que|when|cuando|who|quien|where|donde)\b|\b(?:who|quien) (?:can|may|puede)|\b(?:de-?energi[sz]ed|desenergizad\w+|dead circuit|circuito muerto|sin (?:voltaje|energia|corriente)|(?:to|for|while|when|how to|do i) test\w*|(?:para|al) prob\w+|troubleshoot\w*|diagnos\w+|continuity|continuidad|handle[- ]?ties?|together|juntas?|juntos|multi-?wire|multifilar|transfer|transferencia|isolation|fire pump|bomba contra incendio|bonding jumper|main bonding|vfd|soft ?start\w*|generator|generador|replac(?:e|ing)|reemplaz\w+|cambiar(?:lo|la)? por|someone|the last guy|alguien|was|were|estaba)\b/;

const aimed = (verbs: string, thing: string): RegExp =>
  new RegExp(
    `\\b${verbs} ${FILL}${thing}\\b(?! (?:to|into|with|wires?|a|al|con|size|calibre) (?:\\w+ )?(?:size|bar|panel|wire))|\\b${thing}\\b.{0,90}\\b(?:${verbs} (?:it|them|that|this|those)\\b|(?:lo|la|los|las|le|les|se) (?:pued[oe] |voy a |podemos )?${verbs}\\b|${verbs}(?:lo|la|los|las|le|selo|sela)\\b|(?:put|run|install|pong\\w+|hag\\w+) (?:a|the|un|el) (?:jumper|puente)\\b|(?:be )?(?:bypassed|defeated|disabled|jumpered|taped|wedged)\\b)`,
  );

const DEFEATS = (['gfci', 'bypass'] as const).map((kind) => ({
  kind,
  plainly: aimed(DEFEAT, THINGS[kind]),
  removed: aimed(REMOVE, THINGS[kind]),
}));

/** A breaker's handle, a fuse or a disconnect kept from opening: what is done to it says so only together with a way or a purpose. */
const KEPT_SHUT = aimed(DEFEAT, OPENER);
const STAYS =
  /\b(?:on|in|closed|shut|up|from (?:tripping|opening)|won't|wont|doesn't|can't|never|stop\w*|trip\w*|bypass\w*|jump\w*|defeat\w*|arriba|prendid[oa]|cerrad[oa]|adentro|no se|no me|ya no|bot(?:a|e)|bot(?:ando|arse)|dispar\w+|puente\w*|brinc\w+|anul\w+)\b/;

const BARE =
  /\b(?:run|use|using|work|cut|grind|operate|leave|keep|usar|uso|trabajar|cortar|dejar|dejo|operar|correr)\b.{0,40}\b(?:(?:without|sin) (?:the |a |la |el |su |its )?(?:guards?|guardas?|dead ?front|interlocks?|smoke (?:alarm|detector)s?|overloads?)|(?:guards?|dead ?front|panel (?:cover|door)|(?:cover|door) of[f]? (?:the |a )?(?:live )?(?:panel|mcc|switchgear)) (?:off|open)|(?:tablero|panel) (?:\w+ ){0,2}sin (?:la |su )?(?:tapa|cubierta))\b/;

const UNPROTECTED =
  /\b(?:can i|could i|ok(?:ay)?|should i|puedo|se puede|esta bien)\b.{0,40}\b(?:skip\w*|without|take off|remove|leave off|no|sin|quit\w+|saltar\w*)\b (?:\w+ ){0,3}?(?:arc[- ]?(?:flash|rated)|face ?shield|careta|ppe|epp|rubber gloves|guantes dielectricos)\b/;

const NEUTRAL = '(?:neutrals?|neutros?|white(?: wire)?|blanco|grounded conductor)';
const EARTH = '(?:grounds?|grounding|egc|tierras?|bare(?: copper)?|green(?: wire)?|verde|desnudo)(?![- ]?(?:fault|rod|ed\\b))';
const ARTICLES = '(?:(?:the|a|an|my|its|equipment|safety|conductor|wire|cable|de|la|el|un|una|equipo|mi|su) ){0,4}?';
const AS = '(?:as|for|in place of|instead of|like|como|para|en (?:lugar|vez) de|por|de|(?:double|act|serve|work)s? as)';
const SWAPPED = [
  `\\b(?:us(?:e|ing|ar|o|arlo|amos)|utili[sz]\\w+|agarr\\w+|tom(?:o|ar)|take|make|run|serves?|sirv\\w+|servir|doubles?|acts?|counts?|works?|hac(?:e|er)|funcion\\w+|jal(?:o|ar))\\b`,
  `\\b${NEUTRAL}\\b (?:\\w+ ){0,3}?${AS} ${ARTICLES}\\b${EARTH}\\b|\\b${EARTH}\\b (?:\\w+ ){0,3}?${AS} ${ARTICLES}\\b${NEUTRAL}\\b`,
].map((each) => new RegExp(each));
/** One is missing, and the other is to stand in. */
const STAND_IN = new RegExp(
  `\\b(?:no|without|missing|lacks?|needs?|sin|falta|necesita|pide|ocupa)(?: \\w+){0,2}? ${NEUTRAL}\\b.{0,60}\\b(?:us(?:e|o|ar)|take|borrow|agarr\\w+|hook|put|conect\\w+|jal(?:o|ar))\\b ${ARTICLES}${EARTH}\\b(?! ?(?:bar|instead of gfci))|\\b(?:no|without|missing|sin|falta)(?: \\w+){0,2}? ${EARTH}\\b.{0,60}\\b(?:us(?:e|o|ar)|borrow|agarr\\w+|hook|conect\\w+|jal(?:o|ar))\\b.{0,30}\\b${NEUTRAL}\\b`,
);
const BRIDGED = new RegExp(
  `\\b(?:jump\\w*|tap|tie|connect|join|bond|bridge|hook|pigtail|wire|put|land|loop|puente\\w*|unir|uno|junt\\w+|conect\\w+|pon(?:er|go)|brinc\\w+)\\b.{0,40}\\b(?:${NEUTRAL}\\b.{0,30}\\b(?:to|and|with|on|a|al|y|con|en)\\b.{0,14}\\b(?:ground|green|tierra|verde)|(?:ground|green|tierra|verde)(?: \\w+)? (?:to|and|with|a|al|y|con)\\b.{0,14}\\b${NEUTRAL})\\b`,
);
const AT_A_LOAD =
  /\b(?:outlets?|receptacles?|plugs?|contactos?|enchufes?|tomas?|tomacorrientes?|switch|apagador|lights?|luminaire|lampara|tester|screw|tornillo|secadora|estufa|box|caja|washer|lavadora|frame|carcasa)\b/;
/** Where the grounded conductor does ground: the supply side, what exists, what derives its own. */
const NEUTRAL_GROUNDS =
  /\b(?:sub-?panel|sub-?tablero|ahead of|before|upstream|line[- ]side|supply[- ]side|service|meter|existing|main (?:panel|disconnect|bond\w*)|separately|transformer|generator|antes del?|lado (?:de )?(?:linea|suministro|fuente)|acometida|servicio|medidor|existente|transformador|generador|derivado|re-?(?:identif|mark|tap)\w*|color|gfci|size)\b|^(?:why|por que|what|que (?:es|pasa)|how does|where|donde|when|cuando)\b/;

/** What somebody wants to defeat, in a normalised question; undefined for ordinary questions that share the words. */
export function defeatIn(text: string): Defeated | undefined {
  if (!NEUTRAL_GROUNDS.test(text)) {
    if (SWAPPED.every((each) => each.test(text)) || STAND_IN.test(text) || (BRIDGED.test(text) && AT_A_LOAD.test(text) && WANTS.test(text)))
      return 'ground';
  }
  // What stands before the wish may tell anything; only the wish itself can be harmless.
  if (!WANTS.test(text) || HARMLESS.test(text)) return undefined;
  const nuisance = NUISANCE.test(text);
  for (const { kind, plainly, removed } of DEFEATS) if (plainly.test(text) || (nuisance && removed.test(text))) return kind;
  if ((KEPT_SHUT.test(text) && STAYS.test(text)) || BARE.test(text)) return 'bypass';
  return UNPROTECTED.test(text) ? 'live' : undefined;
}
