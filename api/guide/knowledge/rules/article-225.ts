// Article 225: outside branch circuits and feeders, and buildings supplied by them.
import type { Rule } from '../knowledge.ts';

export const article225: readonly Rule[] = [
  {
    id: '225-6-overhead-size',
    section: '225.6(A)',
    grade: 'V2',
    title: { en: 'Overhead spans: minimum wire', es: 'Tramos aéreos: calibre mínimo' },
    text: {
      en: 'Open individual overhead conductors of 1000 V or less are at least 10 AWG copper or 8 AWG aluminum for spans up to 50 ft, and 8 AWG copper or 6 AWG aluminum for longer spans unless a messenger supports them.',
      es: 'Los conductores aéreos abiertos individuales de 1000 V o menos son al menos 10 AWG de cobre o 8 AWG de aluminio en tramos de hasta 50 pies, y 8 AWG de cobre o 6 AWG de aluminio en tramos mayores, salvo que los sostenga un mensajero.',
    },
    figures: { v: [1000, 'V'], cu: [10, 'AWG'], al: [8, 'AWG'], s: [50, 'ft'], cu2: [8, 'AWG'], al2: [6, 'AWG'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use open overhead wires under 10 AWG copper or 8 AWG aluminum for spans up to 50 ft',
          es: 'usar conductores aéreos abiertos menores que 10 AWG cobre u 8 AWG aluminio en tramos de hasta 50 pies',
        },
        words: 'aerial shed wire',
      },
      {
        says: 'must',
        what: {
          en: 'use 8 AWG copper or 6 AWG aluminum for open overhead spans over 50 ft',
          es: 'usar 8 AWG cobre o 6 AWG aluminio en tramos aéreos abiertos de más de 50 pies',
        },
        unless: { en: 'a messenger supports them', es: 'un mensajero los soporte' },
        words: 'aerial',
      },
    ],
    words: { en: 'overhead wire between buildings span barn pole', es: 'cable aéreo edificios tramo poste' },
  },
  {
    id: '225-6-b-festoon',
    section: '225.6(B)',
    grade: 'V1',
    title: { en: 'Festoon lighting', es: 'Guirnaldas de luces' },
    text: {
      en: 'Festoon lighting conductors are at least 12 AWG unless supported by a messenger. Spans over 40 ft must be supported by a messenger wire with strain insulators.',
      es: 'Los conductores de guirnaldas son al menos 12 AWG salvo que los sostenga un mensajero. Los tramos de más de 40 pies llevan alambre mensajero con aisladores de tensión.',
    },
    figures: { awg: [12, 'AWG'], s: [40, 'ft'] },
    claims: [
      {
        says: 'must',
        what: { en: 'use at least 12 AWG for festoon lighting', es: 'usar al menos 12 AWG en guirnaldas de luces' },
        unless: { en: 'a messenger supports it', es: 'la soporte un mensajero' },
        words: 'string lights',
      },
      {
        says: 'must',
        what: {
          en: 'support festoon spans over 40 ft by a messenger wire with strain insulators',
          es: 'soportar guirnaldas de más de 40 pies con mensajero y aisladores',
        },
        words: 'string lights',
      },
    ],
    words: {
      en: 'string lights market lights span messenger',
      es: 'luces colgantes serie tramo mensajero festoon cadena de luces exterior conductor mínimo',
    },
  },
  {
    id: '225-16-attachment',
    section: '225.16',
    grade: 'V1',
    title: { en: 'Point of attachment at 10 ft', es: 'Punto de sujeción a 10 pies' },
    text: {
      en: 'The point of attachment of overhead conductors to a building is at least 10 ft above finished grade, and high enough to keep the clearance required along the whole span.',
      es: 'El punto de sujeción de los conductores aéreos al edificio va al menos a 10 pies sobre el suelo terminado, y lo bastante alto para conservar el despeje en todo el tramo.',
    },
    figures: { h: [10, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'attach overhead conductors to a building lower than 10 ft above grade',
          es: 'sujetar conductores aéreos a un edificio a menos de 10 pies',
        },
        words: 'point of attachment',
      },
    ],
    words: { en: 'overhead feeder attachment height barn garage', es: 'sujeción aérea altura granero cochera' },
  },
  {
    id: '225-18-clearance-ground',
    section: '225.18',
    grade: 'V2',
    title: { en: 'Overhead clearance above ground', es: 'Altura libre sobre el suelo' },
    text: {
      en: 'Overhead feeders and branch circuits clear finished grade by 10 ft where 150 V or less to ground and only people pass, 12 ft over residential property and driveways at 300 V or less to ground, 15 ft there above that voltage, 18 ft over streets and truck areas, and 24-1/2 ft over railroad tracks.',
      es: 'Los alimentadores y ramales aéreos libran el suelo por 10 pies con 150 V o menos a tierra donde solo pasan personas, 12 pies sobre propiedad residencial y entradas de autos con 300 V o menos a tierra, 15 pies ahí con más voltaje, 18 pies sobre calles y paso de camiones, y 24-1/2 pies sobre vías de tren.',
    },
    figures: { a: [10, 'ft'], va: [150, 'V'], b: [12, 'ft'], vb: [300, 'V'], c: [15, 'ft'], d: [18, 'ft'], e: ['24-1/2', 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep overhead feeders 10 ft above pedestrian-only ground',
          es: 'mantener alimentadores aéreos a 10 pies sobre áreas de peatones',
        },
        if: { en: '150 V or less to ground', es: '150 V o menos a tierra' },
        words: 'aerial height',
      },
      {
        says: 'must',
        what: {
          en: 'keep overhead feeders 12 ft above residential property and driveways',
          es: 'mantener alimentadores aéreos a 12 pies sobre propiedad residencial y entradas',
        },
        if: { en: '300 V or less to ground; above that, 15 ft', es: '300 V o menos a tierra; arriba de eso, 15 pies' },
        words: 'overhead to garage',
      },
      {
        says: 'must',
        what: {
          en: 'keep overhead feeders 18 ft above streets and truck areas',
          es: 'mantener alimentadores aéreos a 18 pies sobre calles y camiones',
        },
        words: 'aerial road',
      },
    ],
    words: {
      en: 'overhead wire height driveway street yard clearance crossing rails minimum parking alley farm conductors spans',
      es: 'altura cable aéreo entrada calle patio ferrocarril cruzan mínima conductores estacionamiento',
    },
  },
  {
    id: '225-19-buildings',
    section: '225.19',
    grade: 'V2',
    title: { en: 'Overhead clearance at buildings', es: 'Despeje aéreo en edificios' },
    text: {
      en: 'Overhead conductors clear roofs by 8-1/2 ft, kept for 3 ft past the roof edge; before 2017 it was 8 ft. Less is allowed in set cases, such as over steep roofs at 300 V or less. They stay 3 ft from signs, chimneys, antennas and openable windows, doors and porches.',
      es: 'Los conductores aéreos libran techos por 8-1/2 pies, hasta 3 pies más allá del borde; antes de 2017 eran 8 pies. Se permite menos en ciertos casos, como sobre techos inclinados con 300 V o menos. Se alejan 3 pies de anuncios, chimeneas, antenas y de ventanas que abren, puertas y porches.',
    },
    figures: { r: ['8-1/2', 'ft'], e: [3, 'ft'], o: [8, 'ft'], v: [300, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep overhead conductors 8-1/2 ft above roofs and 3 ft past the edge',
          es: 'mantener conductores aéreos 8-1/2 pies sobre techos y 3 pies más allá',
        },
        unless: {
          en: 'a set case allows less, as over steep roofs at 300 V or less',
          es: 'un caso permita menos, como techos inclinados a 300 V o menos',
        },
        words: 'over roof',
      },
      {
        says: 'must',
        what: {
          en: 'keep overhead conductors 3 ft from openable windows, doors, porches and chimneys',
          es: 'mantener conductores aéreos a 3 pies de ventanas que abren, puertas, porches y chimeneas',
        },
        words: 'aerial window',
      },
    ],
    words: {
      en: 'wire roof clearance window chimney sign overhead feeder door',
      es: 'cable techo despeje ventana chimenea anuncio cables arriba techo plano pies',
    },
  },
  {
    id: '235-over-1000-volts-clearance',
    section: 'Article 235',
    numberIn: { '2017': '225.60', '2020': '225.60' },
    grade: 'K',
    title: { en: 'Overhead clearance over 1000 V', es: 'Despeje aéreo de más de 1000 V' },
    text: {
      en: 'Overhead conductors over 1000 V up to 22 kV to ground clear roads, driveways, parking and farm land by 18-1/2 ft, walkways and places only for people by 14-1/2 ft, rails by 26-1/2 ft and water without boats by 17 ft.',
      es: 'Los conductores aéreos de más de 1000 V y hasta 22 kV a tierra libran calles, entradas, estacionamientos y tierras de cultivo por 18-1/2 pies, andadores y lugares solo para personas por 14-1/2 pies, vías por 26-1/2 pies y agua sin botes por 17 pies.',
    },
    figures: { f1: [1000, 'V'], f2: [22, 'kV'], f3: ['18-1/2', 'ft'], f4: ['14-1/2', 'ft'], f5: ['26-1/2', 'ft'], f6: [17, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep overhead lines over 1000 V 18-1/2 ft above roads and driveways',
          es: 'mantener líneas de más de 1000 V a 18-1/2 pies sobre calles y entradas',
        },
        if: { en: 'up to 22 kV to ground', es: 'hasta 22 kV a tierra' },
        words: 'medium voltage height',
      },
      {
        says: 'must',
        what: {
          en: 'keep overhead lines over 1000 V 14-1/2 ft above walkways',
          es: 'mantener líneas de más de 1000 V a 14-1/2 pies sobre andadores',
        },
        if: { en: 'up to 22 kV to ground', es: 'hasta 22 kV a tierra' },
        words: 'medium voltage height',
      },
    ],
    words: {
      en: 'high medium voltage overhead line height 12470 13800 12.47 13.2 kv walkway road railroad pedestrian clearance',
      es: 'línea aérea alta media tensión altura 13800 calle andador vía tren banqueta',
    },
  },
  {
    id: '225-26-trees',
    section: '225.26',
    grade: 'V2',
    title: { en: 'No trees as support', es: 'Los árboles no son soporte' },
    text: {
      en: 'Vegetation such as trees may not support overhead conductor spans.',
      es: 'La vegetación, como los árboles, no puede sostener tramos aéreos de conductores.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use trees to support overhead conductor spans', es: 'usar árboles para soportar conductores aéreos' },
        words: 'tree wire string',
      },
    ],
    words: { en: 'tree wire support light backyard', es: 'árbol soporte cable luz' },
  },
  {
    id: '225-30-one-supply',
    section: '225.30',
    grade: 'V2',
    title: { en: 'One feeder or branch circuit per building', es: 'Un alimentador o ramal por edificio' },
    text: {
      en: 'A building supplied from another on the same property may have only one feeder or branch circuit, unless there is a special reason such as fire pumps, emergency or standby systems, solar, different voltages or uses, great size or high capacity. A multiwire branch circuit counts as one.',
      es: 'Un edificio alimentado desde otro en la misma propiedad solo puede tener un alimentador o ramal, salvo razones especiales: bombas contra incendio, emergencia o respaldo, solar, otros voltajes o usos, gran tamaño o capacidad. Un ramal multiconductor cuenta como uno.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'supply a second building with more than one feeder or branch circuit',
          es: 'alimentar un segundo edificio con más de un alimentador o ramal',
        },
        unless: {
          en: 'there is a special reason such as fire pumps, standby, solar, different voltages or great size',
          es: 'haya razón especial como bomba contra incendio, respaldo, solar, voltajes distintos o gran tamaño',
        },
        words: 'detached garage shed another extra run already keep old 12/2 add',
      },
      {
        says: 'may',
        what: {
          en: 'supply a detached building with one multiwire branch circuit',
          es: 'alimentar un edificio separado con un circuito multifilar',
        },
        words: '12/3 UF shared neutral two circuits counts one legs',
      },
      {
        says: 'may',
        what: {
          en: 'run a second supply to a building for solar, standby or another special reason',
          es: 'llevar una segunda alimentación a un edificio por solar, respaldo u otra razón especial',
        },
        words: 'barn roof set',
      },
    ],
    words: { en: 'two circuits detached garage shed second feeder', es: 'dos circuitos cochera separada bodega segundo alimentador' },
  },
  {
    id: '225-31-disconnect',
    section: '225.31',
    grade: 'V2',
    title: { en: 'Disconnect at each building', es: 'Desconectador en cada edificio' },
    text: {
      en: 'Each building supplied by a feeder or branch circuit needs a means to disconnect all ungrounded conductors that supply or pass through it.',
      es: 'Cada edificio alimentado por un alimentador o ramal necesita un medio para desconectar todos los vivos que lo alimentan o lo cruzan.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a disconnect at each building supplied by a feeder or branch circuit',
          es: 'instalar un desconectador en cada edificio alimentado por alimentador o ramal',
        },
        words: 'detached garage shed switch',
      },
    ],
    words: {
      en: 'detached garage shed disconnect main breaker required fed house outbuilding own',
      es: 'cochera separada bodega desconectador principal alimentada casa propio',
    },
  },
  {
    id: '225-31-location',
    section: '225.31',
    numberIn: { '2017': '225.32', '2020': '225.32' },
    grade: 'V2',
    title: { en: 'Where the building disconnect goes', es: 'Dónde va el desconectador del edificio' },
    text: {
      en: 'The disconnect goes inside or outside the building served, in a readily accessible location nearest the point where the conductors enter. With qualified staff and switching procedures, on poles, and in a few other cases it may be elsewhere on the property.',
      es: 'El desconectador va adentro o afuera del edificio servido, en un lugar fácilmente accesible lo más cerca de la entrada de los conductores. Con personal calificado y procedimientos, en postes y en pocos casos más, puede ir en otro lugar de la propiedad.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put the building disconnect at the building served, nearest where conductors enter',
          es: 'poner el desconectador en el edificio servido, lo más cerca de la entrada',
        },
        unless: {
          en: 'qualified staff with switching procedures, poles or a few other cases allow elsewhere',
          es: 'personal calificado con procedimientos, postes u otros pocos casos permitan otro lugar',
        },
        words: 'garage disconnect house',
      },
      {
        says: 'may',
        what: {
          en: 'put the building disconnect inside or outside the building',
          es: 'poner el desconectador dentro o fuera del edificio',
        },
        if: {
          en: 'it is readily accessible and nearest where the conductors enter',
          es: 'es fácilmente accesible y el más cercano a la entrada',
        },
        words: 'garage subpanel main',
      },
    ],
    words: {
      en: 'garage subpanel main nearest point entrance disconnect feeder',
      es: 'subpanel cochera ubicación entrada desconectador',
    },
  },
  {
    id: '225-33-six-disconnects',
    section: '225.33',
    grade: 'V2',
    title: { en: 'Up to six disconnects, grouped', es: 'Hasta seis desconectadores, agrupados' },
    text: {
      en: 'The disconnecting means for each supply to a building may consist of not more than six switches or breakers, grouped in one location, each marked for its load. A handle-tied or multipole breaker counts as one.',
      es: 'El medio de desconexión de cada suministro puede ser de no más de seis desconectadores o breakers, agrupados en un lugar y marcados según su carga. Un breaker multipolar o con amarre cuenta como uno.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use up to six grouped disconnects for one supply to a building',
          es: 'usar hasta seis desconectadores agrupados por suministro',
        },
        if: { en: 'they are in one location and marked for their loads', es: 'están en un lugar y marcados' },
        words: 'six breakers detached garage',
      },
      {
        says: 'must-not',
        what: { en: 'use more than six disconnects for one supply to a building', es: 'usar más de seis desconectadores por suministro' },
        words: 'garage subpanel no main',
      },
      {
        says: 'must',
        what: {
          en: 'group the building disconnects in one location and mark each load',
          es: 'agrupar los desconectadores en un lugar y marcar su carga',
        },
        words: 'label',
      },
    ],
    words: {
      en: 'six throws detached building main breaker maximum number disconnects second separate each feeder',
      es: 'seis movimientos edificio separado desconectadores segundo',
    },
  },
  {
    id: '225-36-type',
    section: '225.36',
    grade: 'V2',
    title: { en: 'Type of building disconnect', es: 'Tipo de desconectador del edificio' },
    text: {
      en: 'The building disconnect may be a breaker, molded-case switch, general-use switch, snap switch or other approved means. Where an old feeder still uses the neutral for bonding, it must be suitable as service equipment. A snap switch serves for a single circuit to a garage or shed.',
      es: 'El desconectador puede ser un breaker, switch de caja moldeada, de uso general, apagador u otro medio aprobado. Si un alimentador viejo aún usa el neutro para la unión, debe ser apto como equipo de acometida. Un apagador sirve para un solo circuito a una cochera o bodega.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a snap switch as the disconnect of a garage or shed',
          es: 'usar un apagador como desconectador de cochera o bodega',
        },
        if: { en: 'only a single circuit serves it', es: 'sólo un circuito la alimenta' },
        words: 'light switch disconnect',
      },
      {
        says: 'may',
        what: {
          en: 'use a breaker or molded-case switch as the building disconnect',
          es: 'usar un breaker o interruptor de caja moldeada como desconectador',
        },
        words: 'garage',
      },
      {
        says: 'must',
        what: {
          en: 'use a disconnect suitable as service equipment where an old feeder uses the neutral for bonding',
          es: 'usar desconectador apto como acometida donde un alimentador viejo usa neutro como unión',
        },
        words: 'three-wire',
      },
    ],
    words: {
      en: 'snap switch shed disconnect service rated garage panel type detached one circuit building suitable equipment',
      es: 'apagador bodega desconectador apto acometida',
    },
  },
  {
    id: '225-37-identification',
    section: '225.37',
    grade: 'K',
    title: { en: 'Plaque for more than one supply', es: 'Placa si hay más de un suministro' },
    text: {
      en: 'Where a building has more than one supply, or a combination of feeders, branch circuits and services, a permanent plaque or directory at each disconnect shows where the others are and what each serves.',
      es: 'Si un edificio tiene más de un suministro, o una combinación de alimentadores, ramales y acometidas, una placa o directorio permanente en cada desconectador indica dónde están los otros y qué alimenta cada uno.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a plaque at each disconnect where a building has more than one supply',
          es: 'poner placa en cada desconectador donde hay más de un suministro',
        },
        words: 'solar directory',
      },
    ],
    words: { en: 'directory plaque multiple supplies building', es: 'directorio placa varios suministros' },
  },
  {
    id: '225-39-rating',
    section: '225.39',
    grade: 'V1',
    title: { en: 'Minimum rating of the separate building disconnect', es: 'Valor del desconectador del edificio' },
    text: {
      en: 'The disconnect may not be smaller than the calculated load, nor than: 15 A for a limited load on one branch circuit, 30 A for up to two 2-wire circuits, 100 A, 3-wire, for a one-family dwelling, and 60 A for everything else.',
      es: 'El desconectador no puede ser menor que la carga calculada ni que: 15 A para carga limitada de un solo ramal, 30 A para hasta dos circuitos de 2 hilos, 100 A de 3 hilos para vivienda unifamiliar, y 60 A para todo lo demás.',
    },
    figures: { a: [15, 'A'], b: [30, 'A'], c: [100, 'A'], d: [60, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a building disconnect of at least 60 A for other than single-family and small loads',
          es: 'usar desconectador de al menos 60 A en lo que no sea casa ni carga pequeña',
        },
        words: 'garage subpanel',
      },
      {
        says: 'must',
        what: {
          en: 'use a 100 A, 3-wire disconnect for a one-family dwelling fed from another building',
          es: 'usar desconectador de 100 A, 3 hilos, en casa unifamiliar alimentada de otro edificio',
        },
        words: 'ADU guest house',
      },
      {
        says: 'may',
        what: { en: 'use a 30 A building disconnect', es: 'usar un desconectador de edificio de 30 A' },
        if: {
          en: "it serves no more than two 2-wire circuits and the calculated load isn't larger",
          es: 'sirve no más de dos circuitos de 2 hilos y la carga calculada no es mayor',
        },
        words: 'shed',
      },
      {
        says: 'may',
        what: { en: 'use a 15 A building disconnect', es: 'usar un desconectador de edificio de 15 A' },
        if: { en: 'for a limited load on one branch circuit', es: 'para carga limitada en un ramal' },
        words: 'shed',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a disconnect of less than 60 A for a shop, barn or garage with three or more circuits',
          es: 'usar un desconectador de menos de 60 A en taller, granero o cochera con tres circuitos o más',
        },
        words: '40 main feed 5',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a disconnect of less than 100 A for a one-family dwelling or guest house fed from another building',
          es: 'usar un desconectador de menos de 100 A en una casa o casita de huéspedes alimentada de otro edificio',
        },
        words: 'ADU casita',
      },
    ],
    words: { en: 'detached garage 60 amp disconnect minimum size shed minimum rating', es: 'cochera separada 60 amperes mínimo' },
  },
  {
    id: '225-41-emergency-disconnect',
    section: '225.41',
    numberIn: { '2017': null, '2020': null },
    grade: 'V2',
    title: { en: 'Emergency disconnect for feeder-fed houses', es: 'Corte de emergencia en casas con alimentador' },
    text: {
      en: 'One- and two-family dwellings supplied by a feeder or branch circuit need an emergency disconnect, readily accessible outdoors on or within sight of the dwelling, with a sufficient short-circuit rating. Mark it EMERGENCY DISCONNECT on the outside front, white on red, letters 1/2 in. high or more.',
      es: 'Las viviendas unifamiliares y bifamiliares alimentadas por alimentador o ramal necesitan un corte de emergencia, fácilmente accesible en el exterior, en la vivienda o a su vista, con capacidad de cortocircuito suficiente. Se marca EMERGENCY DISCONNECT al frente, blanco sobre rojo, letras de 1/2 pulg. o más.',
    },
    figures: { h: ['1/2', 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install an outdoor emergency disconnect at feeder-fed one- and two-family dwellings',
          es: 'instalar corte de emergencia exterior en casas de una o dos familias con alimentador',
        },
        words: 'ADU outside shutoff',
      },
      {
        says: 'must',
        what: {
          en: 'mark it EMERGENCY DISCONNECT outside, white on red, 1/2 in. letters',
          es: 'marcarlo EMERGENCY DISCONNECT por fuera, blanco sobre rojo, letras de 1/2 pulg.',
        },
        words: 'label ADU',
      },
    ],
    words: { en: 'guest house adu feeder fire department shutoff', es: 'casa huéspedes anexo corte bomberos' },
  },
  {
    id: '225-42-surge',
    section: '225.42',
    numberIn: { '2017': null, '2020': null },
    grade: 'V2',
    title: {
      en: 'Surge protection where an outside feeder serves dwellings',
      es: 'Supresor donde un alimentador exterior sirve viviendas',
    },
    text: {
      en: 'Where an outside feeder supplies dwelling units, dormitories, hotel guest rooms or nursing-home sleeping rooms, a Type 1 or Type 2 SPD of at least 10 kA goes in or next to the panel with the branch devices.',
      es: 'Donde un alimentador exterior sirve viviendas, dormitorios, cuartos de hotel o de pacientes en asilos, se pone un SPD Tipo 1 o Tipo 2 de al menos 10 kA, dentro o junto al tablero con los ramales.',
    },
    figures: { k: [10, 'kA'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a Type 1 or 2 surge protector where an outside feeder supplies dwelling units',
          es: 'instalar SPD Tipo 1 o 2 donde un alimentador exterior sirve viviendas',
        },
        words: 'surge ADU',
      },
      {
        says: 'must',
        what: {
          en: 'install an SPD where an outside feeder supplies dormitories, hotel rooms or nursing-home sleeping rooms',
          es: 'instalar SPD donde un alimentador exterior sirve residencias, cuartos de hotel o dormitorios de asilos',
        },
        words: 'surge',
      },
    ],
    words: { en: 'spd detached apartment surge panel', es: 'supresor anexo picos tablero' },
  },
];

// Confirmed: 225.6 Mike Holt (studylib), codebookcity; 225.26 Mike Holt, ecisecurepay lesson; 225.30 to 225.33 nacbi, codebookcity, Mike Holt forum, thebuildingcodeforum; 225.41 electricallicenserenewal 1442, Leviton Captain Code 2023; 225.42 Leviton, nyeia.
// One source: 225.6(B), 225.16 Mike Holt; 225.18, 225.19 by the matching service figures.
// 225.36 EC&M, diychatroom.
// Second look: 225.19 8-1/2 ft since 2017: electricallicenserenewal 246, Mike Holt forum; 225.31 location Mike Holt forum (two threads). One source: 225.39 Mike Holt forum.
// Fourth look: 225.18 Mike Holt forum, EC&M part 4 and 2026, quizwizapp (the like service figures, rails).
