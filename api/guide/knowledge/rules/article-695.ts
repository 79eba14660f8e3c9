// Article 695 in own words: electric fire pumps, their supply, protection, wiring and voltage drop.
import type { Rule } from '../knowledge.ts';

export const article695: readonly Rule[] = [
  {
    id: '695-3-source',
    section: '695.3(A)',
    grade: 'V2',
    title: { en: 'Fire pump source: reliable', es: 'Fuente de la bomba contra incendio: confiable' },
    text: {
      en: 'An electric fire pump needs a reliable source that carries the locked-rotor current of the pump and jockey motors plus the full-load current of accessories: a separate service, a connection ahead of the service disconnect, on-site power production, or a dedicated feeder.',
      es: 'La bomba eléctrica requiere una fuente confiable que soporte la corriente a rotor bloqueado de las bombas principal y jockey más la plena carga de accesorios: acometida propia, conexión antes del desconectador de acometida, generación en sitio o alimentador dedicado.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: "feed an electric fire pump from a breaker of the building's main switchboard that also feeds other loads",
          es: 'alimentar una bomba contra incendio eléctrica desde un breaker del tablero principal que también alimenta otras cargas',
        },
        unless: {
          en: 'the special rules for several sources or multibuilding campuses allow it',
          es: 'lo permitan las reglas especiales para varias fuentes o conjuntos de edificios',
        },
        words: 'main panel distribution mdp switchgear regular feeder subpanel tablero general',
      },
      {
        says: 'may',
        what: {
          en: 'connect an electric fire pump ahead of the service disconnect',
          es: 'conectar una bomba contra incendio eléctrica antes del desconectador de acometida',
        },
        if: {
          en: 'the connection is not in the same enclosure or vertical section as the service disconnect',
          es: 'la conexión no está en el mismo gabinete o sección vertical que el desconectador de acometida',
        },
        words: 'line side tap service main utility own service acometida propia',
      },
    ],
    words: { en: 'fire pump tap ahead of main separate service', es: 'bomba contra incendio conexión antes del principal' },
  },
  {
    id: '695-3-b-multiple',
    section: '695.3(B)',
    grade: 'V1',
    title: { en: 'Not reliable alone: two sources', es: 'Si no es confiable: dos fuentes' },
    text: {
      en: 'Where one source is not reliable enough, use two or more approved ones, or add an on-site standby generator sized for the pump with automatic transfer next to the pump controller.',
      es: 'Si una fuente no es bastante confiable, use dos o más aprobadas, o agregue un generador de respaldo dimensionado para la bomba con transferencia automática junto al controlador.',
    },
    words: { en: 'fire pump generator backup transfer switch', es: 'bomba contra incendio planta transferencia' },
  },
  {
    id: '695-4-a-direct',
    section: '695.4(A)',
    grade: 'K',
    title: { en: 'Fire pump: direct connection to the controller', es: 'Bomba contra incendio: conexión directa' },
    text: {
      en: 'Supply conductors connect the source directly to a listed fire pump controller, a combination controller and transfer switch, or a listed fire pump power transfer switch.',
      es: 'Los conductores conectan la fuente directamente a un controlador listado de bomba contra incendio, a una combinación con transferencia o a una transferencia listada para eso.',
    },
    words: { en: 'fire pump controller connection no disconnect', es: 'controlador bomba contra incendio sin desconectador' },
  },
  {
    id: '695-4-b-one-disconnect',
    section: '695.4(B)',
    grade: 'V2',
    title: { en: 'Fire pump: one disconnect, locked-rotor setting', es: 'Bomba contra incendio: un desconectador, a rotor bloqueado' },
    text: {
      en: 'One disconnect with overcurrent protection may stand between a remote source and the pump controller. The device carries indefinitely the locked-rotor current of the pump motors plus the full load of accessories, or is a listed assembly for fire pump service: no overload protection.',
      es: 'Puede haber un desconectador con protección entre una fuente remota y el controlador. Soporta indefinidamente la corriente a rotor bloqueado de los motores más la plena carga de accesorios, o es un conjunto listado para bombas contra incendio: sin protección de sobrecarga.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'size a fire pump disconnect or breaker to trip on overload',
          es: 'dimensionar el breaker de la bomba contra incendio para disparar por sobrecarga',
        },
        words: 'overload heaters termico 250 percent locked rotor rotor bloqueado',
      },
    ],
    words: { en: 'fire pump breaker size 600 percent locked rotor', es: 'breaker bomba contra incendio rotor bloqueado tamaño' },
  },
  {
    id: '695-4-b-locked-closed',
    section: '695.4(B)(3)',
    grade: 'V2',
    title: { en: 'Fire pump disconnect: lockable closed', es: 'Desconectador de bomba contra incendio: candado en cerrado' },
    text: {
      en: 'That disconnect is identified as suitable for service equipment, can be locked both open and closed, is away from other disconnects, marked in letters at least 1 in. high as fire pump disconnect, and supervised in the closed position.',
      es: 'Ese desconectador es apto para acometida, se puede cerrar con candado en abierto y en cerrado, va lejos de otros, rotulado con letras de al menos 1 pulg. y supervisado en posición cerrada.',
    },
    figures: { inches: [1, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'make the fire pump disconnect lockable in the closed position',
          es: 'hacer que el desconectador de la bomba contra incendio acepte candado en cerrado',
        },
        words: 'locked on supervised padlock hasp encendido supervisado',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the fire pump disconnect together with other disconnects',
          es: 'poner el desconectador de la bomba contra incendio junto con otros desconectadores',
        },
        words: 'same switchboard next to service main tablero principal junto grouped',
      },
    ],
    words: { en: 'fire pump disconnect locked on sign', es: 'desconectador bomba contra incendio candado encendido letrero' },
  },
  {
    id: '695-5-transformer',
    section: '695.5',
    grade: 'K',
    title: { en: 'Fire pump transformer: 125%', es: 'Transformador de bomba contra incendio: 125%' },
    text: {
      en: 'A transformer for the pump is at least 125% of the pump and jockey motor full-load currents plus 100% of accessories. Its primary device carries the secondary locked-rotor current; no secondary overcurrent device is installed.',
      es: 'El transformador es de al menos 125% de las corrientes a plena carga de la bomba y jockey más 100% de accesorios. La protección del primario soporta la de rotor bloqueado del secundario; no lleva protección secundaria.',
    },
    figures: { percent: [125, '%'], percent2: [100, '%'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put a secondary breaker on a transformer that feeds a fire pump',
          es: 'poner breaker secundario al transformador de una bomba contra incendio',
        },
        words: 'secondary overcurrent fuse fusible proteccion del secundario',
      },
    ],
    words: { en: 'fire pump transformer no secondary breaker', es: 'transformador bomba contra incendio sin secundario' },
  },
  {
    id: '695-6-a-routing',
    section: '695.6(A)',
    grade: 'K',
    title: { en: 'Fire pump supply: outside or 2 hours', es: 'Alimentación de bomba contra incendio: por fuera o 2 horas' },
    text: {
      en: 'Service supply conductors run outside the building or in the building under 2 in. of concrete; feeders inside get 2 hours of protection: concrete, a listed 2 hours assembly dedicated to them, or a listed protective or cable system.',
      es: 'Los conductores de acometida van por fuera o dentro bajo 2 pulg. de concreto; los alimentadores adentro llevan 2 horas de protección: concreto, un conjunto listado de 2 horas dedicado, o un sistema de cable o protección listado.',
    },
    figures: { inches: [2, 'in'], hours: [2, 'h'] },
    words: {
      en: 'fire pump feeder mi cable 2 hour rated concrete encased hours protection',
      es: 'alimentador bomba mi 2 horas concreto protección cuántas horas',
    },
  },
  {
    id: '695-6-b-conductors',
    section: '695.6(B)',
    grade: 'V1',
    title: { en: 'Fire pump wire: 125%', es: 'Cable de bomba contra incendio: 125%' },
    text: {
      en: 'Conductors that supply only the fire pump motor follow 430.22, 125% of full-load current, and the voltage drop of 695.7; with other loads 125% of pump and jockey motors plus 100% of the rest.',
      es: 'Los conductores que sirven sólo al motor de la bomba siguen 430.22, 125% de plena carga, y la caída de 695.7; con otras cargas 125% de bomba y jockey más 100% del resto.',
    },
    figures: { percent: [125, '%'], percent2: [100, '%'] },
    words: { en: 'fire pump wire size', es: 'calibre bomba contra incendio' },
  },
  {
    id: '695-6-d-pump-wiring',
    section: '695.6(D)',
    grade: 'K',
    title: { en: 'Fire pump: controller to motor wiring, no GFPE', es: 'Bomba contra incendio: del controlador al motor, sin GFPE' },
    text: {
      en: 'Ground-fault protection of equipment is not allowed in fire pump circuits. From controller to motor use RMC, IMC, EMT with listed fittings, liquidtight metal or nonmetallic type B, jacketed MC, or MI.',
      es: 'No se permite protección de falla a tierra de equipos en estos circuitos. Del controlador al motor use RMC, IMC, EMT con accesorios listados, liquidtight metálico o no metálico tipo B, MC con chaqueta, o MI.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use ground-fault protection of equipment on a fire pump circuit',
          es: 'usar protección de falla a tierra de equipos en el circuito de la bomba contra incendio',
        },
        words: 'gfpe gfp gfci falla a tierra',
      },
      {
        says: 'may',
        what: {
          en: 'run EMT from the fire pump controller to the motor',
          es: 'llevar EMT del controlador al motor de la bomba contra incendio',
        },
        if: {
          en: 'it has listed fittings',
          es: 'lleva accesorios listados',
        },
        words: 'thinwall conduit pared delgada tubo',
      },
    ],
    words: {
      en: 'fire pump motor conduit flex emt ground fault gfci allowed',
      es: 'bomba contra incendio tubo flexible emt gfci falla a tierra permitido',
    },
  },
  {
    id: '695-7-voltage-drop',
    section: '695.7',
    grade: 'V2',
    title: { en: 'Fire pump voltage drop: 15% and 5%', es: 'Bomba contra incendio: caída de 15% y 5%' },
    text: {
      en: 'Voltage at the controller line terminals may not drop more than 15% below normal while the motor starts, and at its load terminals not more than 5% below the motor rating while it runs at 115% of full-load current.',
      es: 'El voltaje en las terminales de línea del controlador no baja más de 15% al arrancar, y en las de carga no más de 5% bajo el voltaje del motor al trabajar a 115% de plena carga.',
    },
    figures: { percent: [15, '%'], percent2: [5, '%'], percent3: [115, '%'] },
    words: { en: 'fire pump starting voltage drop limit', es: 'caída de tensión arranque bomba contra incendio' },
  },
  {
    id: '695-12-location',
    section: '695.12',
    grade: 'V1',
    title: { en: 'Fire pump controllers: in sight, 12 in. up', es: 'Controladores de bomba contra incendio: a la vista, 12 pulg.' },
    text: {
      en: 'Controllers and transfer switches are close to and in sight of the motors, protected from water, and their energized parts are at least 12 in. above the floor.',
      es: 'Los controladores y transferencias van cerca y a la vista de los motores, protegidos del agua, y sus partes energizadas al menos a 12 pulg. del piso.',
    },
    figures: { inches: [12, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put the fire pump controller close to its motor and in sight of it',
          es: 'poner el controlador de la bomba contra incendio cerca de su motor y a la vista de él',
        },
      },
    ],
    words: { en: 'fire pump room controller location pad height live parts', es: 'cuarto de bombas controlador base altura' },
  },
  {
    id: '695-15-surge',
    section: '695.15',
    grade: 'V1',
    title: { en: 'Fire pump surge protection', es: 'Supresor en la bomba' },
    text: {
      en: 'A listed surge protective device is installed in or on the fire pump controller, from the 2017 edition on.',
      es: 'Se instala un supresor de picos listado en el controlador de la bomba contra incendio o sobre él, desde la edición 2017.',
    },
    words: { en: 'fire pump spd', es: 'bomba contra incendio supresor' },
  },
];

// Confirmed: 695.3, 695.4 EC&M (Holt 2016 and Lamendola 2020), IAEI 2005; 695.6 EC&M; 695.7, 695.12(D) journeyman exam bank. One source only: 695.15 EC&M 2017 changes.
// Reread: 695.7 Mike Holt forum 101993. One source only: 695.3(B) EC&M.
