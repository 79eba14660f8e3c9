// Audio, computer rooms, sensitive electronics, X-ray, industrial heating, machinery and irrigation in own words (640 to 675).
import type { Rule } from '../knowledge.ts';

export const articles640To675: readonly Rule[] = [
  {
    id: '640-10-water',
    section: '640.10',
    grade: 'K',
    title: { en: 'Audio gear near water: 5 ft', es: 'Equipo de audio cerca del agua: 5 pies' },
    text: {
      en: 'Audio equipment fed from a branch circuit is not placed within 5 ft horizontally of the inside wall of a pool, spa, hot tub or fountain or of the high-water mark, and its circuit has GFCI protection where the other articles ask for it.',
      es: 'El equipo de audio alimentado de un ramal no se pone a menos de 5 pies horizontales de la pared interior de alberca, spa, jacuzzi o fuente ni de la marca de agua alta, y su circuito lleva GFCI donde lo piden los demás artículos.',
    },
    figures: { feet: [5, 'ft'] },
    words: { en: 'dj speakers pool party band stage water', es: 'bocinas dj fiesta de alberca' },
  },
  {
    id: '640-9-c-speaker-wire',
    section: '640.9(C)',
    grade: 'K',
    title: { en: 'Amplifier output wiring', es: 'Salida de amplificadores' },
    text: {
      en: 'Amplifier outputs marked Class 1, 2 or 3 are wired by the rules for that class of circuit; speaker cable for Class 2 or 3 output is listed, and plenum or riser rated where the space asks for it.',
      es: 'Las salidas de amplificador marcadas Clase 1, 2 o 3 se alambran con las reglas de esa clase; el cable de bocina para Clase 2 o 3 es listado, y para plenum o riser donde el lugar lo pide.',
    },
    words: { en: 'speaker wire in wall 70 volt system cl2 cl3', es: 'cable de bocina en muro 70 volts cl2' },
  },
  {
    id: '640-6-cables',
    section: '640.6',
    grade: 'V1',
    title: { en: 'Audio cables: neat and removed when abandoned', es: 'Cables de audio: ordenados y retirados' },
    text: {
      en: 'Audio cables on ceilings and walls are supported so that they are not damaged by normal use, and accessible abandoned audio distribution cable is removed.',
      es: 'Los cables de audio en techos y muros se sujetan de modo que no se dañen con el uso normal, y se retira el cable abandonado accesible.',
    },
    claims: [
      { says: 'must', what: { en: 'remove accessible abandoned audio cable', es: 'quitar el cable de audio abandonado accesible' } },
    ],
    words: { en: 'abandoned speaker cable support', es: 'cable de bocina abandonado' },
  },
  {
    id: '645-4-conditions',
    section: '645.4',
    grade: 'V2',
    title: { en: 'Computer room: Article 645 is a choice', es: 'Cuarto de cómputo: el 645 es opcional' },
    text: {
      en: 'The relaxed wiring of Article 645 may be used only if all its conditions are met: disconnecting means by 645.10, dedicated or dampered HVAC, listed equipment, access limited to those who run it, fire-resistant separation, and only wiring associated with the room.',
      es: 'El alambrado más flexible del Artículo 645 se usa sólo si se cumplen todas sus condiciones: desconexión según 645.10, aire dedicado o con compuertas, equipo listado, acceso limitado a quienes lo operan, separación resistente al fuego y sólo alambrado propio del cuarto.',
    },
    words: { en: 'data center epo required server room article 645', es: 'centro de datos epo obligatorio cuarto de servidores' },
  },
  {
    id: '645-5-a-branch',
    section: '645.5(A)',
    grade: 'V2',
    title: { en: 'IT branch circuits: 125%', es: 'Ramales de equipo de cómputo: 125%' },
    text: {
      en: 'Branch-circuit conductors for IT equipment carry at least 125% of the total connected load, as the continuous load it is.',
      es: 'Los conductores de ramales para equipo de cómputo llevan al menos 125% de la carga total conectada, como carga continua que es.',
    },
    figures: { percent: [125, '%'] },
    words: {
      en: 'server rack circuit size 125 percent computer room sizing percent information technology',
      es: 'circuito de rack servidores 125 cuarto de cómputo porcentaje',
    },
  },
  {
    id: '645-5-b-cords',
    section: '645.5(B)',
    grade: 'V2',
    title: { en: 'IT power cords: 15 ft', es: 'Cordones de equipo de cómputo: 15 pies' },
    text: {
      en: 'Listed power-supply cords for IT equipment are at most 15 ft; interconnecting cables between units have no such limit.',
      es: 'Los cordones listados de alimentación del equipo miden a lo más 15 pies; los cables de interconexión entre equipos no tienen ese límite.',
    },
    figures: { feet: [15, 'ft'] },
    words: {
      en: 'server power cord length under floor IT computer room maximum feet equipment',
      es: 'cordón de servidor largo bajo piso  ',
    },
  },
  {
    id: '645-5-e-raised-floor',
    section: '645.5(E)',
    grade: 'V2',
    title: { en: 'Under a raised floor', es: 'Bajo piso elevado' },
    text: {
      en: 'Under an accessible raised floor in such a room, supply conductors run in the listed metal raceways, cables or flexible types, and receptacles, cords and interconnecting cables are allowed. Underfloor ventilation stops when smoke is detected, and floor openings protect cords.',
      es: 'Bajo un piso elevado accesible de ese cuarto, los conductores de alimentación van en los tubos metálicos, cables o flexibles de la lista, y se permiten contactos, cordones y cables de interconexión. La ventilación del piso se detiene con detección de humo y las aberturas protegen los cordones.',
    },
    words: { en: 'raised floor plenum cable data center sealtite whips', es: 'piso elevado plenum centro de datos latiguillos' },
  },
  {
    id: '645-10-epo',
    section: '645.10',
    grade: 'V2',
    title: { en: 'Computer room disconnect (EPO)', es: 'Desconexión del cuarto de cómputo (EPO)' },
    text: {
      en: 'A means disconnects power to all electronic equipment in the room, and another, or the same one, the dedicated HVAC and closes dampers. The controls are grouped and identified at places accessible to authorized persons and fire fighters. Critical operations data systems have alternatives.',
      es: 'Un medio desconecta todo el equipo electrónico del cuarto, y otro, o el mismo, el aire dedicado y cierra compuertas. Los controles van agrupados e identificados donde los alcancen personas autorizadas y bomberos. Los sistemas de operación crítica tienen alternativas.',
    },
    claims: [
      {
        says: 'need-not',
        what: { en: 'install an EPO button in a server room', es: 'poner botón EPO en un cuarto de servidores' },
        unless: { en: 'the room uses the reliefs of Article 645', es: 'el cuarto usa las ventajas del Artículo 645' },
        words: 'emergency power off data center computer room it closet required obligatorio',
      },
    ],
    words: {
      en: 'emergency power off button server room door where do disconnect controls of computer room 645 go exit',
      es: 'botón epo cuarto de servidores puerta dónde van los controles del cuarto de cómputo 645 salida',
    },
  },
  {
    id: '645-11-ups',
    section: '645.11',
    grade: 'V1',
    title: { en: 'UPS in the computer room disconnects too', es: 'El UPS también se desconecta' },
    text: {
      en: 'Unless exempted, a UPS within the room and its supply and output circuits are opened by the same disconnect, and its batteries are separated from their load.',
      es: 'Salvo excepción, el UPS dentro del cuarto y sus circuitos de entrada y salida se abren con la misma desconexión, y sus baterías se separan de la carga.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "disconnect the UPS in the computer room with the room's emergency disconnect",
          es: 'desconectar el UPS del cuarto de cómputo con el desconectador de emergencia del cuarto',
        },
        unless: { en: 'it is exempted', es: 'esté exento' },
      },
    ],
    words: { en: 'ups epo shutdown battery', es: 'ups epo baterías' },
  },
  {
    id: '646-modular',
    section: 'Article 646',
    grade: 'K',
    title: { en: 'Modular data centers', es: 'Centros de datos modulares' },
    text: {
      en: 'A prefabricated modular data center has a nameplate with its electrical data, or is built and inspected by the general rules where not listed; its service or feeder conductors and working spaces are those of the Code.',
      es: 'Un centro de datos modular prefabricado lleva placa con sus datos eléctricos, o se construye e inspecciona con las reglas generales si no es listado; su alimentación y espacios de trabajo son los del Código.',
    },
    words: { en: 'container data center', es: 'centro de datos en contenedor' },
  },
  {
    id: '647-3-balanced',
    section: '647.3',
    grade: 'K',
    title: { en: 'Balanced 60/120 V power', es: 'Potencia balanceada 60/120 V' },
    text: {
      en: 'A separately derived 120 V system with 60 V from each line to ground may serve sensitive electronics in commercial and industrial places, under close supervision of qualified persons; it is not for lights or general receptacles.',
      es: 'Un sistema derivado de 120 V con 60 V de cada línea a tierra puede servir a electrónica sensible en comercios e industria, con supervisión de personas calificadas; no es para luces ni contactos generales.',
    },
    figures: { volts: [120, 'V'], volts2: [60, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use balanced 60/120 V power for lights or general receptacles, or in a house',
          es: 'usar energía balanceada de 60/120 V para luces o contactos generales, ni en una casa',
        },
      },
    ],
    words: { en: 'balanced power recording studio technical power', es: 'potencia balanceada estudio de grabación' },
  },
  {
    id: '647-4-d-voltage-drop',
    section: '647.4(D)',
    grade: 'V1',
    title: { en: 'Sensitive electronics: 1.5% drop', es: 'Electrónica sensible: 1.5% de caída' },
    text: {
      en: 'On 60/120 V systems the branch-circuit voltage drop is at most 1.5%, and feeder plus branch at most 2.5%; here the limit is binding. For cord-connected equipment stricter values apply.',
      es: 'En sistemas de 60/120 V la caída del ramal es de máximo 1.5%, y alimentador más ramal 2.5%; aquí el límite sí obliga. Con equipo de cordón los valores son más estrictos.',
    },
    figures: { volts: ['60/120', 'V'], percent: [1.5, '%'], percent2: [2.5, '%'] },
    words: {
      en: 'voltage drop limit enforceable sensitive electronic 60/120 volt maximum percent branch circuit combined with feeder technical power recording studio balanced',
      es: 'caída de tensión obligatoria electrónica 60/120 volts porcentaje máximo ramal combinado con alimentador ',
    },
  },
  {
    id: '650-organ',
    section: 'Article 650',
    grade: 'K',
    title: { en: 'Pipe organs: 30 V dc', es: 'Órganos de tubos: 30 V cd' },
    text: {
      en: 'The control circuits of pipe organs work from a dc supply of at most 30 V, with small conductors (26 AWG for magnets, 28 AWG for electronic signals) in cable forms, protected against overcurrent.',
      es: 'Los circuitos de control de órganos de tubos trabajan con cd de máximo 30 V, con conductores delgados (26 AWG para imanes, 28 AWG para señales electrónicas) en mazos, protegidos contra sobrecorriente.',
    },
    figures: { volts: [30, 'V'], size: [26, 'AWG'], size2: [28, 'AWG'] },
    words: { en: 'church organ wiring low voltage', es: 'órgano de iglesia cables' },
  },
  {
    id: '660-5-disconnect',
    section: '660.5',
    grade: 'V2',
    title: { en: 'X-ray disconnect', es: 'Desconectador de rayos X' },
    text: {
      en: 'An X-ray machine has a disconnect for at least 50% of the momentary rating or 100% of the long-time rating, whichever is greater, operable from a place readily accessible from the control.',
      es: 'Un equipo de rayos X lleva desconectador de al menos 50% de la corriente momentánea o 100% de la de larga duración, lo mayor, operable desde un lugar accesible desde el control.',
    },
    figures: { percent: [50, '%'], percent2: [100, '%'] },
    words: { en: 'veterinary xray industrial x-ray switch', es: 'rayos x veterinario interruptor' },
  },
  {
    id: '660-6-supply',
    section: '660.6(A)',
    grade: 'V2',
    title: { en: 'X-ray branch conductors: 50% and 100%', es: 'Ramal de rayos X: 50% y 100%' },
    text: {
      en: 'Conductors and overcurrent devices of an X-ray branch circuit are at least 50% of the momentary rating or 100% of the long-time rating, whichever is larger. Medical units follow 517.73.',
      es: 'Los conductores y la protección del ramal son de al menos 50% de la corriente momentánea o 100% de la de larga duración, lo mayor. Los médicos siguen 517.73.',
    },
    figures: { percent: [50, '%'], percent2: [100, '%'] },
    words: { en: 'xray circuit wire size momentary radiography ampacity', es: 'rayos x calibre momentánea ' },
  },
  {
    id: '660-9-control',
    section: '660.9',
    grade: 'V1',
    title: { en: 'X-ray control wires: 20 A', es: 'Cables de control de rayos X: 20 A' },
    text: {
      en: '18 and 16 AWG fixture wires and flexible cords may serve control and operating circuits of X-ray equipment where the overcurrent device is not above 20 A.',
      es: 'Los alambres de luminaria y cordones 18 y 16 AWG pueden servir en circuitos de control de equipo de rayos X si la protección no pasa de 20 A.',
    },
    figures: { size: [16, 'AWG'], amps: [20, 'A'] },
    words: { en: 'x-ray control circuit wire', es: 'control rayos x cable' },
  },
  {
    id: '665-induction',
    section: '665.12',
    grade: 'K',
    title: { en: 'Induction heater disconnect', es: 'Desconectador de calentador por inducción' },
    text: {
      en: 'Each induction or dielectric heater has a disconnect in sight of the controller or lockable open, rated at least for its nameplate current; doors to live parts are interlocked or locked and the operator is kept from them.',
      es: 'Cada calentador por inducción o dieléctrico lleva desconectador a la vista del controlador o con candado en abierto, al menos para su corriente de placa; las puertas a partes vivas van enclavadas o con llave.',
    },
    words: { en: 'induction furnace disconnect interlock', es: 'horno de inducción desconectador' },
  },
  {
    id: '668-cells',
    section: 'Article 668',
    grade: 'K',
    title: { en: 'Electrolytic cells', es: 'Celdas electrolíticas' },
    text: {
      en: 'Cell lines, as in aluminum or chlorine plants, are ungrounded dc at work; people in the cell line working zone are protected by insulation, isolation or bonding instead of grounding, and portable tools there are ungrounded or from isolating transformers.',
      es: 'Las líneas de celdas, como en plantas de aluminio o cloro, trabajan en cd sin aterrizar; ahí se protege a la gente con aislamiento, separación o unión en lugar de tierra, y la herramienta portátil va sin tierra o con transformador de aislamiento.',
    },
    words: { en: 'chlorine plant cell line', es: 'planta de cloro celdas' },
  },
  {
    id: '669-electroplating',
    section: '669.9',
    grade: 'K',
    title: { en: 'Plating conductors: protect against overcurrent', es: 'Galvanoplastia: proteja los conductores' },
    text: {
      en: "Dc conductors of electroplating have overcurrent protection by fuses, breakers, a sensing device that opens the source, or other approved means; each dc output of a tank's supply can be disconnected.",
      es: 'Los conductores de cd de galvanoplastia llevan protección por fusibles, breakers, un sensor que abra la fuente u otro medio aprobado; cada salida de cd puede desconectarse.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect the dc conductors of an electroplating tank against overcurrent',
          es: 'proteger contra sobrecorriente los conductores de cc de un tanque de galvanoplastia',
        },
      },
    ],
    words: { en: 'plating tank rectifier bus', es: 'tina de cromado rectificador' },
  },
  {
    id: '669-5-conductors',
    section: '669.5',
    grade: 'K',
    title: { en: 'Electroplating circuit: 125%', es: 'Circuito de galvanoplastia: 125%' },
    text: {
      en: 'Branch-circuit conductors that supply electroplating equipment carry at least 125% of the connected load.',
      es: 'Los conductores del ramal para equipo de galvanoplastia llevan al menos 125% de la carga conectada.',
    },
    figures: { a: [125, '%'] },
    words: { en: 'plating rectifier wire size ampacity', es: 'galvanoplastia calibre ampacidad' },
  },
  {
    id: '670-3-nameplate',
    section: '670.3(A)',
    grade: 'V2',
    title: { en: 'Machine nameplate', es: 'Placa de la máquina' },
    text: {
      en: 'Industrial machinery has a permanent nameplate with voltage, phases, frequency, full-load current, the largest protective device allowed, the largest motor or load, the short-circuit current rating and the diagram number.',
      es: 'La maquinaria industrial lleva placa permanente con voltaje, fases, frecuencia, corriente a plena carga, la protección máxima permitida, el motor o carga mayor, la capacidad de cortocircuito y el número de diagrama.',
    },
    words: { en: 'cnc machine nameplate sccr full load amps', es: 'máquina cnc placa sccr corriente' },
  },
  {
    id: '670-4-a-conductors',
    section: '670.4(A)',
    grade: 'V2',
    title: { en: 'Machine supply wire: 125%', es: 'Cable de la máquina: 125%' },
    text: {
      en: 'The supply conductors of a machine carry at least 125% of resistance heating loads plus 125% of the largest motor plus the sum of all other motors and loads that can run at once.',
      es: 'Los conductores de alimentación de una máquina llevan al menos 125% de las resistencias de calefacción, más 125% del motor mayor, más la suma de los demás motores y cargas que trabajen a la vez.',
    },
    figures: { percent: [125, '%'] },
    words: { en: 'cnc machine circuit size wire breaker', es: 'circuito para cnc calibre breaker' },
  },
  {
    id: '670-5-sccr',
    section: '670.5',
    grade: 'V1',
    title: { en: 'Machine SCCR against available fault', es: 'SCCR de la máquina contra la falla disponible' },
    text: {
      en: "Do not install a machine where the available fault current is above its short-circuit current rating. Field mark the available fault current and the date of its calculation on the machine's enclosure.",
      es: 'No instale una máquina donde la corriente de falla disponible pase de su capacidad de cortocircuito. Marque en campo en el gabinete la corriente disponible y la fecha del cálculo.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'install a machine where the available fault current is above its short-circuit rating (SCCR)',
          es: 'instalar una máquina donde la corriente de falla disponible pasa de su capacidad de corto circuito (SCCR)',
        },
      },
    ],
    words: {
      en: '5 ka sccr machine 22 ka available industrial machinery short-circuit current rating marking',
      es: 'sccr 5 ka máquina 22 ka disponible maquinaria industrial corriente de corto',
    },
  },
  {
    id: '670-6-surge',
    section: '670.6',
    grade: 'K',
    title: { en: 'Surge protection for safety interlocks', es: 'Supresor para enclavamientos de seguridad' },
    text: {
      en: "Industrial machinery with safety interlock circuits has surge protection installed, unless the machine's own devices give it.",
      es: 'La maquinaria industrial con circuitos de enclavamiento de seguridad lleva protección contra sobretensiones, salvo que la traiga la propia máquina.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install surge protection for industrial machinery with safety interlock circuits',
          es: 'instalar protección contra sobretensiones en maquinaria industrial con circuitos de enclavamiento de seguridad',
        },
        unless: { en: 'the machine has it built in', es: 'la máquina ya la traiga' },
      },
    ],
    words: { en: 'machine spd required interlock', es: 'máquina supresor de picos enclavamiento' },
  },
  {
    id: '675-8-disconnect',
    section: '675.8',
    grade: 'K',
    title: { en: 'Irrigation machine disconnect: 50 ft', es: 'Desconectador de riego: 50 pies' },
    text: {
      en: 'The main disconnect of an irrigation machine has overcurrent protection and is at the point of connection or visible and within 50 ft of the machine, readily accessible and lockable open.',
      es: 'El desconectador principal de una máquina de riego tiene protección y está en el punto de conexión o a la vista y a 50 pies o menos de la máquina, accesible y con candado en abierto.',
    },
    figures: { feet: [50, 'ft'] },
    words: { en: 'center pivot disconnect', es: 'pivote central desconectador' },
  },
  {
    id: '675-11-collector-rings',
    section: '675.11',
    grade: 'K',
    title: { en: 'Collector rings: 125%', es: 'Anillos colectores: 125%' },
    text: {
      en: 'Collector rings carry at least 125% of the full-load current of the largest device plus the sum of the others; the grounding ring is as large as the power ones.',
      es: 'Los anillos colectores son de al menos 125% de la corriente del aparato mayor más la suma de los demás; el anillo de tierra es tan grande como los de fuerza.',
    },
    figures: { percent: [125, '%'] },
    words: { en: 'pivot slip ring size', es: 'anillo colector pivote tamaño' },
  },
  {
    id: '675-15-lightning',
    section: '675.15',
    grade: 'K',
    title: { en: 'Irrigation machine: ground rod for lightning', es: 'Riego: varilla contra rayos' },
    text: {
      en: 'Where an irrigation machine has a stationary point, a grounding electrode is connected to it there for lightning protection.',
      es: 'Si la máquina de riego tiene un punto fijo, ahí se conecta a un electrodo de puesta a tierra como protección contra rayos.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'connect a ground rod at the stationary point of an irrigation machine',
          es: 'conectar una varilla de tierra en el punto fijo de una máquina de riego',
        },
        words: 'center pivot lightning',
      },
    ],
    words: { en: 'center pivot lightning ground', es: 'pivote rayos tierra' },
  },
  {
    id: '675-22-current',
    section: '675.22(A)',
    grade: 'K',
    title: { en: 'Center pivot: continuous current', es: 'Pivote central: corriente continua' },
    text: {
      en: "To find the continuous current of a center pivot take 125% of the largest motor's full-load current plus 60% of the sum of all the others, where the motors cycle and no other data is given.",
      es: 'Para la corriente continua de un pivote central tome 125% de la corriente del motor mayor más 60% de la suma de los demás, cuando los motores ciclan y no hay otro dato.',
    },
    figures: { percent: [125, '%'], percent2: [60, '%'] },
    words: { en: 'pivot feeder size motors duty', es: 'pivote alimentador motores' },
  },
];

// Confirmed: 645.4, 645.5, 645.10 electricalinfohub, flylib, Mike Holt newsletter 126, up.codes; 660.5, 660.6 EC&M; 660.9 journeyman exam bank; 670.3, 670.4, 670.5 codebookcity, electricianexampractice.
// Reread: 660.5, 660.6 master exam quiz.
// Third look, one source: 647.4(D) journeyman exam bank.
