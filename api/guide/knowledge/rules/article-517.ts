// Article 517 in own words: health care facilities, patient care grounding, receptacle counts, essential systems and isolated power.
import type { Rule } from '../knowledge.ts';

export const article517: readonly Rule[] = [
  {
    id: '517-10-b-where-not',
    section: '517.10(B)',
    grade: 'V1',
    title: { en: 'Where Part II does not apply', es: 'Dónde no aplica la Parte II' },
    text: {
      en: 'The patient-care grounding and receptacle rules do not apply to business offices, corridors, waiting rooms and the like in clinics and offices, nor to areas of nursing homes wired as dwellings by general rules where patients only sleep. Veterinary clinics are outside the article: it is for people.',
      es: 'Las reglas de tierra y contactos para pacientes no aplican a oficinas, pasillos, salas de espera y similares en clínicas y consultorios, ni a áreas de asilos que sólo son dormitorio y se alambran con reglas generales. Las clínicas veterinarias quedan fuera del artículo: es para personas.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'wire a clinic waiting room or business office with the patient care ground',
          es: 'alambrar la sala de espera u oficina de una clínica con la tierra de áreas de pacientes',
        },
        words: 'corridor hallway reception desk hcf cable green mc pasillo recepcion redundant',
      },
      {
        says: 'is-not',
        what: {
          en: 'a veterinary clinic falls under the health care article (517)',
          es: 'una clínica veterinaria cae en el artículo de atención médica (517)',
        },
        words: 'vet animal hospital pets redundant ground hospital grade dog perros mascotas',
      },
    ],
    words: {
      en: 'doctor dental business office waiting room corridor clinic',
      es: 'consultorio dental oficina sala de espera alambrado',
    },
  },
  {
    id: '517-2-patient-care-vicinity',
    section: 'Article 100',
    numberIn: { '2017': '517.2', '2020': '517.2' },
    grade: 'V2',
    title: { en: 'Patient care vicinity: 6 ft and 7-1/2 ft', es: 'Vecindad del paciente: 6 pies y 7-1/2 pies' },
    text: {
      en: 'It reaches 6 ft beyond the normal place of the bed, chair or table in all directions and 7-1/2 ft above the floor.',
      es: 'Llega a 6 pies alrededor del lugar normal de la cama, silla o mesa y a 7-1/2 pies sobre el piso.',
    },
    figures: { a: [6, 'ft'], b: ['7-1/2', 'ft'] },
    words: { en: 'definition hospital how far', es: 'hospital alcance' },
  },
  {
    id: '517-13-redundant-ground',
    section: '517.13',
    grade: 'V2',
    title: { en: 'Two ground paths in patient care spaces', es: 'Dos caminos de tierra en áreas de pacientes' },
    text: {
      en: 'Branch circuits that serve patient care spaces need two equipment grounding paths: a metal raceway or cable armor that itself qualifies, and an insulated copper conductor with green insulation along its whole length. It applies to the whole circuit, not only the part in the room.',
      es: 'Los circuitos ramales que sirven áreas de atención a pacientes llevan dos caminos de tierra: tubería o armadura metálica que califique por sí misma y un conductor de cobre con aislamiento verde en toda su longitud. Vale para todo el circuito, no sólo el tramo en el cuarto.',
    },
    textIn: {
      '2017': {
        en: 'Branch circuits in patient care spaces need two equipment grounding paths: a metal raceway or cable armor that itself qualifies, and an insulated copper conductor that is clearly green over its whole length.',
        es: 'Los circuitos ramales en áreas de pacientes llevan dos caminos de tierra: tubería o armadura metálica que califique por sí misma y un conductor de cobre aislado y verde en toda su longitud.',
      },
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use PVC conduit for circuits that serve a patient care space, even with a large green wire',
          es: 'usar tubo PVC para circuitos que sirven un espacio de atención a pacientes, ni con un verde grueso',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'metal conduit alone, without a green wire, is ground enough for a patient care space',
          es: 'el tubo metálico solo, sin cable verde, baste de tierra en un espacio de atención a pacientes',
        },
      },
    ],
    words: { en: 'redundant grounding hospital grade mc hcf cable dentist exam room', es: 'tierra redundante hospital mc hcf consultorio' },
  },
  {
    id: '517-13-a-pvc-not',
    section: '517.13(A)',
    grade: 'V2',
    title: { en: 'No PVC or plain MC in patient care', es: 'Ni PVC ni MC común en áreas de pacientes' },
    text: {
      en: 'PVC, ENT, NM and ordinary MC with only a wire ground do not qualify for patient care branch circuits. Use EMT, RMC, IMC, listed flex within its limits, health-care AC or MC whose armor is a ground path, or MI.',
      es: 'PVC, ENT, NM y el MC común con sólo alambre de tierra no califican para ramales de áreas de pacientes. Use EMT, RMC, IMC, flexible listado en sus límites, cable AC o MC de hospital cuya armadura es tierra, o MI.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use ordinary MC cable with only a wire ground for patient care circuits',
          es: 'usar cable MC común con solo hilo de tierra en circuitos de pacientes',
        },
        words: 'regular mc exam room dental office hcf plain metal clad',
      },
      {
        says: 'may',
        what: {
          en: 'use health-care (HCF) MC or AC cable for patient care circuits',
          es: 'usar cable MC o AC para hospital (HCF) en circuitos de pacientes',
        },
        words: 'green mc hospital grade bonding strip armor ground path',
      },
    ],
    words: {
      en: 'mc-ap hospital romex medical office emt required dental exam room cable',
      es: 'mc de hospital emt obligatorio consultorio dental cable romex en hospital se puede',
    },
  },
  {
    id: '517-13-luminaires',
    section: '517.13',
    grade: 'V2',
    title: { en: 'Lights above 7-1/2 ft and switches outside', es: 'Luces arriba de 7-1/2 pies y apagadores' },
    text: {
      en: 'Luminaires more than 7-1/2 ft above the floor, and switches outside the patient care vicinity, may be grounded by one of the two paths only.',
      es: 'Las luminarias a más de 7-1/2 pies del piso, y los apagadores fuera del entorno del paciente, pueden aterrizarse con uno solo de los dos caminos.',
    },
    figures: { feet: ['7-1/2', 'ft'] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'give lights over 7-1/2 ft above the floor in patient care spaces both ground paths',
          es: 'dar los dos caminos de tierra a luminarias a más de 7-1/2 pies en áreas de pacientes',
        },
        words: 'ceiling light fixtures plain mc exam room redundant doble tierra lamparas',
      },
      {
        says: 'need-not',
        what: {
          en: 'give switches outside the patient care vicinity both ground paths',
          es: 'dar los dos caminos de tierra a apagadores fuera del entorno del paciente',
        },
        words: 'light switch by the door apagador puerta',
      },
    ],
    words: { en: 'exam room ceiling light grounding', es: 'luz de techo consultorio tierra' },
  },
  {
    id: '517-14-panel-bonding',
    section: '517.14',
    grade: 'V2',
    title: { en: 'Patient bed: bond normal and essential panels', es: 'Paciente: una los tableros normal y esencial' },
    text: {
      en: 'Equipment grounding buses of the normal and essential branch-circuit panelboards that serve the same patient care vicinity are connected with an insulated, continuous copper conductor not smaller than 10 AWG.',
      es: 'Las barras de tierra de los tableros normal y esencial que sirven el mismo entorno de paciente se conectan con un conductor de cobre aislado y continuo no menor que 10 AWG.',
    },
    figures: { size: [10, 'AWG'] },
    words: { en: 'hospital panel bonding jumper critical normal', es: 'hospital puente entre tableros' },
  },
  {
    id: '517-16-isolated-ground',
    section: '517.16',
    grade: 'V2',
    title: { en: 'Isolated ground receptacles in patient care', es: 'Contactos de tierra aislada con pacientes' },
    text: {
      en: 'Isolated ground receptacles are not allowed in a patient care vicinity, because they lose one of the two ground paths. Elsewhere in patient care spaces they keep a separate insulated ground plus the redundant path for the box.',
      es: 'Los contactos de tierra aislada no se permiten en el entorno del paciente, porque pierden uno de los dos caminos. En el resto del área llevan tierra aislada separada más el camino redundante de la caja.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put an isolated ground receptacle in a patient care vicinity',
          es: 'poner un contacto de tierra aislada en el entorno del paciente',
        },
        words: 'orange triangle ig bedside cama naranja',
      },
    ],
    words: { en: 'orange receptacle hospital isolated ground triangle', es: 'contacto naranja tierra aislada hospital' },
  },
  {
    id: '517-17-ground-fault',
    section: '517.17',
    grade: 'V1',
    title: { en: 'Hospitals: second level of ground-fault protection', es: 'Hospital: segundo nivel de falla a tierra' },
    text: {
      en: 'Where ground-fault protection of equipment is on the service or feeder of a hospital, add it in the next level of feeders toward the load, fully selective with the first. It is not put on the load side of an essential system transfer switch.',
      es: 'Si la acometida o alimentador de un hospital lleva protección de falla a tierra de equipos, agregue otra en el siguiente nivel de alimentadores, totalmente selectiva con la primera. No se pone del lado de carga de una transferencia del sistema esencial.',
    },
    words: { en: 'gfpe hospital two levels 1000 amp service', es: 'falla a tierra hospital dos niveles' },
  },
  {
    id: '517-18-a-two-circuits',
    section: '517.18(A)',
    grade: 'V2',
    title: { en: 'Patient bed: critical and normal circuits', es: 'Cama de paciente: circuito crítico y normal' },
    text: {
      en: 'Each Category 2 (general care) bed location has at least two branch circuits, one from the critical branch and one from the normal system; normal ones come from a single panelboard. Critical branch receptacles show panel and circuit.',
      es: 'Cada cama de cuidado general (Categoría 2) lleva al menos dos circuitos ramales, uno del ramal crítico y otro del sistema normal; los normales salen de un mismo tablero. Los contactos del crítico muestran tablero y circuito.',
    },
    words: { en: 'hospital headwall red receptacle patient room circuits', es: 'cabecera hospital contacto rojo circuitos' },
  },
  {
    id: '517-18-b-eight',
    section: '517.18(B)',
    grade: 'V2',
    title: { en: 'General care bed: 8 receptacles', es: 'Cama de cuidado general: 8 contactos' },
    text: {
      en: 'Each Category 2 (general care) bed location has at least eight receptacles, counted singly: four duplexes do. All are listed hospital grade.',
      es: 'Cada cama de cuidado general (Categoría 2) lleva al menos ocho contactos, contados sencillos: bastan cuatro dúplex. Todos son listados grado hospital.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide eight receptacles at a general care patient bed',
          es: 'poner ocho contactos en una cama de cuidado general',
        },
        words: 'category 2 four duplexes headwall cabecera',
      },
    ],
    words: {
      en: 'how many outlets hospital bed green dot 8 receptacles patient location and what grade per how many',
      es: 'cuántos contactos cama hospital punto verde grado paciente ',
    },
  },
  {
    id: '517-18-c-tamper-resistant',
    section: '517.18(C)',
    grade: 'V1',
    title: { en: 'Pediatric areas: tamper resistant', es: 'Pediatría: resistentes a manipulación' },
    text: {
      en: '125 V, 15 and 20 A receptacles in patient rooms, bathrooms, playrooms and activity rooms of designated pediatric locations are tamper resistant or have a listed tamper-resistant cover.',
      es: 'Los contactos de 125 V, 15 y 20 A en cuartos, baños, salas de juego y actividades de áreas pediátricas designadas son resistentes a manipulación o llevan tapa listada para eso.',
    },
    figures: { volts: [125, 'V'], amps: [20, 'A'] },
    words: { en: 'pediatric waiting room tamper resistant outlets', es: 'pediatría contactos a prueba de niños' },
  },
  {
    id: '517-19-b-fourteen',
    section: '517.19(B)',
    grade: 'V2',
    title: { en: 'Critical care bed: 14 receptacles', es: 'Cama de cuidado crítico: 14 contactos' },
    text: {
      en: 'Each Category 1 (critical care) bed location has at least 14 receptacles, hospital grade, with at least one on the normal system or on another critical branch transfer switch.',
      es: 'Cada cama de cuidado crítico (Categoría 1) lleva al menos 14 contactos grado hospital, con al menos uno en el sistema normal o en otra transferencia del ramal crítico.',
    },
    words: {
      en: 'icu outlets per bed 14 receptacles critical care category 1 patient bed location space number of',
      es: 'terapia intensiva contactos por cama espacio categoría 1 cama de paciente cuántos contactos',
    },
  },
  {
    id: '517-19-a-circuits',
    section: '517.19(A)',
    grade: 'K',
    title: { en: 'Critical care bed: two branch circuits or more', es: 'Cama de cuidado crítico: dos ramales o más' },
    text: {
      en: 'Each Category 1 (critical care) bed location has two or more branch circuits: at least one from the critical branch, serving only that bed, and at least one from the normal system. Critical branch receptacles show panel and circuit number.',
      es: 'Cada cama de cuidado crítico (Categoría 1) lleva dos o más circuitos ramales: al menos uno del ramal crítico, sólo para esa cama, y al menos uno del sistema normal. Los contactos del ramal crítico muestran tablero y circuito.',
    },
    words: { en: 'icu how many circuits bed critical branch normal', es: 'uci cuántos circuitos cama ramal crítico' },
  },
  {
    id: '517-19-c-operating-room',
    section: '517.19(C)',
    grade: 'V2',
    title: { en: 'Operating room: 36 receptacles', es: 'Quirófano: 36 contactos' },
    text: {
      en: 'Each operating room has at least 36 receptacles, hospital grade, 12 to 24 of them on the normal system or on a critical branch transfer switch other than the one that serves the rest.',
      es: 'Cada quirófano lleva al menos 36 contactos grado hospital, de ellos 12 a 24 en el sistema normal o en una transferencia del ramal crítico distinta de la que sirve a los demás.',
    },
    words: {
      en: 'operating room outlets 36 or surgery or surgery room count number of',
      es: 'quirófano contactos 36 cirugía operating room receptacles mínimo ',
    },
  },
  {
    id: '517-18-hospital-grade-where',
    section: '517.18(B)',
    grade: 'V2',
    title: { en: 'Where hospital grade is required', es: 'Dónde se exige grado hospital' },
    text: {
      en: 'Hospital-grade receptacles (green dot) are required at patient bed locations and in operating rooms, not at exam tables or dental chairs outside critical care, unless the label of the equipment asks for one. The wiring of the exam room is another matter: 517.13 applies there.',
      es: 'Los contactos grado hospital (punto verde) se exigen en camas de pacientes y quirófanos, no en mesas de exploración ni sillones dentales fuera de cuidados críticos, salvo que lo pida la etiqueta del equipo. El alambrado del consultorio es otro asunto: ahí sí aplica 517.13.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'use hospital-grade (green dot) receptacles in ordinary exam rooms',
          es: 'usar contactos grado hospital (punto verde) en consultorios comunes',
        },
        words: 'doctor dentist office clinic operatories required obligatorios',
      },
      {
        says: 'must',
        what: {
          en: 'use hospital-grade receptacles at patient bed locations',
          es: 'usar contactos grado hospital en las camas de pacientes',
        },
        words: 'green dot operating room quirofano punto verde',
      },
      {
        says: 'need-not',
        what: {
          en: 'use hospital-grade receptacles at a dental chair, exam table or other place without a patient bed',
          es: 'usar contactos grado hospital en un sillón dental, mesa de exploración u otro lugar sin cama de paciente',
        },
        unless: {
          en: "it is an operating room or other critical care (Category 1) space, or the equipment's label asks for one",
          es: 'sea quirófano u otro espacio crítico (Categoría 1), o lo pida la etiqueta del equipo',
        },
        words:
          'dentist dental operatory doctor clinic urgent care treatment room vet no beds green dot inspector wants consultorio sillón clínica',
      },
    ],
    words: { en: 'green dot receptacle exam room dentist required', es: 'contacto punto verde consultorio dentista obligatorio' },
  },
  {
    id: '517-20-wet-procedure',
    section: '517.20',
    grade: 'V2',
    title: { en: 'Operating room: wet procedure, GFCI or isolated power', es: 'Quirófano mojado: GFCI o aislado' },
    text: {
      en: 'In wet procedure locations receptacles and fixed equipment get GFCI protection where cutting the power can be tolerated, or an isolated power system where it cannot. An operating room counts as wet unless a risk assessment says otherwise.',
      es: 'En lugares de procedimiento húmedo los contactos y equipo fijo llevan GFCI si se tolera que se corte la energía, o sistema de potencia aislado si no. El quirófano cuenta como húmedo salvo que un análisis de riesgo diga lo contrario.',
    },
    claims: [
      {
        says: 'is',
        what: {
          en: 'an operating room counts as a wet procedure location',
          es: 'un quirófano cuenta como lugar de procedimiento mojado',
        },
        unless: {
          en: 'a risk assessment says otherwise',
          es: 'un análisis de riesgo diga otra cosa',
        },
        words: 'or surgery gfci isolated power quirofano',
      },
    ],
    words: { en: 'operating room gfci isolated panel wet location', es: 'quirófano gfci tablero aislado lugar húmedo' },
  },
  {
    id: '517-21-gfci-exempt',
    section: '517.21',
    grade: 'K',
    title: { en: 'Bedside sink: GFCI not required', es: 'Lavabo junto a la cama: GFCI no exigido' },
    text: {
      en: 'GFCI protection is not required for receptacles of patient beds in critical and general care where the basin or toilet is in the patient room itself and not in a separate bathroom.',
      es: 'No se exige GFCI en contactos de camas de cuidado crítico y general cuando el lavabo o inodoro está en el mismo cuarto y no en un baño aparte.',
    },
    words: { en: 'patient room sink gfci hospital bathroom', es: 'cuarto de paciente lavabo gfci' },
  },
  {
    id: '517-31-b-transfer',
    section: '517.31(B)',
    grade: 'V2',
    title: { en: 'Hospital: one transfer switch up to 150 kVA', es: 'Hospital: una transferencia hasta 150 kVA' },
    text: {
      en: 'The essential system has separate transfer switches for its branches as load and reliability require; a facility with a maximum demand of 150 kVA or less may use one transfer switch for one or more branches.',
      es: 'El sistema esencial lleva transferencias separadas por ramal según carga y confiabilidad; una instalación con demanda máxima de 150 kVA o menos puede usar una transferencia para uno o más ramales.',
    },
    figures: { kilovoltAmps: [150, 'kVA'] },
    words: { en: 'small clinic surgery center one ats', es: 'clínica chica una transferencia' },
  },
  {
    id: '517-31-c-wiring',
    section: '517.31(C)',
    grade: 'V2',
    title: { en: 'Hospital life safety and critical wiring kept apart', es: 'Hospital: vida y crítico separados' },
    text: {
      en: 'Life safety and critical branch wiring is independent of all other wiring and of each other, except in transfer equipment and the like, and is protected by nonflexible metal raceway, MI cable or other listed ways. Their receptacle covers have a distinctive color or marking.',
      es: 'El alambrado de seguridad de vida y crítico es independiente de todo lo demás y entre sí, salvo en transferencias y similares, y se protege con tubería metálica no flexible, MI u otros medios listados. Sus contactos llevan color o marca distintiva.',
    },
    words: { en: 'red outlets hospital emt critical branch flexible', es: 'contactos rojos hospital ramal crítico' },
  },
  {
    id: '517-32-ten-seconds',
    section: '517.32',
    grade: 'V2',
    title: { en: 'Hospital emergency power in 10 seconds', es: 'Energía de emergencia en 10 segundos' },
    text: {
      en: 'The life safety and critical branches are restored within 10 seconds of losing normal power. The equipment branch follows automatically with delay or by hand as the load allows.',
      es: 'Los ramales de seguridad de vida y crítico se restablecen en 10 segundos tras perder la energía normal. El ramal de equipos sigue con retardo automático o a mano según la carga.',
    },
    words: {
      en: 'hospital generator 10 seconds life safety critical equipment branch essential electrical system seconds pick up',
      es: 'hospital planta 10 segundos ramal crítico ',
    },
  },
  {
    id: '517-31-branches',
    section: '517.31',
    grade: 'V2',
    title: { en: 'Three branches of the hospital system', es: 'Tres ramales del sistema de hospital' },
    text: {
      en: 'Life safety: egress lights, exit signs, alarms, generator set lights and controls. Critical: task lights and selected receptacles for patient care, nurse call, blood bank. Equipment: surgery ventilation, sump pumps, compressors, selected elevators and heating.',
      es: 'Seguridad de vida: luz de salida, letreros, alarmas, luz y controles de la planta. Crítico: luz de trabajo y contactos de atención, llamado de enfermera, banco de sangre. Equipos: ventilación de quirófano, sumideros, compresores, ciertos elevadores y calefacción.',
    },
    words: { en: 'life safety branch vs critical branch loads hospital', es: 'ramal de vida crítico equipos cargas' },
  },
  {
    id: '517-30-two-sources',
    section: '517.30',
    grade: 'K',
    title: { en: 'Hospital essential system: two independent sources', es: 'Sistema esencial del hospital: dos fuentes independientes' },
    text: {
      en: 'The essential electrical system of a hospital has at least two independent sources: the normal one, and one or more alternates, as a rule generators on the premises, for when the normal one fails.',
      es: 'El sistema eléctrico esencial de un hospital tiene al menos dos fuentes independientes: la normal y una o más alternas, por regla plantas en el sitio, para cuando falla la normal.',
    },
    words: {
      en: 'hospital how many power sources alternate generator essential',
      es: 'hospital cuántas fuentes de energía planta esencial',
    },
  },
  {
    id: '517-160-isolated-colors',
    section: '517.160(A)',
    grade: 'V1',
    title: { en: 'Operating room isolated power colors', es: 'Colores de potencia aislada en quirófano' },
    text: {
      en: 'Isolated circuit conductors: No. 1 orange with a stripe other than white, green or gray, No. 2 brown with such a stripe, and for three phases the third yellow with one. The orange goes to the neutral-side terminal of receptacles. No pulling compound that adds leakage.',
      es: 'Conductores de circuito aislado: No. 1 naranja con franja que no sea blanca, verde ni gris, No. 2 café con franja, y en trifásico el tercero amarillo con franja. El naranja va a la terminal del neutro en contactos. Sin lubricante que aumente la fuga.',
    },
    words: {
      en: 'isolated power panel orange brown wire color isolated power conductors colors operating room',
      es: 'tablero aislado naranja café color colores conductores aislados quirófano',
    },
  },
  {
    id: '517-160-line-isolation-monitor',
    section: '517.160(B)',
    grade: 'V1',
    title: { en: 'Operating room line isolation monitor: 5 mA', es: 'Monitor de aislamiento de quirófano: 5 mA' },
    text: {
      en: 'Each isolated power system has a line isolation monitor with a green lamp for safe and a red lamp with sound when the total hazard current reaches 5 mA; it must not alarm below 3.7 mA.',
      es: 'Cada sistema aislado lleva monitor con luz verde de seguro y luz roja con sonido cuando la corriente total de riesgo llega a 5 mA; no debe alarmar abajo de 3.7 mA.',
    },
    figures: { milliamps: [5, 'mA'], milliamps2: [3.7, 'mA'] },
    words: { en: 'lim alarm operating room isolated transformer', es: 'lim alarma quirófano transformador de aislamiento' },
  },
  {
    id: '517-63-battery-lights',
    section: '517.63',
    grade: 'K',
    title: { en: 'Operating room: battery-powered lighting', es: 'Quirófano: luz con batería' },
    text: {
      en: 'One or more battery-powered lighting units stand in each anesthetizing location, wired to the lighting circuit of the area ahead of its switches, so that they light when that circuit fails.',
      es: 'En cada local de anestesia hay una o más luces con batería, conectadas al circuito de alumbrado del área antes de sus apagadores, para que enciendan cuando falle.',
    },
    words: { en: 'anesthetizing location backup light surgery battery pack or', es: 'anestesia luz de respaldo cirugía batería' },
  },
  {
    id: '517-73-x-ray',
    section: '517.73(A)',
    grade: 'V1',
    title: { en: 'Medical X-ray circuits', es: 'Circuitos de rayos X médicos' },
    text: {
      en: "Branch conductors and overcurrent devices for diagnostic equipment are at least 50% of the momentary rating or 100% of the long-time rating, whichever is greater. Conductors may follow the maker's data for voltage drop.",
      es: 'Los conductores del ramal y la protección de equipo de diagnóstico son de al menos 50% de la corriente momentánea o 100% de la de larga duración, lo mayor. Los conductores siguen los datos del fabricante por caída de tensión.',
    },
    figures: { percent: [50, '%'], percent2: [100, '%'] },
    words: { en: 'mri ct x-ray machine breaker size wire', es: 'resonancia tomógrafo rayos x breaker' },
  },
];

// Confirmed: 517.13 electricallicenserenewal 1522, expertce, EC&M, Mike Holt forum; 517.14 thebuildingcodeforum, electrical-contractor.net; 517.18(A) electricallicenserenewal 87; 517.18(B), 517.19(B) ecmag (receptacles at patient beds), Leviton Captain Code 2014, journeyman exam bank; 517.19(C) Mike Holt forum 2587931, ecmag; 517.29 to 517.35 callout, synergyinconstruction.
// Reread: 517.20 isolated power supplier FAQ, Square D white paper, 24x7mag; 517.16 EC&M 2011, electricallicenserenewal 353, Leviton 2017; 517.31(B), (C) Mike Holt forum 137470, EC&M 1998, ecmag.
// Third look, one source: 517.160(A) Mike Holt forum 13722.
