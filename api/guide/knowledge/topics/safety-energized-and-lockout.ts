// How to work without being shocked or burnt: lockout, testing dead, arc flash, lines and sources.
import type { Topic } from '../knowledge.ts';

export const safetyEnergizedAndLockoutTopics: readonly Topic[] = [
  {
    id: 'safety-lockout-tagout',
    area: 'safety',
    grade: 'K',
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
        'When done, clear tools and people, remove your lock and energise.',
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
    words: {
      en: 'loto lockout tagout lock tag padlock hasp breaker lock procedure',
      es: 'bloqueo etiquetado candado loto tarjeta procedimiento',
    },
    followUps: {
      en: ['What is live-dead-live?', 'Who may remove my lock?', 'How do I lock a breaker?'],
      es: ['¿Qué es vivo-muerto-vivo?', '¿Quién puede quitar mi candado?', '¿Cómo bloqueo un breaker?'],
    },
    video: { en: 'electrical lockout tagout procedure', es: 'bloqueo y etiquetado eléctrico procedimiento' },
  },
  {
    id: 'safety-test-before-touch',
    area: 'safety',
    grade: 'K',
    title: { en: 'How do I prove a circuit dead (live-dead-live)?', es: '¿Cómo compruebo ausencia de voltaje (vivo-muerto-vivo)?' },
    answer: {
      en: "Test the tester on a known live source, test every conductor of the circuit phase to phase and phase to ground, then test the tester on the live source again. Only then is it dead.\n\nThe second check proves that the meter did not fail in between. Use a contact tester of the right category, not a pen tester. Include the neutral and every other circuit in the box: many a 'dead' box has two feeds. Until the test is done the work counts as energized: qualified person, PPE.",
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
    words: {
      en: 'test before touch absence of voltage live dead live verify dead prove dead',
      es: 'ausencia de voltaje vivo muerto vivo comprobar sin corriente',
    },
    followUps: {
      en: ['Can I use a pen tester?', 'What CAT rating do I need?', 'What is ghost voltage?'],
      es: ['¿Puedo usar la pluma?', '¿Qué CAT necesito?', '¿Qué es voltaje fantasma?'],
    },
    video: { en: 'live dead live test absence of voltage', es: 'vivo muerto vivo comprobar ausencia de voltaje' },
  },
  {
    id: 'safety-electric-shock-first-aid',
    area: 'safety',
    grade: 'K',
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
        'Not breathing normally: push hard and fast in the centre of the chest and use the AED.',
        'Breathing: lay on the side, watch, treat burns with cool clean water, wait for help.',
      ],
      es: [
        'Mire antes de tocar; pida ayuda a gritos.',
        'Abra el breaker, desconectador o clavija.',
        'Llame al 911 y mande por el DEA.',
        'Sin corriente, revise si respira.',
        'Si no respira normal: comprima fuerte y rápido al centro del pecho y use el DEA.',
        'Si respira: póngalo de lado, vigile, enfríe quemaduras con agua limpia y espere ayuda.',
      ],
    },
    references: [],
    words: {
      en: 'electrocuted electrocution shocked shock victim cpr first aid aed emergency stuck to wire',
      es: 'electrocutado toque descarga pegado al cable primeros auxilios rcp emergencia',
    },
    followUps: {
      en: ['How far from a downed line?', 'When does a shock need a doctor?', 'What does current do to the body?'],
      es: ['¿A qué distancia de una línea caída?', '¿Cuándo ir al médico?', '¿Qué hace la corriente en el cuerpo?'],
    },
    video: { en: 'electric shock first aid CPR', es: 'primeros auxilios choque eléctrico' },
  },
  {
    id: 'safety-downed-power-line',
    area: 'safety',
    grade: 'K',
    title: { en: 'There is a power line down', es: 'Hay un cable de luz caído' },
    answer: {
      en: 'Stay at least 35 ft away, keep others away, and call 911 and the utility. Treat every fallen wire as live, also cable TV or phone lines that may touch a power line.\n\nThe ground around it can be live too: move away with short shuffling steps, feet together. In a vehicle touching a line, stay inside until the utility says it is dead; if fire forces you out, jump clear with feet together, never touching car and ground at once, and shuffle away. Never move the wire with a stick.',
      es: 'Aléjese por lo menos 35 pies, no deje que nadie se acerque y llame al 911 y a la compañía. Trate todo cable caído como vivo, también los de TV o teléfono que puedan tocar una línea.\n\nEl suelo alrededor también puede estar vivo: aléjese con pasos cortos arrastrando los pies juntos. En un vehículo que toca una línea, quédese adentro hasta que la compañía diga que está muerta; si hay fuego, salte con los pies juntos sin tocar carro y suelo a la vez, y aléjese arrastrando los pies. Nunca mueva el cable con un palo.',
    },
    references: [],
    words: {
      en: 'downed line fallen wire power line on ground car step potential storm',
      es: 'cable caído línea caída tirado en el suelo tormenta poste carro',
    },
    followUps: {
      en: ['What is step potential?', 'Who do I call?', 'How close may I work to overhead lines?'],
      es: ['¿Qué es el voltaje de paso?', '¿A quién llamo?', '¿Qué tan cerca puedo trabajar de líneas?'],
    },
    video: { en: 'downed power line safety', es: 'cable de luz caído qué hacer' },
  },
  {
    id: 'safety-arc-flash-ppe',
    area: 'safety',
    grade: 'K',
    title: { en: 'Arc flash: what PPE do I need?', es: 'Arco eléctrico: ¿qué EPP necesito?' },
    answer: {
      en: "The best protection is to work de-energised. If energized work is truly justified, wear arc-rated clothing and face protection for the incident energy on the equipment's label, or for the PPE category found by the NFPA 70E tables.\n\nCategory 1 means at least 4 cal/cm², 2 means 8, 3 means 25 and 4 means 40. Add rubber gloves with leather protectors, arc-rated hood or face shield with balaclava, hearing and eye protection; no melting synthetics underneath. A label that says dangerous or no safe PPE means shut it off. Stand aside and turn your face when switching.",
      es: 'La mejor protección es trabajar sin voltaje. Si de veras se justifica el trabajo energizado, use ropa y careta resistentes al arco para la energía incidente de la etiqueta, o la categoría de EPP según las tablas de NFPA 70E.\n\nCategoría 1 es al menos 4 cal/cm², la 2 es 8, la 3 es 25 y la 4 es 40. Además guantes de hule con protector de cuero, capucha o careta con pasamontañas, tapones y lentes; nada de fibra sintética que se derrita por dentro. Si la etiqueta dice peligro o que no hay EPP seguro, se apaga. Al operar, párese de lado y voltee la cara.',
    },
    references: ['110.16'],
    words: {
      en: 'arc flash ppe category cal cm2 70e hood suit label incident energy',
      es: 'arco eléctrico epp categoría calorías traje capucha etiqueta 70e',
    },
    followUps: {
      en: ['What is the arc flash boundary?', 'When is energized work allowed?', 'What glove class do I need?'],
      es: ['¿Qué es la frontera de arco?', '¿Cuándo se permite trabajo energizado?', '¿Qué clase de guante necesito?'],
    },
    video: { en: 'arc flash PPE categories NFPA 70E', es: 'arco eléctrico EPP categorías' },
  },
  {
    id: 'safety-energized-work-justified',
    area: 'safety',
    grade: 'K',
    title: { en: 'When may I work on it live?', es: '¿Cuándo puedo trabajar con voltaje?' },
    answer: {
      en: "Only when shutting off creates a greater hazard or is truly infeasible, such as testing that needs voltage. Convenience, lost production or an unhappy customer are not reasons.\n\nOSHA and NFPA 70E both put de-energising first. Beyond testing and troubleshooting by a qualified person, an energized work permit is needed: why, how, shock and arc analysis, PPE, barricades, briefing and approval signatures. If it cannot be shut off today, schedule it. The right answer to 'just do it live' is no.",
      es: "Solo cuando apagar crea un peligro mayor o de veras es imposible, como una medición que necesita voltaje. La prisa, la producción perdida o un cliente molesto no son razón.\n\nOSHA y NFPA 70E piden desenergizar primero. Fuera de medir y buscar fallas por persona calificada, se requiere permiso de trabajo energizado: por qué, cómo, análisis de choque y arco, EPP, barreras, plática y firmas. Si hoy no se puede apagar, se programa. La respuesta a 'hazlo en vivo' es no.",
    },
    references: [],
    words: {
      en: 'hot work live work energized permit justification boss wants it live infeasible',
      es: 'trabajo en vivo energizado permiso patrón quiere que lo haga caliente',
    },
    followUps: {
      en: ['What is a qualified person?', 'What goes in an energized work permit?', 'Is measuring energized work?'],
      es: ['¿Qué es persona calificada?', '¿Qué lleva el permiso?', '¿Medir es trabajo energizado?'],
    },
    video: { en: 'energized electrical work permit NFPA 70E', es: 'permiso de trabajo energizado' },
  },
  {
    id: 'safety-backfeed-generator',
    area: 'safety',
    grade: 'K',
    title: { en: 'Why is backfeeding with a generator so dangerous?', es: '¿Por qué es tan peligroso retroalimentar con un generador?' },
    answer: {
      en: "A generator plugged into a dryer or welder receptacle (a 'suicide cord') sends power back through the transformer to the street at thousands of volts and can kill a lineworker; its bare prongs can kill you. It is never acceptable.\n\nUse a transfer switch or a listed interlock that makes it impossible for utility and generator to be closed together, with an inlet for the cord. Run the generator outdoors, well away from windows: carbon monoxide kills faster than electricity.",
      es: "Un generador enchufado a un contacto de secadora o soldadora (el 'cordón suicida') manda energía por el transformador a la calle a miles de volts y puede matar a un liniero; sus puntas vivas pueden matarlo a usted. Nunca se acepta.\n\nUse transferencia o un bloqueo mecánico listado que impida cerrar compañía y generador a la vez, con una entrada para el cordón. Trabaje el generador afuera, lejos de ventanas: el monóxido de carbono mata.",
    },
    references: ['702.5'],
    words: {
      en: 'backfeed suicide cord generator dryer plug interlock double male cord',
      es: 'retroalimentar cordón suicida generador planta secadora transferencia interlock',
    },
    followUps: {
      en: ['What is an interlock kit?', 'How do I size a transfer switch?', 'Does the neutral switch too?'],
      es: ['¿Qué es un interlock?', '¿Cómo elijo la transferencia?', '¿También se cambia el neutro?'],
    },
    video: { en: 'generator backfeed danger interlock transfer switch', es: 'peligro de retroalimentar con generador' },
  },
];
