// What people ask in forums about panels and wiring, and no rule answers by itself: bars in the main panel, clear space, circuits of a house, cables and boxes.
import type { Topic } from '../knowledge.ts';

export const threadsPanelsAndWiringTopics: readonly Topic[] = [
  {
    id: 'threads-neutral-and-ground-same-bar',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Can neutrals and grounds be on the same bar in the main panel?',
      es: '¿Pueden ir neutros y tierras en la misma barra de la caja principal?',
    },
    answer: {
      en: 'Yes, if that panel holds the service disconnect: its neutral bar is bonded to the can there, so grounds may land on it too. Not in a subpanel.\n\nEach neutral has a screw of its own, never with a ground. Grounds share one only as the label allows. Not the other way round: no neutrals on a ground bar only screwed to the can, or the can carries their current. If the service disconnect is elsewhere, as at the meter, this is a subpanel: keep them apart.',
      es: 'Sí, si esa caja tiene el desconectador de la acometida: ahí la barra de neutro está unida a la caja, así que también puede recibir tierras. En un subpanel no.\n\nCada neutro lleva su propio tornillo, nunca con una tierra. Las tierras comparten tornillo solo como diga la etiqueta. Al revés es distinto: nada de neutros en una barra de tierra que solo está atornillada a la caja, porque la caja llevaría su corriente. Si el desconectador de la acometida está en otra caja, como la del medidor, esta es un subpanel: sepárelos.',
    },
    references: ['408.40', '408.41', '250.24', '250.142'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put a neutral and a ground under one screw, in the main panel either',
          es: 'poner un neutro y una tierra en el mismo tornillo, tampoco en la caja principal',
        },
        words: 'same hole lug share white bare together',
      },
      {
        says: 'must-not',
        what: {
          en: 'land neutrals and grounds on the same bar in a subpanel',
          es: 'poner neutros y tierras en la misma barra de un subpanel',
        },
        unless: {
          en: 'it is the first disconnect of a separately derived source, such as a transformer, and holds its bond',
          es: 'sea el primer desconectador de una fuente derivada aparte, como un transformador, y ahí esté su unión',
        },
        words: 'mixed mixing second panel main outside',
      },
      {
        says: 'may',
        what: {
          en: 'land grounds on the neutral bar of the main panel',
          es: 'poner tierras en la barra de neutro de la caja principal',
        },
        if: { en: 'it holds the service disconnect', es: 'ahí está el desconectador de la acometida' },
        words: 'whites and bares mixed same bar bus first disconnect violation',
      },
      {
        says: 'must-not',
        what: {
          en: 'land neutrals on a ground bar that is only screwed to the can',
          es: 'poner neutros en una barra de tierra que solo está atornillada a la caja',
        },
        words: 'add-on accessory ground bar no spaces left on neutral bar',
      },
    ],
    words: {
      en: 'main panel whites bares coppers mixed mixing both bars bus bar service equipment violation inspector combined shared terminal strip',
      es: 'caja principal blancos pelados mezclados barra neutro tierra polo a tierra juntos acometida tablero mezclar',
    },
  },
  {
    id: 'threads-service-rated-transfer-switch',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Service-rated transfer switch ahead of the panel: is the panel now a subpanel, and where is the bond?',
      es: 'Transfer switch para acometida antes de la caja: ¿la caja pasa a ser subpanel, y dónde va la unión?',
    },
    answer: {
      en: "Yes: with a service-rated transfer switch (ATS) between meter and panel, the switch is the service disconnect and the old main panel becomes a subpanel.\n\nBond neutral and ground in the switch; the ground-rod wire lands there or ahead of it, never in the panel. From it run four wires to the panel, or three in metal conduit; take the panel's green screw or strap out and put grounds on their own bar. An old three-wire cable between them won't do. If a main stays ahead, as at the meter, the bond stays there. Permit, and the utility cuts power first.",
      es: 'Sí: con un transfer switch para acometida (ATS) entre el medidor y la caja, el desconectador de la acometida es el transfer, y la caja principal pasa a ser subpanel.\n\nUna neutro y tierra en el transfer; el alambre de la varilla llega ahí o antes, nunca a la caja. De ahí van cuatro hilos a la caja, o tres en tubería metálica; quítele el tornillo o la tira de unión y ponga las tierras en su propia barra. El cable viejo de tres hilos no sirve. Si queda un principal antes, en el medidor, la unión queda ahí. Saque permiso; primero corta la compañía.',
    },
    references: ['250.24', '250.142', '230.66', '702.5'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'leave the bonding screw in the panel after a service-rated transfer switch',
          es: 'dejar el tornillo de unión en la caja que sigue a un transfer switch para acometida',
        },
        words: 'green screw strap neutral ground bonded generac ats main panel',
      },
      {
        says: 'must',
        what: {
          en: 'run four wires from a service-rated transfer switch to the panel',
          es: 'llevar cuatro hilos del transfer switch para acometida a la caja',
        },
        unless: {
          en: 'metal conduit between them is the ground, or the panel has no neutral loads',
          es: 'la tubería metálica entre los dos sea la tierra, o la caja no tenga cargas con neutro',
        },
        words: 'ground wire ser cable 3 wire feeder separate neutral',
      },
      {
        says: 'must',
        what: { en: 'bond neutral and ground in the transfer switch', es: 'unir neutro y tierra en el transfer switch' },
        if: { en: 'it is the service disconnect', es: 'es el desconectador de la acometida' },
        unless: { en: 'a service disconnect stays ahead of it', es: 'quede antes otro desconectador de la acometida' },
        words: 'bonding jumper main gec ground rod wire ats',
      },
      {
        says: 'is',
        what: {
          en: 'the panel after a service-rated transfer switch is a subpanel',
          es: 'la caja que sigue a un transfer switch para acometida es un subpanel',
        },
        words: 'generac kohler becomes whole house 200 amp',
      },
      {
        says: 'may',
        what: {
          en: 'use a transfer switch (ATS) as the service disconnect',
          es: 'usar un transfer switch (ATS) como desconectador de la acometida',
        },
        if: { en: 'it is marked suitable for use as service equipment', es: 'está marcado apto para acometida' },
        words: 'main service rated se rated generator between meter and panel',
      },
    ],
    words: {
      en: 'generac kohler briggs 200 amp ats se rated service entrance rated whole house transfer between meter and main panel separate neutrals grounds rewire panel',
      es: 'generac planta de luz ats 200 amperes transferencia para acometida entre medidor y caja separar neutros tierras subpanel',
    },
  },
  {
    id: 'threads-old-panel-as-junction-box',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Can an old breaker panel be used as a junction box?',
      es: '¿Se puede usar una caja de breakers vieja como caja de empalmes?',
    },
    answer: {
      en: 'Yes: with its feed cut off and proved dead, take out breakers and bus, splice in the empty cabinet, and close it with a cover that fits. It has to stay reachable.\n\nWires fill at most 40% of the space at any cross section, splices and wires together 75%. Close every breaker slot and knockout: a plain blank cover, or the old one with fillers and its door screwed shut. Ground the can; label it with the panel that feeds it. Wires extended over 6 ft need AFCI in the rooms that ask for it. A main: permit, and the utility cuts it first.',
      es: 'Sí: con la alimentación cortada y comprobada sin voltaje, saque breakers y barras, haga los empalmes en la caja vacía y ciérrela con una tapa que ajuste. Tiene que quedar accesible.\n\nLos hilos llenan cuando mucho el 40% del espacio en cualquier corte; hilos y empalmes juntos, el 75%. Tape cada hueco de breaker y cada knockout: una tapa ciega, o la vieja con tapones y la puerta atornillada. Aterrice la caja y rotule de qué caja viene. Los hilos alargados más de 6 pies llevan AFCI donde el cuarto lo pide. Si era la principal: permiso, y primero corta la compañía.',
    },
    references: ['312.8', '312.5(A)', '314.29', '210.12(E)', '250.148'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'close up an old panel with splices behind drywall or a fixed cabinet',
          es: 'tapar con drywall o un gabinete fijo una caja vieja con empalmes',
        },
        words: 'bury hide cover accessible',
      },
      {
        says: 'must',
        what: {
          en: 'close every breaker slot and knockout of an old panel that holds splices',
          es: 'tapar cada hueco de breaker y knockout de la caja vieja con empalmes',
        },
        words: 'filler plates holes openings blank cover',
      },
      {
        says: 'may',
        what: {
          en: 'use an old breaker panel as a junction box and splice the circuits to the new panel',
          es: 'usar una caja de breakers vieja como caja de empalmes hacia la caja nueva',
        },
        if: {
          en: 'breakers and bus are out, it stays reachable, is grounded and fully covered, and the wires have room',
          es: 'se sacan breakers y barras y queda accesible, a tierra, bien tapada y con espacio para los hilos',
        },
        words: 'gut guts removed home runs extend moved relocate fuse box federal pacific',
      },
      {
        says: 'need-not',
        what: {
          en: 'pull new cable for every circuit when a panel is moved',
          es: 'jalar cable nuevo para cada circuito al mover la caja',
        },
        if: {
          en: 'the old cables are sound and are spliced in a box that stays reachable',
          es: 'los cables viejos están buenos y se empalman en una caja que queda accesible',
        },
        words: 'rewire home run relocate splice extend',
      },
    ],
    words: {
      en: 'gut old panel fuse box federal pacific zinsco convert into splice box j-box move panel relocate home runs too short blank cover',
      es: 'caja vieja de fusibles vaciar convertir en registro empalmar alargar mover la caja de breakers tapa ciega',
    },
  },
  {
    id: 'threads-clear-space-at-house-panel',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'How much clear space does a house panel need, and can it be above a counter, washer or toilet?',
      es: '¿Cuánto espacio libre necesita la caja de breakers, y puede ir sobre la lavadora o un mostrador?',
    },
    answer: {
      en: "A house panel needs 30 in. of width, or its own if wider, 36 in. of depth in front and 6-1/2 ft of height, clear from the floor up. So no counter, washer, dryer, water heater, toilet or shelf in that space.\n\nSomebody has to stand before it and step back. The 30 in. needn't be centered. That a washer rolls away doesn't help. Existing houses with 200 A or less may have less headroom, not less depth. A panel long over a counter: ask your inspector before replacing it.",
      es: 'La caja de breakers de una casa necesita 30 pulg. de ancho, o el suyo si es mayor, 36 pulg. de fondo al frente y 6-1/2 pies de alto, libres desde el piso. En ese espacio, nada de mostrador, lavadora, secadora, calentador, inodoro o repisa.\n\nAlguien tiene que pararse enfrente y poder echarse atrás. Las 30 pulg. pueden ir a un lado. Que la lavadora se pueda mover no ayuda. En casas existentes, con 200 A o menos, puede haber menos altura, no menos fondo. Si está sobre un mostrador, pregunte al inspector antes de cambiarla.',
    },
    references: ['110.26(A)', '110.26(B)', 'Table 110.26(A)(1)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'have a counter, washer, dryer, water heater, toilet or shelf below a panel or within 36 in. in front of it',
          es: 'tener mostrador, lavadora, secadora, calentador, inodoro o repisa abajo de la caja de breakers o a menos de 36 pulg. enfrente',
        },
        words: 'above over behind sink fridge freezer cabinet laundry',
      },
      {
        says: 'must',
        what: {
          en: 'keep 36 in. in front of a house panel clear, 30 in. wide and 6-1/2 ft high',
          es: 'dejar libres 36 pulg. enfrente de la caja de breakers, 30 pulg. de ancho y 6-1/2 pies de alto',
        },
        unless: {
          en: 'the house exists already and the panel is 200 A or less; then only the headroom may be less',
          es: 'la casa ya exista y la caja sea de 200 A o menos; entonces solo la altura puede ser menor',
        },
        words: '3 feet 3 ft clearance working space breaker box load center',
      },
      {
        says: 'need-not',
        what: { en: 'center the panel in the 30 in. of clear width', es: 'centrar la caja en las 30 pulg. de ancho libre' },
        words: 'corner to one side wall',
      },
      {
        says: 'may',
        what: { en: 'have less than 6-1/2 ft of headroom at a panel', es: 'tener menos de 6-1/2 pies de altura en la caja' },
        if: { en: 'the house exists already and the panel is 200 A or less', es: 'la casa ya existe y la caja es de 200 A o menos' },
        words: 'low basement ceiling',
      },
    ],
    words: {
      en: 'working clearance distance in front of breaker box electrical panel clearance feet laundry room kitchen counter vanity stacked washer dryer blocked how far',
      es: 'espacio de trabajo distancia enfrente caja de breakers libre pies lavanderia cocina barra mostrador estorbo cuanto',
    },
  },
  {
    id: 'threads-panel-in-which-room',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'In which rooms may a breaker panel be: bedroom, kitchen, garage, hallway?',
      es: '¿En qué cuartos puede ir la caja de breakers: recámara, cocina, garaje, pasillo?',
    },
    answer: {
      en: 'A panel may be in a bedroom, kitchen, hallway, garage, laundry or basement if it has its clear space. It may not be in a bathroom, in a clothes closet or over the steps of a stair.\n\nThe clear space is 30 in. wide, 36 in. deep and 6-1/2 ft high. The breakers are quickly reached, away from what burns easily and safe from cars. A kitchen wall without counter is fine. Outdoors it takes a weatherproof cabinet. The main sits outside or right where the service enters. In a fire-rated wall ask your inspector; some cities add rules.',
      es: 'La caja de breakers puede ir en recámara, cocina, pasillo, garaje, lavandería o sótano si tiene su espacio libre. No puede ir en un baño, en un clóset de ropa ni sobre los escalones.\n\nEl espacio libre mide 30 pulg. de ancho, 36 pulg. de fondo y 6-1/2 pies de alto. A los breakers se llega rápido, lejos de lo que prende fácil y sin que los golpee un carro. La pared de cocina sin mostrador sirve. Afuera, caja para intemperie. El principal va afuera o apenas entra la acometida. En pared contra fuego pregunte al inspector; hay ciudades con reglas propias.',
    },
    references: ['240.24(D)', '240.24(E)', '240.24(F)', '110.26(A)', '230.70'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put a breaker panel in a bathroom, in a clothes closet or over the steps of a stair',
          es: 'poner la caja de breakers en un baño, en un clóset de ropa o sobre los escalones',
        },
        words: 'stairway staircase half bath',
      },
      {
        says: 'may',
        what: {
          en: 'put a breaker panel in a bedroom, kitchen, hallway, garage, laundry or basement',
          es: 'poner la caja de breakers en recámara, cocina, pasillo, garaje, lavandería o sótano',
        },
        if: {
          en: 'its clear working space is kept and the breakers are quickly reached',
          es: 'se respeta su espacio libre de trabajo y se llega rápido a los breakers',
        },
        words: 'living room dining room office subpanel location allowed legal',
      },
      {
        says: 'is-not',
        what: {
          en: 'a breaker panel in a bedroom is forbidden by the NEC',
          es: 'el NEC prohíbe la caja de breakers en una recámara',
        },
        words: 'illegal violation cuarto dormitorio',
      },
      {
        says: 'may',
        what: { en: 'put the breaker panel outdoors', es: 'poner la caja de breakers afuera' },
        if: {
          en: 'its cabinet is rainproof (3R) and the breakers are readily reached',
          es: 'su gabinete es para lluvia (3R) y se llega fácil a los breakers',
        },
        words: 'move panel outside wall exterior patio load center weatherproof weather relocate intemperie mover afuera pared',
      },
    ],
    words: {
      en: 'where can electrical panel go location allowed room breaker box load center bedroom kitchen living room laundry hallway garage attic',
      es: 'donde puede ir la caja de breakers ubicacion permitido cuarto recamara dormitorio cocina sala garaje pasillo',
    },
  },
  {
    id: 'threads-standby-generator-distance',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How far must a standby generator be from the house, windows and doors?',
      es: '¿A qué distancia de la casa, ventanas y puertas va un generador fijo (standby)?',
    },
    answer: {
      en: 'Keep it 5 ft from any window, door or vent, and 5 ft from a wall that can burn; many air-cooled home units are tested to stand 18 in. from the wall. The manual of that model decides.\n\nThe NEC gives no distance; the 5 ft come from NFPA 37. A tested housing or a wall rated 1 hour spares the wall distance, not that to windows. Leave about 3 ft at front and sides, nothing over it. Local rules may ask more: ask your inspector. Fit CO alarms.',
      es: 'Póngalo a 5 pies de toda ventana, puerta o ventila, y a 5 pies de una pared que se pueda quemar; muchos de casa, enfriados por aire, están probados para ir a 18 pulg. de la pared. Manda el manual de ese modelo.\n\nEl NEC no da distancia; los 5 pies son de la NFPA 37. Gabinete probado o pared de 1 hora quitan lo de la pared, no lo de ventanas. Deje unos 3 pies al frente y a los lados, nada encima. La ciudad puede pedir más: pregunte al inspector. Ponga alarmas de CO.',
    },
    references: ['110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep a standby generator 5 ft from windows, doors and vents',
          es: 'dejar 5 pies entre el generador fijo y ventanas, puertas o ventilas',
        },
        words: 'opening bedroom window exhaust generac kohler near close',
      },
      {
        says: 'may',
        what: { en: 'set a standby generator 18 in. from the wall', es: 'poner el generador fijo a 18 pulg. de la pared' },
        if: { en: 'its manual says that it was tested for that', es: 'su manual dice que está probado para eso' },
        words: 'siding combustible vinyl close to house',
      },
      {
        says: 'must-not',
        what: {
          en: 'run a standby generator in a garage, in a shed that is not made for it or under a deck',
          es: 'usar un generador fijo en un garaje, en una caseta que no es para eso o debajo de una terraza',
        },
        words: 'inside indoors porch carbon monoxide',
      },
      {
        says: 'is-not',
        what: {
          en: "a standby generator's distance from a window is set by the NEC",
          es: 'el NEC fija la distancia del generador fijo a una ventana',
        },
        words: 'code nfpa 37 manual',
      },
    ],
    words: {
      en: 'generac kohler whole house generator clearance placement how close wall siding window door soffit fence setback 18 inches 5 feet nfpa 37',
      es: 'generac planta de luz fija generador distancia pared ventana puerta separacion lugar que tan cerca',
    },
  },
  {
    id: 'threads-subpanel-from-subpanel',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Can a subpanel feed another subpanel?',
      es: '¿Puede un subpanel alimentar a otro subpanel?',
    },
    answer: {
      en: 'Yes: one subpanel may feed another, and the NEC sets no limit to how many follow each other. Each feeder gets its own breaker, sized for its wire and not above the rating of the panel it feeds.\n\nThe first feeder has to carry the calculated load of both panels, so a 60 A feeder stays 60 A for all of it. Every subpanel keeps neutral and ground apart, with four wires in, or three in metal conduit, and no green screw. In another building add a disconnect and ground rod. Count voltage drop over the whole way. Label each panel with its source: a must outside one- and two-family houses.',
      es: 'Sí: un subpanel puede alimentar a otro, y el NEC no limita cuántos van uno tras otro. Cada alimentador lleva su breaker, según su alambre y no mayor que la capacidad de la caja que alimenta.\n\nEl primer alimentador tiene que aguantar la carga calculada de los dos, así que uno de 60 A sigue siendo de 60 A para todo. Cada subpanel lleva neutro y tierra separados, cuatro hilos, o tres en tubería metálica, y sin tornillo verde. En otro edificio lleva además desconectador y varilla. Cuente la caída de voltaje de todo el camino. Anote en cada caja de dónde viene: obligatorio fuera de casas de una o dos familias.',
    },
    references: ['215.2', '215.3', '250.142(B)', '250.32', '408.36', '408.4(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'give the feeder of a second subpanel its own breaker, sized for its wire',
          es: 'dar al alimentador del segundo subpanel su propio breaker, según su alambre',
        },
        unless: {
          en: 'feed-through lugs feed it and the breaker ahead protects its wire and panel, or it is a permitted tap',
          es: 'salga de zapatas de paso y el breaker de antes proteja su alambre y su caja, o sea una derivación permitida',
        },
        words: 'protect feeder tap lugs feed-through',
      },
      {
        says: 'must',
        what: {
          en: 'keep neutral and ground apart in the second subpanel too',
          es: 'separar neutro y tierra también en el segundo subpanel',
        },
        words: 'bond isolated floating',
      },
      {
        says: 'may',
        what: { en: 'feed a subpanel from another subpanel', es: 'alimentar un subpanel desde otro subpanel' },
        if: {
          en: 'the first feeder carries the calculated load of both',
          es: 'el primer alimentador aguanta la carga calculada de los dos',
        },
        words: 'daisy chain second sub panel off sub garage to shed',
      },
      {
        says: 'is-not',
        what: {
          en: 'the number of subpanels one after the other is limited by the NEC',
          es: 'el NEC limita cuántos subpaneles van uno tras otro',
        },
        words: 'how many maximum legal',
      },
    ],
    words: {
      en: 'daisy chain sub panel off a sub panel sub-subpanel second subpanel shed garage shop feed from chained cascade',
      es: 'subpanel de otro subpanel en cadena segundo subpanel cobertizo taller garaje alimentar uno del otro',
    },
  },
  {
    id: 'threads-ev-or-hot-tub-from-subpanel',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Can an EV charger, hot tub or AC be fed from a subpanel?',
      es: '¿Se puede alimentar un cargador de auto, jacuzzi o aire desde un subpanel?',
    },
    answer: {
      en: "Yes, if the subpanel's feeder carries the calculated load with it; it needn't come from the main panel. Calculate feeder and service first.\n\nAn EV charger counts with 7,200 VA or its nameplate, whichever is more, and its circuit with 125%: a 48 A charger takes a 60 A circuit and fills a 60 A subpanel alone. A lower setting or a listed energy management system helps. A free space says nothing about load. A hot tub also needs GFCI and a disconnect in sight, at least 5 ft away.",
      es: 'Sí, si el alimentador del subpanel aguanta la carga calculada con el aparato; no tiene que venir de la caja principal. Primero calcule alimentador y acometida.\n\nEl cargador cuenta 7,200 VA o su placa, lo que sea más, y su circuito el 125%: uno de 48 A lleva circuito de 60 A y llena solo un subpanel de 60 A. Ayuda bajarle el ajuste o un sistema listado de manejo de carga. El jacuzzi además lleva GFCI y desconectador a la vista, a 5 pies o más.',
    },
    references: ['215.2', '220.57', '625.41', '625.42', '680.13'],
    claims: [
      {
        says: 'must',
        what: {
          en: "calculate the load of the subpanel's feeder before adding an EV charger, hot tub or AC",
          es: 'calcular la carga del alimentador antes de poner en el subpanel un cargador, jacuzzi o aire',
        },
        words: 'load calculation enough capacity',
      },
      {
        says: 'may',
        what: {
          en: 'feed an EV charger, hot tub or air conditioner from a subpanel',
          es: 'alimentar un cargador de auto, jacuzzi o aire desde un subpanel',
        },
        if: { en: "the feeder's calculated load allows it", es: 'la carga calculada del alimentador lo permite' },
        words: 'tesla 50 amp garage sub 60 amp spa heat pump',
      },
      {
        says: 'need-not',
        what: {
          en: 'run the circuit of an EV charger or hot tub from the main panel',
          es: 'sacar de la caja principal el circuito del cargador o del jacuzzi',
        },
        words: 'home run straight direct',
      },
      {
        says: 'must-not',
        what: {
          en: 'add a 48 A charger to a 60 A subpanel that has other loads',
          es: 'poner un cargador de 48 A en un subpanel de 60 A con otras cargas',
        },
        unless: {
          en: 'a lower setting or a listed energy management system limits it',
          es: 'un ajuste menor o un sistema listado de manejo de carga lo limite',
        },
        words: 'tesla wall connector garage',
      },
    ],
    words: {
      en: 'tesla wall connector evse level 2 50 amp garage sub spa jacuzzi heat pump mini split off subpanel enough capacity detached',
      es: 'tesla cargador electrico jacuzzi spa aire acondicionado minisplit subpanel del garaje capacidad alcanza',
    },
  },
  {
    id: 'threads-ethernet-burial-depth',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'How deep must ethernet, phone or coax cable be buried?',
      es: '¿A qué profundidad se entierra cable de internet, teléfono o coaxial?',
    },
    answer: {
      en: 'The NEC gives no depth for ordinary ethernet, phone or coax cable: its burial table is for power. Usual are 6 to 18 in., so that a shovel misses it.\n\nUse direct-burial cable, or wet-rated cable in conduit. From direct-buried power keep 12 in.; power in conduit, or as UF cable, may lie closer. We have not confirmed that figure: check your book. Never one conduit for both. Fiber keeps lightning out between buildings. Call 811 before you dig. Low-voltage yard lights do have a depth, 6 in.',
      es: 'El NEC no da profundidad para el cable común de internet, teléfono o coaxial: su tabla es de fuerza. Lo usual: de 6 a 18 pulg., lejos de la pala.\n\nUse cable para enterrar, o para mojado en tubería. De fuerza enterrada directo sepárelo 12 pulg.; si va en tubería o es UF, puede ir más cerca. Esa cifra no está confirmada: revísela en su libro. Nunca juntos en una tubería. La fibra evita el rayo entre edificios. Llame al 811 antes de cavar. Las luces de jardín sí tienen: 6 pulg.',
    },
    references: ['800.47', '800.133', 'Table 300.5(A)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'pull ethernet or coax in the same buried conduit as power',
          es: 'jalar internet o coaxial en la misma tubería enterrada que la fuerza',
        },
        words: 'share cat6 120v together',
      },
      {
        says: 'need-not',
        what: {
          en: 'bury ethernet, phone or coax cable 18 or 24 in. deep',
          es: 'enterrar el cable de internet, teléfono o coaxial a 18 o 24 pulg.',
        },
        unless: {
          en: 'it is coax that also carries power for the provider (Article 830), or local rules ask for a depth',
          es: 'sea coaxial que también lleva corriente del proveedor (artículo 830), o una regla local pida profundidad',
        },
        words: 'cat6 cat5 depth minimum code low voltage how deep',
      },
      {
        says: 'may',
        what: {
          en: 'lay ethernet in the trench of the power conduit',
          es: 'poner el cable de internet en la zanja de la tubería de fuerza',
        },
        if: {
          en: 'the power is in conduit or the two are 12 in. apart',
          es: 'la fuerza va en tubería o las dos están a 12 pulg.',
        },
        words: 'same trench cat6 pvc separation',
      },
      {
        says: 'must',
        what: {
          en: 'use cable rated for direct burial or wet places underground',
          es: 'usar bajo tierra cable para enterrar o para lugar mojado',
        },
        words: 'indoor cat6 outdoor rated gel filled',
      },
    ],
    words: {
      en: 'cat6 cat5e network internet fiber coax doorbell speaker camera low voltage underground how deep trench shed detached garage direct burial separation',
      es: 'cat6 red internet coaxial camara timbre bajo voltaje enterrar que tan hondo zanja cobertizo separacion profundidad',
    },
  },
  {
    id: 'threads-circuits-of-a-new-house',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Which circuits does a new house have, and how many?',
      es: '¿Qué circuitos lleva una casa nueva y cuántos?',
    },
    answer: {
      en: 'At least these at 20 A: two for the kitchen counters, one laundry, one bathroom, one garage (a detached one only if it has power); and one of its own for central heat. For lights and bedroom outlets, one 15 A per 600 sq ft or one 20 A per 800 sq ft.\n\nUsual besides: dishwasher, disposal, microwave and refrigerator, 15 or 20 A each; range 40 or 50 A, dryer and water heater 30 A, AC by its plate, EV charger 50 or 60 A. Do the load calculation; check local rules.',
      es: 'Por lo menos, de 20 A: dos de cocina, uno de lavandería, uno de baño, uno de garaje (el separado de la casa, solo si tiene corriente); y uno propio para la calefacción central. Para luces y cuartos, uno de 15 A por 600 pies² o de 20 A por 800 pies².\n\nLo usual además: lavaplatos, triturador, microondas y refrigerador, 15 o 20 A cada uno; estufa 40 o 50 A, secadora y calentador de agua 30 A, aire según placa, cargador de auto 50 o 60 A. Haga el cálculo de carga; vea las reglas locales.',
    },
    references: ['210.11', '210.52', '422.12', '220.41'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'give a new house two 20 A kitchen circuits, a laundry, a bathroom and a garage circuit of 20 A',
          es: 'poner en una casa nueva dos circuitos de cocina de 20 A, uno de lavandería, uno de baño y uno de garaje de 20 A',
        },
        unless: {
          en: 'it has no garage, or only a detached one without power; then that one falls away',
          es: 'no tenga garaje, o solo uno separado y sin corriente; entonces ese no va',
        },
        words: 'required minimum dwelling branch circuits list',
      },
      {
        says: 'must',
        what: {
          en: 'give central heat, such as a furnace, its own circuit',
          es: 'dar circuito propio a la calefacción central, como un furnace',
        },
        unless: {
          en: 'only its own parts, such as pump or humidifier, or its air conditioning share it',
          es: 'solo lo compartan sus propias partes, como bomba o humidificador, o su aire acondicionado',
        },
        words: 'dedicated furnace',
      },
      {
        says: 'need-not',
        what: {
          en: 'give every bedroom of a new house its own circuit',
          es: 'dar un circuito propio a cada cuarto de una casa nueva',
        },
        words: 'each room separate breaker share bedrooms',
      },
      {
        says: 'need-not',
        what: {
          en: 'put lights and outlets of bedrooms on separate circuits',
          es: 'poner en circuitos aparte las luces y los tomacorrientes de los cuartos',
        },
        words: 'split lighting receptacles',
      },
    ],
    words: {
      en: 'list of circuits new construction house wiring plan typical panel schedule how many breakers required circuits rough-in 2000 sq ft three bedroom',
      es: 'lista de circuitos casa nueva construccion cuantos breakers se necesitan obligatorios tipicos plano tres recamaras',
    },
  },
  {
    id: 'threads-breaker-numbering',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'How are the breakers of a panel numbered, and which are on the same leg?',
      es: '¿Cómo se numeran los breakers de una caja y cuáles van en la misma fase?',
    },
    answer: {
      en: 'Odd numbers go down the left side, even ones down the right: 1 across from 2, 3 across from 4. In most house panels each row is one leg: 1 and 2 leg A, 3 and 4 leg B, by turns.\n\nSo the hots of a shared neutral or 2-pole breaker sit on 1 and 3, never 1 and 2. Three-phase rows go A, B, C: 1-2, 3-4, 5-6. Tandem halves are 1A and 1B. The NEC fixes no numbers, only clear labels; some panels differ, so read theirs.',
      es: 'Los nones bajan por la izquierda y los pares por la derecha: el 1 frente al 2, el 3 frente al 4. En casi toda casa cada fila es una fase: 1 y 2 la A, 3 y 4 la B, alternando.\n\nPor eso los vivos de un neutro compartido o breaker doble van en 1 y 3, nunca 1 y 2. En trifásico: A, B, C: 1-2, 3-4, 5-6. Un tándem es 1A y 1B. El NEC no fija números, solo rótulos claros; hay cajas distintas, lea su etiqueta.',
    },
    references: ['408.4(A)', '408.3(E)', '210.4'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'breakers 1 and 2, across from each other, are on different legs',
          es: 'los breakers 1 y 2, uno frente al otro, están en fases distintas',
        },
        if: { en: 'the rows of the panel alternate as usual', es: 'las filas de la caja alternan como es usual' },
        words: 'side by side odd even phase opposite',
      },
      {
        says: 'is',
        what: {
          en: 'breakers 1 and 3, one below the other, are on different legs',
          es: 'los breakers 1 y 3, uno debajo del otro, están en fases distintas',
        },
        if: { en: 'the rows of the panel alternate as usual', es: 'las filas de la caja alternan como es usual' },
        words: 'same side 240 multiwire double pole phase',
      },
      {
        says: 'must',
        what: {
          en: 'label every circuit of the panel with what it feeds',
          es: 'rotular cada circuito de la caja con lo que alimenta',
        },
        words: 'directory schedule legend',
      },
      {
        says: 'need-not',
        what: {
          en: 'number breakers odd on the left and even on the right',
          es: 'numerar los breakers con nones a la izquierda y pares a la derecha',
        },
        words: 'nec code required top to bottom upside down bottom fed',
      },
    ],
    words: {
      en: 'panel schedule circuit numbers odd even left right slot space which phase a b c numbering directory tandem top to bottom 1 3 5 2 4 6',
      es: 'numeracion circuitos nones pares izquierda derecha fase a b c directorio de la caja espacio orden',
    },
  },
  {
    id: 'threads-romex-on-open-garage-walls',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Can Romex be exposed on the open stud walls of a garage or shop, or does it need conduit below 8 ft?',
      es: '¿Puede quedar el Romex visto en las paredes abiertas de un garaje, o lleva tubería abajo de 8 pies?',
    },
    answer: {
      en: "It may stay exposed where it can't be damaged: the NEC names no height, so there is no 8 ft rule in it. Where it can be hit: EMT, rigid, PVC Schedule 80, drywall or plywood.\n\nThe inspector decides what is exposed to damage. Inside the stud bay, stapled along the stud, many accept it. On a finished wall's face, or across bays where tools hang, many want cover up to 7 or 8 ft. Ask before rough-in. It follows the surface or goes through bored holes, never loose between studs. A commercial garage is different.",
      es: 'Puede quedar visto donde no se dañe: el NEC no da altura, así que no trae regla de 8 pies. Donde le puedan pegar, el Romex va en EMT, rígida o PVC cédula 80, o detrás de drywall o triplay.\n\nEl inspector decide qué está expuesto a daño. Dentro de la pared, engrapado a lo largo del montante, muchos lo aceptan. Sobre pared terminada, o cruzando huecos donde se cuelga herramienta, muchos piden protección hasta 7 u 8 pies. Pregunte antes. Debe seguir la superficie o pasar por hoyos en la madera, no colgar entre montantes. Un taller comercial es otra cosa.',
    },
    references: ['334.15', '334.10', '334.12', '300.4'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect Romex (NM) in a garage where it can be damaged',
          es: 'proteger el Romex (NM) en un garaje donde se pueda dañar',
        },
        words: 'physical damage conduit emt pvc drywall low wall workbench',
      },
      {
        says: 'may',
        what: {
          en: 'leave Romex (NM) exposed in the open stud bays of a house garage',
          es: 'dejar el Romex (NM) visto entre los montantes abiertos del garaje de una casa',
        },
        if: { en: "it isn't exposed to damage there", es: 'ahí no está expuesto a daño' },
        words: 'unfinished no drywall shop shed detached open studs',
      },
      {
        says: 'is-not',
        what: {
          en: 'the NEC asks for conduit or drywall over all Romex below 8 ft',
          es: 'el NEC pide tubería o drywall en todo Romex abajo de 8 pies',
        },
        words: '8 foot 7 ft rule height garage',
      },
      {
        says: 'must-not',
        what: {
          en: 'let Romex (NM) hang loose from stud to stud in a garage',
          es: 'dejar el Romex (NM) colgando de montante a montante en un garaje',
        },
        words: 'span follow surface running board',
      },
    ],
    words: {
      en: 'unfinished garage shop shed pole barn no drywall open studs exposed romex nm 12/2 8 foot rule 7 ft sheetrock physical damage',
      es: 'garaje taller sin drywall sin terminar paredes abiertas romex visto nm 8 pies altura tabla roca daño',
    },
  },
  {
    id: 'threads-stripped-romex-in-conduit',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Can I strip the jacket off Romex and pull the wires in conduit?',
      es: '¿Puedo quitarle el forro al Romex y jalar los hilos en tubería?',
    },
    answer: {
      en: "No: the wires inside Romex carry no marking of their own. The size and type are printed on the jacket, and without it nobody can tell what they are, so they aren't a wire for conduit.\n\nPull THHN/THWN-2 instead; for a change from cable to conduit put a box with a cover at the joint. Or leave the jacket on: whole NM cable may go in conduit indoors in dry places if it fits. Stripping inside the box or panel is normal. Outdoors and underground neither is allowed.",
      es: 'No: los hilos del Romex no llevan marca propia. El calibre y el tipo van impresos en el forro; sin él nadie sabe qué son, así que no son alambre para tubería.\n\nJale THHN/THWN-2; para pasar de cable a tubería ponga una caja con tapa en la unión. O deje el forro: el cable NM entero puede ir en tubería adentro, en seco, si cabe. Pelarlo dentro de la caja o del panel es lo normal. Afuera y bajo tierra ninguna de las dos.',
    },
    references: ['310.8', '334.12', '300.15', 'Chapter 9 Table 1'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'strip the jacket off Romex (NM) and pull its wires in conduit',
          es: 'quitar el forro al Romex (NM) y jalar sus hilos en tubería',
        },
        words: 'sheath remove single conductors emt pvc flex sealtite smurf',
      },
      {
        says: 'may',
        what: {
          en: 'run Romex (NM) in conduit with its jacket on',
          es: 'meter en tubería el Romex (NM) con su forro',
        },
        if: { en: 'it is indoors, dry, and the fill allows it', es: 'es adentro, en seco, y cabe según el llenado' },
        words: 'whole cable sleeve emt',
      },
      {
        says: 'may',
        what: {
          en: 'strip the jacket of Romex (NM) inside a box or panel',
          es: 'quitar el forro del Romex (NM) dentro de una caja o panel',
        },
        words: 'terminate sheath 1/4 in',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the wires out of Romex (NM) outdoors or underground in conduit',
          es: 'usar hilos sacados del Romex (NM) en tubería afuera o bajo tierra',
        },
        words: 'wet location ac disconnect whip',
      },
    ],
    words: {
      en: 'strip romex jacket sheath sheathing off remove individual conductors nm-b wires reuse pull through emt pvc flex leftover 12/2 same as thhn',
      es: 'pelar romex quitar forro cubierta sacar hilos sueltos jalar en emt pvc flexible sobrante 12/2 igual que thhn',
    },
  },
  {
    id: 'threads-cables-per-connector',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How many Romex cables may go in one connector or box clamp?',
      es: '¿Cuántos cables Romex caben en un conector o en una grapa de caja?',
    },
    answer: {
      en: "As many as the connector is listed for: one, unless the package or the maker's sheet says two or more. Many 3/8 in. and 1/2 in. connectors are listed for two flat 14/2 or 12/2, some larger ones for three.\n\nAt a panel every cable is secured too; one bushing full of loose cables won't pass. Clamps inside a metal box hold one cable each unless marked for more. A single-gang plastic box without clamps is different: staple within 8 in. Don't crush the jacket.",
      es: 'Los que diga el listado del conector: uno, si el empaque o la hoja del fabricante no dice dos o más. Muchos de 3/8 y 1/2 pulg. están listados para dos 14/2 o 12/2 planos, y algunos mayores para tres.\n\nEn la caja de breakers cada cable va sujeto; un buje lleno de cables sueltos no pasa. Las grapas de una caja metálica son de un cable cada una si no marcan más. La caja plástica sencilla sin grapa es distinta: engrape a no más de 8 pulg. No aplaste el forro.',
    },
    references: ['312.5(C)', '314.17', '110.3(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put more cables in a connector or clamp than it is listed for',
          es: 'poner en un conector o grapa más cables de los que dice su listado',
        },
        words: 'three romex two-screw knockout panel',
      },
      {
        says: 'may',
        what: {
          en: 'put two Romex (NM) cables in one connector',
          es: 'poner dos cables Romex (NM) en un conector',
        },
        if: { en: 'it is listed for two of that size', es: 'está listado para dos de ese calibre' },
        words: '14/2 12/2 two wires one clamp double up',
      },
      {
        says: 'must',
        what: {
          en: 'secure every cable to the panel cabinet with a connector',
          es: 'sujetar cada cable a la caja de breakers con un conector',
        },
        unless: {
          en: 'the sleeve exception for the top of a surface cabinet applies',
          es: 'valga la excepción de la manga arriba de una caja de sobreponer',
        },
        words: 'bushing knockout bundle through one hole',
      },
    ],
    words: {
      en: 'romex connector nm clamp two-screw snap-in button plastic knockout how many cables wires per double up one hole panel 14/2 12/2',
      es: 'conector romex grapa clamp knockout cuantos cables por conector dos cables en un hoyo caja de breakers',
    },
  },
  {
    id: 'threads-smaller-pigtail-on-upsized-wire',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Wire upsized for distance does not fit the outlet or breaker: may I pigtail with a smaller wire?',
      es: 'El alambre grueso por distancia no entra en el tomacorriente o breaker: ¿puedo hacer la cola más delgada?',
    },
    answer: {
      en: "Yes, if the wire was upsized only for voltage drop: the ends may be smaller as long as they suit the breaker, at least 12 AWG copper on 20 A and 14 AWG on 15 A. A few inches add no drop that counts.\n\nBreaker off and proved dead. Splice with a connector listed for both sizes and metals, in a box with room for the thick wires, or in the panel. Do the same with hot, neutral and ground. Along the run itself the ground grows with the hots. Don't cut strands off to make a wire fit.",
      es: 'Sí, si el alambre se agrandó solo por la caída de voltaje: las puntas pueden ser más delgadas mientras le queden al breaker, al menos 12 AWG de cobre en 20 A y 14 AWG en 15 A. Unas pulgadas no agregan caída que cuente.\n\nBreaker abajo y comprobado sin voltaje. Empalme con un conector listado para los dos calibres y metales, en una caja donde quepan los gruesos, o en la caja de breakers. Haga lo mismo con vivo, neutro y tierra. En el tramo largo la tierra crece con los vivos. No corte hebras para que entre.',
    },
    references: ['240.4(D)', '110.14', '250.122(B)', '314.16'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'pigtail with wire smaller than the breaker allows, such as 14 AWG on 20 A',
          es: 'hacer la cola con alambre menor del que permite el breaker, como 14 AWG en 20 A',
        },
        words: 'too small reduce',
      },
      {
        says: 'may',
        what: {
          en: 'pigtail a wire upsized for voltage drop down to 12 AWG copper on a 20 A breaker',
          es: 'reducir con cola de 12 AWG de cobre un alambre agrandado por caída de voltaje en un breaker de 20 A',
        },
        words: '10 8 6 gauge long run reduce step down receptacle breaker terminal outlet',
      },
      {
        says: 'must',
        what: {
          en: 'splice the two sizes with a connector listed for both sizes and metals',
          es: 'empalmar los dos calibres con un conector listado para ambos calibres y metales',
        },
        words: 'wire nut polaris split bolt',
      },
      {
        says: 'must-not',
        what: {
          en: 'cut strands off a large wire to make it fit a terminal',
          es: 'cortar hebras de un alambre grueso para que entre en la terminal',
        },
        words: 'trim thin out',
      },
    ],
    words: {
      en: 'voltage drop long run oversized upsized 10 8 6 gauge too big for receptacle breaker screw reduce step down pigtail 12 transition',
      es: 'caida de voltaje tramo largo alambre grueso calibre 10 8 6 no entra tomacorriente breaker reducir cola pigtail 12',
    },
  },
  {
    id: 'threads-add-wires-to-filled-conduit',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'May I pull more wires into a conduit that already has wires in it?',
      es: '¿Puedo jalar más hilos en una tubería que ya trae hilos?',
    },
    answer: {
      en: 'Yes, if all wires together fill no more than 40% and the ampacities still hold: from four current-carrying wires on they go down, to 80% for four to six and 70% for seven to nine. Grounds count in the fill.\n\nFirst lock out every circuit in that conduit and prove it dead: the fish tape runs into panels and old insulation scrapes open. Better: pull all out with a string and pull all back together. Replace cloth or brittle wire. Test the insulation of the old ones afterward.',
      es: 'Sí, si todos juntos no llenan más del 40% y las ampacidades alcanzan: desde cuatro hilos con corriente bajan, al 80% con cuatro a seis y al 70% con siete a nueve. Las tierras cuentan en el llenado.\n\nAntes bloquee todos los circuitos de esa tubería y compruebe que estén muertos: la guía entra en las cajas y el forro viejo se raspa. Mejor: saque todo con un hilo guía y jale todo junto. Cambie el alambre de tela o tieso. Al final pruebe el aislamiento de los viejos.',
    },
    references: ['300.17', 'Chapter 9 Table 1', '310.15(C)(1)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'fish wires into a conduit whose circuits are energized',
          es: 'meter guía o hilos en una tubería con circuitos vivos',
        },
        words: 'live hot fish tape power on',
      },
      {
        says: 'may',
        what: {
          en: 'add wires to a conduit that already has wires',
          es: 'agregar hilos a una tubería que ya trae hilos',
        },
        if: {
          en: 'fill stays within 40% and the ampacities still hold',
          es: 'el llenado no pasa del 40% y las ampacidades alcanzan',
        },
        words: 'existing emt another circuit extra two more 12s',
      },
      {
        says: 'need-not',
        what: {
          en: 'pull the old wires out to add new ones to a conduit',
          es: 'sacar los hilos viejos para agregar nuevos a una tubería',
        },
        words: 'repull remove all at once',
      },
      {
        says: 'must',
        what: {
          en: 'recalculate fill and ampacity of the old wires too when adding wires',
          es: 'recalcular llenado y ampacidad también de los hilos viejos al agregar',
        },
        words: 'derating derate count',
      },
    ],
    words: {
      en: 'add another circuit existing conduit occupied emt fish past wires pull extra two more 12 thhn fill derate lockout second circuit',
      es: 'agregar otro circuito tuberia ocupada con hilos emt meter mas alambres guia sonda llenado',
    },
  },
  {
    id: 'threads-junction-box-behind-appliance',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Can a junction box be behind a refrigerator, washer, dishwasher or drawer?',
      es: '¿Puede quedar una caja de empalmes detrás del refrigerador, lavadora, lavaplatos o cajón?',
    },
    answer: {
      en: 'Yes: an appliance can be pulled out without damage to the building, so a junction box behind it counts as accessible. The same holds behind a drawer that lifts out, or inside a cabinet.\n\nIt has a cover. Not allowed: behind drywall, tile, a backsplash or the fixed back of a cabinet; cut the back out and let the cover show inside the cabinet. A breaker or a GFCI reset is different: it has to be readily accessible, so not behind a heavy appliance. Some inspectors object to built-ins: ask.',
      es: 'Sí: un aparato se saca sin dañar el edificio, así que la caja de empalmes de atrás cuenta como accesible. Igual detrás de un cajón que se quita, o dentro de un gabinete.\n\nLleva tapa. No se permite detrás de drywall, azulejo, salpicadero o el fondo fijo de un gabinete; corte el fondo y que la tapa se vea dentro del gabinete. Un breaker o el botón de un GFCI es otra cosa: debe alcanzarse rápido, así que no detrás de un aparato pesado. Con aparatos empotrados pregunte al inspector.',
    },
    references: ['314.29', '314.25', '210.8', '100'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'cover a junction box with drywall, tile, a backsplash or the fixed back of a cabinet',
          es: 'tapar una caja de empalmes con drywall, azulejo, salpicadero o el fondo fijo de un gabinete',
        },
        words: 'hidden buried kitchen cabinets behind',
      },
      {
        says: 'may',
        what: {
          en: 'have a covered junction box behind a refrigerator, washer, dryer, range or dishwasher that pulls out',
          es: 'tener una caja de empalmes con tapa detrás del refrigerador, lavadora, secadora, estufa o lavaplatos que se saca',
        },
        words: 'fridge stacked appliance accessible splice blank cover drawer under sink',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a GFCI reset or a breaker behind a heavy appliance',
          es: 'poner el botón de un GFCI o un breaker detrás de un aparato pesado',
        },
        words: 'readily accessible fridge washer dishwasher receptacle',
      },
      {
        says: 'must',
        what: {
          en: 'put a cover on a junction box behind an appliance',
          es: 'ponerle tapa a la caja de empalmes detrás de un aparato',
        },
        words: 'blank plate open',
      },
    ],
    words: {
      en: 'j-box splice box behind fridge stove range washer dryer dishwasher under sink inside cabinet drawer accessible blank cover kitchen remodel',
      es: 'registro caja de empalme detras de la nevera refri estufa lavadora secadora lavaplatos bajo el fregadero gabinete accesible',
    },
  },
  {
    id: 'threads-zip-ties-as-support',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Can MC or Romex be supported with zip ties?',
      es: '¿Se puede sujetar MC o Romex con cinchos (zip ties)?',
    },
    answer: {
      en: 'Only with cable ties listed and identified for securing and support (since 2017): the bag says Type 2S or 21S. Ordinary zip ties are not allowed.\n\nThe spacing stays the same: Romex within 12 in. of the box and every 4-1/2 ft, MC with small wires within 12 in. and every 6 ft. Tie to the building or a hanger made for it, never to other conduit or cable, water pipe or the wires of the ceiling grid. In air-handling spaces they are low-smoke too. Inside a panel any tie will do.',
      es: 'Solo con cinchos listados e identificados para sujetar y soportar, desde 2017: la bolsa dice tipo 2S o 21S. El cincho común no se permite para eso.\n\nLa separación es la misma: Romex a no más de 12 pulg. de la caja y cada 4-1/2 pies; MC de hilos chicos igual a 12 pulg. y cada 6 pies. Amarre al edificio o a un soporte para eso, nunca a otra tubería o cable, tubo de agua o alambres de la rejilla del plafón. Donde pasa aire del clima, también de poco humo. En la caja de breakers sirve cualquiera.',
    },
    references: ['334.30', '330.30', '320.30', '300.11', '300.22(C)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'support MC or Romex (NM) with ordinary zip ties',
          es: 'sujetar MC o Romex (NM) con cinchos comunes',
        },
        unless: {
          en: 'the ties are listed and identified for securing and support',
          es: 'los cinchos estén listados e identificados para sujetar y soportar',
        },
        words: 'tie wraps tyrap cable ties hang',
      },
      {
        says: 'may',
        what: {
          en: 'support MC or Romex (NM) with Type 2S or 21S cable ties',
          es: 'sujetar MC o Romex (NM) con cinchos tipo 2S o 21S',
        },
        words: 'listed cable ties support securing panduit thomas betts',
      },
      {
        says: 'must-not',
        what: {
          en: 'zip-tie MC or Romex (NM) to conduit, a water pipe or the wires of the ceiling grid',
          es: 'amarrar MC o Romex (NM) con cinchos a tubería, tubo de agua o alambres de la rejilla del plafón',
        },
        words: 'emt sprinkler grid wire strap to pipe',
      },
      {
        says: 'may',
        what: {
          en: 'bundle wires in a panel with ordinary zip ties',
          es: 'ordenar hilos en la caja de breakers con cinchos comunes',
        },
        words: 'neat group inside',
      },
    ],
    words: {
      en: 'zip ties tie wraps cable ties ty-rap strap secure support mc cable romex nm bx flex joists staples instead listed 2s 21s',
      es: 'cinchos zip ties amarres corbatas cintillos sujetar soportar cable mc romex grapas en vez listados 2s 21s',
    },
  },
];
