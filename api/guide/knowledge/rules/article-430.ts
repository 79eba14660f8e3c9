// Article 430 in own words: motors, motor circuits, overloads, short-circuit protection, controllers, disconnects and drives.
import type { Rule } from '../knowledge.ts';

export const article430: readonly Rule[] = [
  {
    id: '430-4-part-winding',
    section: '430.4',
    grade: 'K',
    title: { en: 'Part-winding motors: overload of each half', es: 'Motores de devanado partido: sobrecarga en cada mitad' },
    text: {
      en: 'Where separate overload devices serve a standard part-winding motor, each half of the winding has its own, at half the trip current. Each winding connection has short-circuit protection at half of the normal value; one device for both is allowed if it lets the motor start.',
      es: 'Donde un motor de devanado partido lleva sobrecargas separadas, cada mitad del devanado tiene la suya a la mitad de la corriente de disparo. Cada conexión lleva protección de cortocircuito a la mitad del valor normal; se permite una para ambas si deja arrancar.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give each half of a part-winding motor its own overload at half the trip current',
          es: 'dar a cada mitad de un motor de devanado partido su sobrecarga a la mitad de la corriente',
        },
        words: 'part-winding overload',
      },
      {
        says: 'may',
        what: {
          en: 'use one short-circuit device for both part-winding connections',
          es: 'usar un solo dispositivo de cortocircuito para ambas mitades del devanado',
        },
        if: { en: 'it lets the motor start', es: 'deja arrancar al motor' },
        words: 'part-winding',
      },
    ],
    words: {
      en: 'half winding part-winding start overload',
      es: 'medio devanado arranque sobrecarga',
    },
  },
  {
    id: '430-6-a1-table-current',
    section: '430.6(A)(1)',
    grade: 'V2',
    title: {
      en: 'Motor conductors and breakers: table current, not nameplate',
      es: 'Conductores y breaker de motor: corriente de tabla, no de placa',
    },
    text: {
      en: 'For continuous-duty motors size conductors, switches and short-circuit devices from the full-load current in Tables 430.247 to 430.250, not from the nameplate amperes. Overloads are the opposite: they use the nameplate.',
      es: 'En motores de servicio continuo calcule conductores, interruptores y protección de cortocircuito con la corriente de las Tablas 430.247 a 430.250, no con la de placa. La sobrecarga es al revés: usa la placa.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size motor conductors and breakers from the table full-load current',
          es: 'calcular conductores y breaker de motor con la corriente de tabla',
        },
        words: '430.250 fla flc',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the nameplate amps to size motor conductors and breakers',
          es: 'usar los amperes de placa para conductores y breaker de motor',
        },
        unless: { en: 'it is not a continuous-duty motor', es: 'no sea motor de servicio continuo' },
        words: 'fla size placa tag',
      },
    ],
    words: { en: 'FLC vs FLA', es: 'FLA FLC' },
  },
  {
    id: '430-6-a2-nameplate-overload',
    section: '430.6(A)(2)',
    grade: 'V2',
    title: { en: 'Overloads: nameplate current', es: 'Sobrecarga: corriente de placa' },
    text: {
      en: 'Set separate motor overload protection by the nameplate current rating of the motor, adjusted for service factor and temperature rise.',
      es: 'Ajuste la protección de sobrecarga del motor con la corriente de la placa, según factor de servicio y elevación de temperatura.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'set motor overloads by the nameplate current', es: 'ajustar la sobrecarga del motor con la corriente de placa' },
        words: 'overload heaters table current térmico',
      },
    ],
    words: { en: 'heater size relay setting FLA', es: 'elementos térmicos relevador ajuste' },
  },
  {
    id: '430-6-b-torque-motors',
    section: '430.6(B)',
    grade: 'K',
    title: { en: 'Torque motors: locked-rotor nameplate current', es: 'Motores de par: corriente de rotor bloqueado de placa' },
    text: {
      en: 'For torque motors the rated current is the locked-rotor current on the nameplate, and it is used for conductors, overloads and short-circuit protection.',
      es: 'En motores de par (torque) la corriente nominal es la de rotor bloqueado de la placa, y se usa para conductores, sobrecarga y cortocircuito.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use the nameplate locked-rotor current for torque motors',
          es: 'usar la corriente de rotor bloqueado de placa en motores de par',
        },
        words: 'torque motor',
      },
    ],
    words: { en: 'torque motor valve actuator current', es: 'motor de torque corriente' },
  },
  {
    id: '430-6-c-adjustable-voltage',
    section: '430.6(C)',
    grade: 'V1',
    title: { en: 'AC adjustable-voltage motors without marked current', es: 'Motores de voltaje ajustable sin corriente marcada' },
    text: {
      en: 'For motors of alternating-current adjustable-voltage, variable-torque drives use the maximum operating current on the nameplate; if it is missing, 150% of the values in Tables 430.249 and 430.250.',
      es: 'En motores de accionamientos de CA de voltaje ajustable y par variable use la corriente máxima de operación de la placa; si falta, 150% de las Tablas 430.249 y 430.250.',
    },
    figures: { pctPercent: [150, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use the maximum nameplate operating current for ac adjustable-voltage motors',
          es: 'usar la corriente máxima de placa en motores de ca de voltaje ajustable',
        },
        unless: { en: 'it is missing; then 150% of the table values', es: 'no esté marcada; entonces sea 150% de la tabla' },
        words: 'variable torque drive',
      },
    ],
    words: { en: 'adjustable voltage drive motor current', es: 'voltaje ajustable motor corriente' },
  },
  {
    id: '430-7-b-code-letters',
    section: '430.7(B)',
    grade: 'V2',
    title: { en: 'Code letters: locked-rotor current', es: 'Letras de código: rotor bloqueado' },
    text: {
      en: 'The code letter on the nameplate gives locked-rotor kVA per horsepower: A is the lowest, V the highest; a common G motor draws 5.6 kVA to 6.29 kVA per hp at start. Letter D draws less than letter K.',
      es: 'La letra de código da los kVA por hp a rotor bloqueado: A es la menor y V la mayor; un motor común letra G toma de 5.6 kVA a 6.29 kVA por hp al arrancar. La D toma menos que la K.',
    },
    figures: { loKva: [5.6, 'kVA'], hiKva: [6.29, 'kVA'] },
    words: { en: 'LRA inrush', es: 'arranque' },
  },
  {
    id: '430-9-b-terminals',
    section: '430.9',
    grade: 'V1',
    title: { en: 'Motor controller terminals: copper and torque', es: 'Terminales de control: cobre y par de apriete' },
    text: {
      en: 'Motor controllers and terminals of control circuit devices are for copper conductors unless marked. Control circuit screw terminals for size 14 or smaller wire are tightened to at least 7 lb-in., unless marked otherwise.',
      es: 'Los controladores y terminales de control son para cobre salvo marca. Los tornillos de control para calibre 14 o menor se aprietan al menos a 7 lb-pulg., salvo otra marca.',
    },
    figures: { tLb: [7, 'lb'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use copper conductors on motor controller terminals',
          es: 'usar conductores de cobre en terminales de controladores de motor',
        },
        unless: { en: 'the terminals are marked otherwise', es: 'las terminales estén marcadas para otra cosa' },
        words: 'aluminum wire starter contactor',
      },
      {
        says: 'must',
        what: {
          en: 'tighten 14 AWG or smaller control screw terminals to 7 lb-in. or more',
          es: 'apretar terminales de control 14 AWG o menores a 7 lb-pulg. o más',
        },
        unless: { en: 'they are marked otherwise', es: 'estén marcadas de otro modo' },
        words: 'torque control wiring',
      },
    ],
    words: { en: 'starter terminal torque copper only', es: 'arrancador torque terminal cobre' },
  },
  {
    id: '430-12-terminal-housing',
    section: '430.12',
    grade: 'K',
    title: { en: 'Motor terminal housings', es: 'Cajas de terminales del motor' },
    text: {
      en: 'Motor terminal housings are substantial metal, or nonmetallic and nonburning where allowed, with the volume and dimensions the tables give for the size of motor and its wire connections.',
      es: 'Las cajas de terminales del motor son de metal resistente, o no metálicas que no arden donde se permite, con el volumen y medidas que dan las tablas por motor y conexiones.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use substantial motor terminal housings of the table volume',
          es: 'usar cajas de terminales de motor resistentes y del volumen de tabla',
        },
        words: 'peckerhead box',
      },
    ],
    words: {
      en: 'motor peckerhead size minimum volume',
      es: 'caja de conexiones del motor volumen',
    },
  },
  {
    id: '430-14-location',
    section: '430.14',
    grade: 'V1',
    title: { en: 'Where to place motors', es: 'Dónde ubicar motores' },
    text: {
      en: 'Place motors with enough ventilation and room for maintenance such as lubrication and brush replacement. Open motors with commutators or rings go where sparks cannot reach combustible material.',
      es: 'Ubique los motores con ventilación y espacio para mantenimiento como lubricación y cambio de escobillas. Los abiertos con conmutador o anillos van donde las chispas no alcancen material combustible.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'leave motors ventilation and room for maintenance', es: 'dejar a los motores ventilación y espacio de mantenimiento' },
        words: 'motor location clearance',
      },
      {
        says: 'must-not',
        what: {
          en: 'put open commutator motors where sparks can reach combustible material',
          es: 'poner motores abiertos con conmutador donde las chispas alcancen material combustible',
        },
        words: 'brush motor sparks',
      },
    ],
    words: { en: 'motor ventilation access sparks', es: 'motor ventilación chispas' },
  },
  {
    id: '430-16-dust',
    section: '430.16',
    grade: 'K',
    title: { en: 'Motors in dusty places', es: 'Motores en lugares con polvo' },
    text: {
      en: 'Where dust or flying material can collect on or in motors so as to make them overheat, use suitable enclosed motors or separate dust-tight rooms.',
      es: 'Donde el polvo o pelusa se junte en los motores y los sobrecaliente, use motores cerrados adecuados o cuartos separados contra polvo.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use enclosed motors or dust-tight rooms where dust can overheat motors',
          es: 'usar motores cerrados o cuartos herméticos donde el polvo pueda sobrecalentarlos',
        },
        words: 'dusty sawdust',
      },
    ],
    words: { en: 'TEFC motor sawdust lint', es: 'motor TEFC aserrín pelusa' },
  },
  {
    id: '430-22-single-motor',
    section: '430.22',
    grade: 'V2',
    title: { en: 'One motor: conductors at 125%', es: 'Un motor: conductores al 125%' },
    text: {
      en: 'Branch-circuit conductors for a single continuous-duty motor carry at least 125% of its table full-load current. A 10 hp, 460 V three-phase motor: 14 A x 1.25 = 17.5 A.',
      es: 'Los conductores de un solo motor de servicio continuo llevan al menos 125% de la corriente de tabla. Motor trifásico de 10 hp, 460 V: 14 A x 1.25 = 17.5 A.',
    },
    figures: { pctPercent: [125, '%'], hpHp: [10, 'hp'], vV: [460, 'V'], flcA: [14, 'A'], ampA: [17.5, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size single-motor branch conductors at 125% of the table current',
          es: 'calcular los conductores de un motor al 125% de la corriente de tabla',
        },
        words: 'motor wire size',
      },
      {
        says: 'must-not',
        what: {
          en: 'size continuous-duty motor conductors at only 100% of the motor current',
          es: 'calcular conductores de motor continuo a sólo 100% de la corriente',
        },
        words: 'motor wire size 100 percent',
      },
    ],
    words: { en: 'wire size 10 25 percent of full load current', es: 'calibre 10 porcentaje plena carga' },
  },
  {
    id: '430-22-a-rectifier',
    section: '430.22(A)',
    grade: 'V2',
    title: { en: 'DC motor from a rectifier', es: 'Motor de CD con rectificador' },
    text: {
      en: 'On the input of the rectifier use 125% of its rated input. Between a single-phase rectifier and the motor use 190% of motor full-load current for half-wave and 150% for full-wave.',
      es: 'A la entrada del rectificador use 125% de su corriente nominal. Entre rectificador monofásico y motor use 190% de la corriente del motor en media onda y 150% en onda completa.',
    },
    figures: { inPercent: [125, '%'], halfPercent: [190, '%'], fullPercent: [150, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size rectifier-to-dc-motor conductors at 190% for half-wave or 150% for full-wave single-phase',
          es: 'calcular conductores de rectificador monofásico a motor de cd al 190% o 150%',
        },
        words: 'dc motor rectifier half wave full wave',
      },
    ],
    words: { en: 'SCR drive wire size', es: 'corriente directa calibre' },
  },
  {
    id: '430-22-b-multispeed',
    section: '430.22(B)',
    grade: 'V2',
    title: { en: 'Multispeed motor conductors', es: 'Conductores de motor multivelocidad' },
    text: {
      en: 'On the line side size for the highest of the nameplate full-load currents. Between controller and motor use 125% of the current of the windings those conductors energize.',
      es: 'Del lado de línea calcule con la mayor corriente de placa. Entre controlador y motor use 125% de la corriente de los devanados que alimentan esos conductores.',
    },
    figures: { pctPercent: [125, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size multispeed motor line conductors for the highest nameplate current',
          es: 'calcular los conductores de línea de un motor multivelocidad por la corriente mayor de placa',
        },
        words: 'two speed motor',
      },
    ],
    words: { en: 'two speed wiring size', es: 'dos velocidades calibre' },
  },
  {
    id: '430-22-c-wye-delta',
    section: '430.22(C)',
    grade: 'V2',
    title: { en: 'Wye-start, delta-run motor conductors', es: 'Motor estrella-delta: conductores' },
    text: {
      en: 'On the line side use 125% of motor full-load current; between controller and motor 72%, because the windings share the line current.',
      es: 'Del lado de línea use 125% de la corriente del motor; entre controlador y motor 72%, porque los devanados se reparten la corriente.',
    },
    figures: { linePercent: [125, '%'], motorPercent: [72, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'size wye-delta motor conductors after the controller at 72%',
          es: 'calcular al 72% los conductores de estrella-delta después del controlador',
        },
        words: 'wye start delta run',
      },
    ],
    words: { en: 'star six lead wire size', es: 'seis puntas calibre' },
  },
  {
    id: '430-22-d-part-winding',
    section: '430.22(D)',
    grade: 'V2',
    title: { en: 'Part-winding motor conductors', es: 'Motor de devanado partido: conductores' },
    text: {
      en: 'On the line side use 125% of motor full-load current; between controller and motor 62.5% in each set of conductors.',
      es: 'Del lado de línea use 125% de la corriente del motor; entre controlador y motor use 62.5% en cada juego de conductores.',
    },
    figures: { linePercent: [125, '%'], motorPercent: [62.5, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'size part-winding motor conductors after the controller at 62.5% per set',
          es: 'calcular al 62.5% por juego los conductores de devanado partido después del controlador',
        },
        words: 'part winding',
      },
      {
        says: 'must-not',
        what: {
          en: 'size the line side of a part-winding motor at 62.5%',
          es: 'calcular el lado de línea de un motor de devanado parcial a 62.5%',
        },
      },
    ],
    words: { en: 'start leads', es: 'arranque puntas' },
  },
  {
    id: '430-22-e-duty-cycle',
    section: '430.22(E)',
    grade: 'V2',
    title: { en: 'Short-time and intermittent motors', es: 'Motores de corto tiempo e intermitentes' },
    text: {
      en: 'Conductors of motors in short-time, intermittent, periodic or varying duty use the percentages of Table 430.22(E), applied to the nameplate current. A motor counts as continuous unless the driven machine cannot run it continuously with load.',
      es: 'Los conductores de motores de servicio corto, intermitente, periódico o variable usan los porcentajes de la Tabla 430.22(E), aplicados a la corriente de placa. Un motor es continuo salvo que la máquina no pueda operarlo así con carga.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the duty-cycle table for conductors of intermittent motors',
          es: 'usar la tabla de servicio para conductores de motores intermitentes',
        },
        words: 'short-time intermittent duty',
      },
      {
        says: 'must',
        what: { en: 'treat a motor as continuous duty when sizing its wire', es: 'tratar un motor como continuo al calcular su cable' },
        unless: {
          en: 'the driven machine cannot run it continuously with load',
          es: 'la máquina no pueda hacerlo trabajar continuo con carga',
        },
        words: 'continuous motor',
      },
    ],
    words: { en: 'elevator hoist duty cycle conductor considered continuous duty when', es: 'elevador grúa ciclo de trabajo continuo' },
  },
  {
    id: '430-23-wound-rotor',
    section: '430.23',
    grade: 'K',
    title: { en: 'Wound-rotor secondary: 125%', es: 'Secundario de rotor devanado: 125%' },
    text: {
      en: 'For continuous duty the conductors from a wound-rotor motor to its controller carry at least 125% of the full-load secondary current. With the resistor apart from the controller Table 430.23(C) gives 35% to 110%.',
      es: 'En servicio continuo los conductores del rotor devanado a su controlador llevan al menos 125% de la corriente secundaria a plena carga. Con la resistencia aparte, la Tabla 430.23(C) da de 35% a 110%.',
    },
    figures: { f1: [125, '%'], f2: [35, '%'], f3: [110, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size wound-rotor secondary conductors at 125% of the secondary current',
          es: 'calcular el secundario de rotor devanado al 125% de su corriente',
        },
        words: 'wound rotor',
      },
    ],
    words: {
      en: 'wound rotor slip ring motor secondary conductors controller resistor',
      es: 'rotor devanado anillos secundario resistencia',
    },
  },
  {
    id: '430-24-several-motors',
    section: '430.24',
    grade: 'V2',
    title: { en: 'Several motors: 125% of the largest plus the rest', es: 'Varios motores: 125% del mayor más los demás' },
    text: {
      en: 'Conductors for several motors carry at least 125% of the full-load current of the highest rated motor, plus the full-load current of the others, plus 125% of continuous and 100% of noncontinuous other loads. Only one motor counts as largest, even if two are equal.',
      es: 'Los conductores para varios motores llevan al menos 125% de la corriente del motor mayor, más la de los demás, más 125% de otras cargas continuas y 100% de las no continuas. Sólo un motor cuenta como mayor, aunque haya dos iguales.',
    },
    figures: { pctPercent: [125, '%'], contPercent: [125, '%'], nonPercent: [100, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size conductors for several motors at 125% of the largest plus the rest',
          es: 'calcular conductores de varios motores al 125% del mayor más los demás',
        },
        words: 'motor feeder wire',
      },
      {
        says: 'need-not',
        what: { en: 'count two equal motors both at 125%', es: 'contar dos motores iguales ambos al 125%' },
        words: 'same size largest motor feeder',
      },
    ],
    words: { en: 'feeder calculation multiple wire size', es: 'alimentador cálculo' },
  },
  {
    id: '430-26-demand',
    section: '430.26',
    grade: 'K',
    title: { en: 'Demand factor for motor feeders', es: 'Factor de demanda en alimentadores de motores' },
    text: {
      en: 'Where motors run on duty cycles, intermittently, or not all at once, the authority may grant feeder conductors smaller than the motor sum, if they carry the maximum load so determined.',
      es: 'Si los motores trabajan por ciclos, intermitentes o no todos a la vez, la autoridad puede permitir alimentadores menores que la suma, con ampacidad para la carga máxima así determinada.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'use a demand factor for motor feeders', es: 'usar factor de demanda en alimentadores de motores' },
        if: {
          en: 'the authority grants it and the conductors carry the maximum load',
          es: 'la autoridad lo concede y los conductores llevan la carga máxima',
        },
        words: 'not all motors at once smaller feeder',
      },
    ],
    words: { en: 'diversity motors feeder special permission', es: 'diversidad motores alimentador permiso' },
  },
  {
    id: '430-28-taps',
    section: '430.28',
    grade: 'V1',
    title: { en: 'Motor feeder taps: 10 ft and 25 ft', es: 'Derivaciones de alimentador de motores: 10 y 25 pies' },
    text: {
      en: 'Tap conductors end in a branch device and either are in a controller or raceway and not over 10 ft (with the device on the feeder not over 1000% of the tap ampacity), have one third of the feeder ampacity and are not over 25 ft and protected, or have the feeder ampacity.',
      es: 'Las derivaciones terminan en un dispositivo ramal y: van en controlador o tubo y no pasan de 10 pies (con protección del alimentador no mayor de 1000% de su ampacidad), o tienen un tercio de la ampacidad del alimentador y no pasan de 25 pies protegidas, o tienen la del alimentador.',
    },
    figures: { aFt: [10, 'ft'], xPercent: [1000, '%'], bFt: [25, 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'tap a motor feeder with smaller conductors of up to 10 ft',
          es: 'derivar un alimentador de motores con conductores menores de hasta 10 pies',
        },
        if: {
          en: 'they are in a raceway and the feeder device is at most 1000% of their ampacity',
          es: 'van en tubo y el dispositivo del alimentador es a lo más 1000% de su ampacidad',
        },
        words: 'motor tap rule',
      },
      {
        says: 'may',
        what: {
          en: 'tap a motor feeder with conductors of up to 25 ft',
          es: 'derivar un alimentador de motores con conductores de hasta 25 pies',
        },
        if: {
          en: "they have one third of the feeder's ampacity and are protected",
          es: 'tienen un tercio de la ampacidad del alimentador y van protegidos',
        },
        words: 'motor tap third',
      },
      {
        says: 'must-not',
        what: {
          en: 'tap a motor feeder over 10 ft with less than a third of its ampacity, or over 25 ft with less than its full ampacity',
          es: 'derivar un alimentador de motores más de 10 pies con menos de un tercio de su ampacidad, o más de 25 pies con menos de su ampacidad completa',
        },
        unless: { en: 'the high-bay exception applies', es: 'aplique la excepción de naves altas' },
        words: '40 smaller drop #8',
      },
    ],
    words: { en: 'motor tap rule feeder to starter 25 foot', es: 'regla de derivación motor arrancador 25 pies' },
  },
  {
    id: '430-29-dc-resistors',
    section: '430.29',
    grade: 'V1',
    title: { en: 'Direct-current motor to power resistors', es: 'Motor de corriente continua a resistencias' },
    text: {
      en: 'Conductors from a constant-voltage dc motor controller to separate accelerating and dynamic braking resistors use Table 430.29: 35% of full-load current for light starting up to 110% for continuous duty.',
      es: 'Los conductores del controlador de un motor de corriente continua a resistencias aparte de arranque y frenado usan la Tabla 430.29: de 35% de la plena carga en arranque ligero a 110% en servicio continuo.',
    },
    figures: { f1: [35, '%'], f2: [110, '%'] },
    words: {
      en: 'dc motor dynamic braking accelerating resistor conductors percent',
      es: 'resistencia frenado dinámico corriente directa',
    },
  },
  {
    id: '430-31-overload-purpose',
    section: '430.31',
    grade: 'V2',
    title: { en: 'What motor overload protection does', es: 'Qué hace la protección de sobrecarga' },
    text: {
      en: "Overload devices protect the motor, its controller and conductors from overheating by overload or failure to start. They do not protect against short circuits and ground faults; that is the branch device's job (430.52).",
      es: 'La protección de sobrecarga cuida al motor, su controlador y conductores contra sobrecalentamiento por sobrecarga o falta de arranque. No protege contra cortocircuito ni falla a tierra; eso lo hace el dispositivo del ramal (430.52).',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide the branch device for short circuits and ground faults besides motor overloads',
          es: 'poner el dispositivo de ramal contra cortocircuito y falla a tierra además de la sobrecarga',
        },
        words: 'overload instead of breaker',
      },
      {
        says: 'must-not',
        what: {
          en: 'rely on motor overloads for short-circuit protection',
          es: 'depender de la sobrecarga del motor contra cortocircuitos',
        },
        words: 'overload relay no breaker',
      },
    ],
    words: { en: 'vs breaker difference thermal heaters', es: 'diferencia breaker térmicos' },
  },
  {
    id: '430-32-a1-125-115',
    section: '430.32(A)(1)',
    grade: 'V2',
    title: { en: 'Motor overload size: 125% or 115%', es: 'Sobrecarga de motor: 125% o 115%' },
    text: {
      en: 'For continuous-duty motors over 1 hp a separate overload trips at not more than 125% of nameplate current if the service factor is 1.15 or more or the marked rise is 40 °C or less; all other motors 115%.',
      es: 'En motores continuos de más de 1 hp la sobrecarga separada dispara a no más de 125% de la corriente de placa si el factor de servicio es 1.15 o más o la elevación marcada es 40 °C o menos; los demás motores 115%.',
    },
    figures: { hpHp: [1, 'hp'], aPercent: [125, '%'], tC: [40, '°C'], bPercent: [115, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'set overloads of continuous motors over 1 hp at 125% or 115% at most',
          es: 'ajustar la sobrecarga de motores continuos de más de 1 hp a 125% o 115% máximo',
        },
        words: 'overload setting service factor',
      },
      {
        says: 'may',
        what: {
          en: 'set a motor overload at up to 125% of nameplate current',
          es: 'ajustar la sobrecarga hasta a 125% de la corriente de placa',
        },
        if: {
          en: 'the service factor is 1.15 or more or the marked rise is 40 °C or less',
          es: 'el factor de servicio es 1.15 o más o la elevación marcada es 40 °C o menos',
        },
        words: 'heaters 1.15 stamped',
      },
      {
        says: 'must-not',
        what: {
          en: 'set an overload above 115% on a motor with service factor 1.0 and a rise above 40 °C',
          es: 'ajustar la sobrecarga a más de 115% en un motor con factor de servicio 1.0 y elevación de más de 40 °C',
        },
        unless: {
          en: 'the motor will not start or carry its load at that; then up to 130%',
          es: 'así el motor no arranque o no lleve su carga; entonces hasta 130%',
        },
        words: 'SF plate 50 degree dialed',
      },
    ],
    words: { en: 'setting heaters percent FLC maximum relay', es: 'ajuste porcentaje máximo relevador' },
  },
  {
    id: '430-32-a2-thermal-protector',
    section: '430.32(A)(2)',
    grade: 'V2',
    title: { en: 'Built-in thermal protector limits', es: 'Límites del protector térmico integrado' },
    text: {
      en: 'A thermal protector integral with the motor trips at not more than 170% of table current for motors to 9 A, 156% to 20 A and 140% above.',
      es: 'Un protector térmico integrado dispara a no más de 170% de la corriente de tabla en motores hasta 9 A, 156% hasta 20 A y 140% arriba de eso.',
    },
    figures: { aPercent: [170, '%'], i1A: [9, 'A'], bPercent: [156, '%'], i2A: [20, 'A'], cPercent: [140, '%'] },
    words: {
      en: 'thermally protected motor internal overload 9 amps or less percent maximum trip',
      es: 'motor protegido térmicamente interno',
    },
  },
  {
    id: '430-32-c-larger',
    section: '430.32(C)',
    grade: 'V2',
    title: { en: 'Motor overload trips on starting: 140% or 130%', es: 'La sobrecarga del motor no deja arrancar: 140% o 130%' },
    text: {
      en: 'If the selected overload does not let the motor start or carry its load, the next larger may be used up to 140% of nameplate current (service factor 1.15 or more, or 40 °C rise) or 130% for other motors.',
      es: 'Si la sobrecarga elegida no deja arrancar o llevar la carga, puede usarse la siguiente hasta 140% de la placa (factor 1.15 o más, o 40 °C de elevación) o 130% en los demás.',
    },
    figures: { aPercent: [140, '%'], tC: [40, '°C'], bPercent: [130, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the next larger overload up to 140% or 130% of nameplate current',
          es: 'usar la sobrecarga siguiente hasta 140% o 130% de placa',
        },
        if: {
          en: 'the selected overload does not let the motor start or carry its load; 140% only with 1.15 service factor or 40 °C rise',
          es: 'la elegida no deja arrancar o llevar la carga; 140% sólo con factor 1.15 o elevación de 40 °C',
        },
        words: 'overload trips starting',
      },
    ],
    words: { en: 'size heater percent relay', es: 'bota dispara relevador tamaño porcentaje subir overload' },
  },
  {
    id: '430-32-b-small-auto',
    section: '430.32(B)',
    grade: 'V2',
    title: { en: 'Motors of 1 hp or less, started automatically', es: 'Motores de 1 hp o menos con arranque automático' },
    text: {
      en: 'They need overload protection too: a separate device by the same percentages, an integral thermal protector, or impedance protection, unless part of an approved assembly with other safety controls.',
      es: 'También llevan sobrecarga: dispositivo separado con los mismos porcentajes, protector térmico integrado o protección por impedancia, salvo que sean parte de un ensamble aprobado con otros controles de seguridad.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect automatically started motors of 1 hp or less against overload',
          es: 'proteger contra sobrecarga motores de 1 hp o menos de arranque automático',
        },
        unless: {
          en: 'they are part of an approved assembly with other safety controls',
          es: 'sean parte de un conjunto aprobado con otros controles de seguridad',
        },
        words: 'small motor overload',
      },
    ],
    words: { en: 'small sump pump fan overload automatic', es: 'chico bomba ventilador sobrecarga' },
  },
  {
    id: '430-32-d-small-manual',
    section: '430.32(D)',
    grade: 'V2',
    title: { en: 'Motors of 1 hp or less, started by hand', es: 'Motores de 1 hp o menos con arranque manual' },
    text: {
      en: 'A motor of 1 hp or less that is not permanently installed, started by hand and in sight of its controller may be protected by its branch device, on a general circuit up to 20 A at 120 V. Permanently installed ones follow the automatic-start rule.',
      es: 'Un motor de 1 hp o menos, no fijo, con arranque manual y a la vista de su controlador puede protegerse con el dispositivo del ramal, en circuito general hasta 20 A a 120 V. Los fijos siguen la regla de arranque automático.',
    },
    figures: { hpHp: [1, 'hp'], aA: [20, 'A'], vV: [120, 'V'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the branch breaker as overload for a hand-started motor of 1 hp or less',
          es: 'usar el breaker del ramal como sobrecarga de un motor manual de 1 hp o menos',
        },
        if: {
          en: 'it is not permanently installed, in sight of its controller, on a circuit up to 20 A at 120 V',
          es: 'no es de instalación fija, está a la vista del controlador, en circuito de hasta 20 A a 120 V',
        },
        words: 'small motor no overload',
      },
    ],
    words: { en: 'portable tool overload small manual', es: 'herramienta portátil sobrecarga' },
  },
  {
    id: '430-32-multispeed',
    section: '430.32',
    grade: 'V1',
    title: { en: 'Multispeed motors: overload for each winding', es: 'Motores multivelocidad: sobrecarga por devanado' },
    text: {
      en: 'In a multispeed motor each winding connection counts by itself for overload protection, at its own nameplate current.',
      es: 'En un motor de varias velocidades cada conexión de devanado cuenta por separado para la sobrecarga, con su propia corriente de placa.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "size overloads of a multispeed motor for each winding's nameplate current",
          es: 'ajustar la sobrecarga de un motor multivelocidad para la corriente de cada devanado',
        },
        words: 'two speed',
      },
    ],
    words: {
      en: 'multiple speed two-speed motor overload relay each winding',
      es: 'dos velocidades sobrecarga cada devanado',
    },
  },
  {
    id: '430-33-intermittent',
    section: '430.33',
    grade: 'V1',
    title: { en: 'Intermittent-duty motor: breaker as overload', es: 'Motor intermitente: el breaker como sobrecarga' },
    text: {
      en: 'A motor for short-time, intermittent, periodic or varying duty may be protected against overload by its branch-circuit device sized within Table 430.52(C)(1).',
      es: 'Un motor de servicio corto, intermitente, periódico o variable puede quedar protegido contra sobrecarga por el dispositivo del ramal elegido con la Tabla 430.52(C)(1).',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the branch breaker as overload of an intermittent-duty motor',
          es: 'usar el breaker del ramal como sobrecarga de un motor intermitente',
        },
        if: { en: 'it is sized within Table 430.52(C)(1)', es: 'está dentro de la Tabla 430.52(C)(1)' },
        words: 'short time duty',
      },
    ],
    words: {
      en: 'overload needed intermittent duty motor elevator',
      es: 'sobrecarga motor intermitente',
    },
  },
  {
    id: '430-35-shunting',
    section: '430.35',
    grade: 'V1',
    title: { en: 'Shunting the overload while starting', es: 'Puentear la sobrecarga al arrancar' },
    text: {
      en: 'A manually started motor may have its overload shunted while starting if it cannot be left shunted and fuses or breaker of up to 400% of full-load current stay in circuit. Automatic starting allows it only with listed means.',
      es: 'Un motor de arranque manual puede tener la sobrecarga puenteada al arrancar si no puede quedar así y siguen en circuito fusibles o breaker de hasta 400% de la plena carga. En arranque automático sólo con medios listados.',
    },
    figures: { f1: [400, '%'] },
    claims: [
      {
        says: 'may',
        what: { en: 'shunt (bypass) the motor overload while starting by hand', es: 'puentear la sobrecarga del motor al arrancar a mano' },
        if: {
          en: 'it cannot be left shunted and fuses or breaker of up to 400% stay in circuit',
          es: 'no se puede dejar puenteada y quedan fusibles o breaker de hasta 400%',
        },
        words: 'jumper overload',
      },
      {
        says: 'must-not',
        what: {
          en: 'shunt the overload of an automatically started motor',
          es: 'puentear la sobrecarga de un motor de arranque automático',
        },
        unless: { en: 'listed means are used', es: 'se usen medios listados' },
        words: 'bypass jumper',
      },
    ],
    words: {
      en: 'bypass overload during starting period',
      es: 'brincar sobrecarga en el arranque',
    },
  },
  {
    id: '430-37-three-units',
    section: '430.37',
    grade: 'V2',
    title: { en: 'Three-phase motor: three overload units', es: 'Motor trifásico: tres elementos de sobrecarga' },
    text: {
      en: 'Three-phase motors have an overload unit in each phase, so that a lost phase trips it. Single-phase motors have one, in an ungrounded conductor.',
      es: 'Los motores trifásicos llevan un elemento de sobrecarga en cada fase, para que dispare al perder una fase. Los monofásicos uno, en un conductor vivo.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use an overload unit in each phase of a three-phase motor',
          es: 'usar un elemento de sobrecarga en cada fase de un motor trifásico',
        },
        words: 'two heaters three overloads',
      },
    ],
    words: { en: 'loss single heaters each phase', es: 'pérdida de fase térmicos cada fase' },
  },
  {
    id: '430-42-general-circuits',
    section: '430.42',
    grade: 'V2',
    title: { en: 'Motors on general-purpose circuits', es: 'Motores en circuitos generales' },
    text: {
      en: 'Motors on general-purpose branch circuits still need overload protection. A cord-and-plug motor without individual overload may be on a plug and receptacle of at most 15 A, and the branch device must let it start.',
      es: 'Los motores en circuitos generales también llevan sobrecarga. Un motor con clavija y sin sobrecarga propia va en clavija y contacto de 15 A como máximo, y el dispositivo del ramal debe dejarlo arrancar.',
    },
    figures: { aA: [15, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give overload protection to motors on general-purpose circuits',
          es: 'dar protección de sobrecarga a motores en circuitos generales',
        },
        words: 'motor on receptacle circuit',
      },
      {
        says: 'must-not',
        what: {
          en: 'plug a motor without individual overload into a receptacle over 15 A',
          es: 'conectar un motor sin sobrecarga propia a un contacto de más de 15 A',
        },
        words: 'cord and plug motor',
      },
      {
        says: 'may',
        what: {
          en: 'plug a motor without individual overload into a receptacle of at most 15 A',
          es: 'enchufar un motor sin sobrecarga propia en un contacto de 15 A como máximo',
        },
        if: {
          en: 'its kind and size may do without one, and the branch device lets it start',
          es: 'por su tipo y tamaño puede ir sin ella y el breaker lo deja arrancar',
        },
      },
    ],
    words: { en: 'plugged outlet', es: 'enchufado' },
  },
  {
    id: '430-43-restart',
    section: '430.43',
    grade: 'K',
    title: { en: 'No automatic restart that can hurt', es: 'Sin rearranque automático peligroso' },
    text: {
      en: 'An overload that restarts a motor by itself after tripping may be used only if approved for the motor, and never where the restart can injure people.',
      es: 'Una sobrecarga que rearranca sola tras disparar sólo se usa si está aprobada para el motor, y nunca donde el rearranque pueda lesionar a alguien.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use automatic-reset overloads where a restart can injure people',
          es: 'usar sobrecarga de rearranque automático donde pueda lesionar a alguien',
        },
        words: 'auto reset motor saw',
      },
      {
        says: 'may',
        what: { en: 'use an automatic-restart overload', es: 'usar sobrecarga de rearranque automático' },
        if: {
          en: 'it is approved for the motor and the restart cannot injure people',
          es: 'está aprobada para el motor y el rearranque no puede lesionar',
        },
        words: 'auto reset',
      },
    ],
    words: { en: 'auto reset overload saw conveyor', es: 'rearme automático sierra banda' },
  },
  {
    id: '430-52-c1-table',
    section: 'Table 430.52(C)(1)',
    numberIn: { 2017: 'Table 430.52', 2020: 'Table 430.52' },
    grade: 'V2',
    title: { en: 'Motor breaker and fuse sizes', es: 'Breaker y fusibles de motor' },
    text: {
      en: 'Maximum for single-phase and squirrel-cage polyphase motors, in percent of table current: nontime-delay fuse 300%, dual-element time-delay fuse 175%, inverse-time breaker 250%, instantaneous-trip breaker 800%, Design B energy-efficient and premium-efficiency 1100%.',
      es: 'Máximo en motores monofásicos y polifásicos de jaula, en por ciento de la corriente de tabla: fusible sin retardo 300%, fusible de doble elemento con retardo 175%, breaker de tiempo inverso 250%, breaker de disparo instantáneo 800%, Diseño B de alta eficiencia y premium 1100%.',
    },
    figures: { aPercent: [300, '%'], bPercent: [175, '%'], cPercent: [250, '%'], dPercent: [800, '%'], ePercent: [1100, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'put a motor on an inverse-time breaker of up to 250% of its table current',
          es: 'poner un motor con breaker de tiempo inverso de hasta 250% de la corriente de tabla',
        },
        words: 'motor breaker bigger than wire ampacity oversized',
      },
      {
        says: 'may',
        what: {
          en: 'protect a motor with dual-element fuses of up to 175%',
          es: 'proteger un motor con fusibles de doble elemento de hasta 175%',
        },
        words: 'time-delay fuse motor',
      },
    ],
    words: {
      en: 'size 250 percent 175 dual element maximum inverse time squirrel cage oversize larger',
      es: '250 ciento 175 porcentaje máximo tiempo inverso jaula ardilla doble',
    },
  },
  {
    id: '430-52-c1-wound-dc',
    section: 'Table 430.52(C)(1)',
    numberIn: { 2017: 'Table 430.52', 2020: 'Table 430.52' },
    grade: 'V2',
    title: { en: 'Motor breaker sizes: wound rotor and DC', es: 'Breaker de motor: rotor devanado y CD' },
    text: {
      en: 'Wound-rotor motors: both fuses and inverse-time breaker 150%, instantaneous breaker 800%. Direct-current constant-voltage motors: both fuses and inverse-time breaker 150%, instantaneous 250%.',
      es: 'Motores de rotor devanado: ambos fusibles y breaker de tiempo inverso 150%, instantáneo 800%. Motores de CD de voltaje constante: ambos fusibles y breaker de tiempo inverso 150%, instantáneo 250%.',
    },
    figures: { aPercent: [150, '%'], bPercent: [800, '%'], cPercent: [250, '%'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'size wound-rotor or dc motor inverse-time breakers over 150%',
          es: 'poner breakers de tiempo inverso de más de 150% a motores de rotor devanado o de cd',
        },
      },
    ],
    words: { en: 'fuse', es: 'fusible' },
  },
  {
    id: '430-52-c1-next-size',
    section: '430.52(C)(1)(a)',
    numberIn: { 2017: '430.52(C)(1) Exception No. 1', 2020: '430.52(C)(1) Exception No. 1' },
    grade: 'V2',
    title: { en: 'Motor breaker: next size up is allowed', es: 'Breaker de motor: se permite el siguiente tamaño' },
    text: {
      en: 'If the calculated value is not a standard rating, use the next higher standard size. A 25 hp, 460 V motor: 34 A x 2.5 = 85 A, so a 90 A breaker.',
      es: 'Si el valor calculado no es estándar, use el siguiente tamaño estándar mayor. Motor de 25 hp, 460 V: 34 A x 2.5 = 85 A, entonces breaker de 90 A.',
    },
    figures: { hpHp: [25, 'hp'], vV: [460, 'V'], flcA: [34, 'A'], calcA: [85, 'A'], ocpdA: [90, 'A'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'go to the next higher standard size for a motor branch breaker',
          es: 'pasar al siguiente tamaño normal en el breaker de un motor',
        },
        words: 'round up motor breaker',
      },
    ],
    words: { en: 'round standard', es: 'redondear hacia arriba' },
  },
  {
    id: '430-52-c1-will-not-start',
    section: '430.52(C)(1)(b)',
    numberIn: { 2017: '430.52(C)(1) Exception No. 2', 2020: '430.52(C)(1) Exception No. 2' },
    grade: 'V2',
    title: { en: 'Motor trips the breaker on starting: upper limits', es: 'El motor bota el breaker al arrancar: topes' },
    text: {
      en: 'If the inverse-time breaker sized from the table still does not let the motor start, it may be raised up to 400% of full-load current for currents to 100 A and 300% above. These are ceilings: no rounding up past them.',
      es: 'Si el breaker de tiempo inverso de la tabla aún no deja arrancar el motor, puede subirse hasta 400% de la corriente plena en corrientes hasta 100 A y 300% arriba de eso. Son topes: no se redondea más arriba.',
    },
    figures: { aPercent: [400, '%'], limA: [100, 'A'], cPercent: [300, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'raise a motor breaker up to 400% of current to 100 A, or 300% above',
          es: 'subir el breaker de motor hasta 400% con corriente hasta 100 A, o 300% arriba',
        },
        if: { en: 'the breaker sized from the table does not let the motor start', es: 'el breaker de tabla no deja arrancar al motor' },
        words: 'motor trips breaker bigger breaker',
      },
      {
        says: 'must-not',
        what: {
          en: 'round up past the 400% or 300% ceiling of a motor breaker',
          es: 'redondear arriba del tope de 400% o 300% del breaker de motor',
        },
        words: 'next size up',
      },
    ],
    words: { en: 'compressor max size', es: 'pastilla máximo' },
  },
  {
    id: '430-52-c1-fuse-limits',
    section: '430.52(C)(1)(b)',
    numberIn: { 2017: '430.52(C)(1) Exception No. 2', 2020: '430.52(C)(1) Exception No. 2' },
    grade: 'V2',
    title: { en: 'Motor fuses that blow on starting: upper limits', es: 'Fusibles que se queman al arrancar: topes' },
    text: {
      en: 'If the fuse sized from the table does not let the motor start, a nontime-delay fuse of up to 600 A may go to 400% of full-load current and a dual-element time-delay fuse to 225%.',
      es: 'Si el fusible de la tabla no deja arrancar el motor, uno sin retardo de hasta 600 A puede subir a 400% de la corriente plena y uno de doble elemento con retardo a 225%.',
    },
    figures: { ampA: [600, 'A'], aPercent: [400, '%'], bPercent: [225, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'raise motor fuses to 400% nontime-delay or 225% dual-element',
          es: 'subir fusibles de motor a 400% sin retardo o 225% de doble elemento',
        },
        if: { en: 'the fuse sized from the table does not let the motor start', es: 'el fusible de tabla no deja arrancar' },
        words: 'fuse blows starting',
      },
    ],
    words: { en: 'dual element max', es: 'quema arranque motor máximo' },
  },
  {
    id: '430-52-c3-instantaneous',
    section: '430.52(C)(3)',
    grade: 'V2',
    title: {
      en: 'Instantaneous-trip breakers (MCP): only in listed starters',
      es: 'Breakers instantáneos (MCP): sólo en arrancadores listados',
    },
    text: {
      en: 'An instantaneous-trip breaker may protect a motor only if adjustable and part of a listed combination controller with coordinated protection. Where needed for starting, the setting may rise to 1300%, or 1700% for Design B energy-efficient motors.',
      es: 'Un breaker de disparo instantáneo protege un motor sólo si es ajustable y parte de un controlador combinado listado con protección coordinada. Si hace falta para arrancar, puede subirse a 1300%, o 1700% en Diseño B de alta eficiencia.',
    },
    figures: { aPercent: [1300, '%'], bPercent: [1700, '%'] },
    claims: [
      {
        says: 'may',
        what: { en: 'protect a motor with an instantaneous-trip breaker (MCP)', es: 'proteger un motor con breaker instantáneo (MCP)' },
        if: {
          en: 'it is adjustable and part of a listed combination controller',
          es: 'es ajustable y parte de un controlador combinado listado',
        },
        words: 'motor circuit protector magnetic only',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a loose instantaneous-trip breaker outside a listed combination starter',
          es: 'usar un breaker instantáneo suelto fuera de un arrancador combinado listado',
        },
        words: 'mcp',
      },
    ],
    words: { en: 'HMCP motor circuit protector setting', es: 'protector circuito motor ajuste' },
  },
  {
    id: '430-52-d-torque',
    section: '430.52(D)',
    grade: 'V1',
    title: { en: 'Torque motors: protect at nameplate current', es: 'Motores de par: proteja a corriente de placa' },
    text: {
      en: 'Protect torque motor branch circuits at the motor nameplate current rating, with the next standard size where Article 240 allows it.',
      es: 'Proteja los ramales de motores de par a la corriente de placa del motor, con el siguiente tamaño estándar donde el Artículo 240 lo permita.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect torque motor circuits at the nameplate current',
          es: 'proteger circuitos de motores de par a la corriente de placa',
        },
      },
    ],
    words: { en: 'torque motor breaker', es: 'motor de torque breaker' },
  },
  {
    id: '430-53-a-small-group',
    section: '430.53(A)',
    grade: 'V2',
    title: { en: 'Several small motors on one circuit', es: 'Varios motores chicos en un circuito' },
    text: {
      en: 'Two or more motors of not more than 1 hp each may share a circuit of at most 20 A at 120 V, or 15 A at up to 1000 V, if each draws not over 6 A, has its overload protection, and no device marking is exceeded.',
      es: 'Dos o más motores de no más de 1 hp cada uno pueden compartir un circuito de 20 A máximo a 120 V, o 15 A a hasta 1000 V, si cada uno toma no más de 6 A, tiene su sobrecarga y no se excede la marca de ningún equipo.',
    },
    figures: { hpHp: [1, 'hp'], aA: [20, 'A'], vV: [120, 'V'], bA: [15, 'A'], hvV: [1000, 'V'], flcA: [6, 'A'] },
    claims: [
      {
        says: 'may',
        what: { en: 'put several small motors on one circuit', es: 'poner varios motores chicos en un circuito' },
        if: {
          en: 'each is 1 hp or less, draws 6 A or less, has overload protection, on 20 A at 120 V or 15 A',
          es: 'cada uno es de 1 hp o menos, toma 6 A o menos, tiene sobrecarga, en 20 A a 120 V o 15 A',
        },
        words: 'two motors one breaker',
      },
    ],
    words: {
      en: 'multiple fans pumps share fractional 20 120 branch circuit limit horsepower each group',
      es: 'ventiladores bombas límite caballos ramal grupo',
    },
  },
  {
    id: '430-53-b-smallest',
    section: '430.53(B)',
    grade: 'V2',
    title: { en: 'Group of motors protected by the smallest', es: 'Grupo protegido según el menor' },
    text: {
      en: 'Motors with individual overloads may share a circuit if the branch device does not exceed what is allowed for the smallest motor and does not open under the most severe normal service.',
      es: 'Motores con sobrecarga individual pueden compartir un circuito si el dispositivo no pasa de lo permitido para el motor menor y no abre en el servicio normal más severo.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'put motors with individual overloads together on one circuit',
          es: 'poner motores con sobrecarga propia juntos en un circuito',
        },
        if: {
          en: 'the device does not exceed what the smallest motor allows and does not open in normal service',
          es: 'el dispositivo no pasa de lo que permite el menor y no abre en servicio normal',
        },
        words: 'group motors',
      },
    ],
    words: { en: 'two pumps same breaker 430.53', es: 'dos bombas mismo breaker' },
  },
  {
    id: '430-55-combined',
    section: '430.55',
    grade: 'V2',
    title: { en: 'One device for overload and short circuit', es: 'Un dispositivo para sobrecarga y cortocircuito' },
    text: {
      en: 'Short-circuit and overload protection may be combined in one device whose setting meets the overload percentages, as with dual-element fuses sized near 125% of nameplate.',
      es: 'La protección de cortocircuito y sobrecarga puede ser un solo dispositivo cuyo ajuste cumpla los porcentajes de sobrecarga, como fusibles de doble elemento cercanos al 125% de la placa.',
    },
    figures: { pctPercent: [125, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'combine motor overload and short-circuit protection in one device',
          es: 'combinar sobrecarga y cortocircuito del motor en un dispositivo',
        },
        if: { en: 'its setting meets the overload percentages', es: 'su ajuste cumple los porcentajes de sobrecarga' },
        words: 'dual-element fuse',
      },
    ],
    words: { en: 'dual element fuse', es: 'fusible de doble elemento' },
  },
  {
    id: '430-62-feeder-protection',
    section: '430.62(A)',
    grade: 'V2',
    title: {
      en: 'Motor feeder breaker: largest device plus the rest, rounded down',
      es: 'Breaker de alimentador de motores: mayor más los demás, hacia abajo',
    },
    text: {
      en: 'The feeder device is not larger than the largest branch device of any motor of the group plus the full-load currents of the other motors. Round down: the next-size-up rule does not apply to the feeder.',
      es: 'El dispositivo del alimentador no es mayor que el mayor dispositivo ramal del grupo más la corriente de los otros motores. Redondee hacia abajo: la regla del siguiente tamaño no aplica al alimentador.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'round up a motor feeder breaker to the next size',
          es: 'redondear hacia arriba el breaker de un alimentador de motores',
        },
        words: 'next size up motor feeder',
      },
      {
        says: 'must',
        what: {
          en: 'limit the motor feeder breaker to the largest branch device plus the other motors',
          es: 'limitar el breaker del alimentador al mayor dispositivo de ramal más los demás motores',
        },
      },
    ],
    words: { en: 'size MCC main', es: 'redondear' },
  },
  {
    id: '430-63-motor-and-other',
    section: '430.63',
    grade: 'V2',
    title: { en: 'Feeder with motors and other loads', es: 'Alimentador con motores y otras cargas' },
    text: {
      en: 'The feeder device may be as large as the other loads require plus, for one motor, what its branch device allows, or for several motors the motor feeder value.',
      es: 'El dispositivo puede ser lo que pidan las otras cargas más, con un motor, lo permitido a su ramal, o con varios, el valor de alimentador de motores.',
    },
    words: { en: 'lighting loads breaker', es: 'alumbrado breaker' },
  },
  {
    id: '430-72-a-control-source',
    section: '430.72(A)',
    grade: 'V2',
    title: { en: 'Motor control circuits: tapped or separate', es: 'Circuitos de control: derivados o aparte' },
    text: {
      en: "A control circuit tapped from the load side of the motor's branch device is protected by the motor rules of 430.72. One fed from another source, such as a panel, is a Class 1 circuit protected by its own article.",
      es: 'Un circuito de control derivado del lado de carga del dispositivo del motor se protege con las reglas de 430.72. Uno alimentado de otra fuente, como un tablero, es circuito Clase 1 con su propio artículo.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect tapped motor control circuits by the motor rules',
          es: 'proteger los circuitos de control derivados con las reglas de motores',
        },
        words: 'control circuit fuse',
      },
    ],
    words: { en: 'wiring fuse 120 start stop', es: 'fusible 120 arranque paro' },
  },
  {
    id: '430-72-b-control-limits',
    section: 'Table 430.72(B)',
    grade: 'V1',
    title: { en: 'Control wires protected by the motor breaker', es: 'Alambres de control protegidos por el breaker del motor' },
    text: {
      en: 'Tapped copper control wires need no fuse of their own if the motor device is not over: inside the enclosure 100 A for size 14, 120 A for 12, 160 A for 10; leaving the enclosure 45 A for size 14, 60 A for 12, 90 A for 10.',
      es: 'Los alambres de control de cobre derivados no llevan fusible propio si el dispositivo del motor no pasa de: dentro del gabinete 100 A para 14, 120 A para 12, 160 A para 10; fuera del gabinete 45 A para 14, 60 A para 12, 90 A para 10.',
    },
    figures: { aA: [100, 'A'], bA: [120, 'A'], cA: [160, 'A'], dA: [45, 'A'], eA: [60, 'A'], fA: [90, 'A'] },
    claims: [
      {
        says: 'need-not',
        what: { en: 'fuse tapped 14 AWG control wires separately', es: 'poner fusible propio a alambres de control 14 AWG derivados' },
        if: {
          en: 'the motor device is not over 100 A inside the enclosure or 45 A leaving it',
          es: 'el dispositivo del motor no pasa de 100 A dentro del gabinete o 45 A fuera',
        },
        words: 'control circuit protection',
      },
    ],
    words: {
      en: 'control circuit fuse starter 14 gauge push button station motor control circuit 14 AWG protection overcurrent conductors',
      es: 'fusible de control arrancador botonera calibre 14 protección circuito de control de motor',
    },
  },
  {
    id: '430-72-c-transformer',
    section: '430.72(C)',
    grade: 'V2',
    title: { en: 'Control transformer protection', es: 'Protección del transformador de control' },
    text: {
      en: 'Protect it by Article 450 or by the article of a power-limited circuit. Transformers under 50 VA in the controller may rely on other means in it. With primary current under 2 A a primary fuse of up to 500% in each ungrounded conductor is allowed.',
      es: 'Protéjalo según el Artículo 450 o el de circuito limitado. Los de menos de 50 VA dentro del controlador pueden depender de otros medios. Con corriente primaria menor de 2 A se permite fusible primario de hasta 500% en cada vivo.',
    },
    figures: { vaVa: [50, 'VA'], iA: [2, 'A'], pctPercent: [500, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect motor control transformers against overcurrent',
          es: 'proteger contra sobrecorriente los transformadores de control',
        },
        unless: {
          en: 'the controller has other protection for one under 50 VA',
          es: 'el controlador tenga otra protección para uno de menos de 50 VA',
        },
        words: 'control transformer fuse',
      },
      {
        says: 'may',
        what: {
          en: 'use a primary fuse up to 500% on a control transformer',
          es: 'usar fusible primario de hasta 500% en un transformador de control',
        },
        if: {
          en: 'its primary current is under 2 A, with one in each ungrounded conductor',
          es: 'su corriente primaria es menor de 2 A, con uno en cada vivo',
        },
      },
    ],
    words: { en: 'CPT control power transformer fuse size', es: 'transformador de control fusible tamaño' },
  },
  {
    id: '430-74-ground-start',
    section: '430.74',
    grade: 'V2',
    title: { en: 'A ground in the control circuit must not start the motor', es: 'Una falla a tierra no debe arrancar el motor' },
    text: {
      en: 'Where one side of the control circuit is grounded, arrange it so that an accidental ground in remote devices does not start the motor nor bypass manual stops and safety switches: put the coil on the grounded side.',
      es: 'Si un lado del control está aterrizado, dispóngalo de modo que una tierra accidental en dispositivos remotos no arranque el motor ni anule paros y seguridades: ponga la bobina del lado aterrizado.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put the coil on the grounded side so a fault cannot start the motor',
          es: 'poner la bobina en el lado aterrizado para que una falla no arranque el motor',
        },
        words: 'control circuit ground start',
      },
    ],
    words: { en: 'control circuit ground fault coil on neutral side', es: 'bobina lado neutro control tierra accidental' },
  },
  {
    id: '430-75-control-disconnect',
    section: '430.75',
    grade: 'V1',
    title: { en: 'Disconnect control circuits too', es: 'Desconecte también el control' },
    text: {
      en: 'When the disconnect is open, motor control circuits are disconnected from all sources. Separate control sources have their disconnects next to each other, with a warning where more than 12 control conductors need one.',
      es: 'Al abrir el desconectador, los circuitos de control quedan desconectados de toda fuente. Las fuentes de control separadas tienen sus desconectadores juntos, con aviso donde más de 12 conductores de control lo requieren.',
    },
    figures: { n: [12, ''] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'disconnect motor control circuits from all sources with the disconnect open',
          es: 'desconectar el control del motor de toda fuente al abrir el desconectador',
        },
        words: 'control power separate source',
      },
    ],
    words: { en: 'foreign voltage control power in starter lockout', es: 'voltaje ajeno control en arrancador bloqueo' },
  },
  {
    id: '430-81-small-controllers',
    section: '430.81',
    grade: 'V2',
    title: { en: 'Simple controllers for small motors', es: 'Controladores simples para motores chicos' },
    text: {
      en: 'A stationary motor of 1/8 hp or less that normally runs and cannot be damaged by overload, like a clock, may use the branch disconnect as controller; a portable one of 1/3 hp or less may use its plug and receptacle.',
      es: 'Un motor fijo de 1/8 hp o menos que normalmente opera y no se daña por sobrecarga, como un reloj, puede usar el desconectador del ramal como controlador; uno portátil de 1/3 hp o menos, su clavija y contacto.',
    },
    figures: { stHp: ['1/8', 'hp'], poHp: ['1/3', 'hp'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the plug as controller of a portable motor of 1/3 hp or less',
          es: 'usar la clavija como controlador de un motor portátil de 1/3 hp o menos',
        },
        words: 'no switch motor',
      },
      {
        says: 'may',
        what: {
          en: 'use the branch disconnect as controller of a stationary motor of 1/8 hp or less',
          es: 'usar la desconexión del ramal como controlador de un motor fijo de 1/8 hp o menos',
        },
        if: { en: 'it normally runs and cannot be damaged by overload', es: 'normalmente trabaja y no se daña por sobrecarga' },
        words: 'clock motor',
      },
    ],
    words: { en: 'plug', es: 'clavija' },
  },
  {
    id: '430-82-controller-design',
    section: '430.82',
    grade: 'V2',
    title: { en: 'What a motor controller must do', es: 'Qué debe poder un controlador de motor' },
    text: {
      en: 'Each controller can start and stop its motor and interrupt its locked-rotor current. An autotransformer starter has off, start and run positions and may not rest where the overload is ineffective.',
      es: 'Cada controlador puede arrancar y parar su motor e interrumpir su corriente de rotor bloqueado. El arrancador a autotransformador tiene posiciones de apagado, arranque y marcha y no debe quedarse donde la sobrecarga no actúa.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "use controllers that start, stop and interrupt the motor's locked-rotor current",
          es: 'usar controladores que arranquen, paren e interrumpan la corriente de rotor bloqueado',
        },
        words: 'starter',
      },
    ],
    words: { en: 'starter contactor rating locked rotor', es: 'arrancador contactor rotor bloqueado' },
  },
  {
    id: '430-83-controller-ratings',
    section: '430.83',
    grade: 'K',
    title: { en: 'Controller rating: horsepower', es: 'Capacidad del controlador: hp' },
    text: {
      en: 'Controllers are rated in horsepower not lower than the motor at its voltage; an inverse-time breaker or molded-case switch rated in amperes also serves. For stationary motors of 2 hp or less at up to 300 V, a general-use switch of twice the motor current, or an AC snap switch with the motor at 80% of it, will do.',
      es: 'Los controladores son de hp no menor que el motor a su voltaje; también sirve un breaker de tiempo inverso o interruptor en caja moldeada en amperes. Para motores fijos de 2 hp o menos hasta 300 V basta un interruptor general del doble de la corriente, o apagador de CA con el motor al 80% de él.',
    },
    figures: { hpHp: [2, 'hp'], vV: [300, 'V'], pctPercent: [80, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a controller with horsepower rating not lower than the motor',
          es: 'usar un controlador con hp no menores que el motor',
        },
        unless: { en: 'it is a breaker or molded-case switch rated in amperes', es: 'sea un breaker o interruptor moldeado en amperes' },
        words: 'starter contactor size',
      },
      {
        says: 'may',
        what: {
          en: 'control a stationary motor of 2 hp or less with a general-use or snap switch',
          es: 'controlar un motor fijo de 2 hp o menos con interruptor general o apagador',
        },
        if: {
          en: 'up to 300 V, the general switch is twice the motor current or the motor is 80% of the snap switch',
          es: 'hasta 300 V, el general es el doble de la corriente o el motor es 80% del apagador',
        },
        words: 'toggle switch motor',
      },
      {
        says: 'must-not',
        what: {
          en: 'run a motor on a contactor, starter or switch of lower horsepower rating or none',
          es: 'controlar un motor con contactor, arrancador o interruptor de menos hp o sin hp',
        },
        unless: {
          en: 'it is a breaker or molded-case switch rated in amperes, or the rule for stationary motors of 2 hp or less fits',
          es: 'sea un breaker o interruptor moldeado en amperes, o aplique la regla de motores fijos de 2 hp o menos',
        },
        words: 'contactor 3 5 10 snap resistive presostato',
      },
      {
        says: 'may',
        what: {
          en: "let a pressure switch run a starter that has the motor's horsepower",
          es: 'mandar con presostato un arrancador que tiene los hp del motor',
        },
      },
      {
        says: 'need-not',
        what: {
          en: 'look for a horsepower rating on a breaker rated in amperes that is the controller',
          es: 'buscar hp en un breaker en amperes que sirve de controlador',
        },
      },
    ],
    words: { en: 'motor starter horsepower rating switch for motor', es: 'arrancador hp apagador para motor' },
  },
  {
    id: '430-87-one-each',
    section: '430.87',
    grade: 'V2',
    title: { en: 'One controller per motor', es: 'Un controlador por motor' },
    text: {
      en: 'Each motor has its own controller. One may serve a group that drives parts of a single machine, is under one overcurrent device as a small-motor group, or is in one room within sight of the controller, if rated for the group.',
      es: 'Cada motor tiene su controlador. Uno puede servir a un grupo que mueve partes de una sola máquina, está bajo un solo dispositivo como grupo de motores chicos, o en un cuarto a la vista del controlador, con capacidad para el grupo.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'give each motor its own controller', es: 'dar a cada motor su propio controlador' },
        unless: {
          en: 'it serves parts of one machine, a small-motor group, or motors in one room in sight',
          es: 'sirva partes de una máquina, un grupo de motores chicos o motores de un cuarto a la vista',
        },
        words: 'one starter two motors contactor',
      },
      {
        says: 'may',
        what: { en: 'run several motors from one controller', es: 'manejar varios motores con un controlador' },
        if: {
          en: 'it is rated for them and they drive one machine, share one small-motor device or are in one room in sight',
          es: 'tiene la capacidad y mueven una máquina, comparten un dispositivo o están en un cuarto a la vista',
        },
        words: 'one contactor two motors',
      },
    ],
    words: { en: 'starter two contactor multiple', es: 'arrancador dos contactor' },
  },
  {
    id: '430-94-mcc',
    section: '430.94',
    grade: 'V2',
    title: { en: 'Motor control center protection', es: 'Protección de un centro de control de motores' },
    text: {
      en: 'Protect a motor control center by a device ahead of it or a main in it, not larger than the rating of its common power bus. Its sections are bonded together with a grounding conductor or bus.',
      es: 'Proteja el centro de control de motores con un dispositivo antes o un principal en él, no mayor que la capacidad de su barra común. Sus secciones se unen con conductor o barra de tierra.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect a motor control center at not more than its bus rating',
          es: 'proteger un centro de control de motores a no más de su barra',
        },
        words: 'mcc main',
      },
    ],
    words: { en: 'MCC main breaker bus rating bucket', es: 'CCM breaker principal barra cubeta' },
  },
  {
    id: '430-102-a-controller-in-sight',
    section: '430.102(A)',
    grade: 'V2',
    title: { en: 'Disconnect in sight of each controller', es: 'Desconectador a la vista de cada controlador' },
    text: {
      en: 'Each controller has a disconnecting means in sight from it, that is, visible and within 50 ft, which disconnects the controller. Exceptions cover motors over 1000 V, coordinated controllers of one machine and valve actuators.',
      es: 'Cada controlador tiene un desconectador a la vista, es decir, visible y a no más de 50 pies, que lo desconecta. Hay excepciones para motores de más de 1000 V, controladores coordinados de una máquina y actuadores de válvula.',
    },
    figures: { dFt: [50, 'ft'], vV: [1000, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a disconnect in sight within 50 ft of each motor controller',
          es: 'poner un desconectador a la vista, a 50 pies, de cada controlador',
        },
        unless: {
          en: 'it is over 1000 V, coordinated controllers of one machine or a valve actuator',
          es: 'sea de más de 1000 V, controladores coordinados de una máquina o actuador de válvula',
        },
        words: 'starter disconnect',
      },
      {
        says: 'is-not',
        what: {
          en: 'the code sets a greatest distance between a motor and its starter',
          es: 'el código fija una distancia máxima entre un motor y su arrancador',
        },
        words: 'how far contactor mcc away feet limit lejos pies',
      },
    ],
    words: { en: 'starter VFD MCC 50', es: 'arrancador 50' },
  },
  {
    id: '430-102-b-motor-in-sight',
    section: '430.102(B)',
    grade: 'V2',
    title: { en: 'Motor disconnect: visible within 50 ft', es: 'Desconectador del motor: visible a 50 pies' },
    text: {
      en: "Each motor has a disconnecting means in sight from the motor and its driven machinery: visible and within 50 ft. The controller's disconnect serves if it is in sight of both, or if it can be locked open and one exception applies: an in-sight one is impracticable or adds hazard, or the plant is industrial with written procedures.",
      es: 'Cada motor tiene un desconectador a la vista del motor y la máquina: visible y a no más de 50 pies. Sirve el del controlador si está a la vista de ambos, o si se bloquea abierto y aplica una excepción: ponerlo a la vista es impráctico o aumenta el riesgo, o es industria con procedimientos escritos.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a disconnect in sight within 50 ft of the motor and machinery',
          es: 'poner un desconectador a la vista del motor y la máquina, a 50 pies',
        },
        unless: {
          en: "the controller's disconnect locks open and in-sight is impracticable, hazardous or the plant is industrial with written procedures",
          es: 'el del controlador se trabe abierto y uno a la vista no sea práctico, agregue peligro o sea industria con procedimientos escritos',
        },
        words: 'motor disconnect',
      },
      {
        says: 'may',
        what: {
          en: 'use the lockable controller disconnect instead of one in sight of the motor',
          es: 'usar el desconectador con candado del controlador en vez de uno a la vista del motor',
        },
        if: {
          en: 'an in-sight one is impracticable or adds hazard, or the plant is industrial with written procedures',
          es: 'uno a la vista no es práctico o agrega peligro, o es industria con procedimientos escritos',
        },
        words: 'lockout breaker both',
      },
      {
        says: 'must-not',
        what: {
          en: 'rely only on a lockable disconnect out of sight of the motor',
          es: 'confiar solo en un desconectador con candado que no se ve desde el motor',
        },
        unless: {
          en: 'one in sight is impracticable or adds hazard, or the plant is industrial with written procedures',
          es: 'uno a la vista no sea práctico o agregue peligro, o sea industria con procedimientos escritos',
        },
        words: 'roof downstairs starter padlock enough basta',
      },
      {
        says: 'is-not',
        what: {
          en: 'a disconnect behind a wall or more than 50 ft away is in sight',
          es: 'un desconectador detrás de un muro o a más de 50 pies esté a la vista',
        },
      },
    ],
    words: {
      en: 'in sight required far distance lockable breaker exhaust fan rooftop pump how close near',
      es: 'a la vista lejos distancia candado bomba azotea extractor cuántos cerca',
    },
    figures: { dFt: [50, 'ft'] },
  },
  {
    id: '430-103-all-ungrounded',
    section: '430.103',
    grade: 'V2',
    title: { en: 'Motor disconnect opens all hots', es: 'El desconectador del motor abre todas las fases' },
    text: {
      en: 'The disconnecting means opens all ungrounded supply conductors, with no pole that can act alone, and may be in the same enclosure as the controller. It shows whether it is on or off.',
      es: 'El desconectador abre todos los conductores vivos, sin polos independientes, y puede estar en el mismo gabinete que el controlador. Indica si está abierto o cerrado.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'open all hots together with the motor disconnect', es: 'abrir todas las fases juntas con el desconectador del motor' },
        words: 'single pole disconnect 240 motor',
      },
      {
        says: 'may',
        what: {
          en: 'put the motor disconnect in the same enclosure as the controller',
          es: 'poner el desconectador en el mismo gabinete que el controlador',
        },
        words: 'combination starter',
      },
    ],
    words: { en: 'switch phases indicating', es: 'interruptor' },
  },
  {
    id: '430-107-accessible',
    section: '430.107',
    grade: 'V2',
    title: { en: 'One motor disconnect readily accessible', es: 'Un desconectador fácilmente accesible' },
    text: {
      en: 'At least one of the disconnecting means of a motor circuit is readily accessible.',
      es: 'Por lo menos uno de los medios de desconexión del circuito del motor debe ser fácilmente accesible.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'make at least one motor disconnect readily accessible',
          es: 'dejar al menos un desconectador del motor fácilmente accesible',
        },
      },
    ],
    words: { en: 'above ceiling ladder', es: 'plafón escalera' },
  },
  {
    id: '430-109-a-types',
    section: '430.109(A)',
    grade: 'V2',
    title: { en: 'Types of motor disconnects', es: 'Tipos de desconectador de motor' },
    text: {
      en: 'A listed motor-circuit switch rated in horsepower, a molded-case breaker or switch, an instantaneous breaker in a listed combination controller, a self-protected combination controller, or a manual controller marked suitable as motor disconnect. A magnetic starter, contactor or stop button is none.',
      es: 'Interruptor de circuito de motor listado con capacidad en hp, breaker o interruptor en caja moldeada, breaker instantáneo en controlador combinado listado, controlador combinado autoprotegido, o controlador manual marcado como desconectador de motor. Un arrancador magnético, contactor o botón de paro no lo es.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a molded-case breaker or switch as motor disconnect',
          es: 'usar un breaker o interruptor de caja moldeada como desconectador de motor',
        },
      },
      {
        says: 'may',
        what: { en: 'use a manual controller as motor disconnect', es: 'usar un controlador manual como desconectador de motor' },
        if: { en: 'it is marked suitable as motor disconnect', es: 'está marcado apto como desconectador de motor' },
        words: 'manual motor starter',
      },
      {
        says: 'must-not',
        what: {
          en: "use a magnetic starter or contactor as the motor's disconnect",
          es: 'usar un arrancador magnético o contactor como desconectador del motor',
        },
        words: 'coil relay overload starter contactor opens alone by itself controller bobina',
      },
      {
        says: 'must-not',
        what: {
          en: "use a stop button or a switch in the coil circuit as the motor's disconnect",
          es: 'usar un botón de paro o un apagador en el circuito de la bobina como desconectador del motor',
        },
        words: 'e-stop push button start stop station hoa selector control circuit lockout hongo paro de emergencia',
      },
    ],
    words: { en: 'horsepower rated safety switch', es: 'sirve' },
  },
  {
    id: '430-109-b-eighth-hp',
    section: '430.109(B)',
    grade: 'V2',
    title: { en: 'Motors of 1/8 hp or less: branch device is enough', es: 'Motores de 1/8 hp o menos: basta el dispositivo del ramal' },
    text: {
      en: 'For stationary motors of 1/8 hp or less the branch-circuit overcurrent device may be the disconnecting means.',
      es: 'En motores fijos de 1/8 hp o menos el dispositivo de sobrecorriente del ramal puede ser el medio de desconexión.',
    },
    figures: { hpHp: ['1/8', 'hp'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the branch breaker as disconnect of a motor of 1/8 hp or less',
          es: 'usar el breaker como desconectador de un motor de 1/8 hp o menos',
        },
        words: 'small fan motor',
      },
    ],
    words: { en: 'small exhaust fan disconnect', es: 'extractor chico desconectador' },
  },
  {
    id: '430-109-c-two-hp',
    section: '430.109(C)',
    grade: 'V2',
    title: { en: 'Motors of 2 hp or less: general-use switch', es: 'Motores de 2 hp o menos: interruptor general' },
    text: {
      en: 'For stationary motors of 2 hp or less at 300 V or less the disconnect may be a general-use switch of at least twice the full-load current, an AC snap switch with the motor at 80% or less of it, or a suitable manual controller.',
      es: 'Para motores fijos de 2 hp o menos a 300 V o menos el desconectador puede ser un interruptor general de al menos el doble de la corriente, un apagador de CA con el motor al 80% o menos, o un controlador manual adecuado.',
    },
    figures: { hpHp: [2, 'hp'], vV: [300, 'V'], pctPercent: [80, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a general-use or snap switch as disconnect of a 2 hp motor or less',
          es: 'usar interruptor general o apagador como desconectador de motor de 2 hp o menos',
        },
        if: {
          en: '300 V or less, the general switch is twice the current or the motor is 80% of the snap switch',
          es: 'a 300 V o menos, el general es el doble de la corriente o el motor es 80% del apagador',
        },
        words: 'toggle switch motor',
      },
    ],
    words: { en: 'toggle disconnect snap', es: 'apagador desconectador' },
  },
  {
    id: '430-109-f-cord-plug',
    section: '430.109(F)',
    grade: 'K',
    title: { en: 'Plug as motor disconnect', es: 'Clavija como desconectador de motor' },
    text: {
      en: "A plug and receptacle with a horsepower rating of at least the motor's may be its disconnecting means, without a further switch. Appliances, room air conditioners and portable motors of 1/3 hp or less may use their common plug.",
      es: 'Una clavija y contacto con capacidad en hp no menor que la del motor puede ser su desconectador, sin otro interruptor. En aparatos con cordón, aires de ventana y motores portátiles de 1/3 hp o menos sirve la clavija común.',
    },
    figures: { hpHp: ['1/3', 'hp'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the plug of a motor or machine as its disconnect',
          es: 'usar la clavija de un motor o máquina como su desconectador',
        },
        if: {
          en: 'plug and receptacle have a horsepower rating not below that of the motor',
          es: 'clavija y contacto tienen una capacidad en hp no menor que la del motor',
        },
        words: 'cord plug table saw wall switch enough by itself sierra basta',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a plug without a horsepower rating as the disconnect of a motor over 1/3 hp',
          es: 'usar una clavija sin hp como desconectador de un motor de más de 1/3 hp',
        },
        unless: { en: 'it is an appliance or a room air conditioner', es: 'sea un aparato o un aire de ventana' },
        words: "2 5 twist lock saw machine shutoff isn't",
      },
      {
        says: 'need-not',
        what: {
          en: 'add a switch to a motor whose horsepower-rated plug is its disconnect',
          es: 'agregar interruptor a un motor cuya clavija con hp es su desconectador',
        },
        words: 'también too wall kill saw apagador pared',
      },
      {
        says: 'may',
        what: {
          en: 'use the plug of an appliance, a window air conditioner or a portable motor of 1/3 hp or less as its disconnect',
          es: 'usar como desconectador la clavija de un aparato, un aire de ventana o un motor portátil de 1/3 hp o menos',
        },
        words: 'common ordinary común',
      },
    ],
    words: { en: 'motor plug disconnect twist lock', es: 'clavija de motor media vuelta desconectador' },
  },
  {
    id: '430-110-115-percent',
    section: '430.110(A)',
    grade: 'V2',
    title: { en: 'Motor disconnect: at least 115%', es: 'Desconectador de motor: al menos 115%' },
    text: {
      en: 'The disconnecting means of a motor circuit is rated at least 115% of the motor full-load current in amperes. A listed unfused motor-circuit switch with enough horsepower may be rated less.',
      es: 'El desconectador de un circuito de motor tiene al menos 115% de la corriente del motor en amperes. Un interruptor de motor listado sin fusibles y con hp suficientes puede ser de menos.',
    },
    figures: { pctPercent: [115, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'rate the motor disconnect at least 115% of full-load current',
          es: 'usar un desconectador de motor de al menos 115% de la corriente plena',
        },
        unless: {
          en: 'it is a listed unfused motor-circuit switch with enough horsepower',
          es: 'sea un interruptor listado sin fusibles con hp suficientes',
        },
        words: 'disconnect size',
      },
      {
        says: 'must-not',
        what: {
          en: "use a motor disconnect rated less than 115% of the motor's full-load current",
          es: 'usar un desconectador de motor de menos de 115% de la corriente plena',
        },
        unless: {
          en: 'it is a listed unfused switch with enough horsepower',
          es: 'sea un interruptor listado sin fusibles con hp suficientes',
        },
        words: 'molded case large enough',
      },
      {
        says: 'may',
        what: {
          en: 'use a listed unfused motor switch with enough horsepower though its amperes are under 115%',
          es: 'usar un interruptor de motor listado sin fusibles con hp suficientes aunque sus amperes sean menos de 115%',
        },
        words: 'pump 30A rated',
      },
    ],
    words: {
      en: 'size percent full load current minimum',
      es: 'tamaño porcentaje mínimo corriente plena carga arrancador',
    },
  },
  {
    id: '430-112-group-disconnect',
    section: '430.112',
    grade: 'V2',
    title: { en: 'One disconnect for several motors', es: 'Un desconectador para varios motores' },
    text: {
      en: 'Each motor has its own disconnect, except that one may serve motors driving parts of a single machine, a group under one device as small motors, or motors in one room in sight of the disconnect.',
      es: 'Cada motor tiene su desconectador, salvo que uno puede servir a motores que mueven partes de una máquina, a un grupo de motores chicos bajo un dispositivo, o a motores de un cuarto a la vista.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'use one disconnect for several motors', es: 'usar un desconectador para varios motores' },
        if: {
          en: 'they drive one machine, are a small-motor group, or are in one room in sight of it',
          es: 'mueven una máquina, son grupo de motores chicos o están en un cuarto a la vista',
        },
        words: 'single disconnect two motors',
      },
    ],
    words: { en: 'multiple machine', es: 'máquina' },
  },
  {
    id: '430-122-a-drive-input',
    section: '430.122(A)',
    grade: 'V2',
    title: { en: 'Drive (VFD) input conductors: 125% of rated input', es: 'Entrada del variador: 125% de la corriente nominal' },
    text: {
      en: 'Conductors that supply an adjustable-speed drive have an ampacity of at least 125% of the rated input current of the drive, even if the drive is larger than the motor needs.',
      es: 'Los conductores que alimentan un variador tienen ampacidad de al menos 125% de la corriente nominal de entrada del variador, aunque sea mayor de lo que el motor necesita.',
    },
    figures: { pctPercent: [125, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: "size VFD input conductors at 125% of the drive's rated input current",
          es: 'calcular la entrada del variador al 125% de su corriente nominal de entrada',
        },
        words: 'drive vfd wire',
      },
    ],
    words: { en: 'wire size oversized', es: 'frecuencia calibre' },
  },
  {
    id: '430-122-b-drive-output',
    section: '430.122(B)',
    numberIn: { 2017: null },
    grade: 'V2',
    title: { en: 'Drive output conductors', es: 'Salida del variador' },
    text: {
      en: 'Between drive and motor use at least 125% of the motor full-load current, unless the drive is marked as suitable for output conductor protection and used accordingly.',
      es: 'Entre variador y motor use al menos 125% de la corriente del motor, salvo que el variador esté marcado para proteger los conductores de salida y se use así.',
    },
    figures: { pctPercent: [125, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size VFD output conductors at 125% of the motor full-load current',
          es: 'calcular la salida del variador al 125% de la corriente del motor',
        },
        unless: {
          en: 'the drive is marked for output conductor protection and used accordingly',
          es: 'el variador esté marcado para proteger la salida y se use así',
        },
        words: 'drive motor leads',
      },
    ],
    words: { en: 'VFD motor cable size', es: 'motor cable calibre' },
  },
  {
    id: '430-124-drive-overload',
    section: '430.124',
    grade: 'V2',
    title: { en: 'Drive includes the overload?', es: '¿El variador incluye la sobrecarga?' },
    text: {
      en: 'If the drive is marked to include motor overload protection, no separate overload is needed. With a bypass, or with several motors on one drive, provide overload protection for the bypass and for each motor.',
      es: 'Si el variador está marcado con sobrecarga incluida, no hace falta otra. Con bypass, o con varios motores en un variador, ponga sobrecarga en el bypass y en cada motor.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'add a separate overload after a drive (VFD) that includes overload protection and runs one motor without bypass',
          es: 'agregar sobrecarga aparte a un variador que ya la incluye, con un solo motor y sin bypass',
        },
        words: 'overload relay heaters one fan electronic still',
      },
      {
        says: 'must',
        what: {
          en: "provide overloads for a drive's bypass and for each of several motors",
          es: 'poner sobrecarga al bypass del variador y a cada uno de varios motores',
        },
        words: 'vfd three two fans each heaters termico',
      },
    ],
    words: { en: 'VFD relay bypass', es: 'relevador bypass' },
  },
  {
    id: '430-122-bypass',
    section: '430.122',
    grade: 'V2',
    title: { en: 'Drive with bypass: size for both', es: 'Variador con bypass: calcule para ambos' },
    text: {
      en: "If a drive has a bypass, size the supply conductors for the larger of 125% of the drive's rated input and 125% of the motor full-load current.",
      es: 'Si el variador tiene bypass, calcule los conductores de alimentación con el mayor entre 125% de la entrada nominal del variador y 125% de la corriente del motor.',
    },
    figures: { pctPercent: [125, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size a drive with bypass for the larger of drive input and motor at 125%',
          es: 'calcular un variador con bypass por el mayor de entrada y motor al 125%',
        },
        words: 'vfd',
      },
    ],
    words: { en: 'bypass contactor drive conductors', es: 'bypass contactor variador conductores' },
  },
  {
    id: '430-126-drive-overtemp',
    section: '430.126',
    grade: 'V1',
    title: { en: 'Motor overtemperature at low speed', es: 'Sobretemperatura del motor a baja velocidad' },
    text: {
      en: 'A motor that is not rated for the speed range its load and drive give it needs overtemperature protection, such as a thermal protector in the motor or a drive with speed-sensitive overload and thermal memory.',
      es: 'Un motor no apto para el rango de velocidad de su carga y variador lleva protección de sobretemperatura, como protector térmico en el motor o variador con sobrecarga sensible a velocidad y memoria térmica.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "protect motors against overtemperature where the drive's speed range exceeds their rating",
          es: 'proteger contra sobretemperatura los motores que el variador lleva fuera de su rango',
        },
        words: 'vfd low speed',
      },
    ],
    words: { en: 'motor overheats low speed VFD inverter duty', es: 'motor se calienta baja velocidad variador' },
  },
  {
    id: '430-128-drive-disconnect',
    section: '430.128',
    grade: 'K',
    title: { en: 'Drive disconnect: 115% of rated input', es: 'Desconectador del variador: 115%' },
    text: {
      en: 'The disconnect in the incoming line to a drive is rated at least 115% of the rated input current of the drive.',
      es: 'El desconectador en la línea de entrada al variador es de al menos 115% de la corriente nominal de entrada del variador.',
    },
    figures: { pctPercent: [115, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'rate the VFD disconnect at least 115% of the drive input current',
          es: 'usar un desconectador de variador de al menos 115% de su entrada',
        },
        words: 'drive',
      },
      {
        says: 'need-not',
        what: {
          en: 'put another disconnect on the motor side of a drive (VFD)',
          es: 'poner otro desconectador del lado del motor de un variador',
        },
        if: {
          en: 'the one ahead of it is in sight of drive, motor and driven machine, within 50 ft',
          es: 'el de antes está a la vista del variador, del motor y de su máquina, a 50 pies o menos',
        },
        words: 'both sides load side output after line and load ambos lados salida',
      },
    ],
    words: { en: 'VFD disconnect size', es: 'variador desconectador tamaño' },
  },
  {
    id: '430-130-drive-fuse',
    section: '430.130',
    grade: 'K',
    title: { en: "Drive branch protection: motor current and maker's list", es: 'Protección del ramal del variador' },
    text: {
      en: "Size the branch short-circuit device of a drive by the motor rules with the motor full-load current, and where the drive's listing or instructions name fuse or breaker types and limits, use those.",
      es: 'Calcule el dispositivo de cortocircuito del variador con las reglas de motor y la corriente del motor, y si el listado o instrucciones del variador indican tipo y límite de fusible o breaker, use ésos.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "use the fuse or breaker the drive's listing or instructions name",
          es: 'usar el fusible o breaker que dice el listado o instructivo del variador',
        },
        words: 'vfd branch protection',
      },
    ],
    words: { en: 'VFD breaker fuse size drive manual', es: 'variador breaker fusible manual' },
  },
  {
    id: '430-245-flex-to-motor',
    section: '430.245',
    grade: 'K',
    title: { en: 'Flexible connection and separated terminal housing', es: 'Conexión flexible y caja separada del motor' },
    text: {
      en: 'A fixed motor is grounded by its wiring method; where the junction box is separate from the motor, by up to 6 ft, the leads run in flexible or rigid raceway or armored cable of at least the sizes the rule gives.',
      es: 'El motor fijo se aterriza por su método de alambrado; si la caja está separada del motor, hasta 6 pies, las puntas van en tubo flexible o rígido o cable armado de los tamaños que la regla da.',
    },
    figures: { dFt: [6, 'ft'] },
    words: { en: 'motor pigtail flex junction box distance', es: 'motor puntas flexible caja distancia' },
  },
  {
    id: '430-248-single-phase',
    section: 'Table 430.248',
    grade: 'V2',
    title: { en: 'Single-phase motor currents', es: 'Corrientes de motores monofásicos' },
    text: {
      en: 'Full-load current at 115 and 230 volts: 1/4 hp 5.8 and 2.9; 1/3 hp 7.2 and 3.6; 1/2 hp 9.8 and 4.9; 3/4 hp 13.8 and 6.9; 1 hp 16 and 8; 2 hp 24 and 12; 3 hp 34 and 17; 5 hp 56 and 28.',
      es: 'Corriente plena a 115 y 230 volts: 1/4 hp 5.8 y 2.9; 1/3 hp 7.2 y 3.6; 1/2 hp 9.8 y 4.9; 3/4 hp 13.8 y 6.9; 1 hp 16 y 8; 2 hp 24 y 12; 3 hp 34 y 17; 5 hp 56 y 28.',
    },
    figures: {
      h1Hp: ['1/4', 'hp'],
      h2Hp: ['1/3', 'hp'],
      h3Hp: ['1/2', 'hp'],
      h4Hp: ['3/4', 'hp'],
      h5Hp: [1, 'hp'],
      h6Hp: [2, 'hp'],
      h7Hp: [3, 'hp'],
      h8Hp: [5, 'hp'],
    },
    words: { en: 'FLC table 115 230', es: 'tabla' },
  },
  {
    id: '430-250-three-phase',
    section: 'Table 430.250',
    grade: 'V2',
    title: { en: 'Three-phase motor currents', es: 'Corrientes de motores trifásicos' },
    text: {
      en: 'Full-load current at 230 and 460 volts: 1 hp 4.2 and 2.1; 5 hp 15.2 and 7.6; 10 hp 28 and 14; 15 hp 42 and 21; 20 hp 54 and 27; 25 hp 68 and 34; 50 hp 130 and 65; 100 hp 248 and 124.',
      es: 'Corriente plena a 230 y 460 volts: 1 hp 4.2 y 2.1; 5 hp 15.2 y 7.6; 10 hp 28 y 14; 15 hp 42 y 21; 20 hp 54 y 27; 25 hp 68 y 34; 50 hp 130 y 65; 100 hp 248 y 124.',
    },
    figures: {
      h1Hp: [1, 'hp'],
      h2Hp: [5, 'hp'],
      h3Hp: [10, 'hp'],
      h4Hp: [15, 'hp'],
      h5Hp: [20, 'hp'],
      h6Hp: [25, 'hp'],
      h7Hp: [50, 'hp'],
      h8Hp: [100, 'hp'],
    },
    words: { en: 'FLC table 460 480', es: 'tabla 460 480' },
  },
  {
    id: '430-111-switch-both',
    section: '430.111',
    grade: 'K',
    title: { en: 'One switch as controller and disconnect', es: 'Un interruptor como controlador y desconectador' },
    text: {
      en: 'A switch or breaker that meets the controller rules, opens all ungrounded conductors and is protected by the branch device may be both controller and disconnect: an air-break switch, a hand-operated inverse-time breaker or an oil switch within limits.',
      es: 'Un interruptor o breaker que cumple como controlador, abre todos los vivos y está protegido por el dispositivo ramal puede ser controlador y desconectador: interruptor en aire, breaker manual de tiempo inverso o interruptor en aceite con límites.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use one switch or breaker as both motor controller and disconnect',
          es: 'usar un interruptor o breaker como controlador y desconectador del motor',
        },
        if: {
          en: 'it meets the controller rules, opens all hots and is protected by the branch device',
          es: 'cumple como controlador, abre todos los vivos y lo protege el ramal',
        },
      },
    ],
    words: { en: 'fused switch start stop motor breaker on off', es: 'interruptor con fusibles arranca motor' },
  },
  {
    id: '430-44-orderly-shutdown',
    section: '430.44',
    grade: 'V1',
    title: { en: 'Overload may alarm instead of trip', es: 'La sobrecarga puede avisar en vez de disparar' },
    text: {
      en: 'Where an immediate stop would add hazards to people and continued running is needed for a safe shutdown, overloads may drive a supervised alarm instead of opening the motor.',
      es: 'Donde el paro inmediato aumenta el riesgo para las personas y hace falta seguir operando para un paro seguro, la sobrecarga puede activar una alarma supervisada en vez de abrir el motor.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'let motor overloads alarm instead of tripping', es: 'dejar que la sobrecarga avise en vez de disparar' },
        if: {
          en: 'an immediate stop adds hazards to people and the alarm is supervised',
          es: 'un paro inmediato agrega peligro a personas y la alarma es supervisada',
        },
      },
    ],
    words: { en: 'process motor alarm only overload', es: 'motor de proceso alarma sobrecarga' },
  },
  {
    id: '430-54-multimotor-marking',
    section: '430.54',
    grade: 'K',
    title: { en: 'Multimotor equipment: marked device', es: 'Equipo multimotor: dispositivo marcado' },
    text: {
      en: 'For multimotor and combination-load equipment the branch device does not exceed the rating marked on the equipment.',
      es: 'En equipo multimotor y de carga combinada el dispositivo del ramal no pasa de la capacidad marcada en el equipo.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'exceed the protective device marked on multimotor equipment',
          es: 'pasar del dispositivo marcado en equipo multimotor',
        },
        words: 'mop bigger breaker',
      },
    ],
    words: { en: 'machine nameplate max fuse', es: 'placa de máquina fusible máximo' },
  },
  {
    id: '430-36-fuse-overload',
    section: '430.36',
    grade: 'V2',
    title: { en: 'Fuses as overload: one in each hot', es: 'Fusibles como sobrecarga: uno en cada fase' },
    text: {
      en: 'Where fuses are used for motor overload protection, put one in each ungrounded conductor, and in the grounded one too where a three-phase system has one phase grounded.',
      es: 'Si se usan fusibles como sobrecarga, ponga uno en cada conductor vivo, y también en el aterrizado si el sistema trifásico tiene una fase aterrizada.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'put overload fuses in each ungrounded motor conductor', es: 'poner fusibles de sobrecarga en cada vivo del motor' },
      },
    ],
    words: { en: 'every phase motor corner grounded', es: 'motor' },
  },
  {
    id: '430-40-relays',
    section: '430.40',
    grade: 'K',
    title: { en: 'Overload relays need short-circuit backup', es: 'Los relevadores necesitan respaldo de cortocircuito' },
    text: {
      en: 'Overload relays that cannot open short circuits or ground faults are protected by fuses or breakers within Table 430.52(C)(1), or of a rating marked for group installation.',
      es: 'Los relevadores de sobrecarga que no abren cortocircuitos se protegen con fusibles o breakers según la Tabla 430.52(C)(1) o los marcados para grupo.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'back up overload relays with fuses or breakers',
          es: 'respaldar los relevadores de sobrecarga con fusibles o breakers',
        },
      },
    ],
    words: {
      en: 'thermal overload relay heater fuse protection',
      es: 'relevador térmico fusible respaldo',
    },
  },
  {
    id: '430-84-open-conductors',
    section: '430.84',
    grade: 'K',
    title: { en: 'Controller need not open every conductor', es: 'El controlador no tiene que abrir todo' },
    text: {
      en: 'A motor controller need open only as many conductors as stop and start the motor, unless it is also the disconnect; the disconnect opens all ungrounded conductors.',
      es: 'Un controlador de motor sólo tiene que abrir los conductores necesarios para parar y arrancar, salvo que sea también desconectador; éste abre todos los no puestos a tierra.',
    },
    claims: [
      {
        says: 'need-not',
        what: { en: 'open every conductor with a motor controller', es: 'abrir todos los conductores con el controlador de motor' },
        unless: { en: 'it is also the disconnect', es: 'sea también el desconectador' },
        words: 'contactor one leg 240',
      },
    ],
    words: {
      en: 'does motor starter have to open all conductors',
      es: 'arrancador abre todos los conductores',
    },
  },
  {
    id: '430-88-speed',
    section: '430.88',
    grade: 'K',
    title: { en: 'Field weakening and overspeed', es: 'Campo débil y sobrevelocidad' },
    text: {
      en: 'Adjustable-speed motors controlled by their field start under full field unless designed otherwise. Separately excited dc motors, series motors and motor-generators that can overspeed have a speed-limiting device.',
      es: 'Los motores de velocidad ajustable por campo arrancan con campo completo salvo diseño para otra cosa. Motores de corriente directa con excitación separada, serie y motogeneradores llevan limitador de velocidad.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a speed-limiting device on dc motors that can overspeed',
          es: 'usar limitador de velocidad en motores de cd que puedan embalarse',
        },
      },
    ],
    words: {
      en: 'overspeed dc motor field loss speed limiting',
      es: 'sobrevelocidad pérdida de campo',
    },
  },
  {
    id: '430-91-enclosures',
    section: 'Table 110.28',
    grade: 'V2',
    title: { en: 'Motor controller enclosures', es: 'Gabinetes de controladores de motor' },
    text: {
      en: 'Motor controller enclosures are marked with a type number, chosen for the place by Table 110.28: for example Type 3R outdoors in rain, 4 for hose-down, 4X with corrosion, 12 indoors with dust and dripping.',
      es: 'Los gabinetes de controladores llevan número de tipo, elegido por el lugar con la Tabla 110.28: por ejemplo Tipo 3R en exterior con lluvia, 4 para chorro de agua, 4X con corrosión, 12 en interior con polvo y goteo.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'choose the motor controller enclosure type for its place, such as 3R in rain',
          es: 'escoger el tipo de gabinete del controlador según el lugar, como 3R en lluvia',
        },
        words: 'nema enclosure',
      },
    ],
    words: {
      en: 'motor starter enclosure NEMA type wet outdoor hose',
      es: 'gabinete arrancador NEMA mojado exterior',
    },
  },
  {
    id: '430-95-mcc-service',
    section: '430.95',
    grade: 'V2',
    title: { en: 'Motor control center as service equipment', es: 'CCM como equipo de acometida' },
    text: {
      en: 'A motor control center used as service equipment has a single main disconnect that opens all ungrounded conductors, and a main bonding jumper for the neutral.',
      es: 'Un CCM usado como acometida lleva un solo desconectador principal que abre todos los no puestos a tierra, y puente de unión principal del neutro.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a single main disconnect and main bonding jumper in a service-rated MCC',
          es: 'usar un solo principal y puente de unión principal en CCM de acometida',
        },
        words: 'motor control center',
      },
    ],
    words: {
      en: 'MCC service entrance main',
      es: 'CCM acometida principal',
    },
  },
  {
    id: '430-109-d-e-large',
    section: '430.109(E)',
    grade: 'K',
    title: { en: 'Motors over 40 hp dc or 100 hp ac: isolating switch', es: 'Motores de más de 40 hp cd o 100 hp ca: seccionador' },
    text: {
      en: 'For stationary motors over 40 hp dc or 100 hp ac the disconnect may be a general-use or isolating switch if plainly marked not to be operated under load.',
      es: 'Para motores fijos de más de 40 hp cd o 100 hp ca el desconectador puede ser un switch general o seccionador marcado claramente que no se opera con carga.',
    },
    figures: { f1: [40, 'hp'], f2: [100, 'hp'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use an isolating switch as disconnect for motors over 100 hp ac or 40 hp dc',
          es: 'usar un seccionador como desconectador de motores de más de 100 hp ca o 40 hp cd',
        },
        if: { en: 'it is plainly marked not to be operated under load', es: 'está marcado que no se opere con carga' },
      },
    ],
    words: {
      en: 'large motor disconnect isolating do not operate under load',
      es: 'motor grande seccionador no operar con carga',
    },
  },
  {
    id: '430-113-several-sources',
    section: '430.113',
    grade: 'K',
    title: { en: 'Motor with several supplies', es: 'Motor con varias alimentaciones' },
    text: {
      en: 'Motor equipment with more than one source has a disconnect in sight for each, or each can be locked open; several are marked and grouped, with a notice of the others.',
      es: 'El equipo de motor con más de una fuente tiene desconectador a la vista para cada una, o con candado; van marcados, con aviso de los demás.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a disconnect in sight or lockable for each source of motor equipment',
          es: 'poner desconectador a la vista o con candado para cada fuente del motor',
        },
      },
    ],
    words: {
      en: 'multiple sources disconnect dual feed motor',
      es: 'varias fuentes desconectador',
    },
  },
  {
    id: '430-225-over-1000',
    section: '430.225',
    grade: 'V1',
    title: { en: 'Motors over 1000 V: protection', es: 'Motores de más de 1000 V: protección' },
    text: {
      en: 'Each motor circuit over 1000 V has coordinated protection that opens overload, short-circuit and ground faults in motor, conductors and controls. Overload opens all ungrounded conductors at once and does not reset by itself unless that is safe.',
      es: 'Cada circuito de motor de más de 1000 V lleva protección coordinada contra sobrecarga, cortocircuito y falla a tierra en motor, conductores y control. La sobrecarga abre todos los vivos a la vez y no se restablece sola salvo que sea seguro.',
    },
    figures: { f1: [1000, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect motor circuits over 1000 V with coordinated overload, short-circuit and ground-fault protection',
          es: 'proteger motores de más de 1000 V con protección coordinada de sobrecarga, cortocircuito y tierra',
        },
      },
    ],
    words: {
      en: 'medium voltage 4160 V motor overload protection',
      es: 'motor media tensión 4160 sobrecarga',
    },
  },
  {
    id: '430-232-guards',
    section: '430.232',
    grade: 'V2',
    title: { en: 'Motor live parts guarded over 50 V', es: 'Partes vivas de motores protegidas' },
    text: {
      en: 'Guard exposed live parts of motors and controllers at 50 V or more between terminals by enclosure or location: a qualified-only room, a balcony, or 8 ft or more above the floor.',
      es: 'Proteja las partes vivas de motores y controladores de 50 V o más entre terminales con gabinete o ubicación: cuarto sólo para calificados, balcón, o a 8 pies o más sobre el piso.',
    },
    figures: { vV: [50, 'V'], hFt: [8, 'ft'] },
    claims: [
      { says: 'must', what: { en: 'guard live motor parts of 50 V or more', es: 'resguardar partes vivas de motores de 50 V o más' } },
    ],
    words: { en: 'terminals exposed', es: 'terminales expuestas protección' },
  },
  {
    id: '430-242-motor-grounded',
    section: '430.242',
    grade: 'K',
    title: { en: 'Ground motor frames', es: 'Aterrice el armazón del motor' },
    text: {
      en: 'Connect the frames of stationary motors to the equipment ground where supplied by metal-enclosed wiring, in wet places not isolated, in hazardous locations, or where any terminal is over 150 V to ground. In practice: always.',
      es: 'Conecte el armazón de motores fijos a la tierra si se alimentan con alambrado en metal, en mojado sin aislar, en lugares peligrosos, o con más de 150 V a tierra. En la práctica: siempre.',
    },
    figures: { vV: [150, 'V'] },
    claims: [
      { says: 'must', what: { en: 'ground motor frames', es: 'aterrizar el armazón de los motores' }, words: 'motor ground wire bond' },
    ],
    words: { en: 'motor frame ground', es: 'armazón motor tierra' },
  },
  {
    id: '430-251-locked-rotor',
    section: 'Table 430.251(B)',
    grade: 'V2',
    title: { en: 'Locked-rotor current table: about 6 times', es: 'Tabla de rotor bloqueado: unas 6 veces' },
    text: {
      en: 'Tables 430.251(A) and (B) give maximum locked-rotor currents by horsepower and voltage to choose controllers and disconnects. For Design B, C and D they are about 6 times full load: 10 hp at 460 V 81 A, 50 hp 363 A.',
      es: 'Las Tablas 430.251(A) y (B) dan la corriente máxima de rotor bloqueado por hp y voltaje para elegir controladores y desconectadores. En diseños B, C y D son unas 6 veces la plena carga: 10 hp a 460 V 81 A, 50 hp 363 A.',
    },
    figures: { f1: [6, 'times'], f2: [10, 'hp'], f3: [460, 'V'], f4: [81, 'A'], f5: [50, 'hp'], f6: [363, 'A'] },
    words: {
      en: 'conversion table LRA locked rotor amps design B',
      es: 'tabla LRA corriente rotor bloqueado',
    },
  },
];

// Confirmed: 430.6 EC&M 2023 (Holt), Mike Holt forum, calcpoint; 430.22, 430.24 same, aeusp, electriciantalk, ecmag quiz; 430.22(A) Schneider bulletin, Mike Holt forum; 430.32 electrical-equipment.org, calcady, electricaltechnology, EC&M quiz; 430.52 fact list, EC&M 2022-2023, EEPower, Schneider FAQ, Summit blog;
// 430.53(A) Navy training manual (tpub), Mike Holt forum; 430.62 EEPower, EC&M Q&A, Mike Holt forum; 430.72(A) EC&M Q&A, EEPower; 430.102-430.109 EC&M (2011, 2022), Navy manual, Mike Holt forum; 430.110 fact list, trade page; 430.122 JADE Learning, Mike Holt forum, industrialmonitordirect.
// One source at the first reading: 430.6(C) IECRM, 430.14, 430.22(B), (D), (E), 430.42, fuses of 430.52(C)(1)(b), 430.52(D), 430.53(B), 430.81, 430.82, 430.75, 430.72(B) (study page, agrees with 300% and 400% of the 60 °C tables), 430.107, 430.124.
// 430.37 codebookcity, study page; 430.55 EC&M, study page; 430.87 Navy manual, exam-prep site.
// Second reading: 430.22(B), (D), (E), 430.32(B), (D), 430.36, 430.52(C)(1) panelwright, codebookcity, questionai, Mike Holt study set, public calculators; 430.52(C)(3) several public calculators; 430.42 exam bank;
// 430.107, 430.112 Washington WAC 296-307, course page. One source only: 430.28, 430.32(A)(2), 430.72(C).
// 430.7(B) engineeringtoolbox, absolutegenerators, codebookcity; 430.22(C) Mike Holt forum, industrialmonitordirect; 430.81, 430.82 California Title 8 and earlier; 430.109(C) electriciantalk, voltagelab; 430.124 ABB manual, industrialmonitordirect; 430.232 WAC 296-800, Q&A page. One source only: 430.44 California Title 8, 430.74 voltage-disturbance, 430.126 EC&M quiz.
// Third look: 430.63 Mike Holt forum (public input 2029), codebookcity. One source: 430.94, 430.122 solar365 (2008).
// Fourth look: 430.32(A)(2) Summit blog, solar365 (2008); 430.53(B) Mike Holt forum 138125 and 2584399; 430.72(C) Mersen (studylib), Mike Holt forum 135620; 430.74 Summit blog; 430.94, 430.95 EC&M 2022, solar365 (2008); 430.122 EC&M quiz (Owen);
// 430.251(B) EASA handbook (Joliet), KEB on NEMA MG 1; enclosure types as at 110.28. One source: 430.29, 430.32 multispeed, 430.33, 430.35, 430.225 solar365 (2008).
