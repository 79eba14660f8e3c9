// Article 310 in own words: conductors for general wiring, their ampacity, correction and adjustment.
import type { Rule } from '../knowledge.ts';

export const article310: readonly Rule[] = [
  {
    id: '310-3-a-minimum-size',
    section: '310.3(A)',
    numberIn: { 2017: '310.106(A)' },
    grade: 'K',
    title: { en: 'Smallest conductor for general wiring', es: 'Conductor mínimo para alambrado general' },
    text: {
      en: 'The smallest conductor for general wiring up to 2000 V is 14 AWG copper or copper-clad aluminum, or 12 AWG aluminum. Smaller sizes are only for cords, fixture wire, control circuits and other uses that name them.',
      es: 'El conductor mínimo para alambrado general hasta 2000 V es 14 AWG de cobre o de aluminio recubierto de cobre, o 12 AWG de aluminio. Menores sólo para cordones, alambre de luminarias, control y otros usos que los nombren.',
    },
    textIn: {
      2017: {
        en: 'The smallest conductor for general wiring is 14 AWG copper, or 12 AWG aluminum or copper-clad aluminum.',
        es: 'El conductor mínimo para alambrado general es 14 AWG de cobre, o 12 AWG de aluminio o aluminio recubierto de cobre.',
      },
      2020: {
        en: 'The smallest conductor for general wiring is 14 AWG copper, or 12 AWG aluminum or copper-clad aluminum.',
        es: 'El conductor mínimo para alambrado general es 14 AWG de cobre, o 12 AWG de aluminio o aluminio recubierto de cobre.',
      },
    },
    figures: { vV: [2000, 'V'], cuAwg: [14, 'AWG'], alAwg: [12, 'AWG'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use copper smaller than 14 AWG for general wiring', es: 'usar cobre menor que 14 AWG en alambrado general' },
        unless: {
          en: 'it is a cord, fixture wire, control circuit or another use that names the smaller size',
          es: 'sea cordón, alambre de luminaria, circuito de control u otro uso que nombre el calibre menor',
        },
        words: '16 18 gauge wire branch circuit alambre calibre 16',
      },
      {
        says: 'must-not',
        what: { en: 'use aluminum smaller than 12 AWG for general wiring', es: 'usar aluminio menor que 12 AWG en alambrado general' },
        words: '14 aluminum wire calibre mínimo',
      },
      {
        says: 'may',
        what: { en: 'use 14 AWG copper for general wiring', es: 'usar cobre 14 AWG en alambrado general' },
        words: 'smallest wire minimum size',
      },
    ],
    words: { en: 'minimum wire size smallest gauge 16 gauge branch circuit', es: 'calibre mínimo alambre más delgado 16' },
  },
  {
    id: '310-3-c-stranded',
    section: '310.3(C)',
    numberIn: { 2017: '310.106(C)' },
    grade: 'V2',
    title: { en: 'Stranded for 8 AWG and larger in raceway', es: 'Cable trenzado para 8 AWG y mayores en tubo' },
    text: {
      en: 'Conductors 8 AWG and larger installed in a raceway are stranded, unless another rule permits or requires solid, as for pool bonding or grounding electrode conductors.',
      es: 'Los conductores 8 AWG y mayores en canalización son trenzados, salvo que otra regla permita o exija sólido, como la unión de albercas o el conductor al electrodo.',
    },
    figures: { sizeAwg: [8, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use stranded conductors for 8 AWG and larger in a raceway',
          es: 'usar conductores trenzados (cable) de 8 AWG y mayores en tubo',
        },
        unless: {
          en: 'another rule permits or requires solid, as for pool bonding or grounding electrode conductors',
          es: 'otra regla permita o pida sólido, como en la unión de albercas o el conductor del electrodo',
        },
        words: 'solid wire conduit alambre sólido cableado',
      },
      {
        says: 'must-not',
        what: { en: 'pull solid 8 AWG or larger conductors in conduit', es: 'meter en tubo conductores sólidos de 8 AWG o mayores' },
        unless: {
          en: 'another rule permits or requires solid, as for pool bonding or grounding electrode conductors',
          es: 'otra regla permita o pida sólido, como en la unión de albercas o el conductor del electrodo',
        },
        words: 'solid wire #6 #8 raceway alambre sólido',
      },
    ],
    words: { en: 'solid wire conduit pull number 6', es: 'sólido número' },
  },
  {
    id: '310-4-insulation-temperature',
    section: 'Table 310.4(1)',
    numberIn: { 2017: 'Table 310.104(A)' },
    grade: 'V2',
    title: { en: 'What THHN, THWN-2 and XHHW-2 are good for', es: 'Para qué sirven THHN, THWN-2 y XHHW-2' },
    text: {
      en: 'TW and UF are 60 °C; THW, THWN, RHW, XHHW in wet places and USE 75 °C; THHN and XHHW 90 °C, dry and damp only. The suffix -2 means 90 °C wet or dry, as in THWN-2, XHHW-2, RHW-2. Most building wire is marked THHN/THWN-2 and may be used as either.',
      es: 'TW y UF son de 60 °C; THW, THWN, RHW, USE y, en mojado, XHHW, de 75 °C; THHN y XHHW de 90 °C, sólo en seco y húmedo. El sufijo -2 significa 90 °C en mojado o seco, como THWN-2, XHHW-2, RHW-2. Casi todo el cable de construcción viene marcado THHN/THWN-2 y sirve como ambos.',
    },
    figures: { dryC: [90, '°C'], wetC: [75, '°C'], twC: [60, '°C'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use wire marked THHN/THWN-2 as either THHN or THWN-2, wet or dry',
          es: 'usar alambre marcado THHN/THWN-2 como THHN o como THWN-2, mojado o seco',
        },
        words: 'dual rated wire wet location',
      },
      {
        says: 'must-not',
        what: { en: 'use plain THHN or XHHW at 90 °C in wet places', es: 'usar THHN o XHHW sin -2 a 90 °C en lugar mojado' },
        words: 'thhn wet location underground conduit lugar mojado',
      },
    ],
    words: {
      en: 'insulation type TW THW THWN XHHW RHW UF maximum operating temperature rating letters dual rated',
      es: 'tipo aislamiento TW THW THWN XHHW RHW temperatura máxima operación letras 60 75 90 grados',
    },
  },
  {
    id: '310-4-letters',
    section: 'Table 310.4(1)',
    numberIn: { '2017': 'Table 310.104(A)' },
    grade: 'V2',
    title: { en: 'Wire letters such as THHN and XHHW: what they mean', es: 'Letras del cable como THHN y XHHW: qué significan' },
    text: {
      en: 'T is thermoplastic, X cross-linked polyethylene, R rubber or thermoset, H heat-resistant (75 °C), HH more (90 °C), W for wet places, N nylon jacket, U underground. A final -2 means 90 °C wet or dry.',
      es: 'T es termoplástico, X polietileno reticulado, R hule o termofijo, H resiste calor (75 °C), HH más (90 °C), W para mojado, N forro de nylon, U subterráneo. Un -2 al final es 90 °C mojado o seco.',
    },
    figures: { f1: [75, '°C'], f2: [90, '°C'] },
    words: {
      en: 'stand for letters insulation type THWN RHW USE XHHW meaning',
      es: 'letras aislamiento significado',
    },
  },
  {
    id: '310-10-c-wet',
    section: '310.10(C)',
    grade: 'V2',
    title: { en: 'Wet locations: only conductors listed for wet', es: 'Lugar mojado: sólo conductores para mojado' },
    text: {
      en: 'In wet locations use conductors with a W type or otherwise listed for wet use, such as THW, THWN, XHHW or RHW, or moisture-impervious metal sheathed cable. The inside of outdoor and buried conduit counts as wet.',
      es: 'En lugares mojados use conductores con W o listados para mojado, como THW, THWN, XHHW o RHW, o cable con cubierta metálica impermeable. El interior de tubo exterior y enterrado cuenta como mojado.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use conductors listed for wet locations inside outdoor and buried conduit',
          es: 'usar conductores listados para lugar mojado dentro de tubo exterior o enterrado',
        },
        words: 'thwn thhn xhhw wet underground pvc',
      },
      {
        says: 'must-not',
        what: {
          en: 'run plain THHN in wet locations, including outdoor or underground conduit',
          es: 'llevar THHN solo en lugar mojado, incluso en tubo exterior o enterrado',
        },
        unless: { en: 'it is also listed for wet use, such as THWN', es: 'también esté listado para mojado, como THWN' },
        words: 'thhn wet underground outside',
      },
    ],
    words: { en: 'THHN outdoors wire letter', es: 'THHN exterior letra' },
  },
  {
    id: '310-10-d-sunlight',
    section: '310.10(D)',
    grade: 'V2',
    title: { en: 'Sunlight-resistant insulation', es: 'Aislamiento resistente al sol' },
    text: {
      en: 'Insulated conductors and cables exposed to direct sun are listed or marked sunlight resistant, or are covered with tape or sleeving that is listed for it.',
      es: 'Los conductores y cables expuestos al sol directo son listados o marcados como resistentes a la luz solar, o van cubiertos con cinta o manga listada para eso.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use sunlight-resistant conductors and cables in direct sun',
          es: 'usar conductores y cables resistentes al sol donde les dé el sol directo',
        },
        unless: { en: 'they are covered with tape or sleeving listed for it', es: 'estén cubiertos con cinta o funda listada para eso' },
        words: 'uv romex outside sol',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave unlisted conductors or cables exposed to direct sun',
          es: 'dejar conductores o cables no listados expuestos al sol directo',
        },
        unless: { en: 'they are covered with tape or sleeving listed for it', es: 'estén cubiertos con cinta o funda listada para eso' },
        words: 'uv sunlight resistant',
      },
    ],
    words: { en: 'UV resistant SR wire outside exposed USE PV', es: 'resistente al sol UV cable exterior' },
  },
  {
    id: '310-10-e-direct-burial',
    section: '310.10(E)',
    grade: 'K',
    title: { en: 'Direct burial only with listed conductors', es: 'Enterrado directo sólo con conductores listados' },
    text: {
      en: 'Bury directly only conductors identified for it, such as USE, or cables such as UF. THWN-2 in the dirt without conduit is not allowed.',
      es: 'Entierre directo sólo conductores identificados para eso, como USE, o cables como UF. El THWN-2 en la tierra sin tubo no se permite.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'bury THWN-2 directly in the dirt without conduit', es: 'enterrar THWN-2 directo en la tierra sin tubo' },
        words: 'thhn thwn direct burial underground individual wires',
      },
      {
        says: 'may',
        what: { en: 'bury UF cable or USE conductors directly', es: 'enterrar directo cable UF o conductores USE' },
        words: 'uf-b direct burial sin tubo',
      },
      {
        says: 'must',
        what: {
          en: 'use only conductors or cables identified for direct burial when buried without conduit',
          es: 'usar sólo conductores o cables identificados para enterrar cuando van sin tubo',
        },
        words: 'uf use romex bury',
      },
    ],
    words: { en: 'bury THHN no conduit USE-2 UF direct', es: 'enterrar THHN sin tubo USE-2' },
  },
  {
    id: '310-10-g-parallel',
    section: '310.10(G)',
    numberIn: { 2017: '310.10(H)' },
    grade: 'V2',
    title: { en: 'Parallel conductors: minimum 1/0, all alike', es: 'Conductores en paralelo: calibre mínimo 1/0, todos iguales' },
    text: {
      en: 'Phases and neutrals may be paralleled only in 1/0 AWG and larger. Within each phase or neutral, all are the same length, material, size and insulation and end the same way. One phase may differ from another.',
      es: 'Fases y neutros sólo se ponen en paralelo en 1/0 AWG y mayores. En cada fase o neutro, todos son del mismo largo, material, calibre y aislamiento y terminan igual. Una fase puede ser distinta de otra.',
    },
    figures: { sizeAwg: ['1/0', 'AWG'] },
    claims: [
      {
        says: 'may',
        what: { en: 'parallel phases or neutrals in 1/0 AWG and larger', es: 'poner en paralelo fases o neutros de 1/0 AWG y mayores' },
        if: {
          en: 'within each phase or neutral all are the same length, material, size, insulation and termination',
          es: 'en cada fase o neutro todos son de igual largo, material, calibre, aislamiento y terminación',
        },
        words: 'paralelo',
      },
      {
        says: 'must-not',
        what: {
          en: 'parallel phase or neutral conductors smaller than 1/0 AWG',
          es: 'poner en paralelo conductores de fase o neutro menores que 1/0 AWG',
        },
        unless: {
          en: 'an exception applies, such as control power, 360 Hz circuits or engineered neutrals in existing installations',
          es: 'aplique una excepción, como control, circuitos de 360 Hz o neutros con ingeniería en instalaciones existentes',
        },
        words: 'double two #10 per phase fase',
      },
      {
        says: 'must-not',
        what: {
          en: 'mix lengths, materials, sizes or insulation within one paralleled phase',
          es: 'mezclar largos, materiales, calibres o aislamientos dentro de una misma fase en paralelo',
        },
        words: 'same fase THHN XHHW pair longer',
      },
      {
        says: 'may',
        what: {
          en: 'make one phase of a parallel set different from another phase',
          es: 'hacer una fase del paralelo distinta de otra fase',
        },
        words: 'B copper aluminum longer',
      },
      {
        says: 'must-not',
        what: {
          en: 'make one conduit of a parallel run longer, so that the wires of one phase differ in length',
          es: 'hacer un tubo del paralelo más largo, de modo que los cables de una fase midan distinto',
        },
        words: 'one pipe feet longer than the others sets same length equal detour conduit extra bend',
      },
    ],
    words: {
      en: 'runs minimum size feeders two sets #2 smallest joined both ends copper aluminum',
      es: 'dos juegos calibre pequeño poner',
    },
  },
  {
    id: '310-10-g-separate-raceways',
    section: '310.10(G)',
    numberIn: { 2017: '310.10(H)' },
    grade: 'V2',
    title: { en: 'Parallel sets in separate raceways', es: 'Juegos en paralelo en tubos separados' },
    text: {
      en: 'When parallel sets run in separate raceways or cables, these have the same number of conductors and the same electrical characteristics: do not mix steel and PVC within one circuit. Each raceway carries every phase, the neutral and a full-size ground.',
      es: 'Si los juegos en paralelo van en tubos o cables separados, éstos llevan el mismo número de conductores y las mismas características eléctricas: no mezcle acero y PVC en un circuito. Cada tubo lleva todas las fases, el neutro y una tierra completa.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'mix steel and PVC conduits for parallel sets of one circuit',
          es: 'mezclar tubo de acero y PVC en los juegos en paralelo de un circuito',
        },
        words: 'parallel raceways metal nonmetallic',
      },
      {
        says: 'must',
        what: {
          en: 'put every phase, the neutral and a full-size ground in each parallel raceway',
          es: 'llevar cada fase, el neutro y una tierra de calibre completo en cada tubo en paralelo',
        },
        words: 'parallel conduits equipment ground each conduit',
      },
    ],
    words: {
      en: 'conduits PVC steel mix phases each pipe',
      es: 'PVC acero mezclar fases',
    },
  },
  {
    id: '310-12-dwelling-83-percent',
    section: '310.12(A)',
    numberIn: { 2017: '310.15(B)(7)' },
    grade: 'V2',
    title: { en: 'House service at 83%', es: 'Acometida de casa al 83%' },
    text: {
      en: 'For single-phase services from 100 A to 400 A that carry the whole load of a dwelling, the conductors may have an ampacity of 83% of the service rating. It applies when no temperature correction or bundling adjustment is needed.',
      es: 'En acometidas monofásicas de 100 A a 400 A que llevan toda la carga de una vivienda, los conductores pueden tener una ampacidad del 83% de la capacidad de la acometida. Aplica cuando no hace falta corrección por temperatura ni ajuste.',
    },
    figures: { loA: [100, 'A'], hiA: [400, 'A'], pctPercent: [83, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'size the conductors of a single-phase dwelling service of 100 to 400 A at 83% of its rating',
          es: 'dimensionar los conductores de una acometida monofásica de vivienda de 100 a 400 A al 83%',
        },
        if: {
          en: 'they carry the whole load of the dwelling and no temperature correction or bundling adjustment is needed',
          es: 'llevan toda la carga de la vivienda y no hace falta corrección por temperatura ni ajuste por agrupamiento',
        },
        words: '83 percent rule house service 200 amp 4/0',
      },
    ],
    words: {
      en: '200 wire size 2/0 copper 4/0 aluminum residential table',
      es: 'servicio 200 calibre 2/0 cobre 4/0 aluminio',
    },
  },
  {
    id: '310-12-dwelling-sizes',
    section: 'Table 310.12(A)',
    numberIn: { 2017: '310.15(B)(7)', 2020: 'Table 310.12' },
    grade: 'V2',
    title: { en: 'House service conductor sizes', es: 'Calibres de acometida para casa' },
    text: {
      en: 'With the 83% rule: 100 A: 4 copper or 2 aluminum; 125 A: 2 or 1/0; 150 A: 1 or 2/0; 200 A: 2/0 or 4/0; 225 A: 3/0 or 250; 300 A: 250 or 350; 400 A: 400 or 600. 83% only for the entire load of the dwelling.',
      es: 'Con la regla del 83%: 100 A: 4 de cobre o 2 de aluminio; 125 A: 2 o 1/0; 150 A: 1 o 2/0; 200 A: 2/0 o 4/0; 225 A: 3/0 o 250; 300 A: 250 o 350; 400 A: 400 o 600. Sólo si lleva toda la carga de la vivienda.',
    },
    figures: {
      a1A: [100, 'A'],
      a2A: [125, 'A'],
      a3A: [150, 'A'],
      a4A: [200, 'A'],
      a5A: [225, 'A'],
      a6A: [300, 'A'],
      a7A: [400, 'A'],
      pctPercent: [83, '%'],
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use 2/0 copper or 4/0 aluminum for a 200 A house service',
          es: 'usar 2/0 de cobre o 4/0 de aluminio en una acometida de casa de 200 A',
        },
        if: { en: 'it carries the entire load of the dwelling', es: 'lleva toda la carga de la vivienda' },
        words: '200 amp service wire size',
      },
      {
        says: 'may',
        what: {
          en: 'use 4 AWG copper or 2 AWG aluminum for a 100 A house service',
          es: 'usar 4 AWG cobre o 2 AWG aluminio en una acometida de casa de 100 A',
        },
        if: { en: 'it carries the entire load of the dwelling', es: 'lleva toda la carga de la vivienda' },
        words: '100 amp service wire size',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the 83% dwelling sizes where the conductors carry only part of the dwelling load',
          es: 'usar los calibres del 83% donde los conductores llevan sólo parte de la carga de la vivienda',
        },
        words: 'subpanel 83 percent 2 aluminum 100 amp subtablero',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the 83% house sizes on a barn, dairy or other building that is no house',
          es: 'usar los calibres de casa del 83% en un granero u otro edificio que no es casa',
        },
        words: 'service 4/0 aluminum',
      },
    ],
    words: { en: 'entrance cable chart SEU 100 4 copper 2 aluminum', es: 'tabla residencial cable SER' },
  },
  {
    id: '310-12-b-feeders',
    section: '310.12(B)',
    numberIn: { 2017: '310.15(B)(7)' },
    grade: 'V2',
    title: { en: '83% for a feeder: only with the entire dwelling load', es: '83% en alimentador: sólo con toda la carga' },
    text: {
      en: 'A feeder may use the 83% rule only if it carries the entire load of the dwelling, such as from the meter main to the house panel. A subpanel for part of the house is sized from the normal ampacity table.',
      es: 'Un alimentador puede usar la regla del 83% sólo si lleva toda la carga de la vivienda, como del interruptor en el medidor al tablero. Un subtablero de parte de la casa se calcula con la tabla normal.',
    },
    figures: { pctPercent: [83, '%'] },
    claims: [
      {
        says: 'may',
        what: { en: 'use the 83% rule for a dwelling feeder', es: 'usar la regla del 83% en un alimentador de vivienda' },
        if: {
          en: 'it carries the entire load of the dwelling, as from the meter main to the house panel',
          es: 'lleva toda la carga de la vivienda, como del medidor con main al tablero de la casa',
        },
        words: 'feeder meter main to panel alimentador',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the 83% rule for a subpanel that feeds only part of the house',
          es: 'usar la regla del 83% en un subtablero que alimenta sólo parte de la casa',
        },
        words: 'half circuits basement garage 2 aluminum 100A reduced',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the 83% rule in a store, office or other commercial building',
          es: 'usar la regla del 83% en una tienda, oficina u otro local comercial',
        },
        unless: { en: 'the conductors feed one dwelling unit in it', es: 'los conductores alimenten una vivienda dentro de él' },
        words: 'commercial business nondwelling 4/0 aluminum 200 amps comercial',
      },
    ],
    words: { en: 'subpanel size 100 garage percent', es: 'subtablero cochera 100' },
  },
  {
    id: '310-14-a3-terminal-limit',
    section: '310.14(A)(3)',
    numberIn: { 2017: '310.15(A)(3)' },
    grade: 'V2',
    title: { en: 'The weakest link sets the temperature', es: 'El punto más débil fija la temperatura' },
    text: {
      en: 'No conductor may run hotter than any part it is connected to or passes through. With 90 °C wire on 75 °C lugs, start derating from the 90 °C column, but the final ampacity may not exceed the 75 °C value, or 60 °C for most circuits of 100 A or less unless marked.',
      es: 'Ningún conductor puede operar más caliente que lo que conecta. Con cable de 90 °C en zapatas de 75 °C, el ajuste parte de la columna de 90 °C, pero el resultado no pasa del valor de 75 °C, o de 60 °C en la mayoría de circuitos de 100 A o menos si no hay marca.',
    },
    figures: { c90C: [90, '°C'], c75C: [75, '°C'], c60C: [60, '°C'], limA: [100, 'A'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use the 90 °C ampacity as the final value on 75 °C or 60 °C terminals',
          es: 'usar la ampacidad de 90 °C como valor final en terminales de 75 °C o 60 °C',
        },
        words: 'thhn lugs breaker final',
      },
      {
        says: 'may',
        what: {
          en: 'start derating from the 90 °C column with 90 °C wire',
          es: 'empezar los ajustes desde la columna de 90 °C con alambre de 90 °C',
        },
        if: {
          en: 'the final ampacity does not exceed the 75 °C or 60 °C value of the terminals',
          es: 'la ampacidad final no pasa del valor de 75 °C o 60 °C de las terminales',
        },
        words: 'thhn start attic derratear',
      },
      {
        says: 'must',
        what: {
          en: 'use the 60 °C ampacity on terminals of most circuits of 100 A or less',
          es: 'usar la ampacidad de 60 °C en terminales de la mayoría de circuitos de 100 A o menos',
        },
        unless: { en: 'the terminals are marked for a higher temperature', es: 'las terminales estén marcadas para más temperatura' },
        words: '60 degree column',
      },
    ],
    words: { en: '90 column THHN terminals 110.14', es: 'columna usar 90 grados THHN terminales' },
  },
  {
    id: '310-15-b1-ambient',
    section: 'Table 310.15(B)(1)(1)',
    numberIn: { 2017: 'Table 310.15(B)(2)(a)', 2020: 'Table 310.15(B)(1)' },
    grade: 'V2',
    title: { en: 'Ambient temperature correction', es: 'Corrección por temperatura ambiente' },
    text: {
      en: 'The table ampacity is for 30 °C (86 °F). For hotter places multiply: with 90 °C insulation 0.96 to 35 °C, 0.91 to 40 °C, 0.87 to 45 °C, 0.82 to 50 °C, 0.76 to 55 °C, 0.71 to 60 °C. Lower-temperature insulation has lower factors.',
      es: 'La tabla de ampacidad es a 30 °C (86 °F). En lugares más calientes multiplique: con aislamiento de 90 °C, 0.96 hasta 35 °C, 0.91 hasta 40 °C, 0.87 hasta 45 °C, 0.82 hasta 50 °C, 0.76 hasta 55 °C, 0.71 hasta 60 °C. El aislamiento de menor temperatura tiene factores menores.',
    },
    figures: {
      baseC: [30, '°C'],
      basefF: [86, '°F'],
      c90C: [90, '°C'],
      t1C: [35, '°C'],
      t2C: [40, '°C'],
      t3C: [45, '°C'],
      t4C: [50, '°C'],
      t5C: [55, '°C'],
      t6C: [60, '°C'],
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'correct the ampacity for ambient above 30 °C (86 °F)',
          es: 'corregir la ampacidad con ambiente de más de 30 °C (86 °F)',
        },
        words: 'hot attic derate temperature ático calor',
      },
    ],
    words: { en: 'heat derate attic factor hot 110', es: 'calor ático azotea factor desierto' },
  },
  {
    id: '310-15-b2-rooftop',
    section: '310.15(B)(2)',
    numberIn: { 2017: '310.15(B)(3)(c)' },
    grade: 'V1',
    title: { en: 'Conduit close to the roof: add 60 °F', es: 'Tubo pegado al techo: sume 60 °F' },
    text: {
      en: 'For raceways or cables in sun on a roof less than 3/4 in. above it, add 33 °C (60 °F) to the outdoor temperature before correcting. At 3/4 in. or more no adder applies. XHHW-2 is excepted.',
      es: 'En tubos o cables al sol a menos de 3/4 pulg. del techo, sume 33 °C (60 °F) a la temperatura exterior antes de corregir. A 3/4 pulg. o más no se suma nada. Se exceptúa el XHHW-2.',
    },
    textIn: {
      2017: {
        en: 'For raceways or cables in sun on a roof less than 7/8 in. above it, add 33 °C (60 °F) to the outdoor temperature before correcting. At 7/8 in. or more no adder applies. XHHW-2 is excepted.',
        es: 'En tubos o cables al sol a menos de 7/8 pulg. del techo, sume 33 °C (60 °F) a la temperatura exterior antes de corregir. A 7/8 pulg. o más no se suma nada. Se exceptúa el XHHW-2.',
      },
      2020: {
        en: 'For raceways or cables in sun on a roof less than 7/8 in. above it, add 33 °C (60 °F) to the outdoor temperature before correcting. At 7/8 in. or more no adder applies. XHHW-2 is excepted.',
        es: 'En tubos o cables al sol a menos de 7/8 pulg. del techo, sume 33 °C (60 °F) a la temperatura exterior antes de corregir. A 7/8 pulg. o más no se suma nada. Se exceptúa el XHHW-2.',
      },
    },
    figures: { gapIn: ['3/4', 'in'], cC: [33, '°C'], fF: [60, '°F'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'add 60 °F (33 °C) to the outdoor temperature for sunlit roof conduit less than 3/4 in. above it',
          es: 'sumar 60 °F (33 °C) a la temperatura para tubo al sol a menos de 3/4 pulg. del techo',
        },
        unless: { en: 'the conductors are XHHW-2', es: 'los conductores sean XHHW-2' },
        words: 'adder flat strapped touching heat wire size',
      },
      {
        says: 'need-not',
        what: {
          en: 'add the rooftop temperature adder for conduit 3/4 in. or more above the roof',
          es: 'sumar el aumento de temperatura para tubo a 3/4 pulg. o más del techo',
        },
      },
      {
        says: 'need-not',
        what: { en: 'add the rooftop temperature adder for XHHW-2', es: 'sumar el aumento de temperatura de azotea con XHHW-2' },
        words: 'exempt',
      },
    ],
    words: { en: 'rooftop conduit adder sleepers HVAC roof derate', es: 'azotea tubo al sol sobre la losa sumar grados' },
  },
  {
    id: '310-15-c1-bundling',
    section: 'Table 310.15(C)(1)',
    numberIn: { 2017: 'Table 310.15(B)(3)(a)' },
    grade: 'V2',
    title: { en: 'More than three current-carrying conductors', es: 'Más de tres conductores portadores' },
    text: {
      en: 'Multiply the ampacity by: 4 to 6 conductors 80%; 7 to 9 70%; 10 to 20 50%; 21 to 30 45%; 31 to 40 40%; 41 and more 35%. Apply it to the temperature-corrected value of the insulation column.',
      es: 'Multiplique la ampacidad por: 4 a 6 conductores 80%; 7 a 9 70%; 10 a 20 50%; 21 a 30 45%; 31 a 40 40%; 41 o más 35%. Se aplica al valor ya corregido de la columna del aislamiento.',
    },
    figures: {
      aPercent: [80, '%'],
      bPercent: [70, '%'],
      cPercent: [50, '%'],
      dPercent: [45, '%'],
      ePercent: [40, '%'],
      fPercent: [35, '%'],
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'derate when more than three current-carrying conductors share a raceway or cable',
          es: 'ajustar la ampacidad con más de tres conductores portadores en un tubo o cable',
        },
        unless: { en: 'the raceway is 24 in. or shorter', es: 'el tubo mida 24 pulg. o menos' },
        words: 'bundling fill 9 vivos bajar',
      },
      {
        says: 'may',
        what: {
          en: 'run more than three current-carrying conductors in one raceway',
          es: 'llevar más de tres conductores portadores en un mismo tubo',
        },
        if: {
          en: 'their ampacity is adjusted: 80% for 4 to 6, 70% for 7 to 9, 50% for 10 to 20',
          es: 'se ajusta la ampacidad: 80% de 4 a 6, 70% de 7 a 9, 50% de 10 a 20',
        },
        words: 'bundling nine wires conduit',
      },
      {
        says: 'is-not',
        what: {
          en: 'a larger or half-empty conduit does away with the derating for more than three current-carrying conductors',
          es: 'un tubo más grande o medio vacío quita el ajuste por más de tres conductores portadores',
        },
        words: '4 inch oversize upsizing pipe bigger air space room fill percent lots empty sobrado grande aire espacio vacío',
      },
    ],
    words: {
      en: 'derating wires conduit bundled 9 adjustment factor how many before derating 70 percent',
      es: 'agrupamiento factor ajuste cables tubo cuántos antes de reducir',
    },
  },
  {
    id: '310-15-c1-nipple',
    section: '310.15(C)(1)',
    numberIn: { 2017: '310.15(B)(3)' },
    grade: 'V2',
    title: { en: 'No adjustment in a nipple of 24 in. or less', es: 'Sin ajuste en niple de 24 pulg. o menos' },
    text: {
      en: 'The adjustment for more than three current-carrying conductors does not apply in a raceway 24 in. or shorter. Conduit fill in such a nipple may be 60%.',
      es: 'El ajuste por más de tres conductores portadores no aplica en un tubo de 24 pulg. o menos. El llenado de ese niple puede ser del 60%.',
    },
    figures: { lenIn: [24, 'in'], fillPercent: [60, '%'] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'derate for more than three conductors in a nipple of 24 in. or less',
          es: 'ajustar por más de tres conductores en un niple de 24 pulg. o menos',
        },
        words: 'bundling short raceway',
      },
      {
        says: 'may',
        what: { en: 'fill a conduit nipple of 24 in. or less to 60%', es: 'llenar al 60% un niple de tubo de 24 pulg. o menos' },
        words: 'conduit fill nipple llenado',
      },
    ],
    words: { en: 'short derating panel gutter', es: 'corto tablero ducto' },
  },
  {
    id: '310-15-c1-what-counts',
    section: '310.15(C)(1)',
    numberIn: { 2017: '310.15(B)(3)' },
    grade: 'V2',
    title: { en: 'Which wires count as current-carrying', es: 'Qué alambres cuentan como portadores' },
    text: {
      en: 'Count every phase conductor, spares included. Of conductors that cannot be energized at the same time, such as the two travelers of a 3-way switch, count only those that can. Do not count equipment grounding conductors nor a neutral that carries only the imbalance.',
      es: 'Cuente cada conductor de fase, incluidas las reservas. De los que no pueden energizarse a la vez, como los dos viajeros de un apagador de tres vías, cuente solo los que sí pueden. No cuente tierras de equipo ni un neutro que sólo lleva el desbalance.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'count spare phase conductors as current-carrying', es: 'contar los conductores de fase de reserva como portadores' },
        words: 'spare wires derate',
      },
      {
        says: 'need-not',
        what: {
          en: 'count both travelers of a 3-way switch as current-carrying',
          es: 'contar los dos viajeros de un apagador de 3 vías como portadores',
        },
        words: 'travelers derate escalera',
      },
      {
        says: 'need-not',
        what: { en: 'count equipment grounding conductors for the derating', es: 'contar las tierras para el ajuste de ampacidad' },
        words: 'ground wire derate egc',
      },
    ],
    words: { en: 'neutral ground travelers', es: 'neutro tierra viajeros' },
  },
  {
    id: '310-15-e-neutral',
    section: '310.15(E)',
    numberIn: { 2017: '310.15(B)(5)' },
    grade: 'V2',
    title: { en: 'When the neutral counts as current-carrying', es: 'Cuándo cuenta el neutro como portador' },
    text: {
      en: 'A neutral that carries only unbalanced current, as in a 120/240 V multiwire circuit, is not counted. It is counted in a two-wire circuit, in a three-wire circuit taken from two phases of a wye, and where most of the load on a four-wire wye is nonlinear, such as electronics and LED drivers.',
      es: 'El neutro que sólo lleva el desbalance, como en un circuito multifilar de 120/240 V, no se cuenta. Sí cuenta en un circuito de dos hilos, en uno de tres hilos tomado de dos fases de una estrella, y cuando la mayor parte de la carga de una estrella de cuatro hilos es no lineal, como electrónica y LED.',
    },
    figures: { v: ['120/240', 'V'] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'count a neutral that carries only unbalanced current, as in a 120/240 V multiwire circuit',
          es: 'contar un neutro que lleva sólo el desbalance, como en un multifilar de 120/240 V',
        },
        words: 'neutral current-carrying derate mwbc',
      },
      {
        says: 'must',
        what: {
          en: 'count the neutral of a two-wire circuit as current-carrying',
          es: 'contar como portador el neutro de un circuito de dos hilos',
        },
        words: 'neutral derate',
      },
      {
        says: 'must',
        what: {
          en: 'count the neutral of a three-wire circuit from two phases of a wye',
          es: 'contar el neutro de un circuito de tres hilos tomado de dos fases de una estrella',
        },
        words: '208 wye neutral derate',
      },
      {
        says: 'must',
        what: {
          en: 'count the neutral of a four-wire wye feeding mostly nonlinear loads',
          es: 'contar el neutro de una estrella de cuatro hilos con carga en su mayor parte no lineal',
        },
        words: 'harmonics led drivers computers electronics',
      },
    ],
    words: {
      en: 'conductor harmonics 120/208 shared single-phase',
      es: 'armónicas 120/208 mwbc compartido monofásico conductor',
    },
  },
  {
    id: '310-15-f-ground-not-counted',
    section: '310.15(F)',
    numberIn: { 2017: '310.15(B)(6)' },
    grade: 'V2',
    title: { en: 'Ground wires are not counted', es: 'Las tierras no se cuentan' },
    text: {
      en: 'Grounding and bonding conductors do not count as current-carrying for the adjustment, but they do count for conduit fill and for box fill.',
      es: 'Los conductores de tierra y unión no cuentan como portadores para el ajuste, pero sí para el llenado del tubo y de la caja.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'count grounding and bonding conductors as current-carrying for derating',
          es: 'contar los conductores de tierra y de unión como portadores para el ajuste',
        },
        words: 'ground wire derate',
      },
      {
        says: 'must',
        what: { en: 'count ground wires for conduit fill and box fill', es: 'contar las tierras para el llenado del tubo y de la caja' },
        words: 'egc fill box',
      },
    ],
    words: { en: 'EGC derating conduit fill', es: 'llenado ajuste' },
  },
  {
    id: '310-16-copper-75',
    section: 'Table 310.16',
    numberIn: { 2017: 'Table 310.15(B)(16)' },
    grade: 'V2',
    title: { en: 'Copper ampacity at 75 °C', es: 'Ampacidad del cobre a 75 °C' },
    text: {
      en: 'Copper at 75 °C: 14 20 A; 12 25 A; 10 35 A; 8 50 A; 6 65 A; 4 85 A; 3 100 A; 2 115 A; 1 130 A; 1/0 150 A; 2/0 175 A; 3/0 200 A; 4/0 230 A; 250 255 A; 350 310 A; 500 380 A. Sizes 14, 12 and 10 keep the small-conductor breaker limits.',
      es: 'Cobre a 75 °C: 14 20 A; 12 25 A; 10 35 A; 8 50 A; 6 65 A; 4 85 A; 3 100 A; 2 115 A; 1 130 A; 1/0 150 A; 2/0 175 A; 3/0 200 A; 4/0 230 A; 250 255 A; 350 310 A; 500 380 A. Los calibres 14, 12 y 10 conservan sus límites de breaker de conductores pequeños.',
    },
    figures: {
      tC: [75, '°C'],
      a14A: [20, 'A'],
      a12A: [25, 'A'],
      a10A: [35, 'A'],
      a8A: [50, 'A'],
      a6A: [65, 'A'],
      a4A: [85, 'A'],
      a3A: [100, 'A'],
      a2A: [115, 'A'],
      a1A: [130, 'A'],
      b1A: [150, 'A'],
      b2A: [175, 'A'],
      b3A: [200, 'A'],
      b4A: [230, 'A'],
      c250A: [255, 'A'],
      c350A: [310, 'A'],
      c500A: [380, 'A'],
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep the small-conductor breaker limits for 14, 12 and 10 AWG despite the 75 °C values',
          es: 'respetar los límites de breaker de los calibres 14, 12 y 10 pese a los valores de 75 °C',
        },
        words: '25 amp on 12 20 amp on 14',
      },
    ],
    words: { en: 'chart wire THHN table', es: 'tabla aguanta' },
  },
  {
    id: '310-16-copper-60',
    section: 'Table 310.16',
    numberIn: { 2017: 'Table 310.15(B)(16)' },
    grade: 'V2',
    title: {
      en: 'Copper ampacity at 60 °C (NM cable and unmarked terminals)',
      es: 'Ampacidad del cobre a 60 °C (NM y terminales sin marca)',
    },
    text: {
      en: 'Copper at 60 °C: 14 15 A; 12 20 A; 10 30 A; 8 40 A; 6 55 A; 4 70 A; 3 85 A; 2 95 A; 1 110 A. Old tables that give size 14 as 20 A here are out of date.',
      es: 'Cobre a 60 °C: 14 15 A; 12 20 A; 10 30 A; 8 40 A; 6 55 A; 4 70 A; 3 85 A; 2 95 A; 1 110 A. Las tablas viejas que aquí dan 20 A al calibre 14 ya no valen.',
    },
    figures: {
      tC: [60, '°C'],
      a14A: [15, 'A'],
      a12A: [20, 'A'],
      a10A: [30, 'A'],
      a8A: [40, 'A'],
      a6A: [55, 'A'],
      a4A: [70, 'A'],
      a3A: [85, 'A'],
      a2A: [95, 'A'],
      a1A: [110, 'A'],
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'count 14 AWG copper at 60 °C as good for 20 A', es: 'contar el cobre 14 AWG a 60 °C como bueno para 20 A' },
        words: '14 gauge 20 amp romex nm',
      },
    ],
    words: { en: 'romex column 6/3 50', es: 'romex columna grados' },
  },
  {
    id: '310-16-aluminum-75',
    section: 'Table 310.16',
    numberIn: { 2017: 'Table 310.15(B)(16)' },
    grade: 'V2',
    title: { en: 'Aluminum ampacity at 75 °C', es: 'Ampacidad del aluminio a 75 °C' },
    text: {
      en: 'Aluminum at 75 °C: 6 50 A; 4 65 A; 2 90 A; 1 100 A; 1/0 120 A; 2/0 135 A; 3/0 155 A; 4/0 180 A; 250 205 A; 350 250 A; 500 310 A; 600 340 A; 750 385 A.',
      es: 'Aluminio a 75 °C: 6 50 A; 4 65 A; 2 90 A; 1 100 A; 1/0 120 A; 2/0 135 A; 3/0 155 A; 4/0 180 A; 250 205 A; 350 250 A; 500 310 A; 600 340 A; 750 385 A.',
    },
    figures: {
      tC: [75, '°C'],
      a6A: [50, 'A'],
      a4A: [65, 'A'],
      a2A: [90, 'A'],
      a1A: [100, 'A'],
      b1A: [120, 'A'],
      b2A: [135, 'A'],
      b3A: [155, 'A'],
      b4A: [180, 'A'],
      c250A: [205, 'A'],
      c350A: [250, 'A'],
      c500A: [310, 'A'],
      c600A: [340, 'A'],
      c750A: [385, 'A'],
    },
    words: { en: 'wire SER URD chart', es: 'tabla' },
  },
  {
    id: '310-16-basis',
    section: 'Table 310.16',
    numberIn: { 2017: 'Table 310.15(B)(16)' },
    grade: 'V2',
    title: { en: 'What the ampacity table assumes', es: 'Qué supone la tabla de ampacidad' },
    text: {
      en: 'Its values hold for not more than three current-carrying conductors in raceway, cable or earth at 30 °C, up to 2000 V. More conductors, more heat or free air call for correction, adjustment or another table.',
      es: 'Sus valores son para no más de tres conductores portadores en tubo, cable o tierra a 30 °C, hasta 2000 V. Con más conductores, más calor o al aire libre se corrige, se ajusta o se usa otra tabla.',
    },
    figures: { tC: [30, '°C'], vV: [2000, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'correct or adjust the ampacity table values for more than three conductors or over 30 °C',
          es: 'corregir o ajustar los valores de la tabla con más de tres conductores o más de 30 °C',
        },
        words: '310.16 derate',
      },
      {
        says: 'need-not',
        what: {
          en: 'correct or adjust the ampacity table for up to three conductors at not more than 30 °C',
          es: 'corregir ni ajustar la tabla de ampacidad para hasta tres conductores a no más de 30 °C',
        },
        words: 'derate 75 F cool',
      },
    ],
    words: { en: '310.16 free air table conditions ambient temperature based on', es: 'condiciones aire libre temperatura' },
  },
  {
    id: '310-6-identification',
    section: '310.6',
    numberIn: { 2017: '310.110' },
    grade: 'V2',
    title: { en: 'Conductor colors', es: 'Colores de conductores' },
    text: {
      en: 'Neutral white or gray, equipment ground green or bare, phases any other color. The code fixes orange for the high leg of a delta, but black, red, blue or brown, orange, yellow are only trade custom.',
      es: 'Neutro blanco o gris, tierra verde o desnudo, fases cualquier otro color. El código fija naranja para la pierna alta de una delta; negro, rojo, azul o café, naranja, amarillo son sólo costumbre.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'make the neutral white or gray', es: 'poner el neutro blanco o gris' },
        words: 'conductor color code neutral',
      },
      {
        says: 'must',
        what: { en: 'make the equipment ground green or bare', es: 'poner la tierra verde o desnuda' },
        words: 'ground wire color',
      },
      {
        says: 'may',
        what: {
          en: 'use any color other than white, gray or green for phase conductors',
          es: 'usar en las fases cualquier color que no sea blanco, gris ni verde',
        },
        words: 'hot wire color black red blue rojo azul negro 120 V circuit instead of black',
      },
      {
        says: 'need-not',
        what: {
          en: 'use black-red-blue or brown-orange-yellow for the phases',
          es: 'usar negro-rojo-azul o café-naranja-amarillo en las fases',
        },
        words: 'color code trade custom phase colors',
      },
      {
        says: 'must',
        what: { en: 'mark the high leg of a delta orange', es: 'marcar de naranja la fase alta de una delta' },
        words: 'high leg wild leg stinger',
      },
    ],
    words: { en: 'wire color code phase brown orange yellow black red blue', es: 'código de colores fases café naranja amarillo' },
  },
  {
    id: '310-8-marking-interval',
    section: '310.8(B)',
    numberIn: { '2017': '310.120(B)' },
    grade: 'K',
    title: { en: 'Conductor surface marking: every 24 in.', es: 'Marcas del conductor: cada 24 pulg.' },
    text: {
      en: 'Insulated conductors carry voltage, insulation type, maker and size on the surface. The size is repeated at intervals of 24 in. or less, the other marks at 40 in. or less.',
      es: 'Los conductores aislados llevan en la superficie voltaje, tipo de aislamiento, fabricante y calibre. El calibre se repite cada 24 pulg. o menos y lo demás cada 40 pulg. o menos.',
    },
    figures: { f1: [24, 'in'], f2: [40, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use insulated conductors with voltage, insulation type, maker and size marked on the surface',
          es: 'usar conductores aislados con voltaje, tipo, fabricante y calibre marcados en la superficie',
        },
        words: 'unmarked wire print legend alambre sin marca',
      },
    ],
    words: {
      en: 'wire marked surface printed intervals size circular mil markings tag how often printed THHN size',
      es: 'marcado impreso del cable intervalos cada cuánto viene impreso THHN',
    },
  },
  {
    id: '310-10-g-exceptions',
    section: '310.10(G)(1)',
    numberIn: { '2017': '310.10(H)(1)' },
    grade: 'K',
    title: { en: 'Paralleling smaller than 1/0', es: 'Paralelo de calibres menores que 1/0' },
    text: {
      en: 'Exceptions allow smaller parallel conductors for control power and instruments, for circuits of 360 Hz and higher, and, under engineering supervision in existing installations, neutrals of 2 AWG and 1 AWG.',
      es: 'Excepciones permiten paralelo menor para control e instrumentos, para circuitos de 360 Hz o más y, con supervisión de ingeniería en instalaciones existentes, neutros de 2 AWG y 1 AWG.',
    },
    figures: { f1: [360, 'Hz'], f2: [2, 'AWG'], f3: [1, 'AWG'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'parallel conductors smaller than 1/0 for control power, instruments or 360 Hz and higher circuits',
          es: 'poner en paralelo conductores menores que 1/0 para control, instrumentos o circuitos de 360 Hz o más',
        },
        words: 'parallel small wires',
      },
      {
        says: 'may',
        what: { en: 'parallel 2 AWG and 1 AWG neutrals', es: 'poner en paralelo neutros de 2 AWG y 1 AWG' },
        if: {
          en: 'it is an existing installation under engineering supervision',
          es: 'es una instalación existente con supervisión de ingeniería',
        },
        words: 'parallel neutral',
      },
    ],
    words: {
      en: 'parallel smaller than 1/0 exception control 360 hertz',
      es: 'paralelo menor excepción control',
    },
  },
  {
    id: '310-14-a2-lower-ampacity',
    section: '310.14(A)(2)',
    numberIn: { 2017: '310.15(A)(2)' },
    grade: 'V1',
    title: { en: 'Two ampacities on one run: the 10 ft or 10% exception', es: 'Dos ampacidades en un tramo: excepción de 10 pies o 10%' },
    text: {
      en: 'If different parts of a circuit have different ampacities, the lowest counts. Exception: the higher may be used where the lower part is not longer than 10 ft or 10% of the length of the higher part, whichever is less.',
      es: 'Si partes de un circuito tienen distinta ampacidad, cuenta la menor. Excepción: puede usarse la mayor si la parte menor no pasa de 10 pies o del 10% de la longitud de la parte mayor, lo que sea menos.',
    },
    figures: { lenFt: [10, 'ft'], pctPercent: [10, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use the lowest ampacity where parts of a circuit have different ampacities',
          es: 'usar la ampacidad menor donde partes del circuito tienen ampacidades distintas',
        },
        unless: {
          en: 'the lower part is not longer than 10 ft or 10% of the higher part, whichever is less',
          es: 'la parte menor no pase de 10 pies o 10% de la parte mayor, lo que sea menos',
        },
        words: 'two ampacities',
      },
      {
        says: 'may',
        what: {
          en: 'use the higher ampacity of a run in spite of a short lower part',
          es: 'usar la ampacidad mayor de un tramo pese a una parte corta menor',
        },
        if: {
          en: 'the lower part is not longer than 10 ft or 10% of the length of the higher part, whichever is less',
          es: 'la parte menor no pasa de 10 pies o 10% del largo de la mayor, lo que sea menos',
        },
        words: '10 ft 10 percent exception',
      },
    ],
    words: { en: 'short section derate hot spot ten feet rule', es: 'tramo corto caliente regla de diez pies' },
  },
  {
    id: '310-17-free-air',
    section: 'Table 310.17',
    numberIn: { '2017': 'Table 310.15(B)(17)' },
    grade: 'K',
    title: { en: 'Ampacity in free air', es: 'Ampacidad al aire libre' },
    text: {
      en: 'Single insulated conductors in free air carry more than in conduit and use their own table. Copper at 75 °C, for instance: 12 AWG 35 A, 6 AWG 95 A, 1/0 AWG 230 A.',
      es: 'Conductores sencillos al aire libre llevan más que en tubo y usan su propia tabla. Cobre a 75 °C, por ejemplo: 12 AWG 35 A, 6 AWG 95 A, 1/0 AWG 230 A.',
    },
    figures: {
      f2: [75, '°C'],
      f3: [12, 'AWG'],
      f4: [35, 'A'],
      f5: [6, 'AWG'],
      f6: [95, 'A'],
      f7: ['1/0', 'AWG'],
      f8: [230, 'A'],
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the higher free-air table for single insulated conductors in free air',
          es: 'usar la tabla de aire libre, más alta, para conductores sueltos aislados al aire',
        },
        words: 'free air ampacity',
      },
    ],
    words: {
      en: 'free air single conductors ampacity which table',
      es: 'al aire libre qué tabla',
    },
  },
];

// Confirmed: ampacity, correction and adjustment values shared fact list; 310.10(G) Mike Holt article, Mike Holt forum; 310.12 fact list (EC&M); nipple Mike Holt article, fact list; 310.10(C) with 300.5(B) sources.
// 310.3(C), insulation letters electriciantalk, poweratlas, conductor Q&A page. One source only: 310.14(A)(3), 310.15(B)(2), 310.15(E).
// Second look: 310.14(A)(3) textbook (Goodheart-Willcox); 310.15(C)(1) what counts, 310.15(F) Mike Holt forum, NFPA poll; 310.15(E) Mike Holt forum, smartsolve; rooftop 7/8 in. to 2020 electricalcodeacademy, electricallicenserenewal 277 and 879.
// One source: rooftop 3/4 in. in 2023 electricallicenserenewal 1315, 310.14(A)(2) Mike Holt forum.
// Third look: 310.10(D) electricallicenserenewal 1907, codebookcity, IAEI paper (studylib); letters toolgrit (Table 310.4(1)), greaterwire, Mike Holt forum 147777; 310.6 colors learnnec, diy.stackexchange, Mike Holt forum 142192.
