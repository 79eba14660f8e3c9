// Articles 410 and 411 in own words: luminaires, track lighting and low-voltage lighting.
import type { Rule } from '../knowledge.ts';

export const articles410To411: readonly Rule[] = [
  {
    id: '410-6-listing',
    section: '410.6',
    grade: 'K',
    title: { en: 'Luminaires and retrofit kits are listed', es: 'Luminarias y juegos de conversión son listados' },
    text: {
      en: 'All luminaires, lampholders and retrofit kits are listed, LED tape, strips and conversion kits included.',
      es: 'Todas las luminarias, portalámparas y juegos de conversión son listados, también tiras y conversiones LED.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use listed luminaires, lampholders, LED strips and retrofit kits',
          es: 'usar luminarias, portalámparas, tiras LED y juegos de conversión listados',
        },
        words: 'light fixture unlisted amazon',
      },
    ],
    words: {
      en: 'LED tape strip lights need to be listed UL fixtures',
      es: 'tira LED listado UL',
    },
  },
  {
    id: '410-10-a-wet',
    section: '410.10(A)',
    grade: 'V2',
    title: { en: 'Luminaires in wet and damp places', es: 'Luminarias en lugares mojados y húmedos' },
    text: {
      en: 'Install luminaires so that water cannot enter or collect in wiring spaces and lampholders. Those in wet locations are marked suitable for wet locations, those in damp ones for damp or wet.',
      es: 'Instale luminarias de modo que no entre ni se junte agua en espacios de cableado y portalámparas. En mojado van marcadas para lugar mojado; en húmedo, para húmedo o mojado.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'use luminaires marked for wet locations in wet places', es: 'usar luminarias marcadas para mojado en lugar mojado' },
        words: 'outdoor light shower fixture',
      },
      {
        says: 'must-not',
        what: { en: 'use damp-rated luminaires in wet locations', es: 'usar luminarias para húmedo en lugar mojado' },
        words: 'outdoor light rain',
      },
      {
        says: 'may',
        what: { en: 'use wet- or damp-marked luminaires in damp places', es: 'usar luminarias para mojado o húmedo en lugar húmedo' },
        words: 'covered porch light',
      },
    ],
    words: { en: 'outdoor light soffit fixture rated shower', es: 'luz exterior plafón intemperie' },
  },
  {
    id: '410-10-c-hoods',
    section: '410.10(C)',
    grade: 'V2',
    title: { en: 'Luminaires in cooking hoods', es: 'Luminarias en campanas de cocina' },
    text: {
      en: 'Luminaires may be in nonresidential cooking hoods only if identified for that, with the exhaust, fumes and heat considered, corrosion-resistant finish and no wiring exposed inside the hood.',
      es: 'Las luminarias van en campanas comerciales sólo si están identificadas para eso, considerando vapores y calor, con acabado resistente y sin cableado expuesto dentro de la campana.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'put ordinary luminaires in commercial cooking hoods', es: 'poner luminarias comunes en campanas comerciales' },
        unless: {
          en: 'identified for that, corrosion-resistant and with no wiring exposed inside',
          es: 'estén identificadas para eso, resistan corrosión y sin alambrado expuesto adentro',
        },
        words: 'restaurant hood light',
      },
    ],
    words: { en: 'restaurant light vapor proof', es: 'luz restaurante' },
  },
  {
    id: '410-10-d-tub',
    section: '410.10(D)',
    grade: 'V2',
    title: { en: 'Tub and shower zone: 3 ft by 8 ft', es: 'Zona de tina y regadera: 3 pies por 8 pies' },
    text: {
      en: 'No part of cord- or chain-hung luminaires, track or pendants within 3 ft horizontally and 8 ft vertically from the top of the tub rim or shower threshold. Other luminaires in the zone are marked damp, or wet where shower spray reaches. Paddle fans keep the same zone, from 2020 in 422.18(B) for their metal parts.',
      es: 'Ninguna parte de luminarias colgantes, riel o péndulos dentro de 3 pies en horizontal y 8 pies en vertical desde el borde de la tina o el sardinel. Otras luminarias en la zona van marcadas para húmedo, o mojado si les llega agua. Los abanicos guardan la misma zona, desde 2020 en 422.18(B) para sus partes metálicas.',
    },
    figures: { hFt: [3, 'ft'], vFt: [8, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'hang pendants, chain lights or track within 3 ft and 8 ft of tub or shower',
          es: 'colgar pendientes, cadenas o riel a 3 pies y 8 pies de tina o regadera',
        },
        words: 'chandelier over bathtub light above tub',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a ceiling fan in the 3 ft by 8 ft tub and shower zone',
          es: 'poner ventilador en la zona de 3 por 8 pies de tina y regadera',
        },
        words: 'paddle abanico blades',
      },
      {
        says: 'may',
        what: { en: 'put a recessed or surface light over a tub or shower', es: 'poner luz empotrada o sobrepuesta sobre tina o regadera' },
        if: { en: 'it is marked damp, or wet where shower spray reaches', es: 'está marcada para húmedo, o mojado donde llega el agua' },
        words: 'can light trim wet rated ceiling tile LED empotrado delgado above tina',
      },
    ],
    words: { en: 'light bathtub chandelier fan bathroom clearance', es: 'luz candil abanico baño' },
  },
  {
    id: '410-10-f-roof-deck',
    section: '410.10(F)',
    grade: 'K',
    title: { en: 'Luminaires under roof decking: 1-1/2 in.', es: 'Luminarias bajo techo de lámina: 1-1/2 pulg.' },
    text: {
      en: 'Luminaires exposed or concealed under metal-corrugated sheet roof decking leave at least 1-1/2 in. from the lowest surface of the decking to the top of the luminaire.',
      es: 'Las luminarias bajo techo de lámina corrugada dejan al menos 1-1/2 pulg. entre la superficie más baja de la lámina y su parte superior.',
    },
    figures: { f1: ['1-1/2', 'in'] },
    claims: [
      {
        says: 'must',
        what: { en: 'keep luminaires 1-1/2 in. below metal roof decking', es: 'dejar luminarias 1-1/2 pulg. bajo lámina de techo' },
        words: 'corrugated',
      },
    ],
    words: {
      en: 'light fixture metal deck roof corrugated',
      es: 'lámpara techo lámina',
    },
  },
  {
    id: '410-11-combustible',
    section: '410.11',
    grade: 'V2',
    title: { en: 'Luminaires near combustible material', es: 'Luminarias cerca de material combustible' },
    text: {
      en: 'Build, install or shield luminaires so that combustible material is not exposed to temperatures over 90 °C (194 °F).',
      es: 'Construya, instale o proteja las luminarias de modo que el material combustible no quede expuesto a más de 90 °C (194 °F).',
    },
    figures: { cC: [90, '°C'], fF: [194, '°F'] },
    claims: [
      {
        says: 'must',
        what: { en: 'keep combustibles near luminaires at 90 °C or less', es: 'mantener combustibles cerca de luminarias a 90 °C o menos' },
        words: 'heat wood',
      },
    ],
    words: { en: 'light fixture heat wood', es: 'calor madera' },
  },
  {
    id: '410-12-over-combustible',
    section: '410.12',
    grade: 'V2',
    title: { en: 'Lampholders over combustible material', es: 'Portalámparas sobre material combustible' },
    text: {
      en: 'Lampholders over readily combustible material are unswitched types, and at least 8 ft above the floor or guarded, unless each has its own switch.',
      es: 'Los portalámparas sobre material fácil de quemar son sin interruptor, y a 8 pies o más del piso o protegidos, salvo que cada uno tenga su propio apagador.',
    },
    figures: { hFt: [8, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use unswitched lampholders 8 ft up or guarded over combustible material',
          es: 'usar portalámparas sin apagador a 8 pies o con guarda sobre material combustible',
        },
        unless: { en: 'each has its own switch', es: 'cada uno tenga su propio apagador' },
        words: 'pull chain hay barn',
      },
    ],
    words: { en: 'keyless porcelain storage', es: 'porcelana bodega' },
  },
  {
    id: '410-16-b-closet-types',
    section: '410.16',
    grade: 'V2',
    title: { en: 'Closet lights: what is allowed', es: 'Luces de clóset: qué se permite' },
    text: {
      en: 'In clothes closets use surface or recessed incandescent or LED with a completely enclosed light source, surface or recessed fluorescent, or luminaires identified for storage space. Bare or partly enclosed incandescent lamps and pendants are not allowed.',
      es: 'En clósets use incandescente o LED de sobreponer o empotrar con fuente totalmente cerrada, fluorescente de sobreponer o empotrar, o luminarias identificadas para el espacio. No se permiten focos expuestos o parcialmente cerrados ni colgantes.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use bare-bulb or pendant lights in clothes closets', es: 'usar foco desnudo o luz colgante en clósets de ropa' },
        words: 'keyless porcelain pull chain closet',
      },
      {
        says: 'may',
        what: { en: 'use enclosed LED or recessed lights in clothes closets', es: 'usar LED cerrado o empotrado en clósets de ropa' },
        words: 'closet light',
      },
    ],
    words: { en: 'bulb porcelain keyless pendant', es: 'foco portalámpara colgante' },
  },
  {
    id: '410-16-c-closet-clearances',
    section: '410.16',
    grade: 'V2',
    title: { en: 'Closet lights: 12 in. and 6 in.', es: 'Luces de clóset: 12 pulg. y 6 pulg.' },
    text: {
      en: 'To the storage space keep 12 in. from surface-mounted incandescent or LED with enclosed source, and 6 in. from surface fluorescent and from recessed luminaires.',
      es: 'Al espacio de guardado deje 12 pulg. desde incandescente o LED cerrado de sobreponer, y 6 pulg. desde fluorescente de sobreponer y desde luminarias empotradas.',
    },
    figures: { surfIn: [12, 'in'], recIn: [6, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep surface closet lights 12 in. from storage (6 in. fluorescent or recessed)',
          es: 'dejar 12 pulg. de luz sobrepuesta a guardado en clóset (6 fluorescente o empotrada)',
        },
        words: 'closet light distance shelf',
      },
    ],
    words: { en: 'clearance shelf recessed LED surface', es: 'distancia repisa luz empotrada' },
  },
  {
    id: '410-16-closet-storage-space',
    section: '410.16',
    grade: 'V2',
    title: { en: 'What is closet storage space', es: 'Qué es espacio de guardado del clóset' },
    text: {
      en: 'The volume from the floor up to 6 ft or the highest rod, 24 in. out from the sides and back walls, and above that to the ceiling 12 in. out or the shelf width, whichever is greater.',
      es: 'El volumen del piso hasta 6 pies o el tubo más alto, a 24 pulg. de los lados y el fondo, y de ahí al techo a 12 pulg. o el ancho de la repisa, lo que sea mayor.',
    },
    figures: { hFt: [6, 'ft'], dIn: [24, 'in'], sIn: [12, 'in'] },
    words: { en: 'definition shelf rod', es: 'definición repisa tubo' },
  },
  {
    id: '410-22-boxes',
    section: '410.22',
    grade: 'K',
    title: { en: 'Luminaire over an outlet box: complete cover', es: 'Luminaria sobre caja: cubierta completa' },
    text: {
      en: 'Each outlet box gets a cover unless it is covered by a canopy, lampholder or similar. Combustible wall or ceiling finish between canopy edge and box is covered with noncombustible material where the exposed area is large.',
      es: 'Toda caja lleva tapa salvo que la cubra un florón, portalámpara o similar. El acabado combustible entre el borde del florón y la caja se cubre con material incombustible si el área es grande.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'cover each luminaire box with a cover, canopy or lampholder',
          es: 'cubrir cada caja de luminaria con tapa, florón o portalámpara',
        },
        words: 'outlet box cover took down blank',
      },
      {
        says: 'need-not',
        what: {
          en: "put a blank cover on a box that the light's canopy covers",
          es: 'poner tapa ciega en una caja que el florón de la lámpara ya cubre',
        },
        words: 'also need under canopy',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave a ceiling box open without a cover where the light is taken down',
          es: 'dejar sin tapa una caja de techo donde se quitó la lámpara',
        },
        words: 'capped wires fan abanico remain open month abierta',
      },
    ],
    words: { en: 'canopy bigger than box wood ceiling', es: 'florón más grande que la caja techo de madera' },
  },
  {
    id: '410-30-b-poles',
    section: '410.30(B)',
    grade: 'V2',
    title: { en: 'Metal light poles: handhole and ground', es: 'Postes metálicos: registro y tierra' },
    text: {
      en: 'A metal pole that holds a luminaire and its conductors has a handhole of at least 2 in. by 4 in. with cover, and a grounding terminal reachable from it. Low poles up to 20 ft with a hinged base may go without.',
      es: 'El poste metálico con luminaria y conductores lleva registro con tapa de al menos 2 pulg. por 4 pulg. y una terminal de tierra accesible desde él. Postes de hasta 20 pies con base abatible pueden no llevarlo.',
    },
    figures: { wIn: [2, 'in'], hIn: [4, 'in'], pFt: [20, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a 2 by 4 in. handhole and ground terminal in metal light poles',
          es: 'poner registro de 2 por 4 pulg. y terminal de tierra en postes metálicos',
        },
        unless: { en: 'it is a pole up to 20 ft with a hinged base', es: 'sea poste de hasta 20 pies con base abatible' },
        words: 'lamp post',
      },
    ],
    words: { en: 'pole parking lot', es: 'luz estacionamiento' },
  },
  {
    id: '410-30-a-screw-shell',
    section: '410.30(A)',
    grade: 'V1',
    title: { en: 'Luminaires over 6 lb: not by the screw shell', es: 'Luminarias de más de 6 lb: no del casquillo' },
    text: {
      en: 'A luminaire or lampholder that weighs more than 6 lb or is larger than 16 in. in any dimension may not be supported by the screw shell of a lampholder. Luminaires and lampholders are securely supported.',
      es: 'Una luminaria o portalámparas de más de 6 lb o de más de 16 pulg. en cualquier medida no puede sostenerse del casquillo roscado. Luminarias y portalámparas van bien soportados.',
    },
    figures: { weight: [6, 'lb'], size: [16, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'support a luminaire over 6 lb or 16 in. by the screw shell',
          es: 'soportar del casquillo una luminaria de más de 6 lb o 16 pulg.',
        },
        words: 'socket heavy light',
      },
    ],
    words: {
      en: 'heavy light fixture hang weight dimension supported lampholder socket heavier pounds',
      es: 'luminaria pesada colgar peso medida soportada portalámparas socket casquillo libras pulgadas',
    },
  },
  {
    id: '410-36-b-suspended-ceiling',
    section: '410.36(B)',
    grade: 'V1',
    title: { en: 'Luminaires in drop ceilings: fasten to the grid', es: 'Luminarias en plafón: sujetas a la retícula' },
    text: {
      en: 'Framing of a suspended ceiling that supports luminaires is fastened together and to the building. Luminaires are fastened to the framing by bolts, screws, rivets or listed clips identified for it.',
      es: 'La retícula del plafón que soporta luminarias se une entre sí y al edificio. Las luminarias se fijan a la retícula con pernos, tornillos, remaches o clips listados e identificados.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'fasten luminaires to drop ceiling framing with screws, bolts, rivets or listed clips',
          es: 'sujetar luminarias a la retícula con tornillos, remaches o clips listados',
        },
        words: 'troffer lay-in suspended screw each gravity',
      },
      {
        says: 'must-not',
        what: { en: 'just lay troffers in the drop ceiling grid without fastening', es: 'apoyar luminarias en la retícula sin sujetarlas' },
        words: 'drops in tiles gravity enough no clips',
      },
      {
        says: 'may',
        what: {
          en: 'fasten luminaires to the grid with their listed clips instead of screws',
          es: 'fijar luminarias a la retícula con sus clips listados en vez de tornillos',
        },
        words: 'earthquake bent enough flat panels',
      },
    ],
    words: { en: 'troffer clips earthquake clip seismic wires drop ceiling light', es: 'clips para troffer plafón luminaria sísmico' },
  },
  {
    id: '410-36-g-trees',
    section: '410.36(G)',
    grade: 'V2',
    title: { en: 'Luminaires on trees', es: 'Luminarias en árboles' },
    text: {
      en: 'Outdoor luminaires and their boxes may be supported by trees. Conductors between trees may not use them as supports for overhead spans.',
      es: 'Las luminarias exteriores y sus cajas pueden sujetarse a los árboles. Los árboles no pueden soportar tramos aéreos de conductores.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'mount outdoor luminaires and boxes on trees', es: 'montar luminarias y cajas exteriores en árboles' },
        words: 'tree lights',
      },
      {
        says: 'must-not',
        what: { en: 'use trees to support overhead conductor spans', es: 'usar árboles para soportar tramos aéreos' },
        words: 'string wire tree',
      },
    ],
    words: { en: 'lights landscape uplight moonlighting', es: 'luces jardín' },
  },
  {
    id: '410-44-grounding',
    section: '410.44',
    grade: 'V1',
    title: { en: 'Luminaires grounded', es: 'Luminarias aterrizadas' },
    text: {
      en: 'Connect exposed metal parts of luminaires and equipment to the equipment ground. Where an old outlet has no ground, use a luminaire without exposed conductive parts or protect it with GFCI.',
      es: 'Conecte las partes metálicas expuestas de luminarias a la tierra de equipos. Donde la salida vieja no tiene tierra, use una luminaria sin partes conductivas expuestas o protéjala con GFCI.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'ground exposed metal of luminaires', es: 'aterrizar el metal expuesto de luminarias' },
        words: 'light fixture hook up',
      },
      {
        says: 'may',
        what: { en: 'replace a luminaire at an outlet without ground', es: 'cambiar luminaria en una salida sin tierra' },
        if: {
          en: 'it has no exposed conductive parts or is protected by GFCI',
          es: 'no tiene partes conductoras expuestas o está protegida con GFCI',
        },
        words: 'old house box plastic light gfci ground fault breaker put',
      },
      {
        says: 'must-not',
        what: {
          en: 'hang a metal luminaire at an outlet that has neither ground nor GFCI',
          es: 'colgar una luminaria de metal en una salida que no tiene ni tierra ni GFCI',
        },
        words: 'brass chandelier fixture ungrounded no',
      },
    ],
    words: { en: 'light fixture no ground old house metal', es: 'lámpara sin tierra casa vieja metálica' },
  },
  {
    id: '410-62-c-cord',
    section: '410.62(C)',
    grade: 'V1',
    title: { en: 'Cord-connected luminaires', es: 'Luminarias con cordón' },
    text: {
      en: 'A listed luminaire may be connected by cord if it is right below the outlet or busway, the cord is visible over its length outside the luminaire and not subject to strain or damage, and ends in a grounding plug or busway plug, a canopy with strain relief, or is listed for it.',
      es: 'Una luminaria listada puede conectarse con cordón si está justo bajo la salida o busway, el cordón se ve en todo su largo, sin esfuerzo ni daño, y termina en clavija con tierra o de busway, florón con alivio de tensión, o está listada así.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'connect a listed luminaire with a cord', es: 'conectar una luminaria listada con cordón' },
        if: {
          en: 'right below the outlet, cord visible, undamaged, with a grounding plug or listed connection',
          es: 'justo bajo la salida, cordón visible, sin daño, con clavija a tierra o conexión listada',
        },
        words: 'plug shop light',
      },
      {
        says: 'must-not',
        what: { en: 'run a luminaire cord concealed or under strain', es: 'llevar cordón de luminaria oculto o con tensión' },
        words: 'plug shop light ceiling',
      },
    ],
    words: { en: 'high bay cord plug LED warehouse light whip', es: 'campana LED cordón bodega clavija' },
  },
  {
    id: '410-68-near-ballasts',
    section: '410.68',
    grade: 'V2',
    title: { en: 'Wires within 3 in. of a ballast or driver: 90 °C', es: 'Conductores a 3 pulg. de balastro o driver: 90 °C' },
    text: {
      en: 'Branch-circuit conductors within 3 in. of a ballast, LED driver, power supply or transformer in a luminaire have insulation rated at least 90 °C, unless the luminaire is marked for another temperature.',
      es: 'Los conductores del ramal a 3 pulg. o menos de un balastro, driver LED, fuente o transformador de la luminaria llevan aislamiento de al menos 90 °C, salvo que la luminaria esté marcada para otra temperatura.',
    },
    figures: { inches: [3, 'in'], celsius: [90, '°C'] },
    claims: [
      {
        says: 'must',
        what: { en: 'use 90 °C wire within 3 in. of a ballast or LED driver', es: 'usar alambre de 90 °C a 3 pulg. de balastro o driver' },
        unless: { en: 'the luminaire is marked for another temperature', es: 'la luminaria esté marcada para otra temperatura' },
        words: 'thhn fixture tw',
      },
    ],
    words: {
      en: 'temperature rating near fluorescent feeding minimum feeder THHN',
      es: 'temperatura alambres cables cerca junto fluorescente mínima',
    },
  },
  {
    id: '410-21-feeder-wiring',
    section: '410.21',
    grade: 'K',
    title: { en: 'Wiring near hot luminaires', es: 'Cableado cerca de luminarias calientes' },
    text: {
      en: 'Outlet boxes and luminaires are placed so that branch-circuit wires do not get hotter than their rating. Do not pass other circuits through a luminaire box unless the luminaire is listed for it.',
      es: 'Cajas y luminarias se colocan de modo que los conductores no pasen su temperatura. No pase otros circuitos por la caja de la luminaria salvo que esté listada para eso.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'pass other circuits through a luminaire box', es: 'pasar otros circuitos por la caja de una luminaria' },
        unless: { en: 'the luminaire is listed for it', es: 'la luminaria esté listada para eso' },
        words: 'pass through hot wires',
      },
    ],
    words: { en: '90 degree wire light fixture old house 60 degree label', es: 'lámpara requiere cable de 90 grados' },
  },
  {
    id: '410-52-conductor-size',
    section: '410.52',
    grade: 'K',
    title: { en: 'Luminaire wiring: insulation, 18 AWG or larger', es: 'Alambrado de luminarias: aislante, 18 AWG o mayor' },
    text: {
      en: 'Wire in luminaires is 18 AWG or larger (402.6) and has insulation for its surroundings, current, voltage and temperature.',
      es: 'El alambre en luminarias es 18 AWG o mayor (402.6) y lleva aislante apto para el lugar, la corriente, el voltaje y la temperatura.',
    },
    figures: { f1: [18, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: { en: 'wire luminaires with 18 AWG or larger', es: 'alambrar luminarias con 18 AWG o mayor' },
        words: 'fixture wire',
      },
    ],
    words: {
      en: 'smallest wire in luminaire fixture minimum',
      es: 'alambre mínimo en luminaria',
    },
  },
  {
    id: '410-64-raceway',
    section: '410.64',
    grade: 'V2',
    title: { en: 'Luminaires as raceways', es: 'Luminarias como canalización' },
    text: {
      en: 'Luminaires are not used as a raceway for circuit conductors unless listed and marked for it, or designed for end-to-end connection; then a 2-wire or multiwire circuit that feeds them may pass, and one more 2-wire circuit for some of them.',
      es: 'Las luminarias no sirven de canalización para conductores de circuito salvo listadas y marcadas, o hechas para unirse una tras otra; entonces pasa el circuito de 2 hilos o multiconductor que las alimenta y otro de 2 hilos para algunas.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use luminaires as a raceway for circuit wires', es: 'usar luminarias como canalización' },
        unless: {
          en: 'listed and marked for it, or designed for end-to-end connection',
          es: 'estén listadas y marcadas, o hechas para unirse en línea',
        },
        words: 'pass through fixtures end to end',
      },
    ],
    words: {
      en: 'fluorescent fixtures used as a raceway through wiring end to end',
      es: 'lámparas fluorescentes en línea pasar cables por dentro',
    },
  },
  {
    id: '410-71-disconnect',
    section: '410.71',
    numberIn: { 2017: '410.130(G)', 2020: '410.130(G)' },
    grade: 'V2',
    title: { en: 'Ballast and LED driver disconnect', es: 'Desconexión de balastro o driver LED' },
    text: {
      en: 'Indoor luminaires with double-ended lamps and a ballast or driver in other than dwellings have a disconnect, inside or on the luminaire, that opens all conductors of a multiwire circuit including the neutral. Cord-and-plug, exit-sign and emergency cases are excepted.',
      es: 'Las luminarias interiores con lámparas de doble extremo y balastro o driver, salvo en viviendas, llevan un desconectador en la luminaria que abre todos los conductores de un circuito multifilar, también el neutro. Se exceptúan las de clavija, salida y emergencia.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a disconnect in nonresidential luminaires with double-ended lamps and ballast or driver',
          es: 'poner desconexión en luminarias no residenciales con lámparas de doble extremo y balastro o driver',
        },
        unless: { en: 'it is cord-and-plug, an exit sign or emergency', es: 'sea de clavija, letrero de salida o emergencia' },
        words: 'fluorescent tube',
      },
      {
        says: 'need-not',
        what: { en: 'provide a ballast disconnect in dwellings', es: 'poner desconexión de balastro en viviendas' },
        words: 'fluorescent house',
      },
    ],
    words: { en: 'fluorescent troffer orange connector', es: 'desconectador rápido naranja' },
  },
  {
    id: '410-90-screw-shell',
    section: '410.90',
    grade: 'V2',
    title: { en: 'Lampholder screw shell is the neutral', es: 'El casquillo roscado es el neutro' },
    text: {
      en: 'The screw shell of a lampholder is connected to the grounded conductor, and screw-shell lampholders serve only lamps, not as a receptacle adapter.',
      es: 'El casquillo roscado se conecta al neutro, y los portalámparas roscados sirven sólo para lámparas, no como adaptador de contacto.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'connect the lampholder screw shell to the neutral', es: 'conectar el casquillo roscado al neutro' },
        words: 'socket polarity',
      },
      {
        says: 'must-not',
        what: { en: 'use a screw-in receptacle adapter in a lampholder', es: 'usar adaptador de contacto en un portalámpara' },
        words: 'light socket plug outlet',
      },
    ],
    words: { en: 'socket polarity hot lamp', es: 'polaridad socket fase' },
  },
  {
    id: '410-115-c-thermal',
    section: '410.115(C)',
    grade: 'V1',
    title: { en: 'Recessed lights thermally protected', es: 'Empotradas con protección térmica' },
    text: {
      en: 'Recessed incandescent luminaires have thermal protection and are marked so, unless they are identified as inherently protected or set in poured concrete.',
      es: 'Las luminarias incandescentes empotradas llevan protección térmica y su marca, salvo que estén identificadas como protegidas por diseño o ahogadas en concreto.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'use thermally protected recessed incandescent lights', es: 'usar empotradas incandescentes con protección térmica' },
        unless: {
          en: 'identified as inherently protected or set in poured concrete',
          es: 'estén identificadas como protegidas o en concreto colado',
        },
        words: 'can light',
      },
    ],
    words: { en: 'can light cycling on and off thermal', es: 'spot empotrado se apaga y prende térmico' },
  },
  {
    id: '410-116-clearance',
    section: '410.116(A)',
    grade: 'V2',
    title: { en: 'Recessed non-IC: 1/2 in. from wood', es: 'Empotrada no IC: 1/2 pulg. de la madera' },
    text: {
      en: 'Recessed luminaires not rated for insulation contact keep their recessed parts at least 1/2 in. from combustible material, except at the points of support and the trim. Type IC may touch.',
      es: 'Las luminarias empotradas que no son IC guardan sus partes a 1/2 pulg. o más de material combustible, salvo en soportes y aro. Las tipo IC pueden tocarlo.',
    },
    figures: { cIn: ['1/2', 'in'] },
    claims: [
      {
        says: 'must',
        what: { en: 'keep non-IC recessed lights 1/2 in. from combustibles', es: 'dejar empotradas no IC a 1/2 pulg. de combustibles' },
        words: 'can light wood joist',
      },
      {
        says: 'may',
        what: { en: 'let Type IC recessed lights touch combustibles', es: 'dejar que empotradas Tipo IC toquen combustibles' },
        words: 'can light wood',
      },
    ],
    words: { en: 'clearance joist', es: 'spot separación viga' },
  },
  {
    id: '410-116-insulation',
    section: '410.116(B)',
    grade: 'V2',
    title: { en: 'Recessed non-IC: 3 in. from insulation', es: 'Empotrada no IC: 3 pulg. del aislante' },
    text: {
      en: 'Keep thermal insulation at least 3 in. from a recessed luminaire, its wiring compartment and driver, and not above it so as to trap heat, unless it is Type IC. The non-IC housing itself stays 1/2 in. from anything that burns, except where it is held.',
      es: 'Mantenga el aislante térmico a 3 pulg. o más de la luminaria empotrada, su caja y driver, y no encima atrapando calor, salvo que sea tipo IC. El cuerpo no IC queda a 1/2 pulg. de lo combustible, salvo donde se sujeta.',
    },
    figures: { housingIn: ['1/2', 'in'], cIn: [3, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put insulation within 3 in. of or over a non-IC recessed light',
          es: 'poner aislante a menos de 3 pulg. o sobre una empotrada no IC',
        },
        words: 'can light attic insulation',
      },
      {
        says: 'may',
        what: { en: 'cover a Type IC recessed light with insulation', es: 'cubrir con aislante una empotrada Tipo IC' },
        words: 'can light attic',
      },
    ],
    words: {
      en: 'lights rated attic housing combustibles wood clearance half',
      es: 'spots ático combustible madera separación',
    },
  },
  {
    id: '410-117-c-taps',
    section: '410.117(C)',
    grade: 'V2',
    title: { en: 'Recessed luminaire tap wires', es: 'Derivación de luminaria empotrada' },
    text: {
      en: 'Tap conductors for recessed luminaires, of proper temperature rating, run in raceway or cable at least 18 in. and not more than 6 ft long to a box at least 1 ft from the luminaire.',
      es: 'Los conductores de derivación de luminarias empotradas, de temperatura adecuada, van en tubo o cable de al menos 18 pulg. y no más de 6 pies a una caja a 1 pie o más de la luminaria.',
    },
    figures: { loIn: [18, 'in'], hiFt: [6, 'ft'], boxFt: [1, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run recessed light taps 18 in. to 6 ft to a box 1 ft away',
          es: 'llevar la derivación de empotrada 18 pulg. a 6 pies a caja a 1 pie',
        },
        words: 'can light whip',
      },
    ],
    words: { en: 'fixture whip junction box distance', es: 'latiguillo caja distancia' },
  },
  {
    id: '410-130-e-class-p',
    section: '410.130(E)',
    grade: 'V2',
    title: { en: 'Fluorescent ballasts: Class P', es: 'Balastros fluorescentes: Clase P' },
    text: {
      en: 'The ballast of an indoor fluorescent luminaire has integral thermal protection (Class P), replacements too. Simple reactance ballasts with straight lamps, exit signs and egress lighting energized only in an emergency are excepted.',
      es: 'El balastro de una luminaria fluorescente interior tiene protección térmica integral (Clase P), también el repuesto. Se exceptúan reactancias simples con tubos rectos y luces de salida que sólo prenden en emergencia.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use Class P ballasts in indoor fluorescent lights, replacements too',
          es: 'usar balastros Clase P en fluorescentes interiores, también de repuesto',
        },
        unless: {
          en: 'simple reactance with straight lamps, exit signs or emergency-only egress lights',
          es: 'sean de reactancia simple con tubos rectos, letreros de salida o sólo de emergencia',
        },
      },
    ],
    words: {
      en: 'thermal protection fluorescent ballast class P replacement',
      es: 'protección térmica balastro clase P',
    },
  },
  {
    id: '410-130-f-metal-halide',
    section: '410.130(F)',
    grade: 'V2',
    title: { en: 'Metal halide lamps: containment', es: 'Lámparas de aditivos metálicos: contención' },
    text: {
      en: 'Metal halide luminaires, except those with thick-glass PAR lamps, have a containment barrier that encloses the lamp or take only Type O lamps. Recessed high-intensity discharge luminaires have thermal protection.',
      es: 'Las luminarias de aditivos metálicos, salvo con lámparas PAR de vidrio grueso, llevan barrera que encierra la lámpara o sólo aceptan Tipo O. Las empotradas de descarga llevan protección térmica.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a containment barrier or only Type O lamps in metal halide luminaires',
          es: 'usar barrera de contención o sólo lámparas Tipo O en aditivos metálicos',
        },
        unless: { en: 'it has thick-glass PAR lamps', es: 'tenga lámparas PAR de vidrio grueso' },
      },
    ],
    words: {
      en: 'HID metal halide lamp rupture barrier type O',
      es: 'HID aditivos metálicos barrera tipo O',
    },
  },
  {
    id: '410-136-b-fiberboard',
    section: '410.136(B)',
    grade: 'V2',
    title: { en: 'Surface luminaires on fiberboard: 1-1/2 in.', es: 'Luminarias sobre fibra de celulosa: 1-1/2 pulg.' },
    text: {
      en: 'A surface luminaire with ballast, transformer, driver or power supply on combustible low-density cellulose fiberboard is marked for it or spaced at least 1-1/2 in. away.',
      es: 'Una luminaria de sobreponer con balastro, transformador, driver o fuente, sobre fibra de celulosa combustible de baja densidad, va marcada para eso o separada 1-1/2 pulg. o más.',
    },
    figures: { cIn: ['1-1/2', 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'space surface luminaires with ballast or driver 1-1/2 in. from combustible fiberboard',
          es: 'separar 1-1/2 pulg. de fibra combustible las luminarias con balastro o driver',
        },
        unless: { en: 'marked for it', es: 'estén marcadas para eso' },
      },
    ],
    words: { en: 'acoustic tile fluorescent spacer', es: 'loseta acústica separador' },
  },
  {
    id: '410-140-1000-volts',
    section: '410.140(B)',
    grade: 'K',
    title: { en: 'Over 1000 V lighting: not in dwellings', es: 'Alumbrado de más de 1000 V: no en viviendas' },
    text: {
      en: 'Equipment with an open-circuit voltage over 1000 V, such as neon tubing, is not installed in or on dwelling occupancies.',
      es: 'El equipo con voltaje de circuito abierto de más de 1000 V, como tubo neón, no se instala en viviendas.',
    },
    figures: { f1: [1000, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'install over 1000 V lighting such as neon on dwellings',
          es: 'instalar alumbrado de más de 1000 V como neón en viviendas',
        },
        words: 'neon sign house',
      },
    ],
    words: {
      en: 'open circuit voltage electric discharge neon house neon transformer in a house over 1000 V',
      es: 'neón casa circuito abierto transformador neón en casa',
    },
  },
  {
    id: '410-151-track-load',
    section: '410.151(B)',
    grade: 'V2',
    title: { en: 'Track lighting: load not over the track rating', es: 'Riel: carga no mayor que su capacidad' },
    text: {
      en: 'The connected load on track may not exceed its rating, and the circuit may not be larger than the track rating. For load calculations outside dwellings count 150 VA for each 2 ft, unless limited.',
      es: 'La carga conectada al riel no pasa de su capacidad, ni el circuito es mayor que ella. Para cálculo fuera de viviendas cuente 150 VA por cada 2 pies, salvo limitador.',
    },
    figures: { vaVa: [150, 'VA'], lenFt: [2, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'load track lighting above its rating or its circuit above the track rating',
          es: 'cargar el riel sobre su capacidad o su circuito sobre la del riel',
        },
        words: 'track light breaker',
      },
    ],
    words: { en: 'calc 150', es: '150' },
  },
  {
    id: '410-151-track-not',
    section: '410.151(C)',
    grade: 'V2',
    title: { en: 'Track lighting: where not', es: 'Riel: dónde no' },
    text: {
      en: 'Do not install track where likely to be damaged, wet or damp, hazardous, concealed, through walls, in battery rooms, lower than 5 ft above the floor unless protected or low voltage, nor within 3 ft horizontally and 8 ft vertically of a tub rim or shower threshold.',
      es: 'No instale riel donde se dañe, en mojado o húmedo, peligroso, oculto, a través de muros, en cuartos de baterías, a menos de 5 pies del piso sin protección o bajo voltaje, ni a 3 pies horizontales y 8 pies verticales de tina o regadera.',
    },
    figures: { hFt: [5, 'ft'], sideFt: [3, 'ft'], upFt: [8, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'install track lighting in wet or damp places, concealed or through walls',
          es: 'instalar riel en mojado o húmedo, oculto o por muros',
        },
        words: 'track light bathroom outdoor',
      },
      {
        says: 'must-not',
        what: { en: 'install track lower than 5 ft above the floor', es: 'instalar riel a menos de 5 pies del piso' },
        unless: { en: 'it is protected or low voltage', es: 'esté protegido o sea de bajo voltaje' },
        words: 'track light',
      },
      {
        says: 'must-not',
        what: { en: 'install track within 3 ft and 8 ft of a tub or shower', es: 'instalar riel a 3 pies y 8 pies de tina o regadera' },
        words: 'track light bathroom',
      },
    ],
    words: { en: 'height bathroom closet bathtub shower keep away', es: 'altura baño tina regadera' },
  },
  {
    id: '410-153-heavy-duty-track',
    section: '410.153',
    grade: 'K',
    title: { en: 'Heavy-duty track: over 20 A', es: 'Riel de uso pesado: más de 20 A' },
    text: {
      en: 'Lighting track for use above 20 A is identified as heavy-duty, and each fitting attached to it has its own overcurrent protection.',
      es: 'El riel para más de 20 A está identificado como de uso pesado, y cada accesorio conectado lleva su propia protección de sobrecorriente.',
    },
    figures: { f1: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use heavy-duty track above 20 A with overcurrent protection in each fitting',
          es: 'usar riel de uso pesado arriba de 20 A con protección en cada accesorio',
        },
        words: 'track light',
      },
    ],
    words: {
      en: 'heavy duty lighting track fittings individual overcurrent',
      es: 'riel uso pesado protección accesorio',
    },
  },
  {
    id: '410-154-track-support',
    section: '410.154',
    grade: 'V2',
    title: { en: 'Track lighting supports', es: 'Soportes del riel' },
    text: {
      en: 'Fasten track firmly, each support able to hold the weight. A single section of 4 ft or less has two supports, and each further 4 ft or less has one more.',
      es: 'Fije el riel con firmeza, cada soporte para el peso. Un tramo de 4 pies o menos lleva dos soportes, y cada 4 pies o menos adicionales uno más.',
    },
    figures: { lenFt: [4, 'ft'] },
    claims: [
      {
        says: 'must',
        what: { en: 'support a track section of 4 ft or less at two points', es: 'soportar en dos puntos un riel de 4 pies o menos' },
        words: 'track light',
      },
    ],
    words: { en: 'mount screws', es: 'tornillos' },
  },
  {
    id: '410-184-horticultural-gfci',
    section: '410.184',
    numberIn: { '2017': null },
    grade: 'V1',
    title: { en: 'Grow lights: GFCI', es: 'Luces de cultivo: GFCI' },
    text: {
      en: 'Horticultural lighting with flexible cords and separable connectors or plugs has listed GFCI protection, or, where no GFCI exists for the rating, special-purpose or equipment ground-fault protection.',
      es: 'Las luces de cultivo con cordones y conectores o clavijas llevan protección GFCI listada o, donde no la hay para esa capacidad, protección de falla a tierra de propósito especial o de equipo.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'protect cord-connected grow lights with GFCI', es: 'proteger con GFCI luces de cultivo con cordón' },
        unless: {
          en: 'no GFCI exists for the rating; then SPGFCI or equipment protection',
          es: 'no exista GFCI para esa capacidad; entonces sea SPGFCI o protección de equipo',
        },
        words: 'horticultural marijuana',
      },
    ],
    words: {
      en: 'horticultural lighting grow lamps cannabis grow room',
      es: 'luces de cultivo invernadero',
    },
  },
  {
    id: '411-listed',
    section: 'Article 411',
    grade: 'K',
    title: { en: 'Low-voltage lighting is listed', es: 'La iluminación de bajo voltaje es listada' },
    text: {
      en: 'Lighting systems at 30 V or less (60 V direct current), Class 2, consist of a listed power supply, luminaires, cables and fittings, or a listed system, limited to 25 A per secondary circuit under earlier wording.',
      es: 'Los sistemas de iluminación de 30 V o menos (60 V en directa), Clase 2, constan de fuente, luminarias, cables y accesorios listados, o un sistema listado, limitado a 25 A por circuito secundario en textos anteriores.',
    },
    figures: { vV: [30, 'V'], dcV: [60, 'V'], aA: [25, 'A'] },
    claims: [
      {
        says: 'must',
        what: { en: 'use listed low-voltage lighting systems or listed parts', es: 'usar sistemas o partes listadas de bajo voltaje' },
        words: 'landscape 12v led transformer',
      },
    ],
    words: {
      en: 'landscape lighting transformer low voltage 12 volt max voltage 30 V Article 411',
      es: 'iluminación de jardín transformador bajo voltaje 12 voltaje máximo',
    },
  },
  {
    id: '411-5-location-pool',
    section: '411.5',
    grade: 'V2',
    title: { en: 'Low-voltage lights near pools: 10 ft', es: 'Bajo voltaje cerca de albercas: 10 pies' },
    text: {
      en: 'Low-voltage lighting stays at least 10 ft horizontally from the nearest edge of water in pools, spas and fountains, unless Article 680 permits it closer.',
      es: 'La iluminación de bajo voltaje queda a 10 pies o más en horizontal de la orilla del agua en albercas, spas y fuentes, salvo que el Artículo 680 permita menos.',
    },
    figures: { dFt: [10, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep low-voltage lighting 10 ft from pools, spas and fountains',
          es: 'mantener bajo voltaje a 10 pies de albercas, spas y fuentes',
        },
        unless: { en: 'Article 680 permits it closer', es: 'el Artículo 680 lo permita más cerca' },
        words: 'landscape lights pool',
      },
    ],
    words: { en: 'landscape distance', es: 'luz jardín' },
  },
  {
    id: '411-5-walls',
    section: '411.5',
    grade: 'V2',
    title: { en: 'Low-voltage lighting cable in walls', es: 'Cable de bajo voltaje dentro de muros' },
    text: {
      en: 'Conductors concealed or extended through walls, floors or ceilings use a Chapter 3 wiring method, or Class 2 supply with Class 2 cable installed by its article. Lamp cord in walls is not allowed.',
      es: 'Los conductores ocultos o que atraviesan muros, pisos o techos usan un método del Capítulo 3, o fuente Clase 2 con cable Clase 2 según su artículo. No se permite cordón de lámpara en muros.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'run lamp cord of low-voltage lighting inside walls', es: 'llevar cordón de lámpara de bajo voltaje dentro de muros' },
        words: '12v led wire in wall',
      },
      {
        says: 'may',
        what: { en: 'conceal low-voltage lighting wire in walls', es: 'ocultar cable de bajo voltaje en muros' },
        if: {
          en: 'it is a Chapter 3 method or Class 2 cable on a Class 2 supply',
          es: 'es método del Capítulo 3 o cable Clase 2 con fuente Clase 2',
        },
        words: 'under cabinet led',
      },
    ],
    words: { en: 'cabinet LED wire CL2', es: 'LED gabinete pared CL2' },
  },
  {
    id: '411-6-secondary',
    section: '411.6',
    grade: 'V1',
    title: { en: 'Low-voltage lighting secondary: do not ground', es: 'Secundario de bajo voltaje: no se aterriza' },
    text: {
      en: 'Secondary circuits of low-voltage lighting are not grounded and come from an isolating supply. Bare exposed conductors are allowed only as part of a listed system, at least 7 ft above the floor unless listed lower.',
      es: 'Los circuitos secundarios de iluminación de bajo voltaje no se aterrizan y salen de una fuente de aislamiento. Conductores desnudos expuestos sólo en sistema listado y a 7 pies o más del piso salvo listado.',
    },
    figures: { hFt: [7, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'ground the secondary of low-voltage lighting', es: 'aterrizar el secundario de bajo voltaje' },
        words: '12v transformer landscape',
      },
      {
        says: 'may',
        what: { en: 'use bare exposed low-voltage lighting conductors', es: 'usar conductores desnudos expuestos de bajo voltaje' },
        if: {
          en: 'part of a listed system and 7 ft up unless listed lower',
          es: 'son parte de un sistema listado y a 7 pies salvo listado más bajo',
        },
        words: 'cable lights',
      },
    ],
    words: { en: 'cable lights bare wire low voltage secondary', es: 'luces de cable desnudo bajo voltaje' },
  },
];

// Confirmed: 410.10(A), (D) NEC pocket guide (flylib), building code forum, IRC; 410.16 and storage space inspectapedia, Jaspector, howtolookatahouse, EC&M quiz, homeownershub. 410.71 Mike Holt, ecmag, EC&M quiz, under the earlier number; 410.11, 410.12 pocket guide, codebookcity; 410.90 codebookcity, IAEI quiz. One source at the first reading: 410.10(C) (pocket guide), 410.30(B), 410.36(G), 410.117(C), 410.151 load split, 411.5 (study pages), 410.36(B) (EC&M), 410.116 (IAEI reprint), 410.136(B) (EC&M quiz).
// Second reading: 410.10(C), 410.36(G) exam bank, quiz site; 410.30(B) quiz site, codebookcity.
// 410.116 Mike Holt forum, engineerfix, luminaire maker, IAEI; 410.136(B) EC&M quiz, exam Q&A; 410.151 Lighting Services Inc, Mike Holt forum; 410.154 Lighting Services Inc, exam bank; 411.5 Summit (Lamendola), ecmag, EC&M quiz. One source only: 410.44 ECN forum, 410.62(C) Mike Holt forum, 410.115(C) bobvila, 411.6 Summit.
// Third look: 410.64 Mike Holt forum 1367386 and 2588921, examzify; 410.68 EC&M 2002 (as 410.33), examzify (two); 410.117(C) questionai (12 in.), Mike Holt forum 1276396 (18 in. to 6 ft); 410.130(E) electriciantalk (Robertson), solar365 (2008); 410.130(F) Mike Holt 2005, Venture Lighting. One source: 410.30(A) codebookcity, examzify (6 lb; 16 in. none).
