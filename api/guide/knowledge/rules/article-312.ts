// Article 312 in own words: cabinets, cutout boxes and meter socket enclosures.
import type { Rule } from '../knowledge.ts';

export const article312: readonly Rule[] = [
  {
    id: '312-2-wet-airspace',
    section: '312.2',
    grade: 'V2',
    title: { en: 'Panel outdoors: 1/4 in. airspace and weatherproof', es: 'Tablero en exterior: 1/4 pulg. de aire e impermeable' },
    text: {
      en: 'In damp or wet locations mount surface enclosures with at least 1/4 in. of air between them and the wall, so that water neither enters nor collects. In wet locations they are weatherproof. Nonmetallic ones may sit directly on concrete, masonry or tile.',
      es: 'En lugares húmedos o mojados monte los gabinetes sobrepuestos con al menos 1/4 pulg. de aire entre ellos y la pared, para que no entre ni se junte agua. En lugar mojado son a prueba de intemperie. Los no metálicos pueden ir directo sobre concreto, mampostería o azulejo.',
    },
    figures: { gapIn: ['1/4', 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'leave 1/4 in. of air behind a surface panel in damp or wet locations',
          es: 'dejar 1/4 pulg. de aire detrás de un tablero sobrepuesto en lugar húmedo o mojado',
        },
        unless: {
          en: 'it is nonmetallic and sits on concrete, masonry or tile',
          es: 'sea no metálico y vaya sobre concreto, mampostería o azulejo',
        },
        words: 'outdoor panel enclosure mount wall spacing',
      },
      {
        says: 'must',
        what: { en: 'use weatherproof enclosures in wet locations', es: 'usar gabinetes a prueba de intemperie en lugar mojado' },
        words: 'nema 3r outdoor panel indoor panel outside',
      },
      {
        says: 'may',
        what: {
          en: 'mount a nonmetallic enclosure directly on concrete, masonry or tile in a wet location',
          es: 'montar un gabinete no metálico directo sobre concreto, mampostería o azulejo en lugar mojado',
        },
        words: 'plastic box airspace',
      },
    ],
    words: { en: 'meter stand disconnect outside NEMA 3R', es: 'base medidor separación pared desconectador' },
  },
  {
    id: '312-2-wet-fittings',
    section: '312.2',
    grade: 'V2',
    title: { en: 'Entries above live parts in wet locations', es: 'Entradas arriba de partes vivas en lugar mojado' },
    text: {
      en: 'In wet locations raceways and cables that enter an enclosure above the level of uninsulated live parts use fittings listed for wet locations, such as hubs or raintight connectors.',
      es: 'En lugares mojados, los tubos y cables que entran arriba del nivel de partes vivas sin aislar usan accesorios listados para lugar mojado, como hubs o conectores herméticos.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use hubs or fittings listed for wet locations where entering above live parts outdoors',
          es: 'usar hubs o conectores listados para mojado al entrar arriba de partes vivas en exterior',
        },
        words: 'myers hub raintight top of panel',
      },
      {
        says: 'must-not',
        what: {
          en: 'enter the top of a wet-location enclosure above live parts with ordinary connectors',
          es: 'entrar por arriba de partes vivas en lugar mojado con conectores ordinarios',
        },
        words: 'locknut myers hub meter disconnect top entry',
      },
    ],
    words: { en: 'Myers hub top disconnect locknut leak rain', es: 'hub myers superior gotera desconectador' },
  },
  {
    id: '312-3-position-in-wall',
    section: '312.3',
    grade: 'V2',
    title: { en: 'Panel flush in the wall', es: 'Tablero al ras de la pared' },
    text: {
      en: 'In concrete, tile or other noncombustible walls the front edge of the cabinet may be set back at most 1/4 in. In wood or other combustible walls it is flush with the finish or projects.',
      es: 'En paredes de concreto, azulejo u otro material incombustible el frente del gabinete puede quedar hundido 1/4 pulg. cuando mucho. En madera u otro combustible queda al ras o sobresale.',
    },
    figures: { backIn: ['1/4', 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'set a cabinet back more than 1/4 in. in concrete, tile or noncombustible walls',
          es: 'remeter el gabinete más de 1/4 pulg. en muro de concreto, azulejo o no combustible',
        },
        words: 'panel recessed flush',
      },
      {
        says: 'must',
        what: {
          en: 'set a cabinet flush with the finish or projecting in wood or combustible walls',
          es: 'poner el gabinete al ras del acabado o saliente en muros de madera o combustibles',
        },
        words: 'panel recessed behind paneling',
      },
    ],
    words: { en: 'recessed set back drywall load center deep', es: 'centro carga hundido panel empotrado' },
  },
  {
    id: '312-4-gap',
    section: '312.4',
    grade: 'V1',
    title: { en: 'Close the gap around a flush cabinet', es: 'Cierre la rendija alrededor del gabinete' },
    text: {
      en: 'Repair broken plaster or drywall around a flush cabinet so that no gap at its edge is wider than 1/8 in.',
      es: 'Repare el yeso o la tablaroca alrededor de un gabinete empotrado de modo que no quede rendija mayor de 1/8 pulg. en el borde.',
    },
    figures: { gapIn: ['1/8', 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'repair drywall or plaster gaps wider than 1/8 in. around a flush cabinet',
          es: 'reparar rendijas de más de 1/8 pulg. en yeso o tablaroca alrededor de un gabinete al ras',
        },
        words: 'panel hole drywall gap',
      },
    ],
    words: { en: 'drywall gap around panel oversized cut', es: 'rendija tablaroca alrededor del panel' },
  },
  {
    id: '312-5-a-openings',
    section: '312.5(A)',
    grade: 'K',
    title: { en: 'Close unused openings', es: 'Cierre las aberturas sin usar' },
    text: {
      en: 'Openings where conductors enter a cabinet or meter socket are closed in an approved manner, and unused knockouts get a plug equal to the wall of the enclosure.',
      es: 'Las aberturas por donde entran conductores a un gabinete o base de medidor se cierran de manera aprobada, y los knockouts sin usar llevan tapón equivalente a la pared.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'plug unused knockouts in a cabinet or panel', es: 'tapar los knockouts sin usar de un gabinete o tablero' },
        words: 'open knockout hole plug agujero',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave unused openings open in a cabinet or meter socket',
          es: 'dejar abiertas las aberturas sin usar de un gabinete o base de medidor',
        },
        words: 'knockout missing hole in panel',
      },
    ],
    words: { en: 'missing knockout seal KO plug hole in panel', es: 'tapón knockout agujero en el panel' },
  },
  {
    id: '312-5-c-cable-clamp',
    section: '312.5(C)',
    grade: 'V2',
    title: { en: 'Each cable secured to the cabinet', es: 'Cada cable sujeto al gabinete' },
    text: {
      en: 'Secure each cable to the cabinet with a connector. For nonmetallic cable into the top of a surface cabinet an exception allows a sleeve of nonflexible raceway from 18 in. to 10 ft, with fittings, seals, cables fastened within 12 in. and other conditions.',
      es: 'Sujete cada cable al gabinete con conector. Para cable no metálico por arriba de un gabinete sobrepuesto hay excepción: una manga de tubo rígido de 18 pulg. a 10 pies, con accesorios, sello, cables fijados a 12 pulg. y otras condiciones.',
    },
    figures: { loIn: [18, 'in'], hiFt: [10, 'ft'], secIn: [12, 'in'] },
    claims: [
      {
        says: 'must',
        what: { en: 'secure each cable to the cabinet with a connector', es: 'sujetar cada cable al gabinete con un conector' },
        words: 'romex clamp panel nm connector',
      },
      {
        says: 'must-not',
        what: { en: 'bring cables loose into a panel without a connector', es: 'meter cables sueltos al tablero sin conector' },
        unless: {
          en: 'the exception for nonmetallic cable through an 18 in. to 10 ft sleeve into the top is met',
          es: 'se cumpla la excepción de cable no metálico por un tramo de tubo de 18 pulg. a 10 pies por arriba',
        },
        words: 'romex no clamp through knockout',
      },
      {
        says: 'may',
        what: {
          en: 'bring several nonmetallic cables through one raceway sleeve into the top of a surface panel',
          es: 'meter cables no metálicos por un tramo de tubo por arriba de un tablero sobrepuesto',
        },
        if: {
          en: 'the sleeve is 18 in. to 10 ft, nonflexible, with fittings and seals, and cables are fastened within 12 in.',
          es: 'el tramo es de 18 pulg. a 10 pies, no flexible, con conectores y sellos, y cables sujetos a 12 pulg.',
        },
        words: 'romex sleeve chase into panel',
      },
      {
        says: 'need-not',
        what: {
          en: 'put a plastic bushing on Romex cables that come into the panel through their connectors',
          es: 'poner bushing de plástico en los Romex que entran al panel con su conector',
        },
        words: 'inspector bushings cable clamp knockout monitor',
      },
    ],
    words: {
      en: 'romex chase panel 2 PVC sleeve connectors multiple NM',
      es: 'romex manga panel tubo 2 conectores',
    },
  },
  {
    id: '312-6-bending-space',
    section: '312.6',
    grade: 'K',
    title: { en: 'Room to bend conductors at terminals', es: 'Espacio para doblar conductores en terminales' },
    text: {
      en: 'Conductors may not be deflected in a gutter or at terminals with less bending space than the tables give. Table 312.6(A) applies where they leave through the wall next to the terminal, Table 312.6(B) where they leave through the opposite wall, which takes more.',
      es: 'Los conductores no se doblan en un canal o terminal con menos espacio que el de las tablas. La Tabla 312.6(A) es para cuando no salen por la pared opuesta a la terminal y la 312.6(B), que pide más, para cuando sí.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep the table bending space at terminals and gutters',
          es: 'respetar el espacio de doblez de las tablas en terminales y canaletas',
        },
        words: 'wire bending space lug gutter',
      },
    ],
    words: { en: 'wire bending space panel lug large conductors gutter', es: 'espacio de doblez zapata cable grueso' },
  },
  {
    id: '312-8-splices-in-panel',
    section: '312.8(A)',
    grade: 'V2',
    title: { en: 'Splices and feed-through in a panel: allowed, with limits', es: 'Empalmes y paso en un tablero: sí, con límites' },
    text: {
      en: 'Conductors may feed through, splice or tap in a cabinet with room: conductors fill not more than 40% of any cross section, conductors plus splices not more than 75%, and feed-through conductors get a warning label that names their closest disconnect. From 2023, conductors of 4 AWG and larger also need the bending space of 314.28(A)(2).',
      es: 'Los conductores pueden pasar, empalmarse o derivarse en un gabinete con espacio: llenan no más del 40% de la sección, con empalmes no más del 75%, y los que sólo pasan llevan etiqueta de advertencia que indica su desconectador más cercano. Desde 2023, los de 4 AWG y mayores llevan también el espacio de doblez de 314.28(A)(2).',
    },
    figures: { fillPercent: [40, '%'], splPercent: [75, '%'], sizeAwg: [4, 'AWG'] },
    claims: [
      {
        says: 'may',
        what: { en: 'splice or tap conductors inside a panel', es: 'empalmar o derivar conductores dentro de un tablero' },
        if: {
          en: 'conductors fill at most 40% and conductors plus splices at most 75% of any cross section',
          es: 'los conductores llenan máximo 40% y con los empalmes máximo 75% de cualquier sección',
        },
        words: 'wire nuts in panel splice box junction capuchones',
      },
      {
        says: 'may',
        what: { en: 'feed conductors through a panel enclosure', es: 'pasar conductores de largo por un gabinete de tablero' },
        if: {
          en: 'fill is at most 40% and a warning label names their closest disconnect',
          es: 'el llenado es máximo 40% y una etiqueta nombra su desconexión más cercana',
        },
        words: 'pass through panel raceway',
      },
      {
        says: 'must',
        what: {
          en: 'label feed-through conductors in a panel with their closest disconnect',
          es: 'etiquetar los conductores de paso en un tablero con su desconexión más cercana',
        },
        words: 'warning label pass through',
      },
    ],
    words: { en: 'wire nut load center junction pass', es: 'centro carga panel caja' },
  },
  {
    id: '312-8-b-monitoring',
    section: '312.8(B)',
    grade: 'V2',
    title: { en: 'Energy monitors in panels', es: 'Monitores de energía en tableros' },
    text: {
      en: 'Power monitoring or energy management equipment in an enclosure is identified as a field-installable accessory of listed equipment or is a listed kit, and the total area of conductors, splices and equipment does not exceed 75% of any cross section.',
      es: 'El equipo de monitoreo o gestión de energía dentro de un gabinete es accesorio identificado del equipo listado o un kit listado, y el área total de conductores, empalmes y equipo no pasa del 75% de cualquier sección.',
    },
    figures: { fillPercent: [75, '%'] },
    claims: [
      {
        says: 'may',
        what: { en: 'install an energy monitor in a panel', es: 'instalar un monitor de energía en un tablero' },
        if: {
          en: 'it is identified as a field-installable accessory or is a listed kit and total fill is at most 75%',
          es: 'está identificado como accesorio instalable en campo o es kit listado y el llenado total es máximo 75%',
        },
        words: 'sense emporia ct power monitor',
      },
    ],
    words: { en: 'current transformers CT emporia sense', es: 'transformadores corriente panel' },
  },
  {
    id: '312-5-b-open-metal',
    section: '312.5(B)',
    grade: 'K',
    title: { en: 'Single conductors into metal enclosures', es: 'Conductores sueltos a gabinetes metálicos' },
    text: {
      en: 'Where open wiring or knob-and-tube conductors enter a metal enclosure they come in through insulating bushings, or in dry places through flexible tubing to the last support.',
      es: 'Si conductores de instalación abierta o knob-and-tube entran a un gabinete metálico, pasan por bujes aislantes, o en lugar seco por tubo flexible hasta el último soporte.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bring knob-and-tube conductors into metal enclosures through insulating bushings',
          es: 'meter conductores de knob-and-tube a gabinetes metálicos por boquillas aislantes',
        },
        unless: {
          en: 'in dry places they enter through flexible tubing to the last support',
          es: 'en lugar seco entren por tubo flexible hasta el último soporte',
        },
        words: 'open wiring bushing',
      },
    ],
    words: { en: 'knob and tube into panel bushing', es: 'knob and tube al panel buje' },
  },
  {
    id: '312-10-thickness',
    section: '312.10',
    grade: 'K',
    title: { en: 'Cabinet material and thickness', es: 'Material y espesor del gabinete' },
    text: {
      en: 'Metal cabinets and cutout boxes are protected inside and out against corrosion; sheet steel is at least 0.053 in. thick without coating. Nonmetallic ones are listed.',
      es: 'Los gabinetes metálicos van protegidos contra corrosión por dentro y fuera; la lámina de acero mide al menos 0.053 pulg. sin recubrir. Los no metálicos son listados.',
    },
    figures: { f1: [0.053, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect metal cabinets against corrosion inside and out',
          es: 'proteger gabinetes metálicos contra corrosión por dentro y por fuera',
        },
        words: 'rust panel paint',
      },
      {
        says: 'must',
        what: { en: 'use listed nonmetallic cabinets', es: 'usar gabinetes no metálicos listados' },
        words: 'plastic cabinet homemade',
      },
    ],
    words: {
      en: 'cabinet sheet steel thickness gauge minimum cutout box',
      es: 'espesor lámina gabinete',
    },
  },
];

// Confirmed: 312.2 Mike Holt forum (two threads), NEC pocket guide (flylib), EC&M Q&A; 312.3 pocket guide, trade page; 312.5(C) EC&M quiz, pocket guide. One source only: 312.4 (sources give 3 mm).
// Second look: 312.8(A) electricallicenserenewal 1467, EC&M quiz 2011.
// Third look: 312.8(B) electricallicenserenewal 281, Leviton Captain Code 2017, IAEI (UL).
