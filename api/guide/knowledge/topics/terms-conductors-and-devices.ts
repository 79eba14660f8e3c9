// What words of the trade mean: conductors, devices, protection and cables.
import type { Topic } from '../knowledge.ts';

export const termsConductorsAndDevicesTopics: readonly Topic[] = [
  {
    id: 'terms-hot-neutral-ground',
    area: 'terms',
    grade: 'V2',
    title: { en: 'Hot, neutral and ground: what is each?', es: 'Vivo, neutro y tierra: ¿qué es cada uno?' },
    answer: {
      en: 'The hot (ungrounded conductor) brings the voltage, the neutral (usually the grounded conductor) is the normal return, and the equipment ground carries current only when something fails. Neutral and ground meet at one place, the service.\n\nColors: neutral white or gray, equipment ground bare, green or green with yellow, hots any other color. A neutral is a live conductor: it carries current and can shock when it opens. A ground never serves as a neutral, and a neutral never serves as a ground on the load side of the service.',
      es: 'El vivo o fase (conductor no puesto a tierra) trae el voltaje, el neutro (normalmente el conductor puesto a tierra) es el regreso normal, y la tierra de equipo solo lleva corriente cuando algo falla. Neutro y tierra se unen en un solo lugar, la acometida.\n\nColores: neutro blanco o gris; tierra de equipo desnuda, verde o verde con amarillo; vivos, cualquier otro color. El neutro es conductor vivo: lleva corriente y da toques si se abre. La tierra nunca sirve de neutro, ni el neutro de tierra del lado de carga de la acometida.',
    },
    references: ['100', '200.6', '250.119'],
    claims: [
      { says: 'must-not', what: { en: 'use a ground as a neutral', es: 'usar una tierra como neutro' } },
      {
        says: 'must-not',
        what: { en: 'use a neutral as a ground on the load side of the service', es: 'usar el neutro como tierra después de la acometida' },
      },
      { says: 'is', what: { en: 'a neutral is a live conductor and can shock', es: 'un neutro es un conductor vivo y puede dar toques' } },
      { says: 'is-not', what: { en: 'neutral and ground are the same', es: 'el neutro y la tierra sean lo mismo' } },
    ],
    words: {
      en: 'hot neutral ground difference live wire grounded conductor white black green bare nuetral',
      es: 'fase vivo viva neutro tierra diferencia colores desnudo blanco negro verde',
    },
  },
  {
    id: 'terms-bonding-vs-grounding',
    area: 'terms',
    grade: 'V2',
    title: { en: 'Bonding vs grounding: what is the difference?', es: '¿Qué diferencia hay entre puesta a tierra y unión (bonding)?' },
    answer: {
      en: 'Grounding connects to the earth; bonding connects metal parts to each other so that they stay at the same voltage and carry fault current. Bonding back to the source is what trips breakers, the earth does not.\n\nThe rod and its wire (grounding electrode conductor) handle lightning and surges. Jumpers, the equipment ground and the main bonding jumper make the low-impedance path that clears a fault. In a pool, bonding keeps everything you can touch at one voltage, even without any fault path to the breaker.',
      es: 'La puesta a tierra conecta con el suelo; la unión (bonding) conecta las partes metálicas entre sí para que estén al mismo voltaje y lleven la corriente de falla. Lo que dispara el breaker es la unión de regreso a la fuente, no el suelo.\n\nLa varilla y su conductor (conductor del electrodo) son para rayos y sobretensiones. Los puentes, la tierra de equipo y el puente de unión principal hacen el camino de baja impedancia que despeja la falla. En una alberca, la unión mantiene todo lo que se toca a un mismo voltaje.',
    },
    references: ['100', '250.4(A)'],
    claims: [
      { says: 'is-not', what: { en: 'the earth trips breakers on a fault', es: 'la tierra física dispara los breakers en una falla' } },
      {
        says: 'is',
        what: {
          en: 'bonding back to the source is what trips breakers',
          es: 'la unión de regreso a la fuente es lo que dispara los breakers',
        },
      },
      {
        says: 'is',
        what: {
          en: 'the ground rod and its wire are for lightning and surges',
          es: 'la varilla de tierra y su cable son para rayos y sobretensiones',
        },
      },
    ],
    words: {
      en: 'bonding grounding difference bond jumper earth egc gec mbj',
      es: 'unión bonding aterrizar puesta a tierra diferencia puente equipotencial',
    },
  },
  {
    id: 'terms-gfci-vs-afci',
    area: 'terms',
    grade: 'V2',
    title: { en: 'GFCI vs AFCI: what does each protect?', es: 'GFCI o AFCI: ¿qué protege cada uno?' },
    answer: {
      en: 'A GFCI protects people from shock: it opens when about 5 mA leaks from the circuit. An AFCI protects the building from fire: it opens when it recognizes dangerous arcing in wires and cords.\n\nNeither replaces the other, and neither limits shock between hot and neutral. Dual-function breakers do both, useful where kitchens and laundries need the two. A GFCI can be at a receptacle; AFCI usually sits at the breaker so that the whole circuit is covered. Test both monthly with their own button.',
      es: 'El GFCI protege a las personas del choque: abre cuando se fugan unos 5 mA del circuito. El AFCI protege al edificio de incendio: abre cuando reconoce arcos peligrosos en alambres y cordones.\n\nNinguno sustituye al otro y ninguno protege de un toque entre vivo y neutro. Los de doble función hacen las dos cosas, útil donde cocina y lavandería piden ambas. El GFCI puede ir en el contacto; el AFCI normalmente va en el breaker para cubrir todo el circuito. Pruebe ambos cada mes con su botón.',
    },
    references: ['210.8', '210.12'],
    claims: [
      { says: 'is-not', what: { en: 'an AFCI replaces a GFCI', es: 'un AFCI reemplaza a un GFCI' } },
      { says: 'is-not', what: { en: 'a GFCI replaces an AFCI', es: 'un GFCI reemplaza a un AFCI' } },
      {
        says: 'may',
        what: {
          en: 'use a dual-function breaker for AFCI and GFCI together',
          es: 'usar un breaker de doble función para AFCI y GFCI a la vez',
        },
      },
      {
        says: 'is-not',
        what: { en: 'a GFCI protects from shock between hot and neutral', es: 'un GFCI protege de una descarga entre vivo y neutro' },
      },
    ],
    words: {
      en: 'gfci afci difference dual function arc fault ground fault cafci gfi acfi',
      es: 'gfci afci diferencia doble función falla de arco falla a tierra faya',
    },
  },
  {
    id: 'terms-ampacity',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is ampacity?', es: '¿Qué es la ampacidad?' },
    answer: {
      en: 'Ampacity is the current a conductor can carry continuously, under its conditions of use, without passing its temperature rating. It is not the breaker size and not the nameplate.\n\nStart from the table for the insulation, correct for ambient temperature and for the number of current-carrying conductors, and compare with the terminals: the lowest result rules. Example: 12 AWG copper with 90 °C insulation is 30 A in the table, but 25 A at 75 °C terminals and normally protected at 20 A.',
      es: 'Ampacidad es la corriente que un conductor lleva en forma continua, en sus condiciones de uso, sin pasar su temperatura nominal. No es el breaker ni la placa.\n\nSe parte de la tabla según el aislamiento, se corrige por temperatura ambiente y por número de conductores con corriente, y se compara con las terminales: manda el valor más bajo. Ejemplo: 12 AWG de cobre con aislamiento de 90 °C da 30 A en la tabla, pero 25 A con terminales de 75 °C y normalmente se protege a 20 A.',
    },
    references: ['100', '310.15', '310.16', '110.14(C)'],
    claims: [
      {
        says: 'is-not',
        what: { en: 'ampacity is the same as the breaker size', es: 'la ampacidad es lo mismo que el tamaño del breaker' },
      },
      { says: 'is', what: { en: '12 AWG copper is normally protected at 20 A', es: 'el cobre 12 AWG normalmente se protege a 20 A' } },
      {
        says: 'must-not',
        what: {
          en: 'protect 12 AWG copper normally at 30 A because the 90 °C table says so',
          es: 'proteger cobre 12 AWG a 30 A porque lo dice la columna de 90 °C',
        },
      },
    ],
    words: {
      en: 'ampacity current carrying capacity wire rating amps derating table 310.16',
      es: 'ampacidad capacidad de corriente amperes del cable tabla 310.16 kable',
    },
  },
  {
    id: 'terms-continuous-load',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is a continuous load?', es: '¿Qué es una carga continua?' },
    answer: {
      en: 'A load whose maximum current is expected to last 3 hours or more, such as store lighting or EV charging. Its circuit and breaker are sized at 125% of it, or put the other way, an ordinary breaker carries at most 80% of its rating continuously.\n\nExample: 32 A of EV charging needs 32 x 1.25 = 40 A. Breakers and assemblies listed for 100% are the exception and are marked so. The noncontinuous part is added at 100%. Cooking, a saw or a hair dryer are not continuous.',
      es: 'Es una carga cuya corriente máxima se espera por 3 horas o más, como alumbrado de tienda o cargar un auto. Su circuito y su breaker se calculan al 125%, o al revés: un breaker común lleva en continuo hasta 80% de su capacidad.\n\nEjemplo: 32 A de cargador de auto piden 32 x 1.25 = 40 A. La excepción son breakers y conjuntos listados al 100%, que lo dicen en la marca. La parte no continua se suma al 100%. Cocinar, una sierra o una secadora de pelo no son continuas.',
    },
    references: ['100', '210.19', '210.20(A)', '215.2', '215.3'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'size circuit and breaker at 125% of a continuous load',
          es: 'calcular circuito y breaker al 125% de una carga continua',
        },
      },
      {
        says: 'must-not',
        what: { en: 'load an ordinary breaker continuously over 80%', es: 'cargar un breaker común continuamente a más del 80%' },
        unless: { en: 'it is listed and marked for 100%', es: 'esté listado y marcado para 100%' },
      },
      { says: 'is', what: { en: 'EV charging is a continuous load', es: 'la carga de un auto eléctrico es continua' } },
      { says: 'is-not', what: { en: 'a hair dryer is a continuous load', es: 'una secadora de pelo es una carga continua' } },
    ],
    words: { en: 'continuous load 3 hours 125 percent 80 percent rule', es: 'carga continua tres horas 125 por ciento regla del 80' },
  },
  {
    id: 'terms-feeder-vs-branch-circuit',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'Service, feeder and branch circuit: what is the difference?',
      es: 'Acometida, alimentador y circuito derivado: ¿qué diferencia hay?',
    },
    answer: {
      en: "Service conductors run from the utility to the service disconnect; feeders run from there to the last breaker or fuse; branch circuits run from that last breaker to the outlets. What decides is where the final overcurrent device is.\n\nIt matters because sizing, grounding and protection rules differ: a subpanel is fed by a feeder, while the wires to a water heater are a branch circuit. The service point, where the utility's wires end and the premises' begin, is set with the utility.",
      es: 'Los conductores de acometida van de la compañía al desconectador de acometida; los alimentadores van de ahí al último breaker o fusible; los circuitos derivados van de ese último breaker a las salidas. Lo decide dónde está la última protección.\n\nImporta porque cambian las reglas de calibre, tierra y protección: un subtablero lleva alimentador, y los alambres a un calentador de agua son circuito derivado. El punto de acometida, donde acaban los alambres de la compañía, lo fija la compañía.',
    },
    references: ['100'],
    claims: [
      { says: 'is', what: { en: 'a subpanel is fed by a feeder', es: 'un subtablero se alimenta con un alimentador' } },
      {
        says: 'is-not',
        what: { en: 'the wires to a water heater are a feeder', es: 'los alambres a un calentador de agua son un alimentador' },
      },
    ],
    words: {
      en: 'feeder branch circuit service difference service point conductors',
      es: 'alimentador circuito derivado ramal acometida diferencia punto de acometida servicio',
    },
  },
  {
    id: 'terms-awg-and-kcmil',
    area: 'terms',
    grade: 'V2',
    title: { en: 'AWG and kcmil: how do wire sizes work?', es: 'AWG y kcmil: ¿cómo van los calibres?' },
    answer: {
      en: "In AWG a bigger number is a thinner wire down to 1, then come 1/0, 2/0, 3/0 and 4/0, which get thicker; above 4/0 sizes are in kcmil, the copper area itself. So 250 kcmil is the next size above 4/0.\n\nOne kcmil is a thousand circular mils; 4/0 is 211.6 kcmil. 'One aught' is 1/0. Three steps in AWG about double the area: 10 AWG has 10380 circular mils and 7 AWG would have about twice that. Old books say MCM for kcmil.",
      es: "En AWG un número mayor es alambre más delgado hasta el 1; luego siguen 1/0, 2/0, 3/0 y 4/0, que engruesan; arriba de 4/0 se usa kcmil, el área del cobre. Así, 250 kcmil es el que sigue a 4/0.\n\nUn kcmil son mil circular mils; 4/0 son 211.6 kcmil. 'Uno cero' es 1/0. Cada tres calibres AWG se duplica más o menos el área: el 10 AWG tiene 10380 circular mils y el 7 AWG tendría como el doble. Los libros viejos dicen MCM por kcmil.",
    },
    references: ['110.6', 'Chapter 9 Table 8'],
    claims: [
      { says: 'is-not', what: { en: 'a bigger AWG number is a thicker wire', es: 'un número AWG mayor es un alambre más grueso' } },
      { says: 'is', what: { en: '250 kcmil is the next size above 4/0', es: '250 kcmil es el calibre siguiente a 4/0' } },
      { says: 'is', what: { en: '4/0 is thicker than 1/0', es: '4/0 es más grueso que 1/0' } },
      { says: 'is', what: { en: 'MCM is the old name of kcmil', es: 'MCM es el nombre viejo de kcmil' }, words: 'same' },
      {
        says: 'is-not',
        what: { en: '2/0 (two aught) and 2 AWG are the same size', es: '2/0 y 2 AWG son el mismo calibre' },
        words: 'ought number 2',
      },
    ],
    words: {
      en: 'awg kcmil mcm gauge aught circular mils wire size 4/0 number 6',
      es: 'calibre awg kcmil mcm uno cero cuatro ceros número grueso delgado',
    },
  },
  {
    id: 'terms-thhn-thwn-2-xhhw-2',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'THHN, THWN-2, XHHW-2: what do the letters and the -2 mean?',
      es: 'THHN, THWN-2, XHHW-2: ¿qué significan las letras y el -2?',
    },
    answer: {
      en: 'T is thermoplastic, X is cross-linked polyethylene, H is heat (75 °C), HH is high heat (90 °C), W is wet, N is a nylon jacket, and -2 means 90 °C in wet places too. Wire carries several markings; the one that fits the place counts.\n\nTHHN alone is for dry and damp places. THWN is 75 °C wet. THWN-2 and XHHW-2 are 90 °C wet or dry. Most building wire today is THHN/THWN-2. The 90 °C column still only helps with correction and adjustment: terminals are usually 60 °C or 75 °C.',
      es: 'T es termoplástico, X es polietileno reticulado, H es calor (75 °C), HH es calor alto (90 °C), W es mojado, N es forro de nylon, y -2 significa 90 °C también en mojado. El alambre trae varias marcas; vale la que corresponde al lugar.\n\nTHHN solo es para seco y húmedo. THWN es 75 °C en mojado. THWN-2 y XHHW-2 son 90 °C en mojado o seco. Casi todo el alambre de hoy es THHN/THWN-2. La columna de 90 °C solo ayuda en corrección y ajuste: las terminales suelen ser de 60 °C o 75 °C.',
    },
    references: ['310.4', '310.10(C)', '310.16'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use wire marked THHN alone in wet places', es: 'usar alambre marcado solo THHN en lugares mojados' },
        words: 'printed only roof outdoor pipe',
      },
      {
        says: 'may',
        what: { en: 'use THWN-2 or XHHW-2 in wet or dry places at 90 °C', es: 'usar THWN-2 o XHHW-2 a 90 °C en lugar mojado o seco' },
        words: 'printed says THHN/THWN-2 outdoors pipe use wet',
      },
      {
        says: 'may',
        what: { en: 'use the 90 °C column for correction and adjustment', es: 'usar la columna de 90 °C para corrección y ajuste' },
      },
      {
        says: 'must-not',
        what: {
          en: 'load wire to its 90 °C ampacity on 60 °C or 75 °C terminals',
          es: 'cargar un alambre a su ampacidad de 90 °C en terminales de 60 °C o 75 °C',
        },
        words: '90 degree rating amps get use',
      },
    ],
    words: {
      en: 'thhn thwn-2 xhhw-2 insulation letters meaning dash 2 wet location use-2 rhw what do the letters mean',
      es: 'thhn thwn-2 xhhw-2 forro aislamiento letras significado mojado nylon qué significan las letras',
    },
  },
  {
    id: 'terms-centro-de-carga',
    area: 'terms',
    grade: 'K',
    title: { en: "What is a 'centro de carga' (load center)?", es: '¿Qué es un centro de carga?' },
    answer: {
      en: "'Centro de carga' is the Spanish trade name for a load center: the breaker panel of a home or small shop, in code words a panelboard in its cabinet. 'Tablero' usually means a bigger panel or switchboard.\n\nIt has hot bars, a neutral bar, a ground bar and spaces for breakers ('pastillas' or 'térmicos'). It can have a main breaker or main lugs only. Every circuit must be labeled for what it serves, and only breakers listed for that panel may be used.",
      es: "Es el tablero de breakers de una casa o local chico; en inglés 'load center' o 'panel', y en palabras del código, un panelboard en su gabinete. 'Tablero' suele decirse del más grande o industrial.\n\nTiene barras de fase, barra de neutro, barra de tierra y espacios para pastillas o breakers. Puede traer interruptor principal o solo zapatas. Cada circuito se rotula con lo que alimenta y solo se usan pastillas listadas para ese centro de carga.",
    },
    references: ['408.36', '408.4(A)', '240.24'],
    claims: [
      {
        says: 'must',
        what: { en: 'use only breakers listed for that load center', es: 'usar solo breakers listados para ese centro de carga' },
      },
      { says: 'must', what: { en: 'label every circuit of a load center', es: 'rotular cada circuito del centro de carga' } },
    ],
    words: {
      en: 'load center breaker box panel panelboard spanish',
      es: 'centro de carga caja de breakers pastillas tablero qo tablero de distribución panel',
    },
  },
  {
    id: 'terms-chalupa',
    area: 'terms',
    grade: 'V1',
    title: { en: "What is a 'chalupa'?", es: '¿Qué es una chalupa?' },
    answer: {
      en: "'Chalupa' is Mexican trade Spanish for the rectangular single-gang device box that holds one switch or receptacle: in English a handy box, switch box or gang box.\n\nThe Mexican chalupa and US boxes differ in size and volume, so a US job uses a listed US box whose volume, stamped inside or in the instructions, is enough for the wires and the device. A shallow 3 x 2 x 1-1/2 in. box has only 7.5 cubic inches, too little for a device with 12 AWG wires.",
      es: 'En México se llama chalupa a la caja rectangular de un dispositivo, donde va un apagador o contacto: en inglés handy box, switch box o single-gang box.\n\nLa chalupa mexicana y las cajas de EE. UU. difieren en medida y volumen; en un trabajo en EE. UU. se usa caja listada cuyo volumen, marcado adentro o en el instructivo, alcance para los alambres y el dispositivo. Una caja baja de 3 x 2 x 1-1/2 pulg. tiene solo 7.5 pulgadas cúbicas, muy poco para un contacto con alambre 12 AWG.',
    },
    references: ['314.16', '314.20'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a listed US box instead of a Mexican chalupa on a US job',
          es: 'usar una caja listada de EE. UU. en vez de chalupa mexicana en obra de EE. UU.',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'put a device with 12 AWG wires in a 3 x 2 x 1-1/2 in. box',
          es: 'poner un dispositivo con alambre 12 AWG en caja de 3 x 2 x 1-1/2 pulg.',
        },
      },
    ],
    words: {
      en: 'chalupa single gang box handy box switch box spanish',
      es: 'chalupa caja de apagador caja rectangular caja de contacto gang enchufle suich switche',
    },
  },
  {
    id: 'terms-aic-interrupting-rating',
    area: 'terms',
    grade: 'V1',
    title: { en: 'What is AIC (interrupting rating)?', es: '¿Qué es AIC (capacidad interruptiva)?' },
    answer: {
      en: 'AIC or interrupting rating is the highest fault current, at a given voltage, that a breaker or fuse can stop without blowing apart. It must be at least the fault current available at its line terminals.\n\nHouse breakers are commonly 10 kA; 22 kA and more exist. An unmarked breaker is taken as 5 kA. A tested series rating lets a strong upstream device protect weaker ones downstream, only in the combinations listed and marked. SCCR is the same idea for whole equipment, such as a control panel.',
      es: 'AIC o capacidad interruptiva es la mayor corriente de falla, a cierto voltaje, que un breaker o fusible corta sin reventarse. Debe ser por lo menos la corriente de falla disponible en sus terminales de línea.\n\nLos breakers de casa suelen ser de 10 kA; hay de 22 kA y más. Si no trae marca se toma como 5 kA. La capacidad en serie probada deja que un equipo fuerte proteja a otros más débiles, solo en combinaciones listadas y marcadas. SCCR es lo mismo para un equipo completo, como un tablero de control.',
    },
    references: ['110.9', '240.83(C)', '240.86'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a breaker rated at least for the available fault current',
          es: 'usar un breaker de capacidad igual o mayor a la corriente de falla disponible',
        },
        words: '10 kA 22 kA AIC',
      },
      { says: 'is', what: { en: 'an unmarked breaker is taken as 5 kA', es: 'un breaker sin marca se toma como de 5 kA' } },
    ],
    words: {
      en: 'aic kaic interrupting rating capacity 10k 22k sccr series rated short circuit number stamped tell',
      es: 'capacidad interruptiva aic kaic 10k 22k sccr corto circuito numero marcado',
    },
  },
  {
    id: 'terms-separately-derived-system',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is a separately derived system (SDS)?', es: '¿Qué es un sistema derivado separado?' },
    answer: {
      en: "A power source with no direct connection of its circuit conductors to another system's, except through grounding and bonding: a usual isolation transformer, or a generator whose transfer switch also switches the neutral. It needs its own bonding jumper and grounding electrode connection.\n\nA generator whose neutral stays solidly tied to the service neutral is not an SDS, and then neutral and ground must not be bonded at the generator too. An autotransformer isn't one either.",
      es: 'Es una fuente cuyos conductores no se conectan directo con los de otro sistema, salvo por tierra y unión: un transformador común de aislamiento, o un generador cuya transferencia también cambia el neutro. Lleva su propio puente de unión y su conexión al electrodo.\n\nUn generador cuyo neutro queda sólido con el neutro de la acometida no es sistema derivado separado, y entonces no se une neutro y tierra también en el generador. Tampoco lo es un autotransformador.',
    },
    references: ['100', '250.30'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'bond neutral and ground at a generator whose neutral stays tied to the service neutral',
          es: 'unir neutro y tierra en un generador cuyo neutro queda unido al de la acometida',
        },
      },
      {
        says: 'must',
        what: {
          en: 'give a separately derived system its own bonding jumper and electrode connection',
          es: 'dar a un sistema derivado separado su puente de unión y electrodo',
        },
      },
      {
        says: 'is',
        what: {
          en: 'an ordinary isolation transformer is a separately derived system',
          es: 'un transformador de aislamiento común es un sistema derivado separado',
        },
      },
      {
        says: 'is-not',
        what: { en: 'an autotransformer is a separately derived system', es: 'un autotransformador es un sistema derivado separado' },
      },
    ],
    words: {
      en: 'sds separately derived transformer generator switched neutral system bonding jumper nuetral seperately',
      es: 'sistema derivado separadamente transformador generador neutro conmutado puente',
    },
  },
];

// Confirmed: EC&M, electricgeneratorsdirect, Mike Holt forum, facts on Tables 310.16 and 8.
// Second reading: insulation letters toolgrit, poweratlas.
