// Article 406 in own words: receptacles, cord connectors and attachment plugs.
import type { Rule } from '../knowledge.ts';

export const article406: readonly Rule[] = [
  {
    id: '406-2-reconditioned',
    section: '406.2',
    numberIn: { '2017': null, '2020': '406.3(A)' },
    grade: 'K',
    title: { en: 'Receptacles are not reconditioned', es: 'Contactos no se reacondicionan' },
    text: {
      en: 'Receptacles, attachment plugs, cord connectors and flanged devices may not be reconditioned.',
      es: 'Contactos, clavijas, conectores de cordón y dispositivos de brida no se permiten reacondicionados.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use reconditioned receptacles, plugs or cord connectors',
          es: 'usar contactos, clavijas o conectores de cordón reacondicionados',
        },
        words: 'refurbished used outlet',
      },
    ],
    words: {
      en: 'used refurbished receptacles',
      es: 'contactos usados reparados',
    },
  },
  {
    id: '406-3-e-isolated-ground',
    section: '406.3(E)',
    numberIn: { 2017: '406.3(D)', 2020: '406.3(D)' },
    grade: 'V2',
    title: { en: 'Isolated ground receptacles: orange triangle', es: 'Contactos de tierra aislada: triángulo naranja' },
    text: {
      en: 'A receptacle with its grounding contacts isolated from the yoke is marked with an orange triangle on the face and is used only with an insulated equipment grounding conductor run for it. In a nonmetallic box its plate is nonmetallic or otherwise grounded.',
      es: 'Un contacto con tierra aislada del yugo lleva un triángulo naranja al frente y se usa sólo con una tierra con aislamiento corrida para él. En caja no metálica su placa es no metálica o se aterriza de otra forma.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use an isolated ground (IG) receptacle on the regular ground alone',
          es: 'usar un contacto de tierra aislada con la pura tierra común',
        },
        words: 'orange just one bare wire romex mc sin su verde',
      },
      {
        says: 'must',
        what: {
          en: 'use a nonmetallic or otherwise grounded plate on an IG receptacle in a nonmetallic box',
          es: 'usar placa no metálica o aterrizada en contacto IG en caja no metálica',
        },
        words: 'orange outlet',
      },
    ],
    words: { en: 'IG orange outlet', es: 'contacto' },
  },
  {
    id: '406-3-f-controlled',
    section: '406.3(F)',
    numberIn: { 2017: '406.3(E)', 2020: '406.3(E)' },
    grade: 'V2',
    title: { en: 'Controlled receptacles: marked', es: 'Contactos controlados: marcados' },
    text: {
      en: 'Nonlocking 15 A and 20 A receptacles switched by an automatic energy or building control carry the power symbol and the word controlled, visible after installation, on each contact that is controlled.',
      es: 'Los contactos de 15 A y 20 A apagados por un control automático de energía o edificio llevan el símbolo de encendido y la palabra controlled, visibles ya instalados, en cada contacto controlado.',
    },
    figures: { aA: [15, 'A'], bA: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'mark automatically switched 15 and 20 A receptacles with the power symbol and "controlled"',
          es: 'marcar con el símbolo y "controlled" los contactos de 15 y 20 A controlados automáticamente',
        },
        words: 'energy code occupancy sensor half controlled stickers marca apaga',
      },
      {
        says: 'need-not',
        what: { en: 'mark a receptacle switched by hand at the wall', es: 'marcar un contacto que se apaga a mano en la pared' },
        words: 'half hot toggle',
      },
    ],
    words: { en: 'plug load control outlet symbol energy', es: 'símbolo' },
  },
  {
    id: '406-3-d-push-in',
    section: '406.3(D)',
    numberIn: { 2017: null, 2020: null },
    grade: 'V2',
    title: { en: 'Push-in terminals: 14 solid copper, 15 A', es: 'Terminales de inserción: 14 sólido de cobre, 15 A' },
    text: {
      en: 'From 2023 the code itself says it: push-in terminals of receptacles take only solid 14 AWG copper on circuits of 15 A, unless listed and marked otherwise. Screw or clamp-plate terminals are sturdier in any case.',
      es: 'Desde 2023 lo dice el propio código: las terminales de inserción de los contactos sólo aceptan cobre sólido 14 AWG en circuitos de 15 A, salvo otro listado y marca. En todo caso son más firmes las de tornillo o placa.',
    },
    figures: { sizeAwg: [14, 'AWG'], aA: [15, 'A'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use push-in (backstab) terminals with 12 AWG or stranded wire',
          es: 'usar terminales de inserción (backstab) con 12 AWG o cable trenzado',
        },
        unless: { en: 'listed and marked otherwise', es: 'estén listadas y marcadas para ello' },
        words: 'back stab quick wire',
      },
      {
        says: 'may',
        what: {
          en: 'use push-in terminals with solid 14 AWG copper on a 15 A circuit',
          es: 'usar terminales de inserción con cobre sólido 14 AWG en circuito de 15 A',
        },
        words: 'backstab receptacle',
      },
      {
        says: 'must-not',
        what: { en: 'use push-in terminals on a 20 A circuit', es: 'usar terminales de inserción en un circuito de 20 A' },
        unless: { en: 'listed and marked otherwise', es: 'estén listadas y marcadas para ello' },
        words: 'backstab',
      },
    ],
    words: { en: 'backstab receptacle 12 gauge', es: 'backstab contacto calibre 12' },
  },
  {
    id: '406-4-a-grounding-type',
    section: '406.4(A)',
    grade: 'V2',
    title: { en: 'Receptacles are grounding type', es: 'Contactos con tierra' },
    text: {
      en: 'Receptacles on 15 A and 20 A branch circuits are the grounding type and have ratings that match the circuit. Only replacements where no ground exists have other options.',
      es: 'Los contactos en circuitos ramales de 15 A y 20 A son con tierra y de capacidad acorde al circuito. Sólo los reemplazos donde no hay tierra tienen otras opciones.',
    },
    figures: { aA: [15, 'A'], bA: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install grounding-type receptacles on 15 A and 20 A circuits',
          es: 'instalar contactos con tierra en circuitos de 15 y 20 A',
        },
        unless: { en: 'it is a replacement where no ground exists', es: 'sea reemplazo donde no hay tierra' },
        words: 'three prong two prong outlet new',
      },
      {
        says: 'must-not',
        what: { en: 'install two-slot (two-prong) receptacles in new work', es: 'instalar contactos de dos ranuras en obra nueva' },
        words: 'ungrounded outlet',
      },
    ],
    words: { en: '15 amp receptacle 20 circuit three prong', es: 'contacto de 15 circuito 20 tres patas' },
  },
  {
    id: '406-4-d1-replace-with-ground',
    section: '406.4(D)(1)',
    grade: 'V2',
    title: { en: 'Replacing a receptacle where there is a ground', es: 'Reemplazo donde sí hay tierra' },
    text: {
      en: 'If the box has an equipment ground, or one can be added, the replacement is the grounding type and its ground terminal is connected.',
      es: 'Si la caja tiene tierra de equipos, o se puede agregar, el reemplazo es con tierra y su terminal de tierra se conecta.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a grounding receptacle and connect its ground when the box has a ground',
          es: 'usar contacto con tierra y conectarla al reemplazar si la caja tiene tierra',
        },
        words: 'replace outlet two prong three prong',
      },
      {
        says: 'must-not',
        what: {
          en: 'replace with a two-slot receptacle where the box has a ground or one can be added',
          es: 'reemplazar con contacto de dos ranuras donde hay tierra o se puede agregar',
        },
        words: 'two prong',
      },
    ],
    words: { en: 'two prong three present', es: 'cambiar contacto dos patas tres' },
  },
  {
    id: '406-4-d2-no-ground',
    section: '406.4(D)(2)',
    grade: 'V2',
    title: { en: 'Replacing a receptacle where there is no ground', es: 'Reemplazo donde no hay tierra' },
    text: {
      en: 'Three choices: another two-slot receptacle; a GFCI marked "No Equipment Ground"; or a grounding type fed through a GFCI and marked "GFCI Protected" and "No Equipment Ground". Do not run a ground wire from a GFCI to the outlets after it.',
      es: 'Tres opciones: otro contacto de dos patas; un GFCI marcado "No Equipment Ground"; o uno con tierra protegido por GFCI y marcado "GFCI Protected" y "No Equipment Ground". No corra tierra desde un GFCI a los contactos siguientes.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'replace an ungrounded receptacle with another two-slot receptacle',
          es: 'reemplazar un contacto sin tierra con otro de dos ranuras',
        },
        if: {
          en: 'the box has no ground, and GFCI protects it where the place asks for GFCI today',
          es: 'la caja no tiene tierra, y lo protege GFCI donde hoy el lugar lo exige',
        },
        words: 'two prong old house',
      },
      {
        says: 'may',
        what: { en: 'put a GFCI receptacle where there is no ground', es: 'poner un contacto GFCI donde no hay tierra' },
        if: { en: 'it is marked "No Equipment Ground"', es: 'se marca "No Equipment Ground"' },
        words: 'GFCI without ground two wire old house',
      },
      {
        says: 'may',
        what: { en: 'install three-prong receptacles without a ground', es: 'instalar contactos de tres patas sin tierra' },
        if: {
          en: 'they are fed through a GFCI and marked "GFCI Protected" and "No Equipment Ground"',
          es: 'se alimentan por un GFCI y se marcan "GFCI Protected" y "No Equipment Ground"',
        },
        words: 'replace two prong with three prong',
      },
      {
        says: 'must-not',
        what: {
          en: 'run a ground wire from an ungrounded GFCI to the outlets after it',
          es: 'llevar una tierra desde un GFCI sin tierra a los contactos siguientes',
        },
        words: 'downstream jumper bootleg green screw next down the line string jalar sacar verde demas',
      },
      {
        says: 'must',
        what: {
          en: 'mark it "No Equipment Ground" where a GFCI stands in for a missing ground',
          es: 'marcar "No Equipment Ground" donde un GFCI suple la tierra que falta',
        },
        words: 'label sticker skip etiqueta calcomania',
      },
      {
        says: 'must-not',
        what: {
          en: 'put in another two-slot receptacle where the box is grounded',
          es: 'poner otro contacto de dos ranuras donde la caja tiene tierra',
        },
        words: 'metal emt',
      },
    ],
    words: {
      en: 'ungrounded outlet GFCI sticker old house two wire',
      es: 'contacto sin tierra GFCI etiqueta casa vieja dos hilos',
    },
  },
  {
    id: '406-4-d3-gfci',
    section: '406.4(D)(3)',
    grade: 'V2',
    title: { en: 'Replacement gets GFCI where required today', es: 'Reemplazo con GFCI donde hoy se exige' },
    text: {
      en: 'When you replace a receptacle where the code now requires GFCI, the replacement must be GFCI protected, by the device itself, an upstream one or a breaker.',
      es: 'Al reemplazar un contacto donde hoy se exige GFCI, el reemplazo debe quedar protegido por GFCI, con el propio contacto, uno anterior o un breaker.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give GFCI protection when replacing a receptacle where GFCI is now required',
          es: 'dar protección GFCI al reemplazar un contacto donde hoy se exige',
        },
        words: 'swap outlet kitchen bathroom',
      },
      {
        says: 'may',
        what: {
          en: 'protect the replacement receptacle with an upstream GFCI or a GFCI breaker',
          es: 'proteger el reemplazo con un GFCI aguas arriba o breaker GFCI',
        },
        words: 'swap outlet',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a plain receptacle back without GFCI protection where it is now required',
          es: 'volver a poner un contacto común sin protección GFCI donde hoy se exige',
        },
        words: 'like for like same kind grandfathered cracked igual',
      },
      {
        says: 'need-not',
        what: {
          en: 'buy another GFCI where one upstream already protects the receptacle',
          es: 'comprar otro GFCI donde uno aguas arriba ya protege el contacto',
        },
        words: 'second kills tested bathroom regular',
      },
      {
        says: 'is-not',
        what: {
          en: 'a like-for-like repair is free of the GFCI rule',
          es: 'una reparación igual por igual quede libre de la regla de GFCI',
        },
        words: 'nunca tuvo repair',
      },
    ],
    words: { en: 'change outlet bathroom kitchen upgrade', es: 'cambiar contacto baño cocina' },
  },
  {
    id: '406-4-d4-afci',
    section: '406.4(D)(4)',
    grade: 'V2',
    title: { en: 'Replacement gets AFCI where required today', es: 'Reemplazo con AFCI donde hoy se exige' },
    text: {
      en: 'When you replace a receptacle on a circuit that today would need AFCI, use an outlet branch-circuit AFCI, or protect it by an upstream AFCI outlet or an AFCI breaker.',
      es: 'Al reemplazar un contacto en un circuito que hoy requiere AFCI, use un contacto AFCI, o protéjalo con uno anterior o con breaker AFCI.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give AFCI protection when replacing a receptacle on a circuit that today needs AFCI',
          es: 'dar protección AFCI al reemplazar un contacto en circuito que hoy la exige',
        },
        words: 'swap outlet bedroom arc fault',
      },
      {
        says: 'may',
        what: {
          en: 'protect a replacement receptacle with an outlet AFCI, upstream AFCI or AFCI breaker',
          es: 'proteger el reemplazo con contacto AFCI, AFCI aguas arriba o breaker AFCI',
        },
        words: 'arc fault',
      },
    ],
    words: { en: 'change bedroom outlet receptacle', es: 'cambiar contacto recámara' },
  },
  {
    id: '406-4-d5-tamper',
    section: '406.4(D)(5)',
    grade: 'V2',
    title: { en: 'Replacement is tamper-resistant where required', es: 'Reemplazo resistente a manipulación' },
    text: {
      en: 'Replacements are listed tamper-resistant where the code now requires tamper-resistant receptacles, such as in dwellings, unless a two-slot type replaces another.',
      es: 'Los reemplazos son resistentes a manipulación (TR) donde hoy se exigen, como en viviendas, salvo que uno de dos patas reemplace a otro igual.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a tamper-resistant receptacle for replacements where now required, as in dwellings',
          es: 'usar contacto TR al reemplazar donde hoy se exige, como en viviendas',
        },
        unless: { en: 'a two-slot type replaces another', es: 'uno de dos ranuras reemplace a otro' },
        words: 'TR outlet swap',
      },
      {
        says: 'must-not',
        what: {
          en: 'put in plain receptacles without shutters as replacements',
          es: 'poner contactos comunes sin protección TR como reemplazo',
        },
        if: {
          en: 'tamper-resistant ones are required there now, as in homes and apartments',
          es: 'ahí ya se exigen TR, como en casas y apartamentos',
        },
        words: 'regular cheap old easy commercial grade non',
      },
      {
        says: 'may',
        what: {
          en: 'replace a two-slot receptacle with a plain two-slot one',
          es: 'reemplazar un contacto de dos ranuras con otro común de dos ranuras',
        },
        if: {
          en: 'the box has no ground, and GFCI protects it where the place asks for GFCI today',
          es: 'la caja no tiene tierra, y lo protege GFCI donde hoy el lugar lo exige',
        },
        words: 'two prong 2 shutters',
      },
    ],
    words: { en: 'TR receptacle child proof', es: 'contacto TR niños' },
  },
  {
    id: '406-4-d6-weather',
    section: '406.4(D)(6)',
    grade: 'V2',
    title: { en: 'Replacement is weather-resistant where required', es: 'Reemplazo resistente a intemperie' },
    text: {
      en: 'Replacements in damp and wet locations are weather-resistant receptacles where the code now requires them.',
      es: 'Los reemplazos en lugares húmedos y mojados son resistentes a intemperie (WR) donde hoy se exigen, como los contactos exteriores.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use weather-resistant receptacles for replacements in damp and wet locations',
          es: 'usar contactos WR al reemplazar en lugares húmedos y mojados',
        },
        if: { en: 'the code now requires them there', es: 'el código hoy los exige ahí' },
        words: 'WR outdoor outlet swap',
      },
    ],
    words: { en: 'WR outlet outside replace', es: 'contacto WR exterior cambiar' },
  },
  {
    id: '406-4-d8-gfpe',
    section: '406.4(D)(8)',
    numberIn: { 2017: null, 2020: null },
    grade: 'V2',
    title: {
      en: 'Replacement keeps ground-fault protection of equipment',
      es: 'Reemplazo conserva protección de falla a tierra de equipo',
    },
    text: {
      en: 'From 2023, where a receptacle is required elsewhere to have ground-fault protection of equipment, such as shore power at docks, the replacement has it too. It is not the same as personnel GFCI.',
      es: 'Desde 2023, donde un contacto debe tener protección de falla a tierra de equipo, como el de muelle para barcos, su reemplazo también. No es lo mismo que el GFCI de personas.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep ground-fault protection of equipment when replacing a receptacle that requires it, as dock shore power',
          es: 'conservar la protección de falla a tierra de equipo al reemplazar un contacto que la exige, como en muelles',
        },
        if: { en: 'the 2023 code or later applies', es: 'rige el código 2023 o posterior' },
        words: 'marina GFPE',
      },
    ],
    words: { en: 'GFPE marina shore power receptacle', es: 'GFPE marina contacto muelle' },
  },
  {
    id: '406-5-boxes',
    section: '406.5',
    grade: 'V2',
    title: { en: 'Receptacles held rigid', es: 'Contactos bien firmes' },
    text: {
      en: 'In a box set back from the wall the mounting yoke is held rigidly against the finished surface; in a flush or projecting box it is held against the box. Faces are flush with or project from plastic plates and project at least 0.015 in. from metal ones.',
      es: 'Si la caja quedó hundida, el yugo se sujeta firme contra el acabado; si está al ras o sobresale, contra la caja. El frente queda al ras o sale de placas de plástico y sale al menos 0.015 pulg. de las metálicas.',
    },
    figures: { pIn: [0.015, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'hold a receptacle yoke rigidly against the wall surface or box',
          es: 'fijar rígidamente el yugo del contacto contra el muro o la caja',
        },
        words: 'loose outlet floppy spacer',
      },
      {
        says: 'must-not',
        what: { en: 'let a receptacle face sit below its faceplate', es: 'dejar la cara del contacto hundida bajo su placa' },
        words: 'recessed outlet',
      },
    ],
    words: { en: 'loose outlet spacer caterpillar recessed box', es: 'flojo espaciador caja hundida' },
  },
  {
    id: '406-5-e-countertops',
    section: '406.5(E)',
    grade: 'V2',
    title: { en: 'No face-up receptacles in countertops', es: 'Sin contactos boca arriba en cubiertas' },
    text: {
      en: 'Do not install receptacles face-up in countertops or work surfaces, unless they are listed assemblies for countertops, such as pop-ups.',
      es: 'No instale contactos boca arriba en cubiertas o superficies de trabajo, salvo ensambles listados para cubierta, como los retráctiles.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'install a receptacle face-up in a countertop or work surface',
          es: 'instalar un contacto boca arriba en cubierta o superficie de trabajo',
        },
        unless: { en: 'it is a listed countertop assembly, such as a pop-up', es: 'sea un conjunto listado para cubierta, como pop-up' },
        words: 'counter outlet',
      },
      {
        says: 'may',
        what: { en: 'install a pop-up receptacle listed for countertops', es: 'instalar un contacto pop-up listado para cubiertas' },
      },
    ],
    words: {
      en: 'pop outlet island mounting kitchen allowed counter',
      es: 'retráctil isla cocina barra',
    },
  },
  {
    id: '406-5-g-orientation',
    section: '406.5(G)',
    grade: 'V2',
    title: { en: 'Receptacle orientation: ground up or down', es: 'Orientación del contacto: tierra arriba o abajo' },
    text: {
      en: 'The code does not say whether the ground hole goes up or down. It forbids receptacles face-up in countertops and work surfaces unless listed for it and, from 2020, face-up in the area below a sink.',
      es: 'El código no dice si la tierra va arriba o abajo. Sí prohíbe contactos boca arriba en cubiertas y superficies de trabajo si no están listados para eso y, desde 2020, boca arriba debajo del fregadero o lavabo.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'install a receptacle with the ground hole up or down', es: 'instalar un contacto con la tierra arriba o abajo' },
        words: 'upside down outlet orientation',
      },
      {
        says: 'need-not',
        what: { en: 'install receptacles with the ground up', es: 'instalar los contactos con la tierra arriba' },
        words: 'upside down',
      },
      {
        says: 'must-not',
        what: { en: 'install a receptacle face-up in the area below a sink', es: 'instalar un contacto boca arriba bajo un fregadero' },
        if: { en: 'the 2020 code or later applies', es: 'rige el código 2020 o posterior' },
        words: 'under sink outlet disposal',
      },
    ],
    words: { en: 'pin upside sink', es: 'patita tarja' },
  },
  {
    id: '406-6-faceplates',
    section: '406.6',
    grade: 'V1',
    title: { en: 'Receptacle faceplates', es: 'Placas de contactos' },
    text: {
      en: 'Plates completely cover the opening and seat against the surface. Metal plates are grounded. Plates with a built-in night light or USB are listed for it.',
      es: 'Las placas cubren por completo la abertura y asientan en la superficie. Las metálicas se aterrizan. Las que traen luz o USB integrados son listadas para eso.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a faceplate that completely covers the opening and seats on the surface',
          es: 'usar placa que cubra toda la abertura y asiente en la superficie',
        },
        words: 'cover plate missing broken',
      },
      {
        says: 'must',
        what: { en: 'ground metal receptacle plates', es: 'aterrizar las placas metálicas de contactos' },
        words: 'metal cover',
      },
      {
        says: 'must',
        what: { en: 'use listed plates for a built-in night light or USB', es: 'usar placas listadas si traen luz de noche o USB' },
        words: 'USB cover plate',
      },
    ],
    words: { en: 'cover plate gap night light plate', es: 'placa rendija luz de noche' },
  },
  {
    id: '406-7-plugs',
    section: '406.7',
    grade: 'V2',
    title: { en: 'No male-to-male: plugs dead when pulled', es: 'Sin macho a macho: clavija sin voltaje' },
    text: {
      en: 'Plugs and inlets have their blades not energized unless inserted. A suicide cord that feeds a house through a receptacle is a violation and deadly: use an inlet and transfer equipment.',
      es: 'Las clavijas y entradas no tienen voltaje en sus puntas si no están insertadas. Un cable macho a macho que alimenta la casa por un contacto es violación y mata: use entrada e interruptor de transferencia.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'feed a house through a receptacle with a male-to-male (suicide) cord',
          es: 'alimentar una casa por un contacto con cordón macho a macho',
        },
        words: 'generator backfeed dryer outlet',
      },
      {
        says: 'must',
        what: {
          en: 'use an inlet and transfer equipment to connect a generator to a house',
          es: 'usar entrada (inlet) y equipo de transferencia para conectar un generador a una casa',
        },
        words: 'backfeed interlock',
      },
    ],
    words: { en: 'suicide cord double generator backfeed dryer outlet', es: 'cable suicida generador secadora' },
  },
  {
    id: '406-9-a-damp',
    section: '406.9(A)',
    grade: 'V2',
    title: { en: 'Receptacles in damp places: covered and WR', es: 'Contactos en lugar húmedo: tapa y WR' },
    text: {
      en: 'Under a porch roof or in other damp locations the enclosure is weatherproof when nothing is plugged in. Nonlocking 15 A and 20 A receptacles of 125 and 250 volts are weather-resistant.',
      es: 'Bajo un porche u otro lugar húmedo el gabinete es a prueba de intemperie sin nada enchufado. Los contactos de 15 A y 20 A a 125 y 250 volts son resistentes a intemperie (WR).',
    },
    figures: { aA: [15, 'A'], bA: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a cover weatherproof when unplugged and a WR receptacle in damp places like porches',
          es: 'usar tapa a prueba de intemperie sin clavija y contacto WR en lugar húmedo como porches',
        },
        words: 'porch outlet weather resistant',
      },
      {
        says: 'need-not',
        what: { en: 'use a bubble cover on a covered porch', es: 'usar tapa de burbuja en un porche cubierto' },
        if: { en: 'the spot is damp, not wet', es: 'el lugar es húmedo, no mojado' },
        words: 'in-use roof deep techado',
      },
      {
        says: 'may',
        what: {
          en: 'use a flip-lid weatherproof cover on a covered porch',
          es: 'usar tapa de resorte a prueba de intemperie en un porche cubierto',
        },
        if: { en: 'the spot is damp, not wet', es: 'el lugar es húmedo, no mojado' },
        words: 'flat snap roof techado basta',
      },
      {
        says: 'must-not',
        what: {
          en: 'put an indoor receptacle that is not WR on a covered porch',
          es: 'poner un contacto de interior sin WR en un porche cubierto',
        },
        words: 'lanai regular roof',
      },
      {
        says: 'is-not',
        what: { en: 'WR receptacles are only for where rain can hit', es: 'los contactos WR sean solo para donde pega la lluvia' },
      },
    ],
    words: { en: 'porch outlet flip lid', es: 'porche techado' },
  },
  {
    id: '406-9-b-wet',
    section: '406.9(B)(1)',
    grade: 'V2',
    title: { en: 'Receptacles in wet places: in-use cover, WR', es: 'Contactos en mojado: tapa en uso, WR' },
    text: {
      en: 'Nonlocking 15 A and 20 A receptacles of 125 and 250 volts in wet locations have an in-use cover, weatherproof with the plug inserted, of the extra-duty type, and are weather-resistant.',
      es: 'Los contactos de 15 A y 20 A a 125 y 250 volts en lugar mojado llevan tapa a prueba de intemperie con la clavija puesta, tipo extra duty, y son resistentes a intemperie (WR).',
    },
    figures: { aA: [15, 'A'], bA: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use an extra-duty in-use cover on 15 and 20 A receptacles in wet places',
          es: 'usar tapa en uso extra-duty en contactos de 15 y 20 A en lugar mojado',
        },
        words: 'bubble cover outdoor outlet',
      },
      {
        says: 'must',
        what: {
          en: 'use weather-resistant (WR) 15 and 20 A receptacles in wet places',
          es: 'usar contactos WR de 15 y 20 A en lugar mojado',
        },
        words: 'outdoor outlet',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a flat flip-lid cover in a wet place',
          es: 'usar tapa plana en lugar mojado',
        },
        words: 'old metal reuse',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a bubble cover that is not extra-duty in a wet place',
          es: 'usar en lugar mojado una tapa de burbuja que no es extra-duty',
        },
        words: 'cheap regular in-use',
      },
    ],
    words: {
      en: 'bubble outdoor extra duty rain kind rating',
      es: 'burbuja exterior intemperie lluvia',
    },
  },
  {
    id: '406-9-b2-other-wet',
    section: '406.9(B)(2)',
    grade: 'V2',
    title: { en: 'Other receptacles in wet places', es: 'Otros contactos en mojado' },
    text: {
      en: 'Receptacles of other ratings in wet locations are weatherproof with the plug in if the load runs unattended. If it is used only while attended, as for portable tools, weatherproof with the plug out is enough.',
      es: 'Los contactos de otras capacidades en mojado son a prueba de intemperie con la clavija puesta si la carga opera sin vigilancia. Si se usa sólo con alguien presente, como herramientas, basta con la clavija fuera.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a plug-in weatherproof cover for other receptacles in wet places',
          es: 'usar tapa a prueba de intemperie con clavija en otros contactos en mojado',
        },
        if: { en: 'the load runs unattended', es: 'la carga opera sin atención' },
        words: 'RV 50 amp outdoor',
      },
      {
        says: 'may',
        what: {
          en: 'use a cover weatherproof only when unplugged for other ratings in wet places',
          es: 'usar tapa a prueba de intemperie sólo sin clavija en otros valores en mojado',
        },
        if: { en: 'it is used only while attended, as for portable tools', es: 'se usa sólo con atención, como herramientas portátiles' },
        words: 'welder outlet',
      },
    ],
    words: { en: '30 50 outdoor welder RV cover', es: '30 50 exterior soldadora RV' },
  },
  {
    id: '406-9-hinged-cover',
    section: '406.9',
    numberIn: { 2017: null, 2020: null },
    grade: 'V2',
    title: { en: 'Outdoor covers must open 90 degrees', es: 'Las tapas exteriores abren 90 grados' },
    text: {
      en: 'From 2023 the hinged cover of an outlet box hood must open at least 90° after installation, or fully if it is not made to reach that.',
      es: 'Desde 2023 la tapa con bisagra de la cubierta exterior debe abrir al menos 90° ya instalada, o por completo si no está hecha para llegar a eso.',
    },
    figures: { degDeg: [90, '°'] },
    claims: [
      {
        says: 'must',
        what: { en: 'use an outdoor outlet box hood whose cover opens at least 90°', es: 'usar tapa exterior que abra al menos 90°' },
        if: { en: 'the 2023 code or later applies', es: 'rige el código 2023 o posterior' },
        unless: {
          en: "it isn't made to reach that; then it must open fully",
          es: 'no esté hecha para llegar a eso; entonces debe abrir por completo',
        },
        words: 'bubble cover hinge',
      },
    ],
    words: { en: 'in use cover lid blocked siding', es: 'burbuja abre' },
  },
  {
    id: '406-9-c-tub',
    section: '406.9(C)',
    grade: 'V2',
    title: { en: 'Receptacles near a tub or shower: 3 ft', es: 'Contactos cerca de tina o regadera: 3 pies' },
    text: {
      en: 'No receptacle inside the tub or shower, nor in the zone 3 ft horizontally from its outside edge and from the floor to 8 ft above the rim or threshold. In a bathroom too small for that, the required one goes on the farthest wall opposite.',
      es: 'Ningún contacto dentro de la tina o regadera, ni en la zona de 3 pies en horizontal desde su orilla y del piso hasta 8 pies sobre el borde o sardinel. Si el baño es muy chico, el exigido va en la pared más lejana opuesta.',
    },
    textIn: {
      2017: {
        en: 'In 2017 the rule only forbids a receptacle within or directly over a bathtub or shower stall; there is no 3 ft zone.',
        es: 'En 2017 la regla sólo prohíbe un contacto dentro o directamente sobre la tina o regadera; no hay zona de 3 pies.',
      },
    },
    figures: { hFt: [3, 'ft'], vFt: [8, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put a receptacle inside a tub or shower or within 3 ft of its edge',
          es: 'poner un contacto dentro o a menos de 3 pies de tina o regadera',
        },
        unless: {
          en: 'the bathroom is too small, where the required one goes on the farthest opposite wall',
          es: 'el baño sea muy chico, donde el exigido va en el muro opuesto más lejano',
        },
        editions: ['2020', '2023', '2026'],
        words: 'shower outlet bidet',
      },
      {
        says: 'may',
        what: {
          en: 'put the receptacle on the farthest wall opposite the tub',
          es: 'poner el contacto en el muro más lejano frente a la tina',
        },
        if: {
          en: 'the bathroom is too small for 3 ft',
          es: 'el baño es muy chico para 3 pies',
        },
        editions: ['2020', '2023', '2026'],
        words: 'tiny small bath closer no spot pared lejos',
      },
      {
        says: 'may',
        what: {
          en: 'put a receptacle 3 ft or more horizontally from the edge of a tub or shower',
          es: 'poner un contacto a 3 pies o más, en horizontal, de la orilla de la tina o regadera',
        },
        words: 'bidet toilet',
      },
      {
        says: 'must',
        what: {
          en: 'keep a receptacle 3 ft or more from a tub or shower',
          es: 'tener el contacto a 3 pies o más de la tina o regadera',
        },
        unless: {
          en: 'the bathroom is too small',
          es: 'el baño sea muy chico',
        },
        editions: ['2020', '2023', '2026'],
        words: 'move box vanity mover',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a receptacle within or directly over a tub or shower',
          es: 'poner un contacto dentro o directamente encima de tina o regadera',
        },
        editions: ['2017'],
      },
    ],
    words: { en: 'outlet distance bathtub bathroom bidet', es: 'distancia baño bidet' },
  },
  {
    id: '406-9-d-floor',
    section: '406.9(D)',
    grade: 'V1',
    title: { en: 'Floor receptacles', es: 'Contactos de piso' },
    text: {
      en: 'Standpipes of floor receptacles let floor-cleaning equipment work without damage to the receptacle. The box is one listed for floors.',
      es: 'Los contactos de piso elevados permiten pasar el equipo de limpieza sin dañarlos. La caja es listada para piso.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'use a listed floor box for a floor receptacle', es: 'usar caja de piso listada para un contacto de piso' },
        words: 'floor outlet',
      },
      {
        says: 'must',
        what: {
          en: 'use floor receptacle standpipes that let cleaning equipment work without damaging the receptacle',
          es: 'usar pedestales de contacto de piso que permitan limpiar sin dañar el contacto',
        },
        words: 'floor outlet',
      },
      {
        says: 'must-not',
        what: { en: 'use a wall box for a floor receptacle', es: 'usar caja de pared para un contacto de piso' },
        words: 'old work brass cover regular',
      },
    ],
    words: { en: 'floor outlet pedestal', es: 'contacto de piso pedestal' },
  },
  {
    id: '406-11-ground-terminal',
    section: '406.11',
    grade: 'V2',
    title: { en: 'Connect the receptacle ground to the box', es: 'Conecte la tierra del contacto a la caja' },
    text: {
      en: 'The grounding terminal of a grounding-type receptacle is connected by a jumper to a grounded metal box, unless the receptacle is self-grounding, contacts the box directly or is an isolated ground type.',
      es: 'La terminal de tierra del contacto se conecta con un puente a la caja metálica aterrizada, salvo que el contacto sea autoaterrizado, haga contacto directo con la caja o sea de tierra aislada.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "connect a receptacle's ground terminal to a grounded metal box with a jumper",
          es: 'conectar con puente la terminal de tierra del contacto a la caja metálica aterrizada',
        },
        unless: {
          en: 'it is self-grounding, contacts the box directly or is an isolated ground type',
          es: 'sea autoaterrizado, toque la caja directamente o sea de tierra aislada',
        },
        words: 'pigtail ground screw',
      },
      {
        says: 'need-not',
        what: {
          en: 'use a ground jumper for a self-grounding receptacle in a grounded metal box',
          es: 'usar puente de tierra con contacto autoaterrizado en caja metálica aterrizada',
        },
        words: 'pigtail',
      },
      {
        says: 'must-not',
        what: {
          en: 'rely on the yoke screws alone to ground a receptacle',
          es: 'confiar solo en los tornillos del yugo para aterrizar un contacto',
        },
        unless: {
          en: 'it is self-grounding or its yoke bears directly on a grounded metal surface box',
          es: 'sea autoaterrizado o su yugo asiente directo en una caja metálica superficial aterrizada',
        },
        words: 'enough',
      },
    ],
    words: { en: 'self grounding clip receptacle metal box jumper', es: 'contacto autoaterrizado puente caja' },
  },
  {
    id: '406-12-dwellings',
    section: '406.12',
    grade: 'V2',
    title: { en: 'Tamper-resistant receptacles in dwellings', es: 'Contactos TR en viviendas' },
    text: {
      en: 'Nonlocking 15 A and 20 A receptacles of 125 and 250 volts in dwelling units, their garages and accessory buildings, and common areas of multifamily buildings are listed tamper-resistant.',
      es: 'Los contactos de 15 A y 20 A a 125 y 250 volts en viviendas, sus cocheras y edificios accesorios, y áreas comunes de multifamiliares son listados resistentes a manipulación (TR).',
    },
    textIn: {
      2017: {
        en: 'Nonlocking receptacles of 15 A and 20 A, 125 and 250 volts, in the areas of a dwelling where receptacles are required are listed tamper-resistant.',
        es: 'Los contactos de 15 A y 20 A, 125 y 250 volts, en las áreas de la vivienda donde se exigen contactos son listados resistentes a manipulación.',
      },
    },
    figures: { aA: [15, 'A'], bA: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use tamper-resistant 15 and 20 A receptacles in dwellings, garages and accessory buildings',
          es: 'usar contactos TR de 15 y 20 A en viviendas, cocheras y edificios accesorios',
        },
        unless: {
          en: 'an exception fits, as above 5-1/2 ft, in an appliance or luminaire, or behind a fixed-place appliance',
          es: 'aplique una excepción, como arriba de 5-1/2 pies, en aparato o luminaria, o tras un aparato pesado',
        },
        words: 'TR child proof outlet',
      },
      {
        says: 'must',
        what: {
          en: 'use tamper-resistant receptacles in common areas of multifamily buildings',
          es: 'usar contactos TR en áreas comunes de edificios multifamiliares',
        },
        unless: { en: 'a tamper-resistant exception fits', es: 'aplique una excepción de TR' },
        words: 'hallway apartment',
      },
      {
        says: 'must-not',
        what: {
          en: 'use plain receptacles without shutters where people live, kids or not',
          es: 'usar contactos comunes sin protección TR donde vive gente, haya niños o no',
        },
        words: 'regular spec grade commercial apartment sign',
      },
      {
        says: 'need-not',
        what: { en: 'make a twist-lock or 30 A receptacle tamper-resistant', es: 'que sea TR un contacto de media vuelta o de 30 A' },
        words: 'locking dryer',
      },
    ],
    words: { en: 'TR required child safe outlet outdoor', es: 'niños exterior' },
  },
  {
    id: '406-12-other',
    section: '406.12',
    grade: 'V2',
    title: { en: 'Tamper-resistant receptacles outside dwellings', es: 'Contactos TR fuera de viviendas' },
    text: {
      en: 'Also in guest rooms of hotels, child care facilities, preschools and schools, waiting areas of clinics and medical offices, places of assembly such as gyms and auditoriums, dormitories and, from 2020, assisted living. Later editions add more.',
      es: 'También en habitaciones de hotel, guarderías, preescolares y escuelas, salas de espera de clínicas y consultorios, lugares de reunión como gimnasios y auditorios, dormitorios y, desde 2020, residencias asistidas. Ediciones posteriores agregan más.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use tamper-resistant receptacles in hotel guest rooms, schools, child care and dormitories',
          es: 'usar contactos TR en cuartos de hotel, escuelas, guarderías y residencias de estudiantes',
        },
        unless: { en: 'a tamper-resistant exception fits', es: 'aplique una excepción de TR' },
        words: 'TR daycare preschool',
      },
      {
        says: 'must',
        what: {
          en: 'use tamper-resistant receptacles in clinic waiting areas, gyms and auditoriums',
          es: 'usar contactos TR en salas de espera de clínicas, gimnasios y auditorios',
        },
        unless: { en: 'a tamper-resistant exception fits', es: 'aplique una excepción de TR' },
        words: 'TR medical office assembly',
      },
      {
        says: 'must',
        what: { en: 'use tamper-resistant receptacles in assisted living', es: 'usar contactos TR en vivienda asistida' },
        unless: { en: 'a tamper-resistant exception fits', es: 'aplique una excepción de TR' },
        editions: ['2020', '2023', '2026'],
        words: 'TR',
      },
      {
        says: 'must-not',
        what: {
          en: 'use plain receptacles without shutters in hotel rooms, dorms or schools',
          es: 'usar contactos comunes sin protección TR en cuartos de hotel, dormitorios o escuelas',
        },
        words: 'standard commercial grade',
      },
      {
        says: 'need-not',
        what: {
          en: 'use tamper-resistant receptacles in a plain office, shop or warehouse',
          es: 'usar contactos TR en una oficina, taller o bodega comunes',
        },
        words: 'business tax retail store commercial tienda negocio local',
      },
    ],
    words: { en: 'hotel school daycare clinic tamper resistant', es: 'hotel escuela guardería clínica TR' },
  },
  {
    id: '406-12-exceptions',
    section: '406.12 Exception',
    grade: 'V2',
    title: { en: 'Tamper-resistant not required: exceptions', es: 'Cuándo no se exige TR' },
    text: {
      en: 'Not required above 5-1/2 ft from the floor, in a luminaire or appliance, in a single or duplex receptacle for appliances not easily moved that sit in front of it, or as a two-slot replacement where no ground exists.',
      es: 'No se exige a más de 5-1/2 pies del piso, en una luminaria o aparato, en contacto sencillo o doble para aparatos difíciles de mover ubicado tras ellos, o como reemplazo de dos patas donde no hay tierra.',
    },
    figures: { hFt: ['5-1/2', 'ft'] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'use a tamper-resistant receptacle more than 5-1/2 ft above the floor',
          es: 'usar contacto TR a más de 5-1/2 pies del piso',
        },
        words: 'TR high outlet',
      },
      {
        says: 'need-not',
        what: {
          en: 'use a tamper-resistant receptacle behind an appliance not easily moved',
          es: 'usar contacto TR detrás de un aparato difícil de mover',
        },
        if: {
          en: 'a single or duplex receptacle serves that appliance and the appliance sits in front of it',
          es: 'un contacto sencillo o dúplex sirve a ese aparato y el aparato queda enfrente',
        },
        words: 'TR refrigerator fridge',
      },
      {
        says: 'need-not',
        what: {
          en: 'use a tamper-resistant type for a two-slot replacement where no ground exists',
          es: 'usar TR en un reemplazo de dos ranuras donde no hay tierra',
        },
        words: 'TR two prong',
      },
      {
        says: 'need-not',
        what: {
          en: 'use a tamper-resistant receptacle that is part of a luminaire or appliance',
          es: 'usar TR en un contacto que es parte de luminaria o aparato',
        },
        words: 'TR',
      },
      {
        says: 'may',
        what: {
          en: 'put a plain receptacle, not tamper-resistant, above 5-1/2 ft from the floor',
          es: 'poner un contacto común, sin TR, arriba de 5-1/2 pies del piso',
        },
        words: 'tv fireplace inches pass',
      },
    ],
    words: { en: 'TR refrigerator garage opener high TR height', es: 'excepción refrigerador abridor cochera TR altura no se exige' },
  },
  {
    id: '406-10-cord-ground',
    section: '406.10',
    grade: 'V2',
    title: { en: 'Grounding pole goes to the ground only', es: 'El polo de tierra es sólo tierra' },
    text: {
      en: 'The grounding terminal of receptacles, connectors and plugs is for nothing but the equipment ground and is marked by a green hexagon screw, G, GR or the ground symbol.',
      es: 'La terminal de tierra de contactos, conectores y clavijas es sólo para la tierra de equipos y se marca con tornillo hexagonal verde, G, GR o el símbolo.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use the grounding pole of a plug or receptacle for anything but the equipment ground',
          es: 'usar el polo de tierra de clavija o contacto para otra cosa que tierra',
        },
        words: 'ground as neutral bootleg',
      },
    ],
    words: { en: 'bootleg ground neutral jumper receptacle green screw', es: 'puente falso neutro a tierra contacto tornillo verde' },
  },
  {
    id: '406-4-f-noninterchangeable',
    section: '406.4(F)',
    grade: 'K',
    title: { en: 'Different voltages, different receptacles', es: 'Voltajes distintos, contactos distintos' },
    text: {
      en: 'Receptacles connected to circuits of different voltage, frequency or type of current on the same premises are designed so that plugs are not interchangeable.',
      es: 'Los contactos en circuitos de distinto voltaje, frecuencia o tipo de corriente en el mismo predio son de diseño tal que las clavijas no se intercambien.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use noninterchangeable receptacles for circuits of different voltage or current type on the premises',
          es: 'usar contactos no intercambiables para circuitos de distinto voltaje o tipo de corriente',
        },
        words: '240 V on 120 outlet DC',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a 240 V circuit on a receptacle that takes 120 V plugs',
          es: 'poner un circuito de 240 V en un contacto que acepta clavijas de 120 V',
        },
        words: 'different voltage outlet',
      },
    ],
    words: { en: 'NEMA 6-20 5-20 240 volt outlet wired 120', es: 'NEMA 6-20 5-20 contacto 240' },
  },
  {
    id: '406-3-b-rating',
    section: '406.3(B)',
    grade: 'V2',
    title: { en: 'Receptacle ratings', es: 'Capacidad de contactos' },
    text: {
      en: 'Receptacles are listed and rated at least 15 A at 125 or 250 volts. A single receptacle on an individual circuit is rated not less than the circuit; duplex 15 A receptacles may be on 20 A circuits.',
      es: 'Los contactos son listados y de al menos 15 A a 125 o 250 volts. Un contacto sencillo en circuito individual tiene capacidad no menor que el circuito; los dobles de 15 A pueden ir en circuitos de 20 A.',
    },
    figures: { aA: [15, 'A'], bA: [20, 'A'] },
    claims: [
      {
        says: 'may',
        what: { en: 'use 15 A duplex receptacles on a 20 A circuit', es: 'usar contactos dúplex de 15 A en un circuito de 20 A' },
        words: '15 amp outlet 20 amp breaker',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a single 15 A receptacle on its own 20 A circuit',
          es: 'usar un contacto sencillo de 15 A en su propio circuito de 20 A',
        },
        words: 'simplex dedicated individual breaker',
      },
      {
        says: 'must-not',
        what: { en: 'use receptacles rated below 15 A', es: 'usar contactos de menos de 15 A' },
        words: '10A vintage listed',
      },
      {
        says: 'need-not',
        what: {
          en: 'use 20 A receptacles on a 20 A circuit with more than one',
          es: 'usar contactos de 20 A en un circuito de 20 A con más de uno',
        },
        words: 'duplex match breaker outlets doubles 15',
      },
      {
        says: 'must',
        what: {
          en: 'use a 20 A single receptacle on an individual 20 A circuit',
          es: 'usar un contacto sencillo de 20 A en un circuito individual de 20 A',
        },
        words: 'dedicated',
      },
    ],
    words: { en: 'single dedicated circuit', es: 'sencillo circuito dedicado' },
  },
  {
    id: '406-3-c-aluminum',
    section: '406.3(C)',
    grade: 'V2',
    title: { en: 'Aluminum wire on receptacles: CO/ALR', es: 'Aluminio en contactos: CO/ALR' },
    text: {
      en: 'Buy CO/ALR: a receptacle of 20 A or less connected directly to aluminum wire is marked CO/ALR. Otherwise pigtail with connectors listed for aluminum to copper.',
      es: 'Compre CO/ALR: el contacto de 20 A o menos conectado directo a aluminio va marcado CO/ALR. Si no, haga colas con conectores listados para aluminio y cobre.',
    },
    figures: { aA: [20, 'A'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'connect aluminum wire directly to a receptacle of 20 A or less not marked CO/ALR',
          es: 'conectar aluminio directo a un contacto de 20 A o menos sin marca CO/ALR',
        },
        words: 'aluminum wiring outlet',
      },
      {
        says: 'may',
        what: {
          en: 'pigtail aluminum wire to a regular receptacle with copper',
          es: 'hacer cola de cobre del aluminio a un contacto común',
        },
        if: { en: 'the connectors are listed for aluminum to copper', es: 'los conectores están listados para aluminio a cobre' },
        words: 'alumiconn purple wire nut',
      },
      {
        says: 'may',
        what: {
          en: 'connect aluminum wire directly to a receptacle marked CO/ALR',
          es: 'conectar aluminio directo a un contacto marcado CO/ALR',
        },
        words: 'coalr',
      },
      {
        says: 'need-not',
        what: {
          en: 'have the CO/ALR marking on a range or other receptacle above 20 A',
          es: 'tener marca CO/ALR en un contacto de estufa u otro de más de 20 A',
        },
        if: { en: 'its terminals are marked for aluminum', es: 'sus terminales están marcadas para aluminio' },
        words: '50 amp range al/cu lugs',
      },
      {
        says: 'must',
        what: {
          en: 'use a 15 or 20 A receptacle marked CO/ALR where aluminum wire connects directly',
          es: 'usar un contacto de 15 o 20 A marcado CO/ALR donde se conecta directo el alambre de aluminio',
        },
        words: 'buy kind type outlet old house comprar cuál tipo casa vieja',
      },
    ],
    words: { en: 'wiring pigtail alumiconn COPALUM', es: 'alambrado cola conector' },
  },
  {
    id: '406-13-single-pole',
    section: '406.13',
    grade: 'K',
    title: { en: 'Single-pole separable connectors (cam-locks)', es: 'Conectores monopolares (cam-lock)' },
    text: {
      en: 'Single-pole separable connectors are listed, of the locking or latching type. Those that are not load-break are connected and disconnected de-energized; parallel sets carry a warning.',
      es: 'Los conectores monopolares separables son listados y con seguro. Los que no abren con carga se conectan y desconectan sin energía; los juegos en paralelo llevan advertencia.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use listed locking or latching single-pole separable connectors (cam-locks)',
          es: 'usar conectores monopolares (cam-lock) listados con traba',
        },
        words: 'camlock stage',
      },
      {
        says: 'must-not',
        what: { en: 'connect or disconnect cam-locks energized', es: 'conectar o desconectar cam-locks energizados' },
        unless: { en: 'they are load-break type', es: 'sean de apertura con carga' },
        words: 'camlock hot',
      },
      {
        says: 'must',
        what: {
          en: 'put a warning on parallel sets of single-pole separable connectors',
          es: 'poner advertencia en juegos en paralelo de conectores monopolares',
        },
        words: 'camlock',
      },
    ],
    words: {
      en: 'cam lock connectors camlok generator',
      es: 'camlock generador',
    },
  },
];

// Confirmed: 406.4 EC&M 2011, EC&M 2023 (Holt), IAEI, expertce, renewal course page; 406.5(E) codebookcity, study page; 406.9 ecmag 2023, Leviton 2023 page, shared fact list, codebookcity, city code; 406.12 fact list, IAEI.
// Confirmed too: 406.3(B) codebookcity and forum quote; 406.3(E) codebookcity, study cards, exam questions.
// One source at the first reading: push-in (IAEI), 406.5, 406.6 (codebookcity), 406.9(B)(2), hinged cover (ecmag), 406.3(F) (codebookcity, number as in an older edition).
// Second reading: 406.3(D) IAEI, building code forum, expertce; 406.5(G) Leviton, EC&M; 406.12 exceptions EC&M 2011, building code forum, Q&A. One source only: 406.10 exam bank, 406.12 other occupancies EC&M quiz.
// 406.3(C) pocket guide, codebookcity; 406.3(F) course page, ecmag 2014; 406.5 EC&M quiz, terrylove, codebookcity; 406.7 engineerfix, mrelectrician, legalclarity; 406.9(B)(2) city code, inspectionnews, ecmag; hinged cover ecmag, course page. One source only: 406.9(D) city code, 406.11 terrylove.
// Third look: 406.10 up.codes, Mike Holt forum 111120; 406.11 with 250.146 Mike Holt video page and forum; 406.12 electricallicenserenewal 312 (2017), caring.com (assisted living, 2020).
