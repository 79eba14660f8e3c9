// What words of the trade mean: cables, raceways, boxes, fittings, ratings and listings.
import type { Topic } from '../knowledge.ts';

export const termsCablesAndFittingsTopics: readonly Topic[] = [
  {
    id: 'terms-romex',
    area: 'terms',
    grade: 'V1',
    title: { en: 'What is Romex?', es: '¿Qué es el romex?' },
    answer: {
      en: "A brand name that everybody uses for NM-B cable: two or three insulated wires with a bare ground in a plastic jacket, for dry indoor places. White jacket is 14 AWG, yellow 12, orange 10, black 8 or 6, and gray usually UF.\n\n12-2 means two insulated 12 AWG wires plus ground, 12-3 three plus ground. The colors are industry custom, not code: read the print. It isn't for wet places, outdoors or underground, even in conduit.",
      es: 'Es una marca que todos usan para el cable NM-B: dos o tres alambres aislados con desnudo en un forro de plástico, para interiores secos. Forro blanco es 14 AWG, amarillo 12, naranja 10, negro 8 o 6, y gris casi siempre UF.\n\n12-2 son dos alambres aislados 12 AWG más tierra; 12-3, tres más tierra. Los colores son costumbre, no código: lea la impresión. No es para mojado, exterior ni enterrado, ni dentro de tubo.',
    },
    references: ['334.10', '334.12'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use Romex (NM-B) outdoors or in wet places, even in conduit',
          es: 'usar romex (NM-B) afuera o en lugar mojado, ni en tubo',
        },
      },
      {
        says: 'is-not',
        what: { en: 'the jacket colors of NM cable are set by the code', es: 'el código fija los colores del forro del cable NM' },
      },
      {
        says: 'may',
        what: { en: 'use Romex (NM-B) in dry indoor places', es: 'usar romex (NM-B) en lugares secos interiores' },
        words: 'bedroom walls house',
      },
      {
        says: 'must-not',
        what: { en: 'run Romex (NM-B) underground, even in conduit', es: 'enterrar romex (NM-B), ni en tubo' },
        words: 'deep pvc pipe lamp post',
      },
    ],
    words: {
      en: 'romex nm-b nonmetallic cable 12-2 14-2 jacket color yellow white orange',
      es: 'romex nm-b cable forro amarillo blanco naranja 12-2 14-2 kable',
    },
  },
  {
    id: 'terms-bx-ac-and-mc-cable',
    area: 'terms',
    grade: 'V2',
    title: { en: 'BX, AC and MC: what is the difference?', es: 'BX, AC y MC: ¿qué diferencia hay?' },
    answer: {
      en: "AC cable (old name BX) has a thin bonding strip that makes its armor the equipment ground, and paper-wrapped wires; MC has its own green ground wire, usually a plastic wrap, and comes in many sizes.\n\nAC always gets the anti-short bushing; MC when its instructions ask. Old BX without a bonding strip isn't a reliable ground: its armor can glow in a fault. Connectors must be listed for the type. MC with an all-purpose armor ground (MCAP) is a third kind.",
      es: 'El AC (nombre viejo BX) trae una cinta de unión que hace de su armadura la tierra de equipo, y alambres con papel; el MC trae alambre verde de tierra, casi siempre envoltura plástica, y viene en muchos calibres.\n\nEl AC siempre lleva buje anticorto; el MC cuando lo pide el instructivo. El BX viejo sin cinta no es tierra confiable: su armadura puede ponerse al rojo. Los conectores deben ser para el tipo. El MC con armadura como tierra (MCAP) es otra clase.',
    },
    references: ['320.100', '320.108', '330.2', '250.118'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use old BX without a bonding strip as the ground', es: 'usar BX viejo sin tira de unión como tierra' },
      },
      { says: 'must', what: { en: 'put an anti-short bushing on AC cable', es: 'poner buje anti-corto en cable AC' } },
      {
        says: 'need-not',
        what: { en: 'put an anti-short bushing on MC cable', es: 'poner buje anti-corto en cable MC' },
        unless: { en: 'its instructions ask for it', es: 'su instructivo lo pida' },
      },
      {
        says: 'must',
        what: { en: 'use connectors listed for the type of armored cable', es: 'usar conectores listados para el tipo de cable armado' },
      },
    ],
    words: {
      en: 'bx ac mc armored cable metal clad difference bonding strip',
      es: 'bx ac mc cable armado diferencia cinta de unión kable',
    },
  },
  {
    id: 'terms-greenfield-and-sealtite',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What are Greenfield and Sealtite?', es: '¿Qué son greenfield y sealtite?' },
    answer: {
      en: 'Greenfield is the trade word for flexible metal conduit (FMC), the bare spiral steel or aluminum tube; Sealtite, a brand, for liquidtight flexible conduit with a plastic jacket (LFMC metal, LFNC nonmetallic).\n\nFMC is for dry places; liquidtight for wet, oily or outdoor whips. Unlike MC cable they come empty and wires are pulled in. Grounding through them is allowed only for short listed runs, so most people pull a ground wire.',
      es: 'Greenfield es la palabra de oficio para tubo flexible metálico (FMC), la espiral de acero o aluminio sin forro; Sealtite, una marca, para el hermético a líquidos con forro plástico (LFMC metálico, LFNC no metálico).\n\nEl FMC es para seco; el hermético para colas en mojado, aceite o exterior. A diferencia del cable MC vienen vacíos y se cablean. Solo sirven de tierra en tramos cortos listados, así que casi todos meten alambre de tierra.',
    },
    references: ['348.2', '350.2', '356.2'],
    claims: [
      { says: 'must-not', what: { en: 'use Greenfield (FMC) in wet places', es: 'usar greenfield (FMC) en lugares mojados' } },
      {
        says: 'may',
        what: {
          en: 'use Sealtite (liquidtight) outdoors or in wet or oily places',
          es: 'usar sealtite (liquidtight) afuera o en lugar mojado o aceitoso',
        },
      },
      {
        says: 'may',
        what: { en: 'use flexible conduit as the ground', es: 'usar el tubo flexible como tierra' },
        if: { en: 'it is a short listed run', es: 'es un tramo corto listado' },
      },
    ],
    words: {
      en: 'greenfield sealtite flex fmc lfmc liquidtight carflex',
      es: 'greenfield sealtite flexible tubo coraza hermético carflex paipa pipa',
    },
  },
  {
    id: 'terms-trade-size',
    area: 'terms',
    grade: 'V1',
    title: { en: 'What is trade size?', es: '¿Qué es el tamaño comercial (trade size)?' },
    answer: {
      en: 'A name for conduit size, not a measurement: a trade size 1/2 EMT is about 0.62 in. inside and 0.71 in. outside. The metric designator is its partner: 16 for 1/2, 21 for 3/4, 27 for 1.\n\nInside area differs by type at the same trade size, so fill is taken from the table of that conduit: 1/2 in. EMT has 0.304 square inches, schedule 80 PVC only 0.217. Connectors and knockouts are sold by trade size too.',
      es: 'Es el nombre del tamaño del tubo, no una medida: un EMT de 1/2 mide como 0.62 pulg. por dentro y 0.71 pulg. por fuera. Su pareja métrica: 16 para 1/2, 21 para 3/4, 27 para 1.\n\nEl área interior cambia según el tipo con el mismo tamaño, por eso el llenado sale de la tabla de ese tubo: EMT de 1/2 pulg. tiene 0.304 pulgadas cuadradas, PVC cédula 80 solo 0.217. Conectores y knockouts también van por tamaño comercial.',
    },
    references: ['300.1(C)'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a trade size 1/2 conduit measures exactly 1/2 in. inside',
          es: 'un tubo de 1/2 mide exactamente 1/2 pulg. por dentro',
        },
      },
      {
        says: 'must',
        what: { en: 'take conduit fill from the table of that conduit type', es: 'tomar el llenado de la tabla de ese tipo de tubo' },
      },
    ],
    words: {
      en: 'trade size nominal conduit size metric designator 1/2 3/4',
      es: 'tamaño comercial nominal media tres cuartos designador métrico',
    },
  },
  {
    id: 'terms-conduit-body-lb',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is an LB (conduit body)?', es: '¿Qué es un LB o condulet?' },
    answer: {
      en: "A conduit body is a fitting with a removable cover that gives access to wires at a bend or branch: LB opens at the back, LL left, LR right, C straight through, T three ways. It must stay accessible.\n\nSplices are allowed in it only if it is marked with its volume and the wires fit, and it is supported rigidly. With 4 AWG and larger wires watch the minimum dimensions or the maximum conductors marked inside. In Spanish trade speech 'condulet' is a brand name used for all of them.",
      es: "Es un accesorio con tapa que da acceso a los alambres en una curva o derivación: el LB abre atrás, LL a la izquierda, LR a la derecha, C derecho, T tres vías. Debe quedar accesible.\n\nSolo se empalma adentro si trae marcado su volumen, caben los alambres y está bien soportado. Con 4 AWG y mayores revise dimensiones mínimas o lo marcado adentro. 'Condulet' es una marca que se usa para todos.",
    },
    references: ['314.5', '314.16(C)', '314.28', '314.29'],
    claims: [
      {
        says: 'may',
        what: { en: 'splice wires in a conduit body (LB)', es: 'hacer empalmes en un condulet (LB)' },
        if: {
          en: 'it is marked with its volume, the wires fit and it is rigidly supported',
          es: 'está marcado con su volumen, caben los alambres y está soportado rígidamente',
        },
      },
      {
        says: 'must-not',
        what: { en: 'bury a conduit body (LB) in a wall or cover it up', es: 'dejar un condulet (LB) inaccesible o tapado en el muro' },
      },
    ],
    words: { en: 'lb conduit body condulet ll lr c t fitting', es: 'condulet lb ll lr t caja de paso registro codo con tapa' },
  },
  {
    id: 'terms-wire-nut-colours',
    area: 'terms',
    grade: 'K',
    title: { en: 'What do wire nut colors mean?', es: '¿Qué significan los colores de los capuchones (wire nuts)?' },
    answer: {
      en: "They show size ranges, by each maker's own scheme: commonly gray and blue for the smallest, orange small, yellow medium, red large, and green with a hole for grounds. The box's table of combinations is what counts.\n\nRoughly: yellow takes two 14 AWG to about three 12, red two 12 to about five 12. Strip to the stated length, hold ends even, twist clockwise until tight, tug each wire. Reuse only if the maker allows it. Copper only unless marked; wet places need gel-filled listed ones.",
      es: 'Indican rango, según cada fabricante: comúnmente gris y azul los más chicos, naranja chico, amarillo mediano, rojo grande, y verde con agujero para tierras. Vale la tabla de combinaciones de la caja.\n\nMás o menos: amarillo de dos 14 AWG a unos tres 12, rojo de dos 12 a unos cinco 12. Pele lo indicado, puntas parejas, gire a la derecha hasta apretar, jale cada alambre. Reúselos solo si el fabricante lo permite. Solo cobre salvo marca; en mojado, los de gel listados.',
    },
    references: ['110.14(B)', '110.3(B)'],
    claims: [
      {
        says: 'may',
        what: { en: 'reuse a wire nut', es: 'reusar un capuchón' },
        if: { en: 'the maker allows it', es: 'el fabricante lo permite' },
        words: 'twist-on',
      },
      {
        says: 'must-not',
        what: { en: 'use a plain wire nut in wet places', es: 'usar un capuchón común en lugar mojado' },
        words: 'rain outdoor regular',
      },
      {
        says: 'must-not',
        what: { en: 'use a wire nut on aluminum', es: 'usar un capuchón en aluminio' },
        unless: { en: 'it is marked for it', es: 'esté marcado para ello' },
      },
      {
        says: 'is-not',
        what: {
          en: 'wire nut colors mean the same for all makers',
          es: 'los colores de capuchones significan lo mismo en todas las marcas',
        },
      },
      {
        says: 'may',
        what: { en: 'use a listed gel-filled wire nut in a wet place', es: 'usar un wire nut listado con gel en un lugar mojado' },
      },
      {
        says: 'may',
        what: { en: 'use a wire nut marked for aluminum on aluminum', es: 'usar en aluminio un capuchón marcado para aluminio' },
        words: 'al/cu',
      },
    ],
    words: {
      en: 'wire nut color size yellow red orange gray wing nut twist connector wago',
      es: 'capuchón conector wire nut color amarillo rojo naranja wago empalme',
    },
  },
  {
    id: 'terms-home-run',
    area: 'terms',
    grade: 'K',
    title: { en: 'What is a home run?', es: '¿Qué es un home run?' },
    answer: {
      en: "The stretch of a branch circuit from the panel to its first box or outlet. On drawings it is the arrow with the circuit numbers pointing to the panel.\n\nA shared home run is often a multiwire or a raceway with several circuits: count current-carrying conductors for adjustment, and group each neutral with its hots. Crews also say 'homerun it' for running a dedicated cable straight back to the panel with nothing else on it.",
      es: "Es el tramo del circuito derivado desde el tablero hasta su primera caja o salida. En los planos es la flecha con números de circuito hacia el tablero.\n\nUn home run compartido suele ser multiconductor o un tubo con varios circuitos: cuente conductores con corriente para el ajuste y agrupe cada neutro con sus vivos. También se dice 'hazlo home run' por llevar un cable exclusivo directo al tablero.",
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: {
          en: 'count current-carrying conductors when a home run holds several circuits',
          es: 'contar conductores que llevan corriente si un home run lleva varios circuitos',
        },
      },
      {
        says: 'must',
        what: {
          en: 'group each neutral with its hots in a shared home run',
          es: 'agrupar cada neutro con sus vivos en un home run compartido',
        },
      },
    ],
    words: { en: 'home run homerun circuit arrow panel first box', es: 'home run jonrón corrida al tablero flecha circuito directo panel' },
  },
  {
    id: 'terms-pigtail',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is a pigtail?', es: '¿Qué es una cola (pigtail)?' },
    answer: {
      en: "A short wire from a splice to a device or box, so that the device isn't part of the through path. Take the device off and the rest stays connected.\n\nRequired for the neutral of multiwire circuits, good practice for everything. Pigtails that start and end in the box don't count in box fill. Make them 6 in. long, of wire large enough for the breaker: 12 AWG copper on 20 A, 14 AWG on 15 A. On a run upsized only for voltage drop they may be smaller than the run. It also is the white lead of an AFCI or GFCI breaker that goes to the neutral bar.",
      es: 'Un alambre corto del empalme al dispositivo o caja, para que el dispositivo no sea parte del camino. Si lo quita, lo demás sigue conectado.\n\nObligatoria en el neutro de circuitos multiconductores y buena práctica en todo. Las colas que empiezan y acaban en la caja no cuentan en el llenado. Hágalas de 6 pulg., de alambre que aguante el breaker: 12 AWG de cobre en 20 A, 14 AWG en 15 A. En un tramo agrandado solo por caída de voltaje pueden ser más delgadas que el tramo. También se llama así al alambre blanco del breaker AFCI o GFCI que va a la barra de neutro.',
    },
    references: ['314.16', '300.13(B)', '240.4(D)'],
    claims: [
      {
        says: 'must',
        what: { en: 'pigtail the neutral of a multiwire circuit', es: 'hacer pigtail del neutro en un circuito multiconductor' },
      },
      {
        says: 'need-not',
        what: {
          en: 'count pigtails that start and end in the box in box fill',
          es: 'contar en el box fill los pigtails que empiezan y acaban en la caja',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'make a pigtail of wire too small for the breaker, such as 14 AWG on a 20 A circuit',
          es: 'hacer el pigtail de alambre muy delgado para el breaker, como 14 AWG en un circuito de 20 A',
        },
        words: '14 on 12 gauge amp',
      },
      {
        says: 'may',
        what: {
          en: "make a pigtail of wire smaller than the circuit's",
          es: 'hacer el pigtail de alambre menor que el del circuito',
        },
        if: {
          en: 'the run was upsized only for voltage drop and the pigtail is still large enough for the breaker',
          es: 'el tramo se agrandó solo por caída de voltaje y el pigtail todavía aguanta el breaker',
        },
        words: '12 on 10 8 upsized long run gauge thinner',
      },
      {
        says: 'need-not',
        what: { en: 'pigtail every device of an ordinary circuit', es: 'hacer pigtail en cada dispositivo de un circuito común' },
        unless: { en: 'it is the neutral of a multiwire circuit', es: 'sea el neutro de un circuito multiconductor' },
      },
    ],
    words: { en: 'pigtail jumper tail short wire splice device', es: 'cola pigtail rabillo puente alambre corto' },
  },
  {
    id: 'terms-mud-ring',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is a mud ring (plaster ring)?', es: '¿Qué es un mud ring (aro de yeso)?' },
    answer: {
      en: 'A raised cover on a square box that brings the device opening out to the finished wall: choose its depth by the wall thickness and its gangs by the devices. If it is marked with a volume, that adds to box fill.\n\nThe front of the box or ring may be set back no more than 1/4 in. in noncombustible walls and must be flush in wood. A 4 in. square box with a one-gang ring gives far more room than a device box. Extenders correct one set too deep.',
      es: 'Una tapa con realce sobre caja cuadrada que saca la abertura hasta el muro terminado: se escoge por espesor del muro y por gangs. Si trae volumen marcado, se suma al llenado.\n\nEl frente de caja o aro queda remetido 1/4 pulg. máximo en muro no combustible y al ras en madera. Una caja cuadrada de 4 pulg. con aro sencillo da mucho más espacio que una de dispositivo. Los extensores corrigen una muy honda.',
    },
    references: ['314.16', '314.20'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'set a box back more than 1/4 in. in a noncombustible wall',
          es: 'dejar la caja más de 1/4 pulg. adentro en muro no combustible',
        },
      },
      { says: 'must', what: { en: 'set the box or ring flush in wood', es: 'dejar la caja o aro a ras en madera' } },
      { says: 'may', what: { en: "add a mud ring's marked volume to box fill", es: 'sumar el volumen marcado del mud ring al box fill' } },
      {
        says: 'may',
        what: { en: 'use an extender to correct a box set too deep', es: 'usar un extensor para corregir una caja muy adentro' },
      },
    ],
    words: { en: 'mud ring plaster ring raised cover box extender', es: 'mud ring aro de yeso sobretapa realce extensor caja' },
  },
  {
    id: 'terms-plenum',
    area: 'terms',
    grade: 'V1',
    title: { en: 'What is a plenum, and which cables may go there?', es: '¿Qué es un plenum y qué cables pueden ir ahí?' },
    answer: {
      en: "A space that carries environmental air, such as above a ceiling used as return. Only wiring that adds little smoke is allowed: metal raceways, MC without plastic jacket, or cables marked CMP, CL2P, FPLP and the like.\n\nNM, PVC, and ordinary data cables are out. Don't confuse it with the inside of a duct, which is stricter. Plastic ties must be plenum-rated too. A dwelling's stud or joist space used as return may take NM passing across it at right angles to its length.",
      es: 'Es un espacio por donde pasa aire ambiental, como arriba de un plafón usado de retorno. Solo va cableado que da poco humo: tubo metálico, MC sin forro plástico, o cables marcados CMP, CL2P, FPLP y similares.\n\nNM, PVC y cable de datos común no van. No lo confunda con el interior de un ducto, que es más estricto. También los cinchos deben ser para plenum. En vivienda, el hueco entre vigas o montantes usado de retorno puede cruzarse con NM a lo ancho.',
    },
    references: ['300.22(C)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run romex (NM), PVC or ordinary data cable in a plenum',
          es: 'llevar romex (NM), PVC o cable de datos común en un plenum',
        },
        unless: {
          en: "it only crosses straight over a dwelling's stud or joist space used as return",
          es: 'solo cruce de través el hueco de pies o vigas de una vivienda usado como retorno',
        },
        words: 'return air ceiling cat6 ethernet blue pipe retorno',
      },
      {
        says: 'may',
        what: {
          en: 'run metal raceways, MC without plastic jacket or plenum-marked cable in a plenum',
          es: 'llevar tubo metálico, MC sin forro plástico o cable plenum en un plenum',
        },
      },
      {
        says: 'may',
        what: {
          en: "run NM across a dwelling's stud or joist return space at right angles",
          es: 'cruzar NM a escuadra un espacio de retorno entre postes o vigas en vivienda',
        },
      },
      {
        says: 'must',
        what: { en: 'use plenum-rated plastic ties in a plenum', es: 'usar cinchos plásticos plenum en un plenum' },
      },
    ],
    words: { en: 'plenum rated cable air handling ceiling cmp return air', es: 'plenum retorno de aire plafón cable cmp kable' },
  },
  {
    id: 'terms-nema-enclosure-types',
    area: 'terms',
    grade: 'V2',
    title: { en: 'NEMA enclosure types: 1, 3R, 4, 4X, 12', es: 'Tipos de gabinete NEMA: 1, 3R, 4, 4X, 12' },
    answer: {
      en: "Type 1 is indoor general use; 3R keeps out rain and sleet and has drain provision; 4 withstands hose water; 4X adds corrosion resistance; 12 is for dust and dripping oil indoors. Pick by the worst condition.\n\nType 3R isn't dust-tight, 3 and 3S are. 6P survives submersion for a time. 7 and 9 are for explosive gas and dust. Any hole you make must keep the rating with the right hub or connector, or the whole box falls to a lower type.",
      es: 'El tipo 1 es interior general; 3R no deja entrar lluvia ni aguanieve y tiene drenaje; 4 aguanta chorro de manguera; 4X además resiste corrosión; 12 es para polvo y goteo de aceite en interior. Escoja por la peor condición.\n\nEl 3R no es hermético al polvo; 3 y 3S sí. El 6P aguanta sumergido un tiempo. 7 y 9 son para gas y polvo explosivo. Todo agujero debe conservar el tipo con el hub o conector correcto, o el gabinete baja de clasificación.',
    },
    references: ['110.28'],
    claims: [
      { says: 'must-not', what: { en: 'use a type 1 enclosure outdoors', es: 'usar un gabinete tipo 1 afuera' } },
      {
        says: 'must',
        what: {
          en: "keep the enclosure's rating with the right hub or connector at each hole",
          es: 'conservar el tipo del gabinete con hub o conector adecuado en cada agujero',
        },
      },
      { says: 'is-not', what: { en: 'a type 3R enclosure is dust-tight', es: 'un gabinete 3R es hermético al polvo' } },
      { says: 'is', what: { en: 'a type 3 or 3S enclosure is dust-tight', es: 'un gabinete tipo 3 o 3S es hermético al polvo' } },
      {
        says: 'may',
        what: { en: 'use a type 1 enclosure in a dry indoor place', es: 'usar un gabinete tipo 1 en un lugar interior seco' },
      },
      {
        says: 'may',
        what: { en: 'mount a breaker panel outdoors in the rain', es: 'montar un tablero de breakers afuera en la lluvia' },
        if: {
          en: 'its enclosure is type 3R or better for wet places and its fittings keep the water out',
          es: 'su gabinete es tipo 3R o mejor para lugares mojados y sus conectores no dejan pasar el agua',
        },
        words: 'outside wall exposed weather service panel',
      },
    ],
    words: { en: 'nema 1 3r 4 4x 12 enclosure type rating rainproof ip', es: 'nema 1 3r 4 4x 12 gabinete tipo intemperie lluvia' },
  },
  {
    id: 'terms-nema-receptacle-configurations',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'NEMA receptacle numbers: 5-15, 5-20, 6-50, 14-30, 14-50, L14-30',
      es: 'Números NEMA de contactos: 5-15, 5-20, 6-50, 14-30, 14-50, L14-30',
    },
    answer: {
      en: 'The first number is the voltage and wiring type, the second the amps, and L means locking: 5 is 125 V with ground, 6 is 250 V with ground and no neutral, 14 is 125/250 V with neutral and ground, 10 is the old three-wire without ground.\n\nSo 5-15 is the usual outlet, 5-20 has the T slot, 6-50 a welder, 14-30 a dryer, 14-50 a range or EV, L5-30 and L14-30 for generators and racks, TT-30 a 120 V RV. R is receptacle, P is plug. On a 50 A circuit, a 14-50 is the one; several 15 A receptacles may be on a 20 A circuit.',
      es: 'El primer número es voltaje y tipo, el segundo los amperes, y L es de media vuelta: 5 es 125 V con tierra, 6 es 250 V con tierra sin neutro, 14 es 125/250 V con neutro y tierra, 10 es el viejo de tres hilos sin tierra.\n\nAsí 5-15 es el común, 5-20 tiene ranura en T, 6-50 soldadora, 14-30 secadora, 14-50 estufa o auto eléctrico, L5-30 y L14-30 generadores y racks, TT-30 casa rodante de 120 V. R es contacto y P clavija. En un circuito de 50 A va el 14-50; varios contactos de 15 A pueden ir en uno de 20 A.',
    },
    references: ['406.4', '210.21(B)'],
    claims: [
      {
        says: 'may',
        what: { en: 'put several 15 A receptacles on a 20 A circuit', es: 'poner varios contactos de 15 A en un circuito de 20 A' },
      },
      {
        says: 'is',
        what: {
          en: 'a 14-50 is the receptacle for a 50 A range or EV circuit',
          es: 'el 14-50 es el contacto para un circuito de 50 A de estufa o auto',
        },
      },
      { says: 'is-not', what: { en: 'a 6-50 receptacle has a neutral', es: 'un contacto 6-50 tiene neutro' } },
    ],
    words: {
      en: 'nema 5-15 5-20 6-50 14-30 14-50 l14-30 l5-30 tt-30 plug receptacle configuration',
      es: 'nema contacto clavija 5-15 5-20 6-50 14-30 14-50 l14-30 media vuelta enchufle',
    },
  },
  {
    id: 'terms-listed-labeled-nrtl',
    area: 'terms',
    grade: 'V2',
    title: { en: 'Listed, labeled, recognized, NRTL: what do they mean?', es: 'Listado, etiquetado, reconocido, NRTL: ¿qué significan?' },
    answer: {
      en: "Listed: on a published list of a test organization that inspects its production. Labeled: carries that organization's mark. Recognized: a part approved only for use inside other equipment. NRTL: a laboratory recognized by OSHA, such as UL, ETL (Intertek), CSA, TÜV or MET.\n\nUL isn't the only acceptable mark; the inspector approves, and usually asks for an NRTL. The CE mark is the maker's own European declaration, not a listing. The backwards RU mark means recognized component. Use within the listing's limits.",
      es: 'Listado: está en una lista publicada de un organismo que prueba e inspecciona la producción. Etiquetado: trae la marca de ese organismo. Reconocido: parte aprobada solo para ir dentro de otro equipo. NRTL: laboratorio reconocido por OSHA, como UL, ETL (Intertek), CSA, TÜV o MET.\n\nUL no es la única marca válida; el inspector aprueba y casi siempre pide un NRTL. La marca CE es declaración europea del propio fabricante, no listado. La RU volteada es componente reconocido. Úselo dentro de sus límites.',
    },
    references: ['100', '110.2', '110.3'],
    claims: [
      { says: 'is-not', what: { en: 'UL is the only acceptable mark', es: 'UL es la única marca aceptable' } },
      { says: 'is-not', what: { en: 'the CE mark is a listing', es: 'la marca CE es un listado' } },
      {
        says: 'must',
        what: {
          en: 'use a recognized component only inside other equipment',
          es: 'usar un componente reconocido solo dentro de otro equipo',
        },
      },
    ],
    words: {
      en: 'ul listed labeled recognized nrtl etl csa ce mark ru product listed meaning',
      es: 'ul listado etiquetado reconocido nrtl etl csa marca ce producto listado significado',
    },
  },
  {
    id: 'terms-wet-damp-dry',
    area: 'terms',
    grade: 'V2',
    title: { en: 'Wet, damp and dry locations', es: 'Lugares mojados, húmedos y secos' },
    answer: {
      en: "Wet: underground, in concrete touching earth, or where water can hit or soak it. Damp: protected from weather but subject to moderate moisture, such as under a porch or some basements. Dry: not normally subject to either.\n\nThe place decides cable, box, cover and fixture. A porch light under a roof is damp; the same wall in driving rain may be judged wet by the inspector. Inside raceways outdoors above grade is wet. A 'suitable for wet' product may be used in damp, not the other way.",
      es: 'Mojado: bajo tierra, en concreto que toca suelo, o donde el agua le pega o lo empapa. Húmedo: protegido de la intemperie pero con humedad moderada, como bajo porche o algunos sótanos. Seco: normalmente sin ninguna.\n\nEl lugar decide cable, caja, tapa y luminaria. Una luz bajo techo de porche es húmedo; el mismo muro con lluvia de lado puede juzgarse mojado. El interior de tubos exteriores es mojado. Lo apto para mojado sirve en húmedo, no al revés.',
    },
    references: ['100'],
    claims: [
      {
        says: 'may',
        what: { en: 'use a product suitable for wet in a damp location', es: 'usar en lugar húmedo un producto para lugar mojado' },
      },
      {
        says: 'must-not',
        what: { en: 'use a damp-only product in a wet location', es: 'usar en lugar mojado un producto solo para húmedo' },
      },
      {
        says: 'is',
        what: {
          en: 'the inside of raceways outdoors above grade is wet',
          es: 'el interior del tubo exterior sobre el suelo cuenta como mojado',
        },
      },
    ],
    words: { en: 'wet damp dry location definition porch shower outdoor', es: 'mojado húmedo seco lugar definición porche regadera' },
  },
];

// Confirmed: CertifiGroup, Keyence, Wikipedia mirror (NEMA connectors), Bud Industries, Hammond Power, consumersolution, electrical-contractor.net.
// Second reading: conduit bodies engineerfix, revcoelectric.
