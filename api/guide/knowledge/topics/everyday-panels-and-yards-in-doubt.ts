// What people ask about subpanels, supply, outdoor runs and lights of a house when they doubt whether something may be so.
import type { Topic } from '../knowledge.ts';

export const everydayPanelsAndYardsInDoubtTopics: readonly Topic[] = [
  {
    id: 'code-subpanel-main-larger-than-feeder',
    area: 'code',
    grade: 'V2',
    title: {
      en: "Can a subpanel's main breaker be bigger than the breaker feeding it?",
      es: '¿El principal de un subtablero puede ser mayor que el breaker que lo alimenta?',
    },
    answer: {
      en: 'Yes: the breaker at the head of the feeder protects the wire, and the main in the subpanel only serves as its switch, so the two need not match. A 100 A main on a 60 A or 40 A feeder is fine.\n\nWhat has to hold: feeder wire fit for the feeder breaker, and panel bus not smaller than that breaker. In a separate building a larger main also helps, since the disconnect there is 60 A at least for more than two circuits.',
      es: 'Sí: el breaker al inicio del alimentador protege el cable, y el principal del subtablero solo sirve de desconectador, así que no tienen que ser iguales. Un principal de 100 A con alimentador de 60 A o 40 A está bien.\n\nLo que sí cuenta: cable adecuado al breaker que alimenta, y barras del tablero no menores que ese breaker. En edificio separado un principal mayor hasta ayuda, pues ahí el desconectador es de 60 A mínimo con más de dos circuitos.',
    },
    references: ['408.36', '225.39', '215.3'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'have a main breaker in a subpanel that is larger than the breaker feeding it',
          es: 'tener en un subtablero un principal mayor que el breaker que lo alimenta',
        },
        words: '100 amp main 60 amp feeder bigger barn garage sub',
      },
      {
        says: 'need-not',
        what: {
          en: "match a subpanel's main breaker to the feeder breaker",
          es: 'igualar el principal de un subtablero con el breaker que lo alimenta',
        },
        words: 'same size swap main change 40 100',
      },
      {
        says: 'must-not',
        what: {
          en: "feed a panel from a breaker larger than the panel's rating",
          es: 'alimentar un tablero con un breaker mayor que la capacidad del tablero',
        },
        words: 'bus main lug 100 amp panel 125 feeder',
      },
    ],
    words: {
      en: 'subpanel main bigger larger than feeder breaker 100 amp main 60 40 50 barn garage shed match swap',
      es: 'subtablero principal mayor que el breaker que alimenta 100 60 50 granero cochera iguales',
    },
  },
  {
    id: 'code-conduit-frost-line',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Does buried conduit have to go below the frost line?',
      es: '¿El tubo enterrado tiene que ir bajo la línea de congelación?',
    },
    answer: {
      en: "No: burial depth is the same in every climate, 18 in. for PVC and 24 in. for direct-burial cable in an ordinary yard, whatever the frost depth.\n\nFrost heave counts at the ends: leave slack in cable, or an expansion or slip fitting where PVC comes up to a box, so that moving soil doesn't pull the equipment. A local rule may ask for more.",
      es: 'No: la profundidad es igual en todo clima, 18 pulg. para PVC y 24 pulg. para cable directo en un patio común, sin importar hasta dónde se congela.\n\nEl empuje del hielo cuenta en las puntas: deje holgura en el cable, o un accesorio de expansión donde el PVC sube a una caja, para que la tierra no jale el equipo. La regla local puede pedir más.',
    },
    references: ['Table 300.5(A)', '300.5(J)', '352.44'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'put conduit or cable below the frost line', es: 'meter tubo o cable abajo de la línea de congelación' },
        unless: { en: 'a local rule asks for it', es: 'una regla local lo pida' },
        words: 'bury frost depth deeper under minnesota congela enterrar',
      },
      {
        says: 'must',
        what: {
          en: 'leave slack or an expansion fitting where buried conduit comes up to equipment',
          es: 'dejar holgura o junta de expansión donde el tubo enterrado sube al equipo',
        },
        if: { en: 'the soil moves with frost', es: 'el suelo se mueve con el hielo' },
        words: 'slip joint riser',
      },
    ],
    words: {
      en: 'frost line frost depth ground freezes conduit cable underground below trench deep heave expansion cold climate',
      es: 'línea de congelación hielo se congela tubo enterrado profundidad zanja expansión frío',
    },
  },
  {
    id: 'code-subpanel-same-building-rod',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Does a subpanel in or on the same house need its own ground rod?',
      es: '¿Un subtablero en la misma casa necesita su propia varilla de tierra?',
    },
    answer: {
      en: 'No: a subpanel in or on the same building as the service needs no electrode; the equipment ground in its feeder grounds it. Neutral and ground stay apart in it.\n\nOnly a separate building with a feeder gets electrodes of its own. An extra rod on its ground bar is allowed, also outside, but clears no fault and replaces nothing.',
      es: 'No: un subtablero en el mismo edificio que el servicio no lleva electrodo; lo aterriza la tierra de equipo de su alimentador. Neutro y tierra van separados en él.\n\nSolo un edificio separado con alimentador lleva electrodos propios. Una varilla extra en su barra de tierra se permite, también afuera, pero no despeja fallas ni reemplaza nada.',
    },
    references: ['250.32(A)', '250.54', '250.142(B)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'drive a ground rod for a subpanel in or on the same house as the service',
          es: 'clavar varilla para un subtablero en la misma casa que el servicio',
        },
        words: 'outside wall exterior basement sub own electrode',
      },
      {
        says: 'may',
        what: {
          en: "add an extra ground rod to a subpanel's ground bar in the same house",
          es: 'agregar una varilla extra a la barra de tierra de un subtablero en la misma casa',
        },
        words: 'auxiliary electrode supplementary',
      },
      {
        says: 'must',
        what: {
          en: 'keep neutral and ground apart in a subpanel in the same house',
          es: 'separar neutro y tierra en un subtablero de la misma casa',
        },
        words: 'bond screw isolate',
      },
    ],
    words: {
      en: 'subpanel same house building ground rod needed exterior wall basement own rod electrode four wire',
      es: 'subtablero misma casa varilla de tierra pared exterior sótano propia electrodo cuatro hilos',
    },
  },
  {
    id: 'code-solar-with-portable-generator',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'Can grid-tied solar stay on while a portable generator runs the house?',
      es: '¿El solar interconectado puede seguir prendido mientras un generador portátil alimenta la casa?',
    },
    answer: {
      en: 'No, unless generator and inverter are made and listed to work together: a grid-tied inverter can take the generator for the utility and push its surplus into it. It has to be kept off while the generator runs.\n\nRemembering to switch it off is not enough: put the solar ahead of the interlocked main, the generator loads on a panel of their own, or use transfer equipment that isolates the inverter too.',
      es: 'No, salvo que generador e inversor estén hechos y listados para trabajar juntos: el inversor puede tomar al generador por la compañía y empujarle su sobrante. Debe quedar fuera mientras el generador trabaja.\n\nAcordarse de apagarlo no basta: conecte el solar antes del principal con interlock, las cargas del generador en tablero aparte, o un transfer que aísle también al inversor.',
    },
    references: ['702.5', '705.6', '705.40', '110.3(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'leave a grid-tied solar inverter connected while a portable generator feeds the house',
          es: 'dejar conectado el inversor solar interconectado mientras un generador portátil alimenta la casa',
        },
        unless: { en: 'both are listed to work together', es: 'ambos estén listados para trabajar juntos' },
        words: 'pv breaker interlock backfeed parallel damage on together',
      },
      {
        says: 'is-not',
        what: {
          en: 'remembering to switch the solar breaker off by hand is enough with a generator interlock',
          es: 'que baste acordarse de apagar a mano el breaker solar con un interlock de generador',
        },
        words: 'manual label procedure turn off pv',
      },
      {
        says: 'may',
        what: {
          en: 'connect the solar ahead of the interlocked main so that the generator never meets it',
          es: 'conectar el solar antes del principal con interlock para que el generador nunca se tope con él',
        },
        words: 'line side supply side tap',
      },
    ],
    words: {
      en: 'solar pv grid tie inverter portable generator interlock back-fed breaker outage together damage generator',
      es: 'solar paneles inversor interconectado generador planta portátil interlock breaker apagón juntos dañar',
    },
  },
  {
    id: 'code-breaker-as-ac-disconnect',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'Can an enclosed breaker at the condenser be the AC disconnect?',
      es: '¿Un breaker en caja junto al condensador sirve de desconectador del aire?',
    },
    answer: {
      en: "Yes: a breaker in a suitable enclosure (3R outdoors) within sight of the unit and readily accessible is an accepted AC disconnect instead of a pullout.\n\nIt need not be smaller than the one in the panel: both may be 60 A. It doesn't stand in for fuses where the plate says fuse only. Rated at least 115% of the unit's current, and not above MOCP if it is the unit's protection.",
      es: 'Sí: un breaker en gabinete adecuado (3R afuera), a la vista del equipo y fácil de alcanzar, vale como desconectador del aire en lugar de uno de jalar.\n\nNo tiene que ser menor que el del tablero: los dos pueden ser de 60 A. No reemplaza fusibles si la placa pide solo fusible. De 115% de la corriente del equipo por lo menos, y no mayor que el MOCP si es su protección.',
    },
    references: ['440.12(A)', '440.14', '430.109(A)', '110.3(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use an enclosed circuit breaker at the condenser as the AC disconnect',
          es: 'usar un breaker en caja junto al condensador como desconectador del aire',
        },
        if: {
          en: 'it is in sight, readily accessible and in an enclosure fit for the place',
          es: 'queda a la vista, fácil de alcanzar y en gabinete para el lugar',
        },
        words: 'instead of pullout non-fused 60 amp 3R',
      },
      {
        says: 'need-not',
        what: {
          en: 'use a smaller breaker at the condenser than in the panel',
          es: 'usar en el condensador un breaker menor que el del tablero',
        },
        words: 'same size 60 both coordination',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a breaker in place of fuses where the AC plate says fuse only',
          es: 'usar breaker en lugar de fusibles donde la placa del aire dice solo fusible',
        },
        words: 'max fuse nameplate condenser',
      },
    ],
    words: {
      en: 'enclosed breaker ac disconnect condenser outside 60 amp pullout non fused instead circuit breaker box 3R',
      es: 'breaker en caja desconectador aire condensador afuera 3R en vez de pullout',
    },
  },
  {
    id: 'code-ac-disconnect-smaller-than-breaker',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'Can the AC or air handler disconnect be rated less than its breaker?',
      es: '¿El desconectador del aire puede ser de menos amperes que su breaker?',
    },
    answer: {
      en: 'Yes: an unfused disconnect is rated for the unit, at least 115% of its marked current (and the horsepower), not for the breaker ahead of it. A 30 A switch serves a unit of up to about 26 A, also on a 35 A or 40 A breaker.\n\nIts label has to allow that breaker ahead of it for short-circuit current. Look at its terminals too: they have to take the wire.',
      es: 'Sí: un desconectador sin fusibles va según el equipo, al menos 115% de su corriente marcada (y los hp), no según el breaker de atrás. Uno de 30 A sirve a un equipo de hasta unos 26 A, también con breaker de 35 A o 40 A.\n\nSu etiqueta debe admitir ese breaker antes de él por corriente de corto. Vea también que sus terminales acepten el cable.',
    },
    references: ['440.12(A)', '430.110(A)', '110.10'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a 30 A unfused AC disconnect on a larger breaker',
          es: 'usar un desconectador de aire de 30 A sin fusibles con un breaker mayor',
        },
        if: {
          en: "115% of the unit's marked current is no more than the disconnect's rating, its horsepower rating fits and its label allows the breaker",
          es: 'el 115% de la corriente marcada no pasa de la capacidad del desconectador, sus caballos (HP) alcanzan y su etiqueta admite el breaker',
        },
        words: '35 40 pullout mini split air handler',
      },
      {
        says: 'need-not',
        what: {
          en: 'rate an AC disconnect as high as the breaker ahead of it',
          es: 'igualar la capacidad del desconectador del aire a la del breaker de atrás',
        },
        words: '60 amp disconnect match mocp',
      },
      {
        says: 'must',
        what: {
          en: "rate an AC disconnect at least 115% of the unit's marked current",
          es: 'dar al desconectador del aire al menos 115% de la corriente marcada del equipo',
        },
        words: 'size rla',
      },
    ],
    words: {
      en: 'ac disconnect 30 amp on 40 amp breaker 35 air handler mini split smaller than breaker non-fused switch size',
      es: 'desconectador aire 30 amperes con breaker de 40 35 manejadora mini split menor sin fusibles',
    },
  },
  {
    id: 'code-panel-behind-door',
    area: 'code',
    grade: 'V1',
    title: { en: 'Can a breaker panel be behind a swinging door?', es: '¿El tablero puede quedar detrás de una puerta que abre?' },
    answer: {
      en: "Usually yes: the NEC doesn't forbid a panel that an open room door covers, since with the door shut its working space is clear. That space must be there: 30 in. wide, 3 ft deep and 6-1/2 ft high, and the panel's cover opens 90°.\n\nNothing may be stored there. An inspector may object where somebody at work could be hit by the door or where it cannot stay shut. A bedroom is allowed; a clothes closet or bathroom is not.",
      es: 'Casi siempre sí: el NEC no prohíbe un tablero que la puerta abierta tapa, pues con la puerta cerrada su espacio de trabajo está libre. Ese espacio debe existir: 30 pulg. de ancho, 3 pies de fondo y 6-1/2 pies de alto, y la tapa del tablero abre 90°.\n\nNada se guarda ahí. Un inspector puede objetar si la puerta golpea a quien trabaja o no se queda cerrada. En recámara se permite; en clóset de ropa o baño no.',
    },
    references: ['110.26(A)', '110.26(B)', '240.24(D)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'have a panel behind a swinging room door that covers it when open',
          es: 'tener el tablero detrás de la puerta de un cuarto que lo tapa al abrir',
        },
        if: {
          en: 'its full working space is clear with the door shut and it is not in a clothes closet or bathroom',
          es: 'con la puerta cerrada su espacio de trabajo queda libre completo y no está en un clóset de ropa ni baño',
        },
        words: 'door covers panel bedroom opens against swinging breaker box',
      },
      {
        says: 'is-not',
        what: {
          en: 'a swinging door in front of a panel is storage in its working space',
          es: 'que una puerta que abre frente al tablero sea guardar cosas en su espacio',
        },
        words: 'obstruction blocks',
      },
      {
        says: 'may',
        what: { en: 'have a panel in a bedroom', es: 'tener el tablero en una recámara' },
        words: 'breaker box sleeping room',
      },
      {
        says: 'must-not',
        what: {
          en: 'have a panel inside a clothes closet',
          es: 'tener un tablero dentro de un clóset de ropa',
        },
        words: 'coats wardrobe bifold sliding abrigos corredizas',
      },
    ],
    words: {
      en: 'panel behind door swings open covers breaker box bedroom door working space blocked',
      es: 'tablero detrás de la puerta abre tapa caja de breakers recámara espacio',
    },
  },
  {
    id: 'code-stairs-two-lights-two-switches',
    area: 'code',
    grade: 'X',
    title: {
      en: 'Must both stair switches control the same light (three-way)?',
      es: '¿Los dos apagadores de la escalera deben controlar la misma luz (tres vías)?',
    },
    answer: {
      en: "Ask the inspector: the NEC wants a switch for the stair lighting at each level, six risers or more, and doesn't say three-way. Two single-pole switches with a light each are taken as enough by some, not by others.\n\nThree-ways that turn the same light on at both ends settle it: nobody walks away from a light that only the other floor can turn off.",
      es: 'Pregunte al inspector: el NEC pide en cada nivel un apagador de la luz de la escalera, con seis peraltes o más, y no dice de tres vías. Dos apagadores sencillos con una luz cada uno les bastan a unos y a otros no.\n\nCon tres vías a la misma luz en los dos extremos se acaba la duda: nadie deja prendida una luz que solo se apaga en el otro piso.',
    },
    references: ['210.70(A)(2)'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'the NEC names three-way switches for stairs', es: 'que el NEC nombre apagadores de tres vías para escaleras' },
        words: '3-way required wording same light both switches',
      },
      {
        says: 'may',
        what: {
          en: 'light a stairway by two lights with a single-pole switch each',
          es: 'alumbrar una escalera con dos luces y un apagador sencillo cada una',
        },
        if: {
          en: 'the inspector takes each for the stairway lighting of its level',
          es: 'el inspector toma cada una como luz de escalera de su nivel',
        },
        words: 'great room fan light hall light no three way',
      },
    ],
    words: {
      en: 'stair switches top bottom different lights same light three-way 3-way single pole great room hall light',
      es: 'apagadores escalera arriba abajo luces distintas misma luz tres vías sencillo pasillo sala',
    },
  },
  {
    id: 'code-stairs-wireless-switch',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'Can a wireless battery switch be the second stair switch?',
      es: '¿Un apagador inalámbrico de batería vale como segundo apagador de escalera?',
    },
    answer: {
      en: "Usually yes, as a listed control mounted on the wall at that level: the code asks for a wall-mounted control device, not for a wire to it. A loose remote doesn't count, and the inspector decides.\n\nThe 2023 code adds that the control may not rely on a battery alone: as printed the lights must come on by themselves when it fails; as amended since, a warning of the low battery will do. Self-powered (kinetic) ones have no battery.",
      es: 'Casi siempre sí, como control listado y fijo en la pared de ese nivel: el código pide un control de pared, no un cable hasta él. Un control remoto suelto no cuenta, y decide el inspector.\n\nEl código 2023 agrega que no dependa solo de una batería: como se imprimió, la luz debe prender sola cuando falla; según la enmienda, basta un aviso de batería baja. Los cinéticos no llevan batería.',
    },
    references: ['210.70', '210.70(A)(2)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a wireless wall-mounted control as the second stair switch',
          es: 'usar un control inalámbrico de pared como segundo apagador de escalera',
        },
        if: {
          en: 'it is listed, fixed to the wall and not left dead without notice by its battery',
          es: 'es listado, va fijo a la pared y su batería no lo deja muerto sin aviso',
        },
        words: 'remote battery 3-way lutron pico smart pass inspection',
      },
      {
        says: 'need-not',
        what: { en: 'run a wire to the second stair switch', es: 'llevar cable al segundo apagador de la escalera' },
        if: { en: 'a listed wall-mounted wireless control is there', es: 'hay ahí un control inalámbrico listado de pared' },
        words: 'fish 3-wire 14-3 traveler',
      },
      {
        says: 'is-not',
        what: { en: 'a loose remote counts as a stair switch', es: 'que un control remoto suelto cuente como apagador de escalera' },
        words: 'handheld phone app',
      },
    ],
    words: {
      en: 'wireless 3 way switch stairs battery remote pico kinetic no wire fish old house basement stairs pass inspection',
      es: 'apagador inalámbrico tres vías escalera batería control remoto sin cable casa vieja sótano inspección',
    },
  },
  {
    id: 'code-entrance-light-distance',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'How close to the door must the outdoor entrance light be?',
      es: '¿Qué tan cerca de la puerta debe estar la luz de la entrada?',
    },
    answer: {
      en: "No distance is given: the light only has to light the outside of the entrance or exit with grade-level access, and be controlled from a wall switch or automatically. A light 16 ft away, on a post or the next wall counts if it does light the doorway.\n\nThe NEC names no lamp type, height or brightness; the inspector judges it. A garage's vehicle door doesn't count as an entrance.",
      es: 'No hay distancia: la luz solo tiene que alumbrar por fuera la entrada o salida a nivel de piso, y prenderse con apagador de pared o automática. Una luz a 16 pies, en un poste o en la pared de junto, cuenta si de verdad alumbra la puerta.\n\nEl NEC no dice tipo de foco, altura ni brillo; lo juzga el inspector. La puerta para el carro no cuenta como entrada.',
    },
    references: ['210.70(A)(2)'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'the code sets how near the outdoor light must be to the door',
          es: 'que el código fije qué tan cerca de la puerta va la luz de afuera',
        },
        words: 'distance feet back door within',
      },
      {
        says: 'may',
        what: {
          en: 'use a light on a post or another wall as the entrance light',
          es: 'usar una luz en un poste u otra pared como luz de la entrada',
        },
        if: {
          en: 'it lights the outside of the doorway and is controlled from a wall switch or automatically',
          es: 'alumbra la puerta por fuera y se controla con apagador de pared o automático',
        },
        words: '16 feet away pole flood garage wall',
      },
      {
        says: 'need-not',
        what: { en: 'mount the entrance light beside or over the door', es: 'poner la luz de la entrada junto a la puerta o encima' },
        words: 'next to above adjacent',
      },
    ],
    words: {
      en: 'exterior light back door distance how far entrance light pole flood feet from door required',
      es: 'luz exterior puerta trasera distancia qué tan lejos entrada poste reflector pies',
    },
  },
  {
    id: 'code-receptacle-by-toilet',
    area: 'code',
    grade: 'V1',
    title: { en: 'Can an outlet be next to the toilet, and how high?', es: '¿Puede haber un contacto junto al excusado, y a qué altura?' },
    answer: {
      en: "Yes: the NEC sets no distance from a toilet and no height there, so 12 in. off the floor is fine, as for a bidet seat. It needs GFCI and the bathroom's 20 A receptacle circuit.\n\nIt may not stand in the tub or shower zone (3 ft sideways, 8 ft up), and it doesn't replace the one within 3 ft of the basin unless it is there itself.",
      es: 'Sí: el NEC no fija distancia al excusado ni altura ahí, así que a 12 pulg. del piso está bien, como para un asiento bidet. Lleva GFCI y va en el circuito de 20 A de contactos del baño.\n\nNo puede estar en la zona de tina o regadera (3 pies a los lados, 8 pies arriba), y no reemplaza al de menos de 3 pies del lavabo salvo que él mismo esté ahí.',
    },
    references: ['210.52(D)', '406.9(C)', '210.8(A)', '210.11(C)(3)'],
    claims: [
      {
        says: 'may',
        what: { en: 'put a receptacle next to a toilet', es: 'poner un contacto junto al excusado' },
        words: 'bidet seat washlet',
      },
      {
        says: 'is-not',
        what: {
          en: 'the code sets a distance or height for a receptacle by a toilet',
          es: 'que el código fije distancia o altura de un contacto junto al excusado',
        },
        words: 'how far how high minimum wc',
      },
      {
        says: 'must',
        what: { en: 'protect a receptacle next to a toilet by GFCI', es: 'proteger con GFCI un contacto junto al excusado' },
        words: 'bidet bathroom outlet',
      },
      {
        says: 'must-not',
        what: {
          en: "count a receptacle far from the basin as the bathroom's required one",
          es: 'contar como el exigido del baño un contacto lejos del lavabo',
        },
        words: 'only powder room sink',
      },
    ],
    words: {
      en: 'outlet next to beside behind toilet bidet washlet height off floor bathroom distance commode',
      es: 'contacto junto al excusado inodoro taza bidet altura del piso baño distancia',
    },
  },
  {
    id: 'wiring-methods-romex-above-porch-ceiling',
    area: 'wiring-methods',
    grade: 'X',
    title: {
      en: 'Can I run Romex above a porch or patio ceiling (soffit)?',
      es: '¿Puedo correr Romex arriba del techo de un porche o patio (sofito)?',
    },
    answer: {
      en: 'Ask the inspector first: in the closed roof space above a porch ceiling many take it as dry, like an attic, and allow Romex (NM); others call it damp and want UF, or conduit with THWN. Exposed on the open porch NM is not allowed.\n\nA vented vinyl soffit lets weather in sooner than a closed ceiling. Down the open posts: conduit with wet-rated wire. Lights that face the porch are listed for damp places, for wet ones where rain gets to them.',
      es: 'Pregunte antes al inspector: en el hueco cerrado arriba del techo del porche muchos lo toman por seco, como ático, y admiten Romex (NM); otros lo llaman húmedo y piden UF, o tubo con THWN. Visto en el porche abierto el NM no se permite.\n\nUn sofito de vinil ventilado deja pasar más el clima que un techo cerrado. Por los postes: tubo con alambre para mojado. Las luces que dan al porche son para lugar húmedo, y para mojado donde llega la lluvia.',
    },
    references: ['334.10', '334.12(B)', '410.10(A)', '100'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'run Romex in the closed space above a porch ceiling',
          es: 'correr Romex en el hueco cerrado arriba del techo de un porche',
        },
        if: { en: 'the inspector takes that space as dry', es: 'el inspector toma ese hueco por seco' },
        words: 'nm soffit patio roof covered attic dry damp',
      },
      {
        says: 'must-not',
        what: { en: 'run Romex exposed on an open porch or patio', es: 'correr Romex visto en un porche o patio abierto' },
        words: 'nm under patio roof covered damp posts rafters',
      },
      {
        says: 'must',
        what: {
          en: 'use lights listed for damp places in a porch ceiling',
          es: 'usar luces listadas para lugar húmedo en el techo de un porche',
        },
        words: 'recessed cans soffit porch rated',
      },
    ],
    words: {
      en: 'porch patio soffit ceiling romex nm damp dry vinyl covered patio roof recessed cans above uf',
      es: 'porche patio sofito techo romex húmedo seco vinil terraza botes arriba uf',
    },
  },
  {
    id: 'code-dryer-and-ev-switch',
    area: 'code',
    grade: 'X',
    title: {
      en: 'Can a dryer and an EV charger share one circuit by a switch or splitter?',
      es: '¿Secadora y cargador de auto pueden compartir un circuito con un switch o divisor?',
    },
    answer: {
      en: "Only with a listed device that lets one load on at a time, and with the inspector's word first: 625.40 wants a circuit of its own for a charger over 16 A or 120 V, and its exception is for several chargers, so not everybody accepts it. A plain Y-splitter is not allowed.\n\nOn a 30 A dryer circuit the car draws 24 A at most, and the circuit needs an equipment ground: no old three-wire one. A double-throw switch is rated for it.",
      es: 'Solo con un aparato listado que deje una carga a la vez, y con el sí del inspector por delante: 625.40 pide circuito propio para un cargador de más de 16 A o 120 V, y su excepción es para varios cargadores, así que no todos lo aceptan. Un divisor en Y no se permite.\n\nEn el circuito de secadora de 30 A el auto toma 24 A cuando mucho, y el circuito lleva tierra de equipo: no uno viejo de tres hilos. Un switch de dos tiros va con esa capacidad.',
    },
    references: ['625.40', '625.41', '625.42', '750.30', '110.3(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'share a dryer circuit with an EV charger by a listed switch that lets one on at a time',
          es: 'compartir el circuito de la secadora con un cargador de auto por un switch listado que deja uno a la vez',
        },
        if: { en: 'the inspector accepts it beside 625.40', es: 'el inspector lo acepta a pesar de 625.40' },
        words: 'double throw splitter automatic smart power sharing car',
      },
      {
        says: 'must-not',
        what: {
          en: 'plug a dryer and an EV charger into a plain Y-splitter',
          es: 'enchufar secadora y cargador de auto en un divisor en Y',
        },
        words: 'adapter homemade both at once',
      },
      {
        says: 'must',
        what: {
          en: 'set a car charger to no more than 24 A on a 30 A dryer circuit',
          es: 'ajustar el cargador a 24 A cuando mucho en un circuito de secadora de 30 A',
        },
        words: '80 percent level 2 limit',
      },
    ],
    words: {
      en: 'dryer ev car charger splitter switch double throw share circuit automatic 30 amp instead of panel upgrade',
      es: 'secadora cargador auto eléctrico divisor switch dos tiros compartir circuito automático 30',
    },
  },
  {
    id: 'code-pool-deck-poured-before-inspection',
    area: 'code',
    grade: 'K',
    title: {
      en: 'Pool deck was poured before the bonding was inspected: how do I prove it?',
      es: 'Colaron el piso de la alberca antes de la inspección de la unión (bonding): ¿cómo lo compruebo?',
    },
    answer: {
      en: "Talk to the inspector: no test in the code proves hidden bonding, so what counts as proof is the inspector's to say, and the deck may have to be opened or done again.\n\nOffer what may be taken: photos from before the pour, small openings at a few connections, a low-resistance continuity test between ladder, rails, pump, steel and deck. Nothing is energized or swum in before that. Work may not be covered before its inspection.",
      es: 'Hable con el inspector: no hay prueba del código que demuestre la unión oculta, así que él dice qué vale, y puede que haya que abrir el piso o rehacerlo.\n\nOfrezca lo que suelen aceptar: fotos de antes del colado, abrir en algunas conexiones, prueba de continuidad de baja resistencia entre escalera, barandal, bomba, varilla y piso. Nada se energiza ni se usa antes. No se tapa el trabajo antes de su inspección.',
    },
    references: ['680.26', '90.4'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a continuity test alone proves pool bonding by the code',
          es: 'que una prueba de continuidad sola demuestre la unión de la alberca según el código',
        },
        words: 'meter ohm test prove after pour',
      },
      {
        says: 'may',
        what: {
          en: 'have the inspector accept photos or a few openings as proof of pool bonding',
          es: 'que el inspector acepte fotos o algunas aberturas como prueba de la unión de la alberca',
        },
        if: { en: "the inspector agrees; it is the inspector's choice", es: 'el inspector quiere; es decisión suya' },
        words: 'pictures deck tear out concrete evidence',
      },
      {
        says: 'must-not',
        what: {
          en: 'pour a pool deck before the bonding is inspected',
          es: 'colar el piso de la alberca antes de que inspeccionen la unión',
        },
        words: 'concrete cover rough inspection',
      },
    ],
    words: {
      en: 'pool deck poured concrete before bonding inspection prove bonded after the fact tear out photos continuity',
      es: 'alberca piso colado concreto antes de inspección bonding unión comprobar romper fotos continuidad',
    },
  },
];
