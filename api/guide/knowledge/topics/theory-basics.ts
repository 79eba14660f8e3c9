// Electrical theory that the trade uses: laws, direct and alternating current, power.
import type { Topic } from '../knowledge.ts';

export const theoryBasicsTopics: readonly Topic[] = [
  {
    id: 'theory-ohms-law',
    area: 'theory',
    grade: 'K',
    title: { en: "Ohm's law", es: 'Ley de Ohm' },
    answer: {
      en: 'Voltage equals current times resistance: V = I x R, so I = V / R and R = V / I. Raise the voltage and current rises; raise the resistance and current falls.\n\nExample: a 120 V heater of 12 ohms draws 120 / 12 = 10 A. It also explains faults: a short of 0.1 ohm on 120 V tries to pull 1200 A, which is what trips the breaker, while a body or a dirt path of hundreds of ohms lets too little flow to trip anything. On AC with coils or capacitors use impedance Z instead of R.',
      es: 'Voltaje es corriente por resistencia: V = I x R, así que I = V / R y R = V / I. Si sube el voltaje sube la corriente; si sube la resistencia, baja.\n\nEjemplo: un calefactor de 120 V y 12 ohms toma 120 / 12 = 10 A. También explica las fallas: un corto de 0.1 ohm en 120 V quiere jalar 1200 A y por eso dispara el breaker, mientras que un cuerpo o un camino de tierra de cientos de ohms deja pasar muy poco para disparar algo. En CA con bobinas o capacitores use la impedancia Z en lugar de R.',
    },
    references: [],
    words: {
      en: 'ohms law formula v=ir e=ir volts amps resistance pie chart',
      es: 'ley de ohm fórmula volts amperes resistencia triángulo',
    },
    followUps: {
      en: ['How do I calculate power?', 'What is impedance?', 'Series and parallel resistance?'],
      es: ['¿Cómo calculo la potencia?', '¿Qué es la impedancia?', '¿Resistencias en serie y paralelo?'],
    },
    video: { en: "Ohm's law explained for electricians", es: 'ley de Ohm explicada para electricistas' },
  },
  {
    id: 'theory-power-formulas',
    area: 'theory',
    grade: 'K',
    title: { en: 'Watts, volt-amperes and amps: power formulas', es: 'Watts, volt-amperes y amperes: fórmulas de potencia' },
    answer: {
      en: 'Single-phase: VA = V x I and W = V x I x power factor. Three-phase: VA = 1.732 x line volts x line amps, and watts are that times power factor.\n\nFor a pure resistance also W = I² x R = V² / R, so a 240 V element on 208 V gives only about 75% of its watts. Amps from a load: I = VA / V, or VA / (1.732 x V) in three-phase. Example: 10,000 VA on 240 V single-phase is 41.7 A; 10,000 VA on 208 V three-phase is 27.8 A. Wire and transformers are sized by VA, not by watts.',
      es: 'Monofásico: VA = V x I y W = V x I x factor de potencia. Trifásico: VA = 1.732 x voltaje de línea x corriente de línea, y los watts son eso por el factor de potencia.\n\nEn resistencia pura también W = I² x R = V² / R; por eso una resistencia de 240 V en 208 V da solo como 75% de sus watts. Amperes de una carga: I = VA / V, o VA / (1.732 x V) en trifásico. Ejemplo: 10,000 VA a 240 V monofásico son 41.7 A; 10,000 VA a 208 V trifásico son 27.8 A. Alambre y transformadores se calculan con VA, no con watts.',
    },
    references: [],
    words: {
      en: 'power formula watts va kva kw amps calculate three phase amps heater 208',
      es: 'fórmula potencia watts kva kw amperes trifásico calcular corriente',
    },
    followUps: {
      en: ['What is power factor?', 'Why 1.732?', 'How many amps is 15 kVA at 480 V?'],
      es: ['¿Qué es el factor de potencia?', '¿Por qué 1.732?', '¿Cuántos amperes son 15 kVA a 480 V?'],
    },
    video: { en: 'watts volt-amps amps formulas electricians', es: 'fórmulas de potencia watts VA amperes' },
  },
  {
    id: 'theory-power-factor',
    area: 'theory',
    grade: 'K',
    title: { en: 'What is power factor?', es: '¿Qué es el factor de potencia?' },
    answer: {
      en: "Power factor is real power divided by apparent power, W / VA: how much of the current does work. At 1.0 all of it does; at 0.8 you carry 25% more current for the same watts.\n\nCoils (motors, transformers, ballasts) make current lag the voltage; capacitors make it lead and can cancel the lag. Electronic loads distort the wave, which also lowers power factor, and capacitors don't fix that. Low power factor heats conductors and costs money; correct it near the load and never overcorrect. Motor capacitors on a drive's output are forbidden by drive makers.",
      es: 'Es la potencia real entre la aparente, W / VA: cuánto de la corriente hace trabajo. Con 1.0 toda trabaja; con 0.8 se carga 25% más corriente para los mismos watts.\n\nLas bobinas (motores, transformadores, balastros) atrasan la corriente; los capacitores la adelantan y compensan. La electrónica deforma la onda y también baja el factor, y eso no lo arreglan los capacitores. Un factor bajo calienta conductores y cuesta dinero; corrija cerca de la carga y no se pase. Los fabricantes de variadores prohíben capacitores en la salida al motor.',
    },
    references: [],
    words: {
      en: 'pf cos phi lagging leading kvar reactive power correction capacitor',
      es: 'fp coseno reactiva kvar atraso adelanto corrección banco de capacitores',
    },
    followUps: {
      en: ['How do I calculate the kVAR needed?', 'What is reactive power?', 'What are harmonics?'],
      es: ['¿Cómo calculo los kVAR?', '¿Qué es potencia reactiva?', '¿Qué son los armónicos?'],
    },
    video: { en: 'power factor explained', es: 'factor de potencia explicado' },
  },
  {
    id: 'theory-series-and-parallel',
    area: 'theory',
    grade: 'K',
    title: { en: 'Series and parallel circuits', es: 'Circuitos en serie y en paralelo' },
    answer: {
      en: 'In series the same current flows through everything and voltages add; in parallel everything has the same voltage and currents add. Building loads are wired in parallel; switches, fuses and controls in series with them.\n\nSeries resistance: add them up. Parallel: 1 / R = 1 / R1 + 1 / R2, and the total is always below the smallest; two equal ones give half. Example: 30 ohms and 60 ohms in parallel make 20 ohms. A bad joint is an unwanted series resistance, and an open neutral on 120/240 V turns two parallel groups into a series circuit.',
      es: 'En serie pasa la misma corriente por todo y los voltajes se suman; en paralelo todo tiene el mismo voltaje y las corrientes se suman. Las cargas van en paralelo; apagadores, fusibles y controles, en serie con ellas.\n\nSerie: sume resistencias. Paralelo: 1 / R = 1 / R1 + 1 / R2, y el total siempre es menor que la más chica; dos iguales dan la mitad. Ejemplo: 30 ohms y 60 ohms en paralelo son 20 ohms. Una mala unión es una resistencia en serie no deseada, y un neutro abierto en 120/240 V convierte dos grupos en paralelo en un circuito en serie.',
    },
    references: [],
    words: {
      en: 'series parallel resistance voltage divider total resistance kirchhoff',
      es: 'serie paralelo resistencia total equivalente divisor',
    },
    followUps: {
      en: ['Why does an open neutral burn appliances?', "What is Kirchhoff's law?", 'What is voltage drop?'],
      es: ['¿Por qué un neutro abierto quema aparatos?', '¿Qué es la ley de Kirchhoff?', '¿Qué es caída de voltaje?'],
    },
    video: { en: 'series vs parallel circuits explained', es: 'circuitos en serie y paralelo explicados' },
  },
  {
    id: 'theory-rms-value',
    area: 'theory',
    grade: 'K',
    title: { en: 'What does RMS mean?', es: '¿Qué es el valor RMS (eficaz)?' },
    answer: {
      en: 'RMS is the AC value that heats a resistor as much as the same DC would: 120 V RMS peaks near 170 V on a sine wave. Nameplates, wire sizes and breakers all use RMS.\n\nOn a sine wave peak = 1.414 x RMS and RMS = 0.707 x peak. Cheap averaging meters assume a sine wave, so on drives, dimmers and LED power supplies they read wrong, often low; a true-RMS meter measures the real wave. Insulation and capacitors feel the peak, which matters when you test them.',
      es: 'RMS es el valor de CA que calienta una resistencia igual que la misma CD: 120 V RMS tienen un pico cerca de 170 V en onda senoidal. Placas, calibres y breakers usan RMS.\n\nEn onda senoidal pico = 1.414 x RMS y RMS = 0.707 x pico. Los medidores baratos de promedio suponen onda senoidal y fallan con variadores, dimmers y fuentes LED, muchas veces leyendo de menos; uno true-RMS mide la onda real. El aislamiento y los capacitores sienten el pico.',
    },
    references: [],
    words: { en: 'rms root mean square peak voltage true rms effective value sine', es: 'valor eficaz rms pico onda senoidal verdadero' },
    followUps: {
      en: ['What is a true-RMS meter?', 'What is peak-to-peak?', 'Why does my clamp read low on a VFD?'],
      es: ['¿Qué es un medidor true-RMS?', '¿Qué es pico a pico?', '¿Por qué el gancho lee bajo en un variador?'],
    },
    video: { en: 'RMS voltage explained', es: 'valor RMS explicado voltaje eficaz' },
  },
  {
    id: 'theory-voltage-drop',
    area: 'theory',
    grade: 'K',
    title: { en: 'How does voltage drop work?', es: '¿Cómo funciona la caída de voltaje?' },
    answer: {
      en: 'Current through the resistance of the wire loses voltage: single-phase drop is 2 x length x current x resistance per foot, three-phase is 1.732 instead of 2. Longer, thinner or more current means more drop.\n\nExample: 16 A over 100 ft of 12 AWG copper, at about 1.93 ohms per 1000 ft: 2 x 100 x 16 x 0.00193 = 6.2 V, which is 5.1% of 120 V. The remedy is bigger wire, higher voltage or a panel nearer the load. Ordinary circuits have no mandatory limit; 3% and 5% are advice in notes. Upsizing the hots means upsizing the equipment ground too.',
      es: 'La corriente pierde voltaje en la resistencia del alambre: en monofásico la caída es 2 x longitud x corriente x resistencia por pie; en trifásico, 1.732 en lugar de 2. Más largo, más delgado o más corriente, más caída.\n\nEjemplo: 16 A a 100 pies en cobre 12 AWG, con unos 1.93 ohms por 1000 pies: 2 x 100 x 16 x 0.00193 = 6.2 V, o sea 5.1% de 120 V. El remedio es alambre más grueso, voltaje más alto o tablero más cerca. En circuitos comunes no hay límite obligatorio; 3% y 5% son recomendación en notas. Si aumenta los vivos, aumente también la tierra.',
    },
    references: ['210.19', '215.2'],
    words: {
      en: 'voltage drop vd formula long run wire size percent 3% 5%',
      es: 'caída de voltaje caída de tensión fórmula distancia larga porcentaje',
    },
    followUps: {
      en: ['Is 3% required by code?', 'When must the ground be upsized?', 'How far can I run 12 AWG?'],
      es: ['¿Es obligatorio el 3%?', '¿Cuándo se aumenta la tierra?', '¿Hasta dónde llega un 12?'],
    },
    video: { en: 'voltage drop calculation explained', es: 'caída de voltaje cálculo explicado' },
  },
];
