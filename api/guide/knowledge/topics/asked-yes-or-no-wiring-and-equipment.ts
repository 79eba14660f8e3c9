// Questions on wiring, equipment and special places that are commonly asked with yes or no: the verdict first, then the reason.
import type { Topic } from '../knowledge.ts';

export const askedYesOrNoWiringAndEquipmentTopics: readonly Topic[] = [
  {
    id: 'asked-egc-in-conduit-fill',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Do ground wires count in conduit fill?', es: '¿Cuentan las tierras en el llenado del tubo?' },
    answer: {
      en: "Yes, they count: equipment grounding and bonding conductors take up room, so each counts with its own area, insulated or bare.\n\nDon't mix it with the ampacity adjustment, where grounds are not counted: those are two different counts.",
      es: 'Sí, cuentan: las tierras y puentes ocupan lugar, así que cada uno cuenta con su propia área, aislado o desnudo.\n\nNo lo confunda con el ajuste de ampacidad, donde las tierras no se cuentan: son dos cuentas distintas.',
    },
    references: ['Chapter 9 Table 1'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'count ground wires in conduit fill, insulated or bare',
          es: 'contar las tierras en el llenado del tubo, aisladas o desnudas',
        },
        words: 'egc green pipe 40%',
      },
      {
        says: 'need-not',
        what: {
          en: 'count ground wires as current-carrying for ampacity adjustment',
          es: 'contar las tierras como portadores en el ajuste de ampacidad',
        },
        words: 'derating egc',
      },
    ],
    words: {
      en: 'equipment grounding conductor egc green bare wire included raceway pipe 40% figuring fill area',
      es: 'verde desnudo conductor puesta a tierra egc incluir tubo conduit 40% area ocupacion calcular incluyo cable alambre',
    },
  },
  {
    id: 'asked-egc-in-box-fill',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Do ground wires count in box fill?', es: '¿Cuentan las tierras en el llenado de caja?' },
    answer: {
      en: 'Yes, they count: up to four equipment grounding conductors together count as one conductor of the largest of them; from 2020 each one more adds a quarter of that volume.\n\nIn 2017 all of them together counted as one, however many. The video that says grounds are free is wrong.',
      es: 'Sí, cuentan: hasta cuatro tierras juntas cuentan como un conductor de la mayor; desde 2020 cada una más agrega un cuarto de ese volumen.\n\nEn 2017 todas juntas contaban como una, fueran las que fueran. El video que dice que la tierra no cuenta se equivoca.',
    },
    references: ['314.16(B)(5)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'count ground wires in box fill, up to four together as one conductor',
          es: 'contar las tierras en el llenado de caja, hasta cuatro juntas como un conductor',
        },
        words: 'egc bare green free',
      },
      {
        says: 'must',
        what: {
          en: 'add a quarter of a conductor for each ground wire beyond four',
          es: 'agregar un cuarto de conductor por cada tierra después de cuatro',
        },
        editions: ['2020', '2023', '2026'],
        words: 'five six box',
      },
    ],
    words: {
      en: 'bare green egc equipment grounding free ignore video says cubic inches device box',
      es: 'desnuda verde egc puesta a tierra pulgadas cubicas cajetin ignoran gratis',
    },
  },
  {
    id: 'asked-neutral-single-phase',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does the shared neutral of a 120/240 V single-phase circuit count as current-carrying?',
      es: '¿Cuenta el neutro compartido de un circuito monofásico 120/240 V como portador de corriente?',
    },
    answer: {
      en: "No, it isn't counted: the neutral of a 120/240 V single-phase multiwire circuit carries only the difference of the two hots, so the three wires count as two.\n\nIt does count in a plain two-wire circuit, and in three-wire circuits from a wye.",
      es: 'No, no se cuenta: el neutro de un multifilar monofásico 120/240 V lleva solo la diferencia de las dos vivas, así que los tres hilos cuentan como dos.\n\nSí cuenta en un circuito simple de dos hilos y en los de tres hilos tomados de una estrella.',
    },
    references: ['310.15(E)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'count the shared neutral of a 120/240 V single-phase circuit as current-carrying',
          es: 'contar como portador el neutro compartido de un circuito monofásico 120/240 V',
        },
        words: 'mwbc multiwire derate',
      },
      {
        says: 'must',
        what: {
          en: 'count the neutral of a two-wire circuit as current-carrying',
          es: 'contar como portador el neutro de un circuito de dos hilos',
        },
        words: 'derate plain 120',
      },
    ],
    words: {
      en: 'mwbc multiwire branch circuit count neutral current carrying split phase red black white how many ccc derating',
      es: 'multifilar neutro comun rojo negro blanco cuantos portadores contar ajuste fase partida residencial',
    },
  },
  {
    id: 'asked-neutral-two-phases-of-wye',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does the neutral of a three-wire circuit of two phases of a 208Y/120 V wye count as current-carrying?',
      es: '¿Cuenta el neutro de un circuito de tres hilos, dos fases y neutro, de una estrella de 208Y/120 V?',
    },
    answer: {
      en: "Yes, it counts: with two phases and the neutral of a wye, the neutral carries about as much current as the hots, so all three count.\n\nWith all three phases and mostly linear loads it carries only the unbalance and doesn't count. In a two-wire circuit it always counts.",
      es: 'Sí, cuenta: con dos fases y neutro de una estrella, el neutro lleva más o menos la misma corriente que las vivas; los tres cuentan.\n\nCon las tres fases y cargas casi todas lineales lleva solo el desbalance y no cuenta. En un circuito de dos hilos siempre cuenta.',
    },
    references: ['310.15(E)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'count the neutral of a circuit of two phases of a wye as current-carrying',
          es: 'contar como portador el neutro de un circuito de dos fases de una estrella',
        },
        words: 'apartment 120/208 three wire derate',
      },
      {
        says: 'need-not',
        what: {
          en: 'count the neutral of all three phases of a wye feeding heaters and plain motors',
          es: 'contar el neutro de las tres fases de una estrella para calentadores y motores comunes',
        },
        words: '4 wire derate',
      },
    ],
    words: {
      en: 'apartment 120/208 three-wire 3-wire circuit from a wye with two hots 2 phases and neutral count current carrying conductor derating network two-wire circuit 120 V plus 4-wire plain 2-wire current-carrying',
      es: 'departamento 120/208 tres hilos dos vivas y neutro cuenta portador corriente ajuste circuito de dos hilos 120 V simple',
    },
  },
  {
    id: 'asked-neutral-nonlinear',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does the wye neutral count with computers, LED drivers and other nonlinear loads?',
      es: '¿Cuenta el neutro de la estrella con computadoras, LED y otras cargas no lineales?',
    },
    answer: {
      en: 'Yes with mostly nonlinear loads, no with linear ones such as plain motors and heaters: on a four-wire three-phase wye third harmonics add in the neutral, so it counts as current-carrying and a set of four wires is four.\n\nComputers, LED drivers, electronic ballasts and drives are nonlinear; heaters and motors without drives are not.',
      es: 'Sí con cargas casi todas no lineales, no con lineales como motores y calentadores: en una estrella trifásica de cuatro hilos las terceras armónicas se suman en el neutro; cuenta y el juego de cuatro hilos es de cuatro.\n\nComputadoras, drivers LED, balastros electrónicos y variadores son no lineales; calentadores y motores sin variador, no.',
    },
    references: ['310.15(E)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'count the neutral of a 4-wire wye with mostly nonlinear loads, such as computers and LED drivers, as current-carrying',
          es: 'contar como portador el neutro de una estrella de 4 hilos con cargas casi todas no lineales, como computadoras y drivers LED',
        },
        words: 'harmonics electronic ballast vfd office',
      },
      {
        says: 'need-not',
        what: {
          en: 'count the neutral of a 4-wire wye feeding heaters and plain motors',
          es: 'contar el neutro de una estrella de 4 hilos para calentadores y motores comunes',
        },
        words: 'derate',
      },
    ],
    words: {
      en: 'harmonics triplen electronic ballast vfd count neutral current carrying 480y/277 208y/120 office lighting four ccc make the a current-carrying conductor led driver',
      es: 'armonicas neutro portador contar balastro electronico variador oficina cuatro conductores hacen que el cuente led',
    },
  },
  {
    id: 'asked-travelers-count',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Do both travelers of a three-way switch count for derating?',
      es: '¿Cuentan los dos viajeros de un apagador de tres vías en el ajuste?',
    },
    answer: {
      en: "No, the two count as one: only one of the two travelers is live at a time, so the pair counts as one current-carrying conductor. Conductors that can't be energized together are not all counted.\n\nFor conduit fill both count, because both take up room.",
      es: 'No, los dos cuentan como uno: solo uno de los dos viajeros está vivo a la vez, así que el par cuenta como un portador de corriente. Los que no pueden energizarse juntos no se cuentan todos.\n\nEn el llenado del tubo cuentan los dos, porque los dos ocupan lugar.',
    },
    references: ['310.15(C)(1)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'count both travelers of a three-way switch for derating',
          es: 'contar los dos viajeros de un apagador de tres vías en el ajuste',
        },
        words: 'current carrying 3-way',
      },
      {
        says: 'must',
        what: { en: 'count both travelers in conduit fill', es: 'contar los dos viajeros en el llenado del tubo' },
        words: '3-way',
      },
      {
        says: 'is',
        what: {
          en: 'the two travelers of a three-way switch count as one current-carrying conductor',
          es: 'los dos viajeros de un apagador de tres vías cuentan como un solo portador',
        },
        words: '3-way pair',
      },
    ],
    words: {
      en: 'traveler travellers 3-way 4-way count current-carrying conductors adjustment both pair travelers',
      es: 'viajeros retornos puentes escalera apagador 3 vias portadores contar par los dos de corriente',
    },
  },
  {
    id: 'asked-spares-count',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Do spare conductors count for derating?', es: '¿Cuentan los conductores de reserva en el ajuste de ampacidad?' },
    answer: {
      en: 'Yes, spares count: a spare may be put to use later, so every phase conductor in the raceway counts for the adjustment, spares included, and for fill.\n\nGrounds and a neutral that carries only the unbalance stay out.',
      es: 'Sí, cuentan: el de reserva puede usarse después, así que todos los de fase en el tubo cuentan para el ajuste, también los de reserva, y para el llenado.\n\nLas tierras y el neutro que lleva solo el desbalance quedan fuera.',
    },
    references: ['310.15(C)(1)', 'Chapter 9 Table 1'],
    claims: [
      {
        says: 'must',
        what: { en: 'count spare conductors for derating', es: 'contar los conductores de reserva en el ajuste de ampacidad' },
        words: 'spare wires extra unused future',
      },
      {
        says: 'must',
        what: { en: 'count spare conductors in conduit fill', es: 'contar los conductores de reserva en el llenado del tubo' },
        words: 'extra unused',
      },
    ],
    words: {
      en: 'spare wires extra unused dead future not connected abandoned adjustment factor bundling count',
      es: 'cables de repuesto sobrantes sin conectar futuros muertos factor agrupamiento contar derateo',
    },
  },
  {
    id: 'asked-nipple-adjustment',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Do I derate for more than three wires in a short nipple?',
      es: '¿Se aplica el ajuste por más de tres conductores en un niple corto?',
    },
    answer: {
      en: 'No adjustment up to 24 in.: in a raceway that short the one for more than three current-carrying conductors does not apply, because the heat leaves at both ends.\n\nCorrection for a hot place still does, and so does fill, which may be 60% there.',
      es: 'No hay ajuste hasta 24 pulg.: en una canalización tan corta no se aplica el por más de tres portadores, porque el calor sale por los dos extremos.\n\nLa corrección por lugar caliente sí, y también el llenado, que ahí puede ser 60%.',
    },
    references: ['310.15(C)(1)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'derate for more than three wires in a nipple of 24 in. or less',
          es: 'aplicar el ajuste por más de tres conductores en un niple de 24 pulg. o menos',
        },
        words: 'short conduit adjust',
      },
      {
        says: 'must',
        what: {
          en: 'correct the ampacity for a hot place in a short nipple too',
          es: 'corregir la ampacidad por lugar caliente también en un niple corto',
        },
        words: 'ambient attic temperature',
      },
    ],
    words: {
      en: 'nipple 24 inches adjustment derating required does not apply short conduit between panel and gutter adjust ampacity 20 inch',
      es: 'niple 24 pulgadas ajuste derateo tubo corto entre tablero y ducto ajustar ampacidad aplica',
    },
  },
  {
    id: 'asked-nipple-sixty-percent',
    area: 'exam',
    grade: 'V2',
    title: { en: 'May I fill a nipple to 60%?', es: '¿Puedo llenar un niple al 60%?' },
    answer: {
      en: 'Yes, up to 24 in.: a conduit nipple that short between boxes, cabinets or similar enclosures may be filled to 60% instead of 40%.\n\nAt 25 in. it is no nipple: 40% and the adjustment apply again.',
      es: 'Sí, hasta 24 pulg.: un niple así de corto entre cajas, gabinetes o envolventes similares puede llenarse al 60% en lugar del 40%.\n\nCon 25 pulg. ya no es niple: vuelven el 40% y el ajuste.',
    },
    references: ['Chapter 9 Table 1'],
    claims: [
      {
        says: 'may',
        what: { en: 'fill a conduit nipple of 24 in. or less to 60%', es: 'llenar al 60% un niple de 24 pulg. o menos' },
        words: 'short 12 18 inch',
      },
      {
        says: 'must-not',
        what: {
          en: 'fill a conduit longer than 24 in. beyond 40% with three or more wires',
          es: 'llenar más del 40% con tres o más conductores un tubo de más de 24 pulg.',
        },
        words: '25 30 inch nipple',
      },
    ],
    words: {
      en: 'nipple fill percent maximum short 24 inches allowed sixty filled more than 40%',
      es: 'niple llenado por ciento maximo corto 24 pulgadas sesenta',
    },
  },
  {
    id: 'asked-mixed-terminals',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'One end is rated 75 °C and the other 60 °C: may I use 75 °C?',
      es: 'Un extremo es de 75 °C y el otro de 60 °C: ¿puedo usar 75 °C?',
    },
    answer: {
      en: 'No, not 75 °C: the lowest temperature rating of any connected terminal, device or conductor governs the whole run. One 60 °C end makes it the 60 °C column.\n\nThe 75 °C column needs 75 °C markings at both ends and on every splice between.',
      es: 'No, no la de 75 °C: manda la temperatura más baja de cualquier terminal, dispositivo o conductor conectado. Con un extremo de 60 °C todo va en la columna de 60 °C.\n\nLa columna de 75 °C pide marca de 75 °C en los dos extremos y en cada empalme intermedio.',
    },
    references: ['110.14(C)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use the 75 °C column with one end rated 60 °C', es: 'usar la columna de 75 °C con un extremo de 60 °C' },
        words: 'lugs terminals mixed',
      },
      {
        says: 'may',
        what: { en: 'use the 75 °C column', es: 'usar la columna de 75 °C' },
        if: { en: 'both ends and every splice are marked 75 °C', es: 'los dos extremos y cada empalme están marcados 75 °C' },
        words: 'lugs terminals',
      },
      {
        says: 'may',
        what: { en: 'use the 75 °C column with both ends rated 75 °C', es: 'usar la columna de 75 °C con los dos extremos de 75 °C' },
        words: 'two terminals lugs breaker marked marcados terminales',
      },
    ],
    words: {
      en: 'mixed lugs breaker equipment different temperature lowest weakest link governs both ends rated terminal decide ampacity 75 degree column only one end',
      es: 'distintas terminales breaker equipo diferente temperatura la menor manda los dos extremos terminal decide ampacidad zapatas 75 grados columna un extremo',
    },
  },
  {
    id: 'asked-parallel-length',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Must parallel conductors be the same length?', es: '¿Los cables en paralelo van del mismo largo?' },
    answer: {
      en: "Yes, all alike: the conductors of one phase have the same length, material, size, insulation and way of ending, so that they share the current. The shorter one would take more and overheat.\n\nOne phase may differ from another; that doesn't disturb the sharing.",
      es: 'Sí, iguales: todos los conductores de una fase llevan el mismo largo, material, calibre, aislamiento y forma de terminación, para repartir la corriente. El más corto tomaría más y se calentaría.\n\nUna fase puede ser distinta de otra; eso no altera el reparto.',
    },
    references: ['310.10(G)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'make the parallel conductors of one phase the same length, material, size and insulation',
          es: 'poner los conductores en paralelo de una fase del mismo largo, material, calibre y aislamiento',
        },
        words: 'equal sets cut',
      },
      {
        says: 'may',
        what: {
          en: 'make the conductors of one phase longer than those of another phase',
          es: 'poner los conductores de una fase más largos que los de otra fase',
        },
        words: 'different',
      },
      {
        says: 'must-not',
        what: {
          en: 'make one parallel conductor of a phase longer, shorter or of another metal than the other',
          es: 'poner un conductor en paralelo de una fase más largo, más corto o de otro metal que el otro',
        },
        words: 'set mix copper aluminum same',
      },
    ],
    words: {
      en: 'parallel sets equal lengths cut identical same conductors per phase must match unequal',
      es: 'paralelo juegos iguales largo identicos cortar misma longitud desiguales',
    },
  },
  {
    id: 'asked-nm-in-outdoor-conduit',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can Romex run in conduit outdoors or underground?', es: '¿Puede ir el Romex dentro de tubo afuera o enterrado?' },
    answer: {
      en: 'No outdoors or underground, yes in dry places indoors: the inside of buried conduit, and of conduit in wet places above ground, counts as wet, and NM cable is for dry places only.\n\nUse THWN-2 or XHHW-2 single conductors, or UF cable where it may go.',
      es: 'No afuera ni enterrado, sí adentro en seco: el interior del tubo enterrado, o del que va en lugar mojado sobre el suelo, cuenta como mojado, y el NM es solo para lugares secos.\n\nUse conductores THWN-2 o XHHW-2, o cable UF donde se permite.',
    },
    references: ['300.5(B)', '300.9', '334.12'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'run Romex (NM) in buried conduit, whatever the pipe', es: 'meter Romex (NM) en tubo enterrado, sea cual sea el tubo' },
        words: 'underground in the ground wet shed sealed glued bajo tierra',
      },
      {
        says: 'may',
        what: { en: 'run Romex (NM) in conduit in a dry place in a building', es: 'meter Romex (NM) en tubo en lugar seco de un edificio' },
        unless: {
          en: 'NM is not allowed there, as in a plenum, a hazardous place or where the city bans it',
          es: 'ahí no se permita el NM, como en un plenum, un lugar peligroso o donde la ciudad lo prohíbe',
        },
        words: 'indoors emt sleeve garage basement adentro pared sótano wall inside dentro',
      },
      {
        says: 'must-not',
        what: { en: 'run Romex (NM) in conduit exposed to the weather', es: 'meter Romex (NM) en tubo a la intemperie' },
        words: 'outdoors outside exterior roof wet afuera mojado patio techo weather lluvia',
      },
      {
        says: 'must-not',
        what: { en: 'run Romex (NM) in underground conduit', es: 'meter Romex (NM) en tubo enterrado' },
        words: 'buried pvc shed trench glued',
      },
      {
        says: 'may',
        what: {
          en: 'sleeve Romex (NM) in conduit inside a garage or basement to protect it',
          es: 'meter el Romex (NM) en un tubo adentro de la cochera o el sótano para protegerlo',
        },
        words: 'emt indoors dry down wall bajada',
      },
    ],
    words: {
      en: 'nm nm-b pvc underground outside exterior wall shed short sleeve romex conduit neighbor says emt inside outdoors',
      es: 'nm nm-b pvc enterrado exterior pared patio romex en tubo vecino dice emt meter intemperie dentro de',
    },
  },
  {
    id: 'asked-nm-unfinished-basement',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can Romex be exposed in an unfinished basement?', es: '¿Puede quedar el Romex visto en un sótano sin terminar?' },
    answer: {
      en: 'Yes: but only cables of at least two 6 AWG or three 8 AWG may cross the bottom edges of joists. Smaller ones go through bored holes, along the sides of joists or on running boards.\n\nDown a wall, protect it where it can be damaged.',
      es: 'Sí: pero solo los de dos 6 AWG o tres 8 AWG o mayores pueden cruzar por debajo de las vigas. Los menores van por agujeros, por el costado de la viga o sobre tablas.\n\nEn la bajada por la pared, protéjalo donde se pueda dañar.',
    },
    references: ['334.15(B)', '334.15(C)'],
    claims: [
      {
        says: 'may',
        what: { en: 'leave Romex (NM) exposed in an unfinished basement', es: 'dejar el Romex (NM) visto en un sótano sin terminar' },
        unless: { en: 'it can be damaged there', es: 'ahí se pueda dañar' },
        words: 'open walls joists',
      },
      {
        says: 'must-not',
        what: {
          en: 'staple 14, 12 or 10 AWG Romex (NM) across the bottom of basement joists',
          es: 'engrapar Romex (NM) 14, 12 o 10 AWG por debajo de las vigas del sótano',
        },
        words: '12/2 14/2 10/2',
      },
      {
        says: 'may',
        what: {
          en: 'staple 6/3 or larger cable across the bottom of basement joists',
          es: 'engrapar cable 6/3 o mayor por debajo de las vigas del sótano',
        },
        words: 'range 8/3 drill underside atravesado',
      },
      {
        says: 'must',
        what: {
          en: 'protect Romex (NM) that runs on the bare wall of an unfinished basement, such as in conduit down to the outlet',
          es: 'proteger el Romex (NM) que va sobre la pared desnuda de un sótano sin acabar, como en tubo hasta el contacto',
        },
        words: 'concrete block masonry exposed down the wall EMT sleeve',
      },
      {
        says: 'need-not',
        what: { en: 'put Romex (NM) along basement joists in conduit', es: 'poner en tubo el Romex (NM) junto a las vigas del sótano' },
        unless: { en: 'it can be damaged there', es: 'ahí se pueda dañar' },
      },
      {
        says: 'must-not',
        what: {
          en: 'leave Romex (NM) unprotected on the bare wall of an unfinished basement',
          es: 'dejar sin protección el Romex (NM) sobre la pared desnuda de un sótano sin acabar',
        },
        words: 'concrete block masonry without concreto',
      },
    ],
    words: {
      en: 'exposed nm nm-b basement crawl space bottom of joists staple running board open stapled romex has to be in conduit walls',
      es: 'visto expuesto nm nm-b sotano por debajo de vigas grapas tabla engrapar tiene que ir en tubo abierto',
    },
  },
  {
    id: 'asked-nm-commercial',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can Romex be used in a commercial building?', es: '¿Se puede usar Romex en un edificio comercial?' },
    answer: {
      en: 'Yes: where the building is, or could be, of construction Types III, IV or V, concealed behind walls, floors or ceilings with a 15 min finish rating.\n\nNot exposed above a dropped ceiling there, nor in places of assembly beyond what their article allows. Many cities forbid it: ask.',
      es: 'Sí: donde el edificio es, o podría ser, de construcción Tipo III, IV o V, oculto tras paredes, pisos o techos con acabado de 15 min.\n\nNo visto sobre plafón ahí, ni en lugares de reunión más allá de lo que permite su artículo. Muchas ciudades lo prohíben: pregunte.',
    },
    references: ['334.10', '334.12'],
    claims: [
      {
        says: 'may',
        what: { en: 'use Romex (NM) in a commercial building', es: 'usar Romex (NM) en un edificio comercial' },
        if: {
          en: 'it is of Type III, IV or V construction, with the cable concealed behind a 15 min finish, and no local rule forbids it',
          es: 'es de construcción Tipo III, IV o V, con el cable oculto tras acabado de 15 min, y ninguna regla local lo prohíbe',
        },
        words: 'store office shop small wood frame behind drywall local oficina tienda madera tablaroca tras',
      },
      {
        says: 'must-not',
        what: {
          en: 'run Romex (NM) exposed above a dropped ceiling in a commercial building',
          es: 'dejar Romex (NM) visto sobre plafón en un edificio comercial',
        },
        words: 'store office drop',
      },
      {
        says: 'is-not',
        what: { en: 'Romex (NM) is only for dwellings', es: 'el Romex (NM) es solo para viviendas' },
        words: 'residential only',
      },
      {
        says: 'must-not',
        what: {
          en: 'use Romex (NM) in a steel or concrete building of Type I or II',
          es: 'usar Romex (NM) en un edificio de acero o concreto Tipo I o II',
        },
        unless: {
          en: 'it is in a raceway allowed there, or the building is a one- or two-family dwelling',
          es: 'vaya en un tubo permitido ahí, o el edificio sea una vivienda de una o dos familias',
        },
        words: 'high rise',
      },
    ],
    words: {
      en: 'nm nm-b store office restaurant romex allowed commercial only residential false claim never for houses wire small shop',
      es: 'nm nm-b tienda oficina restaurante romex permitido comercial solo residencial local para casas alambrar nunca',
    },
  },
  {
    id: 'asked-uf-indoors',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can UF cable be used inside a house?', es: '¿Se puede usar cable UF dentro de la casa?' },
    answer: {
      en: 'Yes, like NM: indoors UF may be used like NM cable, with the same supports, and it also stands damp, wet and corrosive places.\n\nNot where exposed to damage, and as with NM its ampacity is that of 60 °C. It is only harder to strip.',
      es: 'Sí, como el NM: adentro el UF se usa como el NM, con los mismos soportes, y además aguanta lugares húmedos, mojados y corrosivos.\n\nNo donde se dañe, y como el NM su ampacidad es la de 60 °C. Solo cuesta más pelarlo.',
    },
    references: ['340.10'],
    claims: [
      {
        says: 'may',
        what: { en: 'use UF cable inside a house like NM', es: 'usar cable UF dentro de la casa como el NM' },
        words: 'uf-b interior wall panel',
      },
      {
        says: 'must-not',
        what: { en: 'use UF cable where it is exposed to damage', es: 'usar cable UF donde se pueda dañar' },
        words: 'uf-b',
      },
      {
        says: 'must',
        what: { en: 'take the 60 °C ampacity for UF cable', es: 'tomar la ampacidad de 60 °C para el cable UF' },
        words: 'uf-b amps',
      },
    ],
    words: {
      en: 'uf-b indoors interior run into the house walls up to panel inside building allowed underground feeder cable',
      es: 'uf-b interior adentro paredes hasta el tablero meter casa permitido edificio',
    },
  },
  {
    id: 'asked-mc-outdoors',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can MC cable be used outdoors or in wet places?', es: '¿Se puede usar cable MC afuera o en lugares mojados?' },
    answer: {
      en: 'Yes in dry places, outdoors and in wet ones only MC listed for wet, such as PVC-jacketed with wet-rated conductors. Ordinary interlocked aluminum MC from the big store is for dry places.\n\nBuried or in concrete it must be identified for that.',
      es: 'Sí en seco; afuera y en mojado solo MC listado para mojado, como el de chaqueta de PVC con conductores para mojado. El MC común de aluminio es para lugares secos.\n\nEnterrado o en concreto debe estar identificado para eso.',
    },
    references: ['330.10', '330.12'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use ordinary MC cable outdoors in wet places', es: 'usar cable MC común afuera en lugar mojado' },
        unless: { en: 'it is listed for wet places, such as PVC-jacketed', es: 'esté listado para mojado, como el de chaqueta de PVC' },
        words: 'rain rooftop metal clad',
      },
      {
        says: 'must-not',
        what: { en: 'bury MC cable or put it in concrete', es: 'enterrar el cable MC o ponerlo en concreto' },
        unless: { en: 'it is identified for that', es: 'esté identificado para eso' },
        words: 'underground',
      },
      {
        says: 'may',
        what: { en: 'use MC cable in dry places', es: 'usar cable MC en lugar seco' },
        words: 'indoors',
      },
      {
        says: 'may',
        what: { en: 'use PVC-jacketed MC listed for wet places outdoors', es: 'usar afuera MC con chaqueta de PVC listado para mojado' },
        words: 'exterior rated',
      },
    ],
    words: {
      en: 'mc cable outside exterior wet location rooftop buried underground metal clad allowed rain bury wall regular get',
      es: 'mc cable exterior mojado azotea enterrado armado lluvia permitido enterrar mojar comun pared',
    },
  },
  {
    id: 'asked-emt-buried',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can EMT be buried in the ground?', es: '¿Se puede enterrar el EMT?' },
    answer: {
      en: 'Yes, if approved there: EMT may be in direct contact with earth where it has corrosion protection approved for the place and the fittings suit wet places. Many inspectors refuse it or want it wrapped, since it rusts through.\n\nPVC or rigid conduit is the usual choice. The inside is a wet place.',
      es: 'Sí, si ahí se aprueba: el EMT puede tocar la tierra donde tenga protección contra corrosión aprobada para el lugar y conectores para mojado. Muchos inspectores no lo aceptan o lo piden encintado, porque se pudre.\n\nLo usual es PVC o rígido. Por dentro es lugar mojado.',
    },
    references: ['358.10', '300.6'],
    claims: [
      {
        says: 'may',
        what: { en: 'bury EMT in the ground', es: 'enterrar EMT en la tierra' },
        if: {
          en: 'its corrosion protection is approved for the place and the fittings suit wet places',
          es: 'su protección contra corrosión está aprobada para el lugar y los conectores son para mojado',
        },
        words: 'underground thinwall dirt',
      },
      {
        says: 'is-not',
        what: { en: 'the NEC forbids EMT in the ground', es: 'el NEC prohíbe el EMT en la tierra' },
        words: 'buried thinwall illegal banned',
      },
      {
        says: 'must-not',
        what: { en: 'bury plain EMT with set-screw fittings', es: 'enterrar EMT pelón con conectores de tornillo' },
        words: 'no coating dirt',
      },
    ],
    words: {
      en: 'emt underground bury direct burial thin wall in dirt earth legal thinwall',
      es: 'emt enterrado bajo tierra pared delgada directo suelo legal',
    },
  },
  {
    id: 'asked-pvc-indoors',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can PVC conduit be used indoors?', es: '¿Se puede usar tubo PVC dentro de un edificio?' },
    answer: {
      en: "Yes: concealed in walls, floors and ceilings, and exposed where it isn't damaged; use Schedule 80 where it could be.\n\nNot in plenums, most hazardous places or hot places over 50 °C, and pull a ground wire, since plastic is none.",
      es: 'Sí: oculto en muros, pisos y techos, y visto donde no se dañe; use cédula 80 donde se pueda dañar.\n\nNo en plenums, en casi ningún lugar peligroso ni en lugares a más de 50 °C, y jale tierra, porque el plástico no lo es.',
    },
    references: ['352.10', '352.12'],
    claims: [
      {
        says: 'may',
        what: { en: 'use PVC conduit indoors, concealed or exposed', es: 'usar tubo PVC adentro, oculto o visto' },
        if: { en: 'it is not exposed to damage, or is Schedule 80', es: 'no se puede dañar, o es cédula 80' },
        words: 'inside house garage walls',
      },
      { says: 'must', what: { en: 'pull a ground wire in PVC conduit', es: 'jalar tierra en el tubo PVC' }, words: 'egc' },
      {
        says: 'must-not',
        what: { en: 'use PVC in plenums or in places over 50 °C', es: 'usar PVC en plenums o en lugares a más de 50 °C' },
        words: 'hot boiler attic',
      },
    ],
    words: {
      en: 'pvc inside house building interior walls exposed gray pipe schedule 40 allowed garage electrical',
      es: 'pvc adentro casa interior muros visto gris cedula 40 permitido cochera garaje',
    },
  },
  {
    id: 'asked-pvc-support',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can PVC conduit support a box or a light?', es: '¿Puede el tubo PVC sostener una caja o una lámpara?' },
    answer: {
      en: 'No, it may not: PVC may not be the support of luminaires or of boxes with devices; fasten the box itself. Only a nonmetallic conduit body no larger than the conduit may hang on it.\n\nBoxes held by conduit need threaded metal conduit wrenched tight.',
      es: 'No, no puede: el PVC no sostiene luminarias ni cajas con dispositivos; fije la caja misma. Solo puede colgar de él un conduit body no metálico que no sea mayor que el tubo.\n\nLas cajas sostenidas por tubo piden conduit metálico roscado y apretado.',
    },
    references: ['352.12', '314.23'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'support a luminaire or a box with devices by PVC conduit',
          es: 'sostener con tubo PVC una luminaria o una caja con dispositivos',
        },
        words: 'light receptacle stub up post',
      },
      {
        says: 'may',
        what: {
          en: 'hang a nonmetallic conduit body no larger than the conduit on PVC',
          es: 'colgar del PVC un conduit body no metálico no mayor que el tubo',
        },
        words: 'lb',
      },
    ],
    words: {
      en: 'pvc hold up post light receptacle box stub up out of ground fixture hang support luminaire',
      es: 'pvc sostener poste caja contacto luminaria colgar soporte saliendo del suelo',
    },
  },
  {
    id: 'asked-pvc-plenum',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is PVC or plastic conduit allowed in a plenum?', es: '¿Se permite PVC o tubo de plástico en un plenum?' },
    answer: {
      en: 'No, no plastic conduit: in ceiling spaces that move building air PVC and ENT are out, because they give off smoke and poison when they burn.\n\nUse EMT, rigid, flex or MC without a plastic jacket, or cables listed for it. A dropped ceiling with ducted return is no plenum.',
      es: 'No el de plástico: en espacios de techo por donde circula el aire del edificio no van PVC ni ENT, porque al quemarse dan humo y veneno.\n\nUse EMT, rígido, flexible o MC sin chaqueta de plástico, o cables listados para eso. Un plafón con retorno por ducto no es plenum.',
    },
    references: ['300.22(C)', '352.12'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use PVC or ENT in a plenum', es: 'usar PVC o ENT en un plenum' },
        words: 'smurf return air plastic ceiling',
      },
      {
        says: 'may',
        what: { en: 'use EMT, rigid, flex or unjacketed MC in a plenum', es: 'usar EMT, rígido, flexible o MC sin chaqueta en un plenum' },
        words: 'return air ceiling metal',
      },
    ],
    words: {
      en: 'pvc plenum return air ent smurf tube allowed plastic conduit space ceiling',
      es: 'pvc plenum retorno de aire ent poliducto plastico permitido techo',
    },
  },
  {
    id: 'asked-ac-armor-ground',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is the armor of AC (BX) cable a ground?', es: '¿La armadura del cable AC (BX) sirve de tierra?' },
    answer: {
      en: "Yes, with its strip: modern AC has a thin bonding strip against the armor, and the two together are the equipment ground. The strip isn't connected to anything: cut it or fold it back.\n\nOld BX without the strip is not one, and health-care circuits want a green wire too.",
      es: 'Sí, con su tira: el AC moderno lleva una tira delgada contra la armadura y las dos juntas son la tierra de equipos. La tira no se conecta: córtela o dóblela.\n\nEl BX viejo sin tira no lo es, y los circuitos de hospital quieren además hilo verde.',
    },
    references: ['320.108', '250.118'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the armor of AC (BX) cable with its strip as the equipment ground',
          es: 'usar como tierra de equipos la armadura del cable AC (BX) con su tira',
        },
        unless: {
          en: 'the place asks for a ground wire too, as patient care areas',
          es: 'el lugar pida además hilo de tierra, como las áreas de pacientes',
        },
        words: 'jacket egc spiral',
      },
      {
        says: 'must-not',
        what: { en: 'use the armor of old BX with no strip as a ground', es: 'usar como tierra la armadura del BX viejo sin tira' },
        words: '1930s 1940s forties old house no strip metal jacket three prong',
      },
      {
        says: 'need-not',
        what: { en: 'connect the bonding strip of AC cable to anything', es: 'conectar la tira del cable AC a nada' },
        words: 'cut fold back terminate',
      },
    ],
    words: {
      en: 'ac cable bx jacket metal armor equipment grounding conductor bonding strip count ground what to do with',
      es: 'ac cable bx armadura metal tierra de equipo tira union cuenta basta hilo forro',
    },
  },
  {
    id: 'asked-mc-armor-ground',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is the metal armor of MC cable a ground?', es: '¿La armadura del cable MC es tierra?' },
    answer: {
      en: 'No, not the ordinary kind: ordinary interlocked MC armor has no bonding strip, so the green or bare wire inside is the ground and must be connected.\n\nOnly MC listed for it, with a bare aluminum wire against the armor, or with a smooth or corrugated continuous sheath, may serve.',
      es: 'No la común: la armadura entrelazada del MC común no lleva tira, así que la tierra es el hilo verde o desnudo de adentro y hay que conectarlo.\n\nSolo sirve el MC listado para eso, con hilo desnudo de aluminio contra la armadura, o de forro continuo liso o corrugado.',
    },
    references: ['330.108', '250.118'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use ordinary interlocked MC armor as the equipment ground',
          es: 'usar como tierra la armadura entrelazada del MC común',
        },
        words: 'jacket sheath cut green',
      },
      {
        says: 'must',
        what: { en: 'connect the green or bare ground wire of ordinary MC', es: 'conectar el hilo de tierra verde o desnudo del MC común' },
        words: 'cut off',
      },
      {
        says: 'may',
        what: {
          en: 'use the sheath of MC listed for it as the equipment ground',
          es: 'usar como tierra la armadura del MC listado para eso',
        },
        words: 'mcap bare aluminum',
      },
    ],
    words: {
      en: 'mc cable sheath jacket equipment grounding conductor can I cut off the green wire difference ac mcap path',
      es: 'mc cable forro armadura puesta a tierra cortar el verde diferencia ac mcap cuenta de equipo camino metal clad',
    },
  },
  {
    id: 'asked-splice-in-panel',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can I splice wires inside a panel?', es: '¿Puedo empalmar dentro de un tablero?' },
    answer: {
      en: "Yes, splices are allowed: a panel's cabinet may hold splices, taps and wires passing through if there is room: wires fill at most 40% of any cross section and wires with splices at most 75%.\n\nWires that only pass through need a label naming their disconnect. 'No splices in panels' is a myth.",
      es: "Sí, se permiten: el gabinete puede llevar empalmes, derivaciones y cables de paso si hay lugar: los cables llenan cuando mucho 40% de cualquier sección, y con empalmes 75%.\n\nLos que solo pasan piden letrero con su desconectador. 'No se empalma en el tablero' es un mito.",
    },
    references: ['312.8(A)'],
    claims: [
      {
        says: 'may',
        what: { en: 'splice wires inside a panel', es: 'empalmar cables dentro de un tablero' },
        if: {
          en: 'wires fill at most 40% of any cross section, with splices 75%',
          es: 'los cables llenan cuando mucho 40% de cualquier sección, con empalmes 75%',
        },
        words: 'wire nut pigtail breaker box',
      },
      {
        says: 'must',
        what: {
          en: 'label wires that only pass through a panel with their disconnect',
          es: 'poner letrero con su desconectador a los cables que solo pasan por un tablero',
        },
        words: 'feed through',
      },
      {
        says: 'is-not',
        what: { en: 'the NEC forbids splices in a panel', es: 'el NEC prohíbe empalmes en el tablero' },
        words: 'illegal myth wire nut',
      },
      {
        says: 'must-not',
        what: {
          en: 'add splices in a panel where they would fill more than 75% of the cross section',
          es: 'agregar empalmes en un tablero donde llenarían más del 75% de la sección',
        },
        words: 'limit full jammed gutter lleno beyond wires more',
      },
    ],
    words: {
      en: 'wire nut splice pigtail extend short wires load center breaker box allowed inspector says no',
      es: 'capuchon empalme alargar cables cortos centro de carga caja de breakers permitido inspector dice no',
    },
  },
  {
    id: 'asked-splice-in-conduit',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can I splice wires inside a conduit or an LB?', es: '¿Puedo empalmar dentro del tubo o en un LB?' },
    answer: {
      en: "No splices there: never inside the conduit itself; wires are unbroken from box to box.\n\nIn a conduit body such as an LB only where the maker marked it with its volume and the splice fits by the box fill count; most small LBs aren't, so use a box.",
      es: 'No se empalma ahí: nunca dentro del tubo; los cables van enteros de caja a caja.\n\nEn un conduit body como el LB solo donde el fabricante marcó su volumen y el empalme cabe por llenado de caja; los LB chicos casi nunca, así que use caja.',
    },
    references: ['300.13(A)', '314.16(C)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'splice wires inside a conduit', es: 'empalmar cables dentro del tubo' },
        words: 'pipe tape wire nut tap',
      },
      {
        says: 'must-not',
        what: { en: 'splice wires in an LB or other conduit body', es: 'empalmar cables en un LB u otro conduit body' },
        unless: { en: 'its maker marked the volume and the splice fits', es: 'el fabricante haya marcado el volumen y el empalme quepa' },
        words: 'condulet',
      },
      {
        says: 'may',
        what: {
          en: 'splice in an LB or other conduit body that its maker marked with its volume',
          es: 'empalmar en un LB u otro condulet que el fabricante marcó con su volumen',
        },
        if: { en: 'the splices fit', es: 'los empalmes caben' },
        words: 'cubic inches has room cabe pulgadas cúbicas condulet',
      },
    ],
    words: {
      en: 'splice tape joint inside raceway pipe pull point lb ll condulet wire nut the legal taps within a between boxes nuts',
      es: 'empalme cinta junta dentro de tuberia conduit lb condulet capuchon la legal cables adentro capuchones',
    },
  },
  {
    id: 'asked-short-conduit-strap',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a short piece of conduit need a strap?', es: '¿Un tramo corto de tubo lleva abrazadera?' },
    answer: {
      en: 'Yes, by the letter: no length is exempt. EMT, IMC and rigid are fastened within 3 ft of each box or cabinet, so a short piece between two boxes gets one strap that serves both ends.\n\nThe exception for 18 in. stood only in the 2008 edition. Many inspectors accept a nipple between two fixed enclosures.',
      es: 'Sí, a la letra: ningún largo está exento. El EMT, IMC y rígido se fijan a 3 pies o menos de cada caja o gabinete; en un tramo corto entre dos cajas una abrazadera sirve a los dos extremos.\n\nLa excepción de 18 pulg. estuvo solo en la edición 2008. Muchos inspectores aceptan un niple entre dos envolventes fijas.',
    },
    references: ['358.30(A)', '344.30'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'strap even a short piece of EMT, IMC or rigid within 3 ft of its box',
          es: 'fijar a 3 pies o menos de su caja hasta un tramo corto de EMT, IMC o rígido',
        },
        unless: {
          en: 'the inspector accepts a nipple between two fixed enclosures',
          es: 'el inspector acepte un niple entre dos envolventes fijas',
        },
        words: '18 in 2 ft offset support',
      },
      {
        says: 'is-not',
        what: { en: 'conduit shorter than 18 in. is exempt from straps', es: 'el tubo de menos de 18 pulg. está exento de abrazaderas' },
        words: 'strap nipple',
      },
    ],
    words: {
      en: 'nipple 18 inches 2 ft offset unsupported strap required support between boxes exempt emt rigid under in strapped',
      es: 'niple 18 pulgadas 2 pies sin soporte abrazadera obligatoria entre cajas exento emt rigido menos de abrazar tramo lleva',
    },
  },
  {
    id: 'asked-inside-of-buried-conduit',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is the inside of a buried or outdoor conduit a wet location?',
      es: '¿El interior de un tubo enterrado o a la intemperie es lugar mojado?',
    },
    answer: {
      en: 'Yes, it counts as wet: water gets in or condenses whatever the glue or fittings, so the inside of underground raceways, and of those in wet places above ground, counts as wet.\n\nPull conductors with a W, such as THWN-2 or XHHW-2; plain THHN and NM are out.',
      es: 'Sí, cuenta como mojado: el agua entra o se condensa por bien pegado que esté, así que el interior de la canalización enterrada, y de la que va en lugar mojado sobre el suelo, cuenta como mojado.\n\nJale conductores con W, como THWN-2 o XHHW-2; THHN solo y NM no van.',
    },
    references: ['300.5(B)', '300.9'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'the inside of a buried conduit, or of one in a wet place outdoors, is a wet location',
          es: 'el interior de un tubo enterrado, o de uno en lugar mojado afuera, es lugar mojado',
        },
        words: 'glued sealed dry',
      },
      {
        says: 'must',
        what: {
          en: 'pull wet-rated conductors, such as THWN-2, in buried or outdoor conduit',
          es: 'jalar conductores para mojado, como THWN-2, en tubo enterrado o exterior',
        },
        words: 'underground',
      },
      {
        says: 'must-not',
        what: { en: 'pull plain THHN or NM in buried conduit', es: 'jalar THHN solo o NM en tubo enterrado' },
        words: 'romex underground sealed outdoor wall afuera',
      },
      {
        says: 'is-not',
        what: {
          en: 'glue and sealed ends make the inside of a buried conduit a dry place',
          es: 'el pegamento y las puntas selladas vuelven seco el interior de un tubo enterrado',
        },
        words: 'duct seal prime indoor cable',
      },
    ],
    words: {
      en: 'underground sealed glued raintight pvc interior considered wet dry damp roof above grade',
      es: 'enterrado sellado pegado hermetico pvc interior se considera mojado seco azotea',
    },
  },
  {
    id: 'asked-thhn-underground',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can THHN be pulled in underground conduit?', es: '¿Se puede jalar THHN en tubo enterrado?' },
    answer: {
      en: 'No for plain THHN, yes with a W mark such as THWN-2: plain THHN is for dry and damp places. But nearly all of it sold today is also marked THWN or THWN-2, and with that mark on the jacket it is fine.\n\nRead the print: the W is what counts, not the name at the counter.',
      es: 'No el THHN solo, sí con marca W como THWN-2: el primero es para lugares secos y húmedos. Pero casi todo el de hoy trae también marca THWN o THWN-2, y con esa marca sí va.\n\nLea lo impreso: lo que cuenta es la W, no el nombre en el mostrador.',
    },
    references: ['310.10(C)', '300.5(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'pull plain THHN in underground conduit',
          es: 'jalar THHN solo en tubo enterrado',
        },
        unless: {
          en: 'it is also marked THWN or THWN-2',
          es: 'también traiga marca THWN o THWN-2',
        },
        words: 'buried pvc wet',
      },
      {
        says: 'may',
        what: {
          en: 'pull THHN also marked THWN or THWN-2 in underground conduit',
          es: 'jalar en tubo enterrado THHN marcado también THWN o THWN-2',
        },
        words: 'dual rated buried',
      },
    ],
    words: {
      en: 'thhn wet location outdoor conduit buried pvc thhn/thwn dual rated allowed regular',
      es: 'thhn mojado exterior tubo enterrado pvc doble marca thhn/thwn permitido normal sirve subterranea tuberia',
    },
  },
  {
    id: 'asked-single-15-on-20',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can one single 15 A receptacle be alone on a 20 A circuit?',
      es: '¿Puede ir un contacto sencillo de 15 A solo en un circuito de 20 A?',
    },
    answer: {
      en: 'No, not a 15 A one: a single receptacle on an individual branch circuit is rated at least as much as the circuit, so 20 A there.\n\nA duplex counts as two receptacles, so a 15 A duplex is allowed. A single means one yoke with one place to plug in.',
      es: 'No de 15 A: un contacto sencillo en circuito individual debe ser al menos de la capacidad del circuito, así que ahí va de 20 A.\n\nEl doble cuenta como dos contactos, por eso el doble de 15 A sí se permite. Sencillo quiere decir un yugo con un solo lugar para enchufar.',
    },
    references: ['210.21(B)(1)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put one single 15 A receptacle alone on a 20 A circuit',
          es: 'poner un contacto sencillo de 15 A solo en un circuito de 20 A',
        },
        words: 'simplex dedicated individual',
      },
      {
        says: 'may',
        what: {
          en: 'put a duplex 15 A receptacle alone on a 20 A circuit',
          es: 'poner un contacto doble de 15 A solo en un circuito de 20 A',
        },
        words: 'duplex dedicated individual',
      },
      {
        says: 'must',
        what: {
          en: 'use a 20 A receptacle where it is one single receptacle alone on a 20 A circuit',
          es: 'usar contacto de 20 A donde es uno sencillo solo en un circuito de 20 A',
        },
        words: 'simplex dedicated',
      },
    ],
    words: {
      en: 'single receptacle dedicated individual branch circuit simplex only one place to plug in by itself alone allowed 15 amp',
      es: 'sencillo simple dedicado circuito individual único un solo lugar se permite 15 amperes',
    },
  },
  {
    id: 'asked-tr-in-garage',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Must all receptacles of a house be tamper-resistant?',
      es: '¿Todos los contactos de una casa deben ser a prueba de manipulación?',
    },
    answer: {
      en: 'Yes, with few exceptions: in and around dwellings 15 A and 20 A receptacles of 125 and 250 volts are tamper-resistant, garage and outdoors too.\n\nFree are those above 5-1/2 ft, in a luminaire or appliance, or behind an appliance not easily moved.',
      es: 'Sí, con pocas excepciones: en la vivienda y alrededor, los contactos de 15 A y 20 A de 125 y 250 volts son a prueba de manipulación, también en cochera y exterior.\n\nSe libran los de más de 5-1/2 pies, los de una luminaria o aparato, o los que quedan tras un aparato difícil de mover.',
    },
    references: ['406.12'],
    claims: [
      {
        says: 'must',
        what: { en: 'use tamper-resistant receptacles in a house', es: 'usar contactos a prueba de manipulación en una casa' },
        unless: {
          en: 'it is above 5-1/2 ft, in a luminaire or appliance, or behind an appliance not easily moved',
          es: 'esté a más de 5-1/2 pies, en una luminaria o aparato, o tras un aparato difícil de mover',
        },
        words: 'all garage outdoor no kids tr non child proof niños comunes obligatorio',
      },
      {
        says: 'need-not',
        what: { en: 'use a tamper-resistant receptacle above 5-1/2 ft', es: 'usar contacto a prueba de manipulación arriba de 5-1/2 pies' },
        words: 'garage door opener ceiling abridor techo tr comun',
      },
      {
        says: 'need-not',
        what: {
          en: 'use a tamper-resistant receptacle behind a refrigerator or other appliance not easily moved',
          es: 'usar un contacto a prueba de manipulación tras un refrigerador u otro aparato difícil de mover',
        },
        words: 'fridge freezer washer tr detrás refri lavadora comun',
      },
    ],
    words: {
      en: 'tamper resistant tr outlets garage outside ceiling opener refrigerator needed required dwelling child proof outdoor outdoors',
      es: 'tr a prueba de manipulacion seguridad ninos cochera garaje techo refrigerador obligatorio vivienda exterior',
    },
  },
  {
    id: 'asked-weather-resistant',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Are weather-resistant (WR) receptacles required?', es: '¿Se exigen contactos resistentes a la intemperie (WR)?' },
    answer: {
      en: 'Yes in damp and wet places: 15 A and 20 A receptacles of 125 and 250 volts in damp and in wet locations are the weather-resistant kind, marked WR, even under a porch or inside an in-use cover.\n\nWR is not GFCI and not the cover: outdoors you need all three.',
      es: 'Sí en lugares húmedos y mojados: los contactos de 15 A y 20 A de 125 y 250 volts en lugares húmedos y mojados son del tipo resistente a la intemperie, marca WR, aun bajo un porche o con tapa de uso.\n\nWR no es GFCI ni es la tapa: afuera se piden las tres cosas.',
    },
    references: ['406.9(A)', '406.9(B)(1)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use weather-resistant (WR) 15 A and 20 A receptacles in damp and wet places',
          es: 'usar contactos de 15 A y 20 A resistentes a la intemperie (WR) en lugares húmedos y mojados',
        },
        words: 'porch patio outside',
      },
      {
        says: 'is-not',
        what: {
          en: 'an in-use cover or GFCI replaces a weather-resistant (WR) receptacle',
          es: 'una tapa de uso o un GFCI reemplaza al contacto resistente a la intemperie (WR)',
        },
        words: 'bubble outside',
      },
      {
        says: 'must-not',
        what: {
          en: 'use 15 A or 20 A receptacles without the WR mark in damp or wet places, even under a porch',
          es: 'usar contactos de 15 A o 20 A sin la marca WR en lugares húmedos o mojados, aunque sea bajo un porche',
        },
        words: 'plain gfci covered',
      },
    ],
    words: {
      en: 'wr weather resistant outlet outside patio porch required even with bubble cover damp covered marked',
      es: 'wr resistente intemperie afuera patio porche obligatorio aunque tenga tapa burbuja techado contacto marca',
    },
  },
  {
    id: 'asked-gfci-and-cover',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'If the outdoor receptacle is GFCI, does it still need an in-use cover?',
      es: 'Si el contacto exterior es GFCI, ¿aún lleva tapa de uso?',
    },
    answer: {
      en: "Yes, the cover is still needed: GFCI protects people and the cover keeps water out; one doesn't replace the other. In a wet location 15 A and 20 A receptacles need a cover that is weatherproof with a plug in, of the extra-duty kind.\n\nUnder a roof that keeps rain off, a flip cover is enough.",
      es: 'Sí, la tapa hace falta igual: el GFCI protege a la gente y la tapa evita el agua; uno no sustituye al otro. En lugar mojado los contactos de 15 A y 20 A llevan tapa a prueba de intemperie con el plug puesto, extra-duty.\n\nBajo techo que quita la lluvia basta la tapa simple.',
    },
    references: ['406.9(B)(1)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put an in-use cover on an outdoor receptacle in a wet location, GFCI or not',
          es: 'poner tapa de uso al contacto exterior en lugar mojado, sea GFCI o no',
        },
        words: 'bubble extra duty outside',
      },
      {
        says: 'need-not',
        what: { en: 'use an in-use cover under a roof that keeps rain off', es: 'usar tapa de uso bajo un techo que quita la lluvia' },
        words: 'porch flip bubble',
      },
    ],
    words: {
      en: 'gfci outside bubble cover needed still while in use weatherproof extra duty wet location instead',
      es: 'gfci afuera tapa burbuja todavia necesita intemperie en uso mojado en lugar de',
    },
  },
  {
    id: 'asked-switch-in-shower',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can a switch be inside a shower or tub space?', es: '¿Puede ir un apagador dentro de la regadera o tina?' },
    answer: {
      en: 'No, not inside it: no switch goes within tub or shower spaces, weatherproof cover or not, unless it is part of a listed tub or shower assembly.\n\nThe code gives no distance outside the space; just outside the curb or curtain is legal, farther is better.',
      es: 'No, adentro no: ningún apagador va dentro del espacio de tina o regadera, con tapa o sin ella, salvo que sea parte de un conjunto listado.\n\nEl código no da distancia por fuera; justo afuera del sardinel es legal, más lejos es mejor.',
    },
    references: ['404.4'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'put a switch inside a shower or tub space', es: 'poner un apagador dentro de la regadera o tina' },
        unless: { en: 'it is part of a listed tub or shower assembly', es: 'sea parte de un conjunto listado de tina o regadera' },
        words: 'weatherproof wall',
      },
      {
        says: 'may',
        what: { en: 'put a switch just outside the shower curb or tub', es: 'poner un apagador justo afuera del sardinel o de la tina' },
        words: 'close distance bathroom 3 4 feet bathtub from away apagador tina fuera lejos',
      },
      {
        says: 'is-not',
        what: { en: 'the code asks for 5 ft between a switch and a shower', es: 'el código pide 5 pies entre un apagador y la regadera' },
        words: 'minimum distance outside glass',
      },
    ],
    words: {
      en: 'switch in shower wall tub how close bathroom distance',
      es: 'apagador switch en la regadera ducha tina pared que tan cerca bano distancia',
    },
  },
  {
    id: 'asked-recessed-in-closet',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Are recessed lights allowed in clothes closets?', es: '¿Se permiten luces empotradas en un clóset de ropa?' },
    answer: {
      en: 'Yes if enclosed, never a bare bulb: recessed LED or incandescent with the lamp fully enclosed, and recessed fluorescent, at 6 in. or more from the storage space.\n\nBare bulbs and pendants are never allowed. Surface LED or incandescent, enclosed, keep 12 in.',
      es: 'Sí si son cerradas, nunca un foco desnudo: empotradas LED o incandescentes con el foco totalmente cerrado, y fluorescentes empotradas, a 6 pulg. o más del espacio de almacenaje.\n\nFocos desnudos y colgantes nunca. Las de sobreponer LED o incandescentes, cerradas, a 12 pulg.',
    },
    references: ['410.16'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use enclosed recessed lights in a clothes closet, 6 in. or more from the storage space',
          es: 'usar luces empotradas cerradas en un clóset de ropa, a 6 pulg. o más del espacio de almacenaje',
        },
        words: 'can wafer led pot',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a bare bulb or a pendant in a clothes closet',
          es: 'usar un foco desnudo o una lámpara colgante en un clóset de ropa',
        },
        words: 'keyless porcelain hanging',
      },
    ],
    words: {
      en: 'can lights recessed led closet pot lights wafer bare bulb keyless porcelain lampholder clothes put ok',
      es: 'botes empotrados led closet ropero foco pelon desnudo portalamparas porcelana wafer',
    },
  },
  {
    id: 'asked-fan-from-any-box',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can a ceiling fan hang from any box?', es: '¿Se puede colgar un ventilador de cualquier caja?' },
    answer: {
      en: 'No, only from a fan-rated one: a box that alone holds a paddle fan must be listed and marked for fans, up to 70 lb, with the weight marked above 35 lb. A light box works loose by the shaking.\n\nOr fasten the fan to the framing itself.',
      es: 'No, solo de una para ventilador: la caja que sola sostiene un ventilador de aspas debe ser listada y marcada para ventilador, hasta 70 lb, con el peso marcado arriba de 35 lb. La de lámpara se afloja con el movimiento.\n\nO fije el ventilador a la estructura misma.',
    },
    references: ['314.27(C)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'hang a ceiling fan from a box not listed and marked for fans',
          es: 'colgar un ventilador de una caja no listada y marcada para ventilador',
        },
        unless: { en: 'the fan is fastened to the framing itself', es: 'el ventilador se fije a la estructura misma' },
        words: 'regular octagon light pancake',
      },
      {
        says: 'must-not',
        what: { en: 'hang a fan over 70 lb from its box alone', es: 'colgar de la pura caja un ventilador de más de 70 lb' },
        words: 'weight heavy',
      },
      {
        says: 'must',
        what: {
          en: 'hang a ceiling fan from a box listed and marked for fans, or from the framing',
          es: 'colgar el ventilador de una caja listada y marcada para ventilador, o de la estructura',
        },
        words: 'rated special',
      },
      {
        says: 'may',
        what: { en: 'fasten a ceiling fan to the joist or framing itself', es: 'fijar el ventilador a la viga o estructura misma' },
        words: 'screwed into through pancake atornillo',
      },
    ],
    words: {
      en: 'ceiling fan regular octagon light box existing plastic pancake hang paddle swap for fan special rated',
      es: 'abanico ventilador caja octagonal normal existente plastica colgar lampara cambiar especial techo',
    },
  },
  {
    id: 'asked-breaker-as-appliance-disconnect',
    area: 'exam',
    grade: 'V2',
    title: { en: "Can the breaker be an appliance's disconnect?", es: '¿El breaker puede ser el desconectador de un aparato?' },
    answer: {
      en: 'Yes, if in sight or lockable: over 300 VA the branch breaker serves if it is within sight of the appliance or can be locked open, with the lock device left in place.\n\nOtherwise put a switch near it. Air conditioners have a stricter rule: within sight always.',
      es: 'Sí, si está a la vista o se bloquea: arriba de 300 VA sirve el breaker si está a la vista del aparato o se puede bloquear abierto, con el candado-porta fijo en su lugar.\n\nSi no, ponga un interruptor cerca. El aire acondicionado es más estricto: siempre a la vista.',
    },
    references: ['422.31(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the breaker as the disconnect of an appliance over 300 VA',
          es: 'usar el breaker como desconectador de un aparato de más de 300 VA',
        },
        if: { en: 'it is in sight or lockable open', es: 'está a la vista o se bloquea abierto' },
        words: 'water heater oven panel',
      },
      {
        says: 'must',
        what: {
          en: 'put a switch near the appliance where its breaker is neither in sight nor lockable',
          es: 'poner un interruptor cerca del aparato si su breaker no está a la vista ni se bloquea',
        },
        words: 'water heater',
      },
      {
        says: 'must-not',
        what: {
          en: "use a lockable breaker out of sight as an air conditioner's disconnect",
          es: 'usar un breaker con candado fuera de la vista como desconectador del aire acondicionado',
        },
        unless: { en: 'it is an industrial plant with qualified people', es: 'sea planta industrial con personal calificado' },
        words: 'ac condenser',
      },
      {
        says: 'need-not',
        what: {
          en: 'put a switch at an appliance whose breaker locks open with a lock provision that stays on',
          es: 'poner un interruptor en un aparato cuyo breaker se bloquea abierto con un candado que se queda puesto',
        },
        words: 'water heater attic lockable lock off kit disconnect boiler calentador atico',
      },
    ],
    words: {
      en: 'water heater disconnect needed breaker lock lockout hasp panel in another room oven cooktop wall own enough hardwired',
      es: 'calentador de agua boiler desconectador breaker candado tablero en otro cuarto horno parrilla pared basta fijo',
    },
  },
  {
    id: 'asked-dishwasher-disconnect',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a dishwasher need a disconnect?', es: '¿El lavaplatos lleva desconectador?' },
    answer: {
      en: 'Yes, it needs one: every appliance needs a means that opens all its hot conductors. A cord and plug under the sink, reached without taking anything apart, is one.\n\nHardwired: the breaker if in sight or lockable open. A wall switch serves for a disposal.',
      es: 'Sí lleva: todo aparato lleva un medio que abra todas sus vivas. Un cordón con plug bajo el fregadero, alcanzable sin desarmar nada, lo es.\n\nConectado fijo: el breaker, a la vista o bloqueable. Al triturador le sirve su apagador.',
    },
    references: ['422.30', '422.33'],
    claims: [
      { says: 'must', what: { en: 'give a dishwasher a disconnect', es: 'poner desconectador al lavaplatos' }, words: 'means switch' },
      {
        says: 'may',
        what: {
          en: "use the dishwasher's reachable cord and plug as its disconnect",
          es: 'usar como desconectador el cordón con plug accesible del lavaplatos',
        },
        words: 'under sink',
      },
      {
        says: 'may',
        what: {
          en: 'use the breaker as the disconnect of a hardwired dishwasher',
          es: 'usar el breaker como desconectador de un lavaplatos conectado fijo',
        },
        if: { en: 'it is in sight or lockable open', es: 'está a la vista o se bloquea abierto' },
        words: 'lock direct',
      },
      {
        says: 'must',
        what: {
          en: 'put a switch near a hardwired dishwasher, or a lock device on its breaker, where the breaker is out of sight',
          es: 'poner un interruptor cerca de un lavaplatos conectado fijo, o un candado en su breaker, donde el breaker no está a la vista',
        },
      },
      {
        says: 'may',
        what: {
          en: 'use the wall switch or the switch under the sink as the disconnect of a garbage disposal',
          es: 'usar el apagador de pared o el de abajo de la tarja como desconectador del triturador',
        },
        if: { en: 'it is in sight of the disposal and opens its hot wire', es: 'está a la vista del triturador y corta su vivo' },
        words: 'disposer hardwired insinkerator need a cord separate basurero',
      },
      {
        says: 'need-not',
        what: {
          en: 'put a separate switch as the disconnect of a cord-and-plug dishwasher',
          es: 'poner un apagador aparte como desconectador de un lavaplatos con enchufe',
        },
        if: { en: 'its plug can be reached', es: 'su enchufe se puede alcanzar' },
        words: 'extra plugged in lavavajillas clavija cordón',
      },
      {
        says: 'must-not',
        what: { en: 'install a dishwasher with no disconnect', es: 'instalar un lavaplatos sin desconectador' },
        words: 'hardwired direct none without lavavajillas directo',
      },
    ],
    words: {
      en: 'dishwasher garbage disposal cord and plug as disconnect hardwired means required appliance enough',
      es: 'lavavajillas lavaplatos triturador clavija cordon desconexion medio obligatorio aparato basta con',
    },
  },
  {
    id: 'asked-why-motor-breaker-larger',
    area: 'exam',
    grade: 'V2',
    title: {
      en: "Why may a motor's breaker be larger than its wire?",
      es: '¿Por qué el breaker de un motor puede ser mayor que su cable?',
    },
    answer: {
      en: "Because the jobs are split: the overload relay, near the motor's current, protects motor and wire from slow overheating, and the breaker only clears short circuits and ground faults, so it may be up to 250% and ride through starting at six times the current.\n\nWithout overload protection the permission is gone.",
      es: 'Porque se reparten el trabajo: el relevador de sobrecarga, cerca de la corriente del motor, protege motor y cable del calentamiento lento; el breaker solo corta cortocircuitos y fallas a tierra, así que puede llegar a 250% y aguantar el arranque de seis veces la corriente.\n\nSin protección de sobrecarga no hay permiso.',
    },
    references: ['430.52', '240.4(G)', '430.31'],
    claims: [
      {
        says: 'may',
        what: {
          en: "use a motor breaker larger than the wire's ampacity",
          es: 'usar un breaker de motor mayor que la ampacidad del cable',
        },
        if: {
          en: 'overloads protect motor and wire, and the breaker stays within the motor table, 250% for common motors',
          es: 'la protección de sobrecarga cuida motor y cable, y el breaker no pasa de la tabla de motores, 250% en motores comunes',
        },
        words: 'oversized 40 on 12 legal bigger 250 percent mas grande with overloads have con térmicos cable',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a breaker larger than the wire on a motor without overload protection',
          es: 'usar un breaker mayor que el cable en un motor sin protección de sobrecarga',
        },
        words: 'oversized heaters',
      },
    ],
    words: {
      en: 'reason motor circuit breaker bigger than wire ampacity oversized 40 amp on 12 gauge legal how come wire not protected',
      es: 'razon motor breaker mas grande que la ampacidad del alambre sobrado como es legal cable no protegido por que',
    },
  },
  {
    id: 'asked-overload-vs-breaker',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Overload or short-circuit protection of motors: which does what?',
      es: 'Sobrecarga o cortocircuito en motores: ¿qué protege de qué?',
    },
    answer: {
      en: "Overloads protect from too much current for too long, not from short circuits, sized from the nameplate at 115 or 125%. The breaker or fuses clear short circuits and ground faults at once, sized from the tables, such as 250% for a breaker and 175% for dual-element fuses.\n\nNeither does the other's job; dual-element fuses near 125% can do both.",
      es: 'La sobrecarga protege de demasiada corriente por mucho tiempo, no de cortocircuitos, según la placa al 115 o 125%. El breaker o los fusibles cortan al instante cortocircuitos y fallas a tierra, según tablas: 250% breaker, 175% fusible de doble elemento.\n\nNinguno hace el trabajo del otro; fusibles de doble elemento cerca de 125% hacen ambos.',
    },
    references: ['430.31', '430.32', '430.52'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'motor overloads protect from short circuits', es: 'la sobrecarga del motor protege de cortocircuitos' },
        words: 'heaters same',
      },
      {
        says: 'may',
        what: {
          en: 'use dual-element fuses near 125% for both overload and short circuits of a motor',
          es: 'usar fusibles de doble elemento cerca de 125% para sobrecarga y cortos de un motor',
        },
        words: 'time delay',
      },
    ],
    words: {
      en: 'heaters short-circuit ground-fault protection compare same thing overload protect against short circuits difference motor breaker',
      es: 'cortocircuito falla a tierra proteccion comparar sobrecarga protege contra diferencia breaker',
    },
  },
  {
    id: 'asked-ac-breaker-max',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Must the breaker equal the maximum on the nameplate?', es: '¿Debe el breaker ser igual al máximo de la placa?' },
    answer: {
      en: "It need not be equal: the nameplate's maximum (MOCP) is a ceiling, never to be passed. A smaller breaker is allowed if it is not less than the minimum circuit ampacity and lets the unit start.\n\nThe wire goes by the minimum circuit ampacity (MCA), not by the breaker.",
      es: 'No tiene que ser igual: el máximo de la placa (MOCP) es un tope que nunca se pasa. Se permite un breaker menor si no baja de la ampacidad mínima (MCA) y deja arrancar.\n\nEl cable va por la ampacidad mínima (MCA), no por el breaker.',
    },
    references: ['440.4(B)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'use a breaker equal to the maximum (MOCP) on the AC nameplate',
          es: 'usar un breaker igual al máximo (MOCP) de la placa del aire',
        },
        unless: { en: 'it would be less than the MCA or not let the unit start', es: 'quede abajo de la MCA o no deje arrancar el equipo' },
        words: 'exactly match smaller condenser to max maximum size breaker tamaño máximo',
      },
      {
        says: 'may',
        what: {
          en: "use a smaller breaker than the AC nameplate's maximum",
          es: 'usar un breaker menor que el máximo de la placa del aire',
        },
        if: { en: 'it is not less than the MCA and lets the unit start', es: 'no baja de la MCA y deja arrancar el equipo' },
        words: 'hvac condenser mocp',
      },
      {
        says: 'must-not',
        what: {
          en: "use a breaker above the AC nameplate's maximum (MOCP)",
          es: 'usar un breaker mayor que el máximo (MOCP) de la placa del aire',
        },
        words: 'bigger condenser',
      },
    ],
    words: {
      en: 'hvac condenser mocp max fuse breaker size smaller than nameplate allowed exactly match wire mca air conditioner',
      es: 'condensador mocp maximo fusible breaker menor que la placa permitido exacto cable mca aire clima exactamente',
    },
  },
  {
    id: 'asked-motor-lock-instead',
    area: 'exam',
    grade: 'V2',
    title: {
      en: "Does a lockable breaker replace a motor's disconnect?",
      es: '¿Un breaker con candado sustituye al desconectador del motor?',
    },
    answer: {
      en: 'No, it does not by itself: the motor has a disconnect visible and within 50 ft. The lockable one at the controller serves alone only where one in sight is impracticable or adds danger, or in an industrial plant with written procedures.\n\nThe controller always has one in sight.',
      es: 'No lo sustituye por sí solo: el motor lleva desconectador visible y a 50 pies o menos. El bloqueable del controlador basta solo donde el otro no es práctico o agrega riesgo, o en planta industrial con procedimientos escritos.\n\nEl controlador siempre lleva uno a la vista.',
    },
    references: ['430.102(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: "use a lockable breaker instead of the motor's disconnect in sight",
          es: 'usar un breaker con candado en lugar del desconectador del motor a la vista',
        },
        unless: {
          en: 'one in sight is impracticable or adds danger, or the plant is industrial with written procedures',
          es: 'uno a la vista no sea práctico o agregue riesgo, o sea planta industrial con procedimientos escritos',
        },
        words: 'lockout mcc bucket',
      },
      {
        says: 'must',
        what: {
          en: "put a disconnect in sight within 50 ft of the motor's controller",
          es: 'poner un desconectador a la vista y a 50 pies o menos del controlador del motor',
        },
        words: 'starter',
      },
      {
        says: 'must',
        what: {
          en: 'put a disconnect in sight within 50 ft of the motor even where its breaker locks',
          es: 'poner un desconectador a la vista y a 50 pies o menos del motor aunque su breaker se bloquee',
        },
        unless: {
          en: 'one in sight is impracticable or adds danger, or the plant is industrial with written procedures',
          es: 'uno a la vista no sea práctico o agregue riesgo, o sea planta industrial con procedimientos escritos',
        },
        words: 'lockout candado',
      },
    ],
    words: {
      en: 'motor disconnect in sight required lockout lock breaker mcc instead within sight 50 feet lockable bucket only locked out of enough',
      es: 'motor desconectador a la vista candado bloqueo ccm en lugar 50 pies bloqueable unico fuera de basta',
    },
  },
  {
    id: 'asked-ac-disconnect-sight',
    area: 'exam',
    grade: 'V2',
    title: { en: "Must an air conditioner's disconnect be within sight?", es: '¿El desconectador del aire debe estar a la vista?' },
    answer: {
      en: "Yes, it must be within sight: visible and within 50 ft, and readily accessible. A lockable breaker elsewhere doesn't replace it, save in industrial plants with qualified people.\n\nA plug does for cord-connected units. From 2023 it needs working space in front.",
      es: 'Sí, debe quedar a la vista: visible y a 50 pies o menos, y fácil de alcanzar. Un breaker con candado en otro lado no lo sustituye, salvo en plantas industriales con personal calificado.\n\nEn equipos de clavija basta el plug. Desde 2023 pide espacio de trabajo.',
    },
    references: ['440.14'],
    claims: [
      {
        says: 'must',
        what: {
          en: "put an air conditioner's disconnect within sight and 50 ft",
          es: 'poner el desconectador del aire acondicionado a la vista y a 50 pies o menos',
        },
        unless: { en: 'the unit is cord-connected, where its plug serves', es: 'el equipo sea de clavija, donde basta el plug' },
        words: 'condenser heat pump mini split',
      },
      {
        says: 'must-not',
        what: {
          en: "use a lockable breaker elsewhere instead of the air conditioner's disconnect",
          es: 'usar un breaker con candado en otro lado en lugar del desconectador del aire',
        },
        unless: { en: 'it is an industrial plant with qualified people', es: 'sea planta industrial con personal calificado' },
        words: 'condenser panel',
      },
      {
        says: 'need-not',
        what: { en: 'install a disconnect for a plug-in window unit', es: 'instalar desconectador para un aire de ventana con clavija' },
        if: {
          en: 'its controls are readily accessible within 6 ft of the floor',
          es: 'sus controles quedan al alcance, a no más de 6 pies del piso',
        },
        words: 'cord leave out',
      },
      {
        says: 'may',
        what: {
          en: 'use a breaker within sight and 50 ft of the air conditioner as its disconnect',
          es: 'usar como desconectador del aire un breaker a la vista y a no más de 50 pies',
        },
        if: { en: 'it is readily accessible', es: 'queda fácil de alcanzar' },
        words: 'next to panel beside condenser mini split minisplit junto sirve puede usar desconexión la vista',
      },
    ],
    words: {
      en: 'ac condenser hvac disconnect in sight required locking breaker panel line of sight heat pump mini split lockable replace',
      es: 'condensador clima minisplit desconectador a la vista breaker candado tablero bloqueable con sustituye verse desde el equipo',
    },
  },
  {
    id: 'asked-transformer-round-up',
    area: 'exam',
    grade: 'V2',
    title: {
      en: "May a transformer's protection be rounded up to the next standard size?",
      es: '¿Se puede redondear hacia arriba la protección de un transformador?',
    },
    answer: {
      en: "Yes at 125%, no at 250%: 125%, primary only or secondary, at 9 A or more, goes to the next standard size; the 250% of the primary, where there is secondary protection too, is a maximum without rounding up, and so are 167% and 300%.\n\nThe secondary conductors don't round up either.",
      es: 'Sí en 125%, no en 250%: el 125%, de primario solo o de secundario, con 9 A o más, va al tamaño estándar siguiente; el 250% del primario, cuando hay protección también en el secundario, es un máximo sin redondear, igual que 167% y 300%.\n\nLos conductores del secundario tampoco redondean.',
    },
    references: ['Table 450.3(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'round transformer protection of 125% up to the next standard size',
          es: 'redondear la protección de transformador de 125% al tamaño estándar siguiente',
        },
        if: { en: 'the current is 9 A or more', es: 'la corriente es de 9 A o más' },
        words: 'primary only secondary fuse breaker',
      },
      {
        says: 'must-not',
        what: { en: 'round up above 250% on a transformer primary', es: 'redondear arriba de 250% en el primario de un transformador' },
        words: 'fuse breaker next size primario arriba exceed over pasar',
      },
      {
        says: 'must-not',
        what: {
          en: 'round up the protection of transformer secondary conductors',
          es: 'redondear hacia arriba la protección de los conductores del secundario',
        },
        words: 'wires',
      },
    ],
    words: {
      en: 'primary secondary 250% 125% 167% next standard size up round down transformer fuse breaker 450.3 go 52 A comes to 250 percent value',
      es: 'primario secundario 250% 125% 167% tamano siguiente redondear abajo transformador fusible breaker 450.3 250 por ciento se redondea no da estandar puedo subir',
    },
  },
  {
    id: 'asked-div2-boundary-seal',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is a seal needed where conduit leaves a Class I, Division 2 area?',
      es: '¿Lleva sello el tubo que sale de un área Clase I, División 2?',
    },
    answer: {
      en: 'Yes, one seal: within 10 ft of the boundary to an unclassified place, on either side, with rigid or IMC between. It need not be explosionproof, only stop gas.\n\nAn unbroken metal run through, with no fitting within 12 in. of the boundary, and some outdoor runs are exempt.',
      es: 'Sí, un sello: a 10 pies o menos del límite con un lugar no clasificado, en cualquiera de los lados, con rígido o IMC entre ambos. No tiene que ser a prueba de explosión, solo parar el gas.\n\nUn tubo metálico corrido, sin conexión a 12 pulg. del límite, y algunos tramos exteriores se libran.',
    },
    references: ['501.15(B)(2)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a seal where conduit leaves a Division 2 area',
          es: 'poner un sello donde el tubo sale de un área División 2',
        },
        unless: {
          en: 'it is an unbroken metal run right through, with no fitting within 12 in. beyond either boundary and both ends in unclassified places, or an exempt outdoor run',
          es: 'sea un tubo metálico corrido de lado a lado, sin conexión a 12 pulg. de cada límite y con ambos extremos en lugar no clasificado, o un tramo exterior exento',
        },
        words: 'seal off ey class 1',
      },
      {
        says: 'need-not',
        what: {
          en: 'use an explosionproof seal at the Division 2 boundary',
          es: 'usar sello a prueba de explosión en el límite de División 2',
        },
        words: 'ey seal off',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the Division 2 boundary seal more than 10 ft from the boundary',
          es: 'poner el sello a más de 10 pies del límite División 2',
        },
        words: 'away',
      },
      {
        says: 'need-not',
        what: {
          en: 'seal an unbroken metal run right through a Division 2 area',
          es: 'sellar un tramo metálico corrido que cruza un área División 2 de lado a lado',
        },
        if: {
          en: 'no fitting is in it or within 12 in. beyond either boundary, and both ends are in unclassified places',
          es: 'no hay conexión en él ni a 12 pulg. de cada límite, y ambos extremos quedan en lugar no clasificado',
        },
        words: 'rigid skip through',
      },
    ],
    words: {
      en: 'seal-off required conduit crossing boundary division 2 to nonhazardous ey seal leaving safe area',
      es: 'sello sellador tubo cruza limite division 2 a no peligroso salir de area segura',
    },
  },
  {
    id: 'asked-div2-explosionproof',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Must everything in Division 2 be explosionproof?', es: '¿Todo en División 2 debe ser a prueba de explosión?' },
    answer: {
      en: 'No, not everything: only what arcs, sparks or runs hot in normal use, unless sealed by its maker or otherwise identified. Plain squirrel-cage motors without switches, and boxes with splices only, may be general purpose.\n\nIn Division 1 nearly everything is.',
      es: 'No todo: solo lo que hace arco, chispa o se calienta en uso normal, salvo que venga sellado de fábrica o identificado. Motores de jaula sin interruptores y cajas con solo empalmes pueden ser de uso general.\n\nEn División 1 casi todo lo es.',
    },
    references: ['501.10(B)', '501.15(B)(1)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'make everything in Division 2 explosionproof', es: 'poner todo a prueba de explosión en División 2' },
        words: 'class 1 boxes motors equipment',
      },
      {
        says: 'must',
        what: {
          en: 'use explosionproof, factory-sealed or identified equipment in Division 2 for what arcs, sparks or runs hot',
          es: 'usar en División 2 equipo a prueba de explosión, sellado de fábrica o identificado para lo que hace arco, chispa o se calienta',
        },
        words: 'switch contactor',
      },
      {
        says: 'may',
        what: {
          en: 'use plain squirrel-cage motors without switches in Division 2',
          es: 'usar motores de jaula sin interruptores en División 2',
        },
        words: 'general purpose',
      },
    ],
    words: {
      en: 'class I division 2 explosion proof required enclosure box motor general purpose nema all equipment div have to be boxes allowed',
      es: 'clase I division 2 antiexplosiva requerido gabinete caja motor uso general todo el equipo div cajas',
    },
  },
  {
    id: 'asked-emt-patient-care',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is the conduit alone enough ground for patient care?', es: '¿Basta el tubo como tierra en áreas de pacientes?' },
    answer: {
      en: 'No, conduit alone is not enough: patient care circuits need two grounding paths: a metal raceway or armor that qualifies, and an insulated copper wire, green over its whole length.\n\nThe wire alone in PVC fails too. Lights above 7-1/2 ft and switches away from the bed may have one.',
      es: 'No basta el tubo solo: los circuitos de atención a pacientes piden dos caminos de tierra: canalización o armadura metálica que califique y un hilo de cobre aislado, verde en todo su largo.\n\nEl hilo solo en PVC tampoco. Luces arriba de 7-1/2 pies y apagadores lejos de la cama pueden llevar uno.',
    },
    references: ['517.13'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'rely on the conduit alone as the ground of patient care circuits',
          es: 'confiar en el puro tubo como tierra de circuitos de atención a pacientes',
        },
        words: 'hospital emt exam room',
      },
      {
        says: 'must',
        what: {
          en: 'pull an insulated green copper ground in metal conduit for patient care',
          es: 'jalar tierra de cobre aislada verde en tubo metálico en áreas de pacientes',
        },
        words: 'hospital clinic dentist redundant',
      },
      {
        says: 'must-not',
        what: {
          en: 'wire patient care circuits in PVC with only a ground wire',
          es: 'alambrar circuitos de pacientes en PVC con solo el hilo de tierra',
        },
        words: 'hospital plastic',
      },
    ],
    words: {
      en: 'hospital exam room redundant grounding wire in emt required green insulated clinic dentist branch circuits only conduit as ground',
      es: 'hospital consultorio clinica dentista tierra redundante hilo verde aislado emt obligatorio solo el tubo',
    },
  },
  {
    id: 'asked-operating-room-gfci',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is GFCI required in operating rooms?', es: '¿Se exige GFCI en quirófanos?' },
    answer: {
      en: "Yes: GFCI or an isolated power system. An operating room counts as a wet procedure location unless a risk assessment says otherwise, and there GFCI is used only where losing the power can be tolerated.\n\nUsually it can't, so isolated power with a line isolation monitor is chosen.",
      es: 'Sí: GFCI o un sistema de energía aislada. El quirófano cuenta como lugar de procedimientos mojados salvo que un análisis de riesgo diga otra cosa, y ahí el GFCI va solo si se tolera perder la energía.\n\nCasi nunca se tolera, por eso se elige energía aislada con monitor.',
    },
    references: ['517.20'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'give an operating room GFCI or an isolated power system',
          es: 'poner GFCI o sistema de energía aislada en un quirófano',
        },
        unless: {
          en: 'a risk assessment says it is no wet procedure location',
          es: 'un análisis de riesgo diga que no es lugar de procedimientos mojados',
        },
        words: 'surgery wet procedure',
      },
      {
        says: 'must-not',
        what: {
          en: "use GFCI in an operating room where losing the power can't be tolerated",
          es: 'usar GFCI en un quirófano donde no se tolera perder la energía',
        },
        words: 'surgery trip',
      },
    ],
    words: {
      en: 'operating room surgery wet procedure location isolated power line isolation monitor gfci rooms receptacles',
      es: 'quirofano sala de operaciones cirugia mojado energia aislada monitor gfci contactos quirofanos procedimientos',
    },
  },
  {
    id: 'asked-emergency-raceway',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can emergency wiring share a raceway or box with normal wiring?',
      es: '¿Puede la emergencia compartir tubo o caja con lo normal?',
    },
    answer: {
      en: 'No, it may not share: emergency wiring from source to load is kept apart from all other: no shared raceway, cable, box or cabinet.\n\nIt meets normal wiring only in transfer equipment, in luminaires fed from both, and a few more. Optional standby may share.',
      es: 'No puede compartir: el alambrado de emergencia va aparte de todo otro, de la fuente a la carga: sin compartir tubo, cable, caja ni gabinete.\n\nSolo se junta con lo normal en la transferencia, en luminarias de doble alimentación y pocos casos más. La reserva opcional sí puede compartir.',
    },
    references: ['700.10(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run emergency wiring in one raceway, box or cabinet with normal wiring',
          es: 'meter el alambrado de emergencia en un tubo, caja o gabinete con lo normal',
        },
        unless: {
          en: 'it is transfer equipment, a luminaire fed from both or another listed case',
          es: 'sea equipo de transferencia, luminaria de doble alimentación u otro caso previsto',
        },
        words: 'exit lights article 700 mix',
      },
      {
        says: 'may',
        what: {
          en: 'run optional standby wiring in one raceway with normal wiring',
          es: 'meter la reserva opcional en un tubo con lo normal',
        },
        words: 'generator 702',
      },
    ],
    words: {
      en: 'emergency circuit conduit mix normal power exit lights junction box same pipe article 700 optional standby',
      es: 'emergencia circuito tubo mezclar normal luces salida caja mismo conduit articulo 700 fuerza',
    },
  },
  {
    id: 'asked-plastic-pool-bonding',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a fiberglass or vinyl pool still need bonding?', es: '¿Una alberca de fibra o vinil lleva unión equipotencial?' },
    answer: {
      en: 'Yes, bonding is needed: the plastic shell itself is not bonded, but the deck 3 ft around, metal parts within 5 ft, pump motor, ladders and the water are.\n\nWith a nonconductive shell an 8 AWG solid copper ring around the pool is the usual way.',
      es: 'Sí lleva unión: el vaso de plástico no se une, pero sí el piso de 3 pies alrededor, las partes metálicas a 5 pies, el motor de la bomba, escaleras y el agua.\n\nCon vaso no conductivo lo usual es un anillo de cobre sólido 8 AWG alrededor.',
    },
    references: ['680.26(A)', '680.26(B)(6)', '680.26(B)(7)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond a fiberglass or vinyl pool: deck, ladders, pump motor and water',
          es: 'unir una alberca de fibra o vinil: piso, escaleras, motor de la bomba y agua',
        },
        words: 'bonding plastic ring alambre alrededor liner need still plastico vinil fibra vidrio union equipotencial necesita',
      },
      {
        says: 'need-not',
        what: { en: 'bond the plastic shell itself', es: 'unir el vaso de plástico mismo' },
        words: 'casco vaso itself nothing',
      },
      {
        says: 'must-not',
        what: { en: 'bond only the pump of a fiberglass or vinyl pool', es: 'unir nomás la bomba de una alberca de fibra o vinil' },
        words: 'nothing else',
      },
    ],
    words: {
      en: 'plastic pool liner fiberglass nonconductive shell equipotential bonding required above ground',
      es: 'alberca piscina plastico vinil fibra de vidrio no conductiva anillo equipotencial obligatorio',
    },
  },
  {
    id: 'asked-pool-bond-or-ground',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Pools: what is the difference between bonding and grounding?',
      es: 'Albercas: ¿qué diferencia hay entre la unión equipotencial y la tierra?',
    },
    answer: {
      en: 'Bonding ties shell, deck, metal and water together so that a swimmer feels no voltage between them; it clears no fault and goes to no rod. Grounding is the equipment ground in the circuit of pump and lights, back to the panel, that trips the breaker.\n\nThe pump gets both.',
      es: 'La unión junta vaso, piso, metal y agua para que el nadador no sienta voltaje entre ellos; no corta fallas ni va a varilla. La tierra es el conductor del circuito de bomba y luces, hasta el tablero, que dispara el breaker.\n\nLa bomba lleva las dos.',
    },
    references: ['680.26(A)'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'pool bonding is the same as grounding', es: 'la unión equipotencial de la alberca es lo mismo que la tierra' },
        words: 'difference 8 solid',
      },
      {
        says: 'must',
        what: {
          en: 'give a pool pump both bonding and an equipment ground',
          es: 'poner a la bomba de alberca unión y también tierra de equipos',
        },
        unless: { en: 'the pump is listed double insulated', es: 'la bomba esté listada con doble aislamiento' },
        words: 'swimming motor',
      },
    ],
    words: {
      en: 'swimming pool equipotential bond vs ground same thing compare 8 solid green wire is bonding the as grounding',
      es: 'piscina alberca equipotencial puesta a tierra lo mismo comparar 8 solido verde es union que',
    },
  },
  {
    id: 'asked-pool-bond-to-panel',
    area: 'exam',
    grade: 'V2',
    title: {
      en: "Does the pool's bonding wire have to go back to the panel or a ground rod?",
      es: '¿El cable de unión de la alberca debe llegar al tablero o a una varilla?',
    },
    answer: {
      en: "No, it need not: the 8 AWG solid bonding conductor only joins the pool's parts to each other; it need not go to the panel, the service or a rod.\n\nIt meets the panel anyway at the pump motor, through the equipment ground. A rod adds nothing.",
      es: 'No tiene que llegar: el conductor de unión 8 AWG sólido solo junta las partes de la alberca; no tiene que ir al tablero, la acometida ni una varilla.\n\nDe todos modos se encuentra con el tablero en el motor de la bomba, por la tierra de equipos. Una varilla no agrega nada.',
    },
    references: ['680.26(A)', '680.26(B)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: "run the pool's bonding wire to the panel or a ground rod",
          es: 'llevar el cable de unión de la alberca al tablero o a una varilla',
        },
        words: 'equipotential grid 8 awg',
      },
    ],
    words: {
      en: 'equipotential bond grid run back to panel service ground rod connect required swimming pool number 8',
      es: 'equipotencial malla regresar tablero acometida varilla conectar piscina numero 8',
    },
  },
  {
    id: 'asked-pool-pump-gfci',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a hardwired pool pump need GFCI?', es: '¿La bomba de alberca conectada fija lleva GFCI?' },
    answer: {
      en: 'Yes, hardwired too: from 2020 outlets for all pool motors, cord or hardwired, single- or three-phase, at 150 V or less to ground and 60 A or less, have GFCI, and so does a replacement motor. 2017 covers single-phase motors of 120 to 240 V.\n\nA variable-speed pump that trips it is no excuse.',
      es: 'Sí, también fija: desde 2020 las salidas de todos los motores de alberca, con cordón o fijos, monofásicos o trifásicos, a 150 V o menos a tierra y 60 A o menos, llevan GFCI, también al cambiar el motor. 2017 cubre los monofásicos de 120 a 240 V.\n\nQue la bomba de velocidad variable lo dispare no es excusa.',
    },
    references: ['680.21(C)'],
    claims: [
      {
        says: 'must',
        what: { en: 'protect a pool pump with GFCI, hardwired too', es: 'proteger con GFCI la bomba de alberca, también conectada fija' },
        if: { en: 'it is at 150 V or less to ground and 60 A or less', es: 'es de 150 V o menos a tierra y 60 A o menos' },
        editions: ['2020', '2023', '2026'],
        words: '240 volt motor variable speed',
      },
      {
        says: 'must',
        what: { en: 'add GFCI when replacing a pool pump motor', es: 'agregar GFCI al cambiar el motor de la bomba de alberca' },
        editions: ['2020', '2023', '2026'],
        words: 'new replacement',
      },
      {
        says: 'must-not',
        what: { en: 'put a pool pump on a standard breaker without GFCI', es: 'poner la bomba de alberca en un breaker común sin GFCI' },
        words: '2 pole plain',
      },
      {
        says: 'must',
        what: {
          en: 'protect a single-phase 120 to 240 V pool pump motor with GFCI',
          es: 'proteger con GFCI el motor monofásico de 120 a 240 V de la bomba de alberca',
        },
        editions: ['2017'],
      },
    ],
    words: {
      en: 'swimming pool motor hardwired direct wired 240 volt gfci breaker required replacement variable speed pumps need',
      es: 'piscina motor directo 240 breaker gfci obligatorio reemplazo velocidad variable al cambiar el bombas',
    },
  },
  {
    id: 'asked-receptacle-near-pool',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can a receptacle be closer than 6 ft to a pool?', es: '¿Puede haber un contacto a menos de 6 pies de una alberca?' },
    answer: {
      en: "No, not closer than 6 ft: every receptacle, the pump's and one with GFCI too, stays at least 6 ft from the inside wall, by the path a cord would take. One on a general circuit goes between 6 and 20 ft.\n\nThose within 20 ft have GFCI.",
      es: 'No a menos de 6 pies: todo contacto, también el de la bomba o uno con GFCI, queda a 6 pies o más de la pared interior, por donde iría el cordón. Uno de circuito general va entre 6 y 20 pies.\n\nLos de hasta 20 pies llevan GFCI.',
    },
    references: ['680.22(A)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put a receptacle closer than 6 ft to a pool, GFCI or not',
          es: 'poner un contacto a menos de 6 pies de una alberca, con GFCI o sin él',
        },
        words: 'outlet 4 5 ft swimming',
      },
      {
        says: 'must',
        what: {
          en: 'protect receptacles within 20 ft of a pool with GFCI',
          es: 'proteger con GFCI los contactos a 20 pies o menos de una alberca',
        },
        words: 'outlet',
      },
      {
        says: 'may',
        what: { en: 'put a receptacle 6 ft or more from a pool', es: 'poner un contacto a 6 pies o más de una alberca' },
        if: { en: 'it has GFCI within 20 ft', es: 'tiene GFCI hasta los 20 pies' },
      },
    ],
    words: {
      en: 'outlet within 5 ft of pool edge gfci allowed how close swimming minimum distance 4 have',
      es: 'tomacorriente contacto cerca alberca piscina orilla distancia minima 5 pies a 4 gfci tener',
    },
  },
  {
    id: 'asked-indoor-tub-bonding',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does an indoor hot tub need bonding?', es: '¿Un jacuzzi (spa) interior lleva unión?' },
    answer: {
      en: 'Yes, indoors it does: its metal fittings, pump and heater, and metal piping, conduit and surfaces within 5 ft are bonded together. The relief for listed self-contained tubs is for outdoors and only for the ring around them.\n\nSmall isolated things such as towel bars and mirror frames are exempt.',
      es: 'Sí, adentro sí: se unen sus herrajes metálicos, bomba y calentador, y tubos y superficies metálicas a 5 pies. El alivio para spas listados autocontenidos es para exterior y solo para el anillo alrededor.\n\nCosas chicas aisladas como toalleros y marcos de espejo se libran.',
    },
    references: ['680.43'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond the metal fittings, pump, heater and metal within 5 ft of an indoor hot tub',
          es: 'unir los herrajes, bomba, calentador y metales a 5 pies de un jacuzzi interior',
        },
        words: 'spa inside',
      },
      {
        says: 'need-not',
        what: {
          en: 'bond small isolated things such as towel bars and mirror frames at an indoor hot tub',
          es: 'unir cosas chicas aisladas como toalleros y marcos de espejo junto a un jacuzzi interior',
        },
        words: 'spa',
      },
      {
        says: 'must',
        what: { en: 'do bonding at an indoor hot tub', es: 'hacer unión equipotencial en un jacuzzi interior' },
        words: 'spa inside need adentro tina',
      },
    ],
    words: {
      en: 'spa hot tub inside house bond metal within 5 feet self-contained required sunroom',
      es: 'spa tina de hidromasaje adentro casa unir metal a 5 pies autocontenido cuarto interior uno',
    },
  },
  {
    id: 'asked-tub-disconnect',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a hot tub need a disconnect within sight?', es: '¿El jacuzzi lleva desconectador a la vista?' },
    answer: {
      en: "Yes, within sight: all pool, spa and fountain equipment but lights has a disconnect in sight and readily accessible, at least 5 ft from the water's inside wall unless a permanent barrier stands between.\n\nA spa panel with the GFCI serves when it is placed so. A locked breaker far away does not.",
      es: 'Sí, a la vista: todo equipo de alberca, spa o fuente, menos las luces, lleva desconectador a la vista y accesible, a 5 pies o más de la pared interior del agua, salvo barrera permanente.\n\nEl panel de spa con GFCI sirve si queda así. Un breaker lejano con candado no.',
    },
    references: ['680.13'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a disconnect in sight of a hot tub, at least 5 ft from the water',
          es: 'poner desconectador a la vista del jacuzzi, a 5 pies o más del agua',
        },
        words: 'spa panel maintenance',
      },
      {
        says: 'must-not',
        what: {
          en: "use a locked breaker out of sight instead of the hot tub's disconnect",
          es: 'usar un breaker con candado fuera de la vista en lugar del desconectador del jacuzzi',
        },
        words: 'spa house panel',
      },
      {
        says: 'may',
        what: {
          en: "use a spa panel in sight and 5 ft or more from the water as the hot tub's disconnect",
          es: 'usar como desconectador del jacuzzi un panel de spa a la vista y a 5 pies o más del agua',
        },
        words: 'gfci 6 feet can be tablero jacuzzi',
      },
      {
        says: 'must-not',
        what: {
          en: "put a hot tub's disconnect or spa panel closer than 5 ft to the water",
          es: 'poner el desconectador o panel del jacuzzi a menos de 5 ft del agua',
        },
        unless: { en: 'a permanent barrier stands between', es: 'haya una barrera permanente en medio' },
      },
      {
        says: 'may',
        what: {
          en: 'use the breaker in the house panel as the disconnect of a hot tub',
          es: 'usar el breaker de la caja de la casa como desconectador del jacuzzi',
        },
        if: {
          en: 'it is in sight, within 50 ft, 5 ft or more from the water and readily accessible',
          es: 'está a la vista, a no más de 50 pies, a 5 pies o más del agua y accesible',
        },
        words: 'main panel outside wall see it close spa counts tablero principal se ve',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a breaker in a panel in the basement, garage or elsewhere out of sight as the disconnect of a hot tub',
          es: 'usar como desconexión del jacuzzi un breaker de un tablero en el sótano, la cochera u otro lugar que no se ve',
        },
        words: 'spa',
      },
    ],
    words: {
      en: 'hot tub spa maintenance disconnect in sight how far spa panel required 5 feet pool pump breaker the house be',
      es: 'spa jacuzzi alberca bomba desconectador a la vista distancia panel 5 pies de breaker casa',
    },
  },
  {
    id: 'asked-ev-hardwired-gfci',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does an EV charger need GFCI?', es: '¿El cargador de auto eléctrico lleva GFCI?' },
    answer: {
      en: 'Yes for a charging receptacle, plugs of 50 A too, indoors or out. No by that rule for a hardwired charger through 2023, since it has its own protection inside; only the outdoor-outlet rule of dwellings or the maker may ask it.\n\nThat is why hardwiring avoids nuisance trips.',
      es: 'Sí para el contacto de carga, también el de 50 A, adentro o afuera. No por esa regla para un cargador conectado fijo hasta 2023, porque trae su protección; solo la regla de salidas exteriores de vivienda o el fabricante la pueden pedir.\n\nPor eso conectado fijo evita disparos molestos.',
    },
    references: ['625.54'],
    claims: [
      {
        says: 'must',
        what: { en: 'protect an EV charging receptacle with GFCI', es: 'proteger con GFCI el contacto de carga de un auto eléctrico' },
        words: '14-50 outlet evse tesla plug enchufe',
      },
      {
        says: 'need-not',
        what: { en: 'protect a hardwired charger with GFCI', es: 'proteger con GFCI un cargador conectado fijo' },
        if: {
          en: 'neither the outdoor-outlet rule nor the maker asks for it',
          es: 'no lo piden la regla de salidas exteriores ni el fabricante',
        },
        editions: ['2017', '2020', '2023'],
        words: 'ev evse wall connector wired straight direct garage inside breaker directo sin toma sin contacto adentro',
      },
      {
        says: 'is-not',
        what: {
          en: 'an EV charging receptacle needs no GFCI because the charger has its own protection',
          es: 'el contacto de carga no lleve GFCI porque el cargador trae su protección',
        },
      },
    ],
    words: {
      en: 'evse electric vehicle hardwired wall connector 14-50 receptacle gfci breaker required tesla outlet car',
      es: 'evse vehiculo electrico cargador fijo contacto 14-50 breaker gfci obligatorio tesla carro pared',
    },
  },
  {
    id: 'asked-ev-continuous',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is EV charging a continuous load?', es: '¿La carga de un auto eléctrico es carga continua?' },
    answer: {
      en: "Yes, it is continuous: by rule, however short the charge: breaker and wire are at least 125% of the charger's maximum. 48 A takes a 60 A breaker, 40 A takes 50 A, 32 A takes 40 A.\n\nA lower setting counts only if it is fixed behind a tool cover or password.",
      es: 'Sí, es continua: por regla, aunque cargue poco tiempo: breaker y cable de al menos 125% del máximo del cargador. 48 A pide breaker de 60 A, 40 A de 50 A, 32 A de 40 A.\n\nUn ajuste menor cuenta solo si queda fijo tras tapa con herramienta o contraseña.',
    },
    references: ['625.41'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'EV charging is a continuous load, however short the charge',
          es: 'la carga de un auto eléctrico es continua, aunque cargue poco tiempo',
        },
        words: '80 125 percent',
      },
      {
        says: 'must',
        what: {
          en: "size an EV charger's breaker and wire at 125% or more",
          es: 'calcular breaker y cable del cargador de auto al 125% o más',
        },
        words: 'evse 48 60',
      },
      {
        says: 'must-not',
        what: { en: 'put a 48 A EV charger on a 50 A breaker', es: 'poner un cargador de 48 A en breaker de 50 A' },
        words: 'evse car',
      },
      {
        says: 'must-not',
        what: {
          en: "size an EV charger's breaker and wire below 125% because it charges for a short time only",
          es: 'calcular el breaker y el cable de un cargador de auto a menos de 125% porque carga poco tiempo',
        },
      },
    ],
    words: {
      en: 'evse electric vehicle charger continuous load 125% 80% rule only charges two hours apply car runs',
      es: 'evse cargador vehiculo electrico continua 125% regla 80% solo carga dos horas aplico trabaja',
    },
  },
  {
    id: 'asked-ev-dedicated',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does an EV charger need its own circuit?', es: '¿El cargador de auto eléctrico lleva circuito propio?' },
    answer: {
      en: "Yes, its own circuit: from 2023 every charging outlet over 16 A or over 120 V has an individual circuit with no other outlets; earlier editions ask it of every charging outlet.\n\nSeveral chargers may share one where load management keeps them within it. So the dryer's outlet can't serve both.",
      es: 'Sí, circuito propio: desde 2023 toda salida de carga de más de 16 A o más de 120 V lleva circuito individual sin otras salidas; antes se pedía a toda salida de carga.\n\nVarios cargadores pueden compartir uno si un control de carga los limita. Por eso el de la secadora no sirve a los dos.',
    },
    references: ['625.40'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'give an EV charger over 16 A or 120 V its own circuit',
          es: 'dar circuito propio a un cargador de auto de más de 16 A o 120 V',
        },
        words: 'dedicated individual evse',
      },
      {
        says: 'must-not',
        what: {
          en: "share an EV charger's circuit with the dryer or other outlets",
          es: 'compartir el circuito del cargador de auto con la secadora u otras salidas',
        },
        unless: { en: 'it is not over 16 A and 120 V', es: 'no pase de 16 A y 120 V' },
        words: 'splitter evse',
      },
      {
        says: 'may',
        what: {
          en: 'put several EV chargers on one circuit with load management',
          es: 'poner varios cargadores de auto en un circuito con control de carga',
        },
        if: { en: 'it keeps them within the circuit', es: 'los mantiene dentro del circuito' },
        words: 'two evse power sharing',
      },
      {
        says: 'must-not',
        what: {
          en: 'put several EV chargers on one circuit without load management',
          es: 'poner varios cargadores de auto en un circuito sin control de carga',
        },
        unless: {
          en: 'from the 2023 code on none takes over 16 A or over 120 V and the circuit carries them all',
          es: 'desde el código 2023 ninguno pase de 16 A ni de 120 V y el circuito aguante a todos',
        },
        words: 'two nothing limit',
      },
    ],
    words: {
      en: 'ev evse dedicated branch circuit individual share with dryer splitter other outlets on the charging',
      es: 'ev evse dedicado circuito individual compartir secadora divisor otras salidas',
    },
  },
  {
    id: 'asked-rapid-shutdown-ground-mount',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does ground-mounted solar need rapid shutdown?', es: '¿Los paneles solares en el suelo llevan apagado rápido?' },
    answer: {
      en: 'No, not the array on the ground, since the rule is for PV circuits on or in buildings. But dc circuits that enter a house or shop do need it; a building only for PV equipment is exempt.\n\nFrom 2023 circuits that end on the outside wall, and open carports and trellises, are free too.',
      es: 'No el arreglo en el suelo, porque la regla es para circuitos FV sobre o dentro de edificios. Pero los de CC que entran a casa o taller sí lo llevan; un edificio solo para equipo FV queda libre.\n\nDesde 2023 también los que terminan en la pared exterior, y cocheras y pérgolas abiertas.',
    },
    references: ['690.12'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'provide rapid shutdown for a PV array on the ground', es: 'poner apagado rápido a un arreglo solar en el suelo' },
        words: 'ground pole field',
      },
      {
        says: 'must',
        what: {
          en: 'provide rapid shutdown for dc circuits of ground-mounted solar that enter a house or shop',
          es: 'poner apagado rápido a los circuitos de CC del solar en suelo que entran a casa o taller',
        },
        unless: { en: 'the building is only for PV equipment', es: 'el edificio sea solo para equipo FV' },
        words: 'ground mount building dc wires enter go into house conduit array entran a la casa conductors going inside',
      },
    ],
    words: {
      en: 'ground mount pv array rapid shutdown rsd required pole mount field carport panels on the',
      es: 'montaje en suelo fv arreglo apagado rapido poste campo cochera obligatorio',
    },
  },
  {
    id: 'asked-pv-opposite-end',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Must the solar breaker be at the opposite end of the bus?',
      es: '¿El breaker solar debe ir al extremo opuesto de la barra?',
    },
    answer: {
      en: 'Yes, opposite the main if you use the 120% rule, where 125% of inverter current plus the main may reach 120% of the bus. A 200 A bus with a 200 A main takes 32 A of inverter, a 40 A breaker.\n\nNo where main plus 125% stays within the bus, or all branch breakers add up to it or less.',
      es: 'Sí, opuesto al principal si usa la regla del 120%, donde 125% de la corriente del inversor más el principal puede llegar a 120% de la barra. Barra de 200 A con principal de 200 A: 32 A de inversor, breaker de 40 A.\n\nNo si principal más 125% cabe en la barra, o si los breakers ramales suman la barra o menos.',
    },
    references: ['705.12(B)(2)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put the solar breaker at the opposite end of the bus from the main under the 120% rule',
          es: 'poner el breaker solar en el extremo opuesto al principal con la regla del 120%',
        },
        words: 'pv inverter bottom',
      },
      {
        says: 'may',
        what: { en: 'put the solar breaker anywhere on the bus', es: 'poner el breaker solar en cualquier lugar de la barra' },
        if: {
          en: 'main plus 125% of the inverter current fits within the bus, or all breakers but the main add up to it or less',
          es: 'el principal más 125% de la corriente del inversor cabe en la barra, o todos los breakers menos el principal suman la barra o menos',
        },
        words: 'pv middle next main downsized total fits sum anywhere donde sea',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the solar breaker next to the main with the 120% rule',
          es: 'poner el breaker solar junto al principal con la regla del 120%',
        },
      },
    ],
    words: {
      en: 'pv inverter backfed breaker location 120 percent rule bottom of panel busbar anywhere middle next to the main land',
      es: 'inversor fv breaker retroalimentado posicion regla 120 por ciento abajo del tablero barra en medio junto al principal',
    },
  },
  {
    id: 'asked-ess-in-bedroom',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can a home battery be in a bedroom or living space?',
      es: '¿Puede ir una batería de respaldo en recámara o espacio habitable?',
    },
    answer: {
      en: 'No, not there: fire and residential codes (NFPA 855 and others) keep storage systems out of sleeping rooms and living spaces. They go in garages, on outside walls, in detached buildings or in finished utility closets.\n\nThe electrical code itself hardly restricts the place; ask which fire code applies.',
      es: 'No, ahí no: los códigos de incendio y residencial (NFPA 855 y otros) no las dejan en dormitorios ni espacios habitables. Van en cocheras, muros exteriores, edificios aparte o clósets de servicio acabados.\n\nEl código eléctrico casi no limita el lugar; pregunte qué código de incendio aplica.',
    },
    references: ['706.1'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put a home battery (ESS) in a bedroom or living space',
          es: 'poner una batería de respaldo (ESS) en recámara o espacio habitable',
        },
        words: 'powerwall storage',
      },
      {
        says: 'may',
        what: {
          en: 'put a home battery (ESS) in a garage or on an outside wall',
          es: 'poner una batería de respaldo (ESS) en cochera o muro exterior',
        },
        words: 'powerwall storage',
      },
    ],
    words: {
      en: 'ess energy storage powerwall lithium battery wall location inside house bedroom closet allowed',
      es: 'ess almacenamiento powerwall litio bateria lugar adentro casa recamara closet permitido',
    },
  },
  {
    id: 'asked-interlock-kit',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is a panel interlock kit legal instead of a transfer switch?',
      es: '¿Es legal un interlock en el tablero en lugar de un transfer?',
    },
    answer: {
      en: "Yes, if listed: for an optional standby generator a listed interlock that keeps main and generator breakers from both being on serves as transfer equipment, with an inlet and a hold-down on the back-fed breaker.\n\nHomemade ones don't. It is not for emergency systems, which need automatic switches.",
      es: 'Sí, si es listado: para una planta opcional, un interlock listado que impide tener ambos breakers cerrados, principal y generador, vale como transferencia, con entrada (inlet) y sujetador en el breaker retroalimentado.\n\nLos hechizos no. No sirve para sistemas de emergencia, que piden transferencia automática.',
    },
    references: ['702.5'],
    claims: [
      {
        says: 'may',
        what: { en: 'use an interlock kit', es: 'usar un interlock' },
        if: {
          en: 'it is listed for your panel and the generator is optional standby',
          es: 'el kit es listado para su tablero y la planta es de reserva opcional',
        },
        words: 'legal plate slide instead of transfer switch generator inlet backfeed factory placa en vez de transferencia fabrica',
      },
      {
        says: 'must-not',
        what: { en: 'use a homemade interlock', es: 'usar un interlock hecho en casa' },
        words: 'hechizo diy plate sheet metal cut bent lamina placa',
      },
      {
        says: 'must-not',
        what: { en: 'use an interlock for an emergency system', es: 'usar un interlock para un sistema de emergencia' },
        words: 'hospital article 700',
      },
    ],
    words: {
      en: 'interlock kit breaker slide generator inlet backfeed legal listed approved allowed portable rather than transfer switch kits',
      es: 'interlock candado mecanico breaker planta generador inlet permitido listado legal en vez de transfer cumple el codigo',
    },
  },
  {
    id: 'asked-transfer-neutral',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Generator: does the neutral have to be switched?', es: 'Planta: ¿se tiene que conmutar el neutro?' },
    answer: {
      en: "No, switching it is a choice. If the switch also opens the neutral, the generator is separately derived and its neutral is bonded there; if the neutral stays solid, it is not, and the generator's neutral must be floating.\n\nBonding in both places sends neutral current over metal. Some ground-fault mains need a switched neutral.",
      es: 'No es obligatorio conmutarlo: se escoge. Si también abre el neutro, la planta es sistema derivado y su neutro se une ahí; si el neutro queda sólido, no lo es, y el neutro de la planta debe ir flotante.\n\nUnir en los dos lugares manda corriente de neutro por los metales. Algunos principales con falla a tierra piden neutro conmutado.',
    },
    references: ['250.30', '702.11'],
    claims: [
      {
        says: 'need-not',
        what: { en: "switch the neutral at a generator's transfer switch", es: 'conmutar el neutro en la transferencia de una planta' },
        words: '2 3 pole 4 pole white have to be switched conmutar',
      },
      {
        says: 'must',
        what: {
          en: 'bond the generator neutral where the transfer opens it',
          es: 'unir el neutro de la planta donde la transferencia lo abre',
        },
        words: '4 pole separately derived corta',
      },
      {
        says: 'must-not',
        what: {
          en: 'bond the neutral at the generator where the transfer keeps it solid',
          es: 'unir el neutro en la planta si la transferencia lo deja sólido',
        },
        words: '3 pole floating',
      },
    ],
    words: {
      en: '3-pole 4-pole two-pole transfer switch neutral switched solid bonded floating generator separately derived',
      es: 'transfer 3 polos 4 polos neutro conmutado solido flotante unido planta sistema derivado',
    },
  },
  {
    id: 'asked-low-voltage-conduit',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does low-voltage cable have to be in conduit?', es: '¿El cable de bajo voltaje debe ir en tubo?' },
    answer: {
      en: "No, conduit isn't required: Class 2 and communications cables listed for the space (plenum, riser or general) may run openly, supported by the structure and kept from damage.\n\nApart from power: not in the same raceway or box, and 2 in. off open power wires. Local rules may ask for conduit.",
      es: 'No se exige tubo: los cables Clase 2 y de comunicaciones listados para el espacio (plenum, riser o general) van sin tubo, sujetos a la estructura y sin daño.\n\nSeparados de la fuerza: no en el mismo tubo ni caja, y a 2 pulg. de conductores de fuerza abiertos. Reglas locales pueden pedir tubo.',
    },
    references: ['722.24', '722.135'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'run low-voltage or communications cable in conduit',
          es: 'meter en tubo el cable de bajo voltaje o de comunicaciones',
        },
        unless: {
          en: "it isn't listed for the space, or a local rule asks for it",
          es: 'no esté listado para el espacio, o una regla local lo pida',
        },
        words: 'cat6 thermostat speaker data',
      },
      {
        says: 'must-not',
        what: {
          en: 'run low-voltage cable in one raceway or box with power',
          es: 'meter cable de bajo voltaje en un tubo o caja con fuerza',
        },
        words: 'cat6 class 2 share',
      },
    ],
    words: {
      en: 'data cat6 thermostat security speaker wire need conduit free air above ceiling class 2 raceway required pipe',
      es: 'datos cat6 termostato alarma bocina necesita conduit tuberia libre sobre plafon clase 2 obligatorio tubo',
    },
  },
  {
    id: 'asked-cable-fill',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does a multiconductor cable count as one conductor in conduit fill?',
      es: '¿Un cable multiconductor cuenta como un solo conductor en el llenado?',
    },
    answer: {
      en: 'Yes, as one: by its whole outside diameter, a cable or cord is one conductor: one alone may fill 53%, two 31%, three or more 40%. For a flat cable such as NM take the wide side as the diameter.\n\nFor ampacity adjustment count the wires inside.',
      es: 'Sí, como uno: con todo su diámetro exterior, un cable o cordón es un conductor: uno solo puede llenar 53%, dos 31%, tres o más 40%. En cable plano como el NM tome el lado ancho como diámetro.\n\nPara el ajuste de ampacidad cuente los hilos de adentro.',
    },
    references: ['Chapter 9 Table 1'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'count a multiconductor cable as one conductor in conduit fill, by its outside diameter',
          es: 'contar un cable multiconductor como un conductor en el llenado, por su diámetro exterior',
        },
        words: 'romex mc cord sleeve',
      },
      {
        says: 'must-not',
        what: { en: 'fill a conduit beyond 53% with one cable', es: 'llenar el tubo a más de 53% con un solo cable' },
        words: 'romex sleeve',
      },
      {
        says: 'must',
        what: {
          en: 'count the wires inside a cable for ampacity adjustment',
          es: 'contar los hilos de adentro del cable en el ajuste de ampacidad',
        },
        words: 'derate romex',
      },
    ],
    words: {
      en: 'romex in conduit sleeve fill one cable 53% cord mc nm multiconductor single treated as a',
      es: 'romex en tubo llenado un cable 53% cordon nm mc multiconductor se trata como uno',
    },
  },
  {
    id: 'asked-two-cables-one-staple',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can two Romex cables go under one staple?', es: '¿Pueden ir dos Romex bajo una grapa?' },
    answer: {
      en: "Yes, if the staple is made for two: the code gives no number; the staple's maker does, and many are made or listed for one or two cables. Lie them flat, never on edge, and don't crush them.\n\nMore cables go in stackers. Cables bundled over 24 in. get the adjustment by the wires inside.",
      es: 'Sí, si la grapa es para dos: el código no da número; lo da el fabricante de la grapa, y muchas son para uno o dos cables. Van planos, nunca de canto, y sin aplastar.\n\nMás cables van en separadores. Juntos por más de 24 pulg. llevan el ajuste por los hilos de adentro.',
    },
    references: ['334.30'],
    claims: [
      {
        says: 'may',
        what: { en: 'put two Romex cables under one staple', es: 'poner dos Romex bajo una grapa' },
        if: { en: 'the staple is made for two and they lie flat', es: 'la grapa es para dos y van planos' },
        words: 'nm double stack misma grapa engrapar juntos same',
      },
      {
        says: 'must-not',
        what: { en: 'staple Romex on edge or crush it', es: 'engrapar el Romex de canto o aplastarlo' },
        words: 'nm sideways',
      },
      {
        says: 'is-not',
        what: { en: 'the NEC limits a staple to one cable', es: 'el NEC limita una grapa a un cable' },
        words: 'one per staple rule',
      },
    ],
    words: {
      en: 'nm nm-b two three wires same staple stack double up staples inspector says one per staple how many single',
      es: 'nm dos tres cables misma grapa encimar apilar inspector dice uno por grapa cuantos caben en una poner',
    },
  },
  {
    id: 'asked-green-hot',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can a green wire be used as a hot or neutral?', es: '¿Se puede usar un cable verde como vivo o neutro?' },
    answer: {
      en: 'No, it is only for ground: green, green with yellow, and bare are for equipment grounding only. No tape makes a green wire a hot or a neutral, in any size.\n\nA ground carries no current in normal use; whoever takes that wire for one touches metal or copper that is energized and gets a shock. Power-limited cables have their own colors.',
      es: 'No, es solo para tierra: verde, verde con amarillo y desnudo son solo para tierra de equipos. Ninguna cinta hace vivo o neutro un cable verde, de ningún calibre.\n\nUna tierra no lleva corriente en uso normal; quien tome ese hilo por tierra recibe un choque. Los cables de potencia limitada tienen sus colores.',
    },
    references: ['250.119'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use a green wire as a hot or neutral', es: 'usar un cable verde como vivo o neutro' },
        words: 'traveler',
      },
      {
        says: 'must-not',
        what: { en: 're-mark a green wire with tape as a hot or neutral', es: 'remarcar con cinta un cable verde como vivo o neutro' },
        words: 'black identify',
      },
    ],
    words: {
      en: 'green wire as ungrounded traveler hot tape re-identify mark black extra conductor',
      es: 'verde como fase vivo viajero retorno encintar marcar negro remarcar',
    },
  },
  {
    id: 'asked-long-sealtight',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can liquidtight (sealtight) be longer than 6 ft?', es: '¿El liquidtight (sealtite) puede medir más de 6 pies?' },
    answer: {
      en: 'Yes, it may be longer: metal liquidtight (LFMC) has no length limit of its own. The 6 ft is about two other things: how long it may be the only ground, and how long a whip to a light may hang without straps.\n\nLonger: pull a ground wire and strap it every 4-1/2 ft.',
      es: 'Sí, puede ser más largo: el liquidtight metálico (LFMC) no tiene largo máximo propio. Los 6 pies son de otras dos cosas: cuánto puede ser la única tierra y cuánto puede colgar sin abrazadera hasta una luminaria.\n\nMás largo: jale hilo de tierra y sujételo cada 4-1/2 pies.',
    },
    references: ['350.10', '350.30(A)', '250.118'],
    claims: [
      {
        says: 'may',
        what: { en: 'use liquidtight (LFMC) longer than 6 ft', es: 'usar liquidtight (LFMC) de más de 6 pies' },
        if: { en: 'a ground wire is inside', es: 'lleva adentro hilo de tierra' },
        words: 'sealtite whip 10 ft green with more than largo más lleva tierra con dentro',
      },
      {
        says: 'must',
        what: {
          en: 'pull a ground wire in liquidtight (LFMC) longer than 6 ft',
          es: 'jalar hilo de tierra en liquidtight (LFMC) de más de 6 pies',
        },
        words: 'sealtite whip',
      },
      {
        says: 'is-not',
        what: { en: 'the code limits liquidtight (LFMC) to 6 ft', es: 'el código limita el liquidtight (LFMC) a 6 pies' },
        words: 'maximum length sealtite',
      },
    ],
    words: {
      en: 'sealtite seal tight lfmc flexible maximum length 6 feet limit longer than ac whip foot 10 ft',
      es: 'sealtite lfmc coraza impermeable largo maximo 6 pies limite flexible aire 10',
    },
  },
  {
    id: 'asked-voltages-share',
    area: 'exam',
    grade: 'V2',
    title: { en: 'May different voltages share a conduit?', es: '¿Distintos voltajes pueden ir en el mismo tubo?' },
    answer: {
      en: 'Yes for power circuits, no for Class 2 and other low voltage: circuits and systems of 1000 V or less may share a raceway, cable or box if every conductor is insulated for the highest voltage there; common 600 V wire is. Switches between them in one box may need barriers.\n\nClass 2, fire alarm and communications stay out.',
      es: 'Sí entre circuitos de fuerza, no con Clase 2 y demás bajo voltaje: circuitos y sistemas de 1000 V o menos pueden compartir tubo, cable o caja si todo conductor está aislado para el voltaje mayor; el cable común de 600 V lo está. Apagadores juntos en una caja pueden pedir barrera.\n\nClase 2, alarma de incendio y comunicaciones van aparte.',
    },
    references: ['300.3(C)(1)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'run power circuits of different voltages, such as 120 V and 480 V, in one raceway',
          es: 'meter circuitos de fuerza de distintos voltajes, como 120 V y 480 V, en un tubo',
        },
        if: {
          en: 'all are 1000 V or less and every conductor is insulated for the highest voltage',
          es: 'todos son de 1000 V o menos y cada conductor está aislado para el voltaje mayor',
        },
        words: '277 208 mix',
      },
      {
        says: 'must-not',
        what: {
          en: 'run Class 2, fire alarm or communications with power in one raceway',
          es: 'meter Clase 2, alarma de incendio o comunicaciones con fuerza en un tubo',
        },
        words: 'low voltage thermostat',
      },
      {
        says: 'is-not',
        what: {
          en: 'the NEC forbids power circuits of different voltages in one raceway',
          es: 'el NEC prohíbe circuitos de fuerza de distintos voltajes en un tubo',
        },
        words: 'illegal mix',
      },
    ],
    words: {
      en: 'different voltages same raceway mix 277 208 240 systems share pipe conductors insulation lighting 120 receptacle',
      es: 'diferentes voltajes misma tuberia mezclar 277 208 240 sistemas compartir tubo aislamiento luces contactos 120',
    },
  },
  {
    id: 'asked-14-on-20',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is 14 AWG allowed on a 20 A circuit, even for lights or a switch leg?',
      es: '¿Se permite 14 AWG en un circuito de 20 A, aunque sea para luces o apagador?',
    },
    answer: {
      en: "No, not even there: 14 AWG copper has at most 15 A, receptacles, lights, switch legs, travelers and pigtails of receptacles included. 75 °C terminals and the 20 A in the table don't change that.\n\nMixing is legal only the other way: 12 AWG on 15 A. Motors, air conditioners, taps of up to 18 in. to one light, and listed fixture wires have rules of their own.",
      es: 'No, ni ahí: el 14 AWG de cobre va a 15 A cuando mucho, también contactos, luces, retornos, viajeros y colas de contactos. Terminales de 75 °C y los 20 A de la tabla no lo cambian.\n\nSolo se mezcla al revés: 12 AWG en 15 A. Motores, aires, derivaciones de hasta 18 pulg. a una luz y alambre de luminaria tienen reglas propias.',
    },
    references: ['240.4(D)', '210.24'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use 14 AWG copper on a 20 A circuit, lights, switch legs and pigtails included',
          es: 'usar cobre 14 AWG en un circuito de 20 A, ni para luces, retornos o colas',
        },
        unless: {
          en: 'a motor, air conditioner, tap or fixture wire rule allows it',
          es: 'lo permita una regla de motores, aires, derivaciones o alambre de luminaria',
        },
        words: '14 gauge mix traveler receptacles outlets contactos enchufes cable del',
      },
      {
        says: 'may',
        what: {
          en: 'mix 12 AWG and 14 AWG on a circuit of not more than 15 A',
          es: 'mezclar 12 AWG y 14 AWG en un circuito de no más de 15 A',
        },
        words: 'gauge',
      },
      {
        says: 'must',
        what: {
          en: 'make the pigtails and jumpers of a 20 A circuit with 12 AWG copper',
          es: 'hacer las colitas y puentes de un circuito de 20 A con cobre 12 AWG',
        },
      },
    ],
    words: {
      en: '14 gauge wire on 20 amp breaker light switch leg pigtail fixture mix 12 and 14 table says 20 amps 310.16 good for',
      es: 'calibre 14 breaker de 20 luces retorno apagador mezclar 12 y 14 la tabla dice 20 amperes 310.16',
    },
  },
  {
    id: 'asked-least-resistance',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does electricity take only the path of least resistance?',
      es: '¿La corriente toma solo el camino de menor resistencia?',
    },
    answer: {
      en: 'No, not only: current takes every path back to its source at once, each in proportion to its conductance; the lowest resistance only takes the largest share.\n\nThat is why a person in parallel with a good ground still gets some, and neutral current leaks over metal where neutral and ground are joined twice.',
      es: 'No, no solo ese: la corriente toma a la vez todos los caminos de regreso a su fuente, cada uno según su conductancia; el de menor resistencia solo toma la parte mayor.\n\nPor eso una persona en paralelo con buena tierra recibe algo, y la del neutro se va por los metales donde neutro y tierra se unen dos veces.',
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: { en: 'electricity takes only the path of least resistance', es: 'la corriente toma solo el camino de menor resistencia' },
        words: 'easiest ground',
      },
      {
        says: 'is',
        what: {
          en: 'current takes every path back to its source at once',
          es: 'la corriente toma a la vez todos los caminos de regreso a su fuente',
        },
        words: 'parallel',
      },
    ],
    words: {
      en: 'path of least resistance electricity only myth true false all paths parallel goes to ground current follow easiest',
      es: 'camino menor resistencia electricidad solo mito cierto falso todos los caminos paralelo va a tierra sigue mas facil',
    },
  },
  {
    id: 'asked-volts-or-amps-kill',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is it the volts or the amps that kill?', es: '¿Mata el voltaje o la corriente?' },
    answer: {
      en: "The current through the body does it: about 10 mA can lock the muscles and roughly 50 to 100 mA through the chest can stop the heart. But voltage drives it through the body's resistance, so both matter, with path and time.\n\n'It's only 120 V' is false comfort: it kills often.",
      es: "La corriente por el cuerpo: unos 10 mA pueden trabar los músculos y unos 50 a 100 mA por el pecho pueden parar el corazón. Pero el voltaje la empuja por la resistencia del cuerpo; cuentan ambos, el camino y el tiempo.\n\n'Son solo 120 V' es falso consuelo: mata seguido.",
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'the current through the body is what kills, and voltage drives it',
          es: 'lo que mata es la corriente por el cuerpo, y el voltaje la empuja',
        },
        words: 'amps volts shock',
      },
      {
        says: 'is',
        what: { en: '120 V can kill', es: '120 V pueden matar' },
        words: 'only house volts shock',
      },
      {
        says: 'is-not',
        what: { en: '120 V is harmless', es: '120 V sean inofensivos' },
        words: 'only nothing happens no pasa nada toques',
      },
    ],
    words: {
      en: 'current voltage kills you amps not volts true shock lethal milliamps body amperage',
      es: 'corriente voltaje mata amperes no volts cierto choque mortal miliamperes cuerpo toque dicen que matan amperaje',
    },
  },
  {
    id: 'asked-breaker-limits-current',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a breaker limit the current to its rating?', es: '¿El breaker limita la corriente a su capacidad?' },
    answer: {
      en: "No, it does not limit it: a breaker doesn't hold current back; the load decides what flows, and a short lets through thousands of amperes until it opens. A 20 A breaker may carry 25 A for minutes and trips faster the more it is passed.\n\nSpecial current-limiting fuses and breakers cut the peak of a short circuit, not the load.",
      es: 'No la limita: el breaker no frena la corriente; la carga decide cuánta pasa, y un corto deja pasar miles de amperes hasta que abre. Uno de 20 A puede llevar 25 A varios minutos y dispara más rápido cuanto más se pasa.\n\nLos fusibles y breakers limitadores cortan el pico del corto, no la carga.',
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: { en: 'a breaker limits the current to its rating', es: 'el breaker limita la corriente a su capacidad' },
        words: 'holds back 20 amps',
      },
      {
        says: 'is',
        what: {
          en: 'a 20 A breaker may carry 25 A for minutes before it trips',
          es: 'un breaker de 20 A puede llevar 25 A varios minutos antes de disparar',
        },
        words: 'overload right away',
      },
    ],
    words: {
      en: 'circuit breaker restrict stops amps above rating only lets 20 amps through overload trip immediately will amp let right away',
      es: 'breaker interruptor restringe frena amperes no deja pasar mas de 20 sobrecarga dispara de inmediato solo',
    },
  },
  {
    id: 'asked-240-saves',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does 240 V use less electricity than 120 V?', es: '¿Con 240 V se gasta menos luz que con 120 V?' },
    answer: {
      en: 'No, the same energy: the meter counts watts for hours, and a 1500 W heater is 1500 W at either voltage. At 240 V it takes half the amps, 6.25 A instead of 12.5 A, so only the loss in the wires falls.\n\nThe gain is thinner wire and less voltage drop, hardly the bill.',
      es: 'No, se gasta lo mismo: el medidor cuenta watts por horas, y un calentador de 1500 W es de 1500 W con cualquiera. A 240 V toma la mitad de amperes, 6.25 A en lugar de 12.5 A; solo baja la pérdida en los cables.\n\nSe gana en cable y caída de voltaje, casi nada en el recibo.',
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: {
          en: '240 V uses less electricity than 120 V for the same watts',
          es: 'con 240 V se gasta menos luz que con 120 V para los mismos watts',
        },
        words: 'bill cheaper save',
      },
      {
        says: 'is',
        what: {
          en: '240 V takes half the amps of 120 V for the same watts',
          es: 'a 240 V se toma la mitad de amperes que a 120 V con los mismos watts',
        },
        words: 'heater current',
      },
    ],
    words: {
      en: '240 volts cheaper to run save money bill efficiency half the amps less power than 120 appliance motor electric',
      es: '240 volts mas barato ahorra recibo mitad de amperes menos consumo que 120 aparato motor 220',
    },
  },
  {
    id: 'asked-why-1732',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Why is 1.732 in three-phase formulas?', es: '¿Por qué sale 1.732 en las fórmulas trifásicas?' },
    answer: {
      en: 'Because the three phases are 120° apart: the voltage between two lines is the difference of two equal arrows at that angle, which is the square root of 3, 1.732, times one of them: 120 x 1.732 = 208 and 277 x 1.732 = 480.\n\nSo power is 1.732 x line volts x line amps.',
      es: 'Porque las tres fases están a 120° entre sí: el voltaje entre dos líneas es la diferencia de dos flechas iguales a ese ángulo, o sea raíz de 3, 1.732, por una: 120 x 1.732 = 208 y 277 x 1.732 = 480.\n\nPor eso la potencia es 1.732 x volts x amperes de línea.',
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use 1.732 with line voltage in three-phase power formulas',
          es: 'usar 1.732 con el voltaje de línea en las fórmulas de potencia trifásica',
        },
        words: 'square root of three',
      },
    ],
    words: {
      en: 'why square root of three divide multiply 1.73 where does it come from reason three-phase power amps use',
      es: 'por que raiz de tres dividir multiplicar 1.73 de donde sale razon potencia trifasica',
    },
  },
  {
    id: 'asked-why-times-two',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Why is voltage drop multiplied by 2 single-phase but 1.732 three-phase?',
      es: '¿Por qué la caída de voltaje lleva 2 en monofásico y 1.732 en trifásico?',
    },
    answer: {
      en: 'Because single-phase current goes out on one wire and comes back on the other, so the drop is that of twice the one-way length. In balanced three-phase the other two wires carry it back and their drops add at an angle: the square root of 3.\n\nTables in ohms are for one wire.',
      es: 'Porque en monofásico la corriente va por un hilo y regresa por el otro, así que cae en el doble del largo de ida. En trifásico equilibrado regresa por los otros dos y las caídas se suman en ángulo: raíz de 3.\n\nLas tablas en ohms son de un hilo.',
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: {
          en: 'multiply single-phase voltage drop by 2 for the way out and back',
          es: 'multiplicar por 2 la caída de voltaje monofásica por la ida y el regreso',
        },
        words: 'round trip length',
      },
      {
        says: 'must-not',
        what: {
          en: 'multiply balanced three-phase voltage drop by 2 instead of 1.732',
          es: 'multiplicar por 2 en lugar de 1.732 la caída trifásica equilibrada',
        },
        words: 'root 3',
      },
    ],
    words: {
      en: 'why double length factor two 2 x K x I x D voltage drop formula round trip one way distance 1.732',
      es: 'por que doble largo factor dos formula caida ida y vuelta distancia de ida 1.732 duplico la',
    },
  },
  {
    id: 'asked-capacitor-protection',
    area: 'exam',
    grade: 'K',
    title: {
      en: 'Do capacitors need their own overcurrent device and disconnect?',
      es: '¿Los capacitores llevan protección y desconectador propios?',
    },
    answer: {
      en: "Yes, except after a motor's overload: a bank fed from a panel has an overcurrent device set as low as practicable and a disconnect of at least 135% of its current, with conductors of 135% too.\n\nNo on the load side of a motor's overload: the motor's own devices serve.",
      es: 'Sí, salvo después de la sobrecarga de un motor: un banco alimentado de tablero lleva protección lo más baja posible y desconectador de al menos 135% de su corriente, con conductores de 135% también.\n\nNo del lado de carga de la sobrecarga de un motor: sirven los dispositivos del motor.',
    },
    references: ['460.8(A)', '460.8(C)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'give a capacitor bank fed from a panel an overcurrent device and a 135% disconnect',
          es: 'poner a un banco de capacitores alimentado de tablero protección y desconectador de 135%',
        },
        words: 'power factor fuse breaker',
      },
      {
        says: 'need-not',
        what: {
          en: "give capacitors on the load side of a motor's overload their own overcurrent device or disconnect",
          es: 'poner protección o desconectador propios a capacitores del lado de carga de la sobrecarga de un motor',
        },
        words: 'power factor fuse',
      },
    ],
    words: {
      en: 'capacitor bank power factor correction fuse disconnect required motor terminals 135% breaker overcurrent protection',
      es: 'banco capacitores factor de potencia fusible desconectador obligatorio motor 135% breaker proteccion fusibles',
    },
  },
  {
    id: 'asked-doorbell-in-panel',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can a doorbell transformer be inside the panel?', es: '¿Puede ir el transformador del timbre dentro del tablero?' },
    answer: {
      en: "No, it may not be inside: its low-voltage wires may not share the panel's cabinet with power wires, and panels aren't listed for it. Mount it outside, screwed into a knockout, so that only its 120 V leads go in.\n\nIn the garage or attic a box of its own does as well.",
      es: 'No puede ir adentro: sus cables de bajo voltaje no pueden compartir el gabinete con la fuerza, y el tablero no está listado para eso. Móntelo por fuera, en un knockout, de modo que solo entren sus puntas de 120 V.\n\nEn cochera o ático también sirve una caja propia.',
    },
    references: ['725.136'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'put a doorbell transformer inside the panel', es: 'poner el transformador del timbre dentro del tablero' },
        words: 'chime load center',
      },
      {
        says: 'may',
        what: {
          en: 'mount a doorbell transformer outside the panel in a knockout',
          es: 'montar el transformador del timbre por fuera del tablero en un knockout',
        },
        words: 'chime side box next to beside go junction fuera caja junto',
      },
      {
        says: 'is',
        what: {
          en: 'a doorbell transformer inside the panel fails inspection',
          es: 'un transformador de timbre adentro del panel no pasa la inspección',
        },
      },
      {
        says: 'may',
        what: {
          en: 'put a doorbell transformer in or on a box outside the panel',
          es: 'poner un transformador de timbre en una caja fuera del tablero',
        },
        words: 'chime junction beside next junto',
      },
    ],
    words: {
      en: 'chime bell transformer inside load center breaker box class 2 knockout mounted side allowed',
      es: 'timbre transformador adentro centro de carga caja de breakers knockout clase 2 permitido',
    },
  },
  {
    id: 'asked-fire-alarm-gfci',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can a fire alarm panel be on a GFCI or AFCI breaker?',
      es: '¿El panel de alarma de incendio puede ir en breaker GFCI o AFCI?',
    },
    answer: {
      en: 'No, neither is allowed: the supply of a fire alarm system is a circuit of its own with no other loads and without GFCI or AFCI, marked in red, so that nothing silences it.\n\nHousehold smoke alarms are something else: they do go on AFCI circuits.',
      es: 'No se permite ninguno: la alimentación de un sistema de alarma de incendio es un circuito propio, sin otras cargas y sin GFCI ni AFCI, marcado en rojo, para que nada lo calle.\n\nLos detectores de humo de casa son otra cosa: esos sí van en circuitos AFCI.',
    },
    references: ['760.41(B)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'put a fire alarm panel on a GFCI or AFCI breaker', es: 'poner el panel de alarma de incendio en breaker GFCI o AFCI' },
        words: 'facp',
      },
      {
        says: 'must',
        what: { en: 'give a fire alarm panel a circuit of its own', es: 'dar circuito propio al panel de alarma de incendio' },
        words: 'facp dedicated',
      },
      {
        says: 'may',
        what: { en: 'put household smoke alarms on AFCI circuits', es: 'poner los detectores de humo de casa en circuitos AFCI' },
        words: 'arc fault',
      },
    ],
    words: {
      en: 'facp control panel dedicated circuit gfci afci arc fault prohibited allowed',
      es: 'panel central alarma contra incendio circuito dedicado gfci afci prohibido permitido',
    },
  },
  {
    id: 'asked-cord-through-wall',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can a cord or TV cord go through a wall or ceiling?', es: '¿Puede pasar un cordón o el de la tele por pared o techo?' },
    answer: {
      en: 'No, it may not: flexible cord may not run through holes in walls, floors or ceilings, through doors or windows, or hidden behind them. That includes the TV cord dropped inside the wall and extension cords in attics.\n\nUse a receptacle there, or a listed in-wall power kit with NM cable.',
      es: 'No puede: el cordón flexible no pasa por agujeros en paredes, pisos o techos, ni por puertas o ventanas, ni escondido. También el de la tele metido en el muro y las extensiones en el ático.\n\nPonga un contacto ahí, o un kit listado de pared con cable NM.',
    },
    references: ['400.12'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run a flexible cord or TV cord through a wall, floor or ceiling',
          es: 'pasar un cordón flexible o el de la tele por pared, piso o techo',
        },
        words: 'extension behind drywall',
      },
      {
        says: 'must-not',
        what: { en: 'run a cord through a door or window', es: 'pasar un cordón por puerta o ventana' },
        words: 'extension',
      },
      {
        says: 'may',
        what: { en: 'use a listed in-wall power kit for a TV', es: 'usar un kit listado de pared para la tele' },
        words: 'cord behind',
      },
    ],
    words: {
      en: 'flexible cord extension cord tv power cord behind wall concealed drywall hole fish run through inside',
      es: 'cordon extension cable de la tele dentro del muro tablaroca agujero esconder pasar television',
    },
  },
];
