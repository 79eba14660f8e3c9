// Article 550 in own words: mobile and manufactured homes and their parks.
import type { Rule } from '../knowledge.ts';

export const article550: readonly Rule[] = [
  {
    id: '550-mobile-or-manufactured',
    section: 'Article 550',
    grade: 'V2',
    title: { en: 'Mobile home or manufactured home', es: 'Casa móvil o casa prefabricada' },
    text: {
      en: 'For the Code a mobile home is made for use without a permanent foundation; a manufactured home is a HUD-built structure that may sit on one. The difference decides whether the service may be mounted on it. A modular house follows Article 545 and the general rules.',
      es: 'Para el Código la casa móvil se usa sin cimiento permanente; la casa prefabricada (HUD) puede ir con uno. La diferencia decide si la acometida puede montarse en ella. Una casa modular sigue el Artículo 545 y las reglas generales.',
    },
    words: { en: 'trailer house double wide hud single wide difference', es: 'traila casa rodante diferencia' },
  },
  {
    id: '550-10-a-supply',
    section: '550.10(A)',
    grade: 'V2',
    title: { en: 'How a mobile home is fed', es: 'Cómo se alimenta una casa móvil' },
    text: {
      en: 'The supply is one feeder: a listed 50 A mobile-home cord with molded cap, or where the calculated load is over 50 A, or permission says so, a permanent feeder of four conductors or a mast weatherhead. Factory-equipped gas or oil heat may allow a 40 A cord.',
      es: 'La alimentación es un solo alimentador: cordón listado de 50 A con clavija moldeada, o si la carga calculada pasa de 50 A un alimentador permanente de cuatro conductores o mástil. Con calefacción de gas o aceite de fábrica puede servir un cordón de 40 A.',
    },
    figures: { amps: [50, 'A'], amps2: [40, 'A'] },
    words: { en: 'trailer power cord 50 amp plug hookup', es: 'cordón de traila 50 amperes conexión' },
  },
  {
    id: '550-10-d-cord-length',
    section: '550.10(D)',
    grade: 'V1',
    title: { en: 'Mobile-home cord: 21 to 36-1/2 ft', es: 'Cordón de casa móvil: de 21 a 36-1/2 pies' },
    text: {
      en: 'The power-supply cord is 21 ft to 36-1/2 ft long over all, with at least 20 ft from the plug to the point where it enters the home, and bears a marking for mobile homes.',
      es: 'El cordón de alimentación mide de 21 pies a 36-1/2 pies en total, con al menos 20 pies desde la clavija hasta donde entra a la casa, y está marcado para casas móviles.',
    },
    figures: { least: [21, 'ft'], feet: ['36-1/2', 'ft'], feet2: [20, 'ft'] },
    words: {
      en: 'mobile home cord length shortest longest overall minimum maximum power-supply cord how long',
      es: 'largo del cordón casa móvil mínimo máximo cuánto mide',
    },
  },
  {
    id: '550-11-a-panel',
    section: '550.11(A)',
    grade: 'V1',
    title: { en: 'Panel inside the mobile home', es: 'Tablero dentro de la casa móvil' },
    text: {
      en: 'The home has a single disconnecting means, a main breaker or fuse block in its panelboard, rated not less than the supply. Bathroom and clothes-closet locations are barred; the panel needs space in front 30 in. wide and deep.',
      es: 'La casa lleva un solo desconectador, breaker principal o portafusibles en su tablero, no menor que la alimentación. No va en baños ni clósets de ropa; el tablero necesita al frente 30 pulg. de ancho y de fondo.',
    },
    figures: { inches: [30, 'in'] },
    words: { en: 'trailer panel closet main breaker bathroom', es: 'tablero de traila clóset principal' },
  },
  {
    id: '550-13-b-gfci',
    section: '550.13(B)',
    grade: 'K',
    title: { en: 'GFCI in mobile homes', es: 'GFCI en casas móviles' },
    text: {
      en: 'Receptacles of 125 V, 15 and 20 A have GFCI protection outdoors and in compartments reached from outside, in bathrooms, at kitchen counters, within 6 ft of sinks, and for dishwashers. New circuits added in the field follow 210.8.',
      es: 'Los contactos de 125 V, 15 y 20 A llevan GFCI en exteriores y compartimientos con acceso por fuera, baños, cubiertas de cocina, a 6 pies de fregaderos y lavavajillas. Los circuitos agregados en campo siguen 210.8.',
    },
    figures: { volts: [125, 'V'], amps: [20, 'A'], feet: [6, 'ft'] },
    words: { en: 'gfci trailer outlet', es: 'gfci traila contacto' },
  },
  {
    id: '550-13-e-heat-tape',
    section: '550.13(E)',
    grade: 'K',
    title: { en: 'Heat-tape receptacle', es: 'Contacto para cable calefactor' },
    text: {
      en: 'If pipe-heating cable is used, its receptacle is on the underside of the home within 2 ft of the cold-water inlet, GFCI protected, on an interior circuit other than a small-appliance one.',
      es: 'Si se usa cable calefactor de tubo, su contacto va por debajo de la casa a 2 pies o menos de la entrada de agua fría, con GFCI, en un circuito interior que no sea de aparatos pequeños.',
    },
    figures: { feet: [2, 'ft'] },
    words: { en: 'heat tape outlet under trailer', es: 'contacto cable calefactor debajo de la traila' },
  },
  {
    id: '550-16-a-neutral-isolated',
    section: '550.16(A)',
    grade: 'V2',
    title: { en: 'Neutral isolated in the mobile-home panel', es: 'Casa móvil: neutro aislado en el tablero' },
    text: {
      en: "In the home's panel the neutral is insulated from ground: no bonding screw, strap or jumper, and four-wire range and dryer cords. Neutral and ground are joined only at the service equipment outside.",
      es: 'En el tablero de la casa el neutro va aislado de tierra: sin tornillo, cinta ni puente de unión, y estufa y secadora con cordón de cuatro hilos. Neutro y tierra se unen sólo en la acometida de afuera.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: "join neutral and ground in the mobile home's own panel, range or dryer",
          es: 'unir neutro y tierra en el panel, la estufa o la secadora de la casa móvil',
        },
      },
    ],
    words: {
      en: 'trailer subpanel bonding screw remove neutral ground separate together',
      es: 'tornillo de unión traila neutro tierra separados juntos tablero',
    },
  },
  {
    id: '550-16-c-chassis',
    section: '550.16(C)',
    grade: 'K',
    title: { en: 'Mobile home: bond the chassis, 8 AWG', es: 'Casa móvil: una el chasis, 8 AWG' },
    text: {
      en: 'Metal parts that could become energized are bonded: the chassis to the grounding bar with copper not smaller than 8 AWG, and metal water, gas and air ducts and roof and siding to the chassis.',
      es: 'Las partes metálicas que puedan energizarse se unen: el chasis a la barra de tierra con cobre no menor que 8 AWG, y los tubos metálicos de agua y gas, ductos, techo y forro al chasis.',
    },
    figures: { size: [8, 'AWG'] },
    words: { en: 'mobile home frame ground wire bonding lug', es: 'traila chasis tierra unión' },
  },
  {
    id: '550-25-afci',
    section: '550.25',
    grade: 'K',
    title: { en: 'AFCI in mobile homes', es: 'AFCI en casas móviles' },
    text: {
      en: '120 V, 15 and 20 A circuits that supply outlets in mobile and manufactured homes have AFCI protection where a house would by 210.12.',
      es: 'Los circuitos de 120 V, 15 y 20 A que alimentan salidas en casas móviles y prefabricadas llevan AFCI donde lo llevaría una casa según 210.12.',
    },
    figures: { volts: [120, 'V'], amps: [20, 'A'] },
    words: { en: 'arc fault trailer bedroom', es: 'afci traila recámara' },
  },
  {
    id: '550-17-tests',
    section: '550.17',
    grade: 'K',
    title: { en: 'Mobile home tests: dielectric, continuity, polarity', es: 'Pruebas de casa móvil: rigidez, continuidad, polaridad' },
    text: {
      en: 'Factory wiring of a mobile home is tested for dielectric strength at 900 V for one minute, or 1080 V for one second, between live conductors with the neutral and ground; then for ground continuity, operation and polarity.',
      es: 'El alambrado de fábrica de una casa móvil se prueba a 900 V por un minuto, o 1080 V por un segundo, entre los conductores vivos con el neutro y la tierra; después continuidad de tierra, operación y polaridad.',
    },
    figures: { a: [900, 'V'], b: [1080, 'V'] },
    words: { en: 'trailer factory wiring dielectric test volts', es: 'traila prueba dieléctrica volts' },
  },
  {
    id: '550-30-park-system',
    section: '550.30',
    grade: 'K',
    title: { en: 'Mobile-home park wiring: 120/240 V', es: 'Parque de casas móviles: 120/240 V' },
    text: {
      en: 'The secondary system to lots of a mobile-home park is single-phase 120/240 V, nominal. A park fed from three-phase has transformers to give that to each lot.',
      es: 'El sistema secundario a los lotes de un parque de casas móviles es monofásico de 120/240 V nominales. Si el parque recibe trifásico, los transformadores lo dan a cada lote.',
    },
    figures: { volts: ['120/240', 'V'] },
    words: { en: 'trailer park 208 three phase lot', es: 'parque de trailas 208 trifásico lote' },
  },
  {
    id: '550-31-park-load',
    section: '550.31',
    grade: 'K',
    title: { en: 'Mobile-home park load: 16000 VA a lot', es: 'Parque de casas móviles: 16000 VA por lote' },
    text: {
      en: 'Calculate park wiring on the larger of 16000 VA for each lot or the load of the largest typical home, with the demand factors of Table 550.31: 100% for one lot, 55% for two, and less as lots grow.',
      es: 'Calcule la red del parque con lo mayor entre 16000 VA por lote o la carga de la casa típica más grande, con los factores de la Tabla 550.31: 100% para un lote, 55% para dos, y menos conforme crecen.',
    },
    figures: { voltAmps: [16000, 'VA'], percent: [100, '%'], percent2: [55, '%'] },
    words: {
      en: 'trailer park service calculation demand factor lots what load per lot figured minimum feeder mobile home park each mobile home VA',
      es: 'cálculo parque de trailas factor de demanda lotes qué carga por lote mínimo casa móvil parque ',
    },
  },
  {
    id: '550-32-a-thirty-feet',
    section: '550.32(A)',
    grade: 'V2',
    title: { en: 'Mobile-home service: in sight and within 30 ft', es: 'Acometida de casa móvil: a la vista y a 30 pies' },
    text: {
      en: 'Service equipment stands next to the mobile home, not in or on it, in sight from and not more than 30 ft from its outside wall. It may be elsewhere on the premises if a service-rated disconnect with a grounding electrode stands within that distance.',
      es: 'El equipo de acometida va junto a la casa móvil, no dentro ni sobre ella, a la vista y a no más de 30 pies de su muro exterior. Puede ir en otro lugar del predio si hay un desconectador apto para acometida con electrodo dentro de esa distancia.',
    },
    figures: { feet: [30, 'ft'] },
    words: { en: 'trailer disconnect distance pedestal meter pole how far', es: 'desconectador traila distancia pedestal poste ' },
  },
  {
    id: '550-32-b-on-manufactured-home',
    section: '550.32(B)',
    grade: 'V2',
    title: { en: 'Service on a manufactured home', es: 'Acometida montada en casa prefabricada' },
    text: {
      en: "Service equipment may be mounted in or on a manufactured home if the maker's instructions allow it, the home is secured to a permanent foundation by an approved system, and the service meets Article 230, with bonding and grounding as on any house.",
      es: 'La acometida puede montarse en una casa prefabricada si las instrucciones del fabricante lo permiten, la casa está fija a un cimiento permanente con un sistema aprobado y la acometida cumple el Artículo 230, con unión y tierra como en cualquier casa.',
    },
    words: { en: 'meter on manufactured home foundation service', es: 'medidor en casa prefabricada cimiento' },
  },
  {
    id: '550-32-c-hundred-amps',
    section: '550.32(C)',
    grade: 'V2',
    title: { en: 'Mobile-home service: 100 A minimum', es: 'Acometida de casa móvil: mínimo 100 A' },
    text: {
      en: 'Mobile-home service equipment is rated at least 100 A at 120/240 V and can take a permanent feeder. A power outlet used as service equipment may have a 50 A receptacle.',
      es: 'El equipo de acometida de casa móvil es de al menos 100 A a 120/240 V y puede recibir un alimentador permanente. Una torre usada como acometida puede llevar un contacto de 50 A.',
    },
    figures: { amps: [100, 'A'], volts: ['120/240', 'V'], amps2: [50, 'A'] },
    words: { en: 'trailer pedestal 100 amp 200 amp service', es: 'pedestal de traila 100 amperes' },
  },
  {
    id: '550-32-d-extra-equipment',
    section: '550.32(D)',
    grade: 'V1',
    title: { en: 'Provision for a shed or other equipment', es: 'Previsión para bodega u otro equipo' },
    text: {
      en: 'The mobile-home service equipment also has means to connect an accessory building or other electrical equipment outside the home by a fixed wiring method.',
      es: 'El equipo de acometida de la casa móvil tiene también medios para conectar un edificio accesorio u otro equipo fuera de la casa con alambrado fijo.',
    },
    words: { en: 'spare breaker space trailer pedestal shed ac', es: 'espacio para breaker pedestal bodega' },
  },
  {
    id: '550-32-e-receptacles',
    section: '550.32(E)',
    grade: 'K',
    title: { en: 'Mobile-home pedestal receptacles: GFCI', es: 'Contactos del pedestal de casa móvil: GFCI' },
    text: {
      en: 'Additional receptacles for equipment outside the home may be in the service equipment; 125 V, 15 and 20 A ones have GFCI protection.',
      es: 'Pueden ponerse contactos adicionales para equipo fuera de la casa en el equipo de acometida; los de 125 V, 15 y 20 A llevan GFCI.',
    },
    figures: { volts: [125, 'V'], amps: [20, 'A'] },
    words: { en: 'pedestal receptacle gfci trailer park', es: 'pedestal contacto gfci parque de trailas' },
  },
  {
    id: '550-32-f-height',
    section: '550.32(F)',
    grade: 'K',
    title: { en: 'Pedestal height: 2 ft to 6 ft 7 in.', es: 'Altura del pedestal: 2 pies a 6 pies 7 pulg.' },
    text: {
      en: 'An outdoor mobile-home disconnect is mounted with the bottom of its enclosure at least 2 ft above grade and the highest handle at most 6 ft 7 in. above the ground or platform.',
      es: 'El desconectador exterior de la casa móvil va con la parte baja del gabinete al menos a 2 pies del terreno y la manija más alta a no más de 6 pies 7 pulg. del piso o plataforma.',
    },
    figures: { feet: [2, 'ft'], feet2: [6, 'ft'], inches: [7, 'in'] },
    words: { en: 'trailer disconnect mounting height', es: 'altura del desconectador traila' },
  },
  {
    id: '550-32-grounding',
    section: '550.32(A)',
    grade: 'V2',
    title: { en: 'Grounding at the mobile-home service', es: 'Puesta a tierra de la casa móvil' },
    text: {
      en: 'The service equipment or disconnect next to the home has its own grounding electrode system, usually two rods or one of 25 ohms or less, and there the neutral is bonded if it is the service.',
      es: 'El equipo de acometida o desconectador junto a la casa tiene su propio electrodo, normalmente dos varillas o una de 25 ohms o menos, y ahí se une el neutro si es la acometida.',
    },
    figures: { ohms: [25, 'ohm'] },
    words: { en: 'ground rod trailer pedestal', es: 'varilla de tierra traila pedestal' },
  },
  {
    id: '550-33-a-four-wire',
    section: '550.33(A)',
    grade: 'V2',
    title: { en: 'Mobile-home feeder: four insulated wires', es: 'Alimentador de casa móvil: cuatro aislados' },
    text: {
      en: 'A permanent feeder to a mobile home has four insulated, color-coded conductors: two hots, a neutral and an equipment grounding conductor. Three-wire SE cable does not serve, and a bare ground does not either.',
      es: 'El alimentador permanente de una casa móvil lleva cuatro conductores aislados y con color: dos vivos, neutro y tierra de equipos. No sirve cable SE de tres hilos ni tierra desnuda.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a bare ground or a three-wire cable in a permanent mobile-home feeder',
          es: 'usar una tierra desnuda o un cable de tres hilos en el alimentador permanente de una casa móvil',
        },
      },
      {
        says: 'must',
        what: {
          en: 'feed a mobile home with four insulated conductors, two hots, a neutral and a ground',
          es: 'alimentar una casa móvil con cuatro conductores aislados, dos fases, un neutro y una tierra',
        },
      },
    ],
    words: {
      en: 'mobile home feeder wire 4 wire urd mobile home feeder cable ser bare ground can i feed with 3 wire',
      es: 'alimentador traila cuatro hilos cable con 3 hilos',
    },
  },
  {
    id: '550-33-b-capacity',
    section: '550.33(B)',
    grade: 'V2',
    title: { en: 'Mobile-home feeder: 100 A', es: 'Alimentador de casa móvil: 100 A' },
    text: {
      en: "Feeder conductors to a mobile or manufactured home carry the load supplied and at least 100 A at 120/240 V. As the home's whole load they may use 310.12.",
      es: 'Los conductores del alimentador a una casa móvil o prefabricada llevan la carga y al menos 100 A a 120/240 V. Como carga total de la casa pueden usar 310.12.',
    },
    figures: { amps: [100, 'A'], volts: ['120/240', 'V'] },
    words: { en: 'wire size to trailer 100 amp 200 amp aluminum', es: 'calibre para traila 100 amperes 200 amperes aluminio' },
  },
];

// Confirmed: 550.32(A), (C), 550.33 Hiawatha and other ordinances, electrical-contractor.net, studylib; 550.32(B) ecmag, Mike Holt forum 2572375; 550.10 ordinance text; 550.32(D) Mike Holt forum 35531. One source only: 550.10(D) codebookcity.
// Reread: 550.16(A), 550.32 grounding ECN forum, Mike Holt forum. One source only: 550.11(A) 24 CFR 3280.804.
