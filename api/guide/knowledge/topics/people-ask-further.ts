// Further questions of forums about equipment outdoors and in the trade that no rule answers by itself: poles, drives, vehicles, pools, small sources.
import type { Topic } from '../knowledge.ts';

export const peopleAskFurtherTopics: readonly Topic[] = [
  {
    id: 'further-light-pole-ground-rod',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Does a metal light pole or yard post need its own ground rod?',
      es: '¿Un poste metálico de alumbrado lleva su propia varilla de tierra?',
    },
    answer: {
      en: "No, not where one branch circuit with an equipment grounding conductor feeds it: the green wire bonded to the pole trips the breaker on a fault, and a rod there is an extra.\n\nA rod alone is never enough, because the earth doesn't carry enough current to trip anything. Plans often ask for rods all the same: tie them to the equipment ground. A pedestal or post fed by a feeder counts as a structure and does need electrodes.",
      es: 'No, si lo alimenta un solo circuito derivado con conductor de tierra de equipos: el hilo verde unido al poste dispara el breaker en una falla, y la varilla ahí es un extra.\n\nLa varilla sola nunca basta, porque la tierra no conduce lo suficiente para disparar nada. Los planos a menudo piden varillas de todos modos: únalas a la tierra de equipos. Un pedestal o poste con alimentador cuenta como estructura y sí lleva electrodos.',
    },
    references: ['250.32(A)', '250.54', '250.4(A)(5)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'drive a ground rod at a metal pole',
          es: 'clavar varilla en cada poste metálico',
        },
        if: {
          en: 'one branch circuit with an equipment grounding conductor feeds it',
          es: 'lo alimenta un solo circuito con conductor de tierra de equipos',
        },
        words: 'parking lot each light poles alumbrado code rods',
      },
      {
        says: 'must',
        what: {
          en: 'bond a metal light pole to the green wire of its circuit',
          es: 'unir el poste metálico de alumbrado al hilo verde de su circuito',
        },
        words: 'equipment ground egc handhole lug tierra verde',
      },
      {
        says: 'must-not',
        what: {
          en: 'rely on a ground rod alone to ground a metal light pole',
          es: 'confiar solo en una varilla para aterrizar un poste metálico de alumbrado',
        },
        words: 'no green wire old pole only rod sin hilo verde poste viejo',
      },
      {
        says: 'must',
        what: {
          en: 'provide electrodes at a yard pedestal fed by a feeder',
          es: 'poner electrodos en un pedestal de patio con alimentador',
        },
        words: 'rv panel post subpanel outside pedestal subtablero',
      },
    ],
    words: {
      en: 'light pole lamp post parking lot ground rod electrode each pole spec drawings base lightning',
      es: 'poste de alumbrado estacionamiento varilla electrodo cada poste plano base rayo',
    },
  },
  {
    id: 'further-steel-conduit-expansion',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Does EMT or rigid steel conduit need expansion fittings?',
      es: '¿El EMT o el tubo rígido de acero lleva juntas de expansión?',
    },
    answer: {
      en: 'Seldom: only where its movement would do harm, since steel grows about a fifth as much as PVC. For a change of 100 °F count about 0.8 in. in 100 ft of steel and about 4 in. in PVC.\n\nA long straight run on a roof or bridge that is fixed at both ends may need one; an offset, a box that can give or straps that let it slide often take it up. Where the pipe crosses an expansion joint of the building, a fitting or other approved means is required whatever the length.',
      es: 'Rara vez: solo donde su movimiento dañaría algo, pues el acero crece como la quinta parte que el PVC. Por un cambio de 100 °F cuente unas 0.8 pulg. en 100 pies de acero y unas 4 pulg. en PVC.\n\nUna corrida recta y larga en techo o puente, fija en las dos puntas, puede llevarla; un offset, una caja que ceda o abrazaderas que dejen deslizar suelen bastar. Donde el tubo cruza una junta de dilatación del edificio, se exige un accesorio u otro medio aprobado, sea cual sea el largo.',
    },
    references: ['300.7(B)', '300.4(H)', '352.44'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'put expansion fittings in EMT or rigid steel conduit',
          es: 'poner juntas de expansión en EMT o tubo rígido de acero',
        },
        unless: {
          en: 'its thermal movement would do harm, as in a long straight run fixed at both ends',
          es: 'su movimiento térmico dañaría algo, como en una corrida recta y larga fija en las dos puntas',
        },
        words: 'metal roof thinwall coupling 500 feet techo cople',
      },
      {
        says: 'must',
        what: {
          en: 'use an expansion fitting or approved means where steel conduit crosses a building expansion joint',
          es: 'usar accesorio de expansión o medio aprobado donde el tubo de acero cruza una junta del edificio',
        },
        words: 'seismic joint parking deck structural sismica',
      },
      {
        says: 'is',
        what: {
          en: 'steel conduit grows about a fifth as much as PVC',
          es: 'el tubo de acero crece como la quinta parte que el PVC',
        },
        words: 'less more than plastic heat sun calor',
      },
      {
        says: 'is-not',
        what: {
          en: 'steel conduit and PVC grow the same in the sun',
          es: 'el tubo de acero y el PVC crecen igual con el sol',
        },
        words: 'equal as much as plastic',
      },
    ],
    words: {
      en: 'emt rigid imc steel metal conduit expansion coupling joint fitting long run roof bridge heat thermal',
      es: 'emt rigido imc acero conduit junta de expansion cople corrida larga techo puente calor termico',
    },
  },
  {
    id: 'further-drive-wires-share-conduit',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Can the input and output wires of a drive (VFD) share a conduit?',
      es: '¿Los cables de entrada y salida de un variador (VFD) pueden ir en un mismo tubo?',
    },
    answer: {
      en: "No, by the instructions of nearly every drive maker, and those bind; the NEC has no rule of its own against it where the insulation suits.\n\nThe output is made of steep pulses. They couple into wires beside them: trips, noise, burned inputs, voltage on leads of a motor that is off. Give each drive's output a metal conduit or shielded drive cable of its own, with a ground wire in it, and keep control and signal wires out of both.",
      es: 'No, según las instrucciones de casi todo fabricante, y esas obligan; el NEC no tiene regla propia en contra si el aislamiento sirve.\n\nLa salida son pulsos muy bruscos. Se meten a los cables de junto: disparos, ruido, entradas quemadas, voltaje en un motor apagado. Dé a la salida de cada variador su propio tubo metálico o cable blindado, con hilo de tierra adentro, y saque de los dos el control y las señales.',
    },
    references: ['110.3(B)', '300.3(C)(1)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: "run a drive's input and output wires in one conduit",
          es: 'llevar la entrada y la salida de un variador en un mismo tubo',
        },
        unless: {
          en: "the maker's instructions allow it",
          es: 'las instrucciones del fabricante lo permitan',
        },
        words: 'line side load side motor leads vfd same pipe linea motor',
      },
      {
        says: 'must-not',
        what: {
          en: 'run the outputs of several drives in one conduit',
          es: 'llevar las salidas de varios variadores en un mismo tubo',
        },
        unless: {
          en: 'they are shielded drive cables and the maker allows it',
          es: 'sean cables blindados y el fabricante lo permita',
        },
        words: 'two vfds three motors leads together dos motores',
      },
      {
        says: 'must-not',
        what: {
          en: "run control or signal wires with a drive's output",
          es: 'llevar control o señal con la salida de un variador',
        },
        words: '4-20 ma encoder start stop 24 v analog senal',
      },
      {
        says: 'is-not',
        what: {
          en: 'the NEC itself forbids drive input and output in one conduit',
          es: 'el NEC mismo prohíbe la entrada y la salida de un variador en un tubo',
        },
        words: 'code rule vfd codigo',
      },
    ],
    words: {
      en: 'vfd drive input output line load leads same conduit pipe raceway noise shielded motor cable together',
      es: 'variador vfd entrada salida linea motor mismo tubo ruido blindado juntos',
    },
  },
  {
    id: 'further-switch-between-drive-and-motor',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'May there be a disconnect switch between a drive (VFD) and its motor?',
      es: '¿Puede haber un desconectador entre el variador (VFD) y su motor?',
    },
    answer: {
      en: "Yes, and often it is what gives the motor its disconnect in sight. But it is not opened while the drive runs: the arc and the voltage peak can destroy the output stage.\n\nUse a switch with an auxiliary contact that opens before the poles and stops the drive through its run-enable input. Follow the drive's instructions; some makers forbid switching on the output. A contactor there is not for starting and stopping.",
      es: 'Sí, y a menudo es lo que da al motor su desconectador a la vista. Pero no se abre con el variador trabajando: el arco y el pico de voltaje pueden destruir la salida.\n\nUse un interruptor con contacto auxiliar que abra antes que los polos y pare el variador por su entrada de habilitación. Siga las instrucciones del variador; algunos fabricantes prohíben conmutar la salida. Un contactor ahí no es para arrancar y parar.',
    },
    references: ['430.102(B)', '110.3(B)'],
    claims: [
      {
        says: 'may',
        what: { en: 'put a disconnect between a drive and its motor', es: 'poner un desconectador entre el variador y su motor' },
        if: {
          en: "the drive's instructions allow it and an auxiliary contact stops the drive first",
          es: 'las instrucciones lo permiten y un contacto auxiliar para antes el variador',
        },
        words: 'vfd load side safety switch local lockout pump roof interruptor',
      },
      {
        says: 'must-not',
        what: {
          en: 'open the switch between a drive and its motor while the drive runs',
          es: 'abrir el interruptor entre el variador y el motor con el variador trabajando',
        },
        words: 'under load vfd fault blow igbt disconnect con carga',
      },
      {
        says: 'must-not',
        what: {
          en: "start and stop a motor with a contactor on a drive's output",
          es: 'arrancar y parar un motor con un contactor en la salida del variador',
        },
        words: 'vfd output contactor running salida',
      },
      {
        says: 'must',
        what: {
          en: 'use an auxiliary contact that stops the drive before the output switch opens',
          es: 'usar un contacto auxiliar que pare el variador antes de abrir la salida',
        },
        words: 'early break aux run enable interlock vfd',
      },
      {
        says: 'may',
        what: {
          en: 'open the switch between a drive and its motor once the drive has stopped',
          es: 'abrir el interruptor entre el variador y el motor ya parado el variador',
        },
        words: 'throw after',
      },
    ],
    words: {
      en: 'vfd drive disconnect switch between motor output load side auxiliary contact early break local',
      es: 'variador vfd desconectador interruptor entre motor salida contacto auxiliar local',
    },
  },
  {
    id: 'further-rv-30-50-adapter',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'May a 30 A RV plug into a 50 A outlet with an adapter, or a 50 A RV into 30 A?',
      es: '¿Un RV de 30 A puede conectarse a un contacto de 50 A con adaptador, o uno de 50 A a 30 A?',
    },
    answer: {
      en: "Yes, both ways, with a listed RV adapter ('dogbone'): the main breaker in the RV protects its own panel.\n\nA 30 A RV takes one 120 V leg of the 50 A outlet. The adapter limits nothing: between pedestal and RV only the 50 A breaker guards the cord, so cord and plugs have to be sound. A 50 A RV on 30 A gets one leg: one air conditioner at a time, and nothing of 240 V works. Dryer and welder outlets are not RV outlets: there a 30 A RV gets 240 V and burns.",
      es: "Sí, en los dos sentidos, con adaptador de RV listado ('dogbone'): el principal del RV protege su propio tablero.\n\nEl RV de 30 A toma una línea de 120 V del contacto de 50 A. El adaptador no limita nada: entre pedestal y RV solo el breaker de 50 A cuida el cordón, así que cordón y clavijas deben estar sanos. Uno de 50 A en 30 A recibe una línea: un aire a la vez, y nada de 240 V funciona. Los de secadora y soldadora no son contactos de RV: ahí el RV de 30 A recibe 240 V y se quema.",
    },
    references: ['551.44', '551.71'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'plug a 30 A RV into a 50 A RV outlet with an adapter',
          es: 'conectar un RV de 30 A a un contacto de RV de 50 A con adaptador',
        },
        if: { en: 'the adapter is listed for it and the cord is sound', es: 'el adaptador es listado para eso y el cordón está sano' },
        words: 'camper dogbone pedestal 14-50 tt-30 trailer',
      },
      {
        says: 'may',
        what: {
          en: 'plug a 50 A RV into a 30 A RV outlet with an adapter',
          es: 'conectar un RV de 50 A a un contacto de RV de 30 A con adaptador',
        },
        if: {
          en: 'the adapter is listed for it and the load is kept within 30 A',
          es: 'el adaptador es listado para eso y la carga no pasa de 30 A',
        },
        words: 'motorhome fifth wheel dogbone one ac casa rodante',
      },
      {
        says: 'is-not',
        what: { en: 'an RV adapter limits the current to 30 A', es: 'un adaptador de RV limita la corriente a 30 A' },
        words: 'dogbone step down reduce protects cord protege',
      },
      {
        says: 'must-not',
        what: {
          en: 'plug a 30 A or 50 A RV into a dryer or welder outlet with an adapter',
          es: 'conectar un RV de 30 A o 50 A a un contacto de secadora o soldadora con adaptador',
        },
        words: 'dogbone camper',
      },
    ],
    words: {
      en: 'rv camper trailer motorhome 30 amp 50 amp adapter dogbone pedestal campground plug in',
      es: 'rv camper casa rodante 30 50 amperes adaptador pedestal campamento conectar',
    },
  },
  {
    id: 'further-ev-charger-neutral',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Does an EV charger or a 14-50 receptacle need a neutral?',
      es: '¿Un cargador de carro o un contacto 14-50 lleva neutro?',
    },
    answer: {
      en: 'The charger does not, the 14-50 does: cars charge on two hots and a ground at 240 V, so a hardwired charger or a 6-50 receptacle has no neutral, but a 14-50 has a neutral terminal and it is connected.\n\nSomeone may plug an RV or a range in there later, and with an open neutral its 120 V parts burn. Ground is never put on the neutral terminal. With a two-wire-plus-ground cable in the wall, fit a 6-50 or hardwire.',
      es: 'El cargador no, el 14-50 sí: los carros cargan con dos vivos y tierra a 240 V, así que un cargador cableado o un contacto 6-50 va sin neutro, pero el 14-50 tiene terminal de neutro y se conecta.\n\nAlguien puede enchufar después un RV o una estufa, y con el neutro abierto se queman sus partes de 120 V. En la terminal del neutro nunca va la tierra. Si el cable trae dos hilos más tierra, ponga un 6-50 o cablee directo.',
    },
    references: ['625.44', '250.142(B)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'pull a neutral to a hardwired EV charger',
          es: 'llevar neutro a un cargador de carro cableado directo',
        },
        unless: {
          en: 'its instructions ask for one',
          es: 'sus instrucciones lo pidan',
        },
        words: 'tesla wall connector 6/2 6/3 white wire level 2 blanco',
      },
      {
        says: 'need-not',
        what: {
          en: 'pull a neutral to a 6-50 receptacle',
          es: 'llevar neutro a un contacto 6-50',
        },
        words: 'welder ev plug 6/2 three prong',
      },
      {
        says: 'must',
        what: {
          en: 'connect the neutral of a 14-50 receptacle',
          es: 'conectar el neutro de un contacto 14-50',
        },
        words: 'leave open floating unused 6/2 four prong car only abierto',
      },
      {
        says: 'must-not',
        what: {
          en: 'tie the ground to the neutral terminal of a 14-50 receptacle',
          es: 'unir la tierra a la terminal de neutro de un contacto 14-50',
        },
        words: 'jumper bootleg pigtail puente',
      },
    ],
    words: {
      en: 'ev charger car evse neutral white wire 14-50 6-50 6/2 6/3 tesla hardwired need',
      es: 'cargador carro electrico neutro blanco 14-50 6-50 6/2 6/3 tesla',
    },
  },
  {
    id: 'further-120-rule-and-generator',
    area: 'code',
    grade: 'K',
    title: {
      en: 'Does the 120% busbar rule apply to a generator breaker with an interlock?',
      es: '¿La regla del 120% se aplica al breaker de una planta con interlock?',
    },
    answer: {
      en: "No: the rule is for sources that feed the bus together with the utility, such as solar or a battery. An interlock lets only the main or the generator breaker be on, so the bus never carries both.\n\nWhat counts for the generator: its breaker fits inlet, cord and wire, and the panel's bus is not smaller than the breaker. Solar in the same panel is another matter: it stays off while a portable generator runs.",
      es: 'No: la regla es para fuentes que alimentan la barra junto con la compañía, como solar o batería. El interlock deja encendido solo el principal o el de la planta, así que la barra nunca lleva los dos.\n\nLo que cuenta para la planta: su breaker va de acuerdo a entrada, cordón y cable, y la barra del tablero no es menor que ese breaker. Lo solar en el mismo tablero es otra cosa: se queda apagado mientras trabaja una planta portátil.',
    },
    references: ['705.12', '702.5'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'apply the 120% rule to an interlocked generator breaker',
          es: 'aplicar la regla del 120% al breaker de planta con interlock',
        },
        words: 'backfeed inlet 50 amp 200 amp panel transfer',
      },
      {
        says: 'must',
        what: {
          en: 'apply the bus rules of 705.12 to solar or batteries in parallel with the utility',
          es: 'aplicar las reglas de barra de 705.12 a lo solar o baterías en paralelo con la compañía',
        },
        words: '120 percent inverter grid tied 120%',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a generator breaker larger than its inlet and wire',
          es: 'poner un breaker de planta mayor que su entrada y su cable',
        },
        words: '50 on l14-30 10 awg interlock',
      },
      {
        says: 'may',
        what: { en: 'use an interlocked generator breaker', es: 'usar un breaker de planta con interlock' },
        if: {
          en: 'its inlet, cord and wire fit it and the panel bus is not smaller',
          es: 'la entrada, el cordón y el cable le quedan y la barra del tablero no es menor',
        },
      },
      {
        says: 'need-not',
        what: {
          en: 'add the main and an interlocked generator breaker together for the bus',
          es: 'sumar el principal y el breaker de planta con interlock para la barra',
        },
      },
    ],
    words: {
      en: '120 percent rule busbar generator interlock backfed breaker inlet apply parallel',
      es: 'regla del 120 barra planta generador interlock breaker retroalimentado entrada paralelo',
    },
  },
  {
    id: 'further-new-deck-old-pool',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'New deck around an old pool: does it have to be bonded?',
      es: 'Piso nuevo alrededor de una alberca vieja: ¿hay que unirlo?',
    },
    answer: {
      en: 'Yes: a new walking surface within 3 ft of the water is new work and is bonded by the rule in force, however old the pool is.\n\nIt is also the only cheap moment for it: tie in rebar or mesh, or lay an 8 AWG bare solid copper ring, and connect it to the shell, ladder sockets and pump. That nobody has felt a shock so far proves nothing: it takes one fault or a bad utility neutral. A deck that is left alone need not be torn up for it. Permit and inspection before the pour.',
      es: 'Sí: un piso nuevo a menos de 3 pies del agua es obra nueva y se une según la regla vigente, por vieja que sea la alberca.\n\nTambién es el único momento barato: una la varilla o malla, o tienda un anillo de cobre sólido desnudo 8 AWG, y conéctelo al casco, bases de escalera y bomba. Que nadie haya sentido toques no prueba nada: basta una falla o un mal neutro de la compañía. Un piso que no se toca no hay que romperlo por eso. Permiso e inspección antes de colar.',
    },
    references: ['680.26(B)(2)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond a new deck laid around an old pool',
          es: 'unir el piso nuevo que se pone alrededor de una alberca vieja',
        },
        words: 'replace concrete pavers redo repour resurface rebar mesh copper adoquin colar',
      },
      {
        says: 'need-not',
        what: {
          en: 'tear up an old pool deck that is left alone only to add bonding',
          es: 'romper un piso viejo que no se toca solo para agregar la unión',
        },
        unless: {
          en: 'the authority asks for it',
          es: 'la autoridad lo pida',
        },
        words: 'existing grandfathered untouched intact',
      },
      {
        says: 'is-not',
        what: {
          en: 'a pool without shocks so far needs no bonding in its new deck',
          es: 'una alberca sin toques hasta hoy no necesita unión en su piso nuevo',
        },
        words: 'never felt current proof years',
      },
    ],
    words: {
      en: 'pool deck replace new concrete pavers old existing pool bonding wire rebar mesh perimeter required',
      es: 'piso de alberca nuevo concreto adoquin alberca vieja existente union varilla malla perimetro',
    },
  },
  {
    id: 'further-uf-cable-to-hot-tub',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'Can UF cable feed an outdoor hot tub?',
      es: '¿Se puede alimentar un jacuzzi exterior con cable UF?',
    },
    answer: {
      en: 'Not on the outdoor part, as most inspectors read it: the ground in UF is bare, and the outdoor wiring of a spa takes an insulated copper ground of 12 AWG or larger.\n\nThe usual way: cable inside the house to a box or disconnect, then PVC with THWN-2 and a green wire to the tub. Inside a one-family house NM or other cable may be used, since there the ground may lie bare within the jacket. Editions differ in the words: ask before burying it.',
      es: 'No en la parte exterior, como lo leen casi todos los inspectores: la tierra del UF va desnuda, y afuera el spa lleva tierra de cobre aislada de 12 AWG o mayor.\n\nLo usual: cable dentro de la casa hasta una caja o desconectador, y de ahí PVC con THWN-2 e hilo verde hasta la tina. Dentro de una casa unifamiliar se vale NM u otro cable, pues ahí la tierra puede ir desnuda dentro del forro. Las ediciones difieren en las palabras: pregunte antes de enterrarlo.',
    },
    references: ['680.42', '680.21(A)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run UF cable outdoors or underground to a hot tub',
          es: 'llevar cable UF por fuera o enterrado hasta un jacuzzi',
        },
        words: '6/3 uf-b direct burial spa trench bare ground zanja',
      },
      {
        says: 'must',
        what: {
          en: 'run an insulated copper ground of 12 AWG or larger outdoors to a hot tub',
          es: 'llevar por fuera tierra de cobre aislada 12 AWG o mayor hasta el jacuzzi',
        },
        words: 'green wire thwn pvc spa bare allowed verde',
      },
      {
        says: 'may',
        what: {
          en: "run NM cable (romex) through a one-family house to a hot tub's box or disconnect",
          es: 'llevar cable NM (romex) por una casa unifamiliar hasta la caja o desconectador del jacuzzi',
        },
        if: { en: 'its ground is copper of 12 AWG or larger', es: 'su tierra es de cobre 12 AWG o mayor' },
        words: '6/3 basement then pipe sótano luego tubo',
      },
      {
        says: 'may',
        what: {
          en: 'run PVC with THWN-2 and an insulated green wire to a hot tub',
          es: 'llevar PVC con THWN-2 e hilo verde aislado hasta el jacuzzi',
        },
        words: 'trench pipe spa underground',
      },
      {
        says: 'must-not',
        what: {
          en: 'run NM cable (romex) outdoors to a hot tub',
          es: 'llevar cable NM (romex) por fuera hasta el jacuzzi',
        },
        words: 'all the way out',
      },
    ],
    words: {
      en: 'hot tub spa jacuzzi uf-b 6/3 direct burial cable outdoors underground bare ground conduit thwn',
      es: 'jacuzzi spa tina cable uf enterrado directo tierra desnuda tubo exterior',
    },
  },
  {
    id: 'further-power-station-to-panel',
    area: 'code',
    grade: 'K',
    title: {
      en: 'Can a 120 V power station (battery) feed a house panel?',
      es: '¿Una estación de energía (batería) de 120 V puede alimentar el tablero de la casa?',
    },
    answer: {
      en: 'Yes, through an inlet with a listed transfer switch or interlock, like a small generator, and never by a cord into an outlet.\n\nA 120 V unit feeds one leg: half the breakers stay dead and nothing of 240 V runs. Bridging both hots overloads the neutral of multiwire circuits, so it is only for panels without them. Keep one neutral-ground bond, the one at the service; a unit that bonds inside can fault on it. A permanently wired one is energy storage and has to be listed as such.',
      es: 'Sí, por una entrada con transferencia o interlock listado, como una planta chica, y nunca con un cordón a un contacto.\n\nUna unidad de 120 V alimenta una línea: la mitad de los breakers queda muerta y nada de 240 V trabaja. Puentear los dos vivos sobrecarga el neutro de los circuitos multiconductores, así que solo va en tableros que no los tienen. Deje una sola unión neutro-tierra, la de la acometida; una unidad que la trae adentro puede marcar falla. La que va fija es almacenamiento de energía y debe ser listada como tal.',
    },
    references: ['702.5', '710.15', '706.5'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'feed a house panel from a portable power station',
          es: 'alimentar el tablero de la casa con una estación de energía portátil',
        },
        if: {
          en: 'it comes through an inlet with a listed transfer switch or interlock',
          es: 'entra por un inlet con transferencia o interlock listado',
        },
        words: 'ecoflow jackery bluetti anker solar generator battery lifepo4 bateria',
      },
      {
        says: 'must-not',
        what: {
          en: 'plug a power station into a house outlet with a double-male cord',
          es: 'conectar una estación de energía a un contacto de la casa con cordón de dos machos',
        },
        words: 'ecoflow jackery suicide cord backfeed contacto',
      },
      {
        says: 'must-not',
        what: {
          en: 'bridge both legs of a panel on a 120 V power station where there are multiwire circuits',
          es: 'puentear las dos líneas del tablero con una estación de 120 V donde hay circuitos multiconductores',
        },
        words: 'l5-30 l14-30 adapter jumper both hots shared neutral neutro compartido',
      },
      {
        says: 'is-not',
        what: {
          en: 'a 120 V power station runs 240 V loads of the house',
          es: 'una estación de 120 V hace trabajar cargas de 240 V de la casa',
        },
        words: 'well pump dryer ac central range bomba secadora',
      },
      {
        says: 'must',
        what: {
          en: 'use a listed transfer switch or interlock to feed a house panel from a power station',
          es: 'usar transferencia o interlock listado para alimentar el tablero de la casa con una estación de energía',
        },
        words: 'battery box',
      },
    ],
    words: {
      en: 'power station ecoflow jackery bluetti solar generator battery inverter panel interlock inlet transfer 120 backup',
      es: 'estacion de energia ecoflow jackery bluetti generador solar bateria tablero interlock entrada transferencia respaldo',
    },
  },
  {
    id: 'further-plug-in-solar',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Are plug-in (balcony) solar panels allowed?',
      es: '¿Se permiten los paneles solares de enchufe (de balcón)?',
    },
    answer: {
      en: "Only where state law and the utility allow them: Utah was the first state, in 2025, and others followed with limits on watts and a listing of their own. The general code gives no way to feed an ordinary outlet.\n\nWhy: the breaker doesn't see what the panel adds, so the wire can carry more than its rating; the plug's blades must be dead when pulled; the inverter has to shut off in an outage. Use a listed kit, its own circuit where asked, no extension cord, and tell the utility.",
      es: 'Solo donde la ley del estado y la compañía lo permiten: Utah fue el primer estado, en 2025, y otros siguieron con límites de watts y un listado propio. El código general no da manera de alimentar por un contacto común.\n\nPor qué: el breaker no ve lo que el panel agrega, así que el cable puede llevar más de lo debido; las navajas de la clavija deben quedar muertas al sacarla; el inversor debe apagarse en un apagón. Use un juego listado, circuito propio donde se pida, sin extensión, y avise a la compañía.',
    },
    references: ['705.6', '705.12', '406.7'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'plug a grid-tied solar panel into an ordinary outlet',
          es: 'enchufar un panel solar interactivo en un contacto común',
        },
        unless: {
          en: 'state law and the utility allow it and the kit is listed for it',
          es: 'la ley del estado y la compañía lo permitan y el juego sea listado para eso',
        },
        words: 'balcony kit microinverter renter amazon apartment 800 w balcon renta departamento',
      },
      {
        says: 'must',
        what: {
          en: 'use plug-in solar whose inverter shuts off when the utility is lost',
          es: 'usar solar de enchufe cuyo inversor se apague al irse la luz',
        },
        words: 'anti-islanding ul 1741 ul 3700 outage apagon',
      },
      {
        says: 'is-not',
        what: {
          en: 'the breaker of an outlet circuit sees the current that plug-in solar adds',
          es: 'el breaker del circuito ve la corriente que agrega el solar de enchufe',
        },
        words: 'protects wire overload masking protege cable',
      },
    ],
    words: {
      en: 'plug-in balcony solar panel kit outlet microinverter legal renter apartment utah backfeed',
      es: 'panel solar de enchufe balcon kit contacto microinversor legal departamento utah',
    },
  },
];
