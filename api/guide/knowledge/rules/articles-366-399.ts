// Articles 366 to 399 in own words: gutters, busways, wireways, surface and floor raceways, cable trays and open wiring.
import type { Rule } from '../knowledge.ts';

export const articles366To399: readonly Rule[] = [
  {
    id: '366-12-gutter-length',
    section: '366.12',
    grade: 'V2',
    title: { en: 'Auxiliary gutter: 30 ft at most', es: 'Ducto auxiliar: máximo 30 pies' },
    text: {
      en: 'An auxiliary gutter only supplements wiring space at meter centers, switchboards and similar equipment. It may not extend more than 30 ft past the equipment and may not hold switches, overcurrent devices or appliances.',
      es: 'El ducto auxiliar sólo amplía el espacio de cableado en centros de medidores, tableros y equipo similar. No puede extenderse más de 30 pies del equipo ni contener interruptores, protecciones o aparatos.',
    },
    figures: { lenFt: [30, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'extend an auxiliary gutter more than 30 ft past the equipment',
          es: 'extender un ducto auxiliar más de 30 pies del equipo',
        },
        words: 'trough',
      },
      {
        says: 'must-not',
        what: {
          en: 'put switches, breakers or appliances in an auxiliary gutter',
          es: 'poner interruptores, breakers o aparatos en un ducto auxiliar',
        },
        words: 'trough',
      },
    ],
    words: { en: 'trough above panels bussed', es: 'trinchera ducto cuadrado tableros' },
  },
  {
    id: '366-22-gutter-fill',
    section: '366.22(A)',
    grade: 'V2',
    title: { en: 'Gutter fill: 20%', es: 'Llenado del ducto auxiliar: 20%' },
    text: {
      en: 'Conductors fill at most 20% of the inside cross section of a gutter. The bundling adjustment applies in a sheet metal gutter only where more than 30 current-carrying conductors are at one cross section.',
      es: 'Los conductores llenan cuando mucho el 20% de la sección interior del ducto. El ajuste por agrupamiento aplica en ducto de lámina sólo si hay más de 30 conductores portadores en una sección.',
    },
    figures: { fillPercent: [20, '%'], n: [30, ''] },
    claims: [
      { says: 'must-not', what: { en: 'fill an auxiliary gutter over 20%', es: 'llenar un ducto auxiliar más de 20%' }, words: 'trough' },
      {
        says: 'need-not',
        what: {
          en: 'derate in a sheet metal gutter with 30 or fewer current-carrying conductors',
          es: 'ajustar en ducto auxiliar metálico con 30 o menos conductores portadores',
        },
      },
    ],
    words: { en: 'percent derating 30 conductors', es: 'ducto cuadrado treinta conductores' },
  },
  {
    id: '366-23-busbars',
    section: '366.23',
    grade: 'V2',
    title: { en: 'Bare bars in gutters: 1000 A per square inch', es: 'Barras en ducto auxiliar: 1000 A por pulg²' },
    text: {
      en: 'Bare copper bars in sheet metal auxiliary gutters carry at most 1000 A for each square inch of their cross section, aluminum bars 700 A.',
      es: 'Las barras desnudas de cobre en ducto auxiliar metálico llevan máximo 1000 A por pulgada cuadrada de sección, las de aluminio 700 A.',
    },
    figures: { f1: [1000, 'A'], f2: [700, 'A'] },
    words: {
      en: 'copper bus bar ampacity per sq in gutter',
      es: 'barra de cobre ampacidad por pulgada cuadrada',
    },
  },
  {
    id: '366-56-gutter-splices',
    section: '366.56',
    grade: 'V1',
    title: { en: 'Splices in gutters: 75%', es: 'Empalmes en ducto auxiliar: 75%' },
    text: {
      en: 'Splices and taps must be accessible, and conductors with splices and taps fill at most 75% of the area at that point. Taps from bare bars leave opposite their terminals.',
      es: 'Los empalmes y derivaciones deben ser accesibles, y los conductores con empalmes llenan cuando mucho el 75% del área en ese punto. Las derivaciones de barras salen frente a sus terminales.',
    },
    figures: { fillPercent: [75, '%'] },
    claims: [
      {
        says: 'may',
        what: { en: 'splice or tap in an auxiliary gutter', es: 'empalmar o derivar en un ducto auxiliar' },
        if: { en: 'accessible and the fill there is at most 75%', es: 'queda accesible y el llenado ahí es máximo 75%' },
        words: 'trough',
      },
    ],
    words: { en: 'splice in gutter tap polaris', es: 'empalme en ducto derivación' },
  },
  {
    id: '366-30-gutter-support',
    section: '366.30',
    grade: 'V2',
    title: { en: 'Supporting gutters', es: 'Soporte de ductos auxiliares' },
    text: {
      en: 'Support and secure metal auxiliary gutters throughout their length at intervals of 5 ft or less, nonmetallic ones every 3 ft.',
      es: 'Soporte y sujete los ductos auxiliares metálicos en todo su largo a intervalos de 5 pies o menos, los no metálicos cada 3 pies.',
    },
    figures: { maxFt: [5, 'ft'], nmFt: [3, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'support metal gutters every 5 ft and nonmetallic every 3 ft',
          es: 'soportar ductos auxiliares metálicos cada 5 pies y no metálicos cada 3',
        },
      },
    ],
    words: { en: 'gutter support spacing', es: 'ducto auxiliar soporte' },
  },
  {
    id: '368-10-busway-uses',
    section: '368.10',
    grade: 'V2',
    title: { en: 'Busway: in the open', es: 'Electroducto (busway): a la vista' },
    text: {
      en: 'Install busway in the open and visible. It may run behind access panels where it is totally enclosed and unventilated, and through dry walls and floors in unbroken lengths.',
      es: 'Instale el busway a la vista. Puede ir tras paneles de acceso si es totalmente cerrado y sin ventilación, y atravesar muros secos y pisos en tramos sin unión.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'install busway in the open and visible', es: 'instalar el busway a la vista' },
        unless: {
          en: 'behind access panels it is totally enclosed and unventilated',
          es: 'tras paneles de acceso sea totalmente cerrado sin ventilar',
        },
        words: 'bus duct concealed',
      },
      {
        says: 'may',
        what: { en: 'run busway through dry walls in unbroken lengths', es: 'pasar busway por muros secos en tramos enteros' },
        words: 'bus duct',
      },
    ],
    words: { en: 'bus duct concealed through wall', es: 'ducto barras oculto' },
  },
  {
    id: '368-10-c-floors',
    section: '368.10(C)',
    grade: 'K',
    title: { en: 'Busway through floors', es: 'Busway a través de pisos' },
    text: {
      en: 'Vertically through dry floors busway is totally enclosed for at least 6 ft above the floor. In other than industrial buildings, where it passes two or more floors, a curb of 4 in. around the opening keeps liquids out.',
      es: 'En vertical por pisos secos el busway va totalmente cerrado al menos 6 pies sobre el piso. En edificios no industriales, si atraviesa dos o más pisos, un bordillo de 4 pulg. alrededor del hueco impide que entre líquido.',
    },
    figures: { hFt: [6, 'ft'], curbIn: [4, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'totally enclose busway 6 ft above dry floors it passes through',
          es: 'cerrar el busway 6 pies sobre los pisos secos que atraviesa',
        },
        words: 'bus duct',
      },
      {
        says: 'must',
        what: {
          en: 'put a 4 in. curb where busway passes two or more floors',
          es: 'poner un borde de 4 pulg. donde el busway pasa dos o más pisos',
        },
        unless: { en: 'it is an industrial building', es: 'sea edificio industrial' },
        words: 'bus duct',
      },
    ],
    words: { en: 'bus riser floor curb penetration height protect vertical enclosed', es: 'busway vertical piso bordillo altura' },
  },
  {
    id: '368-12-busway-not',
    section: '368.12',
    grade: 'V2',
    title: { en: 'Busway: where not', es: 'Busway: dónde no' },
    text: {
      en: 'Do not install busway where subject to severe physical damage or corrosive vapors, in hoistways, in hazardous locations unless approved, or in damp, wet or outdoor places unless identified. Lighting and trolley busway stays at least 8 ft above the floor unless covered.',
      es: 'No instale busway con daño físico severo o vapores corrosivos, en cubos de elevador, lugares peligrosos sin aprobación, ni húmedo, mojado o exterior sin identificar. El de alumbrado y el trole van a 8 pies o más del piso salvo con cubierta.',
    },
    figures: { hFt: [8, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'install busway in wet, damp or outdoor places', es: 'instalar busway en mojado, húmedo o exterior' },
        unless: { en: 'it is identified for it', es: 'esté identificado para eso' },
        words: 'bus duct',
      },
      {
        says: 'must-not',
        what: { en: 'put lighting or trolley busway lower than 8 ft', es: 'poner busway de alumbrado o trole a menos de 8 pies' },
        unless: { en: 'it is covered', es: 'esté cubierto' },
      },
    ],
    words: { en: 'wet outdoors trolley', es: 'mojado exterior trole' },
  },
  {
    id: '368-17-b-reduction',
    section: '368.17(B)',
    grade: 'V1',
    title: { en: 'Reducing busway size', es: 'Reducción de tamaño del busway' },
    text: {
      en: 'Overcurrent protection is required where busway ampacity is reduced. In industrial plants it may be omitted if the smaller busway is at least one third of the rating ahead, not over 50 ft long and clear of combustible material.',
      es: 'Se exige protección donde baja la ampacidad del busway. En industria puede omitirse si el menor es al menos un tercio de la capacidad anterior, no mide más de 50 pies y no toca material combustible.',
    },
    figures: { lenFt: [50, 'ft'] },
    claims: [
      {
        says: 'must',
        what: { en: 'provide overcurrent protection where busway size is reduced', es: 'poner protección donde se reduce el busway' },
        unless: {
          en: 'industrial plant, one third rating or more, 50 ft or less and clear of combustibles',
          es: 'sea industria, un tercio o más, 50 pies o menos y libre de combustibles',
        },
        words: 'bus duct',
      },
    ],
    words: { en: 'busway tap rule fifty feet', es: 'busway reducción cincuenta pies' },
  },
  {
    id: '368-17-c-plug-in',
    section: '368.17(C)',
    grade: 'V1',
    title: { en: 'Tapping busway with plug-in units', es: 'Derivar del busway con unidades enchufables' },
    text: {
      en: 'A busway used as a feeder has plug-in devices with the overcurrent protection for each subfeeder or branch circuit, operable from the floor with a pole, chain or rope where out of reach.',
      es: 'Un busway usado como alimentador lleva unidades enchufables con la protección de cada derivación, operables desde el piso con pértiga, cadena o cuerda si están fuera de alcance.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use plug-in devices with overcurrent protection to tap a feeder busway',
          es: 'usar unidades enchufables con protección para derivar del busway',
        },
        words: 'bus plug',
      },
      {
        says: 'must',
        what: { en: 'make busway plug-in devices operable from the floor', es: 'dejar las unidades enchufables operables desde el piso' },
        words: 'hook stick chain bus plug',
      },
    ],
    words: { en: 'bus plug switch hook stick', es: 'bus plug interruptor pértiga' },
  },
  {
    id: '368-30-busway-support',
    section: '368.30',
    grade: 'V2',
    title: { en: 'Supporting busway: 5 ft', es: 'Soporte del busway: 5 pies' },
    text: {
      en: 'Support busway every 5 ft unless it is designed and marked for a longer distance.',
      es: 'Soporte el busway cada 5 pies salvo que esté diseñado y marcado para una distancia mayor.',
    },
    figures: { maxFt: [5, 'ft'] },
    claims: [
      {
        says: 'must',
        what: { en: 'support busway every 5 ft', es: 'soportar el busway cada 5 pies' },
        unless: { en: 'it is marked for a longer distance', es: 'esté marcado para más distancia' },
        words: 'bus duct',
      },
    ],
    words: {
      en: 'bus duct hangers spacing horizontal hung ceiling every',
      es: 'colgadores distancia horizontal colgado techo ducto barras electroducto canaleta busway electroducto cada cuánto',
    },
  },
  {
    id: '368-56-b-cord',
    section: '368.56(B)',
    grade: 'V2',
    title: { en: 'Cord drops from busway: 6 ft', es: 'Bajadas de cordón de electroducto: 6 pies' },
    text: {
      en: 'Hard-usage cord may drop from a busway plug-in device to portable equipment or equipment that is often moved. It hangs from a tension take-up, and from the plug-in to that it is not over 6 ft.',
      es: 'Un cordón de uso rudo puede bajar de un dispositivo enchufable del electroducto a equipo portátil o que se cambia. Cuelga de un tensor y del dispositivo al tensor no pasa de 6 pies.',
    },
    figures: { f1: [6, 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'drop hard-usage cord from busway to portable or often-moved equipment',
          es: 'bajar cordón de uso rudo del busway a equipo portátil o que se mueve',
        },
        if: { en: 'with a tension take-up and at most 6 ft from the plug-in to it', es: 'con tensor y máximo 6 pies de la unidad a él' },
        words: 'bus drop',
      },
    ],
    words: {
      en: 'bus drop cable SO cord busway plug tension take-up',
      es: 'bajada SO electroducto tensor',
    },
  },
  {
    id: '370-cablebus',
    section: '370.10',
    grade: 'K',
    title: { en: 'Cablebus', es: 'Cablebus' },
    text: {
      en: 'Cablebus is insulated conductors, 1/0 AWG or larger, on spaced supports in a ventilated metal housing, for exposed feeders, services and branch circuits. Its frame may be an equipment ground if bonded and rated for it.',
      es: 'El cablebus son conductores aislados 1/0 AWG o mayores en soportes separados dentro de una caja metálica ventilada, para alimentadores, acometidas y ramales expuestos. Su armazón puede ser tierra de equipos si está unido y aprobado.',
    },
    figures: { sizeAwg: ['1/0', 'AWG'] },
    claims: [
      {
        says: 'may',
        what: { en: 'use a cablebus frame as equipment ground', es: 'usar el armazón del cablebus como tierra' },
        if: { en: 'bonded and rated for it', es: 'está unido y con capacidad' },
      },
    ],
    words: { en: 'cable bus enclosure', es: 'cablebus' },
  },
  {
    id: '370-30-cablebus-support',
    section: '370.30',
    grade: 'K',
    title: { en: 'Cablebus support: 12 ft', es: 'Soporte del cablebus: 12 pies' },
    text: {
      en: 'Cablebus is supported every 12 ft or less; longer spans need a structure designed for them.',
      es: 'El cablebus se soporta cada 12 pies o menos; claros mayores piden estructura diseñada.',
    },
    figures: { f1: [12, 'ft'] },
    claims: [
      {
        says: 'must',
        what: { en: 'support cablebus every 12 ft', es: 'soportar cablebus cada 12 pies' },
        unless: { en: 'the structure is designed for longer spans', es: 'la estructura sea para claros mayores' },
      },
    ],
    words: {
      en: 'cable bus supported intervals',
      es: 'cablebus cada cuánto',
    },
  },
  {
    id: '372-12-cellular-concrete',
    section: 'Article 372',
    grade: 'V2',
    title: { en: 'Cellular concrete floor raceways: where not', es: 'Canales en piso celular de concreto: dónde no' },
    text: {
      en: 'Do not run conductors in precast cellular concrete floor raceways where there are corrosive vapors or in hazardous locations, nor in commercial garages except to ceiling outlets or extensions below the floor.',
      es: 'No corra conductores en canales de piso celular de concreto con vapores corrosivos o lugares peligrosos, ni en talleres comerciales salvo a salidas de techo o extensiones bajo el piso.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use cellular concrete floor raceways with corrosive vapors or in hazardous locations',
          es: 'usar canales de piso celular de concreto con vapores corrosivos o lugares peligrosos',
        },
      },
    ],
    words: { en: 'cellular concrete floor header', es: 'piso celular concreto' },
  },
  {
    id: '374-cellular-metal',
    section: 'Article 374',
    grade: 'V1',
    title: { en: 'Cellular metal floor raceways', es: 'Canales en piso celular metálico' },
    text: {
      en: 'Conductors in cellular metal floor raceways are not larger than 1/0 AWG except by special permission, fill at most 40% of the cell or header, and are spliced only in header access units or junction boxes.',
      es: 'En canales de piso celular metálico los conductores no son mayores de 1/0 AWG salvo permiso especial, llenan cuando mucho el 40% de la celda o cabezal y sólo se empalman en registros o cajas.',
    },
    figures: { sizeAwg: ['1/0', 'AWG'], fillPercent: [40, '%'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use conductors over 1/0 AWG in cellular metal floor raceways',
          es: 'usar conductores mayores que 1/0 en piso celular metálico',
        },
        unless: { en: 'special permission is given', es: 'haya permiso especial' },
      },
      {
        says: 'must-not',
        what: { en: 'fill a cellular metal floor raceway over 40%', es: 'llenar canal de piso celular metálico más de 40%' },
      },
    ],
    words: { en: 'Q deck header duct floor cell', es: 'piso celular metálico cabezal' },
  },
  {
    id: '376-10-wireway-uses',
    section: '376.10',
    grade: 'V2',
    title: { en: 'Metal wireway: where', es: 'Ducto cuadrado metálico: dónde' },
    text: {
      en: 'Use metal wireway exposed, in wet places if listed, in hazardous locations where permitted, and through a wall in one unbroken length with access on both sides. Not where subject to severe physical damage or severe corrosion.',
      es: 'Use ducto cuadrado metálico expuesto, en mojado si está listado, en lugares peligrosos donde se permita, y a través de un muro en un tramo continuo con acceso por ambos lados. No con daño físico o corrosión severos.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'use metal wireway in wet places', es: 'usar ducto cuadrado metálico en mojado' },
        if: { en: 'it is listed for it', es: 'está listado para eso' },
        words: 'trough gutter outdoor',
      },
      {
        says: 'may',
        what: { en: 'run metal wireway through a wall', es: 'pasar ducto cuadrado por un muro' },
        if: { en: 'in one unbroken length with access on both sides', es: 'va en un tramo entero con acceso a ambos lados' },
        words: 'trough',
      },
      {
        says: 'must-not',
        what: {
          en: 'conceal metal wireway or use it where subject to severe damage or corrosion',
          es: 'ocultar ducto cuadrado metálico o usarlo con daño o corrosión severos',
        },
        words: 'trough',
      },
    ],
    words: { en: 'trough gutter through wall', es: 'atraviesa pared' },
  },
  {
    id: '376-22-wireway-fill',
    section: '376.22(A)',
    grade: 'V2',
    title: { en: 'Wireway fill: 20%', es: 'Llenado del ducto cuadrado: 20%' },
    text: {
      en: 'All conductors at any cross section fill at most 20% of the inside area of a metal wireway. A 4 x 4 wireway of 16 in² takes 3.2 in² of conductors.',
      es: 'Todos los conductores en cualquier sección llenan cuando mucho el 20% del área interior del ducto metálico. Un ducto de 4 x 4 con 16 pulg² lleva 3.2 pulg² de conductores.',
    },
    figures: { fillPercent: [20, '%'], areaSqin: [16, 'in²'], maxSqin: [3.2, 'in²'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'fill a metal wireway over 20%', es: 'llenar el ducto cuadrado metálico más de 20%' },
        words: 'trough',
      },
    ],
    words: {
      en: 'calculation 6x6 8x8 trough wires full max percent square duct gutter cross-sectional',
      es: '6x6 cables lleno porcentaje wireway máximo',
    },
  },
  {
    id: '376-22-b-wireway-derating',
    section: '376.22(B)',
    grade: 'V2',
    title: { en: 'Wireway: adjustment only above 30 conductors', es: 'Ducto cuadrado: ajuste sólo con más de 30 conductores' },
    text: {
      en: 'In a metal wireway the bundling adjustment applies only where more than 30 current-carrying conductors are in one cross section. Signal and motor starting control conductors are not counted. Fill stays at 20% at most.',
      es: 'En ducto metálico el ajuste por agrupamiento aplica sólo si hay más de 30 conductores portadores en una sección. No se cuentan señalización ni control de arranque de motores. El llenado sigue en 20% máximo.',
    },
    figures: { fill: [20, '%'], n: [30, ''] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'derate in metal wireway with 30 or fewer current-carrying conductors',
          es: 'ajustar en ducto cuadrado metálico con 30 o menos portadores',
        },
        words: 'trough bundling',
      },
      {
        says: 'must',
        what: {
          en: 'derate in metal wireway with more than 30 current-carrying conductors',
          es: 'ajustar en ducto cuadrado metálico con más de 30 portadores',
        },
        words: 'trough bundling',
      },
    ],
    words: { en: 'derating wires rule', es: 'treinta' },
  },
  {
    id: '376-23-wireway-pull-box',
    section: '376.23(B)',
    grade: 'V1',
    title: { en: 'Wireway used as a pull box', es: 'Ducto cuadrado como caja de paso' },
    text: {
      en: 'Where conductors 4 AWG and larger are pulled through a wireway, the distance between the raceway entries of the same conductor follows the pull box rules. Where they bend at its end the bending tables apply.',
      es: 'Si se jalan conductores 4 AWG y mayores por el ducto, la distancia entre entradas del mismo conductor sigue las reglas de caja de paso. Donde doblan en el extremo valen las tablas de doblez.',
    },
    figures: { sizeAwg: [4, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use pull box distances where 4 AWG or larger wires pull through wireway',
          es: 'usar distancias de caja de paso al jalar 4 AWG o mayores por ducto cuadrado',
        },
        words: 'trough',
      },
    ],
    words: { en: 'wireway bending space 4 awg', es: 'ducto cuadrado caja de paso doblez' },
  },
  {
    id: '376-30-wireway-support',
    section: '376.30',
    grade: 'V1',
    title: { en: 'Supporting metal wireway', es: 'Soporte del ducto cuadrado' },
    text: {
      en: 'Support metal wireway run horizontally at each end and every 5 ft, or up to 10 ft if listed for it or in single lengths. Vertical runs every 15 ft with not more than one joint between.',
      es: 'Soporte el ducto horizontal en cada extremo y cada 5 pies, o hasta 10 pies si está listado o en tramos sencillos. Vertical cada 15 pies, con no más de una unión entre soportes.',
    },
    figures: { maxFt: [5, 'ft'], altFt: [10, 'ft'], vertFt: [15, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'support horizontal metal wireway at each end and every 5 ft',
          es: 'soportar ducto cuadrado horizontal en extremos y cada 5 pies',
        },
        unless: { en: 'listed for more or in single lengths, up to 10 ft', es: 'esté listado para más o en tramos enteros, hasta 10 pies' },
        words: 'trough',
      },
      {
        says: 'must',
        what: { en: 'support vertical metal wireway every 15 ft', es: 'soportar ducto cuadrado vertical cada 15 pies' },
        words: 'trough',
      },
    ],
    words: { en: 'wireway hanger spacing trapeze', es: 'ducto cuadrado soporte distancia' },
  },
  {
    id: '376-56-wireway-splices',
    section: '376.56(A)',
    grade: 'V1',
    title: { en: 'Splices in wireway: 75%', es: 'Empalmes en ducto cuadrado: 75%' },
    text: {
      en: 'Splices and taps are allowed in a metal wireway if they stay accessible and conductors, splices and taps together fill at most 75% of the area at that point.',
      es: 'Se permiten empalmes en ducto metálico si quedan accesibles y conductores, empalmes y derivaciones llenan cuando mucho el 75% del área en ese punto.',
    },
    figures: { fillPercent: [75, '%'] },
    claims: [
      {
        says: 'may',
        what: { en: 'splice or tap in a metal wireway', es: 'empalmar o derivar en ducto cuadrado metálico' },
        if: { en: 'accessible and fill there is at most 75%', es: 'queda accesible y el llenado ahí es máximo 75%' },
        words: 'trough wire nuts',
      },
    ],
    words: {
      en: 'splice in trough wireway polaris taps fill splices taps wire nuts ok',
      es: 'empalmar en ducto cuadrado empalmes wireway canal llenado capuchones',
    },
  },
  {
    id: '376-56-b-blocks',
    section: '376.56(B)',
    grade: 'K',
    title: { en: 'Power distribution blocks in wireway', es: 'Bloques de distribución en ducto cuadrado' },
    text: {
      en: 'Distribution blocks in metal wireways are listed (on the line side of the service marked for it), keep the wire bending space and expose no live parts with the cover off.',
      es: 'Los bloques de distribución en ducto metálico son listados (del lado de línea, marcados para eso), conservan el espacio de doblez y no exponen partes vivas sin la tapa.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'put power distribution blocks in metal wireway', es: 'poner bloques de distribución en ducto cuadrado' },
        if: {
          en: 'listed, with bending space and no live parts exposed with the cover off',
          es: 'listados, con espacio de doblez y sin partes vivas al quitar la tapa',
        },
        words: 'trough',
      },
    ],
    words: { en: 'PDB in trough tap block', es: 'bloque de distribución ducto' },
  },
  {
    id: '378-22-nonmetallic-wireway',
    section: '378.22',
    grade: 'V1',
    title: { en: 'Nonmetallic wireway', es: 'Ducto cuadrado no metálico' },
    text: {
      en: 'Fill is at most 20% and splices 75%, as in metal. The bundling adjustment always applies: the 30-conductor allowance is for metal only. Support it every 3 ft unless listed for more.',
      es: 'Se llena cuando mucho 20% y con empalmes 75%, como el metálico. El ajuste por agrupamiento siempre aplica: el margen de 30 conductores es sólo del metálico. Soporte cada 3 pies salvo listado para más.',
    },
    figures: { fillPercent: [20, '%'], splPercent: [75, '%'], maxFt: [3, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'fill nonmetallic (plastic) wireway over 20%', es: 'llenar ducto plástico (no metálico) más de 20%' },
      },
      {
        says: 'must',
        what: {
          en: 'derate for bundling in nonmetallic wireway even below 30 conductors',
          es: 'ajustar en ducto plástico (no metálico) aun con menos de 30 conductores',
        },
      },
      {
        says: 'must',
        what: { en: 'support nonmetallic wireway every 3 ft', es: 'soportar ducto plástico (no metálico) cada 3 pies' },
        unless: { en: 'it is listed for more, or vertical: then 4 ft', es: 'esté listado para más, o sea vertical: entonces 4 pies' },
      },
      {
        says: 'need-not',
        what: {
          en: 'derate for bundling in a metal wireway with up to 30 current-carrying conductors',
          es: 'aplicar ajuste por agrupamiento en un ducto cuadrado metálico con hasta 30 conductores con corriente',
        },
        if: { en: 'they fill no more than 20% of it', es: 'llenan no más del 20%' },
      },
      {
        says: 'may',
        what: {
          en: 'fill nonmetallic (plastic) wireway up to 75% with splices',
          es: 'llenar ducto plástico (no metálico) hasta 75% con empalmes',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'the 30-conductor allowance applies in nonmetallic wireway',
          es: 'la tolerancia de 30 conductores valga en ducto plástico',
        },
      },
    ],
    words: { en: 'PVC wireway fiberglass trough', es: 'ducto no metálico fibra de vidrio' },
  },
  {
    id: '378-60-nonmetallic-wireway-ground',
    section: '378.60',
    grade: 'K',
    title: { en: 'Nonmetallic wireway needs a ground wire', es: 'El ducto no metálico lleva tierra' },
    text: {
      en: 'Install a separate equipment grounding conductor in nonmetallic wireways, and expansion fittings where the length changes 1/4 in. or more.',
      es: 'Instale una tierra de equipos aparte en ductos no metálicos, y juntas de expansión donde cambie 1/4 pulg. o más de largo.',
    },
    figures: { moveIn: ['1/4', 'in'] },
    claims: [
      { says: 'must', what: { en: 'install a ground wire in nonmetallic wireway', es: 'poner alambre de tierra en ducto no metálico' } },
    ],
    words: { en: 'plastic trough ground', es: 'ducto plástico tierra' },
  },
  {
    id: '380-12-multioutlet',
    section: '380.12',
    grade: 'V2',
    title: { en: 'Multioutlet assembly (plug strip): where not', es: 'Canaleta con contactos: dónde no' },
    text: {
      en: 'Use multioutlet assemblies in dry places only, not concealed, not in hoistways, where subject to severe damage or corrosion, nor at 300 V or more between conductors unless of heavy metal. They may pass through dry partitions without an outlet inside.',
      es: 'Use canaletas con contactos sólo en seco, no ocultas, ni en cubos de elevador, con daño o corrosión severos, ni con 300 V o más entre conductores salvo de metal grueso. Pueden cruzar muros secos sin contactos adentro.',
    },
    figures: { vV: [300, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'conceal multioutlet assembly or use it in wet or damp places',
          es: 'ocultar canaleta con contactos o usarla en húmedo o mojado',
        },
        words: 'plugmold plug strip',
      },
      {
        says: 'may',
        what: { en: 'run multioutlet assembly through a dry partition', es: 'pasar canaleta con contactos por un muro seco' },
        if: { en: 'no outlet is inside the wall', es: 'no hay contacto dentro del muro' },
        words: 'plugmold',
      },
    ],
    words: { en: 'plugmold wiremold workshop bench', es: 'plugmold tira taller' },
  },
  {
    id: '382-10-nonmetallic-extensions',
    section: '382.10',
    grade: 'V1',
    title: { en: 'Nonmetallic extensions', es: 'Extensiones no metálicas' },
    text: {
      en: 'Nonmetallic extensions are surface assemblies run from an existing outlet on a 15 A or 20 A circuit, exposed in a dry place, in residential or office buildings up to three floors. Concealable types may be painted or papered over.',
      es: 'Las extensiones no metálicas son ensambles de superficie desde una salida existente de 15 A o 20 A, expuestas en seco, en residencias u oficinas de hasta tres pisos. Las ocultables se pueden pintar o tapizar.',
    },
    figures: { aA: [15, 'A'], bA: [20, 'A'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use nonmetallic extensions from an existing 15 or 20 A outlet',
          es: 'usar extensiones no metálicas desde salida existente de 15 o 20 A',
        },
        if: {
          en: 'exposed, dry, residential or office building up to three floors',
          es: 'expuestas, en seco, edificio residencial u oficina hasta tres pisos',
        },
        words: 'surface flat extension',
      },
      {
        says: 'may',
        what: { en: 'paint or paper over concealable nonmetallic extensions', es: 'pintar o tapizar extensiones no metálicas ocultables' },
      },
    ],
    words: { en: 'flat wire tape surface extension', es: 'cinta plana extensión superficial' },
  },
  {
    id: '384-22-strut',
    section: '384.22',
    grade: 'V1',
    title: { en: 'Strut-type channel raceway', es: 'Canal tipo strut como canalización' },
    text: {
      en: 'Strut channel raceway uses listed covers and fittings. Fill is 25% with joiners inside the channel and 40% with external ones.',
      es: 'El canal tipo strut como canalización usa tapas y accesorios listados. Se llena 25% con uniones internas y 40% con externas.',
    },
    figures: { intPercent: [25, '%'], extPercent: [40, '%'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'fill strut channel over 25% with internal joiners or 40% external',
          es: 'llenar canal strut más de 25% con uniones internas o 40% externas',
        },
        words: 'unistrut',
      },
      {
        says: 'must',
        what: { en: 'use listed covers and fittings on strut channel raceway', es: 'usar tapas y conectores listados en canal strut' },
        words: 'unistrut',
      },
    ],
    words: { en: 'unistrut raceway wires in strut how many', es: 'unistrut canalización cables cuántos' },
  },
  {
    id: '384-30-strut-support',
    section: '384.30',
    grade: 'V1',
    title: { en: 'Strut-type channel raceway: support', es: 'Canal tipo strut como canalización: soporte' },
    text: {
      en: 'Fasten strut channel raceway on a surface with straps outside the channel every 10 ft at most and within 3 ft of each box, cabinet or end; suspended, with hangers made for it at the same distances.',
      es: 'Sujete el canal tipo strut en superficie con abrazaderas por fuera a cada 10 pies como máximo y a no más de 3 pies de cada caja, gabinete o extremo; colgado, con soportes propios a las mismas distancias.',
    },
    figures: { maxFt: [10, 'ft'], boxFt: [3, 'ft'] },
    claims: [
      {
        says: 'must',
        what: { en: 'fasten strut raceway every 10 ft and within 3 ft of boxes', es: 'fijar canal strut cada 10 pies y a 3 pies de cajas' },
        words: 'unistrut',
      },
    ],
    words: {
      en: 'unistrut surface metal maximum support spacing how often hangers secured supported distance between supports',
      es: 'unistrut metálico de superficie distancia máxima entre soportes cada cuánto separación sujetar',
    },
  },
  {
    id: '386-10-through-walls',
    section: '386.10',
    grade: 'V2',
    title: { en: 'Surface metal raceway through a wall', es: 'Canaleta metálica a través de un muro' },
    text: {
      en: 'Surface metal raceway such as Wiremold is allowed to pass crosswise through dry walls, partitions and floors if the length inside is unbroken and the conductors stay accessible on both sides.',
      es: 'La canaleta metálica como Wiremold se permite a través de muros, divisiones y pisos secos si el tramo adentro va sin uniones y los conductores quedan accesibles de ambos lados.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'run surface metal raceway (Wiremold) through a dry wall', es: 'pasar canaleta metálica (Wiremold) por un muro seco' },
        if: {
          en: 'unbroken inside and conductors accessible on both sides',
          es: 'sin uniones adentro y conductores accesibles a ambos lados',
        },
        words: 'floor',
      },
    ],
    words: {
      en: 'wiremold drywall partition unbroken length pass through extend',
      es: 'wiremold tablaroca atravesar tramo',
    },
  },
  {
    id: '386-12-surface-metal',
    section: '386.12',
    grade: 'V2',
    title: { en: 'Surface metal raceway: where', es: 'Canaleta metálica: dónde' },
    text: {
      en: 'Use surface metal raceway in dry places, exposed or under raised floors. Not with severe damage or corrosion, in hoistways, concealed, nor at 300 V or more between conductors unless its metal is thick enough for it.',
      es: 'Use canaleta metálica en seco, expuesta o bajo piso elevado. No con daño o corrosión severos, en cubos de elevador, oculta, ni con 300 V o más entre conductores salvo metal de espesor suficiente.',
    },
    figures: { vV: [300, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'conceal surface metal raceway or use it in wet places', es: 'ocultar canaleta metálica o usarla en mojado' },
        words: 'wiremold outdoors shower spray',
      },
      {
        says: 'may',
        what: { en: 'use surface metal raceway exposed in dry places', es: 'usar canaleta metálica expuesta en seco' },
        words: 'wiremold surface walls plaster apartment',
      },
      {
        says: 'may',
        what: { en: 'run surface metal raceway under a raised floor', es: 'llevar canaleta metálica bajo piso falso' },
        if: { en: 'it is the floor of a computer room, as 645.5 allows', es: 'es el piso de una sala de cómputo, como admite 645.5' },
      },
    ],
    words: {
      en: 'wiremold 500 700 through wall drywall partition pass unbroken',
      es: 'wiremold atraviesa pared tablaroca',
    },
  },
  {
    id: '386-22-surface-fill',
    section: '386.22',
    grade: 'V1',
    title: { en: 'Surface metal raceway: fill and adjustment', es: 'Canaleta metálica: llenado y ajuste' },
    text: {
      en: "Fill follows the raceway's listing. The bundling adjustment may be skipped if its area exceeds 4 in², current-carrying conductors do not exceed 30, and their sum does not exceed 20% of the inside.",
      es: 'El llenado sigue el listado de la canaleta. El ajuste puede omitirse si su área pasa de 4 pulg², los conductores portadores no pasan de 30 y su suma no pasa del 20% del interior.',
    },
    figures: { areaSqin: [4, 'in²'], n: [30, ''], fillPercent: [20, '%'] },
    claims: [
      {
        says: 'need-not',
        what: { en: 'derate in surface metal raceway', es: 'ajustar en canaleta metálica' },
        if: {
          en: 'over 4 in², 30 or fewer current-carrying conductors and 20% fill or less',
          es: 'más de 4 in², 30 portadores o menos y 20% de llenado o menos',
        },
        words: 'wiremold',
      },
    ],
    words: { en: 'wiremold fill G4000 derate', es: 'canaleta llenado' },
  },
  {
    id: '386-56-splices',
    section: '386.56',
    grade: 'K',
    title: { en: 'Splices in surface raceway: 75%', es: 'Empalmes en canaleta: 75%' },
    text: {
      en: 'Splices and taps are allowed in surface metal raceway with a removable cover that stays accessible; conductors, splices and taps fill at most 75% of the area there. Otherwise only in boxes.',
      es: 'Se permiten empalmes en canaleta metálica con tapa removible y accesible; conductores y empalmes llenan cuando mucho 75% del área. Si no, sólo en cajas.',
    },
    figures: { f1: [75, '%'] },
    claims: [
      {
        says: 'may',
        what: { en: 'splice or tap in surface metal raceway', es: 'empalmar o derivar en canaleta metálica' },
        if: {
          en: 'the removable cover stays accessible and fill there is at most 75%',
          es: 'la tapa removible queda accesible y el llenado ahí es máximo 75%',
        },
        words: 'wiremold',
      },
    ],
    words: {
      en: 'wiremold splice surface raceway',
      es: 'empalmar en wiremold',
    },
  },
  {
    id: '386-60-surface-ground',
    section: '386.60',
    grade: 'K',
    title: { en: 'Surface metal raceway as ground', es: 'Canaleta metálica como tierra' },
    text: {
      en: 'A listed surface metal raceway that provides a transition from other wiring methods has a means to connect an equipment grounding conductor to it.',
      es: 'Una canaleta metálica listada que sirve de transición desde otro método debe tener cómo conectarle una tierra de equipos.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use surface metal raceway with a means to connect an equipment ground',
          es: 'usar canaleta metálica con medio para conectar tierra',
        },
        words: 'wiremold',
      },
    ],
    words: { en: 'wiremold ground wire', es: 'canaleta tierra' },
  },
  {
    id: '388-12-surface-nonmetallic',
    section: '388.12',
    grade: 'K',
    title: { en: 'Surface nonmetallic raceway', es: 'Canaleta no metálica' },
    text: {
      en: 'Use surface nonmetallic raceway in dry places, exposed, with a separate equipment ground. Not concealed, with severe damage, in hoistways, in sunlight unless listed, nor at 300 V or more unless listed for it.',
      es: 'Use canaleta plástica en seco, expuesta, con tierra aparte. No oculta, con daño severo, en cubos de elevador, al sol si no está listada, ni con 300 V o más si no está listada.',
    },
    figures: { vV: [300, 'V'] },
    claims: [
      {
        says: 'must',
        what: { en: 'run a separate ground in surface nonmetallic raceway', es: 'llevar tierra aparte en canaleta no metálica' },
        words: 'plastic wiremold',
      },
      {
        says: 'must-not',
        what: { en: 'conceal surface nonmetallic raceway or use it in wet places', es: 'ocultar canaleta no metálica o usarla en mojado' },
        words: 'plastic wiremold',
      },
      {
        says: 'must-not',
        what: { en: 'put surface nonmetallic raceway in sunlight', es: 'poner canaleta no metálica al sol' },
        unless: { en: 'listed for it', es: 'esté listada para eso' },
        words: 'plastic wiremold',
      },
    ],
    words: { en: 'panduit plastic raceway surface', es: 'panduit canaleta plástica' },
  },
  {
    id: '390-underfloor',
    section: 'Article 390',
    grade: 'V1',
    title: { en: 'Underfloor raceways: cover', es: 'Canales bajo piso: cubierta' },
    text: {
      en: 'Half-round and flat-top raceways up to 4 in. wide have at least 3/4 in. of concrete or wood above. Wider ones take more. In offices they may be flush with the concrete if covered with linoleum or similar.',
      es: 'Los canales de hasta 4 pulg. de ancho llevan al menos 3/4 pulg. de concreto o madera encima. Los más anchos piden más. En oficinas pueden quedar al ras si se cubren con linóleo o similar.',
    },
    figures: { wIn: [4, 'in'], cIn: ['3/4', 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'cover underfloor raceways up to 4 in. wide with 3/4 in. concrete or wood',
          es: 'cubrir canales bajo piso hasta 4 pulg. con 3/4 pulg. de concreto o madera',
        },
        unless: { en: 'in offices flush with linoleum or similar cover', es: 'en oficinas vayan al ras con linóleo o similar' },
      },
    ],
    words: { en: 'underfloor duct office floor', es: 'ducto bajo piso oficina' },
  },
  {
    id: '390-underfloor-splices',
    section: 'Article 390',
    grade: 'K',
    title: { en: 'Underfloor raceways: splices and abandoned outlets', es: 'Canales bajo piso: empalmes y salidas abandonadas' },
    text: {
      en: 'Splice only in junction boxes. When an outlet is removed, pull out the conductors that fed it: no taped or reinsulated conductors stay in the raceway.',
      es: 'Empalme sólo en cajas. Cuando se quita una salida, saque los conductores que la alimentaban: no se dejan conductores encintados en el canal.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'splice underfloor raceway conductors only in junction boxes', es: 'empalmar en canales bajo piso sólo en cajas' },
      },
      {
        says: 'must-not',
        what: {
          en: 'leave abandoned taped conductors in underfloor raceway',
          es: 'dejar conductores abandonados encintados en canal bajo piso',
        },
      },
    ],
    words: { en: 'abandoned floor outlet loop wiring', es: 'salida de piso abandonada' },
  },
  {
    id: '390-22-underfloor-fill',
    section: '390.22',
    numberIn: { 2017: '390.6' },
    grade: 'K',
    title: { en: 'Underfloor raceway fill: 40%', es: 'Llenado de canalización bajo piso: 40%' },
    text: {
      en: 'All conductors or cables together take at most 40% of the inside cross-sectional area of an underfloor raceway.',
      es: 'Todos los conductores o cables juntos ocupan a lo más 40% de la sección interior de una canalización bajo piso.',
    },
    figures: { percent: [40, '%'] },
    claims: [{ says: 'must-not', what: { en: 'fill underfloor raceway over 40%', es: 'llenar canal bajo piso más de 40%' } }],
    words: {
      en: 'duct maximum',
      es: 'ducto máximo',
    },
  },
  {
    id: '390-junction',
    section: 'Article 390',
    grade: 'V1',
    title: { en: 'Underfloor raceway: marker at the ends', es: 'Canalización bajo piso: marca en los extremos' },
    text: {
      en: 'Put a suitable marker at or near each end of a straight run of underfloor raceway so that the last insert can be found, lay runs straight between junction boxes and close unused ends.',
      es: 'Ponga una marca en cada extremo de un tramo recto de canalización bajo piso para hallar el último inserto, corra recto entre cajas y cierre las puntas sin uso.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'mark the ends of straight underfloor raceway runs', es: 'marcar los extremos de tramos rectos de canal bajo piso' },
      },
    ],
    words: {
      en: 'last insert locate underfloor duct marker',
      es: 'último inserto marca ducto bajo piso',
    },
  },
  {
    id: '392-10-tray-uses',
    section: '392.10',
    grade: 'V2',
    title: { en: 'Cable tray: a support, not a raceway', es: 'Charola: soporte, no canalización' },
    text: {
      en: 'Cable tray supports cables and raceways of listed types in any occupancy, not only industry. Cables in the sun are marked sunlight resistant. Not for hoistways nor severe physical damage.',
      es: 'La charola soporta cables y tubos de tipos listados en cualquier ocupación, no sólo industria. Los cables al sol son resistentes. No en cubos de elevador ni con daño físico severo.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'use cable tray outside industrial plants', es: 'usar charola fuera de la industria' },
        words: 'commercial office',
      },
      {
        says: 'must',
        what: { en: 'use sunlight-resistant cables in sunlit tray', es: 'usar cables resistentes al sol en charola al sol' },
      },
      {
        says: 'must-not',
        what: { en: 'use cable tray in hoistways or severe physical damage', es: 'usar charola en cubos de elevador o con daño severo' },
      },
    ],
    words: { en: 'ladder commercial permitted', es: 'portacables escalera comercial' },
  },
  {
    id: '392-10-single-conductors',
    section: '392.10(B)(1)',
    grade: 'V2',
    title: {
      en: 'Single conductors in cable tray: 1/0 and larger, industrial',
      es: 'Conductores sencillos en charola: 1/0 y mayores, industria',
    },
    text: {
      en: 'In industrial plants with qualified maintenance, single conductors 1/0 AWG and larger listed and marked for tray use may be laid in tray. For 1/0 to 4/0 in ladder tray the rungs are not more than 9 in. apart. Equipment grounds may be 4 AWG and larger.',
      es: 'En industria con mantenimiento calificado se permiten conductores sencillos 1/0 AWG y mayores listados y marcados para charola. De 1/0 a 4/0 en escalera, los peldaños van a no más de 9 pulg. Las tierras pueden ser 4 AWG y mayores.',
    },
    figures: { sizeAwg: ['1/0', 'AWG'], rungIn: [9, 'in'], gAwg: [4, 'AWG'] },
    claims: [
      {
        says: 'may',
        what: { en: 'lay single conductors in cable tray', es: 'poner conductores sencillos en charola' },
        if: {
          en: 'industrial plant with qualified maintenance, 1/0 or larger, listed and marked for tray',
          es: 'industria con mantenimiento calificado, 1/0 o mayores, listados y marcados para charola',
        },
        words: 'thhn loose',
      },
      {
        says: 'must-not',
        what: { en: 'lay single conductors smaller than 1/0 in cable tray', es: 'poner conductores sencillos menores que 1/0 en charola' },
        unless: { en: 'they are equipment grounds of 4 AWG or larger', es: 'sean tierras de 4 AWG o mayores' },
        words: 'thhn',
      },
    ],
    words: { en: 'THHN TC smallest', es: 'THHN pequeño mínimo calibre' },
  },
  {
    id: '392-18-tray-installation',
    section: '392.18',
    grade: 'V1',
    title: { en: 'Cable tray as a complete system', es: 'Charola como sistema completo' },
    text: {
      en: 'Finish the tray run, with its supports, before laying cable. It may be discontinuous if the cable is supported and bonding is kept. Keep it exposed and accessible, with room to work.',
      es: 'Termine la charola y sus soportes antes de tender cable. Puede interrumpirse si el cable está soportado y se mantiene la unión. Debe quedar expuesta y accesible, con espacio para trabajar.',
    },
    claims: [
      { says: 'must', what: { en: 'finish the tray run before laying cable', es: 'terminar la charola antes de poner cable' } },
      {
        says: 'must',
        what: { en: 'keep cable tray exposed and accessible', es: 'dejar la charola expuesta y accesible' },
        words: 'above ceiling',
      },
      {
        says: 'may',
        what: { en: 'leave gaps in a cable tray run', es: 'dejar interrupciones en una charola' },
        if: { en: 'the cable is supported and bonding is kept', es: 'el cable va soportado y se mantiene la unión' },
      },
    ],
    words: { en: 'tray gap drop out continuous', es: 'charola interrumpida bajada' },
  },
  {
    id: '392-20-tray-over-1000',
    section: '392.20',
    grade: 'K',
    title: { en: 'Different voltages in one tray', es: 'Distintos voltajes en una charola' },
    text: {
      en: 'Cables up to 1000 V may share a tray. Cables over that are separated from them by a fixed barrier, unless they are Type MC.',
      es: 'Los cables de hasta 1000 V pueden compartir charola. Los de más voltaje se separan con barrera fija, salvo que sean tipo MC.',
    },
    figures: { vV: [1000, 'V'] },
    claims: [
      {
        says: 'may',
        what: { en: 'mix cables up to 1000 V in one tray', es: 'mezclar cables hasta 1000 V en una charola' },
        words: 'different voltages 480 120',
      },
      {
        says: 'must-not',
        what: { en: 'mix over 1000 V cables with others in a tray', es: 'mezclar cables de más de 1000 V con otros en charola' },
        unless: { en: 'a fixed barrier separates them or they are Type MC', es: 'los separe una barrera fija o sean MC' },
      },
    ],
    words: {
      en: '480 and control same tray divider control power same tray mix',
      es: '480 y control misma charola división control fuerza misma charola mezclar',
    },
  },
  {
    id: '392-22-tray-fill',
    section: '392.22(A)',
    grade: 'K',
    title: { en: 'Cable tray fill', es: 'Llenado de charola' },
    text: {
      en: 'In ladder or ventilated trough, multiconductor cables of 4/0 and larger lie in one layer with the sum of diameters not over the tray width. Smaller cables go by the areas in Table 392.22(A).',
      es: 'En escalera o canal ventilado, los cables multiconductores de 4/0 y mayores van en una capa y la suma de diámetros no pasa del ancho. Los menores van por áreas de la Tabla 392.22(A).',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'lay multiconductor 4/0 and larger cables in one layer in ladder tray',
          es: 'poner cables multiconductores 4/0 y mayores en una capa en charola',
        },
      },
    ],
    words: { en: 'tray fill calculation multiconductor', es: 'llenado de charola multiconductor' },
  },
  {
    id: '392-30-support',
    section: '392.30',
    grade: 'K',
    title: { en: 'Cable tray supports', es: 'Soportes de la charola' },
    text: {
      en: 'The code gives no span for cable tray: support it by the maker’s instructions and load class, and fasten cables in other than horizontal runs. Where cables leave the tray to raceways or equipment they are supported so that no stress is put on them.',
      es: 'El código no da claro para la charola: se soporta según el fabricante y su clase de carga, y los cables se sujetan en tramos no horizontales. Donde salen a tubos o equipo se soportan para que no queden jalados.',
    },
    claims: [
      {
        says: 'must',
        what: { en: "support cable tray by the maker's instructions", es: 'soportar la charola según el fabricante' },
        words: 'span',
      },
      {
        says: 'must',
        what: { en: 'fasten cables in tray runs that are not horizontal', es: 'sujetar los cables en charola no horizontal' },
      },
    ],
    words: {
      en: 'maximum distance between supports span hangers how far apart',
      es: 'distancia entre soportes claro colgantes',
    },
  },
  {
    id: '392-56-splices',
    section: '392.56',
    grade: 'K',
    title: { en: 'Splices in cable tray', es: 'Empalmes en charola' },
    text: {
      en: 'Cable splices made and insulated by approved methods are allowed in a cable tray if accessible. They may stick out above the side rails where not subject to physical damage.',
      es: 'Se permiten empalmes hechos y aislados por métodos aprobados en una charola si quedan accesibles. Pueden sobresalir de los largueros donde no se dañen.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'splice cables in a cable tray', es: 'empalmar cables en charola' },
        if: {
          en: 'accessible, by approved insulated methods and not subject to damage if above the rails',
          es: 'accesibles, con método aprobado y sin daño si sobresalen',
        },
      },
    ],
    words: {
      en: 'splice tray side rails project',
      es: 'empalme charola largueros',
    },
  },
  {
    id: '392-60-tray-ground',
    section: '392.60',
    grade: 'V1',
    title: { en: 'Bonding cable tray', es: 'Unión de la charola' },
    text: {
      en: 'Bond metal tray sections together. In supervised places listed metal tray may be the equipment ground when its sections are marked with their area and bonded with listed connectors; otherwise run grounding conductors in or on it.',
      es: 'Una las secciones de charola metálica. En sitios supervisados la charola listada puede ser tierra de equipos si trae marcada su área y se une con conectores listados; si no, corra tierras en ella.',
    },
    claims: [
      { says: 'must', what: { en: 'bond metal tray sections together', es: 'unir las secciones de charola metálica' }, words: 'jumper' },
      {
        says: 'may',
        what: { en: 'use metal cable tray as equipment ground', es: 'usar charola metálica como tierra' },
        if: {
          en: 'supervised place, listed tray marked with its area and bonded with listed connectors',
          es: 'lugar supervisado, charola listada marcada con su área y unida con conectores listados',
        },
      },
    ],
    words: { en: 'tray EGC bonding jumpers splice plates', es: 'charola tierra puentes placas' },
  },
  {
    id: '392-80-tray-ampacity',
    section: '392.80',
    grade: 'V1',
    title: { en: 'Ampacity in cable tray', es: 'Ampacidad en charola' },
    text: {
      en: 'Multiconductor cables in uncovered tray use Tables 310.16 and 310.18 with adjustment for the conductors in each cable only. Under solid covers longer than 6 ft use 95% of that. Single conductors have their own percentages.',
      es: 'Los cables multiconductores en charola sin tapa usan las Tablas 310.16 y 310.18 con ajuste sólo por los conductores de cada cable. Con tapa sólida de más de 6 pies use 95%. Los sencillos tienen sus propios porcentajes.',
    },
    figures: { lenFt: [6, 'ft'], covPercent: [95, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use 95% ampacity under solid tray covers longer than 6 ft',
          es: 'usar 95% de ampacidad bajo tapas sólidas de más de 6 pies',
        },
      },
    ],
    words: { en: 'cable tray derating covered', es: 'charola ajuste tapa' },
  },
  {
    id: '393-10-ceiling-grid',
    section: '393.10',
    grade: 'V2',
    title: { en: 'Low-voltage suspended ceiling power', es: 'Plafón con energía de bajo voltaje' },
    text: {
      en: 'Listed ceiling grid systems distribute Class 2 power of not more than 30 V alternating or 60 V direct current, indoors in dry places of residential, commercial or industrial buildings. Not in wet, damp or concealed places, in corrosive vapors, nor where exposed to damage.',
      es: 'Los sistemas listados de plafón distribuyen energía Clase 2 de no más de 30 V en alterna o 60 V en directa, en interior seco residencial, comercial o industrial. No en lugar húmedo, mojado u oculto, con vapores corrosivos, ni donde reciba daño.',
    },
    figures: { acV: [30, 'V'], dcV: [60, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use low-voltage ceiling grid power in wet, damp or concealed places',
          es: 'usar plafón con energía en mojado, húmedo u oculto',
        },
      },
      {
        says: 'may',
        what: {
          en: 'use listed low-voltage ceiling grid power in a dry office or store',
          es: 'usar energía de bajo voltaje listada en la rejilla del plafón en una oficina o tienda seca',
        },
      },
    ],
    words: { en: 'DC grid armstrong', es: 'corriente directa' },
  },
  {
    id: '393-21-ceiling-grid-supply',
    section: 'Article 393',
    grade: 'K',
    title: { en: 'Low-voltage ceiling grid: disconnect and reverse polarity', es: 'Plafón de bajo voltaje: desconexión y polaridad' },
    text: {
      en: 'The Class 2 supply of the grid has a disconnecting means that is accessible and within sight of that power source. Connections may not be reversed in polarity, and supplies are not paralleled unless listed for it.',
      es: 'La fuente Clase 2 del plafón tiene un desconectador accesible y a la vista de esa fuente. No se invierte la polaridad ni se conectan fuentes en paralelo si no están listadas para ello.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a disconnect in sight of the ceiling grid Class 2 supply',
          es: 'poner desconexión a la vista de la fuente Clase 2 del plafón',
        },
      },
      {
        says: 'must-not',
        what: { en: 'reverse polarity on ceiling grid connections', es: 'invertir la polaridad en plafón de bajo voltaje' },
      },
    ],
    words: { en: 'ceiling grid power supply', es: 'plafón fuente' },
  },
  {
    id: '394-10-knob-and-tube',
    section: '394.10',
    grade: 'V2',
    title: { en: 'Knob-and-tube: only to extend what exists', es: 'Knob-and-tube: sólo para extender lo existente' },
    text: {
      en: 'Concealed knob-and-tube wiring is allowed only for extensions of existing installations, or by special permission. It is not illegal to leave, but it has no ground.',
      es: 'El alambrado oculto sobre perillas y tubos se permite sólo para extender instalaciones existentes, o con permiso especial. No es ilegal dejarlo, pero no tiene tierra.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'extend existing concealed knob-and-tube wiring', es: 'extender knob-and-tube oculto existente' },
        words: 'k&t old wiring',
      },
      {
        says: 'must-not',
        what: { en: 'install new concealed knob-and-tube wiring', es: 'instalar knob-and-tube oculto nuevo' },
        unless: { en: 'special permission is given', es: 'haya permiso especial' },
        words: 'k&t',
      },
      {
        says: 'need-not',
        what: { en: 'remove existing knob-and-tube wiring', es: 'quitar el knob-and-tube existente' },
        words: 'k&t replace old house',
      },
      {
        says: 'must',
        what: {
          en: 'make a splice between knob-and-tube and new cable in an accessible box',
          es: 'hacer el empalme entre knob-and-tube y cable nuevo en una caja accesible',
        },
        words: 'romex nm join connect junction attic',
      },
    ],
    words: { en: 'K&T old house wiring legal', es: 'casa vieja perillas tubos legal' },
  },
  {
    id: '394-12-knob-and-tube-insulation',
    section: '394.12',
    grade: 'V2',
    title: { en: 'Knob-and-tube may not be covered with insulation', es: 'Knob-and-tube no se cubre con aislante' },
    text: {
      en: 'Do not use it where loose, rolled or foamed insulation envelops the conductors, nor in commercial garages, theaters, motion picture studios or hazardous locations. It needs open air to cool.',
      es: 'No se usa donde aislante suelto, en rollo o espuma envuelve los conductores, ni en talleres, teatros, estudios de cine o lugares peligrosos. Necesita aire para enfriarse.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'cover knob-and-tube with loose, rolled or foamed insulation',
          es: 'cubrir knob-and-tube con aislante suelto, en rollo o espuma',
        },
        words: 'k&t attic blown',
      },
    ],
    words: { en: 'blown attic', es: 'soplado ático' },
  },
  {
    id: '394-19-knob-and-tube-clearance',
    section: '394.19',
    grade: 'V2',
    title: { en: 'Knob-and-tube clearances', es: 'Separaciones en knob-and-tube' },
    text: {
      en: 'Keep at least 3 in. between conductors and 1 in. from the surface they pass over. Where that is not possible, as at boxes, put each wire in flexible nonmetallic tubing.',
      es: 'Mantenga al menos 3 pulg. entre conductores y 1 pulg. de la superficie. Donde no se pueda, como en cajas, meta cada alambre en tubo flexible no metálico.',
    },
    figures: { cIn: [3, 'in'], sIn: [1, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep knob-and-tube 3 in. apart and 1 in. from surfaces',
          es: 'separar knob-and-tube 3 pulg. entre sí y 1 pulg. de superficies',
        },
        unless: { en: 'each wire is in flexible nonmetallic tubing', es: 'cada alambre vaya en tubo flexible no metálico' },
        words: 'k&t',
      },
    ],
    words: { en: 'K&T spacing loom', es: 'perillas loom' },
  },
  {
    id: '394-23-attic',
    section: '394.23',
    grade: 'K',
    title: { en: 'Knob-and-tube in attics', es: 'Alambrado de perillas en áticos' },
    text: {
      en: 'In attics with stairs or permanent ladder knob-and-tube wires run along the sides of framing or, up to 7 ft above the floor, through bored holes with tubes and running boards at least 1 in. beyond the wires on each side.',
      es: 'En áticos con escalera fija los alambres de perillas van por el costado de la madera o, hasta 7 pies sobre el piso, por barrenos con tubos y tablas que sobresalgan 1 pulg. a cada lado.',
    },
    figures: { f1: [7, 'ft'], f2: [1, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run knob-and-tube in stair-access attics along framing sides or bored holes with running boards',
          es: 'llevar knob-and-tube en áticos con escalera por los lados de la estructura o con tablas',
        },
        words: 'k&t',
      },
    ],
    words: {
      en: 'knob tube unfinished attic running boards',
      es: 'perillas ático tablas',
    },
  },
  {
    id: '395-outdoor-overhead',
    section: 'Article 395',
    numberIn: { 2017: 'Article 399', 2020: 'Article 399' },
    grade: 'K',
    title: { en: 'Outdoor overhead conductors over 1000 V', es: 'Conductores aéreos exteriores de más de 1000 V' },
    text: {
      en: 'Open outdoor conductors over 1000 V on poles or structures are engineered: the design of conductors, supports, clearances and loads is documented by a licensed engineer and available to the authority.',
      es: 'Los conductores aéreos abiertos de más de 1000 V en postes o estructuras son de ingeniería: el diseño de conductores, soportes, claros y cargas lo documenta un ingeniero con licencia y queda a disposición de la autoridad.',
    },
    figures: { vV: [1000, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'have a licensed engineer document open overhead conductors over 1000 V',
          es: 'documentar con ingeniero los conductores aéreos abiertos de más de 1000 V',
        },
      },
    ],
    words: { en: 'pole line primary overhead customer owned', es: 'línea aérea primaria postes propia' },
  },
  {
    id: '396-10-messenger',
    section: '396.10',
    grade: 'V2',
    title: { en: 'Messenger-supported wiring', es: 'Alambrado soportado por mensajero' },
    text: {
      en: 'Cables such as MC, UF, SE, TC and MI may hang from a messenger or be aerial assemblies. In supervised industry single conductors listed for it may too. Not in hoistways nor where subject to physical damage.',
      es: 'Cables como MC, UF, SE, TC y MI pueden colgar de un mensajero o ser ensambles aéreos. En industria supervisada también conductores sencillos listados. No en cubos de elevador ni con daño físico.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'hang MC, UF, SE, TC or MI cable from a messenger', es: 'colgar MC, UF, SE, TC o MI de un mensajero' },
        words: 'overhead span shed garage',
      },
      {
        says: 'must-not',
        what: { en: 'use messenger wiring in hoistways or subject to physical damage', es: 'usar mensajero en cubos o con daño físico' },
      },
    ],
    words: { en: 'aerial cable triplex messenger wire span', es: 'cable aéreo mensajero triplex' },
  },
  {
    id: '396-60-messenger-ground',
    section: '396.60',
    grade: 'V2',
    title: { en: 'Ground the messenger', es: 'Aterrice el mensajero' },
    text: {
      en: 'Connect the messenger to a grounding electrode conductor or an equipment grounding conductor, and support it at dead ends and in between so that conductors are not under tension.',
      es: 'Conecte el mensajero a un conductor al electrodo o a una tierra de equipos, y sopórtelo en remates y puntos intermedios para que los conductores no queden tensos.',
    },
    claims: [{ says: 'must', what: { en: 'ground the messenger', es: 'aterrizar el mensajero' } }],
    words: { en: 'messenger ground guy', es: 'mensajero tierra' },
  },
  {
    id: '398-10-open-wiring',
    section: '398.10',
    grade: 'V2',
    title: { en: 'Open wiring on insulators', es: 'Alambrado abierto sobre aisladores' },
    text: {
      en: 'Open wiring on insulators up to 1000 V is allowed only in industrial or agricultural establishments, indoors or out, in wet or dry places, with corrosive vapors, and for services. It may not be concealed.',
      es: 'El alambrado abierto sobre aisladores hasta 1000 V se permite sólo en establecimientos industriales o agrícolas, interior o exterior, mojado o seco, con vapores corrosivos, y para acometidas. No puede quedar oculto.',
    },
    figures: { vV: [1000, 'V'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use open wiring on insulators in industrial or agricultural places',
          es: 'usar alambrado abierto en aisladores en industria o granja',
        },
      },
      {
        says: 'must-not',
        what: { en: 'use open wiring on insulators in houses or concealed', es: 'usar alambrado abierto en casas u oculto' },
        unless: { en: 'it is for services', es: 'sea para acometidas' },
      },
    ],
    words: { en: 'conductors barn', es: 'conductores establo' },
  },
  {
    id: '398-15-open-wiring-damage',
    section: '398.15',
    grade: 'V2',
    title: { en: 'Open wiring near the floor: protect it', es: 'Alambrado abierto cerca del piso: protéjalo' },
    text: {
      en: 'Open conductors within 7 ft of the floor are treated as exposed to physical damage and need guard strips, running boards, boxing or conduit.',
      es: 'Los conductores abiertos a menos de 7 pies del piso se consideran expuestos a daño y llevan tiras, tablas, encajonado o tubo.',
    },
    figures: { hFt: [7, 'ft'] },
    claims: [
      {
        says: 'must',
        what: { en: 'protect open wiring within 7 ft of the floor', es: 'proteger alambrado abierto a menos de 7 pies del piso' },
      },
    ],
    words: { en: 'open wiring guard strip', es: 'alambrado abierto protección' },
  },
  {
    id: '398-17-through-walls',
    section: '398.17',
    grade: 'V2',
    title: { en: 'Open wiring through walls and floors', es: 'Alambrado abierto por muros y pisos' },
    text: {
      en: 'Open conductors pass through walls, floors and joists in tubes or bushings of noncombustible, nonabsorbent insulating material, each wire in its own.',
      es: 'Los conductores abiertos atraviesan muros, pisos y vigas en tubos o boquillas de material aislante incombustible que no absorbe, cada uno en el suyo.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'pass open wiring through walls in insulating tubes, one per wire',
          es: 'pasar alambrado abierto por muros en tubos aislantes, uno por alambre',
        },
      },
    ],
    words: {
      en: 'porcelain tube open wiring penetrate',
      es: 'tubo de porcelana',
    },
  },
  {
    id: '398-30-open-wiring-support',
    section: '398.30',
    grade: 'K',
    title: { en: 'Open wiring supports', es: 'Soportes de alambrado abierto' },
    text: {
      en: 'Support conductors within 6 in. of a tap or splice, within 12 in. of a dead end, and every 4-1/2 ft or closer to resist disturbance. Conductors of size 8 and larger may span 15 ft with proper spacing.',
      es: 'Soporte los conductores a 6 pulg. de una derivación o empalme, a 12 pulg. de un remate y cada 4-1/2 pies o menos. Los de calibre 8 y mayores pueden tener claros de 15 pies con separación adecuada.',
    },
    figures: { tapIn: [6, 'in'], endIn: [12, 'in'], maxFt: ['4-1/2', 'ft'], spanFt: [15, 'ft'] },
    claims: [
      {
        says: 'must',
        what: { en: 'support open wiring every 4-1/2 ft', es: 'soportar alambrado abierto cada 4-1/2 pies' },
        unless: { en: 'size 8 or larger with proper spacing, up to 15 ft', es: 'sea calibre 8 o mayor con separación, hasta 15 pies' },
      },
    ],
    words: { en: 'open wiring insulators spacing', es: 'aisladores separación' },
  },
];

// Confirmed: 366 NEC pocket guide (flylib), IAEI magazine, EC&M quiz, textbook; 376 Mike Holt forum (two threads), EC&M 2014, textbook, electricianexampractice, codebookcity; 392 EC&M, UpCodes, tray guides;
// 394 electricianexampractice, codebookcity, homeowners network. One source at the first reading: 366.56, 376.56 (textbook), 368.10 (codebookcity), 368.30 (textbook), 372 (codebookcity), 376.23 (Holt), 392.18, 392.60, 394.19, 398.10.
// 380.12, 386.12 codebookcity, flash cards, SDM quiz. One source at the first reading too: 386.22 (flash cards), 378.22 (SDM quiz).
// Confirmed too: 393.10 renewal course page, EC&M 2014, codebookcity. 393 disconnect: quoted EC&M quiz question only.
// Second reading: 368 codebookcity, electricianexampractice, textbook; 394.19 exam bank. One source only: 366.30 IAEI, 382.10 codebookcity.
// 398.10 codebookcity, electricianexampractice. One source only: 384.22 EC&M quiz (40%), 398.15.
// Third look, one source: 368.17(B) journeyman exam bank, 376.30 Mike Holt forum 2556602.
// 392.80 sparkshift, one source.
// Fourth look: 366.23 pocket guide (flylib), solar365 (2008); 366.30 solar365 (2008); 368.56(B) Mike Holt forum 2591319, EC&M 1999; 372 electricianexampractice; 386.10 codebookcity, electricianexampractice; 396.10 pocket guide, codebookcity, electricianexampractice; 396.30, 396.60 EC&M quiz, electricianexampractice;
// 398.15, 398.17 Washington WAC 296-307-36812. One source: 374 pocket guide, 368.17(C) Mike Holt forum 127455, 390 codebookcity.
