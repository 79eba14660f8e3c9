// How the code is built, adopted, read and enforced.
import type { Topic } from '../knowledge.ts';

export const codeHowItWorksTopics: readonly Topic[] = [
  {
    id: 'code-how-it-is-organised',
    area: 'exam',
    grade: 'V2',
    title: { en: 'How is the NEC organized?', es: '¿Cómo está organizado el NEC?' },
    answer: {
      en: 'Up to the 2023 edition: chapters 1 to 4 apply in general, 5 to 7 add to or change them for special places, equipment and conditions, 8 (communications) stood alone unless it points elsewhere, and 9 holds tables. The 2026 edition rearranges some of this.\n\nInside: article (210), part (II), section (210.52), subdivision (A)(1). A special article beats the general one only in what it says. Annexes and informational notes explain; they are not enforceable. In the 2026 edition load calculations moved to Article 120 and communications lost its separate status.',
      es: 'Hasta la edición 2023: los capítulos 1 a 4 aplican en general, 5 a 7 los complementan o cambian para lugares, equipos y condiciones especiales, el 8 (comunicaciones) iba aparte salvo que remitiera a otros, y el 9 trae tablas. La edición 2026 reacomoda parte de esto.\n\nPor dentro: artículo (210), parte (II), sección (210.52), inciso (A)(1). Un artículo especial gana al general solo en lo que dice. Los anexos y notas informativas explican; no obligan. En 2026 los cálculos de carga pasaron al Artículo 120 y comunicaciones perdió su independencia.',
    },
    references: ['90.3', '90.5'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'annexes and informational notes of the NEC are enforceable',
          es: 'los anexos y notas informativas del NEC son obligatorios',
        },
      },
    ],
    words: {
      en: 'nec layout structure chapters articles parts sections organization',
      es: 'estructura del código capítulos artículos partes secciones nec',
    },
  },
  {
    id: 'code-editions-and-adoption',
    area: 'code',
    grade: 'V1',
    title: { en: 'Which code edition applies to my job?', es: '¿Qué edición del código aplica a mi trabajo?' },
    answer: {
      en: 'The edition your state, county or city has adopted by law, with its local amendments, on the date the permit counts from. The newest book in the store is not automatically the law.\n\nA new edition comes every three years; adoption takes from months to many years, and some places adopt locally or write their own code. Ask the building department which edition and amendments they enforce, keep that answer with the job, and say the edition whenever you quote a rule. Utilities add their own service requirements.',
      es: 'La edición que su estado, condado o ciudad adoptó por ley, con sus enmiendas, en la fecha que cuenta para el permiso. El libro más nuevo de la tienda no es ley en automático.\n\nCada tres años sale una edición; adoptarla tarda de meses a muchos años, y hay lugares que adoptan por su cuenta o escriben su propio código. Pregunte al departamento de construcción qué edición y enmiendas aplican, guarde la respuesta y diga la edición cuando cite una regla. La compañía de luz agrega sus requisitos.',
    },
    references: ['90.4'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'the newest NEC book is automatically the law', es: 'el libro más nuevo del NEC es automáticamente la ley' },
      },
      {
        says: 'must',
        what: {
          en: 'follow the edition and amendments your jurisdiction adopted',
          es: 'seguir la edición y enmiendas que adoptó su jurisdicción',
        },
      },
    ],
    words: {
      en: 'edition adopted state local amendment which nec year 2020 2023 2026 jurisdiction',
      es: 'edición adoptada estado enmienda local qué año aplica jurisdicción',
    },
  },
  {
    id: 'code-listing-and-instructions',
    area: 'code',
    grade: 'V2',
    title: {
      en: "Do I have to follow the manufacturer's instructions (110.3(B))?",
      es: '¿Tengo que seguir el instructivo del fabricante (110.3(B))?',
    },
    answer: {
      en: 'Yes: listed or labeled equipment must be installed and used as its listing and instructions say, and an inspector can fail the job for it.\n\nThat covers torque, wire sizes and metals, clearances, breaker types, orientation, wet or dry place, and accessories. Keep the instruction sheet until inspection. When instructions are stricter than the code, follow them; when they seem looser, the code still applies. Changing a product in the field, drilling it, or mixing brands of breakers can void the listing.',
      es: 'Sí: el equipo listado o etiquetado se instala y usa como dicen su listado e instructivo, y el inspector puede rechazar el trabajo por eso.\n\nIncluye torque, calibres y metales, distancias, tipos de breaker, posición, lugar seco o mojado y accesorios. Guarde la hoja hasta la inspección. Si el instructivo es más estricto que el código, sígalo; si parece más flojo, el código sigue valiendo. Modificar el producto, taladrarlo o mezclar marcas de breakers puede anular el listado.',
    },
    references: ['110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: "follow the manufacturer's instructions for listed equipment",
          es: 'seguir el instructivo del fabricante del equipo listado',
        },
        words: 'sheet leaflet manual paper in the box bound inspector rejected torque autoridad fabricante',
      },
      {
        says: 'must',
        what: {
          en: 'follow the instructions where they are stricter than the code',
          es: 'seguir el instructivo si es más estricto que el código',
        },
        words: 'sheet calls for beat the code paper',
      },
      {
        says: 'must-not',
        what: { en: 'ignore the code because the instructions are looser', es: 'ignorar el código porque el instructivo es más flexible' },
      },
      {
        says: 'must-not',
        what: {
          en: 'drill or change a product in the field against its listing, or mix breaker brands',
          es: 'perforar o modificar un producto contra su listado, o mezclar marcas de breaker',
        },
      },
    ],
    words: {
      en: '110.3(b) manufacturer instructions listed labeled ul follow installation sheet',
      es: 'instructivo fabricante listado etiquetado ul manual seguir',
    },
  },
  {
    id: 'code-authority-having-jurisdiction',
    area: 'code',
    grade: 'V2',
    title: { en: 'Who is the AHJ and what may they decide?', es: '¿Quién es la AHJ y qué puede decidir?' },
    answer: {
      en: "The authority having jurisdiction is whoever enforces the code at that place: usually the city or county inspector, sometimes the state, fire marshal, utility, insurer or a federal owner. They interpret the rules, approve equipment and may grant special permission in writing.\n\nThey can't invent rules that were not adopted, though local amendments are law. Ask politely for the section; if you disagree, there is an appeal board. Get unusual approvals in writing before the work. More than one AHJ may apply to a job.",
      es: 'La autoridad competente (AHJ) es quien hace cumplir el código en ese lugar: casi siempre el inspector de ciudad o condado, a veces el estado, bomberos, compañía, aseguradora o un dueño federal. Interpreta, aprueba equipo y puede dar permiso especial por escrito.\n\nNo puede inventar reglas no adoptadas, aunque las enmiendas locales sí son ley. Pida con respeto la sección; si no está de acuerdo hay un consejo de apelación. Lo fuera de lo común, por escrito antes de empezar. Puede haber más de una AHJ.',
    },
    references: ['90.4', '100'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'an inspector may invent rules that were not adopted', es: 'un inspector puede inventar reglas no adoptadas' },
      },
      { says: 'may', what: { en: "appeal an inspector's decision", es: 'apelar la decisión de un inspector' }, words: 'disagree AHJ' },
      {
        says: 'must',
        what: {
          en: 'get unusual approvals in writing before the work',
          es: 'obtener por escrito las aprobaciones especiales antes del trabajo',
        },
      },
    ],
    words: {
      en: 'ahj inspector authority having jurisdiction approve special permission appeal',
      es: 'ahj inspector autoridad competente aprobar permiso especial apelación',
    },
  },
  {
    id: 'code-exceptions',
    area: 'exam',
    grade: 'K',
    title: { en: 'How do I read an exception?', es: '¿Cómo leo una excepción?' },
    answer: {
      en: "An exception belongs to the rule just before it and applies only when every one of its conditions is met. Read the main rule first, then 'Exception', then check whether there is a second one.\n\nLook at its level: an exception under (A)(2) doesn't change (B). Some are permissions ('shall be permitted'), some are requirements. In newer editions many became list items. On the job, the burden of showing that it applies is yours; on the exam, a question that gives odd details usually aims at an exception.",
      es: 'La excepción pertenece a la regla que está justo antes y vale solo si se cumplen todas sus condiciones. Lea primero la regla, luego la excepción y vea si hay otra.\n\nVea el nivel: una excepción de (A)(2) no cambia (B). Unas permiten, otras obligan. En ediciones nuevas muchas se volvieron incisos. En obra le toca a usted demostrar que aplica; en el examen, una pregunta con detalles raros casi siempre apunta a una excepción.',
    },
    references: ['90.5'],
    claims: [
      {
        says: 'may',
        what: { en: 'use an exception', es: 'usar una excepción' },
        if: { en: 'every one of its conditions is met', es: 'se cumple cada una de sus condiciones' },
      },
      { says: 'is-not', what: { en: 'an exception under one subdivision changes another', es: 'una excepción de un inciso cambia otro' } },
    ],
    words: { en: 'exception exceptions how to read code rule conditions', es: 'excepción excepciones cómo leer código regla condiciones' },
  },
  {
    id: 'code-informational-notes-and-shall',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Shall, shall be permitted, informational note: what binds?', es: "'Debe', 'se permite', nota informativa: ¿qué obliga?" },
    answer: {
      en: "'Shall' and 'shall not' are mandatory, 'shall be permitted' and 'shall not be required' give a choice, and informational notes only explain: they can't be enforced by themselves. Annexes don't bind either unless adopted.\n\nClassic example: the 3% and 5% voltage-drop figures are in informational notes. But a note may point at another standard that is mandatory elsewhere, and local law may adopt it. Brackets show text taken from another NFPA document. Marks in the margin or shading show changes of that edition.",
      es: "'Debe' (shall) y 'no debe' obligan; 'se permite' (shall be permitted) y 'no se exige' dan opción; las notas informativas solo explican: por sí solas no se pueden exigir. Los anexos tampoco obligan salvo que se adopten.\n\nEjemplo clásico: los 3% y 5% de caída de voltaje están en notas informativas. Pero una nota puede señalar otra norma que obligue por otro lado, y la ley local puede adoptarla. Los corchetes muestran texto de otro documento NFPA. Las marcas al margen o sombreado muestran cambios de esa edición.",
    },
    references: ['90.5'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'follow an informational note by itself', es: 'cumplir una nota informativa por sí sola' },
        unless: { en: 'local law or another mandatory standard adopts it', es: 'la ley local u otra norma obligatoria la adopte' },
        words: '3% voltage drop',
      },
      { says: 'is', what: { en: "'shall' is mandatory in the code", es: "'debe' (shall) es obligatorio en el código" } },
    ],
    words: {
      en: 'shall should informational note fpn enforceable annex mandatory permissive',
      es: 'debe se permite nota informativa anexo obligatorio exigible',
    },
  },
  {
    id: 'code-permits-and-inspections',
    area: 'code',
    grade: 'K',
    title: { en: 'Do I need a permit, and what does the inspector look at?', es: '¿Necesito permiso y qué revisa el inspector?' },
    answer: {
      en: 'For new circuits, panels, services and most rewiring, yes almost everywhere; swapping a like device usually not. Ask the building department: permit rules are local law, not in the NEC.\n\nTypical inspections: underground before backfill, rough-in before covering, service before connection, final. Have ready: box fill, supports, nail plates, grounds made up, firestopping, labels, torque sheet, instructions, GFCI and AFCI working. Covering before inspection may mean opening walls. Unpermitted work costs insurance and resale.',
      es: 'Para circuitos nuevos, tableros, acometidas y casi todo recableado, sí en casi todos lados; cambiar un dispositivo por igual, normalmente no. Pregunte en el departamento de construcción: el permiso es ley local, no está en el NEC.\n\nInspecciones típicas: subterráneo antes de tapar, rough-in antes de cubrir, acometida antes de conectar, final. Tenga listo: llenado, soportes, placas, tierras hechas, sellos, rótulos, hoja de torque, instructivos, GFCI y AFCI funcionando. Tapar antes puede obligar a abrir muros. Sin permiso hay problemas con seguro y venta.',
    },
    references: ['90.4'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'get a permit for new circuits, panels, services and most rewiring',
          es: 'sacar permiso para circuitos nuevos, tableros, acometidas y la mayoría del recableado',
        },
        words: 'outlet add paperwork new circuit 20A compressor city hall whole own labor really need one',
      },
      {
        says: 'need-not',
        what: { en: 'get a permit for swapping a like device', es: 'sacar permiso para cambiar un dispositivo igual' },
        if: { en: 'local law does not ask for it', es: 'la ley local no lo pide' },
        words: 'replace switch receptacle',
      },
      { says: 'must-not', what: { en: 'cover wiring before the rough-in inspection', es: 'tapar la instalación antes de la inspección' } },
      {
        says: 'is',
        what: {
          en: 'a permit lapses when the work does not begin or stands still, often after 180 days',
          es: 'un permiso se vence si la obra no empieza o se para, muchas veces a los 180 días',
        },
        words: 'expire how long good valid caduca dura vence',
      },
      {
        says: 'must-not',
        what: { en: 'begin the work before the permit is issued', es: 'empezar el trabajo antes de que den el permiso' },
        unless: {
          en: 'it is an emergency repair and the local law lets you apply right after',
          es: 'sea una reparación de emergencia y la ley local deje pedirlo enseguida',
        },
        words: 'start early waiting for permit pending application mientras sale',
      },
      {
        says: 'need-not',
        what: {
          en: 'get a permit for doorbell, thermostat or network wire in a house',
          es: 'sacar permiso para cable de timbre, termostato o red en una casa',
        },
        unless: { en: 'the local law asks for it', es: 'la ley local lo pida' },
        words: 'low voltage ethernet cat6 24 volt bajo voltaje',
      },
      {
        says: 'is-not',
        what: {
          en: 'a home inspector who looks at a house for a sale is the inspector of the city',
          es: 'un inspector de casas para una venta es el inspector de la ciudad',
        },
        words: 'same buyer report authority enforce code comprador reporte',
      },
    ],
    words: {
      en: 'permit inspection rough in final building department electrical inspector checklist',
      es: 'permiso inspección rough final departamento inspector lista',
    },
  },
  {
    id: 'code-existing-wiring',
    area: 'code',
    grade: 'V1',
    title: { en: "Must old wiring be brought up to today's code?", es: '¿Hay que actualizar la instalación vieja al código de hoy?' },
    answer: {
      en: 'Generally no: what was legal when installed may stay if it is safe and unchanged. New work, and what you extend or replace, must meet the edition in force, and some replacements trigger new protection.\n\nExamples: replacing a receptacle can call for AFCI, GFCI, tamper- and weather-resistant types; extending a circuit can call for AFCI; a service change brings current service rules. Dangerous conditions can always be ordered corrected. Change of use, additions and local rules can demand more: ask the AHJ.',
      es: 'En general no: lo que era legal al instalarse se queda si es seguro y no se cambia. Lo nuevo, y lo que extiende o reemplaza, cumple la edición vigente, y algunos reemplazos traen protección nueva.\n\nEjemplos: cambiar un contacto puede pedir AFCI, GFCI, tipo TR y WR; extender un circuito puede pedir AFCI; cambiar la acometida trae las reglas actuales. Una condición peligrosa siempre se puede ordenar corregir. Cambio de uso, ampliación y reglas locales pueden pedir más: pregunte a la AHJ.',
    },
    references: ['90.4', '406.4(D)', '210.12'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: "bring old wiring that nobody touches up to today's code",
          es: 'poner al código de hoy una instalación vieja que nadie toca',
        },
        if: { en: 'it was legal when installed and is safe', es: 'era legal al instalarse y es segura' },
        unless: {
          en: 'change of use, additions or local rules demand more',
          es: 'el cambio de uso, ampliaciones o reglas locales pidan más',
        },
        words:
          'grandfathered AFCI GFCI outlets every 12 ft selling buyer inspector seller painting untouched forced redo house still works actualizar vender comprador',
      },
      {
        says: 'must',
        what: {
          en: 'do new work, extensions and replacements by the edition in force',
          es: 'hacer trabajo nuevo, extensiones y reemplazos con la edición vigente',
        },
        words: 'new circuit remodel',
      },
      {
        says: 'must',
        what: {
          en: 'add AFCI, GFCI or tamper-resistant protection when replacing a receptacle',
          es: 'agregar AFCI, GFCI o tamper-resistant al reemplazar un contacto',
        },
        if: { en: 'the edition in force asks for it at that location', es: 'la edición vigente lo pide en ese lugar' },
        words: 'swap swapped change tomacorriente cambiar bedroom',
      },
      {
        says: 'is',
        what: {
          en: 'wiring that was legal when installed, is safe and unchanged may stay (it is grandfathered)',
          es: 'una instalación legal al hacerse, segura y sin cambios puede quedarse',
        },
        words: 'old house passed grandfathered',
      },
      {
        says: 'is-not',
        what: {
          en: 'after a change of use of the building its old wiring may stay as it is',
          es: 'tras un cambio de uso del edificio la instalación vieja puede quedarse igual',
        },
        unless: { en: 'the local rules let it', es: 'las reglas locales lo dejen' },
        words: 'grandfathered daycare shop conversion giro',
      },
      {
        says: 'must-not',
        what: {
          en: 'put back plain receptacles where the edition in force asks for AFCI, GFCI or tamper-resistant ones',
          es: 'volver a poner contactos comunes donde la edición vigente pide AFCI, GFCI o tamper-resistant',
        },
        words: 'replace same kind normal without bedroom old',
      },
    ],
    words: {
      en: 'grandfathered existing wiring old house bring up to code remodel',
      es: 'instalación vieja existente actualizar código remodelación derechos adquiridos',
    },
  },
  {
    id: 'code-what-changed-in-2026',
    area: 'code',
    grade: 'V2',
    title: { en: 'What changed in the 2026 NEC?', es: '¿Qué cambió en el NEC 2026?' },
    answer: {
      en: "What several independent sources agree on: load calculations moved from Article 220 to a new Article 120, dwelling lighting is counted at 2 VA per ft² for services and feeders, energy management moved to Article 130, arc-flash labels reach more equipment, and communications lost its separate chapter status.\n\nSo 220.82 became 120.82 and so on, with the ending kept. Other reported changes have only one source and need a look at the book. Check first whether your state has adopted 2026 at all; at this guide's last look few places, if any, had it in force.",
      es: 'En lo que coinciden varias fuentes independientes: los cálculos de carga pasaron del Artículo 220 a un nuevo Artículo 120, el alumbrado de vivienda se cuenta a 2 VA por pie² en acometidas y alimentadores, la administración de energía pasó al Artículo 130, las etiquetas de arco llegan a más equipo, y comunicaciones perdió su capítulo aparte.\n\nAsí 220.82 pasó a 120.82, conservando el final. Otros cambios tienen una sola fuente y piden ver el libro. Primero vea si su estado ya adoptó 2026; en la última revisión de esta guía pocos lugares, si acaso, lo tenían vigente.',
    },
    references: ['220.1'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'load calculations moved from Article 220 to Article 120 in the 2026 NEC',
          es: 'en el NEC 2026 los cálculos de carga pasaron del artículo 220 al 120',
        },
      },
    ],
    words: {
      en: 'changes calculation moved renumbered which holds',
      es: 'cambios cálculo movieron quedaron renumeró cuál load calculations',
    },
  },
  {
    id: 'code-nec-and-nom',
    area: 'code',
    grade: 'K',
    title: { en: "NEC and Mexico's NOM-001-SEDE: are they the same?", es: 'NEC y NOM-001-SEDE de México: ¿son lo mismo?' },
    answer: {
      en: "They are relatives, not the same: Mexico's NOM-001-SEDE-2012 follows the structure and article numbers of an older NEC, with metric units and its own changes. For work in the US only the adopted NEC edition counts.\n\nDifferences you meet: 127/220 V systems in Mexico against 120/240 V, sizes in mm² beside AWG, other editions behind figures, and different product approvals (NOM, ANCE against UL or another NRTL). Experience carries over; figures should be looked up again for the country you are in.",
      es: 'Son parientes, no lo mismo: la NOM-001-SEDE-2012 sigue la estructura y los artículos de un NEC anterior, con unidades métricas y cambios propios. Para trabajos en EE. UU. solo vale la edición del NEC adoptada.\n\nDiferencias que se notan: sistemas de 127/220 V en México contra 120/240 V, calibres en mm² junto al AWG, otras ediciones detrás de las cifras, y otra aprobación de productos (NOM, ANCE contra UL u otro NRTL). La experiencia sirve; las cifras se consultan de nuevo para el país donde está.',
    },
    references: [],
    claims: [
      { says: 'is-not', what: { en: "the NEC and Mexico's NOM-001-SEDE are the same", es: 'el NEC y la NOM-001-SEDE son lo mismo' } },
      { says: 'must-not', what: { en: 'use the Mexican NOM for work in the US', es: 'usar la NOM mexicana para trabajo en EE. UU.' } },
    ],
    words: { en: 'nom-001-sede mexico code nec difference 127 volts', es: 'nom 001 sede norma mexicana nec diferencia 127 volts' },
  },
  {
    id: 'code-where-definitions',
    area: 'exam',
    grade: 'V1',
    title: { en: 'Where are the definitions in the code?', es: '¿Dónde están las definiciones del código?' },
    answer: {
      en: 'In Article 100. Since the 2023 edition it holds nearly all definitions, also those that used to stand in the .2 section of each article, such as 690.2 or 517.2.\n\nA term used in one article only carries that article in parentheses. In 2020 and before, look in the .2 section of the article first.',
      es: 'En el Artículo 100. Desde la edición 2023 reúne casi todas las definiciones, también las que estaban en la sección .2 de cada artículo, como 690.2 o 517.2.\n\nUn término de un solo artículo lleva ese artículo entre paréntesis. En 2020 y antes, busque primero en la sección .2 del artículo.',
    },
    references: ['Article 100'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'nearly all definitions have been in Article 100 since the 2023 edition',
          es: 'desde la edición 2023 casi todas las definiciones están en el artículo 100',
        },
      },
    ],
    words: {
      en: 'definitions gone moved .2 find now article 690 2023 book missing',
      es: 'definiciones movieron dónde buscar .2 artículo 690 quedaron libro sección 690.2',
    },
  },
];

// Confirmed: necexam.com, mynfpa70, askbonbon, facts on the 2026 edition.
