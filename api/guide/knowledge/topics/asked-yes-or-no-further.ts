// Further questions of preparation and forums that are answered yes or no, with the reason or with the difference.
import type { Topic } from '../knowledge.ts';

export const askedYesOrNoFurtherTopics: readonly Topic[] = [
  {
    id: 'asked-backfed-main-fastener',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does a back-fed main breaker need a hold-down fastener?',
      es: '¿Un breaker principal alimentado al revés (backfed) lleva fijador?',
    },
    answer: {
      en: 'Yes: a plug-in main breaker that is back-fed needs an additional fastener, so that more than a pull is needed to release it from the panel.\n\nPulled loose, its stabs would be live in the hand. The exception: breakers of listed grid-tied solar inverters, whose output stops at once.',
      es: 'Sí: un breaker enchufable alimentado al revés como principal lleva un fijador adicional, para que no se suelte con solo jalarlo.\n\nSuelto, sus contactos quedarían vivos en la mano. La excepción: breakers de inversores solares listados conectados a la red, que dejan de dar voltaje al instante.',
    },
    references: ['408.36(D)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a hold-down fastener on a back-fed plug-in main breaker',
          es: 'poner fijador (hold-down) a un breaker principal enchufable alimentado al revés (backfed)',
        },
        unless: { en: 'it serves a listed grid-tied inverter', es: 'sea de un inversor listado conectado a la red' },
        words: 'retainer kit clip screw generator interlock required plug-in sub main sujetador seguro planta',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave a back-fed plug-in main breaker held by its stabs only',
          es: 'dejar un breaker principal enchufable backfed detenido solo por sus contactos',
        },
        words: 'retainer skip without clip sin seguro a presion snap',
      },
      {
        says: 'may',
        what: {
          en: 'leave the hold-down clip off the breaker of a listed grid-tied solar inverter',
          es: 'dejar sin fijador el breaker de un inversor solar listado conectado a la red',
        },
        words: 'skip microinverters backfed',
      },
    ],
    words: {
      en: 'backfed back-fed plug-in plug-on main breaker retainer retaining hold down kit clip secured anything besides connection required generator interlock backfeed',
      es: 'backfed alimentado por abajo retroalimentado principal enchufable seguro clip kit de retencion sujetador se exige necesita algo ademas de la conexion',
    },
  },
  {
    id: 'asked-solar-backfeed-hold-down',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does the backfed breaker of a solar inverter need a hold-down?',
      es: '¿El breaker de un inversor solar lleva fijador (hold-down)?',
    },
    answer: {
      en: "No: a plug-in breaker back-fed by a listed interactive (grid-tied) inverter needs no additional fastener, because its terminals go dead as soon as it is pulled.\n\nIt must be suitable for backfeed: not marked 'line' and 'load'. Other back-fed mains do need the fastener, 408.36(D).",
      es: "No: el breaker enchufable alimentado por un inversor interactivo listado no lleva fijador adicional, porque queda sin voltaje en cuanto se saca.\n\nDebe servir para alimentarse al revés: sin marcas 'line' y 'load'. Otros principales alimentados al revés sí lo llevan, 408.36(D).",
    },
    references: ['705.30'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'put a hold-down on the backfed breaker of a listed grid-tied solar inverter',
          es: 'poner fijador (hold-down) al breaker backfed de un inversor solar listado conectado a la red',
        },
        words: 'pv retainer clip kit interactive fotovoltaico',
      },
      {
        says: 'must-not',
        what: {
          en: "backfeed solar through a breaker marked 'line' and 'load'",
          es: "alimentar al revés con solar un breaker marcado 'line' y 'load'",
        },
        words: 'pv suitable for backfeed paneles',
      },
    ],
    words: {
      en: 'pv solar photovoltaic grid-tied interactive breaker backfeed backfed retainer kit clip fastener required',
      es: 'solar fotovoltaico paneles inversor interactivo breaker retroalimentado clip fijador retencion se exige',
    },
  },
  {
    id: 'asked-primary-protects-secondary',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Do primary fuses or breakers protect the secondary conductors of a delta-wye or 3-wire transformer?',
      es: '¿La protección primaria protege el secundario de un transformador delta-estrella o de 3 hilos?',
    },
    answer: {
      en: 'No, neither in delta-wye nor in single-phase 3-wire 120/240 V: the primary device does not protect the secondary conductors. They need protection at their end, within the lengths of 240.21(C).\n\nOne secondary phase can be overloaded while the primary sees less. Only a single-phase 2-wire secondary and a three-wire delta-delta may be protected from the primary.',
      es: 'No, ni en delta-estrella ni en monofásico de 3 hilos a 120/240 V: el dispositivo primario no protege los conductores del secundario. Llevan protección en su extremo, dentro de los largos de 240.21(C).\n\nUna fase del secundario puede sobrecargarse y el primario ve menos. Solo un secundario monofásico de 2 hilos y el delta-delta de tres hilos se protegen desde el primario.',
    },
    references: ['240.4(F)', '240.21(C)(1)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'let the primary fuses or breaker alone protect the secondary conductors or panel of a delta-wye or 3-wire 120/240 V transformer',
          es: 'dejar que solo los fusibles o el breaker primario protejan el secundario o su tablero en un transformador delta-estrella o de 3 hilos a 120/240 V',
        },
        words: '4-wire wye 208 enough main lugs mlo without main only bastan zapatas',
      },
      {
        says: 'must',
        what: {
          en: 'protect the secondary conductors of a delta-wye transformer at their own end',
          es: 'proteger en su propio extremo los conductores del secundario de un transformador delta-estrella',
        },
        words: 'secondary breaker main overcurrent 10 ft 25 ft panel mlo breaker del secundario tablero',
      },
    ],
    words: {
      en: 'are primary fuses enough breaker overcurrent wires delta-wye wye 4-wire three-phase alone only through the transformer secondary side rely on',
      es: 'basta bastan fusibles primarios breaker primario cables secundario delta estrella 4 hilos trifasico solo',
    },
  },
  {
    id: 'asked-primary-protects-two-wire',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does the primary breaker or fuse protect the secondary conductors of a 2-wire single-phase or delta-delta transformer?',
      es: '¿El breaker o fusible primario protege los conductores del secundario monofásico de 2 hilos o delta-delta?',
    },
    answer: {
      en: 'Yes: for a single-phase transformer with a 2-wire secondary, and a three-phase delta-delta one with a 3-wire secondary, the primary device may protect the secondary conductors.\n\nCondition: its rating, times the ratio of primary to secondary turns, is no more than the ampacity of the secondary conductors. No other transformer may do so.',
      es: 'Sí: en un transformador monofásico con secundario de 2 hilos, y en uno trifásico delta-delta de 3 hilos, el dispositivo primario puede proteger los conductores del secundario.\n\nCondición: su valor, por la relación de vueltas de primario a secundario, no pasa de la ampacidad de los conductores del secundario. Ningún otro transformador lo permite.',
    },
    references: ['240.4(F)', '240.21(C)(1)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'protect a 2-wire single-phase or 3-wire delta-delta secondary with the primary breaker or fuse',
          es: 'proteger un secundario monofásico de 2 hilos o delta-delta de 3 hilos con el breaker o fusible primario',
        },
        if: {
          en: 'its rating times the ratio of primary to secondary turns is within the ampacity of the secondary conductors',
          es: 'su valor por la relación de vueltas de primario a secundario no pasa de la ampacidad del secundario',
        },
        words: 'control transformer no secondary fuse transformador de control',
      },
    ],
    words: {
      en: 'two-wire single voltage control transformer primary fuse breaker protects secondary conductors wires single-phase delta delta three-wire',
      es: 'dos hilos monofasico transformador de control fusible primario protege conductores secundario delta delta tres hilos',
    },
  },
  {
    id: 'asked-rod-replaces-egc',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can a ground rod, or the earth, replace the equipment grounding conductor as fault path?',
      es: '¿Una varilla o la tierra física puede reemplazar al conductor de tierra de equipo?',
    },
    answer: {
      en: 'No: the earth is not an effective ground-fault path. A rod at a light pole or machine lets so little current flow that the breaker stays closed and the metal stays live; the equipment grounding conductor carries the fault back to the source.\n\nYou may add the rod as an auxiliary electrode, connected to the equipment grounding conductor (250.54).',
      es: 'No: la tierra física no es una trayectoria efectiva de falla. Por una varilla en un poste o máquina pasa tan poca corriente que el breaker no abre y el metal queda vivo; el conductor de tierra de equipo regresa la falla a la fuente.\n\nPuede añadir la varilla como electrodo auxiliar, conectada al conductor de tierra de equipo (250.54).',
    },
    references: ['250.4(A)(5)', '250.54'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a ground rod or the earth instead of the equipment grounding conductor',
          es: 'usar una varilla o la tierra física en lugar del conductor de tierra de equipo',
        },
        words: 'light pole machine substitute egc ground wire poste de luz maquina sustituir',
      },
      {
        says: 'may',
        what: {
          en: 'add a ground rod at a light pole or machine besides the equipment ground',
          es: 'añadir una varilla en un poste de luz o máquina además de la tierra de equipo',
        },
        if: {
          en: 'the rod is connected to the equipment grounding conductor',
          es: 'la varilla se conecta al conductor de tierra de equipo',
        },
        words: 'auxiliary aux extra hammer electrode already pvc aparte otra auxiliar',
      },
      {
        says: 'is-not',
        what: {
          en: 'a ground rod carries enough fault current to trip the breaker',
          es: 'una varilla lleva suficiente corriente de falla para disparar el breaker',
        },
        words: 'earth soil clear fault botar tierra fisica',
      },
      {
        says: 'must',
        what: {
          en: 'run an equipment ground wire back from a pole or machine that has a rod of its own',
          es: 'llevar un cable de tierra de regreso desde un poste o máquina que tiene su propia varilla',
        },
        words: 'still need parking lot light',
      },
    ],
    words: {
      en: 'ground rod driven at each light pole parking lot machine take the place of serve as instead of substitute ground wire egc earth only fault current path count on the earth soil',
      es: 'varilla en cada poste de luz estacionamiento maquina en lugar de en vez de sustituye cable de tierra tierra fisica como unico camino trayectoria de falla',
    },
  },
  {
    id: 'asked-gfci-on-two-wire',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can a two-wire ungrounded receptacle be replaced with a GFCI without a ground?',
      es: '¿Se puede poner un GFCI en lugar de un contacto de dos patas sin tierra?',
    },
    answer: {
      en: "Yes: a GFCI receptacle may replace a two-slot one where the box has no ground, if it is marked 'No Equipment Ground'. It still trips on leakage, without a ground wire.\n\nThree-hole receptacles fed from that GFCI are allowed too, marked 'GFCI Protected' and 'No Equipment Ground'. Don't run a ground wire from it to them, nor jumper ground to neutral.",
      es: "Sí: un contacto GFCI puede reemplazar a uno de dos ranuras donde la caja no tiene tierra, si se marca 'No Equipment Ground'. Dispara por fuga aun sin cable de tierra.\n\nTambién se permiten contactos de tres hoyos alimentados desde ese GFCI, marcados 'GFCI Protected' y 'No Equipment Ground'. No lleve tierra de él a ellos ni puentee tierra con neutro.",
    },
    references: ['406.4(D)(2)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'replace a two-slot receptacle without a ground by a GFCI',
          es: 'cambiar un contacto de dos ranuras sin tierra por un GFCI',
        },
        if: { en: "it is marked 'No Equipment Ground'", es: "se marca 'No Equipment Ground'" },
        words: 'two-prong old house knob and tube legal dos patas casa vieja',
      },
      {
        says: 'may',
        what: {
          en: 'feed three-hole receptacles without a ground from a GFCI',
          es: 'alimentar contactos de tres hoyos sin tierra desde un GFCI',
        },
        if: { en: "they are marked 'GFCI Protected' and 'No Equipment Ground'", es: "se marcan 'GFCI Protected' y 'No Equipment Ground'" },
        words: 'three-prong downstream protected tres patas',
      },
      {
        says: 'must-not',
        what: {
          en: 'jumper ground to neutral at a receptacle without a ground',
          es: 'puentear tierra con neutro en un contacto sin tierra',
        },
        words: 'bootleg fake tierra falsa',
      },
      {
        says: 'is-not',
        what: { en: 'a ground wire is needed for a GFCI to trip', es: 'un GFCI necesita cable de tierra para dispararse' },
        words: 'work without ground useless buttons',
      },
      {
        says: 'is',
        what: {
          en: 'a GFCI without a ground wire trips on leakage all the same',
          es: 'un GFCI sin cable de tierra se dispara igual con una fuga',
        },
        words: 'still work protect save third wire earth decoration sense button',
      },
      {
        says: 'must',
        what: {
          en: "mark receptacles without a ground that a GFCI protects 'GFCI Protected' and 'No Equipment Ground'",
          es: "marcar los contactos sin tierra que protege un GFCI 'GFCI Protected' y 'No Equipment Ground'",
        },
        words: 'sticker label plate etiqueta',
      },
    ],
    words: {
      en: 'two-prong two-slot outlet old house no ground wire no equipment ground swap replace gfci receptacle knob and tube legal allowed instead',
      es: 'dos ranuras dos patas casa vieja sin tierra sin cable de tierra cambiar reemplazar contacto receptaculo gfci se permite legal',
    },
  },
  {
    id: 'asked-why-pool-equipotential',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Why is equipotential bonding required around a pool?', es: '¿Por qué se exige la unión equipotencial en una alberca?' },
    answer: {
      en: 'To reduce voltage gradients: water, shell, deck and metal are tied together to stay at the same potential, so a wet swimmer touching two of them feels no voltage difference between them.\n\nStray voltage may come from the utility neutral or the earth, where no breaker or GFCI opens. The bonding clears no fault and needs no connection to a rod or panel.',
      es: 'Para reducir los gradientes de voltaje: agua, casco, piso y metal se unen para quedar al mismo potencial, y un bañista mojado que toca dos de ellos no siente diferencia de voltaje.\n\nEl voltaje parásito puede venir del neutro de la compañía o del suelo, donde ningún breaker o GFCI abre. La unión no libra fallas ni va a varilla o tablero.',
    },
    references: ['680.26(A)', '680.26'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'pool equipotential bonding reduces voltage differences around the pool',
          es: 'la unión equipotencial reduce las diferencias de voltaje alrededor de la alberca',
        },
        words: 'gradient stray voltage same potential gradiente parasito mismo potencial',
      },
      {
        says: 'is-not',
        what: {
          en: 'pool equipotential bonding is there to trip a breaker',
          es: 'la unión equipotencial de la alberca está para disparar un breaker',
        },
        words: 'clear fault purpose librar falla',
      },
      {
        says: 'need-not',
        what: {
          en: 'connect the pool bonding grid to a ground rod or the panel',
          es: 'conectar la malla de unión de la alberca a una varilla o al tablero',
        },
        words: '8 awg wire back to ground bar barra de tierras',
      },
    ],
    words: {
      en: 'why does the code purpose reason equipotential bonding grid perimeter deck swimming pool spa hot tub stray voltage gradient same potential',
      es: 'para que sirve proposito razon union equipotencial malla perimetro piso alberca piscina spa voltaje parasito gradiente mismo potencial',
    },
  },
  {
    id: 'asked-high-leg-to-neutral-load',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can a 120 V load go from the high leg to neutral?',
      es: '¿Se puede conectar una carga de 120 V de la pierna alta al neutro?',
    },
    answer: {
      en: 'No 120 V load may: the high leg (wild leg, B phase) of a 240/120 V four-wire delta gives about 208 V to neutral, which burns 120 V loads. Only the other two phases give 120 V to neutral.\n\nIt is marked orange and used for 240 V and three-phase loads. Single-pole breakers are not put on it unless their rating covers 208 V to ground.',
      es: 'No, ninguna carga de 120 V: la pierna alta (fase B, high leg) de una delta de 4 hilos de 240/120 V da unos 208 V al neutro, y quema cargas de 120 V. Solo las otras dos fases dan 120 V al neutro.\n\nSe marca naranja y sirve para 240 V y trifásico. No lleva breakers de un polo, salvo que su valor cubra 208 V a tierra.',
    },
    references: ['110.15', '408.3(E)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'connect a 120 V load from the high leg to neutral', es: 'conectar una carga de 120 V de la pierna alta al neutro' },
        words: 'wild leg stinger b phase orange lighting receptacle contacto foco fase b brava',
      },
      {
        says: 'may',
        what: {
          en: 'use the high leg of a delta for 240 V and three-phase loads',
          es: 'usar la pierna alta de una delta para cargas de 240 V y trifásicas',
        },
        words: 'wild leg stinger motor line to line',
      },
      {
        says: 'must-not',
        what: { en: 'put a single-pole breaker on the high leg', es: 'poner un breaker de un polo en la pierna alta' },
        unless: { en: 'its rating covers 208 V to ground', es: 'su valor cubra 208 V a tierra' },
        words: '120/240 slash rated stinger',
      },
    ],
    words: {
      en: 'wild leg stinger orange delta connect single-pole circuit lighting receptacle get 120 volts b phase neutral line-to-neutral',
      es: 'pierna brava fase alta naranja delta circuito de un polo alumbrado contacto sacar 120 volts fase b neutro',
    },
  },
  {
    id: 'asked-ic-can-insulation',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Must an IC-rated recessed light keep 3 in. from insulation?',
      es: '¿Una luminaria empotrada tipo IC debe quedar a 3 pulg. del aislante?',
    },
    answer: {
      en: 'No: a Type IC can is made for contact, so thermal insulation may touch and cover it. The 3 in. clearance is for recessed lights that are not Type IC.\n\nNon-IC ones also stay 1/2 in. from anything that burns.',
      es: 'No: la tipo IC está hecha para contacto, así que el aislante térmico puede tocarla y cubrirla. Las 3 pulg. son para empotradas que no son tipo IC.\n\nLas que no son IC quedan además a 1/2 pulg. de lo combustible.',
    },
    references: ['410.116(B)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'keep insulation 3 in. away from an IC-rated can', es: 'separar 3 pulg. el aislante de un bote tipo IC' },
        words: 'recessed light hold back clearance space ocupan libres espacio',
      },
      {
        says: 'may',
        what: {
          en: 'cover an IC-rated recessed light with thermal insulation',
          es: 'cubrir una luminaria empotrada tipo IC con aislante térmico',
        },
        words: 'can bury blown touch tapar fibra de vidrio lata enterrar tocar',
      },
      {
        says: 'must',
        what: {
          en: 'keep insulation 3 in. away from a can that is not IC-rated',
          es: 'separar 3 pulg. el aislante de un bote que no es tipo IC',
        },
        words: 'non-ic old recessed light sin ic gap',
      },
      {
        says: 'must-not',
        what: { en: 'cover a non-IC can with insulation', es: 'cubrir con aislante un bote sin IC' },
        words: 'forget gap',
      },
    ],
    words: {
      en: 'type ic listed rated can light downlight pot light high hat clearance attic thermal insulation touch cover buried contact',
      es: 'lata foco empotrado tipo ic listado espacio separacion aislante termico atico tocar cubrir contacto',
    },
  },
  {
    id: 'asked-multiwire-disconnect-together',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Must all hots of a multiwire branch circuit be disconnected together?',
      es: '¿Es obligatorio desconectar juntas todas las fases de un circuito multiconductor (multiwire)?',
    },
    answer: {
      en: 'Yes: where it starts, each multiwire branch circuit needs a means that opens all its hots at the same time: a 2-pole or 3-pole breaker, or single-pole breakers with an identified handle tie.\n\nOtherwise the shared neutral can still carry current, and shock, with one hot off.',
      es: 'Sí: en su origen cada circuito multiconductor lleva un medio que abre al mismo tiempo todos los vivos: breaker de 2 o 3 polos, o breakers de un polo con amarre de manijas identificado.\n\nSi no, el neutro compartido puede seguir con corriente, y dar toque, con un vivo apagado.',
    },
    references: ['210.4(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'disconnect all hots of a multiwire branch circuit together, with a 2-pole breaker or an identified handle tie',
          es: 'desconectar juntos todos los vivos de un circuito multiconductor, con breaker de 2 polos o amarre de manijas identificado',
        },
        words: 'mwbc shared neutral cubicle tie breakers simultaneous obligatorio amarre compartido all drop',
      },
      {
        says: 'must-not',
        what: { en: 'leave breakers of a shared neutral untied', es: 'dejar sin amarre los breakers de un neutro compartido' },
        words: 'skip 2 pole red black',
      },
    ],
    words: {
      en: 'mwbc multiwire shared neutral simultaneous simultaneously disconnecting means at the same time ungrounded conductors phases required need two-pole breaker',
      es: 'mwbc multihilo neutro compartido simultaneo al mismo tiempo a la vez desconexion medio vivos fases debe tiene que breaker de dos polos',
    },
  },
  {
    id: 'asked-handle-tie-multiwire',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is a handle tie enough for a multiwire branch circuit?',
      es: '¿Basta un amarre de manijas para un circuito multiconductor?',
    },
    answer: {
      en: "Yes, for line-to-neutral loads: single-pole breakers with a listed, identified handle tie open all hots together by hand; they need not trip together.\n\nA nail or wire through the handles doesn't count. Two breakers without a tie are not allowed. Where a line-to-line load shares the circuit with 120 V loads, use a common-trip 2-pole breaker.",
      es: 'Sí, para cargas de fase a neutro: breakers de un polo con amarre de manijas identificado abren juntos los vivos a mano; no tienen que disparar juntos.\n\nUn clavo o alambre en las manijas no cuenta. No se permiten dos breakers sin amarre. Si una carga de fase a fase comparte el circuito con las de 120 V, va breaker de 2 polos con disparo común.',
    },
    references: ['210.4(B)', '240.15(B)(1)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use single-pole breakers with an identified handle tie on a multiwire circuit',
          es: 'usar breakers de un polo con amarre de manijas identificado en un circuito multiconductor',
        },
        if: { en: 'its loads are all from hot to neutral', es: 'todas sus cargas son de fase a neutro' },
        words: 'mwbc instead of two-pole common trip shared neutral en vez de dos polos',
      },
      {
        says: 'must-not',
        what: {
          en: 'tie the breaker handles of a multiwire circuit with a nail or wire',
          es: 'amarrar las manijas de un circuito multiconductor con un clavo o alambre',
        },
        words: 'homemade screw tornillo hechizo',
      },
      {
        says: 'need-not',
        what: {
          en: 'have the breakers of a multiwire circuit trip together, if it has only 120 V loads',
          es: 'hacer que los breakers de un multiconductor disparen juntos, si solo tiene cargas de 120 V',
        },
        words: 'common trip two-pole disparo comun required singles tied',
      },
    ],
    words: {
      en: 'handle ties allowed instead of two-pole common trip breaker mwbc 120 v loads single-pole breakers shared neutral enough ok',
      es: 'amarre manijas puente de palancas en vez de breaker de dos polos disparo comun multiwire cargas 120 v basta vale',
    },
  },
  {
    id: 'asked-multiwire-without-tie',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Are two single-pole breakers without a handle tie OK on a multiwire circuit?',
      es: '¿Se permiten dos breakers de un polo sin amarre en un circuito multiconductor?',
    },
    answer: {
      en: 'No: the hots of a multiwire branch circuit must open together at the panel, with a 2-pole breaker or an identified handle tie.\n\nTwo loose single-pole breakers leave the shared neutral live with one of them off. Circuits installed before the rule may stay as they are until changed.',
      es: 'No: los vivos de un circuito multiconductor abren juntos en el tablero, con breaker de 2 polos o amarre de manijas identificado.\n\nDos breakers sueltos dejan el neutro compartido con corriente al apagar uno. Los circuitos anteriores a la regla pueden quedarse hasta que se cambien.',
    },
    references: ['210.4(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put a multiwire circuit on single-pole breakers without a handle tie',
          es: 'poner un circuito multiconductor en breakers de un polo sin amarre de manijas',
        },
        words: 'mwbc separate untied loose sueltos neutro nothing nada',
      },
      {
        says: 'may',
        what: {
          en: 'leave an old multiwire circuit without a handle tie as it is',
          es: 'dejar como está un circuito multiconductor viejo sin amarre de manijas',
        },
        if: { en: 'it was installed before the rule and nothing is changed', es: 'se instaló antes de la regla y no se cambia nada' },
        words: 'existing grandfathered existente anterior',
      },
      {
        says: 'may',
        what: {
          en: 'put a multiwire circuit on single-pole breakers with an identified handle tie',
          es: 'poner un circuito multiconductor en dos breakers sencillos con amarre de manijas identificado',
        },
        if: { en: 'its loads are all from hot to neutral', es: 'todas sus cargas van de fase a neutro' },
        words: 'shared neutral tied compartido',
      },
    ],
    words: {
      en: 'two separate single pole breakers untied not tied shared neutral multiwire mwbc can i use leave',
      es: 'dos breakers separados sueltos sin amarre neutro compartido multihilo se puede dejar',
    },
  },
  {
    id: 'asked-multiwire-neutral-pigtail',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Must the neutral of a multiwire circuit be pigtailed?',
      es: '¿El neutro de un circuito multiconductor va con cola (pigtail)?',
    },
    answer: {
      en: 'Yes: in a multiwire branch circuit the neutral may not depend on a device, so splice it with a pigtail to the receptacle. Taking the receptacle out must not open the neutral downstream.\n\nAn open shared neutral puts up to 240 V across 120 V loads. On an ordinary two-wire circuit the screws may carry through.',
      es: 'Sí: en un circuito multiconductor el neutro no depende del dispositivo; se empalma con una cola al contacto. Quitar el contacto no debe abrir el neutro de ahí en adelante.\n\nUn neutro compartido abierto pone hasta 240 V en cargas de 120 V. En un circuito común de dos hilos puede pasar por los tornillos.',
    },
    references: ['300.13(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'pigtail the neutral of a multiwire circuit at each receptacle',
          es: 'empalmar con cola (pigtail) el neutro de un circuito multiconductor en cada contacto',
        },
        words: 'mwbc shared white blanco compartido',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed the neutral of a multiwire circuit through the screws of a receptacle',
          es: 'pasar el neutro de un circuito multiconductor por los tornillos de un contacto',
        },
        words: 'mwbc feed-through device depend terminals dispositivo',
      },
      {
        says: 'may',
        what: {
          en: 'carry the neutral of an ordinary two-wire circuit through the screws of a receptacle',
          es: 'pasar el neutro de un circuito común de dos hilos por los tornillos de un contacto',
        },
        words: 'not multiwire feed-through no pigtail sin cola',
      },
      {
        says: 'need-not',
        what: { en: 'pigtail the neutral of an ordinary two-wire circuit', es: 'hacer cola al neutro de un circuito normal de dos hilos' },
        words: 'regular plain single not multiwire through screws sencillo común',
      },
    ],
    words: {
      en: 'pigtail neutral white shared multiwire mwbc device removal feed through receptacle terminals screws continuity depend',
      es: 'cola neutro blanco compartido multihilo quitar contacto continuidad tornillos pasar por el dispositivo depende',
    },
  },
  {
    id: 'asked-neutral-as-ground-load-side',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can the neutral serve as the equipment ground past the service?',
      es: '¿El neutro puede servir de tierra de equipo después de la acometida?',
    },
    answer: {
      en: 'No: on the load side of the service disconnect the neutral may not ground metal parts. It carries current, so cases and pipes would become live and share its current, and an open neutral would put 120 V on them.\n\nExisting 3-wire range and dryer circuits and some old feeders to separate buildings are the exceptions.',
      es: 'No: del lado de carga del desconectador de acometida el neutro no aterriza partes metálicas. Lleva corriente: cajas y tubos quedarían vivos y la compartirían, y un neutro abierto les pondría 120 V.\n\nLas excepciones: circuitos existentes de 3 hilos de estufa y secadora y algunos alimentadores viejos a otros edificios.',
    },
    references: ['250.142(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use the neutral to ground a subpanel, box or machine',
          es: 'usar el neutro como tierra de un subpanel, caja o máquina',
        },
        unless: {
          en: 'it is existing work that 250.140 or 250.32(B) lets stay',
          es: 'sea una instalación existente que 250.140 o 250.32(B) deja quedar',
        },
        words: 'load side equipment bootleg case frame cabinet can tie new subtablero nuevo sirve',
      },
      {
        says: 'may',
        what: {
          en: 'leave the neutral as ground on an existing 3-wire range or dryer circuit',
          es: 'dejar el neutro como tierra en un circuito existente de 3 hilos de estufa o secadora',
        },
        words: 'old 10-30 10-50 stove grandfathered vieja',
      },
    ],
    words: {
      en: 'grounded conductor neutral used as equipment grounding conductor egc load side of service downstream ground the frame case box bond',
      es: 'conductor puesto a tierra neutro usar como tierra de equipo lado de carga aterrizar armazon caja gabinete',
    },
  },
  {
    id: 'asked-several-grounds-one-screw',
    area: 'exam',
    grade: 'V1',
    title: {
      en: 'Can several ground wires share one screw in a panel?',
      es: '¿Dos o tres tierras pueden compartir terminal en el tablero?',
    },
    answer: {
      en: "Yes, where the panel's label says how many and of what size, often two or three 14 or 12 AWG of the same metal. Without that marking, one wire per screw.\n\nNeutrals never share: each has its own terminal (408.41), and none shares with a ground.",
      es: 'Sí, donde la etiqueta del tablero dice cuántos y de qué calibre, a menudo dos o tres 14 o 12 AWG del mismo metal. Sin esa marca, uno por tornillo.\n\nLos neutros nunca comparten: cada uno su terminal (408.41), y ninguno con una tierra.',
    },
    references: ['408.40', '110.14(A)'],
    claims: [
      {
        says: 'may',
        what: { en: 'put several ground wires under one screw of a panel', es: 'poner varias tierras en un tornillo del tablero' },
        if: { en: "the panel's label gives that number and size", es: 'la etiqueta del tablero dice ese número y calibre' },
        words: 'two three 3 #12 bare bares pelados double up ground bar label says sticker etiqueta dice grounds tierras desnudos',
      },
      {
        says: 'must-not',
        what: { en: 'put two neutrals under one screw of a panel', es: 'poner dos neutros en un tornillo del tablero' },
        words: 'double tap whites blancos',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a neutral and a ground under one screw of a panel',
          es: 'poner un neutro y una tierra en el mismo tornillo del tablero',
        },
        words: 'white mixed blanco',
      },
      {
        says: 'must-not',
        what: {
          en: 'double up grounds on a bar without a marking that allows it',
          es: 'poner tierras dobles en una barra sin marca que lo permita',
        },
      },
      {
        says: 'may',
        what: {
          en: 'put two or three grounds under one screw of a panel whose label allows it',
          es: 'poner dos o tres tierras en un tornillo del tablero cuya etiqueta lo permite',
        },
        words: 'says marked egc bare dice permite',
      },
    ],
    words: {
      en: 'two three equipment grounds bare wires double tap ground bar under same screw terminal allowed',
      es: 'cables desnudos misma barra de tierras doblar varias tierras juntas se permite',
    },
  },
  {
    id: 'asked-hospital-insulated-ground',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is an insulated ground wire required in patient care areas?',
      es: '¿Se exige tierra aislada (verde) en áreas de pacientes?',
    },
    answer: {
      en: 'Yes: branch circuits of patient care spaces carry an insulated copper equipment ground, green along its whole length, and that in a metal raceway or armor which is itself a ground path.\n\nTwo paths, so that one failing leaves the other. Neither the conduit alone nor the wire in PVC is enough.',
      es: 'Sí: los ramales de espacios de atención de pacientes llevan una tierra de cobre aislada, verde en todo su largo, y dentro de tubo o armadura metálica que también es camino de tierra.\n\nDos caminos, para que si uno falla quede el otro. No basta el tubo solo ni el cable en PVC.',
    },
    references: ['517.13(B)', '517.13(A)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'run an insulated copper equipment ground in circuits of patient care spaces',
          es: 'llevar tierra de cobre aislada en circuitos de espacios de atención de pacientes',
        },
        words: 'green hospital clinic dental exam room consultorio verde',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the metal conduit alone as the ground in patient care spaces',
          es: 'usar solo el tubo metálico como tierra en espacios de atención de pacientes',
        },
        words: 'emt only redundant hospital',
      },
      {
        says: 'must-not',
        what: {
          en: 'wire patient care branch circuits in PVC with only a ground wire',
          es: 'alambrar ramales de atención de pacientes en PVC con solo el cable de tierra',
        },
        words: 'nonmetallic conduit clinic hospital tubo de plastico',
      },
    ],
    words: {
      en: 'insulated equipment grounding conductor hospital clinic exam room dental office patient care required green copper redundant ground two paths',
      es: 'conductor de tierra aislado hospital clinica consultorio dental atencion de pacientes obligatorio verde cobre redundante',
    },
  },
  {
    id: 'asked-locknuts-service-bonding',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can ordinary locknuts alone bond a service raceway?',
      es: '¿Bastan las contratuercas comunes para unir el tubo de la acometida?',
    },
    answer: {
      en: "No: standard locknuts don't count as bonding on service raceways. Use threaded hubs, tight threadless fittings, bonding locknuts, wedges or bushings.\n\nThere is no overcurrent device ahead of service conductors, so a fault must find a solid path. Concentric or eccentric rings left in the wall of the box need a bonding jumper around them.",
      es: 'No: las contratuercas comunes no cuentan como unión en la acometida. Use hubs roscados, conectores apretados sin rosca, contratuercas, cuñas o bushings de unión.\n\nAntes de la acometida no hay protección, así que la falla necesita un camino sólido. Los anillos concéntricos o excéntricos que quedan en la caja llevan puente de unión.',
    },
    references: ['250.92(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'rely on ordinary locknuts to bond a service raceway',
          es: 'contar con contratuercas comunes para unir el tubo de la acometida',
        },
        words: 'standard double locknut meter can enough bastan',
      },
      {
        says: 'may',
        what: {
          en: 'bond a service raceway with threaded hubs, bonding locknuts or bonding bushings',
          es: 'unir el tubo de la acometida con hubs roscados, contratuercas o bushings de unión',
        },
        words: 'threadless fitting wedge myers',
      },
      {
        says: 'must',
        what: {
          en: 'put a bonding jumper around concentric rings left on a service raceway',
          es: 'poner puente de unión en los anillos concéntricos que quedan en el tubo de acometida',
        },
        words: 'eccentric knockout ko',
      },
      {
        says: 'must',
        what: {
          en: 'add a bonding locknut, wedge or bushing where a metal service conduit is held by standard locknuts',
          es: 'agregar contratuerca, cuña o bushing de unión donde un tubo metálico de acometida se sujeta con contratuercas comunes',
        },
        words: 'bonding bushing needed required rigid meter can jumper ocupo',
      },
    ],
    words: {
      en: 'standard locknut double locknuts service entrance conduit bonding bushing enough',
      es: 'contratuerca normal doble tubo de acometida bushing de union basta',
    },
  },
  {
    id: 'asked-service-run-inside',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can service conductors run a long way inside before the main?',
      es: '¿La acometida puede recorrer el edificio antes del principal?',
    },
    answer: {
      en: 'No, not exposed or hidden in the building: the service disconnect goes outside or inside nearest the point where the conductors enter. They have no overcurrent protection of their own, so a fault inside burns until it clears itself.\n\nThe Code gives no number of feet; the local authority often does. Under 2 in. of concrete or encased so, they count as outside (230.6).',
      es: 'No por dentro del edificio: el desconectador va afuera o adentro lo más cerca de donde entran los conductores. No tienen protección propia, y una falla adentro arde hasta librarse sola.\n\nEl código no da cuántos pies; la autoridad local a menudo sí. Bajo 2 pulg. de concreto o embebidos cuentan como exteriores (230.6).',
    },
    references: ['230.70(A)(1)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run unprotected service conductors through a building before the main disconnect',
          es: 'correr conductores de acometida por dentro de un edificio antes del desconectador principal',
        },
        words: 'far long basement attic other side unfused lejos sotano ático',
      },
      {
        says: 'must',
        what: {
          en: 'put the service disconnect outside or inside nearest where the conductors enter',
          es: 'poner el desconectador de acometida afuera o adentro lo más cerca de donde entran los conductores',
        },
        words: 'main panel location right where wires come in entrada',
      },
      {
        says: 'is-not',
        what: {
          en: 'the Code gives a number of feet for service conductors inside',
          es: 'el código da un número de pies para la acometida por dentro',
        },
        words: 'how far length maximum 3 5 10 largo maximo',
      },
      {
        says: 'may',
        what: {
          en: 'run service conduit to the middle of a building under or in 2 in. of concrete, which counts as outside',
          es: 'llevar la acometida al centro del edificio bajo o dentro de 2 pulg. de concreto, que cuenta como afuera',
        },
        words: 'encased slab inches losa',
      },
    ],
    words: {
      en: 'service entrance conductors through the building inside how far length main disconnect basement other side of house unprotected',
      es: 'conductores de acometida por dentro del edificio que tan lejos largo desconectador principal sotano otro lado',
    },
  },
  {
    id: 'asked-service-overcurrent',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Do service conductors need overcurrent protection?',
      es: '¿Los conductores de acometida llevan protección de sobrecorriente?',
    },
    answer: {
      en: "Yes, at their load end: each ungrounded service conductor has a breaker or fuse not above its ampacity, or the next standard size up to 800 A, as part of the service disconnect or right next to it.\n\nThat is overload protection only. On the line side there is no protection from short circuits but the utility's own fuse, which is not counted.",
      es: 'Sí, en su extremo de carga: cada vivo de acometida lleva breaker o fusible que no pasa de su ampacidad, o el tamaño normal siguiente hasta 800 A, en el desconectador de acometida o junto a él.\n\nEso protege solo de sobrecarga. Del lado de línea no hay protección contra cortos más que el fusible de la compañía, que no se cuenta.',
    },
    references: ['230.90', '230.91'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'give each ungrounded service conductor overload protection at its load end',
          es: 'dar protección de sobrecarga a cada vivo de acometida en su extremo de carga',
        },
        words: 'main breaker fuse principal entrance',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect service conductors against short circuits on their line side',
          es: 'proteger los conductores de acometida contra cortos del lado de línea',
        },
        words: 'utility drop overcurrent ahead compañia antes',
      },
    ],
    words: {
      en: 'overload protection service entrance wires at the service main fuse required where located',
      es: 'proteccion de sobrecarga cables de acometida principal fusible se exige donde va',
    },
  },
  {
    id: 'asked-parallel-breakers-fuses',
    area: 'exam',
    grade: 'K',
    title: {
      en: 'Can two breakers or fuses be paralleled (connected in parallel)?',
      es: '¿Se pueden conectar dos breakers o fusibles en paralelo?',
    },
    answer: {
      en: 'No, not in the field: fuses and breakers are paralleled only where factory assembled and listed as a unit. They never share evenly, so one opens first and the other fails.\n\nDifferent ratings side by side are out altogether.',
      es: 'No en campo: fusibles y breakers van en paralelo solo armados de fábrica y listados como unidad. Nunca reparten igual: uno abre primero y el otro falla.\n\nCon valores distintos, menos.',
    },
    references: ['240.8'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'connect two breakers or fuses in parallel', es: 'conectar dos breakers o fusibles en paralelo' },
        unless: {
          en: 'they are factory assembled in parallel and listed as a unit',
          es: 'vengan armados en paralelo de fábrica y listados como unidad',
        },
        words: 'double up combine amps larger juntar sumar',
      },
    ],
    words: {
      en: 'two breakers paralleled fuses in parallel to get a larger rating double up combine amps different ratings',
      es: 'dos breakers en paralelo fusibles paralelo para uno mayor juntar sumar amperes valores distintos',
    },
  },
  {
    id: 'asked-parallel-one-aught',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can 1/0 and larger conductors (2/0, 3/0, 4/0, 250 kcmil) be run in parallel?',
      es: '¿Se pueden poner en paralelo conductores 1/0 y mayores (2/0, 3/0, 4/0, 250 kcmil)?',
    },
    answer: {
      en: 'Yes: 1/0 AWG is the smallest that may be paralleled. All of one phase or neutral must match: same length, metal, size, insulation and terminations.\n\nThe grounds in the raceways may be smaller than 1/0 AWG, each sized for the full breaker.',
      es: 'Sí: 1/0 AWG es el menor que se permite en paralelo. Los de una misma fase o neutro son iguales: largo, metal, calibre, aislamiento y terminaciones.\n\nLas tierras en los tubos pueden ser menores que 1/0 AWG, cada una según el breaker completo.',
    },
    references: ['310.10(G)'],
    claims: [
      {
        says: 'may',
        what: { en: 'run 1/0 AWG and larger conductors in parallel', es: 'poner en paralelo conductores 1/0 AWG y mayores' },
        if: {
          en: 'those of one phase match in length, metal, size, insulation and terminations',
          es: 'los de una fase son iguales en largo, metal, calibre, aislamiento y terminaciones',
        },
        words: '2/0 3/0 4/0 250 kcmil two per phase sets dos por fase',
      },
      {
        says: 'must-not',
        what: {
          en: 'mix lengths, sizes or metals within one paralleled phase',
          es: 'mezclar largos, calibres o metales en una misma fase en paralelo',
        },
        words: 'different copper aluminum unequal distinto cobre aluminio',
      },
      {
        says: 'may',
        what: {
          en: 'use an equipment ground smaller than 1/0 AWG in parallel raceways',
          es: 'usar una tierra menor que 1/0 AWG en tubos en paralelo',
        },
        words: 'egc sized 250.122',
      },
    ],
    words: {
      en: 'parallel sets two per phase one aught 1/0 2/0 3/0 minimum allowed',
      es: 'paralelo dos por fase 1/0 uno cero minimo se permite',
    },
  },
  {
    id: 'asked-parallel-small-wires',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can 2 AWG, 4 AWG and such small conductors be run in parallel?',
      es: '¿Se pueden poner en paralelo conductores chicos como 2 AWG y 4 AWG?',
    },
    answer: {
      en: "No: phases and neutrals are paralleled only in 1/0 AWG and larger. Two small wires side by side don't make a legal larger one.\n\nThe exceptions are narrow: control and instrument wiring, high frequency, and some existing neutrals under engineering supervision.",
      es: 'No: fases y neutros van en paralelo solo de 1/0 AWG en adelante. Dos cables chicos juntos no hacen uno mayor legal.\n\nLas excepciones son pocas: control e instrumentos, alta frecuencia, y algunos neutros existentes bajo supervisión de ingeniería.',
    },
    references: ['310.10(G)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'parallel phases or neutrals smaller than 1/0 AWG, such as 2 or 4 AWG',
          es: 'poner en paralelo fases o neutros menores que 1/0 AWG, como 2 o 4 AWG',
        },
        unless: {
          en: 'it is control or instrument wiring, high frequency or some existing neutrals under engineering supervision',
          es: 'sea control o instrumentos, alta frecuencia o algunos neutros existentes bajo supervisión de ingeniería',
        },
        words: 'double up 1 3 6 8 10 12 two small wires doblar cables chicos',
      },
    ],
    words: {
      en: 'parallel paralleled copper aluminum conductors in parallel 1 awg 2 awg 3 awg 4 awg 6 awg 8 awg 10 awg 12 awg doubled up two small wires per phase conductors run in parallel smaller',
      es: 'paralelo 1 awg 2 awg 3 awg 4 awg 6 awg 8 awg 10 awg 12 awg doble dos cables chicos por fase menores',
    },
  },
  {
    id: 'asked-parallel-ground-full-size',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Parallel raceways: does each carry the full ground?', es: '¿Cada tubo en paralelo lleva la tierra completa?' },
    answer: {
      en: 'Yes: with parallel conductors in several raceways, each raceway with a wire-type ground has one sized by Table 250.122 for the full rating of the overcurrent device: with 400 A, 3 AWG copper or 1 AWG aluminum in each.\n\nIt is not divided by the number of raceways, since a fault may sit in one of them alone. Metal raceways that qualify need no wire.',
      es: 'Sí: con conductores en paralelo en varios tubos, cada tubo con tierra de cable lleva una según la Tabla 250.122 para el valor completo de la protección: con 400 A, cobre 3 AWG o aluminio 1 AWG en cada uno.\n\nNo se divide entre los tubos, pues la falla puede estar en uno solo. Los tubos metálicos que califican no necesitan cable.',
    },
    references: ['250.122(F)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'run a full-size equipment ground in each parallel raceway',
          es: 'llevar una tierra completa en cada tubo en paralelo',
        },
        if: { en: 'the ground is of the wire type', es: 'la tierra es de cable' },
        words: 'egc every conduit pvc 250.122 whole 800 amp breaker conductor de tierra un solo tubo',
      },
      {
        says: 'need-not',
        what: {
          en: 'pull a ground wire in metal parallel raceways that qualify as ground',
          es: 'meter cable de tierra en tubos metálicos en paralelo que sirven de tierra',
        },
        words: 'emt rigid skip wire egc',
      },
      {
        says: 'must-not',
        what: {
          en: 'use in each parallel raceway a ground sized for only half of the breaker',
          es: 'usar en cada tubo en paralelo una tierra calculada solo para la mitad del breaker',
        },
        words: '200 of 400 smaller two pipes good enough 4 aluminum cada paralelo menor',
      },
    ],
    words: {
      en: 'parallel raceways conduits each full-size complete egc every conduit must need',
      es: 'tubos en paralelo cada tubo tierra completa conductor de tierra de equipo tamano completo',
    },
  },
  {
    id: 'asked-parallel-ground-divided',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can the equipment ground in each parallel raceway be divided or reduced in size?',
      es: '¿Se puede dividir o reducir el calibre de la tierra en tubos en paralelo?',
    },
    answer: {
      en: 'No: unlike the phases, the equipment ground is not split. Each raceway gets one sized by Table 250.122 for the full rating of the breaker or fuse.\n\nA fault in one raceway sends its whole current through that one ground. 400 A in two conduits: a 3 AWG copper ground in each.',
      es: 'No: a diferencia de las fases, la tierra no se reparte. Cada tubo lleva una según la Tabla 250.122 para el valor completo del breaker o fusible.\n\nUna falla en un tubo manda toda su corriente por esa tierra. 400 A en dos tubos: tierra 3 AWG de cobre en cada uno.',
    },
    references: ['250.122(F)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'divide or reduce the equipment ground among parallel raceways',
          es: 'dividir o reducir la tierra de equipo entre tubos en paralelo',
        },
        words: 'split half egc conduits repartir mitad',
      },
      {
        says: 'must',
        what: {
          en: 'size the ground in each parallel raceway for the full rating of the breaker',
          es: 'calcular la tierra de cada tubo en paralelo para el valor completo del breaker',
        },
        words: '250.122 egc fuse fusible',
      },
    ],
    words: {
      en: 'split divided half egc equipment grounding conductor parallel conduits each raceway smaller share',
      es: 'repartir dividir mitad tierra conductor de equipo tubos paralelos mas chica en cada uno',
    },
  },
  {
    id: 'asked-upsize-ground-too',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'If the hots are upsized for voltage drop, must the ground be upsized too?',
      es: 'Si se aumenta el calibre de los vivos por caída de voltaje, ¿también la tierra?',
    },
    answer: {
      en: 'Yes: a wire-type equipment ground grows in the same proportion, by circular mils, as the ungrounded conductors were increased beyond what the load needs.\n\nIt never has to be larger than the hots. From 2020 no increase is needed where the larger wire only makes up for ambient temperature or bundling.',
      es: 'Sí: la tierra de cable crece en la misma proporción, en circular mils, en que se aumentaron los vivos sobre lo que pide la carga.\n\nNunca tiene que ser mayor que los vivos. Desde 2020 no hace falta donde el calibre mayor solo compensa temperatura o agrupamiento.',
    },
    references: ['250.122(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'upsize a wire-type ground in proportion when the hots are upsized for voltage drop on a long run',
          es: 'aumentar la tierra de cable en proporción cuando se aumentan los vivos por caída de voltaje en un tramo largo',
        },
        words: 'egc increase bigger larger distance well bump green distancia subir también',
      },
      {
        says: 'need-not',
        what: {
          en: 'upsize the ground for hots enlarged only because of heat or bundling',
          es: 'aumentar la tierra de vivos agrandados solo por calor o agrupamiento',
        },
        editions: ['2020', '2023', '2026'],
        words: 'egc ambient temperature hot attic derating standard ajuste techo',
      },
      {
        says: 'is-not',
        what: { en: 'the ground ever has to be larger than the hots', es: 'la tierra tiene que ser alguna vez mayor que los vivos' },
        words: 'egc max bigger gruesa',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave the ground at its table size when the hots are upsized for distance',
          es: 'dejar la tierra en su calibre de tabla cuando los vivos se suben por distancia',
        },
        words: 'egc keep leave voltage drop long run caída',
      },
    ],
    words: {
      en: 'equipment grounding conductor increased proportionally when ungrounded phase conductors upsized larger wire long run egc increase required',
      es: 'conductor de tierra aumentar en proporcion cuando los vivos fases suben de calibre tramo largo tambien se aumenta',
    },
  },
  {
    id: 'asked-voltage-drop-mandatory',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is the 3% or 5% voltage drop limit mandatory?', es: '¿Es obligatorio el límite de 3% o 5% de caída de voltaje?' },
    answer: {
      en: "No: 3% for a branch circuit and 5% for feeder and branch together stand in informational notes, which only recommend. An inspector can't fail a job on them alone.\n\nA few places do bind: fire pumps (695.7) and sensitive electronic equipment (647.4(D)). Energy codes, specifications or a maker's instructions may require it.",
      es: 'No: 3% en el ramal y 5% entre alimentador y ramal están en notas informativas, que solo recomiendan. No se reprueba una obra solo por ellas.\n\nHay lugares que sí obligan: bombas contra incendio (695.7) y equipo electrónico sensible (647.4(D)). Códigos de energía, especificaciones o el fabricante pueden exigirlo.',
    },
    references: ['210.19(A)', '215.2(A)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'keep voltage drop within 3% or 5%', es: 'mantener la caída de voltaje en 3% o 5%' },
        unless: {
          en: 'a fire pump, sensitive electronic equipment, an energy code, the specifications or the maker require it',
          es: 'lo exija una bomba contra incendio, equipo electrónico sensible, un código de energía, las especificaciones o el fabricante',
        },
        words: 'limit mandatory required recommendation informational note enforce fail limite obligatorio',
      },
      {
        says: 'must',
        what: {
          en: 'hold the voltage drop limit for fire pumps and sensitive electronic equipment',
          es: 'cumplir el límite de caída de voltaje en bombas contra incendio y equipo electrónico sensible',
        },
        words: '695.7 647.4 binding mandatory obligatorio',
      },
      {
        says: 'is',
        what: {
          en: 'the voltage drop limit is mandatory for a fire pump',
          es: 'el límite de caída de tensión es obligatorio para una bomba contra incendio',
        },
        words: '695.7 starting required',
      },
    ],
    words: {
      en: 'does the nec code require enforce voltage drop maximum limit percent recommendation only informational note fine print enforceable',
      es: 'el nec codigo exige obliga caida de tension voltaje maximo por ciento recomendacion nota informativa es ley',
    },
  },
  {
    id: 'asked-why-voltage-drop-recommended',
    area: 'exam',
    grade: 'V1',
    title: {
      en: 'Why does the Code only recommend voltage drop limits?',
      es: '¿Por qué el código solo recomienda los límites de caída de voltaje?',
    },
    answer: {
      en: "Because drop is mostly a matter of efficiency and good operation, not of shock or fire: the Code's purpose is safeguarding people and property (90.1). So 3% and 5% stand in informational notes, which don't bind.\n\nLow voltage dims lights and heats motors; it is the designer's task to size for it.",
      es: 'Porque la caída es sobre todo asunto de eficiencia y buen funcionamiento, no de choque o incendio: el fin del código es proteger personas y bienes (90.1). Por eso 3% y 5% están en notas informativas, que no obligan.\n\nEl voltaje bajo atenúa luces y calienta motores; le toca al diseñador calcularlo.',
    },
    references: ['90.1', '210.19(A)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'the 3% and 5% voltage drop limits are only recommended',
          es: 'los límites de 3% y 5% de caída de voltaje son solo recomendación',
        },
        words: 'suggestion informational note not enforceable sugerencia nota',
      },
    ],
    words: {
      en: 'why only a suggestion informational note not enforceable not a requirement voltage drop reason',
      es: 'por que solo sugerencia nota informativa no obliga no es requisito caida de tension razon',
    },
  },
  {
    id: 'asked-concentric-knockouts-bonding',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Must conduit be bonded around concentric or eccentric knockouts?',
      es: '¿Se pone puente de unión en knockouts concéntricos o excéntricos?',
    },
    answer: {
      en: 'Yes, at services of any voltage and elsewhere on circuits over 250 V to ground: where rings remain in the wall, a bonding bushing with a jumper or the like bridges them.\n\nOn other circuits up to 250 V to ground ordinary fittings do, and boxes listed for it with their concentric knockouts need no jumper.',
      es: 'Sí, en acometidas de cualquier voltaje y en lo demás en circuitos de más de 250 V a tierra: donde quedan anillos en la pared, un bushing de unión con puente o similar los salva.\n\nEn los demás circuitos de hasta 250 V a tierra bastan conectores comunes, y las cajas listadas para eso no llevan puente.',
    },
    references: ['250.92(B)', '250.97'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond around concentric or eccentric knockouts at the service',
          es: 'poner puente de unión en knockouts concéntricos o excéntricos de la acometida',
        },
        words: 'bonding bushing jumper service disconnect meter rings ko ocupo',
      },
      {
        says: 'need-not',
        what: {
          en: 'bond around concentric knockouts of feeders and branch circuits up to 250 V to ground',
          es: 'poner puente en knockouts concéntricos de alimentadores y ramales de hasta 250 V a tierra',
        },
        unless: { en: 'it is a hazardous (classified) location', es: 'sea un lugar peligroso (clasificado)' },
        words: '120 208 240 subpanel bonding bushing jumper eccentric ordinary nothing extra',
      },
      {
        says: 'must',
        what: {
          en: 'bond around concentric or eccentric knockouts on circuits over 250 V to ground, such as 277/480 V',
          es: 'poner puente de unión en knockouts concéntricos o excéntricos en circuitos de más de 250 V a tierra, como 277/480 V',
        },
        unless: { en: 'the box is listed for bonding with its rings', es: 'la caja esté listada para unión con sus anillos' },
        words: '480 277 bushing jumper ring rings left green wire inside pipe ocupo anillos',
      },
      {
        says: 'may',
        what: {
          en: 'use ordinary fittings in concentric knockouts of circuits up to 250 V to ground past the service',
          es: 'usar conectores comunes en knockouts concéntricos de circuitos de hasta 250 V a tierra que no son acometida',
        },
        unless: { en: 'it is a hazardous (classified) location', es: 'sea un lugar peligroso (clasificado)' },
        words: '120/208 120/240 no jumper branch pipe sin puente',
      },
    ],
    words: {
      en: 'metal raceway bonding jumper bushing around rings concentric eccentric knockout oversized 480 277 service over 250 volts required',
      es: 'tubo metalico puente bushing anillos knockout concentrico excentrico 480 277 acometida mas de 250 volts se exige',
    },
  },
  {
    id: 'asked-raceway-as-support',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can conduit or EMT be used to support other cables or raceways?',
      es: '¿Un tubo conduit o EMT puede sostener otros cables o tubos?',
    },
    answer: {
      en: "No: raceways may not support other raceways, cables or nonelectrical equipment. Each is fastened to the building or rack by itself.\n\nExceptions: a raceway identified for it, and Class 2 control cable strapped to the conduit that feeds the equipment it controls, such as thermostat wire on a furnace's conduit.",
      es: 'No: un tubo no sostiene otros tubos, cables ni cosas ajenas. Cada uno se sujeta por su cuenta al edificio o soporte.\n\nExcepciones: un tubo identificado para eso, y el cable de control Clase 2 amarrado al tubo que alimenta el equipo que controla, como el del termostato en el tubo del calefactor.',
    },
    references: ['300.11(C)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'hang cables or other raceways from conduit or EMT', es: 'colgar cables u otros tubos de un tubo conduit o EMT' },
        unless: {
          en: 'it is identified for that, or the cable is Class 2 for the equipment that the conduit feeds',
          es: 'esté identificado para eso, o el cable sea Clase 2 del equipo que el tubo alimenta',
        },
        words: 'strap zip tie mc cat6 data alarm wire romex low-voltage amarrar soporte',
      },
      {
        says: 'may',
        what: {
          en: 'strap Class 2 control cable to the conduit that feeds the equipment it controls',
          es: 'amarrar cable de control Clase 2 al tubo que alimenta el equipo que controla',
        },
        words: 'thermostat wire furnace condenser cable del termostato cinchar calefactor',
      },
    ],
    words: {
      en: 'strap tie zip-tie hang mc romex data low-voltage cable to emt conduit as support means of support other conduit',
      es: 'amarrar cinchar colgar mc romex cable de datos a tubo emt como soporte otro tubo',
    },
  },
  {
    id: 'asked-ceiling-grid-support',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can ceiling grid wires support cables or conduit?', es: '¿Los alambres del plafón pueden sostener cables o tubos?' },
    answer: {
      en: 'No: the support wires of a suspended ceiling may not hold cables or raceways, nor may the tiles. Add independent wires fastened at both ends.\n\nIn a fire-rated ceiling the added wires are told apart by color, tags or the like. Boxes and luminaires made for the grid may be fastened to it.',
      es: 'No: los alambres que cuelgan el plafón no sostienen cables ni tubos, y las losetas tampoco. Ponga alambres independientes sujetos en ambos extremos.\n\nEn un plafón resistente al fuego los añadidos se distinguen por color o etiqueta. Las cajas y luminarias hechas para la retícula sí se fijan a ella.',
    },
    references: ['300.11(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'support cables or conduit from the ceiling grid wires or tiles',
          es: 'sostener cables o tubos de los alambres o losetas del plafón',
        },
        words: 'suspended drop t-bar tie mc lay zip guy falso techo amarrar sostienen',
      },
      {
        says: 'may',
        what: {
          en: 'add independent wires above a suspended ceiling for cables',
          es: 'poner alambres independientes arriba del plafón para los cables',
        },
        if: {
          en: 'they are fastened at both ends and, in a fire-rated ceiling, told apart',
          es: 'van sujetos en ambos extremos y, en plafón resistente al fuego, se distinguen',
        },
        words: 'own my extra we put up ourselves to the deck jet line propios aparte pusimos',
      },
      {
        says: 'may',
        what: {
          en: 'fasten boxes and luminaires made for it to the ceiling grid',
          es: 'fijar a la retícula del plafón cajas y luminarias hechas para eso',
        },
        words: 'troffer lay-in recessed t-bar',
      },
      {
        says: 'must',
        what: {
          en: 'support cables above a suspended ceiling from wires of their own or from the structure',
          es: 'sostener los cables arriba de un plafón de alambres propios o de la estructura',
        },
        words: 'independent mc grid alambres aparte',
      },
    ],
    words: {
      en: 'use suspended drop ceiling grid t-bar support wires tie wires mc cable raceway hang lay on tiles',
      es: 'usar plafon suspendido falso techo reticula alambres de soporte cable mc tubo colgar recostar',
    },
  },
  {
    id: 'asked-nm-drop-ceiling',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can NM cable run above a drop ceiling in an office or store?',
      es: '¿Se puede correr NM (Romex) arriba del plafón en oficina o tienda?',
    },
    answer: {
      en: 'No: exposed NM is not allowed above dropped or suspended ceilings in other than one-, two- and multifamily dwellings. Use MC, AC or conduit.\n\nIn a house it is allowed. If the space above is a plenum for air, NM is out there too.',
      es: 'No: el NM visto no se permite sobre plafones suspendidos fuera de viviendas de una, dos o varias familias. Use MC, AC o tubo.\n\nEn una casa sí se permite. Si el espacio es plenum de aire, tampoco va ahí el NM.',
    },
    references: ['334.12(A)(2)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run exposed NM cable (Romex) above a drop ceiling in an office or store',
          es: 'correr NM (Romex) visto arriba del plafón en oficina o tienda',
        },
        words: 'commercial suspended business above comercial negocio falso techo',
      },
      {
        says: 'may',
        what: { en: 'run NM cable (Romex) above the drop ceiling of a house', es: 'correr NM (Romex) arriba del plafón de una casa' },
        if: { en: 'the space is not a plenum for air', es: 'el espacio no es plenum de aire' },
        words: 'basement suspended dwelling sotano vivienda',
      },
      {
        says: 'must-not',
        what: {
          en: 'run NM (Romex) in a ceiling space that is a plenum for air',
          es: 'correr NM (Romex) en un plafón que es plenum de aire',
        },
        words: 'return house above',
      },
    ],
    words: {
      en: 'romex nonmetallic suspended dropped ceiling commercial building office run above tiles exposed',
      es: 'romex plafon falso techo suspendido comercial edificio oficina correr arriba losetas',
    },
  },
  {
    id: 'asked-nm-cold-air-return',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can NM cable pass through a cold-air return in a house?',
      es: '¿El NM (Romex) puede cruzar un retorno de aire en una casa?',
    },
    answer: {
      en: 'Yes, in a dwelling, if it crosses the joist or stud space at right angles to its length. It may not run along the bay.\n\nInside sheet-metal ducts, and in ceiling plenums of other buildings, NM is not allowed.',
      es: 'Sí, en una vivienda, si cruza el espacio entre vigas o postes en ángulo recto a su largo. No puede correr a lo largo.\n\nDentro de ductos de lámina, y en plenums de otros edificios, no se permite NM.',
    },
    references: ['300.22(C)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'cross a cold-air return joist bay of a dwelling with NM cable (Romex) at right angles',
          es: 'cruzar en ángulo recto con NM (Romex) un retorno de aire entre vigas de una vivienda',
        },
        words: 'stud space panned perpendicular house casa',
      },
      {
        says: 'must-not',
        what: { en: 'run NM cable (Romex) lengthwise in a cold-air return', es: 'correr NM (Romex) a lo largo de un retorno de aire' },
        words: 'along joist bay parallel',
      },
      {
        says: 'must-not',
        what: { en: 'put NM cable (Romex) inside a sheet-metal duct', es: 'meter NM (Romex) en un ducto de lámina' },
        words: 'hvac ductwork aire',
      },
      {
        says: 'may',
        what: {
          en: 'cross a cold-air return of a house with NM cable (Romex)',
          es: 'atravesar el retorno de aire de una casa con cable NM (Romex)',
        },
        if: {
          en: 'it crosses a joist or stud space, at right angles',
          es: 'atraviesa un espacio entre vigas o montantes, en ángulo recto',
        },
        words: 'across through pass perpendicular cruzar pasar',
      },
    ],
    words: {
      en: 'romex joist stud bay return air space panned cross through perpendicular',
      es: 'romex vigas postes espacio retorno de aire frio atravesar perpendicular',
    },
  },
  {
    id: 'asked-nm-sixty-column',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is NM-B (Romex) limited to the 60 °C column?', es: '¿El NM-B (Romex) se limita a la columna de 60 °C?' },
    answer: {
      en: 'Yes: the final ampacity of NM-B may not exceed the 60 °C column, whatever the terminals. 12 AWG copper stays at 20 A, 6 AWG at 55 A.\n\nIts wires are rated 90 °C, which serves only as the start for temperature correction and bundling adjustment.',
      es: 'Sí: la ampacidad final del NM-B no pasa de la columna de 60 °C, sean como sean las terminales. 12 AWG de cobre queda en 20 A, 6 AWG en 55 A.\n\nSus conductores son de 90 °C, lo que sirve solo de inicio para corregir por temperatura y agrupamiento.',
    },
    references: ['334.80'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use the 60 °C column for the final ampacity of NM-B (Romex)',
          es: 'usar la columna de 60 °C para la ampacidad final del NM-B (Romex)',
        },
        words: 'nm cable limited 55 amps limitar',
      },
    ],
    words: { en: 'romex nm-b nm cable ampacity 60 degree column must use', es: 'romex nm-b ampacidad columna de 60 grados se usa' },
  },
  {
    id: 'asked-nm-seventy-five-column',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can I use the 75 °C or 90 °C column for the ampacity of NM-B (Romex)?',
      es: '¿Puedo usar la columna de 75 °C o 90 °C para la ampacidad del NM-B (Romex)?',
    },
    answer: {
      en: 'No: however the terminals are marked, the final ampacity of NM-B comes from the 60 °C column, such as 55 A for 6 AWG copper.\n\nThe 90 °C value is used only as the starting point for correction and adjustment, and what comes out may not exceed the 60 °C value.',
      es: 'No: aunque las terminales digan otra cosa, la ampacidad final del NM-B sale de la columna de 60 °C, como 55 A para 6 AWG de cobre.\n\nEl valor de 90 °C se usa solo como punto de partida de corrección y ajuste, y el resultado no pasa del de 60 °C.',
    },
    references: ['334.80'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use the 75 °C or 90 °C column as final ampacity of NM-B (Romex)',
          es: 'usar la columna de 75 °C o 90 °C como ampacidad final del NM-B (Romex)',
        },
        words: '75 degree terminals 65 amps breaker marked terminales',
      },
    ],
    words: {
      en: 'romex nm cable 75 degree column terminals breaker rated 75c 65 amps 90 degree',
      es: 'romex cable nm columna 75 grados terminales breaker marcado 75 65 amperes 90 grados',
    },
  },
  {
    id: 'asked-nm-derate-from-ninety',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can NM-B be derated from its 90 °C ampacity?', es: '¿El NM-B se ajusta a partir de su ampacidad de 90 °C?' },
    answer: {
      en: 'Yes: for ambient correction and for more than three current-carrying conductors, start from the 90 °C column of NM-B. The result may not exceed the 60 °C value.\n\nFour 12-2 cables bundled: eight conductors, 30 A x 70% = 21 A, so 20 A remains.',
      es: 'Sí: para corregir por temperatura y por más de tres conductores con corriente se parte de la columna de 90 °C del NM-B. El resultado no pasa del valor de 60 °C.\n\nCuatro cables 12-2 juntos: ocho conductores, 30 A x 70% = 21 A, así que quedan 20 A.',
    },
    references: ['334.80'],
    claims: [
      {
        says: 'may',
        what: { en: 'derate NM-B (Romex) from its 90 °C ampacity', es: 'ajustar el NM-B (Romex) desde su ampacidad de 90 °C' },
        if: { en: 'the result does not exceed the 60 °C value', es: 'el resultado no pasa del valor de 60 °C' },
        words: 'bundled attic adjustment correction starting point juntos atico',
      },
    ],
    words: {
      en: 'romex start at 90 degree column adjustment derating correction bundled cables starting point',
      es: 'romex partir de columna de 90 grados ajuste factor correccion cables juntos',
    },
  },
  {
    id: 'asked-uf-seventy-five',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can UF cable be used at the 75 °C or 90 °C ampacity?',
      es: '¿El cable UF se puede usar a la ampacidad de 75 °C o 90 °C?',
    },
    answer: {
      en: 'No: the ampacity of UF cable is that of 60 °C conductors, even where the wires inside are rated higher.',
      es: 'No: la ampacidad del cable UF es la de conductores de 60 °C, aunque los alambres de adentro sean de más.',
    },
    references: ['340.80'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use the 75 °C or 90 °C ampacity for UF cable', es: 'usar la ampacidad de 75 °C o 90 °C en cable UF' },
        words: 'uf-b underground feeder column columna enterrado',
      },
      {
        says: 'must',
        what: { en: 'use the 60 °C ampacity for UF cable', es: 'usar la ampacidad de 60 °C en cable UF' },
        words: 'uf-b column',
      },
    ],
    words: { en: 'uf-b underground feeder cable column 75 degree ampacity', es: 'uf-b cable subterraneo columna 75 grados ampacidad' },
  },
  {
    id: 'asked-thwn2-xhhw2-outdoors',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can THWN-2 or XHHW-2 be used in wet locations at 90 °C, as in conduit outdoors or underground?',
      es: '¿Se puede usar THWN-2 o XHHW-2 en lugar mojado a 90 °C, como en tubo afuera o enterrado?',
    },
    answer: {
      en: "Yes: they are made for wet places, and the '-2' means rated 90 °C both dry and wet. The inside of outdoor or buried conduit counts as wet.\n\nThe terminals still hold the final ampacity to 75 °C or 60 °C. In the dirt without conduit they are not allowed.",
      es: "Sí: son para lugar mojado, y el '-2' quiere decir 90 °C tanto seco como mojado. El interior del tubo exterior o enterrado cuenta como mojado.\n\nLas terminales limitan la ampacidad final a 75 °C o 60 °C. Directo en tierra, sin tubo, no se permiten.",
    },
    references: ['310.10(C)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use THWN-2 or XHHW-2 at 90 °C in wet conduit, outdoors or underground',
          es: 'usar THWN-2 o XHHW-2 a 90 °C en tubo mojado, afuera o enterrado',
        },
        if: {
          en: 'the final ampacity stays within the 75 °C or 60 °C of the terminals',
          es: 'la ampacidad final no pasa de los 75 °C o 60 °C de las terminales',
        },
        words: 'pvc buried rated water exterior agua',
      },
      {
        says: 'must-not',
        what: { en: 'bury THWN-2 or XHHW-2 in the dirt without conduit', es: 'enterrar THWN-2 o XHHW-2 directo en tierra sin tubo' },
        words: 'direct burial trench zanja',
      },
      {
        says: 'is',
        what: {
          en: 'the inside of outdoor or buried conduit is a wet location',
          es: 'el interior de un tubo exterior o enterrado es lugar mojado',
        },
        words: 'underground outside pvc counts cuenta',
      },
      {
        says: 'may',
        what: { en: 'pull THWN-2 or XHHW-2 in buried or outdoor conduit', es: 'meter THWN-2 o XHHW-2 en tubo enterrado o a la intemperie' },
        words: 'underground pvc pipe jalar',
      },
    ],
    words: {
      en: 'thwn-2 xhhw-2 thwn xhhw wet location 90 degrees rated conduit outside buried pvc',
      es: 'thwn-2 xhhw-2 thwn xhhw lugar mojado 90 grados conduit exterior enterrado pvc',
    },
  },
  {
    id: 'asked-metal-box-grounded',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Must a metal box be grounded (connected to the ground wire)?', es: '¿Una caja metálica se aterriza?' },
    answer: {
      en: "Yes: every metal box is connected to the equipment grounding conductor, by a pigtail to a grounding screw or clip, or by the metal conduit or armor that is the ground itself.\n\nThat way a hot that touches the box trips the breaker. Where a circuit's grounds are spliced in the box, they are joined together and to it.",
      es: 'Sí: toda caja metálica se conecta al conductor de tierra de equipo, con una cola a un tornillo o clip de tierra, o por el tubo o armadura metálica que sirve de tierra.\n\nAsí un vivo que toca la caja dispara el breaker. Las tierras empalmadas en la caja se unen entre sí y con ella.',
    },
    references: ['314.4', '250.148(C)'],
    claims: [
      {
        says: 'must',
        what: { en: 'connect every metal box to the equipment ground', es: 'conectar toda caja metálica a la tierra de equipo' },
        words: 'steel bond junction ground screw pigtail romex lamina aterrizar desnudo',
      },
      {
        says: 'may',
        what: {
          en: 'ground a metal box by the metal conduit or armor that serves as ground',
          es: 'aterrizar una caja metálica por el tubo o armadura metálica que sirve de tierra',
        },
        words: 'emt mc no pigtail sin cola',
      },
      {
        says: 'is-not',
        what: {
          en: 'a metal box that EMT or AC (BX) armor grounds needs a ground screw and pigtail besides',
          es: 'una caja metálica que el EMT o la armadura de AC (BX) aterriza lleva además tornillo y cola de tierra',
        },
        if: { en: 'no ground wires are spliced in it', es: 'no hay empalmes de tierra en ella' },
        words: 'egc add skip',
      },
    ],
    words: {
      en: 'why bond tie all the grounds to the metal box grounded steel junction box ground screw pigtail required connected',
      es: 'por que unir tierras a caja metalica de lamina tornillo de tierra cola se exige',
    },
  },
  {
    id: 'asked-plastic-box-metal-conduit',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can a plastic box be used with metal conduit?', es: '¿Se puede usar caja de plástico con tubo metálico?' },
    answer: {
      en: 'No, as a rule: nonmetallic boxes go with nonmetallic raceways and cables, because plastic breaks the ground path between metal conduits.\n\nIt is allowed where internal bonding means, or an integral one of the box, joins all the metal entries.',
      es: 'No por regla general: las cajas no metálicas van con tubos y cables no metálicos, porque el plástico corta el camino de tierra entre tubos metálicos.\n\nSe permite donde un medio de unión interno, o propio de la caja, junta todas las entradas metálicas.',
    },
    references: ['314.3'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use a plain plastic box with metal conduit', es: 'usar una caja común de plástico con tubo metálico' },
        words: 'pvc rigid mix blue box mezclar emt',
      },
      {
        says: 'may',
        what: {
          en: 'use a plastic box with metal conduits that a bonding jumper or means inside joins',
          es: 'usar caja de plástico con tubos metálicos que un puente interno une',
        },
        words: 'integral bonding means all entries nonmetallic fs interior has jumper puente',
      },
      {
        says: 'must',
        what: {
          en: 'join the metal conduits that enter a plastic box with a bonding jumper inside',
          es: 'unir con puente interno los tubos metálicos que entran a una caja de plástico',
        },
        words: 'emt skip leave out',
      },
      {
        says: 'may',
        what: {
          en: 'use a plastic box with EMT where a bonding jumper or means inside joins the pipes',
          es: 'usar una caja de plástico con EMT donde adentro un puente o medio de unión enlaza los tubos',
        },
        words: 'has bonding metal conduit',
      },
    ],
    words: { en: 'pvc nonmetallic box emt rigid mc armored cable mix', es: 'caja pvc no metalica emt rigido mc cable armado mezclar' },
  },
  {
    id: 'asked-box-above-tile',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does a box above a lift-out ceiling tile count as accessible?',
      es: '¿Una caja arriba de un plafón removible cuenta como accesible?',
    },
    answer: {
      en: 'Yes: a junction box above tiles that lift out is accessible, since nothing of the building has to be cut or damaged. It still needs its cover.\n\nBehind drywall, or above a ceiling screwed shut, it is not.',
      es: 'Sí: una caja arriba de losetas que se levantan es accesible, pues no hay que cortar ni dañar nada. De todos modos lleva tapa.\n\nDetrás de tablaroca, o arriba de un techo atornillado, no lo es.',
    },
    references: ['314.29', '100'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a junction box above lift-out ceiling tiles is accessible',
          es: 'una caja arriba de un plafón de losetas removibles es accesible',
        },
        words: 'drop suspended lay-in counts registro cuenta',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a junction box behind drywall or above a screwed-shut ceiling',
          es: 'poner una caja de empalme detrás de tablaroca o arriba de un techo atornillado',
        },
        words: 'buried sheetrock concealed tapar oculta',
      },
      {
        says: 'must',
        what: { en: 'put a cover on a junction box above ceiling tiles', es: 'poner tapa a una caja arriba del plafón' },
        words: 'blank lid open abierta',
      },
      {
        says: 'is-not',
        what: {
          en: 'a box above lift-out ceiling tiles counts as buried',
          es: 'una caja arriba de plafones que se levantan cuenta como enterrada',
        },
        words: 'concealed hidden fire marshal',
      },
      {
        says: 'may',
        what: {
          en: 'put a junction box above a drop ceiling with lift-out tiles',
          es: 'poner una caja de empalme arriba de un plafón removible',
        },
        if: {
          en: 'it has its cover and is fastened to the structure or its own wires',
          es: 'lleva su tapa y se sujeta a la estructura o a alambres propios',
        },
        words: 'suspended grid accessible ir va registro falso',
      },
    ],
    words: {
      en: 'junction box above suspended drop ceiling tile lay-in concealed allowed considered accessible',
      es: 'registro caja de empalme arriba de plafon suspendido loseta se permite accesible',
    },
  },
  {
    id: 'asked-splice-in-box',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does every splice have to be in a box?', es: '¿Todo empalme va en una caja?' },
    answer: {
      en: 'Yes, as a rule: each splice is in a box or conduit body that stays accessible. Wire nuts in a wall or attic without a box are not allowed.\n\nExceptions: listed direct-burial splice kits underground, listed NM splice devices for existing hidden cable, panels and equipment with room for it.',
      es: 'Sí por regla general: cada empalme va en caja o condulet que quede accesible. No se permiten capuchones sueltos en pared o ático.\n\nExcepciones: juegos de empalme listados para enterrar, dispositivos listados de empalme NM para cable oculto existente, tableros y equipo con espacio.',
    },
    references: ['300.15'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put every splice in a box or conduit body that stays accessible',
          es: 'meter todo empalme en caja o condulet que quede accesible',
        },
        unless: {
          en: 'it is in a panel, wireway or equipment with room for it, or a listed kit or device made to be buried or concealed',
          es: 'esté en un tablero, ducto o equipo con espacio para él, o sea un juego o dispositivo listado para enterrarse u ocultarse',
        },
        words: 'joint wire nuts junction registro',
      },
      {
        says: 'must-not',
        what: { en: 'leave wire nuts without a box in a wall or attic', es: 'dejar capuchones sin caja en pared o ático' },
        words: 'flying open splice empalme al aire wire connectors',
      },
      {
        says: 'may',
        what: {
          en: 'bury a listed direct-burial splice kit without a box',
          es: 'enterrar sin caja un juego de empalme listado para enterrar',
        },
        words: 'underground ok',
      },
      {
        says: 'is-not',
        what: {
          en: 'a listed splice device or kit made to be concealed or buried needs a box',
          es: 'un empalme listado para ocultarse o enterrarse lleva caja',
        },
        words: 'tyco nm direct bury existing cable still gotta kit',
      },
      {
        says: 'may',
        what: { en: 'splice in a conduit body that is marked with its volume', es: 'empalmar en un condulet que trae marcado su volumen' },
        words: 'LB as the box',
      },
    ],
    words: {
      en: 'do splices joints need a junction box wire nuts in wall attic without box connection required',
      es: 'empalmes uniones necesitan caja registro capuchon en pared atico sin caja se exige',
    },
  },
  {
    id: 'asked-tape-only-splice',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is electrical tape alone enough for a splice?', es: '¿Basta la cinta de aislar para un empalme?' },
    answer: {
      en: "No: tape only insulates. The wires are joined with a listed device, such as a wire nut, lever or crimp connector, or soldered after a joint that holds by itself, and then covered with insulation equal to the wire's.",
      es: 'No: la cinta solo aísla. Los alambres se unen con un dispositivo listado, como capuchón, conector de palanca o de compresión, o se sueldan tras una unión firme por sí misma, y se cubren con aislamiento igual al del cable.',
    },
    references: ['110.14(B)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'splice wires with only electrical tape', es: 'empalmar cables con solo cinta de aislar' },
        words: 'twist twisted taped torcidos torcer',
      },
      {
        says: 'must',
        what: {
          en: 'join wires with a listed connector, or solder a joint that holds by itself',
          es: 'unir cables con un conector listado, o soldar una unión firme por sí misma',
        },
        words: 'wire nut lever crimp wago capuchon',
      },
    ],
    words: {
      en: 'twist and tape wires twisted together taped only without wire nut connector legal',
      es: 'torcer y encintar alambres torcidos solo cinta sin capuchon conector legal',
    },
  },
  {
    id: 'asked-six-inches-free-wire',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Must at least 6 in. of free conductor be left at a box?', es: '¿Debo dejar 6 pulg. de cable en la caja?' },
    answer: {
      en: 'Yes: at least 6 in. of free conductor, from where it leaves the raceway or sheath, at each splice or device. If the opening is under 8 in. in any direction, it also reaches 3 in. outside.\n\nWires that run through without splice or device need none.',
      es: 'Sí: al menos 6 pulg. de conductor libre, desde donde sale del tubo o la cubierta, en cada empalme o dispositivo. Si la abertura mide menos de 8 pulg. en algún sentido, además sale 3 pulg.\n\nLos que pasan sin empalme ni dispositivo no lo necesitan.',
    },
    references: ['300.14'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'leave at least 6 in. of free conductor at a box for each splice or device',
          es: 'dejar al menos 6 pulg. de conductor libre en la caja en cada empalme o dispositivo',
        },
        words: 'minimum length sticking out outlet switch required cola mínimo',
      },
      {
        says: 'must',
        what: {
          en: 'have the wire reach 3 in. outside a box with an opening under 8 in.',
          es: 'hacer que el cable salga 3 pulg. de una caja con abertura menor de 8 pulg.',
        },
        words: 'past face small chica',
      },
      {
        says: 'need-not',
        what: {
          en: 'leave 6 in. of free wire where it runs through a box without splice or device',
          es: 'dejar 6 pulg. de cable donde pasa por la caja sin empalme ni dispositivo',
        },
        words: 'pull through straight unbroken loop sin cortar slack goes passes inches derecho pasa',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave less than 6 in. of free wire in a box for a splice or device',
          es: 'dejar menos de 6 in. de alambre libre en una caja para un empalme o aparato',
        },
        words: 'too short 2 3 4 inches corto',
      },
    ],
    words: {
      en: '6 inches six inches of wire leave free conductor outlet box junction switch point minimum required slack',
      es: 'seis pulgadas conductor libre caja de contacto apagador minimo se exige',
    },
  },
  {
    id: 'asked-bushing-four-awg',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Do conductors of 4 AWG and larger need an insulating bushing?',
      es: '¿Los conductores 4 AWG y mayores llevan bushing aislante?',
    },
    answer: {
      en: 'Yes: where raceways with insulated conductors of 4 AWG or larger enter a box, cabinet or enclosure, a smooth, rounded insulating fitting protects them.\n\nAn insulated-throat connector or a threaded hub that gives the same protection will do. Smaller wires need only the ordinary fitting.',
      es: 'Sí: donde un tubo con conductores aislados 4 AWG o mayores entra a caja, gabinete o envolvente, un accesorio aislante liso y redondeado los protege.\n\nVale un conector con garganta aislada o un hub roscado que dé la misma protección. Los menores solo llevan el conector común.',
    },
    references: ['300.4(G)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put an insulating bushing or throat where a raceway with 4 AWG or larger enters a box or cabinet',
          es: 'poner bushing o garganta aislante donde un tubo con 4 AWG o mayor entra a caja o gabinete',
        },
        words: 'plastic connector panel plastico tablero',
      },
      {
        says: 'may',
        what: {
          en: 'use an insulated-throat connector instead of a bushing for 4 AWG and larger',
          es: 'usar conector con garganta aislada en vez de bushing con 4 AWG y mayores',
        },
        words: 'threaded hub same protection',
      },
      {
        says: 'need-not',
        what: {
          en: 'put an insulating bushing on a raceway with only wires smaller than 4 AWG',
          es: 'poner bushing aislante en un tubo con solo cables menores que 4 AWG',
        },
        words: '6 8 10 12 awg small chicos',
      },
    ],
    words: {
      en: 'plastic bushing insulated throat connector conduit entering panel larger than no. 4 required',
      es: 'bushing de plastico garganta aislada conector entrada a tablero mayor que numero 4 se exige',
    },
  },
  {
    id: 'asked-stranded-eight-awg',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Must 8 AWG and larger in a raceway be stranded?', es: '¿De 8 AWG en adelante el cable en tubo debe ser trenzado?' },
    answer: {
      en: 'Yes: conductors 8 AWG and larger pulled into a raceway are stranded, as solid ones are too stiff to pull and would be damaged. So solid 8 AWG is not allowed in conduit.\n\nExceptions: where another rule permits or requires solid, as for pool bonding or a grounding electrode conductor.',
      es: 'Sí: los conductores 8 AWG y mayores en tubo son trenzados (cableados), pues los sólidos son muy rígidos y se dañan al jalarlos. El 8 AWG sólido no se permite en tubo.\n\nExcepciones: donde otra regla permite o pide sólido, como la unión de albercas o el conductor al electrodo.',
    },
    references: ['310.3(C)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use stranded circuit conductors of 8 AWG and larger in a raceway',
          es: 'usar conductores trenzados de circuito de 8 AWG y mayores en tubo',
        },
        unless: { en: 'another rule permits solid', es: 'otra regla permita sólido' },
        words: 'conduit number 6 4',
      },
      {
        says: 'must-not',
        what: {
          en: 'pull solid circuit conductors of 8 AWG or larger in conduit',
          es: 'jalar en tubo conductores sólidos de circuito de 8 AWG o mayores',
        },
        words: 'number 8 6 roll emt pvc rollo',
      },
      {
        says: 'need-not',
        what: { en: 'use stranded wire for 10 AWG and smaller in conduit', es: 'usar trenzado en 10 AWG y menores en tubo' },
        words: 'solid 12 14 #10',
      },
      {
        says: 'may',
        what: {
          en: 'sleeve solid copper for pool bonding or a grounding electrode (GEC) in a pipe',
          es: 'meter en tubo el cobre sólido de la unión de alberca o del electrodo',
        },
        words: 'solid 8 bare 6 skip stranded pvc',
      },
    ],
    words: {
      en: 'solid wire stranded conductors no. 8 conduit required size',
      es: 'alambre solido trenzado cableado numero 8 conduit se exige',
    },
  },
  {
    id: 'asked-over-360-bends',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Are more than 360° of bends allowed between pull points?', es: '¿Se permiten más de 360° de curvas entre registros?' },
    answer: {
      en: 'No: between pull points, such as boxes and conduit bodies, the bends total at most 360°: four quarter bends, with offsets and kicks counted.\n\nPut in a pull box or conduit body to begin a new count.',
      es: 'No: entre puntos de jalado, como cajas y condulets, las curvas suman a lo más 360°: cuatro curvas de 90°, contando desvíos y bayonetas.\n\nPonga un registro o condulet y la cuenta empieza de nuevo.',
    },
    references: ['358.26', '344.26'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'make more than 360° of bends between pull points', es: 'hacer más de 360° de curvas entre puntos de jalado' },
        words: 'four 90s five quarter emt pvc offsets kicks cuatro cinco curvas registros',
      },
      {
        says: 'may',
        what: {
          en: 'go on with 360° more of bends after a pull box or conduit body',
          es: 'seguir con otros 360° de curvas después de un registro o condulet',
        },
        words: 'reset start over empezar lb',
      },
      {
        says: 'must',
        what: { en: 'count offsets and kicks toward the 360° of bends', es: 'contar desvíos y bayonetas en los 360° de curvas' },
        words: 'saddle degrees grados',
      },
    ],
    words: {
      en: 'more than four 90 degree bends conduit run emt pvc five quarter bends between boxes',
      es: 'mas de cuatro curvas de 90 grados tubo conduit emt pvc cinco entre cajas',
    },
  },
  {
    id: 'asked-lb-count-bend',
    area: 'exam',
    grade: 'V1',
    title: { en: 'Does an LB (conduit body) count as a 90° bend?', es: '¿Un LB (condulet) cuenta como curva de 90°?' },
    answer: {
      en: 'No: a conduit body with a removable cover, such as an LB, is itself a pull point. The 360° are counted up to it and begin anew after it.\n\nIt must stay accessible. A short-radius elbow without a cover does count as a bend.',
      es: 'No: un condulet con tapa, como el LB, es él mismo punto de jalado. Los 360° se cuentan hasta él y empiezan de nuevo después.\n\nDebe quedar accesible. Un codo corto sin tapa sí cuenta como curva.',
    },
    references: ['344.26', '314.16(C)'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'an LB (conduit body) counts as a 90° bend', es: 'un LB (condulet) cuenta como curva de 90°' },
        words: 'll lr pull point fitting',
      },
      {
        says: 'is',
        what: {
          en: 'an LB (conduit body) with a removable cover is a pull point',
          es: 'un LB (condulet) con tapa removible es punto de jalado',
        },
        words: 'll lr reset 360 empieza de nuevo',
      },
      {
        says: 'is',
        what: { en: 'a short-radius elbow without a cover counts as a bend', es: 'un codo corto sin tapa cuenta como curva' },
        words: 'pulling ell 90 fitting',
      },
    ],
    words: {
      en: 'condulet ll lr lb fitting bend count toward 360 degrees pull point',
      es: 'condulet ll lr lb curva cuenta para los 360 grados punto de jalado',
    },
  },
  {
    id: 'asked-why-360-bends',
    area: 'exam',
    grade: 'V1',
    title: { en: 'Why are bends limited to 360° between pull points?', es: '¿Por qué se limitan las curvas a 360° entre registros?' },
    answer: {
      en: 'Because each bend multiplies the pulling force: the wire is dragged hard against the inside of the curve, and beyond four quarter bends the insulation stretches or tears.\n\nPulling tension grows with every degree, whatever the lubricant. A pull box or conduit body starts the count again.',
      es: 'Porque cada curva multiplica la fuerza de jalado: el cable roza duro contra el interior de la curva, y con más de cuatro curvas de 90° el aislamiento se estira o rasga.\n\nLa tensión crece con cada grado, con o sin lubricante. Un registro o condulet empieza la cuenta otra vez.',
    },
    references: ['344.26'],
    claims: [
      {
        says: 'is',
        what: { en: 'each bend multiplies the pulling force on the wire', es: 'cada curva multiplica la fuerza para jalar el cable' },
        words: 'tension friction harder more bends pull exponentially mas duro jalar',
      },
      {
        says: 'is-not',
        what: { en: 'pulling lubricant allows more than 360° of bends', es: 'el lubricante permite más de 360° de curvas' },
        words: 'lube soap yellow 77 jabon past four 90s let go over pulling lubricante más',
      },
    ],
    words: {
      en: 'why only four 90 degree bends conduit limit reason pull tension',
      es: 'por que solo cuatro curvas de 90 tubo limite razon tension de jalado',
    },
  },
  {
    id: 'asked-why-fill-forty',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Why is conduit fill limited to 40%?', es: '¿Por qué se limita el llenado de un tubo al 40%?' },
    answer: {
      en: 'So that the wires can be pulled without damage and give off their heat: with three or more conductors 60% of the tube stays free for friction, bends and air.\n\nOne conductor may fill 53%, two only 31%, as they jam most easily.',
      es: 'Para poder jalar los cables sin dañarlos y que saquen su calor: con tres o más conductores, 60% del tubo queda libre para fricción, curvas y aire.\n\nUn conductor puede llenar 53%, dos solo 31%, pues son los que más se atoran.',
    },
    references: [],
    claims: [
      {
        says: 'may',
        what: { en: 'fill a raceway with three or more wires to 40%', es: 'llenar un tubo con tres o más cables hasta 40%' },
        words: 'percent conduit emt limit limite',
      },
      {
        says: 'may',
        what: { en: 'fill a raceway with a single wire to 53%', es: 'llenar un tubo con un solo cable hasta 53%' },
        words: 'one conductor percent',
      },
    ],
    words: {
      en: 'why forty percent raceway fill limit reason three or more wires',
      es: 'por que cuarenta por ciento llenado tubo conduit limite razon tres o mas cables',
    },
  },
  {
    id: 'asked-why-fill-thirty-one',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Why is the fill for two conductors only 31%?', es: '¿Por qué el llenado con dos conductores es solo 31%?' },
    answer: {
      en: 'Because two round wires side by side make an oval as wide as both: they jam in bends and leave useless space beside them. Three or more nest into a rounder bundle, so 40% is allowed, and one alone 53%.',
      es: 'Porque dos cables redondos juntos forman un óvalo tan ancho como los dos: se atoran en las curvas y dejan espacio inútil a los lados. Tres o más se acomodan en haz redondo y se permite 40%; uno solo, 53%.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'fill a raceway with two wires beyond 31%', es: 'llenar un tubo con dos cables más del 31%' },
        words: 'two conductors 40 percent conduit',
      },
      {
        says: 'is',
        what: { en: 'two wires jam in a raceway more easily than three', es: 'dos cables se atoran en un tubo más que tres' },
        words: 'reason oval razon',
      },
    ],
    words: {
      en: 'why two wires 31 percent conduit fill less than three 40 percent reason jam',
      es: 'por que dos cables 31 por ciento llenado menos que tres 40 razon se atoran',
    },
  },
  {
    id: 'asked-difference-bonding-grounding',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What is the difference between bonding and grounding?',
      es: '¿Qué diferencia hay entre unión (bonding) y puesta a tierra (grounding)?',
    },
    answer: {
      en: 'Grounding connects to the earth: it steadies the voltage to earth and drains lightning and surges. Bonding connects metal parts to each other, so that they stay at one potential and carry fault current.\n\nIt is bonding back to the source that trips breakers; the earth does not. The equipment grounding conductor does both: it bonds metal together and ties it to the system ground.',
      es: 'Grounding conecta a la tierra física: fija el voltaje a tierra y descarga rayos y picos. Bonding une las partes metálicas entre sí, para que queden a un mismo potencial y lleven corriente de falla.\n\nLo que dispara breakers es la unión de regreso a la fuente; la tierra física no. El conductor de tierra de equipo hace ambas cosas: une el metal y lo liga a la tierra del sistema.',
    },
    references: ['100', '250.4(A)'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'bonding and grounding are the same', es: 'bonding y grounding son lo mismo' },
        words: 'unir aterrizar puesta a tierra union difference',
      },
      {
        says: 'is',
        what: {
          en: 'it is bonding back to the source that trips the breaker',
          es: 'lo que dispara el breaker es la unión (bonding) de regreso a la fuente',
        },
        words: 'fault path falla',
      },
      {
        says: 'is-not',
        what: { en: 'grounding to the earth trips the breaker', es: 'la puesta a tierra física dispara el breaker' },
        words: 'rod soil clear fault varilla botar',
      },
    ],
    words: {
      en: 'bonding vs grounding versus bonded grounded general explain bond and ground',
      es: 'bonding vs grounding unir aterrizar puesta a tierra diferencia explicar',
    },
  },
  {
    id: 'asked-difference-grounded-grounding',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What is the difference between a grounded and a grounding conductor?',
      es: '¿Qué diferencia hay entre conductor puesto a tierra y conductor de puesta a tierra?',
    },
    answer: {
      en: 'The grounded conductor, usually the white neutral, carries current every day and is connected to earth on purpose. The grounding conductor, green or bare, carries current only in a fault and connects metal parts to ground.\n\nThey join only at the service or the source. On a corner-grounded delta the grounded conductor is a phase, not a neutral.',
      es: 'El puesto a tierra (grounded), casi siempre el neutro blanco, lleva corriente a diario y está unido a tierra a propósito. El de puesta a tierra (grounding), verde o desnudo, solo lleva corriente en una falla y aterriza el metal.\n\nSe juntan solo en la acometida o la fuente. En una delta con esquina a tierra, el puesto a tierra es una fase, no un neutro.',
    },
    references: ['100', '200.6', '250.119'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'the grounded and the grounding conductor are the same',
          es: 'el conductor puesto a tierra y el de puesta a tierra son lo mismo',
        },
        words: 'neutral ground white green difference neutro blanco verde',
      },
      {
        says: 'is',
        what: {
          en: 'the grounded conductor, usually the neutral, carries current every day',
          es: 'el conductor puesto a tierra, casi siempre el neutro, lleva corriente a diario',
        },
        words: 'white normal load current lighting circuit all the time blanco todo el tiempo',
      },
      {
        says: 'is-not',
        what: { en: 'the grounded conductor is always a neutral', es: 'el conductor puesto a tierra siempre es un neutro' },
        words: 'corner-grounded delta phase esquina',
      },
    ],
    words: {
      en: 'grounded versus grounding conductor neutral vs ground wire white green equipment grounding',
      es: 'grounded grounding neutro y tierra blanco verde conductor aterrizado diferencia',
    },
  },
  {
    id: 'asked-difference-gec-egc',
    area: 'exam',
    grade: 'V2',
    title: { en: 'What is the difference between a GEC and an EGC?', es: '¿Qué diferencia hay entre GEC y EGC?' },
    answer: {
      en: 'The GEC (grounding electrode conductor) goes from the service or source to the electrodes: rods, water pipe, Ufer. The EGC (equipment grounding conductor) runs with the circuit and ties the metal of equipment back to the source so that faults trip the breaker.\n\nGEC: Table 250.66, by the service conductors. EGC: Table 250.122, by the overcurrent device.',
      es: 'El GEC (conductor al electrodo) va de la acometida o fuente a los electrodos: varillas, tubo de agua, Ufer. El EGC (tierra de equipo) corre con el circuito y liga el metal de los equipos a la fuente para que la falla dispare el breaker.\n\nGEC: Tabla 250.66, por los conductores de acometida. EGC: Tabla 250.122, por la protección.',
    },
    references: ['100', '250.66', '250.122'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'a GEC and an EGC are the same', es: 'el GEC y el EGC son lo mismo' },
        words: 'grounding electrode equipment conductor difference electrodo',
      },
      {
        says: 'is',
        what: {
          en: 'an EGC is sized by Table 250.122, a GEC by Table 250.66',
          es: 'el EGC se calcula por la Tabla 250.122 y el GEC por la 250.66',
        },
        words: 'size which table calibre',
      },
    ],
    words: {
      en: 'gec vs egc grounding electrode conductor versus equipment grounding conductor',
      es: 'gec vs egc conductor del electrodo de puesta a tierra y conductor de tierra de equipo',
    },
  },
  {
    id: 'asked-difference-gfci-gfpe',
    area: 'exam',
    grade: 'V2',
    title: { en: 'What is the difference between GFCI and GFPE?', es: '¿Qué diferencia hay entre GFCI y GFPE?' },
    answer: {
      en: 'GFCI protects people: Class A opens at about 5 mA (4 to 6 mA). GFPE protects equipment from burndown by arcing faults: it trips at 30 mA or more, and at a 480Y/277 V service is set to at most 1200 A.\n\nGFPE does not count as GFCI, since its level is far too high for a person.',
      es: 'El GFCI protege a las personas: el Clase A abre con unos 5 mA (4 a 6 mA). El GFPE protege al equipo de quemarse por fallas de arco: dispara desde 30 mA, y en una acometida de 480Y/277 V se ajusta a 1200 A cuando mucho.\n\nEl GFPE no cuenta como GFCI: su nivel es demasiado alto para una persona.',
    },
    references: ['210.8', '230.95', '100'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'a GFPE counts as a GFCI', es: 'un GFPE cuenta como GFCI' },
        words: '30 ma equipment breaker people personas replace',
      },
      {
        says: 'is',
        what: { en: 'a GFCI protects people', es: 'un GFCI protege a las personas' },
        words: '5 ma class a shock choque toque',
      },
      {
        says: 'is-not',
        what: { en: 'a GFPE protects people from shock', es: 'un GFPE protege a las personas del choque' },
        words: 'equipment 30 ma toque',
      },
    ],
    words: {
      en: 'gfci versus gfpe gfp protection of equipment vs circuit interrupter',
      es: 'gfci gfpe gfp proteccion de equipo por falla a tierra diferencia',
    },
  },
  {
    id: 'asked-difference-box-conduit-body',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What is the difference between a junction box and a conduit body?',
      es: '¿Qué diferencia hay entre una caja de registro y un condulet?',
    },
    answer: {
      en: 'A conduit body (LB, LL, LR, C, T) is part of the raceway, a fitting with a cover for pulling or turning; it may hold splices only if marked with its volume. A box is sized by fill and made for splices and devices.\n\nBoth need a cover and stay accessible.',
      es: 'El condulet (LB, LL, LR, C, T) es parte de la tubería, un accesorio con tapa para jalar o dar vuelta; lleva empalmes solo si trae marcado su volumen. La caja se calcula por llenado y es para empalmes y dispositivos.\n\nAmbos llevan tapa y quedan accesibles.',
    },
    references: ['314.16(C)', '100'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'splice in a conduit body (LB) without a marked volume', es: 'empalmar en un condulet (LB) sin volumen marcado' },
        words: 'll t c wire nuts capuchones',
      },
      {
        says: 'must',
        what: {
          en: 'give boxes and conduit bodies a cover and keep them accessible',
          es: 'poner tapa a cajas y condulets y dejarlos accesibles',
        },
        words: 'lb lid bury enterrar oculto',
      },
      {
        says: 'may',
        what: {
          en: 'splice in a conduit body (LB) that is marked with its volume',
          es: 'empalmar en un condulet (LB) que lleva marcado su volumen',
        },
        if: { en: 'the splices fit', es: 'los empalmes caben' },
        words: 'cubic inches has room cabe pulgadas cúbicas',
      },
    ],
    words: {
      en: 'junction box versus conduit body lb condulet fitting splices inside',
      es: 'caja registro condulet lb empalmes adentro diferencia',
    },
  },
  {
    id: 'asked-difference-fmc-lfmc',
    area: 'exam',
    grade: 'V2',
    title: { en: 'What is the difference between FMC and LFMC?', es: '¿Qué diferencia hay entre FMC y LFMC?' },
    answer: {
      en: 'FMC (Greenfield) is bare spiral metal, not for wet places. LFMC (Sealtite) is the same kind of metal tube with a liquidtight plastic jacket, for wet places and outdoors too, and for direct burial if listed and marked so.\n\nLFNC is the liquidtight one without metal; it is never a ground.',
      es: 'El FMC (Greenfield) es metal en espiral sin forro, no para lugar mojado. El LFMC (Sealtite) es tubo metálico parecido con forro plástico hermético, para mojado y exterior también, y para enterrar si está listado y marcado.\n\nEl LFNC es el hermético sin metal; nunca sirve de tierra.',
    },
    references: ['348.10', '350.10'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use FMC (Greenfield, bare flex) in wet places', es: 'usar FMC (flexible sin forro) en lugar mojado' },
        words: 'outdoors condenser rain exterior lluvia',
      },
      {
        says: 'may',
        what: { en: 'use LFMC (Sealtite) outdoors and in wet places', es: 'usar LFMC (Sealtite) afuera y en lugar mojado' },
        words: 'liquidtight condenser exterior',
      },
      {
        says: 'must-not',
        what: { en: 'use LFNC (nonmetallic liquidtight) as a ground', es: 'usar LFNC (liquidtight sin metal) como tierra' },
        words: 'carflex plastic egc plastico',
      },
    ],
    words: {
      en: 'flexible metal conduit vs liquidtight greenfield sealtite flex carflex',
      es: 'tubo flexible metalico liquidtight sealtite greenfield plica diferencia',
    },
  },
  {
    id: 'asked-difference-nm-uf',
    area: 'exam',
    grade: 'V2',
    title: { en: 'What is the difference between NM-B and UF-B cable?', es: '¿Qué diferencia hay entre el cable NM-B y el UF-B?' },
    answer: {
      en: 'NM-B (Romex) is for dry indoor places only; UF-B has its wires molded in solid plastic and may be buried directly, in damp, wet and dry places.\n\nBoth use the 60 °C ampacity. UF-B exposed to sun must be marked sunlight resistant.',
      es: 'El NM-B (Romex) es solo para interior seco; el UF-B trae los alambres moldeados en plástico macizo y se puede enterrar directo, en húmedo, mojado y seco.\n\nLos dos usan la ampacidad de 60 °C. El UF-B al sol debe estar marcado resistente a la luz solar.',
    },
    references: ['334.10', '340.10'],
    claims: [
      {
        says: 'may',
        what: { en: 'bury UF-B cable directly', es: 'enterrar cable UF-B directo' },
        words: 'underground trench zanja sin tubo',
      },
      {
        says: 'must-not',
        what: {
          en: 'use NM-B (Romex) outdoors, in wet places or underground',
          es: 'usar NM-B (Romex) afuera, en lugar mojado o enterrado',
        },
        words: 'bury damp exterior yard patio',
      },
      {
        says: 'must-not',
        what: {
          en: 'expose UF-B without a sunlight-resistant mark to the sun',
          es: 'dejar al sol UF-B sin marca de resistente a la luz solar',
        },
        words: 'uv outside sin la marca rayo',
      },
      {
        says: 'may',
        what: { en: 'expose UF-B that is marked sunlight resistant to the sun', es: 'dejar al sol UF-B marcado resistente a la luz solar' },
        words: 'says jacket wall exposed',
      },
    ],
    words: { en: 'romex nm-b vs uf-b underground feeder cable gray', es: 'romex nm-b uf-b cable subterraneo gris diferencia' },
  },
  {
    id: 'asked-difference-service-separately-derived',
    area: 'exam',
    grade: 'V1',
    title: {
      en: 'What is the difference between a service and a separately derived system?',
      es: '¿Qué diferencia hay entre una acometida y un sistema derivado separado?',
    },
    answer: {
      en: 'A service comes from the utility, at the service point. A separately derived system is your own source, such as a transformer or a generator whose neutral is switched, with no direct connection to another system except through grounding and bonding.\n\nEach bonds its neutral to ground once: the service with the main bonding jumper, the derived system with a system bonding jumper.',
      es: 'La acometida viene de la compañía, en el punto de entrega. Un sistema derivado separado es una fuente propia, como transformador o planta con neutro conmutado, sin conexión directa con otro sistema salvo por tierra y unión.\n\nCada uno une neutro y tierra una vez: la acometida con el puente principal, el derivado con el puente del sistema.',
    },
    references: ['100', '250.30', '250.24'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a transformer, or a generator with a switched neutral, is a separately derived system',
          es: 'un transformador, o una planta con neutro conmutado, es un sistema derivado separado',
        },
        words: 'sds generador',
      },
      {
        says: 'is-not',
        what: {
          en: 'a generator with its neutral solidly connected to the service neutral is a separately derived system',
          es: 'una planta con el neutro unido directo al de la acometida es un sistema derivado separado',
        },
        words: 'sds transfer switch portable 3 pole transferencia',
      },
      {
        says: 'must',
        what: {
          en: 'bond the neutral to ground at a separately derived system once',
          es: 'unir neutro y tierra una sola vez en un sistema derivado separado',
        },
        words: 'sds system bonding jumper transformer xo',
      },
    ],
    words: {
      en: 'sds separately derived vs service transformer generator utility',
      es: 'sds derivado separado acometida transformador planta compania diferencia',
    },
  },
  {
    id: 'asked-difference-outlet-receptacle',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What is the difference between an outlet and a receptacle?',
      es: '¿Qué diferencia hay entre salida (outlet) y contacto (receptacle)?',
    },
    answer: {
      en: "An outlet is any point on the wiring where current is taken to supply equipment: a receptacle, a light, a hardwired appliance. A receptacle is the device for a plug installed at an outlet.\n\nSo every receptacle is at an outlet, but not every outlet is a receptacle. Rules for 'outlets', as AFCI, cover lights too.",
      es: "Una salida (outlet) es cualquier punto del alambrado donde se toma corriente para un equipo: contacto, luz, aparato fijo. El contacto (receptacle) es el dispositivo para clavija puesto en una salida.\n\nTodo contacto está en una salida, pero no toda salida es contacto. Reglas que dicen 'outlets', como AFCI, incluyen luces.",
    },
    references: ['100'],
    claims: [
      {
        says: 'is',
        what: { en: 'every receptacle is at an outlet', es: 'todo contacto está en una salida (outlet)' },
        words: 'definition plug definicion',
      },
      {
        says: 'is-not',
        what: { en: 'every outlet is a receptacle', es: 'toda salida (outlet) es un contacto' },
        words: 'light hardwired same luz mismo',
      },
      {
        says: 'is',
        what: { en: 'a lighting outlet is an outlet', es: 'una salida de luz es una salida (outlet)' },
        words: 'afci ceiling box fixture hardwired foco',
      },
    ],
    words: {
      en: 'outlet versus receptacle meaning nec definition lighting outlet',
      es: 'outlet receptacle salida contacto receptaculo significado definicion',
    },
  },
  {
    id: 'asked-difference-class-one-two-three',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What is the difference between Class 1, Class 2 and Class 3 circuits?',
      es: '¿Qué diferencia hay entre circuitos Clase 1, Clase 2 y Clase 3?',
    },
    answer: {
      en: 'By their power source: Class 2 is limited so that it neither starts a fire nor shocks, mostly up to 30 V and 100 VA; Class 3 up to 100 VA too but higher voltage, with a shock hazard; Class 1 power-limited up to 30 V and 1000 VA and wired like power.\n\nClass 2: doorbells, thermostats, LED drivers. Class 3: some speakers and nurse call.',
      es: 'Por su fuente: la Clase 2 se limita para no iniciar fuego ni dar choque, casi siempre hasta 30 V y 100 VA; la Clase 3 también hasta 100 VA pero con más voltaje y riesgo de choque; la Clase 1 limitada, hasta 30 V y 1000 VA, se alambra como fuerza.\n\nClase 2: timbres, termostatos, drivers LED. Clase 3: algunas bocinas y llamado de enfermeras.',
    },
    references: ['724.40', '725.60'],
    claims: [
      {
        says: 'is',
        what: { en: 'a doorbell or thermostat circuit is Class 2', es: 'el circuito de un timbre o termostato es Clase 2' },
        words: 'low voltage 24 v led driver 100 va',
      },
      {
        says: 'must',
        what: { en: 'wire Class 1 circuits like power', es: 'alambrar los circuitos Clase 1 como fuerza' },
        words: 'remote control 1000 va conduit',
      },
      {
        says: 'is-not',
        what: { en: 'a Class 3 circuit is free of shock hazard', es: 'un circuito Clase 3 no tiene riesgo de choque' },
        words: 'speaker nurse call bocinas toque',
      },
    ],
    words: {
      en: 'class 1 vs class 2 vs class 3 remote-control signaling power-limited low voltage circuits',
      es: 'clase 1 clase 2 clase 3 circuitos control senalizacion potencia limitada bajo voltaje',
    },
  },
  {
    id: 'asked-difference-overload-short',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What is the difference between overload, overcurrent and short circuit?',
      es: '¿Qué diferencia hay entre sobrecarga, sobrecorriente y corto circuito?',
    },
    answer: {
      en: 'Overcurrent is any current above the rating, whatever the cause. Overload: too much current in its normal path, harmful if it lasts, as too many loads or a jammed motor. Short circuit: hot touching hot or neutral. Ground fault: hot touching grounded metal or earth.\n\nA short circuit or ground fault is not an overload.',
      es: 'Sobrecorriente es toda corriente arriba del valor, sea cual sea la causa. Sobrecarga: de más por su camino normal, dañina si dura, como demasiadas cargas o motor trabado. Corto circuito: vivo con vivo o neutro. Falla a tierra: vivo con metal aterrizado o tierra.\n\nUn corto o falla a tierra no es sobrecarga.',
    },
    references: ['100'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'a short circuit or ground fault is an overload', es: 'un corto circuito o falla a tierra es una sobrecarga' },
        words: 'overcurrent same mismo',
      },
      {
        says: 'is',
        what: { en: 'an overload is an overcurrent', es: 'una sobrecarga es una sobrecorriente' },
        words: 'short circuit too tambien',
      },
    ],
    words: {
      en: 'overload vs overcurrent versus short-circuit ground-fault terms meaning',
      es: 'sobrecarga sobrecorriente cortocircuito falla a tierra terminos',
    },
  },
  {
    id: 'asked-difference-aic-sccr',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What is the difference between interrupting rating (AIC) and SCCR?',
      es: '¿Qué diferencia hay entre capacidad interruptiva (AIC) y SCCR?',
    },
    answer: {
      en: 'The interrupting rating (AIC) is the highest fault current that a breaker or fuse can open safely. SCCR is the fault current that equipment, such as a panel, controller or disconnect, can withstand without dangerous damage until its protection opens.\n\nEach must be at least the fault current available at its line terminals.',
      es: 'La capacidad interruptiva (AIC) es la mayor corriente de falla que un breaker o fusible abre con seguridad. SCCR es la corriente de falla que un equipo, como tablero, arrancador o desconectador, aguanta sin daño peligroso mientras abre su protección.\n\nCada una debe ser al menos la corriente de falla disponible en sus terminales de línea.',
    },
    references: ['110.9', '110.10'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'the interrupting rating (AIC) and the SCCR are the same',
          es: 'la capacidad interruptiva (AIC) y el SCCR son lo mismo',
        },
        words: 'kaic withstand breaker panel',
      },
      {
        says: 'must',
        what: {
          en: 'have the AIC or SCCR be at least the fault current available at the line terminals',
          es: 'tener AIC o SCCR de al menos la corriente de falla disponible en las terminales de línea',
        },
        words: '10k 22k 42k kaic higher',
      },
    ],
    words: {
      en: 'interrupting rating vs short-circuit current rating sccr aic kaic withstand',
      es: 'capacidad interruptiva sccr aic kaic corto circuito aguante',
    },
  },
  {
    id: 'asked-difference-fuse-breaker',
    area: 'exam',
    grade: 'V1',
    title: { en: 'What is the difference between a fuse and a circuit breaker?', es: '¿Qué diferencia hay entre un fusible y un breaker?' },
    answer: {
      en: 'A fuse melts once and is replaced; a breaker trips, can be reset and also switches. A fuse opens one pole alone; a multipole breaker opens all together.\n\nFuses usually clear high fault currents faster and have higher interrupting ratings (current-limiting ones open within a half cycle and hold down the peak let-through); breakers are handier and can carry GFCI or AFCI.',
      es: 'El fusible se funde una vez y se cambia; el breaker dispara, se restablece y también sirve para abrir y cerrar. El fusible abre un solo polo; el breaker multipolo abre todos.\n\nEl fusible suele librar más rápido las fallas grandes y aguanta más (los limitadores abren en menos de medio ciclo y recortan el pico); el breaker es más práctico y puede traer GFCI o AFCI.',
    },
    references: ['240.60', '240.80', '100'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'a blown fuse can be reset like a breaker', es: 'un fusible quemado se restablece como un breaker' },
        words: 'reuse replace fundido',
      },
      {
        says: 'is',
        what: { en: 'a multipole breaker opens all poles together', es: 'un breaker multipolo abre todos los polos juntos' },
        words: 'two three 3 pole trip legs at once phases dos tres abre juntos',
      },
      {
        says: 'is-not',
        what: { en: 'one blown fuse opens all phases', es: 'un fusible fundido abre todas las fases' },
        words: 'single phasing three phase motor drop out se van se funde',
      },
    ],
    words: {
      en: 'fuse vs circuit breaker fuses versus breakers advantages which is better',
      es: 'fusible vs breaker pastilla interruptor termomagnetico ventajas cual es mejor',
    },
  },
  {
    id: 'asked-difference-mca-mocp',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What is the difference between MCA and MOCP on an AC nameplate?',
      es: '¿Qué diferencia hay entre MCA y MOCP en la placa de un aire?',
    },
    answer: {
      en: "MCA (minimum circuit ampacity) sizes the wire; MOCP (maximum overcurrent protection, 'max fuse') is the largest breaker or fuse allowed. The breaker may be larger than the wire's ampacity because the unit has its own overload protection.\n\nMCA 19 A, MOCP 30 A: 12 AWG copper on at most a 30 A breaker. Don't add 125% again: it is in the MCA.",
      es: "MCA (ampacidad mínima del circuito) da el cable; MOCP (protección máxima, 'max fuse') es el breaker o fusible más grande permitido. El breaker puede pasar la ampacidad del cable porque el equipo trae su protección de sobrecarga.\n\nMCA 19 A, MOCP 30 A: 12 AWG de cobre con breaker de 30 A cuando mucho. No sume otro 125%: ya está en el MCA.",
    },
    references: ['440.4(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'put an AC unit on a breaker larger than the ampacity of its wire',
          es: 'poner un aire acondicionado en un breaker mayor que la ampacidad de su cable',
        },
        if: {
          en: 'the breaker is not above the MOCP and the wire carries the MCA',
          es: 'el breaker no pasa del MOCP y el cable lleva el MCA',
        },
        words: 'bigger oversized condenser 12 awg 30 a heat pump legit than its wire ac unit',
      },
      {
        says: 'must-not',
        what: { en: 'use a breaker above the MOCP of an AC unit', es: 'usar un breaker mayor que el MOCP de un aire acondicionado' },
        words: 'max fuse says breaker plate dice condenser larger minisplit',
      },
      {
        says: 'need-not',
        what: { en: 'add another 125% to the MCA of an AC unit', es: 'sumar otro 125% al MCA de un aire acondicionado' },
        words: 'wire size condenser continuous',
      },
      {
        says: 'must-not',
        what: {
          en: 'wire an AC unit with less ampacity than its MCA',
          es: 'alambrar un aire acondicionado con menos ampacidad que su MCA',
        },
        words: 'too small wire smaller gauge cable delgado',
      },
      {
        says: 'may',
        what: {
          en: 'put an AC unit on a breaker smaller than its MOCP',
          es: 'poner un aire acondicionado en un breaker más chico que su MOCP',
        },
        if: { en: 'it is not less than the MCA and the unit starts on it', es: 'no es menor que el MCA y el equipo arranca con él' },
        words: 'than max menor aguanta arranque ac',
      },
      { says: 'must-not', what: { en: 'use a breaker smaller than the MCA', es: 'usar un breaker menor que el MCA' }, words: 'mínimo' },
    ],
    words: {
      en: 'mca vs mocp mop maximum fuse minimum circuit ampacity air conditioner condenser heat pump nameplate',
      es: 'mca mocp mop fusible maximo ampacidad minima aire acondicionado condensador placa',
    },
  },
  {
    id: 'asked-difference-flc-fla-rla',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What is the difference between FLC, FLA and RLA of a motor?',
      es: '¿Qué diferencia hay entre FLC, FLA y RLA de un motor?',
    },
    answer: {
      en: "FLC is the full-load current of the code's Tables 430.247 to 430.250, for sizing wire, breaker and disconnect. FLA is the nameplate's own current, for setting overloads. RLA (rated-load) is for hermetic compressors and stands on their plate.\n\nLRA (locked-rotor) is what the motor draws at the moment of starting, often six times as much.",
      es: 'FLC es la corriente de las Tablas 430.247 a 430.250 del código, para cable, breaker y desconectador. FLA es la de la placa del motor, para ajustar la sobrecarga. RLA (carga nominal) es de compresores herméticos y está en su placa.\n\nLRA (rotor bloqueado) es lo que toma al arrancar, a menudo seis veces más.',
    },
    references: ['430.6(A)', '440.2'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'size motor wire and breaker by the FLC of the tables',
          es: 'calcular cable y breaker de un motor con la FLC de las tablas',
        },
        words: '430.250 full load nameplate placa',
      },
      {
        says: 'must',
        what: { en: 'set motor overloads by the FLA of the nameplate', es: 'ajustar la sobrecarga de un motor con la FLA de la placa' },
        words: 'heaters termicos',
      },
      {
        says: 'is-not',
        what: { en: 'FLC and FLA of a motor are the same', es: 'la FLC y la FLA de un motor son lo mismo' },
        words: 'table nameplate rla lra',
      },
      {
        says: 'is-not',
        what: {
          en: 'motor overloads or heaters are set by the table FLC',
          es: 'las sobrecargas o térmicos se ajustan con la FLC de tabla',
        },
        words: '430.250',
      },
      {
        says: 'must-not',
        what: { en: 'set motor heaters by the table current', es: 'ajustar los térmicos con la corriente de tabla' },
        words: '430.250 overloads',
      },
    ],
    words: {
      en: 'fla flc rla lra full-load amps full-load current rated-load amps nameplate versus table motor compressor',
      es: 'fla flc rla lra corriente a plena carga nominal placa contra tabla motor compresor',
    },
  },
  {
    id: 'asked-difference-standard-optional',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What is the difference between the standard and the optional load calculation?',
      es: '¿Qué diferencia hay entre el cálculo estándar y el opcional de cargas?',
    },
    answer: {
      en: 'The standard method (Part III) takes each kind of load with its own demand: lighting by Table 220.45, four or more appliances at 75%, ranges by Table 220.55. The optional method (220.82) adds nearly all at nameplate and takes 10 kVA at 100% and the rest at 40%, then adds heating or cooling.\n\nThe optional one is for a dwelling of 100 A or more and usually gives a smaller service. In 2026: Article 120, first 8 kVA.',
      es: 'El estándar (Parte III) toma cada carga con su propia demanda: alumbrado por la Tabla 220.45, cuatro aparatos o más al 75%, estufas por la Tabla 220.55. El opcional (220.82) suma casi todo a valor de placa y toma 10 kVA al 100% y el resto al 40%; luego suma calefacción o aire.\n\nEl opcional es para vivienda de 100 A o más y suele dar acometida menor. En 2026: Artículo 120, primeros 8 kVA.',
    },
    references: ['220.40', '220.82'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the optional load calculation for a dwelling of 100 A or more',
          es: 'usar el cálculo opcional de cargas en una vivienda de 100 A o más',
        },
        words: '220.82 service house acometida casa',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the optional load calculation of 220.82 for a dwelling under 100 A',
          es: 'usar el cálculo opcional de 220.82 en una vivienda de menos de 100 A',
        },
        words: '60 amp small chica',
      },
    ],
    words: {
      en: 'standard versus optional method dwelling service load calculation which to use',
      es: 'metodo estandar contra opcional vivienda calculo de carga acometida cual usar',
    },
  },
  {
    id: 'asked-difference-kw-kva',
    area: 'exam',
    grade: 'V2',
    title: { en: 'What is the difference between kW and kVA?', es: '¿Qué diferencia hay entre kW y kVA?' },
    answer: {
      en: 'kW is real power, which does work and is billed; kVA is apparent power, volts times amps / 1000, which wire and transformers must carry. kW = kVA x power factor.\n\nAt power factor 1.0, as with heaters, both are equal; at 0.8 a 50 kVA load is 40 kW. Transformers are rated in kVA because their heat comes from the amps.',
      es: 'kW es potencia real, la que trabaja y se cobra; kVA es potencia aparente, volts por amperes / 1000, la que cargan cables y transformadores. kW = kVA x factor de potencia.\n\nCon factor 1.0, como en calentadores, son iguales; con 0.8, una carga de 50 kVA son 40 kW. Los transformadores se dan en kVA porque su calor viene de los amperes.',
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: { en: 'kW and kVA are always the same', es: 'kW y kVA siempre son lo mismo' },
        words: 'real apparent power equal iguales potencia',
      },
      {
        says: 'is',
        what: { en: 'kW equals kVA at a power factor of 1.0', es: 'kW es igual a kVA con factor de potencia 1.0' },
        words: 'unity resistive heater calentador',
      },
    ],
    words: {
      en: 'kw vs kva kilowatts kilovolt-amperes real apparent power watts vs volt-amperes',
      es: 'kw kva kilowatts potencia real aparente watts volt-amperes diferencia',
    },
  },
  {
    id: 'asked-difference-listed-labeled-approved',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What is the difference between listed, labeled and approved?',
      es: '¿Qué diferencia hay entre listado, etiquetado y aprobado?',
    },
    answer: {
      en: "Listed: a testing laboratory accepted by the authority, such as UL, publishes it in a list. Labeled: it carries that laboratory's mark. Approved: acceptable to the authority having jurisdiction, the inspector.\n\nIdentified means suitable for a given use. Only the authority approves; the laboratory lists.",
      es: 'Listado: un laboratorio aceptado por la autoridad, como UL, lo publica en una lista. Etiquetado: lleva la marca de ese laboratorio. Aprobado: aceptable para la autoridad competente, el inspector.\n\nIdentificado: adecuado para cierto uso. Solo la autoridad aprueba; el laboratorio lista.',
    },
    references: ['100'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'listed and approved mean the same', es: 'listado y aprobado significan lo mismo' },
        words: 'ul inspector labeled',
      },
      {
        says: 'is',
        what: { en: 'only the authority having jurisdiction approves', es: 'solo la autoridad competente aprueba' },
        words: 'inspector ahj',
      },
      {
        says: 'is-not',
        what: { en: 'UL approves equipment', es: 'UL aprueba equipos' },
        words: 'laboratory lists testing laboratorio lista',
      },
    ],
    words: {
      en: 'listed vs labeled vs approved identified ul mark definitions',
      es: 'listado etiquetado aprobado identificado marca ul definiciones',
    },
  },
  {
    id: 'asked-difference-accessible-readily',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What is the difference between accessible and readily accessible?',
      es: '¿Qué diferencia hay entre accesible y fácilmente accesible?',
    },
    answer: {
      en: 'Accessible wiring or equipment can be reached without damaging the building, even with a ladder or by lifting a ceiling tile. Readily accessible: those who need it reach it quickly, with no tools but keys, no climbing, no moving things, no portable ladder.\n\nBoxes must be accessible; breakers, disconnects and GFCI readily accessible.',
      es: 'Accesible: se alcanza sin dañar el edificio, aunque sea con escalera o levantando una loseta. Fácilmente accesible: quien lo necesita llega rápido, sin más herramienta que llaves, sin trepar, mover cosas ni escalera portátil.\n\nLas cajas van accesibles; breakers, desconectadores y GFCI, fácilmente accesibles.',
    },
    references: ['100', '404.8(A)'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a place that takes a portable ladder is readily accessible',
          es: 'un lugar al que se llega con escalera portátil es fácilmente accesible',
        },
        words: 'attic roof climb atico trepar',
      },
      {
        says: 'may',
        what: {
          en: 'reach a junction box with a ladder or by lifting a ceiling tile',
          es: 'llegar a una caja de empalme con escalera o levantando una loseta',
        },
        words: 'accessible attic drop ceiling plafon registro',
      },
      {
        says: 'must',
        what: {
          en: 'keep breakers, disconnects and GFCI readily accessible',
          es: 'dejar breakers, desconectadores y GFCI fácilmente accesibles',
        },
        words: 'behind appliance refrigerator storage detras refri',
      },
    ],
    words: {
      en: 'accessible vs readily accessible definition ladder tools',
      es: 'accesible vs facilmente accesible definicion escalera herramienta',
    },
  },
  {
    id: 'asked-difference-plug-fuses',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What is the difference between Type S and Edison-base plug fuses?',
      es: '¿Qué diferencia hay entre fusibles Tipo S y de base Edison?',
    },
    answer: {
      en: "Edison-base fuses of 15, 20 and 30 A all fit the same socket, so anyone can overfuse. Type S needs an adapter of its own size that stays in, so that a larger fuse doesn't fit.\n\nEdison-base is allowed only to replace existing ones where nobody has overfused or tampered; new fuseholders take Type S. Both are up to 125 V and 30 A.",
      es: 'Los de base Edison de 15, 20 y 30 A entran en el mismo portafusible, y cualquiera puede poner de más. El Tipo S lleva un adaptador de su tamaño que ya no sale, y no entra uno mayor.\n\nLa base Edison solo se permite para reponer donde nadie ha puesto de más ni alterado; lo nuevo es Tipo S. Ambos hasta 125 V y 30 A.',
    },
    references: ['240.51', '240.53'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'put Edison-base plug fuses in new work', es: 'poner fusibles de base Edison en trabajo nuevo' },
        words: 'screw-in fuseholder rosca tapon',
      },
      {
        says: 'may',
        what: {
          en: 'replace an existing Edison-base plug fuse with another one',
          es: 'cambiar un fusible existente de base Edison por otro igual',
        },
        if: { en: 'nobody has overfused or tampered', es: 'nadie ha puesto de más ni alterado' },
        words: 'screw-in old box rosca tapon viejo',
      },
      {
        says: 'is-not',
        what: {
          en: 'a larger Type S fuse fits the adapter of a smaller one',
          es: 'un fusible Tipo S mayor entra en el adaptador de uno menor',
        },
        words: 'tamperproof 30 20 15',
      },
    ],
    words: {
      en: 'type s fuse vs edison base plug fuse screw-in fuse adapter tamperproof',
      es: 'fusible tipo s base edison tapon rosca adaptador',
    },
  },
  {
    id: 'asked-difference-individual-circuit',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What is the difference between an individual and a general-purpose branch circuit?',
      es: '¿Qué diferencia hay entre un circuito individual y uno de uso general?',
    },
    answer: {
      en: "An individual branch circuit feeds only one piece of equipment. A general-purpose one feeds two or more receptacles or outlets for lights and appliances; an appliance circuit feeds appliances and no lights.\n\nA duplex is two receptacles, so a duplex for two plugs doesn't make an individual circuit. A single receptacle on one is rated not less than the circuit.",
      es: 'El individual (dedicado) alimenta un solo equipo. El de uso general alimenta dos o más contactos o salidas de luz y aparatos; el de aparatos, aparatos sin luces.\n\nUn dúplex son dos contactos, así que con dúplex para dos clavijas no es individual. El contacto sencillo en uno individual no es menor que el circuito.',
    },
    references: ['100', '210.21(B)(1)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'an individual branch circuit feeds only one piece of equipment',
          es: 'un circuito individual alimenta un solo equipo',
        },
        words: 'dedicated dedicado',
      },
      {
        says: 'is-not',
        what: {
          en: 'a circuit with a duplex for two plugs is an individual circuit',
          es: 'un circuito con dúplex para dos clavijas es individual',
        },
        words: 'dedicated two receptacles dedicado',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a single receptacle rated less than its individual circuit',
          es: 'poner un contacto sencillo menor que su circuito individual',
        },
        words: '15 a on 20 a',
      },
    ],
    words: {
      en: 'dedicated individual branch circuit vs general purpose single receptacle duplex',
      es: 'circuito dedicado individual vs uso general contacto sencillo duplex',
    },
  },
  {
    id: 'asked-difference-ufer-ring',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What is the difference between a concrete-encased electrode and a ground ring?',
      es: '¿Qué diferencia hay entre un electrodo en concreto (Ufer) y un anillo de tierra?',
    },
    answer: {
      en: 'The concrete-encased electrode (Ufer) is 20 ft or more of 1/2 in. rebar or bare 4 AWG copper in the footing. The ground ring is 20 ft or more of bare copper, 2 AWG or larger, around the building, directly in earth at 30 in. or deeper.\n\nThe wire to a Ufer need not exceed 4 AWG copper; to a ring, the size of the ring.',
      es: 'El electrodo en concreto (Ufer) son 20 pies o más de varilla de 1/2 pulg. o cobre desnudo 4 AWG en la zapata. El anillo son 20 pies o más de cobre desnudo, 2 AWG o mayor, alrededor del edificio, en tierra a 30 pulg. o más.\n\nEl cable al Ufer no necesita pasar de 4 AWG de cobre; al anillo, del calibre del anillo.',
    },
    references: ['250.52(A)(3)', '250.52(A)(4)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'have at least 20 ft of rebar or copper in a Ufer or ground ring',
          es: 'tener al menos 20 pies de varilla o cobre en un Ufer o anillo de tierra',
        },
        words: 'concrete-encased electrode length largo concreto',
      },
      {
        says: 'must-not',
        what: { en: 'make a ground ring of copper smaller than 2 AWG', es: 'hacer un anillo de tierra de cobre menor que 2 AWG' },
        words: '4 6 awg bare',
      },
      {
        says: 'need-not',
        what: { en: 'run a wire larger than 4 AWG copper to a Ufer', es: 'llevar al Ufer un cable mayor que 4 AWG de cobre' },
        if: { en: 'it is the sole connection to that electrode', es: 'es la única conexión a ese electrodo' },
        words: 'gec concrete-encased electrode concreto',
      },
    ],
    words: { en: 'ufer vs ground ring concrete encased electrode', es: 'ufer anillo de tierra electrodo embebido en concreto' },
  },
  {
    id: 'asked-nm-metal-stud',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does NM cable need bushings through metal studs?', es: '¿El NM (Romex) lleva bujes al pasar por postes metálicos?' },
    answer: {
      en: 'Yes: where NM passes through holes or slots in metal studs, listed bushings or grommets cover all the edges and are in place before the cable is pulled.\n\nWithin 1-1/4 in. of the edge a steel plate protects it from nails and screws besides.',
      es: 'Sí: donde el NM pasa por agujeros o ranuras de postes metálicos, bujes o grommets listados cubren todas las orillas antes de jalar el cable.\n\nA menos de 1-1/4 pulg. de la orilla, además una placa de acero lo protege de clavos y tornillos.',
    },
    references: ['300.4(B)(1)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put listed bushings or grommets in metal stud holes before pulling NM (Romex)',
          es: 'poner bujes o grommets listados en los agujeros de postes metálicos antes de jalar NM (Romex)',
        },
        words: 'steel protect poste de lamina',
      },
      {
        says: 'must-not',
        what: { en: 'run NM (Romex) through metal studs without bushings', es: 'pasar NM (Romex) por postes metálicos sin bujes' },
        words: 'steel bare edge grommet lamina',
      },
      {
        says: 'must',
        what: {
          en: 'put a steel plate where NM (Romex) is within 1-1/4 in. of the stud edge',
          es: 'poner placa de acero donde el NM (Romex) queda a menos de 1-1/4 pulg. de la orilla del poste',
        },
        words: 'nail plate screws clavos',
      },
      {
        says: 'may',
        what: {
          en: 'run NM (Romex) through metal stud holes that have listed bushings',
          es: 'pasar NM (Romex) por agujeros de montantes metálicos que llevan pasacables listados',
        },
        words: 'steel with grommets plastic con postes lámina',
      },
    ],
    words: { en: 'romex steel stud grommet bushing protected required holes', es: 'romex poste de lamina buje grommet proteger agujeros' },
  },
  {
    id: 'asked-switch-in-neutral',
    area: 'exam',
    grade: 'V2',
    title: { en: 'May a switch be put in the neutral?', es: '¿Se permite un apagador en el neutro?' },
    answer: {
      en: "No: single-pole, three-way and four-way switches break only the hot. With the neutral switched, the lamp goes out but its socket and wires stay live.\n\nExceptions: a switch that opens all conductors of the circuit at the same time, or in which the neutral can't be opened before the hots.",
      es: 'No: los apagadores sencillos, de tres y cuatro vías cortan solo el vivo. Con el neutro cortado, la lámpara se apaga pero su portalámpara y cables quedan vivos.\n\nExcepciones: un interruptor que abre todos los conductores a la vez, o en que el neutro no puede abrir antes que los vivos.',
    },
    references: ['404.2(B)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'put a switch in the neutral', es: 'poner un apagador en el neutro' },
        unless: {
          en: 'it opens all conductors at once, or the neutral cannot open before the hots',
          es: 'abra todos los conductores a la vez, o el neutro no pueda abrir antes que los vivos',
        },
        words: 'white grounded conductor single-pole three-way blanco cortar',
      },
      {
        says: 'must',
        what: { en: 'switch the hot, not the neutral', es: 'cortar el vivo, no el neutro, con el apagador' },
        words: 'black leg light foco',
      },
      {
        says: 'may',
        what: {
          en: 'use a switch that opens the hot and the neutral together',
          es: 'usar un apagador que abre la fase y el neutro juntos',
        },
        words: 'two pole double-pole both at once dos polos bipolar',
      },
    ],
    words: {
      en: 'switch the neutral grounded conductor single-pole three-way interrupt white switched neutral legal',
      es: 'apagador interruptor cortar neutro blanco conductor puesto a tierra tres vias legal',
    },
  },
  {
    id: 'asked-overload-besides-breaker',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does a motor need overload protection in addition to the breaker?',
      es: '¿Un motor lleva protección de sobrecarga además del breaker?',
    },
    answer: {
      en: 'Yes: the breaker or fuses, sized at up to 250% or more of full-load current, clear only short circuits and ground faults. Overloads, at 115% or 125% of the nameplate, keep the motor from burning out.\n\nIt may be a heater block, an electronic relay or a protector in the motor. Fire pumps have none, and a portable motor of 1 hp or less, started by hand in sight, may do with the branch breaker.',
      es: 'Sí: el breaker o los fusibles, de hasta 250% o más de la corriente plena, libran solo cortos y fallas a tierra. La sobrecarga, al 115% o 125% de la placa, evita que el motor se queme.\n\nPuede ser térmico, relevador electrónico o protector en el motor. No llevan las bombas contra incendio, y a un motor portátil de 1 hp o menos, arrancado a mano y a la vista, le puede bastar el breaker del ramal.',
    },
    references: ['430.31', '430.32', '430.52'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'give a motor overload protection besides the breaker or fuses',
          es: 'dar al motor protección de sobrecarga además del breaker o fusibles',
        },
        unless: {
          en: 'it is a fire pump or a portable motor of 1 hp or less started by hand in sight',
          es: 'sea bomba contra incendio o motor portátil de 1 hp o menos arrancado a mano y a la vista',
        },
        words: 'heaters thermal relay termicos relevador guardamotor',
      },
      {
        says: 'may',
        what: {
          en: 'count a protector built into the motor as overload protection',
          es: 'contar un protector integrado en el motor como sobrecarga',
        },
        words: 'thermally protected internal interno klixon',
      },
      {
        says: 'need-not',
        what: { en: 'put overload protection on a fire pump motor', es: 'poner sobrecarga a un motor de bomba contra incendio' },
        words: 'heaters',
      },
    ],
    words: {
      en: 'motor overload heaters required besides circuit breaker fuse separate both needed',
      es: 'motor sobrecarga termicos relevador se exige aparte del breaker fusible los dos',
    },
  },
  {
    id: 'asked-nameplate-for-motor-wire',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is the motor nameplate current used to size the conductors (wire)?',
      es: '¿Se usa la corriente de placa del motor para calcular sus conductores?',
    },
    answer: {
      en: 'No: conductors, breaker or fuses and disconnect are sized from Tables 430.247 to 430.250, not the nameplate. Only the overloads go by the nameplate.\n\nSo a replacement motor of the same horsepower still fits the wire. Exceptions: multispeed, torque and low-speed motors and AC compressors, by their plate.',
      es: 'No: conductores, breaker o fusibles y desconectador salen de las Tablas 430.247 a 430.250, no de la placa. Solo la sobrecarga va por la placa.\n\nAsí un motor de repuesto de los mismos caballos sigue sirviendo. Excepciones: motores de varias velocidades, de par o de baja velocidad y compresores de aire, por su placa.',
    },
    references: ['430.6(A)(1)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'size conductors and breaker of an ordinary motor from its nameplate current',
          es: 'calcular cable y breaker de un motor común con su corriente de placa',
        },
        words: 'fla amps wire size use plate',
      },
      {
        says: 'must',
        what: {
          en: 'size motor conductors from Tables 430.247 to 430.250',
          es: 'calcular los conductores del motor con las Tablas 430.247 a 430.250',
        },
        words: 'full-load current hp flc',
      },
      {
        says: 'may',
        what: {
          en: 'go by the plate for a multispeed, torque or low-speed motor or an AC compressor',
          es: 'ir por la placa en un motor de varias velocidades, de par o de baja velocidad o un compresor de aire',
        },
        words: 'nameplate',
      },
    ],
    words: {
      en: 'use nameplate amps fla instead of table full-load current conductors size wire breaker branch circuit sizing',
      es: 'placa del motor fla o tabla corriente plena cable conductores breaker calcular',
    },
  },
  {
    id: 'asked-nameplate-for-overload',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is the motor nameplate current used to size (set) the overloads?',
      es: '¿Se usa la corriente de placa para ajustar la sobrecarga del motor?',
    },
    answer: {
      en: "Yes: separate overloads are set from the motor's nameplate current: at most 125% with a service factor of 1.15 or more or a rise of 40 °C or less, 115% for others.\n\nWire, breaker and disconnect go by the code's tables instead.",
      es: 'Sí: la sobrecarga separada se ajusta por la corriente de placa: a lo más 125% con factor de servicio 1.15 o más o elevación de 40 °C o menos, 115% en los demás.\n\nCable, breaker y desconectador van por las tablas del código.',
    },
    references: ['430.6(A)(2)', '430.32(A)(1)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'set separate motor overloads from the nameplate current',
          es: 'ajustar la sobrecarga separada del motor con la corriente de placa',
        },
        words: 'heaters fla térmico térmicos based on plate manda',
      },
      {
        says: 'must-not',
        what: {
          en: 'set motor overloads above 125% of nameplate current, or 115% for motors without a 1.15 service factor or 40 °C rise',
          es: 'ajustar la sobrecarga arriba de 125% de la placa, o 115% en motores sin factor de servicio 1.15 ni elevación de 40 °C',
        },
        unless: { en: 'the motor does not start or carry its load with it', es: 'con ella el motor no arranque o no lleve su carga' },
        words: 'sf',
      },
      {
        says: 'must-not',
        what: {
          en: "use the nameplate current for the motor's wire and breaker",
          es: 'usar la corriente de placa para el cable y el breaker del motor',
        },
        unless: { en: 'it is not a continuous-duty motor', es: 'no sea motor de servicio continuo' },
        words: 'table flc',
      },
      {
        says: 'may',
        what: {
          en: 'set the overload relay from the nameplate current',
          es: 'ajustar el relevador de sobrecarga con la corriente de placa',
        },
        words: 'heaters fla use name plate placa térmicos',
      },
    ],
    words: {
      en: 'overload heaters sized from nameplate fla motor not table',
      es: 'termicos sobrecarga por la placa fla del motor no tabla',
    },
  },
  {
    id: 'asked-overloads-for-short-circuit',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can motor overloads protect against short circuits (be used as short-circuit protection)?',
      es: '¿La sobrecarga (térmico) del motor protege contra cortocircuito?',
    },
    answer: {
      en: 'No: overload relays and heaters protect from too much current for too long, 115% or 125% of the nameplate, and could weld or burst on a short. The breaker or fuses of 430.52 clear short circuits and ground faults.\n\nSome combination controllers do both and are listed so.',
      es: 'No: los relevadores térmicos protegen de corriente de más por mucho rato, 115% o 125% de la placa, y en un corto se sueldan o revientan. El breaker o fusibles de 430.52 libran cortos y fallas a tierra.\n\nAlgunos arrancadores combinados hacen ambas cosas y están listados así.',
    },
    references: ['430.31', '430.52'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'rely on motor overloads for short-circuit protection',
          es: 'confiar en la sobrecarga del motor como protección contra cortocircuito',
        },
        words: 'heaters thermal relay térmico corto',
      },
      {
        says: 'must',
        what: {
          en: 'protect a motor circuit from short circuits with a breaker or fuses besides the overloads',
          es: 'proteger el circuito del motor contra cortos con breaker o fusibles además de la sobrecarga',
        },
        unless: { en: 'a listed combination controller does both', es: 'un arrancador combinado listado haga las dos cosas' },
        words: 'starter arrancador',
      },
    ],
    words: {
      en: 'overload relay heaters used as short circuit ground fault protection instead of breaker fuse starter',
      es: 'relevador de sobrecarga termico arrancador proteccion corto circuito falla a tierra en vez de breaker fusible',
    },
  },
  {
    id: 'asked-motor-disconnect-sight',
    area: 'exam',
    grade: 'V2',
    title: { en: "Must a motor's disconnect be in sight of the motor?", es: '¿El desconectador debe estar a la vista del motor?' },
    answer: {
      en: "Yes: a disconnect is in sight from the motor and its machine, that is, visible and within 50 ft. The controller's own one serves if it is in sight of both.\n\nException: where it is impracticable or adds hazard, or in supervised industrial plants with written procedures, the controller's disconnect, lockable open, is enough.",
      es: 'Sí: va un desconectador a la vista del motor y su máquina, o sea visible y a no más de 50 pies. El del arrancador vale si queda a la vista de los dos.\n\nExcepción: donde no es práctico o añade riesgo, o en industria supervisada con procedimientos escritos, basta el del arrancador con candado en abierto.',
    },
    references: ['430.102(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a disconnect in sight within 50 ft of the motor and its machine',
          es: 'poner un desconectador a la vista del motor y su máquina, a 50 pies o menos',
        },
        unless: { en: 'an exception lets a lockable one at the controller serve', es: 'una excepción admita el bloqueable del arrancador' },
        words: 'switch safety',
      },
      {
        says: 'may',
        what: {
          en: "use the controller's disconnect as the motor's disconnect",
          es: 'usar el desconectador del arrancador como el del motor',
        },
        if: { en: 'it is in sight of both', es: 'queda a la vista de los dos' },
        words: 'starter same one count see both from it',
      },
      {
        says: 'is-not',
        what: {
          en: 'a disconnect more than 50 ft from the motor counts as in sight, even when it can be seen',
          es: 'un desconectador a más de 50 pies del motor cuenta como a la vista, aunque se vea',
        },
        words: '70 visible',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the disconnect of a motor in another room or on another floor, out of its sight',
          es: 'poner el desconectador de un motor en otro cuarto o piso, fuera de su vista',
        },
        unless: {
          en: 'an exception of 430.102(B) lets a lockable one at the controller serve',
          es: 'una excepción de 430.102(B) admita el bloqueable del arrancador',
        },
        words: 'next room downstairs inside roof fan extractor techo adentro abajo legal',
      },
      {
        says: 'may',
        what: {
          en: 'leave out the disconnect in sight of a motor in an industrial plant with written procedures',
          es: 'omitir el desconectador a la vista del motor en una industria con procedimientos escritos',
        },
        if: { en: "the controller's disconnect locks open", es: 'el del arrancador se bloquea abierto' },
        words: 'skip local lockout',
      },
    ],
    words: {
      en: 'motor disconnecting means within sight 50 feet required location machine',
      es: 'medio de desconexion motor a la vista 50 pies se exige maquina',
    },
  },
  {
    id: 'asked-controller-opens-all',
    area: 'exam',
    grade: 'K',
    title: { en: 'Must a motor controller open all conductors?', es: '¿El arrancador debe abrir todos los conductores del motor?' },
    answer: {
      en: 'No: it need open only as many as stop and start the motor. The disconnect is what opens all ungrounded conductors, and a controller that serves as disconnect does too.',
      es: 'No: abre solo los que hacen falta para parar y arrancar el motor. El desconectador es el que abre todos los vivos, y también el arrancador que sirve de desconectador.',
    },
    references: ['430.84', '430.103'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'open every conductor of the motor with its controller',
          es: 'abrir todos los conductores del motor con el arrancador',
        },
        unless: { en: 'the controller is also the disconnect', es: 'el arrancador sea también el desconectador' },
        words: 'starter contactor pole two of three',
      },
      {
        says: 'must',
        what: {
          en: 'open all hot conductors of the motor with its disconnect',
          es: 'abrir todos los vivos del motor con el desconectador',
        },
        words: 'poles ungrounded',
      },
      {
        says: 'may',
        what: {
          en: 'open only as many motor conductors with the controller as stop and start it',
          es: 'abrir con el arrancador solo los conductores que hacen falta para parar y arrancar el motor',
        },
        words: 'one two poles legs hots',
      },
    ],
    words: {
      en: 'starter contactor open every phase leg motor control poles required',
      es: 'arrancador contactor abrir todas las fases polos control motor',
    },
  },
  {
    id: 'asked-overload-round-up',
    area: 'exam',
    grade: 'V2',
    title: { en: 'May a motor overload be rounded up above 115% or 125%?', es: '¿Se puede redondear la sobrecarga arriba de 115% o 125%?' },
    answer: {
      en: "No: 115% and 125% of nameplate are maximums, so take the heater or setting at or below. Only if the motor then can't start or carry its load may the next larger be used, up to 130% or 140%.\n\nThe breaker or fuse of the branch circuit is what may go up to the next standard size.",
      es: 'No: 115% y 125% de placa son máximos; se toma el térmico o ajuste igual o menor. Solo si el motor así no arranca o no lleva su carga se permite el siguiente, hasta 130% o 140%.\n\nLo que sí sube al siguiente tamaño normal es el breaker o fusible del ramal.',
    },
    references: ['430.32(A)(1)', '430.32(C)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'round a motor overload up above 115% or 125% of nameplate current',
          es: 'redondear la sobrecarga del motor arriba de 115% o 125% de la placa',
        },
        unless: { en: 'the motor does not start or carry its load with it', es: 'con ella el motor no arranque o no lleve su carga' },
        words: 'next larger heater térmico',
      },
      {
        says: 'may',
        what: {
          en: 'use the next larger overload, up to 130% or 140% of nameplate current',
          es: 'usar la sobrecarga siguiente, hasta 130% o 140% de la placa',
        },
        if: {
          en: 'the motor does not start or carry its load with the one selected',
          es: 'con la elegida el motor no arranca o no lleva su carga',
        },
        words: 'heater upsize no arranca start 115 130',
      },
      {
        says: 'is',
        what: {
          en: '115% and 125% of nameplate current are maximums for a motor overload',
          es: '115% y 125% de la placa son máximos para la sobrecarga del motor',
        },
        words: 'limit heater',
      },
      {
        says: 'is-not',
        what: {
          en: 'a motor overload is rounded up like the breaker',
          es: 'la sobrecarga del motor se redondea hacia arriba como el breaker',
        },
        words: 'supposed to',
      },
    ],
    words: {
      en: 'round up overload heater size next larger motor service factor allowed',
      es: 'redondear termico sobrecarga siguiente mayor motor factor de servicio se permite',
    },
  },
  {
    id: 'asked-motor-breaker-round-up',
    area: 'exam',
    grade: 'V2',
    title: {
      en: "Can a motor's breaker or fuse be rounded up to the next size?",
      es: '¿El breaker o fusible de un motor se redondea hacia arriba?',
    },
    answer: {
      en: 'Yes: where the percentage of Table 430.52(C)(1), such as 250% for a breaker or 175% for a dual-element fuse, gives no standard rating, the next higher standard size is allowed.\n\nThe overloads may not be rounded up. A feeder of several motors is rounded down.',
      es: 'Sí: si el por ciento de la Tabla 430.52(C)(1), como 250% para breaker o 175% para fusible de doble elemento, no da un valor normal, se permite el siguiente mayor.\n\nLa sobrecarga no se redondea hacia arriba. El alimentador de varios motores se redondea hacia abajo.',
    },
    references: ['430.52(C)(1)'],
    claims: [
      {
        says: 'may',
        what: {
          en: "round a motor's breaker or fuse up to the next standard size",
          es: 'redondear el breaker o fusible del motor al siguiente tamaño normal',
        },
        words:
          '250 175 percent next standard size up 72 67.5 87 90 short circuit protection single allowed al siguiente redondear solo motor',
      },
      {
        says: 'must-not',
        what: {
          en: 'round up the breaker of a feeder of several motors',
          es: 'redondear hacia arriba el breaker del alimentador de varios motores',
        },
        words: 'largest plus others',
      },
    ],
    words: {
      en: 'motor short-circuit ground-fault protection rounded rounding up next standard size inverse time breaker time-delay fuse allowed round',
      es: 'motor proteccion de corto siguiente tamano estandar breaker fusible con retardo se permite subir redondear',
    },
  },
  {
    id: 'asked-fire-pump-overload',
    area: 'exam',
    grade: 'V1',
    title: { en: 'Does a fire pump have overload protection?', es: '¿Una bomba contra incendio lleva protección de sobrecarga?' },
    answer: {
      en: 'No overload protection: it must run even to its own destruction. Its circuit is protected against short circuits only, without ground-fault protection of equipment (GFPE) either.\n\nThat is why its overcurrent device is sized to carry the locked-rotor current indefinitely, or is a listed assembly for fire pumps.',
      es: 'No lleva de sobrecarga: debe trabajar aunque se destruya. Su circuito se protege solo contra cortos, tampoco con protección de falla a tierra de equipo (GFPE).\n\nPor eso su protección se calcula para llevar indefinidamente la corriente de rotor bloqueado, o es un conjunto listado para bombas contra incendio.',
    },
    references: ['695.4(B)(2)', '695.6(C)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'give a fire pump circuit overload protection',
          es: 'poner protección de sobrecarga al circuito de una bomba contra incendio',
        },
        words: 'heaters trip térmico',
      },
      {
        says: 'must',
        what: {
          en: 'protect a fire pump circuit against short circuits',
          es: 'proteger el circuito de la bomba contra incendio contra cortos',
        },
        words: 'breaker fuse short',
      },
      {
        says: 'must-not',
        what: {
          en: 'give a fire pump circuit ground-fault protection of equipment (GFPE)',
          es: 'poner protección de falla a tierra de equipo (GFPE) al circuito de la bomba contra incendio',
        },
        words: 'gfci',
      },
      {
        says: 'need-not',
        what: {
          en: 'give a fire pump overloads like other motors: it must run on',
          es: 'poner térmicos a la bomba contra incendio como a otros motores: debe seguir',
        },
        words: 'heaters leave out protection sobrecarga',
      },
    ],
    words: {
      en: 'fire pump motor overload heaters gfci gfpe ground-fault trip breaker allowed required',
      es: 'bomba contra incendio motor termicos gfci gfpe disparo breaker se permite',
    },
  },
  {
    id: 'asked-why-fire-pump-locked-rotor',
    area: 'exam',
    grade: 'V2',
    title: {
      en: "Why is a fire pump's overcurrent device sized for locked-rotor current?",
      es: '¿Por qué la protección de una bomba contra incendio va por rotor bloqueado?',
    },
    answer: {
      en: 'Because the pump must not stop while the building burns, even if it stalls or overheats: losing the motor is better than losing lives. So the device carries indefinitely the locked-rotor current of the pump motors plus the other loads.\n\nIt opens only on a short circuit.',
      es: 'Porque la bomba no debe parar mientras se quema el edificio, aunque se trabe o se caliente: más vale perder el motor que vidas. Por eso la protección lleva indefinidamente la corriente de rotor bloqueado de los motores más las otras cargas.\n\nAbre solo en un corto.',
    },
    references: ['695.4(B)(2)'],
    claims: [
      {
        says: 'must',
        what: {
          en: "size a fire pump's overcurrent device to carry the locked-rotor current indefinitely",
          es: 'calcular la protección de la bomba contra incendio para llevar la corriente de rotor bloqueado indefinidamente',
        },
        unless: { en: 'it is a listed assembly for fire pumps', es: 'sea un conjunto listado para bombas contra incendio' },
        words: 'breaker fuse lra',
      },
    ],
    words: {
      en: 'why fire pump breaker fuse sized locked rotor amps no overload reason',
      es: 'por que breaker fusible bomba contra incendio rotor bloqueado sin sobrecarga razon',
    },
  },
  {
    id: 'asked-disposal-gfci',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a garbage disposal need GFCI protection?', es: '¿El triturador de basura lleva GFCI?' },
    answer: {
      en: 'Yes, if it plugs in; a hardwired one needs none. In 2023 every receptacle of a dwelling kitchen is GFCI. In 2020 its receptacle needs it for being within 6 ft of the sink; in 2017 the cabinet door left that open to argument.',
      es: 'Sí, si va con clavija; conectado directo no lo necesita. En 2023 todo contacto de cocina de vivienda es GFCI. En 2020 lo lleva por estar a menos de 6 pies del fregadero; en 2017 la puerta del gabinete dejaba duda.',
    },
    references: ['210.8(A)(6)', '210.8(A)(7)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect the receptacle of a plug-in garbage disposal in a dwelling kitchen with GFCI',
          es: 'proteger con GFCI el contacto de un triturador con clavija en cocina de vivienda',
        },
        words: 'disposer under sink cord',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect a hardwired garbage disposal in a dwelling with GFCI',
          es: 'proteger con GFCI un triturador conectado directo en vivienda',
        },
        words: 'disposer direct wired',
      },
      {
        says: 'must',
        what: { en: "protect a garbage disposal's outlet with GFCI", es: 'proteger con GFCI la salida del triturador' },
        if: { en: 'it plugs in', es: 'va con clavija' },
        words: 'need disposal required',
      },
    ],
    words: { en: 'food waste disposer under sink outlet gfci required', es: 'triturador de comida bajo fregadero contacto gfci se exige' },
  },
  {
    id: 'asked-receptacle-near-tub-gfci',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does a receptacle within 6 ft of a tub or shower need GFCI?',
      es: '¿Un contacto a menos de 6 pies de tina o regadera lleva GFCI?',
    },
    answer: {
      en: "Yes: in a dwelling, receptacles within 6 ft of the outside edge of a bathtub or shower stall need GFCI, even where the room isn't a bathroom by definition.\n\nFrom 2020 none may be at all within 3 ft horizontally and 8 ft up of the tub rim or shower threshold; in too small a bathroom it goes on the farthest wall (406.9(C)). 2017 bars only those inside or directly over the tub or shower.",
      es: 'Sí: en una vivienda, los contactos a menos de 6 pies de la orilla de tina o regadera llevan GFCI, aunque el cuarto no sea baño por definición.\n\nDesde 2020 no puede haber ninguno a menos de 3 pies en horizontal y 8 pies de alto de la orilla de la tina o el umbral; si el baño es muy chico, va en la pared más lejana (406.9(C)). 2017 solo prohíbe los de adentro o directamente encima.',
    },
    references: ['210.8(A)(10)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect a receptacle within 6 ft of a tub or shower in a dwelling with GFCI',
          es: 'proteger con GFCI un contacto a menos de 6 pies de tina o regadera en vivienda',
        },
        words: 'bathtub outlet',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a receptacle within 3 ft of the edge of a tub or shower',
          es: 'poner un contacto a menos de 3 pies de la orilla de tina o regadera',
        },
        unless: {
          en: 'the bathroom is too small, where the required one goes on the farthest wall',
          es: 'el baño sea muy chico, donde el exigido va en la pared más lejana',
        },
        editions: ['2020', '2023', '2026'],
        words: 'bathtub outlet zone',
      },
    ],
    words: {
      en: 'bathtub bath tub shower stall receptacle outlet within six feet gfci',
      es: 'tina banera regadera contacto a menos de seis pies gfci',
    },
  },
  {
    id: 'asked-receptacle-face-up',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can a receptacle be installed face-up in a countertop?', es: '¿Se puede poner un contacto boca arriba en una cubierta?' },
    answer: {
      en: 'No, not an ordinary one: it may not lie face-up in a countertop or work surface, where liquid runs in. Only listed countertop assemblies, such as pop-ups, may.',
      es: 'No uno común: no va boca arriba en cubierta o superficie de trabajo, donde entra líquido. Solo conjuntos listados para cubierta, como los que se levantan (pop-up).',
    },
    references: ['406.5(E)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'install an ordinary receptacle face-up in a countertop or work surface',
          es: 'poner un contacto común boca arriba en una cubierta o superficie de trabajo',
        },
        words: 'island bar top outlet barra isla',
      },
      {
        says: 'may',
        what: {
          en: 'install a listed countertop assembly, such as a pop-up, in a countertop',
          es: 'poner en la cubierta un conjunto listado para ella, como un pop-up',
        },
        words: 'island outlet isla',
      },
    ],
    words: {
      en: 'outlet face up facing up face an outlet up in the island top counter island work surface pop-up floor box cover',
      es: 'contacto hacia arriba cubierta isla barra pop-up',
    },
  },
  {
    id: 'asked-basin-receptacle-three-feet',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is a receptacle required within 3 ft of the bathroom sink?', es: '¿Se exige un contacto a 3 pies del lavabo?' },
    answer: {
      en: 'Yes: each bathroom of a dwelling needs at least one within 3 ft of the outside edge of each basin, on a wall or partition next to it, in the counter if listed, or on the cabinet not more than 12 in. below the top.\n\nOne between two basins serves both if within 3 ft of each. It is GFCI, on the 20 A bathroom circuit.',
      es: 'Sí: cada baño de vivienda lleva al menos uno a no más de 3 pies de la orilla de cada lavabo, en muro o división al lado, en la cubierta si está listado, o en el mueble a no más de 12 pulg. bajo la cubierta.\n\nUno entre dos lavabos sirve a los dos si está a 3 pies de cada uno. Es GFCI, en el circuito de 20 A del baño.',
    },
    references: ['210.52(D)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a receptacle within 3 ft of the edge of each bathroom basin of a dwelling',
          es: 'poner un contacto a no más de 3 pies de la orilla de cada lavabo de una vivienda',
        },
        words: 'sink vanity lavatory outlet',
      },
      {
        says: 'may',
        what: { en: 'serve two basins with one receptacle between them', es: 'servir a dos lavabos con un contacto entre ellos' },
        if: { en: 'it is within 3 ft of each', es: 'queda a 3 pies o menos de cada uno' },
        words: 'double vanity sinks two share one single un solo contacto dos lavabos compartir entre',
      },
      {
        says: 'may',
        what: {
          en: "put the basin's receptacle on the face or side of the vanity cabinet",
          es: 'poner el contacto del lavabo en el frente o lado del mueble',
        },
        if: { en: 'it is not more than 12 in. below the top', es: 'no queda a más de 12 pulg. bajo la cubierta' },
        words: 'vanity cabinet',
      },
      {
        says: 'must-not',
        what: {
          en: "have a house bathroom's only receptacle more than 3 ft from its basin",
          es: 'tener el único contacto del baño de una casa a más de 3 pies del lavabo',
        },
        words: '5 ft pedestal far',
      },
      {
        says: 'need-not',
        what: {
          en: 'keep a receptacle a minimum distance away from a basin or faucet',
          es: 'dejar un receptáculo a una distancia mínima de un lavabo o una llave',
        },
        if: {
          en: 'it has GFCI protection and is not inside a tub or shower zone',
          es: 'tiene protección GFCI y no queda en la zona de tina o regadera',
        },
        words: 'too close near water one foot',
      },
      {
        says: 'may',
        what: { en: 'let two sinks share one receptacle between them', es: 'poner un solo contacto entre dos lavabos' },
        if: { en: 'it is within 3 ft of each', es: 'queda a no más de 3 pies de cada uno' },
        words: 'single double basins vanity compartir',
      },
    ],
    words: {
      en: 'bathroom receptacle basin vanity lavatory sink three feet required must',
      es: 'contacto bano lavabo tres pies obligatorio',
    },
  },
  {
    id: 'asked-behind-fridge-count',
    area: 'exam',
    grade: 'V1',
    title: {
      en: 'Does the receptacle behind the refrigerator count for the countertop?',
      es: '¿El contacto detrás del refrigerador cuenta para la cubierta?',
    },
    answer: {
      en: 'No: it is not readily accessible for the counter, being behind the appliance in its space, so countertop spacing is met with others.\n\nIt may be on a small-appliance circuit or on an individual circuit of 15 A or more.',
      es: 'No: queda detrás del aparato, en su espacio, sin acceso fácil desde la cubierta; la separación se cumple con otros.\n\nPuede ir en un circuito de aparatos pequeños o en uno individual de 15 A o más.',
    },
    references: ['210.52(C)', '210.52(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'count the receptacle behind the refrigerator toward the countertop spacing',
          es: 'contar el contacto detrás del refrigerador para la cubierta',
        },
        words: 'fridge outlet counter',
      },
      {
        says: 'may',
        what: {
          en: "put the refrigerator's receptacle on a small-appliance circuit or on its own circuit",
          es: 'poner el contacto del refrigerador en un circuito de aparatos pequeños o en uno propio',
        },
        words: 'fridge outlet',
      },
    ],
    words: {
      en: 'fridge refrigerator outlet receptacle counter spacing required kitchen count toward',
      es: 'refri refrigerador contacto cubierta separacion cocina cuenta',
    },
  },
  {
    id: 'asked-front-back-outdoor',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is an outdoor receptacle required at the front and back of a house?',
      es: '¿Se exige contacto exterior al frente y atrás de la casa?',
    },
    answer: {
      en: 'Yes: a one-family house, and each ground-level unit of a two-family one, needs at least one at the front and one at the back, reached from grade and not more than 6-1/2 ft above it.\n\nThey are GFCI, weather-resistant and under in-use covers.',
      es: 'Sí: una casa, y cada unidad a nivel de suelo de un dúplex, lleva al menos uno al frente y uno atrás, al alcance desde el suelo y a no más de 6-1/2 pies.\n\nSon GFCI, resistentes a la intemperie y con tapa en uso.',
    },
    references: ['210.52(E)(1)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'install an outdoor receptacle at the front and one at the back of a house',
          es: 'poner un contacto exterior al frente y uno atrás de la casa',
        },
        words: 'outside outlet duplex patio',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the required front or back receptacle more than 6-1/2 ft above grade',
          es: 'poner el contacto exigido del frente o de atrás a más de 6-1/2 pies del suelo',
        },
        words: 'height second floor',
      },
      {
        says: 'is-not',
        what: {
          en: 'one outdoor receptacle is enough for a one-family house',
          es: 'un solo contacto exterior basta para una casa de una familia',
        },
        words: 'rear patio none front',
      },
    ],
    words: {
      en: 'outside outdoor outlets front back of house dwelling required how many',
      es: 'contactos afuera exteriores frente atras casa obligatorio cuantos',
    },
  },
  {
    id: 'asked-deck-receptacle',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a balcony, deck or porch need a receptacle?', es: '¿Un balcón, terraza o porche lleva contacto?' },
    answer: {
      en: 'Yes: each balcony, deck or porch attached to the dwelling and reached from inside needs at least one receptacle not more than 6-1/2 ft above the walking surface.\n\nIts size does not matter. It must be reachable from it, GFCI and weather-resistant.',
      es: 'Sí: cada balcón, terraza o porche unido a la vivienda y con acceso desde adentro lleva al menos un contacto a no más de 6-1/2 pies del piso.\n\nNo importa su tamaño. Se alcanza desde él, es GFCI y resistente a la intemperie.',
    },
    references: ['210.52(E)(3)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a receptacle at a balcony, deck or porch attached to a dwelling',
          es: 'poner un contacto en un balcón, terraza o porche unido a la vivienda',
        },
        if: { en: 'it is reached from inside the dwelling', es: 'se entra a él desde la vivienda' },
        words: 'outlet patio small',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave a small balcony, deck or porch without a receptacle for its size',
          es: 'dejar un balcón, terraza o porche chico sin contacto por su tamaño',
        },
        if: { en: 'it is reached from inside the dwelling', es: 'se entra a él desde la vivienda' },
        words: 'tiny outlet 20 sq ft',
      },
    ],
    words: {
      en: 'balcony deck porch patio small apartment receptacle required outlet',
      es: 'balcon terraza porche patio chico departamento contacto obligatorio',
    },
  },
  {
    id: 'asked-lighting-circuit-counter',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can a lighting or general circuit feed the kitchen countertop receptacles?',
      es: '¿Un circuito de alumbrado o general puede alimentar los contactos de la cubierta?',
    },
    answer: {
      en: 'No: countertop receptacles of a dwelling kitchen are fed only by the small-appliance circuits, at least two of 20 A, and both must reach the counter.',
      es: 'No: los contactos de la cubierta de una cocina de vivienda solo los alimentan los circuitos de aparatos pequeños, al menos dos de 20 A, y los dos llegan a la cubierta.',
    },
    references: ['210.52(B)(1)', '210.52(B)(3)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'feed the countertop receptacles of a dwelling kitchen from a lighting or general circuit',
          es: 'alimentar los contactos de la cubierta de una cocina de vivienda con un circuito de alumbrado o general',
        },
        words: '15 amp counter outlets',
      },
      {
        says: 'must',
        what: {
          en: "feed a dwelling's countertop receptacles from at least two 20 A small-appliance circuits",
          es: 'alimentar los contactos de la cubierta de una vivienda con al menos dos circuitos de aparatos pequeños de 20 A',
        },
        words: 'counter outlets',
      },
    ],
    words: {
      en: 'general lighting circuit 15 a serve countertop kitchen counter outlets',
      es: 'circuito de alumbrado 15 a contactos de cubierta barra cocina',
    },
  },
  {
    id: 'asked-lights-on-small-appliance',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Are kitchen lights allowed on the small-appliance circuits?',
      es: '¿Pueden ir las luces de cocina en los circuitos de aparatos pequeños?',
    },
    answer: {
      en: 'No: the small-appliance circuits have no other outlets: no lights, range hood, disposal, dishwasher or fixed microwave.\n\nExceptions: a clock, and the ignition, clock and lights of a gas range, cooktop or oven.',
      es: 'No: los circuitos de aparatos pequeños no llevan otras salidas: ni luces, campana, triturador, lavaplatos ni microondas fijo.\n\nExcepciones: un reloj, y el encendido, reloj y luces de una estufa, parrilla u horno de gas.',
    },
    references: ['210.52(B)(2)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put lights, range hood, disposal, dishwasher or fixed microwave on a small-appliance circuit',
          es: 'poner luces, campana, triturador, lavaplatos o microondas fijo en un circuito de aparatos pequeños',
        },
        words: 'under cabinet kitchen light',
      },
      {
        says: 'may',
        what: {
          en: 'put a clock, or the ignition of a gas range, on a small-appliance circuit',
          es: 'poner un reloj o el encendido de una estufa de gas en un circuito de aparatos pequeños',
        },
        words: 'igniter gas stove',
      },
    ],
    words: {
      en: 'kitchen lights lighting under-cabinet light on small appliance branch circuit sabc allowed',
      es: 'luces de cocina alumbrado bajo gabinete circuito de aparatos pequenos se permite',
    },
  },
  {
    id: 'asked-two-small-appliance',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Are at least two small-appliance circuits required in a dwelling?',
      es: '¿Se exigen al menos dos circuitos de aparatos pequeños en una vivienda?',
    },
    answer: {
      en: 'Yes: two or more of 20 A for the receptacles of kitchen, pantry, breakfast and dining room. Both serve the countertop.\n\nTwo are enough for the Code. Each counts 1500 VA in the load calculation.',
      es: 'Sí: dos o más de 20 A para los contactos de cocina, despensa, desayunador y comedor. Los dos llegan a la cubierta.\n\nCon dos se cumple. Cada uno cuenta 1500 VA en el cálculo de carga.',
    },
    references: ['210.11(C)(1)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide at least two 20 A small-appliance circuits in a dwelling',
          es: 'poner al menos dos circuitos de aparatos pequeños de 20 A en una vivienda',
        },
        words: 'kitchen counter minimum obligatorio cocina need two dos ocupo necesito',
      },
      {
        says: 'need-not',
        what: {
          en: 'provide more than two small-appliance circuits in a dwelling',
          es: 'poner más de dos circuitos de aparatos pequeños en una vivienda',
        },
        words: 'five four three third contractor enough',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed the kitchen receptacles of a dwelling from only one 20 A circuit',
          es: 'alimentar los contactos de cocina de una vivienda con un solo circuito de 20 A',
        },
        words: 'enough one small studio nomás estudio chiquita',
      },
      {
        says: 'must',
        what: {
          en: 'have two small-appliance circuits in the kitchen of a dwelling',
          es: 'tener dos circuitos de aparatos pequeños en la cocina de una vivienda',
        },
        words: 'need both house casa',
      },
    ],
    words: {
      en: 'minimum number small-appliance branch circuits kitchen two 20 amp required must have',
      es: 'minimo circuitos de aparatos pequenos cocina dos de 20 amperes obligatorio',
    },
  },
  {
    id: 'asked-bathroom-fifteen-amp',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is a 15 A circuit allowed for bathroom receptacles?',
      es: '¿Se permite un circuito de 15 A para los contactos del baño?',
    },
    answer: {
      en: "No: the required receptacles of a dwelling bathroom are on a 20 A circuit, 12 AWG copper. It serves receptacles of bathrooms only, or everything in one bathroom.\n\nReceptacles of 15 A may be on it. The bathroom's light may be on another circuit of 15 A.",
      es: 'No: los contactos exigidos del baño de una vivienda van en circuito de 20 A, 12 AWG de cobre. Sirve solo contactos de baños, o todo lo de un solo baño.\n\nLos contactos pueden ser de 15 A. La luz del baño puede ir en otro circuito de 15 A.',
    },
    references: ['210.11(C)(3)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'feed the required receptacles of a dwelling bathroom from a 15 A circuit',
          es: 'alimentar los contactos exigidos del baño de una vivienda con un circuito de 15 A',
        },
        words: '14 awg outlet circuito breaker de 15 contacto gfci sótano',
      },
      {
        says: 'may',
        what: { en: "put the bathroom's light on a 15 A circuit", es: 'poner la luz del baño en un circuito de 15 A' },
        words: 'lights alone lighting basement fixture bulb can be luz foco only switch amp circuit 14 awg',
      },
      {
        says: 'must',
        what: {
          en: 'feed the required receptacles of a dwelling bathroom from a 20 A circuit',
          es: 'alimentar los contactos exigidos del baño de una vivienda con un circuito de 20 A',
        },
        words: '12 awg outlet',
      },
      {
        says: 'may',
        what: { en: 'use a 15 A circuit for the bathroom light alone', es: 'usar un circuito de 15 A solo para la luz del baño' },
        words: 'lights fixture fan 14 awg foco',
      },
    ],
    words: {
      en: '15 amp breaker 14 awg wire on bathroom circuit outlets 20 amp required must be',
      es: 'breaker de 15 amperes 14 awg contactos bano 20 amperes obligatorio',
    },
  },
  {
    id: 'asked-how-many-receptacles-house',
    area: 'exam',
    grade: 'V1',
    title: {
      en: 'Is there a limit to the number of receptacles on a house circuit?',
      es: '¿Hay límite de contactos por circuito en una casa?',
    },
    answer: {
      en: 'No: the NEC sets no number for dwellings, of receptacles or lights, as they are part of the 3 VA per square foot (2 VA in 2026). Many crews hold to 8 or 10 on 15 A, and some local codes set a limit.\n\nOutside dwellings each yoke counts 180 VA: 10 on 15 A and 13 on 20 A.',
      es: 'No: el NEC no fija número en viviendas, ni de contactos ni de luces, pues entran en los 3 VA por pie cuadrado (2 VA en 2026). Muchos se quedan en 8 o 10 por 15 A, y algunos códigos locales limitan.\n\nFuera de viviendas cada yugo cuenta 180 VA: 10 en 15 A y 13 en 20 A.',
    },
    references: ['210.11', '220.41'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'the NEC limits the number of receptacles on a house circuit',
          es: 'el NEC limita el número de contactos por circuito en una casa',
        },
        words: 'outlets maximum max how many 10 breaker número',
      },
      {
        says: 'may',
        what: {
          en: 'put more than ten receptacles on a circuit of a dwelling',
          es: 'poner más de diez contactos en un circuito de una vivienda',
        },
        unless: { en: 'the local code sets a number', es: 'el código local fije un número' },
        words: 'outlets plugs can lights 12 13 14 one 20a hang legal',
      },
      {
        says: 'need-not',
        what: { en: 'stop at eight or ten receptacles on a house circuit', es: 'parar en ocho o diez contactos por circuito de una casa' },
        words: 'count limit outlets per breaker dwelling plugs eleven',
      },
      {
        says: 'is-not',
        what: { en: 'the NEC sets a number of lights for a house circuit', es: 'el NEC fija un número de luces por circuito en una casa' },
        unless: { en: 'their watts together pass what the circuit holds', es: 'sus watts juntos pasen de lo que aguanta el circuito' },
        words: 'led focos bulbs cans lamps 15 amp lamparas cuantos',
      },
    ],
    words: {
      en: 'how many outlets allowed maximum number receptacles residential dwelling 15 20 amp circuit limit',
      es: 'cuantos contactos maximo por circuito residencial vivienda 15 20 amperes limite',
    },
  },
  {
    id: 'asked-commercial-receptacle-limit',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does the number of receptacles on a commercial circuit have a limit?',
      es: '¿Hay límite de contactos por circuito en un comercio?',
    },
    answer: {
      en: 'Yes, by the load: each single, duplex or triple on one yoke counts 180 VA, so a 120 V circuit takes 10 on 15 A and 13 on 20 A.\n\nKnown loads and fixed multioutlet assemblies are counted by their own items.',
      es: 'Sí, por la carga: cada sencillo, dúplex o triple en un yugo cuenta 180 VA, así que un circuito de 120 V lleva 10 en 15 A y 13 en 20 A.\n\nCargas conocidas y multicontactos fijos se cuentan por sus propios incisos.',
    },
    references: ['220.14(I)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put more than 10 receptacle yokes on a commercial 15 A, 120 V circuit',
          es: 'poner más de 10 yugos de contactos en un circuito comercial de 15 A a 120 V',
        },
        words: 'office store eleven 11 12',
      },
      {
        says: 'must-not',
        what: {
          en: 'put more than 13 receptacle yokes on a commercial 20 A, 120 V circuit',
          es: 'poner más de 13 yugos de contactos en un circuito comercial de 20 A a 120 V',
        },
        words: 'office store 14 15 more',
      },
      {
        says: 'must',
        what: { en: 'count each commercial receptacle yoke as 180 VA', es: 'contar cada yugo de contacto comercial como 180 VA' },
        words: 'outlet duplex office',
      },
      {
        says: 'is',
        what: {
          en: 'the number of receptacles on a commercial circuit has a limit by load',
          es: 'el número de contactos en un circuito comercial tiene un límite por la carga',
        },
        words: 'cap maximum limit thirteen 13 10 who right máximo',
      },
      {
        says: 'may',
        what: {
          en: 'put 13 receptacles on a commercial 20 A circuit and 10 on a 15 A one',
          es: 'poner 13 contactos en un circuito comercial de 20 A y 10 en uno de 15 A',
        },
        if: { en: 'they are for general use and serve no known load', es: 'son de uso general y no sirven una carga conocida' },
        words: 'outlets store office 13 10',
      },
    ],
    words: {
      en: 'commercial office store how many outlets per circuit maximum 180 va limit number',
      es: 'comercial oficina tienda cuantos contactos por circuito maximo 180 va limite numero',
    },
  },
  {
    id: 'asked-closet-switch',
    area: 'exam',
    grade: 'V1',
    title: { en: 'Is a light or switch required in a clothes closet?', es: '¿Se exige luz o apagador en un clóset?' },
    answer: {
      en: 'No: the NEC requires none in a clothes closet. If a light is there, it must be of an allowed kind and keep its distance from the storage space (410.16).\n\nA walk-in closet used as a room is up to the inspector.',
      es: 'No: el NEC no la exige en un clóset de ropa. Si hay luz, debe ser de tipo permitido y guardar distancia al espacio de almacenaje (410.16).\n\nEn un vestidor usado como cuarto decide el inspector.',
    },
    references: ['210.70(A)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'put a switch in a clothes closet', es: 'poner apagador en un clóset de ropa' },
        words: 'light need ocupa',
      },
      {
        says: 'must',
        what: {
          en: 'keep a closet light at its distance from the storage space',
          es: 'mantener la luz de un clóset a su distancia del espacio de almacenaje',
        },
        words: 'clearance clothes guardar ropa',
      },
      {
        says: 'may',
        what: {
          en: "put a clothes closet's light switch inside or outside the closet",
          es: 'poner el apagador de la luz del clóset adentro o afuera del clóset',
        },
        words: 'location wall in the room',
      },
      {
        says: 'must-not',
        what: { en: 'hang a closet light right over the shelf or clothes', es: 'colgar la luz del clóset justo sobre la repisa o la ropa' },
      },
    ],
    words: {
      en: 'closet lighting outlet wall switch required need light in closet',
      es: 'closet guardarropa luz apagador obligatorio foco',
    },
  },
  {
    id: 'asked-stair-sensor',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'May a motion sensor replace the switches of stairs or hallways?',
      es: '¿Un sensor de movimiento puede reemplazar los apagadores de escalera o pasillo?',
    },
    answer: {
      en: 'Yes: in hallways, stairways and at outdoor entrances remote, central or automatic control of the lights is allowed instead of the wall switches.\n\nIt should see anyone coming from either end. In habitable rooms a sensor needs a manual override at the usual switch place.',
      es: 'Sí: en pasillos, escaleras y entradas exteriores se permite control remoto, central o automático de las luces en vez de los apagadores.\n\nDebe detectar a quien llega por cualquiera de los lados. En cuartos habitables el sensor lleva mando manual en el lugar usual del apagador.',
    },
    references: ['210.70(A)(2)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'replace the wall switches of stairs, hallways and outdoor entrances with a motion sensor',
          es: 'reemplazar con sensor de movimiento los apagadores de escaleras, pasillos y entradas exteriores',
        },
        words: 'occupancy automatic',
      },
      {
        says: 'must',
        what: {
          en: 'give a motion sensor in a habitable room a manual override at the usual switch place',
          es: 'dar mando manual en el lugar usual del apagador al sensor de un cuarto habitable',
        },
        words: 'occupancy bedroom',
      },
    ],
    words: {
      en: 'occupancy sensor motion sensor detector replace stairs stairway hallway outdoor entrance light automatic control instead of wall switch three-way',
      es: 'sensor de presencia ocupacion escalera pasillo entrada luz automatico en vez de apagador',
    },
  },
  {
    id: 'asked-bare-bulb-closet',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is a bare bulb allowed in a clothes closet?', es: '¿Se permite un foco desnudo en un clóset?' },
    answer: {
      en: 'No: bare or partly enclosed incandescent lamps, pendants and pendant lampholders are out in clothes closets, since a hot lamp sets clothes afire.\n\nUse an enclosed surface or recessed incandescent or LED, or a fluorescent, at their distances from the storage space.',
      es: 'No: focos incandescentes desnudos o medio cubiertos, colgantes y portalámparas colgantes quedan fuera de un clóset, pues prenden la ropa.\n\nUse incandescente o LED cerrado, sobrepuesto o empotrado, o fluorescente, a sus distancias del espacio de almacenaje.',
    },
    references: ['410.16'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put a bare or partly enclosed incandescent bulb in a clothes closet',
          es: 'poner un foco incandescente desnudo o medio cubierto en un clóset de ropa',
        },
        words: 'keyless porcelain pull chain',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a pendant light or pendant lampholder in a clothes closet',
          es: 'poner lámpara o portalámparas colgante en un clóset de ropa',
        },
        words: 'hanging',
      },
      {
        says: 'must-not',
        what: {
          en: 'use an open porcelain lampholder in a clothes closet, with an LED bulb either',
          es: 'usar un portalámparas abierto de porcelana en un clóset de ropa, ni con foco LED',
        },
        words: 'keyless pelón',
      },
    ],
    words: {
      en: 'porcelain keyless lampholder bare bulb light bulb exposed lamp incandescent pull chain pendant hanging light clothes closet',
      es: 'porcelana portalampara foco pelon cadena colgante lampara closet',
    },
  },
  {
    id: 'asked-why-pvc-expansion',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Why do outdoor PVC runs need expansion fittings?', es: '¿Por qué el PVC exterior lleva juntas de expansión?' },
    answer: {
      en: 'Because PVC grows and shrinks with temperature about five times as much as steel, some 4 in. per 100 ft for a 100 °F change; without a fitting it bows, pulls out of boxes and breaks straps.\n\nOne is required where the change between fixed points is expected to reach 1/4 in. or more.',
      es: 'Porque el PVC se estira y encoge con la temperatura unas cinco veces más que el acero, unas 4 pulg. por 100 pies en un cambio de 100 °F; sin junta se arquea, se sale de las cajas y rompe abrazaderas.\n\nSe exige donde el cambio entre puntos fijos llegará a 1/4 pulg. o más.',
    },
    references: ['352.44'],
    claims: [
      {
        says: 'must',
        what: { en: 'install an expansion fitting in PVC', es: 'poner junta de expansión en el PVC' },
        if: {
          en: 'the change of length between fixed points is expected to reach 1/4 in.',
          es: 'el cambio de largo entre puntos fijos llegará a 1/4 pulg.',
        },
        words: 'coupling outdoor sun',
      },
      {
        says: 'is',
        what: {
          en: 'PVC conduit expands about five times as much as steel',
          es: 'el tubo PVC se estira unas cinco veces más que el de acero',
        },
        words: 'heat sun calor',
      },
    ],
    words: {
      en: 'why expansion fitting coupling pvc conduit thermal expansion contraction reason sun',
      es: 'por que junta de dilatacion expansion tubo pvc contraccion calor sol razon',
    },
  },
  {
    id: 'asked-fmc-outdoors',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can flexible metal conduit (FMC) be used outdoors?', es: '¿Se puede usar tubo flexible metálico (FMC) afuera?' },
    answer: {
      en: 'No, where it gets wet: FMC is not allowed in wet places. Outdoors use liquidtight (LFMC or LFNC).',
      es: 'No donde se moja: el FMC no se permite en lugar mojado. Afuera use liquidtight (LFMC o LFNC).',
    },
    references: ['348.12', '348.10'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use FMC (metal flex) outdoors where it gets wet', es: 'usar FMC (flexible metálico) afuera donde se moja' },
        words: 'greenfield rain',
      },
      {
        says: 'may',
        what: { en: 'use liquidtight (LFMC or LFNC) outdoors', es: 'usar liquidtight (LFMC o LFNC) afuera' },
        words: 'sealtite whip',
      },
    ],
    words: {
      en: 'greenfield flex metallic wet location outside exterior rain',
      es: 'greenfield flex metalico lugar mojado exterior lluvia',
    },
  },
  {
    id: 'asked-ac-cable-wet',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can AC (BX) cable be used in wet or damp places?', es: '¿Se puede usar cable AC (BX) en lugar mojado o húmedo?' },
    answer: {
      en: 'No: AC cable is for dry places, exposed or concealed. It may not be buried nor used where damp or wet. Use MC listed for wet, UF, or conduit.',
      es: 'No: el cable AC es para lugar seco, visto u oculto. No se entierra ni se usa en húmedo o mojado. Use MC listado para mojado, UF o tubo.',
    },
    references: ['320.10', '320.12'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use AC (BX) cable in damp or wet places', es: 'usar cable AC (BX) en lugar húmedo o mojado' },
        words: 'armored outside basement',
      },
      { says: 'must-not', what: { en: 'bury AC (BX) cable', es: 'enterrar cable AC (BX)' }, words: 'armored underground' },
      {
        says: 'may',
        what: { en: 'use AC (BX) cable exposed or concealed in dry places', es: 'usar cable AC (BX) visto u oculto en lugar seco' },
        words: 'armored indoors',
      },
    ],
    words: {
      en: 'bx armored cable type ac outdoors wet location damp basement outside',
      es: 'bx cable armado tipo ac exterior mojado humedo afuera',
    },
  },
  {
    id: 'asked-ent-sunlight',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can ENT (smurf tube) be exposed to sunlight?', es: '¿El ENT (poliflex, smurf) puede quedar al sol?' },
    answer: {
      en: 'No, unless it is identified as sunlight resistant. Nor is it buried directly in earth or used where subject to physical damage.\n\nIn concrete it is allowed, with fittings made for it.',
      es: 'No, salvo que esté identificado como resistente al sol. Tampoco se entierra directo ni se usa donde haya daño físico.\n\nEn concreto sí se permite, con accesorios propios.',
    },
    references: ['362.12'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'leave ENT (smurf tube) exposed to sunlight', es: 'dejar el ENT (poliflex, smurf) al sol' },
        unless: { en: 'it is identified as sunlight resistant', es: 'esté identificado como resistente al sol' },
        words: 'outside blue',
      },
      {
        says: 'must-not',
        what: { en: 'bury ENT (smurf tube) directly in earth', es: 'enterrar el ENT (poliflex, smurf) directo en tierra' },
        words: 'underground',
      },
      {
        says: 'may',
        what: { en: 'put ENT (smurf tube) in concrete', es: 'poner ENT (poliflex, smurf) en concreto' },
        if: { en: 'its fittings are made for that', es: 'sus accesorios son para eso' },
        words: 'slab',
      },
    ],
    words: {
      en: 'electrical nonmetallic tubing blue smurf outside outdoors sun',
      es: 'tubo flexible plastico azul smurf naranja afuera exterior',
    },
  },
  {
    id: 'asked-ground-in-pvc',
    area: 'exam',
    grade: 'V1',
    title: { en: 'Is a ground wire needed (required) in PVC conduit?', es: '¿Se exige cable de tierra en tubo PVC?' },
    answer: {
      en: 'Yes: PVC grounds nothing, so an equipment grounding conductor runs inside with the circuit wherever equipment is grounded.\n\nException: service conductors, whose neutral does that job ahead of the main.',
      es: 'Sí: el PVC no aterriza nada, así que un conductor de tierra corre adentro con el circuito donde hay equipo que aterrizar.\n\nExcepción: los conductores de acometida, cuyo neutro hace ese trabajo antes del principal.',
    },
    references: ['352.60'],
    claims: [
      {
        says: 'must',
        what: { en: 'pull an equipment ground wire in PVC conduit', es: 'jalar cable de tierra en tubo PVC' },
        unless: { en: 'it is a service ahead of the main', es: 'sea acometida antes del principal' },
        words: 'plastic egc',
      },
      {
        says: 'must-not',
        what: { en: 'run PVC to outlets without an equipment ground wire in it', es: 'llevar PVC a contactos sin cable de tierra adentro' },
        words: 'garage no ground sin tierra plain',
      },
      {
        says: 'may',
        what: {
          en: 'leave the equipment ground out of PVC with service conductors ahead of the main',
          es: 'omitir la tierra de equipo en PVC con conductores de acometida antes del principal',
        },
        words: 'service entrance acometida tubo antes del principal need',
      },
      {
        says: 'need-not',
        what: {
          en: 'pull a ground wire in the PVC conduit of a service ahead of the main',
          es: 'jalar tierra en el tubo PVC de la acometida antes del principal',
        },
        words: 'entrance meter utility side medidor',
      },
    ],
    words: {
      en: 'plastic conduit separate equipment grounding conductor needed nonmetallic raceway',
      es: 'tubo de plastico conductor de tierra aparte necesita canalizacion no metalica',
    },
  },
  {
    id: 'asked-ream-conduit',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Must cut ends of conduit be reamed?', es: '¿Se debe escariar (rimar) el tubo cortado?' },
    answer: {
      en: 'Yes: all cut ends of conduit and tubing are reamed or finished so that no rough edge cuts the insulation; PVC is trimmed inside and outside.',
      es: 'Sí: todo extremo cortado de tubo se escaria o se acaba para que ninguna orilla corte el aislamiento; el PVC se alisa por dentro y por fuera.',
    },
    references: ['344.28', '358.28', '352.28'],
    claims: [
      {
        says: 'must',
        what: { en: 'ream the cut ends of conduit and tubing', es: 'escariar los extremos cortados del tubo' },
        words: 'deburr emt rigid rimar',
      },
      {
        says: 'must',
        what: { en: 'trim the cut ends of PVC inside and outside', es: 'alisar por dentro y por fuera los extremos cortados del PVC' },
        words: 'deburr',
      },
    ],
    words: { en: 'ream deburr burrs emt rigid pvc conduit required', es: 'rimar desbarbar rebaba emt rigido pvc obligatorio' },
  },
  {
    id: 'asked-thhn-in-wall',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can loose single THHN conductors run in a wall without conduit?',
      es: '¿Se pueden meter cables THHN sueltos en el muro sin tubo?',
    },
    answer: {
      en: 'No: single conductors are installed only as part of a wiring method of Chapter 3, such as conduit, wireway or cable. THHN loose in a wall, attic or outdoors is not allowed.\n\nSheathed cable needs no conduit.',
      es: 'No: los conductores sencillos van solo dentro de un método del Capítulo 3, como tubo, ducto o cable. THHN suelto en muro, ático o exterior no se permite.\n\nEl cable NM o MC no necesita tubo.',
    },
    references: ['300.3(A)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run loose THHN or other single conductors in a wall, attic or outdoors',
          es: 'meter THHN u otros conductores sueltos en muro, ático o exterior',
        },
        words: 'no conduit',
      },
      {
        says: 'must',
        what: {
          en: 'run single conductors such as THHN in conduit, wireway or another wiring method',
          es: 'meter los conductores sencillos como THHN en tubo, ducto u otro método',
        },
        words: 'wall loose',
      },
    ],
    words: {
      en: 'individual conductors loose thhn thwn no conduit attic exposed',
      es: 'conductores sencillos sueltos thhn thwn sin tubo dentro de pared atico',
    },
  },
  {
    id: 'asked-portable-generator-transfer',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is a transfer switch required to feed a house from a portable generator?',
      es: '¿Se exige transferencia para alimentar la casa con planta portátil?',
    },
    answer: {
      en: 'Yes: a transfer switch, or a listed interlock on the panel, must keep generator and utility from ever being joined. A double-male cord into a dryer outlet is illegal and kills line workers.\n\nCords straight from the generator to appliances need none.',
      es: 'Sí: una transferencia, o un interlock listado en el tablero, evita que planta y compañía se unan. Un cordón de doble macho al contacto de la secadora es ilegal y mata linieros.\n\nCon extensiones directas de la planta a los aparatos no hace falta.',
    },
    references: ['702.5', '702.4'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a transfer switch or a listed interlock to feed a house from a portable generator',
          es: 'usar transferencia o interlock listado para alimentar la casa con planta portátil',
        },
        words: 'need transfer backup inlet well pump furnace hook into panel main off planta ocupo obligatorio meter',
      },
      {
        says: 'must-not',
        what: {
          en: 'backfeed a house through a dryer outlet with a double-male cord',
          es: 'alimentar la casa por el contacto de la secadora con cordón de doble macho',
        },
        words: 'suicide cord generator male to male',
      },
      {
        says: 'may',
        what: {
          en: 'run appliances on cords straight from a portable generator, without a transfer switch',
          es: 'alimentar aparatos con extensiones directo de la planta portátil, sin transferencia',
        },
        words: 'just cord through window honda fridge lamp one separate outlet',
      },
      {
        says: 'must-not',
        what: {
          en: 'backfeed a panel without a transfer switch or interlock, even with the main off',
          es: 'alimentar al revés un tablero sin transferencia ni interlock, ni con el principal abajo',
        },
        words: 'turn off just main generator',
      },
      {
        says: 'may',
        what: { en: 'use a listed interlock instead of a transfer switch', es: 'usar un interlock listado en vez de transferencia' },
        words: 'kit enough portable gen basta',
      },
    ],
    words: {
      en: 'transfer switch equipment interlock portable generator inlet house panel needed backup',
      es: 'transferencia transfer switch interlock planta portatil generador casa necesita respaldo',
    },
  },
  {
    id: 'asked-pv-rapid-shutdown',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is rapid shutdown required for PV on a building?',
      es: '¿Se exige apagado rápido (rapid shutdown) en solar sobre edificio?',
    },
    answer: {
      en: 'Yes: PV circuits on or in buildings have rapid shutdown, so that fire fighters face less voltage. Outside the array they fall to 30 V or less within 30 seconds; inside by UL 3741 listing or to 80 V.\n\nGround mounts that enter only buildings for PV equipment are exempt, from 2023 also detached carports and the like.',
      es: 'Sí: los circuitos FV en o dentro de edificios llevan apagado rápido, para que los bomberos enfrenten menos voltaje. Fuera del arreglo bajan a 30 V o menos en 30 segundos; adentro, por listado UL 3741 o a 80 V.\n\nSe exceptúan los de suelo que solo entran a edificios para equipo FV y, desde 2023, cocheras abiertas separadas y similares.',
    },
    references: ['690.12'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide rapid shutdown for PV circuits on or in a building',
          es: 'poner apagado rápido a los circuitos FV en o dentro de un edificio',
        },
        words: 'solar roof rsd',
      },
      {
        says: 'need-not',
        what: {
          en: 'provide rapid shutdown for ground mounts that enter only buildings for PV equipment',
          es: 'poner apagado rápido a paneles en suelo que solo entran a edificios para equipo FV',
        },
        words: 'solar field',
      },
    ],
    words: {
      en: 'solar panels roof photovoltaic systems buildings house rapid shutdown needed must have',
      es: 'paneles solares techo fotovoltaico casa apagado rapido necesita obligatorio',
    },
  },
  {
    id: 'asked-solar-over-120',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'May main plus solar breakers exceed 120% of the busbar?',
      es: '¿El principal más el solar pueden pasar del 120% de la barra?',
    },
    answer: {
      en: 'No, by the 120% rule: with the solar breaker at the opposite end of the bus, 125% of the inverter output current plus the main may be at most 120% of the busbar rating. A 200 A bus with a 200 A main leaves 40 A.\n\nOther ways: all breakers but the main adding up to no more than the bus (705.12(B)(3)), a smaller main, a connection ahead of the main, or power control.',
      es: 'No por la regla del 120%: con el breaker solar en el extremo opuesto, 125% de la corriente del inversor más el principal suman a lo más 120% de la barra. Una barra de 200 A con principal de 200 A deja 40 A.\n\nOtras formas: que todos los breakers menos el principal no sumen más que la barra (705.12(B)(3)), principal menor, conexión antes del principal, o control de potencia.',
    },
    references: ['705.12(B)(2)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'let the main plus 125% of the inverter current go over 120% of the bus, under the 120% rule',
          es: 'dejar que el principal más 125% de la corriente del inversor pasen del 120% de la barra, en la regla del 120%',
        },
        words: 'solar breaker pv busbar exceed over pasarme exceder sumen',
      },
      {
        says: 'may',
        what: {
          en: 'put a 40 A solar breaker on a 200 A bus with a 200 A main',
          es: 'poner un breaker solar de 40 A en barra de 200 A con principal de 200 A',
        },
        if: { en: 'it is at the opposite end from the main', es: 'va en el extremo opuesto al principal' },
        words: 'pv inverter 32 amp',
      },
      {
        says: 'may',
        what: {
          en: 'connect solar where all breakers but the main add up to no more than the bus',
          es: 'conectar solar donde todos los breakers menos el principal no suman más que la barra',
        },
        words: 'pv besides main add up less than busbar sum',
      },
      {
        says: 'is',
        what: {
          en: 'a 40 A solar breaker is too much for a 125 A bus with a 125 A main',
          es: 'un breaker solar de 40 A es demasiado para una barra de 125 A con main de 125 A',
        },
        words: 'salesman small old panel',
      },
      {
        says: 'must-not',
        what: {
          en: "put the solar breaker at the main's end of the bus under the 120% rule",
          es: 'poner el breaker solar en el extremo del principal en la regla del 120%',
        },
        words: 'pv right next to beside top junto',
      },
    ],
    words: {
      en: '120 percent busbar sum solar pv inverter breaker main exceed more than over',
      es: '120 por ciento barra suma solar fv inversor breaker principal exceder mas de',
    },
  },
  {
    id: 'asked-gec-at-meter',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can the grounding electrode conductor connect at the meter?',
      es: '¿El conductor al electrodo se puede conectar en el medidor?',
    },
    answer: {
      en: 'Yes: at any accessible point from the load end of the service drop or lateral to the neutral terminal in the service disconnect, the meter socket included. Many utilities seal the meter and forbid it, so ask.',
      es: 'Sí: en cualquier punto accesible desde el extremo de la acometida hasta la terminal de neutro del desconectador de acometida, incluida la base del medidor. Muchas compañías sellan el medidor y lo prohíben; pregunte.',
    },
    references: ['250.24(A)(1)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'connect the grounding electrode conductor at the meter socket',
          es: 'conectar el conductor al electrodo en la base del medidor',
        },
        unless: { en: 'the utility forbids it', es: 'la compañía lo prohíba' },
        words: 'gec can',
      },
      {
        says: 'may',
        what: {
          en: 'connect the grounding electrode conductor to the neutral at any accessible point up to the service disconnect',
          es: 'conectar el conductor al electrodo al neutro en cualquier punto accesible hasta el desconectador de acometida',
        },
        words: 'gec weatherhead',
      },
      {
        says: 'is-not',
        what: {
          en: 'the NEC forbids the grounding electrode conductor at the meter',
          es: 'el NEC prohíbe el conductor al electrodo en el medidor',
        },
        words: 'illegal gec',
      },
    ],
    words: { en: 'gec ground rod wire meter base socket connect land weatherhead', es: 'gec cable de varilla base del medidor conectar' },
  },
  {
    id: 'asked-water-pipe-supplement',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Must a metal water pipe electrode be supplemented?', es: '¿El tubo metálico de agua como electrodo lleva otro más?' },
    answer: {
      en: 'Yes: a metal underground water pipe is supplemented with another electrode, such as a Ufer, ring or rod, because the pipe may be replaced with plastic some day.\n\nA rod used for that meets the 25 ohms rule or has a second rod.',
      es: 'Sí: el tubo metálico de agua enterrado se complementa con otro electrodo, como Ufer, anillo o varilla, porque un día pueden cambiarlo por plástico.\n\nLa varilla que se use cumple la regla de 25 ohms o lleva una segunda.',
    },
    references: ['250.53(D)(2)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'supplement a metal underground water pipe electrode with another electrode',
          es: 'complementar el tubo metálico de agua enterrado con otro electrodo',
        },
        words: 'rod ufer backup',
      },
      {
        says: 'must-not',
        what: { en: 'use a metal water pipe as the only grounding electrode', es: 'usar el tubo metálico de agua como único electrodo' },
        words: 'alone sole',
      },
    ],
    words: {
      en: 'water pipe electrode supplemental additional electrode required backup',
      es: 'tubo de agua electrodo suplementario adicional obligatorio',
    },
  },
  {
    id: 'asked-aluminum-rebar-rod',
    area: 'exam',
    grade: 'V1',
    title: {
      en: 'Can aluminum or rebar be used for a ground rod?',
      es: '¿La varilla de tierra puede ser de aluminio o un pedazo de rebar?',
    },
    answer: {
      en: 'No: aluminum may not be an electrode, and a driven piece of rebar is no listed rod. Rods are copper-clad or the like, 5/8 in. unless listed at 1/2 in., and 8 ft long or more.\n\nRebar counts only encased in the footing, as a Ufer.',
      es: 'No: el aluminio no puede ser electrodo, y un rebar clavado no es varilla listada. Van de acero cobrizado o similar, de 5/8 pulg., o 1/2 pulg. si está listada, y de 8 pies o más.\n\nEl rebar solo cuenta embebido en la zapata, como Ufer.',
    },
    references: ['250.52(B)', '250.52(A)(5)'],
    claims: [
      { says: 'must-not', what: { en: 'use aluminum as a ground rod', es: 'usar aluminio como varilla de tierra' }, words: 'electrode' },
      {
        says: 'must-not',
        what: { en: 'use a driven piece of rebar as a ground rod', es: 'usar un pedazo de rebar clavado como varilla de tierra' },
        words: 'reinforcing varilla corrugada',
      },
      {
        says: 'may',
        what: {
          en: 'count rebar encased in the footing as an electrode (Ufer)',
          es: 'contar como electrodo el rebar embebido en la zapata (Ufer)',
        },
        words: 'footing concrete',
      },
    ],
    words: {
      en: 'aluminum ground rod rebar reinforcing bar driven electrode material allowed',
      es: 'varilla de aluminio rebar corrugada clavada electrodo material se permite',
    },
  },
  {
    id: 'asked-rod-top-cut',
    area: 'exam',
    grade: 'V2',
    title: { en: 'May a ground rod be cut or left sticking out?', es: '¿Se puede cortar la varilla de tierra o dejarla salida?' },
    answer: {
      en: 'No: at least 8 ft of it must be in contact with the soil, the top flush with or below grade unless the end and clamp are protected. Cut, an 8 ft rod is too short.\n\nIf rock stops it: at up to 45°, or laid in a trench at least 30 in. deep.',
      es: 'No: al menos 8 pies quedan en contacto con el suelo, con la punta a ras o bajo tierra, salvo que punta y abrazadera se protejan. Cortada, la de 8 pies queda corta.\n\nSi topa con roca: inclinada hasta 45°, o acostada en zanja de al menos 30 pulg.',
    },
    references: ['250.53(A)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'cut an 8 ft ground rod short', es: 'cortar una varilla de tierra de 8 pies' },
        words: 'saw shorten',
      },
      {
        says: 'must-not',
        what: { en: 'leave the top of a ground rod above grade', es: 'dejar la punta de la varilla de tierra fuera del suelo' },
        unless: { en: 'its end and clamp are protected', es: 'la punta y la abrazadera estén protegidas' },
        words: 'sticking out',
      },
      {
        says: 'may',
        what: {
          en: 'drive a ground rod at up to 45° or lay it in a trench 30 in. deep',
          es: 'clavar la varilla hasta 45° o acostarla en zanja de 30 pulg.',
        },
        if: { en: 'rock stops it', es: 'la roca no la deja entrar' },
        words: 'angle slant sideways inclinada de lado because hit rock topo piedra bottom 40 degrees',
      },
      {
        says: 'may',
        what: {
          en: 'leave the top of a ground rod above grade with its end and clamp protected',
          es: 'dejar la punta de la varilla fuera del suelo con la punta y la abrazadera protegidas',
        },
        words: 'sticks out',
      },
    ],
    words: {
      en: 'cut off ground rod shorten saw hit rock sticking up above grade top flush below',
      es: 'cortar varilla recortar topo con piedra sobresale arriba del suelo a ras',
    },
  },
  {
    id: 'asked-rods-six-feet',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Must two ground rods be 6 ft apart?', es: '¿Dos varillas van a 6 pies una de otra?' },
    answer: {
      en: "Yes, at least 6 ft: closer, their earth shells overlap and the second rod gains little. About twice the rod's length apart works better.",
      es: 'Sí, al menos 6 pies: más cerca se traslapan sus zonas de tierra y la segunda gana poco. Mejor a unas dos veces el largo de la varilla.',
    },
    references: ['250.53(A)(3)'],
    claims: [
      {
        says: 'must',
        what: { en: 'space two ground rods at least 6 ft apart', es: 'separar dos varillas de tierra al menos 6 pies' },
        words: 'distance between spacing matter',
      },
      {
        says: 'must-not',
        what: {
          en: 'put two ground rods closer than 6 ft to each other',
          es: 'poner dos varillas de tierra a menos de 6 pies una de otra',
        },
        words: '3 ft 4 ft near spacing',
      },
      {
        says: 'may',
        what: { en: 'put two ground rods 6 ft or more apart', es: 'poner dos varillas de tierra a 6 pies o más una de otra' },
        words: '8 10 fine separadas',
      },
    ],
    words: { en: 'distance between ground rods spacing six feet apart', es: 'distancia entre varillas separacion seis pies' },
  },
  {
    id: 'asked-lightning-ground',
    area: 'exam',
    grade: 'V2',
    title: {
      en: "Can the lightning protection ground be the building's electrode?",
      es: '¿La tierra del pararrayos puede ser el electrodo del edificio?',
    },
    answer: {
      en: 'No: strike termination electrodes of a lightning protection system may not be used in place of the electrical electrodes. But the two systems are bonded together (250.106), so that a strike raises no voltage between them.',
      es: 'No: los electrodos del pararrayos no se usan en lugar de los eléctricos. Pero los dos sistemas se unen entre sí (250.106), para que un rayo no levante voltaje entre ellos.',
    },
    references: ['250.106', '250.60'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: "use lightning protection electrodes in place of the building's grounding electrodes",
          es: 'usar los electrodos del pararrayos en lugar de los electrodos del edificio',
        },
        words: 'lightning rod ground house',
      },
      {
        says: 'must',
        what: {
          en: "bond the lightning protection ground to the building's electrodes",
          es: 'unir la tierra del pararrayos a los electrodos del edificio',
        },
        words: 'lightning rod',
      },
    ],
    words: {
      en: "lightning rod rods' air terminal ground serve as the house electrode rods used as instead of grounding electrode system",
      es: 'pararrayos varillas puntas usar como electrodo sistema de tierra',
    },
  },
  {
    id: 'asked-lightning-bonded',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Must the lightning protection ground be bonded to the electrical ground?',
      es: '¿La tierra del pararrayos se une a la tierra eléctrica?',
    },
    answer: {
      en: "Yes: the ground terminals of a lightning protection system are bonded to the building's grounding electrode system, so that a strike raises no voltage between them. Its electrodes don't replace the electrical ones.",
      es: 'Sí: las tierras del pararrayos se unen al sistema de electrodos del edificio, para que un rayo no levante voltaje entre ellos. Sus electrodos no reemplazan a los eléctricos.',
    },
    references: ['250.106'],
    claims: [
      {
        says: 'must',
        what: {
          en: "bond the lightning protection ground to the building's grounding electrode system",
          es: 'unir la tierra del pararrayos al sistema de electrodos del edificio',
        },
        words: 'lightning rod',
      },
      {
        says: 'must-not',
        what: {
          en: 'keep the lightning protection ground separate from the electrical ground',
          es: 'dejar la tierra del pararrayos separada de la eléctrica',
        },
        words: 'isolated lightning rod',
      },
    ],
    words: {
      en: 'lightning rods bond connect together grounding electrode system required',
      es: 'pararrayos unir conectar sistema de electrodos obligatorio',
    },
  },
  {
    id: 'asked-communications-bonded',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Must a phone, cable TV or antenna ground be bonded to the power ground?',
      es: '¿La tierra de teléfono, cable TV o antena se une a la eléctrica?',
    },
    answer: {
      en: 'Yes: communications grounds go to the intersystem bonding termination of the building or its electrode system. A separate rod is allowed only if bonded to the power electrodes with copper not smaller than 6 AWG.\n\nElse lightning puts thousands of volts between cable and power inside the set.',
      es: 'Sí: las tierras de comunicaciones van a la terminal de unión entre sistemas (IBT) o al sistema de electrodos. Una varilla aparte se permite solo unida a los electrodos de fuerza con cobre no menor que 6 AWG.\n\nSi no, un rayo pone miles de volts entre cable y fuerza dentro del aparato.',
    },
    references: ['800.100(D)', '250.94'],
    claims: [
      {
        says: 'must',
        what: {
          en: "bond phone, cable TV and antenna grounds to the building's electrical ground",
          es: 'unir las tierras de teléfono, cable TV y antena a la tierra eléctrica del edificio',
        },
        words: 'dish coax intersystem',
      },
      {
        says: 'may',
        what: { en: 'give communications a separate rod', es: 'poner una varilla aparte para comunicaciones' },
        if: {
          en: 'it is bonded to the power electrodes with 6 AWG copper or larger',
          es: 'se une a los electrodos de fuerza con cobre 6 AWG o mayor',
        },
        words: 'dish coax own rod',
      },
      {
        says: 'must-not',
        what: {
          en: 'bond a communications rod to the power electrodes with copper smaller than 6 AWG',
          es: 'unir la varilla de comunicaciones a los electrodos de fuerza con cobre menor que 6 AWG',
        },
        words: '10 awg 12 awg 14 awg',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave the rod of a dish, antenna, phone or cable TV unbonded to the power electrodes',
          es: 'dejar sin unir a los electrodos de la acometida la varilla de una antena, teléfono o cable de TV',
        },
        words: 'coax patio separate',
      },
    ],
    words: {
      en: 'communications catv satellite dish separate own ground rod bonding intersystem telephone',
      es: 'comunicaciones catv parabolica varilla propia aparte union telefono',
    },
  },
  {
    id: 'asked-gas-pipe-bonded',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Must a gas pipe (gas piping) be bonded?', es: '¿La tubería de gas se tiene que unir a tierra (bonding)?' },
    answer: {
      en: "Yes, if likely to become energized: the equipment ground of the circuit to the gas appliance, such as the furnace's, may do it. CSST often needs a 6 AWG copper by its own instructions.\n\nThat doesn't make it an electrode: underground gas pipe may not be one.",
      es: 'Sí, si puede energizarse: lo puede hacer la tierra del circuito del aparato de gas, como el calefactor. El CSST a menudo pide un 6 AWG de cobre por sus instrucciones.\n\nEso no la hace electrodo: la tubería enterrada de gas no puede serlo.',
    },
    references: ['250.104(B)'],
    claims: [
      {
        says: 'must',
        what: { en: 'bond a gas pipe that is likely to become energized', es: 'unir a tierra la tubería de gas que puede energizarse' },
        words: 'piping line',
      },
      {
        says: 'may',
        what: {
          en: "bond the gas pipe by the equipment ground of the gas appliance's circuit",
          es: 'unir la tubería de gas con la tierra del circuito del aparato de gas',
        },
        unless: {
          en: 'CSST instructions or the fuel gas code ask for more',
          es: 'las instrucciones del CSST o el código de gas pidan más',
        },
        words: 'furnace egc',
      },
      {
        says: 'must-not',
        what: { en: 'use an underground gas pipe as a grounding electrode', es: 'usar la tubería enterrada de gas como electrodo' },
        words: 'ground rod',
      },
    ],
    words: {
      en: 'gas line have to be bonded bonding required bond furnace equipment grounding conductor',
      es: 'tuberia linea de gas csst puente union obligatorio',
    },
  },
  {
    id: 'asked-battery-cell-voltage',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'What is the nominal voltage per cell of a lead-acid battery?',
      es: '¿Cuál es el voltaje nominal por celda de una batería de plomo-ácido?',
    },
    answer: {
      en: '2 V per cell for lead-acid, so six cells make 12 V and 24 make 48 V. Nickel-cadmium and other alkaline cells have 1.2 V, lithium-ion about 3.6 V to 3.8 V.\n\nCharged and at rest a lead-acid cell reads about 2.1 V.',
      es: '2 V por celda en plomo-ácido: seis celdas dan 12 V y 24 dan 48 V. Las de níquel-cadmio y otras alcalinas tienen 1.2 V, las de litio unos 3.6 V a 3.8 V.\n\nCargada y en reposo, una celda de plomo-ácido marca unos 2.1 V.',
    },
    references: ['100', '480.2'],
    claims: [
      {
        says: 'is',
        what: { en: 'a lead-acid cell has 2 V nominal', es: 'una celda de plomo-ácido tiene 2 V nominales' },
        words: 'battery car',
      },
      { says: 'is', what: { en: 'six lead-acid cells make 12 V', es: 'seis celdas de plomo-ácido dan 12 V' }, words: 'battery' },
    ],
    words: {
      en: 'volts each cell battery lead acid nicad lithium nominal 12 volt number of cells',
      es: 'voltios cada celda acumulador plomo acido litio niquel nominal cuantas celdas',
    },
  },
  {
    id: 'asked-breaker-continuous-always',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is a 20 A breaker on 12 AWG always good for 20 A of continuous load?',
      es: '¿Un breaker de 20 A con 12 AWG siempre aguanta 20 A de carga continua?',
    },
    answer: {
      en: 'No: an ordinary breaker carries at most 80% of its rating for 3 hours or more, so 16 A on 20 A. Noncontinuous load may reach 20 A.\n\nOnly a breaker and assembly listed for 100% may carry its whole rating continuously.',
      es: 'No: un breaker común lleva a lo más 80% de su valor por 3 horas o más, o sea 16 A en uno de 20 A. La carga no continua puede llegar a 20 A.\n\nSolo un breaker y conjunto listados al 100% llevan su valor completo de continuo.',
    },
    references: ['210.20(A)', '210.19(A)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'load an ordinary 20 A breaker with more than 16 A of continuous load',
          es: 'cargar un breaker común de 20 A con más de 16 A de carga continua',
        },
        unless: { en: 'breaker and assembly are listed for 100%', es: 'breaker y conjunto estén listados al 100%' },
        words: '80 percent 12 awg',
      },
      {
        says: 'may',
        what: {
          en: 'load a 20 A breaker on 12 AWG to 20 A with noncontinuous load',
          es: 'cargar un breaker de 20 A con 12 AWG hasta 20 A de carga no continua',
        },
        words: 'under 3 hours',
      },
    ],
    words: {
      en: '20 amp circuit continuous 80 percent 16 amps full load all day allowed',
      es: 'circuito de 20 amperes continua 80 por ciento 16 amperes todo el dia se permite',
    },
  },
  {
    id: 'asked-dishwasher-gfci',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does a dishwasher need GFCI?', es: '¿El lavaplatos (lavavajillas) lleva GFCI?' },
    answer: {
      en: 'Yes: the outlet of a dishwasher needs GFCI protection, whether by cord or hardwired.\n\nIn 2017 at dwellings only; from 2020 wherever it is, on up to 150 V to ground and 60 A. The device must be readily accessible, so not behind the machine.',
      es: 'Sí: la salida de un lavaplatos lleva GFCI, con cordón o directa.\n\nEn 2017 solo en viviendas; desde 2020, donde sea, hasta 150 V a tierra y 60 A. El dispositivo debe quedar fácilmente accesible, así que no detrás de la máquina.',
    },
    references: ['210.8(D)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect a dishwasher outlet with GFCI, by cord or hardwired',
          es: 'proteger con GFCI la salida de un lavaplatos, con cordón o directa',
        },
        words: 'direct wired hard wired lavavajillas alambrado directo cableado',
      },
      {
        says: 'must-not',
        what: { en: "put the dishwasher's GFCI device behind the machine", es: 'poner el GFCI del lavaplatos detrás de la máquina' },
        words: 'accessible',
      },
      {
        says: 'is-not',
        what: {
          en: 'only a dishwasher with a plug needs GFCI, not a hardwired one',
          es: 'solo el lavaplatos con clavija lleva GFCI y el conectado fijo no',
        },
        words: 'receptacles only plugs direct wired gc says directo nomás enchufe',
      },
    ],
    words: {
      en: 'dishwasher gfci breaker protection required hardwired cord',
      es: 'lavavajillas lavaplatos gfci proteccion se exige directo cordon',
    },
  },
  {
    id: 'asked-solar-120-applies',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does the 120% rule apply to a solar breaker in a panel?',
      es: '¿La regla del 120% aplica a un breaker solar en el tablero?',
    },
    answer: {
      en: 'Yes, where it is fed back into a busbar with loads, at the end opposite the main: 125% of the inverter output current plus the main breaker may be up to 120% of the busbar rating.\n\nAt another place on the bus that sum may be only 100%, except in center-fed panels of dwellings; or all breakers but the main may add up to the bus rating. Connections ahead of the main are not on the busbar, so the rule leaves them out.',
      es: 'Sí, donde entra a una barra con cargas, en el extremo opuesto al principal: 125% de la corriente del inversor más el principal pueden sumar hasta 120% de la barra.\n\nEn otro lugar de la barra la suma solo llega al 100%, salvo tableros de vivienda alimentados al centro; o todos los breakers menos el principal pueden sumar la barra. Las conexiones antes del principal no están en la barra y quedan fuera de la regla.',
    },
    references: ['705.12(B)(2)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'apply the 120% rule to a solar breaker in a panel with loads, opposite the main',
          es: 'aplicar la regla del 120% a un breaker solar en tablero con cargas, opuesto al principal',
        },
        unless: {
          en: 'all breakers but the main add up to the busbar or less',
          es: 'todos los breakers menos el principal sumen la barra o menos',
        },
        words: 'pv backfed backfeed busbar far end apply my',
      },
      {
        says: 'is-not',
        what: {
          en: 'the 120% rule counts solar connected ahead of the main',
          es: 'la regla del 120% cuenta el solar conectado antes del principal',
        },
        words: 'line side supply side tap',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the 120% rule for a solar breaker beside the main',
          es: 'usar la regla del 120% con un breaker solar junto al principal',
        },
        unless: { en: 'the panel of a dwelling is center-fed', es: 'el tablero de una vivienda se alimente por el centro' },
        words: 'next to top',
      },
      {
        says: 'is',
        what: {
          en: 'the 120% rule applies to a solar breaker in a panel with loads',
          es: 'la regla del 120% aplica a un breaker solar en un tablero con cargas',
        },
        unless: {
          en: 'all breakers but the main add up to the busbar or less',
          es: 'todos los breakers menos el principal suman cuando mucho la barra',
        },
        words: 'my backfed pv busbar barra',
      },
    ],
    words: {
      en: '120 percent rule solar pv breaker backfeed busbar applies',
      es: 'regla 120 por ciento solar fotovoltaico breaker barra aplica',
    },
  },
  {
    id: 'asked-cable-in-wall-no-conduit',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can wires in NM or MC cable run in walls without conduit?', es: '¿Los cables NM o MC pueden ir en el muro sin tubo?' },
    answer: {
      en: "Yes: NM (Romex), MC and AC are cables of Chapter 3 and need no conduit in walls, kept 1-1/4 in. from the stud's edge or behind steel plates.\n\nNM is for dry places and the buildings 334.10 allows; local codes, as Chicago's, may require conduit. Single conductors do need one.",
      es: 'Sí: NM (Romex), MC y AC son cables del Capítulo 3 y no necesitan tubo en el muro, a 1-1/4 pulg. de la orilla del poste o tras placas de acero.\n\nEl NM es para lugar seco y los edificios que permite 334.10; códigos locales, como Chicago, pueden pedir tubo. Los conductores sueltos sí lo llevan.',
    },
    references: ['334.10', '300.3(A)'],
    claims: [
      {
        says: 'may',
        what: { en: 'run NM, MC or AC cable in walls without conduit', es: 'meter cable NM, MC o AC en el muro sin tubo' },
        unless: {
          en: 'the city bans it, it is wet or corrosive there, or 334.10 leaves NM out of that type of building',
          es: 'la ciudad lo prohíba, ahí sea mojado o corrosivo, o 334.10 deje fuera al NM en ese tipo de edificio',
        },
        words: 'romex wire wiring house pipe white yellow cables through studs pared',
      },
      {
        says: 'must',
        what: {
          en: "keep cable 1-1/4 in. from the stud's edge or behind steel plates",
          es: 'dejar el cable a 1-1/4 pulg. de la orilla del poste o tras placas de acero',
        },
        words: 'nail plate romex',
      },
      {
        says: 'must-not',
        what: { en: 'run loose single conductors such as THHN in a wall', es: 'meter conductores sueltos como THHN en el muro' },
      },
    ],
    words: {
      en: 'wires be run inside the wall without conduit if they are in cable romex house need pipe',
      es: 'romex dentro de pared sin tubo casa cable necesita',
    },
  },
  {
    id: 'asked-catv-own-rod-unbonded',
    area: 'exam',
    grade: 'V2',
    title: {
      en: "Can cable TV, phone or internet have its own ground rod that isn't bonded?",
      es: '¿La tele por cable, teléfono o internet puede tener varilla propia sin unir?',
    },
    answer: {
      en: "No: a separate communications rod is allowed only if bonded to the building's power electrodes with copper not smaller than 6 AWG.\n\nLeft apart, lightning or a lost neutral puts thousands of volts between coax and power in the set. Best is the intersystem bonding termination.",
      es: 'No: una varilla aparte de comunicaciones se permite solo unida a los electrodos de fuerza del edificio con cobre no menor que 6 AWG.\n\nSeparada, un rayo o un neutro perdido pone miles de volts entre coaxial y fuerza en el aparato. Lo mejor es la terminal de unión entre sistemas.',
    },
    references: ['800.100(D)', '250.94'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: "give cable TV, phone or internet a ground rod that isn't bonded to the power electrodes",
          es: 'poner a cable TV, teléfono o internet una varilla sin unir a los electrodos de fuerza',
        },
        words: 'dish isolated separate',
      },
      {
        says: 'must',
        what: {
          en: 'bond a separate communications rod to the power electrodes with copper of 6 AWG or larger',
          es: 'unir una varilla de comunicaciones a los electrodos de fuerza con cobre 6 AWG o mayor',
        },
        words: 'dish coax',
      },
    ],
    words: {
      en: 'catv satellite telephone separate own isolated ground rod not bonded independent',
      es: 'catv parabolica telefono varilla separada independiente sin unir aislada',
    },
  },
  {
    id: 'asked-csst-bonding',
    area: 'exam',
    grade: 'V1',
    title: { en: 'Does CSST need extra bonding?', es: '¿El CSST lleva unión adicional?' },
    answer: {
      en: "Not by the NEC itself, where the appliance circuit's equipment ground bonds gas pipe; but the maker's instructions and fuel gas codes do require it for ordinary CSST: commonly 6 AWG copper to the electrode system, against lightning.\n\nSome jacketed, arc-resistant types are listed to need no more than the appliance's ground.",
      es: 'Por el NEC en sí, no: la tierra del circuito del aparato une el gas; pero el fabricante y los códigos de gas sí la piden en CSST común: casi siempre 6 AWG de cobre al sistema de electrodos, contra rayos.\n\nAlgunos con forro resistente a arcos están listados para no necesitar más que la tierra del aparato.',
    },
    references: ['250.104(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: "bond ordinary CSST as its maker's instructions and the fuel gas code ask, commonly with 6 AWG copper",
          es: 'unir el CSST común como piden su fabricante y el código de gas, casi siempre con cobre 6 AWG',
        },
        words: 'yellow corrugated gas need has to be bonded amarillo corrugado aterrizar unión lleva ocupa does bonding',
      },
      {
        says: 'is-not',
        what: {
          en: 'arc-resistant CSST that is listed for it needs bonding beyond the ground of its appliance',
          es: 'el CSST resistente a arcos listado para eso lleva unión además de la tierra del aparato',
        },
        words: 'black jacket negro extra unión',
      },
      {
        says: 'may',
        what: {
          en: 'bond CSST with 6 AWG copper from the gas manifold to the electrode system',
          es: 'unir el CSST con cobre 6 AWG del múltiple de gas al sistema de electrodos',
        },
        words: '#6 fine',
      },
    ],
    words: {
      en: 'csst yellow flexible gas line corrugated stainless bonding clamp required nec',
      es: 'csst flexible amarilla gas corrugado union abrazadera se exige nec',
    },
  },
  {
    id: 'asked-pvc-expansion-needed',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Does PVC conduit need expansion fittings?', es: '¿El tubo PVC lleva juntas de expansión?' },
    answer: {
      en: 'Yes, where its length is expected to change 1/4 in. or more between boxes, elbows or other fixed points, as in outdoor runs in the sun. Straps are left loose enough to slide.\n\nUnderground and in short indoor runs it seldom comes to that.',
      es: 'Sí, donde su largo cambiará 1/4 pulg. o más entre cajas, codos u otros puntos fijos, como en tramos al sol. Las abrazaderas lo dejan deslizar.\n\nEnterrado o en tramos cortos interiores rara vez se llega a eso.',
    },
    references: ['352.44'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'install expansion fittings in PVC expected to change 1/4 in. or more in length',
          es: 'poner juntas de expansión en PVC que cambiará 1/4 pulg. o más de largo',
        },
        words: 'joint outdoor sun',
      },
      {
        says: 'need-not',
        what: {
          en: 'install expansion fittings in PVC that changes less than 1/4 in., as most underground and short indoor runs',
          es: 'poner juntas de expansión en PVC que cambia menos de 1/4 pulg., como casi todo tramo enterrado o corto interior',
        },
        words: 'joint buried',
      },
    ],
    words: {
      en: 'pvc expansion joint coupling required when outdoor',
      es: 'pvc junta de dilatacion cople expansion cuando se exige exterior',
    },
  },
  {
    id: 'asked-stair-switch-each-level',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is a switch required at each level of a stairway?', es: '¿Se exige apagador en cada nivel de una escalera?' },
    answer: {
      en: 'Yes, for an interior stairway with six or more risers: a wall control at each floor level and at each landing with an entryway. With fewer risers one is enough.\n\nAutomatic control of the light may take their place.',
      es: 'Sí, en una escalera interior de seis o más peraltes: un control en cada piso y en cada descanso con entrada. Con menos basta uno.\n\nEl control automático de la luz puede tomar su lugar.',
    },
    references: ['210.70(A)(2)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a switch at each floor level of an interior stairway with six or more risers',
          es: 'poner apagador en cada piso de una escalera interior de seis o más peraltes',
        },
        unless: { en: 'automatic control takes their place', es: 'un control automático tome su lugar' },
        words: 'three way 3 way basement stairs steps top bottom fish down arriba abajo lleva',
      },
      {
        says: 'need-not',
        what: {
          en: 'put a switch at both ends of a stairway with fewer than six risers',
          es: 'poner apagador en los dos extremos de una escalera de menos de seis peraltes',
        },
        words: 'three way steps escalones five four exigen dos',
      },
      {
        says: 'may',
        what: {
          en: 'let automatic control of the stair light take the place of switches',
          es: 'dejar que un control automático de la luz de la escalera tome el lugar de los apagadores',
        },
        words: 'sensor occupancy skip each level',
      },
      {
        says: 'may',
        what: {
          en: 'use one switch for a stairway with fewer than six risers',
          es: 'usar un solo apagador en una escalera de menos de seis peraltes',
        },
        words: '4 5 steps escalones only one',
      },
    ],
    words: {
      en: 'wall switch three-way top and bottom of stairs six steps risers stairway required',
      es: 'apagador de tres vias arriba y abajo escalera seis escalones obligatorio',
    },
  },
  {
    id: 'asked-attic-light',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is a switched light required in an attic or crawl space?',
      es: '¿Se exige luz con apagador en ático o espacio de arrastre?',
    },
    answer: {
      en: 'Yes, if it is used for storage or holds equipment that needs service: a light at or near the equipment, with its switch at the usual point of entry.\n\nAn attic with neither needs none.',
      es: 'Sí, si se usa para guardar cosas o tiene equipo que requiere servicio: una luz en el equipo o cerca, con apagador en la entrada usual.\n\nUn ático sin eso no la necesita.',
    },
    references: ['210.70(C)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a switched light in an attic or crawl space used for storage or with equipment that needs service',
          es: 'poner luz con apagador en un ático o espacio de arrastre que se usa para guardar o tiene equipo que requiere servicio',
        },
        words: 'furnace crawlspace',
      },
      {
        says: 'need-not',
        what: {
          en: 'install a light in an attic with no storage and no equipment',
          es: 'poner luz en un ático sin cosas guardadas ni equipo',
        },
        words: 'empty',
      },
      {
        says: 'must',
        what: {
          en: "put the attic light's switch at the usual point of entry",
          es: 'poner el apagador de la luz del ático en la entrada usual',
        },
        words: 'hatch ladder',
      },
      {
        says: 'may',
        what: {
          en: 'leave an attic with nothing stored and no equipment without a light',
          es: 'dejar sin luz un ático sin nada guardado ni equipo',
        },
        words: 'empty bare crawl space vacío',
      },
    ],
    words: {
      en: 'attic crawlspace underfloor storage furnace lighting outlet switch at entry required',
      es: 'atico tapanco espacio de arrastre almacen equipo luz apagador entrada obligatorio',
    },
  },
  {
    id: 'asked-track-over-tub',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can track lighting be over a tub or shower?', es: '¿Se permite riel de luces sobre tina o regadera?' },
    answer: {
      en: 'No: lighting track is kept out of the zone 3 ft horizontally and 8 ft up from the tub rim or shower threshold.',
      es: 'No: el riel queda fuera de la zona de 3 pies en horizontal y 8 pies de alto desde la orilla de la tina o el umbral de la regadera.',
    },
    references: ['410.151(C)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'install track lighting within 3 ft and 8 ft up of a tub or shower',
          es: 'poner riel de luces a menos de 3 pies y 8 pies de alto de una tina o regadera',
        },
        words: 'bathtub',
      },
    ],
    words: { en: 'track light bathtub bath tub shower zone', es: 'riel de luces tina banera regadera zona' },
  },
  {
    id: 'asked-receptacle-over-baseboard',
    area: 'exam',
    grade: 'V1',
    title: {
      en: 'May a receptacle be above an electric baseboard heater?',
      es: '¿Puede haber un contacto arriba de un calefactor eléctrico de zócalo?',
    },
    answer: {
      en: "No, as a rule: the listing instructions of baseboard heaters forbid them under receptacles, since cords would hang on the hot surface. Follow the heater's instructions, 110.3(B).\n\nReceptacles built into the heater may count for wall spacing, but not on its circuit.",
      es: 'No, por lo general: las instrucciones de listado de los zócalos los prohíben bajo contactos, pues los cordones colgarían en la superficie caliente. Siga las instrucciones, 110.3(B).\n\nLos contactos propios del calefactor pueden contar para la separación, pero no en su circuito.',
    },
    references: ['424.9', '110.3(B)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'put a baseboard heater under a receptacle', es: 'poner un zócalo eléctrico bajo un contacto' },
        unless: { en: 'its instructions allow it', es: 'sus instrucciones lo permitan' },
        words: 'outlet above electric heat',
      },
      {
        says: 'must-not',
        what: {
          en: "connect the baseboard heater's own receptacles to the heater circuit",
          es: 'conectar los contactos propios del zócalo al circuito del calefactor',
        },
        words: 'factory outlet',
      },
    ],
    words: {
      en: 'receptacle outlet over above electric baseboard heat heater install',
      es: 'contacto sobre calefactor de zocalo baseboard electrico instalar',
    },
  },
  {
    id: 'asked-hood-on-small-appliance',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can a range hood be on the small-appliance circuit?',
      es: '¿La campana de la estufa puede ir en el circuito de aparatos pequeños?',
    },
    answer: {
      en: 'No: the small-appliance circuits have no outlet for a hood. It goes on a lighting or general circuit, or, where a microwave may replace it, on a circuit of its own.\n\nA cord-connected hood has its receptacle on an individual branch circuit (422.16(B)(4)).',
      es: 'No: los circuitos de aparatos pequeños no llevan salida para campana. Va en uno de alumbrado o general, o en uno propio donde un microondas pueda reemplazarla.\n\nLa campana con clavija tiene su contacto en un circuito individual (422.16(B)(4)).',
    },
    references: ['210.52(B)(2)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: "put a range hood on the kitchen's small-appliance circuit",
          es: 'poner la campana en el circuito de aparatos pequeños',
        },
        words: 'vent exhaust fan',
      },
      {
        says: 'may',
        what: {
          en: 'put a hardwired range hood on a lighting or general circuit',
          es: 'poner una campana conectada directa en un circuito de alumbrado o general',
        },
        words: 'vent exhaust',
      },
      {
        says: 'must',
        what: {
          en: 'give a cord-connected range hood an individual branch circuit',
          es: 'dar circuito individual a una campana con clavija',
        },
        words: 'plug in dedicated',
      },
    ],
    words: {
      en: 'vent hood exhaust fan over stove kitchen small appliance branch circuit',
      es: 'campana extractor de estufa cocina circuito de aparatos pequenos',
    },
  },
  {
    id: 'asked-pendant-closet',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can a pendant light hang in a clothes closet?', es: '¿Puede colgar una lámpara (pendant) en un clóset de ropa?' },
    answer: {
      en: 'No: pendant luminaires and pendant lampholders are not allowed in clothes closets; clothing touches the hot lamp. Use an enclosed surface or recessed one at its distance from the storage space.',
      es: 'No: las luminarias y portalámparas colgantes no se permiten en un clóset; la ropa toca el foco caliente. Use una cerrada, sobrepuesta o empotrada, a su distancia del espacio de almacenaje.',
    },
    references: ['410.16'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'hang a pendant light or lampholder in a clothes closet',
          es: 'colgar una lámpara o portalámparas en un clóset de ropa',
        },
        words: 'chandelier fixture',
      },
      {
        says: 'may',
        what: {
          en: 'use an enclosed surface or recessed light in a clothes closet',
          es: 'usar una luz cerrada, sobrepuesta o empotrada, en un clóset de ropa',
        },
        if: { en: 'it keeps its distance from the storage space', es: 'guarda su distancia al espacio de almacenaje' },
        words: 'led',
      },
    ],
    words: {
      en: 'hanging light pendant fixture closet lampholder cord chandelier',
      es: 'lampara colgante closet guardarropa portalampara candil',
    },
  },
  {
    id: 'asked-thhn-wet',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is THHN without a W allowed outdoors or in a wet location?', es: '¿Se permite THHN sin W afuera o en lugar mojado?' },
    answer: {
      en: 'No: THHN alone is for dry and damp places. Conduit outdoors or underground is wet inside, so its conductors need a W in the name.\n\nMost wire sold as THHN is also printed with a wet type; with that marking it may be used.',
      es: 'No: el THHN solo es para lugar seco y húmedo. El tubo exterior o enterrado es mojado por dentro, y sus conductores llevan W en el nombre.\n\nCasi todo el que se vende como THHN trae impreso también un tipo para mojado; con esa marca sí se usa.',
    },
    references: ['310.10(C)', '300.9'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use plain THHN without a W outdoors in conduit or in wet places',
          es: 'usar THHN solo, sin W, en tubo exterior o en lugar mojado',
        },
        words: 'rain underground roof rooftop outside only printed nothing else',
      },
      {
        says: 'may',
        what: {
          en: 'use wire marked both THHN and THWN (or THWN-2) in wet places',
          es: 'usar en mojado cable marcado THHN y también THWN (o THWN-2)',
        },
        words: 'dual rated says printed THHN/THWN-2 mojado',
      },
    ],
    words: {
      en: 'thhn only used wet location outside conduit rain outdoor dry only',
      es: 'thhn puro mojado exterior lluvia tubo afuera solo seco',
    },
  },
  {
    id: 'asked-uf-sunlight',
    area: 'exam',
    grade: 'V1',
    title: { en: 'Can UF cable be exposed to sunlight?', es: '¿El cable UF puede quedar al sol?' },
    answer: {
      en: 'No, unless it is marked sunlight resistant, as most UF-B is. Where it comes out of the ground it is also protected from damage.',
      es: 'No, salvo que diga resistente al sol (sunlight resistant), como casi todo el UF-B. Donde sale de la tierra además se protege de daño.',
    },
    references: ['340.12', '310.10(D)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'leave UF cable exposed to sunlight', es: 'dejar el cable UF al sol' },
        words: 'any uv direct unmarked sin marca',
        unless: { en: 'its jacket is marked for that', es: 'su forro esté marcado para eso' },
      },
      {
        says: 'must',
        what: {
          en: 'protect UF cable from damage where it comes out of the ground',
          es: 'proteger de daño el cable UF donde sale de la tierra',
        },
        words: 'sleeve riser tubo donde sale',
      },
      {
        says: 'may',
        what: { en: 'expose UF cable marked sunlight resistant to the sun', es: 'dejar al sol un cable UF marcado como resistente al sol' },
        words: 'uf-b says post dice puede ir resistente si jacket dejar outside wall resistant',
      },
    ],
    words: {
      en: 'uf-b cable direct sun uv sunlight resistant exposed outside wall',
      es: 'uf-b cable sol directo uv resistente visto pared exterior',
    },
  },
  {
    id: 'asked-splice-without-box',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can a splice be left without a box, as in an attic or wall?',
      es: '¿Se puede dejar un empalme sin caja, como en ático o muro?',
    },
    answer: {
      en: 'No: a splice goes in a box or conduit body with a cover, in a place that stays accessible. Wire nuts and tape loose in an attic or wall start fires.\n\nOnly listed means are excepted: direct-burial kits underground and NM splice devices for existing hidden cable.',
      es: 'No: un empalme va en caja o condulet con tapa, en lugar que quede accesible. Capuchones y cinta sueltos en ático o muro inician incendios.\n\nSolo se exceptúan medios listados: juegos para enterrar y dispositivos de empalme NM para cable oculto existente.',
    },
    references: ['300.15'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'leave a splice without a box in an attic or wall', es: 'dejar un empalme sin caja en un ático o muro' },
        unless: {
          en: 'it is a listed NM splice device on existing hidden cable',
          es: 'sea un dispositivo de empalme NM listado en cable oculto existente',
        },
        words: 'wire nuts joint',
      },
      {
        says: 'must',
        what: {
          en: 'put a splice in a covered box that stays accessible',
          es: 'poner el empalme en una caja con tapa que quede accesible',
        },
        words: 'junction wire nuts',
      },
      {
        says: 'may',
        what: {
          en: 'splice direct-buried cable without a box with a listed kit',
          es: 'empalmar sin caja un cable enterrado con un juego listado',
        },
        words: 'underground uf',
      },
    ],
    words: {
      en: 'splice joint wire nuts loose no box behind drywall open attic crawlspace leave',
      es: 'empalme union capuchones suelto sin caja ni registro detras de tablaroca atico dejar',
    },
  },
  {
    id: 'asked-high-leg-240-loads',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can 240 V or three-phase loads be connected to the high leg?',
      es: '¿Se pueden conectar cargas de 240 V o trifásicas a la pierna alta?',
    },
    answer: {
      en: 'Yes: between the high leg and another phase there are 240 V as between any two, so three-phase and 240 V loads use it normally. Only 120 V loads may not.\n\nTheir breakers are rated straight 240 V, not 120/240 V, because the high leg stands at 208 V to ground.',
      es: 'Sí: entre la pierna alta y otra fase hay 240 V, como entre cualquier par, así que las cargas trifásicas y de 240 V la usan normal. Solo las de 120 V no.\n\nSus breakers son de 240 V plenos, no de 120/240 V, porque la pierna alta está a 208 V a tierra.',
    },
    references: ['110.15', '240.85'],
    claims: [
      {
        says: 'may',
        what: { en: 'connect 240 V and three-phase loads to the high leg', es: 'conectar cargas de 240 V y trifásicas a la pierna alta' },
        words: 'wild stinger',
      },
      {
        says: 'must-not',
        what: { en: 'connect 120 V loads to the high leg', es: 'conectar cargas de 120 V a la pierna alta' },
        words: 'wild stinger 208',
      },
      {
        says: 'must-not',
        what: { en: 'use a 120/240 V breaker on the high leg', es: 'usar un breaker de 120/240 V en la pierna alta' },
        words: 'slash rated',
      },
    ],
    words: {
      en: 'wild leg stinger 240 volt single-phase three-phase motor loads use high leg delta allowed',
      es: 'pierna brava fase alta 240 volts monofasica trifasica motor usar delta se permite',
    },
  },
  {
    id: 'asked-nm-ceiling-house',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Can NM (Romex) run above a suspended ceiling in a house?', es: '¿Puede ir NM (Romex) arriba de un plafón en una casa?' },
    answer: {
      en: 'Yes: in one-, two- and multifamily dwellings NM may run above a dropped or suspended ceiling, fastened to the structure and not to the ceiling wires. In other buildings it may not be exposed there.',
      es: 'Sí: en viviendas de una, dos o varias familias el NM puede ir arriba de un plafón, sujeto a la estructura y no a los alambres del plafón. En otros edificios no puede ir visto ahí.',
    },
    references: ['334.10', '334.12(A)(2)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'run NM (Romex) above a suspended ceiling in a house or apartment building',
          es: 'meter NM (Romex) arriba de un plafón en una casa o edificio de apartamentos',
        },
        unless: {
          en: 'the space is a plenum for air, or it is multifamily of Type I or II construction',
          es: 'el espacio sea plenum de aire, o sea multifamiliar de construcción Tipo I o II',
        },
        words: 'drop dropped ceiling basement dwelling',
      },
      {
        says: 'must-not',
        what: {
          en: 'run NM (Romex) exposed above a suspended ceiling in an office, store or clinic',
          es: 'meter NM (Romex) visto arriba de un plafón en oficina, tienda o consultorio',
        },
        words: 'commercial dentist',
      },
      {
        says: 'must-not',
        what: { en: "fasten NM (Romex) to the ceiling's support wires", es: 'sujetar el NM (Romex) a los alambres del plafón' },
        words: 'grid wires tie',
      },
    ],
    words: {
      en: 'romex suspended dropped drop ceiling house home dwelling basement allowed',
      es: 'romex plafon suspendido casa hogar vivienda sotano se permite',
    },
  },
  {
    id: 'asked-enclosed-closet-light',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is an LED or fluorescent light allowed in a clothes closet?',
      es: '¿Se permite una luz LED o fluorescente en un clóset?',
    },
    answer: {
      en: 'Yes: LED and incandescent with a completely enclosed source, fluorescent, and those identified for the storage space. Surface-mounted enclosed ones stay 12 in. from the storage space; fluorescent and recessed ones 6 in.',
      es: 'Sí: LED e incandescente con la fuente totalmente cerrada, fluorescente, y las identificadas para el espacio de almacenaje. Las sobrepuestas cerradas quedan a 12 pulg. de ese espacio; fluorescentes y empotradas a 6 pulg.',
    },
    references: ['410.16'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use completely enclosed LED or incandescent, or fluorescent, lights in a clothes closet',
          es: 'usar luces LED o incandescentes totalmente cerradas, o fluorescentes, en un clóset de ropa',
        },
        words: 'puck fixture',
      },
      {
        says: 'must',
        what: {
          en: 'keep enclosed surface closet lights 12 in. from the storage space, fluorescent and recessed ones 6 in.',
          es: 'dejar las luces cerradas sobrepuestas a 12 pulg. del espacio de almacenaje, las fluorescentes y empotradas a 6 pulg.',
        },
        words: 'clearance distance',
      },
    ],
    words: {
      en: 'surface led light enclosed luminaire puck strip recessed closet allowed which',
      es: 'luz led sobrepuesta cerrada luminaria empotrada closet cual se permite',
    },
  },
  {
    id: 'asked-fifteen-receptacle-bath',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can 15 A receptacles be on the 20 A bathroom circuit?',
      es: '¿Pueden ir contactos de 15 A en el circuito de 20 A del baño?',
    },
    answer: {
      en: 'Yes: on a 20 A circuit with two or more receptacles, 15 A and 20 A ones are allowed, and a duplex counts as two. Wire and breaker stay those of 20 A.',
      es: 'Sí: en un circuito de 20 A con dos o más contactos se permiten de 15 A y de 20 A, y un dúplex cuenta como dos. Cable y breaker siguen siendo de 20 A.',
    },
    references: ['210.21(B)(3)', '210.11(C)(3)'],
    claims: [
      {
        says: 'may',
        what: { en: 'put 15 A receptacles on the 20 A bathroom circuit', es: 'poner contactos de 15 A en el circuito de 20 A del baño' },
        unless: { en: 'it is one single receptacle alone on the circuit', es: 'sea un solo contacto sencillo en el circuito' },
        words: 'regular duplex outlet',
      },
      {
        says: 'must-not',
        what: {
          en: "use 14 AWG or a 15 A breaker for the bathroom's receptacle circuit",
          es: 'usar 14 AWG o breaker de 15 A en el circuito de contactos del baño',
        },
        words: 'wire',
      },
    ],
    words: {
      en: '15 amp duplex outlet device on bathroom 20 amp circuit allowed regular receptacle',
      es: 'contacto duplex de 15 amperes en circuito de bano de 20 se permite normal',
    },
  },
  {
    id: 'asked-three-prong-no-ground',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can a three-prong outlet (receptacle) be put in without ground or GFCI?',
      es: '¿Se puede poner un contacto de tres patas sin tierra y sin GFCI?',
    },
    answer: {
      en: "No: a grounding (three-hole) receptacle needs a real equipment ground, or GFCI protection ahead of it and the marks 'GFCI Protected' and 'No Equipment Ground'. With neither, put in another two-slot one or run a ground.\n\nNever jumper its ground screw to the neutral.",
      es: "No: un contacto con tierra (tres hoyos) necesita tierra real, o protección GFCI antes de él y las marcas 'GFCI Protected' y 'No Equipment Ground'. Sin nada de eso, ponga otro de dos ranuras o lleve una tierra.\n\nNunca puentee su tornillo de tierra al neutro.",
    },
    references: ['406.4(D)(2)', '406.4(A)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put a three-prong receptacle where there is no ground and nothing protects it',
          es: 'poner un contacto de tres patas donde no hay tierra ni nada lo protege',
        },
        words: 'without old house two prong swapped plain sin no gfci neither ni gfci',
      },
      {
        says: 'may',
        what: {
          en: 'put a three-prong receptacle on GFCI protection where there is no ground',
          es: 'poner un contacto de tres patas con protección GFCI donde no hay tierra',
        },
        if: {
          en: "it is marked 'GFCI Protected' and 'No Equipment Ground'",
          es: "lleva las marcas 'GFCI Protected' y 'No Equipment Ground'",
        },
        words: 'gfci breaker ahead labels labeled stickers marked slot etiquetas',
      },
      {
        says: 'must-not',
        what: { en: "jumper the receptacle's ground screw to the neutral", es: 'puentear el tornillo de tierra del contacto al neutro' },
        words: 'bootleg ground',
      },
    ],
    words: {
      en: 'three-prong three-hole grounded outlet on ungrounded circuit with no ground and no gfci',
      es: 'tres patas tres hoyos circuito sin tierra ni gfci',
    },
  },
  {
    id: 'asked-one-disconnect-motor-controller',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can one disconnect serve both a motor and its controller?',
      es: '¿Un solo desconectador sirve al motor y a su arrancador?',
    },
    answer: {
      en: 'Yes, if it is in sight of both: visible and within 50 ft of the controller, and of the motor and its machine.',
      es: 'Sí, si queda a la vista de ambos: visible y a no más de 50 pies del arrancador, y del motor y su máquina.',
    },
    references: ['430.102(A)', '430.102(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'serve a motor and its controller with one disconnect',
          es: 'servir con un solo desconectador al motor y a su arrancador',
        },
        if: { en: 'it is visible and within 50 ft of both', es: 'queda a la vista y a no más de 50 pies de los dos' },
        words: 'same single serves both in sight se ven',
      },
      {
        says: 'must-not',
        what: {
          en: 'serve a motor with a disconnect out of its sight or more than 50 ft away',
          es: 'servir un motor con un desconectador fuera de su vista o a más de 50 pies',
        },
        unless: {
          en: "the controller's disconnect locks open and one in sight would be impracticable or add danger, or it is an industrial plant with written procedures",
          es: 'el desconectador del arrancador se bloquee abierto y uno a la vista sea impráctico o agregue peligro, o sea una planta industrial con procedimientos escritos',
        },
        words: 'around the corner 80 one same starter',
      },
    ],
    words: { en: 'same single disconnecting means for controller and motor', es: 'mismo desconectador para arrancador y motor' },
  },
  {
    id: 'asked-table-current-overloads',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is the table current (FLC) used to set motor overloads?',
      es: '¿Se usa la corriente de tabla (FLC) para ajustar la sobrecarga del motor?',
    },
    answer: {
      en: "No: separate overloads go by the motor's own nameplate current. The tables, 430.247 to 430.250, are for wire, breaker or fuses and disconnect.",
      es: 'No: la sobrecarga separada va por la corriente de placa del motor. Las tablas, 430.247 a 430.250, son para cable, breaker o fusibles y desconectador.',
    },
    references: ['430.6(A)(2)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'set motor overloads from the table current (FLC)',
          es: 'ajustar la sobrecarga del motor con la corriente de tabla (FLC)',
        },
        words: '430.250 430.248 heaters overload térmicos just use',
      },
      {
        says: 'must',
        what: {
          en: "use the table current (FLC) for a motor's wire and breaker or fuses",
          es: 'usar la corriente de tabla (FLC) para el cable y el breaker o fusibles del motor',
        },
        words: '430.250 430.248',
      },
      {
        says: 'is-not',
        what: {
          en: 'motor overloads or heaters are sized by the table current (FLC)',
          es: 'las sobrecargas o térmicos del motor se calculan con la corriente de tabla (FLC)',
        },
        words: '430.248 set',
      },
    ],
    words: {
      en: 'table 430.250 full-load current for overload heaters sizing',
      es: 'tabla 430.250 corriente plena para termicos sobrecarga',
    },
  },
  {
    id: 'asked-service-under-concrete',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Do service conductors under or in 2 in. of concrete count as outside?',
      es: '¿La acometida bajo o dentro de 2 pulg. de concreto cuenta como exterior?',
    },
    answer: {
      en: 'Yes: beneath a building under at least 2 in. of concrete, or within it encased in 2 in. of concrete or brick, they count as outside the building, so they may run farther before the main.\n\nIn conduit buried under the building, 18 in. of earth does too.',
      es: 'Sí: debajo del edificio bajo al menos 2 pulg. de concreto, o dentro de él embebida en 2 pulg. de concreto o ladrillo, cuenta como exterior, y puede recorrer más antes del principal.\n\nEn tubo enterrado bajo el edificio, también con 18 pulg. de tierra.',
    },
    references: ['230.6'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'count service conductors under or within 2 in. of concrete as outside the building',
          es: 'contar como exterior la acometida bajo o dentro de 2 pulg. de concreto',
        },
        words: 'slab encased two',
      },
      {
        says: 'may',
        what: {
          en: 'count service conduit under 18 in. of earth beneath a building as outside',
          es: 'contar como exterior la acometida en tubo con 18 pulg. de tierra bajo el edificio',
        },
        words: 'dirt buried count',
      },
      {
        says: 'is-not',
        what: {
          en: 'a service conduit under 2 in. of concrete beneath the building counts as inside',
          es: 'un tubo de acometida bajo 2 pulg. de concreto debajo del edificio cuenta como adentro',
        },
        words: 'slab dives',
      },
    ],
    words: {
      en: 'service entrance conductors encased concrete slab considered outside the building',
      es: 'conductores de acometida embebidos losa concreto se consideran fuera del edificio',
    },
  },
  {
    id: 'asked-popup-face-up',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can a listed pop-up countertop receptacle be used face-up?',
      es: '¿Se puede usar un contacto pop-up listado en la cubierta?',
    },
    answer: {
      en: 'Yes: receptacle assemblies listed for countertops, such as pop-ups, may be in the top, since they are tested for spills. Ordinary receptacles may not face up there.',
      es: 'Sí: los conjuntos listados para cubiertas, como los pop-up, pueden ir en ella, pues se prueban contra derrames. Los contactos comunes no van boca arriba ahí.',
    },
    references: ['406.5(E)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'put a pop-up receptacle listed for countertops in the countertop',
          es: 'poner en la cubierta un contacto pop-up listado para cubiertas',
        },
        words: 'island outlet',
      },
      {
        says: 'must-not',
        what: { en: 'put an ordinary receptacle face-up in the countertop', es: 'poner un contacto común boca arriba en la cubierta' },
        words: 'regular island',
      },
    ],
    words: { en: 'listed countertop pop up pop-up assembly allowed', es: 'pop up conjunto listado para cubierta se permite' },
  },
  {
    id: 'asked-double-pole-neutral',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Can a double-pole switch open the hot and the neutral together?',
      es: '¿Un interruptor de dos polos puede abrir juntos el vivo y el neutro?',
    },
    answer: {
      en: "Yes: the neutral may be switched if all conductors of the circuit open at the same time, or if the neutral can't open before the hots. Gas pumps even require it (514.11).",
      es: 'Sí: el neutro se puede cortar si todos los conductores del circuito abren a la vez, o si no puede abrir antes que los vivos. En dispensarios de gasolina hasta se exige (514.11).',
    },
    references: ['404.2(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'open hot and neutral together with a double-pole switch',
          es: 'abrir juntos el vivo y el neutro con un interruptor de dos polos',
        },
        words: 'two pole disconnect use that opens both at once abre ambos',
      },
      {
        says: 'must-not',
        what: { en: 'switch the neutral alone, before the hot', es: 'cortar solo el neutro, antes que el vivo' },
        words: 'single pole',
      },
      {
        says: 'must',
        what: {
          en: 'open the neutral together with the hots of a gas pump',
          es: 'abrir el neutro junto con los vivos de un dispensario de gasolina',
        },
        words: 'dispenser fuel station',
      },
    ],
    words: {
      en: 'two-pole switch disconnect simultaneously open grounded conductor and ungrounded allowed',
      es: 'doble polo desconectar a la vez neutro y vivo se permite',
    },
  },
  {
    id: 'asked-thwn-direct-burial',
    area: 'exam',
    grade: 'V1',
    title: {
      en: 'Can THWN-2 or THHN be buried directly in dirt (direct burial)?',
      es: '¿Se puede enterrar THWN-2 o THHN directo en la tierra?',
    },
    answer: {
      en: 'No: only conductors identified for direct burial, such as USE-2, or cables such as UF, go straight in the dirt. Single building wire goes underground in a raceway.',
      es: 'No: directo en tierra van solo conductores identificados para enterrar, como USE-2, o cables como UF. El alambre sencillo de edificio va en canalización.',
    },
    references: ['310.10(E)', '300.5'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'bury THWN-2 or THHN directly in the dirt', es: 'enterrar THWN-2 o THHN directo en la tierra' },
        words: 'no conduit',
      },
      {
        says: 'may',
        what: {
          en: 'bury USE-2 conductors or UF cable directly in the dirt',
          es: 'enterrar conductores USE-2 o cable UF directo en la tierra',
        },
        words: 'direct burial use-2 uf directly buried dirt without conduit',
      },
    ],
    words: { en: 'direct burial single wires thwn thhn dirt earth trench', es: 'entierro directo cable thwn thhn zanja' },
  },
  {
    id: 'asked-one-small-appliance',
    area: 'exam',
    grade: 'V2',
    title: { en: 'Is one small-appliance circuit enough for a kitchen?', es: '¿Basta un solo circuito de aparatos pequeños en la cocina?' },
    answer: {
      en: 'No, one is not enough: at least two 20 A small-appliance circuits are required in a dwelling, and both reach the countertop. Two satisfy the Code.',
      es: 'No, uno no basta: se exigen al menos dos circuitos de aparatos pequeños de 20 A en una vivienda, y los dos llegan a la cubierta. Dos cumplen el código.',
    },
    references: ['210.11(C)(1)', '210.52(B)(3)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'supply a dwelling kitchen with only one small-appliance circuit',
          es: 'dejar la cocina de una vivienda con un solo circuito de aparatos pequeños',
        },
        words: 'single 20 amp counter',
      },
      {
        says: 'must',
        what: {
          en: 'reach the countertop with at least two 20 A small-appliance circuits',
          es: 'llegar a la cubierta con al menos dos circuitos de aparatos pequeños de 20 A',
        },
        words: 'kitchen',
      },
    ],
    words: {
      en: 'single only one 20 amp kitchen countertop circuit enough',
      es: 'uno solo circuito de 20 amperes cocina cubierta alcanza',
    },
  },
  {
    id: 'asked-neutral-four-wire-wye',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Does the neutral of a full 4-wire three-phase wye circuit (208Y/120 or 480Y/277 V) count as current-carrying?',
      es: '¿Cuenta el neutro de un circuito trifásico completo de 4 hilos en estrella (208Y/120 o 480Y/277 V)?',
    },
    answer: {
      en: "It depends on the load: with all three phases and linear loads, such as heaters and plain motors, the neutral carries only the unbalance and isn't counted; with mostly nonlinear ones, such as computers and LED drivers, it counts. With only two of the phases and the neutral: yes, it always counts.",
      es: 'Depende de la carga: con las tres fases y cargas lineales, como calentadores y motores comunes, el neutro lleva solo el desbalance y no cuenta; con cargas casi todas no lineales, como computadoras y drivers LED, cuenta. Con solo dos de las fases y el neutro: sí, siempre cuenta.',
    },
    references: ['310.15(E)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'count the neutral of a full 4-wire wye feeding heaters and plain motors as current-carrying',
          es: 'contar como portador el neutro de una estrella completa de 4 hilos para calentadores y motores comunes',
        },
        words: 'linear derate motors heaters feeding motores calentadores',
      },
      {
        says: 'must',
        what: {
          en: 'count the neutral of a 4-wire wye with mostly nonlinear loads as current-carrying',
          es: 'contar como portador el neutro de una estrella de 4 hilos con cargas casi todas no lineales',
        },
        words: 'computers led harmonics derate',
      },
      {
        says: 'must',
        what: {
          en: 'count the neutral of only two phases of a wye as current-carrying',
          es: 'contar como portador el neutro de solo dos fases de una estrella',
        },
        words: '3 wire derate',
      },
      {
        says: 'need-not',
        what: {
          en: 'count the neutral of a 4-wire wye that has only linear loads',
          es: 'contar el neutro de una estrella de 4 hilos que solo tiene cargas lineales',
        },
        words: 'feeding motors resistive heat incandescent motores puros calefacción derate',
      },
    ],
    words: {
      en: '4-wire four-wire 3-phase three phases all three hots and neutral feeding heaters linear loads',
      es: '4 hilos cuatro hilos trifasico tres fases y neutro calentadores cargas lineales cuenta portador de corriente ajuste',
    },
  },
  {
    id: 'asked-nm-wet-crawl',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'Is NM (Romex) allowed in a wet or damp crawl space?',
      es: '¿Se permite NM (Romex) en un espacio de arrastre mojado o húmedo?',
    },
    answer: {
      en: 'No where it is damp or floods, yes where it stays dry: NM-B is for dry places only. In a wet one use UF, MC listed for wet places, or conduit with wet-rated conductors.',
      es: 'No donde es húmedo o se inunda, sí donde queda seco: el NM-B es solo para lugar seco. En uno mojado use UF, MC listado para mojado, o tubo con conductores para mojado.',
    },
    references: ['334.12(B)', '334.10'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'run NM (Romex) in a damp or wet crawl space', es: 'meter NM (Romex) en un espacio de arrastre húmedo o mojado' },
        words: 'floods moisture',
      },
      {
        says: 'may',
        what: { en: 'run NM (Romex) in a crawl space that stays dry', es: 'meter NM (Romex) en un espacio de arrastre que queda seco' },
        words: 'under house',
      },
    ],
    words: {
      en: 'romex wet damp crawlspace moisture floods under house',
      es: 'romex mojado humedo espacio bajo la casa se inunda humedad',
    },
  },
  {
    id: 'asked-parallel-phases-differ',
    area: 'exam',
    grade: 'V2',
    title: {
      en: 'May one phase of a parallel set have a different length from another phase?',
      es: '¿En paralelo una fase puede tener otro largo que otra fase?',
    },
    answer: {
      en: 'Yes: only the conductors within one phase, or within the neutral, must match each other. Phase A may differ from phase B in length, material or size.',
      es: 'Sí: solo los conductores de una misma fase, o del neutro, deben ser iguales entre sí. La fase A puede diferir de la B en largo, material o calibre.',
    },
    references: ['310.10(G)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use different lengths, materials or sizes in different phases of a parallel set',
          es: 'usar largos, materiales o calibres distintos en fases distintas de un juego en paralelo',
        },
        words: 'phase a phase b longer copper aluminum',
      },
      {
        says: 'must',
        what: {
          en: 'make the parallel conductors of one phase alike in length, material and size',
          es: 'poner iguales en largo, material y calibre los conductores en paralelo de una misma fase',
        },
        words: 'same phase',
      },
      {
        says: 'is-not',
        what: {
          en: 'all phases of a parallel run have to be the same length',
          es: 'todas las fases de un juego en paralelo deben medir lo mismo',
        },
        words: 'recut pair shorter A B match',
      },
      {
        says: 'must-not',
        what: {
          en: 'mix copper and aluminum within the same phase of a parallel set',
          es: 'mezclar cobre y aluminio en la misma fase de un juego en paralelo',
        },
      },
    ],
    words: {
      en: 'different phases different length parallel conductors phase a phase b differ',
      es: 'fases diferentes largo distinto paralelo fase a fase b',
    },
  },
];
