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
    words: {
      en: 'romex or conduit which wiring method commercial residential armored cable choose',
      es: 'romex o tubo cuál método cable armado tubería comercial residencial',
    },
    followUps: {
      en: ['Where is NM not permitted?', 'Can EMT be the ground?', 'Can I use PVC on a roof?'],
      es: ['¿Dónde no se permite NM?', '¿El EMT sirve de tierra?', '¿Puedo usar PVC en azotea?'],
    },
    video: { en: 'NM vs MC vs EMT vs PVC wiring methods', es: 'diferencias romex MC EMT PVC' },
  },
  {
    id: 'wiring-methods-three-way-switches',
    area: 'wiring-methods',
    grade: 'K',
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
        'Torque, fold, close, energise and test all four positions.',
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
    words: {
      en: '3 way switch wiring diagram travelers two switches one light stairs',
      es: 'apagador de escalera tres vías diagrama dos apagadores un foco conmutador',
    },
    followUps: {
      en: ['How do I add a 4-way?', 'Which wire may be white?', 'My 3-way works only one way, why?'],
      es: ['¿Cómo agrego uno de 4 vías?', '¿Qué alambre puede ser blanco?', '¿Por qué solo funciona en una posición?'],
    },
    video: { en: 'how to wire 3-way switches', es: 'cómo conectar apagadores de tres vías escalera' },
  },
  {
    id: 'wiring-methods-four-way-switches',
    area: 'wiring-methods',
    grade: 'K',
    title: {
      en: 'How do I wire a 4-way switch (three or more locations)?',
      es: '¿Cómo conecto un apagador de 4 vías (tres o más lugares)?',
    },
    answer: {
      en: 'Put a 3-way at each end and one 4-way in between for every extra place. The travelers from one side land on one pair of screws and the travelers to the other side on the other pair; nothing else touches the 4-way except ground.\n\nA 4-way either passes the two travelers straight or crosses them. If it works only in some positions, a traveler from each side has been mixed into the same pair: find pairs with a continuity tester, power off, because makers place the screws differently.',
      es: 'Va un 3 vías en cada extremo y uno de 4 vías en medio por cada lugar extra. Los viajeros de un lado van en un par de tornillos y los del otro lado en el otro par; nada más toca el 4 vías, salvo la tierra.\n\nEl 4 vías pasa los viajeros derechos o cruzados. Si solo funciona en algunas posiciones, se mezcló un viajero de cada lado en el mismo par: identifique los pares con continuidad, sin voltaje, porque cada marca pone distinto los tornillos.',
    },
    steps: {
      en: [
        'Breaker off, locked, verified dead.',
        'Identify the traveler pair of each cable.',
        'Land the pair from the first switch on the input screws of the 4-way.',
        'Land the pair toward the last switch on the output screws.',
        'Splice the neutral through, join grounds, close up.',
        'Energise and test every combination.',
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
    words: {
      en: '4 way switch three switches one light crossing travelers intermediate',
      es: 'apagador cuatro vías tres apagadores un foco cruzamiento cuatro vías',
    },
    followUps: {
      en: ['How do 3-way switches work?', 'Can I use a dimmer with 4-ways?', 'How do I find the travelers?'],
      es: ['¿Cómo funcionan los de 3 vías?', '¿Puedo poner dimmer con 4 vías?', '¿Cómo encuentro los viajeros?'],
    },
    video: { en: 'how to wire a 4-way switch', es: 'cómo conectar apagador de cuatro vías' },
  },
  {
    id: 'wiring-methods-multiwire-branch-circuit',
    area: 'wiring-methods',
    grade: 'K',
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
        'Energise; a qualified person with PPE checks 240 V between the hots, 120 V each to neutral.',
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
    words: {
      en: 'mwbc shared neutral common neutral handle tie two circuits one neutral edison circuit',
      es: 'multiconductor neutro compartido neutro común unión de manijas dos circuitos un neutro',
    },
    followUps: {
      en: ['Why must both hots open together?', 'What if the neutral opens?', 'Can three circuits share a neutral?'],
      es: ['¿Por qué deben abrir juntos?', '¿Qué pasa si se abre el neutro?', '¿Pueden compartir tres circuitos?'],
    },
    video: { en: 'multiwire branch circuit explained', es: 'circuito multiconductor neutro compartido' },
  },
  {
    id: 'wiring-methods-subpanel',
    area: 'wiring-methods',
    grade: 'K',
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
        'Label, energise, check 240 V and 120 V to neutral and ground.',
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
    words: {
      en: 'sub panel subpanel feeder four wire separate neutral ground green screw bond mlo',
      es: 'subtablero subpanel centro de carga secundario cuatro hilos neutro separado tornillo verde',
    },
    followUps: {
      en: ['Why keep neutral and ground apart?', 'Does a detached garage need a rod?', 'What size feeder for 100 A?'],
      es: ['¿Por qué se separan neutro y tierra?', '¿La cochera separada lleva varilla?', '¿Qué alimentador para 100 A?'],
    },
    video: { en: 'how to wire a subpanel four wire', es: 'cómo conectar un subtablero cuatro hilos' },
  },
  {
    id: 'wiring-methods-make-up-a-box',
    area: 'wiring-methods',
    grade: 'K',
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
    words: {
      en: 'box make up makeup rough in splices pigtail free conductor 6 inches box fill',
      es: 'caja preparar empalmes colas capuchones llenado de caja alambre libre',
    },
    followUps: {
      en: ['How do I calculate box fill?', 'Which wire nut do I need?', 'Do pigtails count in box fill?'],
      es: ['¿Cómo calculo el llenado?', '¿Qué capuchón uso?', '¿Las colas cuentan en el llenado?'],
    },
    video: { en: 'how to make up an electrical box', es: 'cómo preparar una caja eléctrica empalmes' },
  },
  {
    id: 'wiring-methods-splice-aluminum-to-copper',
    area: 'wiring-methods',
    grade: 'K',
    title: { en: 'How do I splice aluminum to copper?', es: '¿Cómo empalmo aluminio con cobre?' },
    answer: {
      en: "Only with a connector listed for aluminum to copper and for those sizes: set-screw lugs such as AlumiConn or Polaris type blocks, or the COPALUM cold weld applied by trained installers. An ordinary wire nut is not right.\n\nAluminum oxidises, creeps and expands differently, so a wrong joint heats up. Strip without nicking, brush, use oxide inhibitor when the connector's instructions ask for it and torque to the value. Purple Al/Cu twist-ons are listed but many inspectors and the federal safety agency don't regard them as a permanent repair of branch wiring.",
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
    words: {
      en: 'aluminum copper splice pigtail alumiconn polaris purple wire nut copalum noalox',
      es: 'empalme aluminio cobre capuchón morado antioxidante conector',
    },
    followUps: {
      en: ['Is aluminum house wiring dangerous?', 'Which receptacles take aluminum?', 'What does AL/CU on a lug mean?'],
      es: ['¿Es peligroso el cableado de aluminio?', '¿Qué contactos aceptan aluminio?', '¿Qué significa AL/CU?'],
    },
    video: { en: 'splice aluminum to copper wire AlumiConn', es: 'empalmar aluminio con cobre conector' },
  },
  {
    id: 'wiring-methods-pull-wire-in-conduit',
    area: 'wiring-methods',
    grade: 'K',
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
    words: {
      en: 'wire pulling pull rope lube fish tape tugger soap conduit fill bends',
      es: 'jalar cable cablear guía jabón lubricante tubo llenado curvas',
    },
    followUps: {
      en: ['How many wires fit?', 'What is jam ratio?', 'How long may fish tape stay in?'],
      es: ['¿Cuántos alambres caben?', '¿Qué es el atasco (jam ratio)?', '¿Cómo uso la guía?'],
    },
    video: { en: 'how to pull wire through conduit', es: 'cómo cablear jalar alambre en tubo conduit' },
  },
  {
    id: 'wiring-methods-underground-burial-depth',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'How deep do I bury wire or conduit?', es: '¿A qué profundidad entierro cable o tubo?' },
    answer: {
      en: 'Normal ground: 24 in. for direct-burial cable, 18 in. for PVC, 6 in. for rigid or intermediate metal conduit, 12 in. for a GFCI-protected 120 V circuit of 20 A or less at a dwelling. Under streets and parking lots 24 in. for all; under the driveway of a one- or two-family dwelling 18 in., or 12 in. for that GFCI circuit.\n\nCover is measured from the top of the cable or conduit to finished grade. Protect conductors where they come up, use wet-rated wire even inside the conduit, and call 811 before digging. Local soil, frost and amendments can ask for more.',
      es: 'En terreno normal: 24 pulg. cable para enterrar directo, 18 pulg. PVC, 6 pulg. conduit metálico rígido o intermedio, y 12 pulg. un circuito de 120 V de 20 A o menos con GFCI en vivienda. Bajo calles y estacionamientos, 24 pulg. para todos; bajo la entrada de coches de casa de una o dos familias, 18 pulg., o 12 pulg. ese circuito con GFCI.\n\nLa medida va de la parte de arriba del cable o tubo al nivel terminado. Proteja donde sale del suelo, use alambre para lugar mojado aun dentro del tubo y llame al 811 antes de excavar. El suelo, la helada y las enmiendas locales pueden pedir más.',
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
    words: {
      en: 'burial depth trench how deep uf cable pvc conduit underground driveway cover',
      es: 'profundidad zanja enterrar cable uf tubo pvc cochera bajo tierra',
    },
    followUps: {
      en: ['Is water in conduit normal?', 'Can I bury NM cable?', 'What wire goes underground?'],
      es: ['¿Es normal el agua en el tubo?', '¿Puedo enterrar NM?', '¿Qué alambre va bajo tierra?'],
    },
    video: { en: 'electrical burial depth NEC 300.5', es: 'profundidad para enterrar cable eléctrico' },
  },
];
