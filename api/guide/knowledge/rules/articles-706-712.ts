// Energy storage, critical operations power, stand-alone systems and dc microgrids in own words (706 to 712).
import type { Rule } from '../knowledge.ts';

export const articles706To712: readonly Rule[] = [
  {
    id: '706-1-scope',
    section: '706.1',
    grade: 'V1',
    title: { en: 'Which batteries are ESS', es: 'Qué baterías son ESS' },
    text: {
      en: 'Article 706 covers energy storage over 1 kWh that works stand-alone or in parallel with other sources, such as home batteries. Standby batteries of the UPS and telecom kind fall under Article 480.',
      es: 'El Artículo 706 cubre almacenamiento de más de 1 kWh, autónomo o en paralelo, como las baterías de casa. Las de respaldo tipo UPS y telecom van por el Artículo 480.',
    },
    claims: [
      {
        says: 'is',
        what: {
          en: 'standby batteries of a UPS or telecom system fall under the battery article (480), not under 706',
          es: 'las baterías de respaldo de un UPS o de telecom caen en el artículo de baterías (480), no en el 706',
        },
      },
    ],
    words: { en: 'powerwall enphase battery ess article 480 or 706 ess minimum size threshold', es: 'powerwall batería de casa ess ' },
  },
  {
    id: '706-5-listed',
    section: '706.5',
    grade: 'V2',
    title: { en: 'Energy storage: listed', es: 'Almacenamiento: listado' },
    text: {
      en: 'Energy storage systems are listed, which in practice means UL 9540. A do-it-yourself pack of cells and inverter does not pass.',
      es: 'Los sistemas de almacenamiento son listados, en la práctica UL 9540. Un paquete casero de celdas e inversor no pasa la inspección.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'connect a homemade battery pack as energy storage',
          es: 'conectar un banco de baterías hecho en casa como almacenamiento',
        },
        unless: { en: 'the whole system is listed, as by UL 9540', es: 'todo el sistema esté listado, como por UL 9540' },
      },
    ],
    words: { en: 'ul 9540 diy battery lifepo4 rack listed', es: 'ul 9540 batería casera lifepo4' },
  },
  {
    id: '706-7-commissioning',
    section: '706.7',
    numberIn: { '2017': null },
    grade: 'V1',
    title: { en: 'Commission and maintain', es: 'Puesta en servicio y mantenimiento' },
    text: {
      en: "Energy storage is commissioned when installed, with the authority able to see the record, and maintained by the maker's instructions; at one- and two-family dwellings the commissioning requirement is relaxed.",
      es: 'El almacenamiento se pone en servicio con registro disponible y se mantiene según el fabricante; en viviendas de una y dos familias la exigencia de puesta en servicio se suaviza.',
    },
    words: { en: 'battery commissioning report', es: 'puesta en servicio batería reporte' },
  },
  {
    id: '706-9-voltage',
    section: '706.9',
    grade: 'V1',
    title: { en: 'ESS maximum voltage', es: 'Voltaje máximo del ESS' },
    text: {
      en: 'The maximum voltage of an energy storage system is its rated input and output voltage shown on the nameplate or listing, and conductors and disconnects are chosen for it.',
      es: 'El voltaje máximo del sistema es su voltaje nominal de entrada y salida según placa o listado, y con él se eligen conductores y desconectadores.',
    },
    words: { en: 'ess voltage rating', es: 'voltaje ess' },
  },
  {
    id: '706-15-a-disconnect',
    section: '706.15',
    grade: 'V2',
    title: { en: 'ESS disconnect', es: 'Desconectador del ESS' },
    text: {
      en: 'Means are provided to disconnect the storage system from all wiring, other power systems, loads and premises wiring. It is readily accessible: within the unit, in sight within 10 ft, or elsewhere if lockable.',
      es: 'Hay medios para desconectar el sistema de todo alambrado, otras fuentes y cargas. Fácilmente accesible: dentro de la unidad, a la vista a 10 pies, o en otro lugar con candado.',
    },
    figures: { feet: [10, 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'put the energy storage disconnect out of sight of the battery',
          es: 'poner el desconectador del almacenamiento fuera de la vista de la batería',
        },
        if: { en: 'it is readily accessible and lockable', es: 'es fácilmente accesible y se puede bloquear con candado' },
      },
    ],
    words: { en: 'battery disconnect location powerwall switch', es: 'desconectador de batería ubicación powerwall' },
  },
  {
    id: '706-15-dwelling',
    section: '706.15(B)',
    numberIn: { '2017': null, '2020': '706.15(A)' },
    grade: 'V2',
    title: { en: 'House batteries: emergency shutdown outside', es: 'Baterías de casa: paro de emergencia afuera' },
    text: {
      en: 'For one- and two-family dwellings an initiation device for emergency shutdown of the storage system is outside, readily accessible, and stops the export of power from it to the premises wiring; its off position shows it was used.',
      es: 'En viviendas de una y dos familias hay afuera, fácilmente accesible, un dispositivo de paro de emergencia del sistema que detiene la salida de energía hacia la casa; su posición apagada muestra que se usó.',
    },
    textIn: {
      '2020': {
        en: 'For one- and two-family dwellings a disconnecting means or its remote control for the storage system is outside, readily accessible.',
        es: 'En viviendas de una y dos familias hay afuera, fácilmente accesible, un desconectador del sistema o su control remoto.',
      },
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "put an emergency shutoff for a house's batteries outside",
          es: 'poner afuera un apagado de emergencia de las baterías de una casa',
        },
      },
      {
        says: 'must-not',
        what: {
          en: "put the emergency shutoff of a house's batteries indoors only",
          es: 'poner el apagado de emergencia de las baterías de una casa solo adentro',
        },
      },
    ],
    words: {
      en: 'home battery emergency shutoff outside firefighter powerwall disconnect outside required',
      es: 'batería de casa paro exterior bomberos powerwall desconectador',
    },
  },
  {
    id: '706-15-c-marking',
    section: '706.15(C)',
    grade: 'K',
    title: { en: 'ESS disconnect label', es: 'Rótulo del desconectador ESS' },
    text: {
      en: 'The disconnect is marked as energy storage system disconnect with nominal voltage, available fault current and date, and an arc-flash label where required; dwellings are excused from part of it.',
      es: 'El desconectador se rotula como de almacenamiento con voltaje nominal, corriente de falla disponible y fecha, y etiqueta de arco donde aplique; las viviendas se exentan de parte.',
    },
    words: { en: 'ess label fault current home battery sign label', es: 'rótulo ess corriente de falla letrero batería de casa' },
  },
  {
    id: '706-20-dwelling-voltage',
    section: '706.20',
    grade: 'K',
    title: { en: 'Battery rooms and dwelling voltage', es: 'Lugar y voltaje en viviendas' },
    text: {
      en: 'Provide ventilation suited to the technology and working space by 110.26. In dwellings storage over 100 V dc between conductors or to ground is allowed only where live parts are not reachable during routine maintenance.',
      es: 'Dé ventilación propia de la tecnología y espacio según 110.26. En viviendas, más de 100 V cd entre conductores o a tierra se permite sólo si no hay partes vivas al alcance en el mantenimiento de rutina.',
    },
    figures: { volts: [100, 'V'] },
    claims: [
      {
        says: 'may',
        what: { en: 'install storage over 100 V dc in a house', es: 'instalar almacenamiento de más de 100 V cc en una casa' },
        if: {
          en: 'no live parts can be reached during routine maintenance',
          es: 'no se alcanzan partes vivas en el mantenimiento de rutina',
        },
      },
    ],
    words: { en: 'battery garage clearance bedroom voltage', es: 'batería cochera espacio recámara' },
  },
  {
    id: '706-30-sizing',
    section: '706.30',
    grade: 'V1',
    title: { en: 'ESS circuits: 125%', es: 'Circuitos ESS: 125%' },
    text: {
      en: "Circuit current is the nameplate rating or the inverter's or converter's continuous value; conductors and overcurrent devices are at least 125% of it.",
      es: 'La corriente del circuito es la de placa o la continua del inversor o convertidor; conductores y protecciones son de al menos 125%.',
    },
    figures: { percent: [125, '%'] },
    words: { en: 'battery breaker size 48 volt inverter', es: 'breaker de batería 48 volts inversor' },
  },
  {
    id: '708-1-cops',
    section: '708.1',
    grade: 'K',
    title: { en: 'Critical operations power systems', es: 'Sistemas de operaciones críticas' },
    text: {
      en: 'Article 708 applies where government or facility rules designate power as vital to security, the economy or public safety, such as 911 centers; it asks for risk assessment, hardened wiring, fuel for 72 hours and testing.',
      es: 'El Artículo 708 aplica donde el gobierno designa la energía como vital para seguridad, economía o protección pública, como centros 911; pide análisis de riesgo, alambrado reforzado, combustible para 72 horas y pruebas.',
    },
    figures: { hours: [72, 'h'] },
    words: { en: 'cops 911 center power 72 hours', es: 'cops centro 911 energía' },
  },
  {
    id: '708-20-fuel',
    section: '708.20',
    grade: 'K',
    title: {
      en: 'COPS generator: on-site fuel, automatic transfer',
      es: 'Generador COPS: combustible en el sitio, transferencia automática',
    },
    text: {
      en: 'Where internal combustion engines drive the generator of a critical operations power system, there is a protected fuel supply on site, for the 72 hours at full load that 708.22(C) asks, and the transfer is automatic.',
      es: 'Si un motor de combustión mueve el generador de un sistema de operaciones críticas, hay combustible protegido en el sitio, para las 72 horas a plena carga que pide 708.22(C), y la transferencia es automática.',
    },
    figures: { hours: [72, 'h'] },
    words: {
      en: 'cops critical operations generator on-site fuel supply how many hours',
      es: 'cops operaciones críticas generador combustible en sitio cuántas horas',
    },
  },
  {
    id: '708-22-c-duration',
    section: '708.22(C)',
    grade: 'V1',
    title: { en: 'Critical operations: 72 hours at full load', es: 'Operaciones críticas: 72 horas a plena carga' },
    text: {
      en: 'The alternate source of a critical operations power system can carry it for at least 72 hours at full load.',
      es: 'La fuente alterna de un sistema de operaciones críticas lo sostiene al menos 72 horas a plena carga.',
    },
    figures: { a: [72, 'h'] },
    claims: [
      {
        says: 'is',
        what: {
          en: 'the alternate source of a critical operations site has to last 72 hours at full load',
          es: 'la fuente alterna de un sitio de operaciones críticas debe durar 72 horas a plena carga',
        },
      },
    ],
    words: {
      en: 'cops how long duration critical operations power system alternate source',
      es: 'cops cuánto tiempo duración fuente alterna',
    },
  },
  {
    id: '708-54-coordination',
    section: '708.54',
    grade: 'V2',
    title: { en: 'COPS: selective coordination', es: 'COPS: coordinación selectiva' },
    text: {
      en: 'Overcurrent devices of these systems are selectively coordinated with all supply-side devices. It is not required between two in series if no loads are in parallel with the downstream one.',
      es: 'Sus protecciones se coordinan selectivamente con todas las del lado de línea. No se exige entre dos en serie si no hay cargas en paralelo con la de aguas abajo.',
    },
    words: { en: 'critical operations breaker coordination', es: 'operaciones críticas coordinación' },
  },
  {
    id: '710-15-c-single-120',
    section: '710.15',
    grade: 'K',
    title: { en: 'Stand-alone 120 V inverter in a 240 V panel', es: 'Inversor autónomo de 120 V en tablero 240 V' },
    text: {
      en: 'A stand-alone 120 V source may feed single-phase, three-wire 120/240 V equipment with no 240 V outlets and no multiwire circuits, if the source rating is less than the neutral bus; a warning label says single 120 V supply, do not connect multiwire circuits.',
      es: 'Una fuente autónoma de 120 V puede alimentar equipo de tres hilos 120/240 V sin salidas de 240 V ni circuitos multiconductores, si la fuente es menor que la barra de neutro; un rótulo avisa que es sólo 120 V y no conectar multiconductores.',
    },
    figures: { volts: [120, 'V'], volts2: ['120/240', 'V'], volts3: [240, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'bridge both legs of a panel on one 120 V inverter where there are multiwire circuits (shared neutrals) or 240 V outlets',
          es: 'puentear las dos barras de un panel con un inversor de 120 V donde hay circuitos multiwire (neutros compartidos) o salidas de 240 V',
        },
        words: 'jumper',
      },
      {
        says: 'may',
        what: {
          en: 'feed a 120/240 V panel from one 120 V inverter off grid by bridging both legs',
          es: 'alimentar un panel 120/240 V con un inversor de 120 V sin red puenteando las dos barras',
        },
        if: {
          en: 'there are no 240 V outlets and no multiwire circuits, the source is smaller than the neutral bus, and the label is on it',
          es: 'no hay salidas de 240 V ni circuitos multiwire, la fuente es menor que la barra de neutros y lleva la etiqueta',
        },
      },
    ],
    words: { en: 'off grid inverter 120 volt panel both legs shared neutral', es: 'fuera de red inversor 120 tablero neutro compartido' },
  },
  {
    id: '710-15-a-capacity',
    section: '710.15(A)',
    grade: 'K',
    title: { en: 'Off-grid supply: at least the largest load', es: 'Autónomo: al menos la carga mayor' },
    text: {
      en: 'A stand-alone supply may be smaller than the calculated load of the building, but not less than the largest single utilization load connected to it. Conductors to the building disconnect are sized for the output of the sources.',
      es: 'Una fuente autónoma puede ser menor que la carga calculada, pero no menor que la carga individual más grande conectada. Los conductores hasta el desconectador se calculan con la salida de las fuentes.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'size an off-grid supply for the whole calculated load',
          es: 'dimensionar una fuente sin red para toda la carga calculada',
        },
        if: { en: 'it covers the largest single load', es: 'cubre la carga individual más grande' },
      },
    ],
    words: { en: 'off grid cabin inverter size minimum stand alone off-grid inverter size', es: 'cabaña fuera de red inversor mínimo ' },
  },
  {
    id: '710-10-sign',
    section: '710.10',
    grade: 'K',
    title: { en: 'Off-grid plaque', es: 'Placa de sistema autónomo' },
    text: {
      en: "A building with a stand-alone source and no utility has a permanent plaque at its disconnect or another approved visible place, with the location of each source's disconnect.",
      es: 'Un edificio con fuente autónoma y sin compañía lleva placa permanente en su desconectador u otro lugar visible aprobado, con la ubicación de cada desconectador.',
    },
    words: { en: 'off grid sign', es: 'letrero fuera de red' },
  },
  {
    id: '710-6-equipment',
    section: '710.6',
    grade: 'K',
    title: { en: 'Off-grid equipment: listed', es: 'Equipo autónomo: listado' },
    text: {
      en: 'Stand-alone and island-mode power equipment is listed or evaluated for the use with a field label.',
      es: 'El equipo de potencia autónomo y de modo isla es listado o evaluado para ese uso con etiqueta de campo.',
    },
    claims: [
      {
        says: 'is',
        what: {
          en: 'off-grid power equipment has to be listed or field labeled, grid or not',
          es: 'el equipo de energía sin red tiene que estar listado o con etiqueta de campo, haya red o no',
        },
      },
    ],
    words: { en: 'off grid inverter listed', es: 'inversor autónomo listado' },
  },
  {
    id: '712-dc-microgrid',
    section: 'Article 710',
    numberIn: { '2017': 'Article 712', '2020': 'Article 712' },
    grade: 'K',
    title: { en: 'DC microgrids', es: 'Microrredes de corriente directa' },
    text: {
      en: 'Article 712 held direct-current microgrids through 2020. From 2023 it is gone and these systems follow Articles 705 and 710 and the general rules for dc: grounding, polarity marking and dc-rated devices.',
      es: 'El Artículo 712 trató las microrredes de cd hasta 2020. Desde 2023 ya no existe y siguen los Artículos 705 y 710 y las reglas generales de cd: tierra, polaridad y dispositivos para cd.',
    },
    words: { en: 'dc microgrid article 712', es: 'microrred cd artículo 712' },
  },
];

// Confirmed: 706.1, 706.5, 706.15 mayfield.energy, sparkshift, progreen-solar, legalclarity, EC&M; 706.9 journeyman exam bank; 708.54 journeyman exam bank.
// Third look: 708.54 IAEI 2014, fuse maker's paper, journeyman exam bank; the 72 hours of 708 Caterpillar forum after CSE.
