// What people ask about heating, cooling, pumps and appliances whose wiring they doubt, or which are of another voltage.
import type { Topic } from '../knowledge.ts';

export const everydayAppliancesAndHeatingTopics: readonly Topic[] = [
  {
    id: 'troubleshooting-low-voltage-fuse-blows',
    area: 'troubleshooting',
    grade: 'K',
    title: {
      en: 'Why does the 3 A or 5 A fuse on the furnace or air handler board keep blowing?',
      es: '¿Por qué se quema el fusible de 3 A o 5 A de la tarjeta del furnace o del aire?',
    },
    answer: {
      en: 'A short on the 24 V side. Only in cooling: the thermostat cable to the outdoor unit, or the coil of its contactor. Only in heating: the W wire, gas valve, limit or igniter wiring. With any call: the cable to the thermostat, R touching C or metal.\n\nTake the two small wires off the contactor: if the fuse then holds, the coil is shorted; if not, the cable. A good 24 V coil reads about 8 to 25 ohms; near 0 is shorted. The same fuse again, never a larger one: it protects the transformer (75 VA / 24 V is about 3 A).',
      es: 'Un corto en los 24 V. Solo en frío: el cable de termostato a la unidad de afuera, o la bobina de su contactor. Solo en calefacción: el cable W, la válvula de gas, el límite o el cableado del encendedor. Con cualquier llamada: el cable al termostato, R tocando C o metal.\n\nSuelte los dos cablecitos del contactor: si el fusible aguanta, es la bobina; si no, el cable. Una bobina buena de 24 V mide unos 8 a 25 ohms; casi 0 es corto. El mismo fusible, nunca uno mayor: protege el transformador (75 VA / 24 V son unos 3 A).',
    },
    steps: {
      en: [
        'Turn the power off at the breaker and the unit switch.',
        'Look for chewed, sun-rotted or cut cable at the outdoor unit, and for wire pinched by sheet metal.',
        'Take Y, W, G and the outdoor wires off the board, fit the same fuse (a resettable 3 A tester saves fuses), power on.',
        'Off again each time: put one wire back, then call for it; the one that blows holds the short.',
        'On that wire part cable from coil or valve, and measure each dead: near 0 ohms is the short.',
        'Replace the cable, contactor or valve; fit the fuse size printed on the board.',
      ],
      es: [
        'Corte la corriente en el breaker y en el apagador del aparato.',
        'Busque cable mordido, tostado por el sol o cortado afuera, y alambre prensado por la lámina.',
        'Suelte Y, W, G y los cables de afuera en la tarjeta, ponga el mismo fusible (un probador de 3 A con reset ahorra fusibles) y dé corriente.',
        'Cortando cada vez: regrese un cable y pida esa función; el que lo quema tiene el corto.',
        'En ese cable separe el tramo de la bobina o válvula y mida cada uno muerto: casi 0 ohms es el corto.',
        'Cambie cable, contactor o válvula; ponga el fusible impreso en la tarjeta.',
      ],
    },
    references: ['725.60', '110.3(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put a larger fuse on a furnace or air handler board that keeps blowing its 3 A or 5 A one',
          es: 'poner un fusible mayor en la tarjeta del furnace que quema el de 3 A o 5 A',
        },
        words: 'bigger fuse 10 amp automotive fuse ok',
      },
      {
        says: 'is',
        what: {
          en: 'a 24 V contactor coil that reads under about 1 ohm is shorted',
          es: 'una bobina de contactor de 24 V que mide menos de 1 ohm está en corto',
        },
        words: 'resistance 0.8 ohms bad coil',
      },
    ],
    words: {
      en: '3 amp purple fuse 5 amp tan fuse hvac control board pops blows when AC turns on call for cooling call for heat low voltage short 24 volt transformer VA fuse size thermostat wire weedeater contactor coil ohms',
      es: 'fusible morado 3 amperes tarjeta furnace clima truena se quema pide frío calefacción corto 24 volts cable de termostato bobina contactor transformador',
    },
  },
  {
    id: 'troubleshooting-furnace-blower-will-not-stop',
    area: 'troubleshooting',
    grade: 'K',
    title: {
      en: "Why won't the furnace or its blower shut off with the thermostat off?",
      es: '¿Por qué no se apaga el furnace o su soplador con el termostato en OFF?',
    },
    answer: {
      en: 'Take the thermostat wires off the furnace board, power off, and try again. If it still blows: the blower relay on the board is stuck, or a limit switch is open and holds the fan on. If it stops: the thermostat, its FAN ON setting, or the cable with R touching G (fan) or W (heat).\n\nThen put the wires back on the board and take the thermostat off the wall: stops now, the thermostat is bad; still runs, the cable is shorted by a staple, nail or damage. Replace it or use good spare wires in it.',
      es: 'Con la corriente cortada suelte los cables del termostato en la tarjeta y pruebe otra vez. Si sigue soplando: el relevador del soplador está pegado, o un límite abierto lo mantiene prendido. Si para: el termostato, su FAN ON, o el cable con R tocando G (soplador) o W (calefacción).\n\nLuego regrese los cables a la tarjeta y quite el termostato de la pared: si para, es el termostato; si sigue, el cable está en corto por una grapa, clavo o daño. Cámbielo o use hilos buenos de sobra.',
    },
    steps: {
      en: [
        'Set the thermostat to OFF and the fan to AUTO.',
        'Power off at the furnace switch; take R, G, W and Y off the board; power on.',
        'Runs: board relay or an open limit (dirty filter, blocked duct). Stops: thermostat or cable.',
        'Power off, wires back on the board, thermostat off the wall with its wires apart; power on.',
        'Stops: replace the thermostat. Runs: replace the cable.',
      ],
      es: [
        'Ponga el termostato en OFF y el ventilador en AUTO.',
        'Corte en el switch del furnace; suelte R, G, W y Y de la tarjeta; dé corriente.',
        'Sigue: relevador de la tarjeta o límite abierto (filtro sucio, ducto tapado). Para: termostato o cable.',
        'Corte, cables de regreso a la tarjeta, termostato fuera de la pared con sus hilos separados; dé corriente.',
        'Para: cambie el termostato. Sigue: cambie el cable.',
      ],
    },
    references: ['422.12', '725.24'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a furnace that runs with the thermostat off the wall and stops with its wires off the board has a shorted thermostat cable',
          es: 'un furnace que anda sin termostato y para al soltar sus cables de la tarjeta tiene el cable de termostato en corto',
        },
        words: 'is it the cable wire shorted',
      },
      {
        says: 'is-not',
        what: {
          en: 'the thermostat is at fault where the blower runs with the thermostat wires off the board',
          es: 'la falla sea del termostato si el soplador anda con sus cables sueltos de la tarjeta',
        },
        words: 'thermostat bad blower relay stuck',
      },
    ],
    words: {
      en: 'blower fan runs all the time constantly stays on auto heat runs nonstop furnace fan cold air thermostat off stuck relay limit switch G wire',
      es: 'soplador abanico de la calefacción no para no se apaga siempre prendido aire frío termostato relevador pegado límite',
    },
  },
  {
    id: 'troubleshooting-mini-split-communication-error',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'Mini split shows a communication error', es: 'El minisplit marca error de comunicación' },
    answer: {
      en: "Check the cable between the two units first: the kind the maker names (mostly 14 AWG, 4 wires, stranded), unbroken, tight, 1 to 1, 2 to 2, 3 to 3 and ground in the same order at both ends. Thermostat cable isn't rated for it: most units carry line voltage on it.\n\nCommon faults: swapped wires, a splice, a disconnect that opens some of the wires only, low supply. After a storm: breaker off for five minutes; if the error stays, a board may be surge-damaged. The code's meaning stands in that model's manual.",
      es: 'Primero revise el cable entre las dos unidades: el que pide el fabricante (casi siempre 14 AWG, 4 hilos, trenzado), entero, apretado, 1 con 1, 2 con 2, 3 con 3 y tierra en el mismo orden en los dos lados. El cable de termostato no es para eso: casi todos llevan voltaje de línea ahí.\n\nFallas comunes: hilos cambiados, un empalme, un desconectador que corta solo algunos hilos, voltaje bajo. Tras una tormenta: breaker abajo cinco minutos; si sigue, puede ser una tarjeta dañada. El significado del código está en el manual de ese modelo.',
    },
    steps: {
      en: [
        'Breaker off, disconnect off, wait for the capacitors to discharge, prove dead.',
        'Open both terminal covers; compare number by number, pull on each wire, retighten.',
        'Measure each wire end to end, and against the others: any splice or wire that reads open or touching is replaced with a whole cable.',
        'See that a disconnect in that cable opens all that the maker says, or none.',
        "Covers on, power on; an electrician or technician measures supply and signal by the manual's figures.",
        'All good: a board, indoor or outdoor.',
      ],
      es: [
        'Breaker y desconectador abajo, espere a que se descarguen los capacitores, compruebe sin voltaje.',
        'Abra las dos tapas; compare número por número, jale cada hilo y reapriete.',
        'Mida cada hilo de punta a punta y contra los otros: si hay empalme, abierto o corto, cambie el cable entero.',
        'Vea que un desconectador en ese cable corte todos los hilos que dice el fabricante, o ninguno.',
        'Con tapas y corriente, un electricista o técnico mide alimentación y señal según el manual.',
        'Si todo está bien: una tarjeta, la de adentro o la de afuera.',
      ],
    },
    references: ['110.3(B)', '440.14', 'Article 440'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use thermostat cable between the indoor and outdoor unit of a mini split',
          es: 'usar cable de termostato entre la unidad de adentro y la de afuera de un minisplit',
        },
        unless: { en: "the maker's instructions name it for the signal", es: 'el instructivo lo pida para la señal' },
        words: '18 gauge low voltage wire interconnect communication',
      },
      {
        says: 'must',
        what: {
          en: 'match the terminals of a mini split number to number at both units',
          es: 'conectar los bornes del minisplit número con número en las dos unidades',
        },
        words: '1 2 3 order swapped',
      },
    ],
    words: {
      en: 'minisplit ductless heat pump E1 A4 E6 error code interconnect wire 14/4 stranded splice signal indoor outdoor unit head lightning',
      es: 'minisplit error E1 comunicación cable de interconexión 14/4 trenzado señal condensadora evaporadora rayo',
    },
  },
  {
    id: 'troubleshooting-start-capacitor-keeps-burning',
    area: 'troubleshooting',
    grade: 'K',
    title: {
      en: 'Why does a well pump or motor keep burning up start capacitors?',
      es: '¿Por qué la bomba o el motor quema los capacitores de arranque?',
    },
    answer: {
      en: 'It starts too often, or the capacitor stays in too long. On a well pump: a pressure tank that lost its air (waterlogged) makes the pump cycle every few seconds, and a start capacitor stands only some 20 starts an hour.\n\nOther causes: a relay or centrifugal switch that does not drop it out, low voltage at start, a dragging pump, a capacitor of too low volts. Mend the cause first, then fit the same microfarads and the same volts or more.',
      es: 'Arranca demasiadas veces, o el capacitor se queda metido de más. En bomba de pozo: el tanque de presión sin aire la hace prender y apagar a cada rato, y un capacitor de arranque aguanta unos 20 arranques por hora.\n\nOtras causas: relevador o centrífugo que no lo saca, voltaje bajo al arrancar, bomba pesada, capacitor de pocos volts. Primero quite la causa; luego ponga los mismos microfarads y los mismos volts o más.',
    },
    steps: {
      en: [
        'Count the starts with one tap open: under a minute between them, the tank or pressure switch is bad.',
        'Power off, drain the tank: set its air to 2 psi below cut-in, or replace it if water comes out of the air valve.',
        'Power off, capacitor discharged: test the start relay or switch as its maker says.',
        'A qualified person measures voltage while it starts, and running amps against the plate.',
        'Fit capacitor and, if pitted, relay like for like.',
      ],
      es: [
        'Cuente los arranques con una llave abierta: si pasa menos de un minuto, falla el tanque o el presostato.',
        'Corte, vacíe el tanque: aire a 2 psi bajo la presión de arranque, o cámbielo si sale agua por la válvula de aire.',
        'Corte y descargue el capacitor: pruebe relevador o centrífugo como dice el fabricante.',
        'Una persona calificada mide el voltaje al arrancar y la corriente contra la placa.',
        'Cambie capacitor y, si está picado, el relevador, por iguales.',
      ],
    },
    references: ['430.22', '460.6'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a waterlogged pressure tank that makes the pump cycle burns out start capacitors',
          es: 'un tanque de presión sin aire que hace ciclar la bomba quema los capacitores de arranque',
        },
        words: 'short cycling tank cause',
      },
    ],
    words: {
      en: 'submersible well pump capacitor blows burnt third capacitor short cycles on and off fast control box relay waterlogged tank',
      es: 'bomba sumergible quema truena capacitores prende y apaga a cada rato tanque hidroneumático sin aire presostato relevador',
    },
  },
  {
    id: 'wiring-methods-three-phase-motor-on-single-phase',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'How do I run a three-phase motor where there is only 240 V single-phase?',
      es: '¿Cómo ando un motor trifásico donde solo hay 240 V monofásicos?',
    },
    answer: {
      en: 'With a drive (VFD) that takes single-phase in, for one motor: usually rated about double the motor, or as its maker says. With a rotary phase converter for several machines. A static converter gives only about two thirds of the power.\n\nSupply to a converter: conductors for at least 125% of its nameplate input amps, a breaker of at most 125% (or by the fixed loads), a disconnect in sight. To a drive: conductors for 125% of its rated input, the breaker by its manual. The manufactured phase feeds no 120 V loads. The motor must be of 240 V.',
      es: 'Con un variador (VFD) que acepte entrada monofásica, para un motor: casi siempre de como el doble del motor, o según el fabricante. Con convertidor rotativo si son varias máquinas. El estático da solo como dos tercios de la fuerza.\n\nAlimentación del convertidor: conductores para al menos 125% de la corriente de entrada de placa, breaker de máximo 125% (o según las cargas fijas), desconectador a la vista. La del variador: conductores para 125% de su entrada, breaker según su manual. La fase fabricada no alimenta cargas de 120 V. El motor tiene que ser de 240 V.',
    },
    references: ['455.6', '455.7', '455.8', '455.9', '430.122'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'run a three-phase motor from a single-phase supply through a phase converter or drive',
          es: 'mover un motor trifásico con alimentación monofásica por un convertidor de fases o variador',
        },
        if: { en: 'the converter or drive is rated for it', es: 'el convertidor o variador es de esa capacidad' },
        words: 'mill lathe compressor garage vfd rotary static',
      },
      {
        says: 'must-not',
        what: {
          en: 'connect single-phase loads to the manufactured phase of a phase converter',
          es: 'conectar cargas monofásicas a la fase fabricada de un convertidor',
        },
        words: '120 generated leg wild leg',
      },
    ],
    words: {
      en: 'three phase machine mill lathe in garage single phase house only 240 vfd rotary phase converter static converter',
      es: 'motor trifásico en casa monofásico torno fresadora variador convertidor rotativo estático puro 220',
    },
  },
  {
    id: 'theory-380-v-50-hz-motor-on-60-hz',
    area: 'theory',
    grade: 'K',
    title: {
      en: 'Can a 380 V, 50 Hz motor run on 460 V, 60 Hz?',
      es: '¿Un motor de 380 V, 50 Hz puede andar con 460 V, 60 Hz?',
    },
    answer: {
      en: 'Yes, usually: 380 V / 50 Hz and 460 V / 60 Hz have nearly the same volts per hertz (7.6 and 7.7), so the core is not overfed. It turns 20% faster. Ask the maker, or look for a 60 Hz line on the plate.\n\nAt 20% more speed a fan or pump asks for about 73% more power and may overload. Gears, brakes, contactor coils, control transformers and safety speeds are checked too. At 400 V, 60 Hz it is weak. A plate in 220/380 V goes in wye for 460 V.',
      es: 'Sí, casi siempre: 380 V / 50 Hz y 460 V / 60 Hz tienen casi los mismos volts por hertz (7.6 y 7.7), así que el núcleo no se satura. Gira 20% más rápido. Pregunte al fabricante o busque la línea de 60 Hz en la placa.\n\nCon 20% más de velocidad, un ventilador o bomba pide como 73% más potencia y puede sobrecargarse. También se revisan engranes, frenos, bobinas de contactor, transformadores de control y velocidades seguras. A 400 V, 60 Hz queda débil. Con placa de 220/380 V va en estrella para 460 V.',
    },
    references: ['430.7', '430.6(A)', '110.3(B)'],
    claims: [
      {
        says: 'may',
        what: { en: 'run a 380 V, 50 Hz motor on 460 V, 60 Hz', es: 'usar un motor de 380 V, 50 Hz con 460 V, 60 Hz' },
        if: {
          en: 'its maker allows it and the machine stands 20% more speed',
          es: 'el fabricante lo permite y la máquina aguanta 20% más velocidad',
        },
        words: 'german european machine import tied to our line 480',
      },
      {
        says: 'is',
        what: { en: 'a 50 Hz motor turns 20% faster on 60 Hz', es: 'un motor de 50 Hz gira 20% más rápido con 60 Hz' },
        words: 'speed rpm',
      },
    ],
    words: {
      en: 'european german import machine plate 380 400 volt 50 hertz motor on 460 480 60 hertz speed volts per hertz pump fan overload',
      es: 'máquina alemana europea importada placa 380 50 hertz en 460 480 60 hertz velocidad volts por hertz',
    },
  },
  {
    id: 'safety-washer-running-while-bathing',
    area: 'safety',
    grade: 'V1',
    title: {
      en: 'Is it dangerous to shower while the washing machine is running?',
      es: '¿Es peligroso bañarse con la lavadora prendida?',
    },
    answer: {
      en: 'No, not where the washer is on a GFCI-protected receptacle with a good ground. Yes, in an old house without ground or GFCI: a leak in the machine can put voltage on its metal and the water, so do not until that is mended.\n\nLaundry and bathroom receptacles of a dwelling need GFCI today. Keep machine, plug and cord out of the tub or shower zone, and never touch the machine wet. A tingle from tap or machine: breaker off, and an electrician.',
      es: 'No, si la lavadora está en un contacto con GFCI y buena tierra. Sí, en casa vieja sin tierra o sin GFCI: una fuga de la máquina puede poner voltaje en su metal y en el agua; no lo haga hasta arreglarlo.\n\nLos contactos de lavandería y baño de una vivienda hoy piden GFCI. Máquina, clavija y cordón fuera de la zona de tina o regadera, y no la toque mojado. Si la llave o la máquina da toques: breaker abajo y un electricista.',
    },
    references: ['210.8(A)', '250.114', '406.9(C)', '250.104(A)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'it is dangerous to shower with the washing machine running',
          es: 'es peligroso bañarse con la lavadora prendida',
        },
        if: { en: 'the washer has no ground or no GFCI protection', es: 'la lavadora no tiene tierra o no tiene GFCI' },
        words: 'safe myth bath same bathroom laundry',
      },
      {
        says: 'must-not',
        what: {
          en: 'bathe beside a washing machine that has no ground and no GFCI protection',
          es: 'bañarse junto a una lavadora sin tierra y sin GFCI',
        },
        words: 'old house ungrounded',
      },
    ],
    words: {
      en: 'shower bath while washer laundry is on same bathroom safe myth electrocuted leaking washing machine',
      es: 'bañarse con la lavadora encendida mismo baño mito peligroso regadera toques',
    },
  },
  {
    id: 'code-electric-shower-head',
    area: 'code',
    grade: 'K',
    title: {
      en: 'May I install an electric shower head from my country in the US?',
      es: '¿Se puede instalar en EE. UU. una regadera (ducha) eléctrica de mi país?',
    },
    answer: {
      en: "No, in practice: the shower heads with a heating element in the water are not listed for the US, and an inspector approves only what is listed or otherwise shown to be safe. Put in a listed tank or tankless heater outside the shower, on its own circuit.\n\nNever splice one into a bathroom or lighting circuit: at 5,500 W and 120 V it would draw about 46 A. A tingle on opening the tap is never normal: it leaks into the water or has no ground. Breaker off, don't use it, and have ground, GFCI and bonding checked.",
      es: 'No, en la práctica: las regaderas con resistencia dentro del agua no están listadas para EE. UU., y el inspector solo aprueba lo listado o lo que se demuestre seguro. Ponga un calentador listado, de tanque o de paso, fuera de la regadera y con su circuito.\n\nNunca la empalme al circuito del baño o de luces: con 5,500 W a 120 V tomaría unos 46 A. Un cosquilleo al abrir la llave nunca es normal: fuga al agua o falta la tierra. Baje el breaker, no la use y haga revisar tierra, GFCI y uniones.',
    },
    references: ['110.2', '110.3(B)', '250.4(A)(5)', '250.104(A)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'install an unlisted electric shower head with the element in the water',
          es: 'instalar una regadera eléctrica no listada con la resistencia en el agua',
        },
        words: 'ducha eléctrica lorenzetti suicide shower',
      },
      {
        says: 'is-not',
        what: {
          en: 'a tingle from an electric shower or its tap is normal',
          es: 'sea normal que la regadera eléctrica o su llave dé cosquilleo',
        },
        words: 'toques al abrir la llave shock',
      },
    ],
    words: {
      en: 'electric shower head ducha instant heating shower head suicide shower legal tingle',
      es: 'ducha eléctrica regadera eléctrica lorenzetti cosquilleo toques al abrir la llave qué cable se puede',
    },
  },
  {
    id: 'troubleshooting-appliance-on-wrong-voltage',
    area: 'troubleshooting',
    grade: 'K',
    title: {
      en: 'What happens to a 120 V appliance on 240 V, or a 240 V one on 120 V?',
      es: '¿Qué pasa si conecto un aparato de 120 V a 240 V, o uno de 240 V a 120 V?',
    },
    answer: {
      en: 'At double the voltage it burns: a heater gives four times its watts, motors and electronics fail within seconds. At half, a heater gives a quarter of its heat; a motor or compressor hums, may not start and overheats. Marked 100-240 V it works on both.\n\nAfter a bang: unplug, do not try again. Sometimes only a fuse or a varistor at the input took it, and a shop can mend it. Find out why the plug fitted: a 120 V receptacle with 240 V on it is a dangerous wiring fault, breaker off until mended.',
      es: 'Con el doble de voltaje se quema: una resistencia da cuatro veces sus watts, y motores y electrónica fallan en segundos. Con la mitad, una resistencia da un cuarto de su calor; un motor o compresor zumba, puede no arrancar y se calienta. Si dice 100-240 V, sirve en los dos.\n\nSi tronó: desenchufe y no lo intente otra vez. A veces solo se fue un fusible o varistor de entrada y un taller lo arregla. Vea por qué entró la clavija: un contacto de 120 V con 240 V es falla peligrosa; breaker abajo hasta arreglarlo.',
    },
    references: ['110.4', '110.3(B)', '406.4(F)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a 240 V heater gives a quarter of its heat on 120 V',
          es: 'un calentador de 240 V da un cuarto de su calor con 120 V',
        },
        words: 'half voltage 220 on 110 work',
      },
      {
        says: 'must-not',
        what: { en: 'plug a 120 V appliance into 240 V', es: 'enchufar un aparato de 120 V a 240 V' },
        unless: { en: 'its plate says it takes both, as 100-240 V', es: 'su placa diga que acepta los dos, como 100-240 V' },
        words: '110 into 220 burn',
      },
    ],
    words: {
      en: 'plugged 110 120 into 220 240 by mistake popped smoke fried save 220 appliance on 110 half voltage adapter',
      es: 'conecté por error aparato de 110 120 en 220 240 tronó se quemó se salva enchufar uno de 220 en 110',
    },
  },
];
