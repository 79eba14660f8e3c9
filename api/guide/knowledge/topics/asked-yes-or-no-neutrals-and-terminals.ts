// Questions asked with a wrong idea behind them: terminals, the neutral's path, what shares a raceway, a circuit or a hospital wall.
import type { Topic } from '../knowledge.ts';

export const askedYesOrNoNeutralsAndTerminalsTopics: readonly Topic[] = [
  {
    id: 'asked-ninety-column-lower-terminals',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'May a conductor be sized from the 90 °C column with 75 °C terminals?',
      es: '¿Puedo calcular el conductor con la columna de 90 °C si las terminales son de 75 °C?',
    },
    answer: {
      en: 'No: the lowest-rated terminal rules, so with 75 °C lugs the final ampacity is the 75 °C value, whatever the insulation.\n\nThe 90 °C value of THHN or XHHW-2 serves only as the start for temperature correction and bundling adjustment; what comes out may not exceed the 75 °C value, nor the 60 °C one where a terminal is not marked for 75 °C.',
      es: 'No: manda la terminal de menor temperatura, así que con zapatas de 75 °C la ampacidad final es la de 75 °C, sea cual sea el aislamiento.\n\nEl valor de 90 °C del THHN o XHHW-2 sirve solo de punto de partida para corregir por temperatura y ajustar por agrupamiento; lo que resulta no pasa del valor de 75 °C, ni del de 60 °C donde una terminal no está marcada para 75 °C.',
    },
    references: ['110.14(C)', '310.15(A)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'size a wire from the 90 °C column when its terminals are 75 °C',
          es: 'dimensionar un conductor con la columna de 90 °C si las terminales son de 75 °C',
        },
        words: 'thhn lugs ampacity breaker',
      },
      {
        says: 'may',
        what: {
          en: 'start from the 90 °C ampacity of THHN or XHHW-2 for temperature and bundling factors',
          es: 'partir de la ampacidad de 90 °C de THHN o XHHW-2 para los factores de temperatura y agrupamiento',
        },
        if: {
          en: 'the result is no more than the 75 °C value of the terminals',
          es: 'el resultado no pasa del valor de 75 °C de las terminales',
        },
        words: 'derate correction adjustment attic',
      },
      {
        says: 'must',
        what: {
          en: 'stay within the 75 °C value when the terminals are rated 75 °C',
          es: 'quedarse dentro del valor de 75 °C cuando las terminales son de 75 °C',
        },
        words: 'limit column lugs',
      },
    ],
    words: {
      en: 'size a wire use 90c degree ampacity thhn 90 c both terminals marked lugs breaker panel rated 75c 75 degrees legal ok allowed',
      es: 'usar 90 grados ampacidad thhn zapatas breaker tablero marcadas 75 grados dimensionar se permite vale cable de 90',
    },
  },
  {
    id: 'asked-open-neutral-voltages',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What voltage do 120 V loads see when the neutral opens?',
      es: '¿Qué voltaje ven las cargas de 120 V si se abre el neutro?',
    },
    answer: {
      en: 'Unbalanced voltages: the two 120 V sides are left in series across 240 V, so the side with less load goes too high, well over 120 V and toward 240 V, and the side with more load goes low.\n\nThe two always add up to 240 V, as 90 V and 150 V. Lamps turn bright on one side and dim on the other, and electronics burn. 240 V loads do not notice. Open the main and call the utility.',
      es: 'Voltajes desbalanceados: los dos lados de 120 V quedan en serie en 240 V; el lado con menos carga sube de más, bastante arriba de 120 V y hacia 240 V, y el de más carga baja.\n\nLos dos siempre suman 240 V, como 90 V y 150 V. Unos focos brillan de más, otros se ven débiles, y se quema la electrónica. Las cargas de 240 V no lo notan. Abra el principal y llame a la compañía de luz.',
    },
    references: ['200.4', '300.13(B)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'an open neutral can put well over 120 V on 120 V loads',
          es: 'un neutro abierto puede poner mucho más de 120 V en las cargas de 120 V',
        },
        words: 'lost neutral 160 burn electronics bright lights neutro suelto',
      },
      {
        says: 'is-not',
        what: { en: 'an open neutral affects 240 V loads', es: 'un neutro abierto afecta las cargas de 240 V' },
        words: 'water heater',
      },
      {
        says: 'is-not',
        what: { en: '120 V loads keep 120 V when the neutral opens', es: 'las cargas de 120 V conservan 120 V cuando se abre el neutro' },
        words: 'lost still reads',
      },
    ],
    words: {
      en: 'lost open broken loses floating service neutral opens on a 120/240 v split phase multiwire circuit what happens to appliances loads lights get bright dim overvoltage uneven',
      es: 'neutro abierto perdido flotante se pierde se abre en la acometida multifilar aparatos cargas focos brillan que pasa sobrevoltaje desbalance',
    },
  },
  {
    id: 'asked-why-one-raceway',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Why do all conductors of a circuit run in the same metal raceway?',
      es: '¿Por qué todos los conductores de un circuito van en el mismo tubo metálico?',
    },
    answer: {
      en: 'So that their magnetic fields cancel: phases, neutral and ground together make a sum of zero. Apart, the field of a lone conductor causes induction heating (hysteresis and eddy currents) in the steel around it.\n\nA ground in a pipe of its own also raises the impedance of the fault path, so the breaker trips late. The same goes for holes in a steel box: one knockout for all, or a slot between the holes.',
      es: 'Para que sus campos magnéticos se anulen: fases, neutro y tierra juntos suman cero. Separado, el campo de un conductor solo calienta por inducción (histéresis y corrientes parásitas) el acero a su alrededor.\n\nUna tierra en tubo aparte además sube la impedancia del camino de falla, y el breaker tarda en disparar. Lo mismo en los agujeros de una caja de acero: un knockout para todos, o una ranura entre los agujeros.',
    },
    references: ['300.3(B)', '300.20(A)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'run phases, neutral and ground of a circuit together in one metal raceway',
          es: 'llevar juntos fases, neutro y tierra de un circuito en un mismo tubo metálico',
        },
        words: 'separate pipe neutral only',
      },
      {
        says: 'must-not',
        what: { en: 'run the ground of a circuit in a separate pipe', es: 'llevar la tierra de un circuito en un tubo aparte' },
        words: 'egc own conduit',
      },
      {
        says: 'must',
        what: {
          en: 'bring all conductors of a circuit through one knockout of a steel box, or slot between the holes',
          es: 'pasar todos los conductores de un circuito por un mismo knockout de caja de acero, o ranurar entre los hoyos',
        },
        words: 'different holes heating',
      },
      {
        says: 'must-not',
        what: {
          en: 'bring the hots and the neutral of a circuit through separate knockouts of a steel box',
          es: 'meter los vivos y el neutro de un circuito por perforaciones distintas de una caja de acero',
        },
        unless: { en: 'the wall is slotted between the holes', es: 'se corte una ranura entre los hoyos' },
        words: 'another hole',
      },
      {
        says: 'must-not',
        what: { en: 'run the neutral in another metal conduit than its hots', es: 'llevar el neutro por otro tubo metálico que sus vivos' },
        words: 'separate pipe otro tubo',
      },
    ],
    words: {
      en: 'must have to ac circuit neutral and ground included hots together same knockout conduit emt steel pipe each phase in its own separate one phase per conduit can not',
      es: 'deben tienen que circuito de ca neutro y tierra incluidos vivos juntos mismo knockout conduit acero cada fase en su propio separado una fase por tubo no se puede',
    },
  },
  {
    id: 'asked-phase-in-own-steel-conduit',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can each phase run in its own steel conduit?',
      es: '¿Puede ir cada fase en su propio tubo de acero?',
    },
    answer: {
      en: 'No, not in steel: all conductors of an ac circuit, neutral and ground included, run in one raceway, because a lone phase heats the steel around it by induction.\n\nParallel sets go so that each raceway holds every phase, the neutral and a ground. Isolated phases are allowed in nonmetallic raceways underground, with the ends arranged so that no steel surrounds one phase.',
      es: 'No en acero: todos los conductores de un circuito de ca, con neutro y tierra, van en un mismo tubo, porque una fase sola calienta por inducción el acero a su alrededor.\n\nEn paralelo cada tubo lleva todas las fases, el neutro y una tierra. Las fases aisladas se permiten en tubo no metálico enterrado, con los extremos de modo que ningún acero rodee una sola fase.',
    },
    references: ['300.3(B)', '300.5(I)', '300.20(A)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'run each phase in its own steel conduit', es: 'llevar cada fase en su propio tubo de acero' },
        words: 'rigid emt isolated phase parallel separate',
      },
      {
        says: 'may',
        what: {
          en: 'run isolated phases in nonmetallic raceways underground',
          es: 'llevar fases aisladas en tubos no metálicos subterráneos',
        },
        if: { en: 'the ends are arranged so that no steel surrounds one phase', es: 'en los extremos ningún acero rodea una sola fase' },
        words: 'pvc parallel duct',
      },
      {
        says: 'must',
        what: {
          en: 'put every phase, the neutral and a ground in each raceway of parallel sets',
          es: 'poner todas las fases, el neutro y una tierra en cada tubo de juegos en paralelo',
        },
        words: 'parallel conduits',
      },
    ],
    words: {
      en: 'separate run put one phase per conduit emt metal pipe single conductor a b c individually isolated phase legal ok what happens',
      es: 'separar meter una fase por tubo emt metal metalico un solo conductor a b c fase aislada se permite que pasa',
    },
  },
  {
    id: 'asked-fuse-in-neutral',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'May a fuse or breaker be put in the neutral?',
      es: '¿Se permite un fusible o breaker en el neutro?',
    },
    answer: {
      en: 'No: no overcurrent device goes in series with a grounded conductor. A blown fuse there would stop the load and leave it live, and on a shared neutral send up to 240 V across 120 V loads.\n\nTwo exceptions: a device that opens all conductors of the circuit together, with no pole that can open alone, and motor overload protection where the code asks for it in a grounded leg.',
      es: 'No: ninguna protección va en serie con un conductor puesto a tierra. Un fusible quemado ahí para la carga y la deja viva, y en un neutro compartido pone hasta 240 V en cargas de 120 V.\n\nDos excepciones: un dispositivo que abre juntos todos los conductores del circuito, sin polo que abra solo, y la protección de sobrecarga de motor donde el código la pide en una fase aterrizada.',
    },
    references: ['240.22', '430.36'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'put a fuse or single-pole breaker in the neutral', es: 'poner fusible o breaker de un polo en el neutro' },
        words: 'grounded conductor white old fuse box',
      },
      {
        says: 'may',
        what: {
          en: 'open the neutral with a breaker that opens all conductors of the circuit together',
          es: 'abrir el neutro con un breaker que abre todos los conductores del circuito a la vez',
        },
        words: 'switched neutral gas pump simultaneous',
      },
    ],
    words: {
      en: 'fused neutral overcurrent protection in series with grounded conductor lighting circuit single-pole white wire fuse the neutral need a fuse',
      es: 'fusible en serie con neutro proteccion conductor puesto a tierra circuito de alumbrado un polo pastilla blanco poner va lleva',
    },
  },
  {
    id: 'asked-luminaire-over-fifty-pounds',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'How heavy a light can a ceiling box hold by itself?',
      es: '¿Cuántas libras de luminaria aguanta una caja de techo sola?',
    },
    answer: {
      en: 'Up to 50 lb: a luminaire of more than 50 lb may not hang from an ordinary box alone. It is supported apart from the box, unless the box is listed and marked for its weight.\n\nA ceiling fan is another matter: a fan-rated box, to 70 lb at most.',
      es: 'Hasta 50 lb: una luminaria de más de 50 lb no puede colgar solo de una caja común. Se soporta aparte de la caja, salvo que la caja esté listada y marcada para ese peso.\n\nEl ventilador es otra cosa: caja para ventilador, hasta 70 lb.',
    },
    references: ['314.27(A)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'hang a light of more than 50 lb from an ordinary ceiling box alone',
          es: 'colgar una lámpara de más de 50 lb solo de una caja de techo común',
        },
        unless: { en: 'the box is listed and marked for its weight', es: 'la caja esté listada y marcada para ese peso' },
        words: 'heavy chandelier pounds 60 75 100 regular normal candil libras',
      },
      {
        says: 'may',
        what: { en: 'hang a light of up to 50 lb from a ceiling box', es: 'colgar una lámpara de hasta 50 lb de una caja de techo' },
        words: 'chandelier pounds 30 40 45 candil libras',
      },
      {
        says: 'must-not',
        what: { en: 'hang a ceiling fan of more than 70 lb from a box', es: 'colgar de una caja un abanico de más de 70 lb' },
        words: 'fan rated pounds 80 ventilador',
      },
      {
        says: 'may',
        what: {
          en: 'hang a light of more than 50 lb from a box listed and marked for its weight',
          es: 'colgar una lámpara de más de 50 libras de una caja listada y marcada para su peso',
        },
        words: 'chandelier candil',
      },
      {
        says: 'must',
        what: {
          en: 'support a light of more than 50 lb apart from an ordinary box',
          es: 'soportar aparte de la caja común una lámpara de más de 50 lb',
        },
        words: 'separate separately chandelier pounds 60 75 libras candil',
      },
    ],
    words: {
      en: 'how many pounds weight limit maximum luminaire fixture chandelier hang from standard outlet box octagon supported independently of the box',
      es: 'de mas de cuantas libras peso maximo limite luminaria candil lampara colgar solo de caja comun octagonal sostener soportar aparte independiente de la caja',
    },
  },
  {
    id: 'asked-fifteen-receptacle-on-twenty',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can a 15 A receptacle go on a 20 A circuit, or a 20 A one on 15 A?',
      es: '¿Puede ir un contacto de 15 A en un circuito de 20 A, o uno de 20 A en 15 A?',
    },
    answer: {
      en: '15 A on a 20 A circuit: yes, where it has two or more receptacles, and one duplex counts as two. Where only one plug fits on the whole circuit, it is a 20 A one. 20 A on a 15 A circuit: no, never.\n\nA 20 A circuit is wired with 12 AWG copper either way.',
      es: 'De 15 A en un circuito de 20 A: sí, donde hay dos o más contactos, y un dúplex cuenta como dos. Donde en todo el circuito cabe una sola clavija, es de 20 A. De 20 A en un circuito de 15 A: no, nunca.\n\nEl circuito de 20 A va con 12 AWG de cobre de todos modos.',
    },
    references: ['Table 210.21(B)(3)', '210.21(B)(1)'],
    claims: [
      {
        says: 'may',
        what: { en: 'put a 15 A receptacle on a 20 A circuit', es: 'poner un contacto de 15 A en un circuito de 20 A' },
        if: { en: 'there are two or more; one duplex counts as two', es: 'hay dos o más; un doble cuenta como dos' },
        words: '15 amp outlets 15s gfci duplex regular plain cheap 20 amp breaker 12-2 kitchen allowed legal swap tomacorrientes',
      },
      {
        says: 'must-not',
        what: { en: 'put a 20 A receptacle on a 15 A circuit', es: 'poner un contacto de 20 A en un circuito de 15 A' },
        words: 't slot 5-20 heavy duty upgrade',
      },
      {
        says: 'must-not',
        what: {
          en: 'put one single 15 A receptacle alone on a 20 A circuit',
          es: 'poner un solo contacto sencillo de 15 A como único en un circuito de 20 A',
        },
        words: 'only one plug individual',
      },
    ],
    words: {
      en: '15 amp outlets plugs duplex on a 20 amp breaker put use install allowed ok legal rated must receptacles be 20 amp',
      es: 'contactos enchufes duplex de 15 amps en pastilla breaker de 20 poner usar se permite vale deben ser de 20 amps',
    },
  },
  {
    id: 'asked-nm-hospital',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can Romex (NM) be used in a hospital or clinic?',
      es: '¿Se puede usar Romex (NM) en un hospital o consultorio?',
    },
    answer: {
      en: 'No in patient care areas: their circuits need a metal raceway or armor that is itself a ground, plus an insulated copper ground, and NM has no metal. Exam rooms of a clinic and a dental chair count too.\n\nElsewhere, such as offices, waiting rooms, or nursing-home rooms only for sleeping, only where the construction is, or could be, of Types III, IV or V, concealed behind a 15 min finish. Most hospitals are Type I or II.',
      es: 'No en áreas de pacientes: sus circuitos llevan tubo metálico o armadura que sea tierra por sí misma, más una tierra de cobre aislada, y el NM no tiene metal. También cuentan los consultorios y el sillón dental.\n\nEn lo demás, como oficinas, salas de espera o cuartos de asilo solo para dormir, solo donde la construcción es, o podría ser, Tipo III, IV o V, oculto tras acabado de 15 min. Casi todo hospital es Tipo I o II.',
    },
    references: ['517.13', '517.10(B)', '334.10'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use Romex (NM) in patient care areas of a hospital, clinic or dental office',
          es: 'usar Romex (NM) en áreas de atención a pacientes de hospital, clínica o consultorio dental',
        },
        words: 'exam room doctor nm cable',
      },
      {
        says: 'must',
        what: {
          en: 'run a metal raceway or armor that is a ground plus an insulated copper ground in patient care areas',
          es: 'llevar tubo o armadura metálica que sea tierra más una tierra de cobre aislada en áreas de pacientes',
        },
        words: 'redundant hcf mc exam room',
      },
      {
        says: 'may',
        what: { en: 'use NM in the offices or waiting room of a clinic', es: 'usar NM en oficinas o sala de espera de una clínica' },
        if: {
          en: 'the building is or could be of Type III, IV or V and it is concealed behind a 15 min finish',
          es: 'el edificio es o podría ser Tipo III, IV o V y va oculto tras acabado de 15 min',
        },
        words: 'romex doctor',
      },
    ],
    words: {
      en: 'nm cable healthcare health care facility medical dental office exam room doctor patient care nursing home run allowed legal',
      es: 'cable nm romex centro de salud medico dental exploracion doctor pacientes asilo correr se permite',
    },
  },
  {
    id: 'asked-refrigerator-gfci',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a refrigerator or freezer need GFCI?', es: '¿El refrigerador o congelador lleva GFCI?' },
    answer: {
      en: "In a house kitchen from the 2023 code on, yes: every receptacle, the refrigerator's on its own circuit too. 2017 and 2020: only if it serves the countertop or lies within 6 ft of a sink.\n\nIn a garage, an unfinished basement (2020 on any basement) or outdoors: yes in every edition. Commercial kitchens: yes.",
      es: 'En la cocina de una casa, desde el código 2023, sí: todo contacto, también el del refrigerador en su propio circuito. 2017 y 2020: solo si sirve a la cubierta o queda a 6 pies o menos de una tarja.\n\nEn cochera, sótano sin terminar (desde 2020 cualquier sótano) o afuera: sí en toda edición. Cocinas comerciales: sí.',
    },
    references: ['210.8(A)(6)', '210.8(A)(2)', '210.8(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: "protect the refrigerator's receptacle in a house kitchen with GFCI, on its own circuit too",
          es: 'proteger con GFCI el contacto del refrigerador en la cocina de una casa, aun en su propio circuito',
        },
        words: 'fridge refri dedicated food spoil behind exempt sink exento atrás',
        editions: ['2023', '2026'],
      },
      {
        says: 'must',
        what: {
          en: 'protect a refrigerator or freezer in a garage, unfinished basement or outdoors with GFCI',
          es: 'proteger con GFCI refrigerador o congelador en cochera, sótano sin terminar o exterior',
        },
        words: 'fridge freezer dedicated refri garaje',
      },
      {
        says: 'must',
        what: {
          en: 'protect the refrigerators of a restaurant or other commercial kitchen with GFCI',
          es: 'proteger con GFCI los refrigeradores de un restaurante u otra cocina comercial',
        },
        words: 'restaurant cooler restaurante',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave a refrigerator or freezer in a garage, unfinished basement or outdoors without GFCI',
          es: 'dejar sin GFCI un refrigerador o congelador en garaje, sótano sin terminar o exterior',
        },
        words: 'regular plain outlet tripping beer',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect with GFCI a kitchen refrigerator receptacle over 6 ft from the sink that serves no counter',
          es: 'proteger con GFCI un contacto de refrigerador de cocina a más de 6 pies del fregadero que no sirve a la cubierta',
        },
        unless: {
          en: 'the kitchen is commercial, or in a basement or the like that has a GFCI rule of its own',
          es: 'la cocina sea comercial, o esté en un sótano u otro lugar con regla propia de GFCI',
        },
        words: 'fridge refri',
        editions: ['2017', '2020'],
      },
      {
        says: 'must',
        what: {
          en: 'protect with GFCI a kitchen refrigerator receptacle within 6 ft of a sink',
          es: 'proteger con GFCI un contacto de refrigerador de cocina a 6 pies o menos de un fregadero',
        },
        words: 'fridge need refri',
        editions: ['2017', '2020'],
      },
      {
        says: 'must-not',
        what: {
          en: 'leave the refrigerator of a house kitchen on a plain outlet without GFCI',
          es: 'dejar el refrigerador de una cocina de casa en un contacto común sin GFCI',
        },
        editions: ['2023', '2026'],
        words: 'fridge refri regular breaker exempt dedicated normal',
      },
    ],
    words: {
      en: 'fridge freezer receptacle ground fault protection kitchen garage required must',
      es: 'refri nevera hielera contacto falla a tierra cocina cochera necesita se exige',
    },
  },
  {
    id: 'asked-bathroom-own-circuit',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can a bathroom share a circuit with a kitchen or bedroom, or does it need its own dedicated one?',
      es: '¿El baño puede compartir circuito con la cocina o recámara, o necesita uno propio (dedicado)?',
    },
    answer: {
      en: 'A circuit of its own, yes; shared with another kind of room, no: in a dwelling the bathroom receptacles have a 20 A circuit that feeds no kitchen, bedroom or hallway. It may serve the receptacles of several bathrooms, or everything in one bathroom.\n\nBathroom lights and fan may be on another circuit, such as a bedroom lighting circuit.',
      es: 'Circuito propio, sí; compartido con otro tipo de cuarto, no: en vivienda los contactos de baño llevan un circuito de 20 A que no alimenta cocina, recámara ni pasillo. Puede servir los contactos de varios baños, o todo lo de un solo baño.\n\nLa luz y el extractor del baño pueden ir en otro circuito, como el de luces de recámara.',
    },
    references: ['210.11(C)(3)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'give the bathroom receptacles of a dwelling a 20 A circuit that feeds no other kind of room',
          es: 'dar a los contactos de baño de una vivienda un circuito de 20 A que no alimente otra clase de cuarto',
        },
        words: 'dedicated own outlet propio',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed a bathroom receptacle from the circuit of a kitchen, bedroom or hallway',
          es: 'alimentar un contacto de baño del circuito de cocina, recámara o pasillo',
        },
        words: 'share sharing plug gfci same breaker next door tied compartir cuarto',
      },
      {
        says: 'may',
        what: {
          en: 'feed the bathroom light and fan from a bedroom lighting circuit',
          es: 'alimentar luz y extractor del baño de un circuito de luces de recámara',
        },
        words: 'other circuit 15 amp',
      },
      {
        says: 'may',
        what: {
          en: 'feed the receptacles of several bathrooms from one 20 A circuit',
          es: 'alimentar los contactos de varios baños desde un solo circuito de 20 A',
        },
        if: { en: 'it feeds nothing else', es: 'no alimenta nada más' },
        words: 'two three baths',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed a bathroom receptacle from the laundry circuit',
          es: 'alimentar un contacto de baño desde el circuito de lavandería',
        },
        words: 'washer vanity lavadora',
      },
    ],
    words: {
      en: 'bathrooms require separate individual 20 amp receptacle outlet share a circuit with kitchen bedroom hallway another room',
      es: 'baños requieren separado individual 20 amps contacto compartir un circuito con cocina recamara pasillo otro cuarto',
    },
  },
  {
    id: 'asked-dishwasher-disposal-own-circuit',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does a dishwasher or garbage disposal need its own dedicated circuit?',
      es: '¿El lavavajillas o triturador necesita circuito propio (dedicado)?',
    },
    answer: {
      en: 'One circuit each: not required by the NEC, though the instructions often ask for it. One for both: allowed if together they fit its rating. Neither may be on a small-appliance circuit.\n\nA dishwasher of 10 A and a disposal of 8 A fit on 20 A; local rules may ask for two.',
      es: 'Un circuito para cada uno: el NEC no lo exige, aunque muchas veces lo piden las instrucciones. Uno para los dos: se permite si juntos caben en su capacidad. Ninguno va en circuito de aparatos pequeños.\n\nLavavajillas de 10 A y triturador de 8 A caben en 20 A; reglas locales pueden pedir dos.',
    },
    references: ['210.52(B)(2)', '210.23', '110.3(B)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'give a dishwasher its own circuit', es: 'dar circuito propio al lavaplatos' },
        unless: { en: 'its instructions or a local rule ask for it', es: 'sus instrucciones o una regla local lo pidan' },
        words: 'need separate lavavajillas nec',
      },
      {
        says: 'may',
        what: { en: 'put the dishwasher and disposal on one circuit', es: 'poner lavaplatos y triturador en un mismo circuito' },
        if: { en: 'together they fit its rating', es: 'juntos caben en su capacidad' },
        words: 'share same breaker 20 amp under sink outlet split together fine ok legal compartir juntos línea',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a dishwasher or disposal on the small-appliance circuit of the counter',
          es: 'poner lavaplatos o triturador en el circuito de aparatos de la cubierta',
        },
        words: 'kitchen countertop outlets',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a dishwasher and disposal on one circuit when together they draw more than its rating',
          es: 'poner el lavaplatos y el triturador en un circuito cuando juntos pasan de su capacidad',
        },
        words: 'too much overload pasa',
      },
      {
        says: 'must',
        what: {
          en: 'give a dishwasher its own circuit when its instructions ask for one',
          es: 'dar al lavaplatos su propio circuito cuando sus instrucciones lo piden',
        },
        words: 'manual says wants all its own dedicated gotta',
      },
      {
        says: 'need-not',
        what: { en: 'give a disposal its own circuit', es: 'dar circuito propio al triturador' },
        unless: { en: 'its instructions or a local rule ask for it', es: 'sus instrucciones o una regla local lo pidan' },
        words: 'garbage need separate dedicated manual',
      },
    ],
    words: {
      en: 'disposer dishwashers separate individual circuit share same circuit required kitchen',
      es: 'lavaplatos lavatrastes separado individual compartir mismo circuito se exige cocina',
    },
  },
  {
    id: 'asked-washer-own-circuit',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does a washing machine need its own dedicated circuit, or may it share with the dryer?',
      es: '¿La lavadora necesita circuito propio (dedicado), o comparte con la secadora?',
    },
    answer: {
      en: 'A laundry circuit of 20 A, yes: in a dwelling it feeds the laundry receptacles and no other outlets. Washer and gas dryer may share it; an electric dryer may not and has its own, usually 30 A at 240 V.',
      es: 'Un circuito de lavado de 20 A, sí: en vivienda alimenta los contactos de lavado y ninguna otra salida. La lavadora y la secadora de gas pueden compartirlo; la secadora eléctrica no, y lleva el suyo, casi siempre de 30 A a 240 V.',
    },
    references: ['210.11(C)(2)', '210.52(F)'],
    claims: [
      {
        says: 'must',
        what: { en: 'give the washer a 20 A laundry circuit', es: 'dar a la lavadora un circuito de lavado de 20 A' },
        words: 'dedicated washing machine own propio',
      },
      {
        says: 'may',
        what: {
          en: 'put the washer and a gas dryer on one laundry circuit',
          es: 'poner lavadora y secadora de gas en el mismo circuito de lavado',
        },
        words: 'share same',
      },
      {
        says: 'must-not',
        what: { en: "put an electric dryer on the washer's circuit", es: 'poner una secadora eléctrica en el circuito de la lavadora' },
        words: 'share same 30 amp',
      },
      {
        says: 'must-not',
        what: { en: 'wire the laundry circuit of a new house for 15 A', es: 'cablear a 15 A el circuito de lavandería de una casa nueva' },
        words: 'washer washing machine 15 amp lavadora',
      },
    ],
    words: {
      en: 'washer clothes washing machines separate individual circuit share same circuit with dryer laundry required',
      es: 'lavadora de ropa separado individual compartir mismo circuito con secadora lavado se exige',
    },
  },
  {
    id: 'asked-furnace-circuit-and-disconnect',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does a furnace need its own circuit and a disconnect?',
      es: '¿El calefactor central (furnace) lleva circuito propio y desconectador?',
    },
    answer: {
      en: 'A circuit of its own and a disconnect are both required: central heating equipment shares its circuit with no lights or receptacles; only its own pumps, valves, humidifier, air cleaner and a permanently connected air conditioner may be on it.\n\nThe disconnect is a switch within sight of it, or the breaker if that is within sight or can be locked open.',
      es: 'Circuito propio y desconectador se exigen los dos: la calefacción central no comparte su circuito con luces ni contactos; solo sus bombas, válvulas, humidificador, filtro de aire y un aire acondicionado fijo pueden ir en él.\n\nEl desconectador es un apagador a la vista, o el breaker si está a la vista o se bloquea abierto.',
    },
    references: ['422.12', '422.31'],
    claims: [
      {
        says: 'must',
        what: { en: 'give a furnace its own circuit', es: 'dar circuito propio a la calefacción central' },
        words: 'dedicated share gas boiler caldera compartir contactos',
      },
      {
        says: 'must',
        what: {
          en: 'put a disconnect at a furnace whose breaker is neither in sight nor lockable open',
          es: 'poner desconectador junto a una calefacción cuyo breaker no se ve ni se puede bloquear',
        },
        words: 'switch shutoff gas service emergency required apagador cerca',
      },
      {
        says: 'must-not',
        what: { en: 'put lights or receptacles on the furnace circuit', es: 'poner luces o contactos en el circuito de la calefacción' },
        words: 'share basement attic outlet',
      },
      {
        says: 'may',
        what: {
          en: "put a furnace's own pump, humidifier and air cleaner on its circuit",
          es: 'poner la bomba, el humidificador y el filtro de aire del propio calefactor en su circuito',
        },
        words: 'condensate tie burner',
      },
      {
        says: 'may',
        what: {
          en: 'leave out a separate switch at a furnace whose breaker is within sight or can be locked open',
          es: 'omitir otro interruptor junto a un calefactor cuyo breaker está a la vista o se puede bloquear abierto',
        },
        unless: { en: 'its instructions or local rules ask for one', es: 'sus instrucciones o las reglas locales lo pidan' },
        words: 'lockout red switch skip',
      },
      {
        says: 'need-not',
        what: { en: 'put a hardwired furnace on GFCI', es: 'poner en GFCI una calefacción alambrada directo' },
        unless: { en: 'its instructions or a local rule ask for it', es: 'lo piden sus instrucciones o una regla local' },
        words: 'gfi furnace outlet line side load side',
      },
    ],
    words: {
      en: 'gas furnace boiler dedicated individual circuit share with lights receptacles service switch disconnect required',
      es: 'caldera boiler de gas dedicado individual compartir con luces contactos desconectador se exige',
    },
  },
  {
    id: 'asked-conduit-commercial',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is conduit required in a commercial building?',
      es: '¿Es obligatorio el tubo (conduit) en un edificio comercial?',
    },
    answer: {
      en: 'No, not by the NEC as such: MC cable is allowed in most commercial buildings, and NM in some, by their construction type. Places of assembly of 100 or more people, patient care areas and hazardous locations limit the methods.\n\nMany cities require conduit, Chicago even in houses; ask the local authority, and look in the specifications.',
      es: 'No por el NEC como tal: el cable MC se permite en casi todo edificio comercial, y el NM en algunos según su tipo de construcción. Los lugares de reunión de 100 personas o más, las áreas de pacientes y los lugares peligrosos limitan los métodos.\n\nMuchas ciudades exigen tubo, Chicago hasta en casas; pregunte a la autoridad local y vea las especificaciones.',
    },
    references: ['330.10', '334.10', '518.4'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'use conduit in a commercial building by the NEC', es: 'usar tubo en un edificio comercial según el NEC' },
        unless: { en: 'the local law or the specification asks for it', es: 'la ley local o la especificación lo pida' },
        words: 'emt required store office pipe',
      },
      {
        says: 'may',
        what: { en: 'use MC cable in a commercial building', es: 'usar cable MC en un edificio comercial' },
        unless: {
          en: 'it is a patient care or hazardous area, or the local law forbids it',
          es: 'sea área de pacientes o peligrosa, o la ley local lo prohíba',
        },
        words: 'office store metal clad',
      },
      {
        says: 'must',
        what: { en: 'use conduit in Chicago, even in houses', es: 'usar tubo en Chicago, hasta en casas' },
        words: 'city local',
      },
    ],
    words: {
      en: 'emt pipe mandatory must office store shop restaurant wiring in conduit only',
      es: 'emt tuberia se exige oficina tienda local restaurante alambrado entubado solo',
    },
  },
  {
    id: 'asked-receptacle-upside-down',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can a receptacle be installed upside down, ground hole up?',
      es: '¿Se puede poner un contacto de cabeza, con la tierra hacia arriba?',
    },
    answer: {
      en: 'Yes: the NEC sets no direction for a wall receptacle, so ground up, ground down and sideways are all legal. Plugs with a flat cord or a transformer hang better with the ground down.\n\nFace-up in a countertop is another matter: not allowed unless listed for it.',
      es: 'Sí: el NEC no fija posición para un contacto de pared, así que tierra arriba, abajo o de lado es legal. Las clavijas planas o con transformador cuelgan mejor con la tierra abajo.\n\nBoca arriba en una cubierta es otra cosa: no se permite salvo que esté listado para eso.',
    },
    references: ['406.5'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'install a wall receptacle with the ground hole up, down or sideways',
          es: 'instalar un contacto de pared con la tierra arriba, abajo o de lado',
        },
        words: 'upside down orientation hospital clinic para arriba acostado de cabeza al revés sideways',
      },
      {
        says: 'must-not',
        what: { en: 'install a receptacle face-up in a countertop', es: 'instalar un contacto cara arriba en una cubierta' },
        unless: { en: 'it is listed for it', es: 'esté listado para eso' },
        words: 'flat',
      },
      {
        says: 'is-not',
        what: {
          en: 'a wall receptacle with the ground hole up is a defect or a violation',
          es: 'un contacto de pared con el hoyo de tierra arriba es un defecto o una violación',
        },
        words: 'upside down inspector nec',
      },
      {
        says: 'may',
        what: {
          en: 'install a face-up pop-up receptacle in a countertop that is listed for it',
          es: 'instalar en una cubierta un contacto emergente hacia arriba listado para ella',
        },
        words: 'pop up countertop',
      },
    ],
    words: {
      en: 'outlets outlet orientation u-ground up or down sideways horizontal prong which way',
      es: 'enchufe orientacion posicion tierra arriba o abajo acostado horizontal pata al reves',
    },
  },
  {
    id: 'asked-smoke-alarm-where',
    area: 'exam',
    grade: 'V1',
    title: {
      en: 'Is a smoke alarm required in each bedroom?',
      es: '¿Se exige detector de humo en cada recámara?',
    },
    answer: {
      en: 'Not by the NEC: the building and fire codes (IRC, NFPA 72) say where smoke alarms go. In a new dwelling they ask for one in each bedroom, one outside the bedrooms and one on each level, hardwired with battery backup and interconnected.\n\nThe NEC adds how they are wired: their bedroom or hallway outlets need AFCI.',
      es: 'No por el NEC: los códigos de construcción e incendio (IRC, NFPA 72) dicen dónde van los detectores de humo. En vivienda nueva piden uno en cada recámara, uno afuera de ellas y uno por piso, alambrados, con batería de respaldo e interconectados.\n\nEl NEC dice cómo se alambran: sus salidas en recámara o pasillo llevan AFCI.',
    },
    references: ['210.12(B)'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'the NEC itself requires a smoke alarm in each bedroom',
          es: 'el NEC mismo exige un detector de humo en cada recámara',
        },
        words: 'inspector electrical code',
      },
      {
        says: 'must',
        what: {
          en: 'put a smoke alarm in each bedroom of a new dwelling by the building code',
          es: 'poner un detector de humo en cada recámara de una vivienda nueva según el código de construcción',
        },
        words: 'irc every hallway level outside',
      },
      {
        says: 'must',
        what: {
          en: 'hardwire and interconnect the smoke alarms of a new dwelling by the building code',
          es: 'cablear e interconectar los detectores de humo de una vivienda nueva según el código de construcción',
        },
        words: 'inalámbrico wired',
      },
      {
        says: 'must-not',
        what: { en: 'put battery-only smoke alarms in a new dwelling', es: 'poner detectores de humo de pura pila en una vivienda nueva' },
        words: 'new build house casa nueva battery only',
      },
    ],
    words: {
      en: 'smoke detector detectors where every bedroom hallway each level how many must required needed house',
      es: 'alarma de humo detectores donde van todas las recamaras pasillo cada piso cuantos necesita casa',
    },
  },
  {
    id: 'asked-afci-bedroom',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Do bedrooms, kitchens and living rooms of a house need AFCI?',
      es: '¿La recámara, la cocina y la sala de una casa llevan AFCI?',
    },
    answer: {
      en: 'Yes, as a rule a combination-type AFCI breaker: 120 V, 15 and 20 A circuits that feed outlets or devices in bedrooms, living and dining rooms, kitchens, laundry areas, closets and hallways of a dwelling. Lights and smoke alarms count as outlets.\n\nBathrooms, garages, attics and outdoors are not on the list.',
      es: 'Sí, por lo común un breaker AFCI tipo combinación: los circuitos de 120 V, 15 y 20 A que alimentan salidas o dispositivos en recámaras, salas, comedores, cocinas, áreas de lavado, clósets y pasillos de una vivienda. Las luces y los detectores de humo cuentan como salidas.\n\nBaños, cocheras, áticos y exteriores no están en la lista.',
    },
    references: ['210.12(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect 120 V, 15 and 20 A circuits of bedrooms, living rooms, kitchens, laundry areas, closets and hallways with AFCI',
          es: 'proteger con AFCI los circuitos de 120 V, 15 y 20 A de recámaras, salas, cocinas, lavado, clósets y pasillos',
        },
        words: 'arc fault dining new house comedor need required lleva',
      },
      {
        says: 'must',
        what: {
          en: 'protect bedroom lights and smoke alarms with AFCI too',
          es: 'proteger con AFCI también luces y detectores de humo de recámara',
        },
        words: 'lighting circuit ceiling fan alarm detector exempt',
      },
      {
        says: 'need-not',
        what: { en: 'protect bathroom circuits with AFCI', es: 'proteger con AFCI los circuitos de baño' },
        unless: {
          en: 'the circuit also feeds a room that needs AFCI, or it is a dormitory',
          es: 'el circuito alimente también un cuarto que pide AFCI, o sea un dormitorio estudiantil',
        },
        words: 'arc fault bath vanity lleva need take',
      },
      {
        says: 'is-not',
        what: {
          en: 'only the receptacles of a bedroom need AFCI, not its lights and smoke alarms',
          es: 'solo los contactos de la recámara llevan AFCI, y no sus luces y detectores',
        },
        words: 'just plugs exempt',
      },
      {
        says: 'need-not',
        what: { en: 'protect garage or outdoor circuits with AFCI', es: 'proteger con AFCI circuitos de cochera o exterior' },
        unless: { en: 'the circuit also feeds a room that needs AFCI', es: 'el circuito alimente también un cuarto que pide AFCI' },
        words: 'arc fault attic outside patio garaje ático need',
      },
      {
        says: 'may',
        what: { en: 'put several bedrooms on one AFCI circuit', es: 'poner varias recámaras en un mismo circuito AFCI' },
        words: 'one breaker per bedroom own circuit each two three share',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a standard breaker, without arc-fault protection, on a bedroom or living room circuit',
          es: 'poner un breaker común, sin protección de arco, en un circuito de recámara o sala',
        },
        words: 'regular normal plain snap in new nuevo',
      },
    ],
    words: {
      en: 'bedroom circuits kitchen new house home dwelling arc fault breaker required lights laundry dining family room hallway closet',
      es: 'recamaras dormitorio casa nueva vivienda falla de arco pastilla se exige luces cocina lavado comedor',
    },
  },
];
