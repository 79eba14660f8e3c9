// Three-phase systems, transformers, motors and power quality.
import type { Topic } from '../knowledge.ts';

export const theoryThreePhaseAndTransformersTopics: readonly Topic[] = [
  {
    id: 'theory-three-phase-basics',
    area: 'theory',
    grade: 'V2',
    title: { en: 'How does three-phase power work?', es: '¿Cómo funciona la corriente trifásica?' },
    answer: {
      en: 'Three voltages of the same size follow each other by one third of a cycle, 120°, so power flows smoothly and motors start by themselves. With three wires you carry 1.732 times the power of two at the same line voltage and current.\n\nCommon US systems: 208Y/120 V, 480Y/277 V, and delta 240 V, sometimes with a high leg. Balance the loads over the phases: in a balanced wye with plain sine-wave loads the neutral carries nothing. Swapping any two phases reverses a motor.',
      es: 'Tres voltajes iguales se siguen con un tercio de ciclo, 120°, así la potencia es continua y los motores arrancan solos. Con tres hilos se lleva 1.732 veces la potencia de dos a igual voltaje y corriente de línea.\n\nSistemas comunes en EE. UU.: 208Y/120 V, 480Y/277 V y delta 240 V, a veces con pierna alta. Reparta las cargas entre fases: en una estrella balanceada con cargas lineales el neutro no lleva corriente. Cambiar dos fases invierte el giro del motor.',
    },
    references: [],
    claims: [
      { says: 'is', what: { en: 'swapping any two phases reverses a motor', es: 'cambiar dos fases cualesquiera invierte un motor' } },
    ],
    words: {
      en: 'three phase 3 phase 208 480 277 wye delta high leg basics',
      es: 'trifásica tres fases estrella delta pierna alta 208 480',
    },
  },
  {
    id: 'theory-line-and-phase-values',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Line and phase voltage and current, wye and delta', es: 'Voltaje y corriente de línea y de fase, estrella y delta' },
    answer: {
      en: 'In a wye, line voltage is 1.732 times phase voltage and the currents are equal. In a delta, the voltages are equal and line current is 1.732 times the current in each winding.\n\nLine values are measured between or in the supply wires; phase values across or in one winding. Check: 120 V x 1.732 = 208 V and 277 V x 1.732 = 480 V. Total power is the same formula for both: 1.732 x line volts x line amps x power factor. Using 1.732 twice, or on single-phase loads, is the classic mistake.',
      es: 'En estrella, el voltaje de línea es 1.732 veces el de fase y las corrientes son iguales. En delta, los voltajes son iguales y la corriente de línea es 1.732 veces la de cada devanado.\n\nLos valores de línea se miden entre o en los conductores de alimentación; los de fase, en un devanado. Compruebe: 120 V x 1.732 = 208 V y 277 V x 1.732 = 480 V. La potencia total usa la misma fórmula en ambos: 1.732 x volts de línea x amperes de línea x factor de potencia. Usar 1.732 dos veces o en cargas monofásicas es el error clásico.',
    },
    references: [],
    claims: [
      { says: 'must-not', what: { en: 'use 1.732 twice or on single-phase loads', es: 'usar 1.732 dos veces o en cargas monofásicas' } },
    ],
    words: {
      en: 'line voltage phase voltage square root of 3 1.73 wye delta star line current',
      es: 'voltaje de línea fase raíz de tres 1.73 estrella delta corriente boltaje',
    },
  },
  {
    id: 'theory-neutral-current',
    area: 'theory',
    grade: 'V2',
    title: { en: 'How much current does the neutral carry?', es: '¿Cuánta corriente lleva el neutro?' },
    answer: {
      en: 'On 120/240 V single-phase the neutral carries the difference of the two legs: 60 A on A and 45 A on B leave 15 A. On a balanced three-phase wye with linear loads it carries nothing.\n\nTwo exceptions matter. With only two phases and neutral of a wye, the neutral carries about as much as each phase. And electronic loads produce third-harmonic currents that add up in the neutral instead of canceling, so it can exceed the phase current; then it counts as current-carrying. Put both hots of a multiwire circuit on different legs, or the neutral carries the sum.',
      es: 'En 120/240 V monofásico el neutro lleva la diferencia de las dos fases: 60 A en A y 45 A en B dejan 15 A. En una estrella trifásica balanceada con cargas lineales no lleva nada.\n\nDos excepciones importan. Con solo dos fases y neutro de una estrella, el neutro lleva casi lo mismo que cada fase. Y las cargas electrónicas producen terceros armónicos que se suman en el neutro en vez de cancelarse, así que puede pasar a la fase; entonces cuenta como portador de corriente. Ponga los dos vivos de un multiconductor en fases distintas, o el neutro lleva la suma.',
    },
    references: ['310.15(E)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put both hots of a multiwire circuit on different legs',
          es: 'poner los vivos de un circuito multiconductor en fases distintas',
        },
        words: 'opposite breakers 1 3 sharing white',
      },
      {
        says: 'is',
        what: {
          en: 'the neutral can exceed the phase current with electronic loads',
          es: 'el neutro puede pasar de la corriente de fase con cargas electrónicas',
        },
        words: 'white reads more above hots phases possible LED drivers PC computers balanced blanco',
      },
      {
        says: 'is-not',
        what: {
          en: 'the neutral carries nothing with two phases and neutral of a wye',
          es: 'el neutro no lleva nada con dos fases y neutro de una estrella',
        },
        words: 'two legs plus white zero cancels supposed',
      },
      {
        says: 'is',
        what: {
          en: 'the neutral counts as current-carrying with mostly electronic loads such as computers',
          es: 'el neutro cuenta como portador con cargas sobre todo electrónicas, como computadoras',
        },
        if: { en: 'it is a four-wire three-phase wye', es: 'es una estrella trifásica de cuatro hilos' },
        words: 'ccc',
      },
    ],
    words: {
      en: 'neutral current balanced wye cancel zero why not triple unbalanced load harmonics shared neutral mwbc overloaded neutral nuetral over',
      es: 'corriente de neutro balanceado estrella cancela cero desbalance armónicos neutro compartido neutro sobrecargado',
    },
  },
  {
    id: 'theory-transformer-ratio',
    area: 'theory',
    grade: 'V2',
    title: { en: "How does a transformer's ratio work?", es: '¿Cómo funciona la relación de un transformador?' },
    answer: {
      en: 'Voltage follows the turns and current goes the other way: V1 / V2 = N1 / N2 and V1 x I1 = V2 x I2, losses aside. A 480 to 120 V transformer has a ratio of 4 to 1. Half the turns: half the voltage, twice the current.\n\nExample: 10 kVA single-phase, 480 V to 120 V: 20.8 A in, 83.3 A out. Three-phase amps are VA / (1.732 x V). A transformer passes kVA, not watts, and its secondary is a new system with its own grounding unless it is an autotransformer. Full-load current times 100 / %Z gives the highest short-circuit current it can deliver.',
      es: 'El voltaje sigue las vueltas y la corriente va al revés: V1 / V2 = N1 / N2 y V1 x I1 = V2 x I2, sin contar pérdidas. Uno de 480 a 120 V tiene relación 4 a 1. Con la mitad de las vueltas: la mitad del voltaje y el doble de corriente.\n\nEjemplo: 10 kVA monofásico, 480 V a 120 V: 20.8 A de entrada y 83.3 A de salida. En trifásico los amperes son VA / (1.732 x V). Un transformador pasa kVA, no watts, y su secundario es un sistema nuevo con su propia puesta a tierra, salvo el autotransformador. La corriente nominal por 100 / %Z da el mayor corto que puede entregar.',
    },
    references: ['450.3'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'half the turns give half the voltage and twice the current',
          es: 'la mitad de las vueltas da la mitad de voltaje y el doble de corriente',
        },
      },
      { says: 'is-not', what: { en: 'half the turns give half the amps', es: 'la mitad de las vueltas dé la mitad de los amperes' } },
    ],
    words: {
      en: 'transformer turns ratio primary secondary kva current step down half turns what happens secondary',
      es: 'transformador relación vueltas primario secundario kva corriente reductor mitad doble vueltas secundario que pasa',
    },
  },
  {
    id: 'theory-available-fault-current',
    area: 'theory',
    grade: 'V2',
    title: { en: 'What is available fault current?', es: '¿Qué es la corriente de falla disponible?' },
    answer: {
      en: "It is the largest current the supply can push through a dead short at a given point; every breaker, fuse and piece of equipment there must be rated to survive or interrupt it. A home may see up to about 10 kA, a big building far more.\n\nIt is limited by the utility, the transformer's impedance and the wire: first estimate at the transformer is full-load amps x 100 / %Z. Example: 75 kVA, 208 V, 2% gives 208 A x 50 = 10,400 A. It falls with every foot of conductor, rises with a bigger transformer and with running motors. Nondwelling service equipment gets a field marking with value and date.",
      es: 'Es la mayor corriente que el suministro puede empujar en un corto franco en un punto; todo breaker, fusible y equipo ahí debe aguantarla o interrumpirla. Una casa puede ver hasta unos 10 kA; un edificio grande, mucho más.\n\nLa limitan la compañía, la impedancia del transformador y el alambre: primera estimación en el transformador, amperes nominales x 100 / %Z. Ejemplo: 75 kVA, 208 V, 2% da 208 A x 50 = 10,400 A. Baja con cada pie de conductor y sube con transformador más grande y motores trabajando. El equipo de acometida no residencial lleva marca con valor y fecha.',
    },
    references: ['110.9', '110.10', '110.24'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use breakers, fuses and equipment rated for the available fault current',
          es: 'usar breakers, fusibles y equipo para la corriente de falla disponible',
        },
      },
      {
        says: 'must',
        what: {
          en: 'mark nondwelling service equipment with fault current value and date',
          es: 'marcar el equipo de acometida no residencial con la corriente de falla y fecha',
        },
      },
    ],
    words: {
      en: 'short circuit current afc isc fault current kaic aic calculation point to point',
      es: 'corriente de corto circuito falla disponible kaic interrupción cálculo faya',
    },
  },
  {
    id: 'theory-why-earth-does-not-trip-a-breaker',
    area: 'theory',
    grade: 'V2',
    title: { en: "Why doesn't a ground rod trip the breaker?", es: '¿Por qué la varilla de tierra no dispara el breaker?' },
    answer: {
      en: "Because dirt has high resistance: a 25-ohm rod on 120 V lets only 4.8 A flow, far too little for a 20 A breaker. Faults are cleared by the metal path back to the source, the equipment ground bonded to the neutral at the service.\n\nThe rod is for lightning, surges and holding the system near earth's voltage. A machine grounded only to a rod stays at dangerous voltage during a fault, and nothing trips. A body needs only milliamps to be hurt, so soil carries enough for that. That is why the code forbids using the earth as the only fault path, and why adding rods doesn't fix a missing equipment ground.",
      es: 'Porque la tierra física tiene mucha resistencia: una varilla de 25 ohms en 120 V deja pasar solo 4.8 A, muy poco para un breaker de 20 A. La falla la despeja el camino metálico a la fuente: la tierra de equipo unida al neutro en la acometida.\n\nLa varilla es para rayos, sobretensiones y mantener el sistema cerca del voltaje del suelo. Una máquina aterrizada solo con varilla queda con voltaje peligroso en una falla y nada dispara. A un cuerpo lo dañan miliamperes, y eso sí lo deja pasar el suelo. Por eso el código prohíbe usar el suelo como único camino de falla, y poner más varillas no corrige la falta de tierra de equipo.',
    },
    references: ['250.4(A)(5)', '250.118'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use the earth as the only fault path', es: 'usar la tierra física como única trayectoria de falla' },
        words: 'ground rod only',
      },
      {
        says: 'is-not',
        what: { en: 'a ground rod trips the breaker in a fault', es: 'una varilla de tierra dispara el breaker en una falla' },
      },
      {
        says: 'is-not',
        what: { en: 'adding rods fixes a missing equipment ground', es: 'agregar varillas corrige la falta de tierra de equipo' },
      },
      {
        says: 'is',
        what: {
          en: 'a person who stands on the ground and touches a hot wire gets a shock although earth conducts too little to trip a breaker',
          es: 'a quien está parado en el suelo y toca un vivo le da toque aunque la tierra conduzca muy poco para botar un breaker',
        },
        words: 'dirt bad conductor birds on a line milliamps',
      },
    ],
    words: {
      en: 'why shock standing on ground dirt bad conductor bird on a line ground rod earth fault path isolated ground rod machine grounding myth 25 ohms',
      es: 'por qué da toques parado en el suelo pájaros en la línea varilla tierra física camino de falla copperweld máquina varilla aislada mito faya',
    },
  },
  {
    id: 'theory-split-phase-120-240',
    area: 'theory',
    grade: 'V2',
    title: { en: 'How does 120/240 V single-phase work?', es: '¿Cómo funciona el 120/240 V monofásico?' },
    answer: {
      en: 'The utility transformer has one 240 V winding with a tap in the middle: the ends are the two hots, the tap is the neutral. End to end is 240 V, either end to the middle is 120 V.\n\nThe two hots are opposite halves of one winding, often loosely called phases; it is not a two-phase system. Only the difference between the two sides comes back on the neutral. 240 V loads need no neutral. The tap is grounded, which holds both hots at 120 V to earth.',
      es: 'El transformador tiene un devanado de 240 V con derivación en medio: los extremos son los dos vivos y la derivación es el neutro. De extremo a extremo hay 240 V; de cada extremo al medio, 120 V.\n\nLos dos vivos son mitades opuestas del mismo devanado, se les dice fases aunque no es un sistema bifásico. Por el neutro solo regresa la diferencia. Las cargas de 240 V no piden neutro. La derivación se pone a tierra, y así cada vivo queda a 120 V del suelo.',
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: { en: '120/240 V single-phase is a two-phase system', es: '120/240 V monofásico es un sistema de dos fases' },
      },
      { says: 'need-not', what: { en: 'run a neutral to a load of 240 V only', es: 'llevar neutro a una carga de solo 240 V' } },
    ],
    words: {
      en: 'split phase single phase 120/240 center tap two hots how does 240 work',
      es: 'monofásico 120/240 derivación central dos fases cómo funciona 220',
    },
  },
  {
    id: 'theory-wye-vs-delta',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Wye and delta: which has what?', es: 'Estrella y delta: ¿qué tiene cada una?' },
    answer: {
      en: 'A wye joins three windings at a common point, which gives a neutral and two voltages (208/120 or 480/277). A delta joins them end to end in a ring, gives one line voltage and a neutral only if one winding is tapped.\n\nWye is common where many single-phase loads must be balanced; delta in old industrial supplies and motor loads. Grounded wye clears ground faults at once; ungrounded delta keeps running on a first fault and needs detectors. Motors can be wired wye or delta inside: follow the nameplate.',
      es: 'La estrella une tres devanados en un punto común, da neutro y dos voltajes (208/120 o 480/277). La delta los une en anillo, da un voltaje de línea y neutro solo si un devanado tiene derivación.\n\nLa estrella es común donde hay muchas monofásicas por balancear; la delta en industria vieja y motores. La estrella aterrizada despeja la falla a tierra al instante; la delta sin aterrizar sigue con la primera falla y pide detectores. Los motores van en estrella o delta por dentro: siga la placa.',
    },
    references: [],
    claims: [
      { says: 'is-not', what: { en: 'every delta has a neutral', es: 'toda delta tiene neutro' } },
      {
        says: 'is',
        what: {
          en: 'an ungrounded delta keeps running on a first ground fault',
          es: 'una delta sin aterrizar sigue trabajando con una primera falla a tierra',
        },
      },
    ],
    words: {
      en: 'wye delta star difference neutral y configuration nuetral',
      es: 'estrella delta diferencia neutro conexión y',
    },
  },
  {
    id: 'theory-meter-connections',
    area: 'theory',
    grade: 'V2',
    title: {
      en: 'Ammeter, voltmeter, ohmmeter: connected in series or in parallel?',
      es: 'Amperímetro, voltímetro, óhmetro: ¿se conectan en serie o en paralelo?',
    },
    answer: {
      en: 'An ammeter goes in series with the load, a voltmeter in parallel (across) it, and an ohmmeter across a part that is dead and disconnected. OL on an ohmmeter means over limit: an open circuit, no continuity.\n\nAn ammeter has very low resistance: put across a source it shorts it and blows its fuse. A voltmeter has very high resistance. A good fuse or closed switch reads near 0 ohms, a blown or open one OL. A clamp meter measures without opening the circuit.',
      es: 'El amperímetro va en serie con la carga, el voltímetro en paralelo con ella, y el óhmetro en una pieza muerta y desconectada. OL en el óhmetro es fuera de rango: circuito abierto, sin continuidad.\n\nEl amperímetro tiene muy poca resistencia: puesto en paralelo con la fuente hace corto y quema su fusible. El voltímetro tiene muchísima. Un fusible bueno o apagador cerrado marca casi 0 ohms; fundido o abierto, OL. La pinza mide sin abrir el circuito.',
    },
    references: [],
    claims: [
      { says: 'must-not', what: { en: 'put an ammeter across a source', es: 'conectar un amperímetro en paralelo a la fuente' } },
      { says: 'must-not', what: { en: 'use an ohmmeter on a live part', es: 'usar un óhmetro en una parte viva' } },
      { says: 'is-not', what: { en: 'OL on an ohmmeter means continuity', es: 'OL en un óhmetro significa continuidad' } },
      { says: 'is', what: { en: 'a good fuse reads near 0 ohms', es: 'un fusible bueno marca cerca de 0 ohms' } },
      {
        says: 'may',
        what: {
          en: 'read amps with a clamp meter around one live conductor',
          es: 'leer amperes con un amperímetro de gancho alrededor de un conductor vivo',
        },
      },
      {
        says: 'may',
        what: { en: 'measure ohms across a part that is dead and disconnected', es: 'medir ohms en una pieza sin energía y desconectada' },
      },
    ],
    words: {
      en: 'how is a meter connected what does ol mean reading infinite open continuity fuse good',
      es: 'cómo se conecta medidor qué significa ol lectura infinito abierto continuidad fusible bueno',
    },
  },
  {
    id: 'theory-explosionproof-or-intrinsically-safe',
    area: 'theory',
    grade: 'V2',
    title: {
      en: 'Explosionproof or intrinsically safe: what is the difference?',
      es: 'A prueba de explosión o intrínsecamente seguro: ¿qué diferencia hay?',
    },
    answer: {
      en: 'An explosionproof enclosure withstands a gas explosion inside it and cools the escaping gas so that nothing outside ignites. An intrinsically safe circuit has too little energy to ignite the gas at all, even with a fault.\n\nExplosionproof needs threaded conduit and seals and serves power and lighting; intrinsic safety needs a barrier and a control drawing and serves signals and instruments, with ordinary wiring methods kept apart from other circuits. Dust-ignitionproof, for Class II, keeps dust out.',
      es: 'La caja a prueba de explosión aguanta una explosión de gas adentro y enfría el gas que sale para que no encienda lo de afuera. El circuito intrínsecamente seguro tiene tan poca energía que no enciende el gas, ni con una falla.\n\nLo primero pide tubo roscado y sellos y sirve para fuerza y alumbrado; lo segundo pide barrera y plano de control y sirve para señales e instrumentos, con métodos comunes separados de otros circuitos. A prueba de ignición de polvo, en Clase II, no deja entrar polvo.',
    },
    references: ['500.7', '504.2'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use threaded conduit and seals with explosionproof equipment',
          es: 'usar tubo roscado y sellos con equipo a prueba de explosión',
        },
      },
      {
        says: 'may',
        what: {
          en: 'wire intrinsically safe circuits with ordinary wiring methods',
          es: 'alambrar circuitos intrínsecamente seguros con métodos comunes',
        },
        if: {
          en: 'they are kept apart from other circuits, with a barrier and control drawing',
          es: 'se separan de otros circuitos, con barrera y plano de control',
        },
      },
    ],
    words: {
      en: 'explosion proof vs intrinsic safety difference hazardous location dust-ignitionproof',
      es: 'seguridad intrínseca diferencia área peligrosa',
    },
  },
  {
    id: 'theory-480y-277',
    area: 'theory',
    grade: 'V2',
    title: { en: 'What do 480Y/277 and 208Y/120 mean?', es: '¿Qué significan 480Y/277 y 208Y/120?' },
    answer: {
      en: 'A three-phase, four-wire wye: the first figure is between two phases, the second from a phase to neutral. 480Y/277 has 480 V and 277 V; 208Y/120 has 208 V and 120 V; Canada uses 600Y/347.\n\nThe ratio is always 1.732: 480 / 1.732 = 277. Motors and big loads take the higher voltage; in 480Y/277 buildings lights often run on 277 V.',
      es: 'Una estrella trifásica de cuatro hilos: la primera cifra es entre dos fases, la segunda de fase a neutro. 480Y/277 tiene 480 V y 277 V; 208Y/120 tiene 208 V y 120 V; Canadá usa 600Y/347.\n\nLa razón siempre es 1.732: 480 / 1.732 = 277. Los motores y cargas grandes toman el voltaje mayor; en edificios de 480Y/277 las luces suelen ir a 277 V.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: { en: 'lights often run on 277 V in 480Y/277 buildings', es: 'las luces suelen trabajar a 277 V en edificios de 480Y/277' },
      },
    ],
    words: {
      en: '480 277 208 120 wye voltage phase to phase line to line to neutral meaning commercial system',
      es: '480 277 208 120 estrella voltaje entre fases fase a neutro qué voltaje hay sistema',
    },
  },
  {
    id: 'theory-high-leg-delta',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Why does a high-leg delta give 208 V?', es: '¿Por qué la delta con pierna alta da 208 V?' },
    answer: {
      en: 'One 240 V winding of the delta is tapped in the middle for a neutral; the opposite corner is 240 V x 0.866 = 208 V away from that tap. The two nearer corners are 120 V away.\n\nSo you have 240 V three-phase for motors and 120 V from two phases only. The lighting transformer is usually bigger, since it carries all the 120 V load. Marking the high leg, which is phase B, orange and keeping 120 V circuits off it is what keeps equipment alive.',
      es: 'Un devanado de 240 V de la delta tiene derivación al centro para el neutro; la esquina opuesta queda a 240 V x 0.866 = 208 V de esa derivación. Las dos esquinas cercanas quedan a 120 V.\n\nAsí hay 240 V trifásico para motores y 120 V solo en dos fases. El transformador de alumbrado suele ser mayor porque lleva toda la carga de 120 V. Marcar la pierna alta, que es la fase B, en naranja y no ponerle circuitos de 120 V es lo que salva los equipos.',
    },
    references: ['110.15'],
    claims: [
      { says: 'must-not', what: { en: 'put 120 V circuits on the high leg', es: 'poner circuitos de 120 V en la pierna alta' } },
      { says: 'must', what: { en: 'mark the high leg orange', es: 'marcar de naranja la pierna alta' } },
    ],
    words: {
      en: 'high leg wild leg delta 208 0.866 center tap orange voltage to ground neutral of the 120/240 4-wire which phase',
      es: 'pierna alta delta 208 0.866 naranja derivación voltaje a tierra neutro 120/240 qué fase',
    },
  },
  {
    id: 'theory-corner-grounded-and-ungrounded-systems',
    area: 'theory',
    grade: 'V2',
    title: {
      en: 'Corner-grounded and ungrounded delta: how do they behave?',
      es: 'Delta con esquina aterrizada y delta sin aterrizar: ¿cómo se comportan?',
    },
    answer: {
      en: 'A corner-grounded delta has one phase conductor connected to ground: it reads 0 V to ground on that phase and full line voltage on the other two. An ungrounded delta has no intentional ground: its phases float near 58% of line voltage by capacitance.\n\nOn an ungrounded system the first ground fault trips nothing but puts full line voltage to ground on the other phases; the second one, on another phase, is a short circuit. That is why ground detectors are required. Equipment still needs its bonding and ground path.',
      es: 'La delta con esquina aterrizada tiene una fase conectada a tierra: marca 0 V a tierra en ésa y voltaje de línea en las otras dos. La no aterrizada no tiene conexión a propósito: las fases flotan cerca de 58% del voltaje de línea por capacitancia.\n\nEn la no aterrizada la primera falla a tierra no dispara nada pero pone voltaje de línea a tierra en las otras; la segunda, en otra fase, es un corto. Por eso se piden detectores de tierra. El equipo de todos modos lleva unión y camino de tierra.',
    },
    references: ['250.20', '250.21', '250.26'],
    claims: [
      {
        says: 'must',
        what: { en: 'install ground detectors on an ungrounded system', es: 'poner detectores de tierra en un sistema sin aterrizar' },
      },
      {
        says: 'is-not',
        what: { en: 'the first ground fault trips an ungrounded system', es: 'la primera falla a tierra dispara un sistema sin aterrizar' },
      },
      {
        says: 'must',
        what: {
          en: 'bond equipment and give it a ground path on ungrounded systems too',
          es: 'unir el equipo y darle trayectoria de tierra también en sistemas sin aterrizar',
        },
      },
    ],
    words: {
      en: 'corner grounded delta ungrounded system ground detector floating 480',
      es: 'delta esquina aterrizada sistema no aterrizado detector de tierra flotante',
    },
  },
  {
    id: 'theory-open-delta',
    area: 'theory',
    grade: 'V2',
    title: { en: 'What is an open delta?', es: '¿Qué es una delta abierta?' },
    answer: {
      en: "Two transformers instead of three supply three-phase power: the third side of the triangle is left open. The bank delivers only about 58% of a full three-transformer bank's kVA (86.6% of the two units' rating).\n\nUtilities use it for small three-phase loads, or as an emergency when one unit fails. Voltages tend to be unbalanced under load, which heats motors, so check unbalance. You recognize it by two cans of different size on the pole: the large one carries lighting and the small one completes the three-phase.",
      es: 'Dos transformadores en lugar de tres dan trifásica: el tercer lado del triángulo queda abierto. El banco entrega solo como 58% de los kVA de un banco completo de tres (86.6% de la capacidad de los dos).\n\nLa compañía la usa para cargas trifásicas chicas o de emergencia cuando falla una unidad. Los voltajes tienden a desbalancearse con carga y calientan motores: revise el desbalance. Se reconoce por dos transformadores de distinto tamaño en el poste: el grande lleva alumbrado y el chico completa la trifásica.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: "an open delta delivers only about 58% of a full bank's kVA",
          es: 'una delta abierta entrega solo cerca del 58% de los kVA de un banco completo',
        },
      },
      {
        says: 'is-not',
        what: {
          en: "an open delta gives 86.6% of a full three-transformer bank's kVA",
          es: 'una delta abierta dé el 86.6% de los kVA de un banco completo de tres transformadores',
        },
      },
    ],
    words: {
      en: 'open delta two transformers v connection 58 percent',
      es: 'delta abierta dos transformadores 58 por ciento',
    },
  },
  {
    id: 'theory-harmonics',
    area: 'theory',
    grade: 'V2',
    title: { en: 'What are harmonics?', es: '¿Qué son los armónicos?' },
    answer: {
      en: 'Currents at multiples of 60 Hz that electronic loads draw because they take current in pulses: third is 180 Hz, fifth 300 Hz. They add heat without doing work.\n\nThird-order ones add up in the neutral of a wye; fifth and seventh disturb motors and capacitors. Signs: hot neutral, hot or noisy transformer, capacitor fuses blowing, wrong readings on averaging meters. Remedies: separate or larger neutrals, K-rated transformers, line reactors or filters, true-RMS instruments.',
      es: 'Corrientes en múltiplos de 60 Hz que toman las cargas electrónicas porque jalan en pulsos: la tercera es 180 Hz, la quinta 300 Hz. Calientan sin hacer trabajo.\n\nLas de orden tres se suman en el neutro de la estrella; quinta y séptima molestan motores y capacitores. Señales: neutro caliente, transformador caliente o ruidoso, fusibles de capacitor fundidos, lecturas falsas en medidores de promedio. Remedios: neutros separados o mayores, transformadores factor K, reactores o filtros, instrumentos true-RMS.',
    },
    references: ['310.15(E)', '450.3'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'harmonics can heat the neutral and the transformer',
          es: 'los armónicos pueden calentar el neutro y el transformador',
        },
      },
    ],
    words: {
      en: 'harmonics triplen third harmonic nonlinear k factor thd vfd led',
      es: 'armónicos tercer armónico no lineal factor k distorsión variador drive',
    },
  },
  {
    id: 'theory-how-induction-motors-turn',
    area: 'theory',
    grade: 'V2',
    title: { en: 'How does an induction motor turn?', es: '¿Cómo gira un motor de inducción?' },
    answer: {
      en: 'Three-phase current in the stator makes a magnetic field that rotates; it induces current in the rotor bars, and the two fields pull the rotor along, always a little slower.\n\nA single-phase field only pulsates, so a single-phase motor needs a start winding, usually with a capacitor, to begin. At standstill the rotor acts like a shorted transformer: that is why starting current is so high. No load, little current that is mostly magnetising with poor power factor; loaded, current and power factor rise.',
      es: 'La corriente trifásica del estator hace un campo magnético giratorio; induce corriente en las barras del rotor y los dos campos lo jalan, siempre un poco más lento.\n\nUn campo monofásico solo pulsa, por eso el motor monofásico lleva devanado de arranque, casi siempre con capacitor. Parado, el rotor es como transformador en corto: por eso toma tanta corriente al arrancar. Sin carga toma poca, casi pura de magnetización con mal factor de potencia; con carga suben corriente y factor.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: { en: 'a single-phase motor needs a start winding to begin', es: 'un motor monofásico necesita un devanado de arranque' },
      },
    ],
    words: {
      en: 'induction motor how works rotating field stator rotor squirrel cage',
      es: 'motor de inducción cómo funciona campo giratorio estator rotor jaula',
    },
  },
  {
    id: 'theory-synchronous-speed-and-slip',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Synchronous speed and slip', es: 'Velocidad síncrona y deslizamiento' },
    answer: {
      en: 'Synchronous speed = 120 x frequency / poles; slip is how much slower the rotor turns, as a percentage. At 60 Hz: 2 poles 3600 rpm, 4 poles 1800, 6 poles 1200, 8 poles 900.\n\nExample: a 4-pole motor with nameplate 1750 rpm slips 50 rpm, (1800 - 1750) / 1800 = 2.8%. Slip grows with load, so speed under load tells whether a motor is working hard. To change speed change frequency (a drive) or poles, not voltage.',
      es: 'Velocidad síncrona = 120 x frecuencia / polos; el deslizamiento es cuánto más lento gira el rotor, en porcentaje. A 60 Hz: 2 polos 3600 rpm, 4 polos 1800, 6 polos 1200, 8 polos 900.\n\nEjemplo: un motor de 4 polos con placa de 1750 rpm desliza 50 rpm, (1800 - 1750) / 1800 = 2.8%. Sube con la carga; la velocidad con carga dice si el motor trabaja duro. Para cambiar velocidad se cambia frecuencia (variador) o polos, no voltaje.',
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: {
          en: "lowering the voltage is the way to change an induction motor's speed",
          es: 'bajar el voltaje es la forma de cambiar la velocidad de un motor de inducción',
        },
      },
    ],
    words: {
      en: 'synchronous speed slip rpm poles 1800 3600 1750 120 f/p',
      es: 'velocidad síncrona deslizamiento rpm polos 1800 3600 1750',
    },
  },
  {
    id: 'theory-locked-rotor-and-code-letter',
    area: 'theory',
    grade: 'V2',
    title: { en: "Locked-rotor current and the motor's code letter", es: 'Corriente de rotor bloqueado y letra de código del motor' },
    answer: {
      en: "Locked-rotor current is what a motor draws at standstill with full voltage, commonly about six times full load. The nameplate code letter gives kVA per horsepower at locked rotor, from which you compute it.\n\nThree-phase: amps = kVA per hp x hp x 1000 / (1.732 x volts). Code G is 5.6 to 6.29 kVA per hp: 10 hp at 460 V with 6.29 gives 62.9 kVA, about 79 A. Don't confuse the code letter with the design letter (B is the usual design). Air-conditioning compressors show it as LRA.",
      es: 'Es lo que toma el motor parado con voltaje completo, comúnmente como seis veces la plena carga. La letra de código de la placa da kVA por caballo a rotor bloqueado y con eso se calcula.\n\nTrifásico: amperes = kVA por hp x hp x 1000 / (1.732 x volts). La letra G va de 5.6 a 6.29 kVA por hp: 10 hp a 460 V con 6.29 son 62.9 kVA, unos 79 A. No confunda la letra de código con la de diseño (la B es la común). En compresores de aire viene como LRA.',
    },
    references: ['430.7(B)'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'the code letter is the same as the design letter', es: 'la letra de código es lo mismo que la letra de diseño' },
      },
    ],
    words: {
      en: 'locked rotor amps lra code letter kva per hp inrush design b',
      es: 'rotor bloqueado lra letra de código kva por caballo diseño b',
    },
  },
  {
    id: 'theory-service-factor',
    area: 'theory',
    grade: 'V2',
    title: { en: 'What does service factor on a motor mean?', es: '¿Qué significa el factor de servicio de un motor?' },
    answer: {
      en: 'How much above rated horsepower the motor can carry at rated voltage and frequency: 1.15 allows 15% more, at the price of heat and life. It is a reserve, not a target.\n\nIt affects overload protection: a marked service factor of 1.15 or more (or 40 °C rise) allows separate overloads at up to 125% of nameplate current, other motors 115%. Fed by a drive, many motors count as 1.0 whatever the plate says.',
      es: 'Cuánto arriba de los caballos nominales aguanta el motor a voltaje y frecuencia de placa: 1.15 permite 15% más, a costa de calor y vida. Es reserva, no meta.\n\nAfecta al térmico: factor marcado de 1.15 o más (o elevación de 40 °C) permite ajustar hasta 125% de la corriente de placa; los demás, 115%. Con variador muchos motores se toman como 1.0 diga lo que diga la placa.',
    },
    references: ['430.32'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'service factor is a target for normal load', es: 'el factor de servicio es una meta de carga normal' },
        words: 'run all the time 115 percent',
      },
      {
        says: 'may',
        what: {
          en: 'set overloads up to 125% of nameplate current on a motor marked SF 1.15 or more, or 40 °C rise',
          es: 'ajustar el térmico hasta 125% de la corriente de placa en un motor marcado SF 1.15 o más, o 40 °C',
        },
        words: 'tag service factor 20 amps 25',
      },
      {
        says: 'must-not',
        what: {
          en: 'set overloads above 115% on a motor marked SF 1.0 or not marked',
          es: 'ajustar el térmico a más de 115% en un motor marcado SF 1.0 o sin marca',
        },
        unless: {
          en: 'it is marked 40 °C rise, or cannot start or carry its load at that (then up to 130%)',
          es: 'esté marcado 40 °C de aumento, o así no arranque o no aguante su carga (entonces hasta 130%)',
        },
        words: 'no temp rise',
      },
    ],
    words: { en: 'service factor sf 1.15 motor nameplate overload over load', es: 'factor de servicio fs 1.15 placa térmico' },
  },
  {
    id: 'theory-transformer-impedance',
    area: 'theory',
    grade: 'V2',
    title: { en: 'What is %Z (transformer impedance)?', es: '¿Qué es %Z (impedancia del transformador)?' },
    answer: {
      en: 'It is the percentage of rated primary voltage that drives full-load current into a shorted secondary. Full-load amps x 100 / %Z is the most the transformer can deliver into a short, if the primary is unlimited.\n\nExample: 75 kVA, 480 to 208 V, 5%: 208 A x 20 = 4164 A. A unit of 2% can give 50 times its rated current, one of 5.75% about 17 times. Low %Z means stiff voltage but high fault current; high %Z means more voltage drop under load and less fault current. Transformers in parallel need equal %Z to share load.',
      es: 'Es el porcentaje del voltaje primario nominal que hace pasar la corriente nominal con el secundario en corto. Amperes nominales x 100 / %Z es lo máximo que entrega en un corto con primario ilimitado.\n\nEjemplo: 75 kVA, 480 a 208 V, 5%: 208 A x 20 = 4164 A. Uno de 2% puede dar 50 veces su corriente nominal; uno de 5.75%, unas 17. %Z bajo da voltaje firme pero mucha corriente de falla; %Z alto, más caída con carga y menos falla. En paralelo piden el mismo %Z para repartir la carga.',
    },
    references: ['110.24', '450.3'],
    claims: [
      { says: 'is', what: { en: 'a low %Z means high fault current', es: 'un %Z bajo significa corriente de falla alta' } },
      { says: 'must', what: { en: 'give transformers in parallel equal %Z', es: 'usar transformadores de igual %Z en paralelo' } },
    ],
    words: {
      en: 'percent impedance %z transformer fault current',
      es: 'impedancia por ciento %z transformador corriente de falla faya',
    },
  },
  {
    id: 'theory-buck-boost-transformer',
    area: 'theory',
    grade: 'K',
    title: { en: 'What is a buck-boost transformer?', es: '¿Qué es un transformador buck-boost?' },
    answer: {
      en: "A small isolating transformer connected as an autotransformer to raise or lower voltage by a few percent, such as 208 V to 230 V for a machine. Only the added volts pass through it, so it is small.\n\nSize: load amps x boost volts = VA. Example: 30 A at 208 V boosted by 24 V needs about 720 VA, next size up. It doesn't isolate and doesn't make a new grounded system; don't use it to create 120 V from 208 V without a neutral, nor to cure a fluctuating voltage. Follow the maker's diagram exactly.",
      es: 'Un transformador chico conectado como autotransformador para subir o bajar el voltaje unos puntos, por ejemplo de 208 V a 230 V para una máquina. Solo los volts agregados pasan por él, por eso es chico.\n\nTamaño: amperes de carga x volts agregados = VA. Ejemplo: 30 A en 208 V elevados 24 V piden unos 720 VA, el tamaño que sigue. No aísla ni crea un sistema nuevo; no sirve para sacar 120 V de 208 V sin neutro ni para corregir voltaje que varía. Siga exacto el diagrama del fabricante.',
    },
    references: ['210.9', '450.4'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'create 120 V from 208 V without a neutral with a buck-boost',
          es: 'crear 120 V de 208 V sin neutro con un buck-boost',
        },
      },
      {
        says: 'must-not',
        what: { en: 'use a buck-boost to cure a fluctuating voltage', es: 'usar un buck-boost para un voltaje que varía' },
      },
      {
        says: 'may',
        what: { en: 'raise 208 V to 230 V for a machine with a buck-boost', es: 'subir 208 V a 230 V para una máquina con buck-boost' },
      },
      {
        says: 'need-not',
        what: {
          en: 'connect a buck-boost used as an autotransformer to a grounding electrode',
          es: 'conectar a un electrodo de tierra un buck-boost usado como autotransformador',
        },
        words: 'ground rod gec separately derived varilla',
      },
    ],
    words: {
      en: 'buck boost transformer autotransformer 208 to 240 raise voltage becomes electrically primary and secondary tied together raise 208 to 230',
      es: 'buck boost autotransformador 208 a 240 subir voltaje boltaje se convierte primario y secundario unidos subir',
    },
  },
  {
    id: 'theory-how-a-vfd-works',
    area: 'theory',
    grade: 'V2',
    title: { en: 'How does a VFD work?', es: '¿Cómo funciona un variador de frecuencia?' },
    answer: {
      en: "It rectifies AC to DC, stores it in capacitors, and switches it thousands of times a second to make three-phase of any frequency and voltage; motor speed follows frequency. Volts and hertz are kept in proportion so that torque stays.\n\nThe fast switching makes high voltage peaks and leakage currents: inverter-duty motors, short or special motor cable with all-round shield, good grounding. Input current doesn't equal motor current. It can start on single-phase input only if derated by its maker. The DC bus stays charged after power-off.",
      es: 'Rectifica CA a CD, la guarda en capacitores y la conmuta miles de veces por segundo para hacer trifásica de cualquier frecuencia y voltaje; la velocidad sigue a la frecuencia. Volts y hertz van en proporción para conservar el par.\n\nLa conmutación rápida hace picos de voltaje y fugas: motores para inversor, cable corto o especial blindado y buena tierra. La corriente de entrada no es la del motor. Con entrada monofásica solo si el fabricante lo permite y se reduce capacidad. El bus de CD queda cargado sin energía.',
    },
    references: ['430.122'],
    claims: [
      {
        says: 'may',
        what: { en: 'feed a three-phase drive with single-phase', es: 'alimentar con monofásico un variador trifásico' },
        if: { en: 'its maker derates it for that', es: 'su fabricante lo reduce para ello' },
      },
      {
        says: 'is',
        what: { en: 'the DC bus of a drive stays charged after power-off', es: 'el bus de CD de un variador queda cargado al apagar' },
      },
    ],
    words: {
      en: 'vfd variable frequency drive inverter how works pwm speed control change control speed of motor besides voltage frequency hertz drive vary rpm',
      es: 'variador de frecuencia inversor cómo funciona velocidad drive cambia controla velocidad del motor ademas del voltaje frecuencia hertz',
    },
  },
  {
    id: 'theory-step-and-touch-voltage',
    area: 'theory',
    grade: 'V2',
    title: { en: 'What are step voltage and touch voltage?', es: '¿Qué son el voltaje de paso y el de contacto?' },
    answer: {
      en: "When current enters the earth, the ground itself has voltage that falls with distance: step voltage is between your two feet, touch voltage between your hand on metal and your feet. Either can kill near a fault or a downed line.\n\nThat is why you shuffle away with feet together from a downed line, and why pools, substations and barns use equipotential bonding: if all you touch is at one voltage, no current passes through you. More ground rods alone don't remove it.",
      es: 'Cuando entra corriente al suelo, el piso tiene voltaje que baja con la distancia: el de paso es entre sus dos pies, el de contacto entre la mano en el metal y los pies. Cualquiera mata cerca de una falla o línea caída.\n\nPor eso uno se aleja arrastrando los pies juntos, y por eso albercas, subestaciones y establos usan unión equipotencial: si todo lo que toca está al mismo voltaje, no pasa corriente por usted. Más varillas solas no lo quitan.',
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: { en: 'shuffle away with feet together from a downed line', es: 'alejarse arrastrando los pies juntos de un cable caído' },
      },
      {
        says: 'is-not',
        what: { en: 'more ground rods alone remove step and touch voltage', es: 'más varillas solas quitan el voltaje de paso y contacto' },
      },
    ],
    words: {
      en: 'step potential touch potential ground gradient downed line',
      es: 'voltaje de paso contacto gradiente línea caída enchufle boltaje',
    },
  },
  {
    id: 'theory-how-a-gfci-works',
    area: 'theory',
    grade: 'V2',
    title: { en: 'How does a GFCI work?', es: '¿Cómo funciona un GFCI?' },
    answer: {
      en: "Hot and neutral pass through one small transformer core; if what goes out doesn't come back, the core sees the difference and opens both in about a fortieth of a second. Class A trips between 4 and 6 mA.\n\nIt needs no ground wire to work. It won't trip for a shock between hot and neutral, nor for overload. A second coil detects a neutral grounded downstream. Equipment protectors (GFPE, 30 mA or more) are for heat cables and services, not for people.",
      es: 'Vivo y neutro pasan por un pequeño núcleo; si lo que sale no regresa, el núcleo ve la diferencia y abre ambos en como un cuarentavo de segundo. El Clase A dispara entre 4 y 6 mA.\n\nNo necesita tierra para trabajar. No dispara con un toque entre vivo y neutro ni con sobrecarga. Una segunda bobina detecta neutro a tierra adelante. Los de equipo (GFPE, 30 mA o más) son para cables calefactores y acometidas, no para personas.',
    },
    references: ['210.8'],
    claims: [
      {
        says: 'is',
        what: { en: 'a GFCI works without a ground wire', es: 'un GFCI funciona sin alambre de tierra' },
        words: 'still trip protects useless no ground shocked faucet sin tierra',
      },
      {
        says: 'is-not',
        what: { en: 'a GFCI trips for a shock between hot and neutral', es: 'un GFCI dispara por descarga entre vivo y neutro' },
      },
      { says: 'is-not', what: { en: 'a GFPE of 30 mA protects people', es: 'un GFPE de 30 mA protege a las personas' } },
      {
        says: 'is',
        what: { en: 'a Class A GFCI trips between 4 and 6 mA', es: 'un GFCI Clase A dispara entre 4 y 6 mA' },
        words: '5 mA milliamps',
      },
      {
        says: 'is-not',
        what: { en: 'a GFCI trips on overload', es: 'un GFCI dispare por sobrecarga' },
        unless: { en: 'it is a GFCI breaker', es: 'sea un breaker GFCI' },
      },
    ],
    words: {
      en: 'how gfci works why does a gfci trip leak ground fault 5 ma current transformer 4 6 ma class a sensing trips at what leakage current milliamps need ground wire does it without',
      es: 'cómo funciona gfci transformador diferencia 4 6 ma clase a a qué corriente de fuga dispara miliamperes necesita tierra',
    },
  },
  {
    id: 'theory-breaker-trip-curve',
    area: 'theory',
    grade: 'V1',
    title: { en: 'How does a breaker decide when to trip?', es: '¿Cómo decide un breaker cuándo disparar?' },
    answer: {
      en: "Two mechanisms: a thermal strip that bends with heat trips slow on overload, and a magnet trips at once on a short circuit. The trip curve shows time against current.\n\nA common 20 A breaker carries 20 A indefinitely at 40 °C and open air, trips at 27 A (135%) within about an hour, at 200% within a couple of minutes, and at ten times instantly. Electronic units have settings for each part (LSIG). Fuses have one melting curve. Selective coordination means curves that don't overlap.",
      es: 'Dos mecanismos: una lámina térmica que se dobla con el calor dispara lento en sobrecarga, y un imán dispara al instante en corto. La curva muestra tiempo contra corriente.\n\nUn breaker común de 20 A lleva 20 A indefinidamente a 40 °C y al aire, dispara a 27 A (135%) en como una hora, al 200% en un par de minutos, y a diez veces al instante. Los electrónicos ajustan cada parte (LSIG). Los fusibles tienen una curva de fusión. Coordinación selectiva es que las curvas no se encimen.',
    },
    references: ['110.9'],
    claims: [
      { says: 'is-not', what: { en: 'a 20 A breaker trips at once at 27 A', es: 'un breaker de 20 A dispara al instante a 27 A' } },
      {
        says: 'is',
        what: { en: 'a magnet trips a breaker at once on a short circuit', es: 'un imán dispara el breaker al instante en corto' },
      },
    ],
    words: {
      en: 'trip curve thermal magnetic inverse time instantaneous lsig coordination',
      es: 'curva de disparo termomagnético tiempo inverso instantáneo coordinación',
    },
  },
  {
    id: 'theory-phase-balancing',
    area: 'theory',
    grade: 'K',
    title: { en: 'How do I balance the loads in a panel?', es: '¿Cómo balanceo las cargas en un tablero?' },
    answer: {
      en: 'Spread single-phase loads so that each leg carries about the same at the same time: it cuts neutral current, voltage unbalance and heat. Balance by what runs together, not by counting breakers.\n\nIn a common panel adjacent spaces alternate legs, so two big loads in a column of every other space share a leg. Clamp each leg at peak time, then move circuits. Within about 10% is a good working aim; three-phase motors care more about voltage. Keep multiwire hots on different legs when moving.',
      es: 'Reparta las monofásicas para que cada fase lleve más o menos lo mismo al mismo tiempo: baja corriente de neutro, desbalance y calor. Se balancea por lo que trabaja junto, no contando breakers.\n\nEn un tablero común los espacios seguidos alternan fases; dos cargas grandes saltando un espacio comparten fase. Mida cada fase en hora pico y luego mueva circuitos. Dentro de 10% es buena meta; a los motores trifásicos les importa más el voltaje. Al mover, deje los vivos de un multiconductor en fases distintas.',
    },
    references: [],
    claims: [
      { says: 'is-not', what: { en: 'counting breakers balances a panel', es: 'contar breakers balancea un tablero' } },
      {
        says: 'must',
        what: {
          en: 'keep multiwire hots on different legs when moving circuits',
          es: 'mantener los vivos multiconductor en fases distintas al mover circuitos',
        },
      },
    ],
    words: { en: 'balance panel load legs phases uneven circuits', es: 'balancear tablero fases cargas desbalance circuitos panel' },
  },
  {
    id: 'theory-how-an-afci-works',
    area: 'theory',
    grade: 'V2',
    title: { en: 'How does an AFCI work?', es: '¿Cómo funciona un AFCI?' },
    answer: {
      en: "Electronics in the breaker or outlet listen to the current's shape and noise and open when it looks like dangerous arcing: high-current parallel arcs between wires, and low-current series arcs in one broken wire.\n\nIt also carries the ordinary overload and short-circuit trip, and many have a ground-fault element of about 30 mA, which is not people protection. It can't see a glowing joint that doesn't arc. It learns from patterns, so motors and poor electronics may fool it; the maker's latest model is usually better at telling them apart.",
      es: 'La electrónica del breaker o contacto vigila la forma y el ruido de la corriente y abre cuando parece arco peligroso: arco paralelo fuerte entre alambres y arco serie débil en un alambre roto.\n\nTambién trae el disparo común de sobrecarga y corto, y muchos un elemento de falla a tierra de unos 30 mA, que no protege personas. No ve una unión al rojo que no hace arco. Trabaja por patrones, así que motores y mala electrónica lo engañan; el modelo más nuevo del fabricante suele distinguir mejor.',
    },
    references: ['210.12'],
    claims: [
      {
        says: 'is-not',
        what: { en: "an AFCI sees a glowing joint that doesn't arc", es: 'un AFCI detecta una unión al rojo que no hace arco' },
      },
      {
        says: 'is-not',
        what: {
          en: 'the 30 mA ground-fault element of an AFCI protects people',
          es: 'el elemento de 30 mA de un AFCI protege a las personas',
        },
      },
      {
        says: 'is',
        what: { en: 'motors and poor electronics may fool an AFCI', es: 'motores y electrónica mala pueden engañar a un AFCI' },
      },
    ],
    words: {
      en: 'how afci works arc detection series parallel arc electronics combination type acfi',
      es: 'cómo funciona afci arco serie paralelo electrónica',
    },
  },
];

// Confirmed: industrialmonitordirect, testguy, Square D FAQ, electricaltrader, LS Electric, Masters' power text (triplen harmonics), OSHA 3075, amporalabs.
// Second reading: open delta Navy manual (tpub), experts123; code letter engineeringtoolbox, absolutegenerators; VFD precision-elec, eilitetech, joeguardian; corner-grounded ECN forum. One source only: trip curve mechanism (Navy manual, Schneider), not its times.
