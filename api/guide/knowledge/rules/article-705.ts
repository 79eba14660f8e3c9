// Article 705 in own words: solar, batteries and generators in parallel with the utility.
import type { Rule } from '../knowledge.ts';

export const article705: readonly Rule[] = [
  {
    id: '705-6-listed',
    section: '705.6',
    grade: 'K',
    title: { en: 'Interconnection equipment: listed for it', es: 'Equipo de interconexión: listado' },
    text: {
      en: 'Equipment that connects sources in parallel with the utility is listed for interactive use or evaluated with a field label. That means UL 1741 inverters and listed converters.',
      es: 'El equipo que conecta fuentes en paralelo con la compañía es listado para uso interactivo o evaluado con etiqueta de campo: inversores UL 1741 y similares.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use listed interactive (UL 1741) or field-labeled equipment in parallel with the utility',
          es: 'usar equipo interactivo listado (UL 1741) o etiquetado en paralelo con la compañía',
        },
        words: 'grid tie inverter solar plug-in',
      },
    ],
    words: { en: 'grid tie inverter listed ul 1741 plug in solar', es: 'inversor interactivo listado ul 1741 solar de enchufe' },
  },
  {
    id: '705-8-qualified',
    section: '705.8',
    grade: 'K',
    title: { en: 'Interconnection by qualified persons', es: 'Interconexión por personas calificadas' },
    text: {
      en: 'Installation of power production sources that run in parallel with a primary source is done only by qualified persons.',
      es: 'La instalación de fuentes de generación en paralelo con la fuente principal la hacen sólo personas calificadas.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'have qualified persons install sources in parallel with the utility',
          es: 'encargar a personas calificadas las fuentes en paralelo con la compañía',
        },
        words: 'solar diy grid tie',
      },
    ],
    words: { en: 'who can connect solar to grid', es: 'quién conecta solar a la red' },
  },
  {
    id: '705-10-directory',
    section: '705.10',
    grade: 'V2',
    title: { en: 'Plaque or directory of all sources', es: 'Placa o directorio de las fuentes' },
    text: {
      en: "A permanent plaque or directory at each service equipment, or an approved place, shows all the premises' power sources and where their disconnects are, with emergency phone numbers of remote-control operators where there are any.",
      es: 'Una placa o directorio permanente en cada acometida, o lugar aprobado, muestra todas las fuentes del inmueble y dónde están sus desconectadores, con teléfonos de emergencia de quien las opere a distancia.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'post a directory of all power sources at each service',
          es: 'poner directorio de todas las fuentes en cada acometida',
        },
        words: 'solar battery plaque',
      },
    ],
    words: { en: 'solar directory sign service multiple sources caution', es: 'directorio solar acometida varias fuentes' },
  },
  {
    id: '705-11-supply-side',
    section: '705.11',
    numberIn: { '2017': '705.12(A)', '2020': '705.11' },
    grade: 'V2',
    title: { en: 'Supply-side connection', es: 'Conexión del lado de línea' },
    text: {
      en: 'Power sources may connect ahead of the service disconnect, like an added service. The sum of their output ratings may not exceed the service, each has its disconnect and overcurrent protection, and the neutral and ground are handled as at a service.',
      es: 'Las fuentes pueden conectarse antes del desconectador de acometida, como una acometida más. La suma de sus salidas no pasa de la acometida, cada una lleva desconectador y protección, y neutro y tierra se tratan como en acometida.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'connect solar ahead of the service disconnect (line-side tap)',
          es: 'conectar solar antes del principal (lado de línea)',
        },
        if: {
          en: 'the sources do not exceed the service and each has its own disconnect and overcurrent protection',
          es: 'las fuentes no pasan de la acometida y cada una tiene desconectador y protección',
        },
        words: 'supply side tap meter utility polaris inverter full bus arriba pegarse',
      },
      {
        says: 'must-not',
        what: {
          en: 'connect sources ahead of the main that add up to more than the service',
          es: 'conectar antes del principal fuentes que sumen más que la acometida',
        },
        words: 'limit total each sumen',
      },
      {
        says: 'must',
        what: {
          en: 'give each source ahead of the main a disconnect and overcurrent protection',
          es: 'poner desconectador y protección a cada fuente conectada antes del principal',
        },
        words: 'leave fused',
      },
      {
        says: 'is-not',
        what: { en: 'a solar connection ahead of the main is illegal', es: 'una conexión solar antes del principal sea ilegal' },
        words: 'line side tap breaker',
      },
    ],
    words: {
      en: 'line side tap solar polaris meter tap tie in line side of main',
      es: 'derivación lado de línea solar medidor lado de línea del principal',
    },
  },
  {
    id: '705-11-conductors',
    section: '705.11',
    numberIn: { '2017': '705.31' },
    grade: 'V1',
    title: { en: 'Supply-side conductors: 6 AWG', es: 'Lado de línea: 6 AWG' },
    text: {
      en: "Those conductors carry the source's current by 705.28 and are not smaller than 6 AWG copper or 4 AWG aluminum. The 2023 edition names no fixed length inside to the overcurrent device; 2020 and 2026 do. Keep the run as short as possible and ask the inspector.",
      es: 'Esos conductores llevan la corriente de la fuente según 705.28 y no son menores que 6 AWG de cobre o 4 AWG de aluminio. La edición 2023 no da un largo fijo en interior hasta la protección; la 2020 y la 2026 sí. Haga el tramo lo más corto posible y pregunte al inspector.',
    },
    textIn: {
      '2017': {
        en: 'The overcurrent device of a supply-side connection is within 10 ft of the point where its conductors connect, unless cable limiters or current-limiting breakers are used.',
        es: 'La protección de la conexión de lado de línea queda a 10 pies o menos del punto donde se conectan sus conductores, salvo limitadores de cable o breakers limitadores de corriente.',
      },
      '2020': {
        en: "Those conductors carry the source's current and are not smaller than 6 AWG copper or 4 AWG aluminum. Inside a building the overcurrent device is within 10 ft of the connection in dwelling units and 16-1/2 ft elsewhere, with exceptions.",
        es: 'Esos conductores llevan la corriente de la fuente y no son menores que 6 AWG de cobre o 4 AWG de aluminio. Dentro del edificio la protección queda a 10 pies de la conexión en viviendas y a 16-1/2 pies en lo demás, con excepciones.',
      },
      '2026': {
        en: "Those conductors carry the source's current and are not smaller than 6 AWG copper or 4 AWG aluminum. Inside a building the overcurrent device is within 10 ft of the connection in dwelling units and 16-1/2 ft elsewhere, with exceptions.",
        es: 'Esos conductores llevan la corriente de la fuente y no son menores que 6 AWG de cobre o 4 AWG de aluminio. Dentro del edificio la protección queda a 10 pies de la conexión en viviendas y a 16-1/2 pies en lo demás, con excepciones.',
      },
    },
    figures: { size: [6, 'AWG'], size2: [4, 'AWG'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use supply-side source conductors smaller than 6 AWG copper or 4 aluminum',
          es: 'usar conductores de lado de línea menores que 6 AWG cobre o 4 aluminio',
        },
        words: 'solar line side tap wire',
      },
    ],
    words: {
      en: 'line side tap distance disconnect 10 feet wire size minimum supply-side tap conductors solar service smallest',
      es: 'lado de línea distancia desconectador 10 pies calibre mínimo conductores derivación solar acometida',
    },
  },
  {
    id: '705-12-b1-sum-125',
    section: '705.12(B)',
    grade: 'V1',
    title: { en: 'Bus rule 1: sources at 125% plus main', es: 'Regla 1: fuentes al 125% más principal' },
    text: {
      en: "A connection anywhere on the busbar is allowed where 125% of the source output currents plus the rating of the device that protects the busbar does not exceed the busbar's ampere rating.",
      es: 'Se permite conectar en cualquier parte de la barra si 125% de las corrientes de salida de las fuentes más la protección que guarda la barra no pasa de la capacidad de la barra.',
    },
    figures: { percent: [125, '%'] },
    claims: [
      {
        says: 'may',
        what: { en: 'connect solar anywhere on the busbar', es: 'conectar solar en cualquier punto de la barra' },
        if: {
          en: '125% of the source currents plus the main does not exceed the busbar rating',
          es: '125% de las fuentes más el principal no pasa de la barra',
        },
        words: 'breaker position backfeed',
      },
    ],
    words: { en: 'solar breaker anywhere bus 100 percent rule', es: 'breaker solar en cualquier lugar regla 100' },
  },
  {
    id: '705-12-b2-120-percent',
    section: '705.12(B)(2)',
    numberIn: { '2017': '705.12(B)(2)', '2020': '705.12(B)(3)' },
    grade: 'V2',
    title: { en: 'The 120% rule', es: 'La regla del 120%' },
    text: {
      en: 'With two sources at opposite ends of a busbar that has loads, 125% of the inverter output currents plus the main breaker may be up to 120% of the busbar rating. A label forbids moving the breaker. A 200 A bus with a 200 A main leaves 40 A, an inverter of 32 A.',
      es: 'Con dos fuentes en extremos opuestos de una barra con cargas, 125% de la corriente del inversor más el principal puede llegar a 120% de la barra. Un rótulo prohíbe mover el breaker. Una barra de 200 A con principal de 200 A deja 40 A, un inversor de 32 A.',
    },
    figures: { percent: [125, '%'], percent2: [120, '%'], amps: [200, 'A'], amps2: [40, 'A'], amps3: [32, 'A'] },
    claims: [
      {
        says: 'may',
        what: { en: 'load a busbar to 120% with solar and the main breaker', es: 'cargar una barra al 120% con solar y principal' },
        if: {
          en: 'they are at opposite ends, solar counts at 125%, and a label forbids moving the breaker',
          es: 'están en extremos opuestos, solar cuenta al 125% y un rótulo prohíbe mover el breaker',
        },
        words: '120 rule backfeed',
      },
      {
        says: 'may',
        what: {
          en: 'put a 40 A solar breaker (32 A inverter) in a 200 A panel with 200 A main',
          es: 'poner un breaker solar de 40 A (inversor 32 A) en tablero de 200 A con principal de 200 A',
        },
        if: { en: 'it is at the opposite end from the main', es: 'está en el extremo opuesto al principal' },
        words: '120 rule',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a solar breaker over 40 A in a 200 A panel with 200 A main under the 120% rule',
          es: 'poner breaker solar de más de 40 A en tablero de 200 A con principal de 200 A por el 120%',
        },
        words: '50 60 amp backfeed',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the solar breaker anywhere but at the end opposite the main under the 120% rule',
          es: 'poner el breaker solar fuera del extremo opuesto al principal con la regla del 120%',
        },
        unless: { en: 'it is the center-fed panel of a dwelling', es: 'sea el tablero de una vivienda alimentado por el centro' },
        words: 'middle next below move',
      },
    ],
    words: {
      en: '120 rule solar backfed breaker 200 amp panel 225 bus derate main opposite end',
      es: 'regla 120 breaker solar tablero 200 barra 225 bajar principal',
    },
  },
  {
    id: '705-12-b3-sum',
    section: '705.12(B)(3)',
    numberIn: { '2017': '705.12(B)(2)', '2020': '705.12(B)(3)' },
    grade: 'V2',
    title: { en: 'Sum of all breakers', es: 'Suma de todos los breakers' },
    text: {
      en: 'A connection is allowed where the sum of all breakers on the busbar, loads and sources but not the one that protects the bus, does not exceed the busbar rating. A label says so. It suits combiner panels.',
      es: 'Se permite conectar si la suma de todos los breakers de la barra, cargas y fuentes pero no el que la protege, no pasa de la capacidad de la barra. Un rótulo lo dice. Sirve para tableros combinadores.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'connect sources where all breakers except the main add up within the bus rating',
          es: 'conectar fuentes si la suma de breakers sin el principal no pasa de la barra',
        },
        if: { en: 'a label says so', es: 'un rótulo lo dice' },
        words: 'solar combiner panel sum',
      },
    ],
    words: { en: 'combiner panel sum of breakers rule solar', es: 'tablero combinador suma de breakers solar' },
  },
  {
    id: '705-12-b4-center-fed',
    section: '705.12(B)',
    grade: 'V1',
    title: { en: 'Center-fed panels in dwellings', es: 'Tableros alimentados al centro' },
    text: {
      en: 'A center-fed panelboard in a dwelling may take a source at either end, not both, with the 120% calculation.',
      es: 'Un tablero de alimentación central en vivienda puede recibir una fuente en uno de sus extremos, no en los dos, con el cálculo del 120%.',
    },
    figures: { percent: [120, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'put solar at one end of a center-fed dwelling panel',
          es: 'poner solar en un extremo de un tablero de vivienda alimentado al centro',
        },
        if: { en: 'the 120% calculation is met', es: 'se cumple el cálculo del 120%' },
        words: '120 rule',
      },
      {
        says: 'must-not',
        what: {
          en: 'put solar at both ends of a center-fed panel',
          es: 'poner solar en ambos extremos de un tablero alimentado al centro',
        },
      },
    ],
    words: { en: 'center fed panel solar breaker either end', es: 'tablero alimentado al centro solar' },
  },
  {
    id: '705-12-b5-feedthrough',
    section: '705.12(B)',
    grade: 'K',
    title: { en: 'Feed-through lugs and engineering', es: 'Zapatas de paso e ingeniería' },
    text: {
      en: 'Connections on busbars with feed-through lugs follow the feeder rules, and any other busbar connection may be made under engineering supervision with fault studies and load calculations.',
      es: 'Las conexiones en barras con zapatas de paso siguen las reglas de alimentadores, y cualquier otra puede hacerse con supervisión de ingeniería, estudio de fallas y cálculo de cargas.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'make other busbar connections under engineering supervision',
          es: 'hacer otras conexiones a barra con supervisión de ingeniería',
        },
        if: { en: 'with fault studies and load calculations', es: 'con estudios de falla y cálculos de carga' },
        words: 'solar',
      },
    ],
    words: { en: 'meter main feed through lugs solar', es: 'combo medidor zapatas de paso solar' },
  },
  {
    id: '705-12-a-feeder',
    section: '705.12(A)',
    numberIn: { '2017': '705.12(B)(2)', '2020': '705.12(B)(1)' },
    grade: 'V2',
    title: { en: 'Tapping a feeder with solar', es: 'Conectar solar en un alimentador' },
    text: {
      en: 'Where a source joins a feeder other than at the far end from the main, the part beyond carries the sum of the feeder device plus 125% of the source current, or gets its own overcurrent device at the connection. Taps there use the sum too.',
      es: 'Si la fuente entra a un alimentador en un punto que no es el extremo opuesto, el tramo siguiente soporta la protección del alimentador más 125% de la corriente de la fuente, o lleva su propia protección ahí. Las derivaciones usan también la suma.',
    },
    figures: { percent: [125, '%'] },
    claims: [
      {
        says: 'may',
        what: { en: 'connect solar to a feeder between its ends', es: 'conectar solar a un alimentador entre sus extremos' },
        if: {
          en: 'the part beyond carries the feeder device plus 125% of the source, or has its own device',
          es: 'la parte siguiente lleva el dispositivo más 125% de la fuente, o tiene su propio dispositivo',
        },
        words: 'tap',
      },
    ],
    words: { en: 'solar tap feeder subpanel tap rule inverter', es: 'derivar alimentador subtablero inversor' },
  },
  {
    id: '705-13-pcs',
    section: '705.13',
    numberIn: { '2017': null },
    grade: 'V1',
    title: { en: 'Power control systems', es: 'Sistemas de control de potencia' },
    text: {
      en: 'A listed power control system may limit the output of sources and storage so that busbars and conductors are not overloaded, in place of the busbar rules; its settings are protected and labeled.',
      es: 'Un sistema listado de control de potencia puede limitar la salida de fuentes y baterías para no sobrecargar barras y conductores, en lugar de las reglas de barra; sus ajustes van protegidos y rotulados.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a listed power control system instead of the busbar rules',
          es: 'usar un sistema de control listado en vez de las reglas de barra',
        },
        if: { en: 'its settings are protected and labeled', es: 'sus ajustes están protegidos y rotulados' },
        words: 'solar software skip 120% panel upgrade',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a power control system without locked settings and a label in place of the busbar rules',
          es: 'usar un sistema de control sin ajustes protegidos ni rótulo en vez de las reglas de barra',
        },
        words: 'PCS',
      },
    ],
    words: { en: 'pcs battery solar avoid main panel upgrade', es: 'pcs batería solar evitar cambio de tablero' },
  },
  {
    id: '705-20-disconnect',
    section: '705.20',
    grade: 'K',
    title: { en: 'Source disconnect', es: 'Desconectador de la fuente' },
    text: {
      en: 'Each source has a readily accessible means to disconnect all its ungrounded conductors from the wiring, externally operable, marked, rated for the fault current, lockable and showing open or closed. A backfed plug-in breaker serves.',
      es: 'Cada fuente tiene un medio fácilmente accesible que desconecta todos sus conductores no aterrizados, operable por fuera, rotulado, con capacidad de falla, con candado y posición visible. Sirve un breaker retroalimentado.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give each source a readily accessible lockable disconnect',
          es: 'dar a cada fuente un desconectador accesible con candado',
        },
        words: 'solar battery',
      },
      {
        says: 'may',
        what: {
          en: 'use a backfed plug-in breaker as the source disconnect',
          es: 'usar un breaker enchufable retroalimentado como desconectador de la fuente',
        },
        words: 'solar',
      },
    ],
    words: { en: 'solar ac disconnect backfed breaker hold down', es: 'desconectador ca solar breaker retroalimentado' },
  },
  {
    id: '705-30-backfed',
    section: '705.30',
    numberIn: { '2017': '705.65' },
    grade: 'V2',
    title: { en: 'Backfed breakers', es: 'Breakers retroalimentados' },
    text: {
      en: 'Breakers used for sources are suitable for backfeed: those marked line and load are not. Listed interactive inverter breakers need no hold-down clip as other backfed mains do.',
      es: 'Los breakers de fuentes son aptos para retroalimentarse: no lo son los marcados línea y carga. Los de inversores interactivos listados no requieren el seguro de sujeción que otros sí.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'backfeed a breaker marked line and load', es: 'retroalimentar un breaker marcado línea y carga' },
        words: 'solar',
      },
      {
        says: 'need-not',
        what: {
          en: 'put a hold-down clip on a listed interactive inverter breaker',
          es: 'poner clip de retención al breaker de un inversor interactivo listado',
        },
        words: 'solar backfed tie down',
      },
    ],
    words: { en: 'hold down kit solar breaker line load marked gfci backfeed', es: 'seguro breaker solar marcado línea carga' },
  },
  {
    id: '705-28-sizing',
    section: '705.28',
    numberIn: { '2017': '705.60' },
    grade: 'K',
    title: { en: 'Source circuit sizing: 125%', es: 'Circuitos de fuentes: 125%' },
    text: {
      en: 'Maximum current is the sum of continuous output ratings; conductors carry 125% of it before factors, or the current after adjustment and correction, whichever is larger. Overcurrent devices are 125% as well.',
      es: 'La corriente máxima es la suma de salidas continuas; los conductores llevan 125% antes de factores, o la corriente después de ajuste y corrección, lo mayor. Las protecciones también son al 125%.',
    },
    figures: { percent: [125, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size source circuits and breakers at 125% of continuous output',
          es: 'calcular circuitos y breakers de fuentes al 125% de la salida continua',
        },
        words: 'solar inverter wire',
      },
    ],
    words: { en: 'inverter output breaker size 32 amp inverter 40 amp', es: 'breaker salida de inversor 32 amperes 40' },
  },
  {
    id: '705-32-ground-fault',
    section: '705.32',
    grade: 'K',
    title: { en: 'Solar and ground-fault protection', es: 'Solar y protección de falla a tierra' },
    text: {
      en: 'Where ground-fault protection of equipment is installed, a source connects on its supply side, or on the load side only if protection covers all fault current sources.',
      es: 'Donde hay protección de falla a tierra de equipos, la fuente se conecta de su lado de línea, o del de carga sólo si la protección cubre todas las fuentes de falla.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'connect solar on the load side of service ground-fault protection',
          es: 'conectar solar del lado de carga de la protección de falla a tierra',
        },
        unless: { en: 'the protection covers all fault current sources', es: 'la protección cubra todas las fuentes de falla' },
        words: 'gfpe',
      },
    ],
    words: { en: 'solar load side of gfp main 1000 amp', es: 'solar lado de carga falla a tierra principal' },
  },
  {
    id: '705-40-loss',
    section: '705.40',
    grade: 'V1',
    title: { en: 'Utility out: sources disconnect', es: 'Sin compañía: las fuentes se desconectan' },
    text: {
      en: 'On loss of the utility, parallel sources disconnect from its ungrounded conductors and do not reconnect until it is restored. Storage and microgrids may go on feeding the premises once isolated from the utility.',
      es: 'Al faltar la compañía, las fuentes en paralelo se desconectan de sus conductores y no reconectan hasta que vuelve. Baterías y microrredes pueden seguir alimentando el inmueble ya aislado.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'disconnect parallel sources when the utility is lost', es: 'desconectar las fuentes en paralelo al irse la compañía' },
        words: 'solar outage anti-islanding',
      },
      {
        says: 'may',
        what: {
          en: 'run the house from storage or a microgrid in an outage',
          es: 'alimentar la casa con batería o microrred en un apagón',
        },
        if: { en: 'it is isolated from the utility', es: 'está aislado de la compañía' },
        words: 'solar backup',
      },
      {
        says: 'must-not',
        what: {
          en: 'let an inverter push power into the utility line in an outage',
          es: 'dejar que el inversor empuje corriente a la línea en un apagón',
        },
        words: 'blackout luz seguir',
      },
      {
        says: 'is-not',
        what: {
          en: 'a roof system that makes nothing in an outage is broken',
          es: 'un sistema solar que no produce en un apagón esté descompuesto',
        },
        words: 'storm sun solar',
      },
    ],
    words: { en: 'anti islanding solar power outage grid down', es: 'anti isla solar apagón' },
  },
  {
    id: '705-50-microgrid',
    section: '705.50',
    numberIn: { '2017': '705.150' },
    grade: 'V1',
    title: { en: 'Microgrids may island', es: 'Las microrredes pueden aislarse' },
    text: {
      en: 'A microgrid may disconnect from other sources and work in island mode, with a listed interconnect device or control between it and the utility.',
      es: 'Una microrred puede desconectarse de otras fuentes y trabajar en modo isla, con un dispositivo o control listado entre ella y la compañía.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'run a microgrid in island mode', es: 'operar una microrred aislada' },
        if: {
          en: 'a listed interconnect device or control is between it and the utility',
          es: 'hay un dispositivo o control de interconexión listado con la compañía',
        },
      },
    ],
    words: { en: 'microgrid island mode powerwall gateway backup', es: 'microrred isla powerwall gateway' },
  },
];

// Confirmed: 705.10, 705.11, 705.12 callout, heavendesigns, Mike Holt forum (2023 lettering 2573533, 2575847, 2585064), facts base; 705.30 Mike Holt forum, EC&M quiz, NABCEP review; 705.50 journeyman exam bank. One source only: 705.11(B), (C) Mayfield (2020 and 2026; no fixed length in 2023). Calculators with the sum rule at 120% (heavendesigns item 2) are wrong: that sum is limited to the busbar rating.
// Reread: 705.12(A) SolPowerPeople 2014 slides, Mike Holt forum 2580771. One source only: center-fed RE-wrenches list.
