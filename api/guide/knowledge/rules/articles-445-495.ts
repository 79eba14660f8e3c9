// Generators, phase converters, capacitors, resistors, stationary batteries and equipment over 1000 V in own words (445, 455 to 495).
import type { Rule } from '../knowledge.ts';

export const articles445To495: readonly Rule[] = [
  {
    id: '445-11-marking',
    section: '445.11',
    grade: 'V1',
    title: { en: 'Generator nameplate', es: 'Placa del generador' },
    text: {
      en: 'Each generator has a nameplate with maker, kVA or kW, power factor, volts, amperes, frequency and more; stationary ones over 15 kW also give reactances, insulation class and whether the neutral is bonded to the frame.',
      es: 'Cada generador lleva placa con fabricante, kVA o kW, factor de potencia, volts, amperes, frecuencia y más; los fijos de más de 15 kW también dan reactancias, clase de aislamiento y si el neutro está unido al chasis.',
    },
    figures: { kilowatts: [15, 'kW'] },
    claims: [
      { says: 'must', what: { en: 'have a nameplate on each generator', es: 'tener placa en cada planta' }, words: 'generator' },
      {
        says: 'need-not',
        what: {
          en: 'show reactances on the nameplate of a generator of 15 kW or less',
          es: 'mostrar las reactancias en la placa de un generador de 15 kW o menos',
        },
      },
    ],
    words: { en: 'generator nameplate bonded neutral floating marking', es: 'placa planta de luz neutro unido flotante' },
  },
  {
    id: '445-12-overcurrent',
    section: '445.12',
    grade: 'K',
    title: { en: 'Generator overload protection', es: 'Protección de sobrecarga del generador' },
    text: {
      en: 'Constant-voltage generators are protected from overload by their design, breakers, fuses, relays or other identified means. Generators at 65 V or less driven by their own motor rely on the motor protection if it acts at 150% of generator current.',
      es: 'Los generadores de voltaje constante se protegen de sobrecarga por diseño, breakers, fusibles, relevadores u otro medio identificado. Los de 65 V o menos movidos por motor propio usan la protección del motor si actúa al 150% de la corriente.',
    },
    figures: { f1: [65, 'V'], f2: [150, '%'] },
    claims: [
      {
        says: 'must',
        what: { en: 'protect generators against overload', es: 'proteger plantas contra sobrecarga' },
        words: 'generator breaker',
      },
    ],
    words: {
      en: 'generator overcurrent protection',
      es: 'generador protección sobrecorriente',
    },
  },
  {
    id: '445-13-a-conductors',
    section: '445.13(A)',
    grade: 'V2',
    title: { en: 'Conductors from a generator: 115%', es: 'Conductores del generador: 115%' },
    text: {
      en: 'Conductors from the generator terminals to the first overcurrent device carry at least 115% of the nameplate current. 100% is enough where design or operation of the generator prevents overload. The neutral may be sized by 220.61.',
      es: 'Los conductores de las terminales al primer dispositivo de sobrecorriente llevan al menos 115% de la corriente de placa. Basta 100% si el diseño u operación evita la sobrecarga. El neutro puede calcularse con 220.61.',
    },
    figures: { percent: [115, '%'], percent2: [100, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size generator conductors to the first breaker at 115% of nameplate',
          es: 'calcular conductores de planta al primer breaker al 115% de placa',
        },
        unless: {
          en: 'its design or operation prevents overload; then 100%',
          es: 'su diseño u operación evite sobrecarga; entonces sea 100%',
        },
        words: 'generator wire',
      },
    ],
    words: { en: 'wire size 22 100 feeder', es: 'calibre planta luz' },
  },
  {
    id: '445-14-live-parts',
    section: '445.14',
    grade: 'K',
    title: { en: 'Live parts of generators over 50 V', es: 'Partes vivas de generadores de más de 50 V' },
    text: {
      en: 'Live parts of generators over 50 V ac or 60 V dc to ground are not exposed to contact where unqualified persons can reach them.',
      es: 'Las partes vivas de generadores de más de 50 V ca o 60 V cd a tierra no quedan expuestas donde alcanza personal no calificado.',
    },
    figures: { f1: [50, 'V'], f2: [60, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'expose generator live parts over 50 V to unqualified persons',
          es: 'dejar partes vivas de planta de más de 50 V al alcance de no calificados',
        },
      },
    ],
    words: {
      en: 'generator live parts guarded',
      es: 'generador partes vivas',
    },
  },
  {
    id: '445-18-disconnect',
    section: '445.18(A)',
    grade: 'V2',
    title: { en: 'Generator disconnect: lockable', es: 'Desconectador del generador con candado' },
    text: {
      en: 'Every generator but a cord-connected portable one has one or more disconnects that open all its ungrounded conductors together and can be locked open. From 2023 it may be inside the generator behind a door or cover, with a field label that says where it is.',
      es: 'Todo generador, menos el portátil de cordón, lleva uno o más desconectadores que abren todos sus vivos a la vez y se pueden cerrar con candado. Desde 2023 puede ir dentro del generador tras puerta o tapa, con un rótulo que diga dónde está.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'provide a lockable disconnect for each generator', es: 'poner desconectador con candado a cada planta' },
        unless: { en: 'it is a cord-connected portable', es: 'sea portátil de cordón' },
        words: 'standby generator',
      },
      {
        says: 'may',
        what: {
          en: 'put the generator disconnect inside the generator behind a door',
          es: 'poner el desconectador dentro de la planta tras una puerta',
        },
        if: { en: 'a field label says where it is', es: 'una etiqueta dice dónde está' },
        editions: ['2023', '2026'],
        words: 'hood accept inside lockable breaker',
      },
      {
        says: 'need-not',
        what: {
          en: 'put a lockable disconnect on a portable generator with a cord',
          es: 'poner desconectador con candado a un generador portátil de cordón',
        },
        words: 'planta portable wheels inlet plug clavija ruedas',
      },
    ],
    words: { en: 'breaker lock out generac label', es: 'breaker planta rótulo' },
  },
  {
    id: '445-19-emergency-shutdown',
    section: '445.19',
    numberIn: { '2017': '445.18(B)', '2020': '445.18(C)' },
    grade: 'V2',
    title: { en: 'Generator over 15 kW: remote emergency stop', es: 'Generador de más de 15 kW: paro de emergencia remoto' },
    text: {
      en: 'Outside one- and two-family dwellings, a generator over 15 kW needs an emergency stop outside its room or enclosure that stops the engine, disables starting and needs a mechanical reset. It may be on the outside of the enclosure.',
      es: 'Fuera de viviendas de una y dos familias, un generador de más de 15 kW lleva paro de emergencia fuera de su cuarto o gabinete que apaga el motor, impide el arranque y requiere rearme mecánico. Puede ir en el exterior del gabinete.',
    },
    figures: { kilowatts: [15, 'kW'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a remote emergency stop for generators over 15 kW',
          es: 'instalar paro de emergencia remoto en plantas de más de 15 kW',
        },
        unless: { en: 'it is a one- or two-family dwelling', es: 'sea vivienda de una o dos familias' },
      },
      {
        says: 'may',
        what: {
          en: 'put the generator emergency stop on the outside of its enclosure',
          es: 'poner el paro de emergencia por fuera del gabinete de la planta',
        },
      },
    ],
    words: { en: 'e-stop red mushroom button', es: 'botón hongo planta' },
  },
  {
    id: '445-19-dwelling-shutdown',
    section: '445.19(C)',
    numberIn: { '2017': null, '2020': '445.18(D)' },
    grade: 'V2',
    title: { en: 'House generator: emergency shutdown outside', es: 'Planta de casa: paro de emergencia afuera' },
    text: {
      en: 'At one- and two-family dwellings a generator other than a portable cord-connected one needs an emergency shutdown device outside the dwelling, readily accessible.',
      es: 'En viviendas de una y dos familias, un generador que no sea portátil de cordón lleva un paro de emergencia fuera de la vivienda, fácilmente accesible.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install an outside emergency shutdown for a house standby generator',
          es: 'instalar paro de emergencia afuera para planta de casa',
        },
        unless: { en: 'it is a portable cord-connected one', es: 'sea portátil de cordón' },
        words: 'generac home',
      },
      {
        says: 'need-not',
        what: {
          en: 'install an outside emergency shutdown for a portable generator on a cord',
          es: 'instalar paro de emergencia afuera para una planta portátil con cordón',
        },
        words: 'generador inlet interlock roll Honda',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave the emergency shutdown of a house standby generator only indoors',
          es: 'dejar solo adentro el paro de emergencia de la planta fija de una casa',
        },
        words: 'inside basement garage',
      },
    ],
    words: { en: 'generac stop switch required', es: 'generac exterior' },
  },
  {
    id: '445-20-portable-gfci',
    section: '445.20',
    grade: 'V2',
    title: { en: 'GFCI on portable generators to 15 kW', es: 'GFCI en generadores portátiles hasta 15 kW' },
    text: {
      en: 'On portable generators of 15 kW or less the 125 V, 15 and 20 A receptacles have listed GFCI protection; with a floating neutral it is required when there is also a 125/250 V receptacle.',
      es: 'En generadores portátiles de 15 kW o menos los contactos de 125 V, 15 y 20 A llevan GFCI listado; con neutro flotante se exige cuando también hay un contacto de 125/250 V.',
    },
    figures: { kilowatts: [15, 'kW'], volts: [125, 'V'], amps: [20, 'A'], volts2: ['125/250', 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use GFCI on 125 V 15 and 20 A receptacles of portables to 15 kW',
          es: 'usar GFCI en contactos de 125 V 15 y 20 A de portátiles hasta 15 kW',
        },
        words: 'generator',
      },
    ],
    words: { en: 'honda generator gfci trips house bonded neutral', es: 'generador portátil gfci se dispara casa neutro' },
  },
  {
    id: '455-6-conductors',
    section: '455.6(A)',
    grade: 'V2',
    title: { en: 'Phase converter: single-phase wire 125%', es: 'Convertidor de fase: cable monofásico 125%' },
    text: {
      en: "Where loads vary, the single-phase supply conductors carry at least 125% of the converter's nameplate single-phase input current. For fixed specific loads they carry at least 250% of the sum of the three-phase full-load currents, where input and output voltages are the same.",
      es: 'Con cargas variables, los conductores monofásicos llevan al menos 125% de la corriente de entrada de la placa. Con cargas fijas específicas llevan al menos 250% de la suma de las corrientes trifásicas a plena carga, si los voltajes de entrada y salida son iguales.',
    },
    figures: { percent: [125, '%'], percent2: [250, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size phase converter supply wire at 125% of input current',
          es: 'calcular alimentación del convertidor de fase al 125%',
        },
        unless: {
          en: 'loads are fixed and specific; then 250% of the three-phase currents',
          es: 'las cargas sean fijas; entonces sea 250% de las trifásicas',
        },
        words: 'rotary',
      },
    ],
    words: { en: 'rotary wire size breaker', es: 'rotativo calibre breaker' },
  },
  {
    id: '455-7-overcurrent',
    section: '455.7',
    grade: 'K',
    title: { en: 'Phase converter protection: 125%', es: 'Protección del convertidor de fases: 125%' },
    text: {
      en: 'The overcurrent device of a phase converter is at most 125% of its nameplate single-phase input current; with fixed specific loads the conductors are also protected at their ampacity. The next size up is allowed.',
      es: 'La protección de un convertidor de fases es máximo 125% de la corriente monofásica de placa; con cargas fijas los conductores se protegen además según su ampacidad. Se permite el siguiente tamaño.',
    },
    figures: { f1: [125, '%'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'protect a phase converter above 125% of its input current', es: 'proteger un convertidor de fases arriba del 125%' },
        unless: { en: 'the next standard size up is needed', es: 'se ocupe el siguiente tamaño normal' },
        words: 'breaker',
      },
    ],
    words: {
      en: 'phase converter breaker overcurrent maximum',
      es: 'convertidor de fases breaker máximo',
    },
  },
  {
    id: '455-8-disconnect',
    section: '455.8',
    grade: 'V2',
    title: { en: 'Phase converter disconnect in sight', es: 'Desconectador del convertidor a la vista' },
    text: {
      en: 'A means that disconnects all ungrounded single-phase supply conductors at once is readily accessible and in sight of the phase converter.',
      es: 'Un medio que desconecte a la vez todos los vivos monofásicos de alimentación queda fácilmente accesible y a la vista del convertidor de fase.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'put a disconnect in sight of the phase converter', es: 'poner desconectador a la vista del convertidor' },
      },
    ],
    words: { en: 'phase', es: 'fase' },
  },
  {
    id: '455-9-manufactured-phase',
    section: '455.9',
    grade: 'K',
    title: { en: 'No single-phase loads on the manufactured phase', es: 'Nada monofásico en la fase fabricada' },
    text: {
      en: 'Single-phase loads on the load side of a phase converter are not connected to the manufactured phase, which is identified and marked at accessible points. Its voltage is not steady.',
      es: 'Las cargas monofásicas del lado de salida de un convertidor no se conectan a la fase fabricada, que se identifica en los puntos accesibles. Su voltaje no es estable.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'connect single-phase loads to the manufactured phase of a converter',
          es: 'conectar cargas monofásicas a la fase fabricada del convertidor',
        },
        words: 'rotary wild leg',
      },
      {
        says: 'may',
        what: {
          en: 'connect single-phase loads to the two utility legs of a phase converter',
          es: 'conectar cargas monofásicas a las dos fases de la red en un convertidor de fases',
        },
        words: 'rotary converter lights controls real legs luces',
      },
    ],
    words: {
      en: 'wild leg generated leg lathe control transformer rotary lights lighting feed also',
      es: 'pierna generada torno control luces',
    },
  },
  {
    id: '460-3-liquid',
    section: 'Article 460',
    grade: 'V1',
    title: { en: 'Capacitors with over 3 gal of flammable liquid', es: 'Capacitores con más de 3 galones de líquido inflamable' },
    text: {
      en: 'Capacitors with more than 3 gal of flammable liquid are enclosed in vaults or outdoor fenced enclosures. Others are enclosed or guarded where people could touch live parts.',
      es: 'Los capacitores con más de 3 gal de líquido inflamable van en bóveda o cercado exterior. Los demás se encierran o resguardan donde se pudieran tocar partes vivas.',
    },
    figures: { f1: [3, 'gal'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put capacitors with over 3 gal of flammable liquid in vaults or fenced outdoors',
          es: 'poner en bóveda o cerca exterior capacitores con más de 3 galones inflamables',
        },
      },
    ],
    words: {
      en: 'capacitors flammable liquid gallons vault',
      es: 'capacitores galones bóveda',
    },
  },
  {
    id: '460-6-discharge',
    section: '460.6',
    grade: 'V1',
    title: { en: 'Capacitors discharge to 50 V in 1 minute', es: 'Capacitores: bajar a 50 V en 1 minuto' },
    text: {
      en: 'A capacitor of 1000 V or less needs a means that brings its voltage to 50 V or less within 1 minute after it is disconnected; it works by itself, not by hand. Over 1000 V the time is 5 minutes.',
      es: 'Un capacitor de 1000 V o menos necesita un medio que baje su voltaje a 50 V o menos en 1 minuto después de desconectarlo; funciona solo, no a mano. Arriba de 1000 V el tiempo es de 5 minutos.',
    },
    figures: { volts: [1000, 'V'], volts2: [50, 'V'], minutes: [1, 'min'], minutes2: [5, 'min'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'discharge capacitors to 50 V within 1 minute automatically',
          es: 'descargar capacitores a 50 V en 1 minuto automáticamente',
        },
        unless: { en: 'it is over 1000 V; then 5 minutes', es: 'sea de más de 1000 V; entonces 5 minutos' },
      },
      { says: 'must-not', what: { en: 'rely on discharging capacitors by hand', es: 'depender de descargar capacitores a mano' } },
    ],
    words: { en: 'power factor capacitor bleed resistor discharge time', es: 'capacitor factor de potencia resistencia de descarga' },
  },
  {
    id: '460-8-conductors',
    section: '460.8(A)',
    grade: 'V2',
    title: { en: 'Capacitor conductors: 135%', es: 'Conductores de capacitores: 135%' },
    text: {
      en: "Conductors of a capacitor circuit carry at least 135% of its rated current. Those from a capacitor to a motor circuit carry at least one-third of the motor circuit conductors' ampacity as well.",
      es: 'Los conductores de un circuito de capacitor llevan al menos 135% de su corriente nominal. Los que van de un capacitor a un circuito de motor llevan además al menos un tercio de la ampacidad de los conductores del motor.',
    },
    figures: { percent: [135, '%'] },
    claims: [{ says: 'must', what: { en: 'size capacitor conductors at 135%', es: 'calcular conductores de capacitores al 135%' } }],
    words: { en: 'kvar wire size percent', es: 'kvar calibre' },
  },
  {
    id: '460-8-c-disconnect',
    section: '460.8(C)',
    grade: 'V2',
    title: { en: 'Capacitor disconnect: 135%', es: 'Desconectador de capacitores: 135%' },
    text: {
      en: 'Each capacitor bank has a disconnect for its ungrounded conductors, rated at least 135% of its current, unless it is on the load side of a motor controller.',
      es: 'Cada banco de capacitores lleva desconectador de sus vivos, de al menos 135% de su corriente, salvo que esté del lado de carga del controlador de un motor.',
    },
    figures: { percent: [135, '%'] },
    claims: [
      {
        says: 'must',
        what: { en: 'provide a 135% disconnect for each capacitor bank', es: 'poner desconectador del 135% a cada banco de capacitores' },
        words: 'bank',
      },
      {
        says: 'need-not',
        what: {
          en: 'put a disconnect on a capacitor on the load side of a motor controller',
          es: 'poner desconectador a un capacitor del lado de carga de un arrancador',
        },
        words: 'cap pf starter separate switch',
      },
    ],
    words: { en: 'bank size', es: 'banco' },
  },
  {
    id: '460-8-b-overcurrent',
    section: '460.8(B)',
    grade: 'K',
    title: { en: 'Capacitor bank overcurrent protection', es: 'Protección del banco de capacitores' },
    text: {
      en: 'Each ungrounded conductor of a capacitor bank has an overcurrent device rated or set as low as practicable. None is needed on the load side of a motor overload device.',
      es: 'Cada conductor no puesto a tierra de un banco de capacitores lleva protección lo más baja posible. No hace falta del lado de carga de la sobrecarga de un motor.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'protect each ungrounded conductor of a capacitor bank', es: 'proteger cada vivo del banco de capacitores' },
        unless: { en: 'it is on the load side of a motor overload device', es: 'esté del lado de carga de la sobrecarga del motor' },
        words: 'fuse',
      },
    ],
    words: {
      en: 'capacitor fuse breaker as low as practicable',
      es: 'capacitor fusible',
    },
  },
  {
    id: '460-9-motor-overload',
    section: '460.9',
    grade: 'V2',
    title: { en: 'Capacitor after the overload: lower setting', es: 'Capacitor después de la sobrecarga: menor ajuste' },
    text: {
      en: 'Where a capacitor is on the load side of the motor overload device, set the overload by the improved motor circuit current, not by the plate, and size conductors as without the correction.',
      es: 'Si el capacitor va del lado de carga de la protección de sobrecarga, ajústela con la corriente ya corregida del circuito y no con la de placa; los conductores se calculan sin la corrección.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'lower the overload setting with a capacitor on its load side',
          es: 'bajar el ajuste de sobrecarga con capacitor del lado de carga',
        },
        words: 'motor power factor',
      },
    ],
    words: { en: 'power factor correction motor', es: 'corrección factor de potencia' },
  },
  {
    id: '470-clearance-resistors',
    section: '470.3',
    grade: 'K',
    title: { en: 'Resistors and reactors: 12 in. from combustibles', es: 'Resistencias y reactores: 12 pulg. de combustibles' },
    text: {
      en: 'A resistor or reactor closer than 12 in. to combustible material needs a thermal barrier in between, and conductors between resistance elements and controllers are rated at least 90 °C, except for motor starting.',
      es: 'Una resistencia o reactor a menos de 12 pulg. de material combustible lleva barrera térmica, y los conductores entre los elementos y el controlador son de al menos 90 °C, salvo en arranque de motores.',
    },
    figures: { inches: [12, 'in'], celsius: [90, '°C'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep resistors and reactors 12 in. from combustibles',
          es: 'dejar resistencias y reactores a 12 pulg. de combustibles',
        },
        unless: { en: 'a thermal barrier is between', es: 'haya una barrera térmica' },
      },
    ],
    words: {
      en: 'load bank resistor clearance resistor conductor insulation temperature minimum space separation distance thermal barrier',
      es: 'banco de resistencias distancia aislante espacio mínimo separación barrera térmica',
    },
  },
  {
    id: '480-4-terminations',
    section: '480.4',
    grade: 'K',
    title: { en: 'Battery terminals and connections', es: 'Terminales y conexiones de baterías' },
    text: {
      en: 'Between dissimilar metals use antioxidant material where the maker of the battery recommends it; cables to posts may not strain them, and connections stay readily accessible for reading, inspection and cleaning where the design requires it.',
      es: 'Entre metales distintos use antioxidante si el fabricante de la batería lo recomienda; los cables no deben forzar los postes, y las conexiones quedan accesibles para lectura, inspección y limpieza donde el diseño lo requiere.',
    },
    claims: [{ says: 'must-not', what: { en: 'strain battery posts with the cables', es: 'forzar los postes de batería con los cables' } }],
    words: { en: 'battery terminal grease lugs', es: 'grasa terminal batería zapatas' },
  },
  {
    id: '480-7-disconnect',
    section: '480.7',
    grade: 'V2',
    title: { en: 'Battery disconnect over 60 V', es: 'Desconectador de baterías de más de 60 V' },
    text: {
      en: 'A stationary battery over 60 V dc has a disconnect for its ungrounded conductors, readily accessible and within sight of the battery. At one- and two-family dwellings from 2020 an emergency disconnect outside is also required.',
      es: 'Una batería estacionaria de más de 60 V cd lleva desconectador de sus conductores no aterrizados, fácilmente accesible y a la vista. En viviendas de una y dos familias desde 2020 se exige además uno de emergencia en el exterior.',
    },
    figures: { volts: [60, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a battery disconnect over 60 V dc in sight',
          es: 'poner desconectador a la vista en baterías de más de 60 V cd',
        },
        words: 'storage',
      },
      {
        says: 'must',
        what: {
          en: 'install an outside emergency battery disconnect at one- and two-family dwellings',
          es: 'instalar desconexión de emergencia de baterías afuera en viviendas de una y dos familias',
        },
        if: {
          en: 'the 2020 edition or later applies and the stationary battery is over 60 V dc',
          es: 'rige 2020 o posterior y la batería estacionaria pasa de 60 V cd',
        },
        words: 'powerwall',
      },
    ],
    words: { en: 'ups battery disconnect telecom 48 volt', es: 'desconectador de baterías ups telecom' },
  },
  {
    id: '480-9-racks',
    section: '480.9',
    grade: 'K',
    title: { en: 'Battery racks and trays', es: 'Racks y charolas de baterías' },
    text: {
      en: 'Racks and trays of stationary batteries are rigid, treated or made to resist the electrolyte, with nonconducting supports or insulation under the cells; paint alone is not insulation.',
      es: 'Los racks y charolas de baterías son rígidos y resisten el electrolito, con soportes o aislante no conductor bajo las celdas; la pintura sola no aísla.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'rely on paint alone as battery rack insulation', es: 'usar sólo pintura como aislante de rack de baterías' },
      },
    ],
    words: {
      en: 'battery rack support electrolyte resistant',
      es: 'rack de baterías electrolito',
    },
  },
  {
    id: '480-10-locations',
    section: '480.10',
    grade: 'V2',
    title: { en: 'Battery rooms: ventilation and way out', es: 'Cuartos de baterías: ventilación y salida' },
    text: {
      en: 'Provide ventilation suited to the battery technology so that no explosive mixture builds up (lead-acid cells give off hydrogen when charged). Doors of a battery room open in the direction of egress with listed panic hardware, and no gas piping runs in it.',
      es: 'Dé la ventilación propia de la tecnología para que no se junte mezcla explosiva (las de plomo-ácido sueltan hidrógeno al cargarse). Las puertas del cuarto abren hacia la salida con herraje antipánico listado y no pasa tubería de gas.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'ventilate battery rooms for their technology', es: 'ventilar cuartos de baterías según su tecnología' },
        words: 'hydrogen',
      },
      {
        says: 'must',
        what: {
          en: 'use battery room doors opening outward with panic hardware',
          es: 'usar puertas de cuarto de baterías hacia la salida con barra antipánico',
        },
      },
      { says: 'must-not', what: { en: 'run gas piping in a battery room', es: 'pasar tubería de gas por cuarto de baterías' } },
    ],
    words: {
      en: 'hydrogen door panic bar dangerous gas charging',
      es: 'hidrógeno puerta antipánico gas peligroso cargar ventilar',
    },
  },
  {
    id: '480-10-c-racks',
    section: '480.10(C)',
    grade: 'V1',
    title: { en: 'Battery racks: 1 in. from the wall', es: 'Bastidores de baterías: a 1 pulg. de la pared' },
    text: {
      en: 'Working space about a battery system follows 110.26 and is measured from the edge of the battery cabinet, rack or tray. In a rack, a cell container keeps at least 1 in. from any wall or structure on a side that needs no access for maintenance.',
      es: 'El espacio de trabajo de un sistema de baterías sigue 110.26 y se mide desde el borde del gabinete, bastidor o charola. En un bastidor, la celda queda al menos a 1 pulg. de toda pared o estructura del lado que no necesita acceso para mantenimiento.',
    },
    figures: { inches: [1, 'in'] },
    claims: [
      {
        says: 'must',
        what: { en: 'keep cell containers in racks 1 in. from walls', es: 'dejar celdas de rack a 1 pulg. de la pared' },
        words: 'battery',
      },
      { says: 'must', what: { en: 'keep 110.26 working space at batteries', es: 'dejar espacio de trabajo 110.26 en baterías' } },
    ],
    words: {
      en: 'battery rack cell container minimum clearance wall side working space stationary',
      es: 'bastidor rack de baterías celda distancia mínima pared espacio de trabajo',
    },
  },
  {
    id: '495-35-access',
    section: '495.35',
    numberIn: { '2017': '490.35', '2020': '490.35' },
    grade: 'K',
    title: { en: 'Over 1000 V: doors locked or interlocked', es: 'Más de 1000 V: puertas con llave o enclavadas' },
    text: {
      en: 'Doors that give unqualified persons access to live high-voltage equipment are kept locked; access to moving high-voltage parts of switching equipment is prevented until it is disconnected, and control and low-voltage devices are separated so that they can be worked on safely.',
      es: 'Las puertas que darían a personas no calificadas acceso a equipo energizado de alta tensión se mantienen con llave; no se llega a las partes de alta tensión del equipo de maniobra hasta desconectarlo, y los dispositivos de control quedan separados para trabajarlos con seguridad.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'lock doors to live equipment over 1000 V', es: 'cerrar con llave puertas a equipo vivo de más de 1000 V' },
      },
    ],
    words: { en: 'medium voltage switchgear door interlock', es: 'tablero media tensión puerta enclavamiento' },
  },
  {
    id: '495-46-breaker-locking',
    section: '495.46',
    numberIn: { '2017': '490.46', '2020': '490.46' },
    grade: 'K',
    title: { en: 'Over 1000 V: breakers lock open', es: 'Más de 1000 V: breakers con candado en abierto' },
    text: {
      en: 'Circuit breakers over 1000 V can be locked in the open position or, when mounted in a drawout mechanism, the mechanism can be locked with the breaker out of the connected position.',
      es: 'Los interruptores de más de 1000 V se pueden cerrar con candado en abierto o, si son removibles, el mecanismo se bloquea con el interruptor fuera de la posición conectada.',
    },
    figures: { volts: [1000, 'V'] },
    claims: [
      {
        says: 'must',
        what: { en: 'use breakers over 1000 V that lock open', es: 'usar breakers de más de 1000 V con candado en abierto' },
      },
    ],
    words: { en: 'medium voltage breaker lockout drawout', es: 'interruptor media tensión candado removible' },
  },
];

// Confirmed: 445.18, 445.19 electricallicenserenewal 1514, EC&M, thebuildingcodeforum; 445.20 electricallicenserenewal 139; 445.13 Mike Holt forum (52931, 12989), EC&M; 455.6, 455.8 EC&M 2023, fasttraxsystem; 460.8(C) California Title 8, studylib; 460.9 engineerboards, aeusp. One source only: 445.11, 460.6 EC&M quiz; 460.8 journeyman exam bank, winenfood.
// Second reading: 445.13 Mike Holt forum 12989 and 47484, codebookcity; 445.11 codebookcity.
// Reread: 445.13 Mike Holt forum 12989 and 47484, codebookcity; 445.11 codebookcity; 480.10 NFPA community, homepower, IAEI 2007. One source only: 480.7 electricallicenserenewal 933.
// Third look: 445.20 Leviton 2017, EC&M quiz 2017; 480.7 RE-wrenches list, EC&M 2018. One source: 460.3 thesitesheet (270.3 in 2026), 460.6 5 minutes California Title 8 section 2893.
