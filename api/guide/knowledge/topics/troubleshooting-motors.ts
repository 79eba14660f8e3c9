// How to find faults on motors, controls and drives.
import type { Topic } from '../knowledge.ts';

export const troubleshootingMotorsTopics: readonly Topic[] = [
  {
    id: 'troubleshooting-motor-hums-will-not-start',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: "Motor hums but won't start", es: 'El motor zumba pero no arranca' },
    answer: {
      en: 'A motor that hums has power but not enough turning force: on a single-phase motor suspect the capacitor, the start switch or a seized load; on a three-phase motor suspect a lost phase. Shut it off at once, because it draws locked-rotor current, roughly six times running current, and burns up in seconds.\n\nCheck that the shaft turns freely with power locked out, then voltage at the motor, then windings. A capacitor can hold a charge after power is off: discharge it through a resistor before touching.',
      es: 'Si zumba, le llega voltaje pero no tiene fuerza para girar: en monofásico sospeche del capacitor, del interruptor centrífugo o de carga atorada; en trifásico, de una fase perdida. Apáguelo de inmediato: toma corriente de rotor bloqueado, como seis veces la normal, y se quema en segundos.\n\nCon la energía bloqueada vea si la flecha gira libre, luego voltaje en el motor y después devanados. El capacitor puede quedar cargado: descárguelo con una resistencia antes de tocarlo.',
    },
    steps: {
      en: [
        'Lock out the motor and verify dead; discharge capacitors through a resistor.',
        'Turn the shaft by hand; if it binds, fix the load or bearings.',
        'Single-phase: test the capacitor and start switch.',
        'Three-phase: check all fuses, overloads and contactor poles.',
        'Measure winding resistance (three-phase: equal) and insulation to frame.',
        'A qualified person with PPE energises and checks voltage on every phase at the motor while it tries to start.',
      ],
      es: [
        'Bloquee el motor y compruebe ausencia de voltaje; descargue capacitores con resistencia.',
        'Gire la flecha a mano; si se atora, arregle carga o baleros.',
        'Monofásico: pruebe capacitor e interruptor centrífugo.',
        'Trifásico: revise fusibles, relevador térmico y polos del contactor.',
        'Mida devanados (trifásico: iguales) y aislamiento a carcasa.',
        'Una persona calificada con EPP energiza y mide voltaje en cada fase en el motor al intentar arrancar.',
      ],
    },
    references: ['430.32', '430.52'],
    words: {
      en: 'motor humming stuck locked rotor bad capacitor compressor fan wont spin buzzes',
      es: 'zumba no jala atorado condensador de arranque capacitor compresor ventilador no gira',
    },
    followUps: {
      en: ['How do I test a run capacitor?', 'What is single-phasing?', 'What is locked-rotor current?'],
      es: ['¿Cómo pruebo un capacitor?', '¿Qué es pérdida de fase?', '¿Qué es rotor bloqueado?'],
    },
    video: { en: "motor hums but won't start capacitor test", es: 'motor zumba y no arranca capacitor' },
  },
  {
    id: 'troubleshooting-motor-single-phasing',
    area: 'troubleshooting',
    grade: 'K',
    title: {
      en: 'Three-phase motor runs hot, hums or lost a phase (single-phasing)',
      es: 'Motor trifásico caliente o con ruido: perdió una fase',
    },
    answer: {
      en: 'A three-phase motor that loses one phase while running keeps turning on the other two with much more current in them, roughly 1.7 times or more, and overheats; at standstill it only hums. Stop it and find the open phase.\n\nUsual causes: one blown fuse, a burnt contactor pole, a loose lug, an open cable or a lost utility phase. Voltage readings mislead, because the running motor generates voltage on the dead phase: measure current in all three phases. Set overloads to the nameplate; a phase-loss relay trips sooner.',
      es: 'Un motor trifásico que pierde una fase trabajando sigue girando con las otras dos, que toman mucha más corriente, como 1.7 veces o más, y se calienta; parado solo zumba. Deténgalo y busque la fase abierta.\n\nCausas: un fusible fundido, un polo quemado del contactor, zapata floja, cable abierto o fase perdida de la compañía. El voltaje engaña porque el motor girando genera en la fase muerta: mida corriente en las tres fases. Ajuste la protección térmica a la placa; un relevador de pérdida de fase dispara antes.',
    },
    steps: {
      en: [
        'A qualified person with PPE clamps each phase while it runs: one near zero and two high is single-phasing.',
        'Stop, lock out and verify dead.',
        'Test every fuse out of its holder.',
        "Check contactor poles, lugs and the disconnect's blades.",
        'Megger the motor: it may already be damaged.',
        'Replace fuses as a set, restart and compare the three currents.',
      ],
      es: [
        'Una persona calificada con EPP mide cada fase con gancho: una casi en cero y dos altas es pérdida de fase.',
        'Pare, bloquee y compruebe ausencia.',
        'Pruebe cada fusible fuera de su base.',
        'Revise polos del contactor, zapatas y cuchillas del desconectador.',
        'Mida aislamiento del motor: puede estar dañado.',
        'Cambie el juego de fusibles, arranque y compare las tres corrientes.',
      ],
    },
    references: ['430.32'],
    words: {
      en: 'single phasing lost phase phase loss blown fuse unbalanced three phase motor burned',
      es: 'falta de fase desbalance trifásico fusible fundido dos fases quemado',
    },
    followUps: {
      en: ['How do overloads protect a motor?', 'What is voltage unbalance?', 'How do I test a fuse?'],
      es: ['¿Cómo protege el térmico?', '¿Qué es desbalance de voltaje?', '¿Cómo pruebo un fusible?'],
    },
    video: { en: 'single phasing three phase motor explained', es: 'pérdida de fase en motor trifásico' },
  },
  {
    id: 'troubleshooting-motor-overheats-trips-overload',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'Motor overload keeps tripping', es: 'Se bota la protección térmica del motor' },
    answer: {
      en: "Measure the three currents against the nameplate first: over nameplate means the motor is really overloaded or the supply is bad; at or below means the overload is set wrong, hot or defective.\n\nCauses of real overload: binding load, dirty or wrong pump or fan conditions, low or unbalanced voltage, a lost phase, too many starts, blocked cooling. Overloads are sized from the motor's nameplate current, while wire and short-circuit protection use the code's tables. Never turn the dial up past what the nameplate allows.",
      es: 'Primero mida las tres corrientes contra la placa: si pasan de placa, el motor de veras está sobrecargado o el suministro está mal; si no, el relevador está mal ajustado, caliente o dañado.\n\nCausas reales: carga trabada, bomba o ventilador en mala condición, voltaje bajo o desbalanceado, fase perdida, demasiados arranques, ventilación tapada. El térmico se elige con la corriente de placa; el alambre y la protección de corto usan las tablas del código. Nunca suba la perilla más de lo que permite la placa.',
    },
    steps: {
      en: [
        "Read nameplate amps, service factor and the overload's setting.",
        'A qualified person with PPE measures the three voltages and currents under load.',
        'Unbalanced or low voltage: fix the supply.',
        'High balanced current: look at the driven load.',
        "Normal current: lock out, check the overload's setting, its terminals and ambient heat.",
        'Let the motor cool and correct the cause before resetting.',
      ],
      es: [
        'Lea amperes de placa, factor de servicio y ajuste del térmico.',
        'Una persona calificada con EPP mide los tres voltajes y corrientes con carga.',
        'Voltaje bajo o desbalanceado: corrija el suministro.',
        'Corriente alta y pareja: revise la carga.',
        'Corriente normal: bloquee y revise ajuste, terminales y calor alrededor.',
        'Deje enfriar y corrija la causa antes de restablecer.',
      ],
    },
    references: ['430.32', '430.6(A)'],
    words: {
      en: 'overload relay trips heaters thermal overload motor hot starter resets',
      es: 'relevador térmico bimetálico se dispara motor caliente arrancador guardamotor',
    },
    followUps: {
      en: ['How do I size overloads?', 'What does service factor mean?', 'How much unbalance is too much?'],
      es: ['¿Cómo elijo el térmico?', '¿Qué es factor de servicio?', '¿Cuánto desbalance es demasiado?'],
    },
    video: { en: 'motor overload relay tripping troubleshooting', es: 'relevador térmico se dispara motor solución' },
  },
];
