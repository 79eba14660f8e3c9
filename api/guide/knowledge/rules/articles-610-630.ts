// Cranes, elevators, vehicle charging, truck parking and welders in own words (610 to 630).
import type { Rule } from '../knowledge.ts';

export const articles610To630: readonly Rule[] = [
  {
    id: '610-11-crane-wire',
    section: '610.11',
    grade: 'V1',
    title: { en: 'Crane wiring methods', es: 'Métodos en grúas' },
    text: {
      en: 'Crane and hoist conductors are in raceways or in Types AC, MC or MI cable with insulated grounding conductor, except contact conductors, short exposed lengths at resistors and collectors, and flexible stranded conductors, festoon cable or cord at moving parts.',
      es: 'Los conductores de grúas y polipastos van en tubería o cable AC, MC o MI con tierra aislada, salvo los de contacto, tramos cortos en resistencias y colectores, y conductores flexibles, cable festón o cordón en partes móviles.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'wire cranes in raceway, AC, MC or MI cable', es: 'alambrar grúas en tubo, AC, MC o MI' },
        unless: {
          en: 'contact conductors, short lengths at resistors, or flexible cord at moving parts',
          es: 'sean de contacto, tramos cortos en resistencias o cordón en partes móviles',
        },
        words: 'hoist',
      },
      {
        says: 'may',
        what: { en: 'use cord or festoon cable at moving parts of a crane', es: 'usar cordón o cable festoon en partes móviles de grúa' },
        words: 'hoist',
      },
    ],
    words: { en: 'overhead crane wiring festoon pendant', es: 'grúa viajera alambrado festón botonera' },
  },
  {
    id: '610-14-e-demand',
    section: '610.14(E)',
    grade: 'K',
    title: { en: 'Several cranes on one runway', es: 'Varias grúas en un mismo riel' },
    text: {
      en: 'For one crane take the largest motor or group for any single motion at 100% plus 50% of the next largest. For several cranes on one conductor system add them and apply a demand factor: two 0.95, three 0.91, four 0.87, and so on.',
      es: 'Para una grúa tome el motor o grupo mayor de un movimiento al 100% más 50% del siguiente. Para varias grúas en un mismo sistema súmelas y aplique factor de demanda: dos 0.95, tres 0.91, cuatro 0.87, y así sigue.',
    },
    figures: { percent: [100, '%'], percent2: [50, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'apply a demand factor for several cranes on one conductor system',
          es: 'aplicar factor de demanda con varias grúas en un riel',
        },
      },
    ],
    words: { en: 'crane feeder calculation bridge hoist trolley', es: 'cálculo alimentador grúa puente polipasto' },
  },
  {
    id: '610-14-c-minimum-size',
    section: '610.14(C)',
    grade: 'K',
    title: { en: 'Crane conductors: 16 AWG or larger', es: 'Conductores de grúa: 16 AWG o mayor' },
    text: {
      en: 'Conductors of a crane or hoist outside motors and controls are not smaller than 16 AWG. Control circuits may have 18 AWG in multiconductor cord of not more than 7 A, and electronic circuits 20 AWG.',
      es: 'Los conductores de una grúa o polipasto fuera de motores y controles no son menores que 16 AWG. Los de control pueden ser 18 AWG en cordón multiconductor de no más de 7 A, y los electrónicos 20 AWG.',
    },
    figures: { a: [16, 'AWG'], b: [18, 'AWG'], c: [7, 'A'], d: [20, 'AWG'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use crane conductors smaller than 16 AWG', es: 'usar conductores de grúa menores que 16 AWG' },
        unless: {
          en: 'control 18 AWG in cord to 7 A or electronic 20 AWG',
          es: 'sean de control 18 AWG en cordón hasta 7 A o electrónicos 20 AWG',
        },
        words: 'hoist',
      },
    ],
    words: { en: 'smallest wire electric overhead bridge crane hoist minimum', es: 'calibre mínimo grúa viajera polipasto' },
  },
  {
    id: '610-14-d-contact-conductors',
    section: '610.14(D)',
    grade: 'K',
    title: { en: 'Crane contact conductors by distance', es: 'Conductores de contacto de grúa por distancia' },
    text: {
      en: 'Contact conductors by the distance between end strain insulators or clamps: up to 30 ft 6 AWG, up to 60 ft 4 AWG, more than that 2 AWG.',
      es: 'Conductores de contacto según la distancia entre aisladores o abrazaderas extremos: hasta 30 pies 6 AWG, hasta 60 pies 4 AWG, más de eso 2 AWG.',
    },
    figures: { a: [30, 'ft'], b: [6, 'AWG'], c: [60, 'ft'], d: [4, 'AWG'], e: [2, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use 6 AWG contact conductors to 30 ft, 4 to 60 ft, 2 beyond',
          es: 'usar contacto 6 AWG hasta 30 pies, 4 hasta 60, 2 más',
        },
        words: 'crane',
      },
    ],
    words: { en: 'crane trolley bare runway conductor size minimum', es: 'grúa trole conductor desnudo calibre' },
  },
  {
    id: '610-31-runway-disconnect',
    section: '610.31',
    grade: 'V2',
    title: { en: 'Crane runway disconnect', es: 'Desconectador del riel de grúa' },
    text: {
      en: 'Between the runway contact conductors and the supply there is a disconnect: readily accessible from ground or floor, lockable open, opening all ungrounded conductors at once, in view of the runway conductors.',
      es: 'Entre los conductores de contacto del riel y la alimentación hay un desconectador: fácilmente accesible desde el piso, con candado en abierto, que abre todos los vivos a la vez y a la vista de los conductores del riel.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a lockable crane runway disconnect reachable from the floor',
          es: 'poner desconectador de riel de grúa con candado alcanzable desde el piso',
        },
        words: 'hoist',
      },
    ],
    words: { en: 'bridge crane disconnect floor lockout', es: 'grúa viajera desconectador piso candado' },
  },
  {
    id: '610-33-rating',
    section: '610.33',
    grade: 'K',
    title: { en: 'Crane disconnect rating', es: 'Capacidad del desconectador de grúa' },
    text: {
      en: 'Its continuous rating is at least 50% of the sum of the short-time ratings of all the motors, and at least 75% of those needed for any single motion.',
      es: 'Su capacidad continua es de al menos 50% de la suma de corrientes de corto tiempo de todos los motores, y de al menos 75% de los de un solo movimiento.',
    },
    figures: { percent: [50, '%'], percent2: [75, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'rate the crane disconnect at 50% of the sum of motor ratings',
          es: 'usar desconectador de grúa de 50% de la suma de motores',
        },
      },
    ],
    words: { en: 'crane disconnect size', es: 'tamaño desconectador grúa' },
  },
  {
    id: '610-55-limit-switch',
    section: '610.55',
    grade: 'V2',
    title: { en: 'Hoist upper limit switch', es: 'Límite superior del polipasto' },
    text: {
      en: 'A limit switch or other device keeps the load block of a hoist from passing the safe upper limit of travel.',
      es: 'Un interruptor de límite u otro dispositivo impide que el gancho del polipasto pase el límite superior seguro de recorrido.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'install an upper limit switch on a hoist', es: 'poner límite superior en un polipasto' },
        words: 'crane',
      },
    ],
    words: { en: 'hoist limit switch two block', es: 'límite de polipasto gancho arriba' },
  },
  {
    id: '610-57-clearance',
    section: '610.57',
    grade: 'K',
    title: { en: 'Cranes: 2-1/2 ft in front of live parts', es: 'Grúas: 2-1/2 pies frente a partes vivas' },
    text: {
      en: 'On cranes and hoists the working space in the direction of access to live parts that may be examined, adjusted, serviced or maintained while energized is at least 2-1/2 ft. Doors of control cabinets open at least 90° or lift off.',
      es: 'En grúas y polipastos el espacio de trabajo hacia partes vivas que se examinan, ajustan o mantienen energizadas es de al menos 2-1/2 pies. Las puertas de los gabinetes de control abren al menos 90° o son removibles.',
    },
    figures: { feet: ['2-1/2', 'ft'], angle: [90, '°'] },
    claims: [
      {
        says: 'must',
        what: { en: 'keep 2-1/2 ft in front of crane live parts', es: 'dejar 2-1/2 pies frente a partes vivas de grúa' },
        words: 'working space',
      },
    ],
    words: {
      en: 'crane hoist clear working distance clearance live parts control cabinet depth minimum examined',
      es: 'grúa polipasto distancia libre de trabajo partes vivas gabinete profundidad mínima',
    },
  },
  {
    id: '610-61-grounding',
    section: '610.61',
    grade: 'V1',
    title: { en: 'Crane grounding: not through the wheels', es: 'Tierra de la grúa: no por las ruedas' },
    text: {
      en: 'Bond the exposed metal parts of cranes so that they are electrically continuous. The trolley and bridge frames are not considered grounded through their wheels on the tracks: run a separate bonding conductor.',
      es: 'Una las partes metálicas expuestas de la grúa para que tengan continuidad. Los bastidores del carro y puente no se consideran aterrizados por las ruedas en los rieles: corra un conductor de unión aparte.',
    },
    claims: [
      { says: 'must-not', what: { en: 'ground a crane through its wheels', es: 'aterrizar una grúa por sus ruedas' } },
      {
        says: 'must',
        what: {
          en: 'run a separate bonding conductor to crane trolley and bridge',
          es: 'llevar conductor de unión aparte al trole y puente de la grúa',
        },
      },
    ],
    words: { en: 'crane bridge ground fourth bar', es: 'grúa tierra cuarta barra' },
  },
  {
    id: '620-6-gfci',
    section: '620.6',
    numberIn: { '2017': '620.85' },
    grade: 'V2',
    title: { en: 'Elevator pits: GFCI-type receptacles', es: 'Foso de elevador: contactos tipo GFCI' },
    text: {
      en: '125 V, 15 and 20 A receptacles in pits, hoistways, on car tops and in escalator wellways are themselves of the GFCI type, so that workers can reset them there. In machine rooms they need GFCI protection of any kind.',
      es: 'Los contactos de 125 V, 15 y 20 A en fosos, cubos, sobre la cabina y en pozos de escaleras eléctricas son ellos mismos de tipo GFCI, para rearmarlos ahí. En cuartos de máquinas basta protección GFCI de cualquier tipo.',
    },
    figures: { volts: [125, 'V'], amps: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use GFCI-type receptacles in elevator pits, hoistways and car tops',
          es: 'usar contactos tipo GFCI en fosos, cubos y techo de cabina',
        },
        words: 'elevator',
      },
      {
        says: 'must-not',
        what: { en: 'rely on a GFCI breaker for elevator pit receptacles', es: 'depender de breaker GFCI para contactos del foso' },
        words: 'elevator',
      },
      {
        says: 'must',
        what: { en: 'protect elevator machine room receptacles with GFCI', es: 'proteger con GFCI contactos del cuarto de máquinas' },
        words: 'elevator',
      },
      {
        says: 'may',
        what: {
          en: 'protect elevator machine room receptacles with a GFCI breaker',
          es: 'proteger los contactos del cuarto de máquinas del elevador con un breaker GFCI',
        },
      },
    ],
    words: { en: 'elevator pit outlet gfci breaker not allowed machine room', es: 'foso elevador contacto gfci cuarto de máquinas' },
  },
  {
    id: '620-6-sump',
    section: '620.6',
    numberIn: { '2017': '620.85' },
    grade: 'V2',
    title: { en: 'Elevator sump pump', es: 'Bomba de sumidero del elevador' },
    text: {
      en: 'A permanently installed sump pump in the pit is hardwired or on a single receptacle. Through 2017 the single receptacle needs no GFCI; from 2020 the single receptacle or the pump has GFCI protection.',
      es: 'La bomba de sumidero fija del foso va cableada o en un contacto sencillo. Hasta 2017 ese contacto no necesita GFCI; desde 2020 el contacto sencillo o la bomba lleva protección GFCI.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'hardwire the elevator pit sump pump or use a single receptacle',
          es: 'conectar fija la bomba del foso o a contacto sencillo',
        },
        words: 'elevator',
      },
      {
        says: 'must',
        what: {
          en: 'protect the elevator sump pump receptacle or pump with GFCI',
          es: 'proteger con GFCI el contacto o bomba del foso de elevador',
        },
        if: {
          en: 'the 2020 edition or later applies and it is on a single receptacle',
          es: 'rige 2020 o posterior y va en contacto sencillo',
        },
      },
    ],
    words: { en: 'elevator sump pump gfci single receptacle', es: 'bomba foso elevador gfci contacto sencillo' },
  },
  {
    id: '620-12-traveling-cables',
    section: '620.12',
    grade: 'V1',
    title: {
      en: 'Elevator traveling cables: 14 AWG lights, 20 AWG others',
      es: 'Cables viajeros de elevador: 14 AWG luz, 20 AWG los demás',
    },
    text: {
      en: 'In traveling cables lighting circuits have 14 AWG copper, or 20 AWG and larger in parallel that add up to it; other circuits, and other wiring of the elevator, may go down to 20 AWG and 24 AWG.',
      es: 'En cables viajeros el alumbrado lleva 14 AWG de cobre, o 20 AWG y mayores en paralelo que lo igualen; otros circuitos, y el demás alambrado del elevador, pueden bajar a 20 AWG y 24 AWG.',
    },
    figures: { a: [14, 'AWG'], b: [20, 'AWG'], c: [24, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: { en: 'use 14 AWG for lighting in elevator traveling cables', es: 'usar 14 AWG para luz en cables viajeros' },
        unless: { en: 'parallel 20 AWG or larger add up to it', es: '20 AWG o mayores en paralelo lo sumen' },
      },
    ],
    words: { en: 'elevator cab cable minimum smallest conductor size', es: 'elevador cable de cabina calibre mínimo' },
  },
  {
    id: '620-22-car-circuit',
    section: '620.22',
    grade: 'V2',
    title: { en: 'Elevator car lights on their own circuit', es: 'Luz de cabina de elevador en su circuito' },
    text: {
      en: 'Car lights, receptacles, auxiliary lighting power source and ventilation on each car have a separate branch circuit, with its overcurrent device in the machine or control room. Required lighting is not on the load side of a GFCI.',
      es: 'La luz, contactos, fuente auxiliar y ventilación de cada cabina llevan un circuito separado, con su protección en el cuarto de máquinas o control. La luz obligatoria no va del lado de carga de un GFCI.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give elevator car lights and ventilation a separate circuit per car',
          es: 'dar a luz y ventilación de cabina un circuito por elevador',
        },
      },
      { says: 'must-not', what: { en: 'put required elevator car lighting on a GFCI', es: 'poner la luz obligatoria de cabina en GFCI' } },
    ],
    words: { en: 'elevator cab light circuit', es: 'luz de cabina elevador circuito' },
  },
  {
    id: '620-23-machine-room',
    section: '620.23',
    grade: 'V2',
    title: { en: 'Elevator machine room: light and receptacle', es: 'Cuarto de máquinas de elevador: luz y contacto' },
    text: {
      en: 'The machine room has a separate branch circuit for its lights and at least one 125 V, 15 or 20 A duplex receptacle. Required lights are not fed from a GFCI, and their switch is at the point of entry.',
      es: 'El cuarto de máquinas lleva circuito separado para su luz y al menos un contacto dúplex de 125 V, 15 o 20 A. La luz obligatoria no sale de un GFCI y su apagador va en la entrada.',
    },
    figures: { volts: [125, 'V'], amps: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give the elevator machine room lights and receptacle a separate circuit',
          es: 'dar circuito separado a luz y contacto del cuarto de máquinas',
        },
        words: 'elevator',
      },
      {
        says: 'must-not',
        what: { en: 'feed elevator machine room lights from a GFCI', es: 'alimentar la luz del cuarto de máquinas desde GFCI' },
      },
      {
        says: 'must',
        what: { en: 'install a duplex receptacle in the elevator machine room', es: 'poner contacto doble en el cuarto de máquinas' },
      },
    ],
    words: { en: 'elevator machine room lighting circuit switch', es: 'cuarto de máquinas elevador luz apagador' },
  },
  {
    id: '620-24-pit',
    section: '620.24',
    grade: 'V2',
    title: { en: 'Elevator pit light and receptacle on a separate circuit', es: 'Foso de elevador: luz y contacto en circuito separado' },
    text: {
      en: 'A separate branch circuit supplies the hoistway pit lighting and at least one 125 V, 15 or 20 A duplex receptacle. The light is not on the load side of a GFCI, and its switch is reachable from the pit access door.',
      es: 'Un circuito separado alimenta la luz del foso y al menos un contacto dúplex de 125 V, 15 o 20 A. La luz no va del lado de carga de un GFCI, y su apagador se alcanza desde la puerta del foso.',
    },
    figures: { volts: [125, 'V'], amps: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give the elevator pit light and receptacle a separate circuit',
          es: 'dar circuito separado a luz y contacto del foso',
        },
      },
      { says: 'must-not', what: { en: 'put the elevator pit light on a GFCI', es: 'poner la luz del foso en GFCI' } },
      { says: 'may', what: { en: 'put a GFCI receptacle in the elevator pit', es: 'poner un contacto GFCI en la fosa del elevador' } },
    ],
    words: { en: 'elevator pit light switch ladder', es: 'foso elevador luz apagador escalera' },
  },
  {
    id: '620-37-only-elevator',
    section: '620.37',
    grade: 'K',
    title: { en: 'Hoistway: elevator wiring only', es: 'Cubo: sólo alambrado del elevador' },
    text: {
      en: 'Only wiring used with the elevator is inside its hoistway and machine room, including communications, fire detection, heating, lighting and ventilation for them. Feeders to the elevator may pass where the rule allows.',
      es: 'En el cubo y cuarto de máquinas sólo va alambrado del elevador, incluidos comunicación, detección de fuego, calefacción, luz y ventilación de ellos. Los alimentadores del elevador pasan donde la regla lo permite.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run wiring not for the elevator in its hoistway or machine room',
          es: 'llevar alambrado ajeno en el cubo o cuarto de máquinas',
        },
        words: 'elevator shaft',
      },
      {
        says: 'may',
        what: {
          en: 'run fire detection wiring that serves the hoistway in it',
          es: 'llevar en el cubo del elevador el cable de detección de incendio que lo sirve',
        },
      },
    ],
    words: { en: 'run conduit through elevator shaft machine room', es: 'pasar tubo por el cubo del elevador' },
  },
  {
    id: '620-51-disconnect',
    section: '620.51',
    grade: 'V1',
    title: {
      en: 'Elevator and escalator disconnect: lockable, in sight',
      es: 'Desconectador de elevador y escalera eléctrica: con candado y a la vista',
    },
    text: {
      en: 'Each elevator has one disconnect, an enclosed fused switch or breaker, lockable open, in sight of the motor controller and readily accessible to qualified persons. It has no automatic restoring. It is labeled with what it serves and where its supply is.',
      es: 'Cada elevador lleva un desconectador, interruptor con fusibles o breaker en caja, con candado en abierto, a la vista del controlador y accesible a personas calificadas. No se restablece solo. Se rotula con lo que sirve y de dónde viene.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a lockable elevator disconnect in sight of the controller',
          es: 'poner desconectador de elevador con candado a la vista del controlador',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'let the elevator disconnect restore automatically',
          es: 'dejar que el desconectador del elevador se restablezca solo',
        },
      },
    ],
    words: {
      en: 'elevator main line disconnect machine room lockout location where',
      es: 'desconectador principal elevador candado dónde cuarto de máquinas lleva',
    },
  },
  {
    id: '620-51-b-sprinkler',
    section: '620.51(B)',
    grade: 'V2',
    title: { en: 'Elevator shunt trip before sprinklers', es: 'Elevador: disparo antes de los rociadores' },
    text: {
      en: 'Where hoistways or machine rooms have sprinklers, power to the affected elevator is cut automatically before water flows, by heat detector and shunt trip as a rule. The disconnect may not close by itself afterward.',
      es: 'Si el cubo o cuarto de máquinas tiene rociadores, la energía del elevador afectado se corta antes de que fluya el agua, normalmente con detector de calor y disparo en derivación. Después no cierra solo.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'cut elevator power automatically before sprinklers flow',
          es: 'cortar el elevador automáticamente antes de los rociadores',
        },
        words: 'shunt trip',
      },
    ],
    words: { en: 'elevator shunt trip sprinkler heat detector', es: 'elevador disparo rociador detector de calor' },
  },
  {
    id: '620-61-overcurrent',
    section: '620.61',
    grade: 'K',
    title: { en: 'Elevators: overcurrent protection', es: 'Elevadores: protección contra sobrecorriente' },
    text: {
      en: 'Control and signal circuits are protected as their class of circuit asks. Driving motors count as intermittent duty, so the branch-circuit short-circuit device may also be their overload protection; that device and the one of the feeder are chosen by the motor rules, 430 Parts IV and V.',
      es: 'Los circuitos de control y señal se protegen como pide su clase. Los motores de tracción cuentan como servicio intermitente, así que el dispositivo de cortocircuito del ramal puede ser también su protección de sobrecarga; ese y el del alimentador se escogen con las reglas de motores, 430 Partes IV y V.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'let the branch-circuit device be the overload protection of an elevator driving motor',
          es: 'dejar que el dispositivo del ramal sea la protección de sobrecarga del motor del elevador',
        },
        words: 'intermittent duty',
      },
      {
        says: 'must',
        what: {
          en: 'choose elevator breakers and fuses by the motor rules of Article 430',
          es: 'escoger breakers y fusibles del elevador con las reglas de motores del Artículo 430',
        },
        words: 'fuse size',
      },
    ],
    words: {
      en: 'elevator breaker fuse size motor overload intermittent duty',
      es: 'elevador breaker fusible motor sobrecarga servicio intermitente',
    },
  },
  {
    id: '620-62-coordination',
    section: '620.62',
    grade: 'V2',
    title: { en: 'Selective coordination of elevators', es: 'Coordinación selectiva de elevadores' },
    text: {
      en: 'Where more than one elevator disconnect hangs on one feeder, the overcurrent device in each disconnect is selectively coordinated with all devices on its supply side. From 2017 the selection is made by a licensed engineer or other qualified person and documented.',
      es: 'Si más de un desconectador de elevador depende de un alimentador, la protección de cada uno se coordina selectivamente con las de su lado de línea. Desde 2017 la hace un ingeniero u otra persona calificada y se documenta.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'selectively coordinate several elevator disconnects on one feeder',
          es: 'coordinar selectivamente varios desconectadores de elevador en un alimentador',
        },
      },
    ],
    words: { en: 'elevator feeder fuses breakers selective', es: 'elevador alimentador fusibles selectiva' },
  },
  {
    id: '620-14-demand',
    section: '620.14',
    grade: 'V1',
    title: { en: 'Elevator feeder demand factors', es: 'Factores de demanda de elevadores' },
    text: {
      en: 'A feeder for several elevators: one 100%, two 95%, three 90%, four 85%, five 82%, six 79%, seven 77%, eight 75%, nine 73%, ten or more 72%, on a 50% duty cycle.',
      es: 'Alimentador para varios elevadores: uno 100%, dos 95%, tres 90%, cuatro 85%, cinco 82%, seis 79%, siete 77%, ocho 75%, nueve 73%, diez o más 72%, con ciclo de 50%.',
    },
    figures: {
      a: [100, '%'],
      b: [95, '%'],
      c: [90, '%'],
      d: [85, '%'],
      e: [82, '%'],
      f: [79, '%'],
      g: [77, '%'],
      h: [75, '%'],
      i: [73, '%'],
      j: [72, '%'],
      k: [50, '%'],
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'apply demand factors to a feeder for several elevators',
          es: 'aplicar factor de demanda a alimentador de varios elevadores',
        },
      },
    ],
    words: { en: 'elevator group how many demand factor table', es: 'grupo de elevadores factor demanda tabla' },
  },
  {
    id: '620-21-hoistway-wiring',
    section: '620.21',
    grade: 'V2',
    title: { en: 'Elevator hoistway and machine room: wiring methods', es: 'Cubo y cuarto de máquinas de elevador: métodos de alambrado' },
    text: {
      en: 'In hoistways, on cars and in elevator machine rooms use RMC, IMC, EMT, rigid nonmetallic conduit or wireway, or Type MC, MI or AC cable, besides what the section lists for short and flexible parts. So MC cable is allowed there; ENT and NM cable are not on the list. Traveling cables have rules of their own.',
      es: 'En cubos de elevador, sobre las cabinas y en cuartos de máquinas use RMC, IMC, EMT, conduit rígido no metálico o ducto cuadrado, o cable MC, MI o AC, además de lo que la sección permite para partes cortas y flexibles. O sea, el cable MC sí se permite ahí; ENT y cable NM no están en la lista. Los cables viajeros tienen reglas propias.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'run MC, MI or AC cable in an elevator hoistway or machine room',
          es: 'correr cable MC, MI o AC en el cubo o cuarto de máquinas de un elevador',
        },
        if: { en: 'it serves the elevator', es: 'sirve al elevador' },
        words: 'shaft cubo',
      },
      {
        says: 'may',
        what: { en: 'run EMT, IMC or RMC in an elevator hoistway', es: 'correr EMT, IMC o RMC en el cubo del elevador' },
        words: 'conduit shaft',
      },
      {
        says: 'must-not',
        what: {
          en: 'run NM cable or ENT in an elevator hoistway or machine room',
          es: 'correr cable NM o ENT en el cubo o cuarto de máquinas de un elevador',
        },
        words: 'romex smurf',
      },
    ],
    words: {
      en: 'elevator shaft mc cable emt conduit pit machine room lighting wiring method hoistway',
      es: 'cubo elevador cable mc foso cuarto de máquinas tubería',
    },
  },
  {
    id: '625-4-qualified-2026',
    section: '625.4',
    numberIn: { '2017': null, '2020': null, '2023': null },
    grade: 'V2',
    title: { en: '2026: qualified persons install EV chargers', es: '2026: cargadores por personas calificadas' },
    text: {
      en: 'The 2026 edition requires permanently installed vehicle charging equipment to be installed by qualified persons. Whether that means a licensed electrician is decided by state and local rules.',
      es: 'La edición 2026 exige que el equipo de carga permanente lo instalen personas calificadas. Si eso significa electricista con licencia lo deciden las reglas estatales y locales.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'have qualified persons install fixed EV chargers', es: 'encargar cargadores fijos de auto a personas calificadas' },
        if: { en: 'the 2026 edition applies', es: 'rige la edición 2026' },
        words: 'ev charger homeowner diy',
      },
    ],
    words: { en: 'diy ev charger install homeowner allowed 2026', es: 'instalar cargador uno mismo dueño de casa 2026' },
  },
  {
    id: '625-5-listed',
    section: '625.5',
    grade: 'V2',
    title: { en: 'Chargers are listed', es: 'Los cargadores son listados' },
    text: {
      en: 'Electric vehicle power transfer equipment is listed. A charger without a recognized mark, however cheap, fails inspection.',
      es: 'El equipo de transferencia de energía a vehículos es listado. Un cargador sin marca reconocida no pasa la inspección.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'use a listed EV charger', es: 'usar cargador de auto eléctrico listado' },
        words: 'unlisted amazon evse',
      },
    ],
    words: { en: 'ul listed ev charger amazon cheap', es: 'cargador listado ul barato' },
  },
  {
    id: '625-17-cord-length',
    section: '625.17',
    grade: 'V2',
    title: { en: 'EV charger cable: 25 ft', es: 'Cable del cargador de auto: 25 pies' },
    text: {
      en: "The output cable of a charger is at most 25 ft long unless it has a cable management system; a cord-and-plug charger's supply cord is short, as its listing says.",
      es: 'El cable de salida mide a lo más 25 pies salvo con sistema de manejo de cable; el cordón de clavija es corto, según su listado.',
    },
    figures: { feet: [25, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use an EV charger output cable over 25 ft', es: 'usar cable de cargador de más de 25 pies' },
        unless: { en: 'it has a cable management system', es: 'tenga sistema de manejo de cable' },
        words: 'ev evse',
      },
    ],
    words: { en: 'ev cord extension cable length charging cord how long max', es: 'cable de cargador extensión largo ' },
  },
  {
    id: '625-40-individual-circuit',
    section: '625.40',
    grade: 'V2',
    title: { en: 'EV outlet: its own circuit', es: 'Salida para VE: circuito propio' },
    text: {
      en: 'Each charging outlet above 16 A or 120 V has an individual branch circuit with no other outlets. Several may share one where load management by 625.42 limits them.',
      es: 'Cada salida de carga de más de 16 A o 120 V lleva circuito individual sin otras salidas. Varias pueden compartir uno si el manejo de carga de 625.42 las limita.',
    },
    textIn: {
      '2017': {
        en: 'Each outlet installed for charging electric vehicles is on an individual branch circuit with no other outlets, unless load management controls the whole.',
        es: 'Cada salida instalada para cargar vehículos va en un circuito individual sin otras salidas, salvo que un manejo de carga controle el conjunto.',
      },
      '2020': {
        en: 'Each outlet installed for charging electric vehicles is on an individual branch circuit with no other outlets, unless load management controls the whole.',
        es: 'Cada salida instalada para cargar vehículos va en un circuito individual sin otras salidas, salvo que un manejo de carga controle el conjunto.',
      },
    },
    figures: { amps: [16, 'A'], volts: [120, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give an EV outlet above 16 A or 120 V its own circuit',
          es: 'dar circuito propio a salida de auto eléctrico de más de 16 A o 120 V',
        },
        unless: { en: 'load management limits them', es: 'el manejo de carga los limite' },
        editions: ['2023', '2026'],
        words: 'ev charger dedicated',
      },
      {
        says: 'must-not',
        what: {
          en: 'share an EV charger circuit with other outlets such as the dryer',
          es: 'compartir el circuito del cargador con otras salidas como la secadora',
        },
        unless: {
          en: 'it is not above 16 A and 120 V, or load management limits several chargers',
          es: 'no pase de 16 A y 120 V, o el manejo de carga limite varios cargadores',
        },
        words: 'ev splitter',
      },
      {
        says: 'may',
        what: {
          en: 'put several EV chargers on one circuit with load management',
          es: 'poner varios cargadores de auto en un circuito con manejo de carga',
        },
        words: 'two wallboxes talk split power share',
      },
      {
        says: 'need-not',
        what: {
          en: 'give an EV cord of 16 A or less at 120 V its own circuit',
          es: 'dar circuito propio a un cargador de 16 A o menos a 120 V',
        },
        editions: ['2023', '2026'],
        words: 'plain outlet 12 amps freezer',
      },
      {
        says: 'must',
        what: { en: 'give every EV charging outlet its own circuit', es: 'dar circuito propio a toda salida de carga de auto' },
        unless: { en: 'load management controls the whole', es: 'el manejo de carga controle el conjunto' },
        editions: ['2017', '2020'],
      },
    ],
    words: { en: 'dedicated circuit tesla charger two chargers one breaker', es: 'circuito exclusivo cargador tesla dos cargadores' },
  },
  {
    id: '625-41-overcurrent',
    section: '625.41',
    grade: 'V2',
    title: { en: 'EV charger breaker: 125%', es: 'Breaker del cargador de auto: 125%' },
    text: {
      en: 'Charging is a continuous load: overcurrent device and conductors are at least 125% of the maximum load. A 48 A charger takes a 60 A breaker, a 40 A charger 50 A, a 32 A charger 40 A, a 16 A charger 20 A.',
      es: 'La carga es continua: protección y conductores son de al menos 125% de la carga máxima. Un cargador de 48 A lleva breaker de 60 A, uno de 40 A lleva 50 A, uno de 32 A lleva 40 A y uno de 16 A lleva 20 A.',
    },
    figures: {
      percent: [125, '%'],
      amps: [48, 'A'],
      amps2: [60, 'A'],
      amps3: [40, 'A'],
      amps4: [50, 'A'],
      amps5: [32, 'A'],
      amps6: [16, 'A'],
      amps7: [20, 'A'],
    },
    claims: [
      {
        says: 'must',
        what: { en: 'size EV charger breaker and wire at 125%', es: 'calcular breaker y cable del cargador al 125%' },
        words: 'ev continuous',
      },
      {
        says: 'must-not',
        what: { en: 'put a 48 A EV charger on a 50 A breaker', es: 'poner un cargador de 48 A en breaker de 50 A' },
        words: 'ev tesla wall connector',
      },
      {
        says: 'may',
        what: { en: 'put a 40 A EV charger on a 50 A breaker', es: 'poner un cargador de 40 A en breaker de 50 A' },
        words: 'ev',
      },
      {
        says: 'may',
        what: { en: 'put a 48 A EV charger on a 60 A breaker', es: 'poner un cargador de 48 A en breaker de 60 A' },
      },
      {
        says: 'must-not',
        what: { en: 'put a 40 A EV charger on a 40 A breaker', es: 'poner un cargador de 40 A en breaker de 40 A' },
      },
    ],
    words: { en: '48 amp ev charger breaker size wire 60 amp 50 amp circuit 40 amps', es: 'cargador 48 amperes breaker calibre 60 50' },
  },
  {
    id: '625-42-rating',
    section: '625.42',
    grade: 'V2',
    title: { en: 'Adjustable chargers', es: 'Cargadores ajustables' },
    text: {
      en: 'The load counted for a charger is its rating, or the adjusted setting where the adjustment is behind a cover needing a tool, in locked places, or by password, and the setting is marked. Energy management sets the maximum for the group.',
      es: 'La carga del cargador es su capacidad, o el ajuste donde éste queda tras tapa con herramienta, bajo llave o con contraseña, y se rotula. El manejo de energía fija el máximo del grupo.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'count an adjustable EV charger at its lower setting', es: 'contar un cargador ajustable a su ajuste menor' },
        if: {
          en: 'adjustment needs a tool, lock or password and the setting is marked',
          es: 'el ajuste requiere herramienta, llave o contraseña y está marcado',
        },
        words: 'ev load',
      },
    ],
    words: { en: 'derate ev charger setting dip switch load management', es: 'bajar amperes del cargador ajuste manejo de carga' },
  },
  {
    id: '625-43-disconnect',
    section: '625.43',
    grade: 'V2',
    title: { en: 'EV charger disconnect over 60 A or 150 V', es: 'Desconectador de cargador de auto: más de 60 A o 150 V' },
    text: {
      en: 'Chargers rated more than 60 A or more than 150 V to ground have a disconnect in a readily accessible place, lockable open. If it is away from the equipment, a plaque on the equipment tells where it is.',
      es: 'Los cargadores de más de 60 A o de más de 150 V a tierra llevan desconectador en lugar fácilmente accesible, con candado en abierto. Si está lejos del equipo, una placa dice dónde.',
    },
    figures: { amps: [60, 'A'], volts: [150, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a lockable disconnect for EV chargers over 60 A or 150 V to ground',
          es: 'poner desconectador con candado a cargadores de más de 60 A o 150 V a tierra',
        },
        words: 'ev',
      },
      {
        says: 'need-not',
        what: {
          en: 'provide a disconnect for EV chargers of 60 A and 150 V to ground or less',
          es: 'poner desconectador a cargadores de hasta 60 A y 150 V a tierra',
        },
        words: 'ev home',
      },
      {
        says: 'is-not',
        what: {
          en: 'the disconnect of a charger over 60 A has to be in sight of it',
          es: 'el desconectador de un cargador de más de 60 A tiene que estar a la vista',
        },
        words: 'within sight 80 amp charger line of sight lockable readily accessible',
      },
    ],
    words: { en: 'ev charger disconnect required 48 amp dc fast charger', es: 'desconectador para cargador obligatorio carga rápida' },
  },
  {
    id: '625-44-a-portable',
    section: '625.44(A)',
    grade: 'V2',
    title: { en: 'Plugs for portable chargers', es: 'Clavijas para cargadores portátiles' },
    text: {
      en: 'Portable charging equipment connects by nonlocking grounding receptacles: 125 V or 250 V of 15 or 20 A, and from 2020 also 250 V or 125/250 V of 30 or 50 A, such as 14-50.',
      es: 'El equipo portátil se conecta a contactos sin seguro y con tierra: de 125 V o 250 V de 15 o 20 A, y desde 2020 también de 250 V o 125/250 V de 30 o 50 A, como el 14-50.',
    },
    textIn: {
      '2017': {
        en: 'Portable charging equipment connects to nonlocking 125 V, 15 or 20 A grounding receptacles.',
        es: 'El equipo portátil se conecta a contactos con tierra sin seguro de 125 V, 15 o 20 A.',
      },
    },
    figures: { volts: [125, 'V'], volts2: [250, 'V'], amps: [20, 'A'], volts3: ['125/250', 'V'], amps2: [50, 'A'] },
    claims: [
      {
        says: 'may',
        what: { en: 'plug a portable EV charger into a 14-50 receptacle', es: 'conectar un cargador portátil a un contacto 14-50' },
        if: { en: 'the 2020 edition or later applies', es: 'rige 2020 o posterior' },
        words: 'ev 50 amp outlet',
      },
      {
        says: 'may',
        what: {
          en: 'plug a portable EV charger into a 15 or 20 A receptacle',
          es: 'conectar un cargador portátil a contacto de 15 o 20 A',
        },
        if: { en: 'it is a nonlocking grounding type, 125 V or 250 V', es: 'es con tierra y sin seguro, de 125 V o 250 V' },
        words: 'ev level 1 outlet',
      },
      {
        says: 'must-not',
        what: {
          en: 'plug a portable EV charger into a locking receptacle such as L14-30',
          es: 'enchufar un cargador portátil de auto en un contacto de media vuelta como L14-30',
        },
      },
    ],
    words: { en: 'mobile connector 14-50 6-50 plug ev receptacle', es: 'cargador portátil 14-50 6-50 clavija' },
  },
  {
    id: '625-44-c-fixed',
    section: '625.44(C)',
    grade: 'V1',
    title: { en: 'Other chargers are hardwired', es: 'Los demás cargadores van cableados' },
    text: {
      en: 'Charging equipment that is neither portable nor fastened in place with a listed plug connection is fixed in place and permanently wired. Units above 40 A of output on a 50 A plug circuit are hardwired.',
      es: 'El equipo que no es portátil ni fijo con clavija permitida se fija y se cablea en forma permanente. Las unidades de más de 40 A de salida, límite de un circuito con contacto de 50 A, van cableadas.',
    },
    figures: { amps: [40, 'A'], amps2: [50, 'A'] },
    claims: [
      {
        says: 'must',
        what: { en: 'hardwire EV chargers above 40 A output', es: 'conectar fijo cargadores de más de 40 A de salida' },
        words: 'ev 48 amp plug',
      },
      {
        says: 'must-not',
        what: {
          en: 'plug a 48 A EV charger into a receptacle on a 50 A circuit',
          es: 'conectar un cargador de 48 A a contacto de circuito de 50 A',
        },
        words: 'ev 14-50',
      },
    ],
    words: { en: 'hardwire or plug ev charger 48 amp', es: 'cargador cableado o con clavija 48 amperes' },
  },
  {
    id: '625-44-2026-receptacles',
    section: '625.44',
    numberIn: { '2017': null, '2020': null, '2023': null },
    grade: 'V2',
    title: { en: '2026: receptacles listed for EV', es: '2026: contactos listados para VE' },
    text: {
      en: 'The 2026 edition asks that 30, 50 and 60 A receptacles used for charging be listed for EV use, because common 14-50 receptacles overheat under continuous load.',
      es: 'La edición 2026 pide que los contactos de 30, 50 y 60 A para carga sean listados para VE, porque los 14-50 comunes se sobrecalientan con carga continua.',
    },
    figures: { amps: [60, 'A'] },
    claims: [
      {
        says: 'must',
        what: { en: 'use EV-listed 30, 50 and 60 A receptacles for charging', es: 'usar contactos de 30, 50 y 60 A listados para VE' },
        if: { en: 'the 2026 edition applies', es: 'rige la edición 2026' },
        words: '14-50',
      },
    ],
    words: { en: 'melted 14-50 outlet industrial receptacle ev rated', es: 'contacto 14-50 quemado industrial para auto eléctrico' },
  },
  {
    id: '625-48-interactive',
    section: '625.48',
    grade: 'K',
    title: { en: 'Vehicle-to-home equipment', es: 'Del vehículo a la casa' },
    text: {
      en: 'Equipment that exports power from the vehicle is listed for it and meets Article 705 when it works in parallel with the utility, or Article 702 as optional standby.',
      es: 'El equipo que exporta energía del vehículo está listado para eso y cumple el Artículo 705 cuando trabaja en paralelo con la compañía, o el 702 como respaldo opcional.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use listed equipment to power the house from the vehicle',
          es: 'usar equipo listado para alimentar la casa desde el auto',
        },
        words: 'v2h bidirectional ev',
      },
    ],
    words: { en: 'v2h v2g bidirectional charger f-150 lightning backup', es: 'v2h v2g bidireccional respaldo con el carro' },
  },
  {
    id: '625-50-height',
    section: '625.50',
    grade: 'K',
    title: { en: 'EV charger height: 18 in. and 24 in.', es: 'Altura del cargador de auto: 18 y 24 pulg.' },
    text: {
      en: 'Unless listed for another place, the coupling means is stored at least 18 in. above the floor indoors and at least 24 in. above grade outdoors.',
      es: 'Salvo listado para otra cosa, el acople se guarda al menos a 18 pulg. del piso en interior y a 24 pulg. del nivel en exterior.',
    },
    figures: { inches: [18, 'in'], inches2: [24, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'store the EV coupler 18 in. up indoors, 24 in. outdoors',
          es: 'guardar el conector del VE a 18 pulg. adentro, 24 afuera',
        },
        unless: { en: 'it is listed for another place', es: 'esté listado para otro lugar' },
        words: 'ev charger height',
      },
    ],
    words: { en: 'ev charger mounting height outdoors garage', es: 'altura cargador exterior cochera qué altura enchufe' },
  },
  {
    id: '625-52-ventilation',
    section: '625.52',
    grade: 'K',
    title: { en: 'Ventilation when charging indoors', es: 'Ventilación al cargar en interior' },
    text: {
      en: 'Equipment marked "ventilation not required" needs none, which is the case with today\'s lithium vehicles. Where it is required, exhaust volumes come from Table 625.52(B)(1) and the supply is interlocked with the fan.',
      es: 'El equipo marcado "no requiere ventilación" no la necesita, como pasa con los vehículos de litio actuales. Donde se exige, el volumen sale de la Tabla 625.52(B)(1) y la alimentación se enclava con el extractor.',
    },
    claims: [
      {
        says: 'need-not',
        what: { en: 'have a fan for EV charging', es: 'tener extractor para cargar un auto eléctrico' },
        if: { en: 'the charger is marked ventilation not required', es: 'el cargador está marcado ventilación no requerida' },
        words: 'ventilation exhaust closed fumes',
      },
      {
        says: 'must',
        what: {
          en: 'interlock the fan with the supply where EV ventilation is required',
          es: 'enclavar ventilador con la alimentación donde se requiere ventilar',
        },
        words: 'ev',
      },
    ],
    words: { en: 'garage ventilation ev charging', es: 'ventilación cochera carga de auto' },
  },
  {
    id: '625-54-gfci',
    section: '625.54',
    grade: 'V2',
    title: { en: 'GFCI on every EV receptacle', es: 'GFCI en todo contacto para auto eléctrico' },
    text: {
      en: "All receptacles installed for charging vehicles have GFCI protection, 14-50 and 6-50 included, indoors or out. A hardwired charger is not covered by this rule through 2023, but outdoor outlets of dwellings by 210.8(F) and the maker's instructions may be.",
      es: 'Todo contacto instalado para cargar vehículos lleva GFCI, incluidos 14-50 y 6-50, en interior o exterior. Un cargador cableado no entra en esta regla hasta 2023, pero pueden aplicar las salidas exteriores de vivienda de 210.8(F) y las instrucciones del fabricante.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'protect every EV charging receptacle with GFCI', es: 'proteger con GFCI todo contacto para auto eléctrico' },
        words: '14-50 6-50 ev outlet garage',
      },
      {
        says: 'need-not',
        what: { en: 'protect a hardwired charger with GFCI', es: 'proteger con GFCI un cargador conectado fijo' },
        if: { en: 'neither 210.8(F) outdoors nor the instructions require it', es: 'ni 210.8(F) en exterior ni el instructivo lo exigen' },
        editions: ['2017', '2020', '2023'],
        words: 'ev wall connector wired hardwire wallbox',
      },
      {
        says: 'must-not',
        what: {
          en: 'put an EV receptacle on a standard breaker without GFCI',
          es: 'poner el contacto del auto eléctrico en un breaker común sin GFCI',
        },
        words: '14-50 trips',
      },
    ],
    words: { en: 'gfci breaker ev charger trips hardwired tesla 14-50', es: 'breaker gfci cargador se dispara cableado tesla' },
  },
  {
    id: '625-56-wet',
    section: '625.56',
    grade: 'K',
    title: { en: 'EV receptacles outdoors: in-use cover', es: 'Contactos exteriores: tapa en uso' },
    text: {
      en: 'Receptacles for charging in wet places have an enclosure that is weatherproof with the plug in or out; those of 15 and 20 A also follow 406.9(B).',
      es: 'Los contactos de carga en lugar mojado llevan cubierta a prueba de intemperie con la clavija puesta o no; los de 15 y 20 A siguen además 406.9(B).',
    },
    figures: { amps: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: { en: 'use in-use covers on wet-place EV receptacles', es: 'usar tapa en uso en contactos de VE en mojado' },
        words: 'outdoor 14-50',
      },
    ],
    words: { en: 'outdoor 14-50 weatherproof box ev', es: '14-50 exterior caja intemperie' },
  },
  {
    id: '625-42-load-calculation',
    section: '625.42',
    grade: 'V1',
    title: { en: 'EV load in the service calculation', es: 'El cargador en el cálculo de la acometida' },
    text: {
      en: 'In a load calculation each charger counts as the larger of 7200 VA or its nameplate, by 220.57, unless an energy management system limits it. It is not an appliance for the four-appliance 75% factor.',
      es: 'En el cálculo cada cargador cuenta lo mayor entre 7200 VA o su placa, por 220.57, salvo que un manejo de energía lo limite. No es aparato para el factor de 75% de cuatro aparatos.',
    },
    textIn: {
      '2017': {
        en: 'In a load calculation each charger counts at its nameplate as a continuous load, unless an automatic load management system limits it.',
        es: 'En el cálculo cada cargador cuenta su placa como carga continua, salvo que un manejo automático de carga lo limite.',
      },
      '2020': {
        en: 'In a load calculation each charger counts at its nameplate as a continuous load, unless an automatic load management system limits it.',
        es: 'En el cálculo cada cargador cuenta su placa como carga continua, salvo que un manejo automático de carga lo limite.',
      },
    },
    figures: { voltAmps: [7200, 'VA'], percent: [75, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count each EV charger as 7200 VA or nameplate, whichever is larger',
          es: 'contar cada cargador como 7200 VA o placa, lo mayor',
        },
        unless: { en: 'an energy management system limits it', es: 'un sistema de manejo lo limite' },
        words: 'ev load',
      },
      {
        says: 'must-not',
        what: { en: 'count an EV charger in the four-appliance 75% factor', es: 'contar el cargador en el 75% de cuatro aparatos' },
        words: 'ev',
      },
    ],
    words: { en: 'add ev charger 100 amp service load calc', es: 'agregar cargador servicio 100 amperes cálculo' },
  },
  {
    id: '626-24-truck-stop',
    section: '626.24',
    grade: 'K',
    title: { en: 'Truck parking supply: GFCI receptacles', es: 'Estacionamiento de camiones: contactos GFCI' },
    text: {
      en: 'Each electrified truck space has at most three receptacles in its supply: two of 20 A, 125 V and one of 30 A, 208Y/120 V pin-and-sleeve; the 125 V ones have GFCI, and each has a disconnect.',
      es: 'Cada espacio electrificado para camión tiene a lo más tres contactos: dos de 20 A, 125 V y uno de 30 A, 208Y/120 V industrial; los de 125 V llevan GFCI y cada uno su desconectador.',
    },
    figures: { amps: [20, 'A'], volts: [125, 'V'], amps2: [30, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect truck-space 125 V receptacles with GFCI and a disconnect each',
          es: 'proteger con GFCI y desconexión los contactos 125 V de espacios de camión',
        },
      },
    ],
    words: { en: 'truck stop electrification idle reduction receptacle', es: 'parada de camiones electrificada contacto' },
  },
  {
    id: '626-11-load',
    section: '626.11',
    grade: 'V1',
    title: { en: 'Truck space load: 11 kVA', es: 'Carga por espacio: 11 kVA' },
    text: {
      en: 'Services and feeders for electrified truck spaces are calculated on at least 11 kVA for each space, times a demand factor that depends on the climate zone.',
      es: 'Acometidas y alimentadores de espacios para camiones se calculan con al menos 11 kVA por espacio, por un factor de demanda según la zona climática.',
    },
    figures: { kilovoltAmps: [11, 'kVA'] },
    claims: [{ says: 'must', what: { en: 'calculate 11 kVA per electrified truck space', es: 'calcular 11 kVA por espacio de camión' } }],
    words: { en: 'truck stop load calculation', es: 'cálculo parada de camiones' },
  },
  {
    id: '630-8-gfci',
    section: '630.8',
    numberIn: { '2017': null },
    grade: 'V1',
    title: { en: 'GFCI in welding areas', es: 'GFCI en áreas de soldadura' },
    text: {
      en: '125 V, 15 and 20 A receptacles for electrical hand tools or portable lights in work areas where welders are operated have GFCI protection.',
      es: 'Los contactos de 125 V, 15 y 20 A para herramienta de mano o luces portátiles en áreas donde se usan soldadoras llevan GFCI.',
    },
    figures: { volts: [125, 'V'], amps: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect 125 V tool receptacles in welding areas with GFCI',
          es: 'proteger con GFCI contactos de 125 V en áreas de soldadura',
        },
      },
    ],
    words: { en: 'weld shop outlets gfci grinder', es: 'taller de soldadura contactos gfci esmeril' },
  },
  {
    id: '630-11-a-wire',
    section: '630.11(A)',
    grade: 'V2',
    title: { en: 'Arc welder wire: effective current', es: 'Cable de soldadora de arco: corriente efectiva' },
    text: {
      en: 'Size conductors from I1eff on the plate; without it, multiply the rated primary current by the duty-cycle factor of the table: at 60% duty 0.78, 50% 0.71, 40% 0.63, 30% 0.55, 20% or less 0.45 for transformer types.',
      es: 'Dimensione con la I1eff de la placa; si no está, multiplique la corriente primaria nominal por el factor del ciclo de trabajo: con 60% 0.78, 50% 0.71, 40% 0.63, 30% 0.55, 20% o menos 0.45 en las de transformador.',
    },
    figures: { percent: [60, '%'], percent2: [50, '%'], percent3: [40, '%'], percent4: [30, '%'], percent5: [20, '%'] },
    claims: [
      {
        says: 'may',
        what: { en: 'use smaller wire for an arc welder by its duty cycle', es: 'usar cable menor para soldadora según ciclo de trabajo' },
        if: { en: 'sized from I1eff or the duty-cycle factor', es: 'se calcula con I1eff o el factor de ciclo' },
        words: 'welder 6-50',
      },
    ],
    words: { en: 'welder wire size duty cycle 50 amp welder circuit 10 wire', es: 'calibre para soldadora ciclo de trabajo' },
  },
  {
    id: '630-11-b-group',
    section: '630.11(B)',
    grade: 'V2',
    title: { en: 'Group of arc welders', es: 'Grupo de soldadoras de arco' },
    text: {
      en: "Add 100% of the two largest welders' currents from 630.11(A), 85% of the third, 70% of the fourth and 60% of the rest.",
      es: 'Sume 100% de las dos soldadoras mayores según 630.11(A), 85% de la tercera, 70% de la cuarta y 60% de las demás.',
    },
    figures: { percent: [100, '%'], percent2: [85, '%'], percent3: [70, '%'], percent4: [60, '%'] },
    words: { en: 'feeder for welders shop multiple', es: 'alimentador para soldadoras taller varias' },
  },
  {
    id: '630-12-overcurrent',
    section: '630.12',
    grade: 'V2',
    title: { en: 'Arc welder breaker: 200%', es: 'Breaker de soldadora de arco: 200%' },
    text: {
      en: "The welder's device is not above 200% of I1max or of rated primary current; the conductors' device is not above 200% of their ampacity. Next standard size up is allowed. So a 10 AWG wire on a 50 A breaker can be right on a welder circuit.",
      es: 'La protección de la soldadora no pasa de 200% de I1max o de la corriente primaria; la de los conductores no pasa de 200% de su ampacidad. Se permite el siguiente tamaño estándar. Por eso un cable 10 AWG con breaker de 50 A puede estar bien en una soldadora.',
    },
    figures: { percent: [200, '%'], size: [10, 'AWG'], amps: [50, 'A'] },
    claims: [
      {
        says: 'may',
        what: {
          en: "put an arc welder circuit's 10 AWG wire on a 50 A breaker",
          es: 'poner 10 AWG de soldadora de arco en breaker de 50 A',
        },
        if: { en: 'neither the wire nor the welder limit of 200% is exceeded', es: 'no se pasa el 200% del cable ni de la soldadora' },
        words: 'welder oversize breaker',
      },
      {
        says: 'must-not',
        what: {
          en: "protect an arc welder above 200% of its current or its conductors' ampacity",
          es: 'proteger soldadora de arco arriba de 200% de su corriente o ampacidad',
        },
        unless: { en: 'the next standard size up applies', es: 'aplique el siguiente tamaño normal' },
      },
    ],
    words: {
      en: '10 awg 50 amp breaker welder legal 240.4(g) overcurrent protection maximum percent',
      es: 'cable 10 con breaker de 50 soldadora permitido protección máxima porcentaje',
    },
  },
  {
    id: '630-13-disconnect',
    section: '630.13',
    grade: 'V1',
    title: { en: 'Arc welder disconnect', es: 'Desconectador de soldadora de arco' },
    text: {
      en: 'Each arc welder without a built-in disconnect has a switch, breaker or plug in the supply circuit, rated for the overcurrent device.',
      es: 'Cada soldadora de arco sin desconectador propio lleva interruptor, breaker o clavija en su circuito, de capacidad según la protección.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a switch, breaker or plug as arc welder disconnect',
          es: 'poner interruptor, breaker o clavija como desconexión de soldadora',
        },
        unless: { en: 'it has one built in', es: 'la tenga integrada' },
      },
      { says: 'may', what: { en: 'use the plug as welder disconnect', es: 'usar la clavija como desconexión de soldadora' } },
    ],
    words: { en: 'welder plug disconnect', es: 'soldadora clavija desconectador' },
  },
  {
    id: '630-31-resistance',
    section: '630.31(A)',
    grade: 'K',
    title: { en: 'Resistance (spot) welder wire', es: 'Cable de soldadora de resistencia (punteadora)' },
    text: {
      en: 'Where the duty varies, conductors carry at least 70% of rated primary current for seam and automatically fed machines and 50% for manual nonautomatic ones; for a fixed known duty use the multipliers of the table. A group takes the largest at full plus 60% of the others.',
      es: 'Si el trabajo varía, los conductores llevan al menos 70% de la corriente primaria en costura y alimentación automática y 50% en las manuales; con ciclo fijo conocido use los factores de la tabla. Un grupo toma la mayor completa más 60% de las demás.',
    },
    figures: { percent: [70, '%'], percent2: [50, '%'], percent3: [60, '%'] },
    claims: [
      {
        says: 'may',
        what: { en: 'size spot welder wire at 50% of rated current for manual machines', es: 'calcular cable de punteadora manual al 50%' },
        if: { en: 'the duty varies and it is manual nonautomatic', es: 'el ciclo varía y es manual no automática' },
      },
    ],
    words: { en: 'spot welder circuit wire', es: 'punteadora circuito calibre' },
  },
  {
    id: '630-31-a-multipliers',
    section: 'Table 630.31(A)',
    grade: 'V1',
    title: { en: 'Duty-cycle multipliers of resistance welders', es: 'Factores por ciclo de trabajo de punteadoras' },
    text: {
      en: 'At a fixed known duty the supply conductors of a resistance welder carry its actual primary current times 0.71 at 50% duty, 0.63 at 40%, 0.55 at 30%, 0.50 at 25%, 0.45 at 20%, 0.39 at 15%, 0.32 at 10%, 0.27 at 7.5% and 0.22 at 5% or less.',
      es: 'Con ciclo fijo conocido los conductores de una soldadora de resistencia llevan su corriente primaria real por 0.71 con ciclo de 50%, 0.63 con 40%, 0.55 con 30%, 0.50 con 25%, 0.45 con 20%, 0.39 con 15%, 0.32 con 10%, 0.27 con 7.5% y 0.22 con 5% o menos.',
    },
    figures: {
      d50: [50, '%'],
      d40: [40, '%'],
      d30: [30, '%'],
      d25: [25, '%'],
      d20: [20, '%'],
      d15: [15, '%'],
      d10: [10, '%'],
      d7: [7.5, '%'],
      d5: [5, '%'],
    },
    words: { en: 'spot seam welder multiplier nonvarying operation', es: 'factor multiplicador soldadora de resistencia punteo' },
  },
  {
    id: '630-32-resistance-breaker',
    section: '630.32',
    grade: 'V1',
    title: { en: 'Resistance welder breaker: 300%', es: 'Breaker de soldadora de resistencia: 300%' },
    text: {
      en: "The device of a resistance welder is not above 300% of its rated primary current; the conductors' device is not above 300% of their ampacity, next standard size up allowed.",
      es: 'La protección de una soldadora de resistencia no pasa de 300% de su corriente primaria nominal; la de los conductores no pasa de 300% de su ampacidad, con el siguiente tamaño estándar permitido.',
    },
    figures: { percent: [300, '%'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'protect a resistance welder above 300% of its primary current',
          es: 'proteger punteadora arriba de 300% de su corriente',
        },
        unless: { en: 'the next standard size up applies to it', es: 'le aplique el siguiente tamaño normal' },
      },
    ],
    words: { en: 'spot size overcurrent protection maximum percent resistance', es: 'punteadora tamaño protección máxima porcentaje' },
  },
  {
    id: '630-42-tray',
    section: '630.42',
    grade: 'V1',
    title: { en: 'Welding cable tray', es: 'Charola para cable de soldar' },
    text: {
      en: 'A tray for welding cable supports it at intervals of at most 6 in. and carries a sign every 20 ft that says it is for welding cables only; other circuits stay out.',
      es: 'La charola para cable de soldar lo sostiene a no más de 6 pulg. y lleva un letrero cada 20 pies de que es sólo para cables de soldar; no van otros circuitos.',
    },
    figures: { inches: [6, 'in'], feet: [20, 'ft'] },
    claims: [
      { says: 'must-not', what: { en: 'run other circuits in a welding cable tray', es: 'llevar otros circuitos en charola de soldar' } },
      { says: 'must', what: { en: 'sign a welding cable tray every 20 ft', es: 'rotular charola de soldar cada 20 pies' } },
    ],
    words: { en: 'welding cable tray sign', es: 'charola cable de soldar letrero' },
  },
];

// Confirmed: 610.31 electricianexampractice, Washington code; 620.51(B) Mike Holt forum, VA and military specifications; 620.6 ecmag July 2021, Mike Holt forum 90479; 620.23, 620.24 Elevator World, Mike Holt forum 14081; 625.40 expertce, sparkshift; 625.40 expertce, Leviton Captain Code 2023, sparkshift; 625.41, 625.42 facts base, solveforce; adjustable settings Leviton 2023, Mike Holt forum 2586743; 625.43 solveforce, sparkshift; 625.44 Leviton Captain Code 2020, EC&M (2026); 625.54 sparkshift, legalclarity, Mike Holt forum;
// 625 in 2026 EC&M top 25, carkhabri, Mike Holt forum 2587284; 630.11, 630.12 electricalinfohub, up.codes, electricianexampractice; 630.42 journeyman exam bank. One source only: 610.55 Washington code, 610.61 electricianexampractice, 625.17 NFPA forum, 630.13 electricalinfohub.
// Reread: 625.5 EC&M, codebookcity; 625.17 NFPA community, owners forum; 620.51(B) Elevator World, VA fire criteria, electriciantalk; 610.55 WAC 296-155-452, federal crane criteria; 620.22 Mike Holt forum 2574520; 620.23 NECA 169; 625.44(A) Leviton 2020, vwidtalk. One source only: 610.31, 610.61 WAC 296-155-452; 625.44(C) vwidtalk.
// Third look, one source: 626.11 journeyman exam bank, 630.32 solar365 (2008); 620.14 Mike Holt forum (rows 5, 7, 9), zone4engineer (row 4).
// 620.62 IAEI 2014, fuse maker's paper (studylib).
