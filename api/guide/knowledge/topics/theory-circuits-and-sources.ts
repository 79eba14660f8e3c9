// Electrical theory of circuits and of sources: heat at joints, phase angles, resonance, electronics, solar, standby sources.
import type { Topic } from '../knowledge.ts';

export const theoryCircuitsAndSourcesTopics: readonly Topic[] = [
  {
    id: 'theory-bad-connection-heat',
    area: 'theory',
    grade: 'V2',
    title: {
      en: 'Why does a loose or bad splice get hot when the breaker never trips?',
      es: '¿Por qué se calienta un empalme o contacto flojo si el breaker no se bota?',
    },
    answer: {
      en: 'A bad joint is a small resistance in series, and the load current turns it into heat: I² x R. It adds nothing to the current, so the breaker sees no overload. Example: 15 A through 0.5 ohm is 112 W at one point.\n\nHeat oxidizes and loosens it further until it chars or arcs. Signs: flicker, a warm plate or plug, discolored or brittle insulation, a fishy smell, voltage drop at that point under load. Shut it off, cut back to bright wire and remake it; replace a receptacle that grips loosely.',
      es: 'Una unión mala es una resistencia chica en serie, y la corriente de la carga la vuelve calor: I² x R. No aumenta la corriente, así que el breaker no ve sobrecarga. Ejemplo: 15 A por 0.5 ohm son 112 W en un punto.\n\nEl calor la oxida y afloja más hasta que se carboniza o arquea. Señas: parpadeo, placa o clavija tibia, aislamiento descolorido o quebradizo, olor a pescado, caída de voltaje en ese punto con carga. Apáguelo, corte hasta alambre limpio y rehágalo; cambie el contacto que sujeta flojo.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: { en: 'a loose splice can burn without tripping the breaker', es: 'un empalme flojo puede quemarse sin botar el breaker' },
      },
      { says: 'must', what: { en: 'shut off and remake a bad splice', es: 'apagar y rehacer un empalme malo' } },
      { says: 'is-not', what: { en: 'a breaker trips on a bad joint', es: 'un breaker se bota por una mala unión' } },
    ],
    words: {
      en: 'loose connection splice heat glowing fish fishy smell outlet burnt plug high resistance no trip why do loose connections lugs heat aluminum discolored meter base wirenut melt melted breaker lug my is hot why do terminals',
      es: 'conexion floja empalme calor clavija caliente contacto flojo olor pescado resistencia alta no dispara por que calientan las conexiones zapatas flojas aluminio descolorido',
    },
  },
  {
    id: 'theory-phase-angles',
    area: 'theory',
    grade: 'V2',
    title: {
      en: 'Phase angles: 180° in split-phase, 120° in three-phase',
      es: 'Ángulos de fase: 180° en monofásico de tres hilos, 120° en trifásico',
    },
    answer: {
      en: 'The two hots of a 120/240 V service are halves of one winding, 180° apart seen from the neutral, so their voltages add: 240 V. Two phases of a 208Y/120 V wye are 120° apart, so between them there are 120 x 1.732 = 208 V, never 240 V.\n\nAngle also tells how far current lags (coils) or leads (capacitors) the voltage; its cosine is the power factor.',
      es: 'Los dos vivos de una acometida 120/240 V son mitades de un devanado, a 180° vistos desde el neutro, y sus voltajes se suman: 240 V. Dos fases de una estrella 208Y/120 V están a 120°, así que entre ellas hay 120 x 1.732 = 208 V, nunca 240 V.\n\nEl ángulo también dice cuánto se atrasa la corriente (bobinas) o se adelanta (capacitores); su coseno es el factor de potencia.',
    },
    references: [],
    claims: [
      { says: 'is-not', what: { en: 'two phases of a 208Y/120 V wye give 240 V', es: 'dos fases de una estrella 208Y/120 V dan 240 V' } },
    ],
    words: {
      en: 'phase angle degrees between legs hots 180 120 single phase 208 not 240 why',
      es: 'angulo grados entre fases vivos 180 120 208 y no 240 por que panel',
    },
  },
  {
    id: 'theory-time-constant',
    area: 'theory',
    grade: 'V2',
    title: { en: 'What is a time constant (RC, RL)?', es: '¿Qué es la constante de tiempo (RC, RL)?' },
    answer: {
      en: "The time in which a capacitor charges, or a coil's current rises, to about 63% of its final value: R x C, or L / R, in seconds. After five time constants it is practically complete.\n\nExample: 100,000 ohms and 10 µF make 1 second. It is how timers work and why a large capacitor stays charged after power is off.",
      es: 'El tiempo en que un capacitor se carga, o la corriente de una bobina sube, a cerca del 63% de su valor final: R x C, o L / R, en segundos. A las cinco constantes ya está completo.\n\nEjemplo: 100,000 ohms y 10 µF son 1 segundo. Así trabajan los temporizadores y por eso un capacitor grande queda cargado sin corriente.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a charge is practically complete after five time constants',
          es: 'la carga está prácticamente completa tras cinco constantes de tiempo',
        },
      },
    ],
    words: { en: 'rc rl time constant tau charge capacitor 63 five', es: 'rc rl constante de tiempo tau carga capacitor 63 cinco' },
  },
  {
    id: 'theory-resonance',
    area: 'theory',
    grade: 'V2',
    title: { en: 'What is resonance in an LC circuit?', es: '¿Qué es la resonancia en un circuito LC?' },
    answer: {
      en: 'The frequency at which inductive and capacitive reactance are equal and cancel: f = 1 / (2 x pi x square root of L x C). In series the impedance falls to the resistance alone and current peaks; in parallel the line current is least.\n\nOn the job it shows where power-factor capacitors meet harmonics: currents and voltages grow, fuses blow, capacitors swell. Detuned reactors avoid it.',
      es: 'La frecuencia a la que las reactancias inductiva y capacitiva son iguales y se cancelan: f = 1 / (2 x pi x raíz de L x C). En serie la impedancia baja a la sola resistencia y la corriente sube al máximo; en paralelo la corriente de línea es mínima.\n\nEn obra aparece donde capacitores para factor de potencia topan con armónicos: crecen corrientes y voltajes, se queman fusibles, se inflan capacitores. Lo evitan reactores de desintonía.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'power-factor capacitors can resonate with harmonics and blow fuses',
          es: 'los capacitores de factor de potencia pueden entrar en resonancia con armónicos y quemar fusibles',
        },
      },
    ],
    words: {
      en: 'resonance resonant lc tank series parallel frequency xl equals xc',
      es: 'resonancia resonante lc serie paralelo frecuencia xl igual xc',
    },
  },
  {
    id: 'theory-temperature-coefficient',
    area: 'theory',
    grade: 'V2',
    title: { en: 'How does temperature change resistance?', es: '¿Cómo cambia la resistencia con la temperatura?' },
    answer: {
      en: 'Metals have a positive temperature coefficient: copper rises about 0.4% per °C, and a tungsten lamp has over ten times its cold resistance when lit, hence its inrush. Carbon, silicon and other semiconductors and NTC thermistors have a negative one: hot means less resistance.\n\nPTC thermistors in motor windings jump up at their limit and trip the drive or relay.',
      es: 'Los metales tienen coeficiente positivo: el cobre sube cerca de 0.4% por °C, y un foco de tungsteno encendido tiene más de diez veces su resistencia en frío; de ahí su pico al prender. El carbón, el silicio y otros semiconductores y los termistores NTC lo tienen negativo: caliente, menos resistencia.\n\nLos termistores PTC en devanados de motor suben de golpe en su límite y disparan el variador o relevador.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: { en: 'the resistance of copper rises with temperature', es: 'la resistencia del cobre sube con la temperatura' },
      },
      {
        says: 'is-not',
        what: { en: 'carbon and silicon have more resistance when hot', es: 'el carbón y el silicio tienen más resistencia calientes' },
      },
    ],
    words: {
      en: 'temperature coefficient negative positive ntc ptc thermistor carbon semiconductor resistance hot cold lamp filament',
      es: 'coeficiente temperatura negativo positivo ntc ptc termistor carbon semiconductor resistencia caliente frio foco filamento',
    },
  },
  {
    id: 'theory-rectifier-inverter',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Rectifier, inverter, converter: what is each?', es: 'Rectificador, inversor, convertidor: ¿qué es cada uno?' },
    answer: {
      en: 'A rectifier turns AC into DC with diodes (battery chargers, the front of a drive); an inverter turns DC into AC (solar, UPS, the back of a drive); a DC-to-DC converter changes DC voltage. A diode passes current one way, an SCR or transistor switches it.\n\nFour diodes make a full-wave bridge; a capacitor smooths what it gives. A shorted diode blows the fuse, an open one lowers the voltage and adds ripple.',
      es: 'El rectificador vuelve CA en CD con diodos (cargadores, la entrada de un variador); el inversor vuelve CD en CA (solar, UPS, la salida de un variador); el convertidor CD-CD cambia el voltaje de CD. El diodo deja pasar en un sentido; el SCR o el transistor conmutan.\n\nCuatro diodos hacen un puente de onda completa; un capacitor lo filtra. Un diodo en corto quema el fusible; uno abierto baja el voltaje y mete rizo.',
    },
    references: [],
    claims: [
      { says: 'is', what: { en: 'a rectifier turns AC into DC', es: 'un rectificador convierte CA en CD' } },
      { says: 'is-not', what: { en: 'an inverter turns AC into DC', es: 'un inversor convierte CA en CD' } },
    ],
    words: {
      en: 'rectifier inverter converter diode bridge ac to dc dc to ac scr',
      es: 'rectificador inversor convertidor diodo puente ca a cd scr',
    },
  },
  {
    id: 'theory-solar-modules',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Solar modules: strings, Voc, Isc and MPPT', es: 'Módulos solares: cadenas, Voc, Isc y MPPT' },
    answer: {
      en: 'Modules in series (a string) add volts; strings in parallel add amps. Voc is the voltage with nothing connected, highest on the coldest morning; Isc the current when shorted, which follows the sunlight. Module voltage falls as it gets hot.\n\nMPPT (maximum power point tracking) is how the inverter or charge controller keeps moving its voltage to take the most power. Shade on one module pulls down its string; optimizers and microinverters limit that.',
      es: 'Los módulos en serie (cadena o string) suman volts; las cadenas en paralelo suman amperes. Voc es el voltaje sin nada conectado, mayor en la mañana más fría; Isc la corriente en corto, que sigue al sol. El voltaje baja cuando el módulo se calienta.\n\nMPPT (seguimiento del punto de máxima potencia) es cómo el inversor o controlador mueve su voltaje para sacar la mayor potencia. La sombra en un módulo baja toda su cadena; optimizadores y microinversores lo limitan.',
    },
    references: ['690.7'],
    claims: [
      { says: 'is', what: { en: 'module voltage falls as it gets hot', es: 'el voltaje del módulo baja al calentarse' } },
      { says: 'is', what: { en: 'shade on one module pulls down its string', es: 'la sombra en un módulo baja toda su cadena' } },
    ],
    words: {
      en: 'mppt maximum power point voc isc string series parallel panels solar cold voltage shade microinverter',
      es: 'mppt punto maxima potencia voc isc cadena serie paralelo paneles solar frio voltaje sombra microinversor',
    },
  },
  {
    id: 'theory-ups-vs-generator',
    area: 'theory',
    grade: 'V2',
    title: { en: 'UPS or generator: what is the difference?', es: 'UPS o generador: ¿qué diferencia hay?' },
    answer: {
      en: "A UPS feeds the load from a battery at once, without a break, for minutes; a generator takes about ten seconds to start but runs as long as there is fuel. Critical loads have both: the UPS bridges the gap.\n\nA double-conversion (online) UPS always feeds from its inverter; a standby one switches in a few milliseconds. An oversized generator helps with a UPS's distorted current. Its output may stay live with the main off: lock out both sources.",
      es: 'Un UPS alimenta con batería al instante, sin corte, por minutos; un generador tarda unos diez segundos en arrancar pero trabaja mientras haya combustible. Las cargas críticas llevan los dos: el UPS cubre el hueco.\n\nEl de doble conversión (en línea) siempre alimenta de su inversor; el de reserva cambia en milisegundos. Un generador sobrado ayuda con la corriente deformada del UPS. Su salida puede seguir viva con el principal abajo: bloquee las dos fuentes.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: { en: 'a UPS output may stay live with the main off', es: 'la salida de un UPS puede seguir viva con el principal abajo' },
      },
      { says: 'must', what: { en: 'lock out both sources of a UPS', es: 'bloquear ambas fuentes de un UPS' } },
    ],
    words: {
      en: 'ups uninterruptible power supply generator difference battery backup without interruption',
      es: 'ups nobreak no break generador planta diferencia bateria respaldo sin interrupcion',
    },
  },
  {
    id: 'theory-synchronizing-generators',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Paralleling a generator: synchronizing', es: 'Poner un generador en paralelo: sincronizar' },
    answer: {
      en: 'Before two sources are tied together they need the same voltage, the same frequency, the same phase sequence and the same phase angle (in step on the synchroscope). Closed out of phase, the difference drives a current like a short circuit that can wreck the generator and trip everything.\n\nSo it is done by a synchronizing controller, never by closing a breaker by hand. The governor sets speed, so frequency and share of kW; the voltage regulator sets volts and share of kVAR. A home set never parallels: a transfer switch keeps it apart.',
      es: 'Antes de unir dos fuentes deben tener igual voltaje, igual frecuencia, igual secuencia de fases e igual ángulo (en sincronía). Cerrado fuera de fase, la diferencia empuja una corriente como de corto que puede romper el generador y botar todo.\n\nPor eso lo hace un control sincronizador, nunca un breaker cerrado a mano. El gobernador fija la velocidad, o sea la frecuencia y los kW; el regulador fija el voltaje y los kVAR. Una planta de casa nunca va en paralelo: el transfer la separa.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'parallel a generator by closing a breaker by hand', es: 'poner un generador en paralelo cerrando un breaker a mano' },
      },
      {
        says: 'must-not',
        what: { en: 'parallel a home generator set with the utility', es: 'poner en paralelo un generador casero con la compañía' },
      },
      {
        says: 'may',
        what: { en: 'connect a home generator through a transfer switch', es: 'conectar una planta de casa por un transfer switch' },
      },
    ],
    words: {
      en: 'parallel generator utility grid sync synchronize synchroscope out of phase governor voltage regulator frequency speed',
      es: 'paralelo generador red sincronizar fuera de fase gobernador regulador frecuencia velocidad',
    },
  },
  {
    id: 'theory-reactive-power',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Reactive power: VAR and kVAR', es: 'Potencia reactiva: VAR y kVAR' },
    answer: {
      en: 'Power that swings between source and coils or capacitors without doing work; it is measured in VAR (volt-amperes reactive). Coils take it, capacitors supply it.\n\nkVA² = kW² + kVAR². Example: 80 kW at power factor 0.8 is 100 kVA and 60 kVAR. Capacitors of 60 kVAR at the motors would bring it to 1.',
      es: 'Potencia que va y viene entre la fuente y las bobinas o capacitores sin hacer trabajo; se mide en VAR (volt-amperes reactivos). Las bobinas la piden, los capacitores la dan.\n\nkVA² = kW² + kVAR². Ejemplo: 80 kW con factor de potencia 0.8 son 100 kVA y 60 kVAR. Capacitores de 60 kVAR en los motores lo llevarían a 1.',
    },
    references: [],
    claims: [{ says: 'is', what: { en: 'capacitors supply reactive power', es: 'los capacitores entregan potencia reactiva' } }],
    words: { en: 'reactive power var vars kvar measured unit magnetizing', es: 'potencia reactiva var kvar unidad se mide magnetizante' },
  },
  {
    id: 'theory-transformer-cooling',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Transformer cooling: dry type, oil, class', es: 'Enfriamiento del transformador: seco, aceite, clase' },
    answer: {
      en: 'Oil carries the heat away and insulates; dry types are cooled by air through vents that must stay clear. Fans raise the rating. Insulation class (such as 220°C) is the total of ambient, rise (80°C, 115°C or 150°C) and a hot-spot margin: a lower rise runs cooler and longer.\n\nLess-flammable liquids are allowed in more places indoors than mineral oil, which needs a vault as a rule.',
      es: 'El aceite saca el calor y aísla; los secos se enfrían con aire por rejillas que deben quedar libres. Con ventiladores sube la capacidad. La clase de aislamiento (como 220°C) suma ambiente, elevación (80°C, 115°C o 150°C) y punto caliente: menor elevación, más fresco y dura más.\n\nLos líquidos poco inflamables se permiten en más lugares interiores que el aceite mineral, que por regla pide bóveda.',
    },
    references: [],
    claims: [
      { says: 'must-not', what: { en: 'block the vents of a dry-type transformer', es: 'tapar las rejillas de un transformador seco' } },
      {
        says: 'is',
        what: {
          en: 'mineral oil transformers indoors need a vault as a rule',
          es: 'los transformadores de aceite mineral en interior llevan bóveda por regla',
        },
      },
    ],
    words: {
      en: 'transformer oil purpose dry type temperature rise class cooling vents fans',
      es: 'aceite transformador seco elevacion temperatura clase enfriamiento rejillas ventiladores',
    },
  },
  {
    id: 'theory-signal-4-20-ma',
    area: 'theory',
    grade: 'V2',
    title: { en: '4-20 mA signals, shielding and twisted pair', es: 'Señales de 4-20 mA, blindaje y par trenzado' },
    answer: {
      en: "A current loop isn't changed by wire resistance, and 4 mA at zero tells a broken wire (0 mA) from a low reading. Half scale is 12 mA. Measure in series, or with a milliamp clamp.\n\nTwisted pairs cancel magnetic noise; the shield drains electric noise and is connected to ground at one end only, or it carries ground-loop current. Keep signal cable away from power and drive cables and cross at right angles.",
      es: 'Un lazo de corriente no cambia con la resistencia del alambre, y 4 mA en cero distingue un hilo roto (0 mA) de una lectura baja. Media escala son 12 mA. Se mide en serie o con gancho de miliamperes.\n\nEl par trenzado cancela ruido magnético; el blindaje drena el eléctrico y se aterriza en una sola punta, o lleva corriente de lazo de tierra. Aleje la señal de fuerza y variadores y cruce en ángulo recto.',
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: { en: "ground a signal cable's shield at one end only", es: 'aterrizar el blindaje del cable de señal en un solo extremo' },
      },
      {
        says: 'must',
        what: { en: 'keep signal cable away from power and drive cables', es: 'separar el cable de señal de los de fuerza y variador' },
      },
    ],
    words: {
      en: '4-20 ma milliamp loop analog signal instrument shield drain one end ground loop twisted pair noise plc',
      es: '4-20 ma lazo señal analogica instrumento blindaje malla una punta ruido par trenzado plc',
    },
  },
];
