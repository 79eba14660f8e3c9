// Everyday equipment of a house wired as one job, symptoms that people notice, and the meter, solar and aluminum in plain words.
import type { Topic } from '../knowledge.ts';

export const everydayEquipmentAndSymptomsTopics: readonly Topic[] = [
  {
    id: 'wiring-methods-bath-exhaust-fan',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'How do I wire a bathroom exhaust fan?', es: '¿Cómo se alambra un extractor de baño?' },
    answer: {
      en: "Run a cable from the switch to the fan's own junction box: switched hot to black, neutral to white, ground to green or to the box. For fan and light on two switches run 14/3 or 12/3 and use red for the second one.\n\nFeed it from a 15 A lighting circuit with 14 AWG, or from the 20 A circuit of that one bathroom with 12 AWG. Over a tub or shower the fan must be listed for it and nearly always goes on GFCI by its instructions. Keep a neutral in the switch box, so that a timer or humidity switch works. A fan with a heater usually wants its own 20 A circuit. The duct goes outdoors, not into the attic.",
      es: 'Corra un cable del apagador a la caja propia del extractor: vivo apagado con negro, neutro con blanco, tierra con verde o a la caja. Para abanico y luz en dos apagadores corra 14/3 o 12/3 y use el rojo para el segundo.\n\nAliméntelo de un circuito de luces de 15 A con 14 AWG, o del circuito de 20 A de ese solo baño con 12 AWG. Sobre tina o regadera el extractor debe ser listado para ello y casi siempre lleva GFCI según sus instrucciones. Deje neutro en la caja del apagador, para que funcione un temporizador o sensor de humedad. El que trae calefactor suele pedir su propio circuito de 20 A. El ducto sale afuera, no al ático.',
    },
    steps: {
      en: [
        'Read the instructions: listing over the tub, GFCI, wire size, duct.',
        'Breaker off; prove the box dead with a tester tried before and after on a live source.',
        'Fasten the housing to the joists and run the cable with a clamp into its junction box.',
        'Join ground first, then neutrals, then the switched hots.',
        'At the switch join hot and switched hot; neutral only where the switch needs it, else capped.',
        'Close the box, connect the duct, breaker on; test fan, light and GFCI.',
      ],
      es: [
        'Lea las instrucciones: listado sobre tina, GFCI, calibre, ducto.',
        'Breaker abajo; compruebe que la caja está muerta con un probador verificado antes y después en una fuente viva.',
        'Fije la carcasa a las vigas y meta el cable con su abrazadera a la caja.',
        'Una primero la tierra, luego neutros, luego los vivos apagados.',
        'En el apagador una vivo y vivo apagado; neutro solo si el apagador lo pide, si no, con capuchón.',
        'Cierre la caja, conecte el ducto, suba el breaker; pruebe abanico, luz y GFCI.',
      ],
    },
    references: ['210.11(C)(3)', '404.2(C)', '110.3(B)', '210.23'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use an exhaust fan listed for the tub or shower space where it is over one',
          es: 'usar un extractor listado para tina o regadera si va encima de una',
        },
        words: 'over shower encima',
      },
      {
        says: 'may',
        what: {
          en: 'put a bathroom exhaust fan on a 15 A lighting circuit',
          es: 'poner el extractor del baño en un circuito de luces de 15 A',
        },
        words: 'hallway bedroom lights',
      },
      {
        says: 'must',
        what: {
          en: 'protect an exhaust fan over a tub or shower with GFCI',
          es: 'proteger con GFCI el extractor sobre tina o regadera',
        },
        if: { en: 'its instructions ask for it', es: 'sus instrucciones lo piden' },
        words: 'gfi',
      },
      {
        says: 'may',
        what: {
          en: 'switch a bathroom exhaust fan and light together with one switch',
          es: 'encender con un solo apagador el extractor y la luz del baño',
        },
        words: 'separate switch own switch fan light',
      },
    ],
    words: {
      en: 'bath fan vent fan hook up install wire exhaust fan light two switches timer humidity switch over shower red black white green',
      es: 'extractor ventilador baño conectar instalar abanico luz dos apagadores temporizador regadera rojo negro blanco',
    },
  },
  {
    id: 'wiring-methods-sump-pump-circuit',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'What circuit does a sump pump need?', es: '¿Qué circuito lleva la bomba de sumidero (cárcamo)?' },
    answer: {
      en: "One circuit of its own with GFCI: 15 A with 14 AWG for the usual 1/3 or 1/2 hp pump at 120 V, or 20 A with 12 AWG. The code doesn't demand its own circuit unless the maker's instructions do; good practice does, so that nothing else trips it in a storm.\n\nGFCI is required: since 2020 wherever it is, cord or hardwired; before that for its receptacle in an unfinished basement. Put a single receptacle above any flood level and beside the pit, not in it, and let the pump be the only thing on it. No extension cord. Add a high-water alarm and a battery pump, since a trip or an outage otherwise shows as water on the floor.",
      es: 'Un circuito propio con GFCI: 15 A con 14 AWG para la bomba común de 1/3 o 1/2 hp a 120 V, o 20 A con 12 AWG. El código no exige circuito propio salvo que lo pidan las instrucciones; la buena práctica sí, para que nada más lo dispare en una tormenta.\n\nEl GFCI es obligatorio: desde 2020 esté donde esté, con clavija o fija; antes, para su contacto en sótano sin terminar. Ponga un contacto sencillo arriba del nivel de inundación y a un lado del pozo, no dentro, y que solo alimente la bomba. Sin extensión. Agregue alarma de nivel y bomba de batería, pues un disparo o un apagón se nota hasta que hay agua en el piso.',
    },
    steps: {
      en: [
        'Read amps and circuit on nameplate and instructions.',
        'Breaker off; prove dead with a tester tried before and after on a live source.',
        'Run the cable to a box above flood level, within reach of the cord.',
        'GFCI breaker, or a GFCI receptacle that can be reached to reset it.',
        'Power on; press test and reset, then pour water in the pit until the pump starts.',
      ],
      es: [
        'Lea amperes y circuito en placa e instrucciones.',
        'Breaker abajo; compruebe sin tensión con un probador verificado antes y después en una fuente viva.',
        'Corra el cable a una caja arriba del nivel de agua, al alcance del cordón.',
        'Breaker GFCI, o contacto GFCI que se alcance para restablecerlo.',
        'Suba el breaker; oprima prueba y restablecer, luego eche agua al pozo hasta que arranque.',
      ],
    },
    references: ['210.8(D)', '210.8(A)(5)', '110.3(B)', '430.22'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'give a sump pump a dedicated circuit', es: 'darle circuito dedicado a la bomba de sumidero' },
        unless: { en: 'its instructions ask for one', es: 'sus instrucciones lo pidan' },
        words: 'own circuit share compartir',
      },
      {
        says: 'may',
        what: {
          en: 'put a sump pump of 1/3 or 1/2 hp on a 15 A circuit',
          es: 'poner una bomba de sumidero de 1/3 o 1/2 hp en un circuito de 15 A',
        },
        words: '14 gauge',
      },
    ],
    words: {
      en: 'sump pump dedicated circuit breaker size outlet basement pit wire gauge alarm battery backup',
      es: 'bomba de sumidero cárcamo achique sótano circuito dedicado breaker calibre contacto alarma',
    },
  },
  {
    id: 'wiring-methods-garage-door-opener',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'What circuit and outlet does a garage door opener need?',
      es: '¿Qué circuito y contacto lleva el motor de la puerta del garaje?',
    },
    answer: {
      en: "A 120 V receptacle on the ceiling near the motor head, with GFCI that can be reset from the floor; no dedicated circuit is required. It may share the garage's 15 A or 20 A circuit, though its own circuit keeps the door working when a tool trips the other.\n\nPlace it so that the opener's cord reaches by itself, mostly within 3 ft of the head: extension cords are not allowed. A GFCI receptacle on the ceiling is not readily accessible, so protect it by the breaker or by a GFCI at the wall ahead of it. It is tamper-resistant unless more than 5-1/2 ft up. Wall button and photo eyes are low-voltage: thin bell wire, apart from 120 V wires and boxes, stapled without piercing.",
      es: 'Un contacto de 120 V en el techo cerca del motor, con GFCI que se restablezca desde el piso; no se exige circuito dedicado. Puede compartir el circuito de 15 A o 20 A del garaje, aunque uno propio deja la puerta funcionando cuando una herramienta dispara el otro.\n\nPóngalo donde el cordón del motor llegue solo, casi siempre a menos de 3 pies: no se permiten extensiones. Un contacto GFCI en el techo no es fácilmente accesible; protéjalo con el breaker o con un GFCI en la pared antes de él. Es a prueba de niños salvo a más de 5-1/2 pies de altura. Botón y fotoceldas son de bajo voltaje: alambre de timbre, aparte de cables y cajas de 120 V, engrapado sin perforarlo.',
    },
    references: ['210.8(A)(2)', '400.12', '406.12', '725.136'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'give a garage door opener a dedicated circuit', es: 'darle circuito dedicado al motor del garaje' },
        words: 'own share compartir',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed a garage door opener by an extension cord',
          es: 'alimentar el motor del garaje con una extensión',
        },
        words: 'plug',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the GFCI reset on the garage ceiling out of reach',
          es: 'dejar el botón del GFCI en el techo del garaje fuera de alcance',
        },
        words: 'gfci receptacle ceiling',
      },
    ],
    words: {
      en: 'garage door opener outlet ceiling receptacle circuit breaker wire photo eye sensor wall button low voltage share lights',
      es: 'motor puerta garaje cochera contacto techo circuito breaker fotocelda sensor botón bajo voltaje compartir',
    },
  },
  {
    id: 'wiring-methods-well-pump-circuit',
    area: 'wiring-methods',
    grade: 'K',
    title: {
      en: 'How do I wire a well pump: breaker, wire and disconnect?',
      es: '¿Cómo se alambra la bomba de pozo: breaker, cable y desconectador?',
    },
    answer: {
      en: "A well pump gets its own circuit, mostly 240 V on a two-pole breaker, with wire for at least 125% of the motor's table current and larger where the run is long. The maker's chart of horsepower and distance from panel to pump decides the size; at short runs 12 AWG on 20 A serves most pumps up to 1 hp.\n\nBreaker, then disconnect near the pressure switch, pressure switch, control box (three-wire pumps only), well head. A two-wire pump has its start gear inside. Run an equipment ground all the way: it bonds the pump and a metal casing. The earth alone is no ground path. Underground use UF or THWN in conduit at its depth. Since 2020 an outdoor outlet at a dwelling needs GFCI, hardwired too; ask the inspector whether the pump counts.",
      es: 'La bomba de pozo lleva circuito propio, casi siempre 240 V con breaker de dos polos, y cable para al menos 125% de la corriente de tabla del motor, más grueso si el tramo es largo. La tabla del fabricante de caballos y distancia del tablero a la bomba decide el calibre; en tramos cortos 12 AWG en 20 A sirve para la mayoría hasta 1 hp.\n\nBreaker, luego desconectador junto al interruptor de presión, interruptor de presión, caja de control (solo bombas de tres hilos), boca del pozo. La de dos hilos trae el arranque adentro. Corra tierra de equipo todo el camino: une la bomba y el ademe metálico. La tierra sola no es camino de falla. Enterrado use UF o THWN en tubo a su profundidad. Desde 2020 una salida exterior de vivienda lleva GFCI, también fija; pregunte al inspector si la bomba cuenta.',
    },
    steps: {
      en: [
        'Read the plate: two- or three-wire, volts, hp, amps; measure the whole run.',
        'Take wire size and largest breaker from the chart and the motor rules.',
        'Breaker off and locked; prove dead with a tester tried before and after on a live source.',
        'Wire disconnect, pressure switch and the matching control box; bond casing and pump to the ground wire.',
        'Measure insulation to ground at the well head before power.',
        'Power on: check volts and amps against the plate, cut-in and cut-out.',
      ],
      es: [
        'Lea la placa: dos o tres hilos, voltaje, hp, amperes; mida todo el recorrido.',
        'Tome calibre y breaker máximo de la tabla y de las reglas de motores.',
        'Breaker abajo con candado; compruebe sin tensión con probador verificado antes y después en una fuente viva.',
        'Conecte desconectador, interruptor de presión y la caja de control que corresponde; una ademe y bomba a la tierra.',
        'Mida aislamiento a tierra en la boca del pozo antes de energizar.',
        'Energice: compare voltaje y amperes con la placa, y el arranque y paro.',
      ],
    },
    references: ['430.22', '430.52', '430.102', '250.112(L)', '250.112(M)', '210.8(F)', 'Table 300.5(A)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'bond a metal well casing to the ground wire of the pump circuit',
          es: 'unir el ademe metálico del pozo a la tierra del circuito de la bomba',
        },
        words: 'casing ground bond',
      },
      {
        says: 'must',
        what: { en: 'run a ground wire to a submersible pump', es: 'correr tierra hasta la bomba sumergible' },
        words: 'egc',
      },
    ],
    words: {
      en: 'well pump wiring breaker size wire gauge submersible two wire three wire control box pressure switch disconnect casing distance',
      es: 'bomba de pozo sumergible breaker calibre dos hilos tres hilos caja de control presión desconectador ademe distancia',
    },
  },
  {
    id: 'wiring-methods-pool-pump-circuit',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'How do I wire a pool pump: the whole job?',
      es: '¿Cómo se alambra la bomba de la alberca: el trabajo completo?',
    },
    answer: {
      en: "Its own circuit with GFCI, an equipment ground, a bonding wire to the motor and a disconnect in sight, at least 5 ft from the water. Most are 240 V on a two-pole 20 A GFCI breaker with 12 AWG; nameplate and instructions decide.\n\nThe ground goes back to the panel; where chemicals make it corrosive it is insulated copper, 12 AWG or larger, in a raceway. The bond is solid copper of 8 AWG or larger to the pool's bonding grid, heater and other equipment; a listed double-insulated motor isn't bonded, but leave the wire. Bury PVC at 18 in. A receptacle for a cord pump stays 6 ft from the water. A time switch opens both hots at 240 V. Permit and inspection before the trench is closed.",
      es: 'Circuito propio con GFCI, tierra de equipo, alambre de unión (bonding) al motor y desconectador a la vista, al menos a 5 pies del agua. La mayoría es de 240 V con breaker GFCI de dos polos de 20 A y 12 AWG; deciden placa e instrucciones.\n\nLa tierra regresa al tablero; donde los químicos hacen corrosivo el lugar es de cobre aislado, 12 AWG o mayor, en tubo. La unión es cobre sólido de 8 AWG o mayor a la malla de la alberca, calentador y demás equipo; un motor listado de doble aislamiento no se une, pero deje el alambre. Entierre PVC a 18 pulg. El contacto de una bomba con cordón queda a 6 pies del agua. El reloj abre los dos vivos en 240 V. Permiso e inspección antes de tapar la zanja.',
    },
    steps: {
      en: [
        'Permit; read nameplate volts and amps and the instructions for breaker type.',
        'Breaker off and locked; prove dead with a tester tried before and after on a live source.',
        'Conduit from panel or time switch to the disconnect, flexible listed piece to the motor.',
        'Set the motor for its voltage; land both hots and the ground.',
        'Solid 8 AWG to the motor lug with a connector listed for it.',
        'Inspection; power on, test the GFCI, check amps and rotation.',
      ],
      es: [
        'Permiso; lea voltaje y amperes de placa, y en las instrucciones el tipo de breaker.',
        'Breaker abajo con candado; compruebe sin tensión con probador verificado antes y después en una fuente viva.',
        'Tubo del tablero o reloj al desconectador, tramo flexible listado al motor.',
        'Ajuste el motor a su voltaje; conecte los dos vivos y la tierra.',
        'Alambre sólido 8 AWG a la zapata del motor con conector listado.',
        'Inspección; energice, pruebe el GFCI, revise amperes y giro.',
      ],
    },
    references: ['680.21(A)', '680.21(C)', '680.13', '680.26(B)(6)', '680.22(A)', '680.14', 'Table 300.5(A)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a disconnect in sight of the pool pump and at least 5 ft from the water',
          es: 'poner un desconectador a la vista de la bomba y al menos a 5 pies del agua',
        },
        words: 'switch shutoff alberca piscina',
      },
      {
        says: 'must',
        what: {
          en: 'bond the pool pump motor with solid 8 AWG copper',
          es: 'unir el motor de la bomba con cobre sólido 8 AWG',
        },
        unless: { en: 'it is listed double insulated', es: 'sea listado de doble aislamiento' },
        words: 'bonding wire lug',
      },
      {
        says: 'must-not',
        what: {
          en: 'use stranded 8 AWG for the bonding wire of a pool pump',
          es: 'usar 8 AWG trenzado como alambre de unión de la bomba',
        },
        words: 'thhn',
      },
    ],
    words: {
      en: 'pool pump hook up wire size breaker 230 volt timer intermatic bonding lug disconnect conduit new pump motor swimming',
      es: 'bomba alberca piscina conectar calibre breaker 220 reloj temporizador unión desconectador tubo motor nuevo',
    },
  },
  {
    id: 'wiring-methods-house-low-voltage',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'How do I run low-voltage wiring in a house: ethernet, TV, doorbell?',
      es: '¿Cómo se corre el bajo voltaje en una casa: red, TV, timbre?',
    },
    answer: {
      en: 'Home-run each ethernet and coax cable to one central place, in holes and boxes of their own, never in a box or conduit with 120 V. Next to open power wire keep 2 in.; beside NM cable the code asks no distance, but keep about 12 in. in parallel and cross at right angles, for noise.\n\nUse cable marked for inside (CM, CMR between floors, CMP in plenums), solid copper Cat 6, no copper-clad aluminum if it will carry power to cameras. Low-voltage brackets or rings may replace boxes; a divided box is needed where both share one plate. Staple loosely, no sharp bends. Doorbells: a listed Class 2 transformer on the outside of a box, bell wire to button and chime. Bond the TV or dish cable at the service. Low-voltage work may need a license or permit.',
      es: 'Lleve cada cable de red y coaxial directo a un lugar central, por agujeros y cajas propias, nunca en una caja o tubo con 120 V. Junto a alambre de fuerza abierto guarde 2 pulg.; al lado de cable NM el código no pide distancia, pero deje unas 12 pulg. en paralelo y cruce en ángulo recto, por el ruido.\n\nUse cable marcado para interior (CM, CMR entre pisos, CMP en plenum), Cat 6 de cobre sólido, no aluminio cobrizado si va a alimentar cámaras. Los marcos de bajo voltaje pueden reemplazar la caja; donde ambos comparten una placa hace falta caja con división. Grapas flojas, sin dobleces cerrados. Timbre: transformador Clase 2 listado por fuera de una caja, alambre de timbre al botón y a la campana. Una (bonding) el cable de TV o antena en la acometida. Puede hacer falta licencia o permiso.',
    },
    references: ['725.136', '722.135', '722.24', '800.133', '250.94'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put ethernet or coax in the same box or conduit as 120 V wires',
          es: 'meter red o coaxial en la misma caja o tubo que los 120 V',
        },
        unless: { en: 'a divider separates them', es: 'los separe una división' },
        words: 'cat6 tv cable',
      },
      {
        says: 'may',
        what: { en: 'run ethernet beside NM cable (Romex)', es: 'correr red al lado de cable NM (Romex)' },
        words: 'stud hole next to same hole agujero',
      },
      {
        says: 'may',
        what: {
          en: 'use an open low-voltage bracket instead of a box for ethernet or TV',
          es: 'usar marco abierto de bajo voltaje en lugar de caja para red o TV',
        },
        words: 'mud ring',
      },
    ],
    words: {
      en: 'ethernet cat6 coax tv cable doorbell speaker low voltage prewire network data structured wiring distance from electrical romex bracket',
      es: 'red cat6 coaxial tv timbre bocina bajo voltaje datos internet distancia del cable eléctrico romex',
    },
  },
  {
    id: 'wiring-methods-usb-receptacle',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'Can I put in a receptacle with USB ports?', es: '¿Puedo poner un contacto con puertos USB?' },
    answer: {
      en: "Yes: it wires like any receptacle, hot, neutral and ground, in place of an ordinary one on a 15 A or 20 A circuit. It must be listed, with its charger built in, and tamper-resistant in dwellings.\n\nIt is deep: check that the box has the volume; it counts two conductor allowances like any yoke, and an old shallow box rarely fits it. A 20 A model needs a 20 A circuit. It doesn't replace GFCI or AFCI where those are required; put it on the protected side. On a switched half-hot receptacle ask which half feeds the ports. No ground in the box: don't put in a three-prong without GFCI and its label.",
      es: 'Sí: se conecta como cualquier contacto, vivo, neutro y tierra, en lugar de uno común en circuito de 15 A o 20 A. Debe ser listado, con el cargador integrado, y a prueba de niños en viviendas.\n\nEs hondo: revise que la caja tenga volumen; cuenta dos conductores como cualquier dispositivo, y una caja vieja poco profunda casi nunca lo admite. El modelo de 20 A lleva circuito de 20 A. No reemplaza al GFCI ni al AFCI donde se exigen; póngalo del lado protegido. En un contacto de media controlada por apagador, vea cuál mitad alimenta los puertos. Caja sin tierra: no ponga de tres patas sin GFCI y su etiqueta.',
    },
    steps: {
      en: [
        'Breaker off; prove both halves dead with a tester tried before and after on a live source.',
        'Pull the old one; check wire size, ground and room in the box.',
        'Pigtail if wires feed on; black to brass, white to silver, bare to green, to the marked torque.',
        'Fold the wires back, fasten, plate, breaker on; test with a tester and a phone.',
      ],
      es: [
        'Breaker abajo; compruebe muertas las dos mitades con un probador verificado antes y después en una fuente viva.',
        'Saque el viejo; vea calibre, tierra y espacio en la caja.',
        'Haga pigtail si los cables siguen; negro a latón, blanco a plateado, desnudo a verde, con el torque marcado.',
        'Acomode los alambres, fije, placa, breaker arriba; pruebe con probador y un teléfono.',
      ],
    },
    references: ['406.3', '406.12', '314.16(B)(4)', '406.4(D)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'replace an ordinary receptacle with a listed USB receptacle',
          es: 'cambiar un contacto común por uno USB listado',
        },
        words: 'swap charger outlet',
      },
      {
        says: 'must',
        what: {
          en: 'use a tamper-resistant USB receptacle in a dwelling',
          es: 'usar un contacto USB a prueba de niños en una vivienda',
        },
        words: 'tr',
      },
    ],
    words: {
      en: 'usb outlet usb-c charger receptacle install replace deep box fit wiring kitchen bedroom',
      es: 'contacto usb tomacorriente usb-c cargador instalar cambiar caja honda cabe',
    },
  },
  {
    id: 'wiring-methods-led-strip-under-cabinet',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'How do I wire LED strips and under-cabinet lights?',
      es: '¿Cómo se alambran tiras LED y luces bajo gabinete?',
    },
    answer: {
      en: "A listed Class 2 driver on a switched lighting circuit, thin listed cable from it to the strips, and a driver of at least the strip's watts with about 20% to spare. Strip watts per foot times feet gives the load: 4 W a foot over 15 ft is 60 W, so a driver of 75 W or more.\n\nThe driver stays where it can be reached and cooled: cabinet, basement, not buried in a wall. Its 120 V side goes in a box; in the wall the low-voltage side is CL2 cable or a wiring method, not lamp cord. Keep both sides apart. In a kitchen they may not be hardwired to the countertop receptacle circuits. Dim with a dimmer the driver's maker names. Line-voltage bars take NM into their own wiring compartment.",
      es: 'Un driver listado Clase 2 en un circuito de luces con apagador, cable delgado listado de ahí a las tiras, y driver de al menos los watts de la tira con un 20% de sobra. Watts por pie por los pies da la carga: 4 W por pie en 15 pies son 60 W, así que driver de 75 W o más.\n\nEl driver queda donde se alcance y ventile: gabinete, sótano, no enterrado en la pared. Su lado de 120 V va en caja; dentro del muro el lado de bajo voltaje es cable CL2 o un método de alambrado, no cordón de lámpara. Mantenga separados los dos lados. En cocina no se conectan fijos a los circuitos de contactos de la cubierta. Atenúe con el dimmer que nombra el fabricante del driver. Las barras de 120 V reciben NM en su propio compartimento.',
    },
    steps: {
      en: [
        'Add up watts, choose voltage, driver, channel and dimmer that match.',
        'Breaker off; prove dead with a tester tried before and after on a live source.',
        'Switched hot, neutral and ground to the driver in a box or its wiring compartment.',
        'CL2 cable to the strips, plus and minus right; feed long runs in the middle or from both ends.',
        'Fix the strip in its channel, cut only at its marks; test before closing up.',
      ],
      es: [
        'Sume watts y elija voltaje, driver, perfil y dimmer que combinen.',
        'Breaker abajo; compruebe sin tensión con un probador verificado antes y después en una fuente viva.',
        'Vivo apagado, neutro y tierra al driver en una caja o su compartimento.',
        'Cable CL2 a las tiras, más y menos correctos; alimente tramos largos por el centro o las dos puntas.',
        'Pegue la tira en su perfil, corte solo en las marcas; pruebe antes de cerrar.',
      ],
    },
    references: ['Article 411', '411.5', '210.52(B)(2)', '725.136', '110.3(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'hardwire under-cabinet lights to the kitchen countertop receptacle circuits',
          es: 'conectar fijas las luces bajo gabinete a los circuitos de contactos de la cubierta',
        },
        words: 'small appliance',
      },
      {
        says: 'must-not',
        what: {
          en: 'bury an LED driver in a wall where it cannot be reached',
          es: 'enterrar un driver LED en la pared sin acceso',
        },
        words: 'hide transformer power supply',
      },
      {
        says: 'must-not',
        what: {
          en: 'run lamp cord for LED strips inside a wall',
          es: 'correr cordón de lámpara para tiras LED dentro de la pared',
        },
        words: 'speaker wire',
      },
    ],
    words: {
      en: 'led strip tape light under cabinet lighting kitchen driver power supply watts 12v 24v dimmer hide wire hardwire',
      es: 'tira led luz bajo gabinete alacena cocina driver fuente watts 12v 24v dimmer esconder cable',
    },
  },
  {
    id: 'troubleshooting-switch-hot-buzzes-sparks',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'A switch is hot, buzzes or sparks', es: 'Un apagador se calienta, zumba o echa chispas' },
    answer: {
      en: 'Stop using it and turn its breaker off if it is hot, crackles, smells, is browned or sparks more than a blink: a loose wire or a worn switch is arcing. Smoke, or heat that stays after the breaker is off: get out and call the fire department.\n\nNormal are a faint blue flick inside as it opens, and a dimmer that is warm. A plain switch stays cool. The causes: loose screw or push-in terminal, worn contacts, a motor or too much load on it, aluminum wire on a device not marked for it. The cure is a new switch of the right rating, screws tightened to the marked torque, copper cut back to bright metal. If insulation is charred or wires are aluminum, have a licensed electrician do it.',
      es: 'Deje de usarlo y baje su breaker si quema, truena, huele, está café o echa más que un chispazo: un alambre flojo o un apagador gastado está arqueando. Humo, o calor que sigue con el breaker abajo: salga y llame a los bomberos.\n\nLo normal: un destello azul leve adentro al abrir, y un dimmer tibio. Un apagador común queda frío. Causas: tornillo o terminal de presión flojo, contactos gastados, un motor o demasiada carga, alambre de aluminio en un dispositivo no marcado para él. El remedio es un apagador nuevo del rango correcto, tornillos al torque marcado y cobre recortado hasta metal brillante. Si el forro está quemado o el alambre es de aluminio, que lo haga un electricista con licencia.',
    },
    steps: {
      en: [
        'Leave it alone; turn the breaker off and keep it off.',
        'Prove the box dead with a tester tried before and after on a live source.',
        'Pull the switch; look for loose screws, browned plastic, brittle wire.',
        'Check the load against the rating on the switch.',
        'New switch on the screws, not the push-ins; tighten to the torque, ground too.',
        'Breaker on; after an hour of use it must be cool and silent.',
      ],
      es: [
        'No lo toque más; baje el breaker y déjelo abajo.',
        'Compruebe la caja muerta con un probador verificado antes y después en una fuente viva.',
        'Saque el apagador; busque tornillos flojos, plástico café, alambre quebradizo.',
        'Compare la carga con el rango del apagador.',
        'Apagador nuevo en los tornillos, no en los agujeros; apriete al torque, también la tierra.',
        'Breaker arriba; tras una hora de uso debe estar frío y callado.',
      ],
    },
    references: ['110.14(D)', '404.14(A)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'keep using a switch that is hot, crackles or smells', es: 'seguir usando un apagador que quema, truena o huele' },
        words: 'warm sizzles buzzing dangerous',
      },
      {
        says: 'is',
        what: {
          en: 'a faint brief flick of light inside a switch as it opens is normal',
          es: 'un destello leve y breve dentro del apagador al abrir es normal',
        },
        words: 'small blue spark chispa',
      },
    ],
    words: {
      en: 'light switch hot warm buzzing crackling sizzling sparks popping burning smell arcing loose replace',
      es: 'apagador caliente zumba truena chispa chisporrotea olor a quemado flojo cambiar switch',
    },
  },
  {
    id: 'troubleshooting-spark-when-plugging-in',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'A spark when I plug something in: is it normal?', es: 'Sale una chispa al enchufar algo: ¿es normal?' },
    answer: {
      en: 'One small, quick blue spark is normal, most with chargers and with things that are switched on: the current jumps the last gap. A big, yellow or repeated spark, noise, smell, a black mark or a loose plug is not: stop using that receptacle and turn its breaker off.\n\nElectronics draw a gulp as their capacitors fill. Switch a thing off before plugging it in or out, and push the plug straight home. Where it is not normal, look at three things: worn contacts that no longer grip, a loose wire behind, moisture; or a bad cord. The same plug sparking everywhere means the appliance. Replace a receptacle that holds plugs loosely; with scorch, heat or smoke call an electrician, or the fire department.',
      es: 'Una chispa azul, chica y rápida es normal, sobre todo con cargadores y aparatos prendidos: la corriente brinca el último hueco. Una grande, amarilla o repetida, con ruido, olor, mancha negra o enchufe flojo no lo es: deje de usar ese contacto y baje su breaker.\n\nLa electrónica toma un golpe de corriente al llenarse sus capacitores. Apague el aparato antes de enchufarlo o sacarlo y meta la clavija derecha hasta el fondo. Cuando no es normal, vea tres cosas: contactos gastados que ya no aprietan, un alambre flojo atrás, humedad; o un cordón malo. Si la misma clavija chispea en todos lados, es el aparato. Cambie el contacto que sujeta flojo; con quemadura, calor o humo llame a un electricista, o a los bomberos.',
    },
    references: ['110.14(D)', '406.4(D)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'one small quick spark when plugging something in is normal',
          es: 'una chispa chica y rápida al enchufar algo es normal',
        },
        words: 'blue charger laptop vacuum',
      },
      {
        says: 'must-not',
        what: {
          en: 'keep using a receptacle with big or repeated sparks or a black mark',
          es: 'seguir usando un contacto con chispas grandes o repetidas o mancha negra',
        },
        words: 'scorch burnt smell',
      },
    ],
    words: {
      en: 'outlet sparks when plugging in spark normal dangerous charger laptop vacuum blue flash black mark loose plug',
      es: 'chispa al enchufar contacto chispea normal peligroso cargador clavija floja mancha negra destello',
    },
  },
  {
    id: 'troubleshooting-refrigerator-or-washer-dead',
    area: 'troubleshooting',
    grade: 'K',
    title: {
      en: 'Refrigerator or washer dead: what to check electrically?',
      es: 'Refrigerador o lavadora muertos: ¿qué revisar de lo eléctrico?',
    },
    answer: {
      en: 'Find out first whether the receptacle is dead or the machine: plug a lamp in there. No light means GFCI, breaker or wiring; light means cord, control, lid or door switch, or the motor inside.\n\nDead receptacle: look for a tripped GFCI on a wall, in garage, bath or basement too, then a breaker that sits between. Reset each once; if it trips again with the machine unplugged it is the circuit, if only with it plugged in, the machine. A lamp that lights dimly may mean a loose neutral. Machine: controls set, child lock, demo mode, lid closed, cord sound, outlet 120 V. A fridge with lights and no cooling has compressor, relay or control trouble, not the circuit. Never run it from a thin extension cord. Keep its door closed.',
      es: 'Vea primero si está muerto el contacto o la máquina: enchufe ahí una lámpara. Si no prende, es GFCI, breaker o alambrado; si prende, es cordón, control, interruptor de tapa o puerta, o el motor.\n\nContacto muerto: busque un GFCI botado en la pared, también en garaje, baño o sótano, luego un breaker a media posición. Restablezca cada uno una vez; si vuelve a botar con la máquina desenchufada es el circuito; si solo con ella, la máquina. Una lámpara que prende débil puede ser neutro flojo. Máquina: perillas, seguro de niños, modo demostración, tapa cerrada, cordón sano, contacto con 120 V. Un refrigerador con luz que no enfría tiene falla de compresor, relé o control, no del circuito. No lo alimente con extensión delgada. Mantenga la puerta cerrada.',
    },
    steps: {
      en: [
        'Lamp or tester in the same receptacle.',
        'Look for every GFCI and breaker; reset once.',
        'A qualified person measures hot to neutral and hot to ground at the receptacle.',
        'Breaker off, prove dead with a tester proved on a live source; open the receptacle, mend or replace.',
        'Receptacle good: unplug the machine, check cord and plug, call its service.',
      ],
      es: [
        'Lámpara o probador en el mismo contacto.',
        'Busque todo GFCI y breaker; restablezca una vez.',
        'Una persona calificada mide vivo a neutro y vivo a tierra en el contacto.',
        'Breaker abajo, compruebe sin tensión con un probador verificado en una fuente viva; abra el contacto, repare o cambie.',
        'Contacto bueno: desenchufe la máquina, revise cordón y clavija, llame a su servicio.',
      ],
    },
    references: ['210.8', '110.14(D)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run a refrigerator or washer from a thin extension cord',
          es: 'alimentar refrigerador o lavadora con una extensión delgada',
        },
        words: 'cord fridge freezer',
      },
      {
        says: 'must-not',
        what: {
          en: 'keep resetting a breaker or GFCI that trips again',
          es: 'seguir restableciendo un breaker o GFCI que vuelve a botar',
        },
        words: 'again',
      },
    ],
    words: {
      en: 'fridge refrigerator freezer washer washing machine dead no power not turning on outlet gfci won t start stopped working',
      es: 'refrigerador nevera congelador lavadora no prende sin corriente muerto contacto gfci no arranca',
    },
  },
  {
    id: 'troubleshooting-single-lamp-flickers',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'Only one light flickers', es: 'Solo una luz parpadea' },
    answer: {
      en: "Nearly always the lamp itself or a loose contact in that one fixture: tighten the lamp with the power off, then try a good one. If the flicker follows the lamp, the lamp is bad; if it stays, it is the socket, the switch or a splice.\n\nIn the socket the center tab may be pressed flat or burnt. Flicker when the switch is tapped means the switch; flicker when the fixture is touched means a loose splice in its box. On a dimmer it is mostly lamp and dimmer that don't match. If other lights on the circuit go along, look for a loose splice upstream; if the whole house does, turn to the service and the utility. Heat, buzzing or smell: breaker off and leave it off.",
      es: 'Casi siempre es el foco mismo o un contacto flojo en esa lámpara: apriete el foco con la luz apagada y pruebe uno bueno. Si el parpadeo se va con el foco, el foco está malo; si se queda, es el socket, el apagador o un empalme.\n\nEn el socket la lengüeta del centro puede estar aplastada o quemada. Si parpadea al golpear el apagador, es el apagador; si al tocar la lámpara, un empalme flojo en su caja. Con dimmer, lo más común es que foco y dimmer no combinan. Si otras luces del circuito hacen lo mismo, busque un empalme flojo antes; si es toda la casa, piense en la acometida y la compañía de luz. Calor, zumbido u olor: breaker abajo y déjelo abajo.',
    },
    steps: {
      en: [
        'Switch off, let it cool, tighten the lamp; try another of the right kind.',
        'Note whether switch, fixture or other lights have to do with it.',
        'Breaker off; prove dead with a tester tried before and after on a live source.',
        'Look at the socket tab, splices in the box and the switch screws.',
        'Remake what is loose, replace what is burnt; power on and watch it.',
      ],
      es: [
        'Apague, deje enfriar, apriete el foco; pruebe otro del tipo correcto.',
        'Vea si tienen que ver el apagador, la lámpara u otras luces.',
        'Breaker abajo; compruebe sin tensión con un probador verificado antes y después en una fuente viva.',
        'Revise la lengüeta del socket, los empalmes de la caja y los tornillos del apagador.',
        'Rehaga lo flojo, cambie lo quemado; energice y observe.',
      ],
    },
    references: ['110.14(D)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'one flickering light is mostly a loose or bad lamp',
          es: 'una sola luz que parpadea es casi siempre foco flojo o malo',
        },
        words: 'bulb',
      },
      {
        says: 'must',
        what: {
          en: 'turn the breaker off when a flickering fixture gets hot, buzzes or smells',
          es: 'bajar el breaker si la lámpara que parpadea se calienta, zumba o huele',
        },
        words: 'dangerous',
      },
    ],
    words: {
      en: 'one light flickers single fixture bulb blinking on and off kitchen light loose socket tab',
      es: 'una luz parpadea un foco prende y apaga lámpara socket flojo',
    },
  },
  {
    id: 'troubleshooting-bulbs-burn-out',
    area: 'troubleshooting',
    grade: 'V1',
    title: { en: 'Why do my bulbs burn out so often?', es: '¿Por qué se me funden tan seguido los focos?' },
    answer: {
      en: 'Heat, a loose contact, vibration or voltage too high, in about that order; where it happens tells which. In one fixture it is that fixture; all over the house it is voltage, and then a licensed electrician or the utility checks it.\n\nOne fixture: lamp not rated for enclosed fixtures, more real watts (not the equivalent on the box) than its label, insulation against a can not marked IC, worn socket tab, loose splice, wrong dimmer, a fan or door that shakes. Cheap LEDs die of a hot driver. Whole house: about 126 V or less at the outlets is within range; steadily more is for the utility. If some lights get brighter while others dim, the neutral is failing: turn the main off and call the utility at once.',
      es: 'Calor, contacto flojo, vibración o voltaje alto, más o menos en ese orden; dónde pasa dice cuál. En una sola lámpara es esa lámpara; en toda la casa es el voltaje, y eso lo revisa un electricista con licencia o la compañía de luz.\n\nUna lámpara: foco no apto para luminaria cerrada, más watts reales (no los equivalentes de la caja) que su etiqueta, aislante térmico contra un bote no marcado IC, lengüeta gastada, empalme flojo, dimmer equivocado, un abanico o puerta que sacude. Los LED baratos mueren por driver caliente. Toda la casa: hasta unos 126 V en los contactos está en rango; más, de continuo, es para la compañía. Si unas luces suben y otras bajan, el neutro está fallando: baje el principal y llame de inmediato a la compañía.',
    },
    steps: {
      en: [
        'Write down which fixtures, which lamps, how long they last.',
        'Compare watts and enclosed rating with the fixture label; look at the dimmer.',
        'A qualified person measures the voltage at several outlets, with and without large loads.',
        'Breaker off, prove dead with a tester proved on a live source; check socket and splices.',
        'Put in the right lamp; high voltage everywhere: call the utility.',
      ],
      es: [
        'Apunte cuáles lámparas, cuáles focos y cuánto duran.',
        'Compare watts y uso en cerrado con la etiqueta; vea el dimmer.',
        'Una persona calificada mide el voltaje en varios contactos, con y sin cargas grandes.',
        'Breaker abajo, compruebe sin tensión con un probador verificado en una fuente viva; revise socket y empalmes.',
        'Ponga el foco correcto; voltaje alto en todo: llame a la compañía.',
      ],
    },
    references: ['110.3(B)', '410.116'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a lamp of more watts than the fixture label',
          es: 'usar un foco de más watts que los de la etiqueta de la lámpara',
        },
        words: 'bulb wattage bigger',
      },
      {
        says: 'is',
        what: { en: 'high voltage makes bulbs burn out sooner', es: 'el voltaje alto funde los focos antes' },
        words: 'too much',
      },
    ],
    words: {
      en: 'bulbs burn out keep blowing light bulb lasts short led dies early same fixture all house high voltage enclosed',
      es: 'focos se funden seguido duran poco led se quema rápido misma lámpara toda la casa voltaje alto bombillas',
    },
  },
  {
    id: 'troubleshooting-dimmer-warm-or-buzzing',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'Dimmer is warm or buzzes: is that normal?', es: 'El dimmer está tibio o zumba: ¿es normal?' },
    answer: {
      en: "Warm is normal: a dimmer turns a little of the power into heat. Too hot to keep a finger on, a smell, browned plastic or a crackle is not: turn it off at the breaker and replace it or call an electrician.\n\nA soft hum mostly comes from lamps that don't suit the dimmer or from a cheap one; try lamps from the maker's list. For heat add up the load: its LED rating is far below its incandescent one, often 150 W against 600 W, and it drops again where side fins are broken off in a gang. It may not control receptacles or a fan motor unless listed for it. Tight screws and a box not crammed help.",
      es: 'Tibio es normal: el dimmer vuelve calor un poco de la potencia. Si no aguanta el dedo, huele, está café o truena, no lo es: bájelo en el breaker y cámbielo o llame a un electricista.\n\nUn zumbido leve casi siempre viene de focos que no van con el dimmer o de uno barato; pruebe focos de la lista del fabricante. Por el calor sume la carga: su rango LED es mucho menor que el incandescente, a menudo 150 W contra 600 W, y baja más si se quiebran las aletas para ponerlo junto a otros. No controla contactos ni motor de abanico salvo que sea listado para eso. Ayudan tornillos apretados y caja no retacada.',
    },
    steps: {
      en: [
        'Add up the watts on it; compare with the LED rating on the dimmer.',
        'Try one lamp model from the list and listen again.',
        'Breaker off; prove dead with a tester tried before and after on a live source.',
        'Check screws, splices, fins and wire insulation.',
        'Replace with a dimmer listed for that load; test at full and at low.',
      ],
      es: [
        'Sume los watts; compare con el rango LED del dimmer.',
        'Pruebe un modelo de foco de la lista y escuche otra vez.',
        'Breaker abajo; compruebe sin tensión con un probador verificado antes y después en una fuente viva.',
        'Revise tornillos, empalmes, aletas y forro.',
        'Cambie por un dimmer listado para esa carga; pruebe al máximo y al mínimo.',
      ],
    },
    references: ['404.14(E)', '110.14(D)', '110.3(B)'],
    claims: [
      {
        says: 'is',
        what: { en: 'a dimmer that is warm to the touch is normal', es: 'un dimmer tibio al tacto es normal' },
        words: 'warm tibio',
      },
      {
        says: 'is-not',
        what: {
          en: 'a dimmer too hot to keep a finger on is normal',
          es: 'un dimmer que no aguanta el dedo es normal',
        },
        words: 'hot burning quema',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a light dimmer on a fan motor or a receptacle',
          es: 'poner un dimmer de luz a un motor de abanico o a un contacto',
        },
        unless: { en: 'it is listed for that', es: 'sea listado para eso' },
        words: 'ceiling fan outlet',
      },
    ],
    words: {
      en: 'dimmer switch warm hot buzzing humming noise led rating watts overloaded fins replace',
      es: 'dimmer atenuador tibio caliente zumba ruido led watts sobrecargado cambiar regulador',
    },
  },
  {
    id: 'tools-read-electric-meter',
    area: 'tools',
    grade: 'V2',
    title: { en: 'How do I read my electric meter?', es: '¿Cómo leo el medidor de luz?' },
    answer: {
      en: "Read the kWh figure and subtract the last reading: the difference is what was used. A digital meter shows it as a number, cycling through screens; take the one marked kWh, not the one for time, kW demand or test (all eights).\n\nDial meters: read the dials in order and write the digit each pointer has just passed, the lower one; between 9 and 0 it is 9. Neighboring dials turn opposite ways. When a pointer seems right on a digit, look at the dial to its right: not past 0 yet, take one less. Multiply by a constant if the meter or bill names one. With solar a second register counts what goes out. Only look: never break the seal or open the socket; its inside is live and the utility's.",
      es: 'Lea los kWh y reste la lectura anterior: la diferencia es lo gastado. El medidor digital lo muestra como número y va pasando pantallas; tome la marcada kWh, no la de hora, demanda en kW o prueba (puros ochos).\n\nCon carátulas: léalas en orden y anote el dígito que la aguja acaba de pasar, el menor; entre 9 y 0 es 9. Las carátulas vecinas giran al revés una de otra. Si la aguja parece justo en un dígito, vea la carátula a su derecha: si aún no pasa de 0, tome uno menos. Multiplique por la constante si el medidor o el recibo trae una. Con solar otro registro cuenta lo que sale. Solo mire: nunca rompa el sello ni abra la base; por dentro está viva y es de la compañía.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'break the seal or open the meter socket', es: 'romper el sello o abrir la base del medidor' },
        words: 'cut tag pull',
      },
      {
        says: 'must',
        what: {
          en: 'write the lower digit when a meter pointer stands between two',
          es: 'anotar el dígito menor si la aguja del medidor está entre dos',
        },
        words: 'dial',
      },
    ],
    words: {
      en: 'read electric meter kwh dials smart digital meter numbers bill usage pointer between numbers reading',
      es: 'leer medidor de luz kwh carátulas digital números recibo consumo aguja lectura contador',
    },
  },
  {
    id: 'terms-meter-base',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'What is a meter base (meter socket), and how high does it go?',
      es: '¿Qué es la base del medidor y a qué altura va?',
    },
    answer: {
      en: "It is the box with jaws that the utility's meter plugs into; the service wires come in at the top jaws (line) and leave from the bottom ones (load). The utility sets its height, not the NEC: mostly the center of the meter is 4 to 6 ft above finished grade, many ask for about 5 to 5-1/2 ft.\n\nAsk the utility before you buy or mount: they say which makes, where on the house, ring or ringless, lever bypass, and a clear 3 ft in front. You usually supply and mount the box, they the meter and the connection. It must be listed, but is not itself the service disconnect. The line side can't be switched off by you: only the utility makes it dead, and a licensed electrician with a permit works there.",
      es: 'Es la caja con mordazas donde se enchufa el medidor de la compañía; los cables de acometida entran a las mordazas de arriba (línea) y salen de las de abajo (carga). La altura la pone la compañía de luz, no el NEC: casi siempre el centro del medidor queda de 4 a 6 pies sobre el piso terminado, muchas piden unos 5 a 5-1/2 pies.\n\nPregunte a la compañía antes de comprar o montar: ella dice qué marcas, en qué lado de la casa, con aro o sin aro, con palanca de bypass, y 3 pies libres al frente. Usted suele poner y montar la caja, ella el medidor y la conexión. Debe ser listada, pero no es el desconectador de acometida. El lado de línea no lo puede apagar usted: solo la compañía lo desenergiza, y ahí trabaja un electricista con licencia y permiso.',
    },
    references: ['230.66', '230.82'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'the NEC sets the height of a meter base', es: 'el NEC fija la altura de la base del medidor' },
        words: 'code how high altura',
      },
      {
        says: 'must',
        what: {
          en: "mount the meter base at the height of the utility's rules",
          es: 'montar la base del medidor a la altura que dice la compañía de luz',
        },
        words: 'feet',
      },
      {
        says: 'must-not',
        what: {
          en: 'work on the line side of a meter base before the utility has made it dead',
          es: 'trabajar en el lado de línea de la base antes de que la compañía lo desenergice',
        },
        words: 'live hot jaws',
      },
    ],
    words: {
      en: 'meter base meter can meter socket meter box height above grade center how high jaws ringless utility rules who owns',
      es: 'base del medidor caja del medidor altura a qué altura mordazas compañía de luz de quién es',
    },
  },
  {
    id: 'wiring-methods-solar-at-home',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Solar at home: what does it take, and what decides the wire size?',
      es: 'Solar en casa: ¿qué lleva y qué decide el calibre del cable?',
    },
    answer: {
      en: "Modules on sound racking, listed inverter or microinverters, rapid shutdown, disconnects, a place to connect, a permit and the utility's agreement before it is switched on. Wire size is decided by current, not by the kW of the roof: module short-circuit current times 125% and again 125% on the dc side, inverter output current times 125% on the ac side.\n\nThen correct for heat on the roof and for the number of wires in one conduit, keep within the terminals, and go larger for voltage drop on long runs. A 7.6 kW inverter at 240 V puts out 32 A: 40 A breaker and wire for 40 A. It connects to a backfed breaker by the 120% rule, or ahead of the main. Grid-tied solar goes off in an outage unless it has storage and a transfer device. Modules in light are live: the dc side is for qualified people.",
      es: 'Módulos sobre estructura firme, inversor o microinversores listados, paro rápido (rapid shutdown), desconectadores, dónde conectarse, permiso y acuerdo con la compañía de luz antes de prenderlo. El calibre lo decide la corriente, no los kW del techo: corriente de cortocircuito del módulo por 125% y otra vez 125% en el lado dc, corriente de salida del inversor por 125% en el lado ac.\n\nLuego corrija por el calor del techo y por el número de alambres en el tubo, respete las terminales y suba el calibre por caída en tramos largos. Un inversor de 7.6 kW a 240 V entrega 32 A: breaker de 40 A y cable para 40 A. Se conecta a un breaker alimentado al revés por la regla del 120%, o antes del principal. El solar conectado a la red se apaga en un apagón salvo con batería y transferencia. Con luz los módulos están vivos: el lado dc es para gente calificada.',
    },
    steps: {
      en: [
        'A year of bills, roof, shade, panel: bus and main ratings.',
        'Design with listed parts; calculate dc, ac and connection.',
        'Permit and interconnection application, approved before work.',
        'Licensed crew mounts, wires, bonds and labels; the utility or an outage for anything ahead of the main.',
        'Inspection, permission to operate, then switch on by the manual.',
      ],
      es: [
        'Recibos de un año, techo, sombra, tablero: rango de barra y principal.',
        'Diseño con partes listadas; calcule dc, ac y conexión.',
        'Permiso y solicitud de interconexión, aprobados antes de empezar.',
        'Cuadrilla con licencia monta, alambra, une y rotula; la compañía o un corte para lo que va antes del principal.',
        'Inspección, permiso de operar, luego encender según el manual.',
      ],
    },
    references: ['690.8', '690.12', '690.13', '705.12(B)', '705.11', '690.4'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'switch on grid-tied solar before the utility gives permission',
          es: 'prender el solar conectado a la red antes del permiso de la compañía',
        },
        words: 'turn on permission to operate',
      },
      {
        says: 'must',
        what: {
          en: 'size ac solar wire for 125% of the inverter output current',
          es: 'calcular el cable ac del solar para 125% de la corriente de salida del inversor',
        },
        words: 'wire',
      },
      {
        says: 'is-not',
        what: {
          en: 'grid-tied solar without storage works in an outage',
          es: 'el solar conectado a la red sin batería funciona en un apagón',
        },
        words: 'power out blackout',
      },
    ],
    words: {
      en: 'home solar panels rooftop pv what do i need wire size gauge inverter install cost permit utility breaker outage diy',
      es: 'paneles solares casa techo qué necesito calibre inversor instalar permiso compañía breaker apagón',
    },
  },
  {
    id: 'code-aluminum-wiring-safe',
    area: 'code',
    grade: 'V2',
    title: { en: 'Is aluminum wiring safe?', es: '¿Es seguro el alambrado de aluminio?' },
    answer: {
      en: 'It depends on which: large stranded aluminum feeders and service cables are safe and usual today; small solid aluminum of about 1965 to 1973 on outlets and lights is a fire risk at its connections until repaired.\n\nModern AA-8000 aluminum, one or two sizes larger than copper, goes on lugs marked AL or AL/CU, tightened to the marked torque. The old solid wire, silver in color, loosens and heats under screws made for copper. It need not all be torn out: every joint and device gets a repair made for it, or it is rewired. Warm plates, flicker, smell or scorch: breaker off and an electrician now. Silver wire may also be old tinned copper: scraped, it shows copper color.',
      es: 'Depende de cuál: los alimentadores y acometidas gruesos de aluminio trenzado son seguros y comunes hoy; el aluminio sólido delgado de más o menos 1965 a 1973 en contactos y luces es riesgo de incendio en sus conexiones hasta repararlo.\n\nEl aluminio moderno AA-8000, uno o dos calibres mayor que el cobre, va en zapatas marcadas AL o AL/CU, al torque marcado. El alambre sólido viejo, plateado, se afloja y calienta bajo tornillos hechos para cobre. No hay que arrancarlo todo: cada unión y dispositivo lleva una reparación hecha para eso, o se realambra. Placas calientes, parpadeo, olor o quemadura: breaker abajo y electricista ya. El alambre plateado también puede ser cobre estañado viejo: raspado, se ve el cobre.',
    },
    references: ['310.3', '110.14', '406.3(C)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'large stranded aluminum feeders and service cables are safe on lugs marked for aluminum',
          es: 'los alimentadores y acometidas de aluminio trenzado son seguros en zapatas marcadas para aluminio',
        },
        words: 'service entrance feeder cable subpanel range fat panel feed worry',
      },
      {
        says: 'is-not',
        what: {
          en: 'old solid aluminum branch wiring without a repair is safe',
          es: 'el alambrado viejo de aluminio sólido sin reparar es seguro',
        },
        words: '1960s 1970s house outlets casa',
      },
      {
        says: 'need-not',
        what: { en: 'tear out all old aluminum wiring', es: 'arrancar todo el alambrado viejo de aluminio' },
        if: { en: 'every connection is repaired with a method made for it', es: 'cada conexión se repara con un método hecho para eso' },
        words: 'rewire replace',
      },
    ],
    words: {
      en: 'aluminum wiring safe dangerous buy house 1970 insurance is aluminum wire ok feeder service copper or aluminum',
      es: 'cable de aluminio seguro peligroso comprar casa 1970 aseguradora aluminio o cobre acometida',
    },
  },
];
