// How to study for and sit a license exam, with worked problems.
import type { Topic } from '../knowledge.ts';

export const examPracticeTopics: readonly Topic[] = [
  {
    id: 'exam-how-to-study',
    area: 'exam',
    grade: 'K',
    title: { en: 'How do I study for the journeyman or master exam?', es: '¿Cómo estudio para el examen de journeyman o master?' },
    answer: {
      en: "Get your exam's bulletin first (edition, topics, time, which books are allowed), then practice finding answers in the book daily and do timed sets until you average about two minutes a question.\n\nMost exams are open book, so speed in the book beats memory. Learn the layout of chapters and the ten or so tables used most: 310.16, 310.15 correction and adjustment, 250.66, 250.122, 314.16, Chapter 9, 430 tables, 220 demand factors. Keep a log of every miss with the section; redo those only.",
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
    claims: [{ says: 'is', what: { en: 'most exams are open book', es: 'la mayoría de los exámenes son a libro abierto' } }],
    words: {
      en: 'study journeyman master exam test prep license open book',
      es: 'estudiar examen licencia oficial maestro journeyman preparación',
    },
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
        'Ground by the breaker; upsize it if the hots were upsized for something other than derating, such as voltage drop.',
      ],
      es: [
        'Carga: continua x 1.25 más no continua.',
        'Breaker: tamaño estándar igual o mayor.',
        'Alambre: escójalo en la columna de temperatura de terminales.',
        'Condiciones: columna del aislamiento x corrección x ajuste debe cubrir la carga y permitir ese breaker.',
        'Conductores chicos: límites de 14, 12 y 10 AWG.',
        'Tierra según el breaker; auméntela si aumentó los vivos por algo distinto de los ajustes de ampacidad, como la caída de voltaje.',
      ],
    },
    references: ['110.14(C)', '210.19', '310.15', '240.4', '250.122'],
    claims: [
      {
        says: 'must',
        what: { en: 'size the breaker from the load before the wire', es: 'calcular el breaker con la carga antes que el alambre' },
      },
      {
        says: 'must',
        what: {
          en: 'upsize the ground when the hots were upsized for voltage drop',
          es: 'aumentar la tierra si los vivos se aumentaron por caída de voltaje',
        },
      },
      {
        says: 'need-not',
        what: {
          en: 'upsize the ground when the hots were upsized only for derating',
          es: 'aumentar la tierra si los vivos se aumentaron solo por ajuste de ampacidad',
        },
      },
    ],
    words: {
      en: 'conductor sizing order steps derating exam calculation sequence terminal',
      es: 'orden cálculo conductor pasos ajuste examen terminales',
    },
  },
  {
    id: 'exam-find-things-fast',
    area: 'exam',
    grade: 'V2',
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
  },
  {
    id: 'exam-common-traps',
    area: 'exam',
    grade: 'V1',
    title: { en: 'What traps do exam questions use?', es: '¿Qué trampas ponen en el examen?' },
    answer: {
      en: "Words that change everything: continuous, minimum, maximum, nameplate, full-load current, wet, dwelling, copper or aluminum, 60 °C or 75 °C, and 'not' or 'except'. Circle them first.\n\nRepeated traps: using 90 °C ampacity at terminals; nameplate instead of table current for motor wires (the nameplate is for overloads only); rounding up where it is not allowed; counting the neutral or the ground as current-carrying; grounding electrode sizes mixed up with equipment ground sizes; stopping before the ground or the derating step; 3 VA per ft² on outside dimensions but without garages and open porches.",
      es: "Palabras que cambian todo: continua, mínimo, máximo, placa, corriente a plena carga, mojado, vivienda, cobre o aluminio, 60 °C o 75 °C, y 'no' o 'excepto'. Enciérrelas primero.\n\nTrampas repetidas: usar 90 °C en las terminales; placa en lugar de tabla para alambre de motor (la placa es solo para el térmico); redondear hacia arriba donde no se permite; contar neutro o tierra como portadores; confundir conductor del electrodo con tierra de equipo; parar antes del ajuste o de la tierra; 3 VA por pie² con medidas exteriores pero sin cocheras ni porches abiertos.",
    },
    references: ['110.14(C)', '240.4(D)', '250.122', '430.6(A)'],
    claims: [
      { says: 'must-not', what: { en: 'use 90 °C ampacity at terminals', es: 'usar ampacidad de 90 °C en las terminales' } },
      {
        says: 'must-not',
        what: {
          en: 'use nameplate current instead of table current for motor wires',
          es: 'usar la corriente de placa en vez de la tabla para alambres de motor',
        },
      },
      { says: 'must', what: { en: 'use the motor nameplate for overloads only', es: 'usar la placa del motor solo para el térmico' } },
    ],
    words: {
      en: 'exam traps tricks common mistakes wrong answers test questions',
      es: 'trampas examen errores comunes preguntas capciosas',
    },
  },
  {
    id: 'exam-problem-box-fill',
    area: 'exam',
    grade: 'V1',
    title: { en: 'Sample problem: box fill', es: 'Problema de ejemplo: llenado de caja' },
    answer: {
      en: "A box holds one receptacle, two 12-2 NM cables with ground, and internal clamps: it needs 18 cubic inches. A 4 x 1-1/2 in. square box (21.0) is enough; a 3 x 2 x 2-1/2 in. device box (12.5) is not.\n\nCount in 12 AWG, 2.25 cubic inches each: two hots and two neutrals are 4; all grounds up to four are 1; internal clamps together 1; the receptacle yoke 2. That is 8 x 2.25 = 18.0. Pigtails that begin and end in the box don't count, nor do wire nuts.",
      es: 'Una caja con un contacto, dos cables NM 12-2 con tierra y grapas internas pide 18 pulgadas cúbicas. Alcanza una cuadrada de 4 x 1-1/2 pulg. (21.0); una de 3 x 2 x 2-1/2 pulg. (12.5) no.\n\nCuente en 12 AWG, 2.25 pulgadas cúbicas cada uno: dos vivos y dos neutros son 4; todas las tierras, hasta cuatro, 1; las grapas internas juntas, 1; el contacto, 2. Son 8 x 2.25 = 18.0. Las colas que empiezan y terminan en la caja no cuentan, ni los capuchones.',
    },
    references: ['314.16'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'count wire nuts or pigtails that begin and end in the box in box fill',
          es: 'contar capuchones o pigtails que empiezan y acaban en la caja',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'use a 3 x 2 x 2-1/2 in. box for one receptacle and two 12-2 cables with clamps',
          es: 'usar caja de 3 x 2 x 2-1/2 pulg. para un contacto y dos cables 12-2 con conectores',
        },
      },
    ],
    words: {
      en: 'box fill calculation example problem cubic inches 12-2 receptacle',
      es: 'llenado de caja ejemplo problema pulgadas cúbicas contacto enchufle',
    },
  },
  {
    id: 'exam-which-tabs-to-put',
    area: 'exam',
    grade: 'K',
    title: { en: 'Which tabs should I put in my code book?', es: '¿Qué pestañas pongo en mi libro del código?' },
    answer: {
      en: 'Few and permanent: the articles and tables you open daily, not every section. Check first that your exam allows tabs and which kind (many allow only permanent ones).\n\nA working set: 90, 100, 110.26, 210.8, 210.52, 220 and its examples, 230, 240.6, 250.66, 250.122, 300.5, 310.15, 310.16, 314.16, 430.52, 430.248 and 430.250, 450.3, 500s, 680, 690, Chapter 9 Tables 1, 4, 5, 8, 9, Annex D, Index. Color by chapter. Too many tabs slow you as much as none.',
      es: 'Pocas y permanentes: los artículos y tablas de diario, no cada sección. Primero vea si su examen permite pestañas y de qué tipo (muchos solo las permanentes).\n\nUn juego útil: 90, 100, 110.26, 210.8, 210.52, 220 y sus ejemplos, 230, 240.6, 250.66, 250.122, 300.5, 310.15, 310.16, 314.16, 430.52, 430.248 y 430.250, 450.3, los 500, 680, 690, Capítulo 9 Tablas 1, 4, 5, 8, 9, Anexo D, Índice. Color por capítulo. Demasiadas estorban igual que ninguna.',
    },
    references: ['90.3'],
    claims: [
      {
        says: 'may',
        what: { en: 'put tabs in the code book for the exam', es: 'poner pestañas en el libro del código para el examen' },
        if: { en: 'your exam allows tabs of that kind', es: 'su examen permite ese tipo de pestañas' },
      },
      {
        says: 'must-not',
        what: { en: 'leave tabs in the book where your exam bans them', es: 'dejar pestañas en el libro donde su examen las prohíbe' },
        words: 'state still',
      },
    ],
    words: { en: 'tabs code book highlight mark exam allowed', es: 'pestañas libro marcar subrayar examen permitido' },
  },
  {
    id: 'exam-time-management',
    area: 'exam',
    grade: 'K',
    title: { en: 'How do I manage time in the exam?', es: '¿Cómo administro el tiempo en el examen?' },
    answer: {
      en: 'Three passes: answer at once what you know, then what needs one look-up, then calculations and hard ones. Never leave a blank unless wrong answers cost points.\n\nWork out minutes per question from the bulletin and check the clock every ten questions. Mark and move on after twice the average. For look-ups write the section beside your answer, so checking is quick. Long dwelling calculations bring the same points as an easy one: leave them last. Bring an allowed calculator and know it.',
      es: 'Tres vueltas: primero lo que sabe, luego lo que pide una consulta, y al final cálculos y lo difícil. No deje en blanco salvo que el error quite puntos.\n\nSaque minutos por pregunta del boletín y vea el reloj cada diez. Marque y siga si pasa del doble del promedio. En consultas anote la sección junto a la respuesta para revisar rápido. Un cálculo largo de vivienda vale lo mismo que una fácil: déjelo al final. Lleve calculadora permitida y conózcala.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'leave a question blank', es: 'dejar una pregunta en blanco' },
        unless: { en: 'wrong answers cost points', es: 'las respuestas malas quiten puntos' },
      },
      {
        says: 'may',
        what: { en: 'bring a calculator to the exam', es: 'llevar calculadora al examen' },
        if: { en: 'it is an allowed one', es: 'es una permitida' },
      },
    ],
    words: {
      en: 'time management exam minutes per question skip guess strategy',
      es: 'tiempo examen minutos por pregunta estrategia saltar',
    },
  },
  {
    id: 'exam-when-to-round',
    area: 'exam',
    grade: 'V2',
    title: { en: 'When may I round up and when not?', es: '¿Cuándo se redondea hacia arriba y cuándo no?' },
    answer: {
      en: "Up to 800 A the next standard breaker above the conductor's ampacity is allowed, except for circuits with several receptacles for portable loads; above 800 A the conductor must cover the device. Read each section: some say 'next size up', others 'not exceeding'.\n\nUp: motor short-circuit protection, transformer at 125% with 9 A or more. Down: transformer primary at 250%. The grounding table goes by the row at or above the breaker: a 110 A breaker uses the 200 A row. Keep decimals until the last step, then round amps.",
      es: "Hasta 800 A se permite el breaker estándar que sigue a la ampacidad, salvo en circuitos con varios contactos para cargas portátiles; arriba de 800 A el conductor debe cubrir al dispositivo. Lea cada sección: unas dicen 'el siguiente', otras 'sin exceder'.\n\nHacia arriba: corto circuito de motor, transformador al 125% con 9 A o más. Hacia abajo: primario al 250%. La tabla de tierra va por el renglón igual o mayor que el breaker: uno de 110 A usa el renglón de 200 A. Guarde decimales hasta el último paso.",
    },
    references: ['240.4(B)', '240.4(C)', '430.52', '450.3(B)', '250.122'],
    claims: [
      {
        says: 'may',
        what: { en: 'round up to the next standard breaker up to 800 A', es: 'redondear al siguiente breaker estándar hasta 800 A' },
        unless: {
          en: 'the circuit has several receptacles for portable loads',
          es: 'el circuito tenga varios contactos para cargas portátiles',
        },
      },
      {
        says: 'must-not',
        what: {
          en: "round up the device above 800 A beyond the conductor's ampacity",
          es: 'redondear el dispositivo arriba de 800 A por encima de la ampacidad',
        },
      },
      {
        says: 'may',
        what: { en: "round up at a transformer's 125%", es: 'redondear hacia arriba en el 125% de un transformador' },
        if: { en: 'its current is 9 A or more', es: 'su corriente es de 9 A o más' },
      },
      {
        says: 'must-not',
        what: { en: 'round up a transformer primary at 250%', es: 'redondear hacia arriba un primario de transformador al 250%' },
      },
    ],
    words: {
      en: 'round up next standard size 800 amps not exceed rounding rules',
      es: 'redondear siguiente tamaño estándar 800 amperes sin exceder',
    },
  },
  {
    id: 'exam-which-temperature-column',
    area: 'exam',
    grade: 'V2',
    title: { en: '60, 75 or 90 °C: which column do I use?', es: '60, 75 o 90 °C: ¿qué columna uso?' },
    answer: {
      en: "End at the weakest terminal: circuits of 100 A or less (or marked 14 to 1 AWG) use 60 °C unless everything is marked for 75 °C; above 100 A use 75 °C. The 90 °C column is only where derating starts.\n\nNM cable always ends at 60 °C. Design B, C and D motors may use 75 °C in small sizes. Do both checks: derated from the insulation's column, and without derating at the terminal column; the smaller number is your ampacity. Exam words to look for: 'terminals marked 75 °C', 'all conditions normal'.",
      es: "Se termina en la terminal más débil: circuitos de 100 A o menos (o marcados 14 a 1 AWG) usan 60 °C salvo que todo esté marcado para 75 °C; arriba de 100 A, 75 °C. La de 90 °C solo es donde empieza el ajuste.\n\nEl cable NM siempre termina en 60 °C. Motores diseño B, C y D pueden usar 75 °C en calibres chicos. Haga dos revisiones: ajustada desde la columna del aislamiento, y sin ajuste en la de terminales; el menor es su ampacidad. Palabras del examen: 'terminales de 75 °C', 'condiciones normales'.",
    },
    references: ['110.14(C)', '310.15', '334.80'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use the 75 °C column on circuits of 100 A or less', es: 'usar la columna de 75 °C en circuitos de 100 A o menos' },
        unless: { en: 'everything is marked for 75 °C', es: 'todo esté marcado para 75 °C' },
      },
      {
        says: 'must-not',
        what: { en: 'end above the 60 °C column with NM cable', es: 'terminar arriba de la columna de 60 °C con cable NM' },
        words: 'romex',
      },
      {
        says: 'may',
        what: { en: 'use the 90 °C column where derating starts', es: 'usar la columna de 90 °C como punto de partida del ajuste' },
      },
    ],
    words: { en: '60 75 90 column terminal temperature 110.14(c) which column', es: 'columna 60 75 90 temperatura terminales 110.14(c)' },
  },
  {
    id: 'exam-problem-conduit-fill',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Sample problem: conduit fill', es: 'Problema de ejemplo: llenado de tubo' },
    answer: {
      en: "Four 3/0 THHN and one 6 AWG THHN ground go in 2 in. EMT: 4 x 0.2679 + 0.0507 = 1.1223 square inches, and 40% of 2 in. EMT is 1.342.\n\n1-1/2 in. gives only 40% of 2.036 = 0.814: too small. With all wires equal you may divide: nine 12 AWG THHN take 9 x 0.0133 = 0.1197, and 40% of 1/2 in. EMT is 0.1216, so nine fit (and then adjust ampacity to 70%). The ground counts for fill although it doesn't for ampacity.",
      es: 'Cuatro 3/0 THHN y una tierra 6 AWG THHN van en EMT de 2 pulg.: 4 x 0.2679 + 0.0507 = 1.1223 pulgadas cuadradas, y 40% de 2 pulg. EMT es 1.342.\n\nEl de 1-1/2 pulg. da solo 40% de 2.036 = 0.814: no alcanza. Si todos son iguales se divide: nueve 12 AWG THHN ocupan 9 x 0.0133 = 0.1197, y 40% de EMT 1/2 pulg. es 0.1216, así que caben nueve (y luego ajuste ampacidad al 70%). La tierra cuenta en llenado aunque no en ampacidad.',
    },
    steps: {
      en: [
        'Area of each wire from Table 5.',
        'Add them all, ground too.',
        'Divide by 0.40 for three or more wires (0.53 for one, 0.31 for two).',
        'Pick the conduit type in Table 4 with at least that total area.',
      ],
      es: [
        'Área de cada alambre en la Tabla 5.',
        'Sume todos, también la tierra.',
        'Divida entre 0.40 con tres o más (0.53 con uno, 0.31 con dos).',
        'Escoja en la Tabla 4 el tubo con esa área total o más.',
      ],
    },
    references: ['Chapter 9 Table 1', 'Chapter 9 Table 4', 'Chapter 9 Table 5'],
    claims: [
      { says: 'must', what: { en: 'count the ground wire in conduit fill', es: 'contar el alambre de tierra en el llenado del tubo' } },
      {
        says: 'may',
        what: { en: 'put nine 12 AWG THHN in 1/2 in. EMT', es: 'poner nueve THHN 12 AWG en EMT de 1/2 pulg.' },
        if: { en: 'the ampacity is adjusted to 70%', es: 'se ajusta la ampacidad al 70%' },
      },
      { says: 'need-not', what: { en: 'count the ground for ampacity adjustment', es: 'contar la tierra para el ajuste de ampacidad' } },
    ],
    words: {
      en: 'conduit fill example calculation emt thhn 40 percent table 4 table 5',
      es: 'llenado de tubo ejemplo cálculo emt thhn 40 por ciento paipa pipa',
    },
  },
  {
    id: 'exam-problem-correction-and-adjustment',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Sample problem: hot place and many conductors', es: 'Problema de ejemplo: lugar caliente y muchos conductores' },
    answer: {
      en: "Six current-carrying 10 AWG THHN copper wires in one conduit at 110 °F: 40 A x 0.87 x 0.80 = 27.8 A.\n\nStep by step: 90 °C column, 40 A; 105 to 113 °F factor at 90 °C, 0.87; four to six conductors, 80%. It is below the 30 A at a 60 °C terminal, so 27.8 A rules. A 30 A breaker is allowed as next standard size (25 A is below it) if the load is no more than 27.8 A and the circuit doesn't feed several receptacles for portable loads.",
      es: 'Seis conductores con corriente 10 AWG THHN de cobre en un tubo a 110 °F: 40 A x 0.87 x 0.80 = 27.8 A.\n\nPaso a paso: columna de 90 °C, 40 A; factor de 105 a 113 °F a 90 °C, 0.87; de cuatro a seis conductores, 80%. Es menos que los 30 A de una terminal de 60 °C, así que manda 27.8 A. Se permite breaker de 30 A como siguiente estándar (25 A queda abajo) si la carga no pasa de 27.8 A y no alimenta varios contactos para cargas portátiles.',
    },
    references: ['310.15', '310.16', '240.4'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'put a 30 A breaker on six 10 AWG THHN in a conduit at 110 °F',
          es: 'poner breaker de 30 A a seis THHN 10 AWG en un tubo a 110 °F',
        },
        if: {
          en: 'the load is no more than 27.8 A and the circuit does not feed several receptacles for portable loads',
          es: 'la carga no pasa de 27.8 A y el circuito no alimenta varios contactos para cargas portátiles',
        },
      },
    ],
    words: {
      en: 'derating example ambient correction adjustment six conductors 110 degrees',
      es: 'ajuste ejemplo corrección ambiente seis conductores 110 grados',
    },
  },
  {
    id: 'exam-problem-motor-circuit',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Sample problem: motor branch circuit', es: 'Problema de ejemplo: circuito de motor' },
    answer: {
      en: '10 hp, 460 V, three-phase, nameplate 13 A, service factor 1.15: table current 14 A, conductors 14 x 1.25 = 17.5 A, inverse-time breaker up to 14 x 2.5 = 35 A, overloads up to 13 x 1.25 = 16.25 A.\n\nWire: 12 AWG copper (20 A at 60 °C), or 14 AWG (20 A) if terminals allow 75 °C. The 35 A breaker over 12 AWG is right for a motor, because overloads protect the wire from overload. Disconnect at least 115% of 14 = 16.1 A. The nameplate is used only for the overloads.',
      es: '10 hp, 460 V, trifásico, placa 13 A, factor de servicio 1.15: corriente de tabla 14 A, conductores 14 x 1.25 = 17.5 A, breaker de tiempo inverso hasta 14 x 2.5 = 35 A, térmico hasta 13 x 1.25 = 16.25 A.\n\nAlambre: 12 AWG cobre (20 A a 60 °C), o 14 AWG (20 A) si las terminales permiten 75 °C. El breaker de 35 A con 12 AWG está bien en motor porque el térmico cuida la sobrecarga. Desconectador de 115% de 14 = 16.1 A o más. La placa se usa solo en el térmico.',
    },
    steps: {
      en: [
        'Table current from hp, voltage and phase.',
        'Conductors: x 1.25.',
        'Overloads: nameplate x 1.25 or 1.15.',
        'Breaker: percent for its type, next standard size allowed.',
        'Disconnect: 115% or hp-rated.',
        'Ground by the breaker.',
      ],
      es: [
        'Corriente de tabla según hp, voltaje y fases.',
        'Conductores: x 1.25.',
        'Térmico: placa x 1.25 o 1.15.',
        'Breaker: porcentaje según tipo, se permite el siguiente estándar.',
        'Desconectador: 115% o por hp.',
        'Tierra según el breaker.',
      ],
    },
    references: ['430.6(A)', '430.22', '430.32', '430.52', '430.250'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'put a 35 A breaker over 12 AWG for a 10 hp, 460 V motor',
          es: 'poner breaker de 35 A con 12 AWG en un motor de 10 hp, 460 V',
        },
        if: { en: 'overloads protect the wire from overload', es: 'el térmico protege el alambre de sobrecarga' },
      },
      {
        says: 'may',
        what: {
          en: 'use 14 AWG copper for a 10 hp, 460 V motor of 14 A table current',
          es: 'usar cobre 14 AWG en motor de 10 hp, 460 V, 14 A de tabla',
        },
        if: { en: 'the terminals allow 75 °C', es: 'las terminales permiten 75 °C' },
      },
    ],
    words: {
      en: 'motor calculation example 10 hp 460 volt branch circuit breaker overload over load',
      es: 'motor ejemplo cálculo 10 hp 460 volts breaker térmico',
    },
  },
  {
    id: 'exam-problem-dwelling-optional-method',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Sample problem: dwelling service, optional method', es: 'Problema de ejemplo: acometida de vivienda, método opcional' },
    answer: {
      en: '2000 ft², range 12 kW, dryer 5 kW, water heater 4.5 kW, dishwasher 1.2 kVA, air conditioning 5 kVA: 24,280 VA, 101 A at 240 V, so a 110 A service or larger (editions to 2023).\n\nGeneral: 2000 x 3 = 6000; small appliance 3000; laundry 1500; range 12,000; dryer 5000; heater 4500; dishwasher 1200: total 33,200 VA. First 10,000 at 100%, the other 23,200 at 40% = 9280: 19,280. Add AC 5000 at 100%: 24,280. In the 2026 edition the article number, the lighting unit load and the first step change.',
      es: '2000 pies², estufa 12 kW, secadora 5 kW, calentador de agua 4.5 kW, lavaplatos 1.2 kVA, aire 5 kVA: 24,280 VA, 101 A a 240 V, o sea acometida de 110 A o mayor (ediciones hasta 2023).\n\nGeneral: 2000 x 3 = 6000; aparatos chicos 3000; lavandería 1500; estufa 12,000; secadora 5000; calentador 4500; lavaplatos 1200: total 33,200 VA. Primeros 10,000 al 100%, los otros 23,200 al 40% = 9280: 19,280. Más aire 5000 al 100%: 24,280. En 2026 cambian el artículo, la carga de alumbrado y el primer escalón.',
    },
    references: ['220.82'],
    words: {
      en: 'dwelling load calculation example optional method 220.82 service size house',
      es: 'cálculo de carga vivienda ejemplo método opcional 220.82 casa',
    },
  },
  {
    id: 'exam-problem-transformer-protection',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Sample problem: transformer protection', es: 'Problema de ejemplo: protección de transformador' },
    answer: {
      en: "45 kVA, 480 V to 208Y/120 V: primary 54.1 A, secondary 124.9 A. Primary-only: 54.1 x 1.25 = 67.7, next size 70 A. With secondary protection: primary up to 54.1 x 2.5 = 135.3, so 125 A at most; secondary 124.9 x 1.25 = 156.1, next size 175 A.\n\nAmps: 45,000 / (1.732 x 480) and 45,000 / (1.732 x 208). At 125% with 9 A or more the next size up is allowed; at 250% it isn't. Secondary conductors have their own length rules, and the panel's rating must be protected too.",
      es: '45 kVA, 480 V a 208Y/120 V: primario 54.1 A, secundario 124.9 A. Solo primario: 54.1 x 1.25 = 67.7, siguiente 70 A. Con protección secundaria: primario hasta 54.1 x 2.5 = 135.3, o sea 125 A máximo; secundario 124.9 x 1.25 = 156.1, siguiente 175 A.\n\nAmperes: 45,000 / (1.732 x 480) y 45,000 / (1.732 x 208). Al 125% con 9 A o más se permite el siguiente tamaño; al 250% no. Los conductores secundarios tienen reglas de longitud, y también se protege el tablero.',
    },
    references: ['450.3(B)', '240.6'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a 70 A breaker as primary-only protection of a 45 kVA, 480 V transformer',
          es: 'usar breaker de 70 A como única protección primaria de un transformador de 45 kVA, 480 V',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'use more than 125 A on that 45 kVA primary with secondary protection',
          es: 'usar más de 125 A en ese primario de 45 kVA con protección secundaria',
        },
      },
      {
        says: 'must',
        what: {
          en: "protect the panel's rating on the transformer secondary too",
          es: 'proteger también el valor del tablero en el secundario del transformador',
        },
      },
    ],
    words: {
      en: 'transformer ocpd example 45 kva 450.3(b) primary secondary breaker',
      es: 'transformador protección ejemplo 45 kva primario secundario',
    },
  },
  {
    id: 'exam-problem-upsized-ground',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Sample problem: ground upsized for voltage drop', es: 'Problema de ejemplo: tierra aumentada por caída de voltaje' },
    answer: {
      en: "A 100 A circuit that needs 3 AWG copper is run in 1/0 for voltage drop: the ground grows from 8 AWG to 4 AWG copper.\n\nRatio of areas: 105,600 / 52,620 = 2.007. The table's ground for 100 A is 8 AWG, 16,510 circular mils; 16,510 x 2.007 = 33,134; 6 AWG has 26,240, too small; 4 AWG has 41,740. Don't compare AWG numbers, compare circular mils. The ground never has to be larger than the hots.",
      es: 'Un circuito de 100 A que pide 3 AWG de cobre se lleva en 1/0 por caída de voltaje: la tierra sube de 8 AWG a 4 AWG de cobre.\n\nRelación de áreas: 105,600 / 52,620 = 2.007. La tierra de tabla para 100 A es 8 AWG, 16,510 circular mils; 16,510 x 2.007 = 33,134; el 6 AWG tiene 26,240, no alcanza; el 4 AWG tiene 41,740. No compare números AWG, compare circular mils. La tierra no tiene que pasar del tamaño de los vivos.',
    },
    references: ['250.122(B)', '250.122'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'compare AWG numbers instead of circular mils when upsizing a ground',
          es: 'comparar números AWG en vez de circular mils al aumentar la tierra',
        },
      },
      { says: 'need-not', what: { en: 'make the ground larger than the hots', es: 'hacer la tierra más grande que los vivos' } },
    ],
    words: {
      en: 'egc upsize proportional voltage drop example circular mils 250.122(b)',
      es: 'aumentar tierra proporcional caída ejemplo circular mils boltaje',
    },
  },
  {
    id: 'exam-problem-range-demand',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Sample problem: 16 kW range', es: 'Problema de ejemplo: estufa de 16 kW' },
    answer: {
      en: 'One 16 kW range: Column C 8 kW, plus 5% for each kW above 12: 4 x 5% = 20%, so 8 x 1.20 = 9.6 kW, which is 40 A at 240 V.\n\nA part of a kW of 0.5 or more counts as a whole one. For several equal ranges first take Column C for that number, then raise it the same way. Up to 12 kW the column is used as it stands: five 12 kW ranges are 20 kW. Over 27 kW each, the note no longer covers it.',
      es: 'Una estufa de 16 kW: Columna C 8 kW, más 5% por cada kW arriba de 12: 4 x 5% = 20%, o sea 8 x 1.20 = 9.6 kW, que son 40 A a 240 V.\n\nUna fracción de 0.5 kW o más cuenta como uno. Con varias iguales tome primero la Columna C de ese número y luego auméntela igual. Hasta 12 kW la columna va tal cual: cinco de 12 kW son 20 kW. Arriba de 27 kW cada una la nota ya no cubre.',
    },
    references: ['220.55'],
    words: { en: 'range demand example 16 kw column c note 1 220.55', es: 'estufa demanda ejemplo 16 kw columna c nota 1' },
  },
  {
    id: 'exam-problem-pull-box',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Sample problem: pull box size', es: 'Problema de ejemplo: caja de jalado' },
    answer: {
      en: "With 4 AWG and larger conductors. Straight pull: 8 times the largest raceway's trade size, so a 3 in. conduit needs 24 in. Angle or U pull: 6 times the largest plus the others in the same row on that wall: 6 x 3 + 2 = 20 in. for a 3 in. and a 2 in.\n\nDo it for each wall and each row and take the largest. The distance between raceways that hold the same conductor is at least 6 times the larger one's size. A removable cover opposite the entry has its own shorter distance table.",
      es: 'Con conductores 4 AWG y mayores. Jalado recto: 8 veces el tubo mayor; un tubo de 3 pulg. pide 24 pulg. En ángulo o U: 6 veces el mayor más los demás de la misma hilera en esa pared: 6 x 3 + 2 = 20 pulg. con uno de 3 y uno de 2.\n\nHágalo en cada pared e hilera y tome el mayor. La distancia entre tubos con el mismo conductor es al menos 6 veces el mayor de ellos. La tapa opuesta a la entrada tiene su propia tabla de distancia.',
    },
    references: ['314.28(A)'],
    claims: [
      {
        says: 'must',
        what: {
          en: "make a straight-pull box 8 times the largest raceway's trade size with 4 AWG and larger",
          es: 'hacer la caja de jalado recto de 8 veces el tubo mayor con 4 AWG o mayor',
        },
      },
    ],
    words: {
      en: 'pull box junction box sizing straight angle u pull 8 times 6 times',
      es: 'caja de jalado tamaño recto ángulo 8 veces 6 veces',
    },
  },
  {
    id: 'exam-problem-dwelling-service-83',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Sample problem: 200 A dwelling service conductors',
      es: 'Problema de ejemplo: conductores para acometida de 200 A en vivienda',
    },
    answer: {
      en: "200 x 0.83 = 166 A: at 75 °C the smallest copper is 2/0 (175 A) and aluminum 4/0 (180 A).\n\nIt applies to single-phase services and feeders from 100 to 400 A that carry the entire load of a one-family dwelling or one unit. If correction or adjustment is needed, it must be applied as well. A feeder to a garage, or one that carries only part of the dwelling, doesn't get the 83%: there 200 A takes 3/0 copper (200 A) or 250 kcmil aluminum (205 A).",
      es: '200 x 0.83 = 166 A: a 75 °C el menor en cobre es 2/0 (175 A) y en aluminio 4/0 (180 A).\n\nAplica a acometidas y alimentadores monofásicos de 100 a 400 A que llevan toda la carga de una casa o de una unidad. Si hay corrección o ajuste, también se aplica. Un alimentador a cochera, o que lleva solo parte de la vivienda, no recibe el 83%: ahí 200 A pide 3/0 de cobre (200 A) o 250 kcmil de aluminio (205 A).',
    },
    references: ['310.12', '310.16'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use 2/0 copper or 4/0 aluminum for a 200 A dwelling service carrying the entire load',
          es: 'usar cobre 2/0 o aluminio 4/0 en acometida de 200 A que lleva toda la carga de la vivienda',
        },
        if: {
          en: 'it is single-phase and no correction or adjustment is needed',
          es: 'es monofásica y no hace falta corrección ni ajuste',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'use the 83% on a feeder to a garage or shop, or one with only part of the load',
          es: 'usar el 83% en un alimentador de cochera o taller, o con solo parte de la carga',
        },
      },
      {
        says: 'may',
        what: {
          en: 'use the 83% on a feeder that carries the entire load of one dwelling unit',
          es: 'usar el 83% en un alimentador que lleva toda la carga de una sola vivienda',
        },
        if: { en: 'it is single-phase, from 100 to 400 A', es: 'es monofásico, de 100 a 400 A' },
      },
      {
        says: 'must-not',
        what: { en: 'use the 83% on a three-phase service', es: 'usar el 83% en una acometida trifásica' },
      },
    ],
    words: {
      en: '83 percent rule 200 amp service wire 2/0 4/0 aluminum 310.12 aluminium',
      es: 'regla del 83 por ciento 200 amperes 2/0 4/0 aluminio',
    },
  },
  {
    id: 'exam-problem-grounding-electrode-conductor',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Sample problem: grounding electrode conductor for parallel sets',
      es: 'Problema de ejemplo: conductor del electrodo con juegos en paralelo',
    },
    answer: {
      en: "400 A service with two sets of 3/0 copper: add the areas of one phase, 2 x 167,800 = 335,600 circular mils, as if one 350 kcmil conductor or less, so the table gives 2 AWG copper.\n\nTo a rod alone 6 AWG copper is enough, to a concrete-encased electrode 4 AWG, but a water pipe or building steel takes the full 2 AWG. Don't use the ground table 250.122 for it; that one goes by the breaker, this one by the service conductors.",
      es: 'Acometida de 400 A con dos juegos de 3/0 de cobre: sume el área de una fase, 2 x 167,800 = 335,600 circular mils, como un conductor de 350 kcmil o menos, y la tabla da 2 AWG de cobre.\n\nA una varilla sola basta 6 AWG, a un electrodo en concreto 4 AWG, pero tubo de agua o estructura llevan el 2 AWG completo. No use la tabla 250.122; ésa va por el breaker y ésta por los conductores de acometida.',
    },
    references: ['250.66'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use Table 250.122 to size the grounding electrode conductor',
          es: 'usar la tabla 250.122 para el conductor del electrodo',
        },
      },
      { says: 'may', what: { en: 'use 6 AWG copper to a ground rod alone', es: 'usar cobre 6 AWG a una varilla sola' } },
    ],
    words: {
      en: 'gec example parallel 3/0 400 amp service 250.66 electrod',
      es: 'conductor del electrodo ejemplo paralelo 3/0 400 amperes',
    },
  },
  {
    id: 'exam-problem-voltage-drop',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Sample problem: three-phase voltage drop', es: 'Problema de ejemplo: caída de voltaje trifásica' },
    answer: {
      en: '100 A, 480 V three-phase, 300 ft of 1 AWG copper, Table 8 resistance 0.154 ohm per 1000 ft: 1.732 x 300 x 100 x 0.000154 = 8.0 V, which is 1.7%.\n\nFor single-phase the factor is 2. Solve for size by turning it round: circular mils = 1.732 x K x I x length / allowed volts with K near 12.9 for copper. Use the one-way length. At high current and in steel conduit the AC values of Table 9 are better. Exam questions usually say which method.',
      es: '100 A, 480 V trifásico, 300 pies de 1 AWG de cobre, resistencia de Tabla 8 de 0.154 ohm por 1000 pies: 1.732 x 300 x 100 x 0.000154 = 8.0 V, o sea 1.7%.\n\nEn monofásico el factor es 2. Para sacar calibre se despeja: circular mils = 1.732 x K x I x longitud / volts permitidos, con K cerca de 12.9 en cobre. Use la longitud de ida. Con mucha corriente y tubo de acero son mejores los valores de CA de la Tabla 9. El examen casi siempre dice el método.',
    },
    references: ['Chapter 9 Table 8'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use the one-way length in the voltage drop formula',
          es: 'usar el largo de un solo sentido en la fórmula de caída de voltaje',
        },
      },
    ],
    words: {
      en: 'voltage drop example three phase 1.732 table 8 k factor 480',
      es: 'caída de voltaje ejemplo trifásica 1.732 tabla 8 480 boltaje',
    },
  },
];

// Confirmed: EC&M (314.28), callout.app, Mike Holt forum, engineerboards, facts on Tables 4, 5, 8, 250.66, 250.122, 220.55, 450.3(B).
