// Why rules are as they are, what similar things are called, and faults asked for by their look.
import type { Topic } from '../knowledge.ts';

export const questionsOfWhyAndWhichTopics: readonly Topic[] = [
  {
    id: 'code-why-working-space',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Why does the code want working space in front of panels?',
      es: '¿Por qué pide el código espacio de trabajo frente a tableros?',
    },
    answer: {
      en: 'So that a person can work, test and step back from live parts without being squeezed against them, and can escape from an arc or shock. The deeper the voltage and the more grounded or live the wall behind the worker, the deeper the space.\n\nThat is why nothing may be stored in it, doors must open 90°, and large equipment needs two ways out.',
      es: 'Para que una persona pueda trabajar, medir y hacerse atrás de las partes vivas sin quedar apretada, y pueda escapar de un arco o choque. A más voltaje y más tierra o partes vivas a la espalda, más fondo.\n\nPor eso no se guarda nada ahí, las puertas abren 90° y el equipo grande pide dos salidas.',
    },
    references: ['110.26'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'store anything in the working space of a panel', es: 'guardar cosas en el espacio de trabajo del tablero' },
      },
      { says: 'must', what: { en: 'let doors of large equipment or panels open 90°', es: 'dejar que las puertas del tablero abran 90°' } },
    ],
    words: {
      en: 'reason purpose clearance in front of panel working space escape',
      es: 'razon para que espacio de trabajo despeje enfrente tablero escapar',
    },
  },
  {
    id: 'code-why-derate',
    area: 'code',
    grade: 'V2',
    title: { en: 'Why do we derate bundled or hot conductors?', es: '¿Por qué se reduce la ampacidad con muchos conductores o con calor?' },
    answer: {
      en: "Heat. Each current-carrying conductor makes I² x R heat, and in a bundle or a warm place it can't get rid of it, so the insulation passes its temperature limit and ages or melts. Fewer amps make less heat.\n\nNeutrals that carry only unbalance and equipment grounds make hardly any heat and aren't counted. Start from the insulation's own column, then don't exceed the terminals' column.",
      es: 'Por el calor. Cada conductor que lleva corriente hace calor I² x R, y en un mazo o lugar caliente no lo saca, así que el aislamiento pasa su límite, envejece o se derrite. Menos amperes, menos calor.\n\nLos neutros que solo llevan desbalance y las tierras casi no calientan y no cuentan. Se parte de la columna del aislamiento y no se pasa la de las terminales.',
    },
    references: ['310.15'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'count equipment grounds and neutrals that carry only unbalance for derating',
          es: 'contar tierras de equipo y neutros que solo llevan desbalance al ajustar la ampacidad',
        },
      },
      {
        says: 'must-not',
        what: { en: "exceed the terminals' column after derating", es: 'pasar de la columna de las terminales tras ajustar' },
      },
    ],
    words: {
      en: 'why derate adjustment more than three current-carrying conductors bundle reason ambient correction derate wires stuff nine in one conduit pack makes me',
      es: 'por que ajuste reducir derateo mas de tres conductores razon calor agrupados derate derratear reducir cables en un tubo conduit por que me hace bajar',
    },
  },
  {
    id: 'code-why-gfci-there',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Why does the code want GFCI in damp places, basements and outdoors?',
      es: '¿Por qué pide GFCI en lugares húmedos, sótanos y exteriores?',
    },
    answer: {
      en: 'Because there people stand on earth or concrete, touch grounded metal or are wet: their body is a good path to ground, and a current far too small for a breaker can kill. A GFCI opens at about 5 mA.\n\nKitchens, baths, laundries, crawl spaces and garages share sinks, pipes or damp floors.',
      es: 'Porque ahí la gente pisa tierra o concreto, toca metal aterrizado o está mojada: su cuerpo es buen camino a tierra, y mata una corriente demasiado chica para un breaker. El GFCI abre con unos 5 mA.\n\nCocinas, baños, lavanderías, espacios de arrastre y cocheras tienen fregaderos, tuberías o pisos húmedos.',
    },
    references: ['210.8'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a breaker protects people from shock in damp places',
          es: 'un breaker protege a la gente de descargas en lugares húmedos',
        },
      },
    ],
    words: {
      en: 'why gfci required reason damp crawl space basement outdoors shock',
      es: 'por que gfci razon humedo sotano exterior choque',
    },
  },
  {
    id: 'terms-panelboard-switchboard-switchgear',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'Panelboard, switchboard and switchgear: what is the difference?',
      es: 'Panelboard, switchboard y switchgear: ¿qué diferencia hay?',
    },
    answer: {
      en: 'A panelboard goes in a cabinet on or in a wall and is reached from the front only; a switchboard is a free-standing assembly of panels, often reached from the back too; switchgear is fully enclosed in metal, with compartments and drawout breakers, for high fault currents.\n\nA load center is the light panelboard of houses; a motor control center holds starters. In Spanish the first is tablero or centro de carga, the other two tablero de distribución and tablero blindado.',
      es: 'El panelboard (tablero de alumbrado o centro de carga) va en gabinete en el muro y se alcanza solo por el frente; el switchboard (tablero de distribución) es autosoportado, a menudo con acceso atrás; el switchgear (tablero blindado) va todo encerrado en metal, con compartimientos y breakers removibles, para fallas altas.\n\nEl centro de control de motores (CCM) lleva arrancadores.',
    },
    references: ['100', '408'],
    claims: [
      { says: 'is-not', what: { en: 'a panelboard is reached from the back', es: 'un panelboard se trabaja por atrás' } },
      {
        says: 'is',
        what: { en: 'a load center is the light panelboard of houses', es: 'un centro de carga es el tablero ligero de las casas' },
        words: 'gray breaker box',
      },
      {
        says: 'is',
        what: {
          en: 'a switchboard is often reached from the back too',
          es: 'a un tablero de distribución muchas veces se llega también por atrás',
        },
      },
      {
        says: 'is-not',
        what: { en: 'a motor control center is a load center', es: 'un centro de control de motores sea un centro de carga' },
      },
    ],
    words: {
      en: 'panelboard switchboard switchgear difference load center mcc',
      es: 'panelboard switchboard switchgear tablero diferencia centro de carga ccm',
    },
  },
  {
    id: 'terms-fusible-disconnect',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'Fusible or non-fusible disconnect: when do I need fuses?',
      es: 'Desconectador con fusibles o sin fusibles: ¿cuándo lleva fusible?',
    },
    answer: {
      en: "A non-fused disconnect only opens the circuit; a fused one also protects. Use fuses where the conductors or equipment need overcurrent protection right there, where the nameplate says fuses, or where the fault current is over what a breaker stands.\n\nFor an air conditioner whose branch breaker already fits the nameplate, non-fused is enough, unless the plate says 'max fuse' only. It must be rated for the load: horsepower for a motor.",
      es: "El sin fusibles solo abre; el fusible también protege. Use fusibles donde los conductores o el equipo pidan protección ahí mismo, donde la placa diga fusible, o donde la falla pase lo que aguanta un breaker.\n\nPara un aire acondicionado cuyo breaker ya cumple la placa basta sin fusibles, salvo que la placa diga solo 'max fuse'. Debe ser de la capacidad de la carga: en hp para motor.",
    },
    references: [],
    claims: [
      {
        says: 'may',
        what: { en: 'use a non-fused disconnect for an air conditioner', es: 'usar desconectador sin fusibles en un aire acondicionado' },
        if: { en: 'its branch breaker already fits the nameplate', es: 'su breaker ya cumple con la placa' },
        unless: { en: "the plate says 'max fuse' only", es: "la placa diga solo 'max fuse'" },
        words: 'AC pullout',
      },
      { says: 'must', what: { en: 'use fuses where the nameplate says fuses', es: 'usar fusibles donde la placa pide fusibles' } },
      {
        says: 'must',
        what: {
          en: 'use a disconnect rated for the load, in horsepower for a motor',
          es: 'usar un desconectador de la capacidad de la carga, en caballos para un motor',
        },
      },
      {
        says: 'need-not',
        what: {
          en: 'add fuses at an AC whose plate allows a breaker of the size it has',
          es: 'agregar fusibles a un aire cuya placa permite un breaker como el que tiene',
        },
        words: 'HACR max fuse afuera disconnect',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a safety switch without a horsepower rating on a motor over 2 hp',
          es: 'usar un interruptor de seguridad sin hp en un motor de más de 2 hp',
        },
        unless: {
          en: 'it is over 100 hp and marked not to be opened under load',
          es: 'pase de 100 hp y esté marcado para no abrir con carga',
        },
        words: 'power',
      },
    ],
    words: {
      en: 'fused non-fused nonfusible fusible disconnect difference pull out ac when fuses',
      es: 'desconectador fusible sin fusible diferencia switch de cuchillas aire cuando lleva',
    },
  },
  {
    id: 'terms-nominal-and-utilization-voltage',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'Why 120 V and not 115 V or 110 V: nominal and nameplate voltage',
      es: '¿Por qué 120 V y no 115 V o 110 V: voltaje nominal y de placa?',
    },
    answer: {
      en: 'Nominal voltage names the system (120/240, 208Y/120, 480Y/277); calculations use it. Motors are marked lower (115, 200, 230, 460 V) to allow for drop on the way. 110 and 220 are the old names of the same.\n\nUtilities hold about plus or minus 5% at the service. A 230 V motor on 208 V runs at its lower limit; use one marked 200 or 208 V.',
      es: 'El nominal nombra el sistema (120/240, 208Y/120, 480Y/277) y con él se calcula. Los motores se marcan menos (115, 200, 230, 460 V) por la caída en el camino. 110 y 220 son los nombres viejos de lo mismo.\n\nLa compañía mantiene como más o menos 5% en la acometida. Un motor de 230 V en 208 V queda en su límite bajo; use uno marcado 200 o 208 V.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: { en: '110 V and 120 V are names of the same system voltage', es: '110 V y 120 V son nombres del mismo voltaje de sistema' },
        words: '220 240',
      },
      {
        says: 'is',
        what: { en: 'a 230 V motor on 208 V runs at its lower limit', es: 'un motor de 230 V a 208 V trabaja en su límite inferior' },
      },
    ],
    words: {
      en: 'nominal voltage 110 115 120 220 230 240 460 480 motor nameplate why different',
      es: 'voltaje nominal 110 115 120 220 230 240 460 480 placa motor por que',
    },
  },
  {
    id: 'terms-emergency-vs-standby',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'Emergency, legally required standby, optional standby: what is each?',
      es: 'Emergencia, reserva legal y reserva opcional: ¿qué es cada una?',
    },
    answer: {
      en: 'Emergency systems (Article 700) protect life: exit lights, fire alarm; power within 10 s and wiring kept apart. Legally required standby (701) helps rescue and hazards: smoke control, sewage; within 60 s. Optional standby (702) protects property or comfort: a house generator, a data hall; no time limit.\n\nThe authority or a law decides which loads are the first two.',
      es: 'Emergencia (Artículo 700) cuida la vida: salidas, alarma; energía en 10 s y alambrado aparte. Reserva legal (701) ayuda al rescate y riesgos: control de humo, drenaje; en 60 s. Reserva opcional (702) cuida bienes o comodidad: planta de casa, datos; sin límite de tiempo.\n\nLa autoridad o la ley decide qué cargas son de las dos primeras.',
    },
    references: ['700.12', '701.12', '702'],
    claims: [
      { says: 'is', what: { en: 'a house generator is optional standby', es: 'el generador de una casa es reserva opcional' } },
      { says: 'must', what: { en: 'have emergency power on within 10 seconds', es: 'tener la energía de emergencia en 10 segundos' } },
      { says: 'must', what: { en: 'keep emergency system wiring apart', es: 'mantener aparte el cableado de emergencia' } },
    ],
    words: {
      en: 'emergency standby legally required optional difference 700 701 702',
      es: 'emergencia reserva legalmente requerida opcional diferencia 700 701 702',
    },
  },
  {
    id: 'tools-knockout-actual-size',
    area: 'tools',
    grade: 'V2',
    title: { en: 'What hole does a trade size of conduit need?', es: '¿Qué agujero pide cada medida de conduit?' },
    answer: {
      en: "Knockouts are larger than their name: 1/2 is about 7/8 in., 3/4 is 1-3/32 (1-1/8) in., 1 is 1-3/8 in., 1-1/4 is 1-3/4 in., 1-1/2 is 2 in., 2 is 2-1/2 in.\n\nA step bit or punch marked in trade sizes already means conduit. Measure twice: a hole too large needs reducing washers, which don't always count for bonding.",
      es: 'Los knockouts son mayores que su nombre: 1/2 es como 7/8 pulg., 3/4 es 1-3/32 (1-1/8) pulg., 1 es 1-3/8 pulg., 1-1/4 es 1-3/4 pulg., 1-1/2 es 2 pulg., 2 es 2-1/2 pulg.\n\nLa broca escalonada o ponchador marcado en medida comercial ya es para conduit. Mida dos veces: un agujero grande pide rondanas reductoras, que no siempre cuentan para la unión.',
    },
    references: [],
    claims: [
      { says: 'is-not', what: { en: 'a 1/2 in. conduit needs a 1/2 in. hole', es: 'un tubo de 1/2 pulg. pide un agujero de 1/2 pulg.' } },
    ],
    words: {
      en: 'ko knockout hole saw unibit step bit actual diameter size for conduit connector',
      es: 'ko knockout agujero broca escalonada sierra copa diametro real conector',
    },
  },
  {
    id: 'tools-pliers',
    area: 'tools',
    grade: 'V2',
    title: {
      en: 'Which pliers: lineman, diagonal, needle-nose, channel-lock?',
      es: '¿Qué pinzas uso: de electricista, de corte, de punta, de extensión?',
    },
    answer: {
      en: "Lineman's pliers twist solid wires together, pull and cut; diagonal cutters (dikes) cut flush; needle-nose form loops for screws; tongue-and-groove pliers (channel-locks) turn locknuts and fittings. Strippers skin wire without nicking it.\n\nCommon plastic grips don't insulate: only tools marked 1000 V do, and live work needs much more than that.",
      es: 'Las de electricista (lineman) tuercen alambres sólidos, jalan y cortan; las de corte diagonal (dikes) cortan al ras; las de punta hacen el ojillo del tornillo; las de extensión aprietan contratuercas y conectores. El pelador quita forro sin morder el cobre.\n\nEl mango común de plástico no aísla: solo lo marcado 1000 V, y en vivo hace falta mucho más.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'rely on common plastic grips as insulation', es: 'confiar en mangos de plástico comunes como aislamiento' },
      },
      {
        says: 'must-not',
        what: {
          en: 'work live with 1000 V pliers as the only protection',
          es: 'trabajar en vivo con pinzas de 1000 V como única protección',
        },
      },
    ],
    words: {
      en: 'pliers lineman linesman kleins dikes diagonal cutters needle nose channel lock strippers twist cut',
      es: 'pinzas de electricista corte diagonal punta extension perico pelador torcer cortar',
    },
  },
  {
    id: 'troubleshooting-reset-a-breaker',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'Breaker handle in the middle: how do I reset a tripped breaker?',
      es: 'La palanca del breaker quedó en medio: ¿cómo lo restablezco?',
    },
    answer: {
      en: "Middle (or loose-feeling) means tripped. First unplug or turn off the loads, then push it firmly to OFF until it clicks, then to ON, once, standing to the side.\n\nIf it trips at once there is a short or ground fault: leave it off and find it. If it trips later it is overload or heat. If it won't latch with the wire removed, or is warm or smells, replace it.",
      es: 'En medio (o floja) quiere decir que disparó. Primero desconecte o apague las cargas, luego empújelo firme a OFF (apagado) hasta el clic y después a ON, una vez, parado de lado.\n\nSi se bota al instante hay corto o falla a tierra: déjelo abajo y búsquelo. Si se bota después es sobrecarga o calor. Si no engancha sin el alambre, o está tibio o huele, cámbielo.',
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: {
          en: 'push a tripped breaker firmly to OFF before turning it ON',
          es: 'empujar firme a OFF el breaker botado antes de subirlo a ON',
        },
      },
      {
        says: 'must',
        what: { en: 'leave a breaker off if it trips at once on reset', es: 'dejar abajo el breaker si se bota al instante de subirlo' },
        words: 'keep resetting again',
      },
      {
        says: 'may',
        what: { en: 'reset a tripped breaker once', es: 'subir una vez un breaker botado' },
        if: { en: 'the loads are unplugged or off first', es: 'primero se desconectan o apagan las cargas' },
      },
      {
        says: 'must',
        what: {
          en: "replace a breaker that won't latch with its wire removed, or is warm or smells",
          es: 'cambiar el breaker que no traba sin su alambre, o está caliente o huele',
        },
      },
      {
        says: 'is',
        what: { en: 'a breaker handle in the middle means it has tripped', es: 'la palanca del breaker en medio quiere decir que se botó' },
      },
      {
        says: 'must-not',
        what: { en: 'keep resetting a breaker that trips at once', es: 'seguir subiendo un breaker que se bota al instante' },
        words: 'instant again third time pop bang away',
      },
    ],
    words: {
      en: 'breaker handle middle position halfway loose floppy reset tripped how to turn back on',
      es: 'breaker pastilla palanca en medio a la mitad floja restablecer resetear disparada subir',
    },
  },
  {
    id: 'troubleshooting-odd-voltage',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'A receptacle reads an odd voltage such as 30, 60 or 90 V', es: 'Un contacto marca un voltaje raro como 30, 60 o 90 V' },
    answer: {
      en: 'With a digital meter and no load it is most often ghost voltage on an open hot or neutral: check with a low-impedance (LoZ) or solenoid tester. If it stays under load there is a loose, high-resistance connection or an open neutral on a shared circuit.\n\nMeasure hot to ground and neutral to ground too. Hot to ground full but hot to neutral odd: the neutral is open or loose, usually at the first dead outlet or the last good one. Shut off and open both.',
      es: 'Con multímetro digital y sin carga casi siempre es voltaje fantasma en un vivo o neutro abierto: confirme con probador de baja impedancia (LoZ) o de solenoide. Si sigue con carga hay conexión floja de alta resistencia o neutro abierto en circuito compartido.\n\nMida también vivo a tierra y neutro a tierra. Si vivo a tierra da completo y a neutro raro, el neutro está abierto o flojo, casi siempre en el primer contacto muerto o el último bueno. Apague y abra los dos.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'an odd reading with a digital meter and no load is most often ghost voltage',
          es: 'una lectura rara con medidor digital sin carga casi siempre es voltaje fantasma',
        },
      },
      {
        says: 'is',
        what: {
          en: 'hot to ground full but hot to neutral odd means an open or loose neutral',
          es: 'vivo a tierra completo y vivo a neutro raro significa neutro abierto o flojo',
        },
      },
    ],
    words: {
      en: 'outlet outlets plug show shows reading measure meter says 60 volts 50 volts 40 volts 90 volts 30 volts at outlet half voltage weird low reading hot to neutral',
      es: 'contactos muestra mido lectura marcan 60 volts 50 volts 40 volts 90 volts medio voltaje raro lectura baja contacto vivo a neutro',
    },
  },
  {
    id: 'troubleshooting-motor-unequal-currents',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'A three-phase motor draws more current on one phase', es: 'Un motor trifásico jala más corriente en una fase' },
    answer: {
      en: "Up to about 10% off the average of the three is let pass, if none is over the nameplate; more is a fault to find. Measure the three voltages at the motor under load first: 1% of voltage unbalance makes six to ten times that in current. Then roll the three line leads one place (1-2-3 to 2-3-1, rotation stays): if the high current stays with the line, the supply or a connection is at fault; if it goes with the motor lead, the winding is.\n\nLook for a weak contact, fuse or lug on the low phase, a single-phase load on one leg, a turn-to-turn short. Don't raise the overload to hold it.",
      es: 'Hasta un 10% del promedio de las tres se deja pasar, si ninguna pasa de la placa; más es una falla que hay que hallar. Mida primero los tres voltajes en el motor con carga: 1% de desbalance de voltaje da de seis a diez veces eso en corriente. Luego recorra las tres líneas un lugar (1-2-3 a 2-3-1, el giro no cambia): si la corriente alta se queda con la línea, es la alimentación o una conexión; si se va con la punta del motor, es el devanado.\n\nBusque contacto, fusible o zapata débil en la fase baja, carga monofásica en una pierna, corto entre espiras. No suba la sobrecarga para que aguante.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'raise the overload setting to hold a motor with unequal currents',
          es: 'subir el ajuste del relé térmico para aguantar corrientes desiguales del motor',
        },
      },
      {
        says: 'is',
        what: {
          en: '1% of voltage unbalance makes six to ten times that in motor current unbalance',
          es: '1% de desbalance de voltaje causa de seis a diez veces más desbalance de corriente en el motor',
        },
      },
      {
        says: 'is',
        what: {
          en: 'a phase that is more than 10% off the average of the three currents is too much',
          es: 'una fase a más de 10% del promedio de las tres corrientes es demasiado',
        },
        words: '27 29 22 amps normal unbalanced percent legs desbalance normal',
      },
    ],
    words: {
      en: 'motor unbalanced unequal amps one phase higher current imbalance roll leads',
      es: 'motor desbalance amperes desiguales una fase mas corriente jala recorrer puntas',
    },
  },
  {
    id: 'troubleshooting-hid-lamp-cycles',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'HID lamp (sodium, metal halide) cycles on and off', es: 'Lámpara HID (sodio, aditivo metálico) prende y apaga' },
    answer: {
      en: 'A high-pressure sodium lamp that goes out after minutes and relights when cool is at the end of life: replace the lamp. If a new one cycles too, check ballast, voltage and heat; a lamp that never starts points to the ignitor or capacitor.\n\nThese lamps need some minutes to restrike hot. Match lamp, ballast and ignitor by their ANSI code; with an LED retrofit take the ballast out.',
      es: 'Una de sodio de alta presión que se apaga a los minutos y vuelve al enfriarse está al final de su vida: cambie la lámpara. Si otra nueva también lo hace, revise balastro, voltaje y calor; la que nunca prende apunta al ignitor o capacitor.\n\nCaliente tarda unos minutos en volver a prender. Lámpara, balastro e ignitor deben coincidir por código ANSI; con LED de reemplazo quite el balastro.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a sodium lamp that goes out after minutes and relights when cool is at the end of its life',
          es: 'una lámpara de sodio que se apaga a los minutos y vuelve al enfriarse está al final de su vida',
        },
      },
      {
        says: 'must',
        what: {
          en: 'take the ballast out with an LED retrofit of an HID lamp',
          es: 'quitar el balastro al convertir una lámpara HID a LED',
        },
        words: 'bypass',
      },
      {
        says: 'must',
        what: {
          en: 'match HID lamp, ballast and ignitor by their ANSI code',
          es: 'hacer coincidir lámpara, balastro e ignitor HID por su código ANSI',
        },
      },
    ],
    words: {
      en: 'hid high pressure sodium metal halide mercury cycling ballast ignitor parking lot light goes out',
      es: 'hid sodio aditivos metalicos mercurio vapor balastro ignitor se apaga',
    },
  },
  {
    id: 'troubleshooting-long-cord-weak-tool',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Extension cord gets warm and the tool is weak', es: 'La extensión se calienta y la herramienta anda floja' },
    answer: {
      en: 'Voltage drop: the cord is too thin and too long for the load. Its resistance takes volts from the tool and turns them into heat, and a motor on low voltage draws more current.\n\nExample: 150 ft of 16 AWG is about 1.2 ohms out and back; 10 A lose 12 V and make 120 W in the cord. Use a shorter or thicker one, unrolled. Only one warm spot or plug is a bad connection: throw it out.',
      es: 'Caída de voltaje: la extensión es muy delgada y larga para la carga. Su resistencia le quita volts a la herramienta y los vuelve calor, y un motor con bajo voltaje jala más corriente.\n\nEjemplo: 150 pies de 16 AWG son como 1.2 ohms de ida y vuelta; con 10 A se pierden 12 V y quedan 120 W en el cordón. Use una más corta o más gruesa, desenrollada. Si solo se calienta un punto o la clavija, es mala conexión: deséchela.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'an extension cord too thin and too long weakens the tool and warms the cord',
          es: 'una extensión muy delgada y larga debilita la herramienta y se calienta',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'keep using a cord with one warm spot or a warm plug',
          es: 'seguir usando una extensión con un punto caliente o la clavija caliente',
        },
      },
      {
        says: 'must',
        what: { en: 'unroll an extension cord in use under load', es: 'desenrollar la extensión al usarla con carga' },
        words: 'coiled',
      },
    ],
    words: {
      en: 'drill saw grinder slow bogs down long thin cord hot 16 gauge 100 ft 150 ft what is causing cord reel wound up coiled',
      es: 'taladro sierra esmeril flojo sin fuerza lento cordon cord delgado largo calienta caliente causa carrete enrollada',
    },
  },
  {
    id: 'troubleshooting-zero-volts-between-hots',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: '0 V between two hots that each read 120 V',
      es: '0 V entre dos vivos que marcan 120 V cada uno',
    },
    answer: {
      en: 'Both are on the same leg (the same phase): a meter shows only the difference, and between equal potentials there is none. On different legs you would read 240 V, or 208 V from a wye.\n\nTwo such hots must not share a neutral: their currents add in it instead of canceling. A 240 V load fed this way is dead. Move one to the other leg; tandem and misplaced breakers are the usual cause, or one hot fed through a load while its own leg is lost.',
      es: 'Los dos están en la misma fase (la misma pierna): el medidor solo marca la diferencia, y entre potenciales iguales no hay. En piernas distintas marcaría 240 V, o 208 V en estrella.\n\nDos vivos así no comparten neutro: sus corrientes se suman en él en vez de cancelarse. Una carga de 240 V así no trabaja. Pase uno a la otra pierna; la causa usual es un breaker tándem o mal puesto, o un vivo que llega a través de una carga porque perdió su pierna.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'share a neutral between two hots that read 0 V between them',
          es: 'compartir neutro entre dos vivos que marcan 0 V entre sí',
        },
        words: 'same leg phase',
      },
      { says: 'is', what: { en: 'two hots on the same leg read 0 V between them', es: 'dos vivos de la misma fase marcan 0 V entre sí' } },
    ],
    words: {
      en: 'zero volts between black and red hot to hot each 120 to ground neutral same phase leg no 240',
      es: 'cero volts entre cables vivos negro y rojo cada uno a tierra neutro misma fase no hay 240 mido da marca 0 entre fase y fase',
    },
  },
];
