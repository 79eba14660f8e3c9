// What people ask of houses that are changed: panels replaced, old panel makes, remodels, smoke alarms, second dwellings, chargers on small services.
import type { Topic } from '../knowledge.ts';

export const askedOfHousesTopics: readonly Topic[] = [
  {
    id: 'houses-panel-replaced',
    area: 'code',
    grade: 'V2',
    title: {
      en: "Panel replaced: what has to be brought up to today's code?",
      es: 'Cambio de caja de breakers: ¿qué hay que poner al código de hoy?',
    },
    answer: {
      en: 'The new panel and what you touch, not the old circuits. If it holds the service main, a surge protector comes with it (2020 on), a look at ground rods and water-pipe bond, and by the 2023 code an outdoor emergency disconnect.\n\nThe 2020 code asks for that disconnect at new or completely changed services only, and places differ: ask first. Old circuits stay without AFCI if none grows by more than 6 ft. The spot has to be legal: clear space, no bathroom, no clothes closet. A panel that becomes a subpanel needs four wires, neutrals apart, and no range or dryer cable with a bare neutral, save old SE cable taped over there by the 2023 code. It is permit work.',
      es: 'La caja nueva y lo que se toca, no los circuitos viejos. Si lleva el principal de la acometida, trae protector de picos (desde 2020), revisión de varillas y unión del agua, y por el código 2023 un desconectador de emergencia afuera.\n\nEl código 2020 pide ese desconectador solo en acometida nueva o cambiada entera, y cambia por lugar: pregunte antes. Los circuitos viejos siguen sin AFCI si ninguno crece más de 6 pies. El lugar debe ser legal: espacio libre, ni baño ni clóset de ropa. Si pasa a ser subpanel lleva cuatro hilos, neutros aparte y ningún cable de estufa o secadora con neutro desnudo, salvo el SE viejo que ahí se encinta según el código 2023. Es trabajo con permiso.',
    },
    references: ['230.85', '230.67', '210.12(E)', '240.24(D)', '250.140'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: "a new panel means that all old circuits of the house come up to today's code",
          es: 'una caja nueva obliga a poner al código de hoy todos los circuitos viejos de la casa',
        },
        words: 'swap panel change existing wiring AFCI GFCI rewire everything grandfathered breaker box upgrade todo',
      },
      {
        says: 'must',
        what: {
          en: 'put an outdoor emergency disconnect at a house when its service panel is replaced',
          es: 'poner desconectador de emergencia afuera de una casa al cambiar la caja de la acometida',
        },
        unless: { en: 'local rules leave it out', es: 'la regla local lo quite' },
        editions: ['2023', '2026'],
        words: 'swap inside panel only meter stays shutoff 230.85 outside required mandatory',
      },
      {
        says: 'need-not',
        what: {
          en: 'put an outdoor emergency disconnect when only the indoor panel of an old service is replaced',
          es: 'poner desconectador de emergencia afuera al cambiar solo la caja interior de una acometida vieja',
        },
        unless: { en: 'the inspector counts it as a new service', es: 'el inspector lo cuente como acometida nueva' },
        editions: ['2020'],
        words: 'panel swap meter stays same service wires',
      },
      {
        says: 'need-not',
        what: {
          en: 'put an outdoor emergency disconnect when only a subpanel in the house is replaced',
          es: 'poner desconectador de emergencia afuera al cambiar solo un subpanel de la casa',
        },
        words: 'sub panel swap basement addition',
      },
      {
        says: 'must',
        what: { en: 'get a permit to replace a breaker panel', es: 'sacar permiso para cambiar la caja de breakers' },
        unless: { en: 'the local law exempts it', es: 'la ley local lo exima' },
        words: 'panel swap same size 100 to 200 breaker box inspection permiso cambio',
      },
      {
        says: 'may',
        what: {
          en: 'leave the old circuits of a house as they are when only the panel is replaced',
          es: 'dejar los circuitos viejos de una casa como están al cambiar solo la caja',
        },
        if: { en: 'none is lengthened by more than 6 ft and they are safe', es: 'ninguno se alarga más de 6 pies y son seguros' },
        words: 'grandfathered existing branch wiring stay no afci gfci panel swap circuitos viejos',
      },
    ],
    words: {
      en: 'replace panel swap change out breaker box new load center what has to be up to code grandfathered emergency disconnect surge AFCI old circuits permit',
      es: 'cambiar caja de breakers tablero nuevo qué hay que actualizar al código permiso protector de picos desconectador afuera circuitos viejos',
    },
  },
  {
    id: 'houses-remodel-how-much',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Remodel: does the whole room or house have to come up to code?',
      es: 'Remodelación: ¿hay que poner todo el cuarto o la casa al código?',
    },
    answer: {
      en: 'No, what you touch: new, moved, extended or replaced wiring meets the code in force, and the rest may stay as it was legally built. A room stripped to the studs is mostly wired like a new one.\n\nNew counter gets its receptacles, an extended circuit AFCI, a swapped receptacle the protection of its place. New cabinets in the old spots alone mostly ask for nothing. Places differ: some want the whole room once the drywall is off, or the whole house past a share of its value, and smoke alarms in all of it. Ask the inspector before you price it.',
      es: 'No, lo que se toca: lo nuevo, movido, extendido o reemplazado cumple el código vigente, y lo demás se queda como se hizo legalmente. Un cuarto desnudado hasta los postes casi siempre se alambra como nuevo.\n\nLa cubierta nueva lleva sus tomacorrientes, el circuito extendido AFCI, el tomacorriente cambiado la protección de su lugar. Gabinetes nuevos en el mismo sitio casi nunca piden nada. Cambia por lugar: unos piden todo el cuarto al quitar la tablaroca, o toda la casa pasado un porcentaje de su valor, y detectores de humo en toda ella. Pregunte al inspector antes de cotizar.',
    },
    references: ['210.52(C)', '210.12(E)', '406.4(D)', '90.4'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: "bring a whole kitchen or house up to today's code because a part of it is remodeled",
          es: 'poner toda la cocina o la casa al código de hoy porque se remodela una parte',
        },
        unless: { en: 'the local authority asks for it', es: 'la autoridad local lo pida' },
        words: 'remodel move wall one room rest of house grandfathered bathroom addition entire everything bring up remodelar todo',
      },
      {
        says: 'must',
        what: {
          en: 'wire what is new, moved, extended or replaced in a remodel by the code in force',
          es: 'alambrar según el código vigente lo nuevo, movido, extendido o reemplazado en una remodelación',
        },
        words: 'relocated outlets new cabinets counter island moved switch current edition',
      },
      {
        says: 'need-not',
        what: {
          en: 'add counter receptacles when only the cabinets are replaced in the same places',
          es: 'agregar tomacorrientes en la cubierta cuando solo se cambian los gabinetes en el mismo sitio',
        },
        unless: { en: 'the local authority asks for it', es: 'la autoridad local lo pida' },
        words: 'new countertop cabinets like for like same layout spacing granite',
      },
      {
        says: 'must',
        what: {
          en: 'wire a room that is stripped to the studs like a new one',
          es: 'alambrar como nuevo un cuarto desnudado hasta los postes',
        },
        unless: { en: 'the local authority lets old wiring stay', es: 'la autoridad local deje lo viejo' },
        words: 'gut gutted drywall off open walls receptacle spacing bedroom kitchen bath sin tablaroca',
      },
    ],
    words: {
      en: 'remodel renovation kitchen bath addition whole room house bring up to code current code grandfathered moved wall gut drywall off',
      es: 'remodelación cocina baño todo el cuarto la casa al código vigente mover muro abrir paredes lo viejo se queda',
    },
  },
  {
    id: 'houses-smoke-alarms-in-remodel',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Remodel of an old house: smoke alarms everywhere, hardwired and interconnected?',
      es: 'Remodelación de casa vieja: ¿detectores de humo en todos lados, alambrados e interconectados?',
    },
    answer: {
      en: 'Everywhere mostly yes, wired only where you can reach: with a building permit alarms go where a new house has them; interconnection, and house wiring by older editions and many states, are asked where walls or ceilings are opened or an attic, crawl space or basement gives a way in. Elsewhere battery alarms may do.\n\nThat is the building code (IRC R314), not the NEC, and states change it: roofing, siding, windows and, in some, purely electrical work are left out. Listed wireless alarms may take the place of the wire between them. Ask the building department before the walls close.',
      es: 'En todos lados casi siempre sí, alambrados solo donde se llega: con permiso de construcción van donde los lleva una casa nueva; interconexión, y corriente según ediciones viejas y muchos estados, se piden donde se abren muros o techos, o donde ático, sótano o espacio bajo el piso da paso. En lo demás pueden bastar los de pila.\n\nEs el código de construcción (IRC R314), no el NEC, y los estados lo cambian: techo, forro exterior, ventanas y, en unos, trabajo puramente eléctrico quedan fuera. Detectores inalámbricos listados sustituyen el cable entre ellos. Pregunte antes de cerrar los muros.',
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put smoke alarms in all of an old house, as in a new one, when a remodel needs a building permit',
          es: 'poner detectores de humo en toda una casa vieja, como en una nueva, cuando la remodelación pide permiso de construcción',
        },
        unless: {
          en: 'the local code leaves that work out, such as roofing or purely electrical work',
          es: 'el código local deje fuera ese trabajo, como techo o trabajo puramente eléctrico',
        },
        words: 'smokes detectors bedrooms other rooms untouched permit addition whole house required recámaras',
      },
      {
        says: 'must',
        what: {
          en: 'hardwire and interconnect smoke alarms where a remodel opens walls or ceilings',
          es: 'alambrar e interconectar los detectores de humo donde la remodelación abre muros o techos',
        },
        unless: {
          en: 'listed wireless alarms take the place of the wire between them, or the local code takes battery alarms in an existing house',
          es: 'detectores inalámbricos listados sustituyan el cable entre ellos, o el código local acepte los de pila en casa existente',
        },
        words: 'smokes drywall off gutted opened up ceiling 14/3 abierto',
      },
      {
        says: 'need-not',
        what: {
          en: 'hardwire smoke alarms in rooms of an old house whose walls and ceilings stay closed',
          es: 'alambrar detectores de humo en cuartos de casa vieja cuyos muros y techos quedan cerrados',
        },
        unless: {
          en: 'an attic, crawl space or basement gives a way in',
          es: 'un ático, sótano o espacio bajo el piso dé paso',
        },
        words: 'battery 10 year sealed existing rooms finished no access pila rest of house untouched',
      },
      {
        says: 'may',
        what: {
          en: 'use listed wireless interconnected smoke alarms in an old house',
          es: 'usar detectores de humo inalámbricos listados en una casa vieja',
        },
        words: 'radio wifi link instead of wire interconnect battery',
      },
    ],
    words: {
      en: 'smoke alarms detectors smokes remodel renovation permit old house hardwired interconnected battery wireless opened walls bedrooms whole house',
      es: 'detectores de humo remodelación permiso casa vieja alambrados interconectados pila inalámbricos muros abiertos recámaras',
    },
  },
  {
    id: 'houses-smoke-alarm-gfci',
    area: 'code',
    grade: 'V1',
    title: { en: 'Can household smoke alarms be on a GFCI?', es: '¿Los detectores de humo de casa pueden ir en GFCI?' },
    answer: {
      en: "On a GFCI or dual-function breaker yes, if the alarms have battery backup and their instructions don't forbid it, as some do; on the load side of a GFCI receptacle no. That comes from NFPA 72; the NEC forbids neither for household alarms.\n\nA GFCI gives an alarm on the ceiling nothing, and after a trip it runs on its battery unnoticed. Better: an AFCI breaker, which bedrooms and hallways ask for anyway, on a lighting circuit that people miss when it is off. A fire alarm panel is another matter: no GFCI and no AFCI.",
      es: 'En breaker GFCI o de doble función sí, si tienen pila de respaldo y su instructivo no lo prohíbe, como algunos; del lado LOAD de un tomacorriente GFCI no. Eso viene de NFPA 72; el NEC no prohíbe ninguno a los detectores de casa.\n\nEl GFCI no le da nada a un detector en el techo, y si se bota queda con su pila sin que nadie lo note. Mejor: breaker AFCI, que recámaras y pasillos piden de todos modos, en un circuito de luces que se extraña cuando se apaga. El panel de alarma de incendio es otra cosa: ni GFCI ni AFCI.',
    },
    references: ['210.12(B)', '760.41'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'put household smoke alarms on a GFCI or dual-function breaker',
          es: 'poner detectores de humo de casa en breaker GFCI o de doble función',
        },
        if: {
          en: 'they have battery backup and their instructions do not forbid it',
          es: 'tienen pila de respaldo y su instructivo no lo prohíbe',
        },
        words: 'smokes detectors afci/gfci dual function breaker ground fault doble',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed smoke alarms from the load side of a GFCI receptacle',
          es: 'alimentar detectores de humo del lado LOAD de un tomacorriente GFCI',
        },
        words: 'downstream of gfi outlet garage bathroom tap smokes detectors',
      },
      {
        says: 'need-not',
        what: { en: 'protect household smoke alarms with GFCI', es: 'proteger con GFCI los detectores de humo de casa' },
        words: 'required basement garage ceiling smokes',
      },
    ],
    words: {
      en: 'smoke alarm detector smokes on gfci breaker dual function ground fault receptacle load side allowed',
      es: 'detector de humo en breaker gfci doble función tomacorriente gfci lado load se permite',
    },
  },
  {
    id: 'houses-adu-power',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'How is an ADU, casita or guest house fed: from the house panel or with its own service?',
      es: '¿Cómo se alimenta una ADU o casita de atrás: de la caja de la casa o con su propia acometida?',
    },
    answer: {
      en: 'Either way by the NEC: a feeder from the house service, or a service of its own if the utility gives one; not both for one building.\n\nThe feeder has four wires and its own panel with a disconnect at the ADU, and a ground rod where it is a separate building; the house service must carry the calculated load of both. Tenants have to reach the breakers of their unit, and many inspectors count the feeder breaker too, so put it outdoors. No circuit of one dwelling feeds the other. From the 2023 code the outdoor emergency disconnect goes for feeders too. City and utility may want a meter of its own.',
      es: 'De las dos maneras según el NEC: un alimentador desde la acometida de la casa, o acometida propia si la compañía la da; no las dos para un mismo edificio.\n\nEl alimentador lleva cuatro hilos y su propia caja con desconectador en la ADU, y varilla si es edificio separado; la acometida de la casa debe aguantar la carga calculada de las dos. Los inquilinos deben alcanzar sus breakers, y muchos inspectores cuentan también el del alimentador: póngalo afuera. Ningún circuito de una vivienda alimenta a la otra. Desde el código 2023 el desconectador de emergencia afuera vale también con alimentador. La ciudad o la compañía pueden pedir medidor propio.',
    },
    references: ['225.30', '230.2', '225.31', '250.32(A)', '240.24(B)', '225.41'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'feed an ADU or guest house from the panel of the main house',
          es: 'alimentar una ADU o casita desde la caja de la casa principal',
        },
        if: {
          en: 'the house service carries the calculated load of both',
          es: 'la acometida de la casa aguanta la carga calculada de las dos',
        },
        words: 'accessory dwelling in-law granny flat subpanel backyard cottage same meter garage conversion suegra',
      },
      {
        says: 'may',
        what: {
          en: 'give a detached ADU a service of its own',
          es: 'dar a una ADU separada su propia acometida',
        },
        if: { en: 'the utility agrees', es: 'la compañía acepta' },
        words: 'second meter drop separate address casita backyard detached',
      },
      {
        says: 'need-not',
        what: {
          en: 'give an ADU a meter or service of its own by the NEC',
          es: 'dar a una ADU medidor o acometida propia según el NEC',
        },
        unless: { en: 'city or utility asks for it', es: 'la ciudad o la compañía lo pida' },
        words: 'separate required second meter',
      },
      {
        says: 'must',
        what: { en: 'let the tenants of an ADU reach its breakers', es: 'dejar que los inquilinos de una ADU alcancen sus breakers' },
        words: 'access panel inside main house locked own subpanel inside unit feeder breaker',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed rooms of the main house from the panel of the ADU, or the other way round',
          es: 'alimentar cuartos de la casa principal desde la caja de la ADU, o al revés',
        },
        words: 'circuits cross other unit shared lights',
      },
    ],
    words: {
      en: 'adu accessory dwelling unit guest house casita in-law granny flat backyard cottage garage conversion feed feeder subpanel own service second meter tenant breakers',
      es: 'adu casita de atrás casa de la suegra unidad accesoria alimentador subpanel acometida propia segundo medidor inquilino breakers',
    },
  },
  {
    id: 'houses-ev-on-100-amp-service',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Can an EV charger go on a 100 A service?',
      es: '¿Puede ir un cargador de auto en una acometida de 100 A?',
    },
    answer: {
      en: 'Yes, if the load calculation of the house with the charger stays within 100 A: with gas heat, gas range and gas water heater it often does, with electric ones seldom. A free space in the panel decides nothing.\n\nCount the charger at 7,200 VA or its rating, whichever is larger. If it is too much: set the charger lower by its installer setting, add listed energy management that throttles it, or show by a year of metered demand that there is room. Only then a new service. A main that trips or runs hot while the car charges means that it did not fit.',
      es: 'Sí, si el cálculo de carga de la casa con el cargador no pasa de 100 A: con calefacción, estufa y calentador de gas suele caber; con los eléctricos casi nunca. Un espacio libre en la caja no decide nada.\n\nCuente el cargador a 7,200 VA o su capacidad, lo que sea mayor. Si no cabe: bájelo con el ajuste de instalador, ponga un manejo de energía listado que lo frene, o demuestre con un año de consumo medido que hay lugar. Solo después, acometida nueva. Un principal que se bota o se calienta cuando el auto carga quiere decir que no cabía.',
    },
    references: ['220.83', '220.87', '220.57', '625.42', '750.30'],
    claims: [
      {
        says: 'may',
        what: { en: 'add an EV charger to a 100 A service', es: 'agregar un cargador de auto a una acometida de 100 A' },
        if: {
          en: 'the load calculation of the house with the charger stays within 100 A',
          es: 'el cálculo de carga de la casa con el cargador no pasa de 100 A',
        },
        words: '100 amp panel house tesla 40 amp 50 amp circuit gas heat enough cien amperes caja',
      },
      {
        says: 'is-not',
        what: {
          en: 'a 100 A service is always too small for an EV charger',
          es: 'una acometida de 100 A siempre es poca para un cargador de auto',
        },
        words: 'need upgrade to 200 amps must required obligatorio',
      },
      {
        says: 'must-not',
        what: {
          en: 'add an EV charger to a 100 A service only because the panel has a free space',
          es: 'agregar un cargador de auto a 100 A solo porque la caja tiene un espacio libre',
        },
        words: 'two open slots room breaker no load calc espacio',
      },
      {
        says: 'may',
        what: {
          en: 'set the charger lower or use listed energy management instead of a new service',
          es: 'bajar el ajuste del cargador o usar un manejo de energía listado en vez de acometida nueva',
        },
        words: 'dial down dip switch load shedding throttle avoid upgrade evems',
      },
    ],
    words: {
      en: 'ev charger on 100 amp service panel house enough capacity load calculation upgrade to 200 tesla wallbox set lower energy management',
      es: 'cargador de auto eléctrico acometida de 100 amperes alcanza cálculo de carga subir a 200 ajuste manejo de energía',
    },
  },
  {
    id: 'houses-split-bus-panel',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Split-bus panel without a main breaker: may it stay, and may I add a circuit?',
      es: 'Caja split-bus sin breaker principal: ¿se puede quedar y agregarle un circuito?',
    },
    answer: {
      en: "It may stay if it was legal and is sound; it can't be put in new. Up to six double breakers at the top together are the main, and one of them, often marked 'lighting main' or the like, feeds the lower half.\n\nA circuit may go into a free space of the lower half, with a breaker listed for that panel and room in the load. Don't add a seventh handle at the top. Before work inside all top breakers go off, and the top bus is still live until the utility cuts it. Most are 40 to 70 years old: for more load, replace it with a main-breaker panel.",
      es: "Se puede quedar si era legal y está sana; nueva ya no se pone. Hasta seis breakers dobles de arriba juntos son el principal, y uno de ellos, a menudo marcado 'lighting main', alimenta la mitad de abajo.\n\nUn circuito puede ir en un espacio libre de abajo, con breaker listado para esa caja y lugar en la carga. No ponga una séptima manija arriba. Antes de trabajar adentro se bajan todos los de arriba, y la barra de arriba sigue viva hasta que la compañía corte. Casi todas tienen de 40 a 70 años: para más carga, cámbiela por una con principal.",
    },
    references: ['230.71', '110.3(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'keep an old split-bus panel without a single main breaker',
          es: 'dejar una caja split-bus vieja sin un breaker principal único',
        },
        if: { en: 'it was legal when installed and is sound', es: 'era legal cuando se puso y está sana' },
        words: 'no main six breakers 1960s 1970s legal today grandfathered home inspector replace sin principal',
      },
      {
        says: 'may',
        what: {
          en: 'add a circuit in a free space of the lower half of a split-bus panel',
          es: 'agregar un circuito en un espacio libre de la mitad de abajo de una caja split-bus',
        },
        if: {
          en: 'the breaker is listed for that panel and the load has room',
          es: 'el breaker está listado para esa caja y la carga tiene lugar',
        },
        words: 'new breaker bottom section no main',
      },
      {
        says: 'must-not',
        what: {
          en: 'add a seventh handle to the top half of a split-bus panel',
          es: 'poner una séptima manija en la mitad de arriba de una caja split-bus',
        },
        words: 'six throws upper section tandem single breaker top',
      },
      {
        says: 'is-not',
        what: {
          en: "the breaker marked 'lighting main' turns off all of a split-bus panel",
          es: "el breaker marcado 'lighting main' apaga toda la caja split-bus",
        },
        words: 'main lights one handle whole panel dead safe to work',
      },
    ],
    words: {
      en: 'split bus panel no main breaker six throws lighting main old 1960s 1970s add circuit legal replace top half lower half',
      es: 'caja split bus sin breaker principal seis movimientos vieja agregar circuito legal cambiar mitad de abajo',
    },
  },
  {
    id: 'houses-pushmatic-panel',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Pushmatic (Bulldog) panel: may it stay?',
      es: 'Caja Pushmatic (Bulldog): ¿se puede quedar?',
    },
    answer: {
      en: 'It may stay while it is sound: no code orders it out, and it has no record like that of Federal Pacific. But it is old and no longer made, parts are scarce, and some insurers want it gone.\n\nTrust no button or ON flag: test for voltage. Replace it where a button sticks, won’t reset or doesn’t trip, where metal is burnt or rusty, or for more circuits. Early breakers trip by heat only, and no AFCI breakers are made for it: protect at the first outlet or from a subpanel. A new panel is permit work.',
      es: 'Se puede quedar mientras esté sana: ningún código la manda quitar y no tiene la fama de Federal Pacific. Pero es vieja y ya no se fabrica, las partes escasean y algunas aseguradoras la rechazan.\n\nNo confíe en el botón ni en la bandera ON: mida voltaje. Cámbiela si un botón se pega, no restablece o no se bota, si hay metal quemado u oxidado, o para más circuitos. Los primeros breakers disparan solo por calor, y no se hacen AFCI para ella: proteja en el primer tomacorriente o desde un subpanel. La caja nueva es trabajo con permiso.',
    },
    references: ['110.12(B)', '110.3(B)'],
    claims: [
      {
        says: 'may',
        what: { en: 'keep a sound Pushmatic (Bulldog) panel', es: 'dejar una caja Pushmatic (Bulldog) sana' },
        words: 'push matic ite push button breakers old still ok safe legal inspector insurance',
      },
      {
        says: 'need-not',
        what: {
          en: 'replace a sound Pushmatic (Bulldog) panel by the code',
          es: 'cambiar por código una caja Pushmatic (Bulldog) sana',
        },
        words: 'push matic required home inspection must go',
      },
      {
        says: 'must-not',
        what: {
          en: 'trust the button or ON flag of a Pushmatic breaker without testing for voltage',
          es: 'confiar en el botón o la bandera ON de un breaker Pushmatic sin medir voltaje',
        },
        words: 'push matic off indicator dead',
      },
    ],
    words: {
      en: 'pushmatic push matic bulldog ite push button breaker panel old safe replace breakers insurance afci',
      es: 'pushmatic bulldog caja de botones breakers de botón vieja segura cambiar aseguradora',
    },
  },
  {
    id: 'houses-400-amp-service',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: '400 A house service, 320 A meter and two 200 A panels: which wires?',
      es: 'Acometida de 400 A en casa, medidor de 320 A y dos cajas de 200 A: ¿qué cables?',
    },
    answer: {
      en: 'To each 200 A panel 3/0 copper or 250 kcmil aluminum, or 4/0 aluminum where the calculated load of that panel is not over 180 A. The 83% sizes do not count there, since each set carries only a part of the house.\n\nThe common wires ahead of the split carry all of it and may use them: for 400 A, 400 kcmil copper or 600 kcmil aluminum, or sets in parallel; the utility often says which. The 320 A on the socket is its rating for hours; it belongs to a 400 A class service. Each 200 A main has an enclosure or compartment of its own, both side by side; since 2020 they are outdoors, or emergency disconnects ahead of them are. The wire to a water pipe is then 1/0 copper, to rods 6 AWG.',
      es: 'A cada caja de 200 A, 3/0 de cobre o 250 kcmil de aluminio, o 4/0 de aluminio donde la carga calculada de esa caja no pasa de 180 A. Ahí no valen los calibres del 83%, porque cada juego lleva solo una parte de la casa.\n\nLos cables comunes antes de la división llevan todo y sí los pueden usar: para 400 A, 400 kcmil de cobre o 600 kcmil de aluminio, o juegos en paralelo; la compañía suele decir cuál. Los 320 A de la base son lo que aguanta por horas; es de una acometida clase 400 A. Cada principal de 200 A va en su propio gabinete o compartimento, los dos juntos; desde 2020 van afuera, o lo van sus desconectadores de emergencia. El cable al tubo de agua es entonces 1/0 de cobre, a varillas 6 AWG.',
    },
    references: ['310.12', '240.4(B)', '230.71', '230.85', '250.66'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use the 83% house sizes for the wires to one of two 200 A panels of a house',
          es: 'usar los calibres del 83% para los cables a una de dos cajas de 200 A de una casa',
        },
        words: '2/0 copper 320 meter 400 amp service split two panels 310.12 each feed',
      },
      {
        says: 'may',
        what: {
          en: 'run 4/0 aluminum to one of two 200 A panels of a house',
          es: 'llevar 4/0 de aluminio a una de dos cajas de 200 A de una casa',
        },
        if: { en: 'its calculated load is not over 180 A', es: 'su carga calculada no pasa de 180 A' },
        words: '320 meter base 400 amp service two mains each panel aluminium',
      },
      {
        says: 'may',
        what: {
          en: 'use 400 kcmil copper or 600 kcmil aluminum for the common wires of a 400 A house service',
          es: 'usar 400 kcmil de cobre o 600 kcmil de aluminio para los cables comunes de una acometida de 400 A de casa',
        },
        if: { en: 'they carry the whole load of one dwelling', es: 'llevan toda la carga de una vivienda' },
        words: 'riser service entrance 320 meter',
      },
      {
        says: 'must',
        what: {
          en: 'put each 200 A main of a 400 A house service in an enclosure or compartment of its own, next to the other',
          es: 'poner cada principal de 200 A de una acometida de 400 A en su propio gabinete o compartimento, junto al otro',
        },
        editions: ['2020', '2023', '2026'],
        words: 'two disconnects grouped 320 meter separate side by side',
      },
    ],
    words: {
      en: '400 amp service house 320 meter base two 200 amp panels wire size split common riser parallel 4/0 aluminum 250 kcmil 3/0 copper main each grouped',
      es: 'acometida de 400 amperes casa base de 320 dos cajas de 200 calibre cables paralelo 4/0 aluminio 250 kcmil 3/0 cobre principales',
    },
  },
  {
    id: 'houses-duplex-panels',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Duplex or house with two flats: where do the panels go, and who must reach them?',
      es: 'Dúplex o casa con dos departamentos: ¿dónde van las cajas y quién debe alcanzarlas?',
    },
    answer: {
      en: "Each tenant has to reach the breakers of the own unit without going through the other's: a panel in each unit, or both in a basement or hall that both can enter. A panel that only the neighbor can get to is wrong.\n\nThe mains sit outdoors or in a common place; only with real management on hand may service and feeder breakers be locked away. Circuits of one unit feed nothing of the other. Hall, stairs and shared laundry hang on a panel that is no tenant's. With a new service since 2020 each unit gets an outdoor emergency disconnect, grouped, or one cuts off both. A house turned into flats has to meet all this too.",
      es: 'Cada inquilino debe alcanzar los breakers de su unidad sin pasar por la del otro: una caja en cada unidad, o las dos en un sótano o pasillo donde ambos entran. Una caja que solo alcanza el vecino está mal.\n\nLos principales van afuera o en lugar común; solo con administración de verdad presente pueden quedar con llave los de acometida y alimentadores. Los circuitos de una unidad no alimentan nada de la otra. Pasillo, escalera y lavandería común salen de una caja que no es de ningún inquilino. En acometida nueva, desde 2020, cada unidad lleva desconectador de emergencia afuera, agrupados, o uno corta las dos. Una casa hecha departamentos también debe cumplirlo.',
    },
    references: ['240.24(B)', '210.25(A)', '210.25(B)', '230.72(A)', '230.85'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'let each tenant of a duplex reach the breakers of the own unit',
          es: 'dejar que cada inquilino de un dúplex alcance los breakers de su unidad',
        },
        words: 'upstairs downstairs flat landlord locked basement access panel llave arriba',
      },
      {
        says: 'must-not',
        what: {
          en: "put the panel of one flat in a space that only the other flat's tenant can enter",
          es: 'poner la caja de un departamento donde solo entra el inquilino del otro',
        },
        words: 'basement apartment neighbor unit locked in the other tenant vecino',
      },
      {
        says: 'may',
        what: {
          en: 'put the panels of both flats in a common basement or hall that both tenants can enter',
          es: 'poner las cajas de los dos departamentos en un sótano o pasillo común donde entran ambos',
        },
        words: 'shared area side by side utility room duplex común',
      },
      {
        says: 'must-not',
        what: {
          en: "feed the hall, stairs or shared laundry of a duplex from a tenant's panel",
          es: 'alimentar pasillo, escalera o lavandería común de un dúplex desde la caja de un inquilino',
        },
        words: 'common area lights meter house panel two-family outside light luces',
      },
      {
        says: 'must',
        what: {
          en: 'give each unit of a duplex an outdoor emergency disconnect',
          es: 'dar a cada unidad de un dúplex un desconectador de emergencia afuera',
        },
        unless: {
          en: 'one outdoor disconnect cuts off both, or the service is an old one whose equipment is not replaced',
          es: 'uno afuera corte las dos, o la acometida sea vieja y no se cambie su equipo',
        },
        editions: ['2020', '2023', '2026'],
        words: 'new service two-family shutoff per unit both',
      },
    ],
    words: {
      en: 'duplex two family house flats apartments upstairs downstairs tenant access panel breakers landlord basement common hall lights meter disconnect each unit',
      es: 'dúplex casa de dos familias departamentos arriba abajo inquilino acceso caja de breakers sótano pasillo común luces medidor',
    },
  },
  {
    id: 'houses-yard-outlet-on-post',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Can an outlet go on a fence or on a post in the yard?',
      es: '¿Puede ir un tomacorriente en la barda o en un poste del patio?',
    },
    answer: {
      en: 'Yes, on something that holds it: a sound fence post, or a post set in the ground, with the box screwed to it. A box with a receptacle may not stand on PVC pipe alone; without a post it takes two threaded metal conduits.\n\nWeatherproof box, weather-resistant receptacle, in-use cover, GFCI. What comes out of the ground goes in pipe, Schedule 80 PVC or heavy metal conduit where it can be hit. Depth: 12 in. for a GFCI-protected 120 V circuit of 20 A or less at a house, otherwise 24 in. for UF cable and 18 in. for PVC. Call 811 before you dig.',
      es: 'Sí, en algo que lo sostenga: un poste firme de la barda, o un poste clavado en la tierra, con la caja atornillada a él. Una caja con tomacorriente no se sostiene de puro tubo PVC; sin poste lleva dos tubos metálicos roscados.\n\nCaja intemperie, tomacorriente WR, tapa de intemperie en uso, GFCI. Lo que sale de la tierra va en tubo, PVC cédula 80 o metálico pesado donde lo puedan golpear. Profundidad: 12 in. para un circuito de 120 V de 20 A o menos con GFCI en una casa; si no, 24 in. con cable UF y 18 in. con PVC. Llame al 811 antes de excavar.',
    },
    references: ['314.23(F)', '300.5(D)', '300.5(A)', '406.9(B)(1)', '210.8(A)(3)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'put an outdoor receptacle on a fence post or another sound post in the yard',
          es: 'poner un contacto exterior en un poste de la barda u otro poste firme del patio',
        },
        words: 'mount outlet wooden 4x4 garden cerca jardín backyard',
      },
      {
        says: 'must-not',
        what: {
          en: 'let a box with a receptacle stand on PVC conduit alone',
          es: 'dejar una caja con contacto sostenida de puro tubo PVC',
        },
        words: 'stub up yard free standing plastic pipe sticking out of ground holds support parada',
      },
      {
        says: 'must',
        what: {
          en: 'put cable in pipe where it comes up out of the ground to an outlet on a post',
          es: 'meter en tubo el cable que sale de la tierra a un contacto en poste',
        },
        words: 'uf protect riser conduit sleeve fence',
      },
    ],
    words: {
      en: 'outlet receptacle on fence post yard garden wooden post stub up backyard far from house support box pvc conduit uf cable in-use cover gfci',
      es: 'contacto tomacorriente en barda cerca poste patio jardín lejos de la casa caja sostenida tubo pvc cable uf tapa gfci',
    },
  },
];
