// Article 422 in own words: appliances.
import type { Rule } from '../knowledge.ts';

export const article422: readonly Rule[] = [
  {
    id: '422-5-gfci-list',
    section: '422.5(A)',
    grade: 'V2',
    title: { en: 'Appliances that need GFCI', es: 'Aparatos que llevan GFCI' },
    text: {
      en: 'GFCI protects car vacuums, drinking water coolers and bottle fillers, cord-and-plug high-pressure washers, tire inflators, vending machines, sump pumps and dishwashers rated 60 A or less and 150 V or less to ground. In 2023 section 210.8(D) adds ranges, wall ovens, cooktops, clothes dryers and microwaves.',
      es: 'Llevan GFCI aspiradoras de autos, enfriadores y llenadores de agua, hidrolavadoras de clavija, infladores de llantas, máquinas expendedoras, bombas de sumidero y lavavajillas de 60 A o menos y 150 V o menos a tierra. En 2023 la sección 210.8(D) agrega estufas, hornos de pared, parrillas, secadoras y microondas.',
    },
    textIn: {
      2017: {
        en: 'GFCI protects five kinds of appliances up to 60 A and 250 V: public car vacuums, drinking water coolers, cord-and-plug high-pressure washers, public tire inflators and vending machines. The dwelling dishwasher is covered in 210.8(D).',
        es: 'Llevan GFCI cinco tipos de aparatos hasta 60 A y 250 V: aspiradoras públicas, enfriadores de agua, hidrolavadoras de clavija, infladores públicos y máquinas expendedoras. El lavavajillas de vivienda está en 210.8(D).',
      },
      2020: {
        en: 'GFCI protects car vacuums, drinking water coolers and bottle fillers, cord-and-plug high-pressure washers, tire inflators, vending machines, sump pumps and dishwashers, up to 60 A and 150 V to ground.',
        es: 'Llevan GFCI aspiradoras de autos, enfriadores y llenadores de agua, hidrolavadoras de clavija, infladores, máquinas expendedoras, bombas de sumidero y lavavajillas, hasta 60 A y 150 V a tierra.',
      },
    },
    figures: { aA: [60, 'A'], vV: [150, 'V'] },
    claims: [
      {
        says: 'must',
        what: { en: 'protect dishwashers with GFCI', es: 'proteger lavavajillas con GFCI' },
        if: { en: 'it is rated 60 A or less and 150 V or less to ground', es: 'es de 60 A o menos y 150 V o menos a tierra' },
        words: 'dishwasher lavaplatos',
      },
      {
        says: 'must',
        what: {
          en: 'protect sump pumps, vending machines, water coolers and bottle fillers with GFCI',
          es: 'proteger con GFCI bombas de sumidero, máquinas expendedoras, enfriadores de agua y llenadores de botellas',
        },
        if: { en: 'rated 60 A or less and 150 V or less to ground', es: 'son de 60 A o menos y 150 V o menos a tierra' },
        words: 'sump pump drinking fountain bebedero',
      },
      {
        says: 'must',
        what: {
          en: 'protect car vacuums, tire inflators and cord-and-plug pressure washers with GFCI',
          es: 'proteger con GFCI aspiradoras de autos, infladores de llantas e hidrolavadoras de clavija',
        },
        if: { en: 'rated 60 A or less and 150 V or less to ground', es: 'son de 60 A o menos y 150 V o menos a tierra' },
        words: 'high-pressure washer',
      },
      {
        says: 'must',
        what: {
          en: 'protect ranges, wall ovens, cooktops, clothes dryers and microwaves with GFCI',
          es: 'proteger con GFCI estufas, hornos, parrillas, secadoras y microondas',
        },
        if: { en: 'the 2023 edition applies', es: 'rige la edición 2023' },
        words: 'stove oven dryer',
      },
    ],
    words: {
      en: 'dishwasher range sump pump vending water cooler microwave',
      es: 'lavavajillas estufa bomba sumidero',
    },
  },
  {
    id: '422-5-b-gfci-type',
    section: '422.5(B)',
    grade: 'V2',
    title: { en: 'Where the appliance GFCI may be', es: 'Dónde puede estar el GFCI del aparato' },
    text: {
      en: 'The GFCI is readily accessible and may be a breaker, a receptacle or device, in the attachment plug, in the cord within 12 in. of the plug, or factory built into the appliance.',
      es: 'El GFCI es fácilmente accesible y puede ser breaker, contacto o dispositivo, en la clavija, en el cordón a 12 pulg. de la clavija, o de fábrica en el aparato.',
    },
    figures: { dIn: [12, 'in'] },
    claims: [
      {
        says: 'must',
        what: { en: 'keep the appliance GFCI readily accessible', es: 'dejar fácilmente accesible el GFCI del aparato' },
        words: 'dishwasher gfci behind location',
      },
      {
        says: 'may',
        what: {
          en: 'use a GFCI breaker, receptacle, plug, in-cord or built-in GFCI for an appliance',
          es: 'usar breaker, contacto, clavija, cordón o equipo integrado GFCI para un aparato',
        },
        if: {
          en: 'it is readily accessible, and in a cord within 12 in. of the plug',
          es: 'queda fácilmente accesible, y en el cordón a 12 pulg. o menos de la clavija',
        },
        words: 'gfci breaker instead of receptacle dishwasher',
      },
    ],
    words: { en: 'breaker dishwasher behind accessible', es: 'breaker lavavajillas detrás accesible' },
  },
  {
    id: '422-10-a-rating',
    section: '422.10(A)',
    grade: 'V2',
    title: { en: 'Circuit rating for one appliance: 125% if continuous', es: 'Circuito de un aparato: 125% si es continuo' },
    text: {
      en: 'The circuit of a single appliance is at least the marked rating of the appliance, and 125% of it for a continuous load that is not a motor. Motor appliances without a marked rating follow the motor rules.',
      es: 'El circuito de un solo aparato es al menos la capacidad marcada, y 125% de ella si la carga es continua y no es motor. Los de motor sin capacidad marcada siguen las reglas de motores.',
    },
    figures: { pctPercent: [125, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give a single appliance a circuit of at least its marked rating',
          es: 'dar a un aparato un circuito de al menos su capacidad marcada',
        },
        words: 'appliance circuit size',
      },
      {
        says: 'must',
        what: {
          en: 'size an appliance circuit at 125% for a continuous nonmotor load',
          es: 'calcular al 125% el circuito de un aparato de carga continua sin motor',
        },
        words: 'continuous appliance',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a nonmotor appliance that runs 3 hours or more on a circuit with less than 125% of its rating',
          es: 'poner un aparato sin motor que trabaja 3 horas o más en un circuito de menos de 125% de su capacidad',
        },
        words: 'continuous 20 15 holding cabinet day todo turno',
      },
    ],
    words: { en: 'dedicated size nameplate', es: 'dedicado tamaño placa' },
  },
  {
    id: '422-11-a-marked-ocpd',
    section: '422.11(A)',
    grade: 'V2',
    title: { en: 'Maximum breaker marked on the appliance', es: 'Breaker máximo marcado en el aparato' },
    text: {
      en: 'If the appliance is marked with a protective device rating, the branch-circuit device may not exceed it.',
      es: 'Si el aparato trae marcada la capacidad de la protección, el dispositivo del circuito ramal no puede ser mayor.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a breaker larger than the protective device rating marked on the appliance',
          es: 'usar un breaker mayor que el marcado en el aparato',
        },
        words: 'bigger breaker nameplate max fuse',
      },
      {
        says: 'must',
        what: {
          en: 'bring a larger breaker down to the rating marked on the appliance',
          es: 'bajar un breaker más grande al valor marcado en el aparato',
        },
        words: 'max fuse match existing cooktop heater sticker',
      },
      {
        says: 'need-not',
        what: { en: 'go up to the maximum breaker marked on the appliance', es: 'subir al breaker máximo marcado en el aparato' },
        words: 'stamped smaller',
      },
    ],
    words: { en: 'max fuse size nameplate MOCP', es: 'fusible placa' },
  },
  {
    id: '422-11-b-surface-units',
    section: '422.11(B)',
    grade: 'V1',
    title: { en: 'Large cooktops: split the circuits', es: 'Parrillas grandes: circuitos divididos' },
    text: {
      en: 'A household appliance with surface heating elements whose maximum demand is over 60 A has its supply divided into circuits protected at not more than 50 A.',
      es: 'Un aparato doméstico con elementos de superficie cuya demanda máxima pasa de 60 A se divide en circuitos protegidos a no más de 50 A.',
    },
    figures: { aA: [60, 'A'], bA: [50, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'split a household cooktop of over 60 A maximum demand into circuits of at most 50 A',
          es: 'dividir una parrilla doméstica de más de 60 A de demanda en circuitos de máximo 50 A',
        },
        words: 'range stove surface elements',
      },
    ],
    words: { en: 'big electric range over 60 amps', es: 'estufa grande más de 60 amperes' },
  },
  {
    id: '422-11-e-single-nonmotor',
    section: '422.11(E)',
    grade: 'V2',
    title: { en: 'Single nonmotor appliance without a marked breaker size', es: 'Aparato sin motor y sin breaker marcado' },
    text: {
      en: 'If nothing is marked, the breaker is at most 20 A for an appliance of 13.3 A or less, and 150% of its rated current above that; the next standard size up is allowed.',
      es: 'Si nada está marcado, el breaker es de 20 A máximo para aparatos de 13.3 A o menos, y del 150% de su corriente arriba de eso; se permite el siguiente tamaño normal.',
    },
    figures: { smallA: [20, 'A'], limA: [13.3, 'A'], pctPercent: [150, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'put an unmarked nonmotor appliance over 13.3 A on a breaker of 150% of its current',
          es: 'poner un aparato sin motor ni marca de más de 13.3 A en breaker del 150%',
        },
        words: 'appliance breaker size next size up',
      },
      {
        says: 'must-not',
        what: {
          en: 'put an unmarked nonmotor appliance of 13.3 A or less on a breaker over 20 A',
          es: 'poner un aparato sin motor ni marca de 13.3 A o menos en breaker de más de 20 A',
        },
        words: '30 amp breaker appliance',
      },
    ],
    words: { en: 'water heater 4500 watt 30 25 amps or less max OCPD', es: 'boiler eléctrico 4500 watts 30 25 amperes máximo' },
  },
  {
    id: '422-12-central-heating',
    section: '422.12',
    grade: 'V2',
    title: { en: 'Furnace: its own circuit', es: 'Calefactor central: circuito propio' },
    text: {
      en: 'Central heating equipment other than fixed electric space heating has an individual branch circuit. Auxiliary equipment such as its pump, valve, humidifier or air cleaner, and permanently connected air conditioning, may share it.',
      es: 'El equipo de calefacción central que no sea eléctrico fijo lleva circuito individual. Pueden compartirlo su equipo auxiliar, como bomba, válvula, humidificador o filtro, y el aire acondicionado conectado fijo.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give a furnace or central heating equipment its own individual circuit',
          es: 'dar al calefactor central (furnace) su propio circuito individual',
        },
        unless: { en: 'it is fixed electric space heating', es: 'sea calefacción eléctrica fija de ambiente' },
        words: 'furnace boiler dedicated circuit gas furnace',
      },
      {
        says: 'may',
        what: {
          en: "put the furnace's pump, valve, humidifier or air cleaner on the furnace circuit",
          es: 'poner la bomba, válvula, humidificador o filtro del calefactor en su circuito',
        },
        words: 'condensate circulator zone shared',
      },
      {
        says: 'may',
        what: {
          en: 'share the furnace circuit with permanently connected air conditioning',
          es: 'compartir el circuito del calefactor con aire acondicionado de conexión fija',
        },
        words: 'ac',
      },
      {
        says: 'must-not',
        what: {
          en: 'share a furnace circuit with receptacles or lights',
          es: 'compartir el circuito del calefactor con contactos o luces',
        },
        words: 'attic light outlet tap crawlspace luz',
      },
      {
        says: 'need-not',
        what: {
          en: 'give each electric baseboard a circuit of its own',
          es: 'dar a cada calefactor eléctrico de zoclo su propio circuito',
        },
        words: 'baseboards apply central rule',
      },
    ],
    words: { en: 'dedicated gas receptacle', es: 'gas dedicado boiler' },
  },
  {
    id: '422-13-water-heater',
    section: '422.13',
    grade: 'V2',
    title: { en: 'Storage water heater: 125%', es: 'Calentador de agua con tanque: 125%' },
    text: {
      en: 'A storage water heater of 120 gal or less is a continuous load: its circuit is rated at least 125% of the nameplate. A 4500 W heater at 240 V draws 18.75 A, so at least 23.4 A: a 30 A circuit with 10 AWG is usual.',
      es: 'Un calentador con tanque de 120 gal o menos es carga continua: su circuito es de al menos 125% de la placa. Uno de 4500 W a 240 V toma 18.75 A, así que al menos 23.4 A: lo usual es un circuito de 30 A con 10 AWG.',
    },
    figures: {
      galGal: [120, 'gal'],
      pctPercent: [125, '%'],
      wW: [4500, 'W'],
      vV: [240, 'V'],
      iA: [18.75, 'A'],
      minA: [23.4, 'A'],
      bA: [30, 'A'],
      sizeAwg: [10, 'AWG'],
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size the circuit of a storage water heater of 120 gal or less at 125%',
          es: 'calcular al 125% el circuito de un calentador de agua con tanque de 120 gal o menos',
        },
        words: 'boiler hot water heater continuous',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a 4500 W 240 V storage water heater on a 20 A circuit',
          es: 'poner un calentador de tanque de 4500 W a 240 V en un circuito de 20 A',
        },
        words: '12 gauge water heater 20 amp breaker calibre 12',
      },
      {
        says: 'may',
        what: {
          en: 'put a 4500 W 240 V water heater on a 30 A circuit with 10 AWG',
          es: 'poner un calentador de 4500 W a 240 V en circuito de 30 A con 10 AWG',
        },
        words: 'water heater 30 amp wire size boiler',
      },
    ],
    words: { en: 'hot water wire size breaker boiler electric 4500 tank', es: 'boiler eléctrico calibre breaker' },
  },
  {
    id: '422-16-b1-disposer',
    section: '422.16(B)(1)',
    grade: 'V2',
    title: { en: 'Disposer cord: 18 to 36 in.', es: 'Cordón del triturador: 18 a 36 pulg.' },
    text: {
      en: 'A kitchen waste disposer may have a cord with grounding plug from 18 in. to 36 in. long, if the instructions allow it, to an accessible receptacle placed so that the cord is not damaged.',
      es: 'El triturador de cocina puede llevar cordón con clavija de tierra de 18 pulg. a 36 pulg., si las instrucciones lo permiten, a un contacto accesible ubicado para no dañar el cordón.',
    },
    figures: { loIn: [18, 'in'], hiIn: [36, 'in'] },
    claims: [
      {
        says: 'may',
        what: { en: 'connect a kitchen waste disposer with a cord and plug', es: 'conectar un triturador de cocina con cordón y clavija' },
        if: {
          en: 'the instructions allow it, the cord is 18 to 36 in. with grounding plug, to an accessible receptacle',
          es: 'las instrucciones lo permiten, el cordón es de 18 a 36 pulg. con clavija a tierra, a un contacto accesible',
        },
        words: 'garbage disposal cord',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a disposer cord longer than 36 in. or shorter than 18 in.',
          es: 'usar un cordón de triturador de más de 36 o menos de 18 pulg.',
        },
        words: 'garbage disposal cord length',
      },
    ],
    words: { en: 'garbage disposal length plug sink', es: 'basura largo fregadero' },
  },
  {
    id: '422-16-b2-dishwasher',
    section: '422.16(B)(2)',
    grade: 'V2',
    title: { en: 'Dishwasher cord: 3 to 6.5 ft', es: 'Cordón del lavavajillas: 3 a 6.5 pies' },
    text: {
      en: 'A built-in dishwasher cord is 3 ft to 6.5 ft long from plug face to the rear of the appliance. The receptacle is in the space next to the dishwasher, not behind it. Where the cord passes an opening it has a bushing or grommet.',
      es: 'El cordón del lavavajillas mide de 3 pies a 6.5 pies desde la clavija hasta la parte trasera. El contacto va en el espacio contiguo, no detrás. Donde el cordón cruza un hueco lleva buje o pasacable.',
    },
    figures: { loFt: [3, 'ft'], hiFt: [6.5, 'ft'] },
    claims: [
      {
        says: 'may',
        what: { en: 'connect a built-in dishwasher with a cord and plug', es: 'conectar un lavavajillas empotrado con cordón y clavija' },
        if: {
          en: 'the cord is at least 3 ft and at most 6.5 ft long and the receptacle is next to it',
          es: 'el cordón mide al menos 3 pies y a lo más 6.5 pies y el contacto queda al lado',
        },
        words: 'plug cord kit sink next door',
      },
      {
        says: 'must-not',
        what: { en: 'put the dishwasher receptacle behind the dishwasher', es: 'poner el contacto del lavavajillas detrás de él' },
        words: 'outlet',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a built-in dishwasher cord longer than 6.5 ft',
          es: 'usar un cordón de lavavajillas empotrado de más de 6.5 pies',
        },
        words: 'cord length extension',
      },
      {
        says: 'must',
        what: {
          en: 'protect the dishwasher cord with a bushing or grommet through openings',
          es: 'proteger el cordón del lavavajillas con boquilla en las aberturas',
        },
        words: 'cabinet hole grommet',
      },
    ],
    words: {
      en: 'receptacle behind sink length outlet',
      es: 'contacto detrás bajo fregadero',
    },
  },
  {
    id: '422-16-b2-compactor',
    section: '422.16(B)(2)',
    grade: 'V2',
    title: { en: 'Trash compactor cord: 3 to 4 ft', es: 'Cordón del compactador: 3 a 4 pies' },
    text: {
      en: 'A built-in trash compactor cord is 3 ft to 4 ft long, with its receptacle in the space of the compactor or next to it.',
      es: 'El cordón del compactador de basura mide de 3 pies a 4 pies, con su contacto en el espacio del compactador o junto a él.',
    },
    figures: { loFt: [3, 'ft'], hiFt: [4, 'ft'] },
    claims: [
      {
        says: 'must',
        what: { en: 'use a trash compactor cord of 3 ft to 4 ft', es: 'usar un cordón de compactador de 3 a 4 pies' },
        words: 'compactor cord length',
      },
      {
        says: 'may',
        what: {
          en: 'put the trash compactor receptacle in its space or next to it',
          es: 'poner el contacto del compactador en su espacio o al lado',
        },
        words: 'behind compactor outlet',
      },
    ],
    words: { en: 'plug', es: 'clavija' },
  },
  {
    id: '422-16-b3-ovens',
    section: '422.16(B)(3)',
    grade: 'K',
    title: { en: 'Wall ovens and cooktops may be cord connected', es: 'Hornos y parrillas pueden ser de cordón' },
    text: {
      en: 'Wall-mounted ovens and counter-mounted cooking units may be permanently connected or, for ease of servicing, cord-and-plug connected with a cord identified for it.',
      es: 'Los hornos de pared y parrillas de cubierta pueden conectarse fijo o, para facilitar el servicio, con cordón y clavija identificados para eso.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'connect a wall oven or cooktop with a cord and plug',
          es: 'conectar un horno de pared o parrilla con cordón y clavija',
        },
        if: { en: 'the cord is identified for it', es: 'el cordón está identificado para eso' },
        words: 'oven hardwire or plug',
      },
      {
        says: 'may',
        what: { en: 'hardwire a wall oven or counter-mounted cooktop', es: 'conectar fijo un horno de pared o parrilla' },
        words: 'direct wire oven',
      },
    ],
    words: { en: 'cooktop hardwire or plug wall oven', es: 'parrilla fija o con clavija horno' },
  },
  {
    id: '422-16-b4-range-hood',
    section: '422.16(B)(4)',
    grade: 'V2',
    title: { en: 'Range hood on a cord: individual circuit', es: 'Campana con cordón: circuito individual' },
    text: {
      en: 'A range hood or over-the-range microwave may be cord connected if its receptacle is accessible and supplied by an individual branch circuit. The cord of a hood has minimum and maximum lengths; follow the instructions.',
      es: 'Una campana o microondas con campana puede ser de cordón si su contacto es accesible y lo alimenta un circuito individual. El cordón de la campana tiene largo mínimo y máximo; siga las instrucciones.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'connect a range hood or over-the-range microwave with a cord and plug',
          es: 'conectar una campana o microondas sobre estufa con cordón y clavija',
        },
        if: {
          en: 'its receptacle is accessible and on an individual branch circuit',
          es: 'su contacto es accesible y está en un circuito individual',
        },
        words: 'vent hood own breaker upper cabinet',
      },
      {
        says: 'must',
        what: {
          en: 'give a cord-connected range hood or over-the-range microwave an individual circuit',
          es: 'dar circuito individual a la campana o microondas sobre estufa con cordón',
        },
        words: 'dedicated circuit microwave hood',
      },
      {
        says: 'must-not',
        what: {
          en: 'plug a range hood or over-the-range microwave into a counter, refrigerator or other shared circuit',
          es: 'enchufar una campana o microondas sobre estufa en el circuito de la cubierta, del refrigerador u otro compartido',
        },
        words: 'counter refrigerator tied tap',
      },
      {
        says: 'must-not',
        what: {
          en: "close in a range hood's receptacle behind a fixed panel or wall",
          es: 'encerrar el contacto de la campana detrás de un panel fijo o muro',
        },
        words: 'accessible screwdriver plug',
      },
    ],
    words: { en: 'microwave dedicated', es: 'microondas estufa dedicado' },
  },
  {
    id: '422-18-fans',
    section: '422.18',
    grade: 'V2',
    title: { en: 'Ceiling fans: support', es: 'Ventiladores de techo: soporte' },
    text: {
      en: 'Support paddle fans apart from the outlet box or by a listed box or support system identified for fans. Fans over 70 lb are always supported independently of the box.',
      es: 'Soporte los ventiladores de techo aparte de la caja o con caja o sistema listado para ventiladores. Los de más de 70 lb siempre se soportan aparte.',
    },
    figures: { wLb: [70, 'lb'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'support ceiling fans by a listed fan box or independent of the box',
          es: 'soportar ventiladores de techo con caja listada para ventilador o aparte de la caja',
        },
        words: 'ceiling fan abanico support brace',
      },
      {
        says: 'must-not',
        what: {
          en: 'hang a ceiling fan on an ordinary light box not listed for fans',
          es: 'colgar un ventilador de techo de una caja común no listada para ventilador',
        },
        unless: { en: 'the fan is supported apart from the box', es: 'el ventilador se soporte aparte de la caja' },
        words: 'octagon box fan abanico',
      },
      {
        says: 'must',
        what: { en: 'support fans over 70 lb independently of the box', es: 'soportar aparte de la caja los ventiladores de más de 70 lb' },
        words: 'heavy ceiling fan abanico',
      },
      {
        says: 'need-not',
        what: {
          en: "use a fan box where the fan's bracket is fastened to the framing itself",
          es: 'usar caja para ventilador donde el soporte del ventilador va fijo a la estructura',
        },
        words: 'pancake lag truss joist holds wires rated',
      },
    ],
    words: { en: 'box weight', es: 'abanico peso' },
  },
  {
    id: '422-30-disconnect',
    section: '422.30',
    grade: 'V2',
    title: { en: 'Every appliance has a disconnect', es: 'Todo aparato tiene desconexión' },
    text: {
      en: 'Provide a means to disconnect each appliance from all ungrounded conductors at the same time. If several circuits feed it, group and identify the disconnects.',
      es: 'Provea un medio para desconectar cada aparato de todos los conductores vivos a la vez. Si lo alimentan varios circuitos, agrupe e identifique los desconectadores.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a disconnect for each appliance that opens all hots at once',
          es: 'poner a cada aparato una desconexión que abra todos los vivos a la vez',
        },
        words: 'appliance shutoff switch',
      },
      {
        says: 'must',
        what: {
          en: 'group and identify the disconnects of an appliance fed by several circuits',
          es: 'agrupar e identificar las desconexiones de un aparato con varios circuitos',
        },
        words: 'two circuits appliance',
      },
    ],
    words: { en: 'required hardwired', es: 'desconectador fijo' },
  },
  {
    id: '422-31-a-small',
    section: '422.31(A)',
    grade: 'V1',
    title: { en: 'Small hard-wired appliances: breaker is enough', es: 'Aparatos fijos pequeños: basta el breaker' },
    text: {
      en: 'For permanently connected appliances of 300 VA or 1/8 hp or less the branch-circuit device may be the disconnect. Recent editions want that device in sight of the appliance or lockable open.',
      es: 'En aparatos conectados fijos de 300 VA o 1/8 hp o menos, el dispositivo del circuito ramal puede ser el desconectador. Las ediciones recientes lo piden a la vista del aparato o bloqueable en abierto.',
    },
    figures: { vaVa: [300, 'VA'], hpHp: ['1/8', 'hp'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the breaker as disconnect of a hard-wired appliance of 300 VA or 1/8 hp or less',
          es: 'usar el breaker como desconexión de un aparato fijo de 300 VA o 1/8 hp o menos',
        },
        if: {
          en: 'in recent editions the breaker is in sight or lockable open',
          es: 'en ediciones recientes el breaker está a la vista o se puede trabar abierto',
        },
        words: 'small appliance breaker disconnect',
      },
    ],
    words: {
      en: 'bath fan exhaust fan disconnect small VA horsepower threshold breaker disconnect without lock',
      es: 'extractor de baño desconexión VA caballos aparato fijo desconectador propio desconectador necesita',
    },
  },
  {
    id: '422-31-b-large',
    section: '422.31(B)',
    grade: 'V2',
    title: { en: 'Hard-wired appliances over 300 VA: in sight or lockable', es: 'Fijos de más de 300 VA: a la vista o con candado' },
    text: {
      en: 'For permanently connected appliances over 300 VA the switch or breaker may be the disconnect if it is in sight of the appliance or can be locked open, with the lock provision left in place. A water heater thus needs a lockable breaker or a switch nearby.',
      es: 'En aparatos fijos de más de 300 VA el interruptor o breaker puede ser el desconectador si está a la vista o se puede bloquear abierto con un dispositivo que se queda puesto. Así, el calentador lleva breaker bloqueable o interruptor cercano.',
    },
    figures: { vaVa: [300, 'VA'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the breaker as disconnect for a hard-wired appliance over 300 VA, like a water heater',
          es: 'usar el breaker como desconexión de un aparato fijo de más de 300 VA, como calentador de agua',
        },
        if: {
          en: 'it is in sight of the appliance or can be locked open with the provision left in place',
          es: 'está a la vista o se puede trabar abierto con el dispositivo dejado en su lugar',
        },
        words: 'water heater disconnect lockout',
      },
      {
        says: 'must',
        what: {
          en: 'give a hard-wired water heater a breaker that locks off or a switch nearby',
          es: 'dar al calentador de agua fijo un breaker que se traba o un interruptor cerca',
        },
        words: 'sight lock',
      },
      {
        says: 'need-not',
        what: {
          en: 'put a disconnect next to a hard-wired appliance whose breaker is in sight or locks off with a lock provision left in place',
          es: 'poner desconexión junto a un aparato fijo cuyo breaker está a la vista o se traba con un dispositivo que queda puesto',
        },
        words: 'water heater boiler tank pull bracket clip padlock candado',
      },
      {
        says: 'must-not',
        what: {
          en: 'count a clip-on lock that is taken off afterwards as the disconnect of a hard-wired appliance',
          es: 'contar un candado de quitar y poner como desconexión de un aparato fijo',
        },
        words: 'lockout bag kit carry',
      },
    ],
    words: { en: 'water heater disconnect breaker lock dishwasher wall oven', es: 'calentador desconectador breaker horno' },
  },
  {
    id: '422-31-c-motor',
    section: '422.31(C)',
    grade: 'V2',
    title: { en: 'Motor appliances over 1/8 hp: in sight', es: 'Aparatos con motor de más de 1/8 hp: a la vista' },
    text: {
      en: 'Permanently connected motor appliances over 1/8 hp have the disconnect in sight, or one that can be locked open, rated by the motor rules. A unit switch that meets its conditions lets it be out of sight.',
      es: 'Los aparatos fijos con motor de más de 1/8 hp llevan el desconectador a la vista o uno que se bloquee en abierto, según las reglas de motores. Un interruptor propio que cumpla permite que esté fuera de la vista.',
    },
    figures: { hpHp: ['1/8', 'hp'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put the disconnect of a hard-wired motor appliance over 1/8 hp in sight',
          es: 'poner a la vista la desconexión de un aparato fijo con motor de más de 1/8 hp',
        },
        unless: {
          en: 'it can be locked open, or a unit switch meets its conditions',
          es: 'se pueda trabar abierta o un interruptor propio cumpla sus condiciones',
        },
        words: 'disposer attic fan disconnect',
      },
    ],
    words: { en: 'disposal disconnect switch hardwired', es: 'triturador interruptor' },
  },
  {
    id: '422-33-cord-plug',
    section: '422.33',
    grade: 'V2',
    title: { en: 'Plug and receptacle as the disconnect', es: 'Clavija y contacto como desconexión' },
    text: {
      en: 'An accessible plug and receptacle may be the disconnect of a cord-connected appliance. For a range, a plug at the rear base reached by taking out a drawer counts as accessible.',
      es: 'Una clavija y contacto accesibles pueden ser la desconexión de un aparato con cordón. En una estufa, la clavija trasera alcanzable al sacar el cajón cuenta como accesible.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use an accessible plug and receptacle as the appliance disconnect',
          es: 'usar una clavija y contacto accesibles como desconexión del aparato',
        },
        words: 'plug as disconnect',
      },
      {
        says: 'may',
        what: {
          en: 'count the range plug behind a removable drawer as an accessible disconnect',
          es: 'contar la clavija de la estufa tras un cajón removible como desconexión accesible',
        },
        words: 'range outlet behind stove',
      },
    ],
    words: { en: 'range behind accessible', es: 'estufa detrás accesible' },
  },
  {
    id: '422-34-unit-switch',
    section: '422.34',
    grade: 'V1',
    title: { en: 'Unit switch as disconnect', es: 'Interruptor propio como desconexión' },
    text: {
      en: 'A unit switch with a marked off position that opens all ungrounded conductors may be the disconnect where another means is provided: in a one-family house the service disconnect, in two-family the same or one in the unit, in multifamily in the unit or on its floor.',
      es: 'Un interruptor propio con posición de apagado que abre todos los vivos puede ser la desconexión si hay otro medio: en casa unifamiliar el de acometida, en dúplex ése o uno en la unidad, en multifamiliar en la unidad o su piso.',
    },
    claims: [
      {
        says: 'may',
        what: { en: "use the appliance's own switch as its disconnect", es: 'usar el interruptor propio del aparato como su desconexión' },
        if: {
          en: 'it has a marked off position, opens all ungrounded conductors and another disconnect is provided',
          es: 'tiene posición de apagado marcada, abre todos los vivos y hay otra desconexión',
        },
        words: 'unit switch off position',
      },
    ],
    words: { en: 'off switch on appliance counts', es: 'interruptor del aparato cuenta' },
  },
  {
    id: '422-35-indicating',
    section: '422.35',
    grade: 'V1',
    title: { en: 'Appliance disconnects show on and off', es: 'Desconexiones que indican posición' },
    text: {
      en: 'Switches and breakers used as appliance disconnects are of the indicating type, so that anyone sees if they are on or off.',
      es: 'Los interruptores y breakers usados como desconexión de aparatos son de tipo que indica claramente su posición.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use indicating (on/off) switches and breakers as appliance disconnects',
          es: 'usar interruptores y breakers que indiquen posición como desconexión de aparatos',
        },
        words: 'on off marking',
      },
    ],
    words: { en: 'indicating switch', es: 'interruptor indicador' },
  },
  {
    id: '422-19-canopy',
    section: '422.19',
    grade: 'K',
    title: { en: 'Fan canopy: room and cover for splices', es: 'Florón del abanico: espacio y cubierta' },
    text: {
      en: 'The canopy of a paddle fan and its outlet box leave adequate room for conductors and connections, and boxes are covered; combustible finish under the canopy is protected.',
      es: 'El florón del abanico y su caja dejan espacio para conductores y conexiones, y la caja queda cubierta; el acabado combustible bajo el florón se protege.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'cover fan boxes and protect combustible finish under the canopy',
          es: 'cubrir cajas de ventilador y proteger el acabado combustible bajo el florón',
        },
        words: 'ceiling fan canopy abanico',
      },
      {
        says: 'must',
        what: {
          en: 'leave room for conductors in a fan canopy and its box',
          es: 'dejar espacio para conductores en el florón del ventilador y su caja',
        },
        words: 'abanico splices',
      },
    ],
    words: { en: 'fan canopy splices', es: 'florón empalmes abanico' },
  },
  {
    id: '422-15-central-vacuum',
    section: '422.15',
    grade: 'K',
    title: { en: 'Central vacuum outlets', es: 'Aspiradora central' },
    text: {
      en: 'Listed central vacuum assemblies may be connected to a branch circuit whose conductors and ratings fit the load; metal parts are connected to the equipment ground.',
      es: 'Los ensambles listados de aspiradora central pueden conectarse a un circuito ramal acorde a la carga; las partes metálicas se conectan a la tierra de equipos.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'connect a listed central vacuum to a branch circuit that fits its load',
          es: 'conectar una aspiradora central listada a un circuito adecuado a su carga',
        },
        words: 'central vac',
      },
      {
        says: 'must',
        what: {
          en: 'connect the metal parts of a central vacuum to the equipment ground',
          es: 'conectar las partes metálicas de la aspiradora central a la tierra',
        },
        words: 'central vac ground',
      },
    ],
    words: { en: 'central vac circuit', es: 'aspiradora central circuito' },
  },
  {
    id: '422-5-pressure-washer',
    section: '422.5(A)',
    grade: 'V2',
    title: { en: 'High-pressure washers: GFCI', es: 'Hidrolavadoras: GFCI' },
    text: {
      en: 'Cord-and-plug-connected high-pressure spray washers have GFCI protection in the plug or within 12 in. of it, or by another of the permitted means, so that it goes with the machine.',
      es: 'Las hidrolavadoras con clavija llevan GFCI en la clavija o a 12 pulg. de ella, o por otro de los medios permitidos, para que vaya con la máquina.',
    },
    figures: { dIn: [12, 'in'] },
    claims: [
      {
        says: 'must',
        what: { en: 'use GFCI protection on cord-and-plug pressure washers', es: 'usar GFCI en hidrolavadoras de cordón y clavija' },
        words: 'power washer high-pressure',
      },
    ],
    words: { en: 'cord', es: 'cordón' },
  },
  {
    id: '422-11-f-heaters',
    section: '422.11(F)',
    grade: 'V1',
    title: { en: 'Appliance heating elements over 48 A', es: 'Resistencias de aparato de más de 48 A' },
    text: {
      en: 'Appliances with resistance heating elements that draw more than 48 A, other than household surface cooking and boilers, have them divided into loads of 48 A or less, each protected at 60 A or less.',
      es: 'Los aparatos con resistencias de más de 48 A, salvo parrillas domésticas y calderas, las llevan divididas en cargas de 48 A o menos, cada una protegida a 60 A o menos.',
    },
    figures: { f1: [48, 'A'], f2: [60, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'divide appliance heating elements over 48 A into loads of 48 A protected at 60 A',
          es: 'dividir resistencias de aparato de más de 48 A en cargas de 48 A protegidas a 60 A',
        },
        unless: { en: 'it is household surface cooking or a boiler', es: 'sea parrilla doméstica o caldera' },
        words: 'resistance heating elements tankless',
      },
    ],
    words: {
      en: 'subdivide commercial appliance elements protection',
      es: 'subdividir resistencias aparato comercial',
    },
  },
  {
    id: '422-16-b4-cord-length',
    section: '422.16(B)(4)',
    grade: 'V2',
    title: { en: 'Range hood cord: 18 in. to 4 ft', es: 'Cordón de campana: 18 pulg. a 4 pies' },
    text: {
      en: 'The cord of a range hood or over-the-range microwave is from 18 in. to 4 ft long, with a grounding plug, to an accessible receptacle on an individual branch circuit. Older editions stopped at 36 in.',
      es: 'El cordón de campana o microondas sobre estufa mide de 18 pulg. a 4 pies, con clavija de tierra, a un contacto accesible en ramal individual. Ediciones anteriores llegaban a 36 pulg.',
    },
    figures: { f1: [18, 'in'], f2: [4, 'ft'], f3: [36, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a range hood cord of 18 in. to 4 ft with grounding plug',
          es: 'usar cordón de campana de 18 pulg. a 4 pies con clavija a tierra',
        },
        words: 'microwave hood cord length',
      },
      {
        says: 'must-not',
        what: { en: 'use a range hood cord longer than 4 ft', es: 'usar un cordón de campana de más de 4 pies' },
        words: 'microwave cord',
      },
    ],
    words: {
      en: 'how long cord range hood microwave length',
      es: 'largo cordón campana microondas',
    },
  },
  {
    id: '422-16-a-cords',
    section: '422.16(A)',
    grade: 'K',
    title: { en: 'When an appliance may have a cord', es: 'Cuándo un aparato lleva cordón' },
    text: {
      en: 'A cord is allowed where appliances are often interchanged, against noise or vibration, or where the fastening and piping permit ready removal and the appliance is identified for cord connection. A tank water heater is normally hard-wired: it may have a cord only if its instructions permit it.',
      es: 'Se permite cordón si los aparatos se cambian seguido, contra ruido o vibración, o si la fijación y tubería permiten quitarlo fácil y el aparato está identificado para cordón. Un boiler con tanque va normalmente fijo: sólo lleva cordón si sus instrucciones lo permiten.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'connect an appliance with a cord instead of hard-wiring it', es: 'conectar un aparato con cordón en vez de fijo' },
        if: {
          en: 'it is often interchanged, vibrates, or is readily removable and identified for cord connection',
          es: 'se cambia seguido, vibra, o se quita fácil y está identificado para cordón',
        },
        words: 'cord and plug hardwire',
      },
      {
        says: 'must-not',
        what: { en: 'put a cord and plug on a tank water heater', es: 'poner cordón y clavija a un calentador de agua de tanque' },
        unless: { en: 'its instructions permit it', es: 'sus instrucciones lo permitan' },
        words: 'plug in electric water heater boiler',
      },
    ],
    words: {
      en: 'cord and plug on a water heater allowed appliance cord permitted',
      es: 'boiler con clavija cordón permitido',
    },
  },
  {
    id: '422-41-immersion',
    section: '422.41',
    grade: 'K',
    title: { en: 'Appliances near water: leakage or immersion protection', es: 'Aparatos cerca del agua: protección por inmersión' },
    text: {
      en: 'Portable free-standing hydromassage units and hand-held hair dryers are made to protect against electrocution when immersed. Do not cut off that large plug.',
      es: 'Los hidromasajes portátiles y secadoras de pelo están hechos para proteger contra electrocución al caer al agua. No corte esa clavija grande.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'cut off the immersion-protection plug of a hair dryer or portable hydromassage unit',
          es: 'cortar la clavija de protección por inmersión de una secadora de pelo o hidromasaje portátil',
        },
        words: 'big plug leakage remove',
      },
    ],
    words: { en: 'hair dryer ALCI plug IDCI', es: 'secadora de pelo clavija grande' },
  },
  {
    id: '422-43-heater-cords',
    section: '422.43',
    grade: 'K',
    title: { en: 'Heater cords', es: 'Cordones de calefactores' },
    text: {
      en: 'Smoothing irons and portable heating appliances rated over 50 W that get hotter than 121 °C (250 °F) where the cord may touch have a heater cord of the types listed for it.',
      es: 'Las planchas y aparatos portátiles de calor de más de 50 W que pasan de 121 °C (250 °F) donde toca el cordón llevan cordón de calefactor de los tipos indicados.',
    },
    figures: { f1: [50, 'W'], f2: [121, '°C'], f3: [250, '°F'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use listed heater cord on irons and portable heaters over 50 W above 250 °F',
          es: 'usar cordón listado para calefactor en planchas y aparatos portátiles calientes de más de 50 W',
        },
        words: 'iron space heater cord replacement',
      },
    ],
    words: {
      en: 'iron portable heater cord type HPN',
      es: 'plancha cordón tipo',
    },
  },
  {
    id: '422-47-water-heater-limit',
    section: '422.47',
    grade: 'K',
    title: { en: 'Water heater temperature limit', es: 'Límite de temperatura del calentador de agua' },
    text: {
      en: 'Storage or instantaneous water heaters have a temperature-limiting control besides the thermostat that opens all ungrounded conductors. It is trip-free and reset by hand, or has a replaceable element.',
      es: 'Los calentadores de agua llevan, además del termostato, un control limitador que abre todos los conductores no puestos a tierra. Es de rearme manual o de elemento reemplazable.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'have a temperature-limiting control besides the thermostat on a water heater',
          es: 'tener control limitador de temperatura aparte del termostato en el calentador de agua',
        },
        words: 'high limit bypass boiler',
      },
    ],
    words: {
      en: 'high limit control water heater manual reset ungrounded',
      es: 'límite alto calentador rearme',
    },
  },
  {
    id: '422-48-infrared',
    section: '422.48',
    grade: 'K',
    title: { en: 'Infrared heating lamps', es: 'Lámparas infrarrojas' },
    text: {
      en: 'Infrared lamps rated 300 W or less may use medium-base porcelain lampholders or others identified. Over 300 W screw-shell lampholders are used only if identified for infrared lamps.',
      es: 'Las lámparas infrarrojas de 300 W o menos pueden usar portalámparas medianos de porcelana u otros identificados. Arriba de 300 W los de rosca sólo si están identificados para infrarrojo.',
    },
    figures: { f1: [300, 'W'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use medium-base porcelain lampholders for infrared lamps of 300 W or less',
          es: 'usar portalámparas de porcelana de base media para lámparas infrarrojas de 300 W o menos',
        },
        words: 'heat lamp socket',
      },
      {
        says: 'must-not',
        what: {
          en: 'use screw-shell lampholders for infrared lamps over 300 W',
          es: 'usar portalámparas de rosca con lámparas infrarrojas de más de 300 W',
        },
        unless: { en: 'they are identified for infrared lamps', es: 'estén identificados para lámparas infrarrojas' },
        words: 'heat lamp',
      },
    ],
    words: {
      en: 'heat lamp screw shell lampholder watts',
      es: 'foco infrarrojo portalámparas',
    },
  },
];

// Confirmed: 422.5, 422.10 Mike Holt (EC&M 2018), codebookcity; 422.5(A), 210.8(D) Leviton 2020 and 2023, Eaton 2023, expertce; 422.11(A) codebookcity, pocket guide; 422.12, 422.13 codebookcity, city code; 422.16 Leviton, codebookcity, InterNACHI forum, Mike Holt forum, naffa;
// 422.18 IRC summary, EC&M; 422.30-422.33 homeowners network (IRC summary), Mike Holt forum, study transcript, IRC E4101 page. One source at the first reading: 422.11(B) (pocket guide), 422.34.
// Second reading: 422.31(A) 300 VA EC&M 2012, exam Q&A; in sight or lockable codebookcity (one source); 422.31(C) course page, quiz transcript.
// 422.11(E) EC&M 2020, Mike Holt forum, questionai. One source only: 422.35 codebookcity.
// Third look: 422.16(B)(4) Leviton 2020 (4 ft), Mike Holt 2005 (36 in.). One source: 422.11(F) solar365 (2008).
