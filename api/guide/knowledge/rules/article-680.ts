// Article 680 in own words: pools, spas, hot tubs, fountains, storable pools, hydromassage tubs and pool lifts.
import type { Rule } from '../knowledge.ts';

export const article680: readonly Rule[] = [
  {
    id: '680-pool-types',
    section: 'Article 680',
    grade: 'V2',
    title: { en: 'Permanent or storable pool', es: 'Alberca permanente o desmontable' },
    text: {
      en: 'A pool in the ground, partly in the ground or inside a building is permanently installed. From 2023 a storable pool is one on or above the ground meant to be stored when not in use and easy to move, whatever its depth.',
      es: 'La alberca en el suelo, parcialmente en él o dentro de un edificio es permanente. Desde 2023, desmontable es la que va sobre el suelo, hecha para guardarse y fácil de mover, sin importar su profundidad.',
    },
    textIn: {
      '2017': {
        en: 'A pool in the ground, inside a building, or able to hold water deeper than 42 in. is permanently installed. On or above the ground up to 42 in., or of any size with nonmetallic molded or inflatable walls, it is storable.',
        es: 'La alberca en el suelo, dentro de un edificio o con más de 42 pulg. de agua es permanente. Sobre el suelo hasta 42 pulg., o de cualquier tamaño con paredes moldeadas no metálicas o inflables, es desmontable.',
      },
      '2020': {
        en: 'A pool in the ground, inside a building, or able to hold water deeper than 42 in. is permanently installed. On or above the ground up to 42 in., or of any size with nonmetallic molded or inflatable walls, it is storable.',
        es: 'La alberca en el suelo, dentro de un edificio o con más de 42 pulg. de agua es permanente. Sobre el suelo hasta 42 pulg., o de cualquier tamaño con paredes moldeadas no metálicas o inflables, es desmontable.',
      },
    },
    words: { en: 'above ground pool intex permanent 48 inch deep 52 bonding', es: 'alberca sobre tierra intex inflable' },
  },
  {
    id: '680-4-inspection',
    section: '680.4',
    numberIn: { '2017': null },
    grade: 'V1',
    title: { en: 'Periodic inspection after the job', es: 'Inspección después de la obra' },
    text: {
      en: 'From 2020 the authority may require periodic inspection and testing of pools and similar installations after they are in use.',
      es: 'Desde 2020 la autoridad puede exigir inspección y pruebas periódicas de albercas e instalaciones similares ya en uso.',
    },
    claims: [
      {
        says: 'is',
        what: {
          en: 'the authority may require periodic inspection and testing of a pool in use',
          es: 'la autoridad puede pedir inspección y prueba periódica de una alberca en uso',
        },
        if: { en: 'the 2020 code or later applies', es: 'aplica el código 2020 o posterior' },
      },
    ],
    words: { en: 'pool reinspection existing', es: 'inspección alberca existente' },
  },
  {
    id: '680-5-gfci',
    section: '680.5',
    grade: 'V1',
    title: { en: 'GFCI for pools: Class A and special purpose', es: 'GFCI en albercas: Clase A y especial' },
    text: {
      en: 'From 2023 GFCI for Article 680 means Class A on circuits up to 150 V to ground and 60 A. Circuits above 150 V to ground, such as 480Y/277 V pumps, use special-purpose GFCI (SPGFCI) that opens at not more than 20 mA.',
      es: 'Desde 2023, GFCI en el Artículo 680 es Clase A en circuitos hasta 150 V a tierra y 60 A. Los de más de 150 V a tierra, como bombas de 480Y/277 V, usan GFCI de propósito especial (SPGFCI) que abre a no más de 20 mA.',
    },
    textIn: {
      '2017': {
        en: 'GFCI devices for pools are self-contained units, breaker, receptacle or other approved type. Special-purpose devices for higher voltages are not named yet; Class A opens at about 5 mA.',
        es: 'Los GFCI para albercas son unidades completas, breaker, contacto u otro tipo aprobado. Los especiales para mayor voltaje aún no se nombran; el Clase A abre cerca de 5 mA.',
      },
      '2020': {
        en: 'GFCI devices for pools are self-contained units, breaker, receptacle or other approved type. Special-purpose devices for higher voltages are not named yet; Class A opens at about 5 mA.',
        es: 'Los GFCI para albercas son unidades completas, breaker, contacto u otro tipo aprobado. Los especiales para mayor voltaje aún no se nombran; el Clase A abre cerca de 5 mA.',
      },
    },
    figures: { volts: [150, 'V'], amps: [60, 'A'], milliamps: [20, 'mA'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use Class A GFCI for pool circuits up to 150 V to ground and 60 A',
          es: 'usar GFCI Clase A en circuitos de alberca hasta 150 V a tierra y 60 A',
        },
        if: { en: 'the 2023 edition applies', es: 'rige la edición 2023' },
        words: 'pool gfci piscina',
      },
      {
        says: 'must',
        what: {
          en: 'use special-purpose GFCI (SPGFCI) for pool circuits above 150 V to ground',
          es: 'usar GFCI de propósito especial (SPGFCI) en circuitos de alberca de más de 150 V a tierra',
        },
        if: { en: 'the 2023 edition applies', es: 'rige la edición 2023' },
        words: '480 277 pump spgfci',
      },
    ],
    words: { en: 'spgfci 480 volt pool pump commercial gfci', es: 'spgfci bomba 480 alberca comercial' },
  },
  {
    id: '680-7-terminals',
    section: '680.7',
    grade: 'K',
    title: { en: 'Pool ground and bond terminals', es: 'Terminales de tierra y unión en alberca' },
    text: {
      en: 'Grounding and bonding terminals for pools are identified for wet and corrosive places and for direct burial where buried, of copper, brass or stainless steel.',
      es: 'Las terminales de tierra y unión de albercas se identifican para lugar mojado y corrosivo y para enterrarse donde se entierran, de cobre, latón o acero inoxidable.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use copper, brass or stainless terminals identified for wet and corrosive places at pools',
          es: 'usar terminales de cobre, latón o inoxidable identificadas para mojado y corrosión en albercas',
        },
        words: 'bonding lug direct burial piscina',
      },
    ],
    words: { en: 'direct burial bonding lug pool brass clamp', es: 'abrazadera latón unión alberca enterrada' },
  },
  {
    id: '680-8-cords',
    section: '680.8',
    grade: 'V1',
    title: { en: 'Pool equipment cords: 3 ft', es: 'Cordones de equipo de alberca: 3 pies' },
    text: {
      en: 'Fixed or stationary pool equipment rated 20 A or less may be cord connected. For other than storable pools the cord is at most 3 ft, with a copper grounding conductor not smaller than 12 AWG.',
      es: 'El equipo fijo de alberca de 20 A o menos puede ir con cordón. Salvo en albercas desmontables mide a lo más 3 pies, con tierra de cobre no menor que 12 AWG.',
    },
    figures: { amps: [20, 'A'], feet: [3, 'ft'], size: [12, 'AWG'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'connect fixed pool equipment of 20 A or less with a cord',
          es: 'conectar con cordón equipo fijo de alberca de 20 A o menos',
        },
        if: {
          en: 'the cord is at most 3 ft with a 12 AWG or larger copper ground (storable pools apart)',
          es: 'el cordón es de máximo 3 pies con tierra de cobre 12 AWG o mayor (salvo albercas desmontables)',
        },
        words: '15A plug piscina put permanent pump',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a cord longer than 3 ft on permanent pool equipment',
          es: 'usar cordón de más de 3 pies en equipo de alberca permanente',
        },
        words: 'extension 6 ft coiled too long piscina',
      },
    ],
    words: { en: 'pool pump cord length 3 feet plug', es: 'cordón bomba alberca 3 pies clavija' },
  },
  {
    id: '680-9-overhead-power',
    section: '680.9(A)',
    grade: 'V2',
    title: { en: 'Overhead power lines: 22-1/2 ft over the pool', es: 'Líneas aéreas: 22-1/2 pies sobre la alberca' },
    text: {
      en: 'Service drops and open overhead wiring of 0 to 750 V to ground, supported on and cabled with a grounded messenger, keep 22-1/2 ft in any direction to the water, its edge and the diving platform base, and 14-1/2 ft to a diving platform or tower. Other conductors need more.',
      es: 'Las acometidas y líneas aéreas de 0 a 750 V a tierra, trenzadas con mensajero aterrizado, quedan a 22-1/2 pies en toda dirección del agua, su orilla y la base del trampolín, y a 14-1/2 pies de la plataforma o torre. Otros conductores requieren más.',
    },
    figures: { volts: [750, 'V'], feet: ['22-1/2', 'ft'], feet2: ['14-1/2', 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep messenger-supported overhead power lines 22-1/2 ft from the pool water',
          es: 'mantener las líneas aéreas con mensajero a 22-1/2 pies del agua de la alberca',
        },
        words: 'service drop over pool piscina',
      },
      {
        says: 'may',
        what: { en: 'run a service drop over a pool', es: 'pasar una acometida aérea sobre una alberca' },
        if: {
          en: 'it is on a grounded messenger, keeps 22-1/2 ft to water and edge and 14-1/2 ft to diving platforms',
          es: 'va con mensajero aterrizado, a 22-1/2 pies del agua y la orilla y 14-1/2 pies de plataformas de clavado',
        },
        words: 'overhead line power pole piscina',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a pool or hot tub under overhead power lines less than 22-1/2 ft above the water',
          es: 'poner una alberca o un jacuzzi bajo líneas de luz a menos de 22-1/2 pies sobre el agua',
        },
        words: 'spa service drop wires over tub power line above backyard cables encima acometida aérea',
      },
    ],
    words: { en: 'power line over pool clearance service drop triplex', es: 'línea eléctrica sobre alberca distancia acometida' },
  },
  {
    id: '680-9-horizontal',
    section: '680.9(A)',
    grade: 'V2',
    title: { en: 'Pool overhead clearance counts out to 10 ft', es: 'Líneas sobre alberca: cuenta hasta 10 pies' },
    text: {
      en: 'The overhead clearances apply out to the outer edge of diving structures, slides and stands, and at least 10 ft horizontally from the inside wall of the pool.',
      es: 'Las distancias aéreas valen hasta la orilla exterior de trampolines, toboganes y gradas, y al menos 10 pies horizontales desde la pared interior de la alberca.',
    },
    figures: { feet: [10, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep pool overhead clearances out to at least 10 ft horizontally from the inside wall',
          es: 'respetar las alturas aéreas hasta al menos 10 pies horizontales de la pared interior',
        },
        words: 'power lines near pool piscina',
      },
    ],
    words: { en: 'power line near pool horizontal distance', es: 'línea cerca de alberca distancia horizontal' },
  },
  {
    id: '680-9-communications',
    section: '680.9(B)',
    grade: 'V2',
    title: { en: 'Phone and cable TV over a pool: 10 ft', es: 'Teléfono y cable sobre la alberca: 10 pies' },
    text: {
      en: 'Communications, radio and TV coaxial cables are at least 10 ft above pools, diving structures, stands, towers and platforms.',
      es: 'Los cables de comunicaciones, radio y TV coaxial quedan al menos a 10 pies sobre albercas, trampolines, gradas, torres y plataformas.',
    },
    figures: { feet: [10, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep phone and cable TV lines at least 10 ft above a pool',
          es: 'mantener cables de teléfono y TV al menos 10 pies sobre la alberca',
        },
        words: 'coax internet over pool piscina',
      },
    ],
    words: { en: 'cable tv line over pool height', es: 'cable de tv sobre alberca altura' },
  },
  {
    id: '680-10-heater',
    section: '680.10',
    grade: 'K',
    title: { en: 'Electric pool heater: 48 A and 60 A', es: 'Calentador eléctrico de alberca: 48 A y 60 A' },
    text: {
      en: 'The elements of an electric pool water heater are divided into loads of at most 48 A protected at not more than 60 A; branch conductors and device are at least 125% of the nameplate load.',
      es: 'Las resistencias de un calentador eléctrico de alberca se dividen en cargas de máximo 48 A protegidas a no más de 60 A; conductores y protección son de al menos 125% de la carga de placa.',
    },
    figures: { amps: [48, 'A'], amps2: [60, 'A'], percent: [125, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'divide electric pool heater elements into 48 A loads protected at 60 A or less',
          es: 'dividir las resistencias del calentador de alberca en cargas de 48 A protegidas a 60 A o menos',
        },
        words: 'electric pool heater piscina',
      },
      {
        says: 'must',
        what: {
          en: 'size electric pool heater conductors and breaker at 125% of the nameplate',
          es: 'calcular conductores y breaker del calentador eléctrico de alberca al 125% de placa',
        },
        words: 'pool heater piscina',
      },
    ],
    words: { en: 'pool heater electric breaker size 11 kw spa heater', es: 'calentador de alberca eléctrico breaker' },
  },
  {
    id: '680-11-underground',
    section: '680.11',
    grade: 'V1',
    title: { en: 'Underground wiring near a pool', es: 'Alambrado subterráneo junto a la alberca' },
    text: {
      en: 'Underground wiring is allowed within 5 ft of the pool wall only in complete raceway systems, such as RMC, IMC, PVC, RTRC, listed liquidtight or jacketed MC suited to it; wiring does not run under the pool unless it serves pool equipment. Depths follow 300.5.',
      es: 'El alambrado subterráneo a menos de 5 pies de la pared sólo va en canalización completa, como RMC, IMC, PVC, RTRC, liquidtight listado o MC con chaqueta apropiado; bajo la alberca sólo pasa lo que sirve a su equipo. La profundidad sigue 300.5.',
    },
    textIn: {
      '2017': {
        en: 'Underground wiring at pools runs in RMC, IMC, PVC, RTRC or Type MC cable suitable for the place; none runs under the pool unless it serves pool equipment. Depths follow 300.5.',
        es: 'El alambrado subterráneo en albercas va en RMC, IMC, PVC, RTRC o cable MC apropiado al lugar; bajo la alberca sólo pasa lo que sirve a su equipo. La profundidad sigue 300.5.',
      },
    },
    figures: { feet: [5, 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'run underground wiring within 5 ft of the pool wall',
          es: 'llevar alambrado subterráneo a menos de 5 pies de la alberca',
        },
        if: {
          en: 'it is in a complete raceway system such as PVC, RMC or IMC',
          es: 'va en un sistema de tubo completo como PVC, RMC o IMC',
        },
        words: 'sch 40 glued conduit 2 3 feet off pool wall trench pump way passes piscina pasada tubo pegado THWN complete',
      },
      {
        says: 'must-not',
        what: {
          en: 'bury UF or other direct-buried cable within 5 ft of a pool',
          es: 'enterrar UF u otro cable directo a menos de 5 pies de la alberca',
        },
        words: 'direct burial piscina',
      },
      {
        says: 'must-not',
        what: { en: 'run wiring of other things under a pool', es: 'pasar por debajo de la alberca alambrado de otras cosas' },
        words: 'conduit beneath piscina',
      },
      {
        says: 'may',
        what: {
          en: "run conduit of the pool's own equipment under the pool",
          es: 'pasar por debajo de la alberca el tubo de su propio equipo',
        },
        words: 'pool light piscina beneath',
      },
    ],
    words: { en: 'run wire under pool uf cable near pool depth', es: 'cable bajo la alberca uf profundidad' },
  },
  {
    id: '680-13-maintenance-disconnect',
    section: '680.13',
    grade: 'V2',
    title: { en: 'Pool disconnect: in sight, 5 ft away', es: 'Desconectador de alberca: a la vista, a 5 pies' },
    text: {
      en: "At least 5 ft horizontally from the water's inside wall, in sight of the equipment and not more than 50 ft from it: there the disconnect of a pool, spa, hot tub or fountain stands, readily accessible, and opens all ungrounded conductors. Lights need none; a permanent barrier with a 5 ft reach path may stand for the distance.",
      es: 'Al menos a 5 pies horizontales de la pared interior del agua, a la vista del equipo y a no más de 50 pies de él: ahí va el desconectador de alberca, spa, jacuzzi o fuente, fácilmente accesible, y abre todos los vivos. Las luces no lo llevan; una barrera fija con 5 pies de recorrido vale por la distancia.',
    },
    figures: { sightFeet: [50, 'ft'], feet: [5, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a disconnect in sight of pool, spa and fountain equipment other than lights',
          es: 'poner una desconexión a la vista del equipo de alberca, spa y fuente que no sea luz',
        },
        words: 'pool pump disconnect hot tub',
      },
      {
        says: 'must',
        what: {
          en: 'keep the pool or hot tub disconnect at least 5 ft from the inside wall',
          es: 'poner la desconexión de alberca o jacuzzi a 5 pies o más de la pared interior',
        },
        unless: { en: 'a permanent barrier makes a 5 ft reach path', es: 'una barrera permanente dé un camino de alcance de 5 pies' },
        words: 'spa disconnect distance',
      },
      {
        says: 'need-not',
        what: { en: 'put a disconnect in sight of pool lights', es: 'poner una desconexión a la vista de las luces de alberca' },
        words: 'underwater niche transformer just lights shutoff cut off',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the disconnect of a hot tub or pool pump out of sight or closer than 5 ft',
          es: 'poner fuera de la vista o a menos de 5 pies la desconexión de un jacuzzi o bomba de alberca',
        },
        words: 'lockable shutoff behind garage see fence 3 feet spa panel cerca',
        unless: {
          en: 'a permanent barrier makes the reach 5 ft, and it stays in sight',
          es: 'una barrera fija haga el alcance de 5 pies, y quede a la vista',
        },
      },
      {
        says: 'may',
        what: {
          en: 'mount the shutoff nearer than 5 ft behind a permanent barrier with a 5 ft reach path around it',
          es: 'montar la desconexión más cerca de 5 pies tras una barrera fija con 5 pies de camino de alcance',
        },
        words: 'block wall stands between walk around spa',
      },
    ],
    words: {
      en: 'hot tub disconnect distance pool pump switch 50 amp spa panel right next to pump water how close',
      es: 'desconectador jacuzzi distancia bomba alberca junto a la bomba',
    },
  },
  {
    id: '680-12-equipment-rooms',
    section: '680.12',
    grade: 'K',
    title: { en: 'Pool equipment rooms and pits: drained', es: 'Cuartos y fosas de equipo de alberca: con drenaje' },
    text: {
      en: 'Electric equipment is not put in pool equipment rooms, vaults or pits without drainage that keeps water from collecting, unless it is rated for submersion. In newer editions such rooms have at least one GFCI-protected 125 V receptacle.',
      es: 'No se pone equipo eléctrico en cuartos, bóvedas o fosas de alberca sin drenaje que evite que se junte agua, salvo el de uso sumergido. En ediciones nuevas esos cuartos llevan al menos un contacto de 125 V con GFCI.',
    },
    figures: { a: [125, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put electric equipment in pool equipment rooms or pits without drainage',
          es: 'poner equipo eléctrico en cuartos o fosas de alberca sin drenaje',
        },
        unless: { en: 'it is rated for submersion', es: 'sea apto para sumersión' },
        words: 'vault piscina',
      },
      {
        says: 'must',
        what: {
          en: 'install a GFCI-protected 125 V receptacle in the pool equipment room',
          es: 'instalar un contacto de 125 V con GFCI en el cuarto de equipo de alberca',
        },
        if: { en: 'a newer edition applies', es: 'rige una edición reciente' },
        words: 'pump room outlet',
      },
    ],
    words: { en: 'pool pump room vault pit drainage receptacle', es: 'cuarto de bombas alberca fosa drenaje contacto' },
  },
  {
    id: '680-14-corrosive',
    section: '680.14',
    grade: 'V1',
    title: { en: 'Corrosive pool rooms', es: 'Cuartos corrosivos de alberca' },
    text: {
      en: 'Where pool chemicals are stored, and circulation pumps, chlorinators and the like in enclosed places, the environment is corrosive: wiring is in RMC, IMC, PVC, RTRC or other identified methods, and the equipment is suited or kept out.',
      es: 'Donde se guardan químicos de alberca, y en lugares cerrados con bombas, cloradores y similares, el ambiente es corrosivo: el alambrado va en RMC, IMC, PVC, RTRC u otro identificado, y el equipo es apropiado o va fuera.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'wire corrosive pool rooms in RMC, IMC, PVC, RTRC or other identified methods',
          es: 'alambrar cuartos corrosivos de alberca en RMC, IMC, PVC, RTRC u otro método identificado',
        },
        words: 'chlorine room emt pump house piscina',
      },
      {
        says: 'must-not',
        what: {
          en: 'use wiring methods not identified for corrosion where pool chemicals are stored',
          es: 'usar métodos no identificados para corrosión donde se guardan químicos de alberca',
        },
        words: 'emt romex chlorine',
      },
    ],
    words: { en: 'pool equipment room emt rust chlorine', es: 'cuarto de bombas emt óxido cloro' },
  },
  {
    id: '680-21-a-wiring',
    section: '680.21(A)',
    grade: 'V1',
    title: { en: 'Pool pump wiring: 12 AWG insulated ground', es: 'Bomba de alberca: tierra aislada 12 AWG' },
    text: {
      en: 'Where the pump area is corrosive the circuit has an insulated copper equipment grounding conductor sized by 250.122 but not smaller than 12 AWG, in an approved raceway or cable. Elsewhere general wiring methods serve, and cable inside a dwelling may be used.',
      es: 'Donde el área de la bomba es corrosiva el circuito lleva tierra de cobre aislada según 250.122 pero no menor que 12 AWG, en tubo o cable aprobado. En otros lugares sirven los métodos generales, y dentro de la vivienda puede usarse cable.',
    },
    figures: { size: [12, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run an insulated copper ground of 12 AWG or larger to pool pumps in corrosive areas',
          es: 'llevar tierra de cobre aislada 12 AWG o mayor a bombas de alberca en áreas corrosivas',
        },
        words: 'pool pump bare ground romex uf',
      },
      {
        says: 'may',
        what: {
          en: 'use cable inside a dwelling to wire a pool pump',
          es: 'usar cable dentro de la vivienda para alimentar una bomba de alberca',
        },
        words: 'romex nm pool pump',
      },
    ],
    words: { en: 'pool pump wire 12-2 uf bare ground conduit insulated green', es: 'cable de bomba uf tierra desnuda aislada verde' },
  },
  {
    id: '680-21-c-gfci',
    section: '680.21(C)',
    grade: 'V2',
    title: { en: 'Pool motors: GFCI', es: 'Motores de alberca: GFCI' },
    text: {
      en: 'From 2020 outlets that supply all pool motors, hardwired ones too, on circuits of 150 V or less to ground and 60 A or less, single- or three-phase, have Class A GFCI. Listed low-voltage motors that need no grounding are excepted.',
      es: 'Desde 2020 las salidas de todos los motores de alberca, también cableados, en circuitos de 150 V o menos a tierra y 60 A o menos, mono o trifásicos, llevan GFCI Clase A. Se exceptúan motores listados de bajo voltaje que no requieren tierra.',
    },
    textIn: {
      '2017': {
        en: 'Outlets that supply pool pump motors on single-phase 120 V through 240 V circuits, by receptacle or hardwired, have GFCI protection.',
        es: 'Las salidas de bombas de alberca en circuitos monofásicos de 120 V a 240 V, con contacto o cableadas, llevan GFCI.',
      },
    },
    figures: { volts: [150, 'V'], amps: [60, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect pool pump motors of up to 150 V to ground and 60 A with GFCI, hardwired ones too',
          es: 'proteger con GFCI los motores de bomba de alberca de hasta 150 V a tierra y 60 A, también los fijos',
        },
        words: 'pool pump 240v piscina',
        editions: ['2020', '2023', '2026'],
      },
      {
        says: 'must-not',
        what: {
          en: 'put a plain breaker in place of the GFCI of a pool pump motor',
          es: 'poner un breaker normal en lugar del GFCI de una bomba de alberca',
        },
        editions: ['2020', '2023', '2026'],
        words: 'tripping pops standard regular swapped hard wired stay',
      },
      {
        says: 'is-not',
        what: {
          en: 'a 277/480 V pool pump motor, which from 2023 takes SPGFCI, comes under this Class A GFCI rule',
          es: 'un motor de alberca de 277/480 V, que desde 2023 lleva SPGFCI, cae en esta regla de GFCI Clase A',
        },
        words: '480 three phase',
      },
      {
        says: 'is-not',
        what: {
          en: 'a listed low-voltage pool motor that needs no ground has to have GFCI',
          es: 'un motor de alberca listado de bajo voltaje que no pide tierra lleva GFCI',
        },
        words: '24 volt circulator',
      },
      {
        says: 'is-not',
        what: { en: 'hardwired pool pump motors are excused from GFCI', es: 'las bombas de alberca fijas quedan libres de GFCI' },
        editions: ['2020', '2023', '2026'],
        words: 'hard piped no plug wired',
      },
    ],
    words: {
      en: 'pool pump gfci breaker 240 volt hardwired trips vfd variable speed',
      es: 'breaker gfci bomba alberca 240 velocidad variable',
    },
  },
  {
    id: '680-21-d-replacement',
    section: '680.21(D)',
    numberIn: { '2017': null },
    grade: 'V2',
    title: { en: 'Replacing a pool pump: add GFCI', es: 'Cambio de bomba de alberca: GFCI' },
    text: {
      en: 'From 2020 when a pool pump motor is replaced, and in newer editions also when it is repaired, it gets the GFCI protection of 680.21(C), even if the old one had none.',
      es: 'Desde 2020, cuando se cambia el motor de la bomba, y en ediciones más nuevas también cuando se repara, lleva el GFCI de 680.21(C), aunque el viejo no lo tuviera.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'add GFCI when replacing a pool pump motor', es: 'agregar GFCI al cambiar el motor de la bomba de alberca' },
        if: { en: 'the 2020 edition or later applies', es: 'rige la edición 2020 o posterior' },
        words: 'replace swap pool pump existing no gfci',
      },
    ],
    words: { en: 'swap pool motor existing breaker gfci required', es: 'cambiar motor de bomba breaker gfci' },
  },
  {
    id: '680-22-a-required',
    section: '680.22(A)',
    grade: 'V2',
    title: { en: 'One receptacle 6 to 20 ft from the pool', es: 'Un contacto de 6 a 20 pies de la alberca' },
    text: {
      en: 'A permanent pool needs at least one 125 V, 15 or 20 A receptacle on a general-purpose circuit not less than 6 ft and not more than 20 ft from the inside wall, and not more than 6 ft 6 in. above the deck or grade.',
      es: 'La alberca permanente lleva al menos un contacto de 125 V, 15 o 20 A en circuito de uso general a no menos de 6 pies y no más de 20 pies de la pared interior, y a no más de 6 pies 6 pulg. sobre el piso.',
    },
    figures: { volts: [125, 'V'], amps: [20, 'A'], feet: [6, 'ft'], feet2: [20, 'ft'], inches: [6, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a 125 V receptacle 6 to 20 ft from a permanent pool',
          es: 'poner un contacto de 125 V de 6 a 20 pies de una alberca permanente',
        },
        words: 'required pool outlet piscina',
      },
      {
        says: 'may',
        what: {
          en: 'put the required pool receptacle on a general-purpose circuit with other outdoor receptacles',
          es: 'poner el contacto obligatorio de la alberca en un circuito general con otros contactos exteriores',
        },
        words: 'share patio house circuit dedicated own not pump compartir',
      },
    ],
    words: { en: 'convenience outlet pool required distance', es: 'contacto obligatorio alberca distancia' },
  },
  {
    id: '680-22-a-six-feet',
    section: '680.22(A)',
    grade: 'V2',
    title: { en: 'Pool: no receptacle closer than 6 ft', es: 'Alberca: ningún contacto a menos de 6 pies' },
    text: {
      en: 'Receptacles for pumps and all other receptacles are at least 6 ft from the inside walls of the pool. Measure the shortest path a cord would take without passing through a wall, door or window.',
      es: 'Los contactos de bombas y todos los demás quedan al menos a 6 pies de las paredes interiores. Mida el camino más corto del cordón sin atravesar muro, puerta ni ventana.',
    },
    figures: { feet: [6, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'put a receptacle closer than 6 ft to a pool', es: 'poner un contacto a menos de 6 pies de una alberca' },
        words: 'outlet near pool pump receptacle piscina',
      },
      {
        says: 'need-not',
        what: {
          en: 'move a receptacle that a wall, door or window separates from the water',
          es: 'mover un contacto que un muro, puerta o ventana separa del agua',
        },
        words: 'inside den pool house other side cord around through slider',
      },
      {
        says: 'must',
        what: {
          en: 'move a receptacle that is closer than 6 ft to a pool in the open',
          es: 'mover un contacto a menos de 6 pies de una alberca sin nada de por medio',
        },
        words: 'outlet piscina 5 feet quitar',
      },
    ],
    words: { en: 'outlet near how close motor twist lock gfci closest receptacle', es: 'cerca qué tan motor gfci contacto más cercano' },
  },
  {
    id: '680-22-a-gfci',
    section: '680.22(A)',
    grade: 'V2',
    title: { en: 'Pool receptacles within 20 ft: GFCI', es: 'Contactos a 20 pies de alberca: GFCI' },
    text: {
      en: 'Receptacles within 20 ft of the inside wall of a pool have GFCI protection: 125 V, 15 and 20 A in every edition; newer ones also take higher voltages and ratings up to 60 A.',
      es: 'Los contactos a 20 pies o menos de la pared interior llevan GFCI: los de 125 V, 15 y 20 A en toda edición; las nuevas incluyen también mayores voltajes y hasta 60 A.',
    },
    figures: { feet: [20, 'ft'], volts: [125, 'V'], amps: [20, 'A'], amps2: [60, 'A'] },
    claims: [
      {
        says: 'must',
        what: { en: 'protect receptacles within 20 ft of a pool with GFCI', es: 'proteger con GFCI los contactos a 20 pies de la alberca' },
        words: 'outlet near pool piscina',
      },
    ],
    words: { en: 'gfci outlet around pool 20 feet', es: 'gfci contactos alrededor de alberca' },
  },
  {
    id: '680-22-b-outdoor-lights',
    section: '680.22(B)',
    grade: 'V2',
    title: { en: 'Lights over an outdoor pool: 12 ft', es: 'Luces sobre alberca exterior: 12 pies' },
    text: {
      en: 'New luminaires, lighting outlets and paddle fans over an outdoor pool or within 5 ft horizontally of it are at least 12 ft above the maximum water level.',
      es: 'Las luminarias, salidas de luz y abanicos nuevos sobre una alberca exterior o a menos de 5 pies horizontales van al menos a 12 pies del nivel máximo del agua.',
    },
    figures: { feet: [5, 'ft'], feet2: [12, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'mount new lights and fans over or within 5 ft of an outdoor pool 12 ft up',
          es: 'montar luces y ventiladores nuevos sobre la alberca exterior o a 5 pies, a 12 pies de alto',
        },
        words: 'string lights over pool piscina',
      },
      {
        says: 'must-not',
        what: {
          en: 'hang new lights over an outdoor pool lower than 12 ft above the water',
          es: 'colgar luces nuevas sobre la alberca exterior a menos de 12 pies del agua',
        },
        unless: {
          en: 'they are listed low-voltage luminaires needing no grounding, on listed pool transformers',
          es: 'sean luminarias listadas de bajo voltaje sin tierra, con transformador listado para alberca',
        },
        words: 'string lights pool piscina',
      },
    ],
    words: {
      en: 'string lights over pool ceiling fan patio pool light height',
      es: 'luces sobre alberca abanico patio altura ventilador de techo arriba jacuzzi patio',
    },
  },
  {
    id: '680-22-b-indoor-lights',
    section: '680.22(B)',
    grade: 'K',
    title: { en: 'Indoor pool lights: 12 ft, or 7-1/2 ft with GFCI', es: 'Alberca interior: 12 pies, o 7-1/2 pies con GFCI' },
    text: {
      en: 'Over an indoor pool the height is also 12 ft, or at least 7-1/2 ft where the luminaire is totally enclosed, or the fan is identified for use below ceilings there, and the circuit has GFCI protection.',
      es: 'Sobre una alberca interior la altura es también de 12 pies, o al menos 7-1/2 pies si la luminaria es totalmente cerrada, o el abanico identificado para eso, y el circuito lleva GFCI.',
    },
    figures: { feet: [12, 'ft'], feet2: ['7-1/2', 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'mount lights over an indoor pool 12 ft above the water',
          es: 'montar luces sobre alberca interior a 12 pies del agua',
        },
        unless: {
          en: 'they are totally enclosed, on GFCI and at least 7-1/2 ft up',
          es: 'sean totalmente cerradas, con GFCI y a 7-1/2 pies o más',
        },
        words: 'indoor pool light height piscina',
      },
      {
        says: 'may',
        what: {
          en: 'mount a light or fan 7-1/2 ft above an indoor pool',
          es: 'montar una luz o ventilador a 7-1/2 pies sobre una alberca interior',
        },
        if: {
          en: 'the luminaire is totally enclosed or the fan identified for it, and the circuit has GFCI',
          es: 'la luminaria es totalmente cerrada o el ventilador identificado para eso, y el circuito tiene GFCI',
        },
        words: 'indoor pool ceiling fan',
      },
    ],
    words: { en: 'indoor pool light height gfci', es: 'alberca techada luz altura gfci luminaria arriba de alberca techada altura mínima' },
  },
  {
    id: '680-22-b-five-to-ten',
    section: '680.22(B)',
    grade: 'V2',
    title: { en: 'Lights 5 to 10 ft from the pool', es: 'Luces de 5 a 10 pies de la alberca' },
    text: {
      en: 'Luminaires and lighting outlets between 5 ft and 10 ft horizontally from the inside wall have GFCI protection, unless they are at least 5 ft above the maximum water level and rigidly attached to the structure.',
      es: 'Las luminarias y salidas entre 5 pies y 10 pies horizontales de la pared interior llevan GFCI, salvo que estén al menos a 5 pies sobre el nivel máximo del agua y fijas rígidamente a la estructura.',
    },
    figures: { feet: [5, 'ft'], feet2: [10, 'ft'] },
    claims: [
      {
        says: 'must',
        what: { en: 'protect lights 5 to 10 ft from the pool with GFCI', es: 'proteger con GFCI las luces de 5 a 10 pies de la alberca' },
        unless: {
          en: 'they are at least 5 ft above the water and rigidly attached',
          es: 'estén a 5 pies o más sobre el agua y fijas rígidamente',
        },
        words: 'luminaire near pool piscina',
      },
    ],
    words: { en: 'wall sconce near pool bollard gfci landscape light', es: 'arbotante cerca de alberca jardín gfci' },
  },
  {
    id: '680-22-b-existing',
    section: '680.22(B)',
    grade: 'V1',
    title: { en: 'Existing lights within 5 ft of a pool', es: 'Luces existentes a 5 pies de la alberca' },
    text: {
      en: 'Existing luminaires less than 5 ft horizontally from the water may stay if they are at least 5 ft above the maximum water level, rigidly attached and on GFCI.',
      es: 'Las luminarias existentes a menos de 5 pies horizontales del agua pueden quedar si están al menos a 5 pies sobre el nivel máximo, fijas rígidamente y con GFCI.',
    },
    figures: { feet: [5, 'ft'] },
    claims: [
      {
        says: 'may',
        what: { en: 'leave existing lights within 5 ft of a pool', es: 'dejar luces existentes a menos de 5 pies de la alberca' },
        if: {
          en: 'they are at least 5 ft above the water, rigidly attached and on GFCI',
          es: 'están a 5 pies o más sobre el agua, fijas rígidamente y con GFCI',
        },
        words: 'old light near new pool piscina',
      },
    ],
    words: { en: 'existing porch light next to pool', es: 'luz existente junto a la alberca' },
  },
  {
    id: '680-22-b-low-voltage',
    section: '680.22(B)',
    grade: 'V1',
    title: { en: 'Low-voltage lights near a pool', es: 'Luces de bajo voltaje junto a la alberca' },
    text: {
      en: 'Listed low-voltage luminaires that need no grounding, at or below the low-voltage contact limit and on listed pool transformers or power supplies, may be closer than 5 ft to the water. The limit is 15 V ac or 30 V continuous dc.',
      es: 'Las luminarias listadas de bajo voltaje que no requieren tierra, dentro del límite de contacto y con transformador o fuente listados para alberca, pueden ir a menos de 5 pies del agua. El límite es 15 V ca o 30 V cd continua.',
    },
    figures: { feet: [5, 'ft'], volts: [15, 'V'], volts2: [30, 'V'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'put listed low-voltage lights closer than 5 ft to the pool',
          es: 'poner luces listadas de bajo voltaje a menos de 5 pies de la alberca',
        },
        if: {
          en: 'they need no grounding, stay within 15 V ac or 30 V dc and use a listed pool transformer',
          es: 'no requieren tierra, no pasan de 15 V ca o 30 V cd y usan transformador listado para alberca',
        },
        words: 'landscape lights 12v near pool piscina',
      },
    ],
    words: { en: '12 volt landscape lights by pool deck lights led', es: 'luces 12 volts jardín orilla de alberca led' },
  },
  {
    id: '680-22-c-switches',
    section: '680.22(C)',
    grade: 'V2',
    title: { en: 'Switches: 5 ft from the pool', es: 'Apagadores: a 5 pies de la alberca' },
    text: {
      en: 'Switches, timers and other switching devices are at least 5 ft horizontally from the inside wall, unless separated by a solid fence, wall or other permanent barrier, or listed for closer use.',
      es: 'Los apagadores, temporizadores y similares quedan al menos a 5 pies horizontales de la pared interior, salvo separación por cerca, muro u otra barrera fija, o listados para menos.',
    },
    figures: { feet: [5, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put a switch or timer closer than 5 ft to the pool with no barrier between',
          es: 'poner un apagador o timer a menos de 5 pies de la alberca sin barrera de por medio',
        },
        unless: { en: 'it is listed for use closer', es: 'esté listado para ir más cerca' },
        words: 'light switch near piscina',
      },
      {
        says: 'may',
        what: {
          en: 'put a switch or timer closer than 5 ft behind a solid permanent wall',
          es: 'poner un apagador o timer a menos de 5 pies tras una pared sólida permanente',
        },
        words: 'block wall back side between walk around pool alberca',
      },
      {
        says: 'must',
        what: {
          en: 'move a switch that is closer than 5 ft to the pool in the open',
          es: 'mover un apagador que está a menos de 5 pies de la alberca sin barrera',
        },
        unless: { en: 'it is listed for use closer', es: 'esté listado para ir más cerca' },
        words: '4 ft patio light recorrer poste',
      },
      {
        says: 'may',
        what: { en: 'put a switch or timer 5 ft or more from the pool', es: 'poner un apagador o timer a 5 pies o más de la alberca' },
        words: '8 ft time clock pump post water',
      },
    ],
    words: {
      en: 'pool light switch timer distance light near minimum water edge how close',
      es: 'apagador luz de alberca temporizador distancia cerca orilla del agua mínima',
    },
  },
  {
    id: '680-22-d-other-outlets',
    section: '680.22(D)',
    grade: 'K',
    title: { en: 'Other outlets by the pool: 10 ft', es: 'Otras salidas junto a alberca: 10 pies' },
    text: {
      en: 'Outlets such as for fire alarm, communications, remote control and signaling are at least 10 ft from the inside walls of the pool.',
      es: 'Las salidas como alarma, comunicaciones, control remoto y señalización quedan al menos a 10 pies de las paredes interiores de la alberca.',
    },
    figures: { feet: [10, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep communications, fire alarm and signaling outlets 10 ft from the pool',
          es: 'mantener salidas de comunicación, alarma y señal a 10 pies de la alberca',
        },
        words: 'phone tv ethernet outlet piscina',
      },
    ],
    words: { en: 'phone jack speaker outlet pool', es: 'salida de teléfono bocina alberca' },
  },
  {
    id: '680-23-a-depth',
    section: '680.23(A)(5)',
    grade: 'V2',
    title: { en: 'Pool light: 18 in. under water', es: 'Luz de alberca: 18 pulg. bajo el agua' },
    text: {
      en: 'A wall-mounted underwater luminaire has the top of its lens at least 18 in. below the normal water level, unless listed and identified for a depth of not less than 4 in.',
      es: 'Una luminaria sumergida en muro lleva la parte alta del lente al menos a 18 pulg. bajo el nivel normal del agua, salvo que esté listada e identificada para no menos de 4 pulg.',
    },
    figures: { inches: [18, 'in'], inches2: [4, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'set the lens top of a wall-mounted pool light 18 in. below water',
          es: 'poner el borde del lente de la luz de alberca 18 pulg. bajo el agua',
        },
        unless: {
          en: 'it is listed and identified for at least 4 in. depth',
          es: 'esté listada e identificada para 4 pulg. o más de profundidad',
        },
        words: 'underwater light depth piscina',
      },
    ],
    words: { en: 'underwater light depth niche wet-niche', es: 'luz sumergida profundidad nicho ' },
  },
  {
    id: '680-23-a-gfci',
    section: '680.23(A)(3)',
    grade: 'V2',
    title: { en: 'Underwater pool lights: GFCI, 150 V', es: 'Luces de alberca: GFCI, 150 V' },
    text: {
      en: 'Branch circuits of underwater luminaires that work above the low-voltage contact limit have GFCI protection so that there is no shock during relamping. The supply is at most 150 V between conductors.',
      es: 'Los ramales de luminarias sumergidas que trabajan arriba del límite de contacto de bajo voltaje llevan GFCI para que no haya choque al cambiar la lámpara. La alimentación es de máximo 150 V entre conductores.',
    },
    figures: { volts: [150, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect underwater pool lights above the low-voltage limit with GFCI',
          es: 'proteger con GFCI las luces sumergidas que pasan del límite de bajo voltaje',
        },
        words: 'pool light 120v gfci piscina',
      },
      {
        says: 'must-not',
        what: {
          en: 'supply underwater pool lights at over 150 V between conductors',
          es: 'alimentar luces sumergidas con más de 150 V entre conductores',
        },
        words: '240 volt pool light piscina',
      },
    ],
    words: { en: '120 volt light breaker trips maximum', es: '120 volts dispara voltaje bajo el agua' },
  },
  {
    id: '680-23-b2-niche-bond',
    section: '680.23(B)(2)',
    grade: 'V2',
    title: { en: 'Pool wet-niche in PVC: 8 AWG inside', es: 'Nicho de alberca con PVC: 8 AWG adentro' },
    text: {
      en: 'With nonmetallic conduit to a wet-niche forming shell, run an 8 AWG insulated copper bonding jumper inside it, solid or stranded, unless the light is listed as low voltage and needing no grounding. Cover its end in the shell with listed potting compound.',
      es: 'Con tubo no metálico al nicho húmedo, corra adentro un puente de cobre aislado 8 AWG, sólido o cableado, salvo luz listada de bajo voltaje que no requiere tierra. Cubra su punta en el nicho con compuesto sellador listado.',
    },
    figures: { size: [8, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run an 8 AWG insulated copper jumper inside PVC to a wet-niche shell',
          es: 'llevar un puente de cobre aislado 8 AWG dentro del PVC hasta el nicho',
        },
        unless: {
          en: 'the light is listed as low voltage and needing no grounding',
          es: 'la luz esté listada como de bajo voltaje sin tierra',
        },
        words: 'pool light niche bond piscina',
      },
      {
        says: 'may',
        what: {
          en: 'use stranded 8 AWG for the jumper inside the wet-niche conduit',
          es: 'usar 8 AWG trenzado en el puente dentro del tubo del nicho',
        },
        words: 'pool light solid stranded bonding',
      },
      {
        says: 'must',
        what: {
          en: 'cover the jumper end in the niche with listed potting compound',
          es: 'cubrir la punta del puente en el nicho con compuesto listado',
        },
        words: 'pool light potting',
      },
    ],
    words: { en: 'pool light conduit number 8 green potting compound', es: 'luz de alberca tubo número 8 verde compuesto' },
  },
  {
    id: '680-23-b6-servicing',
    section: '680.23(B)(6)',
    grade: 'K',
    title: { en: 'Pool light must reach the deck', es: 'La luz debe alcanzar la orilla' },
    text: {
      en: 'A wet-niche luminaire can be taken out of the water for relamping and service: its cord is long enough to set it on the deck or other dry place.',
      es: 'La luminaria de nicho húmedo se puede sacar del agua para servicio: su cordón alcanza para ponerla en la orilla u otro lugar seco.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'leave enough cord so the pool light reaches the deck',
          es: 'dejar cordón suficiente para que la luz de alberca llegue a la orilla',
        },
        words: 'wet niche luminaire slack relamp',
      },
    ],
    words: { en: 'pool light cord slack coil niche', es: 'cordón de luz de alberca enrollado nicho' },
  },
  {
    id: '680-23-f-circuit',
    section: '680.23(F)',
    grade: 'V2',
    title: { en: 'Pool light circuit: 12 AWG ground', es: 'Circuito de luz de alberca: tierra 12 AWG' },
    text: {
      en: 'The branch circuit of underwater lights has an insulated copper equipment grounding conductor not smaller than 12 AWG, unbroken except at listed boxes and similar. Conductors on the load side of the GFCI share no raceway or box with unprotected ones.',
      es: 'El ramal de luces sumergidas lleva tierra de cobre aislada no menor que 12 AWG, continua salvo en cajas listadas y similares. Los conductores después del GFCI no comparten tubo ni caja con otros sin protección.',
    },
    figures: { size: [12, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run an insulated copper ground of 12 AWG or larger for underwater lights',
          es: 'llevar tierra de cobre aislada 12 AWG o mayor para luces sumergidas',
        },
        words: 'pool light ground wire size',
      },
      {
        says: 'must-not',
        what: {
          en: 'mix pool light conductors after the GFCI with unprotected ones in one raceway or box',
          es: 'mezclar conductores de luz de alberca después del GFCI con otros sin protección en tubo o caja',
        },
        words: 'load side gfci share conduit',
      },
    ],
    words: {
      en: 'pool light wire 14 awg allowed conduit underwater equipment grounding conductor size',
      es: 'cable de luz de alberca 14 permitido',
    },
  },
  {
    id: '680-24-a-deck-box',
    section: '680.24(A)(2)',
    grade: 'V2',
    title: { en: 'Pool junction box: 4 in., 8 in., 4 ft', es: 'Caja de alberca: 4 pulg., 8 pulg., 4 pies' },
    text: {
      en: 'A junction box connected to a forming shell is listed for it, with its bottom at least 4 in. above the ground or deck or 8 in. above the maximum water level, whichever is higher, and 4 ft from the inside wall unless a permanent barrier separates it. A low-voltage light may use a flush deck box.',
      es: 'La caja conectada al nicho es listada para eso, con su fondo al menos a 4 pulg. del suelo o piso o a 8 pulg. del nivel máximo del agua, lo más alto, y a 4 pies de la pared interior salvo barrera fija. Con luz de bajo voltaje puede ir caja al ras.',
    },
    figures: { inches: [4, 'in'], inches2: [8, 'in'], feet: [4, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'set a pool light junction box 4 in. above deck or 8 in. above water',
          es: 'poner la caja de luz de alberca a 4 pulg. del piso u 8 pulg. del agua',
        },
        words: 'pool j-box forming shell height',
      },
      {
        says: 'must',
        what: {
          en: 'keep the pool light junction box 4 ft from the inside wall',
          es: 'poner la caja de luz de alberca a 4 pies de la pared interior',
        },
        unless: { en: 'a permanent barrier separates it', es: 'la separe una barrera permanente' },
        words: 'pool jbox distance',
      },
      {
        says: 'may',
        what: {
          en: 'use a flush deck box for a low-voltage pool light',
          es: 'usar una caja al ras del piso para luz de alberca de bajo voltaje',
        },
        words: 'deck box',
      },
    ],
    words: { en: 'pool light j box height deck box distance from', es: 'caja de luz de alberca altura ' },
  },
  {
    id: '680-25-feeders',
    section: '680.25',
    grade: 'K',
    title: { en: 'Feeders to pool panels', es: 'Alimentadores a tableros de alberca' },
    text: {
      en: 'Feeders to pool panels in corrosive places follow 680.14; elsewhere general methods serve, with an insulated copper equipment grounding conductor not smaller than 12 AWG where outdoors underground. Older flexible or cable feeders to an existing panel have limits.',
      es: 'Los alimentadores a tableros de alberca en lugar corrosivo siguen 680.14; en lo demás sirven métodos generales, con tierra de cobre aislada no menor que 12 AWG en exterior subterráneo. Los existentes con cable tienen límites.',
    },
    figures: { size: [12, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run an insulated copper ground of 12 AWG or larger in outdoor underground pool feeders',
          es: 'llevar tierra de cobre aislada 12 AWG o mayor en alimentadores de alberca enterrados',
        },
        words: 'pool subpanel feeder ground',
      },
    ],
    words: { en: 'pool subpanel feeder ser cable insulated ground', es: 'subtablero de alberca alimentador tierra aislada' },
  },
  {
    id: '680-26-purpose',
    section: '680.26(A)',
    grade: 'V2',
    title: { en: 'Equipotential bonding: same potential everywhere', es: 'Unión equipotencial: mismo potencial' },
    text: {
      en: "The bonding grid ties all conductive parts and the deck together so that a swimmer feels no voltage difference between them. It need not run to the panel or to a ground rod; the pump motor's equipment ground is a separate wire.",
      es: 'La unión equipotencial enlaza todas las partes conductoras y el piso para que el nadador no sienta diferencia de voltaje entre ellas. No tiene que ir al tablero ni a una varilla; la tierra de la bomba es otro conductor.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'run the pool bonding grid to the panel or a ground rod',
          es: 'llevar la malla de unión de la alberca al tablero o a una varilla',
        },
        words: 'equipotential bond ground rod piscina',
      },
    ],
    words: {
      en: 'pool bonding wire to panel ground rod needed grid point of bonding why ladder rebar pump already grounded tie together',
      es: 'unión de alberca varilla necesaria tablero para qué unir escalera varilla bomba',
    },
  },
  {
    id: '680-26-b-eight-solid',
    section: '680.26(B)',
    grade: 'V2',
    title: {
      en: 'Size and type of pool bonding conductor: 8 AWG solid copper',
      es: 'Calibre y tipo del conductor de unión de alberca: 8 AWG cobre sólido',
    },
    text: {
      en: 'Bond with solid copper not smaller than 8 AWG, insulated, covered or bare, or rigid brass or other identified corrosion-resistant metal conduit, with connections listed for it. Stranded 8 does not meet it.',
      es: 'Una con cobre sólido no menor que 8 AWG, aislado, cubierto o desnudo, o con tubo rígido de latón u otro metal identificado, y conexiones listadas. El 8 cableado no cumple.',
    },
    figures: { size: [8, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: { en: 'bond pools with solid copper of 8 AWG or larger', es: 'unir albercas con cobre sólido 8 AWG o mayor' },
        words: 'pool bonding wire equipotential piscina',
      },
      {
        says: 'must-not',
        what: { en: 'use stranded 8 AWG as the pool bonding conductor', es: 'usar 8 AWG trenzado como conductor de unión de la alberca' },
        words: 'stranded number 8 pool bond piscina',
      },
      {
        says: 'may',
        what: { en: 'use bare copper for pool bonding', es: 'usar cobre desnudo para la unión de la alberca' },
        words: 'insulated or bare 8 solid',
      },
    ],
    words: { en: 'number 8 bare solid pool bond stranded allowed', es: 'número 8 desnudo sólido alberca cableado' },
  },
  {
    id: '680-26-b1-shell',
    section: '680.26(B)(1)',
    grade: 'V2',
    title: { en: 'Bond the pool shell', es: 'Una el vaso de la alberca' },
    text: {
      en: 'Conductive shells (poured or sprayed concrete, coated block) are bonded by the tied, unencapsulated rebar, or by a copper grid of 8 AWG at 12 in. each way, 4 in. tolerance. Vinyl liners and fiberglass shells are not conductive.',
      es: 'Los vasos conductores (concreto colado o lanzado, block aplanado) se unen con la varilla amarrada sin recubrir, o con malla de cobre 8 AWG a 12 pulg. por lado, tolerancia de 4 pulg. El vinil y la fibra de vidrio no son conductores.',
    },
    figures: { size: [8, 'AWG'], inches: [12, 'in'], inches2: [4, 'in'] },
    claims: [
      {
        says: 'must',
        what: { en: 'bond a concrete or other conductive pool shell', es: 'unir el vaso de alberca de concreto u otro conductor' },
        words: 'gunite rebar steel piscina',
      },
      {
        says: 'need-not',
        what: { en: 'bond a vinyl liner or fiberglass pool shell itself', es: 'unir el vaso mismo de vinilo o fibra de vidrio' },
        words: 'piscina liner polymer walls never tied',
      },
      {
        says: 'is-not',
        what: {
          en: 'epoxy-coated (encapsulated) rebar serves to bond a pool shell',
          es: 'la varilla con epóxico sirve para unir el vaso de alberca',
        },
        words: 'coated rebar steel is steel clamp gunite',
      },
    ],
    words: {
      en: 'gunite rebar bonding vinyl pool fiberglass bond equipotential bonding grid wire size spacing',
      es: 'alberca concreto varilla unión vinil fibra malla equipotencial calibre separación',
    },
  },
  {
    id: '680-26-b2-perimeter',
    section: '680.26(B)(2)',
    grade: 'V2',
    title: { en: 'Perimeter bonding: 3 ft', es: 'Unión del perímetro: 3 pies' },
    text: {
      en: 'The walking surface 3 ft out from the inside walls, paved or not, is bonded: by rebar mesh, a copper grid, or a single copper ring, tied to the pool steel or grid at four points around. For nonconductive shells bond it to the ring itself.',
      es: 'La superficie a 3 pies de las paredes interiores, pavimentada o no, se une: con malla de varilla, malla de cobre o un anillo de cobre, conectada al acero o malla en cuatro puntos. Si el vaso no es conductor se une al anillo mismo.',
    },
    figures: { feet: [3, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond the walking surface 3 ft out around the pool, paved or not',
          es: 'unir la superficie de 3 pies alrededor de la alberca, pavimentada o no',
        },
        words: 'perimeter deck ring copper grass dirt piscina need',
      },
      {
        says: 'is-not',
        what: {
          en: 'grass, sod, mulch or a wood deck around the pool needs no perimeter bonding',
          es: 'el pasto, tierra o deck de madera alrededor de la alberca no lleva unión perimetral',
        },
        unless: {
          en: 'by the amended 2023 code it is a nonconductive deck apart from the earth or raised on nonconductive supports',
          es: 'según el código 2023 enmendado sea un deck no conductor separado de la tierra o alzado sobre soportes no conductores',
        },
        words: 'ring not needed excused only concrete pavement correct madera no conduce',
      },
    ],
    words: {
      en: 'deck pavers grass around equipotential bonding distance',
      es: 'adoquín pasto perimetral equipotencial extiende distancia ',
    },
  },
  {
    id: '680-26-b2-ring',
    section: '680.26(B)(2)',
    grade: 'V2',
    title: { en: 'Pool copper ring: 18 to 24 in. out, 4 to 6 in. deep', es: 'Anillo de alberca: a 18-24 pulg., 4-6 pulg. abajo' },
    text: {
      en: 'Where rebar is not available a single 8 AWG bare solid copper conductor follows the contour, 18 in. to 24 in. from the inside walls, in or under the surface 4 in. to 6 in. below the subgrade, with listed splices only.',
      es: 'Si no hay varilla, un conductor 8 AWG de cobre sólido desnudo sigue el contorno de 18 pulg. a 24 pulg. de las paredes, en el piso o debajo de 4 pulg. a 6 pulg. bajo la subrasante, sólo con empalmes listados.',
    },
    figures: { size: [8, 'AWG'], inches: [18, 'in'], inches2: [24, 'in'], inches3: [4, 'in'], inches4: [6, 'in'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a single 8 AWG bare copper ring for perimeter bonding',
          es: 'usar un solo anillo de cobre desnudo 8 AWG para unir el perímetro',
        },
        if: {
          en: 'it runs 18 to 24 in. from the walls, 4 to 6 in. below subgrade, with listed splices',
          es: 'va de 18 a 24 pulg. de la pared, 4 a 6 pulg. abajo, con empalmes listados',
        },
        words: 'pool perimeter ring piscina',
      },
    ],
    words: {
      en: 'bonding ring above ground pool subgrade depth splice how far wall wire go',
      es: 'anillo alberca sobre tierra subrasante profundidad a qué distancia de la pared unión',
    },
  },
  {
    id: '680-26-b7-metal',
    section: '680.26(B)(7)',
    grade: 'V2',
    title: { en: 'Metal within 5 ft of the pool: bond it', es: 'Metal a 5 pies de alberca: únalo' },
    text: {
      en: 'Bond all fixed metal parts within 5 ft horizontally of the inside walls and up to 12 ft above the maximum water level: fences, awnings, door frames, metal sheathed cables and pipes, unless separated by a permanent barrier. Ladders, rails and light shells too.',
      es: 'Una toda parte metálica fija a 5 pies horizontales de las paredes interiores y hasta 12 pies sobre el nivel máximo: cercas, toldos, marcos, cables y tubos metálicos, salvo barrera fija. También escaleras, pasamanos y nichos.',
    },
    figures: { feet: [5, 'ft'], feet2: [12, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond fixed metal within 5 ft of the pool: fences, awnings, door frames',
          es: 'unir metal fijo a 5 pies de la alberca: cercas, toldos, marcos',
        },
        unless: { en: 'a permanent barrier separates it', es: 'lo separe una barrera permanente' },
        words: 'pool piscina',
      },
      {
        says: 'must',
        what: { en: 'bond pool ladders, rails and light shells', es: 'unir escaleras, pasamanos y nichos de luz de la alberca' },
        words: 'ladder handrail bonding piscina',
      },
      {
        says: 'need-not',
        what: {
          en: 'bond fixed metal that is farther than 5 ft horizontally from the pool',
          es: 'unir metal fijo que está a más de 5 pies en horizontal de la alberca',
        },
        unless: {
          en: 'it is part of pool equipment such as a pump or heater, which is bonded too',
          es: 'sea parte de equipo de la alberca como bomba o calentador, que también se une',
        },
        words: 'pool gate fence iron off 7 6 8 ft alberca',
      },
      {
        says: 'need-not',
        what: {
          en: 'bond fixed metal that a permanent wall or barrier separates from the water',
          es: 'unir metal fijo que un muro o barrera permanente separa del agua',
        },
        unless: {
          en: 'it is part of pool equipment such as a pump or heater, which is bonded too',
          es: 'sea parte de equipo de la alberca como bomba o calentador, que también se une',
        },
        words: 'pool masonry block fence between alberca barandal cerca',
      },
      {
        says: 'need-not',
        what: { en: 'bond the plastic (PVC) pipes of a pool', es: 'unir la tubería plástica (PVC) de una alberca' },
        words: 'plumbing underground pipe pool lines tubos',
      },
    ],
    words: { en: 'fence near pool bond ladder handrail sliding door frame', es: 'cerca cerca de alberca escalera barandal' },
  },
  {
    id: '680-26-b6-equipment',
    section: '680.26(B)(6)',
    grade: 'V2',
    title: { en: 'Bond pumps and heaters', es: 'Una bombas y calentadores' },
    text: {
      en: "Bond metal parts of circulating equipment: pump motors, heaters, covers' motors and reels. A listed double-insulated motor is not bonded, but leave an 8 AWG conductor there for a future motor.",
      es: 'Una las partes metálicas del equipo: motores de bomba, calentadores, motores de cubierta y carretes. El motor listado de doble aislamiento no se une, pero deje ahí un conductor 8 AWG para un motor futuro.',
    },
    figures: { size: [8, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond pool pump motors, heaters and cover motors',
          es: 'unir motores de bomba, calentadores y motores de cubierta de la alberca',
        },
        words: 'pump bonding lug piscina',
      },
      {
        says: 'must-not',
        what: { en: 'bond a listed double-insulated pool pump motor', es: 'unir un motor de bomba listado de doble aislamiento' },
        words: 'double insulated pump',
      },
      {
        says: 'must',
        what: {
          en: 'leave an 8 AWG conductor at a double-insulated pump for a future motor',
          es: 'dejar un conductor 8 AWG en una bomba de doble aislamiento para un motor futuro',
        },
        words: 'pump bond wire',
      },
    ],
    words: { en: 'bond pool heater pump lug double insulated', es: 'unir calentador bomba doble aislamiento' },
  },
  {
    id: '680-26-c-water',
    section: '680.26(C)',
    grade: 'V2',
    title: { en: 'Bond the pool water: 9 in²', es: 'Una el agua de la alberca: 9 in²' },
    text: {
      en: 'The pool water is in contact with at least 9 in² of corrosion-resistant conductive surface that is part of the bonding, unless ladders, light niches or a conductive shell already give it. It does not move out in normal use.',
      es: 'El agua toca al menos 9 pulg² de superficie conductora resistente a la corrosión que es parte de la unión, salvo que ya la den escaleras, nichos o un vaso conductor. No debe salirse en el uso normal.',
    },
    figures: { squareInches: [9, 'in²'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond the pool water through 9 in² of conductive surface',
          es: 'unir el agua de la alberca con 9 in² de superficie conductora',
        },
        unless: {
          en: 'ladders, light niches or a conductive shell already give it',
          es: 'escaleras, nichos o un vaso conductor ya lo den',
        },
        words: 'water bond fiberglass vinyl piscina',
      },
    ],
    words: { en: 'water bond device skimmer fiberglass vinyl', es: 'unión del agua skimmer fibra vinil' },
  },
  {
    id: '680-27-b-cover',
    section: '680.27(B)',
    grade: 'K',
    title: { en: 'Pool cover motors: 5 ft', es: 'Motor de cubierta: 5 pies' },
    text: {
      en: 'Motors and controllers of electric pool covers are at least 5 ft from the inside wall unless behind a permanent barrier, totally enclosed if below grade, on GFCI, with the switch where the operator sees the whole pool.',
      es: 'Los motores y controles de cubiertas eléctricas van al menos a 5 pies de la pared interior salvo tras barrera fija, totalmente cerrados si están bajo el nivel, con GFCI, y con el control donde el operador ve toda la alberca.',
    },
    figures: { feet: [5, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep pool cover motors and controllers 5 ft from the inside wall',
          es: 'poner motores y controles de cubierta a 5 pies de la pared interior',
        },
        unless: { en: 'they are behind a permanent barrier', es: 'estén tras una barrera permanente' },
        words: 'automatic pool cover',
      },
      {
        says: 'must',
        what: {
          en: 'put pool cover motors on GFCI with a switch in view of the whole pool',
          es: 'poner motores de cubierta con GFCI y apagador con vista a toda la alberca',
        },
        words: 'automatic pool cover',
      },
    ],
    words: { en: 'automatic pool cover switch gfci', es: 'cubierta automática de alberca control gfci' },
  },
  {
    id: '680-28-gas-heater',
    section: '680.28',
    grade: 'K',
    title: { en: 'Gas pool heaters: GFCI', es: 'Calentador de gas: GFCI' },
    text: {
      en: 'Circuits that serve gas-fired pool and spa water heaters above the low-voltage contact limit have GFCI protection.',
      es: 'Los circuitos que sirven calentadores de gas para alberca y spa arriba del límite de contacto de bajo voltaje llevan protección GFCI.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect gas pool and spa heaters above the low-voltage limit with GFCI',
          es: 'proteger con GFCI los calentadores de gas de alberca y spa',
        },
        words: 'gas heater pool piscina',
      },
    ],
    words: { en: 'pool gas heater 120 volt gfci', es: 'calentador de gas alberca 120 volts gfci' },
  },
  {
    id: '680-31-storable-pump',
    section: '680.31',
    grade: 'V2',
    title: { en: 'Storable pool pump', es: 'Bomba de alberca desmontable' },
    text: {
      en: 'A cord-connected filter pump for storable pools is double insulated or equivalent, with a grounding-type cord and plug, and listed with its GFCI in the attachment plug or cord.',
      es: 'La bomba con cordón para alberca desmontable es de doble aislamiento o equivalente, con cordón y clavija con tierra, y listada con su GFCI en la clavija o cordón.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a listed double-insulated pump with built-in GFCI for a storable pool',
          es: 'usar bomba listada de doble aislamiento con GFCI integrado en alberca desmontable',
        },
        words: 'above ground pool pump inflatable',
      },
    ],
    words: { en: 'intex pump cord gfci extension', es: 'bomba intex cordón gfci extensión' },
  },
  {
    id: '680-32-storable-gfci',
    section: '680.32',
    grade: 'V2',
    title: { en: 'Storable pools: GFCI on everything', es: 'Alberca desmontable: GFCI en todo' },
    text: {
      en: 'All electrical equipment used with storable pools, power cords included, has GFCI protection, and so do receptacles within 20 ft of the inside walls: 125 V, 15 and 20 A ones in every edition, up to 250 V in newer ones.',
      es: 'Todo el equipo eléctrico de albercas desmontables, cordones incluidos, lleva GFCI, y también los contactos a 20 pies o menos de las paredes interiores: los de 125 V, 15 y 20 A en toda edición, hasta 250 V en las nuevas.',
    },
    figures: { volts: [125, 'V'], volts2: [250, 'V'], amps: [20, 'A'], feet: [20, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use GFCI on all electrical equipment of a storable pool',
          es: 'usar GFCI en todo el equipo eléctrico de una alberca desmontable',
        },
        words: 'above ground pool extension cord',
      },
      {
        says: 'must',
        what: {
          en: 'protect receptacles within 20 ft of a storable pool with GFCI',
          es: 'proteger con GFCI los contactos a 20 pies de una alberca desmontable',
        },
        words: 'above ground pool outlet',
      },
    ],
    words: { en: 'kiddie pool inflatable outlet gfci distance', es: 'alberca inflable contacto gfci distancia' },
  },
  {
    id: '680-34-storable-receptacle',
    section: '680.34',
    grade: 'V1',
    title: { en: 'Storable pool: receptacles 6 ft away', es: 'Alberca desmontable: contactos a 6 pies' },
    text: {
      en: 'Receptacles are at least 6 ft from the inside walls of a storable pool, measured along the path of the cord. Part II rules for a required receptacle and deck bonding do not apply to storable pools.',
      es: 'Los contactos quedan al menos a 6 pies de las paredes interiores, medidos por el camino del cordón. Las reglas de la Parte II de contacto obligatorio y unión del piso no aplican a las desmontables.',
    },
    figures: { feet: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep receptacles at least 6 ft from a storable pool',
          es: 'mantener los contactos a 6 pies o más de una alberca desmontable',
        },
        words: 'above ground pool outlet',
      },
      {
        says: 'need-not',
        what: {
          en: 'bond the deck or add the required receptacle for a storable pool',
          es: 'unir el piso o poner el contacto obligatorio en una alberca desmontable',
        },
        words: 'above ground pool bonding inflatable',
      },
    ],
    words: { en: 'above ground inflatable intex outlet', es: 'contacto alberca inflable sobre tierra' },
  },
  {
    id: '680-41-emergency-switch',
    section: '680.41',
    grade: 'V2',
    title: { en: 'Spa emergency shutoff', es: 'Paro de emergencia de spa' },
    text: {
      en: 'Spas and hot tubs other than at one-family dwellings need a clearly labeled emergency shutoff that stops the recirculation and jet motors: readily accessible to users, adjacent to and in sight of the tub, and at least 5 ft away.',
      es: 'Los spas y jacuzzis, salvo en viviendas unifamiliares, llevan un paro de emergencia bien rotulado que detiene los motores de recirculación y chorros: al alcance de los usuarios, junto y a la vista, y al menos a 5 pies.',
    },
    figures: { feet: [5, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a labeled emergency shutoff for spas at least 5 ft away and in sight',
          es: 'instalar un paro de emergencia rotulado para spa, a 5 pies y a la vista',
        },
        unless: { en: 'it is a one-family dwelling', es: 'sea vivienda de una familia' },
        words: 'hot tub emergency switch jacuzzi',
      },
      {
        says: 'need-not',
        what: {
          en: 'install an emergency shutoff for a hot tub at a one-family dwelling',
          es: 'instalar paro de emergencia para jacuzzi en vivienda de una familia',
        },
        words: 'spa emergency switch house',
      },
    ],
    words: { en: 'commercial hot tub emergency stop hotel airbnb', es: 'jacuzzi comercial paro de emergencia hotel' },
  },
  {
    id: '680-42-outdoor',
    section: '680.42',
    grade: 'V2',
    title: { en: 'Outdoor hot tub: pool rules with exceptions', es: 'Jacuzzi exterior: reglas de alberca con excepciones' },
    text: {
      en: 'An outdoor spa or hot tub meets Parts I and II like a pool: receptacles 6 ft away, one between 6 and 20 ft, lights, disconnect 5 ft and in sight, bonding. 680.42 relaxes the wiring and some bonding.',
      es: 'Un spa o jacuzzi exterior cumple las Partes I y II como alberca: contactos a 6 pies, uno entre 6 y 20 pies, luces, desconectador a 5 pies y a la vista, unión. La 680.42 suaviza el alambrado y parte de la unión.',
    },
    figures: { feet: [6, 'ft'], feet2: [20, 'ft'], feet3: [5, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'treat an outdoor hot tub like a pool: receptacles, disconnect and bonding',
          es: 'tratar un jacuzzi exterior como alberca: contactos, desconexión y unión',
        },
        unless: { en: '680.42 relaxes it', es: '680.42 lo aligere' },
        words: 'spa rules',
      },
      {
        says: 'must',
        what: { en: 'keep receptacles 6 ft from an outdoor hot tub', es: 'mantener contactos a 6 pies de un jacuzzi exterior' },
        words: 'spa outlet distance',
      },
      {
        says: 'must',
        what: { en: 'put the hot tub disconnect in sight and 5 ft away', es: 'poner la desconexión del jacuzzi a la vista y a 5 pies' },
        words: 'spa disconnect panel distance',
      },
      {
        says: 'must-not',
        what: {
          en: 'have a receptacle closer than 6 ft to an outdoor hot tub',
          es: 'tener un contacto a menos de 6 pies de un jacuzzi exterior',
        },
        words: 'inflatable plug wall 3 4 ft patio cord short close spa',
      },
      {
        says: 'is-not',
        what: {
          en: 'a hot tub or swim spa is an appliance that the pool rules leave out',
          es: 'un jacuzzi o swim spa es un aparato fuera de las reglas de albercas',
        },
        words: 'not a pool dealer installer says chapters outlet',
      },
      {
        says: 'must',
        what: {
          en: 'have one receptacle between 6 and 20 ft from an outdoor hot tub',
          es: 'tener un contacto entre 6 y 20 pies de un jacuzzi exterior',
        },
        words: 'spa convenience outlet required near required patio obligatorio',
      },
    ],
    words: { en: 'hot tub install outside requirements backyard spa', es: 'instalar jacuzzi exterior requisitos patio' },
  },
  {
    id: '680-42-b-perimeter',
    section: '680.42(B)',
    grade: 'V1',
    title: { en: 'When a hot tub needs no deck bonding', es: 'Cuándo el jacuzzi no requiere unir el piso' },
    text: {
      en: 'Perimeter bonding is not needed around a listed, self-contained outdoor spa for aboveground use that is not indoors, sits on or above grade, and whose top rim is at least 28 in. above all surfaces within 30 in. of it. Metal bands of wooden tubs are exempt too.',
      es: 'No se exige unir el perímetro de un spa autónomo listado para uso sobre el piso, no interior, sobre el nivel, con el borde al menos a 28 pulg. arriba de toda superficie a 30 pulg. de él. También se exentan los aros de tinas de madera.',
    },
    figures: { inches: [28, 'in'], inches2: [30, 'in'] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'bond the perimeter around a listed self-contained outdoor aboveground hot tub',
          es: 'unir el perímetro de un jacuzzi exterior listado, autocontenido, sobre el suelo',
        },
        if: {
          en: 'it is on or above grade, not indoors, and its rim is 28 in. above surfaces within 30 in.',
          es: 'está sobre el nivel del suelo, no en interior, y su borde queda 28 pulg. sobre superficies a 30 pulg.',
        },
        words: 'spa slab mesh ring break tear up patio tall store bought jacuzzi',
      },
      {
        says: 'need-not',
        what: { en: 'bond the metal bands of a wooden hot tub', es: 'unir las cintas metálicas de una tina de madera' },
        words: 'spa hoops',
      },
      {
        says: 'must',
        what: {
          en: 'bond the perimeter around an outdoor hot tub that is sunk in the ground or has its rim less than 28 in. above surfaces within 30 in.',
          es: 'unir el perímetro de un jacuzzi de patio que está metido en el suelo o con el borde a menos de 28 pulg. sobre superficies a 30 pulg.',
        },
        words: 'spa recessed deck copper in ground concrete round ring bonding',
      },
    ],
    words: {
      en: 'hot tub on concrete pad bonding 28 inches exception height rim',
      es: 'jacuzzi sobre losa unión 28 pulgadas sin anillo altura',
    },
  },
  {
    id: '680-42-c-interior-wiring',
    section: '680.42(C)',
    grade: 'V1',
    title: { en: 'Wiring inside the house to a hot tub', es: 'Alambrado dentro de la casa al jacuzzi' },
    text: {
      en: 'Inside a one-family dwelling any Chapter 3 method may feed an outdoor spa if it has a copper equipment grounding conductor, insulated or inside the cable jacket, not smaller than 12 AWG: NM-B indoors is fine, then conduit outside.',
      es: 'Dentro de vivienda unifamiliar cualquier método del Capítulo 3 sirve para un spa exterior si lleva tierra de cobre, aislada o dentro de la chaqueta, no menor que 12 AWG: NM-B adentro está bien, y tubo afuera.',
    },
    figures: { size: [12, 'AWG'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use NM-B inside the house to feed an outdoor hot tub',
          es: 'usar NM-B dentro de la casa para alimentar un jacuzzi exterior',
        },
        if: {
          en: 'it is a one-family dwelling and the copper ground is 12 AWG or larger, insulated or inside the jacket',
          es: 'es vivienda de una familia y la tierra de cobre es 12 AWG o mayor, aislada o dentro del forro',
        },
        words: 'romex spa hot tub',
      },
    ],
    words: { en: '6-3 romex hot tub wire bare ground conduit outside', es: 'romex 6-3 jacuzzi tierra desnuda tubo afuera' },
  },
  {
    id: '680-43-a-receptacles',
    section: '680.43(A)',
    grade: 'V2',
    title: { en: 'Indoor spa: one receptacle 6 to 10 ft', es: 'Spa interior: un contacto de 6 a 10 pies' },
    text: {
      en: 'Indoors at least one 125 V, 15 or 20 A receptacle on a general circuit is between 6 ft and 10 ft from the inside wall; others at least 6 ft. Those of 125 V, 30 A or less within 10 ft, and any that power the spa, have GFCI.',
      es: 'En interior hay al menos un contacto de 125 V, 15 o 20 A de circuito general entre 6 pies y 10 pies de la pared interior; los demás al menos a 6 pies. Los de 125 V, 30 A o menos a 10 pies, y los que alimentan el spa, llevan GFCI.',
    },
    figures: { volts: [125, 'V'], amps: [20, 'A'], feet: [6, 'ft'], feet2: [10, 'ft'], amps2: [30, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a 125 V receptacle 6 to 10 ft from an indoor spa',
          es: 'poner un contacto de 125 V de 6 a 10 pies de un spa interior',
        },
        words: 'hot tub indoor outlet jacuzzi',
      },
      {
        says: 'must-not',
        what: { en: 'put a receptacle closer than 6 ft to an indoor spa', es: 'poner un contacto a menos de 6 pies de un spa interior' },
        words: 'hot tub outlet jacuzzi',
      },
      {
        says: 'must',
        what: {
          en: 'protect receptacles within 10 ft of an indoor spa with GFCI',
          es: 'proteger con GFCI los contactos a 10 pies de un spa interior',
        },
        words: 'hot tub jacuzzi',
      },
    ],
    words: { en: 'indoor hot tub outlet distance sunroom', es: 'jacuzzi interior contacto distancia' },
  },
  {
    id: '680-43-b-lights',
    section: '680.43(B)',
    grade: 'V2',
    title: { en: 'Lights over an indoor spa', es: 'Luces sobre spa interior' },
    text: {
      en: 'Over or within 5 ft of an indoor spa lights and fans are at least 12 ft above the water without GFCI, or 7-1/2 ft with GFCI. Lower only recessed or surface types, suited to damp places, with nonmetallic or isolated trim, on GFCI.',
      es: 'Sobre un spa interior o a 5 pies, luces y abanicos van al menos a 12 pies del agua sin GFCI, o 7-1/2 pies con GFCI. Más abajo sólo tipos empotrados o de superficie para lugar húmedo, con borde no metálico o aislado, y GFCI.',
    },
    figures: { feet: [5, 'ft'], feet2: [12, 'ft'], feet3: ['7-1/2', 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'mount lights over an indoor spa 12 ft up, or 7-1/2 ft with GFCI',
          es: 'montar luces sobre spa interior a 12 pies, o 7-1/2 pies con GFCI',
        },
        unless: {
          en: 'they are suitable recessed or surface lights with nonmetallic or isolated trim, on GFCI',
          es: 'sean luces empotradas o sobrepuestas adecuadas con aro no metálico o aislado, con GFCI',
        },
        words: 'hot tub light fan',
      },
    ],
    words: { en: 'recessed light over hot tub indoor fan', es: 'luz empotrada sobre jacuzzi interior' },
  },
  {
    id: '680-43-c-switches',
    section: '680.43(C)',
    grade: 'K',
    title: { en: 'Indoor spa switches: 5 ft', es: 'Apagadores de spa interior: 5 pies' },
    text: {
      en: 'Switches are at least 5 ft, measured horizontally, from the inside walls of an indoor spa or hot tub.',
      es: 'Los apagadores quedan al menos a 5 pies, medidos en horizontal, de las paredes interiores de un spa o jacuzzi interior.',
    },
    figures: { feet: [5, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put switches closer than 5 ft to an indoor spa or hot tub',
          es: 'poner apagadores a menos de 5 pies de un spa o jacuzzi interior',
        },
        words: 'light switch hot tub',
      },
    ],
    words: { en: 'light switch near indoor hot tub', es: 'apagador cerca de jacuzzi interior' },
  },
  {
    id: '680-44-gfci',
    section: '680.44',
    grade: 'V2',
    title: { en: 'Spa supply: GFCI', es: 'Alimentación de spa: GFCI' },
    text: {
      en: 'The outlet that supplies a spa or hot tub has GFCI protection, once: by the GFCI breaker of a spa panel, fed from a plain breaker in the main panel, or by a GFCI breaker there. A listed unit marked with integral GFCI for all its parts needs no more.',
      es: 'La salida que alimenta un spa o jacuzzi lleva GFCI, una sola vez: el breaker GFCI de un panel de spa, alimentado de un breaker normal del panel principal, o un breaker GFCI ahí. Una unidad listada y marcada con GFCI integral para todas sus partes no necesita más.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'protect the hot tub or spa supply with GFCI', es: 'proteger con GFCI la alimentación del jacuzzi o spa' },
        unless: {
          en: 'the unit is listed and marked with integral GFCI for all its parts',
          es: 'la unidad esté listada y marcada con GFCI integrado para todas sus partes',
        },
        words: 'spa panel gfci breaker',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed a hot tub or spa from a plain breaker with no GFCI anywhere, neither in a spa panel nor in the tub',
          es: 'alimentar con breaker normal un jacuzzi o spa sin ningún GFCI, ni en el panel de spa ni en la tina',
        },
        unless: {
          en: 'through 2020 it is field-assembled and three-phase, over 250 V or with a heater over 50 A',
          es: 'hasta 2020 sea armado en sitio y trifásico, de más de 250 V o con calentador de más de 50 A',
        },
        words: 'regular normal ordinary disconnect keeps tripping 50 used enough',
      },
      {
        says: 'need-not',
        what: {
          en: 'add another GFCI to a spa or hot tub that is listed and marked with integral GFCI for all its parts',
          es: 'agregar otro GFCI a un spa o jacuzzi listado y marcado con GFCI integrado para todas sus partes',
        },
        words: 'built in own components nameplate spa panel swim',
      },
      {
        says: 'may',
        what: {
          en: 'feed a spa panel that has a GFCI breaker from a plain breaker in the main panel',
          es: 'alimentar de un breaker normal del panel principal un panel de spa que trae breaker GFCI',
        },
        words: '50 standard regular two pole spa box outside disconnect caja afuera dejar',
      },
    ],
    words: {
      en: 'hot tub breaker 50 amp gfci spa panel trips heater required hot tub',
      es: 'breaker gfci jacuzzi 50 amperes tablero spa se dispara jacuzzi lleva',
    },
  },
  {
    id: '680-50-fountains',
    section: '680.50',
    grade: 'V1',
    title: { en: 'Fountains: which rules', es: 'Fuentes: qué reglas' },
    text: {
      en: 'Permanently installed fountains follow Parts I and V; one that shares water with a pool meets the pool rules as well, and a splash pad meets the bonding of 680.26. Self-contained portable ones follow Article 422.',
      es: 'Las fuentes permanentes siguen las Partes I y V; la que comparte agua con alberca cumple además sus reglas, y el splash pad cumple la unión de 680.26. Las portátiles autónomas siguen el Artículo 422.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'meet the pool rules for a fountain that shares water with a pool',
          es: 'cumplir las reglas de alberca en una fuente que comparte agua con ella',
        },
        words: 'fountain',
      },
      { says: 'must', what: { en: 'bond a splash pad like a pool', es: 'unir un splash pad como una alberca' }, words: 'equipotential' },
      {
        says: 'need-not',
        what: {
          en: 'meet the pool rules for a self-contained portable fountain',
          es: 'cumplir las reglas de albercas en una fuente portátil autocontenida',
        },
      },
    ],
    words: { en: 'decorative fountain splash pad pond pump', es: 'fuente decorativa splash pad estanque bomba' },
  },
  {
    id: '680-51-fountain-gfci',
    section: '680.51',
    grade: 'V1',
    title: { en: 'Fountain pumps and lights: GFCI', es: 'Bombas y luces de fuente: GFCI' },
    text: {
      en: 'Circuits of fountain equipment have GFCI unless it is listed at or below the low-voltage contact limit on a listed transformer. Submersible pumps cut off at low water, lights stay below the surface, and each exposed cord in the fountain is at most 10 ft; past the edge cords run in approved enclosures.',
      es: 'Los circuitos de equipo de fuente llevan GFCI salvo listado dentro del límite de bajo voltaje con transformador listado. Las bombas sumergibles cortan con poca agua, las luces quedan bajo la superficie y cada cordón visible dentro de la fuente mide a lo más 10 pies; fuera de la orilla van en canalización aprobada.',
    },
    figures: { feet: [10, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect fountain pump and light circuits with GFCI',
          es: 'proteger con GFCI los circuitos de bombas y luces de fuente',
        },
        unless: {
          en: 'they are listed at or below the low-voltage limit on a listed transformer',
          es: 'estén listados dentro del límite de bajo voltaje con transformador listado',
        },
        words: 'fountain',
      },
      {
        says: 'must-not',
        what: { en: 'expose more than 10 ft of cord in a fountain', es: 'dejar más de 10 pies de cordón expuesto en una fuente' },
        words: 'fountain pump cord length',
      },
    ],
    words: { en: 'fountain pump cord 10 feet gfci pond', es: 'cordón bomba de fuente 10 pies gfci' },
  },
  {
    id: '680-54-splash-pad',
    section: '680.54(C)',
    numberIn: { '2017': null, '2020': null },
    grade: 'V1',
    title: { en: 'Splash pads', es: 'Splash pads' },
    text: {
      en: 'From 2023 the shell of a splash pad for bonding is the area people walk on, to the edge of its footing, and its collection basin; the perimeter surface is measured from that edge.',
      es: 'Desde 2023 el vaso de un splash pad para la unión es el área que se pisa, hasta la orilla de su cimentación, y su cuenco; el perímetro se mide desde esa orilla.',
    },
    words: { en: 'splash pad bonding perimeter', es: 'splash pad unión perímetro' },
  },
  {
    id: '680-57-signs',
    section: '680.57',
    grade: 'K',
    title: { en: 'Signs in fountains: 5 ft, GFCI', es: 'Anuncios en fuentes: 5 pies, GFCI' },
    text: {
      en: 'A sign in or next to a fountain is at least 5 ft inside its outer edge, measured from the edges, with GFCI on its circuits and a disconnect at least 5 ft from the fountain or lockable.',
      es: 'Un anuncio dentro de una fuente va al menos a 5 pies hacia dentro de su orilla, con GFCI en sus circuitos y un desconectador al menos a 5 pies de la fuente o con candado.',
    },
    figures: { feet: [5, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: "put signs 5 ft inside a fountain's edge, on GFCI",
          es: 'poner anuncios a 5 pies dentro del borde de la fuente, con GFCI',
        },
        words: 'fountain sign letrero',
      },
    ],
    words: { en: 'sign in fountain', es: 'anuncio en fuente' },
  },
  {
    id: '680-58-fountain-receptacles',
    section: '680.58',
    grade: 'V1',
    title: { en: 'Receptacles near fountains: GFCI to 20 ft', es: 'Contactos junto a fuentes: GFCI a 20 pies' },
    text: {
      en: "125 V, 15 and 20 A receptacles within 20 ft of a fountain's edge have GFCI protection.",
      es: 'Los contactos de 125 V, 15 y 20 A a 20 pies o menos de la orilla de una fuente llevan protección GFCI.',
    },
    figures: { volts: [125, 'V'], amps: [20, 'A'], feet: [20, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect receptacles within 20 ft of a fountain with GFCI',
          es: 'proteger con GFCI los contactos a 20 pies de una fuente',
        },
        words: 'outlet near fountain',
      },
    ],
    words: { en: 'outlet near fountain distance', es: 'contacto cerca de fuente distancia' },
  },
  {
    id: '680-62-therapeutic-tubs',
    section: '680.62',
    grade: 'K',
    title: { en: 'Therapeutic whirlpool tubs: GFCI, bond within 5 ft', es: 'Tinas terapéuticas de hidromasaje: GFCI y unión a 5 pies' },
    text: {
      en: 'Outlets that supply therapeutic tubs in health care, and receptacles within 6 ft of them, have GFCI protection. Metal fittings, pumps, pipes and metal surfaces within 5 ft are bonded: screwed or clamped metal to metal, or joined with solid copper of 8 AWG or larger.',
      es: 'Las salidas de tinas terapéuticas en servicios de salud, y los contactos a 6 pies de ellas, llevan GFCI. Los accesorios metálicos, bombas, tubos y superficies metálicas a 5 pies se unen: metal con metal atornillado o con abrazadera, o con cobre sólido 8 AWG o mayor.',
    },
    figures: { a: [6, 'ft'], b: [5, 'ft'], c: [8, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect therapeutic tub outlets and receptacles within 6 ft with GFCI',
          es: 'proteger con GFCI las tinas terapéuticas y contactos a 6 pies',
        },
        words: 'whirlpool hospital',
      },
      {
        says: 'must',
        what: { en: 'bond metal within 5 ft of a therapeutic tub', es: 'unir el metal a 5 pies de una tina terapéutica' },
        words: 'whirlpool hospital',
      },
    ],
    words: { en: 'hospital physical therapy whirlpool hydrotherapy tub tank', es: 'hospital fisioterapia tina hidroterapia' },
  },
  {
    id: '680-71-hydromassage',
    section: '680.71',
    grade: 'V2',
    title: { en: 'Whirlpool bathtub: own circuit, GFCI', es: 'Tina de hidromasaje: circuito propio, GFCI' },
    text: {
      en: 'A hydromassage bathtub and its components are on one or more individual branch circuits with readily accessible GFCI protection. 125 V receptacles of 30 A or less within 6 ft of the tub also have GFCI.',
      es: 'La tina de hidromasaje y sus componentes van en uno o más circuitos individuales con GFCI fácilmente accesible. Los contactos de 125 V de 30 A o menos a 6 pies de la tina también llevan GFCI.',
    },
    figures: { volts: [125, 'V'], amps: [30, 'A'], feet: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give a whirlpool bathtub its own individual circuit with GFCI',
          es: 'dar a la tina de hidromasaje su circuito individual con GFCI',
        },
        words: 'jacuzzi tub jetted dedicated',
      },
      {
        says: 'must',
        what: {
          en: 'protect 125 V receptacles within 6 ft of a whirlpool bathtub with GFCI',
          es: 'proteger con GFCI los contactos de 125 V a 6 pies de la tina de hidromasaje',
        },
        words: 'jetted tub outlet',
      },
      {
        says: 'must-not',
        what: {
          en: 'share a whirlpool bathtub circuit with other loads',
          es: 'compartir el circuito de la tina de hidromasaje con otras cargas',
        },
        words: 'jetted tub bathroom circuit jacuzzi',
      },
      {
        says: 'may',
        what: {
          en: "put a whirlpool tub's pump and heater on separate individual circuits",
          es: 'poner la bomba y el calentador de una tina de hidromasaje en circuitos individuales separados',
        },
      },
    ],
    words: { en: 'jacuzzi tub circuit gfci under tub jetted', es: 'tina jacuzzi circuito gfci debajo de la tina' },
  },
  {
    id: '680-73-access',
    section: '680.73',
    grade: 'V2',
    title: { en: 'Jetted tub access panel: receptacle within 1 ft', es: 'Registro de tina de hidromasaje: contacto a 1 pie' },
    text: {
      en: 'Whirlpool equipment is accessible without damaging the building. If the plug receptacle is reached only through the service opening, its face is in direct view and not more than 1 ft from the opening.',
      es: 'El equipo de la tina es accesible sin dañar la construcción. Si el contacto se alcanza sólo por la abertura de servicio, su cara queda a la vista y a no más de 1 pie de la abertura.',
    },
    figures: { feet: [1, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'leave whirlpool tub equipment accessible without damaging the building',
          es: 'dejar el equipo de la tina de hidromasaje accesible sin dañar la construcción',
        },
        words: 'jetted tub access panel hatch',
      },
      {
        says: 'must',
        what: {
          en: 'put the jetted tub receptacle face in view within 1 ft of the opening',
          es: 'poner el contacto de la tina a la vista a 1 pie de la abertura',
        },
        words: 'access panel plug',
      },
      {
        says: 'must-not',
        what: {
          en: 'tile or seal in the motor of a jetted tub without an access panel',
          es: 'tapar con azulejo o sellar el motor de una tina de hidromasaje sin registro',
        },
        words: 'marble deck silicone closed stay sealed whirlpool pump',
      },
      {
        says: 'is-not',
        what: {
          en: 'breaking out tiles counts as access to the motor of a jetted tub',
          es: 'quitar azulejos con cincel cuenta como acceso al motor de la tina',
        },
        words: 'azulejero tapó hidromasaje',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the receptacle of a jetted tub more than 1 ft inside its access opening',
          es: 'poner el contacto de la tina a más de 1 pie de la abertura',
        },
        words: 'plug pump far stud 2 feet in hatch flashlight',
      },
    ],
    words: { en: 'jetted tub access panel outlet motor whirlpool', es: 'registro tina contacto motor' },
  },
  {
    id: '680-74-bonding',
    section: '680.74',
    grade: 'V2',
    title: { en: 'Jetted tub bonding: 8 AWG', es: 'Unión de tina de hidromasaje: 8 AWG' },
    text: {
      en: 'Bond metal fittings in contact with the water, metal parts of pumps and blowers, metal piping and raceways within 5 ft, and exposed metal surfaces within 5 ft, with solid copper of 8 AWG or larger. Small parts such as jets and drains, and double-insulated motors, are exempt; it does not run to the panel.',
      es: 'Una los accesorios metálicos en contacto con el agua, partes metálicas de bombas y sopladores, tubería metálica a 5 pies y superficies metálicas a 5 pies, con cobre sólido 8 AWG o mayor. Se exentan piezas chicas como chorros y drenajes y motores de doble aislamiento; no va al tablero.',
    },
    figures: { feet: [5, 'ft'], size: [8, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond jetted tub metal fittings, pumps and metal within 5 ft with 8 AWG',
          es: 'unir con 8 AWG el metal de la tina de hidromasaje y el metal a 5 pies',
        },
        words: 'whirlpool bathtub bonding solid',
      },
      {
        says: 'need-not',
        what: {
          en: 'bond small jets and drains or a double-insulated jetted tub motor',
          es: 'unir jets y drenes chicos o un motor de doble aislamiento de la tina',
        },
        words: 'whirlpool',
      },
      {
        says: 'need-not',
        what: {
          en: 'run the jetted tub bonding conductor to the panel',
          es: 'llevar el conductor de unión de la tina de hidromasaje al tablero',
        },
        words: 'whirlpool bond',
      },
    ],
    words: { en: 'jetted tub bonding wire number 8 pump lug jacuzzi tub', es: 'tina hidromasaje unión número 8 jacuzzi tina' },
  },
  {
    id: '680-82-lifts',
    section: '680.82',
    grade: 'K',
    title: { en: 'Pool lifts: GFCI', es: 'Elevadores de alberca: GFCI' },
    text: {
      en: 'Electric pool lifts above the low-voltage contact limit have GFCI protection, are listed, and bond their metal within the pool area. Battery lifts charged elsewhere within the limit are exempt.',
      es: 'Los elevadores eléctricos de alberca arriba del límite de bajo voltaje llevan GFCI, son listados y unen su metal en el área de alberca. Se exentan los de batería dentro del límite que se cargan en otro lado.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect pool lifts above the low-voltage limit with GFCI and bond their metal',
          es: 'proteger con GFCI los elevadores de alberca y unir su metal',
        },
        unless: {
          en: 'it is a battery lift charged elsewhere, within the limit',
          es: 'sea de batería cargada en otro lugar, dentro del límite',
        },
        words: 'pool lift handicap',
      },
    ],
    words: { en: 'ada pool lift battery charger', es: 'elevador de alberca discapacitados batería' },
  },
];

// Confirmed: definitions electricallicenserenewal 1398, EC&M, IAEI; 680.5 expertce, Mike Holt podcast; 680.9 InterNACHI, electricalknowledge, Mike Holt forum; 680.13 EC&M, Mike Holt newsletter 456, studyres; 680.21(C), (D) Leviton Captain Code 2020, electricallicenserenewal 958;
// 680.22 Springboro handout, Mike Holt forum, inspectionnews, EC&M; 680.24 studyres, poolmagazine; 680.26 EC&M quizzes, Mike Holt forum, Harger, pelhamweb, electriciantalk; 680.41 EC&M, Mike Holt forum; 680.43 Mike Holt forum, facts base; 680.54(C) electricallicenserenewal 1541; 680.71 to 680.74 EC&M, Mike Holt forum, naffainc. One source only: 680.8 Republic (Missouri) code page, 680.11 Mike Holt forum, 680.26(B)(6) electrical-contractor.net, 680.42(B), (C) Mike Holt forum.
// Reread: 680.23(A)(5) ECN forum, troublefreepool; 680.23(B)(2) ECN and Mike Holt forums; 680.23(F) ECN forum, Mike Holt forum 5170; 680.26(B)(6) ECN forum, Mike Holt forum 2540626; 680.31 Republic (Missouri), Mike Holt forum 26255; 680.32 EC&M Code Q&A, Mike Holt forum 26255; 680.43(B) EC&M quiz, facts base; 680.26(B)(7) Mike Holt forum 2554084, elec-toolbox quiz, nachi forum; 680.44 EC&M Code Q&A, examzify; 680.32 distance examzify; 680.26(C) cmiwebsite, inspectionnews, Mike Holt forum. One source only: 680.42(B), (C) Mike Holt forum.
