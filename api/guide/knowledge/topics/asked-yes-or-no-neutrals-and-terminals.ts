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
      en: 'Can a 15 A receptacle go on a 20 A circuit?',
      es: '¿Puede ir un contacto de 15 A en un circuito de 20 A?',
    },
    answer: {
      en: 'Yes, where the circuit has two or more receptacles: 15 A or 20 A ones, and one duplex counts as two. Where only one plug fits on the whole circuit, it is a 20 A one.\n\nThe wire is 12 AWG all the same. A 20 A receptacle on a 15 A circuit is not allowed.',
      es: 'Sí, donde el circuito tiene dos o más contactos: de 15 A o de 20 A, y un dúplex cuenta como dos. Donde en todo el circuito cabe una sola clavija, es de 20 A.\n\nEl cable de todos modos es 12 AWG. Un contacto de 20 A en circuito de 15 A no se permite.',
    },
    references: ['Table 210.21(B)(3)', '210.21(B)(1)'],
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
    words: {
      en: 'nm cable healthcare health care facility medical dental office exam room doctor patient care nursing home run allowed legal',
      es: 'cable nm romex centro de salud medico dental exploracion doctor pacientes asilo correr se permite',
    },
  },
];
