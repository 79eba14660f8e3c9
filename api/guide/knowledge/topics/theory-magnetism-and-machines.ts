// Electrical theory of iron and machines: losses, coils, motor kinds and starting, transformer connections.
import type { Topic } from '../knowledge.ts';

export const theoryMagnetismAndMachinesTopics: readonly Topic[] = [
  {
    id: 'theory-why-high-voltage-transmission',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Why is power sent at high voltage?', es: '¿Por qué se transmite la energía en alto voltaje?' },
    answer: {
      en: 'For the same power, twice the voltage needs half the current, and the loss I² x R in the line falls to one quarter. Lower current also means thinner wire and less voltage drop.\n\nThat is why utilities step up to hundreds of kV for long lines and step down near the customer, and why a building feeds big loads at 480 V rather than 208 V.',
      es: 'Para la misma potencia, al doble de voltaje pasa la mitad de la corriente, y la pérdida I² x R en la línea baja a la cuarta parte. Menos corriente también pide alambre más delgado y da menos caída.\n\nPor eso la compañía eleva a cientos de kV en líneas largas y baja cerca del cliente, y por eso un edificio alimenta cargas grandes a 480 V y no a 208 V.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'twice the voltage cuts line loss to one quarter for the same power',
          es: 'el doble de voltaje baja la pérdida a la cuarta parte con la misma potencia',
        },
      },
    ],
    words: {
      en: 'power company step up transmission lines long distance kv utility grid losses i2r higher voltage advantage',
      es: 'compañía transmisión líneas largas kv elevar voltaje pérdidas i2r ventaja distancia',
    },
  },
  {
    id: 'theory-core-losses',
    area: 'theory',
    grade: 'V2',
    title: {
      en: 'Why does iron heat up: eddy currents and hysteresis',
      es: '¿Por qué se calienta el hierro: corrientes parásitas e histéresis?',
    },
    answer: {
      en: 'An alternating magnetic field heats iron in two ways: it induces circulating (eddy) currents in it, and it turns its magnetism around every half cycle (hysteresis). Cores are stacked from thin insulated laminations so that eddy currents find no wide path.\n\nSo a transformer core is warm and hums with no load at all: core losses stay about constant, copper losses (I² x R) grow with the square of the load. The same heating happens to a steel pipe or box when one phase passes through it alone.',
      es: 'Un campo magnético alterno calienta el hierro de dos maneras: induce en él corrientes parásitas (de Foucault o eddy) y le voltea el magnetismo cada medio ciclo (histéresis). El núcleo se arma con láminas delgadas aisladas para que esas corrientes no tengan paso ancho.\n\nPor eso el núcleo de un transformador se entibia y zumba aun sin carga: la pérdida en el hierro es casi constante y la del cobre (I² x R) sube con el cuadrado de la carga. Lo mismo le pasa a un tubo o caja de acero si una fase pasa sola.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a transformer core is warm and hums with no load at all',
          es: 'el núcleo del transformador se entibia y zumba sin carga',
        },
      },
      {
        says: 'is',
        what: {
          en: 'a steel pipe heats when one phase passes through it alone',
          es: 'un tubo de acero se calienta si pasa una sola fase por él',
        },
      },
    ],
    words: {
      en: 'eddy current laminated laminations core loss iron no load hysteresis magnetic heating steel transformer warm transformer core warm hot nothing connected no load',
      es: 'corrientes parasitas foucault eddy laminado laminas nucleo vacio sin carga perdidas hierro acero nucleo transformador se calienta sin carga',
    },
  },
  {
    id: 'theory-transformer-losses',
    area: 'theory',
    grade: 'V2',
    title: {
      en: 'What are copper losses and iron losses of a transformer?',
      es: '¿Qué son las pérdidas en el cobre y en el hierro de un transformador?',
    },
    answer: {
      en: 'Copper losses are the heat of current in the windings, I² x R: they grow with the square of the load. Iron (core) losses are eddy currents and hysteresis in the core: about constant, load or no load.\n\nEfficiency is best where the two are equal; a good power transformer loses 1 to 3% in all.',
      es: 'Las del cobre son el calor de la corriente en los devanados, I² x R: crecen con el cuadrado de la carga. Las del hierro (núcleo) son corrientes parásitas e histéresis: casi constantes, con carga o sin ella.\n\nLa eficiencia es mejor donde las dos son iguales; un buen transformador pierde de 1 a 3% en total.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: { en: 'copper losses grow with the square of the load', es: 'las pérdidas en cobre crecen con el cuadrado de la carga' },
      },
    ],
    words: { en: 'copper losses winding i2r core iron load', es: 'cobre devanado i2r núcleo carga' },
  },
  {
    id: 'theory-kva-rating-not-kw',
    area: 'theory',
    grade: 'V2',
    title: {
      en: 'Why are transformers and generators rated in kVA and not kW?',
      es: '¿Por qué los transformadores se marcan en kVA y no en kW?',
    },
    answer: {
      en: 'Because their heat comes from current and voltage, whatever the power factor of the load: windings are limited by amps, the core by volts. kVA is volts times amps; kW is only the part that does work.\n\nA 75 kVA transformer carries 75 kW at power factor 1 but only 60 kW at 0.8, with the same current and heat. A generator carries both ratings: kW is what the engine can turn, kVA what the winding can carry.',
      es: 'Porque su calor depende de la corriente y el voltaje, sea cual sea el factor de potencia de la carga: al devanado lo limitan los amperes y al núcleo los volts. kVA es volts por amperes; kW es solo la parte que trabaja.\n\nUno de 75 kVA da 75 kW con factor de potencia 1, pero solo 60 kW con 0.8, con la misma corriente y calor. Un generador trae los dos: kW lo que mueve el motor, kVA lo que aguanta el devanado.',
    },
    references: [],
    claims: [
      { says: 'is-not', what: { en: 'a 75 kVA transformer always carries 75 kW', es: 'un transformador de 75 kVA siempre da 75 kW' } },
    ],
    words: {
      en: 'nameplate kva kw apparent real power transformer generator ups rating',
      es: 'placa kva kw potencia aparente real transformador generador planta capacidad',
    },
  },
  {
    id: 'theory-flyback-diode',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Why put a diode or suppressor across a coil?', es: '¿Para qué lleva diodo o supresor una bobina?' },
    answer: {
      en: 'When a coil is switched off its field collapses and induces a voltage spike of hundreds of volts the other way (back EMF). A diode across a DC coil, or a snubber (resistor and capacitor) or varistor across an AC coil, absorbs it.\n\nWithout it the spike arcs the switch contacts and kills transistor outputs and PLC cards. The diode goes with its band (cathode) to the positive side; backwards it is a short circuit.',
      es: 'Al apagar una bobina su campo se cae e induce un pico de voltaje inverso de cientos de volts (fuerza contraelectromotriz). Un diodo en una bobina de CD, o un supresor RC o varistor en una de CA, lo absorbe.\n\nSin él, el pico arquea los contactos y mata salidas de transistor y tarjetas de PLC. El diodo va con la banda (cátodo) al positivo; al revés es un corto.',
    },
    references: [],
    claims: [
      { says: 'must-not', what: { en: 'connect a flyback diode backwards', es: 'conectar al revés un diodo de marcha libre' } },
      {
        says: 'is',
        what: {
          en: 'a coil switched off without a suppressor can damage contacts and PLC cards',
          es: 'una bobina sin supresor al apagarse puede dañar contactos y tarjetas de PLC',
        },
      },
    ],
    words: {
      en: 'flyback freewheeling diode snubber suppressor relay coil dc spike kickback solenoid mov',
      es: 'diodo supresor bobina relevador relay cd pico voltaje inductivo solenoide varistor',
    },
  },
  {
    id: 'theory-counter-emf',
    area: 'theory',
    grade: 'V2',
    title: { en: 'What is counter-EMF in a motor?', es: '¿Qué es la fuerza contraelectromotriz de un motor?' },
    answer: {
      en: 'A turning motor acts as a generator too: the voltage it makes (counter or back EMF) opposes the supply and holds the current down. At standstill there is none, so current is about six times full load until it comes up to speed.\n\nThat is why a stalled or overloaded motor burns up, and why lights dip as one starts.',
      es: 'Un motor que gira también genera: ese voltaje (fuerza contraelectromotriz) se opone a la alimentación y limita la corriente. Parado no hay ninguna; por eso arranca con unas seis veces la corriente plena hasta tomar velocidad.\n\nPor eso un motor trabado o sobrecargado se quema y las luces bajan cuando uno arranca.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a stalled motor burns up because there is no counter-EMF',
          es: 'un motor trabado se quema porque no hay contraelectromotriz',
        },
      },
    ],
    words: {
      en: 'counter back emf cemf motor current at start stalled why more current',
      es: 'contraelectromotriz fcem motor trabado corriente de arranque por que jala mas',
    },
  },
  {
    id: 'theory-electromagnets',
    area: 'theory',
    grade: 'V2',
    title: { en: 'What decides the strength of an electromagnet?', es: '¿De qué depende la fuerza de un electroimán?' },
    answer: {
      en: 'Ampere-turns: the current times the number of turns of the coil; an iron core multiplies it. Every current makes a magnetic field in circles around its wire; wound into a coil the fields add up.\n\nRight-hand rule: thumb along the conventional current, the fingers curl with the field. A hot and its neutral side by side carry opposite currents, so their fields cancel.',
      es: 'De los ampere-vueltas: la corriente por el número de vueltas de la bobina; un núcleo de hierro la multiplica. Toda corriente hace un campo magnético en círculos alrededor de su alambre; enrollado en bobina los campos se suman.\n\nRegla de la mano derecha: el pulgar con la corriente convencional, los dedos con el campo. El vivo y su neutro juntos llevan corrientes opuestas y sus campos se cancelan.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: { en: 'a hot and its neutral side by side cancel their fields', es: 'un vivo y su neutro juntos cancelan sus campos' },
      },
    ],
    words: {
      en: 'electromagnet coil turns magnetic field around wire right hand rule solenoid relay flux',
      es: 'electroiman bobina vueltas campo magnetico alambre mano derecha solenoide flujo',
    },
  },
  {
    id: 'theory-single-phase-motor-kinds',
    area: 'theory',
    grade: 'V2',
    title: {
      en: 'Kinds of single-phase motors: split-phase, capacitor, shaded-pole, universal',
      es: 'Tipos de motor monofásico: fase partida, capacitor, polos sombreados, universal',
    },
    answer: {
      en: "One phase alone makes no turning field, so each kind adds one: split-phase has a start winding, capacitor-start a capacitor in it for more starting torque, PSC a run capacitor that stays in, shaded-pole a copper ring (small fans), universal brushes (drills, vacuums).\n\nA centrifugal switch or relay drops the start winding near 75% of speed. To reverse one, swap the two leads of the start winding against the run winding; a shaded-pole motor can't be reversed by wiring.",
      es: 'Una sola fase no hace campo giratorio, así que cada tipo lo agrega: fase partida con devanado de arranque, arranque por capacitor para más par, PSC con capacitor de marcha que queda conectado, polos sombreados con anillo de cobre (ventiladores chicos), universal con carbones (taladros, aspiradoras).\n\nUn interruptor centrífugo o relevador saca el devanado de arranque cerca del 75% de la velocidad. Para invertir el giro se cambian entre sí las dos puntas del devanado de arranque; el de polos sombreados no se invierte por conexión.',
    },
    references: [],
    claims: [
      {
        says: 'may',
        what: {
          en: 'swap the start winding leads to reverse a single-phase motor',
          es: 'cambiar los hilos del devanado de arranque para invertir un motor monofásico',
        },
      },
      {
        says: 'is-not',
        what: { en: 'a shaded-pole motor can be reversed by wiring', es: 'un motor de polos sombreados se puede invertir con el cableado' },
      },
    ],
    words: {
      en: 'reverse single phase motor direction rotation start winding centrifugal switch psc split phase shaded pole universal brushes',
      es: 'invertir giro motor monofasico devanado arranque centrifugo carbones fase partida polos sombreados universal',
    },
  },
  {
    id: 'theory-motor-starting-methods',
    area: 'theory',
    grade: 'V2',
    title: {
      en: 'Ways to start a big motor: across the line, wye-delta, soft starter, VFD',
      es: 'Formas de arrancar un motor grande: directo, estrella-delta, suave, variador',
    },
    answer: {
      en: 'Across the line gives full voltage and about six times the current. Wye-delta starts the windings in wye at 58% of their voltage, for one third of the line current and one third of the torque, then changes to delta. A soft starter ramps the voltage; a drive ramps frequency too and keeps torque.\n\nAutotransformer starters use taps such as 65% or 80%. Reduced voltage suits loads that start light; a loaded conveyor may never come up to speed.',
      es: 'Directo a la línea da todo el voltaje y unas seis veces la corriente. Estrella-delta arranca el devanado en estrella a 58% de su voltaje, con un tercio de la corriente de línea y un tercio del par, y pasa a delta. El arrancador suave sube el voltaje en rampa; el variador sube también la frecuencia y conserva el par.\n\nEl de autotransformador usa derivaciones como 65% u 80%. El voltaje reducido sirve a cargas que arrancan livianas; una banda cargada quizá nunca tome velocidad.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'wye-delta starting takes one third of the line current and torque',
          es: 'el arranque estrella-delta toma un tercio de la corriente y del par',
        },
      },
      {
        says: 'is',
        what: {
          en: 'a loaded conveyor may never come up to speed on reduced voltage',
          es: 'una banda cargada puede no llegar a velocidad con voltaje reducido',
        },
      },
    ],
    words: {
      en: 'star delta starter soft start reduced voltage autotransformer across the line dol inrush reduce starting current vfd versus',
      es: 'arrancador estrella delta suave voltaje reducido tension directo autotransformador bajar corriente arranque variador',
    },
  },
  {
    id: 'theory-dual-voltage-motor',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Dual-voltage motor: high or low voltage connection', es: 'Motor de doble voltaje: conexión alta o baja' },
    answer: {
      en: 'Each winding has two halves: in series for the high voltage (460 V), in parallel for the low one (230 V). On the low voltage it draws twice the amps for the same power. The nameplate diagram rules.\n\nNine-lead wye, high: 4-7, 5-8, 6-9 joined and line on 1, 2, 3. Low: 1-7, 2-8, 3-9 to the lines and 4-5-6 together. Connected for low on the high voltage it burns at once; for high on the low voltage it is weak and overheats under load.',
      es: 'Cada devanado tiene dos mitades: en serie para el voltaje alto (460 V), en paralelo para el bajo (230 V). En el bajo toma el doble de amperes para la misma potencia. Manda el diagrama de la placa.\n\nNueve puntas en estrella, alta: 4-7, 5-8, 6-9 unidas y línea en 1, 2, 3. Baja: 1-7, 2-8, 3-9 a las líneas y 4-5-6 juntas. Conectado en baja al voltaje alto se quema luego; en alta al voltaje bajo queda débil y se calienta con carga.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'connect a motor for low voltage and feed it high voltage',
          es: 'conectar un motor en bajo y alimentarlo con alto voltaje',
        },
      },
      {
        says: 'is',
        what: {
          en: 'a dual-voltage motor draws twice the amps on low voltage',
          es: 'un motor de doble voltaje jala el doble de amperes en bajo',
        },
      },
    ],
    words: {
      en: 'nine lead 9 lead motor nameplate says 230/460 half amps wiring change series parallel leads connect hookup t1 t2 wired for low voltage',
      es: 'nueve puntas 9 puntas motor placa dice 230/460 mitad amperes serie paralelo conectar puntas t1 t2 alta baja tension',
    },
  },
  {
    id: 'theory-autotransformer-vs-isolation',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Autotransformer vs isolation transformer', es: 'Autotransformador o transformador de aislamiento: ¿qué diferencia hay?' },
    answer: {
      en: "An autotransformer has one winding shared by primary and secondary, so both are electrically connected: small and cheap for small changes of voltage, but it isolates nothing. An isolation transformer has separate windings, so the load has no wire in common with the source.\n\nA secondary of its own is normally a separately derived system with its own bonding and electrode; an autotransformer isn't one. A shielded isolation transformer also blocks noise.",
      es: 'El autotransformador tiene un solo devanado compartido por primario y secundario, así que están unidos eléctricamente: chico y barato para cambios pequeños, pero no aísla nada. El de aislamiento tiene devanados separados: la carga no comparte alambre con la fuente.\n\nUn secundario propio normalmente es sistema derivado por separado, con su unión y electrodo; el autotransformador no lo es. El de aislamiento con pantalla también quita ruido.',
    },
    references: [],
    claims: [{ says: 'is-not', what: { en: 'an autotransformer isolates the load', es: 'un autotransformador aísla la carga' } }],
    words: {
      en: 'isolation transformer autotransformer difference common winding electrically connected',
      es: 'autotransformador aislamiento aislado diferencia devanado comun',
    },
  },
  {
    id: 'theory-transformer-polarity-and-taps',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Transformer markings H1, X1, polarity and taps', es: 'Marcas H1 y X1, polaridad y derivaciones del transformador' },
    answer: {
      en: "H leads are the high-voltage side and X leads the low side, whichever is fed. Additive and subtractive polarity tell whether H1 sits diagonal to X1 or straight across; it matters when windings are joined or transformers are paralleled.\n\nTo parallel two: same voltages, same phase relation and polarity, and nearly equal %Z, or they don't share the load. Taps match the winding to the supply: if the secondary reads high, choose a primary tap of a higher voltage. Change taps only de-energized.",
      es: 'Las puntas H son el lado de alto voltaje y las X el de bajo, sea cual sea el que se alimenta. Polaridad aditiva o sustractiva dice si H1 queda en diagonal o enfrente de X1; importa al unir devanados o poner en paralelo.\n\nPara poner dos en paralelo: mismos voltajes, misma relación de fases y polaridad y casi igual %Z, o no reparten la carga. Las derivaciones (taps) ajustan el devanado a la línea: si el secundario da alto, use un tap del primario de más voltaje. Cámbielo solo sin energía.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'change transformer taps while energized', es: 'cambiar derivaciones del transformador energizado' },
      },
      {
        says: 'may',
        what: { en: 'parallel two transformers', es: 'poner dos transformadores en paralelo' },
        if: {
          en: 'voltages, phase relation and polarity match and %Z is nearly equal',
          es: 'coinciden voltajes, fase y polaridad y el %Z es casi igual',
        },
      },
    ],
    words: {
      en: 'h1 h2 x1 x2 additive subtractive polarity tap changer taps paralleling two transformers in parallel conditions secondary voltage too high',
      es: 'h1 x1 aditiva sustractiva polaridad taps derivacion cambiador paralelo dos transformadores voltaje alto secundario',
    },
  },
  {
    id: 'theory-instrument-transformers',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Current and potential transformers (CT and PT)', es: 'Transformadores de corriente y de potencial (TC y TP)' },
    answer: {
      en: "A CT steps a big current down to 5 A (or 1 A) for meters and relays; a PT (VT) steps high voltage down to 120 V. Never open a CT's secondary while its primary carries current: it makes dangerously high voltage and arcs. Short it first.\n\nRatio 400:5 means that 2 A on the meter is 160 A in the line; two turns of the conductor through the window double the reading.",
      es: 'Un TC (CT) baja una corriente grande a 5 A (o 1 A) para medidores y relevadores; un TP (PT) baja alto voltaje a 120 V. Nunca abra el secundario de un TC con corriente en el primario: hace un voltaje alto y peligroso y arquea. Primero póngalo en corto.\n\nRelación 400:5 quiere decir que 2 A en el medidor son 160 A en la línea; dos vueltas del conductor por la ventana doblan la lectura.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: {
          en: "open a CT's secondary while its primary carries current",
          es: 'abrir el secundario de un TC con corriente en el primario',
        },
      },
      {
        says: 'must',
        what: { en: "short a CT's secondary before disconnecting it", es: 'poner en corto el secundario del TC antes de desconectarlo' },
      },
    ],
    words: {
      en: 'ct current transformer pt vt potential ratio 5 amp secondary open shorting block metering multiply',
      es: 'tc transformador de corriente potencial relacion secundario abierto corto medicion multiplicar',
    },
  },
  {
    id: 'theory-motor-nameplate',
    area: 'theory',
    grade: 'V2',
    title: {
      en: 'How do I read a motor nameplate: design, insulation class, frame, enclosure?',
      es: '¿Cómo leo la placa de un motor: diseño, clase, armazón, cubierta?',
    },
    answer: {
      en: 'FLA is the current at full load, SF how far over it may be loaded, code letter the locked-rotor kVA per horsepower, design letter the torque shape (B is the common one), insulation class the temperature it stands (B 130°C, F 155°C, H 180°C), duty continuous or timed, frame the mounting size.\n\nODP is open drip-proof, TEFC totally enclosed fan-cooled, TENV enclosed without fan, explosionproof for hazardous places. RPM on the plate is with slip, so 1750 is a four-pole motor.',
      es: 'FLA es la corriente a plena carga, SF cuánto se puede pasar, letra de código los kVA por caballo a rotor bloqueado, letra de diseño la forma del par (B es la común), clase de aislamiento la temperatura que aguanta (B 130°C, F 155°C, H 180°C), servicio continuo o por tiempo, armazón (frame) las medidas de montaje.\n\nODP es abierto a prueba de goteo, TEFC cerrado con ventilador, TENV cerrado sin ventilador, a prueba de explosión para lugares peligrosos. Las RPM de placa llevan el deslizamiento: 1750 es de cuatro polos.',
    },
    references: ['430.7'],
    claims: [
      {
        says: 'is',
        what: { en: 'a nameplate of 1750 rpm is a four-pole motor', es: 'una placa de 1750 rpm es de un motor de cuatro polos' },
      },
    ],
    words: {
      en: 'motor nameplate data insulation class f b h design letter frame tefc odp duty enclosure',
      es: 'placa de motor clase de aislamiento diseño letra armazon tefc odp servicio cubierta',
    },
  },
  {
    id: 'theory-delta-wye-heaters',
    area: 'theory',
    grade: 'V2',
    title: {
      en: 'Heaters in wye or delta, series or parallel: how the power changes',
      es: 'Resistencias en estrella o delta, serie o paralelo: cómo cambia la potencia',
    },
    answer: {
      en: 'On the same voltage two equal heaters in parallel make four times the heat of the same two in series, because each gets the full voltage instead of half: power is V² / R. Half the voltage gives one quarter of the watts. In series the lamp of fewer watts is the brighter: it has more resistance.\n\nThe same three elements changed from delta to wye get 58% of the voltage and make one third of the power. One open element: a delta keeps two thirds, a wye without neutral keeps half.',
      es: 'Con el mismo voltaje, dos resistencias iguales en paralelo dan cuatro veces el calor que en serie, porque cada una recibe el voltaje completo y no la mitad: la potencia es V² / R. Con la mitad del voltaje queda la cuarta parte de los watts. En serie alumbra más el foco de menos watts: tiene más resistencia.\n\nTres elementos cambiados de delta a estrella reciben 58% del voltaje y dan un tercio de la potencia. Con uno abierto: la delta conserva dos tercios; la estrella sin neutro, la mitad.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'half the voltage gives one quarter of the watts of a heater',
          es: 'la mitad del voltaje da la cuarta parte de los watts de una resistencia',
        },
      },
      { says: 'is', what: { en: 'in series the lamp of fewer watts is the brighter', es: 'en serie brilla más el foco de menos watts' } },
    ],
    words: {
      en: 'heater elements series versus parallel more heat half voltage quarter watts delta to wye one third brighter lamps which hookup hotter two heaters resistors same volts',
      es: 'resistencias calentador serie paralelo mas calor mitad voltaje cuarta parte watts delta estrella tercio focos cual conexion calienta mas dos resistencias',
    },
  },
  {
    id: 'theory-charge-and-conductors',
    area: 'theory',
    grade: 'V2',
    title: {
      en: 'What is electric current: charge, conductors, insulators, semiconductors',
      es: '¿Qué es la corriente eléctrica: carga, conductores, aislantes, semiconductores?',
    },
    answer: {
      en: 'Current is charge moving: one ampere is one coulomb per second. Voltage is the push between two points; without a closed path nothing flows. Conductors (copper, aluminum) have free electrons, insulators (rubber, PVC) hardly any, semiconductors (silicon) conduct under control.\n\nSilver conducts best, then copper, gold, aluminum. Electrons drift slowly from minus to plus; conventional current is drawn from plus to minus. A diode passes one direction only.',
      es: 'La corriente es carga en movimiento: un ampere es un coulomb por segundo. El voltaje es el empuje entre dos puntos; sin camino cerrado no fluye nada. Los conductores (cobre, aluminio) tienen electrones libres, los aislantes (hule, PVC) casi ninguno y los semiconductores (silicio) conducen con control.\n\nLa plata conduce mejor, luego cobre, oro y aluminio. Los electrones van despacio de menos a más; la corriente convencional se dibuja de más a menos. Un diodo deja pasar en un solo sentido.',
    },
    references: [],
    claims: [
      { says: 'is', what: { en: 'silver conducts better than copper', es: 'la plata conduce mejor que el cobre' } },
      { says: 'is-not', what: { en: 'current flows without a closed path', es: 'la corriente fluye sin trayectoria cerrada' } },
    ],
    words: {
      en: 'current voltage coulomb electron flow conductor insulator semiconductor silicon diode best conductor silver what is electricity',
      es: 'corriente voltaje coulomb electrones conductor aislante semiconductor silicio diodo mejor conductor plata que es electricidad',
    },
  },
  {
    id: 'theory-why-systems-are-grounded',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Why are electrical systems grounded?', es: '¿Por qué se aterriza un sistema eléctrico?' },
    answer: {
      en: 'To limit the voltage that lightning, line surges or contact with higher-voltage lines put on it, and to hold its voltage to ground steady in normal use. Metal cases are connected to it so that a fault has a low-impedance way back and the breaker opens.\n\nThe earth itself clears no fault; the equipment grounding conductor and the bond to the neutral at the source do. A rod is for lightning and surges.',
      es: 'Para limitar el voltaje que le ponen rayos, picos de línea o contacto con líneas de más voltaje, y para mantener estable su voltaje a tierra. Las partes metálicas se unen a él para que una falla tenga regreso de baja impedancia y el breaker abra.\n\nEl suelo no libra ninguna falla; lo hacen el conductor de tierra de equipo y la unión con el neutro en la fuente. La varilla es para rayos y picos.',
    },
    references: ['250.4'],
    claims: [
      { says: 'is-not', what: { en: 'the earth clears faults', es: 'la tierra despeja las fallas' } },
      { says: 'is', what: { en: 'a ground rod is for lightning and surges', es: 'la varilla de tierra es para rayos y sobretensiones' } },
      {
        says: 'is',
        what: {
          en: 'the equipment ground and the bond to the neutral at the source make the breaker open on a fault',
          es: 'la tierra de equipo y la unión al neutro en la fuente hacen que el breaker abra en una falla',
        },
      },
      {
        says: 'is-not',
        what: { en: 'a ground rod makes the breaker trip on a fault', es: 'una varilla de tierra haga disparar el breaker en una falla' },
      },
    ],
    words: {
      en: 'purpose of grounding system lightning surge stabilize voltage reason for grounding why ground',
      es: 'proposito de aterrizar puesta a tierra rayo pico estabilizar voltaje para que la tierra',
    },
  },
];
