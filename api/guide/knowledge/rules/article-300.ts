// Article 300 in own words: general rules for all wiring methods, with every row of the minimum cover table.
import type { Rule } from '../knowledge.ts';

export const article300: readonly Rule[] = [
  {
    id: '300-1-c-metric-designators',
    section: 'Table 300.1(C)',
    grade: 'V1',
    title: { en: 'Metric designators of trade sizes', es: 'Designador métrico de los tamaños comerciales' },
    text: {
      en: 'Metric designator and trade size name the same conduit: 12 is 3/8, 16 is 1/2, 21 is 3/4, 27 is 1, 35 is 1-1/4, 41 is 1-1/2, 53 is 2, 63 is 2-1/2, 78 is 3, 91 is 3-1/2, 103 is 4, 129 is 5 and 155 is 6. They are names, not measures.',
      es: 'Designador métrico y tamaño comercial nombran el mismo tubo: 12 es 3/8, 16 es 1/2, 21 es 3/4, 27 es 1, 35 es 1-1/4, 41 es 1-1/2, 53 es 2, 63 es 2-1/2, 78 es 3, 91 es 3-1/2, 103 es 4, 129 es 5 y 155 es 6. Son nombres, no medidas.',
    },
    words: {
      en: 'metric designator 21 equals what trade size conduit millimeters equivalent',
      es: 'designador métrico milímetros equivale tubo',
    },
  },
  {
    id: '300-3-b-same-raceway',
    section: '300.3(B)',
    grade: 'V2',
    title: { en: 'All conductors of a circuit together', es: 'Todos los conductores del circuito juntos' },
    text: {
      en: 'Run all conductors of a circuit, with the neutral and the equipment grounding conductor, in the same raceway, cable, trench, tray or cord. Split phases heat the metal around them and raise the fault-path impedance.',
      es: 'Corra todos los conductores de un circuito, con el neutro y la tierra de equipos, en la misma canalización, cable, zanja, charola o cordón. Fases separadas calientan el metal alrededor y suben la impedancia de falla.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run all conductors of a circuit, neutral and ground included, in the same raceway, cable or trench',
          es: 'llevar todos los conductores del circuito, neutro y tierra incluidos, en el mismo tubo, cable o zanja',
        },
        words: 'split phases separate conduits',
      },
      {
        says: 'must-not',
        what: {
          en: 'run the hots and the neutral of one circuit in different raceways or cables',
          es: 'llevar los vivos y el neutro de un circuito en tubos o cables distintos',
        },
        words: 'borrow neutral separate conduit',
      },
    ],
    words: {
      en: 'separate conduits hot neutral different pipes split phases',
      es: 'fase neutro tubos distintos separar',
    },
  },
  {
    id: '300-3-c1-different-voltages',
    section: '300.3(C)(1)',
    grade: 'V2',
    title: { en: 'Different circuits and voltages in one raceway', es: 'Distintos circuitos y voltajes en un tubo' },
    text: {
      en: 'Conductors of different systems up to 1000 V may share a raceway, cable or enclosure if every conductor is insulated for the highest circuit voltage there. Class 2, communications and fire alarm wiring has its own separation rules.',
      es: 'Conductores de distintos sistemas de hasta 1000 V pueden compartir canalización, cable o gabinete si todos tienen aislamiento para el mayor voltaje de circuito que hay ahí. Clase 2, comunicaciones y alarma tienen sus propias reglas de separación.',
    },
    figures: { maxV: [1000, 'V'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'run circuits of different systems, such as 120 V and 480 V, in one raceway',
          es: 'llevar circuitos de sistemas distintos, como 120 V y 480 V, en un mismo tubo',
        },
        if: {
          en: 'all are 1000 V or less and every conductor is insulated for the highest voltage there',
          es: 'todos son de 1000 V o menos y cada conductor está aislado para el voltaje mayor',
        },
        words: '277 and 120 same conduit box',
      },
      {
        says: 'must-not',
        what: {
          en: 'put Class 2, thermostat, sensor, communications or fire alarm cable in one pipe with power',
          es: 'meter cable Clase 2, de termostato, sensor, comunicaciones o alarma en un tubo con fuerza',
        },
        words: 'low voltage control cat6 same conduit share jacket 300V 600v',
      },
    ],
    words: {
      en: '120 480 same conduit mix 277 low voltage power 3 phase single pipe',
      es: 'mezclar 120 480 bajo voltaje fuerza trifásico monofásico',
    },
  },
  {
    id: '300-3-c2-over-1000',
    section: '300.3(C)',
    grade: 'K',
    title: { en: 'Over 1000 V apart from lower voltages', es: 'Más de 1000 V aparte de voltajes menores' },
    text: {
      en: 'Conductors of circuits over 1000 V do not share a raceway, box or cable with those of 1000 V or less, with exceptions such as leads inside motors, switchgear and discharge-lamp ballasts.',
      es: 'Los conductores de circuitos de más de 1000 V no comparten tubo, caja ni cable con los de 1000 V o menos, salvo excepciones como dentro de motores, equipo de maniobra y balastros.',
    },
    figures: { f1: [1000, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put conductors over 1000 V in one raceway, box or cable with those of 1000 V or less',
          es: 'poner conductores de más de 1000 V en un mismo tubo, caja o cable con los de 1000 V o menos',
        },
        unless: {
          en: 'an exception fits, such as leads inside motors, switchgear or ballasts',
          es: 'aplique una excepción, como en motores, switchgear o balastros',
        },
        words: 'medium voltage',
      },
    ],
    words: {
      en: 'medium voltage high voltage 4160 V with low voltage together conduit can',
      es: 'media tensión alta 4160 V con baja tensión meter juntos tubo puedo',
    },
  },
  {
    id: '300-3-a-single-conductors',
    section: '300.3(A)',
    grade: 'V2',
    title: { en: 'Loose single wires: only in a wiring method', es: 'Cables sueltos: sólo dentro de un método de cableado' },
    text: {
      en: 'Single conductors such as THHN are installed only as part of a recognized wiring method: in conduit, wireway, cable or the like. THHN may not be run loose or exposed in a wall, attic or outdoors.',
      es: 'Los conductores sencillos como THHN se instalan sólo como parte de un método reconocido: en tubo, ducto, cable o parecido. El THHN no se permite suelto ni expuesto en muro, ático o exterior.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run loose or exposed THHN or other single wires in a wall, attic or outdoors',
          es: 'llevar THHN u otros cables sueltos sin tubo en muro, ático o exterior',
        },
        words: 'single wires without conduit open air',
      },
      {
        says: 'must',
        what: {
          en: 'install single conductors such as THHN inside conduit, wireway or another wiring method',
          es: 'instalar cables sencillos como THHN dentro de tubo, ducto u otro método de cableado',
        },
        words: 'THWN individual wires',
      },
    ],
    words: {
      en: 'left exposed outside of conduit individual THHN wires open run without pipe fished',
      es: 'THHN sin tubo hilos sueltos por el muro',
    },
  },
  {
    id: '300-4-a1-bored-holes',
    section: '300.4(A)(1)',
    grade: 'V2',
    title: { en: 'Bored holes in wood: 1-1/4 in. from the edge', es: 'Barrenos en madera: 1-1/4 pulg. de la orilla' },
    text: {
      en: 'Bore holes so that their edge is at least 1-1/4 in. from the nearest edge of the stud or joist. If you cannot, put a steel plate or bushing at least 1/16 in. thick, or a listed thinner one, over the cable.',
      es: 'Haga los barrenos con su borde a 1-1/4 pulg. o más de la orilla más cercana del poste o viga. Si no se puede, ponga placa o buje de acero de al menos 1/16 pulg., o una listada más delgada, sobre el cable.',
    },
    figures: { edgeIn: ['1-1/4', 'in'], plateIn: ['1/16', 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bore holes at least 1-1/4 in. from the edge of a stud or joist, or cover them with steel plates',
          es: 'barrenar a no menos de 1-1/4 pulg. de la orilla del poste o viga, o poner placas de acero',
        },
        words: 'drill romex hoyo barrote filo',
      },
      {
        says: 'must',
        what: {
          en: 'put a steel nail plate over a hole less than 1-1/4 in. from the edge of the stud',
          es: 'poner placa de acero sobre un hoyo a menos de 1-1/4 pulg. del filo',
        },
        unless: { en: 'RMC, IMC, PVC or EMT runs through it', es: 'por él pase RMC, IMC, PVC o EMT' },
        words: 'face close cerca orilla',
      },
      {
        says: 'need-not',
        what: {
          en: 'put a steel plate over a hole 1-1/4 in. or more from the edge of the stud',
          es: 'poner placa de acero sobre un agujero a 1-1/4 pulg. o más de la orilla',
        },
        words: 'center 2x6 middle dos',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave a hole less than 1-1/4 in. from the edge without a steel plate',
          es: 'dejar sin placa un agujero a menos de 1-1/4 pulg. de la orilla',
        },
        unless: { en: 'RMC, IMC, PVC or EMT runs through it', es: 'por él pase RMC, IMC, PVC o EMT' },
        words: 'half tape placa',
      },
      {
        says: 'may',
        what: {
          en: 'cover a hole near the edge with a steel plate at least 1/16 in. thick',
          es: 'cubrir un agujero cerca de la orilla con placa de acero de 1/16 pulg. o más',
        },
        words: 'nail both faces leave',
      },
      {
        says: 'need-not',
        what: {
          en: 'put steel nail plates where EMT, RMC, IMC or PVC conduit runs through a stud',
          es: 'poner placas de acero donde EMT, RMC, IMC o tubo PVC atraviesa un poste',
        },
        words: 'pipe conduit wood studs near edge tubo barrote',
      },
    ],
    words: {
      en: 'nail plate stud hole distance kick drill romex nail plate thickness',
      es: 'placa antitornillo poste clavo placa de acero clavos espesor',
    },
  },
  {
    id: '300-4-a2-notches',
    section: '300.4(A)(2)',
    grade: 'V2',
    title: { en: 'Cables in notches need a steel plate', es: 'Cables en muescas llevan placa' },
    text: {
      en: 'In a notch of a stud, joist or rafter protect the cable or raceway with a steel plate at least 1/16 in. thick, or a listed thinner one, put on before the finish. RMC, IMC, EMT and PVC need no plate.',
      es: 'En una muesca de poste, viga o cabio proteja el cable o tubo con placa de acero de al menos 1/16 pulg., o una listada más delgada, antes del acabado. RMC, IMC, EMT y PVC no necesitan placa.',
    },
    figures: { plateIn: ['1/16', 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'cover cable in a stud or joist notch with a steel plate',
          es: 'cubrir con placa de acero el cable en una muesca de poste o viga',
        },
        words: 'notched stud nail plate',
      },
      {
        says: 'need-not',
        what: { en: 'put a steel plate over RMC, IMC, EMT or PVC in a notch', es: 'poner placa sobre RMC, IMC, EMT o PVC en una muesca' },
        words: 'nail plate conduit',
      },
    ],
    words: { en: 'studs nail conduit exempt', es: 'ranura poste' },
  },
  {
    id: '300-4-b-metal-studs',
    section: '300.4(B)(1)',
    grade: 'V2',
    title: { en: 'NM through metal studs: grommets', es: 'NM en postes metálicos: pasacables' },
    text: {
      en: 'Where NM cable passes through holes or slots in metal studs, fit listed bushings or grommets that cover all metal edges before the cable is pulled. Where screws are likely to hit NM or ENT, use a steel sleeve, plate or clip at least 1/16 in. thick or a listed thinner one.',
      es: 'Donde el cable NM pasa por agujeros de postes metálicos, ponga bujes o pasacables listados que cubran todo el filo antes de jalar. Si los tornillos pueden pegar al NM o ENT, use manga, placa o clip de acero de al menos 1/16 pulg. o uno listado más delgado.',
    },
    figures: { plateIn: ['1/16', 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'fit bushings or grommets before pulling NM cable (romex) through metal studs',
          es: 'poner pasacables antes de jalar NM (romex) por postes metálicos',
        },
        words: 'steel stud',
      },
      {
        says: 'must-not',
        what: { en: 'run NM cable through metal studs without grommets', es: 'pasar NM por postes metálicos sin pasacables' },
        words: 'romex steel stud',
      },
      {
        says: 'must',
        what: {
          en: 'use a steel sleeve, plate or clip where screws are likely to hit NM or ENT',
          es: 'poner camisa, placa o clip de acero donde los tornillos puedan dañar NM o ENT',
        },
        words: 'smurf romex metal stud',
      },
    ],
    words: { en: 'romex steel bushing snap', es: 'romex lámina buje gromet' },
  },
  {
    id: '300-4-d-parallel-framing',
    section: '300.4(D)',
    grade: 'V2',
    title: { en: 'Cable along a stud: 1-1/4 in. back from the edge', es: 'Cable a lo largo del poste: 1-1/4 pulg. de la orilla' },
    text: {
      en: 'Along studs, joists or furring keep the cable or raceway 1-1/4 in. from the edge where nails or screws are likely, or cover it with 1/16 in. steel. Not required for RMC, IMC, PVC or EMT, nor where cable is fished in finished walls.',
      es: 'A lo largo de postes, vigas o tiras mantenga el cable o tubo a 1-1/4 pulg. de la orilla donde haya clavos o tornillos, o cúbralo con acero de 1/16 pulg. No se exige con RMC, IMC, PVC o EMT, ni si el cable se pesca en paredes terminadas.',
    },
    figures: { edgeIn: ['1-1/4', 'in'], plateIn: ['1/16', 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep cable run along a stud or joist 1-1/4 in. from the edge or covered with steel',
          es: 'mantener el cable a lo largo del poste o viga a 1-1/4 pulg. de la orilla o con acero',
        },
        words: 'romex nm stapled side alongside furring strip enrasar placa face',
      },
      {
        says: 'need-not',
        what: {
          en: 'keep 1-1/4 in. from the stud edge for cable fished in finished walls',
          es: 'guardar 1-1/4 pulg. de la orilla con cable pescado en muros terminados',
        },
        words: 'old fish closed',
      },
      {
        says: 'need-not',
        what: {
          en: 'keep EMT, RMC, IMC or PVC 1-1/4 in. from the edge of a stud',
          es: 'guardar 1-1/4 pulg. de la orilla del poste con EMT, RMC, IMC o PVC',
        },
      },
      {
        says: 'may',
        what: {
          en: 'fish cable in a finished wall, however near the surface',
          es: 'pescar cable en un muro terminado, aunque quede cerca de la superficie',
        },
        words: 'closed staple',
      },
    ],
    words: { en: 'furring strips stapled side stacker', es: 'tiras madera grapado costado' },
  },
  {
    id: '300-4-e-roof-decking',
    section: '300.4(E)',
    grade: 'V2',
    title: { en: 'Under metal roof deck: 1-1/2 in. down', es: 'Bajo lámina de techo: 1-1/2 pulg. abajo' },
    text: {
      en: 'Keep cables, raceways and boxes at least 1-1/2 in. below the lowest surface of metal-corrugated roof decking, and do not run them concealed in it, because roofing screws come through. RMC and IMC are not under this rule.',
      es: 'Mantenga cables, tubos y cajas al menos 1-1/2 pulg. bajo la parte más baja de la lámina corrugada del techo, y no los oculte en ella, porque los tornillos del techo la atraviesan. RMC e IMC no entran en la regla.',
    },
    figures: { gapIn: ['1-1/2', 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run cables, raceways or boxes within 1-1/2 in. of the bottom of metal roof decking',
          es: 'poner cables, tubos o cajas a menos de 1-1/2 pulg. bajo la lámina de techo',
        },
        unless: { en: 'it is RMC or IMC', es: 'sea RMC o IMC' },
        words: 'EMT corrugated roof deck',
      },
      {
        says: 'need-not',
        what: { en: 'keep RMC or IMC 1-1/2 in. below metal roof decking', es: 'mantener RMC o IMC a 1-1/2 pulg. bajo la lámina' },
        words: 'rigid roof deck',
      },
    ],
    words: { en: 'EMT corrugated clearance screws', es: 'losacero tubo separación tornillos' },
  },
  {
    id: '300-4-f-shallow-grooves',
    section: '300.4(F)',
    grade: 'V1',
    title: { en: 'Shallow grooves behind the finish', es: 'Ranuras poco profundas tras el acabado' },
    text: {
      en: 'Wiring in a groove to be covered by wallboard, siding or carpet is protected by 1/16 in. steel or a listed thinner plate, or sits with 1-1/4 in. of free space over the full length of the groove. RMC, IMC, PVC and EMT are exempt.',
      es: 'El cableado en una ranura que se tapa con tablaroca, forro o alfombra se protege con acero de 1/16 pulg. o placa listada más delgada, o queda con 1-1/4 pulg. de espacio libre en todo el largo. RMC, IMC, PVC y EMT están exentos.',
    },
    figures: { plateIn: ['1/16', 'in'], freeIn: ['1-1/4', 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect wiring in a shallow groove behind the finish with 1/16 in. steel or 1-1/4 in. space',
          es: 'proteger el cableado en ranura poco profunda con acero de 1/16 pulg. o 1-1/4 pulg. libres',
        },
        unless: { en: 'it is RMC, IMC, PVC or EMT', es: 'sea RMC, IMC, PVC o EMT' },
        words: 'groove wallboard channel',
      },
    ],
    words: { en: 'groove in foam SIP ICF wall channel', es: 'ranura en espuma panel ICF' },
  },
  {
    id: '300-4-g-bushings',
    section: '300.4(G)',
    grade: 'V2',
    title: { en: 'Insulating bushing for 4 AWG and larger', es: 'Bushing aislante para 4 AWG y mayores' },
    text: {
      en: 'Where raceways with insulated conductors 4 AWG or larger enter a box, cabinet or enclosure, protect the conductors with a smooth, rounded insulating fitting. A hub or boss with a rounded entry does the same.',
      es: 'Donde un tubo con conductores aislados 4 AWG o mayores entra a caja, tablero o gabinete, proteja los conductores con un accesorio aislante de borde redondeado. Un hub con entrada redondeada cumple igual.',
    },
    figures: { sizeAwg: [4, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'fit a bushing with a plastic throat where a raceway with 4 AWG or larger enters a box or cabinet',
          es: 'poner bushing con garganta de plástico donde un tubo con 4 AWG o mayor entra a caja o gabinete',
        },
        words: 'bare connector trough 3/0 end contratuerca',
      },
      {
        says: 'need-not',
        what: {
          en: 'put an insulating bushing on raceways with only conductors smaller than 4 AWG',
          es: 'poner bushing aislante en tubos con sólo conductores menores que 4 AWG',
        },
        words: 'plastic bushing',
      },
      {
        says: 'need-not',
        what: {
          en: 'fit a bushing where a hub has a smooth rounded entry',
          es: 'poner bushing donde un hub tiene entrada lisa y redondeada',
        },
        words: 'Myers threaded ring meter',
      },
    ],
    words: { en: 'plastic connector throat plastic EMT connectors', es: 'plástico conector garganta aislada número monitor plástico' },
  },
  {
    id: '300-4-h-structural-joints',
    section: '300.4(H)',
    grade: 'V1',
    title: { en: 'Crossing a building expansion joint', es: 'Al cruzar una junta de construcción' },
    text: {
      en: 'Where a raceway or cable crosses a structural joint meant for expansion, contraction or deflection, use a listed expansion or deflection fitting or another approved means.',
      es: 'Donde un tubo o cable cruza una junta estructural hecha para expansión, contracción o deflexión, use un accesorio listado de expansión o deflexión u otro medio aprobado.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use an expansion or deflection fitting, or approved means, where raceway crosses a building joint',
          es: 'usar junta de expansión o deflexión, o medio aprobado, donde el tubo cruza una junta de construcción',
        },
        words: 'expansion joint',
      },
    ],
    words: { en: 'expansion joint slab seismic joint deflection coupling', es: 'junta de dilatación junta sísmica cople' },
  },
  {
    id: '300-4-c-behind-panels',
    section: '300.4(C)',
    grade: 'V1',
    title: { en: 'Cables above lift-out ceilings are supported', es: 'Cables sobre plafón registrable van soportados' },
    text: {
      en: 'Cables and raceways behind panels designed to allow access, such as lift-out ceiling tiles, are supported by the rule of their own article; they do not lie loose on the tiles.',
      es: 'Los cables y tubos detrás de paneles de acceso, como placas de plafón, se soportan según su propio artículo; no van sueltos sobre las placas.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'lay cables or raceways loose on ceiling tiles', es: 'dejar cables o tubos sueltos sobre los plafones' },
        words: 'drop ceiling MC support',
      },
      {
        says: 'must',
        what: {
          en: "support cables and raceways above lift-out ceilings by their own article's rule",
          es: 'soportar cables y tubos sobre plafón según su artículo',
        },
        words: 'drop ceiling',
      },
    ],
    words: {
      en: 'cable laying on ceiling tiles support',
      es: 'cable tirado sobre placas',
    },
  },
  {
    id: '300-4-plumbing',
    section: '300.4',
    grade: 'K',
    title: { en: 'Romex beside water and gas pipes', es: 'Romex junto a tubos de agua y gas' },
    text: {
      en: 'The electrical code sets no distance between NM or other cable and water or gas pipes and does not forbid one hole for both, but cable stays off hot pipes, sharp edges and where it can be damaged. The makers of flexible gas tubing (CSST) and local codes ask for separation.',
      es: 'El código no fija distancia entre cable NM u otro y tubos de agua o gas ni prohíbe un mismo barreno, pero el cable no toca tubos calientes, filos ni donde se dañe. Los fabricantes de tubo flexible de gas (CSST) y códigos locales piden separación.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'run NM cable (romex) beside or through one hole with water or gas pipes',
          es: 'llevar NM (romex) junto o por el mismo barreno que tubos de agua o gas',
        },
        if: {
          en: 'no local code or flexible gas tubing (CSST) maker asks for separation',
          es: 'ni el código local ni el fabricante de tubería flexible de gas (CSST) pide separación',
        },
        words: 'plumbing distance pipe wires',
      },
      {
        says: 'must',
        what: {
          en: 'keep cable off hot pipes, sharp edges and places where it can be damaged',
          es: 'alejar el cable de tubos calientes, filos y lugares donde se dañe',
        },
        words: 'hot water pipe',
      },
    ],
    words: {
      en: 'how close cable to copper water pipe gas line same hole plumbing',
      es: 'barreno cobre de agua tubo de gas distancia mismo hoyo',
    },
  },
  {
    id: '300-5-cover-how-measured',
    section: '300.5(A)',
    grade: 'V2',
    title: { en: 'How burial depth is measured', es: 'Cómo se mide la profundidad' },
    text: {
      en: 'Cover is the shortest distance from the top of the conduit, cable or conductor to finished grade, concrete or similar surface. Do not measure from the bottom of the trench.',
      es: 'La cubierta es la distancia más corta desde la parte superior del tubo, cable o conductor hasta el nivel terminado, concreto o superficie similar. No se mide desde el fondo de la zanja.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'measure burial depth from the top of the conduit or cable to finished grade',
          es: 'medir la profundidad desde arriba del tubo o cable hasta el nivel terminado',
        },
        words: 'trench depth',
      },
      {
        says: 'must-not',
        what: { en: 'measure burial depth from the bottom of the trench', es: 'medir la profundidad desde el fondo de la zanja' },
        words: 'cover',
      },
    ],
    words: { en: 'top pipe trench', es: 'zanja medir arriba tubo' },
  },
  {
    id: '300-5-cover-general',
    section: 'Table 300.5(A)',
    numberIn: { 2017: 'Table 300.5', 2020: 'Table 300.5' },
    grade: 'V2',
    title: { en: 'Burial depth in a yard (general row)', es: 'Profundidad en patio (renglón general)' },
    text: {
      en: 'Direct-burial cable 24 in.; RMC or IMC 6 in.; PVC and other listed nonmetallic raceway 18 in.; a residential 120 V circuit of 20 A or less with GFCI protection 12 in.; landscape or irrigation control at 30 V or less 6 in.',
      es: 'Cable directamente enterrado 24 pulg.; RMC o IMC 6 pulg.; PVC y otra tubería no metálica listada 18 pulg.; circuito residencial de 120 V y 20 A o menos con GFCI 12 pulg.; control de riego o jardín a 30 V o menos, 6 pulg.',
    },
    figures: { ugIn: [24, 'in'], rmcIn: [6, 'in'], pvcIn: [18, 'in'], vV: [120, 'V'], aA: [20, 'A'], gfciIn: [12, 'in'], lvV: [30, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bury direct-burial cable (UF) at least 24 in. in a yard',
          es: 'enterrar el cable directo (UF) al menos 24 pulg. en el patio',
        },
        unless: {
          en: 'it is a residential 120 V circuit of 20 A or less with GFCI, or another row of the table applies',
          es: 'sea circuito residencial de 120 V de 20 A o menos con GFCI, u otro renglón aplique',
        },
        words: 'depth UF-B trench',
      },
      {
        says: 'must',
        what: { en: 'bury PVC conduit at least 18 in. in a yard', es: 'enterrar el tubo PVC al menos 18 pulg. en el patio' },
        unless: {
          en: 'it is a residential 120 V circuit of 20 A or less with GFCI protection, or another row of the table applies',
          es: 'sea circuito residencial de 120 V de 20 A o menos con GFCI, u otro renglón aplique',
        },
        words: 'depth trench',
      },
      {
        says: 'may',
        what: { en: 'bury rigid or IMC conduit at 6 in. or more in a yard', es: 'enterrar tubo rígido o IMC a 6 pulg. o más en el patio' },
        if: { en: "it isn't under a driveway, street or parking", es: 'no va bajo entrada de autos, calle o estacionamiento' },
        words: 'RMC galvanized threaded roots',
      },
      {
        says: 'may',
        what: {
          en: 'bury a GFCI-protected 120 V residential circuit of 20 A or less at 12 in. or more in a yard',
          es: 'enterrar a 12 pulg. o más en el patio un circuito residencial de 120 V de 20 A o menos con GFCI',
        },
        if: { en: 'it is 20 A or less with GFCI protection', es: 'es de 20 A o menos con protección GFCI' },
        words: 'UF depth shallow',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the 12 in. depth of GFCI circuits for 240 V, 120/240 V or more than 20 A',
          es: 'usar las 12 pulg. de los circuitos con GFCI con 240 V, 120/240 V o más de 20 A',
        },
        words: '50 hot tub jacuzzi two pole double pole multiwire shed dos polos',
      },
      {
        says: 'must-not',
        what: { en: 'bury PVC conduit less than 18 in. deep in a yard', es: 'enterrar tubo PVC a menos de 18 pulg. en el patio' },
        unless: {
          en: 'concrete covers it or it is a residential 120 V circuit of 20 A or less with GFCI',
          es: 'lo cubra concreto o sea un circuito residencial de 120 V y 20 A o menos con GFCI',
        },
        words: 'gray plastic six',
      },
    ],
    words: { en: 'deep bury wire UF PVC conduit trench 18 24', es: 'profundo enterrar cable UF tubo PVC zanja' },
  },
  {
    id: '300-5-cover-under-2-in-concrete',
    section: 'Table 300.5(A)',
    numberIn: { 2017: 'Table 300.5', 2020: 'Table 300.5' },
    grade: 'V2',
    title: { en: 'Burial depth under 2 in. of concrete in the trench', es: 'Profundidad bajo 2 pulg. de concreto en la zanja' },
    text: {
      en: 'Below at least 2 in. of concrete in the trench: direct-burial cable 18 in.; RMC or IMC 6 in.; PVC 12 in.; residential GFCI circuit and landscape low voltage 6 in.',
      es: 'Bajo al menos 2 pulg. de concreto en la zanja: cable directo 18 pulg.; RMC o IMC 6 pulg.; PVC 12 pulg.; circuito residencial con GFCI y bajo voltaje de jardín, 6 pulg.',
    },
    figures: { cIn: [2, 'in'], ugIn: [18, 'in'], rmcIn: [6, 'in'], pvcIn: [12, 'in'] },
    claims: [
      {
        says: 'may',
        what: { en: 'bury direct-burial cable 18 in. and PVC 12 in. deep', es: 'enterrar cable directo a 18 pulg. y PVC a 12 pulg.' },
        if: { en: 'under at least 2 in. of concrete in the trench', es: 'bajo al menos 2 pulg. de concreto en la zanja' },
        words: 'depth concrete cap',
      },
      {
        says: 'may',
        what: {
          en: 'bury RMC, IMC or a residential GFCI circuit of 20 A or less 6 in. deep',
          es: 'enterrar RMC, IMC o un circuito residencial con GFCI de 20 A o menos a 6 pulg.',
        },
        if: { en: 'under at least 2 in. of concrete in the trench', es: 'bajo al menos 2 pulg. de concreto en la zanja' },
        words: 'depth',
      },
    ],
    words: { en: 'cap conduit', es: 'tapa' },
  },
  {
    id: '300-5-cover-under-building',
    section: 'Table 300.5(A)',
    numberIn: { 2017: 'Table 300.5', 2020: 'Table 300.5' },
    grade: 'V2',
    title: { en: 'Under a building: no cover needed, but in a raceway', es: 'Bajo un edificio: sin cubierta mínima, pero en tubería' },
    text: {
      en: 'Under a building the minimum cover is 0 in., but underground cable must be in a raceway; only Type MC or MI cable identified for direct burial may run there without one.',
      es: 'Bajo un edificio la cubierta mínima es 0 pulg., pero el cable debe ir en tubería; sólo el cable MC o MI identificado para enterrarse puede ir sin ella.',
    },
    figures: { cIn: [0, 'in'] },
    claims: [
      {
        says: 'need-not',
        what: { en: 'give wiring under a building a minimum depth', es: 'dar profundidad mínima al cableado bajo un edificio' },
        if: {
          en: 'it is in a raceway, or is MC or MI cable identified for direct burial',
          es: 'va en tubo, o es cable MC o MI identificado para enterrarse',
        },
        words: 'under slab',
      },
      {
        says: 'must-not',
        what: {
          en: 'run direct-burial (UF) cable under a building without a raceway',
          es: 'pasar cable directo (UF) bajo un edificio sin tubo',
        },
        unless: { en: 'it is MC or MI cable identified for direct burial', es: 'sea cable MC o MI identificado para enterrarse' },
        words: 'UF under slab',
      },
    ],
    words: { en: 'slab house floor conduit depth UF', es: 'losa casa tubo UF' },
  },
  {
    id: '300-5-cover-under-slab',
    section: 'Table 300.5(A)',
    numberIn: { 2017: 'Table 300.5', 2020: 'Table 300.5' },
    grade: 'V2',
    title: { en: 'Burial depth under an exterior slab without vehicles', es: 'Profundidad bajo losa exterior sin vehículos' },
    text: {
      en: 'Under a 4 in. exterior slab without vehicles that reaches 6 in. past the wiring: direct-burial cable 18 in.; RMC, IMC and PVC 4 in.; residential GFCI circuits and landscape low voltage 6 in. direct buried or 4 in. in raceway.',
      es: 'Bajo losa exterior de 4 pulg. sin vehículos que sobresale 6 pulg. de la instalación: cable directo 18 pulg.; RMC, IMC y PVC 4 pulg.; circuitos residenciales con GFCI y bajo voltaje de jardín 6 pulg. directos o 4 pulg. en tubo.',
    },
    figures: { slabIn: [4, 'in'], overIn: [6, 'in'], ugIn: [18, 'in'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'bury RMC, IMC or PVC only 4 in. under an exterior slab',
          es: 'enterrar RMC, IMC o PVC a sólo 4 pulg. bajo una losa exterior',
        },
        if: {
          en: 'the slab is 4 in. thick, without vehicles, and reaches 6 in. past the wiring',
          es: 'la losa es de 4 pulg., sin vehículos, y sobresale 6 pulg. del cableado',
        },
        words: 'patio sidewalk depth',
      },
      {
        says: 'must',
        what: {
          en: 'bury direct-burial cable 18 in. under a 4 in. exterior slab without vehicles',
          es: 'enterrar cable directo a 18 pulg. bajo losa exterior de 4 pulg. sin vehículos',
        },
        unless: {
          en: 'it is a residential GFCI circuit, at 6 in., or landscape low voltage',
          es: 'sea circuito residencial con GFCI, a 6 pulg., o bajo voltaje de jardín',
        },
        words: 'patio sidewalk UF',
      },
    ],
    words: { en: 'patio sidewalk conduit concrete', es: 'patio banqueta tubo' },
  },
  {
    id: '300-5-cover-streets',
    section: 'Table 300.5(A)',
    numberIn: { 2017: 'Table 300.5', 2020: 'Table 300.5' },
    grade: 'V2',
    title: { en: 'Burial depth under streets and parking lots: 24 in.', es: 'Profundidad bajo calles y estacionamientos: 24 pulg.' },
    text: {
      en: 'Under streets, roads, alleys, commercial driveways and parking lots every wiring method needs 24 in. of cover, rigid conduit included.',
      es: 'Bajo calles, caminos, callejones, entradas comerciales y estacionamientos todo método de alambrado lleva 24 pulg. de cubierta, también el tubo rígido.',
    },
    figures: { cIn: [24, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bury all wiring 24 in. deep under streets, commercial driveways and parking lots, rigid conduit included',
          es: 'enterrar todo el cableado a 24 pulg. bajo calles, entradas comerciales y estacionamientos, tubo rígido incluido',
        },
        words: 'road alley depth RMC',
      },
      {
        says: 'must-not',
        what: {
          en: 'bury rigid conduit less than 24 in. under a street or parking lot',
          es: 'enterrar tubo rígido a menos de 24 pulg. bajo calle o estacionamiento',
        },
        words: 'RMC 6 inches',
      },
    ],
    words: { en: 'conduit road crossing driveway commercial', es: 'tubo' },
  },
  {
    id: '300-5-cover-dwelling-driveway',
    section: 'Table 300.5(A)',
    numberIn: { 2017: 'Table 300.5', 2020: 'Table 300.5' },
    grade: 'V2',
    title: { en: 'Burial depth under a house driveway: 18 in.', es: 'Profundidad bajo la entrada de coches de una casa: 18 pulg.' },
    text: {
      en: 'Under driveways and outdoor parking of one- and two-family dwellings: 18 in. for direct-burial cable, RMC, IMC, PVC and landscape low voltage; 12 in. for a residential GFCI circuit of 20 A or less. The often-quoted 6 in. for rigid is wrong here.',
      es: 'Bajo entradas y estacionamiento de casas de una y dos familias: 18 pulg. para cable directo, RMC, IMC, PVC y bajo voltaje de jardín; 12 pulg. para circuito residencial con GFCI de 20 A o menos. Las 6 pulg. que se dicen para rígido aquí no valen.',
    },
    figures: { cIn: [18, 'in'], gfciIn: [12, 'in'], aA: [20, 'A'], wrongIn: [6, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bury cable, RMC, IMC or PVC 18 in. under a house driveway',
          es: 'enterrar cable, RMC, IMC o PVC a 18 pulg. bajo la entrada de autos de una casa',
        },
        unless: {
          en: 'it is a residential GFCI circuit of 20 A or less, at 12 in.',
          es: 'sea circuito residencial con GFCI de 20 A o menos, a 12 pulg.',
        },
        words: 'driveway depth one two family',
      },
      {
        says: 'must-not',
        what: {
          en: 'bury rigid conduit only 6 in. under a house driveway',
          es: 'enterrar tubo rígido a sólo 6 pulg. bajo la entrada de autos de una casa',
        },
        words: 'RMC driveway',
      },
      {
        says: 'may',
        what: {
          en: 'bury a residential GFCI circuit 12 in. under a house driveway',
          es: 'enterrar un circuito residencial con GFCI a 12 pulg. bajo la entrada de autos',
        },
        if: { en: 'it is 20 A or less', es: 'es de 20 A o menos' },
        words: 'driveway',
      },
    ],
    words: { en: 'conduit residential rigid', es: 'cochera entrada tubo rígido' },
  },
  {
    id: '300-5-cover-airport',
    section: 'Table 300.5(A)',
    numberIn: { 2017: 'Table 300.5', 2020: 'Table 300.5' },
    grade: 'V2',
    title: { en: 'Burial depth at airport runways: 18 in.', es: 'Profundidad en pistas de aeropuerto: 18 pulg.' },
    text: {
      en: 'In or under airport runways, including adjacent areas closed to trespassing, every column of the cover table asks for 18 in.',
      es: 'En o bajo pistas de aeropuerto, incluidas las zonas contiguas donde está prohibido el paso, todas las columnas de la tabla piden 18 pulg.',
    },
    figures: { cIn: [18, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bury all wiring at least 18 in. under airport runways',
          es: 'enterrar todo el cableado al menos 18 pulg. bajo pistas de aeropuerto',
        },
        words: 'runway',
      },
    ],
    words: { en: 'taxiway airfield lighting', es: 'aterrizaje' },
  },
  {
    id: '300-5-cover-rock',
    section: 'Table 300.5(A)',
    numberIn: { 2017: 'Table 300.5', 2020: 'Table 300.5' },
    grade: 'V1',
    title: { en: 'Solid rock: raceway under 2 in. of concrete', es: 'Roca sólida: tubo bajo 2 pulg. de concreto' },
    text: {
      en: 'Where solid rock prevents the table depths, run the wiring in a raceway permitted for direct burial and cover it with at least 2 in. of concrete that reaches down to rock.',
      es: 'Si la roca sólida impide las profundidades de la tabla, use una canalización permitida para enterrarse y cúbrala con al menos 2 pulg. de concreto que llegue hasta la roca.',
    },
    figures: { cIn: [2, 'in'] },
    claims: [
      {
        says: 'may',
        what: { en: 'bury wiring shallower than the table in solid rock', es: 'enterrar el cableado a menos de la tabla en roca sólida' },
        if: {
          en: 'it is in a raceway permitted for direct burial, with 2 in. of concrete over it that reaches rock',
          es: 'va en tubo permitido para enterrarse, con 2 pulg. de concreto encima hasta la roca',
        },
        words: 'ledge granite limestone way shallow',
      },
      {
        says: 'must-not',
        what: { en: 'lay UF cable straight on rock and cement over it', es: 'tender cable UF directo sobre roca y echarle cemento' },
      },
    ],
    words: { en: "ledge hit rock can't dig trench depth", es: 'peña roca no se puede excavar' },
  },
  {
    id: '300-5-b-wet-location',
    section: '300.5(B)',
    grade: 'V2',
    title: { en: 'Inside buried conduit is a wet location', es: 'El interior de un tubo enterrado es lugar mojado' },
    text: {
      en: 'Treat the inside of underground raceways and enclosures as wet: use conductors and cables listed for wet locations, such as THWN or XHHW-2. NM cable may not be pulled into buried or outdoor conduit.',
      es: 'Considere mojado el interior de tuberías y gabinetes enterrados: use conductores y cables listados para lugar mojado, como THWN o XHHW-2. El cable NM no se mete en tubo enterrado ni exterior.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'pull NM cable (romex) into buried conduit', es: 'jalar cable NM (romex) en tubo enterrado' },
        words: 'romex underground outdoor conduit pvc sealed afuera',
      },
      {
        says: 'must',
        what: {
          en: 'use wires listed for wet locations, such as THWN, in underground conduit',
          es: 'usar cables listados para lugar mojado, como THWN, en tubo enterrado',
        },
        words: 'THHN buried XHHW',
      },
    ],
    words: { en: 'romex underground NM pipe outside THHN', es: 'romex THHN' },
  },
  {
    id: '300-5-d1-emerging',
    section: '300.5(D)(1)',
    grade: 'V2',
    title: { en: 'Cables coming out of the ground: protect 8 ft up', es: 'Cables que salen del suelo: proteja hasta 8 pies' },
    text: {
      en: 'Protect direct-buried conductors and cables where they emerge, from the minimum cover depth, 18 in. at most, up to at least 8 ft above grade, with raceway or enclosures suited to physical damage such as RMC, IMC or PVC Schedule 80.',
      es: 'Proteja los cables enterrados donde salen, desde la profundidad mínima, 18 pulg. cuando mucho, hasta al menos 8 pies sobre el nivel, con tubería o gabinete que resista daño físico, como RMC, IMC o PVC cédula 80.',
    },
    figures: { downIn: [18, 'in'], upFt: [8, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect direct-buried cable coming out of the ground up to 8 ft above grade',
          es: 'proteger el cable enterrado que sale del suelo hasta 8 pies sobre el nivel',
        },
        words: 'UF riser pole',
      },
      {
        says: 'must',
        what: {
          en: 'protect the emerging cable from the minimum cover depth, at most 18 in., below grade',
          es: 'proteger el cable que sale desde la profundidad mínima, máximo 18 pulg., bajo el nivel',
        },
        words: 'UF conduit sleeve',
      },
      {
        says: 'must',
        what: {
          en: 'use RMC, IMC, PVC Schedule 80 or other raceway suited to damage for emerging cable',
          es: 'usar RMC, IMC, PVC cédula 80 u otra canalización apta contra daño en el cable que sale',
        },
        words: 'schedule 40 riser',
      },
      {
        says: 'must-not',
        what: {
          en: 'bring buried cable out of the ground bare, or in pipe that starts at grade or leaves it bare below 8 ft',
          es: 'sacar del suelo cable enterrado sin tubo, o con tubo que empieza al nivel o lo deja descubierto a menos de 8 pies',
        },
        words: 'UF wall pole',
      },
      {
        says: 'must-not',
        what: {
          en: 'use Schedule 40 PVC on emerging cable where it can be hit',
          es: 'usar PVC cédula 40 en el cable que sale donde lo pueden golpear',
        },
        words: 'thin gray trucks alley pole UF',
      },
    ],
    words: {
      en: 'riser schedule 80 pole UF wall sleeve',
      es: 'subida poste cédula 80 UF pared protección enterrado sube arriba grado suben sobre el piso altura conductores enterrados tubo protección',
    },
  },
  {
    id: '300-5-d3-warning-ribbon',
    section: '300.5(D)(3)',
    grade: 'V2',
    title: { en: 'Warning ribbon over underground service conductors', es: 'Cinta de aviso sobre conductores de acometida' },
    text: {
      en: 'Underground service conductors not in concrete and buried 18 in. or more get a warning ribbon in the trench at least 12 in. above them.',
      es: 'Los conductores de acometida subterráneos sin concreto y enterrados a 18 pulg. o más llevan cinta de aviso en la zanja al menos 12 pulg. arriba de ellos.',
    },
    figures: { depthIn: [18, 'in'], aboveIn: [12, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a warning ribbon at least 12 in. above buried service conductors',
          es: 'poner cinta de aviso al menos 12 pulg. arriba de conductores de acometida enterrados',
        },
        if: { en: 'they are not in concrete and are buried 18 in. or more', es: 'no van en concreto y están a 18 pulg. o más' },
        words: 'caution tape trench',
      },
    ],
    words: { en: 'caution tape trench buried lateral', es: 'precaución zanja acometida subterránea' },
  },
  {
    id: '300-5-e-splices',
    section: '300.5(E)',
    grade: 'V2',
    title: { en: 'Underground splices without a box', es: 'Empalmes enterrados sin caja' },
    text: {
      en: 'Yes: direct-buried conductors and cables may be spliced or tapped without a box if the splice kit or connectors are listed for direct burial. A plain wire nut with tape is not.',
      es: 'Sí: los conductores y cables enterrados pueden empalmarse sin caja si el kit o los conectores están listados para enterrarse. Un capuchón común con cinta no lo es.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'splice direct-buried cable underground without a box', es: 'empalmar cable enterrado sin caja' },
        if: { en: 'the splice kit or connectors are listed for direct burial', es: 'el kit o conectores están listados para enterrarse' },
        words: 'UF URD repair gel resin kit',
      },
      {
        says: 'must-not',
        what: { en: 'bury a splice made with plain wire nuts and tape', es: 'enterrar un empalme con wire nuts comunes y cinta' },
        words: 'red caps wrapped tar backfill',
      },
      {
        says: 'need-not',
        what: {
          en: 'put a box or handhole around an underground splice made with a kit listed for direct burial',
          es: 'poner caja o registro a un empalme enterrado hecho con kit listado para enterrarse',
        },
        words: 'enclosure gel resin',
      },
    ],
    words: { en: 'UF cable repair cut wire kit gel bury', es: 'UF cable cortado kit enterrar' },
  },
  {
    id: '300-5-f-backfill',
    section: '300.5(F)',
    grade: 'V1',
    title: { en: 'Backfill without rocks', es: 'Relleno sin piedras' },
    text: {
      en: 'Do not backfill with large rocks, paving, cinders, sharp or corrosive material that could damage the raceway or cable. Use sand, running boards or sleeves where the soil itself would.',
      es: 'No rellene con piedras grandes, pavimento, escoria ni material filoso o corrosivo que dañe el tubo o cable. Use arena, tablas o mangas donde el propio suelo lo dañe.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'backfill over conduit or cable with large rocks, paving or cinders',
          es: 'rellenar sobre tubo o cable con piedras grandes, pavimento o escoria',
        },
        words: 'trench rocks',
      },
      {
        says: 'must',
        what: {
          en: 'use sand, running boards or sleeves where the soil would damage the cable',
          es: 'usar arena, tablas o camisas donde el suelo dañaría el cable',
        },
        words: 'sand bedding',
      },
    ],
    words: { en: 'sand bedding rocks trench direct burial', es: 'cama de arena piedras zanja' },
  },
  {
    id: '300-5-g-seals',
    section: '300.5(G)',
    grade: 'V2',
    title: { en: 'Seal underground raceways against moisture', es: 'Selle tuberías enterradas contra humedad' },
    text: {
      en: 'Seal or plug an underground raceway at either or both ends where moisture could reach live parts. Spare raceways are sealed too. Use a sealant identified for the cable insulation.',
      es: 'Selle o tape la tubería subterránea en uno o ambos extremos si la humedad puede llegar a partes vivas. Las tuberías de reserva también. Use sellador identificado para el aislamiento.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'seal an underground raceway at either or both ends where moisture could reach live parts',
          es: 'sellar el tubo enterrado en una o ambas puntas donde la humedad llegue a partes vivas',
        },
        words: 'duct seal',
      },
      {
        says: 'must',
        what: { en: 'seal spare underground raceways too', es: 'sellar también los tubos enterrados vacíos' },
        words: 'spare conduit cap',
      },
    ],
    words: { en: 'duct seal water in panel conduit service entrance', es: 'duct seal agua en el tablero tubo sellar' },
  },
  {
    id: '300-5-i-same-trench',
    section: '300.5(I)',
    grade: 'V1',
    title: { en: 'Underground circuits: all conductors close together', es: 'Circuitos subterráneos: todos los conductores juntos' },
    text: {
      en: 'Put all conductors of the same circuit, with grounding conductors, in the same raceway or cable or close together in the same trench. Parallel sets may run in separate raceways if each holds every phase, neutral and ground.',
      es: 'Ponga todos los conductores del circuito, con sus tierras, en la misma tubería o cable, o juntos en la misma zanja. Los juegos en paralelo pueden ir en tubos separados si cada uno lleva todas las fases, neutro y tierra.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put all conductors of one underground circuit in the same raceway, cable or close in one trench',
          es: 'poner todos los conductores de un circuito enterrado en el mismo tubo, cable o juntos en zanja',
        },
        words: 'underground separate',
      },
      {
        says: 'may',
        what: { en: 'run underground parallel sets in separate raceways', es: 'llevar juegos en paralelo enterrados en tubos separados' },
        if: { en: 'each raceway holds every phase, neutral and ground', es: 'cada tubo lleva todas las fases, neutro y tierra' },
        words: 'parallel conduits',
      },
      {
        says: 'must-not',
        what: {
          en: 'run the neutral or the ground of an underground circuit in another pipe or trench than its hots',
          es: 'llevar el neutro o la tierra de un circuito enterrado en otro tubo o zanja que sus vivos',
        },
        words: 'different separate',
      },
    ],
    words: { en: 'isolated phase trench direct burial single conductors', es: 'fases aisladas zanja conductores sencillos' },
  },
  {
    id: '300-5-j-earth-movement',
    section: '300.5(J)',
    grade: 'V2',
    title: { en: 'Leave slack for settling and frost', es: 'Deje holgura por asentamiento y heladas' },
    text: {
      en: 'Where soil settles or freezes, arrange buried cables and raceways so that movement does not pull on equipment: S-loops, flexible connections, or expansion or slip fittings at the riser.',
      es: 'Donde el suelo se asienta o se congela, disponga cables y tubos para que el movimiento no jale el equipo: curvas en S, conexiones flexibles o juntas de expansión en la subida.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'leave slack or expansion fittings for buried wiring where soil settles or freezes',
          es: 'dejar holgura o juntas de expansión en cableado enterrado donde el suelo se asienta o congela',
        },
        words: 'frost heave riser',
      },
    ],
    words: {
      en: 'heave settlement slip meter expansion coupling riser soil ground moves arranged damage direct buried',
      es: 'junta de expansión medidor suelo mueve enterrado directo',
    },
  },
  {
    id: '300-6-d-airspace',
    section: '300.6(D)',
    grade: 'V2',
    title: { en: 'Indoor wet walls: 1/4 in. of air behind', es: 'Paredes interiores mojadas: 1/4 pulg. de aire atrás' },
    text: {
      en: 'In indoor wet locations, and where walls are washed often or absorb moisture, exposed wiring systems are kept at least 1/4 in. off the wall, boxes and fittings included. Nonmetallic ones may sit directly on concrete, masonry or tile.',
      es: 'En interiores mojados, y donde las paredes se lavan seguido o absorben humedad, el alambrado expuesto queda al menos a 1/4 pulg. de la pared, con cajas y accesorios. Lo no metálico puede ir directo sobre concreto, mampostería o azulejo.',
    },
    figures: { gapIn: ['1/4', 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep exposed wiring and boxes 1/4 in. off the wall in indoor wet locations',
          es: 'separar 1/4 pulg. del muro cableado y cajas visibles en lugares interiores mojados',
        },
        unless: { en: 'it is nonmetallic on concrete, masonry or tile', es: 'sea no metálico sobre concreto, mampostería o azulejo' },
        words: 'standoff wash',
      },
      {
        says: 'may',
        what: {
          en: 'mount nonmetallic conduit and boxes directly on wet concrete, masonry or tile',
          es: 'montar tubo y cajas no metálicos directo en concreto, mampostería o azulejo mojado',
        },
        words: 'PVC wall',
      },
    ],
    words: { en: 'car wash dairy standoff strut airspace conduit wall', es: 'autolavado lechería separación de la pared unistrut' },
  },
  {
    id: '300-7-a-seal-temperature',
    section: '300.7(A)',
    grade: 'V2',
    title: { en: 'Seal raceways between warm and cold', es: 'Selle tubos entre caliente y frío' },
    text: {
      en: 'Where parts of a raceway are at different temperatures and condensation is a problem, as in cold storage or from inside to outside, seal the raceway with an approved material to stop warm air from reaching the cold part.',
      es: 'Si partes de un tubo están a distinta temperatura y la condensación es problema, como cámaras frías o de interior a exterior, selle el tubo con material aprobado para que el aire caliente no llegue a lo frío.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'seal a raceway between warm and cold areas', es: 'sellar el tubo entre zonas cálidas y frías' },
        if: { en: 'condensation is a problem', es: 'la condensación es un problema' },
        words: 'duct seal freezer cooler outside',
      },
    ],
    words: { en: 'freezer walk cooler duct condensation conduit', es: 'cámara fría congelador condensación' },
  },
  {
    id: '300-7-b-expansion',
    section: '300.7(B)',
    grade: 'V2',
    title: { en: 'Expansion fittings where raceways grow and shrink', es: 'Juntas de expansión por cambios de temperatura' },
    text: {
      en: 'Provide expansion, expansion-deflection or deflection fittings in raceways where thermal movement calls for them. For PVC the limit is 1/4 in. of calculated change in a straight run between fixed points.',
      es: 'Ponga juntas de expansión o deflexión donde el movimiento térmico lo pida. En PVC el límite es 1/4 pulg. de cambio calculado en un tramo recto entre puntos fijos.',
    },
    figures: { moveIn: ['1/4', 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use expansion fittings in raceways where thermal movement calls for them',
          es: 'usar juntas de expansión en tubos donde el movimiento térmico lo pida',
        },
        words: 'PVC expansion joint',
      },
      {
        says: 'must',
        what: {
          en: 'use an expansion fitting for PVC with over 1/4 in. of calculated change in a straight run',
          es: 'usar junta de expansión en PVC con más de 1/4 pulg. de cambio en tramo recto',
        },
        words: 'PVC expansion',
      },
    ],
    words: { en: 'PVC buckled roof conduit coupling heat', es: 'PVC pandeado azotea calor' },
  },
  {
    id: '300-9-wet-raceway',
    section: '300.9',
    grade: 'V2',
    title: { en: 'Outdoor conduit above grade is wet inside', es: 'El tubo exterior sobre el nivel es mojado por dentro' },
    text: {
      en: 'The interior of a raceway in a wet location above grade is a wet location too. Pull conductors listed for wet use, such as THWN-2 or XHHW-2; plain THHN and NM cable are not allowed in it, EMT with raintight fittings included.',
      es: 'El interior de una tubería en lugar mojado sobre el nivel también es mojado. Jale conductores para lugar mojado, como THWN-2 o XHHW-2; el THHN solo o el NM no cumplen aunque los conectores sean herméticos.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'pull NM cable or plain THHN into outdoor conduit above grade',
          es: 'jalar NM o THHN simple en tubo exterior sobre el nivel',
        },
        words: 'romex outside conduit EMT raintight',
      },
      {
        says: 'must',
        what: {
          en: 'use conductors listed for wet places, such as THWN-2, in outdoor conduit',
          es: 'usar conductores listados para mojado, como THWN-2, en tubo exterior',
        },
        words: 'XHHW outside',
      },
    ],
    words: {
      en: 'romex THHN outside rooftop pipe through emt ac unit',
      es: 'romex azotea THHN emt afuera',
    },
  },
  {
    id: '300-11-a-secured',
    section: '300.11(A)',
    grade: 'V2',
    title: { en: 'Fasten everything in place', es: 'Todo bien sujeto' },
    text: {
      en: 'Raceways, cables, boxes, cabinets and fittings are securely fastened in place. How far apart is in the article of each wiring method.',
      es: 'Canalizaciones, cables, cajas, tableros y accesorios van bien sujetos en su lugar. Las distancias están en el artículo de cada método de alambrado.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'fasten raceways, cables, boxes and cabinets securely in place',
          es: 'sujetar firmemente tubos, cables, cajas y gabinetes',
        },
        words: 'strap support',
      },
    ],
    words: { en: 'strap support loose cable hanging', es: 'abrazadera soporte cable colgando' },
  },
  {
    id: '300-11-b-ceiling-wires',
    section: '300.11(B)',
    grade: 'V2',
    title: { en: 'Ceiling grid wires do not support wiring', es: 'Los alambres del plafón no soportan el alambrado' },
    text: {
      en: 'Do not support cables or raceways from the ceiling grid wires. Add independent support wires fastened at both ends; in a fire-rated ceiling they are marked by color or tags so that they can be told apart.',
      es: 'No soporte cables ni tubos con los alambres del plafón. Agregue alambres independientes sujetos en ambos extremos; en plafón con clasificación contra fuego se identifican con color o etiqueta.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'support cables or raceways from the ceiling grid wires', es: 'soportar cables o tubos de los alambres del plafón' },
        words: 'tie amarrar',
      },
      {
        says: 'may',
        what: {
          en: 'hang wiring above a suspended ceiling from independent support wires of its own',
          es: 'colgar el cableado sobre el plafón de alambres de soporte propios',
        },
        if: {
          en: 'they are fastened at both ends and, in a fire-rated ceiling, marked by color or tags',
          es: 'van sujetos en ambas puntas y, en plafón contra fuego, marcados',
        },
        words: 'own wires 12 painted orange tied deck MC pipe rated',
      },
    ],
    words: {
      en: 'drop ceiling suspended MC laying tiles wire painted strap EMT T-bar tie cables tile own',
      es: 'falso MC encima amarrar EMT T-bar',
    },
  },
  {
    id: '300-11-c-raceway-as-support',
    section: '300.11(C)',
    grade: 'V2',
    title: { en: 'Do not hang cables from conduit', es: 'No cuelgue cables del tubo' },
    text: {
      en: 'Raceways may not support other raceways, cables or equipment. Exceptions: a raceway identified for it, and Class 2 control cable strapped to the conduit that feeds the equipment it controls, such as thermostat wire to a furnace.',
      es: 'Un tubo no puede soportar otros tubos, cables ni equipo. Excepciones: uno identificado para eso, y el cable Clase 2 de control atado al tubo que alimenta el equipo que controla, como el termostato al calefactor.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'hang cables, other raceways or equipment from conduit', es: 'colgar cables, otros tubos o equipo del tubo' },
        unless: { en: 'the raceway is identified for it', es: 'el tubo esté identificado para ello' },
        words: 'zip tie romex to conduit',
      },
      {
        says: 'may',
        what: {
          en: 'strap Class 2 control cable, such as thermostat wire, to the conduit feeding that equipment',
          es: 'amarrar cable Clase 2, como de termostato, al tubo que alimenta ese equipo',
        },
        words: 'thermostat wire AC whip',
      },
      {
        says: 'must-not',
        what: { en: 'tie data, phone, TV or alarm cable to conduit', es: 'amarrar cable de datos, teléfono, TV o alarma al tubo' },
        unless: { en: 'the raceway is identified for it', es: 'el tubo esté identificado para eso' },
        words: 'cat6 cat5 coax IT data guys low voltage contractor emt pipe zip tie tape j hook above ceiling cincho',
      },
    ],
    words: { en: 'zip tie low voltage to EMT thermostat wire conduit cat6', es: 'cincho cable al tubo termostato cat6' },
  },
  {
    id: '300-12-mechanical-continuity',
    section: '300.12',
    grade: 'V2',
    title: { en: 'Raceways and sheaths continuous from box to box', es: 'Tubos y cubiertas continuos de caja a caja' },
    text: {
      en: 'Raceways, armor and sheaths run unbroken between cabinets, boxes and fittings. Short sleeves used only to support or protect cable need not be continuous.',
      es: 'Tuberías, armaduras y cubiertas corren sin interrupción entre tableros, cajas y accesorios. Los tramos cortos usados sólo para soportar o proteger cable no tienen que ser continuos.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run raceways and cable sheaths unbroken between boxes and fittings',
          es: 'llevar tubos y cubiertas de cable sin interrupción entre cajas y accesorios',
        },
        words: 'conduit gap',
      },
      {
        says: 'need-not',
        what: {
          en: 'make a short sleeve used only to support or protect cable continuous',
          es: 'hacer continuo un tramo corto que sólo soporta o protege cable',
        },
        words: 'sleeve romex',
      },
    ],
    words: { en: 'sleeve conduit stub cable drop into box', es: 'tramo corto manga cable' },
  },
  {
    id: '300-13-b-multiwire-neutral',
    section: '300.13(B)',
    grade: 'V2',
    title: { en: 'Multiwire circuit: pigtail the neutral', es: 'Circuito multifilar: cola en el neutro' },
    text: {
      en: 'In a multiwire branch circuit the neutral may not depend on a receptacle or other device. Splice the neutrals and pigtail the device: an open neutral puts up to the line-to-line voltage on the loads.',
      es: 'En un circuito ramal multifilar el neutro no puede depender de un contacto u otro dispositivo. Empalme los neutros y deje cola al dispositivo: un neutro abierto manda hasta el voltaje entre fases a las cargas.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'depend on a receptacle for the neutral of a multiwire circuit',
          es: 'depender de un contacto para el neutro de un circuito multifilar',
        },
        words: 'shared neutral device terminals',
      },
      {
        says: 'must',
        what: {
          en: 'splice and pigtail the neutral of a multiwire branch circuit',
          es: 'empalmar y hacer cola del neutro en un circuito multifilar',
        },
        words: 'MWBC pigtail',
      },
    ],
    words: { en: 'MWBC shared edison lost neutral', es: 'MWBC compartido perdido' },
  },
  {
    id: '300-14-free-conductor',
    section: '300.14',
    grade: 'V2',
    title: { en: 'Free conductor in the box: 6 in., and 3 in. outside', es: 'Conductor libre en la caja: 6 pulg. y 3 pulg. afuera' },
    text: {
      en: 'Leave at least 6 in. of free conductor, from where it leaves the raceway or sheath, at each splice or device. If the box opening is under 8 in. in any direction, the wire must also reach 3 in. outside. Conductors that pass through unspliced are exempt.',
      es: 'Deje al menos 6 pulg. de conductor libre, desde donde sale del tubo o cubierta, en cada empalme o dispositivo. Si la abertura de la caja mide menos de 8 pulg., el alambre además debe salir 3 pulg. Los que pasan sin empalme están exentos.',
    },
    figures: { freeIn: [6, 'in'], openingIn: [8, 'in'], outIn: [3, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'leave at least 6 in. of free conductor at each box for splices or devices',
          es: 'dejar al menos 6 pulg. de conductor libre en cada caja para empalmes o dispositivos',
        },
        words: 'short tails',
      },
      {
        says: 'must',
        what: { en: 'leave wire reaching 3 in. outside the box', es: 'dejar cable que salga 3 pulg. de la caja' },
        if: { en: 'the opening is under 8 in. in any direction', es: 'la abertura mide menos de 8 pulg. en algún sentido' },
        words: 'wire length',
      },
      {
        says: 'need-not',
        what: {
          en: 'leave free length on conductors that pass through a box unspliced',
          es: 'dejar largo libre en conductores que pasan sin empalme',
        },
        words: 'looped uncut cut straight loop pasan cortar vuelta',
      },
      {
        says: 'need-not',
        what: {
          en: 'have wire reach 3 in. outside a box with an opening of 8 in. or more',
          es: 'dejar que el cable salga 3 pulg. de una caja con abertura de 8 pulg. o más',
        },
        words: 'pull big',
      },
      {
        says: 'is',
        what: {
          en: '6 in. of wire past the sheath or raceway is enough in a box',
          es: '6 pulg. de alambre fuera de la cubierta o del tubo bastan en la caja',
        },
        if: { en: 'it also reaches 3 in. outside an opening under 8 in.', es: 'además sale 3 pulg. de una abertura de menos de 8 pulg.' },
        words: 'device making up splices enough six inches sticking out',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave less than 6 in. of free wire at a splice or device',
          es: 'dejar menos de 6 pulg. de alambre libre en un empalme o dispositivo',
        },
        words: '4 5 short cortado corto',
      },
    ],
    words: { en: 'wire length short wires extend pigtail six', es: 'alambre corto largo extender cola' },
  },
  {
    id: '300-15-box-required',
    section: '300.15',
    grade: 'V2',
    title: { en: 'Splices and devices go in a box or conduit body', es: 'Empalmes y dispositivos en caja o condulet' },
    text: {
      en: 'Put a box or conduit body at each splice, outlet, switch, junction or termination, with the exceptions the section lists, such as equipment with integral enclosures and listed underground or NM splice devices. Use connectors only with the wiring method they are listed for.',
      es: 'Ponga caja o condulet en cada empalme, salida, apagador, unión o terminación, salvo lo que la sección exceptúa, como equipo con gabinete integral y dispositivos listados para empalme de NM o enterrado. Use cada conector sólo con su método de alambrado.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a box or conduit body at each splice, outlet, switch or junction',
          es: 'poner caja o condulet en cada empalme, salida, apagador o unión',
        },
        unless: {
          en: 'the section lists an exception, such as integral enclosures or listed underground or NM splice devices',
          es: 'la sección dé excepción, como gabinetes integrales o empalmes listados enterrados o de NM',
        },
        words: 'splice without box in wall junction box',
      },
      {
        says: 'must-not',
        what: { en: 'leave a splice outside a box in a wall or attic', es: 'dejar un empalme fuera de caja en muro o ático' },
        unless: {
          en: 'it is a listed NM splice device the section allows',
          es: 'sea un dispositivo listado de empalme NM que la sección permite',
        },
        words: 'wire nut tape attic',
      },
      {
        says: 'must',
        what: {
          en: 'use connectors only with the wiring method they are listed for',
          es: 'usar conectores sólo con el método para el que están listados',
        },
        words: 'romex connector MC',
      },
      {
        says: 'need-not',
        what: {
          en: 'add a box behind a light with its own wiring compartment',
          es: 'agregar caja detrás de una luz con su propio compartimiento de cables',
        },
        if: { en: 'it is listed for connecting the cable there', es: 'está listada para conectar ahí el cable' },
        words: 'undercabinet fixture separate',
      },
      {
        says: 'must-not',
        what: {
          en: 'use MC connectors on Romex, or Romex ones on MC, unless listed for both',
          es: 'usar conectores de MC en romex, o de romex en MC, si no están listados para ambos',
        },
        words: '14-2 aprietan',
      },
      {
        says: 'may',
        what: {
          en: 'join THHN from conduit and NM cable (Romex) in one box',
          es: 'juntar THHN de tubería y cable NM (Romex) en una misma caja',
        },
        words: 'transition conduit to romex mix wires same box splice individual conductors cambio tubería',
      },
      {
        says: 'must',
        what: {
          en: 'use a box, or a fitting listed for that change, where MC cable changes to EMT',
          es: 'usar caja, o un accesorio listado para ese cambio, donde el cable MC pasa a EMT',
        },
        words: 'transition mc to conduit combination coupling change over junction pasar cambiar',
      },
      {
        says: 'must-not',
        what: {
          en: 'use Romex (NM) connectors on flexible cord such as SO',
          es: 'usar conectores de romex (NM) en cordón flexible como SO',
        },
        unless: { en: 'they are listed for cord too', es: 'también estén listados para cordón' },
        words: 'soow sj cord grip strain relief connector uso rudo',
      },
    ],
    words: { en: 'without wall junction flying splice MC need', es: 'pared empalme MC' },
  },
  {
    id: '300-17-conductors-in-raceway',
    section: '300.17',
    grade: 'V2',
    title: { en: 'Do not overfill raceways', es: 'No llene de más la tubería' },
    text: {
      en: 'The number and size of conductors must let heat out and allow pulling in and out without damage: fill of 53% for one conductor, 31% for two and 40% for three or more, by Chapter 9 Table 1.',
      es: 'La cantidad y calibre de los conductores debe permitir disipar calor y jalar sin daño: llenado de 53% con un conductor, 31% con dos y 40% con tres o más, según la Tabla 1 del Capítulo 9.',
    },
    figures: { onePercent: [53, '%'], twoPercent: [31, '%'], manyPercent: [40, '%'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'fill a raceway with three or more conductors beyond 40%',
          es: 'llenar un tubo con tres o más conductores a más de 40%',
        },
        words: 'conduit fill how many wires',
      },
      {
        says: 'must-not',
        what: {
          en: 'fill a raceway beyond 53% with one or 31% with two conductors',
          es: 'llenar un tubo a más de 53% con uno o 31% con dos conductores',
        },
        words: 'conduit fill',
      },
      {
        says: 'is-not',
        what: { en: 'a raceway may hold as many wires as can be pulled into it', es: 'un tubo puede llevar todos los cables que entren' },
        words: 'whatever fits stuff pack pulls in room any number quepan cantidad',
      },
    ],
    words: { en: 'conduit fill wires percent', es: 'llenado tubo cables caben' },
  },
  {
    id: '300-18-complete-before-pulling',
    section: '300.18(A)',
    grade: 'V2',
    title: { en: 'Finish the conduit run before pulling', es: 'Termine la tubería antes de jalar' },
    text: {
      en: 'Complete the raceway between pull points before pulling conductors. Exceptions include short sections used to protect cable and prewired flexible whips.',
      es: 'Termine la tubería entre puntos de jalado antes de meter conductores. Se exceptúan tramos cortos que protegen cable y conexiones flexibles prearmadas.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'finish the conduit run between pull points before pulling the conductors',
          es: 'terminar el tubo entre puntos de jalado antes de jalar los conductores',
        },
        unless: {
          en: 'they are short protective sections or prewired flexible whips',
          es: 'sean tramos cortos de protección o flexibles precableados',
        },
        words: 'wires first then conduit',
      },
    ],
    words: { en: 'pull wire done slide pipe', es: 'cable tubo' },
  },
  {
    id: '300-19-vertical-support',
    section: '300.19(A)',
    grade: 'V2',
    title: { en: 'Support conductors in vertical raceways', es: 'Soporte de conductores en tubería vertical' },
    text: {
      en: 'Conductors in a long vertical raceway are supported at or near the top and then at the intervals of Table 300.19(A), if the run is longer than the table distance. Use clamps, insulated wedges in the ends, or offset boxes with ties.',
      es: 'Los conductores en tubería vertical larga se soportan arriba o cerca y luego a los intervalos de la Tabla 300.19(A), si el tramo pasa la distancia de la tabla. Use mordazas, cuñas aislantes en los extremos o cajas con desvío y amarre.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'support conductors in a long vertical raceway at the top and at table intervals',
          es: 'soportar los conductores en tubo vertical largo arriba y a los intervalos de la tabla',
        },
        if: { en: 'the run is longer than the table distance', es: 'el tramo es más largo que la distancia de la tabla' },
        words: 'riser wedge',
      },
    ],
    words: {
      en: 'riser cable high rise kellems grip conduit',
      es: 'columna edificio alto malla kellems',
    },
  },
  {
    id: '300-19-vertical-distances',
    section: 'Table 300.19(A)',
    grade: 'V2',
    title: { en: 'Vertical raceway: distance between conductor supports', es: 'Tubería vertical: distancia entre soportes' },
    text: {
      en: 'Copper sizes: up to 1/0 100 ft; 2/0 to 4/0 80 ft; 250 to 350 60 ft; over 350 to 500 50 ft; over 500 to 750 40 ft; larger 35 ft. Aluminum from 6 to 1/0 200 ft, 2/0 to 4/0 180 ft, 250 to 350 135 ft.',
      es: 'Cobre: hasta 1/0 100 pies; 2/0 a 4/0 80 pies; 250 a 350 60 pies; más de 350 a 500 50 pies; más de 500 a 750 40 pies; mayor 35 pies. Aluminio de 6 a 1/0 200 pies, de 2/0 a 4/0 180 pies, de 250 a 350 135 pies.',
    },
    figures: {
      aFt: [100, 'ft'],
      bFt: [80, 'ft'],
      cFt: [60, 'ft'],
      dFt: [50, 'ft'],
      eFt: [40, 'ft'],
      fFt: [35, 'ft'],
      gFt: [200, 'ft'],
      hFt: [180, 'ft'],
      iFt: [135, 'ft'],
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'support copper up to 1/0 in vertical raceway every 100 ft and 2/0 to 4/0 every 80 ft',
          es: 'soportar cobre hasta 1/0 en tubo vertical cada 100 pies y de 2/0 a 4/0 cada 80',
        },
        words: 'riser support',
      },
    ],
    words: { en: 'table 300.19 vertical support feet copper aluminum', es: 'tabla soporte vertical cobre aluminio' },
  },
  {
    id: '300-20-induced-current',
    section: '300.20',
    grade: 'V2',
    title: { en: 'No single conductor through steel', es: 'Ni un solo conductor a través del acero' },
    text: {
      en: 'Group all phases, neutral and grounds so that alternating current does not heat steel by induction. If single conductors must enter steel separately, cut slots between the holes or pass them all through one opening, or use an aluminum or nonmetallic plate.',
      es: 'Agrupe fases, neutro y tierras para que la corriente alterna no caliente el acero por inducción. Si los conductores entran separados al acero, corte ranuras entre los agujeros, páselos todos por una abertura, o use placa de aluminio o no metálica.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'pass single conductors of a circuit through separate holes in steel',
          es: 'pasar conductores sencillos de un circuito por agujeros separados en acero',
        },
        unless: {
          en: 'slots are cut between the holes, or they pass through one opening or a nonferrous plate',
          es: 'se corten ranuras entre agujeros, pasen por una sola abertura o por placa no ferrosa',
        },
        words: 'induction heating',
      },
      {
        says: 'must',
        what: {
          en: 'group all phases, neutral and grounds together through steel',
          es: 'agrupar fases, neutro y tierras juntos a través del acero',
        },
        words: 'induced heat conduit',
      },
    ],
    words: {
      en: 'hot enclosure induction heating single conductors slot knockouts parallel nipples phases in separate emt conduits steel heats eddy currents hysteresis hot conduit violation physically happens',
      es: 'gabinete caliente inducción ranura entre knockouts fases en tubos separados se calienta el tubo',
    },
  },
  {
    id: '300-21-firestop',
    section: '300.21',
    grade: 'V2',
    title: { en: 'Firestop penetrations', es: 'Selle penetraciones contra fuego' },
    text: {
      en: 'Wiring may not make it easier for fire or smoke to spread. Firestop openings through fire-rated walls, floors and ceilings with an approved listed system that keeps the rating.',
      es: 'El alambrado no debe facilitar el paso de fuego o humo. Selle las aberturas en muros, pisos y techos con clasificación contra fuego usando un sistema listado y aprobado que mantenga la clasificación.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'firestop wiring openings through fire-rated walls, floors and ceilings with a listed system',
          es: 'sellar contra fuego con sistema listado las penetraciones en muros, pisos y techos clasificados',
        },
        words: 'fire caulk',
      },
    ],
    words: { en: 'fire caulk rated wall putty pads intumescent', es: 'sellador muro cortafuego' },
  },
  {
    id: '300-21-boxes-opposite-sides',
    section: '300.21',
    grade: 'V2',
    title: { en: 'Boxes back to back in a rated wall', es: 'Cajas encontradas en muro clasificado' },
    text: {
      en: 'Building codes and listings usually ask for 24 in. between boxes on opposite sides of a fire-rated wall, unless putty pads or other listed protection is used. The electrical code itself sends you to that listing.',
      es: 'Los códigos de construcción y listados suelen pedir 24 pulg. entre cajas en caras opuestas de un muro contra fuego, salvo que use putty pads u otra protección listada. El código eléctrico remite a ese listado.',
    },
    figures: { gapIn: [24, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'separate boxes on opposite sides of a fire-rated wall as the building code or listing asks, usually 24 in.',
          es: 'separar cajas en lados opuestos de un muro clasificado como pida el código o listado, usualmente 24 pulg.',
        },
        unless: { en: 'putty pads or other listed protection is used', es: 'se usen almohadillas u otra protección listada' },
        words: 'back to back boxes',
      },
    ],
    words: { en: 'putty pads back to back boxes one hour wall apartment', es: 'cajas espalda con espalda muro de una hora' },
  },
  {
    id: '300-22-a-dust-ducts',
    section: '300.22(A)',
    grade: 'V2',
    title: { en: 'No wiring in ducts for dust or vapor', es: 'Sin alambrado en ductos de polvo o vapores' },
    text: {
      en: 'Install no wiring of any type in ducts that carry dust, loose stock or flammable vapor, nor in ducts or shafts that vent commercial cooking equipment.',
      es: 'No instale ningún alambrado en ductos que transportan polvo, material suelto o vapores inflamables, ni en ductos de extracción de cocinas comerciales.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run wiring in ducts for dust, loose stock or flammable vapor',
          es: 'llevar cableado en ductos de polvo, material suelto o vapores inflamables',
        },
        words: 'duct',
      },
      {
        says: 'must-not',
        what: {
          en: 'run wiring in ducts or shafts that vent commercial cooking equipment',
          es: 'llevar cableado en ductos de extracción de cocina comercial',
        },
        words: 'hood grease duct',
      },
    ],
    words: { en: 'kitchen hood grease collection', es: 'campana cocina grasa colector' },
  },
  {
    id: '300-22-b-ducts',
    section: '300.22(B)',
    grade: 'V2',
    title: { en: 'Wiring inside environmental air ducts', es: 'Alambrado dentro de ductos de aire' },
    text: {
      en: 'In fabricated ducts for environmental air use wiring only for equipment acting on the air: MI, MC without nonmetallic covering, EMT, IMC, RMC, and FMC in lengths up to 4 ft.',
      es: 'En ductos fabricados para aire ambiental sólo va el alambrado del equipo que actúa sobre el aire: MI, MC sin cubierta no metálica, EMT, IMC, RMC y FMC en tramos de hasta 4 pies.',
    },
    figures: { flexFt: [4, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run NM or jacketed cable inside a fabricated air duct',
          es: 'llevar NM o cable con cubierta plástica dentro de un ducto de aire',
        },
        words: 'romex in HVAC duct',
      },
      {
        says: 'may',
        what: {
          en: 'run EMT, RMC, IMC, MI, bare MC or up to 4 ft of FMC inside environmental air ducts',
          es: 'llevar EMT, RMC, IMC, MI, MC sin cubierta o hasta 4 pies de FMC en ductos de aire',
        },
        if: { en: 'only for equipment acting on the air', es: 'sólo para equipo que actúa sobre el aire' },
        words: 'duct wiring',
      },
    ],
    words: { en: 'smoke detector damper actuator', es: 'detector compuerta' },
  },
  {
    id: '300-22-c-plenum',
    section: '300.22(C)',
    grade: 'V2',
    title: { en: 'Above a plenum ceiling', es: 'Arriba de plafón usado como plenum' },
    text: {
      en: 'In ceiling spaces used for environmental air, metal methods such as EMT, IMC, RMC, FMC, AC, MI and MC without a nonmetallic jacket are used, and cables listed for it. NM, PVC and ENT are out. Joist bays of dwellings crossed at right angles are excepted.',
      es: 'En espacios de techo usados para aire ambiental van métodos metálicos como EMT, IMC, RMC, FMC, AC, MI y MC sin cubierta no metálica, y cables listados para eso. NM, PVC y ENT no. Se exceptúa en viviendas cruzar en ángulo recto el espacio entre vigas.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use NM cable (romex), PVC or ENT above a plenum ceiling',
          es: 'usar NM (romex), PVC o ENT sobre un plafón que es plenum',
        },
        unless: { en: 'dwelling joist bays are crossed at right angles', es: 'se crucen en ángulo recto espacios entre vigas de vivienda' },
        words: 'plenum return air smurf',
      },
      {
        says: 'may',
        what: {
          en: 'use EMT, RMC, IMC, FMC, AC or unjacketed MC above a plenum ceiling',
          es: 'usar EMT, RMC, IMC, FMC, AC o MC sin cubierta plástica sobre plafón plenum',
        },
        words: 'drop ceiling return air',
      },
      {
        says: 'may',
        what: { en: 'use cables listed for plenums above a plenum ceiling', es: 'usar cables listados para plenum sobre plafón plenum' },
        words: 'CMP plenum rated',
      },
      {
        says: 'need-not',
        what: {
          en: 'use plenum-rated cable above a ceiling whose return air runs in ducts',
          es: 'usar cable plenum sobre un plafón cuyo retorno de aire va en ductos',
        },
        unless: { en: 'a local rule or the specification asks for it', es: 'lo pida una regla local o la especificación' },
        words: 'ducted return not a plenum drop ceiling store office cmp cmr riser cat6 ductado',
      },
    ],
    words: {
      en: 'return air cable romex cold rated NM stud joist space perpendicular house dwelling',
      es: 'retorno aire cable clasificado NM espacio vigas casa',
    },
  },
  {
    id: '300-23-access-panels',
    section: '300.23',
    grade: 'V2',
    title: { en: 'Ceiling panels must still open', es: 'Los plafones deben poder abrirse' },
    text: {
      en: 'Arrange cables, raceways and equipment behind panels designed for access so that the panels can be taken out. Wiring that lies on the tiles and blocks them is a violation.',
      es: 'Acomode cables, tubos y equipo detrás de paneles de acceso de modo que los paneles se puedan quitar. El alambrado echado sobre los plafones que los bloquea no cumple.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'let wiring block ceiling panels from being taken out', es: 'dejar que el cableado impida quitar los plafones' },
        words: 'ceiling tile blocked',
      },
      {
        says: 'must',
        what: {
          en: 'arrange cables and equipment so that access panels can be removed',
          es: 'arreglar cables y equipo para que los paneles puedan quitarse',
        },
        words: 'drop ceiling',
      },
    ],
    words: { en: 'cables on ceiling tiles blocking access abandoned', es: 'cables sobre plafones bloquean' },
  },
  {
    id: '300-10-electrical-continuity',
    section: '300.10',
    grade: 'K',
    title: { en: 'Metal raceways continuous electrically', es: 'Canalizaciones metálicas continuas eléctricamente' },
    text: {
      en: 'Join metal raceways, cable armor and enclosures into one continuous conductor, connected to all boxes, fittings and cabinets so that grounding is effective. Short sections that only protect or support cable are excepted.',
      es: 'Una canalizaciones metálicas, armaduras y gabinetes en un conductor continuo, conectado a todas las cajas, accesorios y tableros, para que la puesta a tierra sea efectiva. Se exceptúan tramos cortos que sólo protegen o soportan cable.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'join metal raceways and enclosures into one continuous electrical conductor',
          es: 'unir tubos y gabinetes metálicos en un conductor eléctrico continuo',
        },
        unless: {
          en: 'they are short sections that only protect or support cable',
          es: 'sean tramos cortos que sólo protegen o soportan cable',
        },
        words: 'grounding continuity EMT',
      },
    ],
    words: { en: 'loose couplings set screw continuity EMT ground', es: 'coples flojos continuidad EMT tierra' },
  },
  {
    id: '300-6-corrosion',
    section: '300.6(A)',
    grade: 'V2',
    title: { en: 'Cut threads and scratched steel need protection', es: 'Rosca y acero raspado necesitan protección' },
    text: {
      en: 'Steel raceways, boxes and fittings are protected from corrosion inside and out. Where threads are cut in the field in corrosive or wet places, coat them with an approved electrically conductive compound.',
      es: 'Tubos, cajas y accesorios de acero se protegen de la corrosión por dentro y fuera. Las roscas hechas en campo en lugares corrosivos o mojados se cubren con compuesto conductivo aprobado.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'coat field-cut steel threads with approved conductive compound in corrosive or wet places',
          es: 'recubrir las roscas cortadas con compuesto conductor aprobado en lugares corrosivos o mojados',
        },
        words: 'cold galvanize rigid threads',
      },
      {
        says: 'must',
        what: {
          en: 'protect steel raceways, boxes and fittings from corrosion inside and out',
          es: 'proteger de corrosión por dentro y fuera tubos, cajas y accesorios de acero',
        },
        words: 'rust',
      },
    ],
    words: { en: 'cold galvanizing spray threads rust conduit paint', es: 'galvanizado en frío rosca óxido tubo' },
  },
  {
    id: '300-25-stairwells',
    section: '300.25',
    numberIn: { 2017: null },
    grade: 'V2',
    title: { en: 'Wiring in exit stair enclosures', es: 'Alambrado en cubos de escalera de salida' },
    text: {
      en: 'In a fire-rated exit stair enclosure install only the wiring that serves equipment the authority permits in it, such as its lighting, fire alarm and communications. Feeders and circuits for other places stay out.',
      es: 'En un cubo de escalera de salida clasificado sólo va el alambrado del equipo que la autoridad permite ahí, como su alumbrado, alarma y comunicaciones. Alimentadores y circuitos de otros lugares van por fuera.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run feeders or circuits for other places through a fire-rated exit stair enclosure',
          es: 'pasar alimentadores o circuitos de otros lugares por un cubo de escalera de salida',
        },
        words: 'exit stairwell conduit',
      },
      {
        says: 'may',
        what: {
          en: "run the stair's own lighting, fire alarm and communications wiring in the exit stair enclosure",
          es: 'llevar cableado de luz, alarma y comunicaciones del propio cubo de escalera',
        },
        if: { en: 'the authority permits the equipment there', es: 'la autoridad permite ahí el equipo' },
        words: 'stairwell',
      },
    ],
    words: { en: 'tower egress conduit pass through', es: 'emergencia tubo' },
  },
  {
    id: '300-5-rising',
    section: '300.5(A)',
    grade: 'V1',
    title: { en: 'Rising for terminations: less cover is allowed', es: 'Al subir a terminar se permite menos cubierta' },
    text: {
      en: 'Less than the table cover is allowed where cables and conductors rise for terminations or splices or where access is otherwise required, at a box or pedestal for instance.',
      es: 'Se permite menos cubierta que la de la tabla donde los cables suben para terminar o empalmarse o donde se requiere acceso, por ejemplo en una caja o pedestal.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use less than the table depth where cables rise for terminations or splices',
          es: 'usar menos profundidad donde los cables suben a terminar o empalmar',
        },
        words: 'box pedestal',
      },
    ],
    words: { en: 'sweep up to box shallow near wall', es: 'curva de subida caja poco profundo' },
  },
  {
    id: '300-5-c-under-building',
    section: '300.5(C)',
    grade: 'V2',
    title: { en: 'Cable under a building: in raceway', es: 'Cable debajo de edificio: en tubo' },
    text: {
      en: 'Underground cable or conductors under a building run in a raceway that reaches past the outside walls. Type MC or MI cable identified for direct burial may run there without one.',
      es: 'El cable o conductores enterrados bajo un edificio van en tubo que sale más allá de los muros exteriores. El MC o MI identificado para enterrarse puede ir ahí sin tubo.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run underground cable under a building in a raceway past the outside walls',
          es: 'llevar el cable bajo un edificio en tubo que pase los muros exteriores',
        },
        unless: { en: 'it is MC or MI cable identified for direct burial', es: 'sea cable MC o MI identificado para enterrarse' },
        words: 'UF under slab',
      },
    ],
    words: {
      en: 'UF cable beneath building slab raceway extend beyond outside walls crawl',
      es: 'UF bajo la casa losa tubo pasa muros',
    },
  },
  {
    id: '300-5-h-bushing',
    section: '300.5(H)',
    grade: 'K',
    title: { en: 'Bushing where cable leaves buried conduit', es: 'Monitor donde el cable sale del tubo enterrado' },
    text: {
      en: 'At the end of a conduit or other raceway that ends underground, where conductors or cables come out as direct burial, fit a bushing with an integral seal or a terminal fitting.',
      es: 'En la punta de un tubo que termina bajo tierra, donde los conductores o cables salen a enterrarse directo, ponga un monitor (bushing) o un accesorio con sello.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'fit a bushing with integral seal or terminal fitting where cable leaves buried conduit',
          es: 'poner bushing con sello integral o accesorio terminal donde el cable sale del tubo enterrado',
        },
        words: 'UF conduit end',
      },
    ],
    words: {
      en: 'end of sleeve underground bushing fitting direct burial cable leaves raceway',
      es: 'punta del tubo enterrado monitor boquilla',
    },
  },
  {
    id: '300-5-k-boring',
    section: '300.5(K)',
    grade: 'K',
    title: { en: 'Directional boring: approved raceway', es: 'Perforación dirigida: canalización aprobada' },
    text: {
      en: 'Cables or raceways put in by directional boring are approved for the purpose. HDPE and thick-wall plastic conduit are the usual choices.',
      es: 'Los cables o tubos metidos con perforación dirigida deben estar aprobados para eso. Lo usual es HDPE o tubo plástico de pared gruesa.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use cables or raceways approved for directional boring',
          es: 'usar cables o tubos aprobados para perforación dirigida',
        },
        words: 'HDD bore HDPE',
      },
      {
        says: 'may',
        what: { en: 'use HDPE conduit off a reel for directional boring', es: 'usar tubo HDPE de rollo para perforación dirigida' },
        if: { en: 'it is approved for the purpose', es: 'está aprobado para eso' },
      },
    ],
    words: {
      en: 'horizontal directional drilling bore under road HDD',
      es: 'perforación horizontal bajo calle',
    },
  },
  {
    id: '300-6-b-aluminum',
    section: '300.6(B)',
    grade: 'K',
    title: { en: 'Aluminum conduit in concrete or earth', es: 'Tubo de aluminio en concreto o tierra' },
    text: {
      en: 'Aluminum raceways, boxes and fittings in concrete or in direct contact with earth get supplementary corrosion protection.',
      es: 'Las canalizaciones, cajas y accesorios de aluminio en concreto o en contacto con la tierra llevan protección adicional contra corrosión.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give aluminum conduit in concrete or earth supplementary corrosion protection',
          es: 'dar protección adicional contra corrosión al tubo de aluminio en concreto o tierra',
        },
        words: 'aluminum rigid buried',
      },
    ],
    words: {
      en: 'aluminum rigid buried embedded coating',
      es: 'aluminio rígido enterrado ahogado recubrimiento',
    },
  },
  {
    id: '300-8-other-systems',
    section: '300.8',
    grade: 'V2',
    title: { en: 'No pipes in a raceway or tray with wires', es: 'Sin tubos ajenos en canalización o charola' },
    text: {
      en: 'A raceway or cable tray with electrical conductors is not allowed to hold a pipe or hose for air, water, steam, gas, drainage or anything not electrical.',
      es: 'En una canalización o charola con conductores eléctricos no se permite tubo ni manguera de aire, agua, vapor, gas, drenaje ni nada que no sea eléctrico.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put a water, air, gas or drain pipe or hose in a raceway or tray with wires',
          es: 'meter tubo o manguera de agua, aire, gas o drenaje en canalización o charola con cables',
        },
        words: 'condensate line conduit',
      },
    ],
    words: {
      en: 'compressed air line share conduit pneumatic hose foreign system same',
      es: 'aire comprimido manguera compartir',
    },
  },
  {
    id: '300-11-d-cables-not-support',
    section: '300.11(D)',
    grade: 'K',
    title: { en: 'Cables do not support anything', es: 'Los cables no soportan nada' },
    text: {
      en: 'Cable wiring methods are not a means of support for other cables, raceways or equipment: no tying of Romex or data cable to MC cable.',
      es: 'Los cables no sirven para soportar otros cables, tubos ni equipo: no se amarra Romex ni datos a un cable MC.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'tie romex, data cable or equipment to MC or other power cable for support',
          es: 'amarrar romex, cable de datos o equipo a MC u otro cable como soporte',
        },
        words: 'zip tie cable',
      },
    ],
    words: {
      en: 'zip tie cable to another cable tie wrap',
      es: 'amarrar cable a otro cable cinchos',
    },
  },
  {
    id: '300-13-a-no-splices-in-raceway',
    section: '300.13(A)',
    grade: 'V1',
    title: { en: 'No splices inside conduit', es: 'Sin empalmes dentro del tubo' },
    text: {
      en: 'Conductors in raceways are continuous between boxes, outlets and devices: no splice or tap inside a conduit. Wireways, gutters and surface raceways with removable covers have their own permission.',
      es: 'Los conductores en tubo son continuos entre cajas, salidas y dispositivos: sin empalme ni derivación dentro de la tubería. Ductos cuadrados y canaletas con tapa removible tienen permiso propio.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'splice or tap conductors inside a conduit', es: 'empalmar o derivar conductores dentro del tubo' },
        words: 'splice in pipe EMT',
      },
      {
        says: 'may',
        what: {
          en: 'splice conductors in wireways, gutters or surface raceways',
          es: 'empalmar conductores en ductos, canales o canaletas',
        },
        if: { en: 'covers are removable and their own article permits it', es: 'las tapas son removibles y su artículo lo permite' },
        words: 'trough wiremold',
      },
    ],
    words: {
      en: 'splice in conduit tap wire nut inside pipe allowed',
      es: 'empalme dentro del conduit tubería se puede',
    },
  },
  {
    id: '300-15-c-cable-into-raceway',
    section: '300.15(C)',
    grade: 'K',
    title: { en: 'Cable into a protecting conduit: fitting at the end', es: 'Cable en tubo de protección: accesorio en la punta' },
    text: {
      en: 'Where cable enters or leaves conduit or tubing used only to support or protect it, no box is needed, but the ends of the conduit get a fitting that protects the cable from abrasion.',
      es: 'Donde un cable entra o sale de un tubo que sólo lo soporta o protege no hace falta caja, pero la punta del tubo lleva un accesorio que evita que se raspe.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'put a box where cable enters a conduit used only to support or protect it',
          es: 'poner caja donde el cable entra a un tubo que sólo lo soporta o protege',
        },
        if: { en: 'the conduit ends get a fitting that protects from abrasion', es: 'las puntas llevan accesorio contra abrasión' },
        words: 'romex EMT sleeve',
      },
      {
        says: 'must',
        what: {
          en: 'put a fitting on the ends of a protecting conduit to guard cable from abrasion',
          es: 'poner accesorio en las puntas del tubo de protección contra abrasión',
        },
        words: 'bushing sleeve pipe punta filo top cut',
      },
    ],
    words: {
      en: 'romex sleeve EMT stub bushing end changeover NM into raceway',
      es: 'romex camisa EMT monitor en la punta',
    },
  },
  {
    id: '300-16-open-wiring',
    section: '300.16',
    grade: 'V1',
    title: { en: 'From raceway to open wires', es: 'De tubo a alambres abiertos' },
    text: {
      en: 'Where conduit or cable changes to open wiring or concealed knob-and-tube, use a box or terminal fitting with a separately bushed hole for each conductor, without splices inside.',
      es: 'Donde el tubo o cable cambia a alambrado abierto o de perillas, use caja o accesorio con un agujero con boquilla para cada conductor, sin empalmes adentro.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a box or fitting with a separate bushed hole per conductor from conduit to knob-and-tube',
          es: 'usar caja o accesorio con un agujero con buje por conductor al pasar a alambrado abierto',
        },
        words: 'knob and tube',
      },
    ],
    words: {
      en: 'transition knob and tube bushed hole each conductor',
      es: 'transición perillas boquilla por conductor',
    },
  },
  {
    id: '300-18-b-welding',
    section: '300.18(B)',
    grade: 'K',
    title: { en: 'Metal raceways are not welded', es: 'El tubo metálico no se suelda' },
    text: {
      en: 'Do not support, fasten or connect metal raceways by welding unless they are designed for it or other rules permit it.',
      es: 'No soporte, fije ni una tubería metálica con soldadura, salvo que esté hecha para eso o lo permita otra regla.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'support or fasten metal raceways by welding', es: 'soportar o fijar tubos metálicos con soldadura' },
        unless: { en: 'they are designed for it or other rules permit it', es: 'estén diseñados para ello u otras reglas lo permitan' },
        words: 'weld conduit',
      },
    ],
    words: {
      en: 'weld conduit to beam support attach EMT steel beam weld support conduit',
      es: 'soldar tubo a la viga soldar EMT viga',
    },
  },
  {
    id: '300-22-c-joist-bays',
    section: '300.22(C) Exception',
    grade: 'V2',
    title: { en: 'Wiring across joist or stud return air spaces of a house', es: 'Cable cruzando espacios de retorno de aire en casa' },
    text: {
      en: 'In a dwelling NM and other cable is permitted to pass through joist or stud spaces used for return air, if it crosses at right angles to their length. Along the bay it is not.',
      es: 'En vivienda se permite que NM u otro cable cruce espacios entre vigas o postes que sirven de retorno de aire, si cruza en ángulo recto. A lo largo no.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: "run NM cable (romex) across a house's return air joist or stud space",
          es: 'cruzar con NM (romex) un espacio de retorno de aire entre vigas o postes en casa',
        },
        if: { en: 'it crosses at right angles to the length of the bay', es: 'cruza en ángulo recto al largo del espacio' },
        words: 'cold air return',
      },
      {
        says: 'must-not',
        what: {
          en: 'run NM cable along the length of a return air joist bay',
          es: 'llevar NM a lo largo de un espacio de retorno de aire',
        },
        words: 'cold air return romex',
      },
    ],
    words: {
      en: 'romex cold panned perpendicular',
      es: 'romex perpendicular viga',
    },
  },
];

// Confirmed: 300.4 EC&M (boring shallow studs, Q&A NM and EMT), IRC tables on UpCodes, codebookcity; 300.5 shared fact list, UpCodes IRC E3803, EC&M quiz (8 ft), EC&M (ribbon), IEC insights, voltagelab;
// 300.3(B) IAEI magazine, IRC; 300.7(B) and PVC EC&M twice; 300.11 EC&M wiring methods, ecmag, Holt; 300.13-300.15 EC&M Q&A, codebookcity, Mike Holt forum; 300.17 fact list; 300.7(A) codebookcity, EC&M; 300.9 two exam-prep sites; 300.18 EC&M 2025, textbook; 300.22 textbook (Goodheart-Willcox), EC&M quiz, Holt Top 50.
// One source only: 300.3(C), 300.4(A)(2), (E), (F), (H), 300.5(E), (G), (I), 300.6(A), 300.6(D), 300.11(C), 300.12, 300.19(A), 300.21.
// 300.4(A)(2) two study pages; 300.19(A) textbook, EC&M quiz. One source only as well: 300.5(F), (J), 300.20, 300.23 (codebookcity).
// Second look: 300.3(C)(1) EC&M (Holt), codebookcity, textbook; 300.4(E) EC&M twice, thebuildingcodeforum; 300.5(E) engproducts, bartleby, EC&M; 300.5(J) EC&M, codebookcity; 300.21 electrician2. One source: back-to-back boxes RACO.
// Third look: 300.25 ecmag April 2020, electricallicenserenewal 875, Mike Holt forum.
// Fourth look: 300.22(C) Exception Mike Holt forum, InterNACHI forum, electrical-contractor.net.
// Fifth look: 300.3(A) Mike Holt forum 2544378, allaboutcircuits, gardenweb; 300.6(A) Mike Holt forum 2584309, Steel Tube Institute; 300.6(D) neccode quiz; 300.11(C) electricallicenserenewal 56; 300.12 EC&M wiring methods, textbook (Goodheart-Willcox);
// 300.5(C), (G) EC&M 2017, EC&M quiz, homeownersnetwork (IRC); 300.19(A) Mike Holt forum (three threads), public notes; 300.20 Mike Holt forum, EC&M catastrophes 2020; 300.21 Mike Holt forum 32203 (UL), electrical-contractor.net; 300.23 with 300.4(C) thebuildingcodeforum. One source: 300.1(C) 78, 91, 129 and 155, 300.4(C) thebuildingcodeforum, 300.16 examzify. 300.3(C)(2) may have gone to 305.4 in 2023: only 300.3(C) is named.
