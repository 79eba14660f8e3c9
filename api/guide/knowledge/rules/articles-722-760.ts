// Power-limited circuits and their cables, fault-managed power, energy management and fire alarm circuits in own words (722 to 760).
import type { Rule } from '../knowledge.ts';

export const articles722To760: readonly Rule[] = [
  {
    id: '722-135-cable-types',
    section: '722.135',
    numberIn: { '2017': '725.135', '2020': '725.135' },
    grade: 'V2',
    title: { en: 'CL2 cables: plenum, riser, general', es: 'Cables CL2: plenum, riser, general' },
    text: {
      en: 'Cables of power-limited circuits match the space: plenum (CL2P, CL3P, CMP), riser between floors (CL2R, CL3R, CMR), general (CL2, CL3, CM), and limited types (CL2X) only in dwellings of one and two families or short exposed runs. A better type may replace a lesser one.',
      es: 'Los cables de potencia limitada van según el espacio: plenum (CL2P, CL3P, CMP), riser entre pisos (CL2R, CL3R, CMR), general (CL2, CL3, CM), y limitados (CL2X) sólo en viviendas de una y dos familias o tramos cortos visibles. Uno mejor sustituye a otro menor.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'use riser cable (CL2R) in place of general CL2', es: 'usar cable riser (CL2R) en lugar del CL2 general' },
      },
    ],
    words: {
      en: 'thermostat wire plenum rated cl2 doorbell cable type what marking class 2 cable without raceway plenum in return air space thermostat',
      es: 'cable de termostato plenum cl2 timbre qué marca clase 2 plenum sin tubo  ',
    },
  },
  {
    id: '722-25-abandoned',
    section: '722.25',
    numberIn: { '2017': '725.25', '2020': '725.25' },
    grade: 'V2',
    title: { en: 'Remove abandoned low-voltage cable', es: 'Retire el cable de bajo voltaje abandonado' },
    text: {
      en: 'Accessible parts of abandoned power-limited cables, not ended at equipment and not tagged for future use, are removed.',
      es: 'Las partes accesibles de cables de potencia limitada abandonados, sin terminar en equipo ni etiquetados para uso futuro, se retiran.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'remove accessible abandoned low-voltage cable', es: 'quitar el cable de bajo voltaje abandonado accesible' },
        unless: { en: 'it is tagged for future use', es: 'esté etiquetado para uso futuro' },
      },
    ],
    words: { en: 'old cat5 above ceiling remove dead cable', es: 'cable viejo sobre plafón retirar' },
  },
  {
    id: '722-24-support',
    section: '722.24',
    numberIn: { '2017': '725.24', '2020': '725.24' },
    grade: 'V2',
    title: { en: 'Support low-voltage cable', es: 'Sujete el cable de bajo voltaje' },
    text: {
      en: 'Power-limited cables are installed in a neat and workmanlike way, held by the structure with straps, hangers, ties or similar so that normal use does not damage them. The NEC sets no distance between supports; the TIA standard says 5 ft at most. They are not laid on ceiling tiles, nor tied to raceways except those that feed the same equipment.',
      es: 'Los cables de potencia limitada se instalan con orden, sujetos a la estructura con abrazaderas, ganchos o cinchos sin dañarlos. El NEC no fija distancia entre soportes; la norma TIA dice 5 pies cuando mucho. No se apoyan en el plafón ni se amarran a tubería, salvo la que alimenta el mismo equipo.',
    },
    figures: { tia: [5, 'ft'] },
    claims: [
      {
        says: 'is',
        what: {
          en: 'low-voltage cable tied to conduit or laid on ceiling tiles is a violation',
          es: 'un cable de bajo voltaje amarrado a un tubo o tirado sobre el plafón es una violación',
        },
      },
      {
        says: 'must-not',
        what: { en: 'tie low-voltage cable to a conduit', es: 'amarrar cable de bajo voltaje a un tubo' },
        unless: { en: 'the conduit feeds the same equipment', es: 'el tubo alimente el mismo equipo' },
      },
      { says: 'must-not', what: { en: 'lay low-voltage cable on ceiling tiles', es: 'tirar cable de bajo voltaje sobre el plafón' } },
      {
        says: 'is-not',
        what: {
          en: 'the NEC sets a distance between the supports of data or other low-voltage cable',
          es: 'el NEC fija una distancia entre los soportes del cable de datos u otro de bajo voltaje',
        },
        words: 'cat6 cat5 how far every feet j hook spacing interval pies ganchos',
      },
    ],
    words: {
      en: 'zip tie thermostat wire to conduit ceiling grid j hook cat6 network',
      es: 'amarrar cable de termostato al tubo plafón gancho cable de red',
    },
  },
  {
    id: '724-40-class-1',
    section: '724.40',
    numberIn: { '2017': '725.41(A)', '2020': '725.41(A)' },
    grade: 'V2',
    title: { en: 'Class 1: 30 V and 1000 VA', es: 'Clase 1: 30 V y 1000 VA' },
    text: {
      en: 'A Class 1 power-limited circuit has a source of not more than 30 V and 1000 VA. From 2023 remote-control circuits above that are wired by the general chapters, with 300.26 and an amendment for the rest.',
      es: 'Un circuito Clase 1 de potencia limitada tiene una fuente de no más de 30 V y 1000 VA. Desde 2023 los de control remoto mayores se alambran con los capítulos generales, con 300.26 y una enmienda para el resto.',
    },
    textIn: {
      '2017': {
        en: 'A Class 1 power-limited circuit has a source of not more than 30 V and 1000 VA; a Class 1 remote-control or signaling circuit may have up to 600 V without a power limit.',
        es: 'Un circuito Clase 1 de potencia limitada tiene una fuente de no más de 30 V y 1000 VA; uno Clase 1 de control remoto o señalización puede tener hasta 600 V sin límite de potencia.',
      },
      '2020': {
        en: 'A Class 1 power-limited circuit has a source of not more than 30 V and 1000 VA; a Class 1 remote-control or signaling circuit may have up to 600 V without a power limit.',
        es: 'Un circuito Clase 1 de potencia limitada tiene una fuente de no más de 30 V y 1000 VA; uno Clase 1 de control remoto o señalización puede tener hasta 600 V sin límite de potencia.',
      },
    },
    figures: { volts: [30, 'V'], voltAmps: [1000, 'VA'] },
    words: {
      en: 'class 1 control circuit 120 volt motor control power-limited source maximum volts volt-amperes',
      es: 'clase 1 control 120 volts motor power-limited limitada fuente voltaje máximo VA',
    },
  },
  {
    id: '724-43-overcurrent',
    section: '724.43',
    numberIn: { '2017': '725.43', '2020': '725.43' },
    grade: 'K',
    title: { en: 'Class 1 wire protection', es: 'Protección de cable Clase 1' },
    text: {
      en: '14 AWG and larger Class 1 conductors are protected at their ampacity without derating factors; 18 AWG at 7 A and 16 AWG at 10 A.',
      es: 'Los conductores Clase 1 de 14 AWG y mayores se protegen a su ampacidad sin factores; 18 AWG a 7 A y 16 AWG a 10 A.',
    },
    figures: { size: [14, 'AWG'], size2: [18, 'AWG'], amps: [7, 'A'], size3: [16, 'AWG'], amps2: [10, 'A'] },
    words: { en: '18 gauge control wire fuse 7 amp 18 awg class 1 overcurrent', es: 'cable calibre 18 control fusible 7 amperes 18 awg' },
  },
  {
    id: '724-49-sizes',
    section: '724.49(A)',
    numberIn: { '2017': '725.49(A)', '2020': '725.49(A)' },
    grade: 'V2',
    title: { en: 'Class 1 conductors: 18 AWG and 16 AWG allowed', es: 'Conductores Clase 1: se permiten 18 AWG y 16 AWG' },
    text: {
      en: 'Class 1 circuits may use copper as small as 18 AWG and 16 AWG in a raceway, an approved enclosure or listed cable, for loads up to 6 A and 8 A, the ampacity of fixture wire. From 14 AWG up the ordinary ampacity rules apply.',
      es: 'Los circuitos Clase 1 pueden usar cobre desde 18 AWG y 16 AWG en tubo, envolvente aprobada o cable listado, para cargas de hasta 6 A y 8 A, la ampacidad del alambre de luminaria. De 14 AWG para arriba valen las reglas comunes de ampacidad.',
    },
    figures: { size: [18, 'AWG'], size2: [16, 'AWG'], amps: [6, 'A'], amps2: [8, 'A'], size3: [14, 'AWG'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use 18 AWG in a raceway for a Class 1 control circuit of up to 6 A',
          es: 'usar 18 AWG en tubo para un circuito de control Clase 1 de hasta 6 A',
        },
      },
    ],
    words: {
      en: 'smallest minimum size copper conductor wire permitted class 1 one control remote-control signaling circuit gauge',
      es: 'calibre mínimo más delgado conductor cobre circuito de control clase 1 uno señalización cable',
    },
  },
  {
    id: '725-31-safety-control',
    section: '725.31',
    grade: 'K',
    title: { en: 'Safety controls: Class 1 wiring', es: 'Controles de seguridad: Clase 1' },
    text: {
      en: 'Remote-control circuits whose failure brings a direct fire or life hazard, such as a boiler low-water cutoff, are Class 1 even if the source is Class 2, and are protected from physical damage. Room thermostats and similar are not that.',
      es: 'Los circuitos de control cuya falla trae riesgo directo de fuego o vida, como el corte por bajo nivel de caldera, son Clase 1 aunque la fuente sea Clase 2, y se protegen de daño. Los termostatos de cuarto no son eso.',
    },
    claims: [
      {
        says: 'is-not',
        what: {
          en: "a boiler's safety cutoff may be wired as Class 2 because it is 24 V",
          es: 'el corte de seguridad de una caldera se pueda alambrar como Clase 2 porque es de 24 V',
        },
      },
    ],
    words: { en: 'boiler limit wiring class 1 safety control thermostat wire', es: 'caldera límite clase 1 control de seguridad' },
  },
  {
    id: '725-121-sources',
    section: 'Article 725',
    numberIn: { '2017': '725.121', '2020': '725.121' },
    grade: 'V2',
    title: { en: 'Class 2 (30 V, 100 VA) and Class 3 sources', es: 'Fuentes Clase 2 (30 V, 100 VA) y Clase 3' },
    text: {
      en: 'A Class 2 or 3 circuit begins at a source listed or built for it: a Class 2 transformer or power supply, listed equipment marked with the output class, or certain batteries. Class 2 is within 30 V and 100 VA as a rule; Class 3 goes to 150 V with limited power.',
      es: 'Un circuito Clase 2 o 3 empieza en una fuente listada para eso: transformador o fuente Clase 2, equipo listado con salida marcada, o ciertas baterías. Clase 2 queda por lo general en 30 V y 100 VA; Clase 3 llega a 150 V con potencia limitada.',
    },
    figures: { volts: [30, 'V'], voltAmps: [100, 'VA'], volts2: [150, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run Class 2 wiring from a driver or supply not listed or marked for it',
          es: 'llevar alambrado Clase 2 desde un driver o fuente sin listado ni marca para eso',
        },
      },
    ],
    words: {
      en: 'doorbell transformer 24 volt class 2 power supply 100 va power limit',
      es: 'transformador de timbre 24 volts clase 2 fuente límite de potencia va',
    },
  },
  {
    id: '725-127-supply-side',
    section: '725.127',
    grade: 'K',
    title: { en: 'Ahead of the Class 2 source: normal wiring', es: 'Antes de la fuente Clase 2: alambrado normal' },
    text: {
      en: 'The 120 V side of a Class 2 or 3 supply is ordinary branch wiring in boxes; its overcurrent device is at most 20 A. Transformer input leads of 18 AWG may be up to 12 in. long with bushings.',
      es: 'El lado de 120 V de una fuente Clase 2 o 3 es alambrado común en cajas; su protección es de máximo 20 A. Las puntas de entrada 18 AWG pueden medir hasta 12 pulg. con pasacables.',
    },
    figures: { volts: [120, 'V'], amps: [20, 'A'], size: [18, 'AWG'], inches: [12, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'make the 120 V splices of a doorbell or other Class 2 transformer in a box',
          es: 'hacer los empalmes de 120 V del transformador de timbre u otro Clase 2 dentro de una caja',
        },
      },
    ],
    words: { en: 'doorbell transformer box 20 amp circuit', es: 'transformador de timbre caja circuito 20 amperes' },
  },
  {
    id: '725-136-separation',
    section: '725.136',
    grade: 'V2',
    title: { en: 'Low voltage apart from power', es: 'Bajo voltaje separado de fuerza' },
    text: {
      en: 'Class 2 and 3 conductors do not share a cable, raceway, box or compartment with power, lighting, Class 1 or nonpower-limited fire alarm conductors, unless a barrier divides them or, in boxes and enclosures only, they are there just to connect to the same equipment with 1/4 in. of separation. Thermostat wire does not go into the conduit or whip of its unit.',
      es: 'Los conductores Clase 2 y 3 no comparten cable, tubo, caja ni compartimiento con fuerza, alumbrado, Clase 1 o alarma no limitada, salvo barrera o, solo en cajas y gabinetes, que apenas conecten al mismo equipo con 1/4 pulg. de separación. El cable de termostato no va en el tubo o flexible de su unidad.',
    },
    figures: { inches: ['1/4', 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put low-voltage and 120 V wires in one box without a divider',
          es: 'poner cables de bajo voltaje y de 120 V en una caja sin división',
        },
        unless: {
          en: 'they only connect to the same equipment, with 1/4 in. of separation',
          es: 'solo conecten el mismo equipo, con 1/4 in. de separación',
        },
      },
      {
        says: 'may',
        what: {
          en: 'put low voltage and 120 V side by side in one box with a listed divider',
          es: 'poner bajo voltaje y 120 V lado a lado en una caja con división listada',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'run low-voltage cable in one conduit with 120 V wires',
          es: 'llevar cable de bajo voltaje en un tubo con cables de 120 V',
        },
        unless: {
          en: 'a barrier parts them, or the circuit is reclassified as Class 1 where its equipment allows that',
          es: 'una barrera los separe, o el circuito se reclasifique como Clase 1 donde su equipo lo permita',
        },
      },
      {
        says: 'is',
        what: {
          en: 'low-voltage and 120 V wires in one raceway channel are a violation',
          es: 'cables de bajo voltaje y de 120 V en un mismo canal son una violación',
        },
        if: {
          en: 'no barrier parts them and the circuit is not reclassified as Class 1',
          es: 'no los separa una barrera ni el circuito está reclasificado como Clase 1',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'low voltage and 120 V may never meet in the enclosure of the equipment both serve',
          es: 'el bajo voltaje y los 120 V nunca se puedan juntar en el gabinete del equipo que ambos sirven',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'pull thermostat wire through the same conduit or whip as the 240 V of the air conditioner',
          es: 'meter el cable de termostato en el mismo tubo o flexible que los 240 V del aire',
        },
        unless: {
          en: 'the circuit is reclassified as Class 1 where its equipment allows that',
          es: 'el circuito se reclasifique como Clase 1 donde su equipo lo permita',
        },
        words: 'condenser ac 220 18/5 control liquidtight condensadora clima paipa',
      },
    ],
    words: {
      en: 'thermostat wire in same conduit as power ac disconnect 24v with 240 class 2 irrigation sharing conduit pump conductors barrier same box as 120 class 2 same raceway 120 v class 2 and',
      es: 'cable de termostato en el mismo tubo que 240 riego compartir tubo misma caja que 120   cable de red en la misma caja que 120',
    },
  },
  {
    id: '725-136-two-inches',
    section: '725.136',
    grade: 'V2',
    title: { en: 'In walls: 2 in. from open power conductors', es: 'En muros: 2 pulg. de conductores abiertos' },
    text: {
      en: 'Elsewhere keep Class 2 and 3 cables at least 2 in. from power conductors, unless either is in a raceway or in a metal-sheathed, nonmetallic-sheathed or UF cable. So NM next to a low-voltage cable is allowed by the Code; data interference is another matter.',
      es: 'En lo demás deje 2 pulg. entre cables Clase 2 y 3 y conductores de fuerza, salvo que alguno vaya en tubo o en cable metálico, NM o UF. Por eso el NM junto a bajo voltaje se permite por Código; la interferencia de datos es otro asunto.',
    },
    figures: { inches: [2, 'in'] },
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'low-voltage cable next to NM cable (Romex) is a violation',
          es: 'un cable de bajo voltaje junto a cable NM (Romex) sea una violación',
        },
      },
      {
        says: 'need-not',
        what: {
          en: 'keep low-voltage cable 2 in. from NM cable (Romex)',
          es: 'separar 2 in. el cable de bajo voltaje del cable NM (Romex)',
        },
      },
      {
        says: 'may',
        what: {
          en: 'run doorbell, thermostat or other low-voltage cable through the same hole as NM cable (Romex)',
          es: 'pasar cable de timbre, termostato u otro de bajo voltaje por el mismo hoyo que el NM (Romex)',
        },
        words: 'bored hole stud joist together share speaker cat6 barreno agujero juntos',
      },
    ],
    words: {
      en: 'cat6 next to romex distance low voltage parallel and through same hole',
      es: 'cat6 junto a romex distancia bajo voltaje cable de internet junto al romex separación circuito clase 2 cuántas pulgadas conductores de fuerza',
    },
  },
  {
    id: '725-130-reclassify',
    section: '725.130',
    grade: 'V2',
    title: { en: 'Class 2 wired as Class 1', es: 'Clase 2 alambrado como Clase 1' },
    text: {
      en: 'A Class 2 or 3 circuit may be reclassified: take off the Class 2 markings and wire it by Chapter 3 methods from then on. It may then share a raceway with the power conductors of the equipment it works with, if its insulation suits the highest voltage.',
      es: 'Un circuito Clase 2 o 3 puede reclasificarse: quite las marcas Clase 2 y alámbrelo con métodos del Capítulo 3 de ahí en adelante. Entonces puede compartir tubo con los conductores de fuerza del equipo con que trabaja, si su aislamiento es para el mayor voltaje.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'reclassify a Class 2 circuit and run it with the power wires of the same equipment',
          es: 'reclasificar un circuito Clase 2 y llevarlo con los cables de fuerza del mismo equipo',
        },
        if: {
          en: 'its Class 2 marks are taken off, it is wired by Chapter 3 methods and insulated for the highest voltage',
          es: 'se quitan sus marcas Clase 2, se alambra con métodos del Capítulo 3 y su aislamiento aguanta el voltaje más alto',
        },
      },
    ],
    words: { en: '0-10v dimming wires same conduit purple gray reclassify', es: 'atenuación 0-10v mismo tubo morado gris reclasificar' },
  },
  {
    id: '725-144-poe',
    section: '725.144',
    grade: 'V1',
    title: { en: 'Power over data cable (PoE)', es: 'Energía por cable de datos (PoE)' },
    text: {
      en: 'Class 2 power over communications cable follows an ampacity table by wire size, bundle and temperature, or uses limited-power (LP) cable at its marked current. Up to 0.3 A per conductor, the 60 W class, no bundle limits apply. Minimum 24 AWG.',
      es: 'La energía Clase 2 por cable de comunicación sigue una tabla de ampacidad por calibre, mazo y temperatura, o usa cable LP a su corriente marcada. Hasta 0.3 A por conductor, la clase de 60 W, no hay límite de mazo. Mínimo 24 AWG.',
    },
    figures: { amps: [0.3, 'A'], watts: [60, 'W'], size: [24, 'AWG'] },
    words: { en: 'poe bundle size 192 cables lp cable', es: 'poe mazo tamaño cable lp' },
  },
  {
    id: '726-121-class-4',
    section: '726.121',
    numberIn: { '2017': null, '2020': null },
    grade: 'V2',
    title: { en: 'Class 4: fault-managed power', es: 'Clase 4: potencia con manejo de fallas' },
    text: {
      en: 'From 2023 a Class 4 circuit carries up to 450 V, limited not by power but by a listed transmitter that watches for faults and cuts energy in milliseconds. It uses listed Class 4 equipment and cables, and is kept apart from power wiring much like Class 2.',
      es: 'Desde 2023 un circuito Clase 4 lleva hasta 450 V, limitado no por potencia sino por un transmisor listado que detecta fallas y corta en milisegundos. Usa equipo y cable listados Clase 4 y va separado de fuerza como Clase 2.',
    },
    figures: { volts: [450, 'V'] },
    words: { en: 'digital electricity voltserver fault managed power voltage limit', es: 'electricidad digital clase 4 ' },
  },
  {
    id: '726-12-not-dwelling',
    section: '726.12',
    numberIn: { '2017': null, '2020': null },
    grade: 'K',
    title: { en: 'Class 4: where not', es: 'Clase 4: dónde no' },
    text: {
      en: 'Through the 2023 edition Class 4 systems are not allowed in dwelling units.',
      es: 'Hasta la edición 2023 no se permiten sistemas Clase 4 dentro de unidades de vivienda.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use Class 4 (fault-managed) power in a dwelling under the 2023 code or earlier',
          es: 'usar energía Clase 4 (manejo de fallas) en una vivienda con el código 2023 o anterior',
        },
      },
    ],
    words: { en: 'class 4 power house', es: 'clase 4 en casa' },
  },
  {
    id: '728-fire-resistive',
    section: '728.4',
    grade: 'K',
    title: { en: 'Fire-resistive cable: as listed', es: 'Cable resistente al fuego: según su listado' },
    text: {
      en: 'Fire-resistive cable systems are installed exactly as their listing says: the tested raceway, couplings, supports, boxes, splices and wall type. Changing one part loses the 2 hours rating.',
      es: 'Los sistemas de cable resistente al fuego se instalan exactamente como su listado: tubo, coples, soportes, cajas, empalmes y tipo de muro probados. Cambiar una parte pierde la clasificación de 2 horas.',
    },
    figures: { hours: [2, 'h'] },
    claims: [
      {
        says: 'is',
        what: {
          en: "another brand of conduit or coupling than in the listing loses a fire-resistive cable's rating",
          es: 'un tubo o cople de otra marca que la del listado hace perder la clasificación del cable resistente al fuego',
        },
      },
    ],
    words: { en: 'ci cable 2 hour rhw emt fire pump', es: 'cable ci 2 horas rhw emt' },
  },
  {
    id: '750-30-load-management',
    section: '750.30',
    grade: 'K',
    title: { en: 'Energy management limits', es: 'Límites del manejo de energía' },
    text: {
      en: 'An energy management system may shed and limit loads to keep equipment within rating, but may not override shedding of alternate sources, nor cut fire pumps, emergency, legally required and critical systems, or essential health-care loads, ventilation of hazardous places and egress lights.',
      es: 'Un manejo de energía puede desconectar y limitar cargas para no pasar capacidades, pero no anula el control de fuentes alternas ni corta bombas contra incendio, emergencia, respaldo exigido y crítico, cargas esenciales de hospital, ventilación de lugares peligrosos ni luces de salida.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'let an energy management system shed fire pumps, emergency circuits or egress lights',
          es: 'dejar que un sistema de manejo de energía corte bombas contra incendio, circuitos de emergencia o luces de salida',
        },
      },
    ],
    words: { en: 'ems load shed span panel emporia 100 amp service', es: 'manejo de energía ems servicio 100 amperes' },
  },
  {
    id: '750-30-setpoint',
    section: '750.30',
    grade: 'K',
    title: { en: 'EMS setpoint counts as the load', es: 'El ajuste del EMS cuenta como carga' },
    text: {
      en: 'Where a listed system controls the current, its setpoint may be used as the continuous load in the calculation, marked and with access limited to qualified persons.',
      es: 'Donde un sistema listado controla la corriente, su ajuste puede usarse como carga continua en el cálculo, rotulado y con acceso sólo a personas calificadas.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the setpoint of an energy management system as the load in the calculation',
          es: 'usar el ajuste de un sistema de manejo de energía como la carga en el cálculo',
        },
        if: {
          en: 'the system is listed, marked and only qualified persons can change it',
          es: 'el sistema está listado, marcado y solo personas calificadas lo cambian',
        },
      },
    ],
    words: { en: 'ems setpoint service calculation ev charger limit', es: 'ajuste ems cálculo cargador' },
  },
  {
    id: '760-24-support',
    section: '760.24',
    grade: 'K',
    title: { en: 'Fire alarm cable: support', es: 'Cable de alarma: soporte' },
    text: {
      en: 'Fire alarm cables on ceilings and walls are supported by the structure so that normal use does not damage them, without ceiling-tile or raceway support, and protected by 300.4 where in framing.',
      es: 'El cable de alarma en techos y muros se sujeta a la estructura sin dañarse, sin apoyarse en plafón ni tubería ajena, y se protege según 300.4 en bastidores.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'lay fire alarm cable on ceiling tiles or tie it to raceways',
          es: 'tirar cable de alarma contra incendio sobre el plafón ni amarrarlo a tubos',
        },
      },
    ],
    words: { en: 'fire alarm cable strap j hook ceiling', es: 'cable de alarma gancho plafón' },
  },
  {
    id: '760-30-identification',
    section: '760.30',
    grade: 'K',
    title: { en: 'Mark fire alarm boxes', es: 'Marque cajas de alarma contra incendio' },
    text: {
      en: 'Fire alarm circuits are identified at terminals and junction places so that testing and service do not interfere with them. Many jurisdictions ask for red covers.',
      es: 'Los circuitos de alarma se identifican en terminales y cajas para que pruebas y servicio no los interfieran. Muchas jurisdicciones piden tapas rojas.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'identify the junction boxes of fire alarm circuits',
          es: 'identificar las cajas de los circuitos de alarma contra incendio',
        },
      },
      {
        says: 'need-not',
        what: { en: 'paint fire alarm conduit or boxes red', es: 'pintar de rojo el tubo o las cajas de alarma contra incendio' },
        unless: { en: 'the local rule or the specification asks for it', es: 'lo pida la regla local o la especificación' },
        words: 'red emt covers color required rojo obligatorio',
      },
    ],
    words: { en: 'red junction box fire alarm label', es: 'tapa roja alarma de incendio' },
  },
  {
    id: '760-41-supply',
    section: '760.41(B)',
    grade: 'V2',
    title: { en: 'Fire alarm power: its own circuit', es: 'Alarma de incendio: circuito dedicado' },
    text: {
      en: 'The fire alarm supply is an individual branch circuit with no other loads, and GFCI or AFCI devices are not allowed in it. The breaker is reachable by qualified persons only, identified in red as fire alarm circuit without damaging the device, may be secured on (NFPA 72 asks for a breaker lock), and the panel says where it is.',
      es: 'La alimentación de alarma es un circuito individual sin otras cargas, y en él no se permite GFCI ni AFCI. El breaker queda al alcance sólo de personas calificadas, identificado en rojo como circuito de alarma, puede asegurarse en encendido (NFPA 72 pide seguro de breaker), y el panel dice dónde está.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'give a fire alarm panel a circuit of its own', es: 'dar al tablero de alarma contra incendio un circuito propio' },
      },
      {
        says: 'must-not',
        what: { en: 'put a fire alarm panel on a GFCI or AFCI', es: 'poner el tablero de alarma contra incendio en un GFCI o AFCI' },
      },
      {
        says: 'must-not',
        what: {
          en: "share the fire alarm panel's circuit with receptacles or other loads",
          es: 'compartir el circuito del tablero de alarma contra incendio con contactos u otras cargas',
        },
      },
      {
        says: 'must',
        what: {
          en: 'feed a fire alarm panel from an ordinary breaker without AFCI or GFCI',
          es: 'alimentar el tablero de alarma contra incendio con un breaker normal sin AFCI ni GFCI',
        },
      },
      {
        says: 'must',
        what: {
          en: 'mark the breaker of a fire alarm panel in red as fire alarm circuit',
          es: 'marcar en rojo como circuito de alarma el breaker del tablero de alarma contra incendio',
        },
        words: 'color identified label red paint marker etiqueta rojo facp',
      },
      {
        says: 'may',
        what: {
          en: 'secure the breaker of a fire alarm panel in the on position',
          es: 'asegurar en encendido el breaker del tablero de alarma contra incendio',
        },
        words: 'lock on lockout device clip breaker lock candado bloquear',
      },
      {
        says: 'must',
        what: {
          en: 'hold the breaker of a fire alarm panel on with a breaker lock, as NFPA 72 asks',
          es: 'asegurar el breaker del tablero de alarma contra incendio con un seguro de breaker, como pide NFPA 72',
        },
        words: 'lock required lockout device facp clip locking candado obligatorio',
      },
    ],
    words: {
      en: 'fire alarm panel breaker lock red afci gfci color of breaker mark red dedicated facp breaker',
      es: 'panel de alarma breaker candado rojo afci de qué color se marca rojo dedicado  ',
    },
  },
  {
    id: '760-43-overcurrent',
    section: '760.43',
    grade: 'V1',
    title: { en: 'Fire alarm wire, non-power-limited: 7 A and 10 A', es: 'Alarma contra incendio no limitada: 7 A y 10 A' },
    text: {
      en: '14 AWG and larger nonpower-limited conductors are protected at ampacity without derating; 18 AWG at 7 A and 16 AWG at 10 A. They are copper, 600 V.',
      es: 'Los conductores no limitados de 14 AWG y mayores se protegen a su ampacidad sin factores; 18 AWG a 7 A y 16 AWG a 10 A. Son de cobre, 600 V.',
    },
    figures: { size: [14, 'AWG'], size2: [18, 'AWG'], amps: [7, 'A'], size3: [16, 'AWG'], amps2: [10, 'A'], volts: [600, 'V'] },
    words: { en: 'fuse gauge nplfa', es: 'cable fusible nplfa' },
  },
  {
    id: '760-53-nplf-exposed',
    section: '760.53',
    grade: 'K',
    title: { en: 'Nonpower-limited cable: protection to 7 ft', es: 'Cable no limitado: protección hasta 7 pies' },
    text: {
      en: 'Exposed nonpower-limited fire alarm cable below 7 ft from the floor is fastened at most every 18 in. unless protected by building parts, or run in metal raceway or PVC there; through walls and floors it goes in raceway to 7 ft above the floor.',
      es: 'El cable de alarma no limitado visible a menos de 7 pies del piso se fija a no más de 18 pulg. salvo protegido por la construcción, o va en tubo metálico o PVC; al cruzar muros y pisos va en tubo hasta 7 pies sobre el piso.',
    },
    figures: { feet: [7, 'ft'], inches: [18, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run nonpower-limited fire alarm cable through floors and walls in raceway to 7 ft',
          es: 'llevar en tubo hasta 7 pies el cable de alarma no limitado que cruza pisos y paredes',
        },
        words: 'npl nplfa exposed mechanical protection',
      },
    ],
    words: { en: 'fire alarm cable exposed height conduit', es: 'cable de alarma visible altura tubo' },
  },
  {
    id: '760-121-plfa',
    section: '760.121',
    grade: 'V2',
    title: { en: 'Power-limited fire alarm source', es: 'Fuente de alarma de incendio limitada' },
    text: {
      en: 'A power-limited circuit comes from a listed PLFA or Class 3 transformer or supply, or listed equipment marked as such. Its supply is an individual branch circuit too, not on GFCI or AFCI.',
      es: 'Un circuito limitado sale de un transformador o fuente PLFA o Clase 3 listado, o de equipo listado y marcado. Su alimentación también es un circuito individual, sin GFCI ni AFCI.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'feed a fire alarm power supply or booster from a GFCI or shared receptacle circuit',
          es: 'alimentar una fuente o booster de alarma contra incendio de un circuito GFCI o compartido',
        },
      },
    ],
    words: { en: 'plfa fplr power limited fire alarm', es: 'plfa fplr alarma limitada' },
  },
  {
    id: '760-136-separation',
    section: '760.136',
    grade: 'K',
    title: { en: 'Fire alarm cable apart from power', es: 'Alarma separada de fuerza' },
    text: {
      en: 'Power-limited fire alarm cables do not share raceways, cables, boxes or compartments with power and Class 1 wiring unless a barrier or the same equipment asks it with 1/4 in.; elsewhere keep 2 in. from power conductors not in raceway or sheathed cable. Beside data or other Class 2 cable no distance is asked; 760.139 says what may share one raceway.',
      es: 'El cable de alarma limitada no comparte tubo, cable, caja ni compartimiento con fuerza y Clase 1 salvo barrera o el mismo equipo con 1/4 pulg.; en lo demás 2 pulg. de conductores de fuerza sin tubo ni cable con cubierta. Junto a cable de datos u otro Clase 2 no se pide distancia; 760.139 dice qué puede compartir un tubo.',
    },
    figures: { inches: ['1/4', 'in'], inches2: [2, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run power-limited fire alarm cable with power wires in one raceway or box',
          es: 'llevar cable de alarma de potencia limitada con fuerza en un mismo tubo o caja',
        },
        unless: {
          en: 'a barrier separates them, or both serve the same equipment with 1/4 in. of separation',
          es: 'una barrera los separa, o ambos van al mismo equipo con 1/4 pulg. de separación',
        },
        words: 'fplp 120 trough panel same conduit gutter fpl 600 volt jacket',
      },
      {
        says: 'may',
        what: {
          en: 'run power-limited fire alarm cable beside data, camera or other Class 2 cable',
          es: 'llevar cable de alarma de potencia limitada junto a cable de datos, cámaras u otro Clase 2',
        },
        unless: { en: 'it is the output of an audio amplifier', es: 'sea la salida de un amplificador de audio' },
        words: 'cctv cat6 access control together j hook bundle juntos',
      },
    ],
    words: { en: 'fire alarm cable same conduit power speaker', es: 'cable de alarma mismo tubo fuerza' },
  },
  {
    id: '760-154-types',
    section: '760.154',
    grade: 'V2',
    title: { en: 'Fire alarm cable: FPLP, FPLR and FPL', es: 'Cable de alarma: FPLP, FPLR y FPL' },
    text: {
      en: 'FPLP is for plenums, FPLR for risers and FPL for general use; a communications type such as CMP may stand in for any of them. Circuit-integrity types carry CI.',
      es: 'FPLP es para plenum, FPLR para riser y FPL para uso general; un tipo de comunicación como CMP puede sustituir a cualquiera. Los de integridad de circuito llevan CI.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use FPLR or FPL fire alarm cable in a plenum', es: 'usar cable de alarma FPLR o FPL en un plenum' },
        words: 'air handling return ceiling',
      },
      {
        says: 'may',
        what: { en: 'use CMP cable in place of FPL fire alarm cable', es: 'usar cable CMP en lugar del cable de alarma FPL' },
      },
      {
        says: 'need-not',
        what: { en: 'run power-limited fire alarm cable in conduit', es: 'meter en tubo el cable de alarma de potencia limitada' },
        unless: {
          en: 'it can be damaged there, it is in a hoistway, or the local rule or specification asks for it',
          es: 'ahí pueda dañarse, vaya en el cubo de un elevador, o lo pida la regla local o la especificación',
        },
        words: 'fpl fplp horn strobe smoke detector exposed ceiling stairwell emt required tubo',
      },
    ],
    words: { en: 'fplp plenum fire alarm cable type', es: 'fplp plenum cable de alarma plenum' },
  },
];

// Confirmed: 724.40 serveacademy, Mike Holt forum, ecmag (Ode), journeyman exam bank; 726 globalspec, lowvoltagenation, heathertechnologies; 725.130 Mike Holt forum 2554272, EC&M (through 2020); 725.136 Mike Holt forum 116148, inspectionnews; support EC&M (What's wrong here, Code Q&A), Mike Holt forum; 725.144 Panduit, public inputs; 760.41, 760.121 codebookcity, Mike Holt newsletter 474; 760.43, 760.49 codebookcity.
// Reread: 725.121 Mike Holt newsletter 1698, codebookcity; 725.130 ecmag (Ode), Mike Holt forum 116148; 760.154 cablingplus, dlvblog, foxvalleyfire; 722.135 LAN wiring handbook, Handbook for Sound Engineers, data cabling FAQ; 722.25 Mike Holt 2005, ECN forum. One source only: 725.136 Mike Holt forum, inspectionnews.
