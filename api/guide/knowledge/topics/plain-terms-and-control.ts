// What words of control, of plans and of small systems mean, in plain words: transfer switches, switch legs, ladder diagrams, fire alarm circuits.
import type { Topic } from '../knowledge.ts';

export const plainTermsAndControlTopics: readonly Topic[] = [
  {
    id: 'plain-shunt-trip-breaker',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is a shunt trip breaker?', es: '¿Qué es un breaker con bobina de disparo (shunt trip)?' },
    answer: {
      en: "A shunt trip breaker has a small coil inside that trips it on a signal from outside: voltage on the coil opens the breaker. It still trips on overload and short circuit like any other.\n\nThe fire system of a kitchen hood uses it to cut the cooking equipment, a heat detector to cut an elevator before the sprinklers wet it. Run control power of the coil's voltage, often 120 V or 24 V, through a normally open contact to the coil. Without control power the signal does nothing. It is reset by hand; small ones take an extra space.",
      es: 'Un breaker con shunt trip trae adentro una bobinita que lo dispara con una señal de fuera: al llegarle voltaje a la bobina, el breaker abre. Por sobrecarga y corto dispara igual que cualquier otro.\n\nLo usa el sistema contra incendio de la campana de cocina para cortar los equipos de cocción, y un detector de calor para cortar el elevador antes de que lo mojen los rociadores. Lleve corriente de control del voltaje de la bobina, a menudo 120 V o 24 V, por un contacto normalmente abierto hasta la bobina. Sin corriente de control la señal no hace nada. Se restablece a mano; los chicos ocupan un espacio más.',
    },
    references: ['620.51(B)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a shunt trip breaker opens when its coil gets voltage',
          es: 'un breaker con shunt trip abre cuando le llega voltaje a su bobina',
        },
        words: 'remote signal energize coil señal remota energizar bobina',
      },
      {
        says: 'is-not',
        what: {
          en: 'a shunt trip breaker trips when its coil loses power',
          es: 'un breaker con shunt trip dispara cuando su bobina pierde la corriente',
        },
        words: 'undervoltage release power failure bobina de minima tension',
      },
      {
        says: 'is',
        what: {
          en: 'a shunt trip breaker also trips on overload and short circuit',
          es: 'un breaker con shunt trip también dispara por sobrecarga y corto',
        },
        words: 'still protects overcurrent protege',
      },
    ],
    words: {
      en: 'shunt trip breaker st coil remote trip ansul hood fire suppression kitchen elevator emergency power off epo button microswitch wire wiring',
      es: 'shunt trip bobina de disparo remoto breaker pastilla campana cocina ansul incendio elevador boton de paro alambrar',
    },
  },
  {
    id: 'plain-transfer-switch',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'What is a transfer switch, and what is an ATS?',
      es: '¿Qué es un transfer switch (interruptor de transferencia) y qué es un ATS?',
    },
    answer: {
      en: "A transfer switch connects the loads to one of two sources, such as the utility or a generator, so that one doesn't feed into the other. A manual one (MTS) is thrown by hand; an automatic one (ATS) senses the outage, starts the generator, switches over and later goes back.\n\nIt carries the whole service or a few circuits; a service-rated one is also the main disconnect. Open transition leaves a short break; closed transition joins both in step for an instant and leaves none. One with an extra pole switches the neutral too, and the generator is then a separately derived system. An interlock kit does the same job by hand.",
      es: 'Un transfer switch conecta las cargas a una de dos fuentes, como la compañía o un generador, para que una no alimente a la otra. El manual (MTS) se mueve a mano; el automático (ATS) siente el apagón, arranca el generador, cambia la carga y luego regresa.\n\nLleva toda la acometida o unos cuantos circuitos; el marcado para acometida es también el desconectador principal. La transición abierta deja un corte breve; la cerrada une las dos en sincronía un instante y no deja ninguno. El que trae un polo más también cambia el neutro, y entonces el generador es un sistema derivado por separado. Un kit de interlock hace lo mismo a mano.',
    },
    references: ['100', '702.5', '250.30'],
    claims: [
      {
        says: 'is',
        what: { en: 'an ATS starts the generator and switches over by itself', es: 'un ATS arranca el generador y cambia solo' },
        words: 'automatic hands off nobody home automatico',
      },
      {
        says: 'is-not',
        what: { en: 'a manual transfer switch switches over by itself', es: 'un transfer switch manual cambia solo' },
        words: 'automatic mts automatico',
      },
      {
        says: 'is',
        what: {
          en: 'a transfer switch keeps the generator from feeding back into the utility lines',
          es: 'un transfer switch evita que el generador alimente las líneas de la compañía',
        },
        words: 'backfeed lineman retroalimentar liniero',
      },
    ],
    words: {
      en: 'transfer switch ats mts automatic manual generator standby double throw open closed transition service rated switched neutral pole kinds types',
      es: 'transfer switch interruptor de transferencia ats automatico manual generador planta de luz doble tiro transicion abierta cerrada neutro polos',
    },
  },
  {
    id: 'plain-switch-leg',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is a switch leg?', es: '¿Qué es el regreso del apagador (switch leg)?' },
    answer: {
      en: 'The switch leg is the wire that goes from the switch to the light: it is hot only while the switch is on. The other hot at the switch is the feed, which is always hot.\n\nWith 3-way switches it starts at the common screw of the last one. A switch loop is a cable that brings the feed down from the light and the switch leg back up; there a marked white may be the feed, never the switch leg. Most switch boxes need a neutral too.',
      es: 'El regreso (switch leg) es el hilo que va del apagador a la luz: está vivo solo con el apagador prendido. El otro vivo del apagador es la alimentación, que siempre está viva.\n\nCon apagadores de escalera sale del tornillo común del último. Un switch loop es un cable que baja la alimentación desde la luz y sube el regreso; ahí el blanco marcado puede ser la alimentación, nunca el regreso. La mayoría de las cajas de apagador llevan además neutro.',
    },
    references: ['200.7(C)', '404.2(C)'],
    claims: [
      {
        says: 'is',
        what: { en: 'the switch leg is hot only while the switch is on', es: 'el regreso está vivo solo con el apagador prendido' },
        words: 'switched hot always hot siempre vivo',
      },
      {
        says: 'is-not',
        what: { en: 'the feed and the switch leg are the same wire', es: 'la alimentación y el regreso son el mismo hilo' },
        words: 'same thing hot lo mismo',
      },
      {
        says: 'must-not',
        what: { en: 'use the white wire of a switch loop as the switch leg', es: 'usar el blanco de un switch loop como regreso' },
        words: 'return to the light reidentified cinta negra',
      },
    ],
    words: {
      en: 'switch leg switched hot load wire switch to light fixture switch loop feed always hot black red',
      es: 'switch leg regreso retorno del apagador hilo a la luz foco lampara alimentacion siempre vivo switch loop bajada',
    },
  },
  {
    id: 'plain-traveler-wire',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is a traveler wire?', es: '¿Qué es un viajero (traveler)?' },
    answer: {
      en: 'A traveler is one of the two wires that run from one 3-way switch to the other, on the two brass screws. One of the two is live at a time; each flip changes which.\n\nThe dark screw is the common: on the first switch it takes the feed, on the last the switch leg to the light. Either traveler may go on either brass screw. A 4-way switch sits in the travelers between the two. Only the hot is switched, never the neutral.',
      es: 'Un viajero es uno de los dos hilos que van de un apagador de escalera (3-way) al otro, en los dos tornillos de latón. Solo uno de los dos está vivo a la vez; cada movimiento cambia cuál.\n\nEl tornillo oscuro es el común: en el primer apagador recibe la alimentación y en el último sale el regreso a la luz. Cualquier viajero va en cualquier tornillo de latón. El de 4 vías va en medio, en los viajeros. Solo se corta el vivo, nunca el neutro.',
    },
    references: ['404.2(A)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'travelers may be swapped between the two brass screws',
          es: 'los viajeros se pueden intercambiar en los dos tornillos de latón',
        },
        words: 'either screw matter which order importa orden',
      },
      {
        says: 'is-not',
        what: { en: 'a traveler goes on the dark common screw', es: 'un viajero va en el tornillo oscuro común' },
        words: 'black screw common tornillo negro',
      },
      {
        says: 'is',
        what: { en: 'one of the two travelers is live at a time', es: 'solo uno de los dos viajeros está vivo a la vez' },
        words: 'both hot ambos vivos',
      },
    ],
    words: {
      en: 'traveler travelers travellers wire 3-way three way 4-way switch common screw brass black red which screw',
      es: 'viajero viajeros puente apagador de escalera 3 vias 4 vias comun tornillo laton negro cual',
    },
  },
  {
    id: 'plain-plan-symbols',
    area: 'terms',
    grade: 'V1',
    title: { en: 'What do the electrical symbols on plans mean?', es: '¿Qué significan los símbolos eléctricos en los planos?' },
    answer: {
      en: 'The common ones: S is a switch, a circle with two lines a receptacle, a circle at the ceiling a light, a rectangle on the wall a panel, and an arrow a home run to the panel. The legend of the drawing decides.\n\nS3 and S4 are 3-way and 4-way switches, SD a dimmer. GFI and WP mean ground-fault protected and weatherproof; J in a circle is a junction box. A dashed or curved line ties a switch to its lights. Short ticks across a line count its wires. LP-7 is circuit 7 of panel LP.',
      es: 'Los comunes: S es apagador, un círculo con dos rayas es contacto, un círculo en el techo es luz, un rectángulo en la pared es tablero y una flecha es corrida directa al tablero (home run). Manda la simbología del plano.\n\nS3 y S4 son apagadores de 3 y 4 vías, SD es dimmer. GFI y WP dicen con protección de falla a tierra e intemperie; una J en círculo es caja de conexiones. Una línea punteada o curva une el apagador con sus luces. Las rayitas que cruzan una línea cuentan los hilos. LP-7 es el circuito 7 del tablero LP.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: { en: 'S3 on a plan is a three-way switch', es: 'S3 en un plano es un apagador de tres vías' },
        words: 's with a 3 escalera',
      },
      {
        says: 'is',
        what: { en: 'WP on a plan means weatherproof', es: 'WP en un plano quiere decir a prueba de intemperie' },
        words: 'outdoor afuera',
      },
      {
        says: 'is-not',
        what: { en: 'symbols are the same on every plan', es: 'los símbolos son iguales en todos los planos' },
        words: 'standard legend simbologia',
      },
    ],
    words: {
      en: 'electrical symbols plans blueprint drawing legend outlet receptacle switch s3 light panel home run arrow wp gfi junction box tick marks',
      es: 'simbolos electricos planos simbologia contacto apagador s3 luz lampara tablero flecha home run wp gfi caja rayitas',
    },
  },
  {
    id: 'plain-one-line-diagram',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is a one-line diagram?', es: '¿Qué es un diagrama unifilar?' },
    answer: {
      en: "A one-line (single-line) diagram shows a building's power system with one line for each circuit, however many wires it has: from the utility through the main, transformers and panels to the big loads.\n\nRead it from the top down. Beside the symbols stand volts, kVA, breaker sizes, fault current, wire and conduit. It tells what feeds what, so look there before a shutdown; it doesn't tell where things are or how controls are wired. An inspector may ask for one of the feeders.",
      es: 'Un diagrama unifilar muestra el sistema de fuerza de un edificio con una sola línea por circuito, tenga los hilos que tenga: de la compañía por el principal, transformadores y tableros hasta las cargas grandes.\n\nSe lee de arriba abajo. Junto a los símbolos van volts, kVA, tamaño de breakers, corriente de falla, cable y tubería. Dice qué alimenta a qué, por eso véalo antes de un paro; no dice dónde están las cosas ni cómo va el control. El inspector puede pedir uno de los alimentadores.',
    },
    references: ['215.5'],
    claims: [
      {
        says: 'is',
        what: { en: 'a one-line diagram shows which panel feeds which', es: 'un diagrama unifilar muestra qué tablero alimenta a cuál' },
        words: 'fed from alimenta',
      },
      {
        says: 'is-not',
        what: { en: 'a one-line diagram shows every wire', es: 'un diagrama unifilar muestra todos los hilos' },
        words: 'each conductor cada conductor',
      },
      {
        says: 'is-not',
        what: {
          en: 'a one-line diagram shows where equipment stands in the building',
          es: 'un diagrama unifilar muestra dónde está el equipo en el edificio',
        },
        words: 'location floor plan ubicacion',
      },
    ],
    words: {
      en: 'one-line diagram single-line one line drawing oneline riser sld power distribution service transformer panel feeder',
      es: 'diagrama unifilar unifilar una linea plano de fuerza acometida transformador tablero alimentador',
    },
  },
  {
    id: 'plain-ladder-diagram',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is a ladder diagram?', es: '¿Qué es un diagrama de escalera?' },
    answer: {
      en: "A ladder diagram draws a control circuit like a ladder: the two uprights (rails) are the control power, and each rung is a path through contacts and buttons to a coil or lamp on the right.\n\nA contact is two short lines, with a slash where it is normally closed; a coil is a circle. A coil's contacts bear its name, such as M or CR1. In series all must close, in parallel any one will do. Everything is drawn with the power off. Read left to right, top to bottom.",
      es: 'Un diagrama de escalera dibuja el control como una escalera: los dos largueros (rieles) son la corriente de control y cada peldaño es un camino por contactos y botones hasta una bobina o lámpara a la derecha.\n\nUn contacto son dos rayitas, con diagonal si es normalmente cerrado; una bobina es un círculo. Los contactos de una bobina llevan su nombre, como M o CR1. En serie deben cerrar todos, en paralelo basta uno. Todo se dibuja sin corriente. Se lee de izquierda a derecha y de arriba abajo.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'contacts on a ladder diagram are drawn with the power off',
          es: 'los contactos de un diagrama de escalera se dibujan sin corriente',
        },
        words: 'normal state de-energized estado normal',
      },
      {
        says: 'is',
        what: { en: 'a slash through a contact means normally closed', es: 'una diagonal en el contacto quiere decir normalmente cerrado' },
        words: 'nc line across symbol simbolo',
      },
      {
        says: 'is-not',
        what: {
          en: 'a ladder diagram shows where parts sit in the panel',
          es: 'un diagrama de escalera muestra dónde van las piezas en el tablero',
        },
        words: 'wiring diagram location layout ubicacion',
      },
    ],
    words: {
      en: 'ladder diagram rungs rails schematic control drawing ladder logic contact coil slash read elementary',
      es: 'diagrama de escalera peldaño riel esquema de control contacto bobina logica de escalera leer',
    },
  },
  {
    id: 'plain-plc',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is a PLC?', es: '¿Qué es un PLC?' },
    answer: {
      en: 'A PLC (programmable logic controller) is a rugged small computer that runs machines: it reads inputs such as buttons and sensors, works through its program and switches outputs such as contactors, valves and lamps.\n\nIt does so over and over, many times a second, and replaces cabinets full of relays and timers: you change the program, often drawn as ladder logic, and not the wiring. The lights on its cards show which inputs and outputs are on; look there first when a machine stops. An emergency stop should not hang on an ordinary PLC alone.',
      es: 'Un PLC (controlador lógico programable) es una computadora chica y resistente que maneja máquinas: lee entradas como botones y sensores, recorre su programa y activa salidas como contactores, válvulas y lámparas.\n\nLo repite sin parar, muchas veces por segundo, y sustituye gabinetes llenos de relevadores y timers: se cambia el programa, a menudo en lógica de escalera, y no el alambrado. Los focos de sus tarjetas muestran qué entradas y salidas están activas; vea ahí primero si una máquina se para. Un paro de emergencia no debe depender solo de un PLC común.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: { en: 'a PLC replaces control relays and timers', es: 'un PLC sustituye relevadores de control y timers' },
        words: 'relay logic cabinet gabinete',
      },
      {
        says: 'is-not',
        what: { en: 'a PLC output feeds a large motor directly', es: 'la salida de un PLC alimenta directo un motor grande' },
        words: 'drive motor without contactor sin contactor',
      },
    ],
    words: {
      en: 'plc programmable logic controller input output i/o card module program machine automation allen bradley siemens ladder logic',
      es: 'plc controlador logico programable entrada salida tarjeta modulo programa maquina automatizacion',
    },
  },
  {
    id: 'plain-lighting-contactor',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'What is a lighting contactor, and how is it wired with a photocell or time clock?',
      es: '¿Qué es un contactor de alumbrado y cómo se conecta con fotocelda o reloj?',
    },
    answer: {
      en: "A lighting contactor is a heavy switch of several poles worked by a coil: the photocell or time clock only feeds the coil, and the contacts carry the lights.\n\nRun the control hot through the photocell or clock to A1 of the coil and the neutral to A2; a hand-off-auto switch goes ahead of them. Each lighting circuit passes through a pole of its own. The coil's voltage must match. Electrically held opens when the coil loses power; mechanically held takes one pulse to close and one to open. Lights and control often come from different breakers: test both.",
      es: 'Un contactor de alumbrado es un interruptor pesado de varios polos movido por una bobina: la fotocelda o el reloj solo alimenta la bobina, y los contactos cargan las luces.\n\nLleve el vivo de control por la fotocelda o el reloj a A1 de la bobina y el neutro a A2; el selector manual-fuera-automático va antes. Cada circuito de luces pasa por su propio polo. El voltaje de la bobina debe coincidir. El de retención eléctrica abre si la bobina pierde corriente; el de retención mecánica pide un pulso para cerrar y otro para abrir. Luces y control suelen venir de breakers distintos: pruebe los dos.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'the photocell of a lighting contactor carries only the coil',
          es: 'la fotocelda de un contactor de alumbrado solo carga la bobina',
        },
        words: 'small rating amps amperes',
      },
      {
        says: 'is',
        what: {
          en: 'an electrically held contactor opens when its coil loses power',
          es: 'un contactor de retención eléctrica abre si su bobina pierde corriente',
        },
        words: 'drops out outage apagon',
      },
      {
        says: 'is-not',
        what: {
          en: 'a mechanically held contactor opens when control power fails',
          es: 'un contactor de retención mecánica abre si falla el control',
        },
        words: 'latched stays closed outage apagon',
      },
    ],
    words: {
      en: 'lighting contactor photocell photo eye time clock timer coil a1 a2 hand off auto electrically held mechanically held parking lot lights poles wire',
      es: 'contactor de alumbrado fotocelda reloj timer bobina a1 a2 selector retencion mecanica electrica luces estacionamiento conectar',
    },
  },
  {
    id: 'plain-big-wire-connectors',
    area: 'tools',
    grade: 'V2',
    title: {
      en: 'Lug, split bolt or insulated tap (Polaris): what is each?',
      es: 'Zapata, perro (split bolt) o conector aislado (Polaris): ¿qué es cada uno?',
    },
    answer: {
      en: 'A lug ends a big wire on a bus, stud or terminal; a split bolt clamps two bare wires together under one nut; an insulated tap (Polaris) is a block in a plastic jacket that holds each wire under its own set screw.\n\nLugs are set-screw or crimped. A split bolt comes bare: cover it with rubber tape and then vinyl, or with its cover. A Polaris needs no tape. Each must be listed for the sizes, the number of wires and copper or aluminum. Torque to the marking.',
      es: 'La zapata termina un cable grueso en una barra, perno o terminal; el perro (split bolt) aprieta dos cables pelados con una tuerca; el conector aislado (Polaris) es un bloque con forro de plástico que sujeta cada cable con su propio tornillo.\n\nLas zapatas son de tornillo o de ponchar. El perro viene desnudo: cúbralo con cinta de hule y luego de vinil, o con su tapa. El Polaris no lleva cinta. Cada uno debe estar listado para los calibres, la cantidad de cables y cobre o aluminio. Apriete al torque marcado.',
    },
    references: ['110.14(A)', '110.14(B)', '110.14(D)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'cover a split bolt with insulation equal to that of the wire',
          es: 'cubrir el perro (split bolt) con aislamiento igual al del cable',
        },
        words: 'tape rubber bare cinta hule',
      },
      {
        says: 'need-not',
        what: { en: 'tape an insulated tap connector (Polaris)', es: 'encintar un conector aislado (Polaris)' },
        words: 'wrap cap plug',
      },
      {
        says: 'must-not',
        what: { en: 'put copper and aluminum together in a split bolt', es: 'juntar cobre y aluminio en un perro (split bolt)' },
        unless: { en: 'it is listed and marked for both', es: 'esté listado y marcado para los dos' },
        words: 'mix metals al cu',
      },
    ],
    words: {
      en: 'lug split bolt polaris insulated tap connector big wire splice large cable kearney bug mechanical compression crimp join feeders',
      es: 'zapata perro split bolt polaris conector aislado cable grueso empalme ponchar mecanica unir alimentadores',
    },
  },
  {
    id: 'plain-electrical-tape-and-heat-shrink',
    area: 'tools',
    grade: 'V1',
    title: { en: 'Which electrical tape or heat shrink do I use?', es: '¿Qué cinta de aislar o termocontráctil uso?' },
    answer: {
      en: "Vinyl tape is for wrapping and marking; rubber tape insulates and seals and gets vinyl over it; heat shrink is a sleeve that heat pulls tight, with glue inside where water can reach.\n\nVarnished cambric goes first over sharp bolts, so that the rubber comes off later. Mastic tape fills and seals outdoors. Shrink of 2:1 ends at half its width, 3:1 at a third: pick one that ends smaller than the wire. What covers a splice must equal the wire's insulation. Tape never makes the joint itself.",
      es: 'La cinta de vinil es para envolver y marcar; la de hule aísla y sella y lleva vinil encima; el termocontráctil es un tubo que se aprieta con calor, con pegamento adentro donde llega agua.\n\nEl cambray barnizado va primero sobre tornillos filosos, para que el hule salga después. La cinta de mastique rellena y sella a la intemperie. El 2:1 queda a la mitad de su ancho, el 3:1 a un tercio: escoja uno que cierre a menos que el cable. Lo que cubre un empalme debe igualar el aislamiento del cable. La cinta nunca hace la unión.',
    },
    references: ['110.14(B)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'splice wires with tape alone', es: 'empalmar cables solo con cinta' },
        words: 'no connector twist sin conector',
      },
      {
        says: 'is',
        what: { en: '2:1 heat shrink ends at half its width', es: 'el termocontráctil 2:1 queda a la mitad de su ancho' },
        words: 'ratio shrinks fifty percent relacion',
      },
      {
        says: 'is-not',
        what: { en: 'heat shrink without glue keeps water out', es: 'el termocontráctil sin pegamento detiene el agua' },
        words: 'waterproof adhesive lined underground adhesivo',
      },
    ],
    words: {
      en: 'electrical tape vinyl super 33 88 rubber tape 23 130c mastic cambric friction tape heat shrink tubing adhesive lined ratio kinds',
      es: 'cinta de aislar vinil hule mastique cambray termocontractil termofit tubo encogible con pegamento tipos',
    },
  },
  {
    id: 'plain-thermostat-wire-colors',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What do the thermostat wires R, W, Y, G and C mean?', es: '¿Qué son los cables R, W, Y, G y C del termostato?' },
    answer: {
      en: "R is the 24 V power, W heat, Y cooling, G the fan and C the common, the return to the transformer. Go by the letters: the usual red, white, yellow, green and blue or black are only habit.\n\nO or B turns a heat pump's reversing valve. Rc and Rh are power for cooling and heating, joined by a jumper where one transformer feeds both. Y2 and W2 are second stages. Check each wire at the equipment's board and take a photo first. R touched to C blows the fuse. Thick wires with wire nuts mean 120 V or 240 V: another kind of thermostat.",
      es: 'R es la corriente de 24 V, W calefacción, Y frío, G el ventilador y C el común, el regreso al transformador. Guíese por las letras: rojo, blanco, amarillo, verde y azul o negro son solo costumbre.\n\nO o B mueve la válvula reversible de una bomba de calor. Rc y Rh son corriente para frío y calor, con puente si los alimenta un solo transformador. Y2 y W2 son segundas etapas. Revise cada cable en la tarjeta del equipo y tome foto antes. R tocando C funde el fusible. Cables gruesos con capuchones indican 120 V o 240 V: es otro tipo de termostato.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: { en: 'the Y wire of a thermostat calls for cooling', es: 'el cable Y del termostato pide frío' },
        words: 'yellow compressor amarillo compresor',
      },
      {
        says: 'is',
        what: { en: 'the G wire of a thermostat runs the fan', es: 'el cable G del termostato maneja el ventilador' },
        words: 'green blower verde',
      },
      {
        says: 'is-not',
        what: { en: 'the green G wire of a thermostat is a ground', es: 'el cable verde G del termostato es tierra' },
        words: 'earth bonding',
      },
      {
        says: 'is-not',
        what: { en: 'thermostat wire colors are fixed by a standard', es: 'los colores del termostato los fija una norma' },
        words: 'always same must siempre',
      },
    ],
    words: {
      en: 'thermostat wire colors r w y g c o b rc rh terminals letters red white yellow green blue black common heat cool fan 24 volt',
      es: 'termostato colores cables r w y g c o b terminales letras rojo blanco amarillo verde azul comun calor frio ventilador 24 volts',
    },
  },
  {
    id: 'plain-end-of-line-resistor',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is an end-of-line resistor?', es: '¿Qué es una resistencia de fin de línea (EOL)?' },
    answer: {
      en: "An end-of-line (EOL) resistor is wired across the pair at the last device of an alarm circuit, so that a small current always flows and the panel knows that the wires are whole.\n\nAn open wire stops the current: trouble. On a zone (IDC) a detector or pull station shorts the pair: alarm; on a horn circuit a short is trouble. Put it at the far end, never in the panel, and don't branch the circuit (T-tap). The panel's maker gives the ohms. A class A loop comes back to the panel instead; addressable loops seldom have one.",
      es: 'La resistencia de fin de línea (EOL) va entre los dos hilos en el último aparato de un circuito de alarma, para que siempre pase una corriente chica y el panel sepa que el cable está entero.\n\nUn hilo abierto corta la corriente: avería (trouble). En una zona (IDC) un detector o estación pone el par en corto: alarma; en el circuito de cornetas un corto es avería. Póngala en la punta, nunca en el panel, y no haga derivaciones (T-tap). Los ohms los da el fabricante del panel. El lazo clase A en cambio regresa al panel; los direccionables casi nunca llevan.',
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: { en: 'put the end-of-line resistor at the last device', es: 'poner la resistencia de fin de línea en el último aparato' },
        words: 'end of the run far end punta',
      },
      {
        says: 'must-not',
        what: { en: 'put the end-of-line resistor in the panel', es: 'poner la resistencia de fin de línea en el panel' },
        words: 'control unit terminals tablero',
      },
      {
        says: 'is',
        what: { en: 'a panel with an open alarm wire shows trouble', es: 'un panel con un hilo de alarma abierto marca avería' },
        words: 'broken wire fault trouble',
      },
      {
        says: 'must-not',
        what: {
          en: 'T-tap a circuit with an end-of-line resistor',
          es: 'hacer derivaciones en T en un circuito con resistencia de fin de línea',
        },
        words: 'branch splice parallel ramal',
      },
    ],
    words: {
      en: 'end-of-line resistor eol eolr fire alarm burglar supervision trouble last device ohms class b t-tap',
      es: 'resistencia de fin de linea eol alarma de incendio supervision averia trouble ultimo aparato ohms',
    },
  },
  {
    id: 'plain-slc-nac-idc',
    area: 'terms',
    grade: 'V2',
    title: { en: 'Fire alarm: what are SLC, NAC and IDC circuits?', es: 'Alarma de incendio: ¿qué son los circuitos SLC, NAC e IDC?' },
    answer: {
      en: 'SLC is the data loop that links addressable detectors, pull stations and modules; NAC powers the horns and strobes; IDC is the older zone of plain contacts that tells only which zone.\n\nOn an SLC every device has an address and the panel asks each in turn, so it knows which one alarms or is missing. A NAC is mostly 24 V DC; polarity matters, and voltage drop limits how many strobes it takes. Class B ends at the last device, with a resistor on NAC and IDC; class A comes back to the panel and works past one break.',
      es: 'SLC es el lazo de datos que une detectores, estaciones y módulos direccionables; NAC alimenta cornetas y estrobos; IDC es la zona antigua de contactos simples, que solo dice cuál zona.\n\nEn un SLC cada aparato tiene dirección y el panel pregunta a cada uno, así sabe cuál alarma o falta. Un NAC suele ser de 24 V CD; la polaridad importa y la caída de voltaje limita cuántos estrobos lleva. Clase B termina en el último aparato, con resistencia en NAC e IDC; clase A regresa al panel y sigue trabajando con un hilo roto.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: { en: 'the NAC powers horns and strobes', es: 'el NAC alimenta cornetas y estrobos' },
        words: 'notification appliances sirenas',
      },
      {
        says: 'is-not',
        what: { en: 'the IDC powers horns and strobes', es: 'el IDC alimenta cornetas y estrobos' },
        words: 'initiating zone zona',
      },
      {
        says: 'is',
        what: { en: 'a class A circuit keeps working past one broken wire', es: 'un circuito clase A sigue trabajando con un hilo roto' },
        words: 'loop return redundant lazo',
      },
    ],
    words: {
      en: 'fire alarm slc signaling line circuit nac notification appliance circuit idc initiating device circuit addressable conventional class a class b horn strobe',
      es: 'alarma de incendio slc nac idc direccionable convencional clase a clase b corneta estrobo lazo zona',
    },
  },
  {
    id: 'plain-ev-charging-levels',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'What are EV charging Level 1, Level 2 and DC fast?',
      es: '¿Qué son los niveles de carga 1, 2 y rápida DC de un auto eléctrico?',
    },
    answer: {
      en: "Level 1 is 120 V, up to about 1.9 kW; Level 2 is 208 V or 240 V, up to 19.2 kW; DC fast is a station that feeds the battery direct current, about 50 to 350 kW.\n\nLevel 1 is a plain outlet and gives about 3 to 5 miles an hour. Level 2, the usual home charger of 16 to 48 A, gives roughly 10 to 30. DC fast mostly needs 480 V three-phase, so it isn't for houses; it fills a battery to 80% in about half an hour. With 1 and 2 the car's own charger makes the DC and sets the limit.",
      es: 'Nivel 1 es 120 V, hasta unos 1.9 kW; nivel 2 es 208 V o 240 V, hasta 19.2 kW; carga rápida DC es una estación que mete corriente directa a la batería, unos 50 a 350 kW.\n\nEl nivel 1 es un contacto normal y da unas 3 a 5 millas por hora. El nivel 2, el cargador usual de casa de 16 a 48 A, da más o menos 10 a 30. La carga rápida casi siempre pide 480 V trifásico, por eso no es para casas; llena la batería al 80% en media hora más o menos. En 1 y 2 el cargador del propio auto hace la corriente directa y pone el límite.',
    },
    references: ['625.41', '625.42'],
    claims: [
      {
        says: 'is',
        what: { en: 'Level 2 charging runs on 208 or 240 V', es: 'la carga nivel 2 trabaja con 208 o 240 V' },
        words: 'dryer outlet split phase',
      },
      {
        says: 'is-not',
        what: { en: 'DC fast charging fits an ordinary house service', es: 'la carga rápida DC cabe en la acometida de una casa' },
        words: 'level 3 at home en casa',
      },
      {
        says: 'is',
        what: { en: 'Level 1 charging uses a plain 120 V outlet', es: 'la carga nivel 1 usa un contacto normal de 120 V' },
        words: 'regular household plug enchufe',
      },
    ],
    words: {
      en: 'ev charging level 1 level 2 level 3 dc fast charger dcfc kw volts amps miles per hour electric car tesla difference',
      es: 'carga auto electrico nivel 1 nivel 2 nivel 3 carga rapida dc cargador kw volts millas por hora diferencia',
    },
  },
  {
    id: 'plain-net-metering',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is net metering?', es: '¿Qué es el net metering (medición neta)?' },
    answer: {
      en: "Net metering is a billing rule: the solar power that you send to the grid is credited against what you take from it, and you pay for the difference.\n\nA meter counts both ways. Under true net metering a sent kWh is worth as much as a bought one; under net billing it is credited at a lower rate. State and utility decide, and fixed charges stay. It needs the utility's agreement before the system is switched on. It has nothing to do with power in an outage: plain grid-tied solar shuts off then.",
      es: 'El net metering es una regla de cobro: la energía solar que usted manda a la red se acredita contra la que toma, y paga la diferencia.\n\nEl medidor cuenta en los dos sentidos. En la medición neta pura, un kWh mandado vale lo mismo que uno comprado; en net billing se acredita más barato. Deciden el estado y la compañía, y los cargos fijos quedan. Pide contrato con la compañía antes de encender el sistema. No tiene que ver con tener luz en un apagón: el solar común conectado a la red se apaga entonces.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: { en: 'net metering credits solar power sent to the grid', es: 'el net metering acredita la energía solar mandada a la red' },
        words: 'export sell back vender',
      },
      {
        says: 'is-not',
        what: { en: 'net metering keeps the house powered in an outage', es: 'el net metering da luz a la casa en un apagón' },
        words: 'backup blackout respaldo',
      },
      {
        says: 'is-not',
        what: { en: 'net metering is the same in every state', es: 'el net metering es igual en todos los estados' },
        words: 'utility rules nem reglas',
      },
    ],
    words: {
      en: 'net metering nem solar credit sell back export grid utility bill bidirectional meter net billing',
      es: 'net metering medicion neta solar credito vender exportar red recibo medidor bidireccional compañia',
    },
  },
  {
    id: 'plain-subpanel',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is a subpanel?', es: '¿Qué es un subpanel (subtablero)?' },
    answer: {
      en: 'A subpanel is a breaker panel fed from another panel and not straight from the service; it holds the branch breakers of one area, such as a garage, shop or addition.\n\nA feeder of two hots, neutral and ground comes from a breaker in the first panel. In it the neutral stays apart from ground and enclosure. It may have main lugs only or a main breaker; in another building it needs a disconnect there. It adds spaces for breakers, not capacity of the service. The code knows only the word panelboard.',
      es: 'Un subpanel es un tablero de breakers alimentado desde otro tablero y no directo de la acometida; lleva los breakers de una zona, como garaje, taller o ampliación.\n\nLe llega un alimentador de dos vivos, neutro y tierra desde un breaker del primer tablero. En él el neutro va separado de la tierra y del gabinete. Puede ser de zapatas principales o con breaker principal; en otro edificio lleva desconectador ahí. Agrega espacios para breakers, no capacidad de la acometida. El código solo usa la palabra panelboard.',
    },
    references: ['408.36', '250.142(B)', '225.31'],
    claims: [
      {
        says: 'is',
        what: { en: 'a subpanel is fed from a breaker in another panel', es: 'un subpanel se alimenta de un breaker de otro tablero' },
        words: 'main feeder principal alimentador',
      },
      {
        says: 'is-not',
        what: { en: 'a subpanel adds capacity to the service', es: 'un subpanel aumenta la capacidad de la acometida' },
        words: 'more amps bigger service mas amperes',
      },
      {
        says: 'is-not',
        what: { en: 'a subpanel always needs a main breaker', es: 'un subpanel siempre lleva breaker principal' },
        words: 'main lug only required zapatas',
      },
    ],
    words: {
      en: 'subpanel sub panel sub-panel what is second panel secondary distribution panel garage shop addition feeder fed main difference',
      es: 'subpanel subtablero sub panel segundo tablero secundario garaje taller ampliacion alimentador principal diferencia',
    },
  },
  {
    id: 'plain-what-a-breaker-is-for',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is a circuit breaker for?', es: '¿Para qué sirve un breaker (pastilla)?' },
    answer: {
      en: "A circuit breaker protects the wire from overheating: it is a switch that opens by itself on overload or short circuit, and can be reset.\n\nOverload is somewhat too many amps for too long, such as two heaters on one circuit; it trips after a while. A short circuit or ground fault is a huge current, and it trips at once. Its size follows the wire: 15 A for 14 AWG copper, 20 A for 12 AWG, 30 A for 10 AWG. To reset, push it fully off, then on. It doesn't protect people from shock; a GFCI does.",
      es: 'El breaker (pastilla) protege el cable para que no se caliente: es un interruptor que abre solo por sobrecarga o cortocircuito y se puede restablecer.\n\nSobrecarga es algo de más amperes por mucho rato, como dos calentadores en un circuito; dispara al rato. Un corto o falla a tierra es muchísima corriente, y dispara al instante. Su tamaño sigue al cable: 15 A para 14 AWG de cobre, 20 A para 12 AWG, 30 A para 10 AWG. Para restablecer, bájelo del todo y súbalo. No protege a las personas de un toque; eso lo hace el GFCI.',
    },
    references: ['100', '240.4(D)'],
    claims: [
      {
        says: 'is',
        what: { en: 'a breaker protects the wire', es: 'un breaker protege el cable' },
        words: 'wiring insulation fire alambrado incendio',
      },
      {
        says: 'is-not',
        what: { en: 'a breaker is there to protect the appliance', es: 'un breaker está para proteger el aparato' },
        words: 'equipment tv device equipo',
      },
      {
        says: 'is',
        what: { en: 'a breaker opens on overload and on short circuit', es: 'un breaker abre por sobrecarga y por corto' },
        words: 'trips too much current',
      },
    ],
    words: {
      en: 'circuit breaker what is it for purpose protects wire overload short circuit trip reset braker',
      es: 'breaker pastilla termomagnetico interruptor para que sirve protege cable sobrecarga corto disparar restablecer',
    },
  },
];
