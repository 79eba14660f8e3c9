// Yes-or-no questions and comparisons of editions: Chapters 1 and 2, load calculations, services, grounding and bonding.
import type { Topic } from '../knowledge.ts';

export const askedYesOrNoCircuitsAndGroundingTopics: readonly Topic[] = [
  {
    id: 'asked-electrode-needed',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does a house or its service panel need a grounding electrode?',
      es: '¿Una casa o su tablero de acometida necesita electrodo de puesta a tierra?',
    },
    answer: {
      en: 'Yes: every grounded service connects its neutral to a grounding electrode system by a grounding electrode conductor. All electrodes present are bonded together; where there is none, install one, such as a ground rod.\n\nIt carries lightning and surges to earth; it clears no fault. That is the work of the main bonding jumper and the equipment grounding conductors.',
      es: 'Sí: toda acometida puesta a tierra une su neutro a un sistema de electrodos con un conductor del electrodo. Todos los electrodos presentes se unen; si no hay ninguno, se instala uno, como una varilla.\n\nLleva a tierra rayos y sobretensiones; no libra fallas. Eso lo hacen el puente de unión principal y las tierras de equipo.',
    },
    references: ['250.24(A)', '250.50'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'connect the neutral of a house service to a ground rod or other grounding electrode',
          es: 'conectar el neutro de la acometida de una casa a una varilla u otro electrodo de tierra',
        },
        words: 'new home panel earth ocupa',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave a service without a ground rod or other electrode, or its wire disconnected',
          es: 'dejar la acometida sin varilla u otro electrodo, o su cable suelto',
        },
        words: 'skip omit loose rod',
      },
      { says: 'is-not', what: { en: 'a ground rod is optional at a new home', es: 'la varilla de tierra es opcional en una casa nueva' } },
      {
        says: 'is-not',
        what: { en: 'a ground rod trips the breaker on a fault', es: 'la varilla de tierra bote el breaker en una falla' },
        words: 'short clears',
      },
    ],
    words: {
      en: 'ground rod required main panel home building confirm new service earth necessary any skip without optional really',
      es: 'varilla de tierra física obligatorio casa vivienda residencia confirma edificio servicio nuevo hace falta requiere omitir sin opcional',
    },
  },
  {
    id: 'asked-concrete-slab-wet',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does concrete in contact with the earth count as a wet location?',
      es: '¿El concreto en contacto con la tierra cuenta como lugar mojado?',
    },
    answer: {
      en: 'Yes: wet, not damp. Concrete that touches the earth, and anything underground, counts as a wet location, because moisture soaks through.\n\nThe inside of a conduit there counts as wet too, so its conductors need a W in their type, such as THWN or XHHW-2.',
      es: 'Sí: mojado, no húmedo. El concreto que toca la tierra, y todo lo subterráneo, cuenta como lugar mojado, porque la humedad lo atraviesa.\n\nEl interior de un tubo ahí también cuenta como mojado: sus conductores llevan W en el tipo, como THWN o XHHW-2.',
    },
    references: ['100'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'concrete in contact with the earth counts as a wet location',
          es: 'el concreto en contacto con la tierra cuenta como lugar mojado',
        },
        words: 'slab on grade footing losa firme',
      },
      {
        says: 'must',
        what: {
          en: 'use wire with a W in its type, such as THWN or XHHW-2, in a conduit in or under a slab on grade',
          es: 'usar alambre con W en el tipo, como THWN o XHHW-2, en un tubo dentro o debajo de una losa sobre el suelo',
        },
        words: 'thhn conduit in slab losa',
      },
      {
        says: 'must-not',
        what: {
          en: 'pull plain THHN, without W, in a conduit in or under a slab on grade',
          es: 'jalar THHN normal, sin W, en un tubo dentro o debajo de una losa sobre el suelo',
        },
        words: 'regular dry wire pvc firme',
      },
    ],
    words: {
      en: 'slab on grade footing poured on soil direct contact earth wet damp or dry location conduit in slab considered considered by the code dirt inspector',
      es: 'losa piso colado firme zapata sobre el suelo contacto directo tierra lugar mojado humedo o seco tubo en losa se considera se considera segun el codigo pegado inspector',
    },
  },
  {
    id: 'asked-covered-porch-damp',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is a porch under a roof a damp location?', es: '¿Un porche o balcón techado es lugar húmedo?' },
    answer: {
      en: 'Yes: damp, not wet, as long as the roof keeps rain and splashing off. A damp location is protected from the weather but gets moderate moisture.\n\nA spot that driven rain or a sprinkler reaches is wet. A fixture or cover listed for wet places may always be used in damp ones, not the other way.',
      es: 'Sí: húmedo, no mojado, mientras el techo lo libre de lluvia y salpicaduras. Lugar húmedo es el protegido de la intemperie que recibe humedad moderada.\n\nDonde pega la lluvia con viento o el aspersor es mojado. Lo listado para mojado siempre se puede usar en húmedo, no al revés.',
    },
    references: ['100'],
    claims: [
      {
        says: 'is',
        what: { en: 'a roofed porch is a damp location', es: 'un porche techado es lugar húmedo' },
        unless: { en: 'driven rain or a sprinkler reaches the spot', es: 'ahí pegue la lluvia con viento o el aspersor' },
        words: 'covered patio carport eave terraza alero',
      },
      {
        says: 'may',
        what: { en: 'use a wet-rated light or cover in a damp location', es: 'usar una luminaria o tapa para mojado en un lugar húmedo' },
        words: 'fixture listed covered porch',
      },
      {
        says: 'must-not',
        what: { en: 'use a damp-rated light in a wet location', es: 'usar una luminaria solo para húmedo en un lugar mojado' },
        words: 'fixture rain outside lluvia',
      },
      {
        says: 'may',
        what: {
          en: 'use a damp-rated light or fan under a porch roof that keeps rain off',
          es: 'usar una luminaria o abanico para lugares húmedos bajo un techo de porche que libra de la lluvia',
        },
        words: 'recessed cans ceiling fan',
      },
      {
        says: 'is-not',
        what: {
          en: 'a spot that driven rain reaches is a damp location, roof or not',
          es: 'un punto al que llega la lluvia con viento es lugar húmedo, aunque haya techo',
        },
        words: 'patio cover wind wet',
      },
    ],
    words: {
      en: 'covered porch canopy carport roofed patio eave soffit light damp or wet location rated fixture considered by the code',
      es: 'porche techado terraza cochera abierta balcon alero portal techado lugar humedo o mojado luminaria se considera segun el codigo',
    },
  },
  {
    id: 'asked-ladder-readily-accessible',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is a breaker that needs a ladder to reach readily accessible?',
      es: '¿Un breaker que se alcanza con escalera es fácilmente accesible?',
    },
    answer: {
      en: 'No, that is not readily accessible: it means that those who need it reach it quickly, without a portable ladder, without climbing over or moving things, and without tools; a key is allowed.\n\nWith a ladder it is merely accessible, which is not enough for breakers, GFCI devices and service disconnects.',
      es: 'No, eso no es fácilmente accesible: quiere decir que quien lo necesita llega rápido, sin escalera portátil, sin brincar ni mover cosas y sin herramienta; la llave sí se permite.\n\nCon escalera es solo accesible, y eso no basta para breakers, GFCI ni desconectadores de acometida.',
    },
    references: ['100'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a breaker, GFCI or disconnect reached by a portable ladder is readily accessible',
          es: 'un breaker, GFCI o desconectador que se alcanza con escalera portátil es fácilmente accesible',
        },
        words: 'step ladder above ceiling climb plafón',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a breaker, GFCI or service disconnect where a portable ladder is needed to reach it',
          es: 'poner un breaker, GFCI o desconectador de acometida donde se ocupa escalera portátil para alcanzarlo',
        },
        unless: {
          en: 'an exception allows it, as for busway or for a breaker right at its equipment',
          es: 'una excepción lo permita, como en electroducto o junto al equipo que alimenta',
        },
        words: 'readily accessible high fácilmente accesible alto',
      },
    ],
    words: {
      en: 'need a step ladder to get to it above ceiling high on wall counts as readily accessible accessible difference disconnect gfci required must have allowed',
      es: 'escalera de mano arriba del plafon alto en la pared cuenta como facilmente accesible accesible diferencia desconectador gfci se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-locked-room-accessible',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does an electrical room under lock and key count as accessible?',
      es: '¿Un cuarto eléctrico cerrado con llave cuenta como accesible?',
    },
    answer: {
      en: 'Yes: rooms and enclosures under lock and key count as accessible to qualified persons, and needing a key does not stop equipment from being readily accessible.\n\nThe people who need it must have the key: each occupant must be able to reach the devices that protect their own space.',
      es: 'Sí: los cuartos y gabinetes bajo llave cuentan como accesibles para personal calificado, y la llave no le quita a un equipo lo fácilmente accesible.\n\nQuien lo necesita debe tener la llave: cada ocupante debe alcanzar las protecciones de su propio local.',
    },
    references: ['110.26(F)', '100'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'an electrical room or panel under lock and key is accessible, even readily',
          es: 'un cuarto eléctrico o tablero con llave es accesible, incluso fácilmente accesible',
        },
        words: 'locked padlock closet candado',
      },
      {
        says: 'may',
        what: { en: 'lock an electrical room or a panel', es: 'cerrar con llave un cuarto eléctrico o un tablero' },
        if: { en: 'those who need it have the key', es: 'quienes lo necesitan tienen la llave' },
        words: 'padlock door candado puerta',
      },
      {
        says: 'must-not',
        what: {
          en: 'lock tenants out from the breakers of their own unit',
          es: 'dejar a los inquilinos sin acceso a los breakers de su propia unidad',
        },
        unless: { en: 'building management supervises the devices', es: 'la administración del edificio supervise las protecciones' },
        words: 'apartment occupant key landlord departamento llave',
      },
      {
        says: 'is-not',
        what: {
          en: 'a lock on the electrical room or panel is a violation by itself',
          es: 'un candado en el cuarto o tablero eléctrico es una violación por sí solo',
        },
        words: 'locked closet',
      },
    ],
    words: {
      en: 'locked door padlocked panel keyed closet still readily accessible may I lock the electrical room',
      es: 'puerta cerrada candado tablero con llave sigue siendo facilmente accesible puedo poner candado al cuarto electrico cerrar con llave',
    },
  },
  {
    id: 'asked-toilet-alone-bathroom',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a room with only a toilet count as a bathroom?', es: '¿Un cuarto con solo el excusado cuenta como baño?' },
    answer: {
      en: 'No, that is no bathroom: a bathroom needs a basin plus at least one other fixture, such as a toilet, tub or shower. A toilet alone, or a vanity alone in a bedroom, is not one.\n\nA half bath with basin and toilet is. Even so, GFCI applies within 6 ft of any sink.',
      es: 'No, eso no es baño: un baño necesita lavabo más otro mueble, como excusado, tina o regadera. El excusado solo, o un lavabo solo en la recámara, no lo es.\n\nEl medio baño con lavabo y excusado sí. De todos modos el GFCI aplica a menos de 6 pies de cualquier lavabo.',
    },
    references: ['100', '210.8(A)(1)'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'a room with only a toilet is a bathroom', es: 'un cuarto con solo el excusado es baño' },
        words: 'water closet wc inodoro',
      },
      {
        says: 'is-not',
        what: { en: 'a sink or vanity alone in a bedroom makes a bathroom', es: 'un lavabo solo en la recámara hace un baño' },
        words: 'basin tocador',
      },
      {
        says: 'is',
        what: { en: 'a half bath with a basin and a toilet is a bathroom', es: 'un medio baño con lavabo y excusado es baño' },
        words: 'powder room',
      },
    ],
    words: {
      en: 'water closet room wc separate toilet compartment basin vanity in bedroom is it a bathroom by the code definition half bath powder room',
      es: 'sanitario taza wc inodoro separado lavabo en la recamara es baño segun la definicion del codigo medio baño',
    },
  },
  {
    id: 'asked-wet-bar-kitchen',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does a wet bar or break room count as a kitchen?',
      es: '¿Una barra con tarja o un comedor de empleados cuenta como cocina?',
    },
    answer: {
      en: "No: a kitchen needs a sink and permanent provisions for preparing and cooking food. A portable microwave or hot plate is not permanent, so a wet bar usually isn't one, and the counter spacing of kitchens does not bind it.\n\nGFCI is another matter: since 2023 areas of dwellings with a sink and provisions for food or drinks need it, kitchen or not.",
      es: 'No: una cocina necesita tarja y medios permanentes para preparar y cocinar. Un microondas o parrilla portátil no es permanente, así que la barra casi nunca lo es, y la separación de contactos de cocina no la obliga.\n\nEl GFCI es otra cosa: desde 2023 las áreas de vivienda con tarja y medios para alimentos o bebidas lo llevan, sean cocina o no.',
    },
    references: ['100', '210.8(A)(7)'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a wet bar, coffee bar or break room with only a sink and a portable microwave is a kitchen',
          es: 'una barra o comedor de empleados con solo tarja y microondas portátil es cocina',
        },
        words: 'kitchenette hot plate cocineta parrilla',
      },
      {
        says: 'must',
        what: {
          en: "protect receptacles at a dwelling's wet bar or coffee area with GFCI",
          es: 'proteger con GFCI los contactos de la barra con tarja o área de café de una vivienda',
        },
        if: {
          en: 'it has a sink and permanent provisions for food or drinks',
          es: 'tiene tarja y medios permanentes para alimentos o bebidas',
        },
        words: 'kitchenette cocineta',
      },
      {
        says: 'need-not',
        what: {
          en: 'put receptacles every 4 ft along a wet bar counter as in a kitchen',
          es: 'poner contactos cada 4 pies en la cubierta de un bar como en una cocina',
        },
        if: { en: 'it is no kitchen', es: 'no es cocina' },
        unless: { en: 'the inspector counts it as a kitchen-like area', es: 'el inspector lo cuente como área parecida a cocina' },
        words: 'counter spacing basement bar small appliance barra',
      },
    ],
    words: {
      en: 'coffee bar kitchenette office break room sink microwave definition of kitchen considered by the code',
      es: 'cocineta barra de cafe cuarto de descanso tarja microondas definicion de cocina se considera segun el codigo',
    },
  },
  {
    id: 'asked-switch-is-outlet',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is a switch an outlet?', es: '¿Un apagador es una salida (outlet)?' },
    answer: {
      en: "No: an outlet is where current is taken from the wiring to feed equipment, such as a receptacle, a light or a hardwired condenser. A switch only controls; it takes no current to use.\n\nSo rules for 'outlets' don't count switches, though AFCI rules name outlets and devices, and a switch is a device.",
      es: "No: salida es donde se toma corriente del alambrado para un equipo, como un contacto, una lámpara o un condensador directo. El apagador solo controla.\n\nPor eso las reglas de 'salidas' no cuentan apagadores; las de AFCI dicen salidas y dispositivos, y el apagador sí es dispositivo.",
    },
    references: ['100'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'a switch is an outlet', es: 'un apagador es una salida' },
        words: 'light switch count as outlet device cuenta',
      },
      {
        says: 'is',
        what: { en: 'a receptacle or a hardwired light is an outlet', es: 'un contacto o una lámpara directa es una salida' },
        words: 'every receptacle condenser luminaria',
      },
      { says: 'is', what: { en: 'a switch is a device', es: 'un apagador es un dispositivo' }, words: 'afci outlets or devices' },
    ],
    words: {
      en: 'light switch count as outlet or device definition is every receptacle an outlet considered by the code',
      es: 'apagador switch cuenta como salida o dispositivo definicion todo contacto es salida se considera segun el codigo',
    },
  },
  {
    id: 'asked-duplex-two-receptacles',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a duplex count as one receptacle or two?', es: '¿Un contacto dúplex cuenta como uno o como dos receptáculos?' },
    answer: {
      en: 'Two: each place for a plug is one receptacle, so a duplex is two receptacles on one yoke. That is why two 15 A places of one duplex may be on a 20 A circuit.\n\nFor load outside dwellings the yoke counts once, at 180 VA.',
      es: 'Dos: cada lugar para clavija es un receptáculo, así que el dúplex son dos en un mismo yugo. Por eso un dúplex de 15 A puede ir en un circuito de 20 A.\n\nPara la carga fuera de viviendas el yugo cuenta una vez, con 180 VA.',
    },
    references: ['100', '220.14(I)'],
    claims: [
      {
        says: 'is',
        what: { en: 'a duplex counts as two receptacles', es: 'un contacto doble cuenta como dos receptáculos' },
        words: '2 dos yoke counted',
      },
      {
        says: 'may',
        what: { en: 'put one 15 A duplex alone on a 20 A circuit', es: 'poner un solo dúplex de 15 A en un circuito de 20 A' },
        words: 'only one two receptacles',
      },
      {
        says: 'is',
        what: {
          en: 'a duplex counts once, at 180 VA per yoke, in the load outside dwellings',
          es: 'un dúplex cuenta una vez, con 180 VA por yugo, en la carga fuera de viviendas',
        },
        words: 'commercial store tienda calculo calc strap',
      },
      {
        says: 'is-not',
        what: { en: 'a duplex counts as only one receptacle', es: 'un dúplex cuente como un solo contacto' },
        words: 'single',
      },
    ],
    words: {
      en: 'single or duplex outlet multiple receptacle one yoke strap how many counted',
      es: 'sencillo o doble contacto duplex un yugo cuantos receptaculos se cuentan',
    },
  },
  {
    id: 'asked-exactly-three-hours',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is a load that stays on for exactly 3 hours continuous?', es: '¿Una carga que dura exactamente 3 horas es continua?' },
    answer: {
      en: 'Yes: 3 hours or more at maximum current is continuous. What is expected in use counts, not what happened once.\n\nConductors and overcurrent device then take 125% of it. A load that cycles off before 3 hours is not continuous.',
      es: 'Sí: 3 horas o más a corriente máxima es continua. Cuenta lo que se espera en el uso, no lo que pasó una vez.\n\nConductores y protección se calculan entonces al 125%. La que apaga antes de 3 horas no es continua.',
    },
    references: ['100', '210.20(A)'],
    claims: [
      {
        says: 'is',
        what: { en: 'a load on for 3 hours or more is continuous', es: 'una carga de 3 horas o más es continua' },
        words: 'exactly three hours continuous lights store signs tienda',
      },
      {
        says: 'is-not',
        what: { en: 'a load that cycles off before 3 hours is continuous', es: 'una carga que apaga antes de 3 horas es continua' },
        words: 'two and a half hours dos horas y media',
      },
    ],
    words: {
      en: 'continuous load definition three hours on the dot two and a half hours lights considered by the code',
      es: 'carga continua definicion tres horas justas dos horas y media alumbrado se considera segun el codigo',
    },
  },
  {
    id: 'asked-storage-in-working-space',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'May I store things in the working space in front of a panel?',
      es: '¿Puedo guardar cosas en el espacio de trabajo frente al tablero?',
    },
    answer: {
      en: 'No, never for storage: the working space stays clear, not even for boxes on wheels or for a short time. A worker must be able to step back from live parts and get out.\n\nPainted lines help, but the rule holds without them.',
      es: 'No, nunca de bodega: el espacio de trabajo va libre, ni con cajas de rueditas ni por un rato. Quien trabaja debe poder hacerse atrás de las partes vivas y salir.\n\nLas rayas pintadas ayudan, pero la regla vale sin ellas.',
    },
    references: ['110.26(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'store anything in the working space in front of a panel, even on wheels or for a short time',
          es: 'guardar cosas en el espacio de trabajo frente al tablero, ni con rueditas ni por un rato',
        },
        words: 'boxes shelf mop bucket bike freezer cajas estante escobas bloquear',
      },
      {
        says: 'need-not',
        what: {
          en: 'paint lines on the floor in front of a panel by the NEC',
          es: 'pintar rayas en el piso frente al tablero según el NEC',
        },
        words: 'yellow tape striped marked amarillo',
      },
      {
        says: 'is',
        what: {
          en: 'anything stored in front of a panel, even for a short time or on wheels, is a violation',
          es: 'lo que se guarda enfrente de un tablero, aunque sea por poco tiempo o con ruedas, es una violación',
        },
        words: 'boxes buckets cart counts against fine multa',
      },
    ],
    words: {
      en: 'boxes shelves inventory pallets broom mop bucket clear space electrical panel storage allowed allowed legal ok',
      es: 'cajas estantes mercancia tarimas escobas bloqueando enfrente del centro de carga bodega almacenar se permite guardar se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-panel-centered',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does the panel have to be centered in its working space?',
      es: '¿El tablero debe quedar centrado en su espacio de trabajo?',
    },
    answer: {
      en: "No, it need not be centered: the 30 in. of width (or the equipment's own width, if more) may lie to either side, as long as the panel is within it. A panel in a corner is fine.\n\nIts door must still open at least 90°, and spaces of neighboring panels may overlap.",
      es: 'No tiene que ir centrado: las 30 pulg. de ancho (o el ancho del equipo, si es mayor) pueden quedar hacia un lado, con el tablero dentro. En una esquina está bien.\n\nLa puerta debe abrir al menos 90°, y los espacios de tableros vecinos pueden traslaparse.',
    },
    references: ['110.26(A)(2)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'center the panel in its 30 in. working space', es: 'centrar el tablero en su espacio de trabajo de 30 pulg.' },
        words: '15 inches each side corner middle esquina',
      },
      {
        says: 'may',
        what: { en: 'put a panel in a corner', es: 'poner un tablero en una esquina' },
        if: {
          en: 'the 30 in. of width is free to one side and its door opens 90°',
          es: 'las 30 pulg. de ancho quedan libres hacia un lado y la puerta abre 90°',
        },
        words: 'off center wall pared',
      },
      {
        says: 'may',
        what: { en: 'overlap the working spaces of neighboring panels', es: 'traslapar los espacios de trabajo de tableros vecinos' },
        words: 'two panels side by side dos tableros',
      },
    ],
    words: {
      en: '30 inches each side middle of width working clearance panel in the corner off center',
      es: 'ancho a cada lado enmedio espacio de trabajo tablero en la esquina descentrado',
    },
  },
  {
    id: 'asked-panel-door-opens-90',
    area: 'exam',
    grade: 'V2',
    title: { en: 'May a panel door open less than 90 degrees?', es: '¿La puerta del tablero puede abrir menos de 90 grados?' },
    answer: {
      en: 'No, not less than 90°: doors and hinged panels must open at least 90°, so that a worker can get away. A wall, pipe or machine that stops the door sooner is a violation.',
      es: 'No menos de 90°: las puertas y tapas con bisagra deben abrir al menos 90°, para poder hacerse a un lado. Si un muro, tubo o máquina detiene la puerta antes, es una violación.',
    },
    references: ['110.26(A)(2)'],
    claims: [
      {
        says: 'must',
        what: { en: 'let panel doors open at least 90 degrees', es: 'dejar que las puertas de los tableros abran al menos 90 grados' },
        words: 'hinged cover full opening',
      },
      {
        says: 'must-not',
        what: {
          en: 'have a wall, pipe or machine stop a panel door short of 90 degrees',
          es: 'dejar que un muro, tubo o máquina detenga la puerta del tablero antes de 90 grados',
        },
        words: 'hits 80 45 blocked pega',
      },
    ],
    words: {
      en: 'panel door only opens 80 or 45 degrees hits wall hinged cover full opening allowed legal ok',
      es: 'puerta de tablero solo abre 80 o 45 grados pega en la pared tapa con bisagra apertura se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-pipe-over-panel',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'May a water pipe or duct run above an electrical panel?',
      es: '¿Puede pasar un tubo de agua o ducto arriba de un tablero?',
    },
    answer: {
      en: "No, not in the panel's space: indoors its footprint, from the floor to 6 ft above it or to the structural ceiling if lower, is for electrical use only.\n\nAbove that zone pipes and ducts may pass if a drip pan or the like keeps leaks off. Fire sprinklers are allowed; a suspended ceiling is not the structural one.",
      es: 'No en el espacio del tablero: adentro su proyección, del piso hasta 6 pies arriba de él o hasta la losa si está más baja, es solo para lo eléctrico.\n\nMás arriba pueden pasar si una charola u otro medio desvía las fugas. Los rociadores contra incendio se permiten; el plafón no es el techo estructural.',
    },
    references: ['110.26(E)(1)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run a water pipe or duct above a panel within 6 ft of its top or up to the structural ceiling',
          es: 'pasar un tubo de agua o ducto arriba de un tablero a menos de 6 pies o hasta el techo estructural',
        },
        words: 'plumbing hvac drain line touching ducto pegado centro',
      },
      {
        says: 'may',
        what: {
          en: 'run a pipe or duct over a panel above the 6 ft zone',
          es: 'pasar un tubo o ducto sobre un tablero más arriba de los 6 pies',
        },
        if: { en: 'a drip pan or the like keeps leaks off', es: 'una charola o algo así desvía las goteras' },
        words: 'higher leak fuga',
      },
      {
        says: 'may',
        what: { en: 'have a fire sprinkler over a panel', es: 'tener un rociador contra incendio sobre un tablero' },
        words: 'sprinkler head aspersor',
      },
      {
        says: 'must',
        what: {
          en: 'move a water pipe or duct out of the space up to 6 ft above a panel',
          es: 'quitar un tubo de agua o ducto del espacio hasta 6 pies arriba de un tablero',
        },
        words: 'relocate plumber insulate mover',
      },
      {
        says: 'is',
        what: {
          en: 'a water or drain pipe within 6 ft above a panel is a violation, dry or not',
          es: 'un tubo de agua o drenaje a 6 pies o menos arriba de un tablero es una violación, aunque esté seco',
        },
        unless: {
          en: "it is a fire sprinkler's or above the structural ceiling",
          es: 'sea de rociadores contra incendio o pase arriba del techo estructural',
        },
        words: 'call out basement joists',
      },
      {
        says: 'is-not',
        what: {
          en: 'the code sets a distance between a panel and a sink, washer or water pipe at its side',
          es: 'el código fija una distancia entre un tablero y un fregadero, lavadora o tubo de agua a su lado',
        },
        words: '6 feet 3 feet water beside laundry sink',
      },
      {
        says: 'may',
        what: { en: 'stand a washer or sink beside a panel', es: 'tener una lavadora o fregadero junto a un tablero' },
        if: {
          en: "the panel's working space of 30 in. by 36 in. stays clear",
          es: 'el espacio de trabajo del tablero de 30 in. por 36 in. queda libre',
        },
        words: 'next to laundry',
      },
    ],
    words: {
      en: 'plumbing drain line hvac duct sprinkler over panelboard dedicated space foreign piping allowed legal ok',
      es: 'tuberia plomeria drenaje ducto de aire rociador encima del centro de carga espacio dedicado tubo ajeno se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-arc-flash-label-house',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a dwelling need an arc-flash label?', es: '¿Una vivienda lleva etiqueta de arco eléctrico (arc flash)?' },
    answer: {
      en: 'No, not at dwellings: the arc flash marking is for equipment outside dwelling units. A house or apartment panel needs none in any edition.\n\nEverywhere else panelboards, switchboards, meter sockets and motor control centers that may be worked on energized carry it.',
      es: 'No en viviendas: la marca de arco es para equipo fuera de viviendas. El tablero de una casa o departamento no la lleva en ninguna edición.\n\nEn lo demás la llevan tableros, bases de medidor y CCM en que se pueda trabajar energizado.',
    },
    references: ['110.16(A)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'put an arc flash label on the panel of a house or apartment',
          es: 'poner etiqueta de arco eléctrico en el tablero de una casa o departamento',
        },
        words: 'warning sticker dwelling residential calcomanía',
      },
      {
        says: 'must',
        what: {
          en: 'mark the panelboards, switchboards and meter sockets of a store, shop or other commercial building with an arc flash warning',
          es: 'marcar con aviso de arco eléctrico los tableros y bases de medidor de una tienda, taller u otro local comercial',
        },
        if: { en: 'they may be worked on energized', es: 'es probable que se trabajen energizados' },
        words: 'label sticker restaurant',
      },
    ],
    words: {
      en: 'dwelling unit apartment residential panel arc-flash warning sticker needed house home required required must have allowed',
      es: 'vivienda departamento residencial calcomania etiqueta arc flash advertencia necesita ocupa casa se exige se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-fault-current-label-house',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a dwelling service need the fault current label?', es: '¿Una vivienda lleva la etiqueta de corriente de falla?' },
    answer: {
      en: 'No, not at dwellings: the field mark with available fault current and its date is for services outside dwelling units; one-family, two-family houses and apartments are left out.\n\nThe equipment must still be rated for the fault current that is there.',
      es: 'No en viviendas: la marca en campo de corriente de falla y fecha es para acometidas fuera de viviendas; casas, dúplex y departamentos quedan fuera.\n\nEl equipo de todos modos debe aguantar la corriente de falla que hay.',
    },
    references: ['110.24(A)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'mark the available fault current on the service of a house or apartment',
          es: 'marcar la corriente de falla disponible en la acometida de una casa o departamento',
        },
        words: 'one home residence duplex sticker label afc casa fecha',
      },
      {
        says: 'must',
        what: {
          en: 'mark the available fault current and its date on the service of a store, shop or other commercial building',
          es: 'marcar la corriente de falla disponible y su fecha en la acometida de una tienda, taller u otro local comercial',
        },
        words: 'label comercial',
      },
      {
        says: 'must',
        what: {
          en: 'use equipment rated for the available fault current in a house too',
          es: 'usar equipo para la corriente de falla disponible también en una casa',
        },
        words: 'aic 10k interrupting rating',
      },
    ],
    words: {
      en: 'available short-circuit label dwelling one-family residential service required house 110.24 required must have allowed',
      es: 'calcomania cortocircuito vivienda unifamiliar acometida residencial obligatorio casa 110.24 marca se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-open-knockouts',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can unused holes or knockouts be left open?', es: '¿Se pueden dejar abiertos los huecos o knockouts sin usar?' },
    answer: {
      en: "No, they must be closed: every unused opening is closed with a listed plug or the maker's filler plate, so that the protection is about equal to the enclosure's wall. Tape or cardboard doesn't count.\n\nAn open hole lets fingers and rodents in and sparks out.",
      es: 'No, se deben cerrar: todo hueco sin usar se cierra con tapón listado o placa del fabricante, para dar protección igual a la pared del gabinete. Cinta o cartón no cuentan.\n\nPor un hueco entran dedos y ratones y salen chispas.',
    },
    references: ['110.12(A)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'close unused knockouts and breaker spaces of boxes and panels',
          es: 'cerrar los knockouts y espacios de breaker sin usar de cajas y tableros',
        },
        words: 'open hole plug filler seal tapón hoyo abierto',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave an unused knockout or breaker space open, or close it with tape or cardboard',
          es: 'dejar abierto un knockout o espacio de breaker sin usar, ni taparlo con cinta o cartón',
        },
        words: 'duct tape foil hole hoyo',
      },
    ],
    words: {
      en: 'missing blank filler hole in panel cover box ko seal leave open empty breaker space plugged have to be allowed legal ok violation breaker filler plate missing',
      es: 'falta tapa hueco en la tapa del tablero caja tapon dejar abierto espacio vacio de breaker tapar se permite se vale legal puedo violacion tapita',
    },
  },
  {
    id: 'asked-gfci-dryer',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a 240 V dryer receptacle need GFCI?', es: '¿El contacto de 240 V de la secadora lleva GFCI?' },
    answer: {
      en: 'By edition. 2017: no, only 125 V receptacles were included. 2020: yes where it stands in a listed place, such as the laundry area, a garage or a basement. 2023: yes, dryers wherever they are, cord or hardwired.',
      es: 'Según la edición. 2017: no, solo contaban los contactos de 125 V. 2020: sí en un lugar de la lista, como área de lavado, cochera o sótano. 2023: sí, secadoras donde estén, con clavija o directas.',
    },
    references: ['210.8(A)', '210.8(A)(11)', '210.8(D)'],
    claims: [
      {
        says: 'must',
        what: {
          en: "protect an electric dryer's receptacle or outlet with GFCI",
          es: 'proteger con GFCI el contacto o la salida de una secadora eléctrica',
        },
        editions: ['2023', '2026'],
        words: '240 V 30 amp 14-30 laundry lavado',
      },
      {
        says: 'need-not',
        what: { en: 'protect a 240 V dryer receptacle with GFCI', es: 'proteger con GFCI el contacto de secadora de 240 V' },
        editions: ['2017'],
        words: 'electric 14-30 leave',
      },
      {
        says: 'must',
        what: {
          en: 'protect a dryer receptacle in a laundry area, garage or basement with GFCI',
          es: 'proteger con GFCI el contacto de la secadora en lavandería, garaje o sótano',
        },
        editions: ['2020'],
        words: 'electric 240',
      },
    ],
    words: {
      en: 'electric clothes dryer 240 volt 250 V 30 A outlet gfci breaker two-pole required need 2017 2020 2023 required must have allowed',
      es: 'secadora de ropa electrica 220 240 volts 30 A toma gfci dos polos se requiere ocupa 2017 2020 2023 se exige se requiere obligatorio debe ocupa breaker',
    },
  },
  {
    id: 'asked-gfci-range',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a 240 V range receptacle need GFCI?', es: '¿El contacto de 240 V de la estufa lleva GFCI?' },
    answer: {
      en: 'By edition. 2017: no, only 125 V receptacles were included. 2020: only where it lies within 6 ft of a sink or in another listed place. 2023: yes, every dwelling kitchen receptacle up to 250 V, and ranges, ovens and cooktops wherever they are.',
      es: 'Según la edición. 2017: no, solo contaban los contactos de 125 V. 2020: solo si queda a 6 pies o menos de una tarja o en otro lugar de la lista. 2023: sí, todo contacto de cocina de vivienda hasta 250 V, y estufas, hornos y parrillas donde estén.',
    },
    references: ['210.8(A)', '210.8(A)(6)', '210.8(D)'],
    claims: [
      {
        says: 'must',
        what: {
          en: "protect an electric range's receptacle or outlet with GFCI",
          es: 'proteger con GFCI el contacto o la salida de una estufa eléctrica',
        },
        editions: ['2023', '2026'],
        words: '240 V 50 amp 14-50 oven cooktop stove horno parrilla',
      },
      {
        says: 'need-not',
        what: { en: 'protect a 240 V range receptacle with GFCI', es: 'proteger con GFCI el contacto de estufa de 240 V' },
        editions: ['2017'],
        words: 'stove 14-50',
      },
      {
        says: 'must-not',
        what: {
          en: "swap the GFCI breaker that an electric range's circuit needs for a plain one",
          es: 'cambiar por uno normal el breaker GFCI que ocupa el circuito de una estufa eléctrica',
        },
        words: 'trips stove replace',
      },
      {
        says: 'must',
        what: {
          en: "protect an electric range's outlet within 6 ft of a sink with GFCI",
          es: 'proteger con GFCI la salida de una estufa eléctrica a 6 pies o menos de un fregadero',
        },
        editions: ['2020'],
        words: 'stove oven',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect a 240 V range receptacle more than 6 ft from the sink with GFCI',
          es: 'proteger con GFCI un contacto de estufa de 240 V a más de 6 pies del fregadero',
        },
        unless: {
          en: 'the kitchen is in a basement or the like that has a GFCI rule of its own',
          es: 'la cocina esté en un sótano u otro lugar con regla propia de GFCI',
        },
        editions: ['2020'],
        words: 'stove plug far sink',
      },
    ],
    words: {
      en: 'electric range oven stove 240 volt 250 V 50 A outlet gfci breaker two-pole required need 2017 2020 2023 required must have allowed',
      es: 'estufa electrica horno 220 240 volts 50 A toma gfci dos polos se requiere ocupa 2017 2020 2023 se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-gfci-garage-opener',
    area: 'exam',
    grade: 'V2',
    title: {
      en: "Does the garage door opener's ceiling receptacle need GFCI?",
      es: '¿El contacto de techo del portón de la cochera lleva GFCI?',
    },
    answer: {
      en: "Yes, GFCI is required: every receptacle of a dwelling garage, the opener's on the ceiling and the freezer's included. The old exceptions for dedicated and hard-to-reach ones are gone.\n\nSince 2020 that goes for 250 V ones as well.",
      es: 'Sí, lleva GFCI: todo contacto de la cochera de una vivienda, el del portón en el techo y el del congelador incluidos. Las viejas excepciones para dedicados o difíciles de alcanzar ya no existen.\n\nDesde 2020 también los de 250 V.',
    },
    references: ['210.8(A)(2)'],
    claims: [
      {
        says: 'must',
        what: {
          en: "protect a garage door opener's ceiling receptacle with GFCI",
          es: 'proteger con GFCI el contacto de techo del motor de la cochera',
        },
        words: 'dedicated hard to reach single exempt portón',
      },
      {
        says: 'must',
        what: {
          en: "protect a freezer's receptacle in a garage with GFCI",
          es: 'proteger con GFCI el contacto del congelador en la cochera',
        },
        words: 'fridge dedicated refri',
      },
      {
        says: 'must',
        what: {
          en: "protect a 240 V receptacle of a dwelling's garage with GFCI",
          es: 'proteger con GFCI un contacto de 240 V en el garaje de una vivienda',
        },
        editions: ['2020', '2023', '2026'],
        words: 'compressor 250 v 2 pole',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a receptacle without GFCI in a house garage, not even for the opener or a freezer',
          es: 'usar un contacto sin GFCI en la cochera, ni para el motor ni el congelador',
        },
        words: 'regular normal swap ceiling',
      },
      {
        says: 'is-not',
        what: {
          en: 'a garage receptacle out of reach or for one appliance is exempt from GFCI',
          es: 'un contacto de cochera fuera de alcance o para un solo aparato esté exento de GFCI',
        },
        words: 'ceiling',
      },
    ],
    words: {
      en: 'opener outlet overhead ceiling dedicated fridge freezer in garage gfci exempt required must have allowed',
      es: 'motor de la puerta garaje contacto en el techo dedicado refrigerador congelador gfci exento se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-gfci-sump-pump',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a sump pump need GFCI protection?', es: '¿La bomba de sumidero (cárcamo) lleva GFCI?' },
    answer: {
      en: 'Yes, GFCI is required: since 2020 by its own rule, cord or hardwired, wherever it is, and since 2020 every basement receptacle needs it. In 2017 its receptacle needs it in an unfinished basement, dedicated or not.\n\nAn alarm or a battery pump helps against a flood after a trip.',
      es: 'Sí, lleva GFCI: desde 2020 por regla propia, con clavija o directa, esté donde esté, y desde 2020 todo contacto de sótano lo lleva. En 2017 su contacto lo lleva en sótano sin terminar, dedicado o no.\n\nUna alarma o bomba de batería ayuda si se bota.',
    },
    references: ['210.8(A)(5)', '210.8(D)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect a sump pump with GFCI, plugged in or hardwired',
          es: 'proteger con GFCI la bomba de sumidero, con clavija o directa',
        },
        editions: ['2020', '2023', '2026'],
        words: 'basement pit dedicated single sótano cárcamo',
      },
      {
        says: 'must',
        what: {
          en: "protect a sump pump's receptacle in an unfinished basement with GFCI",
          es: 'proteger con GFCI el contacto de la bomba de sumidero en un sótano sin terminar',
        },
        editions: ['2017'],
        words: 'cárcamo single outlet dedicated',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed a sump pump without GFCI, even on a circuit of its own',
          es: 'alimentar una bomba de sumidero sin GFCI, aunque tenga circuito propio',
        },
        editions: ['2020', '2023', '2026'],
        words: 'plain outlet simple cárcamo',
      },
      {
        says: 'need-not',
        what: { en: 'protect a hardwired sump pump with GFCI', es: 'proteger con GFCI una bomba de sumidero conectada directa' },
        editions: ['2017'],
        words: 'no plug cord direct sin clavija cárcamo',
      },
    ],
    words: {
      en: 'sump pump outlet basement dedicated single receptacle exempt gfci nuisance trip flood required must have allowed',
      es: 'bomba de achique carcamo sumidero sotano contacto dedicado exento gfci se bota inunda se exige se requiere obligatorio debe ocupa sumergible bomba del sotano',
    },
  },
  {
    id: 'asked-gfci-finished-basement',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a finished basement need GFCI receptacles?', es: '¿Un sótano terminado lleva contactos GFCI?' },
    answer: {
      en: 'No in 2017; yes since 2020: then every receptacle of a basement, finished or not. In 2017 only the unfinished parts, unless another item such as a sink or bathroom applies.\n\nA receptacle only for a permanent fire or burglar alarm may be excepted.',
      es: 'No en 2017; sí desde 2020: entonces todo contacto de sótano, terminado o no. En 2017 solo las partes sin terminar, salvo que aplique otro punto como tarja o baño.\n\nPuede exceptuarse el que es solo de una alarma fija de incendio o robo.',
    },
    references: ['210.8(A)(5)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect the receptacles of a finished basement with GFCI',
          es: 'proteger con GFCI los contactos de un sótano terminado',
        },
        unless: { en: 'one serves only a permanent fire or burglar alarm', es: 'uno sea solo para una alarma fija de incendio o robo' },
        words: 'rec room family downstairs cuarto de juegos',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect finished basement receptacles with GFCI under the 2017 code',
          es: 'proteger con GFCI los contactos de sótano terminado con el código 2017',
        },
        words: 'old edition edición',
      },
      {
        says: 'must',
        what: { en: 'protect finished basement receptacles with GFCI', es: 'proteger con GFCI los contactos de un sótano terminado' },
        if: { en: 'your state has the 2020 code or a later one', es: 'su estado tiene el código 2020 o uno posterior' },
        words: 'need',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect with GFCI a basement receptacle that serves only a permanent fire or burglar alarm',
          es: 'proteger con GFCI un contacto de sótano que es solo de una alarma fija de incendio o robo',
        },
        words: 'security system panel outlet alarm dedicated seguridad',
      },
    ],
    words: {
      en: 'rec room bedroom in basement finished unfinished gfci edition 2017 2020 required must have 2017',
      es: 'cuarto de juegos recamara en sotano terminado sin terminar gfci edicion 2017 2020 se exige se requiere obligatorio debe ocupa 2017',
    },
  },
  {
    id: 'asked-gfci-microwave',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a microwave receptacle need GFCI?', es: '¿El contacto del microondas lleva GFCI?' },
    answer: {
      en: 'By edition. 2023: yes, microwaves are on the appliance list and every dwelling kitchen receptacle is included. 2017 and 2020: only if it serves the countertop or lies within 6 ft of a sink (in 2017 a cabinet door ends the measured path).',
      es: 'Según la edición. 2023: sí, el microondas está en la lista de aparatos y todo contacto de cocina de vivienda cuenta. 2017 y 2020: solo si sirve a la cubierta o queda a 6 pies o menos de una tarja (en 2017 la puerta del gabinete corta la medida).',
    },
    references: ['210.8(D)', '210.8(A)(6)'],
    claims: [
      {
        says: 'must',
        what: {
          en: "protect a dwelling microwave's receptacle with GFCI, over the range or in a cabinet too",
          es: 'proteger con GFCI el contacto del microondas de una vivienda, también sobre la estufa o en gabinete',
        },
        editions: ['2023', '2026'],
        words: 'built-in hood outlet empotrado',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect the receptacle of a microwave over 6 ft from the sink, serving no counter, with GFCI',
          es: 'proteger con GFCI el contacto de un microondas a más de 6 pies del fregadero que no sirve a la cubierta',
        },
        unless: {
          en: 'the kitchen is in a basement or the like that has a GFCI rule of its own',
          es: 'la cocina esté en un sótano u otro lugar con regla propia de GFCI',
        },
        editions: ['2017', '2020'],
        words: 'cabinet over range gabinete',
      },
      {
        says: 'must',
        what: {
          en: "protect a microwave's receptacle that serves the counter or lies within 6 ft of a sink with GFCI",
          es: 'proteger con GFCI el contacto del microondas que sirve a la cubierta o queda a 6 pies o menos de un fregadero',
        },
        editions: ['2017', '2020'],
      },
    ],
    words: {
      en: 'microwave outlet in cabinet over the range built-in gfci required 2017 2020 2023 required must have allowed',
      es: 'horno de microondas contacto en gabinete sobre la estufa empotrado gfci 2017 2020 2023 se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-gfci-condenser',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a hardwired outdoor AC condenser need GFCI?', es: '¿El condensador de aire exterior, directo, lleva GFCI?' },
    answer: {
      en: 'By edition, at dwellings. 2017: no. 2020: yes, hardwired outdoor outlets up to 50 A, with a delay for inverter types. 2023: yes, but listed HVAC was excepted until September 1, 2026; up to 50 A. 2026: outlets up to 60 A.\n\nMany states amend this: ask yours.',
      es: 'Según la edición, en viviendas. 2017: no. 2020: sí, salidas exteriores directas hasta 50 A, con prórroga para inverter. 2023: sí, pero el HVAC listado quedó exceptuado hasta el 1 de septiembre de 2026; hasta 50 A. 2026: salidas hasta 60 A.\n\nMuchos estados lo enmiendan: pregunte en el suyo.',
    },
    references: ['210.8(F)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect a hardwired outdoor AC condenser of a dwelling with GFCI',
          es: 'proteger con GFCI el condensador exterior directo de una vivienda',
        },
        if: {
          en: 'the exception for listed HVAC has ended (September 1, 2026), your state keeps the rule and its circuit is at most 50 A',
          es: 'ya terminó la excepción para HVAC listado (1 de septiembre de 2026), su estado mantiene la regla y el circuito es de 50 A o menos',
        },
        words: 'air conditioner heat pump mini split minisplit aire',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect a hardwired outdoor condenser with GFCI under the 2017 code',
          es: 'proteger con GFCI un condensador exterior directo con el código 2017',
        },
        words: 'ac old edition',
      },
      {
        says: 'must',
        what: {
          en: 'protect a hardwired outdoor condenser of a dwelling with GFCI under the 2020 code, on a circuit of up to 50 A',
          es: 'proteger con GFCI un condensador exterior fijo de una vivienda con el código 2020, en un circuito de hasta 50 A',
        },
        unless: {
          en: 'it is an inverter type that a delay excepts or your state changed the rule',
          es: 'sea de inversor con plazo de excepción o su estado haya cambiado la regla',
        },
        words: 'changeout swap 2020',
      },
      {
        says: 'may',
        what: {
          en: 'feed a listed outdoor HVAC unit without GFCI under the 2023 code before September 1, 2026',
          es: 'alimentar sin GFCI un equipo exterior de clima listado con el código 2023 antes del 1 de septiembre de 2026',
        },
        words: 'plain breaker heat pump trips',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect with GFCI an outdoor condenser on a circuit of more than 50 A',
          es: 'proteger con GFCI un condensador exterior en un circuito de más de 50 A',
        },
        editions: ['2020', '2023'],
        words: '60 70 amp ac air conditioner heat pump aire',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect with GFCI an outdoor condenser on a circuit of more than 60 A',
          es: 'proteger con GFCI un condensador exterior en un circuito de más de 60 A',
        },
        editions: ['2026'],
        words: '70 80 amp ac air conditioner heat pump aire',
      },
    ],
    words: {
      en: 'air conditioner heat pump mini split condenser hardwired outdoor unit gfci breaker required nuisance tripping exception required must have allowed',
      es: 'aire acondicionado minisplit bomba de calor condensadora directa afuera gfci breaker se exige excepcion se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-gfci-breaker-or-receptacle',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a GFCI breaker count as well as a GFCI receptacle?', es: '¿Un breaker GFCI vale igual que un contacto GFCI?' },
    answer: {
      en: 'Yes: protection may come from a GFCI breaker, a GFCI receptacle or another GFCI device upstream. What matters is that it is listed and readily accessible.\n\nOne GFCI protects everything on its LOAD side, so not every receptacle has to be one.',
      es: 'Sí: la protección puede venir de un breaker GFCI, un contacto GFCI u otro GFCI antes. Lo que importa es que sea listado y fácilmente accesible.\n\nUn GFCI protege todo lo que va en su lado LOAD (carga), así que no cada contacto tiene que ser GFCI.',
    },
    references: ['210.8'],
    claims: [
      {
        says: 'may',
        what: { en: 'use a GFCI breaker instead of a GFCI receptacle', es: 'usar un breaker GFCI en lugar de un contacto GFCI' },
        words: 'same count as well equal vale igual pastilla',
      },
      {
        says: 'need-not',
        what: {
          en: 'put a GFCI receptacle at every place when one upstream protects them from its LOAD side',
          es: 'poner contacto GFCI en cada lugar si uno antes los protege por su lado LOAD',
        },
        words: 'all downstream first one enough basta el primero todos',
      },
      {
        says: 'is',
        what: {
          en: 'a GFCI breaker is good enough in place of a GFCI receptacle with buttons',
          es: 'un breaker GFCI basta en lugar de un contacto GFCI con botones',
        },
        words: 'bath panel test reset',
      },
    ],
    words: {
      en: 'must every outlet be a gfci one gfci upstream protect downstream load side instead of breaker acceptable first one just enough all',
      es: 'cada contacto debe ser gfci un gfci protege los de adelante aguas abajo pastilla gfci en lugar de contacto se acepta basta el primero solo proteger todos',
    },
  },
  {
    id: 'asked-gfci-behind-appliance',
    area: 'exam',
    grade: 'V2',
    title: { en: 'May a GFCI be hidden behind an appliance?', es: '¿Se permite un GFCI escondido detrás de un aparato?' },
    answer: {
      en: 'No: the GFCI device must be readily accessible for test and reset, and one that you reach only by moving an appliance is not.\n\nPut a plain receptacle there and protect it with a GFCI breaker or a GFCI or blank-face device within reach.',
      es: 'No: el GFCI debe quedar fácilmente accesible para probarlo y restablecerlo, y no lo es si hay que mover un aparato.\n\nPonga ahí un contacto común y protéjalo con breaker GFCI, o con un GFCI (o de cara ciega) a la mano.',
    },
    references: ['210.8'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'hide a GFCI receptacle behind a refrigerator, washer or other appliance',
          es: 'esconder un contacto GFCI detrás de refri, lavadora u otro aparato',
        },
        words: 'dishwasher fridge reset reachable moving mover',
      },
      {
        says: 'may',
        what: { en: 'put a plain receptacle behind an appliance', es: 'poner un contacto común detrás de un aparato' },
        if: { en: 'a GFCI within reach protects it', es: 'lo protege un GFCI a la mano' },
        words: 'normal regular fridge washer fed breaker blank face dead front',
      },
      {
        says: 'must',
        what: {
          en: 'place a GFCI where it can be reset without moving an appliance',
          es: 'poner el GFCI donde se pueda restablecer sin mover un aparato',
        },
        words: 'push button',
      },
    ],
    words: {
      en: 'fridge dishwasher in cabinet back hidden gfci location reachable reset button dead front refrigerator washer washing machine ok code compliant allowed legal ok',
      es: 'refri lavavajillas dentro del gabinete atras escondido gfci ubicacion alcanzar boton reset refrigerador lavadora tras cumple se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-gfci-no-ground',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a GFCI need a ground wire?', es: '¿El GFCI necesita cable de tierra?' },
    answer: {
      en: "The ground wire is no part of how a GFCI protects: it compares current going out on the hot with what returns on the neutral and opens at a difference of about 5 mA.\n\nThat is why the code lets it replace a two-slot receptacle, marked 'No Equipment Ground'. Only its own button proves it there.",
      es: "La tierra no participa en cómo protege un GFCI: compara la corriente que sale por el vivo con la que regresa por el neutro y abre con unos 5 mA de diferencia.\n\nPor eso se permite en lugar de un contacto de dos ranuras, marcado 'No Equipment Ground'. Ahí solo su propio botón lo comprueba.",
    },
    references: ['406.4(D)(2)', '100'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'a GFCI needs a ground wire to protect or to trip', es: 'un GFCI necesita cable de tierra para proteger o botarse' },
        words: 'useless sirve',
      },
      {
        says: 'may',
        what: {
          en: 'replace a two-slot receptacle without ground by a GFCI',
          es: 'cambiar un contacto de dos ranuras sin tierra por un GFCI',
        },
        if: { en: "it is marked 'No Equipment Ground'", es: "se marca 'No Equipment Ground'" },
        words: 'put two wire circuit no two prong old house casa vieja dos hilos',
      },
      {
        says: 'is',
        what: { en: 'a GFCI protects and trips without a ground wire too', es: 'un GFCI protege y se dispara también sin cable de tierra' },
        words: 'knob tube two prong',
      },
      {
        says: 'may',
        what: {
          en: 'put a GFCI receptacle on a two-wire circuit without ground',
          es: 'poner un contacto GFCI en un circuito de dos hilos sin tierra',
        },
        if: { en: "it is marked 'No Equipment Ground'", es: "se marca 'No Equipment Ground'" },
        words: 'ungrounded no old old house two prong viejo',
      },
    ],
    words: {
      en: 'ungrounded two wire knob and tube old house without equipment ground works useless video says myth need ground to work or trip with no ground',
      es: 'sin cable de tierra funciona casa vieja dos hilos dos ranuras no sirve video dice mito ocupa tierra para botarse circuito bota',
    },
  },
  {
    id: 'asked-gfci-replace-old',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Must I add GFCI or AFCI when I only replace an old receptacle?',
      es: '¿Debo poner GFCI o AFCI si solo cambio un contacto viejo?',
    },
    answer: {
      en: "Yes, a replacement needs it: where today's code asks for GFCI or AFCI at that place, protect it at the device, upstream or by a breaker. In dwellings it is tamper-resistant too, and weather-resistant outdoors.\n\nOld receptacles that you leave alone may stay.",
      es: 'Sí, el repuesto lo lleva: donde el código de hoy pide GFCI o AFCI en ese lugar, protéjalo en el contacto, antes o con breaker. En viviendas también es TR, y WR a la intemperie.\n\nLos contactos viejos que no toca pueden quedarse.',
    },
    references: ['406.4(D)(3)', '406.4(D)(4)', '406.4(D)(5)'],
    claims: [
      {
        says: 'must',
        what: {
          en: "give a replaced receptacle GFCI or AFCI protection where today's code asks for it",
          es: 'dar protección GFCI o AFCI al contacto que reemplaza donde el código de hoy la pide',
        },
        words: 'swap swapping changing old kitchen outlet like cambio add',
      },
      {
        says: 'need-not',
        what: { en: 'add GFCI or AFCI to receptacles that you leave alone', es: 'poner GFCI o AFCI a los contactos que no toca' },
        words: 'existing grandfathered existentes',
      },
      {
        says: 'must',
        what: {
          en: 'use a tamper-resistant receptacle as replacement in a dwelling',
          es: 'usar contacto TR (a prueba de niños) como repuesto en una vivienda',
        },
        words: 'tr swap',
      },
      {
        says: 'must-not',
        what: {
          en: "leave a replaced receptacle without GFCI or AFCI where today's code asks for it",
          es: 'dejar un contacto cambiado sin GFCI o AFCI donde el código actual lo pide',
        },
        words: 'plain same type grandfathered igual',
      },
    ],
    words: {
      en: 'replacing swap changing outlet older home grandfathered like for like required upgrade tamper resistant required must have bedroom',
      es: 'reemplazar cambiar toma casa antigua queda exento mismo por mismo obligado actualizar se exige se requiere obligatorio debe ocupa recamara',
    },
  },
  {
    id: 'asked-gfci-crawl-space-light',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a crawl space light need GFCI?', es: '¿La luz del espacio de arrastre lleva GFCI?' },
    answer: {
      en: "Yes, GFCI is required: since 2017 crawl-space lighting outlets of 120 V or less need GFCI, like the receptacles there. The place is low and damp, and a person crawls on earth beside the lamp.\n\nAttic lights don't need it.",
      es: 'Sí, lleva GFCI: desde 2017 las salidas de alumbrado de 120 V o menos en el espacio de arrastre llevan GFCI, como sus contactos. El lugar es bajo y húmedo y uno se arrastra sobre tierra junto al foco.\n\nLas luces de ático no.',
    },
    references: ['210.8(C)', '210.8(A)(4)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect crawl space lights of 120 V or less with GFCI',
          es: 'proteger con GFCI las luces de 120 V o menos del espacio de arrastre',
        },
        words: 'crawlspace lampholder bajo el piso foco',
      },
      {
        says: 'need-not',
        what: { en: 'protect attic lights with GFCI', es: 'proteger con GFCI las luces del ático' },
        words: 'desván foco',
      },
    ],
    words: {
      en: 'crawlspace lighting outlet under floor lamp gfci protection required must have allowed',
      es: 'crawl space bajo el piso foco lampara salida de alumbrado proteccion gfci se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-gfpe-not-gfci',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does GFPE count as GFCI?', es: '¿El GFPE cuenta como GFCI?' },
    answer: {
      en: 'No: GFPE saves equipment and trips from about 30 mA up to 1200 A, far above what kills. A Class A GFCI opens at 4 to 6 mA and protects people.\n\nA main with GFPE leaves every GFCI requirement standing.',
      es: 'No: el GFPE cuida equipo y abre desde unos 30 mA hasta 1200 A, mucho más de lo que mata. El GFCI Clase A abre de 4 a 6 mA y cuida a la gente.\n\nUn principal con GFPE no quita ninguna exigencia de GFCI.',
    },
    references: ['100', '230.95'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'GFPE replaces or counts as GFCI', es: 'el GFPE reemplaza al GFCI o cuenta como tal' },
        words: '30 mA ground fault main breaker relay same personnel personas',
      },
      {
        says: 'is-not',
        what: { en: 'GFPE protects people from shock', es: 'el GFPE protege a la gente de una descarga' },
        words: '30 mA safe personnel',
      },
    ],
    words: {
      en: 'ground-fault relay main breaker personnel difference gfpe vs gfci same protection of equipment 30 ma replace people',
      es: 'rele principal proteccion de personas diferencia gfpe gfci lo mismo proteccion de equipo 30 ma sustituye',
    },
  },
  {
    id: 'asked-afci-bath-garage-outdoor',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Do bathrooms need AFCI?', es: '¿Los baños llevan AFCI?' },
    answer: {
      en: 'No AFCI is required there: in dwellings the AFCI list has kitchens, laundry, bedrooms, closets, hallways and the living rooms, but not bathrooms, garages, outdoors, attics or unfinished basements. Those need GFCI.\n\nA circuit that also feeds a listed room needs AFCI. Dormitory bathrooms are listed.',
      es: 'No llevan AFCI: en viviendas la lista AFCI tiene cocina, lavado, recámaras, clósets, pasillos y salas, pero no baños, cocheras, exteriores, áticos ni sótanos sin terminar. Esos llevan GFCI.\n\nUn circuito que también alimenta un cuarto de la lista lleva AFCI. El baño de dormitorios estudiantiles sí está.',
    },
    references: ['210.12(B)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'protect bathroom circuits of a dwelling with AFCI', es: 'proteger con AFCI los circuitos de baño de una vivienda' },
        unless: {
          en: 'the circuit also feeds a listed room such as a bedroom',
          es: 'el circuito también alimente un cuarto de la lista, como una recámara',
        },
        words: 'arc fault half new breaker',
      },
      { says: 'must', what: { en: 'protect bathroom receptacles with GFCI', es: 'proteger con GFCI los contactos de baño' } },
      {
        says: 'must',
        what: { en: 'protect dormitory bathroom circuits with AFCI', es: 'proteger con AFCI los baños de dormitorios estudiantiles' },
        words: 'dorm',
      },
      {
        says: 'must',
        what: {
          en: 'protect with AFCI a bathroom circuit that also feeds a bedroom or other listed room',
          es: 'proteger con AFCI un circuito de baño que también alimenta una recámara u otro cuarto de la lista',
        },
      },
    ],
    words: {
      en: 'arc fault bathroom circuit garage receptacle attic unfinished basement exterior afci needed required must have arc fault protection',
      es: 'arco falla circuito de baño garaje contacto atico sotano sin terminar afuera afci necesita se exige se requiere obligatorio debe ocupa proteccion de arco',
    },
  },
  {
    id: 'asked-afci-garage',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Do garages and outdoor outlets need AFCI?', es: '¿Las cocheras y exteriores llevan AFCI?' },
    answer: {
      en: 'No AFCI is required there: garages, outdoor outlets, attics and unfinished basements of a dwelling are not on the AFCI list; they need GFCI at their receptacles.\n\nA circuit that also feeds a listed room, such as a bedroom or hallway, needs AFCI.',
      es: 'No llevan AFCI: cocheras, salidas exteriores, áticos y sótanos sin terminar de una vivienda no están en la lista; sus contactos llevan GFCI.\n\nEl circuito que también alimenta un cuarto de la lista, como recámara o pasillo, sí lleva AFCI.',
    },
    references: ['210.12(B)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'protect with AFCI a circuit that serves only the garage',
          es: 'proteger con AFCI un circuito que sirve solo la cochera',
        },
        words: 'arc fault dual function',
      },
      {
        says: 'must',
        what: { en: 'protect garage and outdoor receptacles with GFCI', es: 'proteger con GFCI los contactos de cochera y exteriores' },
      },
      {
        says: 'must-not',
        what: {
          en: 'leave without AFCI a garage or outdoor circuit that also feeds a hallway, bedroom or other listed room',
          es: 'dejar sin AFCI un circuito de garaje o exterior que también alimenta un pasillo, recámara u otro cuarto de la lista',
        },
        words: 'standard breaker mudroom',
      },
      {
        says: 'must',
        what: {
          en: 'protect with AFCI a garage or outdoor circuit that also feeds a hall, bedroom or other listed room',
          es: 'proteger con AFCI un circuito de cochera o exterior que también agarra un pasillo, recámara u otro cuarto listado',
        },
        words: 'arc fault',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect with AFCI a circuit that serves only outdoor outlets',
          es: 'proteger con AFCI un circuito que sirve solo salidas exteriores',
        },
        words: 'outside patio deck arc fault dual function',
      },
      {
        says: 'need-not',
        what: { en: 'protect with AFCI a circuit that serves only the attic', es: 'proteger con AFCI un circuito que sirve solo el ático' },
        words: 'arc fault',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect with AFCI a circuit that serves only an unfinished basement',
          es: 'proteger con AFCI un circuito que sirve solo un sótano sin terminar',
        },
        words: 'arc fault',
      },
    ],
    words: {
      en: 'arc fault protection garage circuit exterior required need required must have allowed',
      es: 'arco falla proteccion garaje patio afuera se exige necesita se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-afci-finished-basement',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a finished basement need AFCI?', es: '¿Un sótano terminado lleva AFCI?' },
    answer: {
      en: 'Yes where the finished room is a bedroom, family or recreation room, hallway, closet or similar: the list goes by kind of room, not by floor. An unfinished basement is not on it.\n\nFinished or not, its receptacles need GFCI since 2020, so a dual-function breaker is usual.',
      es: 'Sí, donde el cuarto terminado es recámara, sala, cuarto de juegos, pasillo, clóset o similar: la lista va por tipo de cuarto, no por piso. El sótano sin terminar no está.\n\nTerminado o no, sus contactos llevan GFCI desde 2020, así que se usa breaker de doble función.',
    },
    references: ['210.12(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect 120 V circuits of a finished basement room with AFCI',
          es: 'proteger con AFCI los circuitos de 120 V de un cuarto terminado de sótano',
        },
        if: {
          en: 'it is a bedroom, family or recreation room, hallway, closet or the like',
          es: 'es recámara, sala, cuarto de juegos, pasillo, clóset o similar',
        },
        words: 'rec room downstairs arc fault cuarto de abajo',
      },
      {
        says: 'need-not',
        what: {
          en: "protect an unfinished basement's circuits with AFCI",
          es: 'proteger con AFCI los circuitos de un sótano sin terminar',
        },
        words: 'storage utility arc fault bodega',
      },
    ],
    words: {
      en: 'basement rec room bedroom downstairs arc fault required must have circuits',
      es: 'cuarto de abajo sotano sala recamara arco se exige se requiere obligatorio debe ocupa circuitos',
    },
  },
  {
    id: 'asked-afci-smoke-alarm',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Do smoke alarms in a bedroom need AFCI?', es: '¿Los detectores de humo de la recámara llevan AFCI?' },
    answer: {
      en: 'Yes, AFCI is required: a 120 V smoke alarm in a bedroom or hallway is an outlet on a 15 or 20 A circuit in a listed room, so its circuit needs AFCI. It is not a fire alarm system.\n\nOnly a building fire alarm system on an individual circuit in metal raceway or armor is excepted. A shared lighting circuit shows a trip.',
      es: 'Sí, llevan AFCI: el detector de 120 V en recámara o pasillo es una salida en un circuito de 15 o 20 A en un cuarto de la lista, así que lleva AFCI. No es un sistema de alarma.\n\nSolo se exceptúa el sistema de alarma del edificio en circuito individual con tubo metálico o armadura. En un circuito de luces se nota el disparo.',
    },
    references: ['210.12(B)', '100'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect the 120 V smoke alarm circuit of a bedroom or hallway with AFCI',
          es: 'proteger con AFCI el circuito de detectores de humo de 120 V de recámara o pasillo',
        },
        words: 'co alarm hardwired exempt interconnected detector alarma',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect a building fire alarm system with AFCI',
          es: 'proteger con AFCI un sistema de alarma de incendio del edificio',
        },
        if: { en: 'it has an individual circuit in metal raceway or armor', es: 'tiene circuito individual en tubo metálico o armadura' },
        words: 'facp panel exempt',
      },
      {
        says: 'may',
        what: {
          en: 'feed smoke alarms from a bedroom or shared lighting circuit',
          es: 'alimentar los detectores de humo de un circuito de recámara o de luces',
        },
        words: 'same circuit dedicated compartido',
      },
      {
        says: 'must-not',
        what: {
          en: 'put bedroom or hallway smoke alarms on a plain breaker without AFCI',
          es: 'poner los detectores de humo de recámaras o pasillos en un breaker normal sin AFCI',
        },
        words: 'dedicated fire alarm',
      },
    ],
    words: {
      en: 'smoke detector co alarm interconnected circuit arc fault exempt required must have hardwired protection arc-fault',
      es: 'detector alarma de humo co interconectado circuito arco exento se exige se requiere obligatorio debe ocupa cableados',
    },
  },
  {
    id: 'asked-afci-240',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Do 240 V circuits need AFCI?', es: '¿Los circuitos de 240 V llevan AFCI?' },
    answer: {
      en: 'No AFCI is required at 240 V: the rule covers 120 V circuits of 15 and 20 A (and 10 A since 2023). A 240 V baseboard, water heater, range or dryer circuit needs none.\n\nA 120/240 V multiwire circuit with 120 V outlets in a listed room does: use a two-pole AFCI.',
      es: 'No llevan AFCI: la regla es para circuitos de 120 V de 15 y 20 A (y 10 A desde 2023). El de 240 V de calefactor, calentador, estufa o secadora no lo lleva.\n\nEl multifilar de 120/240 V con salidas de 120 V en un cuarto de la lista sí: use AFCI de dos polos.',
    },
    references: ['210.12(B)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'protect a 240 V circuit with AFCI', es: 'proteger con AFCI un circuito de 240 V' },
        unless: {
          en: 'it is a 120/240 V multiwire circuit with 120 V outlets in a listed room',
          es: 'sea un multifilar de 120/240 V con salidas de 120 V en un cuarto de la lista',
        },
        words: '220 two pole baseboard heat range dryer mini split bedroom arc fault',
      },
      {
        says: 'must',
        what: {
          en: 'protect a 120/240 V multiwire circuit with 120 V outlets in a listed room with AFCI',
          es: 'proteger con AFCI un multifilar de 120/240 V con salidas de 120 V en un cuarto de la lista',
        },
        words: 'mwbc shared neutral',
      },
    ],
    words: {
      en: '220 two pole arc fault baseboard heat range dryer water heater afci required 30 amp required must have breakers',
      es: '220 dos polos arco calefactor estufa secadora calentador afci se requiere 30 amperes se exige se requiere obligatorio debe ocupa breakers',
    },
  },
  {
    id: 'asked-afci-extension-six-feet',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does extending a circuit or changing the panel require AFCI?',
      es: '¿Extender un circuito o cambiar el tablero obliga a AFCI?',
    },
    answer: {
      en: 'No AFCI is required where the conductors are extended 6 ft or less and nothing is added but splices; most panel changes stay within that.\n\nLonger, or with one more outlet or device in a listed room, yes: AFCI at the origin or at the first receptacle.',
      es: 'No se exige AFCI donde los conductores se alargan 6 pies o menos y solo se agregan empalmes; casi todo cambio de tablero queda en eso.\n\nMás largo, o con una salida o dispositivo más en un cuarto de la lista, sí: AFCI en el origen o en el primer contacto.',
    },
    references: ['210.12(E)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: "add AFCI for extending a circuit's conductors by 6 ft or less with splices alone",
          es: 'agregar AFCI por alargar los conductores 6 pies o menos con puros empalmes',
        },
        words: 'panel change swap service upgrade cambio de tablero',
      },
      {
        says: 'must',
        what: {
          en: 'add AFCI when a circuit in a listed room is extended over 6 ft or gets another outlet or device',
          es: 'agregar AFCI cuando un circuito de un cuarto de la lista se alarga más de 6 pies o recibe otra salida o dispositivo',
        },
        words: 'extend new receptacle bedroom añadir contacto',
      },
      {
        says: 'need-not',
        what: { en: 'add AFCI when only changing the panel', es: 'agregar AFCI por solo cambiar el tablero' },
        if: {
          en: 'the conductors are extended by 6 ft or less and nothing but splices is added',
          es: 'los conductores se alargan 6 pies o menos y solo se agregan empalmes',
        },
        words: 'service upgrade swap cambio',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave without AFCI a circuit of a bedroom, living room or other listed room that is extended by more than 6 ft',
          es: 'dejar sin AFCI un circuito de recámara, sala u otro cuarto de la lista que se extiende más de 6 pies',
        },
        words: 'standard breaker panel moved splice box',
      },
    ],
    words: {
      en: 'service upgrade panel swap existing circuits extend 4 ft 8 ft add receptacle modify afci breakers required required must have bedroom lengthen wires',
      es: 'cambio de centro de carga circuitos existentes extender agregar contacto modificar breakers afci se exige se requiere obligatorio debe ocupa extiendo recamara',
    },
  },
  {
    id: 'asked-afci-replace-gfci',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can an AFCI replace a GFCI or protect from shock?', es: '¿Un AFCI reemplaza al GFCI o protege de un choque?' },
    answer: {
      en: "No, it does not: an AFCI looks for arcs and guards against fire; it is not made to stop a shock at about 5 mA. A GFCI does that and doesn't see series arcs. Where both are required, use a dual-function breaker or one of each.",
      es: 'No lo sustituye: el AFCI busca arcos y cuida del incendio; no está hecho para cortar un choque con unos 5 mA. Eso lo hace el GFCI, que no ve arcos en serie. Donde se piden los dos use breaker de doble función o uno de cada uno.',
    },
    references: ['100', '210.8', '210.12(B)'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'an AFCI replaces a GFCI or protects from shock', es: 'un AFCI reemplaza a un GFCI o protege de descargas' },
        words: 'arc fault instead same thing bathroom toque',
      },
      {
        says: 'may',
        what: {
          en: 'use a dual-function breaker where AFCI and GFCI are both required',
          es: 'usar un breaker de doble función donde se piden AFCI y GFCI',
        },
        words: 'combo both ambos',
      },
      {
        says: 'must-not',
        what: { en: 'use an AFCI instead of a GFCI', es: 'usar un AFCI en vez de un GFCI' },
        words: 'arc fault breaker replace enough kitchen bathroom sirve',
      },
      {
        says: 'must',
        what: {
          en: 'have GFCI too where it is required and the breaker is an AFCI',
          es: 'tener también GFCI donde se pide y el breaker es AFCI',
        },
        words: 'still outlets sink counter',
      },
    ],
    words: {
      en: 'protect against shock same as gfci substitute instead of either one dual function allowed legal ok',
      es: 'protege de choque toque es lo mismo en lugar de los dos doble funcion se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-compare-gfci-editions',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What changed in dwelling GFCI between 2017, 2020 and 2023?',
      es: '¿Qué cambió en el GFCI de viviendas entre 2017, 2020 y 2023?',
    },
    answer: {
      en: '2017: 125 V, 15 and 20 A receptacles in listed places; unfinished basements; kitchen countertops. 2020: 125 V through 250 V at 150 V or less to ground, every basement, indoor damp places, and hardwired outdoor outlets. 2023: every kitchen receptacle, food and drink areas with a sink, and more appliances: ranges, ovens, dryers, microwaves.',
      es: '2017: contactos de 125 V, 15 y 20 A en lugares de la lista; sótanos sin terminar; cubiertas de cocina. 2020: de 125 V a 250 V con 150 V o menos a tierra, todo sótano, lugares húmedos interiores y salidas exteriores directas. 2023: todo contacto de cocina, áreas de alimentos con tarja, y más aparatos: estufas, hornos, secadoras, microondas.',
    },
    references: ['210.8(A)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect 250 V range and dryer receptacles in listed dwelling places with GFCI since 2020',
          es: 'proteger con GFCI desde 2020 los contactos de 250 V de estufa y secadora en lugares de la lista',
        },
        words: '240 change edition cambio edición',
      },
      {
        says: 'is',
        what: {
          en: 'the 2023 edition requires GFCI at every dwelling kitchen receptacle, not only at the countertop',
          es: 'la edición 2023 pide GFCI en todo contacto de cocina de vivienda, no solo en la cubierta',
        },
        words: 'fridge change new nuevo',
      },
      {
        says: 'is-not',
        what: {
          en: 'a kitchen refrigerator stays without GFCI in the 2023 edition',
          es: 'el refrigerador de la cocina sigue sin GFCI en la edición 2023',
        },
        words: 'refri fridge still',
      },
    ],
    words: {
      en: 'compare editions 210.8 difference voltage range added places dwelling receptacles new requirement gfci history',
      es: 'comparar ediciones 210.8 diferencia rango de voltaje lugares agregados contactos vivienda nuevo requisito gfci',
    },
  },
  {
    id: 'asked-compare-afci-editions',
    area: 'exam',
    grade: 'V2',
    title: { en: 'What changed in AFCI between 2017, 2020 and 2023?', es: '¿Qué cambió en AFCI entre 2017, 2020 y 2023?' },
    answer: {
      en: 'The dwelling rooms stayed the same. 2017 already had hotel guest rooms; 2020 added patient sleeping rooms of nursing homes and limited-care facilities; 2023 added sleeping quarters of fire, police and similar stations, and 10 A circuits. Letters moved: dwellings are 210.12(A) in 2017 and 2020 and 210.12(B) in 2023.',
      es: 'Los cuartos de vivienda siguen iguales. 2017 ya tenía cuartos de hotel; 2020 agregó dormitorios de pacientes en asilos y cuidado limitado; 2023 agregó dormitorios de bomberos, policía y similares, y circuitos de 10 A. Se movieron letras: viviendas es 210.12(A) en 2017 y 2020 y 210.12(B) en 2023.',
    },
    references: ['210.12(B)', '210.12(C)', '210.12(D)'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'the list of dwelling rooms with AFCI changed between 2017 and 2023',
          es: 'la lista de cuartos de vivienda con AFCI cambió entre 2017 y 2023',
        },
        words: 'arc fault edition new rooms edición',
      },
      {
        says: 'must',
        what: {
          en: 'protect sleeping quarters of fire and police stations with AFCI since 2023',
          es: 'proteger con AFCI desde 2023 los dormitorios de estaciones de bomberos y policía',
        },
        words: 'firehouse ambulance',
      },
      {
        says: 'is',
        what: {
          en: 'AFCI of hotel guest rooms is already in the 2017 edition',
          es: 'el AFCI de cuartos de hotel ya está en la edición 2017',
        },
        words: 'motel guest',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect the circuits of an office, store or other commercial building with AFCI',
          es: 'proteger con AFCI los circuitos de una oficina, tienda u otro edificio comercial',
        },
        unless: {
          en: 'they are for guest rooms, dormitories or other sleeping rooms that a rule lists',
          es: 'sean de cuartos de huéspedes, dormitorios u otros cuartos para dormir que una regla liste',
        },
        words: 'offices business warehouse restaurant shop school arc fault negocio local bodega taller escuela',
      },
    ],
    words: {
      en: 'compare arc fault editions difference new places 210.12 history',
      es: 'comparar arco ediciones diferencia lugares nuevos 210.12',
    },
  },
  {
    id: 'asked-two-bathrooms-one-circuit',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can two bathrooms share one 20 A circuit?', es: '¿Dos baños pueden compartir un circuito de 20 A?' },
    answer: {
      en: 'Yes: one 20 A circuit may feed the receptacles of several bathrooms, but then nothing else: no lights, no fan, no other room.\n\nThe other choice is one circuit for a single bathroom, which may then feed everything in it.',
      es: 'Sí: un circuito de 20 A puede alimentar los contactos de varios baños, pero entonces nada más: ni luces, ni extractor, ni otro cuarto.\n\nLa otra opción es un circuito para un solo baño, y entonces puede alimentar todo lo de ese baño.',
    },
    references: ['210.11(C)(3)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'feed the receptacles of two or more bathrooms from one 20 A circuit',
          es: 'alimentar los contactos de dos o más baños con un circuito de 20 A',
        },
        if: { en: 'it feeds nothing else', es: 'no alimenta nada más' },
        words: 'both baths plugs share',
      },
      {
        says: 'must-not',
        what: {
          en: 'put lights, a fan or another room on a 20 A circuit that serves two bathrooms',
          es: 'poner luces, extractor u otro cuarto en el circuito de 20 A que sirve a dos baños',
        },
        words: 'plus hall exhaust both baths upstairs luz tambien',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed the bathroom sink receptacles of a dwelling from a 15 A circuit',
          es: 'alimentar los contactos de lavabo del baño de una vivienda con un circuito de 15 A',
        },
      },
    ],
    words: {
      en: 'both baths share bathroom circuit hall bath and master bath receptacles same breaker allowed legal ok gfci both outlets one breaker',
      es: 'compartir los dos baños mismo breaker circuito de baño contactos recamara principal se permite se vale legal puedo mismo breaker',
    },
  },
  {
    id: 'asked-bathroom-circuit-light-fan',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can the bathroom light and fan be on the receptacle circuit?',
      es: '¿La luz y el extractor del baño pueden ir en el circuito de contactos?',
    },
    answer: {
      en: 'Yes, if it serves only that one bathroom: then the 20 A circuit may feed its receptacles, light, fan and other equipment.\n\nNo, if it also feeds the receptacles of another bathroom: then it carries receptacles only.',
      es: 'Sí, si sirve solo a ese baño: entonces el circuito de 20 A puede llevar sus contactos, luz, extractor y otro equipo.\n\nNo, si también alimenta contactos de otro baño: entonces lleva solo contactos.',
    },
    references: ['210.11(C)(3)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'put the light and fan of one bathroom on its own receptacle circuit',
          es: 'poner la luz y el extractor de un solo baño en su circuito de contactos',
        },
        if: { en: 'it serves only that bathroom', es: 'sirve solo a ese baño' },
        words: 'plug outlets same single own only unico mismo feeds vanity contacto espejo',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a light or fan on a receptacle circuit that also serves another bathroom',
          es: 'poner luz o extractor en un circuito de contactos que comparten dos baños',
        },
        words: 'two plus baths share shared both upstairs exhaust dos baños',
      },
      {
        says: 'is-not',
        what: {
          en: 'a light on the receptacle circuit of its one bathroom is a violation',
          es: 'una luz en el circuito de contactos de ese único baño es una violación',
        },
        words: 'break a rule vanity dim',
      },
    ],
    words: {
      en: 'same bathroom 20 A circuit vanity light exhaust fan heater lights on bathroom circuit allowed allowed legal ok',
      es: 'mismo baño circuito de 20 A luz del espejo extractor foco en el circuito del baño se permite se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-garage-circuit-outdoor',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can an outside outlet be on the garage circuit?', es: '¿Un contacto exterior puede ir en el circuito de la cochera?' },
    answer: {
      en: 'Yes, an outdoor receptacle: the 20 A garage circuit may also feed readily accessible outdoor receptacles. That is the only other outlet it may have: garage lights, the yard light or another room go on a different circuit.',
      es: 'Sí, un contacto exterior: el circuito de 20 A de la cochera puede alimentar también contactos exteriores fácilmente accesibles. Es lo único más que puede llevar: las luces de cochera, del patio u otro cuarto van en otro circuito.',
    },
    references: ['210.11(C)(4)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'feed an outdoor receptacle from the 20 A garage circuit',
          es: 'alimentar un contacto exterior del circuito de 20 A de la cochera',
        },
        if: { en: 'it is readily accessible', es: 'es fácilmente accesible' },
        words: 'outside outlet yard patio contacto',
      },
      {
        says: 'must-not',
        what: {
          en: 'put garage lights, yard lights or another room on the garage receptacle circuit',
          es: 'poner luces de cochera o de patio u otro cuarto en el circuito de contactos de la cochera',
        },
        words: 'ceiling coach above light farol foco opener',
      },
    ],
    words: {
      en: 'required dwelling garage receptacle circuit also feed an outdoor receptacle garage required 20 amp circuit outside outlet patio same circuit garage lights on receptacle circuit allowed legal ok',
      es: 'garaje circuito de 20 amperes toma afuera patio mismo circuito luces de la cochera en el circuito de contactos se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-laundry-circuit-other',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can anything else be on the laundry circuit?', es: '¿Puede ir otra cosa en el circuito de lavado?' },
    answer: {
      en: 'No, nothing else: the 20 A laundry circuit feeds the laundry receptacles and no other outlets, so no lights, bathroom, hall or garage. Several receptacles inside the laundry area, washer and gas dryer included, are fine.',
      es: 'No, nada más: el circuito de 20 A de lavado alimenta los contactos del área de lavado y ninguna otra salida: ni luces, baño, pasillo o cochera. Varios contactos dentro del área, lavadora y secadora de gas incluidas, están bien.',
    },
    references: ['210.11(C)(2)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'feed anything else, such as lights, a bathroom, hall or garage, from the laundry circuit',
          es: 'sacar otra cosa, como luces, baño, pasillo o cochera, del circuito de lavado',
        },
        words: 'washer lavadora hallway outlet share luz contacto foco',
      },
      {
        says: 'may',
        what: {
          en: 'put several receptacles of the laundry area, washer and gas dryer, on the laundry circuit',
          es: 'poner varios contactos del área de lavado, lavadora y secadora de gas, en el circuito de lavado',
        },
        words: 'two iron',
      },
      {
        says: 'must',
        what: {
          en: 'keep the laundry circuit for the laundry receptacles alone',
          es: 'dejar el circuito de lavado solo para los contactos de lavado',
        },
      },
    ],
    words: {
      en: 'washer circuit share bathroom light laundry room lights same 20 amp washing machine outlet allowed legal ok add bathroom outlet lights',
      es: 'lavadora compartir baño luz del cuarto de lavado mismo de 20 amperes se permite se vale legal puedo agregar contacto de baño luces',
    },
  },
  {
    id: 'asked-small-appliance-other',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can anything else be on a small-appliance circuit?', es: '¿Puede ir otra cosa en un circuito de aparatos pequeños?' },
    answer: {
      en: 'No, nothing else: it feeds the receptacles of kitchen, pantry, breakfast and dining room and nothing else: no dishwasher, disposal, hood, fixed microwave or lights.\n\nAllowed besides: the refrigerator, a clock receptacle and the ignition and clock of a gas range.',
      es: 'No, nada más: alimenta los contactos de cocina, despensa, desayunador y comedor y nada más: ni lavavajillas, triturador, campana, microondas fijo o luces.\n\nAdemás se permite el refrigerador, un contacto de reloj y el encendido y reloj de la estufa de gas.',
    },
    references: ['210.52(B)(2)', '210.52(B)(1)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put a dishwasher, disposal, hood, fixed microwave or lights on a small-appliance circuit',
          es: 'poner lavaplatos, triturador, campana, microondas fijo o luces en un circuito de aparatos pequeños',
        },
        words: 'kitchen counter circuit share under cabinet cocina cubierta',
      },
      {
        says: 'may',
        what: { en: 'put the refrigerator on a small-appliance circuit', es: 'poner el refrigerador en un circuito de aparatos pequeños' },
        words: 'fridge refri counter backsplash outlets cubierta',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed an outdoor receptacle from a small-appliance circuit',
          es: 'alimentar un contacto exterior desde un circuito de aparatos pequeños',
        },
        words: 'patio outside',
      },
      {
        says: 'may',
        what: {
          en: 'feed the ignition, clock or light of a gas range or cooktop from a small-appliance circuit',
          es: 'alimentar el encendido, reloj o luz de una estufa o parrilla de gas desde un circuito de aparatos pequeños',
        },
        words: 'igniter spark chispa plug',
      },
    ],
    words: {
      en: 'countertop circuit garbage disposal dish washer under cabinet light hood on 20 A small appliance circuit share allowed legal ok dishwasher disposal kitchen lights',
      es: 'circuito de cubierta cocina triturador lavaplatos campana foco compartir aparatos pequeños 20 A se permite se vale legal puedo triturador lavavajillas luces de cocina cubierta',
    },
  },
  {
    id: 'asked-dining-on-small-appliance',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Do dining room outlets go on the kitchen circuits?', es: '¿Los contactos del comedor van en los circuitos de cocina?' },
    answer: {
      en: 'Yes, they even must: the receptacles of the dining room, breakfast room and pantry belong to the two or more 20 A small-appliance circuits of the kitchen. Lights there go on another circuit.',
      es: 'Sí, y hasta deben: los contactos del comedor, desayunador y despensa pertenecen a los dos o más circuitos de 20 A de aparatos pequeños de la cocina. Las luces van en otro circuito.',
    },
    references: ['210.52(B)(1)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'feed dining room, breakfast room and pantry receptacles from the 20 A kitchen small-appliance circuits',
          es: 'alimentar los contactos de comedor, desayunador y despensa de los circuitos de 20 A de la cocina',
        },
        words: 'sabc outlets',
      },
      {
        says: 'must-not',
        what: {
          en: 'put dining room lights on the small-appliance circuits',
          es: 'poner las luces del comedor en los circuitos de aparatos pequeños',
        },
        words: 'chandelier light kitchen circuit candil lámpara luz foco cocina',
      },
      {
        says: 'must-not',
        what: {
          en: "put dining room, breakfast room or pantry receptacles on the living room's circuit or another of 15 A",
          es: 'poner los contactos del comedor, desayunador o despensa en el circuito de la sala o en otro de 15 A',
        },
        words: 'nook parlor share',
      },
      {
        says: 'may',
        what: {
          en: 'put dining room receptacles on a kitchen small-appliance circuit',
          es: 'poner los contactos del comedor en un circuito de aparatos pequeños de la cocina',
        },
        words: 'outlets plugs breakfast pantry same contactos despensa antecomedor',
      },
    ],
    words: {
      en: 'dining room outlets pantry breakfast nook kitchen 20 amp circuit share 15 A circuit fed breakfast room',
      es: 'contactos de comedor despensa antecomedor circuito de cocina 20 amperes compartir alimentar antecomedor',
    },
  },
  {
    id: 'asked-gas-range-igniter',
    area: 'exam',
    grade: 'V2',
    title: {
      en: "May a gas range's igniter be plugged into a small-appliance circuit?",
      es: '¿El encendido de la estufa de gas puede ir en el circuito de aparatos pequeños?',
    },
    answer: {
      en: 'Yes, that is allowed: a receptacle for the ignition, clock and lights of a gas range is one of the few extras allowed on a small-appliance circuit.',
      es: 'Sí, se permite: el contacto para el encendido, reloj y luz de la estufa de gas es de lo poco más que se permite en un circuito de aparatos pequeños.',
    },
    references: ['210.52(B)(2)'],
    claims: [
      {
        says: 'may',
        what: {
          en: "plug a gas range's igniter into a small-appliance circuit",
          es: 'enchufar el encendido de una estufa de gas en un circuito de aparatos pequeños',
        },
        words: 'gas stove clock lights ignition chispa reloj',
      },
      {
        says: 'need-not',
        what: {
          en: 'give the igniter of a gas range a circuit of its own',
          es: 'dar un circuito propio al encendido de una estufa o parrilla de gas',
        },
        words: 'dedicated cooktop outlet parrilla dedicado contacto chispa',
      },
    ],
    words: {
      en: "gas stove oven spark ignition clock receptacle kitchen counter circuit allowed legal ok stove's plug countertop",
      es: 'estufa de gas horno chispa encendido reloj contacto circuito de cocina se permite se vale legal puedo enchufe cubierta',
    },
  },
  {
    id: 'asked-refrigerator-own-circuit',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a refrigerator need its own dedicated circuit?', es: '¿El refrigerador necesita circuito propio (dedicado)?' },
    answer: {
      en: 'No dedicated circuit is required: it may share a 20 A small-appliance circuit. An individual circuit of 15 A or more is the other choice, and good practice.\n\nIts receptacle needs GFCI in a dwelling kitchen since 2023; follow the instructions if they ask for a dedicated circuit.',
      es: 'No se exige circuito dedicado: puede compartir un circuito de 20 A de aparatos pequeños. Un circuito individual de 15 A o más es la otra opción, y buena práctica.\n\nDesde 2023 su contacto en cocina de vivienda lleva GFCI; siga las instrucciones si piden circuito dedicado.',
    },
    references: ['210.52(B)(1)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'give a refrigerator a dedicated circuit', es: 'dar circuito propio al refrigerador' },
        words: 'fridge own refri dedicado',
      },
      {
        says: 'may',
        what: {
          en: 'put the refrigerator on a 20 A kitchen small-appliance circuit',
          es: 'poner el refrigerador en un circuito de 20 A de aparatos pequeños',
        },
        words: 'share counter fridge refri',
      },
      {
        says: 'may',
        what: { en: 'give the refrigerator its own 15 A circuit', es: 'dar al refrigerador un circuito propio de 15 A' },
        words: 'alone solo dedicated individual 14/2 refri',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the kitchen refrigerator of a house on a 15 A circuit together with other outlets',
          es: 'poner el refrigerador de la cocina de una casa en un circuito de 15 A junto con otros contactos',
        },
        words: 'general shared',
      },
    ],
    words: {
      en: 'fridge freezer dedicated circuit required by code 15 amp kitchen share counter required must have allowed',
      es: 'refri congelador circuito dedicado obligatorio codigo 15 amperes cocina compartir se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-microwave-own-circuit',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a microwave need its own dedicated circuit?', es: '¿El microondas necesita circuito propio (dedicado)?' },
    answer: {
      en: 'A cord-connected over-the-range microwave: yes, an individual circuit. A built-in one may at least not be on a small-appliance circuit. A portable one on the counter: no, it plugs into a small-appliance receptacle.',
      es: 'El microondas de campana con clavija, sobre la estufa: sí, circuito individual. El empotrado al menos no puede ir en circuito de aparatos pequeños. El portátil en la cubierta: no, se enchufa en un contacto de aparatos pequeños.',
    },
    references: ['422.16(B)(4)', '210.52(B)(2)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'give a plug-in over-the-range microwave its own circuit',
          es: 'dar circuito propio al microondas con clavija sobre la estufa',
        },
        words: 'otr hood combo dedicated individual',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a built-in microwave on a small-appliance circuit',
          es: 'poner un microondas empotrado en un circuito de aparatos pequeños',
        },
        words: 'fixed counter share',
      },
      {
        says: 'need-not',
        what: {
          en: 'give a portable countertop microwave its own circuit',
          es: 'dar circuito propio a un microondas portátil de cubierta',
        },
        words: 'dedicated on the counter',
      },
      {
        says: 'must-not',
        what: {
          en: "let an over-the-range microwave that plugs in share its circuit, such as the counter's",
          es: 'poner un microondas de clavija sobre la estufa en un circuito compartido, como el de la barra',
        },
        words: 'otr hood dishwasher',
      },
    ],
    words: {
      en: 'over the range hood microwave dedicated circuit individual branch circuit built-in countertop required required must have share individual',
      es: 'microondas de campana sobre la estufa dedicado circuito individual empotrado portatil obligatorio se exige se requiere obligatorio debe ocupa compartir individual',
    },
  },
  {
    id: 'asked-thirty-amp-general',
    area: 'exam',
    grade: 'V1',
    title: {
      en: 'Can regular outlets or lights be on a 30 A circuit?',
      es: '¿Contactos o luces normales pueden ir en un circuito de 30 A?',
    },
    answer: {
      en: 'No, not general ones: in a dwelling a 30 A circuit feeds only equipment such as a dryer or water heater; lights and general receptacles go on 15 or 20 A. Ordinary receptacles may not be on 30 A anywhere.\n\nOutside dwellings it may serve fixed lighting with heavy-duty lampholders.',
      es: 'No los generales: en vivienda el circuito de 30 A alimenta solo equipo como secadora o calentador; luces y contactos generales van en 15 o 20 A. Los contactos comunes no van en 30 A en ningún lado.\n\nFuera de viviendas puede llevar alumbrado fijo con portalámparas de trabajo pesado.',
    },
    references: ['210.23(C)', '210.18'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put general receptacles or lights of a dwelling on a 30 A circuit',
          es: 'poner contactos generales o luces de una vivienda en un circuito de 30 A',
        },
        words: 'regular outlets dryer breaker 10 gauge normales secadora',
      },
      {
        says: 'must-not',
        what: {
          en: 'put ordinary 15 or 20 A receptacles on a 30 A circuit',
          es: 'poner contactos comunes de 15 o 20 A en un circuito de 30 A',
        },
        words: 'regular outlet garage shop taller',
      },
      {
        says: 'may',
        what: {
          en: 'feed fixed lighting with heavy-duty lampholders from a 30 A circuit outside dwellings',
          es: 'alimentar alumbrado fijo con portalámparas de servicio pesado de un circuito de 30 A fuera de viviendas',
        },
        words: 'warehouse mogul bodega',
      },
    ],
    words: {
      en: '15 amp or 20 amp receptacle outlet on a 30 amp breaker general purpose outlets lights on 30 amp breaker 10 gauge dwelling instead of 20 allowed legal ok',
      es: 'contacto de 15 o 20 amps en pastilla de 30 contactos focos en breaker de 30 amperes calibre 10 vivienda en lugar de 20 se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-lights-and-receptacles-together',
    area: 'exam',
    grade: 'V2',
    title: { en: 'May lights and receptacles share one circuit?', es: '¿Pueden ir luces y contactos en el mismo circuito?' },
    answer: {
      en: 'Yes, they may share: bedrooms, living rooms and most others may have lights and receptacles on one 15 or 20 A circuit. Not on the small-appliance, laundry and garage circuits, nor on a bathroom circuit that serves more than one bathroom.',
      es: 'Sí, pueden compartir: recámaras, salas y casi todo lo demás pueden llevar luces y contactos en un circuito de 15 o 20 A. No en los circuitos de aparatos pequeños, lavado y cochera, ni en el de baño que sirve a más de un baño.',
    },
    references: ['210.23(B)', '210.11(C)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'put lights and receptacles of a bedroom, den or living room on one circuit',
          es: 'poner luces y contactos de recámara o sala en un mismo circuito',
        },
        words: 'share same breaker mix outlets 15',
      },
      {
        says: 'must-not',
        what: {
          en: 'put lights on a kitchen counter, dining, laundry or garage receptacle circuit',
          es: 'poner luces en un circuito de contactos de cubierta de cocina, comedor, lavado o cochera',
        },
        words: 'appliance required 20A mix',
      },
      {
        says: 'need-not',
        what: {
          en: 'give the lights of a bedroom or living room a circuit of their own',
          es: 'dar a las luces de una recámara o sala un circuito propio',
        },
        words: 'separate breaker always aparte separado',
      },
    ],
    words: {
      en: 'lighting and outlets same circuit mixed bedroom living room 15 amp breaker must be separate allowed legal ok',
      es: 'alumbrado y contactos en el mismo breaker juntos recamara sala 15 amperes deben ir separados focos se permite se vale legal puedo mezclar',
    },
  },
  {
    id: 'asked-share-neutral-same-leg',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can two circuits on the same leg share a neutral?', es: '¿Dos circuitos de la misma fase pueden compartir neutro?' },
    answer: {
      en: "No, never on the same leg: then the neutral carries the sum, up to 40 A on a 20 A circuit's wire, and no breaker sees it. A multiwire circuit needs hots of different legs, so that the neutral carries only the difference, opened together by a two-pole breaker or handle tie. In a single-phase panel full-size breakers 4 and 6, one above the other, are on different legs; 4 and 8, or 2 and 6, with one between, on the same.",
      es: 'No, nunca en la misma fase: entonces el neutro lleva la suma, hasta 40 A en el alambre de un circuito de 20 A, y ningún breaker lo ve. El circuito multifilar lleva vivos de distinta fase, para que el neutro lleve solo la diferencia, abiertos juntos con breaker de dos polos o unión de palancas. En un panel monofásico los breakers enteros 4 y 6, uno bajo el otro, son de distinta fase; 4 y 8, o 2 y 6, con uno en medio, de la misma.',
    },
    references: ['210.4(A)', '100'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'share a neutral between two circuits on the same leg',
          es: 'compartir un neutro entre dos circuitos de la misma fase',
        },
        words: 'mwbc multiwire phase bus tandem',
      },
      {
        says: 'may',
        what: { en: 'share a neutral between two hots of different legs', es: 'compartir un neutro entre dos vivos de fases distintas' },
        if: {
          en: 'a two-pole breaker or handle tie opens them together',
          es: 'un breaker de dos polos o una unión de manijas los abre juntos',
        },
        words: 'mwbc multiwire circuits two pole 2-pole double breaker opposite multifilar circuitos dos polos',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave two hots that share a neutral on single breakers without a handle tie',
          es: 'dejar dos vivos que comparten neutro en breakers sencillos sin unión de manijas',
        },
        words: 'mwbc separate single pole no tie opposite legs',
      },
      {
        says: 'must-not',
        what: {
          en: 'share a neutral between breakers with one space between them, such as 4 and 8 of a single-phase panel',
          es: 'compartir un neutro entre breakers con un espacio en medio, como 4 y 8 de un panel monofásico',
        },
        words: '2 and 6 1 and 5 3 and 7 slots spaces same side wrong hooked up right mismo lado',
      },
      {
        says: 'may',
        what: {
          en: 'share a neutral between breakers one above the other, such as 2 and 4 of a single-phase panel',
          es: 'compartir un neutro entre breakers uno bajo el otro, como 2 y 4 de un panel monofásico',
        },
        if: {
          en: 'a two-pole breaker or handle tie opens them together',
          es: 'los abre juntos un breaker de dos polos o unión de manijas',
        },
        words: 'adjacent spaces next to each other 4 and 6 1 and 3 double pole juntos',
      },
      {
        says: 'may',
        what: {
          en: 'share one neutral among three circuits on the three phases of a wye panel',
          es: 'compartir un neutro entre tres circuitos de las tres fases de un tablero en estrella',
        },
        if: {
          en: 'a three-pole breaker or handle ties open them together',
          es: 'un breaker de tres polos o uniones de manijas los abren juntos',
        },
        words: '3 phase 120/208 277/480 full boat three hots trifásico tres vivos',
      },
    ],
    words: {
      en: 'shared neutral two circuits same phase both breakers overload neutral tandem multiwire wrong allowed legal ok one neutral between two breakers safe multiwire',
      es: 'neutro compartido dos circuitos misma pierna linea sobrecarga neutro multifilar mal se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-common-area-from-apartment',
    area: 'exam',
    grade: 'V2',
    title: {
      en: "May an apartment's panel feed the hall lights or shared laundry?",
      es: '¿El tablero de un departamento puede alimentar luces de pasillo o lavandería común?',
    },
    answer: {
      en: "No: in two-family and multifamily buildings the shared lights, alarms and laundry come from a house panel, not from one unit. Otherwise one tenant pays, and can switch off, everyone's lights.",
      es: 'No: en edificios de dos o más viviendas las luces, alarmas y lavandería comunes salen de un tablero del edificio, no de una unidad. Si no, un inquilino paga y puede apagar la luz de todos.',
    },
    references: ['210.25(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: "feed shared hall lights, alarms or laundry from an apartment's panel",
          es: 'alimentar luces de pasillo, alarmas o lavandería comunes desde el tablero de un departamento',
        },
        words: 'duplex tenant common area porch stairwell inquilino escalera',
      },
      {
        says: 'must',
        what: {
          en: 'feed common areas of a two-family or multifamily building from a house panel',
          es: 'alimentar las áreas comunes de un edificio de dos o más viviendas desde un tablero del edificio',
        },
        words: 'landlord meter owner dueño medidor',
      },
    ],
    words: {
      en: 'duplex tenant meter common area lighting stairway exterior shared load house panel allowed legal ok fed tenant',
      es: 'inquilino medidor area comun alumbrado escalera exterior carga compartida tablero de servicios generales se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-ten-amp-receptacle',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can receptacles be on a 10 A circuit?', es: '¿Se permiten contactos en un circuito de 10 A?' },
    answer: {
      en: 'No: the 10 A circuit, new in 2023, is for lighting, a bath or laundry exhaust fan on that lighting circuit, or a gas fireplace on its own. No receptacles, garage door openers or laundry equipment.\n\n2017 and 2020 have no 10 A branch circuit.',
      es: 'No: el circuito de 10 A, nuevo en 2023, es para alumbrado, extractor de baño o lavado en ese circuito de luces, o chimenea de gas en circuito propio. Nada de contactos, portones ni lavandería.\n\n2017 y 2020 no tienen ramal de 10 A.',
    },
    references: ['210.23(A)', '210.18'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put receptacles, a garage door opener or laundry equipment on a 10 A circuit',
          es: 'poner contactos, motor de cochera o equipo de lavado en un circuito de 10 A',
        },
        words: 'outlet 10 amp breaker',
      },
      {
        says: 'may',
        what: { en: 'feed lighting from a 10 A circuit', es: 'alimentar alumbrado de un circuito de 10 A' },
        if: { en: 'your state has the 2023 edition', es: 'su estado tiene la edición 2023' },
        words: 'led lights 14 copper clad luces',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a 10 A lighting circuit under the 2017 or 2020 code',
          es: 'usar un circuito de iluminación de 10 A con el código 2017 o 2020',
        },
        words: 'old edition',
      },
    ],
    words: {
      en: '10 amp branch circuit what may it supply new 2023 led lighting outlets plug allowed legal ok 2023 plug things in',
      es: 'ramal de 10 amperes que puede alimentar nuevo 2023 luces led enchufes se permite se vale legal puedo 2023',
    },
  },
  {
    id: 'asked-closet-receptacle',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a clothes closet need a receptacle?', es: '¿Un clóset necesita contacto?' },
    answer: {
      en: 'No receptacle is required: the receptacle rules of a dwelling are for habitable rooms, and a closet is not one; nor is a light required in it.\n\nIf one is put in, it goes on an AFCI circuit in a dwelling, and any light must be of a kind allowed in closets.',
      es: 'No se exige contacto: las reglas de contactos de vivienda son para cuartos habitables, y el clóset no lo es; tampoco se exige luz.\n\nSi se pone, va en circuito AFCI en vivienda, y la luz debe ser de las permitidas en clósets.',
    },
    references: ['210.52', '410.16'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'put a receptacle in a clothes closet', es: 'poner contacto en un clóset' },
        words: 'walk-in outlet required',
      },
      {
        says: 'need-not',
        what: { en: 'put a light in a clothes closet', es: 'poner luz en un clóset' },
        words: 'lighting outlet walk-in foco',
      },
      {
        says: 'must',
        what: {
          en: "put a receptacle installed in a dwelling's closet on an AFCI circuit",
          es: 'poner en circuito AFCI el contacto de un clóset de vivienda',
        },
        words: 'arc fault add outlet',
      },
      {
        says: 'may',
        what: {
          en: 'install a receptacle inside a clothes closet of a house',
          es: 'instalar un contacto dentro de un clóset de ropa de una casa',
        },
        if: { en: 'its circuit has AFCI', es: 'su circuito tiene AFCI' },
        words: 'banned vac allowed',
      },
    ],
    words: {
      en: 'walk-in wardrobe outlet required in closet light required required must have allowed',
      es: 'vestidor guardarropa contacto obligatorio en el closet foco obligatorio se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-short-hallway',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a hallway shorter than 10 ft need a receptacle?', es: '¿Un pasillo de menos de 10 pies necesita contacto?' },
    answer: {
      en: "No, none is required there: only a hallway of 10 ft or more along its centerline, without passing through a doorway, needs one, and a single one is enough however long it is. The 6 ft spacing rule of rooms doesn't apply in hallways.",
      es: 'No se exige: solo el pasillo de 10 pies o más por su eje, sin pasar por una puerta, lo necesita, y con uno basta por largo que sea. La regla de los 6 pies de los cuartos no aplica en pasillos.',
    },
    references: ['210.52(H)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'put a receptacle in a hallway shorter than 10 ft', es: 'poner contacto en un pasillo de menos de 10 pies' },
        words: '8 foot corridor outlet corto',
      },
      {
        says: 'must',
        what: {
          en: 'put at least one receptacle in a hallway of 10 ft or more',
          es: 'poner al menos un contacto en un pasillo de 10 pies o más',
        },
        words: 'long largo hall corridor outlet',
      },
      {
        says: 'need-not',
        what: {
          en: "follow a room's wall spacing of receptacles in a hallway",
          es: 'seguir en un pasillo la separación de contactos de los cuartos',
        },
        words: 'two more one',
      },
      {
        says: 'is-not',
        what: {
          en: 'each leg of an L-shaped hallway counts by itself toward the 10 ft',
          es: 'cada tramo de un pasillo en L cuenta por separado para los 10 pies',
        },
        unless: { en: 'a doorway lies between them', es: 'haya una puerta entre ellos' },
        words: 'centerline corridor',
      },
      {
        says: 'need-not',
        what: {
          en: "add up a hallway's lengths on both sides of a doorway",
          es: 'sumar el largo de un pasillo de los dos lados de una puerta',
        },
        words: 'corridor beyond door',
      },
      {
        says: 'need-not',
        what: { en: 'put a receptacle on a stair landing', es: 'poner un contacto en el descanso de una escalera' },
        unless: {
          en: 'it is a hallway of 10 ft or more, or a foyer of more than 60 square feet',
          es: 'sea un pasillo de 10 pies o más, o un vestíbulo de más de 60 pies cuadrados',
        },
        words: 'stairs top of stairs outlet descanso escalera',
      },
    ],
    words: {
      en: 'corridor hall 8 ft 9 ft outlet required how long required must have allowed',
      es: 'corredor pasillo de 8 9 pies contacto se exige que largo se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-island-receptacle',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is a receptacle still required on an island?', es: '¿Todavía es obligatorio el contacto en una isla?' },
    answer: {
      en: 'By edition. 2017: yes, one where it is 24 in. by 12 in. or more. 2020: yes, by area: one for the first 9 ft² and one for each further 18 ft². 2023 on: no, it is optional, but without one there must be provision to add it later.',
      es: 'Según la edición. 2017: sí, uno desde 24 por 12 pulg. 2020: sí, por área: uno por los primeros 9 pies² y uno por cada 18 pies² más. Desde 2023: no, es opcional, pero sin él debe quedar preparación para ponerlo después.',
    },
    references: ['210.52(C)(2)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'put a receptacle on an island', es: 'poner contacto en una isla' },
        if: { en: 'there is provision for one', es: 'queda preparación para uno' },
        editions: ['2023', '2026'],
        words: 'peninsula optional skip required quartz',
      },
      {
        says: 'must',
        what: {
          en: 'leave provision, such as a box or pipe, for a later receptacle in an island without one',
          es: 'dejar preparación, como caja o tubo, para un contacto futuro en una isla que no lo tiene',
        },
        editions: ['2023', '2026'],
        words: 'stub raceway skip need provision without wire preparación previsión sin',
      },
      {
        says: 'must',
        what: {
          en: 'put a receptacle on a kitchen island of 24 in. by 12 in. or more',
          es: 'poner contacto en una isla de 24 por 12 pulg. o más',
        },
        editions: ['2017'],
        words: 'old edition',
      },
      {
        says: 'must',
        what: { en: 'put a receptacle on a kitchen island', es: 'poner un contacto en la isla de la cocina' },
        editions: ['2020'],
        words: 'skip outlet quartz',
      },
      {
        says: 'may',
        what: {
          en: 'leave a box with its circuit and a blank cover in the island as the provision for a later receptacle',
          es: 'dejar en la isla una caja con su circuito y tapa ciega como preparación para un contacto',
        },
        editions: ['2023', '2026'],
        words: 'jbox junction box 12/2 stub whip inside base cabinet satisfies enough cumple',
      },
      {
        says: 'must',
        what: {
          en: 'give an island that has no receptacle a provision for one',
          es: 'dejar una preparación para contacto en una isla que no lo tiene',
        },
        editions: ['2023', '2026'],
        words: 'need later future box conduit futuro caja tubo',
      },
    ],
    words: {
      en: 'kitchen island peninsula outlet required optional provision 2017 2020 2023 countertop required must have allowed',
      es: 'isla peninsula de cocina contacto obligatorio opcional preparacion 2017 2020 2023 cubierta se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-below-counter-receptacle',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a receptacle below the island countertop count?', es: '¿Cuenta un contacto debajo de la cubierta de la isla?' },
    answer: {
      en: 'No since 2023: receptacles below the counter no longer serve it; they go on or above the surface, at most 20 in. up, or are listed for the countertop itself, like pop-ups. 2017 and 2020: yes on islands, at most 12 in. below a top that overhangs no more than 6 in.',
      es: 'No desde 2023: los de abajo ya no sirven a la cubierta; van en ella o arriba, a 20 pulg. como máximo, o listados para la cubierta, como los retráctiles. 2017 y 2020: sí en islas, a no más de 12 pulg. abajo con volado de hasta 6 pulg.',
    },
    references: ['210.52(C)(3)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'count a receptacle below the island countertop as serving it',
          es: 'contar un contacto bajo la cubierta de la isla como de la cubierta',
        },
        editions: ['2023', '2026'],
        words: 'side peninsula overhang below serve',
      },
      {
        says: 'may',
        what: { en: 'use a pop-up listed for countertops', es: 'usar un contacto retráctil listado para cubiertas' },
        words: 'pop island',
      },
      {
        says: 'is',
        what: {
          en: 'a receptacle below the countertop no longer counts for it since the 2023 code',
          es: 'desde el código 2023 un contacto debajo de la cubierta ya no cuenta para ella',
        },
        editions: ['2023', '2026'],
        words: "can't cords",
      },
      {
        says: 'may',
        what: {
          en: 'count for an island or peninsula a receptacle at most 12 in. below a top that overhangs no more than 6 in.',
          es: 'contar para una isla o península un contacto a no más de 12 pulg. debajo de una cubierta que vuela hasta 6 pulg.',
        },
        editions: ['2017', '2020'],
        words: 'end panel side below island old edition debajo isla',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a floor box not listed for countertops as a pop-up in a counter',
          es: 'usar como emergente en una cubierta una caja de piso que no está listada para cubiertas',
        },
        words: 'pop up regular',
      },
      {
        says: 'must-not',
        what: {
          en: 'count a receptacle below a top that overhangs more than 6 in.',
          es: 'contar un contacto bajo una cubierta que vuela más de 6 pulg.',
        },
        editions: ['2017', '2020'],
        words: 'stools hangs far bar vuela banco',
      },
      {
        says: 'is-not',
        what: {
          en: 'an outlet on the side of an island or peninsula, below its top, counts for the counter',
          es: 'un contacto al lado de la isla o península, bajo su cubierta, cuente para ella',
        },
        editions: ['2023', '2026'],
      },
    ],
    words: {
      en: 'side of island cabinet outlet under overhang count as countertop receptacle pop up satisfy 2023',
      es: 'costado lado del gabinete de la isla contacto abajo del volado cuenta como contacto de cubierta pop up sirve cumplir',
    },
  },
  {
    id: 'asked-floor-receptacle-counts',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a floor receptacle count toward the wall spacing?', es: '¿Un contacto de piso cuenta para la separación en muros?' },
    answer: {
      en: 'Yes, if it is within 18 in. of the wall; farther out, no. It needs a listed floor box. Useful along windows that reach the floor.',
      es: 'Sí, si está a 18 pulg. o menos del muro; más lejos, no. Lleva caja de piso listada. Sirve junto a ventanales hasta el piso.',
    },
    references: ['210.52(A)(3)'],
    claims: [
      {
        says: 'may',
        what: { en: 'count a floor receptacle toward the wall spacing', es: 'contar un contacto de piso en la separación de pared' },
        if: { en: 'it is within 18 in. of the wall', es: 'está a 18 pulg. o menos de la pared' },
        words: 'floor box window outlet ventana',
      },
      {
        says: 'must-not',
        what: {
          en: 'count a floor receptacle more than 18 in. from the wall toward the spacing',
          es: 'contar un contacto de piso a más de 18 pulg. de la pared en la separación',
        },
        words: 'middle of room floor box centro',
      },
      {
        says: 'must',
        what: { en: 'use a listed floor box for a floor receptacle', es: 'usar caja de piso listada para un contacto de piso' },
        words: 'regular box caja normal',
      },
      {
        says: 'must-not',
        what: {
          en: 'use an ordinary metal box in the floor for a receptacle',
          es: 'usar una caja metálica común en el piso para un contacto',
        },
        words: 'regular box',
      },
    ],
    words: {
      en: 'floor box outlet required spacing 6 ft rule near wall sliding glass instead of wall one',
      es: 'caja de piso toma separacion regla de 6 pies cerca de la pared ventanal en lugar de pared',
    },
  },
  {
    id: 'asked-detached-garage-no-power',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Must a detached garage have power and receptacles?', es: '¿Una cochera separada debe tener luz y contactos?' },
    answer: {
      en: 'No: the code does not make you bring power to a detached garage. Once it has power, each vehicle bay needs a receptacle at most 5-1/2 ft up, on a 20 A circuit, and a lighting outlet.\n\nAn attached garage always needs them.',
      es: 'No: el código no obliga a llevar luz a una cochera separada. Si tiene energía, cada lugar de carro lleva un contacto a 5-1/2 pies como máximo, en circuito de 20 A, y salida de alumbrado.\n\nLa cochera pegada a la casa siempre los lleva.',
    },
    references: ['210.52(G)', '210.11(C)(4)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'bring power to a detached garage', es: 'llevar corriente a una cochera separada' },
        words: 'electric trench run new build leave',
      },
      {
        says: 'must',
        what: {
          en: 'put a receptacle at each vehicle bay once a detached garage has power',
          es: 'poner un contacto por cada carro si la cochera separada ya tiene corriente',
        },
        words: 'already car',
      },
      {
        says: 'must',
        what: {
          en: 'give an attached garage power, receptacles and a light',
          es: 'dar corriente, contactos y luz a una cochera unida a la casa',
        },
        words: 'attached garaje pegado',
      },
    ],
    words: {
      en: 'detached garage without electricity receptacle required each car bay attached required must have allowed',
      es: 'garaje aparte sin electricidad contacto obligatorio por cada carro lugar pegado se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-switched-receptacle-for-light',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can a switched receptacle be the required light?', es: '¿Un contacto con apagador vale como la luz obligatoria?' },
    answer: {
      en: "Yes in bedrooms, living rooms and other rooms; no in kitchens and bathrooms, nor, since 2023, in laundry areas: those need a real lighting outlet.\n\nA fully switched receptacle doesn't count toward the wall spacing; a split duplex keeps one half hot.",
      es: 'Sí en recámaras, salas y otros cuartos; no en cocinas y baños ni, desde 2023, en áreas de lavado: ahí debe haber salida de alumbrado.\n\nUn contacto apagado por completo no cuenta para la separación en muros; con el dúplex partido una mitad queda viva.',
    },
    references: ['210.70(A)(1)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a switched receptacle as the required light of a bedroom or living room',
          es: 'usar un contacto con apagador como la luz obligatoria de recámara o sala',
        },
        words: 'half hot lamp no ceiling light lámpara',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a switched receptacle as the required light of a kitchen',
          es: 'usar un contacto con apagador como la luz obligatoria de cocina',
        },
        words: 'half hot lamp instead ceiling fixture',
      },
      {
        says: 'must-not',
        what: {
          en: 'count a fully switched receptacle toward the wall spacing',
          es: 'contar en la separación de pared un contacto que el apagador corta completo',
        },
        words: 'both halves split duplex',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a switched receptacle as the required light of a bathroom or, from 2023, a laundry area',
          es: 'usar un contacto con apagador como la luz obligatoria de baño o, desde 2023, de lavado',
        },
        words: 'half hot lamp',
      },
      {
        says: 'may',
        what: {
          en: 'count toward the wall spacing a duplex with one half always hot',
          es: 'contar en la separación de pared un dúplex con una mitad siempre viva',
        },
        words: 'half switched plug six',
      },
    ],
    words: {
      en: 'half hot outlet instead of ceiling light switch controlled receptacle lighting outlet bedroom kitchen instead of ceiling lighting enough serve allowed legal ok',
      es: 'contacto controlado por switch en lugar de lampara foco salida de alumbrado recamara cocina medio vivo en lugar de techo basta sirve alumbrado controlado se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-receptacle-in-cabinet-counts',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does a receptacle in a cabinet or high on the wall count as a required one?',
      es: '¿Un contacto dentro de un gabinete o alto en el muro cuenta como obligatorio?',
    },
    answer: {
      en: "No, they do not count: receptacles inside cabinets or cupboards, more than 5-1/2 ft above the floor, part of a luminaire or appliance, or switched as the room's light are extra; the required ones must be there besides.",
      es: 'No cuentan: los contactos dentro de gabinetes o alacenas, a más de 5-1/2 pies del piso, integrados en una luminaria o aparato, o con apagador como luz del cuarto son extra; los obligatorios deben estar aparte.',
    },
    references: ['210.52'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'count a receptacle inside a cabinet or over 5-1/2 ft high as a required one',
          es: 'contar como obligatorio un contacto dentro de un gabinete o a más de 5-1/2 pies',
        },
        words: 'cupboard tv mount high wall alacena alto',
      },
      {
        says: 'may',
        what: {
          en: 'install extra receptacles in a cabinet or high on the wall',
          es: 'poner contactos extra en un gabinete o en lo alto de la pared',
        },
        words: 'additional tv wall adicional',
      },
      {
        says: 'may',
        what: {
          en: 'count a receptacle up to 5-1/2 ft high toward the wall spacing',
          es: 'contar para la separación de la pared un contacto a no más de 5-1/2 pies de alto',
        },
        words: '5 ft high counts',
      },
    ],
    words: {
      en: 'tv outlet above fireplace inside cupboard count toward spacing required receptacle height required must have allowed',
      es: 'contacto de tele arriba alacena cuenta para la separacion obligatorio altura se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-hvac-service-receptacle',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is a receptacle required near an AC unit?', es: '¿Se exige un contacto cerca del aire acondicionado?' },
    answer: {
      en: "Yes: one 125 V, 15 or 20 A receptacle within 25 ft, on the same level, accessible, not fed from the load side of the unit's disconnect, and with GFCI since 2020. Roofs and attics too. Evaporative coolers at one- and two-family houses are excepted.",
      es: 'Sí: un contacto de 125 V, 15 o 20 A a 25 pies o menos, en el mismo nivel, accesible, no alimentado después del desconectador de la unidad, y con GFCI desde 2020. También en azotea y ático. Se exceptúan los coolers evaporativos de casas de una y dos viviendas.',
    },
    references: ['210.63(A)', '210.8(E)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a 125 V receptacle within 25 ft of an AC unit, roof and attic units too',
          es: 'poner un contacto de 125 V a 25 pies o menos de un aire, también en techo y ático',
        },
        unless: {
          en: 'it is an evaporative cooler at a one- or two-family house',
          es: 'sea un enfriador evaporativo en casa de una o dos familias',
        },
        words: 'condenser furnace rooftop service outlet need required 25 feet heat pump condensador azotea contacto',
      },
      {
        says: 'must-not',
        what: {
          en: "feed the AC service receptacle from the load side of the unit's disconnect",
          es: 'alimentar el contacto de servicio del aire desde el lado de carga de su desconectador',
        },
        words: 'condenser same whip',
      },
      {
        says: 'must',
        what: {
          en: 'protect the service receptacle near an AC unit with GFCI',
          es: 'proteger con GFCI el contacto de servicio junto al aire',
        },
        words: 'rooftop rtu azotea',
      },
      {
        says: 'need-not',
        what: {
          en: 'put a service receptacle at an evaporative cooler of a one- or two-family house',
          es: 'poner contacto de servicio junto a un enfriador evaporativo de una casa de una o dos familias',
        },
        words: 'swamp cooler',
      },
      {
        says: 'is-not',
        what: {
          en: 'a receptacle more than 25 ft from the AC unit or on another level is near enough',
          es: 'un contacto a más de 25 pies del aire acondicionado o en otro nivel queda suficientemente cerca',
        },
        words: 'close enough condenser roof ground',
      },
      {
        says: 'need-not',
        what: {
          en: 'add a receptacle at an AC unit that has one within 25 ft on the same level',
          es: 'agregar un contacto junto a un aire acondicionado que ya tiene uno a 25 pies o menos en el mismo nivel',
        },
        words: 'another second already existing patio plug next ya otro',
      },
      {
        says: 'must',
        what: { en: 'have a receptacle within 25 ft of an AC unit', es: 'tener un contacto a 25 pies o menos de un aire acondicionado' },
        unless: {
          en: 'it is an evaporative cooler at a one- or two-family house',
          es: 'sea un enfriador evaporativo en casa de una o dos familias',
        },
        words: 'service outlet condenser need required nearby cerca',
      },
    ],
    words: {
      en: 'heat pump condenser furnace rooftop unit attic outlet within 25 feet maintenance required need service required must have 25 ft',
      es: 'bomba de calor condensador mantenimiento azotea atico contacto a 25 pies obligatorio necesita servicio se exige se requiere obligatorio debe ocupa calefactor 25 pies',
    },
  },
  {
    id: 'asked-garage-in-floor-area',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is the garage included in the square footage for load calculation?',
      es: '¿La cochera se incluye en los pies cuadrados del cálculo de carga?',
    },
    answer: {
      en: "No: leave out garages, open porches and unfinished space that can't be adapted later. Measure the rest by outside dimensions; a finished or finishable basement counts.\n\nIn 2026 the figure is 2 VA for feeders and services.",
      es: 'No: quedan fuera cocheras, porches abiertos y espacios sin terminar que no se puedan adaptar. Lo demás se mide por fuera; el sótano terminado o que se pueda terminar sí cuenta.\n\nEn 2026 el valor es 2 VA para alimentadores y acometidas.',
    },
    references: ['220.5(C)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'count the garage or an open porch in the floor area of the load calculation',
          es: 'contar la cochera o un porche abierto en el área del cálculo de carga',
        },
        words: 'square feet footage include count attached va per square foot metros cuadrados cochera',
      },
      {
        says: 'must',
        what: {
          en: 'count a finished or finishable basement in the floor area of the load calculation',
          es: 'contar un sótano terminado o que se puede terminar en el área del cálculo de carga',
        },
        words: 'unfinished adaptable sin terminar',
      },
    ],
    words: {
      en: 'floor area load calculation include garage porch basement attic outside dimensions square feet dwelling lighting include',
      es: 'area de piso calculo incluir garaje porche sotano atico medidas exteriores pies cuadrados incluyo pegada vivienda',
    },
  },
  {
    id: 'asked-receptacles-add-load',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Do house receptacles count 180 VA each?', es: '¿Los contactos de una casa cuentan 180 VA cada uno?' },
    answer: {
      en: 'No, they add nothing: general-use receptacles, and those of bathrooms, garage, basement and outdoors, are already in the 3 VA per square foot. The 180 VA per yoke is for other occupancies.\n\nWhat is added: 1500 VA for each small-appliance and laundry circuit, and the appliances.',
      es: 'No suman nada: los contactos de uso general, y los de baños, cochera, sótano y exterior, ya están en los 3 VA por pie cuadrado. Los 180 VA por yugo son para otros locales.\n\nSe suman 1500 VA por cada circuito de aparatos pequeños y lavado, y los aparatos.',
    },
    references: ['220.41'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'add 180 VA for each general-use receptacle of a house', es: 'sumar 180 VA por cada contacto general de una casa' },
        words: 'outlet load calculation dwelling bathroom garage vivienda',
      },
      {
        says: 'must',
        what: {
          en: 'count 180 VA per yoke for receptacles of other occupancies',
          es: 'contar 180 VA por yugo en contactos de otros edificios',
        },
        words: 'store commercial office bank tienda comercial',
      },
      {
        says: 'must',
        what: {
          en: 'add 1500 VA for each small-appliance and laundry circuit of a dwelling',
          es: 'sumar 1500 VA por cada circuito de aparatos pequeños y de lavado de una vivienda',
        },
        words: 'load calc kitchen',
      },
    ],
    words: {
      en: 'count outlets 180 VA each dwelling load calc included in lighting load included added',
      es: 'contar contactos 180 VA cada uno vivienda calculo incluidos en alumbrado agregan suman incluidos',
    },
  },
  {
    id: 'asked-appliance-75-range',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does the range count among the four appliances at 75%?', es: '¿La estufa cuenta entre los cuatro aparatos al 75%?' },
    answer: {
      en: 'No, they are left out: the 75% is for four or more fastened appliances such as water heater, dishwasher, disposal and hood. Ranges, dryers, space heating, air conditioning and (since 2023) EV charging have rules of their own. With three or fewer take 100%.',
      es: 'No, quedan fuera: el 75% es para cuatro o más aparatos fijos como calentador de agua, lavavajillas, triturador y campana. Estufas, secadoras, calefacción, aire y (desde 2023) carga de autos tienen sus propias reglas. Con tres o menos tome el 100%.',
    },
    references: ['220.53'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'count ranges, dryers, space heating or air conditioning among the four appliances at 75%',
          es: 'contar estufas, secadoras, calefacción o aire entre los cuatro aparatos al 75%',
        },
        words: 'demand factor ev charger load calc',
      },
      {
        says: 'may',
        what: {
          en: 'apply 75% to four or more fastened appliances such as water heater, dishwasher, disposal and hood',
          es: 'aplicar el 75% a cuatro o más aparatos fijos como calentador, lavaplatos, triturador y campana',
        },
        words: 'demand factor',
      },
      {
        says: 'must-not',
        what: { en: 'apply the 75% to three or fewer appliances', es: 'aplicar el 75% a tres aparatos o menos' },
        words: 'demand only three',
      },
    ],
    words: {
      en: 'fixed appliances demand factor which appliances included excluded dwelling fastened in place dryer air conditioner apply included fixed appliance demand',
      es: 'aparatos fijos factor de demanda cuales se incluyen excluyen vivienda secadora aire acondicionado aplicar entra',
    },
  },
  {
    id: 'asked-heat-and-ac-both',
    area: 'exam',
    grade: 'V1',
    title: {
      en: 'Do I add heating and air conditioning both in a load calculation?',
      es: '¿Se suman calefacción y aire acondicionado en el cálculo?',
    },
    answer: {
      en: 'No, only the larger: of loads that are unlikely to run at once only the largest that can run together counts. So take the heat or the cooling, whichever is more.\n\nCareful with heat pumps: the compressor may run together with the supplementary heat, and then both count.',
      es: 'No, solo lo mayor: de las cargas que difícilmente trabajan a la vez se cuenta solo la mayor que pueda trabajar junta. Tome la calefacción o el aire, lo que sea más.\n\nCuidado con bombas de calor: el compresor puede trabajar junto con la resistencia auxiliar, y entonces cuentan los dos.',
    },
    references: ['220.60'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'add both heating and air conditioning in a load calculation, only the larger',
          es: 'sumar calefacción y aire acondicionado en el cálculo de carga, solo el mayor',
        },
        unless: {
          en: 'they can run together, as a heat pump with its supplementary heat',
          es: 'puedan trabajar juntos, como la bomba de calor con su calor suplementario',
        },
        words: 'noncoincident ac both',
      },
      {
        says: 'must',
        what: { en: 'count a heat pump and its supplementary heat both', es: 'contar la bomba de calor y su calor suplementario los dos' },
        if: { en: 'they can run together', es: 'pueden trabajar juntos' },
        words: 'heat strips backup aux emergency electric compressor add both resistencias sumar',
      },
      {
        says: 'must-not',
        what: {
          en: 'count only the larger of a heat pump and its supplementary heat when they run together',
          es: 'contar solo lo mayor entre la bomba de calor y su calor suplementario cuando trabajan juntos',
        },
        words: 'strips compressor bigger',
      },
      {
        says: 'is',
        what: {
          en: "only the larger of heating and air conditioning counts when they don't run together",
          es: 'solo cuenta lo mayor entre calefacción y aire acondicionado cuando no trabajan juntos',
        },
        words: 'bigger just',
      },
    ],
    words: {
      en: 'noncoincident loads heat and cooling both count larger of the two service calc added together electric',
      es: 'cargas no coincidentes calefaccion clima los dos sumar la mayor acometida clima casa',
    },
  },
  {
    id: 'asked-dryer-small-nameplate',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a dryer of less than 5000 VA still count at 5000?', es: '¿Una secadora de menos de 5000 VA se cuenta como 5000?' },
    answer: {
      en: 'Yes, at least 5000 VA: in the standard dwelling calculation each household electric dryer counts at 5000 VA or its nameplate, whichever is larger. A gas dryer adds nothing: its motor is on the laundry circuit.',
      es: 'Sí, al menos 5000 VA: en el cálculo estándar de vivienda cada secadora eléctrica cuenta 5000 VA o su placa, lo que sea mayor. La de gas no suma: su motor va en el circuito de lavado.',
    },
    references: ['220.54'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'count a household electric dryer at 5000 VA or its nameplate, whichever is larger',
          es: 'contar una secadora eléctrica de casa con 5000 VA o su placa, lo que sea mayor',
        },
        words: '4500 4800 watts small load calc',
      },
      {
        says: 'need-not',
        what: {
          en: 'add a gas dryer to the load beside the laundry circuit',
          es: 'sumar una secadora de gas a la carga aparte del circuito de lavado',
        },
        words: 'leave calculation',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a nameplate below 5000 VA instead of 5000 VA for an electric dryer',
          es: 'usar una placa menor de 5000 VA en lugar de 5000 VA para una secadora eléctrica',
        },
        words: '4500 4800 4.2 kw load calc',
      },
    ],
    words: {
      en: '4.5 kW dryer nameplate 4500 W minimum load calculation gas dryer',
      es: 'secadora de 4.5 kW placa 4500 W minimo calculo secadora de gas',
    },
  },
  {
    id: 'asked-neutral-240-loads',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Do 240 V loads count in the neutral load?', es: '¿Las cargas de 240 V cuentan en el neutro?' },
    answer: {
      en: 'No, they add nothing: a pure 240 V load, such as a water heater, puts nothing on the neutral, which carries the largest unbalance. Household ranges, ovens and dryers use 120 V too and count at 70%.\n\nSo the neutral is often smaller than the hots.',
      es: 'No suman nada: una carga pura de 240 V, como un calentador de agua, no pone nada en el neutro, que lleva el mayor desbalance. Estufas, hornos y secadoras usan también 120 V y cuentan al 70%.\n\nPor eso el neutro suele ser menor que los vivos.',
    },
    references: ['220.61'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'count a pure 240 V load such as a water heater in the neutral load',
          es: 'contar una carga pura de 240 V como el calentador en la carga del neutro',
        },
        words: 'baseboard condenser unbalanced',
      },
      {
        says: 'may',
        what: {
          en: 'count ranges, ovens and dryers at 70% in the neutral load',
          es: 'contar estufas, hornos y secadoras al 70% en la carga del neutro',
        },
        words: 'demand unbalanced',
      },
      {
        says: 'may',
        what: { en: 'make the neutral smaller than the hots', es: 'hacer el neutro más delgado que los vivos' },
        if: { en: 'its calculated load allows it', es: 'su carga calculada lo permite' },
        words: 'reduced service reducido',
      },
    ],
    words: {
      en: 'water heater baseboard neutral load calculation 220 volts unbalanced feeder neutral reduce size',
      es: 'calentador 220 volts calculo del neutro desbalance alimentador neutro reducido menor suma calentador de agua',
    },
  },
  {
    id: 'asked-compare-2023-2026-load',
    area: 'exam',
    grade: 'V1',
    title: {
      en: 'What changed in dwelling load calculation between 2023 and 2026?',
      es: '¿Qué cambió en el cálculo de carga de viviendas entre 2023 y 2026?',
    },
    answer: {
      en: "Article 220 became Article 120, with the same endings (220.82 is 120.82). General lighting for feeders and services fell from 3 to 2 VA per square foot, and the optional method's first step from 10 to 8 kVA, the rest at 40%.\n\nSome table steps are not confirmed: check the book.",
      es: 'El Artículo 220 pasó a ser el 120, con las mismas terminaciones (220.82 es 120.82). El alumbrado para alimentadores y acometidas bajó de 3 a 2 VA por pie cuadrado, y el primer paso del método opcional de 10 a 8 kVA, el resto al 40%.\n\nAlgunos renglones de tablas no están confirmados: vea el libro.',
    },
    references: ['220.41', '220.82(B)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'general dwelling lighting is 2 VA per square foot for feeders and services in 2026',
          es: 'el alumbrado general de vivienda es 2 VA por pie cuadrado para alimentadores y acometidas en 2026',
        },
        words: '3 va load calculation change',
      },
      {
        says: 'is',
        what: { en: 'Article 220 is Article 120 in 2026', es: 'el Artículo 220 es el Artículo 120 en 2026' },
        words: 'moved renumbered load',
      },
      {
        says: 'is-not',
        what: {
          en: 'dwelling lighting stays at 3 VA per square foot for feeders and services in 2026',
          es: 'la iluminación de vivienda sigue en 3 VA por pie cuadrado para alimentadores y acometidas en 2026',
        },
        words: 'still',
      },
      {
        says: 'is-not',
        what: { en: 'Article 220 keeps its number in 2026', es: 'el Artículo 220 conserva su número en 2026' },
        words: 'same art nec',
      },
    ],
    words: {
      en: '2026 nec load calc new article 120 difference 2 VA 8 kVA moved',
      es: 'nec 2026 nuevo articulo 120 diferencia calculo 2 VA 8 kVA se movio',
    },
  },
  {
    id: 'asked-two-services',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can a house or building have two services?', es: '¿Una casa o edificio puede tener dos acometidas?' },
    answer: {
      en: 'No, as a rule one building has one service. A second needs a special reason: fire pump, emergency or standby power, great size, more than 2000 A, different voltages or rate schedules. A shop on the lot is usually fed by a feeder instead. A separate building such as a detached ADU may get its own where the utility agrees.',
      es: 'No, por regla un edificio tiene una acometida. Otra pide razón especial: bomba contra incendio, emergencia o reserva, gran tamaño, más de 2000 A, voltajes o tarifas distintas. Un taller en el lote casi siempre va con alimentador. Un edificio separado, como una ADU, puede tener la suya si la compañía acepta.',
    },
    references: ['230.2'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'give a house or building two services', es: 'dar dos acometidas a una casa o edificio' },
        unless: {
          en: 'there is a special reason, such as fire pump, standby power, over 2000 A, or different voltages or rates',
          es: 'haya una razón especial, como bomba contra incendio, respaldo, más de 2000 A, u otro voltaje o tarifa',
        },
        words: 'second meter drop shop segunda bajada',
      },
      {
        says: 'may',
        what: {
          en: 'feed a shop on the lot by a feeder from the house',
          es: 'alimentar un taller del terreno con un alimentador desde la casa',
        },
        words: 'barn detached subpanel',
      },
      {
        says: 'may',
        what: {
          en: 'give a building a second service for a fire pump, standby power or a load over 2000 A',
          es: 'dar a un edificio una segunda acometida para bomba contra incendio, respaldo o carga de más de 2000 A',
        },
        words: '3000 amps large second generator standby segunda acometida edificio',
      },
      {
        says: 'may',
        what: {
          en: 'give a detached ADU or another building on the lot a service of its own',
          es: 'dar a una ADU separada u otro edificio del lote su propia acometida',
        },
        if: {
          en: 'the utility agrees and no feeder from the house supplies it too',
          es: 'la compañía acepta y ningún alimentador de la casa lo alimenta también',
        },
        words: 'backyard cottage casita granny flat detached second meter',
      },
      {
        says: 'may',
        what: {
          en: 'give a building a second service for its fire pump',
          es: 'dar a un edificio una segunda acometida para su bomba contra incendio',
        },
        words: 'fire pump separate another incendio otra',
      },
    ],
    words: {
      en: 'second service drop one building two meters two panels number of services allowed get drops allowed legal ok 2 second',
      es: 'segunda acometida un edificio dos medidores numero de acometidas se permiten segunda se permite se vale legal puedo 2 sola',
    },
  },
  {
    id: 'asked-six-disconnects',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Are six main disconnects in one panel still allowed?',
      es: '¿Todavía se permiten seis desconectadores principales en un tablero?',
    },
    answer: {
      en: "No since 2020: two to six disconnects must be kept apart, each in its own enclosure, its own panelboard with a main, or its own barriered section. In 2017, yes: up to six in one enclosure, the 'six throws of the hand'. Old work may stay.",
      es: "No desde 2020: de dos a seis desconectadores van separados, cada uno en su gabinete, su tablero con principal o su sección con barreras. En 2017, sí: hasta seis en un gabinete, los 'seis movimientos de mano'. Lo viejo puede quedarse.",
    },
    references: ['230.71'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put six main disconnects in one panel or undivided enclosure',
          es: 'poner seis desconectadores principales en un tablero o gabinete sin divisiones',
        },
        editions: ['2020', '2023', '2026'],
        words: 'rule six throws hand mlo still seis principales one',
      },
      {
        says: 'may',
        what: {
          en: 'have two to six service disconnects in enclosures or barriered sections of their own',
          es: 'tener de dos a seis desconectadores de acometida, cada uno en su gabinete o sección con barrera',
        },
        words: '4 service disconnects mains grouped',
      },
      {
        says: 'may',
        what: { en: 'keep an old split-bus panel with several mains', es: 'conservar un tablero viejo de varios principales' },
        if: { en: 'it was legal when installed', es: 'era legal cuando se instaló' },
        words: 'existing movimientos',
      },
      {
        says: 'may',
        what: { en: 'put two to six mains in one enclosure', es: 'poner de dos a seis principales en un mismo gabinete' },
        editions: ['2017'],
        words: 'replace same box',
      },
      {
        says: 'must-not',
        what: { en: 'give a service more than six disconnects', es: 'dar a una acometida más de seis desconectadores' },
        words: 'seven',
      },
    ],
    words: {
      en: 'six handle rule split bus panel six disconnects one enclosure service main 2017 2020 changed breakers apply rule enclosure 6 2023',
      es: 'regla de seis desconectadores un gabinete principal acometida 2017 2020 cambio breakers vigente regla gabinete 6 2023',
    },
  },
  {
    id: 'asked-meter-service-equipment',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does the meter socket count as service equipment?', es: '¿La base del medidor cuenta como equipo de acometida?' },
    answer: {
      en: 'No, the meter socket is not: service equipment is the main breaker or fused switch and its parts. The meter and its socket are not, though the socket must be listed.\n\nA meter-main has both: its breaker is the service disconnect.',
      es: 'No, la base no lo es: equipo de acometida es el breaker o switch principal y sus partes. El medidor y su base no lo son, aunque la base debe ser listada.\n\nEl medidor con principal (meter-main) tiene los dos: su breaker es el desconectador de acometida.',
    },
    references: ['100', '230.66'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'the meter or its socket is service equipment', es: 'el medidor o su base es equipo de acometida' },
        words: 'meter can base pan',
      },
      {
        says: 'is',
        what: {
          en: 'the breaker of a meter-main is the service disconnect',
          es: 'el breaker de un meter-main es el desconectador de acometida',
        },
        words: 'combo meter main',
      },
      { says: 'must', what: { en: 'use a listed meter socket', es: 'usar una base de medidor listada' }, words: 'meter can utility' },
      {
        says: 'must-not',
        what: { en: 'use a homemade or unlisted meter socket', es: 'usar una base de medidor hechiza o sin listar' },
        words: 'not listed can',
      },
    ],
    words: {
      en: 'meter can base meter disconnect switch service disconnecting means counts considered by the code',
      es: 'base socket de medidor mufa cuchilla del medidor desconectador de acometida cuenta se considera segun el codigo',
    },
  },
  {
    id: 'asked-emergency-disconnect-meter-main',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can the outdoor main be the emergency disconnect?',
      es: '¿El principal exterior puede ser el desconectador de emergencia?',
    },
    answer: {
      en: 'Yes, one switch may be both: the emergency disconnect may be the service disconnect itself, a meter disconnect, or another listed switch or breaker ahead of it, outdoors and readily accessible. Mark it EMERGENCY DISCONNECT with what it is. 2017 has no such rule.',
      es: 'Sí, uno solo puede ser los dos: el de emergencia puede ser el mismo desconectador de acometida, uno del medidor, u otro switch o breaker listado antes, afuera y fácilmente accesible. Se marca EMERGENCY DISCONNECT y lo que es. 2017 no tiene esa regla.',
    },
    references: ['230.85'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the outdoor main or meter-main breaker as the emergency disconnect',
          es: 'usar el principal exterior o el breaker del meter-main como desconectador de emergencia',
        },
        if: { en: 'it is readily accessible and marked', es: 'es fácilmente accesible y está marcado' },
        words: 'same one switch service both uno solo',
      },
      {
        says: 'must',
        what: { en: 'mark the outdoor main EMERGENCY DISCONNECT', es: 'marcar el principal exterior EMERGENCY DISCONNECT' },
        words: 'label sticker red etiqueta roja',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a main inside the house as the emergency disconnect',
          es: 'usar un principal dentro de la casa como desconectador de emergencia',
        },
        words: 'basement indoor garage new count counts serve adentro dentro sirve cuenta interior',
      },
      {
        says: 'need-not',
        what: {
          en: 'add an emergency disconnect besides an outdoor main that is marked as one',
          es: 'agregar un desconectador de emergencia además del principal exterior marcado como tal',
        },
        words: 'separate another required meter main 200a',
      },
      {
        says: 'must',
        what: {
          en: 'add an emergency disconnect outside a house whose main is inside when its service equipment is replaced',
          es: 'agregar un desconectador de emergencia afuera de una casa con el principal adentro cuando se cambia su acometida',
        },
        editions: ['2023', '2026'],
        words: 'add need meter service old upgrade medidor completa vieja agregar',
      },
      {
        says: 'need-not',
        what: {
          en: 'put an emergency disconnect on a commercial building, store or office',
          es: 'poner desconexión de emergencia en un edificio comercial, tienda u oficina',
        },
        words: 'business shop warehouse negocio local',
      },
      {
        says: 'need-not',
        what: {
          en: 'put an emergency disconnect on an apartment building of three or more units',
          es: 'poner desconexión de emergencia en un edificio de tres o más departamentos',
        },
        words: 'multifamily complex condo triplex multifamiliar',
      },
      {
        says: 'need-not',
        what: {
          en: 'put an emergency disconnect on a detached garage or shed',
          es: 'poner desconexión de emergencia en una cochera separada o bodega',
        },
        words: 'workshop barn outbuilding taller',
      },
      {
        says: 'must',
        what: {
          en: 'put an emergency disconnect outside a new house of one or two families',
          es: 'poner desconexión de emergencia afuera de una casa nueva de una o dos familias',
        },
        editions: ['2020', '2023', '2026'],
        words: 'need duplex new service home vivienda',
      },
    ],
    words: {
      en: 'meter main combo breaker outside count as emergency disconnect need another switch label dwelling allowed legal ok',
      es: 'meter main combo breaker afuera cuenta como desconectador de emergencia otro switch etiqueta vivienda se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-compare-emergency-disconnect',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What changed in the outdoor emergency disconnect: 2017, 2020, 2023?',
      es: '¿Qué cambió en el desconectador de emergencia exterior: 2017, 2020, 2023?',
    },
    answer: {
      en: '2017: none required. 2020: one- and two-family dwellings need it outdoors, readily accessible, marked. 2023: on or within sight of the dwelling, marked on the outside front, white on red, letters 1/2 in. or more; dwellings fed by a feeder are included.',
      es: '2017: no se exigía. 2020: casas de una y dos viviendas lo llevan afuera, fácilmente accesible, marcado. 2023: en la vivienda o a la vista de ella, marcado al frente, blanco sobre rojo, letras de 1/2 pulg. o más; también las alimentadas con alimentador.',
    },
    references: ['230.85'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put an outdoor emergency disconnect at one- and two-family dwellings',
          es: 'poner desconectador de emergencia exterior en casas de una y dos familias',
        },
        words: 'new service firefighters bomberos',
      },
      {
        says: 'need-not',
        what: {
          en: 'put an outdoor emergency disconnect under the 2017 code',
          es: 'poner desconectador de emergencia exterior con el código 2017',
        },
        words: 'old edition',
      },
      {
        says: 'must',
        what: {
          en: 'give a dwelling fed by a feeder an emergency disconnect too',
          es: 'dar desconectador de emergencia también a la vivienda alimentada por alimentador',
        },
        words: '2023 second house adu',
      },
    ],
    words: {
      en: 'when did exterior emergency disconnect become required editions difference label color',
      es: 'desde cuando se exige desconectador exterior ediciones diferencia etiqueta color',
    },
  },
  {
    id: 'asked-surge-service-change',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is surge protection required when a panel or service is replaced?',
      es: '¿Se exige supresor de picos al cambiar tablero o acometida?',
    },
    answer: {
      en: "No in 2017; yes since 2020: new and replaced service equipment of a dwelling needs a Type 1 or Type 2 SPD in or next to it, or at each next level; since 2023 of at least 10 kA.\n\nPlug strips don't count.",
      es: 'No en 2017; sí desde 2020: el equipo de acometida nuevo o cambiado de una vivienda lleva un SPD Tipo 1 o Tipo 2 en él o junto a él, o en cada nivel siguiente; desde 2023 de al menos 10 kA.\n\nLas barras de contactos no cuentan.',
    },
    references: ['230.67'],
    claims: [
      {
        says: 'must',
        what: {
          en: "install a Type 1 or Type 2 surge protector when a dwelling's service panel is new or replaced",
          es: 'poner supresor de picos Tipo 1 o Tipo 2 cuando el tablero de acometida de una vivienda es nuevo o se cambia',
        },
        editions: ['2020', '2023', '2026'],
        words: 'spd whole swap cambio',
      },
      {
        says: 'must-not',
        what: {
          en: 'count a plug-in surge strip as the required surge protector',
          es: 'contar un multicontacto con supresor como el supresor obligatorio',
        },
        words: 'power strip plug regleta',
      },
      {
        says: 'need-not',
        what: { en: 'install surge protection at a service change', es: 'poner supresor al cambiar la acometida' },
        editions: ['2017'],
        words: 'spd panel swap upgrade',
      },
      {
        says: 'need-not',
        what: {
          en: 'install surge protection at the service of a store, office or other commercial building',
          es: 'poner supresor en la acometida de una tienda, oficina u otro edificio comercial',
        },
        editions: ['2017', '2020', '2023'],
        words: 'spd shop business warehouse change local negocio bodega',
      },
    ],
    words: {
      en: 'spd whole house surge panel upgrade service change only existing house 2017 2020 2023 mandatory required must have allowed',
      es: 'spd supresor de sobretension toda la casa cambio de tablero acometida existente 2017 2020 2023 obligatorio se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-with-service-conductors',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can other wires share the service raceway?', es: '¿Otros cables pueden compartir el tubo de acometida?' },
    answer: {
      en: 'No, nothing else: only service conductors go in that raceway or cable, except grounding electrode conductors, bonding jumpers and protected load-management controls. Service wires have no breaker ahead, so a fault would burn the others.',
      es: 'No, nada más: en ese tubo o cable van solo conductores de acometida, salvo el del electrodo, puentes de unión y controles de carga protegidos. La acometida no tiene breaker antes: una falla quemaría a los demás.',
    },
    references: ['230.7'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put branch circuits, feeders or other wires in the service raceway',
          es: 'poner circuitos, alimentadores u otros alambres en el tubo de la acometida',
        },
        words: 'conduit mast same pipe share mufa',
      },
      {
        says: 'may',
        what: {
          en: 'run a grounding electrode conductor or bonding jumper in the service raceway',
          es: 'pasar el conductor del electrodo o un puente de unión por el tubo de la acometida',
        },
        words: 'gec conduit',
      },
    ],
    words: {
      en: 'branch circuit feeder in same raceway as service entrance conductors mast share allowed legal ok',
      es: 'ramal alimentador en el mismo tubo que conductores de acometida mufa compartir se permite se vale legal puedo meter',
    },
  },
  {
    id: 'asked-house-sixty-amp-service',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is a 60 A service allowed for a house?', es: '¿Se permite una acometida de 60 A en una casa?' },
    answer: {
      en: 'No, 100 A is the least: the service disconnect of a one-family dwelling is 100 A, 3-wire, or more, however small the load. An existing 60 A service may stay until it is replaced or the load outgrows it.\n\n60 A is the least for most other buildings.',
      es: 'No, lo mínimo son 100 A: el desconectador de acometida de una casa es de 100 A, 3 hilos, como mínimo, por chica que sea la carga. Una acometida existente de 60 A puede quedarse hasta que se cambie o no alcance.\n\n60 A es el mínimo de casi todo lo demás.',
    },
    references: ['230.79'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'give a new one-family house a service disconnect of 100 A or more',
          es: 'dar a una casa nueva un desconectador de acometida de 100 A o más',
        },
        words: 'tiny home small 60 70 amp main casita',
      },
      {
        says: 'must-not',
        what: { en: 'put a new 60 A service on a one-family house', es: 'poner una acometida nueva de 60 A en una casa' },
        words: 'small cabin tiny cabaña',
      },
      {
        says: 'may',
        what: { en: 'keep an existing 60 A service of a house', es: 'conservar una acometida existente de 60 A de una casa' },
        if: { en: 'its load is within it', es: 'su carga cabe' },
        words: 'old fuse box still fits',
      },
    ],
    words: {
      en: 'minimum service size dwelling 100 amps tiny house cabin 60 amp 70 amp allowed 100 at least',
      es: 'minimo de acometida vivienda 100 amperes casita cabaña 60 amperes se permite 100 minimo principal',
    },
  },
  {
    id: 'asked-83-percent-garage',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'May I use the 83% rule for a garage or partial subpanel feeder?',
      es: '¿Puedo usar la regla del 83% para el alimentador de una cochera o subtablero parcial?',
    },
    answer: {
      en: 'No, not for a partial load: the 83% applies only to a service or feeder that carries the entire load of one dwelling. A garage or part of a house has no such spread of loads, so its feeder follows the ordinary ampacity table, next size up allowed.',
      es: 'No con carga parcial: el 83% es solo para acometida o alimentador que lleva toda la carga de una vivienda. Una cochera o parte de la casa no reparte así sus cargas, y su alimentador va con la tabla normal, con el siguiente tamaño hacia arriba permitido.',
    },
    references: ['310.12(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use the 83% rule for a garage or partial subpanel feeder',
          es: 'usar la regla del 83% en el alimentador de una cochera o subtablero parcial',
        },
        words: '310.12 aluminum 100 amp sub',
      },
      {
        says: 'may',
        what: {
          en: 'use the 83% rule for a service or feeder that carries the entire load of one dwelling',
          es: 'usar la regla del 83% en una acometida o alimentador que lleva toda la carga de una vivienda',
        },
        words: '310.12 200 amp 4/0',
      },
      {
        says: 'may',
        what: { en: 'use the 83% rule for the service of a house', es: 'usar la regla del 83% en la acometida de una casa' },
        if: {
          en: 'it is single-phase, 100 to 400 A, and carries the entire load',
          es: 'es monofásica, de 100 a 400 A, y lleva toda la carga',
        },
        words: '310.12 200 amp 4/0 dwelling vivienda servicio',
      },
    ],
    words: {
      en: '310.12 feeder detached garage shop subpanel 83 percent 4/0 aluminum 200 A partial load allowed legal ok',
      es: '310.12 alimentador taller subpanel 83 por ciento carga parcial se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-83-percent-208',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does the 83% rule apply to a 120/208 V apartment?', es: '¿La regla del 83% aplica a un departamento de 120/208 V?' },
    answer: {
      en: "Yes, if its feeder is single-phase: two hots and the neutral of a 208Y/120 system, 100 to 400 A, with the unit's entire load. Not for three-phase. Where heat or bundling calls for factors, they still apply.\n\nThere the neutral may not be cut to 70%.",
      es: 'Sí, si su alimentador es monofásico: dos vivos y el neutro de un sistema 208Y/120, de 100 a 400 A, con toda la carga de la unidad. No en trifásico. Donde el calor o el agrupamiento piden factores, se aplican.\n\nAhí el neutro no se reduce al 70%.',
    },
    references: ['310.12'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the 83% rule for a single-phase 120/208 V feeder of an apartment',
          es: 'usar la regla del 83% en el alimentador monofásico de 120/208 V de un departamento',
        },
        if: { en: "it is 100 to 400 A and carries the unit's entire load", es: 'es de 100 a 400 A y lleva toda la carga de la unidad' },
        words: '208Y/120 two hots 310.12',
      },
      {
        says: 'must-not',
        what: { en: 'use the 83% rule on a three-phase feeder', es: 'usar la regla del 83% en un alimentador trifásico' },
        words: '3 phase 310.12',
      },
      {
        says: 'must-not',
        what: {
          en: 'cut the neutral of a 120/208 V single-phase apartment feeder to 70%',
          es: 'bajar al 70% el neutro de un alimentador monofásico 120/208 V de departamento',
        },
        words: 'reduced neutral',
      },
      {
        says: 'must-not',
        what: { en: 'use the 83% rule for a feeder below 100 A', es: 'usar la regla del 83% en un alimentador de menos de 100 A' },
        words: '60 amp apartment',
      },
    ],
    words: {
      en: 'two legs of 208Y/120 multifamily unit feeder 310.12 single phase three phase dwelling 208 120 percent work',
      es: 'dos fases de 208Y/120 unidad multifamiliar alimentador 310.12 monofasico trifasico 208 120',
    },
  },
  {
    id: 'asked-next-size-up',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is rounding up to the next breaker size allowed?', es: '¿Se permite redondear al siguiente tamaño de breaker?' },
    answer: {
      en: 'Yes, rounding up is allowed to 800 A: the next higher standard size, as long as the load stays within the ampacity. 55 A of wire may have 60 A.\n\nNo for circuits with several plug receptacles, above 800 A, for 14, 12 and 10 AWG limits, and for taps and transformer secondaries.',
      es: 'Sí, se puede redondear hasta 800 A: el siguiente tamaño estándar, mientras la carga no pase la ampacidad. Un alambre de 55 A puede llevar 60 A.\n\nNo en circuitos de varios contactos, arriba de 800 A, en los límites de 14, 12 y 10 AWG, ni en derivaciones (taps) y secundarios de transformador.',
    },
    references: ['240.4(B)', '240.6(A)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'round up to the next standard breaker size, as from 55 A of wire to 60 A',
          es: 'redondear al siguiente tamaño estándar de breaker, como de 55 A de alambre a 60 A',
        },
        if: { en: 'it is 800 A or less and the load stays within the ampacity', es: 'es de 800 A o menos y la carga cabe en la ampacidad' },
        unless: {
          en: 'a rule of its own limits it, as for 14 to 10 AWG, taps and several plug receptacles',
          es: 'una regla propia lo limite, como en calibre 14 a 10, derivaciones y varios contactos',
        },
        words: 'such breaker after derating subir subpanel 6/3 romex',
      },
      {
        says: 'must-not',
        what: {
          en: 'put more load on a wire than its ampacity, breaker rounded up or not',
          es: 'cargar el alambre más que su ampacidad, con breaker redondeado o no',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'round up the breaker of a 14, 12 or 10 AWG circuit',
          es: 'redondear hacia arriba el breaker de un circuito calibre 14, 12 o 10',
        },
        unless: {
          en: 'it is a motor, AC or other circuit with a rule of its own',
          es: 'sea un motor, aire acondicionado u otro circuito con regla propia',
        },
        words: '25 12 12/2',
      },
      {
        says: 'must-not',
        what: {
          en: 'round up the breaker of a circuit with several plug receptacles',
          es: 'redondear hacia arriba el breaker de un circuito con varios contactos',
        },
        words: 'receptacle circuit next size',
      },
      {
        says: 'must-not',
        what: {
          en: 'round up the breaker of a tap or a transformer secondary',
          es: 'redondear hacia arriba el breaker de una derivación o del secundario de un transformador',
        },
        words: 'next size tap secondary',
      },
      {
        says: 'must-not',
        what: { en: 'round up to the next breaker size above 800 A', es: 'redondear al siguiente tamaño de breaker arriba de 800 A' },
        words: '1200 1000 over parallel feeder switchboard arriba',
      },
    ],
    words: {
      en: "round up overcurrent device between standard ratings 240.4(B) wire rated less than breaker conductors protected wire's ampacity match may go up",
      es: 'redondear hacia arriba proteccion entre tamaños estandar 240.4(B) cable menor que el breaker da subir ampacidad',
    },
  },
  {
    id: 'asked-next-size-above-800',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is the next size up allowed above 800 A?', es: '¿Se permite el siguiente tamaño arriba de 800 A?' },
    answer: {
      en: "No rounding up there: above 800 A the conductors' ampacity must equal or exceed the device. For a 1000 A breaker three sets of 400 kcmil copper, 1005 A at 75 °C, do; sets that add to 950 A don't.",
      es: 'No se redondea ahí: arriba de 800 A la ampacidad de los conductores debe ser igual o mayor que la protección. Para un breaker de 1000 A sirven tres juegos de 400 kcmil de cobre, 1005 A a 75 °C; juegos que suman 950 A no.',
    },
    references: ['240.4(C)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'round the breaker up above 800 A', es: 'redondear el breaker hacia arriba a más de 800 A' },
        words: '1000 1200 amp parallel sets next size',
      },
      {
        says: 'must',
        what: {
          en: 'use conductors of 1000 A or more for a 1000 A breaker',
          es: 'usar conductores de 1000 A o más para un breaker de 1000 A',
        },
        words: 'parallel sets 400 kcmil 500',
      },
      {
        says: 'may',
        what: {
          en: 'round up to an 800 A breaker on conductors of more than 700 A',
          es: 'redondear a un breaker de 800 A con conductores de más de 700 A',
        },
        if: { en: 'the load stays within their ampacity', es: 'la carga no pasa de su ampacidad' },
        words: '760 770',
      },
    ],
    words: {
      en: 'over 800 amps 1000 A 1200 A breaker next standard size parallel conductors 240.4(C) rule work rounding',
      es: 'mas de 800 amperes breaker de 1000 1200 siguiente tamaño paralelo 240.4(C) regla redondear amperes',
    },
  },
  {
    id: 'asked-next-size-receptacles',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is the next size up allowed on a circuit of several receptacles?',
      es: '¿Se permite el siguiente tamaño en un circuito de varios contactos?',
    },
    answer: {
      en: "No rounding up there: where a branch circuit feeds more than one receptacle for plug-in loads, the breaker may not exceed the wire's ampacity, since anybody may plug in more. Up to 800 A, other circuits may take the next standard size.",
      es: 'No se redondea ahí: donde el ramal alimenta más de un contacto para cargas de clavija, el breaker no pasa la ampacidad del alambre, porque cualquiera conecta más. Hasta 800 A, los demás circuitos pueden ir al siguiente tamaño.',
    },
    references: ['240.4(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'round the breaker up on a circuit of several receptacles for plug-in loads',
          es: 'redondear el breaker hacia arriba en un circuito de varios contactos para clavijas',
        },
        words: 'next size outlets office derated',
      },
      {
        says: 'may',
        what: {
          en: 'take the next standard size up to 800 A on a circuit of one receptacle or of fixed loads',
          es: 'tomar el siguiente tamaño estándar hasta 800 A en un circuito de un solo contacto o de carga fija',
        },
        unless: {
          en: 'a rule of its own limits it, as for 14 to 10 AWG, taps and transformer secondaries',
          es: 'una regla propia lo limite, como en calibre 14 a 10, derivaciones y secundarios de transformador',
        },
        words: 'single individual alone hardwired welder',
      },
      {
        says: 'must',
        what: {
          en: "keep the breaker of a circuit of several plug receptacles within the wire's ampacity",
          es: 'dejar el breaker de un circuito de varios contactos dentro de la ampacidad del cable',
        },
        words: 'over multi outlet',
      },
    ],
    words: {
      en: 'multioutlet receptacle circuit next size up portable cord and plug loads derated 12 awg multi wire outlet',
      es: 'circuito de contactos siguiente tamaño cargas portatiles clavija derrateado redondear',
    },
  },
  {
    id: 'asked-next-size-taps',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is the next size up allowed for taps?', es: '¿Se permite el siguiente tamaño en derivaciones (taps)?' },
    answer: {
      en: "No rounding up for taps: the next-size-up rule doesn't apply to taps and transformer secondaries. Their ampacity must be at least the rating of the device they end in, besides the tenth or the third that their length asks for.",
      es: 'No se redondea en derivaciones: la regla del siguiente tamaño no aplica a derivaciones ni secundarios de transformador. Su ampacidad debe ser al menos el valor de la protección en que terminan, además del décimo o tercio que pide su largo.',
    },
    references: ['240.21(C)', '240.21'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use the next size up for taps or transformer secondaries',
          es: 'usar el siguiente tamaño en derivaciones o secundarios de transformador',
        },
        words: '10 ft 25 ft tap round up xfmr',
      },
      {
        says: 'must',
        what: {
          en: 'give a tap conductor at least the ampacity of the device it ends in',
          es: 'dar a la derivación al menos la ampacidad del dispositivo donde termina',
        },
        words: 'tap 25 ft 10 ft main',
      },
    ],
    words: {
      en: "240.4(B) taps next standard size up breaker larger than ampacity tap's feeder rounded",
      es: '240.4(B) derivaciones taps siguiente tamaño breaker mayor que la ampacidad redondear alimentador',
    },
  },
  {
    id: 'asked-small-conductor-motor-ac',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Do the 15, 20 and 30 A limits of small wire apply to motors and AC?',
      es: '¿Los límites de 15, 20 y 30 A de alambre chico aplican a motores y aire?',
    },
    answer: {
      en: "No, they do not apply there: motors, air conditioners and welders take their protection from Articles 430, 440 and 630, where the breaker only guards against short circuits and overload is handled elsewhere. So 12 AWG on 30 or 40 A, or 10 AWG on 35 to 50 A, is right for a condenser whose nameplate says so: MCA within the wire's ampacity, breaker not above its maximum.\n\nFor heaters, receptacles and lights the limits stand.",
      es: 'No aplican ahí: motores, aires y soldadoras toman su protección de los Artículos 430, 440 y 630, donde el breaker cuida solo del corto y la sobrecarga se cubre aparte. Así, 12 AWG con 30 o 40 A, o 10 AWG con 35 a 50 A, está bien en un condensador si su placa lo dice: MCA dentro de la ampacidad del cable y breaker no mayor que su máximo.\n\nEn calefactores, contactos y luces el límite vale.',
    },
    references: ['240.4(D)', '240.4(G)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'put 12 AWG on a 30 or 40 A breaker for a condenser or motor',
          es: 'poner 12 AWG con breaker de 30 o 40 A para un condensador o motor',
        },
        if: {
          en: 'its nameplate (MCA and maximum breaker) or Article 430 allows it',
          es: 'la placa (MCA y breaker máximo) o el Artículo 430 lo permite',
        },
        words: 'ac small conductor 14 10 mocp minisplit',
      },
      {
        says: 'must-not',
        what: {
          en: 'put 12 AWG on a 30 A breaker for a heater, receptacles or lights',
          es: 'poner 12 AWG con breaker de 30 A para calefactor, contactos o luces',
        },
        words: 'small conductor water heater',
      },
      {
        says: 'is-not',
        what: {
          en: "a condenser or motor circuit with a breaker above the wire's usual 20 or 30 A is wrong",
          es: 'está mal un circuito de condensador o motor con breaker arriba de los 20 o 30 A usuales del cable',
        },
        if: { en: 'its nameplate or Article 430 allows it', es: 'su placa o el Artículo 430 lo permite' },
        words: 'ac home inspector fire hazard #12 #10',
      },
      {
        says: 'need-not',
        what: {
          en: "cut a motor's breaker back to the wire's usual 15, 20 or 30 A",
          es: 'bajar el breaker de un motor a los 15, 20 o 30 A usuales del cable',
        },
        words: 'compressor change 10 wire',
      },
      {
        says: 'must-not',
        what: {
          en: 'put 10 AWG on a 40 A breaker for a water heater, receptacles or lights',
          es: 'poner calibre 10 AWG en un breaker de 40 A para un calentador, contactos o luces',
        },
        words: '30 limit equipment',
      },
      {
        says: 'may',
        what: {
          en: 'put 10 AWG on a 35, 40, 45 or 50 A breaker for a condenser',
          es: 'poner 10 AWG con breaker de 35, 40, 45 o 50 A para un condensador',
        },
        if: {
          en: "its nameplate MCA is within the wire's ampacity and its maximum breaker is not less",
          es: 'la MCA de su placa cabe en la ampacidad del cable y su breaker máximo no es menor',
        },
        words: '#10 gauge ac air conditioner unit double pole calibre 10 aire acondicionado condensadora',
      },
      {
        says: 'may',
        what: { en: 'use 12 AWG on a 30 A breaker for a condenser', es: 'usar 12 AWG con breaker de 30 A para un condensador' },
        if: {
          en: "its nameplate MCA is within the wire's ampacity and its maximum breaker is not less",
          es: 'la MCA de su placa cabe en la ampacidad del cable y su breaker máximo no es menor',
        },
        words: 'ac air conditioner unit 12 gauge calibre 12 aire acondicionado minisplit',
      },
    ],
    words: {
      en: '12 gauge 30 amp breaker condenser legal 240.4(D) small conductor rule exception hvac compressor inspector',
      es: 'calibre 12 breaker de 30 condensador legal 240.4(D) conductores chicos excepcion inspector compresor',
    },
  },
  {
    id: 'asked-tap-a-tap',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can you tap a tap?', es: '¿Se puede hacer un tap de otro tap?' },
    answer: {
      en: 'No, never: a tap may not supply another tap. Each tap starts at conductors that are fully protected, so that only one reduction depends on the larger device. End the tap in its own overcurrent device; from there you may go on.',
      es: 'No, nunca: de una derivación no se saca otra. Cada una empieza en conductores con protección completa, para que solo una reducción dependa de la protección mayor. Termínela en su propia protección; de ahí puede seguir.',
    },
    references: ['240.21'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'tap a tap', es: 'derivar de una derivación' },
        words: 'splice off tap conductor second subderivación',
      },
      {
        says: 'may',
        what: { en: 'go on from the overcurrent device in which a tap ends', es: 'seguir desde la protección donde termina la derivación' },
        words: 'after breaker feeder',
      },
    ],
    words: {
      en: 'tap off a tap feeder tap splice second tap smaller wire allowed legal ok',
      es: 'derivar de una derivacion tap sobre tap alimentador empalme segunda se permite se vale legal puedo sacar otra derivacion',
    },
  },
  {
    id: 'asked-ten-foot-tap-breaker',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does a 10 ft tap need overcurrent protection at its start?',
      es: '¿Una derivación de 10 pies necesita protección en el origen?',
    },
    answer: {
      en: 'No breaker is required at its start: that is what the tap rule spares. Conditions: at most 10 ft, ampacity for the load and for the device or equipment it ends in, in a raceway, not past that equipment, and at least one-tenth of the feeder device if it leaves the enclosure.',
      es: 'No se exige breaker en el origen: eso es lo que ahorra la regla. Condiciones: 10 pies como máximo, ampacidad para la carga y para la protección o equipo donde termina, en tubo, sin pasar de ese equipo, y al menos un décimo de la protección del alimentador si sale del gabinete.',
    },
    references: ['240.21(B)(1)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'put a breaker at the start of a 10 ft tap', es: 'poner breaker al inicio de una derivación de 10 pies' },
        if: {
          en: 'its ampacity fits load and end device, it runs in raceway and, outside the enclosure, it has 1/10 of the feeder device',
          es: 'su ampacidad cubre carga y dispositivo final, va en tubo y, fuera del gabinete, tiene 1/10 de la protección',
        },
        words: 'overcurrent feeder tap',
      },
      {
        says: 'must-not',
        what: {
          en: 'extend a 10 ft tap past the equipment it ends in',
          es: 'llevar una derivación de 10 pies más allá del equipo donde termina',
        },
        words: 'continue longer',
      },
      {
        says: 'must',
        what: { en: 'run a 10 ft tap in a raceway', es: 'llevar una derivación de 10 pies en tubo' },
        words: 'conduit cable tray free air',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the 10 ft tap rule for a tap longer than 10 ft',
          es: 'usar la regla de derivación de 10 pies en una más larga de 10 pies',
        },
        words: '14 ft too long',
      },
    ],
    words: {
      en: 'ten foot tap rule overcurrent protection at point of supply fuse at the beginning required must have allowed',
      es: 'regla de los 10 pies proteccion en el origen fusible al principio tap se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-25-foot-tap-mlo',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can a 25 ft tap feed a main-lug (MLO) panel?',
      es: '¿Una derivación (tap) de 25 pies puede alimentar un tablero de zapatas?',
    },
    answer: {
      en: 'No, it needs one main device: a 25 ft tap ends in a single breaker or set of fuses that limits the load to its ampacity. A main-lug panel with several breakers adds up to more. Its ampacity is at least one-third of the feeder device.',
      es: 'No, lleva un solo principal: la de 25 pies termina en un solo breaker o juego de fusibles que limite la carga a su ampacidad. Uno de zapatas con varios breakers puede sumar más. Su ampacidad es al menos un tercio de la protección del alimentador.',
    },
    references: ['240.21(B)(2)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'end a 25 ft tap in an MLO panel with several breakers',
          es: 'terminar una derivación de 25 pies en un tablero sin principal con varios breakers',
        },
        words: 'main-lug lug lugs only six zapatas sin',
      },
      {
        says: 'must',
        what: {
          en: 'end a 25 ft tap in a single breaker or set of fuses',
          es: 'terminar una derivación de 25 pies en un solo breaker o juego de fusibles',
        },
        words: 'main breaker panel one',
      },
      {
        says: 'may',
        what: {
          en: 'end a 25 ft tap in a fused disconnect or a panel with a main breaker',
          es: 'terminar una derivación de 25 pies en un desconectador con fusibles o un tablero con principal',
        },
        words: '20 one third size landing main breaker panelboard con principal',
      },
    ],
    words: {
      en: '25-foot tap rule main lugs only panelboard six breakers termination main breaker needed allowed legal ok',
      es: 'regla de 25 pies tablero de zapatas sin principal varios breakers terminar tap se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-other-brand-breaker',
    area: 'exam',
    grade: 'V2',
    title: {
      en: "May I put another brand's breaker in a panel because it fits?",
      es: '¿Puedo poner un breaker de otra marca porque entra?',
    },
    answer: {
      en: "No: a breaker belongs in a panel only if the panel's label names its type, or it is listed (classified) for that very panel. A fit by size is not a test: the grip on the bus and the fault rating may be wrong.",
      es: 'No: un breaker va en un tablero solo si la etiqueta del tablero nombra su tipo, o está listado (clasificado) para ese tablero. Que entre no es prueba: puede fallar el agarre en la barra y la capacidad de falla.',
    },
    references: ['110.3(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: "put another brand's breaker in a panel because it fits",
          es: 'poner un breaker de otra marca en un tablero porque entra',
        },
        unless: {
          en: "the panel's label names it or it is listed (classified) for that panel",
          es: 'la etiqueta del tablero lo nombre o esté listado (clasificado) para ese tablero',
        },
        words: 'square d eaton siemens homeline murray ge snaps fits',
      },
      {
        says: 'may',
        what: {
          en: "use another make's breaker that the panel's label names or that is classified for that very panel",
          es: 'usar un breaker de otra marca que la etiqueta del tablero nombra o que está clasificado para ese mismo tablero',
        },
        words: 'eaton cl ul classified classification another brand clasificado otra marca',
      },
      {
        says: 'may',
        what: { en: "use a classified breaker in another brand's panel", es: 'usar un breaker clasificado en un tablero de otra marca' },
        if: { en: 'it is classified for that very panel', es: 'está clasificado para ese mismo tablero' },
        words: 'ul cl type eaton classification',
      },
    ],
    words: {
      en: 'mix breakers different manufacturer interchangeable square d siemens eaton ge classified breaker same size allowed legal ok different make',
      es: 'mezclar pastillas de otra marca intercambiables square d siemens eaton ge clasificado mismo tamaño se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-breaker-as-switch',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can a breaker be used as a switch?', es: '¿Se puede usar un breaker como apagador?' },
    answer: {
      en: 'Yes: a hand-operated breaker counts as a switch. For fluorescent lighting at 120 or 277 V it must be marked SWD or HID, for high-intensity discharge HID. Its handle at highest stays at 6 ft 7 in. or lower.',
      es: 'Sí: un breaker de mano cuenta como apagador. Para fluorescentes de 120 o 277 V debe decir SWD o HID; para descarga de alta intensidad, HID. Su palanca en lo más alto queda a 6 pies 7 pulg. o menos.',
    },
    references: ['404.11', '240.83(D)'],
    claims: [
      {
        says: 'may',
        what: { en: 'use a breaker as a switch', es: 'usar un breaker como apagador' },
        if: {
          en: 'for fluorescent lighting at 120 or 277 V it is marked SWD or HID',
          es: 'para fluorescentes a 120 o 277 V está marcado SWD o HID',
        },
        words: 'turn lights on off panel warehouse church iglesia',
      },
      {
        says: 'must',
        what: {
          en: 'use a breaker marked HID to switch high-intensity discharge lighting',
          es: 'usar breaker marcado HID para apagar alumbrado de descarga',
        },
        words: 'metal halide parking lot gym',
      },
      {
        says: 'must-not',
        what: {
          en: 'switch fluorescent lighting with a breaker without SWD or HID mark',
          es: 'apagar fluorescentes con un breaker sin marca SWD o HID',
        },
        words: 'warehouse store tienda',
      },
      {
        says: 'must-not',
        what: {
          en: 'switch high-intensity discharge lighting with a breaker marked only SWD',
          es: 'prender y apagar lámparas de descarga de alta intensidad con un breaker marcado solo SWD',
        },
        words: 'hid metal halide high pressure sodium lot',
      },
      {
        says: 'must-not',
        what: {
          en: 'turn fluorescent lights on and off with a regular breaker that has no SWD or HID mark',
          es: 'prender y apagar lámparas fluorescentes con un breaker común sin marca SWD o HID',
        },
        words: 'ordinary normal unmarked standard switch daily diario normal',
      },
    ],
    words: {
      en: 'turn lights on off at the panel store warehouse lighting circuit breaker switching duty allowed legal ok circuit breakers switches',
      es: 'prender apagar luces desde el tablero tienda bodega breaker como switch se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-breaker-upside-down',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can a breaker be installed upside down?', es: '¿Se puede instalar un breaker de cabeza (al revés)?' },
    answer: {
      en: 'No, not where the handle moves vertically: up must be ON. A breaker whose handle moves sideways may be turned over if ON and OFF still show plainly.\n\nPanelboards never lie face-up (since 2020) or face-down (since 2023).',
      es: 'No donde la palanca se mueve vertical: arriba debe ser ON. Uno de palanca horizontal sí puede invertirse si ON y OFF se ven claro.\n\nLos tableros nunca van boca arriba (desde 2020) ni boca abajo (desde 2023).',
    },
    references: ['240.81'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'install a vertical-handle breaker so that up is off',
          es: 'instalar un breaker de manija vertical de modo que arriba sea apagado',
        },
        words: 'upside down inverted main disconnect de cabeza',
      },
      {
        says: 'may',
        what: { en: 'turn over a breaker whose handle moves sideways', es: 'voltear un breaker cuya manija se mueve de lado' },
        if: { en: 'ON and OFF still show plainly', es: 'ON y OFF se ven claro' },
        words: 'horizontal flip panel',
      },
      {
        says: 'must-not',
        what: { en: 'mount a panelboard face-up or face-down', es: 'montar un tablero cara arriba o cara abajo' },
        words: 'ceiling floor flat techo piso',
      },
      {
        says: 'must',
        what: {
          en: 'mount a breaker with a vertical handle so that up is on',
          es: 'montar un breaker de palanca vertical de modo que arriba sea encendido',
        },
        words: 'flip handle down main manija',
      },
    ],
    words: {
      en: 'inverted breaker handle down is on panelboard sideways upside-down main allowed legal ok inverted panel handle',
      es: 'invertido palanca abajo es encendido tablero acostado al reves se permite se vale legal puedo invertido montar tablero prendido',
    },
  },
  {
    id: 'asked-breaker-height',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can a breaker be higher than 6 ft 7 in.?', es: '¿Un breaker puede quedar más alto que 6 pies 7 pulg.?' },
    answer: {
      en: 'No, not higher, as a rule: the center of the grip at its highest is at most 6 ft 7 in. above floor or platform. Exceptions: busway devices, supplementary ones and those right at the equipment they serve, reached by portable means. No minimum height is set.',
      es: 'No más alto, por regla: el centro de la palanca en lo más alto queda a 6 pies 7 pulg. como máximo del piso o plataforma. Excepciones: los de electroducto, los suplementarios y los que están junto al equipo que sirven. No hay altura mínima.',
    },
    references: ['240.24(A)', '404.8(A)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'mount a breaker with its handle above 6 ft 7 in.', es: 'montar un breaker con la manija a más de 6 pies 7 pulg.' },
        unless: {
          en: 'it is a busway or supplementary device or next to equipment it serves, reached by portable means',
          es: 'sea de electroducto, suplementario o junto al equipo que sirve, con escalera',
        },
        words: 'too high panel disconnect alto top breaker',
      },
      {
        says: 'need-not',
        what: { en: 'keep a minimum height for a breaker panel', es: 'respetar una altura mínima para un tablero de breakers' },
        words: 'how low floor bajo',
      },
      {
        says: 'must',
        what: {
          en: 'keep a breaker or disconnect handle at its highest within 6 ft 7 in. of the floor or platform',
          es: 'dejar la palanca de un breaker o desconectador, en su punto más alto, a 6 pies 7 pulg. o menos del piso o plataforma',
        },
        words: 'drop lower make us move height',
      },
      {
        says: 'may',
        what: {
          en: 'have busway breakers above 6 ft 7 in. that are worked from the floor, as with a hook stick',
          es: 'tener breakers de electroducto arriba de 6 pies 7 pulg. que se operan desde el piso, como con pértiga',
        },
        words: 'bus plugs',
      },
      {
        says: 'may',
        what: {
          en: 'put a disconnect above 6 ft 7 in. right at the equipment it serves, reached by portable means',
          es: 'poner un desconectador arriba de 6 pies 7 pulg. junto al equipo que alimenta, al que se llega por medios portátiles',
        },
        words: 'roof fan ladder',
      },
      {
        says: 'may',
        what: {
          en: 'mount a breaker with its handle at 6 ft 7 in. or lower',
          es: 'montar un breaker con su palanca a 6 pies 7 pulg. o menos',
        },
        words: 'top ok height 6 ft 5',
      },
      {
        says: 'may',
        what: {
          en: 'mount a panel low on the wall, such as 12 in. off the floor',
          es: 'montar un tablero bajo en la pared, como a 12 pulg. del piso',
        },
        words: 'bottom minimum',
      },
      {
        says: 'may',
        what: {
          en: 'mount a disconnect higher than 6 ft 7 in. next to the motor, fan or AC unit it serves',
          es: 'montar un desconectador a más de 6 pies 7 pulg junto al motor, ventilador o aire que alimenta',
        },
        if: { en: 'portable means such as a ladder reach it', es: 'se alcanza con medios portátiles, como una escalera' },
        words: '8 9 10 feet high roof ceiling unit heater techo alto',
      },
    ],
    words: {
      en: '7 ft above floor top breaker too high mounted disconnect handle allowed legal ok panel above',
      es: '7 pies arriba del piso demasiado alto montado desconectador manija palanca se permite se vale legal puedo montar tablero',
    },
  },
  {
    id: 'asked-panel-clothes-closet',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can a panel or subpanel be in a clothes closet?', es: '¿Puede ir un tablero o subtablero en un clóset de ropa?' },
    answer: {
      en: "No: overcurrent devices stay away from easily ignited material such as hanging clothes. A hall, garage or utility room will do; a closet only for electrical equipment, or without clothes or other things stored, is not a clothes closet, and a clothes closet on the other side of the panel's wall doesn't matter. A room that becomes a clothes closet may not keep its panel, and a new panel in place of an old one counts as new: it moves, unless the local inspector allows the spot.",
      es: 'No: las protecciones no van cerca de material que arde fácil como la ropa colgada. Sirve pasillo, cochera o cuarto de servicio; un clóset solo para equipo eléctrico, o sin ropa ni cosas guardadas, no es de ropa, y un clóset de ropa al otro lado de la pared del tablero no importa. Un cuarto que se vuelve clóset de ropa no conserva su tablero, y un tablero nuevo en lugar del viejo cuenta como nuevo: se mueve, salvo que el inspector local permita el lugar.',
    },
    references: ['240.24(D)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'put a panel or subpanel inside a clothes closet', es: 'poner un tablero o subtablero dentro de un clóset de ropa' },
        words: 'walk bedroom master suite hanging clothes coats bifold ropa abrigos',
      },
      {
        says: 'may',
        what: { en: 'put a panel in a hall, garage or utility room', es: 'poner un tablero en pasillo, cochera o cuarto de servicio' },
        words: 'pantry laundry breaker box',
      },
      {
        says: 'may',
        what: {
          en: 'put a panel in a closet only for electrical equipment, or without clothes or other things stored in it',
          es: 'poner un tablero en un clóset solo para equipo eléctrico, o sin ropa ni cosas guardadas',
        },
        words: 'dedicated electrical hall broom empty mop eléctrico escobas vacío',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave a panel in a room or space that is turned into a closet for clothes or coats',
          es: 'dejar un tablero en un cuarto o espacio que se vuelve clóset de ropa o abrigos',
        },
        words: 'remodel stay keep becoming laundry bifold doors remodelación quedar convertir',
      },
      {
        says: 'may',
        what: {
          en: 'put a panel in a hallway or room wall that has a clothes closet on its other side',
          es: 'poner un tablero en una pared de pasillo o cuarto que tiene un clóset de ropa al otro lado',
        },
        words: 'behind back side recessed opens into hall backs up to detrás atrás empotrado',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a new panel in place of an old one in a clothes closet',
          es: 'poner un tablero nuevo en lugar del viejo en un clóset de ropa',
        },
        unless: { en: 'the local inspector allows the spot', es: 'el inspector local permita el lugar' },
        words: 'swap replace change same spot 1970s upgrade service cambio cambiar reemplazar mismo lugar',
      },
      {
        says: 'must',
        what: {
          en: 'move the panel out of the clothes closet when it is replaced',
          es: 'sacar el tablero del clóset de ropa al cambiarlo',
        },
        unless: { en: 'the local inspector allows the spot', es: 'el inspector local permita el lugar' },
        words: 'relocate swap upgrade flagged bedroom reubicar mover',
      },
      {
        says: 'may',
        what: {
          en: 'leave an old panel in a clothes closet that was legal when built',
          es: 'dejar un tablero viejo en un clóset de ropa que era legal cuando se hizo',
        },
        if: { en: 'it is not replaced', es: 'no se cambia' },
        words: 'untouched stay keep remain add a breaker grandfathered existing existente quedar sin tocar',
      },
    ],
    words: {
      en: 'load center bedroom closet walk-in closet breaker box wardrobe linen allowed legal ok',
      es: 'centro de carga recamara vestidor caja de breakers guardarropa blancos se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-supplementary-protector',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'May a supplementary protector (UL 1077) replace a branch breaker?',
      es: '¿Un protector suplementario (UL 1077) puede sustituir al breaker del ramal?',
    },
    answer: {
      en: 'No: a UL 1077 protector, like the fuse in a luminaire, is extra protection inside equipment and is not tested for branch-circuit duty. The branch circuit needs a breaker listed to UL 489 or a branch fuse.',
      es: 'No: el UL 1077, como el fusible de una luminaria, es protección extra dentro del equipo y no está probado para ramales. El ramal lleva breaker UL 489 o fusible de ramal.',
    },
    references: ['240.10'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a supplementary protector (UL 1077) in place of a branch breaker',
          es: 'usar un protector suplementario (UL 1077) en lugar del breaker del circuito',
        },
        words: 'din rail mini breaker control panel riel',
      },
      {
        says: 'must',
        what: {
          en: 'use a breaker listed to UL 489 or a branch fuse for a branch circuit',
          es: 'usar un breaker listado UL 489 o fusible de circuito derivado en un circuito derivado',
        },
        words: 'din rail control panel',
      },
    ],
    words: {
      en: 'din rail mini breaker control panel ul489 ul 1077 branch circuit protection allowed legal ok',
      es: 'riel din mini interruptor ul489 tablero de control proteccion de ramal se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-breaker-100-percent',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can a breaker be loaded to 100% of its rating continuously?',
      es: '¿Se puede cargar un breaker al 100% de su valor continuo?',
    },
    answer: {
      en: 'No, an ordinary one carries 80%: at 3 hours or more no more, since device and conductors are taken at 125% of the continuous load. 16 A on a 20 A breaker.\n\nOnly breaker and enclosure together listed for 100% may carry it all.',
      es: 'No, el común lleva 80%: en 3 horas o más no más, porque protección y conductores se toman al 125% de la carga continua. 16 A en un breaker de 20 A.\n\nSolo el breaker y gabinete listados juntos para 100% pueden con todo.',
    },
    references: ['210.20(A)', '215.3'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'load an ordinary breaker continuously beyond 80% of its rating',
          es: 'cargar un breaker común de forma continua a más del 80%',
        },
        unless: { en: 'breaker and enclosure together are listed for 100%', es: 'breaker y gabinete juntos estén listados al 100%' },
        words: '20 3 hours full 100 percent normal night ev charger',
      },
      {
        says: 'may',
        what: {
          en: 'load a breaker and enclosure listed for 100% continuously to 100%',
          es: 'cargar de forma continua al 100% un breaker y gabinete listados al 100%',
        },
        words: 'rated electronic trip',
      },
      {
        says: 'may',
        what: {
          en: 'load an ordinary breaker continuously up to 80%, such as 16 A on 20 A',
          es: 'cargar un breaker común de forma continua hasta el 80%, como 16 A en uno de 20 A',
        },
        words: 'day long',
      },
    ],
    words: {
      en: '20 amp breaker 20 amps continuous 80 percent rule all day standard over three hours allowed legal ok',
      es: 'breaker de 20 amperes 20 amperes continuos carga completa regla del 80 por ciento todo el dia plena mas de tres horas aguanta se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-slash-rated-breaker',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'May a 120/240 V breaker be used on a high leg or corner-grounded delta?',
      es: '¿Se puede usar un breaker de 120/240 V en pierna alta o delta con esquina a tierra?',
    },
    answer: {
      en: 'No: a slash-rated breaker needs a solidly grounded system with no conductor above the lower value to ground. The high leg is 208 V to ground, and a corner-grounded delta 240 V. Use one marked straight 240 V.',
      es: 'No: el de doble valor pide un sistema sólidamente aterrizado sin conductor arriba del valor menor a tierra. La pierna alta da 208 V a tierra, y el delta con esquina a tierra 240 V. Use uno marcado solo 240 V.',
    },
    references: ['240.85'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a slash-rated 120/240 V breaker on a high leg or corner-grounded delta',
          es: 'usar un breaker 120/240 V (de diagonal) en una fase alta o delta con esquina a tierra',
        },
        words: 'wild leg stinger two pole 208 single pole',
      },
      {
        says: 'must',
        what: {
          en: 'use a straight-rated 240 V breaker on a high leg or corner-grounded delta',
          es: 'usar un breaker marcado 240 V (sin diagonal) en fase alta o delta con esquina a tierra',
        },
        words: 'wild leg stinger',
      },
      {
        says: 'may',
        what: {
          en: 'use a slash-rated 120/240 V breaker on an ordinary single-phase 120/240 V system',
          es: 'usar un breaker 120/240 V en un sistema monofásico normal de 120/240 V',
        },
        words: 'house split phase casa',
      },
    ],
    words: {
      en: 'slash rating 120/240 straight 240 two-pole breaker delta wild leg b phase allowed legal ok',
      es: 'valor con diagonal 120/240 recto 240 dos polos delta fase alta b se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-water-pipe-electrode',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can a water pipe be the only grounding electrode?', es: '¿La tubería de agua puede ser el único electrodo?' },
    answer: {
      en: 'It counts, but never alone: an underground metal one with 10 ft or more in contact with earth must be used, and needs a supplemental electrode, since a repair in plastic would take it away.\n\nPlastic (PEX) pipe is none.',
      es: 'Cuenta, pero nunca sola: la metálica enterrada con 10 pies o más en contacto con la tierra se debe usar, y lleva electrodo suplementario, pues una reparación en plástico la quitaría.\n\nLa de plástico (PEX) no es.',
    },
    references: ['250.52(A)(1)', '250.53(D)(2)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use a water pipe as the only grounding electrode', es: 'usar un tubo de agua como único electrodo de tierra' },
        words: 'just alone enough copper pipe solo cobre',
      },
      {
        says: 'must',
        what: {
          en: 'use a metal underground water pipe with 10 ft in earth as an electrode',
          es: 'usar como electrodo el tubo de agua metálico con 10 pies bajo tierra',
        },
        words: 'present copper existing',
      },
      {
        says: 'must',
        what: {
          en: 'supplement a water pipe electrode by a rod or another electrode',
          es: 'complementar el electrodo de tubo de agua con una varilla u otro electrodo',
        },
        words: 'add ground rod too además',
      },
      {
        says: 'is-not',
        what: {
          en: 'a copper stub indoors is an electrode once the buried water pipe is plastic',
          es: 'un tramo de cobre adentro es electrodo cuando el tubo de agua enterrado ya es de plástico',
        },
        words: 'poly street line clamp still ground',
      },
    ],
    words: {
      en: 'cold water pipe ground only electrode enough by itself copper water line underground allowed legal ok count copper line',
      es: 'tubo de agua fria como tierra unico electrodo basta solo cobre enterrado se permite se vale legal puedo cuenta cobre',
    },
  },
  {
    id: 'asked-gas-pipe-electrode',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can a gas pipe be used as a grounding electrode?', es: '¿Se puede usar la tubería de gas como electrodo?' },
    answer: {
      en: 'No, never: underground metal gas pipe may not be a grounding electrode. It must be bonded, though, where it is likely to become energized; the equipment ground of the furnace or range circuit may do that. CSST often needs more by its instructions.',
      es: 'No, nunca: la tubería metálica enterrada de gas no puede ser electrodo. Sí se une donde pueda energizarse; puede servir la tierra de equipo del calefactor o estufa. El CSST suele pedir más en sus instrucciones.',
    },
    references: ['250.52(B)', '250.104(B)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use a gas pipe as a grounding electrode', es: 'usar un tubo de gas como electrodo de tierra' },
        words: 'gas line ground clamp csst',
      },
      {
        says: 'must',
        what: {
          en: 'bond metal gas pipe that is likely to become energized',
          es: 'unir (bondear) el tubo metálico de gas que puede energizarse',
        },
        words: 'black iron csst furnace',
      },
      {
        says: 'may',
        what: {
          en: "use the furnace circuit's equipment ground to bond the gas pipe",
          es: 'usar la tierra del circuito de la calefacción para unir el tubo de gas',
        },
        if: { en: 'no CSST instructions or gas code ask for more', es: 'las instrucciones del CSST o el código de gas no piden más' },
        words: 'range jumper separate wire',
      },
    ],
    words: {
      en: 'gas line ground bond gas piping electrode bonding required csst allowed legal ok',
      es: 'linea de gas aterrizar unir tuberia de gas electrodo union obligatoria csst se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-ufer-needs-rod',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does a Ufer (concrete-encased electrode) need a rod too?',
      es: '¿Un Ufer (electrodo en concreto) necesita también varilla?',
    },
    answer: {
      en: 'No rod is required, a Ufer is enough by itself: only a single rod, pipe or plate and the water pipe need a supplement. It has 20 ft of 1/2 in. rebar or 4 AWG copper in a footing that touches earth.\n\nSome local codes and utilities ask for a rod anyway.',
      es: 'No se exige varilla, el Ufer basta solo: suplemento piden solo una varilla, tubo o placa sola y la tubería de agua. Son 20 pies de varilla de 1/2 pulg. o cobre 4 AWG en zapata en contacto con la tierra.\n\nAlgunas autoridades y compañías de luz piden varilla de todos modos.',
    },
    references: ['250.52(A)(3)', '250.53(A)(2)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'drive a ground rod where there is a Ufer (concrete-encased electrode)',
          es: 'clavar varilla donde hay Ufer (electrodo en concreto)',
        },
        unless: { en: 'the utility or a local rule asks for one', es: 'la compañía o una regla local la pida' },
        words: 'rebar footing enough alone zapata',
      },
      {
        says: 'may',
        what: { en: 'use a Ufer as the only grounding electrode', es: 'usar un Ufer como único electrodo de tierra' },
        words: 'just alone enough footing rebar solo basta',
      },
      {
        says: 'must',
        what: {
          en: 'drive a rod besides a Ufer when the utility or a local rule asks for one',
          es: 'clavar una varilla además del Ufer cuando la compañía o una regla local la pide',
        },
        words: 'utility says',
      },
    ],
    words: {
      en: 'concrete encased electrode alone enough rod required too supplemental rebar footing required must have enough by itself supplement',
      es: 'electrodo en cimentacion basta solo tambien varilla copperweld suplementario armado zapata se exige se requiere obligatorio debe ocupa todavia basta',
    },
  },
  {
    id: 'asked-must-use-ufer',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is the Ufer mandatory if rebar is present in the footing?',
      es: '¿Es obligatorio el Ufer si hay varilla o armado en la zapata?',
    },
    answer: {
      en: 'Yes, it must be used: every electrode that is present is bonded into one system; the easiest alone will not do. In a new building leave a bar or 4 AWG copper up before the pour.\n\nIn an existing building it may be left out if the concrete would have to be opened.',
      es: 'Sí, se debe usar: todo electrodo que exista se une en un solo sistema; no bastan los más fáciles. En obra nueva deje salida una varilla o cobre 4 AWG antes del colado.\n\nEn edificio existente puede omitirse si hay que romper el concreto.',
    },
    references: ['250.50'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use the Ufer of a new building when rebar is in its footing',
          es: 'usar el Ufer de un edificio nuevo cuando hay varilla en la zapata',
        },
        words: 'mandatory instead of rods concrete encased present',
      },
      {
        says: 'need-not',
        what: {
          en: 'break concrete to reach the footing rebar of an existing building',
          es: 'romper concreto para llegar a la varilla de la zapata de un edificio existente',
        },
        words: 'old chip buried slab service',
      },
      {
        says: 'must-not',
        what: {
          en: 'use only ground rods when there is rebar in a new footing',
          es: 'usar solo varillas de tierra cuando hay armado en una zapata nueva',
        },
        words: 'skip ufer two rods instead',
      },
      {
        says: 'is-not',
        what: {
          en: 'the Ufer is optional in a new building with rebar in its footing',
          es: 'el Ufer sea opcional en un edificio nuevo con varilla en la zapata',
        },
      },
    ],
    words: {
      en: 'ufer mandatory if present choose instead of rebar footing steel existing building skip must use it required must have must be an electrode',
      es: 'ufer obligatorio si existe escoger varillas en vez del armado cimentacion edificio existente omitir clavar usar se exige se requiere obligatorio debe ocupa usarse',
    },
  },
  {
    id: 'asked-vapor-barrier-ufer',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does a vapor barrier under the footing disqualify a Ufer?',
      es: '¿La barrera de vapor bajo la zapata descalifica al Ufer?',
    },
    answer: {
      en: "Then it is no electrode: the concrete must be in direct contact with the earth. With a vapor barrier, film or insulation between, use another electrode.\n\nEpoxy-coated bars don't count either.",
      es: 'Así no es electrodo: el concreto debe tocar directamente la tierra. Con barrera de vapor, plástico o aislante entre ellos, use otro electrodo.\n\nLas barras con epóxico tampoco cuentan.',
    },
    references: ['250.52(A)(3)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'count a footing over a vapor barrier or insulation as a Ufer',
          es: 'contar como Ufer una zapata sobre barrera de vapor o aislante',
        },
        words: 'plastic sheet film poly foam plástico',
      },
      {
        says: 'must-not',
        what: { en: 'count epoxy-coated rebar as a Ufer', es: 'contar la varilla con epóxico como Ufer' },
        words: 'green coated bars',
      },
    ],
    words: {
      en: 'plastic sheet under slab insulated footing ufer concrete encased epoxy rebar plastic',
      es: 'plastico bajo la losa zapata aislada ufer concreto varilla con epoxico electrodo en concreto',
    },
  },
  {
    id: 'asked-one-rod-enough',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is a single ground rod enough, or are two required?', es: '¿Basta una sola varilla o se exigen dos?' },
    answer: {
      en: 'Only if it tests 25 ohms or less to earth; otherwise it needs a second electrode at least 6 ft away. Most drive two rods and skip the test, because with two no value is asked for.\n\nSo two are not always required. A water pipe spares none: the rod that backs it up follows the same rule.',
      es: 'Solo si mide 25 ohms o menos a tierra; si no, lleva un segundo electrodo a 6 pies o más. Casi todos clavan dos y no miden, porque con dos ya no se pide valor.\n\nO sea que dos no siempre son obligatorias. El tubo de agua no ahorra ninguna: la varilla que lo respalda sigue la misma regla.',
    },
    references: ['250.53(A)(2)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'add a second ground rod to one that was never tested or is over 25 ohms',
          es: 'agregar otra varilla a una que nadie midió o de más de 25 ohms',
        },
        unless: {
          en: 'there is another electrode besides a water pipe, such as a Ufer',
          es: 'haya otro electrodo además de un tubo de agua, como un Ufer',
        },
        words: 'another untested required medir tester',
      },
      {
        says: 'may',
        what: { en: 'use only one ground rod', es: 'usar una sola varilla de tierra' },
        if: { en: 'it tests 25 ohms or less to earth', es: 'mide 25 ohms o menos' },
        words: 'single enough basta',
      },
      {
        says: 'must',
        what: { en: 'space two ground rods at least 6 ft apart', es: 'separar dos varillas de tierra al menos 6 pies' },
        words: 'distance close together distancia',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave one ground rod, never tested or over 25 ohms, as the only electrode',
          es: 'dejar como único electrodo una varilla que nadie midió o de más de 25 ohms',
        },
        words: 'prueba basta fail inspection enough',
      },
      {
        says: 'need-not',
        what: { en: 'add another rod to one of 25 ohms or less', es: 'agregar otra varilla a una de 25 ohms o menos' },
        words: 'megger measured midio',
      },
      {
        says: 'must-not',
        what: { en: 'drive two ground rods less than 6 ft apart', es: 'clavar dos varillas a menos de 6 pies una de otra' },
        words: 'second rod close spacing juntas separación',
      },
      {
        says: 'may',
        what: { en: 'drive two ground rods 6 ft or more apart', es: 'clavar dos varillas a 6 pies o más una de otra' },
        words: 'far 8 distance',
      },
      {
        says: 'is-not',
        what: { en: 'a metal water pipe spares the second ground rod', es: 'un tubo metálico de agua ahorra la segunda varilla' },
        words: 'city water copper service plus one rod how many rods cuántas',
      },
      {
        says: 'is',
        what: { en: 'one ground rod of 25 ohms or less is enough', es: 'una varilla de 25 ohms o menos basta' },
        words: 'single sole alone measures tests suficiente mide una sola',
      },
      {
        says: 'is-not',
        what: { en: 'two ground rods are always required', es: 'siempre se exigen dos varillas de tierra' },
        words: 'every time necesarias obligatorias',
      },
    ],
    words: {
      en: 'always need two ground rods single rod 25 ohm required second rod how many rods required must have first reads',
      es: 'siempre dos varillas una sola varilla 25 ohms segunda cuantas varillas copperweld se exige se requiere obligatorio debe ocupa suficiente siempre clavar primera da',
    },
  },
  {
    id: 'asked-two-rods-25-ohms',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Must two ground rods test at 25 ohms?', es: '¿Dos varillas deben dar 25 ohms?' },
    answer: {
      en: "No, two rods need no value: the 25 ohms decide only whether a single rod, pipe or plate may stand alone. Once a second electrode is added no further test or rod is required, whatever the resistance.\n\nA job's specification may ask for 5 ohms; that is not the code.",
      es: 'No, con dos no se pide valor: los 25 ohms deciden solo si una varilla, tubo o placa puede quedar sola. Con un segundo electrodo ya no se exige prueba ni otra varilla, sea cual sea la resistencia.\n\nEl proyecto puede pedir 5 ohms; eso no es el código.',
    },
    references: ['250.53(A)(2)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'test two ground rods or reach 25 ohms with them', es: 'medir dos varillas de tierra ni llegar a 25 ohms con ellas' },
        words: 'resistance megger third rod',
      },
      {
        says: 'need-not',
        what: {
          en: 'drive a third ground rod because two test above 25 ohms',
          es: 'clavar una tercera varilla porque dos miden más de 25 ohms',
        },
        words: 'keep adding more resistance',
      },
    ],
    words: {
      en: 'still over 25 ohms third rod needed ground resistance test keep driving rods after two required must have after second third',
      es: 'sigue arriba de 25 ohms tercera varilla medir resistencia de tierra se exige se requiere obligatorio debe ocupa despues llegar',
    },
  },
  {
    id: 'asked-rod-clears-fault',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a ground rod trip the breaker on a fault?', es: '¿La varilla de tierra hace disparar el breaker en una falla?' },
    answer: {
      en: 'No, it does not: at 120 V a 25 ohms rod passes under 5 A, and no 15 or 20 A breaker opens on that; the metal stays live. Only an equipment grounding conductor back to the source trips it. The rod is for lightning and surges.',
      es: 'No lo dispara: a 120 V una varilla de 25 ohms pasa menos de 5 A, y ningún breaker de 15 o 20 A abre con eso; el metal queda vivo. Solo la tierra de equipo hasta la fuente lo dispara. La varilla es para rayos y sobretensiones.',
    },
    references: ['250.4(A)(5)', '250.54'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'a ground rod trips the breaker on a fault', es: 'una varilla de tierra bota el breaker en una falla' },
        words: '25 ohms clear short protect shock',
      },
      {
        says: 'must',
        what: {
          en: 'give metal an equipment grounding conductor back to the source to trip the breaker',
          es: 'dar al metal una tierra de equipo de regreso a la fuente para botar el breaker',
        },
        words: 'light pole fault path instead of rod',
      },
      {
        says: 'must-not',
        what: {
          en: 'rely on a ground rod alone to ground a pole or machine',
          es: 'confiar solo en una varilla para aterrizar un poste o máquina',
        },
        words: 'no ground wire just rod',
      },
    ],
    words: {
      en: 'rod instead of ground wire earth return fault current path pole machine shed clear fault video says earth',
      es: 'varilla en lugar de cable de tierra regreso por la tierra camino de falla poste maquina dispara video tierra fisica despejar',
    },
  },
  {
    id: 'asked-inside-water-pipe',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can I ground to interior water piping beyond 5 ft?',
      es: '¿Puedo aterrizar en la tubería interior de agua más allá de 5 pies?',
    },
    answer: {
      en: 'No, only near its entrance: interior metal water pipe serves to reach the electrodes only within the first 5 ft from where it enters. Farther in, a piece of plastic may cut the path unseen. An exception covers supervised industrial and commercial buildings with the pipe exposed.',
      es: 'No, solo junto a su entrada: la tubería metálica interior sirve para llegar a los electrodos solo en los primeros 5 pies desde donde entra. Más adentro un tramo de plástico corta el camino sin que se note. Hay excepción para industria y comercio supervisados con el tubo a la vista.',
    },
    references: ['250.68(C)(1)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'ground to interior water pipe more than 5 ft from where it enters',
          es: 'aterrizar al tubo interior de agua a más de 5 pies de su entrada',
        },
        unless: {
          en: 'it is a supervised industrial or commercial building with the pipe exposed',
          es: 'sea edificio industrial o comercial supervisado con el tubo a la vista',
        },
        words: 'clamp copper kitchen sink laundry closest',
      },
      {
        says: 'may',
        what: {
          en: 'ground to the metal water pipe within 5 ft of where it enters',
          es: 'aterrizar al tubo metálico de agua a 5 pies o menos de su entrada',
        },
        words: 'clamp meter copper',
      },
      {
        says: 'may',
        what: {
          en: 'ground to exposed metal water pipe beyond 5 ft in a supervised industrial or commercial building',
          es: 'aterrizar a tubo metálico de agua expuesto más allá de 5 pies en un edificio industrial o comercial con personal calificado',
        },
        words: 'factory plant maintenance 30 ft fábrica planta expuesta',
      },
    ],
    words: {
      en: 'clamp on copper pipe water heater outlet ground to nearest pipe five feet of entrance allowed legal ok connect conductor',
      es: 'abrazadera en tubo de cobre calentador tierra del contacto al tubo mas cercano cinco pies se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-subpanel-neutral-bond',
    area: 'exam',
    grade: 'V2',
    title: { en: 'May neutral and ground be bonded in a subpanel?', es: '¿Se pueden unir neutro y tierra en un subtablero?' },
    answer: {
      en: 'No, never in a subpanel: neutral and ground are joined only at the service, or at a separately derived source. In a subpanel, isolate the neutral bar and leave out the green screw; otherwise neutral current returns on grounds, pipes and enclosures, which become live if the neutral opens.',
      es: 'No, nunca en un subtablero: neutro y tierra se juntan solo en la acometida, o en una fuente derivada. En el subtablero aísle la barra de neutro y no ponga el tornillo verde; si no, el neutro regresa por tierras, tubos y gabinetes, que quedan vivos si se abre.',
    },
    references: ['250.24(B)', '250.142(B)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'bond neutral and ground in a subpanel', es: 'unir neutro y tierra en un subtablero' },
        words: 'green screw strap jumper detached garage same bar required tornillo verde',
      },
      {
        says: 'must',
        what: { en: 'isolate the neutral bar of a subpanel', es: 'aislar la barra de neutro de un subtablero' },
        words: 'isolated floating separate split apart bars ground tierra barra aislada separar separado',
      },
      {
        says: 'must',
        what: {
          en: 'bond neutral and ground in the main service panel or at a separately derived source',
          es: 'unir neutro y tierra en el tablero principal de acometida o en una fuente derivada separada',
        },
        words: 'first disconnect',
      },
      {
        says: 'need-not',
        what: { en: 'bond neutral and ground in a subpanel: they stay apart', es: 'unir neutro y tierra en un subtablero: van separados' },
        words: 'green screw strap join required tornillo',
      },
    ],
    words: {
      en: 'tie together grounds and neutrals same bar subpanel second panel bonding screw keep separate why allowed legal ok install green',
      es: 'juntar puentear tierras y neutros misma barra subpanel segundo tablero tornillo de union separados se permite se vale legal puedo',
    },
  },
  {
    id: 'asked-indoor-panel-after-outdoor-main',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does the indoor panel become a subpanel when the main is outside?',
      es: 'Si el principal está afuera, ¿el tablero de adentro pasa a ser subtablero?',
    },
    answer: {
      en: "Yes, it is then a subpanel: once the service disconnect is outside, the neutral-to-ground bond is there, and the indoor panel gets four wires, an isolated neutral bar and no green screw.\n\nNot so where the outdoor switch is only a meter disconnect ahead of the service, marked 'not service equipment'.",
      es: "Sí, ya es subtablero: si el desconectador de acometida está afuera, ahí va la unión neutro-tierra, y el tablero de adentro lleva cuatro hilos, neutro aislado y sin tornillo verde.\n\nNo si el de afuera es solo desconectador de medidor antes de la acometida, marcado 'not service equipment'.",
    },
    references: ['250.24(B)', '250.142(B)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'the indoor panel becomes a subpanel when the service disconnect is outside',
          es: 'el tablero interior se vuelve subtablero cuando el desconectador de acometida está afuera',
        },
        unless: {
          en: 'the outdoor switch is only a meter disconnect ahead of the service',
          es: 'el interruptor exterior sea solo desconectador de medidor antes de la acometida',
        },
        words: 'meter main exterior main',
      },
      {
        says: 'must',
        what: {
          en: 'separate neutrals and grounds in the indoor panel after an outdoor main',
          es: 'separar neutros y tierras en el tablero interior después de un principal exterior',
        },
        words: 'green screw remove meter main',
      },
      {
        says: 'must',
        what: {
          en: 'run four wires from the outdoor main to the indoor panel',
          es: 'llevar cuatro hilos del principal exterior al tablero interior',
        },
        words: '3 wire ser 4-wire feeder',
      },
      {
        says: 'is-not',
        what: {
          en: "the indoor panel becomes a subpanel behind a meter disconnect marked 'not service equipment'",
          es: "el tablero interior se vuelve subpanel detrás de un desconectador de medidor marcado 'not service equipment'",
        },
        words: 'outside switch emergency utility',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed the indoor panel by a three-wire cable from an outdoor main',
          es: 'alimentar el tablero interior con cable de tres hilos desde un main exterior',
        },
        words: 'seu ser 3 wire',
      },
      {
        says: 'need-not',
        what: {
          en: "separate neutrals and grounds in the indoor panel behind a meter disconnect marked 'not service equipment'",
          es: "separar neutros y tierras en el tablero interior detrás de un desconectador de medidor marcado 'not service equipment'",
        },
        words: 'green screw pull emergency',
      },
      {
        says: 'is-not',
        what: {
          en: 'nothing has to change in the old panel when the main breaker moves outside',
          es: 'nada cambia en la caja vieja cuando el principal pasa afuera',
        },
        words: 'stays just as it was same left as is igual así',
      },
    ],
    words: {
      en: 'outdoor service disconnect meter main interior panel separate neutrals and grounds four-wire feeder inside separate',
      es: 'desconectador afuera meter main tablero interior separar neutros y tierras cuatro hilos alimentador adentro',
    },
  },
  {
    id: 'asked-mbj-sbj-difference',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'How does a system bonding jumper differ from the main one?',
      es: '¿Qué diferencia hay entre el puente de unión del sistema y el principal?',
    },
    answer: {
      en: 'Same job, other place: the main bonding jumper ties neutral and ground at the service; the system bonding jumper does it at a separately derived system, such as a transformer. Both are sized from Table 250.102(C)(1).\n\nA supply-side bonding jumper ties metal parts ahead of the first overcurrent device.',
      es: 'Mismo trabajo, otro lugar: el principal une neutro y tierra en la acometida; el del sistema lo hace en una fuente derivada, como un transformador. Los dos se calculan con la Tabla 250.102(C)(1).\n\nEl puente del lado de la línea une metal antes de la primera protección.',
    },
    references: ['100', '250.28(D)(1)'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a system bonding jumper and the main bonding jumper are the same',
          es: 'el puente de unión del sistema y el puente de unión principal son lo mismo',
        },
        words: 'sbj mbj transformer',
      },
      {
        says: 'must',
        what: {
          en: 'size main and system bonding jumpers from Table 250.102(C)(1)',
          es: 'dimensionar los puentes principal y del sistema con la Tabla 250.102(C)(1)',
        },
        words: '250.122 sbj mbj',
      },
      {
        says: 'must-not',
        what: {
          en: 'size main or system bonding jumpers from Table 250.122',
          es: 'dimensionar los puentes principal o del sistema con la Tabla 250.122',
        },
        words: 'sbj mbj',
      },
    ],
    words: {
      en: 'mbj vs sbj ssbj compare difference jumpers transformer versus',
      es: 'mbj sbj ssbj comparar puentes de union transformador acometida contra',
    },
  },
  {
    id: 'asked-green-screw-mbj',
    area: 'exam',
    grade: 'K',
    title: { en: 'Is the green bonding screw the main bonding jumper?', es: '¿El tornillo verde es el puente de unión principal?' },
    answer: {
      en: "In service equipment, yes: the maker's green screw or strap that ties the neutral bar to the enclosure is the main bonding jumper. Install it in service equipment; leave it out in a subpanel. A screw used alone must have a green finish that shows.",
      es: 'En la acometida, sí: el tornillo verde o solera del fabricante que une la barra de neutro con el gabinete es el puente principal. Póngalo en la acometida; no en el subtablero. El tornillo solo debe ser de acabado verde visible.',
    },
    references: ['250.28(B)', '250.24(C)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'the green screw or strap in service equipment is the main bonding jumper',
          es: 'el tornillo verde o cinta en el equipo de acometida es el puente de unión principal',
        },
        words: 'mbj bond screw',
      },
      {
        says: 'must',
        what: {
          en: 'install the green bonding screw or strap in service equipment',
          es: 'poner el tornillo verde o cinta de unión en el equipo de acometida',
        },
        words: 'main panel mbj leave out',
      },
      {
        says: 'must-not',
        what: { en: 'install the green bonding screw in a subpanel', es: 'poner el tornillo verde de unión en un subtablero' },
        words: 'sub mbj',
      },
      {
        says: 'need-not',
        what: {
          en: 'install the green bonding screw in a subpanel: it is not used there',
          es: 'poner el tornillo verde de unión en un subtablero: ahí no se usa',
        },
        words: 'put in go strap required va cinta instalar',
      },
      {
        says: 'must',
        what: {
          en: 'take out a green bonding screw that is in a subpanel',
          es: 'quitar un tornillo verde de unión que esté puesto en un subtablero',
        },
        unless: {
          en: 'it is in a separate building on an old three-wire feeder that 250.32(B) lets stay',
          es: 'esté en un edificio separado con un alimentador viejo de tres hilos que 250.32(B) deja quedar',
        },
        words: 'remove leave out strap sacar dejar fuera tira',
      },
    ],
    words: {
      en: 'bonding screw strap neutral bar service panel what is the green screw for count can a screw be',
      es: 'tornillo de union solera barra de neutro tablero principal para que sirve el tornillo verde cuenta',
    },
  },
  {
    id: 'asked-emt-ground',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can EMT be the ground, or does it need a green wire?', es: '¿El EMT sirve de tierra o necesita cable verde?' },
    answer: {
      en: 'EMT itself is a ground: RMC, IMC and EMT are equipment grounding conductors in any length, if the fittings are tight and the run unbroken. Many specifications, and some places such as patient care, still ask for a wire.\n\nPVC never counts.',
      es: 'El EMT mismo es tierra: RMC, IMC y EMT son tierra de equipo a cualquier largo, si los conectores van apretados y el tramo no se corta. Muchos proyectos, y lugares como los de pacientes, piden además un cable.\n\nEl PVC nunca cuenta.',
    },
    references: ['250.118'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use EMT, RMC or IMC as the equipment ground, in any length',
          es: 'usar EMT, RMC o IMC como tierra de equipo, de cualquier largo',
        },
        if: { en: 'fittings are tight and the run unbroken', es: 'los conectores están apretados y el tramo es continuo' },
        words: 'steel pipe set screw thinwall outlets sirve metal tubo',
      },
      {
        says: 'need-not',
        what: { en: 'pull a green wire in EMT, RMC or IMC', es: 'jalar un cable verde en EMT, RMC o IMC' },
        unless: { en: 'another rule or the specification asks for one', es: 'otra regla o la especificación lo pida' },
        words: 'required thinwall',
      },
      { says: 'must-not', what: { en: 'use PVC as the ground', es: 'usar PVC como tierra' }, words: 'plastic' },
      {
        says: 'must',
        what: {
          en: 'run an equipment ground wire through the PVC part of a run',
          es: 'jalar un cable de tierra por la parte de PVC de un tramo',
        },
        words: 'green plastic gray grey half',
      },
      {
        says: 'is-not',
        what: {
          en: 'an outlet fed in tight, unbroken metal conduit is ungrounded because it has no green wire',
          es: 'un contacto que llega por tubo metálico continuo y apretado está sin tierra por no traer cable verde',
        },
        words: 'emt thinwall no ground wire in box',
      },
      {
        says: 'must',
        what: {
          en: "pull a green wire in EMT when the job's specification asks for one",
          es: 'jalar cable verde en EMT cuando la especificación de la obra lo pide',
        },
        words: 'spec says',
      },
      {
        says: 'must-not',
        what: {
          en: 'rely on the metal part of a run as the ground where the rest is PVC',
          es: 'confiar en la parte metálica del tramo como tierra donde el resto es PVC',
        },
        words: 'half emt plastic green',
      },
    ],
    words: {
      en: 'conduit as ground no green wire needed emt metallic tubing equipment grounding conductor pull a ground wire allowed legal ok used as',
      es: 'tuberia conduit como tierra sin cable verde pared delgada jalar cable de tierra se permite se vale legal puedo usarse',
    },
  },
  {
    id: 'asked-flex-ground-six-feet',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can flex over 6 ft be the equipment ground?', es: '¿El flexible de más de 6 pies sirve de tierra?' },
    answer: {
      en: 'No, not over 6 ft: flex is a ground only up to 6 ft in total in the fault path, with listed fittings, on 20 A or less for FMC (60 A for some liquidtight sizes). Longer, larger, or where it moves or vibrates, pull a wire.',
      es: 'No a más de 6 pies: el flexible es tierra solo hasta 6 pies en total en el camino de falla, con conectores listados y a 20 A o menos en FMC (60 A en ciertos liquidtight). Más largo, más grande, o con movimiento o vibración, jale cable.',
    },
    references: ['250.118'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use flex over 6 ft as the equipment ground', es: 'usar flex de más de 6 pies como tierra de equipo' },
        words: 'fmc greenfield sealtight whip',
      },
      {
        says: 'may',
        what: { en: 'use flex up to 6 ft as the equipment ground', es: 'usar flex de hasta 6 pies como tierra de equipo' },
        if: {
          en: 'fittings are listed, the circuit is 20 A or less (60 A for some liquidtight) and nothing moves or vibrates',
          es: 'los conectores son listados, el circuito es de 20 A o menos (60 A en algunos liquidtight) y nada se mueve ni vibra',
        },
        words: 'fmc whip light',
      },
      {
        says: 'must',
        what: { en: 'pull a ground wire in flex that moves or vibrates', es: 'jalar tierra en flex que se mueve o vibra' },
        words: 'shakes fan exhaust motor sealtight',
      },
      {
        says: 'must-not',
        what: {
          en: 'use flexible metal conduit (FMC) as the equipment ground of a circuit over 20 A',
          es: 'usar tubo metálico flexible (FMC) como tierra de equipo de un circuito de más de 20 A',
        },
        words: '40a greenfield flex',
      },
      {
        says: 'must',
        what: {
          en: 'pull a ground wire when the pieces of flex in one ground path add up to more than 6 ft',
          es: 'jalar cable de tierra cuando los tramos de flexible de un mismo camino de tierra suman más de 6 pies',
        },
        words: 'two pieces same',
      },
      {
        says: 'need-not',
        what: {
          en: 'pull a ground wire in flex of 6 ft or less with listed fittings on 20 A or less',
          es: 'jalar cable de tierra en flexible de 6 pies o menos con conectores listados y 20 A o menos',
        },
        if: { en: 'nothing moves or vibrates', es: 'nada se mueve ni vibra' },
        words: 'whip',
      },
    ],
    words: {
      en: 'greenfield fmc lfmc sealtite whip ground wire required 6 foot flex as egc allowed legal ok 8 ft flexible conduit',
      es: 'flexible metalico coraza liquidtight cable de tierra obligatorio 6 pies se permite se vale legal puedo 8 pies equipo sirven',
    },
  },
  {
    id: 'asked-egc-larger-than-circuit',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does the ground ever have to be larger than the hots?', es: '¿La tierra llega a ser mayor que los vivos?' },
    answer: {
      en: "No, never larger: by Table 250.122 it need never be larger than the ungrounded conductors it runs with. 12 AWG on a 40 A condenser breaker takes a 12 AWG ground, though the table's row says 10 AWG.",
      es: 'No, nunca mayor: por la Tabla 250.122 nunca tiene que ser mayor que los vivos con que corre. Un 12 AWG con breaker de 40 A de condensador lleva tierra 12 AWG, aunque el renglón diga 10 AWG.',
    },
    references: ['250.122(A)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'make the ground larger than the hots of its circuit', es: 'hacer la tierra más gruesa que los vivos de su circuito' },
        words: 'bigger 12 awg 40 a condenser table',
      },
      {
        says: 'may',
        what: {
          en: 'use a 12 AWG ground with 12 AWG hots on a 40 A condenser breaker',
          es: 'usar tierra 12 AWG con vivos 12 AWG en un breaker de 40 A de condensador',
        },
        words: '10 awg table row',
      },
      {
        says: 'is',
        what: {
          en: 'the ground never needs to be larger than the hots of its circuit',
          es: 'la tierra nunca necesita ser más gruesa que los vivos de su circuito',
        },
        words: 'egc ungrounded',
      },
    ],
    words: {
      en: 'egc bigger than phase conductors motor ac 250.122 larger than hots required bigger',
      es: 'tierra mas grande que las fases motor aire 250.122 mas gruesa que los vivos equipo alguna vez',
    },
  },
  {
    id: 'asked-gec-splice',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can the GEC be spliced?', es: '¿Se puede empalmar el conductor al electrodo (GEC)?' },
    answer: {
      en: 'Only with irreversible compression connectors listed for grounding, or exothermic welding; otherwise it runs in one length. No split bolt and no wire nut.',
      es: 'Solo con conectores de compresión irreversible listados para tierra o soldadura exotérmica; si no, va en un solo tramo. Nada de perro (split bolt) ni capuchón.',
    },
    references: ['250.64(C)'],
    claims: [
      {
        says: 'may',
        what: { en: 'splice the GEC', es: 'empalmar el conductor del electrodo (GEC)' },
        if: {
          en: 'by irreversible compression connectors listed for grounding or exothermic welding',
          es: 'con conectores de compresión irreversible listados para tierra o soldadura exotérmica',
        },
        words: 'cadweld extend short hytap',
      },
      {
        says: 'must-not',
        what: { en: 'splice the GEC with a split bolt or wire nut', es: 'empalmar el conductor del electrodo (GEC) con perro o capuchón' },
        words: 'kearney wirenut',
      },
    ],
    words: {
      en: 'gec continuous unspliced split bolt extend joint cadweld crimp allowed legal ok allowed continuous',
      es: 'continuo sin empalme perro conector extender cadweld compresion gec se permite se vale legal puedo se permite puedo',
    },
  },
  {
    id: 'asked-aluminum-gec',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can bare aluminum touch earth or concrete as GEC?', es: '¿El aluminio desnudo puede tocar tierra o concreto?' },
    answer: {
      en: 'No, keep it out of earth: bare aluminum may not touch earth, concrete or masonry, and outdoors may not end within 18 in. of the earth, except in a listed enclosure for outdoor use. Use copper there.',
      es: 'No, manténgalo fuera de la tierra: el aluminio desnudo no toca tierra, concreto ni mampostería, y afuera no termina a menos de 18 pulg. del suelo, salvo en gabinete listado para exterior. Ahí use cobre.',
    },
    references: ['250.64(A)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'let a bare aluminum GEC touch earth, concrete or masonry',
          es: 'dejar que un GEC de aluminio desnudo toque tierra, concreto o mampostería',
        },
        words: 'grounding electrode conductor bury wall block',
      },
      {
        says: 'must-not',
        what: {
          en: 'end an aluminum GEC outdoors within 18 in. of the earth',
          es: 'terminar un GEC de aluminio afuera a menos de 18 pulg. del suelo',
        },
        unless: { en: 'it ends in a listed enclosure for outdoor use', es: 'termine en un gabinete listado para exterior' },
        words: 'ground rod clamp',
      },
      {
        says: 'may',
        what: {
          en: 'end an aluminum GEC outdoors 18 in. or more above the earth',
          es: 'terminar un GEC de aluminio en exterior a 18 pulg. o más de la tierra',
        },
        words: '24 in',
      },
      {
        says: 'must',
        what: {
          en: 'use copper instead of bare aluminum for a GEC that touches earth, concrete or masonry',
          es: 'usar cobre en vez de aluminio desnudo para un GEC que toca tierra, concreto o mampostería',
        },
        words: 'block wall dirt',
      },
    ],
    words: {
      en: 'aluminum ground wire buried gec al corrosion concrete allowed legal ok allowed underground',
      es: 'alambre de aluminio enterrado corrosion concreto gec se permite se vale legal puedo se permite bajo tierra enterrar',
    },
  },
  {
    id: 'asked-isolated-ground-rod',
    area: 'exam',
    grade: 'V2',
    title: { en: 'May an isolated ground go to its own rod?', es: '¿La tierra aislada puede ir a su propia varilla?' },
    answer: {
      en: 'No, never its own rod: an isolated ground is insulated on its way, but it ends at the ground of the service or derived source. A rod of its own leaves no fault path: a short would not trip the breaker, and the case stays live.',
      es: 'No, nunca varilla propia: la tierra aislada va forrada en el camino, pero termina en la tierra de la acometida o fuente derivada. Con varilla propia no hay camino de falla: el corto no dispara y la carcasa queda viva.',
    },
    references: ['250.146(D)', '250.54'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'connect an isolated ground to its own rod alone', es: 'conectar una tierra aislada solo a su propia varilla' },
        words: 'ig receptacle computer cnc clean ground orange separate',
      },
      {
        says: 'must',
        what: {
          en: 'bring an isolated ground back to the ground of the service or derived source',
          es: 'llevar una tierra aislada de regreso a la tierra de la acometida o fuente derivada',
        },
        words: 'ig orange receptacle',
      },
    ],
    words: {
      en: 'orange receptacle dedicated rod clean ground computer ig separate earth electrode allowed legal ok',
      es: 'contacto naranja varilla dedicada tierra limpia computo tierra independiente separada se permite se vale legal puedo aparte computadoras',
    },
  },
  {
    id: 'asked-detached-building-rod',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a detached garage need a ground rod?', es: '¿Una cochera separada necesita varilla de tierra?' },
    answer: {
      en: 'Yes with a feeder: the building needs electrodes of its own, connected at its disconnect to the ground bar, not to the neutral. No where a single branch circuit, multiwire included, with an equipment ground supplies it.',
      es: 'Sí con alimentador: el edificio lleva sus propios electrodos, conectados en su desconectador a la barra de tierra, no al neutro. No donde lo alimenta un solo ramal, multifilar incluido, con tierra de equipo.',
    },
    references: ['250.32(A)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'drive a ground rod or use another electrode at a detached garage with a feeder or subpanel',
          es: 'clavar varilla o usar otro electrodo en una cochera separada con alimentador o subtablero',
        },
        words: 'four wire',
      },
      {
        says: 'need-not',
        what: {
          en: 'drive a ground rod at a detached building fed by one branch circuit, multiwire included, with an equipment ground',
          es: 'clavar varilla en un edificio separado con un solo circuito derivado, también multifilar, con tierra de equipo',
        },
        words: 'shed garage 12/2 12/3 bodega',
      },
      {
        says: 'must',
        what: {
          en: "connect the detached garage's rod to the ground bar, not to the neutral",
          es: 'conectar la varilla de la cochera separada a la barra de tierra, no al neutro',
        },
        words: 'subpanel',
      },
      {
        says: 'must-not',
        what: {
          en: "connect a detached garage's ground rod to the neutral bar",
          es: 'conectar la varilla de un garaje separado a la barra de neutros',
        },
        unless: {
          en: 'it is an existing three-wire feeder whose neutral is the ground too',
          es: 'sea un alimentador existente de tres hilos cuyo neutro también es la tierra',
        },
        words: 'electrode subpanel neutral',
      },
      {
        says: 'is-not',
        what: {
          en: 'a four-wire feeder to a detached building takes the place of its ground rod',
          es: 'un alimentador de cuatro hilos a un edificio separado reemplaza la varilla',
        },
        words: 'quadplex feeder inspector no rods needed because ground wire instead skip varilla ya lleva tierra',
      },
    ],
    words: {
      en: 'separate building barn workshop subpanel rod required one circuit shed ground electrode required must have allowed',
      es: 'panel del garage detached ground rod edificio aparte granero taller subpanel varilla un solo circuito tejaban electrodo se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-detached-three-wire',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can a detached garage have a 3-wire feeder?', es: '¿Una cochera separada puede llevar alimentador de 3 hilos?' },
    answer: {
      en: 'No, new work needs four wires: run an equipment ground with the feeder and keep the neutral isolated there. An existing three-wire feeder may stay if it was legal, no metal pipe or cable links the buildings, and there is no ground-fault protection ahead.',
      es: 'No, la obra nueva lleva cuatro hilos: jale tierra de equipo con el alimentador y aísle ahí el neutro. Un alimentador existente de tres hilos puede quedarse si era legal, ningún tubo o cable metálico une los edificios y no hay protección de falla a tierra antes.',
    },
    references: ['250.32(B)(1)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'run a feeder with a ground, four wires, to a detached garage',
          es: 'llevar un alimentador con tierra, de cuatro hilos, a una cochera separada',
        },
        words: 'shed barn new 4-wire',
      },
      {
        says: 'must-not',
        what: { en: 'run a new 3-wire feeder to a detached garage', es: 'llevar un alimentador nuevo de 3 hilos a una cochera separada' },
        words: 'ground',
      },
      {
        says: 'may',
        what: {
          en: 'keep the 3-wire feeder that a detached garage has',
          es: 'conservar el alimentador de 3 hilos que ya tiene una cochera separada',
        },
        if: {
          en: 'it was legal, nothing metal links the buildings and there is no ground-fault protection ahead',
          es: 'era legal, nada metálico une los edificios y no hay protección de falla a tierra antes',
        },
        words: 'stay three old existing garage keep rewire fourth barn existente dejar',
      },
      {
        says: 'is',
        what: {
          en: 'a metal water pipe between the buildings ends the permission for an old 3-wire feeder',
          es: 'un tubo metálico de agua entre los edificios acaba con el permiso de un alimentador viejo de 3 hilos',
        },
        words: 'copper line change barn',
      },
      {
        says: 'must-not',
        what: {
          en: 'keep a 3-wire feeder to a garage or shop that a metal water pipe or cable links with the house',
          es: 'dejar un alimentador de 3 hilos a una cochera o taller que un tubo de agua metálico o cable une con la casa',
        },
        words: 'existing three metal pipe line between phone copper connects cobre tubería',
      },
      {
        says: 'may',
        what: {
          en: 'replace the panel of a detached building and keep its old 3-wire feeder',
          es: 'cambiar la caja de un edificio separado y dejar su alimentador viejo de 3 hilos',
        },
        if: {
          en: 'the feeder was legal, nothing metal links the buildings and no ground-fault protection is ahead',
          es: 'el alimentador era legal, nada metálico une los edificios y no hay protección de falla a tierra antes',
        },
        unless: { en: 'the inspector asks for four wires with a new panel', es: 'el inspector pida cuatro hilos con la caja nueva' },
        words: 'swap bigger panel shop existing new subpanel tablero nuevo taller',
      },
    ],
    words: {
      en: '3-wire feeder outbuilding neutral bonded instead of ground four wire required allowed legal ok without drive',
      es: 'alimentador de 3 hilos edificio aparte neutro unido en lugar de tierra cuatro hilos se permite se vale legal puedo sin',
    },
  },
  {
    id: 'asked-detached-disconnect',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a detached garage need a disconnect?', es: '¿Una cochera separada necesita desconectador?' },
    answer: {
      en: "Yes, it needs its own: every building supplied by a feeder or branch circuit has one, inside or outside, readily accessible, nearest the point of entrance. For one circuit to a garage or shed a snap switch will do. The breaker in the house doesn't count. In a subpanel the main breaker is the usual one; without it, not more than six breakers may turn everything off.",
      es: 'Sí, lleva el suyo: todo edificio alimentado por alimentador o ramal lleva uno, adentro o afuera, fácilmente accesible y lo más cerca de la entrada. Para un circuito a cochera o bodega basta un apagador. El breaker de la casa no cuenta. En un subpanel lo usual es su breaker principal; sin él, no más de seis breakers deben apagar todo.',
    },
    references: ['225.31', '225.36'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a disconnect at a detached garage or shed with power',
          es: 'poner un desconectador en una cochera o bodega separada con corriente',
        },
        words: 'workshop one more main shut building',
      },
      {
        says: 'may',
        what: {
          en: 'use a snap switch as the disconnect of a garage or shed with one circuit',
          es: 'usar un apagador como desconectador de una cochera o bodega con un solo circuito',
        },
        words: 'door shutoff multiwire barn toggle',
      },
      {
        says: 'must-not',
        what: {
          en: "count the breaker in the house as the detached garage's disconnect",
          es: 'contar el breaker de la casa como desconectador de la cochera separada',
        },
        words: 'main house only shed',
      },
      {
        says: 'must',
        what: {
          en: 'have a main breaker or another disconnect at the subpanel of a detached garage',
          es: 'tener breaker principal u otro desconectador en el subpanel de una cochera separada',
        },
        unless: { en: 'not more than six breakers there turn everything off', es: 'con no más de seis breakers ahí se apague todo' },
        words: 'main lug mlo shop barn shed breaker panel out there zapatas taller',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a main-lug panel with seven or more breakers as the only shutoff of a detached building',
          es: 'usar un panel de zapatas con siete breakers o más como único corte de un edificio separado',
        },
        words: 'mlo no main shop eight circuits six throws',
      },
    ],
    words: {
      en: "outbuilding shed barn main breaker at subpanel snap switch breaker in the house enough required must have garage's",
      es: 'edificio aparte bodega granero principal en el subpanel apagador el breaker de la casa basta se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-portable-generator-rod',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a portable generator need a ground rod?', es: '¿Un generador portátil necesita varilla de tierra?' },
    answer: {
      en: "No rod is needed where it feeds only its own equipment or tools plugged into its receptacles and their grounds are bonded to the frame. Connected to a house through a transfer switch, it uses the house's electrodes; a switched neutral makes it separately derived.",
      es: 'No lleva varilla donde alimenta solo su equipo o herramientas enchufadas en él y las tierras de sus contactos están unidas al bastidor. Conectado a la casa por transferencia usa los electrodos de la casa; con neutro conmutado es fuente derivada.',
    },
    references: ['250.34(A)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'drive a ground rod for a portable generator', es: 'clavar varilla para una planta portátil' },
        if: {
          en: 'it feeds only its own equipment or tools plugged into it, with their grounds bonded to the frame',
          es: 'solo alimenta su equipo o herramienta enchufada, con las tierras unidas al chasis',
        },
        words: 'jobsite camping generador',
      },
      {
        says: 'need-not',
        what: {
          en: "drive a rod of its own for a portable generator on a house's transfer switch",
          es: 'clavar varilla propia para una planta portátil en el switch de transferencia de una casa',
        },
        if: { en: 'the house has its electrodes', es: 'la casa tiene sus electrodos' },
        words: 'inlet interlock generador',
      },
      {
        says: 'must',
        what: {
          en: 'connect a permanently installed, separately derived generator to a grounding electrode',
          es: 'conectar a un electrodo de tierra un generador fijo que es sistema derivado separado',
        },
        words: 'ground rod switched neutral transfer switch standby varilla neutro conmutado',
      },
    ],
    words: {
      en: 'portable genset job site drive a rod frame ground camping inverter generator required must have required cord tools',
      es: 'planta de luz portatil obra clavar varilla bastidor aterrizar se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-pex-bonding',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does PEX or plastic water pipe need bonding?', es: '¿La tubería de PEX o plástico lleva puente de unión?' },
    answer: {
      en: 'No bonding is needed: an all-plastic system has nothing to bond. A metal water piping system must be bonded; a few metal fittings, valves or stubs on PEX are not a system. If old copper remains in good part of the house, bond it.',
      es: 'No se une: un sistema todo de plástico no tiene qué unir. Un sistema metálico sí se une; unas válvulas, conexiones o salidas de metal en PEX no son un sistema. Si queda cobre viejo en buena parte de la casa, únalo.',
    },
    references: ['250.104(A)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'bond an all-plastic (PEX) water pipe system', es: 'unir (bondear) un sistema de agua todo de plástico (PEX)' },
        words: 'jumper plastic repipe tubería',
      },
      {
        says: 'must',
        what: { en: 'bond a metal water piping system', es: 'unir (bondear) un sistema metálico de agua' },
        words: 'copper half still old wing skip mitad vieja cobre puentear puente',
      },
      {
        says: 'need-not',
        what: {
          en: 'bond a few metal fittings, valves or stubs on PEX',
          es: 'unir unas cuantas piezas, válvulas o tramos metálicos en PEX',
        },
        words: 'stub manifold',
      },
    ],
    words: {
      en: 'pex cpvc pvc plumbing bonding jumper water pipe required copper stub outs required must have allowed',
      es: 'pex cpvc pvc plomeria puente de union tubo de agua obligatorio cobre se exige se requiere obligatorio debe ocupa toda plomeria',
    },
  },
  {
    id: 'asked-drywall-screw-ground',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'May a drywall or sheet-metal screw, or the cover screw, hold the ground wire?',
      es: '¿Se puede fijar la tierra con pija (tornillo de lámina) o el tornillo de la tapa?',
    },
    answer: {
      en: "No, such screws do not count: it must be made for it or be a machine screw that engages at least two threads or has a nut, and serve nothing else. Use the green 10-32 screw or a listed clip.\n\nCover and device-mounting screws don't count.",
      es: 'No, esos no cuentan: debe ser un tornillo para eso, o de máquina con al menos dos hilos enganchados o tuerca, y no servir para otra cosa. Use el tornillo verde 10-32 o un clip listado.\n\nLos de la tapa o del dispositivo no cuentan.',
    },
    references: ['250.8(A)', '250.148(C)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'hold the ground wire with a drywall or sheet-metal screw or the cover screw',
          es: 'sujetar la tierra con pija de tablaroca o de lámina o con el tornillo de la tapa',
        },
        words: 'box self tapping tek screw panel',
      },
      {
        says: 'may',
        what: {
          en: 'hold the ground wire with a green 10-32 screw, a listed clip or a machine screw with two threads',
          es: 'sujetar la tierra con tornillo verde 10-32, clip listado o tornillo de máquina con dos hilos',
        },
        words: 'bonding box',
      },
      {
        says: 'is',
        what: {
          en: 'a drywall, tek or other sheet-metal screw that holds the ground wire is a violation',
          es: 'una pija de tablaroca, punta de broca u otra de lámina que sujeta la tierra es una violación',
        },
        words: 'tek self drilling',
      },
    ],
    words: {
      en: 'self tapping screw tek screw ground wire metal box connection approved grounding screw allowed legal ok',
      es: 'autorroscante pija cable de tierra caja metalica conexion tornillo aprobado sirve',
    },
  },
  {
    id: 'asked-three-wire-range',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is a three-wire range or dryer circuit still legal?',
      es: '¿Todavía es legal un circuito de 3 hilos para estufa o secadora?',
    },
    answer: {
      en: 'No, not a new one: that gets four wires and the frame is not on the neutral. Yes on an existing three-wire circuit with an insulated neutral of at least 10 AWG copper, or the bare one of SE cable from the service equipment (since 2023 also from a subpanel, if it is taped over in that panel). If a ground is there, use it.',
      es: 'No uno nuevo: ese lleva cuatro hilos y el chasis no va al neutro. Sí en uno existente de tres hilos con neutro aislado de al menos 10 AWG de cobre, o el desnudo del cable SE desde la acometida (desde 2023 también desde un subpanel, si ahí se encinta). Si hay tierra, úsela.',
    },
    references: ['250.140'],
    claims: [
      {
        says: 'must',
        what: { en: 'run four wires to a new range or dryer circuit', es: 'llevar cuatro hilos a un circuito nuevo de estufa o secadora' },
        words: '3 prong 4 prong 10-30 14-50',
      },
      {
        says: 'must-not',
        what: { en: 'put in a new three-wire range or dryer circuit', es: 'poner un circuito nuevo de tres hilos para estufa o secadora' },
        words: '3 prong 10-50 10-30 no ground',
      },
      {
        says: 'may',
        what: {
          en: 'keep an old three-prong range or dryer outlet on its three-wire circuit',
          es: 'conservar un contacto viejo de tres patas de estufa o secadora en su circuito de tres hilos',
        },
        if: {
          en: 'its neutral is insulated and at least 10 AWG copper, or the bare one of SE cable from the main panel',
          es: 'el neutro es aislado de cobre 10 AWG o más, o el desnudo de cable SE desde el tablero principal',
        },
        words: 'existing 3 prong slot plug cord leave stay keep using reuse new appliance hook up existente dejar seguir',
      },
      {
        says: 'must-not',
        what: {
          en: 'extend an old three-wire range or dryer circuit with three wires',
          es: 'extender con tres hilos un circuito viejo de estufa o secadora',
        },
        words: 'move stove box splice mover',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the bare wire of Romex (NM) as the neutral of a range or dryer',
          es: 'usar el alambre pelón del Romex (NM) como neutro de una estufa o secadora',
        },
        words: '10/2 6/2 copper desnudo',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a four-prong range or dryer outlet on a three-wire cable without a ground',
          es: 'poner un contacto de cuatro patas de estufa o secadora en un cable de tres hilos sin tierra',
        },
        words: '4 prong 14-30 14-50 bare two hots no ground pelón sin tierra',
      },
      {
        says: 'may',
        what: {
          en: 'put a four-prong dryer or range outlet on an old cable that has a ground, such as 10/3 or 6/3 with ground',
          es: 'poner un contacto de cuatro patas de secadora o estufa en un cable viejo que sí trae tierra, como 10/3 o 6/3 con tierra',
        },
        if: {
          en: 'that ground is connected at the panel and the strap in the appliance comes off',
          es: 'esa tierra está conectada en el panel y se quita la cinta de unión del aparato',
        },
        words: '10/3 6/3 with ground swap change 3 prong bare copper cut short tierra',
      },
    ],
    words: {
      en: '3 prong dryer cord 10-30 old outlet bonding strap four prong required replace change to four',
      es: 'clavija de 3 patas secadora 10-30 contacto viejo puente cuatro patas obligatorio unir cambiar',
    },
  },
  {
    id: 'asked-white-wire-hot',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can the white wire of a cable be a hot?', es: '¿El blanco de un cable puede ser vivo?' },
    answer: {
      en: 'Yes in a cable: marked with tape or paint in another color wherever it shows, as a 240 V hot or as the feed down to a switch, not as the return to the light. No in conduit: there pull the right color.',
      es: 'Sí dentro de un cable (NM, MC): marcado con cinta o pintura de otro color donde se vea, como vivo de 240 V o como bajada al apagador, no como regreso a la lámpara. No en conduit: ahí jale el color correcto.',
    },
    references: ['200.7(C)'],
    claims: [
      {
        says: 'may',
        what: { en: 'use the white wire of a cable as a hot', es: 'usar el blanco de un cable como vivo' },
        if: {
          en: 'it is marked with another color wherever it shows and is not the return of a switch loop',
          es: 'se marca con otro color donde se vea y no es el regreso del apagador',
        },
        words: 'romex 240 tape taped water heater feeding switch',
      },
      {
        says: 'must-not',
        what: { en: 'use a white wire as a hot in conduit, even with tape', es: 'usar un alambre blanco como vivo en tubo, ni con cinta' },
        words: 'thhn emt phase loose fase',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the white of a cable as the return from the switch to the light',
          es: 'usar el blanco de un cable como regreso del apagador a la luz',
        },
        words: 'switch leg loop comes back lamp regresa',
      },
      {
        says: 'must',
        what: {
          en: 'mark the white wire of a cable used as a hot with another color wherever it shows',
          es: 'marcar con otro color, donde se vea, el blanco de un cable que se usa como vivo',
        },
        words: 'unmarked heater mark',
      },
      {
        says: 'is-not',
        what: {
          en: 'a white wire marked with tape as a hot of a 240 V cable is a violation',
          es: 'el blanco de un cable de 240 V marcado con cinta como vivo es una violación',
        },
        words: 'wrong heater',
      },
      {
        says: 'may',
        what: {
          en: 'take power down to a switch by the white of a cable (switch loop)',
          es: 'bajar la corriente al apagador por el blanco de un cable',
        },
        if: {
          en: 'it is marked with another color wherever it shows and the switch box needs no neutral or has one',
          es: 'se marca con otro color donde se vea y la caja del apagador no necesita neutro o lo tiene',
        },
        words: '14/2 hot always feed closet light re-identify tape vivo bajada cinta',
      },
    ],
    words: {
      en: 'reidentify white conductor black tape 240 V circuit switch loop romex white as hot conduit allowed legal ok re-identifying 12-2',
      es: 'remarcar blanco cinta negra circuito de 240 V bajada de apagador romex en tubo se permite se vale legal puedo usar 12-2 remarcar',
    },
  },
  {
    id: 'asked-tape-small-neutral',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'May I mark a black 6 AWG or smaller wire as neutral or ground with tape?',
      es: '¿Puedo marcar con cinta un cable negro 6 AWG o menor como neutro o tierra?',
    },
    answer: {
      en: 'No, not in such sizes: insulated neutrals of 6 AWG and smaller are white or gray, and grounds green, along their whole length. From 4 AWG up tape is fine: white or gray all around for the neutral, green where accessible for the ground.',
      es: 'No en esos calibres: los neutros aislados 6 AWG y menores son blancos o grises, y las tierras verdes, en todo su largo. De 4 AWG en adelante sí vale la cinta: blanca o gris alrededor en el neutro, verde donde se vea en la tierra.',
    },
    references: ['200.6(A)', '200.6(B)', '250.119'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'mark a black 6 AWG or smaller wire as neutral or ground with tape',
          es: 'marcar con cinta un alambre negro 6 AWG o menor como neutro o tierra',
        },
        words: 'phase tape white green 8 10 12 blanca verde',
      },
      {
        says: 'may',
        what: {
          en: 'mark a 4 AWG or larger wire as neutral or ground with tape',
          es: 'marcar con cinta un alambre 4 AWG o mayor como neutro o tierra',
        },
        words: 'white green black 2 1/0 phase tape',
      },
      {
        says: 'must',
        what: {
          en: 'use insulated neutrals of 6 AWG and smaller that are white or gray along their whole length',
          es: 'usar neutros aislados de 6 AWG y menores que sean blancos o grises en todo su largo',
        },
        words: 'all the way factory fábrica',
      },
    ],
    words: {
      en: 'phase tape white tape green tape re-identify 10 8 6 gauge black wire neutral grounding conductor color allowed legal ok',
      es: 'cinta blanca cinta verde identificar calibre 10 8 6 cable negro neutro tierra color se permite se vale legal puedo chico',
    },
  },
  {
    id: 'asked-gfci-sink-distance',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does a receptacle near a laundry or bar sink need GFCI?',
      es: '¿Un contacto cerca de un fregadero de lavado o barra lleva GFCI?',
    },
    answer: {
      en: 'Yes within 6 ft of the top inside edge of the bowl, in any room of a dwelling. Measure as a cord would run. Since 2020 a doorway or cabinet door no longer ends the path, as it did in 2017.',
      es: 'Sí a 6 pies o menos del borde interior superior del tazón, en cualquier cuarto de una vivienda. Se mide como correría el cordón. Desde 2020 una puerta o puerta de gabinete ya no corta la medida, como en 2017.',
    },
    references: ['210.8(A)(8)', '210.8(A)(7)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect receptacles within 6 ft of any sink in a dwelling with GFCI',
          es: 'proteger con GFCI los contactos a 6 pies o menos de cualquier tarja de una vivienda',
        },
        words: 'laundry utility bar bowl edge lavadero',
      },
      {
        says: 'must',
        what: {
          en: 'count a path through a doorway or cabinet door in the 6 ft from a sink',
          es: 'contar el paso por una puerta o puerta de gabinete en los 6 pies desde la tarja',
        },
        words: 'measure inside cabinet around corner medir',
      },
      {
        says: 'is-not',
        what: {
          en: 'a doorway or cabinet door ends the 6 ft measure from a sink',
          es: 'una puerta de paso o de gabinete corta la medida de 6 pies desde un fregadero',
        },
        unless: { en: 'your state still has the 2017 code', es: 'su estado siga con el código 2017' },
        words: 'door in between count',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect a receptacle with GFCI because of a sink more than 6 ft away',
          es: 'proteger un contacto con GFCI por un fregadero que queda a más de 6 pies',
        },
        words: 'bar utility living room tarja',
      },
      {
        says: 'need-not',
        what: {
          en: 'keep a receptacle a least distance away from a kitchen or bathroom sink',
          es: 'dejar una distancia mínima entre un contacto y la tarja o lavabo',
        },
        words: 'too close how far minimum away outlet next to faucet cerca mínima',
      },
    ],
    words: {
      en: 'utility sink six feet 5 ft 7 ft wall outlet distance behind wall cabinet door measured required must have bar sink required',
      es: 'tarja de servicio lavadero seis pies 5 pies distancia puerta de gabinete se mide se exige se requiere obligatorio debe ocupa',
    },
  },
  {
    id: 'asked-switch-box-neutral',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does every switch box need a neutral?', es: '¿Toda caja de apagador lleva neutro?' },
    answer: {
      en: 'No, not every one: it is required for lighting of bathrooms, hallways, stairs and habitable or occupiable rooms. Not where conduit or open access lets one be added, where another switch seeing the whole area has it, or for automatic controls and switched receptacles.',
      es: 'No toda: se exige para el alumbrado de baños, pasillos, escaleras y cuartos habitables u ocupables. No donde el conduit o el acceso abierto deja agregarlo, donde otro apagador que ve toda el área lo tiene, ni en controles automáticos o contactos apagados.',
    },
    references: ['404.2(C)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'bring a neutral to the switch of a bathroom, bedroom, kitchen, hall or stair light',
          es: 'llevar neutro al apagador de la luz de baño, recámara, cocina, pasillo o escalera',
        },
        unless: {
          en: 'conduit or open access lets one be added or another switch seeing the whole area has it',
          es: 'el tubo o el acceso abierto permita agregarlo u otro apagador que ve toda el área lo tenga',
        },
        words: 'romex NM loop 14-2 14-3 white new required switch box living caja apagador sala',
      },
      {
        says: 'need-not',
        what: { en: 'bring a neutral to every switch box', es: 'llevar neutro a cada caja de apagador' },
        words: 'three way closet garage switched each all todas tres vías',
      },
      {
        says: 'need-not',
        what: {
          en: 'bring a neutral to a switch where a conduit big enough or open access lets one be added later',
          es: 'llevar neutro a un apagador donde un tubo con espacio o acceso abierto permite agregarlo después',
        },
        words: 'emt leave out skip smart',
      },
      {
        says: 'must',
        what: {
          en: 'have a neutral in the switch box of a bedroom or another habitable room',
          es: 'tener un neutro en la caja del apagador de una recámara u otro cuarto habitable',
        },
        unless: {
          en: 'conduit or open access lets one be added or another switch seeing the whole area has it',
          es: 'el tubo o el acceso abierto permita agregarlo u otro apagador que ve toda el área lo tenga',
        },
        words: 'living dining kitchen bathroom need sala cocina baño',
      },
    ],
    words: {
      en: 'neutral at switch location smart switch required three-way each box closet garage required must have three-way required',
      es: 'neutro en el apagador switch inteligente obligatorio de tres vias cada chalupa cochera se exige se requiere obligatorio debe ocupa de tres vias',
    },
  },
];
