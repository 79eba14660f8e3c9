// What people ask every day about circuits, breakers, receptacles and splices of a house.
import type { Topic } from '../knowledge.ts';

export const everydayCircuitsAndBreakersTopics: readonly Topic[] = [
  {
    id: 'code-watts-per-circuit',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'How many amps or watts can a 15, 20, 30, 40 or 50 A circuit handle?',
      es: '¿Cuántos amperes o watts aguanta un circuito de 15, 20, 30, 40 o 50 A?',
    },
    answer: {
      en: 'At 120 V: 15 A is 1,800 W and 20 A is 2,400 W. At 240 V: 30 A is 7,200 W, 40 A is 9,600 W and 50 A is 12,000 W. For a load of 3 hours or more, take 80% of that.\n\nContinuous, at 80%: 15 A gives 12 A or 1,440 W; 20 A gives 16 A or 1,920 W; 30 A gives 24 A or 5,760 W at 240 V; 40 A gives 32 A or 7,680 W; 50 A gives 40 A or 9,600 W. Watts are volts times amps. A space heater of 1,500 W takes 12.5 A by itself.',
      es: 'A 120 V: 15 A son 1,800 W y 20 A son 2,400 W. A 240 V: 30 A son 7,200 W, 40 A son 9,600 W y 50 A son 12,000 W. Para una carga de 3 horas o más, tome el 80% de eso.\n\nContinuo, al 80%: 15 A dan 12 A o 1,440 W; 20 A dan 16 A o 1,920 W; 30 A dan 24 A o 5,760 W a 240 V; 40 A dan 32 A o 7,680 W; 50 A dan 40 A o 9,600 W. Watts son volts por amperes. Un calentador de 1,500 W toma 12.5 A él solo.',
    },
    references: ['210.19(A)', '210.20(A)', '210.23'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'put up to 1,440 W (12 A) of continuous load on a 15 A, 120 V circuit',
          es: 'poner hasta 1,440 W (12 A) de carga continua en un circuito de 15 A a 120 V',
        },
        words: '80 percent watts',
      },
      {
        says: 'may',
        what: {
          en: 'put up to 1,920 W (16 A) of continuous load on a 20 A, 120 V circuit',
          es: 'poner hasta 1,920 W (16 A) de carga continua en un circuito de 20 A a 120 V',
        },
        words: '80 percent watts',
      },
      {
        says: 'must',
        what: {
          en: 'hold a load of 3 hours or more to 80% of an ordinary breaker',
          es: 'limitar una carga de 3 horas o más al 80% de un breaker común',
        },
        words: 'continuous load',
      },
      {
        says: 'must-not',
        what: {
          en: 'run two 1,500 W heaters on one 15 or 20 A, 120 V circuit',
          es: 'conectar dos calentadores de 1,500 W en un circuito de 15 o 20 A a 120 V',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'put more than 1,440 W of continuous load on a 15 A, 120 V circuit',
          es: 'poner más de 1,440 W de carga continua en un circuito de 15 A a 120 V',
        },
        words: 'steady hours heater night watts',
      },
      {
        says: 'may',
        what: {
          en: 'run a 12 A appliance, such as a hair dryer, on a 15 A circuit',
          es: 'usar un aparato de 12 A, como una secadora de pelo, en un circuito de 15 A',
        },
        if: { en: 'nothing else of weight runs on it', es: 'nada más que jale fuerte anda en él' },
        words: '1400 watts heater too much es mucho',
      },
    ],
    words: {
      en: 'max wattage per breaker how much load on a circuit 1440 1920 80 percent rule capacity',
      es: 'watts máximos por breaker cuánta carga circuito capacidad ochenta por ciento',
    },
  },
  {
    id: 'code-larger-breaker',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'The breaker trips: may I put in a larger one, such as 20 A for 15 A?',
      es: 'Se bota el breaker: ¿le puedo poner uno más grande, como 20 A por 15 A?',
    },
    answer: {
      en: "No, not unless all the wire of that circuit is large enough: 14 AWG copper stops at 15 A, 12 AWG at 20 A and 10 AWG at 30 A. A larger breaker lets thin wire overheat in the wall before it trips.\n\nA few feet of thicker wire at the panel prove nothing: the thinnest piece anywhere on the circuit decides, and receptacles and the panel's list of breakers must fit too. A breaker that trips is doing its job: take load off, find the fault, or run a new circuit. Motors and air conditioners have rules of their own.",
      es: 'No, salvo que todo el alambre de ese circuito sea lo bastante grueso: cobre 14 AWG llega a 15 A, 12 AWG a 20 A y 10 AWG a 30 A. Con un breaker más grande el alambre delgado se calienta en la pared antes de que se bote.\n\nUnos pies de alambre grueso en el tablero no prueban nada: manda el tramo más delgado de todo el circuito, y también los contactos y la lista de breakers del tablero tienen que servir. El breaker que se bota hace su trabajo: quite carga, busque la falla o tire un circuito nuevo. Motores y aires tienen sus reglas.',
    },
    references: ['240.4', '240.4(D)', '210.21(B)', '110.3(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'replace a breaker by a larger one to stop it from tripping',
          es: 'cambiar un breaker por uno más grande para que no se bote',
        },
        words: 'upsize bigger bota dispara',
      },
      {
        says: 'must-not',
        what: {
          en: 'put 14 AWG copper on a 20 A breaker or 12 AWG on a 30 A breaker',
          es: 'poner cobre 14 AWG en breaker de 20 A o 12 AWG en breaker de 30 A',
        },
        words: 'swap 14/2',
      },
      {
        says: 'may',
        what: {
          en: 'put in a larger breaker, such as 20 A on 12 AWG or 30 A on 10 AWG copper',
          es: 'poner un breaker más grande, como de 20 A con cobre 12 o de 30 A con cobre 10',
        },
        if: {
          en: 'every piece of its wire and its receptacle are rated for it, and the appliance allows it',
          es: 'todo el alambre y el contacto son para ese amperaje, y el aparato lo permite',
        },
        words: '12 box through device outlet dryer',
      },
    ],
    words: {
      en: 'upsize breaker swap 15 for 20 bigger breaker keeps tripping replace 20 with 30 upgrade',
      es: 'cambiar breaker más grande pastilla se bota subir de 15 a 20',
    },
  },
  {
    id: 'code-smaller-breaker',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'May a breaker be smaller than the wire allows, such as 15 A on 12 AWG?',
      es: '¿Puede el breaker ser menor de lo que aguanta el alambre, como 15 A con 12 AWG?',
    },
    answer: {
      en: "Yes, a smaller breaker on larger wire is always safe for the wire: 15 A on 12 AWG copper, or 20 A on 10 AWG, is fine. It only has to carry the load and fit its terminal.\n\nWhat else to look at: required 20 A circuits (kitchen counter, laundry, bathroom) stay at 20 A; a 20 A receptacle does not belong on 15 A; an appliance must not need more. Thick wire must fit the breaker's marked terminal range; a pigtail of right size helps. Note it in the panel.",
      es: 'Sí, un breaker menor en alambre más grueso siempre es seguro para el alambre: 15 A con cobre 12 AWG, o 20 A con 10 AWG, está bien. Solo tiene que llevar la carga y aceptar el alambre en su terminal.\n\nQué más mirar: los circuitos obligatorios de 20 A (cubierta de cocina, lavandería, baño) se quedan en 20 A; un contacto de 20 A no va en 15 A; el aparato no debe pedir más. El alambre grueso tiene que caber en la terminal del breaker según su marca; un rabillo del calibre correcto ayuda. Anótelo en el tablero.',
    },
    references: ['240.4', '210.11(C)', '110.14(A)', '210.21(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'put a smaller breaker on larger wire, such as 15 A on 12 AWG or 20 A on 10 AWG',
          es: 'poner un breaker menor en alambre más grueso, como 15 A con 12 AWG o 20 A con 10 AWG',
        },
        if: { en: 'it carries the load and its terminal takes the wire', es: 'lleva la carga y su terminal acepta el alambre' },
        words: 'yellow romex 10 long run big 6-3 oversized',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a 15 A breaker on a required 20 A circuit (kitchen counter, laundry, bathroom)',
          es: 'poner un breaker de 15 A en un circuito obligatorio de 20 A (cubierta de cocina, lavandería, baño)',
        },
        words: 'downsize',
      },
      {
        says: 'need-not',
        what: {
          en: 'change anything where 12 AWG wire is on a 15 A breaker',
          es: 'cambiar nada donde hay cable 12 AWG en un breaker de 15 A',
        },
        words: 'found leave it',
      },
    ],
    words: {
      en: 'downsize breaker oversized wire 12 gauge on 15 amp 10 gauge on 20 amp lower breaker',
      es: 'breaker más chico alambre más grueso bajar de 20 a 15',
    },
  },
  {
    id: 'code-20-amp-receptacle-on-15-amp-circuit',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'What happens when a 20 A receptacle is on a 15 A circuit?',
      es: '¿Qué pasa si hay un contacto de 20 A en un circuito de 15 A?',
    },
    answer: {
      en: "It is a violation: the sideways slot invites a 20 A plug that a 15 A circuit cannot feed. As long as the breaker is 15 A it just trips; the danger comes when somebody then puts in a 20 A breaker on 14 AWG wire.\n\nPut in a 15 A receptacle. Don't change the breaker without knowing that all the wire is 12 AWG. The other way round is allowed: 15 A receptacles on a 20 A circuit, where there are two or more (one duplex counts as two).",
      es: 'Es una violación: la ranura en T invita a una clavija de 20 A que un circuito de 15 A no puede alimentar. Mientras el breaker sea de 15 A solo se bota; el peligro viene cuando alguien pone después un breaker de 20 A con alambre 14 AWG.\n\nPonga un contacto de 15 A. No cambie el breaker sin saber que todo el alambre es 12 AWG. Al revés sí se permite: contactos de 15 A en circuito de 20 A, si hay dos o más (un doble cuenta como dos).',
    },
    references: ['Table 210.21(B)(3)', '210.21(B)(1)', '240.4(D)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'put a 20 A receptacle on a 15 A circuit', es: 'poner un contacto de 20 A en un circuito de 15 A' },
        words: 't slot sideways 14 tomacorriente',
      },
      {
        says: 'may',
        what: { en: 'put 15 A receptacles on a 20 A circuit', es: 'poner contactos de 15 A en un circuito de 20 A' },
        if: { en: 'there are two or more; one duplex counts as two', es: 'hay dos o más; un doble cuenta como dos' },
        words: 'duplex',
      },
    ],
    words: {
      en: 't slot outlet 5-20 on 15 amp breaker wrong receptacle sideways slot',
      es: 'contacto ranura en t 20 amperes en breaker de 15',
    },
  },
  {
    id: 'wiring-methods-8-awg-on-50-amps',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'Can I use 8 AWG copper on a 50 A breaker?', es: '¿Puedo usar cobre 8 AWG en un breaker de 50 A?' },
    answer: {
      en: 'Only as individual wires such as THHN in conduit, or MC cable, with terminals marked 75 °C at both ends: then 8 AWG copper is 50 A. As NM cable (Romex) it is 40 A, so 50 A needs 6 AWG.\n\nAt 60 °C 8 AWG copper is 40 A, at 75 °C 50 A; 6 AWG is 55 A and 65 A. NM and UF cable stay in the 60 °C column. Derate for heat and for more than three wires, and read the receptacle: many 14-50 receptacles are marked for 6 AWG or for 60/75 °C. Aluminum 8 AWG is 35 A and 40 A.',
      es: 'Solo como alambres sueltos, THHN en tubo, o cable MC, con terminales marcadas 75 °C en los dos extremos: ahí el cobre 8 AWG es de 50 A. Como cable NM (Romex) es de 40 A, y para 50 A hace falta 6 AWG.\n\nA 60 °C el cobre 8 AWG es de 40 A, a 75 °C de 50 A; el 6 AWG es de 55 A y 65 A. El cable NM y el UF se quedan en la columna de 60 °C. Corrija por calor y por más de tres alambres, y lea el contacto: muchos 14-50 están marcados para 6 AWG o para 60/75 °C. El aluminio 8 AWG es de 35 A y 40 A.',
    },
    references: ['110.14(C)(1)(a)', 'Table 310.16', '334.80', '340.80'],
    claims: [
      {
        says: 'may',
        what: { en: 'use 8 AWG copper THHN in conduit on a 50 A breaker', es: 'usar cobre 8 AWG THHN en tubo con breaker de 50 A' },
        if: {
          en: 'the terminals at both ends are marked 75 °C and nothing has to be derated',
          es: 'las terminales de los dos extremos están marcadas 75 °C y no hay que corregir por nada',
        },
        words: '#8 wires PVC EMT pipe ev terminals breaker hot tub 75C',
      },
      {
        says: 'must-not',
        what: { en: 'use 8 AWG NM cable (Romex) on a 50 A breaker', es: 'usar cable NM (Romex) 8 AWG con breaker de 50 A' },
        words: '8/3 8/2',
      },
      {
        says: 'must-not',
        what: { en: 'use 8 AWG aluminum on a 50 A breaker', es: 'usar aluminio 8 AWG con breaker de 50 A' },
        words: 'aluminum',
      },
    ],
    words: {
      en: '8 gauge 50 amp 8/3 romex range hot tub ev charger thhn conduit 6 awg instead',
      es: 'cable 8 breaker 50 estufa romex 8/3 thhn tubo calibre',
    },
  },
  {
    id: 'troubleshooting-two-wires-under-one-breaker',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'Two wires under one breaker or lug (double tap): is it allowed, and how do I fix it?',
      es: 'Dos alambres en un breaker o zapata (doble conexión): ¿se permite y cómo se corrige?',
    },
    answer: {
      en: "No, unless that terminal is marked for two wires: a screw made for one clamps two badly, one loosens and burns. Some small breakers are made for two, and most service lugs are not.\n\nFix: splice both wires with a short pigtail to the breaker (the panel may hold the splice), if together they are one circuit's load; or give the second wire its own breaker, a tandem where the panel's label allows it, or a subpanel. For two cables on a main lug use a listed two-barrel lug or a tap connector.",
      es: 'No, salvo que la terminal esté marcada para dos: el tornillo hecho para uno aprieta mal dos, uno se afloja y se quema. Algunos breakers chicos son para dos, y la mayoría de las zapatas de servicio no.\n\nArreglo: empalme los dos con un rabillo al breaker (el tablero puede llevar el empalme), si juntos son carga de un solo circuito; o dé al segundo su propio breaker, un tándem si la etiqueta del tablero lo permite, o un subtablero. Para dos cables en la zapata principal use zapata listada de dos barriles o un conector de derivación.',
    },
    references: ['110.14(A)', '312.8', '408.41'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'put two wires under one breaker screw or lug', es: 'poner dos alambres en un tornillo de breaker o en una zapata' },
        unless: { en: 'the terminal is marked for two', es: 'la terminal esté marcada para dos' },
        words: 'double tap lug',
      },
      {
        says: 'may',
        what: {
          en: 'splice two wires with a pigtail to one breaker inside the panel',
          es: 'empalmar dos alambres con un rabillo a un breaker dentro del tablero',
        },
        if: { en: 'together they are one circuit within its rating', es: 'juntos son un circuito dentro de su capacidad' },
        words: 'wire nut tail double tap pigtail',
      },
      {
        says: 'may',
        what: {
          en: 'put two wires under a breaker screw marked for two',
          es: 'poner dos alambres en un tornillo de breaker marcado para dos',
        },
        words: 'QO plate groove plaquita ranuras',
      },
    ],
    words: {
      en: 'double tapped breaker double lugged two wires one screw home inspection pigtail fix main lug tap',
      es: 'dos cables en un breaker doble conexión zapata tornillo rabillo',
    },
  },
  {
    id: 'wiring-methods-dedicated-circuits',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'Which appliances need a dedicated circuit?', es: '¿Qué aparatos necesitan un circuito propio (dedicado)?' },
    answer: {
      en: 'By code: furnace or central heat, an EV charger, a cord-connected range hood or over-the-range microwave, and the laundry and bathroom receptacles as groups. By size: range, dryer, water heater, air conditioner. Fridge, dishwasher and disposal only if their instructions say so.\n\nUsual on site: microwave 20 A, dishwasher 15 or 20 A, disposal 15 or 20 A (both on one 20 A if they fit), fridge 15 or 20 A, washer on the 20 A laundry circuit, electric dryer 30 A at 240 V, range 40 or 50 A, water heater 30 A, furnace 15 or 20 A. The instructions are part of the rules.',
      es: 'Por código: calefacción central, cargador de auto, campana o microondas sobre la estufa con clavija, y los contactos de lavandería y de baño como grupo. Por tamaño: estufa, secadora, calentador de agua, aire acondicionado. Refrigerador, lavaplatos y triturador solo si lo piden sus instrucciones.\n\nLo usual en obra: microondas 20 A, lavaplatos 15 o 20 A, triturador 15 o 20 A (los dos en uno de 20 A si caben), refrigerador 15 o 20 A, lavadora en el circuito de 20 A de lavandería, secadora eléctrica 30 A a 240 V, estufa 40 o 50 A, calentador de agua 30 A, calefacción 15 o 20 A. Las instrucciones son parte de la regla.',
    },
    references: ['422.12', '422.16(B)(4)', '210.11(C)', '210.52(B)', '625.40', '110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'give a furnace, an EV charger and a plug-in range hood or over-the-range microwave a dedicated circuit',
          es: 'dar circuito propio a la calefacción central, al cargador de auto y a la campana o microondas con clavija sobre la estufa',
        },
        words: 'individual circuit',
      },
      {
        says: 'need-not',
        what: { en: 'give a refrigerator a dedicated circuit', es: 'dar circuito propio a un refrigerador' },
        if: { en: 'its instructions ask for none', es: 'sus instrucciones no lo piden' },
        words: 'fridge refri alone manual own line breaker',
      },
      {
        says: 'may',
        what: { en: 'put dishwasher and disposal on one 20 A circuit', es: 'poner lavaplatos y triturador en un circuito de 20 A' },
        if: {
          en: 'together they fit its rating and the instructions allow it',
          es: 'juntos caben en su capacidad y las instrucciones lo permiten',
        },
        words: 'share kitchen',
      },
      {
        says: 'need-not',
        what: { en: 'give a dishwasher a dedicated circuit', es: 'dar circuito propio a un lavaplatos' },
        if: { en: 'its instructions ask for none', es: 'sus instrucciones no lo piden' },
      },
      {
        says: 'need-not',
        what: { en: 'give a disposal a dedicated circuit', es: 'dar circuito propio a un triturador' },
        if: { en: 'its instructions ask for none', es: 'sus instrucciones no lo piden' },
      },
      {
        says: 'must-not',
        what: {
          en: 'put a furnace on a circuit with lights or other loads',
          es: 'poner la calefacción central en un circuito con luces u otras cargas',
        },
        unless: {
          en: 'the other load is its own equipment, such as its pump, valve, humidifier or air cleaner',
          es: 'la otra carga sea equipo suyo, como su bomba, válvula, humidificador o filtro de aire',
        },
        words: 'share gas garage',
      },
    ],
    words: {
      en: 'dedicated circuit list individual branch circuit microwave dishwasher disposal fridge washer furnace what needs its own breaker',
      es: 'circuito dedicado lista aparatos microondas lavaplatos triturador refrigerador lavadora breaker propio',
    },
  },
  {
    id: 'wiring-methods-14-50-charging',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How many amps may a car draw from a 14-50 receptacle?',
      es: '¿Cuántos amperes puede tomar un auto de un contacto 14-50?',
    },
    answer: {
      en: '40 A on a 50 A circuit, since charging is a continuous load: 80% of 50 A, or 9.6 kW at 240 V. A 14-50 on a 40 A circuit gives 32 A, which is what most plug-in chargers draw.\n\n48 A needs a 60 A circuit and hardwiring, never a plug. The receptacle needs GFCI protection, its own circuit and a heavy-duty type: cheap ones melt at 40 A for hours. Set the charger to the breaker it is really on. Wire for 50 A: 6 AWG copper in NM cable, 8 AWG copper only at 75 °C.',
      es: '40 A en un circuito de 50 A, porque cargar es carga continua: 80% de 50 A, o 9.6 kW a 240 V. Un 14-50 en circuito de 40 A da 32 A, que es lo que toma la mayoría de los cargadores de enchufar.\n\nPara 48 A hace falta circuito de 60 A y conexión fija, nunca clavija. El contacto lleva GFCI, circuito propio y uno de servicio pesado: los baratos se derriten con 40 A por horas. Ajuste el cargador al breaker que de verdad tiene. Alambre para 50 A: cobre 6 AWG en cable NM, cobre 8 AWG solo a 75 °C.',
    },
    references: ['625.41', '625.40', '625.44', '625.54', 'Table 210.21(B)(3)', '210.20(A)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'charge a car with more than 40 A from a 14-50 on a 50 A circuit',
          es: 'cargar un auto con más de 40 A de un 14-50 en circuito de 50 A',
        },
        words: '48 amp ev',
      },
      {
        says: 'may',
        what: { en: 'put a 14-50 receptacle on a 40 A circuit', es: 'poner un contacto 14-50 en un circuito de 40 A' },
        if: { en: 'the charger draws 32 A or less', es: 'el cargador toma 32 A o menos' },
        words: 'ev size receptacle 40 breaker #8 charger pulls',
      },
      {
        says: 'must',
        what: { en: 'hardwire a 48 A charger on a 60 A circuit', es: 'conectar fijo un cargador de 48 A en un circuito de 60 A' },
        words: 'wall connector',
      },
      {
        says: 'must',
        what: {
          en: 'protect a 14-50 receptacle for charging a car with GFCI',
          es: 'proteger con GFCI un contacto 14-50 para cargar un auto',
        },
        words: 'gfci breaker standard breaker garage inspector ev 50 amp plug pastilla',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a 14-50 receptacle for a car on a standard breaker without GFCI',
          es: 'poner un contacto 14-50 para auto en breaker normal sin GFCI',
        },
        words: 'regular two pole ev garage 6/3',
      },
    ],
    words: {
      en: 'nema 14-50 max charging current 40 amp 32 amp ev tesla mobile connector 50 amp plug rate kw',
      es: 'contacto 14-50 corriente de carga auto eléctrico 40 amperes 32 amperes máxima',
    },
  },
  {
    id: 'wiring-methods-bath-fan-light-14-2',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'Can I wire a bathroom fan and light with 14/2?', es: '¿Puedo alambrar el abanico y la luz del baño con 14/2?' },
    answer: {
      en: 'Yes, if they are on a 15 A lighting circuit. No, if they are on the 20 A bathroom receptacle circuit: every wire of a 20 A circuit is 12 AWG copper, the switch legs to fan and light included.\n\nTaken from the 20 A circuit, they may only be fed by one that serves that single bathroom. For fan and light on separate switches run 14/3. A fan over tub or shower must be listed for it, with GFCI if the instructions ask. A heater of 1,500 W wants its own 20 A circuit.',
      es: 'Sí, si están en un circuito de alumbrado de 15 A. No, si están en el circuito de 20 A de los contactos del baño: todo alambre de un circuito de 20 A es cobre 12 AWG, también los retornos del apagador al abanico y la luz.\n\nDel circuito de 20 A solo pueden salir si sirve a ese único baño. Para abanico y luz con apagadores separados lleve 14/3. El abanico sobre tina o regadera tiene que estar listado para eso, con GFCI si lo piden las instrucciones. Un calentador de 1,500 W pide su circuito de 20 A.',
    },
    references: ['240.4(D)', '210.11(C)(3)', '410.10(D)', '110.3(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'wire a bathroom fan and light with 14 AWG on a 15 A lighting circuit',
          es: 'alambrar abanico y luz de baño con 14 AWG en un circuito de alumbrado de 15 A',
        },
        words: '14/2 exhaust extractor',
      },
      {
        says: 'must-not',
        what: {
          en: 'use 14 AWG for the fan or light on the 20 A bathroom circuit',
          es: 'usar 14 AWG para el abanico o la luz en el circuito de 20 A del baño',
        },
        words: '14/2 switch leg',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed a bathroom fan or light from a 20 A circuit that also serves receptacles of another bathroom',
          es: 'alimentar abanico o luz de baño de un circuito de 20 A que también da contactos de otro baño',
        },
        words: 'share bathrooms',
      },
      {
        says: 'may',
        what: {
          en: "feed a bathroom's fan and light from its 20 A circuit with 12 AWG",
          es: 'alimentar el extractor y la luz de un baño de su circuito de 20 A con 12 AWG',
        },
        if: { en: 'the circuit serves only that one bathroom', es: 'el circuito sirve solo a ese baño' },
      },
    ],
    words: {
      en: '14-2 bathroom exhaust fan light circuit 14 gauge 12 gauge switch leg 14/3 separate switches',
      es: 'extractor de baño luz cable 14 apagador 12/2 14/3',
    },
  },
  {
    id: 'code-extension-cord-permanent',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Can an extension cord or power strip be used permanently?',
      es: '¿Se puede usar una extensión o multicontacto de forma permanente?',
    },
    answer: {
      en: 'No: a cord may not take the place of fixed wiring. Not through walls, floors, ceilings, doors or windows, not stapled to the building, not under carpet, not above a ceiling.\n\nThat includes an extension to a garage door opener, freezer, window air conditioner or TV on the wall. Add a receptacle instead. Plug-in power strips in the open for a desk are another thing: one strip straight into the wall, within its rating, never strip into strip and never a heater or a fridge on it. Fire codes say the same.',
      es: 'No: un cordón no sustituye al alambrado fijo. Ni por paredes, pisos, techos, puertas o ventanas, ni engrapado al edificio, ni bajo alfombra, ni arriba de un plafón.\n\nEso incluye la extensión al motor del portón del garaje, al congelador, al aire de ventana o a la tele en la pared. Agregue un contacto. El multicontacto a la vista para un escritorio es otra cosa: uno solo, directo a la pared, dentro de su capacidad, nunca uno en otro y nunca con calentador o refrigerador. Los códigos contra incendio dicen lo mismo.',
    },
    references: ['400.10', '400.12', '210.50(C)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use an extension cord in place of permanent wiring', es: 'usar una extensión en lugar de alambrado fijo' },
        words: 'garage opener freezer tv',
      },
      {
        says: 'must-not',
        what: {
          en: 'staple an extension cord to the wall or run it under carpet or through a wall',
          es: 'engrapar una extensión a la pared o pasarla bajo alfombra o por un muro',
        },
        words: 'cord',
      },
      {
        says: 'must-not',
        what: { en: 'plug one power strip into another', es: 'conectar un multicontacto en otro' },
        words: 'daisy chain regleta',
      },
      {
        says: 'may',
        what: {
          en: 'use an extension cord for a short job, such as one afternoon of work',
          es: 'usar una extensión para un trabajo corto, como una tarde',
        },
        words: 'shed tools temporary',
      },
    ],
    words: {
      en: 'extension cord permanent wiring power strip surge strip daisy chain garage opener freezer carpet stapled',
      es: 'extensión permanente multicontacto regleta garaje congelador alfombra grapada',
    },
  },
  {
    id: 'troubleshooting-splice-found-outside-box',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'I found a splice without a box in the attic or wall: what do I do?',
      es: 'Encontré un empalme sin caja en el ático o la pared: ¿qué hago?',
    },
    answer: {
      en: 'Turn the circuit off and put the splice in a box with a cover that stays reachable, cables clamped and grounds joined. A flying splice is a fire risk, even if it works.\n\nIf the cables are too short for one box, use two boxes with a new piece of cable between them, or pull new cable. Never bury the box behind drywall: a blank cover has to show. Look at what else the same hand did: wire size, breaker, other splices. A listed NM splice device may stay hidden only as its listing and the code say.',
      es: 'Apague el circuito y meta el empalme en una caja con tapa que quede accesible, con los cables sujetos y las tierras unidas. Un empalme al aire es riesgo de incendio, aunque funcione.\n\nSi los cables no alcanzan para una caja, use dos cajas con un tramo nuevo de cable en medio, o tire cable nuevo. Nunca tape la caja con tablarroca: la tapa ciega tiene que verse. Revise qué más hizo la misma mano: calibre, breaker, otros empalmes. Un dispositivo listado de empalme NM puede quedar oculto solo como lo dicen su listado y el código.',
    },
    steps: {
      en: [
        'Turn the breaker off, lock it and verify dead.',
        'Check wire size and breaker against each other.',
        'Mount a box large enough, clamp each cable, leave 6 in. of free wire.',
        'Splice with listed connectors; join all grounds.',
        'Cover it and leave it reachable.',
      ],
      es: [
        'Baje el breaker, bloquee y compruebe ausencia.',
        'Compare calibre y breaker.',
        'Monte una caja con volumen suficiente, sujete cada cable, deje 6 pulg. de alambre libre.',
        'Empalme con conectores listados; una todas las tierras.',
        'Tápela y déjela accesible.',
      ],
    },
    references: ['300.15', '314.29', '300.14', '314.16'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a splice found in an attic or wall into a covered box that stays accessible',
          es: 'meter en una caja tapada y accesible el empalme hallado en ático o pared',
        },
        words: 'flying splice',
      },
      {
        says: 'must-not',
        what: { en: 'cover a junction box with drywall', es: 'tapar una caja de empalmes con tablarroca' },
        words: 'buried box',
      },
    ],
    words: {
      en: 'flying splice open splice attic wire nuts no junction box hidden behind drywall repair two boxes short cable',
      es: 'empalme al aire ático sin caja escondido tablarroca reparar',
    },
  },
  {
    id: 'wiring-methods-rv-outlet-at-home',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I wire an RV outlet at home: TT-30 (30 A) or 14-50 (50 A)?',
      es: '¿Cómo alambro un contacto para RV en casa: TT-30 (30 A) o 14-50 (50 A)?',
    },
    answer: {
      en: 'A TT-30 is 120 V: one single-pole 30 A breaker, 10 AWG copper hot, neutral and ground. Never wire it like a dryer: 240 V burns out everything in the RV. A 50 A RV outlet is a 14-50: two-pole 50 A, two hots, neutral and ground, 6 AWG copper.\n\nMeasure before the RV is plugged in: TT-30 gives 120 V slot to slot, 14-50 gives 240 V between hots and 120 V to neutral. Outdoors: weatherproof in-use box, GFCI as the edition asks. Use a circuit for it alone, wet-rated wire, and count the voltage drop on long runs: 8 AWG for 30 A above some 75 ft is usual.',
      es: 'El TT-30 es de 120 V: un breaker sencillo de 30 A, vivo, neutro y tierra de cobre 10 AWG. Nunca lo alambre como secadora: 240 V quema todo lo del RV. El de 50 A es un 14-50: dos polos de 50 A, dos vivos, neutro y tierra, cobre 6 AWG.\n\nMida antes de enchufar: el TT-30 da 120 V entre ranuras, el 14-50 da 240 V entre vivos y 120 V a neutro. Afuera: caja a prueba de intemperie en uso, GFCI según la edición. Circuito para él solo, alambre para lugar mojado, y cuente la caída en tramos largos: 8 AWG para 30 A arriba de unos 75 pies es lo usual.',
    },
    references: ['210.8(A)', '406.9(B)', '551.71'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'wire a TT-30 (30 A RV) receptacle for 240 V', es: 'alambrar un contacto TT-30 (RV de 30 A) a 240 V' },
        words: 'camper dryer two pole',
      },
      {
        says: 'must',
        what: {
          en: 'feed a TT-30 from a single-pole 30 A breaker with hot, neutral and ground',
          es: 'alimentar un TT-30 con breaker sencillo de 30 A, vivo, neutro y tierra',
        },
        words: 'camper',
      },
      {
        says: 'must-not',
        what: {
          en: 'plug a 30 A RV into a dryer receptacle with an adapter',
          es: 'enchufar un RV de 30 A en un contacto de secadora con adaptador',
        },
        words: '240',
      },
    ],
    words: {
      en: 'rv hookup at home travel trailer 30 amp 120 volt camper plug 50 amp rv pedestal',
      es: 'conexión rv casa rodante 30 amperes 120 voltios camper 50 amperes',
    },
  },
  {
    id: 'wiring-methods-welder-outlet',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'What wire and breaker for a welder outlet (6-50)?', es: '¿Qué alambre y breaker para un contacto de soldadora (6-50)?' },
    answer: {
      en: 'Simple and good for any hobby welder: 50 A two-pole breaker, 6 AWG copper NM cable (or 8 AWG at 75 °C in conduit) to a 6-50, two hots and ground, no neutral. On a circuit for one welder the code allows thinner wire by duty cycle, even 10 AWG on 50 A.\n\nBy the plate: conductors from I1eff, or rated current times the duty-cycle factor (20% or less 0.45); breaker up to 200%. So a 50 A, 20% machine needs wire for 22.5 A. Then mark the outlet as welder only: a car charger or an oven on it would overheat the wire. GFCI where the place asks it, such as a garage.',
      es: 'Sencillo y bueno para cualquier soldadora de taller: breaker de dos polos de 50 A, cable NM de cobre 6 AWG (o 8 AWG a 75 °C en tubo) a un 6-50, dos vivos y tierra, sin neutro. En circuito para una sola soldadora el código permite alambre más delgado por ciclo de trabajo, hasta 10 AWG con 50 A.\n\nPor la placa: alambre según I1eff, o corriente nominal por el factor del ciclo (20% o menos 0.45); breaker hasta 200%. Una máquina de 50 A y 20% pide alambre para 22.5 A. Entonces rotule el contacto solo para soldadora: un cargador de auto o un horno calentaría el alambre. GFCI donde el lugar lo pida, como un garaje.',
    },
    references: ['630.11(A)', '630.12', '210.8(A)(2)'],
    claims: [
      {
        says: 'may',
        what: { en: 'run 10 AWG to a welder on a 50 A breaker', es: 'correr 10 AWG a una soldadora con breaker de 50 A' },
        if: {
          en: 'the circuit serves only that welder and its duty cycle allows it',
          es: 'el circuito sirve solo a esa soldadora y su ciclo de trabajo lo permite',
        },
        words: '6-50 10-2 copper machine own duty buzz box',
      },
      {
        says: 'must-not',
        what: {
          en: 'charge a car from a welder circuit wired with 10 AWG on 50 A',
          es: 'cargar un auto en un circuito de soldadora con 10 AWG y 50 A',
        },
        words: 'ev Leaf plug adapter',
      },
      {
        says: 'need-not',
        what: { en: 'run a neutral to a 6-50 receptacle', es: 'llevar neutro a un contacto 6-50' },
        words: 'four wire white blanco',
      },
    ],
    words: {
      en: 'welder receptacle 6-50 garage 50 amp wire size duty cycle 10 gauge 220',
      es: 'contacto soldadora 6-50 garaje 50 amperes calibre ciclo de trabajo',
    },
  },
  {
    id: 'wiring-methods-electric-tankless-heater',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'What does an electric tankless water heater need: breakers, wire, service?',
      es: '¿Qué pide un calentador eléctrico de paso (sin tanque): breakers, alambre, acometida?',
    },
    answer: {
      en: 'A lot of current: amps are watts over 240 V, so 18 kW is 75 A and 27 kW is 113 A, split over two to four two-pole circuits as the instructions say, often 40 A with 8 AWG copper each. Do a load calculation first: a 100 A service is too small, and 200 A may be tight.\n\nFeed each module from its own two-pole breaker; a disconnect in sight, or breakers that lock. Use the marking on the unit for wire and breaker: many manufacturers size at 100% because the element current is limited, others at 125%. Use copper of the size its lugs are marked for. A small one under a sink of 3.5 kW at 120 V draws 29 A.',
      es: 'Mucha corriente: amperes son watts entre 240 V; 18 kW son 75 A y 27 kW son 113 A, repartidos en dos a cuatro circuitos de dos polos según las instrucciones, muchas veces de 40 A con cobre 8 AWG cada uno. Haga primero el cálculo de carga: 100 A de acometida no alcanzan, y 200 A pueden quedar justos.\n\nCada módulo con su breaker de dos polos; desconectador a la vista, o breakers con candado. Use lo marcado en la unidad para alambre y breaker: unos fabricantes dimensionan al 100% porque la corriente está limitada, otros al 125%. Use cobre del calibre marcado en sus zapatas. Uno chico bajo el lavabo, de 3.5 kW a 120 V, toma 29 A.',
    },
    references: ['422.10(A)', '422.11', '422.31(B)', '110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'do a load calculation before adding an electric tankless water heater',
          es: 'hacer el cálculo de carga antes de poner un calentador eléctrico de paso',
        },
        words: 'service size',
      },
      {
        says: 'must',
        what: {
          en: 'feed each module of a tankless heater from its own two-pole breaker as its instructions say',
          es: 'alimentar cada módulo del calentador de paso con su breaker de dos polos según las instrucciones',
        },
        words: 'on demand',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed the modules of a tankless heater from one large breaker with jumpers against its instructions',
          es: 'alimentar los módulos del calentador de paso con un solo breaker grande y puentes contra las instrucciones',
        },
        words: '100 wire blocks terminals',
      },
    ],
    words: {
      en: 'tankless electric water heater 18 kw 27 kw 36 kw breakers 200 amp service enough wire size',
      es: 'calentador de paso eléctrico boiler sin tanque 18 kw 27 kw breakers acometida 200',
    },
  },
  {
    id: 'code-two-gfcis-on-one-circuit',
    area: 'code',
    grade: 'K',
    title: {
      en: 'Can two GFCIs be on one circuit, or a GFCI behind a GFCI breaker?',
      es: '¿Pueden ir dos GFCI en un circuito, o un GFCI detrás de un breaker GFCI?',
    },
    answer: {
      en: "Yes, it is allowed and does no harm, but it is not needed: one GFCI protects everything on its LOAD side. In series either may trip first, and you search for the one to reset.\n\nBetter: feed each GFCI from LINE only (pigtail to LINE), so that it trips for itself; or one GFCI first and plain receptacles after it with 'GFCI Protected' stickers. A GFCI must be reset where it is readily accessible. If a fault trips both, start at the panel.",
      es: "Sí, se permite y no daña, pero no hace falta: un GFCI protege todo lo de su lado LOAD. En serie puede botarse cualquiera primero, y hay que buscar cuál restablecer.\n\nMejor: alimente cada GFCI solo por LINE (rabillo a LINE), y se bota por sí mismo; o un GFCI al principio y contactos sencillos después con etiqueta 'GFCI Protected'. El GFCI se restablece en un lugar de acceso rápido. Si una falla bota los dos, empiece por el tablero.",
    },
    references: ['210.8', '110.3(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'put two GFCIs on one circuit or a GFCI receptacle on a GFCI breaker',
          es: 'poner dos GFCI en un circuito o un contacto GFCI con breaker GFCI',
        },
        words: 'series daisy chain',
      },
      {
        says: 'need-not',
        what: { en: 'use a GFCI receptacle at every place on a circuit', es: 'usar contacto GFCI en cada punto de un circuito' },
        if: { en: 'one ahead of them protects them from its LOAD side', es: 'uno antes los protege por su lado LOAD' },
        words: 'downstream',
      },
    ],
    words: {
      en: 'gfci in series daisy chain gfci breaker plus gfci outlet multiple gfcis line load',
      es: 'gfci en serie dos gfci breaker gfci y contacto gfci line load',
    },
  },
  {
    id: 'code-several-circuits-in-one-conduit',
    area: 'code',
    grade: 'V2',
    title: { en: 'How many circuits may share one conduit?', es: '¿Cuántos circuitos pueden ir en un mismo tubo?' },
    answer: {
      en: "As many as the fill and the derating allow: no number of circuits is set. Up to 40% of the area for three or more wires, and with more than three current-carrying wires the ampacity goes down: 4 to 6 at 80%, 7 to 9 at 70%, 10 to 20 at 50%.\n\nFor 12 AWG THHN on 20 A breakers that means up to nine current-carrying wires without going larger (30 A times 70% is 21 A). Neutrals of full 120 V two-wire circuits count; grounds don't, and a pair of 3-way travelers counts as one. One ground for all is enough, sized to the largest breaker. Insulation must suit the highest voltage in it.",
      es: 'Los que permitan el llenado y la corrección: no hay un número fijo. Hasta 40% del área con tres o más alambres, y con más de tres portadores baja la ampacidad: de 4 a 6 al 80%, de 7 a 9 al 70%, de 10 a 20 al 50%.\n\nCon 12 AWG THHN en breakers de 20 A eso da hasta nueve portadores sin subir de calibre (30 A por 70% son 21 A). Los neutros de circuitos completos de 120 V de dos hilos cuentan; las tierras no, y un par de viajeros de 3 vías cuenta como uno. Una sola tierra basta, según el breaker mayor. El aislamiento debe servir para el voltaje más alto.',
    },
    references: ['310.15(C)(1)', 'Chapter 9 Table 1', '250.122(C)', '300.3(C)(1)'],
    claims: [
      {
        says: 'may',
        what: { en: 'run several circuits in one conduit', es: 'llevar varios circuitos en un mismo tubo' },
        if: {
          en: 'fill and derating allow it and the insulation suits the highest voltage',
          es: 'el llenado y la corrección lo permiten y el aislamiento sirve para el voltaje más alto',
        },
        words: 'share pipe',
      },
      {
        says: 'need-not',
        what: {
          en: 'pull a separate ground for each circuit in one conduit',
          es: 'jalar una tierra aparte para cada circuito en un mismo tubo',
        },
        if: { en: 'the one ground fits the largest breaker', es: 'la única tierra corresponde al breaker mayor' },
        words: 'egc shared',
      },
      {
        says: 'is-not',
        what: {
          en: 'the NEC sets how many circuits at most may share one conduit',
          es: 'el NEC fije cuántos circuitos como máximo pueden compartir un tubo',
        },
        words: 'limit max number of circuits per pipe límite máximo de circuitos',
      },
    ],
    words: {
      en: 'number of circuits in one conduit how many 20 amp circuits in 3/4 emt derating nine conductors share pipe',
      es: 'cuántos circuitos en un tubo 20 amperes en emt de 3/4 corrección nueve conductores',
    },
  },
  {
    id: 'troubleshooting-lights-dim-when-motor-starts',
    area: 'troubleshooting',
    grade: 'K',
    title: {
      en: 'Lights dim for a moment when the AC, fridge or a saw starts',
      es: 'Las luces bajan un instante cuando arranca el aire, el refrigerador o una sierra',
    },
    answer: {
      en: "A blink at start is usual: a motor takes five to eight times its current for a second, and the voltage drops. It is a fault if it's strong, new, lasts, or if some lights get brighter: then suspect a loose neutral or service joint and call at once.\n\nMeasure at the panel while it starts: under 5% dip is usual. If hot to neutral goes up on one leg while the other goes down, the neutral is failing: turn the main off and call the utility. If only one circuit dims, look for a loose splice or a long thin run. Hard-start kits or soft starters help an AC; lights and motor on separate circuits too.",
      es: 'Un parpadeo al arrancar es normal: un motor toma de cinco a ocho veces su corriente por un segundo y baja el voltaje. Es falla si es fuerte, nuevo, dura, o si unas luces suben: entonces sospeche del neutro o una unión floja de la acometida y llame enseguida.\n\nMida en el tablero al arrancar: menos de 5% de baja es normal. Si vivo a neutro sube en una pierna y baja en la otra, el neutro está fallando: baje el principal y llame a la compañía de luz. Si solo baja un circuito, busque empalme flojo o tramo largo y delgado. Un kit de arranque o arrancador suave ayuda al aire; separar luces y motor también.',
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'lights that get brighter while others dim are just a motor starting',
          es: 'unas luces que suben mientras otras bajan sean solo un motor que arranca',
        },
      },
      {
        says: 'is',
        what: { en: 'a blink of the lights as a motor starts is usual', es: 'un parpadeo de las luces al arrancar un motor es normal' },
        if: { en: 'it is short and slight, not new, and no lights get brighter', es: 'es corto y leve, no es nuevo y ninguna luz sube' },
        words: 'half normal',
      },
    ],
    words: {
      en: 'lights dim when ac kicks on flicker when compressor starts voltage dip inrush brownout blink',
      es: 'luces bajan al arrancar el aire parpadeo compresor caída de voltaje arranque',
    },
  },
  {
    id: 'terms-12-2-and-12-3',
    area: 'terms',
    grade: 'K',
    title: { en: 'What do 12/2, 12/3 and 14/2/2 on a cable mean?', es: '¿Qué significan 12/2, 12/3 y 14/2/2 en un cable?' },
    answer: {
      en: 'The first number is the AWG size, the second how many insulated conductors; the bare ground is not counted. 12/2 with ground is black, white and bare; 12/3 adds a red. 14/2/2 has two pairs, 12/4 four insulated wires.\n\n12/2 feeds a 20 A circuit or a 240 V load without neutral (white re-marked); 12/3 serves a multiwire circuit, 3-way switches, or fan and light apart. Jacket color of NM: white 14 AWG, yellow 12 AWG, orange 10 AWG, black 8 or 6 AWG; before about 2001 all were white, so read the print, or hold a known piece beside the bare end with the breaker off. The breaker proves nothing.',
      es: 'El primer número es el calibre AWG, el segundo cuántos conductores aislados trae; la tierra desnuda no se cuenta. 12/2 con tierra es negro, blanco y desnudo; 12/3 agrega rojo. 14/2/2 trae dos pares, 12/4 cuatro alambres aislados.\n\n12/2 alimenta un circuito de 20 A o una carga de 240 V sin neutro (blanco remarcado); 12/3 sirve para neutro compartido, apagadores de 3 vías, o abanico y luz aparte. Color del forro NM: blanco 14 AWG, amarillo 12 AWG, anaranjado 10 AWG, negro 8 o 6 AWG; antes de 2001 más o menos todos eran blancos: lea lo impreso, o compare la punta con un pedazo conocido, breaker abajo. El breaker no prueba nada.',
    },
    references: ['334.2', '240.4(D)'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'a 20 A breaker proves that the wire is 12 AWG', es: 'un breaker de 20 A prueba que el cable es 12 AWG' },
        words: 'how tell wire size outlet 14 or 12 como saber calibre',
      },
      {
        says: 'is',
        what: { en: 'a yellow jacket on newer Romex means 12 AWG', es: 'el forro amarillo en el Romex nuevo quiere decir 12 AWG' },
        words: 'color white 14 orange 10 blanco naranja',
      },
    ],
    words: {
      en: '12-2 vs 12-3 14-2 romex number meaning conductors ground yellow orange white jacket color',
      es: '12-2 o 12-3 romex significado número conductores color del forro amarillo anaranjado blanco',
    },
  },
];
