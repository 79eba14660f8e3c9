// What crews and shops ask in threads: transformers, drives and motors, working space, supports, light poles and batteries.
import type { Topic } from '../knowledge.ts';

export const askedOfTradesTopics: readonly Topic[] = [
  {
    id: 'trades-tap-transformer-secondary',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Can two panels or disconnects be fed off one set of transformer secondary wires?',
      es: '¿Se pueden alimentar dos tableros o desconectadores de un solo juego de cables del secundario?',
    },
    answer: {
      en: "No: each panel or disconnect gets a set of wires of its own from the transformer's secondary lugs. One set that is pulled into a trough and tapped there has no breaker or fuse ahead of the taps, and wires that rely on the secondary rules may not supply others except through one.\n\nEach set keeps its own rule: 10 ft or 25 ft, ampacity at least that of the device it ends in, raceway. The lugs must be listed for the number of wires. Or end the secondary in one main breaker or fused switch; past it, feeder taps may follow.",
      es: 'No: cada tablero o desconectador lleva su propio juego de cables desde las zapatas del secundario. Un solo juego llevado a un ducto y derivado ahí no tiene breaker ni fusible antes de las derivaciones, y los cables que se valen de las reglas del secundario no alimentan a otros sino a través de uno.\n\nCada juego cumple su regla: 10 o 25 pies, ampacidad no menor que el dispositivo donde termina, en tubo. Las zapatas van listadas para ese número de cables. O remate el secundario en un principal o switch con fusibles; después ya se puede derivar.',
    },
    references: ['240.21', '240.21(C)', '110.14(A)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'tap transformer secondary wires in a trough to feed several panels or disconnects',
          es: 'derivar los cables del secundario de un transformador en un ducto para alimentar varios tableros o desconectadores',
        },
        unless: { en: 'they pass through a breaker or fuses first', es: 'pasen antes por un breaker o fusibles' },
        words: 'gutter wireway polaris split tap the tap one set two panels fused switches trough ducto',
      },
      {
        says: 'may',
        what: {
          en: 'feed two panels or disconnects from one transformer, each by its own wires from the secondary lugs',
          es: 'alimentar dos tableros o desconectadores de un transformador, cada uno con sus cables desde las zapatas del secundario',
        },
        if: {
          en: 'each set keeps its length and ampacity rule and the lugs are listed for the wires',
          es: 'cada juego cumple su largo y ampacidad y las zapatas están listadas para los cables',
        },
        words: 'double lug two sets XO X1 separate conductors dos juegos',
      },
      {
        says: 'must',
        what: {
          en: 'start every set of secondary wires at the lugs of the transformer',
          es: 'empezar cada juego de cables del secundario en las zapatas del transformador',
        },
        unless: { en: 'a breaker or fuses come first', es: 'haya antes un breaker o fusibles' },
        words: 'originate terminals own set each',
      },
      {
        says: 'may',
        what: { en: 'tap the wires past the secondary main breaker', es: 'derivar los cables después del principal del secundario' },
        if: { en: 'the taps meet the feeder tap rules', es: 'las derivaciones cumplen las reglas de alimentador' },
        words: 'after main load side downstream',
      },
    ],
    words: {
      en: 'transformer secondary tap trough gutter two panels one set of conductors polaris fused disconnects split double lug',
      es: 'transformador secundario derivar ducto dos tableros un juego de cables desconectadores zapatas',
    },
  },
  {
    id: 'trades-transformer-secondary-disconnect',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Does a transformer need a breaker or disconnect right at its secondary?',
      es: '¿El transformador lleva breaker o desconectador pegado a su secundario?',
    },
    answer: {
      en: "No, not at the transformer: the secondary may run without protection to the main breaker or fuses of the panel it feeds, up to 10 ft, or up to 25 ft by stricter conditions. Farther indoors, a breaker or fused switch goes within that distance.\n\nThe wires' ampacity is at least the rating of that device, without rounding up, and they run in raceway. For 25 ft it is also at least a third of the primary device times the voltage ratio. Outside there is no limit of length. On the primary the transformer has a disconnect in sight, or one that locks open with its place marked on the transformer.",
      es: 'No, no en el transformador: el secundario puede ir sin protección hasta el principal o los fusibles del tablero que alimenta, hasta 10 pies, o hasta 25 con condiciones más estrictas. Más lejos, adentro, va un breaker o switch con fusibles dentro de esa distancia.\n\nLa ampacidad de los cables es al menos la de ese dispositivo, sin redondear, y van en tubo. Para 25 pies es también al menos un tercio de la protección primaria por la relación de voltajes. Afuera no hay límite de largo. En el primario lleva desconectador a la vista, o uno que se bloquea con su lugar marcado en el transformador.',
    },
    references: ['240.21(C)(2)', '240.21(C)(6)', '240.21(C)(4)', '450.14', '408.36(B)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'put a breaker or disconnect right at the secondary of a transformer',
          es: 'poner breaker o desconectador pegado al secundario de un transformador',
        },
        if: {
          en: 'the main of the panel it feeds is within 10 ft, or within 25 ft by its stricter conditions',
          es: 'el principal del tablero que alimenta está a 10 pies o menos, o a 25 con sus condiciones más estrictas',
        },
        words: 'secondary side main breaker panel 6 12 15 20 feet away 75 kva required',
      },
      {
        says: 'must-not',
        what: {
          en: 'run a transformer secondary more than 25 ft inside a building without a breaker or fuses',
          es: 'llevar el secundario de un transformador más de 25 pies dentro de un edificio sin breaker ni fusibles',
        },
        unless: {
          en: 'its primary device protects it, as with a two-wire or delta-delta secondary',
          es: 'lo proteja el dispositivo primario, como en un secundario de dos hilos o delta-delta',
        },
        words: '30 40 50 60 feet away panel far long lejos',
      },
      {
        says: 'must',
        what: {
          en: 'give a transformer a disconnect on its primary, in sight or lockable',
          es: 'dar al transformador un desconectador en el primario, a la vista o con candado',
        },
        unless: { en: 'it is a Class 2 or 3 transformer', es: 'sea de Clase 2 o 3' },
        words: 'primary side line side 480 feed switch primario',
      },
    ],
    words: {
      en: 'transformer secondary disconnect breaker required at distance panel main 10 ft 25 ft primary in sight lockable',
      es: 'transformador secundario desconectador breaker distancia tablero principal 10 25 pies primario a la vista',
    },
  },
  {
    id: 'trades-transformer-electrode',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'What is a transformer inside a building grounded to, and may it have just a ground rod?',
      es: '¿A qué se aterriza un transformador dentro de un edificio? ¿Basta una varilla?',
    },
    answer: {
      en: "Not just to a rod of its own: its grounding electrode conductor goes to the building's grounding electrode system, for instance structural steel, the metal water pipe where it enters, or a common conductor that comes from them.\n\nIt starts where the neutral is bonded, at the transformer or its first disconnect, sized by Table 250.66 from the secondary wires. Steel or pipe far away is no excuse: run to it. Only a building without any electrode gets new ones, such as rods. Sprinkler pipe is none: NFPA 13 forbids it. Metal water pipe and steel in the area it serves are bonded too.",
      es: 'No basta una varilla propia: su conductor al electrodo va al sistema de electrodos del edificio, por ejemplo la estructura de acero, el tubo de agua metálico donde entra, o un conductor común que viene de ellos.\n\nEmpieza donde se une el neutro, en el transformador o su primer desconectador, según la Tabla 250.66 con los cables del secundario. Que el acero o el tubo queden lejos no es excusa: llegue a ellos. Solo en un edificio sin electrodos se ponen nuevos, como varillas. La tubería de rociadores no sirve: NFPA 13 lo prohíbe. También se unen el tubo de agua y el acero del área que alimenta.',
    },
    references: ['250.30(A)(4)', '250.30(A)(5)', '250.104(D)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'ground a transformer inside a building only to a rod of its own',
          es: 'aterrizar un transformador dentro de un edificio solo a una varilla propia',
        },
        unless: { en: 'the building has no other electrode', es: 'el edificio no tenga otro electrodo' },
        words: 'drive rod through slab just separate alone separately derived sistema derivado',
      },
      {
        says: 'must',
        what: {
          en: "connect the grounding electrode conductor of a transformer inside a building to the building's grounding electrode system",
          es: 'conectar el conductor al electrodo de un transformador dentro de un edificio al sistema de electrodos del edificio',
        },
        words: 'gec XO steel water pipe service ground common system where',
      },
      {
        says: 'may',
        what: {
          en: 'use building steel or the metal water pipe as the electrode of a transformer',
          es: 'usar el acero del edificio o el tubo de agua metálico como electrodo de un transformador',
        },
        if: {
          en: "it is part of the building's electrode system, and the pipe is reached within 5 ft of where it enters",
          es: 'es parte del sistema de electrodos del edificio, y al tubo se llega a 5 pies o menos de donde entra',
        },
        words: 'column beam i-beam copper pipe columna viga',
      },
      {
        says: 'must-not',
        what: {
          en: 'use sprinkler pipe as the grounding electrode of a transformer',
          es: 'usar la tubería de rociadores como electrodo de tierra de un transformador',
        },
        words: 'fire line black iron nfpa 13 rociador incendio',
      },
    ],
    words: {
      en: 'transformer grounding electrode separately derived ground rod building steel water pipe sprinkler gec where to ground XO',
      es: 'transformador electrodo tierra sistema derivado varilla acero columna tubo de agua rociadores dónde aterrizar',
    },
  },
  {
    id: 'trades-control-wires-with-motor-power',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: "Can a motor's control wires be in the same conduit as its power wires?",
      es: '¿Los cables de control de un motor pueden ir en el mismo tubo que los de fuerza?',
    },
    answer: {
      en: 'Yes, where they belong to the same motor or machine: start-stop and other 120 V control may share the conduit with the power wires, if all have insulation for the highest voltage, in practice 600 V.\n\nControl of other, unrelated equipment may not. Class 2 circuits, such as 24 V thermostats and PLC inputs on a Class 2 supply, stay out whatever their insulation, unless they are reclassified and wired as Class 1. Keep control off the output of a drive (VFD). For derating, control wires count only if they carry more than 10% of their ampacity continuously.',
      es: 'Sí, si son del mismo motor o máquina: arranque-paro y demás control de 120 V puede compartir el tubo con la fuerza, si todos tienen aislamiento para el mayor voltaje, en la práctica 600 V.\n\nEl control de otro equipo ajeno no. Los circuitos Clase 2, como termostatos de 24 V y entradas de PLC con fuente Clase 2, van aparte tengan el aislamiento que tengan, salvo reclasificados y alambrados como Clase 1. No junte control con la salida de un variador. Para el ajuste, los de control cuentan solo si llevan más del 10% de su ampacidad de continuo.',
    },
    references: ['724.48', '724.51', '300.3(C)(1)', '725.136'],
    claims: [
      {
        says: 'may',
        what: {
          en: "run a motor's control wires in the same conduit as its power wires",
          es: 'llevar los cables de control de un motor en el mismo tubo que los de fuerza',
        },
        if: {
          en: 'they serve the same motor or machine, are not Class 2 and are insulated for the highest voltage',
          es: 'sirven al mismo motor o máquina, no son Clase 2 y tienen aislamiento para el mayor voltaje',
        },
        words: 'start stop station pushbutton 120 volt starter coil 480 pump share one pipe together botonera arrancador',
      },
      {
        says: 'must-not',
        what: {
          en: 'run control wires of other, unrelated equipment with the power wires of a motor',
          es: 'llevar cables de control de otro equipo ajeno con la fuerza de un motor',
        },
        words: 'different machine another unit Class 1 functionally associated otra máquina',
      },
      {
        says: 'must-not',
        what: {
          en: 'run Class 2 control wires, such as 24 V ones, with the power wires of a motor',
          es: 'llevar cables de control Clase 2, como los de 24 V, con la fuerza de un motor',
        },
        unless: { en: 'they are reclassified and wired as Class 1', es: 'se reclasifiquen y alambren como Clase 1' },
        words: 'plc input dc thermostat low voltage float switch analog 4-20 baja tensión sensor',
      },
      {
        says: 'need-not',
        what: {
          en: 'count motor control wires as current-carrying for derating',
          es: 'contar los cables de control del motor como portadores para el ajuste',
        },
        if: { en: 'they carry no more than 10% of their ampacity continuously', es: 'no llevan más del 10% de su ampacidad de continuo' },
        words: 'derate bundling start stop wires count number fill derratear',
      },
    ],
    words: {
      en: 'motor control wires same conduit power start stop pushbutton 120 volt 480 class 1 share pipe derating count',
      es: 'motor cables de control mismo tubo fuerza botonera arranque paro 120 480 clase 1 compartir ajuste',
    },
  },
  {
    id: 'trades-two-drives-one-disconnect',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'Can two drives (VFDs) be fed from one disconnect or one breaker?',
      es: '¿Se pueden alimentar dos variadores de un solo desconectador o breaker?',
    },
    answer: {
      en: 'One disconnect: yes where the drives are coordinated parts of one machine, and disconnect, drives and machine are in sight of each other within 50 ft; else each drive has its own. One breaker or set of fuses: mostly no, because each manual names the fuse or breaker ahead of that drive alone.\n\nSo bring a feeder to a small panel or distribution block, and give every drive the fuses or breaker, by type and size, that its manual asks for. Sharing them works only where drives and manuals are made for group installation. The supply wires of each drive carry 125% of its rated input current.',
      es: 'Un desconectador: sí, donde los variadores son partes coordinadas de una máquina, y el desconectador, ellos y la máquina se ven entre sí a 50 pies o menos; si no, cada uno lleva el suyo. Un breaker o juego de fusibles: casi siempre no, porque cada manual nombra el fusible o breaker para ese variador solo.\n\nLleve un alimentador a un tablero chico o bloque de distribución y dé a cada variador los fusibles o breaker, de tipo y tamaño, que pide su manual. Compartirlos solo vale con variadores y manuales hechos para instalación en grupo. La alimentación de cada variador lleva 125% de su corriente nominal de entrada.',
    },
    references: ['430.102(A)', '430.53', '430.122(A)', '110.3(B)'],
    claims: [
      {
        says: 'may',
        what: { en: 'serve two drives (VFDs) with one disconnect', es: 'servir dos variadores con un solo desconectador' },
        if: {
          en: 'they are coordinated drives of one machine, and it, the drives and the machine are in sight of each other within 50 ft',
          es: 'son variadores coordinados de una máquina, y él, los variadores y la máquina se ven entre sí a 50 pies o menos',
        },
        words: 'single switch several frequency drives shared feed both conveyor varios',
      },
      {
        says: 'must-not',
        what: { en: 'put two drives (VFDs) on one breaker or set of fuses', es: 'poner dos variadores en un breaker o juego de fusibles' },
        unless: {
          en: 'each has its own fuses or breaker after it, or drives and manuals are made for group installation',
          es: 'cada uno lleve después sus fusibles o breaker, o variadores y manuales sean para instalación en grupo',
        },
        words: 'share same breaker fused disconnect double tap lugs parallel compartir',
      },
      {
        says: 'must',
        what: {
          en: 'give each drive (VFD) the fuses or breaker that its manual names',
          es: 'dar a cada variador los fusibles o el breaker que nombra su manual',
        },
        words: 'branch protection class J fuses own individual manufacturer manual instructivo propio',
      },
    ],
    words: {
      en: 'two drives vfd one disconnect breaker fuses share feed multiple frequency drives group',
      es: 'dos variadores vfd un desconectador breaker fusibles compartir alimentar varios',
    },
  },
  {
    id: 'trades-neutral-to-three-phase-unit',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Does a rooftop unit, motor or three-phase load need a neutral?',
      es: '¿Una unidad de techo, motor o carga trifásica necesita neutro?',
    },
    answer: {
      en: 'Only if something in it runs from phase to neutral: read the nameplate and the wiring diagram. A unit or motor marked 208/230 V or 460 V, 3 phase, with no neutral terminal takes three hots and a ground; its controls come from its own transformer.\n\nOne marked 4 wire, 120/208 V or 277/480 V needs the neutral; never use the ground in its place. Past the service no rule asks a feeder for a neutral that its loads do not use, so a panel of motors may be fed without one, though a spare helps later. The service receptacle on the roof is 120 V and has its own circuit with a neutral.',
      es: 'Solo si algo adentro trabaja de fase a neutro: lea la placa y el diagrama. Una unidad o motor marcado 208/230 V o 460 V, 3 fases, sin terminal de neutro lleva tres vivos y tierra; su control sale de su propio transformador.\n\nUno marcado 4 hilos, 120/208 V o 277/480 V sí lleva neutro; nunca use la tierra en su lugar. Después de la acometida ninguna regla pide en un alimentador un neutro que sus cargas no usan, así que un tablero de motores puede ir sin él, aunque uno de reserva ayuda después. El tomacorriente de servicio del techo es de 120 V y lleva su circuito con neutro.',
    },
    references: ['110.3(B)', '250.24(D)', '250.142(B)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'pull a neutral to a three-phase unit or motor', es: 'llevar neutro a una unidad o motor trifásico' },
        unless: {
          en: 'its nameplate says 4 wire, or something in it runs from phase to neutral',
          es: 'la placa diga 4 hilos o algo adentro trabaje de fase a neutro',
        },
        words: 'rooftop rtu ac condenser 208 460 480 volt three hots and ground only white wire compressor chiller',
      },
      {
        says: 'must',
        what: {
          en: 'pull a neutral to a unit marked 4 wire, 120/208 V or 277/480 V',
          es: 'llevar neutro a una unidad marcada 4 hilos, 120/208 V o 277/480 V',
        },
        words: 'nameplate 277 blower four wire neutral terminal N lug',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the equipment ground in place of the neutral of a unit',
          es: 'usar la tierra de equipo en lugar del neutro de una unidad',
        },
        words: 'no neutral pulled green as neutral 120 volt control borrow verde',
      },
      {
        says: 'need-not',
        what: {
          en: 'pull a neutral to a panel whose loads are all between phases',
          es: 'llevar neutro a un tablero cuyas cargas son todas entre fases',
        },
        unless: { en: 'it is service equipment', es: 'sea equipo de acometida' },
        words: 'subpanel 480 motors only mcc hvac panel feeder sin neutro puro',
      },
    ],
    words: {
      en: 'neutral three phase rooftop unit motor panel 208 460 480 277 4 wire needed pull white feeder',
      es: 'neutro trifásico unidad de techo motor tablero 208 460 480 277 4 hilos necesario jalar blanco',
    },
  },
  {
    id: 'trades-working-space-small-disconnect',
    area: 'code',
    grade: 'V2',
    title: {
      en: "Does a small disconnect, such as a water heater's, need working space?",
      es: '¿Un desconectador chico, como el del calentador, lleva espacio de trabajo?',
    },
    answer: {
      en: 'Yes where somebody is likely to test or service it energized: 110.26(A) then asks 3 ft in front at 120/240 V, 30 in. of width and 6-1/2 ft of height, and many inspectors hold every fused switch and pullout to that. From 2023 air-conditioning disconnects are named outright.\n\nA plain wall switch is mostly not held to it. Above a lift-out ceiling or in a crawl space, gear that must be there gets less: an opening of 22 in. by 22 in. (22 by 30 in. in a crawl space), the width and the depth in front, and doors that open 90 degrees. Or let a lockable breaker be the disconnect, where the appliance rule allows.',
      es: 'Sí, donde es probable que alguien lo pruebe o repare con corriente: 110.26(A) pide entonces 3 pies enfrente a 120/240 V, 30 pulg. de ancho y 6-1/2 pies de alto, y muchos inspectores lo exigen en todo switch de fusibles y pullout. Desde 2023 los del aire se nombran expresamente.\n\nA un apagador común casi nunca se le exige. Arriba de un plafón removible o en un espacio bajo el piso, el equipo que debe ir ahí lleva menos: abertura de 22 por 22 pulg. (22 por 30 bajo el piso), el ancho y el fondo enfrente, y puertas que abran 90 grados. O deje de desconectador un breaker con candado, donde la regla del aparato lo permite.',
    },
    references: ['110.26(A)', '110.26(A)(4)', '440.14', '422.31(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep working space, at least 3 ft deep and 30 in. wide, in front of a disconnect that is likely to be tested or serviced energized',
          es: 'dejar espacio de trabajo, al menos 3 pies de fondo y 30 pulg. de ancho, frente a un desconectador que probablemente se pruebe o repare con corriente',
        },
        words: 'water heater fused switch pullout safety switch closet furnace air handler clearance shelves calentador',
      },
      {
        says: 'may',
        what: { en: 'leave out the switch at a hardwired water heater', es: 'omitir el desconectador junto a un calentador fijo' },
        if: {
          en: 'its breaker is in sight or locks off with a provision left in place',
          es: 'su breaker está a la vista o se bloquea con un dispositivo que se queda puesto',
        },
        words: 'instead no local disconnect lockout',
      },
      {
        says: 'may',
        what: {
          en: 'put gear above a lift-out ceiling with less headroom',
          es: 'poner equipo arriba de un plafón removible con menos altura',
        },
        if: {
          en: 'it must be there, an opening of 22 in. by 22 in. or more reaches it, width and depth in front are kept, and its doors open 90 degrees',
          es: 'debe ir ahí, se llega por una abertura de 22 por 22 pulg. o más, se guardan el ancho y el fondo enfrente, y sus puertas abren 90 grados',
        },
        words: 'vav box fan coil disconnect above grid tiles crawl space attic plafón',
      },
      {
        says: 'must-not',
        what: {
          en: 'build shelves or store things in the working space of a fused disconnect',
          es: 'poner repisas o guardar cosas en el espacio de trabajo de un desconectador con fusibles',
        },
        words: 'storage boxes blocked behind tank bodega tapado',
      },
    ],
    words: {
      en: 'working space small disconnect water heater furnace fused pullout above ceiling vav clearance 110.26 30 in 3 ft',
      es: 'espacio de trabajo desconectador chico calentador fusibles pullout arriba del plafón 110.26 30 pulg 3 pies',
    },
  },
  {
    id: 'trades-water-heater-beside-panel',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Can a water heater be next to the panel or in the same room?',
      es: '¿Puede estar el calentador de agua junto al panel o en el mismo cuarto?',
    },
    answer: {
      en: "Yes: the electrical code forbids no water heater, furnace or washer in the room of a panel, and asks for no wall between. What it asks is clear working space in front of the panel, 30 in. wide or the panel's own width if more, 3 ft deep and 6-1/2 ft high, and no pipes in its footprint up to 6 ft above it.\n\nSo the heater may stand beside the panel, up to its edge, if the 30 in. fit to the other side. Mind the heater's own clearances, its combustion air, and where the relief pipe would spray. A panel never goes in a clothes closet or bathroom.",
      es: 'Sí: el código eléctrico no prohíbe calentador, calefactor ni lavadora en el cuarto del panel, ni pide un muro en medio. Lo que pide es espacio libre enfrente del panel, 30 pulg. de ancho o el del panel si es mayor, 3 pies de fondo y 6-1/2 pies de alto, y nada de tubos en su huella hasta 6 pies arriba.\n\nAsí que el calentador puede quedar al lado, hasta la orilla del panel, si las 30 pulg. caben hacia el otro lado. Cuide los espacios que pide el calentador, su aire de combustión y hacia dónde descargaría la válvula de alivio. Un panel nunca va en clóset de ropa ni baño.',
    },
    references: ['110.26(A)', '110.26(E)', '240.24'],
    claims: [
      {
        says: 'may',
        what: { en: 'have a water heater in the same room as a panel', es: 'tener un calentador de agua en el mismo cuarto que el panel' },
        if: { en: 'the working space in front of the panel stays clear', es: 'queda libre el espacio de trabajo enfrente del panel' },
        words: 'next to beside near garage closet utility tank tankless furnace washer boiler junto al lado',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a water heater within the 30 in. by 3 ft working space in front of a panel',
          es: 'poner un calentador en el espacio de 30 pulg. por 3 pies enfrente de un panel',
        },
        words: 'in front blocks tank stands before enfrente tapa',
      },
      {
        says: 'is-not',
        what: {
          en: 'the electrical code asks for a wall between a water heater and a panel',
          es: 'el código eléctrico pide un muro entre el calentador y el panel',
        },
        words: 'separate room separated distance away leak minimum trainer pared distancia',
      },
      {
        says: 'must-not',
        what: {
          en: "run a water heater's pipes straight above or below a panel within 6 ft",
          es: 'pasar los tubos del calentador justo arriba o abajo de un panel a menos de 6 pies',
        },
        words: 'plumbing over top pex copper lines cruzan',
      },
    ],
    words: {
      en: 'water heater next to panel same room beside tankless furnace washer distance clearance leak closet garage',
      es: 'calentador de agua junto al panel mismo cuarto caja de breakers distancia fuga lavadora boiler',
    },
  },
  {
    id: 'trades-hang-from-other-pipes',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Can conduit or cable be hung from sprinkler, gas or water pipe?',
      es: '¿Se puede colgar tubo o cable de la tubería de rociadores, gas o agua?',
    },
    answer: {
      en: "Not from sprinkler pipe: NFPA 13 and 25 let it carry nothing but itself, no conduit, MC, data cable or their hangers. On gas, water or drain lines and ducts the NEC has no sentence, but inspectors mostly refuse it: their hangers are sized for them alone.\n\nThe NEC asks that wiring is securely fastened in place, and above a ceiling not by the ceiling's wires. Use the structure, strut or a trapeze of your own. A cable that merely touches is not hung, but one that rests on the pipe loads it, and NFPA 25 forbids that; keep any off orange CPVC sprinkler pipe, which some plastics attack.",
      es: 'De la de rociadores no: NFPA 13 y 25 no dejan que cargue nada más que a sí misma, ni tubo, MC, cable de datos o sus soportes. Sobre tubos de gas, agua, drenaje o ductos el NEC no trae una frase, pero los inspectores casi siempre lo rechazan: sus soportes son solo para ellos.\n\nEl NEC pide que el alambrado quede bien sujeto, y sobre un plafón no de los alambres de este. Use la estructura, riel strut o su propio trapecio. Un cable que solo roza no cuelga, pero el que descansa en el tubo lo carga y NFPA 25 lo prohíbe; aparte todos del CPVC naranja de rociadores, que algunos plásticos dañan.',
    },
    references: ['300.11(A)', '300.11(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'hang conduit or cable from sprinkler pipe or its hangers',
          es: 'colgar tubo o cable de la tubería de rociadores o de sus soportes',
        },
        words: 'fire line strap mc cat6 zip tie branch main riser support incendio amarrar',
      },
      {
        says: 'must-not',
        what: { en: 'strap conduit or cable to gas pipe', es: 'amarrar tubo o cable a la tubería de gas' },
        unless: {
          en: 'the inspector and the local gas rules allow it, since the NEC does not say',
          es: 'el inspector y las reglas locales de gas lo permitan, pues el NEC no lo dice',
        },
        words: 'black iron csst gas line support clamp',
      },
      {
        says: 'is-not',
        what: {
          en: 'the NEC has a sentence that forbids strapping conduit to a water pipe',
          es: 'el NEC trae una frase que prohíba amarrar tubo eléctrico a un tubo de agua',
        },
        words: 'copper plumbing drain code section clamp',
      },
      {
        says: 'is-not',
        what: {
          en: 'a cable that merely touches a steel sprinkler pipe, without resting on it, is a violation of the NEC',
          es: 'un cable que solo roza un tubo de rociador de acero, sin descansar en él, es una violación al NEC',
        },
        words: 'contact touching crossing rubs separation',
      },
    ],
    words: {
      en: 'hang conduit cable sprinkler pipe gas pipe water pipe support strap tie other trades trapeze',
      es: 'colgar tubo cable rociadores tubería de gas agua soporte amarrar otros oficios trapecio',
    },
  },
  {
    id: 'trades-light-pole-fuses',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Do parking-lot light poles need fuses or a disconnect in the base?',
      es: '¿Los postes de luz de un estacionamiento llevan fusibles o desconectador en la base?',
    },
    answer: {
      en: "No, the NEC asks for neither at each pole: the disconnect of lighting poles may be elsewhere, such as the breaker in the building, and inline fuses are a choice of design. Specifications and cities often want them.\n\nFuses in the handhole keep one bad head from killing the string, and they protect thin wires up the pole where the circuit's breaker is too large for them. Use waterproof breakaway holders, one in each hot, none in the neutral, and turn the breaker off before you pull one. The equipment ground comes with the circuit and bonds the pole; a rod alone clears no fault.",
      es: 'No, el NEC no pide ninguno en cada poste: el desconectador de los postes de alumbrado puede estar en otro lado, como el breaker del edificio, y los fusibles en línea son cosa del diseño. Las especificaciones y ciudades a menudo los piden.\n\nLos fusibles en el registro evitan que una lámpara mala apague toda la línea, y protegen el cable delgado que sube si el breaker del circuito es muy grande para él. Use portafusibles a prueba de agua, uno en cada vivo y ninguno en el neutro, y baje el breaker antes de jalar uno. La tierra de equipo viene con el circuito y une el poste; una varilla sola no libra fallas.',
    },
    references: ['225.31(B)', '240.22', '410.30(B)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'put inline fuses in the base of a light pole', es: 'poner fusibles en línea en la base de un poste de luz' },
        unless: {
          en: "the specification asks, or the wires up the pole are too thin for the circuit's breaker",
          es: 'lo pida la especificación o el cable que sube sea muy delgado para el breaker del circuito',
        },
        words: 'parking lot handhole in-line fuse holder breakaway kit each required estacionamiento',
      },
      {
        says: 'need-not',
        what: { en: 'put a disconnect at each light pole', es: 'poner un desconectador en cada poste de luz' },
        words: 'switch 225.32 structure means parking lot lamp elsewhere cada',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a fuse in the neutral in the base of a light pole',
          es: 'poner un fusible en el neutro en la base de un poste de luz',
        },
        words: 'white grounded conductor both wires 120 277 blanco',
      },
      {
        says: 'must',
        what: {
          en: 'bond a metal light pole to the equipment ground that comes with its circuit',
          es: 'unir un poste metálico de luz a la tierra de equipo que viene con su circuito',
        },
        words: 'green wire handhole lug rod alone not enough verde',
      },
    ],
    words: {
      en: 'light pole parking lot fuse inline base handhole disconnect breakaway fuse holder neutral ground',
      es: 'poste de luz estacionamiento fusible base registro desconectador portafusible neutro tierra',
    },
  },
  {
    id: 'trades-battery-vehicle-protection',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Does a home battery (ESS) in a garage need a bollard?',
      es: '¿Una batería de casa (ESS) en la cochera lleva poste de protección?',
    },
    answer: {
      en: "Yes where a car could hit it: the residential and fire codes want protection that the building department accepts, such as a bollard, a wheel stop or a place out of the car's path. The electrical code only says that equipment is guarded where it may be damaged.\n\nThe 2024 residential code draws what counts as the path of a car; before it the inspector decides. A battery in a niche, off to the side or high enough on the wall often needs none. Ask before you mount it: fire rules also limit the kWh and ask for spacing, detectors and distance to doors.",
      es: 'Sí, donde un carro puede pegarle: los códigos residencial y de incendio piden una protección que acepte el departamento de construcción, como poste (bollard), tope de llantas o un lugar fuera del paso del carro. El código eléctrico solo dice que el equipo se resguarda donde puede dañarse.\n\nEl código residencial 2024 dibuja qué cuenta como paso del carro; antes decide el inspector. Una batería en un nicho, a un lado o alta en el muro muchas veces no lleva nada. Pregunte antes de montarla: las reglas de incendio también limitan los kWh y piden separación, detectores y distancia a puertas.',
    },
    references: ['110.27(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect a home battery (ESS) in the path of a car, as by a bollard or wheel stop',
          es: 'proteger una batería de casa (ESS) que queda al paso de un carro, con poste o tope de llantas',
        },
        words: 'garage bollard vehicle impact powerwall barrier drive into required cochera',
      },
      {
        says: 'need-not',
        what: {
          en: 'put a bollard before a home battery that no car can reach',
          es: 'poner poste de protección a una batería a la que ningún carro llega',
        },
        words: 'side wall niche above basement out of path fuera del paso',
      },
      {
        says: 'may',
        what: {
          en: 'use a wheel stop or other barrier instead of a bollard before a home battery',
          es: 'usar un tope de llantas u otra barrera en vez de poste frente a una batería',
        },
        if: { en: 'the building department accepts it', es: 'lo acepta el departamento de construcción' },
        words: 'parking curb guard rail alternative tope',
      },
    ],
    words: {
      en: 'battery ess garage bollard vehicle impact protection powerwall wheel stop car',
      es: 'batería ess cochera poste bollard protección impacto carro tope de llantas powerwall',
    },
  },
  {
    id: 'trades-low-voltage-splice',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Can low-voltage (Class 2) wires be spliced without a box?',
      es: '¿Se puede empalmar cable de bajo voltaje (Clase 2) sin caja?',
    },
    answer: {
      en: 'Yes: the NEC asks for no box at splices of true Class 2 wiring, such as thermostat, doorbell, sensor or speaker wire. Article 725 takes over only those wiring rules it names, and the one for boxes is not among them.\n\nIt still has to be neat and supported, kept apart from power, with a connector that holds thin wire; outdoors or buried, one made for wet places. Better leave it where someone can find it. 120 V wires, also those that feed the transformer, are spliced in a box. Lighting tape or landscape wire follows its own article and listing.',
      es: 'Sí: el NEC no pide caja en empalmes de verdadero Clase 2, como termostato, timbre, sensor o bocina. El Artículo 725 toma solo las reglas de alambrado que nombra, y la de cajas no está entre ellas.\n\nAun así debe quedar ordenado y sujeto, separado de la fuerza, con un conector que agarre el cable delgado; afuera o enterrado, uno para mojado. Mejor déjelo donde se pueda encontrar. Los cables de 120 V, también los que alimentan el transformador, se empalman en caja. La tira LED y el cable de jardín siguen su propio artículo y listado.',
    },
    references: ['300.15', '725.3'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'put splices of Class 2 low-voltage wire in a box', es: 'poner en caja los empalmes de cable de bajo voltaje Clase 2' },
        words: 'thermostat doorbell alarm sensor speaker 24 volt 18 gauge bell wire hidden in wall drywall junction box termostato timbre',
      },
      {
        says: 'may',
        what: {
          en: 'splice thermostat, doorbell or other Class 2 wire in a wall or attic without a box',
          es: 'empalmar cable de termostato, timbre u otro Clase 2 en pared o ático sin caja',
        },
        words: 'low voltage cat speaker sensor behind drywall buried concealed',
      },
      {
        says: 'must',
        what: {
          en: 'splice the 120 V wires of a low-voltage transformer in a box',
          es: 'empalmar en caja los cables de 120 V de un transformador de bajo voltaje',
        },
        words: 'primary side line voltage doorbell furnace lado primario',
      },
    ],
    words: {
      en: 'low voltage splice box class 2 thermostat doorbell wire junction wall hidden connector',
      es: 'bajo voltaje empalme caja clase 2 termostato timbre cable pared escondido conector',
    },
  },
  {
    id: 'trades-mc-bundled-derating',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'Do bundled MC cables have to be derated?', es: '¿Se ajusta la ampacidad de cables MC amarrados juntos?' },
    answer: {
      en: 'Not the usual ones: AC or MC without an outer jacket, each with at most three current-carrying wires of 12 AWG copper, needs no adjustment up to 20 current-carrying wires in the bundle. That is ten two-wire 12/2 cables, whose white counts too.\n\nAbove 20, and bundled for more than 24 in., take 60%: of the 30 A of 90°C wire that leaves 18 A, so no 20 A breaker for receptacles. Keep bundles to 20, or leave air between them. 10 AWG, jacketed cables or those with more hots follow the ordinary table, 80% from four wires on. For NM there is no such relief.',
      es: 'Los comunes no: AC o MC sin cubierta exterior, cada uno con cuando mucho tres hilos con corriente de 12 AWG de cobre, no lleva ajuste hasta 20 hilos con corriente en el mazo. Son diez cables 12/2 de dos hilos, cuyo blanco también cuenta.\n\nCon más de 20, y juntos por más de 24 pulg., tome 60%: de los 30 A del hilo de 90°C quedan 18 A, así que nada de breaker de 20 A para tomacorrientes. Haga mazos de hasta 20 o deje aire en medio. El 10 AWG, los de cubierta o con más vivos siguen la tabla común, 80% desde cuatro hilos. Para NM no hay ese alivio.',
    },
    references: ['310.15(C)(1)', 'Table 310.15(C)(1)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'derate bundled MC or AC cables of 12 AWG copper with up to 20 current-carrying wires in all',
          es: 'ajustar cables MC o AC de 12 AWG de cobre amarrados con hasta 20 hilos con corriente en total',
        },
        unless: {
          en: 'they have an outer jacket or more than three current-carrying wires each',
          es: 'tengan cubierta exterior o más de tres hilos con corriente cada uno',
        },
        words: '12/2 home runs zip tied bridle ring bundle five six eight ten cables corridor mazo juntos',
      },
      {
        says: 'must',
        what: {
          en: 'derate a bundle of 12 AWG MC cables without an outer jacket, with more than 20 current-carrying wires, to 60%',
          es: 'ajustar a 60% un mazo de cables MC de 12 AWG sin cubierta exterior, con más de 20 hilos con corriente',
        },
        if: { en: 'they lie together for more than 24 in.', es: 'van juntos por más de 24 pulg.' },
        words: 'eleven twelve fifteen 12/2 cables racked tight over 24 inches',
      },
      {
        says: 'must',
        what: {
          en: 'derate bundled MC cables of 10 AWG or with an outer jacket by the ordinary table',
          es: 'ajustar por la tabla común cables MC amarrados de 10 AWG o con cubierta exterior',
        },
        if: {
          en: 'more than three current-carrying wires lie together for more than 24 in.',
          es: 'van juntos más de tres hilos con corriente por más de 24 pulg.',
        },
        words: '10/2 10/3 pvc jacket bigger',
      },
      {
        says: 'is-not',
        what: {
          en: 'bundled Romex (NM) enjoys the relief of 20 wires that MC has',
          es: 'el Romex (NM) amarrado goza del alivio de 20 hilos que tiene el MC',
        },
        words: 'nm-b same exception',
      },
    ],
    words: {
      en: 'mc cable bundled derate 20 current carrying 12 awg ac home runs zip tied bridle ring 60 percent ampacity',
      es: 'cable mc amarrado mazo ajuste 20 hilos 12 awg ac 60 por ciento ampacidad derratear',
    },
  },
  {
    id: 'trades-reducing-washers',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Can reducing washers be used at 277/480 V, and do they need a bonding jumper?',
      es: '¿Se pueden usar arandelas reductoras (reducing washers) a 277/480 V? ¿Llevan puente?',
    },
    answer: {
      en: "Yes, listed metal reducing washers count as grounding at 277/480 V as well as at 120/240 V, without a jumper, in a box or cabinet at least 0.053 in. thick, but not for service conductors.\n\nPut one on each side of the wall, scrape the paint off where they sit, and use them only in a clean hole: where rings of a concentric or eccentric knockout remain, take them out, unless the enclosure is listed for bonding with them. At a service, or if the inspector doesn't take washers, use a bonding bushing with a jumper. They keep no water out: outdoors on top use hubs or rated fittings.",
      es: 'Sí, las reductoras metálicas listadas cuentan como tierra a 277/480 V igual que a 120/240 V, sin puente, en caja o gabinete de al menos 0.053 pulg. de grueso, pero no con conductores de acometida.\n\nPonga una de cada lado de la lámina, raspe la pintura donde asientan, y úselas solo en un hoyo limpio: si quedan anillos de un knockout concéntrico o excéntrico, quítelos, salvo que el gabinete esté listado para unión con ellos. En una acometida, o si el inspector no las acepta, va bushing de unión con puente. No sellan el agua: afuera y arriba use hubs o conectores para mojado.',
    },
    references: ['250.97', '250.92(B)', '250.12'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use listed metal reducing washers on 277/480 V circuits without a bonding jumper',
          es: 'usar arandelas reductoras metálicas listadas en circuitos de 277/480 V sin puente de unión',
        },
        if: {
          en: 'they sit on bare metal at least 0.053 in. thick in a clean hole, and no service conductors pass',
          es: 'asientan en metal limpio de al menos 0.053 pulg. en un hoyo sin anillos, y no pasan conductores de acometida',
        },
        words: 'donuts 480 volt reducing washer ground bushing emt panel wireway donas',
      },
      {
        says: 'must-not',
        what: {
          en: 'rely on reducing washers to bond a service raceway',
          es: 'contar con arandelas reductoras para unir el tubo de una acometida',
        },
        words: 'meter main service nipple donuts acometida',
      },
      {
        says: 'must',
        what: { en: 'scrape the paint off under reducing washers', es: 'raspar la pintura debajo de las arandelas reductoras' },
        words: 'painted enclosure sand clean bare metal coating',
      },
      {
        says: 'must-not',
        what: {
          en: 'use reducing washers over the remaining rings of a concentric knockout',
          es: 'usar arandelas reductoras sobre los anillos que quedan de un knockout concéntrico',
        },
        unless: { en: 'the enclosure is listed for bonding with them', es: 'el gabinete esté listado para unión con ellos' },
        words: 'eccentric rings left ko anillos',
      },
    ],
    words: {
      en: 'reducing washers donuts 480 volt bonding jumper bushing grounding knockout concentric paint service',
      es: 'arandelas reductoras donas reducing washers 480 volts puente bushing tierra knockout pintura acometida',
    },
  },
];
