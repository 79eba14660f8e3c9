// Marinas, boatyards, docks and floating buildings in own words (553 and 555).
import type { Rule } from '../knowledge.ts';

export const articles553To555: readonly Rule[] = [
  {
    id: '555-1-private-docks',
    section: '555.1',
    grade: 'V2',
    title: { en: 'Private docks count too', es: 'Los muelles privados también cuentan' },
    text: {
      en: 'Article 555 covers fixed and floating piers, wharves, docks, marinas and boatyards, and since 2017 docks of one-family, two-family and multifamily dwellings as well.',
      es: 'El Artículo 555 cubre muelles fijos y flotantes, marinas y astilleros, y desde 2017 también los muelles de viviendas de una, dos o más familias.',
    },
    claims: [
      {
        says: 'is',
        what: {
          en: 'a private dock of a house falls under the marina rules (Article 555)',
          es: 'el muelle privado de una casa cae en las reglas de marinas (Artículo 555)',
        },
        words: 'plug lift same apply rent',
      },
      {
        says: 'is-not',
        what: {
          en: "a condo's dock is free of the marina rules because only residents use it",
          es: 'el muelle de un condominio quede fuera de las reglas de marinas porque solo lo usan los residentes',
        },
      },
    ],
    words: { en: 'home boat dock lake house boat lift electrical', es: 'muelle de casa lago elevador de lancha' },
  },
  {
    id: '555-3-datum-plane',
    section: '555.3',
    numberIn: { '2017': '555.2' },
    grade: 'V2',
    title: { en: 'Electrical datum plane: 2 ft above high water', es: 'Plano de referencia: 2 pies sobre el agua alta' },
    text: {
      en: 'On land the datum plane is 2 ft above the highest tide or water level under normal circumstances. On floating docks it is 30 in. above the water at the dock and at least 12 in. above the deck. Connections and equipment not made for submersion stay above it.',
      es: 'En tierra el plano de referencia queda 2 pies sobre el nivel más alto normal del agua o marea. En muelles flotantes, 30 pulg. sobre el agua y al menos 12 pulg. sobre la cubierta. Conexiones y equipo no sumergible van arriba de él.',
    },
    figures: { feet: [2, 'ft'], inches: [30, 'in'], inches2: [12, 'in'] },
    words: { en: 'datum plane dock height receptacle flood floating pier', es: 'plano de referencia muelle altura ' },
  },
  {
    id: '555-4-service-location',
    section: '555.4',
    numberIn: { '2017': '555.7' },
    grade: 'V1',
    title: { en: 'Service equipment not on the dock', es: 'La acometida no va en el muelle' },
    text: {
      en: 'Service equipment for a floating dock or marina is next to, but not on or in, the floating structure or any other floating object.',
      es: 'El equipo de acometida de un muelle flotante o marina va junto a la estructura, no sobre ella ni en ningún objeto flotante.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'put the service equipment on a floating dock', es: 'poner el equipo de acometida en un muelle flotante' },
      },
    ],
    words: { en: 'dock service panel location shore', es: 'muelle tablero acometida orilla' },
  },
  {
    id: '555-5-voltage',
    section: '555.5',
    numberIn: { '2017': '555.4' },
    grade: 'V1',
    title: { en: 'Pier distribution: 250 V', es: 'Distribución del muelle: 250 V' },
    text: {
      en: 'Pier power distribution systems do not exceed 250 V phase to phase; higher voltages take engineering supervision and qualified staff.',
      es: 'Los sistemas de distribución del muelle no pasan de 250 V entre fases; más voltaje requiere supervisión de ingeniería y personal calificado.',
    },
    figures: { volts: [250, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run more than 250 V phase to phase on a pier',
          es: 'usar más de 250 V entre fases en un muelle',
        },
        unless: {
          en: 'it is under engineering supervision with qualified staff',
          es: 'sea con supervisión de ingeniería y personal calificado',
        },
        words: '480 yacht dock marina yate',
      },
    ],
    words: { en: '480 volts marina dock voltage limit', es: '480 volts muelle límite de voltaje' },
  },
  {
    id: '555-6-demand',
    section: '555.6',
    numberIn: { '2017': '555.12' },
    grade: 'V2',
    title: { en: 'Shore power demand factors', es: 'Factores de demanda de toma a barcos' },
    text: {
      en: 'Sum the ratings of shore power receptacles on a feeder and apply: 1 to 4 receptacles 100%, 5 to 8 90%, 9 to 14 80%, 15 to 30 70%, 31 to 40 60%, 41 to 50 50%, 51 to 70 40%, more 30%. For two receptacles of one slip of different voltage count only the larger kilowatt demand.',
      es: 'Sume los contactos de barco de un alimentador y aplique: 1 a 4 contactos 100%, 5 a 8 90%, 9 a 14 80%, 15 a 30 70%, 31 a 40 60%, 41 a 50 50%, 51 a 70 40%, más 30%. Con dos contactos de distinto voltaje en un amarre cuente sólo la demanda mayor.',
    },
    figures: {
      percent: [100, '%'],
      percent2: [90, '%'],
      percent3: [80, '%'],
      percent4: [70, '%'],
      percent5: [60, '%'],
      percent6: [50, '%'],
      percent7: [40, '%'],
      percent8: [30, '%'],
    },
    words: { en: 'marina feeder calculation slips demand', es: 'marina alimentador cálculo amarres' },
  },
  {
    id: '555-10-sign',
    section: '555.10',
    numberIn: { '2017': '555.24' },
    grade: 'V2',
    title: { en: 'Electric shock sign at docks', es: 'Letrero de riesgo en muelles' },
    text: {
      en: 'Permanent signs warn people who use or swim near a dock or marina: durable, visible from all approaches, with the words that there is a potential shock hazard and electric currents may be present in the water.',
      es: 'Letreros permanentes avisan a quien usa o nada cerca del muelle o marina: durables, visibles desde todos los accesos, que digan que hay riesgo de choque y puede haber corriente en el agua.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put up signs at a dock that warn of electric shock in the water',
          es: 'poner letreros en el muelle que avisen del choque eléctrico en el agua',
        },
      },
    ],
    words: { en: 'no swimming dock sign electric shock drowning', es: 'letrero no nadar muelle choque eléctrico' },
  },
  {
    id: '555-13-bonding',
    section: '555.13',
    numberIn: { '2017': null },
    grade: 'K',
    title: { en: 'Bond metal on docks', es: 'Una el metal en muelles' },
    text: {
      en: "Non-current-carrying metal parts in contact with the water, metal piping and other metal that may become energized are bonded to the panel's grounding bus with copper or other corrosion-resistant conductors not smaller than 8 AWG.",
      es: 'Las partes metálicas en contacto con el agua, tubería y demás metal que pueda energizarse se unen a la barra de tierra del tablero con conductor de cobre u otro resistente a la corrosión no menor que 8 AWG.',
    },
    figures: { size: [8, 'AWG'] },
    words: { en: 'dock bonding aluminum dock ground 8 solid', es: 'muelle de aluminio unión tierra' },
  },
  {
    id: '555-30-connections',
    section: '555.30',
    numberIn: { '2017': '555.9' },
    grade: 'V1',
    title: { en: 'Dock splices: 12 in. above deck', es: 'Empalmes en muelle: 12 pulg. sobre cubierta' },
    text: {
      en: 'New electrical connections on a dock are at least 12 in. above the deck and not below the datum plane; on floating docks approved splices rated for submersion may be lower but still above the waterline.',
      es: 'Las conexiones nuevas en un muelle van al menos a 12 pulg. sobre la cubierta y no debajo del plano de referencia; en muelles flotantes los empalmes aprobados para sumergirse pueden ir más abajo pero arriba del agua.',
    },
    figures: { inches: [12, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'make dock connections lower than 12 in. above the deck',
          es: 'hacer conexiones del muelle a menos de 12 pulg. sobre la cubierta',
        },
        unless: {
          en: 'it is a floating dock with approved splices rated for submersion, still above the waterline',
          es: 'sea un muelle flotante con empalmes aprobados para inmersión, siempre arriba del agua',
        },
        words: 'junction box splice under pier empalme',
      },
    ],
    words: { en: 'dock junction box height splice', es: 'caja en muelle altura empalme' },
  },
  {
    id: '555-33-a-shore-power',
    section: '555.33(A)',
    numberIn: { '2017': '555.19(A)' },
    grade: 'V2',
    title: { en: 'Shore power: 30 A locking receptacles', es: 'Toma para barcos: 30 A de seguro' },
    text: {
      en: 'Shore power for boats is by single receptacles of 30 A or more, locking and grounding type (pin-and-sleeve where larger), each on its own circuit of the same class and rating, in listed marina power outlets or weatherproof enclosures.',
      es: 'La toma para barcos es con contactos sencillos de 30 A o más, de seguro y con tierra (clavija industrial en los mayores), cada uno en su propio circuito de igual voltaje y capacidad, en equipo listado para marina o cajas para lugar mojado.',
    },
    figures: { amps: [30, 'A'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'give boats ordinary 20 A receptacles for shore power',
          es: 'dar a los botes contactos comunes de 20 A como toma de muelle',
        },
      },
    ],
    words: {
      en: 'boat slip receptacle 30 amp twist lock 50 amp pedestal smallest',
      es: 'amarre contacto 30 amperes seguro pedestal mínimo amperes',
    },
  },
  {
    id: '555-33-c-height',
    section: '555.33',
    numberIn: { '2017': '555.19' },
    grade: 'V1',
    title: { en: 'Dock receptacle height: 12 in.', es: 'Altura de contactos en muelle: 12 pulg.' },
    text: {
      en: 'Shore power receptacles are mounted at least 12 in. above the deck surface of the pier and not below the electrical datum plane.',
      es: 'Los contactos para barcos se montan al menos a 12 pulg. sobre la cubierta del muelle y no debajo del plano de referencia.',
    },
    figures: { inches: [12, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'mount shore power receptacles at least 12 in. above the dock deck',
          es: 'montar los contactos de muelle al menos 12 pulg. sobre la cubierta',
        },
        words: 'pedestal marina boat height altura lancha',
      },
    ],
    words: { en: 'dock outlet height', es: 'altura de contacto en muelle' },
  },
  {
    id: '555-35-a-feeders',
    section: '555.35(A)',
    numberIn: { '2017': '555.3', '2020': '555.35' },
    grade: 'V2',
    title: { en: 'Dock feeders: 100 mA', es: 'Alimentadores de muelle: 100 mA' },
    text: {
      en: 'Feeders on docking facilities have listed ground-fault protection of equipment of not more than 100 mA; it may be coordinated with downstream devices. Transformer secondary conductors up to 10 ft in a raceway are excepted.',
      es: 'Los alimentadores en muelles llevan protección listada de falla a tierra de equipos de no más de 100 mA; puede coordinarse con la de aguas abajo. Se exceptúan los conductores del secundario de un transformador hasta 10 pies en tubo.',
    },
    textIn: {
      '2017': {
        en: 'Overcurrent devices that supply marinas, boatyards and docks have ground-fault protection of not more than 30 mA, on the main, the feeders or the branch circuits.',
        es: 'Los dispositivos que alimentan marinas, astilleros y muelles llevan protección de falla a tierra de no más de 30 mA, en el principal, los alimentadores o los ramales.',
      },
      '2020': {
        en: 'Feeder and branch-circuit conductors on docking facilities have ground-fault protection of equipment of not more than 100 mA; shore power receptacles their own of not more than 30 mA.',
        es: 'Los alimentadores y ramales en muelles llevan protección de falla a tierra de no más de 100 mA; los contactos para barcos la suya de no más de 30 mA.',
      },
    },
    figures: { milliamps: [100, 'mA'], feet: [10, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give a dock feeder ground-fault protection of not more than 100 mA',
          es: 'dar a un alimentador de muelle protección de falla a tierra de no más de 100 mA',
        },
      },
    ],
    words: { en: 'marina gfp feeder trips 100 milliamp', es: 'marina falla a tierra alimentador se dispara' },
  },
  {
    id: '555-35-b-shore-power',
    section: '555.35(B)',
    numberIn: { '2017': '555.3', '2020': '555.35(A)' },
    grade: 'V2',
    title: { en: 'Shore power: 30 mA each; others GFCI', es: 'Toma para barcos: 30 mA; los demás GFCI' },
    text: {
      en: 'Each shore power receptacle has ground-fault protection of equipment of not more than 30 mA. Outlets for anything else on a dock, up to 60 A single-phase or 100 A three-phase and 150 V to ground, have Class A GFCI.',
      es: 'Cada contacto para barcos lleva protección de falla a tierra de no más de 30 mA. Las salidas para lo demás en el muelle, hasta 60 A monofásicas o 100 A trifásicas y 150 V a tierra, llevan GFCI Clase A.',
    },
    textIn: {
      '2017': {
        en: 'Marina and dock circuits have ground-fault protection of not more than 30 mA, and receptacles other than shore power of 125 V, 15 and 20 A have GFCI.',
        es: 'Los circuitos de marina y muelle llevan protección de falla a tierra de no más de 30 mA, y los contactos que no son para barcos, de 125 V, 15 y 20 A, llevan GFCI.',
      },
      '2020': {
        en: 'Each shore power receptacle has ground-fault protection of equipment of not more than 30 mA; other 15 and 20 A receptacles have GFCI.',
        es: 'Cada contacto para barcos lleva protección de falla a tierra de no más de 30 mA; los demás de 15 y 20 A llevan GFCI.',
      },
    },
    figures: { milliamps: [30, 'mA'], amps: [60, 'A'], amps2: [100, 'A'], volts: [150, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect a boat lift with Class A GFCI, hardwired too',
          es: 'proteger con GFCI Clase A un elevador de bote, también conectado fijo',
        },
      },
    ],
    words: {
      en: 'dock receptacle gfci boat lift gfci 30ma pedestal trips marina maximum setting',
      es: 'contacto de muelle gfci elevador de lancha se dispara marina ajuste máximo',
    },
  },
  {
    id: '555-35-leakage-device',
    section: '555.35',
    numberIn: { '2017': null },
    grade: 'V1',
    title: { en: 'Leakage current meter at marinas', es: 'Medidor de corriente de fuga en marinas' },
    text: {
      en: 'Where more than three receptacles supply shore power, the facility has a leakage measurement device on hand and uses it to find which boat leaks.',
      es: 'Donde más de tres contactos alimentan barcos, la instalación tiene un medidor de corriente de fuga y lo usa para hallar el barco que fuga.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'have a leakage meter at a marina with more than three shore power receptacles',
          es: 'tener un medidor de fuga en una marina con más de tres tomas de muelle',
        },
      },
    ],
    words: { en: 'boat leaks current clamp marina tripping which boat', es: 'barco con fuga de corriente marina pinza' },
  },
  {
    id: '555-36-disconnect',
    section: '555.36',
    numberIn: { '2017': '555.17' },
    grade: 'K',
    title: { en: 'Disconnect for each boat within 30 in.', es: 'Desconectador por barco a 30 pulg.' },
    text: {
      en: "Each boat's shore power connection has a disconnect, an enclosed breaker or switch, identified by the receptacle it controls and within 30 in. of it.",
      es: 'Cada toma para barco tiene su desconectador, breaker o interruptor en caja, identificado con el contacto que controla y a 30 pulg. o menos de él.',
    },
    figures: { inches: [30, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a disconnect within 30 in. of each shore power receptacle',
          es: 'poner un desconectador a 30 pulg. de cada contacto de muelle',
        },
        words: 'pedestal breaker boat marina slip',
      },
    ],
    words: { en: 'pedestal breaker boat slip', es: 'breaker de pedestal amarre' },
  },
  {
    id: '555-36-c-emergency',
    section: '555.36(C)',
    numberIn: { '2017': null, '2020': null },
    grade: 'V1',
    title: { en: 'Emergency shutoff at shore power', es: 'Paro de emergencia de la toma a barcos' },
    text: {
      en: 'From 2023 shore power has a listed emergency shutoff marked as such, within sight of the outlet, readily accessible, operable from outside and reset by hand. It kills all circuits of the outlet; breaker handles do not serve.',
      es: 'Desde 2023 la toma para barcos lleva un paro de emergencia listado y marcado, a la vista, fácilmente accesible, operable por fuera y de rearme manual. Corta todos los circuitos de la toma; no sirven las manijas de los breakers.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'count the breaker handles in the pedestal as the shore power emergency shutoff',
          es: 'contar las palancas de los breakers del pedestal como paro de emergencia de la toma de muelle',
        },
      },
    ],
    words: { en: 'marina emergency stop pedestal shutoff swimmer', es: 'marina paro de emergencia pedestal' },
  },
  {
    id: '555-37-ground',
    section: '555.37',
    numberIn: { '2017': '555.15' },
    grade: 'V1',
    title: { en: 'Dock ground wire: insulated green', es: 'Tierra en muelle: verde aislada' },
    text: {
      en: 'Equipment grounding conductors on docks are insulated, green or green with yellow stripe over their length, and not smaller than 12 AWG copper.',
      es: 'Las tierras de equipo en muelles son aisladas, verdes o verdes con franja amarilla en toda su longitud, y no menores que 12 AWG de cobre.',
    },
    figures: { size: [12, 'AWG'] },
    claims: [{ says: 'must-not', what: { en: 'use a bare ground wire on a dock', es: 'usar tierra desnuda en un muelle' } }],
    words: { en: 'dock wire green insulated ground', es: 'muelle tierra verde aislada' },
  },
  {
    id: '555-50-floating-buildings',
    section: '555.50',
    numberIn: { '2017': '553.4' },
    grade: 'K',
    title: { en: 'Floating buildings', es: 'Edificios flotantes' },
    text: {
      en: 'A floating building moored permanently and wired from shore has its service equipment next to it and not on it; one feeder serves it, with an insulated equipment grounding conductor and insulated neutral, and flexible wiring that allows for the motion.',
      es: 'Un edificio flotante amarrado y alimentado desde tierra tiene su acometida a un lado y no sobre él; lo sirve un alimentador, con tierra de equipos aislada y neutro aislado, y alambrado flexible que permita el movimiento.',
    },
    words: { en: 'houseboat floating home service', es: 'casa flotante acometida' },
  },
];

// Confirmed: 555.35 electricallicenserenewal 1531, passagemaker (IAEI), EC&M Nov. 2019 and 2025, Leviton Captain Code 2017, electricalcodeconnection; 555.10 Leviton, IAEI, thebuildingcodeforum; 555.36(C) electricallicenserenewal 1532;
// datum plane EC&M (682), inspectorsjournal; 555.33 Mike Holt forum 67428; scope for dwellings NFPA Journal, codebookcity.
// Reread: One source only: 555.6 EC&M quiz (one row).
// Second look: 555.6 a public load calculator (every row, 2017 and 2020), EC&M quiz (45: 50%), Mike Holt forum (10: 80%, 20: 70%, 35: 60%, 71: 30%).
