// Emergency, legally required standby and optional standby systems in own words (700 to 702).
import type { Rule } from '../knowledge.ts';

export const articles700To702: readonly Rule[] = [
  {
    id: '700-which-article',
    section: 'Article 700',
    grade: 'V2',
    title: { en: 'Emergency, legally required or optional', es: 'Emergencia, exigido por ley u opcional' },
    text: {
      en: 'Article 700: loads essential for life safety by law, such as egress lights and fire alarm. Article 701: loads the law wants on standby, such as smoke control and some sewage. Article 702: loads the owner chooses, such as a home or data backup.',
      es: 'Artículo 700: cargas esenciales para la vida por ley, como luces de salida y alarma. Artículo 701: cargas que la ley quiere en respaldo, como control de humo y ciertos drenajes. Artículo 702: las que el dueño elige, como casa o datos.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'feed a home or data backup by the emergency article',
          es: 'alimentar el respaldo de una casa o de datos por el artículo de emergencia',
        },
        words: 'optional standby 702 generator whole house planta',
      },
    ],
    words: { en: '700 vs 701 vs 702 generator difference standby', es: 'planta emergencia respaldo opcional diferencia' },
  },
  {
    id: '700-3-tests',
    section: '700.3',
    grade: 'V1',
    title: { en: 'Emergency tests', es: 'Pruebas de emergencia' },
    text: {
      en: 'The system is tested on completion with the authority present or conducting it, then periodically under load on an approved schedule, with written records. Battery systems are maintained on schedule too.',
      es: 'El sistema se prueba al terminar con la autoridad presente, y luego periódicamente con carga según un programa aprobado y registros escritos. Las baterías también se mantienen según programa.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'test the emergency system on completion and periodically under load, with written records',
          es: 'probar el sistema de emergencia al terminar y periódicamente con carga, con registros',
        },
        words: 'generator test life safety',
      },
    ],
    words: { en: 'monthly generator test load bank records', es: 'prueba mensual planta banco de carga registros' },
  },
  {
    id: '700-3-f-temporary-source',
    section: '700.3(F)',
    grade: 'V2',
    title: { en: 'Temporary source during maintenance', es: 'Fuente temporal durante mantenimiento' },
    text: {
      en: 'Where the emergency system has a single alternate source that must be shut down for maintenance, there is a permanent means, such as an inlet and interlocked switch, to connect a portable source for that time. Some systems are exempt.',
      es: 'Si el sistema tiene una sola fuente alterna que debe pararse para mantenimiento, hay un medio permanente, como una toma y un interruptor enclavado, para conectar una fuente portátil. Algunos sistemas se exentan.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a permanent means to connect a portable source during emergency source maintenance',
          es: 'poner medio permanente para conectar una fuente portátil durante mantenimiento',
        },
        if: {
          en: 'the emergency system has a single alternate source that must be shut down',
          es: 'el sistema tiene una sola fuente alterna que hay que parar',
        },
        unless: { en: 'the system is exempt', es: 'el sistema esté exento' },
        words: 'generator docking inlet',
      },
    ],
    words: { en: 'generator docking station quick connect 700.3(f)', es: 'toma para planta portátil mantenimiento' },
  },
  {
    id: '700-4-capacity',
    section: '700.4',
    grade: 'V2',
    title: { en: 'Emergency capacity', es: 'Capacidad de emergencia' },
    text: {
      en: 'The system carries all its emergency loads at once, motor starting included. It may also feed standby and other loads if load pickup and shedding keep power first for emergency, then legally required, then optional loads.',
      es: 'El sistema soporta a la vez todas sus cargas de emergencia, incluido el arranque de motores. Puede alimentar además otras cargas si la conexión y desconexión selectivas dan prioridad a emergencia, luego exigidas y luego opcionales.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size the emergency source for all its emergency loads at once',
          es: 'dimensionar la fuente de emergencia para todas sus cargas a la vez',
        },
        words: 'generator',
      },
      {
        says: 'may',
        what: { en: 'feed optional loads from the emergency generator', es: 'alimentar cargas opcionales de la planta de emergencia' },
        if: {
          en: 'load pickup and shedding keep power first for emergency, then legally required loads',
          es: 'la toma y desconexión de carga da prioridad a emergencia y luego a las exigidas por ley',
        },
        words: 'share generator standby',
      },
    ],
    words: { en: 'one generator emergency and optional loads load shed', es: 'una planta cargas de emergencia y opcionales' },
  },
  {
    id: '700-5-transfer',
    section: '700.5',
    grade: 'V2',
    title: { en: 'Emergency transfer switch', es: 'Transferencia de emergencia' },
    text: {
      en: 'Transfer equipment is automatic, listed and marked for emergency use, electrically operated and mechanically held, and supplies only emergency loads. Meter-mounted transfer switches are not allowed.',
      es: 'La transferencia es automática, listada y marcada para emergencia, de operación eléctrica y retención mecánica, y sólo sirve cargas de emergencia. No se permiten transferencias montadas en el medidor.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a listed automatic transfer switch marked for emergency use',
          es: 'usar transferencia automática listada y marcada para emergencia',
        },
        words: 'ats',
      },
      {
        says: 'must-not',
        what: { en: 'use a manual transfer switch for the emergency system', es: 'usar transferencia manual en el sistema de emergencia' },
        words: 'ats',
      },
      {
        says: 'must-not',
        what: { en: 'use the emergency transfer switch for other loads', es: 'usar la transferencia de emergencia para otras cargas' },
        words: 'ats share',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a meter-mounted transfer switch for emergency systems',
          es: 'usar transferencia montada en medidor en emergencia',
        },
      },
    ],
    words: { en: 'ats emergency separate transfer switch meter collar', es: 'ats emergencia transferencia separada' },
  },
  {
    id: '700-7-signs',
    section: '700.7',
    grade: 'V1',
    title: { en: 'Emergency source signs', es: 'Letreros de fuentes de emergencia' },
    text: {
      en: 'A sign at the service equipment tells the type and location of each on-site emergency source. Where removing a grounding connection in normal power equipment cuts the grounding of the alternate source, another sign warns of it.',
      es: 'Un letrero en la acometida dice tipo y ubicación de cada fuente de emergencia en sitio. Si quitar una conexión de tierra en el equipo normal corta la tierra de la fuente alterna, otro letrero lo advierte.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'post a sign at the service with emergency source type and location',
          es: 'poner letrero en la acometida con tipo y lugar de la fuente de emergencia',
        },
        words: 'generator',
      },
    ],
    words: { en: 'generator sign at service', es: 'letrero de planta en la acometida' },
  },
  {
    id: '700-8-spd',
    section: '700.8',
    grade: 'V2',
    title: { en: 'Surge protection on emergency panels', es: 'Supresor en tableros de emergencia' },
    text: {
      en: 'A listed surge protective device is installed in or on all emergency system switchgear, switchboards and panelboards.',
      es: 'Se instala un supresor de picos listado en todo tablero, centro de carga y gabinete de distribución del sistema de emergencia.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a listed surge protector on emergency panels',
          es: 'instalar supresor de picos listado en tableros de emergencia',
        },
        words: 'spd',
      },
    ],
    words: { en: 'emergency panel spd required', es: 'tablero de emergencia supresor obligatorio' },
  },
  {
    id: '700-10-a-identification',
    section: '700.10(A)',
    grade: 'K',
    title: { en: 'Mark emergency boxes and receptacles', es: 'Marque cajas y contactos de emergencia' },
    text: {
      en: 'Boxes and enclosures of emergency circuits, transfer switches and panels are permanently marked as such; where boxes are not visible, at raceways or cables at intervals of at most 25 ft. Receptacles fed from the emergency system have a distinctive color or marking.',
      es: 'Las cajas y gabinetes de circuitos de emergencia, transferencias y tableros se marcan en forma permanente; donde no hay cajas visibles, en tubos o cables cada 25 pies máximo. Los contactos de emergencia llevan color o marca distintiva.',
    },
    figures: { feet: [25, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'mark emergency boxes, panels and transfer switches permanently',
          es: 'marcar permanentemente cajas, tableros y transferencias de emergencia',
        },
        words: 'red box',
      },
      {
        says: 'must',
        what: {
          en: 'use a distinctive color or marking on emergency receptacles',
          es: 'usar color o marca distintiva en contactos de emergencia',
        },
        words: 'red receptacle',
      },
    ],
    words: { en: 'red junction box covers emergency circuits', es: 'tapas rojas cajas de emergencia' },
  },
  {
    id: '700-10-b-separate',
    section: '700.10(B)',
    grade: 'V2',
    title: { en: 'Emergency wiring on its own', es: 'Alambrado de emergencia aparte' },
    text: {
      en: 'Wiring from an emergency source to its loads is independent of all other wiring: not in the same raceway, cable, box or cabinet, except in transfer equipment, exit or emergency luminaires fed from two sources, and a few other places.',
      es: 'El alambrado de emergencia es independiente de todo lo demás: no va en el mismo tubo, cable, caja ni gabinete, salvo en transferencias, luminarias de salida o emergencia con dos fuentes y pocos lugares más.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run emergency wiring with other wiring in the same raceway, box or cabinet',
          es: 'llevar alambrado de emergencia con otro en el mismo tubo, caja o gabinete',
        },
        unless: {
          en: 'it is in transfer equipment, exit or emergency lights fed from two sources, or another permitted place',
          es: 'sea en transferencia, luces de salida o emergencia de dos fuentes u otro lugar permitido',
        },
        words: 'share conduit normal',
      },
      {
        says: 'must',
        what: {
          en: 'give emergency circuits raceways, boxes and cabinets of their own',
          es: 'dar a los circuitos de emergencia tubos, cajas y gabinetes propios',
        },
        unless: {
          en: 'it is in transfer equipment, exit or emergency lights fed from two sources, or another permitted place',
          es: 'sea en transferencias, luces de salida o emergencia con dos fuentes u otro lugar permitido',
        },
        words: 'separate own pipe conduit life safety generator ats inverter panel aparte planta',
      },
    ],
    words: { en: 'emergency circuit same conduit normal exit light box', es: 'circuito de emergencia mismo tubo que normal' },
  },
  {
    id: '700-10-d-fire',
    section: '700.10(D)',
    grade: 'V2',
    title: { en: 'Emergency feeders: 2 hours in big buildings', es: 'Alimentadores de emergencia: 2 horas' },
    text: {
      en: 'In assembly for 1000 or more persons, buildings above 75 ft, larger schools and some others, emergency feeders are in sprinklered spaces, or have 2 hours of protection: listed fire-resistive cable or protective system, rated assembly, or 2 in. of concrete.',
      es: 'En reunión de 1000 o más personas, edificios de más de 75 pies, escuelas grandes y otros, los alimentadores de emergencia van en espacios con rociadores o con 2 horas de protección: cable o sistema listado, conjunto clasificado o 2 pulg. de concreto.',
    },
    figures: { feet: [75, 'ft'], hours: [2, 'h'], inches: [2, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect emergency feeders for 2 hours or by sprinklers in large or high buildings',
          es: 'proteger alimentadores de emergencia 2 horas o con rociadores en edificios grandes o altos',
        },
        words: 'high rise assembly fire rated mi cable',
      },
    ],
    words: { en: '2 hour rated emergency feeder high rise mi cable', es: 'alimentador de emergencia 2 horas rascacielos' },
  },
  {
    id: '700-15-only-emergency',
    section: '700.15',
    grade: 'K',
    title: { en: 'Emergency circuits: no other loads', es: 'Circuitos de emergencia: sin otras cargas' },
    text: {
      en: 'Only appliances and lamps specified as required for emergency use are supplied by emergency lighting and power circuits.',
      es: 'Los circuitos de emergencia alimentan sólo las lámparas y aparatos especificados para emergencia.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'connect other loads to emergency circuits', es: 'conectar otras cargas a circuitos de emergencia' },
        words: 'plug outlet exit lights',
      },
    ],
    words: {
      en: 'can I add other load receptacle to emergency circuit exit light',
      es: 'puedo conectar otra carga contacto al circuito de emergencia',
    },
  },
  {
    id: '700-12-ten-seconds',
    section: '700.12',
    grade: 'V2',
    title: { en: 'Emergency system power: how soon, in 10 seconds', es: 'Sistema de emergencia: energía en 10 segundos' },
    text: {
      en: 'On loss of normal power emergency lighting and power are available within the time the application needs, not more than 10 seconds.',
      es: 'Al fallar la energía normal, el alumbrado y la fuerza de emergencia están disponibles en el tiempo que pide la aplicación, no más de 10 segundos.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'bring emergency power on within 10 seconds', es: 'dar energía de emergencia en 10 segundos' },
        words: 'generator start time',
      },
    ],
    words: { en: 'generator fast pick load', es: 'planta sistema entrar máximo' },
  },
  {
    id: '700-12-battery',
    section: '700.12',
    grade: 'V2',
    title: { en: 'Emergency batteries: 90 minutes', es: 'Baterías de emergencia: 90 minutos' },
    text: {
      en: 'Batteries carry the total load for at least 90 minutes without the voltage falling below 87-1/2% of normal. Unit equipment, the bug-eye light, works the same way for its lamps.',
      es: 'Las baterías sostienen la carga total al menos 90 minutos sin que el voltaje baje de 87-1/2% del normal. El equipo unitario, la lámpara de dos ojos, hace lo mismo con sus lámparas.',
    },
    figures: { minutes: [90, 'min'], percent: ['87-1/2', '%'] },
    claims: [
      {
        says: 'must',
        what: { en: 'carry the emergency load on batteries for 90 minutes', es: 'llevar la carga de emergencia con batería 90 minutos' },
        words: 'bug eye exit light',
      },
    ],
    words: {
      en: 'emergency light battery 90 minutes bug eye emergency duration lighting',
      es: 'lámpara de emergencia batería 90 minutos  cuánto tiempo deben durar luces alumbrado',
    },
  },
  {
    id: '700-12-fuel',
    section: '700.12',
    grade: 'K',
    title: { en: 'Generator fuel: 2 hours on site', es: 'Planta de emergencia: combustible para 2 horas' },
    text: {
      en: 'An engine generator has fuel on the premises for at least 2 hours of full-demand operation; it may not depend only on a public gas line unless failure of both utilities together is unlikely and the authority accepts it.',
      es: 'El generador tiene combustible en sitio para al menos 2 horas a plena demanda; no depende sólo del gas público salvo que sea poco probable que fallen juntos gas y luz y la autoridad lo acepte.',
    },
    figures: { hours: [2, 'h'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep 2 hours of fuel on site for an emergency generator',
          es: 'tener combustible para 2 horas en la planta de emergencia',
        },
        words: 'diesel',
      },
      {
        says: 'must-not',
        what: {
          en: 'depend only on a public gas line for the emergency generator',
          es: 'depender sólo de gas público en la planta de emergencia',
        },
        unless: {
          en: 'failure of both utilities together is unlikely and the authority accepts it',
          es: 'sea improbable que fallen ambos servicios y la autoridad lo acepte',
        },
        words: 'natural gas',
      },
    ],
    words: { en: 'natural gas emergency generator diesel on-site fuel', es: 'planta de gas natural emergencia diésel' },
  },
  {
    id: '700-12-unit-equipment',
    section: '700.12',
    grade: 'V2',
    title: { en: 'Unit lights: same circuit, ahead of the switch', es: 'Lámparas autónomas: mismo circuito, antes del apagador' },
    text: {
      en: 'Unit equipment is on the branch circuit that serves the normal lights of the area, connected ahead of any local switch, so that it sees the loss of that light. From 2020 a separate circuit of the same panelboard may serve under the conditions of the section.',
      es: 'El equipo unitario va en el circuito del alumbrado normal del área, conectado antes de todo apagador local, para que detecte la falta de esa luz. Desde 2020 puede ir en un circuito separado del mismo tablero, con las condiciones de la sección.',
    },
    textIn: {
      '2017': {
        en: 'Unit equipment is on the branch circuit of the normal lights of the area, ahead of any local switch. In a separate area with at least three normal lighting circuits, a separate circuit from the same panelboard with a lock-on breaker may serve.',
        es: 'El equipo unitario va en el circuito del alumbrado normal del área, antes de todo apagador local. En un área separada con al menos tres circuitos de alumbrado normal puede ir en un circuito separado del mismo tablero con breaker asegurado.',
      },
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "connect emergency unit lights to the area's lighting circuit ahead of the switch",
          es: 'conectar lámparas autónomas al circuito de luz del área antes del apagador',
        },
        words: 'bug eye unswitched',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a bug-eye emergency light on the load side of the light switch',
          es: 'poner lámpara autónoma después del apagador',
        },
        words: 'unit equipment switched',
      },
      {
        says: 'may',
        what: {
          en: 'put unit lights on a separate circuit of the same panelboard',
          es: 'poner lámparas autónomas en circuito aparte del mismo tablero',
        },
        if: { en: "the section's conditions are met", es: 'se cumplen las condiciones de la sección' },
        editions: ['2020', '2023', '2026'],
        words: 'bug eye',
      },
      {
        says: 'may',
        what: {
          en: 'put emergency unit lights on the breaker of the normal lights, ahead of the switch',
          es: 'poner lámparas autónomas en el breaker de las luces normales, antes del apagador',
        },
        words: 'share before timer battery always power',
      },
    ],
    words: {
      en: 'exit light bug eye circuit unswitched hot exit sign same circuit as hall lights',
      es: 'letrero de salida lámpara circuito sin apagador letrero de salida mismo circuito pasillo',
    },
  },
  {
    id: '700-16-illumination',
    section: '700.16',
    grade: 'V2',
    title: { en: 'No one lamp leaves it dark', es: 'Que una lámpara fundida no deje oscuro' },
    text: {
      en: 'Emergency illumination is designed so that the failure of any one lamp or element cannot leave total darkness in an area that needs it.',
      es: 'El alumbrado de emergencia se diseña para que la falla de una lámpara o elemento no deje en oscuridad total un área que lo necesita.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'design emergency lighting so that one lamp failure does not leave darkness',
          es: 'diseñar la luz de emergencia para que una lámpara fundida no deje oscuro',
        },
      },
    ],
    words: {
      en: 'emergency lighting one fixture not enough failure of one lamp darkness',
      es: 'alumbrado de emergencia una sola lámpara falla foco oscuridad',
    },
  },
  {
    id: '700-19-multiwire',
    section: '700.19',
    grade: 'K',
    title: { en: 'No multiwire emergency lighting circuits', es: 'Sin circuitos multiconductores de emergencia' },
    text: {
      en: 'Branch circuits that supply emergency lighting and power equipment are not part of a multiwire branch circuit.',
      es: 'Los ramales que alimentan alumbrado y equipo de emergencia no son parte de un circuito multiconductor con neutro compartido.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use multiwire branch circuits for emergency lighting and power',
          es: 'usar circuitos multifilares en alumbrado y fuerza de emergencia',
        },
        words: 'shared neutral mwbc',
      },
    ],
    words: { en: 'shared neutral emergency lighting circuit', es: 'neutro compartido alumbrado de emergencia' },
  },
  {
    id: '700-20-switches',
    section: '700.20',
    grade: 'K',
    title: { en: 'Emergency lights: no series or 3-way switching', es: 'Luz de emergencia: sin apagadores en serie ni de tres vías' },
    text: {
      en: 'Switches in emergency lighting circuits are placed so that only authorized persons control them. Switches in series and 3-way or 4-way switches are not used; switches in parallel are, where at least one reaches authorized persons only.',
      es: 'Los apagadores de alumbrado de emergencia se ponen donde sólo los manejen personas autorizadas. No se usan en serie ni de tres o cuatro vías; sí en paralelo, si al menos uno sólo está al alcance de personas autorizadas.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use 3-way, 4-way or series switches on emergency lights',
          es: 'usar apagadores de 3 o 4 vías o en serie en luz de emergencia',
        },
      },
      {
        says: 'must',
        what: {
          en: 'keep emergency lighting switches under control of authorized persons only',
          es: 'dejar los apagadores de emergencia sólo a personas autorizadas',
        },
      },
    ],
    words: {
      en: 'emergency lighting switch 3-way four-way series allowed who controls',
      es: 'apagador alumbrado emergencia tres vías permitido',
    },
  },
  {
    id: '700-30-access',
    section: '700.30',
    grade: 'K',
    title: { en: 'Emergency breakers: authorized persons', es: 'Breakers de emergencia: sólo autorizados' },
    text: {
      en: 'Branch-circuit overcurrent devices of emergency circuits are accessible to authorized persons only, for example in a locked panel.',
      es: 'Los dispositivos de sobrecorriente de ramales de emergencia son accesibles sólo a personas autorizadas, por ejemplo con tablero bajo llave.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep emergency breakers accessible to authorized persons only',
          es: 'dejar los breakers de emergencia sólo a personas autorizadas',
        },
        words: 'locked panel',
      },
    ],
    words: { en: 'lock emergency panel', es: 'tablero de emergencia con llave' },
  },
  {
    id: '700-32-coordination',
    section: '700.32',
    grade: 'V2',
    title: { en: 'Emergency: selective coordination', es: 'Emergencia: coordinación selectiva' },
    text: {
      en: 'Emergency overcurrent devices are selectively coordinated with all supply-side devices, over the whole range of fault currents; an engineer or qualified person selects and documents it. Two devices of the same rating in series with no load between are exempt.',
      es: 'Las protecciones de emergencia se coordinan selectivamente con todas las del lado de línea, en todo el rango de fallas; un ingeniero o persona calificada lo define y documenta. Se exentan dos de igual capacidad en serie sin carga entre ellas.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'selectively coordinate emergency overcurrent devices', es: 'coordinar selectivamente las protecciones de emergencia' },
        unless: { en: 'two same-rated devices in series have no load between', es: 'dos iguales en serie no tengan carga entre sí' },
      },
    ],
    words: { en: 'selective coordination generator breaker ats system', es: 'coordinación selectiva planta breaker' },
  },
  {
    id: '700-31-ground-fault',
    section: '700.31',
    grade: 'K',
    title: {
      en: 'Emergency source: ground-fault indication, not trip',
      es: 'Fuente de emergencia: indicar la falla a tierra, sin disparar',
    },
    text: {
      en: 'The alternate source of an emergency system need not have ground-fault protection that opens it automatically; a sensor indicates the ground fault instead (700.6).',
      es: 'La fuente alterna de un sistema de emergencia no requiere protección de falla a tierra que la abra sola; un sensor indica la falla (700.6).',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'provide automatic ground-fault tripping on the emergency source',
          es: 'poner disparo por falla a tierra en la fuente de emergencia',
        },
        words: 'gfpe generator',
      },
      {
        says: 'must',
        what: { en: 'indicate ground faults on the emergency source', es: 'indicar fallas a tierra en la fuente de emergencia' },
        words: 'sensor',
      },
    ],
    words: {
      en: 'generator gfpe emergency system required ground fault protection of equipment',
      es: 'planta gfpe sistema de emergencia requerida',
    },
  },
  {
    id: '701-5-transfer',
    section: '701.5',
    grade: 'V2',
    title: { en: 'Legally required: automatic transfer', es: 'Exigido por ley: transferencia automática' },
    text: {
      en: 'Transfer equipment is automatic and listed and marked for emergency or legally required standby use; it may be shared with optional loads under conditions.',
      es: 'La transferencia es automática, listada y marcada para emergencia o respaldo exigido por ley; puede compartirse con cargas opcionales con condiciones.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use listed automatic transfer for legally required standby',
          es: 'usar transferencia automática listada en respaldo exigido por ley',
        },
        words: 'ats',
      },
      {
        says: 'may',
        what: {
          en: 'share the legally required transfer switch with optional loads',
          es: 'compartir la transferencia exigida por ley con cargas opcionales',
        },
        if: { en: "the section's conditions are met", es: 'se cumplen las condiciones' },
        words: 'ats',
      },
    ],
    words: { en: 'legally required standby ats share', es: 'transferencia respaldo exigido compartir' },
  },
  {
    id: '701-10-wiring',
    section: '701.10',
    grade: 'V2',
    title: { en: 'Legally required wiring may run with other wiring', es: 'Reserva exigida por ley: puede ir con otro alambrado' },
    text: {
      en: 'Unlike emergency wiring, legally required standby conductors may occupy the same raceways, cables, boxes and cabinets as general wiring.',
      es: 'A diferencia de emergencia, los conductores de respaldo exigido por ley pueden ir en los mismos tubos, cables, cajas y gabinetes que el alambrado general.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'run legally required standby wiring with general wiring',
          es: 'llevar alambrado de respaldo exigido por ley con el general',
        },
        words: 'same raceway conduit',
      },
    ],
    words: {
      en: 'standby circuits same conduit normal wiring',
      es: 'respaldo mismo tubo alambrado normal legalmente requerida mismo tubo',
    },
  },
  {
    id: '701-12-sixty-seconds',
    section: '701.12',
    grade: 'V2',
    title: { en: 'Legally required standby system: how soon, in 60 seconds', es: 'Respaldo exigido por ley: en 60 segundos' },
    text: {
      en: 'Legally required standby power is available within the time needed, not more than 60 seconds, after normal power fails.',
      es: 'El respaldo exigido por ley está disponible en el tiempo necesario, no más de 60 segundos, después de fallar la energía normal.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'bring legally required standby power on within 60 seconds', es: 'dar respaldo exigido por ley en 60 segundos' },
      },
    ],
    words: { en: 'generator system transfer', es: 'planta sistema entrar máximo reserva legalmente transferencia' },
  },
  {
    id: '702-4-a-manual',
    section: '702.4(A)(1)',
    numberIn: { '2017': '702.4(B)(1)', '2020': '702.4(B)(1)' },
    grade: 'V2',
    title: { en: 'Portable generator by hand: your choice of loads', es: 'Planta manual: el usuario escoge cargas' },
    text: {
      en: 'With manual or nonautomatic transfer the user picks the loads; the source carries all that are meant to run at once, not the whole house.',
      es: 'Con transferencia manual el usuario escoge las cargas; la fuente soporta todas las que se piensan usar a la vez, no la casa completa.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a generator smaller than the whole-house load with manual transfer',
          es: 'usar una planta menor que la carga de la casa con transferencia manual',
        },
        if: { en: 'it carries all loads meant to run at once', es: 'lleva todas las cargas que trabajarán a la vez' },
        words: 'portable generator size',
      },
    ],
    words: { en: 'interlock kit portable generator size whole panel', es: 'interlock planta portátil tamaño tablero' },
  },
  {
    id: '702-4-b-automatic',
    section: '702.4(A)(2)',
    numberIn: { '2017': '702.4(B)(2)', '2020': '702.4(B)(2)' },
    grade: 'V2',
    title: { en: 'Automatic whole-house generator: full load or shedding', es: 'Planta automática: carga completa o desconexión' },
    text: {
      en: 'With automatic transfer the source carries the full load that is transferred, calculated by Article 220 or another approved method, or an energy management system sheds loads to keep it within capacity.',
      es: 'Con transferencia automática la fuente soporta toda la carga transferida, calculada con el Artículo 220 u otro método aprobado, o un manejo de energía desconecta cargas para no pasar la capacidad.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size an automatic standby generator for the full transferred load',
          es: 'dimensionar la planta automática para toda la carga transferida',
        },
        unless: { en: 'an energy management system sheds loads', es: 'un sistema de manejo desconecte cargas' },
        words: 'whole house generac',
      },
      {
        says: 'must-not',
        what: {
          en: 'install an automatic whole-house generator smaller than its calculated load without load shedding',
          es: 'instalar una planta automática para toda la casa menor que la carga calculada sin desconexión de cargas',
        },
        words: 'Generac calc electric sheds',
      },
      {
        says: 'may',
        what: {
          en: 'install an automatic generator smaller than the calculated load',
          es: 'instalar una planta automática menor que la carga calculada',
        },
        if: { en: 'load modules or another energy management system shed loads', es: 'módulos u otro sistema de manejo tumban cargas' },
        words: 'standby AC dryer lock',
      },
    ],
    words: {
      en: '22 kw generac 200 amp panel size load shed module how big must home generator be automatic transfer switch size minimum optional standby sizing',
      es: 'planta 22 kw tablero 200 amperes módulo de desconexión de qué tamaño planta transferencia automática ',
    },
  },
  {
    id: '702-5-transfer',
    section: '702.5',
    grade: 'V2',
    title: { en: 'Transfer equipment: no backfeed', es: 'Transferencia: sin retroalimentar' },
    text: {
      en: 'Interconnection or transfer equipment is required for optional standby and prevents both sources from being joined by accident. A double-male cord into a dryer outlet is illegal and kills line workers. A listed interlock on panel breakers, or a transfer switch, does it.',
      es: 'Se exige transferencia en el respaldo opcional para que no se unan por accidente las dos fuentes. El cordón de dos clavijas al contacto de la secadora es ilegal y mata linieros. Sirve un interlock listado en breakers o un interruptor de transferencia.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use transfer equipment or a listed interlock to connect a generator',
          es: 'usar transferencia o interlock listado para conectar una planta',
        },
        words: 'backfeed main note double throw',
      },
      {
        says: 'must-not',
        what: {
          en: 'backfeed the house through a dryer outlet with a double-male cord',
          es: 'retroalimentar la casa por el contacto de secadora con cordón de doble macho',
        },
        words: 'suicide cord generator',
      },
      {
        says: 'may',
        what: {
          en: 'use a listed breaker interlock instead of a transfer switch',
          es: 'usar un interlock listado de breakers en vez de transferencia',
        },
        words: 'generator interlock kit panel',
      },
      { says: 'must-not', what: { en: 'use a homemade interlock', es: 'usar un interlock hechizo' }, words: 'sheet metal' },
    ],
    words: {
      en: 'backfeed generator dryer outlet suicide cord interlock legal interlock kit legal portable generator',
      es: 'retroalimentar planta secadora cordón doble macho interlock interlock legal planta portátil',
    },
  },
  {
    id: '702-7-signs',
    section: '702.7',
    grade: 'V2',
    title: { en: 'Home generator and optional standby signs', es: 'Letreros de planta y respaldo opcional' },
    text: {
      en: 'A sign at the service equipment tells the type and location of each on-site optional standby source. A power inlet for a temporary generator has a sign on the kind of generator it takes: bonded neutral (separately derived) or floating neutral.',
      es: 'Un letrero en la acometida dice tipo y ubicación de cada fuente opcional. La toma para planta temporal lleva letrero del tipo que acepta: neutro unido (derivado separado) o neutro flotante.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'post a sign at the service with standby source type and location',
          es: 'poner letrero en la acometida con tipo y lugar del respaldo',
        },
        words: 'generator',
      },
      {
        says: 'must',
        what: { en: 'label the generator inlet for bonded or floating neutral', es: 'rotular la toma de planta: neutro unido o flotante' },
        words: 'inlet sign',
      },
    ],
    words: { en: 'generator inlet label bonded floating neutral sign meter', es: 'letrero toma de planta neutro unido flotante' },
  },
  {
    id: '702-11-portable-grounding',
    section: '702.11',
    grade: 'V2',
    title: { en: "Portable generator: grounded by its neutral's path", es: 'Planta portátil: tierra según el neutro' },
    text: {
      en: "If the transfer switch switches the neutral, the portable generator is separately derived and grounded by 250.30. If it does not, its equipment ground joins the system's, and its own neutral-frame bond should be open.",
      es: 'Si la transferencia interrumpe el neutro, la planta portátil es derivada separada y se aterriza con 250.30. Si no, su tierra se une a la del sistema y su unión neutro-chasis debe estar abierta.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'ground a portable generator as separately derived where the neutral is switched',
          es: 'aterrizar la planta portátil como derivada aparte si se conmuta el neutro',
        },
        words: 'ground rod',
      },
      {
        says: 'must-not',
        what: {
          en: "keep the generator's neutral-frame bond where the transfer does not switch the neutral",
          es: 'dejar la unión neutro-armazón de la planta si la transferencia no conmuta el neutro',
        },
        words: 'bonded neutral floating',
      },
    ],
    words: { en: 'portable generator ground rod needed house floating neutral', es: 'planta portátil varilla neutro flotante casa' },
  },
  {
    id: '702-12-outdoor',
    section: '702.12',
    grade: 'V1',
    title: { en: 'Outdoor generator and inlet', es: 'Planta exterior y toma' },
    text: {
      en: 'An outdoor generator with a lockable disconnect in sight of the building needs no other disconnect there. A portable of 15 kW or less connected by a flanged inlet needs none: the plug is it. Inlets of 100 A or more have an interlocked disconnect.',
      es: 'Una planta exterior con desconectador con candado a la vista del edificio no necesita otro ahí. Una portátil de 15 kW o menos con toma de brida no lo necesita: la clavija lo es. Las tomas de 100 A o más llevan desconectador enclavado.',
    },
    figures: { kilowatts: [15, 'kW'], amps: [100, 'A'] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'install another disconnect at the building for an outdoor generator',
          es: 'instalar otro desconectador en el edificio para una planta exterior',
        },
        if: { en: 'its lockable disconnect is in sight of the building', es: 'su desconectador con candado está a la vista del edificio' },
      },
      {
        says: 'need-not',
        what: {
          en: 'install a disconnect for a portable of 15 kW or less with flanged inlet',
          es: 'instalar desconectador para planta portátil de 15 kW o menos con toma',
        },
        words: 'plug inlet',
      },
      {
        says: 'must',
        what: {
          en: 'provide an interlocked disconnect on inlets of 100 A or more',
          es: 'poner desconectador enclavado en tomas de 100 A o más',
        },
        words: 'generator inlet',
      },
    ],
    words: { en: 'generator disconnect at house inlet box 30 amp 50 amp', es: 'desconectador de planta en la casa toma 30 50' },
  },
];

// Confirmed: 700.10(B) journeyman exam bank, solveforce, EC&M; 700.12 ohmworkhq, EC&M, legalclarity, callout; 700.5, 700.12(B) mypdh; 700.10(D) mypdh, scribd excerpt; 700.3(F) stevens-wilkinson, eslpwr, trystar, wpowerproducts; 700.8 electricalcodeconnection, Mike Holt forum; 700.16 EC&M 2014 changes, wpowerproducts; unit equipment New Hampshire fire marshal, electricallicenserenewal 1063, Mike Holt forum; 701.12, 701.10 EC&M (2024), legalclarity; 702.4, 702.5, 702.7 sparkshift, legalclarity, goemc, Leviton Captain Code 2014; the letters of 702.4 luminsmart, blog.se.com, electricallicenserenewal 1996.
// Reread: 700.12 batteries EC&M quiz, IAEI 2007; 700.16 electricallicenserenewal 1065, thebuildingcodeforum, EC&M; 702.11 Mike Holt forum 6073, generator dealer page. One source only: 700.12 unit equipment New Hampshire fire safety, 700.8 EC&M.
// Third look: 700.32 Eaton, EC&M 2025, IAEI 2014.
