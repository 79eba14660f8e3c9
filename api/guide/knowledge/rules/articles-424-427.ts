// Articles 424 to 427 in own words: fixed electric heating of spaces, processes, outdoor surfaces and pipes.
import type { Rule } from '../knowledge.ts';

export const articles424To427: readonly Rule[] = [
  {
    id: '424-4-b-continuous',
    section: '424.4(B)',
    numberIn: { 2017: '424.3(B)' },
    grade: 'V2',
    title: { en: 'Electric heat is sized at 125%', es: 'La calefacción eléctrica se calcula al 125%' },
    text: {
      en: 'Fixed electric space heating is a continuous load: size its branch-circuit conductors and overcurrent devices for at least 125% of the heaters and their motors. A 9600 W unit at 240 V with a 3 A blower: 43 x 1.25 = 53.75 A.',
      es: 'La calefacción eléctrica fija es carga continua: calcule sus conductores y protección para al menos 125% de los calentadores y sus motores. Una unidad de 9600 W a 240 V con soplador de 3 A: 43 x 1.25 = 53.75 A.',
    },
    figures: { pctPercent: [125, '%'], wW: [9600, 'W'], vV: [240, 'V'], mA: [3, 'A'], rA: [53.75, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size electric heat circuits at 125% of heaters and motors',
          es: 'calcular circuitos de calefacción eléctrica al 125% de resistencias y motores',
        },
        words: 'baseboard heater furnace wire breaker',
      },
    ],
    words: {
      en: 'baseboard heater wire size breaker furnace strip',
      es: 'calefactor zócalo calibre breaker',
    },
  },
  {
    id: '424-4-a-branch-circuits',
    section: '424.4(A)',
    numberIn: { 2017: '424.3(A)' },
    grade: 'V2',
    title: { en: 'Branch circuits for electric heat', es: 'Circuitos ramales para calefacción eléctrica' },
    text: {
      en: 'An individual branch circuit for one heater may be of any size. Circuits for two or more heaters are 15 A, 20 A, 25 A or 30 A; infrared outside dwellings may go to 50 A.',
      es: 'Un circuito individual para un calentador puede ser de cualquier tamaño. Los de dos o más son de 15 A, 20 A, 25 A o 30 A; el infrarrojo fuera de viviendas puede llegar a 50 A.',
    },
    figures: { aA: [15, 'A'], bA: [20, 'A'], cA: [25, 'A'], dA: [30, 'A'], eA: [50, 'A'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'put two or more electric heaters on one 15, 20, 25 or 30 A circuit',
          es: 'poner dos o más calefactores en un circuito de 15, 20, 25 o 30 A',
        },
        words: 'baseboard heaters',
      },
      {
        says: 'must-not',
        what: { en: 'put several electric heaters on a circuit over 30 A', es: 'poner varios calefactores en circuito de más de 30 A' },
        unless: { en: 'it is infrared outside dwellings, up to 50 A', es: 'sean infrarrojos fuera de viviendas, hasta 50 A' },
        words: 'baseboard 40 amp',
      },
      {
        says: 'may',
        what: {
          en: 'use any circuit size for a single heater on an individual circuit',
          es: 'usar circuito de cualquier capacidad para un solo calefactor',
        },
      },
    ],
    words: { en: 'multiple baseboard heaters one 30', es: 'varios calefactores 30' },
  },
  {
    id: '424-9-baseboard-receptacles',
    section: '424.9',
    grade: 'V2',
    title: { en: 'Receptacles on baseboard heaters', es: 'Contactos en calefactores de zócalo' },
    text: {
      en: 'Receptacles that come with a baseboard heater may count as the required wall receptacles, but they are not connected to the heater circuit. Follow the instructions before placing a heater under a wall receptacle.',
      es: 'Los contactos que vienen con el calefactor de zócalo pueden contar como los exigidos en la pared, pero no se conectan al circuito del calefactor. Vea las instrucciones antes de poner un calefactor bajo un contacto.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'count baseboard heater factory receptacles as required wall receptacles',
          es: 'contar los contactos del calefactor de zócalo como los exigidos',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'connect baseboard heater receptacles to the heater circuit',
          es: 'conectar los contactos del zócalo al circuito del calefactor',
        },
      },
      {
        says: 'may',
        what: { en: 'put a baseboard heater under a wall receptacle', es: 'poner un calefactor de zócalo bajo un contacto' },
        if: { en: 'its instructions allow it', es: 'su instructivo lo permite' },
        words: 'outlet above heater',
      },
    ],
    words: { en: 'outlet above', es: 'bajo' },
  },
  {
    id: '424-13-combustible',
    section: '424.13',
    grade: 'V2',
    title: { en: 'Heaters: distance to combustibles', es: 'Calefactores: distancia a combustibles' },
    text: {
      en: 'Install fixed electric heaters with the required spacing to combustible material, unless listed to be in direct contact with it. The figure is on the label and in the instructions.',
      es: 'Instale los calefactores eléctricos fijos con la separación exigida a material combustible, salvo que estén listados para contacto directo. La distancia está en la etiqueta y las instrucciones.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep the labeled distance from heaters to combustibles',
          es: 'dejar la distancia marcada de calefactores a combustibles',
        },
        unless: { en: 'listed for direct contact', es: 'estén listados para contacto directo' },
        words: 'curtain furniture',
      },
    ],
    words: { en: 'clearance drapes wall', es: 'separación cortinas' },
  },
  {
    id: '424-19-disconnect',
    section: '424.19',
    grade: 'V2',
    title: { en: 'Electric heat disconnect: in sight or lockable', es: 'Desconexión de calefacción: a la vista o bloqueable' },
    text: {
      en: 'Disconnect heater, motor controllers and supplementary overcurrent devices from all ungrounded conductors, in sight or capable of being locked open, rated at least 125% of the total load. For units without a motor over 1/8 hp a thermostat with a marked off may serve if it opens all ungrounded conductors.',
      es: 'Desconecte calentador, control de motores y protecciones suplementarias de todos los vivos, a la vista o bloqueable abierto, de al menos 125% de la carga. En unidades sin motor de más de 1/8 hp puede servir un termostato con apagado marcado que abra todos los vivos.',
    },
    figures: { pctPercent: [125, '%'], hpHp: ['1/8', 'hp'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a heater disconnect in sight or lockable, rated 125%',
          es: 'poner desconexión del calefactor a la vista o con candado, al 125%',
        },
        words: 'electric heat',
      },
      {
        says: 'may',
        what: { en: 'use the thermostat as heater disconnect', es: 'usar el termostato como desconexión del calefactor' },
        if: {
          en: 'no motor over 1/8 hp, marked off position and it opens all hots',
          es: 'sin motor de más de 1/8 hp, con apagado marcado y abre todos los vivos',
        },
        words: 'baseboard',
      },
    ],
    words: { en: 'furnace breaker lock baseboard', es: 'calefactor eléctrico desconectador' },
  },
  {
    id: '424-20-thermostat',
    section: '424.20',
    grade: 'V2',
    title: { en: 'Thermostat as controller and disconnect', es: 'Termostato como control y desconexión' },
    text: {
      en: 'A thermostat may be both controller and disconnect only if it has a marked off position, opens all ungrounded conductors directly when turned off, cannot come back on by itself from off, and is located as a disconnect must be.',
      es: 'Un termostato sirve como control y desconexión sólo si tiene posición marcada de apagado, abre directo todos los vivos al apagarse, no puede reencender solo desde apagado y está ubicado como desconectador.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use a thermostat without off position as disconnect', es: 'usar termostato sin posición de apagado como desconexión' },
        words: 'baseboard',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a single-pole thermostat as disconnect of a 240 V heater',
          es: 'usar termostato de un polo como desconexión de calefactor de 240 V',
        },
        words: 'baseboard',
      },
      {
        says: 'may',
        what: { en: 'use a thermostat as the disconnect of a heater', es: 'usar un termostato como desconectador de un calentador' },
        if: {
          en: "it has a marked off, opens all ungrounded conductors, can't come back on by itself from off and is located as a disconnect must be",
          es: 'tiene un apagado marcado, abre todas las fases, no vuelve solo desde apagado y está donde debe ir un desconectador',
        },
      },
    ],
    words: { en: 'single pole double baseboard', es: 'polo dos apagado' },
  },
  {
    id: '424-22-b-48-amps',
    section: '424.22(B)',
    grade: 'V2',
    title: { en: 'Heating elements divided: 48 A and 60 A', es: 'Elementos divididos: 48 A y 60 A' },
    text: {
      en: 'Resistance heating elements of equipment over 48 A are divided into loads of not more than 48 A, each protected at not more than 60 A. The manufacturer supplies that protection in or with the equipment.',
      es: 'Los elementos de resistencia de equipo de más de 48 A se dividen en cargas de no más de 48 A, cada una protegida a no más de 60 A. El fabricante incluye esa protección en el equipo o con él.',
    },
    figures: { limA: [48, 'A'], ocpdA: [60, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'divide heating elements over 48 A into 48 A loads at 60 A or less',
          es: 'dividir resistencias de más de 48 A en cargas de 48 A a 60 A o menos',
        },
        words: 'electric furnace',
      },
    ],
    words: { en: 'electric furnace two breakers strips', es: 'calefactor eléctrico dos breakers' },
  },
  {
    id: '424-44-gfci-floor',
    section: '424.44',
    grade: 'V2',
    title: { en: 'Electric floor heat: GFCI in bathrooms and kitchens', es: 'Piso radiante: GFCI en baños y cocinas' },
    text: {
      en: 'Cables in electrically heated floors of bathrooms, kitchens and hydromassage bathtub locations have GFCI protection for personnel; heating panels under floor coverings have it by their own section in any room. Most floor thermostats include it.',
      es: 'Los cables de pisos con calefacción eléctrica en baños, cocinas y zonas de hidromasaje llevan protección GFCI de personas; los paneles bajo recubrimiento de piso la llevan por su propia sección en cualquier cuarto. Casi todos los termostatos de piso la incluyen.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect heated floors in bathrooms and kitchens with GFCI',
          es: 'proteger con GFCI pisos radiantes en baños y cocinas',
        },
        words: 'floor heat cable tile',
      },
      {
        says: 'must',
        what: {
          en: 'protect heating panels under floor coverings with GFCI in any room',
          es: 'proteger con GFCI paneles calefactores bajo piso en cualquier cuarto',
        },
        words: 'floor heat',
      },
    ],
    words: {
      en: 'radiant mat thermostat tile cable',
      es: 'malla termostato calentamiento eléctrico cable calefacción',
    },
  },
  {
    id: '424-38-cable-limits',
    section: '424.38(B)',
    grade: 'V2',
    title: { en: 'Heating cables: not in closets nor over walls', es: 'Cables de calefacción: no en clósets ni sobre muros' },
    text: {
      en: 'Do not run heating cables in closets, except listed low-temperature humidity control, over walls or partitions that reach the ceiling, under or through walls, nor over cabinets that sit too close to the ceiling.',
      es: 'No corra cables de calefacción en clósets, salvo control de humedad de baja temperatura listado, sobre muros que llegan al techo, bajo o a través de muros, ni sobre gabinetes muy cercanos al techo.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'run heating cables in closets', es: 'llevar cables calefactores en clósets' },
        unless: { en: 'listed low-temperature humidity control', es: 'sean para control de humedad de baja temperatura listados' },
        words: 'floor heat',
      },
      {
        says: 'must-not',
        what: { en: 'run heating cables under or through walls', es: 'llevar cables calefactores bajo o por muros' },
        words: 'floor heat',
      },
    ],
    words: { en: 'ceiling ceiling forbidden where', es: 'techo techo prohibido' },
  },
  {
    id: '424-39-clearance',
    section: '424.39',
    grade: 'V2',
    title: { en: 'Ceiling heating cable clearances', es: 'Separación de cables de calefacción en techo' },
    text: {
      en: 'Heating elements in ceilings stay 8 in. from the edge of outlet boxes and junction boxes for surface luminaires and 2 in. from recessed luminaires and trims and ventilation openings.',
      es: 'Los elementos en techo quedan a 8 pulg. del borde de cajas para luminarias de sobreponer y a 2 pulg. de luminarias empotradas, aros y rejillas.',
    },
    figures: { aIn: [8, 'in'], bIn: [2, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep ceiling heating elements 8 in. from boxes and 2 in. from recessed lights',
          es: 'dejar elementos de techo a 8 pulg. de cajas y 2 de empotradas',
        },
        words: 'radiant ceiling',
      },
    ],
    words: { en: 'radiant luminaire distance', es: 'luminaria distancia' },
  },
  {
    id: '424-12-b-damp',
    section: '424.12(B)',
    grade: 'K',
    title: { en: 'Heaters in damp or wet places', es: 'Calefactores en húmedo o mojado' },
    text: {
      en: 'Heaters in damp or wet places are listed for them and built so that water does not enter or collect in wired sections, components or ductwork. Where exposed to damage they are protected.',
      es: 'Los calefactores en húmedo o mojado son listados para eso y hechos para que no entre ni se junte agua en el cableado, componentes o ductos. Donde reciban daño se protegen.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use heaters listed for damp or wet places there',
          es: 'usar calefactores listados para húmedo o mojado en esos lugares',
        },
        words: 'bathroom heater',
      },
    ],
    words: { en: 'bathroom heater damp location', es: 'calefactor de baño húmedo' },
  },
  {
    id: '424-34-nonheating-leads',
    section: '424.34',
    grade: 'K',
    title: { en: 'Heating cable leads: 7 ft', es: 'Puntas frías: 7 pies' },
    text: {
      en: 'Heating cables come with nonheating leads at least 7 ft long. In ceilings surplus lead is not cut off; at least 6 in. stays in the junction box.',
      es: 'Los cables calefactores traen puntas no calefactoras de al menos 7 pies. En techos el sobrante no se corta; en la caja quedan al menos 6 pulg.',
    },
    figures: { f1: [7, 'ft'], f2: [6, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'cut off surplus nonheating leads in ceilings', es: 'cortar la punta fría sobrante en techos' },
        words: 'heating cable cold lead',
      },
    ],
    words: {
      en: 'cold lead length nonheating leads heating cable',
      es: 'punta fría largo cable calefactor',
    },
  },
  {
    id: '424-35-lead-colors',
    section: '424.35',
    grade: 'K',
    title: { en: 'Heating cable lead colors', es: 'Colores de las puntas de cable calefactor' },
    text: {
      en: 'The color of a heating cable lead tells its voltage: yellow 120 V, blue 208 V, red 240 V, brown 277 V, orange 480 V. The marking is within 3 in. of the terminal end of each lead.',
      es: 'El color de la punta del cable calefactor dice su voltaje: amarillo 120 V, azul 208 V, rojo 240 V, café 277 V, naranja 480 V. La marca va a 3 pulg. o menos de la terminal de cada punta.',
    },
    figures: { f1: [120, 'V'], f2: [208, 'V'], f3: [240, 'V'], f4: [277, 'V'], f5: [480, 'V'], f6: [3, 'in'] },
    words: {
      en: 'what color heating cable lead yellow red blue brown orange',
      es: 'qué color punta',
    },
  },
  {
    id: '424-36-ceiling-wiring',
    section: '424.36',
    grade: 'K',
    title: { en: 'Wiring above heated ceilings', es: 'Cableado sobre techos calefactados' },
    text: {
      en: 'Wiring above heated ceilings is spaced at least 2 in. above the ceiling and its ampacity is figured for an ambient of 50 °C (122 °F), unless above thermal insulation at least 2 in. thick.',
      es: 'El cableado sobre techos calefactados va al menos 2 pulg. arriba del techo y su ampacidad se calcula a 50 °C (122 °F), salvo sobre aislante térmico de al menos 2 pulg.',
    },
    figures: { f1: [2, 'in'], f2: [50, '°C'], f3: [122, '°F'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep wiring 2 in. above heated ceilings and derate for 50 °C',
          es: 'dejar alambrado 2 pulg. sobre techo calefactado y ajustar a 50 °C',
        },
        unless: { en: 'it is above thermal insulation at least 2 in. thick', es: 'esté sobre aislante de 2 pulg. o más' },
        words: 'radiant ceiling',
      },
    ],
    words: {
      en: 'heated ceiling wiring clearance ambient correction',
      es: 'techo radiante cableado separación',
    },
  },
  {
    id: '424-41-ceiling-cable',
    section: '424.41',
    grade: 'K',
    title: { en: 'Heating cable in ceilings', es: 'Cable calefactor en techos' },
    text: {
      en: 'Heating cable of not over 2-3/4 W per foot in ceilings runs at least 1-1/2 in. on centers. In dry board it is fastened every 16 in. and kept parallel to the joists, with 2-1/2 in. clear under each.',
      es: 'El cable calefactor de hasta 2-3/4 W por pie en techos va al menos a 1-1/2 pulg. entre centros. En tablaroca se fija cada 16 pulg., paralelo a las vigas, dejando 2-1/2 pulg. libres bajo cada una.',
    },
    figures: { f1: ['2-3/4', 'W'], f2: ['1-1/2', 'in'], f3: [16, 'in'], f4: ['2-1/2', 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'space ceiling heating cable 1-1/2 in. on centers or more',
          es: 'espaciar cable calefactor de techo 1-1/2 pulg. o más',
        },
      },
    ],
    words: {
      en: 'ceiling heat cable spacing adjacent runs centers gypsum',
      es: 'cable de techo separación entre corridas',
    },
  },
  {
    id: '424-44-floor-cable',
    section: '424.44',
    grade: 'K',
    title: { en: 'Heating cable in concrete floors', es: 'Cable calefactor en piso de concreto' },
    text: {
      en: 'In concrete or poured masonry floors adjacent runs of heating cable are at least 1 in. on centers, held in place by nonmetallic frames or spreaders while the concrete is poured, and kept off expansion joints unless protected.',
      es: 'En pisos de concreto las corridas de cable calefactor van al menos a 1 pulg. entre centros, sujetas con separadores no metálicos mientras se cuela, y no cruzan juntas de expansión sin protección.',
    },
    figures: { f1: [1, 'in'] },
    claims: [
      {
        says: 'must',
        what: { en: 'space concrete floor heating cable 1 in. on centers or more', es: 'espaciar cable de piso de concreto 1 pulg. o más' },
        words: 'radiant floor',
      },
      {
        says: 'must-not',
        what: {
          en: 'run floor heating cable across expansion joints unprotected',
          es: 'cruzar juntas de expansión con cable de piso sin protección',
        },
      },
    ],
    words: {
      en: 'floor heat slab spacing runs constant wattage',
      es: 'piso losa separación corridas',
    },
  },
  {
    id: '424-63-duct-heaters',
    section: '424.63',
    grade: 'K',
    title: { en: 'Duct heaters: airflow interlock', es: 'Calentadores de ducto: interlock con el ventilador' },
    text: {
      en: 'A duct heater has a means to make sure the fan circuit is energized when any heater circuit is. Instructions give the distance to bends, filters and heat pumps so that air is even over the face.',
      es: 'Un calentador de ducto tiene un medio que asegura que el ventilador esté energizado cuando lo esté el calentador. Las instrucciones dan la distancia a codos, filtros y bombas de calor para que el aire sea parejo.',
    },
    claims: [{ says: 'must', what: { en: 'interlock duct heaters with the fan', es: 'enclavar calentadores de ducto con el ventilador' } }],
    words: { en: 'duct heater fan interlock sail switch', es: 'calentador de ducto interlock ventilador' },
  },
  {
    id: '424-72-boilers',
    section: '424.72',
    grade: 'K',
    title: { en: 'Resistance boilers: subdivision', es: 'Calderas de resistencia: subdivisión' },
    text: {
      en: 'Elements of a boiler without an ASME rated and stamped vessel are divided into loads of 48 A protected at 60 A; in an ASME vessel up to 120 A protected at 150 A.',
      es: 'Las resistencias de una caldera sin recipiente ASME se dividen en cargas de 48 A protegidas a 60 A; en recipiente ASME hasta 120 A protegidas a 150 A.',
    },
    figures: { f1: [48, 'A'], f2: [60, 'A'], f3: [120, 'A'], f4: [150, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'divide elements of boilers without an ASME vessel into 48 A loads at 60 A',
          es: 'dividir resistencias de caldera sin recipiente ASME en 48 A a 60 A',
        },
      },
      { says: 'may', what: { en: 'use 120 A loads at 150 A in an ASME boiler', es: 'usar cargas de 120 A a 150 A en caldera ASME' } },
    ],
    words: {
      en: 'electric boiler elements ASME vessel amps protected',
      es: 'caldera eléctrica ASME',
    },
  },
  {
    id: '424-82-electrode-boilers',
    section: '424.82',
    grade: 'K',
    title: { en: 'Electrode boilers: 125%', es: 'Calderas de electrodos: 125%' },
    text: {
      en: 'The branch-circuit conductors and overcurrent devices of an electrode-type boiler are sized for 125% of the total load, motors not included.',
      es: 'Los conductores del ramal y la protección de una caldera de electrodos se calculan al 125% de la carga total, sin motores.',
    },
    figures: { f1: [125, '%'] },
    claims: [{ says: 'must', what: { en: 'size electrode boiler circuits at 125%', es: 'calcular calderas de electrodos al 125%' } }],
    words: {
      en: 'electrode boiler branch circuit',
      es: 'caldera electrodos ramal',
    },
  },
  {
    id: '425-industrial-continuous',
    section: 'Article 425',
    grade: 'V1',
    title: { en: 'Industrial process heating: 125%', es: 'Calentamiento industrial de proceso: 125%' },
    text: {
      en: 'Fixed resistance and electrode industrial process heating equipment counts as continuous load: size its branch circuits for at least 125%.',
      es: 'El equipo fijo de calentamiento industrial por resistencia o electrodo cuenta como carga continua: calcule sus circuitos al menos al 125%.',
    },
    figures: { pctPercent: [125, '%'] },
    claims: [
      { says: 'must', what: { en: 'size industrial process heating circuits at 125%', es: 'calcular calentamiento industrial al 125%' } },
    ],
    words: { en: 'process heater boiler industrial circuit', es: 'calentador de proceso caldera industrial' },
  },
  {
    id: '425-22-industrial-subdivision',
    section: '425.22(B)',
    grade: 'V1',
    title: { en: 'Industrial heating elements: divided', es: 'Elementos industriales: divididos' },
    text: {
      en: 'Resistance elements drawing more than 48 A are divided into loads of at most 48 A protected at 60 A or less, with exceptions for boilers and similar listed equipment up to 120 A per subdivision.',
      es: 'Los elementos que toman más de 48 A se dividen en cargas de 48 A como máximo protegidas a 60 A o menos, con excepciones para calderas y equipo listado hasta 120 A por división.',
    },
    figures: { limA: [48, 'A'], ocpdA: [60, 'A'], bigA: [120, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'divide industrial heating elements over 48 A into 48 A loads',
          es: 'dividir resistencias industriales de más de 48 A en cargas de 48 A',
        },
        unless: { en: 'boilers and similar listed equipment, to 120 A', es: 'sean calderas y equipo listado, hasta 120 A' },
      },
    ],
    words: { en: 'boiler elements breaker 120 amps', es: 'caldera elementos breaker 120' },
  },
  {
    id: '426-4-snow-continuous',
    section: '426.4',
    grade: 'V2',
    title: { en: 'Snow melting: continuous load', es: 'Derretidores de nieve: carga continua' },
    text: {
      en: 'Fixed outdoor deicing and snow-melting equipment is a continuous load: its branch circuits and overcurrent devices are at least 125% of the load.',
      es: 'El equipo fijo exterior contra hielo y nieve es carga continua: sus circuitos y protecciones son de al menos 125% de la carga.',
    },
    figures: { pctPercent: [125, '%'] },
    claims: [
      {
        says: 'must',
        what: { en: 'size snow-melting circuits at 125%', es: 'calcular derretidores de nieve al 125%' },
        words: 'deicing heat cable roof',
      },
    ],
    words: { en: 'driveway circuit size gutter heat', es: 'entrada circuito canalón calefacción' },
  },
  {
    id: '426-12-thermal',
    section: '426.12',
    grade: 'V1',
    title: { en: 'Hot outdoor heating surfaces over 60 °C', es: 'Superficies exteriores calientes de más de 60 °C' },
    text: {
      en: 'External surfaces of outdoor electric deicing and snow-melting equipment that run over 60 °C (140 °F) are guarded, isolated or insulated against contact by people.',
      es: 'Las superficies de equipo exterior de deshielo que pasan de 60 °C (140 °F) se resguardan, aíslan o forran para que nadie las toque.',
    },
    figures: { f1: [60, '°C'], f2: [140, '°F'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'guard or insulate outdoor heating surfaces over 60 °C',
          es: 'resguardar o aislar superficies exteriores de más de 60 °C',
        },
      },
    ],
    words: {
      en: 'surface temperature guarded deicing',
      es: 'temperatura superficie resguardo deshielo',
    },
  },
  {
    id: '426-20-embedded',
    section: '426.20',
    grade: 'V1',
    title: { en: 'Embedded snow-melt cable', es: 'Cable embebido contra nieve' },
    text: {
      en: 'Embedded units are at most 120 W/ft², with cables at least 1 in. apart. They lie on at least 2 in. of masonry or asphalt under 1-1/2 in. of cover, and do not bridge expansion joints without provision.',
      es: 'Las unidades embebidas son de 120 W/pie² como máximo, con cables a 1 pulg. o más. Van sobre al menos 2 pulg. de mampostería o asfalto bajo 1-1/2 pulg. de cubierta, y no cruzan juntas de expansión sin previsión.',
    },
    figures: { wWPerSqft: [120, 'W/ft²'], spIn: [1, 'in'], baseIn: [2, 'in'], coverIn: ['1-1/2', 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'embed snow-melt cables 1 in. apart under 1-1/2 in. of cover',
          es: 'embeber cables contra nieve a 1 pulg. con 1-1/2 pulg. de cubierta',
        },
        words: 'driveway',
      },
    ],
    words: { en: 'heat cable in concrete driveway watts', es: 'cable en concreto entrada watts' },
  },
  {
    id: '426-28-gfpe',
    section: '426.28',
    grade: 'V2',
    title: { en: 'Snow melting: ground-fault protection of equipment', es: 'Derretidores: protección de falla a tierra de equipo' },
    text: {
      en: 'Protect fixed outdoor deicing and snow-melting equipment with ground-fault protection of equipment, usually 30 mA. It is not the personnel GFCI, which may trip on long cables.',
      es: 'Proteja el equipo fijo contra hielo y nieve con protección de falla a tierra de equipo, usualmente de 30 mA. No es el GFCI de personas, que puede dispararse con cables largos.',
    },
    figures: { maMa: [30, 'mA'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect outdoor deicing with ground-fault protection of equipment',
          es: 'proteger derretidores con protección de falla a tierra de equipo',
        },
        words: 'gfpe 30 ma roof heat tape cable gutter',
      },
      {
        says: 'need-not',
        what: {
          en: 'use personnel GFCI (5 mA) for outdoor deicing',
          es: 'usar GFCI de personas (5 mA) en derretidores',
        },
        words: 'roof heat cable',
      },
      {
        says: 'may',
        what: {
          en: 'use a 30 mA equipment-protection breaker for snow melting',
          es: 'usar un breaker de protección de equipo de 30 mA en derretidores de nieve',
        },
        words: 'instead of 5ma',
      },
    ],
    words: { en: 'heat tape breaker GFEP 30 mA roof gutter', es: 'cinta térmica breaker 30 mA techo' },
  },
  {
    id: '426-50-disconnect',
    section: '426.50',
    grade: 'V1',
    title: { en: 'Snow melting: disconnect', es: 'Derretidores: desconexión' },
    text: {
      en: 'All fixed outdoor deicing equipment has a means to disconnect all ungrounded conductors; a readily accessible breaker or switch that can be locked open serves. Plugs of listed cord equipment may serve up to 20 A and 150 V to ground.',
      es: 'Todo equipo fijo contra hielo tiene cómo desconectar todos los vivos; sirve un breaker o interruptor fácilmente accesible y bloqueable. La clavija de equipo listado sirve hasta 20 A y 150 V a tierra.',
    },
    figures: { aA: [20, 'A'], vV: [150, 'V'] },
    claims: [
      { says: 'must', what: { en: 'provide a disconnect for outdoor deicing', es: 'poner desconexión a derretidores de nieve' } },
      {
        says: 'may',
        what: {
          en: 'use a lockable readily accessible breaker as deicing disconnect',
          es: 'usar breaker accesible con candado como desconexión de derretidores',
        },
      },
    ],
    words: { en: 'roof heat cable plug disconnect', es: 'cable térmico clavija desconexión' },
  },
  {
    id: '426-13-marking',
    section: '426.13',
    grade: 'V2',
    title: { en: 'Snow melting: caution signs', es: 'Derretidores: avisos' },
    text: {
      en: 'Mark the presence of outdoor electric deicing and snow-melting equipment by caution signs or markings where clearly visible.',
      es: 'Indique la presencia del equipo eléctrico exterior contra hielo y nieve con letreros o marcas de precaución donde se vean con claridad.',
    },
    claims: [{ says: 'must', what: { en: 'post caution signs for outdoor deicing', es: 'poner avisos de derretidores de nieve' } }],
    words: { en: 'label', es: 'letrero nieve' },
  },
  {
    id: '427-4-pipe-continuous',
    section: '427.4',
    grade: 'V2',
    title: { en: 'Pipe heating: continuous load', es: 'Calefacción de tubería: carga continua' },
    text: {
      en: 'Fixed electric heating of pipelines and vessels is sized as a continuous load, at least 125%.',
      es: 'La calefacción eléctrica fija de tuberías y recipientes se calcula como carga continua, al menos 125%, en conductores y protección.',
    },
    figures: { pctPercent: [125, '%'] },
    claims: [
      { says: 'must', what: { en: 'size pipe heating at 125%', es: 'calcular calefacción de tubería al 125%' }, words: 'heat trace tape' },
    ],
    words: { en: 'heat trace circuit size', es: 'heat trace circuito tamaño' },
  },
  {
    id: '427-13-pipe-marking',
    section: '427.13',
    grade: 'V2',
    title: { en: 'Heat trace: caution signs every 20 ft', es: 'Heat trace: avisos cada 20 pies' },
    text: {
      en: 'Post caution signs or markings along heat-traced pipe or vessels at intervals of 20 ft or less, and on or next to equipment in the piping that needs servicing.',
      es: 'Ponga letreros o marcas a lo largo de la tubería o recipiente con heat trace a intervalos de 20 pies o menos, y en el equipo de la tubería que requiera servicio.',
    },
    figures: { dFt: [20, 'ft'] },
    claims: [
      {
        says: 'must',
        what: { en: 'post heat trace caution signs every 20 ft', es: 'poner avisos de heat trace cada 20 pies' },
        words: 'pipe',
      },
    ],
    words: { en: 'tape label electric', es: 'cinta térmica etiqueta tubería' },
  },
  {
    id: '427-22-pipe-gfpe',
    section: '427.22',
    grade: 'V2',
    title: { en: 'Pipe heating: ground-fault protection of equipment', es: 'Calefacción de tubería: protección de equipo' },
    text: {
      en: 'Protect electric heat tracing and heating panels on pipes with ground-fault protection of equipment. In supervised industry with continuous process and alarm indication, alarm alone may do.',
      es: 'Proteja el heat trace y paneles de tuberías con protección de falla a tierra de equipo. En industria supervisada con proceso continuo y alarma, puede bastar la alarma.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect heat trace on pipes with ground-fault protection of equipment',
          es: 'proteger heat trace con protección de falla a tierra de equipo',
        },
        unless: {
          en: 'supervised industry with continuous process has alarm indication',
          es: 'industria supervisada de proceso continuo tenga alarma',
        },
        words: 'heat tape gfpe',
      },
    ],
    words: { en: 'heat tape GFCI breaker freeze', es: 'cinta térmica congelación breaker' },
  },
  {
    id: '427-55-pipe-disconnect',
    section: '427.55',
    grade: 'K',
    title: { en: 'Pipe heating: disconnect', es: 'Calefacción de tubería: desconexión' },
    text: {
      en: 'Provide a means to disconnect all pipe heating from its ungrounded conductors, readily accessible, marked and lockable where a switch or breaker serves. The factory plug of cord equipment may serve up to 20 A and 150 V to ground.',
      es: 'Provea un medio para desconectar la calefacción de tubería de sus vivos, accesible, marcado y bloqueable si es interruptor o breaker. La clavija de fábrica sirve hasta 20 A y 150 V a tierra.',
    },
    figures: { aA: [20, 'A'], vV: [150, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a readily accessible, marked disconnect for pipe heating',
          es: 'poner desconexión accesible y marcada a calefacción de tubería',
        },
        words: 'heat trace',
      },
      {
        says: 'may',
        what: { en: 'use the factory plug as heat tape disconnect', es: 'usar la clavija de fábrica como desconexión de heat tape' },
        if: { en: 'up to 20 A and 150 V to ground', es: 'hasta 20 A y 150 V a tierra' },
        words: 'pipe',
      },
    ],
    words: { en: 'heat tape plug disconnect', es: 'cinta térmica clavija' },
  },
];

// Confirmed: 424.4(B), 424.9 Mike Holt newsletter (2017), NEC pocket guide, codebookcity, IRC; 424.13, 424.19 codebookcity, pocket guide, homeowners network; 426.4, 426.13 codebookcity, pocket guide, Mike Holt forum.
// One source at the first reading: 424.4(A), 426.20 (pocket guide), 424.20 (codebookcity).
// One source at the first reading too: 424.38, 424.39 (codebookcity).
// Second reading: 424.20 codebookcity, exam bank; 424.44 Mike Holt forum, ecmag, course page; 426.28 EC&M, nachi forum.
// 424.4(A) pocket guide, Mike Holt forum; 424.22(B) public repository, Mike Holt forum; 424.38, 424.39 codebookcity, warmlyyours, Portland code; 427.4 codebookcity, electricianexampractice; 427.13 EC&M 2015, electricianexampractice; 427.22 nssltd 2023, ECN and Mike Holt forums. One source only: 425 electricianexampractice, 426.50 electrical association quiz.
// Third look, one source: 426.12 pocket guide (flylib).
