// Signs, manufactured wiring systems and office furnishings in own words (600, 604 and 605).
import type { Rule } from '../knowledge.ts';

export const articles600To605: readonly Rule[] = [
  {
    id: '600-3-listing',
    section: '600.3',
    grade: 'V2',
    title: { en: 'Signs must be listed', es: 'Los anuncios deben ser listados' },
    text: {
      en: 'Fixed, mobile and portable electric signs, section signs, outline lighting, and retrofit kits for them are listed and installed by their instructions. Field-installed skeleton tubing and listed-part outline lighting wired by Chapter 3 methods are the exception.',
      es: 'Los anuncios fijos, móviles y portátiles, los seccionales, el alumbrado de contorno y los kits de conversión son listados y se instalan según instrucciones. La excepción es el tubo de esqueleto hecho en campo y el contorno con partes listadas alambrado con métodos del Capítulo 3.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'use a listed electric sign', es: 'usar un anuncio eléctrico listado' },
        unless: {
          en: "it is skeleton tubing or outline lighting field-installed by the code's methods",
          es: 'sea tubo de neón o iluminación de contorno montado en sitio con los métodos del código',
        },
      },
      { says: 'must-not', what: { en: 'use an unlisted LED retrofit kit in a sign', es: 'usar un kit LED sin listado en un anuncio' } },
    ],
    words: { en: 'led retrofit sign listed channel letters ul', es: 'anuncio led kit listado letras' },
  },
  {
    id: '600-5-a-required-circuit',
    section: '600.5(A)',
    grade: 'V2',
    title: { en: 'Storefront: a 20 A sign circuit', es: 'Local comercial: circuito de 20 A para anuncio' },
    text: {
      en: 'Each commercial building and each occupancy open to pedestrians has an accessible sign outlet at each entrance of each tenant space, on a circuit of at least 20 A with no other load. Service hallways and corridors do not count as entrances.',
      es: 'Cada edificio comercial y cada local con acceso a peatones tiene una salida accesible para anuncio en cada entrada de cada inquilino, en un circuito de al menos 20 A sin otra carga. Los pasillos de servicio no cuentan como entradas.',
    },
    figures: { amps: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give each store or tenant entrance open to pedestrians a 20 A sign circuit, with or without a sign',
          es: 'dar a cada entrada de local abierta a peatones un circuito de anuncio de 20 A, con o sin anuncio',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'put other loads, such as a show window receptacle, on the required sign circuit',
          es: 'poner otras cargas, como el contacto del escaparate, en el circuito obligatorio del anuncio',
        },
      },
    ],
    words: {
      en: 'sign outlet store front dedicated circuit required strip mall outlet store front amps',
      es: 'salida para anuncio local circuito exclusivo plaza ',
    },
  },
  {
    id: '600-5-rating',
    section: '600.5',
    grade: 'V2',
    title: { en: 'Sign branch circuits: 20 A, neon 30 A', es: 'Circuitos de anuncios: 20 A, neón 30 A' },
    text: {
      en: 'Circuits that supply neon tubing are rated not more than 30 A; other signs and outline lighting not more than 20 A. Sign load counts as continuous, 1200 VA at least for each required outlet.',
      es: 'Los circuitos de tubo de neón no pasan de 30 A; los demás anuncios y contornos no pasan de 20 A. La carga del anuncio es continua, al menos 1200 VA por cada salida obligatoria.',
    },
    figures: { amps: [30, 'A'], amps2: [20, 'A'], voltAmps: [1200, 'VA'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put an LED or other sign without neon on a circuit over 20 A',
          es: 'poner un anuncio LED u otro sin neón en un circuito de más de 20 A',
        },
      },
    ],
    words: {
      en: 'sign circuit breaker size neon continuous load 1200 va VA per sign',
      es: 'breaker para anuncio neón carga continua cuántas VA por anuncio',
    },
  },
  {
    id: '600-5-poles',
    section: '600.5(D)',
    grade: 'V1',
    title: { en: 'Sign poles as raceway', es: 'El poste del anuncio como canalización' },
    text: {
      en: 'Sign wiring ends in the sign, an outlet box or a conduit body. A metal or nonmetallic pole that supports the sign may hold its circuit conductors if it meets the rules for poles of luminaires, 410.30(B).',
      es: 'El alambrado termina en el anuncio, caja o condulet. Un poste que sostiene el anuncio puede llevar sus conductores si cumple las reglas de postes de luminarias, 410.30(B).',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: "run sign wiring in the sign's hollow pole without another raceway",
          es: 'llevar el alambrado del anuncio en su poste hueco sin otro tubo',
        },
        if: { en: 'the pole meets the rules for poles of luminaires', es: 'el poste cumple las reglas de postes de luminarias' },
      },
    ],
    words: { en: 'pole sign wires inside pole handhole', es: 'poste de anuncio cables dentro registro' },
  },
  {
    id: '600-6-disconnect',
    section: '600.6',
    grade: 'V2',
    title: { en: 'Signs need a disconnect', es: 'Los anuncios llevan desconectador' },
    text: {
      en: 'Each sign or outline lighting system, and the circuits that feed it, has an externally operable switch or breaker that opens all ungrounded conductors, all at once for multiwire circuits. Cord-connected portable signs and exit signs inside do not need it.',
      es: 'Cada anuncio o contorno, y sus circuitos, lleva interruptor o breaker operable por fuera que abre todos los vivos, a la vez si es multiconductor. No lo necesitan los anuncios portátiles de cordón ni los letreros de salida interiores.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give a sign a switch or breaker as its disconnect',
          es: 'dar a un anuncio un interruptor o breaker como desconectador',
        },
        unless: {
          en: 'it is a portable one with cord and plug, or an exit sign inside',
          es: 'sea portátil con cordón y clavija, o un letrero de salida interior',
        },
      },
      {
        says: 'need-not',
        what: { en: 'protect a hardwired outdoor sign with GFCI', es: 'proteger con GFCI un anuncio exterior de conexión directa' },
        unless: { en: 'its instructions or a local rule ask for it', es: 'lo pidan sus instrucciones o una regla local' },
        words: 'channel letters wall sign led letrero afuera fijo',
      },
    ],
    words: { en: 'sign disconnect switch toggle bottom of sign', es: 'desconectador de anuncio apagador' },
  },
  {
    id: '600-6-a-location',
    section: '600.6(A)',
    grade: 'V2',
    title: { en: 'Sign disconnect location', es: 'Dónde va el desconectador del anuncio' },
    text: {
      en: 'The disconnect is where the supply enters the sign enclosure, body or pole, or else within sight, lockable if out of sight, with the wiring inside in raceway or cable. A sign with a remote controller may have it within sight of the controller.',
      es: 'El desconectador va donde la alimentación entra a la caja, cuerpo o poste del anuncio, o a la vista; fuera de la vista, con candado y con el alambrado interior en tubo o cable. Con controlador remoto puede ir a la vista de éste.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'put the sign disconnect within sight instead of on the sign',
          es: 'poner el desconectador del anuncio a la vista en vez de en el anuncio',
        },
        words: 'pole sign storefront channel letters letrero letras',
      },
      {
        says: 'must',
        what: {
          en: 'make a sign disconnect out of sight lockable',
          es: 'hacer con candado el desconectador del anuncio que no queda a la vista',
        },
        words: 'breaker lock panel time clock letrero',
      },
      {
        says: 'must',
        what: {
          en: 'put the disconnect of a sign at the sign or within sight of it',
          es: 'poner el desconectador de un anuncio en el anuncio o a la vista',
        },
        unless: {
          en: 'it locks open and the sign says where it is, or it locks open in sight of a remote sign controller',
          es: 'se bloquee abierto y el anuncio diga dónde está, o se bloquee abierto a la vista de un controlador remoto',
        },
        words: 'roof monument pylon rooftop see from visible techo azotea poste required obligatorio',
      },
    ],
    words: { en: 'sign disconnect at point of entry within sight lockable', es: 'desconectador en la entrada del anuncio a la vista' },
  },
  {
    id: '600-7-bonding',
    section: '600.7',
    grade: 'V1',
    title: { en: 'Bond sign metal; flex up to 100 ft', es: 'Una el metal del anuncio; flexible hasta 100 pies' },
    text: {
      en: 'Metal parts of signs are grounded and bonded. Listed flexible metal or liquidtight metal conduit on secondary circuits serves as the bond up to 100 ft; with nonmetallic conduit run a copper bonding conductor not smaller than 14 AWG outside it.',
      es: 'Las partes metálicas del anuncio se aterrizan y unen. El flexible metálico o liquidtight listado en circuitos secundarios sirve de unión hasta 100 pies; con tubo no metálico corra por fuera un conductor de unión de cobre no menor que 14 AWG.',
    },
    figures: { feet: [100, 'ft'], size: [14, 'AWG'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use listed flexible or liquidtight metal conduit up to 100 ft as the bond of neon secondary circuits',
          es: 'usar flex metálico o liquidtight listado hasta 100 pies como unión del secundario de neón',
        },
        words: 'greenfield sealtite neon letters',
      },
      {
        says: 'must',
        what: {
          en: 'run a 14 AWG or larger copper bonding wire outside nonmetallic conduit of a neon secondary',
          es: 'llevar un cable de unión de cobre 14 AWG o mayor por fuera del tubo no metálico del secundario de neón',
        },
        words: 'pvc enft sign letters bond',
      },
    ],
    words: { en: 'neon bonding flex channel letter remote ground', es: 'neón unión flexible letras' },
  },
  {
    id: '600-9-height',
    section: '600.9',
    grade: 'V1',
    title: { en: 'Signs over vehicles: 14 ft', es: 'Anuncios sobre vehículos: 14 pies' },
    text: {
      en: 'A sign or outline lighting is at least 14 ft above areas where vehicles pass, unless protected from damage. Neon tubing that pedestrians can reach is protected, and incandescent or HID lamps stay 2 in. from combustible material.',
      es: 'Un anuncio o contorno va al menos a 14 pies sobre áreas donde pasan vehículos, salvo protegido contra golpes. El neón al alcance de peatones se protege, y las lámparas incandescentes o HID quedan a 2 pulg. de material combustible.',
    },
    figures: { feet: [14, 'ft'], inches: [2, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'hang a sign lower than 14 ft over where vehicles pass',
          es: 'colgar un anuncio a menos de 14 ft sobre el paso de vehículos',
        },
        unless: { en: 'it is protected from damage', es: 'esté protegido contra daño' },
      },
    ],
    words: { en: 'sign height over parking lot clearance', es: 'altura de anuncio sobre estacionamiento' },
  },
  {
    id: '600-10-portable',
    section: '600.10',
    grade: 'V1',
    title: { en: 'Portable signs: GFCI and cord', es: 'Anuncios portátiles: GFCI y cordón' },
    text: {
      en: 'Portable outdoor signs are supplied by hard or extra-hard-usage cord with an equipment grounding conductor and have factory GFCI in the plug or within 12 in. of it. Indoors in dry places the cord is at most 15 ft.',
      es: 'Los anuncios portátiles exteriores llevan cordón de uso rudo o extrarrudo con tierra de equipos y GFCI de fábrica en la clavija o a 12 pulg. o menos. En interior seco el cordón mide a lo más 15 pies.',
    },
    figures: { inches: [12, 'in'], feet: [15, 'ft'] },
    words: { en: 'portable sign trailer arrow sign gfci cord', es: 'anuncio portátil remolque gfci cordón' },
  },
  {
    id: '600-21-ballast-space',
    section: '600.21',
    grade: 'K',
    title: { en: 'Sign transformers: space to work', es: 'Transformadores de anuncio: espacio' },
    text: {
      en: 'Ballasts, transformers and power supplies not installed in a sign have a working space of at least 3 ft high, 3 ft wide and 3 ft deep around each; in attics and soffits there is an access door, a passage 3 ft high by 2 ft wide, and a lighting outlet with a switch at the entry.',
      es: 'Balastros, transformadores y fuentes fuera del anuncio tienen un espacio de trabajo de al menos 3 pies de alto, 3 pies de ancho y 3 pies de fondo; en áticos y aleros hay puerta de acceso, paso de 3 pies de alto por 2 pies de ancho y luz con apagador en la entrada.',
    },
    figures: { feet: [3, 'ft'], feet2: [2, 'ft'] },
    words: { en: 'channel letter power supply attic access light', es: 'fuente de letras ático acceso luz' },
  },
  {
    id: '600-32-neon-length',
    section: '600.32',
    grade: 'V1',
    title: { en: 'Neon secondary length', es: 'Largo del secundario de neón' },
    text: {
      en: 'High-voltage neon cable from transformer to the first tube is at most 20 ft in metal conduit or 50 ft in nonmetallic conduit, one conductor per conduit, kept apart from building surfaces.',
      es: 'El cable de alta tensión del transformador al primer tubo de neón mide a lo más 20 pies en tubo metálico o 50 pies en no metálico, un conductor por tubo, separado de las superficies del edificio.',
    },
    figures: { feet: [20, 'ft'], feet2: [50, 'ft'] },
    words: { en: 'gto cable length neon transformer', es: 'cable gto largo transformador de neón' },
  },
  {
    id: '600-23-transformers',
    section: '600.23',
    grade: 'K',
    title: {
      en: 'Neon transformers: 15000 V, 300 mA',
      es: 'Transformadores de neón: 15000 V, 300 mA',
    },
    text: {
      en: 'Transformers and power supplies of neon are listed, have secondary ground-fault protection, at most 15000 V between secondary terminals and 7500 V to ground, and at most 300 mA of secondary current.',
      es: 'Los transformadores y fuentes de neón son listados, con protección de falla a tierra en el secundario, máximo 15000 V entre terminales del secundario y 7500 V a tierra, y máximo 300 mA.',
    },
    figures: { a: [15000, 'V'], b: [7500, 'V'], c: [300, 'mA'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a neon transformer with secondary ground-fault protection',
          es: 'usar un transformador de neón con protección de falla a tierra en el secundario',
        },
      },
    ],
    words: {
      en: 'neon sign tubing transformer maximum secondary open-circuit voltage limit current',
      es: 'anuncio de neón transformador voltaje máximo límite secundario circuito abierto',
    },
  },
  {
    id: '604-10-uses',
    section: '604.10',
    grade: 'K',
    title: { en: 'Manufactured wiring systems: where', es: 'Sistemas prefabricados: dónde' },
    text: {
      en: 'Listed plug-together wiring systems are allowed in accessible, dry places, in ducts and plenums where listed for it, and may extend into hollow walls for direct termination at switches and outlets.',
      es: 'Los sistemas de alambrado listados de conectores se permiten en lugares secos y accesibles, en plenos donde estén listados, y pueden entrar en muros huecos para terminar en apagadores y contactos.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use plug-together manufactured wiring above a drop ceiling and down a hollow wall to a switch',
          es: 'usar alambrado manufacturado enchufable arriba del plafón y por un muro hueco hasta un apagador',
        },
        if: { en: 'it is listed and the place is dry and accessible', es: 'está listado y el lugar es seco y accesible' },
      },
    ],
    words: { en: 'modular wiring whips lighting plug and play ceiling', es: 'sistema modular latiguillos plafón' },
  },
  {
    id: '604-7-securing',
    section: '604.7',
    grade: 'K',
    title: { en: 'Manufactured wiring: support as its cable', es: 'Alambrado prefabricado: soporte como su cable' },
    text: {
      en: 'Manufactured wiring systems are secured and supported by the rules of the cable or conduit type they are made of.',
      es: 'Los sistemas prefabricados se sujetan y soportan con las reglas del tipo de cable o tubo de que están hechos.',
    },
    words: { en: 'whip support ceiling grid wires', es: 'latiguillo soporte plafón' },
  },
  {
    id: '604-12-not',
    section: '604.12',
    grade: 'K',
    title: { en: 'Manufactured wiring: where not', es: 'Alambrado prefabricado: dónde no' },
    text: {
      en: 'They are not used where the cable or conduit they are made of is not permitted, such as in damp or exposed outdoor places without a listing for it.',
      es: 'No se usan donde no se permite el cable o tubo de que están hechos, como lugares húmedos o exteriores sin listado para eso.',
    },
    words: { en: 'modular wiring outdoors wet', es: 'sistema modular exterior mojado' },
  },
  {
    id: '605-3-partitions',
    section: '605.3',
    grade: 'V2',
    title: { en: 'Cubicle walls do not reach the ceiling', es: 'Las mamparas no llegan al techo' },
    text: {
      en: 'Wired office furnishings are identified as suitable for the use, and wired partitions do not extend from floor to ceiling, except where the authority permits relocatable ones to penetrate the ceiling but not go beyond.',
      es: 'Los muebles de oficina alambrados están identificados para el uso, y las mamparas con alambrado no van de piso a techo, salvo que la autoridad permita que las reubicables lo penetren.',
    },
    words: { en: 'cubicle wall floor to ceiling powered partition', es: 'mampara cubículo piso a techo' },
  },
  {
    id: '605-6-lighting',
    section: '605.6',
    grade: 'V1',
    title: { en: 'Cubicle task lights', es: 'Lámparas de cubículo' },
    text: {
      en: 'Lighting accessories are listed for the furnishings; their cord is 18 AWG or larger, at most 9 ft, and has no receptacle on it.',
      es: 'Las luminarias son listadas para el mueble; su cordón es de 18 AWG o mayor, de no más de 9 pies, y sin contacto en él.',
    },
    figures: { size: [18, 'AWG'], feet: [9, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a cubicle task light with a receptacle on its cord',
          es: 'usar en un cubículo una lámpara con contacto en su cordón',
        },
      },
    ],
    words: { en: 'under cabinet cubicle light cord', es: 'lámpara de cubículo cordón' },
  },
  {
    id: '605-9-a-cord',
    section: '605.9(A)',
    grade: 'V2',
    title: { en: 'Office partition cord: 2 ft, 12 AWG', es: 'Cordón de mampara o cubículo: 2 pies, 12 AWG' },
    text: {
      en: 'Freestanding furnishings fed by a cord use extra-hard-usage cord of 12 AWG or larger with an insulated equipment grounding conductor, at most 2 ft long. The assembled group is at most 30 ft.',
      es: 'Los muebles independientes con cordón usan uno de uso extrarrudo de 12 AWG o mayor con tierra de equipos aislada, de no más de 2 pies. El grupo armado mide a lo más 30 pies.',
    },
    figures: { size: [12, 'AWG'], feet: [2, 'ft'], feet2: [30, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'feed an office partition with a cord longer than 2 ft',
          es: 'alimentar una mampara de oficina con un cordón de más de 2 ft',
        },
      },
    ],
    words: { en: 'plug in cubicles cord length 30 feet', es: 'cubículos con clavija largo de cordón' },
  },
  {
    id: '605-9-b-receptacle',
    section: '605.9(B)',
    grade: 'V2',
    title: { en: 'Receptacle for cubicles within 12 in.', es: 'Contacto para cubículos a 12 pulg.' },
    text: {
      en: 'The receptacle that feeds them is on a separate circuit that serves only panels, within 12 in. of the furnishing connected to it.',
      es: 'El contacto que los alimenta va en un circuito separado sólo para mamparas, a 12 pulg. o menos del mueble conectado.',
    },
    figures: { inches: [12, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'share the circuit of cubicles with a copier or other loads',
          es: 'compartir el circuito de los cubículos con una copiadora u otras cargas',
        },
      },
    ],
    words: {
      en: 'cubicle dedicated circuit receptacle location office furniture within how many inches',
      es: 'circuito exclusivo cubículos contacto ',
    },
  },
  {
    id: '605-9-c-thirteen',
    section: '605.9(C)',
    grade: 'V2',
    title: { en: 'Cord-fed cubicles: 13 receptacles', es: 'Cubículos con cordón: 13 contactos' },
    text: {
      en: 'An individual furnishing or a group fed by one cord has at most 13 receptacles of 15 A, 125 V, and no multiwire circuits.',
      es: 'Un mueble o grupo alimentado por un cordón tiene a lo más 13 contactos de 15 A, 125 V, y ningún circuito multiconductor.',
    },
    figures: { amps: [15, 'A'], volts: [125, 'V'] },
    words: { en: 'how many outlets cubicle multiwire', es: 'cuántos contactos cubículo multiconductor' },
  },
];

// Confirmed: 600.5, 600.6 EC&M (Code Basics 2007 and 2018, Sign everywhere a sign), Mike Holt forum 28105, Minnesota DLI; 600.3 EC&M, electricianexampractice; 605.9 EC&M quiz, electricianexampractice, journeyman exam bank; 605.3 codebookcity, JADE. One source only: 600.9 Lamendola, 600.10 EC&M quiz.
// Reread: One source only: 600.9 summit (Lamendola), 600.10 EC&M quiz.
// Third look, one source: 600.32 IAEI 2000 (20 ft).
