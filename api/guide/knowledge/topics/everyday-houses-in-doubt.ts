// What people ask about a house's wiring when they doubt whether something may be so: kitchens, baths, stairs, furnaces, panels.
import type { Topic } from '../knowledge.ts';

export const everydayHousesInDoubtTopics: readonly Topic[] = [
  {
    id: 'wiring-methods-gfci-split-receptacle',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Can a GFCI receptacle be split, half switched for the disposal and half always on for the dishwasher?',
      es: '¿Se puede partir un contacto GFCI, mitad con apagador para el triturador y mitad siempre viva para el lavaplatos?',
    },
    answer: {
      en: 'No: a GFCI receptacle has no tab to break, so its halves cannot be fed apart. Put the GFCI ahead of an ordinary split duplex: a GFCI breaker, or a GFCI (receptacle or dead-front) upstream whose LOAD side feeds both the constant and the switched half.\n\nThe switch then stands after the GFCI too. It has to be readily accessible. If the two halves are on two hots with a shared neutral, only a two-pole GFCI breaker serves.',
      es: 'No: un contacto GFCI no tiene lengüeta que romper, así que sus mitades no se alimentan aparte. Ponga el GFCI antes de un dúplex común partido: un breaker GFCI, o un GFCI (contacto o de frente ciego) arriba, cuyo LOAD alimente la mitad fija y la del apagador.\n\nEl apagador queda también después del GFCI. Debe quedar fácil de alcanzar. Si las mitades van con dos vivos y neutro compartido, solo sirve un breaker GFCI de dos polos.',
    },
    steps: {
      en: [
        'Turn off the breaker; prove the boxes dead with a tester tried before and after on a live source.',
        'Fit the GFCI breaker, or the GFCI upstream with the feed on LINE.',
        'From LOAD take one hot straight to one brass screw and one through the switch to the other; break the tab between the brass screws only.',
        'Whites to silver from the LOAD side alone; grounds all together.',
        'Turn on, press TEST: both halves must go dead.',
      ],
      es: [
        'Baje el breaker; compruebe las cajas sin voltaje con un probador probado antes y después en algo vivo.',
        'Ponga el breaker GFCI, o el GFCI arriba con la llegada en LINE.',
        'De LOAD lleve un vivo directo a un tornillo dorado y otro por el apagador al otro; rompa solo la lengüeta entre los dorados.',
        'Blancos al plateado, solo los del lado LOAD; todas las tierras juntas.',
        'Suba el breaker y oprima TEST: las dos mitades deben quedar muertas.',
      ],
    },
    references: ['210.8(A)', '210.8(D)', '210.4(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'split a GFCI receptacle into a switched half and a constant half',
          es: 'partir un contacto GFCI en una mitad con apagador y otra fija',
        },
        words: 'break tab half hot disposal dishwasher under sink lengüeta',
      },
      {
        says: 'may',
        what: {
          en: 'feed an ordinary split duplex from the LOAD side of a GFCI or from a GFCI breaker',
          es: 'alimentar un dúplex común partido desde el lado LOAD de un GFCI o con breaker GFCI',
        },
        words: 'half switched disposal dishwasher dead front blank face upstream',
      },
      {
        says: 'need-not',
        what: {
          en: 'install two GFCI receptacles side by side under the sink for disposal and dishwasher',
          es: 'poner dos GFCI juntos bajo el fregadero para triturador y lavaplatos',
        },
        words: 'two gfcis double gang',
      },
    ],
    words: {
      en: 'split gfci half hot tab under sink disposal dishwasher switched receptacle dead front blank face',
      es: 'partir gfci media viva lengüeta bajo fregadero triturador lavaplatos apagador frente ciego',
    },
  },
  {
    id: 'wiring-methods-dead-cable-left',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Must old unused cable (dead Romex) be removed, or can it stay?',
      es: '¿Hay que quitar el cable viejo sin uso (Romex muerto), o se puede quedar?',
    },
    answer: {
      en: "It may stay: the NEC doesn't ask that dead power cable in a house be pulled out. But it may not hang with bare ends: disconnect it at both ends and cap every wire; an end that is or could be connected belongs in a covered box that stays accessible.\n\nDead now may only mean that a switch or breaker is off: find where it comes from and test again. Abandoned phone, data and other low-voltage cable is another matter, where accessible it is removed.",
      es: 'Se puede quedar: el NEC no pide sacar el cable de fuerza muerto de una casa. Pero no puede colgar con puntas peladas: desconéctelo en los dos extremos y tape cada alambre; la punta que está o pueda estar conectada va en caja con tapa y accesible.\n\nMuerto ahora puede ser solo un apagador o breaker abajo: busque de dónde viene y vuelva a probar. El cable abandonado de teléfono, datos y otro bajo voltaje es otra cosa: donde es accesible, se quita.',
    },
    references: ['110.14(B)', '300.15', '314.29', '722.25', '800.25'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: "remove old unused power cable from a house's walls",
          es: 'sacar de las paredes de una casa el cable de fuerza viejo sin uso',
        },
        if: { en: 'it is disconnected at both ends and capped', es: 'está desconectado en los dos extremos y con puntas tapadas' },
        words: 'pull out abandoned dead romex take out',
      },
      {
        says: 'may',
        what: { en: 'leave dead cable in a wall or attic', es: 'dejar cable muerto en la pared o el ático' },
        if: {
          en: 'it is disconnected at both ends and its wires are capped',
          es: 'está desconectado en los dos extremos y sus alambres tapados',
        },
        words: 'abandon old unused romex stay',
      },
      {
        says: 'must-not',
        what: { en: 'leave a cable hanging with bare ends and no caps', es: 'dejar un cable colgando con puntas peladas y sin tapar' },
        words: 'open ends exposed copper romex no wire nuts garage',
      },
    ],
    words: {
      en: 'abandoned dead unused old wire cable romex remove pull out cap off hanging ends garage attic wall no longer used',
      es: 'cable abandonado muerto sin uso viejo quitar sacar tapar puntas colgando cochera ático pared',
    },
  },
  {
    id: 'wiring-methods-connectors-behind-drywall',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Can the cable connectors of a recessed panel be behind the drywall?',
      es: '¿Los conectores de cable de un tablero empotrado pueden quedar tras el sheetrock?',
    },
    answer: {
      en: "Yes: the NM and MC connectors on a flush panel may end up behind the drywall. What has to stay reachable are splices, boxes, and the panel's inside.\n\nHave the rough-in inspected first. The gap between the finished wall and a flush panel's edge may be no more than 1/8 in.; a panel in a wall that burns comes flush with its face.",
      es: 'Sí: los conectores de NM y MC de un tablero empotrado pueden quedar tras el sheetrock. Lo que debe quedar a la mano son empalmes, cajas y el interior del tablero.\n\nPrimero la inspección de obra negra. La rendija entre la pared terminada y el borde del tablero es de 1/8 pulg. cuando mucho; en pared que se quema, el tablero queda al ras.',
    },
    references: ['312.3', '312.4', '312.5(C)', '314.29'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'have the cable connectors of a flush panel behind the drywall',
          es: 'dejar los conectores de cable de un tablero empotrado tras el sheetrock',
        },
        words: 'clamps romex mc connector covered sheetrock panel top concealed',
      },
      {
        says: 'need-not',
        what: {
          en: 'keep cable connectors of a flush panel accessible',
          es: 'dejar accesibles los conectores de cable de un tablero empotrado',
        },
        words: 'access clamps romex drywall',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave a gap of more than 1/8 in. between drywall and a flush panel',
          es: 'dejar más de 1/8 pulg. entre el sheetrock y un tablero empotrado',
        },
        words: 'gap around panel',
      },
    ],
    words: {
      en: 'recessed flush panel connectors clamps romex mc behind drywall sheetrock concealed covered gap around panel living room',
      es: 'tablero empotrado conectores abrazaderas romex tras tablaroca sheetrock tapados rendija',
    },
  },
  {
    id: 'wiring-methods-fixture-90c-old-house',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Light says 90 °C supply wires, not for houses built before 1985: can I use it?',
      es: 'La lámpara pide alambre de 90 °C y no casas de antes de 1985: ¿la puedo poner?',
    },
    answer: {
      en: 'No, not straight on the old wires: the label binds, and cable of before about 1985 is mostly rated 60 °C, LED lamps or not. Take a fixture that allows 60 °C supply wires, or have the last feet renewed.\n\nNew NM-B (90 °C) goes from the light to a junction box that stays accessible, some feet away from the heat. Brittle or crumbling insulation in the box: stop and call an electrician.',
      es: 'No, no directo a los alambres viejos: la etiqueta obliga, y el cable de antes de 1985 casi siempre es de 60 °C, con foco LED o sin él. Busque una lámpara que admita alambre de 60 °C, o que le cambien el último tramo.\n\nEl NM-B nuevo (90 °C) va de la lámpara a una caja accesible, a unos pies del calor. Aislamiento quebradizo en la caja: pare y llame a un electricista.',
    },
    references: ['110.3(B)', '410.11', '410.117(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'connect a light marked for 90 °C supply wires to the old 60 °C wires of a house of before about 1985',
          es: 'conectar una lámpara marcada para 90 °C a los alambres viejos de 60 °C de una casa de antes de 1985',
        },
        unless: {
          en: 'the last length is replaced by 90 °C cable from an accessible box',
          es: 'se cambie el último tramo por cable de 90 °C desde una caja accesible',
        },
        words: '1985 label fixture cloth old wiring supply conductors hang',
      },
      {
        says: 'is-not',
        what: {
          en: 'LED lamps make a fixture marked 90 °C fit for 60 °C wires',
          es: 'que con focos LED una lámpara marcada 90 °C sirva con alambre de 60 °C',
        },
        words: 'led bulb cool ignore label',
      },
      {
        says: 'may',
        what: {
          en: 'splice new 90 °C NM-B for the last feet to a light in an old house',
          es: 'empalmar NM-B nuevo de 90 °C en el último tramo a la lámpara de una casa vieja',
        },
        if: { en: 'the splice is in a box that stays accessible', es: 'el empalme va en caja que queda accesible' },
        words: 'junction box attic extend',
      },
    ],
    words: {
      en: '90c 60c supply conductors label light fixture built before 1985 old house cloth wiring ceiling light warning',
      es: '90 grados 60 etiqueta lámpara casa antes de 1985 cable de tela viejo aviso',
    },
  },
  {
    id: 'code-gfci-distance-and-count',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'How many receptacles can one GFCI protect, and how far away?',
      es: '¿Cuántos contactos protege un GFCI, y a qué distancia?',
    },
    answer: {
      en: "No limit: the NEC caps neither the number of receptacles on a GFCI's LOAD side nor the feet of wire after it. The circuit's own load rules still hold.\n\nLong cable leaks a little, underground more, and can trip it; makers' sheets advise a longest run, often about 100 to 250 ft. Beyond that put the GFCI near the load. Outdoors no least height is set either: keep the box above snow and flooding, WR receptacle, in-use cover.",
      es: 'Sin límite: el NEC no limita ni cuántos contactos van en LOAD de un GFCI ni los pies de alambre después de él. Las reglas de carga del circuito siguen.\n\nEl cable largo fuga un poco, enterrado más, y lo puede botar; los fabricantes aconsejan un máximo, muchas veces de 100 a 250 pies. Más allá, ponga el GFCI cerca de la carga. Afuera tampoco hay altura mínima: arriba de nieve e inundación, contacto WR y tapa en uso.',
    },
    references: ['210.8(A)', '110.3(B)', '406.9(B)'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'the code limits how many receptacles one GFCI may protect',
          es: 'que el código limite cuántos contactos protege un GFCI',
        },
        words: 'maximum number outlets downstream load side',
      },
      {
        says: 'is-not',
        what: {
          en: 'the code limits how far a receptacle may be from the GFCI that protects it',
          es: 'que el código limite la distancia entre un contacto y el GFCI que lo protege',
        },
        words: 'distance feet maximum length downstream',
      },
      {
        says: 'is',
        what: { en: 'a very long run after a GFCI can make it trip', es: 'un tramo muy largo después de un GFCI puede botarlo' },
        words: 'leakage nuisance capacitance underground',
      },
      {
        says: 'may',
        what: {
          en: "feed an outlet on a post from an existing GFCI receptacle's LOAD side",
          es: 'alimentar un contacto en un poste desde el LOAD de un GFCI',
        },
        words: 'extend underground yard 75 feet',
      },
    ],
    words: {
      en: 'how many outlets one gfci downstream feet distance limit maximum run load side post yard height',
      es: 'cuántos contactos un gfci distancia pies límite largo load poste patio altura',
    },
  },
  {
    id: 'wiring-methods-nm-into-water-heater',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Can Romex go straight into a water heater without conduit or flex?',
      es: '¿Puede entrar el Romex directo al boiler sin tubo ni flexible?',
    },
    answer: {
      en: "Yes, where it isn't exposed to damage: it follows the surface, is fastened within 12 in. of the heater, and enters through a cable connector. A loose whip of Romex hanging to the heater is not allowed.\n\nMany inspectors want a short flex, MC or sleeve there, above all in a garage or closet where it can be hit; that ends the question.",
      es: 'Sí, donde no quede expuesto a golpes: pegado a la superficie, engrapado a 12 pulg. del boiler y con conector de cable a la entrada. Un tramo suelto de Romex colgando hasta el boiler no se permite.\n\nMuchos inspectores piden ahí un tramo corto de flexible, MC o tubo, sobre todo en cochera o clóset donde se golpea; con eso se acaba la duda.',
    },
    references: ['334.15', '334.30', '300.15', '422.31(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'run Romex straight into a water heater without conduit or flex',
          es: 'entrar con Romex directo al boiler sin tubo ni flexible',
        },
        if: {
          en: "it isn't exposed to damage, is fastened within 12 in. and enters through a connector",
          es: 'no queda expuesto a golpes, va engrapado a 12 pulg. y con conector',
        },
        words: 'nm directly go attic bare exposed cable closet stapled to the framing clamp 10-2',
      },
      {
        says: 'must-not',
        what: { en: 'let Romex dangle loose to the water heater', es: 'dejar el Romex colgando suelto al boiler' },
        words: 'whip no staples',
      },
      {
        says: 'must',
        what: {
          en: 'use a cable connector where Romex enters a water heater',
          es: 'poner conector de cable donde el Romex entra al boiler',
        },
        words: 'clamp knockout romex',
      },
    ],
    words: {
      en: 'romex nm cable water heater whip flex conduit exposed attic garage direct connector legal',
      es: 'romex cable boiler calentador flexible tubo directo conector expuesto ático cochera',
    },
  },
  {
    id: 'code-movable-island',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'Does a movable kitchen island need an outlet, and must it be fixed to get one?',
      es: '¿Una isla de cocina movible necesita contacto, y debe fijarse para llevarlo?',
    },
    answer: {
      en: "No: the island receptacle rule is about fixed countertops; an island on wheels is furniture. To be wired it has to be fastened: permanent wiring doesn't go into something that moves.\n\nA loose island or cart may have a listed power unit with its own factory cord and plug. By the 2023 code even a fixed island only needs provision for a later receptacle; by 2017 and 2020 it needs one.",
      es: 'No: la regla del contacto de isla es para cubiertas fijas; una isla con ruedas es mueble. Para cablearla tiene que quedar fija: el alambrado permanente no va en algo que se mueve.\n\nUna isla suelta puede llevar una unidad listada con su propio cordón y clavija de fábrica. Con el código 2023 una isla fija solo pide dejar preparado un contacto futuro; con 2017 y 2020 sí lo lleva.',
    },
    references: ['210.52(C)(2)', '400.12'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'put a receptacle on a movable island or cart', es: 'poner contacto en una isla o carrito movible' },
        words: 'kitchen wheels casters rolling furniture need llantitas ruedas',
      },
      {
        says: 'must',
        what: {
          en: 'fasten an island in place before permanent wiring goes into it',
          es: 'fijar la isla antes de meterle alambrado permanente',
        },
        words: 'screwed atornillada fijarla floor loose anchored outlet for good',
      },
      {
        says: 'may',
        what: {
          en: 'use a listed cord-and-plug power unit on a movable island',
          es: 'usar una unidad listada de cordón y clavija en una isla movible',
        },
        words: 'power strip pop up cart plug in',
      },
      {
        says: 'must-not',
        what: {
          en: 'run Romex up into an island that is not fastened to the floor',
          es: 'meter Romex en una isla que no está fija al piso',
        },
        words: 'screwed loose movable',
      },
    ],
    words: {
      en: 'kitchen island wheels movable portable cart rolling loose not fastened screwed to floor outlet receptacle required',
      es: 'isla de cocina ruedas movible portátil carrito suelta atornillada al piso contacto',
    },
  },
  {
    id: 'wiring-methods-plug-in-undercabinet-lights',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Can plug-in under-cabinet lights go into a kitchen counter outlet?',
      es: '¿Las luces de gabinete de enchufe pueden ir en un contacto de la barra de cocina?',
    },
    answer: {
      en: "Yes: only hardwired lighting is kept off the small-appliance circuits. A listed plug-in light or LED strip may use a counter receptacle, if its cord stays in sight.\n\nThe cord may not run through walls, floors or the cabinets' hidden spaces as if it were wiring. A receptacle put in only for fixed lights belongs on a lighting circuit.",
      es: 'Sí: solo la luz fija cableada queda fuera de los circuitos de la barra. Una luz o tira LED listada de enchufe puede usar un contacto de la barra, con el cordón a la vista.\n\nEl cordón no va por dentro de paredes, pisos ni huecos ocultos como si fuera alambrado. Un contacto puesto solo para luces fijas va en un circuito de alumbrado.',
    },
    references: ['210.52(B)(2)', '400.12'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'plug under-cabinet lights into a kitchen counter receptacle',
          es: 'enchufar luces bajo gabinete en un contacto de la barra de cocina',
        },
        words: 'plug-in led strip small appliance circuit clavija tira',
      },
      {
        says: 'must-not',
        what: {
          en: 'hardwire under-cabinet lights to the kitchen counter circuits',
          es: 'cablear fijas las luces bajo gabinete a los circuitos de la barra',
        },
        words: 'small appliance circuit tie into',
      },
      {
        says: 'must-not',
        what: {
          en: 'run the cord of a plug-in cabinet light inside a wall',
          es: 'pasar por dentro de la pared el cordón de una luz de enchufe',
        },
        words: 'hide cord concealed fish',
      },
    ],
    words: {
      en: 'undercabinet under cabinet lights plug in led strip counter outlet small appliance circuit cord hide',
      es: 'luces bajo gabinete tira led clavija enchufar contacto barra cocina cordón esconder',
    },
  },
  {
    id: 'wiring-methods-baseboard-thermostat',
    area: 'wiring-methods',
    grade: 'K',
    title: {
      en: 'How do I wire a 240 V baseboard heater thermostat: two cables, which wire where?',
      es: '¿Cómo conecto el termostato de un zócalo eléctrico de 240 V: dos cables, cuál va dónde?',
    },
    answer: {
      en: "At 240 V both wires of each cable are hot. Single-pole thermostat: join one wire of the supply to one of the heater, and put the other two on LINE and LOAD. Double-pole: supply to L1 and L2, heater to T1 and T2.\n\nWhites are re-marked black or red; grounds all join. With the power off the heater's pair reads some tens of ohms; the supply's does not. Old terminals with numbers only: take a new thermostat with a diagram, rated for 240 V and the heater's watts. A single-pole one has no true OFF and is no disconnect.",
      es: 'A 240 V los dos alambres de cada cable son vivos. Termostato de un polo: una un alambre de la llegada con uno del calentador, y los otros dos van a LINE y LOAD. De dos polos: llegada a L1 y L2, calentador a T1 y T2.\n\nLos blancos se remarcan de negro o rojo; las tierras todas juntas. Sin corriente, el par del calentador da unas decenas de ohms; el de la llegada no. Si el viejo solo trae números: ponga uno nuevo con diagrama, para 240 V y los watts del calentador. El de un polo no tiene OFF verdadero y no es desconectador.',
    },
    steps: {
      en: [
        'Turn off the two-pole breaker; prove all wires dead, to each other and to ground, with a tester tried before and after.',
        "Tell supply from heater: the heater's pair reads some tens of ohms, the dead supply does not.",
        'Single-pole: splice one supply wire to one heater wire; the other supply wire to LINE, the other heater wire to LOAD.',
        'Double-pole: supply on L1, L2; heater on T1, T2.',
        'Re-mark whites, join grounds, fold in, turn on and try it.',
      ],
      es: [
        'Baje el breaker de dos polos; compruebe todos los alambres sin voltaje, entre sí y a tierra, con probador probado antes y después.',
        'Distinga llegada y calentador: el par del calentador da unas decenas de ohms, la llegada muerta no.',
        'Un polo: empalme un alambre de llegada con uno del calentador; el otro de llegada a LINE, el otro del calentador a LOAD.',
        'Dos polos: llegada en L1, L2; calentador en T1, T2.',
        'Remarque los blancos, una tierras, acomode, suba el breaker y pruebe.',
      ],
    },
    references: ['424.20', '200.7(C)', '424.19'],
    claims: [
      {
        says: 'is',
        what: { en: 'the white wire of a 240 V baseboard heater is a hot', es: 'el blanco de un zócalo eléctrico de 240 V es vivo' },
        words: 'neutral both wires hot thermostat',
      },
      {
        says: 'may',
        what: { en: 'use a single-pole thermostat on a 240 V baseboard heater', es: 'usar un termostato de un polo en un zócalo de 240 V' },
        if: { en: 'something else disconnects the heater', es: 'otra cosa desconecta el calentador' },
        words: 'two wire line voltage one pole',
      },
      {
        says: 'is-not',
        what: {
          en: 'a single-pole thermostat without a marked OFF is a disconnect of the heater',
          es: 'un termostato de un polo sin OFF marcado sea desconectador del calentador',
        },
        words: 'shutoff double pole off position',
      },
    ],
    words: {
      en: 'baseboard heater thermostat wiring line voltage 240 two cables black white single pole double pole L1 T1 screws',
      es: 'termostato zócalo calentador 240 dos cables negro blanco un polo dos polos tornillos',
    },
  },
  {
    id: 'wiring-methods-nm-into-outdoor-box',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Can Romex come from inside into the back of an outdoor box or porch light?',
      es: '¿Puede entrar el Romex desde adentro por atrás de una caja o luz exterior?',
    },
    answer: {
      en: 'Yes: NM cable that enters the back of a weatherproof box or light straight from the dry wall behind is not in a wet place. The box or fixture is listed for wet locations and sealed to the wall.\n\nWhat NM may not do is run outdoors, exposed or in conduit. A box that stands on the outside of the wall with a pipe into it wants wet-rated wire.',
      es: 'Sí: el cable NM que entra por atrás de una caja o luz a prueba de agua, directo desde la pared seca, no está en lugar mojado. La caja o lámpara es listada para lugar mojado y va sellada a la pared.\n\nLo que el NM no puede es correr afuera, visto o en tubo. Una caja por fuera de la pared con tubo que le llega lleva alambre para mojado.',
    },
    references: ['334.12(B)', '314.15', '406.9(B)', '410.10(A)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'bring Romex from inside the wall into the back of an outdoor box or light',
          es: 'meter Romex desde la pared por atrás de una caja o luz exterior',
        },
        if: {
          en: 'the box or light is listed for wet places and sealed to the wall',
          es: 'la caja o luz es para lugar mojado y va sellada a la pared',
        },
        words:
          'nm back rear back to back exterior receptacle porch light drill straight through weatherproof silicone por atrás afuera adentro entra',
      },
      {
        says: 'is-not',
        what: {
          en: 'Romex that enters the back of a sealed outdoor box from inside is outdoors',
          es: 'el Romex que entra por atrás de una caja exterior sellada esté afuera',
        },
        words: 'wet location nm counts',
      },
      {
        says: 'must-not',
        what: {
          en: 'run Romex along the outside of a wall to an outdoor box',
          es: 'correr Romex por fuera de la pared hasta una caja exterior',
        },
        words: 'exposed siding',
      },
    ],
    words: {
      en: 'romex nm back of box outside outdoor outlet porch light from inside wall wet location straight through',
      es: 'romex por atrás caja exterior contacto afuera luz porche desde adentro pared lugar mojado',
    },
  },
  {
    id: 'wiring-methods-furnace-two-switches',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'How do I wire two furnace switches: emergency switch at the stairs and one at the furnace?',
      es: '¿Cómo conecto dos apagadores de calefacción: el de emergencia en la escalera y el del equipo?',
    },
    answer: {
      en: 'In series: two single-pole switches in the hot, one after the other, so that either one off stops the furnace. Three-ways are wrong: either one could turn it on again.\n\nThe feed goes to the first switch, from it to the second, and on to the furnace; neutral and ground run through, spliced. The switch at the stairs, often with a red plate, is a local or oil-burner rule; the NEC asks for a disconnect of the furnace.',
      es: 'En serie: dos apagadores sencillos en el vivo, uno tras otro, así cualquiera abajo para la calefacción. De tres vías está mal: uno la volvería a prender.\n\nLa línea llega al primero, de él al segundo, y sigue al equipo; neutro y tierra pasan empalmados. El de la escalera, muchas veces con tapa roja, es regla local o de quemador de aceite; el NEC pide un desconectador del equipo.',
    },
    steps: {
      en: [
        'Turn off the furnace breaker; prove the boxes dead with a tester tried before and after.',
        'Run a two-wire cable with ground from the first switch box to the second.',
        "First switch: feed's black on one screw, the black toward the second on the other.",
        "Second switch: that black on one screw, the furnace's black on the other.",
        'Splice whites with whites, grounds with grounds and to each green screw.',
        'Turn on; try each switch alone: either must stop the furnace.',
      ],
      es: [
        'Baje el breaker de la calefacción; compruebe las cajas sin voltaje con probador probado antes y después.',
        'Lleve cable de dos hilos con tierra de la primera caja a la segunda.',
        'Primero: el negro de la línea a un tornillo, el negro hacia el segundo al otro.',
        'Segundo: ese negro a un tornillo, el negro del equipo al otro.',
        'Empalme blancos con blancos, tierras con tierras y a cada tornillo verde.',
        'Suba el breaker; pruebe cada uno solo: cualquiera debe pararla.',
      ],
    },
    references: ['422.31', '422.12', '404.2(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'wire two furnace shutoff switches in series in the hot',
          es: 'conectar en serie en el vivo los dos apagadores de la calefacción',
        },
        words: 'emergency switch stairs two single pole',
      },
      {
        says: 'must-not',
        what: {
          en: 'use three-way switches for two furnace shutoffs',
          es: 'usar apagadores de tres vías para los dos cortes de la calefacción',
        },
        words: '3-way emergency switch boiler burner',
      },
      {
        says: 'is-not',
        what: {
          en: 'the emergency switch at the stairs is asked by the NEC for every furnace',
          es: 'que el NEC pida para toda calefacción el apagador de emergencia en la escalera',
        },
        words: 'red switch required local oil burner',
      },
    ],
    words: {
      en: 'furnace emergency switch top of basement stairs red plate oil burner boiler shutoff two switches series',
      es: 'apagador de emergencia calefacción caldera escalera sótano tapa roja quemador dos apagadores serie',
    },
  },
  {
    id: 'wiring-methods-furnace-plug-for-generator',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Can I put a cord and plug on my furnace to run it from a generator?',
      es: '¿Puedo ponerle cordón y clavija a la calefacción para correrla con generador?',
    },
    answer: {
      en: 'No, as a rule: a central furnace is hardwired, unless its own instructions allow a cord. Use a listed single-circuit furnace transfer switch with an inlet beside it: no plug on the furnace, and hot and neutral go as they should.\n\nCords are allowed where equipment is made for them and has to be exchanged or taken out often; a furnace is not. An interlock at the panel with an inlet serves the furnace and more.',
      es: 'No, por regla: la calefacción central va cableada fija, salvo que su instructivo permita cordón. Use un transfer listado de un circuito para calefacción con entrada (inlet) al lado: sin clavija en el equipo, y vivo y neutro como debe ser.\n\nEl cordón se admite en equipo hecho para eso que se cambia o saca seguido; la calefacción no. Un interlock en el tablero con inlet sirve a la calefacción y a más.',
    },
    references: ['422.16(A)', '400.10(A)', '400.12', '702.5'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'put a cord and plug on a central furnace', es: 'poner cordón y clavija a una calefacción central' },
        unless: { en: 'its own instructions allow cord connection', es: 'su propio instructivo permita cordón' },
        words: 'plug generator outage receptacle hardwired boiler gas',
      },
      {
        says: 'must',
        what: { en: 'hardwire a central furnace', es: 'cablear fija la calefacción central' },
        unless: { en: 'its instructions allow a cord', es: 'su instructivo permita cordón' },
        words: 'plug outlet gas furnace',
      },
      {
        says: 'may',
        what: {
          en: 'use a listed single-circuit furnace transfer switch with an inlet for a generator',
          es: 'usar un transfer listado de un circuito con inlet para correr la calefacción con generador',
        },
        words: 'furnace generator legal way portable',
      },
    ],
    words: {
      en: 'furnace plug cord receptacle generator outage hardwired run furnace portable generator transfer switch inlet',
      es: 'calefacción clavija cordón enchufe generador planta apagón cableada transfer inlet',
    },
  },
  {
    id: 'wiring-methods-led-in-non-ic-can',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'With LED bulbs, can I insulate over non-IC recessed lights?',
      es: 'Con focos LED, ¿puedo poner aislamiento sobre botes que no son IC?',
    },
    answer: {
      en: 'No: a non-IC can stays non-IC whatever lamp is in it, so insulation keeps 3 in. away on all sides and off the top. The next bulb somebody screws in may be a hot one.\n\nWhat changes it: a new IC-rated housing or wafer light, or a retrofit kit whose instructions say that it may be covered in that can.',
      es: 'No: un bote sin IC sigue siendo sin IC con cualquier foco, y el aislamiento queda a 3 pulg. por todos lados y no encima. El próximo foco que pongan puede ser caliente.\n\nLo que sí cambia: un bote o luz plana nuevos con IC, o un kit de conversión cuyo instructivo diga que ese bote se puede cubrir.',
    },
    references: ['410.116(B)', '110.3(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put insulation over a non-IC can because it has an LED bulb',
          es: 'poner aislamiento sobre un bote sin IC porque lleva foco LED',
        },
        unless: {
          en: "a listed retrofit kit's instructions say it may be covered",
          es: 'el instructivo de un kit listado diga que se puede cubrir',
        },
        words: 'cover bury attic recessed can cool non-ic',
      },
      {
        says: 'must',
        what: {
          en: 'keep insulation 3 in. from a non-IC can even with LED bulbs',
          es: 'dejar 3 pulg. entre aislamiento y bote sin IC aun con focos LED',
        },
        words: 'clearance attic recessed',
      },
      {
        says: 'is-not',
        what: { en: 'an LED bulb makes a non-IC can an IC one', es: 'que un foco LED vuelva IC un bote sin IC' },
        words: 'rating changes convert',
      },
    ],
    words: {
      en: 'non-IC recessed can lights led bulbs swap insulation cover blow in attic barely warm retrofit',
      es: 'bote empotrado sin IC focos led aislamiento cubrir ático tibio',
    },
  },
  {
    id: 'wiring-methods-lights-after-gfci',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: "Can bathroom lights be on the GFCI's LOAD side, and how do I keep them on when it trips?",
      es: '¿Las luces del baño pueden ir en LOAD del GFCI, y cómo hago que no se apaguen al botarse?',
    },
    answer: {
      en: "Yes: lights may be fed from the LOAD side of a GFCI; that isn't a defect, but you stand in the dark when it trips. To keep them on, feed them from the LINE side.\n\nThen LOAD whites and LINE whites stay apart in every box: tied together the GFCI trips. Grounds all join. The NEC asks for no GFCI on a shower light; its instructions may. On the 20 A bath receptacle circuit lights are allowed only if it serves that one bathroom alone.",
      es: 'Sí: las luces pueden ir en LOAD de un GFCI; no es defecto, pero se queda a oscuras cuando se bota. Para que sigan prendidas, aliméntelas de LINE.\n\nEntonces los blancos de LOAD y de LINE van separados en cada caja: juntos, el GFCI se bota. Tierras todas juntas. El NEC no pide GFCI en la luz de la regadera; su instructivo puede pedirlo. En el circuito de contactos de 20 A del baño caben luces solo si sirve a ese único baño.',
    },
    references: ['210.8(A)', '210.11(C)(3)', '300.3(B)', '410.10(D)', '110.3(B)'],
    claims: [
      {
        says: 'may',
        what: { en: 'feed bathroom lights from the LOAD side of a GFCI', es: 'alimentar las luces del baño desde LOAD de un GFCI' },
        words: 'vanity powder room light downstream dies trips dark load terminals fine defect',
      },
      {
        says: 'must',
        what: {
          en: "keep the neutrals of a GFCI's LINE and LOAD sides apart in a switch box",
          es: 'separar en la caja los neutros de LINE y LOAD de un GFCI',
        },
        words: 'whites tie together gang box',
      },
      {
        says: 'need-not',
        what: { en: 'put a light over a shower on GFCI', es: 'poner en GFCI la luz de la regadera' },
        unless: { en: "the light's instructions ask for it", es: 'el instructivo de la lámpara lo pida' },
        words: 'bathroom vanity required protect ceiling lleva ocupa',
      },
      {
        says: 'must-not',
        what: { en: 'tie the LOAD white of a GFCI to the other neutrals', es: 'juntar el blanco de LOAD de un GFCI con los otros neutros' },
        words: 'trips combine bundle one wire nut all whites',
      },
    ],
    words: {
      en: 'gfci trips light goes out bathroom vanity shower light downstream load line neutral separate 4-gang box',
      es: 'gfci bota luz se apaga baño regadera load line neutro separado caja',
    },
  },
  {
    id: 'code-hot-water-baseboard-and-outlets',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'How far from an outlet must hot-water baseboard be?',
      es: '¿A qué distancia de un contacto va el zócalo de agua caliente?',
    },
    answer: {
      en: "No distance: the NEC sets none for hot-water (hydronic) baseboard, and a receptacle may be above it. The warning is about electric baseboard heaters, whose instructions forbid them under receptacles.\n\nFollow the fin tube maker's sheet, and keep cords from lying on the hot cover. A receptacle is not omitted from wall spacing because of it.",
      es: 'Ninguna: el NEC no fija distancia para zócalo de agua caliente (hidrónico), y puede haber un contacto arriba. El aviso es de los zócalos eléctricos, cuyo instructivo prohíbe ponerlos bajo contactos.\n\nSiga la hoja del fabricante y que los cordones no queden sobre la tapa caliente. El contacto no se omite del espaciamiento por eso.',
    },
    references: ['424.9', '210.52(A)', '110.3(B)'],
    claims: [
      {
        says: 'may',
        what: { en: 'have a receptacle above hot-water baseboard', es: 'tener un contacto arriba de un zócalo de agua caliente' },
        words: 'hydronic fin tube outlet over radiator',
      },
      {
        says: 'need-not',
        what: {
          en: 'keep a distance between hot-water baseboard and a receptacle',
          es: 'dejar distancia entre zócalo de agua caliente y un contacto',
        },
        words: 'hydronic clearance how far outlet',
      },
    ],
    words: {
      en: 'hot water baseboard hydronic fin tube radiator outlet above distance receptacle',
      es: 'zócalo agua caliente hidrónico radiador contacto arriba distancia',
    },
  },
  {
    id: 'wiring-methods-move-receptacle-blank-cover',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I move an outlet: can the old box stay as a junction box with a blank plate?',
      es: '¿Cómo muevo un contacto: la caja vieja puede quedar de registro con tapa ciega?',
    },
    answer: {
      en: 'Yes: the old flush box may stay as a junction box under a blank plate that stays in sight. Cable fished from it through the closed wall need not be stapled.\n\nThe splice may not be left in the wall without a box, nor the plate hidden behind drywall or tile. The new spot still has to keep wall spacing in a house: no point of the wall more than 6 ft from a receptacle. The extension is AFCI protected where that is asked, with an exception for a short one.',
      es: 'Sí: la caja vieja puede quedar de registro con una tapa ciega a la vista. El cable pescado desde ella por la pared cerrada no necesita grapas.\n\nEl empalme no se deja en la pared sin caja, ni la tapa escondida tras tablaroca o azulejo. El nuevo lugar debe guardar el espaciamiento en casa: ningún punto de la pared a más de 6 pies de un contacto. La extensión lleva AFCI donde se pide, con excepción para una corta.',
    },
    steps: {
      en: [
        'Turn off the breaker; prove the box dead with a tester tried before and after on a live source.',
        'Cut in an old-work box at the new place, clear of studs and pipes.',
        "Fish cable of the circuit's size with ground; leave 6 in. free in each box.",
        "Splice like to like in the old box, see that it isn't overfull, and fit the blank plate.",
        'Wire the receptacle, turn on and test it.',
      ],
      es: [
        'Baje el breaker; compruebe la caja sin voltaje con un probador probado antes y después en algo vivo.',
        'Corte para una caja de remodelación en el nuevo lugar, lejos de postes y tubos.',
        'Pesque cable del calibre del circuito con tierra; deje 6 pulg. libres en cada caja.',
        'Empalme igual con igual en la caja vieja, vea que no quede sobrellena y ponga la tapa ciega.',
        'Conecte el contacto, suba el breaker y pruébelo.',
      ],
    },
    references: ['314.29', '314.25', '334.30(B)', '300.14', '210.52(A)', '210.12(E)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'leave the old outlet box as a junction box under a blank plate that stays in sight',
          es: 'dejar la caja vieja del contacto de registro con tapa ciega a la vista',
        },
        words: 'move outlet blank cover old box splice junction extend',
      },
      {
        says: 'need-not',
        what: { en: 'staple cable that is fished through a closed wall', es: 'engrapar el cable que se pesca por una pared cerrada' },
        words: 'secure support old work romex sheetrock hang loose let',
      },
      {
        says: 'must-not',
        what: {
          en: 'cover the blank plate of a junction box with drywall or tile',
          es: 'tapar con tablaroca o azulejo la tapa ciega de un registro',
        },
        words: 'hide bury mud tile setter across azulejo',
      },
    ],
    words: {
      en: 'move relocate outlet receptacle sideways over few inches blank cover plate junction box old box fish cable staples',
      es: 'mover recorrer cambiar de lugar contacto pulgadas tapa ciega registro caja vieja pescar cable grapas',
    },
  },
];
