// Article 450 in own words: transformers, their overcurrent protection, places, clearances and vaults.
import type { Rule } from '../knowledge.ts';

export const article450: readonly Rule[] = [
  {
    id: '450-3-b-primary-only',
    section: 'Table 450.3(B)',
    grade: 'V2',
    title: { en: 'Transformer with primary overcurrent protection only', es: 'Transformador sólo con protección primaria' },
    text: {
      en: 'At 1000 V or less with protection on the primary only, the device is at most 125% of primary current at 9 A or more (next standard size up allowed), 167% from 2 A to below 9 A, and 300% below 2 A. This protects the transformer; the secondary conductors are a separate matter.',
      es: 'A 1000 V o menos con protección sólo en el primario, el dispositivo es de máximo 125% de la corriente primaria si es de 9 A o más (se permite el siguiente tamaño estándar), 167% de 2 A a menos de 9 A, y 300% abajo de 2 A. Eso protege al transformador; los conductores del secundario son otro asunto.',
    },
    figures: { volts: [1000, 'V'], percent: [125, '%'], amps: [9, 'A'], percent2: [167, '%'], amps2: [2, 'A'], percent3: [300, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect a transformer of 9 A or more with primary-only protection at 125% or less',
          es: 'proteger un transformador de 9 A o más sólo en primario a 125% o menos',
        },
        words: 'primary breaker size',
      },
      {
        says: 'may',
        what: {
          en: 'go to the next standard size above 125% on a primary-only transformer',
          es: 'pasar al siguiente tamaño normal sobre 125% en transformador con sólo primaria',
        },
        if: { en: 'its primary current is 9 A or more', es: 'su corriente primaria es 9 A o más' },
        words: 'round up breaker',
      },
      {
        says: 'must-not',
        what: {
          en: 'count primary-only transformer protection as protection of the secondary conductors',
          es: 'contar la protección primaria del transformador como protección de los conductores del secundario',
        },
        words: 'secondary conductors breaker',
      },
      {
        says: 'may',
        what: {
          en: 'protect a primary-only transformer of 2 A to below 9 A at up to 167%',
          es: 'proteger solo en el primario un transformador de 2 A a menos de 9 A hasta con 167%',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'the primary breaker of a delta-wye transformer protects the secondary wires and panel too',
          es: 'el breaker primario de un transformador delta-estrella proteja también los cables y el tablero del secundario',
        },
        words: 'kva main 480 side',
      },
    ],
    words: {
      en: 'overcurrent breaker size 45 kva 75 125 percent',
      es: 'breaker 45 kva 75 tamaño',
    },
  },
  {
    id: '450-3-b-primary-and-secondary',
    section: 'Table 450.3(B)',
    grade: 'V2',
    title: { en: 'Transformer with primary and secondary protection', es: 'Transformador con protección primaria y secundaria' },
    text: {
      en: 'With protection on both sides the primary device may go to 250% without rounding up, and the secondary device is at most 125% at 9 A or more, next standard size up allowed, or 167% below 9 A.',
      es: 'Con protección en ambos lados el primario puede llegar a 250% sin redondear hacia arriba, y el secundario es de máximo 125% con 9 A o más, con el siguiente tamaño estándar permitido, o 167% abajo de 9 A.',
    },
    figures: { percent: [250, '%'], percent2: [125, '%'], amps: [9, 'A'], percent3: [167, '%'] },
    claims: [
      {
        says: 'may',
        what: { en: 'size the transformer primary device up to 250%', es: 'poner el dispositivo primario del transformador hasta 250%' },
        if: {
          en: 'the secondary is protected at 125% at 9 A or more, or 167% below',
          es: 'el secundario está protegido al 125% con 9 A o más, o 167% abajo',
        },
        words: 'primary breaker',
      },
      {
        says: 'must-not',
        what: { en: 'round up above 250% on the transformer primary', es: 'redondear arriba de 250% en el primario del transformador' },
        words: 'next size',
      },
      {
        says: 'may',
        what: {
          en: 'round up the transformer secondary device above 125%',
          es: 'redondear arriba de 125% el dispositivo secundario del transformador',
        },
        if: { en: 'the secondary current is 9 A or more', es: 'la corriente secundaria es 9 A o más' },
        words: 'next size up',
      },
      {
        says: 'must',
        what: {
          en: 'protect the secondary of a transformer whose primary device is at 250%',
          es: 'proteger el secundario de un transformador cuyo primario va al 250%',
        },
        words: 'main panels',
      },
    ],
    words: {
      en: 'breaker main 250 percent inrush trips',
      es: 'breaker principal 250 ciento arranque bota',
    },
  },
  {
    id: '450-3-b-six-secondary-devices',
    section: 'Table 450.3(B)',
    grade: 'V2',
    title: { en: 'Secondary protection with up to six devices', es: 'Protección secundaria con hasta seis dispositivos' },
    text: {
      en: 'The secondary protection may be one device or up to six breakers or sets of fuses grouped in one place; together they may not be rated above what a single device would be allowed. Panelboard rules may still call for a main.',
      es: 'La protección del secundario puede ser un dispositivo o hasta seis breakers o juegos de fusibles agrupados; sumados no pasan de lo que se permitiría a uno solo. Las reglas de tableros pueden exigir de todos modos un principal.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use up to six grouped breakers as transformer secondary protection',
          es: 'usar hasta seis breakers agrupados como protección secundaria del transformador',
        },
        if: {
          en: 'together they do not exceed what one device would be allowed',
          es: 'juntos no pasan de lo permitido a un solo dispositivo',
        },
        words: 'no main secondary',
      },
    ],
    words: {
      en: 'transformer secondary six breakers no main on secondary six',
      es: 'secundario seis breakers sin principal seis breakers en el secundario',
    },
  },
  {
    id: '450-3-a-over-1000',
    section: 'Table 450.3(A)',
    grade: 'V1',
    title: { en: 'Transformers over 1000 V', es: 'Transformadores de más de 1000 V' },
    text: {
      en: 'Above 1000 V the limit depends on impedance and on whether only qualified persons watch the site. At an impedance up to 6% the primary may have a breaker of 600% or a fuse of 300%. Supervised, with primary protection only: breaker 300%, fuse 250%.',
      es: 'Arriba de 1000 V el límite depende de la impedancia y de que sólo personal calificado vigile el lugar. Con impedancia hasta 6% el primario puede llevar breaker de 600% o fusible de 300%. Con supervisión y sólo protección primaria: breaker 300%, fusible 250%.',
    },
    figures: { volts: [1000, 'V'], percent: [6, '%'], percent2: [600, '%'], percent3: [300, '%'], percent4: [250, '%'] },
    words: {
      en: 'medium voltage transformer fuse 13.8 kv 12.47 pad mount protection percent',
      es: 'media tensión fusible transformador pedestal porcentaje impedancia',
    },
  },
  {
    id: '450-4-autotransformer',
    section: '450.4',
    grade: 'V2',
    title: { en: 'Autotransformer overcurrent protection: 125%', es: 'Protección de autotransformadores: 125%' },
    text: {
      en: 'An autotransformer of 1000 V or less has an overcurrent device in each ungrounded input conductor of at most 125% of full-load input current, next size up allowed; 167% where that current is under 9 A. None goes in the shunt winding.',
      es: 'Un autotransformador de 1000 V o menos lleva protección en cada conductor de entrada no puesto a tierra de hasta 125% de la corriente de entrada, con siguiente tamaño permitido; 167% si es menor de 9 A. Ninguna va en el devanado en derivación.',
    },
    figures: { f1: [1000, 'V'], f2: [125, '%'], f3: [167, '%'], f4: [9, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect each ungrounded input of an autotransformer at 125% or less',
          es: 'proteger cada vivo de entrada de un autotransformador a 125% o menos',
        },
        unless: { en: 'the input current is under 9 A; then 167%', es: 'la corriente de entrada sea menor de 9 A; entonces sea 167%' },
        words: 'buck boost',
      },
      {
        says: 'must-not',
        what: {
          en: 'put an overcurrent device in the shunt winding of an autotransformer',
          es: 'poner protección en el devanado derivado de un autotransformador',
        },
      },
    ],
    words: {
      en: 'buck boost percent breaker fuse maximum size',
      es: 'buck boost autotransformador porcentaje breaker',
    },
  },
  {
    id: '450-5-grounding-autotransformer',
    section: '450.5',
    grade: 'V1',
    title: { en: 'Zigzag grounding autotransformers', es: 'Autotransformadores de puesta a tierra (zigzag)' },
    text: {
      en: 'A zigzag or T autotransformer that makes a neutral or ground reference on a three-wire system connects to the ungrounded conductors without a switch or protection of its own apart from the main, and not on the load side of the system grounding connection.',
      es: 'Un autotransformador zigzag o en T que da neutro o referencia a tierra a un sistema de tres hilos se conecta a los vivos sin interruptor ni protección propios aparte del principal, y nunca del lado de carga de la puesta a tierra del sistema.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put a switch or breaker of its own on a zigzag grounding autotransformer',
          es: 'poner interruptor o breaker propio a un autotransformador zigzag de tierra',
        },
      },
    ],
    words: { en: 'zig zag grounding transformer derive neutral', es: 'zigzag derivar neutro' },
  },
  {
    id: '450-7-parallel',
    section: '450.7',
    grade: 'K',
    title: { en: 'Transformers in parallel', es: 'Transformadores en paralelo' },
    text: {
      en: 'Transformers may run in parallel and be switched as a unit if each is protected by 450.3. For balance they have alike impedance, ratio and taps.',
      es: 'Los transformadores pueden ir en paralelo y conmutarse como unidad si cada uno va protegido según 450.3. Para repartir carga tienen impedancia, relación y taps iguales.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'run transformers in parallel', es: 'operar transformadores en paralelo' },
        if: { en: 'each is protected by 450.3 and they switch as a unit', es: 'cada uno está protegido por 450.3 y se operan como unidad' },
      },
    ],
    words: {
      en: 'parallel operation transformers',
      es: 'paralelo transformadores',
    },
  },
  {
    id: '450-8-guarding',
    section: '450.8',
    grade: 'K',
    title: { en: 'Guard transformers', es: 'Resguardo de transformadores' },
    text: {
      en: 'Protect transformers from physical damage where exposed, enclose dry types so that no object can be inserted, and mark exposed live parts with their voltage.',
      es: 'Proteja los transformadores donde puedan golpearse, encierre los secos de modo que no entre ningún objeto y rotule el voltaje de las partes vivas expuestas.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'protect exposed transformers from physical damage', es: 'proteger de daño físico los transformadores expuestos' },
        words: 'bollards',
      },
      {
        says: 'must',
        what: {
          en: 'mark exposed live transformer parts with their voltage',
          es: 'marcar con su voltaje las partes vivas expuestas del transformador',
        },
      },
    ],
    words: { en: 'transformer bollards protection damage forklift', es: 'protección de transformador golpe montacargas' },
  },
  {
    id: '450-9-ventilation',
    section: '450.9',
    grade: 'V2',
    title: { en: 'Do not block transformer vents', es: 'No tape la ventilación del transformador' },
    text: {
      en: 'Install a ventilated transformer so that walls or other things do not block its openings; the required clearances are marked on it. Do not store things against it. From 2017, flat tops within easy reach are marked against storage.',
      es: 'Instale el transformador ventilado de modo que muros u otras cosas no tapen sus aberturas; las distancias vienen marcadas en él. No guarde cosas contra él. Desde 2017, las tapas planas al alcance llevan rótulo que prohíbe usarlas de repisa.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'block the ventilation openings of a transformer', es: 'tapar las ventilas de un transformador' },
        words: 'clearance wall',
      },
      {
        says: 'must-not',
        what: { en: 'store things against or on top of a transformer', es: 'guardar cosas contra o sobre un transformador' },
        words: 'storage shelf',
      },
      {
        says: 'must',
        what: {
          en: 'keep the clearances marked on a ventilated transformer',
          es: 'respetar las separaciones marcadas en un transformador ventilado',
        },
        words: 'distance wall',
      },
    ],
    words: {
      en: 'clearance around 6 wall storage top electrical closet room put',
      es: 'distancia pared guardar cosas encima cuarto eléctrico',
    },
  },
  {
    id: '450-10-terminal-bar',
    section: '450.10(A)',
    grade: 'V1',
    title: { en: 'Terminal bar for grounds in a dry transformer', es: 'Barra de tierras en transformador seco' },
    text: {
      en: 'Where wire-type grounding and bonding conductors land in a dry-type transformer, they end on a terminal bar fixed inside and bonded to the case, not on or over a vented part of the enclosure.',
      es: 'Donde llegan conductores de tierra y unión a un transformador seco, terminan en una barra fija por dentro y unida a la caja, nunca sobre una parte ventilada del gabinete.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'land wire-type grounds on a terminal bar bonded inside a dry transformer',
          es: 'llegar con tierras a una barra unida dentro del transformador seco',
        },
        words: 'ground bar',
      },
      {
        says: 'must-not',
        what: {
          en: 'mount the ground bar on or over the vented part of a transformer',
          es: 'montar la barra de tierras sobre la parte ventilada del transformador',
        },
      },
    ],
    words: { en: 'ground lugs bottom of transformer vent bonding where', es: 'zapatas de tierra en el transformador rejilla' },
  },
  {
    id: '450-11-b-reverse-feed',
    section: '450.11(B)',
    grade: 'V2',
    title: { en: 'Feeding a transformer backward', es: 'Alimentar un transformador al revés' },
    text: {
      en: "A transformer may be supplied at its marked secondary voltage only if that agrees with the manufacturer's instructions. Reverse feed means high inrush, different taps and no neutral to ground on a wye primary.",
      es: 'Un transformador sólo se alimenta por su voltaje secundario si las instrucciones del fabricante lo permiten. Alimentarlo al revés trae mucha corriente de arranque, taps distintos y un neutro primario que no se aterriza.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'feed a transformer backward (reverse feed)', es: 'alimentar un transformador al revés' },
        if: { en: "the manufacturer's instructions agree", es: 'el instructivo del fabricante lo acepta' },
        words: 'backfeed 480 sheet way round manual',
      },
      {
        says: 'must-not',
        what: {
          en: 'ground a neutral on the wye primary of a reverse-fed transformer',
          es: 'aterrizar el neutro del primario estrella de un transformador al revés',
        },
        words: 'backfeed x0',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed a transformer backward when its instructions say nothing of it',
          es: 'alimentar un transformador al revés si su instructivo no lo menciona',
        },
        words: 'regular side paper',
      },
    ],
    words: { en: 'backfeed step reverse 208 480', es: 'elevador 208 480' },
  },
  {
    id: '450-12-wire-bending',
    section: '450.12',
    grade: 'K',
    title: { en: 'Wire-bending space in transformers', es: 'Espacio para doblar cables en transformadores' },
    text: {
      en: 'Bending space at fixed line and load terminals of transformers of 1000 V or less follows the same tables as cabinets, 312.6.',
      es: 'El espacio para doblar conductores en las terminales fijas de transformadores de 1000 V o menos sigue las mismas tablas que los gabinetes, 312.6.',
    },
    figures: { volts: [1000, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep the 312.6 bending space at transformer terminals',
          es: 'respetar el espacio de doblez de 312.6 en terminales de transformador',
        },
      },
    ],
    words: { en: 'transformer lugs bending space', es: 'espacio zapatas doblez' },
  },
  {
    id: '450-13-accessible',
    section: '450.13',
    grade: 'V2',
    title: { en: 'Transformers must be reachable', es: 'El transformador debe quedar accesible' },
    text: {
      en: 'A transformer is readily accessible to qualified persons for inspection and maintenance, with two exceptions: dry types in the open, and small ones in hollow spaces.',
      es: 'El transformador queda fácilmente accesible al personal calificado para inspección y mantenimiento, con dos excepciones: los secos a la vista y los chicos en espacios huecos.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep transformers readily accessible to qualified persons',
          es: 'dejar los transformadores accesibles a personas calificadas',
        },
        unless: { en: 'it is a dry type in the open or a small one in a hollow space', es: 'sea seco a la vista o chico en espacio hueco' },
      },
    ],
    words: { en: 'mezzanine ladder access', es: 'mezzanine escalera acceso' },
  },
  {
    id: '450-13-a-wall-hung',
    section: '450.13(A)',
    grade: 'V1',
    title: { en: 'Dry transformer high on a wall', es: 'Transformador seco arriba en el muro' },
    text: {
      en: 'A dry-type transformer of 1000 V or less, in the open on a wall, column or structure, need not be readily accessible: a wall hung or trapeze mounted one above head height is fine.',
      es: 'Un transformador seco de 1000 V o menos, a la vista en muro, columna o estructura, no tiene que ser fácilmente accesible: puede colgarse alto en la pared o en un trapecio.',
    },
    figures: { volts: [1000, 'V'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'hang a dry transformer above head height, as on a trapeze',
          es: 'colgar un transformador seco arriba de la cabeza, como en trapecio',
        },
        if: { en: 'it is 1000 V or less and in the open', es: 'es de 1000 V o menos y queda al descubierto' },
        words: 'wall high ladder escalera 10 12 warehouse access',
      },
    ],
    words: { en: 'hang transformer from ceiling trapeze wall mount height', es: 'colgar transformador techo trapecio pared' },
  },
  {
    id: '450-13-b-above-ceiling',
    section: '450.13(B)',
    grade: 'V2',
    title: { en: 'Dry transformer above a ceiling: 50 kVA', es: 'Transformador sobre plafón: 50 kVA' },
    text: {
      en: 'A dry-type transformer of 1000 V or less and at most 50 kVA may go in a hollow space of a building, such as above a lift-out ceiling, if it is not permanently closed in and keeps ventilation and separation from combustibles.',
      es: 'Un transformador seco de 1000 V o menos y máximo 50 kVA puede ir en un hueco del edificio, como arriba de un plafón removible, si no queda encerrado en forma permanente y conserva ventilación y separación de combustibles.',
    },
    figures: { volts: [1000, 'V'], kilovoltAmps: [50, 'kVA'] },
    claims: [
      {
        says: 'may',
        what: { en: 'put a dry transformer above a lift-out ceiling', es: 'poner un transformador seco sobre un plafón' },
        if: {
          en: 'it is 1000 V and 50 kVA or less, ventilated, not permanently closed in and separated from combustibles',
          es: 'es de 1000 V y 50 kVA o menos, ventilado, no encerrado y separado de combustibles',
        },
        words: 'drop ceiling grid tiles',
      },
      {
        says: 'must-not',
        what: { en: 'put a transformer over 50 kVA above a ceiling', es: 'poner un transformador de más de 50 kVA sobre un plafón' },
        words: '75 kva drop ceiling',
      },
      {
        says: 'must-not',
        what: {
          en: 'close in a transformer above a ceiling that does not lift out',
          es: 'encerrar un transformador sobre un plafón que no se levanta',
        },
        words: 'drywall sealed hard lid hatch registro cerrado',
      },
    ],
    words: { en: 'drop ceiling allowed 45 how many sit', es: 'arriba 45' },
  },
  {
    id: '450-14-disconnect',
    section: '450.14',
    grade: 'V2',
    title: { en: 'Disconnect for a transformer', es: 'Desconectador del transformador' },
    text: {
      en: 'Each transformer except Class 2 and Class 3 has a disconnecting means in sight, or in a remote place where it can be locked open and its location is field marked on the transformer.',
      es: 'Cada transformador, salvo los Clase 2 y 3, lleva un desconectador a la vista, o en otro lugar si se puede cerrar con candado en abierto y su ubicación se rotula en el transformador.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'provide a transformer disconnect in sight', es: 'poner desconectador a la vista del transformador' },
        unless: {
          en: 'it is remote, lockable and its place is marked on the transformer',
          es: 'esté lejos con candado y su lugar marcado en el transformador',
        },
      },
      {
        says: 'may',
        what: { en: 'have the disconnect of a transformer out of sight', es: 'tener el desconectador del transformador fuera de la vista' },
        if: {
          en: 'it locks open and its location is marked on the transformer',
          es: 'se traba abierto y su lugar está marcado en el transformador',
        },
        words: 'remote breaker lockable label instead switch enough',
      },
      {
        says: 'must-not',
        what: {
          en: 'rely on a remote lockable breaker with nothing written on the transformer',
          es: 'confiar en un breaker lejano con candado sin nada escrito en el transformador',
        },
        words: 'enough',
      },
      {
        says: 'need-not',
        what: { en: 'put a disconnect at a Class 2 transformer', es: 'poner desconectador en un transformador Clase 2' },
        words: 'doorbell chime little',
      },
    ],
    words: { en: 'within sight lockable label remote', es: 'a la vista rótulo' },
  },
  {
    id: '450-21-a-small-dry',
    section: '450.21(A)',
    grade: 'V2',
    title: { en: 'Dry transformer to 112-1/2 kVA indoors: 12 in.', es: 'Transformador seco hasta 112-1/2 kVA en interior: 12 pulg.' },
    text: {
      en: 'A dry-type transformer indoors of 112-1/2 kVA or less keeps 12 in. from combustible material or has a fire-resistant, heat-insulated barrier. One completely enclosed, with or without vents, of 1000 V or less is exempt: follow its marked clearance.',
      es: 'Un transformador seco interior de 112-1/2 kVA o menos queda a 12 pulg. de material combustible o con barrera resistente al fuego y al calor. Si es totalmente cerrado, con o sin rejillas, y de 1000 V o menos está exento: siga la distancia marcada.',
    },
    figures: { kilovoltAmps: ['112-1/2', 'kVA'], inches: [12, 'in'], volts: [1000, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep 12 in. from combustibles to an indoor dry transformer of 112-1/2 kVA or less',
          es: 'dejar 12 pulg. de combustibles a un transformador seco interior de 112-1/2 kVA o menos',
        },
        unless: {
          en: 'it has a fire-resistant barrier, or is completely enclosed and 1000 V or less',
          es: 'tenga barrera resistente al fuego, o sea cerrado y de 1000 V o menos',
        },
        words: 'wood wall',
      },
    ],
    words: {
      en: 'plywood wood studs distance combustible separation less',
      es: 'madera triplay distancia separación material combustible',
    },
  },
  {
    id: '450-21-b-large-dry',
    section: '450.21(B)',
    grade: 'V2',
    title: { en: 'Dry transformer over 112-1/2 kVA indoors: room', es: 'Transformador seco de más de 112-1/2 kVA: cuarto' },
    text: {
      en: 'A dry-type transformer over 112-1/2 kVA indoors goes in a transformer room of fire-resistant construction. Exempt are units with Class 155 or higher insulation that are completely enclosed except for vents, or that keep 6 ft sideways and 12 ft above from combustibles.',
      es: 'Un transformador seco interior de más de 112-1/2 kVA va en un cuarto de construcción resistente al fuego. Se exentan los de aislamiento Clase 155 o mayor totalmente cerrados salvo rejillas, o con 6 pies a los lados y 12 pies arriba libres de combustible.',
    },
    figures: { kilovoltAmps: ['112-1/2', 'kVA'], feet: [6, 'ft'], feet2: [12, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put indoor dry transformers over 112-1/2 kVA in a fire-resistant room',
          es: 'poner transformadores secos interiores de más de 112-1/2 kVA en cuarto resistente al fuego',
        },
        unless: {
          en: 'Class 155 insulation and completely enclosed except vents, or 6 ft and 12 ft from combustibles',
          es: 'tenga aislamiento Clase 155 y esté cerrado salvo ventilas, o a 6 y 12 pies de combustibles',
        },
      },
    ],
    words: {
      en: '150 225 300 fire rated one hour',
      es: '150 225 resistente fuego',
    },
  },
  {
    id: '450-21-c-over-35-kv',
    section: '450.21(C)',
    grade: 'V2',
    title: { en: 'Dry transformer over 35 kV: vault', es: 'Transformador seco de más de 35 kV: bóveda' },
    text: {
      en: 'A dry-type transformer rated over 35 kV indoors is installed in a transformer vault.',
      es: 'Un transformador seco de más de 35 kV instalado en interior va dentro de una bóveda para transformadores.',
    },
    figures: { kilovolts: [35, 'kV'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put indoor dry transformers over 35 kV in a vault',
          es: 'poner en bóveda transformadores secos interiores de más de 35 kV',
        },
      },
    ],
    words: { en: '35000 indoors', es: '35000 interior' },
  },
  {
    id: '450-22-outdoor-dry',
    section: '450.22',
    grade: 'K',
    title: { en: 'Dry transformer outdoors', es: 'Transformador seco en exterior' },
    text: {
      en: 'A dry-type transformer outdoors has a weatherproof enclosure. Over 112-1/2 kVA it stays 12 in. from combustible building material, unless it is completely enclosed with Class 155 insulation or higher.',
      es: 'Un transformador seco en exterior lleva gabinete a prueba de intemperie. De más de 112-1/2 kVA queda a 12 pulg. del material combustible del edificio, salvo que sea cerrado con aislamiento Clase 155 o mayor.',
    },
    figures: { kilovoltAmps: ['112-1/2', 'kVA'], inches: [12, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a weatherproof enclosure for outdoor dry transformers',
          es: 'usar gabinete a prueba de intemperie en transformadores secos exteriores',
        },
        words: 'nema 3r',
      },
      {
        says: 'must',
        what: {
          en: 'keep outdoor dry transformers over 112-1/2 kVA 12 in. from combustible buildings',
          es: 'dejar 12 pulg. entre transformadores secos exteriores de más de 112-1/2 kVA y construcción combustible',
        },
        unless: { en: 'completely enclosed with Class 155 insulation or higher', es: 'esté cerrado con aislamiento Clase 155 o mayor' },
      },
    ],
    words: {
      en: 'outdoor transformer nema 3r weather shield distance to building against wood wall outdoors',
      es: 'transformador exterior nema 3r distancia al edificio pared madera afuera',
    },
  },
  {
    id: '450-23-less-flammable',
    section: '450.23',
    grade: 'K',
    title: { en: 'Less-flammable liquid transformers', es: 'Transformadores de líquido menos inflamable' },
    text: {
      en: 'Transformers with listed less-flammable liquid, with a fire point of at least 300 °C, may be indoors without a vault up to 35 kV in noncombustible buildings without combustibles stored, with liquid confinement, or with sprinklers. Over 35 kV in a vault.',
      es: 'Los transformadores de líquido menos inflamable listado, con punto de fuego de al menos 300 °C, pueden ir en interior sin bóveda hasta 35 kV en edificios incombustibles sin almacenaje combustible, con contención, o con rociadores. Más de 35 kV en bóveda.',
    },
    figures: { f1: [300, '°C'], f2: [35, 'kV'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'put a less-flammable liquid transformer indoors without a vault',
          es: 'poner un transformador de líquido menos inflamable en interior sin bóveda',
        },
        if: {
          en: 'it is up to 35 kV with listed liquid and the building, confinement or sprinkler conditions are met',
          es: 'es hasta 35 kV con líquido listado y cumple edificio, contención o rociadores',
        },
      },
      {
        says: 'must',
        what: {
          en: 'put less-flammable liquid transformers over 35 kV indoors in a vault',
          es: 'poner en bóveda los de líquido menos inflamable de más de 35 kV en interior',
        },
      },
    ],
    words: {
      en: 'fire point less flammable liquid FR3 transformer indoors',
      es: 'punto de fuego FR3 transformador interior',
    },
  },
  {
    id: '450-26-oil-indoors',
    section: '450.26',
    grade: 'V1',
    title: { en: 'Oil-filled transformer indoors: vault', es: 'Transformador de aceite en interior: bóveda' },
    text: {
      en: 'An oil-insulated transformer indoors goes in a vault. Small ones have exceptions: to 112-1/2 kVA the vault walls may be 4 in. of reinforced concrete.',
      es: 'Un transformador en aceite en interior va en bóveda. Los chicos tienen excepciones: hasta 112-1/2 kVA los muros de la bóveda pueden ser de 4 pulg. de concreto reforzado.',
    },
    figures: { kilovoltAmps: ['112-1/2', 'kVA'], inches: [4, 'in'] },
    claims: [
      {
        says: 'must',
        what: { en: 'put an indoor oil-filled transformer in a vault', es: 'poner en bóveda un transformador de aceite en interior' },
        unless: { en: 'a small-size exception applies', es: 'aplique una excepción por tamaño chico' },
      },
    ],
    words: { en: 'oil filled transformer inside building', es: 'transformador de aceite dentro del edificio' },
  },
  {
    id: '450-27-oil-outdoors',
    section: '450.27',
    grade: 'K',
    title: { en: 'Oil transformers outdoors', es: 'Transformadores de aceite en exterior' },
    text: {
      en: 'Protect combustible buildings, doors, windows and fire escapes from an outdoor oil-insulated transformer next to them by space separation, fire-resistant barriers, automatic water spray or enclosures that confine the oil.',
      es: 'Proteja construcciones combustibles, puertas, ventanas y escapes de un transformador de aceite exterior con separación, barreras contra fuego, rociado de agua o encierros que contengan el aceite.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect combustible buildings and openings from nearby outdoor oil transformers',
          es: 'proteger edificios combustibles y aberturas de transformadores de aceite exteriores cercanos',
        },
        words: 'pad mount distance',
      },
    ],
    words: {
      en: 'oil filled pad mount next to building separation',
      es: 'transformador de aceite pedestal junto al edificio',
    },
  },
  {
    id: '450-41-location',
    section: '450.41',
    grade: 'V2',
    title: { en: 'Where a transformer vault goes', es: 'Dónde va la bóveda de transformador' },
    text: {
      en: 'Transformer vaults are located where they can be ventilated to the outside air without flues or ducts wherever that is practicable.',
      es: 'La bóveda se ubica donde pueda ventilarse al aire exterior sin chimeneas ni ductos siempre que se pueda.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'locate vaults where they ventilate to outside air without ducts where practicable',
          es: 'ubicar bóvedas donde ventilen al exterior sin ductos si es práctico',
        },
      },
    ],
    words: {
      en: 'vault location located where transformer',
      es: 'ubicación bóveda',
    },
  },
  {
    id: '450-42-vault-rating',
    section: '450.42',
    grade: 'V1',
    title: { en: 'Vault walls: 3 hours', es: 'Muros de bóveda: 3 horas' },
    text: {
      en: 'Walls, roof and floor of a transformer vault resist fire for 3 hours; studs and wallboard are not acceptable. A floor on earth is concrete at least 4 in. thick. With sprinklers or another automatic system 1 hour is enough.',
      es: 'Muros, techo y piso de la bóveda resisten el fuego 3 horas; no se aceptan bastidor y tablaroca. El piso sobre tierra es de concreto de 4 pulg. o más. Con rociadores u otro sistema automático basta 1 hora.',
    },
    figures: { hours: [3, 'h'], inches: [4, 'in'], hours2: [1, 'h'] },
    claims: [
      {
        says: 'must',
        what: { en: 'build transformer vaults with 3 hour fire resistance', es: 'construir bóvedas con 3 horas de resistencia al fuego' },
        unless: {
          en: 'sprinklers or another automatic system protect it; then 1 hour',
          es: 'tenga rociadores u otro sistema; entonces sea 1 hora',
        },
      },
      {
        says: 'must-not',
        what: { en: 'build vault walls of studs and wallboard', es: 'hacer muros de bóveda con postes y tablaroca' },
        words: 'drywall',
      },
    ],
    words: { en: 'transformer vault fire rating sprinkler wall construction', es: 'bóveda de transformador muros fuego rociadores' },
  },
  {
    id: '450-43-vault-doors',
    section: '450.43',
    grade: 'V2',
    title: { en: 'Vault doors: 3 hours', es: 'Puertas de bóveda: 3 horas contra fuego' },
    text: {
      en: 'Vault doors are tight-fitting with a 3 hours fire rating, have a sill or curb of at least 4 in. that holds the oil of the largest transformer, are kept locked, and open in the way of egress with listed panic hardware.',
      es: 'Las puertas son ajustadas y resisten 3 horas, con umbral de al menos 4 pulg. que contiene el aceite del transformador mayor; se mantienen con llave y abren hacia la salida con herraje antipánico listado.',
    },
    figures: { hours: [3, 'h'], inches: [4, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use locked 3 hour vault doors with a 4 in. sill and panic hardware',
          es: 'usar puertas de bóveda de 3 horas con llave, umbral de 4 pulg. y barra antipánico',
        },
      },
    ],
    words: { en: 'curb panic hardware lock', es: 'sardinel barra antipánico resistencia fuego transformador' },
  },
  {
    id: '450-45-vault-vents',
    section: '450.45',
    grade: 'K',
    title: { en: 'Vault ventilation openings', es: 'Ventilas de la bóveda' },
    text: {
      en: 'With natural ventilation the openings of a transformer vault total at least 3 in² for each kVA of transformers, and never less than 1 ft² up to 50 kVA. Ducts and openings indoors have automatic fire dampers of 1-1/2 hours or more.',
      es: 'Con ventilación natural las aberturas de una bóveda suman al menos 3 pulg² por cada kVA de transformadores y nunca menos de 1 ft² hasta 50 kVA. Las que dan al interior llevan compuertas contra fuego de 1-1/2 horas o más.',
    },
    figures: { f1: [3, 'in²'], f2: [1, 'ft²'], f3: [50, 'kVA'], f4: ['1-1/2', 'h'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give vault ventilation 3 in² per kVA and dampers indoors',
          es: 'dar a la bóveda 3 in² de ventila por kVA y compuertas en interior',
        },
      },
    ],
    words: {
      en: 'transformer vault ventilation opening area square inches per kVA',
      es: 'bóveda área de ventilación por kVA',
    },
  },
  {
    id: '450-45-47-vault-services',
    section: '450.47',
    grade: 'V2',
    title: { en: 'No foreign pipes or ducts in a vault', es: 'Sin tuberías ni ductos ajenos en la bóveda' },
    text: {
      en: 'No pipe or duct foreign to the electrical installation enters or crosses a vault; fire protection and transformer cooling do not count as foreign. A vault with more than 100 kVA of transformers has a drain where practicable, and nothing is stored in it.',
      es: 'Ninguna tubería o ducto ajeno a la instalación eléctrica entra o cruza la bóveda; la protección contra incendio y el enfriamiento del transformador no se consideran ajenos. Con más de 100 kVA lleva drenaje donde sea práctico, y no se guarda nada en ella.',
    },
    figures: { kilovoltAmps: [100, 'kVA'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'run foreign pipes or ducts through a transformer vault', es: 'pasar tuberías o ductos ajenos por una bóveda' },
        unless: { en: 'they serve fire protection or transformer cooling', es: 'sirvan a la protección contra incendio o al enfriamiento' },
        words: 'plumbing water pipe',
      },
      {
        says: 'must-not',
        what: { en: 'store things in a transformer vault', es: 'guardar cosas en una bóveda de transformador' },
        words: 'storage',
      },
    ],
    words: { en: 'water pipe through transformer storage drain', es: 'tubo de agua guardar drenaje' },
  },
];

// Confirmed: 450.3(B) lornmac, sparkshift, fasttraxsystem, Mike Holt (aesmc); 450.9, 450.11, 450.13 EC&M, aesmc; 450.21 legalclarity; 450.42 to 450.47 EC&M; 450.13(B) EC&M, thebuildingcodeforum; 450.14 Mike Holt forum, EC&M quiz.
// Reread: 450.11(B) electricallicenserenewal 85, Mike Holt forum 2555234; 450.14 EC&M quiz, Mike Holt forum 103775; 450.21(A) Mike Holt forum 45279, keyeslifesafety; 450.21(B), (C) Mike Holt forum 69052, keyeslifesafety; 450.43 EC&M, examzify, master exam quiz; 450.47 EC&M, California Title 8 section 2805.
// Third look: note 2 of 450.3(B) Mike Holt forum 2586959 and 94764; 450.4 Hammond, Acme, electrical-contractor.net; 450.41 EC&M 2023, Bellevue WA. 450.42 3 hours and 1 hour Bellevue WA, EC&M; the 4 in. floor EC&M only. One source: 450.5 solar365 (2008).
