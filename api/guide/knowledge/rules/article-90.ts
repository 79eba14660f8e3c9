// Article 90: what the code is for, what it covers and who enforces it.
import type { Rule } from '../knowledge.ts';

export const article90: readonly Rule[] = [
  {
    id: '90-2-a-purpose',
    section: '90.2(A)',
    numberIn: { '2017': '90.1(A)', '2020': '90.1(A)' },
    grade: 'V2',
    title: { en: 'What the code is for', es: 'Para qué sirve el código' },
    text: {
      en: 'The code is there to protect people and property from the hazards of electricity. It is a safety minimum, not a design manual nor an instruction book for the untrained: a compliant job that is kept up is safe, if not always efficient or large enough for later loads.',
      es: 'El código existe para proteger a las personas y la propiedad de los riesgos de la electricidad. Es un mínimo de seguridad, no un manual de diseño ni de enseñanza: una obra que lo cumple y se mantiene es segura, aunque no siempre eficiente ni sobrada para después.',
    },
    words: {
      en: 'purpose minimum design manual good practice intended specification untrained persons instruction',
      es: 'propósito objetivo mínimo personas capacitación especificación',
    },
  },
  {
    id: '90-2-c-covered',
    section: '90.2(C)',
    numberIn: { '2017': '90.2(A)', '2020': '90.2(A)' },
    grade: 'V2',
    title: { en: 'What the code covers', es: 'Qué cubre el código' },
    text: {
      en: "The code covers wiring in and on public and private buildings, mobile homes, recreational vehicles and floating buildings, yards, lots, carnivals and parking areas, and the conductors that connect them to the supply. A utility's offices, warehouses and garages are covered too.",
      es: 'El código cubre el cableado dentro y sobre edificios públicos y privados, casas móviles, vehículos recreativos y edificios flotantes, patios, lotes, ferias y estacionamientos, y los conductores que los conectan al suministro. También cubre oficinas, bodegas y talleres de la compañía eléctrica.',
    },
    claims: [
      {
        says: 'is',
        what: {
          en: 'floating homes, mobile homes and RVs are under the NEC',
          es: 'las casas flotantes, casas móviles y vehículos recreativos están bajo el NEC',
        },
      },
    ],
    words: { en: 'scope applies premises wiring', es: 'alcance aplica' },
  },
  {
    id: '90-2-d-not-covered',
    section: '90.2(D)',
    numberIn: { '2017': '90.2(B)', '2020': '90.2(B)' },
    grade: 'V2',
    title: { en: 'What the code does not cover: ships, cars, mines', es: 'Qué no cubre el código: barcos, autos, minas' },
    text: {
      en: 'The code does not cover ships, aircraft, railway rolling stock, ordinary motor vehicles, underground mines, or what an electric or communications utility installs and controls for its own generation, transmission, distribution and metering. The utility follows its own safety code up to the service point.',
      es: 'El código no cubre barcos, aviones, trenes, automóviles comunes, minas subterráneas ni lo que la compañía eléctrica o de comunicaciones instala y controla para su propia generación, transmisión, distribución y medición. Hasta el punto de acometida la compañía sigue su propio código.',
    },
    words: {
      en: 'exempt side power company nesc pole transformer meter apply automobiles cars boats airplanes trains wiring utility-owned substations fall',
      es: 'exento compañía luz poste transformador medidor aplica carros botes alambrado subestación',
    },
  },
  {
    id: '90-3-arrangement',
    section: '90.3',
    grade: 'V2',
    title: { en: 'How the chapters fit together', es: 'Cómo encajan los capítulos' },
    text: {
      en: 'Chapters 1 through 4 apply to every job. Chapters 5, 6 and 7 supplement or modify them for special occupancies, equipment and conditions. Chapter 8 stands alone unless it points elsewhere. Chapter 9 holds tables that apply where a rule calls them; annexes are information only.',
      es: 'Los Capítulos 1 a 4 aplican a toda obra. Los Capítulos 5, 6 y 7 los complementan o modifican para locales, equipos y condiciones especiales. El Capítulo 8 es independiente salvo que remita a otro. El Capítulo 9 tiene tablas que aplican cuando una regla las llama; los anexos son solo información.',
    },
    textIn: {
      '2026': {
        en: 'Chapters 1 through 4 apply to every job; Chapters 5 through 8 add to them or change them. Chapter 8 no longer stands alone in this edition: the general rules reach it too.',
        es: 'Los Capítulos 1 a 4 aplican a toda obra; los Capítulos 5 a 8 los complementan o modifican. En esta edición el Capítulo 8 ya no es independiente: las reglas generales también le aplican.',
      },
    },
    words: {
      en: 'arrangement organization chapter 8 annex exam informative enforceable requirement',
      es: 'orden organización capítulos anexo informativos requisitos',
    },
  },
  {
    id: '90-4-enforcement',
    section: '90.4',
    grade: 'V2',
    title: { en: 'Who interprets the code: the AHJ', es: 'Quién interpreta el código: la autoridad (AHJ)' },
    text: {
      en: 'The authority having jurisdiction interprets the rules, approves equipment and materials, and may grant special permission or accept another method that is just as safe. When a new edition needs products not yet on the market, it may accept what the previous edition allowed.',
      es: 'La autoridad competente (AHJ) interpreta las reglas, aprueba equipos y materiales, y puede dar permiso especial o aceptar otro método igual de seguro. Si una edición nueva pide productos que aún no existen en el mercado, puede aceptar lo que permitía la edición anterior.',
    },
    claims: [
      {
        says: 'is',
        what: {
          en: 'the authority may accept what the previous edition allowed when newly required products are not yet to be had',
          es: 'la autoridad puede aceptar lo que permitía la edición anterior cuando los productos nuevos exigidos aún no se consiguen',
        },
      },
    ],
    words: {
      en: 'inspector authority having jurisdiction city county final special permission',
      es: 'inspector autoridad ciudad condado última palabra permiso especial',
    },
  },
  {
    id: '90-5-mandatory-permissive',
    section: '90.5',
    grade: 'V2',
    title: { en: 'Shall, shall be permitted, and informational notes', es: 'Obligatorio, permitido y notas informativas' },
    text: {
      en: "Wording tells you what binds. 'Shall' and 'shall not' are requirements; 'shall be permitted' and 'shall not be required' are options you may use. Informational notes explain or recommend and cannot be enforced, such as the voltage-drop percentages.",
      es: "La redacción dice qué obliga. 'Shall' y 'shall not' son requisitos; 'shall be permitted' y 'shall not be required' son opciones que se pueden usar. Las notas informativas explican o recomiendan y no se pueden exigir, como los porcentajes de caída de tensión.",
    },
    claims: [
      {
        says: 'is-not',
        what: { en: 'informational notes can be enforced', es: 'las notas informativas se puedan exigir' },
        unless: { en: 'a local rule or contract makes them binding', es: 'una regla local o un contrato las haga obligatorias' },
      },
    ],
    words: {
      en: 'enforceable informational note fpn recommendation language permissive optional rule',
      es: 'exigible nota recomendación opcional lenguaje mandatorio',
    },
  },
  {
    id: '90-7-listed-equipment',
    section: '90.7',
    grade: 'V2',
    title: { en: 'Factory wiring of listed equipment', es: 'Cableado de fábrica de equipo listado' },
    text: {
      en: 'Factory-installed internal wiring and construction of equipment listed by a qualified testing laboratory need not be inspected again in the field, except for damage, alterations and how it is installed.',
      es: 'El cableado interno y la construcción de fábrica de un equipo listado por un laboratorio calificado no tienen que inspeccionarse otra vez en campo, salvo por daños, modificaciones y la forma en que se instala.',
    },
    words: {
      en: 'ul listed label factory wiring inspection testing laboratory nrtl',
      es: 'ul listado etiqueta fábrica inspección laboratorio',
    },
  },
  {
    id: '90-9-units',
    section: '90.9',
    grade: 'K',
    title: { en: 'Metric and inch-pound units', es: 'Unidades métricas e inglesas' },
    text: {
      en: 'The code prints metric first and inch-pound units beside it, and either may be used to comply. Some values are trade sizes or rounded, so the two are not always exact conversions of each other.',
      es: 'El código pone primero las unidades métricas y al lado las inglesas; cualquiera de las dos sirve para cumplir. Algunas son medidas comerciales o redondeadas, así que no siempre son conversiones exactas.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'go by either the metric or the inch-pound figures to comply',
          es: 'guiarse por las cifras métricas o por las de pulgadas para cumplir',
        },
      },
    ],
    words: {
      en: 'millimeters inches conversion hard soft metric trade size',
      es: 'milímetros pulgadas conversión métrico medida comercial',
    },
  },
];

// Confirmed: 90.2 EC&M Tech Talk 31, ecmag (2023 style-manual series). One source: 90.3 and 90.5 charlesrmiller.com.
// 90.5 also ecmag CQD (style manual). 90.2(C), (D), 90.3, 90.4: NFPA blog on Article 90, Mike Holt forum, thenecwiki, EC&M tip of the week. One source: 90.7 study cards.
// 90.7 Tedesco (ECN forum), Mike Holt forum.
