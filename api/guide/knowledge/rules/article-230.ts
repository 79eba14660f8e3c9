// Article 230: services: conductors, clearances, disconnects, protection.
import type { Rule } from '../knowledge.ts';

export const article230: readonly Rule[] = [
  {
    id: '230-2-one-service',
    section: '230.2',
    grade: 'V2',
    title: { en: 'One service per building', es: 'Una acometida por edificio' },
    text: {
      en: 'A building is supplied by one service only, unless there is a special reason: fire pumps, emergency or standby power, parallel sources, multiple-occupancy buildings without common access by special permission, great size, more than 2000 A at 1000 V or less, or different voltages, phases or rate schedules.',
      es: 'Un edificio tiene una sola acometida, salvo razones especiales: bombas contra incendio, emergencia o respaldo, fuentes en paralelo, edificios de varios ocupantes sin acceso común con permiso especial, gran tamaño, más de 2000 A a 1000 V o menos, o distintos voltajes, fases o tarifas.',
    },
    figures: { a: [2000, 'A'], v: [1000, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'supply a building with more than one service', es: 'alimentar un edificio con más de una acometida' },
        unless: {
          en: 'there is a special reason such as fire pump, standby, great size, over 2000 A, or different voltages or rates',
          es: 'haya una razón especial como bomba contra incendio, respaldo, gran tamaño, más de 2000 A o voltajes o tarifas distintos',
        },
        words: 'two services second meter dos acometidas',
      },
      {
        says: 'may',
        what: {
          en: 'add a second service for a fire pump, emergency or standby power',
          es: 'agregar una segunda acometida para bomba contra incendio, emergencia o respaldo',
        },
        words: 'pump own drop bomba',
      },
      {
        says: 'may',
        what: {
          en: 'supply a multiple-occupancy building without common access with more than one service',
          es: 'alimentar con más de una acometida un edificio de varios ocupantes sin acceso común',
        },
        if: { en: 'by special permission', es: 'con permiso especial' },
        words: 'two services',
      },
      {
        says: 'may',
        what: { en: 'add a second service of a different voltage or rate', es: 'agregar una segunda acometida de otro voltaje o tarifa' },
        words: '480 240 special ev',
      },
    ],
    words: { en: 'second two meters additional duplex shop', es: 'segunda dos medidores tener' },
  },
  {
    id: '230-2-e-plaque',
    section: '230.2(E)',
    grade: 'V2',
    title: { en: 'Plaque for more than one service', es: 'Placa si hay más de una acometida' },
    text: {
      en: 'Where a building has more than one service, or a service plus feeders or branch circuits, a permanent plaque or directory at each service disconnect shows all the others and what each serves.',
      es: 'Si un edificio tiene más de una acometida, o acometida más alimentadores o ramales, una placa o directorio permanente en cada desconectador indica los demás y qué alimenta cada uno.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a plaque or directory at each service disconnect of a building with more than one service',
          es: 'poner placa o directorio en cada desconectador de acometida de un edificio con más de una acometida',
        },
        words: 'sign label two services solar',
      },
      {
        says: 'must',
        what: {
          en: 'put such a plaque where a service is combined with feeders or branch circuits to the building',
          es: 'poner esa placa donde hay acometida más alimentadores o ramales al edificio',
        },
        words: 'sign label',
      },
    ],
    words: { en: 'sign two several posted supply', es: 'letrero dos varias' },
  },
  {
    id: '230-3-through-building',
    section: '230.3',
    grade: 'V2',
    title: { en: 'Not through another building', es: 'No a través de otro edificio' },
    text: {
      en: 'Service conductors to one building may not pass through the interior of another.',
      es: 'Los conductores de acometida de un edificio no pueden pasar por el interior de otro edificio distinto.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: "run one building's service conductors through the inside of another building",
          es: 'pasar los conductores de acometida de un edificio por el interior de otro',
        },
        words: 'service through neighbor',
      },
    ],
    words: { en: 'inside path route', es: 'pasen pasan ruta permite' },
  },
  {
    id: '230-6-outside-building',
    section: '230.6',
    grade: 'V2',
    title: { en: 'What counts as outside the building', es: 'Qué cuenta como fuera del edificio' },
    text: {
      en: 'Conductors count as outside the building when under at least 2 in. of concrete beneath it, inside it in a raceway encased in 2 in. of concrete or brick, in a proper transformer vault, or in conduit under at least 18 in. of earth beneath the building.',
      es: 'Los conductores cuentan como fuera del edificio si van bajo 2 pulg. de concreto o más debajo de él, adentro en tubo ahogado en 2 pulg. de concreto o ladrillo, en una bóveda de transformador adecuada, o en tubo bajo 18 pulg. o más de tierra debajo del edificio.',
    },
    figures: { c: [2, 'in'], d: [18, 'in'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'count conductors under at least 2 in. of concrete beneath a building as outside it',
          es: 'contar como fuera del edificio los conductores bajo al menos 2 pulg. de concreto',
        },
        words: 'service under slab',
      },
      {
        says: 'may',
        what: {
          en: 'count conductors inside, in a raceway encased in 2 in. of concrete or brick, as outside',
          es: 'contar como fuera los conductores en tubo con 2 pulg. de concreto o ladrillo',
        },
        words: 'service inside building encased',
      },
      {
        says: 'may',
        what: {
          en: 'count conduit under at least 18 in. of earth beneath the building as outside it',
          es: 'contar como fuera el tubo bajo al menos 18 pulg. de tierra debajo del edificio',
        },
        words: 'service under building',
      },
    ],
    words: { en: 'slab service conductors encased concrete length inside', es: 'bajo losa ahogado concreto acometida longitud' },
  },
  {
    id: '230-7-other-conductors',
    section: '230.7',
    grade: 'V2',
    title: { en: 'Nothing else in the service raceway', es: 'Nada más en el tubo de acometida' },
    text: {
      en: 'Conductors other than service conductors may not share a raceway or cable with them, except grounding electrode conductors, bonding jumpers and load-management control conductors with overcurrent protection.',
      es: 'En el tubo o cable de acometida no van otros conductores, salvo los del electrodo de puesta a tierra, puentes de unión y control de manejo de carga con protección de sobrecorriente.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put branch circuits or feeders in the service raceway or cable',
          es: 'meter ramales o alimentadores en el tubo o cable de acometida',
        },
        words: 'share conduit service load side',
      },
      {
        says: 'may',
        what: {
          en: 'run a grounding electrode conductor or bonding jumper in the service raceway',
          es: 'llevar el conductor al electrodo o puente de unión en el tubo de acometida',
        },
        words: 'GEC service conduit',
      },
      {
        says: 'may',
        what: {
          en: 'run load-management control conductors in the service raceway',
          es: 'llevar conductores de control de carga en el tubo de acometida',
        },
        if: { en: 'they have overcurrent protection', es: 'tienen protección de sobrecorriente' },
        words: 'control wires',
      },
    ],
    words: { en: 'feeder service same conduit mixing', es: 'alimentador acometida tubo' },
  },
  {
    id: '230-8-raceway-seal',
    section: '230.8',
    grade: 'V2',
    title: { en: 'Seal underground service raceways', es: 'Selle los tubos subterráneos de acometida' },
    text: {
      en: 'Where a service raceway enters a building from underground it is sealed, spare raceways too, with a sealant identified for use with the cable insulation.',
      es: 'Donde un tubo de acometida entra al edificio desde el subsuelo se sella, también los de reserva, con un sellador identificado para el aislamiento del cable.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'seal a service raceway, spare ones too, where it enters a building from underground',
          es: 'sellar el tubo de acometida, también los vacíos, donde entra al edificio desde bajo tierra',
        },
        words: 'duct seal',
      },
    ],
    words: { en: 'duct seal conduit water gas entering panel', es: 'sello ducto tubo agua gas entra al tablero' },
  },
  {
    id: '230-9-a-windows',
    section: '230.9(A)',
    grade: 'V2',
    title: { en: '3 ft from windows, doors and porches', es: '3 pies de ventanas, puertas y porches' },
    text: {
      en: 'Open service conductors and cables without an overall jacket stay 3 ft from windows that open, doors, porches, balconies, ladders, stairs and fire escapes. Conductors run above the top of a window are not subject to the 3 ft.',
      es: 'Los conductores de acometida abiertos y cables sin cubierta general se alejan 3 pies de ventanas que abren, puertas, porches, balcones, escaleras y salidas de incendio. A los que pasan arriba de la ventana no les aplican los 3 pies.',
    },
    figures: { d: [3, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep open service conductors 3 ft from openable windows, doors, porches and balconies',
          es: 'mantener los conductores de acometida abiertos a 3 pies de ventanas que abren, puertas, porches y balcones',
        },
        unless: { en: 'they run above the top of a window', es: 'vayan por encima de la ventana' },
        words: 'service drop window clearance',
      },
      {
        says: 'need-not',
        what: {
          en: 'keep 3 ft from a window for conductors run above its top',
          es: 'guardar 3 pies de una ventana a conductores que van por encima de ella',
        },
        words: 'service drop',
      },
    ],
    words: { en: 'service drop near window weatherhead clearance', es: 'bajada cerca ventana mufa distancia' },
  },
  {
    id: '230-9-c-openings',
    section: '230.9(C)',
    grade: 'V1',
    title: { en: 'Not under building openings', es: 'No debajo de aberturas' },
    text: {
      en: 'Overhead service conductors may not run under openings through which materials are moved, such as a barn loft door, nor where they block the way into such openings.',
      es: 'Los conductores aéreos de acometida no pasan debajo de aberturas por donde se mueven materiales, como la puerta de un granero, ni donde estorben la entrada.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run overhead service conductors under openings through which materials are moved, as a barn loft',
          es: 'pasar conductores aéreos de acometida bajo aberturas para mover materiales, como granero',
        },
        words: 'barn door',
      },
    ],
    words: { en: 'hay loft barn door opening service drop', es: 'puerta de granero abertura bajada' },
  },
  {
    id: '230-10-vegetation',
    section: '230.10',
    grade: 'K',
    title: { en: 'No trees for service conductors or equipment', es: 'Nada de árboles para la acometida' },
    text: {
      en: 'Trees and other vegetation may not support overhead service conductors or service equipment.',
      es: 'Los árboles y demás vegetación no pueden sostener conductores aéreos ni equipo de acometida.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a tree to support overhead service conductors or service equipment',
          es: 'usar un árbol para soportar conductores aéreos o equipo de acometida',
        },
        words: 'tree meter árbol',
      },
    ],
    words: { en: 'tree support meter service drop', es: 'árbol soporte medidor bajada' },
  },
  {
    id: '230-23-b-overhead-size',
    section: '230.23(B)',
    grade: 'V2',
    title: { en: 'Overhead service: minimum size', es: 'Acometida aérea: calibre mínimo' },
    text: {
      en: 'Overhead service conductors are at least 8 AWG copper or 6 AWG aluminum. For limited loads of a single branch circuit they may be 12 AWG hard-drawn copper.',
      es: 'Los conductores aéreos de acometida son al menos 8 AWG de cobre o 6 AWG de aluminio. Para cargas limitadas de un solo ramal pueden ser 12 AWG de cobre duro.',
    },
    figures: { cu: [8, 'AWG'], al: [6, 'AWG'], s: [12, 'AWG'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use overhead service conductors smaller than 8 AWG copper or 6 AWG aluminum',
          es: 'usar conductores aéreos de acometida menores que 8 AWG cobre o 6 AWG aluminio',
        },
        unless: { en: 'it is a limited load of a single branch circuit', es: 'sea carga limitada de un solo ramal' },
        words: 'service drop size',
      },
      {
        says: 'may',
        what: { en: 'use 12 AWG hard-drawn copper overhead for a service', es: 'usar cobre duro 12 AWG aéreo para una acometida' },
        if: { en: 'it serves the limited load of a single branch circuit', es: 'sirve la carga limitada de un solo ramal' },
        words: 'service drop',
      },
    ],
    words: { en: 'service drop wire size minimum', es: 'calibre mínimo bajada aérea' },
  },
  {
    id: '230-24-a-roofs',
    section: '230.24(A)',
    grade: 'X',
    title: { en: 'Overhead service above roofs', es: 'Acometida aérea sobre techos' },
    text: {
      en: 'Overhead service conductors clear a roof by 8-1/2 ft, kept for 3 ft beyond its edges; many sources still give 8 ft. At 300 V or less, 3 ft is enough over a slope of 4 in. in 12 in. or more.',
      es: 'Los conductores aéreos libran el techo por 8-1/2 pies, hasta 3 pies más allá de sus bordes; muchas fuentes aún dan 8 pies. Con 300 V o menos bastan 3 pies sobre una pendiente de 4 pulg. en 12 pulg. o más.',
    },
    figures: { r: ['8-1/2', 'ft'], e: [3, 'ft'], o: [8, 'ft'], v: [300, 'V'], lo: [3, 'ft'], s: [4, 'in'], t: [12, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep overhead service conductors 8-1/2 ft above a roof and 3 ft past its edges',
          es: 'mantener los conductores aéreos de acometida 8-1/2 pies sobre el techo y 3 pies más allá',
        },
        unless: {
          en: 'a lower clearance is allowed, as over a steep roof or an overhang at 300 V or less',
          es: 'se permita menos, como en techo inclinado o alero a 300 V o menos',
        },
        words: 'service drop over roof clearance',
      },
      {
        says: 'may',
        what: {
          en: 'run overhead service conductors 3 ft above a steep roof',
          es: 'pasar conductores aéreos de acometida 3 pies sobre un techo inclinado',
        },
        if: {
          en: 'voltage is 300 V or less and the slope is 4 in. in 12 in. or more',
          es: 'son 300 V o menos y la pendiente es de 4 en 12 o más',
        },
        words: 'service drop',
      },
      {
        says: 'must-not',
        what: {
          en: 'run overhead service conductors lower than 8-1/2 ft above a flat or low-slope roof',
          es: 'pasar conductores aéreos de acometida a menos de 8-1/2 pies sobre un techo plano o casi plano',
        },
        unless: {
          en: 'an exception applies, such as a short run over the overhang to a mast at 300 V or less',
          es: 'aplique una excepción, como un tramo corto sobre el alero hasta el mástil a 300 V o menos',
        },
        words: 'garage porch lines',
      },
    ],
    words: { en: 'service drop over roof clearance slope', es: 'bajada sobre techo despeje pendiente' },
  },
  {
    id: '230-24-a-overhang',
    section: '230.24(A)',
    grade: 'V2',
    title: { en: '18 in. over the roof overhang', es: '18 pulg. sobre el alero' },
    text: {
      en: 'At 300 V or less between conductors, the clearance over the overhanging part of a roof may be 18 in., if no more than 6 ft of conductor passes over no more than 4 ft of roof and it ends at a through-the-roof mast or approved support.',
      es: 'Con 300 V o menos entre conductores, el despeje sobre la parte volada del techo puede ser de 18 pulg., si no pasan más de 6 pies de conductor sobre no más de 4 pies de techo y terminan en un mástil que cruza el techo o soporte aprobado.',
    },
    figures: { v: [300, 'V'], c: [18, 'in'], l: [6, 'ft'], w: [4, 'ft'] },
    claims: [
      {
        says: 'may',
        what: { en: 'run service conductors 18 in. above a roof overhang', es: 'pasar conductores de acometida a 18 pulg. sobre el alero' },
        if: {
          en: '300 V or less, at most 6 ft of conductor over 4 ft of roof, ending at a through-the-roof mast or approved support',
          es: '300 V o menos, máximo 6 pies de conductor sobre 4 pies de techo, terminando en mástil o soporte aprobado',
        },
        words: 'mast eave',
      },
    ],
    words: { en: 'mast through roof overhang eave weatherhead 18', es: 'mástil alero mufa 18' },
  },
  {
    id: '230-24-b-ground',
    section: '230.24(B)',
    grade: 'V2',
    title: { en: 'Overhead service above ground', es: 'Acometida aérea sobre el suelo' },
    text: {
      en: 'Overhead service conductors clear finished grade by 10 ft at the entrance, drip loop and pedestrian areas, for cabled conductors at 150 V or less to ground; 12 ft over residential property and driveways at 300 V or less to ground; 15 ft there above that; 18 ft over streets, alleys and truck areas.',
      es: 'Los conductores aéreos libran el suelo por 10 pies en la entrada, la curva de goteo y áreas de peatones, con cable trenzado a 150 V o menos a tierra; 12 pies sobre propiedad residencial y entradas de autos a 300 V o menos a tierra; 15 pies ahí con más voltaje; 18 pies sobre calles, callejones y paso de camiones.',
    },
    figures: { a: [10, 'ft'], va: [150, 'V'], b: [12, 'ft'], vb: [300, 'V'], c: [15, 'ft'], d: [18, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep service conductors at 150 V or less to ground 10 ft above the entrance, drip loop and pedestrian areas',
          es: 'mantener la acometida de 150 V o menos a tierra a 10 pies sobre entrada, curva de goteo y peatones',
        },
        words: 'service drop height',
      },
      {
        says: 'must',
        what: {
          en: 'keep service conductors 12 ft above residential property and driveways',
          es: 'mantener la acometida a 12 pies sobre propiedad residencial y entradas de auto',
        },
        if: { en: 'it is 300 V or less to ground; above that, 15 ft', es: 'es de 300 V o menos a tierra; arriba de eso, 15 pies' },
        words: 'service drop driveway height',
      },
      {
        says: 'must',
        what: {
          en: 'keep service conductors 18 ft above streets, alleys and truck areas',
          es: 'mantener la acometida a 18 pies sobre calles, callejones y áreas de camiones',
        },
        words: 'service drop street',
      },
      {
        says: 'must-not',
        what: {
          en: 'let the service drop or drip loop hang lower than 10 ft over a patio or walk',
          es: 'dejar la acometida aérea o curva de goteo a menos de 10 pies sobre un patio o paso',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'let the service drop hang lower than 18 ft over a street, alley or truck area',
          es: 'dejar la acometida aérea a menos de 18 pies sobre calle, callejón o paso de camiones',
        },
      },
    ],
    words: {
      en: 'drip loop height driveway street 10 12 15 18 residential',
      es: 'altura gota entrada de autos 10 12 15 18 cable bajada carros casa mínima',
    },
  },
  {
    id: '230-26-attachment',
    section: '230.26',
    grade: 'V2',
    title: { en: 'Point of attachment', es: 'Punto de sujeción' },
    text: {
      en: 'The point of attachment must be high enough to keep the required clearances, and never less than 10 ft above finished grade.',
      es: 'El punto de sujeción debe permitir los despejes exigidos y nunca estar a menos de 10 pies sobre el suelo terminado.',
    },
    figures: { h: [10, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'attach the service drop lower than 10 ft above grade',
          es: 'sujetar la acometida aérea a menos de 10 pies sobre el suelo',
        },
        words: 'point of attachment weatherhead height',
      },
    ],
    words: { en: 'attachment point height house service drop', es: 'altura sujeción casa bajada' },
  },
  {
    id: '230-28-mast',
    section: '230.28',
    grade: 'V2',
    title: { en: 'Service mast', es: 'Mástil de acometida' },
    text: {
      en: "A mast that supports service-drop conductors must be strong enough, or braced or guyed, to take the strain. Only power service-drop or overhead service conductors may be attached to it: no phone, cable or satellite lines. Don't attach the drop above a coupling that sits above the last point where the mast is secured to the building.",
      es: 'El mástil que sostiene la bajada debe resistir el esfuerzo, o llevar retenida o refuerzo. Solo se sujetan a él los conductores de fuerza de la acometida: nada de teléfono, cable ni antenas. No sujete la bajada arriba de un cople que quede más alto que el último punto donde el mástil se fija al edificio.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'attach phone, cable TV or satellite lines to the service mast',
          es: 'sujetar líneas de teléfono, cable o satélite al mástil de acometida',
        },
        words: 'dish antenna mast',
      },
      {
        says: 'must',
        what: {
          en: "brace or guy a service mast that isn't strong enough for the strain",
          es: 'reforzar o poner retenida a un mástil que no aguanta la tensión',
        },
        words: 'guy wire',
      },
      {
        says: 'must-not',
        what: {
          en: "attach the drop above a coupling that is above the mast's last securing point",
          es: 'sujetar la acometida arriba de un cople sobre la última sujeción del mástil',
        },
        words: 'mast coupling',
      },
    ],
    words: {
      en: 'riser wire rigid 2 mast cable tv attached coupling above roof attach',
      es: 'mástil retenida tubo rígido cable tv sujeto cople',
    },
  },
  {
    id: '230-31-underground-size',
    section: '230.31',
    grade: 'V1',
    title: { en: 'Underground service: minimum size', es: 'Acometida subterránea: calibre mínimo' },
    text: {
      en: 'Underground service conductors carry the load with mechanical strength to suit, and are at least 8 AWG copper or 6 AWG aluminum or copper-clad aluminum, with smaller ones only for limited single-circuit loads.',
      es: 'Los conductores subterráneos soportan la carga con resistencia mecánica adecuada y son al menos 8 AWG de cobre o 6 AWG de aluminio o aluminio recubierto de cobre; menores solo para cargas limitadas de un solo circuito.',
    },
    figures: { cu: [8, 'AWG'], al: [6, 'AWG'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use underground service conductors smaller than 8 AWG copper or 6 AWG aluminum',
          es: 'usar conductores subterráneos de acometida menores que 8 AWG cobre o 6 AWG aluminio',
        },
        unless: { en: 'it is a limited single-circuit load', es: 'sea carga limitada de un solo circuito' },
        words: 'lateral size',
      },
    ],
    words: { en: 'service lateral wire size minimum underground', es: 'calibre mínimo lateral subterránea' },
  },
  {
    id: '230-32-protection',
    section: '230.32',
    grade: 'V1',
    title: { en: 'Protect underground service conductors', es: 'Proteja los conductores subterráneos' },
    text: {
      en: 'Underground service conductors follow the burial and protection rules of 300.5, and where they enter a building they are in the wiring methods allowed for services or otherwise protected as that section requires.',
      es: 'Los conductores subterráneos de acometida siguen las reglas de profundidad y protección de 300.5, y al entrar al edificio van en los métodos permitidos para acometidas o protegidos como pide esa sección.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bury and protect underground service conductors by the 300.5 rules',
          es: 'enterrar y proteger los conductores subterráneos de acometida según 300.5',
        },
        words: 'lateral depth',
      },
    ],
    words: { en: 'lateral depth burial ribbon riser protection', es: 'profundidad lateral cinta protección' },
  },
  {
    id: '230-40-sets',
    section: '230.40',
    grade: 'V2',
    title: { en: 'One set of service-entrance conductors', es: 'Un juego de conductores de entrada' },
    text: {
      en: 'Each service drop, lateral or set of service conductors supplies one set of service-entrance conductors. Exceptions cover multiple occupancies, two to six disconnects in separate enclosures, a house and another structure on the lot, and equipment allowed ahead of the main.',
      es: 'Cada bajada, lateral o juego de conductores alimenta un solo juego de conductores de entrada. Las excepciones cubren varios ocupantes, de dos a seis desconectadores en gabinetes separados, casa más otra construcción en el lote, y equipo permitido antes del principal.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'supply more than one set of service-entrance conductors from one drop or lateral',
          es: 'alimentar más de un juego de conductores de entrada con una acometida',
        },
        unless: {
          en: 'an exception fits: multiple occupancies, two to six separate disconnects, a house plus another structure, or equipment ahead of the main',
          es: 'aplique una excepción: varios ocupantes, dos a seis desconectadores separados, casa más otra estructura o equipo antes del principal',
        },
        words: 'two sets service entrance',
      },
    ],
    words: { en: 'two panels one meter separate sets taps 320', es: 'dos tableros medidor juegos separados' },
  },
  {
    id: '230-42-ampacity',
    section: '230.42',
    grade: 'V2',
    title: { en: 'Size of service-entrance conductors', es: 'Calibre de los conductores de entrada' },
    text: {
      en: 'Service-entrance conductors need an ampacity of at least 125% of the continuous load plus the noncontinuous load before any factors, and the load served after them, and not less than the minimum rating of the disconnect. The neutral may not be smaller than 250.24 requires.',
      es: 'Los conductores de entrada necesitan ampacidad de al menos 125% de la carga continua más la no continua antes de factores, y la carga servida después de ellos, y no menos que el valor mínimo del desconectador. El neutro no puede ser menor que lo que pide 250.24.',
    },
    figures: { c: [125, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size service-entrance conductors for 125% of continuous plus 100% of noncontinuous load',
          es: 'calcular los conductores de entrada para 125% de la carga continua más 100% de la no continua',
        },
        words: 'service wire size',
      },
      {
        says: 'must-not',
        what: {
          en: 'use service conductors below the minimum rating of the service disconnect',
          es: 'usar conductores de acometida menores que el mínimo del desconectador',
        },
        words: 'service wire size',
      },
    ],
    words: { en: 'service wire size 200 4/0 2/0 conductors', es: 'calibre acometida 200 4/0 2/0' },
  },
  {
    id: '230-43-wiring-methods',
    section: '230.43',
    grade: 'V1',
    title: { en: 'Wiring methods for service conductors', es: 'Métodos de cableado para acometida' },
    text: {
      en: 'Service-entrance conductors may be in RMC, IMC, EMT, PVC, HDPE or RTRC, service-entrance cable, MC or MI cable, wireways, busways, auxiliary gutters and cable tray, among others. Flexible and liquidtight flexible metal conduit are limited to 6 ft with a bonding jumper. NM cable is not on the list.',
      es: 'Los conductores de entrada pueden ir en RMC, IMC, EMT, PVC, HDPE o RTRC, cable SE, MC o MI, ductos, electroductos, canaletas auxiliares y charola, entre otros. El flexible metálico y el hermético se limitan a 6 pies con puente de unión. El cable NM no está en la lista.',
    },
    figures: { l: [6, 'ft'] },
    claims: [
      {
        says: 'may',
        what: { en: 'run service-entrance conductors in EMT, PVC, RMC or IMC', es: 'llevar conductores de entrada en EMT, PVC, RMC o IMC' },
        words: 'service conduit',
      },
      {
        says: 'may',
        what: {
          en: 'use service-entrance (SE), MC or MI cable for service conductors',
          es: 'usar cable de acometida (SE), MC o MI para la entrada',
        },
        words: 'SEU',
      },
      {
        says: 'must-not',
        what: { en: 'use NM cable (romex) as service-entrance conductors', es: 'usar cable NM (romex) como conductores de entrada' },
        words: 'romex service',
      },
      {
        says: 'may',
        what: {
          en: 'use flexible metal or liquidtight flexible metal conduit for service conductors',
          es: 'usar flexible metálico o liquidtight metálico para conductores de acometida',
        },
        if: { en: 'it is 6 ft or less with a bonding jumper', es: 'es de 6 pies o menos con puente de unión' },
        words: 'sealtight service flex',
      },
    ],
    words: { en: 'emt service riser pvc flex conduit meter to panel ser', es: 'emt pvc flexible medidor al tablero' },
  },
  {
    id: '230-46-splices',
    section: '230.46',
    grade: 'V2',
    title: { en: 'Splices and taps in service conductors', es: 'Empalmes y derivaciones en la acometida' },
    text: {
      en: 'Service-entrance conductors may be spliced or tapped. The power distribution blocks, pressure connectors and splice devices used must be listed and marked as suitable for use on the line side of the service equipment or equivalent.',
      es: 'Los conductores de entrada pueden empalmarse o derivarse. Los bloques de distribución, conectores a presión y dispositivos usados deben estar listados y marcados como aptos para el lado de línea del equipo de acometida o equivalente.',
    },
    textIn: {
      '2017': {
        en: 'Service-entrance conductors may be spliced or tapped under the general splice rules; power distribution blocks used there must be listed and marked for use on the line side of the service equipment.',
        es: 'Los conductores de entrada pueden empalmarse o derivarse con las reglas generales; los bloques de distribución deben estar listados y marcados para el lado de línea del equipo de acometida.',
      },
    },
    claims: [
      {
        says: 'may',
        what: { en: 'splice or tap service-entrance conductors', es: 'empalmar o derivar conductores de entrada' },
        if: {
          en: 'with devices listed and marked as suitable for the line side of service equipment',
          es: 'con dispositivos listados y marcados para el lado de línea de la acometida',
        },
        words: 'splice service wires extend',
      },
      {
        says: 'must-not',
        what: {
          en: 'splice service conductors with connectors not marked for line-side use',
          es: 'empalmar la acometida con conectores no marcados para el lado de línea',
        },
        words: 'polaris split bolt',
      },
    ],
    words: {
      en: 'polaris connector line side tap solar splice ahead main block',
      es: 'polaris derivación lado línea solar empalme antes principal',
    },
  },
  {
    id: '230-50-damage',
    section: '230.50(B)',
    grade: 'V1',
    title: { en: 'Protect service conductors from damage', es: 'Proteja los conductores contra daño' },
    text: {
      en: 'Service-entrance cable exposed to physical damage is protected by RMC, IMC, EMT, Schedule 80 PVC, RTRC-XW or other approved means. Individual open conductors and cables near ground need it most.',
      es: 'El cable de entrada expuesto a daño físico se protege con RMC, IMC, EMT, PVC cédula 80, RTRC-XW u otro medio aprobado. Los conductores y cables cerca del suelo son los que más lo necesitan.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect exposed service-entrance cable from damage with RMC, IMC, EMT, Schedule 80 PVC, RTRC-XW or other approved means',
          es: 'proteger el cable de entrada expuesto a daño con RMC, IMC, EMT, PVC cédula 80, RTRC-XW u otro medio aprobado',
        },
        words: 'SEU sleeve',
      },
    ],
    words: { en: 'se cable garage exposed damage schedule 80', es: 'cable se expuesto daño cédula 80' },
  },
  {
    id: '230-51-supports',
    section: '230.51(A)',
    grade: 'V2',
    title: { en: 'Support of service-entrance cable', es: 'Soporte del cable de entrada' },
    text: {
      en: 'Service-entrance cable is strapped within 12 in. of every service head, gooseneck, raceway or enclosure, and at intervals of 30 in. or less.',
      es: 'El cable de entrada se sujeta a 12 pulg. o menos de cada mufa, cuello de ganso, tubo o gabinete, y a intervalos de 30 pulg. o menos.',
    },
    figures: { a: [12, 'in'], b: [30, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'strap service-entrance cable within 12 in. of heads and enclosures and every 30 in.',
          es: 'sujetar el cable de entrada a 12 pulg. de mufas y gabinetes y cada 30 pulg.',
        },
        words: 'SEU strap',
      },
    ],
    words: { en: 'seu cable strap spacing wall', es: 'abrazadera cable seu separación muro abrazaderas del cable SE cada cuánto' },
  },
  {
    id: '230-54-service-head',
    section: '230.54',
    grade: 'V2',
    title: { en: 'Weatherhead and drip loop', es: 'Mufa y curva de goteo' },
    text: {
      en: 'A service raceway has a raintight service head, listed for wet locations, set above the point of attachment where possible. Conductors of different potential leave through separate bushed openings, and drip loops keep water from entering.',
      es: 'El tubo de acometida lleva mufa hermética a la lluvia, listada para lugares mojados, arriba del punto de sujeción donde sea posible. Los conductores de distinto potencial salen por aberturas separadas con boquilla, y la curva de goteo evita que entre agua.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'put a raintight service head on a service raceway', es: 'poner una mufa a prueba de lluvia en el tubo de acometida' },
        words: 'weatherhead',
      },
      {
        says: 'must',
        what: { en: 'form drip loops at the weatherhead', es: 'hacer curvas de goteo en la mufa' },
        words: 'drip loop',
      },
      {
        says: 'must',
        what: { en: 'set the service head above the point of attachment', es: 'poner la mufa arriba del punto de sujeción' },
        if: { en: 'it is possible', es: 'es posible' },
        words: 'weatherhead below',
      },
      {
        says: 'may',
        what: {
          en: 'set the weatherhead below the hook where there is no room above',
          es: 'poner la mufa abajo del gancho donde no hay lugar arriba',
        },
        if: { en: 'it is within 24 in. of the hook', es: 'queda a 24 pulg. o menos del gancho' },
        words: 'lower',
      },
    ],
    words: { en: 'weather head drip loop height above attachment', es: 'mufa gota altura sujeción' },
  },
  {
    id: '230-53-drain',
    section: '230.53',
    grade: 'V1',
    title: { en: 'Service raceways: raintight and drained', es: 'Tubos de acometida: a prueba de lluvia y drenados' },
    text: {
      en: 'Where exposed to the weather, raceways that enclose service-entrance conductors are listed or approved for wet locations and arranged to drain.',
      es: 'A la intemperie, los tubos de los conductores de entrada de acometida van listados o aprobados para lugares mojados y dispuestos para drenar.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'make service raceways exposed to weather suitable for wet locations and arranged to drain',
          es: 'usar tubos de acometida a la intemperie aptos para lugar mojado y que drenen',
        },
        words: 'raintight',
      },
    ],
    words: { en: 'drain weep hole riser wet location service raceway water outside', es: 'drenaje agua tubo de acometida exterior' },
  },
  {
    id: '230-56-high-leg',
    section: '230.56',
    grade: 'V2',
    title: { en: 'High leg marked at the service', es: 'Pierna alta marcada en la acometida' },
    text: {
      en: 'On a 4-wire delta service with the midpoint of one phase grounded, the higher-voltage phase is marked orange, or by other effective means, at each termination or junction.',
      es: 'En una acometida delta de 4 hilos con el punto medio de una fase a tierra, la fase de mayor voltaje se marca de naranja, o por otro medio eficaz, en cada terminación o empalme.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'mark the high leg orange, or by other effective means, at the service',
          es: 'marcar en naranja, u otro medio eficaz, la pierna alta en la acometida',
        },
        words: 'wild leg delta',
      },
    ],
    words: { en: 'orange wild leg service delta', es: 'naranja pierna alta delta acometida' },
  },
  {
    id: '230-62-c-barriers',
    section: '230.62(C)',
    numberIn: { '2017': '408.3(A)(2)' },
    grade: 'V2',
    title: { en: 'Barriers in service equipment', es: 'Barreras en el equipo de acometida' },
    text: {
      en: 'Barriers are placed so that, with the service disconnect open, no energized service busbar or terminal is exposed to accidental contact while load terminations are serviced.',
      es: 'Se colocan barreras para que, con el desconectador abierto, ninguna barra o terminal de acometida energizada quede expuesta al contacto al trabajar en las terminales de carga.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'place barriers so no energized service terminal is exposed with the service disconnect open',
          es: 'poner barreras para que ninguna terminal viva de acometida quede expuesta con el principal abierto',
        },
        words: 'main panel barrier line side lugs cover',
      },
    ],
    words: { en: 'line side barrier lug cover main breaker panel', es: 'barrera lado línea tapa zapatas principal' },
  },
  {
    id: '230-66-marking',
    section: '230.66',
    grade: 'V2',
    title: { en: 'Suitable for use as service equipment', es: 'Apto para usarse como equipo de acometida' },
    text: {
      en: 'Service equipment of 1000 V or less must be marked as suitable for use as service equipment and be listed or field evaluated. Meter sockets are not service equipment but must be listed and rated for the service, except those the utility supplies and controls.',
      es: 'El equipo de acometida de 1000 V o menos debe estar marcado como apto para acometida y listado o evaluado en campo. Las bases de medidor no son equipo de acometida, pero deben estar listadas y con el valor de la acometida, salvo las que surte y controla la compañía.',
    },
    figures: { v: [1000, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use service equipment marked as suitable for use as service equipment',
          es: 'usar equipo marcado como apto para acometida',
        },
        words: 'SUSE main panel',
      },
      {
        says: 'must',
        what: {
          en: 'use listed meter sockets rated for the service',
          es: 'usar bases de medidor listadas y con capacidad para la acometida',
        },
        unless: { en: 'the utility supplies and controls them', es: 'la compañía eléctrica las suministre y controle' },
        words: 'meter can',
      },
      {
        says: 'need-not',
        what: {
          en: 'have a meter socket marked as suitable for use as service equipment',
          es: 'tener la base del medidor marcada como adecuada para equipo de acometida',
        },
        unless: { en: 'the service disconnect is in it', es: 'contenga el desconectador de la acometida' },
        words: 'label sticker can suitable',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a panel marked for use as a sub only as service equipment',
          es: 'usar como equipo de acometida un tablero marcado solo para subtablero',
        },
        words: 'first main meter unmarked label',
      },
      {
        says: 'is-not',
        what: { en: 'a meter socket is service equipment', es: 'una base de medidor sea equipo de acometida' },
      },
    ],
    words: { en: 'suse service rated disconnect meter socket listed', es: 'apto acometida desconectador base medidor' },
  },
  {
    id: '230-67-surge',
    section: '230.67',
    numberIn: { '2017': null },
    grade: 'V2',
    title: { en: 'Surge protection at the service', es: 'Supresor en la acometida' },
    text: {
      en: 'Services to dwelling units, dormitory units, hotel guest rooms and suites, and patient sleeping rooms of nursing homes need a Type 1 or Type 2 SPD of at least 10 kA nominal discharge current, in or right next to the service equipment, or else at each next level of distribution. A service change triggers it too.',
      es: 'Las acometidas de viviendas, dormitorios, cuartos y suites de hotel y cuartos de pacientes en asilos necesitan un SPD Tipo 1 o Tipo 2 de al menos 10 kA de corriente nominal de descarga, dentro o junto al equipo de acometida, o si no en cada siguiente nivel de distribución. También al cambiar la acometida.',
    },
    textIn: {
      '2020': {
        en: 'Services to dwelling units need a Type 1 or Type 2 SPD in or right next to the service equipment, or else at each next level of distribution. Replacing the service equipment triggers it too.',
        es: 'Las acometidas de viviendas necesitan un SPD Tipo 1 o Tipo 2 dentro o junto al equipo de acometida, o si no en cada siguiente nivel de distribución. También al reemplazar el equipo.',
      },
    },
    figures: { k: [10, 'kA'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a Type 1 or 2 surge protector (SPD) at a dwelling service',
          es: 'instalar un supresor Tipo 1 o 2 (SPD) en la acometida de una vivienda',
        },
        words: 'surge protection required house',
      },
      {
        says: 'must',
        what: {
          en: "add surge protection when a dwelling's service is changed",
          es: 'agregar supresor al cambiar la acometida de una vivienda',
        },
        words: 'service upgrade panel change SPD',
      },
      {
        says: 'must',
        what: {
          en: 'install an SPD at services of dormitory units, hotel guest rooms and nursing-home sleeping rooms',
          es: 'instalar SPD en acometidas de residencias estudiantiles, cuartos de hotel y dormitorios de asilos',
        },
        words: 'surge',
      },
      {
        says: 'may',
        what: {
          en: 'put the SPD at each next level of distribution instead of at the service equipment',
          es: 'poner el SPD en cada siguiente nivel de distribución en vez de en la acometida',
        },
        words: 'surge subpanel',
      },
    ],
    words: { en: 'whole house surge protector required service change panel', es: 'supresor picos toda casa cambio acometida' },
  },
  {
    id: '230-70-location',
    section: '230.70(A)(1)',
    grade: 'V2',
    title: { en: 'Service disconnect location', es: 'Ubicación del desconectador de acometida' },
    text: {
      en: "The service disconnect goes in a readily accessible place, outside the building or inside nearest the point where the service conductors enter. The code sets no footage for 'nearest'; many utilities and cities do.",
      es: "El desconectador de acometida va en un lugar fácilmente accesible, afuera del edificio o adentro lo más cerca de donde entran los conductores. El código no fija pies para 'lo más cerca'; muchas compañías y ciudades sí.",
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put the service disconnect in a readily accessible place, outside or inside nearest the entry point',
          es: 'poner el desconectador de acometida en lugar fácilmente accesible, afuera o adentro lo más cerca de la entrada',
        },
        words: 'main breaker location',
      },
      {
        says: 'must-not',
        what: {
          en: 'run service conductors far through the building before the disconnect',
          es: 'llevar los conductores de acometida lejos por el edificio antes del desconectador',
        },
        words: 'main panel center middle of house hallway attic unfused distance',
      },
    ],
    words: { en: 'main disconnect far inside nearest point entrance', es: 'desconectador principal adentro distancia' },
  },
  {
    id: '230-70-bathroom',
    section: '230.70(A)(2)',
    grade: 'V2',
    title: { en: 'No service disconnect in a bathroom', es: 'Sin desconectador de acometida en baños' },
    text: {
      en: 'A service disconnect may not be installed in a bathroom, in any occupancy.',
      es: 'El desconectador de acometida no puede instalarse en un baño, en ningún tipo de local ni vivienda.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'install a service disconnect in a bathroom', es: 'instalar un desconectador de acometida en un baño' },
        words: 'main panel bathroom',
      },
    ],
    words: { en: 'main panel bathroom allowed', es: 'tablero principal baño' },
  },
  {
    id: '230-70-suitable',
    section: '230.70(C)',
    grade: 'K',
    title: { en: 'Suited to the conditions; marked', es: 'Adecuado al lugar; marcado' },
    text: {
      en: 'Each service disconnect is permanently marked as such and must be suitable for the conditions where it is, a damp or wet place included.',
      es: 'Cada desconectador de acometida se marca permanentemente como tal y debe ser adecuado al lugar donde está, incluso húmedo o mojado.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'mark each service disconnect as such', es: 'marcar cada desconectador de acometida como tal' },
        words: 'label main',
      },
      {
        says: 'must',
        what: {
          en: 'use a service disconnect suited to the damp or wet place where it is',
          es: 'usar un desconectador apto para el lugar húmedo o mojado donde está',
        },
        words: 'outdoor main',
      },
    ],
    words: { en: 'service disconnect label marking', es: 'etiqueta desconectador de acometida' },
  },
  {
    id: '230-71-number',
    section: '230.71',
    grade: 'V2',
    title: { en: 'Number of service disconnects: six mains, not in one panel', es: 'Número de desconectadores de acometida' },
    text: {
      en: 'A service has one disconnect, or two to six kept separate: each in its own enclosure, its own panelboard with a main, its own switchboard section with barriers, or its own compartment of switchgear or metering center. Six mains in one panel or undivided enclosure are no longer allowed.',
      es: 'Una acometida tiene un desconectador, o de dos a seis si cada uno está en su propio gabinete, su propio tablero con principal, su propia sección de tablero con barreras, o su propio compartimiento de switchgear o centro de medición. Ya no se permiten seis principales en un mismo tablero o gabinete sin división.',
    },
    textIn: {
      '2017': {
        en: "A service may have up to six disconnects, switches or breakers, in one enclosure, in a group of enclosures, or in a switchboard or switchgear: the 'six throws of the hand'.",
        es: "Una acometida puede tener hasta seis desconectadores, switches o breakers, en un gabinete, en un grupo de gabinetes o en un tablero o switchgear: los 'seis movimientos de mano'.",
      },
    },
    claims: [
      {
        says: 'may',
        what: { en: 'have two to six service disconnects', es: 'tener de dos a seis desconectadores de acometida' },
        if: {
          en: 'each has its own enclosure, panelboard with main, barriered switchboard section, or switchgear or metering compartment',
          es: 'cada uno tiene su gabinete, tablero con principal, sección con barreras o compartimiento de switchgear o medición',
        },
        words: 'six mains six throws',
      },
      {
        says: 'must-not',
        what: {
          en: 'put up to six mains in one panel or undivided enclosure',
          es: 'poner hasta seis principales en un solo tablero o gabinete sin división',
        },
        words: 'six disconnect rule split bus',
      },
      {
        says: 'must-not',
        what: { en: 'have more than six service disconnects', es: 'tener más de seis desconectadores de acometida' },
        words: 'seven mains',
      },
    ],
    words: {
      en: 'six disconnect rule throws main breaker split bus 6 one enclosure single new service panel maximum mains panel',
      es: 'regla seis movimientos principal bus dividido 6 solo gabinete desconectadores tener acometida principales tablero',
    },
  },
  {
    id: '230-72-grouping',
    section: '230.72(A)',
    grade: 'V2',
    title: { en: 'Group the service disconnects in one location', es: 'Agrupe los desconectadores de acometida' },
    text: {
      en: "The two to six disconnects are grouped in one location and each is marked for the load it serves. The disconnect for a fire pump, emergency or standby service is placed remote enough that it isn't shut off by mistake.",
      es: 'Los dos a seis desconectadores se agrupan en un lugar y cada uno se marca con la carga que sirve. El de bomba contra incendio, emergencia o respaldo se separa lo suficiente para que no lo apaguen por error.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'group two to six service disconnects in one location and mark each load',
          es: 'agrupar de dos a seis desconectadores de acometida en un lugar y marcar su carga',
        },
        words: 'six mains',
      },
      {
        says: 'must',
        what: {
          en: 'place a fire pump, emergency or standby service disconnect remote from the others',
          es: 'poner el desconectador de bomba contra incendio, emergencia o respaldo lejos de los otros',
        },
        words: 'fire pump',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the disconnects of one service at different ends of the building',
          es: 'poner los desconectadores de una acometida en distintos lados del edificio',
        },
        words: 'two mains split opposite sides',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the fire pump disconnect right beside the other mains',
          es: 'poner el desconectador de la bomba contra incendio junto a los otros principales',
        },
      },
    ],
    words: {
      en: 'group mains same marking service disconnects one breakers together',
      es: 'agrupar principales lugar marca juntos todos desconectadores',
    },
  },
  {
    id: '230-74-neutral-disconnect',
    section: '230.75',
    grade: 'K',
    title: { en: 'Disconnecting the neutral', es: 'Desconexión del neutro' },
    text: {
      en: "Where the service disconnect doesn't open the grounded conductor, the service equipment must have another means to do so: a terminal or bus to which all of them attach with pressure connectors.",
      es: 'Si el desconectador no abre el conductor puesto a tierra, el equipo de acometida debe tener otro medio para separarlo: una terminal o barra donde todos se conectan con conectores a presión.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a terminal or bus to disconnect the neutral at the service equipment',
          es: 'poner una terminal o barra para desconectar el neutro en el equipo de acometida',
        },
        if: { en: "the service disconnect doesn't open the neutral", es: 'el desconectador no abre el neutro' },
        words: 'neutral bar',
      },
      {
        says: 'need-not',
        what: { en: 'use a service disconnect that opens the neutral', es: 'usar un desconectador de acometida que abra el neutro' },
        if: {
          en: 'a terminal or bus with pressure connectors can disconnect it',
          es: 'una terminal o barra con conectores de presión permite desconectarlo',
        },
        words: 'switch neutral',
      },
    ],
    words: { en: 'neutral lug disconnect link', es: 'zapata neutro enlace' },
  },
  {
    id: '230-77-indicating',
    section: '230.77',
    grade: 'V1',
    title: { en: 'Show open or closed', es: 'Debe indicar abierto o cerrado' },
    text: {
      en: 'The service disconnect must plainly show whether it is open or closed.',
      es: 'El desconectador de acometida debe indicar claramente si está abierto (desconectado) o cerrado (conectado).',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a service disconnect that shows whether it is open or closed',
          es: 'usar un desconectador de acometida que muestre si está abierto o cerrado',
        },
        words: 'main on off',
      },
    ],
    words: { en: 'on off indication main', es: 'indicación encendido apagado principal' },
  },
  {
    id: '230-79-rating',
    section: '230.79',
    grade: 'V2',
    title: { en: 'Smallest service disconnect', es: 'Desconectador mínimo de acometida' },
    text: {
      en: 'The service disconnect may not be smaller than the calculated load, nor than: 15 A for a limited load on one branch circuit, 30 A for up to two 2-wire circuits, 100 A, 3-wire, for a one-family dwelling, and 60 A for all others.',
      es: 'El desconectador de acometida no puede ser menor que la carga calculada ni que: 15 A para carga limitada de un solo ramal, 30 A para hasta dos circuitos de 2 hilos, 100 A de 3 hilos para vivienda unifamiliar, y 60 A para todos los demás.',
    },
    figures: { a: [15, 'A'], b: [30, 'A'], c: [100, 'A'], d: [60, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a service disconnect of 100 A, 3-wire, or more for a one-family dwelling',
          es: 'usar un desconectador de acometida de 100 A, 3 hilos, o más en casa unifamiliar',
        },
        words: '60 amp service house',
      },
      {
        says: 'must',
        what: {
          en: 'use a service disconnect of 60 A or more for other than houses and small loads',
          es: 'usar un desconectador de 60 A o más en lo que no sea casa o carga pequeña',
        },
        words: 'minimum service size',
      },
      {
        says: 'may',
        what: { en: 'use a 30 A service disconnect', es: 'usar un desconectador de acometida de 30 A' },
        if: {
          en: "there are no more than two 2-wire circuits and the calculated load isn't larger",
          es: 'hay no más de dos circuitos de 2 hilos y la carga calculada no es mayor',
        },
        words: 'small service',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a service disconnect smaller than the calculated load',
          es: 'usar un desconectador de acometida menor que la carga calculada',
        },
        words: 'main breaker size',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a service disconnect below 100 A in a one-family house',
          es: 'poner un desconectador de acometida de menos de 100 A en una casa unifamiliar',
        },
        words: '60 amp service new panel keep dejar',
      },
    ],
    words: {
      en: 'minimum service size house 100 60 two 2-wire circuits disconnect rating',
      es: 'acometida mínima casa 100 60 desconectador capacidad',
    },
  },
  {
    id: '230-80-combined',
    section: '230.80',
    grade: 'K',
    title: { en: 'Several disconnects added up', es: 'Varios desconectadores sumados' },
    text: {
      en: 'Where the service disconnect is more than one switch or breaker, their combined ratings may not be less than a single disconnect would need.',
      es: 'Si el desconectador son varios switches o breakers, la suma de sus valores no puede ser menor que lo que pediría uno solo.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "make several service disconnects' combined rating at least what a single one would need",
          es: 'hacer que varios desconectadores sumen al menos lo que necesitaría uno solo',
        },
        words: 'two mains sum',
      },
    ],
    words: { en: 'sum of mains service rating multiple', es: 'suma de principales valor' },
  },
  {
    id: '230-82-supply-side',
    section: '230.82',
    grade: 'V2',
    title: { en: 'What may connect on the supply side of the service disconnect', es: 'Qué puede ir antes del principal' },
    text: {
      en: 'Only listed items may connect on the supply side of the service disconnect, such as cable limiters, meters and meter sockets, meter disconnect switches, instrument transformers, SPDs Type 1, taps for load management and standby or solar sources, fire alarm and fire pump supplies, and emergency disconnects.',
      es: 'Solo ciertos equipos pueden conectarse del lado de suministro del desconectador: limitadores de cable, medidores y sus bases, desconectadores de medidor, transformadores de medición, SPD Tipo 1, derivaciones para manejo de carga y fuentes de respaldo o solar, alimentación de alarma y bomba contra incendio, y cortes de emergencia.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'connect loads or equipment not on the list ahead of the service disconnect',
          es: 'conectar cargas o equipo fuera de la lista antes del principal',
        },
        words: 'tap before main receptacle outlet heater hot tub sub panel contacto calentador',
      },
      {
        says: 'may',
        what: {
          en: 'connect meters, meter disconnects, Type 1 SPDs or emergency disconnects ahead of the service disconnect',
          es: 'conectar medidores, desconectadores de medidor, SPD Tipo 1 o cortes de emergencia antes del principal',
        },
        words: 'line side',
      },
      {
        says: 'may',
        what: {
          en: 'connect a solar or standby source tap ahead of the service disconnect',
          es: 'conectar una derivación solar o de respaldo antes del principal',
        },
        words: 'PV supply side line side',
      },
      {
        says: 'may',
        what: {
          en: 'connect fire alarm and fire pump supplies ahead of the service disconnect',
          es: 'conectar alarma y bomba contra incendio antes del principal',
        },
        words: 'fire pump tap',
      },
    ],
    words: {
      en: 'line side tap solar ahead main meter disconnect spd supply equipment connected',
      es: 'derivación lado línea solar antes principal equipo conectado',
    },
  },
  {
    id: '230-85-emergency-disconnect',
    section: '230.85',
    numberIn: { '2017': null, '2026': '230.70(A)(1)' },
    grade: 'V2',
    title: { en: 'Outdoor emergency disconnect for houses', es: 'Corte de emergencia exterior en casas' },
    text: {
      en: 'One- and two-family dwellings need an emergency disconnect in a readily accessible outdoor location on or within sight of the dwelling, with a sufficient short-circuit rating, grouped if more than one. It may be the service disconnect, a meter disconnect or another listed switch or breaker ahead of the service disconnect. Replaced service equipment gets it too; a replaced meter socket, service wire or raceway alone does not ask for it.',
      es: 'Las viviendas unifamiliares y bifamiliares necesitan un corte de emergencia en un lugar exterior fácilmente accesible, en la vivienda o a su vista, con capacidad de cortocircuito suficiente, agrupado si son varios. Puede ser el desconectador de acometida, un desconectador de medidor u otro switch o breaker listado antes de él. También al cambiar el equipo de acometida; cambiar solo la base del medidor, los cables de acometida o su tubo no lo pide.',
    },
    textIn: {
      '2020': {
        en: 'For one- and two-family dwellings all service conductors end in disconnects with a sufficient short-circuit rating in a readily accessible outdoor location, grouped if more than one. Each may be the service disconnect, a meter disconnect or another listed switch or breaker ahead of it.',
        es: 'En viviendas unifamiliares y bifamiliares todos los conductores de acometida terminan en desconectadores con capacidad de cortocircuito suficiente, en un lugar exterior fácilmente accesible, agrupados si son varios. Puede ser el de acometida, uno de medidor u otro switch o breaker listado antes.',
      },
      '2026': {
        en: 'One- and two-family dwellings have the service disconnect itself in a readily accessible outdoor location, on or within sight of the dwelling. The separate rule for emergency disconnects is gone.',
        es: 'En viviendas unifamiliares y bifamiliares el desconectador de acometida mismo va en un lugar exterior fácilmente accesible, en la vivienda o a su vista. La regla aparte del corte de emergencia ya no está.',
      },
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install an outdoor emergency disconnect at one- and two-family dwellings',
          es: 'instalar un corte de emergencia exterior en casas de una y dos familias',
        },
        unless: {
          en: 'the house is an existing one whose service equipment is not replaced',
          es: 'sea una casa existente cuyo equipo de acometida no se cambia',
        },
        words: 'outside main shutoff',
      },
      {
        says: 'may',
        what: {
          en: 'use the service disconnect or a listed meter disconnect as the emergency disconnect',
          es: 'usar el desconectador de acometida o de medidor listado como corte de emergencia',
        },
        if: {
          en: 'it is readily accessible outdoors, on or within sight of the dwelling, with a sufficient short-circuit rating',
          es: 'está fácilmente accesible afuera, en o a la vista de la vivienda, con capacidad de cortocircuito suficiente',
        },
        editions: ['2020', '2023'],
        words: 'meter main',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave the only shutoff of a house in the basement or a room',
          es: 'dejar el único corte de la casa en el sótano o un cuarto',
        },
        if: {
          en: 'the service is new or, by the 2023 code or later, its service equipment is replaced',
          es: 'la acometida es nueva o, con el código 2023 o posterior, se cambia su equipo de acometida',
        },
        editions: ['2020', '2023', '2026'],
        words: 'stay panel',
      },
      {
        says: 'may',
        what: {
          en: 'use the outdoor service disconnect, such as a meter main, as the outside shutoff of a house',
          es: 'usar el desconectador de acometida de afuera, como un meter main, como corte exterior de una casa',
        },
        editions: ['2026'],
        words: 'emergency disconnect',
      },
    ],
    words: {
      en: 'outside main firefighter shutoff meter exterior disconnect',
      es: 'principal afuera bomberos corte exterior medidor',
    },
  },
  {
    id: '230-85-marking',
    section: '230.85',
    numberIn: { '2017': null },
    grade: 'V2',
    title: { en: 'Marking the emergency disconnect', es: 'Marca del corte de emergencia' },
    text: {
      en: 'Mark it EMERGENCY DISCONNECT, SERVICE DISCONNECT; or EMERGENCY DISCONNECT, METER DISCONNECT, NOT SERVICE EQUIPMENT; or EMERGENCY DISCONNECT, NOT SERVICE EQUIPMENT. From 2023: on the outside front, white on red, letters at least 1/2 in. high.',
      es: 'Se marca EMERGENCY DISCONNECT, SERVICE DISCONNECT; o EMERGENCY DISCONNECT, METER DISCONNECT, NOT SERVICE EQUIPMENT; o EMERGENCY DISCONNECT, NOT SERVICE EQUIPMENT. Desde 2023: al frente por fuera, blanco sobre rojo, letras de 1/2 pulg. o más.',
    },
    figures: { h: ['1/2', 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'mark the emergency disconnect EMERGENCY DISCONNECT with its kind of disconnect',
          es: 'marcar el corte de emergencia EMERGENCY DISCONNECT con su tipo',
        },
        words: 'label',
      },
      {
        says: 'must',
        what: {
          en: 'put the emergency disconnect label outside, white on red, letters at least 1/2 in.',
          es: 'poner afuera la etiqueta del corte, blanco sobre rojo, letras de 1/2 pulg.',
        },
        if: { en: 'the 2023 code or later applies', es: 'rige el código 2023 o posterior' },
        words: 'label',
      },
    ],
    words: { en: 'label emergency disconnect red sticker', es: 'etiqueta corte emergencia texto calcomanía roja' },
  },
  {
    id: '230-90-overload',
    section: '230.90',
    grade: 'V2',
    title: { en: 'Overload protection of service conductors', es: 'Protección contra sobrecarga de la acometida' },
    text: {
      en: 'Each ungrounded service conductor has overload protection, a breaker or fuse in series rated not above its ampacity, with the next standard size up, motors and two to six devices as the main exceptions. The grounded conductor gets none unless all conductors open together.',
      es: 'Cada vivo de acometida lleva protección contra sobrecarga, breaker o fusible en serie no mayor que su ampacidad, con las excepciones del siguiente valor normalizado, motores y de dos a seis dispositivos. El conductor puesto a tierra no la lleva salvo que abran todos juntos.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put overload protection in each ungrounded service conductor, not above its ampacity',
          es: 'poner protección de sobrecarga en cada vivo de acometida, no mayor que su ampacidad',
        },
        unless: {
          en: 'the next standard size up, motors or two to six devices are the exception',
          es: 'aplique el valor siguiente, motores o dos a seis dispositivos',
        },
        words: 'main breaker size wire',
      },
      {
        says: 'must-not',
        what: {
          en: 'put overcurrent protection in the grounded service conductor',
          es: 'poner protección en el conductor puesto a tierra de la acometida',
        },
        unless: { en: 'all conductors open together', es: 'todos los conductores abran juntos' },
        words: 'fused neutral',
      },
    ],
    words: { en: 'service conductor protection sum of breakers exceeds ampacity', es: 'protección conductores acometida suma de breakers' },
  },
  {
    id: '230-91-location',
    section: '230.91',
    grade: 'V2',
    title: { en: 'Overcurrent device with the disconnect', es: 'Protección junto al desconectador' },
    text: {
      en: 'The service overcurrent device is part of the service disconnect or immediately adjacent to it.',
      es: 'La protección de sobrecorriente de acometida es parte del desconectador o queda inmediatamente junto a él.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put the service overcurrent device in or right next to the service disconnect',
          es: 'poner la protección de acometida en el desconectador o junto a él',
        },
        words: 'main fuse',
      },
    ],
    words: { en: 'fused disconnect main breaker adjacent', es: 'desconectador con fusibles principal junto' },
  },
  {
    id: '230-94-relative-location',
    section: '230.94',
    grade: 'K',
    title: { en: 'What may be ahead of the service overcurrent device', es: 'Qué puede ir antes de la protección de acometida' },
    text: {
      en: 'The service overcurrent device protects all circuits and devices, except what may be ahead of it: the service switch, surge devices, meters, instrument transformers, and supplies for fire alarm, fire pump, time switches and load management that have their own protection.',
      es: 'La protección de acometida cubre todos los circuitos y dispositivos, salvo lo que puede ir antes: el interruptor de acometida, supresores, medidores, transformadores de instrumento y alimentaciones con protección propia para alarma, bomba contra incendio, relojes y manejo de carga.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'put the service switch, meters or surge devices ahead of the service overcurrent device',
          es: 'poner el interruptor, medidores o supresores antes de la protección de acometida',
        },
        words: 'line side before main antes fusible principal',
      },
      {
        says: 'must-not',
        what: {
          en: 'put other circuits or devices ahead of the service overcurrent device',
          es: 'poner otros circuitos o dispositivos antes de la protección de acometida',
        },
        unless: {
          en: 'they are fire alarm, fire pump, time switch or load-management supplies with their own protection',
          es: 'sean alimentaciones de alarma, bomba contra incendio, relojes o control de carga con protección propia',
        },
        words: 'tap before main',
      },
      {
        says: 'may',
        what: {
          en: 'put a fire alarm, fire pump or time clock supply with its own fuse ahead of the main',
          es: 'poner antes del principal la alimentación con fusible propio de una alarma, bomba contra incendio o reloj',
        },
        words: 'signs fused switch front overcurrent',
      },
    ],
    words: { en: 'line side of main relative location overcurrent device', es: 'lado línea antes del principal' },
  },
  {
    id: '230-95-gfpe',
    section: '230.95',
    grade: 'V2',
    title: { en: 'GFPE at 480Y/277 services', es: 'GFPE en acometidas 480Y/277' },
    text: {
      en: 'A service disconnect rated 1000 A or more on a solidly grounded wye of more than 150 V to ground, such as 480Y/277, needs ground-fault protection of equipment set at 1200 A or less, opening within one second at 3000 A or more. Not for continuous processes where shutdown adds hazard, nor fire pumps.',
      es: 'Un desconectador de acometida de 1000 A o más en estrella sólidamente aterrizada de más de 150 V a tierra, como 480Y/277, necesita protección de equipo contra falla a tierra ajustada a 1200 A o menos, que abra en un segundo con 3000 A o más. No en procesos continuos donde el paro agrega riesgo, ni en bombas contra incendio.',
    },
    figures: { a: [1000, 'A'], g: [150, 'V'], s: [1200, 'A'], t: [3000, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide ground-fault protection of equipment on a 1000 A or larger 480Y/277 service disconnect',
          es: 'poner protección de falla a tierra en desconectador de acometida de 1000 A o más 480Y/277',
        },
        if: { en: 'the wye is solidly grounded', es: 'la estrella está sólidamente aterrizada' },
        unless: {
          en: 'it is a continuous process where shutdown adds hazard or a fire pump',
          es: 'sea proceso continuo donde parar aumenta el peligro, o bomba contra incendio',
        },
        words: 'GFPE GFP',
      },
      {
        says: 'must-not',
        what: {
          en: 'set service ground-fault protection above 1200 A',
          es: 'ajustar la protección de falla a tierra de acometida arriba de 1200 A',
        },
        words: 'GFPE setting',
      },
    ],
    words: {
      en: 'ground fault main 480 1200 gfp service switchboard GFPE maximum setting time delay 3000',
      es: 'falla a tierra principal 480 1200 gfp tablero GFPE ajuste máximo retardo',
    },
  },
  {
    id: '230-95-c-test',
    section: '230.95(C)',
    grade: 'V2',
    title: { en: 'Test the GFPE on site', es: 'Pruebe la GFPE en sitio' },
    text: {
      en: 'The ground-fault protection system is performance tested when first installed on site, by qualified people and according to approved instructions, and a written record of the test is kept for the inspection authority.',
      es: 'El sistema de protección contra falla a tierra se prueba al instalarse por primera vez en sitio, por personal calificado y según instrucciones aprobadas, y se guarda un registro escrito para la autoridad.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'performance test the service ground-fault protection on site when first installed',
          es: 'probar en sitio la protección de falla a tierra al instalarla',
        },
        words: 'GFPE test',
      },
      {
        says: 'must',
        what: {
          en: 'keep a written record of the ground-fault protection test',
          es: 'guardar registro escrito de la prueba de falla a tierra',
        },
        words: 'GFPE',
      },
    ],
    words: { en: 'gfp test primary injection commissioning record', es: 'prueba gfp inyección primaria registro' },
  },
];

// Confirmed: 230.2, 230.3, 230.6, 230.7 EC&M, Mike Holt, quizwizapp; 230.9 EC&M, C. Holt quiz; 230.23 EC&M; 230.24 EC&M Q&A, quizwizapp, jcshp, cravencounty; 230.46, 230.66 Mike Holt forum, electricallicenserenewal 1870 and 2020 pages, examzify;
// 230.67 expertce, mersen, nyeia, Leviton, Hubbell; 230.70 to 230.72 EC&M, ecmag, nachi forum, sparkshift, rosendinuniversity, Eaton; 230.79 facts list, ecmag; 230.85 ecmag, badmonkeyelectric, Leviton, electricallicenserenewal 847; 230.95 ecmag (Dollard), EC&M, IAEI, legalclarity.
// Conflict: 230.24(A) 8 ft (EC&M, older editions) or 8-1/2 ft (newer editions, trade knowledge).
// 230.26, 230.28, 230.54 EC&M, Mike Holt forum, inspectionnews; 230.42, 230.79 malfettonegroup, callout.app, Mike Holt forum.
// Second look: 230.9 EC&M part 3; 230.40, 230.51 EC&M 2009 and 2023, EC&M services part 13; 230.62(C) nachi forum, IAEI, Leviton 2023; 230.82 ecmag. One source: 230.32, 230.43, 230.50 EC&M.
// Third look: 230.56 ecmag quiz, exam-prep site. 230.24(A): EC&M and exam sites say 8 ft, all on editions before 2017; 8-1/2 ft not seen in a public source.
// Fourth look: 230.8 steeltubeinstitute, Mike Holt forum; 230.91 EC&M (breaker location part 4), IAEI (taps). One source: 230.53 EC&M services part 14.
// 230.90 EC&M services part 16, naffainc (inspector's pages).
