// What test instruments do, how they are used safely and what they cannot tell.
import type { Topic } from '../knowledge.ts';

export const toolsMetersTopics: readonly Topic[] = [
  {
    id: 'tools-multimeter-voltage-test',
    area: 'tools',
    grade: 'K',
    title: { en: 'How do I check voltage with a multimeter?', es: '¿Cómo mido voltaje con el multímetro?' },
    answer: {
      en: 'Set AC volts, prove the meter on a known live source, touch the two points in turn, and prove the meter again. Three readings tell the story: hot to neutral, hot to ground, and neutral to ground.\n\nOn a healthy 120 V receptacle they are about 120 V, 120 V and near zero (up to a couple of volts under load). 120 V to ground but none to neutral means an open neutral; the reverse, an open ground; neutral to ground near 120 V, hot and neutral swapped. Leads in the amp jack are a short circuit across the source: look at the jacks before every use. Live measuring is for a qualified person with PPE and a meter of the right category.',
      es: 'Ponga volts de CA, compruebe el medidor en una fuente viva conocida, toque los dos puntos y vuelva a comprobarlo. Tres lecturas lo dicen todo: vivo a neutro, vivo a tierra y neutro a tierra.\n\nEn un contacto sano de 120 V dan unos 120 V, 120 V y casi cero (hasta un par de volts con carga). 120 V a tierra y nada a neutro: neutro abierto; al revés, tierra abierta; neutro a tierra cerca de 120 V: vivo y neutro cambiados. Con las puntas en la entrada de amperes se hace un corto: mire las entradas antes de cada uso. Medir con voltaje es para persona calificada con EPP y medidor de la categoría correcta.',
    },
    references: [],
    words: {
      en: 'multimeter dmm voltmeter how to test outlet readings hot neutral ground fluke',
      es: 'multímetro tester voltímetro cómo medir contacto lecturas probar corriente',
    },
    followUps: {
      en: ['What is a CAT rating?', 'What is ghost voltage?', 'How do I verify dead?'],
      es: ['¿Qué es la categoría CAT?', '¿Qué es voltaje fantasma?', '¿Cómo compruebo ausencia de voltaje?'],
    },
    video: { en: 'how to use a multimeter test outlet voltage', es: 'cómo usar multímetro medir voltaje contacto' },
  },
  {
    id: 'tools-clamp-meter',
    area: 'tools',
    grade: 'K',
    title: { en: 'How do I use a clamp meter?', es: '¿Cómo se usa el amperímetro de gancho?' },
    answer: {
      en: "Close the jaw around one conductor only; around a whole cable the currents cancel and it reads zero. Around hot and neutral together it shows leakage, which is useful too.\n\nUse true-RMS for drives, LEDs and electronics, or the reading can be badly low. AC-only clamps can't read DC; Hall-type clamps can, after zeroing. For small currents wrap the wire through several times and divide by the turns. Opening live panels to clamp a wire is energized work: qualified person, PPE, cover on where possible.",
      es: 'Cierre la mordaza en un solo conductor; en el cable completo las corrientes se anulan y marca cero. Con vivo y neutro juntos muestra la fuga, que también sirve.\n\nUse valor eficaz verdadero (true-RMS) con variadores, LED y electrónica, o la lectura sale muy baja. Los de solo CA no leen CD; los de efecto Hall sí, después de ponerlos en cero. Para corrientes chicas dé varias vueltas y divida entre el número de vueltas. Abrir un tablero vivo para medir es trabajo energizado: persona calificada y EPP.',
    },
    references: [],
    words: {
      en: 'amp clamp ammeter amprobe measure current amps true rms leakage',
      es: 'gancho amperímetro pinza medir amperes corriente fuga',
    },
    followUps: {
      en: ['What is true RMS?', 'How do I find a ground-fault leak?', 'How do I measure inrush?'],
      es: ['¿Qué es true RMS?', '¿Cómo encuentro una fuga?', '¿Cómo mido corriente de arranque?'],
    },
    video: { en: 'how to use a clamp meter', es: 'cómo usar amperímetro de gancho' },
  },
  {
    id: 'tools-insulation-resistance-megger',
    area: 'tools',
    grade: 'K',
    title: { en: 'How do I use a megger (insulation resistance tester)?', es: '¿Cómo se usa el megger (medidor de aislamiento)?' },
    answer: {
      en: 'With the circuit dead and isolated, apply a DC test voltage between conductor and ground or between conductors for a minute and read megohms; higher is better and a falling trend is the warning. For 600 V class wiring 500 V or 1000 V DC is usual; follow the maker.\n\nDisconnect electronics, drives, surge protectors, GFCI and AFCI devices, smoke alarms and lamps, or they may be destroyed and the reading will be false. The test leaves the cable charged: let the tester discharge it before touching. Heat and damp lower the reading, so note temperature.',
      es: 'Con el circuito muerto y aislado, aplique voltaje de prueba de CD entre conductor y tierra o entre conductores por un minuto y lea megohms; más alto es mejor y una tendencia a la baja es la alarma. Para cableado de 600 V lo usual es 500 V o 1000 V de CD; siga al fabricante.\n\nDesconecte electrónica, variadores, supresores, GFCI, AFCI, detectores de humo y lámparas, o se queman y la lectura es falsa. La prueba deja cargado el cable: deje que el medidor lo descargue antes de tocar. El calor y la humedad bajan la lectura; anote la temperatura.',
    },
    steps: {
      en: [
        'De-energise, lock out and verify dead.',
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
    words: {
      en: 'megger meg test insulation tester megohm cable test motor winding',
      es: 'megger megóhmetro prueba de aislamiento motor cable megohms',
    },
    followUps: {
      en: ['What is a good megger reading?', 'Can I megger through a VFD?', 'What is polarization index?'],
      es: ['¿Cuál es una buena lectura?', '¿Se puede con el variador conectado?', '¿Qué es el índice de polarización?'],
    },
    video: { en: 'how to use a megger insulation resistance test', es: 'cómo usar el megger prueba de aislamiento' },
  },
  {
    id: 'tools-non-contact-tester-limits',
    area: 'tools',
    grade: 'K',
    title: { en: 'Can I trust a non-contact voltage tester?', es: '¿Me puedo fiar del probador sin contacto?' },
    answer: {
      en: "No, not to prove a circuit dead: it is only a first look. Silence doesn't mean no voltage.\n\nIt senses the electric field, so it misses DC, wires inside metal raceway or armour, shielded cable, and low voltages; it needs your body as reference, so gloves, a ladder or a flat battery can keep it quiet. It also lights on ghost voltage. After the pen, prove dead with a contact tester that was checked on a live source before and after.",
      es: 'No para comprobar que un circuito está muerto: solo sirve como primera revisión. Que no suene no significa que no haya voltaje.\n\nDetecta campo eléctrico, así que no ve CD, alambres dentro de tubo o armadura metálica, cable blindado ni voltajes bajos; usa el cuerpo como referencia y con guantes, escalera o pila baja se queda callado. También prende con voltaje fantasma. Después de la pluma, compruebe con un probador de contacto verificado antes y después en una fuente viva.',
    },
    references: [],
    words: {
      en: 'ncvt tick tracer voltage pen sniffer hot stick beeper non contact tester reliable',
      es: 'pluma detectora probador sin contacto chismoso detector de voltaje confiable',
    },
    followUps: {
      en: ['How do I verify dead?', 'What is a solenoid tester?', 'What is ghost voltage?'],
      es: ['¿Cómo compruebo ausencia?', '¿Qué es un probador de solenoide?', '¿Qué es voltaje fantasma?'],
    },
    video: { en: 'non contact voltage tester limitations', es: 'limitaciones del probador de voltaje sin contacto' },
  },
  {
    id: 'tools-receptacle-tester-limits',
    area: 'tools',
    grade: 'K',
    title: { en: "What can't a plug-in receptacle tester tell me?", es: '¿Qué no me dice el probador de contactos de tres luces?' },
    answer: {
      en: "The three-light tester finds open hot, open neutral, open ground and simple swaps, but shows 'correct' on several dangerous faults.\n\nIt can't see a bootleg ground (neutral jumped to ground), not even when hot and neutral are swapped on top of it, which puts the metal frame at 120 V; nor a high-resistance ground, ground and neutral interchanged, two faults at once, or a bad connection under load. Its GFCI button works only if there is a real ground; the device's own TEST button is the proof. Confirm doubts with a meter or a circuit analyzer, with power off for inspection.",
      es: "El probador de tres luces encuentra vivo, neutro o tierra abiertos y cambios simples, pero marca 'correcto' con varias fallas peligrosas.\n\nNo ve una tierra falsa (neutro puenteado a tierra), ni siquiera cuando además vivo y neutro están cambiados y la carcasa queda a 120 V; tampoco una tierra de alta resistencia, neutro y tierra intercambiados, dos fallas juntas ni mala conexión bajo carga. Su botón de GFCI solo funciona si hay tierra real; la prueba válida es el botón TEST del GFCI. Si duda, use multímetro o analizador de circuitos e inspeccione sin voltaje.",
    },
    references: [],
    words: {
      en: 'three light plug tester outlet tester bootleg ground circuit analyzer false correct',
      es: 'probador de contactos tres focos tierra falsa puente analizador',
    },
    followUps: {
      en: ['What is a bootleg ground?', 'How do I test a ground?', 'How do I test a GFCI without ground?'],
      es: ['¿Qué es una tierra falsa?', '¿Cómo pruebo una tierra?', '¿Cómo pruebo GFCI sin tierra?'],
    },
    video: { en: 'receptacle tester limitations bootleg ground', es: 'probador de contactos limitaciones tierra falsa' },
  },
  {
    id: 'tools-cat-ratings',
    area: 'tools',
    grade: 'K',
    title: { en: 'What do CAT II, CAT III and CAT IV on a meter mean?', es: '¿Qué significan CAT II, CAT III y CAT IV en un medidor?' },
    answer: {
      en: 'The category says how big a voltage spike the meter survives at a given place: CAT II for plug-in loads, CAT III for panels, feeders and fixed equipment, CAT IV for the service, meter and outdoor lines. Choose by place first and voltage second.\n\nThe voltage beside it is the highest working voltage, for example CAT III 600 V. Closer to the source there is more fault energy, so a CAT II 1000 V meter is not better in a panel than CAT III 600 V. Leads, probes and fuses must carry the same rating; a cheap lead or a wrong replacement fuse cancels it.',
      es: 'La categoría indica qué pico de voltaje aguanta el medidor en cada lugar: CAT II para aparatos enchufados, CAT III para tableros, alimentadores y equipo fijo, CAT IV para acometida, medidor y líneas exteriores. Primero se elige el lugar y luego el voltaje.\n\nEl voltaje que la acompaña es el máximo de trabajo, por ejemplo CAT III 600 V. Más cerca de la fuente hay más energía de falla; un CAT II 1000 V no es mejor en un tablero que un CAT III 600 V. Puntas, cables y fusibles deben tener la misma categoría; una punta barata o un fusible equivocado la anula.',
    },
    references: [],
    words: {
      en: 'cat rating overvoltage category meter safety cat 3 cat 4 600v 1000v',
      es: 'categoría cat iii cat iv multímetro seguridad sobretensión',
    },
    followUps: {
      en: ['Which meter do I need for a service?', 'Why do the fuses matter?', 'How do I test voltage safely?'],
      es: ['¿Qué medidor necesito en la acometida?', '¿Por qué importan los fusibles?', '¿Cómo mido voltaje con seguridad?'],
    },
    video: { en: 'CAT ratings multimeter explained', es: 'categorías CAT multímetro explicación' },
  },
];
