// Articles 342 to 362 in own words: rigid and flexible conduit and tubing.
import type { Rule } from '../knowledge.ts';

export const articles342To362: readonly Rule[] = [
  {
    id: '342-10-imc-uses',
    section: '342.10',
    grade: 'V2',
    title: { en: 'IMC: same places as rigid', es: 'IMC: los mismos lugares que el rígido' },
    text: {
      en: 'Intermediate metal conduit may be used in all atmospheric conditions and occupancies, like rigid steel. It is lighter, threads the same and counts as an equipment ground.',
      es: 'El tubo metálico intermedio puede usarse en toda condición atmosférica y ocupación, como el rígido de acero. Es más ligero, se rosca igual y cuenta como tierra de equipos.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'use IMC in all locations where rigid steel is allowed', es: 'usar IMC en todo lugar donde va el rígido' },
        words: 'intermediate conduit',
      },
      {
        says: 'may',
        what: { en: 'use IMC as an equipment ground', es: 'usar IMC como tierra de equipo' },
        words: 'intermediate conduit egc',
      },
    ],
    words: { en: 'conduit intermediate', es: 'tubo intermedio contra' },
  },
  {
    id: '342-20-imc-size',
    section: '342.20',
    grade: 'V2',
    title: { en: 'IMC trade sizes', es: 'Tamaños de IMC' },
    text: {
      en: 'IMC runs from trade size 1/2 to 4. It has the largest inside area of the metal conduits up to size 2.',
      es: 'El IMC va de tamaño comercial 1/2 a 4. Hasta el tamaño 2 es el de mayor área interior de los tubos metálicos.',
    },
    figures: { min: ['1/2', ''], max: [4, ''] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use IMC smaller than trade size 1/2 or larger than 4', es: 'usar IMC menor que 1/2 o mayor que 4' },
      },
    ],
    words: { en: 'minimum maximum size', es: 'mínimo máximo' },
  },
  {
    id: '342-30-imc-support',
    section: '342.30',
    grade: 'V2',
    title: { en: 'Supporting IMC: 3 ft and 10 ft', es: 'Soporte del IMC: 3 pies y 10 pies' },
    text: {
      en: 'Fasten IMC within 3 ft of each box, cabinet or termination (5 ft where framing does not allow it) and support it every 10 ft. Straight runs with threaded couplings may use the longer spans of the rigid conduit table.',
      es: 'Fije el IMC a 3 pies de cada caja, gabinete o terminación (5 pies si la estructura no lo permite) y sopórtelo cada 10 pies. Tramos rectos con coples roscados pueden usar los claros mayores de la tabla del rígido.',
    },
    figures: { boxFt: [3, 'ft'], altFt: [5, 'ft'], maxFt: [10, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'fasten IMC within 3 ft of boxes and support it every 10 ft',
          es: 'fijar el IMC a 3 pies de cajas y soportarlo cada 10 pies',
        },
        unless: {
          en: 'framing does not allow it (5 ft), or straight threaded runs use the longer spans',
          es: 'la estructura no lo permita (5 pies) o sean tramos rectos roscados con claros mayores',
        },
        words: 'strap',
      },
    ],
    words: { en: 'strap spacing', es: 'abrazadera distancia' },
  },
  {
    id: '344-10-rmc-uses',
    section: '344.10',
    grade: 'V2',
    title: { en: 'Rigid metal conduit: anywhere, with corrosion protection', es: 'Tubo rígido metálico: en todas partes, con protección' },
    text: {
      en: 'Galvanized and stainless RMC may be used in all atmospheric conditions and occupancies, in concrete, in the earth and in hazardous locations, where corrosion protection is approved for the place. Aluminum RMC in concrete or earth needs supplementary protection.',
      es: 'El RMC galvanizado e inoxidable puede usarse en toda condición y ocupación, en concreto, en tierra y en lugares peligrosos, con protección a la corrosión aprobada para el lugar. El de aluminio en concreto o tierra necesita protección suplementaria.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use galvanized rigid conduit in earth, concrete and hazardous locations',
          es: 'usar tubo rígido galvanizado en tierra, concreto y lugares peligrosos',
        },
        if: { en: 'corrosion protection is approved for the place', es: 'la protección contra corrosión está aprobada para el lugar' },
        words: 'rmc grc bury',
      },
      {
        says: 'must',
        what: {
          en: 'give aluminum RMC supplementary protection in concrete or earth',
          es: 'dar protección adicional al rígido de aluminio en concreto o tierra',
        },
        words: 'aluminum conduit buried',
      },
      {
        says: 'must-not',
        what: {
          en: 'bury bare aluminum conduit or put it in concrete without protection',
          es: 'enterrar tubo de aluminio o ponerlo en concreto sin protección',
        },
        words: 'rmc',
      },
    ],
    words: { en: 'GRC underground tape wrap aluminum concrete', es: 'galvanizado enterrado cinta aluminio concreto' },
  },
  {
    id: '344-10-cinder',
    section: '344.10(C)',
    grade: 'V2',
    title: { en: 'Metal conduit in cinder fill', es: 'Tubo metálico en relleno de escoria' },
    text: {
      en: 'In or under cinder fill with permanent moisture, RMC is at least 18 in. below the fill, is encased in 2 in. of noncinder concrete, or is protected against corrosion in an approved way.',
      es: 'En relleno de escoria con humedad permanente, el RMC va al menos a 18 pulg. bajo el relleno, envuelto en 2 pulg. de concreto sin escoria, o protegido contra corrosión de forma aprobada.',
    },
    figures: { deepIn: [18, 'in'], concIn: [2, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'put RMC in wet cinder fill unprotected', es: 'poner rígido sin protección en relleno de escoria húmedo' },
        unless: {
          en: 'it is 18 in. below the fill or in 2 in. of noncinder concrete',
          es: 'esté 18 pulg. bajo el relleno o en 2 pulg. de concreto sin escoria',
        },
        words: 'cinder',
      },
    ],
    words: { en: 'rigid', es: 'rígido' },
  },
  {
    id: '344-14-dissimilar',
    section: '344.14',
    grade: 'V2',
    title: { en: 'Aluminum and steel conduit together', es: 'Aluminio y acero juntos' },
    text: {
      en: 'Avoid contact between dissimilar metals. Aluminum fittings on steel conduit and steel fittings on aluminum conduit are allowed where there is no severe corrosion; stainless goes with stainless fittings or approved ones.',
      es: 'Evite contacto entre metales distintos. Se permiten conectores de aluminio en tubo de acero y de acero en aluminio donde no hay corrosión severa; el inoxidable va con conectores inoxidables o aprobados.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use aluminum fittings on steel conduit, or steel on aluminum',
          es: 'usar conectores de aluminio en tubo de acero, o al revés',
        },
        if: { en: 'there is no severe corrosion', es: 'no hay corrosión severa' },
        words: 'mixed metals',
      },
    ],
    words: { en: 'galvanic dissimilar metals fittings', es: 'galvánico metales distintos conectores' },
  },
  {
    id: '344-20-rmc-size',
    section: '344.20',
    grade: 'V2',
    title: { en: 'RMC trade sizes', es: 'Tamaños de RMC' },
    text: {
      en: 'RMC runs from trade size 1/2 to 6. Smaller is allowed only for motor leads.',
      es: 'El RMC va de tamaño comercial 1/2 a 6. Menor sólo se permite para las puntas de motores.',
    },
    figures: { min: ['1/2', ''], max: [6, ''] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use rigid conduit smaller than trade size 1/2', es: 'usar tubo rígido menor que 1/2' },
        unless: { en: 'it is for motor leads', es: 'sea para puntas de motor' },
        words: '3/8',
      },
    ],
    words: { en: 'rigid conduit minimum maximum smallest conduit', es: 'tubo rígido tubo más chico' },
  },
  {
    id: '344-24-bends',
    section: '344.24',
    grade: 'V1',
    title: { en: 'Bend radius of conduit and tubing', es: 'Radio de curva de tubería' },
    text: {
      en: 'Bends may not damage the conduit or reduce its inside. With one-shot or full-shoe benders Chapter 9 Table 2 gives the smallest centerline radius: trade size 1/2 4 in., 3/4 4-1/2 in., 1 5-3/4 in., 1-1/4 7-1/4 in., 1-1/2 8-1/4 in., 2 9-1/2 in.',
      es: 'Las curvas no deben dañar el tubo ni reducir su interior. Con dobladora de un golpe o zapata completa, la Tabla 2 del Capítulo 9 da el radio mínimo al centro: tamaño 1/2 4 pulg., 3/4 4-1/2 pulg., 1 5-3/4 pulg., 1-1/4 7-1/4 pulg., 1-1/2 8-1/4 pulg., 2 9-1/2 pulg.',
    },
    figures: {
      aIn: [4, 'in'],
      bIn: ['4-1/2', 'in'],
      cIn: ['5-3/4', 'in'],
      dIn: ['7-1/4', 'in'],
      eIn: ['8-1/4', 'in'],
      fIn: ['9-1/2', 'in'],
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'bend conduit so as to kink it or reduce its inside', es: 'doblar tubo de modo que se dañe o se reduzca por dentro' },
        words: 'kinked flattened emt rmc',
      },
      {
        says: 'must',
        what: {
          en: 'keep the minimum bend radius, such as 4 in. for trade size 1/2',
          es: 'respetar el radio mínimo de curva, como 4 pulg. en 1/2',
        },
        words: 'bend radius conduit',
      },
    ],
    words: { en: 'minimum bend radius EMT rigid bender', es: 'radio mínimo doblez EMT dobladora' },
  },
  {
    id: '344-26-360-degrees',
    section: '344.26',
    grade: 'V2',
    title: { en: '360 degrees of bend between pull points', es: '360 grados de curvas entre puntos de jalado' },
    text: {
      en: 'Between pull points such as boxes and conduit bodies the bends total at most 360°, four quarter bends, offsets and kicks included. The same limit holds for IMC, EMT, PVC, FMC, LFMC, LFNC and ENT.',
      es: 'Entre puntos de jalado, como cajas y condulets, las curvas suman cuando mucho 360°, cuatro codos de 90, contando offsets y kicks. El mismo límite vale para IMC, EMT, PVC, FMC, LFMC, LFNC y ENT.',
    },
    figures: { maxDeg: [360, '°'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'exceed 360° of bends (four 90s) between pull points',
          es: 'pasar de 360° de curvas (cuatro de 90) entre puntos de jalado',
        },
        words: 'more than four 90 bends conduit emt pvc offsets',
      },
      {
        says: 'may',
        what: { en: 'have exactly 360° of bends between pull points', es: 'tener exactamente 360° de curvas entre puntos de jalado' },
        words: 'three nineties two 45 kicks four 90s legal',
      },
      { says: 'is', what: { en: 'offsets and kicks count toward the 360°', es: 'offsets y kicks cuentan para los 360°' } },
      {
        says: 'may',
        what: {
          en: 'have more than four 90s between a panel and a box',
          es: 'llevar más de cuatro codos de 90 entre un tablero y una caja',
        },
        if: {
          en: 'a conduit body (LB) or pull box parts the run, with at most 360° on each side of it',
          es: 'un condulet (LB) o caja de paso parte el tramo, con 360° o menos de cada lado',
        },
        words: 'five six nineties with an LB middle pull point in between cinco seis en medio registro',
      },
      {
        says: 'is',
        what: {
          en: 'a conduit body such as an LB is a pull point where the count of 360° begins anew',
          es: 'un condulet como el LB es punto de jalado donde empieza de nuevo la cuenta de 360°',
        },
        words: 'reset start over LL LR C T pull box reinicia cero',
      },
    ],
    words: {
      en: '90s run four max conduit total rigid limit maximum boxes RMC IMC EMT',
      es: 'codos cuatro máximo tubo total cajas rígido',
    },
  },
  {
    id: '344-28-ream',
    section: '344.28',
    grade: 'V2',
    title: { en: 'Ream the cut ends', es: 'Rime los cortes' },
    text: {
      en: 'Ream or finish all cut ends to remove rough edges, inside and, for PVC, inside and outside. Threads cut in the field use the standard tapered die of 3/4 in. per foot.',
      es: 'Rime o termine los cortes para quitar el filo, por dentro y, en PVC, por dentro y por fuera. Las roscas de campo usan la tarraja cónica normal de 3/4 pulg. por pie.',
    },
    figures: { tIn: ['3/4', 'in'] },
    claims: [{ says: 'must', what: { en: 'ream the cut ends of conduit', es: 'rimar los cortes del tubo' }, words: 'deburr emt pvc rmc' }],
    words: { en: 'conduit deburr threads taper NPT', es: 'rimar tubo rebaba rosca cónica' },
  },
  {
    id: '344-30-rmc-support',
    section: '344.30',
    grade: 'V2',
    title: { en: 'Supporting RMC: 3 ft and 10 ft', es: 'Soporte del RMC: 3 pies y 10 pies' },
    text: {
      en: 'Fasten RMC within 3 ft of each box, cabinet or termination and support it every 10 ft. Where framing does not allow it, the first fastener may be at 5 ft. Above-roof service masts do not need the 3 ft fastener at the weatherhead.',
      es: 'Fije el RMC a 3 pies de cada caja, gabinete o terminación y sopórtelo cada 10 pies. Si la estructura no lo permite, la primera abrazadera puede ir a 5 pies. Los mástiles de acometida sobre el techo no llevan la de 3 pies en la mufa.',
    },
    figures: { boxFt: [3, 'ft'], maxFt: [10, 'ft'], altFt: [5, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'fasten RMC within 3 ft of boxes and support it every 10 ft',
          es: 'fijar el rígido a 3 pies de cajas y soportarlo cada 10 pies',
        },
        unless: {
          en: 'framing leaves no place within 3 ft, then 5 ft; or the table for straight runs with threaded couplings allows more than 10 ft',
          es: 'no haya dónde a 3 pies en la estructura, entonces a 5; o la tabla de tramos rectos con coples roscados admita más de 10 pies',
        },
        words: 'strap',
      },
      {
        says: 'need-not',
        what: {
          en: 'strap a mast above the roof within 3 ft of the weatherhead',
          es: 'sujetar el mástil sobre el techo a 3 pies de la mufa',
        },
        words: 'riser service',
      },
      {
        says: 'may',
        what: {
          en: 'put the first strap of rigid conduit up to 5 ft from a box',
          es: 'poner la primera abrazadera del rígido hasta a 5 pies de la caja',
        },
        if: { en: 'the framing leaves no place within 3 ft', es: 'la estructura no deja dónde a 3 pies' },
        words: "joists won't let cabinet no structure closer fastener",
      },
    ],
    words: { en: 'rigid conduit strap spacing mast', es: 'tubo rígido abrazadera mástil' },
  },
  {
    id: '344-30-b2-threaded-spans',
    section: '344.30(B)',
    grade: 'V2',
    title: { en: 'Longer spans for threaded rigid', es: 'Claros mayores con rígido roscado' },
    text: {
      en: 'Straight runs with threaded couplings and no strain at the ends: trade sizes 1/2 and 3/4 10 ft; 1 12 ft; 1-1/4 and 1-1/2 14 ft; 2 and 2-1/2 16 ft; 3 and larger 20 ft.',
      es: 'Tramos rectos con coples roscados y sin esfuerzo en los extremos: tamaños 1/2 y 3/4 10 pies; 1 12 pies; 1-1/4 y 1-1/2 14 pies; 2 y 2-1/2 16 pies; 3 y mayores 20 pies.',
    },
    figures: { aFt: [10, 'ft'], bFt: [12, 'ft'], cFt: [14, 'ft'], dFt: [16, 'ft'], eFt: [20, 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'support straight threaded rigid at longer spans, up to 20 ft for size 3',
          es: 'soportar rígido roscado recto a claros mayores, hasta 20 pies en 3',
        },
        if: { en: 'with threaded couplings and no strain at the ends', es: 'con coples roscados y sin esfuerzo en los extremos' },
        words: 'rmc imc',
      },
    ],
    words: { en: 'RMC support table couplings trapeze', es: 'tabla soporte trapecio' },
  },
  {
    id: '344-42-running-threads',
    section: '344.42(B)',
    grade: 'V2',
    title: { en: 'No running threads on couplings', es: 'Sin rosca corrida en los coples' },
    text: {
      en: 'Do not join conduits with running threads at couplings: the joint is not tight. Use a union or a threadless coupling made up tight; buried in masonry threadless fittings are concrete-tight, in wet locations they are listed for it.',
      es: 'No una tubos con rosca corrida en los coples: no queda firme. Use tuerca unión o cople sin rosca bien apretado; ahogados en mampostería van herméticos al concreto y en mojado listados para eso.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'join conduit at couplings with running threads', es: 'unir tubos con rosca corrida en los coples' },
        words: 'rmc',
      },
      {
        says: 'may',
        what: { en: 'use threadless couplings or unions on rigid conduit', es: 'usar coples sin rosca o uniones en tubo rígido' },
        if: {
          en: 'made up tight, concrete-tight in masonry and listed for wet locations',
          es: 'van apretados, herméticos en mampostería y listados para mojado',
        },
        words: 'rmc',
      },
    ],
    words: { en: 'union erickson', es: 'unión erickson' },
  },
  {
    id: '344-46-bushing',
    section: '344.46',
    grade: 'K',
    title: { en: 'Bushing where RMC enters a box', es: 'Monitor donde el RMC entra a una caja' },
    text: {
      en: 'Where rigid conduit enters a box or fitting, a bushing protects the wires from abrasion unless the box gives the same protection. From 4 AWG up it is an insulating one.',
      es: 'Donde el rígido entra a una caja, un monitor protege los cables del roce, salvo que la caja ya lo haga. Desde 4 AWG debe ser aislante.',
    },
    figures: { f1: [4, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: { en: 'put a bushing where RMC enters a box', es: 'poner monitor donde el rígido entra a una caja' },
        unless: { en: 'the box gives the same protection', es: 'la caja dé la misma protección' },
        words: 'plastic bushing',
      },
      {
        says: 'must',
        what: {
          en: 'use an insulating bushing on RMC with 4 AWG or larger wires',
          es: 'usar monitor aislante en rígido con conductores 4 AWG o mayores',
        },
        words: 'plastic bushing',
      },
    ],
    words: {
      en: 'plastic bushing locknut rigid pipe box',
      es: 'monitor plástico contratuerca rígido',
    },
  },
  {
    id: '344-130-length',
    section: '344.130',
    grade: 'K',
    title: { en: 'Standard length of conduit: 10 ft', es: 'Largo normal del tubo: 10 pies' },
    text: {
      en: 'RMC comes in lengths of 10 ft with a coupling on each; other lengths may be supplied where needed. IMC is alike.',
      es: 'El RMC viene en tramos de 10 pies con cople; se surten otros largos donde hacen falta. El IMC igual.',
    },
    figures: { f1: [10, 'ft'] },
    words: {
      en: 'how long is a stick of rigid pipe standard',
      es: 'cuánto mide un tramo de tubo rígido',
    },
  },
  {
    id: '348-10-fmc-uses',
    section: '348.10',
    grade: 'V2',
    title: { en: 'Flexible metal conduit (FMC): where', es: 'Tubo flexible metálico (FMC): dónde' },
    text: {
      en: 'FMC may run exposed or concealed. It is not for wet locations, underground or in poured concrete, in storage-battery rooms, or where subject to physical damage.',
      es: 'El FMC puede ir expuesto u oculto. No es para mojado, enterrado o ahogado en concreto, cuartos de baterías ni donde reciba daño físico.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use FMC (metal flex) in wet locations, underground or in concrete',
          es: 'usar FMC (flexible metálico) en mojado, enterrado o en concreto',
        },
        words: 'greenfield flex outdoors',
      },
      {
        says: 'may',
        what: { en: 'run FMC exposed or concealed in dry places', es: 'llevar FMC expuesto u oculto en lugar seco' },
        words: 'flex greenfield',
      },
      {
        says: 'must-not',
        what: { en: 'use FMC where subject to physical damage', es: 'usar FMC donde haya daño físico' },
        words: 'flex greenfield',
      },
    ],
    words: { en: 'greenfield flex wet outdoors buried underground', es: 'greenfield mojado exterior enterrado' },
  },
  {
    id: '348-20-fmc-size',
    section: '348.20',
    grade: 'V2',
    title: { en: 'FMC trade sizes, and where 3/8 is allowed', es: 'Tamaños de FMC y dónde se permite 3/8' },
    text: {
      en: 'FMC runs from trade size 1/2 to 4. Size 3/8 is allowed for motor leads, luminaire whips and listed assemblies in lengths up to 6 ft, in manufactured wiring systems and for elevators.',
      es: 'El FMC va de tamaño 1/2 a 4. El 3/8 se permite en puntas de motor, conexión de luminarias y ensambles listados de hasta 6 pies, en sistemas prefabricados y en elevadores.',
    },
    figures: { min: ['1/2', ''], max: [4, ''], small: ['3/8', ''], lenFt: [6, 'ft'] },
    claims: [
      {
        says: 'may',
        what: { en: 'use 3/8 FMC for luminaire whips and motor leads', es: 'usar FMC de 3/8 para luminarias y puntas de motor' },
        if: { en: 'up to 6 ft', es: 'hasta 6 pies' },
        words: 'flex whip greenfield',
      },
      {
        says: 'must-not',
        what: { en: 'use 3/8 FMC for ordinary wiring runs', es: 'usar FMC de 3/8 en tramos ordinarios' },
        words: 'flex greenfield',
      },
    ],
    words: { en: 'flex light whip how many wires', es: 'flexible luminaria cables' },
  },
  {
    id: '348-30-fmc-support',
    section: '348.30(A)',
    grade: 'V2',
    title: { en: 'Supporting FMC: 12 in. and 4-1/2 ft', es: 'Soporte del FMC: 12 pulg. y 4-1/2 pies' },
    text: {
      en: 'Fasten FMC within 12 in. of each box, cabinet, conduit body or termination and support it every 4-1/2 ft, unless it is fished or one of the whip exceptions applies.',
      es: 'Fije el FMC a 12 pulg. de cada caja, gabinete, condulet o terminación y sopórtelo cada 4-1/2 pies, salvo que se pesque o aplique una excepción.',
    },
    figures: { boxIn: [12, 'in'], maxFt: ['4-1/2', 'ft'] },
    claims: [
      {
        says: 'must',
        what: { en: 'fasten FMC within 12 in. of boxes and every 4-1/2 ft', es: 'fijar FMC a 12 pulg. de cajas y cada 4-1/2 pies' },
        unless: { en: 'it is fished or a whip exception applies', es: 'vaya pescado o aplique una excepción de conexión' },
        words: 'flex strap',
      },
    ],
    words: { en: 'flex conduit strap spacing', es: 'flexible abrazadera' },
  },
  {
    id: '348-30-fmc-flexibility',
    section: '348.30(A)',
    grade: 'V2',
    title: {
      en: 'FMC to vibrating equipment: longer before the first strap',
      es: 'FMC a equipo que vibra: más largo antes de la abrazadera',
    },
    text: {
      en: 'Where flexibility is needed after installation, from the last fastening FMC may run 3 ft in sizes 1/2 to 1-1/4, 4 ft in 1-1/2 and 2, and 5 ft in 2-1/2 and larger. The same figures hold for LFMC.',
      es: 'Donde se necesita flexibilidad ya instalado, desde la última abrazadera el FMC puede medir 3 pies en tamaños 1/2 a 1-1/4, 4 pies en 1-1/2 y 2, y 5 pies en 2-1/2 y mayores. Los mismos valores valen para LFMC.',
    },
    figures: { aFt: [3, 'ft'], bFt: [4, 'ft'], cFt: [5, 'ft'] },
    claims: [
      {
        says: 'may',
        what: { en: 'leave FMC or LFMC of 1/2 to 1-1/4 unstrapped for 3 ft', es: 'dejar FMC o LFMC de 1/2 a 1-1/4 sin sujetar 3 pies' },
        if: { en: 'flexibility is needed after installation', es: 'se necesita flexibilidad después de instalar' },
        words: 'flex sealtite motor ac whip',
      },
    ],
    words: { en: 'motor flex length unsupported AC whip 36', es: 'flexible motor soporte' },
  },
  {
    id: '348-30-fmc-luminaire',
    section: '348.30(A)',
    grade: 'V2',
    title: { en: 'FMC luminaire whips: 6 ft', es: 'Conexión de luminaria con FMC: 6 pies' },
    text: {
      en: 'FMC may go up to 6 ft unsupported from the last fastening to a luminaire or other equipment in an accessible ceiling.',
      es: 'El FMC puede ir hasta 6 pies sin soporte desde la última abrazadera a una luminaria u otro equipo en plafón accesible.',
    },
    figures: { lenFt: [6, 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'run FMC unsupported up to 6 ft to a luminaire in an accessible ceiling',
          es: 'llevar FMC sin soporte hasta 6 pies a luminaria en plafón accesible',
        },
        words: 'flex whip drop ceiling',
      },
      {
        says: 'may',
        what: {
          en: 'run FMC unsupported up to 6 ft to a horn strobe, speaker, exit sign or other equipment in an accessible ceiling',
          es: 'llevar FMC sin soporte hasta 6 pies a una sirena, bocina, letrero de salida u otro equipo en plafón accesible',
        },
        words: 'greenfield flex not a fixture whip drop ceiling fire alarm device foreman 5 ft strap flexible grapa',
      },
      {
        says: 'must-not',
        what: { en: 'leave an FMC whip longer than 6 ft without support', es: 'dejar sin soporte un flexible FMC de más de 6 pies' },
        unless: {
          en: 'it is fished through concealed spaces where it cannot be secured',
          es: 'vaya pescado por huecos ocultos donde no se puede sujetar',
        },
        words: '7 8 10 12 ft flex greenfield hanging no strap largo',
      },
    ],
    words: { en: 'fixture troffer six flex whip how long to a light', es: 'latiguillo plafón seis flexible lámpara cuántos' },
  },
  {
    id: '348-42-fmc-angle',
    section: '348.42',
    grade: 'V1',
    title: { en: 'No concealed angle connectors on flex', es: 'Sin conectores angulares ocultos en flexible' },
    text: {
      en: 'Angle connectors on FMC or LFMC may not be concealed. Fittings are listed and clamp the conduit firmly.',
      es: 'Los conectores angulares de FMC o LFMC no pueden quedar ocultos. Los conectores son listados y sujetan firme el tubo.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'conceal angle connectors on FMC or LFMC', es: 'ocultar conectores angulares de FMC o LFMC' },
        words: '90 flex connector in wall',
      },
    ],
    words: { en: '90 degree flex connector in wall hidden', es: 'conector de 90 flexible oculto en pared' },
  },
  {
    id: '350-10-lfmc-uses',
    section: '350.10',
    grade: 'V2',
    title: { en: 'Liquidtight metal flex (LFMC): where', es: 'Flexible metálico hermético (LFMC): dónde' },
    text: {
      en: 'LFMC may be used exposed or concealed where flexibility or protection from liquids, vapors or solids is needed, and directly buried or in concrete only if listed and marked for it. Not where subject to physical damage or hotter than its rating.',
      es: 'El LFMC puede usarse expuesto u oculto donde hace falta flexibilidad o protección contra líquidos, vapores o sólidos; enterrado o en concreto sólo si está listado y marcado. No donde reciba daño físico ni pase su temperatura.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use LFMC (sealtite) outdoors or where liquids splash',
          es: 'usar LFMC (sealtite) en exterior o donde salpiquen líquidos',
        },
        words: 'liquidtight flex coolant oil mist lathe machine flexible hookup whip rain sun AC outside aceite máquina afuera',
      },
      {
        says: 'may',
        what: { en: 'bury LFMC directly or put it in concrete', es: 'enterrar LFMC directo o ponerlo en concreto' },
        if: { en: 'it is listed and marked for it', es: 'está listado y marcado para eso' },
        words: 'sealtite liquidtight direct burial says',
      },
      {
        says: 'must-not',
        what: { en: 'use LFMC where subject to physical damage', es: 'usar LFMC donde haya daño físico' },
        words: 'sealtite liquidtight floor forklift run over crushed gets hit piso aplastan carros unguarded',
      },
      {
        says: 'must-not',
        what: {
          en: 'bury LFMC (sealtite) that is not marked for direct burial',
          es: 'enterrar LFMC (sealtite) sin marca para enterrarse directo',
        },
        words: 'plain no marking says nothing',
      },
      {
        says: 'may',
        what: { en: 'run LFMC (sealtite) concealed inside walls', es: 'llevar LFMC (sealtite) oculto en muros' },
        if: {
          en: 'flexibility or protection from liquids is needed there',
          es: 'ahí hace falta flexibilidad o protección contra líquidos',
        },
        words: 'in the wall stud bay hidden drywall fish pared escondido',
      },
    ],
    words: { en: 'sealtite buried outdoors sun', es: 'sealtite enterrado exterior liquidtight' },
  },
  {
    id: '350-20-lfmc-size',
    section: '350.20',
    grade: 'V2',
    title: { en: 'LFMC trade sizes', es: 'Tamaños de LFMC' },
    text: {
      en: 'LFMC runs from trade size 1/2 to 4. Size 3/8 is allowed where FMC of that size would be.',
      es: 'El LFMC va de tamaño 1/2 a 4. El 3/8 se permite donde se permitiría FMC de ese tamaño.',
    },
    figures: { min: ['1/2', ''], max: [4, ''] },
    claims: [
      {
        says: 'may',
        what: { en: 'use 3/8 LFMC where 3/8 FMC would be allowed', es: 'usar LFMC de 3/8 donde se permitiría FMC de 3/8' },
        words: 'sealtite',
      },
    ],
    words: { en: 'liquidtight minimum', es: 'liquidtight' },
  },
  {
    id: '350-30-lfmc-support',
    section: '350.30(A)',
    grade: 'V2',
    title: { en: 'Supporting LFMC: 12 in. and 4-1/2 ft', es: 'Soporte del LFMC: 12 pulg. y 4-1/2 pies' },
    text: {
      en: 'Fasten LFMC within 12 in. of each termination and every 4-1/2 ft, with the same exceptions as FMC for fished runs, flexibility and luminaires.',
      es: 'Fije el LFMC a 12 pulg. de cada terminación y cada 4-1/2 pies, con las mismas excepciones del FMC por pescado, flexibilidad y luminarias.',
    },
    figures: { boxIn: [12, 'in'], maxFt: ['4-1/2', 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'fasten LFMC within 12 in. of terminations and every 4-1/2 ft',
          es: 'fijar LFMC a 12 pulg. de terminaciones y cada 4-1/2 pies',
        },
        unless: {
          en: 'it is fished, needs flexibility or is a luminaire whip',
          es: 'vaya pescado, requiera flexibilidad o sea conexión de luminaria',
        },
        words: 'sealtite liquidtight strap',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave LFMC (sealtite) longer than its exceptions allow without straps, such as 8 ft to a unit',
          es: 'dejar sin abrazaderas LFMC (sealtite) más largo de lo que permiten las excepciones, como 8 pies a una unidad',
        },
        words: 'whip unsupported 8 10 12 ft rooftop condenser loose suelto sin soporte',
      },
    ],
    words: { en: 'sealtite strap spacing condenser whip', es: 'sealtite abrazadera condensadora' },
  },
  {
    id: '352-6-plumbing-pvc',
    section: '352.6',
    grade: 'K',
    title: { en: 'Plumbing PVC is not conduit', es: 'El PVC de plomería no es conduit' },
    text: {
      en: 'PVC conduit and its fittings are listed for electrical use. White plumbing pipe is not: it is not made for heat, sun and pulling, and may not hold conductors.',
      es: 'El tubo conduit de PVC y sus accesorios son listados para electricidad. El tubo blanco de plomería no: no está hecho para calor, sol ni jalado, y no se permite para conductores.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use white plumbing PVC as electrical conduit', es: 'usar PVC blanco de plomería como tubo eléctrico' },
        words: 'water pipe plumbing schedule 40',
      },
      {
        says: 'must-not',
        what: { en: 'use plumbing fittings on electrical PVC', es: 'usar conexiones de plomería en PVC eléctrico' },
        words: 'plumbing elbow',
      },
    ],
    words: {
      en: 'plumbing pipe water pipe for electric wires white sprinkler schedule',
      es: 'tubo de plomería hidráulico para cables',
    },
  },
  {
    id: '352-10-pvc-uses',
    section: '352.10',
    grade: 'V2',
    title: { en: 'PVC conduit: where', es: 'Tubo PVC: dónde' },
    text: {
      en: 'PVC may be used concealed in walls, floors and ceilings, in corrosive and cinder fill, in wet places, underground, and exposed where not subject to physical damage. Schedule 80 is the type for places with physical damage.',
      es: 'El PVC puede ir oculto en muros, pisos y techos, en lugares corrosivos y escoria, mojado, enterrado, y expuesto donde no reciba daño físico. La cédula 80 es la indicada donde hay riesgo de daño.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'use PVC in walls, underground and wet places', es: 'usar PVC en muros, enterrado y mojado' },
        words: 'schedule 40 conduit',
      },
      {
        says: 'may',
        what: { en: 'run PVC exposed', es: 'llevar PVC expuesto' },
        if: { en: 'it is not subject to physical damage, or is Schedule 80', es: 'no hay daño físico o es Cédula 80' },
        words: 'schedule 40 conduit indoors garage',
      },
      {
        says: 'must',
        what: { en: 'use Schedule 80 PVC where there is physical damage', es: 'usar PVC Cédula 80 donde haya daño físico' },
        words: 'schedule 40 80 cars carros mower hits must',
      },
      {
        says: 'must-not',
        what: { en: 'use Schedule 40 PVC where vehicles or the like hit it', es: 'usar PVC Cédula 40 donde le pegan carros o algo así' },
        words: 'loading dock trucks skateboards parking',
      },
    ],
    words: { en: 'schedule 40 vs 80 exposed garage inside house', es: 'cédula 40 80 expuesto cochera adentro casa interior' },
  },
  {
    id: '352-12-pvc-not',
    section: '352.12',
    grade: 'V2',
    title: { en: 'PVC conduit: where not', es: 'Tubo PVC: dónde no' },
    text: {
      en: 'Do not use PVC where hotter than 50 °C (122 °F) unless listed for it, to support luminaires except as permitted, where subject to physical damage unless identified, in most hazardous locations and theaters, or in plenum spaces.',
      es: 'No use PVC donde pase de 50 °C (122 °F) salvo que esté listado, para sostener luminarias salvo lo permitido, donde reciba daño si no está identificado, en la mayoría de lugares peligrosos y teatros, ni en plenum.',
    },
    figures: { cC: [50, '°C'], fF: [122, '°F'] },
    claims: [
      { says: 'must-not', what: { en: 'use PVC in plenum spaces', es: 'usar PVC en plenos' }, words: 'air handling ceiling' },
      {
        says: 'must-not',
        what: { en: 'use PVC to support luminaires', es: 'usar PVC para soportar luminarias' },
        unless: { en: 'another rule permits it', es: 'otra regla lo permita' },
        words: 'hang light',
      },
      {
        says: 'must-not',
        what: { en: 'use PVC in places hotter than 50 °C (122 °F)', es: 'usar PVC en lugares de más de 50 °C (122 °F)' },
        unless: { en: 'it is listed for it', es: 'esté listado para eso' },
        words: 'hot boiler',
      },
      {
        says: 'must-not',
        what: {
          en: 'use ordinary PVC in theaters and most hazardous locations',
          es: 'usar PVC común en teatros y la mayoría de lugares peligrosos',
        },
      },
    ],
    words: {
      en: 'boiler room hot temperature plenum prohibited maximum temperature',
      es: 'cuarto calderas calor plenum temperatura máxima sol intemperie',
    },
  },
  {
    id: '352-20-pvc-size',
    section: '352.20',
    grade: 'V2',
    title: { en: 'PVC trade sizes', es: 'Tamaños de PVC' },
    text: {
      en: 'PVC conduit runs from trade size 1/2 to 6; sizes outside that range are not used.',
      es: 'El tubo conduit de PVC va de tamaño comercial 1/2 hasta 6; no se usan tamaños fuera de ese rango.',
    },
    figures: { min: ['1/2', ''], max: [6, ''] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use PVC conduit smaller than 1/2 or larger than 6', es: 'usar tubo PVC menor que 1/2 o mayor que 6' },
      },
    ],
    words: { en: 'PVC conduit sizes minimum maximum', es: 'PVC tamaños mínimo máximo' },
  },
  {
    id: '352-26-pvc-bends',
    section: '352.26',
    grade: 'V1',
    title: { en: 'PVC: 360 degrees of bend between pull points', es: 'PVC: 360 grados de curvas entre puntos de jalado' },
    text: {
      en: 'Between pull points the bends of a PVC run total at most 360°. Field bends are made with heating equipment made for it, never an open flame, and keep the inside round.',
      es: 'Entre puntos de jalado las curvas de un tramo de PVC suman máximo 360°. En obra se dobla con calentador hecho para eso, nunca con flama, sin aplastar el tubo.',
    },
    figures: { f1: [360, '°'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'bend PVC conduit with an open flame or torch', es: 'doblar tubo PVC con flama o soplete' },
        words: 'heat bending blowtorch',
      },
      {
        says: 'must-not',
        what: { en: 'exceed 360° of bends between pull points in PVC', es: 'pasar de 360° de curvas entre puntos de jalado en PVC' },
        words: 'four 90',
      },
      {
        says: 'must',
        what: { en: 'bend PVC in the field with heating equipment made for it', es: 'doblar PVC en campo con calentador hecho para eso' },
        words: 'hot box heat gun',
      },
    ],
    words: {
      en: 'maximum bends pull points heat bend torch',
      es: 'curvas máximo calentar doblar soplete',
    },
  },
  {
    id: '352-30-a-pvc-box',
    section: '352.30(A)',
    grade: 'V2',
    title: { en: 'PVC: fasten within 3 ft of boxes', es: 'PVC: fije a 3 pies de las cajas' },
    text: {
      en: 'Fasten PVC within 3 ft of each outlet box, junction box, device box, conduit body or other termination, so that it can still move with temperature.',
      es: 'Fije el PVC a 3 pies de cada caja, condulet u otra terminación, de modo que aún pueda moverse con la temperatura.',
    },
    figures: { boxFt: [3, 'ft'] },
    claims: [{ says: 'must', what: { en: 'fasten PVC within 3 ft of boxes', es: 'fijar el PVC a 3 pies de las cajas' }, words: 'strap' }],
    words: { en: 'strap distance', es: 'abrazadera distancia' },
  },
  {
    id: '352-30-b-pvc-support',
    section: '352.30(B)',
    grade: 'V2',
    title: { en: 'PVC conduit: support spacing by size', es: 'Tubo PVC: distancia entre soportes' },
    text: {
      en: 'Support PVC every 3 ft in trade sizes 1/2 to 1, every 5 ft in 1-1/4 to 2, and every 8 ft in size 6; the sizes between are in the table.',
      es: 'Soporte el PVC cada 3 pies en tamaños 1/2 a 1, cada 5 pies en 1-1/4 a 2 y cada 8 pies en tamaño 6; los intermedios están en la tabla.',
    },
    figures: { aFt: [3, 'ft'], bFt: [5, 'ft'], cFt: [8, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'support PVC every 3 ft in 1/2 to 1, 5 ft in 1-1/4 to 2',
          es: 'soportar PVC cada 3 pies de 1/2 a 1, 5 pies de 1-1/4 a 2',
        },
        words: 'strap spacing',
      },
      {
        says: 'must-not',
        what: { en: 'strap PVC of 1/2 to 1 in. farther apart than 3 ft', es: 'poner abrazaderas a más de 3 pies en PVC de 1/2 a 1 pulg.' },
        words: '1 inch gray pipe clips every 5 feet spacing girts',
      },
    ],
    words: { en: 'sag strap table 352.30', es: 'pandeo abrazaderas tabla' },
  },
  {
    id: '352-30-b-pvc-large-supports',
    section: '352.30(B)',
    grade: 'K',
    title: { en: 'PVC supports, sizes 2-1/2 to 5', es: 'Soportes de PVC, tamaños 2-1/2 a 5' },
    text: {
      en: 'Support PVC every 6 ft in trade sizes 2-1/2 and 3, and every 7 ft in 3-1/2, 4 and 5.',
      es: 'Soporte el PVC cada 6 pies en tamaños 2-1/2 y 3, y cada 7 pies en 3-1/2, 4 y 5.',
    },
    figures: { aFt: [6, 'ft'], bFt: [7, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'support PVC every 6 ft in 2-1/2 and 3, 7 ft in 3-1/2 to 5',
          es: 'soportar PVC cada 6 pies en 2-1/2 y 3, 7 pies de 3-1/2 a 5',
        },
        words: 'strap spacing',
      },
    ],
    words: { en: 'PVC strap spacing 3 inch 4 inch', es: 'PVC abrazaderas 3 pulgadas 4 pulgadas' },
  },
  {
    id: '352-44-pvc-expansion',
    section: '352.44',
    grade: 'V2',
    title: { en: 'PVC expansion fittings', es: 'Juntas de expansión en PVC' },
    text: {
      en: 'Install expansion fittings where a straight run between boxes, elbows or other fixed points is expected to change 1/4 in. or more in length. PVC changes 4.06 in. in 100 ft for 100 °F.',
      es: 'Instale juntas de expansión donde un tramo recto entre cajas, codos u otros puntos fijos cambie 1/4 pulg. o más de largo. El PVC cambia 4.06 pulg. en 100 pies por 100 °F.',
    },
    figures: { moveIn: ['1/4', 'in'], rateIn: [4.06, 'in'], runFt: [100, 'ft'], dtF: [100, '°F'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install expansion fittings on straight PVC expected to change 1/4 in. or more',
          es: 'poner juntas de expansión en PVC recto que cambie 1/4 pulg. o más',
        },
        words: 'expansion coupling',
      },
      {
        says: 'need-not',
        what: { en: 'install expansion fittings on PVC', es: 'poner juntas de expansión en PVC' },
        if: { en: 'the expected change in length is under 1/4 in.', es: 'el cambio de largo esperado es menor de 1/4 pulg.' },
        words: 'expansion coupling',
      },
    ],
    words: {
      en: 'coupling roof bridge calculate thermal',
      es: 'azotea calcular dilatación',
    },
  },
  {
    id: '352-46-pvc-bushings',
    section: '352.46',
    grade: 'V1',
    title: { en: 'PVC into boxes: bushing or adapter', es: 'PVC a cajas: bushing o adaptador' },
    text: {
      en: 'Where PVC enters a box or fitting, use a bushing or adapter unless the box gives the same protection. For conductors 4 AWG and larger the insulating fitting rule applies.',
      es: 'Donde el PVC entra a caja o accesorio, use bushing o adaptador salvo que la caja dé la misma protección. Para conductores 4 AWG y mayores vale la regla del accesorio aislante.',
    },
    figures: { sizeAwg: [4, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: { en: 'use a bushing or adapter where PVC enters a box', es: 'usar monitor o adaptador donde el PVC entra a una caja' },
        unless: { en: 'the box gives the same protection', es: 'la caja dé la misma protección' },
        words: 'terminal adapter',
      },
    ],
    words: { en: 'male adapter terminal adapter PVC locknut', es: 'adaptador macho PVC contratuerca' },
  },
  {
    id: '352-48-pvc-joints',
    section: '352.48',
    grade: 'K',
    title: { en: 'PVC joints: clean and glue', es: 'Uniones de PVC: limpiar y pegar' },
    text: {
      en: 'Join PVC with the cement and method approved for it, pushed fully home. Dry-fitted joints pull apart underground; plumbing fittings are not listed for electrical use.',
      es: 'Una el PVC con el cemento y método aprobados, hasta el fondo. Las uniones sin pegar se separan bajo tierra; las conexiones de plomería no están listadas para uso eléctrico.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'glue PVC conduit joints with approved cement', es: 'pegar las uniones de PVC con cemento aprobado' },
        words: 'dry fit',
      },
      {
        says: 'must-not',
        what: { en: 'leave PVC conduit joints dry-fitted', es: 'dejar uniones de PVC en seco sin pegar' },
        words: 'no glue',
      },
    ],
    words: { en: 'glue conduit primer plumbing fittings gray', es: 'pegar tubo cemento conexiones de plomería' },
  },
  {
    id: '352-60-pvc-ground',
    section: '352.60',
    grade: 'V1',
    title: { en: 'PVC: pull a ground wire', es: 'PVC: jale un alambre de tierra' },
    text: {
      en: 'PVC does not ground anything: run an equipment grounding conductor inside wherever equipment grounding is required. Around service conductors the neutral does that job on the line side.',
      es: 'El PVC no aterriza nada: corra una tierra de equipos adentro donde se requiera. En conductores de acometida el neutro hace ese papel del lado de la línea.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'pull an equipment ground wire in PVC', es: 'jalar alambre de tierra en PVC' },
        unless: { en: 'it holds service conductors on the line side', es: 'lleve conductores de acometida del lado de línea' },
        words: 'egc plastic conduit',
      },
      {
        says: 'may',
        what: { en: 'pull a bare copper wire as the equipment ground in PVC', es: 'jalar un cobre desnudo como tierra de equipo en PVC' },
        unless: {
          en: 'another rule wants it insulated, as underground to livestock buildings or at pools',
          es: 'otra regla lo pida aislado, como enterrado a edificios de ganado o en albercas',
        },
        words: 'bare no insulation ground wire pipe plastic pelado',
      },
    ],
    words: { en: 'ground wire in PVC conduit required', es: 'alambre de tierra en PVC' },
  },
  {
    id: '352-100-sunlight',
    section: '352.100',
    grade: 'K',
    title: { en: 'PVC conduit in the sun', es: 'Tubo PVC al sol' },
    text: {
      en: 'PVC conduit for use above ground is made resistant to sunlight, moisture and chemicals; the usual gray electrical conduit is. Heat still counts: expansion fittings, closer supports, and the ambient limit marked.',
      es: 'El PVC para usarse sobre el suelo está hecho para resistir sol, humedad y químicos; el gris eléctrico normal lo es. El calor sí cuenta: juntas de expansión, soportes más juntos y el límite de temperatura.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'run gray electrical PVC in the sun', es: 'llevar PVC eléctrico gris al sol' },
        if: {
          en: 'allowing for heat: expansion, supports and ambient limit',
          es: 'cuidando el calor: expansión, soportes y límite de ambiente',
        },
        words: 'outdoor uv exterior wall roof',
      },
    ],
    words: {
      en: 'gray PVC sunlight resistant UV outdoors sun',
      es: 'gris resistente al sol UV exterior',
    },
  },
  {
    id: '353-10-hdpe',
    section: '353.10',
    grade: 'K',
    title: { en: 'HDPE conduit: underground only', es: 'Tubo HDPE: sólo enterrado' },
    text: {
      en: 'HDPE conduit is for direct burial, concrete encasement and corrosive soil, in discrete lengths or from a reel. It may not be exposed, nor used inside a building, nor above its temperature rating.',
      es: 'El tubo HDPE es para enterrarse, ahogarse en concreto y suelo corrosivo, en tramos o rollo. No va expuesto ni dentro de edificios, ni arriba de su temperatura.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'bury HDPE conduit directly or in concrete', es: 'enterrar tubo HDPE directo o en concreto' },
        words: 'poly pipe polietileno',
      },
      {
        says: 'must-not',
        what: { en: 'run HDPE conduit exposed or inside a building', es: 'llevar HDPE expuesto o dentro de un edificio' },
        words: 'poly pipe',
      },
    ],
    words: { en: 'poly pipe HDPE bore directional drilling roll pipe', es: 'poliducto HDPE perforación direccional' },
  },
  {
    id: '353-12-hdpe-not',
    section: '353.12',
    grade: 'K',
    title: { en: 'HDPE: not exposed, not indoors', es: 'HDPE: ni expuesto ni adentro' },
    text: {
      en: 'HDPE conduit may not be exposed, run within a building, used in hazardous locations except as permitted, nor where hotter than 50 °C unless listed for it.',
      es: 'El HDPE no se permite expuesto, dentro de edificios, en áreas peligrosas salvo permiso, ni arriba de 50 °C si no está listado.',
    },
    figures: { f1: [50, '°C'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'run HDPE conduit indoors or exposed', es: 'llevar tubo HDPE adentro o expuesto' },
        words: 'poly polietileno',
      },
    ],
    words: {
      en: 'poly pipe exposed on wall inside building',
      es: 'poliducto expuesto en muro adentro',
    },
  },
  {
    id: '353-20-hdpe-size',
    section: '353.20',
    grade: 'K',
    title: { en: 'HDPE trade sizes', es: 'Tamaños de HDPE' },
    text: {
      en: 'HDPE conduit runs from trade size 1/2 to 6. Joints are by heat fusion, electrofusion or mechanical fittings.',
      es: 'El HDPE va de tamaño 1/2 a 6. Se une por termofusión, electrofusión o conectores mecánicos.',
    },
    figures: { min: ['1/2', ''], max: [6, ''] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'join HDPE by heat fusion, electrofusion or mechanical fittings',
          es: 'unir HDPE por termofusión, electrofusión o conectores mecánicos',
        },
        words: 'glue poly',
      },
    ],
    words: { en: 'HDPE couplings fusion', es: 'HDPE coples fusión' },
  },
  {
    id: '354-10-nucc',
    section: '354.10',
    grade: 'V1',
    title: { en: 'NUCC (conduit with conductors inside)', es: 'NUCC (tubo con conductores de fábrica)' },
    text: {
      en: 'Nonmetallic underground conduit with conductors may be buried or encased. It may not be exposed nor run inside buildings; the end may enter only to terminate.',
      es: 'El tubo subterráneo no metálico con conductores puede enterrarse o ahogarse. No va expuesto ni dentro de edificios; el extremo puede entrar sólo para terminar.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'run NUCC exposed or inside buildings', es: 'llevar NUCC expuesto o dentro de edificios' },
        unless: { en: 'the end enters only to terminate', es: 'la punta entre sólo para terminar' },
        words: 'conduit with conductors',
      },
      { says: 'may', what: { en: 'bury or encase NUCC', es: 'enterrar o encofrar NUCC' } },
    ],
    words: { en: 'cable in conduit CIC preassembled duct', es: 'cable en ducto armado de fábrica' },
  },
  {
    id: '355-10-rtrc',
    section: '355.10',
    grade: 'K',
    title: { en: 'Fiberglass conduit (RTRC)', es: 'Tubo de fibra de vidrio (RTRC)' },
    text: {
      en: 'RTRC may be used much like PVC: concealed, underground, corrosive and wet, and exposed if identified. Places with physical damage need the heavy-wall type marked XW. It is light and does not burn through in elbows when pulling.',
      es: 'El RTRC se usa casi como PVC: oculto, enterrado, corrosivo y mojado, y expuesto si está identificado. Donde hay daño físico va el de pared gruesa marcado XW. Es ligero y no se quema en los codos al jalar.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use fiberglass conduit (RTRC) underground, concealed, wet and corrosive',
          es: 'usar tubo de fibra de vidrio (RTRC) enterrado, oculto, mojado y corrosivo',
        },
      },
      {
        says: 'must',
        what: { en: 'use type XW RTRC where there is physical damage', es: 'usar RTRC tipo XW donde haya daño físico' },
        words: 'fiberglass',
      },
      {
        says: 'may',
        what: { en: 'run RTRC exposed', es: 'llevar RTRC expuesto' },
        if: { en: 'it is identified for it', es: 'está identificado para eso' },
        words: 'fiberglass',
      },
    ],
    words: { en: 'fiberglass elbow burn through RTRC XW', es: 'codo de fibra de vidrio RTRC' },
  },
  {
    id: '355-30-rtrc-support',
    section: '355.30',
    grade: 'K',
    title: { en: 'Supporting RTRC', es: 'Soporte del RTRC' },
    text: {
      en: 'Fasten RTRC within 3 ft of each termination and support it by its own table. Allow for expansion where the length changes 1/4 in. or more.',
      es: 'Fije el RTRC a 3 pies de cada terminación y sopórtelo según su tabla. Prevea la expansión donde cambie 1/4 pulg. o más.',
    },
    figures: { boxFt: [3, 'ft'], moveIn: ['1/4', 'in'] },
    claims: [
      {
        says: 'must',
        what: { en: 'fasten RTRC within 3 ft of terminations', es: 'fijar RTRC a 3 pies de terminaciones' },
        words: 'fiberglass',
      },
    ],
    words: { en: 'fiberglass conduit strap', es: 'fibra de vidrio abrazadera' },
  },
  {
    id: '356-10-lfnc-uses',
    section: '356.10',
    grade: 'V2',
    title: { en: 'Liquidtight nonmetallic flex (LFNC): where', es: 'Flexible no metálico hermético (LFNC): dónde' },
    text: {
      en: 'LFNC is for flexibility and protection from liquids and corrosion, outdoors when listed and marked, and buried or in concrete when marked. Not where subject to physical damage, nor longer than 6 ft unless it is of type B or another exception applies.',
      es: 'El LFNC es para flexibilidad y protección contra líquidos y corrosión, en exterior si está listado y marcado, y enterrado o en concreto si está marcado. No donde reciba daño, ni de más de 6 pies salvo tipo B u otra excepción.',
    },
    figures: { lenFt: [6, 'ft'] },
    claims: [
      {
        says: 'may',
        what: { en: 'use LFNC (plastic liquidtight) outdoors', es: 'usar LFNC (flexible plástico hermético) en exterior' },
        if: { en: 'it is listed and marked for it', es: 'está listado y marcado para eso' },
        words: 'carflex nonmetallic sealtite ac whip',
      },
      {
        says: 'may',
        what: { en: 'bury LFNC or put it in concrete', es: 'enterrar LFNC o ponerlo en concreto' },
        if: { en: 'it is marked for it', es: 'está marcado para eso' },
        words: 'carflex',
      },
      {
        says: 'must-not',
        what: { en: 'use LFNC longer than 6 ft', es: 'usar LFNC de más de 6 pies' },
        unless: { en: 'it is type B or another exception applies', es: 'sea tipo B o aplique otra excepción' },
        words: 'carflex liquidtight length',
      },
      {
        says: 'must-not',
        what: { en: 'use LFNC where subject to physical damage', es: 'usar LFNC donde haya daño físico' },
        words: 'carflex',
      },
    ],
    words: { en: 'carflex AC disconnect whip', es: 'carflex plástico minisplit' },
  },
  {
    id: '356-20-lfnc-size',
    section: '356.20',
    grade: 'K',
    title: { en: 'LFNC sizes', es: 'Tamaños del LFNC' },
    text: {
      en: 'Liquidtight flexible nonmetallic conduit runs from trade size 1/2 to 4. Size 3/8 is allowed for motor leads, luminaire whips up to 6 ft and electric signs.',
      es: 'El flexible hermético no metálico va del tamaño 1/2 al 4. El 3/8 se permite en puntas de motor, latiguillos de luminaria de hasta 6 pies y anuncios.',
    },
    figures: { f1: [6, 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use 3/8 LFNC for motor leads, 6 ft luminaire whips and signs',
          es: 'usar LFNC de 3/8 para motores, luminarias de 6 pies y anuncios',
        },
        words: 'carflex',
      },
    ],
    words: {
      en: 'largest smallest carflex liquidtight nonmetallic trade size maximum minimum',
      es: 'carflex más grande más chico máximo mínimo',
    },
  },
  {
    id: '356-30-lfnc-support',
    section: '356.30',
    grade: 'V2',
    title: { en: 'Supporting LFNC: 12 in. and 3 ft', es: 'Soporte del LFNC: 12 pulg. y 3 pies' },
    text: {
      en: 'LFNC over 6 ft is fastened every 3 ft and within 12 in. of each box or fitting. No fastening is needed where fished or in lengths up to 3 ft where flexibility is required.',
      es: 'El LFNC de más de 6 pies se fija cada 3 pies y a 12 pulg. de cada caja o accesorio. No hace falta si se pesca o en tramos de hasta 3 pies donde se requiere flexibilidad.',
    },
    figures: { lenFt: [6, 'ft'], maxFt: [3, 'ft'], boxIn: [12, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'fasten LFNC over 6 ft every 3 ft and within 12 in. of boxes',
          es: 'fijar LFNC de más de 6 pies cada 3 pies y a 12 pulg. de cajas',
        },
        words: 'carflex strap',
      },
      {
        says: 'need-not',
        what: {
          en: 'fasten LFNC that is fished or up to 3 ft for flexibility',
          es: 'fijar LFNC pescado o de hasta 3 pies por flexibilidad',
        },
        words: 'carflex',
      },
    ],
    words: { en: 'carflex strap spacing', es: 'carflex abrazadera' },
  },
  {
    id: '356-42-lfnc-fittings',
    section: '356.42',
    grade: 'V2',
    title: { en: 'LFNC fittings', es: 'Conectores de LFNC' },
    text: {
      en: 'Use only fittings listed for LFNC. Straight fittings may be buried or encased if marked; angle connectors may not be concealed.',
      es: 'Use sólo conectores listados para LFNC. Los rectos pueden enterrarse o ahogarse si están marcados; los angulares no pueden quedar ocultos.',
    },
    claims: [
      { says: 'must', what: { en: 'use fittings listed for LFNC', es: 'usar conectores listados para LFNC' }, words: 'carflex' },
      { says: 'must-not', what: { en: 'conceal LFNC angle connectors', es: 'ocultar conectores angulares de LFNC' }, words: 'carflex' },
    ],
    words: { en: 'liquidtight connector plastic', es: 'liquidtight plástico' },
  },
  {
    id: '356-60-lfnc-ground',
    section: '356.60',
    grade: 'V1',
    title: { en: 'LFNC always needs a ground wire', es: 'El LFNC siempre lleva alambre de tierra' },
    text: {
      en: 'LFNC is plastic and cannot ground: install an equipment grounding conductor with the circuit wherever equipment grounding is required, and always where it connects equipment that needs flexibility.',
      es: 'El LFNC es de plástico y no aterriza: instale una tierra de equipos con el circuito siempre que se requiera, y en todo caso donde conecte equipo que necesita flexibilidad.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'pull an equipment ground wire in LFNC', es: 'jalar alambre de tierra en LFNC' },
        words: 'carflex liquidtight plastic',
      },
    ],
    words: { en: 'nonmetallic whip ground wire AC unit', es: 'flexible plástico tierra aire acondicionado' },
  },
  {
    id: '358-10-emt-uses',
    section: '358.10',
    grade: 'V2',
    title: { en: 'EMT: where, buried too', es: 'Tubo EMT: dónde, también enterrado' },
    text: {
      en: 'EMT may be used exposed or concealed, in concrete, in wet locations with suitable fittings and corrosion protection, and in direct contact with earth where protected and judged suitable. It counts as an equipment ground in any length.',
      es: 'El EMT puede usarse expuesto u oculto, en concreto, en mojado con conectores y protección adecuados, y en contacto con la tierra si va protegido y se juzga adecuado. Cuenta como tierra de equipos en cualquier largo.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'use EMT as an equipment ground in any length', es: 'usar EMT como tierra de equipo en cualquier largo' },
        words: 'emt egc ground wire',
      },
      {
        says: 'may',
        what: { en: 'use EMT outdoors in wet locations', es: 'usar EMT en exterior, lugar mojado' },
        if: { en: 'with suitable fittings and corrosion protection', es: 'con conectores adecuados y protección contra corrosión' },
        words: 'thinwall outside raintight',
      },
      {
        says: 'may',
        what: { en: 'bury EMT in contact with earth', es: 'enterrar EMT en contacto con tierra' },
        if: { en: 'it is protected against corrosion and judged suitable', es: 'está protegido contra corrosión y se juzga adecuado' },
        words: 'thinwall underground',
      },
      { says: 'may', what: { en: 'put EMT in concrete', es: 'poner EMT en concreto' }, words: 'thinwall slab' },
    ],
    words: { en: 'thinwall underground outdoors wet compression buried', es: 'pared delgada enterrado exterior compresión enterrado' },
  },
  {
    id: '358-12-emt-not',
    section: '358.12',
    grade: 'V2',
    title: { en: 'EMT: where not', es: 'EMT: dónde no' },
    text: {
      en: 'Do not use EMT where subject to severe physical damage, nor to support luminaires or other equipment, except conduit bodies not larger than the tubing.',
      es: 'No use EMT donde reciba daño físico severo, ni para sostener luminarias u otro equipo, salvo condulets no mayores que el tubo.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use EMT where subject to severe physical damage', es: 'usar EMT donde haya daño físico severo' },
        words: 'thinwall',
      },
      {
        says: 'must-not',
        what: { en: 'use EMT to support luminaires or equipment', es: 'usar EMT para soportar luminarias o equipo' },
        unless: { en: 'it is a conduit body not larger than the tubing', es: 'sea una caja condulet no mayor que el tubo' },
        words: 'hang light box',
      },
    ],
    words: { en: 'support light fixture hang box physical damage support box', es: 'sostener luminaria daño severo permite soportar caja' },
  },
  {
    id: '358-20-emt-size',
    section: '358.20',
    grade: 'V2',
    title: { en: 'EMT trade sizes', es: 'Tamaños de EMT' },
    text: {
      en: 'EMT is made and used from trade size 1/2 to 4; the code sets 1/2 as the smallest in ordinary use.',
      es: 'El EMT se fabrica y usa de tamaño 1/2 a 4; el código fija 1/2 como el menor en uso normal.',
    },
    figures: { min: ['1/2', ''], max: [4, ''] },
    claims: [
      { says: 'must-not', what: { en: 'use EMT smaller than trade size 1/2', es: 'usar EMT menor que 1/2' }, words: 'thinwall 3/8' },
    ],
    words: { en: 'EMT minimum maximum size', es: 'EMT tamaño mínimo máximo' },
  },
  {
    id: '358-26-emt-bends',
    section: '358.26',
    grade: 'V2',
    title: { en: 'EMT: 360 degrees between pull points', es: 'EMT: 360 grados entre puntos de jalado' },
    text: {
      en: 'Bends in EMT between pull points total at most 360°. There is no limit on length between boxes.',
      es: 'Las curvas del EMT entre puntos de jalado suman cuando mucho 360°. No hay límite de longitud entre cajas.',
    },
    figures: { maxDeg: [360, '°'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'exceed 360° of bends in EMT between pull points', es: 'pasar de 360° de curvas en EMT entre puntos de jalado' },
        words: 'four 90',
      },
      {
        says: 'need-not',
        what: { en: 'put a box in a long EMT run because of length', es: 'poner caja en un tramo largo de EMT por el largo' },
        words: 'maximum conduit length pull box',
      },
    ],
    words: { en: 'max bends four 90 distance pull boxes', es: 'máximo curvas distancia registros' },
  },
  {
    id: '358-28-emt-threads',
    section: '358.28',
    grade: 'V2',
    title: { en: 'EMT is not threaded', es: 'El EMT no se rosca' },
    text: {
      en: 'Ream cut ends of EMT and do not thread it. Only factory threaded integral couplings are an exception.',
      es: 'Rime los cortes del EMT y no lo rosque. Sólo se exceptúan los coples integrales roscados de fábrica.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'thread EMT', es: 'roscar EMT' },
        unless: { en: 'it is a factory threaded integral coupling', es: 'sea un cople integral roscado de fábrica' },
        words: 'thinwall',
      },
      { says: 'must', what: { en: 'ream cut EMT', es: 'rimar el EMT cortado' }, words: 'deburr' },
    ],
    words: { en: 'ream', es: 'rimar' },
  },
  {
    id: '358-30-emt-support',
    section: '358.30(A)',
    grade: 'V2',
    title: { en: 'Supporting EMT: 3 ft and 10 ft', es: 'Soporte del EMT: 3 pies y 10 pies' },
    text: {
      en: 'Fasten EMT every 10 ft and within 3 ft of each box, cabinet, conduit body or termination. Couplings are not terminations. Where framing does not allow it, an unbroken length may be fastened at 5 ft.',
      es: 'Fije el EMT cada 10 pies y a 3 pies de cada caja, gabinete, condulet o terminación. Los coples no son terminación. Si la estructura no lo permite, un tramo sin uniones puede fijarse a 5 pies.',
    },
    figures: { maxFt: [10, 'ft'], boxFt: [3, 'ft'], altFt: [5, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'fasten EMT every 10 ft and within 3 ft of boxes and conduit bodies',
          es: 'fijar EMT cada 10 pies y a 3 pies de cajas y condulets',
        },
        unless: {
          en: 'framing leaves no place within 3 ft; an unbroken length may be at 5 ft',
          es: 'la estructura no deje dónde a 3 pies; un tramo entero puede ir a 5 pies',
        },
        words: 'strap thinwall',
      },
      {
        says: 'need-not',
        what: { en: 'strap EMT within 3 ft of couplings', es: 'sujetar EMT a 3 pies de los coples' },
        words: 'strap coupling termination abrazadera inspector también',
      },
      {
        says: 'may',
        what: {
          en: 'put the first EMT strap up to 5 ft from a box on an unbroken length',
          es: 'poner la primera abrazadera del EMT hasta a 5 pies de la caja en tramo entero',
        },
        if: { en: 'the framing leaves no place to fasten within 3 ft', es: 'la estructura no deja dónde sujetar a 3 pies' },
        words: 'bar joists trusses bays beams nearest one full stick no joint between nothing to strap to 4.5 ft vigas',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave the first EMT strap more than 3 ft from a box or conduit body where there is a wall to fasten to',
          es: 'dejar la primera abrazadera del EMT a más de 3 pies de una caja o condulet donde hay pared',
        },
        words: 'LB 4 feet 5 feet away open block hay donde tubo',
      },
      {
        says: 'must-not',
        what: { en: 'space EMT straps more than 10 ft apart', es: 'separar las abrazaderas del EMT más de 10 pies' },
        words: '12 ft every other joist stiff',
      },
    ],
    words: { en: 'strap spacing far box coupling', es: 'abrazadera distancia cople sujeta tubo' },
  },
  {
    id: '358-30-b-emt-framing',
    section: '358.30(B)',
    grade: 'V2',
    title: { en: 'EMT through framing holes', es: 'EMT a través de barrenos' },
    text: {
      en: 'Horizontal EMT through holes in framing is supported where the members are 10 ft apart or less, and it is still fastened within 3 ft of terminations.',
      es: 'El EMT horizontal por barrenos está soportado si los miembros están a 10 pies o menos, y aún se fija a 3 pies de las terminaciones.',
    },
    figures: { maxFt: [10, 'ft'], boxFt: [3, 'ft'] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'strap horizontal EMT in framing holes 10 ft or less apart',
          es: 'sujetar EMT horizontal en barrenos a 10 pies o menos',
        },
        words: 'studs',
      },
      {
        says: 'must',
        what: { en: 'fasten EMT in framing holes within 3 ft of terminations', es: 'fijar EMT en barrenos a 3 pies de terminaciones' },
      },
    ],
    words: { en: 'EMT bar joists studs support', es: 'EMT vigueta postes soporte' },
  },
  {
    id: '358-30-roof',
    section: '358.30',
    grade: 'K',
    title: { en: 'EMT across a roof', es: 'EMT sobre la azotea' },
    text: {
      en: 'EMT and other conduit may be run across a roof on wood blocks or stands if it is fastened to them by its own rule, every 10 ft for EMT, and they do not shift. Sun on a raceway close to the roof adds to the ambient temperature.',
      es: 'El EMT y otros tubos pueden correr sobre la azotea en polines de madera o soportes si van fijos a ellos según su regla, cada 10 pies el EMT, y no se mueven. El sol sobre un tubo cerca del techo sube la temperatura ambiente.',
    },
    figures: { f1: [10, 'ft'] },
    claims: [
      {
        says: 'may',
        what: { en: 'run EMT across a roof on wood blocks or stands', es: 'llevar EMT sobre la azotea en bloques de madera o soportes' },
        if: { en: 'it is fastened to them every 10 ft and they do not shift', es: 'va sujeto a ellos cada 10 pies y no se mueven' },
        words: 'sleepers conduit roof',
      },
    ],
    words: {
      en: 'roof wood blocks sleepers supports legal on top of roof rooftop conduit',
      es: 'polines de madera azotea techo soportes',
    },
  },
  {
    id: '358-30-c-nipples',
    section: '358.30',
    grade: 'V2',
    title: { en: 'Short conduit between boxes: no length is exempt', es: 'Tubo corto entre cajas: ningún largo está exento' },
    text: {
      en: 'EMT, RMC, IMC and PVC of any length are fastened within 3 ft of each box or cabinet; on a nipple one strap serves both ends. The exception for 18 in. stood only in the 2008 edition. Many inspectors accept a nipple between two fixed enclosures.',
      es: 'El EMT, RMC, IMC y PVC de cualquier largo se fijan a 3 pies o menos de cada caja o gabinete; en un niple una abrazadera sirve a los dos extremos. La excepción de 18 pulg. estuvo solo en la edición 2008. Muchos inspectores aceptan un niple entre dos gabinetes fijos.',
    },
    figures: { f1: [3, 'ft'], f2: [18, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'fasten even short EMT, RMC, IMC or PVC within 3 ft of boxes',
          es: 'fijar aun tramos cortos de EMT, RMC, IMC o PVC a 3 pies de cajas',
        },
        unless: {
          en: 'the inspector accepts a nipple between two fixed enclosures',
          es: 'el inspector acepte un niple entre dos gabinetes fijos',
        },
        words: 'nipple strap 18 inches short conduit',
      },
      {
        says: 'may',
        what: {
          en: 'serve two boxes with one strap on the EMT between them',
          es: 'servir a dos cajas con una sola abrazadera en el EMT que las une',
        },
        if: { en: 'the strap is within 3 ft of both boxes', es: 'la abrazadera queda a 3 pies o menos de ambas cajas' },
        words: 'middle in between single clip row of 4 square boxes 30 36 48 inches apart enough en medio basta',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave the EMT between two boxes without any strap because it is only 3 ft or so long',
          es: 'dejar sin abrazadera el EMT entre dos cajas porque mide solo unos 3 pies',
        },
        unless: {
          en: 'it is a nipple that the inspector accepts between two fixed enclosures',
          es: 'sea un niple que el inspector acepte entre dos gabinetes fijos',
        },
        words: 'no strap unsupported 24 30 36 inches failed boxes hold it sin soporte las cajas lo sostienen',
      },
    ],
    words: {
      en: 'does need strapped support without',
      es: 'soporte sin',
    },
  },
  {
    id: '358-42-emt-fittings',
    section: '358.42',
    grade: 'V1',
    title: { en: 'EMT couplings and connectors tight', es: 'Coples y conectores de EMT apretados' },
    text: {
      en: 'Make EMT couplings and connectors up tight. In masonry or concrete use concrete-tight types, in wet locations those listed for wet use (raintight compression).',
      es: 'Apriete bien coples y conectores de EMT. En mampostería o concreto use los herméticos al concreto, en mojado los listados para mojado (compresión, raintight).',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'use raintight EMT fittings in wet locations', es: 'usar conectores de EMT herméticos a lluvia en mojado' },
        words: 'compression set screw outdoors',
      },
      {
        says: 'must',
        what: { en: 'make up EMT couplings and connectors tight', es: 'apretar coples y conectores de EMT' },
        words: 'loose',
      },
      {
        says: 'must-not',
        what: { en: 'use ordinary set-screw EMT fittings in wet locations', es: 'usar conectores de EMT de tornillo comunes en mojado' },
        unless: { en: 'they are listed for wet use', es: 'estén listados para mojado' },
        words: 'outdoors set screw',
      },
      {
        says: 'may',
        what: {
          en: 'use steel set-screw EMT fittings in a concrete slab',
          es: 'usar conectores de tornillo de acero para EMT en una losa de concreto',
        },
        if: {
          en: 'they are listed concrete-tight, many of them only when taped',
          es: 'están listados para concreto, muchos solo si se encintan',
        },
        words: 'pour embedded masonry wall concretetight duct tape colado losa cinta',
      },
    ],
    words: { en: 'set screw outside raintight compression fittings EMT', es: 'tornillo opresor exterior compresión hermético EMT' },
  },
  {
    id: '360-12-fmt',
    section: '360.12',
    grade: 'V1',
    title: { en: 'Flexible metallic tubing (FMT): 6 ft', es: 'Tubería metálica flexible (FMT): 6 pies' },
    text: {
      en: 'FMT is for dry accessible places, on branch circuits up to 1000 V. Not in lengths over 6 ft, in hoistways, battery rooms, hazardous locations, underground or in concrete.',
      es: 'El FMT es para lugares secos y accesibles, en ramales hasta 1000 V. No en tramos de más de 6 pies, cubos de elevador, cuartos de baterías, lugares peligrosos, enterrado ni en concreto.',
    },
    figures: { vV: [1000, 'V'], lenFt: [6, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use FMT in lengths over 6 ft', es: 'usar FMT de más de 6 pies' },
        words: 'flexible metallic tubing',
      },
      {
        says: 'must-not',
        what: { en: 'use FMT underground, in concrete or hazardous locations', es: 'usar FMT enterrado, en concreto o lugares peligrosos' },
        words: 'flexible metallic tubing',
      },
    ],
    words: { en: 'FMT flexible metallic tubing', es: 'FMT tubería flexible' },
  },
  {
    id: '360-20-fmt-size',
    section: '360.20',
    grade: 'V1',
    title: { en: 'FMT trade sizes', es: 'Tamaños de FMT' },
    text: {
      en: 'FMT comes in trade sizes 1/2 and 3/4; size 3/8 is allowed as part of listed assemblies and for luminaires.',
      es: 'El FMT viene en tamaños 1/2 y 3/4; el 3/8 se permite en ensambles listados y para luminarias.',
    },
    figures: { min: ['1/2', ''], max: ['3/4', ''] },
    words: { en: 'FMT size', es: 'FMT tamaño' },
  },
  {
    id: '360-24-fmt-bend',
    section: '360.24',
    grade: 'K',
    title: { en: 'FMT bends', es: 'Curvas del FMT' },
    text: {
      en: 'Flexible metallic tubing bent once and fixed takes an inside radius of at least 4 in. in size 1/2 and 5 in. in 3/4 (3-1/2 in. in 3/8). Where it flexes now and then in service: 12-1/2 in., 17-1/2 in. and 10 in.',
      es: 'El FMT doblado una vez y fijo lleva radio interior de al menos 4 pulg. en 1/2 y 5 pulg. en 3/4 (3-1/2 pulg. en 3/8). Si se flexiona de vez en cuando en servicio: 12-1/2 pulg., 17-1/2 pulg. y 10 pulg.',
    },
    figures: { f1: [4, 'in'], f2: [5, 'in'], f3: ['3-1/2', 'in'], f4: ['12-1/2', 'in'], f5: ['17-1/2', 'in'], f6: [10, 'in'] },
    words: {
      en: 'flexible metallic tubing radius fixed bends infrequent flexing',
      es: 'radio doblez FMT',
    },
  },
  {
    id: '362-10-ent-three-floors',
    section: '362.10',
    grade: 'V2',
    title: { en: 'ENT (smurf tube): buildings up to three floors', es: 'ENT (poliducto corrugado): edificios de hasta tres pisos' },
    text: {
      en: 'In buildings of up to three floors above grade ENT may be exposed or concealed. In higher ones it is concealed behind a thermal barrier with a 15 min finish rating, unless the building is sprinklered throughout.',
      es: 'En edificios de hasta tres pisos sobre el nivel el ENT puede ir expuesto u oculto. En más altos va oculto tras barrera térmica de 15 min, salvo que todo el edificio tenga rociadores.',
    },
    figures: { minMin: [15, 'min'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use ENT (smurf tube) exposed or concealed in buildings up to three floors',
          es: 'usar ENT (poliducto) expuesto u oculto en edificios de hasta tres pisos',
        },
        words: 'smurf tube',
      },
      {
        says: 'must',
        what: {
          en: 'conceal ENT behind a 15 min finish in buildings over three floors',
          es: 'ocultar ENT tras acabado de 15 min en edificios de más de tres pisos',
        },
        unless: { en: 'the building is sprinklered throughout', es: 'el edificio tenga rociadores en todo' },
        words: 'smurf tube',
      },
    ],
    words: { en: 'blue flexible conduit high rise', es: 'azul alto' },
  },
  {
    id: '362-10-ent-slab',
    section: '362.10',
    grade: 'V2',
    title: { en: 'ENT in slabs and above ceilings', es: 'ENT en losas y sobre plafones' },
    text: {
      en: 'ENT may be encased in poured concrete with fittings identified for it, and run above suspended ceilings with a 15 min finish rating or in buildings of three floors or less.',
      es: 'El ENT puede ahogarse en concreto con conectores identificados, y correr sobre plafones con clasificación de 15 min o en edificios de tres pisos o menos.',
    },
    figures: { minMin: [15, 'min'] },
    claims: [
      {
        says: 'may',
        what: { en: 'put ENT in poured concrete', es: 'poner ENT en concreto colado' },
        if: { en: 'with fittings identified for it', es: 'con conectores identificados para eso' },
        words: 'smurf tube slab',
      },
      {
        says: 'may',
        what: { en: 'run ENT above suspended ceilings', es: 'llevar ENT sobre plafón' },
        if: {
          en: 'the ceiling has a 15 min finish rating or the building has three floors or less',
          es: 'el plafón tiene acabado de 15 min o el edificio es de tres pisos o menos',
        },
        words: 'smurf tube',
      },
    ],
    words: { en: 'concrete deck', es: 'colada' },
  },
  {
    id: '362-12-ent-not',
    section: '362.12',
    grade: 'V2',
    title: { en: 'ENT: where not', es: 'ENT: dónde no' },
    text: {
      en: 'Do not use ENT directly buried, to support equipment, over its temperature rating, in most hazardous locations and theaters, in sunlight unless marked, or where subject to physical damage.',
      es: 'No use ENT enterrado directo, para sostener equipo, arriba de su temperatura, en la mayoría de lugares peligrosos y teatros, al sol si no está marcado, ni donde reciba daño.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'bury ENT (smurf tube) directly', es: 'enterrar directo el ENT (poliducto)' },
        words: 'smurf tube underground',
      },
      {
        says: 'must-not',
        what: { en: 'use ENT in sunlight', es: 'usar ENT al sol' },
        unless: { en: 'it is marked for it', es: 'esté marcado para eso' },
        words: 'smurf tube outdoors',
      },
      {
        says: 'must-not',
        what: {
          en: 'use ENT to support equipment or where subject to physical damage',
          es: 'usar ENT para soportar equipo o donde haya daño físico',
        },
        words: 'smurf tube',
      },
    ],
    words: { en: 'smurf tube underground outside sun', es: 'poliducto enterrado sol' },
  },
  {
    id: '362-20-ent-size',
    section: '362.20',
    grade: 'V1',
    title: { en: 'ENT sizes', es: 'Tamaños del ENT' },
    text: {
      en: 'ENT runs from trade size 1/2 to 2-1/2; in older editions the largest was 2.',
      es: 'El ENT va del tamaño 1/2 al 2-1/2; en ediciones anteriores el mayor era 2.',
    },
    words: {
      en: 'largest smurf tube trade size maximum minimum',
      es: 'smurf tube más grande máximo mínimo',
    },
  },
  {
    id: '362-30-ent-support',
    section: '362.30',
    grade: 'V1',
    title: { en: 'Supporting ENT: 3 ft', es: 'Soporte del ENT: 3 pies' },
    text: {
      en: 'Fasten ENT every 3 ft and within 3 ft of each box or termination. Up to 6 ft to a luminaire in an accessible ceiling and fished runs are excepted.',
      es: 'Fije el ENT cada 3 pies y a 3 pies de cada caja o terminación. Se exceptúan hasta 6 pies a luminaria en plafón accesible y tramos pescados.',
    },
    figures: { maxFt: [3, 'ft'], lumFt: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: { en: 'fasten ENT every 3 ft and within 3 ft of boxes', es: 'fijar ENT cada 3 pies y a 3 pies de cajas' },
        unless: {
          en: 'it is fished or up to 6 ft to a luminaire in an accessible ceiling',
          es: 'vaya pescado o hasta 6 pies a luminaria en plafón accesible',
        },
        words: 'smurf tube strap',
      },
    ],
    words: { en: 'smurf tube strap spacing', es: 'poliducto abrazadera distancia' },
  },
  {
    id: '362-48-ent-joints',
    section: '362.48',
    grade: 'V1',
    title: { en: 'ENT fittings', es: 'Conectores de ENT' },
    text: {
      en: "Join ENT with listed ENT fittings. PVC fittings may be glued to it where the maker's instructions and listing allow.",
      es: 'Una el ENT con conectores listados para ENT. Pueden pegarse conexiones de PVC donde las instrucciones y el listado lo permiten.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'glue PVC fittings to ENT', es: 'pegar conexiones de PVC al ENT' },
        if: { en: "the maker's instructions and listing allow it", es: 'el instructivo y el listado lo permiten' },
        words: 'smurf tube',
      },
      { says: 'must', what: { en: 'use listed ENT fittings', es: 'usar conectores de ENT listados' }, words: 'smurf tube' },
    ],
    words: { en: 'ENT snap fittings glue PVC coupling', es: 'ENT conectores a presión pegar PVC' },
  },
];

// Confirmed: EMT Mike Holt newsletter (2020 NEC), electriciantalk, other Q&A pages; RMC NEC pocket guide (flylib), legalclarity, heimduo, IRC table; running threads raceway sizing blog, threading guide;
// FMC EC&M 2014, rescuing/fixanswer pages, IRC table; PVC temperature limit NEC pocket guide, conduit reference page; PVC EC&M quiz, EC&M (expansion, twice), Q&A pages; ENT Carlon brochure, experts123, Mike Holt forum; bends Holt, IRC, textbook.
// One source at the first reading: 342.10, 342.20, 344.14, 344.30 spans, 348.10, 348.30 exceptions, 350.10, 350.20, 352.20, 352.46, 354, 356, 358.20, 358.28, 358.30(B), 360.12, 362.12, 362.30, 362.48.
// 350.30 IRC table, study page.
// Second reading: 342 callout.app, electricianexampractice, codebookcity, examzify; 344.14 exam bank; 344.30 two conduit Q&A pages; 348.10 EC&M 2011, myengineerings; 348.30 EC&M 2021, Q&A;
// 352.10 EC&M, Q&A; 356 codebookcity, electricianexampractice; 362.12 electricianexampractice, codebookcity. One source only: 348.42, 358.42, 360.20.
// 344.28 Steel Tube Institute, threading page, textbook; 350.10, 350.20 codebookcity, EC&M, pocket guide, electricianexampractice; 358.28 conduit Q&A and earlier; 362.10 EC&M 2011, electricianexampractice. One source only: figures of 344.24.
// Third look: 348.20 Mike Holt forum, engproducts.
// Fourth look: 352.44 coefficient 0.0000338 in. per in. and °F Carlon catalog, Carlon expansion joints, D & F Liquidators: 4.06 in. One source: 362.20 electricianexampractice.
// Fifth look: no exception for short nipples (18 in. only in 2008) Mike Holt forum 2590085, 2575189, 195817; 358.20 EC&M 2023 and Table 4 sizes (fact list); 358.30(B) Mike Holt forum 2575189 (10 ft; an EC&M answer prints 3 ft); 352.20 Table 4 sizes (fact list).
