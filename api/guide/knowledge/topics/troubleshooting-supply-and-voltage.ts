// How to read supply voltages and find faults in services, transformers and power quality.
import type { Topic } from '../knowledge.ts';

export const troubleshootingSupplyAndVoltageTopics: readonly Topic[] = [
  {
    id: 'troubleshooting-normal-voltage-readings',
    area: 'troubleshooting',
    grade: 'V1',
    title: { en: 'What voltage should I read at the panel?', es: '¿Qué voltaje debo medir en el tablero?' },
    answer: {
      en: '120/240 V single-phase: 240 V leg to leg and 120 V each leg to neutral and to ground. 208Y/120 V: 208 V between any two phases, 120 V to neutral. 480Y/277 V: 480 V and 277 V.\n\nA few percent either way is normal; utilities normally aim within 5% at the service, 114 V to 126 V. Neutral to ground at the service should be practically zero, and at a far outlet up to a couple of volts under load. Readings that drift, or legs that move in opposite directions with load, mean a neutral problem. A qualified person with PPE takes these readings.',
      es: '120/240 V monofásico: 240 V entre fases y 120 V de cada fase a neutro y a tierra. 208Y/120 V: 208 V entre dos fases cualesquiera y 120 V a neutro. 480Y/277 V: 480 V y 277 V.\n\nUnos puntos de porcentaje arriba o abajo son normales; la compañía suele mantenerse dentro de 5% en la acometida, de 114 V a 126 V. Neutro a tierra en la acometida debe ser casi cero y en un contacto lejano hasta un par de volts con carga. Lecturas que bailan o fases que se mueven al revés con la carga son problema de neutro. Las toma persona calificada con EPP.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a reading of a few percent over or under 120 V is normal',
          es: 'una lectura de unos pocos por ciento arriba o abajo de 120 V es normal',
        },
        words: '115 117 118 122 123 124 fine ok outlet reads está bien',
      },
      {
        says: 'is',
        what: {
          en: 'up to a couple of volts neutral to ground at a far outlet under load is normal',
          es: 'hasta un par de volts de neutro a tierra en un contacto lejano con carga es normal',
        },
      },
      {
        says: 'is',
        what: {
          en: 'a reading of 114 V to 126 V at an outlet is within the usual range',
          es: 'una lectura de 114 V a 126 V en un contacto está dentro de lo usual',
        },
        words: '125 126 too high voltage outlet appliances alto',
      },
      {
        says: 'is-not',
        what: { en: 'legs of 118 V and 123 V show a bad neutral', es: 'piernas de 118 V y 123 V muestran un neutro malo' },
        if: { en: 'they do not move apart when a load comes on', es: 'no se separan cuando entra una carga' },
        words: 'one leg higher than other 117 124 difference bad diferencia piernas',
      },
      {
        says: 'must',
        what: {
          en: 'call the utility when outlets read over 127 V again and again',
          es: 'llamar a la compañía de luz si los contactos marcan más de 127 V una y otra vez',
        },
        words: '128 130 132 high bulbs burn out alto focos',
      },
    ],
    words: {
      en: 'normal voltage 120 240 208 277 480 what should i read 118 124 panel',
      es: 'voltaje normal cuánto debe medir 120 240 208 277 480 boltaje panel',
    },
  },
  {
    id: 'troubleshooting-208-instead-of-240',
    area: 'troubleshooting',
    grade: 'V1',
    title: { en: 'I read 208 V where I expected 240 V', es: 'Leo 208 V donde esperaba 240 V' },
    answer: {
      en: 'The building has a 208Y/120 V three-phase system and you have two of its phases, 120 V each and 120° apart (120 x 1.732 = 208 V). That is normal there, and 240 V heating equipment gives only about 75% of its heat on it.\n\nCheck nameplates: many appliances are rated 208/240 V, some need a tap changed on their transformer, and others need a buck-boost transformer. Motors marked only 230 V may overheat on 208 V under full load. If instead you read 208 V from one leg to neutral, that is the high leg of a delta: never use it for 120 V loads.',
      es: 'El edificio tiene sistema trifásico 208Y/120 V y usted tiene dos de sus fases, de 120 V cada una y a 120° (120 x 1.732 = 208 V). Ahí es normal, y un equipo de calefacción de 240 V da solo como 75% de su calor.\n\nRevise placas: muchos aparatos son 208/240 V, algunos piden cambiar una derivación (tap) del transformador y otros un transformador reductor-elevador (buck-boost). Motores marcados solo 230 V pueden calentarse en 208 V a plena carga. Si lee 208 V de una fase a neutro, es la pierna alta de una delta: nunca la use para 120 V.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: '208 V between two phases is normal in a 208Y/120 V building',
          es: '208 V entre dos fases es normal en un edificio de 208Y/120 V',
        },
        words: '207 209 hot to hot instead of 240 apartment normal',
      },
      {
        says: 'must-not',
        what: { en: 'use a high leg (208 V to neutral) for 120 V loads', es: 'usar la pierna alta (208 V a neutro) para cargas de 120 V' },
      },
      {
        says: 'is',
        what: {
          en: 'motors marked only 230 V may overheat on 208 V under full load',
          es: 'los motores marcados solo 230 V pueden calentarse a 208 V a plena carga',
        },
      },
      {
        says: 'may',
        what: { en: 'run a 208/240 V appliance on 208 V', es: 'usar a 208 V un aparato de 208/240 V' },
        words: 'dryer high rise tag says 209 alright range',
      },
      {
        says: 'is-not',
        what: {
          en: '208 V between hots with 120 V to neutral means that something is wrong',
          es: '208 V entre vivos con 120 V a neutro indica que algo anda mal',
        },
        words: 'broken bad transformer service fault suite',
      },
    ],
    words: {
      en: '208 vs 240 why between two hots panel apartment commercial heater slow oven weak what happens 230 v motor or 240 v heater hooked on 208 amps',
      es: '208 en lugar de 240 por que entre dos vivos hots panel departamento comercial calienta poco que pasa si conecto motor de 230 o resistencia de 240 en 208',
    },
  },
  {
    id: 'troubleshooting-high-leg',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'One phase reads about 208 V to neutral (high leg)', es: 'Una fase marca unos 208 V a neutro (pierna alta)' },
    answer: {
      en: 'You are on a 240/120 V four-wire delta: two phases give 120 V to neutral, the third, the high leg (orange, phase B), about 208 V. It is normal, but nothing at 120 V may be connected to that phase.\n\nThe high leg must be marked orange (or otherwise clearly identified) where the neutral is also present, and stands as the B phase, in the middle, in panels, with an exception at the meter. Three-phase and 240 V loads use it normally. A 120 V load or a single-pole breaker on it will be burnt or overstressed.',
      es: 'Está en una delta de 240/120 V de cuatro hilos: dos fases dan 120 V a neutro y la tercera, la pierna alta (naranja, fase B), unos 208 V. Es normal, pero nada de 120 V se conecta a esa fase.\n\nLa pierna alta se marca en naranja (u otra identificación clara) donde también hay neutro, y va como fase B, al centro, en tableros, con excepción en el medidor. Las cargas trifásicas y de 240 V la usan normal. Una carga de 120 V o un breaker de un polo ahí se daña.',
    },
    references: ['110.15', '230.56', '408.3(E)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'connect a 120 V load or single-pole breaker to the high leg',
          es: 'conectar una carga de 120 V o breaker de un polo a la pierna alta',
        },
        words: 'wild leg stinger b phase slot space 208 210 lights receptacle 20a pierna brava',
      },
      {
        says: 'must',
        what: { en: 'mark the high leg orange where the neutral is present', es: 'marcar de naranja la pierna alta donde hay neutro' },
        words: 'orange tape identified naranja obligatorio',
      },
      {
        says: 'must',
        what: {
          en: 'put the high leg on the B phase, in the middle, in panels',
          es: 'poner la pierna alta en la fase B, en medio, en los tableros',
        },
        unless: { en: 'it is at the meter, where an exception applies', es: 'sea en el medidor, donde hay excepción' },
        words: 'meter',
      },
      {
        says: 'may',
        what: { en: 'use the high leg for three-phase and 240 V loads', es: 'usar la pierna alta para cargas trifásicas y de 240 V' },
        words: '240 mini split compressor oven three phase motor no neutral wild B A',
      },
      {
        says: 'may',
        what: {
          en: 'put a single-pole breaker on the A or C phase of a high-leg panel',
          es: 'poner un breaker de un polo en la fase A o C de un panel con high leg',
        },
      },
    ],
    words: {
      en: 'high leg wild leg stinger leg bastard leg delta 208 to neutral orange b phase nuetral',
      es: 'pierna alta fase salvaje delta 208 a neutro naranja fase b',
    },
  },
  {
    id: 'troubleshooting-voltage-unbalance',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Three-phase voltages are not equal', es: 'Los voltajes trifásicos no son iguales' },
    answer: {
      en: "Work out the unbalance: the largest difference from the average, divided by the average, times 100. Above about 1% motors begin to suffer, and they shouldn't run above 5%.\n\nExample: 480, 470 and 460 V average 470; the worst differs by 10, so 2.1%. Current unbalance is several times greater, so motors heat. Causes: single-phase loads all on one phase, a poor connection, an open-delta bank, a blown capacitor fuse, utility trouble. Measure at the service and at the load to know whose it is.",
      es: 'Calcule el desbalance: la mayor diferencia con el promedio, entre el promedio, por 100. Arriba de 1% los motores empiezan a sufrir y no deben trabajar arriba de 5%.\n\nEjemplo: 480, 470 y 460 V promedian 470; la peor difiere 10, o sea 2.1%. El desbalance de corriente es varias veces mayor y calienta el motor. Causas: monofásicas en una sola fase, mala conexión, banco en delta abierta, fusible de capacitor fundido o la compañía. Mida en la acometida y en la carga para saber de quién es.',
    },
    steps: {
      en: [
        'A qualified person with PPE measures the three line voltages at the service and the load.',
        'Calculate the unbalance at both.',
        'Equal at the service, unequal at the load: look for a bad joint in between.',
        'Unequal at the service under light load: call the utility.',
        'Rebalance single-phase loads and measure again.',
      ],
      es: [
        'Una persona calificada con EPP mide los tres voltajes en la acometida y en la carga.',
        'Calcule el desbalance en ambos.',
        'Iguales en la acometida y no en la carga: hay mala unión en medio.',
        'Desiguales en la acometida con poca carga: llame a la compañía.',
        'Reparta las monofásicas y mida otra vez.',
      ],
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'run a motor above 5% voltage unbalance', es: 'usar un motor con más de 5% de desbalance de voltaje' },
      },
      {
        says: 'is',
        what: {
          en: 'motors begin to suffer above about 1% voltage unbalance',
          es: 'los motores empiezan a sufrir con más de 1% de desbalance de voltaje',
        },
      },
    ],
    words: {
      en: 'voltage unbalance imbalance three phase nema percent motor hot',
      es: 'desbalance de voltaje trifásico porcentaje motor caliente boltaje',
    },
  },
  {
    id: 'troubleshooting-neutral-to-ground-voltage',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'I read voltage between neutral and ground', es: 'Hay voltaje entre neutro y tierra' },
    answer: {
      en: 'A volt or two under load is normal: it is the voltage drop of the neutral. Several volts mean an overloaded, long or loose neutral; near line voltage means an open neutral or swapped wires; exactly zero far from the panel may mean neutral and ground are tied together there.\n\nIt is measured with the load on. Current flowing on the equipment ground is a fault too: neutral and ground may meet only at the service or at a separately derived source.',
      es: 'Uno o dos volts con carga es normal: es la caída del neutro. Varios volts son neutro sobrecargado, largo o flojo; cerca del voltaje de línea, neutro abierto o alambres cambiados; cero exacto lejos del tablero puede ser neutro y tierra unidos ahí.\n\nSe mide con carga. Corriente en la tierra de equipo también es falla: neutro y tierra se unen solo en la acometida o en la fuente derivada separada.',
    },
    steps: {
      en: [
        'A qualified person with PPE measures neutral to ground at the outlet with the load on and off.',
        'Repeat at the panel.',
        "High at the outlet, low at the panel: check that circuit's neutral joints.",
        'High at the panel: check the feeder neutral and the service bond.',
        'Clamp the equipment ground: steady current means a neutral-ground tie downstream; find it with power off.',
      ],
      es: [
        'Una persona calificada con EPP mide neutro a tierra en el contacto con y sin carga.',
        'Repita en el tablero.',
        'Alto en el contacto y bajo en el tablero: revise los neutros de ese circuito.',
        'Alto en el tablero: revise neutro del alimentador y la unión en la acometida.',
        'Mida la tierra con gancho: corriente fija es unión neutro-tierra adelante; búsquela sin voltaje.',
      ],
    },
    references: ['250.24', '250.142(B)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a volt or two between neutral and ground under load is normal',
          es: 'uno o dos volts entre neutro y tierra con carga es normal',
        },
        words: '1.8 1.4 white to green bare',
      },
      {
        says: 'must-not',
        what: {
          en: 'join neutral and ground anywhere but at the service or a separately derived source',
          es: 'unir neutro y tierra fuera de la acometida o de una fuente derivada separada',
        },
      },
      {
        says: 'is',
        what: {
          en: 'near line voltage between neutral and ground means an open neutral or swapped wires',
          es: 'casi voltaje de línea entre neutro y tierra significa neutro abierto o alambres invertidos',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'one or two volts between neutral and ground under load is a fault',
          es: 'uno o dos volts entre neutro y tierra con carga es una falla',
        },
        words: '1.8 1.4 white green bare wrong vendor',
      },
      {
        says: 'is',
        what: {
          en: 'several volts, such as 4 V or 5 V, between neutral and ground mean an overloaded, long or loose neutral',
          es: 'varios volts, como 4 V o 5 V, entre neutro y tierra son un neutro sobrecargado, largo o flojo',
        },
        words: '3 volts 6 volts reading load what should it be cuanto debe dar',
      },
    ],
    words: {
      en: 'neutral to ground voltage n-g voltage objectionable current ground current nuetral',
      es: 'voltaje neutro tierra corriente en la tierra indeseable boltaje',
    },
  },
  {
    id: 'troubleshooting-transformer-hums-or-runs-hot',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'Transformer hums loudly or runs hot', es: 'El transformador zumba fuerte o está muy caliente' },
    answer: {
      en: 'A steady 120 Hz hum is normal, because the core moves with each half cycle; a new loud noise, rattle, smell or rising temperature is not. Dry-type cases may run too hot to touch and still be within rating.\n\nCheck load against the nameplate, ventilation clearances, primary voltage too high for the tap, harmonics from electronics, loose core or mounting bolts, shipping brackets left in place, and rigid conduit carrying the vibration. To quiet it: isolation pads, flexible conduit, tight bolts, the right tap, out of corners. Less load hardly helps.',
      es: 'Un zumbido parejo de 120 Hz es normal porque el núcleo se mueve en cada medio ciclo; un ruido nuevo, traqueteo, olor o temperatura que sube, no. La carcasa de uno seco puede quemar al tacto y estar dentro de lo nominal.\n\nRevise carga contra placa, espacios de ventilación, voltaje primario alto para el tap, armónicos, tornillos flojos del núcleo o montaje, soportes de embarque sin quitar y tubo rígido que transmite la vibración. Para callarlo: bases aislantes, tubo flexible, tornillos apretados, el tap correcto, fuera de las esquinas. Menos carga casi no ayuda.',
    },
    steps: {
      en: [
        'Look for blocked vents and things stored on top.',
        'A qualified person with PPE measures primary and secondary voltage and all currents.',
        'Compare with nameplate kVA and tap.',
        'Use a thermal camera at lugs and core.',
        'Shut down, lock out, verify dead on both sides; tighten, clean, change the tap.',
        'Recheck under load.',
      ],
      es: [
        'Vea si hay ventilas tapadas o cosas encima.',
        'Una persona calificada con EPP mide voltajes y corrientes de primario y secundario.',
        'Compare con kVA y tap de placa.',
        'Use cámara térmica en zapatas y núcleo.',
        'Apague, bloquee, compruebe ausencia en ambos lados; apriete, limpie, cambie el tap.',
        'Revise con carga.',
      ],
    },
    references: ['450.9', '450.3', '110.3(B)'],
    claims: [
      {
        says: 'is',
        what: { en: 'a steady 120 Hz hum of a transformer is normal', es: 'un zumbido constante de 120 Hz en un transformador es normal' },
      },
      {
        says: 'is',
        what: {
          en: 'a dry-type transformer case may run too hot to touch within its rating',
          es: 'la carcasa de un transformador seco puede estar muy caliente al tacto dentro de su rango',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'block the vents of a transformer or store things on it',
          es: 'tapar las rejillas del transformador o guardar cosas encima',
        },
      },
      {
        says: 'is-not',
        what: { en: 'less load quiets the hum of a transformer', es: 'con menos carga se calle el zumbido de un transformador' },
        words: 'noise night tenant complains quiet',
      },
    ],
    words: {
      en: 'quiet it down noise at night vibration pads tenant complains transformer humming noise hot buzzing loud overheating dry type',
      es: 'callar ruido de noche transformador zumba ruido caliente vibra seco',
    },
  },
  {
    id: 'troubleshooting-surge-damage',
    area: 'troubleshooting',
    grade: 'V1',
    title: {
      en: 'Electronics died after a storm or outage: surge?',
      es: 'Se quemaron aparatos tras una tormenta o apagón: ¿fue una sobretensión?',
    },
    answer: {
      en: "It may be a surge, but rule out a bad neutral first, because that keeps destroying things: measure both legs to neutral under load. Then look at the surge protector's light, the grounding and the phone, cable and antenna bonds.\n\nA surge protector is spent when its indicator is off or shows a fault. It protects best at the service with short straight leads, plus point-of-use units. Dwelling services need one since 2020 when installed or replaced. Unequal grounding of cable TV or antenna lets surges enter through electronics.",
      es: 'Puede ser, pero primero descarte un neutro malo, porque ese sigue quemando cosas: mida ambas fases a neutro con carga. Luego vea el foco del supresor, la puesta a tierra y las uniones de teléfono, cable y antena.\n\nEl supresor está gastado cuando su indicador se apaga o marca falla. Protege mejor en la acometida con conductores cortos y derechos, más unidades en el aparato. Las acometidas de vivienda lo piden desde 2020 al instalarlos o cambiarlos. Si cable o antena no están unidos a la misma tierra, la sobretensión entra por los aparatos.',
    },
    steps: {
      en: [
        'A qualified person with PPE measures leg A, leg B and A to B under load.',
        'Unequal: open the main, call the utility.',
        "Check the surge protector's indicator and lead length.",
        'Inspect the electrode conductor and the intersystem bond.',
        'Replace a spent protector with power off.',
        'Document damage for the insurer.',
      ],
      es: [
        'Una persona calificada con EPP mide fase A, fase B y A a B con carga.',
        'Desiguales: abra el principal y llame a la compañía.',
        'Revise indicador y largo de conductores del supresor.',
        'Revise el conductor al electrodo y la unión entre sistemas.',
        'Cambie el supresor gastado sin voltaje.',
        'Documente el daño para el seguro.',
      ],
    },
    references: ['230.67', '250.94'],
    claims: [
      {
        says: 'must',
        what: { en: 'rule out a bad neutral before blaming a surge', es: 'descartar un neutro malo antes de culpar a una sobretensión' },
      },
      {
        says: 'must',
        what: {
          en: 'replace a surge protector whose indicator is off or shows a fault',
          es: 'cambiar el supresor cuyo indicador está apagado o marca falla',
        },
      },
      {
        says: 'must',
        what: {
          en: 'install surge protection when a dwelling service is installed or replaced',
          es: 'poner supresor cuando se instala o cambia la acometida de una vivienda',
        },
        words: 'SPD required',
      },
    ],
    words: {
      en: 'surge lightning power outage fried electronics spd spike damage',
      es: 'sobretensión rayo apagón se quemaron aparatos supresor pico',
    },
  },
  {
    id: 'troubleshooting-water-in-electrical-equipment',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Water got into the panel or boxes', es: 'Se metió agua al tablero o a las cajas' },
    answer: {
      en: "Don't touch it. Have the power cut from outside by the utility if the panel or the floor is wet, and replace flooded breakers, GFCI and AFCI devices, receptacles and NM cable ends: drying is not enough.\n\nMakers state that breakers, fuses, electronic devices and dry-type transformers that were under water must be replaced; some motors, conduit and switchgear can be reconditioned by experts. Then find the path: service cable without a drip loop, unsealed conduit, bad gasket, condensation from warm air in conduit.",
      es: 'No lo toque. Si el tablero o el piso están mojados, que la compañía corte desde afuera; cambie breakers, GFCI, AFCI, contactos y puntas de NM inundados: secarlos no basta.\n\nLos fabricantes dicen que breakers, fusibles, electrónica y transformadores secos que quedaron bajo agua se cambian; algunos motores, tubos y tableros los puede reacondicionar un experto. Luego busque por dónde entró: cable de acometida sin gota, tubo sin sellar, empaque malo, condensación de aire tibio en el tubo.',
    },
    steps: {
      en: [
        'Keep out of standing water; call the utility to disconnect.',
        'After disconnection verify dead.',
        'List everything that was wet, above the water line too by wicking.',
        "Replace devices and breakers; test feeders' insulation.",
        'Seal the entry, add drip loop or sealing.',
        'Inspection before the utility reconnects.',
      ],
      es: [
        'No entre al agua; pida a la compañía desconectar.',
        'Ya desconectado, compruebe ausencia de voltaje.',
        'Anote todo lo mojado, también arriba de la línea de agua por capilaridad.',
        'Cambie dispositivos y breakers; mida aislamiento de alimentadores.',
        'Selle la entrada, haga gota o sello.',
        'Inspección antes de reconectar.',
      ],
    },
    references: ['110.11', '110.3(B)'],
    claims: [
      { says: 'must-not', what: { en: 'touch a panel or boxes that got water in them', es: 'tocar un tablero o cajas que se mojaron' } },
      {
        says: 'must-not',
        what: {
          en: 'just dry flooded breakers, GFCIs or receptacles and use them again',
          es: 'secar solamente los breakers, GFCI o contactos inundados y volver a usarlos',
        },
        words: 'reuse wet hair dryer put back secar mojados',
      },
      {
        says: 'must',
        what: {
          en: 'replace breakers, fuses, electronic devices and dry-type transformers that were under water',
          es: 'cambiar breakers, fusibles, electrónicos y transformadores secos que estuvieron bajo el agua',
        },
      },
      {
        says: 'must',
        what: {
          en: 'have the utility cut power from outside if the panel or floor is wet',
          es: 'pedir que la compañía corte desde afuera si el tablero o el piso está mojado',
        },
      },
      {
        says: 'may',
        what: {
          en: 'recondition some flooded motors, conduit and switchgear',
          es: 'reacondicionar algunos motores, tubos y equipos inundados',
        },
        if: { en: 'experts do it', es: 'lo hacen expertos' },
        words: 'hp went under rewind shop bake test saved',
      },
      {
        says: 'must-not',
        what: { en: 'recondition flooded switchgear yourself', es: 'reacondicionar usted mismo un equipo inundado' },
        words: 'driveway myself',
      },
    ],
    words: {
      en: 'flooded panel wet electrical water damage breaker rusted meter leak hurricane',
      es: 'inundación tablero mojado agua óxido goteo huracán panel',
    },
  },
  {
    id: 'troubleshooting-pool-or-shower-tingle',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'People feel a tingle in the pool or shower', es: 'La gente siente cosquilleo en la alberca o regadera' },
    answer: {
      en: "Get everyone out, without touching metal rails, and turn power off from a dry place. There is a voltage difference between water and metal or deck: a missing or broken equipotential bond, a leak from a light or pump, or neutral voltage coming from the utility.\n\nBonding makes everything you can touch equal; it doesn't remove the source. If the voltage stays with the main off, the utility must look. Nobody goes back in until it is found and measured at zero.",
      es: 'Saque a todos sin tocar barandales y corte la corriente desde un lugar seco. Hay diferencia de voltaje entre el agua y el metal o el piso: unión equipotencial rota o faltante, fuga de una luz o bomba, o voltaje de neutro que llega de la compañía.\n\nLa unión iguala lo que se toca; no quita la fuente. Si el voltaje sigue con el principal abajo, debe revisar la compañía. Nadie entra hasta encontrarlo y medir cero.',
    },
    steps: {
      en: [
        'Get people out calmly; power off from a dry spot.',
        'A qualified person with PPE measures water to deck, ladder, rail and to remote earth with a low-impedance meter.',
        'Main off: if voltage remains, call the utility.',
        'If it goes away, find the circuit by closing breakers one by one.',
        'Check bonding of shell, deck, water, rails, pump, heater.',
        'Repair, prove GFCI protection, measure zero.',
      ],
      es: [
        'Saque a la gente con calma; corte desde lugar seco.',
        'Una persona calificada con EPP mide agua a piso, escalera, barandal y a tierra remota con baja impedancia.',
        'Principal abajo: si sigue, llame a la compañía.',
        'Si se quita, ubique el circuito subiendo breakers uno por uno.',
        'Revise la unión de casco, piso, agua, barandales, bomba y calentador.',
        'Repare, pruebe el GFCI y mida cero.',
      ],
    },
    references: ['680.26', '250.104'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'get everyone out of the pool or shower when people feel a tingle',
          es: 'sacar a todos de la alberca o regadera si sienten cosquilleo',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'touch metal rails when leaving a pool that tingles',
          es: 'tocar barandales metálicos al salir de una alberca con cosquilleo',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'go back in the pool until the cause is found and measured at zero',
          es: 'volver a la alberca hasta hallar la causa y medir cero',
        },
        words: 'swim',
      },
      { says: 'is-not', what: { en: 'bonding removes the source of the voltage', es: 'la unión (bonding) quita la fuente del voltaje' } },
    ],
    words: {
      en: 'pool shock tingle stray voltage shower hot tub equipotential bonding',
      es: 'alberca da toques cosquilleo regadera jacuzzi voltaje parásito unión equipotencial boltaje',
    },
  },
];

// Confirmed: NEMA flood guidance, North Dakota State Electrical Board, EC&M (unbalance), terrylove and Wikipedia (high leg), Mersen and ecmag (230.67).
// Second reading: unbalance eng-tips (NEMA MG 1), voltdropcalc, EC&M.
