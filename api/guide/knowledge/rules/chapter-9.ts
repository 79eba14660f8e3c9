// Chapter 9 in own words: the fill and conductor tables with their notes, and the annexes that go with them.
import type { Rule } from '../knowledge.ts';

export const chapter9: readonly Rule[] = [
  {
    id: 'ch9-table-1-fill',
    section: 'Chapter 9 Table 1',
    grade: 'V2',
    title: { en: 'Conduit fill: 53%, 31%, 40%', es: 'Relleno de tubo: 53%, 31%, 40%' },
    text: {
      en: "Conductors may fill 53% of a conduit's inside area with one conductor, 31% with two and 40% with three or more. Equipment grounding conductors count for fill.",
      es: 'Los conductores pueden llenar 53% del área interior con uno, 31% con dos y 40% con tres o más. Las tierras de equipo sí cuentan para el relleno.',
    },
    figures: { percent: [53, '%'], percent2: [31, '%'], percent3: [40, '%'] },
    words: {
      en: 'pipe percentage wires ground counts maximum one two cables max fill three conductors conduit',
      es: 'porcentaje cables tierra cuenta máximo llenado tubería dos solo tres conductores conduit',
    },
  },
  {
    id: 'ch9-note-4-nipple',
    section: 'Chapter 9 Table 1',
    grade: 'V2',
    title: { en: 'Nipples: 60% fill, no derating', es: 'Niples: 60%, sin factor' },
    text: {
      en: 'A nipple of 24 in. or less between boxes or cabinets may be filled to 60%, and the adjustment for more than three current-carrying conductors does not apply to it. Whether an LB in between makes two nipples is not said: the safe reading adds up both sides.',
      es: 'Un niple de 24 pulg. o menos entre cajas o gabinetes puede llenarse a 60%, y en él no aplica el ajuste por más de tres conductores con corriente. Si un LB en medio hace dos niples no lo dice: lo seguro es sumar los dos lados.',
    },
    figures: { inches: [24, 'in'], percent: [60, '%'] },
    claims: [
      {
        says: 'need-not',
        what: { en: 'derate the wires in a nipple of 24 in. or less', es: 'aplicar ajuste a los cables en un nipple de 24 in. o menos' },
      },
      {
        says: 'must-not',
        what: {
          en: 'fill a conduit longer than 24 in. to 60% as if it were a nipple',
          es: 'llenar a 60% un tubo de más de 24 in. como si fuera nipple',
        },
      },
      {
        says: 'may',
        what: { en: 'fill a nipple of 24 in. or less to 60% without derating', es: 'llenar a 60% un nipple de 24 in. o menos sin ajuste' },
      },
      {
        says: 'is-not',
        what: {
          en: 'two nipples with an LB or other conduit body between them count as two separate nipples for fill and derating',
          es: 'dos niples con un LB u otro condulet en medio cuentan como dos niples aparte para el llenado y el ajuste',
        },
        unless: {
          en: 'the inspector takes each by itself, since the code does not say',
          es: 'el inspector tome cada uno por separado, pues el código no lo dice',
        },
        words: 'LR condulet elbow each under 24 inches add together sumar cada uno',
      },
      {
        says: 'must',
        what: {
          en: 'add the pieces on both sides of an LB or other conduit body when measuring the 24 in. of a nipple',
          es: 'sumar los pedazos de ambos lados de un LB u otro condulet al medir las 24 pulg. de un niple',
        },
        unless: {
          en: 'the inspector takes each by itself, since the code does not say',
          es: 'el inspector tome cada uno por separado, pues el código no lo dice',
        },
        words: 'LR total length whole count largo total contar',
      },
    ],
    words: { en: '24 note 4 panel trough', es: '24 nota 4' },
  },
  {
    id: 'ch9-note-1-annex-c',
    section: 'Chapter 9 Table 1',
    grade: 'V1',
    title: { en: 'All wires alike: use Annex C', es: 'Cables iguales: use el Anexo C' },
    text: {
      en: 'Where all conductors in a conduit are of the same size and insulation, read the number from Annex C; where they differ, add the areas from Table 5 and compare with Table 4.',
      es: 'Si todos los conductores son del mismo calibre y aislamiento, lea el número en el Anexo C; si son distintos, sume las áreas de la Tabla 5 y compare con la Tabla 4.',
    },
    words: { en: 'annex c conduit fill chart same size thhn emt', es: 'anexo c tabla relleno iguales thhn emt' },
  },
  {
    id: 'ch9-note-2-complete-systems',
    section: 'Chapter 9 Table 1',
    grade: 'V1',
    title: { en: 'Short sleeves are not limited', es: 'Los tramos de protección no se limitan' },
    text: {
      en: 'The fill limits are for complete conduit and tubing systems, not for sections used to protect exposed wiring from damage, such as a sleeve over NM on a wall.',
      es: 'Los límites son para sistemas completos de tubo, no para tramos que protegen alambrado visible de daños, como una manga sobre NM en la pared.',
    },
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'conduit fill applies to a short sleeve that only protects cable from damage',
          es: 'el llenado de tubo se aplique a una camisa corta que solo protege el cable de daño',
        },
      },
    ],
    words: { en: 'sleeve protect romex emt fill short piece', es: 'manga proteger romex emt tramo corto' },
  },
  {
    id: 'ch9-note-3-grounds-count',
    section: 'Chapter 9 Table 1',
    grade: 'V2',
    title: { en: 'Count grounds and neutrals at their size', es: 'Cuente tierras y neutros con su área' },
    text: {
      en: 'Equipment grounding and bonding conductors count in fill with their actual dimensions, insulated or bare. For derating, grounds do not count and a neutral only sometimes does: two different counts.',
      es: 'Las tierras y uniones cuentan en el relleno con su dimensión real, aisladas o desnudas. Para el ajuste de ampacidad las tierras no cuentan y el neutro sólo a veces: son dos cuentas distintas.',
    },
    claims: [{ says: 'is', what: { en: 'ground wires count in conduit fill', es: 'los cables de tierra cuentan en el llenado de tubo' } }],
    words: { en: 'conduit fill derating', es: 'relleno ajuste' },
  },
  {
    id: 'ch9-note-5-cables-actual',
    section: 'Chapter 9 Table 1',
    grade: 'V2',
    title: { en: 'Unlisted sizes: actual dimensions', es: 'Sin tabla: dimensiones reales' },
    text: {
      en: 'For conductors and cables not in the tables, such as multiconductor or fiber cable, use the actual outside dimensions.',
      es: 'Para conductores y cables que no están en tablas, como multiconductor o fibra, use las dimensiones exteriores reales.',
    },
    words: { en: 'mc cable tray cable diameter fill', es: 'diámetro cable multiconductor relleno' },
  },
  {
    id: 'ch9-note-7-round-up',
    section: 'Chapter 9 Table 1',
    grade: 'V1',
    title: { en: 'Round up at 0.8', es: 'Redondee hacia arriba desde 0.8' },
    text: {
      en: 'When all conductors are of one size and the calculated number ends in 0.8 or more, use the next whole number. Otherwise drop the decimal.',
      es: 'Si todos los conductores son de un tamaño y el número calculado termina en 0.8 o más, use el siguiente entero. Si no, quite los decimales.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'round the number of equal wires up where the result ends in 0.8 or more',
          es: 'redondear hacia arriba el número de cables iguales donde el resultado termina en 0.8 o más',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'round the number of equal wires up where the result ends below 0.8',
          es: 'redondear hacia arriba el número de cables iguales donde el resultado termina en menos de 0.8',
        },
      },
    ],
    words: { en: 'conduit fill decimal 0.8 round', es: 'relleno decimal 0.8 redondear' },
  },
  {
    id: 'ch9-note-8-bare',
    section: 'Chapter 9 Table 8',
    grade: 'K',
    title: { en: 'Bare conductors: Table 8', es: 'Conductores desnudos: Tabla 8' },
    text: {
      en: 'Where bare conductors are permitted, take their area from Table 8, not Table 5, when adding up the fill.',
      es: 'Donde se permiten conductores desnudos, tome su área de la Tabla 8 y no de la Tabla 5 al sumar el relleno.',
    },
    words: { en: 'bare ground area conduit fill table 8', es: 'desnudo área relleno tabla 8' },
  },
  {
    id: 'ch9-note-9-multiconductor',
    section: 'Chapter 9 Table 1',
    grade: 'V2',
    title: { en: 'A multiconductor cable counts as one', es: 'Un multiconductor cuenta como uno' },
    text: {
      en: 'A multiconductor cable or flexible cord is treated as a single conductor for fill: one alone takes 53%, two 31%, three or more 40%. For an elliptical cable such as NM, the major diameter makes the circle.',
      es: 'Un cable multiconductor o cordón se trata como un solo conductor: uno solo ocupa 53%, dos 31%, tres o más 40%. En un cable ovalado como el NM, el diámetro mayor hace el círculo.',
    },
    figures: { percent: [53, '%'], percent2: [31, '%'], percent3: [40, '%'] },
    words: { en: 'romex conduit fill 53 percent pipe', es: 'romex tubo relleno cable' },
  },
  {
    id: 'ch9-note-9-assemblies',
    section: 'Chapter 9 Table 1',
    grade: 'K',
    title: { en: 'Bundled conductors without a jacket', es: 'Conductores trenzados sin chaqueta' },
    text: {
      en: 'A group of stranded or cabled single conductors without an overall covering is not a multiconductor cable: count each conductor, and jacketless assemblies by their individual areas.',
      es: 'Un grupo de conductores trenzados sin cubierta común no es cable multiconductor: se cuenta cada conductor con su área individual.',
    },
    words: { en: 'triplex quadplex in conduit fill', es: 'triplex cuadruplex en tubo relleno' },
  },
  {
    id: 'ch9-table-2-bends',
    section: 'Chapter 9 Table 2',
    grade: 'V1',
    title: { en: 'Bend radius of conduit', es: 'Radio de doblez de tubo' },
    text: {
      en: 'Table 2 gives minimum bend radius to the center line: with one-shot and full-shoe benders 1/2 in. conduit 4 in., 3/4 in. 4-1/2 in., 1 in. 5-3/4 in.; other bends have larger radii.',
      es: 'La Tabla 2 da el radio mínimo al centro: con dobladora de una pasada tubo de 1/2 pulg. 4 pulg., de 3/4 pulg. 4-1/2 pulg., de 1 pulg. 5-3/4 pulg.; otros dobleces llevan radios mayores.',
    },
    figures: {
      inches: ['1/2', 'in'],
      inches2: [4, 'in'],
      inches3: ['3/4', 'in'],
      inches4: ['4-1/2', 'in'],
      inches5: [1, 'in'],
      inches6: ['5-3/4', 'in'],
    },
    words: { en: 'emt minimum bend radius table 2', es: 'radio mínimo de doblez emt tabla 2' },
  },
  {
    id: 'ch9-table-4-5',
    section: 'Chapter 9 Table 4',
    grade: 'V2',
    title: { en: 'Tables 4, 5 and 5A', es: 'Tablas 4, 5 y 5A' },
    text: {
      en: 'Table 4 gives inside areas of each conduit type: 1/2 in. EMT 0.304 square inches, 3/4 in. 0.533, 1 in. 0.864. Table 5 gives areas of insulated conductors and 5A of compact ones. Each conduit type has its own values.',
      es: 'La Tabla 4 da el área interior de cada tipo de tubo: EMT de 1/2 pulg. 0.304 pulgadas cuadradas, 3/4 pulg. 0.533, 1 pulg. 0.864. La Tabla 5 da áreas de conductores aislados y la 5A de compactos. Cada tubo tiene las suyas.',
    },
    figures: { inches: ['1/2', 'in'], inches2: ['3/4', 'in'], inches3: [1, 'in'], amps: [5, 'A'] },
    words: { en: 'emt area square wire thhn', es: 'área emt cable' },
  },
  {
    id: 'ch9-table-8-resistance',
    section: 'Chapter 9 Table 8',
    grade: 'V2',
    title: { en: 'Table 8: dc resistance', es: 'Tabla 8: resistencia en cd' },
    text: {
      en: 'Table 8 gives circular mils, strands, diameters and dc resistance at 75 °C of bare conductors, per 1000 ft. It serves for voltage drop of dc and small ac circuits and for areas of bare wire. At another temperature correct with the coefficient 0.00323 for copper.',
      es: 'La Tabla 8 da circular mils, hilos, diámetros y resistencia cd a 75 °C de conductores desnudos, por 1000 pies. Sirve para caída de tensión en cd y ca chicos y para áreas de desnudos. A otra temperatura corrija con el coeficiente 0.00323 para cobre.',
    },
    figures: { celsius: [75, '°C'], feet: [1000, 'ft'] },
    words: { en: 'wire per 1000 circular mils', es: '1000 circular mils' },
  },
  {
    id: 'ch9-table-9-impedance',
    section: 'Chapter 9 Table 9',
    grade: 'V2',
    title: { en: 'Table 9: ac impedance', es: 'Tabla 9: impedancia en ca' },
    text: {
      en: 'Table 9 gives ac resistance, reactance and effective impedance at 0.85 power factor for three single conductors in PVC, aluminum or steel conduit, 75 °C, per 1000 ft to neutral. Use it for voltage drop of larger ac circuits.',
      es: 'La Tabla 9 da resistencia ca, reactancia e impedancia efectiva a factor de potencia 0.85 de tres conductores en tubo PVC, aluminio o acero, a 75 °C, por 1000 pies al neutro. Úsela para caída de tensión de circuitos ca grandes.',
    },
    figures: { celsius: [75, '°C'], feet: [1000, 'ft'] },
    words: { en: 'resistance steel conduit voltage drop power factor', es: 'resistencia tubo acero caída' },
  },
  {
    id: 'ch9-table-10-strands',
    section: 'Chapter 9 Table 10',
    grade: 'K',
    title: { en: 'Table 10: strands and lugs', es: 'Tabla 10: hilos y zapatas' },
    text: {
      en: 'Table 10 gives the number of strands of Class B and C conductors. Finer-stranded wire, such as welding or DLO cable, needs terminals identified for its class.',
      es: 'La Tabla 10 da el número de hilos de conductores Clase B y C. El cable más fino, como de soldar o DLO, requiere terminales identificadas para su clase.',
    },
    words: { en: 'fine stranded welding cable lugs class b', es: 'cable de hilos finos zapatas clase b' },
  },
  {
    id: 'ch9-table-11-class-2',
    section: 'Chapter 9 Table 11',
    grade: 'V1',
    title: { en: 'Tables 11 and 12: power limits', es: 'Tablas 11 y 12: límites de potencia' },
    text: {
      en: 'Tables 11(A) and 11(B) set the limits of Class 2 and 3 ac and dc sources: inherently limited or with overcurrent protection, commonly 100 VA. Tables 12(A) and 12(B) do it for power-limited fire alarm sources.',
      es: 'Las Tablas 11(A) y 11(B) fijan límites de fuentes Clase 2 y 3 en ca y cd: limitadas por sí mismas o con protección, comúnmente 100 VA. Las Tablas 12(A) y 12(B) lo hacen para alarma de incendio limitada.',
    },
    figures: { voltAmps: [100, 'VA'] },
    words: { en: 'class 2 power source limits table 11', es: 'límites fuente clase 2 tabla 11' },
  },
  {
    id: 'annex-c-use',
    section: 'Annex C',
    grade: 'V1',
    title: { en: 'Annex C: same-size conductors in conduit', es: 'Anexo C: conductores iguales en tubo' },
    text: {
      en: 'Annex C lists how many conductors or fixture wires of one size and insulation fit each size of each conduit type; tables ending in (A) are for compact conductors. It is informative, worked out from Chapter 9.',
      es: 'El Anexo C lista cuántos conductores de un tamaño y aislamiento caben en cada tamaño de cada tubo; las tablas que terminan en (A) son de compactos. Es informativo, calculado con el Capítulo 9.',
    },
    words: { en: 'annex c table c1 emt thhn how many 12 awg in 1/2 emt', es: 'anexo c tabla c1 cuántos 12 en emt de 1/2' },
  },
  {
    id: 'annex-d-use',
    section: 'Annex D',
    grade: 'K',
    title: { en: 'Annex D: worked examples', es: 'Anexo D: ejemplos resueltos' },
    text: {
      en: 'Annex D works examples of load, range and motor calculations and of service sizes, among them dwellings (D1, D2), multifamily (D4, D5), ranges (D6), dwelling service sizes (D7) and motors (D8). It explains; it is not a requirement.',
      es: 'El Anexo D resuelve ejemplos de cargas, estufas, motores y acometidas: viviendas (D1, D2), multifamiliar (D4, D5), estufas (D6), calibres de acometida de vivienda (D7) y motores (D8). Explica; no es requisito.',
    },
    words: { en: 'annex d example calculation house load', es: 'anexo d ejemplo cálculo casa' },
  },
  {
    id: 'annex-b-engineering',
    section: 'Annex B',
    grade: 'K',
    title: { en: 'Annex B and engineering supervision', es: 'Anexo B e ingeniería' },
    text: {
      en: 'Annex B gives ampacities for special cases, such as underground duct banks, to be used with 310.14(B) under engineering supervision, not as a shortcut to Table 310.16.',
      es: 'El Anexo B da ampacidades para casos especiales, como bancos de ductos subterráneos, para usarse con 310.14(B) bajo supervisión de ingeniería, no como atajo de la Tabla 310.16.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use the Annex B ampacities without engineering supervision',
          es: 'usar las ampacidades del Anexo B sin supervisión de ingeniería',
        },
      },
    ],
    words: { en: 'duct bank ampacity neher mcgrath annex b', es: 'banco de ductos ampacidad anexo b' },
  },
  {
    id: 'ch9-table-1-jam',
    section: 'Chapter 9 Table 1',
    grade: 'V2',
    title: { en: 'Jam ratio: 2.8 to 3.2', es: 'Atasco al jalar: razón de 2.8 a 3.2' },
    text: {
      en: "Three conductors or cables can jam in a pull when the conduit's inside diameter is 2.8 to 3.2 times their outside diameter; change the conduit size. With four or more it is unlikely.",
      es: 'Tres conductores o cables pueden atorarse al jalar si el diámetro interior del tubo es de 2.8 a 3.2 veces el exterior de ellos; cambie el tamaño del tubo. Con cuatro o más es raro.',
    },
    figures: { ratio: [3.2, 'times'] },
    words: {
      en: 'jamming raceway id conductor od three big one conduit warn',
      es: 'atorar tres conductores relación diámetros',
    },
  },
];

// Confirmed: fill percentages, nipples accessengineeringlibrary, proreftrades, electricianmath, facts base; Tables 8 and 9 facts base (two sources each); Annex C facts base; notes 3, 5, 9 ohmworkhq, Mike Holt forum (75696, 2551719).
// Reread: notes on cables, one conductor and grounds servicewire, electriciantalk, conduitbending, cable fill guide; note 7 Mike Holt forum. One source only: note on short sleeves electriciantalk.
