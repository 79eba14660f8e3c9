// What words of the trade mean: breakers, kinds of circuits and metal raceways, and why a transformer wants alternating current.
import type { Topic } from '../knowledge.ts';

export const termsDevicesAndCircuitsTopics: readonly Topic[] = [
  {
    id: 'terms-breaker-vs-gfci',
    area: 'terms',
    grade: 'V2',
    title: { en: 'Breaker vs GFCI: what does each protect?', es: 'Breaker o GFCI: ¿qué protege cada uno?' },
    answer: {
      en: 'A breaker protects the wiring: it opens on overload and short circuit. A GFCI protects people from shock: it opens when about 5 mA leaks to ground.\n\nA current of 5 mA is far too small for a 15 or 20 A breaker to notice, and a fraction of an ampere through the body can kill, so a breaker alone does not protect a person. A plain GFCI receptacle in turn does not see an overload. A GFCI breaker does both jobs in one device.',
      es: 'El breaker protege el alambrado: abre por sobrecarga y cortocircuito. El GFCI protege a las personas del choque: abre cuando se fugan unos 5 mA a tierra.\n\nUna corriente de 5 mA es demasiado chica para que la note un breaker de 15 o 20 A, y una fracción de ampere por el cuerpo puede matar; el breaker solo no protege a una persona. Un contacto GFCI, a su vez, no ve la sobrecarga. Un breaker GFCI hace las dos cosas en un solo aparato.',
    },
    references: ['240.4', '210.8'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'a breaker alone protects a person from shock', es: 'un breaker solo protege a una persona de una descarga' },
      },
      {
        says: 'is-not',
        what: { en: 'a plain GFCI receptacle protects from overload', es: 'un contacto GFCI simple protege de sobrecarga' },
      },
      { says: 'is', what: { en: 'a GFCI breaker does both jobs, breaker and GFCI', es: 'un breaker GFCI hace los dos trabajos' } },
    ],
    words: {
      en: 'breaker gfci difference protects people wires overload shock overcurrent leakage gfi',
      es: 'breaker pastilla gfci diferencia protege personas alambres sobrecarga toque choque fuga',
    },
  },
  {
    id: 'terms-selective-coordination',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is selective coordination?', es: '¿Qué es la coordinación selectiva?' },
    answer: {
      en: "Only the overcurrent device nearest to the fault opens; those upstream stay closed, so the rest of the building keeps its power.\n\nIt must hold for every available fault current and the full range of opening times, which is why devices are chosen by their curves or by the maker's tables and not by rating alone. The code demands it where power must stay on: emergency systems, legally required standby, several elevators on one feeder and critical operations. Health care essential systems are coordinated only for faults that last longer than 0.1 second. Two devices of the same rating in series need not coordinate where nothing else hangs between them.",
      es: 'Abre solo el dispositivo de sobrecorriente más cercano a la falla; los de aguas arriba quedan cerrados y el resto del edificio conserva la corriente.\n\nDebe cumplirse con toda corriente de falla disponible y en todo el rango de tiempos, por eso los aparatos se eligen por sus curvas o por las tablas del fabricante, y no solo por su capacidad. El código la exige donde la corriente no debe faltar: sistemas de emergencia, respaldo exigido por ley, varios elevadores en un mismo alimentador y operaciones críticas. Los sistemas esenciales de hospitales se coordinan solo para fallas de más de 0.1 segundo. Dos dispositivos de la misma capacidad en serie no necesitan coordinarse si nada cuelga entre ellos.',
    },
    references: ['100', '700.32', '701.32', '620.62', '708.54', '517.31'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'coordinate emergency and legally required standby systems selectively',
          es: 'coordinar selectivamente los sistemas de emergencia y de reserva legal',
        },
      },
      {
        says: 'need-not',
        what: {
          en: 'coordinate two devices of the same rating in series selectively',
          es: 'coordinar dos dispositivos del mismo valor en serie',
        },
        if: { en: 'nothing else hangs between them', es: 'no hay nada más conectado entre ellos' },
      },
    ],
    words: {
      en: 'selective coordination coordinated overcurrent only the nearest breaker upstream downstream trip',
      es: 'coordinación selectiva selectividad solo el más cercano aguas arriba aguas abajo dispara',
    },
  },
  {
    id: 'terms-single-vs-double-pole-breaker',
    area: 'terms',
    grade: 'V2',
    title: { en: 'Single-pole or double-pole breaker?', es: '¿Breaker de un polo o de dos polos?' },
    answer: {
      en: 'A single-pole breaker opens one hot and feeds 120 V; a double-pole (2-pole) breaker opens both hots at once and feeds 240 V, such as a range, dryer or water heater.\n\nUse a 2-pole breaker also where both hots of a multiwire circuit must open together, though two single-pole breakers with an identified handle tie may serve that. Two single-pole breakers side by side without a tie never replace a 2-pole breaker on a 240 V load: one side could stay live. The rating counts for each pole: a 2-pole 30 A breaker gives 30 A at 240 V, not 60 A.',
      es: 'El breaker de un polo abre un vivo y alimenta 120 V; el de dos polos abre los dos vivos a la vez y alimenta 240 V, como estufa, secadora o calentador.\n\nTambién use dos polos donde los dos vivos de un circuito multiconductor deban abrir juntos, aunque ahí pueden servir dos de un polo con unión de palancas identificada. Dos de un polo sin unión nunca sustituyen al de dos polos en una carga de 240 V: un lado podría quedar vivo. La capacidad vale por polo: uno de dos polos y 30 A da 30 A a 240 V, no 60 A.',
    },
    references: ['240.15(B)', '210.4(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'feed a 240 V load with two untied single-pole breakers',
          es: 'alimentar una carga de 240 V con dos breakers de un polo sin unión',
        },
      },
      {
        says: 'must',
        what: {
          en: 'use a double-pole breaker for a 240 V range, dryer or water heater',
          es: 'usar breaker de dos polos en estufa, secadora o calentador de 240 V',
        },
      },
      {
        says: 'may',
        what: {
          en: 'use two single-pole breakers with an identified handle tie on a multiwire circuit',
          es: 'usar dos breakers de un polo con unión de manijas identificada en circuito multiconductor',
        },
      },
      {
        says: 'is-not',
        what: { en: 'a 2-pole 30 A breaker gives 60 A', es: 'un breaker de 2 polos de 30 A da 60 A' },
      },
      {
        says: 'is',
        what: { en: 'a double-pole breaker opens both hots at once', es: 'un breaker de dos polos abre las dos fases a la vez' },
      },
    ],
    words: {
      en: 'single pole double pole breaker 2-pole 1-pole two pole 120 240 difference 2p 1p',
      es: 'un polo dos polos breaker pastilla doble sencilla bipolar monopolar 120 240 diferencia',
    },
  },
  {
    id: 'terms-class-2-circuit',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is a Class 2 circuit?', es: '¿Qué es un circuito Clase 2?' },
    answer: {
      en: 'A power-limited circuit: its listed supply holds voltage and power so low that it neither starts a fire nor gives a dangerous shock. Thermostats, doorbells, LED drivers and data are typical, mostly 24 V or less and up to 100 VA.\n\nThe wiring rules are lighter than for power, but Class 2 cable keeps out of raceways, boxes and cables with power conductors unless a barrier or one of the listed exceptions applies. What makes a circuit Class 2 is the listed and marked supply, not the thin wire.',
      es: 'Un circuito de potencia limitada: su fuente listada limita voltaje y potencia tanto que no inicia incendio ni da un choque peligroso. Son típicos termostatos, timbres, fuentes de LED y datos, casi siempre a 24 V o menos y hasta 100 VA.\n\nSus reglas de cableado son más ligeras que las de fuerza, pero el cable Clase 2 no va en tubos, cajas o cables con conductores de fuerza, salvo con barrera o una de las excepciones. Lo que hace Clase 2 a un circuito es la fuente listada y marcada, no el alambre delgado.',
    },
    references: ['Article 725', '725.136'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put Class 2 cable in raceways or boxes with power conductors',
          es: 'meter cable Clase 2 en tubos o cajas con conductores de fuerza',
        },
        unless: { en: 'a barrier or listed exception applies', es: 'haya barrera o excepción listada' },
      },
      {
        says: 'is',
        what: {
          en: 'the listed supply, not the thin wire, makes a circuit Class 2',
          es: 'la fuente listada, no el alambre delgado, hace Clase 2 al circuito',
        },
      },
    ],
    words: {
      en: 'class 2 circuit low voltage power limited thermostat doorbell transformer cl2 wiring class two doorbell transformer class 1 or class 2 conduit with 120',
      es: 'clase 2 circuito bajo voltaje potencia limitada termostato timbre transformador cl2 transformador de timbre clase 1 o clase 2 16 v con 120 tubo meter cable del timbre en el mismo tubo',
    },
  },
  {
    id: 'terms-emt-imc-rmc',
    area: 'terms',
    grade: 'V2',
    title: { en: 'EMT, IMC or rigid (RMC): what is the difference?', es: 'EMT, IMC o rígido (RMC): ¿qué diferencia hay?' },
    answer: {
      en: "EMT has a thin wall and is not threaded: it joins with set-screw or compression fittings. Rigid (RMC) has a thick wall with threaded joints, and IMC is threaded too with a wall between the two.\n\nAll three count as the equipment ground. RMC and IMC stand more damage, take the shallow burial of 6 in. and go where hazardous locations ask for threaded conduit; EMT is lighter, cheaper and easier to bend, and serves most indoor work. Inside area differs, so fill is figured with each one's own table.",
      es: 'El EMT tiene pared delgada y no se rosca: se une con conectores de tornillo o de compresión. El rígido (RMC) tiene pared gruesa con uniones roscadas, y el IMC también es roscado, con pared intermedia.\n\nLos tres cuentan como tierra de equipo. RMC e IMC aguantan más golpe, permiten el entierro de 6 pulg. y van donde los lugares peligrosos piden tubo roscado; el EMT es más ligero, barato y fácil de doblar, y sirve en casi todo trabajo interior. El área interior cambia: el llenado se calcula con la tabla de cada uno.',
    },
    references: ['358.10', '344.10', '342.10'],
    claims: [
      { says: 'may', what: { en: 'bury RMC or IMC at 6 in.', es: 'enterrar RMC o IMC a 6 pulg.' } },
      { says: 'is-not', what: { en: 'EMT is threaded', es: 'el EMT se rosca' } },
      { says: 'may', what: { en: 'use EMT, IMC or RMC as the equipment ground', es: 'usar EMT, IMC o RMC como tierra de equipo' } },
      { says: 'is', what: { en: 'RMC and IMC are threaded', es: 'RMC e IMC llevan rosca' } },
    ],
    words: {
      en: 'emt vs rigid imc rmc difference thinwall thin wall threaded heavy wall conduit pipe galvanized',
      es: 'emt rigid rígido imc rmc diferencia pared delgada gruesa roscado tubo conduit galvanizado',
    },
  },
  {
    id: 'theory-why-transformers-need-ac',
    area: 'theory',
    grade: 'V2',
    title: { en: "Why doesn't a transformer work on DC?", es: '¿Por qué un transformador no funciona con CD?' },
    answer: {
      en: 'A transformer passes power only through a changing magnetic field, and steady direct current makes a field that does not change. On DC nothing is induced in the secondary after the first instant.\n\nWorse, only the small resistance of the winding then limits the current, so the primary overheats and burns or blows its fuse. Alternating current reverses all the time: the field rises and falls and induces voltage in both windings. To change a DC voltage, electronics first chop it into pulses.',
      es: 'Un transformador solo pasa energía con un campo magnético que cambia, y la corriente directa constante hace un campo que no cambia. Con CD no se induce nada en el secundario después del primer instante.\n\nPeor: solo la pequeña resistencia del devanado limita entonces la corriente, así que el primario se calienta y se quema o funde su fusible. La corriente alterna se invierte todo el tiempo: el campo sube y baja e induce voltaje en los dos devanados. Para cambiar un voltaje de CD, la electrónica primero lo corta en pulsos.',
    },
    references: [],
    claims: [
      { says: 'must-not', what: { en: 'connect a transformer to DC', es: 'conectar un transformador a CD' } },
      { says: 'is-not', what: { en: 'a transformer works on steady DC', es: 'un transformador funciona con CD constante' } },
    ],
    words: {
      en: 'transformer dc direct current not work why alternating changing magnetic field induction',
      es: 'transformador cd corriente directa continua no funciona por qué alterna campo magnético cambia inducción',
    },
  },
];
