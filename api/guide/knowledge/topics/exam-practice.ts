// How to study for and sit a licence exam, with worked problems.
import type { Topic } from '../knowledge.ts';

export const examPracticeTopics: readonly Topic[] = [
  {
    id: 'exam-how-to-study',
    area: 'exam',
    grade: 'K',
    title: { en: 'How do I study for the journeyman or master exam?', es: '¿Cómo estudio para el examen de journeyman o master?' },
    answer: {
      en: "Get your exam's bulletin first (edition, topics, time, which books are allowed), then practise finding answers in the book daily and do timed sets until you average about two minutes a question.\n\nMost exams are open book, so speed in the book beats memory. Learn the layout of chapters and the ten or so tables used most: 310.16, 310.15 correction and adjustment, 250.66, 250.122, 314.16, Chapter 9, 430 tables, 220 demand factors. Keep a log of every miss with the section; redo those only.",
      es: 'Consiga primero el boletín de su examen (edición, temas, tiempo, libros permitidos); luego practique a diario buscar en el libro y haga bloques con reloj hasta promediar unos dos minutos por pregunta.\n\nCasi todos son a libro abierto, así que la rapidez en el libro vale más que la memoria. Domine el orden de los capítulos y las diez tablas más usadas: 310.16, corrección y ajuste de 310.15, 250.66, 250.122, 314.16, Capítulo 9, tablas de 430 y factores de demanda de 220. Anote cada error con su sección y repita solo esos.',
    },
    steps: {
      en: [
        'Read the exam bulletin; buy the right edition.',
        'Tab the allowed book and learn article numbers by chapter.',
        'Study one topic a day: rule, table, ten questions.',
        'Do calculations by hand until the order is automatic.',
        'Take full timed tests weekly; log misses.',
        'In the last week only redo the log and rest.',
      ],
      es: [
        'Lea el boletín; compre la edición correcta.',
        'Ponga pestañas al libro permitido y aprenda artículos por capítulo.',
        'Un tema al día: regla, tabla, diez preguntas.',
        'Haga cálculos a mano hasta que el orden salga solo.',
        'Examen completo con reloj cada semana; anote errores.',
        'La última semana solo repase errores y descanse.',
      ],
    },
    references: [],
    words: {
      en: 'study journeyman master exam test prep license open book',
      es: 'estudiar examen licencia oficial maestro journeyman preparación',
    },
    followUps: {
      en: ['Which tables should I know?', 'What are common exam traps?', 'How do I find things fast?'],
      es: ['¿Qué tablas debo dominar?', '¿Qué trampas ponen?', '¿Cómo busco rápido?'],
    },
    video: { en: 'how to pass journeyman electrician exam', es: 'cómo pasar el examen de electricista journeyman' },
  },
  {
    id: 'exam-order-for-conductor-sizing',
    area: 'exam',
    grade: 'V2',
    title: { en: 'In what order do I size a conductor on the exam?', es: '¿En qué orden calculo un conductor en el examen?' },
    answer: {
      en: 'Load first, then breaker, then wire at the terminals, then conditions of use, then small-conductor limit, then ground. Doing it in that order avoids most wrong answers.\n\nExample: 40 A continuous, 75 °C terminals, THHN, five current-carrying conductors in a raceway. 40 x 1.25 = 50 A. At 75 °C, 8 AWG copper is 50 A: good at the terminal. At 90 °C, 8 AWG is 55 A x 80% = 44 A: it covers the 40 A load, but the next standard breaker above 44 A is 45 A, so 50 A is not allowed. Go to 6 AWG: 75 A x 80% = 60 A.',
      es: 'Primero la carga, luego el breaker, luego el alambre en las terminales, luego condiciones de uso, luego el límite de conductores chicos y luego la tierra. Con ese orden se evitan casi todos los errores.\n\nEjemplo: 40 A continuos, terminales de 75 °C, THHN, cinco conductores con corriente en un tubo. 40 x 1.25 = 50 A. A 75 °C el 8 AWG de cobre da 50 A: bien en la terminal. A 90 °C el 8 AWG da 55 A x 80% = 44 A: cubre la carga de 40 A, pero el tamaño estándar que sigue a 44 A es 45 A, no 50 A. Se pasa al 6 AWG: 75 A x 80% = 60 A.',
    },
    steps: {
      en: [
        'Load: continuous x 1.25 plus noncontinuous.',
        'Breaker: standard size at or above.',
        'Wire: pick it in the terminal temperature column.',
        'Conditions: insulation column x correction x adjustment must cover the load and allow that breaker.',
        'Small conductors: 14, 12 and 10 AWG limits.',
        'Ground by the breaker; upsize if the hots were upsized.',
      ],
      es: [
        'Carga: continua x 1.25 más no continua.',
        'Breaker: tamaño estándar igual o mayor.',
        'Alambre: escójalo en la columna de temperatura de terminales.',
        'Condiciones: columna del aislamiento x corrección x ajuste debe cubrir la carga y permitir ese breaker.',
        'Conductores chicos: límites de 14, 12 y 10 AWG.',
        'Tierra según el breaker; auméntela si aumentó los vivos.',
      ],
    },
    references: ['110.14(C)', '210.19', '310.15', '240.4', '250.122'],
    words: {
      en: 'conductor sizing order steps derating exam calculation sequence terminal',
      es: 'orden cálculo conductor pasos ajuste examen terminales',
    },
    followUps: {
      en: ['What are the adjustment factors?', 'What is the small-conductor rule?', 'When do I upsize the ground?'],
      es: ['¿Cuáles son los factores de ajuste?', '¿Qué es la regla de conductores chicos?', '¿Cuándo aumento la tierra?'],
    },
    video: { en: 'conductor sizing steps NEC exam', es: 'cálculo de conductores pasos examen NEC' },
  },
  {
    id: 'exam-find-things-fast',
    area: 'exam',
    grade: 'K',
    title: { en: 'How do I look things up quickly in the code book?', es: '¿Cómo busco rápido en el libro del código?' },
    answer: {
      en: "Pick the key word of the question, decide which chapter it lives in, go to the article by number, and run down the part headings; use the index when the word is unusual. Don't read, scan.\n\nChapters: 1 general, 2 wiring and protection, 3 wiring methods, 4 equipment, 5 special occupancies, 6 special equipment, 7 special conditions, 8 communications, 9 tables (editions to 2023). The last digits of cable and raceway articles repeat: .10 permitted, .12 not permitted, .24 bends, .30 support. Check exceptions and the title of a table before answering.",
      es: 'Saque la palabra clave de la pregunta, decida en qué capítulo vive, vaya al artículo por número y recorra los títulos de las partes; use el índice si la palabra es rara. No lea, barra con la vista.\n\nCapítulos: 1 general, 2 alambrado y protección, 3 métodos, 4 equipo, 5 lugares especiales, 6 equipo especial, 7 condiciones especiales, 8 comunicaciones, 9 tablas (ediciones hasta 2023). En cables y tubos se repiten los finales: .10 permitido, .12 no permitido, .24 curvas, .30 soportes. Antes de contestar revise excepciones y el título de la tabla.',
    },
    references: ['90.3'],
    words: {
      en: 'code book navigation index tabs lookup fast find articles chapters',
      es: 'libro del código índice pestañas buscar rápido capítulos artículos',
    },
    followUps: {
      en: ['Which tabs are worth putting in?', 'How do exceptions work?', 'What is in Chapter 9?'],
      es: ['¿Qué pestañas conviene poner?', '¿Cómo funcionan las excepciones?', '¿Qué trae el Capítulo 9?'],
    },
    video: { en: 'how to navigate the NEC code book fast', es: 'cómo buscar rápido en el código NEC' },
  },
  {
    id: 'exam-common-traps',
    area: 'exam',
    grade: 'K',
    title: { en: 'What traps do exam questions use?', es: '¿Qué trampas ponen en el examen?' },
    answer: {
      en: "Words that change everything: continuous, minimum, maximum, nameplate, full-load current, wet, dwelling, copper or aluminum, 60 °C or 75 °C, and 'not' or 'except'. Circle them first.\n\nRepeated traps: using 90 °C ampacity at terminals; nameplate instead of table current for motor wires (the nameplate is for overloads only); rounding up where it is not allowed; counting the neutral or the ground as current-carrying; grounding electrode sizes mixed up with equipment ground sizes; stopping before the ground or the derating step; 3 VA per ft² on outside dimensions but without garages and open porches.",
      es: "Palabras que cambian todo: continua, mínimo, máximo, placa, corriente a plena carga, mojado, vivienda, cobre o aluminio, 60 °C o 75 °C, y 'no' o 'excepto'. Enciérrelas primero.\n\nTrampas repetidas: usar 90 °C en las terminales; placa en lugar de tabla para alambre de motor (la placa es solo para el térmico); redondear hacia arriba donde no se permite; contar neutro o tierra como portadores; confundir conductor del electrodo con tierra de equipo; parar antes del ajuste o de la tierra; 3 VA por pie² con medidas exteriores pero sin cocheras ni porches abiertos.",
    },
    references: ['110.14(C)', '240.4(D)', '250.122', '430.6(A)'],
    words: {
      en: 'exam traps tricks common mistakes wrong answers test questions',
      es: 'trampas examen errores comunes preguntas capciosas',
    },
    followUps: {
      en: ['When may I round up?', 'When is the nameplate used?', 'Does the neutral count?'],
      es: ['¿Cuándo se redondea hacia arriba?', '¿Cuándo se usa la placa?', '¿Cuenta el neutro?'],
    },
    video: { en: 'NEC exam common mistakes traps', es: 'errores comunes examen de electricista' },
  },
  {
    id: 'exam-problem-box-fill',
    area: 'exam',
    grade: 'K',
    title: { en: 'Sample problem: box fill', es: 'Problema de ejemplo: llenado de caja' },
    answer: {
      en: "A box holds one receptacle, two 12-2 NM cables with ground, and internal clamps: it needs 18 cubic inches. A 4 x 1-1/2 in. square box (21.0) is enough; a 3 x 2 x 2-1/2 in. device box (12.5) is not.\n\nCount in 12 AWG, 2.25 cubic inches each: two hots and two neutrals are 4; all grounds up to four are 1; internal clamps together 1; the receptacle yoke 2. That is 8 x 2.25 = 18.0. Pigtails that begin and end in the box don't count, nor do wire nuts.",
      es: 'Una caja con un contacto, dos cables NM 12-2 con tierra y grapas internas pide 18 pulgadas cúbicas. Alcanza una cuadrada de 4 x 1-1/2 pulg. (21.0); una de 3 x 2 x 2-1/2 pulg. (12.5) no.\n\nCuente en 12 AWG, 2.25 pulgadas cúbicas cada uno: dos vivos y dos neutros son 4; todas las tierras, hasta cuatro, 1; las grapas internas juntas, 1; el contacto, 2. Son 8 x 2.25 = 18.0. Las colas que empiezan y terminan en la caja no cuentan, ni los capuchones.',
    },
    references: ['314.16'],
    words: {
      en: 'box fill calculation example problem cubic inches 12-2 receptacle',
      es: 'llenado de caja ejemplo problema pulgadas cúbicas contacto',
    },
    followUps: {
      en: ['How do grounds count?', 'How do I count a loop?', 'What does a dimmer count?'],
      es: ['¿Cómo cuentan las tierras?', '¿Cómo se cuenta un alambre que pasa?', '¿Cuánto cuenta un dimmer?'],
    },
    video: { en: 'box fill calculation example', es: 'cálculo de llenado de caja ejemplo' },
  },
];
