// Articles 400 and 402 in own words: flexible cords and fixture wires.
import type { Rule } from '../knowledge.ts';

export const articles400To402: readonly Rule[] = [
  {
    id: '400-5-ampacity',
    section: 'Table 400.5(A)(1)',
    grade: 'V1',
    title: { en: 'Ampacity of common cords', es: 'Ampacidad de cordones comunes' },
    text: {
      en: 'Hard-service and junior hard-service cords (S, SJ types) with two current-carrying conductors, by AWG size: 18 10 A, 16 13 A, 14 18 A, 12 25 A, 10 30 A. With three: 7, 10, 15, 20 and 25.',
      es: 'Cordones de uso rudo y semirrudo (S, SJ) con dos conductores portadores, por calibre AWG: 18 10 A, 16 13 A, 14 18 A, 12 25 A, 10 30 A. Con tres: 7, 10, 15, 20 y 25.',
    },
    figures: { aA: [10, 'A'], bA: [13, 'A'], cA: [18, 'A'], dA: [25, 'A'], eA: [30, 'A'] },
    words: {
      en: 'SO cord amps SJOOW extension cord ampacity 12/3 lamp cord so cord 12 awg',
      es: 'cordón uso rudo amperes extensión SJ cordón uso rudo',
    },
  },
  {
    id: '400-10-uses',
    section: '400.10(A)',
    grade: 'V2',
    title: { en: 'Flexible cords: where', es: 'Cordones flexibles: dónde' },
    text: {
      en: 'Cords may be used for pendants, wiring of luminaires, portable lamps and appliances, elevators, cranes and hoists, equipment that is often interchanged, vibration or noise, and appliances whose connection is designed for ready removal. Use the type identified for the place.',
      es: 'Los cordones sirven para colgantes, alambrado de luminarias, lámparas y aparatos portátiles, elevadores, grúas, equipo que se cambia seguido, vibración o ruido, y aparatos diseñados para quitarse fácil. Use el tipo identificado para el lugar.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use flexible cord for pendants, portable lamps and appliances',
          es: 'usar cordón flexible en colgantes, lámparas portátiles y aparatos',
        },
        words: 'extension so cord',
      },
      {
        says: 'may',
        what: {
          en: 'use flexible cord for equipment often interchanged, or against vibration or noise',
          es: 'usar cordón flexible en equipo que se cambia seguido o vibra',
        },
        words: 'so cord motor machine',
      },
      { says: 'must', what: { en: 'use the cord type identified for the place', es: 'usar el tipo de cordón identificado para el lugar' } },
    ],
    words: { en: 'drop pendant permitted', es: 'colgante usos permitidos' },
  },
  {
    id: '400-12-not',
    section: '400.12',
    grade: 'V2',
    title: { en: 'Flexible cords: where not', es: 'Cordones flexibles: dónde no' },
    text: {
      en: 'A cord is not a substitute for fixed wiring. Do not run it through holes in walls, floors or ceilings, through doors or windows, attached to building surfaces except as allowed, concealed above ceilings, inside raceways except as permitted, or where subject to damage.',
      es: 'Un cordón no sustituye el alambrado fijo. No lo pase por agujeros de muros, pisos o techos, por puertas o ventanas, fijado al edificio salvo excepción, oculto sobre plafones, dentro de tubos salvo permiso, ni donde se dañe.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use flexible or extension cord as a substitute for fixed wiring',
          es: 'usar cordón flexible o extensión en vez de alambrado fijo',
        },
        words: 'permanent so cord',
      },
      {
        says: 'must-not',
        what: {
          en: 'run flexible cord through holes in walls, floors or ceilings',
          es: 'pasar cordón flexible por agujeros en muros, pisos o techos',
        },
        words: 'extension cord tv in wall',
      },
      {
        says: 'must-not',
        what: { en: 'run flexible cord through doors or windows', es: 'pasar cordón flexible por puertas o ventanas' },
        words: 'extension',
      },
      {
        says: 'must-not',
        what: { en: 'conceal flexible cord above ceilings', es: 'ocultar cordón flexible sobre plafón' },
        words: 'drop ceiling extension',
      },
      {
        says: 'must-not',
        what: { en: 'run flexible cord in raceways', es: 'llevar cordón flexible en tubo' },
        unless: { en: 'another rule permits it', es: 'otra regla lo permita' },
        words: 'so cord in conduit',
      },
      {
        says: 'must-not',
        what: { en: 'attach flexible cord to building surfaces', es: 'fijar cordón flexible a superficies' },
        unless: { en: 'another rule allows it', es: 'otra regla lo permita' },
        words: 'staple extension',
      },
    ],
    words: {
      en: 'extension permanent through ceiling TV wall',
      es: 'extensión permanente techo tele pared',
    },
  },
  {
    id: '400-14-strain-relief',
    section: '400.14',
    grade: 'V2',
    title: { en: 'Cords: no pull on terminals', es: 'Cordones: sin jalón en terminales' },
    text: {
      en: 'Connect cords to devices and fittings so that tension is not passed to joints or terminals: use cord grips, a knot, tape winding or a fitting made for it.',
      es: 'Conecte los cordones de modo que el jalón no llegue a empalmes o terminales: use prensaestopas, nudo, encintado o un accesorio hecho para eso.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'use strain relief where cords connect to devices', es: 'usar alivio de tensión donde el cordón se conecta' },
        words: 'cord grip knot',
      },
    ],
    words: { en: 'cord grip kellems strain relief knot required dryer range cord', es: 'prensaestopas cordón jalón nudo secadora estufa' },
  },
  {
    id: '400-13-splices',
    section: '400.13',
    grade: 'V2',
    title: { en: 'Splicing a cord', es: 'Empalmar un cordón' },
    text: {
      en: 'Flexible cord is used in continuous lengths without splice or tap. Repair of hard-service and junior hard-service cord 14 AWG and larger is allowed if the splice keeps the insulation, sheath and use properties of the cord.',
      es: 'El cordón flexible se usa continuo, sin empalmes ni derivaciones. Se permite reparar cordón de uso rudo y semirrudo 14 AWG y mayor si el empalme conserva aislamiento, cubierta y propiedades.',
    },
    figures: { sizeAwg: [14, 'AWG'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'splice or tap flexible cord', es: 'empalmar o derivar cordón flexible' },
        unless: {
          en: 'it repairs hard or junior hard-service cord 14 AWG or larger, keeping insulation, sheath and properties',
          es: 'repare cordón de uso rudo 14 AWG o mayor, conservando aislamiento, forro y propiedades',
        },
        words: 'tape extension cord',
      },
      {
        says: 'may',
        what: {
          en: 'repair a hard-service cord of 14 AWG or larger with a splice',
          es: 'reparar con empalme un cordón de uso rudo 14 AWG o mayor',
        },
        if: {
          en: 'the splice keeps the insulation, sheath and use properties',
          es: 'el empalme conserva aislamiento, forro y propiedades',
        },
        words: 'fix extension cord',
      },
    ],
    words: { en: 'repair cut extension cord tape splice', es: 'reparar extensión cortada cinta' },
  },
  {
    id: '400-17-through-holes',
    section: '400.17',
    grade: 'K',
    title: { en: 'Cords through holes: bushing', es: 'Cordones por agujeros: buje' },
    text: {
      en: 'Protect cords and cables with bushings or fittings where they pass through holes in covers, boxes and enclosures.',
      es: 'Proteja los cordones con bujes o accesorios donde pasen por agujeros en tapas, cajas y gabinetes.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use bushings or fittings where cords pass through holes in boxes and covers',
          es: 'usar bujes o conectores donde cordones pasan por agujeros de cajas y tapas',
        },
        words: 'knockout',
      },
    ],
    words: { en: 'cord through box cover grommet', es: 'cordón por tapa buje' },
  },
  {
    id: '400-3-wet',
    section: '400.3',
    grade: 'V2',
    title: { en: 'Cord letter W: wet and sun', es: 'Letra W en el cordón: mojado y sol' },
    text: {
      en: 'Use cord suited to its place. A W at the end of the type, as in SJTW or SOOW, means the cord is fit for wet locations and sunlight.',
      es: 'Use cordón adecuado al lugar. Una W al final del tipo, como SJTW o SOOW, indica que sirve para mojado y sol.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'use cord with a W suffix in wet places and sun', es: 'usar cordón con letra W en mojado y sol' },
        words: 'sjtw soow outdoor',
      },
    ],
    words: { en: 'outdoor SOOW', es: 'exterior SOOW' },
  },
  {
    id: '400-4-types',
    section: 'Table 400.4',
    grade: 'V2',
    title: { en: 'Cord letters such as SOOW and SJT: what they mean', es: 'Letras del cordón como SOOW y SJT: qué significan' },
    text: {
      en: 'S is extra-hard-usage cord at 600 V, SJ (junior) hard-usage at 300 V, SV vacuum cleaner cord, not for hard usage; T is thermoplastic, E elastomer, O oil-resistant jacket, OO insulation and jacket, W outdoor and wet use.',
      es: 'S es cordón de uso extra rudo a 600 V, SJ (junior) de uso rudo a 300 V, SV de aspiradora, no de uso rudo; T termoplástico, E elastómero, O cubierta resistente al aceite, OO aislante y cubierta, W exterior y mojado.',
    },
    figures: { f1: [600, 'V'], f2: [300, 'V'] },
    words: {
      en: 'SOOW SJO SJTW STW letters stand for type cord voltage rating SOOW meaning',
      es: 'SOOW SJTW letras significado voltaje SOOW qué quiere decir',
    },
  },
  {
    id: '400-5-adjustment',
    section: '400.5(A)',
    grade: 'V2',
    title: { en: 'Cord ampacity: heat and more conductors', es: 'Ampacidad de cordón: calor y más conductores' },
    text: {
      en: 'The cord tables are for at most three current-carrying conductors at 30 °C (86 °F). With more conductors or more heat, adjust and correct as for other conductors.',
      es: 'Las tablas de cordones son para tres conductores portadores como máximo a 30 °C (86 °F). Con más conductores o más calor se ajusta y corrige como en otros conductores.',
    },
    figures: { cC: [30, '°C'], fF: [86, '°F'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'derate cords with more than three current-carrying conductors or over 30 °C',
          es: 'ajustar cordones con más de tres portadores o más de 30 °C',
        },
      },
    ],
    words: { en: 'derate four', es: 'ajuste cuatro' },
  },
  {
    id: '402-3-voltage',
    section: 'Table 402.3',
    grade: 'V1',
    title: { en: 'Fixture wire voltage', es: 'Voltaje del alambre de luminaria' },
    text: {
      en: 'Fixture wires are for not more than 600 V; some types, such as RFH-1 or SF-1, are limited to 300 V by their table.',
      es: 'Los alambres de luminaria son para 600 V máximo; algunos tipos, como RFH-1 o SF-1, llegan a 300 V según su tabla.',
    },
    figures: { f1: [600, 'V'], f2: [300, 'V'] },
    claims: [{ says: 'must-not', what: { en: 'use fixture wire above 600 V', es: 'usar alambre de luminaria a más de 600 V' } }],
    words: {
      en: 'TFFN TFN maximum operating temperature voltage fixture',
      es: 'TFFN voltaje máximo',
    },
  },
  {
    id: '402-5-fixture-wire-ampacity',
    section: 'Table 402.5',
    grade: 'V1',
    title: { en: 'Fixture wire ampacity', es: 'Ampacidad del alambre de luminarias' },
    text: {
      en: 'By AWG size: 18 6 A; 16 8 A; 14 17 A; 12 23 A; 10 28 A. These are for fixture wire, not for building wire.',
      es: 'Por calibre AWG: 18 6 A; 16 8 A; 14 17 A; 12 23 A; 10 28 A. Son los valores para alambre de luminarias, no para alambrado de edificio.',
    },
    figures: { aA: [6, 'A'], bA: [8, 'A'], cA: [17, 'A'], dA: [23, 'A'], eA: [28, 'A'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use fixture wire ampacities for building wire',
          es: 'usar ampacidades de alambre de luminaria para alambre de construcción',
        },
      },
    ],
    words: { en: 'TFFN amps fixture wire 18 gauge', es: 'TFFN amperes alambre luminaria' },
  },
  {
    id: '402-6-fixture-wire-size',
    section: '402.6',
    grade: 'V2',
    title: { en: 'Fixture wire: 18 AWG at least', es: 'Alambre de luminaria: 18 AWG mínimo' },
    text: {
      en: 'Fixture wires are not smaller than 18 AWG. They wire luminaires and similar equipment and connect luminaires to their branch circuit.',
      es: 'Los alambres de luminaria no son menores que 18 AWG. Sirven para luminarias y equipo similar y para conectar la luminaria a su circuito ramal.',
    },
    figures: { sizeAwg: [18, 'AWG'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use fixture wire smaller than 18 AWG', es: 'usar alambre de luminaria menor que 18 AWG' },
        words: '20 22 gauge',
      },
      {
        says: 'may',
        what: {
          en: 'connect luminaires to their branch circuit with fixture wire',
          es: 'conectar luminarias a su circuito con alambre de luminaria',
        },
      },
    ],
    words: { en: 'smallest TFN', es: 'alambre' },
  },
  {
    id: '402-11-fixture-wire-not',
    section: '402.12',
    numberIn: { 2020: '402.11', 2017: '402.11' },
    grade: 'V1',
    title: { en: 'Fixture wire is not branch-circuit wire', es: 'El alambre de luminaria no es de circuito ramal' },
    text: {
      en: 'Do not use fixture wire as branch-circuit conductors, except where the code permits it, as in control circuits and luminaire taps.',
      es: 'No use alambre de luminaria como conductor de circuito ramal, salvo donde el código lo permite, como en control y derivaciones de luminarias.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use fixture wire as branch-circuit conductors', es: 'usar alambre de luminaria como conductores de ramal' },
        unless: {
          en: 'the code permits it, as in control circuits and luminaire taps',
          es: 'el código lo permita, como en control y derivaciones de luminaria',
        },
        words: 'tffn',
      },
    ],
    words: { en: 'TFFN branch circuit control wiring', es: 'TFFN circuito ramal control' },
  },
  {
    id: '402-7-fixture-wire-fill',
    section: '402.7',
    grade: 'V2',
    title: { en: 'Fixture wires in conduit', es: 'Alambres de luminaria en tubo' },
    text: {
      en: 'The number of fixture wires in a conduit follows the fill percentages of Chapter 9 Table 1: 40% for three or more.',
      es: 'El número de alambres de luminaria en un tubo sigue los porcentajes de la Tabla 1 del Capítulo 9: 40% con tres o más.',
    },
    figures: { manyPercent: [40, '%'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'fill conduit over 40% with three or more fixture wires',
          es: 'llenar tubo más de 40% con tres o más alambres de luminaria',
        },
      },
    ],
    words: { en: 'fixture wire fill', es: 'llenado' },
  },
];

// Confirmed: 400.10, 400.12, 400.5 EC&M 2024 and 2010 (Holt), Mike Holt forum, IAEI-type pages. One source at the first reading: 400.3, 400.14, 402.11 (EC&M).
// Second reading: 400.3 EC&M, exam bank. One source only: 400.13 exam bank.
// 402.6 EC&M quiz, pocket guide, codebookcity; 402.7 pocket guide, codebookcity. One source only: 400.5 two-conductor column (UL standard extract), 402.5 codebookcity (18 and 12 AWG), number 402.12.
// Third look: letters of cords portablecord.info, z-tronix, Ericson (S extra hard, SJ hard service); 400.13 OSHA 1910.305(g)(2)(ii); 400.14 EC&M, 46 CFR 111.60-13. One source: 402.3 voltages globalsecurity (FM 5-424).
