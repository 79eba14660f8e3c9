// How to choose and install wiring methods, boxes, splices and pulls.
import type { Topic } from '../knowledge.ts';

export const wiringMethodsGeneralTopics: readonly Topic[] = [
  {
    id: 'wiring-methods-choose-nm-mc-emt-pvc',
    area: 'wiring-methods',
    grade: 'K',
    title: { en: 'NM, MC, EMT or PVC: which wiring method do I use?', es: '¿NM, MC, EMT o PVC: qué método uso?' },
    answer: {
      en: "Choose by building, place and damage: NM (Romex) in dry, protected places of houses and smaller buildings, MC or EMT in commercial work, PVC underground and in wet or corrosive places, RMC or IMC where it can be hit.\n\nThen check the method's own 'permitted' and 'not permitted' sections, local amendments (some cities ban NM), plenum and fire-rated spaces, sun, temperature, and whether it can serve as the equipment ground. PVC needs a ground wire inside and expansion fittings outdoors; EMT in sound condition is itself a ground.",
      es: "Escoja según edificio, lugar y golpes: NM (Romex) en lugares secos y protegidos de casas y edificios chicos, MC o EMT en comercial, PVC bajo tierra y en lugares mojados o corrosivos, RMC o IMC donde lo puedan golpear.\n\nLuego revise las secciones de 'permitido' y 'no permitido' del método, las enmiendas locales (algunas ciudades prohíben NM), plenum y muros contra fuego, sol, temperatura, y si sirve como tierra de equipo. El PVC lleva alambre de tierra adentro y juntas de expansión afuera; el EMT bien instalado es tierra por sí mismo.",
    },
    references: ['334.10', '334.12', '330.10', '358.10', '352.10', '300.5'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use NM cable in dry, protected places of houses and smaller buildings',
          es: 'usar cable NM en lugares secos y protegidos de casas y edificios pequeños',
        },
        if: { en: 'local rules do not ban it', es: 'las reglas locales no lo prohíben' },
        words: 'romex',
      },
      { says: 'must', what: { en: 'run a ground wire inside PVC conduit', es: 'llevar alambre de tierra dentro del tubo PVC' } },
      {
        says: 'may',
        what: { en: 'use EMT in sound condition as the equipment ground', es: 'usar EMT en buen estado como tierra de equipo' },
      },
      {
        says: 'may',
        what: { en: 'use PVC underground and in wet or corrosive places', es: 'usar PVC enterrado y en lugares mojados o corrosivos' },
      },
      { says: 'must', what: { en: 'fit expansion fittings on PVC outdoors', es: 'poner juntas de expansión en PVC a la intemperie' } },
      {
        says: 'must-not',
        what: {
          en: 'rely on loose or badly rusted EMT as the equipment ground',
          es: 'confiar en EMT flojo o muy oxidado como tierra de equipo',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'use NM cable (Romex) where the city bans it, as Chicago does',
          es: 'usar cable NM (Romex) donde la ciudad lo prohíbe, como Chicago',
        },
      },
      {
        says: 'need-not',
        what: { en: 'run a ground wire in EMT that is in good shape', es: 'llevar cable de tierra en EMT en buen estado' },
        unless: {
          en: 'a rule of its own or the job asks for one, as for patient care areas, pools and rooftop AC',
          es: 'una regla propia o la obra lo pida, como en áreas de pacientes, albercas y aires en azotea',
        },
      },
    ],
    words: {
      en: 'romex or conduit which wiring method commercial residential armored cable choose',
      es: 'romex o tubo cuál método cable armado tubería comercial residencial paipa pipa kable',
    },
  },
  {
    id: 'wiring-methods-three-way-switches',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I wire a pair of 3-way switches?', es: '¿Cómo conecto dos apagadores de 3 vías?' },
    answer: {
      en: 'Hot to the common of the first switch, two travelers between the brass screws of both, and the common of the second switch to the lamp; neutral goes straight to the lamp. Three-conductor cable runs between the switches.\n\nAll switching is done in the hot. Keep a neutral in the switch boxes where the code asks for it, carry the ground through to every box, switch and lamp, and re-mark a white wire used as a hot: in such a loop it may be the supply or a traveler, not the switched return to the lamp. Keep hot and neutral of one circuit in the same cable or raceway.',
      es: 'Vivo al común del primer apagador, dos viajeros entre los tornillos dorados de ambos, y el común del segundo a la lámpara; el neutro va directo a la lámpara. Entre apagadores va cable de tres conductores.\n\nSiempre se interrumpe el vivo. Deje neutro en las cajas de apagador donde el código lo pide, lleve la tierra a cada caja, apagador y lámpara, y marque el blanco usado como vivo: en ese tramo puede ser alimentación o viajero, no el retorno a la lámpara. Vivo y neutro del mismo circuito van en el mismo cable o tubo.',
    },
    steps: {
      en: [
        'Turn the breaker off, lock it and verify dead.',
        'Bring the supply cable to the first box, 3-conductor cable with ground to the second, 2-conductor to the lamp.',
        'Splice neutrals through to the lamp; join all grounds.',
        'Land the supply hot on the first common, travelers on both pairs of brass screws.',
        "Land the lamp's hot on the second common.",
        'Torque, fold, close, energize and test all four positions.',
      ],
      es: [
        'Baje el breaker, bloquee y compruebe ausencia.',
        'Traiga el cable de alimentación a la primera caja, cable de 3 conductores con tierra a la segunda y de 2 a la lámpara.',
        'Empalme neutros hasta la lámpara; una todas las tierras.',
        'Ponga el vivo en el común del primero y los viajeros en los tornillos dorados de ambos.',
        'Ponga el vivo de la lámpara en el común del segundo.',
        'Apriete, acomode, cierre, energice y pruebe las cuatro posiciones.',
      ],
    },
    references: ['404.2(A)', '404.2(C)', '200.7(C)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'switch the neutral with 3-way switches', es: 'cortar el neutro con apagadores de 3 vías' },
        words: 'hot only',
      },
      {
        says: 'must',
        what: { en: 'run three-conductor cable between 3-way switches', es: 'llevar cable de tres conductores entre apagadores de 3 vías' },
        words: '14/3 14/2 travelers',
      },
      {
        says: 'may',
        what: { en: 'use a white wire as a hot in a 3-way switch loop', es: 'usar un hilo blanco como vivo en un circuito de 3 vías' },
        if: { en: 'it is re-marked and is the supply or a traveler', es: 'se re-marca y es la alimentación o un viajero' },
        words: 'black tape traveler feeding common wrapped viajero cinta negra',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the white wire as the switched return to the lamp',
          es: 'usar el hilo blanco como retorno del apagador a la lámpara',
        },
        words: 'switch loop',
      },
      {
        says: 'must',
        what: {
          en: 'keep hot and neutral of one circuit in the same cable or raceway with 3-way switches',
          es: 'llevar vivo y neutro de un circuito en el mismo cable o tubo con 3 vías',
        },
      },
      {
        says: 'must',
        what: { en: 'keep a neutral in the switch box', es: 'dejar un neutro en la caja del apagador' },
        if: { en: 'the code asks for it at that location', es: 'el código lo pide en ese lugar' },
      },
    ],
    words: {
      en: '3 way switch wiring diagram travelers two switches one light stairs',
      es: 'apagador de escalera tres vías diagrama dos apagadores un foco conmutador suich switche',
    },
  },
  {
    id: 'wiring-methods-four-way-switches',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I wire a 4-way switch (three or more locations)?',
      es: '¿Cómo conecto un apagador de 4 vías (tres o más lugares)?',
    },
    answer: {
      en: 'Two 3-ways, one at each end, and one 4-way in between for every place beyond two: four places take two 3-ways and two 4-ways. The travelers from one side land on one pair of screws and the travelers to the other side on the other pair; nothing else touches the 4-way except ground.\n\nA 4-way either passes the two travelers straight or crosses them. If it works only in some positions, a traveler from each side has been mixed into the same pair: find pairs with a continuity tester, power off, because makers place the screws differently.',
      es: 'Van dos de tres vías, uno en cada extremo, y uno de cuatro vías en medio por cada lugar de más: cuatro lugares llevan dos de tres vías y dos de cuatro vías. Los viajeros de un lado van en un par de tornillos y los del otro lado en el otro par; nada más toca el 4 vías, salvo la tierra.\n\nEl 4 vías pasa los viajeros derechos o cruzados. Si solo funciona en algunas posiciones, se mezcló un viajero de cada lado en el mismo par: identifique los pares con continuidad, sin voltaje, porque cada marca pone distinto los tornillos.',
    },
    steps: {
      en: [
        'Breaker off, locked, verified dead.',
        'Identify the traveler pair of each cable.',
        'Land the pair from the first switch on the input screws of the 4-way.',
        'Land the pair toward the last switch on the output screws.',
        'Splice the neutral through, join grounds, close up.',
        'Energize and test every combination.',
      ],
      es: [
        'Breaker abajo, bloqueado y sin voltaje comprobado.',
        'Identifique el par de viajeros de cada cable.',
        'Ponga el par del primer apagador en los tornillos de entrada del 4 vías.',
        'Ponga el par hacia el último en los de salida.',
        'Empalme el neutro, una las tierras y cierre.',
        'Energice y pruebe todas las combinaciones.',
      ],
    },
    references: ['404.2(A)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a 3-way at each end and 4-ways in between for three or more locations',
          es: 'poner un 3 vías en cada extremo y 4 vías en medio para tres o más lugares',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'land anything but travelers and ground on a 4-way switch',
          es: 'conectar al apagador de 4 vías algo que no sean viajeros y tierra',
        },
        words: 'neutral hot',
      },
      {
        says: 'is-not',
        what: {
          en: 'all makers place the traveler screw pairs of a 4-way switch alike',
          es: 'todos los fabricantes ponen igual los pares de tornillos del apagador de 4 vías',
        },
      },
    ],
    words: {
      en: '4 way switch three switches one light crossing travelers intermediate how many 3-ways and 4-ways three four five places control a light from spots locations what switches',
      es: 'apagador cuatro vías tres apagadores un foco cruzamiento cuatro vías suich switche cuantos apagadores de tres y cuatro vias tres cuatro cinco lugares misma lampara',
    },
  },
  {
    id: 'wiring-methods-multiwire-branch-circuit',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I wire a multiwire branch circuit (shared neutral)?',
      es: '¿Cómo conecto un circuito multiconductor (neutro compartido)?',
    },
    answer: {
      en: "Two hots on different legs share one neutral, on a 2-pole breaker or handle-tied breakers that open together; three hots of a wye may share one too. On the same leg the neutral would carry the sum and burn.\n\nPigtail the neutral at every device, so that removing one can't open it; an open neutral puts up to 240 V across 120 V loads. Group the hots with their neutral in the panel. On AFCI or GFCI use a 2-pole breaker made for it.",
      es: 'Dos vivos en fases distintas comparten un neutro, con breaker de 2 polos o con unión de manijas para abrir juntos; tres vivos de una estrella también pueden. En la misma fase el neutro llevaría la suma y se quemaría.\n\nPonga cola de neutro en cada contacto para que al quitar uno no se abra; un neutro abierto mete hasta 240 V a cargas de 120 V. Agrupe los vivos con su neutro en el tablero. Con AFCI o GFCI use un breaker de 2 polos para eso.',
    },
    steps: {
      en: [
        'Lock out and verify dead.',
        'Land the two hots on a 2-pole breaker, one leg each.',
        'Land the shared neutral under its own screw and tie it to its hots.',
        'Pigtail every neutral along the run.',
        'Energize; a qualified person with PPE checks 240 V between the hots, 120 V each to neutral.',
        'Load both and check that neutral current is the difference.',
      ],
      es: [
        'Bloquee y compruebe ausencia.',
        'Ponga los dos vivos en un breaker de 2 polos, uno por fase.',
        'Ponga el neutro compartido en su propio tornillo y amárrelo con sus vivos.',
        'Ponga cola de neutro en todo el recorrido.',
        'Energice; una persona calificada con EPP mide 240 V entre vivos y 120 V de cada uno a neutro.',
        'Cargue ambos y vea que el neutro lleve la diferencia.',
      ],
    },
    references: ['210.4', '300.13(B)', '200.4(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'share one neutral between two hots of a multiwire circuit',
          es: 'compartir un neutro entre dos vivos de un circuito multiconductor',
        },
        if: { en: 'the hots are on different legs and open together', es: 'los vivos son de fases distintas y abren juntos' },
        words: 'MWBC red black 12/3 white doble double pole piernas counter',
      },
      {
        says: 'must-not',
        what: { en: 'put two hots that share a neutral on the same leg', es: 'poner en la misma fase dos vivos que comparten un neutro' },
        words: 'MWBC 0',
      },
      {
        says: 'must',
        what: {
          en: 'use a 2-pole breaker or handle-tied breakers on a multiwire branch circuit',
          es: 'usar un breaker de 2 polos o con amarre de manijas en un circuito multiconductor',
        },
        words: 'MWBC two single pole',
      },
      {
        says: 'must',
        what: {
          en: 'pigtail the neutral at every device of a multiwire circuit',
          es: 'hacer pigtail del neutro en cada dispositivo de un circuito multiconductor',
        },
        words: 'MWBC',
      },
      {
        says: 'must',
        what: {
          en: "group a multiwire circuit's hots with their neutral in the panel",
          es: 'agrupar los vivos del circuito multiconductor con su neutro en el tablero',
        },
        words: 'MWBC cable tie',
      },
      {
        says: 'must',
        what: {
          en: 'use a 2-pole AFCI or GFCI breaker made for multiwire circuits',
          es: 'usar un breaker AFCI o GFCI de 2 polos hecho para circuitos multiconductores',
        },
        if: { en: 'the circuit has AFCI or GFCI protection', es: 'el circuito lleva AFCI o GFCI' },
        words: 'MWBC',
      },
      {
        says: 'must-not',
        what: {
          en: "carry a multiwire circuit's neutral on through the screws of a device",
          es: 'pasar el neutro de un circuito multiconductor por los tornillos de un dispositivo',
        },
        words: 'pigtail white fed through',
      },
      {
        says: 'may',
        what: { en: 'share one neutral among the three hots of a wye', es: 'compartir un neutro entre los tres vivos de una estrella' },
        if: { en: 'they open together', es: 'abren juntos' },
        words: 'three phase pole lighting blue',
      },
    ],
    words: {
      en: 'mwbc shared neutral common neutral handle tie two circuits one neutral edison circuit nuetral',
      es: 'multiconductor neutro compartido neutro común unión de manijas dos circuitos un neutro',
    },
  },
  {
    id: 'wiring-methods-subpanel',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I wire a subpanel?', es: '¿Cómo conecto un subtablero (subpanel)?' },
    answer: {
      en: "Run four wires for 120/240 V: two hots, a neutral and an equipment ground. Keep neutrals and grounds on separate bars in the subpanel; neutral is bonded to ground only at the service.\n\nLeave the green screw or strap out so that the neutral bar floats, and bond the ground bar to the enclosure. Size the feeder for the load and the breaker for the wire. A separate building also needs its own disconnect and electrodes tied to the ground bar. Check the panel's main-lug rating, wire sizes and torque on its label.",
      es: 'Lleve cuatro alambres en 120/240 V: dos vivos, neutro y tierra de equipo. En el subtablero neutros y tierras van en barras separadas; el neutro se une a tierra solo en la acometida.\n\nNo ponga el tornillo verde ni la cinta, para que la barra de neutro quede flotada, y una la barra de tierra al gabinete. Calcule el alimentador para la carga y el breaker para el alambre. Otro edificio lleva además desconectador y electrodos unidos a la barra de tierra. Revise capacidad de zapatas, calibres y torque en la etiqueta.',
    },
    steps: {
      en: [
        'Calculate the load; choose feeder wire, breaker and panel.',
        'Mount the panel with proper working space.',
        'Turn off and lock the main panel, verify dead; the service lugs stay live.',
        'Pull hots, neutral and ground.',
        'Hots to lugs, neutral to the isolated bar, ground to the bonded bar.',
        'Leave out the bonding screw; torque everything.',
        'Label, energize, check 240 V and 120 V to neutral and ground.',
      ],
      es: [
        'Calcule la carga; escoja alambre, breaker y tablero.',
        'Monte el tablero con su espacio de trabajo.',
        'Baje y bloquee el tablero principal y compruebe ausencia; las zapatas de acometida siguen vivas.',
        'Jale vivos, neutro y tierra.',
        'Vivos a zapatas, neutro a la barra aislada, tierra a la barra unida al gabinete.',
        'No ponga el tornillo de unión; apriete al torque.',
        'Rotule, energice y mida 240 V y 120 V a neutro y a tierra.',
      ],
    },
    references: ['250.24', '250.32', '250.142(B)', '408.36', '215.2'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep neutrals and grounds on separate bars in a subpanel',
          es: 'separar neutros y tierras en barras distintas en un subtablero',
        },
        words: 'same bar apart whites bares',
      },
      {
        says: 'must-not',
        what: {
          en: 'install the bonding screw or strap in a subpanel',
          es: 'poner el tornillo o tira de unión (bonding) en un subtablero',
        },
        words: 'green bond neutral bar screw it in verde',
      },
      {
        says: 'must',
        what: {
          en: 'run four wires to a 120/240 V subpanel: two hots, neutral and ground',
          es: 'llevar cuatro hilos a un subtablero de 120/240 V: dos vivos, neutro y tierra',
        },
        words: '3 wires',
      },
      {
        says: 'is',
        what: {
          en: 'the ground bar of a subpanel is bonded to its enclosure',
          es: 'la barra de tierra de un subtablero va unida al gabinete',
        },
      },
      {
        says: 'must',
        what: {
          en: 'give a subpanel in a separate building its own disconnect and electrodes',
          es: 'dar al subtablero de un edificio separado su desconectador y electrodos',
        },
        words: 'ground rod',
      },
      {
        says: 'must-not',
        what: {
          en: 'work on the service lugs as if dead with the main off',
          es: 'trabajar en las zapatas de acometida como muertas con el principal apagado',
        },
        words: 'live',
      },
      {
        says: 'may',
        what: {
          en: 'feed a subpanel from the feed-through lugs of a panel without another breaker',
          es: 'alimentar un subpanel desde las zapatas de paso de una caja sin otro breaker',
        },
        if: {
          en: 'wire and subpanel are rated for the main breaker ahead and the lugs are listed for that panel',
          es: 'alambre y subpanel aguantan el principal de antes y las zapatas están listadas para esa caja',
        },
        words: 'feed thru lugs sub feed lug kit same size wire no breaker',
      },
    ],
    words: {
      en: 'sub panel subpanel feeder four wire separate neutral ground green screw bond mlo nuetral',
      es: 'subtablero subpanel centro de carga secundario cuatro hilos neutro separado tornillo verde panel',
    },
  },
  {
    id: 'wiring-methods-make-up-a-box',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I make up a box properly?', es: '¿Cómo preparo bien una caja (make-up)?' },
    answer: {
      en: 'Bring in enough wire, at least 6 in. of free conductor per wire, join grounds first, then neutrals, then hots, with pigtails for the device, and fold them so that nothing is pinched. Count the volume before choosing the box.\n\nBox fill: each hot and neutral counts by size, 2.00 cubic inches for 14 AWG and 2.25 for 12 AWG; a device counts two of its largest wire; all internal clamps one. A metal box must be bonded to the ground. Tug every wire nut wire by wire before closing.',
      es: 'Deje suficiente alambre, al menos 6 pulg. libres por conductor, una primero tierras, luego neutros y luego vivos, con colas para el dispositivo, y doble sin pellizcar. Cuente el volumen antes de escoger la caja.\n\nLlenado: cada vivo y neutro cuenta según calibre, 2.00 pulgadas cúbicas el 14 AWG y 2.25 el 12 AWG; un dispositivo cuenta dos de su alambre más grueso; todas las grapas internas cuentan una. La caja metálica se une a tierra. Jale cada alambre del capuchón antes de cerrar.',
    },
    steps: {
      en: [
        'Cut cables to length, strip jackets so that at least 1/4 in. enters the box.',
        'Secure cables or connectors.',
        'Join grounds with pigtails to box and device.',
        'Join neutrals, then hots, twisting or pushing fully into a connector of the right size.',
        'Tug-test each wire.',
        'Fold grounds to the back, then neutrals, then hots.',
      ],
      es: [
        'Corte cables y pele el forro de modo que entre al menos 1/4 pulg. en la caja.',
        'Fije cables o conectores.',
        'Una tierras con colas a caja y dispositivo.',
        'Una neutros y luego vivos, torciendo o metiendo a fondo en el capuchón del tamaño correcto.',
        'Jale cada alambre.',
        'Acomode al fondo tierras, luego neutros y luego vivos.',
      ],
    },
    references: ['314.16', '300.14', '250.148'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'leave at least 6 in. of free conductor per wire in a box',
          es: 'dejar al menos 6 pulg. de conductor libre por alambre en la caja',
        },
      },
      { says: 'must', what: { en: 'bond a metal box to the ground', es: 'unir la caja metálica a la tierra' } },
      {
        says: 'must',
        what: { en: 'count the volume (box fill) before choosing a box', es: 'calcular el volumen (box fill) antes de elegir la caja' },
        words: 'overfill',
      },
      {
        says: 'must',
        what: {
          en: 'count a device as two of its largest wire in box fill',
          es: 'contar el dispositivo como dos de su alambre mayor en el box fill',
        },
      },
      {
        says: 'must',
        what: { en: 'leave at least 1/4 in. of cable jacket inside the box', es: 'dejar al menos 1/4 pulg. de forro dentro de la caja' },
      },
      {
        says: 'is-not',
        what: { en: 'a device counts as only one wire in box fill', es: 'un dispositivo cuente solo como un cable en el llenado de caja' },
      },
      {
        says: 'must-not',
        what: { en: 'leave less than 6 in. of free wire in a box', es: 'dejar menos de 6 pulg. de alambre libre en la caja' },
        words: '3 short sticking cable saliendo',
      },
      {
        says: 'must-not',
        what: { en: 'leave a metal box without a ground', es: 'dejar una caja metálica sin tierra' },
        words: 'bare outlet screw',
      },
    ],
    words: {
      en: 'box make up makeup rough in splices pigtail free conductor 6 inches box fill',
      es: 'caja preparar empalmes colas capuchones llenado de caja alambre libre',
    },
  },
  {
    id: 'wiring-methods-splice-aluminum-to-copper',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I splice aluminum to copper?', es: '¿Cómo empalmo aluminio con cobre?' },
    answer: {
      en: "Only with a connector listed for aluminum to copper and for those sizes: set-screw lugs such as AlumiConn or Polaris type blocks, or the COPALUM cold weld applied by trained installers. An ordinary wire nut is not right.\n\nAluminum oxidizes, creeps and expands differently, so a wrong joint heats up. Strip without nicking, brush, use oxide inhibitor when the connector's instructions ask for it and torque to the value. Purple Al/Cu twist-ons are listed but many inspectors and the federal safety agency don't regard them as a permanent repair of branch wiring.",
      es: 'Solo con un conector listado para aluminio con cobre y para esos calibres: bloques de tornillo tipo AlumiConn o Polaris, o la soldadura en frío COPALUM por instaladores entrenados. Un capuchón común no sirve.\n\nEl aluminio se oxida, cede y se dilata distinto, así que una mala unión se calienta. Pele sin morder, cepille, use compuesto antioxidante cuando lo pida el instructivo y apriete al torque. Los capuchones morados Al/Cu están listados, pero muchos inspectores y la agencia federal de seguridad no los consideran reparación permanente en circuitos derivados.',
    },
    steps: {
      en: [
        'Lock out and verify dead.',
        'Strip to the gauge without nicks; brush the aluminum.',
        'Apply inhibitor if instructed.',
        'Insert each wire fully in its own port.',
        "Torque each screw to the connector's value.",
        'Check that the box volume still fits; close and check temperature under load.',
      ],
      es: [
        'Bloquee y compruebe ausencia.',
        'Pele a la medida sin morder; cepille el aluminio.',
        'Ponga antioxidante si lo pide.',
        'Meta cada alambre a fondo en su entrada.',
        'Apriete cada tornillo al torque del conector.',
        'Revise que alcance el volumen de la caja; cierre y revise temperatura con carga.',
      ],
    },
    references: ['110.14', '110.14(B)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'splice aluminum to copper with an ordinary wire nut', es: 'empalmar aluminio con cobre con un capuchón común' },
        words: 'wirenut red regular pigtail colitas tape plateados',
      },
      {
        says: 'may',
        what: {
          en: 'splice aluminum to copper with a connector listed for aluminum to copper',
          es: 'empalmar aluminio con cobre con un conector listado para aluminio-cobre',
        },
        words: 'AlumiConn Polaris',
      },
      {
        says: 'need-not',
        what: { en: 'put oxide inhibitor on an aluminum splice', es: 'poner inhibidor de óxido en un empalme de aluminio' },
        if: { en: "the connector's instructions do not ask for it", es: 'las instrucciones del conector no lo piden' },
        words: 'noalox paste goop gray smear anti-ox prefilled',
      },
      {
        says: 'is',
        what: {
          en: 'purple Al/Cu twist-ons are not regarded by many inspectors as a permanent repair',
          es: 'muchos inspectores no aceptan los capuchones morados Al/Cu como reparación permanente',
        },
        words: 'Ideal 65',
      },
      {
        says: 'must',
        what: {
          en: 'torque each screw of an aluminum-to-copper connector to its value',
          es: 'apretar con torquímetro cada tornillo del conector aluminio-cobre',
        },
      },
      {
        says: 'need-not',
        what: {
          en: 'put antioxidant on the lugs of an aluminum feeder',
          es: 'poner antioxidante en las zapatas de un alimentador de aluminio',
        },
        if: { en: 'neither the lug nor the wire asks for it', es: 'ni la zapata ni el cable lo piden' },
        words: 'noalox penetrox goop paste compound subpanel service SER lugs required',
      },
    ],
    words: {
      en: 'aluminum copper splice pigtail alumiconn polaris purple wire nut copalum noalox aluminium',
      es: 'empalme aluminio cobre capuchón morado antioxidante conector',
    },
  },
  {
    id: 'wiring-methods-pull-wire-in-conduit',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'How do I pull wire in conduit?', es: '¿Cómo jalo alambre en tubería?' },
    answer: {
      en: "Finish the whole run first, ream and clean it, then pull all conductors of the raceway together with lubricant, feeding straight and slowly from the easier end.\n\nCheck before: fill no more than 40% for three or more wires, no more than 360° of bends between pull points, and every circuit's hots, neutral and ground in the same raceway. Stagger and tape the head so that it is slim and nothing can catch. For long or large pulls calculate tension and sidewall pressure and use a pulley at bends; don't use a vehicle.",
      es: 'Termine toda la tubería, rime y limpie; luego jale juntos todos los conductores con lubricante, alimentando derecho y despacio desde el lado más fácil.\n\nAntes revise: llenado de no más de 40% con tres o más alambres, no más de 360° de curvas entre puntos de jalado, y vivos, neutro y tierra de cada circuito en el mismo tubo. Escalone y encinte la cabeza para que quede delgada y no atore. En jalones largos o gruesos calcule tensión y presión lateral y use poleas; no jale con vehículo.',
    },
    steps: {
      en: [
        'Lock out and verify dead anything live in the boxes or panels at both ends.',
        'Blow or push a line or fish tape through; never into a live panel.',
        'Strip, stagger and tape the conductors to the line.',
        'Lubricate and set the reels so that the wire comes off straight.',
        'One feeds, one pulls, with a clear signal.',
        'Leave slack, mark circuits, test insulation before landing.',
      ],
      es: [
        'Bloquee y compruebe ausencia de todo lo vivo en cajas o tableros de ambos lados.',
        'Pase guía o línea con aire; nunca hacia un tablero vivo.',
        'Pele, escalone y encinte los conductores a la línea.',
        'Lubrique y acomode los carretes para que salga derecho.',
        'Uno alimenta y otro jala con señal clara.',
        'Deje cola, marque circuitos y mida aislamiento antes de conectar.',
      ],
    },
    references: ['300.17', '300.18', '358.26'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'have more than 360° of bends between pull points', es: 'tener más de 360° de curvas entre puntos de jalado' },
        words: 'four 90 bends',
      },
      {
        says: 'must',
        what: { en: 'finish the whole conduit run before pulling wire', es: 'terminar toda la tubería antes de jalar alambre' },
      },
      {
        says: 'must',
        what: {
          en: 'keep fill at no more than 40% for three or more wires in conduit',
          es: 'mantener el llenado del tubo en 40% o menos con tres o más alambres',
        },
      },
      { says: 'must-not', what: { en: 'pull wire with a vehicle', es: 'jalar alambre con un vehículo' }, words: 'truck' },
      {
        says: 'must-not',
        what: { en: 'push a fish tape into a live panel', es: 'meter la guía (fish tape) a un tablero vivo' },
        words: 'energized',
      },
      {
        says: 'must',
        what: {
          en: "keep a circuit's hots, neutral and ground in the same raceway",
          es: 'llevar vivos, neutro y tierra de un circuito en el mismo tubo',
        },
      },
    ],
    words: {
      en: 'wire pulling pull rope lube fish tape tugger soap conduit fill bends',
      es: 'jalar cable cablear guía jabón lubricante tubo llenado curvas paipa pipa kable',
    },
  },
  {
    id: 'wiring-methods-underground-burial-depth',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How deep do I bury wire or conduit?', es: '¿A qué profundidad entierro cable o tubo?' },
    answer: {
      en: 'Normal ground: 24 in. for direct-burial cable, 18 in. for PVC, 6 in. for rigid or intermediate metal conduit, 12 in. for a GFCI-protected 120 V circuit of 20 A or less at a dwelling. Under streets and parking lots 24 in. for all; under the driveway of a one- or two-family dwelling 18 in., or 12 in. for that GFCI circuit.\n\nA two-pole 120/240 V circuit is no 120 V circuit: its cable goes 24 in. deep. Cover is measured from the top of the cable or conduit to finished grade. Protect conductors where they come up, use wet-rated wire even inside the conduit, and call 811 before digging. Local soil, frost and amendments can ask for more.',
      es: 'En terreno normal: 24 pulg. cable para enterrar directo, 18 pulg. PVC, 6 pulg. conduit metálico rígido o intermedio, y 12 pulg. un circuito de 120 V de 20 A o menos con GFCI en vivienda. Bajo calles y estacionamientos, 24 pulg. para todos; bajo la entrada de coches de casa de una o dos familias, 18 pulg., o 12 pulg. ese circuito con GFCI.\n\nUn circuito de dos polos de 120/240 V no es de 120 V: su cable va a 24 pulg. La medida va de la parte de arriba del cable o tubo al nivel terminado. Proteja donde sale del suelo, use alambre para lugar mojado aun dentro del tubo y llame al 811 antes de excavar. El suelo, la helada y las enmiendas locales pueden pedir más.',
    },
    steps: {
      en: [
        'Call 811 and wait for the marks.',
        'Trench to the depth for your method plus bedding.',
        'Remove stones, lay the cable or conduit, sleeve the ends where it rises.',
        'Backfill in layers without sharp material; add a warning ribbon where required.',
        'Have it inspected before covering.',
      ],
      es: [
        'Llame al 811 y espere las marcas.',
        'Excave a la profundidad de su método más la cama.',
        'Quite piedras, tienda el cable o tubo y proteja las subidas.',
        'Rellene por capas sin material filoso; ponga cinta de aviso donde se pide.',
        'Pida inspección antes de tapar.',
      ],
    },
    references: ['300.5'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'bury UF or other direct-burial cable at least 24 in. deep',
          es: 'enterrar el cable UF o de entierro directo a 24 pulg. o más',
        },
        unless: {
          en: 'it lies under a one- or two-family driveway or concrete that is not a street or parking lot (18 in.), or is a GFCI-protected 120 V dwelling circuit of 20 A or less (12 in.) or a lighting or irrigation circuit of 30 V or less (6 in.)',
          es: 'esté bajo la entrada de autos de una casa o concreto que no sea calle ni estacionamiento (18 pulg.), o sea un circuito de 120 V y 20 A o menos con GFCI en vivienda (12 pulg.) o uno de luces o riego de 30 V o menos (6 pulg.)',
        },
      },
      {
        says: 'must',
        what: { en: 'bury PVC conduit at least 18 in. deep', es: 'enterrar el tubo PVC a 18 pulg. o más' },
        unless: {
          en: 'it lies under streets or parking lots (24 in.) or is a GFCI-protected 120 V dwelling circuit of 20 A or less (12 in.)',
          es: 'esté bajo calles o estacionamientos (24 pulg.) o sea un circuito de 120 V y 20 A o menos con GFCI en vivienda (12 pulg.)',
        },
      },
      {
        says: 'may',
        what: {
          en: 'bury rigid or intermediate conduit (RMC, IMC) at 6 in. or more',
          es: 'enterrar tubo rígido o intermedio (RMC, IMC) a 6 pulg. o más',
        },
        unless: {
          en: 'it lies under a street, parking lot or driveway, or local rules ask for more',
          es: 'esté bajo calle, estacionamiento o entrada de autos, o las reglas locales pidan más',
        },
        words: 'RMC IMC galvanized galvanizado instead roots raices trees',
      },
      {
        says: 'may',
        what: {
          en: 'bury a GFCI-protected 120 V dwelling circuit of 20 A or less at 12 in. or more',
          es: 'enterrar a 12 pulg. o más un circuito de vivienda de 120 V de 20 A o menos con GFCI',
        },
        if: {
          en: 'it is a GFCI-protected 120 V circuit of 20 A or less at a dwelling',
          es: 'es un circuito de 120 V y 20 A o menos con GFCI en una vivienda',
        },
        unless: {
          en: 'it lies under a street or parking lot, or local rules ask for more',
          es: 'esté bajo calle o estacionamiento, o las reglas locales pidan más',
        },
        words: 'shed light lamp UF breaker cobertizo enough',
      },
      { says: 'must', what: { en: 'call 811 before digging', es: 'llamar al 811 antes de excavar' } },
      {
        says: 'must-not',
        what: { en: 'bury PVC conduit less than 18 in. deep', es: 'enterrar tubo PVC a menos de 18 pulg.' },
        unless: {
          en: 'concrete that is not a street or parking lot covers it, or it is a GFCI-protected 120 V circuit of 20 A or less at a dwelling',
          es: 'lo cubra concreto que no sea calle ni estacionamiento, o sea un circuito de 120 V y 20 A o menos con GFCI en vivienda',
        },
        words: '14 15 plastic shed 240',
      },
      {
        says: 'must-not',
        what: {
          en: 'bury UF cable less than 24 in. deep on 240 V or 120/240 V, on more than 20 A or without GFCI',
          es: 'enterrar cable UF a menos de 24 pulg. en 240 V o 120/240 V, en más de 20 A o sin GFCI',
        },
        unless: {
          en: "it runs under a house's driveway, or concrete that is not a street or parking lot (18 in.), or carries 30 V or less for lights or irrigation",
          es: 'pase bajo la entrada de autos de una casa, o concreto que no sea calle ni estacionamiento (18 pulg.), o lleve 30 V o menos para luces o riego',
        },
        words: 'feed 12 shed two pole double pole multiwire two hots dos polos',
      },
      {
        says: 'must-not',
        what: {
          en: 'bury conduit less than 24 in. deep under a street or parking lot',
          es: 'enterrar tubo a menos de 24 pulg. bajo una calle o estacionamiento',
        },
        words: 'PVC plastic buses crossing',
      },
      {
        says: 'must-not',
        what: { en: 'pull plain THHN into underground conduit', es: 'jalar THHN sin W en tubo enterrado' },
        words: 'dry sealed glued pipe',
      },
    ],
    words: {
      en: 'burial depth trench how deep uf cable pvc conduit underground driveway cover',
      es: 'profundidad zanja enterrar cable uf tubo pvc cochera bajo tierra paipa pipa sanja garage',
    },
  },
  {
    id: 'wiring-methods-nm-cable',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I run NM cable (Romex)?', es: '¿Cómo instalo cable NM (Romex)?' },
    answer: {
      en: "Dry indoor places only, secured within 12 in. of boxes with clamps and at least every 4-1/2 ft, with holes or cable kept 1-1/4 in. from the stud's edge or plated. Don't crush it with staples or bend it sharply.\n\nA single-gang nonmetallic box without a clamp: cable secured within 8 in. and 1/4 in. of jacket inside. Protect it where exposed to damage, through metal studs use grommets, never bury it or run it in wet conduit. Final ampacity is the 60 °C column although the wire inside is 90 °C. Local rules may ban it in commercial work.",
      es: 'Solo en lugares secos interiores, fijado a no más de 12 pulg. de cajas con grapa y cada 4-1/2 pies o menos, con el agujero o cable a 1-1/4 pulg. del borde del montante o con placa. No lo aplaste con grapas ni lo doble de golpe.\n\nCaja no metálica sencilla sin grapa: fijo a 8 pulg. y 1/4 pulg. de forro adentro. Protéjalo donde lo puedan golpear, en montante metálico ponga pasacables, nunca lo entierre ni lo meta en tubo mojado. La ampacidad final es la columna de 60 °C aunque el alambre sea de 90 °C. Las reglas locales lo pueden prohibir en comercial.',
    },
    references: ['334.10', '334.12', '334.15', '334.30', '334.80', '300.4', '314.17'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'bury NM cable (Romex), even in conduit', es: 'enterrar cable NM (Romex), ni en tubo' },
        words: 'outdoors underground wet pvc afuera mojado',
      },
      {
        says: 'must',
        what: {
          en: 'secure NM cable within 12 in. of boxes and every 4-1/2 ft',
          es: 'sujetar el cable NM a 12 pulg. de las cajas y cada 4-1/2 pies',
        },
        words: 'romex staple',
      },
      {
        says: 'must',
        what: {
          en: "keep NM cable 1-1/4 in. from the stud's edge or plate it",
          es: 'dejar el cable NM a 1-1/4 pulg. del borde del poste o protegerlo con placa',
        },
        words: 'romex nail plate',
      },
      {
        says: 'must',
        what: {
          en: 'use grommets where NM cable passes metal studs',
          es: 'usar pasacables (grommets) donde el cable NM cruza postes metálicos',
        },
        words: 'romex',
      },
      {
        says: 'must-not',
        what: { en: 'use more than the 60 °C ampacity for NM cable', es: 'usar más que la ampacidad de 60 °C con cable NM' },
        words: 'romex 90 column',
      },
      {
        says: 'need-not',
        what: { en: 'clamp NM cable in a single-gang nonmetallic box', es: 'poner conector al cable NM en caja plástica sencilla' },
        if: { en: 'it is secured within 8 in. with 1/4 in. of jacket inside', es: 'está sujeto a 8 pulg. y entra 1/4 pulg. de forro' },
        words: 'romex clamp plastic',
      },
    ],
    words: {
      en: 'nm-b romex staple support distance run cable stud 12 inches 4-1/2 feet',
      es: 'romex nm grapas soporte distancia montante instalar kable',
    },
  },
  {
    id: 'wiring-methods-mc-cable',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I run MC cable?', es: '¿Cómo instalo cable MC?' },
    answer: {
      en: "Secure it within 12 in. of every box (for cables of four or fewer conductors no larger than 10 AWG) and every 6 ft, cut it with a rotary cutter, use MC-listed connectors, and keep bends gentle.\n\nIn ordinary interlocked MC the green wire inside is the ground; MC with a bare bonding wire along the armor (MCAP type) uses the armor. Standard MC isn't for wet places unless jacketed and marked for it. Fished runs and short luminaire whips have relaxed support. Bond metal boxes to the ground wire.",
      es: 'Fíjelo a no más de 12 pulg. de cada caja (cables de cuatro o menos conductores hasta 10 AWG) y cada 6 pies, corte con cortador rotatorio, use conectores listados para MC y curvas suaves.\n\nEn MC común la tierra es el alambre verde; el MC con alambre de unión pegado a la armadura (tipo MCAP) usa la armadura. El MC común no es para lugar mojado salvo con cubierta y marca. Los tramos pescados y colas cortas a luminarias tienen soporte más flexible. Una la caja metálica a la tierra.',
    },
    references: ['330.10', '330.30', '330.24', '250.118'],
    claims: [
      {
        says: 'must',
        what: { en: 'use MC-listed connectors on MC cable', es: 'usar conectores listados para cable MC' },
        words: 'romex clamp two screw',
      },
      {
        says: 'must',
        what: { en: 'secure MC cable within 12 in. of every box', es: 'sujetar el cable MC a 12 pulg. o menos de cada caja' },
        if: { en: 'it has four or fewer conductors no larger than 10 AWG', es: 'tiene cuatro o menos conductores no mayores de 10 AWG' },
        unless: { en: 'it is fished or a short luminaire whip', es: 'sea pescado o un tramo corto a luminaria' },
        words: 'staple strap',
      },
      {
        says: 'must',
        what: { en: 'secure MC cable every 6 ft', es: 'sujetar el cable MC cada 6 pies' },
        unless: { en: 'it is fished or a short luminaire whip', es: 'sea pescado o un tramo corto a luminaria' },
        words: 'staple support',
      },
      {
        says: 'must-not',
        what: { en: 'use standard MC cable without jacket in wet places', es: 'usar cable MC común sin forro en lugares mojados' },
        words: 'outside rain lluvia roof exposed intemperie',
      },
      {
        says: 'must-not',
        what: { en: 'use the armor of ordinary interlocked MC as the ground', es: 'usar la armadura del MC común como tierra' },
      },
      {
        says: 'must',
        what: { en: 'bond metal boxes to the ground wire of MC cable', es: 'unir las cajas metálicas a la tierra del cable MC' },
      },
      {
        says: 'need-not',
        what: { en: 'strap MC cable where it is fished', es: 'sujetar el cable MC donde va pescado' },
        if: {
          en: 'it is concealed in a finished building where straps are impracticable',
          es: 'va oculto en una obra terminada donde no se puede sujetar',
        },
        words: 'old wall',
      },
      {
        says: 'need-not',
        what: {
          en: 'strap a luminaire whip of MC cable of up to 6 ft above an accessible ceiling',
          es: 'sujetar un tramo de MC de hasta 6 pies a una luminaria sobre plafón accesible',
        },
        words: 'fixture',
      },
      {
        says: 'may',
        what: {
          en: 'use the armor of MC with a bare bonding wire (MCAP) as the ground',
          es: 'usar como tierra la armadura del MC con alambre desnudo (MCAP)',
        },
        words: 'aluminum along',
      },
      {
        says: 'may',
        what: {
          en: 'run jacketed MC cable that is marked for it in wet places',
          es: 'usar en lugares mojados cable MC con forro y marca para ello',
        },
        words: 'pvc',
      },
    ],
    words: { en: 'mc cable metal clad support strap connectors commercial', es: 'cable mc armado soporte conectores comercial kable' },
  },
  {
    id: 'wiring-methods-emt',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I run EMT?', es: '¿Cómo instalo EMT?' },
    answer: {
      en: "Ream every cut, keep it to 360° of bends between pull points, fasten it within 3 ft of each box or fitting and at least every 10 ft, and tighten every connector: a loose one breaks the ground path.\n\nUse raintight compression fittings in wet places and concrete-tight ones in concrete. EMT may serve as the equipment ground when sound and tight; many specs still ask for a wire. Don't use it where severe damage is likely, and don't thread it.",
      es: 'Rime todo corte, no pase de 360° de curvas entre puntos de jalado, fije a no más de 3 pies de cada caja o accesorio y cada 10 pies o menos, y apriete todo conector: uno flojo corta la tierra.\n\nEn mojado use conectores de compresión herméticos a lluvia y en concreto los de concreto. El EMT puede ser la tierra de equipo si está sano y apretado; muchas especificaciones de todos modos piden alambre. No se usa donde haya golpes severos ni se rosca.',
    },
    steps: {
      en: [
        'Plan the route, pull points and fill.',
        'Measure, cut square, ream.',
        'Bend with equal angles and check plumb.',
        'Strap within 3 ft of boxes and every 10 ft.',
        'Tighten couplings and connectors.',
        'Blow out, pull a mandrel or line, then wire.',
      ],
      es: [
        'Planee ruta, puntos de jalado y llenado.',
        'Mida, corte a escuadra y rime.',
        'Doble con ángulos iguales y a plomo.',
        'Fije a 3 pies de cajas y cada 10 pies.',
        'Apriete coples y conectores.',
        'Sople, pase una línea y cablee.',
      ],
    },
    references: ['358.10', '358.12', '358.26', '358.28', '358.30', '358.42'],
    claims: [
      {
        says: 'may',
        what: { en: 'use EMT as the equipment ground', es: 'usar EMT como tierra de equipo' },
        if: { en: 'it is sound and every connector is tight', es: 'está en buen estado y todo conector está apretado' },
        words: 'ground wire needed',
      },
      {
        says: 'must',
        what: {
          en: 'fasten EMT within 3 ft of each box and at least every 10 ft',
          es: 'sujetar EMT a 3 pies de cada caja y cada 10 pies o menos',
        },
        words: 'strap',
      },
      { says: 'must', what: { en: 'ream every cut of EMT', es: 'escariar cada corte de EMT' }, words: 'deburr' },
      { says: 'must-not', what: { en: 'use EMT where severe damage is likely', es: 'usar EMT donde pueda recibir daño severo' } },
      { says: 'must-not', what: { en: 'thread EMT', es: 'roscar el EMT' } },
      {
        says: 'must',
        what: {
          en: 'use raintight compression fittings with EMT in wet places',
          es: 'usar conectores de compresión raintight con EMT en lugar mojado',
        },
        words: 'set screw outside',
      },
    ],
    words: {
      en: 'emt conduit run strap support 10 feet 3 feet connectors set screw compression',
      es: 'emt tubo delgado soporte abrazadera conectores opresor compresión paipa pipa',
    },
  },
  {
    id: 'wiring-methods-wet-locations',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'What changes in a wet location?', es: '¿Qué cambia en un lugar mojado?' },
    answer: {
      en: "Everything must be made for it: wet-rated conductors (a W in the name, such as THWN-2), raintight fittings, weatherproof boxes, in-use covers and weather-resistant receptacles, and corrosion protection.\n\nThe inside of a conduit above ground outdoors counts as a wet location, and so does everything underground. Enclosures are mounted so that water can't collect, with 1/4 in. air space on walls for metal ones; connections entering above live parts need watertight hubs. Damp (under a porch roof) is less strict than wet.",
      es: 'Todo debe ser apto: conductores para mojado (una W en el nombre, como THWN-2), conectores herméticos a lluvia, cajas intemperie, tapas de uso continuo y contactos WR, y protección contra corrosión.\n\nEl interior de un tubo exterior sobre el suelo cuenta como mojado, igual que todo lo enterrado. Los gabinetes se montan sin que junten agua, con 1/4 pulg. de aire a la pared los metálicos; entradas arriba de partes vivas piden hub hermético. Húmedo (bajo techo de porche) es menos estricto que mojado.',
    },
    references: ['300.6', '300.9', '310.10(C)', '312.2', '314.15', '406.9(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use wet-rated conductors in outdoor conduit above ground',
          es: 'usar conductores para lugar mojado en tubo exterior sobre el suelo',
        },
        words: 'THHN THWN',
      },
      {
        says: 'must',
        what: { en: 'use wet-rated conductors in underground conduit', es: 'usar conductores para lugar mojado en tubo enterrado' },
        words: 'THHN',
      },
      { says: 'must-not', what: { en: 'use plain THHN (no W) in a wet location', es: 'usar THHN (sin W) en lugar mojado' } },
      {
        says: 'must',
        what: {
          en: 'leave 1/4 in. of air space behind metal enclosures in wet locations',
          es: 'dejar 1/4 pulg. de aire detrás de gabinetes metálicos en lugar mojado',
        },
      },
      {
        says: 'must',
        what: {
          en: 'use watertight hubs for connections entering above live parts in wet locations',
          es: 'usar hubs herméticos donde el tubo entra arriba de partes vivas en lugar mojado',
        },
      },
      {
        says: 'is-not',
        what: { en: 'everything under a porch roof counts as wet', es: 'todo lo que está bajo techo de portal cuenta como mojado' },
        words: 'damp húmedo',
      },
    ],
    words: {
      en: 'wet location damp outdoor weatherproof raintight thwn in use cover',
      es: 'lugar mojado húmedo exterior intemperie lluvia thwn tapa burbuja',
    },
  },
  {
    id: 'wiring-methods-pvc-conduit',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I run PVC conduit, and when does it need expansion fittings?',
      es: '¿Cómo instalo PVC y cuándo lleva juntas de expansión?',
    },
    answer: {
      en: 'Cut square, deburr, prime if the cement asks, glue with a quarter turn, strap loosely so that it can slide, and pull a ground wire with every circuit. Where length change will reach 1/4 in. or more between fixed points, fit expansion fittings.\n\nPVC moves about 4 in. per 100 ft for each 100 °F. So a straight 25 ft run in the sun with a 100 °F swing moves about 1 in. Set the piston by the temperature of the day. Supports start at every 3 ft for 1/2 to 1 in. Use schedule 80 where it can be hit.',
      es: 'Corte a escuadra, quite filo, ponga primer si lo pide, pegue con un cuarto de vuelta, abrazadera floja para que corra, y meta tierra en todo circuito. Si el cambio de largo llega a 1/4 pulg. o más entre puntos fijos, ponga junta de expansión.\n\nEl PVC se mueve como 4 pulg. por 100 pies por cada 100 °F. Un tramo recto de 25 pies al sol con 100 °F de cambio se mueve como 1 pulg. Ajuste el pistón según la temperatura del día. Los soportes empiezan en 3 pies para 1/2 a 1 pulg. Use cédula 80 donde lo puedan golpear.',
    },
    references: ['352.10', '352.30', '352.44', '352.60'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'fit expansion fittings on PVC where length change reaches 1/4 in. or more between fixed points',
          es: 'poner juntas de expansión en PVC si el cambio de largo llega a 1/4 pulg. entre puntos fijos',
        },
      },
      {
        says: 'must',
        what: { en: 'pull a ground wire with every circuit in PVC', es: 'jalar alambre de tierra con cada circuito en PVC' },
      },
      {
        says: 'must-not',
        what: { en: "strap PVC so tight that it can't slide", es: 'apretar las abrazaderas del PVC de modo que no se deslice' },
      },
      {
        says: 'must',
        what: { en: 'use schedule 80 PVC where it can be hit', es: 'usar PVC cédula 80 donde lo puedan golpear' },
        words: 'schedule 40',
      },
      { says: 'must', what: { en: 'support 1/2 to 1 in. PVC every 3 ft', es: 'sujetar el PVC de 1/2 a 1 pulg. cada 3 pies' } },
    ],
    words: {
      en: 'pvc conduit expansion fitting coupling glue schedule 40 80 support',
      es: 'pvc tubo junta de expansión pegamento cédula 40 80 soporte paipa pipa',
    },
  },
  {
    id: 'wiring-methods-flexible-conduit',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'When do I use flexible conduit, and does it need a ground wire?',
      es: '¿Cuándo uso tubo flexible y si lleva alambre de tierra?',
    },
    answer: {
      en: 'For the last stretch to motors, transformers, luminaires and equipment that vibrates or moves; liquidtight where it is wet or oily. Run a ground wire in it whenever flexibility is needed after installation; otherwise only short, listed runs may count as the ground.\n\nKeep whips short, no more than 360° of bends, secure within 12 in. of the box and every 4-1/2 ft except the flexing length (normally up to 3 ft in small sizes). Nonmetallic liquidtight always needs a ground wire.',
      es: 'En el último tramo a motores, transformadores, luminarias y equipo que vibra o se mueve; hermético a líquidos (sealtite) si hay agua o aceite. Lleve alambre de tierra siempre que deba flexionar ya instalado; si no, solo tramos cortos y listados cuentan como tierra.\n\nColas cortas, no más de 360° de curvas, fijo a 12 pulg. de la caja y cada 4-1/2 pies, salvo el tramo que flexiona (normalmente hasta 3 pies en tamaños chicos). El no metálico siempre lleva alambre de tierra.',
    },
    references: ['348.30', '348.60', '350.30', '350.60', '250.118'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'run a ground wire in flexible conduit whenever flexibility is needed after installation',
          es: 'llevar tierra en tubo flexible cuando se necesita flexibilidad después de instalar',
        },
        words: 'FMC vibration',
      },
      {
        says: 'may',
        what: { en: 'use flexible metal conduit as the ground', es: 'usar tubo flexible metálico como tierra' },
        if: {
          en: 'it is a short, listed run and needs no flexibility after installation',
          es: 'es un tramo corto y listado que no necesita flexibilidad después',
        },
        words: 'FMC',
      },
      {
        says: 'must',
        what: { en: 'run a ground wire in nonmetallic liquidtight', es: 'llevar alambre de tierra en liquidtight no metálico' },
        words: 'LFNC',
      },
      {
        says: 'must',
        what: {
          en: 'secure flexible conduit within 12 in. of the box and every 4-1/2 ft',
          es: 'sujetar el tubo flexible a 12 pulg. de la caja y cada 4-1/2 pies',
        },
        unless: {
          en: 'it is the flexing length, normally up to 3 ft in small sizes',
          es: 'sea el tramo que flexiona, normalmente hasta 3 pies en medidas chicas',
        },
      },
      {
        says: 'must-not',
        what: { en: 'have more than 360° of bends in a flexible whip', es: 'pasar de 360° de curvas en un tramo flexible' },
      },
    ],
    words: {
      en: 'flex conduit fmc lfmc lfnc whip sealtite greenfield ground',
      es: 'tubo flexible greenfield sealtite coraza cola tierra paipa pipa',
    },
  },
  {
    id: 'wiring-methods-firestopping',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'Do I have to seal holes through fire-rated walls?', es: '¿Debo sellar los agujeros en muros contra fuego?' },
    answer: {
      en: "Yes: every opening around a raceway, cable or box in a fire-rated wall, floor or ceiling is firestopped by a listed system so that the rating stays. Ordinary foam or mud isn't enough.\n\nChoose the system (UL number) for that wall, that raceway and that gap; the sheet gives hole size, fill and sealant depth. Boxes on opposite sides of a rated wall keep a horizontal distance, typically 24 in., or get listed putty pads; total opening area is limited as well. Cables added later need resealing.",
      es: 'Sí: toda abertura alrededor de tubo, cable o caja en muro, piso o techo clasificado se sella con un sistema listado para conservar la clasificación. Espuma común o yeso no bastan.\n\nEscoja el sistema (número UL) para ese muro, ese tubo y ese hueco; la hoja da tamaño, llenado y profundidad de sellador. Cajas en lados opuestos de un muro clasificado guardan distancia horizontal, típica de 24 pulg., o llevan almohadilla listada; también se limita el área total. Si agrega cables, vuelva a sellar.',
    },
    references: ['300.21'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'firestop every opening around a raceway, cable or box in a fire-rated wall',
          es: 'sellar contra fuego toda abertura alrededor de tubo, cable o caja en muro clasificado',
        },
        words: 'seal hole',
      },
      {
        says: 'must-not',
        what: { en: 'seal a fire-rated wall with ordinary foam or mud', es: 'sellar un muro contra fuego con espuma común o yeso' },
        words: 'expanding joint compound orange espuma naranja',
      },
      {
        says: 'must',
        what: {
          en: 'keep boxes on opposite sides of a rated wall apart, typically 24 in.',
          es: 'separar, típicamente 24 pulg., las cajas en lados opuestos de un muro contra fuego',
        },
        unless: { en: 'they get listed putty pads', es: 'lleven almohadillas (putty pads) listadas' },
      },
      { says: 'must', what: { en: 'reseal a firestop after adding cables later', es: 'volver a sellar tras agregar cables después' } },
      {
        says: 'may',
        what: {
          en: 'firestop with fire caulk of a listed system for that wall and opening',
          es: 'sellar con sellador cortafuego de un sistema listado para ese muro y abertura',
        },
      },
      {
        says: 'may',
        what: {
          en: 'put back-to-back boxes in a rated wall with listed putty pads',
          es: 'poner cajas espalda con espalda en un muro clasificado con almohadillas (putty pads) listadas',
        },
        if: { en: "the pads' listing covers that wall and box", es: 'el listado de las almohadillas abarca ese muro y esa caja' },
      },
      {
        says: 'must-not',
        what: {
          en: 'put boxes on opposite sides of a rated wall close together without putty pads',
          es: 'poner cajas en lados opuestos de un muro clasificado muy cerca sin almohadillas',
        },
        words: 'apart',
      },
    ],
    words: {
      en: 'firestop fire caulk rated wall penetration putty pad ul system',
      es: 'sello cortafuego muro contra fuego penetración masilla almohadilla',
    },
  },
  {
    id: 'wiring-methods-replace-two-prong-receptacle',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I replace an old two-prong outlet?', es: '¿Cómo cambio un contacto viejo de dos ranuras?' },
    answer: {
      en: "If the box has a real ground, use a grounding type. If not, three choices: another two-slot type, a GFCI receptacle marked 'No Equipment Ground', or a three-hole one fed from a GFCI and marked 'GFCI Protected' and 'No Equipment Ground'.\n\nOr run a new ground to the places the code accepts, such as the panel's ground bar. Don't tie ground to neutral or to a nearby water pipe. Replacements also pick up today's AFCI, GFCI, tamper-resistant and weather-resistant rules for that location.",
      es: "Si la caja tiene tierra real, ponga uno con tierra. Si no, hay tres opciones: otro de dos ranuras, un GFCI marcado 'No Equipment Ground', o uno de tres agujeros protegido por GFCI y marcado 'GFCI Protected' y 'No Equipment Ground'.\n\nO corra una tierra nueva a donde el código acepta, como la barra de tierra del tablero. No una tierra con neutro ni con un tubo de agua cercano. Al reemplazar también aplican las reglas actuales de AFCI, GFCI, TR y WR de ese lugar.",
    },
    steps: {
      en: [
        'Lock off, verify dead, open the box.',
        'Test whether a metal box or wire is a real ground back to the panel.',
        'Choose the type.',
        'With GFCI: supply on LINE, no ground jumper between ungrounded receptacles.',
        'Fit, torque, apply labels.',
        'Test with the TEST button.',
      ],
      es: [
        'Bloquee, compruebe ausencia y abra la caja.',
        'Pruebe si la caja o un alambre es tierra real al tablero.',
        'Escoja el tipo.',
        'Con GFCI: alimentación en LINE, sin puentear tierras entre contactos sin tierra.',
        'Instale, apriete y ponga rótulos.',
        'Pruebe con TEST.',
      ],
    },
    references: ['406.4(D)'],
    claims: [
      {
        says: 'may',
        what: {
          en: "replace a two-prong outlet with a GFCI marked 'No Equipment Ground'",
          es: "cambiar un contacto de dos ranuras por un GFCI marcado 'No Equipment Ground'",
        },
        words: 'no ground old house',
      },
      {
        says: 'may',
        what: {
          en: 'install a three-hole receptacle with no ground in the box',
          es: 'poner un contacto de tres ranuras sin tierra en la caja',
        },
        if: {
          en: "it is fed from a GFCI and marked 'GFCI Protected' and 'No Equipment Ground'",
          es: "se alimenta de un GFCI y lleva las marcas 'GFCI Protected' y 'No Equipment Ground'",
        },
        words: 'two prong after gfci first stickers labels hoyos',
      },
      {
        says: 'must-not',
        what: {
          en: 'tie ground to neutral at a receptacle, or to a nearby water pipe',
          es: 'unir la tierra al neutro en el contacto, o a un tubo de agua cercano',
        },
        words: 'bootleg jumper radiator cold copper clamp green screw',
      },
      {
        says: 'may',
        what: {
          en: 'replace a two-prong outlet with another two-slot type',
          es: 'cambiar un contacto de dos ranuras por otro de dos ranuras',
        },
        if: {
          en: 'the box has no real ground and the AFCI or GFCI protection required there is provided',
          es: 'la caja no tiene tierra real y se da la protección AFCI o GFCI que pide ese lugar',
        },
      },
      {
        says: 'must',
        what: {
          en: 'give replacement receptacles the AFCI, GFCI and tamper-resistant features required at that location',
          es: 'dar a los contactos de reemplazo el AFCI, GFCI y tamper-resistant que pide ese lugar',
        },
        words: 'tamper kiddie shutters',
      },
      {
        says: 'must-not',
        what: { en: 'run a ground jumper between ungrounded receptacles', es: 'llevar un puente de tierra entre contactos sin tierra' },
        words: 'green wire next one another tied',
      },
      {
        says: 'must-not',
        what: {
          en: 'put in three-hole receptacles with no ground and no GFCI ahead',
          es: 'poner contactos de tres ranuras sin tierra y sin GFCI antes',
        },
      },
      {
        says: 'may',
        what: {
          en: "run a separate ground wire from an old outlet back to the panel's ground bar",
          es: 'llevar un cable de tierra aparte del contacto viejo a la barra de tierra del tablero',
        },
      },
      {
        says: 'may',
        what: {
          en: 'put a three-prong receptacle in a metal box fed by BX',
          es: 'poner un contacto de tres patas en una caja metálica alimentada con BX',
        },
        if: {
          en: 'the armor has its bonding strip, so that the box is grounded',
          es: 'la armadura trae su tira de unión y por eso la caja está aterrizada',
        },
        words: 'armored cable greenfield metal box grounded two prong dos patas armado',
      },
    ],
    words: {
      en: 'two prong outlet ungrounded replace gfci no equipment ground sticker old house',
      es: 'contacto dos ranuras sin tierra reemplazar gfci etiqueta casa vieja enchufle',
    },
  },
  {
    id: 'wiring-methods-junction-box-access',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'Can I bury a junction box behind drywall?', es: '¿Puedo tapar una caja de empalmes con tablaroca?' },
    answer: {
      en: "No: every box with splices must stay accessible without damaging the building and have a cover. Above a lift-out ceiling is accessible; behind drywall, tile or a screwed-on cabinet is not.\n\nSplices belong in a box, apart from a few listed fittings and cable splice kits made for concealed NM repair under strict conditions. If you can't avoid it, fit a box with a blank cover in sight. Label blank covers with their circuits.",
      es: 'No: toda caja con empalmes debe quedar accesible sin dañar el edificio y con tapa. Arriba de plafón desmontable es accesible; detrás de tablaroca, azulejo o mueble atornillado, no.\n\nLos empalmes van en caja, salvo pocos accesorios listados y juegos de empalme para reparar NM oculto bajo condiciones estrictas. Si no hay otra, deje una caja con tapa ciega a la vista. Rotule la tapa con sus circuitos.',
    },
    references: ['300.15', '314.25', '314.29'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'bury a junction box behind drywall, tile or a screwed-on cabinet',
          es: 'tapar una caja de empalmes con tablaroca, azulejo o gabinete atornillado',
        },
        words: 'cover hide rock lid detras',
      },
      {
        says: 'may',
        what: {
          en: 'put a junction box above a lift-out tile ceiling',
          es: 'poner una caja de empalmes sobre un plafón de losetas removibles',
        },
        words: 'drop office tiles cover',
      },
      {
        says: 'must-not',
        what: { en: 'leave splices in the open, without a box', es: 'dejar empalmes al aire, sin caja' },
        unless: {
          en: 'they are listed fittings or cable splice kits for concealed NM repair used under their conditions',
          es: 'sean accesorios listados o kits para reparar NM oculto bajo sus condiciones',
        },
      },
      {
        says: 'must',
        what: { en: 'cover every splice box', es: 'poner tapa a toda caja de empalmes' },
        words: 'lid attic insulation open blank',
      },
      {
        says: 'may',
        what: {
          en: 'keep a splice box with its blank cover showing, or behind a panel that opens without damage',
          es: 'dejar una caja de empalmes con su tapa ciega a la vista, o tras un registro que abre sin dañar',
        },
        words: 'plate wall screws',
      },
      {
        says: 'may',
        what: {
          en: 'close the wall over a listed kit for repair of concealed NM cable',
          es: 'cerrar la pared sobre un kit listado para reparar cable NM oculto',
        },
        if: { en: 'its conditions are met', es: 'se cumplen sus condiciones' },
        words: 'tap splice box romex short',
      },
    ],
    words: {
      en: 'hidden junction box buried splice behind wall cover accessible',
      es: 'caja oculta empalme detrás de pared tapa registro accesible',
    },
  },
  {
    id: 'wiring-methods-conductor-colours',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'What colors must wires be?', es: '¿De qué colores van los alambres?' },
    answer: {
      en: "Fixed by code: neutral white or gray, equipment ground green or bare (or green with yellow), and orange for a delta's high leg where the neutral is present. Hots may be any other color; phase colors are custom, and no rule of the code.\n\nCustom: black, red, blue for 208Y/120 V; brown, orange, yellow for 480Y/277 V. Where there are two systems, mark each and post the scheme. 4 AWG and larger may be re-marked at the ends for neutral or ground; small wires must be colored for neutral and ground along their length, with some cable exceptions.",
      es: 'Por código: neutro blanco o gris, tierra de equipo verde o desnuda (o verde con amarillo), y naranja la pierna alta de una delta donde hay neutro. Los vivos pueden ser de otro color; los colores de fase son costumbre; el código no los exige.\n\nCostumbre: negro, rojo, azul en 208Y/120 V; café, naranja, amarillo en 480Y/277 V. Si hay dos sistemas, marque cada uno y fije la clave. Del 4 AWG en adelante se puede remarcar en las puntas como neutro o tierra; los chicos deben traer el color de neutro y tierra en todo su largo, con excepciones en cables.',
    },
    references: ['200.6', '200.7', '210.5(C)', '250.119', '110.15'],
    claims: [
      { says: 'must', what: { en: 'make the neutral white or gray', es: 'usar blanco o gris para el neutro' }, words: 'color' },
      { says: 'must', what: { en: 'make the equipment ground green or bare', es: 'usar verde o desnudo para la tierra' }, words: 'color' },
      {
        says: 'may',
        what: {
          en: 're-mark wire of 4 AWG or larger at the ends for neutral or ground',
          es: 're-marcar alambre de 4 AWG o mayor en las puntas para neutro o tierra',
        },
        words: 'tape black feeder cinta both',
      },
      {
        says: 'must-not',
        what: {
          en: 're-mark a wire of 6 AWG or smaller at the ends as neutral or ground',
          es: 're-marcar alambre de 6 AWG o menor en las puntas como neutro o tierra',
        },
        unless: { en: 'a cable exception applies', es: 'aplique una excepción de cables' },
        words: 'tape',
      },
      {
        says: 'is-not',
        what: {
          en: 'the code fixes the phase colors black, red, blue and brown, orange, yellow',
          es: 'el código fija los colores de fase negro, rojo, azul y café, naranja, amarillo',
        },
        words: 'hot color',
      },
      {
        says: 'must',
        what: { en: 'make the high leg of a delta orange', es: 'marcar de naranja la pierna alta de la delta' },
        if: { en: 'the neutral is present', es: 'el neutro está presente' },
        words: 'wild leg',
      },
      {
        says: 'may',
        what: {
          en: 'use red, blue or any color not kept for the neutral, the ground or a high leg for a hot',
          es: 'usar rojo, azul o cualquier color no reservado al neutro, a la tierra o a la pierna alta para un vivo',
        },
      },
      {
        says: 'is-not',
        what: { en: 'the red wire of a three-wire cable is a neutral', es: 'el alambre rojo de un cable de tres hilos es neutro' },
        words: '12/3 14/3 red hot traveler rojo fase vivo',
      },
    ],
    words: {
      en: 'wire colors colour code phase black red blue brown orange yellow white gray green mandate 480 277 208 brown orange yellow required by code',
      es: 'colores de alambre código fase negro rojo azul café naranja amarillo blanco gris verde 480 277 café naranja amarillo exige obligatorios',
    },
  },
  {
    id: 'wiring-methods-low-voltage-separation',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'Can low-voltage cable run with power?', es: '¿Puede ir bajo voltaje junto con fuerza?' },
    answer: {
      en: 'No for most: Class 2, data, phone and thermostat cable keep out of the same raceway, box or enclosure as power and, run openly, stay at least 2 in. away, unless one of them is in a raceway, armor or NM sheath or there is a barrier.\n\nKeep data further off for noise, cross at right angles. Relays and boxes that take both need a divider or spacing inside. Power conductors of different systems may share a raceway if all insulation suits the highest voltage present.',
      es: 'Casi nunca: Clase 2, datos, teléfono y termostato no van en el mismo tubo, caja o gabinete que la fuerza y, a la vista, quedan por lo menos a 2 pulg., salvo que uno vaya en tubo, armadura o forro NM o haya barrera.\n\nAleje más los datos por ruido y cruce a escuadra. Relevadores y cajas que reciben ambos piden división o separación adentro. Conductores de fuerza de distintos sistemas pueden compartir tubo si todo el aislamiento es para el voltaje más alto.',
    },
    references: ['300.3(C)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run low-voltage, data or thermostat cable in the same raceway or box as power',
          es: 'llevar bajo voltaje, datos o termostato en el mismo tubo o caja que fuerza',
        },
        unless: {
          en: 'a divider or spacing separates them in equipment that takes both',
          es: 'un divisor o espacio los separe en equipo hecho para ambos',
        },
        words: 'class 2 ethernet cat6 speaker keypad conduit same pipe share insulation',
      },
      {
        says: 'must',
        what: {
          en: 'keep open low-voltage cable at least 2 in. from power',
          es: 'dejar el cable de bajo voltaje a 2 pulg. o más de la fuerza',
        },
        unless: {
          en: 'one of them is in a raceway, armor or NM sheath or there is a barrier',
          es: 'uno vaya en tubo, armadura o forro NM o haya barrera',
        },
      },
      {
        says: 'may',
        what: {
          en: 'put power conductors of different systems in one raceway',
          es: 'poner conductores de fuerza de sistemas distintos en un tubo',
        },
        if: { en: 'all insulation suits the highest voltage present', es: 'todo el aislamiento sirve para el voltaje más alto presente' },
        words: '480 120',
      },
      {
        says: 'need-not',
        what: {
          en: 'keep low-voltage cable 2 in. from Romex (NM cable)',
          es: 'dejar 2 pulg. entre el cable de bajo voltaje y el Romex (NM)',
        },
        words: 'cat6 speaker touching stapled same stud joist yellow',
      },
    ],
    words: {
      en: 'low voltage and line voltage same conduit data ethernet thermostat separation class 2 thermastat',
      es: 'bajo voltaje con fuerza mismo tubo datos termostato separación clase 2 paipa pipa boltaje',
    },
  },
  {
    id: 'wiring-methods-parallel-conductors',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'How do I run conductors in parallel?', es: '¿Cómo pongo conductores en paralelo?' },
    answer: {
      en: "1/0 AWG and larger, and every set of one phase must match: same length, metal, size, insulation and terminations. Then current shares evenly.\n\nEach raceway holds a complete set: all phases, neutral and its own full-size equipment ground for the breaker's rating. Add ampacities of the conductors after derating each raceway by itself. Unequal lengths load one set more and burn it: measure every conductor with a clamp after start-up.",
      es: '1/0 AWG y mayores, y cada juego de una fase debe ser igual: mismo largo, metal, calibre, aislamiento y terminales. Así la corriente se reparte parejo.\n\nCada tubo lleva un juego completo: todas las fases, neutro y su propia tierra completa según el breaker. Sume ampacidades después de ajustar cada tubo por separado. Si los largos no son iguales, un juego se carga más y se quema: mida cada conductor con gancho al arrancar.',
    },
    references: ['310.10(G)', '300.3(B)', '250.122(F)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'run conductors smaller than 1/0 AWG in parallel', es: 'poner en paralelo conductores menores de 1/0 AWG' },
      },
      {
        says: 'must',
        what: {
          en: 'make parallel sets of a phase of the same length, metal, size, insulation and terminations',
          es: 'hacer iguales los paralelos de una fase: largo, metal, calibre, aislamiento y terminales',
        },
        words: 'different lengths',
      },
      {
        says: 'must',
        what: {
          en: 'put a complete set of phases, neutral and ground in each parallel raceway',
          es: 'poner un juego completo de fases, neutro y tierra en cada tubo paralelo',
        },
      },
      {
        says: 'must',
        what: {
          en: 'run a full-size equipment ground in each parallel raceway',
          es: 'llevar una tierra de tamaño completo en cada tubo paralelo',
        },
        words: 'split divide EGC',
      },
    ],
    words: {
      en: 'parallel conductors parallel sets runs feeders 1/0 multiple conduits',
      es: 'conductores en paralelo juegos alimentador 1/0 varios tubos paipa pipa',
    },
  },
  {
    id: 'wiring-methods-underground-splice',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How do I repair or splice a buried cable?', es: '¿Cómo reparo o empalmo un cable enterrado?' },
    answer: {
      en: 'Use a splice kit listed for direct burial, for that wire type and size; ordinary wire nuts with tape will fail. No box is needed for a listed direct-burial splice.\n\nFind the fault with a locator, expose more cable than you think, cut back to dry, bright copper, and stagger the splices. Test insulation on both sides before burying. Water wicks along strands, so if the insulation stays low, replace the length. Call 811 before digging.',
      es: 'Con un juego listado para entierro directo, para ese tipo y calibre; el capuchón común con cinta falla. Un empalme listado para entierro no pide caja.\n\nUbique la falla con localizador, destape más de lo que cree, corte hasta cobre seco y brillante, y escalone los empalmes. Mida aislamiento a ambos lados antes de tapar. El agua corre entre los hilos; si el aislamiento sigue bajo, cambie el tramo. Llame al 811 antes de excavar.',
    },
    steps: {
      en: [
        'Lock out, verify dead, call 811.',
        'Locate the fault and hand-dig.',
        'Cut out the bad part, test both sides.',
        "Make the splice by the kit's sheet, ground as well.",
        'Test insulation again, then energize.',
        'Bed in sand, backfill, note the place.',
      ],
      es: [
        'Bloquee, compruebe ausencia, llame al 811.',
        'Ubique la falla y excave a mano.',
        'Corte lo malo y pruebe ambos lados.',
        'Haga el empalme según la hoja, la tierra también.',
        'Mida aislamiento otra vez y energice.',
        'Cama de arena, relleno y anote el lugar.',
      ],
    },
    references: ['300.5(E)', '110.14(B)'],
    claims: [
      {
        says: 'may',
        what: { en: 'splice a buried cable without a box', es: 'empalmar un cable enterrado sin caja' },
        if: {
          en: 'the splice kit is listed for direct burial, that wire type and size',
          es: 'el kit está listado para entierro directo, ese cable y calibre',
        },
        words: 'UF',
      },
      {
        says: 'must-not',
        what: {
          en: 'splice a buried cable with ordinary wire nuts and tape',
          es: 'empalmar un cable enterrado con capuchones comunes y cinta',
        },
      },
      {
        says: 'must',
        what: {
          en: 'use a splice kit listed for direct burial on buried cable',
          es: 'usar un kit de empalme listado para entierro directo en cable enterrado',
        },
      },
      {
        says: 'must',
        what: {
          en: 'test the insulation on both sides before burying the splice',
          es: 'probar el aislamiento de ambos lados antes de enterrar el empalme',
        },
      },
      {
        says: 'must',
        what: {
          en: 'replace the length of buried cable if the insulation stays low',
          es: 'cambiar el tramo de cable enterrado si el aislamiento sigue bajo',
        },
      },
    ],
    words: {
      en: 'underground splice kit direct burial cut cable uf repair',
      es: 'empalme subterráneo cable enterrado cortado uf reparar kable',
    },
  },
];

// Confirmed: JADE Learning, EC&M with Mike Holt, nachi forum, The Spruce, Carlon, CPSC 516, electriciantalk.
// Second reading: 4-way wiringguides, do-it-yourself-help.
