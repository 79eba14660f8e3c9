// What test instruments do, how they are used safely and what they cannot tell.
import type { Topic } from '../knowledge.ts';

export const toolsMetersTopics: readonly Topic[] = [
  {
    id: 'tools-multimeter-voltage-test',
    area: 'tools',
    grade: 'K',
    title: { en: 'How do I check voltage with a multimeter?', es: '¿Cómo mido voltaje con el multímetro?' },
    answer: {
      en: 'Set AC volts, prove the meter on a known live source, touch the two points in turn, and prove the meter again. Three readings tell the story: hot to neutral, hot to ground, and neutral to ground.\n\nOn a healthy 120 V receptacle they are about 120 V, 120 V and near zero (up to a couple of volts under load). 120 V to ground but none to neutral means an open neutral; the reverse, an open ground; neutral to ground near 120 V, hot and neutral swapped, or the neutral open with a load on. Leads in the amp jack are a short circuit across the source: look at the jacks before every use. Live measuring is for a qualified person with PPE and a meter of the right category.',
      es: 'Ponga volts de CA, compruebe el medidor en una fuente viva conocida, toque los dos puntos y vuelva a comprobarlo. Tres lecturas lo dicen todo: vivo a neutro, vivo a tierra y neutro a tierra.\n\nEn un contacto sano de 120 V dan unos 120 V, 120 V y casi cero (hasta un par de volts con carga). 120 V a tierra y nada a neutro: neutro abierto; al revés, tierra abierta; neutro a tierra cerca de 120 V: vivo y neutro cambiados, o neutro abierto con algo prendido. Con las puntas en la entrada de amperes se hace un corto: mire las entradas antes de cada uso. Medir con voltaje es para persona calificada con EPP y medidor de la categoría correcta.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'measure voltage with a lead in the amp jack', es: 'medir voltaje con una punta en la entrada de amperes' },
      },
      {
        says: 'must',
        what: { en: 'prove the meter on a live source before and after', es: 'probar el medidor en una fuente viva antes y después' },
      },
      {
        says: 'must-not',
        what: { en: 'measure live parts without being qualified and wearing PPE', es: 'medir partes vivas sin ser calificado y sin EPP' },
      },
    ],
    words: {
      en: 'multimeter dmm voltmeter how to test outlet readings hot neutral ground fluke nuetral multi meter',
      es: 'multímetro tester voltímetro cómo medir contacto lecturas probar corriente enchufle boltaje',
    },
  },
  {
    id: 'tools-clamp-meter',
    area: 'tools',
    grade: 'V2',
    title: { en: 'How do I use a clamp meter?', es: '¿Cómo se usa el amperímetro de gancho?' },
    answer: {
      en: "Close the jaw around one conductor only; around a whole cable the currents cancel and it reads zero. Around hot and neutral together it shows leakage, which is useful too.\n\nUse true-RMS for drives, LEDs and electronics, or the reading can be badly low. AC-only clamps can't read DC; Hall-type clamps can, after zeroing. For small currents wrap the wire through several times and divide by the turns. Opening live panels to clamp a wire is energized work: qualified person, PPE, cover on where possible.",
      es: 'Cierre la mordaza en un solo conductor; en el cable completo las corrientes se anulan y marca cero. Con vivo y neutro juntos muestra la fuga, que también sirve.\n\nUse valor eficaz verdadero (true-RMS) con variadores, LED y electrónica, o la lectura sale muy baja. Los de solo CA no leen CD; los de efecto Hall sí, después de ponerlos en cero. Para corrientes chicas dé varias vueltas y divida entre el número de vueltas. Abrir un tablero vivo para medir es trabajo energizado: persona calificada y EPP.',
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: { en: 'a clamp around a whole cable reads the current', es: 'un gancho alrededor de todo el cable lee la corriente' },
      },
      {
        says: 'must-not',
        what: {
          en: 'clamp wires in an open live panel without PPE or qualification',
          es: 'medir con gancho en tablero vivo abierto sin EPP o sin ser calificado',
        },
      },
      { says: 'is-not', what: { en: 'an AC-only clamp reads DC', es: 'un gancho solo de CA lee CD' } },
    ],
    words: {
      en: 'amp clamp ammeter amprobe measure current amps true rms leakage romex both wires together in a cord whole cable shows zero 0 line splitter broken',
      es: 'gancho amperímetro pinza medir amperes corriente fuga romex dos alambres juntos cordon cable completo marca cero',
    },
  },
  {
    id: 'tools-insulation-resistance-megger',
    area: 'tools',
    grade: 'V2',
    title: { en: 'How do I use a megger (insulation resistance tester)?', es: '¿Cómo se usa el megger (medidor de aislamiento)?' },
    answer: {
      en: 'It measures the resistance of insulation. With the circuit dead and isolated, apply a DC test voltage between conductor and ground or between conductors for a minute and read megohms; higher is better and a falling trend is the warning. For 600 V class wiring 500 V or 1000 V DC is usual; follow the maker.\n\nDisconnect electronics, drives, surge protectors, GFCI and AFCI devices, smoke alarms and lamps, or they may be destroyed and the reading will be false. The test leaves the cable charged: let the tester discharge it before touching. Heat and damp lower the reading, so note temperature.',
      es: 'Mide la resistencia del aislamiento. Con el circuito muerto y aislado, aplique voltaje de prueba de CD entre conductor y tierra o entre conductores por un minuto y lea megohms; más alto es mejor y una tendencia a la baja es la alarma. Para cableado de 600 V lo usual es 500 V o 1000 V de CD; siga al fabricante.\n\nDesconecte electrónica, variadores, supresores, GFCI, AFCI, detectores de humo y lámparas, o se queman y la lectura es falsa. La prueba deja cargado el cable: deje que el medidor lo descargue antes de tocar. El calor y la humedad bajan la lectura; anote la temperatura.',
    },
    steps: {
      en: [
        'De-energize, lock out and verify dead.',
        'Disconnect loads and electronics at both ends.',
        'Warn others; keep hands off the conductors.',
        'Test each conductor to ground, then to each other, for one minute.',
        'Let the tester discharge the circuit and check it is at zero.',
        'Record values, voltage and temperature; reconnect.',
      ],
      es: [
        'Desenergice, bloquee y compruebe ausencia.',
        'Desconecte cargas y electrónica en ambas puntas.',
        'Avise a los demás; no toque los conductores.',
        'Pruebe cada conductor a tierra y luego entre sí, un minuto.',
        'Deje que el medidor descargue y vea que marque cero.',
        'Anote valores, voltaje y temperatura; reconecte.',
      ],
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: {
          en: 'disconnect electronics, drives, surge protectors and GFCI or AFCI devices before meggering',
          es: 'desconectar electrónicos, variadores, supresores y GFCI o AFCI antes de meggear',
        },
      },
      { says: 'must-not', what: { en: 'megger a live circuit', es: 'meggear un circuito vivo' } },
      {
        says: 'must',
        what: {
          en: 'let the tester discharge the cable before touching it',
          es: 'dejar que el probador descargue el cable antes de tocarlo',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'megger a circuit with LED lights, GFCIs, AFCIs or smoke alarms still connected',
          es: 'meggear un circuito con luces LED, GFCI, AFCI o detectores de humo conectados',
        },
        words: 'leave on devices ok plugged in dejar puesto',
      },
    ],
    words: {
      en: 'megger meg test insulation tester megohm cable test motor winding mega what test voltage for 480 V motor',
      es: 'megger megóhmetro prueba de aislamiento motor cable megohms kable a qué voltaje de prueba meguear motor de 480 se meguea',
    },
  },
  {
    id: 'tools-non-contact-tester-limits',
    area: 'tools',
    grade: 'V2',
    title: { en: 'Can I trust a non-contact voltage tester?', es: '¿Me puedo fiar del probador sin contacto?' },
    answer: {
      en: "No, not to prove a circuit dead: it is only a first look. Silence doesn't mean no voltage.\n\nIt senses the electric field, so it misses DC, wires inside metal raceway or armor, shielded cable, and low voltages; it needs your body as reference, so gloves, a ladder or a flat battery can keep it quiet. It also lights on ghost voltage. After the pen, prove dead with a contact tester that was checked on a live source before and after.",
      es: 'No para comprobar que un circuito está muerto: solo sirve como primera revisión. Que no suene no significa que no haya voltaje.\n\nDetecta campo eléctrico, así que no ve CD, alambres dentro de tubo o armadura metálica, cable blindado ni voltajes bajos; usa el cuerpo como referencia y con guantes, escalera o pila baja se queda callado. También prende con voltaje fantasma. Después de la pluma, compruebe con un probador de contacto verificado antes y después en una fuente viva.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'trust a non-contact tester to prove a circuit dead',
          es: 'confiar en un probador sin contacto para comprobar ausencia de voltaje',
        },
        words: 'pen quiet dead enough',
      },
      {
        says: 'may',
        what: { en: 'use a non-contact tester as a first look', es: 'usar el probador sin contacto como primer vistazo' },
        words: 'pen tick tracer sniff check pluma before meter',
      },
      {
        says: 'is-not',
        what: {
          en: 'silence of a non-contact tester means no voltage',
          es: 'el silencio del probador sin contacto significa que no hay voltaje',
        },
      },
      {
        says: 'must-not',
        what: { en: 'trust a non-contact tester on DC', es: 'confiar en un probador sin contacto en corriente directa' },
        words: 'pen tester dc line pluma',
      },
      {
        says: 'is',
        what: {
          en: 'a contact tester that was checked on a live source before and after proves a circuit dead',
          es: 'un probador de contacto revisado antes y después en una fuente viva prueba que un circuito está muerto',
        },
        if: {
          en: 'every conductor is tested to the others and to ground',
          es: 'se prueba cada conductor contra los demás y contra tierra',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'the beep of a non-contact tester proves that a wire is fed',
          es: 'el pitido de un probador sin contacto pruebe que un cable está alimentado',
        },
        words: 'pen beeps ghost voltage voltaje fantasma',
      },
    ],
    words: {
      en: 'ncvt tick tracer voltage pen sniffer hot stick beeper non contact tester reliable',
      es: 'pluma detectora probador sin contacto chismoso detector de voltaje confiable enchufle boltaje',
    },
  },
  {
    id: 'tools-receptacle-tester-limits',
    area: 'tools',
    grade: 'V2',
    title: { en: "What can't a plug-in receptacle tester tell me?", es: '¿Qué no me dice el probador de contactos de tres luces?' },
    answer: {
      en: "The three-light tester finds open hot, open neutral, open ground and simple swaps, but shows 'correct' on several dangerous faults.\n\nIt can't see a bootleg ground (neutral jumped to ground), not even when hot and neutral are swapped on top of it, which puts the metal frame at 120 V; nor a high-resistance ground, ground and neutral interchanged, two faults at once, or a bad connection under load. Its GFCI button works only if there is a real ground; the device's own TEST button is the proof. Confirm doubts with a meter or a circuit analyzer, with power off for inspection.",
      es: "El probador de tres luces encuentra vivo, neutro o tierra abiertos y cambios simples, pero marca 'correcto' con varias fallas peligrosas.\n\nNo ve una tierra falsa (neutro puenteado a tierra), ni siquiera cuando además vivo y neutro están cambiados y la carcasa queda a 120 V; tampoco una tierra de alta resistencia, neutro y tierra intercambiados, dos fallas juntas ni mala conexión bajo carga. Su botón de GFCI solo funciona si hay tierra real; la prueba válida es el botón TEST del GFCI. Si duda, use multímetro o analizador de circuitos e inspeccione sin voltaje.",
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: { en: 'a three-light tester finds a bootleg ground', es: 'el probador de tres luces encuentra una tierra falsa' },
      },
      {
        says: 'is-not',
        what: { en: "a tester's GFCI button works without a real ground", es: 'el botón GFCI del probador funciona sin tierra real' },
      },
      {
        says: 'is-not',
        what: { en: "a receptacle that tests 'correct' is always safe", es: "un contacto que marca 'correcto' siempre es seguro" },
      },
    ],
    words: {
      en: 'three light plug tester outlet tester bootleg ground circuit analyzer false correct',
      es: 'probador de contactos tres focos tierra falsa puente analizador enchufle',
    },
  },
  {
    id: 'tools-cat-ratings',
    area: 'tools',
    grade: 'V2',
    title: { en: 'What do CAT II, CAT III and CAT IV on a meter mean?', es: '¿Qué significan CAT II, CAT III y CAT IV en un medidor?' },
    answer: {
      en: 'The category says how big a voltage spike the meter survives at a given place: CAT II for plug-in loads, CAT III for panels, feeders and fixed equipment, CAT IV for the service, meter and outdoor lines. Choose by place first and voltage second.\n\nThe voltage beside it is the highest working voltage, for example CAT III 600 V. Closer to the source there is more fault energy, so a CAT II 1000 V meter is not better in a panel than CAT III 600 V. Leads, probes and fuses must carry the same rating; a cheap lead or a wrong replacement fuse cancels it.',
      es: 'La categoría indica qué pico de voltaje aguanta el medidor en cada lugar: CAT II para aparatos enchufados, CAT III para tableros, alimentadores y equipo fijo, CAT IV para acometida, medidor y líneas exteriores. Primero se elige el lugar y luego el voltaje.\n\nEl voltaje que la acompaña es el máximo de trabajo, por ejemplo CAT III 600 V. Más cerca de la fuente hay más energía de falla; un CAT II 1000 V no es mejor en un tablero que un CAT III 600 V. Puntas, cables y fusibles deben tener la misma categoría; una punta barata o un fusible equivocado la anula.',
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a CAT II 1000 V meter is better in a panel than CAT III 600 V',
          es: 'un medidor CAT II 1000 V es mejor en un tablero que CAT III 600 V',
        },
      },
      { says: 'must-not', what: { en: 'use a CAT II meter in a panel', es: 'usar un medidor CAT II en un tablero' } },
      {
        says: 'must',
        what: { en: "use leads, probes and fuses of the meter's rating", es: 'usar puntas y fusibles de la categoría del medidor' },
      },
    ],
    words: {
      en: 'cat rating overvoltage category meter safety cat 3 cat 4 600v 1000v',
      es: 'categoría cat iii cat iv multímetro seguridad sobretensión',
    },
  },
  {
    id: 'tools-ground-resistance-test',
    area: 'tools',
    grade: 'V1',
    title: { en: 'How do I measure ground rod resistance?', es: '¿Cómo mido la resistencia de la varilla de tierra?' },
    answer: {
      en: "With a three-point fall-of-potential tester and the rod disconnected from everything, or with a clamp-on ground tester where the electrode is part of a closed loop. An ordinary ohmmeter can't do it.\n\nFall of potential: current stake far away in a straight line, potential stake at about 62% of that distance; the reading should hardly change when the potential stake is moved 10% either way. A single rod over 25 ohms needs a second electrode; most installers just drive two, at least 6 ft apart. Never lift an electrode conductor on a live service.",
      es: 'Con un medidor de caída de potencial de tres puntas y la varilla desconectada de todo, o con pinza de tierras si el electrodo es parte de un lazo cerrado. Un óhmetro común no sirve.\n\nCaída de potencial: estaca de corriente lejos en línea recta y la de potencial como al 62% de esa distancia; la lectura casi no debe cambiar al mover la de potencial 10% para cada lado. Una sola varilla con más de 25 ohms pide segundo electrodo; casi todos clavan dos, separadas por lo menos 6 pies. Nunca suelte el conductor del electrodo en una acometida viva.',
    },
    steps: {
      en: [
        'De-energize, lock out and disconnect the rod from the system.',
        'Drive the current stake about ten rod lengths away.',
        'Drive the potential stake at 62% of the distance.',
        'Read; move the potential stake 10% each way and compare.',
        'Reconnect the rod before energizing.',
        'Record value, soil and weather.',
      ],
      es: [
        'Desenergice, bloquee y desconecte la varilla del sistema.',
        'Clave la estaca de corriente como a diez largos de varilla.',
        'Clave la de potencial al 62% de la distancia.',
        'Lea; mueva la de potencial 10% a cada lado y compare.',
        'Reconecte la varilla antes de energizar.',
        'Anote valor, suelo y clima.',
      ],
    },
    references: ['250.53(A)(2)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'lift an electrode conductor on a live service', es: 'desconectar el conductor del electrodo con la acometida viva' },
      },
      {
        says: 'is-not',
        what: {
          en: 'an ordinary ohmmeter measures ground rod resistance',
          es: 'un óhmetro común mide la resistencia de la varilla de tierra',
        },
      },
      {
        says: 'must',
        what: {
          en: 'add a second electrode to a single rod over 25 ohms',
          es: 'agregar un segundo electrodo si una varilla pasa de 25 ohms',
        },
      },
    ],
    words: {
      en: 'ground rod test 25 ohms fall of potential 3 point clamp earth resistance tester where middle potential probe goes percent distance',
      es: 'telurómetro terrómetro varilla 25 ohms caída de potencial tierra medir dónde va la punta de en medio',
    },
  },
  {
    id: 'tools-loop-impedance',
    area: 'tools',
    grade: 'K',
    title: { en: 'What is a ground loop impedance test?', es: '¿Qué es la prueba de impedancia del lazo de tierra?' },
    answer: {
      en: 'It measures the impedance of the fault path, hot to equipment ground and back to the source; voltage divided by it gives the fault current that will trip the breaker. Low is good.\n\nOn a 120 V, 20 A branch circuit many testers flag more than about 1 ohm. Divide: 120 V / 0.5 ohm = 240 A, plenty for a quick trip; at 6 ohms only 20 A flows and nothing trips. It finds loose locknuts and bad grounds that a three-light tester passes. Some testers trip GFCIs. It is a live test: qualified person with PPE.',
      es: 'Mide la impedancia del camino de falla, del vivo por la tierra de equipo hasta la fuente; voltaje entre ese valor da la corriente de falla que dispara el breaker. Baja es buena.\n\nEn un circuito de 120 V y 20 A muchos probadores avisan arriba de 1 ohm más o menos. Divida: 120 V / 0.5 ohm = 240 A, de sobra; con 6 ohms pasan solo 20 A y nada dispara. Encuentra contratuercas flojas y malas tierras que el de tres luces aprueba. Algunos botan los GFCI. Es prueba viva: persona calificada con EPP.',
    },
    references: ['250.4(A)(5)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'do a loop impedance test without being qualified and wearing PPE',
          es: 'hacer la prueba de lazo sin ser calificado y sin EPP',
        },
      },
      {
        says: 'is',
        what: {
          en: 'a loop impedance test finds bad grounds that a three-light tester passes',
          es: 'la prueba de lazo halla tierras malas que el probador de tres luces da por buenas',
        },
      },
    ],
    words: {
      en: 'loop impedance ground impedance tester suretest circuit analyzer egc quality',
      es: 'impedancia de lazo analizador de circuitos tierra efectiva',
    },
  },
  {
    id: 'tools-phase-rotation-meter',
    area: 'tools',
    grade: 'K',
    title: { en: 'How do I check phase rotation?', es: '¿Cómo reviso la secuencia de fases?' },
    answer: {
      en: 'Connect the three leads of a rotation meter to A, B and C in order: it shows clockwise (A-B-C) or the reverse. Check before disconnecting and again before re-energizing motors.\n\nTwo kinds exist: one tests the supply while live, the other tests a motor by turning its shaft by hand with power off. Marking phases at both ends before a changeover, and photographing the reading, saves pumps and compressors. Contact testing of live supplies is for a qualified person with PPE.',
      es: 'Conecte las tres puntas del medidor de rotación a A, B y C en orden: marca sentido horario (A-B-C) o contrario. Revise antes de desconectar y otra vez antes de energizar motores.\n\nHay dos tipos: uno prueba la alimentación viva y otro prueba el motor girando la flecha a mano sin voltaje. Marcar fases en ambos extremos antes de un cambio y tomar foto de la lectura salva bombas y compresores. Medir en vivo es para persona calificada con EPP.',
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: {
          en: 'check rotation before disconnecting and again before re-energizing motors',
          es: 'revisar la secuencia antes de desconectar y antes de reenergizar motores',
        },
      },
    ],
    words: { en: 'phase rotation meter sequence abc clockwise rotation tester', es: 'secuencímetro rotación de fases secuencia abc' },
  },
  {
    id: 'tools-thermal-camera',
    area: 'tools',
    grade: 'V1',
    title: { en: 'How do I use a thermal camera on a panel?', es: '¿Cómo uso una cámara térmica en un tablero?' },
    answer: {
      en: 'Look while the equipment carries real load, at least about 40%, and compare like with like: a joint much hotter than its twin under the same load is the finding, not the absolute number.\n\nShiny metal fools the camera: bare copper reads cold and reflects you, so judge the insulation or tape beside it. Differences over roughly 15 °C between similar parts under similar load deserve quick repair. The covers must be off or have infrared windows, so this is energized work with PPE and boundaries.',
      es: 'Revise con carga real, por lo menos como 40%, y compare iguales: el hallazgo es una unión mucho más caliente que su gemela con la misma carga, no el número absoluto.\n\nEl metal brillante engaña: el cobre pelado marca frío y lo refleja a usted; juzgue el aislante o la cinta de al lado. Diferencias de más de 15 °C más o menos entre partes iguales con carga igual piden reparación pronta. Se quitan tapas o se usan ventanas infrarrojas, así que es trabajo energizado con EPP y fronteras.',
    },
    steps: {
      en: [
        'Plan it: permit, PPE, boundaries, second person.',
        'Check that load is 40% or more; record amps.',
        'Scan all terminations from one side to the other.',
        'Photograph hot spots with a normal picture and the current.',
        'Schedule a shutdown, repair, torque.',
        'Scan again under load.',
      ],
      es: [
        'Planee: permiso, EPP, fronteras, segunda persona.',
        'Vea que la carga sea 40% o más; anote amperes.',
        'Barra todas las terminales de lado a lado.',
        'Tome puntos calientes con foto normal y corriente.',
        'Programe paro, repare y apriete.',
        'Barra otra vez con carga.',
      ],
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: { en: 'shiny bare copper reads true on a thermal camera', es: 'el cobre desnudo brillante se lee bien en la cámara térmica' },
      },
      {
        says: 'must-not',
        what: { en: 'open covers for a thermal scan without PPE and boundaries', es: 'abrir tapas para termografía sin EPP ni fronteras' },
      },
    ],
    words: {
      en: 'thermal imaging infrared camera flir hot spot thermography panel',
      es: 'termografía cámara térmica infrarrojo punto caliente tablero panel',
    },
  },
  {
    id: 'tools-circuit-tracer-and-toner',
    area: 'tools',
    grade: 'K',
    title: { en: 'Circuit tracer and toner: what is each for?', es: 'Rastreador y generador de tono: ¿para qué es cada uno?' },
    answer: {
      en: "A circuit tracer puts a signal on a power circuit, live or dead, to find its breaker or its path; a toner (fox and hound) puts a tone on dead communication or control wires. Don't use a toner on live power.\n\nTracers read best when the return goes elsewhere, such as the remote neutral of another circuit or ground with power off, because hot and neutral side by side cancel the signal. Metal conduit hides it. Always confirm by switching the breaker off and testing.",
      es: 'El rastreador mete una señal a un circuito de fuerza, vivo o muerto, para hallar su breaker o su ruta; el generador de tono (toner) mete un tono a cables muertos de datos o control. No use el toner en circuitos vivos.\n\nEl rastreador lee mejor si el regreso va por otro lado, como un neutro remoto o tierra sin voltaje, porque vivo y neutro juntos cancelan la señal. El tubo metálico la esconde. Confirme siempre bajando el breaker y midiendo.',
    },
    references: ['408.4(A)'],
    claims: [
      { says: 'must-not', what: { en: 'use a toner on live power', es: 'usar un generador de tono en energía viva' } },
      { says: 'may', what: { en: 'use a circuit tracer on a live circuit', es: 'usar un rastreador en un circuito vivo' } },
      {
        says: 'must',
        what: { en: 'confirm a tracer by switching the breaker off and testing', es: 'confirmar el rastreo bajando el breaker y probando' },
      },
    ],
    words: {
      en: 'circuit tracer toner fox and hound tone generator probe breaker finder wire tracer which breaker feeds outlet find without flipping which breaker feeds a receptacle without turning off breaker finder tool',
      es: 'rastreador toner tono chicharra localizador de cables cual breaker alimenta contacto hallar kable que herramienta saber cual breaker pastilla alimenta un contacto sin apagar uno por uno localizador buscador rastreador',
    },
  },
  {
    id: 'tools-solenoid-tester',
    area: 'tools',
    grade: 'K',
    title: { en: 'Solenoid tester (Wiggy): is it still any good?', es: 'Probador de solenoide (Wiggy): ¿todavía sirve?' },
    answer: {
      en: "It draws real current, so ghost voltage doesn't fool it and you feel it buzz; but it has a short duty time, can trip GFCIs, reads nothing below about 90 V, and many old ones lack a modern safety category.\n\nA digital meter with LoZ, or a solid-state tester with a CAT rating, does the same more safely. If a shop keeps solenoid testers, use only rated ones, don't hold them on for more than the time marked, and check them live before and after each test.",
      es: 'Consume corriente real, así que no lo engaña el voltaje fantasma y se siente vibrar; pero se usa por poco tiempo, puede botar GFCI, no marca abajo de unos 90 V y muchos viejos no tienen categoría de seguridad.\n\nUn multímetro con LoZ o un probador de estado sólido con CAT hace lo mismo con más seguridad. Si en el taller los usan, que sean con categoría, sin pasar el tiempo marcado, y probados en vivo antes y después.',
    },
    references: [],
    claims: [
      {
        says: 'may',
        what: { en: 'use a solenoid tester (Wiggy)', es: 'usar un probador de solenoide (Wiggy)' },
        if: {
          en: 'it has a safety rating, is held on no longer than marked and is checked live before and after',
          es: 'tiene categoría, no se sostiene más de lo marcado y se prueba antes y después',
        },
      },
      { says: 'is', what: { en: 'a solenoid tester can trip GFCIs', es: 'un probador de solenoide puede botar GFCI' } },
    ],
    words: { en: 'wiggy solenoid tester voltage tester vibrates old school selenoid', es: 'probador de solenoide wiggy vibra voltímetro' },
  },
  {
    id: 'tools-low-impedance-mode',
    area: 'tools',
    grade: 'V2',
    title: { en: 'What is LoZ mode on a multimeter?', es: '¿Qué es el modo LoZ del multímetro?' },
    answer: {
      en: "LoZ means low input impedance, a few thousand ohms instead of about ten million, so the meter loads the circuit and drains induced voltage. Use it to decide whether a voltage is real.\n\nIn LoZ a ghost of 60 V falls to near zero, while a real source stays. It can trip a GFCI when measured from hot to ground and shouldn't be used on sensitive electronics or control inputs; use the normal setting there. Don't leave it connected for long: the resistor in the meter heats.",
      es: 'LoZ es baja impedancia de entrada, unos miles de ohms en lugar de unos diez millones, así que carga el circuito y descarga el voltaje inducido. Sirve para decidir si un voltaje es real.\n\nEn LoZ un fantasma de 60 V cae casi a cero y una fuente real se queda. Puede botar un GFCI al medir de vivo a tierra y no se usa en electrónica o entradas de control; ahí use el modo normal. No lo deje conectado mucho: se calienta la resistencia interna.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: { en: 'LoZ can trip a GFCI when measured from hot to ground', es: 'LoZ puede botar un GFCI al medir de vivo a tierra' },
      },
      {
        says: 'must-not',
        what: { en: 'use LoZ on sensitive electronics or control inputs', es: 'usar LoZ en electrónica sensible o entradas de control' },
      },
    ],
    words: { en: 'loz low z low impedance multimeter ghost voltage mode multi meter', es: 'loz baja impedancia multímetro fantasma modo' },
  },
  {
    id: 'tools-continuity-and-resistance-test',
    area: 'tools',
    grade: 'K',
    title: { en: 'How do I test continuity or resistance?', es: '¿Cómo mido continuidad o resistencia?' },
    answer: {
      en: 'Only on a dead circuit: lock out, verify dead, then touch the leads together (near 0 ohms), and measure. A beep means low resistance, not that the path can carry current.\n\nIsolate what you test, or current sneaks through lamps, transformers and other branches. OL means open. A fuse or closed switch should be near zero, a heating element V² / W, a short near zero where there should be none. A frayed wire with one strand still beeps: for good joints use a millivolt drop test under load.',
      es: 'Solo en circuito muerto: bloquee, compruebe ausencia, junte las puntas (casi 0 ohms) y mida. El bip indica baja resistencia, no que el camino aguante corriente.\n\nAísle lo que mide, o la corriente se va por focos, transformadores y otros ramales. OL es abierto. Fusible o apagador cerrado, casi cero; una resistencia de calor, V² / W; un corto, casi cero donde no debe. Un alambre con un solo hilo también pita: para juzgar uniones use caída en milivolts con carga.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'test continuity or resistance on a live circuit', es: 'medir continuidad o resistencia en un circuito vivo' },
      },
      {
        says: 'is-not',
        what: {
          en: 'a continuity beep means the path can carry current',
          es: 'el pitido de continuidad significa que la trayectoria aguanta la corriente',
        },
      },
      { says: 'is', what: { en: 'OL on an ohmmeter means an open circuit', es: 'OL en el óhmetro quiere decir circuito abierto' } },
      {
        says: 'may',
        what: {
          en: 'measure resistance on a circuit that is locked out and verified dead',
          es: 'medir resistencia en un circuito bloqueado y comprobado sin voltaje',
        },
      },
    ],
    words: {
      en: 'continuity ohms beep test fuse open ol resistance multimeter multi meter multimeter',
      es: 'continuidad ohms bip probar fusible abierto resistencia cómo uso multímetro ver',
    },
  },
  {
    id: 'tools-millivolt-drop-test',
    area: 'tools',
    grade: 'K',
    title: { en: 'How do I find a bad joint with a millivolt test?', es: '¿Cómo encuentro una mala unión con milivolts?' },
    answer: {
      en: 'With the load running, measure voltage across the joint itself, from one side to the other: a good one shows a few millivolts, a bad one many times more than its twin.\n\nCompare equal parts under equal current: the three poles of a breaker, two lugs, two fuses. Power lost in the joint is volts times amps: 0.5 V at 40 A is 20 W, enough to cook a terminal. It is live work across parts at the same potential but with line voltage to ground nearby: qualified person, PPE.',
      es: 'Con la carga trabajando mida el voltaje en la unión misma, de un lado al otro: una buena marca unos milivolts, una mala muchas veces más que su gemela.\n\nCompare partes iguales con igual corriente: los tres polos de un breaker, dos zapatas, dos fusibles. La potencia perdida es volts por amperes: 0.5 V a 40 A son 20 W, bastante para cocer una terminal. Es trabajo vivo con voltaje de línea a tierra muy cerca: persona calificada y EPP.',
    },
    references: ['110.14(D)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'do a millivolt drop test without being qualified and wearing PPE',
          es: 'hacer la prueba de milivolts sin ser calificado y sin EPP',
        },
      },
    ],
    words: {
      en: 'millivolt drop voltage drop across breaker contact resistance fuse bad connection',
      es: 'milivolts caída en breaker contacto fusible mala conexión enchufle',
    },
  },
  {
    id: 'tools-insulation-readings',
    area: 'tools',
    grade: 'V1',
    title: { en: 'What is a good megger reading?', es: '¿Cuál es una buena lectura de megger?' },
    answer: {
      en: 'New building wire normally reads hundreds of megohms or more; a common rough floor for low-voltage wiring is 1 megohm, and anything under a few megohms on dry wiring deserves a look. The trend and the comparison with its neighbors tell more than one number.\n\nFor motors, minimums depend on age and design: about 5 megohms for modern low-voltage machines at 40 °C. Polarization index is the ten-minute reading divided by the one-minute one; 2 or more is good on large machines. Moisture, heat and long cables lower readings.',
      es: 'Cable nuevo da cientos de megohms o más; un piso aproximado en baja tensión es 1 megohm, y menos de unos megohms en cableado seco merece revisión. La tendencia y comparar con los vecinos dicen más que un solo número.\n\nEn motores el mínimo depende de edad y diseño: unos 5 megohms en máquinas modernas de baja tensión a 40 °C. El índice de polarización es la lectura a diez minutos entre la de un minuto; 2 o más es bueno en máquinas grandes. Humedad, calor y cables largos bajan la lectura.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: '1 megohm is a common rough floor for low-voltage wiring',
          es: '1 megohm es un mínimo aproximado común en baja tensión',
        },
      },
    ],
    words: {
      en: 'megger reading acceptable megohms minimum polarization index pi dar mega',
      es: 'lectura megger aceptable megohms mínimo índice de polarización',
    },
  },
  {
    id: 'tools-power-logger',
    area: 'tools',
    grade: 'V1',
    title: { en: 'When do I use a power logger?', es: '¿Cuándo uso un registrador de energía?' },
    answer: {
      en: 'When a problem comes and goes, or when you need the real demand of an existing service before adding load: hang it for days and read peaks, dips and unbalance.\n\nFor load studies the code takes the maximum demand over a year of records, or a 30-day recording of average load under its conditions, times 1.25, plus the new load. Connect voltage leads and current clamps in the right direction and phase, or power reads negative. Fitting it is energized work unless done with the power off.',
      es: 'Cuando un problema va y viene, o cuando necesita la demanda real de una acometida antes de agregar carga: déjelo días y lea picos, bajones y desbalance.\n\nPara estudio de carga el código toma la demanda máxima de un año de registros, o un registro de 30 días bajo sus condiciones, por 1.25, más la carga nueva. Conecte puntas y pinzas en la fase y sentido correctos o la potencia sale negativa. Ponerlo es trabajo energizado, salvo que se haga sin voltaje.',
    },
    references: ['220.87'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a 30-day recording to size added load on an existing service',
          es: 'usar un registro de 30 días para agregar carga a una acometida existente',
        },
        if: {
          en: 'its conditions are met and the demand is taken times 1.25',
          es: 'se cumplen sus condiciones y la demanda se toma por 1.25',
        },
      },
    ],
    words: {
      en: 'power quality analyzer logger recorder load study 30 day demand',
      es: 'analizador de redes registrador demanda 30 días calidad de energía',
    },
  },
  {
    id: 'tools-gfci-tester',
    area: 'tools',
    grade: 'K',
    title: { en: 'How do I test a GFCI or AFCI?', es: '¿Cómo pruebo un GFCI o un AFCI?' },
    answer: {
      en: "Use the device's own TEST button every month: it must kill the power, and RESET must bring it back. TEST sends a little current past the sensor through a resistor: a simulated ground fault. A plug-in tester with a GFCI button is only a second check and doesn't work without an equipment ground.\n\nAfter TEST plug a lamp or meter into every outlet it feeds to prove that all go dead. AFCI breakers are proved by their own button; plug-in 'AFCI testers' are indicators only. Replace any device that doesn't trip or still feeds power after tripping.",
      es: "Use el botón TEST del propio aparato cada mes: debe cortar la corriente y RESET regresarla. TEST manda un poco de corriente por fuera del sensor con una resistencia: una fuga simulada. Un probador enchufable con botón GFCI es solo segunda revisión y no funciona sin tierra.\n\nDespués de TEST enchufe un foco o medidor en cada contacto que protege para ver que todos queden muertos. El AFCI se prueba con su botón; los 'probadores de AFCI' solo orientan. Cambie el que no dispare o siga dando corriente disparado.",
    },
    references: ['210.8', '110.3(B)'],
    claims: [
      { says: 'must', what: { en: 'test a GFCI monthly with its own TEST button', es: 'probar el GFCI cada mes con su botón TEST' } },
      {
        says: 'must-not',
        what: { en: "rely on a plug-in 'AFCI tester' as proof", es: "confiar en un 'probador AFCI' enchufable como prueba" },
      },
      {
        says: 'must',
        what: {
          en: "replace a GFCI or AFCI that doesn't trip or still feeds power after tripping",
          es: 'cambiar un GFCI o AFCI que no dispara o sigue dando corriente',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'a plug-in tester can trip a GFCI on a circuit without a ground',
          es: 'un probador enchufable puede disparar un GFCI en un circuito sin tierra',
        },
        words: 'yellow three light button old house two wire no ground probador amarillo casa vieja',
      },
      {
        says: 'is-not',
        what: {
          en: 'a GFCI without a ground is bad because the plug-in tester does not trip it',
          es: 'un GFCI sin tierra está malo porque el probador enchufable no lo dispara',
        },
        words: 'test button works replace boton test si jala',
      },
    ],
    words: {
      en: 'gfci tester test button monthly afci test plug in tester acfi purpose of test button what happens inside',
      es: 'probar gfci botón test mensual afci probador para que es el boton test prueba que hace por dentro',
    },
  },
];

// Confirmed: EC&M, Hioki, ESR, fasttraxsystem and ETC (LoZ), cieinstruments, hseblog, vibromera.
// Second reading: non-contact testers NIETC, askbonbon. One source only: reflections in thermography (instrotech, IET), not 40% and 15 °C.
