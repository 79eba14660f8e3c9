// What people ask every day about replacing a device, adding to a house's wiring, and the supply of the whole house.
import type { Topic } from '../knowledge.ts';

export const everydayReplacingAndAddingTopics: readonly Topic[] = [
  {
    id: 'wiring-methods-replace-receptacle',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I replace an ordinary receptacle (outlet)?', es: '¿Cómo cambio un contacto (tomacorriente) común?' },
    answer: {
      en: "With the breaker off and the box proved dead, move the wires one by one: hot (black) to brass, neutral (white) to silver, bare or green to the green screw. The new one has the circuit's rating and the protection that the place needs today.\n\nIn a house it is tamper-resistant; where GFCI or AFCI is asked for today, it needs that too. Compare the old one before you take it off: a broken tab between the brass screws means half of it is switched or on another circuit, and the new one needs the same tab broken. No ground in the box is another matter: a two-slot type or a GFCI. Burnt or aluminum wire: stop and call an electrician.",
      es: 'Con el breaker abajo y la caja comprobada sin voltaje, pase los alambres uno por uno: vivo (negro) al tornillo dorado, neutro (blanco) al plateado, desnudo o verde al verde. El nuevo es de la capacidad del circuito y con la protección que hoy pide el lugar.\n\nEn una casa es resistente a manipulación; donde hoy se exige GFCI o AFCI, también lo lleva. Mire el viejo antes de quitarlo: si la lengüeta entre los tornillos dorados está rota, una mitad va con apagador o con otro circuito, y al nuevo se le rompe la misma. Si no hay tierra en la caja es otro caso: tipo de dos ranuras o GFCI. Alambre quemado o de aluminio: pare y llame a un electricista.',
    },
    steps: {
      en: [
        'Turn off the breaker; plug a lamp into both halves to see that it is the right one.',
        'Try a voltage tester on a live source, take off the plate, test every wire and screw, try the tester on the live source again.',
        'Pull the receptacle out and take a picture; look for a broken tab and a second hot.',
        'Move ground, neutral and hot to the new one, under the screws, not in the push-in holes; tighten to the torque marked on it.',
        'With more than one cable, joining them by wire connectors with a pigtail is best; on a multiwire circuit the neutral must be.',
        'Fold the wires in, ground first, fit the plate.',
        'Turn on, test with a receptacle tester, press TEST and RESET if there is a GFCI.',
      ],
      es: [
        'Baje el breaker; enchufe una lámpara en las dos mitades para ver que es el correcto.',
        'Pruebe el probador en algo vivo, quite la tapa, mida cada alambre y tornillo, y vuelva a probarlo en lo vivo.',
        'Saque el contacto y tome una foto; busque lengüeta rota y un segundo vivo.',
        'Pase tierra, neutro y vivo al nuevo, bajo tornillo y no en los agujeros de empujar; apriete al torque marcado.',
        'Con más de un cable, lo mejor es unirlos con conectores y un rabillo; en circuito multifilar el neutro así debe ir.',
        'Acomode los alambres, la tierra primero, y ponga la tapa.',
        'Suba el breaker, pruebe con probador de contactos, y con TEST y RESET si hay GFCI.',
      ],
    },
    references: ['406.4(D)', '406.12', '110.14', '300.13(B)', '210.21(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'turn off the breaker and prove the box dead before replacing a receptacle',
          es: 'bajar el breaker y comprobar que la caja no tiene voltaje antes de cambiar un contacto',
        },
        words: 'outlet live hot swap power on vivo',
      },
      {
        says: 'may',
        what: {
          en: 'replace a receptacle yourself in your own house',
          es: 'cambiar usted mismo un contacto en su propia casa',
        },
        if: {
          en: 'the local law allows it and you can prove that the power is off',
          es: 'la ley local lo permite y sabe comprobar que no hay voltaje',
        },
        words: 'diy outlet swap electrician needed',
      },
    ],
    words: {
      en: 'change swap out wall outlet plug worn loose cracked outlet new outlet how to wire black white green brass silver screw steps diy',
      es: 'cambiar reemplazar enchufe toma contacto flojo quebrado negro blanco verde tornillo dorado plateado pasos',
    },
  },
  {
    id: 'wiring-methods-replace-switch',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I replace a single-pole light switch?', es: '¿Cómo cambio un apagador sencillo?' },
    answer: {
      en: 'With the breaker off and the box proved dead, move the two switched wires to the two brass screws of the new switch, either way round, and the bare or green wire to the green screw. White wires joined in the back of the box stay as they are.\n\nTwo brass screws and ON/OFF on the handle: single-pole. Three screws besides green: a three-way, whose odd (dark) screw has to keep its own wire. A white wire on the old switch is a hot of a switch loop, marked black or another color, not a neutral. No ground in the box: a plastic plate with plastic screws, or GFCI protection.',
      es: 'Con el breaker abajo y la caja comprobada sin voltaje, pase los dos alambres del apagador viejo a los dos tornillos dorados del nuevo, en cualquier orden, y el desnudo o verde al tornillo verde. Los blancos unidos al fondo de la caja se quedan como están.\n\nDos tornillos dorados y ON/OFF en la palanca: sencillo. Tres tornillos además del verde: de tres vías, y el tornillo distinto (oscuro) conserva su propio alambre. Un blanco en el apagador viejo es un vivo de bajada, marcado de negro u otro color, no un neutro. Si no hay tierra en la caja: tapa y tornillos de plástico, o protección GFCI.',
    },
    steps: {
      en: [
        'Turn off the breaker and see that the light goes out; other circuits may be in the same box.',
        'Try a voltage tester on a live source, test every wire in the box, try the tester again.',
        'Take a picture; loosen the old switch.',
        'Put the two wires under the screws of the new one, the ground on green; cut off a burnt end and strip it anew.',
        'Tighten to the torque marked on it, fold in, fit the plate with OFF down.',
        'Turn on and try it; a switch that crackles or gets hot is turned off again.',
      ],
      es: [
        'Baje el breaker y vea que se apague la luz; en la misma caja puede haber otros circuitos.',
        'Pruebe el probador en algo vivo, mida cada alambre de la caja y vuelva a probarlo.',
        'Tome una foto y afloje el apagador viejo.',
        'Ponga los dos alambres bajo los tornillos del nuevo, la tierra en el verde; corte la punta quemada y pélela de nuevo.',
        'Apriete al torque marcado, acomode y ponga la tapa con OFF abajo.',
        'Suba el breaker y pruebe; si truena o se calienta, vuelva a cortar.',
      ],
    },
    references: ['404.2(A)', '404.9(B)', '200.7(C)', '110.14'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'turn off the breaker, not only the switch, before replacing a light switch',
          es: 'bajar el breaker, y no solo el apagador, antes de cambiar un apagador',
        },
        words: 'live hot swap power on vivo',
      },
      {
        says: 'is-not',
        what: {
          en: 'it matters which of the two brass screws of a single-pole switch gets which wire',
          es: 'importe qué alambre va en cuál de los dos tornillos dorados de un apagador sencillo',
        },
        words: 'polarity order top bottom line load',
      },
      {
        says: 'must-not',
        what: {
          en: 'change a switch with the breaker on and only the switch off',
          es: 'cambiar un apagador con el breaker arriba y solo el apagador abajo',
        },
      },
    ],
    words: {
      en: 'change swap out wall switch toggle rocker decora broken switch crackling how to wire two black wires which screw steps diy',
      es: 'cambiar reemplazar switch interruptor de luz palanca quebrado truena dos negros qué tornillo pasos',
    },
  },
  {
    id: 'wiring-methods-replace-light-fixture',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I replace a ceiling light fixture?', es: '¿Cómo cambio una lámpara de techo?' },
    answer: {
      en: "With the breaker off and the box proved dead, join like to like: black to black, white to white, and all bare or green wires with the fixture and the box's ground. The box has to be sound and hold the weight.\n\nAn ordinary ceiling box holds a light of up to 50 lb; a fan needs a fan-rated box. Wires in houses of before the mid-1980s may be for 60 °C only: a fixture marked for 90 °C supply wires doesn't go there without new wire. With no ground, use one of insulating material without exposed metal, or GFCI protection. Crumbling insulation: stop and call an electrician.",
      es: 'Con el breaker abajo y la caja comprobada sin voltaje, una igual con igual: negro con negro, blanco con blanco, y todos los desnudos o verdes con la tierra de la lámpara y la caja. La caja tiene que estar firme y aguantar el peso.\n\nUna caja de techo común aguanta una lámpara de hasta 50 lb; un abanico pide caja para abanico. En casas de antes de mediados de los 80 el alambre puede ser solo de 60 °C: una lámpara marcada para alambre de 90 °C no va ahí sin alambre nuevo. Sin tierra, use una de material aislante sin metal expuesto, o protección GFCI. Aislamiento que se deshace: pare y llame a un electricista.',
    },
    steps: {
      en: [
        'Turn off the breaker, not only the switch: switched light boxes often hold another hot.',
        'Try a voltage tester on a live source; take the old fixture down with somebody holding it, test all wires, try the tester again.',
        'See that the box is fast and note which wires were on the fixture; leave other splices alone.',
        'Fit the bracket; join grounds first, then white to white, then black (or red) to black.',
        'Pull on every splice, fold in, fasten the canopy.',
        'Use lamps of no more than the marked watts, turn on and try it.',
      ],
      es: [
        'Baje el breaker, no solo el apagador: en la caja de la luz suele haber otro vivo.',
        'Pruebe el probador en algo vivo; baje la lámpara vieja con alguien que la sostenga, mida todos los alambres y vuelva a probarlo.',
        'Vea que la caja esté firme y anote qué alambres iban a la lámpara; no toque los otros empalmes.',
        'Ponga el soporte; una primero tierras, luego blanco con blanco, luego negro (o rojo) con negro.',
        'Jale cada empalme, acomode y fije la cubierta.',
        'Use focos de no más watts que los marcados, suba el breaker y pruebe.',
      ],
    },
    references: ['314.27(A)', '314.27(C)', '410.36', '410.44', '110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'turn off the breaker, not only the wall switch, before replacing a light fixture',
          es: 'bajar el breaker, y no solo el apagador, antes de cambiar una lámpara',
        },
        words: 'light switch off enough',
      },
      {
        says: 'must',
        what: {
          en: 'connect the ground wire of a metal light fixture where the box has a ground',
          es: 'conectar el alambre de tierra de una lámpara de metal donde la caja tiene tierra',
        },
        words: 'green bare wire skip leave off',
      },
      {
        says: 'must-not',
        what: {
          en: 'change a light fixture with only the wall switch off',
          es: 'cambiar una lámpara con solo el apagador de pared apagado',
        },
        words: 'basta enough switch',
      },
    ],
    words: {
      en: 'change swap hang install light fixture chandelier sconce vanity light wire colors black white ground old fixture take down steps diy',
      es: 'cambiar instalar lámpara candil luz de techo plafón colores alambre negro blanco tierra pasos',
    },
  },
  {
    id: 'wiring-methods-dimmer-or-smart-switch',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I install a dimmer or smart switch, and does it need a neutral?',
      es: '¿Cómo instalo un dimmer o apagador inteligente, y lleva neutro?',
    },
    answer: {
      en: "An ordinary dimmer needs no neutral; most smart switches do, because their radio has to be fed while the light is off. Open the dead box and look before you buy: a bundle of whites joined in the back is a neutral; a white on the old switch is not.\n\nWithout a neutral there are smart switches made for that (often for dimmable LED, some with a part at the lamp), smart lamps, or a new cable. Never take the ground as a neutral, nor the neutral of another circuit. Match the dimmer's marked load and lamp type; side fins broken off for several in a box lower it. A dimmer is for fixed lights, not for a fan, motor or receptacle, unless listed for it. For two switches on one light, buy the three-way kind.",
      es: 'Un dimmer común no pide neutro; la mayoría de los apagadores inteligentes sí, porque su radio se alimenta con la luz apagada. Abra la caja sin voltaje y mire antes de comprar: un grupo de blancos unidos al fondo es neutro; un blanco en el apagador viejo no lo es.\n\nSin neutro hay apagadores hechos para eso (muchas veces para LED dimeable, algunos con una pieza en la lámpara), focos inteligentes, o cable nuevo. Nunca use la tierra como neutro, ni el neutro de otro circuito. Respete la carga y el tipo de foco marcados; al quitar aletas para poner varios en una caja, baja. El dimmer es para luces fijas, no para abanico, motor ni contacto, salvo que esté listado para eso. Con dos apagadores para una luz, compre el de tres vías.',
    },
    steps: {
      en: [
        'Read the box of the new one: neutral or not, load in watts, lamp types, single-pole or three-way.',
        'Turn off the breaker; test the box dead with a tester tried on a live source before and after.',
        'Find line, load, neutral bundle and ground; take a picture and mark them.',
        'Connect as the instructions show: line and load to their leads, white lead to the neutral bundle, green to ground.',
        'See that the box has room; a large device in a full box needs a deeper one.',
        'Turn on, try off, on and all levels, then set low-end trim or pair it.',
      ],
      es: [
        'Lea la caja del nuevo: con neutro o sin él, watts, tipo de foco, sencillo o de tres vías.',
        'Baje el breaker; compruebe sin voltaje con un probador probado en algo vivo antes y después.',
        'Ubique línea, carga, grupo de neutros y tierra; tome foto y márquelos.',
        'Conecte según el instructivo: línea y carga a sus puntas, la blanca al grupo de neutros, la verde a tierra.',
        'Vea que haya espacio; un aparato grande en caja llena pide caja más honda.',
        'Suba el breaker, pruebe apagado, encendido y todos los niveles, y ajuste el mínimo o enlácelo.',
      ],
    },
    references: ['404.2(C)', '404.14(E)', '404.22', '314.16', '110.3(B)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'have a neutral for an ordinary dimmer', es: 'tener neutro para un dimmer común' },
        words: 'white wire required dimmer switch',
      },
      {
        says: 'must',
        what: {
          en: 'have a neutral in the box for a smart switch',
          es: 'tener neutro en la caja para un apagador inteligente',
        },
        unless: { en: 'it is made to work without one', es: 'esté hecho para trabajar sin él' },
        words: 'white wire wifi switch required',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the ground wire or the neutral of another circuit as neutral of a smart switch',
          es: 'usar la tierra o el neutro de otro circuito como neutro de un apagador inteligente',
        },
        words: 'bare wire borrow neutral',
      },
      {
        says: 'must-not',
        what: {
          en: 'put an ordinary light dimmer on a fan, motor or receptacle',
          es: 'poner un dimmer común de luz en un abanico, motor o contacto',
        },
        unless: { en: 'it is listed for that load', es: 'esté listado para esa carga' },
        words: 'ceiling fan outlet lamp plug',
      },
    ],
    words: {
      en: 'smart switch wifi zigbee caseta dimmer install replace switch with dimmer no neutral wire in box white wire old house switch loop',
      es: 'switch inteligente wifi atenuador regulador instalar sin neutro en la caja alambre blanco casa vieja',
    },
  },
  {
    id: 'wiring-methods-replace-breaker',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I replace a circuit breaker in the panel?', es: '¿Cómo cambio un breaker en el tablero?' },
    answer: {
      en: "By the same amperes, poles and kind (AFCI, GFCI), in a type that the panel's label names, with the main off. The wires and lugs ahead of the main stay live even then: who is not used to open panels leaves it to an electrician.\n\nFirst know why: a breaker that trips usually does its job, and a new one cures no overload or short. Never a larger one for the same wire. The main breaker itself, or a panel without one, needs the utility to cut the supply. A burnt or pitted bus, heat, a smell, water or rust: stop and call an electrician.",
      es: 'Por otro de los mismos amperes, polos y clase (AFCI, GFCI), de un tipo que nombre la etiqueta del tablero, con el principal abajo. Los cables y zapatas antes del principal siguen vivos: quien no trabaja en tableros abiertos lo deja al electricista.\n\nPrimero sepa por qué: el breaker que se bota suele hacer su trabajo, y uno nuevo no cura sobrecarga ni corto. Nunca uno más grande con el mismo alambre. El breaker principal mismo, o un tablero sin principal, pide que la compañía corte la alimentación. Barra quemada o picada, calor, olor, agua u óxido: pare y llame a un electricista.',
    },
    steps: {
      en: [
        "Read the old breaker and the panel's label; buy the type named there.",
        'Turn off the loads, the branch breaker, then the main; stand to one side.',
        'Take the cover off; with a tester tried on a live source prove the bus and the terminal dead. Keep clear of the line lugs.',
        'Loosen the wire, rock the breaker off the bus; look at bus and wire for burns.',
        'With the new one OFF, hook and press it in, put the wire in, tighten to the marked torque; a pigtail of an AFCI or GFCI goes to the neutral bar.',
        'Cover on, main on, then the breaker; measure, press TEST.',
      ],
      es: [
        'Lea el breaker viejo y la etiqueta del tablero; compre el tipo que dice.',
        'Apague cargas, baje el derivado y luego el principal; párese a un lado.',
        'Quite la tapa; con un probador probado en algo vivo compruebe sin voltaje la barra y la terminal. Lejos de las zapatas de línea.',
        'Afloje el alambre y saque el breaker de la barra; busque quemaduras en barra y alambre.',
        'Con el nuevo en OFF, engánchelo y presione, meta el alambre y apriete al torque marcado; el rabillo de un AFCI o GFCI va a la barra de neutros.',
        'Tapa puesta, principal arriba y luego el breaker; mida y oprima TEST.',
      ],
    },
    references: ['110.3(B)', '240.4', '110.14(D)', '408.38'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'turn off the main before replacing a branch breaker',
          es: 'bajar el principal antes de cambiar un breaker derivado',
        },
        words: 'live hot swap panel energized',
      },
      {
        says: 'is-not',
        what: {
          en: 'everything in the panel is dead with the main breaker off',
          es: 'todo en el tablero quede sin voltaje con el principal abajo',
        },
        words: 'line lugs still live service conductors',
      },
      {
        says: 'must',
        what: {
          en: 'have the utility cut the supply before the main breaker itself is replaced',
          es: 'pedir a la compañía que corte la alimentación antes de cambiar el breaker principal mismo',
        },
        unless: {
          en: 'a disconnect ahead of it turns it dead',
          es: 'un desconectador antes de él lo deje sin voltaje',
        },
        words: 'main breaker swap pull meter',
      },
    ],
    words: {
      en: 'change swap bad breaker wont reset worn out breaker install new breaker how to take out remove panel steps diy',
      es: 'cambiar pastilla breaker malo no sube quitar sacar poner nuevo tablero centro de carga pasos',
    },
  },
  {
    id: 'wiring-methods-add-circuit',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I add a new circuit from the panel?', es: '¿Cómo agrego un circuito nuevo desde el tablero?' },
    answer: {
      en: "Permit first; then see that the service carries the load and the panel has a space; then run cable or conduit of the right wire, with a breaker that the panel's label names, and the AFCI or GFCI protection that the place needs. The work in the panel comes last, with the main off.\n\nCopper: 14 AWG for 15 A, 12 AWG for 20 A, 10 AWG for 30 A. Most rooms of a house need AFCI; kitchen, bath, laundry, garage, basement and outdoors need GFCI. No space: tandem breakers where the label allows them, or a subpanel. Line lugs stay live with the main off; an electrician makes that end if you are not used to it. Walls stay open until the rough inspection.",
      es: 'Primero el permiso; luego vea que el servicio aguante la carga y que el tablero tenga espacio; después tire cable o tubo con el alambre correcto, un breaker que nombre la etiqueta del tablero, y la protección AFCI o GFCI que pide el lugar. Lo del tablero va al final, con el principal abajo.\n\nCobre: 14 AWG para 15 A, 12 AWG para 20 A, 10 AWG para 30 A. Casi todos los cuartos de una casa llevan AFCI; cocina, baño, lavandería, garaje, sótano y exterior llevan GFCI. Sin espacio: breakers tándem donde la etiqueta los permita, o un subtablero. Las zapatas de línea siguen vivas con el principal abajo; esa punta la hace un electricista si usted no tiene costumbre. Las paredes quedan abiertas hasta la inspección.',
    },
    steps: {
      en: [
        'Ask the building department for the permit and who may do it; do the load calculation.',
        "Read the panel's label: free spaces, breaker types, tandems.",
        'Choose breaker, wire, AFCI and GFCI by the load and the place.',
        'Set boxes, run and staple the cable, protect it in studs, leave 6 in. of free wire in each box.',
        'Rough inspection; then fit the devices.',
        'Main off; prove the bus dead with a tester tried on a live source; keep clear of the line lugs. Cable clamp, ground and neutral to their bars, breaker in OFF, hot to the breaker, torque.',
        'Cover on, label the circuit, turn on, test polarity, ground, AFCI and GFCI; final inspection.',
      ],
      es: [
        'Pregunte en el departamento de construcción por el permiso y quién puede hacerlo; haga el cálculo de carga.',
        'Lea la etiqueta del tablero: espacios libres, tipos de breaker, tándem.',
        'Escoja breaker, alambre, AFCI y GFCI según la carga y el lugar.',
        'Ponga cajas, tire y engrape el cable, protéjalo en los postes, deje 6 pulg. de alambre libre en cada caja.',
        'Inspección en obra negra; luego ponga los dispositivos.',
        'Principal abajo; compruebe la barra sin voltaje con un probador probado en algo vivo; lejos de las zapatas de línea. Conector del cable, tierra y neutro a sus barras, breaker en OFF, vivo al breaker, torque.',
        'Tapa puesta, rotule el circuito, suba, pruebe polaridad, tierra, AFCI y GFCI; inspección final.',
      ],
    },
    references: ['240.4(D)', '210.12', '210.8', '408.4(A)', '408.54', '300.14', '110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'get a permit to add a new circuit',
          es: 'sacar permiso para agregar un circuito nuevo',
        },
        unless: { en: 'the local law exempts it', es: 'la ley local lo exima' },
        words: 'new circuit run own panel',
      },
      {
        says: 'must',
        what: {
          en: 'give a new circuit the AFCI and GFCI protection that its place needs',
          es: 'dar al circuito nuevo la protección AFCI y GFCI que pide su lugar',
        },
        words: 'new circuit arc fault required',
      },
      {
        says: 'must',
        what: {
          en: 'write a new circuit into the panel directory',
          es: 'anotar el circuito nuevo en el directorio del tablero',
        },
        words: 'label breaker',
      },
    ],
    words: {
      en: 'add run install new circuit breaker from panel home run dedicated line spaces full panel what wire steps diy',
      es: 'agregar tirar línea nueva circuito nuevo breaker desde el tablero espacios lleno qué alambre pasos',
    },
  },
  {
    id: 'wiring-methods-add-outlet',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Can I add an outlet from an existing one, and how?',
      es: '¿Puedo sacar otro contacto de uno que ya hay, y cómo?',
    },
    answer: {
      en: "Yes, from a general circuit of bedrooms, living room or halls with a ground, spare capacity and room in the box. Not for another room from the kitchen counter, bathroom or laundry circuits, nor from an appliance's own circuit.\n\nUse the wire of the circuit: 12 AWG copper on 20 A, 14 AWG on 15 A only. The extension picks up today's rules: AFCI in most rooms of a house, GFCI where the place asks for it, tamper-resistant receptacles. From the LOAD side of a GFCI the new outlet is protected too. An old two-wire circuit without ground is extended only with a ground run to it. A permit is usual, even for one outlet.",
      es: 'Sí, de un circuito general de recámaras, sala o pasillos que tenga tierra, capacidad de sobra y espacio en la caja. No para otro cuarto desde los circuitos de cubierta de cocina, baño o lavandería, ni del circuito propio de un aparato.\n\nUse el alambre del circuito: cobre 12 AWG en 20 A, 14 AWG solo en 15 A. La extensión toma las reglas de hoy: AFCI en casi todos los cuartos de una casa, GFCI donde el lugar lo pide, contactos resistentes a manipulación. Del lado LOAD de un GFCI el nuevo queda protegido también. Un circuito viejo de dos hilos sin tierra se extiende solo llevándole una tierra. El permiso es lo usual, aun para un contacto.',
    },
    steps: {
      en: [
        'Find the breaker, its amperes and all that it feeds; ask about the permit.',
        'Turn it off; prove the box dead with a tester tried on a live source before and after.',
        'Check ground, wire size and box volume; a full box gets a deeper one.',
        'Set the new box, run cable inside the wall, clamp it, leave 6 in. of free wire.',
        'Pigtail hot, neutral and ground in the old box; wire the new receptacle.',
        'Add AFCI or GFCI where needed, turn on, test.',
      ],
      es: [
        'Encuentre el breaker, sus amperes y todo lo que alimenta; pregunte por el permiso.',
        'Bájelo; compruebe la caja sin voltaje con un probador probado en algo vivo antes y después.',
        'Revise tierra, calibre y volumen de la caja; si está llena, ponga una más honda.',
        'Ponga la caja nueva, pase el cable dentro de la pared, sujételo y deje 6 pulg. de alambre libre.',
        'Haga rabillos de vivo, neutro y tierra en la caja vieja; conecte el contacto nuevo.',
        'Ponga AFCI o GFCI donde haga falta, suba y pruebe.',
      ],
    },
    references: ['210.12(E)', '210.8', '210.11(C)', '210.52(B)(2)', '314.16', '406.12', '250.130(C)', '300.14'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'add an outlet from an existing one on a general-purpose circuit',
          es: 'sacar un contacto nuevo de uno existente en un circuito general',
        },
        if: {
          en: 'it has a ground, spare capacity and room in the box, and the extension gets the AFCI or GFCI of today',
          es: 'tiene tierra, capacidad y espacio en la caja, y la extensión lleva el AFCI o GFCI de hoy',
        },
        words: 'tap branch middle living run basement medio ultimo sala',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed an outlet in another room from the kitchen counter, bathroom or laundry circuit',
          es: 'alimentar un contacto de otro cuarto desde el circuito de cubierta de cocina, baño o lavandería',
        },
        words: 'tap gfci bedroom recamara sacar behind',
      },
      {
        says: 'must-not',
        what: {
          en: 'extend an old ungrounded two-wire circuit to a new outlet',
          es: 'extender un circuito viejo de dos hilos sin tierra a un contacto nuevo',
        },
        unless: { en: 'a ground is run to a place that the code accepts', es: 'se lleve una tierra a un punto que el código acepta' },
        words: 'ground two prong',
      },
      {
        says: 'may',
        what: { en: 'feed a light from the box of an outlet', es: 'alimentar una luz desde la caja de un contacto' },
        if: {
          en: 'the box has room and it is not a kitchen, laundry, bathroom or garage receptacle circuit kept for those outlets',
          es: 'la caja tiene espacio y no es un circuito de contactos de cocina, lavado, baño o cochera reservado para ellos',
        },
        words: 'add light off an outlet tap power new fixture sacar luz de un contacto',
      },
    ],
    words: {
      en: 'add another outlet off existing outlet tap extend daisy chain tv wall mount outlet same wall back to back steps diy',
      es: 'agregar otro contacto desde uno existente extender enchufe atrás de la tele misma pared pasos',
    },
  },
  {
    id: 'troubleshooting-whole-house-no-power',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'No power in the whole house: what do I check?', es: 'No hay luz en toda la casa: ¿qué reviso?' },
    answer: {
      en: "First see whether the neighbors are dark: if they are, it is the utility's outage; report it and wait. If only your house is dark, look at the main breaker and the outside disconnect; all good there and still no power is a call to the utility, then to an electrician.\n\nA main that tripped is not just pushed back on: look, smell and feel for heat first, turn all branch breakers off, close it once. A smart meter with a dark display, or an unpaid bill, means no supply comes in. Don't open the meter. A wire down outside: keep everybody away and call 911 and the utility. Smoke, buzzing or a burnt smell: go out and call 911.",
      es: 'Primero vea si los vecinos tienen luz: si tampoco, es apagón de la compañía; repórtelo y espere. Si solo su casa está a oscuras, mire el breaker principal y el desconectador de afuera; si están bien y no hay luz, llame a la compañía y luego a un electricista.\n\nUn principal botado no se sube nada más así: antes mire, huela y sienta si hay calor, baje todos los derivados y ciérrelo una vez. Medidor digital apagado, o recibo sin pagar, quiere decir que no entra alimentación. No abra el medidor. Cable caído afuera: aleje a todos y llame al 911 y a la compañía. Humo, zumbido u olor a quemado: salga y llame al 911.',
    },
    steps: {
      en: [
        'Look out: street and neighbors; see the outage map or call the utility.',
        'Smoke, heat, buzzing, water at the panel or a wire down: stay away and call.',
        'Look at the main breaker and at a disconnect outside by the meter.',
        'Tripped: turn off all branch breakers, close the main once, standing to one side.',
        'It holds: turn branches on one by one; the one that trips it stays off.',
        'It trips again, or is on without power: leave it and call the utility and an electrician.',
        'While it is out: unplug electronics; a generator only through a transfer switch or by cords, outdoors.',
      ],
      es: [
        'Mire la calle y a los vecinos; vea el mapa de apagones o llame a la compañía.',
        'Humo, calor, zumbido, agua en el tablero o cable caído: no se acerque y llame.',
        'Mire el breaker principal y el desconectador afuera junto al medidor.',
        'Botado: baje todos los derivados y cierre el principal una vez, parado a un lado.',
        'Si aguanta: suba los derivados uno por uno; el que lo bota se queda abajo.',
        'Si se bota otra vez, o está arriba y no hay luz: déjelo y llame a la compañía y a un electricista.',
        'Mientras tanto: desenchufe aparatos; generador solo con transferencia o con extensiones, y afuera.',
      ],
    },
    references: ['230.85'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'call the utility when the whole house is dead with the main breaker on',
          es: 'llamar a la compañía cuando toda la casa está sin luz con el principal arriba',
        },
        words: 'outage no power who to call',
      },
      {
        says: 'must-not',
        what: {
          en: 'open or pull the meter to look for lost power',
          es: 'abrir o quitar el medidor para buscar por qué no hay luz',
        },
        words: 'outage meter check myself',
      },
    ],
    words: {
      en: 'whole house lost power went out nothing works no lights no electricity neighbors have power everything dead outage blackout',
      es: 'se fue la luz toda la casa no hay corriente los vecinos sí tienen apagón nada prende',
    },
  },
  {
    id: 'safety-turn-off-house-power',
    area: 'safety',
    grade: 'V2',
    title: { en: 'How do I turn off the power to the whole house?', es: '¿Cómo corto la luz de toda la casa?' },
    answer: {
      en: "Turn the main breaker to OFF: the largest, usually double, in the panel or in a box outside by the meter. Older houses may have up to six handles or a pull-out fuse block, and all of them go off.\n\nThe wires from the meter to the main stay live; only the utility turns those off, and nobody else pulls the meter. Solar, a battery or a generator has its own switch. In a flood don't reach the panel through water: call the utility. In a fire go out and call 911. Turning the main off now and then does it no harm; restart branch by branch.",
      es: 'Ponga en OFF el breaker principal: el más grande, casi siempre doble, en el tablero o en una caja afuera junto al medidor. Casas viejas pueden tener hasta seis palancas o un bloque de fusibles que se jala, y se bajan todos.\n\nLos cables del medidor al principal siguen vivos; esos solo los corta la compañía, y nadie más quita el medidor. Solar, batería o generador tienen su propio desconectador. En una inundación no llegue al tablero por el agua: llame a la compañía. En un incendio salga y llame al 911. Bajar el principal de vez en cuando no le hace daño; al volver, suba uno por uno.',
    },
    steps: {
      en: [
        'Save work, turn off computers and large loads.',
        'With dry hands, on a dry floor, to one side of the panel, turn off the branch breakers, then the main in one firm move.',
        'Turn off solar, battery and generator at their switches.',
        'For work: lock or tape the main and hang a note; prove each place dead with a tester tried on a live source.',
        'Back on: main first, then branches one by one.',
      ],
      es: [
        'Guarde su trabajo, apague computadoras y cargas grandes.',
        'Con manos secas, piso seco y a un lado del tablero, baje los derivados y luego el principal de un solo movimiento.',
        'Corte solar, batería y generador en sus desconectadores.',
        'Para trabajar: bloquee o encinte el principal y ponga aviso; compruebe cada lugar sin voltaje con un probador probado en algo vivo.',
        'Al volver: primero el principal, luego los derivados uno por uno.',
      ],
    },
    references: ['230.70', '230.71', '230.85'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'turn off the whole house yourself with the main breaker',
          es: 'cortar usted mismo toda la casa con el breaker principal',
        },
        if: { en: 'you and the floor are dry and the panel shows no damage', es: 'usted y el piso están secos y el tablero no tiene daño' },
        words: 'shut off main safe harm',
      },
      {
        says: 'must-not',
        what: {
          en: 'pull the meter to turn off the house',
          es: 'quitar el medidor para cortar la luz de la casa',
        },
        words: 'shut off power at meter',
      },
      {
        says: 'is',
        what: {
          en: 'the wires from the meter to the main stay live with the main off',
          es: 'los cables del medidor al principal siguen vivos con el principal abajo',
        },
        words: 'line side lugs still energized',
      },
      {
        says: 'must-not',
        what: {
          en: 'stand in water to turn off the panel',
          es: 'pararse en el agua para bajar el tablero',
        },
        words: 'flood basement flooded',
      },
    ],
    words: {
      en: 'shut off electricity kill power main breaker off where is main shutoff emergency disconnect outside meter turn off house',
      es: 'apagar cortar quitar corriente de la casa bajar el principal dónde está desconectador afuera switch general',
    },
  },
  {
    id: 'code-what-a-job-costs',
    area: 'code',
    grade: 'K',
    title: {
      en: 'What does a panel upgrade, EV charger or rewire cost, and who may do it?',
      es: '¿Cuánto cuesta cambiar el tablero, un cargador de auto o recablear, y quién puede hacerlo?',
    },
    answer: {
      en: "I give no prices: place, house and utility decide them; three written offers from licensed contractors who have seen the house tell you. Service, panel and rewire are usually a licensed electrician's work with permit; some places let owners do it in their own house.\n\nPanel or service: size, overhead or underground, meter place, what the utility changes, grounding, surge protection. EV charger: length of the run, amperes, room in the panel, trenching. Rewire: floor area, open or closed walls, number of circuits, plaster repair. Ask for permit, inspection and repair of walls in the offer, and ask the utility about rebates and its own fees.",
      es: 'No doy precios: los deciden el lugar, la casa y la compañía; se saben con tres ofertas por escrito de contratistas con licencia que vieron la casa. Servicio, tablero y recableado suelen ser trabajo de electricista con licencia y permiso; en algunos lugares el dueño puede hacerlo en su propia casa.\n\nTablero o servicio: tamaño, aéreo o subterráneo, lugar del medidor, lo que cambie la compañía, puesta a tierra, supresor. Cargador: largo del cable, amperes, espacio en el tablero, zanja. Recableado: superficie, paredes abiertas o cerradas, número de circuitos, resane. Pida que la oferta incluya permiso, inspección y resane, y pregunte a la compañía por reembolsos y sus propios cobros.',
    },
    references: ['90.4', '230.67', '230.85', '220.87'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'hire a licensed electrician for a service or panel change',
          es: 'contratar a un electricista con licencia para cambiar el servicio o el tablero',
        },
        unless: {
          en: 'the local law lets you do it in your own house',
          es: 'la ley local le permita hacerlo en su propia casa',
        },
        words: 'handyman panel upgrade diy',
      },
    ],
    words: {
      en: 'how much price quote estimate panel upgrade 200 amp ev charger install rewire house per outlet hourly rate electrician charge bid',
      es: 'cuánto cobran precio presupuesto cotización cambio de tablero cargador recablear casa por contacto hora electricista',
    },
  },
  {
    id: 'code-find-an-electrician',
    area: 'code',
    grade: 'K',
    title: { en: 'How do I find a good, licensed electrician?', es: '¿Cómo encuentro un buen electricista con licencia?' },
    answer: {
      en: "Look the name up on the license page of your state, or of the city or county where the state leaves licensing to them; ask for proof of insurance and a written offer, and let the contractor pull the permit.\n\nA license for work of that kind counts, not a business card: a handyman's registration doesn't cover wiring in most places. Ask who will be on site, what warranty there is, whether inspection is included. Compare two or three offers. Warning signs: cash only, 'no permit needed' for a panel, you pulling the permit for them, a large payment ahead. Smoke, sparks or a wire down: 911 and the utility first.",
      es: 'Busque el nombre en la página de licencias de su estado, o de la ciudad o condado donde el estado se lo deja a ellos; pida prueba de seguro y oferta por escrito, y que el contratista saque el permiso.\n\nCuenta la licencia para ese trabajo, no la tarjeta: el registro de un handyman no cubre electricidad en la mayoría de los lugares. Pregunte quién va a venir, qué garantía hay y si incluye inspección. Compare dos o tres ofertas. Malas señales: solo efectivo, "no ocupa permiso" para un tablero, que usted saque el permiso por ellos, mucho anticipo. Humo, chispas o cable caído: primero 911 y la compañía.',
    },
    steps: {
      en: [
        'Write down what you want and take pictures of panel and label.',
        'Get two or three names: neighbors, building department, trade associations.',
        'Check license and complaints at the state or city; ask for the insurance certificate.',
        'Have them see the house; compare written offers with permit and inspection in them.',
        'Pay by progress, the rest after the final inspection.',
      ],
      es: [
        'Anote qué quiere y tome fotos del tablero y su etiqueta.',
        'Consiga dos o tres nombres: vecinos, departamento de construcción, asociaciones.',
        'Revise licencia y quejas en el estado o la ciudad; pida el certificado de seguro.',
        'Que vean la casa; compare ofertas por escrito con permiso e inspección.',
        'Pague por avance y el resto después de la inspección final.',
      ],
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'pull the permit yourself for work that a hired contractor does',
          es: 'sacar usted el permiso por un trabajo que hace un contratista',
        },
        unless: { en: 'the local law allows it', es: 'la ley local lo permita' },
        words: 'homeowner permit contractor asks unlicensed',
      },
    ],
    words: {
      en: 'hire electrician near me check license lookup licensed insured handyman unlicensed who do i call reputable',
      es: 'contratar electricista revisar licencia con seguro handyman sin licencia a quién llamo confiable',
    },
  },
  {
    id: 'code-become-an-electrician',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'How do I become an electrician: apprenticeship and license?',
      es: '¿Cómo me hago electricista: aprendizaje y licencia?',
    },
    answer: {
      en: "By a paid apprenticeship of four to five years, usually some 8,000 hours at work with class besides, then the journeyman exam of your state or city. Rules, hours and exams differ by place: ask its licensing board first.\n\nWays in: a union program (IBEW and NECA), a non-union one (IEC, ABC), or a contractor who registers you as apprentice or trainee; often asked are 18 years, a high school diploma or GED, algebra and a driver's license. Log your hours from the first day. After some years as journeyman comes the master's or contractor's exam. A license of one state holds in another only where they agree on it. Until you are licensed you work under supervision.",
      es: 'Con un aprendizaje pagado de cuatro a cinco años, casi siempre unas 8,000 horas de trabajo más clases, y luego el examen de oficial (journeyman) de su estado o ciudad. Reglas, horas y exámenes cambian según el lugar: pregunte primero a su junta de licencias.\n\nEntradas: programa del sindicato (IBEW y NECA), uno sin sindicato (IEC, ABC), o un contratista que lo registre como aprendiz; suelen pedir 18 años, high school o GED, álgebra y licencia de manejo. Anote sus horas desde el primer día. Tras unos años de oficial viene el examen de maestro o contratista. La licencia de un estado vale en otro solo si tienen acuerdo. Hasta tener licencia se trabaja bajo supervisión.',
    },
    steps: {
      en: [
        "Read your state's or city's board: classes of license, hours, exam.",
        'Apply for apprenticeships: union hall, IEC, ABC, contractors, apprenticeship.gov.',
        'Register as apprentice or trainee where the state asks for it; log hours and classes.',
        'Learn the code and calculations; apply for the exam when the hours are signed.',
        'Keep the license with the continuing education asked for.',
      ],
      es: [
        'Lea la junta de su estado o ciudad: clases de licencia, horas, examen.',
        'Solicite aprendizaje: sindicato, IEC, ABC, contratistas, apprenticeship.gov.',
        'Regístrese como aprendiz donde el estado lo pide; anote horas y clases.',
        'Estudie el código y los cálculos; pida el examen cuando le firmen las horas.',
        'Conserve la licencia con la educación continua que pidan.',
      ],
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'do electrical work for pay without a license or the supervision of a licensed electrician',
          es: 'hacer trabajo eléctrico por pago sin licencia ni supervisión de un electricista con licencia',
        },
        unless: { en: 'the local law asks for none', es: 'la ley local no la pida' },
        words: 'side jobs helper apprentice alone',
      },
      {
        says: 'need-not',
        what: {
          en: 'have a college degree to become an electrician',
          es: 'tener título universitario para ser electricista',
        },
        words: 'college trade school required',
      },
      {
        says: 'may',
        what: {
          en: 'take the journeyman exam after four years as a helper',
          es: 'presentar el examen de oficial (journeyman) después de cuatro años de ayudante',
        },
        if: {
          en: 'your hours were under a licensed electrician and the board of your state or city counts them',
          es: 'sus horas fueron bajo un electricista con licencia y la junta de su estado o ciudad las cuenta',
        },
        words: '8000 hours texas tdlr experience letter horas carta examen',
      },
    ],
    words: {
      en: 'become electrician apprentice ibew union non union trade school journeyman master license hours requirements exam how long',
      es: 'ser electricista aprendiz sindicato escuela técnica oficial maestro licencia horas requisitos examen cuánto tarda',
    },
  },
  {
    id: 'troubleshooting-high-electric-bill',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'Why is my electric bill so high?', es: '¿Por qué me llega tan alto el recibo de la luz?' },
    answer: {
      en: "Compare kilowatt-hours and days with the same month of last year: more kWh is use in the house, the same kWh at a higher amount is the rate, and an estimated reading is neither. More use is nearly always heating, cooling or hot water.\n\nLook at backup heat strips of a heat pump that stay on, space heaters (one of 1,500 W uses 36 kWh a day if it never stops), an old freezer, pool and well pumps that never rest, a dehumidifier, an EV. A fault costs too: a water heater element or buried cable leaking to earth, a hot water leak. Bad splices make heat and fire, seldom a bill. Somebody else's load on your meter: the breaker test shows it.",
      es: 'Compare kilowatt-horas y días con el mismo mes del año pasado: más kWh es consumo de la casa, los mismos kWh con más dinero es la tarifa, y una lectura estimada no es ninguna. Más consumo es casi siempre calefacción, aire o agua caliente.\n\nMire resistencias de apoyo de la bomba de calor que no se apagan, calentadores portátiles (uno de 1,500 W gasta 36 kWh al día si nunca para), un congelador viejo, bombas de alberca o pozo que no descansan, un deshumidificador, un auto eléctrico. Una falla también cuesta: resistencia del boiler o cable enterrado con fuga a tierra, fuga de agua caliente. Los malos empalmes dan calor e incendio, rara vez recibo. La carga de otro en su medidor se ve con la prueba de breakers.',
    },
    steps: {
      en: [
        'Compare kWh, days, rate and actual or estimated reading with last year.',
        "Look at the utility's hourly graph: a high line at night is something that never stops.",
        'Read the meter, turn all off, see that it stands still; if it runs with the main off, call the utility.',
        'Turn branch breakers on one by one and watch the meter for the large one.',
        'Check thermostat, backup heat, water heater, pumps and filters there.',
        'A load you cannot find, warm panel or flicker: an electrician measures each circuit.',
        'Ask the utility for a meter test or an energy audit.',
      ],
      es: [
        'Compare kWh, días, tarifa y si la lectura es real o estimada con el año pasado.',
        'Mire la gráfica por hora de la compañía: una línea alta de noche es algo que nunca para.',
        'Lea el medidor, apague todo y vea que se quede quieto; si camina con el principal abajo, llame a la compañía.',
        'Suba los derivados uno por uno y busque en el medidor el que consume mucho.',
        'Ahí revise termostato, resistencias, boiler, bombas y filtros.',
        'Si no encuentra la carga, o hay tablero tibio o parpadeo: un electricista mide cada circuito.',
        'Pida a la compañía prueba del medidor o auditoría de energía.',
      ],
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a fault, such as a water heater element leaking to earth, can raise the electric bill',
          es: 'una falla, como una resistencia de boiler con fuga a tierra, puede subir el recibo de luz',
        },
        words: 'short wiring problem high bill',
      },
      {
        says: 'is-not',
        what: {
          en: 'a high bill nearly always comes from bad wiring',
          es: 'un recibo alto casi siempre venga de mal cableado',
        },
        words: 'wiring fault meter wrong',
      },
    ],
    words: {
      en: 'high electric bill doubled kwh usage went up power bill jumped what uses most electricity meter running fast vampire load',
      es: 'recibo de luz alto se duplicó consumo subió qué gasta más luz medidor corre rápido bil de luz',
    },
  },
  {
    id: 'code-panel-size-for-house',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Is my panel big enough for it, and what size panel does a house need?',
      es: '¿Mi tablero aguanta eso, y de qué tamaño lo necesita una casa?',
    },
    answer: {
      en: 'A load calculation decides, not the number of breakers: 200 A is usual for new houses today, and 100 A is the least that the code allows for a one-family house. A 100 A service often carries a gas-heated house; electric heat, range, dryer and an EV together often ask for 200 A.\n\nFor a house in use, 125% of the highest demand of a year plus the new load must stay within the service. Breakers in a panel may add up to more than the main. Amps and spaces are two questions: a full panel may have plenty of amps, and takes a subpanel or tandems where listed. Before an upgrade look at a lower charger setting or energy management.',
      es: 'Decide el cálculo de carga, no el número de breakers: 200 A es lo usual en casas nuevas, y 100 A lo menos que el código permite en casa de una familia. Con 100 A suele bastar una casa con gas; calefacción eléctrica, estufa, secadora y auto juntos suelen pedir 200 A.\n\nEn una casa en uso, el 125% de la mayor demanda de un año más la carga nueva debe caber en el servicio. Los breakers pueden sumar más que el principal. Amperes y espacios son dos cosas: un tablero lleno puede tener amperes de sobra, y lleva subtablero o tándem donde esté listado. Antes de ampliar mire un ajuste menor del cargador o manejo de energía.',
    },
    steps: {
      en: [
        "Read the main breaker's amperes and the panel's label (bus rating, spaces).",
        'List floor area and the nameplates of heat, cooling, range, dryer, water heater, EV.',
        "Do the optional dwelling calculation, or take the utility's highest demand of a year.",
        'Add the new load; compare with the main.',
        'Too small: load management, a lower setting, or an upgrade by an electrician with the utility.',
      ],
      es: [
        'Lea los amperes del principal y la etiqueta del tablero (barras, espacios).',
        'Anote superficie y placas de calefacción, aire, estufa, secadora, boiler y auto.',
        'Haga el cálculo opcional de vivienda, o tome la mayor demanda del año de la compañía.',
        'Sume la carga nueva y compare con el principal.',
        'Si no alcanza: manejo de carga, ajuste menor, o ampliación por un electricista con la compañía.',
      ],
    },
    references: ['230.79(C)', '220.82', '220.83', '220.87', '408.54'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'have a 200 A service in every house', es: 'tener servicio de 200 A en toda casa' },
        if: { en: 'the load calculation comes to less; 100 A is the least', es: 'el cálculo de carga da menos; 100 A es lo mínimo' },
        words: '100 amp enough 200 amp required panel',
      },
      {
        says: 'must',
        what: {
          en: 'do a load calculation before a large load such as an EV charger or hot tub is added',
          es: 'hacer un cálculo de carga antes de agregar una carga grande como cargador de auto o jacuzzi',
        },
        words: 'panel big enough',
      },
      {
        says: 'may',
        what: {
          en: 'have breakers in a panel that add up to more than the main',
          es: 'tener breakers en un tablero que sumen más que el principal',
        },
        words: 'total amps sum exceed 200',
      },
    ],
    words: {
      en: 'panel big enough capacity 100 amp 150 amp 200 amp service enough for hot tub ev ac heat pump what size panel add up breakers load calculation',
      es: 'alcanza mi tablero capacidad 100 150 200 amperes jacuzzi cargador aire qué tamaño de panel sumar breakers cálculo de carga',
    },
  },
  {
    id: 'wiring-methods-ground-a-house',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How is a house or its panel grounded?', es: '¿Cómo se pone a tierra una casa o su tablero?' },
    answer: {
      en: "Three parts: electrodes in the earth joined to the service by a grounding electrode conductor; one bond between neutral and ground, at the service only; and an equipment ground with every circuit back to the panel. That third part trips the breaker; a rod alone does not.\n\nUse what is there: metal water pipe with 10 ft in the earth, steel in the footing, and rods of 8 ft. One rod needs a second, 6 ft or more away, unless it is proved at 25 ohms or less. A rod needs no more than 6 AWG copper; the water pipe goes by Table 250.66. Bond metal water and gas piping. In a subpanel neutral and ground stay apart. A ground rod doesn't give old two-slot outlets a ground. Inside the service gear this is a licensed electrician's work with the utility's supply cut.",
      es: 'Tres partes: electrodos en la tierra unidos al servicio por su conductor; una sola unión de neutro con tierra, en el servicio; y una tierra de equipo con cada circuito hasta el tablero. Esa tercera es la que bota el breaker; una varilla sola no.\n\nUse lo que haya: tubo metálico de agua con 10 pies bajo tierra, varilla de acero del cimiento, y varillas de 8 pies. Una varilla pide otra, a 6 pies o más, salvo que se compruebe 25 ohms o menos. A una varilla le basta cobre 6 AWG; el tubo de agua va por la Tabla 250.66. Una la tubería metálica de agua y gas. En un subtablero neutro y tierra van separados. Una varilla no da tierra a los contactos viejos de dos ranuras. Dentro del equipo de servicio es trabajo de electricista con licencia y con la compañía cortada.',
    },
    steps: {
      en: [
        'Permit; have the locator mark buried lines (811) before a rod is driven.',
        'Find the electrodes there are: footing steel, water pipe, rods.',
        'Drive two rods full length, 6 ft or more apart.',
        'Run the electrode conductor unbroken to the service; protect it where it can be hit.',
        'With the service dead: main bonding jumper between neutral and case there, nowhere else.',
        'Bond water and gas pipes; set the intersystem bonding termination.',
        'See that each circuit has its ground; inspection.',
      ],
      es: [
        'Permiso; que marquen las líneas enterradas (811) antes de clavar.',
        'Busque los electrodos que hay: acero del cimiento, tubo de agua, varillas.',
        'Clave dos varillas enteras, a 6 pies o más una de otra.',
        'Lleve el conductor del electrodo sin cortes al servicio; protéjalo de golpes.',
        'Con el servicio sin voltaje: puente principal entre neutro y gabinete ahí, y en ningún otro lado.',
        'Una tubos de agua y gas; ponga la terminal de unión entre sistemas.',
        'Vea que cada circuito tenga su tierra; inspección.',
      ],
    },
    references: ['250.24', '250.50', '250.52(A)', '250.53(A)', '250.66', '250.104', '250.118', '250.94'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a ground rod alone trips the breaker in a fault',
          es: 'una varilla de tierra sola bote el breaker en una falla',
        },
        words: 'rod enough earth ground clear fault',
      },
      {
        says: 'must',
        what: {
          en: 'join neutral and ground at the service, and only there',
          es: 'unir neutro y tierra en el servicio, y solo ahí',
        },
        words: 'bond main panel subpanel',
      },
      {
        says: 'must-not',
        what: {
          en: 'ground old two-slot outlets by a ground rod of their own',
          es: 'dar tierra a contactos viejos de dos ranuras con una varilla propia',
        },
        words: 'rod outlet no ground wire old house',
      },
    ],
    words: {
      en: 'ground the house grounding system how to ground panel ground rods water pipe ufer bonding overview no ground old house add grounding',
      es: 'poner tierra a la casa sistema de tierra varilla tablero tubo de agua cómo aterrizar resumen casa vieja sin tierra',
    },
  },
];
