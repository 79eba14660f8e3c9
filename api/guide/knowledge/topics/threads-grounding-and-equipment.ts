// What people ask about electrodes and bonding at the service, outdoor equipment, kitchens, conduit bends, units and markings.
import type { Topic } from '../knowledge.ts';

export const threadsGroundingAndEquipmentTopics: readonly Topic[] = [
  {
    id: 'threads-neutral-bonded-at-meter-and-main',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'May the neutral be bonded both in the meter socket and in the service disconnect?',
      es: '¿Puede el neutro estar unido a la caja en el medidor y también en el desconectador de la acometida?',
    },
    answer: {
      en: 'Yes: ahead of and at the service disconnect the neutral may be bonded at each enclosure, so both the meter can and the first disconnect have a bond. There the neutral is what grounds the metal and brings fault current back.\n\nPast the service disconnect it stops: every later panel keeps neutral and ground apart. So with a meter-main or disconnect outside, the panel indoors is a subpanel. The line side belongs to the utility: call it before anybody opens the meter.',
      es: 'Sí: antes del desconectador de la acometida y en él, el neutro puede unirse a cada caja, así que la base del medidor y el primer desconectador llevan unión los dos. Ahí el neutro aterriza el metal y regresa la corriente de falla.\n\nDespués del desconectador se acaba: todo panel que sigue lleva neutro y tierra separados. Por eso, con meter-main o desconectador afuera, el panel de adentro es subpanel. El lado de línea es de la compañía: llámela antes de que alguien abra el medidor.',
    },
    references: ['250.142(A)', '250.92', '250.24(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'bond the neutral both in the meter socket and in the service disconnect',
          es: 'unir el neutro a la caja tanto en el medidor como en el desconectador de la acometida',
        },
        unless: {
          en: "a service disconnect stands ahead of the meter or the utility's rules say otherwise",
          es: 'hay un desconectador de acometida antes del medidor o la compañía pide otra cosa',
        },
        words: 'two bonds loop parallel path both places meter can dos uniones',
      },
      {
        says: 'must-not',
        what: {
          en: 'bond neutral to ground in a panel past the service disconnect',
          es: 'unir neutro y tierra en un panel después del desconectador de la acometida',
        },
        unless: {
          en: 'it is the first disconnect of a transformer or generator that is its own source, or an old 3-wire feeder to another building that may stay',
          es: 'es el primer desconectador de un transformador o generador que es fuente propia, o un alimentador viejo de 3 hilos a otro edificio que puede quedarse',
        },
        words: 'subpanel green screw again inside panel tornillo verde adentro',
      },
      {
        says: 'is-not',
        what: {
          en: 'a neutral bonded in the meter can and again in the service disconnect is a violation',
          es: 'el neutro unido en la base del medidor y otra vez en el desconectador de la acometida es una violación',
        },
        unless: { en: 'a service disconnect stands ahead of the meter', es: 'hay un desconectador de acometida antes del medidor' },
        words: 'double bond objectionable current loop violation',
      },
    ],
    words: {
      en: 'meter can socket base neutral bolted bonded green screw main bonding jumper twice two places loop parallel path meter main service disconnect',
      es: 'base del medidor neutro unido atornillado tornillo verde puente principal dos veces doble union acometida meter main',
    },
  },
  {
    id: 'threads-yard-light-switched-house-and-garage',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'May a three-way switch circuit run to a detached garage that has its own feeder?',
      es: '¿Puede ir un circuito de apagadores de escalera a un garaje separado que ya tiene su alimentador?',
    },
    answer: {
      en: "Yes, for outdoor lights: besides its feeder the code lets another circuit go to the building for a different use, and names control of outdoor lighting from several places. Lights inside the garage come from its own panel.\n\nThat circuit gets its own disconnect at the garage, grouped with the other; mark each so that it tells of the other: one breaker off doesn't make the garage dead. Take hot and neutral from the same panel, and never tie that neutral to the garage's. Inspectors read it differently: ask yours.",
      es: 'Sí, para luces de afuera: además del alimentador, el código deja llevar otro circuito al edificio para un uso distinto y nombra el control de luces exteriores desde varios lugares. Las luces de adentro salen del panel del garaje.\n\nEse circuito lleva su desconectador en el garaje, junto al otro; marque cada uno para que avise del otro: con un solo breaker abajo el garaje no queda muerto. Tome vivo y neutro del mismo panel y nunca una ese neutro con el del garaje. Los inspectores lo leen distinto: pregunte al suyo.',
    },
    references: ['225.30', '225.31', '225.37'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'run a three-way circuit for outdoor lights between the house and a garage that has a feeder',
          es: 'llevar un circuito de escalera para luces de afuera entre la casa y un garaje que ya tiene alimentador',
        },
        if: { en: 'your inspector reads 225.30 so', es: 'su inspector lee así la 225.30' },
        words: 'yard light travelers second supply post light luz del patio viajeros',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed lights or outlets inside the garage by a second circuit from the house besides its feeder',
          es: 'alimentar luces o tomacorrientes de adentro del garaje con otro circuito de la casa además del alimentador',
        },
        unless: { en: '225.30 names a reason, such as another voltage', es: 'la 225.30 nombra un motivo, como otro voltaje' },
        words: 'extra circuit keep old circuit receptacles segundo circuito',
      },
      {
        says: 'must-not',
        what: {
          en: 'tie the neutral of the house circuit to the neutral of the garage panel',
          es: 'unir el neutro del circuito de la casa con el neutro del panel del garaje',
        },
        words: 'borrow neutral mix shared neutro prestado',
      },
    ],
    words: {
      en: 'three-way 3-way switch travelers yard light detached garage subpanel feeder second supply two supplies house and garage post lamp plaque',
      es: 'escalera apagador de tres vias viajeros luz del patio garaje separado subpanel alimentador segunda alimentacion casa y garaje placa',
    },
  },
  {
    id: 'threads-plug-in-hot-tub',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Can a plug-in 120 V hot tub use any patio outlet or an extension cord?',
      es: '¿Puede un jacuzzi de 120 V de enchufar usar cualquier tomacorriente del patio o una extensión?',
    },
    answer: {
      en: "An outlet yes, an extension cord no: a tub made with a plug goes straight into a GFCI-protected outlet, with a cord of at most 15 ft and its own GFCI left on. The outlet stands at least 6 ft from the water, with an in-use cover outdoors.\n\nGive it a circuit of its own as its instructions ask, mostly 15 or 20 A: pump and heater take nearly all of it. Inflatable ones too. If the cord doesn't reach, add an outlet, not a cord.",
      es: 'Tomacorriente sí, extensión no: un jacuzzi hecho con clavija va directo a un tomacorriente con GFCI, con cable de no más de 15 pies y sin quitarle su GFCI. El tomacorriente queda a 6 pies o más del agua, con tapa de intemperie en uso si está afuera.\n\nDele un circuito propio como piden sus instrucciones, casi siempre de 15 o 20 A: bomba y calentador se lo llevan casi todo. Los inflables también. Si el cable no llega, agregue un tomacorriente, no una extensión.',
    },
    references: ['680.42', '680.22(A)', '680.44', '110.3(B)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'plug a hot tub into an extension cord', es: 'enchufar un jacuzzi en una extensión' },
        words: 'heavy duty power strip inflatable lay z spa coleman regleta inflable',
      },
      {
        says: 'must',
        what: {
          en: 'protect the outlet of a plug-in hot tub with GFCI',
          es: 'proteger con GFCI el tomacorriente de un jacuzzi de enchufar',
        },
        words: 'gfci on the cord enough basta',
      },
      {
        says: 'must',
        what: {
          en: 'keep the outlet of a plug-in hot tub at least 6 ft from the water',
          es: 'dejar el tomacorriente de un jacuzzi de enchufar a 6 pies o más del agua',
        },
        words: 'how close distance right next to it distancia',
      },
      {
        says: 'may',
        what: { en: 'plug a hot tub into an ordinary 120 V outlet', es: 'enchufar un jacuzzi en un tomacorriente común de 120 V' },
        if: {
          en: 'it is made with a plug, the outlet has GFCI, is at least 6 ft from the water and as large as its plate asks, and nothing else runs on that circuit',
          es: 'viene de fábrica con clavija, el tomacorriente tiene GFCI, está a 6 pies o más del agua y es del tamaño que pide la placa, y nada más usa ese circuito',
        },
        words: 'plug and play regular outlet patio',
      },
    ],
    words: {
      en: 'plug and play hot tub inflatable spa 110v 120v cord plug patio porch outlet extension cord own dedicated circuit coleman intex lay-z-spa',
      es: 'jacuzzi inflable spa de enchufar 110 120 clavija patio tomacorriente extension circuito propio dedicado',
    },
  },
  {
    id: 'threads-gec-daisy-chain-and-busbar',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'May I run the ground wire from rod to rod and on to the water pipe, or splice it on a ground bar?',
      es: '¿Puedo llevar el cable de tierra de varilla a varilla y a la tubería de agua, o empalmarlo en una barra?',
    },
    answer: {
      en: "Yes: run one unspliced wire from the service to any electrode, then jumpers on to the others; the jumpers may be separate pieces. But the part that carries on to the water pipe or Ufer has the full size for that one, so don't reach them through a 6 AWG rod wire: go to the big one first, rods last.\n\nA copper or aluminum bar at least 1/4 in. x 2 in., fastened where you can reach it, may join them all, with listed connectors or exothermic welds.",
      es: 'Sí: lleve un cable sin empalmes de la acometida a cualquier electrodo y de ahí puentes a los demás; los puentes pueden ser pedazos aparte. Pero el tramo que sigue al tubo de agua o al Ufer lleva el tamaño completo de ese, así que no llegue por el 6 AWG de las varillas: primero el grande, las varillas al último.\n\nUna barra de cobre o aluminio de 1/4 x 2 pulg. o más, fija y accesible, puede juntarlos todos, con conectores listados o soldadura exotérmica.',
    },
    references: ['250.64(C)', '250.64(F)', '250.53(C)', '250.66'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'run the grounding electrode conductor to one rod and jump from there to the next rod',
          es: 'llevar el cable de tierra a una varilla y de ahí un puente a la otra varilla',
        },
        words: 'daisy chain separate piece cut at the rod en cadena pedazo aparte',
      },
      {
        says: 'must-not',
        what: {
          en: 'reach the water pipe through the 6 AWG jumper of the rods',
          es: 'llegar al tubo de agua por el puente 6 AWG de las varillas',
        },
        unless: {
          en: '6 AWG is already the full size for the water pipe',
          es: 'el 6 AWG ya es el tamaño completo para el tubo de agua',
        },
        words: 'order rods first then water smaller wire orden',
      },
      {
        says: 'may',
        what: {
          en: 'land several grounding electrode conductors on a ground bar on the wall',
          es: 'llevar varios cables de electrodos a una barra de tierra en la pared',
        },
        if: {
          en: 'it is at least 1/4 in. x 2 in., fastened and accessible, with listed connectors',
          es: 'mide 1/4 x 2 pulg. o más, está fija y accesible, con conectores listados',
        },
        words: 'copper busbar split join barra de cobre',
      },
      {
        says: 'need-not',
        what: {
          en: 'run the jumpers between ground rods in one unbroken piece',
          es: 'hacer de una sola pieza los puentes entre varillas',
        },
        words: 'continuous unspliced one wire through both acorns continuo',
      },
    ],
    words: {
      en: 'daisy chain loop ground rods gec grounding electrode conductor jumper order water pipe ufer busbar ground bar intersystem splice 1/4 x 2',
      es: 'en cadena varillas cable de tierra electrodo puente orden tubo de agua ufer barra de cobre empalme',
    },
  },
  {
    id: 'threads-ground-rod-where',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Can ground rods go indoors, through the slab or in the crawl space, and how far from the panel or house?',
      es: '¿Se pueden clavar varillas adentro, por el piso o bajo la casa, y a qué distancia del panel o de la casa?',
    },
    answer: {
      en: 'Yes, indoors is fine by the NEC, in a basement, garage or crawl space, and no rule sets a distance to the panel or the house. What counts: 8 ft in the soil, in moist earth where practicable, rods 6 ft apart, the wire protected.\n\nOutdoors call 811 first; about 2 ft from the wall is good habit: it clears the footing and gets rain. Before drilling a slab look for pipes, radiant heat and post-tension cables. Some utilities and cities want rods outside: ask.',
      es: 'Sí, por el NEC se puede adentro, en sótano, garaje o bajo la casa, y ninguna regla fija distancia al panel ni a la casa. Lo que cuenta: 8 pies en la tierra, en suelo húmedo donde se pueda, varillas a 6 pies una de otra y el cable protegido.\n\nAfuera llame antes al 811; unos 2 pies de la pared es buena costumbre: libra el cimiento y le llueve. Antes de perforar busque tubos, calefacción y cables tensados. Algunas compañías y ciudades las piden afuera: pregunte.',
    },
    references: ['250.53(A)', '250.64(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'drive a ground rod indoors, through a slab or in a crawl space',
          es: 'clavar una varilla adentro, por el piso de concreto o bajo la casa',
        },
        unless: { en: 'the utility or a local rule wants it outside', es: 'la compañía o una regla local la pide afuera' },
        words: 'basement garage inside building sótano garaje',
      },
      {
        says: 'is-not',
        what: {
          en: 'the NEC sets a largest distance from a ground rod to the panel',
          es: 'el NEC fija una distancia máxima de la varilla al panel',
        },
        words: 'maximum length gec how far long run other side of the house largo',
      },
      {
        says: 'need-not',
        what: {
          en: 'keep a ground rod 2 ft from the foundation by the NEC',
          es: 'dejar la varilla a 2 pies del cimiento según el NEC',
        },
        words: 'minimum distance next to wall footing pegada a la pared',
      },
      {
        says: 'must',
        what: { en: 'have 8 ft of the ground rod in the soil indoors too', es: 'tener 8 pies de la varilla en la tierra también adentro' },
        words: 'slab concrete air does not count',
      },
    ],
    words: {
      en: 'ground rod inside basement crawl space slab garage floor location where distance from house foundation panel meter how far',
      es: 'varilla de tierra adentro sotano crawl space losa piso garaje lugar distancia de la casa cimiento panel medidor que tan lejos',
    },
  },
  {
    id: 'threads-ufer-stub-connection',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I connect the ground wire to the rebar (Ufer): clamp, stub-up, tie wires?',
      es: '¿Cómo conecto el cable de tierra a la varilla de construcción (Ufer): abrazadera, salida, alambre de amarre?',
    },
    answer: {
      en: 'Use a clamp listed for rebar, on the bar in the footing before the pour or on a bar turned up out of the concrete where you can reach it. In the pour the clamp is also listed for concrete; it may then stay buried.\n\nBars of 1/2 in. or more, tied with ordinary tie wire, count as one: 20 ft will do. The stub may end in the wall behind a plate, but bare bar must not touch earth without corrosion protection. Have it inspected before the pour.',
      es: 'Use una abrazadera listada para varilla de construcción, puesta en la zapata antes del colado o en una varilla que suba fuera del concreto donde se alcance. Si queda colada, que sea listada también para concreto; entonces puede quedar tapada.\n\nLas varillas de 1/2 pulg. o más amarradas con alambre común cuentan como una, así que bastan 20 pies amarrados. La salida puede acabar en la pared detrás de una tapa, pero la varilla desnuda no debe tocar tierra sin protección contra corrosión. Que la inspeccionen antes del colado.',
    },
    references: ['250.52(A)(3)', '250.68(C)(3)', '250.70'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'bring the Ufer rebar up out of the concrete and clamp onto it in the wall',
          es: 'subir la varilla del Ufer fuera del concreto y poner la abrazadera en la pared',
        },
        if: {
          en: 'the connection stays accessible and the bar does not touch earth unprotected',
          es: 'la conexión queda accesible y la varilla no toca tierra sin protección',
        },
        words: 'stub up stubbed sill plate garage wall salida',
      },
      {
        says: 'is',
        what: {
          en: 'rebar tied with ordinary steel tie wire counts as one electrode',
          es: 'la varilla amarrada con alambre común cuenta como un solo electrodo',
        },
        if: {
          en: 'it is 1/2 in. or larger, without plastic coating, and 20 ft or more lie in concrete that touches the earth',
          es: 'es de 1/2 pulg. o más, sin capa de plástico, y 20 pies o más quedan en concreto que toca la tierra',
        },
        words: 'must be welded tie wires continuous soldada amarres',
      },
      {
        says: 'must',
        what: {
          en: 'use a clamp listed for rebar on the Ufer',
          es: 'usar en el Ufer una abrazadera listada para varilla de construcción',
        },
        unless: {
          en: 'it is welded exothermically or a lug listed for it is used',
          es: 'va con soldadura exotérmica o una zapata listada para eso',
        },
        words: 'acorn clamp hose clamp pipe clamp',
      },
      {
        says: 'need-not',
        what: {
          en: 'keep a Ufer clamp accessible that is cast in concrete',
          es: 'dejar accesible la abrazadera del Ufer que queda dentro del concreto',
        },
        words: 'buried encased access plate tapa',
      },
    ],
    words: {
      en: 'ufer rebar stub up footing clamp acorn listed for concrete tie wire concrete encased electrode connection pour access plate',
      es: 'ufer varilla de construccion salida zapata cimiento abrazadera alambre de amarre concreto colado conexion tapa',
    },
  },
  {
    id: 'threads-gate-opener-power',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I power a gate opener: wire, GFCI, disconnect, ground rod?',
      es: '¿Cómo alimento un motor de portón: cable, GFCI, desconectador, varilla?',
    },
    answer: {
      en: 'Run one circuit with an equipment ground, with a disconnect in sight of the motor; by the NEC no ground rod is needed on a single circuit. The maker may ask for one against lightning: then it is tied to the equipment ground too.\n\nAn outlet out there has GFCI and an in-use cover; at dwellings a hardwired opener needs it since 2020. Size the wire for the long run: over 200 ft expect 10 AWG or larger. Keep intercom and sensor wires in their own conduit. Call 811 before you dig.',
      es: 'Lleve un circuito con polo a tierra y un desconectador a la vista del motor; por el NEC un solo circuito no pide varilla. El fabricante puede pedir una contra rayos: entonces se une también al polo a tierra.\n\nEl tomacorriente de allá lleva GFCI y tapa en uso; en viviendas el motor conectado directo también desde 2020. Calcule el cable para el tramo largo: a más de 200 pies espere 10 AWG o mayor. El cable de intercom y sensores va en su propio tubo. Llame al 811 antes de excavar.',
    },
    references: ['250.32(A)', '250.54', '430.102', '210.8(F)', '300.5', '725.136'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'drive a ground rod at a gate opener fed by one circuit with an equipment ground',
          es: 'clavar una varilla en un motor de portón con un solo circuito con polo a tierra',
        },
        unless: { en: 'the maker or a local rule asks for it', es: 'el fabricante o una regla local la pide' },
        words: 'rod electrode at the gate lightning pararrayos',
      },
      {
        says: 'must',
        what: {
          en: 'have a disconnect in sight of the gate motor',
          es: 'tener un desconectador a la vista del motor del portón',
        },
        unless: {
          en: 'one in sight is impracticable or adds danger, and a lockable one elsewhere serves by 430.102(B)',
          es: 'uno a la vista es impráctico o aumenta el peligro, y sirve uno con candado en otro lugar según la 430.102(B)',
        },
        words: 'switch at the gate plug counts apagador',
      },
      {
        says: 'must',
        what: {
          en: 'run an equipment ground to the gate opener',
          es: 'llevar polo a tierra hasta el motor del portón',
        },
        unless: { en: 'only low voltage runs out to it', es: 'solo le llega bajo voltaje' },
        words: 'ground rod instead of ground wire sin tierra',
      },
      {
        says: 'must-not',
        what: {
          en: 'put intercom or low-voltage gate wires in the conduit with the 120 V wires',
          es: 'meter cables de intercom o de bajo voltaje en el tubo con los de 120 V',
        },
        unless: { en: '725.136 allows it, as with a barrier', es: 'la 725.136 lo permite, como con una barrera' },
        words: 'same pipe share trench ok mismo tubo',
      },
      {
        says: 'must',
        what: {
          en: 'protect a hardwired gate opener outdoors at a dwelling with GFCI',
          es: 'proteger con GFCI un motor de portón conectado directo afuera en una vivienda',
        },
        if: { en: 'the 2020 code or a later one applies', es: 'rige el código 2020 o uno posterior' },
        words: 'gfci hardwired gate breaker',
      },
    ],
    words: {
      en: 'gate opener operator driveway gate electric motor liftmaster power 300 ft trench uf conduit ground rod disconnect gfci intercom keypad',
      es: 'motor de porton electrico reja entrada operador corriente zanja tubo varilla desconectador gfci intercom',
    },
  },
  {
    id: 'threads-septic-pump-circuit',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I wire a septic or grinder pump and its alarm?',
      es: '¿Cómo conecto una bomba séptica o trituradora y su alarma?',
    },
    answer: {
      en: "Give the pump its own circuit by its plate, with a disconnect in sight, and the alarm another circuit, so that a tripped pump still sounds. At dwellings a pump hardwired outdoors needs GFCI since 2020; an outdoor outlet always.\n\nKeep splices out of the tank, in a box that gas and water can't reach, and seal the conduit to the control panel: sewer gas rots the parts and can ignite. Lock out first. Never put your head in or climb down: the gas kills in a few breaths.",
      es: 'Dele a la bomba su circuito según la placa, con desconectador a la vista, y a la alarma otro circuito, para que suene aunque la bomba se bote. En viviendas la bomba conectada directo afuera pide GFCI desde 2020; el tomacorriente de afuera siempre.\n\nSaque los empalmes del tanque, a una caja sin gas ni agua, y selle el tubo al tablero de control: el gas pudre las piezas y puede encender. Bloquee primero. Nunca meta la cabeza ni baje: el gas mata en unas respiraciones.',
    },
    references: ['210.8(F)', '210.8(A)', '430.102', '300.5', '110.11'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'climb into a septic tank to reach the pump', es: 'meterse en un tanque séptico para alcanzar la bomba' },
        unless: {
          en: 'you are trained for confined spaces, with gas meter and rescue ready',
          es: 'tiene entrenamiento de espacios confinados, con medidor de gas y rescate listo',
        },
        words: 'go down inside tank bajar adentro',
      },
      {
        says: 'must',
        what: {
          en: 'have a disconnect in sight of the septic pump',
          es: 'tener un desconectador a la vista de la bomba séptica',
        },
        unless: {
          en: 'one in sight is impracticable or adds danger, and a lockable one elsewhere serves by 430.102(B)',
          es: 'uno a la vista es impráctico o aumenta el peligro, y sirve uno con candado en otro lugar según la 430.102(B)',
        },
        words: 'shutoff switch outside at the tank plug apagador',
      },
      {
        says: 'must',
        what: {
          en: 'protect a septic pump hardwired outdoors at a dwelling with GFCI',
          es: 'proteger con GFCI una bomba séptica conectada directo afuera en una vivienda',
        },
        if: { en: 'the 2020 code or a later one applies', es: 'rige el código 2020 o uno posterior' },
        words: 'gfci grinder pump breaker 240',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave wire splices of the pump inside the septic tank',
          es: 'dejar empalmes de la bomba dentro del tanque séptico',
        },
        unless: { en: 'the splice kit is listed for that place', es: 'el kit de empalme está listado para ese lugar' },
        words: 'wire nuts junction box in riser wirenuts caja adentro',
      },
    ],
    words: {
      en: 'septic pump effluent grinder sewage ejector lift station float alarm control panel circuit breaker gfci seal conduit gas riser',
      es: 'bomba septica aguas negras trituradora fosa septica carcamo flotador alarma tablero circuito breaker gfci sellar tubo gas',
    },
  },
  {
    id: 'threads-hardwire-instead-of-gfci',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Can I hardwire a freezer or kitchen machine to avoid the GFCI?',
      es: '¿Puedo conectar directo un congelador o equipo de cocina para evitar el GFCI?',
    },
    answer: {
      en: 'Only if its instructions allow hardwiring: cutting the cord off a plug-in unit breaks its listing. The GFCI rule for commercial kitchens speaks of receptacles, so a unit made to be hardwired is outside it. By the 2023 code some need GFCI either way: dishwashers, ranges, ovens, dryers, microwaves, vending machines and the others of 210.8(D), and outdoor outlets at dwellings.\n\nA freezer that trips a good GFCI mostly leaks: look at the defrost heater, compressor and wet plugs first. A temperature alarm saves the food.',
      es: 'Solo si sus instrucciones lo permiten: cortarle el cable a un equipo de clavija rompe su listado. La regla de GFCI de cocinas comerciales habla de tomacorrientes, así que un equipo hecho para conexión directa queda fuera. Por el código 2023 otros piden GFCI de todos modos: lavaplatos, estufas, hornos, secadoras, microondas, expendedoras y los demás de 210.8(D), y las salidas de afuera en viviendas.\n\nUn congelador que bota un GFCI bueno casi siempre tiene fuga: vea primero la resistencia de deshielo, el compresor y clavijas mojadas. Una alarma de temperatura salva la comida.',
    },
    references: ['210.8(B)', '210.8(D)', '210.8(F)', '110.3(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'cut off the cord and hardwire a plug-in freezer or other appliance to avoid GFCI',
          es: 'cortar el cable y conectar directo un congelador u otro aparato de clavija para evitar el GFCI',
        },
        unless: { en: "the maker's instructions allow hardwiring", es: 'las instrucciones del fabricante lo permiten' },
        words: 'remove cord and plug direct connect quitar clavija',
      },
      {
        says: 'need-not',
        what: {
          en: 'have GFCI on a hardwired machine in a commercial kitchen',
          es: 'tener GFCI en un equipo conectado directo en una cocina comercial',
        },
        if: {
          en: 'it is made to be hardwired and is none of those of 210.8(D)',
          es: 'está hecho para conexión directa y no es de los de 210.8(D)',
        },
        words: 'hardwired exempt receptacle only exento',
      },
      {
        says: 'must',
        what: {
          en: 'protect a dishwasher with GFCI also when it is hardwired',
          es: 'proteger con GFCI un lavaplatos aunque esté conectado directo',
        },
        if: {
          en: 'its circuit has 150 V or less to ground and 60 A or less, as in every house',
          es: 'su circuito es de 150 V o menos a tierra y 60 A o menos, como en toda casa',
        },
        words: 'hardwired range oven microwave vending lavavajillas',
      },
    ],
    words: {
      en: 'hardwire hard wire instead of plug avoid lose get around gfci freezer cooler refrigerator commercial restaurant keeps tripping cord and plug listing',
      es: 'conectar directo sin clavija evitar quitar gfci congelador refrigerador nevera comercial restaurante se bota cable y clavija',
    },
  },
  {
    id: 'threads-hybrid-water-heater-circuit',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'What circuit does a hybrid (heat pump) water heater need?',
      es: '¿Qué circuito necesita un calentador de agua híbrido (bomba de calor)?',
    },
    answer: {
      en: "Mostly the same as the old tank: a 240 V hybrid with 4500 W backup elements takes a 30 A two-pole breaker and 10 AWG copper, no neutral. So a sound 30 A circuit with 10/2 can stay if the plate agrees.\n\nSome models are 240 V at 15 A, and plug-in ones 120 V at 15 A without backup. Plate and instructions decide, also whether it may share a circuit; few may. Count 125% of the plate's current. Saving mode changes nothing.",
      es: 'Casi siempre el mismo del tanque viejo: un híbrido de 240 V con resistencias de 4500 W pide breaker de dos polos de 30 A y cobre 10 AWG, sin neutro. Así, un circuito sano de 30 A con 10/2 se queda si la placa concuerda.\n\nHay modelos de 240 V a 15 A, y de enchufar de 120 V a 15 A sin resistencias. Mandan placa e instrucciones, también para compartir circuito; pocos pueden. Cuente 125% de la corriente de placa. El modo de ahorro no cambia nada.',
    },
    references: ['422.13', '110.3(B)', '422.31'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'keep the 30 A breaker and 10/2 cable of the old electric tank for a hybrid water heater',
          es: 'dejar el breaker de 30 A y el cable 10/2 del tanque eléctrico viejo para un calentador híbrido',
        },
        if: { en: "the hybrid's plate agrees with it", es: 'la placa del híbrido concuerda' },
        words: 'reuse existing circuit replace same wire reusar',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a hybrid water heater with 4500 W elements on a 20 A breaker',
          es: 'poner un calentador híbrido con resistencias de 4500 W en un breaker de 20 A',
        },
        words: 'heat pump mode only uses little 12/2 modo ahorro',
      },
      {
        says: 'must-not',
        what: {
          en: 'share the circuit of a hybrid water heater with other loads',
          es: 'compartir el circuito de un calentador híbrido con otras cargas',
        },
        unless: { en: 'its instructions say it may share one', es: 'sus instrucciones dicen que puede compartir' },
        words: 'dedicated own circuit 120 plug in model dedicado',
      },
      {
        says: 'need-not',
        what: {
          en: 'bring a neutral to a 240 V hybrid water heater',
          es: 'llevar neutro a un calentador híbrido de 240 V',
        },
        unless: { en: 'its instructions ask for one', es: 'sus instrucciones lo piden' },
        words: 'white wire 3 wire cable 10/3 blanco',
      },
    ],
    words: {
      en: 'hybrid heat pump water heater hpwh rheem proterra ao smith 50 80 gallon breaker size wire 30 amp 10/2 15 amp 120v plug-in',
      es: 'calentador de agua hibrido bomba de calor boiler hpwh rheem breaker cable 30 amperes 10/2 15 amperes enchufar',
    },
  },
  {
    id: 'threads-rolling-and-parallel-offsets',
    area: 'tools',
    grade: 'V2',
    title: {
      en: 'How do I bend a rolling offset, and parallel offsets in a rack?',
      es: '¿Cómo doblo un offset rodado (rolling offset) y offsets paralelos en un rack?',
    },
    answer: {
      en: 'Rolling offset: true offset is the square root of (rise² + roll²), then the usual multiplier. Rise 6 in. and roll 8 in. make 10 in.; at 30° the marks are 20 in. apart.\n\nParallel offsets: move both marks of each next pipe by center spacing x tangent of half the angle: 0.20 at 22-1/2°, 0.27 at 30°, 0.41 at 45°. 3 in. spacing at 30° makes 0.8 in. The pipe on the side you bend toward is marked earlier. Only if the rack shifts in its own plane.',
      es: 'Offset rodado: el offset real es la raíz de (subida² + lado²), y luego el multiplicador de siempre. Subida de 6 pulg. y lado de 8 dan 10; a 30° las marcas van a 20 pulg.\n\nParalelos: corra las dos marcas de cada tubo la separación entre centros por tangente de medio ángulo: 0.20 a 22-1/2°, 0.27 a 30°, 0.41 a 45°. Con 3 pulg. y 30° son 0.8 pulg. El tubo del lado hacia donde dobla se marca antes. Solo si el rack se desvía en su propio plano.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a rolling offset of 6 in. rise and 8 in. roll has a true offset of 10 in.',
          es: 'un offset rodado de 6 pulg. de subida y 8 de lado es un offset real de 10 pulg.',
        },
        words: 'pythagoras hypotenuse square root pitagoras',
      },
      {
        says: 'is-not',
        what: {
          en: 'the true offset of a rolling offset is the rise plus the roll',
          es: 'el offset real de un rolling offset es la subida más el lado',
        },
        words: 'add both sum sumar',
      },
      {
        says: 'is',
        what: {
          en: "parallel offsets in a rack need each pipe's marks shifted",
          es: 'los offsets paralelos en un rack piden correr las marcas de cada tubo',
        },
        if: { en: 'the rack shifts in its own plane', es: 'el rack se desvía en su propio plano' },
        words: 'same marks on all pipes gap closes mismas marcas',
      },
    ],
    words: {
      en: 'rolling offset roll rise true offset parallel concentric offsets rack evenly spaced conduits emt shift marks tangent half angle pipe bending',
      es: 'rolling offset rodado subida lado paralelos concentricos rack tubos parejos correr marcas tangente medio angulo doblar tuberia',
    },
  },
  {
    id: 'threads-kick-dog-leg-back-to-back-gain',
    area: 'tools',
    grade: 'V2',
    title: {
      en: 'What are a kick, a dog-leg, a back-to-back bend and gain?',
      es: '¿Qué son un kick, un dog-leg, un doblez back-to-back y la ganancia (gain)?',
    },
    answer: {
      en: 'A kick is one bend under 90° that moves the end of the pipe over: height times multiplier is the length from the end to the bend, so 2 in. at 10° is 12 in. A dog-leg is a second bend out of line with the first: keep your sight line straight.\n\nBack-to-back is two 90s: measure from the back of the first, put the star there, bender turned around. Gain is what a 90 saves against a square corner: both legs minus the straight length.',
      es: 'Un kick es un solo doblez de menos de 90° que mueve la punta: altura por multiplicador es el largo de la punta al doblez, así 2 pulg. a 10° son 12 pulg. Dog-leg es un segundo doblez torcido con el primero: cuide la línea de vista.\n\nBack-to-back son dos de 90°: mida desde la espalda del primero y ponga ahí la estrella, con la dobladora al revés. Ganancia es lo que un 90° ahorra contra la esquina a escuadra: las dos patas menos el largo recto.',
    },
    references: ['358.24', '358.26'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a back-to-back bend is made at the star mark with the bender turned around',
          es: 'el doblez back-to-back se hace en la estrella con la dobladora al revés',
        },
        words: 'which mark arrow or star flecha o estrella',
      },
      {
        says: 'is-not',
        what: {
          en: 'a kick has two bends',
          es: 'un kick tiene dos dobleces',
        },
        words: 'same as offset difference igual que offset',
      },
      {
        says: 'must',
        what: {
          en: 'count a kick toward the 360° between pull points',
          es: 'contar un kick en los 360° entre puntos de jalado',
        },
        words: 'does a kick count degrees bends grados',
      },
    ],
    words: {
      en: 'kick kicked 90 dog leg dogleg wow twist back-to-back u bend gain shrink take-up conduit emt bending star mark',
      es: 'kick patada dog leg torcido chueco back to back doblez en u ganancia gain dobladora emt estrella tuberia',
    },
  },
  {
    id: 'threads-convert-btu-tons-kw-hp',
    area: 'theory',
    grade: 'V2',
    title: { en: 'How do I convert BTU, tons, kW and hp?', es: '¿Cómo convierto BTU, toneladas, kW y hp?' },
    answer: {
      en: '1 kW = 3412 BTU per hour, 1 ton of cooling = 12,000 BTU per hour = 3.52 kW, and 1 hp = 0.746 kW. So a 5 kW heater gives 17,060 BTU/h, and a 3 ton unit moves 36,000.\n\nAn electric heater draws that too; an AC or heat pump moves about three times what it draws. Watts are BTU/h divided by EER: 36,000 / 12 = 3000 W. Never size wire or breaker from tons, BTU or hp of a unit: its plate (MCA, MOCP) decides.',
      es: '1 kW = 3412 BTU por hora, 1 tonelada de frío = 12,000 BTU por hora = 3.52 kW, y 1 hp = 0.746 kW. Así un calentador de 5 kW da 17,060 BTU/h y una unidad de 3 toneladas mueve 36,000.\n\nEl calentador eléctrico consume lo mismo; el aire o bomba de calor mueve unas tres veces lo que consume. Los watts son BTU/h entre EER: 36,000 / 12 = 3000 W. Nunca calcule cable o breaker por toneladas, BTU o hp: manda la placa (MCA, MOCP).',
    },
    references: ['440.4'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'one ton of cooling is 12,000 BTU per hour',
          es: 'una tonelada de frío es 12,000 BTU por hora',
        },
        words: 'how many btu in a ton cuantos btu',
      },
      {
        says: 'is-not',
        what: {
          en: 'an AC draws as many kW as it moves in cooling',
          es: 'un aire consume tantos kW como mueve de frío',
        },
        words: '3 ton 10.5 kw consumption consumo',
      },
      {
        says: 'must-not',
        what: {
          en: "size an AC's wire or breaker from its tons or BTU",
          es: 'calcular el cable o breaker de un aire por sus toneladas o BTU',
        },
        words: 'rule of thumb per ton amps regla',
      },
      {
        says: 'is',
        what: { en: 'one kW is 3412 BTU per hour', es: 'un kW son 3412 BTU por hora' },
        words: 'kilowatt to btu heater',
      },
    ],
    words: {
      en: 'convert conversion btu btuh tons of cooling kw kilowatts watts hp horsepower eer seer 12000 3412 746 heater amps mini split',
      es: 'convertir conversion btu toneladas de refrigeracion kw kilowatts watts hp caballos eer 12000 3412 746 calentador minisplit',
    },
  },
  {
    id: 'threads-exit-and-emergency-lights',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How are exit signs and battery emergency lights wired and tested?',
      es: '¿Cómo se conectan y se prueban los letreros de salida y luces de emergencia con batería?',
    },
    answer: {
      en: 'Feed them with an unswitched hot from the circuit that lights that area, ahead of every switch: then the battery takes over when that light dies, not when somebody turns it off. They run at least 90 minutes.\n\nMost have leads for 120 V and 277 V: breaker off and proved dead, use the one you have, cap the other, plug in the battery last. The owner tests 30 seconds each month and 90 minutes each year, and keeps a record. Where they hang is for the building code and fire marshal.',
      es: 'Aliméntelos con vivo sin apagador del circuito que alumbra esa área, antes de todo apagador: así la batería entra cuando esa luz se muere, no cuando alguien la apaga. Duran 90 minutos o más.\n\nCasi todos traen puntas de 120 V y 277 V: con el breaker abajo y probado muerto use la que tiene, tape la otra y conecte la batería al final. El dueño los prueba 30 segundos cada mes y 90 minutos cada año, y lo anota. Dónde van lo dicen el código de construcción y el fire marshal.',
    },
    references: ['700.12', '700.16', 'Article 700'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'feed a battery emergency light or exit sign through the light switch',
          es: 'alimentar una luz de emergencia o letrero de salida con batería por el apagador',
        },
        words: 'switched leg after the switch regreso',
      },
      {
        says: 'must',
        what: {
          en: "feed a battery emergency light from the circuit of that area's normal lights",
          es: 'alimentar la luz de emergencia con batería del circuito de las luces normales de esa área',
        },
        unless: {
          en: 'a separate circuit of the same panel meets the conditions of 700.12',
          es: 'un circuito aparte del mismo panel cumple las condiciones de 700.12',
        },
        words: 'dedicated own circuit same circuit receptacle circuit dedicado',
      },
      {
        says: 'must-not',
        what: {
          en: 'connect both the 120 V and the 277 V lead of an exit sign',
          es: 'conectar las dos puntas, de 120 V y de 277 V, de un letrero de salida',
        },
        words: 'orange black lead cap unused naranja negro',
      },
      {
        says: 'must',
        what: {
          en: 'test emergency lights 30 seconds each month and 90 minutes each year',
          es: 'probar las luces de emergencia 30 segundos cada mes y 90 minutos cada año',
        },
        unless: {
          en: 'they test themselves and the local fire code takes that',
          es: 'se prueban solas y el código de incendio local lo acepta',
        },
        words: 'how often monthly annual record',
      },
      {
        says: 'need-not',
        what: {
          en: 'run a dedicated circuit for battery exit signs and emergency lights',
          es: 'llevar un circuito dedicado para letreros de salida y luces de emergencia con batería',
        },
        words: 'own breaker each one individual exit sign bug eye store church office propio cada uno',
      },
      {
        says: 'may',
        what: {
          en: 'put battery emergency lights on a breaker of their own',
          es: 'poner las luces de emergencia con batería en su propio breaker',
        },
        if: {
          en: "the edition is 2020 or later, it is in the panel of that area's lights and has a lock-on",
          es: 'la edición es 2020 o posterior, está en el panel de las luces de esa área y trae seguro de encendido',
        },
        words: 'separate dedicated circuit exit sign bug eye aparte dedicado propio',
      },
    ],
    words: {
      en: 'exit sign emergency light bug eye egress battery backup unit unswitched hot same circuit test monthly annual 90 minutes 277 120 leads',
      es: 'letrero de salida exit luz de emergencia bateria respaldo vivo sin apagador mismo circuito prueba mensual anual 90 minutos 277 120 puntas',
    },
  },
  {
    id: 'threads-ip-and-nema-ratings',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'What does IP65 or IP67 mean, and how does it compare with NEMA types?',
      es: '¿Qué quiere decir IP65 o IP67 y cómo se compara con los tipos NEMA?',
    },
    answer: {
      en: "The first digit is dust, the second water: 5 lets in harmless dust, 6 is dust-tight; water 4 is splash, 5 a jet, 6 a strong jet, 7 short immersion to about 3 ft, 8 longer and deeper as the maker says.\n\nRoughly, a NEMA 4 or 4X box meets IP66 and a NEMA 6 box IP67. It doesn't work backward: NEMA also tests corrosion, ice and gaskets. For panels and disconnects the NEC goes by type numbers, such as 3R or 4X; an IP mark alone may not pass.",
      es: 'El primer dígito es polvo, el segundo agua: 5 deja pasar polvo que no daña, 6 es hermético al polvo; agua 4 es salpicadura, 5 chorro, 6 chorro fuerte, 7 inmersión corta a unos 3 pies, 8 más tiempo y hondo según fabricante.\n\nMás o menos, una caja NEMA 4 o 4X cumple IP66 y una NEMA 6, IP67. Al revés no vale: NEMA prueba también corrosión, hielo y empaques. Para paneles y desconectadores el NEC va por tipos, como 3R o 4X; la sola marca IP puede no pasar.',
    },
    references: ['110.28', 'Table 110.28'],
    claims: [
      {
        says: 'is',
        what: { en: 'an IP rating that starts with 6 is dust-tight', es: 'un IP que empieza con 6 es hermético al polvo' },
        words: 'ip65 ip66 ip67 first digit dust polvo',
      },
      {
        says: 'is-not',
        what: {
          en: 'an IP66 or IP67 box is also NEMA 4X by that',
          es: 'una caja IP66 o IP67 es por eso también NEMA 4X',
        },
        words: 'equivalent same as corrosion equivale',
      },
      {
        says: 'is-not',
        what: {
          en: 'an IP65 fixture may lie under water',
          es: 'una lámpara IP65 puede quedar bajo el agua',
        },
        words: 'submerge immersion waterproof pool sumergir',
      },
      {
        says: 'is',
        what: {
          en: 'an IP67 housing survives short immersion to about 3 ft',
          es: 'una caja IP67 aguanta inmersión corta a unos 3 pies',
        },
        words: 'under water 30 minutes 1 meter',
      },
    ],
    words: {
      en: 'ip rating ingress protection ip44 ip54 ip65 ip66 ip67 ip68 meaning digits nema 3r 4 4x 6 equivalent waterproof weatherproof enclosure',
      es: 'grado ip proteccion ip44 ip54 ip65 ip66 ip67 ip68 significado digitos nema 3r 4 4x 6 equivalente a prueba de agua intemperie caja',
    },
  },
  {
    id: 'threads-meter-dial-symbols',
    area: 'tools',
    grade: 'V2',
    title: {
      en: "What do the symbols on a multimeter's dial mean?",
      es: '¿Qué significan los símbolos del multímetro?',
    },
    answer: {
      en: 'V with a wave is AC volts, the one for house power; V with a straight line over dots is DC, for batteries. Ω is ohms, sound waves beep for continuity, an arrow against a bar is diode test, two facing plates capacitance, A amps, Hz frequency, mV thousandths of a volt.\n\nOL means beyond the range, or open. Black goes in COM, red in VΩ; in the A jack the meter is a dead short across volts. Ω and the beep are for dead circuits only.',
      es: 'V con onda es volts de AC, la de la casa; V con raya y puntos es DC, para baterías. Ω es ohms, las ondas de sonido pitan en continuidad, la flecha contra una raya es diodo, dos placas de frente capacitancia, A amperes, Hz frecuencia, mV milésimas de volt.\n\nOL quiere decir fuera de rango o abierto. El negro va en COM y el rojo en VΩ; en la entrada A el medidor es un corto. Ω y el pitido son solo para circuitos muertos.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: { en: 'V with a wavy line is AC volts', es: 'V con una onda es volts de AC' },
        words: 'squiggly line tilde house outlet rayita ondulada',
      },
      {
        says: 'is-not',
        what: { en: 'OL on the display means a short circuit', es: 'OL en la pantalla quiere decir corto' },
        words: 'overload over limit open line abierto',
      },
      {
        says: 'must-not',
        what: {
          en: 'measure volts with the red lead in the A jack',
          es: 'medir volts con la punta roja en la entrada A',
        },
        words: '10A jack amps hole fuse blows entrada 10A',
      },
      {
        says: 'must-not',
        what: {
          en: 'use ohms or continuity on a live circuit',
          es: 'usar ohms o continuidad en un circuito vivo',
        },
        words: 'energized beep powered con corriente',
      },
    ],
    words: {
      en: 'multimeter symbols dial meter dmm fluke klein v~ squiggly line horseshoe omega ohm continuity diode capacitance ol com jack meaning which setting',
      es: 'multimetro simbolos perilla tester medidor v~ onda herradura omega ohms continuidad diodo capacitancia ol com entrada significado cual posicion',
    },
  },
  {
    id: 'threads-resistor-color-code',
    area: 'theory',
    grade: 'V2',
    title: { en: 'How do I read the resistor color code?', es: '¿Cómo leo el código de colores de una resistencia?' },
    answer: {
      en: 'Black 0, brown 1, red 2, orange 3, yellow 4, green 5, blue 6, violet 7, gray 8, white 9. On four bands the first two are digits, the third how many zeros follow, the fourth the tolerance: gold 5%, silver 10%.\n\nSo yellow, violet, red, gold is 4700 ohms at 5%; brown, black, orange is 10,000. Five bands have three digits first; brown at the end is 1%. Start at the end away from gold or silver. In doubt measure it; an end-of-line resistor must match the panel.',
      es: 'Negro 0, café 1, rojo 2, naranja 3, amarillo 4, verde 5, azul 6, violeta 7, gris 8, blanco 9. En cuatro bandas: dos dígitos, cuántos ceros siguen y la tolerancia: oro 5%, plata 10%.\n\nAsí amarillo, violeta, rojo, oro son 4700 ohms al 5%; café, negro, naranja son 10,000. Las de cinco bandas llevan tres dígitos; café al final es 1%. Empiece por la punta lejos del oro o plata. Si duda, mídala; la de fin de línea debe ser la que pide el panel.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'yellow, violet, red is 4700 ohms on a resistor',
          es: 'amarillo, violeta, rojo son 4700 ohms en una resistencia',
        },
        words: '4.7k eol value valor',
      },
      {
        says: 'is',
        what: { en: 'a gold band means 5% tolerance', es: 'la banda de oro quiere decir tolerancia de 5%' },
        words: 'gold end stripe dorada',
      },
      {
        says: 'is-not',
        what: {
          en: 'the gold or silver band is read first',
          es: 'la banda de oro o plata se lee primero',
        },
        words: 'which end start from por donde empezar',
      },
    ],
    words: {
      en: 'resistor color code bands stripes value ohms chart brown black red gold silver tolerance end of line eol 4.7k 10k 2.2k',
      es: 'resistencia resistor codigo de colores bandas rayas valor ohms cafe negro rojo oro plata tolerancia fin de linea 4.7k 10k 2.2k',
    },
  },
];
