// Article 210: branch circuits, with GFCI and AFCI protection and the outlets that must be there.
import type { Rule } from '../knowledge.ts';

export const article210: readonly Rule[] = [
  {
    id: '210-4-a-multiwire-origin',
    section: '210.4(A)',
    grade: 'V2',
    title: { en: 'Multiwire circuits: same panel', es: 'Circuitos multiconductores: del mismo tablero' },
    text: {
      en: 'All conductors of a multiwire branch circuit must originate in the same panelboard or similar equipment, with the hots on different legs so that the shared neutral carries only the imbalance.',
      es: 'Todos los conductores de un ramal multiconductor salen del mismo tablero o equipo similar, con los vivos en fases distintas para que el neutro compartido lleve solo el desbalance.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'take all conductors of a multiwire branch circuit from the same panelboard',
          es: 'sacar todos los conductores de un circuito multifilar del mismo tablero',
        },
        words: 'mwbc shared neutral neutro compartido',
      },
      {
        says: 'must',
        what: {
          en: 'put the hots of a multiwire circuit (shared neutral) on different legs',
          es: 'poner los vivos de un circuito multifilar (neutro compartido) en fases distintas',
        },
        words: 'mwbc shared neutral same phase legs neutro compartido misma fase',
      },
      {
        says: 'must-not',
        what: {
          en: 'put both hots of a shared-neutral multiwire circuit on the same leg',
          es: 'poner los dos vivos de un circuito con neutro compartido en la misma fase',
        },
        words: 'mwbc same phase overload neutral',
      },
    ],
    words: { en: 'mwbc shared neutral same leg overload', es: 'neutro compartido fase sobrecarga' },
  },
  {
    id: '210-4-b-multiwire-disconnect',
    section: '210.4(B)',
    grade: 'V2',
    title: { en: 'Multiwire branch circuits: two-pole breaker or handle tie', es: 'Circuitos multiconductores: desconexión simultánea' },
    text: {
      en: "Each multiwire branch circuit needs a means that opens all its ungrounded conductors at once where it starts: a 2-pole or 3-pole breaker, or single-pole breakers with an identified handle tie. Handle ties need not trip together. A nail through the handles doesn't count.",
      es: 'Cada ramal multiconductor necesita un medio que abra todos sus vivos a la vez en su origen: breaker de 2 o 3 polos, o breakers de un polo con amarre de manijas identificado. El amarre no tiene que disparar juntos. Un clavo en las manijas no cuenta.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give a multiwire branch circuit a 2-pole or 3-pole breaker or an identified handle tie',
          es: 'poner a un circuito multifilar un breaker de 2 o 3 polos o un amarre de manijas identificado',
        },
        words: 'shared neutral two breakers hooked together both go off apaguen juntas',
      },
      {
        says: 'may',
        what: { en: 'use single-pole breakers for a multiwire circuit', es: 'usar breakers de un polo en un circuito multifilar' },
        if: { en: 'they have an identified handle tie', es: 'llevan un amarre de manijas identificado' },
        words: 'shared neutral singles factory clip link',
      },
      {
        says: 'must-not',
        what: {
          en: 'tie the breaker handles of a multiwire circuit with a nail or wire',
          es: 'amarrar las manijas de los breakers de un circuito multifilar con un clavo o alambre',
        },
        words: 'handle tie homemade nail clavo',
      },
      {
        says: 'need-not',
        what: {
          en: 'have the handle-tied breakers of a multiwire circuit trip together',
          es: 'que los breakers con amarre de un circuito multifilar se disparen juntos',
        },
        words: 'common trip handle tie disparo común',
      },
    ],
    words: {
      en: 'handle tie two pole breaker shared neutral common trip required mwbc',
      es: 'amarre manijas breaker doble neutro compartido',
    },
  },
  {
    id: '210-4-c-line-to-neutral',
    section: '210.4(C)',
    grade: 'V2',
    title: { en: 'Multiwire circuits: line-to-neutral loads', es: 'Circuitos multiconductores: cargas de fase a neutro' },
    text: {
      en: 'A multiwire branch circuit supplies only line-to-neutral loads, unless it feeds a single piece of equipment or its overcurrent device opens all ungrounded conductors together.',
      es: 'Un ramal multiconductor alimenta solo cargas de fase a neutro, salvo que alimente un solo equipo o que su protección abra todos los vivos a la vez.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'supply line-to-line (240 V) loads from a multiwire branch circuit',
          es: 'alimentar cargas de fase a fase (240 V) desde un circuito multifilar',
        },
        unless: {
          en: 'it feeds a single piece of equipment or its overcurrent device opens all ungrounded conductors together',
          es: 'alimente un solo equipo o su protección abra todos los vivos a la vez',
        },
        words: 'mwbc 240 and 120 same circuit',
      },
      {
        says: 'may',
        what: {
          en: 'supply both line-to-line and line-to-neutral loads from a multiwire circuit',
          es: 'alimentar cargas de fase a fase y de fase a neutro con un circuito multifilar',
        },
        if: {
          en: 'its overcurrent device opens all ungrounded conductors together, or it feeds only one piece of equipment',
          es: 'su protección abre todos los vivos a la vez o alimenta un solo equipo',
        },
        words: 'mwbc 240 and 120 same circuit two-pole breaker',
      },
    ],
    words: { en: '240 load multiwire circuit common trip breaker', es: 'carga 240 circuito multiconductor disparo común' },
  },
  {
    id: '210-4-d-multiwire-grouping',
    section: '210.4(D)',
    grade: 'V2',
    title: { en: 'Multiwire circuits: group in the panel', es: 'Circuitos multiconductores: agrupados en el tablero' },
    text: {
      en: 'Group the ungrounded and neutral conductors of each multiwire circuit with cable ties or similar where the circuit originates. No ties are needed if the circuit arrives in a cable or raceway of its own that makes the grouping obvious.',
      es: 'Agrupe los vivos y el neutro de cada circuito multiconductor con cinchos o similar donde empieza. No hace falta si el circuito llega en su propio cable o tubo y la agrupación es evidente.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'group the hots and neutral of each multiwire circuit in the panel with cable ties or similar',
          es: 'agrupar los vivos y el neutro de cada circuito multifilar en el tablero con cinchos o similar',
        },
        unless: {
          en: 'the circuit arrives in its own cable or raceway that makes the grouping obvious',
          es: 'el circuito llegue en su propio cable o tubo y el grupo sea evidente',
        },
        words: 'mwbc zip ties cinchos neutral',
      },
      {
        says: 'need-not',
        what: {
          en: 'tie the conductors of a multiwire circuit together in the panel',
          es: 'amarrar juntos los conductores de un circuito multifilar en el tablero',
        },
        if: {
          en: 'the circuit arrives in a cable or raceway of its own that makes the grouping obvious',
          es: 'el circuito llega en su propio cable o tubo que hace evidente el grupo',
        },
        words: 'mwbc zip ties romex',
      },
    ],
    words: { en: 'zip tie neutrals panel mwbc group', es: 'cinchos neutro tablero agrupar' },
  },
  {
    id: '210-5-c-identification',
    section: '210.5(C)',
    grade: 'V2',
    title: { en: 'Identify hots where two voltages exist', es: 'Identifique los vivos si hay dos voltajes' },
    text: {
      en: 'Where a building has more than one nominal voltage system, each ungrounded branch-circuit conductor is identified by phase and system voltage at terminations, connections and splices. The method, often brown-orange-yellow and black-red-blue, is documented or posted at each branch panel. The code sets no colors except for neutral, ground and high leg.',
      es: 'Donde el edificio tiene más de un sistema de voltaje, cada vivo del ramal se identifica por fase y voltaje del sistema en terminaciones, conexiones y empalmes. El método, comúnmente café-naranja-amarillo y negro-rojo-azul, se documenta o rotula en cada tablero. El código no fija colores salvo neutro, tierra y pierna alta.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'identify each ungrounded branch-circuit conductor by phase and voltage at terminations and splices',
          es: 'identificar cada vivo de los ramales por fase y voltaje en terminales y empalmes',
        },
        if: { en: 'the building has more than one nominal voltage system', es: 'el edificio tiene más de un sistema de voltaje nominal' },
        words: 'color code 480 208 phase tape código de colores',
      },
      {
        says: 'must',
        what: {
          en: 'document or post the conductor identification method at each branch panel',
          es: 'documentar o poner a la vista el método de identificación en cada tablero de ramales',
        },
        if: { en: 'the building has more than one nominal voltage system', es: 'el edificio tiene más de un sistema de voltaje nominal' },
        words: 'label sign color legend',
      },
      {
        says: 'need-not',
        what: {
          en: 'use brown-orange-yellow or black-red-blue as the colors of the hots',
          es: 'usar café-naranja-amarillo o negro-rojo-azul como colores de los vivos',
        },
        words: 'BOY color code required wire colors colores obligatorios',
      },
    ],
    words: {
      en: 'color brown orange yellow black red blue 277 480 tape',
      es: 'colores café naranja amarillo negro rojo azul',
    },
  },
  {
    id: '210-6-a-dwelling-voltage',
    section: '210.6(A)',
    grade: 'V2',
    title: { en: 'Voltage limits in dwellings and guest rooms', es: 'Límites de voltaje en viviendas y cuartos' },
    text: {
      en: 'In dwelling units and guest rooms, voltage between conductors that supply luminaires, or cord-and-plug loads up to 1440 VA or under 1/4 hp, may not exceed 120 V nominal.',
      es: 'En viviendas y cuartos de huéspedes, el voltaje entre conductores que alimentan luminarias, o cargas de clavija hasta 1440 VA o menos de 1/4 hp, no pasa de 120 V nominales.',
    },
    figures: { va: [1440, 'VA'], hp: ['1/4', 'hp'], v: [120, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'exceed 120 V between conductors supplying luminaires in a dwelling or guest room',
          es: 'pasar de 120 V entre conductores que alimentan luminarias en vivienda o cuarto de huéspedes',
        },
        words: '240 V lights 277 house lighting luces 240',
      },
      {
        says: 'must-not',
        what: {
          en: 'exceed 120 V for cord-and-plug loads up to 1440 VA or under 1/4 hp in dwellings',
          es: 'pasar de 120 V en cargas de clavija hasta 1440 VA o menos de 1/4 hp en viviendas',
        },
        words: '240 V small appliance plug aparato pequeño',
      },
    ],
    words: {
      en: '240 volt lights house 277 lighting apartment maximum highest luminaire circuits hotel room',
      es: 'luces de 240 en casa 277 departamento tensión máxima más alta circuitos de alumbrado iluminación lámparas hotel',
    },
  },
  {
    id: '210-6-c-277-volts',
    section: '210.6(C)',
    grade: 'V2',
    title: { en: '277 V lighting circuits', es: 'Circuitos de alumbrado de 277 V' },
    text: {
      en: 'Circuits of more than 120 V between conductors, up to 277 V to ground, may supply listed electric-discharge or LED luminaires, incandescent ones with mogul-base lampholders or fed at 120 V or less, and hardwired or cord-and-plug equipment. Up to 600 V between conductors is for pole luminaires at 22 ft or more, or at 18 ft in tunnels, and hardwired equipment (210.6(D)).',
      es: 'Circuitos de más de 120 V entre conductores, hasta 277 V a tierra, pueden alimentar luminarias listadas de descarga o LED, incandescentes con base mogul o a 120 V o menos, y equipo fijo o de clavija. Hasta 600 V entre conductores es para luminarias en poste a 22 pies o más, o a 18 pies en túneles, y equipo fijo (210.6(D)).',
    },
    figures: { f1: [120, 'V'], f2: [277, 'V'], f3: [600, 'V'], f4: [22, 'ft'], f5: [18, 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'supply listed LED or electric-discharge luminaires at 277 V',
          es: 'alimentar luminarias LED o de descarga listadas a 277 V',
        },
        if: { en: 'it is not in a dwelling or guest room', es: 'no es en vivienda ni cuarto de huéspedes' },
        words: '277 volts lighting fluorescent fluorescente',
      },
      {
        says: 'may',
        what: {
          en: 'supply hardwired or cord-and-plug equipment from a 277 V branch circuit',
          es: 'alimentar equipo fijo o de clavija con un ramal de 277 V',
        },
        words: '277 volts equipment',
      },
      {
        says: 'may',
        what: {
          en: 'supply pole luminaires from a circuit of up to 600 V between conductors',
          es: 'alimentar luminarias en poste con un circuito de hasta 600 V entre conductores',
        },
        if: {
          en: 'they are mounted at 22 ft or more, or at 18 ft or more in tunnels',
          es: 'están a 22 pies o más, o a 18 pies o más en túneles',
        },
        words: '480 V parking lot lights estacionamiento',
      },
    ],
    words: {
      en: '277 480 volt volts lights feed store office commercial allowed voltage to ground limit medium base hid pole parking lot luminaire height',
      es: 'luces de 277 480 permitido límite poste estacionamiento altura',
    },
  },
  {
    id: '210-7-multiple-circuits-one-yoke',
    section: '210.7',
    grade: 'V2',
    title: { en: 'Two circuits on one device', es: 'Dos circuitos en un dispositivo' },
    text: {
      en: 'Where two or more branch circuits supply devices or equipment on the same yoke or strap, a means that disconnects all their ungrounded conductors together is needed where they originate, such as on a split-wired duplex.',
      es: 'Donde dos o más ramales alimentan dispositivos en el mismo yugo, se necesita un medio que desconecte todos sus vivos a la vez en el origen, como en un dúplex dividido.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a simultaneous disconnect at the panel where two circuits feed devices on one yoke',
          es: 'poner desconexión simultánea en el tablero donde dos circuitos alimentan dispositivos en un mismo yugo',
        },
        words: 'split-wired duplex receptacle two breakers handle tie contacto dúplex dividido',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed a split-wired duplex from two single-pole breakers without a handle tie',
          es: 'alimentar un dúplex dividido con dos breakers de un polo sin amarre',
        },
        words: 'split receptacle two circuits same strap',
      },
    ],
    words: { en: 'split receptacle half hot two breakers same yoke', es: 'contacto dividido dos breakers mismo yugo' },
  },
  {
    id: '210-8-readily-accessible',
    section: '210.8',
    grade: 'V2',
    title: { en: 'GFCI device must be readily accessible', es: 'El GFCI debe ser fácilmente accesible' },
    text: {
      en: 'Where GFCI protection is required, the device itself, receptacle or breaker, must be listed and readily accessible for testing. Protection may come from a GFCI breaker, a GFCI receptacle, or from one upstream.',
      es: 'Donde se exige protección GFCI, el dispositivo, contacto o breaker, debe estar listado y fácilmente accesible para probarlo. La protección puede venir de un breaker GFCI, de un contacto GFCI o de uno aguas arriba.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'place the GFCI device where it is readily accessible for testing',
          es: 'poner el dispositivo GFCI donde sea fácilmente accesible para probarlo',
        },
        words: 'GFCI behind refrigerator washer ceiling detrás del refrigerador',
      },
      {
        says: 'may',
        what: {
          en: 'give required GFCI protection with a GFCI breaker or an upstream GFCI receptacle',
          es: 'dar la protección GFCI exigida con un breaker GFCI o un contacto GFCI aguas arriba',
        },
        words: 'feed through load side instead of gfci receptacle',
      },
      {
        says: 'must-not',
        what: {
          en: "put the required GFCI receptacle where it isn't readily accessible",
          es: 'poner el contacto GFCI exigido donde no sea fácilmente accesible',
        },
        words: 'behind appliance above ceiling',
      },
    ],
    words: {
      en: 'gfci behind refrigerator dishwasher dead front test reset',
      es: 'gfci detrás refrigerador lavaplatos probar reset',
    },
  },
  {
    id: '210-8-a-dwelling-gfci',
    section: '210.8(A)',
    grade: 'V2',
    title: { en: 'Dwelling GFCI: which receptacles', es: 'GFCI en vivienda: qué contactos' },
    text: {
      en: 'In dwellings, receptacles from 125 V to 250 V, on single-phase circuits of 150 V or less to ground, need GFCI protection in the listed areas. That brings in 250 V range and dryer receptacles there, not only 15 and 20 A ones.',
      es: 'En viviendas, los contactos de 125 V a 250 V, en circuitos monofásicos de 150 V o menos a tierra, llevan protección GFCI en las áreas de la lista. Eso incluye los contactos de 250 V de estufa y secadora ahí, no solo los de 15 y 20 A.',
    },
    textIn: {
      '2017': {
        en: 'In dwellings, 125 V, 15 and 20 A receptacles need GFCI protection in the listed areas. 250 V receptacles are not yet included.',
        es: 'En viviendas, los contactos de 125 V, 15 y 20 A llevan GFCI en las áreas de la lista. Los de 250 V todavía no están incluidos.',
      },
    },
    figures: { low: [125, 'V'], high: [250, 'V'], ground: [150, 'V'], amps: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect 125 V to 250 V receptacles in the listed dwelling areas with GFCI',
          es: 'proteger con GFCI los contactos de 125 V a 250 V en las áreas listadas de vivienda',
        },
        if: { en: 'the circuit is single-phase at 150 V or less to ground', es: 'el circuito es monofásico de 150 V o menos a tierra' },
        editions: ['2020', '2023', '2026'],
        words: '240 V 30 A 50 A range dryer gfci',
      },
      {
        says: 'must',
        what: {
          en: 'protect 250 V range and dryer receptacles in the listed dwelling areas with GFCI',
          es: 'proteger con GFCI los contactos de 250 V de estufa y secadora en las áreas listadas de vivienda',
        },
        editions: ['2020', '2023', '2026'],
        words: '240 stove oven plug NEMA 14-50 14-30',
      },
      {
        says: 'is-not',
        what: { en: 'only 15 and 20 A receptacles of a house need GFCI', es: 'solo los contactos de 15 y 20 A de una casa lleven GFCI' },
        editions: ['2020', '2023', '2026'],
      },
    ],
    words: { en: 'gfi house required 240 dryer range gfci', es: 'gfci casa secadora estufa 240' },
  },
  {
    id: '210-8-a-1-bathrooms',
    section: '210.8(A)(1)',
    grade: 'V2',
    title: { en: 'GFCI: dwelling bathrooms', es: 'GFCI: baños de vivienda' },
    text: {
      en: "Every receptacle in a dwelling bathroom needs GFCI protection, whatever its distance from the basin. From 2023, a factory receptacle inside an exhaust fan that isn't readily accessible is excepted unless its instructions ask for it.",
      es: 'Todo contacto en un baño de vivienda lleva GFCI, sin importar la distancia al lavabo. Desde 2023 se exceptúa el contacto de fábrica dentro de un extractor que no sea fácilmente accesible, salvo que sus instrucciones lo pidan.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect every receptacle in a dwelling bathroom with GFCI',
          es: 'proteger con GFCI todo contacto del baño de una vivienda',
        },
        unless: {
          en: "it is a factory receptacle inside an exhaust fan that isn't readily accessible",
          es: 'sea uno de fábrica dentro de un extractor, no fácilmente accesible',
        },
        words: 'bath outlet toilet bidet distance from sink',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect a factory receptacle inside an exhaust fan with GFCI',
          es: 'proteger con GFCI el contacto de fábrica dentro de un extractor',
        },
        if: {
          en: "it isn't readily accessible and its instructions don't ask for GFCI",
          es: 'no es fácilmente accesible y sus instrucciones no piden GFCI',
        },
        editions: ['2023', '2026'],
        words: 'housing built in plug grille booklet',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave a bathroom receptacle without GFCI, far from the basin either',
          es: 'dejar sin GFCI un contacto del baño, ni el que queda lejos del lavabo',
        },
        words: 'toilet normal plain',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect a hardwired towel warmer or wall heater in a bathroom with GFCI',
          es: 'proteger con GFCI un toallero o calentón de pared conectado fijo en un baño',
        },
        unless: { en: 'its instructions ask for it', es: 'sus instrucciones lo pidan' },
        words: 'hard wired heated towel rack fan heater no receptacle directo',
      },
    ],
    words: { en: 'bathroom outlet gfi exhaust fan bidet vanity', es: 'baño contacto extractor bidé tocador' },
  },
  {
    id: '210-8-a-2-garages',
    section: '210.8(A)(2)',
    grade: 'V2',
    title: { en: 'GFCI: garages', es: 'GFCI: cocheras' },
    text: {
      en: "Receptacles in garages, and in accessory buildings with a floor at or below grade that are used for storage or work, need GFCI protection. The ceiling receptacle for the door opener and the freezer's receptacle are included.",
      es: 'Los contactos en cocheras, y en edificios accesorios con piso al nivel del suelo o más bajo usados como bodega o taller, llevan GFCI. Incluye el contacto del techo para el abrepuertas y el del congelador.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'protect garage receptacles with GFCI', es: 'proteger con GFCI los contactos de la cochera' },
        words: 'garage outlet car charger workbench carport',
      },
      {
        says: 'must',
        what: {
          en: "protect the garage door opener's ceiling receptacle and the freezer's receptacle in a garage with GFCI",
          es: 'proteger con GFCI el contacto del abrepuertas en el techo y el del congelador de la cochera',
        },
        words: 'refrigerator fridge dedicated refrigerador',
      },
      {
        says: 'must',
        what: {
          en: 'protect receptacles in at-grade accessory buildings used for storage or work with GFCI',
          es: 'proteger con GFCI los contactos de edificios accesorios a nivel del suelo para guardar o trabajar',
        },
        words: 'shed workshop bodega taller',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a plain receptacle without GFCI in a garage, for a freezer either',
          es: 'poner un contacto común sin GFCI en la cochera, ni para el congelador',
        },
        words: 'dedicated single own deep tripping',
      },
      {
        says: 'must-not',
        what: { en: 'put plain receptacles without GFCI in a shed', es: 'poner contactos comunes sin GFCI en un cobertizo' },
        words: 'regular bodega not attached',
      },
    ],
    words: {
      en: 'garage door opener freezer shed workshop gfi accessory building',
      es: 'cochera garaje abrepuertas congelador taller bodega edificio accesorio',
    },
  },
  {
    id: '210-8-a-3-outdoors',
    section: '210.8(A)(3)',
    grade: 'V2',
    title: { en: 'GFCI: outdoor receptacles', es: 'GFCI: contactos exteriores' },
    text: {
      en: "Outdoor receptacles at dwellings need GFCI protection at any height, eaves included. A receptacle that isn't readily accessible, on a dedicated circuit for snow-melting or deicing equipment, is protected under that equipment's rule instead.",
      es: 'Los contactos exteriores de la vivienda llevan GFCI a cualquier altura, también bajo el alero. Un contacto no fácilmente accesible en circuito exclusivo para derretir nieve o hielo se protege según la regla de ese equipo.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'protect outdoor receptacles at dwellings with GFCI', es: 'proteger con GFCI los contactos exteriores de viviendas' },
        unless: {
          en: "it is on a dedicated deicing or snow-melting circuit and isn't readily accessible",
          es: 'esté en circuito exclusivo de deshielo y no sea fácilmente accesible',
        },
        words: 'patio porch deck outside outlet afuera',
      },
      {
        says: 'must',
        what: { en: 'protect receptacles under the eaves with GFCI', es: 'proteger con GFCI los contactos bajo el alero' },
        unless: {
          en: "it is a dedicated deicing one that isn't readily accessible, protected by that equipment's own rule",
          es: 'sea uno exclusivo de deshielo, no fácil de alcanzar, que protege la regla de ese equipo',
        },
        words: 'soffit christmas holiday lights high',
      },
      {
        says: 'need-not',
        what: {
          en: 'use a standard GFCI for a dedicated deicing receptacle that is not readily accessible',
          es: 'usar GFCI normal en el contacto exclusivo de deshielo que no es fácil de alcanzar',
        },
        if: { en: "that equipment's own rule protects it", es: 'lo protege la regla de ese equipo' },
        words: 'heat cable roof gutter snow melting regular rule',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave a house receptacle under the eaves or outside without GFCI',
          es: 'dejar sin GFCI un contacto de la casa bajo el alero o afuera',
        },
        unless: {
          en: "it is a dedicated deicing one that isn't readily accessible, protected by that equipment's own rule",
          es: 'sea uno exclusivo de deshielo, no fácil de alcanzar, que protege la regla de ese equipo',
        },
        words: 'soffit plain dedicated quitar exempt',
      },
    ],
    words: { en: 'outside outlet soffit christmas lights patio heat tape', es: 'exterior alero luces navidad patio' },
  },
  {
    id: '210-8-a-4-crawl-space',
    section: '210.8(A)(4)',
    grade: 'V2',
    title: { en: 'GFCI: crawl spaces', es: 'GFCI: espacios bajo el piso' },
    text: {
      en: 'Receptacles in crawl spaces at or below grade level, and crawl-space lighting outlets of 120 V or less (210.8(C)), need GFCI protection.',
      es: 'Los contactos en espacios bajo el piso, al nivel del terreno o más bajo, y las salidas de alumbrado de 120 V o menos en esos espacios (210.8(C)), llevan GFCI.',
    },
    figures: { f1: [120, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect crawl-space receptacles at or below grade with GFCI',
          es: 'proteger con GFCI los contactos de espacios bajo el piso a nivel del suelo o más abajo',
        },
        words: 'crawlspace outlet',
      },
      {
        says: 'must',
        what: {
          en: 'protect crawl-space lighting outlets of 120 V or less with GFCI',
          es: 'proteger con GFCI las salidas de luz de 120 V o menos en espacios bajo el piso',
        },
        words: 'crawlspace light luz',
      },
    ],
    words: { en: 'crawlspace light gfci house', es: 'gatera luz debajo casa' },
  },
  {
    id: '210-8-a-5-basements',
    section: '210.8(A)(5)',
    grade: 'V2',
    title: { en: 'GFCI: basements', es: 'GFCI: sótanos' },
    text: {
      en: 'Receptacles in all basements, finished or not, need GFCI protection. A receptacle that serves only a permanently installed fire alarm or security system may be excepted.',
      es: 'Los contactos en todo sótano, terminado o no, llevan GFCI. Puede exceptuarse el contacto que sirve solo a una alarma de incendio o seguridad instalada permanentemente.',
    },
    textIn: {
      '2017': {
        en: 'Receptacles in unfinished basements, or unfinished parts of basements, need GFCI protection. Finished basement rooms do not, unless another item applies.',
        es: 'Los contactos en sótanos sin terminar, o en su parte sin terminar, llevan GFCI. Los cuartos terminados no, salvo que aplique otro punto.',
      },
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect receptacles in basements with GFCI, finished or unfinished',
          es: 'proteger con GFCI los contactos de sótanos, terminados o no',
        },
        unless: {
          en: 'it serves only a permanently installed fire alarm or security system',
          es: 'sirva sólo a una alarma de incendio o seguridad permanente',
        },
        words: 'finished basement sump pump freezer sótano terminado',
      },
      {
        says: 'may',
        what: { en: 'leave a basement receptacle without GFCI', es: 'dejar sin GFCI un contacto del sótano' },
        if: {
          en: 'it serves only a permanently installed fire alarm or security system',
          es: 'sirve sólo a una alarma de incendio o seguridad permanente',
        },
        words: 'burglar alarm',
      },
      {
        says: 'must',
        what: {
          en: 'protect the receptacle of a furnace or boiler in a basement with GFCI',
          es: 'proteger con GFCI el contacto del calefactor o caldera en un sótano',
        },
        editions: ['2020', '2023', '2026'],
        words: 'plug cord heater dedicated unfinished',
      },
    ],
    words: { en: 'finished basement unfinished gfi sump pump', es: 'sótano terminado bomba sumidero' },
  },
  {
    id: '210-8-a-6-kitchens',
    section: '210.8(A)(6)',
    grade: 'V2',
    title: { en: 'GFCI: kitchens', es: 'GFCI: cocinas' },
    text: {
      en: 'Every receptacle in a dwelling kitchen needs GFCI protection, including those for the refrigerator, range, disposal and microwave, not only the countertop ones.',
      es: 'Todo contacto en la cocina de una vivienda lleva GFCI, también los del refrigerador, estufa, triturador y microondas, no solo los de la cubierta.',
    },
    textIn: {
      '2017': {
        en: "Receptacles that serve the kitchen countertop surfaces need GFCI protection. The refrigerator's and others do not because of the kitchen alone, but check the sink and appliance rules.",
        es: 'Los contactos que sirven la cubierta de la cocina llevan GFCI. El del refrigerador y otros no por estar en la cocina, pero revise las reglas de fregadero y de aparatos.',
      },
      '2020': {
        en: "Receptacles that serve the kitchen countertop surfaces need GFCI protection. The refrigerator's and others do not because of the kitchen alone, but check the sink and appliance rules.",
        es: 'Los contactos que sirven la cubierta de la cocina llevan GFCI. El del refrigerador y otros no por estar en la cocina, pero revise las reglas de fregadero y de aparatos.',
      },
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect every receptacle in a dwelling kitchen with GFCI, not only at the countertop',
          es: 'proteger con GFCI todo contacto de la cocina de una vivienda, no sólo los de cubierta',
        },
        editions: ['2023', '2026'],
        words: 'kitchen outlet counter wall',
      },
      {
        says: 'must',
        what: {
          en: 'protect the refrigerator, range, disposal and microwave receptacles in a kitchen with GFCI',
          es: 'proteger con GFCI los contactos de refrigerador, estufa, triturador y microondas en la cocina',
        },
        editions: ['2023', '2026'],
        words: 'fridge stove oven garbage disposer dedicated',
      },
      {
        says: 'must',
        what: {
          en: 'protect kitchen countertop receptacles with GFCI',
          es: 'proteger con GFCI los contactos de cubierta de la cocina',
        },
        editions: ['2017', '2020'],
      },
    ],
    words: {
      en: 'fridge refrigerator gfci disposal microwave countertop kitchen outlet garbage sink',
      es: 'refrigerador nevera triturador microondas cubierta cocina gfci',
    },
  },
  {
    id: '210-8-a-7-food-prep',
    section: '210.8(A)(7)',
    numberIn: { '2017': null, '2020': null },
    grade: 'V2',
    title: { en: 'GFCI: wet bars and coffee areas', es: 'GFCI: barras y áreas de café' },
    text: {
      en: "Areas of a dwelling with a sink and permanent provisions for preparing food or drinks, or cooking, need GFCI on their receptacles even if they aren't a kitchen, such as a wet bar.",
      es: 'Las áreas de la vivienda con fregadero e instalaciones permanentes para preparar alimentos o bebidas, o cocinar, llevan GFCI en sus contactos aunque no sean cocina, como un bar.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "protect receptacles at a dwelling's wet bar or coffee area with GFCI",
          es: 'proteger con GFCI los contactos de la barra con tarja o área de café de una vivienda',
        },
        if: {
          en: 'the area has a sink and permanent provisions for preparing food or drinks, or cooking',
          es: 'el área tiene tarja e instalación permanente para preparar alimentos o bebidas, o cocinar',
        },
        words: 'wet bar beverage kitchenette outdoor kitchen',
      },
    ],
    words: { en: 'wet bar coffee kitchenette butler pantry gfi', es: 'bar cafetera cocineta' },
  },
  {
    id: '210-8-a-8-sinks',
    section: '210.8(A)(8)',
    numberIn: { '2017': '210.8(A)(7)', '2020': '210.8(A)(7)' },
    grade: 'V2',
    title: { en: 'GFCI: within 6 ft of a sink', es: 'GFCI: a menos de 6 pies de un fregadero' },
    text: {
      en: 'Receptacles within 6 ft of the top inside edge of a sink bowl need GFCI protection in any room of a dwelling. Measure the shortest path a cord would take without piercing a wall, floor, ceiling or fixed barrier; since 2020 an open doorway or a cabinet door no longer cuts the path.',
      es: 'Los contactos a menos de 6 pies del borde interior superior del tazón de un fregadero llevan GFCI en cualquier cuarto de la vivienda. Se mide el camino más corto del cordón sin atravesar muro, piso, techo ni barrera fija; desde 2020 un vano o la puerta de un gabinete ya no cortan el camino.',
    },
    textIn: {
      '2017': {
        en: 'Receptacles of 125 V, 15 and 20 A within 6 ft of the top inside edge of a sink bowl need GFCI protection in a dwelling. Measure the shortest path a cord would take without piercing a wall, floor, ceiling or fixed barrier or passing through a door, doorway or window.',
        es: 'Los contactos de 125 V, 15 y 20 A a menos de 6 pies del borde interior superior del tazón de un fregadero llevan GFCI en la vivienda. Se mide el camino más corto del cordón sin atravesar muro, piso, techo ni barrera fija, y sin pasar por puerta, vano ni ventana.',
      },
    },
    figures: { d: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect receptacles within 6 ft of a sink in any room of a dwelling with GFCI',
          es: 'proteger con GFCI los contactos a menos de 6 pies de un fregadero en cualquier cuarto de vivienda',
        },
        words: 'utility sink laundry bar near water tarja lavabo',
      },
      {
        says: 'must',
        what: {
          en: 'count a receptacle reached through an open doorway or cabinet door within 6 ft of the sink',
          es: 'contar el contacto al que se llega por un vano abierto o puerta de gabinete a 6 pies del fregadero',
        },
        editions: ['2020', '2023', '2026'],
        words: 'under sink cabinet disposal measure distance',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect a receptacle on the other side of a wall from a sink with GFCI',
          es: 'proteger con GFCI un contacto del otro lado de la pared del fregadero',
        },
        if: {
          en: "the cord path around the wall is over 6 ft and its own room doesn't ask for GFCI",
          es: 'el trayecto del cordón por fuera de la pared pasa de 6 pies y su propio cuarto no pide GFCI',
        },
        words: 'through drywall next room around doorway',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave a receptacle within 6 ft of a sink without GFCI',
          es: 'dejar sin GFCI un contacto a menos de 6 pies de un fregadero',
        },
        words: 'standard plain',
      },
      {
        says: 'is-not',
        what: {
          en: 'a cabinet door or open doorway keeps a receptacle from counting as near the sink',
          es: 'la puerta de un gabinete o un vano abierto evite que el contacto cuente como cercano al fregadero',
        },
        editions: ['2020', '2023', '2026'],
      },
    ],
    words: { en: 'sink utility measure distance laundry bar', es: 'fregadero tarja lavadero distancia medir' },
  },
  {
    id: '210-8-a-9-boathouses',
    section: '210.8(A)(9)',
    numberIn: { '2017': '210.8(A)(8)', '2020': '210.8(A)(8)' },
    grade: 'V2',
    title: { en: 'GFCI: boathouses', es: 'GFCI: casas de botes' },
    text: {
      en: 'Receptacles in boathouses of dwellings need GFCI protection. Outlets for boat hoists at dwellings need it as well under the marina rules.',
      es: 'Los contactos en casas de botes de la vivienda llevan GFCI. Las salidas para grúas de botes de vivienda también, según las reglas de marinas.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect receptacles in boathouses of dwellings with GFCI',
          es: 'proteger con GFCI los contactos de casas de botes de viviendas',
        },
        words: 'boathouse dock',
      },
      {
        says: 'must',
        what: {
          en: 'protect boat hoist outlets at dwellings with GFCI',
          es: 'proteger con GFCI las salidas de elevadores de botes en viviendas',
        },
        words: 'boat lift muelle',
      },
    ],
    words: { en: 'boat hoist dock lake house', es: 'grúa bote muelle casa lago' },
  },
  {
    id: '210-8-a-10-tubs-showers',
    section: '210.8(A)(10)',
    numberIn: { '2017': '210.8(A)(9)', '2020': '210.8(A)(9)' },
    grade: 'V2',
    title: { en: 'GFCI: tubs and showers', es: 'GFCI: tinas y regaderas' },
    text: {
      en: "Receptacles within 6 ft of the outside edge of a bathtub or shower stall need GFCI protection, even where the room isn't a bathroom by definition.",
      es: 'Los contactos a menos de 6 pies del borde exterior de una tina o regadera llevan GFCI, aunque el cuarto no sea baño según la definición.',
    },
    figures: { d: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect receptacles within 6 ft of a bathtub or shower with GFCI, even outside a bathroom',
          es: 'proteger con GFCI los contactos a menos de 6 pies de tina o regadera, aun fuera del baño',
        },
        words: 'shower stall tub bedroom',
      },
    ],
    words: { en: 'shower stall bathtub bedroom tub gfi', es: 'regadera tina recámara' },
  },
  {
    id: '210-8-a-11-laundry',
    section: '210.8(A)(11)',
    numberIn: { '2017': '210.8(A)(10)', '2020': '210.8(A)(10)' },
    grade: 'V2',
    title: { en: 'GFCI: laundry areas', es: 'GFCI: áreas de lavado' },
    text: {
      en: "Receptacles in a dwelling's laundry area need GFCI protection: the washer, the gas dryer and the 250 V electric dryer too.",
      es: 'Los contactos del área de lavado llevan GFCI: la lavadora, la secadora de gas y también la secadora eléctrica de 250 V.',
    },
    textIn: {
      '2017': {
        en: 'Receptacles of 125 V, 15 A and 20 A in a laundry area need GFCI: the washer and the gas dryer. The 240 V receptacle of an electric dryer does not need it in this edition; since 2020 it does.',
        es: 'Los contactos de 125 V, de 15 A y 20 A, del área de lavado llevan GFCI: lavadora y secadora de gas. El de 240 V de la secadora eléctrica no lo necesita en esta edición; desde 2020 sí.',
      },
    },
    figures: { v: [250, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: "protect receptacles in a dwelling's laundry area with GFCI",
          es: 'proteger con GFCI los contactos del área de lavado de una vivienda',
        },
        words: 'washer washing machine lavadora',
      },
      {
        says: 'must',
        what: {
          en: 'protect the washer, gas dryer and 250 V electric dryer receptacles in a laundry area with GFCI',
          es: 'proteger con GFCI los contactos de lavadora, secadora de gas y secadora eléctrica de 250 V',
        },
        words: '240 dryer 30 amp secadora',
      },
      {
        says: 'must-not',
        what: { en: 'use plain receptacles without GFCI in a laundry area', es: 'usar contactos comunes sin GFCI en el área de lavado' },
        words: 'regular washer sink',
      },
      {
        says: 'is-not',
        what: { en: 'a washer on a circuit of its own needs no GFCI', es: 'una lavadora en circuito propio no lleva GFCI' },
        words: 'dedicated single receptacle exempt exclusivo exclusiva',
      },
    ],
    words: { en: 'washer dryer gfci 30 breaker laundry room', es: 'lavadora secadora gfci breaker 30 lavandería' },
  },
  {
    id: '210-8-a-12-damp-wet',
    section: '210.8(A)(12)',
    numberIn: { '2017': null, '2020': '210.8(A)(11)' },
    grade: 'V2',
    title: { en: 'GFCI: indoor damp and wet locations', es: 'GFCI: lugares húmedos y mojados interiores' },
    text: {
      en: 'Receptacles in indoor damp or wet locations of a dwelling need GFCI protection, such as a dog-washing area or a mudroom that gets hosed down.',
      es: 'Los contactos en lugares interiores húmedos o mojados de la vivienda llevan GFCI, como el área para bañar al perro o una entrada que se lava con manguera.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect receptacles in indoor damp or wet locations of a dwelling with GFCI',
          es: 'proteger con GFCI los contactos en lugares interiores húmedos o mojados de una vivienda',
        },
        words: 'dog wash mudroom hosed down',
      },
    ],
    words: { en: 'mudroom dog wash sunroom indoor wet', es: 'entrada lavado perro interior mojado' },
  },
  {
    id: '210-8-b-other-than-dwellings',
    section: '210.8(B)',
    grade: 'V2',
    title: { en: 'GFCI outside dwellings: which receptacles', es: 'GFCI fuera de viviendas: qué contactos' },
    text: {
      en: 'Outside dwellings, receptacles of 125 V to 250 V on single-phase circuits of 150 V or less to ground and up to 50 A, and all receptacles on three-phase circuits of 150 V or less to ground and up to 100 A, need GFCI in fifteen listed locations.',
      es: 'Fuera de viviendas, los contactos de 125 V a 250 V en circuitos monofásicos de 150 V o menos a tierra y hasta 50 A, y todos los contactos trifásicos de 150 V o menos a tierra y hasta 100 A, llevan GFCI en quince lugares de la lista.',
    },
    textIn: {
      '2017': {
        en: 'Outside dwellings, receptacles on single-phase circuits of 150 V or less to ground up to 50 A, and three-phase ones up to 100 A, need GFCI in the listed locations.',
        es: 'Fuera de viviendas, los contactos monofásicos de 150 V o menos a tierra hasta 50 A, y los trifásicos hasta 100 A, llevan GFCI en los lugares de la lista.',
      },
      '2020': {
        en: 'Outside dwellings, receptacles on single-phase circuits of 150 V or less to ground up to 50 A, and three-phase ones up to 100 A, need GFCI in the listed locations.',
        es: 'Fuera de viviendas, los contactos monofásicos de 150 V o menos a tierra hasta 50 A, y los trifásicos hasta 100 A, llevan GFCI en los lugares de la lista.',
      },
    },
    figures: { low: [125, 'V'], high: [250, 'V'], ground: [150, 'V'], one: [50, 'A'], three: [100, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect receptacles of 125 V to 250 V, 50 A or less, in the listed commercial locations with GFCI',
          es: 'proteger con GFCI contactos de 125 V a 250 V, hasta 50 A, en los lugares comerciales listados',
        },
        if: { en: 'the circuit is single-phase at 150 V or less to ground', es: 'el circuito es monofásico de 150 V o menos a tierra' },
        words: 'commercial business restaurant 208 240',
      },
      {
        says: 'must',
        what: {
          en: 'protect three-phase receptacles of 100 A or less in the listed commercial locations with GFCI',
          es: 'proteger con GFCI contactos trifásicos de 100 A o menos en los lugares comerciales listados',
        },
        if: { en: 'the circuit is 150 V or less to ground', es: 'el circuito es de 150 V o menos a tierra' },
        words: '3 phase 208 commercial trifásico',
      },
      {
        says: 'need-not',
        what: { en: 'protect a 480 V receptacle with GFCI', es: 'proteger con GFCI un contacto de 480 V' },
        if: { en: 'no other rule asks for it', es: 'ninguna otra regla lo pide' },
        words: 'three-phase plant trifasico',
      },
      {
        says: 'is-not',
        what: {
          en: 'the commercial GFCI rule is only for 20 A receptacles',
          es: 'la regla comercial de GFCI sea solo para contactos de 20 A',
        },
      },
    ],
    words: {
      en: 'commercial gfi restaurant kitchen',
      es: 'comercial restaurante cocina',
    },
  },
  {
    id: '210-8-b-locations',
    section: '210.8(B)',
    grade: 'V2',
    title: { en: 'GFCI outside dwellings: where', es: 'GFCI fuera de viviendas: dónde' },
    text: {
      en: 'The list for other occupancies takes in bathrooms, kitchens, areas with sinks and food or drink preparation, buffet serving areas, rooftops, outdoors, within 6 ft of sinks, indoor damp or wet locations, locker rooms with showers, garages and service bays, crawl spaces, unfinished basements, laundry areas, tubs and showers, and aquariums.',
      es: 'La lista para otros locales incluye baños, cocinas, áreas con fregadero y preparación de alimentos o bebidas, áreas de bufé, azoteas, exteriores, a menos de 6 pies de fregaderos, lugares húmedos o mojados interiores, vestidores con regaderas, garajes y talleres, espacios bajo el piso, sótanos sin terminar, lavandería, tinas y regaderas, y acuarios.',
    },
    textIn: {
      '2017': {
        en: 'The list for other occupancies takes in bathrooms, kitchens, rooftops, outdoors, within 6 ft of sinks, indoor wet locations, locker rooms with showers, garages and service bays, crawl spaces and unfinished basements.',
        es: 'La lista para otros locales incluye baños, cocinas, azoteas, exteriores, a menos de 6 pies de fregaderos, lugares mojados interiores, vestidores con regaderas, garajes y talleres, espacios bajo el piso y sótanos sin terminar.',
      },
      '2020': {
        en: 'The list for other occupancies takes in bathrooms, kitchens and food-preparation areas, rooftops, outdoors, within 6 ft of sinks, indoor damp or wet locations, locker rooms with showers, garages and service bays, crawl spaces, unfinished basements, laundry areas, and tubs and showers.',
        es: 'La lista para otros locales incluye baños, cocinas y áreas de preparación de alimentos, azoteas, exteriores, a menos de 6 pies de fregaderos, lugares húmedos o mojados interiores, vestidores con regaderas, garajes y talleres, espacios bajo el piso, sótanos sin terminar, lavandería, y tinas y regaderas.',
      },
    },
    figures: { d: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect receptacles in commercial bathrooms, kitchens, rooftops and outdoors with GFCI',
          es: 'proteger con GFCI los contactos de baños, cocinas, azoteas y exteriores fuera de vivienda',
        },
        words: 'restaurant store office roof restroom negocio',
      },
      {
        says: 'must',
        what: {
          en: 'protect receptacles within 6 ft of sinks or in damp or wet places outside dwellings with GFCI',
          es: 'proteger con GFCI los contactos a 6 pies de fregaderos o en lugares húmedos o mojados fuera de vivienda',
        },
        words: 'break room commercial office sink',
      },
      {
        says: 'must',
        what: {
          en: 'protect receptacles in commercial garages, service bays, crawl spaces and unfinished basements with GFCI',
          es: 'proteger con GFCI los contactos de cocheras, talleres de servicio, espacios bajo piso y sótanos sin terminar no residenciales',
        },
        words: 'auto shop mechanic',
      },
      {
        says: 'must',
        what: {
          en: 'protect receptacles in non-dwelling laundry areas, locker rooms with showers, buffets and at aquariums with GFCI',
          es: 'proteger con GFCI los contactos de lavanderías, vestidores con regaderas, bufetes y acuarios fuera de vivienda',
        },
        words: 'laundromat gym fish tank',
      },
      {
        says: 'must-not',
        what: {
          en: 'swap a GFCI receptacle of a commercial kitchen or service bay for a plain one',
          es: 'cambiar por uno común el contacto GFCI de cocina comercial o taller',
        },
        words: 'trips regular',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect receptacles of an office, corridor, sales floor or classroom with GFCI',
          es: 'proteger con GFCI los contactos de una oficina, pasillo, piso de ventas o salón de clases',
        },
        unless: {
          en: 'they are within 6 ft of a sink, in a damp place or in another place on the list',
          es: 'estén a 6 pies o menos de un fregadero, en lugar húmedo u otro lugar de la lista',
        },
        words: 'floor box commercial ordinary dry store cubicle caja de piso',
      },
    ],
    words: {
      en: 'rooftop office break room commercial kitchen locker gfci aquarium',
      es: 'azotea oficina cocina comercial vestidor acuario',
    },
  },
  {
    id: '210-8-d-appliances',
    section: '210.8(D)',
    grade: 'V2',
    title: { en: 'GFCI for dishwashers and certain other appliances', es: 'GFCI para lavavajillas y ciertos otros aparatos' },
    text: {
      en: 'Outlets for certain appliances on circuits of 150 V or less to ground and up to 60 A need GFCI wherever they are, cord or hardwired: dishwashers, ranges, wall ovens, cooktops, clothes dryers, microwaves, sump pumps, vending machines, drinking fountains, tire inflators, car vacuums and pressure washers.',
      es: 'Las salidas de ciertos aparatos en circuitos de 150 V o menos a tierra y hasta 60 A llevan GFCI donde estén, con clavija o fijos: lavavajillas, estufas, hornos, parrillas, secadoras, microondas, bombas de sumidero, máquinas expendedoras, bebederos, infladores, aspiradoras de autos e hidrolavadoras.',
    },
    textIn: {
      '2017': {
        en: 'In dwelling kitchens, the outlet that supplies a dishwasher needs GFCI protection.',
        es: 'En cocinas de vivienda, la salida que alimenta el lavavajillas lleva protección GFCI.',
      },
      '2020': {
        en: 'Outlets for the appliances listed in 422.5(A), such as vending machines, drinking fountains, tire inflators, car vacuums, sump pumps and dishwashers, need GFCI protection.',
        es: 'Las salidas de los aparatos de 422.5(A), como expendedoras, bebederos, infladores, aspiradoras de autos, bombas de sumidero y lavavajillas, llevan GFCI.',
      },
    },
    figures: { v: [150, 'V'], a: [60, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: "protect a house's dishwasher outlet with GFCI, cord-connected or hardwired",
          es: 'proteger con GFCI la salida del lavavajillas de una casa, con clavija o fija',
        },
        words: 'dish washer',
      },
      {
        says: 'must',
        what: {
          en: 'protect range, wall oven, cooktop, clothes dryer and microwave outlets with GFCI, hardwired too',
          es: 'proteger con GFCI las salidas de estufa, horno, parrilla, secadora y microondas, también fijas',
        },
        if: { en: 'the circuit is 150 V or less to ground and up to 60 A', es: 'el circuito es de 150 V o menos a tierra y hasta 60 A' },
        editions: ['2023', '2026'],
        words: 'stove 240 hardwired oven',
      },
      {
        says: 'must',
        what: {
          en: 'protect sump pump, vending machine and drinking fountain outlets with GFCI',
          es: 'proteger con GFCI las salidas de bombas de sumidero, máquinas expendedoras y bebederos',
        },
        if: { en: 'the circuit is 150 V or less to ground and up to 60 A', es: 'el circuito es de 150 V o menos a tierra y hasta 60 A' },
        editions: ['2020', '2023', '2026'],
        words: 'water cooler electric fountain',
      },
      {
        says: 'must',
        what: {
          en: 'protect tire inflator, car vacuum and pressure washer outlets with GFCI',
          es: 'proteger con GFCI las salidas de infladores, aspiradoras de autos y lavadoras a presión',
        },
        if: { en: 'the circuit is 150 V or less to ground and up to 60 A', es: 'el circuito es de 150 V o menos a tierra y hasta 60 A' },
        editions: ['2020', '2023', '2026'],
        words: 'gas station car wash',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a dishwasher on a regular breaker without GFCI, hardwired either',
          es: 'poner un lavavajillas en un breaker común sin GFCI, ni conectado directo',
        },
        words: 'swap',
      },
      {
        says: 'is-not',
        what: {
          en: 'the appliance GFCI list covers 480Y/277 V machines',
          es: 'la lista de GFCI de aparatos abarque máquinas de 480Y/277 V',
        },
      },
    ],
    words: {
      en: 'dishwasher hardwired gfci range sump pump vending machine need required',
      es: 'lavavajillas fijo gfci estufa bomba expendedora',
    },
  },
  {
    id: '210-8-e-servicing',
    section: '210.8(E)',
    numberIn: { '2017': null },
    grade: 'V2',
    title: { en: 'GFCI on the service receptacle', es: 'GFCI en el contacto de servicio' },
    text: {
      en: 'The receptacle that 210.63 requires for working on HVAC, service or other equipment needs GFCI protection, indoors too.',
      es: 'El contacto que exige 210.63 para dar servicio a aire acondicionado, acometida u otro equipo lleva GFCI, también en interiores.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect the service receptacle for HVAC or electrical equipment with GFCI, indoors too',
          es: 'proteger con GFCI el contacto de servicio para aire acondicionado o equipo eléctrico, también en interior',
        },
        words: 'furnace attic electrical room rooftop unit',
      },
    ],
    words: { en: 'furnace receptacle attic service outlet electrical room gfci', es: 'contacto furnace ático cuarto eléctrico' },
  },
  {
    id: '210-8-f-outdoor-outlets',
    section: '210.8(F)',
    numberIn: { '2017': null },
    grade: 'V2',
    title: { en: 'GFCI for outdoor outlets, hardwired too', es: 'GFCI en salidas exteriores, también fijas' },
    text: {
      en: 'At dwellings, outdoor outlets on single-phase circuits of 150 V or less to ground and up to 50 A need GFCI, hardwired equipment included, also at garages, accessory buildings and boathouses, and when the equipment is replaced. Lighting is excepted. The exception for listed HVAC ended September 1, 2026.',
      es: 'En viviendas, las salidas exteriores en circuitos monofásicos de 150 V o menos a tierra y hasta 50 A llevan GFCI, incluso equipo fijo, también en cocheras, edificios accesorios y casas de botes, y al cambiar el equipo. Se exceptúa el alumbrado. La excepción para HVAC listado terminó el 1 de septiembre de 2026.',
    },
    textIn: {
      '2020': {
        en: 'All outdoor outlets of dwellings on single-phase circuits of 150 V or less to ground and up to 50 A need GFCI, hardwired air conditioners included. Lighting is excepted; an amendment put off inverter-type HVAC until January 1, 2023.',
        es: 'Todas las salidas exteriores de viviendas en circuitos monofásicos de 150 V o menos a tierra y hasta 50 A llevan GFCI, incluso aires acondicionados fijos. Se exceptúa el alumbrado; una enmienda aplazó los HVAC con inversor al 1 de enero de 2023.',
      },
      '2026': {
        en: 'At dwellings, outdoor outlets on single-phase circuits of 150 V or less to ground and up to 60 A need GFCI, hardwired equipment included. Lighting outlets are excepted; the listed-HVAC exception carried an expiry of September 1, 2026.',
        es: 'En viviendas, las salidas exteriores en circuitos monofásicos de 150 V o menos a tierra y hasta 60 A llevan GFCI, incluso equipo fijo. Se exceptúa el alumbrado; la excepción de HVAC listado vencía el 1 de septiembre de 2026.',
      },
    },
    figures: { v: [150, 'V'], a: [50, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect outdoor outlets at dwellings with GFCI, hardwired equipment included',
          es: 'proteger con GFCI las salidas exteriores de viviendas, equipo fijo incluido',
        },
        if: {
          en: 'the circuit is single-phase, 150 V or less to ground and up to 50 A',
          es: 'el circuito es monofásico, de 150 V o menos a tierra y hasta 50 A',
        },
        unless: { en: 'it is a lighting outlet', es: 'sea salida de alumbrado' },
        words: 'AC condenser heat pump hardwired minisplit',
      },
      {
        says: 'must',
        what: {
          en: 'give GFCI protection when outdoor equipment at a dwelling is replaced',
          es: 'dar protección GFCI cuando se reemplaza equipo exterior de una vivienda',
        },
        if: {
          en: 'the circuit is single-phase, 150 V or less to ground and up to 50 A',
          es: 'el circuito es monofásico, de 150 V o menos a tierra y hasta 50 A',
        },
        unless: { en: 'it is lighting', es: 'sea alumbrado' },
        words: 'condenser changeout replace AC unit',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect outdoor lighting outlets at dwellings with GFCI',
          es: 'proteger con GFCI las salidas de alumbrado exterior de viviendas',
        },
        words: 'porch light landscape luz exterior',
      },
      {
        says: 'must',
        what: {
          en: 'protect outdoor HVAC equipment at a dwelling with GFCI',
          es: 'proteger con GFCI el equipo exterior de aire acondicionado de una vivienda',
        },
        if: {
          en: 'the exception for listed HVAC has ended (September 1, 2026) and the circuit is single-phase, 150 V or less to ground, up to 50 A',
          es: 'la excepción de HVAC listado ya terminó (1 septiembre 2026) y el circuito es monofásico, 150 V o menos a tierra, hasta 50 A',
        },
        words: 'condenser heat pump mini split',
      },
    ],
    words: {
      en: 'air conditioner condenser gfci heat pump mini split well nuisance trip',
      es: 'condensador aire acondicionado bomba calor minisplit disparo',
    },
  },
  {
    id: '210-9-autotransformer',
    section: '210.9',
    grade: 'K',
    title: { en: 'Branch circuits from autotransformers', es: 'Ramales desde autotransformadores' },
    text: {
      en: 'A branch circuit may come from an autotransformer only where its grounded conductor is tied to the grounded conductor of the system that feeds it, apart from buck-boost sets and certain industrial uses.',
      es: 'Un ramal solo puede venir de un autotransformador si su conductor puesto a tierra se une al del sistema que lo alimenta, salvo equipos elevadores-reductores y ciertos usos industriales.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'feed a branch circuit from an autotransformer', es: 'alimentar un ramal desde un autotransformador' },
        if: {
          en: 'its grounded conductor is tied to the grounded conductor of the supply system',
          es: 'su conductor puesto a tierra se une al del sistema que lo alimenta',
        },
        words: 'buck boost 208 240',
      },
      {
        says: 'need-not',
        what: {
          en: 'tie the grounded conductors for buck-boost sets or certain industrial uses of an autotransformer',
          es: 'unir los conductores puestos a tierra en equipos buck-boost o ciertos usos industriales de autotransformador',
        },
        words: 'buck boost',
      },
    ],
    words: { en: 'buck boost 208 to 240 autotransformer', es: 'elevador reductor 208 a 240' },
  },
  {
    id: '210-11-a-number-circuits',
    section: '210.11(A)',
    grade: 'V1',
    title: { en: 'How many branch circuits', es: 'Cuántos circuitos ramales' },
    text: {
      en: 'Divide the calculated load by the rating of the circuits you will use; the number must be enough to carry the load, plus the circuits for specific loads. A 2000 ft² house at 3 VA per square foot has 6000 VA of general lighting: at least four 15 A or three 20 A circuits.',
      es: 'Divida la carga calculada entre el valor de los circuitos que se van a usar; deben alcanzar para la carga, más los circuitos de cargas específicas. Una casa de 2000 pies² a 3 VA por pie cuadrado tiene 6000 VA de alumbrado: al menos cuatro circuitos de 15 A o tres de 20 A.',
    },
    figures: { area: [2000, 'ft²'], va: [3, 'VA'], tot: [6000, 'VA'], fifteen: [15, 'A'], twenty: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide enough branch circuits to carry the calculated load plus the specific loads',
          es: 'poner suficientes ramales para la carga calculada más las cargas específicas',
        },
        words: 'how many circuits house cuántos circuitos 3 VA per square foot',
      },
      {
        says: 'must',
        what: {
          en: 'have at least four 15 A or three 20 A general lighting circuits in a 2000 ft² house',
          es: 'tener al menos cuatro circuitos de 15 A o tres de 20 A de alumbrado en casa de 2000 pies²',
        },
        words: 'number of lighting circuits',
      },
    ],
    words: {
      en: 'how many circuits house lighting general receptacles per circuit',
      es: 'cuántos circuitos casa alumbrado contactos por circuito',
    },
  },
  {
    id: '210-11-c-1-small-appliance',
    section: '210.11(C)(1)',
    grade: 'V2',
    title: { en: 'Two small-appliance circuits for the kitchen', es: 'Dos circuitos de cocina para aparatos pequeños' },
    text: {
      en: 'A dwelling needs at least two 20 A small-appliance branch circuits for the receptacles of the kitchen, pantry, dining and breakfast rooms.',
      es: 'Una vivienda necesita al menos dos circuitos de 20 A para aparatos pequeños, para los contactos de cocina, despensa, comedor y desayunador.',
    },
    figures: { a: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide at least two 20 A small-appliance circuits for a dwelling kitchen, pantry and dining receptacles',
          es: 'poner al menos dos circuitos de 20 A para contactos de cocina, despensa y comedor de una vivienda',
        },
        words: 'kitchen counter one circuit enough SABC',
      },
      {
        says: 'must-not',
        what: {
          en: "supply a dwelling kitchen's receptacles with only one 20 A circuit",
          es: 'alimentar los contactos de la cocina de una vivienda con un solo circuito de 20 A',
        },
        words: 'one circuit kitchen 15 amp',
      },
    ],
    words: {
      en: 'kitchen circuits sabc 20 counter number',
      es: 'cocina 20 cubierta cuántos circuitos número',
    },
  },
  {
    id: '210-11-c-2-laundry',
    section: '210.11(C)(2)',
    grade: 'V2',
    title: { en: 'One laundry circuit', es: 'Un circuito de lavandería' },
    text: {
      en: 'A dwelling needs at least one 20 A circuit for the laundry receptacles. It supplies no other outlets: no lights, no bathroom. The electric dryer has its own circuit.',
      es: 'Una vivienda necesita al menos un circuito de 20 A para los contactos de lavado. No alimenta otras salidas: ni luces ni baño. La secadora eléctrica lleva su propio circuito.',
    },
    figures: { a: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide at least one 20 A circuit for the laundry receptacles',
          es: 'poner al menos un circuito de 20 A para los contactos de lavandería',
        },
        words: 'washer washing machine dedicated lavadora',
      },
      {
        says: 'must-not',
        what: {
          en: 'put lights or bathroom outlets on the laundry circuit',
          es: 'poner luces o salidas del baño en el circuito de lavandería',
        },
        words: 'share laundry circuit other outlets',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the electric dryer on the laundry receptacle circuit',
          es: 'poner la secadora eléctrica en el circuito de contactos de lavandería',
        },
        words: 'dryer own circuit washer',
      },
    ],
    words: { en: 'washer circuit dedicated laundry lights same', es: 'lavadora circuito exclusivo luces' },
  },
  {
    id: '210-11-c-3-bathroom',
    section: '210.11(C)(3)',
    grade: 'V2',
    title: { en: 'Bathroom branch circuit: 20 A', es: 'Circuito ramal del baño: 20 A' },
    text: {
      en: 'At least one 20 A circuit supplies the bathroom receptacles. It may serve receptacles in several bathrooms and nothing else, or everything in one single bathroom.',
      es: 'Al menos un circuito de 20 A alimenta los contactos de baño. Puede servir contactos de varios baños y nada más, o todo lo de un solo baño.',
    },
    figures: { a: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide at least one 20 A circuit for bathroom receptacles',
          es: 'poner al menos un circuito de 20 A para los contactos del baño',
        },
        words: 'bath outlet 15 amp',
      },
      {
        says: 'may',
        what: {
          en: 'serve the receptacles of several bathrooms from one 20 A circuit',
          es: 'alimentar los contactos de varios baños con un circuito de 20 A',
        },
        if: { en: 'it serves nothing else', es: 'no alimenta nada más' },
        words: 'two bathrooms same circuit dos baños',
      },
      {
        says: 'may',
        what: {
          en: "put the lights and fan on the bathroom's 20 A receptacle circuit",
          es: 'poner luces y extractor en el circuito de 20 A de contactos del baño',
        },
        if: { en: 'the circuit serves only that one bathroom', es: 'el circuito sirve sólo a ese baño' },
        words: 'bath light exhaust fan same circuit',
      },
      {
        says: 'must-not',
        what: {
          en: 'put lights, fans or bedroom outlets on the receptacle circuit of several bathrooms',
          es: 'poner luces, extractores o contactos de recámara en el circuito de contactos de varios baños',
        },
        words: 'share both hallway',
      },
    ],
    words: { en: 'lights fan share two dwelling minimum rating', es: 'luces extractor dos vivienda mínimo capacidad' },
  },
  {
    id: '210-11-c-4-garage',
    section: '210.11(C)(4)',
    grade: 'V2',
    title: { en: 'Garage circuit', es: 'Circuito de la cochera' },
    text: {
      en: 'At least one 120 V, 20 A circuit supplies the receptacles required in an attached garage, or a detached one with power. It has no other outlets, except that it may feed readily accessible outdoor receptacles.',
      es: 'Al menos un circuito de 120 V y 20 A alimenta los contactos exigidos en una cochera adosada, o separada con electricidad. No lleva otras salidas, salvo contactos exteriores fácilmente accesibles.',
    },
    figures: { v: [120, 'V'], a: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide at least one 120 V, 20 A circuit for the garage receptacles',
          es: 'poner al menos un circuito de 120 V, 20 A para los contactos de la cochera',
        },
        if: { en: 'the garage is attached, or detached with power', es: 'la cochera está unida, o separada con energía' },
        words: '15 amp garage outlet',
      },
      {
        says: 'must-not',
        what: {
          en: "put lights or other rooms' outlets on the garage receptacle circuit",
          es: 'poner luces o contactos de otros cuartos en el circuito de contactos de la cochera',
        },
        words: 'share lights led closet other side of wall opener freezer',
      },
      {
        says: 'may',
        what: {
          en: 'feed readily accessible outdoor receptacles from the garage circuit',
          es: 'alimentar contactos exteriores fácilmente accesibles desde el circuito de la cochera',
        },
        words: 'outside outlet garage circuit',
      },
      {
        says: 'may',
        what: {
          en: 'feed extra garage receptacles, beyond the required ones, from another circuit, a 15 A one too',
          es: 'alimentar contactos extra de la cochera, además de los exigidos, desde otro circuito, también de 15 A',
        },
        if: {
          en: 'the required receptacles have their 20 A circuit and the extra ones have GFCI',
          es: 'los exigidos tienen su circuito de 20 A y los extra llevan GFCI',
        },
        words: 'add workbench tv',
      },
    ],
    words: { en: 'garage dedicated circuit outside outlet', es: 'circuito exclusivo cochera contacto exterior' },
  },
  {
    id: '210-12-b-dwelling-afci',
    section: '210.12(B)',
    numberIn: { '2017': '210.12(A)', '2020': '210.12(A)' },
    grade: 'V2',
    title: { en: 'AFCI in dwellings and their bedrooms', es: 'AFCI en viviendas y sus recámaras' },
    text: {
      en: 'In dwellings, 120 V branch circuits of 10, 15 and 20 A that supply outlets or devices in kitchens, laundry areas, bedrooms, closets, hallways, and family, dining, living, recreation, sun and similar rooms, libraries and dens need AFCI protection. Bathrooms, garages, outdoors, attics and unfinished basements are not on the list.',
      es: 'En viviendas, los ramales de 120 V de 10, 15 y 20 A que alimentan salidas o dispositivos en cocinas, lavado, recámaras, clósets, pasillos, salas, comedores, cuartos de juegos, solarios y similares, bibliotecas y estudios llevan AFCI. Baños, cocheras, exteriores, áticos y sótanos sin terminar no están en la lista.',
    },
    textIn: {
      '2017': {
        en: 'In dwellings, 120 V branch circuits of 15 and 20 A that supply outlets or devices in kitchens, laundry areas, bedrooms, closets, hallways, and family, dining, living, recreation, sun and similar rooms, libraries and dens need AFCI protection.',
        es: 'En viviendas, los ramales de 120 V de 15 y 20 A que alimentan salidas o dispositivos en cocinas, lavado, recámaras, clósets, pasillos, salas, comedores, cuartos de juegos, solarios y similares, bibliotecas y estudios llevan AFCI.',
      },
      '2020': {
        en: 'In dwellings, 120 V branch circuits of 15 and 20 A that supply outlets or devices in kitchens, laundry areas, bedrooms, closets, hallways, and family, dining, living, recreation, sun and similar rooms, libraries and dens need AFCI protection.',
        es: 'En viviendas, los ramales de 120 V de 15 y 20 A que alimentan salidas o dispositivos en cocinas, lavado, recámaras, clósets, pasillos, salas, comedores, cuartos de juegos, solarios y similares, bibliotecas y estudios llevan AFCI.',
      },
    },
    figures: { v: [120, 'V'], a: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect 120 V circuits of 10, 15 and 20 A in bedrooms, living rooms and hallways with AFCI',
          es: 'proteger con AFCI los circuitos de 120 V de 10, 15 y 20 A en recámaras, salas y pasillos',
        },
        words: 'arc fault closet dining family room lights smoke detectors',
      },
      {
        says: 'must',
        what: {
          en: 'protect 120 V 15 and 20 A circuits in dwelling kitchens and laundry areas with AFCI',
          es: 'proteger con AFCI los circuitos de 120 V de 15 y 20 A en cocina y lavandería de vivienda',
        },
        words: 'arc fault dual function refrigerator',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect circuits of a garage with AFCI',
          es: 'proteger con AFCI los circuitos de la cochera',
        },
        unless: {
          en: 'the circuit also feeds a room on the list, such as a hallway or bedroom',
          es: 'el circuito alimente también un cuarto de la lista, como pasillo o recámara',
        },
        words: 'detached workshop arc fault',
      },
      {
        says: 'need-not',
        what: {
          en: 'protect the circuits of bathrooms with AFCI',
          es: 'proteger con AFCI los circuitos de los baños',
        },
        unless: {
          en: 'the circuit also feeds a room on the list, such as a hallway or bedroom',
          es: 'el circuito alimente también un cuarto de la lista, como pasillo o recámara',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'put a plain breaker in place of the AFCI of a bedroom or living room',
          es: 'poner un breaker común en lugar del AFCI de una recámara o sala',
        },
        words: 'swap trips arc',
      },
    ],
    words: {
      en: 'arc fault breaker required bedroom lights smoke detector',
      es: 'falla de arco recámara luces detector',
    },
  },
  {
    id: '210-12-a-means',
    section: '210.12(A)',
    numberIn: { '2017': '210.12(A)(1)', '2020': '210.12(A)(1)' },
    grade: 'V2',
    title: { en: 'Ways to give AFCI protection', es: 'Formas de dar protección AFCI' },
    text: {
      en: 'The simplest means is a listed combination-type AFCI breaker at the origin. Others pair a branch/feeder AFCI breaker with an outlet AFCI at the first outlet; pair an outlet AFCI there with a listed breaker within set lengths; or run metal raceway or metal-armored cable to that first outlet.',
      es: 'Lo más simple es un breaker AFCI tipo combinación en el origen. Otras formas juntan un breaker AFCI de ramal/alimentador con un AFCI de salida en la primera salida, juntan ese AFCI con un breaker listado dentro de distancias fijas, o usan tubo metálico o cable armado hasta esa primera salida.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'give AFCI protection with a listed combination-type AFCI breaker at the panel',
          es: 'dar protección AFCI con un breaker AFCI combinado listado en el tablero',
        },
        words: 'arc fault breaker',
      },
      {
        says: 'may',
        what: {
          en: 'give AFCI protection with an outlet AFCI at the first outlet instead of a combination breaker',
          es: 'dar protección AFCI con un contacto AFCI en la primera salida en vez de breaker combinado',
        },
        if: {
          en: 'it is paired with a branch/feeder AFCI breaker, with a listed breaker within set lengths, or fed by metal raceway or metal-armored cable',
          es: 'va con breaker AFCI branch/feeder, con breaker listado dentro de largos fijados, o con tubo o cable armado metálico hasta ahí',
        },
        words: 'AFCI receptacle',
      },
    ],
    words: { en: 'cafci outlet afci receptacle first home run metal', es: 'contacto afci primera salida tubo metálico' },
  },
  {
    id: '210-12-c-dormitory',
    section: '210.12(C)',
    numberIn: { '2017': '210.12(B)', '2020': '210.12(B)' },
    grade: 'V2',
    title: { en: 'AFCI in student housing (dormitories)', es: 'AFCI en residencias de estudiantes' },
    text: {
      en: 'In student housing units (dormitories), 120 V circuits of 10, 15 and 20 A that supply outlets or devices in bedrooms, living rooms, hallways, closets, bathrooms and similar rooms need AFCI protection.',
      es: 'En residencias de estudiantes, los circuitos de 120 V de 10, 15 y 20 A que alimentan salidas o dispositivos en recámaras, salas, pasillos, clósets, baños y similares llevan AFCI.',
    },
    textIn: {
      '2017': {
        en: 'In student housing units (dormitories), 120 V circuits of 15 and 20 A that supply outlets or devices in bedrooms, living rooms, hallways, closets, bathrooms and similar rooms need AFCI protection.',
        es: 'En residencias de estudiantes, los circuitos de 120 V de 15 y 20 A que alimentan salidas o dispositivos en recámaras, salas, pasillos, clósets, baños y similares llevan AFCI.',
      },
      '2020': {
        en: 'In student housing units (dormitories), 120 V circuits of 15 and 20 A that supply outlets or devices in bedrooms, living rooms, hallways, closets, bathrooms and similar rooms need AFCI protection.',
        es: 'En residencias de estudiantes, los circuitos de 120 V de 15 y 20 A que alimentan salidas o dispositivos en recámaras, salas, pasillos, clósets, baños y similares llevan AFCI.',
      },
    },
    figures: { v: [120, 'V'], a: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect 120 V circuits of 10, 15 and 20 A in student dormitory units with AFCI, bathrooms included',
          es: 'proteger con AFCI los circuitos de 120 V de 10, 15 y 20 A en residencias de estudiantes, baños incluidos',
        },
        words: 'dorm college arc fault',
      },
    ],
    words: { en: 'dorm college student housing', es: 'residencia estudiantil universidad' },
  },
  {
    id: '210-12-d-guest-rooms',
    section: '210.12(D)',
    numberIn: { '2017': '210.12(C)', '2020': '210.12(C)' },
    grade: 'V2',
    title: { en: 'AFCI in hotels, nursing homes and fire stations', es: 'AFCI en hoteles, asilos y estaciones de bomberos' },
    text: {
      en: 'Guest rooms and suites of hotels and motels, patient sleeping rooms of nursing homes and limited-care facilities, and rooms used only as sleeping quarters in fire, police, ambulance and similar stations need AFCI on their 120 V circuits of 10, 15 and 20 A.',
      es: 'Los cuartos y suites de hotel y motel, los cuartos de pacientes en asilos y centros de cuidado limitado, y los dormitorios de estaciones de bomberos, policía, ambulancias y similares llevan AFCI en sus circuitos de 120 V de 10, 15 y 20 A.',
    },
    textIn: {
      '2017': {
        en: 'Guest rooms and guest suites of hotels and motels need AFCI on their 120 V circuits of 15 and 20 A.',
        es: 'Los cuartos y suites de hotel y motel llevan AFCI en sus circuitos de 120 V de 15 y 20 A.',
      },
      '2020': {
        en: 'Guest rooms and suites of hotels and motels, and patient sleeping rooms of nursing homes and limited-care facilities, need AFCI on their 120 V circuits of 15 and 20 A.',
        es: 'Los cuartos y suites de hotel y motel, y los cuartos de pacientes en asilos y centros de cuidado limitado, llevan AFCI en sus circuitos de 120 V de 15 y 20 A.',
      },
    },
    figures: { v: [120, 'V'], a: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect 120 V circuits of 10, 15 and 20 A in hotel and motel guest rooms with AFCI',
          es: 'proteger con AFCI los circuitos de 120 V de 10, 15 y 20 A en cuartos de hotel y motel',
        },
        words: 'arc fault suite',
      },
      {
        says: 'must',
        what: {
          en: 'protect 120 V 10, 15 and 20 A circuits in nursing-home patient sleeping rooms with AFCI',
          es: 'proteger con AFCI los circuitos de 120 V de 10, 15 y 20 A en dormitorios de pacientes de asilos',
        },
        words: 'limited care arc fault',
      },
      {
        says: 'must',
        what: {
          en: 'protect 120 V 10, 15 and 20 A circuits in fire, police and ambulance station sleeping quarters with AFCI',
          es: 'proteger con AFCI los circuitos de 120 V de 10, 15 y 20 A en dormitorios de bomberos, policía y ambulancias',
        },
        words: 'fire station arc fault',
      },
    ],
    words: { en: 'hotel motel nursing home fire station sleeping quarters', es: 'hotel motel asilo estación bomberos' },
  },
  {
    id: '210-12-e-extensions',
    section: '210.12(E)',
    numberIn: { '2017': '210.12(D)', '2020': '210.12(D)' },
    grade: 'V2',
    title: { en: 'AFCI when a circuit is extended or a panel replaced', es: 'AFCI al extender un circuito o cambiar el tablero' },
    text: {
      en: 'Where a branch circuit in an AFCI area is modified, replaced or extended, it needs AFCI at its origin or an outlet AFCI at its first receptacle. Not needed if the conductors are extended 6 ft or less, with no added outlets or devices other than splices; that covers most panel changes.',
      es: 'Si un ramal de un área con AFCI se modifica, reemplaza o extiende, lleva AFCI en el origen o un AFCI de salida en su primer contacto. No hace falta si los conductores se extienden 6 pies o menos, sin salidas ni dispositivos nuevos salvo empalmes; eso cubre casi todo cambio de tablero.',
    },
    figures: { d: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'add AFCI protection when a branch circuit in an AFCI area is modified, replaced or extended',
          es: 'agregar protección AFCI al modificar, reemplazar o extender un circuito en área de AFCI',
        },
        unless: {
          en: 'the conductors are extended 6 ft or less with no added outlets or devices other than splices',
          es: 'los conductores se extiendan 6 pies o menos sin salidas ni dispositivos agregados, salvo empalmes',
        },
        words: 'remodel add outlet bedroom old work rewire',
      },
      {
        says: 'need-not',
        what: { en: 'add AFCI when replacing a panel', es: 'agregar AFCI al cambiar el tablero' },
        if: {
          en: 'the circuit conductors are extended 6 ft or less with no added outlets or devices other than splices',
          es: 'los conductores se extienden 6 pies o menos sin salidas ni dispositivos agregados, salvo empalmes',
        },
        words: 'panel change service upgrade arc fault swap',
      },
      {
        says: 'may',
        what: {
          en: 'put an outlet AFCI at the first receptacle of an extended circuit instead of an AFCI breaker',
          es: 'poner un contacto AFCI en el primer contacto de un circuito extendido en vez de breaker AFCI',
        },
        words: 'OBC AFCI receptacle remodel',
      },
      {
        says: 'need-not',
        what: {
          en: 'add AFCI protection when an outlet is moved 6 ft or less',
          es: 'agregar AFCI cuando un contacto se mueve 6 pies o menos',
        },
        if: {
          en: 'no outlet or device is added and the old receptacle goes back in',
          es: 'no se agrega salida ni dispositivo y se vuelve a poner el mismo contacto',
        },
        words: 'relocate 4 feet move over remodel mover pies',
      },
      {
        says: 'must',
        what: {
          en: 'give AFCI protection to an outlet added to an old bedroom circuit, even within 6 ft',
          es: 'dar protección AFCI a un contacto agregado a un circuito viejo de recámara, aunque sea a menos de 6 pies',
        },
        words: 'extra new receptacle close nuevo cerca',
      },
    ],
    words: {
      en: 'panel change afci required extend circuit remodel six',
      es: 'cambio tablero afci extender circuito remodelación',
    },
  },
  {
    id: '210-13-gfpe',
    section: '210.13',
    grade: 'K',
    title: { en: 'GFPE on large branch circuits', es: 'GFPE en ramales grandes' },
    text: {
      en: 'A branch-circuit disconnect rated 1000 A or more on a solidly grounded 480Y/277 type wye system needs ground-fault protection of equipment, like a service or feeder of that size.',
      es: 'Un desconectador de ramal de 1000 A o más en un sistema en estrella sólidamente aterrizado tipo 480Y/277 necesita protección de equipo contra falla a tierra, como una acometida o alimentador de ese tamaño.',
    },
    figures: { a: [1000, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide ground-fault protection of equipment for a 1000 A or larger branch disconnect on 480Y/277',
          es: 'poner protección de falla a tierra de equipos en desconectador de ramal de 1000 A o más en 480Y/277',
        },
        if: { en: 'the wye system is solidly grounded', es: 'la estrella está sólidamente aterrizada' },
        words: 'GFPE',
      },
    ],
    words: { en: 'ground fault protection equipment 480 branch', es: 'protección falla a tierra equipo 480 ramal' },
  },
  {
    id: '210-17-guest-rooms',
    section: '210.17',
    grade: 'V2',
    title: { en: 'Guest rooms with permanent cooking', es: 'Cuartos de huéspedes con cocina permanente' },
    text: {
      en: 'Guest rooms and suites of hotels and motels, and from 2023 of assisted living, with permanent provisions for cooking need branch circuits by the dwelling-unit rules: small-appliance, bathroom and laundry circuits, GFCI and AFCI included.',
      es: 'Los cuartos y suites de hotel y motel, y desde 2023 los de vivienda asistida, con instalación permanente para cocinar llevan los ramales de una vivienda: aparatos pequeños, baño, lavado, GFCI y AFCI.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'wire hotel guest rooms with permanent cooking by the dwelling-unit branch-circuit rules',
          es: 'alambrar los cuartos de hotel con cocina permanente según las reglas de ramales de vivienda',
        },
        words: 'motel suite kitchenette small appliance circuits GFCI AFCI',
      },
      {
        says: 'must',
        what: {
          en: 'wire assisted-living rooms with permanent cooking by the dwelling-unit branch-circuit rules',
          es: 'alambrar los cuartos de vivienda asistida con cocina permanente según las reglas de ramales de vivienda',
        },
        if: { en: 'the 2023 code or later applies', es: 'rige el código 2023 o posterior' },
        words: 'senior living',
      },
    ],
    words: { en: 'extended stay hotel suite kitchenette dormitory assisted living', es: 'hotel estancia larga suite cocineta' },
  },
  {
    id: '210-18-rating',
    section: '210.18',
    grade: 'V2',
    title: { en: 'Branch-circuit ratings', es: 'Valores de los ramales' },
    text: {
      en: 'The rating of a branch circuit is that of its overcurrent device, whatever the wire size. Circuits with more than one outlet are rated 10, 15, 20, 30, 40 or 50 A; individual circuits may have any rating.',
      es: 'El valor de un ramal es el de su dispositivo de sobrecorriente, sin importar el calibre. Los circuitos con más de una salida son de 10, 15, 20, 30, 40 o 50 A; los individuales pueden ser de cualquier valor.',
    },
    textIn: {
      '2017': {
        en: 'The rating of a branch circuit is that of its overcurrent device, whatever the wire size. Circuits with more than one outlet are rated 15, 20, 30, 40 or 50 A; individual circuits may have any rating.',
        es: 'El valor de un ramal es el de su dispositivo de sobrecorriente, sin importar el calibre. Los circuitos con más de una salida son de 15, 20, 30, 40 o 50 A; los individuales pueden ser de cualquier valor.',
      },
      '2020': {
        en: 'The rating of a branch circuit is that of its overcurrent device, whatever the wire size. Circuits with more than one outlet are rated 15, 20, 30, 40 or 50 A; individual circuits may have any rating.',
        es: 'El valor de un ramal es el de su dispositivo de sobrecorriente, sin importar el calibre. Los circuitos con más de una salida son de 15, 20, 30, 40 o 50 A; los individuales pueden ser de cualquier valor.',
      },
    },
    figures: { max: [50, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'rate a multi-outlet branch circuit at 10, 15, 20, 30, 40 or 50 A',
          es: 'dar a un ramal de varias salidas un valor de 10, 15, 20, 30, 40 o 50 A',
        },
        words: '25 A 35 A 60 A circuit',
      },
      {
        says: 'may',
        what: { en: 'use any rating for an individual branch circuit', es: 'usar cualquier valor en un ramal individual' },
        words: 'dedicated circuit 25 A 35 A 60 A',
      },
      {
        says: 'must',
        what: {
          en: "take the branch circuit's rating from its breaker or fuse, not from the wire size",
          es: 'tomar el valor del ramal de su breaker o fusible, no del calibre del cable',
        },
        words: '12 AWG on 15 A breaker circuit rating',
      },
    ],
    words: { en: '25 circuit 10 breaker rating size', es: 'circuito 25 breaker 10 valor' },
  },
  {
    id: '210-19-a-1-conductor-size',
    section: '210.19(A)(1)',
    grade: 'V2',
    title: { en: 'Branch conductors: 125% of continuous load', es: 'Conductores del ramal: 125% de la carga continua' },
    text: {
      en: 'Branch-circuit conductors need an ampacity of at least 125% of the continuous load plus the noncontinuous load, before correction factors, and also at least the actual load after correction and adjustment. Use the larger. An assembly listed to run at its full rating is the exception.',
      es: 'Los conductores del ramal necesitan ampacidad de al menos 125% de la carga continua más la no continua, antes de factores, y también al menos la carga real después de corrección y ajuste. Use el mayor. La excepción es un conjunto listado para operar a su valor completo.',
    },
    figures: { c: [125, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size branch-circuit conductors for at least 125% of the continuous load plus the noncontinuous load',
          es: 'calcular los conductores del ramal para al menos 125% de la carga continua más la no continua',
        },
        unless: { en: 'the assembly is listed to run at its full rating', es: 'el conjunto esté listado para operar a su valor completo' },
        words: 'wire size continuous 80 percent',
      },
      {
        says: 'need-not',
        what: {
          en: 'add 25% for the continuous load in branch conductors',
          es: 'aumentar 25% por la carga continua en los conductores del ramal',
        },
        if: { en: 'the assembly is listed to run at its full rating', es: 'el conjunto está listado para operar a su valor completo' },
        words: '100% rated breaker',
      },
    ],
    words: { en: '80 percent rule continuous load wire size branch', es: 'regla 80 carga continua calibre ramal' },
  },
  {
    id: '210-19-c-ranges',
    section: '210.19(C)',
    numberIn: { '2017': '210.19(A)(3)', '2020': '210.19(A)(3)' },
    grade: 'V2',
    title: { en: 'Range circuits: 40 A minimum', es: 'Circuitos de estufa: mínimo 40 A' },
    text: {
      en: 'A circuit for a household range of 8-3/4 kW or more must be rated at least 40 A, with conductors not smaller than the load served under the range table. For a range circuit the neutral may be reduced to 70% of the circuit rating, but not below 10 AWG.',
      es: 'Un circuito para estufa doméstica de 8-3/4 kW o más debe ser de al menos 40 A, con conductores no menores que la carga según la tabla de estufas. El neutro puede reducirse a 70% del valor del circuito, pero no menor que 10 AWG.',
    },
    figures: { kw: ['8-3/4', 'kW'], a: [40, 'A'], n: [70, '%'], awg: [10, 'AWG'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'rate the circuit of a household range of 8-3/4 kW or more at 40 A or more',
          es: 'dar al circuito de una estufa doméstica de 8-3/4 kW o más un valor de 40 A o más',
        },
        words: 'stove oven 30 amp breaker',
      },
      {
        says: 'may',
        what: {
          en: 'reduce the neutral of a household range circuit to 70% of the circuit rating',
          es: 'reducir el neutro de un circuito de estufa doméstica al 70% del valor del circuito',
        },
        if: { en: "it isn't smaller than 10 AWG", es: 'no es menor que 10 AWG' },
        words: 'smaller neutral stove',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a neutral smaller than 10 AWG on a range circuit',
          es: 'usar un neutro menor que 10 AWG en un circuito de estufa',
        },
        words: 'stove reduced neutral',
      },
    ],
    words: {
      en: 'stove oven range 40 50 wire size 8 6 smallest rating household 8-3/4 more branch circuit',
      es: 'estufa horno 40 50 calibre menor circuito 8-3/4',
    },
  },
  {
    id: '210-19-c-range-taps',
    section: '210.19(C)',
    numberIn: { '2017': '210.19(A)(3)', '2020': '210.19(A)(3)' },
    grade: 'V2',
    title: {
      en: 'Taps from a range circuit to ovens and cooktops: 20 A',
      es: 'Derivaciones de un circuito de estufa a hornos y parrillas',
    },
    text: {
      en: 'Taps from a 50 A range circuit to a cooktop and wall ovens need an ampacity of at least 20 A and enough for their load, include the leads of the appliance, and are no longer than needed to service it.',
      es: 'Las derivaciones de un circuito de estufa de 50 A a una parrilla y hornos de pared necesitan al menos 20 A de ampacidad y lo que pida su carga, incluyen las puntas del aparato y no son más largas de lo necesario para darle servicio.',
    },
    figures: { f1: [50, 'A'], f2: [20, 'A'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'tap a cooktop and wall ovens from one 50 A range circuit',
          es: 'derivar una parrilla y hornos de pared de un circuito de estufa de 50 A',
        },
        if: {
          en: 'the taps have 20 A or more of ampacity, enough for their load, and are no longer than needed for servicing',
          es: 'las derivaciones tienen 20 A o más de ampacidad, bastan para su carga y no son más largas de lo necesario',
        },
        words: 'oven and cooktop same circuit',
      },
      {
        says: 'must',
        what: {
          en: 'give taps from a 50 A range circuit an ampacity of at least 20 A',
          es: 'dar a las derivaciones de un circuito de estufa de 50 A una ampacidad de al menos 20 A',
        },
        words: 'cooktop oven leads',
      },
    ],
    words: {
      en: 'tap conductor oven cooktop 50 amp circuit smallest minimum tap ampacity',
      es: 'derivación tap horno parrilla circuito de 50 ampacidad mínima',
    },
  },
  {
    id: '210-20-a-ocpd',
    section: '210.20(A)',
    grade: 'V2',
    title: { en: 'Branch breaker: 125% of continuous load', es: 'Breaker del ramal: 125% de la carga continua' },
    text: {
      en: 'The overcurrent device must be rated at least the noncontinuous load plus 125% of the continuous load, which limits a continuous load to 80% of the breaker. An assembly listed for 100% operation is the exception.',
      es: 'La protección debe ser por lo menos la carga no continua más 125% de la continua; es decir, la continua no pasa de 80% del breaker. La excepción es un conjunto listado para operar al 100%.',
    },
    figures: { c: [125, '%'], e: [80, '%'], f: [100, '%'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'load a branch breaker with more than 80% of its rating in continuous load',
          es: 'cargar un breaker de ramal con más del 80% de su valor en carga continua',
        },
        unless: { en: 'the assembly is listed for 100% operation', es: 'el conjunto esté listado para operar al 100%' },
        words: 'EV charger 125% 16 amps on 20',
      },
      {
        says: 'must',
        what: {
          en: 'size the breaker at 125% of the continuous load plus the noncontinuous load',
          es: 'elegir el breaker a 125% de la carga continua más la no continua',
        },
        unless: { en: 'the assembly is listed for 100% operation', es: 'el conjunto esté listado para operar al 100%' },
        words: 'three hours continuous',
      },
    ],
    words: {
      en: 'breaker size continuous 16 20 80 percent 50 circuit 14-50 take',
      es: 'tamaño breaker 16 20 continuos aguanta 80 ciento',
    },
  },
  {
    id: '210-21-a-lampholders',
    section: '210.21(A)',
    grade: 'V1',
    title: { en: 'Lampholders on large circuits', es: 'Portalámparas en circuitos grandes' },
    text: {
      en: 'Lampholders on circuits over 20 A must be heavy-duty type, rated at least 660 W if admedium and 750 W otherwise.',
      es: 'Los portalámparas en circuitos de más de 20 A deben ser de servicio pesado, de al menos 660 W si son admedium y 750 W los demás.',
    },
    figures: { a: [20, 'A'], w1: [660, 'W'], w2: [750, 'W'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use heavy-duty lampholders on circuits over 20 A',
          es: 'usar portalámparas de servicio pesado en circuitos de más de 20 A',
        },
        words: 'lights on 30 amp circuit',
      },
      {
        says: 'must-not',
        what: { en: 'use ordinary lampholders on a circuit over 20 A', es: 'usar portalámparas comunes en un circuito de más de 20 A' },
        words: 'light bulb socket 30 A',
      },
    ],
    words: {
      en: 'heavy duty lampholder mogul 30 amp lighting medium base biggest breaker',
      es: 'portalámparas servicio pesado mogul base media mayor breaker',
    },
  },
  {
    id: '210-21-b-1-single-receptacle',
    section: '210.21(B)(1)',
    grade: 'V2',
    title: { en: 'Single receptacle on its own circuit', es: 'Contacto sencillo en su propio circuito' },
    text: {
      en: "A single receptacle on an individual branch circuit must be rated at least as much as the circuit and may be rated more: on a 20 A circuit a 20 A receptacle; for a range on a 40 A circuit a 50 A receptacle is allowed. A duplex is two receptacles, so it isn't bound by this.",
      es: 'Un contacto sencillo en un ramal individual debe ser al menos del valor del circuito y puede ser mayor: en uno de 20 A, un contacto de 20 A; para una estufa en circuito de 40 A se permite un contacto de 50 A. Un dúplex son dos contactos, así que no le aplica.',
    },
    figures: { rangeCircuit: [40, 'A'], rangeReceptacle: [50, 'A'], a: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a single receptacle rated at least as much as its individual circuit',
          es: 'usar un contacto sencillo de al menos el valor de su circuito individual',
        },
        words: '20 amp receptacle dedicated',
      },
      {
        says: 'must-not',
        what: {
          en: 'put one single 15 A receptacle alone on a 20 A individual circuit',
          es: 'poner un solo contacto sencillo de 15 A en un circuito individual de 20 A',
        },
        words: 'dedicated 20 amp circuit',
      },
      {
        says: 'need-not',
        what: {
          en: 'use a 20 A receptacle for a duplex on a 20 A circuit',
          es: 'usar un contacto de 20 A si es dúplex en un circuito de 20 A',
        },
        words: '15 amp duplex dedicated two receptacles',
      },
      {
        says: 'may',
        what: {
          en: 'put a single 50 A range receptacle on a 40 A breaker',
          es: 'poner un contacto sencillo de 50 A para estufa en un breaker de 40 A',
        },
        words: 'stove oven 14-50 outlet circuit horno enchufe',
      },
    ],
    words: { en: 'dedicated outlet 15 amp receptacle 20 breaker single', es: 'contacto exclusivo 15 breaker 20 sencillo' },
  },
  {
    id: '210-21-b-2-plug-load',
    section: 'Table 210.21(B)(2)',
    grade: 'V2',
    title: { en: 'Largest plug-in load on a receptacle', es: 'Mayor carga de clavija en un contacto' },
    text: {
      en: 'On a circuit with two or more receptacles, one plug-in load may be at most 12 A on a 15 A receptacle, 16 A on a 20 A one and 24 A on a 30 A one.',
      es: 'En un circuito con dos o más contactos, una carga de clavija puede ser de hasta 12 A en contacto de 15 A, 16 A en uno de 20 A y 24 A en uno de 30 A.',
    },
    figures: { a12: [12, 'A'], r15: [15, 'A'], a16: [16, 'A'], r20: [20, 'A'], a24: [24, 'A'], r30: [30, 'A'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'plug a single load over 12 A into a 15 A receptacle on a circuit with two or more receptacles',
          es: 'conectar una sola carga de más de 12 A a un contacto de 15 A en circuito de varios contactos',
        },
        words: 'space heater calentador',
      },
      {
        says: 'must-not',
        what: {
          en: 'plug a single load over 16 A into a 20 A receptacle on a circuit with several receptacles',
          es: 'conectar una sola carga de más de 16 A a un contacto de 20 A en circuito de varios contactos',
        },
        words: 'plug load 30 A 24 A',
      },
    ],
    words: { en: 'max plug load 12 16 space heater limit 15', es: 'carga máxima clavija 12 16 calentador' },
  },
  {
    id: '210-21-b-3-receptacle-rating',
    section: 'Table 210.21(B)(3)',
    grade: 'V2',
    title: { en: 'Which receptacles on which circuit', es: 'Qué contactos en qué circuito' },
    text: {
      en: 'On circuits with two or more receptacles: 15 A circuit, 15 A receptacles; 20 A, 15 or 20 A; 30 A, 30 A; 40 A, 40 or 50 A; 50 A, 50 A. So a 15 A duplex on a 20 A breaker is fine. From 2023 these are read as minimums.',
      es: 'En circuitos con dos o más contactos: circuito de 15 A, contactos de 15 A; 20 A, de 15 o 20 A; 30 A, de 30 A; 40 A, de 40 o 50 A; 50 A, de 50 A. Un dúplex de 15 A en breaker de 20 A está bien. Desde 2023 se leen como mínimos.',
    },
    textIn: {
      '2017': {
        en: 'On circuits with two or more receptacles: 15 A circuit, not over 15 A; 20 A, 15 or 20 A; 30 A, 30 A; 40 A, 40 or 50 A; 50 A, 50 A. A 20 A receptacle on a 15 A multi-receptacle circuit is not allowed.',
        es: 'En circuitos con dos o más contactos: de 15 A, no más de 15 A; de 20 A, de 15 o 20 A; de 30 A, 30 A; de 40 A, 40 o 50 A; de 50 A, 50 A. Un contacto de 20 A en circuito de 15 A con varios contactos no se permite.',
      },
      '2020': {
        en: 'On circuits with two or more receptacles: 15 A circuit, not over 15 A; 20 A, 15 or 20 A; 30 A, 30 A; 40 A, 40 or 50 A; 50 A, 50 A. A 20 A receptacle on a 15 A multi-receptacle circuit is not allowed.',
        es: 'En circuitos con dos o más contactos: de 15 A, no más de 15 A; de 20 A, de 15 o 20 A; de 30 A, 30 A; de 40 A, 40 o 50 A; de 50 A, 50 A. Un contacto de 20 A en circuito de 15 A con varios contactos no se permite.',
      },
    },
    figures: { c15: [15, 'A'], c20: [20, 'A'], c30: [30, 'A'], c40: [40, 'A'], c50: [50, 'A'] },
    claims: [
      {
        says: 'may',
        what: { en: 'put 15 A receptacles on a 20 A circuit', es: 'poner contactos de 15 A en un circuito de 20 A' },
        if: {
          en: 'the circuit has two or more receptacles; one duplex counts as two',
          es: 'el circuito tiene dos o más contactos; un dúplex cuenta como dos',
        },
        words: '15 amp outlet 20 amp breaker duplex 12 gauge',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a 20 A receptacle on a 15 A circuit with two or more receptacles',
          es: 'poner un contacto de 20 A en un circuito de 15 A con dos o más contactos',
        },
        editions: ['2017', '2020'],
        words: '20 amp outlet 15 amp breaker T-slot',
      },
      {
        says: 'must-not',
        what: { en: 'put 15 A or 20 A receptacles on a 30 A circuit', es: 'poner contactos de 15 A o 20 A en un circuito de 30 A' },
        words: '30 amp breaker regular outlet dryer',
      },
      {
        says: 'may',
        what: { en: 'put 50 A receptacles on a 40 A circuit', es: 'poner contactos de 50 A en un circuito de 40 A' },
        words: 'range receptacle 14-50 40 amp breaker stove estufa horno',
      },
      {
        says: 'must-not',
        what: { en: 'put a 30 A receptacle on a 40 A or 50 A circuit', es: 'poner un contacto de 30 A en un circuito de 40 A o de 50 A' },
        words: 'dryer outlet for a range too small',
      },
    ],
    words: {
      en: '15 amp outlet 20 circuit breaker ratings 30 40 multi-outlet multioutlet',
      es: 'contacto de 15 circuito 20 breaker',
    },
  },
  {
    id: '210-22-individual',
    section: '210.22',
    grade: 'V2',
    title: { en: 'Individual branch circuits', es: 'Ramales individuales' },
    text: {
      en: 'An individual branch circuit may supply any load within its rating, but the load may never exceed the rating of the branch circuit.',
      es: 'Un ramal individual puede alimentar cualquier carga dentro de su valor, pero la carga nunca debe pasar el valor del ramal.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'exceed the rating of an individual branch circuit with its load',
          es: 'rebasar con la carga el valor de un ramal individual',
        },
        words: 'dedicated circuit overload',
      },
      {
        says: 'may',
        what: {
          en: 'supply any load within its rating from an individual branch circuit',
          es: 'alimentar cualquier carga dentro de su valor con un ramal individual',
        },
        words: 'dedicated circuit',
      },
    ],
    words: { en: 'dedicated circuit load limit', es: 'circuito exclusivo límite carga' },
  },
  {
    id: '210-23-a-10-amp',
    section: '210.23(A)',
    numberIn: { '2017': null, '2020': null },
    grade: 'V2',
    title: { en: '10 A branch circuits', es: 'Ramales de 10 A' },
    text: {
      en: 'A 10 A circuit may supply lighting outlets, dwelling exhaust fans on bathroom or laundry-room lighting circuits, and a gas fireplace on an individual circuit. It may not supply receptacles, fixed appliances other than those, garage door openers or laundry equipment.',
      es: 'Un circuito de 10 A puede alimentar alumbrado, extractores de vivienda en circuitos de luz de baño o lavado, y una chimenea de gas en circuito individual. No puede alimentar contactos, otros aparatos fijos, abrepuertas de cochera ni equipo de lavado.',
    },
    figures: { a: [10, 'A'] },
    claims: [
      {
        says: 'may',
        what: { en: 'supply lighting outlets from a 10 A branch circuit', es: 'alimentar salidas de alumbrado con un ramal de 10 A' },
        words: '10 amp breaker LED lights',
      },
      {
        says: 'must-not',
        what: {
          en: 'supply receptacles, garage door openers or laundry equipment from a 10 A circuit',
          es: 'alimentar contactos, abrepuertas de cochera o equipo de lavandería con un circuito de 10 A',
        },
        words: '10 amp outlet',
      },
      {
        says: 'may',
        what: {
          en: 'supply a dwelling exhaust fan on a bathroom or laundry-room lighting circuit of 10 A',
          es: 'alimentar un extractor de vivienda en un circuito de 10 A de luces de baño o lavandería',
        },
        words: 'fan bath',
      },
      {
        says: 'may',
        what: { en: 'supply a gas fireplace from a 10 A circuit', es: 'alimentar una chimenea de gas con un circuito de 10 A' },
        if: { en: 'it is an individual circuit', es: 'es un circuito individual' },
        words: 'fireplace',
      },
    ],
    words: {
      en: 'ten breaker led lighting circuit feed receptacles 10 amp',
      es: 'breaker diez circuito led alimentar contactos circuito de 10',
    },
  },
  {
    id: '210-23-b-15-20-amp',
    section: '210.23(B)',
    numberIn: { '2017': '210.23(A)', '2020': '210.23(A)' },
    grade: 'V2',
    title: { en: '15 A and 20 A circuits: cord-and-plug 80%, fixed 50%', es: 'Circuitos de 15 A y 20 A: de clavija 80%, fijo 50%' },
    text: {
      en: 'On a 15 or 20 A circuit with more than one outlet, one cord-and-plug appliance not fastened in place may take up to 80% of the circuit rating. Fastened-in-place equipment may take up to 50% when lights or other plug-in loads share the circuit.',
      es: 'En un circuito de 15 o 20 A con más de una salida, un aparato de clavija no fijo puede tomar hasta 80% del valor del circuito. El equipo fijo puede tomar hasta 50% si comparte con luces u otras cargas de clavija.',
    },
    figures: { a: [20, 'A'], p: [80, '%'], f: [50, '%'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'let one cord-and-plug appliance take over 80% of a 15 or 20 A multi-outlet circuit',
          es: 'dejar que un aparato de clavija tome más del 80% de un circuito de 15 o 20 A de varias salidas',
        },
        words: '16 amps 12 amps plug appliance',
      },
      {
        says: 'must-not',
        what: {
          en: 'put fastened-in-place equipment over 50% of a 15 or 20 A circuit shared with lights or plug-in loads',
          es: 'poner equipo fijo de más del 50% en un circuito de 15 o 20 A compartido con luces o clavijas',
        },
        words: 'heater dishwasher disposal share circuit',
      },
      {
        says: 'may',
        what: {
          en: 'put fastened-in-place equipment on a 15 or 20 A circuit with lights or receptacles',
          es: 'poner equipo fijo en un circuito de 15 o 20 A con luces o contactos',
        },
        if: { en: 'it takes no more than 50% of the circuit rating', es: 'no toma más del 50% del valor del circuito' },
        words: 'attic fan heater share',
      },
    ],
    words: {
      en: 'percent load microwave hood largest',
      es: 'porcentaje carga microondas campana cordón máximo solo',
    },
  },
  {
    id: '210-23-c-30-amp',
    section: '210.23(C)',
    numberIn: { '2017': '210.23(B)', '2020': '210.23(B)' },
    grade: 'V1',
    title: { en: '30, 40 and 50 A multi-outlet circuits', es: 'Circuitos de 30, 40 y 50 A con varias salidas' },
    text: {
      en: 'A 30 A circuit may supply fixed lighting with heavy-duty lampholders outside dwellings, or equipment in any occupancy. Circuits of 40 and 50 A may supply cooking appliances fastened in place anywhere, or such lighting, infrared heaters or other equipment outside dwellings.',
      es: 'Un circuito de 30 A puede alimentar alumbrado fijo con portalámparas de servicio pesado fuera de viviendas, o equipos en cualquier local. Los de 40 y 50 A pueden alimentar aparatos de cocina fijos, o ese alumbrado, calefactores infrarrojos u otros equipos fuera de viviendas.',
    },
    figures: { a: [30, 'A'], b: [50, 'A'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'supply fixed lighting from a 30, 40 or 50 A circuit in a dwelling',
          es: 'alimentar alumbrado fijo con un circuito de 30, 40 o 50 A en una vivienda',
        },
        words: 'lights on 30 amp breaker house',
      },
      {
        says: 'may',
        what: {
          en: 'supply fixed lighting with heavy-duty lampholders from a 30 A circuit outside dwellings',
          es: 'alimentar alumbrado fijo con portalámparas pesados con un circuito de 30 A fuera de viviendas',
        },
        words: 'warehouse lights',
      },
      {
        says: 'may',
        what: {
          en: 'supply fixed cooking appliances from a 40 or 50 A multi-outlet circuit',
          es: 'alimentar aparatos de cocción fijos con un circuito de 40 o 50 A de varias salidas',
        },
        words: 'oven cooktop',
      },
    ],
    words: { en: '30 amp circuit lights dryer water heater', es: 'circuito de 30 luces secadora boiler' },
  },
  {
    id: '210-24-summary',
    section: 'Table 210.24(1)',
    numberIn: { '2017': 'Table 210.24', '2020': 'Table 210.24' },
    grade: 'V2',
    title: { en: 'Wire for each circuit rating', es: 'Cable para cada valor de circuito' },
    text: {
      en: 'Minimum copper circuit wire: 14 AWG for 10 and 15 A, 12 AWG for 20 A, 10 AWG for 30 A, 8 AWG for 40 A, 6 AWG for 50 A. Taps may be 14 AWG, or 12 AWG on the two largest.',
      es: 'Calibre mínimo de cobre: 14 AWG para 10 y 15 A, 12 AWG para 20 A, 10 AWG para 30 A, 8 AWG para 40 A, 6 AWG para 50 A. Las derivaciones pueden ser 14 AWG, o 12 AWG en los dos mayores.',
    },
    figures: {
      w14: [14, 'AWG'],
      c15: [15, 'A'],
      w12: [12, 'AWG'],
      c20: [20, 'A'],
      w10: [10, 'AWG'],
      c30: [30, 'A'],
      w8: [8, 'AWG'],
      c40: [40, 'A'],
      w6: [6, 'AWG'],
      c50: [50, 'A'],
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use wire smaller than 12 AWG copper on a 20 A circuit',
          es: 'usar cable menor que 12 AWG de cobre en un circuito de 20 A',
        },
        words: '14 gauge on 20 amp breaker 14/2',
      },
      {
        says: 'may',
        what: { en: 'use 14 AWG copper on a 15 A circuit', es: 'usar 14 AWG de cobre en un circuito de 15 A' },
        words: '14/2 15 amp breaker',
      },
      {
        says: 'must',
        what: {
          en: 'use at least 10 AWG copper on 30 A, 8 AWG on 40 A and 6 AWG on 50 A multi-outlet circuits',
          es: 'usar al menos cobre 10 AWG en 30 A, 8 AWG en 40 A y 6 AWG en 50 A',
        },
        words: 'dryer range wire size 12 gauge 30 amp',
      },
    ],
    words: { en: 'wire size chart breaker 14 12 10 8 6', es: 'tabla calibre breaker 14 12 10 8 6' },
  },
  {
    id: '210-25-a-dwelling-branch',
    section: '210.25(A)',
    grade: 'V2',
    title: { en: "Each dwelling's circuits serve that dwelling", es: 'Los circuitos de cada vivienda son solo suyos' },
    text: {
      en: 'Branch circuits of a dwelling unit in a building with more than one may supply only loads in that unit or loads connected with it alone.',
      es: 'En un edificio con varias viviendas, los ramales de cada una solo alimentan cargas de esa vivienda o asociadas solo con ella.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: "supply a neighbor unit or common area from a dwelling unit's branch circuits",
          es: 'alimentar otra vivienda o un área común con los ramales de una vivienda',
        },
        words: 'apartment duplex hallway light shared circuit vecino',
      },
    ],
    words: { en: 'duplex apartment shared circuit neighbor meter', es: 'dúplex departamento circuito compartido vecino' },
  },
  {
    id: '210-25-b-common-area',
    section: '210.25(B)',
    grade: 'V2',
    title: { en: 'Common-area circuits', es: 'Circuitos de áreas comunes' },
    text: {
      en: 'In two-family and multifamily buildings, circuits for shared lighting, central alarms, laundry and other common needs may not come from equipment that supplies an individual unit or tenant space. They get a house panel.',
      es: 'En edificios bifamiliares y multifamiliares, los circuitos de alumbrado común, alarmas centrales, lavandería y otros servicios comunes no salen del equipo que alimenta una vivienda o inquilino. Llevan un tablero de servicios comunes.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: "supply common-area lighting, alarms or laundry from a tenant's panel",
          es: 'alimentar luces comunes, alarmas o lavandería común desde el tablero de un inquilino',
        },
        words: 'hallway stairs apartment duplex house meter tenant',
      },
      {
        says: 'must',
        what: {
          en: 'supply common-area circuits of two-family and multifamily buildings from a house panel',
          es: 'alimentar los circuitos comunes de edificios de dos o más viviendas desde un tablero general',
        },
        words: 'house panel landlord',
      },
    ],
    words: { en: 'house panel hallway lights duplex common area', es: 'tablero común luces pasillo dúplex áreas' },
  },
  {
    id: '210-50-c-appliance-6ft',
    section: '210.50(C)',
    grade: 'V2',
    title: { en: 'Appliance receptacles within 6 ft', es: 'Contactos de aparatos a 6 pies' },
    text: {
      en: 'Receptacle outlets put in a dwelling for a specific appliance, such as laundry equipment, go within 6 ft of where the appliance is meant to be.',
      es: 'Los contactos puestos en una vivienda para un aparato específico, como el equipo de lavado, van a no más de 6 pies del lugar previsto para el aparato.',
    },
    figures: { d: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'place a dwelling receptacle for a specific appliance within 6 ft of the appliance location',
          es: 'poner el contacto de un aparato específico de vivienda a no más de 6 pies del aparato',
        },
        words: 'washer laundry outlet distance lavadora',
      },
    ],
    words: {
      en: 'washer washing machine outlet distance appliance six far feet maximum close refrigerator freezer location',
      es: 'distancia contacto tomacorriente lavadora aparato receptáculo lejos máquina cuántos pies máximo se ubica ubicar cerca refrigerador congelador',
    },
  },
  {
    id: '210-52-counted',
    section: '210.52',
    grade: 'V2',
    title: { en: "Receptacles that don't count", es: 'Contactos que no cuentan' },
    text: {
      en: "Receptacles that are part of a luminaire or appliance, controlled by a wall switch as the room's lighting outlet, inside cabinets or cupboards, or more than 5-1/2 ft above the floor don't count toward the required ones.",
      es: 'No cuentan como exigidos los contactos que son parte de una luminaria o aparato, los controlados por apagador como luz del cuarto, los que están dentro de gabinetes y los que pasan de 5-1/2 pies sobre el piso.',
    },
    figures: { h: ['5-1/2', 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'count a receptacle in a luminaire, appliance or cabinet, or over 5-1/2 ft high, as a required one',
          es: 'contar como exigido un contacto en luminaria, aparato o gabinete, o a más de 5-1/2 pies',
        },
        words: 'high TV outlet spacing',
      },
      {
        says: 'must-not',
        what: {
          en: "count a wall-switched receptacle that serves as the room's lighting outlet as a required receptacle",
          es: 'contar como exigido un contacto con apagador que sirve de salida de luz del cuarto',
        },
        words: 'half hot switched outlet spacing',
      },
    ],
    words: { en: 'switched receptacle half hot tv outlet height baseboard heater', es: 'contacto controlado tv altura' },
  },
  {
    id: '210-52-a-1-spacing',
    section: '210.52(A)(1)',
    grade: 'V2',
    title: { en: 'Wall receptacle spacing: 6 ft and 12 ft', es: 'Contactos de muro en sala y cuartos: cada 6 y 12 pies' },
    text: {
      en: 'In habitable rooms, no point along the floor line of a wall space may be more than 6 ft from a receptacle outlet, so receptacles end up no more than 12 ft apart.',
      es: 'En cuartos habitables, ningún punto a lo largo del piso de un muro puede quedar a más de 6 pies de un contacto; así los contactos quedan a no más de 12 pies entre sí.',
    },
    figures: { d: [6, 'ft'], s: [12, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: "place receptacles so that no point along a habitable room's wall is over 6 ft from one",
          es: 'poner contactos de modo que ningún punto del muro de un cuarto habitable quede a más de 6 pies',
        },
        words: 'outlet spacing bedroom living room',
      },
      {
        says: 'must-not',
        what: {
          en: 'space wall receptacles in habitable rooms more than 12 ft apart',
          es: 'separar los contactos de muro de cuartos habitables más de 12 pies',
        },
        words: 'outlet distance every 12 feet',
      },
    ],
    words: {
      en: 'outlet every 12 6 rule bedroom living room spacing',
      es: 'contacto 12 regla 6 recámara sala cada cuántos pies van contactos',
    },
  },
  {
    id: '210-52-a-2-wall-space',
    section: '210.52(A)(2)',
    grade: 'V2',
    title: { en: 'Wall space: 2 ft or more', es: 'Tramo de muro: 2 pies o más' },
    text: {
      en: "Any wall space 2 ft or wider, behind an open door too, measured around corners and unbroken along the floor by doorways, fireplaces or fixed cabinets, needs a receptacle, so that no point of it is over 6 ft from one. Fixed exterior wall panels and room dividers such as railings or bar counters count; sliding panels don't.",
      es: 'Todo tramo de muro de 2 pies o más, también detrás de una puerta abierta, medido alrededor de las esquinas y sin interrupción al piso por puertas, chimeneas o gabinetes fijos, necesita contacto, sin punto a más de 6 pies de uno. Cuentan los paneles fijos de muros exteriores y divisiones como barandales o barras; los corredizos no.',
    },
    figures: { reach: [6, 'ft'], w: [2, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a receptacle in any wall space 2 ft or wider in a habitable room',
          es: 'poner un contacto en todo tramo de muro de 2 pies o más de un cuarto habitable',
        },
        words: 'outlet behind door small wall',
      },
      {
        says: 'must',
        what: {
          en: 'count railings, bar-type counters and fixed glass wall panels as wall space',
          es: 'contar barandales, barras y paneles fijos de muro exterior como tramo de muro',
        },
        words: 'room divider loft desayunador pared treated',
      },
      {
        says: 'need-not',
        what: { en: 'count sliding panels of a door as wall space', es: 'contar los paneles corredizos como tramo de muro' },
        words: 'sliding glass door patio corrediza half slides moves',
      },
      {
        says: 'need-not',
        what: { en: 'put a receptacle in a wall space narrower than 2 ft', es: 'poner contacto en un tramo de muro de menos de 2 pies' },
        words: 'small wall behind door',
      },
      {
        says: 'must',
        what: {
          en: 'count wall space of 2 ft or more behind an open door',
          es: 'contar el tramo de muro de 2 pies o más detrás de una puerta abierta',
        },
        words: 'door swings against wall covers bedroom entry swing abre contra pared',
      },
    ],
    words: {
      en: 'wall behind door sliding glass railing divider 24 wide counts space',
      es: 'muro detrás puerta vidrio corredizo barandal ancho cuenta espacio pared sala',
    },
  },
  {
    id: '210-52-a-3-floor',
    section: '210.52(A)(3)',
    grade: 'V2',
    title: { en: 'Floor receptacles within 18 in.', es: 'Contactos de piso a 18 pulg.' },
    text: {
      en: 'A floor receptacle counts toward the wall spacing only if it is within 18 in. of the wall.',
      es: 'Un contacto de piso cuenta para la separación del muro solo si está a 18 pulg. o menos del muro.',
    },
    figures: { d: [18, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'count a floor receptacle farther than 18 in. from the wall toward the wall spacing',
          es: 'contar un contacto de piso a más de 18 pulg. del muro para la separación exigida',
        },
        words: 'floor outlet',
      },
      {
        says: 'may',
        what: { en: 'count a floor receptacle toward the wall spacing', es: 'contar un contacto de piso para la separación de muro' },
        if: { en: 'it is within 18 in. of the wall', es: 'está a no más de 18 pulg. del muro' },
        words: 'floor box outlet',
      },
    ],
    words: {
      en: 'floor outlet count toward spacing glass wall loft receptacle far',
      es: 'contacto piso cuenta separación',
    },
  },
  {
    id: '210-52-b-1-kitchen-circuits',
    section: '210.52(B)(1)',
    grade: 'V2',
    title: { en: 'What the small-appliance circuits serve', es: 'Qué alimentan los circuitos de aparatos pequeños' },
    text: {
      en: 'In the kitchen, pantry, breakfast and dining rooms, the two or more 20 A small-appliance circuits serve all wall, floor and countertop receptacles and the refrigerator. The refrigerator may instead have its own circuit of 15 A or more.',
      es: 'En cocina, despensa, desayunador y comedor, los dos o más circuitos de 20 A para aparatos pequeños sirven todos los contactos de muro, piso y cubierta y el refrigerador. El refrigerador puede tener circuito propio de 15 A o más.',
    },
    figures: { a: [20, 'A'], b: [15, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'serve all kitchen, pantry, breakfast and dining room receptacles from the 20 A small-appliance circuits',
          es: 'alimentar todos los contactos de cocina, despensa, desayunador y comedor con los circuitos de 20 A de aparatos pequeños',
        },
        words: 'dining room outlets kitchen circuit',
      },
      {
        says: 'may',
        what: { en: 'put the refrigerator on a small-appliance circuit', es: 'poner el refrigerador en un circuito de aparatos pequeños' },
        words: 'fridge kitchen circuit share',
      },
      {
        says: 'may',
        what: { en: 'give the refrigerator its own circuit of 15 A or more', es: 'dar al refrigerador su propio circuito de 15 A o más' },
        words: 'fridge dedicated 15 amp',
      },
      {
        says: 'need-not',
        what: { en: 'give the refrigerator a dedicated circuit', es: 'dar al refrigerador un circuito exclusivo' },
        words: 'fridge own circuit dedicated',
      },
    ],
    words: {
      en: 'refrigerator circuit dining room outlets kitchen fridge share counter',
      es: 'refrigerador circuito comedor contactos cocina compartir cubierta',
    },
  },
  {
    id: '210-52-b-2-no-other-outlets',
    section: '210.52(B)(2)',
    grade: 'V2',
    title: { en: 'Nothing else on the small-appliance circuits', es: 'Nada más en esos circuitos' },
    text: {
      en: 'The small-appliance circuits may have no other outlets: no lights, disposal, dishwasher, hood or fixed microwave. Allowed are a clock receptacle and a receptacle for the ignition, clock and lights of a gas range.',
      es: 'Esos circuitos no llevan otras salidas: ni luces, triturador, lavavajillas, campana ni microondas fijo. Se permite un contacto de reloj y uno para encendido, reloj y luz de una estufa de gas.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put lights, disposal, dishwasher, hood or fixed microwave on a small-appliance circuit',
          es: 'poner luces, triturador, lavavajillas, campana o microondas fijo en un circuito de aparatos pequeños',
        },
        words: 'kitchen counter circuit under cabinet lights garbage disposer',
      },
      {
        says: 'may',
        what: {
          en: 'put a clock or gas range ignition receptacle on a small-appliance circuit',
          es: 'poner el contacto de reloj o de encendido de estufa de gas en un circuito de aparatos pequeños',
        },
        words: 'gas stove outlet',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed outdoor, bathroom or other room outlets from a kitchen small-appliance circuit',
          es: 'alimentar salidas exteriores, de baño u otros cuartos desde un circuito de aparatos pequeños de cocina',
        },
        words: 'extend kitchen circuit outside',
      },
    ],
    words: {
      en: 'range hood dishwasher disposal kitchen counter circuit cabinet lights gas stove igniter',
      es: 'campana lavavajillas triturador luces bajo gabinete estufa gas',
    },
  },
  {
    id: '210-52-b-3-two-circuits-counter',
    section: '210.52(B)(3)',
    grade: 'V2',
    title: { en: 'Two circuits on the kitchen counter', es: 'Dos circuitos en la cubierta' },
    text: {
      en: 'The countertop receptacles of a kitchen must be supplied by at least two small-appliance circuits, and no small-appliance circuit may serve more than one kitchen.',
      es: 'Los contactos de la cubierta de una cocina se alimentan de al menos dos circuitos de aparatos pequeños, y ningún circuito de esos sirve a más de una cocina.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: "supply a kitchen's countertop receptacles with at least two small-appliance circuits",
          es: 'alimentar los contactos de cubierta de una cocina con al menos dos circuitos de aparatos pequeños',
        },
        words: 'counter one circuit',
      },
      {
        says: 'must-not',
        what: {
          en: 'serve two kitchens with the same small-appliance circuit',
          es: 'servir dos cocinas con el mismo circuito de aparatos pequeños',
        },
        words: 'second kitchen',
      },
    ],
    words: { en: 'split counter circuits second kitchen in-law', es: 'dividir cubierta segunda cocina' },
  },
  {
    id: '210-52-c-1-counter-spacing',
    section: '210.52(C)(1)',
    grade: 'V2',
    title: { en: 'Counter receptacles: 24 in. rule', es: 'Cubierta: regla de 24 pulg.' },
    text: {
      en: 'Each wall counter space 12 in. or wider needs a receptacle, and no point along the wall may be more than 24 in. from one, so they are at most 48 in. apart. The wall directly behind a range, cooktop or sink is left out when it is shallow.',
      es: 'Cada tramo de cubierta junto al muro de 12 pulg. o más necesita contacto, y ningún punto del muro queda a más de 24 pulg. de uno; así quedan a 48 pulg. como máximo. El muro justo detrás de estufa, parrilla o fregadero se excluye cuando es poco profundo.',
    },
    figures: { w: [12, 'in'], d: [24, 'in'], s: [48, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a receptacle at each wall counter space 12 in. or wider',
          es: 'poner un contacto en cada tramo de cubierta junto a muro de 12 pulg. o más',
        },
        words: 'kitchen counter outlet small',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave any point of the counter wall more than 24 in. from a receptacle',
          es: 'dejar un punto del muro de la cubierta a más de 24 pulg. de un contacto',
        },
        words: '48 inches apart 4 feet countertop spacing',
      },
      {
        says: 'need-not',
        what: { en: 'put a receptacle directly behind a sink', es: 'poner contacto directamente detrás del fregadero' },
        if: {
          en: 'the counter behind it is less than 12 in. deep, or 18 in. in a corner',
          es: 'la cubierta detrás mide menos de 12 pulg. de fondo, o 18 pulg. en esquina',
        },
        words: 'faucet',
      },
      {
        says: 'need-not',
        what: { en: 'put a receptacle directly behind a range or cooktop', es: 'poner contacto directamente detrás de estufa o parrilla' },
        if: {
          en: 'the counter behind it is less than 12 in. deep, or 18 in. in a corner',
          es: 'la cubierta detrás mide menos de 12 pulg. de fondo, o 18 pulg. en esquina',
        },
      },
      {
        says: 'need-not',
        what: {
          en: 'put a receptacle at a counter less than 12 in. wide',
          es: 'poner contacto en una cubierta de menos de 12 pulg. de ancho',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'serve more than 48 in. of wall counter with one receptacle, which reaches 24 in. to each side',
          es: 'atender más de 48 pulg. de cubierta de muro con un solo contacto, que alcanza 24 pulg. a cada lado',
        },
        words: 'single enough long run only one uno basta solo',
      },
      {
        says: 'is-not',
        what: {
          en: 'a window above the counter spares that counter its receptacle',
          es: 'una ventana arriba de la cubierta le quita el contacto a ese tramo',
        },
        words: 'sink windows glass no wall space kitchen counter exempt fregadero',
      },
    ],
    words: {
      en: 'kitchen countertop outlet every 4 backsplash 2 rule wide 12 before needs',
      es: 'cubierta cocina contacto 4 salpicadero ancho',
    },
  },
  {
    id: '210-52-c-2-islands',
    section: '210.52(C)(2)',
    grade: 'V2',
    title: { en: 'Islands and peninsulas', es: 'Islas y penínsulas' },
    text: {
      en: 'On an island or peninsula a countertop receptacle is optional, but if none is installed, provision must be made at the island or peninsula to add one later, such as a box or raceway ready for it.',
      es: 'En una isla o península el contacto de cubierta es opcional, pero si no se pone, debe dejarse provisión en la isla o península para agregarlo después, como una caja o tubo listo.',
    },
    textIn: {
      '2017': {
        en: 'Each island or peninsula with a long side of 24 in. or more and a short side of 12 in. or more needs at least one receptacle; a peninsula is measured from the connected wall.',
        es: 'Cada isla o península con lado largo de 24 pulg. o más y lado corto de 12 pulg. o más necesita al menos un contacto; la península se mide desde el muro al que se une.',
      },
      '2020': {
        en: 'An island or peninsula needs one receptacle for the first 9 ft² of countertop or fraction, and one more for each further 18 ft² or fraction. On a peninsula at least one is within 2 ft of the outer end.',
        es: 'Una isla o península necesita un contacto por los primeros 9 pies² de cubierta o fracción, y otro por cada 18 pies² o fracción adicionales. En una península, al menos uno a 2 pies o menos del extremo libre.',
      },
    },
    claims: [
      {
        says: 'need-not',
        what: { en: 'install a receptacle on an island or peninsula', es: 'instalar un contacto en una isla o península' },
        if: {
          en: 'provision such as a box or raceway is made to add one later',
          es: 'se deja previsión, como caja o tubo, para agregarlo después',
        },
        editions: ['2023', '2026'],
        words: 'island required plug cut marble quartz',
      },
      {
        says: 'must',
        what: {
          en: 'leave a box or raceway at an island or peninsula for a later receptacle',
          es: 'dejar caja o tubo en la isla o península para un contacto futuro',
        },
        if: { en: 'none is installed there', es: 'no se instala ahí' },
        editions: ['2023', '2026'],
        words: 'provision stub preparado',
      },
      {
        says: 'may',
        what: {
          en: 'install a countertop receptacle on an island or peninsula',
          es: 'instalar un contacto de cubierta en isla o península',
        },
        words: 'island outlet pop-up',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave an island or peninsula with nothing at all for a receptacle',
          es: 'dejar una isla o península sin nada para un contacto',
        },
        words: 'no pipe no box',
      },
      {
        says: 'must',
        what: { en: 'install a receptacle on an island or peninsula', es: 'instalar un contacto en una isla o península' },
        editions: ['2017', '2020'],
      },
    ],
    words: { en: 'kitchen island outlet required optional 2023 peninsula', es: 'isla cocina contacto opcional península' },
  },
  {
    id: '210-52-c-3-counter-location',
    section: '210.52(C)(3)',
    numberIn: { '2017': '210.52(C)(5)' },
    grade: 'V2',
    title: { en: 'Where counter receptacles may be', es: 'Dónde van los contactos de cubierta' },
    text: {
      en: 'Countertop receptacles go on or above the surface, at most 20 in. above it, or in the surface if listed for countertops. Receptacles below the counter no longer count as serving it.',
      es: 'Los contactos de cubierta van sobre la superficie o arriba, a no más de 20 pulg., o en la superficie si están listados para cubiertas. Los que están abajo de la cubierta ya no cuentan para servirla.',
    },
    textIn: {
      '2017': {
        en: 'Countertop receptacles go on or above the surface, at most 20 in. above it, or in it if listed for that. On islands and peninsulas, or for the physically impaired, they may be at most 12 in. below it where the top overhangs no more than 6 in.',
        es: 'Los contactos de cubierta van sobre la superficie o arriba, a no más de 20 pulg., o en ella si están listados. En islas y penínsulas, o para personas con discapacidad, pueden ir hasta 12 pulg. abajo si el voladizo no pasa de 6 pulg.',
      },
      '2020': {
        en: 'Countertop receptacles go on or above the surface, at most 20 in. above it, or in it if listed for that. On islands and peninsulas, or for the physically impaired, they may be at most 12 in. below it where the top overhangs no more than 6 in.',
        es: 'Los contactos de cubierta van sobre la superficie o arriba, a no más de 20 pulg., o en ella si están listados. En islas y penínsulas, o para personas con discapacidad, pueden ir hasta 12 pulg. abajo si el voladizo no pasa de 6 pulg.',
      },
    },
    figures: { h: [20, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'count receptacles below the countertop as serving it',
          es: 'contar los contactos bajo la cubierta como servicio de la cubierta',
        },
        words: 'side of island outlet below counter',
      },
      {
        says: 'must-not',
        what: {
          en: 'place a countertop receptacle more than 20 in. above the counter',
          es: 'poner un contacto de cubierta a más de 20 pulg. sobre la cubierta',
        },
        words: 'under cabinet height outlet',
      },
      {
        says: 'may',
        what: { en: 'install a pop-up receptacle in the countertop', es: 'instalar un contacto pop-up en la cubierta' },
        if: { en: 'it is listed for countertops', es: 'está listado para cubiertas' },
        words: 'island butcher block',
      },
    ],
    words: {
      en: 'pop receptacle side island below counter 20 above',
      es: 'contacto retráctil lado isla debajo cubierta sobre la cubierta de cocina altura máxima',
    },
  },
  {
    id: '210-52-d-bathroom',
    section: '210.52(D)',
    grade: 'V2',
    title: { en: 'Bathroom receptacle within 3 ft', es: 'Contacto de baño a 3 pies' },
    text: {
      en: 'Each bathroom needs a receptacle within 3 ft of the outside edge of each basin, on a wall or partition next to the basin or its counter, in the counter if listed, or on the cabinet face or side not more than 12 in. below the top of the basin or counter. One inside a cabinet does not count.',
      es: 'Cada baño necesita un contacto a 3 pies o menos del borde exterior de cada lavabo, en muro o división junto al lavabo o su cubierta, en la cubierta si está listado, o en el frente o lado del gabinete a no más de 12 pulg. abajo del borde. Uno dentro de un mueble no cuenta.',
    },
    figures: { d: [3, 'ft'], b: [12, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a receptacle within 3 ft of the edge of each bathroom basin',
          es: 'instalar un contacto a no más de 3 pies de la orilla de cada lavabo del baño',
        },
        words: 'bath outlet vanity sink',
      },
      {
        says: 'may',
        what: {
          en: 'put the bathroom receptacle on the face or side of the vanity cabinet',
          es: 'poner el contacto del baño en el frente o costado del gabinete',
        },
        if: {
          en: 'it is not more than 12 in. below the top of the basin or counter',
          es: 'está a no más de 12 pulg. bajo el borde del lavabo o cubierta',
        },
        words: 'vanity outlet side',
      },
      {
        says: 'may',
        what: { en: 'put the bathroom receptacle in the counter', es: 'poner el contacto del baño en la cubierta' },
        if: { en: 'it is listed for countertops', es: 'está listado para cubiertas' },
        words: 'pop-up vanity',
      },
      {
        says: 'must-not',
        what: { en: 'leave a bathroom basin more than 3 ft from its receptacle', es: 'dejar un lavabo a más de 3 pies de su contacto' },
        words: 'pedestal close enough inches rim bowl',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the bathroom receptacle on the vanity more than 12 in. below the counter',
          es: 'poner el contacto del baño en el gabinete a más de 12 pulg. bajo la cubierta',
        },
        words: 'costado mueble lavabo',
      },
      {
        says: 'need-not',
        what: { en: 'give each of two basins its own receptacle', es: 'dar contacto propio a cada uno de dos lavabos' },
        if: { en: 'one is within 3 ft of both', es: 'uno queda a 3 pies o menos de los dos' },
        words: 'double vanity middle bowls',
      },
      {
        says: 'must-not',
        what: {
          en: 'count a receptacle inside a vanity or medicine cabinet as the bathroom receptacle',
          es: 'contar un contacto dentro del mueble o del botiquín como el contacto del baño',
        },
        words: 'drawer hair dryer light fixture outlet mirror cabinet only one cajón espejo',
      },
    ],
    words: { en: 'vanity outlet distance sink double medicine cabinet', es: 'contacto lavabo distancia doble' },
  },
  {
    id: '210-52-e-1-outdoor',
    section: '210.52(E)(1)',
    grade: 'V2',
    title: { en: 'Outdoor receptacles, front and back', es: 'Contactos exteriores, frente y atrás' },
    text: {
      en: 'One-family houses, and each ground-level unit of a two-family house, need at least one outdoor receptacle at the front and one at the back, reachable while standing at grade and not more than 6-1/2 ft above it.',
      es: 'Las casas unifamiliares, y cada unidad a nivel de una bifamiliar, necesitan al menos un contacto exterior al frente y uno atrás, alcanzable de pie en el suelo y a no más de 6-1/2 pies.',
    },
    figures: { h: ['6-1/2', 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install at least one outdoor receptacle at the front and one at the back of a one-family house',
          es: 'instalar al menos un contacto exterior al frente y uno atrás de una casa unifamiliar',
        },
        words: 'outside outlet required two-family ground level',
      },
      {
        says: 'must-not',
        what: {
          en: 'place the required outdoor receptacles more than 6-1/2 ft above grade',
          es: 'poner los contactos exteriores exigidos a más de 6-1/2 pies sobre el nivel',
        },
        words: 'height outdoor outlet',
      },
      {
        says: 'must-not',
        what: {
          en: 'count a soffit or eave receptacle as the required outdoor receptacle',
          es: 'contar un contacto del alero como el contacto exterior obligatorio',
        },
        words: 'christmas light outlet high up under roof soffit alero',
      },
    ],
    words: { en: 'outside outlet front back house required', es: 'contacto afuera frente patio casa' },
  },
  {
    id: '210-52-e-2-multifamily-outdoor',
    section: '210.52(E)(2)',
    grade: 'V2',
    title: { en: 'Outdoor receptacle of apartments', es: 'Contacto exterior en departamentos' },
    text: {
      en: 'Each apartment at grade level with its own exterior entrance needs at least one outdoor receptacle, reachable from grade and not more than 6-1/2 ft above it.',
      es: 'Cada departamento a nivel del piso con entrada exterior propia necesita al menos un contacto exterior, alcanzable desde el suelo y a no más de 6-1/2 pies.',
    },
    figures: { f1: ['6-1/2', 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install an outdoor receptacle for each grade-level apartment with its own exterior entrance',
          es: 'instalar un contacto exterior en cada departamento a nivel de suelo con entrada exterior propia',
        },
        words: 'apartment patio outlet multifamily',
      },
    ],
    words: { en: 'multifamily apartment individual exterior entrance outside outlet', es: 'multifamiliar entrada propia contacto afuera' },
  },
  {
    id: '210-52-e-3-balconies-decks',
    section: '210.52(E)(3)',
    grade: 'V2',
    title: { en: 'Balconies, decks and porches', es: 'Balcones, terrazas y porches' },
    text: {
      en: 'Balconies, decks and porches attached to the dwelling and reached from inside need at least one receptacle not more than 6-1/2 ft above the walking surface.',
      es: 'Los balcones, terrazas y porches unidos a la vivienda con acceso desde adentro necesitan al menos un contacto a no más de 6-1/2 pies del piso.',
    },
    figures: { h: ['6-1/2', 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install at least one receptacle at a balcony, deck or porch attached to a dwelling',
          es: 'instalar al menos un contacto en balcón, terraza o porche unido a la vivienda',
        },
        if: { en: 'it is reached from inside the dwelling', es: 'se llega a él desde el interior' },
        words: 'deck outlet small balcony',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the balcony or deck receptacle over 6-1/2 ft above the walking surface',
          es: 'poner el contacto del balcón o terraza a más de 6-1/2 pies sobre el piso',
        },
        words: 'deck height',
      },
    ],
    words: {
      en: 'deck outlet porch balcony condo receptacle maximum height high above',
      es: 'terraza balcón porche departamento altura',
    },
  },
  {
    id: '210-52-f-laundry',
    section: '210.52(F)',
    grade: 'V2',
    title: { en: 'Laundry receptacle', es: 'Contacto de lavado' },
    text: {
      en: "At least one receptacle outlet is needed in areas set aside for laundry equipment. It isn't required in a unit of a multifamily building with laundry facilities for all occupants, or where laundry facilities are not allowed.",
      es: 'Se necesita al menos un contacto en el área destinada a equipo de lavado. No se exige en un departamento con lavandería común para todos, o donde no se permite equipo de lavado.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install at least one receptacle in the laundry area of a dwelling',
          es: 'instalar al menos un contacto en el área de lavado de una vivienda',
        },
        unless: {
          en: "it is a multifamily unit with laundry facilities for all occupants, or laundry isn't allowed",
          es: 'sea unidad multifamiliar con lavandería para todos, o no se permita lavar',
        },
        words: 'washer outlet',
      },
      {
        says: 'need-not',
        what: { en: 'install a laundry receptacle in an apartment', es: 'instalar contacto de lavado en un departamento' },
        if: {
          en: 'the building has laundry facilities for all occupants, or laundry facilities are not allowed',
          es: 'el edificio tiene lavandería para todos los ocupantes o no se permite lavandería',
        },
        words: 'multifamily',
      },
    ],
    words: { en: 'washing machine outlet required apartment laundry', es: 'contacto lavadora departamento lavandería' },
  },
  {
    id: '210-52-g-garage-basement',
    section: '210.52(G)',
    grade: 'V2',
    title: { en: 'Garages, basements and accessory buildings', es: 'Cocheras, sótanos y edificios accesorios' },
    text: {
      en: "A receptacle is needed in each vehicle bay of a garage, not more than 5-1/2 ft above the floor, in each accessory building with power, and in each separate unfinished part of a basement. Detached buildings without power need none. Receptacles only for a security system don't count.",
      es: 'Se necesita un contacto en cada espacio de auto de la cochera, a no más de 5-1/2 pies del piso, en cada edificio accesorio con electricidad y en cada parte sin terminar del sótano. Los edificios separados sin electricidad no lo necesitan. El contacto solo para seguridad no cuenta.',
    },
    figures: { h: ['5-1/2', 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a receptacle in each vehicle bay of a garage, not over 5-1/2 ft high',
          es: 'instalar un contacto en cada espacio de auto de la cochera, a no más de 5-1/2 pies',
        },
        words: 'each every car one per three bay limit high',
      },
      {
        says: 'must',
        what: {
          en: 'install a receptacle in each accessory building with power and each unfinished part of a basement',
          es: 'instalar un contacto en cada edificio accesorio con energía y cada parte sin terminar del sótano',
        },
        words: 'shed basement outlet',
      },
      {
        says: 'need-not',
        what: {
          en: 'bring power or a receptacle to a detached garage or shed without power',
          es: 'llevar energía o contacto a una cochera o bodega separada sin energía',
        },
        words: 'detached garage',
      },
      {
        says: 'must-not',
        what: {
          en: 'count a security-system receptacle as the required garage or basement one',
          es: 'contar el contacto de la alarma como el exigido en cochera o sótano',
        },
        words: 'alarm',
      },
      {
        says: 'need-not',
        what: {
          en: 'follow the 6 ft wall spacing of rooms in a garage',
          es: 'seguir en una cochera la separación de 6 pies de los cuartos',
        },
        words: 'finished drywalled garage walls 12 ft outlets every spacing terminada',
      },
    ],
    words: {
      en: 'attached outlet car shed high',
      es: 'garaje adosado bodega altura máxima contactos garage',
    },
  },
  {
    id: '210-52-h-hallways',
    section: '210.52(H)',
    grade: 'V2',
    title: { en: 'Hallways of 10 ft or more', es: 'Pasillos de 10 pies o más' },
    text: {
      en: 'A hallway 10 ft or longer, measured along its centerline without passing through a doorway, needs at least one receptacle. The 6 ft spacing rule does not apply there.',
      es: 'Un pasillo de 10 pies o más, medido por su eje sin cruzar una puerta, necesita al menos un contacto. Ahí no aplica la regla de 6 pies.',
    },
    figures: { d: [10, 'ft'], s: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a receptacle in a hallway 10 ft or longer',
          es: 'poner un contacto en un pasillo de 10 pies o más',
        },
        words: 'foot corridor bend L doors no space',
      },
      {
        says: 'need-not',
        what: {
          en: 'space hallway receptacles as in a room',
          es: 'separar los contactos de un pasillo como en un cuarto',
        },
        words: 'every 12',
      },
      {
        says: 'need-not',
        what: {
          en: 'install a receptacle in a hallway shorter than 10 ft',
          es: 'instalar un contacto en un pasillo de menos de 10 pies',
        },
        words: 'short hall',
      },
      {
        says: 'is',
        what: {
          en: 'one receptacle is enough for a hallway',
          es: 'un contacto es suficiente para un pasillo',
        },
      },
    ],
    words: { en: 'hall corridor outlet length', es: 'pasillo corredor contacto largo' },
  },
  {
    id: '210-52-i-foyers',
    section: '210.52(I)',
    grade: 'V2',
    title: { en: 'Foyers over 60 ft²', es: 'Vestíbulos de más de 60 pies²' },
    text: {
      en: "A foyer that isn't part of a hallway and is larger than 60 ft² needs a receptacle in each wall space 3 ft or wider that is unbroken by doorways, windows that reach the floor and similar openings.",
      es: 'Un vestíbulo que no es parte de un pasillo y mide más de 60 pies² necesita un contacto en cada tramo de muro de 3 pies o más sin interrupción por puertas, ventanas al piso y similares.',
    },
    figures: { area: [60, 'ft²'], w: [3, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a receptacle in each wall space 3 ft or wider of a foyer larger than 60 ft²',
          es: 'poner un contacto en cada tramo de muro de 3 pies o más de un vestíbulo mayor de 60 pies²',
        },
        if: { en: "it isn't part of a hallway", es: 'no es parte de un pasillo' },
        words: 'entry entryway',
      },
    ],
    words: { en: 'entry entryway foyer outlet', es: 'entrada recibidor vestíbulo contacto' },
  },
  {
    id: '210-60-guest-rooms',
    section: '210.60',
    grade: 'V2',
    title: { en: 'Receptacles in guest rooms and dorms', es: 'Contactos en cuartos de hotel y dormitorios' },
    text: {
      en: 'Guest rooms, suites and dormitory sleeping rooms need receptacles by the dwelling spacing rules. They may be placed to suit fixed furniture, but at least two must be readily accessible, and those behind a bed must be guarded from the bed hitting a plug.',
      es: 'Los cuartos y suites de huéspedes y dormitorios llevan contactos según las reglas de vivienda. Pueden acomodarse a los muebles fijos, pero al menos dos deben ser fácilmente accesibles, y los que quedan tras la cama deben evitar que la cama golpee la clavija.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'space receptacles in guest rooms and dormitory sleeping rooms by the dwelling rules',
          es: 'separar los contactos de cuartos de hotel y dormitorios según las reglas de vivienda',
        },
        words: 'hotel motel dorm',
      },
      {
        says: 'may',
        what: {
          en: 'place guest room receptacles to suit fixed furniture',
          es: 'ubicar los contactos del cuarto de hotel según los muebles fijos',
        },
        if: { en: 'at least two are readily accessible', es: 'al menos dos son fácilmente accesibles' },
        words: 'hotel furniture',
      },
      {
        says: 'must',
        what: {
          en: 'guard receptacles behind a bed in a guest room from the bed hitting a plug',
          es: 'proteger los contactos detrás de la cama de que la cama golpee una clavija',
        },
        words: 'headboard hotel bed',
      },
    ],
    words: {
      en: 'hotel motel room outlets behind bed dorm minimum number two',
      es: 'hotel motel cuarto detrás cama cuántos contactos mínimo fáciles alcanzar huéspedes',
    },
  },
  {
    id: '210-62-show-windows',
    section: '210.62',
    grade: 'V2',
    title: { en: 'Show-window receptacles', es: 'Contactos en aparadores' },
    text: {
      en: 'At least one 125 V receptacle is needed within 18 in. of the top of a show window for each 12 ft of its length or major fraction.',
      es: 'Se necesita al menos un contacto de 125 V a 18 pulg. o menos de la parte alta del aparador por cada 12 pies de largo o fracción mayor.',
    },
    figures: { v: [125, 'V'], d: [18, 'in'], l: [12, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a 125 V receptacle within 18 in. of the top of a show window per 12 ft',
          es: 'instalar un contacto de 125 V a 18 pulg. del borde superior del aparador por cada 12 pies',
        },
        words: 'store storefront window tienda',
      },
    ],
    words: { en: 'store display window outlet', es: 'aparador vitrina tienda contacto' },
  },
  {
    id: '210-63-a-hvac',
    section: '210.63(A)',
    numberIn: { '2017': '210.63' },
    grade: 'V2',
    title: { en: 'Receptacle near HVAC equipment', es: 'Contacto cerca de aire acondicionado' },
    text: {
      en: "A 125 V, 15 or 20 A receptacle is needed within 25 ft of heating, air-conditioning and refrigeration equipment, in an accessible place on the same level, and not fed from the load side of the equipment's disconnect. Evaporative coolers at one- and two-family houses are excepted.",
      es: 'Se necesita un contacto de 125 V, 15 o 20 A a 25 pies o menos del equipo de calefacción, aire o refrigeración, en lugar accesible y al mismo nivel, y no alimentado del lado de carga del desconectador del equipo. Se exceptúan los enfriadores evaporativos de casas.',
    },
    figures: { v: [125, 'V'], a: [20, 'A'], d: [25, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a 125 V receptacle within 25 ft of HVAC or refrigeration equipment, on the same level',
          es: 'instalar un contacto de 125 V a 25 pies del equipo de aire o refrigeración, al mismo nivel',
        },
        unless: {
          en: 'it is an evaporative cooler at a one- or two-family house',
          es: 'sea un enfriador evaporativo en casa de una o dos familias',
        },
        words: 'service outlet condenser furnace rooftop unit',
      },
      {
        says: 'must-not',
        what: {
          en: "feed the HVAC service receptacle from the load side of the equipment's disconnect",
          es: 'alimentar el contacto de servicio del aire desde el lado de carga de su desconectador',
        },
        words: 'condenser disconnect outlet',
      },
      {
        says: 'need-not',
        what: {
          en: 'install a service receptacle for a swamp (evaporative) cooler',
          es: 'instalar contacto de servicio para un cooler (enfriador evaporativo)',
        },
        if: { en: 'it is at a one- or two-family house', es: 'es en una casa de una o dos familias' },
      },
      {
        says: 'may',
        what: {
          en: 'count an existing receptacle within 25 ft on the same level as the HVAC service one',
          es: 'contar como contacto de servicio del aire uno que ya está a 25 pies o menos en el mismo nivel',
        },
        if: {
          en: "it is accessible and not fed from the load side of the equipment's disconnect",
          es: 'es accesible y no se alimenta del lado de carga del desconectador del equipo',
        },
        words: 'close enough plug tech roof',
      },
    ],
    words: {
      en: 'rooftop unit condenser service outlet attic furnace 25 air handler required',
      es: 'azotea condensador contacto servicio ático calefacción',
    },
  },
  {
    id: '210-63-b-service-equipment',
    section: '210.63(B)(1)',
    numberIn: { '2017': '210.64' },
    grade: 'V2',
    title: { en: 'Receptacle near indoor service equipment', es: 'Contacto cerca del equipo de acometida interior' },
    text: {
      en: 'Outside one- and two-family dwellings, a 125 V, 15 or 20 A receptacle is needed within 25 ft of indoor service equipment, in the same room or area, in an accessible place.',
      es: 'Fuera de casas unifamiliares y bifamiliares, se necesita un contacto de 125 V, 15 o 20 A a 25 pies o menos del equipo de acometida interior, en el mismo cuarto o área y accesible.',
    },
    figures: { v: [125, 'V'], a: [20, 'A'], d: [25, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a 125 V receptacle within 25 ft of indoor service equipment outside one- and two-family dwellings',
          es: 'instalar un contacto de 125 V a 25 pies del equipo de acometida interior, salvo casas de una o dos familias',
        },
        words: 'electrical room outlet commercial',
      },
      {
        says: 'need-not',
        what: {
          en: 'install a service receptacle near the service equipment of a one- or two-family dwelling',
          es: 'instalar contacto de servicio junto al equipo de acometida de una casa de una o dos familias',
        },
        words: 'house panel outlet',
      },
    ],
    words: { en: 'electrical room outlet required switchgear receptacle', es: 'cuarto eléctrico contacto' },
  },
  {
    id: '210-63-b-2-dedicated-space',
    section: '210.63(B)(2)',
    numberIn: { '2017': null },
    grade: 'V2',
    title: { en: 'Receptacle near other indoor panels', es: 'Contacto cerca de otros tableros interiores' },
    text: {
      en: "Outside one- and two-family dwellings, where indoor equipment other than service equipment needs dedicated space, such as panelboards and motor control centers, a receptacle is needed within 25 ft, in the same room or area, not fed from the load side of that equipment's disconnect.",
      es: 'Fuera de casas unifamiliares y bifamiliares, donde un equipo interior que no es de acometida necesita espacio dedicado, como tableros y centros de control de motores, se necesita un contacto a 25 pies o menos, en el mismo cuarto o área, no alimentado del lado de carga de su desconectador.',
    },
    figures: { d: [25, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a receptacle within 25 ft of indoor panelboards and motor control centers in commercial buildings',
          es: 'instalar un contacto a 25 pies de tableros y centros de control de motores interiores en edificios comerciales',
        },
        words: 'electrical room panel outlet servicio',
      },
      {
        says: 'must-not',
        what: {
          en: "feed that panel-room receptacle from the load side of that equipment's disconnect",
          es: 'alimentar ese contacto del cuarto de tableros desde el lado de carga del desconectador del equipo',
        },
        words: 'panel outlet',
      },
    ],
    words: { en: 'panel room receptacle subpanel mcc', es: 'cuarto de tableros contacto ccm' },
  },
  {
    id: '210-65-meeting-rooms',
    section: '210.65',
    numberIn: { '2017': '210.71' },
    grade: 'V2',
    title: { en: 'Meeting rooms up to 1000 ft²', es: 'Salas de juntas hasta 1000 pies²' },
    text: {
      en: 'Meeting rooms of 1000 ft² or less outside dwellings need wall receptacles in the number the dwelling spacing gives. Where a side is 12 ft or more and the floor 215 ft² or more, add one floor outlet, at least 6 ft from fixed walls, per 215 ft² or major portion.',
      es: 'Las salas de juntas de 1000 pies² o menos fuera de viviendas llevan contactos de muro en el número que da la separación de viviendas. Si un lado mide 12 pies o más y el piso 215 pies² o más, agregue una salida de piso, a 6 pies o más de los muros fijos, por cada 215 pies² o parte mayor.',
    },
    figures: { area: [1000, 'ft²'], l: [12, 'ft'], f: [215, 'ft²'], d: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put wall receptacles by the dwelling spacing in meeting rooms of 1000 ft² or less',
          es: 'poner contactos de muro según la separación de vivienda en salas de juntas de hasta 1000 pies²',
        },
        if: { en: "the room isn't in a dwelling", es: 'la sala no está en una vivienda' },
        words: 'conference room',
      },
      {
        says: 'must',
        what: {
          en: 'add a floor outlet per 215 ft² in a meeting room of 1000 ft² or less',
          es: 'agregar una salida de piso por cada 215 pies² en una sala de juntas de hasta 1000 pies²',
        },
        if: { en: 'a side is 12 ft or more and the floor is 215 ft² or more', es: 'un lado mide 12 pies o más y el piso 215 pies² o más' },
        words: 'conference room floor box',
      },
    ],
    words: { en: 'conference room floor box outlets office', es: 'sala juntas caja piso oficina contactos' },
  },
  {
    id: '210-70-a-1-habitable-rooms',
    section: '210.70(A)(1)',
    grade: 'V2',
    title: { en: 'Switched light in every room', es: 'Luz con apagador en cada cuarto' },
    text: {
      en: 'Every habitable room, kitchen, laundry area and bathroom needs at least one lighting outlet controlled by a listed wall control. In rooms other than kitchens, laundry areas and bathrooms, a switched receptacle may stand in for it.',
      es: 'Cada cuarto habitable, cocina, lavado y baño necesita al menos una salida de alumbrado controlada por un control de muro listado. En cuartos que no son cocina, lavado ni baño, puede sustituirse con un contacto controlado.',
    },
    textIn: {
      '2017': {
        en: 'Every habitable room, kitchen and bathroom needs at least one wall-switched lighting outlet. In rooms other than kitchens and bathrooms a switched receptacle may stand in for it.',
        es: 'Cada cuarto habitable, cocina y baño necesita al menos una salida de alumbrado con apagador. En cuartos que no son cocina ni baño puede sustituirse con un contacto controlado.',
      },
      '2020': {
        en: 'Every habitable room, kitchen and bathroom needs at least one wall-switched lighting outlet. In rooms other than kitchens and bathrooms a switched receptacle may stand in for it.',
        es: 'Cada cuarto habitable, cocina y baño necesita al menos una salida de alumbrado con apagador. En cuartos que no son cocina ni baño puede sustituirse con un contacto controlado.',
      },
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'have a light with a wall switch in every habitable room, kitchen, laundry area and bathroom',
          es: 'tener luz con apagador en cada cuarto habitable, cocina, lavandería y baño',
        },
        unless: {
          en: 'a switched receptacle stands in for it in a room other than a kitchen, laundry area or bathroom',
          es: 'un contacto con apagador la sustituya en un cuarto que no es cocina, lavandería ni baño',
        },
        words: 'lighting outlet required',
      },
      {
        says: 'may',
        what: {
          en: 'use a switched receptacle instead of a ceiling light in a bedroom or living room',
          es: 'usar un contacto con apagador en vez de luz de techo en recámara o sala',
        },
        words: 'half hot outlet lamp',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a switched receptacle instead of the lighting outlet in a kitchen, laundry or bathroom',
          es: 'usar un contacto con apagador en vez de la salida de luz en cocina, lavandería o baño',
        },
        words: 'kitchen light lamp',
      },
      {
        says: 'need-not',
        what: { en: 'install a ceiling light in a bedroom', es: 'instalar luz de techo en una recámara' },
        if: {
          en: 'a wall-switched receptacle or other wall-controlled lighting outlet is provided',
          es: 'hay un contacto con apagador u otra salida de luz con control de pared',
        },
        words: 'overhead light required',
      },
      {
        says: 'must',
        what: {
          en: 'put the wall switch of a room near one entrance to it',
          es: 'poner el apagador de un cuarto cerca de una de sus entradas',
        },
        editions: ['2020', '2023', '2026'],
        words: 'switch by the door location far wall',
      },
      {
        says: 'may',
        what: {
          en: 'put a light switch on the wall behind an open door',
          es: 'poner un apagador en la pared que queda detrás de la puerta abierta',
        },
        if: {
          en: 'it is still near an entrance and no local rule forbids it',
          es: 'queda cerca de una entrada y ninguna regla local lo prohíbe',
        },
        words: 'behind the door hinge side',
      },
    ],
    words: {
      en: 'light switch bedroom half hot receptacle required',
      es: 'apagador recámara contacto controlado luz',
    },
  },
  {
    id: '210-70-a-2-halls-stairs-garages',
    section: '210.70(A)(2)',
    grade: 'V2',
    title: { en: 'Lights in halls, stairs, garages and entrances', es: 'Luz en pasillos, escaleras, cocheras y entradas' },
    text: {
      en: 'Hallways, stairways, attached garages, and detached garages and accessory buildings with power need a wall-controlled lighting outlet. So does the outside of each outdoor entrance or exit with grade-level access; a garage vehicle door is not an entrance.',
      es: 'Pasillos, escaleras, cocheras adosadas, y cocheras separadas y edificios accesorios con electricidad necesitan salida de alumbrado con control de muro. También el exterior de cada entrada o salida a nivel del terreno; la puerta de autos no es entrada.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a wall-controlled lighting outlet in hallways, stairways and attached garages',
          es: 'instalar una salida de luz con apagador en pasillos, escaleras y cocheras unidas',
        },
        words: 'hall light stair garage',
      },
      {
        says: 'must',
        what: {
          en: 'install a wall-controlled light outside each outdoor entrance or exit with grade-level access',
          es: 'instalar una luz con apagador afuera de cada entrada o salida con acceso a nivel',
        },
        words: 'porch light back door',
      },
      {
        says: 'need-not',
        what: {
          en: 'install an outdoor light at a garage vehicle door',
          es: 'instalar una luz exterior en la puerta de autos de la cochera',
        },
        words: 'overhead door',
      },
      {
        says: 'must',
        what: {
          en: 'install a wall-controlled light in detached garages and accessory buildings with power',
          es: 'instalar una luz con apagador en cocheras separadas y edificios accesorios con energía',
        },
        words: 'shed light',
      },
    ],
    words: { en: 'porch light back door exterior garage hallway', es: 'luz porche puerta trasera exterior cochera pasillo' },
  },
  {
    id: '210-70-a-2-stair-switches',
    section: '210.70(A)(2)',
    grade: 'V2',
    title: { en: 'Three-way switches at stairs', es: 'Apagadores de tres vías en escaleras' },
    text: {
      en: 'An interior stairway with six or more risers between levels needs a wall control for its lighting at each floor level and at each landing with an entryway. Dimmers there must allow full range from each location; remote or automatic control is an accepted alternative.',
      es: 'Una escalera interior con seis o más peraltes entre niveles necesita control de muro en cada nivel y en cada descanso con acceso. Los atenuadores ahí deben controlar desde cada punto; el control remoto o automático es una alternativa aceptada.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a switch at each floor level of an interior stairway with six or more risers',
          es: 'instalar un apagador en cada nivel de una escalera interior de seis o más peldaños',
        },
        unless: { en: 'remote or automatic control is provided', es: 'haya control remoto o automático' },
        words: '3-way three way switch top and bottom',
      },
      {
        says: 'need-not',
        what: { en: 'switch fewer than six risers from both ends', es: 'mandar desde los dos extremos menos de seis peldaños' },
        words: '3-way steps two switches sunken escalones',
      },
      {
        says: 'must',
        what: {
          en: 'use dimmers on stairs that allow full range control from each location',
          es: 'usar en escaleras dimmers que permitan control completo desde cada punto',
        },
        words: 'dimmer 3-way stair',
      },
      {
        says: 'must-not',
        what: {
          en: 'control an interior stairway of six or more risers from one switch only',
          es: 'controlar una escalera interior de seis o más peldaños con un solo apagador',
        },
        words: 'basement only top sotano arriba',
      },
      {
        says: 'must-not',
        what: {
          en: 'pair a dimmer on stairs with a plain switch at the other end',
          es: 'poner en una escalera un dimmer con un apagador normal en el otro extremo',
        },
      },
      {
        says: 'may',
        what: {
          en: 'use automatic or remote control instead of the switches at stairs',
          es: 'usar control automático o remoto en vez de los apagadores de una escalera',
        },
        words: 'motion sensor lights replace',
      },
    ],
    words: {
      en: '3 way switch stairs basement six steps dimmer risers each floor',
      es: 'apagador escalera tres vías sótano seis escalones peraltes risers piso',
    },
  },
  {
    id: '210-70-storage-equipment',
    section: '210.70',
    grade: 'V2',
    title: { en: 'Lights in attics, crawl spaces and utility rooms', es: 'Luz en áticos, espacios bajo el piso y cuartos de servicio' },
    text: {
      en: 'Attics, underfloor spaces, utility rooms and basements used for storage or holding equipment that needs service require a lighting outlet with a switch, controlled at the usual point of entry, with the light at or near the equipment.',
      es: 'Áticos, espacios bajo el piso, cuartos de servicio y sótanos usados como bodega o con equipo que requiere servicio necesitan una luz con apagador en la entrada usual, con la lámpara en el equipo o cerca.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a switched light in attics, crawl spaces and utility rooms used for storage or equipment',
          es: 'instalar una luz con apagador en áticos, espacios bajo piso y cuartos de servicio con almacén o equipo',
        },
        words: 'furnace attic light',
      },
      {
        says: 'must',
        what: {
          en: 'put the switch for the attic or crawl-space light at the usual point of entry',
          es: 'poner el apagador de la luz del ático o espacio bajo piso en la entrada usual',
        },
        words: 'attic light switch hatch',
      },
      {
        says: 'need-not',
        what: {
          en: 'install a light in an attic with no storage and no equipment needing service',
          es: 'instalar luz en un ático sin almacén ni equipo que requiera servicio',
        },
        words: 'empty bare insulation trusses no furnace unit hatch nada',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the attic or crawl-space light switch away from the entry',
          es: 'poner lejos de la entrada el apagador de la luz del ático o espacio bajo piso',
        },
        words: 'fondo equipo',
      },
    ],
    words: { en: 'attic light switch crawl space furnace pull chain', es: 'luz ático gatera furnace cadena' },
  },
  {
    id: '210-70-b-guest-rooms',
    section: '210.70(B)',
    grade: 'V1',
    title: { en: 'Lights in guest rooms', es: 'Luz en cuartos de huéspedes' },
    text: {
      en: 'In hotels, motels and similar, every habitable guest room and bathroom needs a wall-switched lighting outlet; a switched receptacle may serve in rooms other than bathrooms and kitchens.',
      es: 'En hoteles, moteles y similares, cada cuarto habitable y baño necesita una luz con apagador; un contacto controlado puede servir en cuartos que no son baño ni cocina.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'install a wall-switched lighting outlet in every hotel guest room and bathroom',
          es: 'instalar una salida de luz con apagador en cada cuarto y baño de hotel',
        },
        words: 'motel light',
      },
      {
        says: 'may',
        what: {
          en: 'use a switched receptacle instead of the lighting outlet in a hotel guest room',
          es: 'usar un contacto con apagador en vez de la salida de luz en un cuarto de hotel',
        },
        if: { en: "the room isn't a bathroom or kitchen", es: 'no es baño ni cocina' },
        words: 'hotel lamp',
      },
    ],
    words: { en: 'hotel room light switch', es: 'cuarto de hotel apagador' },
  },
  {
    id: '210-19-voltage-drop',
    section: '210.19(A)',
    grade: 'V2',
    title: { en: 'Voltage drop on branch circuits is advice', es: 'La caída de tensión en ramales es recomendación' },
    text: {
      en: "The informational notes suggest sizing branch conductors for no more than 3% drop to the farthest outlet, and 5% for feeder and branch together. They are recommendations and can't be enforced by themselves; some equipment and energy rules make a limit binding.",
      es: 'Las notas informativas sugieren no más de 3% de caída hasta la última salida, y 5% sumando alimentador y ramal. Son recomendaciones y por sí solas no se exigen; algunas reglas de equipos o energía sí fijan un límite.',
    },
    figures: { b: [3, '%'], t: [5, '%'] },
    claims: [
      {
        says: 'need-not',
        what: { en: 'keep branch-circuit voltage drop under 3%', es: 'mantener la caída de tensión del ramal bajo 3%' },
        if: {
          en: 'no equipment rule or energy rule makes a limit binding',
          es: 'ninguna regla de equipo o de energía fija un límite obligatorio',
        },
        words: 'voltage drop required long run 5%',
      },
    ],
    words: { en: 'voltage drop required 3 percent 5 long run', es: 'caída voltaje 3 ciento tramo largo' },
  },
];

// Confirmed: 210.4 EC&M, ecmag, JADE, callout.app; 210.8(A) marselectric, Eaton, serveacademy, IAEI; 210.8(B) expertce, electricallicenserenewal 1425, Leviton; 210.8(E)(F) Leviton Captain Code 2020,
// electricallicenserenewal 812 and 1852, Mike Holt forum, sygfci; 210.11(C) engineerfix, learn8, smartsolve; 210.12 electricallicenserenewal 1429, Leviton Captain Code 2023, serveacademy, rosendinuniversity, ecmag;
// 210.18, 210.23(A) electricallicenserenewal 1430 and 1432, expertce, Mike Holt forum; 210.19, 210.20 Schneider, flylib, Mike Holt forum; 210.21(B) ecmag, NECA CQD, Mike Holt forum;
// 210.52(A) ecmag, dudent, engineerfix; 210.52(C) ecmag, gardencourte, Mike Holt newsletter 2196; 210.52(D) to (I) thisoldhouse, howtowireahouse, Leviton 2017, expertce, ecmag, Mike Holt forum; 210.63 ecmag, buildingcodeforum;
// 210.65 rosendinuniversity, JADE; 210.70 Leviton Captain Code 2023, ecmag, EC&M.
// 210.11(C)(4) Leviton Captain Code 2017 and 2020, electricallicenserenewal 1428; 210.21(B)(2), 210.22, 210.23 EC&M, Mike Holt forum, buildingcodeforum, examzify; 210.25 mikeholt.com tips, NECA CQD.
// 210.8(D) Eaton, Leviton Captain Code 2023.
// Second look: 210.5(C) electricallicenserenewal 805, ecmag (Ode), mynfpa70; cord path of 210.8 electricallicenserenewal 807, EC&M, Mike Holt forum; 210.8(F) 2026 electricallicenserenewal 1852, sygfci; 210.12(A) electricallicenserenewal 21 and 1429, Leviton 2014, EC&M;
// 210.17 serveacademy, expertce; 210.19(C) Mike Holt forum; 210.21(B)(3) Mike Holt forum (two threads); Table 210.24 up.codes, electricalcode.net; 210.25(B) electricallicenserenewal 819, Mike Holt forum; 210.52(F) passetra; 210.60 EC&M, Mike Holt forum. One source: 210.23(C) electricalcode.net.
// Third look, one source: 210.6(A) EC&M quiz, 210.21(A) study cards (660 W).
// Fourth look: 210.6(A) EC&M quiz, Mike Holt forum; 210.6(C), (D) Goodheart-Willcox textbook, Mike Holt forum; 210.7 Mike Holt, diy.stackexchange, hankselectric; 210.19(C) taps Mike Holt forum (three threads), nachi forum; 210.52(E)(2) Mike Holt forum (several threads);
// 210.62 Mike Holt forum, cravencountry (12 ft), gauthmath (18 in., 2023); 210.63(B)(2) ecmag (Ode), Mike Holt forum.
// 210.50(C) contractortalk, two examination pages.
