// Article 440 in own words: air conditioning and refrigeration with hermetic compressors.
import type { Rule } from '../knowledge.ts';

export const article440: readonly Rule[] = [
  {
    id: '440-2-hermetic-scope',
    section: 'Article 440',
    grade: 'V2',
    title: { en: 'What Article 440 covers', es: 'Qué cubre el Artículo 440' },
    text: {
      en: 'Article 440 is for equipment with a hermetic refrigerant motor-compressor: split systems, heat pumps, rooftop units, coolers. It amends Article 430. A furnace blower or fan coil without a compressor falls under Articles 422, 424 or 430 instead.',
      es: 'El Artículo 440 es para equipo con motocompresor hermético: sistemas divididos, bombas de calor, unidades de azotea y cámaras frías. Modifica el Artículo 430. Un abanico o manejadora sin compresor va por los Artículos 422, 424 o 430.',
    },
    words: {
      en: 'hvac ac a/c condenser heat pump mini split',
      es: 'clima minisplit condensadora bomba calor',
    },
  },
  {
    id: '440-4-b-nameplate',
    section: '440.4(B)',
    grade: 'V2',
    title: { en: 'The nameplate gives wire and breaker', es: 'La placa da el cable y el breaker' },
    text: {
      en: 'A multimotor or combination unit is marked with minimum circuit ampacity (MCA) and maximum overcurrent protection (MOCP). Size the wire from MCA and do not go above MOCP with the breaker or fuse. Both already include the compressor factors: do not add another 125%.',
      es: 'Una unidad con varios motores lleva en placa la ampacidad mínima del circuito (MCA) y la protección máxima (MOCP). El cable sale de la MCA y el breaker o fusible no pasa de la MOCP. Las dos ya incluyen los factores del compresor: no agregue otro 125%.',
    },
    figures: { percent: [125, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size AC unit wire from the nameplate MCA',
          es: 'calcular el cable del aire con el MCA de placa',
        },
        words: 'air conditioner condenser minimum circuit ampacity',
      },
      {
        says: 'must-not',
        what: {
          en: "use a breaker above the unit's marked MOCP",
          es: 'usar un breaker mayor que el MOCP marcado en la unidad',
        },
        words: 'old breaker over leave because dejar viejo quedar condensadora',
      },
      {
        says: 'need-not',
        what: {
          en: 'multiply the marked MCA by another 125%',
          es: 'multiplicar el MCA de placa por otro 125%',
        },
        words: '1.25 again twice add quarter otra vez minimum wire',
      },
      {
        says: 'may',
        what: {
          en: 'use a breaker larger than the wire ampacity on an AC unit, up to its maximum marked',
          es: 'usar un breaker mayor que la ampacidad del cable en un aire, hasta el máximo de su placa',
        },
        if: {
          en: 'the wire meets MCA',
          es: 'el cable cumple el MCA',
        },
        words: '10 gauge 12 wire on 30 40 45 amp breaker condenser sticker small wire rule',
      },
    ],
    words: {
      en: 'mca mocp moc max condenser wire size 3 ton 5 12 30 multiplied 125 percent again',
      es: 'mca mocp condensadora calibre toneladas multiplicar 125 otra vez',
    },
  },
  {
    id: '440-4-b-hacr-fuse',
    section: '440.4(B)',
    grade: 'V2',
    title: { en: 'Plate says "max fuse": use fuses', es: 'La placa dice "fusible máximo"' },
    text: {
      en: 'Use the kind of device the nameplate names. Where it says maximum fuse only, a breaker alone does not do; fuses go in the disconnect. Where it says fuse or HACR-type breaker, either serves; breakers made today are HACR rated as standard.',
      es: 'Use el tipo de protección que indica la placa. Si sólo dice fusible máximo, un breaker solo no basta; los fusibles van en el desconectador. Si dice fusible o breaker tipo HACR, cualquiera sirve; los breakers actuales ya son HACR.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use fuses where the AC nameplate says maximum fuse only',
          es: 'usar fusibles donde la placa del aire dice sólo fusible máximo',
        },
        words: 'breaker instead of fuse',
      },
      {
        says: 'must-not',
        what: {
          en: 'use only a breaker where the AC nameplate says maximum fuse',
          es: 'usar sólo un breaker donde la placa dice fusible máximo',
        },
        words: 'condenser',
      },
      {
        says: 'may',
        what: {
          en: 'use a breaker where the plate says fuse or HACR breaker',
          es: 'usar un breaker donde la placa dice fusible o breaker HACR',
        },
        words: 'ac condenser',
      },
    ],
    words: { en: 'fused disconnect required hacr breaker condenser', es: 'desconectador hacr' },
  },
  {
    id: '440-6-a-rated-load-current',
    section: '440.6(A)',
    grade: 'V2',
    title: { en: 'Compressor current: the marked one', es: 'Corriente del compresor: la marcada' },
    text: {
      en: 'For a hermetic compressor use the rated-load current on the equipment nameplate, or the branch-circuit selection current where it is marked. Horsepower tables are not used for it.',
      es: 'Para un compresor hermético use la corriente de carga nominal de la placa del equipo, o la corriente de selección del circuito ramal si viene marcada. Las tablas de caballos no se usan aquí.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use the marked rated-load or selection current for a hermetic compressor',
          es: 'usar la corriente marcada (nominal o de selección) en un compresor hermético',
        },
        words: 'rla horsepower table',
      },
    ],
    words: { en: 'rla bcsc lra flc table hermetic motor definition', es: 'rla bcsc tabla hermético' },
  },
  {
    id: '440-9-rooftop-wire-ground',
    section: '440.9',
    grade: 'V2',
    title: { en: 'Rooftop unit in EMT: wire-type ground', es: 'Unidad de azotea en EMT: tierra de alambre' },
    text: {
      en: 'Where the unit is outdoors on a roof, run a wire-type equipment grounding conductor inside the outdoor part of a metal raceway with compression-type fittings, such as EMT. Threaded rigid or IMC does not need it.',
      es: 'Si la unidad está en la azotea, meta un conductor de tierra de equipos de alambre en el tramo exterior de la tubería metálica con accesorios de compresión, como EMT. El rígido o IMC roscado no lo necesita.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run a wire-type ground in outdoor EMT to a rooftop AC unit',
          es: 'llevar tierra de alambre en EMT exterior a una unidad de azotea',
        },
        words: 'compression fittings roof rtu',
      },
      {
        says: 'need-not',
        what: {
          en: 'pull a wire ground in threaded RMC or IMC to a rooftop unit',
          es: 'jalar tierra de alambre en RMC o IMC roscado a una unidad de azotea',
        },
        words: 'rigid conduit',
      },
    ],
    words: { en: 'roof ground wire rtu bonding', es: 'rtu' },
  },
  {
    id: '440-10-short-circuit-rating',
    section: '440.10',
    grade: 'K',
    title: { en: "Check the unit's short-circuit rating", es: 'Revise la capacidad de cortocircuito de la unidad' },
    text: {
      en: 'A motor controller or panel of multimotor cooling equipment may not be installed where the available fault current is above its marked short-circuit current rating. The available fault current and the date of its calculation are documented.',
      es: 'El controlador de un equipo de enfriamiento con varios motores no se instala donde la corriente de falla disponible pase de su capacidad de cortocircuito marcada. La corriente disponible y la fecha del cálculo se documentan.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'install multimotor cooling equipment where fault current exceeds its marked rating',
          es: 'instalar equipo de enfriamiento donde la corriente de falla pase su capacidad marcada',
        },
        words: 'sccr',
      },
    ],
    words: { en: 'sccr rooftop unit chiller fault current', es: 'sccr capacidad de cortocircuito chiller' },
  },
  {
    id: '440-11-lockable-cover',
    section: '440.11',
    grade: 'V2',
    title: { en: 'Condenser disconnect: cover needs a tool or lock', es: 'Desconectador de condensadora: tapa con herramienta o candado' },
    text: {
      en: 'From 2023, where unqualified persons can readily reach the disconnect, a door or hinged cover that exposes live parts when open must need a tool to open or be able to be locked.',
      es: 'Desde 2023, donde gente no calificada alcanza fácilmente el desconectador, la puerta o tapa abatible que al abrir expone partes vivas debe requerir herramienta para abrirse o poder cerrarse con candado.',
    },
    textIn: {
      '2017': {
        en: 'The disconnect must be able to disconnect the unit from the circuit. There is no rule yet that its cover needs a tool or lock.',
        es: 'El desconectador debe separar la unidad del circuito. Todavía no hay regla de que su tapa lleve herramienta o candado.',
      },
      '2020': {
        en: 'The disconnect must be able to disconnect the unit from the circuit. There is no rule yet that its cover needs a tool or lock.',
        es: 'El desconectador debe separar la unidad del circuito. Todavía no hay regla de que su tapa lleve herramienta o candado.',
      },
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use an AC disconnect whose cover needs a tool or lock',
          es: 'usar un desconectador de aire con tapa de herramienta o candado',
        },
        if: {
          en: 'the 2023 edition applies, unqualified persons can reach it and the cover exposes live parts',
          es: 'rige la edición 2023, está al alcance de personas no calificadas y la tapa expone partes vivas',
        },
        words: 'condenser lockable',
      },
    ],
    words: { en: 'ac pullout disconnect child lock cover screwdriver', es: 'desconectador de clima tapa candado niños' },
  },
  {
    id: '440-12-disconnect-rating',
    section: '440.12(A)',
    grade: 'V2',
    title: { en: 'Disconnect rating: 115%', es: 'Capacidad del desconectador: 115%' },
    text: {
      en: 'The disconnect for a hermetic compressor is rated at least 115% of the rated-load or branch-circuit selection current, whichever is greater, and must also have enough horsepower for the locked-rotor current. A nonfused one need not match the breaker: 30 A may follow a 40 A breaker, if 30 A is 115% of that current and the switch is not marked for less.',
      es: 'El desconectador de un compresor hermético es de al menos 115% de la corriente nominal o de selección del ramal, la mayor, y también debe tener caballos suficientes para la corriente a rotor bloqueado. Uno sin fusibles no tiene que igualar al breaker: 30 A puede ir tras un breaker de 40 A, si 30 A es 115% de esa corriente y el desconectador no está marcado para menos.',
    },
    figures: { percent: [115, '%'], switch: [30, 'A'], breaker: [40, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'rate the compressor disconnect at least 115% of its marked current',
          es: 'usar desconectador de compresor de al menos 115% de su corriente',
        },
        words: 'ac disconnect size',
      },
      {
        says: 'may',
        what: {
          en: 'use a nonfused AC disconnect of fewer amperes than the breaker that feeds it',
          es: 'usar un desconectador de aire sin fusibles de menos amperes que el breaker que lo alimenta',
        },
        if: {
          en: "it has 115% of the unit's rated current and the horsepower, and is not marked for a smaller device ahead",
          es: 'tiene 115% de la corriente del equipo y los caballos, y no está marcado para un dispositivo menor antes',
        },
        words: '30 amp pullout 40 45 50 amp breaker smaller safety switch rtu condenser menor',
      },
      {
        says: 'need-not',
        what: { en: 'match the AC disconnect to the size of its breaker', es: 'igualar el desconectador del aire con su breaker' },
        unless: {
          en: "it falls below 115% of the unit's rated current, or is marked for a smaller device ahead",
          es: 'quede abajo de 115% de la corriente del equipo o esté marcado para un dispositivo menor antes',
        },
        words: '60 amp same rating as breaker mocp equal to mismo amperaje',
      },
    ],
    words: { en: '30 60 condenser size', es: 'tamaño 30 60 condensadora' },
  },
  {
    id: '440-13-cord-connected',
    section: '440.13',
    grade: 'V1',
    title: { en: 'Plug as the disconnect', es: 'Clavija como desconectador' },
    text: {
      en: 'For cord-connected cooling equipment such as room air conditioners, home refrigerators, drinking-water coolers and beverage dispensers, a plug and receptacle may be the disconnecting means.',
      es: 'En equipo de enfriamiento con cordón, como aires de ventana, refrigeradores caseros, enfriadores de agua y despachadores de bebidas, la clavija y el contacto pueden ser el desconectador.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the plug as disconnect of room air conditioners and home refrigerators',
          es: 'usar la clavija como desconectador de aires de ventana y refrigeradores',
        },
        words: 'window unit fridge',
      },
    ],
    words: { en: 'window unit plug disconnect cooler vending', es: 'aire de ventana clavija enfriador' },
  },
  {
    id: '440-14-within-sight',
    section: '440.14',
    grade: 'V2',
    title: { en: 'AC disconnect within sight and readily accessible', es: 'Desconectador del aire a la vista y accesible' },
    text: {
      en: 'The disconnect goes within sight of the unit, visible and not more than 50 ft away, and readily accessible. A lockable breaker in the panel does not replace it, except in industrial plants with qualified staff.',
      es: 'El desconectador va a la vista de la unidad, visible y a no más de 50 pies, y fácilmente accesible. Un breaker con candado en el tablero no lo sustituye, salvo en plantas industriales con personal calificado.',
    },
    figures: { feet: [50, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put an AC disconnect within sight and 50 ft of the unit, readily accessible',
          es: 'poner el desconectador del aire a la vista, a 50 pies, fácilmente accesible',
        },
        words: 'condenser disconnect',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a lockable breaker in the panel instead of the AC disconnect in sight',
          es: 'usar el breaker con candado del tablero en vez del desconectador del aire a la vista',
        },
        unless: {
          en: 'the unit is essential to an industrial process, with written safety procedures and qualified staff',
          es: 'la unidad sea esencial en un proceso industrial, con procedimientos escritos y personal calificado',
        },
        words: 'condenser no disconnect lockout',
      },
      {
        says: 'need-not',
        what: {
          en: 'add a disconnect where the breaker itself is in sight of the unit',
          es: 'poner desconectador donde el mismo breaker está a la vista de la unidad',
        },
        if: { en: 'it is within 50 ft and readily accessible', es: 'queda a 50 pies o menos y fácilmente accesible' },
        words: 'panel outdoors feet away pullout clear view',
      },
      {
        says: 'may',
        what: {
          en: 'use a lockable breaker alone in an industrial plant with qualified staff',
          es: 'usar solo el breaker con candado en una planta industrial con personal calificado',
        },
        if: {
          en: 'the unit is essential to the industrial process and there are written safety procedures',
          es: 'la unidad es esencial en el proceso industrial y hay procedimientos de seguridad escritos',
        },
        words: 'refinery',
      },
    ],
    words: {
      en: 'required lock breaker instead condenser breaker panel as condenser',
      es: 'clima candado breaker panel condensadora',
    },
  },
  {
    id: '440-14-not-on-access-panel',
    section: '440.14',
    grade: 'V2',
    title: { en: 'Disconnect may be on the unit, not on its access panel', es: 'Puede ir en la unidad, no sobre su tapa de servicio' },
    text: {
      en: 'The disconnect may be mounted on or inside the unit, but not on a panel made to give access to it, and not where it hides the nameplate.',
      es: 'El desconectador puede ir montado en la unidad o dentro de ella, pero no sobre una tapa que da acceso ni donde tape la placa de datos.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'mount the disconnect on the side of the AC unit', es: 'montar el desconectador en el costado de la unidad de aire' },
        if: { en: 'it covers neither the service door nor the nameplate', es: 'no tapa la puerta de servicio ni la placa' },
        words: 'condenser cabinet onto solid sheet metal inside pullout',
      },
      {
        says: 'must-not',
        what: {
          en: 'mount the AC disconnect on the service door or over the nameplate',
          es: 'montar el desconectador sobre la puerta de servicio o la placa del aire',
        },
        words: 'access panel removable',
      },
    ],
    words: { en: 'condenser cover nameplate rooftop', es: 'desconectador placa condensadora' },
  },
  {
    id: '440-14-working-space',
    section: '440.14',
    grade: 'V2',
    title: { en: 'Working space at the AC disconnect', es: 'Espacio de trabajo en el desconectador del aire' },
    text: {
      en: 'From 2023 the disconnect of air-conditioning equipment needs the working space of 110.26(A): 30 in. wide or the width of the equipment, and 3 ft deep for most systems. Do not mount it behind the condenser.',
      es: 'Desde 2023 el desconectador del aire acondicionado requiere el espacio de trabajo de 110.26(A): 30 pulg. de ancho o lo que mida el equipo, y 3 pies de fondo en casi todos los sistemas. No lo monte detrás de la condensadora.',
    },
    textIn: {
      '2017': {
        en: '440.14 itself does not name working space, but 110.26(A) applies to equipment likely to be worked on energized, and inspectors ask for it here: 30 in. wide and 3 ft deep.',
        es: 'La 440.14 no nombra el espacio de trabajo, pero 110.26(A) aplica a equipo en que se trabaja energizado y los inspectores lo piden: 30 pulg. de ancho y 3 pies de fondo.',
      },
      '2020': {
        en: '440.14 itself does not name working space, but 110.26(A) applies to equipment likely to be worked on energized, and inspectors ask for it here: 30 in. wide and 3 ft deep.',
        es: 'La 440.14 no nombra el espacio de trabajo, pero 110.26(A) aplica a equipo en que se trabaja energizado y los inspectores lo piden: 30 pulg. de ancho y 3 pies de fondo.',
      },
    },
    figures: { inches: [30, 'in'], feet: [3, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'leave 30 in. wide and 3 ft deep working space at the AC disconnect',
          es: 'dejar espacio de 30 pulg. de ancho y 3 pies al frente del desconectador del aire',
        },
        editions: ['2023', '2026'],
        words: 'clearance',
      },
      {
        says: 'must-not',
        what: { en: 'mount the AC disconnect behind the condenser', es: 'montar el desconectador detrás de la condensadora' },
        words: 'working space',
      },
      {
        says: 'must-not',
        what: { en: 'leave less than 3 ft in front of the AC disconnect', es: 'dejar menos de 3 pies frente al desconectador del aire' },
        editions: ['2023', '2026'],
        words: 'fence enough room',
      },
    ],
    words: { en: 'behind condenser clearance 30 36 heat pump condenser over', es: 'detrás condensadora libre bomba de calor' },
  },
  {
    id: '440-22-a-single-compressor',
    section: '440.22(A)',
    grade: 'V2',
    title: { en: 'Breaker for one compressor: 175%, then 225%', es: 'Breaker de un compresor: 175%, luego 225%' },
    text: {
      en: 'Short-circuit protection for one motor-compressor is not above 175% of its rated-load or branch-circuit selection current. If it will not start on that, it may go to 225%. It need not be less than 15 A.',
      es: 'La protección contra cortocircuito de un solo motocompresor no pasa de 175% de su corriente nominal o de selección. Si así no arranca, puede subir hasta 225%. No tiene que ser menor de 15 A.',
    },
    figures: { percent: [175, '%'], percent2: [225, '%'], amps: [15, 'A'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'protect one compressor above 175% of its current', es: 'proteger un compresor a más de 175% de su corriente' },
        unless: { en: 'it will not start; then up to 225%', es: 'no arranque; entonces sea hasta 225%' },
        words: 'ac breaker size',
      },
    ],
    words: { en: "size percent won't start trips", es: 'bota arrancar porcentaje' },
  },
  {
    id: '440-22-b-several-motors',
    section: '440.22(B)',
    grade: 'V2',
    title: { en: 'Breaker for compressor plus other motors', es: 'Breaker para compresor con otros motores' },
    text: {
      en: "Where the compressor is the largest load, the protective device is not above the value for that compressor by 440.22(A) plus the sum of the other motors and loads. The unit's marked MOCP is the limit all the same.",
      es: 'Si el compresor es la carga mayor, la protección no pasa del valor que da 440.22(A) para él más la suma de los demás motores y cargas. De todos modos manda la MOCP de la placa.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'exceed the marked MOCP on a unit with several motors', es: 'pasar el MOCP marcado en una unidad de varios motores' },
        words: 'ac breaker',
      },
    ],
    words: { en: 'multimotor ac overcurrent fan calculation', es: 'protección abanico cálculo' },
  },
  {
    id: '440-32-conductors',
    section: '440.32',
    grade: 'V2',
    title: { en: 'Wire for one compressor: 125%', es: 'Cable para un compresor: 125%' },
    text: {
      en: 'Conductors for a single motor-compressor carry at least 125% of the rated-load current or of the branch-circuit selection current, whichever is greater.',
      es: 'Los conductores de un solo motocompresor llevan al menos 125% de la corriente nominal o de la de selección del ramal, la que sea mayor.',
    },
    figures: { percent: [125, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size wire for one compressor at 125% of its marked current',
          es: 'calcular el cable de un compresor al 125% de su corriente',
        },
      },
    ],
    words: { en: 'wire size percent rla', es: 'calibre ciento porcentaje compresor' },
  },
  {
    id: '440-33-several-motors',
    section: '440.33',
    grade: 'V1',
    title: { en: 'Wire for several compressors and motors', es: 'Cable para varios compresores y motores' },
    text: {
      en: 'Conductors that feed several compressors, with or without other motors, carry the sum of all the currents plus 25% of the largest one.',
      es: 'Los conductores que alimentan varios compresores, con o sin otros motores, llevan la suma de todas las corrientes más 25% de la mayor.',
    },
    figures: { percent: [25, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size wire for several compressors at the sum plus 25% of the largest',
          es: 'calcular el cable de varios compresores con la suma más 25% del mayor',
        },
      },
    ],
    words: { en: 'two compressors feeder size chiller rack', es: 'dos compresores alimentador chiller rack' },
  },
  {
    id: '440-34-combination',
    section: '440.34',
    grade: 'K',
    title: { en: 'Compressor plus other loads', es: 'Compresor más otras cargas' },
    text: {
      en: 'Conductors for a compressor with other loads carry those loads by Article 220 plus the compressor at 125% when it is the largest motor or load. Time-limited lockouts that keep loads from running together allow less.',
      es: 'Los conductores de un compresor con otras cargas llevan éstas según el Artículo 220 más el compresor al 125% si es el mayor. Bloqueos que evitan que trabajen juntas permiten menos.',
    },
    figures: { f1: [125, '%'] },
    words: {
      en: 'combination load heat pump strip heat compressor conductors',
      es: 'bomba de calor resistencias compresor conductores',
    },
  },
  {
    id: '440-41-controller',
    section: '440.41',
    grade: 'K',
    title: { en: 'Compressor controller rating', es: 'Capacidad del contactor del compresor' },
    text: {
      en: 'The controller of a motor-compressor has a continuous-duty rating of at least the nameplate rated-load or branch-circuit selection current, whichever is greater, and a locked-rotor rating of at least that of the compressor.',
      es: 'El contactor de un compresor tiene capacidad continua de al menos la corriente nominal o la de selección de la placa, la mayor, y de rotor bloqueado de al menos la del compresor.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a compressor contactor rated for its rated-load and locked-rotor current',
          es: 'usar contactor de compresor con capacidad para su corriente nominal y de rotor bloqueado',
        },
      },
    ],
    words: {
      en: 'AC contactor rating compressor RLA LRA',
      es: 'contactor minisplit RLA LRA',
    },
  },
  {
    id: '440-52-overload',
    section: '440.52(A)',
    grade: 'K',
    title: { en: 'Compressor overload settings', es: 'Ajuste de sobrecarga del compresor' },
    text: {
      en: 'Separate overload relays for a compressor trip at not more than 140% of rated-load current; a fuse or breaker that does the job alone is not above 125%. Most units use the protector inside the compressor.',
      es: 'Los relevadores de sobrecarga separados disparan a no más de 140% de la corriente nominal; un fusible o breaker que lo haga solo no pasa de 125%. Casi todos usan el protector dentro del compresor.',
    },
    figures: { percent: [140, '%'], percent2: [125, '%'] },
    claims: [
      {
        says: 'must',
        what: { en: 'trip compressor overload relays at 140% or less', es: 'disparar los relevadores del compresor a 140% o menos' },
      },
    ],
    words: { en: 'compressor overload relay internal protector setting', es: 'sobrecarga del compresor protector interno ajuste' },
  },
  {
    id: '440-62-room-unit-share',
    section: '440.62',
    grade: 'V1',
    title: { en: 'Window unit on a shared circuit: 50%', es: 'Aire de ventana en circuito compartido: 50%' },
    text: {
      en: 'A room air conditioner may use up to 80% of the branch circuit when nothing else is on it, and up to 50% when lights or other loads share it.',
      es: 'Un aire de ventana puede usar hasta 80% del circuito ramal si no hay nada más en él, y hasta 50% si lo comparte con luces u otras cargas.',
    },
    figures: { percent: [80, '%'], percent2: [50, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'put a window air conditioner on a circuit shared with lights or receptacles',
          es: 'poner un aire de ventana en un circuito compartido con luces o contactos',
        },
        if: { en: 'it uses at most 50% of the circuit', es: 'usa máximo 50% del circuito' },
        words: 'room ac shared circuit',
      },
      {
        says: 'may',
        what: { en: 'load a circuit 80% with a room air conditioner alone', es: 'cargar un circuito al 80% con un aire de ventana solo' },
        words: 'window unit dedicated',
      },
      {
        says: 'need-not',
        what: { en: 'give a window air conditioner its own circuit', es: 'dar circuito propio a un aire de ventana' },
        if: { en: 'it uses at most 50% of the shared circuit', es: 'usa máximo 50% del circuito compartido' },
        words: 'dedicated line sharing every',
      },
    ],
    words: { en: 'window ac dedicated circuit 50 percent 80 percent', es: 'aire de ventana circuito exclusivo mitad' },
  },
  {
    id: '440-62-single-motor-unit',
    section: '440.62(A)',
    grade: 'V2',
    title: { en: 'When a room unit counts as one motor', es: 'Cuándo el aire de ventana cuenta como un motor' },
    text: {
      en: 'A room air conditioner counts as a single motor unit when it is cord-and-plug connected, rated not more than 40 A and 250 V single-phase, shows total current on its plate, and the circuit device is not above the circuit conductors or the receptacle.',
      es: 'Un aire de ventana cuenta como un solo motor si es de clavija, de no más de 40 A y 250 V monofásico, con la corriente total en placa, y la protección no pasa de los conductores ni del contacto.',
    },
    figures: { amps: [40, 'A'], volts: [250, 'V'] },
    words: { en: 'air conditioner single 40', es: 'solo 40' },
  },
  {
    id: '440-63-controls-height',
    section: '440.63',
    grade: 'V1',
    title: { en: 'Plug serves if the controls are within 6 ft', es: 'La clavija sirve si los controles están a 6 pies' },
    text: {
      en: "The plug of a single-phase room air conditioner of 250 V or less is its disconnect when the unit's manual controls are readily accessible and within 6 ft of the floor, or an approved manual disconnect is in sight.",
      es: 'La clavija de un aire de ventana monofásico de 250 V o menos es su desconectador si los controles manuales son fácilmente accesibles y están a 6 pies o menos del piso, o si hay un desconectador manual a la vista.',
    },
    figures: { volts: [250, 'V'], feet: [6, 'ft'] },
    claims: [
      {
        says: 'may',
        what: { en: 'use the plug as disconnect of a room air conditioner', es: 'usar la clavija como desconectador del aire de ventana' },
        if: {
          en: 'single-phase 250 V or less with controls within 6 ft of the floor or a manual disconnect in sight',
          es: 'monofásico hasta 250 V, con controles a 6 pies del piso o desconectador manual a la vista',
        },
        words: 'window unit',
      },
    ],
    words: { en: 'through wall unit disconnect controls height', es: 'aire de muro controles altura' },
  },
  {
    id: '440-64-cord-length',
    section: '440.64',
    grade: 'V1',
    title: { en: 'Room unit cord length', es: 'Largo del cordón del aire de ventana' },
    text: {
      en: 'The cord of a room air conditioner is at most 10 ft at 120 V and 6 ft at 208 V or 240 V.',
      es: 'El cordón de un aire de ventana mide cuando mucho 10 pies a 120 V y 6 pies a 208 V o 240 V.',
    },
    figures: { feet: [10, 'ft'], volts: [120, 'V'], feet2: [6, 'ft'], volts2: [208, 'V'], volts3: [240, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a room AC cord over 10 ft at 120 V or 6 ft at 208/240 V',
          es: 'usar cordón de aire de ventana de más de 10 pies a 120 V o 6 a 208/240',
        },
        words: 'window unit extension cord',
      },
    ],
    words: { en: 'window ac cord length extension', es: 'largo de cordón aire de ventana' },
  },
  {
    id: '440-65-lcdi',
    section: '440.65',
    grade: 'V2',
    title: { en: 'Room unit plugs: LCDI or AFCI', es: 'Clavija del aire de ventana: LCDI o AFCI' },
    text: {
      en: 'A single-phase cord-connected room air conditioner comes with factory protection (LCDI, AFCI or heat-detecting) in the plug or in the cord within 12 in. of it. Do not cut that plug off.',
      es: 'El aire de ventana monofásico con cordón trae protección de fábrica (LCDI, AFCI o detección de calor) en la clavija o a 12 pulg. o menos de ella. No corte esa clavija.',
    },
    figures: { inches: [12, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use factory LCDI or AFCI plugs on room air conditioners',
          es: 'usar clavija de fábrica LCDI o AFCI en aires de ventana',
        },
        words: 'window unit',
      },
      {
        says: 'must-not',
        what: { en: 'cut the LCDI plug off a room air conditioner', es: 'cortar la clavija LCDI del aire de ventana' },
        words: 'window unit replace plug',
      },
    ],
    words: { en: 'trips reset window replace', es: 'dispara reset' },
  },
];

// Confirmed: 440.4(B), 440.35 up.codes, electrical-contractor.net; 440.14 EC&M Code Q&A, thebuildingcodeforum; 440.22(A) Mike Holt forum, flylib quick guide; 440.62(A) EC&M, journeyman exam bank; 440.12(A) codebookcity, EC&M quiz. One source only: 440.9 codebookcity.
// Reread: 440.9 electricallicenserenewal 929, EC&M quiz, codebookcity; 440.12(A) codebookcity, flylib; 440.14 in 2023 Mike Holt forum 2586975; 440.32 EC&M CodeWatch, HVAC textbook (Herman); 440.65 electricallicenserenewal 333, EC&M, nachi forum; 440.22(B) EC&M quiz (Stallcup).
// Third look: 440.11 thebuildingcodeforum, EC&M 2022, electricallicenserenewal 1946. One source: 440.13 EC&M 2022.
