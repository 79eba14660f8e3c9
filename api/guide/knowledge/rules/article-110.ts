// Article 110: requirements for every installation: terminals, ratings, markings, working space.
import type { Rule } from '../knowledge.ts';

export const article110: readonly Rule[] = [
  {
    id: '110-2-approval',
    section: '110.2',
    grade: 'V1',
    title: { en: 'Only approved equipment', es: 'Solo equipo aprobado' },
    text: {
      en: 'Conductors and equipment may be installed only if the inspection authority approves them. A listing or field evaluation is the usual basis; homemade or altered equipment without one can be refused.',
      es: 'Los conductores y equipos solo se instalan si la autoridad los aprueba. La base normal es un listado o una evaluación de campo; un equipo casero o modificado sin eso puede ser rechazado.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: "install equipment or conductors the inspection authority doesn't approve",
          es: 'instalar equipo o conductores que la autoridad de inspección no aprueba',
        },
        words: 'unlisted UL homemade inspector',
      },
      {
        says: 'must',
        what: {
          en: 'have homemade or altered equipment approved by the inspection authority, as by a listing or field evaluation',
          es: 'hacer aprobar el equipo casero o alterado por la autoridad, como por listado o evaluación en campo',
        },
        words: 'unlisted not UL listed',
      },
    ],
    words: { en: 'approval homemade unlisted equipment field label reject', es: 'aprobación casero sin listar etiqueta de campo rechazo' },
  },
  {
    id: '110-3-b-instructions',
    section: '110.3(B)',
    grade: 'V2',
    title: { en: 'Follow the listing and the instructions', es: 'Siga el listado y las instrucciones' },
    text: {
      en: "Listed, labeled or identified equipment must be installed and used according to the instructions that come with its listing or labeling. The manufacturer's instructions thereby become code: lug wire range, torque, breaker type, clearances.",
      es: 'El equipo listado, etiquetado o identificado se instala y usa según las instrucciones de su listado o etiqueta. Así las instrucciones del fabricante se vuelven código: rango de cable de la terminal, torque, tipo de breaker, separaciones.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "install listed equipment by its listing and manufacturer's instructions",
          es: 'instalar el equipo listado según su listado y las instrucciones del fabricante',
        },
        words: 'ignore instructions',
      },
      {
        says: 'must-not',
        what: {
          en: "use a breaker type or lug wire range the panel's listing doesn't allow",
          es: 'usar un breaker o calibre en terminal que el listado del tablero no permite',
        },
        words: 'brand eaton siemens panel snap',
      },
      {
        says: 'is',
        what: { en: 'the instructions of listed equipment count as code', es: 'las instrucciones del equipo listado cuentan como código' },
        words: 'manual booklet dedicated cord kit',
      },
    ],
    words: {
      en: 'manufacturer instructions manual wrong brand breaker panel listing',
      es: 'manual fabricante breaker marca instrucciones',
    },
  },
  {
    id: '110-5-conductor-material',
    section: '110.5',
    grade: 'K',
    title: { en: 'Copper unless stated otherwise', es: 'Cobre, salvo que se indique otra cosa' },
    text: {
      en: 'Conductor sizes in the code are for copper where no material is named. Where aluminum or copper-clad aluminum is used, pick the size from the aluminum column; it is usually one or two sizes larger.',
      es: 'Los calibres del código son de cobre cuando no se nombra material. Con aluminio o aluminio recubierto de cobre, tome el calibre de la columna de aluminio; normalmente sube uno o dos calibres.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a larger size from the aluminum column where aluminum replaces copper',
          es: 'usar el calibre mayor de la columna de aluminio donde sustituye al cobre',
        },
        words: 'aluminum wire size',
      },
      {
        says: 'may',
        what: { en: 'use aluminum or copper-clad aluminum conductors', es: 'usar conductores de aluminio o aluminio recubierto de cobre' },
        if: { en: 'sized from the aluminum column', es: 'con calibre de la columna de aluminio' },
        words: 'aluminum wire',
      },
    ],
    words: { en: 'aluminum copper conductor material default', es: 'aluminio cobre material calibre' },
  },
  {
    id: '110-7-insulation-integrity',
    section: '110.7',
    grade: 'K',
    title: { en: 'Wiring free from shorts and grounds', es: 'Cableado sin cortos ni fallas a tierra' },
    text: {
      en: 'Completed wiring must be free of short circuits and of grounds or connections to ground other than those the code requires or allows. Test before you energize.',
      es: 'El cableado terminado debe quedar sin cortocircuitos y sin conexiones a tierra distintas de las que el código exige o permite. Pruebe antes de energizar.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'leave completed wiring free of short circuits and unintended grounds',
          es: 'dejar el cableado terminado sin cortos ni fallas a tierra',
        },
        words: 'megger test',
      },
    ],
    words: { en: 'megger insulation test short ground before energizing', es: 'megger prueba de aislamiento corto antes de energizar' },
  },
  {
    id: '110-9-interrupting-rating',
    section: '110.9',
    grade: 'V2',
    title: { en: 'Interrupting rating (AIC)', es: 'Capacidad interruptiva (AIC)' },
    text: {
      en: "A device meant to open fault current needs an interrupting rating, at the circuit's voltage, of at least the fault current available at its line terminals. A breaker marked 10 kA cannot sit where 22 kA is available unless a tested series rating covers it: on such a fault it may burst.",
      es: 'Un dispositivo que debe abrir corriente de falla necesita una capacidad interruptiva, al voltaje del circuito, por lo menos igual a la corriente de falla disponible en sus terminales de línea. Un breaker de 10 kA no va donde hay 22 kA disponibles, salvo que lo cubra una combinación en serie probada: con una falla así puede reventar.',
    },
    figures: { aic: [10, 'kA'], fault: [22, 'kA'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a breaker or fuse with an interrupting rating below the available fault current',
          es: 'usar un breaker o fusible con capacidad interruptiva menor que la falla disponible',
        },
        unless: { en: 'a tested series rating covers it', es: 'lo cubra una combinación en serie probada' },
        words: '10k 22k close transformer',
      },
      {
        says: 'must-not',
        what: {
          en: 'use breakers without a series rating where more fault current is available than their interrupting rating, such as 10 kA breakers at 14 kA or 22 kA',
          es: 'usar breakers sin combinación en serie donde la falla disponible pasa su capacidad interruptiva, como breakers de 10 kA con 14 kA o 22 kA',
        },
        words: 'aic 10k 10,000 no series chart utility letter fully rated',
      },
      {
        says: 'is',
        what: {
          en: 'a breaker may burst on a fault above its interrupting rating',
          es: 'un breaker puede reventar con una falla mayor que su capacidad interruptiva',
        },
        words: 'blow up apart explode dead short explotar corto directo',
      },
    ],
    words: { en: 'aic kaic 10k 22k breaker fault current rating', es: 'kaic corriente falla capacidad breaker' },
  },
  {
    id: '110-10-short-circuit-rating',
    section: '110.10',
    grade: 'V2',
    title: { en: 'Short-circuit current ratings (SCCR)', es: 'Corriente nominal de cortocircuito (SCCR)' },
    text: {
      en: 'Overcurrent devices, circuit impedance and equipment short-circuit ratings must be chosen together so a fault clears without extensive damage. Compare the SCCR on the nameplate with the available fault current at that point.',
      es: 'Los dispositivos de sobrecorriente, la impedancia del circuito y el SCCR de los equipos se eligen juntos para que una falla se libere sin daño extenso. Compare el SCCR de la placa con la corriente de falla disponible en ese punto.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'choose equipment short-circuit ratings that clear a fault without extensive damage',
          es: 'elegir capacidades de cortocircuito que despejen la falla sin daño extenso',
        },
        words: 'SCCR',
      },
    ],
    words: { en: 'sccr short circuit current rating equipment hvac control panel', es: 'sccr cortocircuito equipo tablero control' },
  },
  {
    id: '110-11-deteriorating-agents',
    section: '110.11',
    grade: 'V2',
    title: { en: 'Damp, corrosive and hot surroundings', es: 'Ambientes húmedos, corrosivos o calientes' },
    text: {
      en: 'Unless identified for it, equipment and conductors may not sit in damp or wet places, or where gases, fumes, liquids or excessive heat attack them. Equipment marked for dry or indoor use must also be kept from the weather while the building goes up.',
      es: 'Salvo que estén identificados para eso, los equipos y conductores no van en lugares húmedos o mojados ni donde los ataquen gases, vapores, líquidos o calor excesivo. El equipo para lugar seco o interior también se protege de la intemperie durante la obra.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put equipment or conductors in damp, wet, corrosive or hot places',
          es: 'poner equipo o conductores en lugares húmedos, mojados, corrosivos o calientes',
        },
        unless: { en: 'they are identified for it', es: 'estén identificados para ello' },
        words: 'indoor panel outside',
      },
      {
        says: 'must',
        what: {
          en: 'protect dry-location equipment from the weather during construction',
          es: 'proteger de la intemperie el equipo de interior durante la obra',
        },
        words: 'panel rain construction',
      },
    ],
    words: { en: 'corrosion chemicals rain construction wet equipment outdoor rating', es: 'corrosión químicos lluvia obra equipo mojado' },
  },
  {
    id: '110-12-workmanship',
    section: '110.12',
    grade: 'V2',
    title: { en: 'Professional workmanship', es: 'Mano de obra profesional' },
    text: {
      en: "Equipment must be installed in a professional and skillful manner. Inspectors cite it for sloppy panels and crooked work; older editions said 'neat and workmanlike'.",
      es: "El equipo se instala de manera profesional y hábil. La cita el inspector por tableros desordenados y trabajo chueco; antes decía 'neat and workmanlike' (limpio y bien hecho).",
    },
    claims: [
      {
        says: 'must',
        what: { en: 'install equipment in a professional and skillful manner', es: 'instalar el equipo de manera profesional y hábil' },
        words: 'neat workmanlike sloppy messy panel',
      },
    ],
    words: { en: 'neat workmanlike sloppy wiring messy panel', es: 'limpio ordenado mal trabajo tablero desordenado' },
  },
  {
    id: '110-12-a-unused-openings',
    section: '110.12(A)',
    grade: 'V2',
    title: { en: 'Close unused openings', es: 'Tape las aberturas sin usar' },
    text: {
      en: "Unused openings, other than those for operation, mounting or listed design, must be closed to give protection about equal to the wall of the equipment. Use listed knockout plugs and the maker's filler plates; tape or cardboard doesn't count.",
      es: 'Las aberturas sin usar, salvo las de operación, montaje o diseño listado, se cierran con protección casi igual a la pared del equipo. Use tapones listados y las tapas del fabricante; cinta o cartón no cuentan.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'close unused openings in boxes and panels', es: 'tapar las aberturas sin usar en cajas y tableros' },
        unless: { en: 'they are for operation, mounting or listed design', es: 'sean de operación, montaje o diseño listado' },
        words: 'knockout hole open',
      },
      {
        says: 'must-not',
        what: { en: 'close an open knockout with tape or cardboard', es: 'tapar un knockout abierto con cinta o cartón' },
        words: 'KO seal',
      },
    ],
    words: {
      en: 'knockout seal ko plug missing breaker filler open hole panel popped mistake',
      es: 'knockout tapón abertura falta tapa hueco breaker hueco abierto donde faltaba un breaker',
    },
  },
  {
    id: '110-12-b-internal-parts',
    section: '110.12(B)',
    grade: 'V2',
    title: { en: 'Keep paint and plaster off internal parts', es: 'Sin pintura ni yeso en las partes internas' },
    text: {
      en: 'Busbars, terminals, insulators and other internal parts must not be damaged or fouled by paint, plaster, cleaners or abrasives, and nothing broken, bent, cut or corroded that affects safety or strength may stay.',
      es: 'Barras, terminales, aisladores y otras partes internas no deben quedar dañadas ni sucias con pintura, yeso, limpiadores o abrasivos, ni dejarse partes rotas, dobladas, cortadas o corroídas que afecten la seguridad.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'get paint or plaster on busbars and other internal panel parts',
          es: 'manchar con pintura o yeso las barras y partes internas del tablero',
        },
        words: 'overspray painting panel texture',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave broken, bent or corroded parts that affect safety in equipment',
          es: 'dejar partes rotas, dobladas o corroídas que afecten la seguridad',
        },
        words: 'rusted damaged panel',
      },
    ],
    words: { en: 'painted panel bus overspray drywall mud texture contaminated', es: 'tablero pintado barras yeso contaminado' },
  },
  {
    id: '110-12-c-cable-support',
    section: '110.12(C)',
    numberIn: { '2017': null },
    grade: 'V1',
    title: { en: 'Cables exposed on ceilings and walls', es: 'Cables visibles en plafones y muros' },
    text: {
      en: "Cables and conductors installed exposed on ceilings and sidewalls are supported by the structure so that normal use doesn't damage them. Straps, staples, ties and hangers must be installed so as not to damage the cable either.",
      es: 'Los cables y conductores visibles en plafones y muros se sujetan a la estructura de modo que el uso normal no los dañe. Las abrazaderas, grapas, cinchos y colgantes tampoco deben dañar el cable.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "support exposed cables on ceilings and walls by the structure so normal use doesn't damage them",
          es: 'soportar de la estructura los cables visibles en techos y muros para que el uso normal no los dañe',
        },
        words: 'staples romex exposed',
      },
      {
        says: 'must-not',
        what: { en: 'install staples or straps so that they damage the cable', es: 'poner grapas o abrazaderas que dañen el cable' },
        words: 'staple tight',
      },
    ],
    words: { en: 'staples over driven zip tie cable support exposed', es: 'grapas cinchos soporte cable visible' },
  },
  {
    id: '110-13-a-mounting',
    section: '110.13(A)',
    grade: 'V2',
    title: { en: 'Mount equipment firmly', es: 'Fije el equipo con firmeza' },
    text: {
      en: 'Equipment must be fastened firmly to the surface. Wooden plugs driven into holes in masonry, concrete or plaster are not allowed; use anchors.',
      es: 'El equipo se fija con firmeza a la superficie. No se permiten taquetes de madera en agujeros de mampostería, concreto o yeso; use anclas.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'fasten equipment firmly to the surface', es: 'fijar el equipo firmemente a la superficie' },
        words: 'mount panel',
      },
      {
        says: 'must-not',
        what: {
          en: 'use wooden plugs in masonry, concrete or plaster to mount equipment',
          es: 'usar taquetes de madera en mampostería, concreto o yeso para montar equipo',
        },
        words: 'anchors',
      },
    ],
    words: { en: 'anchor screws wood plug masonry mounting panel', es: 'ancla taquete madera muro montaje' },
  },
  {
    id: '110-13-b-cooling',
    section: '110.13(B)',
    grade: 'V2',
    title: { en: 'Leave room for cooling air', es: 'Deje espacio para ventilación' },
    text: {
      en: "Equipment that depends on natural air flow, such as drives and dry transformers, must be installed so that walls or adjacent equipment don't block the air, and ventilation openings stay clear.",
      es: 'El equipo que depende de la circulación natural del aire, como variadores y transformadores secos, se instala sin que muros o equipo vecino bloqueen el aire y con las ventilas libres.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'block the cooling air of transformers or drives with walls or other equipment',
          es: 'bloquear el aire de transformadores o variadores con muros u otro equipo',
        },
        words: 'ventilation clearance',
      },
    ],
    words: { en: 'ventilation heat vfd transformer clearance airflow', es: 'ventilación calor variador transformador espacio aire' },
  },
  {
    id: '110-14-dissimilar-metals',
    section: '110.14',
    grade: 'V2',
    title: { en: 'Copper and aluminum together', es: 'Cobre y aluminio juntos' },
    text: {
      en: "Terminals and splicing devices must be identified for the conductor's material. Do not put copper and aluminum in contact in one terminal or connector unless the device is identified for that, such as a connector marked AL/CU for dissimilar metals.",
      es: 'Las terminales y empalmes deben estar identificados para el material del conductor. No junte cobre y aluminio en contacto en una misma terminal o conector salvo que el dispositivo esté identificado para eso, como un conector marcado AL/CU para metales distintos.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put copper and aluminum in contact in one terminal or connector',
          es: 'poner cobre y aluminio en contacto en una terminal o conector',
        },
        unless: { en: 'the device is identified for that', es: 'el dispositivo esté identificado para eso' },
        words: 'wire nut aluminum copper',
      },
      {
        says: 'must',
        what: {
          en: "use terminals and splices identified for the conductor's material",
          es: 'usar terminales y empalmes identificados para el material del conductor',
        },
        words: 'AL CU lugs',
      },
      {
        says: 'need-not',
        what: {
          en: 'put antioxidant (Noalox) on aluminum wire at a terminal',
          es: 'poner antioxidante (Noalox) al cable de aluminio en una terminal',
        },
        unless: {
          en: 'the instructions of the terminal or connector ask for it',
          es: 'lo pidan las instrucciones de la terminal o conector',
        },
        words: 'paste goop inhibitor penetrox required code aluminum feeder lug pasta obligatorio',
      },
    ],
    words: {
      en: 'aluminum copper pigtail mix wire nut purple al/cu antioxidant noalox',
      es: 'aluminio cobre mezclar capuchón morado antioxidante',
    },
  },
  {
    id: '110-14-fine-stranded',
    section: '110.14',
    grade: 'V2',
    title: { en: 'Fine-stranded wire in lugs', es: 'Cable de hilos finos en terminales' },
    text: {
      en: 'Terminals and connectors for conductors with finer strands than Class B or Class C, such as welding or DLO cable, must be identified for that conductor class. An ordinary set-screw lug is not.',
      es: 'Las terminales y conectores para conductores más flexibles que Clase B o Clase C, como cable de soldadora o DLO, deben estar identificados para esa clase. Una zapata común de tornillo no lo está.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put fine-stranded wire in an ordinary set-screw lug',
          es: 'poner cable de hilos finos en una terminal común de tornillo',
        },
        unless: { en: 'the terminal is identified for that conductor class', es: 'la terminal esté identificada para esa clase' },
        words: 'welding DLO cable flex',
      },
    ],
    words: { en: 'welding cable dlo ferrule flexible stranded lug battery', es: 'cable soldadora flexible férula zapata batería' },
  },
  {
    id: '110-14-a-terminals',
    section: '110.14(A)',
    grade: 'V2',
    title: { en: 'One wire per terminal; screw terminals', es: 'Un cable por terminal; terminales de tornillo' },
    text: {
      en: 'A terminal takes one conductor unless it is identified for more. Wire-binding screws and studs with upturned lugs are for 10 AWG or smaller. Double-tapping a breaker or putting two neutrals under one screw needs a marking that allows it.',
      es: 'Una terminal lleva un solo conductor salvo que esté identificada para más. Los tornillos de sujeción y pernos con orejas son para 10 AWG o menor. Poner dos cables en un breaker o dos neutros en un tornillo exige una marca que lo permita.',
    },
    figures: { max: [10, 'AWG'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put two wires under one breaker or terminal screw (double tap)',
          es: 'poner dos cables en un breaker o tornillo (doble)',
        },
        unless: { en: 'the terminal is identified for more than one', es: 'la terminal esté identificada para más de uno' },
        words: 'double tap lug breaker fit caben main',
      },
      {
        says: 'must-not',
        what: { en: 'put wire larger than 10 AWG on a wire-binding screw', es: 'poner cable mayor que 10 AWG en un tornillo de sujeción' },
        words: '8 AWG receptacle screw',
      },
      {
        says: 'may',
        what: { en: 'put two wires under a terminal that is marked for two', es: 'poner dos cables en una terminal marcada para dos' },
        words: 'breaker lug label QO stamped',
      },
    ],
    words: { en: 'double tap two wires one screw neutral bar breaker lug', es: 'dos cables tornillo doble barra neutros' },
  },
  {
    id: '110-14-b-splices',
    section: '110.14(B)',
    grade: 'V2',
    title: { en: 'Splices', es: 'Empalmes' },
    text: {
      en: 'Join conductors with splicing devices identified for the use, or by brazing, welding or soldering after a splice that is mechanically and electrically secure on its own. Insulate the splice, and any free conductor end, as well as the conductor. Direct-burial splices need connectors listed for it.',
      es: 'Una los conductores con dispositivos identificados para ese uso, o con soldadura después de un empalme que ya sea firme mecánica y eléctricamente. Aísle el empalme, y toda punta libre, igual que el conductor. Los empalmes enterrados necesitan conectores listados para eso.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'join conductors with splicing devices identified for the use',
          es: 'unir conductores con dispositivos de empalme identificados para el uso',
        },
        unless: { en: 'they are brazed, welded or soldered after a secure splice', es: 'se suelden tras un empalme firme' },
        words: 'wire nut wago tape splice',
      },
      {
        says: 'must-not',
        what: { en: 'twist wires together with only tape and no connector', es: 'torcer cables sólo con cinta y sin conector' },
        unless: { en: 'they are mechanically secure and then soldered, brazed or welded', es: 'el empalme sea firme y luego se suelde' },
        words: 'tape splice',
      },
      {
        says: 'must',
        what: { en: 'insulate splices and free conductor ends', es: 'aislar los empalmes y puntas libres' },
        words: 'cap wire abandoned',
      },
      {
        says: 'may',
        what: { en: 'solder a splice', es: 'soldar un empalme' },
        if: {
          en: 'it is mechanically and electrically secure on its own first',
          es: 'antes es firme mecánica y eléctricamente por sí mismo',
        },
        words: 'solder',
      },
    ],
    words: { en: 'wire nut wago splice solder tape underground kit', es: 'capuchón wago empalme soldar cinta enterrado' },
  },
  {
    id: '110-14-b-push-in-connectors',
    section: '110.14(B)',
    grade: 'V2',
    title: { en: 'Push-in and lever splicing connectors', es: 'Conectores de empuje y de palanca para empalmes' },
    text: {
      en: 'Listed push-in and lever connectors are splicing devices as good as twist-on ones for the code. Use them only for what their marking gives: wire size, number of wires, solid or stranded, copper unless marked otherwise, current and temperature. Many push-in types take solid or tin-bonded wire only; lever types take stranded too. The splice still goes in a box.',
      es: 'Los conectores de empuje y de palanca listados valen para el código igual que los de rosca. Úselos solo para lo que dice su marcado: calibre, número de alambres, sólido o cableado, cobre si no dice otra cosa, corriente y temperatura. Muchos de empuje aceptan solo alambre sólido o estañado; los de palanca aceptan también cableado. El empalme siempre va dentro de una caja.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'splice with listed push-in or lever connectors instead of wire nuts',
          es: 'empalmar con conectores listados de empuje o de palanca en vez de capuchones',
        },
        if: {
          en: 'size, number, solid or stranded, and material fit the marking',
          es: 'el calibre, el número, sólido o cableado y el material coinciden con el marcado',
        },
        words: 'wago wagos 221 lever orange solid 12 14 listed',
      },
      {
        says: 'must-not',
        what: {
          en: 'put stranded wire in a push-in connector made for solid wire only',
          es: 'meter alambre cableado en un conector de empuje hecho solo para sólido',
        },
        words: '773',
      },
      {
        says: 'must-not',
        what: {
          en: 'use push-in or lever connectors such as wagos on aluminum wire',
          es: 'usar conectores de empuje o palanca (wagos) con alambre de aluminio',
        },
        unless: { en: 'they are marked for aluminum', es: 'estén marcados para aluminio' },
      },
      {
        says: 'must',
        what: {
          en: 'put splices made with push-in or lever connectors in a box',
          es: 'poner dentro de una caja los empalmes hechos con conectores de empuje o palanca',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'listed push-in or lever connectors on solid copper, in boxes, fail inspection',
          es: 'los conectores de empuje o palanca listados, con cobre sólido y en caja, no pasen la inspección',
        },
        words: 'wago wagos red tag wire nuts',
      },
    ],
    words: {
      en: 'wago 221 773 ideal in-sure lever nut quick connect wire nut alternative allowed listed ul 486c',
      es: 'wago conector rápido palanca empuje capuchón',
    },
  },
  {
    id: '110-14-c-1-a-100-amps',
    section: '110.14(C)(1)(a)',
    grade: 'V2',
    title: { en: 'Terminal temperature, 100 A or less', es: 'Temperatura de terminales, 100 A o menos' },
    text: {
      en: 'For circuits rated 100 A or less, or terminals marked for 14 through 1 AWG, size conductors from the 60 °C column unless the equipment is listed and marked for 75 °C. Motors marked Design B, C or D may use 75 °C.',
      es: 'En circuitos de 100 A o menos, o terminales marcadas para 14 a 1 AWG, tome la columna de 60 °C salvo que el equipo esté listado y marcado para 75 °C. Los motores marcados Diseño B, C o D pueden usar 75 °C.',
    },
    figures: { limit: [100, 'A'], size: [1, 'AWG'], sixty: [60, '°C'], seventyfive: [75, '°C'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size conductors from the 60 °C column for circuits of 100 A or less',
          es: 'calcular conductores con la columna de 60 °C en circuitos de 100 A o menos',
        },
        unless: { en: 'the equipment is listed and marked for 75 °C', es: 'el equipo esté listado y marcado para 75 °C' },
        words: 'terminal temperature',
      },
      {
        says: 'may',
        what: { en: 'use the 75 °C column for circuits of 100 A or less', es: 'usar la columna de 75 °C en circuitos de 100 A o menos' },
        if: {
          en: 'the equipment is listed and marked for 75 °C, or it is a motor marked Design B, C or D',
          es: 'el equipo está listado y marcado para 75 °C, o es motor marcado Diseño B, C o D',
        },
        words: 'ampacity',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the 75 °C column on terminals of 100 A or less that are not marked for 75 °C',
          es: 'usar la columna de 75 °C en terminales de 100 A o menos sin marca de 75 °C',
        },
        unless: { en: 'it is a motor marked Design B, C or D', es: 'sea un motor marcado Diseño B, C o D' },
        words: 'unmarked lugs one end middle ninguna',
      },
    ],
    words: {
      en: '60 column termination temperature rating breaker 75c',
      es: 'columna 60 grados terminales breaker 75',
    },
  },
  {
    id: '110-14-c-1-b-over-100',
    section: '110.14(C)(1)(b)',
    grade: 'V2',
    title: { en: 'Terminal temperature, over 100 A', es: 'Temperatura de terminales, más de 100 A' },
    text: {
      en: 'For circuits over 100 A, or terminals marked for conductors larger than 1 AWG, use the 75 °C column, or higher-rated conductors sized at 75 °C ampacity.',
      es: 'En circuitos de más de 100 A, o terminales para conductores mayores que 1 AWG, use la columna de 75 °C, o conductores de mayor temperatura calculados con la ampacidad de 75 °C.',
    },
    figures: { limit: [100, 'A'], size: [1, 'AWG'], seventyfive: [75, '°C'] },
    claims: [
      {
        says: 'may',
        what: { en: 'use the 75 °C column for circuits over 100 A', es: 'usar la columna de 75 °C en circuitos de más de 100 A' },
        words: 'terminal ampacity',
      },
    ],
    words: { en: '75 column large feeder lugs 90c thhn', es: 'columna 75 grados alimentador zapatas thhn 90' },
  },
  {
    id: '110-14-c-90-degree',
    section: '110.14(C)',
    grade: 'V2',
    title: { en: 'Using the 90 °C column', es: 'Uso de la columna de 90 °C' },
    text: {
      en: 'The 90 °C value of a conductor may be used as the starting point for temperature correction and bundling adjustment, but the final ampacity may not exceed what the weakest terminal in the circuit is rated for.',
      es: 'El valor de 90 °C del conductor sirve como punto de partida para corregir por temperatura y ajustar por agrupamiento, pero la ampacidad final no puede pasar de la que permite la terminal más débil del circuito.',
    },
    figures: { ninety: [90, '°C'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'start temperature correction and bundling adjustment from the 90 °C value',
          es: 'partir del valor de 90 °C para corrección y ajuste por agrupamiento',
        },
        if: {
          en: "the conductor is rated 90 °C and the final ampacity stays within the weakest terminal's rating",
          es: 'el conductor es de 90 °C y la ampacidad final no pasa de la terminal más débil',
        },
        words: 'THHN derating',
      },
      {
        says: 'must-not',
        what: {
          en: 'size a circuit at the 90 °C ampacity when terminals are rated 60 or 75 °C',
          es: 'calcular un circuito a 90 °C cuando las terminales son de 60 o 75 °C',
        },
        words: 'THHN XHHW-2',
      },
    ],
    words: { en: 'derating thhn 90 ampacity weakest link termination', es: 'derrateo thhn 90 grados terminal débil' },
  },
  {
    id: '110-14-d-torque',
    section: '110.14(D)',
    grade: 'V2',
    title: { en: 'Torque terminals', es: 'Torque de terminales' },
    text: {
      en: "Tighten terminals to the torque value marked on the equipment or in its instructions, using an approved means such as a torque screwdriver or wrench, shear bolts or breakaway devices. 'Good and tight' is not a value.",
      es: "Apriete las terminales al torque marcado en el equipo o en sus instrucciones, con un medio aprobado, como desarmador o llave de torque, o tornillos de ruptura. 'Bien apretado' no es un valor.",
    },
    textIn: {
      '2017': {
        en: 'Where a torque value is marked on the equipment or in its instructions, a calibrated torque tool must be used to reach it, unless the manufacturer gives another method.',
        es: 'Donde el equipo o sus instrucciones marcan un torque, hay que usar una herramienta de torque calibrada, salvo que el fabricante dé otro método.',
      },
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'tighten terminals to the marked torque with an approved means, such as a torque wrench or screwdriver',
          es: 'apretar las terminales al torque marcado con un medio aprobado, como torquímetro o desarmador de torque',
        },
        words: 'screwdriver wrench torquimetro required own tool lugs sticker rule',
      },
      {
        says: 'need-not',
        what: {
          en: 'use a torque wrench where shear bolts or breakaway devices give the torque',
          es: 'usar torquímetro donde tornillos fusibles u otros dispositivos dan el torque',
        },
      },
      {
        says: 'must-not',
        what: { en: 'tighten terminals only by feel', es: 'apretar las terminales solo al tanteo' },
        words: 'tight hand lugs impact',
      },
      {
        says: 'need-not',
        what: { en: 'retighten terminals again that were torqued once', es: 'volver a apretar terminales que ya se apretaron con torque' },
        unless: {
          en: "the maker's instructions or a maintenance program ask for it",
          es: 'lo pidan las instrucciones o un programa de mantenimiento',
        },
        words: 'retorque every year annual check after a while later cada año otra vez',
      },
    ],
    words: { en: 'torque wrench screwdriver pounds tightness lug', es: 'torquímetro desarmador libras apriete zapata' },
  },
  {
    id: '110-15-high-leg',
    section: '110.15',
    grade: 'V2',
    title: { en: 'High-leg marking', es: 'Marca de la pierna alta' },
    text: {
      en: 'Orange, and phase B in panelboards: that is the high leg of a 4-wire delta with the midpoint of one phase grounded, about 208 V to ground on a 240 V system. Mark it orange, or by another effective means, at each connection point where the grounded conductor is also present.',
      es: 'Naranja, y fase B en los tableros: así es la pierna alta de una delta de 4 hilos con el punto medio de una fase a tierra, cerca de 208 V a tierra en un sistema de 240 V. Márquela de naranja, o por otro medio eficaz, en cada punto de conexión donde también esté el conductor puesto a tierra.',
    },
    figures: { leg: [208, 'V'], sys: [240, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'mark the high leg orange or effectively where the neutral is also present',
          es: 'marcar en naranja o de modo eficaz la pierna alta donde también hay neutro',
        },
        words: 'wild leg delta',
      },
    ],
    words: { en: 'wild leg stinger delta orange b phase color tape', es: 'pierna alta delta naranja fase b color cinta' },
  },
  {
    id: '110-16-a-arc-flash-warning',
    section: '110.16(A)',
    grade: 'V2',
    title: { en: 'Arc-flash warning label', es: 'Etiqueta de advertencia de arco eléctrico' },
    text: {
      en: 'Outside dwelling units, switchboards, switchgear, enclosed panelboards, industrial control panels, meter socket enclosures and motor control centers likely to be worked on while energized need a field or factory mark that warns qualified persons of arc-flash hazard, visible before work starts.',
      es: 'Fuera de viviendas, los tableros de distribución, switchgear, tableros, paneles de control industrial, bases de medidor y centros de control de motores que puedan trabajarse energizados llevan una marca de campo o fábrica que advierte del riesgo de arco eléctrico, visible antes de trabajar.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put an arc-flash warning on the panels and switchgear of a store, plant or other commercial building',
          es: 'poner advertencia de arco en los tableros y switchgear de una tienda, planta u otro local comercial',
        },
        words: 'label sticker strip mall auto hot',
      },
      {
        says: 'need-not',
        what: {
          en: 'put an arc-flash warning label on the panel of a house or apartment',
          es: 'poner etiqueta de arco en el tablero de una casa o departamento',
        },
        words: 'sticker',
      },
    ],
    words: { en: 'arc flash sticker label panel commercial warning', es: 'calcomanía arco eléctrico etiqueta tablero comercial' },
  },
  {
    id: '110-16-b-arc-flash-label',
    section: '110.16(B)',
    grade: 'V2',
    title: { en: 'Detailed arc-flash label', es: 'Etiqueta detallada de arco eléctrico' },
    text: {
      en: 'Outside dwelling units, service equipment and feeder-supplied equipment rated 1000 A or more also needs a permanent arc-flash label made according to industry practice, with the date it was applied.',
      es: 'Fuera de viviendas, el equipo de acometida y el alimentado por alimentadores de 1000 A o más lleva además una etiqueta permanente de arco eléctrico según la práctica de la industria, con la fecha en que se puso.',
    },
    textIn: {
      '2017': {
        en: 'Outside dwelling units, service equipment rated 1200 A or more also needs a permanent label with nominal voltage, available fault current, clearing time of the service overcurrent device and date, unless an industry-practice arc-flash label is applied.',
        es: 'Fuera de viviendas, el equipo de acometida de 1200 A o más lleva además una etiqueta permanente con voltaje nominal, corriente de falla disponible, tiempo de apertura de la protección de acometida y fecha, salvo que tenga una etiqueta de arco según la industria.',
      },
      '2020': {
        en: 'Outside dwelling units, service equipment rated 1200 A or more also needs a permanent label with nominal voltage, available fault current, clearing time of the service overcurrent device and date, unless an industry-practice arc-flash label is applied.',
        es: 'Fuera de viviendas, el equipo de acometida de 1200 A o más lleva además una etiqueta permanente con voltaje nominal, corriente de falla disponible, tiempo de apertura de la protección de acometida y fecha, salvo que tenga una etiqueta de arco según la industria.',
      },
      '2026': {
        en: 'Outside dwelling units, service equipment and feeder-supplied equipment needs a permanent arc-flash label; the ampere threshold of earlier editions is gone.',
        es: 'Fuera de viviendas, el equipo de acometida y el alimentado por alimentadores lleva etiqueta permanente de arco eléctrico; ya no hay límite de amperes como en ediciones anteriores.',
      },
    },
    figures: { amps: [1000, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a detailed dated arc-flash label on service or feeder equipment of 1000 A or more',
          es: 'poner etiqueta de arco detallada y fechada en equipo de acometida o alimentador de 1000 A o más',
        },
        unless: { en: 'it is in a dwelling unit', es: 'sea en una vivienda' },
        words: 'label',
      },
    ],
    words: { en: 'arc flash study label incident energy 1200 1000 nfpa 70e', es: 'estudio arco etiqueta energía incidente 70e' },
  },
  {
    id: '110-18-arcing-parts',
    section: '110.18',
    grade: 'K',
    title: { en: 'Parts that spark in normal use', es: 'Partes que chispean en uso normal' },
    text: {
      en: 'Parts that arc, spark or throw molten metal in normal operation must be enclosed or kept apart from combustible material.',
      es: 'Las partes que en operación normal producen arcos, chispas o metal fundido deben estar encerradas o separadas de material combustible.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'enclose parts that arc or spark in normal use or keep them from combustible material',
          es: 'encerrar las partes que chispean en uso normal o alejarlas de material combustible',
        },
        words: 'sparks',
      },
    ],
    words: { en: 'sparks contactor combustible enclosure arcing', es: 'chispas contactor combustible gabinete' },
  },
  {
    id: '110-20-reconditioned',
    section: '110.20',
    numberIn: { '2017': null, '2020': '110.21(A)(2)' },
    grade: 'V1',
    title: { en: 'Reconditioned equipment', es: 'Equipo reacondicionado' },
    text: {
      en: 'Reconditioned equipment may be used unless its article forbids it, and must be restored by qualified people to a recognized procedure, listed or field labeled as reconditioned, with the original listing mark removed. Routine maintenance or repair on site is not reconditioning.',
      es: 'El equipo reacondicionado puede usarse salvo que su artículo lo prohíba; debe restaurarlo personal calificado con un procedimiento reconocido, estar listado o etiquetado en campo como reacondicionado, y sin la marca del listado original. El mantenimiento o reparación normal en sitio no es reacondicionar.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'use reconditioned equipment', es: 'usar equipo reacondicionado' },
        if: {
          en: "its article doesn't forbid it and it is properly restored, listed or labeled as reconditioned, with the original mark removed",
          es: 'su artículo no lo prohíbe y está bien restaurado, listado o etiquetado como reacondicionado, sin la marca original',
        },
        words: 'refurbished used',
      },
      {
        says: 'need-not',
        what: {
          en: 'treat routine maintenance or repair on site as reconditioning',
          es: 'tratar el mantenimiento o reparación en sitio como reacondicionamiento',
        },
        words: 'refurbished',
      },
    ],
    words: { en: 'used refurbished breaker rebuilt panel second hand', es: 'usado reconstruido breaker de segunda mano' },
  },
  {
    id: '110-21-b-hazard-markings',
    section: '110.21(B)',
    grade: 'V2',
    title: { en: 'Field-applied warning labels', es: 'Etiquetas de advertencia puestas en campo' },
    text: {
      en: 'Caution, warning or danger labels applied in the field must warn with effective words, colors or symbols, be permanently fixed and not handwritten, except for the parts that vary, and stand up to the environment.',
      es: 'Las etiquetas de precaución, advertencia o peligro puestas en campo deben avisar con palabras, colores o símbolos eficaces, ir fijas de forma permanente y no escritas a mano, salvo las partes variables, y resistir el ambiente.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'handwrite field-applied warning labels', es: 'escribir a mano las etiquetas de advertencia de campo' },
        unless: { en: 'it is only the parts that vary', es: 'sean sólo las partes que varían' },
        words: 'marker sharpie label',
      },
      {
        says: 'must',
        what: {
          en: 'use permanent warning labels that stand up to the environment',
          es: 'usar etiquetas de advertencia permanentes que resistan el ambiente',
        },
        words: 'sticker',
      },
    ],
    words: {
      en: 'sharpie handwritten label warning sticker durable handwriting marker panel',
      es: 'marcador escrito mano etiqueta durable letrero vale tablero',
    },
  },
  {
    id: '110-22-a-identify-disconnects',
    section: '110.22(A)',
    grade: 'V2',
    title: { en: 'Label every disconnect', es: 'Identifique cada desconectador' },
    text: {
      en: 'Each disconnecting means is legibly and durably marked to show its purpose unless the arrangement makes it evident. Outside one- and two-family dwellings the marking also says where the circuit that supplies it comes from.',
      es: 'Cada desconectador se marca de forma legible y durable con su propósito, salvo que sea evidente por su ubicación. Fuera de casas unifamiliares y bifamiliares la marca también dice de dónde viene el circuito que lo alimenta.',
    },
    textIn: {
      '2017': {
        en: 'Each disconnecting means is legibly and durably marked to show its purpose unless the arrangement makes it evident.',
        es: 'Cada desconectador se marca de forma legible y durable con su propósito, salvo que sea evidente por su ubicación.',
      },
    },
    claims: [
      {
        says: 'must',
        what: { en: 'mark each disconnect with its purpose', es: 'marcar cada desconectador con su propósito' },
        unless: { en: 'the arrangement makes it evident', es: 'la disposición lo haga evidente' },
        words: 'label disconnect AC',
      },
      {
        says: 'must',
        what: {
          en: 'mark where a disconnect is supplied from outside one- and two-family dwellings',
          es: 'marcar de dónde se alimenta el desconectador fuera de casas de una o dos familias',
        },
        words: 'fed from label',
      },
    ],
    words: { en: 'panel schedule label disconnect marking fed', es: 'directorio etiqueta desconectador alimentado' },
  },
  {
    id: '110-22-series-rated-label',
    section: '110.22(C)',
    grade: 'K',
    title: { en: 'Label series-rated equipment', es: 'Etiqueta de combinación en serie' },
    text: {
      en: 'Where tested series combinations are used under 240.86(B), the installer marks the equipment with a caution that it is series rated, with its ampere rating, and that identified replacement parts are required. Engineered combinations are marked too.',
      es: 'Donde se usan combinaciones en serie probadas según 240.86(B), el instalador marca el equipo con un aviso de que es combinación en serie, su corriente nominal y que requiere repuestos identificados. Las combinaciones de ingeniería también se marcan.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'mark series-rated equipment with a caution, ampere rating and replacement-part note',
          es: 'marcar el equipo en serie con aviso, amperes y nota de refacciones',
        },
        words: 'series rated label',
      },
    ],
    words: { en: 'series rating caution sticker combination breakers replacement', es: 'combinación en serie etiqueta repuestos' },
  },
  {
    id: '110-24-available-fault-current',
    section: '110.24(A)',
    grade: 'V2',
    title: { en: 'Mark the available fault current', es: 'Marque la corriente de falla disponible' },
    text: {
      en: 'Service equipment outside dwelling units is field marked with the available fault current and the date it was calculated, and the calculation is kept on hand. No such mark is needed on houses and apartments. When changes affect the fault current, it is verified again and the marking updated.',
      es: 'El equipo de acometida fuera de viviendas se marca en campo con la corriente de falla disponible y la fecha del cálculo, y el cálculo se conserva. En viviendas no hace falta. Si un cambio afecta esa corriente, se verifica otra vez y se actualiza la marca.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'mark the service of a store, plant or other commercial building with available fault current and date',
          es: 'marcar la acometida de una tienda, planta u otro local comercial con la corriente de falla y la fecha',
        },
        unless: {
          en: 'it is an industrial plant where only qualified persons service the equipment',
          es: 'sea una planta industrial donde solo personal calificado atiende el equipo',
        },
        words: 'sticker clinic office restaurant strip mall clinica',
      },
      {
        says: 'need-not',
        what: {
          en: 'mark the available fault current on house or apartment services',
          es: 'marcar la corriente de falla en acometidas de casas o departamentos',
        },
        words: 'sticker label single home',
      },
      {
        says: 'must',
        what: {
          en: 'verify and update the fault current marking when changes affect it',
          es: 'verificar y actualizar la marca de falla cuando cambios la afectan',
        },
        words: 'bigger transformer padmount redo old utility',
      },
    ],
    words: {
      en: 'fault current label service utility letter short circuit calc one-family house required',
      es: 'etiqueta corriente de falla carta compañía cálculo casa unifamiliar',
    },
  },
  {
    id: '110-25-lockable',
    section: '110.25',
    grade: 'V2',
    title: { en: 'Lockable disconnects', es: 'Desconectadores con candado' },
    text: {
      en: "Where a rule asks for a disconnect that can be locked open, the place for the lock must stay on the switch or breaker whether a lock is installed or not. A removable clip doesn't count; cord-and-plug lock devices are the exception.",
      es: 'Donde una regla pide un desconectador que se pueda bloquear abierto, el dispositivo para el candado debe quedarse en el switch o breaker aunque no haya candado. Un clip removible no cuenta; la excepción son los de cordón y clavija.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a removable clip for a disconnect that must be lockable',
          es: 'usar un clip removible en un desconectador que debe llevar candado',
        },
        unless: { en: 'it is a cord-and-plug lock device', es: 'sea dispositivo de bloqueo de clavija' },
        words: 'breaker lockout',
      },
      {
        says: 'must',
        what: {
          en: 'keep the lock provision on the switch or breaker with or without a lock',
          es: 'dejar el medio para candado en el interruptor o breaker con o sin candado',
        },
        words: 'padlock place hasp',
      },
      {
        says: 'may',
        what: {
          en: 'use a removable lock device on the plug of a cord-connected machine',
          es: 'usar un dispositivo de bloqueo removible en la clavija de una máquina de cordón',
        },
        words: 'lockout allowed',
      },
      {
        says: 'is',
        what: {
          en: 'the lock provision of a breaker has to stay on it for good',
          es: 'el medio para candado de un breaker debe quedar puesto siempre',
        },
        words: 'clip-on take after fixed bag',
      },
    ],
    words: { en: 'lockout tagout lock breaker device hasp', es: 'candado bloqueo loto breaker portacandado' },
  },
  {
    id: '110-26-general',
    section: '110.26',
    grade: 'V2',
    title: { en: 'Keep working space and egress', es: 'Conserve el espacio de trabajo y la salida' },
    text: {
      en: 'Access to and egress from the working space about electrical equipment must be provided and kept so the equipment can be operated and serviced safely. Open equipment doors may not block the way in or out.',
      es: 'Alrededor del equipo eléctrico debe haber, y conservarse, espacio de trabajo con acceso y salida para operarlo y darle servicio con seguridad. Las puertas abiertas del equipo no deben tapar la entrada ni la salida.',
    },
    textIn: {
      '2017': {
        en: 'Access and working space about electrical equipment must be provided and kept so the equipment can be operated and serviced safely.',
        es: 'Alrededor del equipo eléctrico debe haber, y conservarse, acceso y espacio de trabajo para operarlo y darle servicio con seguridad.',
      },
      '2020': {
        en: 'Access and working space about electrical equipment must be provided and kept so the equipment can be operated and serviced safely. At large equipment, open equipment doors may not block the way in or out.',
        es: 'Alrededor del equipo eléctrico debe haber, y conservarse, acceso y espacio de trabajo. En equipo grande, las puertas abiertas del equipo no deben tapar la entrada ni la salida.',
      },
    },
    claims: [
      {
        says: 'must',
        what: { en: 'keep access and egress to the electrical working space', es: 'mantener el acceso y salida del espacio de trabajo' },
        words: 'panel clearance blocked',
      },
      {
        says: 'must-not',
        what: {
          en: 'let open equipment doors block the way in or out of the working space',
          es: 'dejar que puertas abiertas del equipo bloqueen la entrada o salida',
        },
        words: 'egress',
      },
    ],
    words: { en: 'clearance around panel egress door blocking', es: 'despeje alrededor tablero salida puerta' },
  },
  {
    id: '110-26-a1-condition-1',
    section: 'Table 110.26(A)(1)',
    grade: 'V2',
    title: { en: 'Working depth, Condition 1', es: 'Profundidad de trabajo, Condición 1' },
    text: {
      en: 'Condition 1: live parts on one side, nothing live or grounded on the other, such as a wood-framed wall. Depth in front of the equipment is 3 ft for any voltage to ground up to 600 V.',
      es: 'Condición 1: partes vivas de un lado y nada vivo ni puesto a tierra del otro, como un muro de madera. La profundidad frente al equipo es de 3 pies para cualquier voltaje a tierra hasta 600 V.',
    },
    figures: { d: [3, 'ft'], v: [600, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep 3 ft of depth in front of a panel, nothing live or grounded opposite, up to 600 V',
          es: 'dejar 3 pies frente al tablero sin nada vivo o aterrizado enfrente, hasta 600 V a tierra',
        },
        words: 'clearance',
      },
      {
        says: 'must-not',
        what: { en: 'leave less than 3 ft of depth in front of a panel', es: 'dejar menos de 3 pies de fondo frente al tablero' },
        words: 'closet heater drywall calentador',
      },
      {
        says: 'may',
        what: {
          en: 'have 3 ft or more of depth in front of a panel with only drywall on wood opposite',
          es: 'tener 3 pies o más de fondo frente a un tablero con pura tablaroca y madera enfrente',
        },
        words: 'enough across studs',
      },
    ],
    words: { en: 'panel clearance 36 front 3 depth', es: 'despeje 36 enfrente tablero 3' },
  },
  {
    id: '110-26-a1-condition-2',
    section: 'Table 110.26(A)(1)',
    grade: 'V2',
    title: { en: 'Working depth, Condition 2', es: 'Profundidad de trabajo, Condición 2' },
    text: {
      en: 'Condition 2: live parts on one side and grounded parts on the other; concrete, brick and tile count as grounded. Depth is 3 ft up to 150 V to ground and 3-1/2 ft from 151 to 600 V.',
      es: 'Condición 2: partes vivas de un lado y puestas a tierra del otro; concreto, ladrillo y loseta cuentan como tierra. La profundidad es 3 pies hasta 150 V a tierra y 3-1/2 pies de 151 a 600 V.',
    },
    figures: { low: [3, 'ft'], v1: [150, 'V'], mid: ['3-1/2', 'ft'], v2: [600, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep 3 ft of depth in front of a panel up to 150 V to ground, grounded wall opposite',
          es: 'dejar 3 pies frente al tablero de hasta 150 V a tierra con muro aterrizado enfrente',
        },
        words: 'clearance concrete',
      },
      {
        says: 'must',
        what: {
          en: 'keep 3-1/2 ft in front of 151 to 600 V equipment facing concrete or grounded parts',
          es: 'dejar 3-1/2 pies frente a equipo de 151 a 600 V a tierra ante concreto o partes aterrizadas',
        },
        words: '480 clearance',
      },
    ],
    words: {
      en: 'concrete block wall opposite 480 277 panel clearance 42 brick tile masonry',
      es: 'muro concreto block 480 277 despeje 42 pared ladrillo tabique azulejo loseta enfrente',
    },
  },
  {
    id: '110-26-a1-condition-3',
    section: 'Table 110.26(A)(1)',
    grade: 'V2',
    title: { en: 'Working depth, Condition 3', es: 'Profundidad de trabajo, Condición 3' },
    text: {
      en: 'Condition 3: live parts on both sides of the working space, such as two panels facing each other across an aisle. Depth is 3 ft up to 150 V to ground and 4 ft from 151 to 600 V.',
      es: 'Condición 3: partes vivas en los dos lados del espacio de trabajo, como dos tableros de frente en un pasillo. La profundidad es 3 pies hasta 150 V a tierra y 4 pies de 151 a 600 V.',
    },
    figures: { low: [3, 'ft'], v1: [150, 'V'], mid: [4, 'ft'], v2: [600, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep 4 ft between 151 to 600 V equipment with live parts on both sides',
          es: 'dejar 4 pies en equipo de 151 a 600 V a tierra con partes vivas en ambos lados',
        },
        words: 'panels facing each other',
      },
      {
        says: 'must',
        what: {
          en: 'keep 3 ft between facing panels up to 150 V to ground',
          es: 'dejar 3 pies entre tableros enfrentados de hasta 150 V a tierra',
        },
        words: 'clearance',
      },
    ],
    words: { en: 'panels facing each other aisle 480 4 gear room', es: 'tableros frente pasillo 480 4' },
  },
  {
    id: '110-26-a1-601-to-1000',
    section: 'Table 110.26(A)(1)',
    grade: 'K',
    title: { en: 'Working depth, 601 to 1000 V to ground', es: 'Profundidad de trabajo, 601 a 1000 V a tierra' },
    text: {
      en: 'For 601 to 1000 V to ground the depth in front of equipment is 3 ft under Condition 1, 4 ft under Condition 2 and 5 ft under Condition 3.',
      es: 'De 601 a 1000 V a tierra, la profundidad frente al equipo es 3 pies en Condición 1, 4 pies en Condición 2 y 5 pies en Condición 3.',
    },
    figures: { v: [1000, 'V'], c1: [3, 'ft'], c2: [4, 'ft'], c3: [5, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep 3, 4 or 5 ft depth at 601 to 1000 V by Condition 1, 2 or 3',
          es: 'dejar 3, 4 o 5 pies de 601 a 1000 V según Condición 1, 2 o 3',
        },
        words: 'working clearance',
      },
    ],
    words: { en: '1000 volt working space solar dc combiner depth', es: '1000 volts espacio de trabajo solar' },
  },
  {
    id: '110-26-a1-measure',
    section: '110.26(A)(1)',
    grade: 'V2',
    title: { en: 'Where the depth is measured from', es: 'Desde dónde se mide la profundidad' },
    text: {
      en: 'Measure the depth from the live parts where they are exposed, or from the enclosure front or opening where they are enclosed. Rear and side space is not needed when all serviceable parts are reached from the front.',
      es: 'La profundidad se mide desde las partes vivas si están expuestas, o desde el frente o abertura del gabinete si están encerradas. Atrás y a los lados no hace falta espacio si todo lo que se atiende se alcanza por el frente.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'measure working depth from the enclosure front, or from live parts where exposed',
          es: 'medir la profundidad desde el frente del gabinete, o desde partes vivas expuestas',
        },
        words: 'clearance',
      },
      {
        says: 'need-not',
        what: {
          en: 'keep rear or side working space where all serviceable parts are reached from the front',
          es: 'dejar espacio atrás o al lado cuando todo se atiende por el frente',
        },
        words: 'panel back',
      },
    ],
    words: { en: 'measure clearance panel face rear access switchgear', es: 'medir despeje frente del tablero acceso trasero' },
  },
  {
    id: '110-26-a2-width',
    section: '110.26(A)(2)',
    grade: 'V2',
    title: { en: 'Working width: 30 in. or the equipment', es: 'Ancho de trabajo: 30 pulg. o el equipo' },
    text: {
      en: 'Working space in front of equipment is at least 30 in. wide or the width of the equipment, whichever is more. The panel need not be centered in it, spaces may overlap, and doors and hinged panels must open at least 90 degrees.',
      es: 'El espacio de trabajo frente al equipo es de 30 pulg. de ancho o el ancho del equipo, lo que sea mayor. El tablero no tiene que estar centrado, los espacios pueden traslaparse y las puertas y paneles con bisagra deben abrir por lo menos 90 grados.',
    },
    figures: { w: [30, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: "keep working space 30 in. wide or the equipment's width, whichever is more",
          es: 'dejar 30 pulg. de ancho o el del equipo, lo mayor',
        },
        words: 'panel clearance width',
      },
      {
        says: 'need-not',
        what: { en: 'center the panel in the 30 in. working width', es: 'centrar el tablero en las 30 pulg. de ancho' },
        words: 'panel in corner',
      },
      {
        says: 'must',
        what: { en: 'let panel doors open at least 90 degrees', es: 'dejar que las puertas del tablero abran al menos 90 grados' },
        words: 'door swing',
      },
      {
        says: 'may',
        what: { en: 'overlap the working spaces of neighboring panels', es: 'traslapar los espacios de trabajo de tableros vecinos' },
        words: 'side row meter separate each',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave less than 30 in. of working width in front of a panel',
          es: 'dejar menos de 30 pulg. de ancho libre frente al tablero',
        },
        words: 'closet between',
      },
      {
        says: 'must-not',
        what: {
          en: 'block a panel door so that it opens less than 90 degrees',
          es: 'estorbar la puerta del tablero de modo que abra menos de 90 grados',
        },
        words: 'rack shelf halfway',
      },
    ],
    words: { en: '30 wide panel centered water heater door swing 90', es: '30 ancho tablero centrado boiler puerta 90' },
  },
  {
    id: '110-26-a3-height',
    section: '110.26(A)(3)',
    grade: 'V2',
    title: { en: 'Working height (headroom): 6-1/2 ft', es: 'Altura de trabajo: 6-1/2 pies' },
    text: {
      en: 'The working space runs clear from the floor or platform up to 6-1/2 ft or the height of the equipment, whichever is more. Other electrical equipment above or below may stick out no more than 6 in. past the front of the equipment.',
      es: 'El espacio de trabajo va libre desde el piso o plataforma hasta 6-1/2 pies o la altura del equipo, lo que sea mayor. Otro equipo eléctrico arriba o abajo puede sobresalir no más de 6 pulg. del frente del equipo.',
    },
    figures: { h: ['6-1/2', 'ft'], out: [6, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: "keep the working space clear up to 6-1/2 ft or the equipment's height, whichever is more",
          es: 'dejar libre el espacio hasta 6-1/2 pies o la altura del equipo, lo mayor',
        },
        unless: { en: 'it is 200 A or less in an existing dwelling', es: 'sea de 200 A o menos en vivienda existente' },
        words: 'headroom panel',
      },
      {
        says: 'must-not',
        what: {
          en: 'let other electrical equipment stick out over 6 in. past the panel front',
          es: 'dejar que otro equipo eléctrico salga más de 6 pulg. del frente',
        },
        words: 'wireway meter below',
      },
    ],
    words: {
      en: 'headroom ceiling height gutter transformer panel sticks out minimum working space',
      es: 'altura libre techo ducto transformador bajo tablero sobresale mínima espacio de trabajo',
    },
  },
  {
    id: '110-26-a3-existing-dwelling',
    section: '110.26(A)(3)',
    grade: 'V2',
    title: { en: 'Headroom in existing houses', es: 'Altura libre en casas existentes' },
    text: {
      en: 'In existing dwelling units, service equipment or panelboards of 200 A or less may be in a space with less than 6-1/2 ft of headroom.',
      es: 'En viviendas existentes, el equipo de acometida o los tableros de 200 A o menos pueden estar en un espacio con menos de 6-1/2 pies de altura libre.',
    },
    figures: { amps: [200, 'A'], h: ['6-1/2', 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'have a panel of 200 A or less under 6-1/2 ft headroom',
          es: 'tener un tablero de 200 A o menos con altura menor de 6-1/2 pies',
        },
        if: { en: 'the dwelling unit is existing', es: 'la vivienda es existente' },
        words: 'low basement crawl',
      },
      {
        says: 'is-not',
        what: {
          en: 'an existing store, shop or office enjoys the relief in headroom of existing dwellings',
          es: 'una tienda, taller u oficina existente goza del alivio de altura de las viviendas existentes',
        },
        words: 'commercial basement low ceiling nondwelling sótano comercial',
      },
    ],
    words: { en: 'low basement ceiling panel change exception headroom', es: 'sótano bajo cambio tablero excepción altura' },
  },
  {
    id: '110-26-a4-limited-access',
    section: '110.26(A)(4)',
    grade: 'K',
    title: { en: 'Equipment above ceilings and in crawl spaces', es: 'Equipo en plafones y espacios reducidos' },
    text: {
      en: 'Equipment in a space with limited access needs an opening of at least 22 in. by 22 in. above a lay-in ceiling, or 22 in. by 30 in. into a crawl space. Width is that of the equipment or 30 in., whichever is more, doors open 90 degrees, and depth follows the table.',
      es: 'El equipo en un espacio de acceso limitado necesita una abertura de al menos 22 pulg. por 22 pulg. arriba de plafón, o de 22 pulg. por 30 pulg. hacia un espacio bajo el piso. El ancho es el del equipo o 30 pulg., lo que sea mayor, las puertas abren 90 grados y la profundidad sigue la tabla.',
    },
    figures: { sq: [22, 'in'], cr: [30, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a 22 x 22 in. opening to equipment above a lay-in ceiling',
          es: 'dejar una abertura de 22 x 22 pulg. para equipo sobre plafón',
        },
        words: 'drop ceiling equipment',
      },
      {
        says: 'must',
        what: {
          en: 'provide a 22 x 30 in. opening to equipment in a crawl space',
          es: 'dejar una abertura de 22 x 30 pulg. para equipo en espacio bajo el piso',
        },
        words: 'crawlspace hatch',
      },
    ],
    words: {
      en: 'attic above drop ceiling crawl space disconnect hvac access hatch',
      es: 'ático plafón gatera desconectador acceso escotilla',
    },
  },
  {
    id: '110-26-a6-level-floor',
    section: '110.26(A)(6)',
    numberIn: { '2017': null, '2020': null },
    grade: 'V2',
    title: { en: 'Level footing in the working space', es: 'Piso parejo en el espacio de trabajo' },
    text: {
      en: 'The grade, floor or platform of the required working space must be kept clear, and as level and flat as practical over its whole depth and width.',
      es: 'El terreno, piso o plataforma del espacio de trabajo se mantiene despejado y tan nivelado y parejo como sea práctico en toda su profundidad y ancho.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep the working space floor clear and as level as practical',
          es: 'dejar el piso del espacio de trabajo libre y lo más parejo posible',
        },
        words: 'steps slope',
      },
    ],
    words: { en: 'uneven ground slope outdoor panel meter flower bed', es: 'terreno desnivel exterior tablero medidor jardín' },
  },
  {
    id: '110-26-b-no-storage',
    section: '110.26(B)',
    grade: 'V2',
    title: { en: 'No storage in the working space', es: 'Nada almacenado en el espacio de trabajo' },
    text: {
      en: 'Working space may not be used for storage. When live parts are exposed for inspection or service in a passageway or open area, guard the space.',
      es: 'El espacio de trabajo no se usa como bodega. Si se exponen partes vivas para inspección o servicio en un pasillo o área abierta, resguarde el espacio.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'store anything in the working space in front of a panel',
          es: 'guardar cosas en el espacio de trabajo frente al tablero',
        },
        words: 'boxes shelves washer refrigerator',
      },
      {
        says: 'must',
        what: {
          en: 'guard the space when live parts are exposed for service in a passageway or open area',
          es: 'resguardar el área al exponer partes vivas en servicio en un pasillo o área abierta',
        },
        words: 'barricade open panel',
      },
    ],
    words: { en: 'boxes front of panel stored blocked closet shelves', es: 'cajas enfrente del tablero bodega bloqueado repisas' },
  },
  {
    id: '110-26-c2-large-equipment',
    section: '110.26(C)(2)',
    grade: 'V2',
    title: { en: 'Two exits at large equipment', es: 'Dos salidas en equipo grande' },
    text: {
      en: 'Equipment rated 1200 A or more and over 6 ft wide needs an entrance at each end of the working space, at least 24 in. wide and 6-1/2 ft high. One is enough with a continuous unobstructed exit way, or with twice the working depth and the entrance far enough away.',
      es: 'El equipo de 1200 A o más y de más de 6 pies de ancho necesita una entrada en cada extremo del espacio de trabajo, de al menos 24 pulg. de ancho y 6-1/2 pies de alto. Basta una si la salida es continua y sin obstáculos, o si hay el doble de profundidad y la entrada queda a la distancia debida.',
    },
    figures: { amps: [1200, 'A'], w: [6, 'ft'], door: [24, 'in'], h: ['6-1/2', 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide an entrance at each end of equipment of 1200 A or more and over 6 ft wide',
          es: 'poner entrada en cada extremo de equipo de 1200 A o más y más de 6 pies de ancho',
        },
        unless: {
          en: 'there is a continuous unobstructed exit way or twice the working depth with the entrance far enough',
          es: 'haya salida continua libre o doble profundidad con la entrada suficientemente lejos',
        },
        words: 'two doors electrical room',
      },
    ],
    words: {
      en: 'two doors electrical room large equipment 1200 exits switchgear',
      es: 'dos puertas cuarto eléctrico equipo grande salidas',
    },
  },
  {
    id: '110-26-c3-panic-hardware',
    section: '110.26(C)(3)',
    grade: 'V2',
    title: { en: 'Electrical room doors and panic hardware', es: 'Puertas del cuarto eléctrico y barra antipánico' },
    text: {
      en: 'Where equipment rated 800 A or more with overcurrent, switching or control devices is installed, personnel doors less than 25 ft from the edge of the working space must open in the direction of egress and have listed panic or fire exit hardware.',
      es: 'Donde hay equipo de 800 A o más con dispositivos de sobrecorriente, maniobra o control, las puertas de personal a menos de 25 pies del borde del espacio de trabajo abren en el sentido de salida y llevan herraje antipánico o de salida de emergencia listado.',
    },
    figures: { amps: [800, 'A'], d: [25, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use outward-opening panic-hardware doors within 25 ft of the working space of 800 A equipment',
          es: 'usar puertas hacia la salida con barra antipánico a 25 pies del espacio de equipo de 800 A o más',
        },
        words: 'electrical room door',
      },
    ],
    words: { en: 'crash bar electrical room door swing 25', es: 'barra pánico puerta cuarto eléctrico abre hacia afuera' },
  },
  {
    id: '110-26-d-illumination',
    section: '110.26(D)',
    grade: 'V2',
    title: { en: 'Lighting at indoor panels', es: 'Iluminación en tableros interiores' },
    text: {
      en: 'Provide lighting for working spaces about service equipment, switchboards, switchgear, panelboards and motor control centers indoors. Adjacent lighting may serve, and the lights may not be controlled by automatic means only, such as an occupancy sensor alone.',
      es: 'Debe haber iluminación en los espacios de trabajo de equipo de acometida, tableros, switchgear y centros de control de motores en interiores. Puede servir la luz contigua, y no debe controlarse solo por medios automáticos, como un sensor de presencia.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'light the working space at indoor panels and service equipment',
          es: 'iluminar el espacio de trabajo de tableros y acometidas interiores',
        },
        words: 'electrical room light',
      },
      {
        says: 'must-not',
        what: {
          en: 'control panel working-space lighting by automatic means only',
          es: 'controlar sólo por medio automático la luz del espacio de tableros',
        },
        words: 'motion occupancy sensor',
      },
      {
        says: 'may',
        what: { en: 'use adjacent lighting for the panel working space', es: 'usar luz adyacente para el espacio del tablero' },
        words: 'basement light',
      },
      {
        says: 'need-not',
        what: {
          en: 'add a light at a panel that a nearby light on a switch lights well',
          es: 'agregar una luz en un tablero que otra luz cercana con apagador ilumina bien',
        },
        words: 'another separate fixture box basement',
      },
    ],
    words: { en: 'light electrical room occupancy sensor motion switch', es: 'luz cuarto eléctrico sensor presencia' },
  },
  {
    id: '110-26-e-dedicated-space',
    section: '110.26(E)(1)',
    grade: 'V2',
    title: {
      en: 'Dedicated space above and below indoor panels: no water pipes',
      es: 'Espacio dedicado arriba y abajo del tablero: sin tubos de agua',
    },
    text: {
      en: 'Indoors, the footprint of a panelboard, switchboard or motor control center, from the floor up to 6 ft above it or the structural ceiling, is for electrical use only: no pipes, ducts or foreign equipment. A suspended ceiling is not a structural ceiling; sprinkler protection is allowed.',
      es: 'En interiores, el espacio del ancho y fondo del tablero o centro de control de motores, desde el piso hasta 6 pies arriba del equipo o el techo estructural, es solo eléctrico: nada de tuberías, ductos ni equipo ajeno. El plafón no es techo estructural; se permiten rociadores.',
    },
    figures: { h: [6, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run water pipes or ducts in the dedicated space above or below an indoor panel',
          es: 'pasar tubos de agua o ductos arriba o abajo de un tablero interior en su espacio dedicado',
        },
        words: 'plumbing hvac trunk line top',
      },
      {
        says: 'may',
        what: {
          en: 'have sprinkler protection for the dedicated panel space',
          es: 'tener rociadores para el espacio dedicado del tablero',
        },
        words: 'fire head',
      },
      {
        says: 'need-not',
        what: {
          en: 'keep pipes out more than 6 ft above the panel, or above the structural ceiling',
          es: 'evitar tubos a más de 6 pies sobre el tablero, o sobre el techo estructural',
        },
        if: {
          en: 'protection such as a drip pan keeps leaks off the equipment',
          es: 'una charola o similar evita que las fugas dañen el equipo',
        },
        words: 'roof drain leader high 16 reroute',
      },
    ],
    words: {
      en: 'duct panel water pipe above sprinkler dedicated electrical space passing through',
      es: 'ducto arriba tablero tubo de agua rociador pasar dentro espacio dedicado puedo',
    },
  },
  {
    id: '110-26-e-leak-protection',
    section: '110.26(E)(1)',
    grade: 'V2',
    title: { en: 'Pipes above the dedicated space', es: 'Tuberías arriba del espacio dedicado' },
    text: {
      en: 'Foreign piping or ducts above the dedicated space are allowed only with protection, such as a drip pan, that keeps condensation, leaks or breaks from damaging the electrical equipment.',
      es: 'Las tuberías o ductos ajenos arriba del espacio dedicado solo se permiten con protección, como una charola de goteo, que evite daño al equipo por condensación, fugas o roturas.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'run piping or ducts above the dedicated panel space',
          es: 'pasar tubos o ductos arriba del espacio dedicado del tablero',
        },
        if: {
          en: 'a drip pan or other protection keeps leaks off the equipment',
          es: 'una charola u otra protección evita que fugas dañen el equipo',
        },
        words: 'plumbing over panel',
      },
    ],
    words: { en: 'drip pan leak pipe switchboard condensate', es: 'charola goteo fuga tubería condensación' },
  },
  {
    id: '110-26-e2-outdoor',
    section: '110.26(E)(2)',
    grade: 'V2',
    title: { en: 'Dedicated space outdoors', es: 'Espacio dedicado en exteriores' },
    text: {
      en: 'Outdoors, equipment goes in suitable enclosures protected from unauthorized contact, vehicles and leaking pipes. The footprint from grade to 6 ft above the equipment stays free of piping and other foreign equipment.',
      es: 'En exteriores, el equipo va en gabinetes adecuados, protegido de contacto no autorizado, vehículos y fugas de tuberías. Su espacio, desde el suelo hasta 6 pies arriba del equipo, queda libre de tuberías y equipo ajeno.',
    },
    figures: { h: [6, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run piping or foreign equipment over outdoor electrical equipment up to 6 ft above it',
          es: 'pasar tubos o equipo ajeno sobre equipo eléctrico exterior hasta 6 pies arriba',
        },
        words: 'gas meter water',
      },
      {
        says: 'must',
        what: {
          en: 'protect outdoor equipment from unauthorized contact, vehicles and leaking pipes',
          es: 'proteger el equipo exterior de contacto no autorizado, vehículos y fugas',
        },
        words: 'bollard',
      },
    ],
    words: { en: 'outdoor panel gas pipe hose bib meter main above', es: 'tablero exterior tubo de gas llave agua medidor' },
  },
  {
    id: '110-26-f-locked-rooms',
    section: '110.26(F)',
    grade: 'V2',
    title: { en: 'Locked electrical rooms', es: 'Cuartos eléctricos con llave' },
    text: {
      en: 'Electrical rooms and enclosures under lock and key count as accessible to qualified persons.',
      es: 'Los cuartos y gabinetes eléctricos con llave cuentan como accesibles a personas calificadas.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'lock an electrical room or panel enclosure', es: 'cerrar con llave un cuarto eléctrico o gabinete' },
        if: { en: 'qualified persons have access', es: 'el personal calificado tiene acceso' },
        words: 'padlock panel door',
      },
      {
        says: 'need-not',
        what: { en: 'put a lock on an electrical room', es: 'poner llave a un cuarto eléctrico' },
        unless: {
          en: 'only the room guards the live parts, or it is over 1000 V',
          es: 'solo el cuarto resguarde las partes vivas, o pase de 1000 V',
        },
        words: 'lockable door required key electrical closet obligatorio',
      },
    ],
    words: { en: 'padlock panel locked room readily accessible key', es: 'candado tablero cuarto llave' },
  },
  {
    id: '110-27-guarding-live-parts',
    section: '110.27(A)',
    grade: 'V2',
    title: { en: 'Guard live parts of 50 V or more', es: 'Resguardo de partes vivas de 50 V o más' },
    text: {
      en: 'Live parts at 50 V or more are guarded against accidental contact by approved enclosures, or by a room or screen open only to qualified persons, a balcony or platform, or height: 8 ft or more above the floor at the lower voltages.',
      es: 'Las partes vivas a 50 V o más se resguardan del contacto accidental con gabinetes aprobados, o con un cuarto o mampara solo para personal calificado, un balcón o plataforma, o la altura: 8 pies o más sobre el piso en los voltajes menores.',
    },
    figures: { v: [50, 'V'], h: [8, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'guard live parts of 50 V or more against accidental contact',
          es: 'resguardar las partes vivas de 50 V o más contra contacto',
        },
        words: 'open panel cover missing dead front',
      },
    ],
    words: { en: 'exposed live parts guard fence 8 bare bus guarded elevation mount', es: 'partes vivas expuestas resguardo 8 barra' },
  },
  {
    id: '110-28-enclosure-types',
    section: 'Table 110.28',
    grade: 'V2',
    title: { en: 'Enclosure types (NEMA)', es: 'Tipos de gabinete (NEMA)' },
    text: {
      en: "Enclosures are marked with a type number. Type 1 is indoor general use; 3R sheds rain and sleet outdoors; 4 stands hose water; 4X also resists corrosion; 12 is indoor dust and drip. 'Rainproof' and 'raintight' are not the same.",
      es: "Los gabinetes se marcan con un tipo. Tipo 1 es uso general interior; 3R resiste lluvia y aguanieve en exterior; 4 resiste chorro de agua; 4X además resiste corrosión; 12 es interior contra polvo y goteo. 'Rainproof' y 'raintight' no son lo mismo.",
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use an enclosure type suited to the place, such as 3R outdoors',
          es: 'usar gabinete de tipo adecuado al lugar, como 3R en exterior',
        },
        words: 'NEMA 1 outside',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a Type 1 enclosure where rain can reach it, such as under an eave',
          es: 'usar un gabinete Tipo 1 donde le llega la lluvia, como bajo un alero',
        },
        words: 'grey box soffit',
      },
      { says: 'is-not', what: { en: 'rainproof and raintight are the same', es: 'rainproof y raintight sean lo mismo' } },
    ],
    words: { en: 'nema 3r 4x 12 enclosure rating box outdoor', es: 'nema 3r 4x 12 gabinete exterior' },
  },
  {
    id: '110-29-in-sight',
    section: '110.29',
    numberIn: { '2017': null, '2020': null },
    grade: 'V2',
    title: { en: "'In sight from' as a rule", es: "'A la vista' como regla" },
    text: {
      en: 'Where a rule asks for one piece of equipment to be in sight from another, it must be visible and within 50 ft of it.',
      es: 'Donde una regla pide que un equipo esté a la vista de otro, debe ser visible y estar a no más de 50 pies.',
    },
    figures: { d: [50, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'place equipment required "in sight" visible and within 50 ft',
          es: 'poner el equipo exigido "a la vista" visible y a no más de 50 pies',
        },
        words: 'within sight disconnect',
      },
      {
        says: 'must-not',
        what: {
          en: 'count as in sight what is more than 50 ft away or around a corner',
          es: 'contar como a la vista lo que está a más de 50 pies o a la vuelta de la esquina',
        },
        words: 'straight line',
      },
      {
        says: 'is-not',
        what: {
          en: 'equipment more than 50 ft away is in sight because one can see it',
          es: 'un equipo a más de 50 pies esté a la vista porque se ve',
        },
        words: 'cuenta counts',
      },
    ],
    words: { en: 'within sight 50 disconnect', es: 'a la vista 50 desconectador' },
  },
  {
    id: '110-31-fence',
    section: '110.31',
    grade: 'V1',
    title: { en: 'Fences around high-voltage yards', es: 'Cercas de patios de alta tensión' },
    text: {
      en: 'Outdoor installations over 1000 V open to unqualified people need an enclosure or fence at least 7 ft high, or 6 ft of fabric plus 1 ft of at least three strands of barbed wire. From fence to live parts: 10 ft up to 13,799 V, 15 ft from there to 230 kV, 18 ft above.',
      es: 'Las instalaciones exteriores de más de 1000 V expuestas a personal no calificado llevan barda o cerca de al menos 7 pies de alto, o 6 pies de malla más 1 pie con al menos tres hilos de alambre de púas. De la cerca a partes vivas: 10 pies hasta 13,799 V, 15 pies de ahí a 230 kV, 18 pies más arriba.',
    },
    figures: {
      f1: [1000, 'V'],
      f2: [7, 'ft'],
      f3: [6, 'ft'],
      f4: [1, 'ft'],
      f5: [10, 'ft'],
      f6: [13799, 'V'],
      f7: [15, 'ft'],
      f8: [230, 'kV'],
      f9: [18, 'ft'],
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a fence at least 7 ft high around high-voltage yards open to unqualified people',
          es: 'poner cerca de al menos 7 pies en patios de alta tensión abiertos al público',
        },
        words: 'substation barbed wire',
      },
      {
        says: 'may',
        what: {
          en: 'use 6 ft of fabric plus 1 ft of three-strand barbed wire',
          es: 'usar 6 pies de malla más 1 pie de tres hilos de púas',
        },
        words: 'fence height',
      },
    ],
    words: {
      en: 'substation fence barbed wire height high voltage distance from fence to live parts 13.8 kv yard outdoor installation minimum exposed live part voltage range',
      es: 'subestación medir mide cuánto cerca malla púas altura alta tensión distancia de la cerca a partes vivas',
    },
  },
  {
    id: '110-33-entrance',
    section: '110.33(A)',
    grade: 'K',
    title: { en: 'Entrances over 1000 V', es: 'Entradas para más de 1000 V' },
    text: {
      en: 'Working space for equipment over 1000 V needs at least one entrance 24 in. wide and 6-1/2 ft high. Where the equipment is wider than 6 ft, an entrance is needed at each end of the space, unless the way out is continuous and unobstructed or the working depth is doubled.',
      es: 'El espacio de trabajo de equipo de más de 1000 V necesita al menos una entrada de 24 pulg. de ancho y 6-1/2 pies de alto. Si el equipo mide más de 6 pies de ancho, va una entrada en cada extremo, salvo que la salida sea continua y libre o se duplique la profundidad.',
    },
    figures: { f1: [1000, 'V'], f2: [24, 'in'], f3: ['6-1/2', 'ft'], f4: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide an entrance of 24 in. by 6-1/2 ft to working space over 1000 V',
          es: 'dejar entrada de 24 pulg. por 6-1/2 pies al espacio de más de 1000 V',
        },
        words: 'door medium voltage',
      },
      {
        says: 'must',
        what: {
          en: 'provide an entrance at each end for equipment over 1000 V wider than 6 ft',
          es: 'poner entrada en cada extremo de equipo de más de 1000 V y más de 6 pies',
        },
        unless: {
          en: 'the way out is continuous and unobstructed or the depth is doubled',
          es: 'la salida sea continua y libre o se duplique la profundidad',
        },
        words: 'two doors',
      },
    ],
    words: {
      en: 'medium voltage high voltage switchgear room door number of entrances working space entrance size 5 kV',
      es: 'media alta tensión cuarto puerta cuántas entradas',
    },
  },
  {
    id: '110-34-a-depth',
    section: 'Table 110.34(A)',
    grade: 'V2',
    title: {
      en: 'Working-space depth over 1000 V to ground, Condition 1, 2 or 3',
      es: 'Profundidad del espacio de trabajo, más de 1000 V a tierra, Condición 1, 2 o 3',
    },
    text: {
      en: 'Depth in front of equipment over 1000 V by voltage to ground, for Conditions 1, 2 and 3: 1001 to 2500 V, 3 ft, 4 ft and 5 ft; 2501 to 9000 V, 4 ft, 5 ft and 6 ft; 9001 to 25,000 V, 5 ft, 6 ft and 9 ft; 25,001 V to 75 kV, 6 ft, 8 ft and 10 ft; above, 8 ft, 10 ft and 12 ft.',
      es: 'Profundidad frente a equipo de más de 1000 V según voltaje a tierra, Condiciones 1, 2 y 3: 1001 a 2500 V, 3 pies, 4 pies y 5 pies; 2501 a 9000 V, 4 pies, 5 pies y 6 pies; 9001 a 25,000 V, 5 pies, 6 pies y 9 pies; 25,001 V a 75 kV, 6 pies, 8 pies y 10 pies; más, 8 pies, 10 pies y 12 pies.',
    },
    figures: {
      f1: [1000, 'V'],
      f2: [2500, 'V'],
      f3: [3, 'ft'],
      f4: [4, 'ft'],
      f5: [5, 'ft'],
      f6: [9000, 'V'],
      f7: [6, 'ft'],
      f8: [25000, 'V'],
      f9: [9, 'ft'],
      f10: [25001, 'V'],
      f11: [75, 'kV'],
      f12: [8, 'ft'],
      f13: [10, 'ft'],
      f14: [12, 'ft'],
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "keep the table's working depth in front of equipment over 1000 V, at least 3 ft",
          es: 'dejar la profundidad de la tabla frente a equipo de más de 1000 V, al menos 3 pies',
        },
        words: 'clearance medium voltage',
      },
    ],
    words: {
      en: 'medium voltage high voltage working space clearance condition 1 condition 2 condition 3 1500 2000 3000 5000 4160 2400 7200 12470 13800 switchgear depth in front concrete wall condition live parts both sides grounded volts 12,470 5 kV',
      es: 'media alta tensión espacio de trabajo condición 1 condición 2 condición 3 1500 2000 3000 5000 4160 13800 subestación despeje enfrente muro concreto condición partes vivas ambos lados',
    },
  },
  {
    id: '110-34-e-elevation',
    section: '110.34(E)',
    grade: 'V2',
    title: { en: 'Live parts over 1000 V: height and warning sign', es: 'Partes vivas de más de 1000 V: altura y letrero' },
    text: {
      en: 'Unguarded live parts above working space stay at 9 ft or more for 1001 to 7500 V between phases and 9-1/2 ft for 7501 V to 35 kV. Doors to rooms with exposed live parts over 1000 V stay locked and carry DANGER, HIGH VOLTAGE, KEEP OUT (110.34(C)).',
      es: 'Las partes vivas sin resguardo sobre el espacio de trabajo van a 9 pies o más con 1001 a 7500 V entre fases y a 9-1/2 pies con 7501 V a 35 kV. Las puertas de cuartos con partes vivas de más de 1000 V van con llave y el aviso DANGER, HIGH VOLTAGE, KEEP OUT (110.34(C)).',
    },
    figures: { f1: [9, 'ft'], f2: [7500, 'V'], f3: ['9-1/2', 'ft'], f4: [7501, 'V'], f5: [35, 'kV'], f6: [1000, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep unguarded live parts over 1000 V at 9 ft or more above working space',
          es: 'mantener partes vivas sin resguardo de más de 1000 V a 9 pies o más',
        },
        words: 'medium voltage height',
      },
      {
        says: 'must',
        what: {
          en: 'lock doors to exposed live parts over 1000 V with a DANGER HIGH VOLTAGE sign',
          es: 'cerrar con llave y letrero de PELIGRO los cuartos con partes vivas de más de 1000 V',
        },
        words: 'vault door',
      },
    ],
    words: {
      en: 'elevation unguarded energized bus height medium voltage room sign wording locked door',
      es: 'altura barras media tensión letrero aviso puerta con llave peligro alto voltaje',
    },
  },
  {
    id: '110-75-manholes',
    section: '110.75(A)',
    grade: 'V1',
    title: { en: 'Manholes: opening and room inside', es: 'Registros (manholes): acceso y espacio adentro' },
    text: {
      en: 'The opening of a manhole is at least 26 in. in diameter if round, or 26 in. by 22 in. Covers weigh over 100 lb or need a tool. Inside, the clear work space is 3 ft with cables on both sides, 2-1/2 ft with cables on one, and headroom 6 ft (110.72).',
      es: 'El acceso de un registro (manhole) mide al menos 26 pulg. de diámetro si es redondo, o 26 pulg. por 22 pulg. Las tapas pesan más de 100 libras o piden herramienta. Adentro, 3 pies libres con cables en ambos lados, 2-1/2 pies con cables en uno, y altura libre de 6 pies (110.72).',
    },
    figures: { f1: [26, 'in'], f2: [22, 'in'], f3: [100, 'lb'], f4: [3, 'ft'], f5: ['2-1/2', 'ft'], f6: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'make manhole openings at least 26 in. round or 26 by 22 in.',
          es: 'hacer aberturas de registro de al menos 26 pulg. redondas o 26 por 22',
        },
        words: 'manhole size',
      },
      {
        says: 'must',
        what: {
          en: 'use manhole covers that weigh over 100 lb or need a tool',
          es: 'usar tapas de registro de más de 100 lb o que requieran herramienta',
        },
        words: 'manhole lid',
      },
    ],
    words: {
      en: 'manhole round rectangular access size cover cabling vault personnel entry',
      es: 'pozo de visita registro redondo tapa tamaño entrada personas',
    },
  },
];

// Confirmed: 110.9, 110.10, 110.24 martindocherty, Mike Holt forum, arcflashinstitute; 110.14 necexam.com, askbonbon, EC&M Tech Talk 31; 110.14(D) Leviton Captain Code 2017, askbonbon;
// 110.15 studylib, San Francisco amendment; 110.16 Mike Holt forum, electricallicenserenewal, ecmag; 110.21(B) EC&M, Mike Holt forum; 110.25 EC&M, mynfpa70.com; 110.26 ecmag (C. R. Miller, M. Ode), EC&M, IAEI,
// contractortalk (IRC), electricallicenserenewal 1417, loomi.fyi; 110.27 EC&M part 15, up.codes (OSHA).
// 110.3(B), 110.12(A), 110.22 EC&M What's Wrong Here, ecmag, nachi forum, OSHA text.
// 110.26(A)(3) exception nachi forum, Mike Holt forum, electriciantalk; 110.28 rastro.ai, legalclarity, paperzz.
// Second look: 110.11, 110.12, 110.12(B) EC&M general requirements part 7, EC&M What's Wrong Here, nachi forum; 110.14(A) Mike Holt Code Quandary; 110.14(B) engproducts;
// 110.26(A)(6) thebuildingcodeforum, Mike Holt forum; 110.26(E), (F) ecmag, EC&M part 14, Mike Holt forum, electricalcodeconnection; 110.29 expertce, Leviton 2023. One source: 110.12(C) up.codes, 110.20 electricallicenserenewal 1410, 110.31 J. J. Keller (OSHA).
// Third look: 110.13(B) EC&M code quiz, journeyman exam bank.
// Fences, manholes and over 1000 V: Table 110.34(A) and 110.34(E) OSHA 1910.303 (one source); 110.72 EC&M quiz, 110.75 exam-preparation site (one source each).
// Fourth look: 110.13(A) codebookcity quiz, WAC 296-24 (OSHA); Table 110.34(A) OSHA table S-2, Mike Holt forum (9001 to 25,000 V), study pages. Fence distances: 15 ft EC&M quiz only; 110.72 EC&M quiz, 110.75 round opening a second examination page.
// 110.34(E) heights OSHA table S-3, Mike Holt forum (9-1/2 ft), study page; 110.34(C) sign EC&M, ecmag (Miller).
