// Recreational vehicles, RV parks and park trailers in own words (551 and 552).
import type { Rule } from '../knowledge.ts';

export const articles551To552: readonly Rule[] = [
  {
    id: '551-20-c-converter-bond',
    section: '551.20(C)',
    grade: 'V1',
    title: { en: 'Bond the converter: 8 AWG', es: 'Una el convertidor: 8 AWG' },
    text: {
      en: 'The metal enclosure of an RV voltage converter is bonded to the vehicle with copper not smaller than 8 AWG.',
      es: 'La caja metálica del convertidor de voltaje del vehículo recreativo se une al vehículo con cobre no menor que 8 AWG.',
    },
    figures: { size: [8, 'AWG'] },
    words: { en: 'rv converter ground wire chassis', es: 'rv convertidor tierra chasis' },
  },
  {
    id: '551-30-generator',
    section: '551.30',
    grade: 'V1',
    title: { en: 'Generator in an RV', es: 'Generador en un vehículo recreativo' },
    text: {
      en: 'An RV generator is listed, bonded to the chassis, and its supply is arranged so that it cannot feed at the same time as shore power. Its conductors run to a switch or panel in raceway.',
      es: 'El generador de un vehículo recreativo es listado, se une al chasis y se conecta de modo que no alimente al mismo tiempo que la toma exterior. Sus conductores van en tubo hasta el interruptor o tablero.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: "join an RV's generator and shore power without transfer equipment",
          es: 'unir el generador y la toma de un RV sin equipo de transferencia',
        },
      },
    ],
    words: { en: 'rv onan generator transfer switch bonded', es: 'rv generador onan transferencia' },
  },
  {
    id: '551-40-gfci-reverse',
    section: '551.40',
    grade: 'K',
    title: { en: 'RV with one circuit: GFCI at the entrance', es: 'RV con un solo circuito: GFCI en la entrada' },
    text: {
      en: 'An RV wired with only one 15 or 20 A branch circuit as its whole system has GFCI protection where the supply assembly ends in the vehicle, or in the plug of a fixed cord.',
      es: 'Un vehículo con un solo circuito de 15 o 20 A como sistema completo lleva protección GFCI donde termina el cordón de alimentación en el vehículo, o en la clavija del cordón fijo.',
    },
    figures: { amps: [20, 'A'] },
    words: { en: 'teardrop trailer small camper gfci inlet', es: 'camper chico gfci entrada' },
  },
  {
    id: '551-41-receptacles',
    section: '551.41',
    grade: 'K',
    title: { en: 'Receptacles in an RV', es: 'Contactos en un vehículo recreativo' },
    text: {
      en: 'Wall space is served so that no point is more than 6 ft from a receptacle, counters get one for each 12 in. or wider section, and 125 V, 15 and 20 A receptacles have GFCI near lavatories, within 6 ft of sinks, in the toilet area and outside.',
      es: 'En muros ningún punto queda a más de 6 pies de un contacto, cada cubierta de 12 pulg. o más lleva uno, y los contactos de 125 V, 15 y 20 A llevan GFCI junto a lavabos, a 6 pies de fregaderos, en el baño y en el exterior.',
    },
    figures: { feet: [6, 'ft'], inches: [12, 'in'], volts: [125, 'V'], amps: [20, 'A'] },
    words: { en: 'rv outlet spacing gfci camper', es: 'rv contactos separación gfci camper' },
  },
  {
    id: '551-42-branch-circuits',
    section: '551.42',
    grade: 'K',
    title: { en: 'Branch circuits of an RV', es: 'Circuitos de un vehículo recreativo' },
    text: {
      en: 'An RV has one 15 A circuit, one 20 A circuit, two to five circuits with a calculated load in the 30 A supply, or six or more on a 50 A, 120/240 V supply.',
      es: 'Un vehículo recreativo tiene un circuito de 15 A, uno de 20 A, de dos a cinco con carga calculada en una alimentación de 30 A, o seis o más con alimentación de 50 A, 120/240 V.',
    },
    figures: { amps: [15, 'A'], amps2: [20, 'A'], amps3: [30, 'A'], amps4: [50, 'A'], volts: ['120/240', 'V'] },
    words: { en: 'rv circuits 30 amp 50 amp panel', es: 'rv circuitos 30 50 amperes tablero' },
  },
  {
    id: '551-44-supply-assembly',
    section: '551.44',
    grade: 'K',
    title: { en: 'RV supply: 15, 20, 30 or 50 A', es: 'Alimentación del RV: 15, 20, 30 o 50 A' },
    text: {
      en: 'The power-supply assembly matches the vehicle: 15 A for one 15 A circuit, 20 A for one 20 A circuit, 30 A for up to five circuits, and 50 A at 120/240 V for six or more.',
      es: 'El cordón de alimentación va con el vehículo: 15 A con un circuito de 15 A, 20 A con uno de 20 A, 30 A hasta con cinco circuitos, y 50 A a 120/240 V con seis o más.',
    },
    figures: { amps: [15, 'A'], amps2: [20, 'A'], amps3: [30, 'A'], amps4: [50, 'A'], volts: ['120/240', 'V'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'feed an RV of six or more circuits with a 30 A cord',
          es: 'alimentar un RV de seis o más circuitos con un cordón de 30 A',
        },
      },
    ],
    words: { en: 'rv cord 30 amp plug tt-30 14-50', es: 'cordón de rv 30 amperes tt-30 14-50' },
  },
  {
    id: '551-45-panel',
    section: '551.45',
    grade: 'V1',
    title: { en: 'Working space at the RV panel', es: 'Espacio en el tablero del RV' },
    text: {
      en: 'The panelboard of an RV is accessible with a working clearance of at least 24 in. wide and 30 in. deep in front; its neutral bar is insulated from the enclosure.',
      es: 'El tablero del vehículo recreativo es accesible con un espacio libre de al menos 24 pulg. de ancho y 30 pulg. de fondo; su barra de neutro va aislada de la caja.',
    },
    figures: { inches: [24, 'in'], inches2: [30, 'in'] },
    words: { en: 'rv breaker panel clearance neutral bonded', es: 'rv tablero espacio neutro unido' },
  },
  {
    id: '551-46-b-cord-length',
    section: '551.46(B)',
    grade: 'K',
    title: { en: 'RV cord length: 25 ft or 30 ft', es: 'Largo del cordón del RV: 25 o 30 pies' },
    text: {
      en: 'The exposed usable length of the supply cord is at least 25 ft where it enters at the side of the vehicle and at least 30 ft where it enters at the rear.',
      es: 'El largo utilizable del cordón es de al menos 25 pies si entra por el costado del vehículo y de al menos 30 pies si entra por atrás.',
    },
    figures: { feet: [25, 'ft'], feet2: [30, 'ft'] },
    words: { en: 'camper cord length 25 feet', es: 'largo de cordón camper' },
  },
  {
    id: '551-46-e-entrance',
    section: '551.46(E)',
    grade: 'V1',
    title: { en: 'Where the cord enters the RV', es: 'Dónde entra el cordón al RV' },
    text: {
      en: 'The point of entrance of the supply is on the left (road) side, within 15 ft of the rear, or on the rear to the left of the longitudinal center; other places need listed fittings and cord length.',
      es: 'La entrada del cordón queda del lado izquierdo (del camino), a 15 pies o menos de la parte trasera, o atrás a la izquierda del centro; otros lugares requieren accesorios listados y más cordón.',
    },
    figures: { feet: [15, 'ft'] },
    words: { en: 'rv power inlet location driver side', es: 'entrada de corriente rv lado del chofer' },
  },
  {
    id: '551-55-ground',
    section: '551.55',
    grade: 'K',
    title: { en: 'RV neutral is not bonded in the vehicle', es: 'El neutro del RV no se une en el vehículo' },
    text: {
      en: 'Grounding is by the equipment grounding conductor of the cord. The neutral is insulated from the chassis, enclosures and grounding bar: no bonding in the RV, nor at the pedestal beyond the service.',
      es: 'La tierra llega por el conductor de tierra del cordón. El neutro va aislado del chasis, cajas y barra de tierra: no se une en el vehículo, ni en el pedestal después de la acometida.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: "bond the neutral to ground in an RV's panel", es: 'unir el neutro con la tierra en el panel de un RV' },
      },
    ],
    words: { en: 'rv bonded neutral hot skin generator plug', es: 'rv neutro unido chasis energizado' },
  },
  {
    id: '551-71-a-twenty',
    section: '551.71(A)',
    grade: 'V2',
    title: { en: 'RV site: a 20 A receptacle at each', es: 'Sitio de RV: un contacto de 20 A en cada uno' },
    text: {
      en: 'Every RV site with electricity has at least one 20 A, 125 V receptacle, and 125 V, 15 and 20 A receptacles there have GFCI protection.',
      es: 'Todo sitio de RV con electricidad tiene al menos un contacto de 20 A, 125 V, y los de 125 V, 15 y 20 A ahí llevan GFCI.',
    },
    figures: { amps: [20, 'A'], volts: [125, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a 20 A, 125 V receptacle at each RV site with electricity',
          es: 'poner un contacto de 20 A, 125 V en cada espacio de RV con electricidad',
        },
      },
    ],
    words: { en: 'campground pedestal 20 amp gfci', es: 'pedestal de campamento 20 amperes gfci' },
  },
  {
    id: '551-71-b-thirty',
    section: '551.71(B)',
    grade: 'V2',
    title: { en: 'RV park: 70% of sites with 30 A', es: 'Parque de RV: 70% con 30 A' },
    text: {
      en: 'At least 70% of RV sites with electricity have a 30 A, 125 V receptacle, TT-30.',
      es: 'Al menos 70% de los sitios de RV con electricidad tienen un contacto de 30 A, 125 V, TT-30.',
    },
    figures: { percent: [70, '%'], amps: [30, 'A'], volts: [125, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give at least 70% of RV park sites with electricity a 30 A receptacle',
          es: 'dar contacto de 30 A al menos al 70% de los sitios de RV con electricidad',
        },
        words: 'campground tt-30 camper park',
      },
    ],
    words: { en: 'rv park percentage 30 amp sites percent of rv park 30 amp', es: 'parque rv porcentaje 30 amperes ' },
  },
  {
    id: '551-71-c-fifty',
    section: '551.71(C)',
    grade: 'V2',
    title: { en: 'RV park: 50 A sites', es: 'Parque de RV: sitios de 50 A' },
    text: {
      en: 'At least 20% of existing and 40% of new RV sites with electricity have a 50 A, 125/250 V receptacle, and each site with a 50 A also has a 30 A, 125 V one.',
      es: 'Al menos 20% de los sitios existentes y 40% de los nuevos con electricidad tienen un contacto de 50 A, 125/250 V, y cada sitio con 50 A tiene también uno de 30 A, 125 V.',
    },
    figures: { percent: [20, '%'], percent2: [40, '%'], amps: [50, 'A'], volts: ['125/250', 'V'], amps2: [30, 'A'], volts2: [125, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give each 50 A RV site a 30 A receptacle too',
          es: 'poner también un contacto de 30 A en cada sitio de RV con 50 A',
        },
        words: 'campground pedestal tt-30 14-50 camper parque',
      },
    ],
    words: { en: 'percentage amp 14-50', es: 'porcentaje amperes 14-50 campamento' },
  },
  {
    id: '551-71-f-gfci-scope',
    section: '551.71',
    grade: 'V2',
    title: { en: '50 A and 30 A RV receptacles: GFCI?', es: '¿GFCI en contactos de RV de 30 y 50 A?' },
    text: {
      en: 'The RV park rule asks for GFCI only on 125 V, 15 and 20 A receptacles of the site equipment. The 30 A and 50 A ones in listed RV site supply equipment are not included; RV outlets elsewhere, such as at a house, follow 210.8.',
      es: 'La regla de parques pide GFCI sólo en contactos de 125 V, 15 y 20 A del equipo del sitio. Los de 30 A y 50 A en equipo listado para sitios de RV no se incluyen; los contactos de RV en otro lado, como una casa, siguen 210.8.',
    },
    figures: { volts: [125, 'V'], amps: [20, 'A'], amps2: [30, 'A'], amps3: [50, 'A'] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'protect the 30 and 50 A receptacles of listed RV site equipment with GFCI',
          es: 'proteger con GFCI los contactos de 30 y 50 A del equipo listado de un espacio de RV',
        },
      },
      {
        says: 'must',
        what: {
          en: 'protect a 30 A RV receptacle outside a house with GFCI',
          es: 'proteger con GFCI un contacto de RV de 30 A afuera de una casa',
        },
        if: { en: 'the 2020 code or later applies', es: 'aplica el código 2020 o posterior' },
        words: 'tt-30 camper',
      },
      {
        says: 'must',
        what: {
          en: 'protect a 50 A RV receptacle outside a house with GFCI',
          es: 'proteger con GFCI un contacto de RV de 50 A afuera de una casa',
        },
        if: { en: 'the 2020 code or later applies', es: 'rige el código 2020 o posterior' },
        words: '14-50 driveway home garage wall casa cochera',
      },
    ],
    words: {
      en: 'gfci breaker rv 50 amp outlet trips house rv pedestal 50 amp 30 amp needs',
      es: 'breaker gfci rv 50 amperes se dispara casa pedestal 50 amperes',
    },
  },
  {
    id: '551-72-distribution',
    section: '551.72',
    grade: 'V1',
    title: { en: 'RV park distribution', es: 'Distribución del parque de RV' },
    text: {
      en: 'Feeders to RV sites are single-phase 120, 120/240 or 120/208 V, or three-phase 208Y/120 V, at least 30 A. A 50 A receptacle is fed by a circuit of its own voltage class and rating. Balance the loads.',
      es: 'Los alimentadores a sitios son monofásicos de 120, 120/240 o 120/208 V, o trifásicos 208Y/120 V, de al menos 30 A. Un contacto de 50 A se alimenta con un circuito de su mismo voltaje y capacidad. Balancee las cargas.',
    },
    figures: { volts: ['120/208', 'V'], amps: [30, 'A'], amps2: [50, 'A'] },
    claims: [
      {
        says: 'may',
        what: { en: 'feed RV sites from 208Y/120 V three-phase', es: 'alimentar espacios de RV con trifásica de 208Y/120 V' },
      },
    ],
    words: { en: 'rv park feeder 208 three phase loop', es: 'parque rv alimentador 208 trifásico' },
  },
  {
    id: '551-73-load',
    section: '551.73',
    grade: 'V2',
    title: { en: 'RV site load', es: 'Carga por sitio de RV' },
    text: {
      en: 'Count 3600 VA for a site with both 30 A and 20 A supply and 2400 VA for one with 20 A only, 600 VA for a tent site with 20 A only. A 50 A site counts 12000 VA since 2017; older books say 9600 VA.',
      es: 'Cuente 3600 VA por sitio con 30 A y 20 A, 2400 VA con sólo 20 A, y 600 VA por sitio de tienda con sólo 20 A. Un sitio de 50 A cuenta 12000 VA desde 2017; los libros anteriores dicen 9600 VA.',
    },
    figures: {
      voltAmps: [3600, 'VA'],
      amps: [30, 'A'],
      amps2: [20, 'A'],
      voltAmps2: [2400, 'VA'],
      voltAmps3: [600, 'VA'],
      amps3: [50, 'A'],
      voltAmps4: [9600, 'VA'],
      voltAmps5: [12000, 'VA'],
    },
    words: { en: 'rv park service calculation va per site', es: 'parque rv cálculo va por sitio' },
  },
  {
    id: '551-73-demand',
    section: '551.73(A)',
    grade: 'V2',
    title: { en: 'RV park demand factors', es: 'Factores de demanda de parque de RV' },
    text: {
      en: 'Apply the demand factors of Table 551.73(A) to the sites on a feeder: 100% for one, 90% for two, falling to 41% for 36 or more sites. Bathhouses, pools and stores are added at their own load.',
      es: 'Aplique a los sitios de un alimentador los factores de la Tabla 551.73(A): 100% para uno, 90% para dos, hasta 41% para 36 sitios o más. Baños, albercas y tiendas se suman con su propia carga.',
    },
    figures: { percent: [100, '%'], percent2: [90, '%'], percent3: [41, '%'] },
    words: { en: 'campground demand factor table', es: 'campamento factor de demanda tabla' },
  },
  {
    id: '551-77-a-location',
    section: '551.77(A)',
    grade: 'K',
    title: { en: 'Where the RV pedestal stands', es: 'Dónde va el pedestal de RV' },
    text: {
      en: 'On back-in sites the supply equipment is on the left (road) side of the parked vehicle, on a line 5 ft to 7 ft from the left edge of the stand, from the rear to 15 ft forward of it. Pull-through sites have their own line from 16 ft forward of the rear.',
      es: 'En sitios de reversa el equipo va del lado izquierdo (camino) del vehículo estacionado, sobre una línea de 5 pies a 7 pies de la orilla izquierda, desde atrás hasta 15 pies adelante. Los sitios de paso tienen su propia línea desde 16 pies adelante de la parte trasera.',
    },
    figures: { feet: [5, 'ft'], feet2: [7, 'ft'], feet3: [15, 'ft'], feet4: [16, 'ft'] },
    words: { en: 'rv pedestal location driver side back in pull through', es: 'pedestal rv ubicación reversa' },
  },
  {
    id: '551-77-b-disconnect',
    section: '551.77(B)',
    grade: 'K',
    title: { en: 'Disconnect in the RV pedestal', es: 'Desconectador en el pedestal de RV' },
    text: {
      en: 'The site supply equipment has a disconnecting switch or breaker for the supply to the vehicle, usually one for each receptacle.',
      es: 'El equipo del sitio lleva un interruptor o breaker que desconecta la alimentación del vehículo, normalmente uno por contacto.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'build an RV pedestal without its own switch or breaker',
          es: 'montar un pedestal de RV sin su propio interruptor o breaker',
        },
      },
    ],
    words: { en: 'campsite breaker disconnect', es: 'sitio de campamento breaker' },
  },
  {
    id: '551-77-d-height',
    section: '551.77(D)',
    grade: 'V1',
    title: { en: 'RV pedestal height: 2 ft to 6-1/2 ft', es: 'Altura del pedestal: 2 a 6-1/2 pies' },
    text: {
      en: 'RV site supply equipment is mounted at least 2 ft and at most 6-1/2 ft above the ground, with clear access 2 ft wide and 6-1/2 ft high. In flood areas it goes at least 2 ft above the highest water.',
      es: 'El equipo del sitio se monta al menos a 2 pies y a no más de 6-1/2 pies del suelo, con paso libre de 2 pies de ancho y 6-1/2 pies de alto. En zonas inundables va al menos 2 pies arriba del agua más alta.',
    },
    figures: { feet: [2, 'ft'], feet2: ['6-1/2', 'ft'] },
    words: { en: 'rv pedestal mounting height 24 inches', es: 'altura pedestal rv' },
  },
  {
    id: '551-79-overhead',
    section: '551.79',
    grade: 'K',
    title: { en: 'Overhead wires in RV parks: 18 ft', es: 'Líneas aéreas en parques de RV: 18 pies' },
    text: {
      en: 'Open overhead conductors of 1000 V or less stay at least 18 ft above and 3 ft sideways of areas where vehicles move.',
      es: 'Los conductores aéreos abiertos de 1000 V o menos quedan al menos a 18 pies de altura y a 3 pies de lado de las áreas donde circulan vehículos.',
    },
    figures: { volts: [1000, 'V'], feet: [18, 'ft'], feet2: [3, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep overhead conductors at least 18 ft above the roads of an RV park',
          es: 'mantener los conductores aéreos a 18 ft o más sobre los caminos de un parque de RV',
        },
      },
    ],
    words: { en: 'campground overhead line height', es: 'línea aérea campamento altura' },
  },
  {
    id: '551-80-underground',
    section: '551.80',
    grade: 'K',
    title: { en: 'Underground feeders in RV parks', es: 'Alimentadores subterráneos en parques de RV' },
    text: {
      en: 'Direct-buried conductors there are insulated and identified for the use; equipment grounding conductors are insulated. They are protected where they enter and leave the ground as in 300.5.',
      es: 'Los conductores directamente enterrados ahí son aislados e identificados para el uso; las tierras de equipo son aisladas. Se protegen donde entran y salen de la tierra como en 300.5.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use an insulated ground in direct-buried feeders of an RV park',
          es: 'usar tierra aislada en alimentadores enterrados directo de un parque de RV',
        },
      },
    ],
    words: { en: 'direct burial rv park aluminum wire', es: 'enterrado directo parque rv aluminio' },
  },
  {
    id: '552-park-trailer',
    section: 'Article 552',
    grade: 'V1',
    title: { en: 'Park trailers: up to 400 ft²', es: 'Remolques de parque: hasta 400 pies²' },
    text: {
      en: 'A park trailer is a single unit on one chassis of not more than 400 ft² for seasonal use, not a permanent home nor for business. It is wired by Article 552; the site supply follows RV park rules.',
      es: 'Un remolque de parque es una unidad sobre un chasis de no más de 400 pies² para uso de temporada, no vivienda permanente ni negocio. Se alambra con el Artículo 552; el sitio sigue las reglas de parques de RV.',
    },
    figures: { squareFeet: [400, 'ft²'] },
    words: { en: 'park model tiny home rv 400 square feet', es: 'park model casa chica 400 pies' },
  },
  {
    id: '552-43-supply',
    section: '552.43',
    grade: 'K',
    title: { en: 'Park trailer supply: 30 A or 50 A', es: 'Alimentación: 30 A o 50 A' },
    text: {
      en: 'Where the calculated load needs more than one 20 A circuit, a park trailer has a 30 A or 50 A power-supply assembly or a permanent feeder; over 50 A it is hard wired.',
      es: 'Si la carga pide más de un circuito de 20 A, el remolque lleva cordón de 30 A o 50 A o un alimentador permanente; arriba de 50 A va con alambrado fijo.',
    },
    figures: { amps: [20, 'A'], amps2: [30, 'A'], amps3: [50, 'A'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'supply a park trailer over 50 A by cord and plug',
          es: 'alimentar una casa de parque de más de 50 A con cordón y clavija',
        },
      },
    ],
    words: { en: 'park model hookup 50 amp tiny house', es: 'park model conexión 50 amperes casa chica' },
  },
  {
    id: '552-41-gfci',
    section: '552.41',
    grade: 'K',
    title: { en: 'GFCI in park trailers', es: 'GFCI en remolques de parque' },
    text: {
      en: '125 V, 15 and 20 A receptacles next to a bathroom lavatory, within 6 ft of a sink, in the tub or shower area and outside have GFCI protection; wall receptacles are spaced so that no point is beyond 6 ft.',
      es: 'Los contactos de 125 V, 15 y 20 A junto al lavabo, a 6 pies de un fregadero, en el área de tina o regadera y en el exterior llevan GFCI; en muros ningún punto queda a más de 6 pies.',
    },
    figures: { volts: [125, 'V'], amps: [20, 'A'], feet: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect 15 and 20 A, 125 V receptacles outside and within 6 ft of a sink in a park trailer with GFCI',
          es: 'proteger con GFCI los contactos de 15 y 20 A, 125 V afuera y a menos de 6 ft de un fregadero en una casa de parque',
        },
      },
    ],
    words: { en: 'park model gfci outlets', es: 'park model gfci contactos' },
  },
];

// Confirmed: 551.71 Leviton Captain Code 2017, electricianexampractice, journeyman exam bank; 551.71(F) Leviton 2017, go-usg; 551.72 EC&M (RV park distribution); 551.73 EC&M calculations; 551.20, 551.45, 551.46 codebookcity; park trailer definition EC&M. One source only: 551.77(D) Mike Holt forum.
// Reread: 551.73 EC&M calculations (before 2017), two public calculators (from 2017).
// Second look: 551.73(A) two public calculators agree on every row, EC&M (42 sites 41%).
