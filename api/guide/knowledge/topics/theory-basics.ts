// Electrical theory that the trade uses: laws, direct and alternating current, power.
import type { Topic } from '../knowledge.ts';

export const theoryBasicsTopics: readonly Topic[] = [
  {
    id: 'theory-ohms-law',
    area: 'theory',
    grade: 'V2',
    title: { en: "Ohm's law", es: 'Ley de Ohm' },
    answer: {
      en: 'Voltage equals current times resistance: V = I x R, so I = V / R and R = V / I. Raise the voltage and current rises; raise the resistance and current falls. As with water: volts are the pressure, amps the flow, ohms how narrow the pipe is.\n\nExample: a 120 V heater of 12 ohms draws 120 / 12 = 10 A. It also explains faults: a short of 0.1 ohm on 120 V tries to pull 1200 A, which is what trips the breaker, while a body or a dirt path of hundreds of ohms lets too little flow to trip anything. On AC with coils or capacitors use impedance Z instead of R.',
      es: 'Voltaje es corriente por resistencia: V = I x R, así que I = V / R y R = V / I. Si sube el voltaje sube la corriente; si sube la resistencia, baja. Como el agua: volts es la presión, amperes el flujo, ohms lo angosto del tubo.\n\nEjemplo: un calefactor de 120 V y 12 ohms toma 120 / 12 = 10 A. También explica las fallas: un corto de 0.1 ohm en 120 V quiere jalar 1200 A y por eso dispara el breaker, mientras que un cuerpo o un camino de tierra de cientos de ohms deja pasar muy poco para disparar algo. En CA con bobinas o capacitores use la impedancia Z en lugar de R.',
    },
    references: [],
    claims: [{ says: 'is', what: { en: 'current falls when resistance rises', es: 'la corriente baja cuando sube la resistencia' } }],
    words: {
      en: 'ohms law formula v=ir e=ir volts amps resistance pie chart difference between volts and amps water pressure flow',
      es: 'ley de ohm fórmula volts amperes resistencia triángulo diferencia entre volts y amperes agua presion',
    },
  },
  {
    id: 'theory-power-formulas',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Watts, volt-amperes and amps: power formulas', es: 'Watts, volt-amperes y amperes: fórmulas de potencia' },
    answer: {
      en: 'Single-phase: VA = V x I and W = V x I x power factor. Three-phase: VA = 1.732 x line volts x line amps, and watts are that times power factor.\n\nFor a pure resistance also W = I² x R = V² / R, so a 240 V element on 208 V gives only about 75% of its watts. Amps from a load: I = VA / V, or VA / (1.732 x V) in three-phase. Example: 10,000 VA on 240 V single-phase is 41.7 A; 10,000 VA on 208 V three-phase is 27.8 A. Wire and transformers are sized by VA, not by watts.',
      es: 'Monofásico: VA = V x I y W = V x I x factor de potencia. Trifásico: VA = 1.732 x voltaje de línea x corriente de línea, y los watts son eso por el factor de potencia.\n\nEn resistencia pura también W = I² x R = V² / R; por eso una resistencia de 240 V en 208 V da solo como 75% de sus watts. Amperes de una carga: I = VA / V, o VA / (1.732 x V) en trifásico. Ejemplo: 10,000 VA a 240 V monofásico son 41.7 A; 10,000 VA a 208 V trifásico son 27.8 A. Alambre y transformadores se calculan con VA, no con watts.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a 240 V element on 208 V gives only about 75% of its watts',
          es: 'una resistencia de 240 V a 208 V da solo cerca del 75% de sus watts',
        },
      },
      {
        says: 'must',
        what: { en: 'size wire and transformers by VA, not by watts', es: 'calcular alambre y transformadores por VA y no por watts' },
      },
    ],
    words: {
      en: 'power formula watts va kva kw amps calculate three phase amps heater 208',
      es: 'fórmula potencia watts kva kw amperes trifásico calcular corriente',
    },
  },
  {
    id: 'theory-power-factor',
    area: 'theory',
    grade: 'V2',
    title: { en: 'What is power factor?', es: '¿Qué es el factor de potencia?' },
    answer: {
      en: "Power factor is real power divided by apparent power, W / VA: how much of the current does work. At 1.0 all of it does; at 0.8 you carry 25% more current for the same watts.\n\nCoils (motors, transformers, ballasts) make current lag the voltage; capacitors make it lead and can cancel the lag. Electronic loads distort the wave, which also lowers power factor, and capacitors don't fix that. Low power factor heats conductors and costs money; correct it near the load and never overcorrect. Motor capacitors on a drive's output are forbidden by drive makers.",
      es: 'Es la potencia real entre la aparente, W / VA: cuánto de la corriente hace trabajo. Con 1.0 toda trabaja; con 0.8 se carga 25% más corriente para los mismos watts.\n\nLas bobinas (motores, transformadores, balastros) atrasan la corriente; los capacitores la adelantan y compensan. La electrónica deforma la onda y también baja el factor, y eso no lo arreglan los capacitores. Un factor bajo calienta conductores y cuesta dinero; corrija cerca de la carga y no se pase. Los fabricantes de variadores prohíben capacitores en la salida al motor.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: "put motor capacitors on a drive's output", es: 'poner capacitores de motor en la salida de un variador' },
      },
      { says: 'must-not', what: { en: 'overcorrect power factor', es: 'sobrecorregir el factor de potencia' } },
      {
        says: 'is',
        what: {
          en: 'low power factor heats conductors and costs money',
          es: 'el bajo factor de potencia calienta conductores y cuesta dinero',
        },
      },
    ],
    words: {
      en: 'pf cos phi lagging leading kvar reactive power correction capacitor ratio true working power over apparent kw kva circuit definition',
      es: 'fp coseno reactiva kvar atraso adelanto corrección banco de capacitores cociente relacion potencia activa util kw kva definicion circuito',
    },
  },
  {
    id: 'theory-series-and-parallel',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Series and parallel circuits', es: 'Circuitos en serie y en paralelo' },
    answer: {
      en: 'In series the same current flows through everything and voltages add; in parallel everything has the same voltage and currents add. Building loads are wired in parallel; switches, fuses and controls in series with them.\n\nSeries resistance: add them up. Parallel: 1 / R = 1 / R1 + 1 / R2, and the total is always below the smallest; two equal ones give half. Example: 30 ohms and 60 ohms in parallel make 20 ohms. A bad joint is an unwanted series resistance, and an open neutral on 120/240 V turns two parallel groups into a series circuit.',
      es: 'En serie pasa la misma corriente por todo y los voltajes se suman; en paralelo todo tiene el mismo voltaje y las corrientes se suman. Las cargas van en paralelo; apagadores, fusibles y controles, en serie con ellas.\n\nSerie: sume resistencias. Paralelo: 1 / R = 1 / R1 + 1 / R2, y el total siempre es menor que la más chica; dos iguales dan la mitad. Ejemplo: 30 ohms y 60 ohms en paralelo son 20 ohms. Una mala unión es una resistencia en serie no deseada, y un neutro abierto en 120/240 V convierte dos grupos en paralelo en un circuito en serie.',
    },
    references: [],
    claims: [
      { says: 'is', what: { en: 'building loads are wired in parallel', es: 'las cargas de un edificio van en paralelo' } },
      {
        says: 'is-not',
        what: { en: 'a parallel total is above the smallest resistance', es: 'el total en paralelo es mayor que la resistencia más chica' },
      },
    ],
    words: {
      en: 'series parallel resistance voltage divider total resistance kirchhoff parallel total smaller less than smallest resistors',
      es: 'serie paralelo resistencia total equivalente divisor en paralelo mayor o menor que la más chica',
    },
  },
  {
    id: 'theory-rms-value',
    area: 'theory',
    grade: 'V2',
    title: { en: 'What does RMS mean?', es: '¿Qué es el valor RMS (eficaz)?' },
    answer: {
      en: 'RMS is the AC value that heats a resistor as much as the same DC would: 120 V RMS peaks near 170 V on a sine wave. Nameplates, wire sizes and breakers all use RMS.\n\nOn a sine wave peak = 1.414 x RMS and RMS = 0.707 x peak. Cheap averaging meters assume a sine wave, so on drives, dimmers and LED power supplies they read wrong, often low; a true-RMS meter measures the real wave. Insulation and capacitors feel the peak, which matters when you test them.',
      es: 'RMS es el valor de CA que calienta una resistencia igual que la misma CD: 120 V RMS tienen un pico cerca de 170 V en onda senoidal. Placas, calibres y breakers usan RMS.\n\nEn onda senoidal pico = 1.414 x RMS y RMS = 0.707 x pico. Los medidores baratos de promedio suponen onda senoidal y fallan con variadores, dimmers y fuentes LED, muchas veces leyendo de menos; uno true-RMS mide la onda real. El aislamiento y los capacitores sienten el pico.',
    },
    references: [],
    claims: [
      { says: 'is', what: { en: '120 V RMS peaks near 170 V', es: '120 V RMS tiene pico de cerca de 170 V' } },
      {
        says: 'is-not',
        what: {
          en: 'a cheap averaging meter reads right on drives and dimmers',
          es: 'un medidor barato promedio lee bien en variadores y dimmers',
        },
      },
      {
        says: 'is',
        what: {
          en: 'a true-RMS meter reads right on drives, dimmers and LED power supplies',
          es: 'un medidor true-RMS lee bien en variadores, dimmers y fuentes LED',
        },
      },
    ],
    words: {
      en: 'rms crest factor oscilloscope scope root mean square peak voltage true rms effective value sine',
      es: 'valor eficaz factor de cresta osciloscopio rms pico onda senoidal verdadero',
    },
  },
  {
    id: 'theory-voltage-drop',
    area: 'theory',
    grade: 'V2',
    title: { en: 'How does voltage drop work?', es: '¿Cómo funciona la caída de voltaje?' },
    answer: {
      en: 'Current through the resistance of the wire loses voltage: single-phase drop is 2 x length x current x resistance per foot, three-phase is 1.732 instead of 2. Longer, thinner or more current means more drop.\n\nExample: 16 A over 100 ft of 12 AWG copper, at about 1.93 ohms per 1000 ft: 2 x 100 x 16 x 0.00193 = 6.2 V, which is 5.1% of 120 V. The remedy is bigger wire, higher voltage or a panel nearer the load. Ordinary circuits have no mandatory limit in the NEC; 3% and 5% are advice in notes, which an energy code may make binding. Upsizing the hots means upsizing the equipment ground too.',
      es: 'La corriente pierde voltaje en la resistencia del alambre: en monofásico la caída es 2 x longitud x corriente x resistencia por pie; en trifásico, 1.732 en lugar de 2. Más largo, más delgado o más corriente, más caída.\n\nEjemplo: 16 A a 100 pies en cobre 12 AWG, con unos 1.93 ohms por 1000 pies: 2 x 100 x 16 x 0.00193 = 6.2 V, o sea 5.1% de 120 V. El remedio es alambre más grueso, voltaje más alto o tablero más cerca. En circuitos comunes el NEC no pone límite obligatorio; 3% y 5% son recomendación en notas, que un código de energía puede hacer obligatoria. Si aumenta los vivos, aumente también la tierra.',
    },
    references: ['210.19', '215.2'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'keep voltage drop within 3% on ordinary circuits', es: 'mantener la caída de voltaje en 3% en circuitos comunes' },
        unless: { en: 'an energy code makes the limit binding', es: 'un código de energía lo haga obligatorio' },
        words: '5% NEC force percent energy code',
      },
      {
        says: 'must',
        what: {
          en: 'upsize the equipment ground when upsizing the hots for voltage drop',
          es: 'aumentar la tierra al aumentar los vivos por caída de voltaje',
        },
        words: 'egc green bigger long run barn distance distancia tierra crece obligatorio',
      },
    ],
    words: {
      en: 'voltage drop vd formula long run wire size percent 3% 5%',
      es: 'caída de voltaje caída de tensión fórmula distancia larga porcentaje boltaje',
    },
  },
  {
    id: 'theory-ac-vs-dc',
    area: 'theory',
    grade: 'V1',
    title: { en: 'AC and DC: what is the difference?', es: 'CA y CD: ¿qué diferencia hay?' },
    answer: {
      en: "Direct current always flows one way; alternating current reverses: in North America it makes 60 full cycles a second. AC won because transformers change its voltage easily.\n\nDC is in batteries, solar strings, EVs, electronics and drives' inner bus. It is harder to interrupt, because an arc in AC dies at each zero crossing and in DC it doesn't: switches, fuses and breakers need a DC rating, and polarity matters. A conductor's resistance is a little higher on AC in large sizes (skin effect).",
      es: 'La corriente directa va siempre en un sentido; la alterna se invierte, en Norteamérica hace 60 ciclos completos por segundo. La CA ganó porque los transformadores cambian su voltaje fácil.\n\nHay CD en baterías, cadenas solares, autos eléctricos, electrónica y el bus interno de variadores. Es más difícil de cortar: el arco en CA se apaga en cada cruce por cero y en CD no; por eso apagadores, fusibles y breakers deben tener capacidad en CD, y la polaridad importa. En calibres gruesos la resistencia en CA es un poco mayor (efecto piel).',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use switches, fuses or breakers without a DC rating on DC',
          es: 'usar apagadores, fusibles o breakers sin clasificación de CD en CD',
        },
      },
      { says: 'is', what: { en: 'DC is harder to interrupt than AC', es: 'la CD es más difícil de interrumpir que la CA' } },
    ],
    words: {
      en: 'alternating current direct current difference ac dc battery solar',
      es: 'corriente alterna directa continua diferencia ca cd batería',
    },
  },
  {
    id: 'theory-frequency',
    area: 'theory',
    grade: 'K',
    title: { en: 'What is frequency (hertz)?', es: '¿Qué es la frecuencia (hertz)?' },
    answer: {
      en: "Frequency is how many full cycles AC makes each second: 60 Hz in North America, 50 Hz in much of the world. One 60 Hz cycle lasts 16.7 ms.\n\nIt sets motor speed, transformer and coil behavior: a coil's reactance rises with frequency, a capacitor's falls. A 60 Hz transformer or motor run on 50 Hz needs about 17% less voltage or it saturates and overheats. Generators must hold frequency by engine speed: a two-pole machine at 3600 rpm, a four-pole at 1800 rpm.",
      es: 'Es cuántos ciclos completos hace la CA por segundo: 60 Hz en Norteamérica, 50 Hz en gran parte del mundo. Un ciclo de 60 Hz dura 16.7 ms.\n\nFija la velocidad de motores y el comportamiento de transformadores y bobinas: la reactancia de una bobina sube con la frecuencia y la de un capacitor baja. Un transformador o motor de 60 Hz en 50 Hz pide como 17% menos voltaje o se satura y calienta. El generador mantiene frecuencia con sus revoluciones: dos polos a 3600 rpm, cuatro polos a 1800 rpm.',
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a 60 Hz motor runs on 50 Hz at the same voltage without overheating',
          es: 'un motor de 60 Hz trabaja a 50 Hz con el mismo voltaje sin calentarse',
        },
      },
    ],
    words: { en: 'frequency hertz hz 60 50 cycles rpm generator', es: 'frecuencia hertz hz ciclos 60 50 revoluciones' },
  },
  {
    id: 'theory-electromagnetic-induction',
    area: 'theory',
    grade: 'K',
    title: { en: 'What is electromagnetic induction?', es: '¿Qué es la inducción electromagnética?' },
    answer: {
      en: "A changing magnetic field makes a voltage in a conductor, and a current makes a magnetic field. Transformers, motors, generators, clamp meters and chokes all live from it.\n\nFor the electrician it is why hot and neutral of a circuit go in the same raceway: their fields cancel. A single AC conductor through a steel hole or steel conduit heats the steel by induced currents. Lenz's law: the induced voltage opposes the change, so breaking current in a coil makes a spike.",
      es: 'Un campo magnético que cambia produce voltaje en un conductor, y una corriente produce campo magnético. De eso viven transformadores, motores, generadores, amperímetros de gancho y bobinas.\n\nPara el electricista es la razón de llevar vivo y neutro del circuito en el mismo tubo: sus campos se cancelan. Un solo conductor de CA por un agujero o tubo de acero calienta el acero por corrientes inducidas. Ley de Lenz: lo inducido se opone al cambio, y por eso al cortar corriente en una bobina hay un pico.',
    },
    references: ['300.20'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run a single AC conductor through a steel hole or steel conduit',
          es: 'pasar un solo conductor de CA por un agujero o tubo de acero',
        },
      },
    ],
    words: {
      en: 'induction magnetic field faraday lenz eddy currents heating steel conduit',
      es: 'inducción magnética campo faraday lenz corrientes parásitas',
    },
  },
  {
    id: 'theory-inductive-reactance',
    area: 'theory',
    grade: 'V2',
    title: { en: 'What is inductive reactance?', es: '¿Qué es la reactancia inductiva?' },
    answer: {
      en: "It is a coil's opposition to AC: XL = 2 x pi x f x L, in ohms. It rises with frequency (double the frequency, double the reactance, while a capacitor's is halved) and makes current lag voltage by up to 90°.\n\nExample: 0.1 henry at 60 Hz is 37.7 ohms. On DC the same coil shows only its small wire resistance, which is why an AC coil burns on DC of the same voltage. A contactor coil whose armature is jammed open has less inductance, so it draws too much current and burns too. Reactance stores energy and gives it back; it doesn't turn it into heat.",
      es: 'Es la oposición de una bobina a la CA: XL = 2 x pi x f x L, en ohms. Sube con la frecuencia (al doble de frecuencia, el doble; la del capacitor baja a la mitad) y atrasa la corriente hasta 90°.\n\nEjemplo: 0.1 henry a 60 Hz son 37.7 ohms. En CD la misma bobina muestra solo la resistencia de su alambre; por eso una bobina de CA se quema con CD del mismo voltaje. La bobina de un contactor con la armadura trabada abierta tiene menos inductancia: toma demasiada corriente y también se quema. La reactancia guarda energía y la regresa; no la vuelve calor.',
    },
    references: [],
    claims: [
      { says: 'is', what: { en: 'an AC coil burns on DC of the same voltage', es: 'una bobina de CA se quema con CD del mismo voltaje' } },
    ],
    words: {
      en: 'inductive reactance xl coil inductor henry lag 2 pi f l only a coil inductor current lead or lag voltage degrees ideal',
      es: 'reactancia inductiva xl bobina inductor henry atraso solo bobina corriente se atrasa o adelanta grados ideal en pura bobina quien va primero voltaje o corriente',
    },
  },
  {
    id: 'theory-capacitors',
    area: 'theory',
    grade: 'V2',
    title: { en: 'How do capacitors work?', es: '¿Cómo funcionan los capacitores?' },
    answer: {
      en: 'A capacitor stores charge between two plates; on AC it passes current that leads the voltage (by 90° in an ideal one), with XC = 1 / (2 x pi x f x C). It blocks DC once charged and may stay charged after power is off.\n\nUses: starting and running single-phase motors, correcting power factor, smoothing DC in drives. In parallel, microfarads add; in series they combine like parallel resistors. Example: 10 µF at 60 Hz is about 265 ohms. The voltage mark is a limit: same or higher when replacing.',
      es: 'Guarda carga entre dos placas; en CA pasa corriente adelantada al voltaje (90° en uno ideal), con XC = 1 / (2 x pi x f x C). Bloquea la CD ya cargado y puede quedar cargado sin energía.\n\nUsos: arranque y marcha de motores monofásicos, corregir factor de potencia, alisar CD en variadores. En paralelo se suman microfaradios; en serie se combinan como resistencias en paralelo. Ejemplo: 10 µF a 60 Hz son unos 265 ohms. El voltaje marcado es límite: igual o mayor al reemplazar.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: { en: 'a capacitor may stay charged after power is off', es: 'un capacitor puede quedar cargado sin corriente' },
      },
      {
        says: 'must-not',
        what: { en: 'replace a capacitor with one of lower voltage', es: 'cambiar un capacitor por uno de menor voltaje' },
      },
    ],
    words: {
      en: 'capacitor microfarad capacitive reactance xc leading charge storage ideal current lead or lag degrees ac',
      es: 'capacitor condensador microfaradio reactancia capacitiva adelanto carga ideal corriente alterna se adelanta o se atrasa cuantos grados respecto',
    },
  },
  {
    id: 'theory-impedance',
    area: 'theory',
    grade: 'V2',
    title: { en: 'What is impedance?', es: '¿Qué es la impedancia?' },
    answer: {
      en: "Impedance Z is the total opposition to AC: resistance and reactance combined at right angles, Z = square root of (R² + X²), in ohms. Ohm's law on AC is V = I x Z.\n\nExample: R = 3 ohms and X = 4 ohms give Z = 5 ohms, not 7. In wiring, resistance matters most in small sizes and reactance in large conductors, especially in steel conduit. The impedance of the fault path decides whether a breaker trips quickly; a transformer's %Z sets its fault current.",
      es: 'La impedancia Z es la oposición total a la CA: resistencia y reactancia combinadas en ángulo recto, Z = raíz de (R² + X²), en ohms. La ley de Ohm en CA es V = I x Z.\n\nEjemplo: R = 3 ohms y X = 4 ohms dan Z = 5 ohms, no 7. En cableado la resistencia pesa más en calibres chicos y la reactancia en los gruesos, sobre todo en tubo de acero. La impedancia del camino de falla decide si el breaker dispara rápido; el %Z del transformador fija su corriente de falla.',
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: { en: '3 ohms of resistance and 4 ohms of reactance make 7 ohms', es: '3 ohms de resistencia y 4 de reactancia dan 7 ohms' },
      },
    ],
    words: { en: 'impedance z ohms resistance reactance triangle', es: 'impedancia z ohms resistencia reactancia triángulo' },
  },
  {
    id: 'theory-kirchhoffs-laws',
    area: 'theory',
    grade: 'V2',
    title: { en: "Kirchhoff's laws", es: 'Leyes de Kirchhoff' },
    answer: {
      en: "Currents into a junction equal currents out; voltages around any closed loop add up to zero. With Ohm's law they solve nearly every circuit on the job.\n\nIn use: amps out on the hot must come back on the neutral, or they leak: that is how a GFCI and a leakage clamp work. The source voltage equals the drops in wires, joints and load, so a volt lost in a joint is missing at the load. In a panel the neutral carries what the hots don't balance.",
      es: 'La corriente que entra a un nodo es igual a la que sale; los voltajes en un lazo cerrado suman cero. Con la ley de Ohm resuelven casi todo en obra.\n\nEn la práctica: los amperes que salen por el vivo regresan por el neutro, o se fugan: así trabajan el GFCI y la pinza de fugas. El voltaje de la fuente es la suma de caídas en alambres, uniones y carga; un volt perdido en una unión le falta a la carga. En un tablero el neutro lleva lo que los vivos no balancean.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'what goes out on the hot must come back on the neutral or it leaks',
          es: 'lo que sale por el vivo regresa por el neutro o se fuga',
        },
      },
    ],
    words: {
      en: 'kirchhoff current law voltage law kcl kvl loop junction',
      es: 'kirchhoff ley de corrientes voltajes nodo lazo boltaje',
    },
  },
  {
    id: 'theory-wire-resistance',
    area: 'theory',
    grade: 'V2',
    title: { en: "What decides a wire's resistance?", es: '¿De qué depende la resistencia de un alambre?' },
    answer: {
      en: "Length, area, metal and temperature: longer is more and thicker is less (double the length doubles it, double the area halves it), aluminum has about 1.6 times copper's, and copper gains about 0.4% per °C.\n\nUseful numbers at 75 °C per 1000 ft: 12 AWG copper 1.93 ohms (solid), 10 AWG 1.21, 4/0 copper 0.0608, 4/0 aluminum 0.1. The old K method: drop = 2 x K x I x length / circular mils with K near 12.9 for copper and 21.2 for aluminum, in ft.",
      es: 'De longitud, área, metal y temperatura: más largo, más; más grueso, menos (al doble de largo, el doble; al doble de área, la mitad); el aluminio tiene como 1.6 veces la del cobre, y el cobre sube como 0.4% por °C.\n\nNúmeros útiles a 75 °C por 1000 pies: 12 AWG cobre 1.93 ohms (sólido), 10 AWG 1.21, 4/0 cobre 0.0608, 4/0 aluminio 0.1. El método K: caída = 2 x K x I x longitud / circular mils, con K cerca de 12.9 en cobre y 21.2 en aluminio, en pies.',
    },
    references: ['Chapter 9 Table 8'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'aluminum has about 1.6 times the resistance of copper',
          es: 'el aluminio tiene unas 1.6 veces la resistencia del cobre',
        },
      },
    ],
    words: {
      en: 'wire resistance ohms per 1000 ft temperature copper aluminum k factor 12.9 aluminium',
      es: 'resistencia del alambre ohms por 1000 pies temperatura cobre aluminio k 12.9',
    },
  },
  {
    id: 'theory-energy-and-cost',
    area: 'theory',
    grade: 'K',
    title: {
      en: 'What is a kilowatt-hour and what does it cost to run something?',
      es: '¿Qué es un kilowatt-hora y cuánto cuesta tener algo prendido?',
    },
    answer: {
      en: "Energy is power times time: kWh = watts x hours / 1000, and cost is kWh times the utility's rate. Power (kW) is how fast, energy (kWh) is how much.\n\nExample: a 1500 W heater for 8 hours is 12 kWh; at $0.15 per kWh, $1.80. Bigger users may also pay for demand, the highest kW in the month. Raising voltage doesn't save energy: a load of the same watts costs the same at 120 V and 240 V, apart from a little less loss in the wire.",
      es: 'Energía es potencia por tiempo: kWh = watts x horas / 1000, y el costo son los kWh por la tarifa. La potencia (kW) es qué tan rápido; la energía (kWh), cuánto.\n\nEjemplo: un calefactor de 1500 W por 8 horas son 12 kWh; a $0.15 por kWh, $1.80. Clientes grandes también pagan demanda, el kW más alto del mes. Subir el voltaje no ahorra: una carga de iguales watts cuesta lo mismo en 120 V que en 240 V, salvo un poco menos de pérdida en el alambre.',
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'running a load of the same watts at 240 V costs half',
          es: 'usar a 240 V una carga de los mismos watts cuesta la mitad',
        },
      },
      {
        says: 'is',
        what: {
          en: 'a heater of twice the watts costs twice as much for the same hours',
          es: 'un calentador del doble de watts cuesta el doble por las mismas horas',
        },
      },
    ],
    words: { en: 'kwh kilowatt hour cost electric bill run energy rate', es: 'kwh kilowatt hora costo recibo de luz consumo tarifa lus' },
  },
  {
    id: 'theory-efficiency',
    area: 'theory',
    grade: 'V2',
    title: { en: 'What is efficiency?', es: '¿Qué es la eficiencia?' },
    answer: {
      en: "Output power divided by input power; the rest is heat. One horsepower is 746 W of output, so a motor's input watts = hp x 746 / efficiency.\n\nExample: 10 hp at 90% needs 8289 W in; at 0.85 power factor that is 9752 VA, which on 480 V three-phase is 11.7 A. Use this for energy, not for wire: conductors are sized from the code's current tables (14 A for 10 hp at 460 V). Power factor is not efficiency.",
      es: 'Es la potencia de salida entre la de entrada; lo demás es calor. Un caballo son 746 W de salida, así que watts de entrada = hp x 746 / eficiencia.\n\nEjemplo: 10 hp al 90% piden 8289 W; con factor de potencia 0.85 son 9752 VA, que en 480 V trifásico son 11.7 A. Sirve para energía, no para alambre: los conductores se calculan con las tablas del código (14 A para 10 hp a 460 V). Factor de potencia no es eficiencia.',
    },
    references: [],
    claims: [
      { says: 'is-not', what: { en: 'power factor is efficiency', es: 'el factor de potencia es la eficiencia' } },
      {
        says: 'must-not',
        what: {
          en: "size motor wire from efficiency instead of the code's current tables",
          es: 'calcular alambre de motor con la eficiencia en vez de las tablas del código',
        },
      },
    ],
    words: { en: 'efficiency losses horsepower 746 watts motor input output', es: 'eficiencia pérdidas caballos 746 watts motor' },
  },
  {
    id: 'theory-power-triangle',
    area: 'theory',
    grade: 'V1',
    title: { en: 'kW, kVA and kVAR: the power triangle', es: 'kW, kVA y kVAR: el triángulo de potencias' },
    answer: {
      en: "kW does work, kVAR only sloshes back and forth for magnetic fields, and kVA is both combined: kVA² = kW² + kVAR². Wires, breakers and transformers carry kVA.\n\nExample: 80 kW at 0.8 power factor is 100 kVA and 60 kVAR. To raise it to 0.95 you need about 33.7 kVAR of capacitors: kVAR = kW x (tan of the old angle - tan of the new angle). With drives and LED supplies, harmonics add a third part that capacitors don't cure and may worsen.",
      es: 'Los kW trabajan, los kVAR solo van y vienen para los campos magnéticos, y los kVA son la combinación: kVA² = kW² + kVAR². Alambre, breakers y transformadores cargan kVA.\n\nEjemplo: 80 kW con factor 0.8 son 100 kVA y 60 kVAR. Para subirlo a 0.95 se necesitan unos 33.7 kVAR de capacitores: kVAR = kW x (tan del ángulo viejo - tan del nuevo). Con variadores y fuentes LED los armónicos suman una tercera parte que los capacitores no curan y pueden empeorar.',
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'capacitors cure the harmonics of drives and LED supplies',
          es: 'los capacitores quitan los armónicos de variadores y fuentes LED',
        },
      },
    ],
    words: {
      en: 'kva kvar kw watts volt-amperes difference power triangle reactive apparent real power',
      es: 'kva kvar kw watts volt-amperes diferencia triángulo de potencias reactiva aparente real',
    },
  },
  {
    id: 'theory-heat-in-conductors',
    area: 'theory',
    grade: 'K',
    title: { en: 'Why does current heat a wire?', es: '¿Por qué la corriente calienta el alambre?' },
    answer: {
      en: "Power lost in a wire is I² x R: twice the current makes four times the heat. The same power sent at twice the voltage takes half the current, so the loss falls to a quarter. The insulation's temperature limit, not the copper, is what sets ampacity.\n\nThat is why the same wire carries less in a hot attic, bundled with others or under insulation: the heat can't leave. It is also why a small extra resistance at a bad joint burns: 0.05 ohm at 20 A is 20 W in a spot the size of a pea. Insulation that runs 10 °C too hot lasts about half as long.",
      es: 'La potencia perdida es I² x R: al doble de corriente, cuatro veces el calor. La misma potencia al doble de voltaje pide la mitad de corriente y la pérdida baja a la cuarta parte. La ampacidad la fija el límite de temperatura del aislamiento, no el cobre.\n\nPor eso el mismo alambre lleva menos en un ático caliente, agrupado o bajo aislante: el calor no sale. Y por eso se quema una mala unión: 0.05 ohm a 20 A son 20 W en un punto del tamaño de un chícharo. Un aislamiento que trabaja 10 °C de más dura como la mitad.',
    },
    references: ['310.14(A)(3)', '310.15'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'twice the current makes four times the heat in a wire',
          es: 'el doble de corriente hace cuatro veces el calor en un alambre',
        },
      },
      {
        says: 'is',
        what: {
          en: 'the same wire carries less in a hot attic or bundled',
          es: 'el mismo alambre lleva menos en un ático caliente o agrupado',
        },
      },
    ],
    words: {
      en: 'i squared r heat loss wire hot insulation temperature derating losses double voltage transmission',
      es: 'calor i cuadrada r pérdidas alambre caliente aislamiento pérdidas doble de voltaje transmite',
    },
  },
  {
    id: 'theory-skin-effect',
    area: 'theory',
    grade: 'V2',
    title: { en: 'What is skin effect?', es: '¿Qué es el efecto piel?' },
    answer: {
      en: 'On AC, current crowds toward the outside of a conductor, so its AC resistance is higher than its DC resistance. At 60 Hz it matters only in large sizes, from about 4/0 up, and more with harmonics.\n\nIt is one reason for parallel runs of medium conductors instead of one huge cable, and for the separate AC table in Chapter 9. Nearby conductors and steel raceways add proximity and magnetic effects, which is why steel conduit shows more reactance than PVC.',
      es: 'En CA la corriente se carga hacia la orilla del conductor, y su resistencia en CA es mayor que en CD. A 60 Hz importa solo en gruesos, como de 4/0 en adelante, y más con armónicos.\n\nEs una razón para poner conductores medianos en paralelo y no uno enorme, y para la tabla aparte de CA en el Capítulo 9. Los conductores vecinos y el tubo de acero agregan efectos magnéticos; por eso el acero muestra más reactancia que el PVC.',
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: { en: 'skin effect matters in small sizes at 60 Hz', es: 'el efecto piel importa en calibres chicos a 60 Hz' },
      },
    ],
    words: { en: 'skin effect ac resistance large conductor proximity', es: 'efecto piel resistencia ca conductor grueso' },
  },
  {
    id: 'theory-inrush-current',
    area: 'theory',
    grade: 'V1',
    title: { en: 'What is inrush current?', es: '¿Qué es la corriente de arranque (inrush)?' },
    answer: {
      en: "The short surge when equipment is switched on: motors about six times running current for seconds, transformers up to about ten times for a few cycles, LED drivers and capacitors very high for a fraction of a millisecond.\n\nBreakers ride through it by their time-delay; nuisance trips at switch-on mean too low an instantaneous setting or too many drivers on one breaker: manufacturers state how many. Soft starters, drives and reduced-voltage starting cut motor inrush. Use the clamp's INRUSH button, an ordinary reading misses it.",
      es: 'Es el golpe corto al encender: motores como seis veces la corriente normal por segundos, transformadores hasta unas diez veces por pocos ciclos, drivers LED y capacitores muy alto por fracción de milisegundo.\n\nEl breaker lo aguanta por su retardo; si se bota al prender, el ajuste instantáneo es bajo o hay demasiados drivers en un breaker: el fabricante dice cuántos. Arrancador suave, variador o voltaje reducido bajan el golpe del motor. Use el botón INRUSH del gancho; la lectura común no lo ve.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a motor draws about six times running current for seconds on start',
          es: 'un motor jala unas seis veces su corriente al arrancar, por segundos',
        },
      },
      {
        says: 'is',
        what: {
          en: 'too many LED drivers on one breaker can trip it at switch-on',
          es: 'demasiados drivers LED en un breaker pueden botarlo al prender',
        },
      },
    ],
    words: {
      en: 'inrush surge starting current motor transformer led driver trips on start',
      es: 'corriente de arranque pico inrush transformador driver led',
    },
  },
  {
    id: 'theory-batteries-in-series-and-parallel',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Batteries in series and in parallel', es: 'Baterías en serie y en paralelo' },
    answer: {
      en: "In series voltages add and amp-hours stay; in parallel amp-hours add and voltage stays. Four 12 V, 100 Ah batteries are 48 V, 100 Ah in series or 12 V, 400 Ah in parallel: 4.8 kWh both ways.\n\nUse equal type, age and charge. A battery can't be switched off: tools across the terminals weld and explode, so insulated tools, no jewelry, a fuse close to the battery and a DC-rated disconnect. Lead-acid gives off hydrogen when charging: ventilate.",
      es: 'En serie se suman voltajes y los amperes-hora quedan; en paralelo se suman amperes-hora y el voltaje queda. Cuatro de 12 V y 100 Ah son 48 V, 100 Ah en serie o 12 V, 400 Ah en paralelo: 4.8 kWh en ambos casos.\n\nUse igual tipo, edad y carga. Una batería no se apaga: una herramienta entre terminales se suelda y explota; use herramienta aislada, sin joyas, fusible cerca de la batería y desconectador para CD. Las de plomo sueltan hidrógeno al cargar: ventile.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'mix batteries of different type, age or charge', es: 'mezclar baterías de distinto tipo, edad o carga' },
      },
      { says: 'must', what: { en: 'ventilate where lead-acid batteries charge', es: 'ventilar donde se cargan baterías de plomo' } },
      {
        says: 'must',
        what: {
          en: 'use a fuse close to the battery and a DC-rated disconnect',
          es: 'usar fusible cerca de la batería y desconectador para CD',
        },
      },
    ],
    words: {
      en: 'battery bank series parallel amp hours 48v ups solar storage',
      es: 'baterías serie paralelo amperes hora banco 48 v almacenamiento',
    },
  },
];

// Confirmed: entertainmentelectricity, O'Reilly appendix, cellunetics, voltdropcalc, Mike Holt forum.
// Second reading: Kirchhoff lecture notes (Tampere), basic EE page; impedance formulasensei, ellenow; capacitors electronicsteacher, schoolphysics; skin effect Wikipedia mirror, sparkthread; batteries avebattery, ecolithium; low inductance of an open contactor Schneider FAQ.
