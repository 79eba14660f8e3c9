// Knows a danger that is happening now from an ordinary question about shock, smoke or arcing, and says what to do first.
import type { Judged } from './judged.ts';

const PERSON =
  '(?:someone|somebody|a person|my (?:\\w+ )?(?:son|daughter|kid|child|baby|wife|husband|dad|father|mom|mother|brother|sister|friend|coworker|co-worker|helper|partner|boss|buddy|neighbor|guy|apprentice)|the (?:kid|child|baby|guy|man|boy|girl|worker|apprentice|helper|homeowner)|(?:a |our )?(?:coworker|co-worker|kid|child|toddler|worker|man|woman|boy|girl|helper|apprentice|guy|electrician)|he|she|they|alguien|una persona|mi (?:hij[oa]|nin[oa]|bebe|espos[oa]|papa|mama|herman[oa]|amig[oa]|companer[oa]|ayudante|vecin[oa]|primo|tio|jefe)|un (?:trabajador|companero|nino|senor|ayudante|electricista|amigo|chavo|hombre|muchacho)|el (?:nino|bebe|ayudante|trabajador|companero)|una (?:nina|senora|mujer)|la nina|companero|ayudante)';
const GEAR =
  '(?:panel(?:board)?|breaker(?: box)?|outlet|receptacle|plug|switch|wire|wires|wiring|cable|cord|meter(?: base)?|box|transformer|disconnect|fixture|light(?: fixture)?|ceiling fan|dryer|stove|range|oven|charger|socket|service|subpanel|load center|dimmer|fan|motor|appliance|wall|power strip|extension cord|battery|inverter|water heater|heater|conduit|microwave|mast|weatherhead|fuse(?: box)?|a\\/c|ac unit|contactor|generator|tv|refrigerator|washer)';
const GEAR_ES =
  '(?:tablero|panel|centro de carga|breaker|pastilla|contacto|enchufe|tomacorriente|toma|apagador|cable|alambre|medidor|caja|transformador|lampara|foco|secadora|estufa|calentador|cargador|extension|pared|interruptor|motor|ventilador|clavija|multicontacto|disyuntor|bateria|subtablero|acometida|mufa|poste|aparato|horno|lavadora|refrigerador|instalacion|regleta|bomba|microondas|cordon|transformador)';

// Ordinary subjects that share the words of a danger; taken out before any sign is looked for.
const HEATERS = /(?:hot )?water heaters?/g;
const ORDINARY =
  /smoke (?:alarm|detector)s?|detector(?:es)? de humo|alarmas? de humo|arc[- ]?fault|arc[- ]?flash|falla de arco|relampago de arco|arcing (?:parts|contacts|device|ground|fault)|non-?arcing|smoke (?:control|ventilation|zone|evacuation|management)|sparking (?:devices|parts|contacts|equipment)|shock (?:hazard|protection|boundary|approach)\w*(?: \w+)?|hot tubs?|water (?:pip(?:e|ing)|line|main|meter|bond|pump|service|softener|level)s?|hot water|(?:not |no )?under ?water (?:luminaire|light|pool)\w*/g;

// A question about rules, names or causes in general.
const GENERAL =
  /^(?:what is|what are|what does|what's (?:a|an|the)|define|explain|when (?:is|are|does|do|must)|which|does the (?:nec|code)|is (?:an?|it) (?:\w+ )?required|que es|que significa|define|explica|cuando (?:se|es)|el codigo|segun el|how many|how much|how far|cuant|what causes|que causa|why (?:does|do|is|are) (?:a|an|the) (?:gfci|afci|egc|ground)|por que (?:se )?(?:necesita|requiere)|minimum|maximum|can a person|how does)/;

interface Sign {
  readonly id: 'victim' | 'shocked' | 'fire' | 'line' | 'water' | 'hot';
  readonly pattern: RegExp;
  /** A sign so plain that it counts even in a general question ('what do I do if someone is being electrocuted'). */
  readonly always?: true;
}

const SIGNS: readonly Sign[] = [
  {
    id: 'line',
    pattern:
      /(?:downed|fallen|down(?:ed)?) (?:power |electric(?:al)? |utility |overhead |live )?(?:lines?|wires?|cables?)|(?:power ?lines?|power lines?|service drop|overhead (?:line|wire)s?|live wires?|electric(?:al)? (?:line|wire)s?) (?:\w+ ){0,3}?(?:down\b(?! the)|fell|fallen|on the ground|on (?:my|the|a) (?:car|truck|van|roof|house|fence|street|road|lawn|driveway|sidewalk|yard)|in the (?:street|road|yard|water|pool)|snapped|broke(?:n)?)|(?:line|wire)s? (?:fell|came down|is down|are down|down) (?:on|in|across|onto|over)|cables? (?:de luz |electricos? |de alta tension |de la luz )?(?:caidos?|tirados?|en el (?:suelo|piso))|(?:se cayo|cayo|se cayeron|hay) (?:un|una|el|la|unos|los) (?:cables?|lineas?)(?: de (?:luz|la luz|alta tension|corriente))?(?: electric\w+)?(?: \w+){0,3}? (?:en|sobre|a|de|encima|caid\w+|tirad\w+)|lineas? (?:electricas? |de alta tension )?(?:caidas?|tiradas?)/,
  },
  {
    id: 'victim',
    always: true,
    pattern: new RegExp(
      `${PERSON}(?:'s)? (?:is |are |was |were |just |has |have |esta |estan |se |fue )?(?:\\w+ ){0,2}?(?:being |getting |got |been )?(?:electrocuted|electrocutad\\w|electrocutando|electrocuto|electrocuting)`,
    ),
  },
  {
    id: 'victim',
    always: true,
    pattern: new RegExp(
      `${PERSON}(?:'s)? (?:is |are |was |'s )?(?:\\w+ )?(?:being|getting) (?:shocked|zapped|a shock|hit by)|${PERSON}(?:'s)? (?:is |are |keeps? )?(?:stuck|frozen|hung up|grabbing|holding|can't let go|cannot let go|won't let go)(?: \\w+){0,4}? (?:wire|cable|line|panel|energized|live|hot|power|electric|conductor|current|shock)|(?:can't|cannot|can not) let go of (?:the |a )?(?:\\w+ )?(?:wire|cable|tool|drill|panel|pipe)`,
    ),
  },
  {
    id: 'victim',
    always: true,
    pattern: new RegExp(
      `${PERSON} (?:\\w+ ){0,2}?(?:se (?:esta |quedo )?(?:quedo )?(?:pegad[oa]|electrocutando|electrocuto)|esta (?:pegad[oa]|electrocutad|recibiendo)|no (?:se )?(?:puede )?(?:solta|suelta))|(?:esta|quedo|se quedo) pegad[oa] (?:a|al|en)\\b(?: \\w+){0,3}? (?:cable|corriente|luz|tablero|alambre|electric\\w+|energizad\\w+)|no (?:se )?(?:puede soltar|suelta) (?:del?|el) (?:cable|alambre|tablero)|se (?:esta )?electrocut(?:o|ando)`,
    ),
  },
  {
    id: 'victim',
    always: true,
    pattern: new RegExp(
      `${PERSON}(?:'s)? (?:is |are |was |esta |fue |quedo )?(?:\\w+ ){0,3}?(?:unconscious|not breathing|isn't breathing|unresponsive|collapsed|passed out|inconsciente|no respira|no responde|desmayad[oa])(?=.*(?:shock|electr|wire|cable|power|outlet|panel|corriente|toque|descarga|luz|current))|(?:shock|electr|wire|outlet|panel|corriente|toque|descarga|luz).*(?:unconscious|not breathing|isn't breathing|unresponsive|collapsed|passed out|inconsciente|no respira|no responde|desmay)`,
    ),
  },
  {
    id: 'shocked',
    pattern: new RegExp(
      `(?:\\bi|${PERSON}|we)(?:'s|'ve|ve)? (?:just |have |has |had |got |been |was |were |keep(?:s)? |'m |am |is |are )*(?:got |getting |get |been |received |took )?(?:shocked|zapped|electrocuted|bit by|tingled|(?:a |an )?(?:bad |electric(?:al)? |big |mild |little |small |strong |nasty )*(?:shock|jolt|zap|tingle)s?\\b)(?! (?:protection|hazard|boundary|approach))`,
    ),
  },
  {
    id: 'shocked',
    pattern: new RegExp(
      `${GEAR}(?:s)?(?: \\w+){0,3}? (?:shocked|zapped|is shocking|keeps shocking|shocks|bit|zaps) (?:me|us|him|her|my|people|someone|anyone|everyone|you)|(?:touch(?:ed|es|ing)?|grab(?:bed|bing)?) (?:a |an |the )?(?:live|hot|energized|bare|exposed)(?: \\w+)? (?:wire|conductor|line|bus|cable)s?|(?:stuck|put|poked|shoved|inserted) (?:a |an |his |her |the )?(?:\\w+ )?(?:fork|key|knife|screwdriver|hairpin|paperclip|paper clip|finger|nail|toy|metal|coin|fingers)(?: \\w+)? (?:in|into|inside)(?: the| an| a)? (?:outlet|receptacle|plug|socket|toaster)`,
    ),
  },
  {
    id: 'shocked',
    pattern: new RegExp(
      `(?:me|le|nos|lo|la) (?:acaba de |esta |ha |han )?(?:dio|da|dando|dado|dar|pego|pega|agarro|pegado) (?:un |una |toques|la |mucho |muchos )?(?:toques?|tocazo|descarga|choque|corriente|calambre|corrientazo|toquecitos?)|(?:recibi|recibio|sufrio|sufri) (?:un|una) (?:toque|descarga|choque|electrocucion)|(?:metio|metieron|meti) (?:un |una |el |la |los )?(?:\\w+ ){1,3}?(?:en|al|a) (?:el |la |un |una )?(?:contacto|enchufe|tomacorriente|toma)|toco (?:un|el) (?:cable|alambre)(?: \\w+)? (?:vivo|pelado|energizado|con corriente)|${GEAR_ES}(?: \\w+){0,3}? (?:da|esta dando|me da|pasa) (?:toques|corriente a)`,
    ),
  },
  {
    id: 'fire',
    pattern: new RegExp(
      `(?:smoke|flames?|fire|sparks?|sparking)(?: \\w+){0,2}? (?:coming|pouring|shooting|flying|rising|spewing|billowing)(?: \\w+){0,3}? (?:from|out|of|off|inside|behind)|${GEAR}(?:s)?(?: \\w+){0,4}? (?:(?:is|are|was|'s|keeps?|started|starts|began|just)(?: \\w+)? )(?:smoking|sparking|arcing|on fire|burning|melting|smoldering|glowing|sizzling|catching fire|crackling|burnt|popping and)|${GEAR}(?:s)? (?:caught fire|caught on fire|burst into flames|exploded|blew up|shooting sparks|throwing sparks|smoking|sparking|arcing|sizzling|melting|melted|sparks and)(?! (?:parts|devices|contacts|equipment|area))|(?:there(?:'s| is| are)|i see|seeing|i saw|i hear|hearing|we have|got|have|with) (?:\\w+ )?(?:smoke|sparks|sparking|flames|fire|arcing|sizzling|crackling)\\b(?! (?:alarm|detector|rated|pump|stop))(?: \\w+){0,6}? ?(?:${GEAR})|(?:arcing|sparking|sizzling|smoking) (?:and \\w+ )?(?:in|inside|at|from|behind|on)(?: \\w+){0,2}? ${GEAR}`,
    ),
  },
  {
    id: 'fire',
    pattern:
      /(?:smell(?:s|ing|ed)?|stinks?|odor)(?: \w+){0,3}? (?:burn(?:ing|t|ed)?|smok(?:e|y|ing)|electrical (?:fire|burn)|fishy|fish|melt(?:ing|ed)|plastic|hot plastic)|(?:burn(?:ing|t)|electrical|fishy|smoky|melting)(?: \w+)? (?:smell|odor|stink)|(?:something|it) (?:is |smells? )(?:burning|like (?:burning|smoke|fish))|house (?:is )?on fire|electrical fire (?:in|at|now|right now|started)|(?:put out|stop|fight) (?:an |the )?electrical fire/,
  },
  {
    id: 'fire',
    pattern: new RegExp(
      `(?:sale|saliendo|salio|echa|echando|hay|veo|saca|sacando|aventando|avienta|tira|tirando|soltando|suelta)(?: \\w+)? (?:humo|chispas|chispazos|lumbre|fuego|llamas|flamazo)(?! (?:detector|alarma))|(?:huele|olor|oliendo|apesta|olia)(?: \\w+){0,2}? (?:a )?(?:quemado|humo|plastico|chamuscado|cable quemado|pescado)|${GEAR_ES}(?:s|es)?(?: \\w+){0,4}? (?:se (?:esta |estan )?(?:quemando|incendi\\w+|derritiendo|derritio|quemo|prendio)|chispea\\w*|chisporrot\\w+|echa(?:ndo)? humo|humea\\w*|esta (?:quemad\\w|chispeando|ardiendo|en llamas|derretid\\w|humeando|derritiendo))|chisporrotea\\w*|esta chispeando|se (?:esta )?(?:quemando|incendiando) (?:el|la|un|una|mi) ${GEAR_ES}|arco(?:s)? electrico(?:s)? (?:en|dentro|saliendo)`,
    ),
  },
  {
    id: 'water',
    pattern:
      /(?:water|rain|flood(?:ing|ed|water)?)(?: \w+){0,4}? (?:in|into|inside|through|on|onto|over|dripping|leaking|coming|getting|pouring|entering|reached|around|near)(?: \w+){0,4}? (?:panel|breaker box|meter|outlets?|receptacles?|load center|electrical|switchgear|fuse box|disconnect|subpanel|light fixture|fixture|breakers?)(?! (?:bond|room requirement))|(?:panel|breaker box|meter|outlets?|receptacles?|load center|subpanel|light fixture|disconnect|breakers?)(?: \w+){0,3}? (?:is |are |got |was |were |has |full of |have )+(?:\w+ )?(?:wet|soaked|flooded|under ?water|water|submerged|dripping|leaking water|full of water)|(?:basement|crawl ?space|house|garage|room)(?: \w+)? (?:is |was |got |just )*(?:flooded|flooding|under water)|(?:agua|lluvia|gotea\w*|goteando|inund\w+)(?: \w+){0,4}? (?:en|dentro|al|sobre|por|a)(?: \w+){0,2}? (?:tablero|panel|centro de carga|medidor|contactos?|enchufes?|caja|pastillas|lampara|breakers?)|(?:tablero|panel|centro de carga|medidor|contacto|enchufe|lampara)(?: \w+){0,3}? (?:mojad[oa]|inundad[oa]|con agua|lleno de agua|se mojo|se inundo|gotea\w*)|(?:sotano|casa|cuarto|cochera)(?: \w+){0,2}? (?:inundad[oa]|se inundo)/,
  },
  {
    id: 'hot',
    pattern: new RegExp(
      `${GEAR}(?:s)?(?: \\w+){0,5}? (?:is|are|feels?|gets?|getting|got|too|very|was)(?: (?:so|really|too|very|extremely|getting|super|burning|red|quite|always|that))* (?:hot|warm)\\b(?! (?:tub|water|wire|leg|conductor|side|bus|or|and neutral|to ground|climate|weather))|(?:hot|warm) to the touch|(?:scorch(?:ed|ing)?|charred|burn(?:t|ed)?) (?:marks? )?(?:outlet|receptacle|switch|plug|breaker|panel|wire|bus|on|around|at|in|lug|insulation)|(?:outlet|receptacle|switch|plug|breaker|panel|wire|lug|bus)s?(?: \\w+){0,2}? (?:is |are |looks? |has |have )(?:\\w+ )?(?:scorch(?:ed)?|charred|burn(?:t|ed)?|brown|discolored|melted)|${GEAR_ES}(?:s|es)?(?: \\w+){0,4}? (?:(?:esta|estan|se siente|se pone|se calienta|anda|muy)(?: \\w+)? (?:caliente|calientes|calentando|hirviendo|mucho|derretid\\w|quemad\\w)|se (?:esta )?calienta(?:ndo)?(?: mucho)?|caliente(?:s)? al tacto)`,
    ),
  },
];

/** The sign of danger in a normalised question, or undefined for an ordinary question. */
export function emergencyIn(plain: string): Judged | undefined {
  const text = plain.replace(/[¿¡]/g, '').replace(HEATERS, 'heater').replace(ORDINARY, ' that ');
  const sign = SIGNS.find(({ pattern }) => pattern.test(text));
  if (sign === undefined) return undefined;
  if (sign.always !== true && GENERAL.test(text)) return undefined;
  return EMERGENCIES[sign.id];
}

const NEXT = {
  en: ['What should I check after a shock?', 'How do I make sure a circuit is dead?', 'When is GFCI protection required?'],
  es: ['¿Qué reviso después de un toque?', '¿Cómo compruebo que un circuito está sin voltaje?', '¿Dónde se exige protección GFCI?'],
};

const EMERGENCIES: Readonly<Record<Sign['id'], Judged>> = {
  victim: {
    id: 'emergency-victim',
    kind: 'emergency',
    result: {
      en: '**Call 911 now. Do not touch the person** while they may be in contact with power.',
      es: '**Llame al 911 ahora. No toque a la persona** mientras pueda estar en contacto con la corriente.',
    },
    text: {
      en: 'Cut the power first: unplug it or switch off the breaker or the main, only if you can reach it dry and safely. With a power line or utility equipment, stay back at least 35 ft and let the utility cut it. Once the power is off: if they are not breathing normally, start CPR and send for an AED. Everyone who took a shock is seen by a doctor, even if they feel fine.',
      es: 'Primero corte la corriente: desenchufe o baje la pastilla o el principal, solo si llega en seco y sin peligro. Si es una línea o equipo de la compañía de luz, quédese al menos a 35 pies y que ellos corten. Ya sin corriente: si no respira normal, empiece RCP y mande por un DEA. Toda persona que recibió una descarga debe ver a un médico, aunque se sienta bien.',
    },
    steps: {
      en: [
        'Shout for help; have someone call 911.',
        'Do not touch the person, the wire or anything metal they touch.',
        'Cut the power at the plug, breaker or main, if you can do so safely; otherwise call the utility.',
        'If it cannot be cut, wait for the rescuers; do not become the second victim.',
        'When the power is off: check breathing, start CPR, use an AED, keep on until help comes.',
        'Cool burns with clean water, and do not move the person unless there is other danger.',
      ],
      es: [
        'Pida ayuda a gritos; que alguien llame al 911.',
        'No toque a la persona, ni el cable, ni nada metálico que esté tocando.',
        'Corte la corriente en la clavija, la pastilla o el principal, si es seguro; si no, llame a la compañía de luz.',
        'Si no se puede cortar, espere a los rescatistas; no sea la segunda víctima.',
        'Ya sin corriente: revise si respira, empiece RCP, use un DEA y siga hasta que llegue la ayuda.',
        'Enfríe las quemaduras con agua limpia y no mueva a la persona salvo que haya otro peligro.',
      ],
    },
    references: [],
    suggestions: NEXT,
  },
  shocked: {
    id: 'emergency-shocked',
    kind: 'emergency',
    result: {
      en: '**Get away from it and do not touch it again.** After a shock, see a doctor; call 911 for chest pain, trouble breathing, fainting, numbness or burns.',
      es: '**Aléjese y no lo vuelva a tocar.** Después de una descarga hay que ver a un médico; llame al 911 si hay dolor de pecho, falta de aire, desmayo, entumecimiento o quemaduras.',
    },
    text: {
      en: 'A shock can upset the heart hours later, and it is serious with a child, wet skin, 240 V or a path from hand to hand. Switch off the breaker of that circuit (or the main) only if you can do it dry and safely. A metal case, pipe or faucet that tingles means a lost ground or neutral or a live fault: keep everyone away, and have it found by a qualified electrician; if more than one thing tingles, or lights surge and dim, call the utility at once: the service neutral may be open.',
      es: 'Una descarga puede alterar el corazón horas después, y es seria en un niño, con la piel mojada, a 240 V o de mano a mano. Baje la pastilla de ese circuito (o el principal) solo si puede en seco y sin peligro. Una carcasa, tubo o llave que da toques es señal de tierra o neutro perdido, o de una falla viva: que nadie se acerque y que la busque un electricista calificado; si varias cosas dan toques o las luces suben y bajan, llame ya a la compañía de luz: puede estar abierto el neutro de la acometida.',
    },
    steps: {
      en: [
        'Move away; keep children, pets and others away.',
        'Cut the power at the breaker or main, only if it is safe to reach.',
        'Call 911 for any symptom; otherwise see a doctor today and say it was an electric shock.',
        'Leave it off and do not use it until a qualified electrician has found the fault.',
      ],
      es: [
        'Retírese; aleje a niños, mascotas y demás personas.',
        'Corte la corriente en la pastilla o el principal, solo si es seguro llegar.',
        'Llame al 911 ante cualquier síntoma; si no, vaya al médico hoy y diga que fue una descarga eléctrica.',
        'Déjelo sin corriente y sin usar hasta que un electricista calificado encuentre la falla.',
      ],
    },
    references: [],
    suggestions: NEXT,
  },
  fire: {
    id: 'emergency-fire',
    kind: 'emergency',
    result: {
      en: '**Get everyone out and call 911** if there is smoke, flame, arcing or a burning smell that does not stop at once.',
      es: '**Saque a todos y llame al 911** si hay humo, llamas, arqueo u olor a quemado que no se quita de inmediato.',
    },
    text: {
      en: 'Cut the power at the main only if you can reach it safely: not through smoke, not with water on the floor, and not if the panel or meter itself is smoking, arcing or hot. Then stay out and have the utility disconnect it. Never use water on electrical equipment; a small fire you can leave behind you may be fought with a class C (ABC) extinguisher. Do not open the panel, do not reset the breaker, and do not use the circuit again until a qualified electrician has repaired it.',
      es: 'Corte el principal solo si llega sin peligro: no a través del humo, no con agua en el piso, y no si el tablero o el medidor mismo echa humo, arquea o está caliente. En ese caso quédese afuera y que la compañía de luz desconecte. Nunca eche agua a equipo eléctrico; un fuego chico, con la salida a su espalda, se ataca con extintor clase C (ABC). No abra el tablero, no suba la pastilla ni vuelva a usar ese circuito hasta que lo repare un electricista calificado.',
    },
    steps: {
      en: [
        'Get people out; call 911 (fire department) from outside.',
        'Turn off the main or the circuit only if it is safe to reach; unplug nothing that is burning.',
        'Panel, meter or service involved: stay away and call the utility.',
        'Only smell or heat, no smoke: turn that breaker off, leave it off, and watch for smoke; call 911 if it goes on.',
        'Have a qualified electrician find and repair it before power is restored.',
      ],
      es: [
        'Saque a la gente; llame al 911 (bomberos) desde afuera.',
        'Baje el principal o la pastilla solo si es seguro llegar; no desenchufe lo que se está quemando.',
        'Si es el tablero, el medidor o la acometida: aléjese y llame a la compañía de luz.',
        'Si solo hay olor o calor, sin humo: baje esa pastilla, déjela abajo y vigile; llame al 911 si sigue.',
        'Que un electricista calificado encuentre y repare la falla antes de dar corriente.',
      ],
    },
    references: [],
    suggestions: {
      en: ['What makes a receptacle overheat?', 'How do I make sure a circuit is dead?', 'When is AFCI protection required?'],
      es: ['¿Por qué se calienta un contacto?', '¿Cómo compruebo que un circuito está sin voltaje?', '¿Dónde se exige protección AFCI?'],
    },
  },
  line: {
    id: 'emergency-line',
    kind: 'emergency',
    result: {
      en: '**Stay at least 35 ft away and call 911 and the utility.** Treat every downed line as live.',
      es: '**Quédese al menos a 35 pies y llame al 911 y a la compañía de luz.** Trate todo cable caído como vivo.',
    },
    text: {
      en: 'The ground, fences, cars and puddles near it can be live too; a silent line can be live. If it lies on your vehicle, stay inside and wait. If fire forces you out, jump clear with both feet together without touching vehicle and ground at once, and shuffle away with short steps, feet together. Never move a line with a stick, a rope or a tool.',
      es: 'El suelo, las cercas, los carros y los charcos cercanos también pueden estar vivos; un cable callado puede tener corriente. Si cayó sobre su vehículo, quédese adentro y espere. Si el fuego lo obliga a salir, salte con los pies juntos sin tocar carro y suelo a la vez, y aléjese arrastrando los pies juntos, a pasos cortos. Nunca mueva un cable con palo, cuerda o herramienta.',
    },
    steps: {
      en: [
        'Keep everyone at least 35 ft away.',
        'Call 911, then the utility’s emergency number.',
        'Do not touch the line, nor anyone or anything in contact with it.',
        'Wait until the utility says that the line is dead and grounded.',
      ],
      es: [
        'Mantenga a todos a 35 pies o más.',
        'Llame al 911 y luego a emergencias de la compañía de luz.',
        'No toque el cable, ni a nadie ni nada que esté en contacto con él.',
        'Espere hasta que la compañía diga que la línea está muerta y aterrizada.',
      ],
    },
    references: [],
    suggestions: {
      en: [
        'How high must a service drop be?',
        'Who repairs the weatherhead, the utility or the owner?',
        'What clearance do overhead conductors need?',
      ],
      es: [
        '¿A qué altura va la acometida aérea?',
        '¿Quién repara la mufa, la compañía o el dueño?',
        '¿Qué libramiento necesitan los conductores aéreos?',
      ],
    },
  },
  water: {
    id: 'emergency-water',
    kind: 'emergency',
    result: {
      en: '**Stay away from the equipment and out of the water.** Do not touch the panel; have the utility cut the power. Call 911 if there is smoke, arcing or anyone in the water.',
      es: '**Aléjese del equipo y no entre al agua.** No toque el tablero; que la compañía de luz corte la corriente. Llame al 911 si hay humo, arqueo o alguien en el agua.',
    },
    text: {
      en: 'Switch off the main only if you can do it standing dry, without touching or stepping into anything wet. Breakers, receptacles, GFCIs and NM cable that were under water are replaced, not dried; other equipment is judged by a qualified person and its manufacturer. Power comes back only after a qualified electrician (and usually the inspector) has looked at it.',
      es: 'Baje el principal solo si lo hace parado en seco, sin tocar ni pisar nada mojado. Las pastillas, contactos, GFCI y cable NM que estuvieron bajo el agua se cambian, no se secan; lo demás lo juzga una persona calificada y el fabricante. La corriente vuelve solo después de que lo revise un electricista calificado (y casi siempre el inspector).',
    },
    steps: {
      en: [
        'Keep out of the water and away from the equipment.',
        'Call the utility to disconnect the power; 911 if there is immediate danger.',
        'Stop the water at its source if that is possible without going near.',
        'Let a qualified electrician inspect, dry, test and replace before power is restored.',
      ],
      es: [
        'No entre al agua ni se acerque al equipo.',
        'Llame a la compañía de luz para que desconecte; al 911 si hay peligro inmediato.',
        'Corte el agua en su origen, si se puede sin acercarse.',
        'Que un electricista calificado revise, pruebe y reemplace antes de dar corriente.',
      ],
    },
    references: [
      {
        section: '110.11',
        why: { en: 'Equipment is kept from moisture that would harm it.', es: 'El equipo se protege de la humedad que lo dañe.' },
        grade: 'K',
      },
    ],
    suggestions: {
      en: ['What must be replaced after a flood?', 'How does water get into a panel?', 'Where is a wet location by the code?'],
      es: ['¿Qué se cambia después de una inundación?', '¿Cómo entra agua a un tablero?', '¿Qué es un lugar mojado según el código?'],
    },
  },
  hot: {
    id: 'emergency-hot',
    kind: 'emergency',
    result: {
      en: '**Stop using it and turn that breaker off now** if you can do it safely. Smoke, crackling or a burning smell: get out and call 911.',
      es: '**Deje de usarlo y baje esa pastilla ya**, si es seguro. Si hay humo, chasquidos u olor a quemado: salga y llame al 911.',
    },
    text: {
      en: 'Heat or scorching at a device, breaker or panel means a loose connection, an overload or a failing part, which is how electrical fires start. Leave it off. If the heat is in the main, the meter or the panel’s bus, keep your hands off and call the utility and a qualified electrician. (A dimmer or a transformer may feel warm; too hot to keep a hand on is never right.)',
      es: 'Calor o quemado en un dispositivo, una pastilla o un tablero es señal de conexión floja, sobrecarga o pieza que falla: así empiezan los incendios eléctricos. Déjelo sin corriente. Si el calor está en el principal, el medidor o las barras, no meta mano y llame a la compañía de luz y a un electricista calificado. (Un atenuador o un transformador puede sentirse tibio; si no se aguanta la mano, nunca está bien.)',
    },
    steps: {
      en: [
        'Unplug or switch off the load, if safe.',
        'Turn the circuit’s breaker off, and leave it off.',
        'Watch for smoke or smell for an hour; call 911 at any sign.',
        'Have a qualified electrician open it, dead and locked out, and replace what overheated.',
      ],
      es: [
        'Desenchufe o apague la carga, si es seguro.',
        'Baje la pastilla del circuito y déjela abajo.',
        'Vigile una hora por humo u olor; llame al 911 ante cualquier señal.',
        'Que un electricista calificado lo abra, muerto y bloqueado, y cambie lo que se calentó.',
      ],
    },
    references: [
      {
        section: '110.14',
        why: { en: 'Connections must be made and tightened properly.', es: 'Las conexiones deben hacerse y apretarse bien.' },
        grade: 'K',
      },
    ],
    suggestions: {
      en: ['What makes a receptacle overheat?', 'How tight must terminal screws be?', 'Can I put in a bigger breaker?'],
      es: ['¿Por qué se calienta un contacto?', '¿Qué apriete llevan las terminales?', '¿Puedo poner un breaker más grande?'],
    },
  },
};
