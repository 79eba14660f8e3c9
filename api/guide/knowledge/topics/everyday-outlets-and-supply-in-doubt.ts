// What people doubt about an outlet, a switch box, a breaker's wires, and what voltage there is.
import type { Topic } from '../knowledge.ts';

export const everydayOutletsAndSupplyInDoubtTopics: readonly Topic[] = [
  {
    id: 'wiring-methods-wire-afci-or-gfci-breaker',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'How do I wire an AFCI or GFCI breaker: where do the white pigtail and the neutral go?',
      es: '¿Cómo se conecta un breaker AFCI o GFCI: a dónde va el rabito blanco y el neutro?',
    },
    answer: {
      en: "Circuit's hot to LOAD HOT, the same circuit's white to LOAD NEUTRAL on the breaker, the breaker's white pigtail to the neutral bar, bare ground to the ground bar. In a plug-on neutral panel there is no pigtail.\n\nIf the circuit's white stays on the neutral bar, the breaker sees all load current as a fault and trips. That white may touch no ground and no other circuit's neutral; on a shared neutral take a two-pole type. Only a breaker listed for that panel.",
      es: 'El vivo del circuito a LOAD HOT, el blanco del mismo circuito a LOAD NEUTRAL en el breaker, el rabito blanco del breaker a la barra de neutros, la tierra pelada a la de tierras. En un panel plug-on neutral no hay rabito.\n\nSi el blanco del circuito se queda en la barra, el breaker ve toda la corriente como falla y se bota. Ese blanco no toca tierra ni el neutro de otro circuito; con neutro compartido use uno de dos polos. Solo un breaker listado para ese panel.',
    },
    steps: {
      en: [
        'Main off; the line side of the main stays live: an electrician works here. Prove the breaker spaces dead.',
        "Find the circuit's own white: it comes out of the same cable as the hot.",
        "Old breaker out, hot and white on the new one's LOAD screws, torqued.",
        'Pigtail on the neutral bar, one neutral a hole; cover on.',
        'Main and breaker on, press TEST, reset.',
      ],
      es: [
        'Principal abajo; su lado de línea sigue vivo: aquí trabaja un electricista. Compruebe sin voltaje.',
        'Ubique el blanco propio del circuito: sale del mismo cable que el vivo.',
        'Fuera el breaker viejo; vivo y blanco a los tornillos LOAD del nuevo, con torque.',
        'Rabito a la barra de neutros, un neutro por agujero; ponga la tapa.',
        'Suba principal y breaker, oprima TEST, resetee.',
      ],
    },
    references: ['110.3(B)', '200.4', '210.12(A)', '408.41'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: "leave the circuit's white on the neutral bar with an AFCI or GFCI breaker",
          es: 'dejar el blanco del circuito en la barra de neutros con un breaker AFCI o GFCI',
        },
        unless: { en: 'the breaker is of a kind without a load neutral', es: 'el breaker sea de un tipo sin neutro de carga' },
        words: 'trips right away circuit neutral on bar mistake',
      },
      {
        says: 'must',
        what: {
          en: 'put the white pigtail of an AFCI or GFCI breaker on the neutral bar',
          es: 'poner el rabito blanco del breaker AFCI o GFCI en la barra de neutros',
        },
        words: 'curly white wire coil ground bar',
      },
    ],
    words: {
      en: 'afci gfci dual function breaker wiring curly white pigtail load neutral terminal replaced standard breaker trips right away circuit white on bar how many wires',
      es: 'breaker afci gfci cuántos cables rabito blanco enrollado cola load neutral se bota luego luego blanco en la barra',
    },
  },
  {
    id: 'wiring-methods-outlet-from-switch-box',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Can I add an outlet to a light switch box, or swap the switch for an outlet?',
      es: '¿Puedo sacar un contacto de la caja de un apagador, o cambiar el apagador por un contacto?',
    },
    answer: {
      en: 'Yes, but only if the box has an always-hot wire and a real neutral of that circuit: most often whites joined in the back. With only line and switched hot (a switch loop) no: a white on the switch is a hot, and the ground is never a neutral.\n\nLine hot to brass, neutral to silver, ground to green; the switched wire stays on the switch. Check the box fill, that the circuit may feed that room, and add the GFCI, AFCI and tamper-resistance of the place. A switch taken away leaves the room needing another for its light.',
      es: 'Sí, pero solo si en la caja hay un vivo permanente y un neutro real de ese circuito: casi siempre blancos unidos al fondo. Con solo línea y retorno no: un blanco en el apagador es vivo, y la tierra nunca es neutro.\n\nVivo de línea al latón, neutro al plateado, tierra al verde; el retorno se queda en el apagador. Revise el espacio de la caja, que ese circuito pueda alimentar ese cuarto, y ponga el GFCI, AFCI y tamper-resistant del lugar. Si quita el apagador, la luz del cuarto necesita otro.',
    },
    references: ['404.2(C)', '200.7(C)', '314.16', '406.4(D)', '210.12(E)', '210.70(A)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'add an outlet to a light switch box or put one in place of the switch',
          es: 'sacar un contacto de la caja de un apagador o ponerlo en su lugar',
        },
        if: {
          en: 'an always-hot wire and a neutral of that circuit are in the box',
          es: 'en la caja hay un vivo permanente y un neutro de ese circuito',
        },
        words: 'combo switch receptacle plug',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed an outlet from a switch loop that has no neutral',
          es: 'alimentar un contacto de una bajada de apagador sin neutro',
        },
        words: 'only two black wires no white ground as neutral',
      },
    ],
    words: {
      en: 'receptacle plug off a light switch add outlet below switch combo switch loop two blacks no white convert switch to outlet',
      es: 'contacto del apagador los dos en la misma caja dos negros sin blanco retorno cambiar apagador por contacto',
    },
  },
  {
    id: 'troubleshooting-is-there-240-in-the-house',
    area: 'troubleshooting',
    grade: 'V1',
    title: {
      en: 'How do I tell whether a house has 240 V or only 120 V?',
      es: '¿Cómo sé si en la casa hay 220 (240 V) o nomás 110 (120 V)?',
    },
    answer: {
      en: 'Look at the panel with its cover on: two-pole breakers, a range, dryer or central air mean 120/240 V. Three service wires (two hots and a neutral) bring 240 V hot to hot; only two wires (one hot, one neutral), as in some old cabins, bring 120 V and nothing more.\n\nMeasured by an electrician: about 240 V leg to leg and 120 V leg to neutral. 208 V means three-phase in the building. A 240 V appliance gets its own two-pole breaker and circuit. A two-wire service is changed by utility and electrician: three wires, 100 A or more for a one-family house.',
      es: 'Mire el panel con su tapa puesta: breakers dobles, estufa, secadora o clima central quieren decir 120/240 V. Tres cables de acometida (dos vivos y neutro) traen 240 V de vivo a vivo; solo dos (un vivo y neutro), como en cabañas viejas, traen 120 V y nada más.\n\nMedido por un electricista: unos 240 V entre vivos y 120 V de vivo a neutro. Si da 208 V, el edificio es trifásico. Un aparato de 240 V lleva su breaker doble y su circuito. Una acometida de dos hilos la cambian la compañía y un electricista: tres hilos, 100 A o más en casa de una familia.',
    },
    references: ['210.6', '220.5(A)', '230.79(C)', '240.15(B)'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'there is 240 V where only two service wires, one hot and one neutral, come in',
          es: 'haya 240 V donde solo entran dos cables, un vivo y un neutro',
        },
        words: 'two wires from the pole cabin fuse panel 220',
      },
      {
        says: 'is',
        what: {
          en: 'a panel with two-pole breakers of a range or dryer has 240 V (208 V on three-phase)',
          es: 'un panel con breakers dobles de estufa o secadora tiene 240 V (208 V si es trifásico)',
        },
        words: 'double breakers 220 house',
      },
    ],
    words: {
      en: 'do i have 220 or 110 in my house two wires from pole three wires service drop cabin fuse panel window ac 240',
      es: 'tengo 110 o 220 en casa luz de 220 dos cables tres cables poste breakers dobles aire de ventana',
    },
  },
  {
    id: 'tools-polarity-without-a-ground',
    area: 'tools',
    grade: 'V1',
    title: {
      en: 'How do I check polarity at a two-prong outlet without a ground?',
      es: '¿Cómo checo la polaridad en un contacto de dos patas sin tierra?',
    },
    answer: {
      en: 'Measure from each slot to a known ground with a low-impedance (LoZ) meter: the ground hole of an extension cord plugged into a good grounded outlet serves. The short slot (brass side) shows about 120 V, the long one almost 0 V. The other way round: hot and neutral are reversed.\n\nA non-contact tester cannot tell it: unconnected ground wires and neutrals pick up induced voltage and light it on both slots, even on the wall. A plug-in tester needs a ground too.',
      es: 'Mida de cada ranura a una tierra conocida con un medidor de baja impedancia (LoZ): sirve el hoyo de tierra de una extensión enchufada en un contacto bueno. La ranura corta (latón) da unos 120 V y la larga casi 0 V. Si es al revés: vivo y neutro están cambiados.\n\nEl probador sin contacto no lo dice: tierras y neutros sueltos agarran voltaje inducido y lo prenden en las dos ranuras, hasta en la pared. El probador enchufable también necesita tierra.',
    },
    references: ['200.11', '200.10(B)'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a non-contact tester can show which slot of an ungrounded outlet is hot for sure',
          es: 'un probador sin contacto diga con seguridad cuál ranura de un contacto sin tierra es el vivo',
        },
        words: 'tick tester polarity two prong',
      },
    ],
    words: {
      en: 'two prong outlet reversed hot neutral polarity no ground tick tester lights both slots extension cord reference loz',
      es: 'polaridad contacto dos patas sin tierra vivo neutro invertido probador prende en las dos ranuras extensión',
    },
  },
  {
    id: 'asked-cut-ground-prong',
    area: 'safety',
    grade: 'V2',
    title: {
      en: 'Can I cut the third prong off a plug, or use a 3-to-2 adapter?',
      es: '¿Le puedo quebrar la pata de tierra a la clavija, o usar un adaptador de 3 a 2?',
    },
    answer: {
      en: "No, never cut the ground pin: a fault then makes the metal case live and no breaker trips. A 3-to-2 adapter grounds only if its tab is screwed to a plate on a box that is really grounded, which few old ones are.\n\nBetter: where the box has a ground, a grounding receptacle; without one, a GFCI marked 'No Equipment Ground', or a new ground. A plug that has lost its pin is replaced.",
      es: "No, nunca quiebre la pata de tierra: con una falla la carcasa queda viva y ningún breaker se bota. Un adaptador de 3 a 2 aterriza solo si su lengüeta va atornillada a una caja de veras aterrizada, y pocas viejas lo están.\n\nMejor: si la caja tiene tierra, un contacto con tierra; si no, un GFCI marcado 'No Equipment Ground', o una tierra nueva. Una clavija sin su pata se cambia.",
    },
    references: ['406.4(D)', '250.114', '406.10'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'cut the ground prong off a plug', es: 'quebrar o cortar la pata de tierra de una clavija' },
        words: 'snap break remove third pin computer old outlet',
      },
      {
        says: 'may',
        what: { en: 'use a 3-to-2 prong adapter', es: 'usar un adaptador de tres a dos patas' },
        if: { en: 'its tab is fastened to a box that is really grounded', es: 'su lengüeta va fijada a una caja de veras aterrizada' },
        words: 'cheater plug old outlet',
      },
    ],
    words: {
      en: 'break snap saw off third prong ground pin cheater plug two slot outlet computer',
      es: 'quebrar romper cortar tercera pata clavija adaptador contacto de dos compu',
    },
  },
  {
    id: 'wiring-methods-where-wires-run-in-walls',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Where do wires run in walls, so that I do not drill into one?',
      es: '¿Por dónde van los cables en la pared, para no taladrar uno?',
    },
    answer: {
      en: 'Expect them straight up and down the studs at each receptacle, switch and wall light, and across at about receptacle height; the NEC sets no fixed zones, so anywhere else is possible. Do not drill above, below or in line with those boxes.\n\nCables keep 1-1/4 in. from the face of a stud or lie behind a steel plate: a screw that goes less than that into the stud misses them; a bit that meets steel stops. Use a live-wire detector, and turn off the circuits of both sides of that wall: detectors miss much.',
      es: 'Suelen subir y bajar pegados al poste en cada contacto, apagador y luz de pared, y cruzar a la altura de los contactos; el NEC no fija zonas, así que puede haber en otra parte. No taladre arriba, abajo ni en línea con esas cajas.\n\nLos cables guardan 1-1/4 pulg. desde la cara del poste o llevan placa de acero: un tornillo que entra menos que eso al poste no los toca; si la broca topa con acero, pare. Use detector de cables y baje los circuitos de los dos lados de esa pared: el detector no ve todo.',
    },
    references: ['300.4(A)(1)', '300.4(D)'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'the NEC sets fixed zones for cables in walls', es: 'el NEC fije zonas para los cables en las paredes' },
        words: 'safe zones drill',
      },
    ],
    words: {
      en: 'hang tv shelf drill into wire stud finder safe zone behind drywall cables path screws hit a cable',
      es: 'colgar tele repisa taladrar cable detector zona segura por dónde corren los cables pared tornillo',
    },
  },
  {
    id: 'troubleshooting-static-or-wiring',
    area: 'troubleshooting',
    grade: 'K',
    title: {
      en: 'Zap from a door knob or truck: static or the wiring?',
      es: 'Chispazo en la perilla o la troca: ¿es estática o la instalación?',
    },
    answer: {
      en: 'One quick snap in dry weather, after walking on carpet or sliding off a seat, is static: harmless and not from the wiring. A tingle that lasts while you touch the metal, or is worse wet or barefoot, is leakage: turn the circuit off and have the ground checked.\n\nStatic comes on anything, a door knob on wood too; leakage on what is wired or piped: appliance, sink, faucet, metal siding. Moist air and other shoes cure the first. Never feel for the second again: leave it to an electrician with a meter.',
      es: 'Un chispazo seco, una sola vez, en tiempo seco y después de caminar en alfombra o rozar el asiento, es estática: no hace daño ni viene de la luz. Un hormigueo que sigue mientras toca el metal, o peor mojado o descalzo, es fuga: baje el circuito y haga revisar la tierra.\n\nLa estática sale en lo que sea, hasta en una perilla de puerta de madera; la fuga, en lo que lleva cable o tubo: aparato, fregadero, llave, lámina. Aire húmedo y otros zapatos quitan la primera. La segunda no se vuelve a tocar: que la mida un electricista.',
    },
    references: ['250.4(A)(5)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'one quick snap from a door knob in dry weather is static and harmless',
          es: 'un solo chispazo en la perilla en tiempo seco es estática y no hace daño',
        },
        words: 'zap winter carpet truck dangerous',
      },
      {
        says: 'is-not',
        what: {
          en: 'a tingle that lasts while one touches the metal is static',
          es: 'un hormigueo que sigue mientras se toca el metal sea estática',
        },
        words: 'leakage barefoot wet',
      },
    ],
    words: {
      en: 'static shock zap spark finger door knob winter carpet truck car door metal snap',
      es: 'estática chispazo toque dedo perilla troca carro alfombra invierno corriente',
    },
  },
  {
    id: 'theory-va-of-a-two-leg-load',
    area: 'theory',
    grade: 'V2',
    title: {
      en: 'VA of a load on two legs: do I double it, or use 1.732?',
      es: 'VA de una carga en dos fases: ¿se duplica o se usa 1.732?',
    },
    answer: {
      en: 'Neither: a two-wire load is single-phase, so VA is the voltage across it times its amps. 240 V x 28 A is 6,720 VA; 208 V x 30 A on two legs of a wye is 6,240 VA. 1.732 is for three-phase loads only.\n\n240 V is already the voltage over both legs, so doubling counts it twice. In a panel schedule put half on each of the two phases: 3,120 VA of the 6,240 VA.',
      es: 'Ninguna: una carga de dos hilos es monofásica, así que VA es el voltaje entre sus hilos por sus amperes. 240 V x 28 A son 6,720 VA; 208 V x 30 A en dos fases de una estrella son 6,240 VA. El 1.732 es solo para cargas trifásicas.\n\nLos 240 V ya son el voltaje entre las dos piernas; duplicar los cuenta dos veces. En el cuadro de cargas ponga la mitad en cada una de las dos fases: 3,120 VA de los 6,240 VA.',
    },
    references: ['220.5(A)', 'Table 430.248'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'double the VA of a 240 V load because it has two legs',
          es: 'duplicar los VA de una carga de 240 V por tener dos fases',
        },
        words: 'motor times 2 two phases',
      },
      {
        says: 'must-not',
        what: {
          en: 'use 1.732 for a two-wire load on two legs of a 208 V wye',
          es: 'usar 1.732 para una carga de dos hilos en dos fases de una estrella de 208 V',
        },
        words: 'single phase square root of 3',
      },
    ],
    words: {
      en: 'single phase 208 two pole load va formula square root 3 multiply by 2 panel schedule each phase 240 motor',
      es: 'carga monofásica 208 dos polos va fórmula raíz de 3 por 2 cuadro de cargas cada fase',
    },
  },
  {
    id: 'troubleshooting-rv-trips-gfci',
    area: 'troubleshooting',
    grade: 'V1',
    title: { en: 'Why does an RV trip any GFCI it is plugged into?', es: '¿Por qué el RV bota el GFCI donde lo conecto?' },
    answer: {
      en: 'With all breakers in the RV off it still trips: neutral and ground touch inside the RV, which is not allowed, or the cord, plug or inlet is wet or damaged. If it trips only when one breaker goes on, that circuit leaks: a water heater element most often.\n\nA plain outlet that runs it cures nothing: the leak is still on the skin of the RV. The RV panel keeps neutral insulated from ground; the bond is at the supply only.',
      es: 'Con todos los breakers del RV abajo y aun así se bota: neutro y tierra se tocan dentro del RV, lo que no se permite, o el cordón, la clavija o la entrada están mojados o dañados. Si solo se bota al subir un breaker, ese circuito tiene fuga: casi siempre la resistencia del boiler.\n\nUn contacto común que sí lo anda no arregla nada: la fuga sigue en la carrocería. El panel del RV lleva el neutro aislado de la tierra; la unión va solo en la alimentación.',
    },
    steps: {
      en: [
        'Turn off all breakers in the RV, the main too; plug into a GFCI.',
        'Trips at once: unplugged, look at cord, plug and inlet, then measure neutral to ground at the cord: near 0 ohms is the fault.',
        'Holds: turn on main, then one breaker after the other, heater and converter last.',
        'The one that trips it: unplug the RV, part its appliance and measure insulation to ground.',
        'Mend it, press TEST on the GFCI, try again.',
      ],
      es: [
        'Baje todos los breakers del RV, también el principal; conecte a un GFCI.',
        'Se bota luego: desenchufado, revise cordón, clavija y entrada, y mida neutro a tierra en el cordón: casi 0 ohms es la falla.',
        'Aguanta: suba el principal y luego uno por uno, al final boiler y convertidor.',
        'El que lo bota: desenchufe el RV, separe ese aparato y mida su aislamiento a tierra.',
        'Repare, oprima TEST en el GFCI y pruebe otra vez.',
      ],
    },
    references: ['551.54(C)', '551.55'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'bond neutral to ground inside an RV', es: 'unir el neutro con la tierra dentro del RV' },
        words: 'camper panel bond isolated',
      },
      {
        says: 'is-not',
        what: {
          en: 'an RV is all right because it runs on an outlet without GFCI',
          es: 'el RV esté bien porque funciona en un contacto sin GFCI',
        },
        words: 'plain outlet pedestal works',
      },
    ],
    words: {
      en: 'camper travel trailer motorhome trips gfci campsite pedestal home neutral ground water heater element leak',
      es: 'rv cámper casa rodante bota gfci todo apagado neutro tierra boiler fuga',
    },
  },
  {
    id: 'troubleshooting-rv-open-ground',
    area: 'troubleshooting',
    grade: 'V1',
    title: {
      en: 'RV surge protector shows open ground at a campsite or generator: may I plug in anyway?',
      es: 'El protector del RV marca tierra abierta en el campamento o la planta: ¿conecto así?',
    },
    answer: {
      en: "No, not at a campsite: with the pedestal's ground open, any leak makes the whole RV live at up to 120 V and no breaker trips. Take another site, or run on generator or battery until the park has mended it.\n\nOn a small inverter generator alone it is mostly no fault: its neutral floats, and the tester finds no neutral-to-ground bond. A ground rod changes nothing; a neutral-ground bonding plug, if the maker allows it, goes in the generator only, never on shore power or a house.",
      es: 'No en un campamento: con la tierra del poste abierta, cualquier fuga deja toda la carrocería a hasta 120 V y ningún breaker se bota. Pida otro lugar, o use planta o batería hasta que lo arreglen.\n\nEn una planta inverter chica sola casi nunca es falla: su neutro es flotante y el probador no halla unión de neutro con tierra. Una varilla no cambia nada; una clavija de unión neutro-tierra, si el fabricante la permite, va solo en la planta, nunca con luz del campamento o de una casa.',
    },
    references: ['551.55', '551.76', '250.34(A)', '250.4(A)(5)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'bypass the surge protector of an RV where the pedestal has an open ground',
          es: 'saltarse el protector del RV donde el poste tiene la tierra abierta',
        },
        words: 'plug in around it one night campground shock',
      },
      {
        says: 'need-not',
        what: {
          en: 'drive a ground rod for a small inverter generator that feeds only an RV',
          es: 'clavar una varilla para una planta inverter chica que solo alimenta el RV',
        },
        words: 'open ground floating neutral',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a neutral-ground bonding plug on shore power or a house panel',
          es: 'usar una clavija de unión neutro-tierra con luz del campamento o de la casa',
        },
        words: 'bonding plug generator only',
      },
    ],
    words: {
      en: 'campground pedestal surge guard ems open ground error 50 amp inverter generator bonding plug floating neutral camper',
      es: 'campamento poste protector tierra abierta planta inverter neutro flotante cámper',
    },
  },
  {
    id: 'troubleshooting-amps-on-ground-rod-wire',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'How much current on the ground rod wire is normal?', es: '¿Cuánta corriente es normal en el cable de la varilla?' },
    answer: {
      en: "Close to 0 A: a few tenths of an amp or less, since earth resists. Several amps mean that neutral current returns by earth and water pipe, most often from a loose or broken service neutral, yours or a neighbor's: call the utility.\n\nOn a metal water pipe shared with neighbors an amp or more is common for the same reason. Never open that wire while current flows: the open ends may stand at up to 120 V. Lights that brighten and dim with it: main off, and call at once.",
      es: 'Casi 0 A: unas décimas de amper o menos, porque el suelo resiste. Varios amperes quieren decir que el neutro regresa por tierra y tubo de agua, casi siempre por un neutro de acometida flojo o roto, suyo o de un vecino: llame a la compañía.\n\nEn un tubo de agua metálico compartido con vecinos es común un amper o más por lo mismo. Nunca abra ese cable con corriente: las puntas pueden quedar a hasta 120 V. Si además las luces suben y bajan: principal abajo y llame de inmediato.',
    },
    references: ['250.6', '250.24'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'disconnect a ground rod wire that carries current',
          es: 'desconectar el cable de la varilla que lleva corriente',
        },
        words: 'open lift amps clamp meter',
      },
      {
        says: 'is-not',
        what: { en: 'several amps on the ground rod wire are normal', es: 'varios amperes en el cable de la varilla sean normales' },
        words: 'clamp meter reading',
      },
    ],
    words: {
      en: 'clamp meter amps on gec grounding electrode conductor current flowing water pipe lost neutral neighbor',
      es: 'amperes en la varilla de tierra gancho corriente tubo de agua neutro flojo vecino',
    },
  },
  {
    id: 'theory-240-thicker-wire',
    area: 'theory',
    grade: 'V2',
    title: { en: 'Does 240 V need thicker wire than 120 V?', es: '¿El 240 V lleva cable más grueso que el 120 V?' },
    answer: {
      en: 'No: amps decide the size, not volts. The same watts at 240 V take half the amps, so thinner wire may do: 12 AWG copper is good for 20 A at either voltage.\n\nCircuits of 240 V only look thicker because ranges, dryers and chargers draw 30 A to 50 A. House wire is insulated for 600 V.',
      es: 'No: el calibre lo deciden los amperes, no los volts. Los mismos watts a 240 V toman la mitad de amperes, así que puede bastar cable más delgado: cobre 12 AWG sirve para 20 A en los dos.\n\nLos de 240 V solo se ven más gruesos porque estufas, secadoras y cargadores toman de 30 A a 50 A. El cable de casa aguanta 600 V.',
    },
    references: ['310.16', '240.4(D)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'use thicker wire for 240 V than for 120 V at the same amps',
          es: 'usar cable más grueso para 240 V que para 120 V con los mismos amperes',
        },
        words: '220 gauge heavier',
      },
    ],
    words: {
      en: '220 wire size heavier gauge than 110 same wire voltage insulation 600',
      es: '220 calibre más grueso que 110 mismo cable voltaje aislamiento',
    },
  },
];
