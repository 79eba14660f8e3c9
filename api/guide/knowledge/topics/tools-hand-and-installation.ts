// Hand, bending, pulling and fastening tools and how they are used.
import type { Topic } from '../knowledge.ts';

export const toolsHandAndInstallationTopics: readonly Topic[] = [
  {
    id: 'tools-torque-screwdriver',
    area: 'tools',
    grade: 'K',
    title: { en: 'Do I need a torque screwdriver?', es: '¿Necesito desarmador de torque?' },
    answer: {
      en: "Yes wherever the equipment gives a torque value: the code has called for it since 2017, and the value on the label wins over feel. Loose and over-tight terminals both burn.\n\nRead the value by wire size on the breaker, lug or device label, strip to the gauge, seat the strands fully, tighten once with a calibrated tool until it clicks. Don't re-torque a joint that is already set as routine; it can damage the conductor: loosen and remake if in doubt. Aluminium wants special care, a listed connector and a clean, brushed surface.",
      es: 'Sí, siempre que el equipo dé un valor de torque: el código lo pide desde 2017 y manda la etiqueta, no el tanteo. Flojo o pasado, los dos se queman.\n\nLea el valor por calibre en el breaker, zapata o contacto, pele a la medida, meta todos los hilos y apriete una vez con herramienta calibrada hasta el clic. No reapriete por rutina una conexión ya hecha; puede dañar el conductor: si duda, afloje y rehaga. El aluminio pide más cuidado, conector listado y superficie cepillada.',
    },
    steps: {
      en: [
        'Lock out and verify dead.',
        'Find the torque on the label or instructions for that wire size and material.',
        'Strip to length without nicks; clean and coat aluminium if instructed.',
        'Insert fully and tighten smoothly to the click.',
        'Mark the screw so that it shows it was done.',
      ],
      es: [
        'Bloquee y compruebe ausencia.',
        'Busque el torque en la etiqueta o instructivo para ese calibre y material.',
        'Pele sin morder; limpie y ponga compuesto al aluminio si lo pide.',
        'Meta a fondo y apriete parejo hasta el clic.',
        'Marque el tornillo para mostrar que ya se hizo.',
      ],
    },
    references: ['110.14(D)'],
    words: {
      en: 'torque wrench inch pounds tighten lugs breaker terminals nm calibrated',
      es: 'torquímetro desarmador dinamométrico apretar libras pulgada zapatas terminales',
    },
    followUps: {
      en: ['What if no torque is marked?', 'Why not re-torque every year?', 'How do I land aluminium?'],
      es: ['¿Y si no marca torque?', '¿Por qué no reapretar cada año?', '¿Cómo conecto aluminio?'],
    },
    video: { en: 'torque screwdriver electrical terminations NEC 110.14(D)', es: 'desarmador de torque conexiones eléctricas' },
  },
  {
    id: 'tools-emt-hand-bender',
    area: 'tools',
    grade: 'K',
    title: { en: 'How do I bend EMT: stub, offset, saddle?', es: '¿Cómo doblo EMT: escuadra, bayoneta (offset), silla?' },
    answer: {
      en: "Three marks do most of the work: subtract the bender's take-up for a stub (5 in. for 1/2 in. EMT, 6 in. for 3/4 in.), and for an offset space the marks by height times the multiplier (30° is 2).\n\nOffset multipliers: 10° 6, 22-1/2° 2.6, 30° 2, 45° 1.4. Shrink at 30° is 1/4 in. per inch of height. Keep foot pressure heavy, the handle only guides. A run may have no more than four quarter bends, 360°, between pull points. Check the figure cast on your own bender: brands differ.",
      es: 'Tres marcas resuelven casi todo: en la escuadra reste el descuento del doblador (5 pulg. en EMT de 1/2 pulg., 6 pulg. en 3/4 pulg.), y en la bayoneta separe las marcas con altura por multiplicador (30° es 2).\n\nMultiplicadores: 10° 6, 22-1/2° 2.6, 30° 2, 45° 1.4. El encogimiento a 30° es 1/4 pulg. por pulgada de altura. Cargue el pie; el mango solo guía. Un tramo no lleva más de cuatro dobleces de 90, o sea 360°, entre puntos de jalado. Revise lo que trae grabado su doblador: cambia por marca.',
    },
    steps: {
      en: [
        'Stub: measure the height wanted and subtract the take-up; mark.',
        'Put the arrow on the mark, hook toward the free end, and bend to 90° with foot pressure.',
        'Offset: mark the distance to the obstacle plus shrink, then the second mark at height times multiplier.',
        'Bend both marks to the same angle, turning the tube half a turn between them and keeping it in one plane.',
        'Ream the ends and check height before strapping.',
      ],
      es: [
        'Escuadra: mida la altura y reste el descuento; marque.',
        'Ponga la flecha en la marca, el gancho hacia la punta libre, y doble a 90° cargando el pie.',
        'Bayoneta: marque la distancia al obstáculo más el encogimiento y la segunda marca a altura por multiplicador.',
        'Doble ambas al mismo ángulo girando media vuelta el tubo y sin salirse del plano.',
        'Rime las puntas y revise la altura antes de fijar.',
      ],
    },
    references: ['358.24', '358.26'],
    words: {
      en: 'conduit bending pipe bender take up multiplier shrink dog leg three point saddle 90 kick',
      es: 'dobladora tubo conduit curva deducción multiplicador bayoneta silla escuadra columpio',
    },
    followUps: {
      en: ['How do I bend a three-point saddle?', 'How many bends are allowed?', 'What is gain?'],
      es: ['¿Cómo hago una silla de tres puntos?', '¿Cuántas curvas se permiten?', '¿Qué es la ganancia?'],
    },
    video: { en: 'EMT bending offset stub saddle', es: 'doblar tubo EMT bayoneta escuadra silla' },
  },
];
