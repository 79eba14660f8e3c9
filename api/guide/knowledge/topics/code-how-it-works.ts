// How the code is built, adopted, read and enforced.
import type { Topic } from '../knowledge.ts';

export const codeHowItWorksTopics: readonly Topic[] = [
  {
    id: 'code-how-it-is-organised',
    area: 'code',
    grade: 'K',
    title: { en: 'How is the NEC organised?', es: '¿Cómo está organizado el NEC?' },
    answer: {
      en: 'Up to the 2023 edition: chapters 1 to 4 apply in general, 5 to 7 add to or change them for special places, equipment and conditions, 8 (communications) stood alone unless it points elsewhere, and 9 holds tables. The 2026 edition rearranges some of this.\n\nInside: article (210), part (II), section (210.52), subdivision (A)(1). A special article beats the general one only in what it says. Annexes and informational notes explain; they are not enforceable. In the 2026 edition load calculations moved to Article 120 and communications lost its separate status.',
      es: 'Hasta la edición 2023: los capítulos 1 a 4 aplican en general, 5 a 7 los complementan o cambian para lugares, equipos y condiciones especiales, el 8 (comunicaciones) iba aparte salvo que remitiera a otros, y el 9 trae tablas. La edición 2026 reacomoda parte de esto.\n\nPor dentro: artículo (210), parte (II), sección (210.52), inciso (A)(1). Un artículo especial gana al general solo en lo que dice. Los anexos y notas informativas explican; no obligan. En 2026 los cálculos de carga pasaron al Artículo 120 y comunicaciones perdió su independencia.',
    },
    references: ['90.3', '90.5'],
    words: {
      en: 'nec layout structure chapters articles parts sections organization',
      es: 'estructura del código capítulos artículos partes secciones nec',
    },
    followUps: {
      en: ['What changed in the 2026 edition?', 'Are informational notes enforceable?', 'What is an exception?'],
      es: ['¿Qué cambió en 2026?', '¿Obligan las notas informativas?', '¿Qué es una excepción?'],
    },
    video: { en: 'how the NEC is organized chapters', es: 'cómo está organizado el código NEC' },
  },
  {
    id: 'code-editions-and-adoption',
    area: 'code',
    grade: 'K',
    title: { en: 'Which code edition applies to my job?', es: '¿Qué edición del código aplica a mi trabajo?' },
    answer: {
      en: 'The edition your state, county or city has adopted by law, with its local amendments, on the date the permit counts from. The newest book in the store is not automatically the law.\n\nA new edition comes every three years; adoption takes from months to many years, and some places adopt locally or write their own code. Ask the building department which edition and amendments they enforce, keep that answer with the job, and say the edition whenever you quote a rule. Utilities add their own service requirements.',
      es: 'La edición que su estado, condado o ciudad adoptó por ley, con sus enmiendas, en la fecha que cuenta para el permiso. El libro más nuevo de la tienda no es ley en automático.\n\nCada tres años sale una edición; adoptarla tarda de meses a muchos años, y hay lugares que adoptan por su cuenta o escriben su propio código. Pregunte al departamento de construcción qué edición y enmiendas aplican, guarde la respuesta y diga la edición cuando cite una regla. La compañía de luz agrega sus requisitos.',
    },
    references: ['90.4'],
    words: {
      en: 'edition adopted state local amendment which nec year 2020 2023 2026 jurisdiction',
      es: 'edición adoptada estado enmienda local qué año aplica jurisdicción',
    },
    followUps: {
      en: ['What is an AHJ?', 'Which edition does my state use?', 'What changed in 2023?'],
      es: ['¿Qué es la AHJ?', '¿Qué edición usa mi estado?', '¿Qué cambió en 2023?'],
    },
    video: { en: 'NEC adoption by state which edition applies', es: 'qué edición del NEC aplica en mi estado' },
  },
  {
    id: 'code-listing-and-instructions',
    area: 'code',
    grade: 'K',
    title: {
      en: "Do I have to follow the manufacturer's instructions (110.3(B))?",
      es: '¿Tengo que seguir el instructivo del fabricante (110.3(B))?',
    },
    answer: {
      en: 'Yes: listed or labelled equipment must be installed and used as its listing and instructions say, and an inspector can fail the job for it.\n\nThat covers torque, wire sizes and metals, clearances, breaker types, orientation, wet or dry place, and accessories. Keep the instruction sheet until inspection. When instructions are stricter than the code, follow them; when they seem looser, the code still applies. Changing a product in the field, drilling it, or mixing brands of breakers can void the listing.',
      es: 'Sí: el equipo listado o etiquetado se instala y usa como dicen su listado e instructivo, y el inspector puede rechazar el trabajo por eso.\n\nIncluye torque, calibres y metales, distancias, tipos de breaker, posición, lugar seco o mojado y accesorios. Guarde la hoja hasta la inspección. Si el instructivo es más estricto que el código, sígalo; si parece más flojo, el código sigue valiendo. Modificar el producto, taladrarlo o mezclar marcas de breakers puede anular el listado.',
    },
    references: ['110.3(B)'],
    words: {
      en: '110.3(b) manufacturer instructions listed labeled ul follow installation sheet',
      es: 'instructivo fabricante listado etiquetado ul manual seguir',
    },
    followUps: {
      en: ['What is the difference between listed and labeled?', "Can I use another brand's breaker?", 'What does UL mark mean?'],
      es: ['¿Qué diferencia hay entre listado y etiquetado?', '¿Puedo usar breaker de otra marca?', '¿Qué significa la marca UL?'],
    },
    video: { en: 'NEC 110.3(B) listing and instructions', es: 'seguir instructivo del fabricante NEC 110.3(B)' },
  },
];
