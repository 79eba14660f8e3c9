// Switches and readings across them, heights, bender marks, meter stacks, busway and outdoor equipment.
import type { Topic } from '../knowledge.ts';

export const switchesHeightsAndEquipmentTopics: readonly Topic[] = [
  {
    id: 'terms-snap-switch-ratings',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'How much load may a wall switch carry: general-use snap switch, motor, dimmer?',
      es: '¿Cuánta carga aguanta un apagador común: uso general, motor, dimmer?',
    },
    answer: {
      en: 'An ordinary AC wall switch (general-use snap switch) carries its full rating of lights and other loads, but motors only to 80%: a 15 A switch runs a 12 A motor, a 20 A switch a 16 A one. A 15 A switch may be on a 20 A circuit if its own load stays within 15 A.\n\nAs disconnect of a fixed motor that holds up to 2 hp and 300 V. Switches marked AC/DC take inductive loads only to 50%. A dimmer is only for lamps it is listed for, within its watts, less when ganged with fins broken off; never for a fan motor or receptacle. A switch that controls receptacles follows the circuit.',
      es: 'Un apagador común de CA (de uso general) lleva toda su capacidad de luces y otras cargas, pero motores solo al 80%: uno de 15 A mueve un motor de 12 A, uno de 20 A uno de 16 A. Un apagador de 15 A puede ir en circuito de 20 A si su propia carga no pasa de 15 A.\n\nComo desconectador de motor fijo eso vale hasta 2 hp y 300 V. Los marcados CA/CD llevan carga inductiva solo al 50%. El dimmer es solo para las lámparas de su listado, dentro de sus watts, menos si va junto a otros con aletas cortadas; nunca para motor de abanico ni contacto. El que controla contactos sigue al circuito.',
    },
    references: ['404.14(A)', '404.14(B)', '404.14(E)', '404.14(F)', '430.109(C)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a 15 A wall switch on a 20 A lighting circuit',
          es: 'usar un apagador de 15 A en un circuito de alumbrado de 20 A',
        },
        if: { en: 'the load it switches is 15 A or less', es: 'la carga que corta es de 15 A o menos' },
        words: 'toggle',
      },
      {
        says: 'must-not',
        what: {
          en: "switch a motor above 80% of an AC snap switch's rating",
          es: 'cortar con un apagador de CA un motor arriba del 80% de su capacidad',
        },
        words: 'fan pump hp',
      },
      {
        says: 'must-not',
        what: {
          en: 'control a fan motor or a receptacle with a lamp dimmer',
          es: 'controlar un motor de abanico o un contacto con un dimmer de lámparas',
        },
        words: 'ceiling fan',
      },
      {
        says: 'may',
        what: {
          en: 'use a snap switch as the disconnect of a fixed motor of 2 hp or less',
          es: 'usar un apagador como desconectador de un motor fijo de 2 hp o menos',
        },
        if: {
          en: 'the motor is 80% or less of its rating, at 300 V or less',
          es: 'el motor es el 80% o menos de su capacidad, a 300 V o menos',
        },
        words: 'toggle disconnect',
      },
    ],
    words: {
      en: 'light switch rating 15 amp switch on 20 amp circuit exhaust fan motor load toggle ac only t rated dimmer watts',
      es: 'capacidad de apagador 15 amperes circuito de 20 motor extractor dimmer watts',
    },
  },
  {
    id: 'terms-spst-spdt-dpst-dpdt',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'SPST, SPDT, DPST, DPDT: what are poles and throws of a switch?',
      es: 'SPST, SPDT, DPST, DPDT: ¿qué son polos y tiros de un interruptor?',
    },
    answer: {
      en: "Poles are how many circuits a switch handles at once, throws how many positions each pole can connect to. SPST is a plain on-off switch, SPDT a changeover with one common (a 3-way light switch), DPST opens two wires together, DPDT changes two wires over.\n\nTerminals: SPST 2, SPDT 3, DPST 4, DPDT 6. A 240 V load's switch is DPST. A small transfer switch is DPDT, and so is a reversing switch. A 4-way light switch is a DPDT crossed inside, with 4 screws. With center-off it has a third position in which nothing is connected. Relays use the same letters.",
      es: 'Polos son cuántos circuitos maneja a la vez; tiros, a cuántas posiciones puede conectar cada polo. SPST es un apagador sencillo, SPDT un cambio con un común (el apagador de 3 vías), DPST abre dos alambres juntos, DPDT cambia dos alambres a la vez.\n\nTerminales: SPST 2, SPDT 3, DPST 4, DPDT 6. El de una carga de 240 V es DPST. Una transferencia chica es DPDT, y también un inversor de giro. El apagador de 4 vías es un DPDT cruzado por dentro, con 4 tornillos. Con centro apagado hay una tercera posición sin conexión. Los relevadores usan las mismas letras.',
    },
    references: ['404.2'],
    words: {
      en: 'single pole double throw double pole double throw changeover common poles throws relay form c',
      es: 'un polo dos tiros dos polos dos tiros conmutador común relevador',
    },
  },
  {
    id: 'troubleshooting-reading-across-lamp-and-switch',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'I read 120 V (or 0 V) across a switch, lamp or fuse: what does it mean?',
      es: 'Leo 120 V (o 0 V) en los dos lados de un apagador, lámpara o fusible: ¿qué significa?',
    },
    answer: {
      en: '120 V across a switch or fuse: it is open. 120 V across a lamp that is dark: the lamp (or its socket contact) is open. 0 V across a switch that is on is right. In a series path the whole voltage shows across the open spot.\n\n0 V across the lamp with the switch on: the open is somewhere else, in hot, switch or neutral. Switch off, lamp good: about 120 V across the switch and 0 V across the lamp. A few volts across a closed switch under load: burnt contacts. 0 V across a switch alone proves nothing: the supply may be dead, so check hot to ground first. With LED lamps and open neutrals use a low-impedance meter.',
      es: '120 V entre los dos lados de un apagador o fusible: está abierto. 120 V en una lámpara apagada: la lámpara (o el contacto del portalámparas) está abierta. 0 V en un apagador encendido es correcto. En un camino en serie todo el voltaje aparece en el punto abierto.\n\n0 V en la lámpara con el apagador encendido: lo abierto está en otra parte, en vivo, apagador o neutro. Apagado y lámpara buena: unos 120 V en el apagador y 0 V en la lámpara. Unos voltios en un apagador cerrado con carga: contactos quemados. 0 V en el apagador solo no prueba nada: puede no haber alimentación; mida primero vivo a tierra. Con LED y neutros abiertos use medidor de baja impedancia.',
    },
    steps: {
      en: [
        'Measure hot to ground at the box: is there supply?',
        'Measure across the switch, off and on.',
        'Measure across the lamp with the switch on.',
        'The full voltage stands across the open part; with none anywhere, look upstream or at the neutral.',
      ],
      es: [
        'Mida vivo a tierra en la caja: ¿hay alimentación?',
        'Mida entre los dos lados del apagador, apagado y encendido.',
        'Mida en la lámpara con el apagador encendido.',
        'El voltaje completo está en la parte abierta; si no hay en ninguna, busque hacia el tablero o en el neutro.',
      ],
    },
    references: ['404.2'],
    words: {
      en: 'voltage across open switch closed switch zero volts across lamp series circuit source voltage across open fuse meter reading',
      es: 'voltaje en apagador abierto cerrado cero voltios lámpara fusible serie lectura',
    },
  },
  {
    id: 'troubleshooting-switched-neutral',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'The switch breaks the neutral: how do I tell, and what do I do?',
      es: 'El apagador corta el neutro: ¿cómo lo noto y qué hago?',
    },
    answer: {
      en: "With the switch off, the lampholder still reads about 120 V to ground on both contacts: then the neutral is switched. It is dangerous, because the light is dark but live, and not allowed: the switch must break the hot.\n\nSigns: LED glows or flashes when off, a shock while changing a lamp, old house with knob-and-tube or a mixed-up switch loop. Find where hot and neutral were crossed, at the switch or upstream, and put the hot through the switch. Old 'Carter' 3-way wiring does it too: rewire it. Until then work there only with the breaker off and proved dead.",
      es: "Con el apagador abajo, los dos contactos del portalámparas siguen marcando unos 120 V a tierra: entonces se corta el neutro. Es peligroso, porque la lámpara está apagada pero viva, y no se permite: el apagador tiene que cortar el vivo.\n\nSeñales: el LED brilla o parpadea apagado, toque al cambiar el foco, casa vieja con knob-and-tube o retorno confundido. Busque dónde se cruzaron vivo y neutro, en el apagador o antes, y pase el vivo por el apagador. El 3 vías viejo tipo 'Carter' hace lo mismo: realámbrelo. Mientras, trabaje ahí solo con el breaker abajo y comprobado sin voltaje.",
    },
    references: ['404.2(A)', '404.2(B)', '200.11'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'switch only the neutral of a light', es: 'cortar solo el neutro de una lámpara con el apagador' },
        words: 'white wire switch',
      },
      {
        says: 'must',
        what: {
          en: 'rewire a switch that breaks the neutral so that it breaks the hot',
          es: 'realambrar un apagador que corta el neutro para que corte el vivo',
        },
        words: 'carter both contacts 120 off porch light change around peligroso',
      },
      {
        says: 'may',
        what: {
          en: 'open the neutral and the hot of a light together with a two-pole switch',
          es: 'abrir juntos el neutro y el vivo de una luz con un apagador de dos polos',
        },
        words: 'double pole',
      },
    ],
    words: {
      en: 'switched neutral light off but still hot socket live switch on white carter three way old house',
      es: 'apagador corta neutro foco apagado con corriente socket vivo carter',
    },
  },
  {
    id: 'terms-lel-uel',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What are LEL and UEL (explosive limits)?', es: '¿Qué son LEL y UEL (límites de explosividad)?' },
    answer: {
      en: 'LEL, the lower explosive limit, is the smallest share of a gas or vapor in air that can burn; below it the mix is too lean. UEL, the upper explosive limit, is the largest; above it the mix is too rich. Between them a spark can set it off.\n\nMethane burns between about 5% and 15% in air, propane about 2% to 10%, gasoline about 1.4% to 7.6%, hydrogen about 4% to 75%. A gas meter shows percent of LEL: 10% LEL is the usual alarm to leave, not 10% gas. Too rich is not safe: it becomes explosive as air comes in. LFL and UFL mean the same.',
      es: 'LEL, límite inferior de explosividad, es la menor proporción de gas o vapor en aire que puede arder; abajo la mezcla es pobre. UEL, el superior, es la mayor; arriba es demasiado rica. Entre los dos una chispa la enciende.\n\nEl metano arde entre 5% y 15% en aire más o menos, el propano entre 2% y 10%, la gasolina entre 1.4% y 7.6%, el hidrógeno entre 4% y 75%. El detector marca por ciento del LEL: 10% LEL es la alarma usual para salir, no 10% de gas. Demasiado rica no es segura: al entrar aire se vuelve explosiva. LFL y UFL son lo mismo.',
    },
    references: ['500.5'],
    words: {
      en: 'lower explosive limit upper explosive limit flammable range gas detector percent lel lfl ufl hazardous location',
      es: 'límite inferior superior explosividad rango inflamable detector de gas por ciento lel',
    },
  },
  {
    id: 'tools-bender-marks',
    area: 'tools',
    grade: 'V2',
    title: {
      en: 'What do the marks on an EMT bender mean: arrow, star, teardrop, notch?',
      es: '¿Qué significan las marcas del doblador de EMT: flecha, estrella, gota, muesca?',
    },
    answer: {
      en: "Arrow: start mark for stubs, offsets and the outer bends of a saddle. Star: the back of a 90°, for back-to-back bends. Teardrop or rim notch: the center of a three-point saddle. Angle lines: when the handle or tube lines up with one, you have that angle.\n\nThe number cast on the shoe, such as 'stub 5 to arrow', is the take-up: subtract it from the stub height, mark, put the arrow on the mark. 1/2 in. EMT takes 5 in., 3/4 in. takes 6 in., 1 in. takes 8 in. Marks differ a bit by brand; try one bend on scrap.",
      es: "Flecha: marca de inicio para escuadras, bayonetas y los dobleces de afuera de un puente. Estrella: la espalda de un 90°, para dobleces espalda con espalda. Gota o muesca: el centro de un puente de tres puntos. Líneas de ángulo: cuando el mango o el tubo coincide con una, ya tiene ese ángulo.\n\nEl número en la zapata, como 'stub 5 to arrow', es el descuento: réstelo a la altura de la escuadra, marque, ponga la flecha en la marca. EMT de 1/2 pulg. descuenta 5 pulg., de 3/4 pulg. 6 pulg., de 1 pulg. 8 pulg. Las marcas cambian un poco por marca; pruebe en un pedazo.",
    },
    references: ['358.24'],
    words: {
      en: 'conduit bender symbols arrow star teardrop rim notch degree lines take up stub back to back saddle center',
      es: 'doblador tubo símbolos flecha estrella gota muesca descuento escuadra bayoneta',
    },
  },
  {
    id: 'troubleshooting-defrost-heater',
    area: 'troubleshooting',
    grade: 'V1',
    title: {
      en: 'Refrigerator or freezer ices up: how do I test the defrost heater?',
      es: 'El refrigerador o congelador se llena de hielo: ¿cómo pruebo la resistencia de deshielo?',
    },
    answer: {
      en: 'Unplug it and measure the heater with one lead off: some 10 to 150 ohms is good, OL is burnt open, and to the metal it must read OL. Ohms should be near volts squared over watts: 120 V and 500 W give 28.8 ohms.\n\nThick frost on the evaporator with the fan running means that defrost fails: heater, termination thermostat (closed when cold, open when warm), timer or board and sensor. Test the thermostat cold. Advance the timer by hand: the compressor stops and the heater draws watts over volts. In walk-in boxes heaters are often 208 or 240 V and several in parallel: measure the current of each. A heat pump defrosts with its own reversed cycle, and backup heat comes on.',
      es: 'Desenchúfelo y mida la resistencia con una punta suelta: entre 10 y 150 ohms está buena, OL está abierta, y a la lámina tiene que dar OL. Los ohms andan cerca de voltios al cuadrado entre watts: 120 V y 500 W dan 28.8 ohms.\n\nEscarcha gruesa en el evaporador con el ventilador andando quiere decir que falla el deshielo: resistencia, termostato de terminación (cerrado en frío, abierto en caliente), reloj o tarjeta y sensor. Pruebe el termostato frío. Adelante el reloj a mano: el compresor para y la resistencia toma watts entre voltios. En cuartos fríos suelen ser de 208 o 240 V y varias en paralelo: mida la corriente de cada una. La bomba de calor deshiela invirtiendo su ciclo y entra la calefacción de apoyo.',
    },
    steps: {
      en: [
        'Unplug or lock off, verify dead.',
        'Look at the frost: even and thick, or none.',
        'Take one lead off the heater and read ohms; read to the metal too.',
        'Read the termination thermostat while it is cold.',
        'Advance the timer or start a forced defrost and clamp the heater wire.',
      ],
      es: [
        'Desenchufe o bloquee y compruebe ausencia.',
        'Vea la escarcha: pareja y gruesa, o ninguna.',
        'Suelte una punta de la resistencia y lea ohms; lea también a la lámina.',
        'Lea el termostato de terminación estando frío.',
        'Adelante el reloj o fuerce el deshielo y ponga la pinza en el cable de la resistencia.',
      ],
    },
    references: [],
    words: {
      en: 'defrost heater ohms freezer frost evaporator defrost timer thermostat walk-in cooler refrigerator not cooling ice build up',
      es: 'resistencia de deshielo congelador escarcha evaporador reloj de deshielo termostato cuarto frío no enfría',
    },
  },
  {
    id: 'terms-busway',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is a busway (bus duct)?', es: '¿Qué es un busway (electroducto o bus ducto)?' },
    answer: {
      en: 'A factory-made metal enclosure with copper or aluminum bars inside, in lengths bolted together, that carries large currents through a building. Feeder busway runs between switchboard, transformer and floors; plug-in busway has openings for bus plugs that feed loads along the way.\n\nIt takes the place of many parallel cables in plants, high-rises and data centers. Trolley busway feeds moving tools. It stays in view and accessible, is supported every 5 ft unless marked otherwise, and its joints are torqued and checked with a thermal camera. It is not a wireway: that is an empty trough for wires.',
      es: 'Una envolvente metálica de fábrica con barras de cobre o aluminio adentro, en tramos atornillados, que lleva corrientes grandes por un edificio. El alimentador va entre tablero, transformador y pisos; el enchufable tiene ventanas para unidades (bus plugs) que alimentan cargas en el camino.\n\nSustituye muchos cables en paralelo en plantas, torres y centros de datos. El tipo trole alimenta herramientas móviles. Queda a la vista y accesible, con soporte cada 5 pies si no está marcado otra cosa, y sus uniones se aprietan con torque y se revisan con cámara térmica. No es ducto cuadrado: ese es un canal vacío para alambres.',
    },
    references: ['368.10', '368.17(C)', '368.30'],
    words: {
      en: 'bus duct busduct bus plug plug-in busway feeder busway definition trolley',
      es: 'bus ducto electroducto barras enchufable bus plug definición',
    },
  },
  {
    id: 'terms-meter-stack',
    area: 'terms',
    grade: 'V1',
    title: {
      en: 'What is a meter stack (meter center), and which breakers in it are service disconnects?',
      es: '¿Qué es un banco de medidores y cuáles de sus breakers son de acometida?',
    },
    answer: {
      en: "A meter stack (meter bank, metering center) is one assembly with several meter sockets and a breaker for each tenant. With no main ahead, two to six tenant breakers are the service disconnects. With a main ahead, the main is, and the tenant breakers start feeders.\n\nThat decides the neutral: the main bonding jumper is at the service disconnect, so behind it each tenant's panel has neutral and ground apart, with a four-wire feeder. More than six tenants need a main. Label each breaker with its unit, and test that meter and unit match. The utility's own rules come on top; its seals are not yours to cut.",
      es: 'Un banco de medidores es un conjunto con varias bases de medidor y un breaker por inquilino. Sin principal adelante, de dos a seis breakers de inquilino son los desconectadores de acometida. Con principal adelante, lo es el principal, y los breakers de inquilino inician alimentadores.\n\nEso decide el neutro: el puente de unión principal va en el desconectador de acometida, y después de él cada tablero de inquilino lleva neutro y tierra separados, con alimentador de cuatro hilos. Más de seis inquilinos piden principal. Rotule cada breaker con su unidad y compruebe que medidor y unidad coincidan. Las reglas de la compañía de luz se suman; sus sellos no los corta usted.',
    },
    references: ['230.71(B)', '230.72', '250.24', '230.66'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a main ahead of a meter stack with more than six tenant breakers',
          es: 'poner un principal adelante de un banco de medidores con más de seis breakers de inquilino',
        },
        words: 'six disconnects apartments',
      },
      {
        says: 'must',
        what: {
          en: 'keep neutral and ground apart in a tenant panel fed from a meter stack',
          es: 'separar neutro y tierra en el tablero del inquilino alimentado desde un banco de medidores',
        },
        words: 'apartment subpanel bond',
      },
      {
        says: 'must',
        what: { en: 'label each breaker of a meter stack with its unit', es: 'rotular cada breaker del banco de medidores con su unidad' },
        words: 'apartment',
      },
    ],
    words: {
      en: 'meter bank multi meter apartment metering center gang meter socket tenant main six disconnects modular metering',
      es: 'banco de medidores apartamentos centro de medición base múltiple inquilino principal',
    },
  },
  {
    id: 'wiring-methods-outlet-and-switch-heights',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How high do outlets and switches go?', es: '¿A qué altura van los contactos y apagadores?' },
    answer: {
      en: "The NEC sets no usual height. Common on site: receptacles 12 to 18 in. to the center, switches about 48 in. to the top of the box, counter receptacles about 42 to 44 in. Accessible ones: between 15 in. and 48 in. above the floor.\n\nWhat the code does set: a required wall receptacle not above 5-1/2 ft, counter ones not more than 20 in. above the counter, switches and breakers not above 6 ft 7 in., the lowest part of outdoor ones above snow and mud as the place asks, garage ones often above 18 in. by local rule. The 15 to 48 in. are the ADA's and ANSI A117.1's, for public buildings and covered housing; 44 in. at most over a deep counter. Match the rest of the house.",
      es: 'El NEC no fija una altura común. En obra: contactos de 12 a 18 pulg. al centro, apagadores como 48 pulg. arriba de la caja, contactos de cubierta de 42 a 44 pulg. Los accesibles: entre 15 pulg. y 48 pulg. sobre el piso.\n\nLo que sí fija el código: un contacto obligatorio de pared no arriba de 5-1/2 pies, los de cubierta no más de 20 pulg. sobre ella, apagadores y breakers no arriba de 6 pies 7 pulg.; los de afuera, sobre nieve y lodo según el lugar; los de garaje muchas veces arriba de 18 pulg. por regla local. Las 15 a 48 pulg. son de ADA y ANSI A117.1, para edificios públicos y vivienda cubierta; 44 pulg. como máximo sobre cubierta profunda. Iguale el resto de la casa.',
    },
    references: ['210.52', '210.52(C)(3)', '404.8(A)', '240.24(A)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'mount receptacles or switches at a certain usual height by the NEC',
          es: 'montar contactos o apagadores a cierta altura común según el NEC',
        },
        unless: { en: 'accessibility or local rules apply', es: 'apliquen reglas de accesibilidad o locales' },
        words: 'outlet height plugs toggles 30 36 own home law stick to numbers',
      },
      {
        says: 'must',
        what: {
          en: 'keep accessible (ADA) receptacles and switches between 15 in. and 48 in. above the floor',
          es: 'dejar los contactos y apagadores accesibles (ADA) entre 15 y 48 pulg. sobre el piso',
        },
        words: 'wheelchair',
      },
      {
        says: 'must-not',
        what: {
          en: 'mount a switch or breaker handle above 6 ft 7 in.',
          es: 'montar un apagador o manija de breaker arriba de 6 pies 7 pulg.',
        },
        words: 'height',
      },
      {
        says: 'must-not',
        what: {
          en: 'mount accessible (ADA) receptacles below 15 in. or above 48 in.',
          es: 'montar contactos accesibles (ADA) a menos de 15 pulg. o a más de 48 pulg.',
        },
        words: 'wheelchair public library silla de ruedas biblioteca',
      },
    ],
    words: {
      en: 'receptacle height light switch height ada accessible 15 in 48 in standard mounting height above floor box',
      es: 'altura de contactos altura de apagadores accesible ada estándar sobre el piso caja',
    },
  },
  {
    id: 'wiring-methods-mini-split',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I wire a mini split: circuit, disconnect, cable?',
      es: '¿Cómo alambro un mini split: circuito, desconectador, cable?',
    },
    answer: {
      en: "Its own circuit by the nameplate: wire at least MCA, breaker at most MOCP, and a disconnect in sight of the outdoor unit, within 50 ft, readily accessible. The indoor head is fed from the outdoor unit by the cable the instructions name, often 14/4.\n\nA lockable breaker in the panel doesn't replace the outdoor disconnect; a breaker in sight does. Put a service receptacle within 25 ft. GFCI for the outdoor unit goes by edition and local rule. Wire run outdoors is wet-rated and protected. A disconnect at the indoor head is asked by some inspectors and by some instructions: ask first. Don't mount the disconnect where it blocks service or covers the nameplate.",
      es: 'Circuito propio según la placa: alambre al menos MCA, breaker cuando mucho MOCP, y un desconectador a la vista de la unidad de afuera, a 50 pies o menos, de acceso rápido. La unidad de adentro se alimenta de la de afuera con el cable que digan las instrucciones, muchas veces 14/4.\n\nUn breaker con candado en el tablero no sustituye al desconectador de afuera; un breaker a la vista sí. Ponga un contacto de servicio a 25 pies o menos. El GFCI de la unidad de afuera va según la edición y la regla local. El cable de afuera es para lugar mojado y protegido. Algunos inspectores e instrucciones piden desconectador en la unidad de adentro: pregunte antes. No monte el desconectador donde estorbe el servicio o tape la placa.',
    },
    references: ['440.14', '440.22', '440.32', '210.63(A)', '210.8(F)'],
    claims: [
      {
        says: 'must',
        what: {
          en: "put a disconnect within sight of a mini split's outdoor unit",
          es: 'poner un desconectador a la vista de la unidad exterior del mini split',
        },
        words: 'minisplit condenser',
      },
      {
        says: 'must-not',
        what: {
          en: "use a lockable breaker in the panel instead of the mini split's disconnect in sight",
          es: 'usar un breaker con candado en el tablero en lugar del desconectador a la vista del mini split',
        },
        words: 'minisplit lockout',
      },
      {
        says: 'must',
        what: {
          en: "size a mini split's wire and breaker by MCA and MOCP of its nameplate",
          es: 'escoger alambre y breaker del mini split por MCA y MOCP de su placa',
        },
        words: 'minisplit',
      },
      {
        says: 'need-not',
        what: { en: 'drive a ground rod for a mini split', es: 'clavar una varilla de tierra para un mini split' },
        words: 'own earth ground condenser tierra física propia electrodo',
      },
      {
        says: 'must',
        what: {
          en: 'run an equipment ground with the circuit of a mini split',
          es: 'llevar tierra de equipo con el circuito del mini split',
        },
        words: 'green bare wire verde',
      },
    ],
    words: {
      en: 'minisplit ductless heat pump disconnect whip 14/4 tray cable mca mocp breaker size indoor head',
      es: 'minisplit desconectador cable 14/4 breaker placa evaporadora condensadora',
    },
  },
  {
    id: 'wiring-methods-landscape-lighting',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'How do I wire low-voltage landscape lighting?', es: '¿Cómo alambro luces de jardín de bajo voltaje?' },
    answer: {
      en: "A listed outdoor transformer plugged into a GFCI receptacle with an in-use cover, 12 V cable buried 6 in. or more, and lamps for up to about 80% of the transformer's watts. Use 12 or 10 AWG, because at 12 V the voltage drop is large.\n\n100 W at 12 V is 8.3 A. Keep every lamp between about 10.8 and 12 V: short runs, a hub or loop, higher taps for long ones. Use splices listed for wet or burial. Keep it 10 ft from pools unless listed for there. At 120 V the same lights need 18 in. in PVC, 12 in. with GFCI at 20 A or less.",
      es: 'Un transformador listado para exterior enchufado a un contacto GFCI con tapa de uso, cable de 12 V enterrado 6 pulg. o más, y lámparas hasta cerca del 80% de los watts del transformador. Use 12 o 10 AWG, porque a 12 V la caída de voltaje es grande.\n\n100 W a 12 V son 8.3 A. Deje cada lámpara entre 10.8 y 12 V más o menos: tramos cortos, punto central o anillo, salidas más altas para los largos. Use empalmes listados para mojado o enterrar. A 10 pies de albercas salvo que esté listado para ahí. A 120 V las mismas luces piden 18 pulg. en PVC, 12 pulg. con GFCI de 20 A o menos.',
    },
    references: ['Article 411', '411.5', 'Table 300.5(A)', '406.9(B)'],
    claims: [
      {
        says: 'may',
        what: { en: 'bury 12 V landscape lighting cable 6 in. deep', es: 'enterrar a 6 pulg. el cable de 12 V de luces de jardín' },
        words: 'garden wire path light 6 inches how deep get by roots yard 18',
      },
      {
        says: 'must',
        what: {
          en: 'plug a landscape transformer into a GFCI receptacle with an in-use cover',
          es: 'enchufar el transformador de jardín a un contacto GFCI con tapa de uso',
        },
        words: 'low voltage outdoor',
      },
      {
        says: 'must',
        what: {
          en: 'keep low-voltage landscape lights 10 ft from a pool',
          es: 'dejar las luces de jardín de bajo voltaje a 10 pies de la alberca',
        },
        unless: { en: 'they are listed for that place', es: 'estén listadas para ese lugar' },
        words: 'pool',
      },
      {
        says: 'must-not',
        what: {
          en: 'put 12 V landscape lights closer than 10 ft to a pool unless listed for there',
          es: 'poner luces de jardín de 12 V a menos de 10 pies de la alberca sin listado para ahí',
        },
        words: 'water flower bed low voltage only 4 ft orilla',
      },
      {
        says: 'must-not',
        what: { en: 'leave landscape cable on top of the ground under mulch', es: 'dejar el cable de jardín sobre el suelo bajo el mulch' },
        unless: { en: "the listed system's instructions allow it", es: 'las instrucciones del sistema listado lo permitan' },
        words: 'low voltage lay bury',
      },
    ],
    words: {
      en: 'landscape lights transformer low voltage garden path lights cable depth 12 volt wire size burial',
      es: 'luces de jardín transformador bajo voltaje cable profundidad 12 voltios calibre',
    },
  },
  {
    id: 'wiring-methods-generator-inlet-size',
    area: 'wiring-methods',
    grade: 'K',
    title: {
      en: 'Which inlet, wire and breaker for my portable generator: 30 A or 50 A?',
      es: '¿Qué entrada, alambre y breaker para mi planta portátil: 30 A o 50 A?',
    },
    answer: {
      en: "Match the generator's outlet: an L14-30 takes a 30 A inlet, 10 AWG copper and a 30 A two-pole breaker (7,200 W); a 50 A outlet (14-50 or SS2-50) takes a 50 A inlet, 6 AWG copper and a 50 A breaker (12,000 W). And a listed interlock or transfer switch.\n\nFour wires: two hots, neutral, ground. The inlet is a male (flanged) one outdoors, so no bare live pins exist; the breaker in the panel is held down and interlocked with the main. A back-fed receptacle with a double-male cord kills. In the panel no new neutral-ground bond; check the generator's own bond if its GFCI trips.",
      es: 'Según la salida de la planta: una L14-30 pide entrada de 30 A, cobre 10 AWG y breaker de dos polos de 30 A (7,200 W); una de 50 A (14-50 o SS2-50) pide entrada de 50 A, cobre 6 AWG y breaker de 50 A (12,000 W). Y un interlock listado o transferencia.\n\nCuatro hilos: dos vivos, neutro, tierra. La entrada es macho (con brida) afuera, así no hay puntas vivas al aire; el breaker del tablero va sujeto y enclavado con el principal. Alimentar por un contacto con cable de dos machos mata. En el tablero no se hace otra unión neutro-tierra; revise la unión de la planta si se bota su GFCI.',
    },
    references: ['702.5', '702.4', '408.36(D)', '702.12'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'give a portable generator inlet a listed interlock or transfer switch',
          es: 'dar a la entrada de planta portátil un interlock listado o una transferencia',
        },
        words: 'backfeed',
      },
      {
        says: 'must-not',
        what: {
          en: 'backfeed a house through a receptacle with a double-male cord',
          es: 'alimentar la casa por un contacto con cable de dos machos',
        },
        words: 'suicide cord dryer generator',
      },
      {
        says: 'must-not',
        what: { en: 'put a 50 A generator inlet on 10 AWG wire', es: 'poner una entrada de planta de 50 A con alambre 10 AWG' },
        words: 'generator inlet size',
      },
      {
        says: 'may',
        what: { en: 'wire a 30 A generator inlet with 10 AWG copper', es: 'alambrar una entrada de planta de 30 A con cobre 10 AWG' },
      },
      {
        says: 'may',
        what: {
          en: 'wire a 30 A generator inlet with 10/3 NM cable inside the house',
          es: 'alambrar una entrada de planta de 30 A con cable NM 10/3 dentro de la casa',
        },
        if: { en: 'no part of the cable is outdoors or in wet conduit', es: 'ninguna parte del cable va afuera ni en tubo mojado' },
        words: 'romex inlet box l14-30 power inlet',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed the 120 V circuits of a house from a generator outlet without neutral, such as an L6-30',
          es: 'alimentar los circuitos de 120 V de una casa desde una salida de planta sin neutro, como una L6-30',
        },
        words: 'three prong 240 only no neutral welder generator whole panel sin neutro tres patas',
      },
    ],
    words: {
      en: 'generator inlet box 30 amp 50 amp wire size l14-30 14-50 cs6365 breaker interlock portable',
      es: 'entrada de planta generador 30 50 amperes calibre l14-30 breaker interlock portátil',
    },
  },
];
