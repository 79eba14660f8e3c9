// Hand, bending, pulling and fastening tools and how they are used.
import type { Topic } from '../knowledge.ts';

export const toolsHandAndInstallationTopics: readonly Topic[] = [
  {
    id: 'tools-torque-screwdriver',
    area: 'tools',
    grade: 'V2',
    title: { en: 'Do I need a torque screwdriver?', es: '¿Necesito desarmador de torque?' },
    answer: {
      en: "Yes wherever the equipment gives a torque value: the code has called for it since 2017, and the value on the label wins over feel. Loose and over-tight terminals both burn.\n\nRead the value by wire size on the breaker, lug or device label, strip to the gauge, seat the strands fully, tighten once with a calibrated tool until it clicks. Don't re-torque a joint that is already set as routine; it can damage the conductor: loosen and remake if in doubt. Aluminum wants special care, a listed connector and a clean, brushed surface.",
      es: 'Sí, siempre que el equipo dé un valor de torque: el código lo pide desde 2017 y manda la etiqueta, no el tanteo. Flojo o pasado, los dos se queman.\n\nLea el valor por calibre en el breaker, zapata o contacto, pele a la medida, meta todos los hilos y apriete una vez con herramienta calibrada hasta el clic. No reapriete por rutina una conexión ya hecha; puede dañar el conductor: si duda, afloje y rehaga. El aluminio pide más cuidado, conector listado y superficie cepillada.',
    },
    steps: {
      en: [
        'Lock out and verify dead.',
        'Find the torque on the label or instructions for that wire size and material.',
        'Strip to length without nicks; clean and coat aluminum if instructed.',
        'Insert fully and tighten smoothly to the click.',
        'Mark the screw so that it shows it was done.',
      ],
      es: [
        'Bloquee y compruebe ausencia.',
        'Busque el torque en la etiqueta o instructivo para ese calibre y material.',
        'Pele sin morder; limpie y ponga compuesto al aluminio si lo pide.',
        'Meta a fondo y apriete parejo hasta el clic.',
        'Marque el tornillo para mostrar que ya se hizo.',
      ],
    },
    references: ['110.14(D)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a torque tool wherever the equipment gives a torque value',
          es: 'usar herramienta de torque donde el equipo da un valor',
        },
      },
      { says: 'must-not', what: { en: 're-torque a joint already set as routine', es: 'reapretar por rutina una unión ya apretada' } },
      {
        says: 'must-not',
        what: {
          en: 'tighten terminals by feel where a torque value is given',
          es: 'apretar terminales al tanteo donde hay valor de torque',
        },
      },
    ],
    words: {
      en: 'torque wrench inch pounds tighten lugs breaker terminals nm calibrated',
      es: 'torquímetro desarmador dinamométrico apretar libras pulgada zapatas terminales',
    },
  },
  {
    id: 'tools-emt-hand-bender',
    area: 'tools',
    grade: 'V1',
    title: { en: 'How do I bend EMT: stub, offset, saddle?', es: '¿Cómo doblo EMT: escuadra, bayoneta (offset), silla?' },
    answer: {
      en: "Three marks do most of the work: subtract the bender's take-up for a stub (5 in. for 1/2 in. EMT, 6 in. for 3/4 in.), and for an offset space the marks by height times the multiplier (30° is 2).\n\nOffset multipliers: 10° 6, 22-1/2° 2.6, 30° 2, 45° 1.4. Shrink at 30° is 1/4 in. per inch of height. Keep foot pressure heavy, the handle only guides. A run may have no more than four quarter bends, 360°, between pull points. Check the figure cast on your own bender: brands differ.",
      es: 'Tres marcas resuelven casi todo: en la escuadra reste el descuento del doblador (5 pulg. en EMT de 1/2 pulg., 6 pulg. en 3/4 pulg.), y en la bayoneta separe las marcas con altura por multiplicador (30° es 2).\n\nMultiplicadores: 10° 6, 22-1/2° 2.6, 30° 2, 45° 1.4. El encogimiento a 30° es 1/4 pulg. por pulgada de altura. Cargue el pie; el mango solo guía. Un tramo no lleva más de cuatro dobleces de 90, o sea 360°, entre puntos de jalado. Revise lo que trae grabado su doblador: cambia por marca.',
    },
    steps: {
      en: [
        'Stub: measure the height wanted and subtract the take-up; mark.',
        'Put the arrow on the mark, hook toward the free end, and bend to 90° with foot pressure.',
        'Offset: mark the distance to the obstacle plus shrink, then the second mark at height times multiplier.',
        'Bend both marks to the same angle, turning the tube half a turn between them and keeping it in one plane.',
        'Ream the ends and check height before strapping.',
      ],
      es: [
        'Escuadra: mida la altura y reste el descuento; marque.',
        'Ponga la flecha en la marca, el gancho hacia la punta libre, y doble a 90° cargando el pie.',
        'Bayoneta: marque la distancia al obstáculo más el encogimiento y la segunda marca a altura por multiplicador.',
        'Doble ambas al mismo ángulo girando media vuelta el tubo y sin salirse del plano.',
        'Rime las puntas y revise la altura antes de fijar.',
      ],
    },
    references: ['358.24', '358.26'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'make more than four quarter bends, 360°, between pull points in EMT',
          es: 'hacer más de cuatro curvas de 90°, 360°, entre puntos de jalado en EMT',
        },
      },
      { says: 'is', what: { en: 'the multiplier of a 30° offset is 2', es: 'el multiplicador de un offset de 30° es 2' } },
      { says: 'is-not', what: { en: 'the multiplier of a 45° offset is 2', es: 'el multiplicador de un offset de 45° sea 2' } },
    ],
    words: {
      en: 'conduit bending pipe bender take up multiplier shrink dog leg three point saddle 90 kick',
      es: 'dobladora tubo conduit curva deducción multiplicador bayoneta silla escuadra columpio paipa pipa',
    },
  },
  {
    id: 'tools-fish-tape',
    area: 'tools',
    grade: 'K',
    title: { en: 'How do I use a fish tape?', es: '¿Cómo se usa la guía (fish tape)?' },
    answer: {
      en: "Push the tape through the empty raceway from the easier end, tie the conductors or a pull line to its eye with a slim taped head, and pull steadily while a partner feeds. Never push a steel tape toward live parts: it comes out inside a panel.\n\nUse nylon or fiberglass tape near anything that can't be shut off, and de-energize the far end in any case. For long runs blow a line with a mouse. Don't use a fish tape as the pulling rope for heavy conductors; pull a rope first.",
      es: 'Meta la guía por el tubo vacío desde el lado más fácil, amarre los conductores o una línea a su ojo con una cabeza delgada encintada y jale parejo mientras otro alimenta. Nunca empuje guía de acero hacia partes vivas: sale adentro de un tablero.\n\nCerca de lo que no se pueda apagar use guía de nylon o fibra, y de todos modos desenergice el otro extremo. En tramos largos sople una línea con ratón. No use la guía como soga para cables pesados; pase primero una soga.',
    },
    references: ['300.18'],
    claims: [
      { says: 'must-not', what: { en: 'push a steel fish tape toward live parts', es: 'empujar una guía de acero hacia partes vivas' } },
      {
        says: 'must-not',
        what: {
          en: 'use a fish tape as the pulling rope for heavy conductors',
          es: 'usar la guía como cuerda para jalar conductores pesados',
        },
      },
      { says: 'must', what: { en: 'de-energize the far end before fishing', es: 'desenergizar el extremo lejano antes de pasar la guía' } },
    ],
    words: {
      en: 'fish tape snake pull string mouse conduit',
      es: 'guía jalacables sonda alambre guía acero nylon ratón kable',
    },
  },
  {
    id: 'tools-knockout-punch',
    area: 'tools',
    grade: 'V2',
    title: { en: 'How do I use a knockout punch?', es: '¿Cómo se usa el sacabocados (knockout)?' },
    answer: {
      en: 'Drill a pilot hole, put the draw stud through with the die on one side and the punch on the other, and pull them together until the slug drops. Size by trade size: a 1/2 in. conduit hole is 7/8 in.\n\nCommon holes: 3/4 in. is 1-1/8 in., 1 in. is 1-3/8 in., 1-1/4 in. is 1-3/4 in. (all approximate). Check behind the metal, keep chips out of live equipment by working with it off, keep spacing for locknuts and bushings, deburr, and close every unused opening.',
      es: 'Taladre un agujero guía, pase el tornillo con el dado de un lado y el punzón del otro, y apriete hasta que caiga la ficha. Se escoge por tamaño comercial: para tubo de 1/2 pulg. el agujero es de 7/8 pulg.\n\nComunes: 3/4 pulg. es 1-1/8 pulg., 1 pulg. es 1-3/8 pulg., 1-1/4 pulg. es 1-3/4 pulg. (aproximados). Vea qué hay atrás, no deje caer rebaba en equipo vivo: trabaje apagado; deje espacio para contratuercas, quite filo y tape todo agujero no usado.',
    },
    steps: {
      en: [
        'De-energize and lock out the enclosure; verify dead.',
        'Lay out centers with room for locknuts.',
        'Drill the pilot hole for the stud.',
        'Assemble die, stud and punch square to the metal.',
        'Draw it through with the ratchet or hydraulic head.',
        'Deburr, clean out chips, fit the connector.',
      ],
      es: [
        'Desenergice y bloquee el gabinete; compruebe ausencia.',
        'Trace centros con espacio para contratuercas.',
        'Taladre el agujero guía.',
        'Arme dado, tornillo y punzón a escuadra.',
        'Jale con matraca o cabezal hidráulico.',
        'Quite filo, saque rebaba y ponga el conector.',
      ],
    },
    references: ['110.12(A)', '312.5'],
    claims: [
      {
        says: 'must',
        what: { en: 'de-energize an enclosure before punching knockouts in it', es: 'desenergizar el gabinete antes de hacerle agujeros' },
      },
      { says: 'must', what: { en: 'close every unused opening', es: 'cerrar toda abertura sin usar' } },
    ],
    words: {
      en: 'knockout set punch greenlee slug splitter hole size conduit',
      es: 'sacabocados knockout punzón dado agujero conduit',
    },
  },
  {
    id: 'tools-hydraulic-crimper',
    area: 'tools',
    grade: 'K',
    title: { en: 'How do I crimp a lug properly?', es: '¿Cómo engarzo bien una zapata?' },
    answer: {
      en: "Match lug, wire and die: same size and metal, the die color or number printed on the lug, and the number of crimps its maker calls for. A crimp made with the wrong die passes a tug and burns later.\n\nStrip to barrel length, brush and use inhibitor on aluminum, insert fully, make the crimps in the order the maker gives, and check the die number embossed in the barrel. Fine-stranded flexible cable needs lugs listed for that stranding. File off flash so that insulation isn't cut.",
      es: 'Haga coincidir zapata, alambre y dado: mismo calibre y metal, el color o número de dado impreso en la zapata y los engarces que pide el fabricante. Un engarce con dado equivocado aguanta el jalón y luego se quema.\n\nPele a la medida del barril, cepille y ponga compuesto en aluminio, meta a fondo, haga los engarces en el orden que da el fabricante y vea el número de dado marcado en el barril. El cable muy flexible pide zapatas listadas para ese trenzado. Lime la rebaba para no cortar el aislante.',
    },
    references: ['110.14', '110.3(B)'],
    claims: [
      { says: 'must-not', what: { en: 'crimp a lug with the wrong die', es: 'engarzar una zapata con el dado equivocado' } },
      {
        says: 'must-not',
        what: { en: 'put fine-stranded cable in a lug not listed for it', es: 'poner cable de hilos finos en zapata no listada para él' },
        words: 'welding DLO',
      },
      { says: 'is-not', what: { en: 'a crimp that passes a tug is always good', es: 'un engarce que aguanta el jalón siempre está bien' } },
    ],
    words: {
      en: 'crimper hydraulic crimp lug die compression terminal aluminum aluminium',
      es: 'ponchadora engarzadora hidráulica zapata dado compresión terminal',
    },
  },
  {
    id: 'tools-rubber-glove-classes',
    area: 'tools',
    grade: 'V2',
    title: { en: 'Which class of rubber glove do I need?', es: '¿Qué clase de guante de hule necesito?' },
    answer: {
      en: 'By maximum AC use voltage: class 00 is 500 V, class 0 is 1000 V, class 1 is 7500 V, class 2 is 17,000 V, class 3 is 26,500 V and class 4 is 36,000 V. For 120 to 480 V work class 0 is the usual choice, class 00 only to 500 V.\n\nWear leather protectors over them, air-test and look at them before every use, and store them flat in their bag away from sun and oil. Any cut or swelling: throw them out. Gloves alone are not arc-flash protection.',
      es: 'Por voltaje máximo de uso en CA: clase 00 es 500 V, clase 0 es 1000 V, clase 1 es 7500 V, clase 2 es 17,000 V, clase 3 es 26,500 V y clase 4 es 36,000 V. Para 120 a 480 V lo usual es clase 0; clase 00 solo hasta 500 V.\n\nLleve protector de cuero encima, prueba de aire y revisión antes de cada uso, y guárdelos planos en su bolsa lejos de sol y aceite. Con corte o hinchazón: a la basura. Los guantes solos no protegen del arco.',
    },
    steps: {
      en: [
        'Read class and test date on the cuff.',
        'Roll up each glove to trap air; listen and feel for leaks.',
        'Look inside and out for cuts, swelling, cracks.',
        'Put on with leather protectors.',
        'Clean, dry and store flat in the bag.',
      ],
      es: [
        'Lea clase y fecha de prueba en el puño.',
        'Enrolle cada guante para atrapar aire; oiga y sienta fugas.',
        'Revise por dentro y fuera cortes, hinchazón, grietas.',
        'Póngaselos con protector de cuero.',
        'Limpie, seque y guarde planos en la bolsa.',
      ],
    },
    references: [],
    claims: [
      { says: 'must-not', what: { en: 'use class 00 gloves above 500 V', es: 'usar guantes clase 00 arriba de 500 V' } },
      {
        says: 'must',
        what: { en: 'wear leather protectors over rubber gloves', es: 'usar protectores de cuero sobre los guantes de hule' },
      },
      { says: 'must-not', what: { en: 'use rubber gloves with any cut or swelling', es: 'usar guantes de hule con corte o hinchazón' } },
      {
        says: 'is-not',
        what: { en: 'rubber gloves alone are arc-flash protection', es: 'los guantes de hule solos protegen del arco eléctrico' },
      },
      {
        says: 'may',
        what: { en: 'use class 0 gloves for 120 to 480 V work', es: 'usar guantes clase 0 en trabajo de 120 a 480 V' },
        if: {
          en: 'they are in date, air-tested before use and worn under leather protectors',
          es: 'están vigentes, se prueban con aire antes de usar y llevan protectores de cuero',
        },
      },
    ],
    words: {
      en: 'rubber gloves class 0 class 00 insulating gloves leather protector hot gloves test date what gloves 480 volts',
      es: 'guantes dieléctricos clase 0 clase 00 guantes de hule protector carnaza',
    },
  },
  {
    id: 'safety-rubber-gloves-test',
    area: 'safety',
    grade: 'V2',
    title: { en: 'How often are rubber gloves tested?', es: '¿Cada cuándo se prueban los guantes de hule?' },
    answer: {
      en: 'Electrically before first issue and every 6 months after that, by OSHA; unworn ones may lie on the shelf up to 12 months before issue. By air and by eye before each use.\n\nSleeves and blankets every 12 months. Test again after any repair or doubt; the date is stamped on the cuff.',
      es: 'Eléctricamente antes de entregarlos y cada 6 meses después, según OSHA; sin usar, hasta 12 meses guardados antes de entregarlos. Con aire y a la vista antes de cada uso.\n\nMangas y mantas cada 12 meses. Otra vez tras reparación o duda; la fecha va en el puño.',
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: {
          en: 'have rubber gloves tested electrically before first issue and every 6 months',
          es: 'probar eléctricamente los guantes de hule antes de entregarlos y cada 6 meses',
        },
      },
      {
        says: 'must',
        what: {
          en: 'check rubber gloves by air and by eye before each use',
          es: 'revisar los guantes de hule con aire y a la vista antes de cada uso',
        },
      },
      {
        says: 'may',
        what: {
          en: 'keep unworn rubber gloves on the shelf up to 12 months before issue',
          es: 'guardar guantes de hule sin usar hasta 12 meses antes de entregarlos',
        },
      },
      {
        says: 'must-not',
        what: { en: 'use rubber gloves past their test date', es: 'usar guantes de hule con fecha de prueba vencida' },
      },
      {
        says: 'must-not',
        what: {
          en: 'issue rubber gloves that lay on the shelf over 12 months without a new test',
          es: 'entregar guantes de hule guardados más de 12 meses sin otra prueba',
        },
      },
      {
        says: 'may',
        what: { en: 'use rubber gloves tested not more than 6 months ago', es: 'usar guantes de hule probados hace no más de 6 meses' },
        if: {
          en: 'their class fits the voltage and they pass the check by air and by eye before each use',
          es: 'su clase es para ese voltaje y pasan la revisión con aire y a la vista antes de cada uso',
        },
      },
    ],
    words: { en: 'insulating retest retested interval electrical', es: 'dieléctricos aislantes intervalo prueba eléctrica' },
  },
  {
    id: 'tools-insulated-hand-tools',
    area: 'tools',
    grade: 'K',
    title: { en: 'What are 1000 V insulated tools?', es: '¿Qué son las herramientas aisladas de 1000 V?' },
    answer: {
      en: "Tools made and tested to the ASTM F1505 or IEC 60900 standard, marked with a double triangle and 1000 V: each is tested at 10,000 V and rated for use up to 1000 V AC. Plain plastic or dipped handles are comfort grips, not insulation.\n\nThey reduce the chance of a shock or a short while work near live parts is unavoidable; they don't make live work acceptable. Many have two colors so that a worn outer layer shows. Damaged, cracked or oily: don't use.",
      es: 'Herramientas hechas y probadas según ASTM F1505 o IEC 60900, con doble triángulo y 1000 V: cada una se prueba a 10,000 V y se usa hasta 1000 V de CA. Los mangos de plástico común son de comodidad, no aislamiento.\n\nBajan el riesgo de toque o corto cuando no hay otra que trabajar cerca de partes vivas; no hacen aceptable el trabajo en vivo. Muchas traen dos colores para que se note el desgaste. Dañadas, agrietadas o con aceite: no se usan.',
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: { en: 'insulated tools make live work acceptable', es: 'las herramientas aisladas hacen aceptable trabajar en vivo' },
      },
      {
        says: 'must-not',
        what: { en: 'use damaged, cracked or oily insulated tools', es: 'usar herramientas aisladas dañadas, agrietadas o aceitosas' },
      },
    ],
    words: {
      en: 'insulated tools 1000v double triangle vde screwdriver pliers astm f1505',
      es: 'herramienta aislada 1000 volts doble triángulo desarmador pinzas',
    },
  },
  {
    id: 'tools-lockout-devices',
    area: 'tools',
    grade: 'K',
    title: { en: 'Which lockout devices should I carry?', es: '¿Qué dispositivos de bloqueo debo traer?' },
    answer: {
      en: "Your own keyed-different padlock with tag, a few breaker lockouts (clamp-on, 120/240 V types and one for larger frames), a multi-lock hasp, a plug lockout and a group lock box for crews. One person, one lock, one key.\n\nTest that the breaker can't be moved with the device on. Tape, zip ties or a note are not lockouts. The code also wants disconnects that are to be lockable to have a provision that stays on the equipment with or without the lock.",
      es: 'Su candado propio de llave única con etiqueta, varios bloqueadores de breaker (de mordaza, para 120/240 V y uno para marcos grandes), una aldaba múltiple, un bloqueador de clavija y caja de grupo para cuadrillas. Una persona, un candado, una llave.\n\nVea que el breaker no se pueda mover con el bloqueador. Cinta, cinchos o un papel no son bloqueo. El código además pide que el medio para candado se quede en el equipo con o sin el candado.',
    },
    references: ['110.25'],
    claims: [
      { says: 'must-not', what: { en: 'use tape, a zip tie or a note as a lockout', es: 'usar cinta, cincho o una nota como bloqueo' } },
      {
        says: 'must-not',
        what: { en: 'share one lockout lock between workers', es: 'compartir un candado de bloqueo entre trabajadores' },
      },
      {
        says: 'must',
        what: { en: 'carry your own padlock, with tag, for lockout', es: 'traer su propio candado con etiqueta para el bloqueo' },
      },
    ],
    words: {
      en: 'breaker lockout kit padlock hasp loto devices plug lock clamp on out',
      es: 'bloqueador de breaker candado aldaba kit loto lockout',
    },
  },
  {
    id: 'tools-pvc-bending',
    area: 'tools',
    grade: 'K',
    title: { en: 'How do I bend PVC conduit?', es: '¿Cómo doblo tubo PVC?' },
    answer: {
      en: "Heat it evenly in a heater box or blanket until it is limp like rubber, bend it to shape, hold it and cool it with a wet rag; never with an open flame. Overbend a little, because it springs back.\n\nPlug the ends of 2 in. and larger to hold air so that it doesn't flatten. A browned or kinked bend is scrap. Field bends keep to the radius table, and the same limit of 360° between pull points applies. Use factory elbows where many are equal.",
      es: 'Caliéntelo parejo en caja o cobija térmica hasta que quede flojo como hule, dé la forma, sosténgalo y enfríe con trapo mojado; nunca con flama. Pásese un poco porque regresa.\n\nEn 2 pulg. y mayores tape los extremos para que el aire no deje que se aplaste. Curva quemada o doblada en pico se tira. Las curvas en campo respetan el radio de tabla y el mismo límite de 360° entre puntos de jalado. Use codos de fábrica si hay muchos iguales.',
    },
    references: ['352.24', '352.26'],
    claims: [
      { says: 'must-not', what: { en: 'bend PVC with an open flame', es: 'doblar PVC con flama abierta' }, words: 'torch' },
      { says: 'must-not', what: { en: 'use a browned or kinked PVC bend', es: 'usar una curva de PVC quemada o colapsada' } },
    ],
    words: {
      en: 'bend pvc conduit heater box hot box blanket torch elbow',
      es: 'doblar pvc tubo calentador cobija flama codo paipa pipa boyler',
    },
  },
  {
    id: 'tools-rigid-pipe-threading',
    area: 'tools',
    grade: 'V2',
    title: { en: 'How do I thread rigid conduit?', es: '¿Cómo hago rosca en tubo rígido?' },
    answer: {
      en: "Cut square, ream, put on a tapered die of the right size (3/4 in. taper per foot), oil it well and cut until the pipe is flush with the back of the die or a thread past it; then coat the fresh threads against rust.\n\nToo short a thread doesn't tighten, too long leaves bare thread that rusts. Use conduit dies, not bolt dies. In corrosive places the cut threads need an electrically conductive, rust-resisting compound. Keep sleeves and gloves out of a power drive, and support long pieces.",
      es: 'Corte a escuadra, rime, ponga dado cónico del tamaño correcto (conicidad de 3/4 pulg. por pie), aceite bien y corte hasta que el tubo quede al ras del dado o un hilo pasado; luego cubra la rosca nueva contra óxido.\n\nRosca corta no aprieta, larga deja hilo expuesto que se oxida. Use dados de tubo, no de tornillo. En lugares corrosivos la rosca lleva compuesto conductor contra óxido. Mangas y guantes lejos de la máquina; apoye tramos largos.',
    },
    steps: {
      en: [
        'Clamp the pipe in a vise; cut square.',
        'Ream inside fully.',
        'Fit the die, push and start straight.',
        'Oil and cut; back off to clear chips on hand dies.',
        'Stop when the pipe is flush or a thread past.',
        'Clean, coat and test with a coupling, wrench-tight.',
      ],
      es: [
        'Sujete el tubo en prensa; corte a escuadra.',
        'Rime bien por dentro.',
        'Ponga el dado, empuje y empiece derecho.',
        'Aceite y corte; regrese para soltar rebaba.',
        'Pare cuando el tubo quede al ras o un hilo pasado.',
        'Limpie, cubra y pruebe con cople, bien apretado.',
      ],
    },
    references: ['344.28', '300.6(A)'],
    claims: [
      { says: 'must-not', what: { en: 'thread conduit with bolt dies', es: 'roscar tubo con dados para tornillo' } },
      {
        says: 'must',
        what: { en: 'coat fresh threads of rigid conduit against rust', es: 'proteger contra óxido las roscas nuevas de tubo rígido' },
      },
    ],
    words: {
      en: 'threading rigid rmc threader die ridgid 700 pipe oil',
      es: 'roscar tarraja tubo rígido dado aceite rosca paipa pipa',
    },
  },
  {
    id: 'tools-mc-cable-cutter',
    area: 'tools',
    grade: 'K',
    title: { en: 'How do I cut MC cable without hurting the wires?', es: '¿Cómo corto cable MC sin dañar los alambres?' },
    answer: {
      en: "Use a rotary armor cutter set to the cable size, cut only the armor across one ribbon, twist and pull it off, and look for nicks. Fit an anti-short bushing where the connector's or cable's instructions call for it (always on AC cable).\n\nWith side cutters: bend the armor until it pops open, snip, and trim the sharp point. Leave enough conductor for the box, keep the armor straight into the connector, and tighten it to the armor, not onto bare wires.",
      es: 'Use cortador rotatorio ajustado al cable, corte solo una vuelta de la armadura, gire y jale, y busque mordidas. Ponga el buje anticorto (redhead) donde lo pide el instructivo (siempre en cable AC).\n\nCon pinzas: doble la armadura hasta que abra, corte y empareje la punta. Deje alambre suficiente para la caja, la armadura derecha en el conector, y apriete sobre la armadura, no sobre los alambres.',
    },
    references: ['330.30', '330.40', '300.15'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put an anti-short bushing on AC cable, and on MC where instructions call for it',
          es: 'poner buje anti-corto en cable AC, y en MC donde lo pide el instructivo',
        },
      },
      {
        says: 'may',
        what: { en: 'cut MC cable with side cutters', es: 'cortar cable MC con pinzas de corte' },
        if: { en: "the sharp point is trimmed and the wires aren't nicked", es: 'se recorta la punta filosa y no se muerden los alambres' },
      },
      {
        says: 'need-not',
        what: {
          en: 'put an anti-short bushing on MC cable where no instructions call for it',
          es: 'poner buje anticorto en cable MC donde ninguna instrucción lo pide',
        },
        words: 'redhead',
      },
    ],
    words: {
      en: 'mc cable cutter rotosplit armored cable bx strip red head anti-short bushing',
      es: 'cortador de mc rotosplit cable armado buje anticorto kable',
    },
  },
  {
    id: 'tools-drilling-studs',
    area: 'tools',
    grade: 'V1',
    title: { en: 'Where may I drill or notch studs and joists for cable?', es: '¿Dónde puedo perforar montantes y vigas para cable?' },
    answer: {
      en: "For the cable: bored holes at least 1-1/4 in. from the nearest edge, or a 1/16 in. steel plate. For the building: follow the building code, which limits hole and notch size, and never notch the middle third of a joist.\n\nUsual limits in wood-frame rules: holes up to 40% of a bearing stud's width and 60% of a nonbearing one; holes in joists up to one third of depth, 2 in. away from the edges. Engineered joists and trusses follow their maker only. Check for pipes and wires behind.",
      es: 'Por el cable: agujeros por lo menos a 1-1/4 pulg. del borde más cercano, o placa de acero de 1/16 pulg. Por el edificio: siga el código de construcción, que limita agujeros y muescas; nunca haga muesca en el tercio central de una viga.\n\nLímites usuales en madera: agujero hasta 40% del ancho de un montante de carga y 60% de uno que no carga; en vigas hasta un tercio del peralte y a 2 pulg. de los bordes. Vigas de ingeniería y armaduras: solo según fabricante. Vea qué hay atrás.',
    },
    references: ['300.4(A)'],
    claims: [
      {
        says: 'must',
        what: {
          en: "bore holes at least 1-1/4 in. from the stud's edge or use a plate",
          es: 'perforar a 1-1/4 pulg. o más del borde del montante o poner placa',
        },
        words: 'polin romex distance',
      },
      {
        says: 'must-not',
        what: { en: 'notch the middle third of a joist', es: 'hacer muescas en el tercio central de una viga' },
      },
      {
        says: 'must-not',
        what: {
          en: "drill engineered joists or trusses against their maker's rules",
          es: 'perforar vigas prefabricadas o armaduras contra las reglas del fabricante',
        },
      },
      {
        says: 'may',
        what: { en: 'drill a joist for wires', es: 'perforar una viga para cables' },
        if: {
          en: 'the hole is up to a third of its depth and 2 in. or more from the edges',
          es: 'el hoyo es de hasta un tercio del peralte y queda a 2 pulg. o más de las orillas',
        },
        unless: {
          en: 'it is an engineered joist or truss, which go by the maker',
          es: 'sea una viga prefabricada (I) o armadura, que van por el fabricante',
        },
      },
    ],
    words: {
      en: 'drill studs joists holes notch nail plate 1-1/4 protection',
      es: 'perforar montantes vigas agujeros muesca placa de acero protección kable',
    },
  },
  {
    id: 'tools-cable-puller',
    area: 'tools',
    grade: 'K',
    title: { en: 'How do I use a cable puller (tugger) safely?', es: '¿Cómo uso un jalador eléctrico (tugger) con seguridad?' },
    answer: {
      en: 'Work out the tension first, use rope, sheaves, grips and anchors rated for more than that, and keep everybody out of the line of the rope: a failed rope or anchor kills.\n\nTension limits come from the conductor (often 0.008 lb per circular mil of copper times the number of conductors, by the maker) and from sidewall pressure at bends. Anchor to structure or a floor mount, not to conduit. One person on the pedal, in contact with the feeder. Stop if tension climbs: something is wrong.',
      es: 'Primero calcule la tensión, use soga, poleas, mallas y anclajes para más que eso, y nadie en la línea de la soga: si se revienta, mata.\n\nLos límites vienen del conductor (muchas veces 0.008 lb por circular mil de cobre por número de conductores, según fabricante) y de la presión lateral en curvas. Ancle a estructura o base de piso, no al tubo. Una persona en el pedal, en contacto con quien alimenta. Si la tensión sube, pare: algo anda mal.',
    },
    references: ['300.17'],
    claims: [
      { says: 'must-not', what: { en: 'stand in line with the rope of a cable puller', es: 'pararse en línea con la cuerda del jalador' } },
      { says: 'must-not', what: { en: 'anchor a cable puller to conduit', es: 'anclar el jalador al tubo' } },
      { says: 'must', what: { en: 'stop pulling if tension climbs', es: 'parar si sube la tensión' } },
    ],
    words: {
      en: 'tugger cable puller tension sheave rope sidewall pressure',
      es: 'jalador tugger winche tensión polea soga presión lateral',
    },
  },
  {
    id: 'tools-three-point-saddle',
    area: 'tools',
    grade: 'V2',
    title: { en: 'How do I bend a three-point or four-point saddle?', es: '¿Cómo hago una silla de tres o cuatro puntos?' },
    answer: {
      en: "Three-point: center mark at the obstacle plus shrink, outer marks at 2.5 times the obstacle's height each way, bend 45° in the middle and 22-1/2° at both sides. Four-point: two offsets back to back over a wide obstacle.\n\nShrink of a 45° three-point saddle is about 3/16 in. per inch of height. Example: over a 2 in. pipe the outer marks are 5 in. from the center and the center mark moves 3/8 in. further. Keep all bends in one plane with a level. Allow a little clearance above the obstacle.",
      es: 'Tres puntos: marca central en el obstáculo más el encogimiento, marcas laterales a 2.5 veces la altura a cada lado, doble 45° al centro y 22-1/2° a los lados. Cuatro puntos: dos bayonetas seguidas sobre un obstáculo ancho.\n\nEl encogimiento de una silla de 45° es como 3/16 pulg. por pulgada de altura. Ejemplo: sobre un tubo de 2 pulg. las marcas laterales van a 5 pulg. del centro y la central se corre 3/8 pulg. Todo en un plano con nivel. Deje un poco de holgura.',
    },
    steps: {
      en: [
        'Measure obstacle height and its center from the end.',
        'Add the shrink and mark the center.',
        'Mark both sides at 2.5 x height.',
        'Center bend of 45° with the saddle notch on the mark.',
        'Turn the tube over and bend 22-1/2° at each side mark.',
        'Check on a flat floor.',
      ],
      es: [
        'Mida altura del obstáculo y su centro desde la punta.',
        'Sume el encogimiento y marque el centro.',
        'Marque los lados a 2.5 x altura.',
        'Doble 45° al centro con la muesca de silla en la marca.',
        'Voltee el tubo y doble 22-1/2° en cada marca.',
        'Revise sobre piso plano.',
      ],
    },
    references: ['358.24'],
    words: {
      en: 'three point saddle four point saddle emt bend 45 22.5 multiplier shrink',
      es: 'silla de tres puntos cuatro puntos emt columpio 45 22.5',
    },
  },
  {
    id: 'exam-offset-multipliers',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Offset multipliers and shrink by bend angle', es: 'Multiplicadores de offset y encogimiento según el ángulo' },
    answer: {
      en: '10°: multiplier 6, shrink 1/16 in. per inch of offset. 22-1/2°: 2.6 and 3/16 in. 30°: 2 and 1/4 in. 45°: 1.4 and 3/8 in. 60°: 1.2 and 1/2 in.\n\nThe distance between the two marks is the offset height times the multiplier, the cosecant of the angle. Add the shrink to the distance of an obstacle ahead.',
      es: '10°: multiplicador 6, encogimiento 1/16 pulg. por pulgada de offset. 22-1/2°: 2.6 y 3/16 pulg. 30°: 2 y 1/4 pulg. 45°: 1.4 y 3/8 pulg. 60°: 1.2 y 1/2 pulg.\n\nLa distancia entre las dos marcas es la altura por el multiplicador, que es la cosecante del ángulo. Sume el encogimiento a la distancia de un obstáculo adelante.',
    },
    references: [],
    words: {
      en: 'emt conduit offset multiplier degree degrees bends 22.5 30 45 60 10 shrinkage constant bayoneta',
      es: 'offset bayoneta grados 22.5 30 45 60 10 cuánto encoge tubo curva',
    },
  },
  {
    id: 'exam-fire-alarm-battery',
    area: 'exam',
    grade: 'K',
    title: { en: 'How long must a fire alarm battery last?', es: '¿Cuánto debe durar la batería de la alarma contra incendio?' },
    answer: {
      en: 'By NFPA 72, 24 hours of standby and then 5 minutes of alarm, 15 minutes where it gives voice messages. The NEC leaves it to that code.\n\nBatteries are usually changed every few years; write the date on them.',
      es: 'Según NFPA 72, 24 horas en espera y después 5 minutos de alarma, 15 minutos si da mensajes de voz. El NEC lo deja a ese código.\n\nLas baterías se cambian cada pocos años; anote la fecha en ellas.',
    },
    references: ['760.1'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a fire alarm battery must last 24 hours of standby and then 5 minutes of alarm, 15 with voice',
          es: 'la batería de alarma debe durar 24 horas en espera y luego 5 minutos en alarma, 15 con voz',
        },
        words: 'NFPA 72',
      },
    ],
    words: { en: 'fire alarm panel secondary power standby hours backup', es: 'panel alarma respaldo horas espera' },
  },
  {
    id: 'tools-wire-strippers',
    area: 'tools',
    grade: 'K',
    title: { en: 'How do I strip wire without nicking it?', es: '¿Cómo pelo alambre sin morderlo?' },
    answer: {
      en: 'Use the stripper hole marked for that size and type (solid and stranded differ), close fully, rock lightly and pull straight; check the copper for a ring cut. A nicked solid wire breaks when bent and runs hot.\n\nNM jackets come off with a ripper or stripper set for the cable, along the middle over the bare ground. Large conductors: knife moved away from you, penciling the insulation rather than ringing it. Strip to the gauge on the device: no copper showing, no insulation under the screw.',
      es: 'Use el agujero marcado para ese calibre y tipo (sólido y trenzado son distintos), cierre bien, gire leve y jale derecho; revise que no haya anillo cortado en el cobre. Un alambre sólido mordido se rompe al doblarlo y calienta.\n\nEl forro NM se quita con pelador para el cable, por en medio sobre el desnudo. Conductores gruesos: navaja hacia afuera, en lápiz y no en anillo. Pele a la medida del dispositivo: ni cobre a la vista ni forro bajo el tornillo.',
    },
    references: ['110.14', '110.12'],
    claims: [
      { says: 'must-not', what: { en: 'leave a nick in a solid wire', es: 'dejar una mordida en un alambre sólido' } },
      { says: 'must', what: { en: 'strip to the gauge on the device', es: 'pelar según la medida del dispositivo' } },
    ],
    words: {
      en: 'wire stripper strip nick insulation linesman pliers solid stranded jacket',
      es: 'pelacables pinzas pelar alambre mordido forro sólido trenzado kable',
    },
  },
  {
    id: 'tools-anchors-and-fasteners',
    area: 'tools',
    grade: 'K',
    title: { en: 'Which anchor do I use to mount boxes, panels and conduit?', es: '¿Qué taquete uso para fijar cajas, tableros y tubo?' },
    answer: {
      en: "Match the anchor to the base: wood screws in studs, toggles in hollow wall, sleeve or wedge anchors in concrete, screw anchors in masonry, and beam clamps on steel. Wooden plugs driven into masonry are not allowed for mounting equipment.\n\nDrill the depth and diameter on the anchor's sheet, vacuum out the dust, keep the edge distance, and don't use drywall alone for a panel. Raceways and boxes are not hung from ceiling-grid wires of others. Watch for rebar, post-tension cables, pipes and live conduits: scan first. Concrete dust is silica: vacuum and respirator.",
      es: 'Según la base: pijas en madera, mariposa en muro hueco, taquete de expansión o cuña en concreto, taquete de tornillo en mampostería y abrazaderas en acero. No se permiten tacos de madera en mampostería para fijar equipo.\n\nTaladre profundidad y diámetro de la hoja, aspire el polvo, respete distancia al borde, y no cuelgue un tablero solo de tablaroca. Tubos y cajas no se cuelgan de los alambres del plafón ajeno. Ojo con varilla, cables tensados, tubería y conduit vivo: escanee antes. El polvo de concreto es sílice: aspiradora y respirador.',
    },
    references: ['110.13(A)', '300.11', '314.23'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'mount equipment with wooden plugs in masonry', es: 'fijar equipo con tacos de madera en mampostería' },
      },
      { says: 'must-not', what: { en: 'mount a panel on drywall alone', es: 'fijar un tablero solo en tablaroca' } },
      {
        says: 'must-not',
        what: {
          en: 'hang raceways or boxes from ceiling-grid wires of others',
          es: 'colgar tubos o cajas de los alambres del plafón de otros',
        },
      },
    ],
    words: {
      en: 'anchors tapcon toggle wedge anchor mounting panel concrete drywall',
      es: 'taquete ancla pija mariposa expansión fijar tablero concreto tablaroca paipa pipa panel',
    },
  },
  {
    id: 'tools-labels-and-wire-markers',
    area: 'tools',
    grade: 'K',
    title: { en: 'How do I label panels and wires?', es: '¿Cómo rotulo tableros y cables?' },
    answer: {
      en: "Every circuit in the directory by its clear, specific use ('kitchen counter, left'), every disconnect by what it serves, every panel by where it is fed from, and wires at both ends with the circuit number. Printed and durable, not pencil on tape.\n\nDon't describe by person or changing use ('Tom's room'). Spares are marked as spares. Where a building has more than one voltage system, phases are identified by system and the scheme is posted. Outdoors use engraved or UV-stable labels; a required warning label may be handwritten only in the part that changes.",
      es: "Cada circuito en el directorio con su uso claro y específico ('cubierta de cocina, izquierda'), cada desconectador con lo que sirve, cada tablero con su alimentación, y los alambres en ambas puntas con número. Impreso y durable, no lápiz en cinta.\n\nNada de nombres o usos que cambian ('cuarto de Tomás'). Las reservas se marcan. Si hay más de un sistema de voltaje, las fases se identifican por sistema y se fija la clave. Afuera use placa grabada o resistente al sol; en un aviso obligatorio solo se escribe a mano la parte que cambia.",
    },
    references: ['408.4', '110.22', '210.5(C)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: "label a circuit by person or changing use ('Tom's room')",
          es: "rotular un circuito por persona o uso cambiante ('cuarto de Tom')",
        },
      },
      { says: 'must', what: { en: 'label each panel by where it is fed from', es: 'rotular cada tablero con de dónde se alimenta' } },
      { says: 'must-not', what: { en: 'label a panel directory in pencil on tape', es: 'rotular el directorio con lápiz en cinta' } },
    ],
    words: {
      en: 'panel label directory circuit schedule wire markers engraved phase tape',
      es: 'rótulo directorio etiqueta tablero marcadores cinta de fase panel kable',
    },
  },
];

// Confirmed: UMass EHS, gloves-online, Thorne & Derrick (glove classes).
// Second reading: three-point saddle Klein manual, Navy manual (tpub); knockouts zenithholesaw, sawhubs, Eaton figure; threading Steel Tube Institute, Goodheart-Willcox.
