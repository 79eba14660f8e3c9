// How to work without being shocked or burnt: lockout, testing dead, arc flash, lines and sources.
import type { Topic } from '../knowledge.ts';

export const safetyEnergizedAndLockoutTopics: readonly Topic[] = [
  {
    id: 'safety-lockout-tagout',
    area: 'safety',
    grade: 'V2',
    title: { en: 'How do I lock out and tag out a circuit?', es: '¿Cómo hago bloqueo y etiquetado (lockout/tagout)?' },
    answer: {
      en: 'Find every source, open it, lock it with your own lock and tag, release stored energy, and test that it is dead before touching. A breaker that is merely off is not locked out.\n\nEach worker puts on and removes only their own lock; the key stays in their pocket. Sources people forget: a second feed, generator, solar or battery, a control transformer, a neutral shared with another circuit, capacitors. Use a listed breaker lock; tape is not a lock.',
      es: 'Ubique todas las fuentes, ábralas, póngales su propio candado y etiqueta, libere la energía guardada y compruebe que no hay voltaje antes de tocar. Un breaker solo apagado no está bloqueado.\n\nCada trabajador pone y quita solo su candado; la llave va en su bolsa. Fuentes que se olvidan: segunda alimentación, generador, solar o batería, transformador de control, neutro compartido, capacitores. Use bloqueador de breaker; la cinta no es candado.',
    },
    steps: {
      en: [
        'Identify all sources from drawings, labels and tracing.',
        'Tell those affected and shut the load down normally.',
        'Open the disconnects and see visible gaps where possible.',
        'Put on lock and tag with name, date and reason.',
        'Discharge capacitors, springs, air and block motion.',
        'Try the start control, then test dead: live, dead, live.',
        'When done, clear tools and people, remove your lock and energize.',
      ],
      es: [
        'Ubique todas las fuentes con planos, rótulos y rastreo.',
        'Avise a los afectados y pare la carga normalmente.',
        'Abra los desconectadores y vea el corte visible si se puede.',
        'Ponga candado y etiqueta con nombre, fecha y motivo.',
        'Descargue capacitores, resortes, aire y bloquee movimiento.',
        'Intente arrancar y luego compruebe: vivo, muerto, vivo.',
        'Al terminar retire herramienta y gente, quite su candado y energice.',
      ],
    },
    references: ['110.25'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'count a breaker that is merely off as locked out', es: 'dar por bloqueado un breaker que solo está abajo' },
      },
      { says: 'must-not', what: { en: 'use tape as a lock on a breaker', es: 'usar cinta como candado en un breaker' }, words: 'lockout' },
      {
        says: 'must',
        what: {
          en: 'find, open and lock every source before touching a circuit',
          es: 'ubicar, abrir y bloquear todas las fuentes antes de tocar un circuito',
        },
      },
      {
        says: 'must',
        what: {
          en: 'test that a locked-out circuit is dead before touching it',
          es: 'probar que el circuito bloqueado no tiene voltaje antes de tocarlo',
        },
        words: 'skip test',
      },
      { says: 'must-not', what: { en: "remove another worker's lock", es: 'quitar el candado de otro trabajador' } },
      {
        says: 'must',
        what: {
          en: 'discharge capacitors and other stored energy in a lockout',
          es: 'descargar capacitores y otra energía almacenada en el bloqueo',
        },
      },
    ],
    words: {
      en: 'loto lockout tagout lock tag padlock hasp breaker lock procedure',
      es: 'bloqueo etiquetado candado loto tarjeta procedimiento lockout',
    },
  },
  {
    id: 'safety-test-before-touch',
    area: 'safety',
    grade: 'V2',
    title: { en: 'How do I prove a circuit dead (live-dead-live)?', es: '¿Cómo compruebo ausencia de voltaje (vivo-muerto-vivo)?' },
    answer: {
      en: "Test the tester on a known live source, test every conductor of the circuit phase to phase and phase to ground, then test the tester on the live source again. Only then is it dead.\n\nThe second check proves that the tester still works. Use a contact tester of the right category, not a pen tester. Include the neutral and every other circuit in the box: many a 'dead' box has two feeds. Until the test is done the work counts as energized: qualified person, PPE.",
      es: "Pruebe el medidor en una fuente viva conocida, mida todos los conductores del circuito entre sí y a tierra, y vuelva a probar el medidor en la fuente viva. Solo entonces está muerto.\n\nLa segunda prueba muestra que el medidor no falló entre tanto. Use probador de contacto de la categoría correcta, no pluma. Incluya el neutro y todo otro circuito de la caja: muchas cajas 'muertas' tienen dos alimentaciones. Hasta terminar la prueba cuenta como trabajo energizado: persona calificada y EPP.",
    },
    steps: {
      en: [
        'Lock and tag every source.',
        'Check leads and category; test on a known live source of similar voltage.',
        'Test each conductor to each other, to neutral and to ground.',
        'Test again on the live source.',
        'Apply temporary grounds where induction or backfeed could return.',
        'Repeat after every break or if anything changed.',
      ],
      es: [
        'Bloquee y etiquete todas las fuentes.',
        'Revise puntas y categoría; pruebe en fuente viva de voltaje parecido.',
        'Mida cada conductor con los demás, con neutro y con tierra.',
        'Pruebe otra vez en la fuente viva.',
        'Ponga tierras temporales donde pueda volver por inducción o retroalimentación.',
        'Repita después de cada descanso o si algo cambió.',
      ],
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: {
          en: 'test the tester on a known live source before and after proving a circuit dead',
          es: 'probar el probador en una fuente viva antes y después de comprobar ausencia de voltaje',
        },
        words: 'live-dead-live',
      },
      {
        says: 'must-not',
        what: { en: 'prove a circuit dead with a pen tester', es: 'comprobar ausencia de voltaje con probador de pluma' },
        words: 'non-contact',
      },
      {
        says: 'must',
        what: { en: 'test the neutral and every other circuit in the box', es: 'probar el neutro y los demás circuitos de la caja' },
      },
      {
        says: 'must',
        what: {
          en: 'treat the work as energized, with PPE, until the test is done',
          es: 'tratar el trabajo como energizado, con EPP, hasta terminar la prueba',
        },
      },
      {
        says: 'must',
        what: {
          en: 'repeat the test after every break or if anything changed',
          es: 'repetir la prueba tras cada descanso o si algo cambió',
        },
      },
    ],
    words: {
      en: 'test before touch absence of voltage live dead live verify dead prove dead',
      es: 'ausencia de voltaje vivo muerto vivo comprobar sin corriente boltaje',
    },
  },
  {
    id: 'safety-electric-shock-first-aid',
    area: 'safety',
    grade: 'V2',
    title: { en: 'Someone is getting shocked: what do I do?', es: 'Alguien se está electrocutando: ¿qué hago?' },
    answer: {
      en: "Don't touch the person. Cut the power, call 911, and only when the power is off start CPR if they don't breathe normally, with an AED as soon as one comes.\n\nIf you can't cut a low-voltage supply, push the person or the wire away with something dry and non-conductive while standing on something dry; near power lines keep at least 35 ft away and wait for the utility. Everyone who took a real shock should be seen by a doctor, even if they feel well: heart rhythm and inner burns show later.",
      es: 'No toque a la persona. Corte la corriente, llame al 911 y, solo sin corriente, empiece RCP si no respira normal, con desfibrilador (DEA) en cuanto llegue.\n\nSi no puede cortar una alimentación de bajo voltaje, empuje a la persona o el cable con algo seco y no conductor, parado en algo seco; cerca de líneas de la compañía quédese por lo menos a 35 pies y espere a la compañía. Toda persona que recibió una descarga fuerte debe ver al médico aunque se sienta bien: el ritmo del corazón y las quemaduras internas aparecen después.',
    },
    steps: {
      en: [
        'Look before you touch; shout for help.',
        'Open the breaker, disconnect or plug.',
        'Call 911, send someone for the AED.',
        'With power off, check breathing.',
        'Not breathing normally: push hard and fast in the center of the chest and use the AED.',
        'Breathing: lay on the side, watch, cover burns with a clean dry dressing (no ice, no creams), wait for help.',
      ],
      es: [
        'Mire antes de tocar; pida ayuda a gritos.',
        'Abra el breaker, desconectador o clavija.',
        'Llame al 911 y mande por el DEA.',
        'Sin corriente, revise si respira.',
        'Si no respira normal: comprima fuerte y rápido al centro del pecho y use el DEA.',
        'Si respira: póngalo de lado, vigile, cubra quemaduras con un paño limpio y seco (sin hielo ni cremas) y espere ayuda.',
      ],
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'touch a person who is getting shocked', es: 'tocar a la persona que se está electrocutando' },
        words: 'grab pull',
      },
      {
        says: 'must',
        what: {
          en: 'cut the power and call 911 when someone is getting shocked',
          es: 'cortar la corriente y llamar al 911 cuando alguien se electrocuta',
        },
      },
      {
        says: 'must-not',
        what: { en: 'give CPR while the person is still on the live wire', es: 'dar RCP mientras la persona sigue pegada a la corriente' },
        words: 'compressions todavia',
      },
      {
        says: 'may',
        what: {
          en: 'push the person or wire away with something dry and non-conductive, standing on something dry',
          es: 'apartar a la persona o el cable con algo seco no conductor, parado en algo seco',
        },
        if: { en: "it is a low-voltage supply that you can't cut", es: 'es una alimentación de bajo voltaje que no se puede cortar' },
        unless: { en: 'a power line is near, as a fallen one', es: 'haya una línea de la compañía cerca, como una caída' },
      },
      {
        says: 'must',
        what: {
          en: 'have everyone who took a real shock seen by a doctor, even if they feel well',
          es: 'llevar al médico a quien recibió una descarga fuerte, aunque se sienta bien',
        },
      },
      {
        says: 'must',
        what: { en: 'start CPR, with an AED as soon as one comes', es: 'dar RCP, con DEA en cuanto llegue' },
        if: { en: "the power is off and the person doesn't breathe normally", es: 'ya no hay corriente y la persona no respira normal' },
      },
    ],
    words: {
      en: 'electrocuted electrocution shocked shock victim cpr first aid aed emergency stuck to wire',
      es: 'electrocutado toque descarga pegado al cable primeros auxilios rcp emergencia kable',
    },
  },
  {
    id: 'safety-downed-power-line',
    area: 'safety',
    grade: 'V2',
    title: { en: 'There is a power line down', es: 'Hay un cable de luz caído' },
    answer: {
      en: 'Stay at least 35 ft away, keep others away, and call 911 and the utility. Treat every fallen wire as live, also cable TV or phone lines that may touch a power line.\n\nThe ground around it can be live too: move away with short shuffling steps, feet together. In a vehicle touching a line, stay inside until the utility says it is dead; if fire forces you out, jump clear with feet together, never touching car and ground at once, and shuffle away. Never move the wire with a stick.',
      es: 'Aléjese por lo menos 35 pies, no deje que nadie se acerque y llame al 911 y a la compañía. Trate todo cable caído como vivo, también los de TV o teléfono que puedan tocar una línea.\n\nEl suelo alrededor también puede estar vivo: aléjese con pasos cortos arrastrando los pies juntos. En un vehículo que toca una línea, quédese adentro hasta que la compañía diga que está muerta; si hay fuego, salte con los pies juntos sin tocar carro y suelo a la vez, y aléjese arrastrando los pies. Nunca mueva el cable con un palo.',
    },
    references: [],
    claims: [
      { says: 'must', what: { en: 'stay at least 35 ft away from a downed line', es: 'mantenerse a 35 pies o más de un cable caído' } },
      {
        says: 'must',
        what: {
          en: 'treat every fallen wire as live, also cable TV or phone lines',
          es: 'tratar como vivo todo cable caído, también de TV o teléfono',
        },
      },
      { says: 'must-not', what: { en: 'move a downed wire, not even with a stick', es: 'mover un cable caído, ni con un palo' } },
      {
        says: 'must',
        what: {
          en: 'stay inside a vehicle touching a line until the utility says it is dead',
          es: 'quedarse en el vehículo que toca una línea hasta que la compañía diga que no hay corriente',
        },
        unless: { en: 'fire forces you out', es: 'el fuego lo obligue a salir' },
        words: 'get out car',
      },
      {
        says: 'must',
        what: {
          en: 'move away from a downed line with short shuffling steps, feet together',
          es: 'alejarse del cable caído con pasos cortos arrastrados, pies juntos',
        },
        words: 'run',
      },
    ],
    words: {
      en: 'downed line fallen wire power line on ground car step potential storm',
      es: 'cable caído línea caída tirado en el suelo tormenta poste carro lus kable',
    },
  },
  {
    id: 'safety-arc-flash-ppe',
    area: 'safety',
    grade: 'V2',
    title: { en: 'Arc flash: what PPE do I need?', es: 'Arco eléctrico: ¿qué EPP necesito?' },
    answer: {
      en: "The best protection is to work de-energized. If energized work is truly justified, wear arc-rated clothing and face protection for the incident energy on the equipment's label, or for the PPE category found by the NFPA 70E tables.\n\nCategory 1 means at least 4 cal/cm², 2 means 8, 3 means 25 and 4 means 40. Add rubber gloves with leather protectors, arc-rated hood or face shield with balaclava, hearing and eye protection; no melting synthetics underneath. A label that says dangerous or no safe PPE means shut it off. Stand aside and turn your face when switching.",
      es: 'La mejor protección es trabajar sin voltaje. Si de veras se justifica el trabajo energizado, use ropa y careta resistentes al arco para la energía incidente de la etiqueta, o la categoría de EPP según las tablas de NFPA 70E.\n\nCategoría 1 es al menos 4 cal/cm², la 2 es 8, la 3 es 25 y la 4 es 40. Además guantes de hule con protector de cuero, capucha o careta con pasamontañas, tapones y lentes; nada de fibra sintética que se derrita por dentro. Si la etiqueta dice peligro o que no hay EPP seguro, se apaga. Al operar, párese de lado y voltee la cara.',
    },
    references: ['110.16'],
    claims: [
      {
        says: 'must',
        what: {
          en: "wear arc-rated clothing and face protection for the label's incident energy on energized work",
          es: 'usar ropa y careta contra arco según la energía de la etiqueta en trabajo energizado',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'wear melting synthetics under arc-rated clothing',
          es: 'usar sintéticos que se derriten debajo de la ropa contra arco',
        },
        words: 'polyester',
      },
      {
        says: 'must',
        what: {
          en: 'shut off equipment whose label says dangerous or no safe PPE',
          es: 'apagar el equipo cuya etiqueta dice peligro o que no hay EPP seguro',
        },
      },
      {
        says: 'must',
        what: { en: 'stand aside and turn your face away when switching', es: 'pararse a un lado y voltear la cara al operar' },
      },
      {
        says: 'may',
        what: {
          en: "wear arc-rated clothing rated at or above the label's energy",
          es: 'usar ropa contra arco de valor igual o mayor que la energía de la etiqueta',
        },
        if: { en: 'the face protection and gloves match too', es: 'la careta y los guantes también corresponden' },
        words: 'category enough shirt cal',
      },
    ],
    words: {
      en: 'arc flash ppe category cal cm2 70e hood suit label incident energy',
      es: 'arco eléctrico epp categoría calorías traje capucha etiqueta 70e',
    },
  },
  {
    id: 'safety-energized-work-justified',
    area: 'safety',
    grade: 'V2',
    title: { en: 'When may I work on it live (hot)?', es: '¿Cuándo puedo trabajar energizado (vivo), y con qué permiso?' },
    answer: {
      en: "Only when shutting off creates a greater hazard or is truly infeasible, such as testing that needs voltage. Convenience, lost production or an unhappy customer are not reasons.\n\nOSHA and NFPA 70E both put de-energizing first, from 50 V up. Beyond testing and troubleshooting by a qualified person, an energized work permit is needed: why, how, shock and arc analysis, PPE, barricades, briefing and approval signatures. If it cannot be shut off today, schedule it. The right answer to 'just do it live' is no.",
      es: "Solo cuando apagar crea un peligro mayor o de veras es imposible, como una medición que necesita voltaje. La prisa, la producción perdida o un cliente molesto no son razón.\n\nOSHA y NFPA 70E piden desenergizar primero, desde 50 V. Fuera de medir y buscar fallas por persona calificada, se requiere permiso de trabajo energizado: por qué, cómo, análisis de choque y arco, EPP, barreras, plática y firmas. Si hoy no se puede apagar, se programa. La respuesta a 'hazlo en vivo' es no.",
    },
    references: [],
    claims: [
      {
        says: 'may',
        what: { en: 'measure voltage and troubleshoot live equipment', es: 'medir voltaje y diagnosticar equipo en vivo' },
        if: { en: 'you are qualified and wear the PPE', es: 'es una persona calificada y usa el EPP' },
        words: 'test find fault energized hot hallar falla',
      },
      {
        says: 'must-not',
        what: {
          en: 'work live for convenience, lost production or a customer who will not shut off',
          es: 'trabajar en vivo por comodidad, producción o un cliente que no quiere apagar',
        },
        unless: {
          en: 'shutting off creates a greater hazard or is truly infeasible',
          es: 'apagar cree un peligro mayor o de veras no se pueda',
        },
        words: 'hot boss reason lose',
      },
      {
        says: 'must',
        what: { en: 'have an energized work permit for live work', es: 'tener permiso de trabajo energizado para trabajar en vivo' },
        unless: {
          en: 'it is testing and troubleshooting by a qualified person',
          es: 'sea prueba o diagnóstico por una persona calificada',
        },
      },
      {
        says: 'must',
        what: { en: "schedule the work if it can't be shut off today", es: 'programar el trabajo si hoy no se puede apagar' },
      },
    ],
    words: {
      en: 'hot work live work energized permit justification boss wants it live infeasible foreman supervisor hot panel shutdown inconvenient refuse have to 50 volts threshold hazardous exposed swap change breaker hot panel energized electrical work permit when required',
      es: 'trabajo en vivo energizado permiso patrón quiere que lo haga caliente boltaje mayordomo vivo tablero obligado negarme sin apagar 50 voltios umbral partes vivas peligroso exponer cambiar breaker vivo guantes permiso de trabajo energizado cuándo',
    },
  },
  {
    id: 'safety-backfeed-generator',
    area: 'safety',
    grade: 'V2',
    title: { en: 'Why is backfeeding with a generator so dangerous?', es: '¿Por qué es tan peligroso retroalimentar con un generador?' },
    answer: {
      en: "A generator plugged into a dryer or welder receptacle (a 'suicide cord') sends power back through the transformer to the street at thousands of volts and can kill a lineworker; its bare prongs can kill you. It is never acceptable.\n\nUse a transfer switch or a listed interlock that makes it impossible for utility and generator to be closed together, with an inlet for the cord. Run the generator outdoors, well away from windows: carbon monoxide kills.",
      es: "Un generador enchufado a un contacto de secadora o soldadora (el 'cordón suicida') manda energía por el transformador a la calle a miles de volts y puede matar a un liniero; sus puntas vivas pueden matarlo a usted. Nunca se acepta.\n\nUse transferencia o un bloqueo mecánico listado que impida cerrar compañía y generador a la vez, con una entrada para el cordón. Trabaje el generador afuera, lejos de ventanas: el monóxido de carbono mata.",
    },
    references: ['702.5'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'plug a generator into a dryer or welder receptacle to feed the house',
          es: 'enchufar un generador al contacto de secadora o soldadora para alimentar la casa',
        },
        words: 'suicide cord backfeed male to male',
      },
      {
        says: 'must',
        what: {
          en: 'use a transfer switch or a listed interlock with an inlet for a generator',
          es: 'usar transferencia o interlock listado con entrada para el generador',
        },
      },
      {
        says: 'is',
        what: { en: 'a backfeeding generator can kill a lineworker', es: 'un generador que retroalimenta puede matar a un liniero' },
      },
      {
        says: 'must',
        what: { en: 'run the generator outdoors, well away from windows', es: 'usar el generador afuera, lejos de las ventanas' },
      },
    ],
    words: {
      en: 'backfeed suicide cord generator dryer plug interlock double male cord',
      es: 'retroalimentar cordón suicida generador planta secadora transferencia interlock dryer',
    },
  },
  {
    id: 'safety-approach-boundaries',
    area: 'safety',
    grade: 'V1',
    title: { en: 'What are the approach boundaries?', es: '¿Qué son las fronteras de aproximación?' },
    answer: {
      en: "Distances from exposed live parts: inside the limited approach boundary unqualified people must be escorted; inside the restricted one only qualified people with shock protection and a plan may work. The arc flash boundary is separate, where the energy is down to 1.2 cal/cm², the onset of a second-degree burn; it may be farther out.\n\nFor AC 151 to 750 V the usual 70E figures are 3 ft 6 in. limited (fixed parts) and 1 ft restricted; 50 to 150 V has the same limited distance and 'avoid contact' for restricted. Use the current standard and the equipment's label. Barricade at whichever is larger, limited or arc flash.",
      es: "Distancias a partes vivas expuestas: dentro de la frontera limitada el no calificado va acompañado; dentro de la restringida solo trabaja el calificado con protección contra choque y un plan. La de arco es aparte, donde la energía ya es de 1.2 cal/cm², el comienzo de una quemadura de segundo grado; puede quedar más lejos.\n\nEn CA de 151 a 750 V las cifras usuales de 70E son 3 pies 6 pulg. la limitada (partes fijas) y 1 pie la restringida; de 50 a 150 V la limitada es igual y la restringida es 'evitar contacto'. Use la norma vigente y la etiqueta. Ponga barrera en la mayor, limitada o de arco.",
    },
    references: ['110.16'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'let unqualified people inside the limited approach boundary without escort',
          es: 'dejar entrar sin escolta a no calificados en la frontera limitada',
        },
      },
      {
        says: 'must-not',
        what: { en: 'enter the restricted approach boundary', es: 'entrar a la frontera restringida' },
        unless: {
          en: 'you are qualified, with shock protection and a plan',
          es: 'sea persona calificada, con protección contra descarga y un plan',
        },
      },
      {
        says: 'must',
        what: {
          en: 'barricade at the larger of the limited and arc flash boundaries',
          es: 'poner barricada en la mayor de las fronteras limitada y de arco',
        },
      },
    ],
    words: {
      en: 'approach boundary limited restricted arc flash boundary distance 70e 42 inches calories per cm2 onset second degree burn',
      es: 'fronteras aproximación limitada restringida arco distancia 70e relámpago de arco calorías por cm2 comienzo quemadura de segundo grado',
    },
  },
  {
    id: 'safety-qualified-person',
    area: 'safety',
    grade: 'V2',
    title: { en: 'Who is a qualified person?', es: '¿Quién es persona calificada?' },
    answer: {
      en: "Someone with the skills and knowledge of that equipment's construction and operation, and safety training to recognize and avoid its hazards. A license alone doesn't make one qualified for every task.\n\nFor work near live parts that includes telling live parts from others, finding the voltage, knowing the boundaries, choosing PPE and tools and deciding whether the job is safe. An apprentice may be qualified for tasks trained and proved under supervision, and unqualified for the rest. The employer decides and documents it.",
      es: 'Quien tiene habilidad y conocimiento de la construcción y operación de ese equipo, y entrenamiento para reconocer y evitar sus riesgos. La licencia sola no hace calificado para toda tarea.\n\nCerca de partes vivas incluye distinguirlas, saber el voltaje, conocer fronteras, escoger EPP y herramienta y decidir si el trabajo es seguro. Un aprendiz puede ser calificado en lo que aprendió y demostró con supervisión, y no calificado en lo demás. El patrón lo decide y lo documenta.',
    },
    references: ['100'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a license alone makes a person qualified for every task',
          es: 'la licencia sola hace a alguien persona calificada para toda tarea',
        },
      },
      {
        says: 'is',
        what: {
          en: 'an apprentice may be qualified for tasks trained and proved under supervision',
          es: 'un aprendiz puede ser calificado para tareas en que fue capacitado y probado bajo supervisión',
        },
      },
      { says: 'must', what: { en: 'document as employer who is qualified', es: 'documentar como patrón quién es calificado' } },
    ],
    words: { en: 'qualified person definition training apprentice osha 70e', es: 'persona calificada definición entrenamiento aprendiz' },
  },
  {
    id: 'safety-pulling-the-meter',
    area: 'safety',
    grade: 'V2',
    title: { en: 'Can I pull the meter or cut the seal?', es: '¿Puedo quitar el medidor o romper el sello?' },
    answer: {
      en: "No: the meter and its seal belong to the utility, and only the utility, or someone it has authorised in writing, removes them. Call and schedule a disconnect.\n\nPulling a meter under load can blow up in your face: there is no breaker ahead of it, only the transformer. The jaws stay live on the line side. Cutting seals can bring fines and look like theft. Many utilities offer same-day disconnects for licensed contractors. Bypassing a meter is theft and we don't explain it.",
      es: 'No: el medidor y el sello son de la compañía, y solo ella, o quien autorizó por escrito, los quita. Llame y programe la desconexión.\n\nSacar un medidor con carga puede explotar en la cara: antes de él no hay breaker, solo el transformador. Las mordazas del lado de línea siguen vivas. Romper sellos trae multas y parece robo. Muchas compañías desconectan el mismo día a contratistas con licencia. Puentear un medidor es robo y no se explica aquí.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'pull the meter or cut its seal', es: 'quitar el medidor o romper su sello' },
        unless: { en: 'the utility has authorised you in writing', es: 'la compañía lo haya autorizado por escrito' },
        words: 'utility electrician remove',
      },
      { says: 'must-not', what: { en: 'bypass a meter', es: 'puentear el medidor' }, words: 'jumper steal theft' },
      {
        says: 'must',
        what: { en: 'have the utility disconnect the service', es: 'pedir a la compañía que desconecte la acometida' },
        words: 'schedule',
      },
      {
        says: 'is-not',
        what: { en: 'a pulled meter leaves the line-side jaws dead', es: 'con el medidor afuera las mordazas de línea quedan sin voltaje' },
      },
    ],
    words: {
      en: 'pull meter remove meter cut seal tag jumper bypass utility disconnect',
      es: 'quitar medidor sello romper puentear medidor compañía desconexión',
    },
  },
  {
    id: 'safety-discharge-capacitors',
    area: 'safety',
    grade: 'V2',
    title: { en: 'How do I discharge a capacitor safely?', es: '¿Cómo descargo un capacitor con seguridad?' },
    answer: {
      en: 'Disconnect power, lock out, wait the time on the label, bridge the terminals through a proper resistor or discharge tool, and measure zero volts DC before touching. Never short it with a screwdriver.\n\nA capacitor stores charge after the breaker is off. Motor capacitors, drives, UPS and power-factor banks hold deadly charge. Drives say how many minutes to wait, commonly 5 to 15, and where to measure the DC bus. Large banks have discharge resistors, yet they fail: test and ground. Charge can creep back after discharge, so leave a short on big units.',
      es: 'Desconecte, bloquee, espere el tiempo de la etiqueta, puentee las terminales con resistencia o herramienta de descarga y mida cero volts de CD antes de tocar. Nunca lo ponga en corto con desarmador.\n\nEl capacitor guarda carga con el breaker apagado. Capacitores de motor, variadores, UPS y bancos guardan carga mortal. Los variadores dicen cuántos minutos esperar, comúnmente de 5 a 15, y dónde medir el bus. Los bancos traen resistencias, pero fallan: mida y aterrice. La carga puede volver, así que deje puente en unidades grandes.',
    },
    steps: {
      en: [
        'Open and lock out the source; verify dead.',
        'Wait the marked time.',
        'Wear gloves and eye protection.',
        'Bridge terminal to terminal, then each to case, with the resistor tool.',
        'Measure DC volts: zero.',
        'Leave a shorting lead on large capacitors while you work.',
      ],
      es: [
        'Abra y bloquee la fuente; compruebe ausencia.',
        'Espere el tiempo marcado.',
        'Póngase guantes y lentes.',
        'Puentee entre terminales y luego cada una a carcasa, con la resistencia.',
        'Mida volts de CD: cero.',
        'Deje un puente en los grandes mientras trabaja.',
      ],
    },
    references: ['460.6'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'discharge a capacitor by shorting it with a screwdriver', es: 'descargar un capacitor con un desarmador' },
      },
      {
        says: 'must',
        what: {
          en: 'discharge a capacitor through a resistor and measure zero volts DC before touching',
          es: 'descargar el capacitor con resistencia y medir cero volts CD antes de tocar',
        },
      },
      {
        says: 'must',
        what: {
          en: 'wait the time on the label before opening a drive',
          es: 'esperar el tiempo de la etiqueta antes de abrir un variador',
        },
        words: 'VFD',
      },
      {
        says: 'is',
        what: {
          en: 'a capacitor can hold deadly charge after the breaker is off',
          es: 'un capacitor puede guardar carga mortal con el breaker abajo',
        },
      },
      {
        says: 'must',
        what: { en: 'leave a short on big capacitors while you work', es: 'dejar un corto puesto en capacitores grandes mientras trabaja' },
      },
    ],
    words: {
      en: 'discharge capacitor vfd dc bus bleed resistor stored energy why shock breaker off air conditioner condenser drain bite',
      es: 'descargar capacitor variador bus cd resistencia energía guardada drive por que da toque con el breaker apagado minisplit aire descarga',
    },
  },
  {
    id: 'safety-gfci-on-site',
    area: 'safety',
    grade: 'V1',
    title: { en: 'Do I need GFCI for my tools on site?', es: '¿Necesito GFCI para mis herramientas en obra?' },
    answer: {
      en: "Yes: OSHA asks for GFCI on 120 V, 15 and 20 A receptacles on site that aren't part of the permanent wiring, and the NEC's temporary-power rule goes further (125 V, 15, 20 and 30 A, and permanent receptacles used for the work). Carry a portable GFCI.\n\nUse it at the source end of the cord so that the cord is covered. Test before each day. An assured equipment grounding program is a documented alternative in limited cases under OSHA. Double insulation of a tool doesn't replace GFCI in wet places.",
      es: 'Sí: OSHA pide GFCI en contactos de 120 V de 15 y 20 A de la obra que no son parte del cableado permanente, y la regla provisional del NEC va más lejos (125 V, 15, 20 y 30 A, y los permanentes que se usan en la obra). Traiga un GFCI portátil.\n\nÚselo en el lado de la fuente para que cubra la extensión. Pruébelo cada día. El programa de tierra asegurada es alternativa documentada en casos limitados según OSHA. El doble aislamiento no reemplaza al GFCI en mojado.',
    },
    references: ['590.6'],
    claims: [
      {
        says: 'must',
        what: { en: 'use GFCI for tools on a job site', es: 'usar GFCI para las herramientas en obra' },
        unless: {
          en: 'an assured equipment grounding program applies in limited cases under OSHA',
          es: 'aplique un programa asegurado de tierras en casos limitados de OSHA',
        },
      },
      {
        says: 'must',
        what: {
          en: 'use GFCI on permanent receptacles used for the work',
          es: 'usar GFCI en contactos permanentes que se usan para la obra',
        },
        words: 'existing outlet',
      },
      {
        says: 'must',
        what: {
          en: 'put a portable GFCI at the source end of the cord',
          es: 'poner el GFCI portátil del lado de la fuente de la extensión',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'a double-insulated tool replaces GFCI in wet places',
          es: 'una herramienta de doble aislamiento reemplaza al GFCI en lugares mojados',
        },
      },
      { says: 'must', what: { en: 'test the GFCI before each day', es: 'probar el GFCI antes de cada jornada' } },
    ],
    words: {
      en: 'gfci construction site osha portable gfci cord tools temporary',
      es: 'gfci obra osha portátil extensión herramienta provisional',
    },
  },
  {
    id: 'safety-overhead-line-distance',
    area: 'safety',
    grade: 'V2',
    title: { en: 'How close may I work to overhead power lines?', es: '¿Qué tan cerca puedo trabajar de líneas aéreas?' },
    answer: {
      en: "Keep yourself, ladders, pipes and machines at least 10 ft from lines up to 50 kV, and farther for more: 4 in. for each additional 10 kV is OSHA's old rule. Cranes start at 20 ft unless measures are taken. If you can't, call the utility to cover, move or shut off the line.\n\nOverhead lines are usually bare; the weathered look isn't insulation. Look up before raising a ladder, mast, lift, or length of conduit. A spotter watches only the clearance.",
      es: 'Usted, escaleras, tubos y máquinas a 10 pies o más de líneas de hasta 50 kV, y más lejos si el voltaje es mayor: 4 pulg. por cada 10 kV adicionales es la regla vieja de OSHA. Grúas empiezan en 20 pies salvo medidas especiales. Si no se puede, llame a la compañía para cubrir, mover o cortar la línea.\n\nLas líneas casi siempre van desnudas; lo oscuro no es aislante. Mire arriba antes de levantar escalera, mástil, plataforma o tubo. Un vigía solo cuida la distancia.',
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep at least 10 ft from overhead lines up to 50 kV, ladders and conduit included',
          es: 'guardar 10 pies o más de líneas aéreas de hasta 50 kV, con escaleras y tubos',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'rely on the weathered look of an overhead line as insulation',
          es: 'confiar en que la línea aérea de aspecto cubierto está aislada',
        },
        words: 'touch',
      },
      {
        says: 'must',
        what: {
          en: "call the utility to cover or shut off the line if you can't keep the distance",
          es: 'llamar a la compañía para cubrir o cortar la línea si no se guarda la distancia',
        },
      },
      {
        says: 'must',
        what: { en: 'keep cranes 20 ft from lines', es: 'guardar 20 pies entre grúas y líneas' },
        unless: { en: 'measures are taken', es: 'se tomen medidas' },
      },
      {
        says: 'is-not',
        what: { en: '10 ft is enough from an overhead line above 50 kV', es: '10 ft basten de una línea aérea de más de 50 kV' },
      },
    ],
    words: {
      en: 'overhead lines 10 feet clearance crane ladder power line distance 50 kv scissor lift bucket 6 8 feet from line 12 kv 13 kv careful bucket truck boom crane operator past',
      es: 'líneas aéreas 10 pies distancia grúa escalera cables de luz lus kable scissor lift canasta plataforma andamio me deja queda a pies de la linea 12 kv con cuidado grúa camión operador cables de alta tensión acercarse distancia',
    },
  },
  {
    id: 'safety-utility-coordination',
    area: 'safety',
    grade: 'K',
    title: { en: 'When must I involve the utility?', es: '¿Cuándo debo meter a la compañía de luz?' },
    answer: {
      en: "Whenever the work touches the service drop, meter, seals or the line side of the service disconnect, adds large load, generator, solar or battery, or comes near its lines. Ask before quoting.\n\nGet their service handbook, load letter form and fault-current figure. Agree date, who isolates, how it is confirmed dead, and who re-energizes after inspection. Don't rely on a phone promise: verify dead yourself with the live-dead-live test, and apply your own lock where possible.",
      es: 'Siempre que el trabajo toque bajada, medidor, sellos o el lado de línea del desconectador, agregue carga grande, generador, solar o batería, o quede cerca de sus líneas. Pregunte antes de cotizar.\n\nPida su manual de servicio, forma de carga y corriente de falla. Acuerden fecha, quién aísla, cómo se confirma muerto y quién reenergiza tras la inspección. No se fíe de una promesa por teléfono: compruebe usted vivo-muerto-vivo y ponga su candado donde se pueda.',
    },
    references: ['230.70'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'involve the utility when work touches the drop, meter, seals or line side',
          es: 'avisar a la compañía si el trabajo toca la bajada, medidor, sellos o lado de línea',
        },
      },
      {
        says: 'must',
        what: {
          en: 'involve the utility when adding large load, generator, solar or battery',
          es: 'avisar a la compañía al agregar carga grande, generador, solar o batería',
        },
      },
      {
        says: 'must-not',
        what: { en: 'rely on a phone promise that the line is dead', es: 'confiar en la promesa por teléfono de que no hay corriente' },
      },
      {
        says: 'must',
        what: {
          en: 'verify dead yourself after the utility disconnects',
          es: 'verificar usted mismo ausencia de voltaje tras la desconexión de la compañía',
        },
      },
    ],
    words: {
      en: 'utility coordination disconnect reconnect service handbook power company',
      es: 'compañía de luz coordinación desconexión reconexión manual lus',
    },
  },
  {
    id: 'safety-wet-conditions',
    area: 'safety',
    grade: 'K',
    title: { en: 'Can I work in wet conditions?', es: '¿Puedo trabajar en lugar mojado?' },
    answer: {
      en: "Not on or near live parts. Water drops skin resistance and makes paths everywhere: stop, get the power off from a dry place, dry the area, use GFCI and rated equipment, and start only when it is safe.\n\nDon't stand in water or wet concrete with tools in hand, don't use damaged cords, keep connections off the ground. Battery tools help. Sweat-soaked gloves and clothes count as wet. In rain or lightning leave roofs, masts and outdoor switchgear.",
      es: 'No en partes vivas ni cerca. El agua baja la resistencia de la piel y hace caminos por todos lados: pare, corte desde un lugar seco, seque el área, use GFCI y equipo apto, y empiece solo cuando sea seguro.\n\nNo se pare en agua ni concreto mojado con herramienta, no use extensiones dañadas, conexiones arriba del piso. La herramienta de batería ayuda. Guantes y ropa sudados cuentan como mojados. Con lluvia o rayos, bájese de techos y mástiles.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'work on or near live parts in wet conditions', es: 'trabajar en partes vivas o cerca de ellas en lugar mojado' },
        words: 'rain water',
      },
      {
        says: 'must-not',
        what: { en: 'use damaged cords or stand in water with tools', es: 'usar extensiones dañadas o pararse en agua con herramientas' },
      },
      {
        says: 'must',
        what: {
          en: 'leave roofs, masts and outdoor switchgear in rain or lightning',
          es: 'dejar techos, mástiles y equipo exterior con lluvia o rayos',
        },
      },
      { says: 'must', what: { en: 'use GFCI and rated equipment in wet conditions', es: 'usar GFCI y equipo adecuado en lugar mojado' } },
      {
        says: 'must-not',
        what: { en: 'wear sweat-soaked gloves as if dry', es: 'usar guantes empapados de sudor como si estuvieran secos' },
      },
    ],
    words: { en: 'wet rain water working electricity damp floor basement flooded', es: 'mojado lluvia agua trabajar piso húmedo sótano' },
  },
  {
    id: 'safety-solar-and-battery-dc',
    area: 'safety',
    grade: 'V1',
    title: { en: 'What is special about solar and battery DC?', es: '¿Qué tiene de especial la CD solar y de baterías?' },
    answer: {
      en: "It can't be switched off at the source: panels are live in daylight and batteries always. DC arcs don't go out by themselves, so opening a connector under load can burn you.\n\nOpen AC and DC disconnects by the posted sequence, use rapid shutdown, wait, and measure DC with a meter of enough voltage rating. Cover or work at night when strings must be handled. Insulated tools, no jewelry, eye protection, arc-rated clothing. Never mix connector brands or pull connectors under load. After a fire a panel can still be live.",
      es: 'No se apaga en la fuente: los paneles están vivos de día y las baterías siempre. El arco de CD no se apaga solo; abrir un conector con carga quema.\n\nAbra CA y CD en la secuencia fijada, use apagado rápido, espere y mida CD con medidor de voltaje suficiente. Cubra o trabaje de noche si hay que manejar cadenas. Herramienta aislada, sin joyas, lentes, ropa resistente al arco. No mezcle marcas ni jale conectores con carga. Tras un incendio un panel puede seguir vivo.',
    },
    references: ['690.12'],
    claims: [
      { says: 'must-not', what: { en: 'pull a solar connector under load', es: 'desconectar un conector solar con carga' }, words: 'MC4' },
      { says: 'must-not', what: { en: 'mix brands of solar connectors', es: 'mezclar marcas de conectores solares' } },
      {
        says: 'must-not',
        what: { en: 'wear jewelry when working on batteries or strings', es: 'usar joyas al trabajar con baterías o cadenas solares' },
      },
      {
        says: 'is',
        what: {
          en: 'solar panels are live in daylight and batteries always',
          es: 'los paneles solares están vivos de día y las baterías siempre',
        },
      },
      { says: 'is', what: { en: 'after a fire a solar panel can still be live', es: 'tras un incendio un panel solar puede seguir vivo' } },
      {
        says: 'must',
        what: { en: 'measure DC with a meter of enough voltage rating', es: 'medir la CD con medidor de suficiente voltaje' },
      },
    ],
    words: {
      en: 'solar pv dc hazard battery energy storage arc mc4 connectors',
      es: 'solar fotovoltaico cd peligro batería arco conectores mc4',
    },
  },
  {
    id: 'safety-current-through-the-body',
    area: 'safety',
    grade: 'V2',
    title: { en: 'How much current can kill?', es: '¿Cuánta corriente puede matar?' },
    answer: {
      en: "Through the chest, on 60 Hz: about 1 mA is felt, about 10 mA and up can keep you from letting go, 20 to 50 mA can stop breathing, and around 100 mA the heart may fibrillate. A 60 W lamp takes 500 mA.\n\nSo 120 V is plenty: with wet skin of 1000 ohms, 120 mA flows. Path and time count: hand to hand or hand to foot crosses the heart. Higher currents burn inside. A breaker won't save you, because it waits for 15 A or more; a GFCI opens near 5 mA.",
      es: 'A través del pecho, a 60 Hz: 1 mA se siente, como de 10 mA en adelante no deja soltar, de 20 a 50 mA puede parar la respiración, y cerca de 100 mA el corazón puede fibrilar. Un foco de 60 W toma 500 mA.\n\nAsí, 120 V sobran: con piel mojada de 1000 ohms pasan 120 mA. Cuentan camino y tiempo: de mano a mano o mano a pie cruza el corazón. Corrientes mayores queman por dentro. El breaker no lo salva: espera 15 A o más; el GFCI abre cerca de 5 mA.',
    },
    references: [],
    claims: [
      { says: 'is', what: { en: '120 V can kill', es: '120 V pueden matar' }, words: 'shock' },
      { says: 'is-not', what: { en: 'a breaker saves a person from shock', es: 'un breaker salva a una persona de una descarga' } },
      {
        says: 'is',
        what: {
          en: 'around 100 mA through the chest the heart may fibrillate',
          es: 'con unos 100 mA por el pecho el corazón puede fibrilar',
        },
      },
      {
        says: 'is',
        what: { en: 'about 10 mA and up can keep you from letting go', es: 'unos 10 mA o más pueden impedir que uno se suelte' },
      },
    ],
    words: {
      en: 'how much current kills milliamps let go fibrillation 120 volts dangerous kill you 50 ma deadly amps volts how much',
      es: 'cuánta corriente mata miliamperes soltar fibrilación 120 volts mata matan cuántos miliamperes 50 ma muere',
    },
  },
  {
    id: 'safety-arc-flash-label',
    area: 'safety',
    grade: 'V1',
    title: { en: 'How do I read an arc flash label?', es: '¿Cómo leo una etiqueta de arco eléctrico?' },
    answer: {
      en: "It gives nominal voltage, arc flash boundary, and either the incident energy with its working distance or the PPE category; often shock boundaries, glove class and date too. Your clothing's rating must be at least the incident energy.\n\ncal/cm² is heat at the working distance, usually 18 in. at panels. Above 1.2 cal/cm² bare skin gets a second-degree burn. A label only valid for the settings at its date: changed breakers, fuses or utility make it wrong. A label that only says 'warning' gives no PPE: treat as unknown and shut off.",
      es: "Da voltaje nominal, frontera de arco, y la energía incidente con su distancia de trabajo o la categoría de EPP; muchas veces fronteras de choque, clase de guante y fecha. Su ropa debe ser de por lo menos esa energía.\n\ncal/cm² es calor a la distancia de trabajo, normalmente 18 pulg. en tableros. Arriba de 1.2 cal/cm² la piel descubierta sufre quemadura de segundo grado. Vale solo con los ajustes de su fecha: si cambian breakers, fusibles o compañía, ya no sirve. Una que solo dice 'peligro' no da EPP: tómelo como desconocido y apague.",
    },
    references: ['110.16', '110.24'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'wear clothing rated at least for the incident energy on the label',
          es: 'usar ropa de clasificación igual o mayor a la energía de la etiqueta',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'rely on an arc flash label after breakers, fuses or utility changed',
          es: 'confiar en la etiqueta de arco tras cambiar breakers, fusibles o la compañía',
        },
      },
      {
        says: 'must',
        what: {
          en: "treat a label that only says 'warning' as unknown and shut off",
          es: 'tratar como desconocida una etiqueta que solo dice advertencia y apagar',
        },
      },
    ],
    words: {
      en: 'arc flash label read incident energy cal cm2 boundary working distance',
      es: 'etiqueta arco energía incidente frontera distancia de trabajo',
    },
  },
  {
    id: 'safety-operating-a-breaker',
    area: 'safety',
    grade: 'K',
    title: { en: 'How do I operate a breaker or disconnect safely?', es: '¿Cómo opero un breaker o desconectador con seguridad?' },
    answer: {
      en: 'Take the load off first, wear the PPE that NFPA 70E asks for, stand to one side of the enclosure and not in front of the door, turn your face away, hold your breath, and use the hand that keeps your body clear. One firm movement.\n\nNever operate with the cover off or open if it can be closed. Never reset after a trip on a fault without finding the cause: closing into a short is when gear fails. Damaged, hot, wet or noisy equipment is not operated: cut the supply upstream.',
      es: 'Primero quite la carga, póngase el EPP pedido, párese a un lado del gabinete y no frente a la puerta, voltee la cara, aguante la respiración y use la mano que deja el cuerpo fuera. Un movimiento firme.\n\nNunca opere sin tapa o abierta si se puede cerrar. Nunca restablezca tras una falla sin hallar la causa: cerrar sobre un corto es cuando truena el equipo. Equipo dañado, caliente, mojado o con ruido no se opera: corte desde antes.',
    },
    steps: {
      en: [
        'Look, listen and smell before touching.',
        'Put on PPE; clear the area.',
        'Shed the load.',
        'Stand aside, cover closed, face away.',
        'Operate in one firm motion.',
        'Check that the state is as you wanted; lock out if working.',
      ],
      es: [
        'Mire, oiga y huela antes de tocar.',
        'Póngase EPP; despeje el área.',
        'Quite la carga.',
        'Párese de lado, tapa cerrada, cara volteada.',
        'Opere con un movimiento firme.',
        'Vea que quedó como quería; bloquee si va a trabajar.',
      ],
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'reset after a fault trip without finding the cause', es: 'subir el breaker tras una falla sin buscar la causa' },
      },
      {
        says: 'must-not',
        what: { en: 'operate a breaker with the cover off or open', es: 'operar un breaker sin tapa o abierta' },
        unless: { en: "it can't be closed", es: 'no se pueda cerrar' },
      },
      {
        says: 'must-not',
        what: { en: 'operate damaged, hot, wet or noisy equipment', es: 'operar equipo dañado, caliente, mojado o ruidoso' },
      },
      {
        says: 'must',
        what: {
          en: 'stand to one side and turn your face away when operating a breaker',
          es: 'pararse a un lado y voltear la cara al operar un breaker',
        },
      },
      {
        says: 'must',
        what: { en: 'take the load off before operating a disconnect', es: 'quitar la carga antes de operar un desconectador' },
      },
    ],
    words: {
      en: 'operate breaker disconnect switch stand to side left hand rule racking',
      es: 'operar breaker desconectador parado de lado mano izquierda',
    },
  },
  {
    id: 'safety-opening-a-neutral',
    area: 'safety',
    grade: 'V1',
    title: { en: 'Can a neutral shock me?', es: '¿Me puede dar toques un neutro?' },
    answer: {
      en: "Yes. A neutral carries current, and the moment you open it under load the loose end on the load side rises to 120 V through the lamp or appliance. Treat it as live until the circuit is locked out and tested.\n\nWith multiwire circuits turning off one breaker isn't enough: the other hot still loads the neutral. Old boxes may hold a neutral of a circuit you didn't turn off. Measure neutral current with a clamp and voltage before parting any neutral splice.",
      es: 'Sí. El neutro lleva corriente, y al abrirlo con carga la punta del lado de la carga sube a 120 V a través del foco o aparato. Trátelo como vivo hasta bloquear y comprobar.\n\nEn multiconductores no basta bajar un breaker: el otro vivo sigue cargando el neutro. En cajas viejas puede haber un neutro de un circuito que no apagó. Mida corriente con gancho y voltaje antes de abrir un empalme de neutro.',
    },
    steps: {
      en: [
        'Turn off and lock out every circuit in the box.',
        'Prove dead: each wire to ground and to each other.',
        'Clamp the neutral: 0 A.',
        'Only then open the splice.',
        'Pigtail when you close it.',
      ],
      es: [
        'Baje y bloquee todos los circuitos de la caja.',
        'Compruebe ausencia: cada alambre a tierra y entre sí.',
        'Mida el neutro con gancho: 0 A.',
        'Solo entonces abra el empalme.',
        'Al cerrar, ponga cola.',
      ],
    },
    references: ['200.4', '300.13(B)'],
    claims: [
      { says: 'is', what: { en: 'a neutral can shock you', es: 'un neutro puede dar toques' } },
      {
        says: 'must',
        what: { en: 'treat a neutral as live until locked out and tested', es: 'tratar el neutro como vivo hasta bloquear y probar' },
      },
      {
        says: 'must',
        what: {
          en: 'turn off every hot of a multiwire circuit before opening its neutral',
          es: 'bajar todos los vivos de un circuito multiconductor antes de abrir su neutro',
        },
      },
      {
        says: 'must',
        what: {
          en: 'clamp the neutral and measure its voltage before parting a splice',
          es: 'medir corriente y voltaje del neutro antes de abrir un empalme',
        },
      },
    ],
    words: {
      en: 'neutral shock open neutral white wire live shocked borrowed neutral nuetral',
      es: 'neutro da toques blanco vivo abrir neutro prestado',
    },
  },
  {
    id: 'safety-temporary-grounds',
    area: 'safety',
    grade: 'K',
    title: { en: 'When do I apply temporary protective grounds?', es: '¿Cuándo pongo tierras temporales de protección?' },
    answer: {
      en: 'After testing dead, where a line could become live again by induction, backfeed, lightning or mistake: medium voltage always, long parallel runs and large equipment often. They are fitted by qualified people with sized cables, clamps and gloves.\n\nTest first, then connect to ground end first and phases last; remove in reverse order. Sets must carry the fault current without blowing off. Count and sign out sets: a forgotten one is a bolted short when energized. On ordinary 120/240 V branch circuits lockout and test are enough.',
      es: 'Después de comprobar ausencia, donde la línea pueda volver a estar viva por inducción, retroalimentación, rayo o error: siempre en media tensión, muchas veces en tramos largos paralelos y equipo grande. Las pone personal calificado con cables, mordazas y guantes adecuados.\n\nPrimero mida; conecte primero a tierra y al final las fases; retire al revés. Deben aguantar la corriente de falla. Cuente y firme los juegos: uno olvidado es corto franco al energizar. En circuitos comunes de 120/240 V bastan bloqueo y prueba.',
    },
    references: [],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'apply temporary protective grounds on ordinary 120/240 V branch circuits',
          es: 'poner tierras temporales en circuitos comunes de 120/240 V',
        },
        if: { en: 'lockout and test are done', es: 'se hace bloqueo y prueba' },
      },
      {
        says: 'must',
        what: {
          en: 'apply temporary grounds on medium voltage after testing dead',
          es: 'poner tierras temporales en media tensión tras probar ausencia de voltaje',
        },
      },
      {
        says: 'must',
        what: { en: 'connect the ground end first and the phases last', es: 'conectar primero el extremo de tierra y al final las fases' },
      },
      { says: 'must', what: { en: 'test before applying temporary grounds', es: 'probar antes de poner tierras temporales' } },
      { says: 'must', what: { en: 'count and sign out temporary ground sets', es: 'contar y registrar los juegos de tierras temporales' } },
    ],
    words: {
      en: 'temporary protective grounds grounding cluster medium voltage induced',
      es: 'tierras temporales puesta a tierra media tensión inducción',
    },
  },
  {
    id: 'safety-lockout-removal',
    area: 'safety',
    grade: 'V2',
    title: { en: 'Who may take off my lockout lock?', es: '¿Quién puede quitar mi candado de bloqueo?' },
    answer: {
      en: 'Only the person who applied it: nobody cuts your lock because you are at lunch or slow to answer. OSHA 1910.147(e)(3) leaves the employer one exception.\n\nBy a written and trained procedure the employer may remove it after making sure that you are not on site, trying by all reasonable means to reach you, and telling you before you work there again.',
      es: 'Solo quien lo puso: nadie corta su candado porque usted fue a comer o no contesta. OSHA 1910.147(e)(3) le deja al patrón una sola excepción.\n\nCon un procedimiento escrito y capacitación, el patrón puede quitarlo después de comprobar que usted no está en el sitio, de buscarlo por todos los medios razonables y de avisarle antes de que vuelva a trabajar ahí.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: {
          en: "cut a coworker's lock because they are at lunch or slow to answer",
          es: 'cortar el candado de un compañero porque está comiendo o tarda en contestar',
        },
        words: 'lockout LOTO',
      },
      {
        says: 'must',
        what: { en: 'leave removal of a lock to the person who applied it', es: 'dejar que quite el candado solo quien lo puso' },
        unless: {
          en: 'the employer follows a written and trained procedure after making sure the person is off site and trying to reach them',
          es: 'el patrón siga un procedimiento escrito y capacitado tras comprobar que no está y buscarlo',
        },
      },
      {
        says: 'must',
        what: {
          en: 'tell a worker whose lock was removed before they work there again',
          es: 'avisar al trabajador cuyo candado se quitó antes de que vuelva a trabajar ahí',
        },
      },
    ],
    words: {
      en: 'remove cut lock lunch foreman lockout loto tagout padlock absent employee take it off',
      es: 'quitar cortar candado comida mayordomo bloqueo lockout loto ausente',
    },
  },
];

// Confirmed: NC State EHS, IBEW 139, electricalsafetypub, powersyourteam, eyby, OSHA 3075, NSC Safety+Health, ESFI, PEC, Hydro-Quebec, CommonSpirit.
