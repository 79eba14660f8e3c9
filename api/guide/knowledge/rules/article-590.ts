// Article 590 in own words: temporary power and lighting on job sites and for holidays.
import type { Rule } from '../knowledge.ts';

export const article590: readonly Rule[] = [
  {
    id: '590-2-other-rules',
    section: '590.2',
    grade: 'V2',
    title: { en: 'Temporary wiring follows all other rules', es: 'Lo temporal cumple las demás reglas' },
    text: {
      en: 'Temporary wiring meets the whole Code except where Article 590 changes it: conductor ampacity, overcurrent protection, grounding and working space are as for permanent work.',
      es: 'El alambrado temporal cumple todo el Código salvo lo que cambia el Artículo 590: ampacidad, protección, puesta a tierra y espacio de trabajo son como en lo permanente.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'meet the whole Code with temporary wiring except where Article 590 changes it',
          es: 'cumplir todo el código con lo temporal salvo donde cambie el Artículo 590',
        },
        words: 'construction site temp power',
      },
    ],
    words: { en: 'temp power rules job site construction', es: 'luz provisional obra reglas' },
  },
  {
    id: '590-3-a-construction',
    section: '590.3(A)',
    grade: 'V2',
    title: { en: 'Allowed for the time of construction', es: 'Permitido mientras dura la obra' },
    text: {
      en: 'Temporary power and lighting may stay during construction, remodeling, maintenance, repair or demolition, and in emergencies and for tests and experiments. There is no day limit for construction.',
      es: 'La energía y alumbrado temporales pueden quedar durante construcción, remodelación, mantenimiento, reparación o demolición, y en emergencias y pruebas. Para obra no hay límite de días.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'keep temporary power for the whole construction or remodel, past 90 days',
          es: 'dejar la energía temporal toda la obra o remodelación, más de 90 días',
        },
        words: 'temp power time limit',
      },
    ],
    words: { en: 'how long can temp power stay', es: 'cuánto puede durar la luz provisional' },
  },
  {
    id: '590-3-b-ninety-days',
    section: '590.3(B)',
    grade: 'V2',
    title: { en: 'Holiday lighting: 90 days', es: 'Luces navideñas: 90 días' },
    text: {
      en: 'Temporary installations for holiday decorative lighting and similar purposes are allowed for at most 90 days.',
      es: 'Las instalaciones temporales de alumbrado decorativo de fiestas y similares se permiten por no más de 90 días.',
    },
    figures: { days: [90, 'days'] },
    claims: [
      {
        says: 'may',
        what: { en: 'use holiday lights for up to 90 days', es: 'usar luces navideñas hasta 90 días' },
        words: 'christmas hang nov jan within limits',
      },
      {
        says: 'must-not',
        what: { en: 'leave holiday lighting up more than 90 days', es: 'dejar luces navideñas más de 90 días' },
        words: 'christmas year round permanent june easter long months',
      },
    ],
    words: {
      en: 'christmas holiday lighting lights how long may stay up cord and plug 90 days leave extension cords all winter seasonal temporary limit',
      es: 'luces de navidad cuánto tiempo dejar extensiones invierno ',
    },
  },
  {
    id: '590-3-d-removal',
    section: '590.3(D)',
    grade: 'V2',
    title: { en: 'Take temporary wiring out', es: 'Retire lo temporal' },
    text: {
      en: 'Remove temporary wiring at once when the construction or the purpose it was for is over. Leaving an extension-cord circuit as permanent wiring is a violation.',
      es: 'Retire el alambrado temporal en cuanto termine la obra o el fin para el que se puso. Dejar una extensión como instalación permanente es violación.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'remove temporary wiring at once when the work is over', es: 'retirar lo temporal al terminar la obra' },
        words: 'temp power',
      },
      {
        says: 'must-not',
        what: { en: 'leave an extension cord as permanent wiring', es: 'dejar una extensión como alambrado permanente' },
        words: 'extension cord',
      },
    ],
    words: { en: 'leave temp wiring permanent extension cord', es: 'dejar provisional permanente extensión' },
  },
  {
    id: '590-4-a-services',
    section: '590.4(A)',
    grade: 'V2',
    title: { en: 'Temporary services: Article 230', es: 'Acometidas temporales: Artículo 230' },
    text: {
      en: 'A temporary service pole or pedestal meets Article 230 like any service: clearances, disconnect, grounding electrode and bonding. The utility adds its own pole and mast rules.',
      es: 'Un poste o pedestal provisional cumple el Artículo 230 como cualquier acometida: alturas, desconectador, electrodo y unión. La compañía agrega sus reglas de poste y mufa.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'meet Article 230 with a temporary service pole', es: 'cumplir el Artículo 230 con un poste de acometida temporal' },
        words: 'temp power pole disconnect ground rod',
      },
    ],
    words: { en: 'temp pole ground rod height t-pole', es: 'poste provisional varilla altura mufa' },
  },
  {
    id: '590-4-b-feeders',
    section: '590.4(B)',
    grade: 'V2',
    title: { en: 'Temporary feeders: cables and cords', es: 'Alimentadores temporales: cables y cordones' },
    text: {
      en: 'Feeders start at an approved panel with overcurrent protection and may run in cable assemblies or in hard or extra-hard-usage cords. NM and SE cable may be used in any building without the height and construction limits.',
      es: 'Los alimentadores salen de un tablero aprobado con protección y pueden ir en cables ensamblados o cordones de uso rudo o extrarrudo. Los cables NM y SE se usan en cualquier edificio sin límites de altura ni tipo de construcción.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use NM or SE cable for temporary feeders in any building',
          es: 'usar NM o SE en alimentadores temporales de cualquier edificio',
        },
        words: 'romex temp power',
      },
      {
        says: 'may',
        what: { en: 'use hard-usage cord for temporary feeders', es: 'usar cordón de uso rudo en alimentadores temporales' },
        words: 'temp power so cord',
      },
    ],
    words: { en: 'temp feeder spider box cord soow romex commercial', es: 'alimentador provisional spider box cordón romex' },
  },
  {
    id: '590-4-c-branch-circuits',
    section: '590.4(C)',
    grade: 'V2',
    title: { en: 'Temporary branch circuits: NM at any height', es: 'Ramales temporales: NM a cualquier altura' },
    text: {
      en: 'Branch circuits originate in an approved power outlet or panelboard, in cable assemblies or hard-usage cord. NM cable is allowed in any dwelling or building with no height limit and without being concealed.',
      es: 'Los ramales salen de una toma o tablero aprobado, en cables ensamblados o cordón de uso rudo. El cable NM se permite en cualquier vivienda o edificio sin límite de altura y sin ocultarse.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use NM (romex) exposed for temporary branch circuits at any height',
          es: 'usar NM (romex) expuesto en ramales temporales a cualquier altura',
        },
        words: 'construction temp',
      },
    ],
    words: { en: 'romex temporary commercial building exposed', es: 'romex temporal edificio comercial visible' },
  },
  {
    id: '590-4-d-separate-circuits',
    section: '590.4(D)',
    grade: 'V2',
    title: { en: 'Temporary receptacles and lights on separate circuits', es: 'Obra: contactos y luces en circuitos separados' },
    text: {
      en: "On construction sites receptacles are not on a branch circuit that supplies temporary lighting, nor on the same multiwire circuit's ungrounded conductors: tripping a tool may not put the crew in the dark.",
      es: 'En obras los contactos no van en un ramal que alimenta el alumbrado temporal, ni en los mismos vivos de un circuito multiconductor: si se bota una herramienta no debe dejar a oscuras a la cuadrilla.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put temporary receptacles and lights on the same circuit',
          es: 'poner contactos y luces temporales en el mismo circuito',
        },
        words: 'construction site',
      },
    ],
    words: { en: 'temp lights and outlets same circuit stringer', es: 'luces y contactos mismo circuito provisional' },
  },
  {
    id: '590-4-d-grounding-wet',
    section: '590.4(D)',
    grade: 'V1',
    title: { en: 'Temporary receptacles: grounding type, wet covers', es: 'Contactos temporales: con tierra y tapa' },
    text: {
      en: 'All temporary receptacles are grounding type and connected to an equipment grounding conductor. 15 and 20 A ones in wet places have covers that are weatherproof with the plug in, as in 406.9(B).',
      es: 'Todos los contactos temporales son con tierra y conectados a un conductor de tierra de equipos. Los de 15 y 20 A en lugar mojado llevan tapa a prueba de intemperie con la clavija puesta, como en 406.9(B).',
    },
    figures: { amps: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: { en: 'use grounding-type temporary receptacles connected to ground', es: 'usar contactos temporales con tierra conectada' },
        words: 'construction',
      },
      {
        says: 'must',
        what: {
          en: 'use in-use covers on wet-place 15 and 20 A temporary receptacles',
          es: 'usar tapa en uso en contactos temporales de 15 y 20 A en mojado',
        },
        words: 'bubble cover',
      },
    ],
    words: { en: 'temp pole receptacle in use cover weatherproof', es: 'contacto poste provisional tapa intemperie' },
  },
  {
    id: '590-4-e-disconnect',
    section: '590.4(E)',
    grade: 'K',
    title: { en: 'Temporary circuits: a way to disconnect', es: 'Circuitos temporales: cómo desconectar' },
    text: {
      en: 'Each temporary circuit can be disconnected from all its ungrounded conductors by suitable switches or plug connectors. Multiwire circuits open all hots at once where they start; handle ties serve.',
      es: 'Cada circuito temporal puede desconectarse de todos sus vivos con interruptores o conectores de clavija. Los multiconductores abren todos los vivos a la vez donde empiezan; sirven los amarres de manija.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a disconnect for all hots of each temporary circuit',
          es: 'poner desconexión de todos los vivos en cada circuito temporal',
        },
        words: 'multiwire handle tie',
      },
    ],
    words: { en: 'temporary circuit disconnect handle tie', es: 'circuito temporal desconectar amarre' },
  },
  {
    id: '590-4-f-lamp-guards',
    section: '590.4(F)',
    grade: 'V2',
    title: { en: 'Guard temporary lamps', es: 'Guarda en lámparas temporales' },
    text: {
      en: 'Lamps for general illumination on the job are protected from contact and breakage by a suitable luminaire or a lampholder with a guard. Brass-shell and other metal-cased sockets need a grounded shell.',
      es: 'Las lámparas de alumbrado general en la obra se protegen de contacto y golpes con luminaria adecuada o portalámparas con guarda. Los portalámparas de casquillo metálico requieren casquillo aterrizado.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'guard temporary job lamps against contact and breakage', es: 'proteger con guarda las lámparas temporales de obra' },
        words: 'cage bare bulb string lights',
      },
      {
        says: 'must-not',
        what: { en: 'use bare unguarded bulbs for temporary job lighting', es: 'usar focos sin guarda en alumbrado temporal de obra' },
        words: 'cage string lights',
      },
    ],
    words: { en: 'temp light stringer cage guard', es: 'serie de luces obra rejilla guarda' },
  },
  {
    id: '590-4-g-splices',
    section: '590.4(G)',
    grade: 'V2',
    title: { en: 'Temporary splices without a box', es: 'Empalmes temporales sin caja' },
    text: {
      en: 'On construction sites a box is not required for splices or junctions where the conductors are multiconductor cord or cable assemblies and the grounding continuity is kept. Elsewhere, and where the change is to raceway or metal-sheathed cable, use a box, conduit body or fitting.',
      es: 'En obras no se exige caja en empalmes si los conductores son de cordón o cable multiconductor y se conserva la continuidad de tierra. En otros lugares, y en cambios a tubo o cable metálico, use caja, condulet o accesorio.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'splice temporary cords or cables on construction sites without a box',
          es: 'empalmar cordones o cables temporales en obra sin caja',
        },
        if: {
          en: 'multiconductor cord or cable and the ground is continuous',
          es: 'son cordón o cable multiconductor y la tierra es continua',
        },
        words: 'romex temp splice',
      },
      {
        says: 'must',
        what: {
          en: 'use a box where temporary wiring changes to raceway or metal-sheathed cable',
          es: 'usar caja donde lo temporal cambia a tubo o cable metálico',
        },
        words: 'splice',
      },
    ],
    words: { en: 'temp wiring splice no junction box', es: 'empalme provisional sin caja' },
  },
  {
    id: '590-4-h-damage',
    section: '590.4(H)',
    grade: 'K',
    title: { en: 'Protect cords and cables', es: 'Proteja cordones y cables' },
    text: {
      en: 'Protect flexible cords and cables from accidental damage: avoid sharp corners and projections, and protect them where they pass through doorways and other pinch points.',
      es: 'Proteja cordones y cables de daño accidental: evite esquinas y filos, y protéjalos donde pasan por puertas y otros puntos de prensado.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect temporary cords from damage at doorways and sharp corners',
          es: 'proteger cordones temporales de daño en puertas y esquinas',
        },
        words: 'extension cord',
      },
    ],
    words: { en: 'extension cord through door job site', es: 'extensión por la puerta obra' },
  },
  {
    id: '590-4-i-terminations',
    section: '590.4(I)',
    grade: 'K',
    title: { en: 'Cords entering boxes: fittings', es: 'Cordones en cajas: conectores' },
    text: {
      en: 'Cords and cables that enter enclosures with devices needing termination are secured to the box with fittings made for it, not left loose in the hole.',
      es: 'Los cordones y cables que entran a cajas con dispositivos se fijan a la caja con conectores hechos para eso; no se dejan sueltos.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'secure temporary cords to boxes with fittings', es: 'sujetar cordones temporales a cajas con conectores' },
        words: 'cord grip',
      },
    ],
    words: { en: 'cord grip knockout temp box', es: 'conector para cordón caja provisional' },
  },
  {
    id: '590-4-j-support',
    section: '590.4(J)',
    grade: 'V2',
    title: { en: 'Supports; no trees', es: 'Soportes; sin árboles' },
    text: {
      en: 'Support cables and cords in place at intervals that protect them from damage, with staples, ties, straps or similar. Floors and ground are not a place for branch-circuit and feeder cable runs. Vegetation does not support overhead spans, except for holiday lighting with strain relief.',
      es: 'Sujete cables y cordones a intervalos que los protejan, con grapas, cinchos, abrazaderas o similares. Los tendidos de ramales y alimentadores no van sobre el piso o suelo. La vegetación no sostiene tramos aéreos, salvo luces de fiestas con alivio de tensión.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run temporary branch-circuit cables on the floor or ground',
          es: 'llevar cables temporales de ramal en el piso o tierra',
        },
        words: 'extension romex ground',
      },
      {
        says: 'must-not',
        what: { en: 'use trees to support temporary overhead spans', es: 'usar árboles para tramos aéreos temporales' },
        unless: { en: 'it is holiday lighting with strain relief', es: 'sea alumbrado festivo con alivio de tensión' },
        words: 'vegetation',
      },
      { says: 'must', what: { en: 'support temporary cables in place', es: 'soportar los cables temporales' }, words: 'staples ties' },
    ],
    words: { en: 'cable on ground floor job site zip tie tree', es: 'cable en el suelo obra cincho árbol' },
  },
  {
    id: '590-5-listed-lights',
    section: '590.5',
    grade: 'V2',
    title: { en: 'Decorative lights must be listed', es: 'Luces decorativas listadas' },
    text: {
      en: 'Decorative lighting and accessories used for holidays are listed and labeled on the product.',
      es: 'Las luces y accesorios decorativos de fiestas son listados y llevan su etiqueta en el producto.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'use listed and labeled holiday lights', es: 'usar luces festivas listadas y etiquetadas' },
        words: 'christmas',
      },
    ],
    words: { en: 'christmas lights ul listed', es: 'luces navideñas listadas ul' },
  },
  {
    id: '590-6-a-gfci-temp',
    section: '590.6(A)',
    grade: 'V2',
    title: { en: 'Job-site GFCI: 125 V, 15, 20 and 30 A', es: 'GFCI en obra: 125 V, 15, 20 y 30 A' },
    text: {
      en: 'All 125 V single-phase 15, 20 and 30 A receptacles that are not part of the permanent wiring and are used by personnel have GFCI protection. Cord sets with listed GFCI identified for portable use may add it.',
      es: 'Todos los contactos monofásicos de 125 V, 15, 20 y 30 A que no son del alambrado permanente y que usa el personal llevan GFCI. Puede darse con extensiones con GFCI listado para uso portátil.',
    },
    figures: { volts: [125, 'V'], amps: [30, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect temporary 125 V 15, 20 and 30 A job receptacles with GFCI',
          es: 'proteger con GFCI los contactos temporales de obra de 125 V, 15, 20 y 30 A',
        },
        words: 'construction site temp pole 30A needs',
      },
      {
        says: 'may',
        what: { en: 'use a listed portable GFCI cord set on the job', es: 'usar un cordón GFCI portátil listado en obra' },
        words: 'pigtail',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a plain 125 V receptacle on temporary job power without GFCI in it or ahead of it',
          es: 'poner un contacto común de 125 V en la luz provisional de obra sin GFCI en él o antes de él',
        },
        words: 'temp pole single tool compressor saw tripping 30 spider box standard normales poste capataz',
      },
      {
        says: 'need-not',
        what: { en: 'protect hardwired temporary lights with GFCI', es: 'poner GFCI a las luces provisionales cableadas' },
        unless: {
          en: 'they plug into a receptacle or a local rule asks for it',
          es: 'se enchufen a un contacto o lo pida una regla local',
        },
        words: 'stringers string lights lighting circuit job site lampholders cadena focos obra',
      },
    ],
    words: { en: 'construction site gfci temp pole spider box', es: 'gfci en obra poste provisional' },
  },
  {
    id: '590-6-a-existing',
    section: '590.6(A)',
    grade: 'V2',
    title: { en: 'Using permanent outlets on the job: GFCI', es: 'Contactos permanentes usados en obra: GFCI' },
    text: {
      en: 'Where existing or permanent receptacles are used for temporary power, 125 V, 15, 20 and 30 A ones need GFCI protection for the work, by a breaker, receptacle or listed portable GFCI cord.',
      es: 'Si se usan contactos existentes o permanentes para la obra, los de 125 V, 15, 20 y 30 A necesitan GFCI durante el trabajo, con breaker, contacto o extensión con GFCI listado.',
    },
    figures: { volts: [125, 'V'], amps: [30, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use GFCI when permanent 125 V outlets power job tools',
          es: 'usar GFCI al usar contactos permanentes de 125 V en obra',
        },
        words: 'remodel existing wall plugs tools OSHA safety obligación enchufes sierras',
      },
      {
        says: 'must-not',
        what: { en: 'run job tools from permanent outlets without GFCI', es: 'usar herramienta de obra en contactos permanentes sin GFCI' },
        words: 'saws plug bedroom homeowner remodeling crew',
      },
      {
        says: 'may',
        what: {
          en: 'use a listed portable GFCI cord at a permanent outlet for job tools',
          es: 'usar un cordón GFCI portátil listado en un contacto permanente',
        },
        words: 'pigtail adapter wall good enough sprayer',
      },
    ],
    words: { en: 'remodel plug in house outlet tools gfci cord', es: 'remodelación contacto de la casa herramienta gfci' },
  },
  {
    id: '590-6-a-generators',
    section: '590.6(A)',
    grade: 'V2',
    title: { en: 'Generators to 15 kW on the job: GFCI', es: 'Generadores hasta 15 kW en obra: GFCI' },
    text: {
      en: 'All 125 V and 125/250 V, 15, 20 and 30 A receptacles on a 15 kW or smaller portable generator used on the job have listed GFCI protection.',
      es: 'Todos los contactos de 125 V y 125/250 V, 15, 20 y 30 A de un generador portátil de 15 kW o menos usado en obra llevan GFCI listado.',
    },
    figures: { volts: [125, 'V'], volts2: ['125/250', 'V'], amps: [30, 'A'], kilowatts: [15, 'kW'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect receptacles of job generators to 15 kW with GFCI',
          es: 'proteger con GFCI los contactos de plantas de obra hasta 15 kW',
        },
        words: 'portable generator construction',
      },
    ],
    words: { en: 'portable generator job site gfci', es: 'generador portátil obra gfci' },
  },
  {
    id: '590-6-b-other-receptacles',
    section: '590.6(B)',
    grade: 'V2',
    title: { en: 'Other receptacles: GFCI or grounding program', es: 'Otros contactos: GFCI o programa de tierras' },
    text: {
      en: 'Receptacles of other ratings, such as 240 V or 50 A ones, have GFCI, or where not available or as allowed a written assured equipment grounding conductor program: continuity and polarity tests before first use, after repair or damage, and at most every three months, recorded.',
      es: 'Los contactos de otros valores, como 240 V o 50 A, llevan GFCI o, donde se permite, un programa escrito de aseguramiento de tierras: pruebas de continuidad y polaridad antes del primer uso, tras reparación o daño, y cuando mucho cada tres meses, con registro.',
    },
    figures: { volts: [240, 'V'], amps: [50, 'A'] },
    claims: [
      {
        says: 'must',
        what: { en: 'protect 240 V and 50 A job receptacles with GFCI', es: 'proteger con GFCI contactos de obra de 240 V y 50 A' },
        unless: {
          en: 'a written assured grounding program is used where allowed',
          es: 'se use un programa escrito de tierras donde se permite',
        },
        words: 'welder temp',
      },
      {
        says: 'may',
        what: {
          en: 'use an assured grounding program instead of GFCI on non-125 V receptacles',
          es: 'usar programa de tierras en vez de GFCI en contactos que no son de 125 V',
        },
        if: {
          en: 'written and recorded, with tests before first use, after repair and every three months',
          es: 'es escrito y registrado, con pruebas antes de usar, tras reparar y cada tres meses',
        },
        words: 'assured equipment grounding',
      },
    ],
    words: { en: 'assured grounding program 240 volt welder outlet job site aegcp', es: 'programa de tierras aseguradas 240 volts obra' },
  },
  {
    id: '590-7-guarding',
    section: '590.7',
    grade: 'K',
    title: { en: 'Over 1000 V: fence and signs', es: 'Más de 1000 V: cerca y letreros' },
    text: {
      en: 'Temporary wiring over 1000 V is guarded by fences, barriers or other effective means that keep out all but authorized and qualified persons.',
      es: 'El alambrado temporal de más de 1000 V se resguarda con cercas, barreras u otro medio eficaz que deje entrar sólo a personas autorizadas y calificadas.',
    },
    figures: { volts: [1000, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'guard temporary wiring over 1000 V with fences or barriers',
          es: 'resguardar lo temporal de más de 1000 V con cercas o barreras',
        },
      },
    ],
    words: { en: 'temporary medium voltage fence', es: 'media tensión temporal cerca' },
  },
];

// Confirmed: 590.3 Mike Holt newsletter 847, codebookcity, electricianexampractice, Goodheart-Willcox; 590.4(A) codebookcity, EC&M (Apprentice's guide); 590.4(B), (C), (G) Mike Holt, codebookcity, Goodheart-Willcox; 590.4(D), (F) electricianexampractice, Goodheart-Willcox, OSHA training page;
// 590.6 nssltd, electricianexampractice, Mike Holt forum 134201, OSHA training page; 590.5 journeyman exam bank.
// Reread: 590.4(J) EC&M 2025, Mike Holt forum 2570831; 590.4(D) lighting apart EC&M (Holt 2013, Lamendola 2018).
