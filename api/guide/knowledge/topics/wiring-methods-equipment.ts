// How to wire panels, feeders, buildings, appliances and outdoor equipment.
import type { Topic } from '../knowledge.ts';

export const wiringMethodsEquipmentTopics: readonly Topic[] = [
  {
    id: 'wiring-methods-ev-charger',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I wire an EV charger at home?', es: '¿Cómo instalo un cargador de auto eléctrico en casa?' },
    answer: {
      en: "Give it its own circuit sized at 125% of the charger's output, because charging is a continuous load: a 40 A charger needs a 50 A circuit, a 48 A charger 60 A and hardwiring. Do a load calculation of the service first.\n\nIf the panel has no room, a listed energy management system or a lower charger setting may avoid a service upgrade. A receptacle outlet needs GFCI protection and a heavy-duty receptacle; cheap ones melt. Watch 60 °C limits of NM cable: 6 AWG copper NM is 55 A, not enough for 60 A.",
      es: 'Circuito propio al 125% de la salida del cargador, porque cargar es carga continua: un cargador de 40 A pide circuito de 50 A; uno de 48 A, 60 A y conexión fija. Primero haga el cálculo de carga de la acometida.\n\nSi el tablero no da, un sistema listado de administración de energía o ajustar menos amperes puede evitar cambiar la acometida. Con contacto se pide GFCI y un contacto de servicio pesado; los baratos se derriten. Ojo con los 60 °C del cable NM: el 6 AWG de cobre NM da 55 A, no alcanza para 60 A.',
    },
    steps: {
      en: [
        "Read the charger's instructions and its maximum output setting.",
        'Calculate the service load with the charger in it.',
        'Choose breaker and wire at 125%; check terminals and cable type.',
        'Lock out, verify dead, run the circuit and mount the charger.',
        'Torque to the label; set the current limit.',
        'Energize, test and have it inspected.',
      ],
      es: [
        'Lea el instructivo y el ajuste de salida máxima.',
        'Calcule la carga de la acometida con el cargador.',
        'Escoja breaker y alambre al 125%; revise terminales y tipo de cable.',
        'Bloquee, compruebe ausencia, tienda el circuito y monte el cargador.',
        'Apriete al torque; ajuste el límite de corriente.',
        'Energice, pruebe y pida inspección.',
      ],
    },
    references: ['625.40', '625.41', '625.42', '625.54', '110.14(D)'],
    claims: [
      {
        says: 'must',
        what: { en: 'give an EV charger its own dedicated circuit', es: 'poner un circuito propio para el cargador de auto eléctrico' },
        words: 'EVSE car charger share dryer circuit dedicado',
      },
      {
        says: 'must',
        what: {
          en: 'size EV charger circuits at 125% of output (40 A: 50 A breaker; 48 A: 60 A hardwired)',
          es: 'calcular el circuito del cargador al 125% de su salida (40 A = circuito de 50 A; 48 A = 60 A conectado fijo)',
        },
        words: 'breaker wire EVSE plug cord hardwire enchufe',
      },
      {
        says: 'must',
        what: {
          en: 'do a load calculation of the service before adding an EV charger',
          es: 'hacer el cálculo de carga de la acometida antes de agregar un cargador de auto',
        },
        words: '100 amp 125 panel enough skip night noche salto cálculo',
      },
      {
        says: 'must',
        what: { en: 'protect an EV charger receptacle outlet with GFCI', es: 'proteger con GFCI el contacto para cargador de auto' },
        words: '14-50 plug NEMA 50 gfci breaker leave out standard',
      },
      {
        says: 'must-not',
        what: {
          en: 'use 6 AWG copper NM cable on a 60 A EV charger circuit',
          es: 'usar cable NM de cobre 6 AWG en un circuito de cargador de 60 A',
        },
        words: '6/3 48 A charger',
      },
      {
        says: 'may',
        what: {
          en: 'avoid a service upgrade with a listed energy management system or a lower charger setting',
          es: 'evitar el cambio de acometida con un sistema listado de manejo de energía o bajando el ajuste del cargador',
        },
        words: 'gizmo unit watches reads load throttles car turn down set app dip switch panel spare me 100 A service',
      },
    ],
    words: {
      en: 'ev charger evse level 2 tesla wall connector 14-50 hardwire 60 amp 48 amp',
      es: 'cargador auto eléctrico carro evse nivel 2 tesla 14-50 conexión directa',
    },
  },
  {
    id: 'wiring-methods-panel-make-up',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I make up a panel neatly and right?', es: '¿Cómo armo bien un tablero?' },
    answer: {
      en: "One neutral per terminal, breakers listed for the panel, wires bent with room, every termination torqued to the label, and a directory that says exactly what each circuit feeds.\n\nGrounds may share a hole only if the label allows that number and size. Bring cables in with clamps, jackets cut just inside. Keep a multiwire circuit's hots with its neutral by a tie. Leave slack for a later move. Fill unused openings. In a subpanel neutrals stay apart from grounds.",
      es: 'Un neutro por terminal, breakers listados para el tablero, alambres con curva holgada, toda terminal al torque de la etiqueta y un directorio que diga exacto qué alimenta cada circuito.\n\nLas tierras comparten agujero solo si la etiqueta permite esa cantidad y calibre. Entre cables con conector, forro cortado apenas adentro. Amarre los vivos de un multiconductor con su neutro. Deje holgura. Tape huecos. En subtablero los neutros van aparte de las tierras.',
    },
    steps: {
      en: [
        'Open the main, lock out; verify dead; guard the line lugs, which stay live.',
        'Land grounds, then neutrals, one per screw.',
        'Dress hots along the side and cut to length.',
        'Set breakers firmly on the stabs; land and torque.',
        'Close openings, check for strays and chips.',
        'Fit the cover, label, energize, one circuit at a time.',
      ],
      es: [
        'Abra el principal, bloquee; compruebe ausencia; cubra las zapatas de línea, que siguen vivas.',
        'Conecte tierras y luego neutros, uno por tornillo.',
        'Acomode vivos por el lado y corte a la medida.',
        'Asiente breakers; conecte y apriete al torque.',
        'Tape huecos, revise hilos sueltos y rebaba.',
        'Ponga tapa, rotule y energice circuito por circuito.',
      ],
    },
    references: ['408.4', '408.41', '312.6', '110.14', '200.4(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'land each neutral under its own terminal in the panel, one per screw',
          es: 'poner cada neutro en su propio tornillo del tablero, uno por terminal',
        },
        words: 'two neutrals same screw double',
      },
      {
        says: 'may',
        what: {
          en: 'put more than one ground wire in a bar hole in the panel',
          es: 'poner más de una tierra en un mismo agujero de la barra',
        },
        if: { en: "the panel's label allows that number and size", es: 'la etiqueta del tablero permite esa cantidad y calibre' },
        words: 'double up grounds',
      },
      {
        says: 'must',
        what: { en: 'use only breakers listed for the panel', es: 'usar solo breakers listados para ese tablero' },
        words: 'other brand breaker marca compatible',
      },
      {
        says: 'must',
        what: { en: 'fill unused openings in a panel', es: 'tapar las aberturas sin usar del tablero' },
        words: 'knockout filler plate missing',
      },
      {
        says: 'must',
        what: {
          en: 'label the panel directory with exactly what each circuit feeds',
          es: 'rotular en el directorio del tablero qué alimenta exactamente cada circuito',
        },
        words: 'legend etiqueta',
      },
      {
        says: 'is',
        what: {
          en: 'the line lugs in the panel stay live with the main breaker off',
          es: 'las zapatas de línea del tablero siguen vivas con el principal apagado',
        },
        words: 'service lugs main off',
      },
      {
        says: 'may',
        what: {
          en: 'land ground wires on the neutral bar of the main service panel',
          es: 'conectar las tierras en la barra del neutro del tablero principal de acometida',
        },
        if: {
          en: 'the bar is bonded there by the bonding screw or strap, each neutral has its own screw, and the panel is not a subpanel',
          es: 'la barra está unida ahí con el tornillo o cinta de unión, cada neutro lleva su propio tornillo y no es un subtablero',
        },
        words: 'same bar mixed together no separate ground bus',
      },
      {
        says: 'must-not',
        what: {
          en: 'land a neutral on a ground bar that is only screwed to the panel enclosure',
          es: 'conectar un neutro en una barra de tierra que solo va atornillada al gabinete',
        },
        words: 'white on added ground bar current on enclosure',
      },
    ],
    words: {
      en: 'panel makeup wiring breaker panel neat dress neutrals torque directory nuetral',
      es: 'armar tablero peinar centro de carga neutros torque directorio panel',
    },
  },
  {
    id: 'wiring-methods-detached-garage',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I feed a detached garage?', es: '¿Cómo alimento una cochera separada?' },
    answer: {
      en: 'A subpanel in a detached garage needs one feeder of four wires (two hots, neutral, ground), a disconnect there, a ground rod or other electrode, and its neutral kept apart from ground. A single branch circuit with a ground wire needs no electrode.\n\nBury by the depth table, size for load and voltage drop, GFCI the receptacles. A panel with a main breaker is a simple disconnect. Old three-wire feeders with a bonded neutral may only stay under conditions. Lay a larger conduit than needed for a later EV charger.',
      es: 'El subtablero de una cochera separada lleva un solo alimentador de cuatro alambres (dos vivos, neutro, tierra), desconectador ahí, varilla u otro electrodo propio y neutro separado de tierra. Un solo circuito derivado con tierra no pide electrodo.\n\nEntierre según la tabla, calcule carga y caída, contactos con GFCI. Un tablero con principal sirve de desconectador. Alimentadores viejos de tres hilos con neutro unido solo se quedan bajo condiciones. Ponga tubo mayor para un futuro cargador de auto.',
    },
    steps: {
      en: [
        'Calculate load, choose feeder and conduit.',
        'Call 811, trench, lay the conduit.',
        'Mount the panel with a main as the disconnect.',
        'Lock out the source, verify dead; pull four wires.',
        'Neutral on the isolated bar, ground and electrode on the bonded bar.',
        'Torque, label both ends, inspect, energize, test.',
      ],
      es: [
        'Calcule carga; escoja alimentador y tubo.',
        'Llame al 811, excave y tienda el tubo.',
        'Monte el tablero con principal como desconectador.',
        'Bloquee la fuente, compruebe ausencia; jale cuatro alambres.',
        'Neutro a la barra aislada; tierra y electrodo a la barra unida.',
        'Apriete, rotule ambos extremos, inspección, energice y pruebe.',
      ],
    },
    references: ['225.30', '225.31', '225.32', '250.32', '300.5', '210.52(G)', '210.8'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'feed a detached garage subpanel with one four-wire feeder: two hots, neutral and ground',
          es: 'alimentar el subtablero de una cochera separada con un alimentador de cuatro hilos: dos vivos, neutro y tierra',
        },
        words: '3-wire feeder',
      },
      {
        says: 'must',
        what: {
          en: 'install a ground rod or other electrode for a subpanel in a detached garage',
          es: 'poner varilla u otro electrodo para el subtablero de una cochera separada',
        },
        words: 'outbuilding shed pole barn 100A sub 4 wires rods',
      },
      {
        says: 'need-not',
        what: {
          en: 'drive a ground rod at a separate building without a panel, fed by one branch circuit with a ground wire',
          es: 'clavar varilla en un edificio separado sin tablero, alimentado por un solo circuito derivado con tierra',
        },
        words: 'electrode shed garage shop 12-2 UF 20A one circuit light opener no panel outlets',
      },
      {
        says: 'must-not',
        what: {
          en: 'bond neutral to ground in a detached garage subpanel',
          es: 'unir neutro y tierra en el subtablero de una cochera separada',
        },
        unless: {
          en: 'it is an old three-wire feeder that may stay under conditions',
          es: 'sea un alimentador viejo de tres hilos que pueda quedarse bajo condiciones',
        },
        words: 'bonding screw',
      },
      {
        says: 'must',
        what: {
          en: 'install a disconnect at a detached garage subpanel',
          es: 'poner un desconectador en la cochera separada con subtablero',
        },
        words: 'main breaker leave out shut off MLO',
      },
      {
        says: 'must',
        what: { en: 'GFCI-protect the receptacles of a detached garage', es: 'proteger con GFCI los contactos de una cochera separada' },
      },
      {
        says: 'must-not',
        what: {
          en: 'bond the neutral bar with its screw in a subpanel of a detached building that four wires feed',
          es: 'unir con su tornillo la barra de neutro en el subtablero de otro edificio con cuatro hilos',
        },
        words: 'garage ground strap',
      },
    ],
    words: {
      en: 'detached garage shed workshop feeder subpanel ground rod disconnect',
      es: 'cochera separada taller bodega alimentador subtablero varilla panel garage garaje',
    },
  },
  {
    id: 'wiring-methods-service-upgrade',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'What does a 200 A service upgrade involve?', es: '¿Qué implica cambiar la acometida a 200 A?' },
    answer: {
      en: "Load calculation, permit, the utility's approval and disconnection, a new meter base, service conductors, panel, grounding and an outside emergency disconnect for dwellings, then inspection and reconnection. Only the utility opens the meter.\n\nFor a dwelling's 200 A the reduced rule allows 2/0 copper or 4/0 aluminum when they carry the whole dwelling load. Surge protection comes with it. Check working space, clearance of the drop over roofs and drives, and upgrade the electrode conductor and water-pipe bond.",
      es: 'Cálculo de carga, permiso, aprobación y desconexión de la compañía, base de medidor, conductores, tablero, puesta a tierra y desconectador exterior de emergencia en vivienda, luego inspección y reconexión. Solo la compañía abre el medidor.\n\nEn vivienda de 200 A la regla reducida permite 2/0 de cobre o 4/0 de aluminio si llevan toda la carga de la vivienda. Se agrega supresor. Revise espacio de trabajo, alturas de la bajada sobre techo y entrada, y actualice el conductor del electrodo y la unión al agua.',
    },
    steps: {
      en: [
        'Calculate the load and check with the utility.',
        'Permit and drawing; order parts.',
        "Arrange the utility's disconnection; verify dead.",
        'Replace mast, meter base, disconnect, panel.',
        'New electrodes, electrode conductor and bonds.',
        'Move circuits, torque, label.',
        'Inspection, reconnection, voltage check.',
      ],
      es: [
        'Calcule la carga y consulte a la compañía.',
        'Permiso y plano; pida material.',
        'Programe la desconexión; compruebe ausencia.',
        'Cambie mufa, base, desconectador y tablero.',
        'Electrodos, su conductor y uniones nuevos.',
        'Pase circuitos, apriete y rotule.',
        'Inspección, reconexión y medición.',
      ],
    },
    references: ['230.79(C)', '310.12', '250.24', '230.85', '230.67'],
    claims: [
      {
        says: 'must',
        what: {
          en: "get a permit and the utility's approval and disconnection for a service upgrade",
          es: 'sacar permiso y tener la aprobación y desconexión de la compañía para cambiar la acometida',
        },
        words: '200 amp panel swap',
      },
      {
        says: 'must-not',
        what: { en: 'open the utility meter yourself, or pull it', es: 'abrir o quitar usted mismo el medidor de la compañía' },
        words: 'cut seal sello meter',
      },
      {
        says: 'may',
        what: {
          en: "use 2/0 copper or 4/0 aluminum for a dwelling's 200 A service",
          es: 'usar 2/0 de cobre o 4/0 de aluminio en una acometida de 200 A de vivienda',
        },
        if: { en: 'they carry the whole dwelling load', es: 'llevan toda la carga de la vivienda' },
        words: 'SER wire size',
      },
      {
        says: 'must',
        what: {
          en: "install an outside emergency disconnect with a dwelling's service upgrade",
          es: 'poner un desconectador de emergencia exterior al cambiar la acometida de una vivienda',
        },
        words: '230.85',
        editions: ['2020', '2023', '2026'],
      },
      {
        says: 'must',
        what: {
          en: "install surge protection with a dwelling's service upgrade",
          es: 'poner protección contra sobretensiones al cambiar la acometida de una vivienda',
        },
        words: 'SPD 230.67',
        editions: ['2020', '2023', '2026'],
      },
      {
        says: 'must-not',
        what: { en: 'upgrade a service without a permit', es: 'cambiar la acometida sin permiso' },
        words: 'panel swap no sin',
      },
    ],
    words: {
      en: 'service upgrade 100 to 200 amp panel change meter base mast heavy up',
      es: 'cambio de acometida 100 a 200 amperes mufa base medidor tablero panel',
    },
  },
  {
    id: 'wiring-methods-temporary-power',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'What does temporary power on a site need?', es: '¿Qué lleva la instalación provisional en obra?' },
    answer: {
      en: "GFCI for people on every 125 V, 15, 20 and 30 A receptacle, a proper panel with covers, cords of hard-usage type in good shape, lamps with guards, and removal as soon as the purpose ends.\n\nReceptacles may not be on the lighting circuits of the site, so that a trip doesn't leave people in the dark. Protect cords from doors, traffic and water, don't staple them, and support them off walkways. Ground everything. Permits and time limits apply to holiday and event power too.",
      es: 'GFCI para personas en todo contacto de 125 V de 15, 20 y 30 A, tablero con tapas, cordones de uso rudo en buen estado, lámparas con guarda, y retirarla al acabar.\n\nLos contactos no van en el circuito de alumbrado de la obra, para que un disparo no deje a oscuras. Proteja cordones de puertas, tráfico y agua, no los engrape y súbalos del paso. Todo con tierra. También hay permisos y plazos para eventos y luces navideñas.',
    },
    references: ['590.4', '590.6'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect every 125 V, 15, 20 and 30 A receptacle on a job site with GFCI',
          es: 'proteger con GFCI todo contacto de 125 V de 15, 20 y 30 A en la obra',
        },
        words: 'temporary construction site generator',
      },
      {
        says: 'must-not',
        what: {
          en: 'put receptacles on the lighting circuits of a construction site',
          es: 'poner contactos en los circuitos de alumbrado de la obra',
        },
        words: 'temporary lights',
      },
      {
        says: 'must-not',
        what: { en: 'staple extension cords on a job site', es: 'engrapar las extensiones en la obra' },
        words: 'temporary cords grapas',
      },
      {
        says: 'must',
        what: { en: 'put guards on temporary lamps at a job site', es: 'poner guardas a las lámparas provisionales de la obra' },
        words: 'string lights',
      },
      {
        says: 'must',
        what: {
          en: 'remove temporary wiring as soon as its purpose ends',
          es: 'quitar la instalación provisional en cuanto termine su uso',
        },
        words: 'leave permanent',
      },
    ],
    words: {
      en: 'temporary power construction site temp pole spider box cords gfci',
      es: 'provisional obra poste temporal extensiones gfci araña',
    },
  },
  {
    id: 'wiring-methods-smoke-alarms',
    area: 'wiring-methods',
    grade: 'K',
    title: { en: 'How do I wire smoke alarms?', es: '¿Cómo conecto detectores de humo?' },
    answer: {
      en: "Hot, neutral and an interconnect wire (usually red) from alarm to alarm, on a circuit that can't be switched off by a wall switch, with battery backup. Location comes from the building code: each bedroom, outside the bedrooms, and each story.\n\nThe circuit is AFCI-protected where it serves rooms that need it; a shared lighting circuit is a good idea because people notice when it is off. Use one maker's compatible units, observe the number allowed, keep off corners, fans and bathrooms by the instructions. CO alarms go near bedrooms where there is fuel or an attached garage.",
      es: 'Vivo, neutro y alambre de interconexión (casi siempre rojo) de alarma en alarma, en circuito que no se apague con apagador, con pila de respaldo. La ubicación la da el código de construcción: cada recámara, afuera de ellas y cada piso.\n\nEl circuito lleva AFCI donde sirve cuartos que lo piden; conviene compartir uno de alumbrado porque se nota si se apaga. Unidades compatibles de una marca, respete el número permitido y aléjese de esquinas, ventiladores y baños según instructivo. CO cerca de recámaras si hay combustible o cochera unida.',
    },
    references: ['210.12', '110.3(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put smoke alarms behind a wall switch that can turn them off',
          es: 'poner detectores de humo detrás de un apagador que los apague',
        },
        words: 'detector after light switch switched leg',
      },
      {
        says: 'must',
        what: {
          en: 'wire smoke alarms with an interconnect wire (usually red) and battery backup',
          es: 'alambrar los detectores de humo con hilo de interconexión (normalmente rojo) y batería de respaldo',
        },
        unless: { en: 'listed wireless alarms take the place of that wire', es: 'alarmas inalámbricas listadas sustituyan ese hilo' },
        words: 'third interconnected 14/3 hardwired',
      },
      {
        says: 'need-not',
        what: { en: 'give smoke alarms their own circuit', es: 'dar circuito propio a los detectores de humo' },
        words: 'dedicated separate breaker detectors hall light ties in',
      },
      {
        says: 'may',
        what: {
          en: 'put smoke alarms on a shared lighting circuit',
          es: 'poner los detectores de humo en un circuito compartido de luces',
        },
        if: { en: 'no wall switch can turn it off', es: 'ningún apagador de pared lo puede apagar' },
        words: 'detectors ride hall bedroom lights ahead of switches tenants share',
      },
      {
        says: 'must',
        what: {
          en: 'put a smoke alarm in each bedroom, outside the bedrooms and on each story',
          es: 'poner un detector de humo en cada recámara, fuera de las recámaras y en cada piso',
        },
      },
      {
        says: 'must',
        what: { en: 'AFCI-protect the smoke alarm circuit', es: 'proteger con AFCI el circuito de detectores de humo' },
        if: { en: 'it serves rooms that need AFCI', es: 'alimenta cuartos que llevan AFCI' },
        words: 'arc fault afci detector bedrooms',
      },
    ],
    words: {
      en: 'smoke alarm wiring interconnect red wire hardwired 3 wire bedroom',
      es: 'detector de humo conexión interconexión rojo cableado recámara kable',
    },
  },
  {
    id: 'wiring-methods-ceiling-fan',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'How do I hang and wire a ceiling fan?', es: '¿Cómo instalo un ventilador de techo?' },
    answer: {
      en: 'On a box or brace listed for fan support, marked with the weight it holds; a plain lamp box is not enough. Two switched hots (fan and light), neutral and ground.\n\nBoxes marked for fans hold up to 35 lb, or up to 70 lb if so marked; heavier fans hang from structure independent of the box. Blades at least 7 ft above the floor by most instructions. Fan motors need a fan-rated control, not a lamp dimmer. By edition, ceiling boxes in habitable rooms where a fan could hang may have to be fan-rated even for a light.',
      es: 'En caja o barra listada para ventilador, marcada con el peso; una caja de lámpara no basta. Dos vivos con apagador (ventilador y luz), neutro y tierra.\n\nLas cajas para ventilador sostienen hasta 35 lb, o hasta 70 lb si lo marcan; más pesados cuelgan de la estructura. Aspas a 7 pies o más del piso según casi todo instructivo. El motor pide control para ventilador, no dimmer de luz. Según la edición, las cajas de techo en cuartos habitables donde podría ir un ventilador deben ser para ventilador aunque lleven luz.',
    },
    steps: {
      en: [
        'Lock off, verify dead; check the box marking.',
        'Fit a fan brace if needed.',
        'Hang the bracket and motor on its hook.',
        'Join grounds, neutral, light hot, fan hot.',
        'Tuck wires clear of moving parts; fit canopy and blades.',
        'Balance and test all speeds.',
      ],
      es: [
        'Bloquee, compruebe ausencia; revise la marca de la caja.',
        'Ponga barra para ventilador si hace falta.',
        'Cuelgue soporte y motor en su gancho.',
        'Una tierras, neutro, vivo de luz y vivo de ventilador.',
        'Acomode alambres; ponga campana y aspas.',
        'Balancee y pruebe velocidades.',
      ],
    },
    references: ['314.27(C)', '404.14(E)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'hang a ceiling fan from a box or brace listed for fan support',
          es: 'colgar el ventilador de techo de una caja o soporte listado para ventilador',
        },
        words: 'fan rated box',
      },
      {
        says: 'must-not',
        what: { en: 'hang a ceiling fan from a plain lamp box', es: 'colgar un ventilador de techo de una caja común de lámpara' },
        words: 'light octagon plastic old not fan rated',
      },
      {
        says: 'must-not',
        what: { en: 'hang a fan heavier than 70 lb from its outlet box alone', es: 'colgar solo de la caja un ventilador de más de 70 lb' },
        words: 'heavy peso',
      },
      {
        says: 'may',
        what: {
          en: 'hang a ceiling fan of up to 70 lb from a box marked for fan support',
          es: 'colgar un ventilador de techo de hasta 70 lb de una caja marcada para ventilador',
        },
        if: {
          en: 'for a fan heavier than 35 lb the box is marked with that weight',
          es: 'para uno que pesa más que 35 lb la caja marca ese peso',
        },
        words: 'acceptable for fan support stamped enough 28 30 50 pound pound abanico caja marcada pa right there brace',
      },
      {
        says: 'must-not',
        what: { en: 'control a fan motor with a lamp dimmer', es: 'controlar el motor del ventilador con un dimmer de lámpara' },
        words: 'regulator atenuador speed',
      },
      {
        says: 'must',
        what: { en: 'keep fan blades at least 7 ft above the floor', es: 'dejar las aspas del ventilador a 7 pies o más del piso' },
      },
    ],
    words: {
      en: 'ceiling fan install fan rated box brace 35 lb 70 lb wiring',
      es: 'abanico ventilador de techo caja soporte peso instalar',
    },
  },
  {
    id: 'wiring-methods-recessed-lights',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'How do I install recessed or wafer lights?', es: '¿Cómo instalo luces empotradas o de oblea (wafer)?' },
    answer: {
      en: 'Choose IC-rated and airtight housings where insulation touches them, wire them through their own splice box, and fasten that box and cable. LED wafers with a remote driver need only a hole and a clear space above.\n\nNon-IC cans keep 1/2 in. from wood and 3 in. from insulation. Rated ceilings need rated fixtures or covers. Feed daisy-chain only as the box volume and listing allow. Keep LED drivers accessible through the hole. Over showers use wet or damp listed ones as the place requires.',
      es: 'Escoja latas IC y herméticas donde toquen aislante, alambre en su propia caja de empalmes y fije caja y cable. Las obleas LED con driver remoto solo piden agujero y espacio arriba.\n\nLas no IC van a 1/2 pulg. de la madera y 3 pulg. del aislante. Techos contra fuego piden luminaria o cubierta clasificada. En cadena solo si el volumen y el listado lo permiten. El driver debe salir por el agujero. Sobre regadera, listada para mojado o húmedo según el lugar.',
    },
    steps: {
      en: [
        'Lay out, check for joists, pipes and wires.',
        'Lock off, verify dead, cut the holes.',
        'Fish cable; staple where you can reach.',
        "Splice in the driver's box, grounds first.",
        'Push the box in, set clips, seat the trim.',
        'Test, set color temperature.',
      ],
      es: [
        'Trace, revise vigas, tubos y cables.',
        'Bloquee, compruebe ausencia, corte agujeros.',
        'Pase cable; grape donde alcance.',
        'Empalme en la caja del driver, tierras primero.',
        'Meta la caja, ponga clips y asiente el aro.',
        'Pruebe y ajuste el color.',
      ],
    },
    references: ['410.116', '410.115(C)', '300.4'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use IC-rated recessed lights where insulation touches them',
          es: 'usar luces empotradas IC donde las toca el aislamiento térmico',
        },
        words: 'can lights insulation contact',
      },
      {
        says: 'must-not',
        what: {
          en: 'put insulation within 3 in. or wood within 1/2 in. of a non-IC can',
          es: 'poner aislamiento a menos de 3 pulg. o madera a menos de 1/2 pulg. de un bote no IC',
        },
        words: 'R38 batts attic old',
      },
      {
        says: 'may',
        what: { en: 'feed recessed or wafer lights in daisy chain', es: 'alimentar luces empotradas o de oblea en cadena' },
        if: { en: 'the box volume and the listing allow it', es: 'el volumen de la caja y el listado lo permiten' },
        words: 'canless wafer can to can one to another chaining chain row hop next daisy encadenar brincar de un bote a otro focos',
      },
      {
        says: 'must',
        what: {
          en: 'use rated fixtures or covers for recessed lights in fire-rated ceilings',
          es: 'usar luminarias o cubiertas clasificadas en techos contra fuego',
        },
      },
      {
        says: 'must',
        what: {
          en: 'use lights listed for wet or damp places over a shower',
          es: 'usar luces listadas para lugar mojado o húmedo sobre la regadera',
        },
        words: 'recessed bathroom',
      },
      {
        says: 'must',
        what: { en: 'keep LED drivers accessible through the hole', es: 'dejar accesible por el agujero el driver LED' },
        words: 'wafer junction box above drywall',
      },
      {
        says: 'must-not',
        what: {
          en: 'put lights without a damp or wet listing over a shower',
          es: 'poner sobre la regadera luces sin listado para húmedo o mojado',
        },
        words: 'steam vapor',
      },
    ],
    words: { en: 'recessed can light wafer canless pot light ic rated install', es: 'luz empotrada lata oblea wafer ic instalar lus' },
  },
  {
    id: 'wiring-methods-outdoor-receptacle',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'How do I add an outdoor receptacle?', es: '¿Cómo agrego un contacto exterior?' },
    answer: {
      en: 'GFCI protection, a weather-resistant (WR) receptacle, a weatherproof box and, in wet places, an in-use cover of the extra-duty kind. Dwellings need one at front and back within 6 ft 6 in. of grade.\n\nFeed from an indoor circuit that may be extended, with wet-rated wiring outside. Seal the hole in the wall, put a gasket behind the cover, and let water drain. If buried, follow the depth table: 12 in. is enough only for a GFCI-protected 120 V circuit of 20 A or less at a dwelling.',
      es: 'Con GFCI, contacto resistente a intemperie (WR), caja intemperie y, en mojado, tapa para uso con clavija puesta, tipo extra duty. Las viviendas piden uno al frente y uno atrás a no más de 6 pies 6 pulg. del suelo.\n\nTómelo de un circuito interior que se pueda extender, con cableado para mojado afuera. Selle el agujero, ponga empaque y deje drenar el agua. Si va enterrado siga la tabla: 12 pulg. basta solo en circuito de 120 V de 20 A o menos con GFCI en vivienda.',
    },
    steps: {
      en: [
        'Choose the source and check its load and rules.',
        'Lock off and verify dead.',
        'Drill sloping down outward; mount the box.',
        'Run wet-rated wiring; seal.',
        'Wire a WR receptacle with GFCI, LINE first.',
        'Fit the cover, test with the TEST button.',
      ],
      es: [
        'Escoja la fuente; revise carga y reglas.',
        'Bloquee y compruebe ausencia.',
        'Taladre con pendiente hacia afuera; monte la caja.',
        'Cablee para mojado; selle.',
        'Conecte contacto WR con GFCI, primero LINE.',
        'Ponga la tapa y pruebe con TEST.',
      ],
    },
    references: ['210.8(A)', '210.52(E)', '406.9(B)', '300.5'],
    claims: [
      {
        says: 'must',
        what: { en: 'protect outdoor receptacles with GFCI', es: 'proteger con GFCI los contactos exteriores' },
        words: 'outside outlet patio',
      },
      {
        says: 'must',
        what: {
          en: 'use a weather-resistant (WR) receptacle outdoors, in wet places under an extra-duty in-use cover',
          es: 'usar afuera un contacto resistente a la intemperie (WR), en lugar mojado bajo tapa en uso (in-use) reforzada',
        },
        words: 'outside outlet regular bubble cover required porch plug',
      },
      {
        says: 'must-not',
        what: {
          en: 'put an indoor receptacle or a flip-lid cover outdoors in the rain',
          es: 'poner afuera en la lluvia un contacto de interior o una tapa de resorte',
        },
        words: 'regular not in-use bubble WR snap cover tapa sencilla',
      },
      {
        says: 'may',
        what: { en: 'feed an outdoor receptacle from an indoor circuit', es: 'alimentar un contacto exterior desde un circuito interior' },
        if: { en: 'that circuit may be extended', es: 'ese circuito se puede extender' },
        words: 'tap off inside living room outlet behind siding feed outside back to back',
      },
      {
        says: 'must',
        what: {
          en: 'have an outdoor receptacle at the front and back of a dwelling within 6 ft 6 in. of grade',
          es: 'tener un contacto exterior al frente y atrás de la vivienda, a no más de 6 pies 6 pulg. del suelo',
        },
        words: 'enfrente atrás front back one each',
      },
      {
        says: 'may',
        what: {
          en: 'bury an outdoor receptacle circuit only 12 in. deep',
          es: 'enterrar a solo 12 pulg. el circuito de un contacto exterior',
        },
        if: {
          en: 'it is a GFCI-protected 120 V circuit of 20 A or less at a dwelling',
          es: 'es un circuito de 120 V y 20 A o menos con GFCI en una vivienda',
        },
        words: 'UF 12 pulgadas',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed an outdoor receptacle from a bathroom, laundry or kitchen counter circuit',
          es: 'alimentar un contacto exterior del circuito del baño, lavandería o cubierta de cocina',
        },
        words: 'laundry only extend porch tap',
      },
      {
        says: 'need-not',
        what: { en: 'give outdoor receptacles a circuit of their own', es: 'dar a los contactos exteriores un circuito propio' },
        words: 'dedicated separate outside plugs patio share circuit exclusivo aparte',
      },
    ],
    words: {
      en: 'outdoor outlet exterior receptacle in use bubble cover wr gfci patio',
      es: 'contacto exterior patio tapa burbuja wr gfci intemperie enchufle',
    },
  },
  {
    id: 'wiring-methods-hot-tub',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I wire a hot tub?', es: '¿Cómo conecto un jacuzzi?' },
    answer: {
      en: "A dedicated GFCI-protected circuit, usually 50 A at 240 V, through a disconnect in sight, at least 5 ft from the water and not more than 50 ft from the tub, with an insulated copper ground and bonding as the code and the tub's instructions ask.\n\nMost tubs use four wires; some are 240 V only. A spa panel holds GFCI and disconnect together. A listed self-contained tub on an existing patio may be excused from part of the perimeter bonding under stated conditions. Receptacles, overhead lines, windows and lights nearby have distances to keep.",
      es: 'Circuito exclusivo con GFCI, casi siempre 50 A a 240 V, con desconectador a la vista, a 5 pies o más del agua y a no más de 50 pies de la tina, tierra de cobre aislada y unión según código e instructivo.\n\nCasi todos usan cuatro hilos; algunos son de puros 240 V. El tablero para spa junta GFCI y desconectador. Un jacuzzi integral listado en patio existente puede quedar libre de parte de la unión perimetral bajo condiciones. Contactos, líneas aéreas, ventanas y luces cercanas guardan distancias.',
    },
    steps: {
      en: [
        "Read the tub's wiring page; plan place and path.",
        'Permit; check the service load.',
        'Mount the spa panel 5 ft or more away and in sight.',
        'Run the feeder with insulated ground; verify dead before landing.',
        'Load neutral to the GFCI, pigtail to the neutral bar.',
        'Bond, fill, energize, test GFCI before anyone gets in.',
      ],
      es: [
        'Lea la página de conexión; planee lugar y ruta.',
        'Permiso; revise la carga de la acometida.',
        'Monte el tablero de spa a 5 pies o más y a la vista.',
        'Tienda con tierra aislada; compruebe ausencia antes de conectar.',
        'Neutro de carga al GFCI, cola a la barra de neutro.',
        'Una, llene, energice y pruebe GFCI antes de usar.',
      ],
    },
    references: ['680.42', '680.43', '680.44', '680.13', '680.26'],
    claims: [
      {
        says: 'must',
        what: { en: 'put a hot tub on a dedicated GFCI-protected circuit', es: 'poner el jacuzzi en un circuito dedicado con GFCI' },
        words: 'spa 50 A share RV outlet own circuit',
      },
      {
        says: 'must',
        what: {
          en: 'put the hot tub disconnect in sight and at least 5 ft from the water',
          es: 'poner el desconectador del jacuzzi a la vista y a 5 pies o más del agua',
        },
        words: 'spa panel',
      },
      {
        says: 'must',
        what: { en: 'run an insulated copper ground to a hot tub', es: 'llevar tierra de cobre aislada al jacuzzi' },
        words: 'bare ground romex spa',
      },
      {
        says: 'need-not',
        what: { en: 'do part of the perimeter bonding of a hot tub', es: 'hacer parte de la unión perimetral del jacuzzi' },
        if: {
          en: 'it is a listed self-contained tub on an existing patio and the stated conditions are met',
          es: 'es un jacuzzi autocontenido listado sobre un patio existente y se cumplen las condiciones',
        },
        words: 'spa bonding grid equipotential slab rim copper loop leave off',
      },
      {
        says: 'must',
        what: { en: 'test the GFCI before anyone gets into the hot tub', es: 'probar el GFCI antes de que alguien entre al jacuzzi' },
        words: 'spa',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the hot tub disconnect closer than 5 ft to the water',
          es: 'poner el desconectador del jacuzzi a menos de 5 pies del agua',
        },
        words: 'shutoff box next to reach from tub rim handy inches steps spa panel',
      },
      {
        says: 'must-not',
        what: { en: 'wire a 240 V hot tub with flexible cord', es: 'conectar un jacuzzi de 240 V con cable de uso rudo' },
        unless: {
          en: 'the tub is made with a cord and plug of at most 15 ft and a GFCI',
          es: 'el jacuzzi venga hecho con cordón y clavija de no más de 15 pies y GFCI',
        },
        words: 'so cord soow extension rubber cable spa 220 volts',
      },
    ],
    words: {
      en: 'hot tub spa wiring 50 amp gfci spa panel disconnect 4 wire',
      es: 'jacuzzi tina spa conexión 50 amperes gfci desconectador',
    },
  },
  {
    id: 'wiring-methods-range-circuit',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'What circuit does an electric range need?', es: '¿Qué circuito lleva una estufa eléctrica?' },
    answer: {
      en: "Usually a 50 A, 120/240 V four-wire circuit to a 14-50 receptacle; the range demand table lets one household range of up to 12 kW count as 8 kW, so 40 A is the code minimum in many cases.\n\n8 kW on 240 V is 33 A. With 50 A use 6 AWG copper in NM (55 A at 60 °C) or 8 AWG copper where 75 °C terminals and wiring apply. Wall oven and cooktop may share a circuit under conditions. Always read the appliance's instructions.",
      es: 'Casi siempre 50 A, 120/240 V, cuatro hilos a un contacto 14-50; la tabla de demanda deja contar una estufa doméstica de hasta 12 kW como 8 kW, así que 40 A es el mínimo en muchos casos.\n\n8 kW a 240 V son 33 A. Con 50 A use 6 AWG cobre en NM (55 A a 60 °C) u 8 AWG cobre donde terminales y cableado son de 75 °C. Horno y parrilla separados pueden compartir circuito bajo condiciones. Lea siempre el instructivo.',
    },
    references: ['220.55', '210.19', '250.140'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'put a household range of up to 12 kW on a 40 A circuit',
          es: 'poner una estufa de hasta 12 kW en un circuito de 40 A',
        },
        if: {
          en: "the range demand table applies and the appliance's instructions allow it",
          es: 'se aplica la tabla de demanda y las instrucciones de la estufa lo permiten',
        },
        words: 'oven stove 50 A',
      },
      {
        says: 'may',
        what: { en: 'use 8 AWG copper for a 50 A range circuit', es: 'usar cobre 8 AWG en un circuito de 50 A para estufa' },
        if: { en: '75 °C terminals and wiring method apply', es: 'las terminales y el método son de 75 °C' },
      },
      {
        says: 'must-not',
        what: {
          en: 'use 8 AWG copper NM cable on a 50 A range circuit',
          es: 'usar cable NM de cobre 8 AWG en un circuito de estufa de 50 A',
        },
        words: 'romex 8/3',
      },
      {
        says: 'may',
        what: { en: 'put a wall oven and a cooktop on one circuit', es: 'poner el horno de pared y la parrilla en un mismo circuito' },
        if: { en: "the code's conditions for it are met", es: 'se cumplen las condiciones del código' },
        words: 'share',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a 40 A or 50 A breaker on a 10/3 cable for a range',
          es: 'poner un breaker de 40 A o 50 A en un cable 10/3 para la estufa',
        },
        words: '10 gauge existing wire in wall 30 amp cable del 10',
      },
    ],
    words: {
      en: 'range stove oven circuit 40 amp 50 amp wire size 14-50 8 kw demand',
      es: 'estufa horno eléctrica circuito 40 50 amperes calibre 14-50',
    },
  },
  {
    id: 'wiring-methods-dryer-circuit',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'What circuit does an electric dryer need?', es: '¿Qué circuito lleva una secadora eléctrica?' },
    answer: {
      en: '30 A, 120/240 V, four wires: 10 AWG copper to a 14-30 receptacle for almost all home dryers. Count 5000 VA or the nameplate, whichever is larger, in the load calculation.\n\n10 AWG copper is limited to 30 A; aluminum needs 8 AWG. GFCI may be required by edition and location. The case must not be bonded to neutral on a four-wire circuit. Gas dryers need only a 120 V outlet, usually on the laundry circuit.',
      es: '30 A, 120/240 V, cuatro hilos: 10 AWG cobre a un contacto 14-30 en casi toda secadora doméstica. En el cálculo cuente 5000 VA o la placa, lo mayor.\n\nEl 10 AWG de cobre se limita a 30 A; en aluminio va 8 AWG. El GFCI puede pedirse según edición y lugar. Con cuatro hilos la carcasa no se une al neutro. Las de gas solo piden 120 V, normalmente del circuito de lavandería.',
    },
    references: ['220.54', '250.140'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'wire an electric dryer with four wires and 10 AWG copper on a 30 A, 120/240 V circuit',
          es: 'alimentar la secadora eléctrica con cuatro hilos, cobre 10 AWG, en circuito de 30 A a 120/240 V',
        },
        words: '3-wire cord',
      },
      {
        says: 'must-not',
        what: {
          en: 'put 10 AWG copper of a dryer circuit on a breaker over 30 A',
          es: 'poner cobre 10 AWG de secadora en un breaker de más de 30 A',
        },
        words: '40 amp',
      },
      {
        says: 'must-not',
        what: {
          en: 'bond the dryer case to neutral on a four-wire circuit',
          es: 'unir la carcasa de la secadora al neutro en un circuito de cuatro hilos',
        },
        words: 'bonding strap jumper',
      },
      {
        says: 'may',
        what: { en: 'feed a gas dryer from the laundry circuit', es: 'alimentar la secadora de gas del circuito de lavandería' },
        words: 'washer outlet plug both gas 20a share duplex next to 120 V',
      },
      {
        says: 'must',
        what: {
          en: 'change a 40 A breaker that feeds a 30 A dryer receptacle to 30 A',
          es: 'cambiar a 30 A el breaker de 40 que alimenta un contacto de secadora de 30 A',
        },
        words: 'swap put in 8 gauge inspector wants right bajar cable 8',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave a 30 A dryer receptacle on a 40 A breaker, with 8 AWG wire either',
          es: 'dejar un contacto de secadora de 30 A en un breaker de 40 A, ni con cable 8 AWG',
        },
        words: 'too big keep',
      },
      {
        says: 'may',
        what: { en: 'keep 8 AWG wire on the 30 A breaker of a dryer', es: 'dejar cable 8 AWG en el breaker de 30 A de una secadora' },
        words: 'thicker gauge reuse ok',
      },
    ],
    words: {
      en: 'dryer circuit 30 amp 10-3 wire 14-30 receptacle size',
      es: 'secadora circuito 30 amperes 10-3 contacto 14-30 enchufle dryer',
    },
  },
  {
    id: 'wiring-methods-water-heater-circuit',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'What circuit does an electric water heater need?', es: '¿Qué circuito lleva un calentador de agua eléctrico?' },
    answer: {
      en: 'A 4500 W, 240 V tank heater takes 18.75 A; a storage tank of 120 gallons or less counts as continuous, so 18.75 x 1.25 = 23.4 A: 10 AWG copper on a 25 A or, commonly, 30 A breaker.\n\nProvide a disconnect: in sight, or the breaker if it can be locked open. No neutral needed. Protect the cable as it enters, bond the metal pipes as required. Tankless heaters need several big circuits: read the nameplate before promising anything. Water in the tank before power.',
      es: 'Uno de 4500 W a 240 V toma 18.75 A; un tanque de 120 galones o menos cuenta como continuo: 18.75 x 1.25 = 23.4 A, o sea 10 AWG cobre con breaker de 25 A o, lo común, 30 A.\n\nPonga desconectador: a la vista, o el breaker si se puede bloquear abierto. No pide neutro. Proteja el cable en la entrada y una los tubos metálicos como se pida. Los de paso (sin tanque) piden varios circuitos grandes: lea la placa antes de prometer. Agua en el tanque antes de energizar.',
    },
    references: ['422.13', '422.31(B)', '210.19', '240.4(D)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'put a 4500 W, 240 V water heater on 10 AWG copper with a 25 or 30 A breaker',
          es: 'poner un calentador de 4500 W a 240 V en cobre 10 AWG con breaker de 25 o 30 A',
        },
      },
      {
        says: 'must',
        what: {
          en: 'count a storage water heater of 120 gallons or less as continuous, at 125%',
          es: 'contar como continuo, al 125%, un calentador de tanque de 120 galones o menos',
        },
        words: '20 A breaker 12 AWG',
      },
      {
        says: 'must',
        what: {
          en: 'provide a disconnect for a water heater: in sight, or a breaker lockable open',
          es: 'poner desconectador al calentador de agua: a la vista, o breaker que se bloquee abierto',
        },
        words: 'boiler switch by the heater lock on the breaker attic',
      },
      {
        says: 'need-not',
        what: {
          en: 'run a neutral (white) to a straight 240 V electric tank',
          es: 'llevar neutro (blanco) a un tanque eléctrico de 240 V',
        },
        words: 'water heater boiler calentador 10/2 10/3 third insulated need',
      },
      {
        says: 'must-not',
        what: {
          en: 'turn on the power of a water heater before the tank is full of water',
          es: 'encender el calentador de agua antes de llenar el tanque',
        },
        words: 'dry fire empty element prender boiler',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a 4500 W, 240 V storage water heater on 12 AWG wire, with a 20 A or a 30 A breaker',
          es: 'poner un boiler de depósito de 4500 W a 240 V en cable 12 AWG, con breaker de 20 A o de 30 A',
        },
        words: '12/2 old 3800 watt tank replaced',
      },
    ],
    words: {
      en: 'water heater circuit 30 amp 10-2 4500 watt wire size disconnect tankless',
      es: 'calentador de agua boiler eléctrico circuito 30 amperes 4500 watts boyler',
    },
  },
  {
    id: 'wiring-methods-air-conditioner-circuit',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'How do I wire an outdoor AC unit or heat pump?', es: '¿Cómo conecto una unidad de aire o bomba de calor exterior?' },
    answer: {
      en: "Read the nameplate: wire not smaller than MCA, breaker or fuse not larger than MOCP, and a disconnect in sight and readily accessible. Those two numbers already contain the multipliers.\n\nSo 12 AWG on a 30 A breaker can be right for an AC unit though it isn't for a receptacle circuit. If the label says fuse only, use fuses. Keep working space at the disconnect, don't mount it where it blocks the unit's panel, use liquidtight to the unit, and put a service receptacle within 25 ft.",
      es: 'Lea la placa: alambre no menor que MCA, breaker o fusible no mayor que MOCP, y desconectador a la vista y accesible. Esos números ya traen los factores.\n\nAsí un 12 AWG con breaker de 30 A puede estar bien en un aire aunque no en contactos. Si dice solo fusible, use fusibles. Deje espacio de trabajo en el desconectador, no lo ponga detrás de la unidad, use hermético a líquidos y un contacto de servicio a 25 pies o menos.',
    },
    steps: {
      en: [
        'Read MCA, MOCP, voltage.',
        "Choose wire at the terminals' temperature, and the breaker.",
        'Mount the disconnect in sight with working space.',
        'Lock out, verify dead, run and land the whip.',
        'Torque, bond, check rotation on three-phase.',
        'Start; measure current against the nameplate.',
      ],
      es: [
        'Lea MCA, MOCP y voltaje.',
        'Escoja alambre a la temperatura de terminales, y el breaker.',
        'Monte el desconectador a la vista con espacio.',
        'Bloquee, compruebe ausencia, tienda y conecte la cola.',
        'Apriete, una a tierra, revise rotación si es trifásico.',
        'Arranque; mida y compare con placa.',
      ],
    },
    references: ['440.4', '440.14', '440.22', '440.32', '210.63', '110.26'],
    claims: [
      {
        says: 'may',
        what: { en: 'put 12 AWG on a 30 A breaker for an AC unit', es: 'poner 12 AWG en un breaker de 30 A para una unidad de aire' },
        if: { en: "the nameplate's MCA and MOCP allow it", es: 'la placa (MCA y MOCP) lo permite' },
        words: 'condenser heat pump legit combination 12/2 on a 30',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a breaker larger than the MOCP on the AC nameplate',
          es: 'usar un breaker mayor que el MOCP de la placa del aire',
        },
        words: 'max fuse bkr bigger condenser label says dice leave in pongo',
      },
      {
        says: 'must-not',
        what: { en: 'use wire smaller than the MCA on the AC nameplate', es: 'usar alambre menor que el MCA de la placa del aire' },
        words: 'heat pump too small run',
      },
      {
        says: 'must',
        what: {
          en: 'put a disconnect in sight and readily accessible for an outdoor AC unit',
          es: 'poner un desconectador a la vista y de fácil acceso para la unidad exterior de aire',
        },
        words: 'condenser',
      },
      {
        says: 'must',
        what: { en: 'use fuses where the AC label says fuse only', es: 'usar fusibles donde la etiqueta del aire dice solo fusible' },
        words: 'breaker instead',
      },
      {
        says: 'must',
        what: {
          en: 'put a service receptacle within 25 ft of an outdoor AC unit',
          es: 'poner un contacto de servicio a 25 pies o menos de la unidad de aire',
        },
        words: 'HVAC',
      },
      {
        says: 'may',
        what: { en: 'use wire larger than the MCA of the AC asks', es: 'usar cable más grande que lo que pide el MCA del aire' },
        if: { en: 'the terminals take it', es: 'las terminales lo aceptan' },
        words: 'bigger thicker',
      },
    ],
    words: {
      en: 'ac condenser wiring mca mocp disconnect whip heat pump minisplit',
      es: 'minisplit aire acondicionado conexión mca mocp desconectador bomba de calor',
    },
  },
  {
    id: 'wiring-methods-generator-inlet-interlock',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I connect a portable generator to a house?', es: '¿Cómo conecto un generador portátil a la casa?' },
    answer: {
      en: "Through a power inlet outdoors, a breaker in the panel with a listed interlock (or a manual transfer switch) that can't close with the main, and circuits switched on one by one within the generator's rating. Never through a receptacle.\n\nThe interlock kit must be listed for that panel. Neutral stays connected in an interlocked panel, so the generator is not a separate system: check its neutral bond and GFCI. Place it outside, 20 ft or more from openings as safety agencies advise. Label the panel with the sequence.",
      es: 'Con una entrada exterior, un breaker en el tablero con bloqueo mecánico listado (o transferencia manual) que no cierre junto con el principal, y circuitos uno por uno dentro de la capacidad. Nunca por un contacto.\n\nEl bloqueo debe estar listado para ese tablero. Ahí el neutro queda conectado, así que el generador no es sistema separado: revise su unión de neutro y GFCI. Póngalo afuera, a 20 pies o más de aberturas como aconsejan las agencias. Rotule el tablero con la secuencia.',
    },
    steps: {
      en: [
        'Pick circuits; compare with generator watts.',
        'Buy inlet, breaker and interlock for that panel.',
        'Main off, lock out, verify dead (line lugs stay live).',
        'Mount inlet and run the circuit; fit interlock.',
        "Check that both can't be on.",
        'Test: main off, generator on, add loads, return in reverse order.',
      ],
      es: [
        'Escoja circuitos; compare con watts del generador.',
        'Compre entrada, breaker y bloqueo para ese tablero.',
        'Principal abajo, bloquee, compruebe ausencia (la línea sigue viva).',
        'Monte entrada y circuito; ponga el bloqueo.',
        'Vea que no puedan estar los dos arriba.',
        'Pruebe: principal abajo, generador arriba, agregue cargas y regrese al revés.',
      ],
    },
    references: ['702.4', '702.5', '250.30'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'connect a generator to a house through a receptacle', es: 'conectar un generador a la casa por un contacto' },
        words: 'backfeed dryer outlet suicide cord',
      },
      {
        says: 'may',
        what: {
          en: 'connect a portable generator with a power inlet and a listed interlock',
          es: 'conectar un generador portátil con entrada (inlet) e interlock listado',
        },
        if: { en: 'the interlock is listed for that panel', es: 'el interlock está listado para ese tablero' },
        words: 'inlet box manufacturers own sliding instead of transfer switch pass',
      },
      {
        says: 'must',
        what: { en: 'use an interlock kit listed for that panel', es: 'usar un interlock listado para ese tablero' },
        words: 'slider sliding plate needed never forget note flip main off',
      },
      {
        says: 'must',
        what: {
          en: 'place a running generator outside, 20 ft or more from openings',
          es: 'poner el generador afuera, a 20 pies o más de puertas y ventanas',
        },
        words: 'carbon monoxide garage',
      },
      {
        says: 'must-not',
        what: {
          en: 'let the main and the generator breaker be on at the same time',
          es: 'dejar que el principal y el breaker del generador estén encendidos a la vez',
        },
        words: 'interlock',
      },
      {
        says: 'need-not',
        what: { en: 'disconnect the neutral in an interlocked panel', es: 'desconectar el neutro en un tablero con interlock' },
        words: 'white break loop switched neutral power co',
      },
      {
        says: 'must-not',
        what: { en: 'use a homemade interlock or one made for another panel', es: 'usar un interlock hecho en casa o de otro tablero' },
        words: 'sheet steel shop bent to fit another brand generic',
      },
    ],
    words: {
      en: 'generator inlet interlock kit portable hookup transfer 30 amp l14-30',
      es: 'generador portátil entrada interlock bloqueo transferencia l14-30 lockout',
    },
  },
  {
    id: 'wiring-methods-kitchen-circuits',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'What circuits does a kitchen need?', es: '¿Qué circuitos lleva una cocina?' },
    answer: {
      en: 'At least two 20 A small-appliance circuits for counters, dining and pantry receptacles, plus separate ones as instructions ask for dishwasher, disposal, microwave, range and refrigerator. Counter spaces: no point more than 24 in. from a receptacle.\n\nSo receptacles every 48 in. along a counter wall, and each counter 12 in. or wider gets one. GFCI and AFCI protection apply. The two circuits serve nothing else, such as lights or the hood. Island and peninsula rules differ by edition: check yours.',
      es: 'Por lo menos dos circuitos de 20 A para aparatos chicos en cubiertas, comedor y alacena, más los separados según instructivo para lavaplatos, triturador, microondas, estufa y refrigerador. Cubierta: ningún punto a más de 24 pulg. de un contacto.\n\nO sea un contacto cada 48 pulg. en la pared de la cubierta, y toda cubierta de 12 pulg. o más lleva uno. Aplican GFCI y AFCI. Esos dos circuitos no alimentan luces ni campana. Islas y penínsulas cambian según edición: revise la suya.',
    },
    references: ['210.11(C)(1)', '210.52(B)', '210.52(C)', '210.8(A)', '210.12'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'give a kitchen at least two 20 A small-appliance circuits',
          es: 'poner al menos dos circuitos de 20 A para electrodomésticos en la cocina',
        },
        words: 'countertop',
      },
      {
        says: 'must-not',
        what: {
          en: 'put lights or the range hood on the kitchen small-appliance circuits',
          es: 'poner luces o la campana en los circuitos de electrodomésticos de la cocina',
        },
        words: 'share countertop circuit',
      },
      {
        says: 'must',
        what: {
          en: 'place kitchen counter receptacles so that no point is more than 24 in. from one',
          es: 'poner los contactos de cubierta de modo que ningún punto quede a más de 24 pulg.',
        },
        words: '48 in apart spacing',
      },
      {
        says: 'must',
        what: {
          en: 'put a receptacle on each kitchen counter 12 in. or wider',
          es: 'poner un contacto en cada cubierta de cocina de 12 pulg. o más',
        },
      },
      {
        says: 'must',
        what: { en: 'protect kitchen counter receptacles with GFCI and AFCI', es: 'proteger con GFCI y AFCI los contactos de la cocina' },
      },
    ],
    words: {
      en: 'kitchen circuits small appliance counter receptacles 20 amp island',
      es: 'cocina circuitos cubierta contactos 20 amperes isla enchufle',
    },
  },
  {
    id: 'wiring-methods-bathroom-circuits',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'What circuits does a bathroom need?', es: '¿Qué circuitos lleva un baño?' },
    answer: {
      en: "One 20 A circuit for bathroom receptacles, with GFCI, and a receptacle within 3 ft of each basin. It may serve several bathrooms' receptacles, or everything in one single bathroom.\n\nNo receptacles inside the tub or shower zone: within 3 ft horizontally of the rim and up to 8 ft high in the newer editions. Switches not within the wet tub or shower space. Lights there are listed for damp or wet. Heaters and whirlpools have their own circuits and GFCI.",
      es: 'Un circuito de 20 A para contactos de baño, con GFCI, y un contacto a no más de 3 pies de cada lavabo. Puede servir contactos de varios baños, o todo lo de un solo baño.\n\nSin contactos en la zona de tina o regadera: dentro de 3 pies en horizontal del borde y hasta 8 pies de alto en ediciones recientes. Apagadores fuera del espacio mojado. Luces ahí listadas para húmedo o mojado. Calefactores e hidromasaje llevan circuito propio y GFCI.',
    },
    references: ['210.11(C)(3)', '210.52(D)', '210.8(A)', '406.9(C)', '404.4'],
    claims: [
      {
        says: 'must',
        what: { en: 'give bathroom receptacles a 20 A circuit with GFCI', es: 'dar a los contactos del baño un circuito de 20 A con GFCI' },
        words: 'need',
      },
      {
        says: 'may',
        what: {
          en: "serve several bathrooms' receptacles with one 20 A circuit",
          es: 'alimentar los contactos de varios baños con un circuito de 20 A',
        },
        if: { en: 'the circuit serves only the bathroom receptacles', es: 'el circuito alimenta solo contactos de baño' },
        words: 'two three bathrooms share outlets plugs at sinks nothing but one line',
      },
      {
        says: 'may',
        what: {
          en: "put one bathroom's lights and fan on its own 20 A receptacle circuit",
          es: 'poner luces y extractor de un solo baño en su circuito de contactos de 20 A',
        },
        if: { en: 'the circuit serves nothing outside that bathroom', es: 'el circuito no alimenta nada fuera de ese baño' },
      },
      {
        says: 'must',
        what: { en: 'put a receptacle within 3 ft of each bathroom basin', es: 'poner un contacto a 3 pies o menos de cada lavabo' },
        words: 'double vanity second bowl sink add',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a receptacle or a switch inside the tub or shower space',
          es: 'poner un contacto o apagador dentro de la zona de tina o regadera',
        },
        words: 'bathroom 3 ft',
      },
      {
        says: 'must-not',
        what: { en: 'feed a bathroom receptacle from a 15 A circuit', es: 'alimentar un contacto de baño de un circuito de 15 A' },
        words: '15 amp 14 awg fifteens pal',
      },
    ],
    words: {
      en: 'bathroom circuit receptacle gfci vanity fan heater 20 amp',
      es: 'baño circuito contacto gfci lavabo extractor 20 amperes enchufle',
    },
  },
  {
    id: 'wiring-methods-install-gfci-receptacle',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'How do I wire a GFCI receptacle (LINE and LOAD)?', es: '¿Cómo conecto un contacto GFCI (LINE y LOAD)?' },
    answer: {
      en: "The supply goes to LINE, the outlets to be protected go to LOAD; hot to brass, neutral to silver, ground to green. If nothing downstream is to be protected, put all wires on LINE by pigtail and leave LOAD empty.\n\nReversed, it may stay dead or leave its own face unprotected; modern ones lock out. Don't let a LOAD neutral touch another neutral or ground. Put it where it can be reached for the monthly test. Check box volume: GFCIs are deep.",
      es: 'La alimentación va a LINE y lo que se protege adelante va a LOAD; vivo al dorado, neutro al plateado, tierra al verde. Si no protege nada adelante, ponga todo en LINE con colas y deje LOAD vacío.\n\nVolteado, puede quedar muerto o sin proteger su propia cara; los modernos se bloquean. Que el neutro de LOAD no toque otro neutro ni tierra. Póngalo donde se alcance para la prueba mensual. Revise el volumen de la caja: son hondos.',
    },
    steps: {
      en: [
        'Lock off, verify dead.',
        'Separate the cables; a qualified person finds which is live, then lock off again.',
        'Supply cable on LINE.',
        'Downstream cable on LOAD, if any.',
        'Ground, torque, fold.',
        'Energize, RESET, TEST; check downstream outlets, label them.',
      ],
      es: [
        'Bloquee y compruebe ausencia.',
        'Separe los cables; una persona calificada ubica el vivo y se bloquea otra vez.',
        'Cable de alimentación en LINE.',
        'Cable de adelante en LOAD, si hay.',
        'Tierra, apriete, acomode.',
        'Energice, RESET, TEST; revise los de adelante y rotule.',
      ],
    },
    references: ['210.8', '406.4', '110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'connect the supply to LINE and the protected outlets to LOAD on a GFCI receptacle',
          es: 'conectar la alimentación en LINE y los contactos protegidos en LOAD del GFCI',
        },
        words: 'reverse swap',
      },
      {
        says: 'may',
        what: {
          en: 'put all wires on LINE by pigtail and leave LOAD empty on a GFCI',
          es: 'poner todo en LINE con pigtail y dejar LOAD vacío en el GFCI',
        },
        if: { en: 'nothing downstream is to be protected', es: 'no hay que proteger nada después' },
        words: 'only protect itself downstream not cut off tails top pair taped pair empty',
      },
      {
        says: 'must-not',
        what: {
          en: "let a GFCI's LOAD neutral touch another neutral or ground",
          es: 'dejar que el neutro de LOAD de un GFCI toque otro neutro o la tierra',
        },
        words: 'nutted whites together protected side box pops',
      },
      {
        says: 'must',
        what: {
          en: 'put the GFCI where it can be reached for the monthly test',
          es: 'poner el GFCI donde se alcance para la prueba mensual',
        },
        words: 'behind refrigerator accessible',
      },
      {
        says: 'is',
        what: {
          en: 'a GFCI wired with LINE and LOAD reversed may stay dead or leave its own face unprotected',
          es: 'un GFCI con LINE y LOAD invertidos puede quedar muerto o no proteger su propia cara',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'put a GFCI receptacle where an appliance must be pulled out to reach it',
          es: 'poner un contacto GFCI donde haya que jalar un aparato para alcanzarlo',
        },
        words: 'behind built in fridge refrigerator dishwasher',
      },
      {
        says: 'is',
        what: {
          en: 'outlets that went dead when a GFCI was put in mostly mean LINE and LOAD swapped or the GFCI not reset',
          es: 'los contactos que quedaron muertos al poner un GFCI casi siempre son LINE y LOAD al revés o el GFCI sin resetear',
        },
        words: 'downstream dead after new gfci no power messed up muertos regué',
      },
    ],
    words: {
      en: 'wire gfci outlet line load terminals install downstream',
      es: 'conectar gfci line load terminales instalar enchufle guairear',
    },
  },
];

// Confirmed: intrysys, autochargepros, homecharging.guide, nachi forum, Mike Holt forum, expertce, terrylove, amperagehq.
