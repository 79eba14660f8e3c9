// Article 215: feeders.
import type { Rule } from '../knowledge.ts';

export const article215: readonly Rule[] = [
  {
    id: '215-2-a-1-conductor-size',
    section: '215.2(A)(1)',
    grade: 'V2',
    title: { en: 'Feeder conductors: 125% of continuous load', es: 'Conductores de alimentador: 125% de la carga continua' },
    text: {
      en: 'Feeder conductors need an ampacity of at least 125% of the continuous load plus the noncontinuous load, before any factors, and at least the load served after correction and adjustment. Use the larger. With an assembly listed for operation at 100%, the continuous load counts once.',
      es: 'Los conductores del alimentador necesitan ampacidad de al menos 125% de la carga continua más la no continua, antes de factores, y al menos la carga servida después de corrección y ajuste. Use el mayor. Con un conjunto listado para operar al 100%, la continua cuenta una vez.',
    },
    figures: { c: [125, '%'], f: [100, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size feeder conductors for 125% of the continuous plus the noncontinuous load',
          es: 'calcular los conductores del alimentador para 125% de la carga continua más la no continua',
        },
        unless: { en: 'the assembly is listed for operation at 100%', es: 'el conjunto esté listado para operar al 100%' },
        words: 'feeder wire size',
      },
    ],
    words: { en: 'feeder size wire continuous noncontinuous subpanel', es: 'alimentador calibre continua subpanel' },
  },
  {
    id: '215-2-grounded-conductor',
    section: '215.2',
    grade: 'V2',
    title: { en: 'Feeder neutral not smaller than the EGC', es: 'Neutro del alimentador no menor que el EGC' },
    text: {
      en: "The feeder's grounded conductor may be smaller than the hots when the neutral load is, but not smaller than the equipment grounding conductor of 250.122 for the feeder's overcurrent device.",
      es: 'El conductor puesto a tierra del alimentador puede ser menor que los vivos si su carga lo permite, pero no menor que el conductor de tierra de equipo de 250.122 para la protección del alimentador.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'use a feeder neutral smaller than the hots', es: 'usar neutro de alimentador menor que los vivos' },
        if: {
          en: "the neutral load is smaller and the neutral isn't smaller than the equipment ground of 250.122",
          es: 'la carga del neutro es menor y no es menor que la tierra de 250.122',
        },
        words: 'reduced neutral feeder',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a feeder neutral smaller than the equipment ground for its overcurrent device',
          es: 'usar un neutro menor que la tierra de equipos de su protección',
        },
        words: 'feeder neutral size',
      },
    ],
    words: { en: 'feeder neutral size reduced minimum smallest', es: 'neutro alimentador tamaño mínimo reducido menor' },
  },
  {
    id: '215-2-voltage-drop',
    section: '215.2',
    grade: 'V2',
    title: { en: 'Feeder voltage drop is advice', es: 'Caída de tensión en alimentadores: recomendación' },
    text: {
      en: 'An informational note suggests no more than 3% voltage drop in the feeder and 5% in feeder and branch circuit together. It is a recommendation, not a requirement.',
      es: 'Una nota informativa sugiere no más de 3% de caída en el alimentador y 5% sumando el ramal. Es recomendación, no requisito.',
    },
    figures: { f: [3, '%'], t: [5, '%'] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'keep feeder voltage drop under 3%, or 5% with the branch circuit',
          es: 'mantener la caída del alimentador bajo 3%, o 5% con el ramal',
        },
        words: 'voltage drop',
      },
    ],
    words: { en: 'voltage drop feeder 3% 5% long run', es: 'caída voltaje alimentador tramo largo' },
  },
  {
    id: '215-3-overcurrent',
    section: '215.3',
    grade: 'V2',
    title: { en: 'Feeder overcurrent device', es: 'Protección del alimentador' },
    text: {
      en: "A feeder's overcurrent device must be rated at least the noncontinuous load plus 125% of the continuous load, unless the assembly and device are listed for 100% of their rating.",
      es: 'La protección del alimentador debe ser al menos la carga no continua más 125% de la continua, salvo que el conjunto y el dispositivo estén listados para el 100% de su valor.',
    },
    figures: { c: [125, '%'], f: [100, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: "rate a feeder's overcurrent device at least noncontinuous plus 125% of continuous load",
          es: 'dar a la protección del alimentador al menos la carga no continua más 125% de la continua',
        },
        unless: { en: 'assembly and device are listed for 100%', es: 'el conjunto y dispositivo estén listados para 100%' },
        words: 'feeder breaker size',
      },
    ],
    words: { en: 'feeder breaker size sizing continuous 125 percent', es: 'breaker alimentador' },
  },
  {
    id: '215-4-common-neutral',
    section: '215.4',
    grade: 'V2',
    title: { en: 'Feeders sharing a neutral', es: 'Alimentadores con neutro común' },
    text: {
      en: 'Up to three sets of 3-wire feeders, or two sets of 4- or 5-wire feeders, may use a common neutral. In a metal raceway all of them must be together inside it.',
      es: 'Hasta tres juegos de alimentadores de 3 hilos, o dos de 4 o 5 hilos, pueden usar un neutro común. En tubo metálico todos deben ir juntos adentro.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'share a common neutral among up to three 3-wire or two 4- or 5-wire feeder sets',
          es: 'compartir neutro en hasta tres alimentadores de 3 hilos o dos de 4 o 5',
        },
        if: { en: 'in a metal raceway, all are together inside it', es: 'en tubo metálico, todos van juntos adentro' },
        words: 'shared neutral feeder',
      },
    ],
    words: { en: 'common neutral feeders shared', es: 'neutro común alimentadores' },
  },
  {
    id: '215-5-diagram',
    section: '215.5',
    grade: 'V1',
    title: { en: 'Feeder diagram on request', es: 'Diagrama de alimentadores a petición' },
    text: {
      en: 'If the inspection authority asks, provide a diagram before installing feeders that shows area served, total load before and after demand factors, and the size and type of conductors.',
      es: 'Si la autoridad lo pide, entregue un diagrama antes de instalar los alimentadores con el área servida, la carga total antes y después de factores de demanda, y el calibre y tipo de conductores.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'provide a feeder diagram before installing', es: 'dar un diagrama de alimentadores antes de instalar' },
        if: { en: 'the inspection authority asks', es: 'la autoridad lo pide' },
        words: 'one-line',
      },
    ],
    words: { en: 'one line diagram plans permit', es: 'diagrama unifilar planos permiso' },
  },
  {
    id: '215-9-gfci',
    section: '215.9',
    grade: 'V1',
    title: { en: 'GFCI on the feeder', es: 'GFCI en el alimentador' },
    text: {
      en: 'A feeder may be protected by a GFCI installed in a readily accessible location in place of the branch-circuit GFCI that 210.8 and the temporary-wiring rule ask for.',
      es: 'Un alimentador puede protegerse con un GFCI en lugar fácilmente accesible en vez de los GFCI de ramal que piden 210.8 y la regla de instalaciones temporales.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'protect a feeder with GFCI in place of branch-circuit GFCI',
          es: 'proteger un alimentador con GFCI en lugar del GFCI del ramal',
        },
        if: { en: 'it is in a readily accessible location', es: 'está en lugar fácilmente accesible' },
        words: 'GFCI subpanel feeder',
      },
    ],
    words: { en: 'gfci feeder breaker subpanel', es: 'gfci alimentador subpanel' },
  },
  {
    id: '215-10-gfpe',
    section: '215.10',
    grade: 'V2',
    title: { en: 'GFPE on feeders of 1000 A', es: 'GFPE en alimentadores de 1000 A' },
    text: {
      en: 'A feeder disconnect rated 1000 A or more on a solidly grounded wye system of more than 150 V to ground, such as 480Y/277, needs ground-fault protection of equipment. Not needed where it is already on the supply side of the feeder, and not for continuous processes where shutdown adds hazard or for fire pumps.',
      es: 'Un desconectador de alimentador de 1000 A o más en estrella sólidamente aterrizada de más de 150 V a tierra, como 480Y/277, necesita protección de equipo contra falla a tierra. No hace falta si ya está del lado de suministro, ni en procesos continuos donde el paro aumenta el riesgo, ni en bombas contra incendio.',
    },
    figures: { a: [1000, 'A'], g: [150, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide GFPE on a 1000 A or larger feeder disconnect at 480Y/277',
          es: 'poner GFPE en desconectador de alimentador de 1000 A o más a 480Y/277',
        },
        if: { en: 'the wye is solidly grounded', es: 'la estrella está sólidamente aterrizada' },
        unless: {
          en: "it is already on the feeder's supply side, a continuous process or a fire pump",
          es: 'ya exista del lado de alimentación, sea proceso continuo o bomba contra incendio',
        },
        words: 'ground fault',
      },
    ],
    words: { en: 'ground fault protection feeder 480 277 1000', es: 'protección falla a tierra alimentador 480 277' },
  },
  {
    id: '215-12-c-identification',
    section: '215.12(C)',
    grade: 'V2',
    title: { en: 'Identify feeder phases', es: 'Identifique las fases del alimentador' },
    text: {
      en: 'Where premises have more than one nominal voltage, ungrounded feeder conductors are identified by phase and system voltage at terminations, connections and splices, and the method documented or posted at each distribution panel.',
      es: 'Donde hay más de un voltaje nominal, los vivos de los alimentadores se identifican por fase y voltaje del sistema en terminaciones, conexiones y empalmes, y el método se documenta o rotula en cada tablero.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'identify feeder hots by phase and voltage where premises have more than one nominal voltage',
          es: 'identificar los vivos del alimentador por fase y voltaje donde hay más de un voltaje',
        },
        words: 'color code',
      },
      {
        says: 'must',
        what: {
          en: 'document or post the feeder identification method at each distribution panel',
          es: 'documentar o poner a la vista el método en cada tablero de distribución',
        },
        if: { en: 'the premises have more than one nominal voltage', es: 'hay más de un voltaje nominal' },
        words: 'label',
      },
    ],
    words: { en: 'feeder color phase tape brown orange yellow', es: 'colores alimentador cinta' },
  },
  {
    id: '215-15-barriers',
    section: '215.15',
    numberIn: { '2017': null, '2020': null },
    grade: 'V2',
    title: { en: 'Barriers in tap- and transformer-fed equipment', es: 'Barreras en equipo alimentado por taps' },
    text: {
      en: 'Barriers must be placed so that no energized line-side terminal of a panelboard, switchboard, switchgear or motor control center supplied by feeder taps or transformer secondary conductors is exposed to accidental contact while load terminations are serviced.',
      es: 'Debe haber barreras para que ninguna terminal de línea energizada de un tablero, switchgear o centro de control de motores alimentado por taps o secundario de transformador quede expuesta al contacto al atender las terminales de carga.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put barriers so no tap- or transformer-fed line terminal is exposed while servicing load terminations',
          es: 'poner barreras para no exponer terminales de línea de taps o transformador al atender cargas',
        },
        words: 'panel lugs cover',
      },
    ],
    words: { en: 'barrier cover line lugs panel transformer secondary', es: 'barrera tapa zapatas línea secundario' },
  },
  {
    id: '215-18-surge',
    section: '215.18',
    numberIn: { '2017': null, '2020': null },
    grade: 'V2',
    title: { en: 'Surge protection on feeders to dwellings', es: 'Supresor en alimentadores de viviendas' },
    text: {
      en: 'A feeder that supplies dwelling units, dormitory units, hotel guest rooms or suites, or patient sleeping rooms of nursing homes needs a Type 1 or Type 2 SPD of at least 10 kA nominal discharge current, in or next to the distribution equipment with the branch devices. It also applies when that equipment is replaced.',
      es: 'Un alimentador de viviendas, dormitorios, cuartos de hotel o cuartos de pacientes en asilos necesita un SPD Tipo 1 o Tipo 2 de al menos 10 kA de corriente nominal de descarga, dentro o junto al equipo de distribución con los ramales. Aplica también al reemplazar ese equipo.',
    },
    figures: { k: [10, 'kA'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a Type 1 or 2 surge protector (SPD) on a feeder to dwelling units',
          es: 'instalar SPD Tipo 1 o 2 en un alimentador a viviendas',
        },
        words: 'surge subpanel apartment',
      },
      {
        says: 'must',
        what: {
          en: 'add an SPD when that dwelling distribution equipment is replaced',
          es: 'agregar SPD al reemplazar ese equipo de distribución de vivienda',
        },
        words: 'surge panel change',
      },
      {
        says: 'must',
        what: {
          en: 'install an SPD on feeders to dormitory units, hotel rooms and nursing-home sleeping rooms',
          es: 'instalar SPD en alimentadores a residencias, cuartos de hotel y dormitorios de asilos',
        },
        words: 'surge',
      },
    ],
    words: { en: 'surge protector apartment panel subpanel spd', es: 'supresor departamento subpanel picos' },
  },
];

// Confirmed: 215.2, 215.3 flylib, summit newswire, gildardoyanez (NOM), Schneider; voltage drop Mike Holt forum, flylib; 215.10 EC&M, powersystemstesting; 215.18 electricallicenserenewal 1440, Leviton, nyeia, mersen.
// Feeder neutral minimum flylib, summit newswire.
// Second look: 215.12(C) Mike Holt forum, ecmag (Ode), electricallicenserenewal 1865; 215.15 new in 2023: EC&M, Leviton 2023, thebuildingcodeforum.
// Third look: 215.4 Mike Holt forum, electricalcode.net. One source: 215.5 Mike Holt forum 16644.
