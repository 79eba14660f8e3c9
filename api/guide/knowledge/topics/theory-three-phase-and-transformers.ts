// Three-phase systems, transformers, motors and power quality.
import type { Topic } from '../knowledge.ts';

export const theoryThreePhaseAndTransformersTopics: readonly Topic[] = [
  {
    id: 'theory-three-phase-basics',
    area: 'theory',
    grade: 'K',
    title: { en: 'How does three-phase power work?', es: '¿Cómo funciona la corriente trifásica?' },
    answer: {
      en: 'Three voltages of the same size follow each other by one third of a cycle, 120°, so power flows smoothly and motors start by themselves. With three wires you carry 1.732 times the power of two at the same line voltage and current.\n\nCommon US systems: 208Y/120 V, 480Y/277 V, and delta 240 V, sometimes with a high leg. Balance the loads over the phases: in a balanced wye with plain sine-wave loads the neutral carries nothing. Swapping any two phases reverses a motor.',
      es: 'Tres voltajes iguales se siguen con un tercio de ciclo, 120°, así la potencia es continua y los motores arrancan solos. Con tres hilos se lleva 1.732 veces la potencia de dos a igual voltaje y corriente de línea.\n\nSistemas comunes en EE. UU.: 208Y/120 V, 480Y/277 V y delta 240 V, a veces con pierna alta. Reparta las cargas entre fases: en una estrella balanceada con cargas lineales el neutro no lleva corriente. Cambiar dos fases invierte el giro del motor.',
    },
    references: [],
    words: {
      en: 'three phase 3 phase 208 480 277 wye delta high leg basics',
      es: 'trifásica tres fases estrella delta pierna alta 208 480',
    },
    followUps: {
      en: ['What is the difference between wye and delta?', 'Why 1.732?', 'What is a high leg?'],
      es: ['¿Qué diferencia hay entre estrella y delta?', '¿Por qué 1.732?', '¿Qué es la pierna alta?'],
    },
    video: { en: 'three phase power explained', es: 'corriente trifásica explicada' },
  },
  {
    id: 'theory-line-and-phase-values',
    area: 'theory',
    grade: 'K',
    title: { en: 'Line and phase voltage and current, wye and delta', es: 'Voltaje y corriente de línea y de fase, estrella y delta' },
    answer: {
      en: 'In a wye, line voltage is 1.732 times phase voltage and the currents are equal. In a delta, the voltages are equal and line current is 1.732 times the current in each winding.\n\nLine values are measured between or in the supply wires; phase values across or in one winding. Check: 120 V x 1.732 = 208 V and 277 V x 1.732 = 480 V. Total power is the same formula for both: 1.732 x line volts x line amps x power factor. Using 1.732 twice, or on single-phase loads, is the classic mistake.',
      es: 'En estrella, el voltaje de línea es 1.732 veces el de fase y las corrientes son iguales. En delta, los voltajes son iguales y la corriente de línea es 1.732 veces la de cada devanado.\n\nLos valores de línea se miden entre o en los conductores de alimentación; los de fase, en un devanado. Compruebe: 120 V x 1.732 = 208 V y 277 V x 1.732 = 480 V. La potencia total usa la misma fórmula en ambos: 1.732 x volts de línea x amperes de línea x factor de potencia. Usar 1.732 dos veces o en cargas monofásicas es el error clásico.',
    },
    references: [],
    words: {
      en: 'line voltage phase voltage square root of 3 1.73 wye delta star line current',
      es: 'voltaje de línea fase raíz de tres 1.73 estrella delta corriente',
    },
    followUps: {
      en: ['How do I find three-phase amps?', 'What is a corner-grounded delta?', 'What does 480Y/277 mean?'],
      es: ['¿Cómo saco amperes trifásicos?', '¿Qué es una delta con esquina aterrizada?', '¿Qué significa 480Y/277?'],
    },
    video: { en: 'wye delta line and phase voltage explained', es: 'estrella delta voltaje de línea y fase' },
  },
  {
    id: 'theory-neutral-current',
    area: 'theory',
    grade: 'K',
    title: { en: 'How much current does the neutral carry?', es: '¿Cuánta corriente lleva el neutro?' },
    answer: {
      en: 'On 120/240 V single-phase the neutral carries the difference of the two legs: 60 A on A and 45 A on B leave 15 A. On a balanced three-phase wye with linear loads it carries nothing.\n\nTwo exceptions matter. With only two phases and neutral of a wye, the neutral carries about as much as each phase. And electronic loads produce third-harmonic currents that add up in the neutral instead of cancelling, so it can exceed the phase current; then it counts as current-carrying. Put both hots of a multiwire circuit on different legs, or the neutral carries the sum.',
      es: 'En 120/240 V monofásico el neutro lleva la diferencia de las dos fases: 60 A en A y 45 A en B dejan 15 A. En una estrella trifásica balanceada con cargas lineales no lleva nada.\n\nDos excepciones importan. Con solo dos fases y neutro de una estrella, el neutro lleva casi lo mismo que cada fase. Y las cargas electrónicas producen terceros armónicos que se suman en el neutro en vez de cancelarse, así que puede pasar a la fase; entonces cuenta como portador de corriente. Ponga los dos vivos de un multiconductor en fases distintas, o el neutro lleva la suma.',
    },
    references: ['310.15(E)'],
    words: {
      en: 'neutral current unbalanced load harmonics shared neutral mwbc overloaded neutral',
      es: 'corriente de neutro desbalance armónicos neutro compartido neutro sobrecargado',
    },
    followUps: {
      en: ['When does the neutral count as a conductor?', 'What is an MWBC?', 'What are harmonics?'],
      es: ['¿Cuándo cuenta el neutro?', '¿Qué es un circuito multiconductor?', '¿Qué son los armónicos?'],
    },
    video: { en: 'neutral current single phase and three phase', es: 'corriente en el neutro explicada' },
  },
  {
    id: 'theory-transformer-ratio',
    area: 'theory',
    grade: 'K',
    title: { en: "How does a transformer's ratio work?", es: '¿Cómo funciona la relación de un transformador?' },
    answer: {
      en: 'Voltage follows the turns and current goes the other way: V1 / V2 = N1 / N2 and V1 x I1 = V2 x I2, losses aside. A 480 to 120 V transformer has a ratio of 4 to 1.\n\nExample: 10 kVA single-phase, 480 V to 120 V: 20.8 A in, 83.3 A out. Three-phase amps are VA / (1.732 x V). A transformer passes kVA, not watts, and its secondary is a new system with its own grounding unless it is an autotransformer. Full-load current times 100 / %Z gives the highest short-circuit current it can deliver.',
      es: 'El voltaje sigue las vueltas y la corriente va al revés: V1 / V2 = N1 / N2 y V1 x I1 = V2 x I2, sin contar pérdidas. Uno de 480 a 120 V tiene relación 4 a 1.\n\nEjemplo: 10 kVA monofásico, 480 V a 120 V: 20.8 A de entrada y 83.3 A de salida. En trifásico los amperes son VA / (1.732 x V). Un transformador pasa kVA, no watts, y su secundario es un sistema nuevo con su propia puesta a tierra, salvo el autotransformador. La corriente nominal por 100 / %Z da el mayor corto que puede entregar.',
    },
    references: ['450.3'],
    words: {
      en: 'transformer turns ratio primary secondary kva current step down',
      es: 'transformador relación vueltas primario secundario kva corriente reductor',
    },
    followUps: {
      en: ['How do I protect a transformer?', 'What is %Z?', 'What is a separately derived system?'],
      es: ['¿Cómo se protege un transformador?', '¿Qué es %Z?', '¿Qué es un sistema derivado separado?'],
    },
    video: { en: 'transformer turns ratio and current', es: 'relación de transformación explicada' },
  },
  {
    id: 'theory-available-fault-current',
    area: 'theory',
    grade: 'K',
    title: { en: 'What is available fault current?', es: '¿Qué es la corriente de falla disponible?' },
    answer: {
      en: "It is the largest current the supply can push through a dead short at a given point; every breaker, fuse and piece of equipment there must be rated to survive or interrupt it. A home may see up to about 10 kA, a big building far more.\n\nIt is limited by the utility, the transformer's impedance and the wire: first estimate at the transformer is full-load amps x 100 / %Z. Example: 75 kVA, 208 V, 2% gives 208 A x 50 = 10,400 A. It falls with every foot of conductor, rises with a bigger transformer and with running motors. Nondwelling service equipment gets a field marking with value and date.",
      es: 'Es la mayor corriente que el suministro puede empujar en un corto franco en un punto; todo breaker, fusible y equipo ahí debe aguantarla o interrumpirla. Una casa puede ver hasta unos 10 kA; un edificio grande, mucho más.\n\nLa limitan la compañía, la impedancia del transformador y el alambre: primera estimación en el transformador, amperes nominales x 100 / %Z. Ejemplo: 75 kVA, 208 V, 2% da 208 A x 50 = 10,400 A. Baja con cada pie de conductor y sube con transformador más grande y motores trabajando. El equipo de acometida no residencial lleva marca con valor y fecha.',
    },
    references: ['110.9', '110.10', '110.24'],
    words: {
      en: 'short circuit current afc isc fault current kaic aic calculation point to point',
      es: 'corriente de corto circuito falla disponible kaic interrupción cálculo',
    },
    followUps: {
      en: ['What is AIC?', 'What is a series rating?', 'How does wire length reduce it?'],
      es: ['¿Qué es AIC?', '¿Qué es capacidad en serie?', '¿Cómo la baja la longitud?'],
    },
    video: { en: 'available fault current explained', es: 'corriente de falla disponible explicada' },
  },
  {
    id: 'theory-why-earth-does-not-trip-a-breaker',
    area: 'theory',
    grade: 'K',
    title: { en: "Why doesn't a ground rod trip the breaker?", es: '¿Por qué la varilla de tierra no dispara el breaker?' },
    answer: {
      en: "Because dirt is a poor conductor: a 25-ohm rod on 120 V lets only 4.8 A flow, far too little for a 20 A breaker. Faults are cleared by the metal path back to the source, the equipment ground bonded to the neutral at the service.\n\nThe rod is for lightning, surges and holding the system near earth's voltage. A machine grounded only to a rod stays at dangerous voltage during a fault, and nothing trips. That is why the code forbids using the earth as the only fault path, and why adding rods doesn't fix a missing equipment ground.",
      es: 'Porque la tierra física conduce mal: una varilla de 25 ohms en 120 V deja pasar solo 4.8 A, muy poco para un breaker de 20 A. La falla la despeja el camino metálico a la fuente: la tierra de equipo unida al neutro en la acometida.\n\nLa varilla es para rayos, sobretensiones y mantener el sistema cerca del voltaje del suelo. Una máquina aterrizada solo con varilla queda con voltaje peligroso en una falla y nada dispara. Por eso el código prohíbe usar el suelo como único camino de falla, y poner más varillas no corrige la falta de tierra de equipo.',
    },
    references: ['250.4(A)(5)', '250.118'],
    words: {
      en: 'ground rod earth fault path isolated ground rod machine grounding myth 25 ohms',
      es: 'varilla tierra física camino de falla copperweld máquina varilla aislada mito',
    },
    followUps: {
      en: ['What is bonding?', 'What is a main bonding jumper?', 'Do I need two rods?'],
      es: ['¿Qué es la unión (bonding)?', '¿Qué es el puente de unión principal?', '¿Necesito dos varillas?'],
    },
    video: { en: 'ground rod does not trip breaker explained', es: 'varilla de tierra no dispara el breaker' },
  },
];
