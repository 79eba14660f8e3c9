// Article 404 in own words: switches.
import type { Rule } from '../knowledge.ts';

export const article404: readonly Rule[] = [
  {
    id: '404-2-a-switch-hot',
    section: '404.2(A)',
    grade: 'V2',
    title: { en: 'Switch the hot, never the neutral', es: 'Corte la fase, nunca el neutro' },
    text: {
      en: 'Three-way, four-way and single-pole switches interrupt only the ungrounded conductor. The grounded conductor may be switched only if all conductors open together or it cannot open before the ungrounded ones.',
      es: 'Los apagadores sencillos, de tres y cuatro vías interrumpen sólo el conductor vivo. El neutro sólo se corta si todos abren a la vez o si no puede abrir antes que los vivos.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'switch only the neutral instead of the hot', es: 'cortar solo el neutro en vez de la fase con un apagador' },
        words: 'single pole toggle white',
      },
      {
        says: 'must',
        what: {
          en: 'make three-way, four-way and single-pole switches interrupt only the hot',
          es: 'hacer que apagadores sencillos, de 3 y 4 vías corten sólo la fase',
        },
        words: 'carter three-way',
      },
      {
        says: 'may',
        what: {
          en: 'switch the neutral where all conductors open together',
          es: 'cortar el neutro donde todos los conductores abren juntos',
        },
        words: 'white both at once two pole gas pump canopy emergency',
      },
    ],
    words: { en: 'three way four wiring', es: 'apagador tres vías escalera' },
  },
  {
    id: '404-2-c-neutral',
    section: '404.2(C)',
    grade: 'V2',
    title: { en: 'Neutral in the switch box', es: 'Neutro en la caja del apagador' },
    text: {
      en: 'A neutral is required in the switch box for lighting of bathrooms, hallways, stairways, and habitable rooms or occupiable spaces, so that sensors, timers and other electronic switches can use it. Not needed where raceway or open access lets one be added, where several switches see the whole area and one has it, or for automatic or receptacle switching.',
      es: 'Se exige un neutro en la caja del apagador de alumbrado de baños, pasillos, escaleras y espacios habitables u ocupables, para sensores, timers y otros electrónicos. No hace falta si hay tubo o acceso para agregarlo, si varios ven toda el área y uno ya lo tiene, o si el control es automático o de contactos.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bring a neutral to lighting switch boxes in bathrooms, hallways, stairs and habitable rooms',
          es: 'llevar neutro a la caja del apagador de luz en baños, pasillos, escaleras y cuartos habitables',
        },
        unless: {
          en: 'conduit or open space lets one be added, or another box in view has one',
          es: 'se pueda agregar por tubo o acceso abierto, u otra caja a la vista lo tenga',
        },
        words:
          'white 14/3 3 wire smart switch loop plain toggle bedroom living room not used rough supposed by code missing blanco obligatorio',
      },
      {
        says: 'need-not',
        what: {
          en: 'pull a neutral to a switch box that has a raceway to add it later',
          es: 'jalar neutro a una caja de apagador con tubo por donde agregarlo después',
        },
        words: 'emt pipe conduit office home run room space',
      },
      {
        says: 'need-not',
        what: { en: 'bring a neutral to a switch that controls a receptacle', es: 'llevar neutro a un apagador que controla un contacto' },
        words: 'half hot outlet running plug',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave the neutral out of a lighting switch box of a bathroom, hallway, stair or habitable room, in a finished wall without conduit',
          es: 'dejar sin neutro la caja de un apagador de luz de baño, pasillo, escalera o cuarto habitable, en pared cerrada sin tubo',
        },
        unless: {
          en: 'another switch box in view of the same lit area has one',
          es: 'otra caja de apagador a la vista de la misma área lo tenga',
        },
        words: '14/2 two wire switch leg save money drywall',
      },
    ],
    words: {
      en: 'smart loop required snap',
      es: 'inteligente retorno',
    },
  },
  {
    id: '404-2-c-multiple-switches',
    section: '404.2(C)',
    grade: 'V2',
    title: { en: 'Three-way switches: one neutral is enough', es: 'Tres vías: basta un neutro' },
    text: {
      en: 'Where several switch locations control the same lighting and together see the entire floor area, only one of them needs the neutral.',
      es: 'Si varios apagadores controlan la misma luz y juntos ven toda el área, sólo uno de ellos necesita el neutro.',
    },
    claims: [
      {
        says: 'need-not',
        what: { en: 'bring a neutral to every three-way switch location', es: 'llevar neutro a cada apagador de tres vías' },
        if: {
          en: 'the locations together see the entire floor area and one has the neutral',
          es: 'las ubicaciones juntas ven toda el área y una tiene neutro',
        },
        words: '3-way neutral',
      },
    ],
    words: { en: '3 both boxes', es: 'ambas cajas' },
  },
  {
    id: '404-22-electronic-switch',
    section: '404.22',
    grade: 'V2',
    title: { en: 'Electronic switches may not leak into the ground', es: 'Apagadores electrónicos sin corriente a tierra' },
    text: {
      en: 'Electronic lighting control switches are listed and may not put current on the equipment ground in normal operation. Replacements where no neutral can be added without opening finishes are limited: five on a branch circuit.',
      es: 'Los apagadores electrónicos son listados y no deben meter corriente a la tierra en operación normal. Los reemplazos donde no se puede agregar neutro sin abrir acabados se limitan a cinco por circuito.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use an electronic switch that puts current on the equipment ground',
          es: 'usar un apagador electrónico que mande corriente a la tierra de equipos',
        },
        unless: {
          en: 'it is a replacement where no neutral can be added without opening finishes, at most five per circuit',
          es: 'sea reemplazo donde no se puede agregar neutro sin abrir acabados, máximo cinco por circuito',
        },
        words: 'smart switch ground as neutral sensor',
      },
      {
        says: 'must',
        what: { en: 'use listed electronic lighting control switches', es: 'usar controles electrónicos de alumbrado listados' },
        words: 'smart switch dimmer',
      },
    ],
    words: { en: 'occupancy sensor neutral', es: 'sensor presencia neutro' },
  },
  {
    id: '404-3-enclosures',
    section: '404.3',
    grade: 'V2',
    title: { en: 'Switch enclosures are not junction boxes', es: 'El gabinete de interruptor no es caja de paso' },
    text: {
      en: 'Switches and breakers are externally operable in listed enclosures with the required bending space. Do not use the enclosure as a raceway or junction box for other conductors unless there is room by the 40 and 75 percent rule.',
      es: 'Interruptores y breakers se operan desde fuera en gabinetes listados con espacio de doblez. No use el gabinete como paso o caja de empalme de otros conductores salvo que haya espacio por la regla de 40 y 75 por ciento.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'cram a switch or disconnect enclosure with other conductors or splices',
          es: 'atascar un gabinete de interruptor con otros conductores o empalmes',
        },
        words: 'crammed packed tight way past over 75% full raceway junction box',
      },
      {
        says: 'may',
        what: {
          en: 'splice or pass other conductors through a switch enclosure',
          es: 'empalmar o pasar otros conductores por un gabinete de interruptor',
        },
        if: { en: 'there is room by the 40 and 75 percent rule', es: 'hay espacio según la regla de 40 y 75 por ciento' },
        words: 'disconnect safety switch can splices plenty lots of room space pass through feed caja de paso',
      },
    ],
    words: { en: 'feed through disconnect splice', es: 'desconectador empalme' },
  },
  {
    id: '404-4-wet',
    section: '404.4',
    grade: 'V2',
    title: { en: 'Switches in wet places', es: 'Apagadores en lugares mojados' },
    text: {
      en: 'A surface switch in a damp or wet location goes in a weatherproof enclosure. Switches are not installed in tub or shower spaces unless part of a listed tub or shower assembly.',
      es: 'Un apagador sobrepuesto en lugar húmedo o mojado va en gabinete a prueba de intemperie. No se instalan apagadores en el espacio de tina o regadera salvo parte de un ensamble listado.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a surface switch in a damp or wet place in a weatherproof enclosure',
          es: 'poner el apagador sobrepuesto en lugar húmedo o mojado en gabinete a prueba de intemperie',
        },
        words: 'outdoor switch',
      },
      {
        says: 'must-not',
        what: { en: 'install a switch within a tub or shower space', es: 'instalar un apagador en el espacio de tina o regadera' },
        unless: { en: 'it is part of a listed tub or shower assembly', es: 'sea parte de un conjunto listado de tina o regadera' },
        words: 'bathroom switch shower',
      },
    ],
    words: {
      en: 'shower outside cover',
      es: 'regadera exterior tapa interruptor tina distancia',
    },
  },
  {
    id: '404-6-knife',
    section: '404.6',
    grade: 'V2',
    title: { en: 'Knife switches: gravity may not close them', es: 'Cuchillas: la gravedad no debe cerrarlas' },
    text: {
      en: 'Mount single-throw knife switches so that gravity does not tend to close them. Double-throw ones may be vertical or horizontal with a stop that holds them open.',
      es: 'Monte las cuchillas de un tiro de modo que la gravedad no tienda a cerrarlas. Las de doble tiro pueden ir en vertical u horizontal con tope que las mantenga abiertas.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'mount a single-throw knife switch so that gravity tends to close it',
          es: 'montar una cuchilla de un tiro de modo que la gravedad la cierre',
        },
        words: 'knife switch',
      },
      {
        says: 'may',
        what: {
          en: 'mount a double-throw knife switch vertically or horizontally with a stop that holds it open',
          es: 'montar una cuchilla de doble tiro vertical u horizontal con tope que la mantenga abierta',
        },
        words: 'knife switch',
      },
    ],
    words: { en: 'mounting', es: 'interruptor montaje' },
  },
  {
    id: '404-7-indicating',
    section: '404.7',
    grade: 'V2',
    title: { en: 'Up is on', es: 'Arriba es encendido' },
    text: {
      en: 'Switches and breakers clearly show on and off. Where a handle moves vertically, up is on. Excepted are double-throw switches and, on busway, center-pivot handles; three-way switches are not marked.',
      es: 'Interruptores y breakers indican claramente encendido y apagado. Si la palanca se mueve en vertical, arriba es encendido. Se exceptúan los de doble tiro y palancas de busway; los de tres vías no llevan marca.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'mount an ordinary vertical switch or breaker handle so that up is off',
          es: 'montar un apagador o breaker común de palanca vertical con arriba apagado',
        },
        words: 'upside down switch',
      },
      {
        says: 'need-not',
        what: { en: 'have three-way switches show on and off', es: 'que los apagadores de tres vías indiquen encendido y apagado' },
        words: '3-way up down stairs escalera mal',
      },
      {
        says: 'is',
        what: {
          en: 'the code wants up to be on where a switch handle moves vertically',
          es: 'el código pide que arriba sea encendido donde la palanca es vertical',
        },
        words: 'rule down turns light single pole up tiene que ser ON care',
      },
      {
        says: 'may',
        what: {
          en: 'use a double-throw switch with one supply up and the other down',
          es: 'usar un interruptor de doble tiro con una fuente arriba y otra abajo',
        },
        words: 'transfer generator utility middle off',
      },
    ],
    words: { en: 'breaker upside switch orientation', es: 'breaker al revés palanca' },
  },
  {
    id: '404-8-a-height',
    section: '404.8(A)',
    grade: 'V2',
    title: { en: 'Switch and breaker handles: 6 ft 7 in. at most', es: 'Palancas: máximo 6 pies 7 pulg.' },
    text: {
      en: 'Switches and breakers used as switches are operable from a readily accessible place, with the center of the grip at its highest position not over 6 ft 7 in. above floor or platform. Busway plugs and switches next to the equipment they serve are excepted.',
      es: 'Interruptores y breakers usados como tales se operan desde un lugar fácilmente accesible, con el centro de la palanca en su posición más alta a no más de 6 pies 7 pulg. del piso o plataforma. Se exceptúan los de busway y los junto a su equipo.',
    },
    figures: { ftFt: [6, 'ft'], inIn: [7, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'mount a switch or breaker handle over 6 ft 7 in. above the floor, away from the equipment it serves',
          es: 'montar una palanca a más de 6 pies 7 pulg. del piso, lejos del equipo que sirve',
        },
        words: 'switch height disconnect',
      },
      {
        says: 'may',
        what: {
          en: 'mount a busway plug, or a switch next to the equipment it serves, higher than 6 ft 7 in.',
          es: 'montar un enchufe de electroducto, o un interruptor junto al equipo que sirve, arriba de 6 pies 7 pulg.',
        },
        if: {
          en: 'the busway plug can be worked from the floor, or portable means reach the switch',
          es: 'el enchufe se maneja desde el piso, o al interruptor se llega con escalera u otro medio portátil',
        },
        words: 'up there beside fan mezzanine ladder bus plug disconnect 12 feet',
      },
      {
        says: 'need-not',
        what: {
          en: 'lower a disconnect that is right next to the equipment it serves',
          es: 'bajar un desconectador que está junto al equipo que sirve',
        },
        words: 'unit reach from floor gym rooftop hung',
      },
      {
        says: 'must',
        what: {
          en: 'lower a panel whose top breaker handle is over 6 ft 7 in. when on',
          es: 'bajar un tablero cuya palanca más alta pasa de 6 pies 7 pulg. al estar encendida',
        },
        words: '82 inches move it 42 circuit',
      },
    ],
    words: {
      en: 'max height disconnect panel top 79',
      es: 'altura desconectador tablero 2 metros manija interruptor switch alto',
    },
  },
  {
    id: '404-8-b-300-volts',
    section: '404.8(B)',
    grade: 'V2',
    title: { en: 'Ganged switches: 300 V between neighbors', es: 'Apagadores juntos: 300 V entre vecinos' },
    text: {
      en: 'Do not gang snap switches or receptacles where the voltage between adjacent devices is over 300 V, as with two phases of 277/480, unless identified, permanent barriers stand between them.',
      es: 'No agrupe apagadores o contactos si el voltaje entre vecinos pasa de 300 V, como con dos fases de 277/480, salvo con barreras permanentes e identificadas entre ellos.',
    },
    figures: { vV: [300, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'gang switches with over 300 V between neighbors in one box without a barrier',
          es: 'juntar en una caja apagadores con más de 300 V entre vecinos sin barrera',
        },
        words: '277 two phases different A B plain box no divider distinta dos fases',
      },
      {
        says: 'may',
        what: {
          en: 'gang 277 V switches of two phases with an identified permanent barrier between them',
          es: 'juntar apagadores de 277 V de dos fases con barrera permanente identificada entre ellos',
        },
        words: 'listed dividers fixed',
      },
      {
        says: 'must',
        what: {
          en: 'put a barrier between 277 V switches of different phases in one box',
          es: 'poner barrera entre apagadores de 277 V de fases distintas en una caja',
        },
        words: 'divider something between need ocupa A C phase',
      },
      {
        says: 'need-not',
        what: {
          en: 'put a barrier between switches of 120/208 V or of one same phase',
          es: 'poner barrera entre apagadores de 120/208 V o de una misma fase',
        },
        words: 'needed',
      },
    ],
    words: { en: '277 box barrier two phases', es: '277 caja múltiple barrera' },
  },
  {
    id: '404-9-a-faceplate',
    section: '404.9(A)',
    grade: 'V2',
    title: { en: 'Faceplates cover the opening', es: 'Placas que cubran la abertura' },
    text: {
      en: 'The faceplate fully covers the opening and, on flush switches, sits against the finished surface. If it does not reach, use a larger plate.',
      es: 'La placa cubre por completo la abertura y, en apagadores empotrados, asienta contra el acabado. Si no llega, use placa de mayor tamaño.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'use a faceplate that fully covers the switch opening', es: 'usar placa que cubra toda la abertura del apagador' },
        words: 'switch cover plate',
      },
    ],
    words: { en: 'jumbo plate midway gap around switch plate', es: 'placa jumbo rendija' },
  },
  {
    id: '404-9-b-grounding',
    section: '404.9(B)',
    grade: 'V2',
    title: { en: 'Switches are grounded too', es: 'Los apagadores también se aterrizan' },
    text: {
      en: 'Connect snap switches, dimmers and their metal plates to the equipment ground by metal screws to a grounded metal box or with a grounding conductor. A replacement where no ground exists needs a nonmetallic plate with nonmetallic screws or GFCI protection.',
      es: 'Conecte apagadores, dimmers y placas metálicas a la tierra con tornillos metálicos a caja aterrizada o con alambre. Un reemplazo donde no hay tierra lleva placa no metálica con tornillos no metálicos o protección GFCI.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'connect switches, dimmers and metal plates to the equipment ground',
          es: 'conectar apagadores, dimmers y placas metálicas a la tierra de equipos',
        },
        unless: { en: 'old wiring has none to connect to', es: 'la instalación vieja no la traiga' },
        words: 'green screw hook up plastic boxes light switch every required lleva verde cajas azules obligatorio',
      },
      {
        says: 'may',
        what: { en: 'replace a switch where no ground exists', es: 'reemplazar un apagador donde no hay tierra' },
        if: {
          en: 'it has a nonmetallic plate with nonmetallic screws or GFCI protection',
          es: 'lleva placa y tornillos no metálicos o protección GFCI',
        },
        words: 'old house metal boxes plastic cover cambiar caja vieja tapa de plástico',
      },
      {
        says: 'may',
        what: {
          en: 'ground a switch by its metal screws to a grounded metal box',
          es: 'aterrizar un apagador por sus tornillos metálicos a caja metálica aterrizada',
        },
        words: 'yoke mud ring emt toggle sin rabillo',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a metal plate on a replacement switch without a ground or GFCI',
          es: 'poner placa de metal a un apagador de reemplazo sin tierra ni GFCI',
        },
        words: 'brass plate new switch old box leave tapa de metal',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave the ground off a switch where there is one, or on a new circuit',
          es: 'dejar sin tierra un apagador donde la hay, o en un circuito nuevo',
        },
        words: 'cap green lead skip brand new tuck',
      },
      {
        says: 'is-not',
        what: {
          en: 'a switch screwed to a grounded metal box needs a ground pigtail besides',
          es: 'un apagador atornillado a caja metálica aterrizada lleva además rabillo de tierra',
        },
        words: 'yoke ring emt toggle apprentice pipe',
      },
      {
        says: 'need-not',
        what: {
          en: 'replace an old switch only because it has no green screw',
          es: 'cambiar un apagador viejo solo porque no tiene tornillo verde',
        },
        unless: { en: 'it is being replaced anyway', es: 'de todos modos se vaya a reemplazar' },
        words: 'existing ground screw missing tornillo de tierra',
      },
    ],
    words: { en: 'ground screw metal plate old house', es: 'tornillo tierra placa metálica' },
  },
  {
    id: '404-9-c-faceplate-thickness',
    section: '404.9(C)',
    grade: 'V1',
    title: { en: 'Thickness of switch faceplates', es: 'Espesor de las placas de apagador' },
    text: {
      en: 'Metal faceplates are at least 0.03 in. thick if ferrous and 0.04 in. if nonferrous. Plates of insulating material are noncombustible and at least 0.1 in. thick, or thinner if formed or reinforced for strength.',
      es: 'Las placas metálicas miden al menos 0.03 pulg. de espesor si son ferrosas y 0.04 pulg. si no. Las de material aislante son no combustibles y de al menos 0.1 pulg., o menos si van reforzadas.',
    },
    figures: { ferrous: [0.03, 'in'], other: [0.04, 'in'], plastic: [0.1, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use ferrous metal plates at least 0.03 in. and nonferrous 0.04 in. thick',
          es: 'usar placas ferrosas de al menos 0.03 pulg. y no ferrosas de 0.04',
        },
        words: 'cover plate',
      },
    ],
    words: {
      en: 'minimum thickness flush mounted snap switch faceplate ferrous metal steel cover plate insulating construction',
      es: 'espesor mínimo placa metálica ferrosa tapa apagador',
    },
  },
  {
    id: '404-10-mounting',
    section: '404.10(B)',
    grade: 'V1',
    title: { en: 'Box-mounted switches seated and screwed tight', es: 'Apagadores bien asentados y atornillados' },
    text: {
      en: 'Flush switches in boxes set back from the surface have plaster ears seated against the wall; otherwise the yoke seats on the box. Use the screws that come with it or machine screws of 32 threads per inch, not drywall screws.',
      es: 'Si la caja quedó hundida, las orejas del apagador asientan contra la pared; si no, el yugo asienta en la caja. Use sus tornillos o de máquina de 32 hilos por pulgada, no pijas de tablaroca.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'fasten a switch in its box with drywall screws', es: 'fijar un apagador en su caja con tornillos de tablaroca' },
        words: 'sheetrock screws device',
      },
      {
        says: 'must',
        what: {
          en: "seat a flush switch's ears or yoke against the wall or box",
          es: 'asentar las orejas o el yugo del apagador contra el muro o la caja',
        },
        words: 'loose switch',
      },
    ],
    words: { en: '6-32 screw device loose switch ears', es: 'tornillo 6-32 apagador flojo orejas' },
  },
  {
    id: '404-14-a-ac-snap',
    section: '404.14(A)',
    grade: 'V2',
    title: { en: 'What an AC snap switch may control', es: 'Qué controla un apagador de CA' },
    text: {
      en: 'A general-use AC snap switch carries its full rating of resistive and inductive loads, discharge lighting included, and tungsten lamps at 120 V; motors only up to 80% of its ampere rating.',
      es: 'Un apagador general de CA lleva su capacidad completa en cargas resistivas e inductivas, incluso descarga, y lámparas incandescentes a 120 V; motores sólo hasta el 80% de sus amperes.',
    },
    figures: { vV: [120, 'V'], pctPercent: [80, '%'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'load an AC snap switch with a motor over 80% of its ampere rating',
          es: 'cargar un apagador de CA con un motor de más de 80% de sus amperes',
        },
        words: 'fan motor switch',
      },
      {
        says: 'may',
        what: {
          en: 'use an AC snap switch at full rating for resistive, inductive, discharge or 120 V tungsten loads',
          es: 'usar un apagador de CA a plena capacidad con cargas resistivas, inductivas, de descarga o tungsteno a 120 V',
        },
        words: 'light switch rating 20 amps led fluorescent all the way ok completo',
      },
      {
        says: 'must-not',
        what: {
          en: 'load an AC snap switch to its full rating with tungsten lamps above 120 V',
          es: 'cargar un apagador de CA a su capacidad completa con lámparas de tungsteno a más de 120 V',
        },
      },
    ],
    words: {
      en: 'light motor fan 15 rating ordinary wall toggle general use snap',
      es: 'motor abanico 15 apagador común de pared uso general',
    },
  },
  {
    id: '404-14-c-co-alr',
    section: '404.14(C)',
    grade: 'V2',
    title: { en: 'Aluminum wire on switches: CO/ALR', es: 'Aluminio en apagadores: CO/ALR' },
    text: {
      en: 'Snap switches of 20 A or less connected directly to aluminum conductors are marked CO/ALR.',
      es: 'Los apagadores de 20 A o menos conectados directo a conductores de aluminio van marcados CO/ALR.',
    },
    figures: { aA: [20, 'A'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'connect aluminum wire directly to a snap switch of 20 A or less not marked CO/ALR',
          es: 'conectar aluminio directo a un apagador de 20 A o menos sin marca CO/ALR',
        },
        words: 'aluminum wiring switch',
      },
    ],
    words: { en: 'branch wiring 1970s house', es: 'alambrado casa' },
  },
  {
    id: '404-14-e-dimmers',
    section: '404.14(E)',
    grade: 'V2',
    title: { en: 'Dimmers only for permanently installed lights', es: 'Dimmers sólo para luces fijas' },
    text: {
      en: 'General-use dimmers control only permanently installed luminaires of the type they are listed for. Do not put a light dimmer on a receptacle or a fan motor unless listed for it.',
      es: 'Los dimmers generales sólo controlan luminarias fijas del tipo para el que están listados. No ponga un dimmer de luz en un contacto o motor de abanico salvo que esté listado.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'put a light dimmer on a receptacle or fan motor', es: 'poner un dimmer de luz en un contacto o motor de ventilador' },
        unless: { en: 'listed so', es: 'esté listado así' },
        words: 'dimmer outlet lamp ceiling fan',
      },
      {
        says: 'must',
        what: {
          en: 'use dimmers only for permanently installed luminaires of the type they are listed for',
          es: 'usar dimmers sólo con luminarias fijas del tipo para el que están listados',
        },
        words: 'LED dimmer',
      },
    ],
    words: { en: 'dimmer on outlet LED dimmer fan', es: 'dimmer en contacto LED abanico' },
  },
  {
    id: '404-14-b-acdc',
    section: '404.14(B)',
    grade: 'V1',
    title: { en: 'AC/DC snap switches', es: 'Apagadores CA/CD' },
    text: {
      en: 'AC/DC snap switches control inductive loads only up to 50% of their rating, unless horsepower rated, and tungsten lamps only if T-rated.',
      es: 'Los apagadores CA/CD controlan cargas inductivas sólo hasta el 50% de su capacidad, salvo con capacidad en hp, y lámparas incandescentes sólo si son clase T.',
    },
    figures: { pctPercent: [50, '%'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: "control inductive loads over 50% of an AC/DC snap switch's rating",
          es: 'controlar cargas inductivas de más de 50% del valor de un apagador CA/CD',
        },
        unless: { en: 'it is horsepower rated', es: 'tenga valor en hp' },
        words: 'old switch motor',
      },
      {
        says: 'must-not',
        what: { en: 'switch tungsten lamps with an AC/DC snap switch', es: 'controlar lámparas de tungsteno con un apagador CA/CD' },
        unless: { en: 'it is T-rated', es: 'sea tipo T' },
        words: 'incandescent',
      },
    ],
    words: { en: 'DC switch T rated', es: 'apagador CD clase T' },
  },
  {
    id: '404-12-enclosure-ground',
    section: '404.12',
    grade: 'V1',
    title: { en: 'Switch enclosures grounded', es: 'Gabinetes de interruptor aterrizados' },
    text: {
      en: 'Metal enclosures for switches and breakers are connected to an equipment grounding conductor. Nonmetallic boxes for switches need a wiring method that includes a ground.',
      es: 'Los gabinetes metálicos de interruptores y breakers se conectan a la tierra de equipos. Las cajas no metálicas necesitan un método de alambrado que incluya tierra.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'connect metal switch and breaker enclosures to an equipment ground',
          es: 'conectar los gabinetes metálicos de interruptores y breakers a tierra de equipos',
        },
        words: 'ground disconnect box',
      },
      {
        says: 'must',
        what: {
          en: 'use a wiring method that includes a ground with nonmetallic switch boxes',
          es: 'usar un método con tierra en cajas no metálicas de apagadores',
        },
        words: 'plastic box',
      },
    ],
    words: { en: 'ground disconnect enclosure', es: 'aterrizar desconectador' },
  },
  {
    id: '404-5-time-switches',
    section: '404.5',
    grade: 'V1',
    title: { en: 'Time clocks: enclosed', es: 'Relojes de tiempo: cerrados' },
    text: {
      en: 'Time switches and flashers are enclosed or mounted in cabinets or boxes, with a barrier so that live parts are not exposed when the operator sets them.',
      es: 'Los relojes y destelladores van cerrados o en gabinete o caja, con barrera para que no haya partes vivas expuestas al ajustarlos.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'enclose time switches so that no live part is exposed when setting them',
          es: 'encerrar los relojes de tiempo para no exponer partes vivas al ajustarlos',
        },
        words: 'timer time clock',
      },
    ],
    words: { en: 'timer intermatic barrier', es: 'timer reloj barrera' },
  },
  {
    id: '404-11-breakers-as-switches',
    section: '404.11',
    grade: 'V2',
    title: { en: 'Breakers as switches: SWD and HID', es: 'Breakers como apagadores: SWD y HID' },
    text: {
      en: 'A hand-operated breaker shows on and off and counts as a switch. Breakers used to switch fluorescent lighting at 120 or 277 are marked SWD or HID; for high-intensity discharge lighting HID.',
      es: 'Un breaker manual que indica encendido y apagado cuenta como interruptor. Los usados para apagar fluorescente a 120 o 277 van marcados SWD o HID; para descarga de alta intensidad, HID.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a breaker as a switch for fluorescent lighting at 120 or 277 V',
          es: 'usar un breaker como apagador de fluorescentes a 120 o 277 V',
        },
        if: { en: 'it is marked SWD or HID', es: 'está marcado SWD o HID' },
        words: 'turn lights on with breaker',
      },
      {
        says: 'may',
        what: {
          en: 'use a breaker as a switch for high-intensity discharge lighting',
          es: 'usar un breaker como apagador de alumbrado HID',
        },
        if: { en: 'it is marked HID', es: 'está marcado HID' },
        words: 'metal halide',
      },
    ],
    words: { en: 'turn lights warehouse', es: 'apagar luces bodega' },
  },
  {
    id: '404-14-f-horsepower',
    section: '404.14(F)',
    grade: 'V1',
    title: { en: 'Switch that controls receptacles: its rating', es: 'Switch que controla contactos: su capacidad' },
    text: {
      en: 'On a general-purpose circuit a switch that controls receptacles is rated at least as high as the largest breaker allowed for those receptacles. The wording can ask for a 20 A switch even before 15 A duplex receptacles, as these may go on a 20 A circuit. For one single receptacle its own rating is enough.',
      es: 'En circuito general el switch que controla contactos tiene al menos la capacidad del mayor breaker permitido para ellos. La redacción puede pedir switch de 20 A aun con contactos dúplex de 15 A, pues éstos pueden ir en circuito de 20 A. Para un solo contacto sencillo basta la capacidad de éste.',
    },
    figures: { f1: [20, 'A'], f2: [15, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a switch for receptacles rated at least the largest breaker allowed for those receptacles',
          es: 'usar un apagador para contactos de al menos el breaker mayor permitido para ellos',
        },
        unless: {
          en: "it controls one single receptacle, where that receptacle's rating is enough",
          es: 'controle un solo contacto sencillo, donde basta el valor de éste',
        },
        words: '15 amp switch half hot 20 A',
      },
    ],
    words: {
      en: 'switched half hot amp cord plug snap 15 amp on 20 amp',
      es: 'apagador media caliente',
    },
  },
  {
    id: '404-20-marking',
    section: '404.20',
    grade: 'V1',
    title: { en: 'Switches marked off', es: 'Posición de apagado marcada' },
    text: {
      en: 'Switches are marked with ampere, voltage and, where it applies, horsepower rating. A marked OFF must open all ungrounded conductors when turned there.',
      es: 'Los interruptores llevan marcados amperes, voltaje y, si aplica, hp. Una posición marcada OFF debe abrir todos los conductores vivos.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'use switches marked with ampere and voltage rating', es: 'usar interruptores marcados con amperes y voltaje' },
        words: 'switch label',
      },
      {
        says: 'must',
        what: {
          en: 'make a marked OFF position open all ungrounded conductors',
          es: 'hacer que la posición OFF marcada abra todos los vivos',
        },
        words: 'thermostat off',
      },
    ],
    words: { en: 'switch off marking rating', es: 'apagador marca OFF capacidad' },
  },
];

// Confirmed: 404.2 EC&M 2023 and 2017 (Holt), codebookcity, A&E reprint; 404.7 IRC E4001.3, codebookcity; 404.8(A) shared fact list; 404.8(B) codebookcity, EC&M quiz. One source at the first reading: 404.9(B), 404.14(E), 404.20 (EC&M quiz), 404.3, 404.4, 404.6, 404.9(A) (codebookcity), 404.5, 404.12, 404.14(A), (C) (IRC), 404.22 (EC&M).
// 404.14(A) IRC, two exam-prep sites.
// Second reading: 404.3, 404.4, 404.6 codebookcity, NEC pocket guide (flylib), getlicenseready; 404.9(B) EC&M quiz, ECN and Mike Holt forums; 404.11 EC&M 2013, Mike Holt forum (under 240.83); 404.14(C) IRC, EC&M quiz; 404.22 EC&M 2017 and 2023, Leviton, course page.
// Third look, one source: 404.14(B) journeyman exam bank.
// Fourth look: 404.9(A) Jaspector (IRC E4001.11); 404.14(E) Mike Holt forum (three threads), Leviton 2017, electricallicenserenewal 907. One source: 404.14(F) EC&M 2024, 404.9(C) examzify (0.04 in.), 404.10(B) EC&M What's Wrong Here.
