// Article 314 in own words: boxes, conduit bodies, fittings and handhole enclosures, with the box fill allowances.
import type { Rule } from '../knowledge.ts';

export const article314: readonly Rule[] = [
  {
    id: '314-2-round-boxes',
    section: '314.2',
    grade: 'V2',
    title: { en: 'Round boxes: no conduit connectors on the side', es: 'Cajas redondas: sin conectores de tubo al costado' },
    text: {
      en: 'Do not use a round box where conduit or connectors with locknuts or bushings attach to its side. Use an octagon or square box.',
      es: 'No use caja redonda donde tubo o conectores con contratuerca o bushing se fijan en su costado. Use octagonal o cuadrada.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a round box where conduit or locknut connectors attach to its side',
          es: 'usar una caja redonda donde el tubo o conectores con contratuerca van al costado',
        },
        words: 'round box conduit',
      },
      {
        says: 'must',
        what: {
          en: 'use an octagon or square box where conduit enters the side',
          es: 'usar caja octagonal o cuadrada donde el tubo entra al costado',
        },
        words: 'octagon 4 square',
      },
    ],
    words: { en: 'pancake box round locknut side knockout', es: 'caja redonda galleta contratuerca' },
  },
  {
    id: '314-3-nonmetallic-boxes',
    section: '314.3',
    grade: 'V2',
    title: { en: 'Plastic boxes with metal conduit: bond through', es: 'Cajas de plástico con tubo metálico: dé continuidad' },
    text: {
      en: 'Nonmetallic boxes go with nonmetallic raceways, cables and cords. With metal raceway or armored cable they need internal bonding between all entries.',
      es: 'Las cajas no metálicas van con tubería, cable o cordón no metálico. Con tubo metálico o cable armado necesitan unión interna entre todas las entradas.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use plastic boxes with metal conduit or armored cable',
          es: 'usar cajas de plástico con tubo metálico o cable armado',
        },
        if: { en: 'there is internal bonding between all entries', es: 'hay unión interna entre todas las entradas' },
        words: 'PVC box EMT MC',
      },
      {
        says: 'may',
        what: {
          en: 'use plastic boxes with nonmetallic raceways, cables and cords',
          es: 'usar cajas de plástico con tubos no metálicos, cables y cordones',
        },
        words: 'romex PVC box',
      },
    ],
    words: { en: 'plastic box EMT bonding jumper PVC box metal conduit', es: 'caja de plástico con EMT puente' },
  },
  {
    id: '314-3-plastic-ground',
    section: '250.148(D)',
    grade: 'K',
    title: { en: 'Plastic boxes need no ground of their own', es: 'Cajas de plástico sin tierra propia' },
    text: {
      en: 'A plastic box needs no ground of its own. Splice the grounding conductors of the cables inside it and bring a tail to each device that has a ground terminal.',
      es: 'Una caja de plástico no necesita tierra propia. Empalme ahí las tierras de los cables y saque cola a cada dispositivo con terminal de tierra.',
    },
    claims: [
      {
        says: 'need-not',
        what: { en: 'ground a plastic box itself', es: 'aterrizar la caja de plástico misma' },
        words: 'nonmetallic box ground',
      },
      {
        says: 'must',
        what: {
          en: 'splice the grounds inside a plastic box and bring a tail to each device',
          es: 'empalmar las tierras en la caja de plástico y llevar una cola a cada dispositivo',
        },
        if: { en: 'the device has a ground terminal', es: 'el dispositivo tiene terminal de tierra' },
        words: 'pigtail ground',
      },
    ],
    words: {
      en: 'does a nonmetallic box need ground wire attached screw',
      es: 'caja plástica lleva tierra tornillo',
    },
  },
  {
    id: '314-4-metal-boxes',
    section: '314.4',
    grade: 'V2',
    title: { en: 'Metal boxes are grounded', es: 'Las cajas metálicas se aterrizan' },
    text: {
      en: 'Connect every metal box to the equipment grounding conductor, by a wire with a grounding screw or clip, or by the metal raceway or armor that serves as ground.',
      es: 'Conecte toda caja metálica a la tierra de equipos, con alambre y tornillo o clip de tierra, o por la tubería o armadura metálica que sirve de tierra.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'connect every metal box to the equipment ground', es: 'conectar toda caja metálica a la tierra de equipos' },
        words: 'ground metal box',
      },
      {
        says: 'may',
        what: {
          en: 'ground a metal box through the metal raceway or armor that serves as ground',
          es: 'aterrizar la caja metálica por el tubo o armadura que sirve de tierra',
        },
        words: 'EMT ground no wire',
      },
      {
        says: 'may',
        what: { en: 'use a metal box with PVC conduit', es: 'usar una caja metálica con tubo PVC' },
        if: { en: 'it is connected to the ground wire in the conduit', es: 'se conecta al alambre de tierra que va en el tubo' },
        words: 'gray plastic pipe bell box 4 square pigtail ground screw bonding gris',
      },
    ],
    words: { en: 'ground jbox bond', es: 'aterrizar' },
  },
  {
    id: '314-5-short-radius',
    section: '314.5',
    grade: 'K',
    title: { en: 'Short-radius conduit bodies: no splices', es: 'Condulets de radio corto: sin empalmes' },
    text: {
      en: 'Capped elbows, service-entrance elbows and other short-radius conduit bodies for conductors of 6 AWG or smaller, only long enough for the pull, hold no splices, taps or devices.',
      es: 'Codos con tapa, codos de acometida y otros condulets de radio corto para conductores de 6 AWG o menores no llevan empalmes, derivaciones ni dispositivos.',
    },
    figures: { f1: [6, 'AWG'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put splices, taps or devices in a capped elbow or short-radius conduit body',
          es: 'poner empalmes, derivaciones o dispositivos en codo con tapa o condulet de radio corto',
        },
        words: 'pulling elbow splice SE elbow',
      },
      {
        says: 'must-not',
        what: {
          en: 'put conductors larger than 6 AWG in a short-radius conduit body',
          es: 'meter conductores mayores que 6 AWG en un condulet de radio corto',
        },
        words: 'pulling elbow',
      },
    ],
    words: {
      en: 'SLB capped elbow jake splice handy ell',
      es: 'codo con tapa empalme',
    },
  },
  {
    id: '314-15-wet-boxes',
    section: '314.15',
    grade: 'V2',
    title: { en: 'Boxes in damp and wet locations', es: 'Cajas en lugares húmedos y mojados' },
    text: {
      en: 'Place and equip boxes and conduit bodies so that water neither enters nor collects; in wet locations they are listed for it. Drain holes from 1/8 in. to 1/4 in. may be drilled in boxes listed for damp or wet locations.',
      es: 'Coloque y arme cajas y condulets para que no entre ni se junte agua; en lugar mojado van listados para eso. En cajas listadas para húmedo o mojado se pueden barrenar drenes de 1/8 pulg. a 1/4 pulg.',
    },
    figures: { loIn: ['1/8', 'in'], hiIn: ['1/4', 'in'] },
    claims: [
      {
        says: 'must',
        what: { en: 'use boxes listed for wet locations in wet places', es: 'usar cajas listadas para lugar mojado en lugares mojados' },
        words: 'weatherproof bell box outside',
      },
      {
        says: 'may',
        what: {
          en: 'drill a drain hole of 1/8 to 1/4 in. in an outdoor box',
          es: 'hacer un barreno de drenaje de 1/8 a 1/4 pulg. en una caja exterior',
        },
        if: { en: 'the box is listed for damp or wet locations', es: 'la caja está listada para lugares húmedos o mojados' },
        words: 'weep hole',
      },
      {
        says: 'must',
        what: {
          en: 'place boxes in damp or wet locations so that water neither enters nor collects',
          es: 'poner las cajas en lugar húmedo o mojado de modo que no entre ni se junte agua',
        },
        words: 'weatherproof',
      },
    ],
    words: { en: 'weep hole drain outdoor bell', es: 'agujero drenaje exterior intemperie' },
  },
  {
    id: '314-16-table-metal-boxes',
    section: 'Table 314.16(A)',
    grade: 'V2',
    title: { en: 'Volume of common metal boxes', es: 'Volumen de cajas metálicas comunes' },
    text: {
      en: 'Octagon 4 x 1-1/2 15.5 in³, 4 x 2-1/8 21.5 in³; square 4 x 1-1/2 21.0 in³, 4 x 2-1/8 30.3 in³; 4-11/16 x 2-1/8 42.0 in³; device 3 x 2 x 2-1/2 12.5 in³, 3 x 2 x 3-1/2 18.0 in³. Plastic boxes use the volume stamped inside.',
      es: 'Octagonal 4 x 1-1/2 15.5 pulg³, 4 x 2-1/8 21.5 pulg³; cuadrada 4 x 1-1/2 21.0 pulg³, 4 x 2-1/8 30.3 pulg³; 4-11/16 x 2-1/8 42.0 pulg³; de dispositivo 3 x 2 x 2-1/2 12.5 pulg³, 3 x 2 x 3-1/2 18.0 pulg³. Las de plástico usan el volumen estampado adentro.',
    },
    figures: {
      o1Cuin: [15.5, 'in³'],
      o2Cuin: [21.5, 'in³'],
      s1Cuin: [21.0, 'in³'],
      s2Cuin: [30.3, 'in³'],
      s3Cuin: [42.0, 'in³'],
      d1Cuin: [12.5, 'in³'],
      d2Cuin: [18.0, 'in³'],
    },
    claims: [
      {
        says: 'is',
        what: {
          en: 'a 4 in. square box 1-1/2 in. deep holds 21.0 in³',
          es: 'una caja cuadrada de 4 pulg. y 1-1/2 de fondo tiene 21.0 pulg³',
        },
        words: '1900 box cubic inches volume chalupa',
      },
    ],
    words: { en: '4 square cubic 1900 size big box 4x4 2-1/8 deep wires', es: '4x4 cúbicas chalupa capacidad cuántos cables caja 4x4' },
  },
  {
    id: '314-16-b-volume-per-conductor',
    section: '314.16(B)',
    grade: 'V2',
    title: { en: 'Volume per conductor for box fill', es: 'Volumen por conductor en la caja' },
    text: {
      en: '18 AWG 1.50 in³; 16 AWG 1.75 in³; 14 AWG 2.00 in³; 12 AWG 2.25 in³; 10 AWG 2.50 in³; 8 AWG 3.00 in³; 6 AWG 5.00 in³. For size 4 and larger make it a pull box calculation.',
      es: '18 AWG 1.50 pulg³; 16 AWG 1.75 pulg³; 14 AWG 2.00 pulg³; 12 AWG 2.25 pulg³; 10 AWG 2.50 pulg³; 8 AWG 3.00 pulg³; 6 AWG 5.00 pulg³. Para calibre 4 y mayores la caja se calcula como caja de paso.',
    },
    figures: {
      w18Awg: [18, 'AWG'],
      v18Cuin: [1.5, 'in³'],
      w16Awg: [16, 'AWG'],
      v16Cuin: [1.75, 'in³'],
      w14Awg: [14, 'AWG'],
      v14Cuin: [2.0, 'in³'],
      w12Awg: [12, 'AWG'],
      v12Cuin: [2.25, 'in³'],
      w10Awg: [10, 'AWG'],
      v10Cuin: [2.5, 'in³'],
      w8Awg: [8, 'AWG'],
      v8Cuin: [3.0, 'in³'],
      w6Awg: [6, 'AWG'],
      v6Cuin: [5.0, 'in³'],
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'allow 2.00 in³ per 14 AWG and 2.25 in³ per 12 AWG conductor in box fill',
          es: 'contar 2.00 pulg³ por conductor 14 AWG y 2.25 por 12 AWG en el llenado',
        },
        words: 'cubic inches too many wires',
      },
      {
        says: 'must-not',
        what: {
          en: 'overfill a box with more conductors than its volume allows',
          es: 'llenar una caja con más conductores de los que permite su volumen',
        },
        words: 'box fill how many wires crowded',
      },
    ],
    words: { en: 'cubic wire 12 gauge chart', es: 'cúbicas alambre número 12 llenado' },
  },
  {
    id: '314-16-b1-conductors',
    section: '314.16(B)(1)',
    grade: 'V2',
    title: { en: 'Box fill: how conductors count', es: 'Llenado: cómo cuentan los conductores' },
    text: {
      en: 'Each conductor that enters and ends or is spliced counts once; each that passes through unbroken counts once. Conductors that never leave the box, such as pigtails, count zero. A loop left long enough to cut for two ends counts twice.',
      es: 'Cada conductor que entra y termina o se empalma cuenta uno; el que pasa sin cortarse cuenta uno. Los que no salen de la caja, como las colas, no cuentan. Un lazo con largo para cortarse en dos puntas cuenta dos.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count each conductor that enters and ends, is spliced or passes through as one in box fill',
          es: 'contar como uno en el llenado cada conductor que entra y termina, se empalma o pasa',
        },
        words: 'box fill',
      },
      {
        says: 'need-not',
        what: { en: 'count pigtails that never leave the box in box fill', es: 'contar en el llenado las colas que no salen de la caja' },
        words: 'pigtail jumper',
      },
      {
        says: 'must',
        what: {
          en: 'count a loop left long enough to cut for two ends twice',
          es: 'contar doble un lazo con largo para cortarse en dos puntas',
        },
        words: 'box fill loop',
      },
    ],
    words: { en: 'pigtail pass through loop wires', es: 'colas llenado de caja alambre pasa' },
  },
  {
    id: '314-16-b2-clamps',
    section: '314.16(B)(2)',
    grade: 'V2',
    title: { en: 'Box fill: internal clamps count one', es: 'Llenado: grapas internas cuentan uno' },
    text: {
      en: 'One or more internal cable clamps count together as one conductor of the largest size in the box. Connectors with the clamping part outside the box count nothing.',
      es: 'Una o más grapas internas cuentan juntas como un conductor del mayor calibre en la caja. Los conectores con la grapa por fuera no cuentan.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count internal cable clamps together as one conductor in box fill',
          es: 'contar las grapas internas juntas como un conductor en el llenado',
        },
        words: 'cable clamp',
      },
      {
        says: 'need-not',
        what: {
          en: 'count connectors with the clamping part outside the box in box fill',
          es: 'contar en el llenado los conectores con la grapa fuera de la caja',
        },
        words: 'romex connector',
      },
      {
        says: 'is-not',
        what: {
          en: 'two internal clamps count as two conductors in box fill',
          es: 'dos abrazaderas internas cuenten como dos conductores en el llenado de caja',
        },
      },
    ],
    words: { en: 'cable romex connector inside', es: 'conector' },
  },
  {
    id: '314-16-b3-support-fittings',
    section: '314.16(B)(3)',
    grade: 'V2',
    title: { en: 'Box fill: luminaire studs and hickeys', es: 'Llenado: vástagos y hickeys de luminaria' },
    text: {
      en: 'Each luminaire stud or hickey in the box counts as one conductor of the largest size present.',
      es: 'Cada vástago o hickey de luminaria dentro de la caja cuenta como un conductor del mayor calibre presente.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count each luminaire stud or hickey as one conductor in box fill',
          es: 'contar cada vástago o hickey de luminaria como un conductor en el llenado',
        },
        words: 'fixture stud',
      },
    ],
    words: { en: 'fixture count ceiling', es: 'lámpara cuenta caja techo' },
  },
  {
    id: '314-16-b4-devices',
    section: '314.16(B)(4)',
    grade: 'V2',
    title: { en: 'Box fill: each device counts two', es: 'Llenado: cada dispositivo cuenta dos' },
    text: {
      en: 'Each yoke or strap with devices counts two conductors of the largest size connected to it, GFCI and dimmers the same. A device wider than one gang counts two for each gang it needs, such as a range receptacle.',
      es: 'Cada yugo con dispositivos cuenta dos conductores del mayor calibre conectado a él; GFCI y dimmers igual. Un dispositivo más ancho que un módulo cuenta dos por cada módulo, como el contacto de estufa.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count each receptacle or switch yoke as two conductors in box fill',
          es: 'contar cada yugo de contacto o apagador como dos conductores en el llenado',
        },
        words: 'device GFCI dimmer box fill',
      },
      {
        says: 'must',
        what: { en: 'count a device wider than one gang as two per gang', es: 'contar dos por cada gang un dispositivo más ancho' },
        words: 'range receptacle box fill',
      },
      {
        says: 'is-not',
        what: {
          en: 'a GFCI or dimmer on one yoke counts more in box fill than a plain switch',
          es: 'un GFCI o dimmer de un yugo cuente más en el llenado que un apagador común',
        },
        words: 'fatter body',
      },
    ],
    words: {
      en: 'receptacle switch double allowance GFCI range outlet 2 gang',
      es: 'contacto apagador doble',
    },
  },
  {
    id: '314-16-b5-grounds',
    section: '314.16(B)(5)',
    grade: 'V2',
    title: { en: 'Box fill: grounds', es: 'Llenado: las tierras' },
    text: {
      en: 'Up to four equipment grounding conductors count together as one conductor of the largest of them; each one more adds one quarter of that volume.',
      es: 'Hasta cuatro tierras de equipo cuentan juntas como un conductor de la mayor de ellas; cada una más agrega un cuarto de ese volumen.',
    },
    textIn: {
      2017: {
        en: 'All equipment grounding conductors in the box count together as one conductor of the largest of them, with one more for isolated grounds.',
        es: 'Todas las tierras de equipo en la caja cuentan juntas como un conductor de la mayor de ellas, y uno más por las tierras aisladas.',
      },
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count up to four ground wires together as one conductor in box fill',
          es: 'contar hasta cuatro tierras juntas como un conductor en el llenado',
        },
        words: 'grounds bare',
      },
      {
        says: 'must',
        what: {
          en: 'add a quarter volume for each ground wire beyond four',
          es: 'sumar un cuarto de volumen por cada tierra después de cuatro',
        },
        words: 'box fill grounds',
      },
    ],
    words: { en: 'count quarter fifth', es: 'cuentan cuarto' },
  },
  {
    id: '314-16-b6-terminal-blocks',
    section: '314.16(B)(6)',
    numberIn: { 2017: null },
    grade: 'K',
    title: { en: 'Box fill: terminal blocks', es: 'Llenado: bloques de terminales' },
    text: {
      en: 'A terminal block assembly in the box counts as one conductor of the largest size ending on it.',
      es: 'Un bloque de terminales dentro de la caja cuenta como un conductor del mayor calibre que termina en él.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count a terminal block assembly as one conductor in box fill',
          es: 'contar un bloque de terminales como un conductor en el llenado',
        },
        words: 'terminal strip',
      },
    ],
    words: { en: 'wago terminal strip box fill block', es: 'regleta de terminales llenado' },
  },
  {
    id: '314-16-a-added-volume',
    section: '314.16(A)',
    grade: 'V2',
    title: { en: 'Plaster rings, extensions and domed covers add volume', es: 'Aros, extensiones y tapas con domo suman volumen' },
    text: {
      en: 'Box volume is the total of the assembled parts: extension rings, plaster rings, raised or domed covers count if marked with their volume or made from listed box sizes. An internal barrier takes volume away.',
      es: 'El volumen de la caja es la suma de las partes: extensiones, aros y tapas levantadas cuentan si traen marcado su volumen o son de tamaños de caja de la tabla. Una división interna quita volumen.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'count an extension ring, plaster ring or domed cover in the box volume',
          es: 'contar aro de extensión, aro de yeso o tapa con domo en el volumen',
        },
        if: {
          en: 'it is marked with its volume or made from listed box sizes',
          es: 'trae marcado su volumen o es de tamaños de caja listados',
        },
        words: 'mud ring box extender',
      },
    ],
    words: { en: 'mud box cubic', es: 'yeso sumar' },
  },
  {
    id: '314-16-c-conduit-bodies',
    section: '314.16(C)',
    grade: 'V2',
    title: { en: 'Splices in an LB only if it is marked with its volume', es: 'Empalmes en un condulet sólo si trae marcado su volumen' },
    text: {
      en: 'Conduit bodies may hold splices, taps or devices only if durably marked by the maker with their volume, and then the box fill count applies. For 6 AWG and smaller the body has at least twice the area of its largest conduit.',
      es: 'Los condulets sólo pueden llevar empalmes o dispositivos si el fabricante marcó su volumen, y entonces se cuenta el llenado. Para 6 AWG y menores el condulet tiene al menos el doble del área del tubo mayor.',
    },
    figures: { sizeAwg: [6, 'AWG'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'splice in a conduit body (LB) without a volume marking', es: 'empalmar en un condulet (LB) sin volumen marcado' },
        words: 'LB LL T splice',
      },
      {
        says: 'may',
        what: {
          en: 'put splices, taps or devices in a conduit body (LB)',
          es: 'poner empalmes, derivaciones o dispositivos en un condulet (LB)',
        },
        if: { en: 'the maker durably marked its volume and box fill is met', es: 'el fabricante marcó su volumen y se cumple el llenado' },
        words: 'LB splice',
      },
    ],
    words: { en: 'condulet T body wire nuts conduit', es: 'LB capuchones' },
  },
  {
    id: '314-17-b-cable-entry',
    section: '314.17',
    grade: 'V2',
    title: { en: 'Cable sheath 1/4 in. inside the box', es: 'Cubierta del cable 1/4 pulg. dentro de la caja' },
    text: {
      en: 'Secure cables to metal boxes. NM and UF sheath extends at least 1/4 in. inside the box and past any clamp.',
      es: 'Sujete los cables a las cajas metálicas. La cubierta de NM y UF entra al menos 1/4 pulg. a la caja y pasa la grapa.',
    },
    figures: { inIn: ['1/4', 'in'] },
    claims: [
      {
        says: 'must',
        what: { en: 'secure cables to metal boxes', es: 'sujetar los cables a las cajas metálicas' },
        words: 'romex connector clamp',
      },
      {
        says: 'must',
        what: {
          en: 'extend NM or UF sheath at least 1/4 in. inside the box and past any clamp',
          es: 'meter la cubierta NM o UF al menos 1/4 pulg. en la caja y pasando la grapa',
        },
        words: 'romex jacket strip',
      },
    ],
    words: { en: 'romex jacket strip far stripped', es: 'forro romex pelar' },
  },
  {
    id: '314-17-b-single-gang-8in',
    section: '314.17',
    grade: 'V2',
    title: { en: 'Single-gang plastic box without clamp: staple within 8 in.', es: 'Caja sencilla de plástico sin grapa: grapa a 8 pulg.' },
    text: {
      en: 'In a single-gang nonmetallic box up to 2-1/4 x 4 in. the NM cable need not be clamped to the box if it is fastened within 8 in. of it along the sheath and the sheath enters at least 1/4 in. Larger plastic boxes need the clamp.',
      es: 'En caja sencilla no metálica de hasta 2-1/4 x 4 pulg. el NM no tiene que sujetarse a la caja si se fija a 8 pulg. de ella a lo largo de la cubierta y ésta entra al menos 1/4 pulg. Las cajas mayores sí llevan grapa.',
    },
    figures: { boxIn: [4, 'in'], dIn: [8, 'in'], inIn: ['1/4', 'in'] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'clamp NM cable (romex) to a single-gang plastic box',
          es: 'sujetar con grapa el NM (romex) a una caja sencilla de plástico',
        },
        if: {
          en: 'it is at most 2-1/4 x 4 in., cable is fastened within 8 in. and the sheath enters 1/4 in.',
          es: 'mide máximo 2-1/4 x 4 pulg., el cable se fija a 8 pulg. y la cubierta entra 1/4',
        },
        words: 'staple',
      },
      {
        says: 'must',
        what: {
          en: 'clamp NM cable to plastic boxes larger than single-gang',
          es: 'sujetar con grapa el NM en cajas de plástico mayores que una sencilla',
        },
        words: 'two gang box clamp',
      },
    ],
    words: { en: 'distance nail', es: 'distancia' },
  },
  {
    id: '314-20-flush',
    section: '314.20',
    grade: 'V2',
    title: { en: 'Box set back in the wall: 1/4 in. at most', es: 'Caja hundida: máximo 1/4 pulg.' },
    text: {
      en: 'In concrete, tile, gypsum and other noncombustible walls the front edge of the box, ring or extender is set back not more than 1/4 in. In wood or other combustible surfaces it is flush or projects.',
      es: 'En concreto, azulejo, tablaroca y otros incombustibles el frente de la caja, aro o extensión queda hundido no más de 1/4 pulg. En madera u otra superficie combustible queda al ras o sobresale.',
    },
    figures: { backIn: ['1/4', 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'set a box back more than 1/4 in. in drywall, tile or concrete',
          es: 'hundir una caja más de 1/4 pulg. en tablaroca, azulejo o concreto',
        },
        words: 'box recessed behind drywall extender',
      },
      {
        says: 'must',
        what: {
          en: 'set a box flush with or projecting from wood or other combustible surfaces',
          es: 'poner la caja al ras o saliente en madera u otra superficie combustible',
        },
        words: 'paneling wood wall box extender',
      },
      {
        says: 'may',
        what: {
          en: 'set a box back up to 1/4 in. in drywall, tile or concrete',
          es: 'hundir una caja hasta 1/4 pulg. en tablaroca, azulejo o concreto',
        },
        unless: { en: 'the surface is wood or other combustible paneling', es: 'la superficie sea madera u otro panel combustible' },
        words: 'eighth 3/16 behind',
      },
      {
        says: 'must-not',
        what: {
          en: 'set a box back at all in wood or other combustible paneling',
          es: 'hundir una caja en madera u otro panel combustible',
        },
        words: 'quarter inch eighth cedar pine shiplap',
      },
    ],
    words: { en: 'extender recessed tile backsplash goof ring deep finished plywood wood distance', es: 'azulejo extensión madera' },
  },
  {
    id: '314-21-gap',
    section: '314.21',
    grade: 'V2',
    title: { en: 'Gap around a box: 1/8 in.', es: 'Rendija alrededor de la caja: 1/8 pulg.' },
    text: {
      en: 'Repair noncombustible surfaces around boxes with a flush cover so that no gap at the edge of the box is wider than 1/8 in.',
      es: 'Repare las superficies incombustibles alrededor de cajas con tapa al ras para que no quede rendija mayor de 1/8 pulg. en el borde de la caja.',
    },
    figures: { gapIn: ['1/8', 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'leave a gap wider than 1/8 in. around a box with a flush cover',
          es: 'dejar una rendija mayor de 1/8 pulg. alrededor de una caja con tapa al ras',
        },
        words: 'drywall gap hole around box',
      },
      {
        says: 'must',
        what: { en: 'repair drywall or plaster gaps around the box', es: 'reparar las rendijas de tablaroca o yeso alrededor de la caja' },
        if: { en: 'they are wider than 1/8 in.', es: 'son mayores de 1/8 pulg.' },
        words: 'hole',
      },
    ],
    words: { en: 'drywall cut big', es: 'corte grande tablaroca' },
  },
  {
    id: '314-22-surface-extension',
    section: '314.22',
    grade: 'V1',
    title: { en: 'Extending from an existing flush box', es: 'Extensión desde una caja empotrada' },
    text: {
      en: 'To extend from a flush box, fasten an extension ring over it. A flexible wiring method may also leave from a cover that is unlikely to come loose, with slack so that the cover can be opened and with grounding independent of the cover.',
      es: 'Para extender desde una caja empotrada, fije encima un aro de extensión. También puede salir un método flexible desde una tapa que no se afloje, con holgura para abrirla y con tierra independiente de la tapa.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'fasten an extension ring over a flush box to extend from it',
          es: 'fijar un aro de extensión sobre la caja empotrada para extender desde ella',
        },
        unless: {
          en: 'a flexible wiring method leaves from a cover unlikely to come loose, with slack and independent grounding',
          es: 'salga un método flexible de una tapa firme, con holgura y tierra independiente',
        },
        words: 'surface wiring extend',
      },
      {
        says: 'may',
        what: {
          en: 'extend from a flush box cover with a flexible wiring method',
          es: 'extender desde la tapa de una caja empotrada con un método flexible',
        },
        if: {
          en: "the cover is unlikely to come loose, there is slack to open it and grounding doesn't depend on the cover",
          es: 'la tapa no se afloja, hay holgura para abrirla y la tierra no depende de ella',
        },
        words: 'MC whip',
      },
    ],
    words: { en: 'wiremold from existing outlet extension box surface', es: 'sacar canaleta desde contacto existente' },
  },
  {
    id: '314-23-a-b-support',
    section: '314.23(B)',
    grade: 'V2',
    title: { en: 'Boxes rigidly fastened', es: 'Cajas bien fijas' },
    text: {
      en: 'Fasten boxes rigidly to the building, to a brace or to framing. Nails and screws that go through the inside of the box run within 1/4 in. of the back or ends; screw threads exposed in the box need protection.',
      es: 'Fije las cajas rígidamente al edificio, a un travesaño o a la estructura. Los clavos y tornillos que cruzan el interior van a no más de 1/4 pulg. del fondo o extremos; la rosca expuesta dentro de la caja se protege.',
    },
    figures: { dIn: ['1/4', 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'fasten boxes rigidly to the building, a brace or framing',
          es: 'fijar rígidamente las cajas al edificio, un soporte o la estructura',
        },
        words: 'loose box',
      },
      {
        says: 'must',
        what: {
          en: 'run nails through a box within 1/4 in. of the back or ends',
          es: 'pasar los clavos por la caja a no más de 1/4 pulg. del fondo o extremos',
        },
        words: 'nail through box screw',
      },
      {
        says: 'must',
        what: { en: 'protect screw threads exposed inside a box', es: 'proteger la rosca de tornillos expuesta dentro de la caja' },
        words: 'screw box',
      },
    ],
    words: { en: 'box loose nail through box support brace', es: 'caja floja clavo travesaño' },
  },
  {
    id: '314-23-c-old-work',
    section: '314.23(C)',
    grade: 'K',
    title: { en: 'Old-work boxes in finished walls', es: 'Cajas para obra terminada' },
    text: {
      en: 'In finished walls and ceilings boxes may be held by clamps, anchors or fittings identified for the purpose.',
      es: 'En paredes y techos terminados las cajas pueden sujetarse con orejas, anclas o accesorios identificados para ese fin.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'hold a box in a finished wall with clamps, anchors or fittings identified for it',
          es: 'sostener una caja en muro terminado con grapas, anclas o accesorios identificados',
        },
        words: 'old work remodel box ears',
      },
    ],
    words: { en: 'remodel box cut in old work madison strap', es: 'caja de remodelación orejas' },
  },
  {
    id: '314-23-d-ceiling',
    section: '314.23(D)',
    grade: 'V2',
    title: { en: 'Boxes in suspended ceilings', es: 'Cajas en plafón suspendido' },
    text: {
      en: 'In a suspended ceiling a box of 100 in³ or less may be fastened to framing of the ceiling grid or to independent support wires that are secured at both ends so that they are taut.',
      es: 'En plafón suspendido una caja de 100 pulg³ o menos puede fijarse a la estructura del plafón o a alambres de soporte independientes, sujetos y tensos en ambos extremos.',
    },
    figures: { volCuin: [100, 'in³'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'fasten a box of 100 in³ or less to suspended-ceiling framing or independent support wires',
          es: 'fijar una caja de hasta 100 pulg³ al marco del plafón o a alambres de soporte independientes',
        },
        if: { en: 'support wires are secured taut at both ends', es: 'los alambres van sujetos y tensos en ambas puntas' },
        words: 'drop ceiling box',
      },
    ],
    words: { en: 'wire caddy clip t-bar hanger', es: 'alambre clip' },
  },
  {
    id: '314-23-e-conduit-supported',
    section: '314.23(E)',
    grade: 'V2',
    title: { en: 'Box held only by conduit, without devices', es: 'Caja sostenida sólo por tubo, sin dispositivos' },
    text: {
      en: 'A box of 100 in³ or less without devices or luminaires may hang on two or more conduits threaded wrenchtight into it. Support each conduit within 3 ft of the box, or 18 in. if all enter on the same side. EMT connectors do not qualify.',
      es: 'Una caja de 100 pulg³ o menos sin dispositivos ni luminarias puede sostenerse con dos o más tubos roscados y apretados en ella. Soporte cada tubo a 3 pies de la caja, o a 18 pulg. si todos entran por el mismo lado. Los conectores de EMT no sirven.',
    },
    figures: { volCuin: [100, 'in³'], dFt: [3, 'ft'], sameIn: [18, 'in'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'support a box without devices only by two or more threaded conduits',
          es: 'sostener una caja sin dispositivos sólo con dos o más tubos roscados',
        },
        if: {
          en: 'it is 100 in³ or less, wrenchtight, with conduit supported within 3 ft, or 18 in. if all on one side',
          es: 'es de hasta 100 pulg³, roscado a llave, con soporte a 3 pies, o 18 pulg. si entran por un lado',
        },
        words: 'rigid hung box',
      },
      {
        says: 'must-not',
        what: { en: 'support a box only by EMT connectors', es: 'sostener una caja sólo con conectores de EMT' },
        words: 'box hanging on EMT',
      },
    ],
    words: { en: 'supported FS threaded rigid EMT allowed connectors hang', es: 'soportada rígido roscado colgar conectores EMT' },
  },
  {
    id: '314-23-f-with-devices',
    section: '314.23(F)',
    grade: 'V2',
    title: { en: 'Box held only by conduit, with a device or light', es: 'Caja sostenida por tubo, con dispositivo o luz' },
    text: {
      en: 'With a device or luminaire in it, a box of 100 in³ or less on two or more threaded conduits needs each conduit secured within 18 in. of the box.',
      es: 'Si lleva dispositivo o luminaria, una caja de 100 pulg³ o menos sobre dos o más tubos roscados necesita cada tubo sujeto a 18 pulg. de la caja.',
    },
    figures: { volCuin: [100, 'in³'], dIn: [18, 'in'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'support a box with a device or light only by two or more threaded conduits',
          es: 'sostener una caja con dispositivo o luz sólo con dos o más tubos roscados',
        },
        if: {
          en: 'it is 100 in³ or less and each conduit is secured within 18 in.',
          es: 'es de hasta 100 pulg³ y cada tubo está sujeto a 18 pulg.',
        },
        words: 'bell box rigid post',
      },
      {
        says: 'must-not',
        what: {
          en: 'support a box with a receptacle or light on a single conduit',
          es: 'sostener una caja con contacto o luz en un solo tubo',
        },
        words: 'one pipe outlet stub garden',
      },
    ],
    words: {
      en: 'outdoor receptacle stub two rigid pipes bell weatherproof stands yard fastened threaded',
      es: 'contacto exterior dos rígidos intemperie jardín parada',
    },
  },
  {
    id: '314-24-depth',
    section: '314.24',
    grade: 'V2',
    title: { en: 'Minimum depth of boxes', es: 'Profundidad mínima de cajas' },
    text: {
      en: 'A box without a device is at least 1/2 in. deep inside. With devices it must be deep enough for them and their conductors: at least 15/16 in. in general, more for equipment that projects farther back or for larger conductors.',
      es: 'Una caja sin dispositivo mide al menos 1/2 pulg. de fondo interior. Con dispositivos debe alcanzar para ellos y sus conductores: al menos 15/16 pulg. en general, más si el equipo entra más o los conductores son gruesos.',
    },
    figures: { minIn: ['1/2', 'in'], devIn: ['15/16', 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a box at least 1/2 in. deep without devices and generally 15/16 in. with devices',
          es: 'usar caja de al menos 1/2 pulg. sin dispositivos y en general 15/16 con dispositivos',
        },
        words: 'shallow pancake box',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a box too shallow for the device and its conductors',
          es: 'usar una caja muy baja para el dispositivo y sus conductores',
        },
        words: 'pancake shallow',
      },
    ],
    words: { en: 'pancake shallow GFCI deep', es: 'bajita fondo GFCI' },
  },
  {
    id: '314-25-covers',
    section: '314.25',
    grade: 'V2',
    title: { en: 'Every box gets a cover', es: 'Toda caja lleva tapa' },
    text: {
      en: 'Each box in a finished installation has a cover, faceplate, lampholder or luminaire canopy. Use screws or attachments that match the box threads; drywall screws in covers are not allowed. Combustible finish under a canopy is covered with noncombustible material.',
      es: 'Cada caja terminada lleva tapa, placa, portalámpara o florón. Use tornillos que correspondan a la rosca de la caja; no se permiten pijas de tablaroca en tapas. El acabado combustible bajo el florón se cubre con material incombustible.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'put a cover, faceplate or canopy on every box', es: 'poner tapa, placa o campana en toda caja' },
        words: 'blank cover open junction box',
      },
      {
        says: 'must-not',
        what: { en: 'use drywall screws to fasten box covers', es: 'usar tornillos de tablaroca para fijar tapas de cajas' },
        words: 'sheetrock screw cover',
      },
      {
        says: 'must',
        what: {
          en: 'cover combustible finish under a luminaire canopy with noncombustible material',
          es: 'cubrir con material no combustible el acabado combustible bajo la campana',
        },
        words: 'wood ceiling light',
      },
    ],
    words: { en: 'blank open junction missing plate drywall screw', es: 'ciega registro abierto falta placa necesitan tapa cajas' },
  },
  {
    id: '314-27-a-luminaire-50lb',
    section: '314.27(A)',
    grade: 'V2',
    title: { en: 'Ceiling boxes for lights hold 50 lb', es: 'Cajas de techo para luz aguantan 50 lb' },
    text: {
      en: 'A ceiling box at a lighting outlet must be able to support a luminaire of at least 50 lb. A heavier luminaire is supported independently, unless the box is listed and marked for that weight.',
      es: 'La caja de techo para luz debe soportar una luminaria de al menos 50 lb. Una más pesada se soporta aparte, salvo que la caja esté listada y marcada para ese peso.',
    },
    figures: { minLb: [50, 'lb'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use ceiling boxes for lights that can support at least 50 lb',
          es: 'usar cajas de techo para luz que soporten al menos 50 lb',
        },
        words: 'chandelier fixture box',
      },
      {
        says: 'must-not',
        what: {
          en: 'hang a luminaire over 50 lb from the ceiling box alone',
          es: 'colgar una luminaria de más de 50 lb sólo de la caja de techo',
        },
        unless: { en: 'the box is listed and marked for that weight', es: 'la caja esté listada y marcada para ese peso' },
        words: 'heavy chandelier',
      },
    ],
    words: { en: 'heavy chandelier weight limit support', es: 'candil pesado peso máximo' },
  },
  {
    id: '314-27-a-wall-6lb',
    section: '314.27(A)(1)',
    grade: 'V2',
    title: { en: 'Wall luminaires: up to 6 lb on a device box', es: 'Luminarias de pared: hasta 6 lb en caja de dispositivo' },
    text: {
      en: 'Boxes for wall luminaires are marked with the weight they hold if it is other than 50 lb. A luminaire of not more than 6 lb may hang on another box or plaster ring with at least two No. 6 screws.',
      es: 'Las cajas para luminarias de pared llevan marcado el peso si es distinto de 50 lb. Una luminaria de no más de 6 lb puede ir en otra caja o aro con al menos dos tornillos No. 6.',
    },
    figures: { stdLb: [50, 'lb'], lightLb: [6, 'lb'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'hang a wall luminaire of 6 lb or less on a switch or device box',
          es: 'colgar una luminaria de pared de hasta 6 lb en una caja de dispositivo',
        },
        if: { en: 'with at least two No. 6 screws', es: 'con al menos dos tornillos del No. 6' },
        words: 'sconce vanity',
      },
      {
        says: 'must',
        what: {
          en: 'mark wall luminaire boxes with the weight they hold',
          es: 'usar cajas de luminaria de pared marcadas con el peso que soportan',
        },
        if: { en: 'it is other than 50 lb', es: 'es distinto de 50 lb' },
        words: 'sconce',
      },
      {
        says: 'must-not',
        what: {
          en: 'hang a wall luminaire of more than 6 lb on a switch or device box',
          es: 'colgar una luminaria de pared de más de 6 lb en una caja de dispositivo',
        },
        unless: { en: 'the box is marked for that weight', es: 'la caja esté marcada para ese peso' },
      },
    ],
    words: { en: 'sconce light smoke detector weight', es: 'arbotante sencilla peso' },
  },
  {
    id: '314-27-b-floor-boxes',
    section: '314.27(B)',
    grade: 'V1',
    title: { en: 'Floor receptacles need listed floor boxes', es: 'Contactos de piso con cajas de piso listadas' },
    text: {
      en: 'Receptacles in floors go in boxes listed for floors. An exception covers elevated floors of show windows and similar places the authority judges free from damage, moisture and dirt.',
      es: 'Los contactos de piso van en cajas listadas para piso. Se exceptúan pisos elevados de aparadores y lugares similares que la autoridad juzgue libres de daño, humedad y mugre.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'put floor receptacles in boxes listed for floors', es: 'poner los contactos de piso en cajas listadas para piso' },
        unless: {
          en: 'it is an elevated show-window floor or similar place the authority accepts',
          es: 'sea piso elevado de aparador o similar que la autoridad acepte',
        },
        words: 'floor outlet',
      },
      {
        says: 'must-not',
        what: { en: 'put a regular wall box in a floor for a receptacle', es: 'poner una caja de pared común en el piso para un contacto' },
        unless: {
          en: 'it is an elevated show-window floor or similar place the authority accepts',
          es: 'sea piso elevado de aparador o similar que la autoridad acepte',
        },
        words: 'floor outlet',
      },
      {
        says: 'may',
        what: { en: 'put a receptacle in the floor', es: 'poner un contacto en el piso' },
        if: { en: 'it is in a box and cover listed for floors', es: 'va en caja y tapa listadas para piso' },
        words: 'customer wants floor outlet cliente quiere sala',
      },
    ],
    words: { en: 'floor outlet box brass cover in floor face up', es: 'caja de piso contacto tapa de latón boca arriba' },
  },
  {
    id: '314-27-c-fan-boxes',
    section: '314.27(C)',
    grade: 'V2',
    title: { en: 'Ceiling fan boxes: 70 lb, marked over 35 lb', es: 'Cajas para ventilador: 70 lb, marcadas arriba de 35 lb' },
    text: {
      en: 'A box that is the sole support of a paddle fan is listed and marked for it and holds at most 70 lb. Over 35 lb the marking must give the weight. A heavier fan is supported apart from the box.',
      es: 'Una caja que sola sostiene un ventilador de techo está listada y marcada para eso y aguanta 70 lb cuando mucho. Arriba de 35 lb la marca debe decir el peso. Un ventilador más pesado se soporta aparte de la caja.',
    },
    figures: { maxLb: [70, 'lb'], markLb: [35, 'lb'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'hang a ceiling fan from a box not listed and marked for fan support',
          es: 'colgar un ventilador de una caja no listada ni marcada para ventilador',
        },
        unless: { en: 'the fan is supported apart from the box', es: 'el ventilador se soporte aparte de la caja' },
        words: 'fan on light box paddle fan',
      },
      {
        says: 'must-not',
        what: { en: 'hang a fan over 70 lb from the box alone', es: 'colgar un ventilador de más de 70 lb sólo de la caja' },
        words: 'heavy ceiling fan',
      },
      {
        says: 'must',
        what: {
          en: 'use a fan box marked with the weight for a fan over 35 lb',
          es: 'usar caja marcada con el peso para un ventilador de más de 35 lb',
        },
        words: 'ceiling fan',
      },
    ],
    words: { en: 'rated brace weight without other support', es: 'techo abanico soporte' },
  },
  {
    id: '314-27-c-habitable-rooms',
    section: '314.27(C)',
    grade: 'V2',
    title: { en: 'Fan-ready boxes in dwellings', es: 'Cajas listas para ventilador en viviendas' },
    text: {
      en: 'In habitable rooms of dwellings a ceiling box where a paddle fan could go must be listed for sole support of a fan, or be installed so that a fan can be fastened through it directly to structural framing.',
      es: 'En cuartos habitables de viviendas, la caja de techo donde cabría un ventilador debe estar listada para sostenerlo sola, o instalarse de modo que el ventilador se fije a través de ella directo a la estructura.',
    },
    textIn: {
      2017: {
        en: 'The box must be listed for a fan only where spare, separately switched conductors are brought to a ceiling location of a dwelling that suits a fan.',
        es: 'La caja debe ser para ventilador sólo si llegan conductores de reserva con apagador aparte a un lugar de techo de la vivienda donde cabe un ventilador.',
      },
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a fan-rated ceiling box in habitable rooms of dwellings where a fan could go',
          es: 'poner caja de techo para ventilador en cuartos habitables donde podría ir uno',
        },
        unless: {
          en: 'a fan can be fastened through the box directly to structural framing',
          es: 'el ventilador pueda fijarse por la caja directo a la estructura',
        },
        editions: ['2020', '2023', '2026'],
        words: 'bedroom light box fan',
      },
      {
        says: 'must-not',
        what: {
          en: 'put an ordinary box mid-ceiling in a habitable room, no fan planned either',
          es: 'poner una caja común al centro del techo de un cuarto habitable, aunque no se piense en ventilador',
        },
        unless: {
          en: 'a fan can be fastened through it to the framing',
          es: 'el ventilador se pueda fijar por ella a la estructura',
        },
        editions: ['2020', '2023', '2026'],
        words: 'nail-on cheap round lights only',
      },
      {
        says: 'need-not',
        what: {
          en: 'change a ceiling box where a fan can be fastened through it to the framing',
          es: 'cambiar una caja de techo donde el ventilador se puede fijar por ella a la estructura',
        },
        words: 'pancake',
      },
    ],
    words: { en: 'bedroom light rated required 2020 2023 bracing', es: 'recámara luz' },
  },
  {
    id: '314-28-when',
    section: '314.28(A)',
    grade: 'V2',
    title: { en: 'When a box is sized as a pull box', es: 'Cuándo se calcula como caja de paso' },
    text: {
      en: 'Boxes and conduit bodies with conductors 4 AWG or larger under insulation are sized by raceway trade size, not by cubic inches. Conductors of 6 AWG and smaller go by the box fill count.',
      es: 'Las cajas y condulets con conductores aislados 4 AWG o mayores se dimensionan por el tamaño comercial del tubo, no por pulgadas cúbicas. Los de 6 AWG y menores van por llenado.',
    },
    figures: { sizeAwg: [4, 'AWG'], smallAwg: [6, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size boxes with conductors 4 AWG or larger by raceway trade size as pull boxes',
          es: 'calcular por tamaño de tubo, como caja de paso, las cajas con conductores 4 AWG o mayores',
        },
        words: 'junction box size',
      },
      {
        says: 'need-not',
        what: {
          en: 'use the pull box calculation for 6 AWG and smaller conductors',
          es: 'usar el cálculo de caja de paso con conductores 6 AWG y menores',
        },
        words: 'box fill',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a 4 in. square (1900) box as a pull box for 4 AWG or larger wires',
          es: 'usar una caja cuadrada de 4 pulg. (1900) como caja de paso de cables 4 AWG o mayores',
        },
        unless: {
          en: 'it has the 8 times or 6 times length, or is marked for those wires',
          es: 'cumpla el largo de 8 o 6 veces, o esté marcada para esos cables',
        },
        words: 'four square blank cover 1 1-1/4 1-1/2 2 inch conduit number 4 2 1/0 chica',
      },
    ],
    words: { en: 'junction sizing 4 larger', es: 'registro' },
  },
  {
    id: '314-28-a1-straight',
    section: '314.28(A)(1)',
    grade: 'V2',
    title: { en: 'Straight pull: 8 times the conduit', es: 'Jalado recto: 8 veces el tubo' },
    text: {
      en: 'In a straight pull the box is at least 8 times the trade size of the largest raceway in length. A trade size 3 conduit needs 24 in.',
      es: 'En jalado recto la caja mide de largo al menos 8 veces el tamaño comercial del tubo mayor. Un tubo de 3 necesita 24 pulg.',
    },
    figures: { xTimes: [8, 'times'], exIn: [24, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: "make a straight pull box at least 8 times the largest raceway's trade size",
          es: 'hacer la caja de jalado recto de al menos 8 veces el tubo mayor',
        },
        unless: { en: 'it is listed and marked with the conductors allowed', es: 'esté listada y marcada con los conductores permitidos' },
        words: '4 AWG pull box length',
      },
    ],
    words: { en: 'box eight 4 length', es: 'caja paso ocho' },
  },
  {
    id: '314-28-a2-angle',
    section: '314.28(A)(2)',
    grade: 'V2',
    title: { en: 'Angle, U pull or splice: 6 times plus the others', es: 'Ángulo, U o empalme: 6 veces más los otros' },
    text: {
      en: 'For angle and U pulls and splices, the distance from each raceway wall to the opposite wall is at least 6 times the largest trade size plus the sum of the other raceways in the same row. Figure each row and use the largest.',
      es: 'En jalado en ángulo, en U o con empalme, la distancia de la pared de entrada a la opuesta es al menos 6 veces el tubo mayor más la suma de los demás de la misma fila. Calcule cada fila y use la mayor.',
    },
    figures: { xTimes: [6, 'times'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'make angle pull boxes 6 times the largest raceway plus the others in the row',
          es: 'hacer las cajas de ángulo de 6 veces el tubo mayor más los otros de la fila',
        },
        unless: { en: 'it is listed and marked with the conductors allowed', es: 'esté listada y marcada con los conductores permitidos' },
        words: 'pull box U pull splice',
      },
    ],
    words: {
      en: 'six sum LB corner box U-pull multiplier',
      es: 'seis suma caja registro multiplicador',
    },
  },
  {
    id: '314-28-a2-same-conductor',
    section: '314.28(A)(2)',
    grade: 'V2',
    title: { en: 'Distance between entries of the same conductor', es: 'Distancia entre entradas del mismo conductor' },
    text: {
      en: 'The distance between raceway entries that hold the same conductor is at least 6 times the trade size of the larger raceway, edge to edge: 18 in. for size 3.',
      es: 'La distancia entre las entradas que llevan el mismo conductor es al menos 6 veces el tamaño comercial del tubo mayor, de borde a borde: 18 pulg. con tamaño 3.',
    },
    figures: { xTimes: [6, 'times'], exIn: [18, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: "keep raceway entries of the same conductor 6 times the larger raceway's size apart",
          es: 'separar 6 veces el tubo mayor las entradas del mismo conductor',
        },
        words: 'pull box distance',
      },
    ],
    words: {
      en: 'diagonal conduits pull box corner how far apart side wire enters leaves',
      es: 'diagonal tubos separación lado cable sale',
    },
  },
  {
    id: '314-28-b-racked',
    section: '314.28(B)',
    grade: 'V1',
    title: { en: 'Large pull boxes: rack the conductors', es: 'Cajas de paso grandes: acomode los conductores' },
    text: {
      en: 'In pull boxes with any dimension over 6 ft, rack or cable the conductors in an approved manner.',
      es: 'En cajas de paso con alguna dimensión mayor de 6 pies, los conductores se acomodan en soportes o se amarran de manera aprobada.',
    },
    figures: { dFt: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'rack or cable conductors in pull boxes with any dimension over 6 ft',
          es: 'sujetar o acomodar los conductores en cajas de paso de más de 6 pies',
        },
        words: 'large pull box',
      },
    ],
    words: { en: 'vault rack conductors large box', es: 'registro grande soportes de cable' },
  },
  {
    id: '314-28-e-distribution-blocks',
    section: '314.28(E)',
    grade: 'V1',
    title: { en: 'Power distribution blocks in pull boxes', es: 'Bloques de distribución en cajas de paso' },
    text: {
      en: 'Blocks in boxes over 100 in³ are listed, leave wire bending space, show no live part with the cover off and have through conductors routed clear of their terminals.',
      es: 'Los bloques en cajas de más de 100 pulg³ son listados, dejan espacio de doblez, no exponen partes vivas sin la tapa y los conductores de paso no estorban sus terminales.',
    },
    figures: { volCuin: [100, 'in³'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use power distribution blocks in a pull box over 100 in³',
          es: 'usar bloques de distribución en una caja de paso de más de 100 pulg³',
        },
        if: {
          en: 'listed, with wire bending space, no live part showing and through conductors clear of terminals',
          es: 'listados, con espacio de doblez, sin partes vivas visibles y conductores libres de las terminales',
        },
        words: 'PDB',
      },
    ],
    words: { en: 'polaris tap PDB splitter box block', es: 'bloque de distribución polaris caja' },
  },
  {
    id: '314-29-accessible',
    section: '314.29',
    grade: 'V2',
    title: { en: 'Boxes stay accessible', es: 'Las cajas quedan accesibles' },
    text: {
      en: 'Boxes, conduit bodies and handholes must be reachable without damaging the building, or without digging except listed boxes under gravel or light soil that are marked. Never bury a junction box behind drywall.',
      es: 'Cajas, condulets y registros deben alcanzarse sin dañar el edificio y sin excavar, salvo las listadas bajo grava o tierra suelta con ubicación marcada. Nunca tape una caja de empalme con tablaroca.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'bury a junction box behind drywall, tile or another finish',
          es: 'tapar una caja de conexiones tras tablaroca, azulejo u otro acabado',
        },
        words: 'hidden covered splice inaccessible sheetrock wall',
      },
      {
        says: 'must',
        what: { en: 'keep boxes accessible without damaging the building', es: 'dejar las cajas accesibles sin dañar el edificio' },
        words: 'junction box reachable crawl open wall abrir',
      },
      {
        says: 'may',
        what: { en: 'bury a box under gravel or light soil', es: 'enterrar una caja bajo grava o tierra ligera' },
        if: { en: 'it is listed for it and marked', es: 'está listada para ello y marcada' },
        words: 'river rock underground',
      },
      {
        says: 'may',
        what: {
          en: 'have a box in an attic, crawl space or above lay-in ceiling tiles',
          es: 'tener una caja en el ático, bajo la casa o sobre plafón de losetas',
        },
        if: { en: 'it can be reached without damaging the building', es: 'se alcanza sin dañar el edificio' },
        words: 'stay pull down stairs insulation',
      },
      {
        says: 'need-not',
        what: {
          en: 'put access panels where ceiling tiles lift out',
          es: 'poner registros de acceso donde las losetas del plafón se levantan',
        },
        words: 'suspended lay-in boxes',
      },
      {
        says: 'must',
        what: {
          en: 'keep a pull box accessible even if no wire is spliced in it',
          es: 'dejar accesible una caja de paso aunque no tenga empalmes',
        },
        words: 'straight through no splices hard lid ceiling drywall access panel passing sin empalme de paso',
      },
    ],
    words: {
      en: 'buried junction hidden behind drywall access panel attic pull elbow LB underground',
      es: 'oculta tapada tablaroca registro escondido codo LB enterrado',
    },
  },
  {
    id: '314-30-handholes',
    section: '314.30',
    grade: 'V2',
    title: { en: 'Handhole enclosures', es: 'Registros de piso (handholes)' },
    text: {
      en: 'Handholes are identified for underground use and the loads on them. Cables may enter without fastening; splices inside are listed for wet locations; covers say ELECTRIC or similar and need a tool or weigh over 100 lb. Metal covers are bonded.',
      es: 'Los registros son identificados para uso subterráneo y su carga. El cable entra sin sujetarse; los empalmes son para lugar mojado; la tapa dice ELECTRIC o similar y pide herramienta o pesa más de 100 lb. La tapa metálica se une a tierra.',
    },
    figures: { wLb: [100, 'lb'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use handholes identified for underground use and the loads on them',
          es: 'usar registros identificados para uso subterráneo y sus cargas',
        },
        words: 'handhole enclosure traffic',
      },
      {
        says: 'need-not',
        what: { en: 'fasten cables or conduits entering a handhole', es: 'fijar los cables o tubos que entran a un registro' },
        words: 'connectors attached open bottom lawn box conector',
      },
      {
        says: 'must',
        what: {
          en: 'use splices listed for wet locations inside a handhole',
          es: 'usar empalmes listados para lugar mojado en un registro',
        },
        words: 'handhole wire nuts',
      },
      {
        says: 'must',
        what: { en: 'bond the metal cover of a handhole', es: 'unir la tapa metálica de un registro' },
        words: 'handhole lid',
      },
      {
        says: 'must-not',
        what: { en: 'splice with ordinary wire nuts in a handhole', es: 'empalmar con wirenuts comunes en un registro' },
        words: 'regular red in ground box tape',
      },
      {
        says: 'must-not',
        what: { en: 'use an irrigation valve box for wiring splices', es: 'usar una caja de riego para empalmes eléctricos' },
        words: 'green lid garden',
      },
    ],
    words: { en: 'pull box ground quazite cover splice wet', es: 'tapa empalme mojado' },
  },
  {
    id: '314-16-barrier',
    section: '314.16(A)',
    grade: 'V2',
    title: { en: 'Box divider takes volume', es: 'La división de la caja quita volumen' },
    text: {
      en: 'A barrier in a box splits the volume between the spaces. If it carries no volume marking, count 1/2 in³ for a metal barrier and 1 in³ for a nonmetallic one.',
      es: 'Una división reparte el volumen entre los espacios. Si no trae marcado su volumen, cuente 1/2 pulg³ si es metálica y 1 pulg³ si es no metálica.',
    },
    figures: { metalCuin: ['1/2', 'in³'], plasticCuin: [1, 'in³'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count a box barrier without a volume marking as 1/2 in³ metal or 1 in³ nonmetallic',
          es: 'contar una división sin marca como 1/2 pulg³ metálica o 1 pulg³ no metálica',
        },
        words: 'divider low voltage',
      },
    ],
    words: { en: 'low voltage partition two gang barrier', es: 'separador bajo voltaje doble' },
  },
  {
    id: '314-19-flush-device',
    section: '314.19',
    grade: 'K',
    title: { en: 'Box for a flush device is closed around', es: 'Caja para dispositivo empotrado: cerrada' },
    text: {
      en: 'A box that encloses a flush device closes it in on the back and all sides and gives it solid support. The screws that hold the box do not also hold the device.',
      es: 'La caja de un dispositivo empotrado lo encierra por atrás y por todos lados y lo sostiene firme. Los tornillos que fijan la caja no fijan también el dispositivo.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a box that closes in a flush device on the back and all sides',
          es: 'usar una caja que cierre el dispositivo empotrado por atrás y los lados',
        },
        words: 'device without box',
      },
      {
        says: 'must-not',
        what: {
          en: 'hold the device with the same screws that hold the box',
          es: 'fijar el dispositivo con los mismos tornillos que sujetan la caja',
        },
        words: 'screws',
      },
    ],
    words: {
      en: 'open back box device mounting screws low voltage ring for receptacle',
      es: 'caja sin fondo anillo para contacto',
    },
  },
  {
    id: '314-23-h-pendant',
    section: '314.23(H)',
    grade: 'V1',
    title: { en: 'Pendant boxes', es: 'Cajas colgantes' },
    text: {
      en: 'A box may hang from a multiconductor cord or cable protected from strain by a cord grip or strain relief, or from a threaded conduit stem of a suitable length. Stems over 18 in. need a flexible hanger or a fitting that swings.',
      es: 'Una caja puede colgar de cordón o cable con prensaestopa contra tirones, o de un tubo roscado adecuado. Los tubos de más de 18 pulg. llevan colgante flexible o accesorio que oscile.',
    },
    figures: { f1: [18, 'in'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'hang a box from a multiconductor cord with a cord grip or strain relief',
          es: 'colgar una caja de un cordón multiconductor con prensacable',
        },
        words: 'pendant drop cord reel outlet',
      },
      {
        says: 'may',
        what: { en: 'hang a box from a threaded conduit stem', es: 'colgar una caja de un tubo roscado' },
        if: {
          en: 'stems over 18 in. have a flexible hanger or a fitting that swings',
          es: 'los de más de 18 pulg. llevan colgante flexible o accesorio que gira',
        },
        words: 'pendant',
      },
      {
        says: 'must-not',
        what: { en: 'hang a pendant box from a cord without strain relief', es: 'colgar una caja de un cordón sin prensacable' },
        words: 'drop cord',
      },
    ],
    words: {
      en: 'drop cord box hanging receptacle strain relief kellems',
      es: 'caja colgada de cordón contacto kellems',
    },
  },
  {
    id: '314-27-d-other-equipment',
    section: '314.27(D)',
    grade: 'V2',
    title: { en: 'Boxes for smoke alarms and similar', es: 'Cajas para detectores y similares' },
    text: {
      en: 'Boxes that hold utilization equipment other than fans meet the support rule for a luminaire of the same size and weight. Equipment of 6 lb or less may hang on a box or ring with two No. 6 screws.',
      es: 'Las cajas que soportan equipo distinto de ventilador cumplen lo de una luminaria de igual tamaño y peso. El equipo de 6 lb o menos puede ir en caja o aro con dos tornillos No. 6.',
    },
    figures: { wLb: [6, 'lb'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'hang a smoke alarm or other equipment of 6 lb or less on a box with two No. 6 screws',
          es: 'colgar un detector u otro equipo de hasta 6 lb en una caja con dos tornillos No. 6',
        },
        words: 'smoke detector camera',
      },
      {
        says: 'must',
        what: {
          en: 'support equipment over 6 lb on boxes that meet the luminaire support rule',
          es: 'soportar equipo de más de 6 lb en cajas que cumplan la regla de luminaria',
        },
        words: 'box weight',
      },
    ],
    words: { en: 'smoke detector box camera support', es: 'detector de humo cámara caja' },
  },
  {
    id: '314-27-e-separable',
    section: '314.27(E)',
    grade: 'V1',
    title: { en: 'Plug-in ceiling supports (WSCR)', es: 'Soportes de techo enchufables (WSCR)' },
    text: {
      en: 'Outlet boxes may support listed locking support and mounting receptacles with their matching attachment fitting, within the weight and mounting limits marked, so that a luminaire or fan can be changed by plugging it in.',
      es: 'Las cajas pueden llevar contactos de soporte y montaje listados con su accesorio compatible, dentro del peso marcado, para cambiar luminaria o abanico enchufándolo.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use listed plug-in ceiling supports for a luminaire or fan',
          es: 'usar soportes de techo enchufables listados para luminaria o ventilador',
        },
        if: {
          en: 'within the marked weight and mounting limits and with the matching fitting',
          es: 'dentro del peso y límites marcados y con su accesorio',
        },
        words: 'WSCR SkyPlug',
      },
    ],
    words: {
      en: 'weight supporting ceiling receptacle sky plug separable attachment',
      es: 'contacto de techo soporta peso',
    },
  },
  {
    id: '314-28-a3-smaller',
    section: '314.28(A)(3)',
    grade: 'K',
    title: { en: 'Smaller pull boxes and conduit bodies', es: 'Cajas de paso más chicas' },
    text: {
      en: 'A pull box or conduit body smaller than the 8 times and 6 times dimensions may be used if it is listed and permanently marked with the largest number and size of conductors allowed.',
      es: 'Una caja de paso o condulet menor que las medidas de 8 veces y 6 veces se permite si está listado y marcado con el número y calibre máximo de conductores.',
    },
    figures: { f1: [8, 'times'], f2: [6, 'times'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a pull box or conduit body smaller than the 8 times and 6 times dimensions',
          es: 'usar una caja o condulet menor que 8 y 6 veces',
        },
        if: {
          en: 'listed and permanently marked with the largest number and size of conductors',
          es: 'listada y marcada con el número y calibre máximo de conductores',
        },
        words: 'LB 4 AWG mogul',
      },
    ],
    words: {
      en: 'LB conduit body 4 AWG marked max conductors undersized mogul',
      es: 'LB condulet marcado máximo conductores',
    },
  },
  {
    id: '314-71-over-1000-volts',
    section: '314.71',
    grade: 'K',
    title: { en: 'Pull boxes over 1000 V', es: 'Cajas de paso de más de 1000 V' },
    text: {
      en: 'For straight pulls make the box 48 times the outside diameter of the largest shielded or lead-covered cable; for angle and U pulls 36 times, plus the other cables of that row. Unshielded cable takes less.',
      es: 'En jalado recto la caja mide 48 veces el diámetro exterior del mayor cable con pantalla o plomo; en ángulo y U 36 veces, más los demás cables de la fila. Sin pantalla es menos.',
    },
    figures: { sTimes: [48, 'times'], aTimes: [36, 'times'] },
    claims: [
      {
        says: 'must',
        what: {
          en: "make straight pull boxes over 1000 V 48 times the largest shielded cable's diameter",
          es: 'hacer cajas de jalado recto de más de 1000 V de 48 veces el diámetro del cable blindado mayor',
        },
        unless: { en: 'the cable is unshielded', es: 'el cable no sea blindado' },
        words: 'medium voltage',
      },
    ],
    words: { en: 'medium voltage pull box 15 kv manhole', es: 'media tensión caja de paso 15 kV' },
  },
  {
    id: '314-71-b-angle',
    section: '314.71(B)',
    grade: 'K',
    title: { en: 'Pull box over 1000 V: angle pull 36 times', es: 'Caja de paso más de 1000 V: ángulo 36 veces' },
    text: {
      en: 'For angle and U pulls over 1000 V the distance from each cable entry to the opposite wall is at least 36 times the outside diameter of the largest cable, plus the diameters of the others of that wall; 24 times if nonshielded.',
      es: 'En jalado en ángulo o en U a más de 1000 V, de cada entrada a la pared opuesta hay al menos 36 veces el diámetro exterior del cable mayor más los diámetros de los demás de esa pared; 24 veces si no lleva pantalla.',
    },
    figures: { f1: [1000, 'V'], f2: [36, 'times'], f3: [24, 'times'] },
    claims: [
      {
        says: 'must',
        what: {
          en: "make angle pull boxes over 1000 V 36 times the largest cable's diameter plus the others",
          es: 'hacer cajas de ángulo de más de 1000 V de 36 veces el diámetro mayor más los otros',
        },
        unless: { en: 'the cable is nonshielded, where it is 24 times', es: 'el cable no sea blindado, donde son 24 veces' },
        words: 'medium voltage',
      },
    ],
    words: {
      en: 'medium voltage pull box angle U pull length',
      es: 'media tensión caja registro ángulo',
    },
  },
  {
    id: '314-72-e-sign',
    section: '314.72(E)',
    grade: 'V1',
    title: { en: 'Pull boxes over 1000 V: danger sign', es: 'Cajas de más de 1000 V: letrero' },
    text: {
      en: 'Covers of pull and junction boxes over 1000 V are marked DANGER HIGH VOLTAGE KEEP OUT outside, in block letters at least 1/2 in. high, and fastened unless the cover weighs over 100 lb.',
      es: 'Las tapas de cajas de más de 1000 V llevan por fuera DANGER HIGH VOLTAGE KEEP OUT en letras de al menos 1/2 pulg. y van fijas, salvo que pesen más de 100 lb.',
    },
    figures: { f1: [1000, 'V'], f2: ['1/2', 'in'], f3: [100, 'lb'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'mark covers of boxes over 1000 V DANGER HIGH VOLTAGE KEEP OUT',
          es: 'marcar tapas de cajas de más de 1000 V DANGER HIGH VOLTAGE KEEP OUT',
        },
        words: 'sign label',
      },
      {
        says: 'must',
        what: { en: 'fasten covers of boxes over 1000 V', es: 'fijar las tapas de cajas de más de 1000 V' },
        unless: { en: 'the cover weighs over 100 lb', es: 'la tapa pese más de 100 lb' },
        words: 'lid',
      },
    ],
    words: {
      en: 'marking letters height high voltage box cover',
      es: 'letras altura tapa alta tensión',
    },
  },
];

// Confirmed: box volumes, allowances shared fact list (two repositories and a textbook site); 314.16(B)(4) Mike Holt forum, field cards; 314.16(B)(5) Mike Holt forum, trade school game; barrier daily reporter (half and one cubic inch), manufacturer's reference page;
// 314.17 IRC on UpCodes, electrical-contractor.net, city code; 314.20, 314.21 trade pages quoting EC&M, IRC; 314.23(D)-(F) ecmag, electrical-contractor.net, electriciantalk; 314.25, 314.29 IRC, inspection pages;
// 314.27(A), (C) EC&M Q&A 2017, Electrician U, Mike Holt forum (2023); 314.28 EC&M quiz, EC&M summary, electricianmath, Holt. One source only: 314.15, 314.16(C), 314.23(B), 314.28(B).
// Second look: 314.15 engproducts; 314.16(C) codebookcity, EC&M What's Wrong Here; wall luminaires EC&M quiz, codebookcity; fan boxes new in 2020: RACO slides, Mike Holt forum; 314.30 EC&M Q&A, EC&M What's Wrong Here, myelectricalceu.
// One source: 314.3, 314.27(B) codebookcity, 314.28(E) EC&M.
// Third look: 314.24 uptechnet, denverremodelgroup, exam bank. One source: 314.2, 314.27(D) journeyman exam bank.
// Fourth look: 314.2 examzify (Michigan); 314.3 ecmag 2011; 314.23(B) Mike Holt forum 94708, electrical-contractor.net, EC&M quiz 2017; 314.27(D) Mike Holt forum 1208858. One source: 314.23(H) stems over 18 in. none (cords WAC 296-46B, electrical-contractor.net), 314.27(E) electricallicenserenewal 1386, 314.72(E) California Title 8 section 2753.
