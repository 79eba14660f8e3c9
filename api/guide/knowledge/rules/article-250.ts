// Article 250 in own words: grounding and bonding, from system grounding and electrodes to equipment grounding conductors.
import type { Rule } from '../knowledge.ts';

export const article250: readonly Rule[] = [
  {
    id: '250-4-a-purpose',
    section: '250.4(A)',
    grade: 'V2',
    title: { en: 'What grounding and bonding are for', es: 'Para qué sirven la puesta a tierra y la unión' },
    text: {
      en: 'The connection to earth holds the system near earth potential and limits voltage from lightning, line surges and contact with higher-voltage lines. Bonding and the equipment grounding conductor are what trip the breaker: they carry fault current back to the source over a low-impedance path.',
      es: 'La conexión a tierra mantiene el sistema cerca del potencial de tierra y limita el voltaje por rayos, sobretensiones o contacto con líneas de mayor voltaje. Lo que dispara el breaker es la unión y la tierra de equipos: regresan la corriente de falla a la fuente por un camino de baja impedancia.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond metal parts with a low-impedance path back to the source so that a fault trips the breaker',
          es: 'unir las partes metálicas con un camino de baja impedancia a la fuente para que una falla dispare el breaker',
        },
        words: 'grounding bonding purpose ground wire',
      },
    ],
    words: {
      en: 'ground earth path difference vs bonding fault current',
      es: 'aterrizar tierra física diferencia puenteo bonding grounding',
    },
  },
  {
    id: '250-4-a5-earth-not-fault-path',
    section: '250.4(A)(5)',
    grade: 'V2',
    title: {
      en: 'Earth is not a fault path: a ground rod does not clear a fault',
      es: 'La tierra no es camino de falla: una varilla no dispara el breaker',
    },
    text: {
      en: 'Never count on the earth as the fault-current path. A rod at a pole, machine or receptacle passes too little current to trip a breaker and leaves metal parts live; run an equipment grounding conductor back to the source.',
      es: 'Nunca cuente con el suelo como camino de la corriente de falla. Una varilla en un poste, máquina o contacto deja pasar muy poca corriente para disparar el breaker y el metal queda energizado; regrese un conductor de tierra de equipos hasta la fuente.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'rely on a ground rod or the earth to trip a breaker',
          es: 'confiar en una varilla o en la tierra para disparar un breaker',
        },
        words: 'rod instead of ground wire fault path varilla',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a ground rod instead of an equipment grounding conductor at a pole, machine or receptacle',
          es: 'usar una varilla en vez de conductor de tierra de equipos en poste, máquina o contacto',
        },
        words: 'ground rod outlet light pole',
      },
      {
        says: 'must',
        what: {
          en: 'run an equipment grounding conductor back to the source',
          es: 'llevar un conductor de tierra de equipos hasta la fuente',
        },
        words: 'ground wire pole machine',
      },
    ],
    words: {
      en: 'rod ground light pole isolated earth stray current sole',
      es: 'varilla sola poste luz tierra aislada jabalina',
    },
  },
  {
    id: '250-6-objectionable-current',
    section: '250.6',
    grade: 'V2',
    title: { en: 'Objectionable current on grounding conductors', es: 'Corriente objetable en conductores de puesta a tierra' },
    text: {
      en: 'Arrange grounding and bonding so that normal neutral current does not flow on equipment grounding conductors, raceways, piping or frames. A second neutral-to-ground connection is the usual cause: find it and remove it instead of lifting the equipment grounding conductor.',
      es: 'Arregle la puesta a tierra y las uniones para que la corriente normal del neutro no circule por tierras de equipo, tubería o armazones. Casi siempre la causa es una segunda unión neutro-tierra: encuéntrela y quítela, no desconecte la tierra de equipos.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'let normal neutral current flow on equipment grounds, raceways, piping or frames',
          es: 'dejar que la corriente normal del neutro circule por tierras de equipos, tubos, tuberías o carcasas',
        },
        words: 'stray current objectionable',
      },
      {
        says: 'must-not',
        what: {
          en: 'lift the equipment grounding conductor to stop objectionable current',
          es: 'desconectar la tierra de equipos para quitar la corriente objetable',
        },
        words: 'disconnect ground wire hum',
      },
      {
        says: 'must',
        what: {
          en: 'remove a second neutral-to-ground connection that puts neutral current on metal parts',
          es: 'quitar la segunda unión neutro-tierra que pone corriente del neutro en partes metálicas',
        },
        words: 'double bond',
      },
    ],
    words: {
      en: 'stray neutral current pipe clamp reading ground wire',
      es: 'corriente tierra neutro aterrizado dos veces parásita',
    },
  },
  {
    id: '250-8-connection-means',
    section: '250.8(A)',
    grade: 'V2',
    title: { en: 'How grounding and bonding conductors may be connected', es: 'Cómo se conectan los conductores de tierra y unión' },
    text: {
      en: 'Use listed pressure connectors, terminal bars, exothermic welds, or machine or thread-forming screws that engage at least two threads or have a nut. Sheet-metal and drywall screws are out, and so is a connection that relies only on solder.',
      es: 'Use conectores a presión listados, barras de terminales, soldadura exotérmica, o tornillos de máquina o autorroscantes que agarren por lo menos dos hilos o lleven tuerca. No se permiten pijas de lámina ni de tablaroca, ni una conexión que dependa sólo de soldadura de estaño.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'connect grounding conductors with sheet-metal or drywall screws',
          es: 'conectar conductores de tierra con pijas de lámina o de tablaroca',
        },
        words: 'self tapping screw ground tornillo',
      },
      {
        says: 'must-not',
        what: {
          en: 'rely on solder alone for a grounding or bonding connection',
          es: 'depender sólo de soldadura de estaño en una conexión de tierra o unión',
        },
        words: 'soldered ground',
      },
      {
        says: 'may',
        what: {
          en: 'connect grounds with machine or thread-forming screws',
          es: 'conectar tierras con tornillos de máquina o formadores de rosca',
        },
        if: { en: 'they engage at least two threads or have a nut', es: 'entran al menos dos hilos o llevan tuerca' },
        words: '10-32 green screw',
      },
      {
        says: 'may',
        what: {
          en: 'connect grounds with listed pressure connectors, terminal bars or exothermic welds',
          es: 'conectar tierras con conectores de presión listados, barras terminales o soldadura exotérmica',
        },
        words: 'cadweld wire nut',
      },
    ],
    words: {
      en: 'ground screw self tapper tek drywall box 10-32 lug',
      es: 'pija tornillo autorroscante zapata tierra caja soldadura tornillo de lámina para aterrizar caja',
    },
  },
  {
    id: '250-12-clean-surfaces',
    section: '250.12',
    grade: 'V2',
    title: { en: 'Clean paint off before bonding', es: 'Quite la pintura antes de unir' },
    text: {
      en: 'Remove paint, enamel, lacquer and other nonconductive coatings from threads and contact surfaces where grounding or bonding connections are made, unless the fitting is designed to cut through them.',
      es: 'Quite pintura, esmalte, laca u otro recubrimiento no conductor de roscas y superficies donde haga conexiones de tierra o unión, a menos que el accesorio esté diseñado para traspasarlo.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'remove paint and other nonconductive coatings where grounding or bonding connections are made',
          es: 'quitar pintura y otros recubrimientos no conductores donde se conecta tierra o unión',
        },
        unless: { en: 'the fitting is designed to cut through them', es: 'el accesorio esté hecho para atravesarlos' },
        words: 'scrape paint enclosure',
      },
    ],
    words: { en: 'painted enclosure scrape powder coat star washer', es: 'raspar pintura gabinete pintado rondana estrella' },
  },
  {
    id: '250-20-a-under-50-volts',
    section: '250.20(A)',
    grade: 'V1',
    title: { en: 'Systems under 50 V that must be grounded', es: 'Sistemas de menos de 50 V que deben aterrizarse' },
    text: {
      en: 'Ground an alternating-current system under 50 V where its transformer is supplied by a system over 150 V to ground or by an ungrounded system, or where its conductors run outside as overhead conductors.',
      es: 'Aterrice un sistema de corriente alterna de menos de 50 V cuando su transformador se alimenta de un sistema de más de 150 V a tierra o de un sistema no aterrizado, o cuando sus conductores salen como línea aérea exterior.',
    },
    figures: { limitV: [50, 'V'], primaryV: [150, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'ground an AC system under 50 V supplied by a system over 150 V to ground',
          es: 'aterrizar un sistema de CA de menos de 50 V alimentado por uno de más de 150 V a tierra',
        },
        words: '24 V transformer low voltage 277',
      },
      {
        says: 'must',
        what: {
          en: 'ground an AC system under 50 V whose transformer is supplied by an ungrounded system',
          es: 'aterrizar un sistema de CA de menos de 50 V cuyo transformador viene de un sistema no aterrizado',
        },
        words: 'control transformer 24 V',
      },
      {
        says: 'must',
        what: {
          en: 'ground an AC system under 50 V with overhead conductors outside',
          es: 'aterrizar un sistema de CA de menos de 50 V con conductores aéreos exteriores',
        },
        words: 'low voltage outdoor',
      },
    ],
    words: {
      en: 'low voltage 24 volt control transformer ground secondary',
      es: 'bajo voltaje transformador de control 24 secundario aterrizar',
    },
  },
  {
    id: '250-20-b-must-be-grounded',
    section: '250.20(B)',
    grade: 'V2',
    title: { en: 'AC systems that must be grounded', es: 'Sistemas de corriente alterna que se deben aterrizar' },
    text: {
      en: 'Ground a system from 50 V to 1000 V when it can be grounded so that no ungrounded conductor exceeds 150 V to ground, when a wye neutral is used as a circuit conductor, or when the midpoint of a delta winding is.',
      es: 'Aterrice un sistema de 50 V a 1000 V si puede quedar con no más de 150 V a tierra en los conductores vivos, si el neutro de una estrella se usa como conductor del circuito, o si se usa el punto medio de un devanado en delta.',
    },
    figures: { lowV: [50, 'V'], highV: [1000, 'V'], toGroundV: [150, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'ground an AC system of 50 to 1000 V that can be kept at 150 V or less to ground',
          es: 'aterrizar un sistema de CA de 50 a 1000 V que puede quedar a 150 V o menos a tierra',
        },
        words: '120/240 208Y/120 transformer secondary',
      },
      {
        says: 'must',
        what: {
          en: 'ground a wye system whose neutral is used as a circuit conductor',
          es: 'aterrizar un sistema en estrella cuyo neutro se usa como conductor de circuito',
        },
        words: '480Y/277 neutral',
      },
      {
        says: 'must',
        what: {
          en: 'ground a delta system whose winding midpoint is used as a circuit conductor',
          es: 'aterrizar un sistema delta cuyo punto medio se usa como conductor de circuito',
        },
        words: 'high leg delta',
      },
      {
        says: 'must',
        what: {
          en: 'ground one side of the secondary of a 120 V control transformer',
          es: 'aterrizar un lado del secundario de un transformador de control de 120 V',
        },
        unless: {
          en: 'it serves only controls that must not stop, with qualified staff and ground detectors',
          es: 'alimente solo control que no debe parar, con personal calificado y detectores de tierra',
        },
        words: 'x2 control power machine panel ungrounded floating cpt secundario control',
      },
    ],
    words: {
      en: '120/240 208Y/120 480Y/277 high leg delta system grounding required voltage 150',
      es: 'estrella delta pierna alta sistema aterrizado voltaje tierra',
    },
  },
  {
    id: '250-20-b-no-neutral-load',
    section: '250.20(B)',
    grade: 'V2',
    title: { en: 'Must a system without neutral load be grounded?', es: '¿Se aterriza un sistema sin carga al neutro?' },
    text: {
      en: 'A 480Y/277 system whose neutral serves no load does not have to be grounded: it would stand at more than 150 V to ground, and the neutral is no circuit conductor. A 208Y/120 or 120/240 system has to be, neutral load or not, since grounding holds it to 150 V or less. What is left ungrounded needs ground detectors.',
      es: 'Un sistema 480Y/277 cuyo neutro no alimenta carga no tiene que aterrizarse: quedaría a más de 150 V a tierra y el neutro no es conductor del circuito. Un 208Y/120 o 120/240 sí, con o sin carga al neutro, porque aterrizado queda en 150 V o menos. Lo que se deja sin aterrizar lleva detectores de tierra.',
    },
    figures: { toGroundV: [150, 'V'] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'ground a 480Y/277 system whose neutral serves no load',
          es: 'aterrizar un sistema 480Y/277 cuyo neutro no alimenta carga',
        },
        words: 'x0 ungrounded wye',
      },
      {
        says: 'must',
        what: {
          en: 'ground a 208Y/120 or 120/240 system even without neutral loads',
          es: 'aterrizar un sistema 208Y/120 o 120/240 aunque no tenga cargas al neutro',
        },
        words: 'x0 secondary',
      },
      {
        says: 'must',
        what: { en: 'put ground detectors on a system left ungrounded', es: 'poner detectores de tierra en un sistema sin aterrizar' },
        words: 'ground lights',
      },
    ],
    words: {
      en: '480 wye neutral not used no neutral load transformer secondary ground x0 required 208 wye three wire',
      es: '480 estrella neutro sin usar aterrizar x0 transformador secundario 208',
    },
  },
  {
    id: '250-21-ungrounded-systems',
    section: '250.21',
    grade: 'V2',
    title: {
      en: 'Ungrounded systems: allowed where, and ground detectors',
      es: 'Sistemas no aterrizados: dónde y detectores de falla a tierra',
    },
    text: {
      en: 'A three-wire delta such as 480 V without a neutral load may run ungrounded. It then needs ground detection as close as practicable to the supply and marking that it is ungrounded, and its metal parts are still bonded and connected to an electrode.',
      es: 'Una delta de tres hilos, como 480 V sin carga al neutro, puede operar sin aterrizar. Entonces necesita detección de falla a tierra lo más cerca posible de la alimentación y el aviso de que no está aterrizada; sus partes metálicas siguen unidas y conectadas al electrodo.',
    },
    figures: { vV: [480, 'V'] },
    claims: [
      {
        says: 'may',
        what: { en: 'run a three-wire 480 V delta ungrounded', es: 'operar sin aterrizar un delta de tres hilos de 480 V' },
        if: {
          en: 'it has no neutral load and has ground detection and marking',
          es: 'no tiene carga de neutro y lleva detector de falla a tierra y letrero',
        },
        words: 'ungrounded delta',
      },
      {
        says: 'must',
        what: {
          en: 'provide ground detectors and marking on an ungrounded system',
          es: 'poner detectores de falla a tierra y letrero en un sistema no aterrizado',
        },
        words: 'ground detection lights bulbs work delta 480',
      },
      {
        says: 'must',
        what: {
          en: 'bond metal parts and connect them to an electrode in an ungrounded system',
          es: 'unir las partes metálicas y conectarlas a un electrodo en un sistema no aterrizado',
        },
        words: 'ungrounded delta bonding',
      },
      {
        says: 'must-not',
        what: {
          en: 'connect 277 V lights or another load from a line to ground on a three-wire delta',
          es: 'conectar luminarias de 277 V u otra carga de un vivo a tierra en una delta de tres hilos',
        },
        words: 'fixtures feed hot phase neutral none lamparas luces alimentar fase neutro sin neutro',
      },
    ],
    words: {
      en: 'floating delta ungrounded 480 ground lights first fault what is required 480 V delta',
      es: 'delta flotante luces de tierra sistema aislado',
    },
  },
  {
    id: '250-22-not-grounded',
    section: '250.22',
    grade: 'K',
    title: { en: 'Circuits that may not be grounded', es: 'Circuitos que no se deben aterrizar' },
    text: {
      en: 'Do not ground: circuits of cranes over combustible fibers in Class III places, isolated power systems of health care, electrolytic cell line circuits, secondaries of low-voltage lighting, and low-voltage underwater pool lights.',
      es: 'No se aterrizan: circuitos de grúas sobre fibras combustibles en Clase III, sistemas aislados de hospitales, celdas electrolíticas, secundarios de alumbrado de baja tensión y luces sumergidas de baja tensión de alberca.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'ground the secondary of low-voltage lighting or of low-voltage underwater pool lights',
          es: 'aterrizar el secundario de alumbrado de bajo voltaje o de luces de alberca de bajo voltaje',
        },
        words: '12 V landscape pool light transformer',
      },
      {
        says: 'must-not',
        what: {
          en: 'ground isolated power systems of health care or electrolytic cell line circuits',
          es: 'aterrizar sistemas de energía aislada de hospitales o circuitos de celdas electrolíticas',
        },
        words: 'hospital isolated power',
      },
      {
        says: 'must-not',
        what: {
          en: 'ground circuits of cranes over combustible fibers in Class III places',
          es: 'aterrizar circuitos de grúas sobre fibras combustibles en lugares Clase III',
        },
        words: 'crane',
      },
    ],
    words: {
      en: 'systems not permitted to be grounded crane class iii isolated power',
      es: 'sistemas que no se aterrizan grúa clase iii aislado',
    },
  },
  {
    id: '250-24-b-no-neutral-ground-load-side',
    section: '250.24(B)',
    numberIn: { 2017: '250.24(A)(5)', 2020: '250.24(A)(5)' },
    grade: 'V2',
    title: {
      en: 'No neutral-to-ground connection past the service disconnect',
      es: 'Sin unión neutro-tierra después del desconectador de acometida',
    },
    text: {
      en: 'Bond neutral and ground only at the service, or at the source or first disconnect of a separately derived system. Do not connect the grounded conductor to ground, enclosures or equipment grounding conductors again on the load side.',
      es: 'Una el neutro y la tierra sólo en la acometida, o en la fuente o el primer desconectador de un sistema derivado separado. No vuelva a conectar el neutro a tierra, gabinetes o tierras de equipo del lado de la carga.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'connect neutral to ground again on the load side of the service disconnect',
          es: 'unir neutro y tierra otra vez del lado de carga del desconectador de acometida',
        },
        words: 'subpanel bond neutral ground together bonding screw',
      },
      {
        says: 'must',
        what: {
          en: 'bond neutral and ground only at the service, or at a separately derived source or its first disconnect',
          es: 'unir neutro y tierra sólo en la acometida, o en la fuente derivada separada o su primer desconectador',
        },
        words: 'main panel neutral ground bond',
      },
    ],
    words: {
      en: 'double bond neutral ground together subpanel tied bootleg',
      es: 'doble unión neutro tierra juntos subtablero amarrados',
    },
  },
  {
    id: '250-24-a-1-gec-point',
    section: '250.24(A)(1)',
    grade: 'V2',
    title: { en: 'Where the grounding electrode conductor connects', es: 'Dónde se conecta el conductor del electrodo (neutro)' },
    text: {
      en: 'Connect the grounding electrode conductor to the service neutral at any accessible point from the load end of the drop or lateral, the meter included, to the neutral terminal in the service disconnect.',
      es: 'Conecte el conductor del electrodo al neutro de acometida en cualquier punto accesible desde el extremo de la bajada o lateral, medidor incluido, hasta la terminal de neutro del desconectador de acometida.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'connect the grounding electrode conductor to the service neutral at the meter or other accessible supply-side point',
          es: 'conectar el conductor del electrodo al neutro en el medidor u otro punto accesible antes del principal',
        },
        words: 'GEC meter can meter socket weatherhead',
      },
      {
        says: 'may',
        what: {
          en: 'connect the grounding electrode conductor at the neutral terminal in the service disconnect',
          es: 'conectar el conductor del electrodo en la terminal del neutro del desconectador de acometida',
        },
        words: 'GEC main panel',
      },
      {
        says: 'must-not',
        what: {
          en: 'connect the service grounding electrode conductor to the neutral past the service disconnect',
          es: 'conectar el conductor del electrodo de la acometida al neutro después del desconectador',
        },
        words: 'GEC subpanel',
      },
    ],
    words: {
      en: 'gec connection location meter can service disconnect accessible point can the GEC land in the meter can socket where allowed to connect service',
      es: 'conexión une conectar tierra base medidor punto accesible electrodo acometida',
    },
  },
  {
    id: '250-24-c-main-bonding-jumper',
    section: '250.24(C)',
    numberIn: { 2017: '250.24(B)', 2020: '250.24(B)' },
    grade: 'V2',
    title: { en: 'Main bonding jumper at every service disconnect', es: 'Puente de unión principal en cada desconectador de acometida' },
    text: {
      en: 'Install an unspliced main bonding jumper in each service disconnect enclosure. It ties the grounded service conductor to the equipment grounding conductors and the enclosure, so that fault current gets back to the utility.',
      es: 'Instale un puente de unión principal, sin empalmes, en cada gabinete de desconexión de la acometida. Conecta el neutro de la acometida con las tierras de equipo y el gabinete, para que la corriente de falla regrese a la compañía.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a main bonding jumper in each service disconnect enclosure',
          es: 'instalar un puente de unión principal en cada gabinete de desconectador de acometida',
        },
        words: 'green screw bonding strap main panel MBJ',
      },
      {
        says: 'must-not',
        what: { en: 'splice the main bonding jumper', es: 'empalmar el puente de unión principal' },
        words: 'MBJ splice',
      },
    ],
    words: {
      en: 'MBJ green bonding screw strap main panel neutral bar',
      es: 'tornillo verde MBJ puente principal barra neutro panel',
    },
  },
  {
    id: '250-24-d-neutral-to-service',
    section: '250.24(D)',
    numberIn: { 2017: '250.24(C)', 2020: '250.24(C)' },
    grade: 'V2',
    title: {
      en: 'Bring the neutral to every service disconnect, even with no neutral load',
      es: 'Lleve el neutro a cada desconectador de acometida',
    },
    text: {
      en: 'Where the supply system is grounded, run the grounded conductor to each service disconnect and bond it there, even if no load uses a neutral. It is the fault-current path on the supply side, sized at least by Table 250.102(C)(1).',
      es: 'Si el sistema de alimentación está aterrizado, lleve el neutro hasta cada desconectador de acometida y únalo ahí, aunque ninguna carga use neutro. Es el camino de la corriente de falla del lado de la línea, calibre mínimo según la Tabla 250.102(C)(1).',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bring the neutral to every service disconnect and bond it there, even with no neutral load',
          es: 'llevar el neutro a cada desconectador de acometida y unirlo ahí, aun sin carga de neutro',
        },
        if: { en: 'the supply system is grounded', es: 'el sistema de suministro está aterrizado' },
        words: 'service without neutral 3 phase motor only',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave out the service neutral because no load uses it',
          es: 'omitir el neutro de la acometida porque ninguna carga lo usa',
        },
        words: '480 three wire service',
      },
    ],
    words: {
      en: 'service neutral load 480 three phase disconnect',
      es: 'neutro servicio acometida carga trifásico',
    },
  },
  {
    id: '250-24-d-parallel-neutral-size',
    section: '250.24(D)',
    numberIn: { 2017: '250.24(C)', 2020: '250.24(C)' },
    grade: 'V1',
    title: { en: 'Parallel service neutrals: not smaller than 1/0', es: 'Neutros de acometida en paralelo: mínimo 1/0' },
    text: {
      en: 'In parallel raceways size the service neutral in each raceway from the ungrounded conductors in that raceway by Table 250.102(C)(1), but never smaller than 1/0 AWG.',
      es: 'Con tuberías en paralelo, el neutro de acometida de cada tubo se calcula con los conductores vivos de ese tubo en la Tabla 250.102(C)(1), pero nunca menor que 1/0 AWG.',
    },
    figures: { minAwg: ['1/0', 'AWG'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a service neutral smaller than 1/0 AWG in parallel raceways',
          es: 'usar un neutro de acometida menor que 1/0 AWG en tubos en paralelo',
        },
        words: 'parallel service neutral size',
      },
      {
        says: 'must',
        what: {
          en: 'size the neutral in each parallel service raceway from the ungrounded conductors in that raceway',
          es: 'calcular el neutro de cada tubo de acometida en paralelo según los vivos de ese tubo',
        },
        words: 'Table 250.102(C)(1)',
      },
    ],
    words: { en: 'paralleled neutral size service conduits sets', es: 'neutro en paralelo calibre mínimo juegos' },
  },
  {
    id: '250-26-which-conductor',
    section: '250.26',
    grade: 'K',
    title: { en: 'Which conductor gets grounded', es: 'Qué conductor se aterriza' },
    text: {
      en: 'Ground one conductor of a single-phase two-wire system, the neutral of a single-phase three-wire or wye system, the midpoint of the winding on a high-leg delta, or one phase conductor of a corner-grounded delta.',
      es: 'Se aterriza un conductor del sistema monofásico de dos hilos, el neutro del monofásico de tres hilos o de la estrella, el punto medio del devanado en la delta con pierna alta, o una fase en la delta aterrizada en esquina.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'ground the neutral of a single-phase three-wire or wye system',
          es: 'aterrizar el neutro de un sistema monofásico de tres hilos o estrella',
        },
        words: 'which conductor grounded',
      },
      {
        says: 'must',
        what: {
          en: 'ground the midpoint of the winding on a high-leg delta',
          es: 'aterrizar el punto medio del devanado en un delta con pierna alta',
        },
        words: 'wild leg',
      },
      {
        says: 'may',
        what: {
          en: 'ground one phase conductor of a delta (corner-grounded)',
          es: 'aterrizar un conductor de fase de un delta (esquina aterrizada)',
        },
        words: 'corner ground',
      },
    ],
    words: { en: 'corner grounded B phase center tap wild leg', es: 'fase aterrizada punto medio pierna brava delta' },
  },
  {
    id: '250-28-b-green-screw',
    section: '250.28(B)',
    grade: 'V2',
    title: { en: 'A bonding screw is green', es: 'El tornillo de unión es verde' },
    text: {
      en: 'The main or system bonding jumper may be a wire, bus, screw or similar conductor of copper or another corrosion-resistant material. A screw used alone must have a green finish that can be seen with the screw installed.',
      es: 'El puente de unión principal o del sistema puede ser alambre, barra, tornillo u otro conductor de cobre o material resistente a la corrosión. Si es sólo un tornillo, debe tener acabado verde visible ya instalado.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a green screw that stays visible when a screw alone is the main bonding jumper',
          es: 'usar un tornillo verde visible ya instalado cuando el puente principal es sólo un tornillo',
        },
        words: 'bonding screw color',
      },
      {
        says: 'may',
        what: {
          en: 'use a wire, bus or screw of copper or corrosion-resistant material as the main bonding jumper',
          es: 'usar alambre, barra o tornillo de cobre o material resistente a corrosión como puente principal',
        },
        words: 'MBJ strap',
      },
    ],
    words: {
      en: 'green screw panel bonding strap what material what color main bonding jumper screw',
      es: 'tornillo verde del panel cinta de unión qué color',
    },
  },
  {
    id: '250-28-d-size',
    section: '250.28(D)(1)',
    grade: 'V2',
    title: { en: 'Size of the main or system bonding jumper', es: 'Calibre del puente de unión principal o del sistema' },
    text: {
      en: 'Size it from Table 250.102(C)(1) by the largest ungrounded service or derived conductor, or the total of a parallel set. Above 1100 kcmil copper or 1750 kcmil aluminum use 12.5% of that area. The factory jumper of listed equipment is already sized.',
      es: 'Calcúlelo con la Tabla 250.102(C)(1) según el mayor conductor vivo de la acometida o del sistema derivado, o el total de un juego en paralelo. Arriba de 1100 kcmil de cobre o 1750 kcmil de aluminio use 12.5% de esa área. El puente de fábrica del equipo listado ya viene calculado.',
    },
    figures: { cuKcmil: [1100, 'kcmil'], alKcmil: [1750, 'kcmil'], pctPercent: [12.5, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size the main or system bonding jumper from Table 250.102(C)(1) by the largest ungrounded conductor',
          es: 'calcular el puente de unión principal o del sistema con la Tabla 250.102(C)(1) según el vivo mayor',
        },
        words: 'MBJ SBJ size',
      },
      {
        says: 'need-not',
        what: {
          en: 'size the factory-supplied bonding jumper of listed service equipment',
          es: 'calcular el puente de unión de fábrica del equipo listado',
        },
        words: 'green screw strap',
      },
      {
        says: 'must',
        what: {
          en: 'use 12.5% of the conductor area for the bonding jumper above 1100 kcmil copper or 1750 kcmil aluminum',
          es: 'usar 12.5% del área para el puente de unión arriba de 1100 kcmil cobre o 1750 kcmil aluminio',
        },
        words: '12.5 percent',
      },
    ],
    words: {
      en: 'MBJ size 12-1/2 percent four sets 500 250.66 table bonding jumper sizing',
      es: 'calibre MBJ doce medio ciento juegos 500',
    },
  },
  {
    id: '250-30-sds-definition',
    section: '250.30',
    grade: 'V2',
    title: { en: 'Is the generator or transformer separately derived?', es: '¿El generador o transformador es sistema derivado separado?' },
    text: {
      en: 'It depends on the neutral. If the transfer switch switches the neutral, the generator is a separately derived system and gets its own neutral-to-ground bond. If the neutral stays solidly connected to the service neutral, it is not, and the generator neutral must not be bonded again.',
      es: 'Depende del neutro. Si la transferencia interrumpe el neutro, el generador es un sistema derivado separado y lleva su propia unión neutro-tierra. Si el neutro queda conectado sólido al neutro de la acometida, no lo es y no se vuelve a unir en el generador.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond the neutral to ground at a generator whose transfer switch switches the neutral',
          es: 'unir neutro y tierra en un generador cuyo interruptor de transferencia conmuta el neutro',
        },
        words: 'separately derived generator bonded neutral 4-pole',
      },
      {
        says: 'must-not',
        what: {
          en: 'bond the generator neutral again where it stays solidly connected to the service neutral',
          es: 'unir otra vez el neutro del generador si queda conectado sólidamente al neutro de acometida',
        },
        words: 'floating neutral generator transfer switch interlock',
      },
    ],
    words: {
      en: 'SDS three pole four ATS switched neutral bonded generator floating',
      es: 'transferencia tres polos cuatro planta de luz neutro flotante',
    },
  },
  {
    id: '250-30-a1-system-bonding-jumper',
    section: '250.30(A)(1)',
    grade: 'V2',
    title: { en: 'System bonding jumper: one place only', es: 'Puente de unión del sistema: en un solo lugar' },
    text: {
      en: 'Bond the derived neutral to the equipment grounding conductors at one point only, anywhere from the source (transformer X0) to the first disconnect or overcurrent device. Bonding at both ends puts neutral current on metal parts.',
      es: 'Una el neutro derivado a las tierras de equipo en un solo punto, desde la fuente (X0 del transformador) hasta el primer desconectador o dispositivo de sobrecorriente. Si lo une en ambos extremos, el metal carga corriente de neutro.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "bond a transformer's neutral to ground at one point only, from source to first disconnect",
          es: 'unir el neutro del transformador a tierra en un solo punto, de la fuente al primer desconectador',
        },
        words: 'system bonding jumper X0 SDS',
      },
      {
        says: 'must-not',
        what: {
          en: 'bond neutral and ground at both the transformer and its first disconnect',
          es: 'unir neutro y tierra tanto en el transformador como en su primer desconectador',
        },
        words: 'double bond SBJ XO',
      },
      {
        says: 'may',
        what: {
          en: "bond a transformer's neutral at the first panel or disconnect instead of at XO",
          es: 'unir el neutro del transformador en el primer tablero o desconectador en vez de en XO',
        },
        if: { en: 'it is bonded at that one point only', es: 'se une solo en ese punto' },
        words: 'system bonding jumper location',
      },
    ],
    words: {
      en: 'transformer XO bond SBJ secondary neutral ground system jumper installed',
      es: 'XO transformador secundario unir neutro instala',
    },
  },
  {
    id: '250-30-a2-supply-side-bonding-jumper',
    section: '250.30(A)(2)',
    grade: 'V2',
    title: {
      en: 'Supply-side bonding jumper with a transformer secondary',
      es: 'Puente de unión del lado de la alimentación en el secundario',
    },
    text: {
      en: 'Where source and first disconnect are in separate enclosures, run a supply-side bonding jumper or a recognized metal raceway with the derived conductors. A wire type is sized by Table 250.102(C)(1) from the secondary conductors, not by Table 250.122: no breaker is ahead of it.',
      es: 'Si la fuente y el primer desconectador están en gabinetes separados, corra un puente de unión del lado de la alimentación, o tubería metálica reconocida, con los conductores derivados. El de alambre se calcula con la Tabla 250.102(C)(1) según el secundario, no con la 250.122: no hay breaker antes.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run a supply-side bonding jumper or metal raceway from the transformer to its first disconnect',
          es: 'llevar un puente del lado de alimentación o tubo metálico del transformador a su primer desconectador',
        },
        if: { en: 'they are in separate enclosures', es: 'están en gabinetes separados' },
        words: 'SSBJ secondary ground wire',
      },
      {
        says: 'must-not',
        what: {
          en: "size the transformer secondary's supply-side bonding jumper by Table 250.122",
          es: 'calcular el puente del secundario del transformador con la Tabla 250.122',
        },
        words: 'SSBJ size',
      },
    ],
    words: { en: 'SSBJ transformer panel secondary bond wire size', es: 'SSBJ transformador tablero alambre unión secundario' },
  },
  {
    id: '250-30-a5-sds-electrode-conductor',
    section: '250.30(A)(5)',
    grade: 'K',
    title: {
      en: 'Grounding electrode conductor of a separately derived system',
      es: 'Conductor al electrodo de un sistema derivado separado',
    },
    text: {
      en: "Run a grounding electrode conductor sized by Table 250.66 from the derived ungrounded conductors, and connect it at the same point as the system bonding jumper. It goes to the building's grounding electrode system.",
      es: 'Corra un conductor al electrodo según la Tabla 250.66 con los conductores vivos derivados, y conéctelo en el mismo punto que el puente de unión del sistema. Va al sistema de electrodos del edificio.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run a grounding electrode conductor from a transformer or other separately derived system',
          es: 'llevar un conductor al electrodo desde un transformador u otro sistema derivado separado',
        },
        words: 'transformer ground GEC XO',
      },
      {
        says: 'must',
        what: {
          en: 'connect that grounding electrode conductor at the same point as the system bonding jumper',
          es: 'conectar ese conductor al electrodo en el mismo punto que el puente del sistema',
        },
        words: 'SDS GEC location',
      },
      {
        says: 'must',
        what: {
          en: "connect a separately derived system to the building's grounding electrode system",
          es: 'conectar el sistema derivado separado al sistema de electrodos del edificio',
        },
        words: 'transformer ground rod',
      },
    ],
    words: {
      en: 'transformer GEC size building steel water pipe secondary ground',
      es: 'transformador calibre GEC acero del edificio tubo de agua',
    },
  },
  {
    id: '250-30-a6-common-gec',
    section: '250.30(A)(6)',
    grade: 'V2',
    title: {
      en: 'Several transformers on one common grounding electrode conductor',
      es: 'Varios transformadores en un conductor común al electrodo',
    },
    text: {
      en: 'Several separately derived systems may tap one common grounding electrode conductor. A wire type is not smaller than 3/0 AWG copper or 250 kcmil aluminum; size each tap by Table 250.66 for its own system.',
      es: 'Varios sistemas derivados pueden derivar de un conductor común al electrodo. Si es de alambre, no menor que 3/0 AWG de cobre o 250 kcmil de aluminio; cada derivación se calcula con la Tabla 250.66 para su sistema.',
    },
    figures: { cuAwg: ['3/0', 'AWG'], alKcmil: [250, 'kcmil'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'tap several transformers to one common grounding electrode conductor',
          es: 'derivar varios transformadores de un conductor común al electrodo',
        },
        if: {
          en: 'a wire type is not smaller than 3/0 AWG copper or 250 kcmil aluminum',
          es: 'si es alambre, no es menor que 3/0 AWG cobre o 250 kcmil aluminio',
        },
        words: 'common GEC',
      },
      {
        says: 'must',
        what: {
          en: 'size each tap by Table 250.66 for its own transformer',
          es: 'calcular cada derivación con la Tabla 250.66 para su transformador',
        },
        words: 'common GEC tap',
      },
    ],
    words: {
      en: 'high rise transformer riser ground common GEC taps',
      es: 'edificio alto transformadores piso conductor común derivaciones',
    },
  },
  {
    id: '250-32-a-separate-building-electrode',
    section: '250.32(A)',
    grade: 'V2',
    title: { en: 'Detached building: grounding electrode required', es: 'Edificio separado: necesita electrodo' },
    text: {
      en: 'A building or structure fed by a feeder or branch circuit needs its own grounding electrode system, connected at its disconnect. Use every electrode that is present; if there is none, drive or install one.',
      es: 'Un edificio o estructura alimentado por un alimentador o circuito ramal necesita su propio sistema de electrodos, conectado en su desconectador. Use todos los electrodos presentes; si no hay ninguno, instale uno.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a grounding electrode at a detached building fed by a feeder or branch circuit',
          es: 'poner un electrodo de tierra en un edificio separado alimentado por alimentador o ramal',
        },
        unless: {
          en: 'it is fed by one branch circuit with an equipment grounding conductor',
          es: 'lo alimente un solo ramal con conductor de tierra de equipos',
        },
        words: 'detached garage ground rod subpanel shed barn varilla',
      },
      {
        says: 'must',
        what: { en: 'use every electrode present at the detached building', es: 'usar todo electrodo presente en el edificio separado' },
        words: 'detached garage rebar water pipe',
      },
    ],
    words: { en: 'detached garage shop barn shed subpanel ground rod', es: 'cochera separada taller bodega subtablero varilla' },
  },
  {
    id: '250-32-a-single-circuit',
    section: '250.32(A) Exception',
    grade: 'V2',
    title: { en: 'One branch circuit to a shed: no electrode needed', es: 'Un solo circuito a la bodega: sin electrodo' },
    text: {
      en: 'No grounding electrode is required at a separate building supplied by only one branch circuit, multiwire included, if that circuit has an equipment grounding conductor.',
      es: 'No se exige electrodo en un edificio separado alimentado por un solo circuito ramal, incluso multifilar, si el circuito lleva conductor de tierra de equipos.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'drive a ground rod at a detached building fed by one branch circuit with a ground',
          es: 'clavar varilla de tierra en un edificio separado con un solo ramal con tierra',
        },
        words: 'shed garage coop electrode single multiwire cobertizo bodega gallinero multihilo desnudo',
      },
      {
        says: 'must',
        what: {
          en: 'drive a ground rod at a detached building fed by two branch circuits',
          es: 'clavar varilla en un edificio separado con dos ramales',
        },
        unless: { en: 'it has another grounding electrode, such as a Ufer', es: 'tenga otro electrodo de tierra, como un Ufer' },
        words: 'second separate cable added later',
      },
    ],
    words: { en: 'shed single circuit ground rod MWBC garage one', es: 'circuito cuartito varilla cochera' },
  },
  {
    id: '250-32-b-egc-with-feeder',
    section: '250.32(B)(1)',
    grade: 'V2',
    title: {
      en: 'Detached building: four-wire feeder, neutral isolated',
      es: 'Edificio separado: alimentador de cuatro hilos y neutro aislado',
    },
    text: {
      en: 'Run an equipment grounding conductor with the supply to the second building and keep the neutral isolated from ground there. The electrode and enclosure connect to the equipment grounding bar, not to the neutral.',
      es: 'Lleve un conductor de tierra de equipos con la alimentación al segundo edificio y deje ahí el neutro aislado de tierra. El electrodo y el gabinete se conectan a la barra de tierra, no al neutro.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run an equipment grounding conductor (four wires) with a 120/240 V feeder to a detached building',
          es: 'llevar conductor de tierra de equipos (cuatro hilos) con el alimentador a un edificio separado',
        },
        unless: {
          en: 'an existing three-wire feeder qualifies to stay',
          es: 'un alimentador existente de tres hilos califique para quedarse',
        },
        words: 'detached garage 4 wire subpanel',
      },
      {
        says: 'must-not',
        what: {
          en: "bond the neutral to ground in a detached building's panel",
          es: 'unir neutro y tierra en el tablero de un edificio separado',
        },
        unless: {
          en: 'an existing three-wire feeder without a ground qualifies to stay',
          es: 'un alimentador existente de tres hilos sin tierra califique para quedarse',
        },
        words: 'detached garage subpanel bonding screw',
      },
      {
        says: 'must',
        what: {
          en: "connect the detached building's rod to the equipment grounding bar, not to the neutral",
          es: 'conectar la varilla del edificio separado a la barra de tierras, no al neutro',
        },
        words: 'garage ground rod bar',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a three-wire feeder without a ground for a new detached building',
          es: 'usar alimentador de tres hilos sin tierra en un edificio separado nuevo',
        },
        words: 'garage 3 wire',
      },
    ],
    words: {
      en: '4 wire subpanel garage separate neutral ground bond screw removed',
      es: 'cuatro hilos subtablero cochera quitar tornillo unión neutro aislado',
    },
  },
  {
    id: '250-32-b-existing-three-wire',
    section: '250.32(B)(1) Exception No. 1',
    grade: 'V2',
    title: { en: 'Existing three-wire feeder to a detached building', es: 'Alimentador existente de tres hilos a edificio separado' },
    text: {
      en: 'An existing feeder that met the code when installed may keep using the neutral as ground only if no equipment grounding conductor runs with it, no continuous metal path such as pipe links the buildings, and there is no ground-fault protection of equipment ahead. New work needs a separate ground.',
      es: 'Un alimentador existente que cumplía cuando se instaló puede seguir usando el neutro como tierra sólo si no lleva tierra de equipos, no hay camino metálico continuo (tubería) entre edificios y no hay protección de falla a tierra de equipos antes. Lo nuevo lleva tierra separada.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'keep an existing three-wire feeder with the neutral as ground at a detached building',
          es: 'conservar un alimentador existente de tres hilos con neutro como tierra en edificio separado',
        },
        if: {
          en: 'it met code when installed, no equipment ground runs with it, no metal path links the buildings and no ground-fault protection of equipment is ahead',
          es: 'cumplía al instalarse, no lleva tierra de equipos, no hay camino metálico entre edificios ni protección de falla a tierra de equipos antes',
        },
        words: 'old garage feeder 3 wire',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the neutral as ground for a new feeder to a detached building',
          es: 'usar el neutro como tierra en un alimentador nuevo a edificio separado',
        },
        words: '3 wire detached',
      },
    ],
    words: { en: 'old 3 wire barn feeder neutral bonded grandfathered', es: 'tres hilos viejo neutro unido existente' },
  },
  {
    id: '250-34-a-portable-generator',
    section: '250.34(A)',
    grade: 'V2',
    title: { en: 'Portable generator: no rod if it only feeds cords', es: 'Generador portátil: sin varilla si sólo alimenta extensiones' },
    text: {
      en: 'The frame of a portable generator needs no grounding electrode when it supplies only its own equipment or cord-and-plug loads from its receptacles, and the receptacle grounds and metal parts are bonded to the frame.',
      es: 'El armazón de un generador portátil no necesita electrodo si sólo alimenta su propio equipo o cargas con clavija desde sus contactos, y las tierras de los contactos y partes metálicas están unidas al armazón.',
    },
    claims: [
      {
        says: 'need-not',
        what: { en: 'drive a ground rod for a portable generator', es: 'clavar varilla para un generador portátil' },
        if: {
          en: 'it supplies only its own equipment or cord-and-plug loads from its receptacles, and receptacle grounds and metal parts are bonded to the frame',
          es: 'alimenta sólo su equipo o cargas de clavija en sus contactos, y tierras y metales están unidos al chasis',
        },
        words: 'camping jobsite generator varilla',
      },
    ],
    words: { en: 'ground rod portable generator job site OSHA', es: 'planta portátil varilla obra' },
  },
  {
    id: '250-36-high-impedance',
    section: '250.36',
    grade: 'V1',
    title: { en: 'High-impedance grounded systems', es: 'Sistemas aterrizados por alta impedancia' },
    text: {
      en: 'A resistor in the neutral-to-ground connection of a three-phase system of 480 V to 1000 V is allowed only where qualified persons service it, ground detectors are installed and no line-to-neutral loads are served.',
      es: 'Se permite una resistencia entre neutro y tierra en sistemas trifásicos de 480 V a 1000 V sólo si los atiende personal calificado, hay detectores de falla a tierra y no se alimentan cargas de fase a neutro.',
    },
    figures: { lowV: [480, 'V'], highV: [1000, 'V'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a resistor (high-impedance) grounded neutral on a three-phase 480 V to 1000 V system',
          es: 'usar neutro aterrizado por resistencia (alta impedancia) en trifásico de 480 V a 1000 V',
        },
        if: {
          en: 'qualified persons service it, ground detectors are installed and no line-to-neutral loads are served',
          es: 'lo atiende personal calificado, hay detectores de falla a tierra y no hay cargas de fase a neutro',
        },
        words: 'HRG',
      },
      {
        says: 'must-not',
        what: {
          en: 'serve line-to-neutral loads from a high-impedance grounded system',
          es: 'alimentar cargas de fase a neutro con un sistema aterrizado por alta impedancia',
        },
        words: 'HRG 277 lights',
      },
    ],
    words: {
      en: 'HRG neutral grounding resistor industrial plant impedance grounded neutral system voltage range permitted',
      es: 'HRG resistencia de neutro planta industrial',
    },
  },
  {
    id: '250-50-electrode-system',
    section: '250.50',
    grade: 'V2',
    title: { en: 'Bond all electrodes that are present', es: 'Una todos los electrodos presentes' },
    text: {
      en: 'Bond together every electrode present at the building: underground metal water pipe, in-ground structural metal, concrete-encased, ring, rods and plates. Using the easiest one alone is not enough. If none is present, install one.',
      es: 'Una todos los electrodos presentes en el edificio: tubo metálico de agua enterrado, estructura metálica en tierra, embebido en concreto, anillo, varillas y placas. No basta el más fácil. Si no hay ninguno, instale uno.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond together all grounding electrodes present at the building',
          es: 'unir entre sí todos los electrodos presentes en el edificio',
        },
        unless: {
          en: "it is a Ufer of an existing building whose rebar isn't accessible without disturbing the concrete",
          es: 'sea un Ufer de edificio existente con varilla no accesible sin romper concreto',
        },
        words: 'water pipe ufer rods rebar',
      },
      {
        says: 'must-not',
        what: {
          en: 'use only the easiest electrode when others are present',
          es: 'usar sólo el electrodo más fácil cuando hay otros presentes',
        },
        words: 'ground rod instead of ufer water pipe',
      },
      {
        says: 'must',
        what: { en: 'install a grounding electrode if the building has none', es: 'instalar un electrodo si el edificio no tiene ninguno' },
        words: 'ground rod required varilla',
      },
    ],
    words: {
      en: 'grounding electrode system ufer rods',
      es: 'sistema electrodos usar ufer varillas',
    },
  },
  {
    id: '250-50-existing-concrete',
    section: '250.50 Exception',
    grade: 'V2',
    title: {
      en: 'Existing building: no need to break concrete for the Ufer',
      es: 'Edificio existente: no hay que romper concreto por el Ufer',
    },
    text: {
      en: 'In an existing building the concrete-encased electrode need not be part of the system if its rebar is not accessible without disturbing the concrete.',
      es: 'En un edificio existente el electrodo embebido en concreto no tiene que incluirse si su varilla de refuerzo no es accesible sin romper el concreto.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'break concrete to connect to the footing rebar (Ufer)',
          es: 'romper concreto para conectar la varilla de la zapata (Ufer)',
        },
        if: {
          en: 'the building is existing and the rebar is not accessible without disturbing the concrete',
          es: 'el edificio es existente y la varilla no es accesible sin romper el concreto',
        },
        words: 'service upgrade existing house',
      },
    ],
    words: { en: 'ufer existing house service change chip concrete rebar', es: 'cambio servicio casa existente ufer romper concreto' },
  },
  {
    id: '250-52-a1-water-pipe',
    section: '250.52(A)(1)',
    grade: 'V2',
    title: { en: 'Metal underground water pipe electrode', es: 'Tubo metálico de agua enterrado como electrodo' },
    text: {
      en: 'A metal underground water pipe counts as an electrode when 10 ft or more is in direct contact with earth and it is electrically continuous. It may never stand alone: it needs a supplemental electrode.',
      es: 'El tubo metálico de agua enterrado cuenta como electrodo si 10 pies o más están en contacto directo con la tierra y es eléctricamente continuo. Nunca puede ser el único: necesita un electrodo suplementario.',
    },
    figures: { lengthFt: [10, 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a metal underground water pipe as a grounding electrode',
          es: 'usar un tubo metálico de agua enterrado como electrodo',
        },
        if: {
          en: '10 ft or more touches earth, it is electrically continuous and a supplemental electrode is added',
          es: '10 pies o más tocan tierra, es eléctricamente continuo y se agrega electrodo suplementario',
        },
        words: 'water line ground cold water',
      },
      {
        says: 'must-not',
        what: { en: 'use a water pipe as the only grounding electrode', es: 'usar un tubo de agua como único electrodo' },
        words: 'water line only no rod',
      },
      {
        says: 'is',
        what: {
          en: 'a metal underground water pipe is a grounding electrode',
          es: 'un tubo metálico de agua enterrado es electrodo de tierra',
        },
        if: { en: '10 ft or more of it touches earth', es: '10 pies o más tocan tierra' },
      },
      {
        says: 'is-not',
        what: {
          en: 'a short copper stub on a plastic water service counts as an electrode',
          es: 'un tramo corto de cobre en una toma de agua de plástico cuente como electrodo',
        },
        words: 'poly pex feet',
      },
    ],
    words: { en: 'water pipe ground copper main street', es: 'tubo de agua cobre tierra acometida' },
  },
  {
    id: '250-52-a2-structural-metal',
    section: '250.52(A)(2)',
    grade: 'V2',
    title: { en: 'In-ground metal support structure electrode', es: 'Estructura metálica enterrada como electrodo' },
    text: {
      en: 'Structural metal is an electrode when at least one support member has 10 ft or more vertically in contact with earth, with or without concrete around it. Steel that only sits on bolts in a footing does not qualify by itself.',
      es: 'La estructura metálica es electrodo si al menos un miembro tiene 10 pies o más en vertical en contacto con la tierra, con o sin concreto alrededor. El acero que sólo descansa sobre pernos en la zapata no califica por sí mismo.',
    },
    figures: { lengthFt: [10, 'ft'] },
    claims: [
      {
        says: 'may',
        what: { en: 'use structural metal as a grounding electrode', es: 'usar la estructura metálica como electrodo' },
        if: {
          en: 'a support member has 10 ft or more vertically in contact with earth',
          es: 'un elemento de soporte tiene 10 pies o más verticales en contacto con tierra',
        },
        words: 'building steel column',
      },
      {
        says: 'must-not',
        what: {
          en: 'count steel only bolted to a footing as a grounding electrode by itself',
          es: 'contar como electrodo el acero sólo atornillado a la zapata',
        },
        words: 'anchor bolts building steel',
      },
    ],
    words: { en: 'building steel electrode column piling I-beam', es: 'acero del edificio columna pilote electrodo' },
  },
  {
    id: '250-52-a3-concrete-encased',
    section: '250.52(A)(3)',
    grade: 'V2',
    title: { en: 'Concrete-encased electrode (Ufer)', es: 'Electrodo embebido en concreto (Ufer)' },
    text: {
      en: 'Use 20 ft or more of rebar at least 1/2 in. in diameter, or of bare copper 4 AWG or larger, encased in at least 2 in. of concrete in a footing in direct contact with earth. A vapor barrier between concrete and earth disqualifies it.',
      es: 'Use 20 pies o más de varilla de refuerzo de al menos 1/2 pulg. de diámetro, o de cobre desnudo 4 AWG o mayor, con al menos 2 pulg. de concreto en una zapata en contacto directo con la tierra. Una barrera de vapor entre concreto y tierra lo descalifica.',
    },
    figures: { lengthFt: [20, 'ft'], rebarIn: ['1/2', 'in'], cuAwg: [4, 'AWG'], coverIn: [2, 'in'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use 20 ft of 1/2 in. rebar in a footing as a grounding electrode',
          es: 'usar 20 pies de varilla de 1/2 pulg. en la zapata como electrodo',
        },
        if: {
          en: 'it has 2 in. of concrete around it and the footing is in direct contact with earth',
          es: 'lleva 2 pulg. de concreto y la zapata toca directamente la tierra',
        },
        words: 'ufer rebar foundation',
      },
      {
        says: 'may',
        what: {
          en: 'use 20 ft of bare copper 4 AWG or larger in a footing as a grounding electrode',
          es: 'usar 20 pies de cobre desnudo 4 AWG o mayor en la zapata como electrodo',
        },
        if: {
          en: 'it has 2 in. of concrete around it and the footing is in direct contact with earth',
          es: 'lleva 2 pulg. de concreto y la zapata toca directamente la tierra',
        },
        words: 'ufer',
      },
      {
        says: 'must-not',
        what: {
          en: 'count a footing over a vapor barrier as a grounding electrode',
          es: 'contar como electrodo una zapata sobre barrera de vapor',
        },
        words: 'plastic sheet ufer slab',
      },
      {
        says: 'must-not',
        what: {
          en: 'count bare copper smaller than 4 AWG in a footing as a grounding electrode',
          es: 'contar cobre desnudo menor que 4 AWG en una zapata como electrodo',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'count less than 20 ft of rebar or bare copper in a footing as a grounding electrode',
          es: 'contar menos de 20 ft de varilla o cobre desnudo en una zapata como electrodo',
        },
      },
    ],
    words: { en: 'ufer ground rebar stub foundation slab', es: 'ufer cimentación varilla corrugada zapata losa' },
  },
  {
    id: '250-52-a4-ground-ring',
    section: '250.52(A)(4)',
    grade: 'V1',
    title: { en: 'Ground ring electrode', es: 'Anillo de tierra' },
    text: {
      en: 'A ground ring encircles the building, in direct contact with earth, with at least 20 ft of bare copper not smaller than 2 AWG, buried 30 in. or deeper.',
      es: 'El anillo de tierra rodea el edificio, en contacto directo con la tierra, con al menos 20 pies de cobre desnudo no menor que 2 AWG, enterrado a 30 pulg. o más.',
    },
    figures: { f1: [20, 'ft'], f2: [2, 'AWG'], f3: [30, 'in'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a ground ring of 20 ft or more of bare copper 2 AWG or larger as an electrode',
          es: 'usar un anillo de 20 pies o más de cobre desnudo 2 AWG o mayor como electrodo',
        },
        if: { en: 'it encircles the building at 30 in. or deeper', es: 'rodea el edificio a 30 pulg. o más de profundidad' },
        words: 'loop counterpoise',
      },
      {
        says: 'must',
        what: { en: 'bury a ground ring at least 30 in. deep', es: 'enterrar el anillo de tierra al menos 30 pulg.' },
        words: 'ring depth',
      },
    ],
    words: {
      en: 'counterpoise ring ground bare copper around building how much copper how deep ground ring size',
      es: 'contraantena anillo cobre desnudo alrededor cuánto cobre qué tan hondo',
    },
  },
  {
    id: '250-52-a5-rod-pipe',
    section: '250.52(A)(5)',
    grade: 'V2',
    title: { en: 'Ground rods and pipe electrodes', es: 'Varillas y tubos electrodo' },
    text: {
      en: 'Rods and pipes are at least 8 ft long. Rods are 5/8 in. or larger unless listed (listed rods of 1/2 in. are common); pipe or conduit is trade size 3/4 or larger and galvanized or coated if steel.',
      es: 'Las varillas y tubos miden al menos 8 pies. La varilla es de 5/8 pulg. o mayor, salvo que sea listada (las listadas de 1/2 pulg. son comunes); el tubo es de tamaño comercial 3/4 o mayor y galvanizado o recubierto si es de acero.',
    },
    figures: { lengthFt: [8, 'ft'], diaIn: ['5/8', 'in'], smallIn: ['1/2', 'in'], pipe: ['3/4', ''] },
    claims: [
      {
        says: 'must',
        what: { en: 'use ground rods at least 8 ft long', es: 'usar varillas de tierra de al menos 8 pies de largo' },
        words: 'cut rod 6 ft short rod varilla cortada',
      },
      {
        says: 'may',
        what: { en: 'use a 1/2 in. ground rod', es: 'usar una varilla de tierra de 1/2 pulg.' },
        if: { en: 'it is listed', es: 'está listada' },
        words: 'copper clad rod diameter',
      },
      {
        says: 'must-not',
        what: {
          en: 'drive rebar or other unlisted rods under 5/8 in. as ground rods',
          es: 'clavar varilla corrugada u otra no listada de menos de 5/8 pulg. como varilla de tierra',
        },
        words: '#4 half inch pound sticks',
      },
      {
        says: 'may',
        what: { en: 'use pipe or conduit of trade size 3/4 or larger as an electrode', es: 'usar tubo de 3/4 o mayor como electrodo' },
        if: {
          en: 'it is at least 8 ft long and, if steel, galvanized or coated',
          es: 'mide al menos 8 pies y, si es acero, está galvanizado o recubierto',
        },
        words: 'galvanized pipe ground',
      },
      {
        says: 'must-not',
        what: { en: 'use a ground rod shorter than 8 ft', es: 'usar una varilla de tierra de menos de 8 pies' },
        words: 'fence 5 6 cut',
      },
    ],
    words: {
      en: 'ground rod length diameter 5/8 1/2 copperweld long',
      es: 'varilla copperweld largo diámetro jabalina mide mínimo tierra',
    },
  },
  {
    id: '250-52-a7-plate',
    section: '250.52(A)(7)',
    grade: 'V2',
    title: { en: 'Plate electrode', es: 'Electrodo de placa' },
    text: {
      en: 'A plate electrode exposes at least 2 ft² of surface to the soil. Bare or coated iron or steel plate is at least 1/4 in. thick; install it at least 2-1/2 ft below the surface.',
      es: 'La placa electrodo expone al menos 2 pies² de superficie al suelo. La de hierro o acero mide al menos 1/4 pulg. de espesor; entiérrela al menos 2-1/2 pies bajo la superficie.',
    },
    figures: { areaSqft: [2, 'ft²'], thickIn: ['1/4', 'in'], depthFt: ['2-1/2', 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'expose at least 2 ft² of a plate electrode to the soil, at least 2-1/2 ft deep',
          es: 'exponer al suelo al menos 2 pies² de la placa electrodo, a 2-1/2 pies de profundidad',
        },
        words: 'ground plate',
      },
      {
        says: 'must',
        what: {
          en: 'use iron or steel plate electrodes at least 1/4 in. thick',
          es: 'usar placas electrodo de hierro o acero de al menos 1/4 pulg.',
        },
        words: 'ground plate',
      },
    ],
    words: { en: 'ground plate buried rocky soil', es: 'placa tierra suelo rocoso área mínima superficie placa de tierra' },
  },
  {
    id: '250-52-b-gas-pipe-not-electrode',
    section: '250.52(B)',
    grade: 'V2',
    title: { en: 'Gas pipe is never an electrode', es: 'La tubería de gas nunca es electrodo' },
    text: {
      en: 'Do not use underground metal gas piping as a grounding electrode. The gas piping inside is still bonded under 250.104(B); bonding it does not make it an electrode.',
      es: 'No use la tubería metálica de gas enterrada como electrodo de puesta a tierra. La tubería interior sí se une según 250.104(B); unirla no la convierte en electrodo.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use a gas pipe as a grounding electrode', es: 'usar la tubería de gas como electrodo de tierra' },
        words: 'ground to gas line',
      },
      {
        says: 'must',
        what: {
          en: "bond the interior gas piping even though it isn't an electrode",
          es: 'unir la tubería interior de gas aunque no sea electrodo',
        },
        words: 'gas line bond',
      },
    ],
    words: {
      en: 'ground gas line natural meter CSST electrode',
      es: 'aterrizar línea medidor tubo de gas usar tubería tierra',
    },
  },
  {
    id: '250-52-b-not-electrodes',
    section: '250.52(B)',
    grade: 'V2',
    title: { en: 'Not allowed as grounding electrodes: aluminum', es: 'No se usan como electrodos: aluminio' },
    text: {
      en: 'Aluminum, and the reinforcing steel and structure of a swimming pool, may not be used as grounding electrodes.',
      es: 'El aluminio y el acero de refuerzo o la estructura de una alberca no se usan como electrodos de puesta a tierra.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use aluminum as a grounding electrode', es: 'usar aluminio como electrodo de tierra' },
        words: 'aluminum rod',
      },
      {
        says: 'must-not',
        what: {
          en: "use a swimming pool's rebar or structure as a grounding electrode",
          es: 'usar la varilla o estructura de una alberca como electrodo de tierra',
        },
        words: 'pool steel ground',
      },
    ],
    words: {
      en: 'pool rebar shell aluminum rod as grounding electrode not permitted is aluminum allowed as an electrode',
      es: 'varilla de aluminio acero de la alberca como electrodo',
    },
  },
  {
    id: '250-53-a-25-ohms',
    section: '250.53(A)(2)',
    grade: 'V2',
    title: {
      en: 'One rod needs a second electrode unless it is 25 ohms or less',
      es: 'Una varilla lleva segunda salvo que mida 25 ohms o menos',
    },
    text: {
      en: 'Supplement a single rod, pipe or plate with another electrode, such as a second rod. The exception: one is enough if it tests 25 ohms or less to earth. With two rods installed no test is needed.',
      es: 'Complemente una sola varilla, tubo o placa con otro electrodo, por ejemplo una segunda varilla. Excepción: basta uno si la prueba da 25 ohms o menos a tierra. Con dos varillas instaladas no hace falta medir.',
    },
    figures: { rOhm: [25, 'ohm'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'drive another rod or electrode beside a single ground rod',
          es: 'clavar otra varilla o electrodo además de una sola varilla',
        },
        if: {
          en: 'the single rod was not tested at 25 ohms or less',
          es: 'la varilla sola no se midió en 25 ohms o menos',
        },
        words: 'two rods needed second nobody measured',
      },
      {
        says: 'may',
        what: {
          en: 'use only one ground rod',
          es: 'usar una sola varilla de tierra',
        },
        if: {
          en: 'it tests 25 ohms or less to earth',
          es: 'mide 25 ohms o menos a tierra',
        },
        words: 'one rod enough',
      },
      {
        says: 'need-not',
        what: {
          en: 'measure the resistance of two ground rods',
          es: 'medir la resistencia de dos varillas de tierra',
        },
        words: '25 ohm test megger',
      },
    ],
    words: {
      en: 'two ground rods 25 ohm rule megger fall potential one second',
      es: 'dos varillas prueba resistencia telurómetro',
    },
  },
  {
    id: '250-53-a-2-ufer-without-rods',
    section: '250.53(A)(2)',
    grade: 'V2',
    title: { en: 'A Ufer needs no ground rods', es: 'Con Ufer no hacen falta varillas' },
    text: {
      en: 'A concrete-encased electrode (Ufer) is enough by itself: no rod and no resistance test. Only a single rod, pipe or plate, and a metal water pipe, must be supplemented. Any other electrode that is present is still bonded to it, and some utilities and local codes ask for rods all the same.',
      es: 'Un electrodo embebido en concreto (Ufer) basta por sí solo: sin varilla y sin medir la resistencia. Solo una varilla, tubo o placa sola, y el tubo metálico de agua, llevan otro electrodo de apoyo. Cualquier otro electrodo presente se une a él, y algunas compañías de luz y reglas locales piden varillas de todos modos.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'drive ground rods where there is a Ufer (concrete-encased electrode)',
          es: 'clavar varillas de tierra donde hay un Ufer (electrodo embebido en concreto)',
        },
        unless: { en: 'the utility or a local rule asks for them', es: 'la compañía de luz o una regla local las pida' },
        words: 'rod rebar footing zapata',
      },
      {
        says: 'need-not',
        what: { en: 'test the resistance of a Ufer to 25 ohms', es: 'medir que el Ufer dé 25 ohms' },
        words: '25 ohm test',
      },
      {
        says: 'must',
        what: {
          en: 'supplement a single rod, pipe or plate, or a metal water pipe, with another electrode',
          es: 'agregar otro electrodo a una sola varilla, tubo o placa, o al tubo metálico de agua',
        },
        words: 'second rod',
      },
      {
        says: 'must-not',
        what: { en: 'rely on a water pipe alone as the electrode', es: 'confiar solo en el tubo de agua como electrodo' },
        words: 'copper waterline will do',
      },
    ],
    words: {
      en: 'ufer only no ground rod concrete encased electrode enough alone new construction',
      es: 'ufer solo sin varilla zapata basta obra nueva',
    },
  },
  {
    id: '250-53-rod-spacing',
    section: '250.53(A)(3)',
    grade: 'V2',
    title: { en: 'Rods at least 6 ft apart', es: 'Varillas separadas por lo menos 6 pies' },
    text: {
      en: 'Space rods, pipes and plates at least 6 ft from each other. Wider, about twice the rod length, works better.',
      es: 'Separe varillas, tubos y placas por lo menos 6 pies entre sí. Más lejos, como dos veces el largo de la varilla, funciona mejor.',
    },
    figures: { gapFt: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: { en: 'space ground rods at least 6 ft apart', es: 'separar las varillas de tierra al menos 6 pies' },
        words: 'distance between rods',
      },
      {
        says: 'must-not',
        what: { en: 'put two ground rods closer than 6 ft to each other', es: 'poner dos varillas de tierra a menos de 6 pies entre sí' },
        words: 'rods next to each other',
      },
    ],
    words: {
      en: 'distance between ground rods spacing',
      es: 'distancia varillas separación tierra',
    },
  },
  {
    id: '250-53-rod-installation',
    section: '250.53(A)',
    numberIn: { 2017: '250.53(G)' },
    grade: 'V2',
    title: { en: 'Driving the rod: 8 ft in the soil', es: 'Clavar la varilla: 8 pies en el suelo' },
    text: {
      en: 'Drive the rod so that 8 ft is in contact with soil and the top is flush or below grade, or protected. If rock stops it, drive it at up to 45° from vertical, or else bury it in a trench at least 30 in. deep.',
      es: 'Clave la varilla con 8 pies en contacto con el suelo y la punta al ras o bajo el nivel, o protegida. Si topa con roca, clávela hasta 45° de la vertical o, si no, entiérrela en zanja de al menos 30 pulg. de hondo.',
    },
    figures: { f1: [8, 'ft'], f2: [45, '°'], f3: [30, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'drive the ground rod so that 8 ft is in contact with soil',
          es: 'clavar la varilla con 8 pies en contacto con el suelo',
        },
        words: 'cut off ground rod short',
      },
      {
        says: 'may',
        what: {
          en: 'drive a ground rod at an angle of up to 45° from vertical',
          es: 'clavar la varilla inclinada hasta 45° de la vertical',
        },
        if: { en: 'rock stops it from going straight down', es: 'la roca impide clavarla derecha' },
        words: 'angle rock',
      },
      {
        says: 'may',
        what: { en: 'lay a ground rod flat in a trench at least 30 in. deep', es: 'acostar la varilla en una zanja de al menos 30 pulg.' },
        if: { en: 'rock stops it even at an angle', es: 'la roca la detiene aun inclinada' },
        words: 'bury horizontally',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave the top of a ground rod above grade unprotected',
          es: 'dejar la punta de la varilla sobre el nivel sin protección',
        },
        words: 'rod sticking out',
      },
    ],
    words: {
      en: 'hit rock bend ground rod lay flat horizontal trench cut',
      es: 'topa piedra doblar acostar varilla cortar en contacto tierra',
    },
  },
  {
    id: '250-53-d1-water-meter-bypass',
    section: '250.53(D)(1)',
    grade: 'V2',
    title: { en: 'Water pipe ground: jump the meter and filters', es: 'Tierra a tubo de agua: puente en medidor y filtros' },
    text: {
      en: 'Continuity of the water-pipe grounding path may not depend on water meters, filters or similar equipment. Put a bonding jumper around them, long enough that the meter can be taken out.',
      es: 'La continuidad de la tierra al tubo de agua no puede depender de medidores, filtros o equipo similar. Ponga un puente de unión alrededor, con largo suficiente para poder quitar el medidor.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a bonding jumper around the water meter and filters on a water-pipe ground',
          es: 'poner un puente de unión alrededor del medidor de agua y filtros en tierra de tubo de agua',
        },
        words: 'water softener bypass jumper',
      },
      {
        says: 'must-not',
        what: {
          en: 'rely on the water meter or filter for continuity of the ground',
          es: 'depender del medidor de agua o filtro para la continuidad de la tierra',
        },
        words: 'meter jumper',
      },
    ],
    words: { en: 'water meter jumper bypass softener filter', es: 'puente medidor agua suavizador' },
  },
  {
    id: '250-53-d2-water-pipe-supplement',
    section: '250.53(D)(2)',
    grade: 'V2',
    title: { en: 'Water pipe electrode needs a supplemental electrode', es: 'El tubo de agua necesita electrodo suplementario' },
    text: {
      en: 'Supplement a metal underground water pipe with another electrode, such as a Ufer, ring or rod, because the pipe may later be replaced with plastic. A rod used for that must itself meet the 25 ohms rule or have a second rod.',
      es: 'Complemente el tubo metálico de agua con otro electrodo, como Ufer, anillo o varilla, porque algún día lo pueden cambiar por plástico. Si usa varilla, ésta debe cumplir la regla de 25 ohms o llevar una segunda.',
    },
    figures: { rOhm: [25, 'ohm'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'supplement a metal water pipe electrode with another electrode such as a rod, ring or Ufer',
          es: 'suplementar el tubo de agua con otro electrodo como varilla, anillo o Ufer',
        },
        words: 'water pipe and ground rod both',
      },
      {
        says: 'must',
        what: {
          en: 'add a second rod to the rod that supplements a water pipe',
          es: 'agregar segunda varilla a la que suplementa el tubo de agua',
        },
        unless: { en: 'that rod meets the 25 ohms rule', es: 'esa varilla cumpla los 25 ohms' },
        words: 'two rods water pipe',
      },
    ],
    words: { en: 'supplemental electrode water pipe ground rods', es: 'electrodo suplementario agua varillas' },
  },
  {
    id: '250-53-e-supplement-size',
    section: '250.53(E)',
    grade: 'K',
    title: { en: 'Bonding jumper to a supplemental rod; other systems', es: 'Puente a varilla suplementaria; otros sistemas' },
    text: {
      en: 'The jumper that is the sole connection to a supplemental rod, pipe or plate need not be larger than 6 AWG copper or 4 AWG aluminum. Electrodes of different systems, such as lightning protection, stay at least 6 ft apart (250.53(B)) and are bonded together.',
      es: 'El puente que es la única conexión a una varilla, tubo o placa suplementaria no tiene que ser mayor de 6 AWG de cobre o 4 AWG de aluminio. Electrodos de sistemas distintos, como pararrayos, van a 6 pies o más (250.53(B)) y unidos entre sí.',
    },
    figures: { f1: [6, 'AWG'], f2: [4, 'AWG'], f3: [6, 'ft'] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'use a jumper larger than 6 AWG copper or 4 AWG aluminum to a supplemental rod',
          es: 'usar puente mayor que 6 AWG cobre o 4 AWG aluminio a una varilla suplementaria',
        },
        if: { en: 'it is the sole connection to that rod, pipe or plate', es: 'es la única conexión a esa varilla, tubo o placa' },
        words: 'ground rod wire size',
      },
      {
        says: 'must',
        what: {
          en: "keep lightning-protection and other systems' electrodes 6 ft apart and bond them together",
          es: 'separar 6 pies los electrodos de pararrayos y otros sistemas, y unirlos entre sí',
        },
        words: 'lightning rod antenna',
      },
    ],
    words: {
      en: 'supplemental electrode bonding jumper size lightning electrode distance largest wire required supplemental ground rod',
      es: 'calibre puente electrodo suplementario distancia pararrayos',
    },
  },
  {
    id: '250-54-auxiliary-electrode',
    section: '250.54',
    grade: 'V2',
    title: { en: 'Auxiliary electrode (extra rod at a pole or machine)', es: 'Electrodo auxiliar (varilla extra en poste o máquina)' },
    text: {
      en: 'You may add a rod at a pole or machine and connect it to the equipment grounding conductor. It need not be bonded to the electrode system nor meet the 25 ohms rule, and it never replaces the equipment grounding conductor.',
      es: 'Puede agregar una varilla en un poste o máquina y conectarla a la tierra de equipos. No tiene que unirse al sistema de electrodos ni cumplir 25 ohms, y nunca sustituye al conductor de tierra de equipos.',
    },
    figures: { rOhm: [25, 'ohm'] },
    claims: [
      {
        says: 'may',
        what: { en: 'add an extra ground rod at a light pole or machine', es: 'agregar una varilla extra en un poste de luz o máquina' },
        if: {
          en: 'an equipment grounding conductor is also run and connected',
          es: 'también hay conductor de tierra de equipos conectado',
        },
        words: 'auxiliary electrode CNC parking lot',
      },
      {
        says: 'need-not',
        what: {
          en: 'bond an auxiliary rod to the electrode system or meet 25 ohms with it',
          es: 'unir la varilla auxiliar al sistema de electrodos ni cumplir 25 ohms con ella',
        },
        words: 'pole rod',
      },
      {
        says: 'must-not',
        what: {
          en: 'use an auxiliary rod instead of the equipment grounding conductor',
          es: 'usar una varilla auxiliar en vez de la tierra de equipos',
        },
        words: 'isolated rod machine pole',
      },
    ],
    words: { en: 'CNC machine ground rod parking lot pole extra', es: 'varilla extra máquina CNC poste estacionamiento' },
  },
  {
    id: '250-60-lightning-electrodes',
    section: '250.60',
    grade: 'V2',
    title: { en: 'Lightning electrodes may not serve the system', es: 'Los electrodos de pararrayos no sirven al sistema' },
    text: {
      en: 'Rods, pipes, plates, rings and conductors of a lightning protection system may not be used in place of the grounding electrodes of the electrical system. The two systems are bonded together (250.106).',
      es: 'Las varillas, tubos, placas, anillos y conductores de un sistema de pararrayos no se usan en lugar de los electrodos de puesta a tierra del sistema eléctrico. Los dos sistemas se unen (250.106).',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: "use lightning protection rods as the electrical system's grounding electrodes",
          es: 'usar las varillas del pararrayos como electrodos del sistema eléctrico',
        },
        words: 'lightning rod ground',
      },
      {
        says: 'must',
        what: {
          en: 'bond the lightning protection system to the electrical grounding electrodes',
          es: 'unir el sistema de pararrayos con los electrodos del sistema eléctrico',
        },
        words: 'lightning',
      },
    ],
    words: {
      en: 'strike termination lightning rod used as service ground electrode',
      es: 'puede servir varilla electrodo de pararrayos para la acometida servicio',
    },
  },
  {
    id: '250-64-a-aluminum',
    section: '250.64(A)',
    grade: 'V2',
    title: { en: 'Aluminum grounding electrode conductor', es: 'Conductor al electrodo de aluminio' },
    text: {
      en: 'Keep bare aluminum or copper-clad aluminum out of contact with concrete, masonry and earth and out of corrosive places. Outdoors do not terminate it within 18 in. of the earth, except in a listed enclosure identified for outdoor use.',
      es: 'No ponga aluminio desnudo ni aluminio recubierto de cobre en contacto con concreto, mampostería o suelo, ni en lugares corrosivos. En exterior no lo termine a menos de 18 pulg. del suelo, salvo dentro de un gabinete listado e identificado para exterior.',
    },
    figures: { hIn: [18, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run a bare aluminum grounding electrode conductor in contact with concrete, masonry or earth',
          es: 'llevar conductor al electrodo de aluminio desnudo en contacto con concreto, mampostería o tierra',
        },
        words: 'aluminum GEC',
      },
      {
        says: 'must-not',
        what: {
          en: 'terminate an aluminum grounding electrode conductor outdoors within 18 in. of the earth',
          es: 'terminar en exterior un conductor al electrodo de aluminio a menos de 18 pulg. del suelo',
        },
        unless: {
          en: 'it ends in a listed enclosure identified for outdoor use',
          es: 'termine en un gabinete listado identificado para exterior',
        },
        words: 'aluminum to ground rod',
      },
    ],
    words: {
      en: 'aluminum ground wire rod GEC 4 how close to earth',
      es: 'alambre aluminio varilla GEC de aluminio a cuántas pulgadas de la tierra',
    },
  },
  {
    id: '250-62-material',
    section: '250.62',
    grade: 'V2',
    title: { en: 'Material of the grounding electrode conductor', es: 'Material del conductor del electrodo' },
    text: {
      en: 'The grounding electrode conductor is copper, aluminum or copper-clad aluminum, solid or stranded, insulated, covered or bare.',
      es: 'El conductor del electrodo es de cobre, aluminio o aluminio recubierto de cobre, sólido o cableado, aislado, cubierto o desnudo.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use copper, aluminum or copper-clad aluminum for the grounding electrode conductor',
          es: 'usar cobre, aluminio o aluminio recubierto de cobre en el conductor al electrodo',
        },
        words: 'GEC material',
      },
      {
        says: 'may',
        what: {
          en: 'use a bare, insulated, solid or stranded grounding electrode conductor',
          es: 'usar conductor al electrodo desnudo, aislado, sólido o trenzado',
        },
        words: 'GEC bare stranded insulation',
      },
    ],
    words: { en: 'gec bare insulated stranded solid copper aluminum allowed', es: 'desnudo aislado trenzado sólido cobre aluminio' },
  },
  {
    id: '250-64-b-protection',
    section: '250.64(B)',
    grade: 'V2',
    title: { en: 'Protecting the grounding electrode conductor', es: 'Protección del conductor al electrodo' },
    text: {
      en: 'A 6 AWG conductor may run exposed along the building if it is free from damage and securely fastened. Protect 4 AWG and larger where exposed to damage. Anything smaller than 6 AWG always goes in conduit, tubing or cable armor.',
      es: 'El 6 AWG puede correr expuesto sobre el edificio si no está sujeto a daño y va bien fijado. El 4 AWG y mayores se protegen donde haya riesgo de daño. Menor que 6 AWG siempre va en tubería o armadura de cable.',
    },
    figures: { sixAwg: [6, 'AWG'], fourAwg: [4, 'AWG'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'run a 6 AWG grounding electrode conductor exposed along the building',
          es: 'llevar un conductor al electrodo 6 AWG expuesto por el edificio',
        },
        if: { en: 'it is free from damage and securely fastened', es: 'está libre de daño y bien sujeto' },
        words: 'number 6 ground wire exposed',
      },
      {
        says: 'must',
        what: {
          en: 'put a grounding electrode conductor smaller than 6 AWG in conduit, tubing or cable armor',
          es: 'poner el conductor al electrodo menor que 6 AWG en tubo o armadura',
        },
        words: '8 AWG ground wire conduit',
      },
      {
        says: 'must',
        what: {
          en: 'protect a 4 AWG or larger grounding electrode conductor where exposed to damage',
          es: 'proteger el conductor al electrodo 4 AWG o mayor donde esté expuesto a daño',
        },
        words: 'number 4',
      },
      {
        says: 'need-not',
        what: { en: 'put pipe over a 6 AWG conductor to the rod', es: 'poner tubo al conductor 6 AWG de la varilla' },
        if: { en: 'it is well stapled and free from damage', es: 'está bien sujeto y libre de daño' },
        words: 'bare #6 siding brick',
      },
      {
        says: 'must-not',
        what: { en: 'run an 8 AWG conductor to the rod exposed', es: 'llevar expuesto un conductor 8 AWG a la varilla' },
        words: 'naked no pipe',
      },
      {
        says: 'may',
        what: {
          en: 'run a 4 or 6 AWG grounding electrode conductor through studs or along joists without conduit',
          es: 'pasar un conductor del electrodo de 4 o 6 AWG por postes o vigas sin tubo',
        },
        if: { en: 'it is not exposed to damage there', es: 'ahí no está expuesto a daño' },
        words: 'gec inside house basement wall bare solid attic crawl ground wire panel to rod casa adentro',
      },
    ],
    words: {
      en: 'ground wire exposed wall conduit number 6 staple GEC sleeve run without raceway protection 4 AWG',
      es: 'alambre de tierra expuesto pared tubo calibre 6',
    },
  },
  {
    id: '250-64-b-burial-depth',
    section: '250.64(B)(4)',
    grade: 'V1',
    title: {
      en: 'Grounding electrode conductor underground: no set depth',
      es: 'Conductor al electrodo bajo tierra: sin profundidad fija',
    },
    text: {
      en: 'The code sets no burial depth for a grounding electrode conductor or the jumper between rods: in contact with earth it does not have to meet the depths of Table 300.5(A). It must be buried or otherwise protected where it could be damaged. A ground ring is different: at least 30 in. deep.',
      es: 'El código no fija profundidad para el conductor al electrodo ni para el puente entre varillas: en contacto con la tierra no tiene que cumplir las profundidades de la Tabla 300.5(A). Se entierra o se protege de otro modo donde lo puedan dañar. El anillo de tierra es otra cosa: al menos 30 pulg. de profundidad.',
    },
    figures: { ringIn: [30, 'in'] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'bury the ground rod wire (GEC) to the depths of Table 300.5(A)',
          es: 'enterrar el alambre de la varilla (GEC) a las profundidades de la Tabla 300.5(A)',
        },
        words: '18 in 24 in depth trench hondo',
      },
      {
        says: 'must',
        what: { en: 'bury or protect a grounding electrode conductor', es: 'enterrar o proteger el conductor al electrodo' },
        if: { en: 'it could be damaged', es: 'lo pueden dañar' },
        words: 'lawn mower damage',
      },
      {
        says: 'must',
        what: { en: 'put a ground ring at least 30 in. deep', es: 'poner el anillo de tierra al menos a 30 pulg. de profundidad' },
        words: 'ground ring anillo',
      },
    ],
    words: {
      en: 'how deep bury ground wire to rod gec trench depth bare copper between ground rods',
      es: 'qué tan hondo enterrar alambre de tierra a la varilla zanja profundidad',
    },
  },
  {
    id: '250-64-c-continuous',
    section: '250.64(C)',
    grade: 'V2',
    title: { en: 'Grounding electrode conductor without splices', es: 'Conductor al electrodo sin empalmes' },
    text: {
      en: 'Run it in one continuous length. Splices are allowed only with irreversible compression connectors listed for grounding or by exothermic welding; a split bolt is not a splice means here.',
      es: 'Instálelo en un solo tramo continuo. Sólo se empalma con conectores de compresión irreversible listados para tierra o con soldadura exotérmica; el perro o split bolt no vale para empalmar aquí.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'splice the grounding electrode conductor with a split bolt',
          es: 'empalmar el conductor al electrodo con un perro partido (split bolt)',
        },
        words: 'GEC splice extend',
      },
      {
        says: 'may',
        what: { en: 'splice the grounding electrode conductor', es: 'empalmar el conductor al electrodo' },
        if: {
          en: 'with irreversible compression connectors listed for grounding or exothermic welding',
          es: 'con conectores de compresión irreversible listados para tierra o soldadura exotérmica',
        },
        words: 'cadweld crimp extend ground wire',
      },
    ],
    words: {
      en: 'splice ground wire GEC cadweld split bolt crimp connection methods wire-type panel rod',
      es: 'empalmar alambre de tierra cadweld perro ponchar GEC tipo conductor electrodo',
    },
  },
  {
    id: '250-64-d-multiple-disconnects',
    section: '250.64(D)',
    grade: 'V1',
    title: { en: 'Grounding electrode conductor for several service disconnects', es: 'Conductor al electrodo con varios desconectadores' },
    text: {
      en: 'With several service disconnect enclosures you may run a common grounding electrode conductor with taps to each, individual conductors from each, or one connection at a common accessible point on the supply side.',
      es: 'Con varios gabinetes de desconexión puede usar un conductor común con derivaciones a cada uno, un conductor individual desde cada uno, o una sola conexión en un punto común accesible del lado de la línea.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'run one common grounding electrode conductor with taps to several service disconnects',
          es: 'llevar un conductor común al electrodo con derivaciones a varios desconectadores de acometida',
        },
        words: 'GEC multiple mains',
      },
      {
        says: 'may',
        what: {
          en: 'run individual grounding electrode conductors from each service disconnect',
          es: 'llevar conductores individuales al electrodo desde cada desconectador de acometida',
        },
        words: 'GEC multiple mains',
      },
      {
        says: 'may',
        what: {
          en: 'make one grounding electrode connection at a common accessible supply-side point',
          es: 'hacer una sola conexión al electrodo en un punto común accesible del lado de línea',
        },
        words: 'GEC gutter',
      },
    ],
    words: { en: 'multiple meter mains GEC taps six disconnects', es: 'varios medidores derivaciones seis desconectadores' },
  },
  {
    id: '250-64-e-ferrous-raceway',
    section: '250.64(E)',
    grade: 'V2',
    title: {
      en: 'Steel pipe over a grounding electrode conductor: bond both ends',
      es: 'Tubo de acero con conductor al electrodo: unir ambos extremos',
    },
    text: {
      en: 'Bond a ferrous metal raceway or enclosure to the grounding electrode conductor at both ends, or it chokes the fault current. PVC needs no bonding and avoids the problem; nonferrous raceways are not under this rule.',
      es: 'Una la tubería o gabinete de acero al conductor del electrodo en ambos extremos; si no, estrangula la corriente. El PVC no lo necesita y evita el problema; las tuberías no ferrosas no entran en esta regla.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond a steel conduit to the grounding electrode conductor inside it at both ends',
          es: 'unir un tubo de acero en ambos extremos con el conductor al electrodo que lleva dentro',
        },
        words: 'GEC EMT rigid choke open bottom end fierro puntas',
      },
      {
        says: 'need-not',
        what: {
          en: 'bond a PVC conduit around a grounding electrode conductor',
          es: 'unir un tubo de PVC que lleva el conductor al electrodo',
        },
        words: 'GEC PVC sleeve',
      },
      {
        says: 'may',
        what: { en: 'sleeve a grounding electrode conductor in PVC', es: 'proteger con PVC el conductor al electrodo' },
        if: { en: 'it is Schedule 80 where exposed to damage', es: 'es cédula 80 donde puede recibir golpes' },
        words: 'instead of steel',
      },
    ],
    words: {
      en: 'GEC EMT rigid bond bushing choke effect sleeve ends conduit metal',
      es: 'GEC EMT efecto choque bushing unión conduit metálico une lado dos extremos',
    },
  },
  {
    id: '250-66-gec-size',
    section: 'Table 250.66',
    grade: 'V2',
    title: { en: 'Grounding electrode conductor size by service conductor', es: 'Calibre del conductor al electrodo según la acometida' },
    text: {
      en: 'By copper service size: 2 AWG or smaller takes 8 AWG copper; 1 or 1/0 takes 6 AWG; 2/0 or 3/0 takes 4 AWG; over 3/0 to 350 takes 2 AWG; over 350 to 600 takes 1/0 AWG; over 600 to 1100 takes 2/0 AWG; larger takes 3/0 AWG.',
      es: 'Según los conductores de acometida en cobre: 2 AWG o menor lleva 8 AWG de cobre; 1 o 1/0 lleva 6 AWG; 2/0 o 3/0 lleva 4 AWG; más de 3/0 hasta 350 lleva 2 AWG; más de 350 hasta 600 lleva 1/0 AWG; más de 600 hasta 1100 lleva 2/0 AWG; mayor lleva 3/0 AWG.',
    },
    figures: {
      aAwg: [8, 'AWG'],
      bAwg: [6, 'AWG'],
      cAwg: [4, 'AWG'],
      dAwg: [2, 'AWG'],
      eAwg: ['1/0', 'AWG'],
      fAwg: ['2/0', 'AWG'],
      gAwg: ['3/0', 'AWG'],
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size the grounding electrode conductor by the copper service conductor size',
          es: 'elegir el conductor al electrodo según el calibre de los conductores de acometida de cobre',
        },
        words: 'Table 250.66 GEC size',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a grounding electrode conductor smaller than 8 AWG copper',
          es: 'usar conductor al electrodo menor que 8 AWG de cobre',
        },
        words: 'GEC minimum',
      },
      {
        says: 'must',
        what: {
          en: 'use 4 AWG copper for the grounding electrode conductor with 2/0 or 3/0 copper service',
          es: 'usar 4 AWG de cobre en el conductor al electrodo con acometida de cobre 2/0 o 3/0',
        },
        unless: { en: 'it is the sole connection to a rod, pipe or plate', es: 'sea la única conexión a varilla, tubo o placa' },
        words: '200 amp service ground wire',
      },
    ],
    words: { en: 'GEC table 200 service ground wire size 100 400', es: 'tabla GEC servicio 200 calibre tierra' },
  },
  {
    id: '250-66-gec-size-aluminum-service',
    section: 'Table 250.66',
    grade: 'V2',
    title: {
      en: 'Grounding electrode conductor size with aluminum service conductors',
      es: 'Conductor al electrodo con acometida de aluminio',
    },
    text: {
      en: 'By aluminum service size, copper electrode conductor: 1/0 or smaller takes 8 AWG; 2/0 or 3/0 takes 6 AWG; 4/0 or 250 takes 4 AWG; over 250 to 500 takes 2 AWG; over 500 to 900 takes 1/0 AWG; over 900 to 1750 takes 2/0 AWG; larger takes 3/0 AWG.',
      es: 'Según los conductores de acometida en aluminio, con conductor al electrodo de cobre: 1/0 o menor lleva 8 AWG; 2/0 o 3/0 lleva 6 AWG; 4/0 o 250 lleva 4 AWG; más de 250 hasta 500 lleva 2 AWG; más de 500 hasta 900 lleva 1/0 AWG; más de 900 hasta 1750 lleva 2/0 AWG; mayor lleva 3/0 AWG.',
    },
    figures: {
      aAwg: [8, 'AWG'],
      bAwg: [6, 'AWG'],
      cAwg: [4, 'AWG'],
      dAwg: [2, 'AWG'],
      eAwg: ['1/0', 'AWG'],
      fAwg: ['2/0', 'AWG'],
      gAwg: ['3/0', 'AWG'],
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use at least 4 AWG copper for the grounding electrode conductor with 4/0 aluminum service',
          es: 'usar al menos 4 AWG de cobre en el conductor al electrodo con acometida 4/0 de aluminio',
        },
        unless: { en: 'it is the sole connection to a rod, pipe or plate', es: 'sea la única conexión a varilla, tubo o placa' },
        words: '200 amp service ground wire',
      },
      {
        says: 'must',
        what: {
          en: 'size the grounding electrode conductor by the aluminum service conductor size',
          es: 'elegir el conductor al electrodo según el calibre de la acometida de aluminio',
        },
        words: 'Table 250.66 GEC size',
      },
    ],
    words: { en: '4/0 aluminum service GEC copper 200 SER', es: '4/0 aluminio servicio calibre tierra cobre' },
  },
  {
    id: '250-66-a-rod-cap',
    section: '250.66(A)',
    grade: 'V2',
    title: { en: 'Conductor to a ground rod: 6 AWG copper is enough', es: 'Conductor a la varilla de tierra: basta 6 AWG de cobre' },
    text: {
      en: 'The part of the conductor that is the sole connection to a rod, pipe or plate need not be larger than 6 AWG copper or 4 AWG aluminum, whatever the service size.',
      es: 'La parte del conductor que va únicamente a varilla, tubo o placa no tiene que ser mayor que 6 AWG de cobre o 4 AWG de aluminio, sin importar la acometida.',
    },
    figures: { cuAwg: [6, 'AWG'], alAwg: [4, 'AWG'] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'use a conductor larger than 6 AWG copper to a ground rod',
          es: 'usar conductor mayor que 6 AWG de cobre a la varilla de tierra',
        },
        if: { en: 'it is the sole connection to the rod, pipe or plate', es: 'es la única conexión a la varilla, tubo o placa' },
        words: 'number 6 ground rod wire 200 amp 400 amp',
      },
      {
        says: 'may',
        what: {
          en: 'run 6 AWG copper or 4 AWG aluminum to the ground rods whatever the service size',
          es: 'llevar cobre 6 AWG o aluminio 4 AWG a las varillas sea cual sea la acometida',
        },
        if: { en: 'it is the sole connection to rods, pipes or plates', es: 'es la única conexión a varillas, tubos o placas' },
        words: '400 amp bare',
      },
    ],
    words: { en: 'max wire 400 minimum grounding electrode', es: 'calibre máximo tamaño mínimo 400 electrodo' },
  },
  {
    id: '250-66-b-ufer-cap',
    section: '250.66(B)',
    grade: 'V2',
    title: { en: 'Sole connection to a Ufer: never larger than 4 copper', es: 'Conexión sólo a Ufer: nunca mayor que 4 de cobre' },
    text: {
      en: 'A conductor that is the sole connection to a concrete-encased electrode need not be larger than 4 AWG copper.',
      es: 'El conductor que va únicamente a un electrodo embebido en concreto no tiene que ser mayor que 4 AWG de cobre. Así es aunque la tabla dé más por el tamaño de la acometida.',
    },
    figures: { cuAwg: [4, 'AWG'] },
    claims: [
      {
        says: 'need-not',
        what: { en: 'use a conductor larger than 4 AWG copper to a Ufer', es: 'usar conductor mayor que 4 AWG de cobre al Ufer' },
        if: {
          en: 'it is the sole connection to the concrete-encased electrode',
          es: 'es la única conexión al electrodo embebido en concreto',
        },
        words: 'rebar ground wire',
      },
    ],
    words: { en: 'ufer wire size max concrete encased rebar clamp', es: 'calibre máximo ufer abrazadera varilla' },
  },
  {
    id: '250-66-c-ring-cap',
    section: '250.66(C)',
    grade: 'V2',
    title: { en: 'Sole connection to a ground ring: not larger than the ring', es: 'Conexión sólo al anillo: no mayor que el anillo' },
    text: {
      en: 'A conductor that is the sole connection to a ground ring need not be larger than the conductor used for the ring itself.',
      es: 'El conductor que va únicamente a un anillo de tierra no tiene que ser mayor que el conductor con que está hecho el propio anillo.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: "use a conductor to a ground ring larger than the ring's own conductor",
          es: 'usar conductor al anillo de tierra mayor que el conductor del anillo',
        },
        if: { en: 'it is the sole connection to the ring', es: 'es la única conexión al anillo' },
        words: 'ground ring',
      },
    ],
    words: { en: 'ground ring GEC size counterpoise connection', es: 'calibre conexión anillo' },
  },
  {
    id: '250-68-a-accessible',
    section: '250.68(A)',
    grade: 'V2',
    title: { en: 'Electrode connections accessible, unless buried or encased', es: 'Conexiones al electrodo accesibles, salvo enterradas' },
    text: {
      en: 'Connections to the electrode must be accessible. Connections to buried, driven or concrete-encased electrodes need not be, nor do irreversible compression or exothermic connections to fireproofed structural metal.',
      es: 'Las conexiones al electrodo deben ser accesibles. No se exige en electrodos enterrados, clavados o embebidos en concreto, ni en conexiones irreversibles o exotérmicas a estructura metálica con protección contra fuego.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep connections to the grounding electrode accessible',
          es: 'dejar accesibles las conexiones al electrodo de tierra',
        },
        unless: {
          en: 'the electrode is buried, driven or concrete-encased',
          es: 'el electrodo esté enterrado, clavado o embebido en concreto',
        },
        words: 'clamp behind wall',
      },
      {
        says: 'may',
        what: { en: 'bury the clamp connection to a driven ground rod', es: 'enterrar la conexión de la abrazadera a una varilla clavada' },
        if: { en: 'the clamp is listed for direct burial', es: 'la abrazadera está listada para enterrarse' },
        words: 'acorn underground',
      },
      {
        says: 'need-not',
        what: {
          en: 'keep a connection to a buried, driven or concrete-encased electrode accessible',
          es: 'dejar accesible la conexión a un electrodo enterrado, clavado o embebido',
        },
        words: 'ground rod clamp',
      },
    ],
    words: { en: 'acorn clamp buried direct burial ground clamp access', es: 'conector de bellota enterrado acceso' },
  },
  {
    id: '250-68-c1-five-feet',
    section: '250.68(C)(1)',
    grade: 'V2',
    title: { en: 'Interior water pipe: connect within 5 ft of entry', es: 'Tubo de agua interior: conecte dentro de 5 pies de la entrada' },
    text: {
      en: 'Use interior metal water pipe as a conductor to the electrodes only within 5 ft of where it enters the building. Past that, pipe may be replaced with plastic; an exception covers supervised commercial and industrial buildings with the pipe exposed.',
      es: 'Use el tubo metálico de agua interior como conductor a los electrodos sólo dentro de 5 pies de su entrada al edificio. Más allá lo pueden cambiar por plástico; hay excepción para edificios comerciales e industriales supervisados con tubo expuesto.',
    },
    figures: { dFt: [5, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'connect to interior metal water pipe within 5 ft of where it enters the building',
          es: 'conectar al tubo metálico de agua interior a no más de 5 pies de su entrada',
        },
        unless: {
          en: 'it is a supervised commercial or industrial building with the pipe exposed',
          es: 'sea edificio comercial o industrial supervisado con el tubo expuesto',
        },
        words: 'water pipe clamp distance',
      },
      {
        says: 'must-not',
        what: {
          en: 'use interior water pipe past 5 ft from entry as an electrode conductor',
          es: 'usar tubo de agua interior a más de 5 pies de la entrada como conductor al electrodo',
        },
        unless: {
          en: 'it is a supervised commercial or industrial building with the pipe exposed',
          es: 'sea edificio comercial o industrial supervisado con el tubo expuesto',
        },
        words: 'ground receptacle to water pipe',
      },
    ],
    words: {
      en: 'water pipe bond far wall first five GEC connection inside entry',
      es: 'distancia entrada tubo de agua abrazadera',
    },
  },
  {
    id: '250-70-clamps',
    section: '250.70',
    grade: 'V1',
    title: { en: 'Ground clamps: listed, one conductor each', es: 'Abrazaderas de tierra: listadas, un conductor cada una' },
    text: {
      en: 'Connect to electrodes with exothermic welds or listed lugs, pressure connectors or clamps. Use one conductor per clamp unless it is listed for more, and a clamp listed for direct burial or concrete encasement where that is how it is used.',
      es: 'Conecte a los electrodos con soldadura exotérmica o zapatas, conectores o abrazaderas listados. Un conductor por abrazadera, salvo que esté listada para más, y listada para enterrarse o para concreto si así se usa.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'put two conductors under one ground clamp', es: 'poner dos conductores en una abrazadera de tierra' },
        unless: { en: 'the clamp is listed for more than one', es: 'la abrazadera esté listada para más de uno' },
        words: 'acorn two wires',
      },
      {
        says: 'must',
        what: {
          en: 'use a clamp listed for direct burial where the ground clamp is buried',
          es: 'usar abrazadera listada para enterrarse donde quede bajo tierra',
        },
        words: 'acorn concrete encased',
      },
      {
        says: 'must',
        what: {
          en: 'connect to electrodes with listed clamps, lugs, pressure connectors or exothermic welds',
          es: 'conectar a electrodos con abrazaderas, zapatas, conectores de presión listados o soldadura exotérmica',
        },
        words: 'hose clamp',
      },
    ],
    words: {
      en: 'how many two wires under one acorn ground rod clamp pipe clamp listed',
      es: 'cuántas tierras cables dos alambres en una bellota misma abrazadera de la varilla',
    },
  },
  {
    id: '250-92-b-service-bonding',
    section: '250.92(B)',
    grade: 'V2',
    title: {
      en: 'Bonding service raceways: locknuts are not enough',
      es: 'Unión de canalizaciones de acometida: la contratuerca no basta',
    },
    text: {
      en: 'Bond metal service raceways and enclosures with threaded hubs, tight threadless fittings, bonding bushings, wedges or locknuts. Standard locknuts do not count, and ringed (concentric or eccentric) knockouts and reducing washers need a bonding jumper around them.',
      es: 'Una las canalizaciones y gabinetes metálicos de acometida con hubs roscados, accesorios sin rosca bien apretados, bushings, cuñas o contratuercas de unión. La contratuerca común no cuenta; los knockouts concéntricos o excéntricos y las reducciones llevan puente de unión.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'rely on standard locknuts to bond a metal service raceway',
          es: 'confiar en contratuercas comunes para unir un tubo metálico de acometida',
        },
        words: 'locknut bonding bushing',
      },
      {
        says: 'must',
        what: {
          en: 'jumper around concentric or eccentric knockouts and reducing washers on service raceways',
          es: 'puentear los knockouts concéntricos o excéntricos y arandelas reductoras en tubos de acometida',
        },
        words: 'bonding bushing ringed KO',
      },
      {
        says: 'may',
        what: {
          en: 'bond service raceways with threaded hubs, tight threadless fittings or bonding bushings',
          es: 'unir tubos de acometida con hubs roscados, conectores sin rosca apretados o bushings de unión',
        },
        words: 'meyers hub wedge',
      },
    ],
    words: {
      en: 'grounding bushing service nipple meter locknut concentric KO',
      es: 'bushing tierra niple servicio base medidor',
    },
  },
  {
    id: '250-86-elbow',
    section: '250.86',
    grade: 'V2',
    title: { en: 'Metal elbow underground: no bonding if 18 in. deep', es: 'Codo metálico enterrado: sin unión a 18 pulg.' },
    text: {
      en: 'Metal raceways and enclosures are connected to an equipment grounding conductor. Excepted: short sections that support or protect cable, and a metal elbow in an underground nonmetallic run covered by at least 18 in. or by 2 in. of concrete. Service elbows: 250.80, 18 in. too.',
      es: 'Las canalizaciones y cajas metálicas se conectan a un conductor de tierra de equipos. Se exceptúan tramos cortos que soportan o protegen cable, y un codo metálico en una tubería no metálica enterrada con al menos 18 pulg. de tierra o 2 pulg. de concreto encima. Codos de acometida: 250.80, también 18 pulg.',
    },
    figures: { f1: [18, 'in'], f2: [2, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'connect metal raceways and enclosures to an equipment grounding conductor',
          es: 'conectar tubos y gabinetes metálicos a un conductor de tierra de equipos',
        },
        unless: {
          en: 'it is a short section that supports or protects cable, or a deep enough underground elbow',
          es: 'sea un tramo corto que soporta o protege cable, o un codo enterrado suficientemente',
        },
        words: 'ground conduit',
      },
      {
        says: 'need-not',
        what: { en: 'ground a metal elbow in an underground PVC run', es: 'aterrizar un codo metálico en una corrida enterrada de PVC' },
        if: { en: 'it is covered by at least 18 in. or by 2 in. of concrete', es: 'lo cubren al menos 18 pulg. o 2 pulg. de concreto' },
        words: 'rigid 90 sweep',
      },
      {
        says: 'need-not',
        what: {
          en: 'ground a short metal sleeve that only supports or protects cable',
          es: 'aterrizar un tramo corto de tubo metálico que sólo soporta o protege cable',
        },
        words: 'sleeve romex stub',
      },
    ],
    words: {
      en: 'steel elbow pvc run underground bond ground isolated sleeve stay ungrounded sweep rigid 90',
      es: 'codo acero pvc enterrado aterrizar manga sweep',
    },
  },
  {
    id: '250-94-intersystem-bonding',
    section: '250.94(A)',
    grade: 'V2',
    title: {
      en: 'Intersystem bonding termination for phone, cable and antenna',
      es: 'Terminal de unión entre sistemas para teléfono, cable y antena',
    },
    text: {
      en: 'Provide, outside the enclosure and accessible, a termination for at least three communications bonding conductors at the service or metering and at each building disconnect. Bars are tied in with at least 6 AWG copper.',
      es: 'Ponga, fuera del gabinete y accesible, una terminal para al menos tres conductores de unión de comunicaciones en la acometida o medición y en el desconectador de cada edificio. Las barras se conectan con cobre 6 AWG como mínimo.',
    },
    figures: { sizeAwg: [6, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide an intersystem bonding termination for at least three conductors at the service',
          es: 'poner una terminal de unión entre sistemas para al menos tres conductores en la acometida',
        },
        words: 'IBT phone cable TV antenna satellite bridge',
      },
      {
        says: 'must',
        what: {
          en: 'provide an intersystem bonding termination at each building disconnect',
          es: 'poner una terminal de unión entre sistemas en el desconectador de cada edificio',
        },
        words: 'IBT detached',
      },
    ],
    words: { en: 'IBT bridge cable TV satellite dish ground internet bonding', es: 'IBT televisión cable antena parabólica internet' },
  },
  {
    id: '250-97-over-250-volts',
    section: '250.97',
    grade: 'V2',
    title: { en: 'Bonding raceways over 250 V to ground (277/480)', es: 'Unión de canalizaciones de más de 250 V a tierra (277/480)' },
    text: {
      en: 'For circuits over 250 V to ground, bond metal raceways and cables as at the service where there are ringed or oversized knockouts. Plain knockouts with two locknuts or fittings tight against the metal, or boxes listed for bonding with ringed knockouts, need no jumper.',
      es: 'En circuitos de más de 250 V a tierra, una las canalizaciones y cables metálicos como en la acometida donde haya knockouts con anillos o sobrados. Con knockout sencillo y contratuercas apretadas, o cajas listadas para unión con knockouts de anillos, no hace falta puente.',
    },
    figures: { vV: [250, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond 277/480 V metal raceways as at the service at concentric or oversized knockouts',
          es: 'unir los tubos metálicos de 277/480 V como en acometida en knockouts concéntricos o sobredimensionados',
        },
        unless: {
          en: 'the box is listed for bonding with ringed knockouts',
          es: 'la caja esté listada para unión con knockouts de anillos',
        },
        words: 'bonding bushing 480 concentric rings ringed left troqueles',
      },
      {
        says: 'need-not',
        what: {
          en: 'use bonding jumpers on 277/480 V raceways at plain knockouts or hubs',
          es: 'usar puentes de unión en tubos de 277/480 V con knockouts sencillos o hubs',
        },
        if: {
          en: 'two locknuts or fittings tight against the metal are used',
          es: 'se usan dos contratuercas o conectores apretados contra el metal',
        },
        words: 'bushing myers no rings sin troqueles',
      },
    ],
    words: { en: '277 bonding bushing concentric knockout 480 panel', es: '277 bushing knockout concéntrico tablero 480' },
  },
  {
    id: '250-96-b-isolated',
    section: '250.96(B)',
    grade: 'K',
    title: { en: 'Isolated raceway for sensitive equipment', es: 'Tubo aislado para equipo sensible' },
    text: {
      en: 'To cut electrical noise, an enclosure may be isolated from its raceway by a listed nonmetallic raceway fitting at the enclosure, if an insulated equipment grounding conductor inside the raceway grounds the enclosure.',
      es: 'Para reducir ruido eléctrico, un gabinete puede aislarse de su tubo con un accesorio no metálico listado en la unión, si un conductor de tierra de equipos aislado dentro del tubo aterriza el gabinete.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'isolate an enclosure from its raceway with a listed nonmetallic fitting to reduce electrical noise',
          es: 'aislar un gabinete de su tubo con un accesorio no metálico listado para reducir ruido',
        },
        if: {
          en: 'an insulated equipment grounding conductor inside the raceway grounds the enclosure',
          es: 'un conductor de tierra aislado dentro del tubo aterriza el gabinete',
        },
        words: 'isolated ground computer audio',
      },
    ],
    words: {
      en: 'isolated grounding circuit nonmetallic fitting electromagnetic interference',
      es: 'aislar gabinete accesorio no metálico ruido interferencia',
    },
  },
  {
    id: '250-98-expansion-fittings',
    section: '250.98',
    grade: 'K',
    title: { en: 'Bond around expansion fittings', es: 'Puente en juntas de expansión' },
    text: {
      en: 'Make expansion, expansion-deflection and telescoping sections of metal raceway electrically continuous with bonding jumpers or by another means listed for it.',
      es: 'Dé continuidad eléctrica con puentes de unión, u otro medio listado, a las juntas de expansión, de deflexión y telescópicas de canalizaciones metálicas.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond around expansion and telescoping sections of metal raceway, or use a listed equivalent',
          es: 'puentear las juntas de expansión y tramos telescópicos de tubo metálico o usar equivalente listado',
        },
        words: 'expansion coupling jumper',
      },
    ],
    words: { en: 'expansion joint rigid conduit bonding jumper bridge', es: 'junta de expansión tubo rígido puente' },
  },
  {
    id: '250-102-c-supply-side-size',
    section: '250.102(C)',
    grade: 'V2',
    title: { en: 'Size of supply-side bonding jumpers', es: 'Calibre de puentes de unión del lado de la línea' },
    text: {
      en: 'Size supply-side bonding jumpers from Table 250.102(C)(1), not Table 250.122. Above 1100 kcmil copper or 1750 kcmil aluminum use 12.5% of the ungrounded conductor area. With parallel raceways you may size each jumper by the conductors in its own raceway.',
      es: 'Los puentes del lado de la línea se calculan con la Tabla 250.102(C)(1), no con la 250.122. Arriba de 1100 kcmil de cobre o 1750 kcmil de aluminio use 12.5% del área de los vivos. Con tubos en paralelo puede calcular cada puente con los conductores de su tubo.',
    },
    figures: { cuKcmil: [1100, 'kcmil'], alKcmil: [1750, 'kcmil'], pctPercent: [12.5, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size supply-side bonding jumpers from Table 250.102(C)(1)',
          es: 'calcular los puentes de unión del lado de la línea con la Tabla 250.102(C)(1)',
        },
        words: 'SSBJ size',
      },
      {
        says: 'must-not',
        what: {
          en: 'size supply-side bonding jumpers from Table 250.122',
          es: 'calcular los puentes de unión del lado de línea con la Tabla 250.122',
        },
        words: 'SSBJ',
      },
      {
        says: 'may',
        what: {
          en: 'size each supply-side jumper by the conductors in its own parallel raceway',
          es: 'calcular cada puente según los conductores de su propio tubo en paralelo',
        },
        words: 'parallel bonding bushing',
      },
    ],
    words: { en: 'SSBJ sizing bonding bushing jumper service raceway wire size', es: 'calibre SSBJ bushing servicio' },
  },
  {
    id: '250-102-d-load-side-size',
    section: '250.102(D)',
    grade: 'V2',
    title: { en: 'Size of load-side bonding jumpers', es: 'Calibre de puentes de unión del lado de la carga' },
    text: {
      en: 'On the load side of an overcurrent device size the equipment bonding jumper by Table 250.122 from that device. One jumper may serve several raceways if sized for the largest device.',
      es: 'Del lado de la carga de un dispositivo de sobrecorriente, el puente de unión de equipos se calcula con la Tabla 250.122 según ese dispositivo. Un puente puede servir a varias tuberías si se calcula con el mayor.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size load-side bonding jumpers by Table 250.122 from the overcurrent device',
          es: 'calcular los puentes del lado de carga con la Tabla 250.122 según la protección',
        },
        words: 'EBJ size',
      },
      {
        says: 'may',
        what: {
          en: 'use one load-side bonding jumper for several raceways',
          es: 'usar un puente de unión del lado de carga para varios tubos',
        },
        if: { en: 'it is sized for the largest device', es: 'está calculado para la protección mayor' },
        words: 'daisy chain bonding bushings',
      },
    ],
    words: { en: 'bonding jumper feeder bushing size load side', es: 'puente de unión alimentador bushing calibre' },
  },
  {
    id: '250-102-e-outside-length',
    section: '250.102(E)',
    grade: 'V2',
    title: { en: 'Bonding jumper outside a raceway: 6 ft at most', es: 'Puente de unión por fuera del tubo: máximo 6 pies' },
    text: {
      en: 'An equipment bonding jumper may run inside the raceway or outside along it. Outside, it is not longer than 6 ft and follows the raceway, so that impedance stays low.',
      es: 'El puente de unión de equipos puede ir dentro de la tubería o por fuera, siguiéndola. Por fuera mide 6 pies como máximo y va junto a la tubería, para mantener baja la impedancia.',
    },
    figures: { lenFt: [6, 'ft'] },
    claims: [
      {
        says: 'may',
        what: { en: 'run an equipment bonding jumper outside a raceway', es: 'llevar un puente de unión de equipos por fuera del tubo' },
        if: { en: 'it is not longer than 6 ft and follows the raceway', es: 'no pasa de 6 pies y sigue al tubo' },
        words: 'external jumper flex',
      },
      {
        says: 'must-not',
        what: {
          en: 'run an equipment bonding jumper longer than 6 ft outside the raceway',
          es: 'llevar por fuera del tubo un puente de unión de más de 6 pies',
        },
        words: 'external jumper',
      },
    ],
    words: { en: 'flex jumper external bonding wire around', es: 'puente externo flexible' },
  },
  {
    id: '250-104-a-water-piping',
    section: '250.104(A)',
    grade: 'V2',
    title: { en: 'Bond interior metal water piping', es: 'Una la tubería metálica de agua' },
    text: {
      en: 'Bond metal water piping systems in or on the building to the service enclosure, the service neutral, the grounding electrode conductor if large enough, or an electrode. Copper indoors is bonded also where a plastic line feeds the house; an all-plastic (PEX) system has nothing to bond.',
      es: 'Una los sistemas de tubería metálica de agua del edificio al gabinete de acometida, al neutro de acometida, al conductor del electrodo si su calibre alcanza, o a un electrodo. El cobre interior se une aunque lo alimente un tubo de plástico; un sistema todo de plástico (PEX) no tiene qué unir.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'bond copper or steel water pipes in a building', es: 'unir los tubos de agua de cobre o acero del edificio' },
        words: 'metal piping cold bonding city skip',
      },
      {
        says: 'need-not',
        what: { en: 'bond an all-plastic (PEX) water piping system', es: 'unir una tubería de agua toda plástica (PEX)' },
        words: 'pex pvc plumbing',
      },
      {
        says: 'need-not',
        what: {
          en: 'put a bonding jumper between hot and cold water pipes',
          es: 'poner un puente entre los tubos de agua fría y caliente',
        },
        if: {
          en: 'metal valves or fittings join the hot and cold piping elsewhere',
          es: 'llaves o conexiones de metal ya unen los tubos de agua fría y caliente en otra parte',
        },
        unless: { en: 'the local code asks for it', es: 'el código local lo pida' },
        words: 'dielectric union water heater boiler hot bond',
      },
      {
        says: 'must',
        what: {
          en: 'bond the copper water pipes of a house that a plastic line from the street feeds',
          es: 'unir la tubería de cobre de una casa que un tubo de plástico alimenta desde la calle',
        },
        unless: { en: 'only short pieces of metal are left between plastic', es: 'solo queden tramos cortos de metal entre plástico' },
        words: 'pex poly pvc supply from meter well service line plastic main copper inside skip',
      },
    ],
    words: { en: 'bond copper water lines hot cold pex', es: 'unir tubería cobre agua caliente fría pex' },
  },
  {
    id: '250-104-a-water-bond-size',
    section: '250.104(A)(1)',
    grade: 'V1',
    title: { en: 'Size of the water pipe bonding jumper', es: 'Calibre del puente al tubo de agua' },
    text: {
      en: 'Size the water pipe bonding jumper from Table 250.102(C)(1) by the service conductors. From 2020 on it need not be larger than 3/0 AWG copper or 250 kcmil aluminum.',
      es: 'El puente al tubo de agua se calcula con la Tabla 250.102(C)(1) según los conductores de acometida. Desde 2020 no tiene que ser mayor que 3/0 AWG de cobre o 250 kcmil de aluminio.',
    },
    figures: { cuAwg: ['3/0', 'AWG'], alKcmil: [250, 'kcmil'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size the water pipe bonding jumper from Table 250.102(C)(1) by the service conductors',
          es: 'calcular el puente al tubo de agua con la Tabla 250.102(C)(1) según la acometida',
        },
        words: 'water bond size',
      },
      {
        says: 'need-not',
        what: {
          en: 'use a water pipe bonding jumper larger than 3/0 AWG copper or 250 kcmil aluminum',
          es: 'usar puente al tubo de agua mayor que 3/0 AWG cobre o 250 kcmil aluminio',
        },
        if: { en: 'the 2020 code or later applies', es: 'rige el código 2020 o posterior' },
        words: 'water bond',
      },
    ],
    words: { en: 'water bond wire size 200 amp number 4 copper', es: 'calibre unión agua servicio 200 número 4' },
  },
  {
    id: '250-104-b-gas-piping',
    section: '250.104(B)',
    grade: 'V2',
    title: { en: 'Bond gas and other metal piping', es: 'Una la tubería de gas y otras metálicas' },
    text: {
      en: 'Bond gas and other metal piping likely to become energized. The equipment grounding conductor of the circuit that could energize it, such as the furnace circuit, may serve. CSST often needs more under its instructions and the fuel gas code.',
      es: 'Una la tubería de gas y otras metálicas que puedan energizarse. Puede servir la tierra de equipos del circuito que la podría energizar, como el del calefactor. El CSST a menudo pide más por sus instrucciones y el código de gas.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond gas and other metal piping likely to become energized',
          es: 'unir la tubería de gas y otras metálicas que puedan energizarse',
        },
        words: 'gas line bond',
      },
      {
        says: 'may',
        what: {
          en: "use the furnace circuit's equipment ground to bond the gas piping",
          es: 'usar la tierra de equipos del circuito del calefactor para unir la tubería de gas',
        },
        if: {
          en: 'it is the circuit that could energize the piping and no CSST instructions or fuel gas code ask for more',
          es: 'es el circuito que podría energizarla y ni las instrucciones de CSST ni el código de gas piden más',
        },
        words: 'gas bond boiler',
      },
    ],
    words: { en: 'gas pipe bonding CSST yellow flexible furnace ground', es: 'unión gas CSST tubo amarillo calentón' },
  },
  {
    id: '250-104-c-structural-metal',
    section: '250.104(C)',
    grade: 'K',
    title: { en: 'Bond exposed structural steel', es: 'Una el acero estructural expuesto' },
    text: {
      en: 'Bond exposed, interconnected structural metal that is not an intentional part of the grounding system and is likely to become energized, with a jumper sized by Table 250.102(C)(1).',
      es: 'Una el metal estructural expuesto e interconectado que no sea parte del sistema de tierra y que pueda energizarse, con un puente según la Tabla 250.102(C)(1).',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond exposed structural steel that is likely to become energized',
          es: 'unir el acero estructural expuesto que pueda energizarse',
        },
        if: {
          en: 'it is interconnected and not an intentional part of the grounding system',
          es: 'está interconectado y no es parte intencional del sistema de tierra',
        },
        words: 'steel beams I-beam',
      },
    ],
    words: { en: 'building steel bond red iron metal building', es: 'acero del edificio nave metálica unir' },
  },
  {
    id: '250-104-d-sds-area',
    section: '250.104(D)',
    grade: 'K',
    title: { en: 'Transformer: bond water pipe and steel in its area', es: 'Transformador: una agua y acero en su zona' },
    text: {
      en: 'At a separately derived system connect the derived neutral to the nearest point of metal water piping and exposed structural metal in the area it serves, unless those are already its electrode or bonded to it.',
      es: 'En un sistema derivado separado conecte el neutro derivado al punto más cercano de la tubería metálica de agua y del acero estructural de la zona que alimenta, salvo que ya sean su electrodo o estén unidos a él.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "connect a transformer's neutral to nearby metal water piping and structural steel in its area",
          es: 'conectar el neutro del transformador a la tubería metálica de agua y acero de su zona',
        },
        unless: { en: 'they are already its electrode or bonded to it', es: 'ya sean su electrodo o estén unidos a él' },
        words: 'SDS bond water steel',
      },
    ],
    words: { en: 'transformer water pipe bonding area served', es: 'transformador unión agua zona alimentada' },
  },
  {
    id: '250-106-lightning-protection',
    section: '250.106',
    grade: 'V2',
    title: { en: 'Bond the lightning protection system', es: 'Una el sistema de pararrayos' },
    text: {
      en: "Bond the ground terminals of a lightning protection system to the building's grounding electrode system. Its strike electrodes may not be used in place of the electrical electrodes.",
      es: 'Una las terminales de tierra del pararrayos al sistema de electrodos del edificio. Sus electrodos no pueden usarse en lugar de los electrodos eléctricos.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "bond the lightning protection ground terminals to the building's grounding electrode system",
          es: 'unir las terminales de tierra del pararrayos al sistema de electrodos del edificio',
        },
        words: 'lightning rods',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the lightning strike electrodes in place of the electrical electrodes',
          es: 'usar los electrodos del pararrayos en lugar de los eléctricos',
        },
        words: 'lightning rod',
      },
    ],
    words: { en: 'lightning rods air terminals bond', es: 'pararrayos terminales aéreas' },
  },
  {
    id: '250-110-fixed-equipment',
    section: '250.110',
    grade: 'V2',
    title: { en: 'Fixed equipment that must be grounded', es: 'Equipo fijo que debe aterrizarse' },
    text: {
      en: 'Connect exposed metal of fixed equipment to an equipment grounding conductor if it is within 8 ft vertically or 5 ft horizontally of ground or grounded objects that people touch, in a damp or wet place, in contact with metal, in a hazardous location, fed by a wiring method that has an equipment ground, or over 150 V to ground.',
      es: 'Conecte el metal expuesto de equipo fijo a un conductor de tierra de equipos si está a 8 pies en vertical o 5 pies en horizontal de tierra u objetos aterrizados que se tocan, en lugar húmedo o mojado, en contacto con metal, en lugar peligroso, alimentado por un método que trae tierra de equipos, o a más de 150 V a tierra.',
    },
    figures: { f1: [8, 'ft'], f2: [5, 'ft'], f3: [150, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'ground fixed metal equipment within 8 ft vertically or 5 ft horizontally of grounded objects',
          es: 'aterrizar el equipo metálico fijo a menos de 8 pies verticales o 5 horizontales de objetos aterrizados',
        },
        words: 'metal light fixture ground',
      },
      {
        says: 'must',
        what: {
          en: 'ground fixed metal equipment in damp, wet or hazardous places or over 150 V to ground',
          es: 'aterrizar el equipo metálico fijo en lugares húmedos, mojados o peligrosos o de más de 150 V a tierra',
        },
        words: 'fixture motor ground',
      },
      {
        says: 'must',
        what: {
          en: 'ground fixed metal equipment fed by a wiring method that has an equipment ground',
          es: 'aterrizar el equipo metálico fijo alimentado con un método que tiene tierra de equipos',
        },
        words: 'connect ground wire to fixture',
      },
    ],
    words: {
      en: 'metal enclosure within how many feet vertically horizontally of ground must be grounded',
      es: 'gabinete metálico a cuántos pies vertical horizontal aterrizar',
    },
  },
  {
    id: '250-114-cord-and-plug',
    section: '250.114',
    grade: 'V1',
    title: { en: 'Cord-and-plug equipment that must be grounded', es: 'Equipo de clavija que debe aterrizarse' },
    text: {
      en: 'In dwellings ground refrigerators, freezers, air conditioners, washers, dryers, ranges, dishwashers, disposals, sump pumps, computers, aquarium equipment, portable handlamps and motor-operated hand, garden and cleaning tools. Elsewhere handlamps, motor-operated tools and tools for wet places; everywhere equipment over 150 V to ground. Listed double-insulated tools are excepted.',
      es: 'En viviendas aterrice refrigeradores, congeladores, aires, lavadoras, secadoras, estufas, lavavajillas, trituradores, bombas de sumidero, computadoras, equipo de acuario, lámparas portátiles de mano y herramientas de motor de mano, jardín y limpieza. En otros lugares, lámparas de mano, herramientas de motor y las de lugares mojados; donde sea, equipo de más de 150 V a tierra. Se exceptúan las listadas de doble aislamiento.',
    },
    figures: { f1: [150, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'ground refrigerators, washers, dryers, ranges, dishwashers, disposals and sump pumps in dwellings',
          es: 'aterrizar refrigeradores, lavadoras, secadoras, estufas, lavavajillas, trituradores y bombas de sumidero en viviendas',
        },
        words: 'three prong plug cut off ground pin',
      },
      {
        says: 'need-not',
        what: { en: 'ground listed double-insulated tools', es: 'aterrizar herramientas listadas de doble aislamiento' },
        words: 'two prong drill',
      },
      {
        says: 'must',
        what: { en: 'ground cord-and-plug equipment over 150 V to ground', es: 'aterrizar el equipo de clavija de más de 150 V a tierra' },
        words: 'plug equipment',
      },
      {
        says: 'must-not',
        what: {
          en: 'plug a refrigerator, washer or other appliance that this rule names into a receptacle without ground, GFCI or not',
          es: 'conectar refrigerador, lavadora u otro aparato que nombra esta regla en un contacto sin tierra, con GFCI o sin él',
        },
        words: 'ungrounded two prong old house fridge computer gfci no equipment ground label sin tierra refri',
      },
    ],
    words: {
      en: 'cord and plug connected appliance tool three prong double insulated ground required',
      es: 'clavija tres patas doble aislamiento herramienta tierra',
    },
  },
  {
    id: '250-118-egc-types',
    section: '250.118',
    grade: 'V2',
    title: { en: 'What may serve as equipment ground: EMT, RMC, wire', es: 'Qué puede servir como tierra de equipos' },
    text: {
      en: 'Allowed: a copper, aluminum or copper-clad aluminum wire or busbar; RMC, IMC and EMT in any length; AC armor, MC of the types listed for it, cable tray and metal raceways listed for grounding; FMC and LFMC only in short runs with limits.',
      es: 'Se permite: alambre o barra de cobre, aluminio o aluminio recubierto; RMC, IMC y EMT de cualquier largo; armadura AC, cable MC de los tipos listados, charola y canalizaciones metálicas listadas; FMC y LFMC sólo en tramos cortos con límites.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use EMT, RMC or IMC as the equipment grounding conductor',
          es: 'usar EMT, RMC o IMC como conductor de tierra de equipos',
        },
        words: 'conduit as ground no green wire',
      },
      {
        says: 'need-not',
        what: { en: 'pull a ground wire in EMT, RMC or IMC', es: 'jalar alambre de tierra en EMT, RMC o IMC' },
        if: { en: 'no other rule asks for a wire-type ground', es: 'ninguna otra regla pide tierra de alambre' },
        words: 'green wire conduit as ground',
      },
      {
        says: 'may',
        what: {
          en: 'use the armor of AC cable, or of MC types listed for it, as the equipment ground',
          es: 'usar la armadura de cable AC, o de MC listado para ello, como tierra de equipos',
        },
        words: 'BX MCAP',
      },
      {
        says: 'must-not',
        what: {
          en: 'use long runs of flexible metal conduit or sealtight as the equipment ground',
          es: 'usar tramos largos de tubo flexible metálico o liquidtight como tierra de equipos',
        },
        words: 'FMC LFMC flex greenfield',
      },
    ],
    words: { en: 'EMT ground green wire conduit EGC types', es: 'EMT tierra alambre verde tubo' },
  },
  {
    id: '250-118-fmc',
    section: '250.118',
    grade: 'V2',
    title: { en: 'Flexible metal conduit as ground: 6 ft, 20 A', es: 'Tubo flexible metálico como tierra: 6 pies, 20 A' },
    text: {
      en: 'Up to 6 ft of listed FMC, all flex in that fault path counted, may be the ground, if its fittings are listed, the circuit is 20 A or less and the conduit not over trade size 1-1/4. Otherwise pull a wire.',
      es: 'Hasta 6 pies de FMC listado, sumando todo el flexible de ese camino de falla, pueden ser la tierra, si los conectores son listados, el circuito es de 20 A o menos y el tubo no pasa de tamaño comercial 1-1/4. Si no, jale un alambre.',
    },
    figures: { ampA: [20, 'A'], size: ['1-1/4', ''], lenFt: [6, 'ft'] },
    claims: [
      {
        says: 'may',
        what: { en: 'use flexible metal conduit as the equipment ground', es: 'usar tubo flexible metálico como tierra de equipos' },
        if: {
          en: 'fittings are listed, circuit is 20 A or less, size not over 1-1/4 and all flex in the path totals 6 ft or less',
          es: 'accesorios listados, circuito de 20 A o menos, no mayor que 1-1/4 y flexible total de 6 pies o menos',
        },
        words: 'FMC greenfield whip',
      },
      {
        says: 'must',
        what: {
          en: 'pull a ground wire in flexible metal conduit over 6 ft or on a circuit over 20 A',
          es: 'jalar alambre de tierra en flexible metálico de más de 6 pies o circuito de más de 20 A',
        },
        words: 'FMC flex ground',
      },
      {
        says: 'must-not',
        what: {
          en: 'use flexible metal conduit (FMC) over 6 ft as the only ground',
          es: 'usar como única tierra un tubo flexible metálico de más de 6 pies',
        },
        words: 'no green whip steel total',
      },
      {
        says: 'must-not',
        what: {
          en: 'use flexible metal conduit (FMC) as the ground of a circuit over 20 A',
          es: 'usar el tubo flexible metálico como tierra de un circuito de más de 20 A',
        },
        words: 'no green greenfield',
      },
    ],
    words: {
      en: 'greenfield flex ground wire six whip flexible metal conduit equipment maximum length overcurrent device',
      es: 'flexible greenfield alambre de tierra seis',
    },
  },
  {
    id: '250-118-lfmc',
    section: '250.118',
    grade: 'V2',
    title: { en: 'Sealtight (LFMC) as ground: limits by size', es: 'Liquidtight (LFMC) como tierra: límites por tamaño' },
    text: {
      en: 'Listed LFMC up to 6 ft total may be the ground: trade sizes 3/8 and 1/2 on 20 A or less, 3/4 through 1-1/4 on 60 A or less, with listed fittings. Larger sizes need a wire or an external jumper.',
      es: 'El LFMC listado hasta 6 pies en total puede ser la tierra: tamaños 3/8 y 1/2 con 20 A o menos, de 3/4 a 1-1/4 con 60 A o menos, con conectores listados. Los mayores llevan alambre o puente externo.',
    },
    figures: { lenFt: [6, 'ft'], smallA: [20, 'A'], midA: [60, 'A'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use 3/8 or 1/2 sealtight up to 6 ft as the equipment ground',
          es: 'usar liquidtight metálico de 3/8 o 1/2 hasta 6 pies como tierra de equipos',
        },
        if: { en: 'the circuit is 20 A or less with listed fittings', es: 'el circuito es de 20 A o menos con accesorios listados' },
        words: 'LFMC AC whip',
      },
      {
        says: 'may',
        what: {
          en: 'use 3/4 to 1-1/4 sealtight up to 6 ft as the equipment ground',
          es: 'usar liquidtight metálico de 3/4 a 1-1/4 hasta 6 pies como tierra de equipos',
        },
        if: { en: 'the circuit is 60 A or less with listed fittings', es: 'el circuito es de 60 A o menos con accesorios listados' },
        words: 'LFMC',
      },
      {
        says: 'must',
        what: {
          en: 'use a ground wire or external jumper with sealtight larger than 1-1/4',
          es: 'usar alambre de tierra o puente externo con liquidtight mayor que 1-1/4',
        },
        words: 'LFMC',
      },
      {
        says: 'must',
        what: {
          en: 'pull a ground wire in sealtight (LFMC) longer than 6 ft',
          es: 'jalar alambre de tierra en liquidtight (LFMC) de más de 6 pies',
        },
        words: '8 10 12 ft long run whip pump ac total',
      },
      {
        says: 'must-not',
        what: {
          en: 'use sealtight (LFMC) longer than 6 ft as the only ground',
          es: 'usar como única tierra un liquidtight (LFMC) de más de 6 pies',
        },
        words: '8 10 ft no green wire',
      },
    ],
    words: {
      en: 'sealtite carflex liquid tight ground AC whip condenser largest breaker',
      es: 'sealtite liquidtight tierra minisplit condensadora',
    },
  },
  {
    id: '250-118-flex-vibration',
    section: '250.118',
    grade: 'V2',
    title: {
      en: 'Flex for vibration or movement always needs a ground wire',
      es: 'Flexible por vibración o movimiento siempre lleva alambre de tierra',
    },
    text: {
      en: 'Where FMC or LFMC is used because the equipment vibrates or must move after installation, install a wire equipment grounding conductor or bonding jumper, however short the flex is.',
      es: 'Si el FMC o LFMC se usa porque el equipo vibra o se mueve después de instalado, ponga un alambre de tierra de equipos o puente de unión, por corto que sea el flexible.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a wire ground or bonding jumper in flex used for vibrating or moving equipment',
          es: 'poner alambre de tierra o puente en flexible usado por vibración o movimiento',
        },
        words: 'FMC LFMC motor transformer whip',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the flex itself as the ground where equipment vibrates or moves',
          es: 'usar el flexible mismo como tierra donde el equipo vibra o se mueve',
        },
        words: 'motor sealtight',
      },
    ],
    words: { en: 'motor whip ground wire vibration flex pump', es: 'flexible motor alambre de tierra vibración bomba' },
  },
  {
    id: '250-119-identification',
    section: '250.119',
    grade: 'V2',
    title: { en: 'Color of equipment grounding conductors', es: 'Color de la tierra de equipos' },
    text: {
      en: 'Bare, green, or green with yellow stripes, and these colors are for nothing else. Insulated ones of 6 AWG and smaller are green over their whole length: no tape. Conductors 4 AWG and larger may be re-identified where accessible by stripping, green tape or paint.',
      es: 'Desnudo, verde, o verde con franjas amarillas, y esos colores no se usan para otra cosa. Los forrados de 6 AWG y menores son verdes en todo su largo, sin cinta. Los de 4 AWG y mayores se pueden reidentificar donde sean accesibles: pelarlos, cinta o pintura verde.',
    },
    figures: { small: [6, 'AWG'], sizeAwg: [4, 'AWG'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use a green wire as a hot or neutral', es: 'usar un cable verde como vivo o neutro' },
        words: 'green wire re-identify tape',
      },
      {
        says: 'must-not',
        what: {
          en: 're-mark an insulated 6 AWG or smaller wire with green tape as ground',
          es: 'marcar con cinta verde como tierra un cable aislado 6 AWG o menor',
        },
        words: 'tape black wire green',
      },
      {
        says: 'may',
        what: {
          en: 're-identify a 4 AWG or larger conductor as ground with green tape, paint or stripping',
          es: 'reidentificar un conductor 4 AWG o mayor como tierra con cinta o pintura verde o pelándolo',
        },
        words: 'green tape',
      },
      {
        says: 'may',
        what: {
          en: 'use a bare or green-with-yellow-stripe conductor as the equipment ground',
          es: 'usar conductor desnudo o verde con rayas amarillas como tierra de equipos',
        },
        words: 'ground wire color',
      },
    ],
    words: {
      en: 'green tape wire phase ground bare copper color white 12 thhn reidentify re-identify black 3 AWG 4',
      es: 'cinta verde marcar alambre colores blanco usarlo ser cable de tierra equipo aislado',
    },
  },
  {
    id: '250-120-b-aluminum-egc',
    section: '250.120(B)',
    grade: 'K',
    title: { en: 'Aluminum equipment grounding conductor near earth', es: 'Tierra de equipos de aluminio cerca del suelo' },
    text: {
      en: 'Bare aluminum equipment grounding conductors may not touch masonry or earth, and outside they do not terminate within 18 in. of the earth unless the terminations are in listed enclosures for the location.',
      es: 'La tierra de equipos de aluminio desnudo no debe tocar mampostería ni suelo, y en exterior no termina a menos de 18 pulg. del suelo, salvo dentro de gabinetes listados para el lugar.',
    },
    figures: { hIn: [18, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'let a bare aluminum equipment ground touch masonry or earth',
          es: 'dejar que una tierra de equipos de aluminio desnudo toque mampostería o suelo',
        },
        words: 'aluminum ground wire',
      },
      {
        says: 'must-not',
        what: {
          en: 'terminate an aluminum equipment ground outside within 18 in. of the earth',
          es: 'terminar en exterior una tierra de equipos de aluminio a menos de 18 pulg. del suelo',
        },
        unless: {
          en: 'the terminations are in listed enclosures for the location',
          es: 'las terminaciones estén en gabinetes listados para el lugar',
        },
        words: 'aluminum ground',
      },
    ],
    words: { en: 'aluminum ground meter pedestal', es: 'tierra de aluminio pedestal' },
  },
  {
    id: '250-121-egc-not-gec',
    section: '250.121(A)',
    numberIn: { '2017': '250.121' },
    grade: 'V1',
    title: { en: 'Equipment ground is not an electrode conductor', es: 'La tierra de equipos no es conductor al electrodo' },
    text: {
      en: 'Do not use an equipment grounding conductor as a grounding electrode conductor, unless it is a wire installed to meet the rules for both in size, continuity and connections.',
      es: 'No use la tierra de equipos como conductor al electrodo, salvo que sea un alambre instalado cumpliendo ambas reglas en calibre, continuidad y conexiones.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use an equipment grounding conductor as a grounding electrode conductor',
          es: 'usar un conductor de tierra de equipos como conductor al electrodo',
        },
        unless: {
          en: 'it is a wire that meets the rules for both in size, continuity and connections',
          es: 'sea un alambre que cumpla las reglas de ambos en calibre, continuidad y conexiones',
        },
        words: 'EGC as GEC rod',
      },
    ],
    words: { en: 'EGC as GEC same wire rod', es: 'EGC como GEC mismo alambre' },
  },
  {
    id: '250-122-egc-size',
    section: 'Table 250.122',
    grade: 'V2',
    title: { en: 'Equipment grounding conductor size by breaker', es: 'Calibre de la tierra de equipos según el breaker' },
    text: {
      en: 'Copper: 15 A takes 14 AWG; 20 A takes 12 AWG; up to 60 A takes 10 AWG; 100 A takes 8 AWG; 200 A takes 6 AWG; 300 A takes 4 AWG; 400 A takes 3 AWG; 500 A takes 2 AWG; 600 A takes 1 AWG; 800 A takes 1/0 AWG. Between ratings use the next higher row.',
      es: 'Cobre: 15 A lleva 14 AWG; 20 A lleva 12 AWG; hasta 60 A lleva 10 AWG; 100 A lleva 8 AWG; 200 A lleva 6 AWG; 300 A lleva 4 AWG; 400 A lleva 3 AWG; 500 A lleva 2 AWG; 600 A lleva 1 AWG; 800 A lleva 1/0 AWG. Entre valores use el renglón siguiente mayor.',
    },
    figures: {
      b15A: [15, 'A'],
      w14Awg: [14, 'AWG'],
      b20A: [20, 'A'],
      w12Awg: [12, 'AWG'],
      b60A: [60, 'A'],
      w10Awg: [10, 'AWG'],
      b100A: [100, 'A'],
      w8Awg: [8, 'AWG'],
      b200A: [200, 'A'],
      w6Awg: [6, 'AWG'],
      b300A: [300, 'A'],
      w4Awg: [4, 'AWG'],
      b400A: [400, 'A'],
      w3Awg: [3, 'AWG'],
      b500A: [500, 'A'],
      w2Awg: [2, 'AWG'],
      b600A: [600, 'A'],
      w1Awg: [1, 'AWG'],
      b800A: [800, 'A'],
      w1zAwg: ['1/0', 'AWG'],
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use at least 10 AWG copper as the equipment ground for 30 to 60 A circuits',
          es: 'usar al menos cobre 10 AWG como tierra de equipos en circuitos de 30 a 60 A',
        },
        words: 'ground wire size',
      },
      {
        says: 'must',
        what: {
          en: 'use at least 8 AWG copper ground for 100 A and 6 AWG for 200 A',
          es: 'usar al menos tierra de cobre 8 AWG para 100 A y 6 AWG para 200 A',
        },
        words: 'subpanel ground wire size feeder',
      },
      {
        says: 'may',
        what: {
          en: 'use 14 AWG copper ground on a 15 A and 12 AWG on a 20 A circuit',
          es: 'usar tierra de cobre 14 AWG en circuito de 15 A y 12 AWG en 20 A',
        },
        words: 'ground wire size',
      },
      {
        says: 'must-not',
        what: { en: 'use a 12 AWG copper ground on a 30 A circuit', es: 'usar tierra de cobre 12 AWG en un circuito de 30 A' },
        unless: { en: 'the circuit conductors are smaller', es: 'los conductores del circuito sean menores' },
        words: 'smaller ground',
      },
    ],
    words: {
      en: 'ground wire size chart EGC table 30 50 125 smallest minimum',
      es: 'tabla alambre de tierra calibre pastilla 30 50 mínimo',
    },
  },
  {
    id: '250-122-egc-size-aluminum',
    section: 'Table 250.122',
    grade: 'V2',
    title: { en: 'Aluminum equipment grounding conductor size', es: 'Calibre de tierra de equipos en aluminio' },
    text: {
      en: 'Aluminum: 15 A takes 12 AWG; 20 A takes 10 AWG; up to 60 A takes 8 AWG; 100 A takes 6 AWG; 200 A takes 4 AWG; 300 A takes 2 AWG; 400 A takes 1 AWG; 500 A takes 1/0 AWG; 600 A takes 2/0 AWG; 800 A takes 3/0 AWG.',
      es: 'Aluminio: 15 A lleva 12 AWG; 20 A lleva 10 AWG; hasta 60 A lleva 8 AWG; 100 A lleva 6 AWG; 200 A lleva 4 AWG; 300 A lleva 2 AWG; 400 A lleva 1 AWG; 500 A lleva 1/0 AWG; 600 A lleva 2/0 AWG; 800 A lleva 3/0 AWG.',
    },
    figures: {
      b15A: [15, 'A'],
      w12Awg: [12, 'AWG'],
      b20A: [20, 'A'],
      w10Awg: [10, 'AWG'],
      b60A: [60, 'A'],
      w8Awg: [8, 'AWG'],
      b100A: [100, 'A'],
      w6Awg: [6, 'AWG'],
      b200A: [200, 'A'],
      w4Awg: [4, 'AWG'],
      b300A: [300, 'A'],
      w2Awg: [2, 'AWG'],
      b400A: [400, 'A'],
      w1Awg: [1, 'AWG'],
      b500A: [500, 'A'],
      w1zAwg: ['1/0', 'AWG'],
      b600A: [600, 'A'],
      w2zAwg: ['2/0', 'AWG'],
      b800A: [800, 'A'],
      w3zAwg: ['3/0', 'AWG'],
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use at least 6 AWG aluminum ground for 100 A and 4 AWG for 200 A',
          es: 'usar al menos tierra de aluminio 6 AWG para 100 A y 4 AWG para 200 A',
        },
        words: 'ground wire size feeder',
      },
      {
        says: 'must',
        what: {
          en: 'use at least 8 AWG aluminum ground for circuits up to 60 A above 20 A',
          es: 'usar al menos tierra de aluminio 8 AWG en circuitos de más de 20 A hasta 60 A',
        },
        words: 'ground wire size',
      },
      {
        says: 'must-not',
        what: { en: 'use an 8 AWG aluminum ground for 100 A', es: 'usar tierra de aluminio 8 AWG para 100 A' },
      },
      {
        says: 'is',
        what: {
          en: 'an aluminum ground of 6 AWG or larger is big enough for 100 A',
          es: 'una tierra de aluminio de 6 AWG o mayor alcanza para 100 A',
        },
      },
      {
        says: 'must-not',
        what: { en: 'use a 6 AWG aluminum ground for 200 A', es: 'usar tierra de aluminio 6 AWG para 200 A' },
      },
      {
        says: 'must-not',
        what: { en: 'use a 10 AWG aluminum ground above 20 A', es: 'usar tierra de aluminio 10 AWG arriba de 20 A' },
      },
    ],
    words: { en: 'aluminum EGC chart SER feeder ground 100 subpanel', es: 'tabla aluminio tierra alimentador subtablero 100' },
  },
  {
    id: '250-122-a-not-larger',
    section: '250.122(A)',
    grade: 'V2',
    title: {
      en: 'Ground never needs to be larger than the circuit conductors',
      es: 'La tierra nunca tiene que ser mayor que los conductores',
    },
    text: {
      en: 'An equipment grounding conductor sized by Table 250.122 is never required to be larger than the circuit conductors supplying the equipment.',
      es: 'La tierra de equipos calculada con la Tabla 250.122 nunca tiene que ser mayor que los conductores del circuito que alimenta el equipo.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'use an equipment ground larger than the circuit conductors',
          es: 'usar tierra de equipos mayor que los conductores del circuito',
        },
        words: 'EGC bigger than hots',
      },
    ],
    words: { en: 'ground bigger hots motor EGC same size', es: 'tierra grande fases motor' },
  },
  {
    id: '250-122-b-upsized',
    section: '250.122(B)',
    grade: 'V2',
    title: { en: 'Upsize the ground when you upsize the phases', es: 'Si aumenta las fases, aumente la tierra' },
    text: {
      en: 'When ungrounded conductors are increased, for voltage drop for example, increase a wire-type equipment grounding conductor in the same proportion by circular mils. On a 20 A circuit run in 6 AWG copper the ground is 6 AWG as well.',
      es: 'Cuando aumente los conductores vivos, por ejemplo por caída de tensión, aumente la tierra de alambre en la misma proporción de circular mils. En un circuito de 20 A con cobre 6 AWG, la tierra también es 6 AWG.',
    },
    figures: { ampA: [20, 'A'], sizeAwg: [6, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'increase the wire-type ground in proportion when the hots are upsized, as for voltage drop',
          es: 'aumentar la tierra de alambre en proporción cuando se aumentan los vivos, como por caída de tensión',
        },
        unless: {
          en: 'the increase is only for ambient temperature or bundling (2020 and 2023)',
          es: 'el aumento sea sólo por temperatura ambiente o agrupamiento (2020 y 2023)',
        },
        words: 'upsize ground EGC long run',
      },
      {
        says: 'must-not',
        what: {
          en: 'keep the normal-size ground after upsizing the hots for voltage drop',
          es: 'dejar la tierra de calibre normal tras aumentar los vivos por caída de tensión',
        },
        words: 'EGC',
      },
    ],
    words: {
      en: 'voltage drop ground wire size proportion long run parking lot EGC equipment phase conductors increased',
      es: 'caída voltaje calibre tierra proporción tramo largo',
    },
  },
  {
    id: '250-122-b-derating',
    section: '250.122(B)',
    grade: 'V1',
    title: {
      en: 'Upsizing only for heat or bundling: ground stays',
      es: 'Aumento sólo por temperatura o agrupamiento: la tierra queda igual',
    },
    text: {
      en: 'In 2020 and 2023 the proportional increase is not required where the larger conductor is only needed for ambient temperature correction or for more than three current-carrying conductors.',
      es: 'En 2020 y 2023 el aumento proporcional no se exige si el conductor mayor sólo se necesita por corrección de temperatura ambiente o por más de tres conductores portadores.',
    },
    textIn: {
      2017: {
        en: 'In 2017 the increase counts from the minimum size that has sufficient ampacity for the installation; the wording does not name correction and adjustment, and trade sources read it both ways.',
        es: 'En 2017 el aumento se cuenta desde el calibre mínimo con ampacidad suficiente para la instalación; el texto no nombra la corrección ni el ajuste, y las fuentes lo leen de las dos maneras.',
      },
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'upsize the ground when larger hots are needed only for ambient temperature or bundling',
          es: 'aumentar la tierra cuando los vivos mayores son sólo por temperatura o agrupamiento',
        },
        if: { en: 'the 2020 or 2023 code applies', es: 'rige el código 2020 o 2023' },
        words: 'derating EGC',
      },
    ],
    words: { en: 'derating EGC increase ambient bundling 310.15', es: 'ajuste tierra temperatura agrupamiento' },
  },
  {
    id: '250-122-c-several-circuits',
    section: '250.122(C)',
    grade: 'V2',
    title: { en: 'One ground for several circuits in a raceway', es: 'Una tierra para varios circuitos en un tubo' },
    text: {
      en: 'One equipment grounding conductor may serve all circuits in the same raceway, cable, trench or tray. Size it from Table 250.122 for the largest overcurrent device of those circuits.',
      es: 'Una sola tierra de equipos puede servir a todos los circuitos de la misma tubería, cable, zanja o charola. Calcúlela con la Tabla 250.122 para el mayor dispositivo de sobrecorriente de esos circuitos.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use one equipment ground for all circuits in the same raceway',
          es: 'usar una sola tierra de equipos para todos los circuitos del mismo tubo',
        },
        if: {
          en: 'it is sized for the largest overcurrent device of those circuits',
          es: 'está calculada para la protección mayor de esos circuitos',
        },
        words: 'share ground wire conduit',
      },
      {
        says: 'need-not',
        what: { en: 'pull a separate ground for each circuit in a raceway', es: 'jalar una tierra separada por cada circuito en un tubo' },
        if: {
          en: 'the one ground is sized for the largest overcurrent device',
          es: 'la única tierra está calculada para la protección mayor',
        },
        words: 'green wire each circuit',
      },
    ],
    words: { en: 'how many grounds in conduit one ground multiple circuits shared', es: 'cuántas tierras en un tubo compartida' },
  },
  {
    id: '250-122-d-motors',
    section: '250.122(D)',
    grade: 'V2',
    title: { en: 'Equipment ground for a motor circuit', es: 'Tierra de equipos de un circuito de motor' },
    text: {
      en: "Size it by the rating of the motor's branch-circuit short-circuit and ground-fault device, but it need not be larger than the motor circuit conductors.",
      es: 'Se calcula por la capacidad del dispositivo contra cortocircuito y falla a tierra del circuito del motor, pero no tiene que ser mayor que los conductores del motor.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "size a motor circuit's ground by its branch short-circuit and ground-fault device",
          es: 'calcular la tierra del circuito de motor por su protección de cortocircuito y falla a tierra',
        },
        words: 'motor EGC',
      },
      {
        says: 'need-not',
        what: {
          en: 'use a motor ground larger than the motor circuit conductors',
          es: 'usar tierra de motor mayor que los conductores del circuito del motor',
        },
        words: 'motor EGC',
      },
    ],
    words: { en: 'motor ground wire size big breaker small', es: 'tierra motor breaker grande alambre chico' },
  },
  {
    id: '250-122-f-parallel',
    section: '250.122(F)',
    grade: 'V2',
    title: { en: 'Parallel runs: a full-size ground in every raceway', es: 'En paralelo: tierra completa en cada tubo' },
    text: {
      en: 'With conductors in parallel in several raceways, run a wire-type equipment grounding conductor in each raceway, each sized for the full rating of the overcurrent device: with a 400 A breaker, 3 AWG copper or 1 AWG aluminum in each. It is not split among the raceways.',
      es: 'Con conductores en paralelo en varios tubos, corra una tierra de equipos en cada tubo, cada una del calibre para la capacidad total del dispositivo de sobrecorriente: con breaker de 400 A, cobre 3 AWG o aluminio 1 AWG en cada uno. No se reparte entre los tubos.',
    },
    figures: { breaker: [400, 'A'], copper: [3, 'AWG'], aluminum: [1, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run a full-size wire ground in each parallel raceway',
          es: 'llevar una tierra de alambre de tamaño completo en cada tubo en paralelo',
        },
        if: { en: 'a wire-type equipment grounding conductor is used', es: 'se usa tierra de equipos de alambre' },
        words: 'parallel EGC',
      },
      {
        says: 'must-not',
        what: {
          en: 'split the equipment ground size among parallel raceways',
          es: 'dividir el calibre de la tierra de equipos entre tubos en paralelo',
        },
        words: 'parallel EGC smaller',
      },
    ],
    words: { en: 'parallel feeder ground each conduit full size EGC', es: 'paralelo tierra tubo completa' },
  },
  {
    id: '250-130-c-old-receptacles',
    section: '250.130(C)',
    grade: 'V2',
    title: { en: 'Adding a ground to an old two-wire outlet', es: 'Agregar tierra a un contacto viejo de dos hilos' },
    text: {
      en: 'For a nongrounding outlet replacement or extension you may run an equipment grounding conductor to the grounding electrode system, the electrode conductor, the ground bar of the panel where the circuit starts, the equipment ground of another circuit from that panel, or the service neutral at the service. GFCI protection with a label is the other way.',
      es: 'Para reemplazar o extender una salida sin tierra puede correr un alambre de tierra hasta el sistema de electrodos, su conductor, la barra de tierra del tablero donde nace el circuito, la tierra de equipo de otro circuito de ese tablero, o el neutro en la acometida. La otra opción es protección GFCI con etiqueta.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'ground an old two-wire outlet with a separate wire to the panel ground bar or electrode system',
          es: 'aterrizar un contacto viejo de dos hilos con alambre aparte a la barra del tablero o electrodos',
        },
        words: 'two prong three prong old house retrofit ground',
      },
      {
        says: 'may',
        what: {
          en: 'replace an old ungrounded outlet using GFCI protection with a label instead of a ground',
          es: 'cambiar un contacto viejo sin tierra usando GFCI con etiqueta en vez de tierra',
        },
        words: 'no ground three prong two prong',
      },
      {
        says: 'may',
        what: {
          en: 'ground an old outlet from the equipment ground of another circuit',
          es: 'aterrizar un contacto viejo con la tierra de equipo de otro circuito',
        },
        if: {
          en: 'that circuit starts in the same panel and its ground wire is large enough',
          es: 'ese circuito sale del mismo tablero y su tierra tiene el calibre que hace falta',
        },
        words: 'borrow ground nearby junction box',
      },
    ],
    words: { en: 'two prong outlet knob tube add separate ground wire', es: 'contacto dos patas agregar tierra casa vieja' },
  },
  {
    id: '250-136-metal-frame',
    section: '250.121(B)',
    numberIn: { '2017': '250.136(A)' },
    grade: 'V1',
    title: { en: 'Building steel is not the equipment ground', es: 'El acero del edificio no es la tierra de equipos' },
    text: {
      en: 'The structural metal frame of a building may not be used as the equipment grounding conductor of ac equipment. The equipment grounding conductor runs in the same raceway, cable or trench as the circuit conductors (250.134).',
      es: 'La estructura metálica del edificio no se usa como conductor de tierra de equipos de corriente alterna. El conductor de tierra de equipos va en el mismo tubo, cable o zanja que los del circuito (250.134).',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: "use the building's structural steel as the equipment ground",
          es: 'usar el acero estructural del edificio como tierra de equipos',
        },
        words: 'steel beam ground',
      },
      {
        says: 'must',
        what: {
          en: 'run the equipment ground in the same raceway, cable or trench as the circuit conductors',
          es: 'llevar la tierra de equipos en el mismo tubo, cable o zanja que los conductores del circuito',
        },
        words: 'separate ground wire',
      },
    ],
    words: {
      en: 'structural steel frame as egc metal building ground rack same raceway',
      es: 'estructura de acero nave como tierra de equipo mismo tubo',
    },
  },
  {
    id: '250-138-140-range-dryer',
    section: '250.140',
    grade: 'V2',
    title: { en: 'Range and dryer: new circuits need four wires', es: 'Estufa y secadora: circuitos nuevos de cuatro hilos' },
    text: {
      en: 'On a new range or dryer circuit the frame may not be bonded to the neutral: it carries a separate equipment grounding conductor. An existing three-wire circuit may stay, with the frame on its neutral, if that is at least 10 AWG copper or 8 AWG aluminum, insulated, or the bare conductor of SE cable starting at the service equipment. Since 2023 that bare conductor may also start at a subpanel, if it is covered inside that panel with listed tape or sleeve.',
      es: 'En un circuito nuevo de estufa o secadora el armazón no se puede unir al neutro: lleva tierra separada. Se permite dejar un circuito existente de tres hilos, con el armazón al neutro, si este es de al menos 10 AWG de cobre o 8 AWG de aluminio, aislado, o el desnudo de un cable SE que nace en la acometida. Desde 2023 ese desnudo también puede nacer en un subpanel, si dentro de esa caja se cubre con cinta o funda listada.',
    },
    figures: { f1: [10, 'AWG'], f2: [8, 'AWG'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'bond a range or dryer frame to the neutral on a new circuit',
          es: 'unir la carcasa de estufa o secadora al neutro en un circuito nuevo',
        },
        words: '3 wire frame 4 wire strap',
      },
      {
        says: 'must',
        what: {
          en: 'run four wires with a separate ground for a new range or dryer circuit',
          es: 'llevar cuatro hilos con tierra aparte en circuito nuevo de estufa o secadora',
        },
        words: '4 prong 10/3 6/3',
      },
      {
        says: 'may',
        what: {
          en: 'keep an old three-prong range or dryer outlet on its three-wire circuit',
          es: 'conservar un contacto viejo de tres patas de estufa o secadora en su circuito de tres hilos',
        },
        if: {
          en: 'the neutral is at least 10 AWG copper or 8 AWG aluminum, insulated or the bare one of SE cable from the service panel',
          es: 'el neutro es al menos 10 AWG cobre u 8 AWG aluminio, aislado o el desnudo de cable SE desde el panel de acometida',
        },
        words: 'existing 3 prong plug cord frame stay existente cordón dejar',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a four-prong range or dryer outlet on a three-wire cable without a ground',
          es: 'poner un contacto de cuatro patas de estufa o secadora en un cable de tres hilos sin tierra',
        },
        words: '4 prong 14-30 14-50 no ground sin tierra',
      },
      {
        says: 'must-not',
        what: {
          en: 'keep a three-wire range or dryer cable with a bare neutral on a panel that has become a subpanel',
          es: 'dejar un cable de estufa o secadora de tres hilos con neutro desnudo en una caja que pasó a ser subpanel',
        },
        unless: {
          en: 'it is old SE cable, the 2023 code or later applies unamended, and the bare neutral is covered inside that panel with listed tape or sleeve',
          es: 'sea cable SE viejo, rija sin cambios el código 2023 o posterior y el neutro desnudo se cubra dentro de esa caja con cinta o funda listada',
        },
        words: 'se cable seu 10/2 bare ground main moved outside meter main ats rewire dryer range',
      },
      {
        says: 'may',
        what: {
          en: 'keep an old three-wire range or dryer circuit with an insulated neutral on a panel that has become a subpanel',
          es: 'dejar en una caja que pasó a ser subpanel un circuito viejo de estufa o secadora de tres hilos con neutro aislado',
        },
        if: {
          en: 'the neutral is at least 10 AWG copper or 8 AWG aluminum and the circuit is not lengthened',
          es: 'el neutro es de al menos 10 AWG de cobre u 8 AWG de aluminio y el circuito no se alarga',
        },
        words: '10/3 without ground insulated white existing',
      },
      {
        says: 'must',
        what: {
          en: 'run four wires to a range or dryer whose bare-neutral cable starts at a panel that has become a subpanel',
          es: 'llevar cuatro hilos a la estufa o secadora cuyo cable de neutro desnudo nace en una caja que pasó a ser subpanel',
        },
        unless: {
          en: 'it is old SE cable, the 2023 code or later applies unamended, and the bare neutral is covered inside that panel with listed tape or sleeve',
          es: 'sea cable SE viejo, rija sin cambios el código 2023 o posterior y el neutro desnudo se cubra dentro de esa caja con cinta o funda listada',
        },
        words: 'rewire replace seu se cable 10/2 meter main ats main moved outside recablear cambiar cable',
      },
    ],
    words: {
      en: '3 prong dryer outlet 4 range cord bonding strap 10-30 14-30 keep existing old house three wire stove neutral ground',
      es: 'secadora tres patas cuatro estufa clavija casa vieja neutro tierra hilos existente',
    },
  },
  {
    id: '250-142-b-subpanel',
    section: '250.142(B)',
    grade: 'V2',
    title: { en: 'Subpanel: float the neutral', es: 'Subtablero: neutro aislado' },
    text: {
      en: 'In a subpanel use isolated neutral bars, leave out the green screw or strap, and land grounds on a separate bar bonded to the can. The neutral may not ground metal parts on the load side of the service disconnect.',
      es: 'En un subtablero use barra de neutro aislada, no ponga el tornillo o cinta verde, y conecte las tierras en otra barra unida al gabinete. El neutro no puede aterrizar partes metálicas del lado de la carga del desconectador de acometida.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'bond the neutral to ground in a subpanel', es: 'unir neutro y tierra en un subtablero' },
        words: 'green screw strap bonding subpanel together',
      },
      {
        says: 'must',
        what: {
          en: 'isolate the neutral bar and land grounds on a separate bar in a subpanel',
          es: 'aislar la barra de neutros y poner las tierras en barra aparte en un subtablero',
        },
        words: 'floating neutral ground bar split separar',
      },
      {
        says: 'must-not',
        what: {
          en: 'install the green bonding screw or strap in a subpanel',
          es: 'instalar el tornillo verde o puente de unión en un subtablero',
        },
        words: 'put in required stay poner',
      },
      {
        says: 'must-not',
        what: {
          en: 'land neutrals and grounds on the same bar in a subpanel',
          es: 'poner neutros y tierras en la misma barra de un subtablero',
        },
        words: 'mix neutral ground',
      },
      {
        says: 'need-not',
        what: {
          en: 'install the green bonding screw in a subpanel: it is not used there',
          es: 'poner el tornillo verde de unión en un subtablero: ahí no se usa',
        },
        words: 'put in go strap required va cinta instalar',
      },
      {
        says: 'must',
        what: {
          en: 'take out a green bonding screw that is in a subpanel',
          es: 'quitar un tornillo verde de unión que esté puesto en un subtablero',
        },
        unless: {
          en: 'it is in a separate building on an old three-wire feeder that 250.32(B) lets stay',
          es: 'esté en un edificio separado con un alimentador viejo de tres hilos que 250.32(B) deja quedar',
        },
        words: 'remove leave out strap sacar dejar fuera tira',
      },
    ],
    words: {
      en: 'sub panel bonding separate neutrals grounds floating',
      es: 'subpanel separar neutros tierras flotante',
    },
  },
  {
    id: '250-146-a-surface-box',
    section: '250.146(A)',
    grade: 'V1',
    title: { en: 'Receptacle on a surface metal box', es: 'Contacto en caja metálica sobrepuesta' },
    text: {
      en: 'On an exposed surface box, metal-to-metal contact of the yoke may ground the receptacle if an insulating mounting-screw retainer is removed. A receptacle on a raised cover needs a listed cover with two locked fasteners, or a jumper.',
      es: 'En caja sobrepuesta, el contacto metal con metal del yugo puede aterrizar el contacto si se quita la rondana aislante del tornillo. Un contacto en tapa levantada necesita tapa listada con dos sujetadores, o un puente.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'ground a receptacle by yoke-to-metal contact on an exposed surface metal box',
          es: 'aterrizar un contacto por el yugo contra la caja metálica sobrepuesta',
        },
        if: { en: 'an insulating mounting-screw retainer is removed', es: 'se quita la arandela aislante del tornillo de montaje' },
        words: 'handy box no pigtail self grounding',
      },
      {
        says: 'may',
        what: { en: 'ground a receptacle on a raised cover without a jumper', es: 'aterrizar sin puente un contacto en tapa realzada' },
        if: { en: 'the cover is listed and has two locked fasteners', es: 'la tapa es listada y tiene dos sujetadores trabados' },
        words: 'industrial cover 4 square',
      },
    ],
    words: {
      en: 'self grounding device handy box 4 square raised cover jumper is a bonding jumper needed surface',
      es: 'autoaterrizado caja chalupa tapa 4x4 puente',
    },
  },
  {
    id: '250-146-d-isolated-ground',
    section: '250.146(D)',
    grade: 'V2',
    title: { en: 'Isolated ground receptacle', es: 'Contacto de tierra aislada' },
    text: {
      en: 'An isolated ground receptacle gets its own insulated equipment grounding conductor, which may pass through panels without connection back to the service or derived source. The metal box and raceway still need their own equipment ground.',
      es: 'El contacto de tierra aislada lleva su propia tierra con aislamiento, que puede pasar por tableros sin conectarse hasta la acometida o la fuente derivada. La caja y la tubería metálicas siguen necesitando su propia tierra.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run an insulated equipment ground of its own to an isolated ground receptacle',
          es: 'llevar una tierra de equipos aislada propia a un contacto de tierra aislada',
        },
        words: 'IG orange receptacle',
      },
      {
        says: 'may',
        what: {
          en: 'pass an isolated ground through panels without connecting it, back to the service',
          es: 'pasar una tierra aislada por los tableros sin conectarla, hasta la acometida',
        },
        words: 'IG receptacle',
      },
      {
        says: 'must',
        what: {
          en: 'ground the metal box and raceway of an isolated ground receptacle separately',
          es: 'aterrizar aparte la caja y tubo metálicos de un contacto de tierra aislada',
        },
        words: 'IG box',
      },
    ],
    words: { en: 'IG orange triangle computer circuit two grounds hospital', es: 'tierra aislada naranja triángulo computadora' },
  },
  {
    id: '250-148-splice-grounds',
    section: '250.148',
    grade: 'V2',
    title: { en: 'Splice the grounds in the box and tie them to it', es: 'Empalme las tierras en la caja y únalas a ella' },
    text: {
      en: 'Where circuit conductors are spliced or end on equipment in a box, connect all their equipment grounding conductors together, and in a metal box to the box. Grounds of conductors that pass through without splice need not be joined.',
      es: 'Si los conductores se empalman o terminan en equipo dentro de una caja, conecte entre sí todas sus tierras, y en caja metálica también a la caja. Las tierras de conductores que sólo pasan no tienen que unirse.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'connect all equipment grounds together where circuits are spliced or end in a box',
          es: 'unir todas las tierras donde se empalman o terminan circuitos en una caja',
        },
        words: 'splice grounds of different circuits',
      },
      {
        says: 'must',
        what: { en: 'connect the grounds to a metal box', es: 'unir las tierras a la caja metálica' },
        if: { en: 'circuit conductors are spliced or end on equipment in it', es: 'en ella se empalman conductores o terminan en equipo' },
        words: 'bond box pigtail',
      },
      {
        says: 'need-not',
        what: {
          en: 'join grounds of conductors that pass through a box without splice',
          es: 'unir las tierras de conductores que pasan por la caja sin empalme',
        },
        words: 'pull through',
      },
    ],
    words: {
      en: 'grounds together junction box greenie wire nut pigtail metal screw',
      es: 'juntar tierras caja capuchón verde',
    },
  },
  {
    id: '250-148-b-continuity',
    section: '250.148(B)',
    grade: 'V2',
    title: { en: 'Removing a device must not open the ground', es: 'Quitar un dispositivo no debe abrir la tierra' },
    text: {
      en: 'Pigtail the grounds so that taking out a receptacle, switch or luminaire does not interrupt the equipment grounding conductor to the rest of the circuit.',
      es: 'Deje colas de tierra para que al quitar un contacto, apagador o luminaria no se interrumpa la tierra de equipos hacia el resto del circuito.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "pigtail the grounds so that removing a device doesn't open the ground",
          es: 'hacer cola de las tierras para que quitar un dispositivo no abra la tierra',
        },
        words: 'daisy chain ground receptacle',
      },
      {
        says: 'must-not',
        what: {
          en: "run the ground through a receptacle's screws as the only path to the rest of the circuit",
          es: 'pasar la tierra por los tornillos de un contacto como único camino al resto del circuito',
        },
        words: 'two grounds on outlet',
      },
    ],
    words: { en: "pigtail ground don't daisy chain receptacle receptacle break", es: 'cola tierra serie contacto' },
  },
  {
    id: '250-148-c-metal-box-screw',
    section: '250.148(C)',
    grade: 'V2',
    title: { en: 'Ground screw in a metal box is for nothing else', es: 'El tornillo de tierra en caja metálica es exclusivo' },
    text: {
      en: 'Connect metal boxes to the equipment grounding conductor with a grounding screw used for no other purpose, equipment listed for grounding, or a listed device such as a clip. A cover or device-mounting screw does not count.',
      es: 'Conecte las cajas metálicas a la tierra con un tornillo exclusivo para tierra, equipo listado para puesta a tierra, o un dispositivo listado como un clip. El tornillo de la tapa o del dispositivo no cuenta.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'connect a metal box to ground with a dedicated grounding screw, clip or listed device',
          es: 'conectar la caja metálica a tierra con tornillo exclusivo, clip o dispositivo listado',
        },
        words: 'green screw box',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a cover or device-mounting screw to ground a metal box',
          es: 'usar un tornillo de tapa o de montaje del dispositivo para aterrizar la caja',
        },
        words: '6-32 screw ground',
      },
    ],
    words: { en: '10-32 green screw G clip box ground', es: 'tornillo verde clip tierra caja' },
  },
  {
    id: '250-166-dc-gec',
    section: '250.166',
    grade: 'V1',
    title: { en: 'DC grounding electrode conductor', es: 'Conductor del electrodo en corriente directa' },
    text: {
      en: 'A dc system of more than 60 V up to 300 V is grounded (250.162). Its grounding electrode conductor is not smaller than the neutral or the largest supplied conductor, and never under 8 AWG copper or 6 AWG aluminum; it need not exceed 3/0 AWG copper or 250 kcmil aluminum. To a rod 6 AWG copper, to a Ufer 4 AWG copper is enough.',
      es: 'Un sistema de corriente directa de más de 60 V y hasta 300 V se aterriza (250.162). Su conductor del electrodo no es menor que el neutro o el mayor conductor, y nunca menor de 8 AWG de cobre o 6 AWG de aluminio; no tiene que pasar de 3/0 AWG de cobre o 250 kcmil de aluminio. A una varilla basta 6 AWG de cobre y a un Ufer 4 AWG de cobre.',
    },
    figures: { f1: [60, 'V'], f2: [300, 'V'], f3: [8, 'AWG'], f4: [6, 'AWG'], f5: ['3/0', 'AWG'], f6: [250, 'kcmil'], f7: [4, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: { en: 'ground a dc system of more than 60 V up to 300 V', es: 'aterrizar un sistema de cd de más de 60 V hasta 300 V' },
        words: 'direct current battery',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a dc grounding electrode conductor smaller than 8 AWG copper or 6 AWG aluminum',
          es: 'usar conductor al electrodo de cd menor que 8 AWG cobre o 6 AWG aluminio',
        },
        words: 'dc GEC',
      },
      {
        says: 'need-not',
        what: {
          en: 'use a dc electrode conductor larger than 6 AWG copper to a rod or 4 AWG to a Ufer',
          es: 'usar conductor de cd mayor que 6 AWG cobre a varilla o 4 AWG a Ufer',
        },
        words: 'dc GEC rod',
      },
    ],
    words: {
      en: 'direct current dc system ground electrode conductor size smallest never smaller battery two-wire dc systems grounded over what voltage between what voltages must be grounded',
      es: 'corriente directa cd sistema tierra calibre mínimo batería sistema de dos hilos hasta qué voltaje',
    },
  },
  {
    id: '250-178-instruments',
    section: '250.178',
    grade: 'K',
    title: { en: 'Instrument transformers and meters', es: 'Transformadores de instrumento y medidores' },
    text: {
      en: 'Secondaries of current and potential transformers are grounded where the primary is at 300 V or more to ground, and always on switchgear and switchboards (250.170). The grounding conductor of instruments and their cases is at least 12 AWG copper or 10 AWG aluminum.',
      es: 'Los secundarios de transformadores de corriente y potencial se aterrizan si el primario tiene 300 V o más a tierra, y siempre en tableros (250.170). El conductor de tierra de instrumentos y sus cajas es al menos 12 AWG de cobre o 10 AWG de aluminio.',
    },
    figures: { f1: [300, 'V'], f2: [12, 'AWG'], f3: [10, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'ground instrument transformer secondaries on switchgear and switchboards',
          es: 'aterrizar los secundarios de transformadores de instrumento en switchgear y switchboards',
        },
        words: 'CT PT',
      },
      {
        says: 'must',
        what: {
          en: 'ground CT and PT secondaries where the primary is 300 V or more to ground',
          es: 'aterrizar los secundarios de TC y TP con primario de 300 V o más a tierra',
        },
        words: 'current transformer meter',
      },
      {
        says: 'must',
        what: {
          en: 'use at least 12 AWG copper or 10 AWG aluminum to ground instruments and their cases',
          es: 'usar al menos 12 AWG cobre o 10 AWG aluminio para aterrizar instrumentos y sus cajas',
        },
        words: 'meter ground',
      },
    ],
    words: {
      en: 'ct pt current transformer case ground wire size meter relay instrument grounding conductor',
      es: 'tc tp transformador de corriente medidor relevador calibre tierra',
    },
  },
  {
    id: '250-184-over-1000-volts',
    section: '250.184',
    grade: 'K',
    title: { en: 'Grounded neutral over 1000 V', es: 'Neutro aterrizado de más de 1000 V' },
    text: {
      en: 'Over 1000 V, the neutral of a solidly grounded system has 600 V insulation or may be bare in services, direct-buried runs and overhead lines, and carries at least 33-1/3% of the phase ampacity, or 20% in supervised plants. A multigrounded neutral is grounded at least every 1300 ft.',
      es: 'A más de 1000 V, el neutro de un sistema sólidamente aterrizado tiene aislamiento de 600 V, o desnudo en acometidas, enterrado directo y líneas aéreas, con ampacidad de al menos 33-1/3% de las fases, o 20% en plantas supervisadas. El neutro multiaterrizado se aterriza al menos cada 1300 pies.',
    },
    figures: { f1: [1000, 'V'], f2: [600, 'V'], f3: ['33-1/3', '%'], f4: [20, '%'], f5: [1300, 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a bare neutral over 1000 V in services, direct-buried runs and overhead lines',
          es: 'usar neutro desnudo de más de 1000 V en acometidas, tramos enterrados y líneas aéreas',
        },
        words: 'medium voltage neutral',
      },
      {
        says: 'must',
        what: {
          en: 'ground a multigrounded neutral over 1000 V at least every 1300 ft',
          es: 'aterrizar un neutro multiaterrizado de más de 1000 V al menos cada 1300 pies',
        },
        words: 'medium voltage',
      },
      {
        says: 'must',
        what: {
          en: 'give a neutral over 1000 V at least 33-1/3% of the phase ampacity',
          es: 'dar a un neutro de más de 1000 V al menos 33-1/3% de la ampacidad de fase',
        },
        unless: { en: 'it is in a supervised plant, where 20% is enough', es: 'sea planta supervisada, donde basta 20%' },
        words: 'medium voltage neutral size',
      },
    ],
    words: {
      en: 'medium voltage neutral insulation solidly grounded multigrounded interval',
      es: 'media tensión neutro aislamiento sólidamente multiaterrizado',
    },
  },
  {
    id: '250-190-egc',
    section: '250.190',
    grade: 'K',
    title: { en: 'Over 1000 V: equipment grounding', es: 'Más de 1000 V: tierra de equipos' },
    text: {
      en: "Noncurrent metal of equipment over 1000 V, its fences and structures included, is grounded. An equipment grounding conductor that isn't part of a cable assembly is at least 6 AWG copper or 4 AWG aluminum.",
      es: 'El metal sin corriente de equipo de más de 1000 V, con cercas y estructuras, se aterriza. El conductor de tierra de equipos que no es parte de un cable es al menos 6 AWG de cobre o 4 AWG de aluminio.',
    },
    figures: { f1: [1000, 'V'], f2: [6, 'AWG'], f3: [4, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'ground metal of equipment over 1000 V, its fences and structures included',
          es: 'aterrizar el metal de equipo de más de 1000 V, cercas y estructuras incluidas',
        },
        words: 'medium voltage',
      },
      {
        says: 'must',
        what: {
          en: 'use at least 6 AWG copper or 4 AWG aluminum ground over 1000 V',
          es: 'usar tierra de al menos 6 AWG cobre o 4 AWG aluminio en más de 1000 V',
        },
        unless: { en: 'it is part of a cable assembly', es: 'sea parte de un cable ensamblado' },
        words: 'medium voltage EGC',
      },
    ],
    words: { en: 'medium high voltage kv', es: 'media alta tensión kv' },
  },
  {
    id: '250-194-fence',
    section: '250.194',
    grade: 'V2',
    title: { en: 'Substation fences', es: 'Cercas de subestación' },
    text: {
      en: 'A metal fence within 16 ft of exposed conductors or equipment of a substation is bonded to the electrode system at every corner and at most every 160 ft, at gates, and on both sides of overhead crossings.',
      es: 'Una cerca metálica a 16 pies o menos de conductores o equipo expuesto de una subestación se une al sistema de electrodos en cada esquina y a no más de cada 160 pies, en puertas y a ambos lados de cruces aéreos.',
    },
    figures: { f1: [16, 'ft'], f2: [160, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond a metal fence within 16 ft of exposed substation conductors to the electrode system',
          es: 'unir a los electrodos una cerca metálica a 16 pies de conductores expuestos de subestación',
        },
        words: 'fence ground',
      },
      {
        says: 'must',
        what: {
          en: 'bond a substation fence at corners, gates and at most every 160 ft',
          es: 'unir la cerca de subestación en esquinas, puertas y a lo más cada 160 pies',
        },
        words: 'fence',
      },
    ],
    words: { en: 'metal fence bonding distance intervals gate', es: 'cerca malla unión puerta' },
  },
];

// Confirmed: 250.20(B), 250.20(A) ecmag, exam site; 250.24, 250.28, 250.142(B) EC&M, Mike Holt forum, electricallicenserenewal; 250.30 EC&M bonding series, Mike Holt forum, buildingcodegeek;
// 250.32 ecmag, Mike Holt forum, InterNACHI forum; 250.34 Mike Holt forum, field-guide site; 250.50-250.53 voltagelab, ecmag, EC&M Q&A, Jaspector, UpCodes IRC;
// 250.64(B), (C) Mike Holt forum, IRC 2018;  250.66 shared fact list; 250.68(C) EC&M Q&A, Mike Holt; 250.92, 250.97 EC&M quiz, Mike Holt, electriciantalk;
// 250.94 Mike Holt, ecmag, EC&M series; 250.102(C), (D) fact list, EC&M 2011 changes, Mike Holt; 250.104 EC&M Q&A, Mike Holt, legalclarity; 250.118 renewal course pages, Mike Holt, electriciantalk;
// 250.122 Mike Holt 2017 newsletter, NECA, MEPA, fact list; 250.140 Mike Holt, expertce; 250.148 Mike Holt video, EC&M video, quoted change list. 250.12 OSHA 1910.305 summary; One source only: 250.4(A)(5) (EC&M), 250.20(A), 250.64(A), (E), 250.52(A)(2), (A)(7), 250.102(E), 250.121, 250.130(C).
// One source only as well: 250.119, 250.146(A) (EC&M 2024-2025), 250.70 (codebookcity).
// Confirmed too: 250.146(D) study cards, codebookcity. One source only: 250.54, rod depth 250.53 (codebookcity).
// Second look: 250.4(A)(5), 250.54 Mike Holt in EC&M, Mike Holt forum; 250.8 thebuildingcodeforum, Mike Holt newsletter; 250.12 Mike Holt forum; 250.30(A)(6) electricallicenserenewal 258, electriciantalk; rod and plate EC&M Q&A, EC&M quiz;
// 250.64(A) EC&M 2005 and 2021, Mike Holt newsletter; 250.64(E) EC&M quiz; 250.102(E) Mike Holt forum; 250.119 EC&M (Holt, Lamendola); 250.130(C) EC&M, diychatroom, electriciantalk.
// One source: 250.64(D) Mike Holt forum, 250.104(A)(1) cap electricallicenserenewal 1613, 250.122(B) exception manganpower, 250.122(C) Mike Holt forum.
// Third look, one source: 250.21 ecmag quiz, 250.36 exam quiz, 250.52(A)(4) size and length Mike Holt forum (depth EC&M quiz 2024).
// 250.194 electricallicenserenewal, Mike Holt forum, examzify; 250.80 and 250.86 elbows Mike Holt forum, thebuildingcodeforum, electricallicenserenewal. One source: 250.60 EC&M (Holt), 250.110 quizwiz, 250.166 EC&M and electricallicenserenewal (a figure each).
// Fourth look: 250.21 EC&M Q&A, ecmag quiz; 250.24(A)(1) EC&M 2025, thebuildingcodeforum, electriciantalk; 250.28(B) EC&M quiz, Mike Holt forum; 250.52(A)(2) EC&M Q&A, exam bank; 250.52(B) two study guides in public repositories; 250.60, 250.106 EC&M, nachi forum;
// 250.62 codebookcity quiz, rod specification (documentine); 250.68(A) EC&M quiz, electriciantalk (three threads); 250.86, 250.194 seen again in the sources above; 250.110 Mike Holt video, elect4all; 250.122(C) Mike Holt forum, proreftrades.
// One source: 250.114 a part each ECN and Mike Holt forum, 250.121(B) Mike Holt forum (250.136(A) in 2017), 250.166 a figure each as above. 250.122(B) 2017: Mike Holt's newsletter counts from before correction, a forum's reading of 2014 from after it.
// 250.6 EC&M Q&A (Holt), EC&M 2017 (alterations).
// 250.24(D) as the 2023 number of the neutral to each service disconnect: EC&M 2024 (services part 2).
