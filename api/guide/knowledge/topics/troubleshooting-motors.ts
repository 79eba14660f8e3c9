// How to find faults on motors, controls and drives.
import type { Topic } from '../knowledge.ts';

export const troubleshootingMotorsTopics: readonly Topic[] = [
  {
    id: 'troubleshooting-motor-hums-will-not-start',
    area: 'troubleshooting',
    grade: 'V2',
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
        'A qualified person with PPE energizes for no more than a second or two and checks voltage on every phase at the motor.',
      ],
      es: [
        'Bloquee el motor y compruebe ausencia de voltaje; descargue capacitores con resistencia.',
        'Gire la flecha a mano; si se atora, arregle carga o baleros.',
        'Monofásico: pruebe capacitor e interruptor centrífugo.',
        'Trifásico: revise fusibles, relevador térmico y polos del contactor.',
        'Mida devanados (trifásico: iguales) y aislamiento a carcasa.',
        'Una persona calificada con EPP energiza no más de uno o dos segundos y mide voltaje en cada fase en el motor.',
      ],
    },
    references: ['430.32', '430.52'],
    claims: [
      {
        says: 'must',
        what: { en: "shut off at once a motor that hums and won't start", es: 'apagar de inmediato un motor que zumba y no arranca' },
      },
      {
        says: 'must',
        what: {
          en: 'discharge a motor capacitor through a resistor before touching it',
          es: 'descargar el capacitor del motor con resistencia antes de tocarlo',
        },
      },
      {
        says: 'is',
        what: {
          en: 'a locked rotor draws roughly six times running current',
          es: 'un rotor trabado jala unas seis veces la corriente de marcha',
        },
      },
      {
        says: 'must-not',
        what: { en: 'keep a motor on that hums and does not turn', es: 'dejar prendido un motor que zumba y no gira' },
        words: 'hold let buzzes growls minute',
      },
      {
        says: 'is',
        what: {
          en: 'a single-phase motor that starts only when it is spun by hand has a bad capacitor, start switch or start winding',
          es: 'un motor monofásico que solo arranca si lo giran con la mano tiene malo el capacitor, el interruptor o el devanado de arranque',
        },
        words: 'push spin help start empujar ayudarlo',
      },
    ],
    words: {
      en: 'motor humming stuck locked rotor bad capacitor compressor fan wont spin buzzes',
      es: 'zumba no jala atorado condensador de arranque capacitor compresor ventilador no gira',
    },
  },
  {
    id: 'troubleshooting-motor-single-phasing',
    area: 'troubleshooting',
    grade: 'V2',
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
        'A qualified person with PPE clamps each phase, briefly, while it runs: one near zero and two high is single-phasing.',
        'Stop, lock out and verify dead.',
        'Test every fuse out of its holder.',
        "Check contactor poles, lugs and the disconnect's blades.",
        'Megger the motor: it may already be damaged.',
        'Replace fuses as a set, restart and compare the three currents.',
      ],
      es: [
        'Una persona calificada con EPP mide cada fase con gancho, brevemente: una casi en cero y dos altas es pérdida de fase.',
        'Pare, bloquee y compruebe ausencia.',
        'Pruebe cada fusible fuera de su base.',
        'Revise polos del contactor, zapatas y cuchillas del desconectador.',
        'Mida aislamiento del motor: puede estar dañado.',
        'Cambie el juego de fusibles, arranque y compare las tres corrientes.',
      ],
    },
    references: ['430.32'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'run a three-phase motor on two phases', es: 'dejar trabajar un motor trifásico con dos fases' },
        words: 'single-phasing lost leg',
      },
      {
        says: 'must',
        what: { en: 'replace fuses as a set after single-phasing', es: 'cambiar los fusibles en juego tras perder una fase' },
      },
      {
        says: 'is',
        what: {
          en: 'voltage readings mislead on a motor that single-phases',
          es: 'las lecturas de voltaje engañan en un motor que perdió una fase',
        },
      },
    ],
    words: {
      en: 'single phasing lost phase phase loss blown fuse unbalanced three phase motor burned one leg reads zero amps no current dead leg trips overload hot and loud after fuse blew',
      es: 'falta de fase desbalance trifásico fusible fundido dos fases quemado una fase marca cero amperes sin corriente bota el térmico zumba se quemó un fusible',
    },
  },
  {
    id: 'troubleshooting-motor-overheats-trips-overload',
    area: 'troubleshooting',
    grade: 'V1',
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
    claims: [
      {
        says: 'must-not',
        what: { en: 'turn the overload dial past what the nameplate allows', es: 'subir el ajuste térmico más de lo que permite la placa' },
      },
      {
        says: 'must',
        what: {
          en: "size the motor overload from the motor's nameplate current",
          es: 'calcular la protección térmica con la corriente de placa del motor',
        },
      },
      {
        says: 'must',
        what: {
          en: 'let the motor cool and correct the cause before resetting its overload',
          es: 'dejar enfriar el motor y corregir la causa antes de restablecer el térmico',
        },
      },
      {
        says: 'must-not',
        what: { en: 'size motor wire from the nameplate current', es: 'calcular el cable del motor con la corriente de placa' },
        unless: {
          en: 'it is a low-speed, high-torque or multispeed motor',
          es: 'sea un motor de baja velocidad, alto par o varias velocidades',
        },
      },
    ],
    words: {
      en: 'overload relay trips heaters thermal overload motor hot starter resets over load',
      es: 'relevador térmico bimetálico se dispara motor caliente arrancador guardamotor',
    },
  },
  {
    id: 'troubleshooting-contactor-chatters',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Contactor or relay chatters', es: 'El contactor tabletea o vibra' },
    answer: {
      en: "The coil isn't getting steady, sufficient voltage: measure at the coil terminals while it chatters. AC coils are made to pull in at about 85% of their rating and up; well below that they drop out.\n\nCauses: control transformer too small or badly loaded, loose wire, a bouncing float, pressure or thermostat contact, wrong coil voltage, long thin control wires, supply sag as the motor starts. If the voltage is good, look for a dirty or rusty armature, a broken shading ring (buzz on AC), or a weak spring. Stop it quickly: chatter welds contacts and can single-phase the motor.",
      es: 'La bobina no recibe voltaje parejo y suficiente: mida en sus terminales mientras tabletea. Las bobinas de CA se hacen para cerrar desde como 85% de lo nominal; bastante más abajo, sueltan.\n\nCausas: transformador de control chico o mal cargado, alambre flojo, flotador, presostato o termostato que rebota, bobina de otro voltaje, control largo y delgado, caída al arrancar el motor. Si el voltaje está bien, busque armadura sucia u oxidada, anillo de sombra roto (zumba en CA) o resorte débil. Párelo pronto: el tableteo pega los contactos y puede dejar al motor en dos fases.',
    },
    steps: {
      en: [
        "Read the coil's rated voltage.",
        'A qualified person with PPE measures coil voltage while it pulls in.',
        'Low: move back through the control string and find where voltage is lost.',
        'Good: lock out, verify dead, inspect armature, shading ring and contacts.',
        'Replace pitted or welded contacts and a bad coil.',
        'Test under load.',
      ],
      es: [
        'Lea el voltaje de la bobina.',
        'Una persona calificada con EPP mide en la bobina cuando jala.',
        'Bajo: regrese por la cadena de control hasta ver dónde se pierde.',
        'Bueno: bloquee, compruebe ausencia y revise armadura, anillo de sombra y contactos.',
        'Cambie contactos picados o pegados y bobina mala.',
        'Pruebe con carga.',
      ],
    },
    references: [],
    claims: [
      { says: 'must', what: { en: 'stop a chattering contactor quickly', es: 'parar rápido un contactor que tabletea' } },
      {
        says: 'is',
        what: {
          en: 'chatter can weld contacts and single-phase the motor',
          es: 'el tableteo puede soldar contactos y dejar el motor en dos fases',
        },
      },
    ],
    words: {
      en: 'contactor chattering buzzing relay clicking coil hum starter chatter',
      es: 'contactor tabletea zumba brinca relevador bobina tiembla enchufle por que zumba hace ruido contactor',
    },
  },
  {
    id: 'troubleshooting-motor-control-will-not-start',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'Press start and nothing happens', es: 'Oprimo arranque y no pasa nada' },
    answer: {
      en: 'Find out whether the coil gets voltage when you press start: yes means coil or contactor, no means something in the control string is open. Follow it from the source, and the point where voltage disappears is the fault.\n\nOrder of suspects: control fuse or transformer, emergency stop latched, overload relay tripped, stop button, limit, door or pressure switches, the start button. If it starts but drops out when released, the seal-in contact is not closing.',
      es: 'Vea si la bobina recibe voltaje al oprimir arranque: si sí, es bobina o contactor; si no, algo está abierto en la cadena de control. Sígala desde la fuente; donde desaparece el voltaje está la falla.\n\nSospechosos en orden: fusible o transformador de control, paro de emergencia enclavado, térmico disparado, botón de paro, límites, puerta o presión, botón de arranque. Si arranca y se cae al soltar, no cierra el contacto de enclave.',
    },
    steps: {
      en: [
        'Check that the motor disconnect and control power are on and no e-stop is latched.',
        'Read the drawing; mark the string from source to coil.',
        'A qualified person with PPE puts one meter lead on the control neutral side and moves the other along the string.',
        'The first point without voltage shows the open contact.',
        'Lock out, verify dead, repair or replace.',
        'Prove stop, e-stop and overload before returning to service.',
      ],
      es: [
        'Vea que desconectador y control tengan energía y ningún paro esté enclavado.',
        'Lea el diagrama; marque la cadena de la fuente a la bobina.',
        'Una persona calificada con EPP pone una punta en el neutro de control y mueve la otra por la cadena.',
        'El primer punto sin voltaje señala el contacto abierto.',
        'Bloquee, compruebe ausencia y repare.',
        'Pruebe paro, emergencia y térmico antes de entregar.',
      ],
    },
    references: ['430.72', '430.74'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'prove stop, e-stop and overload before returning a motor to service',
          es: 'comprobar paro, paro de emergencia y térmico antes de regresar el motor a servicio',
        },
      },
      {
        says: 'is',
        what: {
          en: 'a starter that drops out when start is released has a seal-in contact not closing',
          es: 'un arrancador que cae al soltar el botón tiene el contacto de retención sin cerrar',
        },
      },
    ],
    words: {
      en: 'motor wont start control circuit start stop station seal in holding contact e-stop three wire control',
      es: 'no arranca control botonera enclave paro de emergencia arrancador',
    },
  },
  {
    id: 'troubleshooting-vfd-trips',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'VFD (drive) keeps tripping', es: 'El variador (VFD) se dispara' },
    answer: {
      en: 'Read the fault code and its history first: overcurrent, overvoltage, undervoltage, ground fault and overtemperature each point elsewhere. Write it down before resetting.\n\nOvercurrent at start: acceleration too fast, jammed load, wrong motor data. Overvoltage on stopping: deceleration too fast or no brake resistor. Ground fault: wet or damaged motor cable or winding. Overtemperature: filter, fan, cabinet. Never megger with the drive connected, and wait the marked time for the DC bus to discharge, then measure it.',
      es: 'Lea primero el código y el historial: sobrecorriente, sobrevoltaje, bajo voltaje, falla a tierra y temperatura apuntan a cosas distintas. Anótelo antes de resetear.\n\nSobrecorriente al arrancar: aceleración rápida, carga trabada, datos de motor mal puestos. Sobrevoltaje al parar: desaceleración rápida o sin resistencia de freno. Falla a tierra: cable o devanado mojado o dañado. Temperatura: filtro, ventilador, gabinete. Nunca pruebe aislamiento con el variador conectado; espere el tiempo marcado para descargar el bus de CD y mídalo.',
    },
    steps: {
      en: [
        'Note code, load, speed and time of the trip.',
        'Compare motor data in the drive with the nameplate.',
        'Turn the load by hand with everything locked out.',
        'Wait for the bus to discharge and verify it with a meter.',
        'Disconnect the motor leads at the drive; test cable and motor insulation.',
        'Run the drive with no motor if the maker allows it: if it still trips, the fault is in the drive or its settings.',
      ],
      es: [
        'Anote código, carga, velocidad y momento.',
        'Compare los datos de motor del variador con la placa.',
        'Gire la carga a mano con todo bloqueado.',
        'Espere que descargue el bus y compruébelo con medidor.',
        'Desconecte el motor en el variador; mida aislamiento de cable y motor.',
        'Haga trabajar el variador sin motor si el fabricante lo permite: si aún dispara, la falla está en el variador o sus ajustes.',
      ],
    },
    references: ['430.122', '110.3(B)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'megger a motor or cable with the drive connected', es: 'meggear el motor o cable con el variador conectado' },
      },
      {
        says: 'must',
        what: {
          en: 'wait the marked time and measure the DC bus before touching a drive',
          es: 'esperar el tiempo marcado y medir el bus de CD antes de tocar el variador',
        },
      },
      {
        says: 'must',
        what: { en: 'write down the VFD fault code before resetting', es: 'anotar el código de falla del variador antes de restablecer' },
      },
    ],
    words: {
      en: 'vfd trips drive fault overcurrent overvoltage ground fault code inverter frequency drive',
      es: 'variador de frecuencia falla se dispara sobrecorriente drive inversor código faya',
    },
  },
  {
    id: 'troubleshooting-motor-trips-breaker-at-start',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Breaker trips when the motor starts', es: 'El breaker se bota al arrancar el motor' },
    answer: {
      en: "A healthy motor draws about six times its running current for a moment, so a breaker of running-current size can trip. Motor circuits may use bigger breakers than the wire's ampacity, because the overload relay protects against overload.\n\nBut rule out trouble first: jammed load, low voltage, bad capacitor, a winding to ground. For common motors an inverse-time breaker may be up to 250% of table current, next size up allowed. For air conditioners the nameplate's maximum rules. Old instantaneous settings and high-efficiency motors often don't go together.",
      es: 'Un motor sano toma como seis veces su corriente al arrancar, así que un breaker del tamaño de la corriente normal puede botarse. En motores se permiten breakers mayores que la ampacidad del alambre, porque el térmico protege de sobrecarga.\n\nPero primero descarte fallas: carga trabada, bajo voltaje, capacitor malo, devanado a tierra. En motores comunes un breaker de tiempo inverso puede llegar a 250% de la corriente de tabla, con el tamaño siguiente. En aire acondicionado manda el máximo de placa. Ajustes instantáneos viejos y motores de alta eficiencia muchas veces no se llevan.',
    },
    steps: {
      en: [
        "Read the nameplate and the breaker's size and type.",
        'Lock out, verify dead; turn the shaft, test insulation to frame and windings.',
        'Check capacitor or all three phases.',
        'A qualified person with PPE records inrush with a clamp meter.',
        'Compare with what 430.52 allows for that motor.',
        'Correct whichever is wrong, the breaker or the motor.',
      ],
      es: [
        'Lea la placa y el tamaño y tipo del breaker.',
        'Bloquee, compruebe ausencia; gire la flecha, mida aislamiento y devanados.',
        'Revise capacitor o las tres fases.',
        'Una persona calificada con EPP mide la corriente de arranque con gancho.',
        'Compare con lo que permite 430.52 para ese motor.',
        'Corrija el breaker o la falla según resulte.',
      ],
    },
    references: ['430.52', '430.22'],
    claims: [
      {
        says: 'may',
        what: {
          en: "put a breaker bigger than the wire's ampacity on a motor circuit",
          es: 'poner en un motor un breaker mayor que la ampacidad del alambre',
        },
        if: {
          en: 'the overload relay protects against overload and 430.52 allows it',
          es: 'el térmico protege contra sobrecarga y 430.52 lo permite',
        },
      },
      {
        says: 'may',
        what: {
          en: 'use an inverse-time breaker up to 250% of table current, next size up, for common motors',
          es: 'usar breaker de tiempo inverso hasta 250% de la corriente de tabla, tamaño siguiente, en motores comunes',
        },
        unless: {
          en: "it is an air conditioner, where the nameplate's maximum rules",
          es: 'sea un aire acondicionado, donde manda el máximo de placa',
        },
      },
      {
        says: 'must-not',
        what: {
          en: "go above the nameplate's maximum breaker on an air conditioner or heat pump",
          es: 'pasar del breaker máximo de la placa en un aire o bomba de calor',
        },
        words: 'condenser says max 250 percent',
      },
    ],
    words: {
      en: 'motor trips breaker on startup inrush compressor trips breaker locked rotor',
      es: 'se bota al arrancar motor compresor corriente de arranque',
    },
  },
  {
    id: 'troubleshooting-motor-runs-backwards',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Three-phase motor runs the wrong way', es: 'El motor trifásico gira al revés' },
    answer: {
      en: "Swap any two of the three phase wires, at the motor or at its starter's load side, and it reverses. First be sure nothing is damaged by running backwards and check all other motors on the same feeder.\n\nIf every motor in the building reversed after utility or service work, the rotation of the supply changed: have it corrected at the service, with the utility, not motor by motor. On a VFD swap at the output or use the direction parameter; swapping the drive's input does nothing. A fan that moves air badly or a pump with low pressure may be turning backwards.",
      es: 'Cambie entre sí dos de los tres alambres de fase, en el motor o en la salida del arrancador, y se invierte. Antes vea que nada se dañe girando al revés y revise los demás motores del mismo alimentador.\n\nSi todos se invirtieron después de un trabajo de la compañía o de la acometida, cambió la rotación: que se corrija en la acometida, con la compañía, no motor por motor. En variador cambie a la salida o por parámetro; cambiar la entrada no hace nada. Un ventilador que sopla poco o una bomba sin presión puede estar girando al revés.',
    },
    steps: {
      en: [
        'Check the arrow or the driven machine for the right direction.',
        'Lock out and verify dead.',
        'Swap two phases at the load side and torque.',
        'Mark the wires.',
        'Clear people, bump the motor and watch the direction.',
      ],
      es: [
        'Vea la flecha o la máquina para el sentido correcto.',
        'Bloquee y compruebe ausencia.',
        'Cambie dos fases del lado de carga y apriete.',
        'Marque los alambres.',
        'Retire a la gente, dé un toque de arranque y vea el sentido.',
      ],
    },
    references: [],
    claims: [
      {
        says: 'may',
        what: {
          en: 'swap any two of the three phase wires to reverse a motor',
          es: 'cambiar dos de las tres fases para invertir un motor',
        },
        if: {
          en: 'power is locked out and only this motor runs backwards',
          es: 'la corriente está bloqueada y solo ese motor gira al revés',
        },
      },
      {
        says: 'must-not',
        what: { en: "swap a drive's input to reverse the motor", es: 'cambiar la entrada del variador para invertir el motor' },
        words: 'VFD incoming line feed hots',
      },
      {
        says: 'must-not',
        what: {
          en: "correct each motor singly when the whole building's rotation changed",
          es: 'corregir motor por motor cuando cambió la rotación de todo el edificio',
        },
      },
      {
        says: 'may',
        what: {
          en: 'swap any two output leads of a drive to reverse its motor',
          es: 'cambiar dos cables de salida del variador para invertir su motor',
        },
        if: { en: 'power is locked out', es: 'la energía está bloqueada' },
      },
    ],
    words: {
      en: 'reverse rotation motor backwards wrong direction swap two legs phase rotation new pump spins three phase 3 phase simplest fix',
      es: 'gira al revés sentido contrario invertir giro rotación de fases bomba trifásica gira',
    },
  },
  {
    id: 'troubleshooting-test-a-capacitor',
    area: 'troubleshooting',
    grade: 'V1',
    title: { en: 'How do I test a motor capacitor?', es: '¿Cómo pruebo un capacitor de motor?' },
    answer: {
      en: "With power locked out, discharge it through a resistor, take it off the circuit and measure microfarads: outside the tolerance on the label (often plus or minus 5% or 6% for run types), bulged or leaking means replace it, with the same microfarads (45 is not for 40) and at least the same volts: 440 V may go where 370 V was, never 370 V where 440 V was.\n\nA dual run capacitor has three terminals, C, FAN and HERM, tested as two. Never short it with a screwdriver: it can arc and be damaged. A start capacitor may have its own bleeder resistor, but don't trust it.",
      es: 'Con la energía bloqueada, descárguelo con una resistencia, quítelo del circuito y mida microfaradios: fuera de la tolerancia de la etiqueta (en los de marcha suele ser más o menos 5% o 6%), inflado o con fuga, se cambia, por los mismos microfaradios (45 no va por 40) y al menos los mismos volts: uno de 440 V va donde iba uno de 370 V, nunca uno de 370 V donde iba uno de 440 V.\n\nUno doble tiene tres terminales, C, FAN y HERM, y se prueba como dos. Nunca lo ponga en corto con desarmador: hace arco y se daña. El de arranque puede traer su resistencia de descarga, pero no se confíe.',
    },
    steps: {
      en: [
        'Lock out and verify dead.',
        'Bridge the terminals with an insulated resistor of about 20,000 ohms, a few watts, for several seconds.',
        'Check with a DC voltmeter that it is at zero.',
        'Note the wires and take them off.',
        'Measure microfarads and compare with the label.',
        'Replace, reconnect, insulate.',
      ],
      es: [
        'Bloquee y compruebe ausencia.',
        'Puentee terminales con una resistencia aislada de unos 20,000 ohms, de unos watts, varios segundos.',
        'Vea en CD que esté en cero.',
        'Anote los alambres y quítelos.',
        'Mida microfaradios y compare con la etiqueta.',
        'Cambie, reconecte y aísle.',
      ],
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'short a capacitor with a screwdriver', es: 'hacer corto al capacitor con desarmador' },
        words: 'discharge',
      },
      {
        says: 'must',
        what: {
          en: 'replace a capacitor with the same microfarads and at least the same voltage',
          es: 'reemplazar el capacitor con los mismos microfaradios y al menos el mismo voltaje',
        },
      },
      {
        says: 'must-not',
        what: { en: 'use a replacement capacitor of lower voltage', es: 'usar un capacitor de reemplazo de menor voltaje' },
        words: 'less volts rating cheaper menos volts',
      },
      {
        says: 'must-not',
        what: {
          en: "trust a start capacitor's own bleeder resistor to have discharged it",
          es: 'confiar en que la resistencia propia del capacitor de arranque ya lo descargó',
        },
      },
      {
        says: 'may',
        what: {
          en: 'use a replacement capacitor of the same microfarads and higher voltage',
          es: 'usar un capacitor de reemplazo de los mismos microfaradios y mayor voltaje',
        },
        words: 'more volts rating mas volts le queda',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a run capacitor of other microfarads in its place, such as 45 for 40',
          es: 'poner en su lugar un capacitor de marcha de otros microfaradios, como 45 por 40',
        },
        unless: {
          en: 'the difference is within the tolerance on the label',
          es: 'la diferencia quede dentro de la tolerancia de la etiqueta',
        },
        words: 'uf mfd 35 50 55 close enough bigger substitute parecido',
      },
    ],
    words: {
      en: 'test run capacitor start capacitor microfarad uf hvac fan motor dual capacitor',
      es: 'probar capacitor condensador de marcha arranque microfaradios abanico',
    },
  },
  {
    id: 'troubleshooting-motor-grounded-winding',
    area: 'troubleshooting',
    grade: 'V1',
    title: { en: 'How do I know if a motor winding is bad?', es: '¿Cómo sé si un motor está quemado?' },
    answer: {
      en: 'Three checks with the motor disconnected: windings to frame with an insulation tester (megohms, not kilohms), resistance between phases (three equal low values), and the smell and look. Unequal values mean an open or shorted winding; a low reading to frame means a grounded one.\n\nAn ordinary ohmmeter finds only dead failures; turn-to-turn shorts may need a surge tester. Rough minimum for low-voltage machines is a few megohms at working temperature, and new windings read hundreds. A damp motor may recover after drying.',
      es: 'Tres pruebas con el motor desconectado: devanado a carcasa con medidor de aislamiento (megohms, no kilohms), resistencia entre fases (tres valores bajos iguales), y olor y aspecto. Valores desiguales: devanado abierto o en corto; lectura baja a carcasa: a tierra.\n\nEl óhmetro común solo halla fallas francas; los cortos entre vueltas pueden pedir probador de impulso. El mínimo aproximado en baja tensión son unos megohms a temperatura de trabajo, y uno nuevo da cientos. Un motor húmedo puede recuperarse al secarlo.',
    },
    steps: {
      en: [
        'Lock out, verify dead; disconnect leads, capacitor and drive.',
        'Measure phase to phase: compare three readings.',
        'Insulation test each phase to frame, one minute.',
        'Turn the shaft: feel bearings.',
        'Test the cable separately.',
        'Decide: dry, rewind or replace.',
      ],
      es: [
        'Bloquee, compruebe ausencia; desconecte puntas, capacitor y variador.',
        'Mida entre fases: compare tres lecturas.',
        'Pruebe aislamiento de cada fase a carcasa, un minuto.',
        'Gire la flecha: sienta los baleros.',
        'Pruebe el cable por separado.',
        'Decida: secar, embobinar o cambiar.',
      ],
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: {
          en: 'disconnect the motor and drive before insulation testing',
          es: 'desconectar el motor y el variador antes de probar el aislamiento',
        },
        words: 'megger',
      },
      {
        says: 'is-not',
        what: { en: 'an ordinary ohmmeter finds every winding fault', es: 'un óhmetro común encuentra toda falla de devanado' },
        words: 'ohms prove cleared fine meter',
      },
      {
        says: 'is',
        what: { en: 'a damp motor may recover after drying', es: 'un motor húmedo puede recuperarse al secarlo' },
        words: 'bake flooded back megs',
      },
    ],
    words: {
      en: 'burned motor winding test ohms megger bad motor shorted grounded open winding mega',
      es: 'motor quemado devanado a tierra embobinado probar ohms megger cómo sé si motor está aterrizado',
    },
  },
];

// Confirmed: proreftrades, calcpanel, LS Electric, Precision Electric and unitecd on drives, Tecumseh service notes (capacitor discharge), EC&M.
// Second reading: contactor chatter learnelectricalmaintenance, stoklink, Navy manual (tpub).
