// Knows a danger that is happening now from an ordinary question about shock, smoke or arcing: who, what happened, and is it real.
import { nearestOf } from '../understand/spelling.ts';
import { type Danger, EMERGENCIES } from './emergency-answers.ts';
import type { Judged } from './judged.ts';

// Who may be hurt.
const OTHERS =
  "(?:some(?:one|body)|person|he's|hes|she's|shes|he|she|they|him|her|his|buddy|bud|pal|dude|bro|homie|guys?|man|woman|co-?workers?|workers?|helper|apprentice|journeyman|foreman|partner|electrician|lineman|linemen|technician|kids?|child|baby|toddler|boy|girl|son|daughter|wife|husband|dad|father|mom|mother|brother|sister|cousin|uncle|grandm?p?a|friend|boss|neighbor|homeowner|customer|tenant|roofer|painter|plumber|victim|dog|alguien|persona|compa|compas|companer[oa]|compadre|cuate|prim[oa]|chalan|ayudante|maestro|patron|vato|bato|morr[oa]|chav[oa]|chamac[oa]|senora?|don|cunad[oa]|sobrin[oa]|trabajador|electricista|tecnico|nin[oa]s?|bebe|hij[oa]|espos[oa]|papa|mama|herman[oa]|ti[oa]|abuel[oa]|amig[oa]|vecin[oa]|muchach[oa]|hombre|mujer|wey|guey|perr[oa]|cat|puppy|gat[oa])";
const WHO = `(?:${OTHERS}|we|us|i|i'm|im|ive|i've|me|my|people|yo|mi|le|nos)`;
const BODY =
  '(?:hands?|arms?|fingers?|thumb|chest|heart|face|eyes?|eyebrows|hair|head|legs?|foot|feet|skin|neck|shoulder|body|man[oa]s?|brazos?|dedos?|pecho|corazon|cara|ojos?|cejas|pelo|cabeza|piernas?|pies?|piel|cuello|hombros?|cuerpo|vista|espalda)';
// What says that electricity had to do with it.
const POWER =
  /\b(?:electric\w*|electroc\w*|shock\w*|zap\w*|hot|live|energi[sz]ed|wires?|cables?|conductors?|lines?|leg|bus(?:bar)?|panel|breaker|switchgear|disconnect|outlet|receptacle|plug|cord|transformer|volts?|voltage|power|current|juice|amps|\d{3,5} ?v|110|115|120|208|220|230|240|277|347|480|600|4160|7200|13\.\d|drill|tool|ladder|pole|pool|luz|corriente|toques?|descarga|electricidad|alambres?|linea|tablero|pastilla|contacto|enchufe|poste|drop|viv[oa]|energizad\w|clavija|arc|arco|outlet|pump|motor|meter|medidor|box|caja)\b/;
const HOT_GEAR =
  '(?:panel(?:board)?|breakers?|outlets?|receptacles?|plugs?|switch|wires?|cable|cord|meter|box|transformer|disconnect|fixture|charger|socket|subpanel|load center|dimmer|fan|motor|wall|power strip|battery|inverter|conduit|fuse|contactor|lugs?|neutral|cover plate|plate|bus|tablero|pastillas?|contactos?|enchufes?|tomacorrientes?|toma|apagador|alambres?|medidor|caja|transformador|lampara|cargador|extension|pared|interruptor|ventilador|clavija|multicontacto|disyuntor|bateria|subtablero|aparato|regleta|bomba|cordon|neutro)';
const GEAR = `(?:${HOT_GEAR}|wiring|cables?|(?:junction |j-?)?box|xfmr|lights?|ceiling fan|dryer|stove|range|oven|service|sub-?panel|appliance|walls?|ceiling|attic|heater|furnace|microwave|mast|weatherhead|a\\/c|ac|generator|tv|refrigerator|fridge|washer|switchgear|pole|tool|drill|it|something|house|evse|centro de carga|apagador(?:es)?|trafo|foco|secadora|estufa|calentador|abanico|acometida|mufa|poste|horno|lavadora|refrigerador|instalacion|microondas|techo|luces)`;

// Ordinary subjects that share the words of a danger; taken out before any sign is looked for.
const ORDINARY =
  /spark[- ]?plugs?|snow[- ]melting|deicing|(?:resisten\w+|prueba) (?:al|de) fuego|(?:punto|clasificacion) de fuego|corta-?fuegos?|retardante|smoke (?:alarms?|detectors?|control|ventilation|zones?|evacuation|management|dampers?|barriers?)|detector(?:es)? de (?:humo|incendio)|alarmas? (?:de (?:humo|incendio)|contra incendios?)|(?:bomba|sistema|proteccion)s? contra incendios?|arc[- ]?fault|falla de arco|arcing (?:parts|contacts|devices?|ground|fault)|non-?arcing|(?:sparking|arcing|spark[- ]producing) (?:devices|parts|contacts|equipment)|fire[- ]?(?:alarm|pump|rat(?:ed|ing)|(?:stop|foam|seal|proof|treat|tap|separat|assembl)\w*|putty|damper|door|point|resist\w*|protection|department|marshal|code|sprinkler|suppression|watch|escape|extinguisher|station|hazard|caulk|block|barrier|wall|places?|pit|cause\w*)s?|(?:hour|wood|gas|camp)[- ]fire|fireplace|shock (?:hazard|protection|boundar|approach)\w*(?: \w+)?|(?:riesgo|peligro) de (?:choque|descarga|incendio)|hot tubs?|(?:hot )?water (?:pip(?:e|ing)|lines?|main|meter|bond|pump|service|softener|level|feature|fountain)s?|hot water|(?:not |no )?under ?water (?:luminaire|light|pool)\w*|jacuzzi|tuberia de agua|bomba de agua|calentador(?:es)? de agua|(?:led|bulb|light|lamp|fixture)s?(?: \w+){0,2}? glow\w*|glow(?:s|ing)? (?:dim|faint|slight|a (?:little|bit)|when|after)\w*|(?:when(?:ever)?|(?:every|each) time|after|if|cuando|cada (?:vez )?que|siempre que) (?:it )?(?:rain\w*|llueve|llovi\w*)|(?:con|in|with|from) (?:the |la )?(?:rain|lluvia)|spark\w* when (?:i|you|we) (?:un)?plug|chisp\w+ (?:al|cuando) (?:des)?(?:conect|enchuf)\w+|heat shrink|burn(?:ed|t)? out|(?:sin|poca|much[ao]|menos|la|de) caida|caida (?:de )?(?:tension|voltaje)|\b(?:if|whether|si) (?:\w+ ){0,4}?(?:is|are|esta) (?:hot|live)\b|(?:melting|burning) (?:point|time|temp\w*|curve)/g;
const HEATERS = /(?:hot )?water heaters?/g;

// Only a thought: rules, figures, names, prevention.
const FIGURES_ASKED =
  /\b(?:how (?:many|much) (?:milli)?(?:amp|volt|current|joule|calor)\w*|what (?:current|voltage|amount)|at what|let[- ]go (?:current|threshold|level)|threshold|umbral|cuant[oa]s? (?:mili)?(?:amp|volt|corriente)\w*|a cuantos|que (?:corriente|voltaje)|exam (?:stem|question)|(?:every|each|per|a) year|statistic\w*|nfpa|osha|70e|ppe|epp|boundar\w*|labels?|etiqueta|category|categoria|incident energy|energia incidente|face ?shield|careta)\b/;
const PREVENTED =
  /\b(?:avoid\w*|without|prevent\w*|protect\w*|so (?:i|we|he|they|nobody) (?:\w+ )?(?:dont|don't|doesn't|won't|do not)|(?:don't|dont|do not|not|never|won't) want|keep from|instead of|evitar\w*|sin que|para (?:que )?no|proteger\w*|prevenir)\b[^.?!]{0,30}(?:shock|zap|electrocut|burn|hurt|dar|toque|descarga|chisp|quem|incend|heat|calor)/;
const IMAGINED =
  /\b(?:ver|saber|checar|see|check) (?:si|if) (?:me )?(?:da|trae|pasa|it (?:shocks|bites))\b|\b(?:can|could|will|would|may|might) (?:\w+ ){1,5}?(?:melt|burn|catch (?:on )?fire|overheat|explode|spark|start a fire|smoke)\b|\b(?:can|could|will|would|may|might) (?:(?:i|you|he|we|it|a|the|my|this|that|someone|somebody|one|people) ){1,2}(?:\w+ ){0,3}(?:still )?(?:get|be|shock|kill|zap|electrocute|catch|cause|start)\b|\bif (?:i|you|someone|somebody|a person|he|we|one) (?:ever )?(?:touch|grab|get|gets|got|cut|put|stick)\w*\b(?!.{0,60}(?:right now|what (?:do|should) (?:i|we)))|\b(?:me|te|le|nos) (?:puede|pueden|podria|va a) (?:dar|electrocutar|matar)|\bpuede(?:n)? (?:dar|electrocutar|matar|causar|provocar|quemar)\w*|\b(?:me|te) (?:electrocuto|da toques?) si\b|\bsi (?:toco|agarro|meto|corto|alguien toca|uno toca|me da)\b/;
const GENERAL =
  /^[\s¡¿]*(?:what (?:is|are|does|makes?|causes?|size|kind|happens)|what's (?:a|an|the)|whats (?:a|an|the)|define|explain|when (?:is|are|does|do|must|can)|which|does (?:the|a|an|any)|do (?:the|a|an|any)?|are|is (?:an?|it) (?:\w+ )?(?:required|allowed|legal)|is (?:nm|mc|emt|pvc|romex)|que (?:es|son|significa|causa|provoca|hace que|calibre|pasa si)|define|explica|cuando (?:se|es|debe)|el codigo|segun el|how (?:many|much|far|high|deep|long|close|does|do (?:i|you|we) (?:install|wire|size|calculate|bond))|cuant|why (?:does|do|is|are|would|can) (?:a|an|the|any)? ?|por que (?:se|un|una|el|la|los|las)|minimum|maximum|can (?:a|an) |como (?:funciona|se) |where|donde|a que|name|how (?:do i|can i|to) (?:know|tell|find)|como (?:se|puedo saber) si|what.* (?:mean|called))/;
// Said of something that is there: this overrules a question that begins like a general one.
const HERE_AND_NOW =
  /\b(?:right now|just now|just|now|my|our|this|mine|ahorita|ahora|ya mismo|acaba|esta|estan|se me|mi|nuestro|help|ayuda|auxilio|emergency)\b/;
const LONG_AGO =
  /\b(?:last (?:year|month|week|summer|winter|fall|spring)|(?:years?|months?|weeks?) (?:ago|back)|used to|el (?:ano|mes) pasado|la semana pasada|hace (?:\d+|un|una|unos|unas|varios|muchos) (?:anos?|mes(?:es)?|semanas?))\b/;

const UNCONSCIOUS =
  /\b(?:unconscious|pass(?:ed|ing)? out|black(?:ed)? out|faint(?:ed|ing)|collaps(?:ed|ing)|unresponsive|no pulse|seizures?|seizing|convuls\w+|turn(?:ed|ing) (?:blue|purple)|went limp|knocked out|inconsciente|no (?:me |le |nos )?(?:respira|reacciona|despierta|tiene pulso|contesta)|(?:dejo|deja) de respirar|(?:se )?desma(?:y|ll)\w+|perdio el (?:conocimiento|sentido)|convulsion\w*|sin (?:pulso|respirar|conocimiento)|se puso (?:morad|azul)\w)\b/;
const NOT_MOVING =
  /\b(?:not|isn't|isnt|stopped|won't|wont|can't|cant|cannot|hardly|barely|no) (?:\w+ )?(?:breath\w*|respond\w*|mov(?:e|ing)|wak(?:e|ing) up|waking)|\bno (?:me |le |nos )?(?:responde|se mueve)\b/;
const IN_HEAT = /\b(?:heat|attic|sun|degrees|calor|atico|tapanco|grados|sol)\b/;
const HEAT_STROKE =
  /\b(?:heat ?stroke|golpe de calor|insolad[oa]|insolacion)\b|\b(?:quit|stop\w*|not|isn't|isnt) sweating\b|\b(?:no|dejo de|ni) sud(?:a|ar|ando)\b/;
const DAZED =
  /\b(?:confus\w+|nonsense|gibberish|slurr\w+|babbling|delirious|disoriented|making (?:no )?sense|can'?t (?:answer|talk|walk|stand)|hot skin|out of it|dizzy|woozy|vomit\w*|throwing up|puk\w+|headache|cramp\w*|delir\w*|desvari\w*|incoheren\w*|desorientad\w|cosas raras|incoherencias|mare\w+|calambres)\b/;
const CURRENT = /\b(?:shock\w*|zap\w*|electr\w*|touch\w*|wires?|cables?|breaker|toc\w+|toques?|agarr\w+|descarga|corriente)\b/;
const GAS =
  /\b(?:smell\w*|stinks?|odor|leak\w*|whiff)(?: \w+){0,3}? (?:gas|propane)\b|\b(?:gas|propane) (?:leak|smell|odor)\w*(?! (?:detector|alarm|sensor))|\b(?:huele|olor|fuga|oliendo|apesta)(?: \w+){0,2}? gas\b/;
const MACHINE =
  /\b(?:motor|pump|conveyor|drive|vfd|starter|thermostat|fan|it|inverter|contactor|elevator|remote|app|opener|bomba|ventilador|variador|arrancador|contactora)(?: \w+){0,2}? (?:not|isn't|isnt|stopped|won't|wont|can't|cannot|no)\b/;
const STUCK =
  /\b(?:can't|cant|cannot|can not|couldn't|couldnt|won't|wont|isn't|isnt|not|unable to|trouble) (?:\w+ ){0,3}?(?:let(?:ting)? (?:it |him |her |them )?go|release|pull away|get (?:him|her|them|loose) off)\b|\b(?:stuck|frozen|froze|locked|hung(?: up)?|hanging|clamped|holding|hangin) (?:\w+ )?(?:to|on|onto|in|against) (?:\w+ ){0,4}?(?:wires?|cables?|lines?|panel|energized|live|hot|power|electric\w*|conductor|current|bus\w*|fence|leg|phase|\d{3,4})\b|\bpegad[oa] (?:a|al|en|con)(?: \w+){0,3}? (?:cables?|corriente|luz|alambre|tablero|linea|reja|bus|\d{3})\b|\bno (?:se |me |lo |la |le |logra |quiere |puede |podemos |puedo ){1,3}(?:solt\w+|suelt\w+|zaf\w+|despeg\w+)|\bpegad[oa] y no\b/;
const STAYED = /\b(?:quedo|quedaron|esta|anda|sigue) (?:\w+ )?(?:pegad|agarrad|prendid)[oa]\b/;
const HELD_ANYWAY =
  /\b(?:breaker|screw|bolt|lug|fish tape|conductores|etiqueta|calcomania|cinta)\b(?!.*\b(?:he|she|him|buddy|helper|se quedo|compa\w*|ayudante)\b)/;
const BEING_SHOCKED = new RegExp(
  `\\b(?:being|getting|still|keeps getting|is) (?:\\w+ )?(?:shocked|zapped|electrocuted)\\b|\\b${WHO} (?:\\w+ ){0,4}?(?:electrocut(?:ed|ing|o|ad[oa]|ando))\\b|\\bse (?:me )?(?:esta |estan |anda )?electrocut(?:o|ando|aron)|\\b(?:electrocuted|electrocutado) (?:him|her|my|our|a |un |al )`,
);

const VOLTAGE = '(?:\\d+ ?(?:v|volts?|kv)|110|115|120|208|220|230|240|277|347|460|480|575|600|2400|4160|7200|13800)';
const SHOCKED: readonly RegExp[] = [
  new RegExp(
    `(?:^|\\bjust |\\b${WHO}(?:'s|'ve)? (?:\\w+ ){0,5}?)(?:(?:got|get|gets|getting|was|were|been|took|take|caught|felt|feel|feels|received|had|have|has|just|keeps?|am|is|are|m|ve) )+(?:a |an |the )?(?:\\w+ ){0,3}?(?:shocked|shocks?|zapped|zaps?|jolted|jolts?|tingles?|tingling|tingled|lit up|bit|bitten|buzzed|fried|electrocuted|electric shock)\\b`,
  ),
  new RegExp(
    `(?:^|\\bjust |\\b${WHO}(?:'s|'ve)? (?:\\w+ ){0,3}?)(?:(?:got|getting|was|been) (?:\\w+ )?(?:hit|bit|bitten|nailed|tagged|popped|smacked|kicked|into|across|between|knocked|thrown|blown)|took|caught|ate|grabbed|touched|brushed|contacted|hit)(?: \\w+){0,5}? (?:${VOLTAGE}|hot|live|energized|current|voltage|power|juice|electric\\w*|bus\\w*|phases?|hand to hand)\\b(?! ?(?:reading|measure|to ground|between|on the|wire nut|and neutral to ground|tub|water|dog|glue))`,
  ),
  new RegExp(
    `\\b(?:${GEAR}|faucet|sink|tub|shower|pool|water|fence|gate|railing|ladder|door|frame|case|siding|metal|llave|regadera|agua|reja|puerta|carcasa|chasis|tubo|alberca|tina|escalera)s?(?: \\w+){0,4}? (?:shocked|shocks|shocking|bit|bites|zapped|zaps|zapping|lit|tingles|tickles|buzzed|hit) (?:me|us|him|her|my|people|someone|everyone|you|the)\\b`,
  ),
  /\b(?:shocks|shocking|zaps|tingles|bites) (?:me|us|him|her|my|you|people|someone|every\w+)\b|\b(?:giv\w+|gave|got|feel\w*|felt|get\w*)(?: \w+){0,3}? (?:shocks?|tingl\w+|zaps?|buzz|pinpricks?|prickl\w+)\b(?=.*\b(?:faucet|sink|tub|shower|pool|water|fence|gate|rail\w*|ladder|door|frame|case|metal|touch|wet|spa|pipe|handle|washer|dryer|fridge)\b)|\b(?:water|pool|faucet|shower|spa|tub)(?: \w+){0,2}? tingl\w+|\b(?:hand|fingers?|arm) tingl\w+ (?:when|if|every)|\btingl\w+ (?:from|in|at|on|off) (?:\w+ ){0,3}?(?:faucet|sink|tub|shower|pool|water|spa|pipe|rail\w*|metal)|\bs(?:iento|enti|iente|intio)(?: \w+){0,3}? (?:toques?|toquecitos?|cosquill\w+|hormigue\w+|corriente|descargas?)\b|\b(?:touch(?:ed|ing)?|grab(?:bed|bing)?|cut (?:into|through)) (?:\w+ )?(?:a |an |the )?(?:live|hot|energized|bare|exposed)(?: \w+)? (?:wire|conductor|line|bus|cable|leg|lug)s?|\b(?:stuck|poked|shoved|inserted|jammed) (?:a |an |his |her |the |my |their )?(?:\w+ )?(?:fork|key|knife|screwdriver|hairpin|paper ?clip|fingers?|nail|toy|metal|coin|tongue)(?: \w+)? (?:in|into|inside)(?: the| an| a)? (?:outlet|receptacle|plug|socket|toaster)/,
  /\b(?:agarre|toque|pise|agarro|toco|piso) (?:la|una|la linea) (?:fase|viva)\b|\b(?:me|le|nos|lo|la|les|te) (?:acaba de |esta |estan |ha |han |andan? |sigue )?(?:dio|da|dan|dando|dado|dar|pego|pega|agarro|pegado|solto|aventaron|metio|sacudio|tumbo|avento|tiro|paso|prendio|jalo)(?: \w+){0,3}? (?:toques?|toquesote|tocazo|descargas?|choques?|corrientes?|calambre|corrientazo|toquecitos?|electricidad|luz|chicotazo|latigazo|trancazo|cocotazo|cable|alambre|linea|fase|tablero|\d{3})\b|\b(?:la|una) (?:corriente|luz|descarga) (?:me|le|lo|la|nos) (?:\w+)|\b(?:recibi\w*|sufri\w*|agarr[oe]|agarre) (?:un |una |la |el )?(?:\w+ )?(?:toques?|descarga|choque|electrocucion|corriente|corrientazo|\d{3} ?v\w*)\b|\b(?:metio|metieron|meti|clavo) (?:un |una |el |la |los |su |sus )?(?:\w+ ){1,4}?(?:en|al|a) (?:el |la |un |una )?(?:contacto|enchufe|tomacorriente|toma)\b|\b(?:toco|toque|agarro|agarre|piso|pise|corto|corte) (?:un|una|el|la|los) (?:cable|alambre|linea|fase|viv[oa])\b(?: \w+){0,2}? (?:viv[oa]|pelad[oa]|energizad[oa]|con (?:corriente|luz))|\bda(?:n|ndo)? toques?\b|\b(?:le|me|lo) electrocut/,
];
const CHEWED =
  /\b(?:kid|child|baby|toddler|dog|cat|puppy|son|daughter|nin[oa]|bebe|perr[oa]|gat[oa])\b[^.?!]{0,15}\b(?:chew(?:ed|ing)|bit|mordio|mastico)\b[^.?!]{0,15}\b(?:cord|cable|wire|alambre|extension|cordon)\b/;
const FELL =
  /\b(?:fell|knocked|thrown|blown|cayo|salio volando|aventado)\b[^.?!]{0,40}\b(?:touch\w*|shock\w*|zap\w*|tocar|toco|agarr\w+|corriente|descarga|electri\w*)\b/;
const AGAIN_SHOCKED = /\b(?:shocked|zapped|electrocuted|jolted|electric shock|descarga electrica|corrientazo)\b/;

const UNWELL = new RegExp(
  `\\b(?:chest|pecho)\\b|\\b(?:heart|corazon|pulse|pulso|palpit\\w+|arrhythmia|arritmia)\\b|\\b(?:numb\\w*|dizz\\w*|light-?headed|faint|short of breath|trouble breathing|nause\\w+|vomit\\w*|confused|shaking|trembl\\w+|twitch\\w*|weak|blurr\\w+|blurry|headache|adormec\\w+|entumid\\w*|dormid[oa]|mare[ao]\\w*|falta (?:de |el )aire|no (?:siente|siento|puede mover|puedo mover)|vomit\\w+|temblando|tiembla|confundid[oa]|debil|burns?|burned|burnt|blister\\w*|quemadur\\w+|quemad[oa]s?|se quemo|ampollas?)\\b|\\b(?:can't|cant|cannot|doesn't|don't|won't|lost) (?:\\w+ )?(?:feel|move|see|vision|hear)\\b|\\b(?:blind\\w*|no (?:puede |puedo )?ve(?:r|o)?|cieg[oa]|vision)\\b|\\b(?:feels?|feeling|siente|siento) (?:\\w+ )?(?:weird|funny|strange|off|bad|tight|rar[oa]|feo|mal)\\b|\\b${BODY} (?:\\w+ ){0,2}?(?:hurts?|hurting|aches?|tingl\\w+|swollen|sore|duele\\w*|hormigue\\w+)`,
);
const ARC =
  /\b(?:arc(?:ed|ing)?|arc[- ]?flash(?:ed)?|arc[- ]?blast|flash(?:ed)?|fire ?ball|sparks?|sparked|explo\w+|blew(?: up)?|blast|blown|plasma|popped|arcos?|arquead\w|arqueo|relampago de arco|flamazo|fogonazo|chispazo|chispas?|explo\w+|trono|reventon|revento|tronido|destello|welding|soldando)\b/;
const BURNT_BODY = new RegExp(
  `\\b(?:burned|burnt|burns?|singed|scorched|scalded|fried|melted)(?: \\w+){0,4}? ${BODY}\\b|\\b${BODY}(?: \\w+){0,3}? (?:is |are |got |was |se |esta |estan |me |le )?(?:\\w+ )?(?:burned|burnt|burning|blistered|burns|charred|black(?:ened)?|negr[oa]s?|quem\\w+|ardid\\w|chamuscad\\w)\\b|\\b(?:quem[oe]|quemaron|chamusc\\w+|se me quemo|se le quemo)(?: \\w+){0,4}? ${BODY}\\b|\\bquemaduras? (?:en|por)\\b|\\bflash burn|\\barc (?:burn|eye)s?\\b`,
);
const HURT_EYES =
  /\b(?:can't|cant|cannot|can not|couldn't|not|hard to|doesn't|don't|lost|losing) (?:\w+ ){0,2}?(?:see|vision|sight)\b|\b(?:blind(?:ed)?|seeing spots|no (?:puede |puedo |podia )?(?:ve|veo|ver|mirar|abrir los ojos)|cieg[oa]|encandil\w+|perdio la vista)\b|\b(?:face|eyes?|cara|ojos?|vista)\b/;

const CABLE =
  '(?:alambres?|(?:power ?|overhead |service |live |electric(?:al)? |utility |light |high ?)?(?:lines?|wires?|cables?|poles?)|(?<!voltage )drop|secondar(?:y|ies)|primar(?:y|ies)|acometida|mufa|lineas?|postes?)';
const LINE = new RegExp(
  `\\b${CABLE}(?: \\w+){0,3}? (?:(?:is |are |went )?down\\b(?! (?:the|to|from|through|a|into|here)\\b)|fell|fallen|c[ao]m(?:e|ing) down|snapped|broke(?:n)?\\b|(?:got )?knocked down|dangling|hanging low|(?:(?:laying|lying|hanging|draped|resting|landed|sagging|leaning|caid[oa]s?|tirad[oa]s?|colgando|recargad[oa]s?)(?: \\w+)? (?:on|onto|across|over|in|against|en|sobre|contra)(?: \\w+){0,4}? (?:fence|gate|roof|house|tree|shed|pool|porch|ground|yard|lawn|street|road|sidewalk|driveway|garage|truck|car|van|vehicle|lift|crane|trailer|puddle|water|cerca|reja|barda|malla|techo|casa|arbol|alberca|suelo|piso|patio|calle|banqueta|camioneta|troca|carro|charco|agua))|(?:on|onto|across|over|touching)(?: top of)? (?:my|the|our|his|a) (?:\\w+ )?(?:car|truck|van|vehicle|street|road|lawn|sidewalk))|\\b(?:power ?line|drop|pole|primary|secondary|live wire)s?(?: \\w+){0,3}? (?:on|across|touching|over my|over our|in)(?: \\w+){0,2}? (?:ground|roof|house|fence|yard|driveway|tree|lift|crane|trailer|pool|street|road)|\\b(?:knocked|blew|brought|tore|ripped|tumbo|tiro|arranco)(?: down)? (?:an? |the |our |un |el |la )?(?:\\w+ )?(?:line|wire|cable|pole|linea|poste|alambre)\\b.{0,20}\\b(?:on|onto|across|over|into|down|sobre|en)\\b|\\b(?:downed|fallen|down) (?:\\w+ )?(?:lines?|wires?|cables?)\\b(?! (?:from|to) the (?:panel|service|box))|\\b(?:fell|came down|landed|dropped) (?:on|across|onto|over)[^.?]{0,30}(?:line|wire)|\\b(?:hit|struck|dug (?:into|through|up)|nicked|ripped)\\b[^.?!]{0,30}\\b(?:buried|underground|electric\\w*|power|\\d+ ?(?:k?v|volts?)|240|277|480|\\d{4,5})(?: \\w+){0,2} (?:lines?|cables?|duct|wires?|primary)\\b|\\b(?:pegamos|pego|rompio|rompimos|golpe\\w+|agarramos|trozamos)\\b[^.?!]{0,30}\\b(?:cable|linea|ducto)(?: \\w+){0,2} (?:enterrad|subterrane|de luz|de alta|electric|de 480)\\w*|\\b(?:cables?|lineas?|postes?)(?: \\w+){0,4}? (?:caid[oa]s?|tirad[oa]s?|colgando|chispe\\w*|reventad[oa]s?|arrancad[oa]s?|en (?:el|la) (?:suelo|piso|calle|banqueta|agua))|\\b(?:se )?(?:cayo|cayeron|revento|reventaron|trozo|vino abajo|tumbo|tumbaron|arranco)(?: \\w+){0,3}? (?:cables?|lineas?|postes?|mufa|acometida)\\b`,
);
const HIT_LINE =
  /\b(?:boom|crane|cherry picker|mast|antenna|aluminum ladder|grua|canasta)\b[^.?!]{0,20}\b(?:touch\w*|against|hit|contact\w*|caught|leaning)(?: \w+){0,2}? (?:wires?|lines?|cables?)\b|\b(?:boom|crane|ladder|bucket|truck|excavator|backhoe|lift|scaffold\w*|antenna|dump|trailer|pole|drone|kite|tree|branch|car|drilled|dug|digging|auger|string|saw|escalera|grua|camion|andamio|retro\w*|antena|varilla|arbol|rama|excavadora|papalote|carro)\b[^.?!]{0,40}\b(?:touched|touching|hit|struck|hung|caught|snagged|tangled|stuck|against|in contact|contacted|leaning on|fell on|tore|ripped|cut|toco|tocando|pego|engancho|atoro|choco|cayo|tumbo|corto|recargad\w)\b[^.?!]{0,25}\b(?:(?:power|overhead|live|electric\w*|utility|underground|high ?voltage|primary|\d+ ?k?v)(?: \w+)? (?:lines?|wires?|cables?|pole)|power ?lines?|primary|secondary|(?:service )?drop|lineas?|cables? de (?:luz|alta|corriente|media)|postes?|alta tension)\b/;

const CLEARANCE =
  /\b(?:clearance|how (?:high|far|close|low)|height|altura|libramiento|a que distancia|minimum|allowed|permit\w+|legal|romex|nm|mc|uf|conduit)\b/;

const FLAME =
  /\b(?:frying|friendo|hissing|smok\w+|fire|flames?|spark(?:s|ing|ed)?|arc(?:ing|s|ed)|sizzl\w+|crackl\w+|fizzl\w+|burning|melt(?:ing|s|ed)|smolder\w+|glow(?:ing|s)|red hot|explod\w+|blew up|caught fire|humo|humea\w*|chisp\w+|chispazos?|lumbre|llamas|fuego|flamazo|incendi\w+|quemando|derriti\w+|ardiendo|arqueando|chisporrot\w+|echando humo|(?:blue|bright|big|white) flash(?:es|ing)?|prendio|chillando|tronando|chirri\w+)\b/g;
const SMELL =
  /\b(?:smell(?:s|ing|ed|y)?|stinks?|odor|stench|huele|olor|oliendo|apesta|olia)\b[^.?!]{0,40}\b(?:burn(?:ing|t|ed)?|smok(?:e|y|ing)|electrical(?: fire)?|fishy?|melt(?:ing|ed)|plastic|hot|ozone|quemad[oa]|humo|plastico|chamuscad\w|pescado|cable|alambre|ozono|marisco)\b|\b(?:burn(?:ing|t)|electrical|fishy?|smoky|melting|plastic|hot)(?: \w+){0,2}? (?:smell|odor|stink|stench)\b|\b(?:something|it) (?:is |smells? )(?:burning|like (?:burning|smoke|fish|burnt))|\b(?:algo|se) (?:se )?(?:esta |estan )?(?:quemando|incendiando|prendiendo)\b|\bhouse (?:is )?on fire|electrical fire\b/;
// What is the utility's own: nobody can switch it off but the utility.
const OUTSIDE_GEAR =
  /\b(?:utility|grass|lawn|power (?:lines?|company)|powerline|green box|street|pole|(?:pad|pole)-?mount\w*|(?:transformador|trafo)(?: \w+){0,2} (?:calle|poste|esquina|banqueta|afuera|cfe|compania|luz)|poste|lineas? de (?:alta|luz))\b/g;
const FLAME_OUTSIDE = new RegExp(`${FLAME.source}|\\b(?:explo\\w+|bl(?:ew|own|owing)|boom|tron(?:o|ando)|revento)\\b`, 'g');
const FLAMING_GEAR = new RegExp(`\\b${GEAR}\\b`, 'g');

const WET =
  /\b(?:water|rain(?:water|ing|s)?|lloviendo|llueve|flood(?:ing|ed|s|water|waters)?|wet|soaked|submerged|drip(?:s|ping|ped)?|leak(?:s|ing|ed|y)?|agua|lluvia|goter\w*|gotea\w*|inund\w+|mojad\w|mojo|encharc\w+|empapad\w|chorre\w+|escurr\w+)\b/g;
const WET_GEAR =
  /\b(?:panel|breaker box|breakers?|meter|outlets?|receptacles?|load center|switchgear|fuse box|disconnect|subpanel|(?:light )?fixtures?|lights?|transformer|generator|electrical|cords?|tablero|centro de carga|medidor|contactos?|enchufes?|caja|pastillas?|lampara|foco|extension(?:es)?|subtablero|transformador|apagador(?:es)?|luces|clavija)\b/g;
// Water that is somewhere now, not the name of a place.
const WET_NOW =
  /\b(?:(?:is|are|was|were|got|getting|gets|has|have|came|coming|comes|reached|pouring|running|dripping|leaking|dripped|leaked|leaks|drips|entering|entered|seeping|spraying|flowing|went|going|full of|standing|filled|rising|knee|ankle|waist|hay|esta|estan|se (?:metio|mete|mojo|mojaron|inundo|lleno|filtro|filtra)|le (?:entro|entra|cayo|cae|callo)|entro|entra|entrando|cayendo|saliendo|sale|gotea|goteando|chorrea|chorreando|escurre|escurriendo|llego|lleno|llena|tiene|con) )(?!(?:required|allowed|needed|rated|listed|permitted|locations?)\b)/;
const FLOODED =
  /\b(?:agua|water)\b.{0,30}\b(?:(?:en|in) (?:el|la|the|my|mi|our) (?:sotano|basement|crawl ?space|cuarto electrico|electrical room)\b(?! wall)|(?:knee|ankle|waist|rodilla|cintura|tobillo)s?\b)|\b(?:basement|crawl ?space|house|garage|room|shop|kitchen|sotano|casa|cuarto|cochera|taller|cocina)\b[^.?!]{0,25}\b(?:flood(?:ed|ing)|under ?water|inundad[oa]|inundo|encharcad[oa])\b|\b(?:flooded|inundad[oa]|inundo)\b[^.?!]{0,20}\b(?:basement|house|garage|room|kitchen|cocina|sotano|casa|cuarto|cochera)\b|\b(?:(?:\d+|un|una)[ -]?(?:ft|feet|in|inch|inches|pies?|pulg\w*|metros?) (?:of water|de agua)|(?:knee|ankle|waist)[ -]?deep)\b|\bstanding (?:in )?water\b/;
const WET_RULE =
  /\b(?:wet|damp) (?:procedure|location|place|area|rated|niche|listed|bar)s?|lugar(?:es)? (?:mojad|humed)|(?:rain|water|drip)[- ]?(?:tight|proof|resistant)|within \d+ ft of|rated|required|requier|exige|allowed|permitid|clearance|in[- ]use cover|underground|direct burial|bury|buried|install|how far|how close|how high|a que distancia|pool|alberca|piscina|spa|flood ?light|flood ?plain|flood ?zone|must be replaced|se cambi/;

const HOT = new RegExp(
  `\\b(?:is|are) (?:my|the|this) (?:\\w+[- ]){0,3}?${HOT_GEAR} (?:so |this |always )?(?:hot|warm)\\b(?! (?:wire|leg|side|conductor))|\\b${HOT_GEAR}(?:'s)?(?:,? \\w+){0,6}?,? (?:is|are|feels?|gets?|getting|got|too|very|was|running|runs|real|super)(?: (?:so|really|too|very|extremely|getting|super|burning|red|quite|always|that|kinda|pretty))* (?:hot|warm)\\b(?! (?:tub|water|wire|leg|conductor|side|bus|or|and neutral|to ground|climate|weather))|\\b(?:hot|warm) to (?:the )?touch|\\b(?:buzz\\w*|hum(?:s|ming)?|zumb\\w+)(?: \\w+){0,2} (?:and|y)(?: \\w+){0,2} (?:hot|warm|caliente)|\\b${HOT_GEAR}(?: \\w+){0,2}? (?:(?:turn(?:ed|ing)|went) (?:brown|black)|esta negr[oa])|\\b(?:scorch(?:ed|ing)?|charred|burn(?:t|ed)?) (?:marks? )?(?:outlet|receptacle|switch|plug|breaker|panel|wire|bus|on|around|at|in|lug|insulation)|\\b(?:outlet|receptacle|switch|plug|breaker|panel|wire|lug|bus)s?(?: \\w+){0,2}? (?:is |are |looks? |has |have )(?:\\w+ )?(?:scorch(?:ed)?|charred|burn(?:t|ed)?|brown|discolored|melted|toasted)|\\b${HOT_GEAR}(?: \\w+){0,5}? (?:(?:esta|estan|se siente|se pone|se calienta|anda|muy|bien)(?: \\w+)? (?:calientes?|calientito|calentando|hirviendo|derretid\\w|quemad\\w)|se (?:esta |me )?calienta(?:ndo)?(?: mucho)?|calientes? al tacto|quema al toc\\w+)|\\bse (?:me )?calienta(?:n)? (?:mucho )?(?:el|la|los|las) ${HOT_GEAR}`,
);

// What people misspell when hands shake; words nearer to another ordinary word are left alone by the mender.
const SAFETY_WORDS =
  'shocked shocking shock electrocuted unconscious breathing responding smoking sparking burning melting flames collapsed fainted energized coworker sparks smoke zapped downed flooded dizzy blinded exploded desmayo desmayado inconsciente respira electrocuto electrocutado descarga corriente quemando quemado chispas chispeando toques companero ayudante incendio inundado caliente humo huele llamas pegado suelta explosion'.split(
    ' ',
  );

/** The text with the words of danger spelled as the signs know them. */
const heard = (plain: string): string =>
  plain
    .replace(/[¿¡]/g, '')
    .replace(/\bk(?=(?:able|alient|orrient|ontact|asa|ompa|ara)\w*)/g, 'c')
    .replace(/\bk(?=(?:em|e\b|ien\b))/g, 'qu')
    .replace(/\bumo\b/g, 'humo')
    .replace(/\bhechando\b/g, 'echando')
    .replace(/\bhecha humo\b/g, 'echa humo')
    .replace(/\b(?:toce|toqe|toke)(s?)\b/g, 'toque$1')
    // A fuse that blew is no explosion.
    .replace(/\bfuses?\b(?: \w+){0,4}? bl(?:ew|own)\b(?! up)|\bbl(?:ew|own)(?: \w+){0,3}? fuses?\b/g, 'fuse out')
    .replace(/\boutlit\b/g, 'outlet')
    .replace(/\b[a-z]{5,}\b/g, (word) => nearestOf(word, SAFETY_WORDS));

const all = (text: string, pattern: RegExp): readonly number[] => [...text.matchAll(pattern)].map(({ index }) => index);
/** True where a match of one pattern begins within `reach` characters of one of the other. */
const near = (text: string, one: RegExp, two: RegExp, reach: number): boolean => {
  const there = all(text, two);
  return there.length > 0 && all(text, one).some((at) => there.some((other) => other !== at && Math.abs(other - at) <= reach));
};
const SOMEBODY = new RegExp(`\\b${WHO}\\b`);
const SOMEBODY_ELSE = new RegExp(`\\b${OTHERS}\\b`);

/** The danger in a text, or undefined for an ordinary question. */
function dangerIn(whole: string): Danger | undefined {
  const text = whole.replace(HEATERS, 'heater').replace(ORDINARY, ' that ');
  const somebody = SOMEBODY.test(text);
  const thought = FIGURES_ASKED.test(whole) || PREVENTED.test(text);
  const general = GENERAL.test(text) && !HERE_AND_NOW.test(text);
  const powered = POWER.test(whole);
  if (!thought) {
    const other = SOMEBODY_ELSE.test(text);
    const heated = somebody && !CURRENT.test(text) && (HEAT_STROKE.test(text) || IN_HEAT.test(text));
    if (UNCONSCIOUS.test(text) && (other || (somebody && powered))) return heated ? 'heat' : 'victim';
    if (NOT_MOVING.test(text) && other && powered && !MACHINE.test(text)) return 'victim';
    if (STAYED.test(text) && other) return 'victim';
    if (STUCK.test(text) && !HELD_ANYWAY.test(text) && (powered || somebody)) return 'victim';
    if (FELL.test(text) && other && powered && !general) return 'victim';
    if (BEING_SHOCKED.test(text) && !IMAGINED.test(text)) return 'victim';
    const arced = ARC.test(whole) && somebody;
    if (!general && arced && (BURNT_BODY.test(text) || HURT_EYES.test(text)) && !/\bsoldar\b/.test(text)) return 'burned';
    const shocked = SHOCKED.some((each) => each.test(text)) || CHEWED.test(text) || (somebody && AGAIN_SHOCKED.test(text));
    if (shocked && !IMAGINED.test(text) && !general)
      return UNWELL.test(text) && !/\bburned up\b|\btingl\w+ (?:when|if|every)/.test(text) ? 'symptoms' : 'shocked';
    if (heated && !general && (HEAT_STROKE.test(text) || DAZED.test(text))) return 'heat';
    if (!general && powered && somebody && BURNT_BODY.test(text) && !IMAGINED.test(text)) return 'burned';
  }
  if (LONG_AGO.test(text)) return undefined;
  if ((LINE.test(text) || HIT_LINE.test(text)) && !general && !thought && !CLEARANCE.test(text)) return 'line';
  if (general || thought) return undefined;
  if (GAS.test(text)) return 'gas';
  if (!IMAGINED.test(text) && near(text, FLAME_OUTSIDE, OUTSIDE_GEAR, 70)) return 'line';
  if (SMELL.test(text) || near(text, FLAME, FLAMING_GEAR, 70)) return IMAGINED.test(text) ? undefined : 'fire';
  if (FLOODED.test(text)) return 'water';
  if (near(text, WET, WET_GEAR, 60) && WET_NOW.test(text) && !WET_RULE.test(text)) return 'water';
  return HOT.test(text) ? 'hot' : undefined;
}

// 'Can I …?' in the middle of a danger gets its answer first.
const ASKS_LEAVE =
  /\b(?:can|could|should|may|do|does|must) (?:i|we|he|she|they|you|(?:the|my|our) \w+)\b|\b(?:is|will) (?:it|that|he|she|this)(?: \w+){0,2}? (?:ok|okay|safe|fine|alright|all right|normal)\b|\b(?:ok|okay|safe) (?:to|if)\b|\bkeep (?:working|going|using)\b|\b(?:puedo|podemos|puede|debo|le hago|lo muevo|lo agarro|lo jalo|sigo|seguimos|abro|la abro|lo abro|se puede|esta bien|es seguro|es normal)\b/;
const GOOD_SENSE =
  /\b(?:call|911|doctor|hospital|er|emergency room|checked|clinic|ambulance|leave the|get out|evacuate|stay|stop|worried|worry|llamo|llamar|doctor|hospital|urgencias|salgo|salir|salirme|me quedo|quedarme|parar|medico|evacu\w+|preocup\w+)\b/;
const NOT_FOR_US =
  /\b(?:extinguisher|extintor|turn (?:it )?off|shut (?:it )?off|kill the|cut the power|unplug|breaker off|bajo|bajar|apago|apagar|corto la|cortar la|desconect\w+|cpr|rcp)\b/;

/** Why something gets hot is asked: that is answered, and the warning stands after it. */
const ASKS_REASON =
  /\bwhy\b|\bhow come\b|\bpor que\b|\bcaus(?:es?|ing|a|an|ando|as)\b|\b(?:makes?|making) (?:it|them|that|this|an?|the)\b|\breasons?\b|\bprovoca\w*|\ba que se debe|\brazon\b|\bwhat(?: \w+)? (?:wrong|going on|happening)\b|\bque (?:le |les )?(?:pasa|tiene)\b/;

const leading = (said: { readonly en: string; readonly es: string }, judged: Judged): Judged => ({
  ...judged,
  result: { en: `**${said.en}.** ${judged.result.en}`, es: `**${said.es}.** ${judged.result.es}` },
});

/** The emergency in a normalised question, or undefined for an ordinary question. */
export function emergencyIn(plain: string): Judged | undefined {
  const text = heard(plain);
  const danger = dangerIn(text);
  if (danger === undefined) return undefined;
  const judged = EMERGENCIES[danger];
  if ((danger === 'hot' || (danger === 'shocked' && !SOMEBODY.test(text))) && ASKS_REASON.test(text)) return { ...judged, aside: true };
  if (
    !ASKS_LEAVE.test(text) ||
    /\b(?:what|how|who|que|como|quien|cual) (?:\w+ )?(?:can|could|should|do|must|puedo|debo|podemos|hago|le hago)\b/.test(text)
  )
    return judged;
  if (GOOD_SENSE.test(text)) return leading({ en: 'Yes', es: 'Sí' }, judged);
  return NOT_FOR_US.test(text) && danger !== 'water' ? judged : leading({ en: 'No', es: 'No' }, judged);
}
