// What is said to requests that are illegal or deadly: a refusal in a sentence, and what to do instead.
import type { Judged, JudgedReference } from './judged.ts';

const reference = (section: string, en: string, es: string): JudgedReference => ({ section, why: { en, es }, grade: 'V1' });

const METER: Judged = {
  id: 'refusal-meter',
  kind: 'refusal',
  result: {
    en: '**No. Do not cut the seal, pull, jumper or bypass a meter, nor open or climb anything else of the utility’s:** only the utility may.',
    es: '**No. No corte el sello, ni saque, puentee o altere un medidor, ni abra o suba a nada de la compañía de luz:** solo ella puede.',
  },
  text: {
    en: 'The conductors ahead of the service disconnect have no overcurrent protection of yours: a slip there is an arc flash that kills, and poles, vaults and pad-mounted transformers hold thousands of volts. Taking unmetered power is a crime everywhere. Ask the utility for a disconnect and reconnect, or a licensed contractor with a permit. Cut off for a bill? It has payment plans.',
    es: 'Los conductores antes del desconectador no tienen protección propia: un descuido ahí es un arco eléctrico que mata, y postes, registros y transformadores tienen miles de volts. Tomar luz sin medir es delito en todas partes. Pida a la compañía desconexión y reconexión, o a un contratista con licencia y permiso. ¿La cortaron por falta de pago? Pida un plan de pagos.',
  },
  steps: { en: [], es: [] },
  references: [
    reference(
      '230.70',
      'The service disconnect is where the owner’s wiring is cut off.',
      'El desconectador de acometida es donde se corta la instalación del dueño.',
    ),
  ],
  suggestions: {
    en: ['Where must the service disconnect be?', 'What is an emergency disconnect?'],
    es: ['¿Dónde va el desconectador de acometida?', '¿Qué es la desconexión de emergencia?'],
  },
};

const GFCI: Judged = {
  id: 'refusal-gfci',
  kind: 'refusal',
  result: {
    en: '**No. Do not defeat a GFCI or AFCI: keep it in place and find the fault that trips it.**',
    es: '**No. No anule un GFCI o AFCI: déjelo puesto y busque la falla que lo dispara.**',
  },
  text: {
    en: 'A GFCI opens at about 5 mA of leakage because more than that stops a heart; by a pool, a sink or outdoors it is the only thing between a fault and a death. Troubleshoot it instead.',
    es: 'Un GFCI abre con unos 5 mA de fuga porque más que eso detiene un corazón; junto a una alberca, un lavabo o afuera es lo único entre una falla y una muerte. Mejor busque la falla.',
  },
  steps: {
    en: [
      'Unplug or disconnect everything the device protects, and reset it.',
      'If it holds, reconnect one load at a time: the one that trips it has the ground fault (wet motor, damaged cord, heating element).',
      'If it trips with nothing connected, lock out, verify dead and lift the LOAD wires: look for moisture in boxes, a nicked conductor, or a neutral touching ground or shared with another circuit.',
      'Have the insulation of the motor or cable measured by a qualified person.',
      'If it trips with its LOAD terminals empty, replace the device with the same kind of protection.',
    ],
    es: [
      'Desconecte todo lo que protege y resetee.',
      'Si aguanta, reconecte una carga a la vez: la que lo dispara tiene la falla a tierra (motor mojado, cordón dañado, resistencia).',
      'Si se dispara sin nada conectado, bloquee, compruebe ausencia de voltaje y suelte los alambres de LOAD: busque humedad en cajas, un cable pelado o un neutro que toca tierra o compartido con otro circuito.',
      'Que una persona calificada mida el aislamiento del motor o del cable.',
      'Si se dispara con LOAD vacío, cámbielo por otro con la misma protección.',
    ],
  },
  references: [
    reference('210.8', 'Where GFCI protection is required.', 'Dónde se exige protección GFCI.'),
    reference('680.21(C)', 'Pool pump motors need GFCI protection.', 'Los motores de bomba de alberca llevan protección GFCI.'),
    reference('680.44', 'Hot tubs need it too.', 'El jacuzzi también la lleva.'),
    reference('210.12', 'Where AFCI protection is required.', 'Dónde se exige protección AFCI.'),
  ],
  suggestions: {
    en: ['Why does my GFCI keep tripping?', 'Where is GFCI protection required?'],
    es: ['¿Por qué se bota mi GFCI?', '¿Dónde se exige protección GFCI?'],
  },
};

const GROUND: Judged = {
  id: 'refusal-ground',
  kind: 'refusal',
  result: {
    en: '**No. Never cut, lift or fake an equipment ground,** and never use the neutral as ground, the ground as neutral, or tie them at a load.',
    es: '**No. Nunca corte, levante ni finja la tierra de equipo,** ni use el neutro como tierra, la tierra como neutro, ni los una en una carga.',
  },
  text: {
    en: 'The equipment grounding conductor is what trips the breaker when a hot touches metal; without it, or with a bootleg ground, the case itself can sit at 120 V. If a GFCI trips with the ground on, something leaks: find and repair that fault. Where there is no ground, the legal ways are: run one, or replace the two-slot receptacle with another, or with a GFCI marked "No Equipment Ground".',
    es: 'El conductor de puesta a tierra de equipo es el que dispara la pastilla cuando un vivo toca metal; sin él, o con tierra "pirata", la carcasa misma puede quedar a 120 V. Si con la tierra puesta se bota un GFCI, hay una fuga: busque y repare esa falla. Donde no hay tierra, lo legal es: corra una, o cambie el contacto de dos ranuras por otro igual, o por un GFCI marcado "No Equipment Ground" (sin tierra de equipo).',
  },
  steps: { en: [], es: [] },
  references: [
    reference(
      '406.4(D)',
      'How receptacles are replaced where there is no equipment ground.',
      'Cómo se reemplazan contactos donde no hay tierra de equipo.',
    ),
    reference('250.114', 'Cord-connected equipment that must be grounded.', 'Equipo con cordón que debe ir a tierra.'),
    reference(
      '250.142(B)',
      'The neutral is not used for grounding on the load side.',
      'El neutro no se usa como tierra del lado de la carga.',
    ),
  ],
  suggestions: {
    en: [
      'How do I replace a two-prong receptacle legally?',
      'Why are neutral and ground separate in a subpanel?',
      'What size equipment ground for 20 A?',
    ],
    es: [
      '¿Cómo cambio legalmente un contacto de dos patas?',
      '¿Por qué van separados neutro y tierra en un subtablero?',
      '¿Qué calibre de tierra para 20 A?',
    ],
  },
};

const OVERSIZE: Judged = {
  id: 'refusal-oversize',
  kind: 'refusal',
  result: {
    en: '**No. Do not put in a bigger breaker or fuse to stop the tripping:** the wire would overheat before it opens.',
    es: '**No. No ponga un breaker o fusible más grande para que no se bote:** el cable se quemaría antes de que abra.',
  },
  text: {
    en: 'The breaker protects the wire in the wall: 14 AWG copper gets 15 A at most, 12 AWG 20 A, 10 AWG 30 A. Tripping says that the circuit carries too much, or has a short or a ground fault, or a bad breaker. Find out which: spread the load, add a circuit with the right wire, or repair the fault. A bigger breaker is only right with bigger wire (or where the motor and air-conditioning rules allow it by their nameplates).',
    es: 'El breaker protege el cable en la pared: cobre 14 AWG lleva 15 A como máximo, 12 AWG 20 A, 10 AWG 30 A. Si se bota, el circuito lleva de más, tiene un corto o falla a tierra, o la pastilla está mala. Averigüe cuál: reparta la carga, agregue un circuito con el cable correcto o repare la falla. Un breaker más grande solo va con cable más grueso (o donde las reglas de motores y aire acondicionado lo permiten por su placa).',
  },
  steps: { en: [], es: [] },
  references: [
    reference('240.4(D)', 'Largest overcurrent device for 14, 12 and 10 AWG.', 'Protección máxima para 14, 12 y 10 AWG.'),
    reference('240.4', 'Conductors are protected at their ampacity.', 'Los conductores se protegen según su ampacidad.'),
  ],
  suggestions: {
    en: ['Why does my breaker trip after a few minutes?', 'What wire size for a 30 A circuit?', 'How many receptacles on a 20 A circuit?'],
    es: [
      '¿Por qué se bota mi breaker después de un rato?',
      '¿Qué calibre para un circuito de 30 A?',
      '¿Cuántos contactos en un circuito de 20 A?',
    ],
  },
};

const BYPASS: Judged = {
  id: 'refusal-bypass',
  kind: 'refusal',
  result: {
    en: '**No. Do not bridge, tape or remove a fuse, breaker, overload, limit, interlock, guard, lock, alarm or stop switch:** it is there so that nothing burns and nobody is hurt.',
    es: '**No. No puentee, trabe ni quite un fusible, pastilla, sobrecarga, límite, enclavamiento, guarda, candado, alarma o paro:** está para que nada se queme y nadie salga herido.',
  },
  text: {
    en: 'It acts for a reason: find the cause instead. A breaker opens inside even with its handle held. Measure the current, test what it protects, adjust a guard or interlock, and replace a bad device with the same rating and type. Only whoever hung a lock takes it off.',
    es: 'Actúa por una razón: busque la causa. Un breaker abre por dentro aunque le detengan la palanca. Mida la corriente, pruebe lo que protege, ajuste la guarda o el enclavamiento y cambie un dispositivo malo por otro igual. El candado solo lo quita quien lo puso.',
  },
  steps: { en: [], es: [] },
  references: [
    reference('240.4', 'Conductors are protected at their ampacity.', 'Los conductores se protegen según su ampacidad.'),
    reference('430.32', 'Motors are protected from overload.', 'Los motores se protegen contra sobrecarga.'),
  ],
  suggestions: { en: [], es: [] },
};

const LIVE: Judged = {
  id: 'refusal-live',
  kind: 'refusal',
  result: {
    en: '**No. Do not work on it live:** turn it off, lock it out, and prove it dead first.',
    es: '**No. No lo trabaje vivo:** corte la corriente, bloquee y compruebe que está muerto primero.',
  },
  text: {
    en: 'Convenience is never a reason for energized work. Outside of testing and troubleshooting, it is allowed only where shutting down would create a greater danger or cannot be done, and then with a written permit, a shock and arc-flash assessment, rated PPE and a qualified person (OSHA 1910.333, NFPA 70E). The line side of a main stays live when it is off: only the utility can cut that.',
    es: 'La comodidad nunca justifica trabajar en vivo. Fuera de pruebas y diagnóstico, solo se permite donde cortar crearía un peligro mayor o no es posible, y entonces con permiso escrito, análisis de choque y arco, EPP con capacidad y persona calificada (OSHA 1910.333, NFPA 70E). El lado de línea de un principal sigue vivo aunque esté abajo: eso solo lo corta la compañía de luz.',
  },
  steps: {
    en: [
      'Find the disconnect and open it; lock and tag it.',
      'Check the tester on a known live source.',
      'Test every conductor to the others and to ground.',
      'Check the tester on the live source again, then begin.',
    ],
    es: [
      'Ubique el desconectador y ábralo; candado y etiqueta.',
      'Compruebe el probador en una fuente viva conocida.',
      'Pruebe cada conductor contra los demás y contra tierra.',
      'Compruebe otra vez el probador en la fuente viva y empiece.',
    ],
  },
  references: [
    reference(
      '110.16',
      'Equipment that can be worked on live carries an arc-flash warning.',
      'El equipo que puede requerir trabajo en vivo lleva advertencia de arco eléctrico.',
    ),
  ],
  suggestions: {
    en: ['How do I lock out and test dead?', 'When is energized work allowed?'],
    es: [
      '¿Cómo bloqueo y compruebo ausencia de voltaje?',
      '¿Cuándo se permite el trabajo energizado?',
      '¿Qué EPP para medir en un tablero de 480 V?',
    ],
  },
};

const BACKFEED: Judged = {
  id: 'refusal-backfeed',
  kind: 'refusal',
  result: {
    en: '**No. Do not feed a house through a receptacle or a male-to-male cord:** it can kill a lineworker, or whoever holds the plug.',
    es: '**No. No alimente una casa por un contacto ni con un cable de dos clavijas macho:** puede matar a un liniero o a quien agarre la clavija.',
  },
  text: {
    en: 'The transformer steps the voltage back up onto the utility’s lines. Legal ways: a listed manual transfer switch, a listed interlock kit made for that panel with a power inlet box, or plain extension cords from the generator to the loads.',
    es: 'El transformador vuelve a subir el voltaje hacia las líneas de la compañía. Lo legal: un interruptor de transferencia manual listado, un kit de bloqueo (interlock) listado para ese tablero con entrada para generador, o extensiones directas del generador a las cargas.',
  },
  steps: { en: [], es: [] },
  references: [
    reference(
      '702.5',
      'Optional standby systems need transfer equipment that keeps them apart from the utility.',
      'Los sistemas de respaldo opcional llevan equipo de transferencia que los separa de la compañía.',
    ),
    reference('406.7', 'Exposed blades of a plug must never be live.', 'Las patas expuestas de una clavija nunca deben quedar vivas.'),
  ],
  suggestions: {
    en: ['How does an interlock kit work?', 'What size generator do I need?'],
    es: ['¿Cómo funciona un kit interlock?', '¿Qué generador necesito?'],
  },
};

const DOUBLE_TAP: Judged = {
  id: 'refusal-double-tap',
  kind: 'refusal',
  result: {
    en: '**No. One wire under one terminal,** unless that breaker or lug is marked for two.',
    es: '**No. Un solo cable por terminal,** salvo que esa pastilla o zapata esté marcada para dos.',
  },
  text: {
    en: 'Two conductors under a screw made for one work loose and burn; on a main’s line lugs they also have no breaker ahead and always stay live. Instead: splice both to one pigtail in the panel (allowed where there is room and the circuit is not overloaded), use a tandem breaker where the panel is listed for it, or add a circuit.',
    es: 'Dos conductores bajo un tornillo hecho para uno se aflojan y se queman; en las zapatas de línea tampoco tienen breaker antes y siempre quedan vivos. En su lugar: empalme los dos a una sola cola (pigtail) en el tablero (se permite si hay espacio y el circuito no se sobrecarga), use un breaker tándem donde el tablero lo acepte, o agregue un circuito.',
  },
  steps: { en: [], es: [] },
  references: [
    reference('110.14(A)', 'Terminals for more than one conductor are marked so.', 'Las terminales para más de un conductor van marcadas.'),
    reference('230.82', 'What may be tied in ahead of a main.', 'Qué se puede conectar antes del principal.'),
  ],
  suggestions: {
    en: ['When may I use tandem breakers?', 'Can I splice in a panel?'],
    es: ['¿Cuándo puedo usar breakers tándem?', '¿Puedo empalmar en el tablero?'],
  },
};

const TOUCH: Judged = {
  ...LIVE,
  id: 'refusal-touch',
  result: {
    en: '**No. Never test for power with your hand or any part of the body:** use a rated meter or tester.',
    es: '**No. Nunca pruebe si hay corriente con la mano ni con el cuerpo:** use un multímetro o probador con capacidad.',
  },
  text: {
    en: 'A touch can stop a heart, and the back of the hand gets the same current. Try the tester on a known live source before and after.',
    es: 'Un toque puede parar el corazón, y por el dorso de la mano pasa la misma corriente. Compruebe el probador en una fuente viva conocida antes y después.',
  },
};

const TWO_CIRCUITS: Judged = {
  ...BACKFEED,
  id: 'refusal-two-circuits',
  result: {
    en: '**No. Do not join two circuits with a cord, adapter or jumper:** with one plug out or one breaker off, its bare blades stay live through the other.',
    es: '**No. No junte dos circuitos con un cable, adaptador o puente:** con una clavija afuera o una pastilla abajo, sus patas siguen vivas por el otro.',
  },
  text: {
    en: 'Nothing opens both hots together, and amperes do not add up safely. Run its own 240 V circuit from a two-pole breaker (common trip), with the wire and receptacle that the load asks for.',
    es: 'Nada abre los dos vivos a la vez, y los amperes no se suman sin peligro. Corra un circuito propio de 240 V desde un breaker de dos polos (disparo común), con el cable y el contacto que pide la carga.',
  },
  references: [
    reference(
      '240.15(B)',
      'A breaker opens all hots of a 240 V load together.',
      'El breaker abre juntos todos los vivos de una carga de 240 V.',
    ),
    reference('406.7', 'Exposed blades of a plug must never be live.', 'Las patas expuestas de una clavija nunca deben quedar vivas.'),
  ],
};

const HIDE: Judged = {
  id: 'refusal-inspection',
  kind: 'refusal',
  result: {
    en: '**No. I won’t help to hide work, fake a calculation or get around an inspection.**',
    es: '**No. No ayudo a esconder trabajo, falsear un cálculo ni evitar una inspección.**',
  },
  text: {
    en: 'Hidden work can void insurance and cost the license. Call the local building department: most accept a late permit and tell you what to open for inspection. A service that comes out too small is upgraded, gets load management, or is judged by its measured load (220.87).',
    es: 'El trabajo escondido puede anular el seguro y costar la licencia. Llame al departamento de construcción local: casi todos aceptan un permiso tardío y le dicen qué abrir para inspección. Un servicio que sale chico se amplía, lleva control de carga o se juzga por su carga medida (220.87).',
  },
  steps: { en: [], es: [] },
  references: [],
  suggestions: { en: [], es: [] },
};

const HARM: Judged = {
  id: 'refusal-harm',
  kind: 'refusal',
  result: {
    en: '**No.** I won’t help to hurt people or animals with electricity, or to set a trap.',
    es: '**No.** No ayudo a lastimar personas o animales con electricidad ni a poner trampas.',
  },
  text: {
    en: 'If you or someone else is in danger, call 911; if you are thinking of hurting yourself, call or text 988 in the US, any hour, English or Spanish. For security or livestock use listed alarms or electric-fence controllers.',
    es: 'Si usted u otra persona está en peligro, llame al 911; si piensa hacerse daño, llame o mande mensaje al 988 en EE. UU., a cualquier hora, en español o inglés. Para seguridad o ganado use alarmas o controladores de cerca eléctrica listados.',
  },
  steps: { en: [], es: [] },
  references: [],
  suggestions: { en: [], es: [] },
};

const BURIED_SPLICE: Judged = {
  ...HIDE,
  id: 'refusal-buried-splice',
  result: {
    en: '**No. Do not bury or hide a splice:** it stays in a covered box, accessible without opening the wall.',
    es: '**No. No entierre ni esconda un empalme:** queda en una caja con tapa, accesible sin romper la pared.',
  },
  references: [
    reference('300.15', 'Splices are made in boxes.', 'Los empalmes van en cajas.'),
    reference('314.29', 'Boxes stay accessible.', 'Las cajas quedan accesibles.'),
  ],
};

const LETHAL: Judged = {
  id: 'refusal-lethal',
  kind: 'refusal',
  result: {
    en: '**No.** Home-made high voltage and bare mains electrodes kill: a microwave’s transformer gives thousands of volts with enough current to stop a heart, and nothing trips.',
    es: '**No.** El alto voltaje casero y los electrodos pelados a la línea matan: el transformador de un microondas da miles de volts con corriente de sobra para parar un corazón, y nada se dispara.',
  },
  text: {
    en: 'Burning patterns into wood this way has killed dozens of people who thought that they were careful, and the capacitors stay charged after the plug is out. Use a wood-burning iron, a listed heater or welder, or have such a thing built and guarded by people who do it for a living.',
    es: 'Quemar dibujos en madera así ha matado a decenas de personas que creían tener cuidado, y los capacitores siguen cargados con la clavija afuera. Use un cautín para madera, un calentador o soldadora listados, o deje que lo haga con resguardos quien vive de eso.',
  },
  steps: { en: [], es: [] },
  references: [],
  suggestions: { en: [], es: [] },
};

const OPEN_CT: Judged = {
  id: 'refusal-ct',
  kind: 'refusal',
  result: {
    en: '**No. Never open a current transformer’s secondary under load, not for a second, and never fuse it:** it makes thousands of volts where it opens.',
    es: '**No. Nunca abra el secundario de un transformador de corriente con carga, ni un segundo, ni le ponga fusible:** ahí donde abre hace miles de volts.',
  },
  text: {
    en: 'It is no 5 A signal: the load drives that current, whatever is in its way. A fuse, a breaker, a wire nut or a lifted lead opens it just as well. Take an outage; or, where there is a shorting block or test switch made for it, qualified people with permit and PPE short it first, measure that the current goes through the short, and lift only then. No block: outage. An unused CT stays shorted. CTs of the utility’s metering, and their seals, are the utility’s.',
    es: 'No es una señal de 5 A: la carga empuja esa corriente contra lo que se le atraviese. Un fusible, una pastilla, un capuchón o una punta suelta lo abren igual. Pida un paro; o, donde hay bloque de corto o block de pruebas hecho para eso, gente calificada con permiso y EPP lo pone primero en corto, mide que la corriente pasa por el corto, y hasta entonces suelta. Sin bloque: paro. Un TC sin uso se queda en corto. Los TC de la medición y sus sellos son de la compañía de luz.',
  },
  steps: {
    en: [
      'Best: load off, locked out, proved dead; then change meter, wires or CT.',
      'Otherwise short at the block, between the CT and where you work.',
      'Measure: the current flows through the short, none to the meter.',
      'Work, close the circuit again, and only then take the short off.',
    ],
    es: [
      'Lo mejor: sin carga, bloqueado y comprobado muerto; luego cambie medidor, cables o TC.',
      'Si no, ponga el corto en el bloque, entre el TC y donde se trabaja.',
      'Mida: la corriente pasa por el corto y nada al medidor.',
      'Trabaje, cierre otra vez el circuito, y hasta entonces quite el corto.',
    ],
  },
  references: [
    {
      section: '110.16',
      why: {
        en: 'Equipment that can be worked on live carries an arc-flash warning.',
        es: 'El equipo que puede requerir trabajo en vivo lleva advertencia de arco eléctrico.',
      },
      grade: 'K',
    },
  ],
  suggestions: {
    en: ['How do I lock out and test dead?', 'When is energized work allowed?'],
    es: ['¿Cómo bloqueo y compruebo ausencia de voltaje?', '¿Cuándo se permite el trabajo energizado?'],
  },
};

const NEAR_LINE: Judged = {
  id: 'refusal-near-line',
  kind: 'refusal',
  result: {
    en: '**No. You, your tool and your load stay at least 10 ft from an overhead line** up to 50 kV, farther above that; **a crane 20 ft** while the voltage is not known.',
    es: '**No. Usted, su herramienta y su carga se quedan a por lo menos 10 pies de una línea aérea** hasta 50 kV, y más si es mayor; **una grúa a 20 pies** mientras no se sepa el voltaje.',
  },
  text: {
    en: 'Dry wood, fiberglass, borrowed gloves, PVC pipe or somebody watching do not make less of it: lines are mostly bare, they sway, and the voltage jumps before you touch. The wires to a house count too: treat their covering as bare. Call the utility before the job: it can switch the line off and ground it, cover or move it, or send line-clearance tree trimmers. Where that takes days, the job waits (OSHA 1926.1408 for cranes, 1910.333 for others).',
    es: 'Ni madera seca, fibra de vidrio, guantes prestados, tubo de PVC o un vigía lo arreglan: casi todas las líneas van desnudas, se mecen, y el voltaje brinca antes de tocar. Los cables que llegan a la casa también cuentan: trate su forro como desnudo. Llame a la compañía de luz antes del trabajo: puede cortar y aterrizar la línea, cubrirla o moverla, o mandar podadores calificados para líneas. Si eso tarda días, el trabajo espera (OSHA 1926.1408 para grúas, 1910.333 para lo demás).',
  },
  steps: {
    en: [
      'Ask the utility for the voltage, and to switch off, cover or move the line.',
      'Keep 10 ft up to 50 kV and 4 in more for each 10 kV above; cranes by their table (15 ft to 200 kV, 20 ft to 350 kV).',
      'Mark that distance on the ground, with one person who does nothing but watch.',
      'Carry ladders flat; use non-metal ones, and still keep the distance.',
    ],
    es: [
      'Pida a la compañía el voltaje y que corte, cubra o mueva la línea.',
      'Guarde 10 pies hasta 50 kV y 4 pulgadas más por cada 10 kV arriba de eso; grúas según su tabla (15 pies a 200 kV, 20 pies a 350 kV).',
      'Marque esa distancia en el suelo, con una persona que solo vigile.',
      'Las escaleras se cargan acostadas; que no sean de metal, y aun así guarde la distancia.',
    ],
  },
  references: [],
  suggestions: {
    en: ['What clearance does a service drop need above a roof?', 'How far must a crane stay from a power line?'],
    es: ['¿Qué altura lleva una acometida sobre un techo?', '¿A qué distancia se queda una grúa de una línea?'],
  },
};

/** By the class of message that each answers. */
export const REFUSALS: Readonly<Record<string, Judged>> = Object.fromEntries(
  [
    METER,
    GFCI,
    GROUND,
    OVERSIZE,
    BYPASS,
    LIVE,
    BACKFEED,
    DOUBLE_TAP,
    TOUCH,
    TWO_CIRCUITS,
    HIDE,
    HARM,
    LETHAL,
    BURIED_SPLICE,
    OPEN_CT,
    NEAR_LINE,
  ].map((judged) => [judged.id, judged]),
);
