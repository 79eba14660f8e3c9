// Control circuits, kinds of fuses and breakers, lighting control: what things are and how they differ.
import type { Topic } from '../knowledge.ts';

export const controlAndProtectionTopics: readonly Topic[] = [
  {
    id: 'theory-control-two-wire-three-wire',
    area: 'theory',
    grade: 'V2',
    title: {
      en: 'Two-wire and three-wire motor control: the seal-in contact',
      es: 'Control de motor de dos y tres hilos: el contacto de enclave',
    },
    answer: {
      en: 'Two-wire control uses one maintained contact (float, thermostat): after an outage the motor restarts by itself. Three-wire control uses momentary start and stop buttons and a normally open auxiliary contact in parallel with START that seals the coil in: after an outage or dip it does not restart by itself.\n\nSTOP is normally closed and in series, so a broken wire stops the motor. Several stops go in series, several starts in parallel. If the motor runs only while START is held, the seal-in contact or its wire is open.',
      es: 'El de dos hilos usa un contacto sostenido (flotador, termostato): tras un apagón el motor arranca solo. El de tres hilos usa botones momentáneos y un contacto auxiliar normalmente abierto en paralelo con ARRANQUE que sella (enclava) la bobina: tras un apagón no arranca solo.\n\nPARO es normalmente cerrado y en serie; así un hilo roto para el motor. Varios paros van en serie, varios arranques en paralelo. Si el motor trabaja solo con el botón oprimido, está abierto el contacto de enclave o su hilo.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'two-wire control restarts the motor by itself after an outage',
          es: 'el control de dos hilos reinicia solo el motor tras un apagón',
        },
      },
      {
        says: 'is-not',
        what: { en: 'three-wire control restarts by itself after an outage', es: 'el control de tres hilos reinicia solo tras un apagón' },
      },
    ],
    words: {
      en: 'start stop station seal in holding contact latch maintained momentary low voltage release runs only while button held restart after outage control circuit extra stop buttons start buttons series or parallel let go green button keeps running power dip',
      es: 'estacion arranque paro boton enclavamiento sello auxiliar momentaneo sostenido reinicio apagon solo mientras oprimo circuito de control botones de paro y arranque adicionales en serie o paralelo suelto el boton verde sigue',
    },
  },
  {
    id: 'theory-relay-contacts',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Relay, contactor and starter; NO and NC contacts', es: 'Relevador, contactor y arrancador; contactos NA y NC' },
    answer: {
      en: "Normally open (NO) and normally closed (NC) are the states with the coil off: energized, NO closes and NC opens. A relay switches small loads and control, a contactor power loads, and a motor starter is a contactor with an overload relay.\n\nForm A is NO, B is NC, C is a changeover with a common. A timer with on-delay waits after the coil is energized, off-delay after it drops. An interlock puts each contactor's NC contact in series with the other's coil, so forward and reverse never close together.",
      es: 'Normalmente abierto (NA, NO) y normalmente cerrado (NC) son los estados con la bobina apagada: al energizarla, el NA cierra y el NC abre. El relevador maneja cargas chicas y control, el contactor cargas de fuerza, y el arrancador es un contactor con relevador de sobrecarga.\n\nForma A es NA, B es NC, C es de cambio con común. El temporizador on-delay espera después de energizar la bobina, el off-delay después de soltarla. El enclavamiento (interlock) pone el NC de cada contactor en serie con la bobina del otro, para que adelante y reversa nunca cierren juntos.',
    },
    references: [],
    claims: [
      { says: 'is', what: { en: 'an energized NO contact closes', es: 'un contacto NA energizado se cierra' } },
      {
        says: 'is-not',
        what: { en: 'an NC contact closes when its coil is energized', es: 'un contacto NC se cierre al energizar su bobina' },
      },
    ],
    words: {
      en: 'normally open normally closed no nc relay contactor starter difference interlock forward reverse on delay off delay timer ladder diagram what does nc mean contact coil energized',
      es: 'normalmente abierto cerrado na nc relevador contactor arrancador diferencia enclavamiento reversa temporizador diagrama escalera que significa nc contacto bobina energiza relay',
    },
  },
  {
    id: 'terms-fuse-classes',
    area: 'terms',
    grade: 'V2',
    title: { en: 'Fuse kinds: fast, time-delay, current-limiting', es: 'Tipos de fusible: rápido, retardado, limitador de corriente' },
    answer: {
      en: "A fast-acting fuse opens at once on overload; a time-delay (dual-element) fuse rides through motor starting, so it can be sized closer; a current-limiting one (class J, R, T, CC) opens in less than half a cycle and holds down the peak of a short circuit.\n\nClass R has a rejection groove so that a weaker class H doesn't fit. Replace with the same class, amps and volts. Type S plug fuses have adapters so that nobody screws in a larger one.",
      es: 'El rápido abre luego con sobrecarga; el retardado (doble elemento) aguanta el arranque de motores y se calcula más justo; el limitador (clases J, R, T, CC) abre en menos de medio ciclo y recorta el pico del corto.\n\nLa clase R trae ranura de rechazo para que no entre la H, más débil. Cambie por la misma clase, amperes y volts. Los fusibles tapón tipo S llevan adaptador para que nadie meta uno mayor.',
    },
    references: ['240.60'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'replace a fuse with the same class, amps and volts',
          es: 'cambiar un fusible por otro de la misma clase, amperes y volts',
        },
      },
      {
        says: 'must-not',
        what: { en: 'replace a fuse with a larger one', es: 'cambiar un fusible por uno más grande' },
        words: 'bigger amps penny',
      },
      {
        says: 'is-not',
        what: { en: 'a class H fuse fits a class R rejection holder', es: 'un fusible clase H entra en un portafusible clase R' },
      },
    ],
    words: {
      en: 'fuse class j r cc t time delay dual element slow blow fast acting current limiting rejection what does current limiting mean fuse versus breaker let-through peak half cycle',
      es: 'fusible clase j r cc retardado doble elemento lento rapido limitador corriente rechazo que significa limitador de corriente fusible contra breaker medio ciclo',
    },
  },
  {
    id: 'terms-instantaneous-trip-breaker',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'Inverse-time breaker vs instantaneous-trip breaker (MCP)',
      es: 'Breaker de tiempo inverso o de disparo instantáneo (MCP)',
    },
    answer: {
      en: 'An inverse-time breaker has a thermal part for overload (the more current, the sooner it trips) and a magnetic one for shorts. An instantaneous-trip breaker (motor circuit protector) has only the magnetic part, with no delay and no overload protection.\n\nAn MCP is allowed only in a listed combination motor controller with its own overload relay, and is adjustable. For everything else use inverse time.',
      es: 'El de tiempo inverso tiene parte térmica para sobrecarga (a más corriente, más pronto dispara) y magnética para cortos. El de disparo instantáneo (MCP, protector de circuito de motor) solo tiene la magnética, sin retardo ni protección de sobrecarga.\n\nEl MCP se permite solo en un controlador combinado listado con su relevador de sobrecarga, y es ajustable. Para lo demás use tiempo inverso.',
    },
    references: ['430.52'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use an instantaneous-trip breaker (MCP) as an ordinary breaker',
          es: 'usar un breaker de disparo instantáneo (MCP) como breaker común',
        },
        unless: {
          en: 'it is in a listed combination motor controller with its own overload relay',
          es: 'esté en un controlador combinado listado con su térmico',
        },
      },
      { says: 'is-not', what: { en: 'an MCP gives overload protection', es: 'un MCP da protección de sobrecarga' } },
    ],
    words: {
      en: 'mcp motor circuit protector instantaneous trip magnetic only thermal magnetic difference inverse time',
      es: 'mcp instantaneo magnetico termomagnetico diferencia tiempo inverso',
    },
  },
  {
    id: 'terms-combination-afci',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What does combination-type AFCI mean?', es: '¿Qué quiere decir AFCI tipo combinación?' },
    answer: {
      en: 'It combines detection of both kinds of arc, parallel (hot to neutral or ground) and series (a break in one wire, as in a damaged cord). It does not mean AFCI plus GFCI.\n\nA device with both is called dual-function AFCI/GFCI. The old branch/feeder type saw parallel arcs only. An outlet branch-circuit AFCI is a receptacle that protects what follows it.',
      es: 'Combina la detección de los dos tipos de arco: en paralelo (vivo con neutro o tierra) y en serie (un alambre cortado, como en un cordón dañado). No quiere decir AFCI más GFCI.\n\nEl que trae los dos se llama de doble función AFCI/GFCI. El viejo tipo ramal/alimentador veía solo arcos en paralelo. El AFCI de salida es un contacto que protege lo que sigue.',
    },
    references: ['210.12', '100'],
    claims: [
      { says: 'is-not', what: { en: 'combination-type AFCI means AFCI plus GFCI', es: 'AFCI tipo combinación significa AFCI más GFCI' } },
      {
        says: 'is',
        what: {
          en: 'a combination AFCI detects both parallel and series arcs',
          es: 'un AFCI de combinación detecta arcos en paralelo y en serie',
        },
      },
    ],
    words: {
      en: 'combination type afci combine series parallel arc dual function gfci plus afci cafci',
      es: 'combinacion afci combina serie paralelo arco doble funcion gfci',
    },
  },
  {
    id: 'terms-why-not-green-as-neutral',
    area: 'terms',
    grade: 'V2',
    title: { en: 'Why can ground not be used as a neutral?', es: '¿Por qué no se usa la tierra (el verde) como neutro?' },
    answer: {
      en: 'The neutral carries current all the time; the green or bare wire carries it only in a fault. Used as a neutral it puts current on every metal case and pipe joined to it, and if it opens, those cases become live at full voltage: a shock and fire hazard. It is not allowed.\n\nFor the same reason neutral and ground meet only at the service or at a separate source, not in subpanels or boxes.',
      es: 'El neutro lleva corriente todo el tiempo; el verde o desnudo solo en una falla. Usado de neutro mete corriente a toda caja y tubo unido, y si se abre, esas cajas quedan energizadas a voltaje pleno: choque e incendio. No se permite.\n\nPor lo mismo neutro y tierra se unen solo en la acometida o en una fuente propia, no en subtableros ni cajas.',
    },
    references: ['250.142', '250.6'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use the ground (green or bare) as a neutral', es: 'usar la tierra (verde o desnuda) como neutro' },
        words: 'no neutral smart switch',
      },
      {
        says: 'must-not',
        what: { en: 'join neutral and ground in subpanels or boxes', es: 'unir neutro y tierra en subtableros o cajas' },
      },
    ],
    words: {
      en: 'use green bare wire ground as neutral instead current on ground why separate neutral ground subpanel',
      es: 'usar verde desnudo tierra como neutro por que separar neutro tierra subtablero',
    },
  },
  {
    id: 'terms-series-rating',
    area: 'terms',
    grade: 'V2',
    title: { en: 'Series-rated and fully rated breakers', es: 'Breakers con capacidad en serie o plena' },
    answer: {
      en: 'Fully rated: every breaker can interrupt all the fault current at its place. Series-rated: a tested pair in which the upstream device helps a weaker downstream breaker; only listed combinations count, and the equipment is labeled so.\n\nSeries rating is cheaper but loses coordination, because both may trip, and is limited where motors feed in current.',
      es: 'Plena: cada breaker interrumpe toda la corriente de falla de su lugar. En serie: par probado en que el de arriba ayuda a uno más débil abajo; solo cuentan combinaciones listadas y el equipo lleva etiqueta.\n\nEn serie es más barato pero pierde coordinación, porque pueden abrir los dos, y se limita donde motores aportan corriente.',
    },
    references: ['240.86'],
    claims: [
      {
        says: 'may',
        what: { en: 'use a breaker of lower interrupting rating downstream', es: 'usar abajo un breaker de menor capacidad interruptiva' },
        if: {
          en: 'it is a listed series combination and the equipment is labeled so',
          es: 'es una combinación en serie listada y el equipo lleva la etiqueta',
        },
      },
      {
        says: 'is',
        what: {
          en: 'series-rated breakers may both trip on a fault',
          es: 'los breakers con capacidad en serie pueden botarse ambos en una falla',
        },
      },
    ],
    words: {
      en: 'series rating rated combination fully rated interrupting upstream downstream',
      es: 'capacidad en serie combinacion serie plena interruptiva',
    },
  },
  {
    id: 'terms-lumens-color-temperature',
    area: 'terms',
    grade: 'V2',
    title: { en: 'Lumens, watts, foot-candles and color temperature', es: 'Lúmenes, watts, pies-candela y temperatura de color' },
    answer: {
      en: 'Lumens are the light a lamp gives, watts the power it takes; lumens per watt is its efficiency. A foot-candle is one lumen on one square foot (10.76 lux). Kelvin is the color: 2700 K warm, 4000 K neutral, 5000 K and more bluish.\n\nCRI (up to 100) tells how true colors look. Light falls with the square of distance: twice as far, one quarter.',
      es: 'Lúmenes son la luz que da una lámpara, watts la potencia que toma; lúmenes por watt es su eficiencia. Un pie-candela es un lumen en un pie cuadrado (10.76 lux). Kelvin es el color: 2700 K cálido, 4000 K neutro, 5000 K o más azulado.\n\nEl CRI (hasta 100) dice qué fieles se ven los colores. La luz baja con el cuadrado de la distancia: al doble, la cuarta parte.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: { en: 'twice the distance gives one quarter of the light', es: 'al doble de distancia llega la cuarta parte de la luz' },
      },
      {
        says: 'is-not',
        what: { en: 'a higher Kelvin number means warmer light', es: 'un número mayor de Kelvin significa luz más cálida' },
      },
    ],
    words: {
      en: 'lumens lux foot candle kelvin color temperature cri warm cool light bulb brightness efficacy',
      es: 'lumenes lux pie candela kelvin temperatura de color cri calido frio foco brillo',
    },
  },
  {
    id: 'terms-dimming-kinds',
    area: 'terms',
    grade: 'V2',
    title: { en: 'Kinds of dimming: line-voltage, MLV, ELV, 0-10 V', es: 'Tipos de atenuación: de línea, MLV, ELV, 0-10 V' },
    answer: {
      en: "Forward-phase (triac) dimmers suit incandescent, many LED lamps and magnetic low-voltage (MLV) transformers; reverse-phase (ELV) suits electronic transformers and drivers. 0-10 V is a separate pair of control wires to the driver, which still needs switched power.\n\nOn 0-10 V wiring use purple and pink pairs (gray was changed), keep the class of the control circuit that the driver's marking says, and don't mix it with power unless it is wired as class 1.",
      es: 'Los de fase delantera (triac) sirven a incandescente, muchos LED y transformadores magnéticos (MLV); los de fase inversa (ELV) a transformadores y drivers electrónicos. 0-10 V es un par de control aparte al driver, que sigue necesitando alimentación con apagador.\n\nEn 0-10 V use el par morado y rosa (el gris cambió), respete la clase que marque el driver y no lo mezcle con fuerza si no va como clase 1.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'mix 0-10 V control wires with power', es: 'mezclar los hilos de control 0-10 V con fuerza' },
        unless: { en: 'they are wired as class 1', es: 'se instalen como clase 1' },
      },
      {
        says: 'may',
        what: { en: 'use a triac (forward-phase) dimmer on many LED lamps', es: 'usar un dimmer triac con muchas lámparas LED' },
      },
      {
        says: 'is',
        what: { en: 'a 0-10 V driver still needs switched power', es: 'un driver 0-10 V todavía necesita energía con apagador' },
      },
    ],
    words: {
      en: 'dimmer types triac forward phase reverse phase electronic low voltage magnetic 0-10v 0 10 volt purple pink dali',
      es: 'dimmer tipos triac fase inversa electronico magnetico 0-10v morado rosa dali atenuador',
    },
  },
  {
    id: 'tools-true-rms-meter',
    area: 'tools',
    grade: 'V2',
    title: { en: 'Why a true-RMS meter?', es: '¿Para qué un multímetro true RMS?' },
    answer: {
      en: "An averaging meter is right only on a clean sine wave; drives, LED drivers, dimmers and computers draw a distorted (nonsinusoidal, harmonic) current and it may read as much as 40% low. A true-RMS meter gives the heating value of any wave.\n\nA scope shows the peak: 120 V RMS is 170 V peak (times 1.414), 340 V peak to peak. Both are right. A drive's output needs a meter with a low-pass filter.",
      es: 'El de promedio acierta solo con onda senoidal limpia; variadores, drivers LED, dimmers y computadoras toman corriente distorsionada (no senoidal, con armónicos) y puede leer hasta 40% de menos. El true RMS da el valor que calienta, sea cual sea la onda.\n\nEl osciloscopio muestra el pico: 120 V RMS son 170 V pico (por 1.414) y 340 V de pico a pico. Los dos están bien. La salida de un variador pide medidor con filtro pasabajos.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'an averaging meter may read as much as 40% low on electronic loads',
          es: 'un medidor promedio puede leer hasta 40% menos con cargas electrónicas',
        },
      },
      {
        says: 'must',
        what: {
          en: "use a meter with a low-pass filter on a drive's output",
          es: 'usar medidor con filtro pasa bajas en la salida de un variador',
        },
      },
    ],
    words: {
      en: 'true rms averaging meter vfd led distorted wave scope oscilloscope peak 170 reads wrong',
      es: 'true rms promedio medidor variador led onda distorsionada osciloscopio pico 170 lee mal',
    },
  },
  {
    id: 'tools-kinds-of-benders',
    area: 'tools',
    grade: 'V2',
    title: {
      en: 'Which bender: hand bender, hickey, mechanical, hydraulic?',
      es: '¿Cuál dobladora: de mano, hickey, mecánica, hidráulica?',
    },
    answer: {
      en: 'Hand bender: EMT to 1-1/4 in., and small IMC or rigid. Hickey: rigid and IMC to about 1 in., in several small bites, because it has no shoe to hold the wall; not for EMT. Mechanical (Chicago) or electric: to about 2 in. Hydraulic: the large sizes, 2-1/2 in. to 4 in., and segment bends.\n\nPVC is bent with heat, never flame.',
      es: 'De mano: EMT hasta 1-1/4 pulg., e IMC o rígido chico. Hickey: rígido e IMC hasta como 1 pulg., en varias mordidas cortas, porque no tiene zapata que cuide la pared; no para EMT. Mecánica (Chicago) o eléctrica: hasta como 2 pulg. Hidráulica: las grandes, 2-1/2 a 4 pulg., y dobleces por segmentos.\n\nEl PVC se dobla con calor, nunca con flama.',
    },
    references: [],
    claims: [
      { says: 'must-not', what: { en: 'bend PVC with a flame', es: 'doblar PVC con flama' }, words: 'torch' },
      { says: 'must-not', what: { en: 'bend EMT with a hickey', es: 'doblar EMT con un hickey' } },
    ],
    words: {
      en: 'hickey hand bender chicago mechanical electric hydraulic bender which when sizes rigid',
      es: 'hickey dobladora de mano chicago mecanica electrica hidraulica cual cuando rigido',
    },
  },
  {
    id: 'troubleshooting-contactor-contacts-worn',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Are the contacts of a contactor or switch bad?', es: '¿Cómo sé si los contactos de un contactor o interruptor sirven?' },
    answer: {
      en: "Measure the voltage drop across each closed pole under load: a good contact shows a few millivolts, a pitted or burnt one tenths of a volt or more, and one pole much higher than the others is bad. With power locked out, ohms across it should be near zero and equal.\n\nA pole that is hotter than its neighbors on a thermal camera says the same. Replace contact sets together; don't file silver contacts.",
      es: 'Mida la caída de voltaje en cada polo cerrado con carga: uno bueno da pocos milivolts, uno picado o quemado décimas de volt o más, y el polo mucho más alto que los otros está malo. Con la energía bloqueada, los ohms deben ser casi cero e iguales.\n\nUn polo más caliente que los vecinos en la cámara térmica dice lo mismo. Cambie el juego completo; no lime los contactos de plata.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'file silver contacts of a contactor', es: 'limar los contactos de plata de un contactor' },
        words: 'sand clean',
      },
      { says: 'must', what: { en: 'replace contact sets together', es: 'cambiar juntos los juegos de contactos' } },
      {
        says: 'is',
        what: {
          en: 'a good contact shows only a few millivolts of drop under load',
          es: 'un contacto bueno muestra solo unos milivolts de caída con carga',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'a contact with tenths of a volt or more across it under load is good',
          es: 'un contacto con décimas de volt o más entre sus extremos con carga esté bueno',
        },
        words: 'half a volt drop 0.5 V medio volt caída',
      },
    ],
    words: {
      en: 'contactor contacts burnt pitted worn test without taking apart voltage drop across contacts disconnect switch pole',
      es: 'contactor contactos quemados picados gastados probar sin desarmar caida en contactos polo',
    },
  },
  {
    id: 'troubleshooting-generator-bogs-down',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'The generator bogs down or its voltage sags under load', es: 'El generador se ahoga o baja el voltaje con la carga' },
    answer: {
      en: 'The load is larger than the generator: starting a motor, compressor or welder takes several times the running current (surge), and a small set drops in speed and voltage. Compare starting watts with its surge rating, and start the largest motor first, alone.\n\nOther causes: load all on one 120 V leg, a long thin cord, old fuel or a dirty air filter, a bad voltage regulator. Measure volts and hertz under load; stop if it stays below about 90% of its voltage, since low voltage burns motors.',
      es: 'La carga es mayor que el generador: arrancar un motor, compresor o soldadora toma varias veces la corriente de trabajo (pico), y una planta chica cae de velocidad y voltaje. Compare los watts de arranque con su capacidad pico y arranque primero el motor mayor, solo.\n\nOtras causas: toda la carga en una pierna de 120 V, extensión larga y delgada, gasolina vieja o filtro sucio, regulador malo. Mida volts y hertz con carga; pare si sigue abajo de como 90% de su voltaje, porque el voltaje bajo quema motores.',
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: {
          en: 'start the largest motor first and alone on a generator',
          es: 'arrancar primero y solo el motor más grande con el generador',
        },
      },
      {
        says: 'must',
        what: {
          en: 'stop the load if the generator stays below about 90% of its voltage',
          es: 'quitar la carga si el generador se queda por debajo de cerca del 90% de su voltaje',
        },
        words: 'brownout',
      },
      { says: 'is', what: { en: 'low generator voltage burns motors', es: 'el voltaje bajo del generador quema motores' } },
    ],
    words: {
      en: 'generator too small undersized overload sag welder bogs dies surge watts starting brownout',
      es: 'generador planta chica no aguanta ahoga cae voltaje soldadora sobrecarga pico arranque',
    },
  },
  {
    id: 'troubleshooting-low-voltage-lights-dim-far-end',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Low-voltage lights or LED strip dim at the far end', es: 'Luces de bajo voltaje o tira LED más tenues al final' },
    answer: {
      en: "Voltage drop: at 12 V or 24 V the current is ten times that of 120 V, so a long thin run loses a large share of the voltage. Measure at the far end under load.\n\nRemedy: heavier wire, 24 V instead of 12 V, feed the strip from both ends or the middle, shorter runs from a hub, or the driver nearer. Don't load the transformer over its rating.",
      es: 'Caída de voltaje: a 12 V o 24 V la corriente es diez veces la de 120 V, así que un tramo largo y delgado pierde gran parte. Mida al final con carga.\n\nRemedio: alambre más grueso, 24 V en vez de 12 V, alimentar la tira por los dos extremos o el centro, tramos cortos desde un punto, o el driver más cerca. No pase la capacidad del transformador.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'load a low-voltage transformer over its rating', es: 'cargar el transformador de bajo voltaje más de su capacidad' },
      },
      {
        says: 'may',
        what: { en: 'feed an LED strip from both ends or the middle', es: 'alimentar una tira LED por los dos extremos o el centro' },
      },
    ],
    words: {
      en: 'led strip tape landscape low voltage lights dimmer at end of run last fixture weak 12v',
      es: 'tira led jardin bajo voltaje luces debiles ultimas al final 12v',
    },
  },
  {
    id: 'troubleshooting-breaker-trips-in-heat',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'A breaker trips only on hot days or when the panel is full',
      es: 'El breaker se bota solo en días de calor o con el tablero lleno',
    },
    answer: {
      en: "A thermal breaker is calibrated for about 40°C (104°F) around it: in a hot room, in the sun or between loaded neighbors it trips below its rating. A standard breaker carries only 80% of its rating for loads of three hours or more, so one at 85% on a hot afternoon is simply overloaded.\n\nTighten nothing blindly: measure each pole's current under load, feel for a hot lug with a thermal camera, compare the phases. Remedy: move load, ventilate or shade, space the loaded breakers, a 100% rated breaker, or a larger circuit with larger wire.",
      es: 'El termomagnético se calibra para unos 40°C (104°F) a su alrededor: en un cuarto caliente, al sol o entre vecinos cargados dispara antes de su capacidad. Uno estándar lleva solo 80% en cargas de tres horas o más; con 85% en una tarde caliente está sobrecargado.\n\nNo apriete a ciegas: mida la corriente de cada polo con carga, busque zapata caliente con cámara térmica, compare fases. Remedio: mover carga, ventilar o dar sombra, separar los cargados, breaker de 100%, o circuito mayor con alambre mayor.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a breaker in a hot room or in the sun can trip below its rating',
          es: 'un breaker en un cuarto caliente o al sol puede botarse por debajo de su valor',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'load a standard breaker over 80% of its rating for three hours or more',
          es: 'cargar un breaker común a más del 80% por tres horas o más',
        },
        words: 'continuous',
      },
      {
        says: 'may',
        what: { en: 'go to a larger breaker', es: 'pasar a un breaker más grande' },
        if: { en: 'the circuit gets larger wire too', es: 'el circuito también lleva alambre más grueso' },
        words: 'upsize',
      },
    ],
    words: {
      en: 'breaker trips hot summer afternoon ambient temperature outdoor panel sun thermal 80 percent nuisance',
      es: 'breaker pastilla dispara calor verano tarde temperatura ambiente tablero sol termico 80',
    },
  },
];
