// Articles 408 and 409 in own words: switchboards, panelboards and industrial control panels.
import type { Rule } from '../knowledge.ts';

export const articles408To409: readonly Rule[] = [
  {
    id: '408-3-e-phase-arrangement',
    section: '408.3(E)',
    grade: 'V2',
    title: { en: 'Phase order A, B, C', es: 'Orden de fases A, B, C' },
    text: {
      en: 'In three-phase switchboards and panelboards the phases are A, B, C from front to back, top to bottom, or left to right, seen from the front.',
      es: 'En tableros trifásicos las fases van A, B, C del frente hacia atrás, de arriba abajo o de izquierda a derecha, vistos de frente.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'arrange three-phase panel phases A, B, C front to back, top to bottom or left to right',
          es: 'ordenar las fases A, B, C de frente a atrás, arriba abajo o izquierda a derecha',
        },
        words: 'phase order rotation',
      },
    ],
    words: { en: 'rotation panel bus ABC', es: 'tablero barra' },
  },
  {
    id: '408-3-e-high-leg',
    section: '408.3(E)',
    grade: 'V2',
    title: { en: 'High leg goes on B', es: 'La pierna alta va en B' },
    text: {
      en: 'On a three-phase four-wire delta system the phase with the higher voltage to ground, 208 V on a 240 V system, is the B phase. Metering sections may have it on C to suit the meter.',
      es: 'En un sistema delta trifásico de cuatro hilos, la fase con mayor voltaje a tierra, 208 V en uno de 240 V, es la fase B. Las secciones de medición pueden tenerla en C por el medidor.',
    },
    figures: { hlV: [208, 'V'], sysV: [240, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put the high leg of a delta system on the B phase in panels',
          es: 'poner la pierna alta de un delta en la fase B de los tableros',
        },
        words: 'wild leg',
      },
      {
        says: 'may',
        what: { en: 'put the high leg on C in the metering section only', es: 'poner la pierna alta en C solo en la sección de medición' },
        if: { en: 'to suit the meter', es: 'para ajustarse al medidor' },
      },
      {
        says: 'must-not',
        what: { en: 'leave the high leg on the A or C phase of a panel', es: 'dejar la pierna alta en la fase A o C de un tablero' },
        words: 'wild stinger new panel bingo wire reached leave',
      },
    ],
    words: { en: 'wild stinger red delta 208 ground phase', es: 'brava delta 208 tierra fase' },
  },
  {
    id: '408-3-f-high-leg-marking',
    section: '408.3(F)(1)',
    grade: 'V2',
    title: { en: 'High-leg panels are labeled', es: 'Tableros con pierna alta llevan letrero' },
    text: {
      en: 'A switchboard or panelboard with a delta high leg is field marked with a caution that names the phase and its voltage to ground. The high-leg conductor itself is orange or otherwise identified wherever a neutral is present.',
      es: 'El tablero con delta de pierna alta lleva en campo un aviso que dice cuál fase y su voltaje a tierra. El conductor de la pierna alta es naranja o se identifica de otra forma donde haya neutro.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'mark panels with a high leg with a caution naming the phase and its voltage',
          es: 'marcar los tableros con pierna alta con aviso de la fase y su voltaje',
        },
        words: 'wild leg label 208',
      },
      {
        says: 'must',
        what: {
          en: 'make the high-leg conductor orange or otherwise identified where a neutral is present',
          es: 'marcar en naranja o de otro modo la pierna alta donde hay neutro',
        },
        words: 'wild leg color',
      },
    ],
    words: { en: 'orange caution', es: 'naranja aviso' },
  },
  {
    id: '408-4-a-directory',
    section: '408.4(A)',
    grade: 'V2',
    title: { en: 'Circuit directory: clear, specific, no nicknames', es: 'Directorio de circuitos: claro y específico' },
    text: {
      en: 'Identify every circuit as to its clear, evident and specific purpose, spares included, on the panel door or next to each breaker. Do not use names that change with the occupant, such as "Bob\'s office".',
      es: 'Identifique cada circuito por su uso claro, evidente y específico, también las reservas, en la puerta del tablero o junto a cada breaker. No use nombres que cambian con el ocupante, como "oficina de Beto".',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'identify every circuit clearly and specifically in the panel directory, spares included',
          es: 'identificar cada circuito clara y específicamente en el directorio, también los de reserva',
        },
        words: 'panel label schedule breaker',
      },
      {
        says: 'must-not',
        what: {
          en: 'name circuits after people or things that change, such as "Bob\'s office"',
          es: 'nombrar circuitos con cosas que cambian, como "oficina de Bob"',
        },
        words: 'panel label nickname Mike desk names clear enough',
      },
      {
        says: 'is',
        what: {
          en: 'a panel whose breakers are not labeled is a violation of today’s code',
          es: 'un tablero con los breakers sin rotular es una violación del código de hoy',
        },
        words: 'no labels blank directory old house sin etiquetas casa vieja ilegal',
      },
    ],
    words: { en: 'panel schedule labeling breakers legend handwritten panel requirement', es: 'tablero etiquetar pastillas leyenda' },
  },
  {
    id: '408-4-b-source',
    section: '408.4(B)',
    grade: 'V2',
    title: { en: 'Label where the panel is fed from', es: 'Indique de dónde se alimenta el tablero' },
    text: {
      en: 'In other than one- and two-family dwellings, each switchboard and panelboard supplied by a feeder is marked with the equipment or device that supplies it, and where that is.',
      es: 'Salvo en viviendas de una y dos familias, cada tablero alimentado por alimentador lleva marcado el equipo que lo alimenta y dónde está.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'mark each panel of a commercial or multifamily building with what feeds it and where that is',
          es: 'marcar cada tablero de un edificio comercial o multifamiliar con qué lo alimenta y dónde está',
        },
        words: 'fed from label sign sub subpanel office store strip mall suite apartment tienda plaza letrero etiqueta feeder',
      },
      {
        says: 'need-not',
        what: {
          en: 'label where a subpanel is fed from in a one- or two-family dwelling',
          es: 'marcar de dónde se alimenta un subtablero en casa de una o dos familias',
        },
        words: 'fed from house casa sub',
      },
    ],
    words: { en: 'source', es: 'etiqueta' },
  },
  {
    id: '408-7-unused-openings',
    section: '408.7',
    grade: 'V2',
    title: { en: 'Fill empty breaker spaces', es: 'Tape los espacios de breaker vacíos' },
    text: {
      en: 'Close unused openings for breakers and switches with identified closures or other approved means that give protection equal to the wall of the enclosure.',
      es: 'Cierre los espacios vacíos de breakers e interruptores con tapas identificadas u otro medio aprobado con protección equivalente a la del gabinete.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'close unused breaker openings in a panel with identified closures or equal means',
          es: 'tapar los espacios de breaker vacíos del tablero con tapas identificadas o equivalentes',
        },
        words: 'filler plate blank missing knockout',
      },
    ],
    words: { en: 'blank filler plate missing cover hole', es: 'tapa ciega pastilla' },
  },
  {
    id: '408-36-protection',
    section: '408.36',
    grade: 'V2',
    title: { en: 'Panelboards are protected at not more than their rating', es: 'Tableros protegidos a no más de su capacidad' },
    text: {
      en: 'Each panelboard has an overcurrent device, in it or ahead of it, not larger than its rating. A panelboard used as service equipment with several mains, as the code permits, is an exception.',
      es: 'Cada tablero tiene una protección, en él o antes, no mayor que su capacidad. Se exceptúa el tablero usado como equipo de acometida con varios principales, como el código permite.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect a panelboard by an overcurrent device not larger than its rating',
          es: 'proteger un tablero con un dispositivo no mayor que su capacidad',
        },
        unless: { en: 'it is a service with several mains', es: 'sea acometida con varios principales' },
        words: '100 amp panel 200 amp breaker',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed a 100 A panel from a 125, 150 or 200 A breaker without a main in it',
          es: 'alimentar un tablero de 100 A con breaker de 125, 150 o 200 A sin principal',
        },
        words: 'subpanel rating main lug',
      },
      {
        says: 'need-not',
        what: {
          en: 'put a main in a panel whose feeder breaker is not larger than the panel',
          es: 'poner principal en un tablero cuyo breaker de alimentación no lo pasa',
        },
        words: 'guard bus loadcenter',
      },
    ],
    words: {
      en: 'main lug panel breaker subpanel 125 200 feeder does every need a main lug only',
      es: 'zapatas principal breaker 125 lleva principal',
    },
  },
  {
    id: '408-36-d-backfed',
    section: '408.36(D)',
    grade: 'V2',
    title: { en: 'Back-fed breakers are fastened down', es: 'Breakers retroalimentados van sujetos' },
    text: {
      en: 'Plug-in breakers that are back-fed and terminate field supply conductors need an additional fastener that takes more than a pull to release. Solar breakers of grid-tied inverters have an exception in their article.',
      es: 'Los breakers enchufables retroalimentados que reciben los conductores de alimentación llevan un sujetador adicional que no se suelta con sólo jalar. Los de inversores solares tienen excepción en su artículo.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'fasten a back-fed plug-in breaker with an additional fastener',
          es: 'sujetar con fijación adicional un breaker enchufable retroalimentado',
        },
        unless: { en: 'it is a grid-tied solar one', es: 'sea solar interactivo' },
        words: 'hold down kit retainer screw clamp generator interlock inlet main backwards bolted sujetador mandatory',
      },
      {
        says: 'may',
        what: {
          en: 'leave the hold-down off a solar breaker of a listed grid-tied inverter',
          es: 'dejar sin sujetador un breaker solar de inversor interactivo listado',
        },
        words: 'backfeed PV',
      },
    ],
    words: {
      en: 'feed backfed plug-on main hold kit fastener retainer clip screw interlock generator panel requirement extra',
      es: 'enchufar backfed terminales carga sujetador retén tornillo interlock generador principal',
    },
  },
  {
    id: '408-36-b-transformer',
    section: '408.36(B)',
    grade: 'V2',
    title: { en: 'Panel fed by a transformer: protect on the secondary', es: 'Tablero con transformador: proteja en el secundario' },
    text: {
      en: 'A panelboard supplied through a transformer has its overcurrent protection on the secondary side. The primary device protects it only for single-phase two-wire or three-phase delta-delta three-wire transformers within limits.',
      es: 'Un tablero alimentado por transformador lleva su protección del lado secundario. La del primario sólo lo protege en transformadores monofásicos de dos hilos o delta-delta de tres hilos con límites.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect a panel fed through a transformer on the secondary side',
          es: 'proteger en el secundario un tablero alimentado por transformador',
        },
        unless: {
          en: 'the transformer is single-phase two-wire or delta-delta three-wire within limits',
          es: 'el transformador sea monofásico de dos hilos o delta-delta de tres hilos dentro de límites',
        },
        words: 'main breaker lugs only mlo zapatas',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed a panel without overcurrent protection from a delta-wye or 120/240 V three-wire secondary, on the primary breaker alone',
          es: 'alimentar un tablero sin protección propia desde un secundario delta-estrella o de 120/240 V de tres hilos, solo con el breaker del primario',
        },
        words: 'mlo main lugs only 208 480 enough zapatas basta',
      },
      {
        says: 'may',
        what: {
          en: 'protect a panel by the primary device of a two-wire single-phase or delta-delta three-wire transformer',
          es: 'proteger un tablero con el dispositivo primario de un transformador monofásico de dos hilos o delta-delta de tres hilos',
        },
        if: {
          en: 'it is within the limits that the ratio of the voltages sets',
          es: 'está dentro de los límites que da la relación de voltajes',
        },
      },
      {
        says: 'may',
        what: {
          en: 'let the main breaker of a panel be the protection of the transformer secondary too',
          es: 'dejar que el principal del tablero sea también la protección del secundario del transformador',
        },
        if: {
          en: 'its rating is within 450.3(B), the panel and the ampacity of the wires, and the wires keep the length of 240.21(C)',
          es: 'su capacidad cabe en 450.3(B), en el tablero y en la ampacidad de los cables, y estos cumplen el largo de 240.21(C)',
        },
        words: 'same breaker serves both one device panelboard main principal mismo',
      },
    ],
    words: { en: 'transformer secondary main breaker panel required', es: 'transformador secundario breaker principal tablero' },
  },
  {
    id: '408-40-grounding',
    section: '408.40',
    grade: 'V2',
    title: { en: 'Panel grounding bar', es: 'Barra de tierra del tablero' },
    text: {
      en: 'Metal cabinets are connected to the equipment ground. With nonmetallic raceway or cable, or where separate grounds are used, install a terminal bar bonded to the cabinet. Isolated grounds may pass through.',
      es: 'Los gabinetes metálicos se conectan a la tierra de equipos. Con tubo o cable no metálico, o con tierras separadas, instale una barra de terminales unida al gabinete. Las tierras aisladas pueden pasar de largo.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'connect a metal panel cabinet to the equipment ground',
          es: 'conectar el gabinete metálico del tablero a la tierra de equipos',
        },
        words: 'ground panel',
      },
      {
        says: 'must',
        what: {
          en: 'install a ground bar bonded to the cabinet with nonmetallic wiring or separate grounds',
          es: 'instalar barra de tierra unida al gabinete con cableado no metálico o tierras separadas',
        },
        words: 'add ground bar subpanel',
      },
      { says: 'may', what: { en: 'pass isolated grounds through the panel', es: 'pasar tierras aisladas por el tablero' }, words: 'IG' },
    ],
    words: { en: 'add kit subpanel bond', es: 'agregar subtablero' },
  },
  {
    id: '408-41-neutral-terminals',
    section: '408.41',
    grade: 'V2',
    title: { en: 'One neutral per terminal, not two under a screw', es: 'Un neutro por terminal, no dos en un tornillo' },
    text: {
      en: 'Each grounded (neutral) conductor ends in its own terminal in a panelboard, never two under one screw. Two grounds may share one only if the terminal is marked for it. Doubled-up neutrals loosen and burn.',
      es: 'Cada neutro termina en su propia terminal del tablero, nunca dos bajo un tornillo. Dos tierras pueden compartir sólo si la terminal está marcada para eso. Los neutros dobles se aflojan y se queman.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'put two neutrals under one screw in a panel', es: 'poner dos neutros bajo un tornillo en el tablero' },
        words: 'double tap lugged whites blancos',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a neutral and a ground under the same panel screw',
          es: 'poner un neutro y una tierra bajo el mismo tornillo del tablero',
        },
        words: 'white share same hole blanco',
      },
      {
        says: 'may',
        what: { en: 'put two grounds under one panel terminal', es: 'poner dos tierras en una terminal del tablero' },
        if: { en: 'the terminal is marked for it', es: 'la terminal está marcada para ello' },
        words: 'two bares pair double up label says door chart 14-12 cu per terminal hole (2) #12 pelones dos cables etiqueta ran out',
      },
      {
        says: 'must',
        what: { en: 'separate doubled neutrals, one to a screw', es: 'separar los neutros dobles, uno por tornillo' },
        words: 'double lugged tapped whites inspector fix corrected report blancos separar',
      },
    ],
    words: {
      en: 'double tapped two screw lug panel full bar',
      es: 'dos tornillo doble juntar barra llena poner neutros',
    },
  },
  {
    id: '408-43-orientation',
    section: '408.43',
    numberIn: { 2017: null },
    grade: 'V2',
    title: { en: 'No panels face up or face down', es: 'Tableros ni boca arriba ni boca abajo' },
    text: {
      en: 'Panelboards are not installed face-up (from 2020) nor face-down (from 2023), in a ceiling or floor.',
      es: 'Los tableros no se instalan boca arriba (desde 2020) ni boca abajo (desde 2023), en techo o piso.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'install a panelboard face-up in a floor', es: 'instalar un tablero boca arriba en el piso' },
        if: { en: 'the 2020 code or later applies', es: 'rige el código 2020 o posterior' },
        words: 'panel in floor horizontal',
      },
      {
        says: 'must-not',
        what: { en: 'install a panelboard face-down in a ceiling', es: 'instalar un tablero boca abajo en el techo' },
        if: { en: 'the 2023 code or later applies', es: 'rige el código 2023 o posterior' },
        words: 'panel on ceiling',
      },
    ],
    words: { en: 'ceiling floor', es: 'techo piso' },
  },
  {
    id: '408-5-conduit-stub',
    section: '408.5',
    grade: 'V2',
    title: { en: 'Conduits under switchboards: 3 in.', es: 'Tubos bajo tableros: 3 pulg.' },
    text: {
      en: 'Conduits and their fittings rise not more than 3 in. above the bottom of a switchboard, switchgear or panelboard enclosure. Clear space below insulated busbars is 8 in., below bare ones 10 in.',
      es: 'Los tubos y accesorios suben no más de 3 pulg. sobre el fondo del gabinete de un tablero. El espacio libre bajo barras aisladas es 8 pulg., bajo desnudas 10 pulg.',
    },
    figures: { hIn: [3, 'in'], insIn: [8, 'in'], bareIn: [10, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'let conduits rise more than 3 in. above the bottom of a switchboard or panel enclosure',
          es: 'dejar tubos más de 3 pulg. sobre el fondo de un tablero',
        },
        words: 'stub up',
      },
      {
        says: 'must',
        what: {
          en: 'keep 8 in. below insulated and 10 in. below bare busbars in a switchboard',
          es: 'dejar 8 pulg. bajo barras aisladas y 10 pulg. bajo desnudas',
        },
        words: 'bus clearance',
      },
    ],
    words: {
      en: 'conduit stub up switchgear floor entry height stub-ups open-bottom switchboard enclosure rise above bottom how high',
      es: 'tubos piso tablero altura tubos que suben tablero piso cuánto sobresalen',
    },
  },
  {
    id: '408-6-fault-rating',
    section: '408.6',
    numberIn: { '2017': null },
    grade: 'V2',
    title: { en: 'Panelboard short-circuit rating', es: 'Capacidad de corto circuito del tablero' },
    text: {
      en: 'Switchboards, switchgear and panelboards have a short-circuit current rating of at least the available fault current. Outside one- and two-family dwellings that current and the date of its calculation are marked on the enclosure.',
      es: 'Los tableros tienen capacidad de cortocircuito de al menos la corriente de falla disponible. Fuera de casas de una o dos familias se marca en el gabinete esa corriente y la fecha del cálculo.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use panelboards with a short-circuit rating at least the available fault current',
          es: 'usar tableros con capacidad de cortocircuito de al menos la falla disponible',
        },
        words: 'SCCR AIC panel',
      },
      {
        says: 'must',
        what: {
          en: 'mark the fault current and calculation date on the panel outside one- and two-family dwellings',
          es: 'marcar la corriente de falla y fecha en el tablero fuera de casas de una o dos familias',
        },
        words: 'label',
      },
      {
        says: 'need-not',
        what: {
          en: 'mark the available fault current on the panel of a one- or two-family house',
          es: 'marcar la corriente de falla disponible en el tablero de una casa de una o dos familias',
        },
        words: 'sticker label residential home dwelling main casa',
      },
    ],
    words: {
      en: 'SCCR panelboard available fault current label marked minimum AIC fault rating panel',
      es: 'SCCR etiqueta falla disponible capacidad interruptiva mínima panel',
    },
  },
  {
    id: '408-18-clearance',
    section: '408.18',
    grade: 'V2',
    title: { en: 'Switchboards: clearance to the ceiling', es: 'Tableros autosoportados: distancia al techo' },
    text: {
      en: 'Open or not totally enclosed switchboards keep 3 ft to a combustible ceiling, unless a noncombustible shield is put between.',
      es: 'Los tableros no totalmente cerrados guardan 3 pies a un techo combustible, salvo que se ponga entre ellos una pantalla incombustible.',
    },
    figures: { cFt: [3, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep 3 ft from an open switchboard to a combustible ceiling',
          es: 'dejar 3 pies de un tablero abierto a un techo combustible',
        },
        unless: { en: 'a noncombustible shield is put between', es: 'se ponga un protector no combustible' },
        words: 'switchboard ceiling',
      },
    ],
    words: { en: 'switchboard ceiling distance', es: 'tablero distancia al techo' },
  },
  {
    id: '408-18-c-connections',
    section: '408.18(C)',
    numberIn: { '2017': null },
    grade: 'V1',
    title: { en: 'Switchboards with rear or side connections', es: 'Tableros de distribución con conexiones por atrás o de lado' },
    text: {
      en: 'A switchboard or switchgear section that needs rear or side access for field connections is marked so on its front by the manufacturer, and that opening gets the working space of 110.26. Load terminals are placed so that nobody has to reach across uninsulated live bus to land wires.',
      es: 'La sección de un tablero de distribución que necesita acceso por atrás o de lado para las conexiones de campo lo dice al frente, marcado de fábrica, y esa abertura tiene el espacio de trabajo de 110.26. Las terminales de carga quedan donde nadie tenga que pasar la mano sobre barras vivas sin aislar.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep working space behind or beside a switchboard section',
          es: 'dejar espacio de trabajo detrás o al lado de una sección del tablero',
        },
        if: { en: 'its field connections are made from there', es: 'sus conexiones de campo se hacen por ahí' },
        words: 'rear access switchgear',
      },
      {
        says: 'must-not',
        what: {
          en: 'place load terminals where you must reach across uninsulated live bus',
          es: 'poner terminales de carga donde haya que pasar la mano sobre barras vivas sin aislar',
        },
        words: 'bus lugs',
      },
    ],
    words: {
      en: 'switchgear rear access working space behind switchboard side access label load terminals reach across bus',
      es: 'tablero acceso trasero espacio detrás etiqueta terminales de carga barra',
    },
  },
  {
    id: '408-36-a-snap-switches',
    section: '408.36(A)',
    grade: 'V1',
    title: { en: 'Panels with snap switches of 30 A or less: 200 A', es: 'Tableros con switches de 30 A o menos: 200 A' },
    text: {
      en: 'A panelboard that holds snap switches rated 30 A or less has overcurrent protection of 200 A or less. Breakers are not snap switches.',
      es: 'Un tablero con switches de 30 A o menos lleva protección de 200 A o menos. Los breakers no son switches.',
    },
    figures: { f1: [30, 'A'], f2: [200, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect at 200 A or less a panel that holds snap switches of 30 A or less',
          es: 'proteger a 200 A o menos un tablero con apagadores de 30 A o menos',
        },
        words: 'panel snap switches',
      },
    ],
    words: {
      en: 'snap switches in panelboard protection maximum',
      es: 'apagadores en tablero protección máxima',
    },
  },
  {
    id: '408-36-main-needed',
    section: '408.36',
    grade: 'V2',
    title: { en: 'Main breaker in a panel: when it is needed', es: 'Breaker principal en el tablero: cuándo hace falta' },
    text: {
      en: 'A panelboard need not have a main breaker of its own. A main-lug panel is fine where the breaker ahead of its feeder is not larger than the panel rating. Service equipment has its own disconnects, and a panel in a separate building one there.',
      es: 'Un tablero no necesita breaker principal propio. Uno de zapatas sirve donde el breaker de su alimentador no pasa de la capacidad del tablero. La acometida lleva sus desconectadores, y el tablero de otro edificio uno ahí.',
    },
    claims: [
      {
        says: 'need-not',
        what: { en: 'put a main breaker in a subpanel', es: 'poner breaker principal en un subtablero' },
        if: {
          en: "the breaker ahead is not larger than the panel rating and it isn't service equipment or the panel of a separate building",
          es: 'el breaker de antes no pasa de la capacidad del tablero y no es acometida ni tablero de edificio separado',
        },
        words: 'main lug MLO buy',
      },
      {
        says: 'may',
        what: { en: 'use a main-lug panel', es: 'usar un tablero de zapatas principales' },
        if: {
          en: "the breaker ahead of its feeder is not larger than the panel rating and it isn't service or separate-building equipment",
          es: 'el breaker antes del alimentador no pasa de la capacidad del tablero y no es acometida ni edificio separado',
        },
        words: 'MLO subpanel load center lugs breaker in the main panel feeding legit basement',
      },
      {
        says: 'must',
        what: {
          en: 'provide a disconnect for a panel in a separate building',
          es: 'poner un desconectador para el tablero de un edificio separado',
        },
        words: 'detached garage main breaker',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave the panel of a separate building without a disconnect there',
          es: 'dejar el tablero de un edificio separado sin desconectador ahí',
        },
        words: 'detached shop shed main lug only shutoff no main house breaker shuts bodega puras zapatas',
      },
      {
        says: 'must-not',
        what: {
          en: "feed a panel from a breaker that is larger than the panel's rating",
          es: 'alimentar un tablero con un breaker que pasa de la capacidad del tablero',
        },
        unless: {
          en: 'the panel has a main breaker not larger than its rating',
          es: 'el tablero tenga principal no mayor que su capacidad',
        },
        words: 'lug-only too big',
      },
    ],
    words: {
      en: 'does every panel need a main subpanel main lug only MLO',
      es: 'todos los tableros llevan main subtablero zapatas',
    },
  },
  {
    id: '408-37-wet',
    section: '408.37',
    grade: 'K',
    title: { en: 'Panelboards in damp or wet places', es: 'Tableros en lugar húmedo o mojado' },
    text: {
      en: 'Panelboards in damp or wet locations are in enclosures that meet the airspace and weatherproof rules for cabinets.',
      es: 'Los tableros en lugar húmedo o mojado van en gabinetes con el espacio de aire e intemperie que se pide a los gabinetes.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put panelboards in damp or wet places in airspaced, weatherproof enclosures',
          es: 'poner tableros en lugar húmedo o mojado en gabinetes con espacio de aire y a prueba de intemperie',
        },
        words: 'outdoor panel',
      },
    ],
    words: {
      en: 'outdoor panel enclosure NEMA 3R weatherproof',
      es: 'tablero exterior NEMA 3R intemperie',
    },
  },
  {
    id: '408-43-sideways',
    section: '408.43',
    numberIn: { '2017': '404.7' },
    grade: 'V2',
    title: { en: 'Panel sideways or upside down', es: 'Tablero de lado o de cabeza' },
    text: {
      en: 'A panelboard may be mounted sideways or upside down; where breaker handles move vertically, up must still be on.',
      es: 'Un tablero puede montarse de lado o de cabeza; si las palancas se mueven en vertical, arriba sigue siendo encendido.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'mount a panelboard sideways or upside down', es: 'montar un tablero de lado o de cabeza' },
        if: {
          en: 'where breaker handles move vertically, up is still on',
          es: 'donde las palancas se mueven vertical, arriba sigue siendo encendido',
        },
        words: 'horizontal upside down',
      },
    ],
    words: {
      en: 'horizontal load center installed',
      es: 'acostado',
    },
  },
  {
    id: '408-54-max-devices',
    section: '408.54',
    grade: 'V2',
    title: { en: 'Number of breakers in a panel', es: 'Número de breakers en un tablero' },
    text: {
      en: 'A panelboard takes no more overcurrent devices than it is listed for and is made to refuse more. A two-pole breaker counts as two, a three-pole as three. Tandems go only in the positions marked for them.',
      es: 'Un tablero lleva no más dispositivos de los que lista y está hecho para no admitir más. Un breaker de dos polos cuenta dos y uno de tres, tres. Los tándem sólo van en posiciones marcadas.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put more breakers in a panel than it is listed for',
          es: 'poner más breakers en un tablero de los que tiene listados',
        },
        words: 'too many over count',
      },
      {
        says: 'must-not',
        what: {
          en: "put tandem breakers where the panel's label does not allow them",
          es: 'poner breakers tándem donde la etiqueta del tablero no los permite',
        },
        words: 'unmarked full-size slots all not marked notched broken off todos',
      },
      {
        says: 'may',
        what: {
          en: 'put tandem breakers in positions that the label marks for them',
          es: 'poner breakers tándem en posiciones que la etiqueta marca para ellos',
        },
        if: { en: "the panel's listed number isn't exceeded", es: 'no se rebasa el número listado del tablero' },
        words:
          'tandems label says allowed slots diagram lets skinny cheater duplex delgaditos dobles swap single for two add under the max twin slim legal notched etiqueta espacios 24 circuits',
      },
      {
        says: 'may',
        what: { en: 'use a panel with more than 42 circuits', es: 'usar un tablero de más de 42 circuitos' },
        if: { en: 'it is listed for that many', es: 'está listado para esa cantidad' },
        words: '42 space limit 54 60 84 lighting and appliance old rule 2008 límite',
      },
    ],
    words: { en: 'tandem cheater 42 circuit limit half size how many fit in one panel', es: 'tándem límite 42 circuitos cuántos caben' },
  },
  {
    id: '409-20-conductor-size',
    section: '409.20',
    grade: 'V2',
    title: { en: 'Supply to an industrial control panel', es: 'Alimentación de un tablero de control industrial' },
    text: {
      en: 'Size supply conductors for 125% of the resistance heating load, 125% of the highest-rated motor, and the full-load current of all other motors and apparatus that may run at the same time.',
      es: 'Calcule los conductores con 125% de la carga de resistencias, 125% del motor mayor y la corriente plena de los demás motores y aparatos que puedan operar a la vez.',
    },
    figures: { hPercent: [125, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size control panel supply conductors for 125% of heating, 125% of the largest motor plus the rest',
          es: 'calcular la alimentación del tablero de control a 125% de calefacción, 125% del motor mayor y el resto',
        },
        words: 'industrial control panel wire size',
      },
    ],
    words: { en: 'UL 508A feeder size MCA', es: 'UL 508A alimentador calibre' },
  },
  {
    id: '409-21-protection',
    section: '409.21',
    grade: 'V2',
    title: { en: 'Overcurrent protection of a control panel', es: 'Protección de un tablero de control' },
    text: {
      en: 'Protect each incoming circuit either ahead of the panel or by one main device inside it, by Article 240 rules. For motor loads the rating follows the largest branch device plus the other loads.',
      es: 'Proteja cada circuito entrante antes del tablero o con un principal adentro, según el Artículo 240. Con motores, se toma el mayor dispositivo ramal más las demás cargas.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect each incoming control panel circuit ahead of the panel or by one main device inside',
          es: 'proteger cada circuito de entrada antes del tablero de control o con un principal adentro',
        },
        words: 'machine main breaker',
      },
    ],
    words: { en: 'control panel main breaker size', es: 'tablero de control breaker principal' },
  },
  {
    id: '409-22-sccr',
    section: '409.22',
    grade: 'V2',
    title: { en: 'Control panel short-circuit rating', es: 'Capacidad de cortocircuito del tablero de control' },
    text: {
      en: 'Do not install an industrial control panel where the available fault current exceeds the short-circuit current rating marked on it. Document the fault current and the date of the calculation for the inspector.',
      es: 'No instale un tablero de control donde la corriente de falla disponible exceda la capacidad de cortocircuito marcada en él. Documente la corriente de falla y la fecha del cálculo para el inspector.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'install a control panel where fault current exceeds its marked short-circuit rating',
          es: 'instalar un tablero de control donde la falla excede su capacidad marcada',
        },
        words: 'SCCR 5 kA',
      },
      {
        says: 'must',
        what: {
          en: 'document the fault current and calculation date for the inspector at a control panel',
          es: 'documentar para el inspector la falla y la fecha de cálculo del tablero de control',
        },
        words: 'SCCR',
      },
    ],
    words: { en: 'SCCR 5 kA nameplate fault current', es: 'SCCR 5 kA placa corriente falla' },
  },
  {
    id: '409-110-marking',
    section: '409.110',
    grade: 'V1',
    title: { en: 'Control panel nameplate', es: 'Placa del tablero de control' },
    text: {
      en: 'The panel carries maker, supply voltage, phases, frequency and full-load current, each supply, short-circuit current rating, type of enclosure and wiring diagram reference, visible after installation. The NEC asks for no listing of it; OSHA in workplaces, some states and many cities do.',
      es: 'El tablero lleva fabricante, voltaje, fases, frecuencia y corriente plena de cada alimentación, capacidad de cortocircuito, tipo de gabinete y referencia de diagrama, visibles ya instalado. El NEC no pide que esté listado; OSHA en lugares de trabajo, algunos estados y muchas ciudades sí.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a control panel with a visible nameplate of maker, supply, full-load current and short-circuit rating',
          es: 'usar tablero de control con placa visible de fabricante, suministro, corriente y capacidad de cortocircuito',
        },
        words: 'label nameplate',
      },
      {
        says: 'is-not',
        what: {
          en: 'the NEC itself requires an industrial control panel to be UL listed',
          es: 'el NEC mismo exige que un tablero de control industrial esté listado por UL',
        },
        unless: { en: 'OSHA, the state, the city or the customer asks for it', es: 'lo pida OSHA, el estado, la ciudad o el cliente' },
        words: '508a sticker label nrtl homemade shop built machine ul508a',
      },
    ],
    words: { en: 'control panel label requirements', es: 'etiqueta tablero de control requisitos' },
  },
  {
    id: '409-60-bonding',
    section: '409.60',
    grade: 'V2',
    title: { en: 'Multisection control panels bonded', es: 'Tableros de control de varias secciones unidos' },
    text: {
      en: 'Bond the sections of a multisection control panel with an equipment grounding conductor or bus sized by Table 250.122, with a terminal point for each field ground.',
      es: 'Una las secciones del tablero con un conductor o barra de tierra según la Tabla 250.122, con terminal para cada tierra de campo.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond the sections of a multisection control panel by Table 250.122',
          es: 'unir las secciones de un tablero de control según la Tabla 250.122',
        },
        words: 'ground bus',
      },
    ],
    words: { en: 'ground bus', es: 'barra tierra' },
  },
];

// Confirmed: 408.3(E) EC&M 2016 and 2010 (Holt), codebookcity, electricianexampractice; 408.4 Mike Holt newsletter, EC&M; 408.41 InterNACHI forum (three threads), forum answer page; 409.22 codebookcity, icc-slc, automationdirect. One source at the first reading: 408.3(F) (orange, EC&M), 408.7 (EC&M twice), 408.36(D) (terrylove), 409.20, 409.21, 409.110 (codebookcity).
// One source at the first reading too: 408.4(B) (EC&M 2024).
// Second reading: 408.43 renewal course, exam bank; 408.3(F), 408.4(B), 408.7 EC&M, exam bank. One source only: 408.5, 408.36(B) exam bank.
// 408.36 InterNACHI forum (Abernathy), ecpowersystems; 408.36(D) EC&M Q&A, building code forum, terrylove; 408.40 EC&M quiz, ecmag, InterNACHI forum; 408.54 Mike Holt and ECN forums; 409.20, 409.60 codebookcity, electricianexampractice. One source only: 408.18 pocket guide.
// Third look: 408.5 EC&M quiz, Mike Holt forum 26495, examzify; 408.6 electricallicenserenewal 915, JADE Learning; 408.18 examzify (two); 408.36 main EC&M Q&A, Mike Holt forum 13241; 408.36(B) EC&M Q&A (two); 409.21 solar365 (2008). One source: 408.36(A) examzify.
