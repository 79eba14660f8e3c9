// What people ask about outlets, lights and alarms of a house, and what crews ask about trucks, containers, meters and hoods.
import type { Topic } from '../knowledge.ts';

export const threadsOutletsAndHousesTopics: readonly Topic[] = [
  {
    id: 'threads-gfci-list',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Where is GFCI required in a house? The whole list',
      es: '¿Dónde se exige GFCI en una casa? La lista completa',
    },
    answer: {
      en: 'GFCI goes on the receptacles of bathrooms, kitchens, laundry areas, garages, accessory buildings, outdoors, basements, crawl spaces, boathouses, wet bars and damp indoor places, and on any within 6 ft of a sink, tub or shower.\n\nThat is the 2023 list, 125 V to 250 V, so range and dryer outlets there too; few exceptions. By cord or hardwired: dishwasher, range, cooktop, wall oven, dryer, microwave and sump pump; outdoor outlets other than lights, AC units included; a crawl space light. Bedrooms, living rooms and halls are not listed. In 2017 only 125 V, 15 and 20 A.',
      es: 'El GFCI va en los tomacorrientes de baños, cocina, lavandería, garaje, cobertizos y talleres, exteriores, sótano, crawl space, casa de botes, bar y lugares húmedos, y en todo el que esté a 6 ft o menos de lavabo, fregadero, tina o ducha.\n\nLista de 2023, de 125 V a 250 V: también estufa y secadora; pocas excepciones. Con cordón o cableado fijo: lavaplatos, estufa, horno, secadora, microondas y bomba de sumidero; salidas exteriores que no sean luces, también el aire; luz del crawl space. Recámaras, sala y pasillos no están. En 2017, solo 125 V de 15 y 20 A.',
    },
    references: ['210.8(A)', '210.8(C)', '210.8(D)', '210.8(F)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put GFCI on the receptacles of bathrooms, kitchens, laundry areas, garages, basements, crawl spaces and outdoors of a house',
          es: 'poner GFCI en los tomacorrientes de baños, cocina, lavandería, garaje, sótano, espacio bajo la casa y exteriores de una casa',
        },
        unless: {
          en: 'it is one of the few exceptions, such as a dedicated deicing outlet out of reach or one only for a fire or burglar alarm',
          es: 'sea una de las pocas excepciones, como uno dedicado a deshielo fuera de alcance o uno solo para alarma de incendio o robo',
        },
        words: 'protected gfi gfci protegidos lista',
      },
      {
        says: 'must',
        what: {
          en: 'put GFCI on every receptacle within 6 ft of a sink, tub or shower of a house',
          es: 'poner GFCI en todo tomacorriente a menos de 6 ft de un lavabo, fregadero, tina o ducha de una casa',
        },
        words: 'near water cerca del agua',
      },
      {
        says: 'need-not',
        what: {
          en: 'put GFCI on the receptacles of bedrooms, living rooms and hallways of a house',
          es: 'poner GFCI en los tomacorrientes de recámaras, sala y pasillos de una casa',
        },
        unless: {
          en: 'they are within 6 ft of a sink, tub or shower, in a basement or damp place, or feed an appliance on the GFCI list',
          es: 'estén a menos de 6 ft de un lavabo, tina o ducha, en sótano o lugar húmedo, o alimenten un aparato de la lista',
        },
        words: 'every outlet whole house toda la casa',
      },
    ],
    words: {
      en: 'gfci gfi where needed list places locations rooms house dwelling all of them which outlets need gfci code 2023',
      es: 'gfci gfi dónde lleva lista lugares cuartos casa vivienda cuáles contactos enchufes llevan gfci código 2023',
    },
  },
  {
    id: 'threads-afci-list',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Which rooms of a house need AFCI? The whole list',
      es: '¿Qué cuartos de una casa llevan AFCI? La lista completa',
    },
    answer: {
      en: 'AFCI goes on the 120 V circuits of 10, 15 and 20 A that feed kitchens, laundry areas, bedrooms, living, family and dining rooms, dens, libraries, sunrooms, recreation rooms, closets, hallways and rooms like them.\n\nIt covers the whole circuit: lights, switches and hardwired smoke alarms count, not receptacles alone. Not on the list: bathrooms, garages, outdoors, attics and unfinished basements. A circuit that feeds one listed room needs it all the same. 240 V circuits are out. Kitchens and laundry came in with 2014.',
      es: 'El AFCI va en los circuitos de 120 V de 10, 15 y 20 A que alimentan cocina, lavandería, recámaras, sala, comedor, cuarto familiar, estudio, biblioteca, solario, cuarto de juegos, clósets, pasillos y cuartos parecidos.\n\nCubre todo el circuito: cuentan luces, apagadores y alarmas de humo cableadas, no solo los tomacorrientes. No están: baños, garaje, afuera, ático ni sótano sin terminar. Si el circuito alimenta un solo cuarto de la lista, lo lleva igual. Los de 240 V no. Cocina y lavandería entraron en 2014.',
    },
    references: ['210.12(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put AFCI on the 120 V, 15 and 20 A circuits of bedrooms, living and dining rooms, kitchens, laundry areas, closets and hallways of a house',
          es: 'poner AFCI en los circuitos de 120 V de 15 y 20 A de recámaras, sala, comedor, cocina, lavandería, clósets y pasillos de una casa',
        },
        unless: {
          en: 'the circuit is old and not extended or changed, or feeds only a fire alarm system',
          es: 'el circuito sea viejo y no se alargue ni se cambie, o alimente solo un sistema de alarma contra incendio',
        },
        words: 'arc fault rooms list arco cuartos',
      },
      {
        says: 'need-not',
        what: {
          en: 'put AFCI on circuits of bathrooms, garages, outdoors, attics and unfinished basements of a house',
          es: 'poner AFCI en circuitos de baños, garaje, exteriores, ático y sótano sin terminar de una casa',
        },
        unless: {
          en: 'the circuit also feeds a listed room, such as a bedroom or hallway',
          es: 'el circuito alimente también un cuarto de la lista, como recámara o pasillo',
        },
        words: 'whole house every circuit toda la casa',
      },
      {
        says: 'is-not',
        what: {
          en: 'AFCI in a house is for bedrooms only',
          es: 'el AFCI en una casa es solo para las recámaras',
        },
        words: 'just bedroom old rule nada más',
      },
    ],
    words: {
      en: 'afci arc fault rooms list where needed which circuits house dwelling all of them code 2023 den sunroom closet',
      es: 'afci falla de arco cuartos lista dónde lleva cuáles circuitos casa vivienda código 2023',
    },
  },
  {
    id: 'threads-appliance-watts',
    area: 'theory',
    grade: 'V2',
    title: {
      en: 'How many watts do household appliances use?',
      es: '¿Cuántos watts gastan los aparatos de una casa?',
    },
    answer: {
      en: 'The nameplate decides; usual figures: space heater 750 to 1500 W, hair dryer 1200 to 1875 W, coffee maker 900 to 1200 W, toaster 800 to 1400 W, iron 1000 to 1800 W, vacuum 1000 to 1440 W, dishwasher 1200 to 2400 W.\n\nClothes washer 350 to 500 W, refrigerator up to 725 W while it runs. At 240 V: dryer 1800 to 5000 W, water heater 4500 to 5500 W. A microwave cooks with 750 to 1100 W and draws more. Watts divided by volts are amps.',
      es: 'Manda la placa; cifras usuales: calentador portátil 750 a 1500 W, secadora de pelo 1200 a 1875 W, cafetera 900 a 1200 W, tostador 800 a 1400 W, plancha 1000 a 1800 W, aspiradora 1000 a 1440 W, lavaplatos 1200 a 2400 W.\n\nLavadora 350 a 500 W, refrigerador hasta 725 W cuando trabaja. A 240 V: secadora de ropa 1800 a 5000 W, calentador de agua 4500 a 5500 W. Un microondas cocina con 750 a 1100 W y toma más. Watts entre volts son amperes.',
    },
    references: ['110.3(B)', '210.23'],
    claims: [
      {
        says: 'must',
        what: {
          en: "size a circuit by the appliance's nameplate and not by a list of usual watts",
          es: 'calcular el circuito por la placa del aparato y no por una lista de watts usuales',
        },
        words: 'label table average tabla etiqueta',
      },
      {
        says: 'must-not',
        what: {
          en: 'run a hair dryer and a 1500 W heater at once on one 15 or 20 A circuit',
          es: 'prender a la vez una secadora de pelo y un calentador de 1500 W en un circuito de 15 o 20 A',
        },
        words: 'same time trips breaker al mismo tiempo dispara',
      },
      {
        says: 'is-not',
        what: {
          en: 'the cooking watts on a microwave are all that it draws from the wall',
          es: 'los watts de cocción de un microondas son todo lo que toma de la pared',
        },
        words: 'output input salida entrada',
      },
    ],
    words: {
      en: 'watts wattage usual typical list table appliances household draw pull consumption amps fridge microwave toaster hair dryer tv kettle generator size',
      es: 'watts wattaje consumo usual típico lista tabla aparatos electrodomésticos jala gasta amperes nevera refri microondas tostadora secadora planta',
    },
  },
  {
    id: 'threads-dual-function-breaker',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'What is a dual-function breaker, and where do I need one?',
      es: '¿Qué es un breaker de doble función (dual function) y dónde lo necesito?',
    },
    answer: {
      en: 'A dual-function breaker is AFCI and GFCI in one: it opens on dangerous arcs and on a leak of about 5 mA. It fits circuits that need both: kitchens, laundry areas and finished basement rooms.\n\nThe code doesn\'t ask for it by name: an AFCI breaker with GFCI receptacles does the same. A "combination" AFCI is not one. What is hardwired, as a dishwasher, needs its GFCI at the breaker or ahead. A bath or garage circuit needs GFCI alone, a bedroom AFCI alone. The circuit\'s hot and neutral both go on it. A shared neutral trips a one-pole: use a two-pole AFCI made for it, with GFCI receptacles. Test monthly.',
      es: 'Un breaker dual function es AFCI y GFCI en uno: abre por arcos peligrosos y por una fuga de unos 5 mA. Conviene donde el circuito pide los dos: cocina, lavandería y cuartos terminados del sótano.\n\nEl código no lo pide por nombre: un breaker AFCI con tomacorrientes GFCI hace lo mismo. El AFCI "combination" no lo es. Lo cableado fijo, como un lavaplatos, lleva su GFCI en el breaker o antes. Un circuito de baño o garaje pide solo GFCI; recámara, solo AFCI. El vivo y el neutro del circuito van los dos al breaker; con neutro compartido el de un polo dispara: use un AFCI de dos polos hecho para eso y tomacorrientes GFCI. Pruébelo cada mes.',
    },
    references: ['210.8(A)', '210.12(B)', '110.3(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use one dual-function breaker where a circuit needs both AFCI and GFCI',
          es: 'usar un solo breaker dual function donde el circuito pide AFCI y GFCI',
        },
        words: 'kitchen laundry both two in one cocina lavandería ambos',
      },
      {
        says: 'need-not',
        what: {
          en: 'use a dual-function breaker',
          es: 'usar un breaker dual function',
        },
        if: {
          en: 'an AFCI breaker and GFCI receptacles give the circuit both protections',
          es: 'un breaker AFCI y tomacorrientes GFCI le dan al circuito las dos protecciones',
        },
        words: 'required by name instead obligatorio en vez',
      },
      {
        says: 'is-not',
        what: {
          en: 'a combination AFCI breaker is the same as a dual-function breaker',
          es: 'un breaker AFCI combination es lo mismo que un dual function',
        },
        words: 'cafci dfci includes gfci incluye',
      },
      {
        says: 'must-not',
        what: {
          en: "land the circuit's neutral on the neutral bar with a dual-function breaker",
          es: 'dejar el neutro del circuito en la barra de neutros con un breaker dual function',
        },
        unless: {
          en: "the breaker's instructions say so",
          es: 'el instructivo del breaker lo diga',
        },
        words: 'pigtail white trips plug-on blanco dispara',
      },
    ],
    words: {
      en: 'dual function breaker df dfci afci gfci combined two in one kitchen laundry basement where meaning difference combination',
      es: 'breaker doble función dual function afci gfci dos en uno cocina lavandería sótano qué es diferencia',
    },
  },
  {
    id: 'threads-half-hot-outlet',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I wire a half-hot (switched) outlet?',
      es: '¿Cómo se conecta un tomacorriente con media parte en el apagador (half hot)?',
    },
    answer: {
      en: 'Breaker off and proved dead, run 14/3 on 15 A or 12/3 on 20 A from the switch box, break the tab between the two brass screws, put the constant hot on one brass screw and the switched hot on the other; the silver tab stays.\n\nUsually black is constant, red switched. On 20 A take a 20 A switch. It may be the required light of a bedroom or living room, not of a kitchen, bath or laundry. No light dimmer on it; a GFCI cannot be split. For both halves always hot, cap the red at both ends and fit a new receptacle; the room still needs switched light.',
      es: 'Con el breaker abajo y comprobado sin voltaje, lleve 14/3 en 15 A o 12/3 en 20 A desde la caja del apagador, quiebre la lengüeta entre los dos tornillos de latón, ponga el vivo fijo en uno y el del apagador en el otro; la lengüeta plateada se queda.\n\nSuele ser negro el fijo, rojo el del apagador. En 20 A, apagador de 20 A. Vale como la luz exigida de recámara o sala, no de cocina, baño o lavandería. Sin dimmer; un GFCI no se puede partir. Para dejar las dos mitades fijas, tape el rojo en los dos lados y ponga tomacorriente nuevo; el cuarto sigue pidiendo luz con apagador.',
    },
    steps: {
      en: [
        'Breaker off; prove both boxes dead with a tester tried on a live source before and after.',
        'Join all whites and all grounds; one white to the silver side.',
        'Break the brass tab; constant hot on one brass screw, red on the other.',
        'At the switch: feed on one screw, red on the other.',
        'Close, breaker on, test both halves with the switch on and off.',
      ],
      es: [
        'Baje el breaker; compruebe que no hay voltaje en las dos cajas con un probador revisado antes y después.',
        'Junte todos los blancos y todas las tierras; un blanco al lado plateado.',
        'Quiebre la lengüeta de latón; vivo fijo en un tornillo y rojo en el otro.',
        'En el apagador: alimentación en un tornillo y rojo en el otro.',
        'Cierre, suba el breaker y pruebe las dos mitades con el apagador en los dos lados.',
      ],
    },
    references: ['210.70(A)(1)', '404.14(E)', '404.14(F)', '210.52'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'break the tab between the brass screws to make an outlet half hot',
          es: 'quebrar la lengüeta entre los tornillos de latón para que el tomacorriente quede half hot',
        },
        words: 'split switched fin remove partir',
      },
      {
        says: 'must-not',
        what: {
          en: 'break the silver (neutral) tab of a half-hot outlet on one circuit',
          es: 'quebrar la lengüeta plateada (neutro) de un half hot de un solo circuito',
        },
        words: 'both tabs white side las dos',
      },
      {
        says: 'must-not',
        what: {
          en: 'put an ordinary light dimmer on a half-hot outlet',
          es: 'poner un dimmer común de luz en un tomacorriente half hot',
        },
        words: 'dim lamp receptacle lámpara atenuador',
      },
      {
        says: 'may',
        what: {
          en: 'use a half-hot outlet as the switched light of a bedroom or living room',
          es: 'usar un half hot como la luz con apagador de una recámara o sala',
        },
        words: 'instead of ceiling light en vez de lámpara de techo',
      },
    ],
    words: {
      en: 'half hot half-hot switched outlet split receptacle wire wiring red black lamp wall switch controls plug always hot convert',
      es: 'half hot medio contacto tomacorriente partido apagador controla enchufe rojo negro lámpara de mesa siempre vivo convertir conectar',
    },
  },
  {
    id: 'threads-garage-outlet-height',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Do outlets in a house garage have to be 18 in. off the floor?',
      es: '¿Los tomacorrientes del garaje de una casa van a 18 in. del piso?',
    },
    answer: {
      en: "No: the NEC gives no least height for outlets in a house garage. It only caps each bay's required one at 5-1/2 ft.\n\nThe 18 in. come from repair garages and from the plumbing and gas codes, which keep the flame or igniter of a gas water heater above gasoline vapor, unless it is listed to resist vapor. An EV charger stores its plug 18 in. up too, unless listed for lower. Some places ask it of outlets by local rule: ask your inspector for the section. Many set them at 48 in.",
      es: 'No: el NEC no pone altura mínima a los tomacorrientes del garaje de una casa. Solo limita a 5-1/2 ft el exigido en cada lugar de carro.\n\nLas 18 in. vienen de los talleres mecánicos y de los códigos de plomería y gas, que dejan la flama del calentador de gas sobre los vapores de gasolina, salvo que esté listado contra vapores. El conector de un cargador EV también se cuelga a 18 in., salvo que esté listado para menos. Hay lugares con regla local: pídale la sección al inspector. Muchos los ponen a 48 in.',
    },
    references: ['210.52(G)', '511.3', '625.50'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'mount the outlets of a house garage 18 in. above the floor',
          es: 'montar los tomacorrientes del garaje de una casa a 18 in. del piso',
        },
        unless: {
          en: 'a local rule asks for it',
          es: 'una regla local lo pida',
        },
        words: 'minimum height receptacle low altura mínima bajo',
      },
      {
        says: 'must-not',
        what: {
          en: 'mount the required receptacle of a garage car bay higher than 5-1/2 ft',
          es: 'montar el tomacorriente exigido de cada lugar de carro a más de 5-1/2 ft',
        },
        words: 'maximum height altura máxima',
      },
      {
        says: 'is-not',
        what: {
          en: 'the 18 in. rule of repair garages applies to a house garage',
          es: 'la regla de 18 in. de los talleres vale en el garaje de una casa',
        },
        words: 'hazardous location 511 peligroso clasificado',
      },
    ],
    words: {
      en: 'garage outlet receptacle height 18 inches off floor inspector gas water heater ignition source vapor dwelling residential minimum',
      es: 'garaje cochera tomacorriente contacto altura 18 pulgadas del piso inspector calentador de gas boiler vapores gasolina mínima',
    },
  },
  {
    id: 'threads-smoke-alarm-distance',
    area: 'safety',
    grade: 'V2',
    title: {
      en: 'How far must a smoke alarm be from a bathroom, fan, register or stove?',
      es: '¿A qué distancia va la alarma de humo del baño, ventilador, rejilla o estufa?',
    },
    answer: {
      en: 'Keep a smoke alarm 3 ft from the door of a bathroom with tub or shower, from a supply register and from the tips of ceiling fan blades; on a wall, within 12 in. of the ceiling.\n\nThat is NFPA 72 and the building code, not the NEC. None is asked for in kitchen or garage. From a stove keep 10 ft. Codes before 2024: 20 ft for ionization (10 ft with a silence button), 6 ft for photoelectric; the 2024 IRC dropped these. The alarm sheet and your inspector decide.',
      es: 'Deje la alarma de humo a 3 ft de la puerta de un baño con tina o ducha, de una rejilla que sopla aire y de las puntas del ventilador de techo; en pared, a no más de 12 in. del techo.\n\nEs de NFPA 72 y del código de construcción, no del NEC. En cocina y garaje no se pide ninguna. De la estufa, 10 ft. Códigos antes de 2024: 20 ft la iónica (10 ft con botón de silencio), 6 ft la fotoeléctrica; el IRC 2024 las quitó. Mandan el instructivo y su inspector.',
    },
    references: ['110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep a smoke alarm 3 ft from the door of a bathroom with a tub or shower',
          es: 'dejar la alarma de humo a 3 ft de la puerta de un baño con tina o ducha',
        },
        unless: {
          en: 'there is no other place for a required alarm',
          es: 'no haya otro lugar para una alarma exigida',
        },
        words: 'steam closer vapor cerca',
      },
      {
        says: 'must',
        what: {
          en: 'keep a smoke alarm 3 ft from a supply register and from the tips of ceiling fan blades',
          es: 'dejar la alarma de humo a 3 ft de una rejilla de aire y de las puntas de las aspas del ventilador',
        },
        words: 'vent duct air closer cerca ducto',
      },
      {
        says: 'is-not',
        what: {
          en: 'the NEC sets the distance of smoke alarms from bathrooms and stoves',
          es: 'el NEC fija la distancia de las alarmas de humo a baños y estufas',
        },
        words: 'nfpa 72 irc electrical code',
      },
      {
        says: 'need-not',
        what: { en: 'put a smoke alarm in the kitchen', es: 'poner detector de humo en la cocina' },
        words: 'required kitchen stove detector cocina lleva obligatorio',
      },
      {
        says: 'need-not',
        what: { en: 'put a smoke alarm in a garage', es: 'poner detector de humo en un garaje' },
        words: 'garage cochera exhaust attached heat detector required',
      },
    ],
    words: {
      en: 'smoke alarm detector distance how close far bathroom door ceiling fan vent register stove kitchen cooking wall ceiling location 3 feet 10 feet',
      es: 'alarma detector de humo distancia qué tan cerca lejos baño ventilador de techo rejilla aire estufa cocina pared techo',
    },
  },
  {
    id: 'threads-co-alarms',
    area: 'safety',
    grade: 'V2',
    title: {
      en: 'Do I need carbon monoxide alarms, where, and how are they powered?',
      es: '¿Necesito alarmas de monóxido de carbono, dónde y cómo se alimentan?',
    },
    answer: {
      en: 'Yes, if the house burns anything (gas, oil, wood) or has an attached garage: one outside each sleeping area, near the bedrooms. An all-electric house without an attached garage generally needs none.\n\nThat is the building code (IRC R315), not the NEC; many states ask more, also in old houses. With a fuel appliance in a bedroom, one goes in there too. In new work they are hardwired with battery backup and linked; where no walls are opened, battery ones mostly pass. Combined smoke and CO alarms are fine.',
      es: 'Sí, si en la casa se quema algo (gas, petróleo, leña) o hay garaje pegado: una afuera de cada zona de dormir, junto a las recámaras. Una casa toda eléctrica sin garaje pegado por lo general no.\n\nEs del código de construcción (IRC R315), no del NEC; muchos estados piden más, también en casas viejas. Con aparato de combustión en la recámara, va una ahí. En obra nueva van cableadas con batería de respaldo y unidas; sin abrir paredes suelen pasar las de batería. Vale la combinada con humo.',
    },
    references: ['210.12(B)', '110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a carbon monoxide alarm outside each sleeping area',
          es: 'poner una alarma de monóxido afuera de cada zona de dormir',
        },
        if: {
          en: 'the house has a fuel-burning appliance or an attached garage',
          es: 'la casa tiene un aparato de combustión o garaje pegado',
        },
        words: 'gas furnace stove co detector estufa caldera',
      },
      {
        says: 'need-not',
        what: {
          en: 'put carbon monoxide alarms in an all-electric house without an attached garage',
          es: 'poner alarmas de monóxido en una casa toda eléctrica y sin garaje pegado',
        },
        unless: {
          en: 'state or local law asks for them',
          es: 'la ley estatal o local las pida',
        },
        words: 'no gas required sin gas obligatorio',
      },
      {
        says: 'may',
        what: {
          en: 'use a combined smoke and carbon monoxide alarm',
          es: 'usar una alarma combinada de humo y monóxido',
        },
        words: 'combo one unit both',
      },
      {
        says: 'must',
        what: {
          en: 'hardwire the carbon monoxide alarms of a new house, with battery backup',
          es: 'cablear las alarmas de monóxido de una casa nueva, con batería de respaldo',
        },
        if: {
          en: 'the building code there asks for such alarms in that house',
          es: 'el código de construcción del lugar pide alarmas en esa casa',
        },
        words: 'power supply interconnected new construction plug-in',
      },
    ],
    words: {
      en: 'carbon monoxide alarm co detector required where location all electric attached garage gas furnace hardwired battery interconnected combo',
      es: 'alarma detector de monóxido de carbono co obligatorio dónde casa eléctrica garaje gas caldera cableada batería combinada',
    },
  },
  {
    id: 'threads-dimmers-side-by-side',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Several dimmers in one box: what does breaking off the side fins change?',
      es: 'Varios dimmers en una caja: ¿qué cambia al quebrar las aletas?',
    },
    answer: {
      en: 'It lowers the watts that each dimmer may carry: the fins are its heat sink. The sheet gives the figure for one side and for both sides removed.\n\nBy model a fifth to a half is lost, most with both sides off. The LED rating has its own column and may drop or stay. Break only on the score lines, where the sheet allows it. Dimmers run warm; one over its lowered rating runs hot. Mind the box fill too.',
      es: 'Baja los watts que puede llevar cada dimmer: las aletas son su disipador de calor. El instructivo da la cifra con un lado quitado y con los dos.\n\nSegún el modelo se pierde de una quinta parte a la mitad, más sin los dos lados. El LED trae su propia columna: puede bajar o quedar igual. Quiebre solo en las ranuras y donde el instructivo lo permita. El dimmer es tibio; pasado de su nuevo valor se calienta. Revise el llenado de la caja.',
    },
    references: ['404.14(E)', '110.3(B)', '314.16'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'lower the load of a dimmer to what its sheet gives for removed side fins',
          es: 'bajar la carga de un dimmer a lo que dé su instructivo con las aletas quitadas',
        },
        words: 'derate wattage ganged tabs reducir',
      },
      {
        says: 'may',
        what: {
          en: 'break off the side fins of a dimmer to fit several in one box',
          es: 'quebrar las aletas de un dimmer para que quepan varios en una caja',
        },
        if: {
          en: 'its instructions allow it and the lowered rating carries the lights',
          es: 'su instructivo lo permite y el valor rebajado alcanza para las luces',
        },
        words: 'snap tabs gang heat sink romper',
      },
      {
        says: 'is-not',
        what: {
          en: 'a dimmer keeps its full incandescent rating with both side fins off',
          es: 'un dimmer conserva toda su capacidad incandescente sin las dos aletas',
        },
        unless: { en: 'its sheet says so', es: 'su instructivo lo diga' },
        words: 'same wattage no difference igual',
      },
    ],
    words: {
      en: 'dimmer dimmers ganged multigang side fins tabs sections snapped broke off derate derating 600w 2 gang 3 gang 4 gang box heat',
      es: 'dimmer dimmers atenuadores juntos aletas pestañas lados quebrar quitar rebaja capacidad caja doble triple calor',
    },
  },
  {
    id: 'threads-dimmer-both-ends',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Can I put a dimmer at both ends of a 3-way?',
      es: '¿Puedo poner dimmer en los dos lados de una escalera (3-way)?',
    },
    answer: {
      en: "No, not two ordinary 3-way dimmers: off stairs use one 3-way dimmer and leave a plain 3-way switch at the other end. To dim from both, and on stairs, buy a master with its companion of the same maker.\n\nTwo plain dimmers in a row work against each other: flicker, buzz, one holds the other down. Some electronic dimmers don't go with a plain switch and want their own companion: read the sheet. Stairs that need a switch at each level need the full range at every one (2020 code on).",
      es: 'No, no dos dimmers 3-way comunes: fuera de escaleras ponga un dimmer 3-way y deje un apagador 3-way normal en el otro lado. Para atenuar desde los dos, y en escaleras, compre un maestro con su compañero (companion) de la misma marca.\n\nDos dimmers comunes en serie se estorban: parpadeo, zumbido, uno no deja subir al otro. Algunos electrónicos no trabajan con apagador normal y piden su compañero: lea el instructivo. En escaleras que piden apagador en cada nivel, cada lugar debe dar todo el rango (desde el código 2020).',
    },
    references: ['404.14(E)', '210.70(A)(2)', '110.3(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put two ordinary 3-way dimmers on one 3-way circuit',
          es: 'poner dos dimmers 3-way comunes en un mismo circuito de escalera',
        },
        unless: {
          en: 'both are made to work together, as a master with its companion',
          es: 'los dos estén hechos para trabajar juntos, como maestro y compañero',
        },
        words: 'both ends each switch ambos lados',
      },
      {
        says: 'may',
        what: {
          en: 'use one 3-way dimmer with a plain 3-way switch at the other end',
          es: 'usar un dimmer 3-way con un apagador 3-way normal en el otro lado',
        },
        unless: {
          en: "the dimmer's instructions ask for a companion, or it lights stairs that need a switch at each level",
          es: 'el instructivo del dimmer pida un compañero, o alumbre escaleras que piden apagador en cada nivel',
        },
        words: 'one dimmer only regular uno solo',
      },
      {
        says: 'must',
        what: {
          en: 'have the full dimming range from each location on stairs that need a switch at each level',
          es: 'tener todo el rango del dimmer desde cada lugar en escaleras que piden apagador en cada nivel',
        },
        words: 'stairway dark both floors gradas',
      },
    ],
    words: {
      en: 'dimmer both ends 3-way three way two dimmers companion master remote one light two locations flicker',
      es: 'dimmer dos lados ambos 3 vías escalera dos dimmers compañero maestro una luz dos lugares parpadea',
    },
  },
  {
    id: 'threads-recessed-light-spacing',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How far apart do recessed or wafer lights go, and how far from the wall?',
      es: '¿A qué distancia entre sí y de la pared van los focos empotrados (wafer)?',
    },
    answer: {
      en: "Space them about half the ceiling height: 4 ft apart under 8 ft, 5 ft under 10 ft; the first row 2 to 3 ft from the wall. A rule of thumb; the NEC has none.\n\nNarrow beams go closer; wide ones farther, up to the sheet's spacing criterion times the ceiling height. Over a kitchen counter put the row above its front edge, about 2 ft off the wall, so you don't stand in your own shadow. Find joists and ducts before you cut.",
      es: 'Sepárelos la mitad de la altura del techo: 4 ft con techo de 8 ft, 5 ft con 10 ft; la primera fila a 2 o 3 ft de la pared. Regla práctica; el NEC no fija ninguna.\n\nLos de haz angosto van más juntos; los de haz ancho, más lejos, hasta el spacing criterion de la hoja por la altura. En la cocina, sobre la orilla de la cubierta, a unos 2 ft de la pared. Ubique vigas y ductos antes de cortar.',
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'the NEC sets how far apart recessed lights go',
          es: 'el NEC fija a qué distancia van los empotrados entre sí',
        },
        words: 'code rule minimum maximum distance código',
      },
      {
        says: 'is',
        what: {
          en: 'half the ceiling height is the usual spacing of recessed lights',
          es: 'la mitad de la altura del techo es la separación usual de los empotrados',
        },
        words: 'rule of thumb 8 ft ceiling 4 ft regla práctica',
      },
      {
        says: 'may',
        what: {
          en: 'space wide-beam recessed lights farther than half the ceiling height',
          es: 'separar empotrados de haz ancho más de la mitad de la altura del techo',
        },
        if: {
          en: 'the spacing criterion on their sheet allows it',
          es: 'el spacing criterion de su hoja lo permite',
        },
        words: '6 ft apart far lejos',
      },
    ],
    words: {
      en: 'recessed lights can lights wafer pot lights spacing apart layout from wall 4 inch 6 inch 8 ft ceiling how many distance',
      es: 'focos empotrados canes wafer ojos de buey separación distancia entre luces de la pared techo de 8 pies distribución cuántos',
    },
  },
  {
    id: 'threads-license-exam-spanish',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is the journeyman exam given in Spanish, and do years abroad count?',
      es: '¿Dan el examen de journeyman en español y cuentan mis años en otro país?',
    },
    answer: {
      en: 'It depends on the state or city: each licensing board decides the language, an interpreter, the identity papers and whether hours abroad count. The NEC says nothing about it. Ask the board and read its exam bulletin before you pay.\n\nAsk four things: exam in Spanish or an interpreter; which code book may go in; which ID and number (Social Security or ITIN); what proof of hours, such as translated employer letters. Log hours here from the first day. Until licensed, work under supervision. Learn the terms in both languages.',
      es: 'Depende del estado o ciudad: cada junta de licencias decide el idioma, el intérprete, los papeles y si cuentan horas de otro país. El NEC no dice nada. Pregunte a la junta y lea su boletín del examen antes de pagar.\n\nPregunte cuatro cosas: examen en español o intérprete; qué libro del código entra; qué identificación y número (Seguro Social o ITIN); qué prueba de horas, como cartas de patrones traducidas. Apunte sus horas desde el primer día. Sin licencia, trabaje con supervisión. Aprenda los términos en ambos idiomas.',
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'the language of the license exam is the same in every state',
          es: 'el idioma del examen de licencia es igual en todos los estados',
        },
        words: 'spanish english everywhere español inglés',
      },
      {
        says: 'is-not',
        what: {
          en: 'the NEC decides who may take the license exam',
          es: 'el NEC decide quién puede hacer el examen de licencia',
        },
        words: 'social security itin papers seguro social papeles',
      },
      {
        says: 'must',
        what: {
          en: "ask the state's or city's licensing board whether experience abroad counts",
          es: 'preguntar a la junta de licencias del estado o ciudad si cuenta la experiencia de otro país',
        },
        words: 'years mexico foreign hours años horas',
      },
      {
        says: 'may',
        what: {
          en: 'apply for an electrician license with an ITIN instead of a Social Security number',
          es: 'pedir la licencia de electricista con ITIN en lugar de Seguro Social',
        },
        if: { en: 'the board of that state accepts it', es: 'la junta de ese estado lo acepta' },
        words: 'no papers immigration status undocumented sin papeles estatus migratorio',
      },
    ],
    words: {
      en: 'license exam journeyman spanish language interpreter social security itin foreign experience mexico years abroad board test no english',
      es: 'licencia examen journeyman en español intérprete seguro social itin experiencia méxico años otro país junta prueba sin inglés electricista',
    },
  },
  {
    id: 'threads-submeter-for-rented-unit',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Can I put a separate meter (submeter) on a rented room or ADU?',
      es: '¿Puedo poner un medidor aparte (submedidor) a un cuarto rentado o ADU?',
    },
    answer: {
      en: "Yes, a submeter of your own after the main breaker is allowed by the NEC, as listed equipment with a permit. Whether you may bill a tenant by it is state law: ask before you buy.\n\nThe NEC asks for no meter. For a unit, run a feeder through the submeter to a panel that its tenants can reach; its circuits serve that unit only, not the hall or the neighbor. A second utility meter is the utility's decision. Never open or tap the utility's socket.",
      es: 'Sí, el NEC permite un submedidor suyo después del breaker principal, de equipo listado y con permiso. Si puede cobrarle con él al inquilino lo dice la ley estatal: pregunte antes de comprarlo.\n\nEl NEC no exige medidor. Para una unidad, lleve un alimentador por el submedidor a una caja de breakers que sus inquilinos alcancen; sus circuitos son solo de esa unidad, no del pasillo ni del vecino. Un segundo medidor de la compañía lo decide ella. Nunca abra ni se cuelgue de su base.',
    },
    references: ['240.24(B)', '210.25', '110.3(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'install a listed submeter of your own after the main breaker for a rented unit',
          es: 'instalar un submedidor propio y listado después del breaker principal para una unidad rentada',
        },
        if: {
          en: 'it has its permit and local rules allow it',
          es: 'tiene su permiso y las reglas locales lo permiten',
        },
        words: 'second meter private tenant adu inquilino',
      },
      {
        says: 'need-not',
        what: {
          en: 'install a submeter for a rented unit by the NEC',
          es: 'instalar un submedidor para una unidad rentada según el NEC',
        },
        words: 'required each apartment obligatorio',
      },
      {
        says: 'must-not',
        what: {
          en: "open or tap the utility's meter socket",
          es: 'abrir ni colgarse de la base del medidor de la compañía',
        },
        words: 'line side cut seal sello',
      },
      {
        says: 'must',
        what: {
          en: 'give the tenants of a unit access to the breakers of their unit',
          es: 'dar a los inquilinos de una unidad acceso a los breakers de su unidad',
        },
        unless: {
          en: 'building management provides service and supervision for breakers other than those of the branch circuits',
          es: 'la administración dé servicio y supervisión, para breakers que no sean de circuitos ramales',
        },
        words: 'panel locked reach encerrado',
      },
    ],
    words: {
      en: 'submeter sub meter separate meter private second meter tenant rent room basement apartment adu bill charge electric landlord',
      es: 'submedidor medidor aparte privado segundo medidor contador inquilino rentar cuarto departamento adu cobrar la luz renta',
    },
  },
  {
    id: 'threads-food-truck-wiring',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'How is a food truck wired: neutral, ground, inlet and inspection?',
      es: '¿Cómo se alambra una lonchera (food truck): neutro, tierra, inlet e inspección?',
    },
    answer: {
      en: "Keep neutral and ground apart in the truck's panel: the one bond is at the source, the site's service or a bonded generator. The metal of the truck is tied to ground.\n\nOne trade column says the NEC doesn't cover trucks; city, fire and health offices rule (often NFPA 1, 58, 96): ask them first. Good practice: inlet and cord rated for the main breaker, a transfer switch so that shore and generator never meet, GFCI for receptacles, listed equipment. Generator makers differ on the bond: follow the manual.",
      es: 'Deje separados neutro y tierra en la caja de la lonchera: la única unión está en la fuente, la acometida del lugar o una planta con neutro unido. La lámina del camión va a tierra.\n\nUna columna del ramo dice que el NEC no cubre camiones; mandan ciudad, bomberos y salubridad (seguido NFPA 1, 58, 96): pregúnteles primero. Buena práctica: inlet y cordón para el breaker principal, transfer para que toma y planta nunca se junten, GFCI, equipo listado. Los fabricantes de plantas difieren en la unión: siga el manual.',
    },
    references: ['90.2', '250.34', '250.142(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: "join neutral and ground in a food truck's panel",
          es: 'juntar neutro y tierra en la caja de una lonchera',
        },
        words: 'bond bonding screw float trailer puente unión',
      },
      {
        says: 'must',
        what: {
          en: 'use a transfer switch or interlock so that shore power and generator of a food truck never meet',
          es: 'usar un transfer o interlock para que la toma y la planta de la lonchera nunca se junten',
        },
        words: 'backfeed both sources dos fuentes',
      },
      {
        says: 'must',
        what: {
          en: 'tie the metal body of a food truck to the equipment ground',
          es: 'unir la lámina de la lonchera a la tierra de equipos',
        },
        words: 'frame chassis shock chasis toques',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a ground rod in place of the ground wire in the cord of a food truck',
          es: 'usar una varilla en lugar del hilo de tierra del cordón de la lonchera',
        },
        words: 'drive rod clavar',
      },
    ],
    words: {
      en: 'food truck trailer taco concession wiring panel neutral ground bond generator shore power inlet 50 amp 30 amp inspection gfci trips',
      es: 'lonchera food truck troca de tacos remolque traila cocina alambrar neutro tierra planta generador toma de 50 inlet inspección',
    },
  },
  {
    id: 'threads-kitchen-hood-shutdown',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'Restaurant hood: what must shut off when the fire system (Ansul) trips?',
      es: 'Campana de restaurante: ¿qué se corta cuando dispara el sistema contra incendio (Ansul)?',
    },
    answer: {
      en: 'Gas and the electric power that makes heat at the equipment under the hood shut off by themselves, and come back only by hand. The exhaust fan normally keeps running; make-up air inside the hood stops.\n\nThat is NFPA 96 with the mechanical code, not the NEC. A microswitch of the fire system works a shunt trip or a contactor. On lights and plain receptacles under the hood inspectors differ: the standard speaks of heat, many want the receptacles dead too. Ask the fire marshal before rough-in.',
      es: 'Se cortan solos el gas y la corriente que da calor a los equipos bajo la campana, y solo regresan a mano. El extractor normalmente sigue trabajando; el aire de reposición dentro de la campana se para.\n\nEs de NFPA 96 y el código mecánico, no del NEC. Un microswitch del sistema mueve un shunt trip o un contactor. En luces y tomacorrientes comunes bajo la campana los inspectores difieren: la norma habla de calor, muchos quieren muertos también los tomacorrientes. Pregunte al fire marshal antes de entubar.',
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: {
          en: 'shut off gas and electric power to the cooking equipment under the hood when the fire system trips',
          es: 'cortar el gas y la corriente de los equipos de cocción bajo la campana cuando dispara el sistema contra incendio',
        },
        unless: {
          en: 'it is electric, needs no fire protection and the fire marshal lets it stay on',
          es: 'sea eléctrico, no pida protección contra incendio y el fire marshal lo deje prendido',
        },
        words: 'ansul fryer grill shunt trip contactor freidora plancha',
      },
      {
        says: 'need-not',
        what: {
          en: 'stop the exhaust fan when the hood fire system trips',
          es: 'parar el extractor cuando dispara el sistema de la campana',
        },
        unless: {
          en: 'a listed part or the design of the fire system asks for it',
          es: 'una parte listada o el diseño del sistema lo pida',
        },
        words: 'keep running stay on seguir prendido',
      },
      {
        says: 'must-not',
        what: {
          en: 'let the cooking equipment come back on by itself after the hood fire system trips',
          es: 'dejar que los equipos de cocción regresen solos después de disparar el sistema de la campana',
        },
        words: 'automatic reset manual restablecer',
      },
      {
        says: 'must',
        what: {
          en: 'stop the make-up air that is fed into the hood when the fire system trips',
          es: 'parar el aire de reposición que entra a la campana cuando dispara el sistema',
        },
        words: 'supply fan mua makeup air inyección de aire',
      },
    ],
    words: {
      en: 'restaurant commercial kitchen hood ansul fire suppression trips shut off gas outlets lights exhaust fan make up air shunt trip contactor microswitch',
      es: 'campana restaurante cocina comercial ansul sistema contra incendio dispara corta gas contactos luces extractor aire shunt trip contactor',
    },
  },
  {
    id: 'threads-inverter-from-abroad',
    area: 'safety',
    grade: 'V2',
    title: {
      en: 'Can I wire an inverter with batteries bought abroad into the house panel?',
      es: '¿Puedo conectar a la caja de la casa un inversor con baterías traído de fuera?',
    },
    answer: {
      en: "No, not unless it is listed for that in the US: the inverter to UL 1741, inverter with batteries as a system to UL 9540, and with transfer equipment that keeps it off the utility's lines. Without the marks it fails inspection.\n\nThe dangers: backfeed can kill a lineworker, batteries burn or gas, and a 120 V inverter over both legs can overload the neutral of circuits that share one. Never plug its output into an outlet or dryer plug. Take a listed system, a permit and a licensed electrician.",
      es: 'No, salvo que esté listado para eso en Estados Unidos: el inversor con UL 1741, inversor y baterías como sistema con UL 9540, y con un transfer que lo separe de las líneas de la compañía. Sin esas marcas no pasa inspección.\n\nPeligros: el retorno puede matar a un liniero, las baterías arden, y un inversor de 120 V en las dos fases puede sobrecargar un neutro compartido. Nunca meta su salida a un tomacorriente. Use un sistema listado, permiso y un electricista con licencia.',
    },
    references: ['706.5', '710.6', '702.5', '705.6', '710.15(C)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'wire an unlisted inverter or battery from abroad into the panel of a house',
          es: 'conectar a la caja de una casa un inversor o batería de fuera sin listado',
        },
        unless: {
          en: 'a recognized laboratory has evaluated it and the code takes its field label',
          es: 'un laboratorio reconocido lo haya evaluado y el código acepte su etiqueta de campo',
        },
        words: 'ul mark imported inversor dominican mexico importado',
      },
      {
        says: 'must',
        what: {
          en: 'use transfer equipment so that an inverter never feeds the utility lines in an outage',
          es: 'usar un transfer para que el inversor nunca alimente las líneas de la compañía en un apagón',
        },
        unless: {
          en: 'it is a listed grid-tied inverter that shuts off by itself, with permit and utility approval',
          es: 'sea un inversor interconectado listado que se apaga solo, con permiso y visto bueno de la compañía',
        },
        words: 'backfeed interlock retorno',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed the house by plugging an inverter into an outlet',
          es: 'alimentar la casa metiendo el inversor a un tomacorriente',
        },
        words: 'dryer plug double male cordón doble macho secadora',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed multiwire (shared-neutral) circuits from one 120 V inverter on both legs',
          es: 'alimentar circuitos de neutro compartido con un inversor de 120 V en las dos fases',
        },
        words: 'jumper both legs bridge puente',
      },
    ],
    words: {
      en: 'inverter batteries bought abroad imported dominican republic mexico china not ul listed panel backup outage 3.6 kw home battery',
      es: 'inversor baterías traído de fuera república dominicana puerto rico méxico importado sin ul panel caja breakers apagón respaldo kilo',
    },
  },
  {
    id: 'threads-voltage-regulator',
    area: 'safety',
    grade: 'V2',
    title: {
      en: 'Do I need a voltage regulator for the refrigerator or AC in the US?',
      es: '¿En Estados Unidos le pongo regulador a la nevera o al aire?',
    },
    answer: {
      en: "No: it isn't required and mostly does nothing, for utilities here hold the service within about 5% of 120 V, that is 114 to 126 V. What helps is surge protection.\n\nNew dwelling services and changed ones need a surge protector since the 2020 code. A small regulator may be too weak for a compressor. If lights dim or brighten, or readings leave that range, a regulator only hides it: a loose neutral can burn up the house's appliances. Call the utility first, then an electrician.",
      es: 'No: no se exige y casi nunca hace nada; aquí la compañía mantiene la acometida dentro de un 5% de 120 V, o sea 114 a 126 V. Lo que sí sirve es el protector de picos (surge).\n\nLas acometidas nuevas o cambiadas de viviendas lo llevan desde 2020. Un regulador chico puede no aguantar el compresor. Si las luces suben y bajan, o el voltaje sale de ese rango, el regulador solo lo tapa: un neutro flojo puede quemar los aparatos. Llame a la compañía, luego a un electricista.',
    },
    references: ['230.67'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'put a voltage regulator on a refrigerator or air conditioner in the US',
          es: 'poner regulador de voltaje a la nevera o al aire en Estados Unidos',
        },
        unless: {
          en: "the appliance's instructions ask for it",
          es: 'el instructivo del aparato lo pida',
        },
        words: 'stabilizer required avr estabilizador elevador',
      },
      {
        says: 'must',
        what: {
          en: 'have a surge protector on a new or replaced dwelling service, under the 2020 code or later',
          es: 'tener protector de picos en una acometida nueva o cambiada de vivienda, con el código 2020 o posterior',
        },
        words: 'spd whole house supresor',
      },
      {
        says: 'must-not',
        what: {
          en: 'cover up lights that brighten and dim with a voltage regulator',
          es: 'tapar con un regulador unas luces que suben y bajan',
        },
        words: 'loose neutral flicker voltage neutro flojo varía',
      },
    ],
    words: {
      en: 'voltage regulator stabilizer avr refrigerator fridge ac air conditioner tv needed usa protector low voltage fluctuates',
      es: 'regulador de voltaje estabilizador elevador protector nevera refrigerador aire acondicionado televisor en usa hace falta voltaje varía bajo',
    },
  },
  {
    id: 'threads-shipping-container-shop',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Shipping container or metal shed as a shop: ground rod, bonding, disconnect?',
      es: 'Contenedor o caseta de lámina como taller: ¿varilla, aterrizaje y desconectador?',
    },
    answer: {
      en: "Treat it as a separate building: a disconnect, a ground rod if a feeder supplies it, and the shell joined to the ground bar. Fed by one branch circuit with a ground wire, it needs no rod.\n\nFeed it once only: one feeder or one circuit; two hots with a shared neutral count as one. In the subpanel neutral stays apart from ground. The code doesn't name containers; joining the shell rests on its rules for metal that may become live. A rod never trips a breaker. GFCI for receptacles.",
      es: 'Trátelo como edificio aparte: un desconectador ahí, varilla si le llega un alimentador, y la lámina unida a la barra de tierras. Con un solo circuito ramal con hilo de tierra, no pide varilla.\n\nUna sola alimentación: un alimentador o un circuito; el de dos vivos con neutro compartido cuenta como uno. En el subpanel el neutro va aparte de la tierra. El código no nombra contenedores; unir la lámina sale de sus reglas para metal que puede quedar vivo. La varilla nunca dispara un breaker. GFCI en tomacorrientes.',
    },
    references: ['225.30', '225.31', '250.32(A)', '250.32(B)', '250.104(C)', '210.8(A)(2)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'join the steel shell of a container with wiring to the equipment ground',
          es: 'unir a la tierra de equipos la lámina de un contenedor con instalación',
        },
        words: 'bond metal shock aterrizar conex',
      },
      {
        says: 'must',
        what: {
          en: 'put a ground rod or other electrode at a container shop',
          es: 'poner varilla u otro electrodo en un contenedor taller',
        },
        if: {
          en: 'a feeder supplies its subpanel',
          es: 'un alimentador llega a su subpanel',
        },
        words: 'driven rod panel',
      },
      {
        says: 'need-not',
        what: {
          en: 'put a ground rod at a container or shed',
          es: 'poner varilla en un contenedor o caseta',
        },
        if: {
          en: 'a single branch circuit with a ground wire supplies it',
          es: 'lo alimenta un solo circuito ramal con hilo de tierra',
        },
        words: 'one circuit cord sencillo',
      },
      {
        says: 'must-not',
        what: {
          en: 'rely on a ground rod in place of a ground wire to a container',
          es: 'confiar en una varilla en lugar del hilo de tierra hacia un contenedor',
        },
        words: 'only rod no egc sin hilo',
      },
      {
        says: 'must-not',
        what: {
          en: 'join neutral and ground in the subpanel of a container',
          es: 'juntar neutro y tierra en el subpanel de un contenedor',
        },
        words: 'bond screw puente',
      },
    ],
    words: {
      en: 'shipping container conex sea can metal shed shop office workshop grounding ground rod bond shell subpanel feeder disconnect',
      es: 'contenedor conex caseta lámina metal taller oficina bodega aterrizar varilla tierra subpanel alimentador desconectador',
    },
  },
];
