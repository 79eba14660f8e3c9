// Article 220: load calculations for branch circuits, feeders and services (Article 120 in the 2026 edition).
import type { Rule } from '../knowledge.ts';

export const article220: readonly Rule[] = [
  {
    id: '220-5-a-voltages',
    section: '220.5(A)',
    numberIn: { '2026': '120.5(A)' },
    grade: 'V2',
    title: { en: 'Nominal voltages in calculations', es: 'Voltajes nominales para calcular' },
    text: {
      en: 'Unless other voltages are given, calculate with the nominal ones: 120, 120/240, 208Y/120, 240, 347, 480Y/277, 480, 600Y/347 and 600 V.',
      es: 'Salvo que se den otros, calcule con los voltajes nominales: 120, 120/240, 208Y/120, 240, 347, 480Y/277, 480, 600Y/347 y 600 V.',
    },
    figures: { v: [600, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'calculate with nominal voltages such as 120/240 or 208Y/120',
          es: 'calcular con voltajes nominales como 120/240 o 208Y/120',
        },
        unless: { en: 'other voltages are given', es: 'se den otros voltajes' },
        words: '115 V measured voltage',
      },
    ],
    words: { en: 'voltage 115 230 calculation nominal', es: 'voltaje usar cálculo nominal' },
  },
  {
    id: '220-5-b-rounding',
    section: '220.5(B)',
    numberIn: { '2026': '120.5(B)' },
    grade: 'V2',
    title: { en: 'Rounding amperes', es: 'Redondeo de amperes' },
    text: {
      en: 'Calculations may be rounded to the nearest whole ampere: fractions below 0.5 are dropped, 0.5 and above go up.',
      es: 'Los cálculos pueden redondearse al ampere entero más cercano: fracciones menores de 0.5 se descartan, de 0.5 en adelante suben.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'round calculations to the nearest whole ampere', es: 'redondear los cálculos al ampere entero más cercano' },
        words: 'drop fraction 0.5',
      },
    ],
    words: { en: 'round fraction load', es: 'redondear fracción carga' },
  },
  {
    id: '220-5-c-floor-area',
    section: '220.5(C)',
    numberIn: { '2017': '220.12', '2020': '220.11', '2026': '120.5(C)' },
    grade: 'V2',
    title: { en: 'Floor area', es: 'Área de piso' },
    text: {
      en: "Floor area is taken from the outside dimensions of the building or dwelling. In a dwelling, leave out open porches, garages, and unused or unfinished space that can't be adapted for future use.",
      es: 'El área se toma con las medidas exteriores del edificio o vivienda. En vivienda no cuente porches abiertos, cocheras ni espacios sin usar o sin terminar que no se puedan adaptar a futuro.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use outside dimensions for the floor area of the load calculation',
          es: 'usar medidas exteriores para el área de piso',
        },
        words: 'square footage',
      },
      {
        says: 'need-not',
        what: {
          en: "count garages, open porches and unusable unfinished space in the dwelling's floor area",
          es: 'contar cocheras, porches abiertos y espacio sin terminar inservible en el área de vivienda',
        },
        words: 'square footage basement',
      },
    ],
    words: { en: 'square footage outside dimensions garage basement load calc', es: 'cuadrados medidas exteriores cochera sótano' },
  },
  {
    id: '220-11-maximum-loads',
    section: '220.11',
    numberIn: { '2017': '220.18', '2020': '220.18', '2026': '120.11' },
    grade: 'V1',
    title: { en: 'No circuit above its rating', es: 'Ningún circuito por encima de su valor' },
    text: {
      en: 'The load on a branch circuit may not exceed its rating. Inductive and LED lighting is counted by the total ampere rating of the luminaires, ballast or driver included, not by lamp watts.',
      es: 'La carga de un ramal no debe pasar su valor. El alumbrado inductivo y LED se cuenta por la corriente total de las luminarias, con balastro o controlador, no por los watts de las lámparas.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'load a branch circuit above its rating', es: 'cargar un ramal arriba de su valor' },
        words: 'overload breaker',
      },
      {
        says: 'must',
        what: {
          en: 'count inductive or LED lighting by luminaire ampere rating, driver included',
          es: 'contar luces inductivas o LED por los amperes de luminarias, con driver',
        },
        words: 'lamp watts',
      },
    ],
    words: { en: 'led driver ballast amps lighting circuit max', es: 'driver led balastro corriente alumbrado' },
  },
  {
    id: '220-14-a-specific-appliances',
    section: '220.14(A)',
    numberIn: { '2026': '120.14(A)' },
    grade: 'V1',
    title: { en: 'Outlets for specific equipment', es: 'Salidas para equipo específico' },
    text: {
      en: 'An outlet for a specific appliance or other load is counted at the ampere rating of that appliance or load, unless another item covers it.',
      es: 'Una salida para un aparato o carga específica se cuenta con la corriente nominal de ese aparato, salvo que otro punto la cubra.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count an outlet for a specific appliance at its ampere rating',
          es: 'contar la salida de aparato específico a sus amperes',
        },
        unless: { en: 'another item covers it', es: 'otro punto lo cubra' },
        words: 'load calculation',
      },
    ],
    words: { en: 'dedicated outlet load nameplate', es: 'salida exclusiva carga placa' },
  },
  {
    id: '220-14-e-heavy-duty-lampholder',
    section: '220.14(E)',
    numberIn: { '2026': '120.14(E)' },
    grade: 'V2',
    title: { en: 'Heavy-duty lampholders: 600 VA', es: 'Portalámparas de servicio pesado: 600 VA' },
    text: {
      en: 'Count each outlet for a heavy-duty lampholder at 600 VA or more, whatever lamp it holds.',
      es: 'Cuente cada salida de portalámparas de servicio pesado con 600 VA o más, sin importar la lámpara.',
    },
    figures: { va: [600, 'VA'] },
    claims: [
      {
        says: 'must',
        what: { en: 'count a heavy-duty lampholder outlet at 600 VA or more', es: 'contar un portalámparas pesado a 600 VA o más' },
        words: 'load calculation',
      },
    ],
    words: { en: 'mogul base lampholder load va', es: 'portalámparas mogul carga' },
  },
  {
    id: '220-14-f-sign',
    section: '220.14(F)',
    numberIn: { '2026': '120.14(F)' },
    grade: 'V2',
    title: { en: 'Sign outlet: 1200 VA', es: 'Salida para anuncio: 1200 VA' },
    text: {
      en: 'Count each required sign or outline-lighting branch circuit at 1200 VA at least. Commercial spaces with a ground-floor entrance for pedestrians need that 20 A sign outlet.',
      es: 'Cuente cada ramal exigido para anuncio o contorno con al menos 1200 VA. Los locales comerciales con entrada de peatones a nivel de calle necesitan esa salida de 20 A para anuncio.',
    },
    figures: { va: [1200, 'VA'], a: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: { en: 'count a required sign circuit at 1200 VA at least', es: 'contar el circuito de anuncio a 1200 VA al menos' },
        words: 'load calculation',
      },
      {
        says: 'must',
        what: {
          en: 'provide a 20 A sign outlet at commercial spaces with a ground-floor pedestrian entrance',
          es: 'poner salida de anuncio de 20 A en locales con entrada peatonal en planta baja',
        },
        words: 'storefront sign',
      },
    ],
    words: {
      en: 'store sign circuit load storefront outlet calculation each required allow front',
      es: 'anuncio tienda circuito local comercial sign outlet salida cálculo carga',
    },
  },
  {
    id: '220-14-g-show-window',
    section: '220.14(G)',
    numberIn: { '2026': '120.14(G)' },
    grade: 'V2',
    title: { en: 'Show windows: 200 VA per foot', es: 'Aparadores: 200 VA por pie' },
    text: {
      en: 'Count show windows by the outlets in them or at 200 VA per linear foot of window. Feeders and services always use the 200 VA per foot.',
      es: 'Cuente los aparadores por sus salidas o a 200 VA por pie lineal. En alimentadores y acometidas siempre se usan los 200 VA por pie.',
    },
    figures: { va: [200, 'VA'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count show windows at 200 VA per foot for feeders and services',
          es: 'contar aparadores a 200 VA por pie en alimentadores y acometidas',
        },
        words: 'load calculation',
      },
    ],
    words: { en: 'store window lighting load per', es: 'aparador vitrina carga' },
  },
  {
    id: '220-14-h-multioutlet',
    section: '220.14(H)',
    numberIn: { '2026': '120.14(H)' },
    grade: 'V2',
    title: { en: 'Multioutlet assembly: 180 VA per 5 ft', es: 'Multicontacto: 180 VA por 5 pies' },
    text: {
      en: 'Count fixed multioutlet assemblies outside dwellings at 180 VA for each 5 ft or fraction where appliances are unlikely to run together, and 180 VA for each 1 ft or fraction where several run at once.',
      es: 'Cuente los multicontactos fijos fuera de viviendas a 180 VA por cada 5 pies o fracción si los aparatos no suelen usarse a la vez, y a 180 VA por cada 1 pie o fracción si se usan varios a la vez.',
    },
    figures: { va: [180, 'VA'], l: [5, 'ft'], s: [1, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count multioutlet assemblies outside dwellings at 180 VA per 5 ft, or per 1 ft',
          es: 'contar multicontactos fuera de vivienda a 180 VA por 5 pies, o por 1 pie',
        },
        words: 'plugmold wiremold load',
      },
    ],
    words: {
      en: 'plugmold plug strip wiremold load simultaneously multioutlet assembly',
      es: 'multicontacto regleta canaleta carga simultáneamente',
    },
  },
  {
    id: '220-14-i-receptacles',
    section: '220.14(I)',
    numberIn: { '2026': '120.14(I)' },
    grade: 'V2',
    title: { en: 'Receptacles: 180 VA per yoke', es: 'Contactos: 180 VA por yugo' },
    text: {
      en: 'Outside dwellings count each single or multiple receptacle on one yoke at 180 VA, so a duplex is 180 VA. One device with four or more receptacles counts at 90 VA per receptacle. That makes thirteen yokes on a 20 A, 120 V circuit and ten on a 15 A one.',
      es: 'Fuera de viviendas cuente cada contacto sencillo o múltiple en un yugo a 180 VA; un dúplex son 180 VA. Un dispositivo con cuatro o más contactos se cuenta a 90 VA por contacto. Así caben trece yugos en un circuito de 20 A y 120 V, y diez en uno de 15 A.',
    },
    figures: { va: [180, 'VA'], q: [90, 'VA'], a20: [20, 'A'], v: [120, 'V'], a15: [15, 'A'] },
    claims: [
      {
        says: 'must',
        what: { en: 'count nondwelling receptacles at 180 VA per yoke', es: 'contar los contactos no residenciales a 180 VA por yugo' },
        words: 'how many outlets on a circuit commercial',
      },
      {
        says: 'must-not',
        what: {
          en: 'count over thirteen commercial receptacle yokes on a 20 A, 120 V circuit',
          es: 'contar más de trece yugos comerciales en un circuito de 20 A, 120 V',
        },
        words: 'how many receptacles 20 amp',
      },
      {
        says: 'must-not',
        what: {
          en: 'count over ten commercial receptacle yokes on a 15 A, 120 V circuit',
          es: 'contar más de diez yugos comerciales en un circuito de 15 A, 120 V',
        },
        words: 'how many receptacles 15 amp',
      },
    ],
    words: {
      en: 'how many receptacles 20 circuit commercial 180 va outlets per',
      es: 'cuántos contactos circuito 20 comercial 180 va',
    },
  },
  {
    id: '220-16-additions',
    section: '220.16',
    numberIn: { '2026': '120.16' },
    grade: 'K',
    title: { en: 'Loads for additions', es: 'Cargas por ampliaciones' },
    text: {
      en: 'In dwellings, a new addition or a portion not wired before of more than 500 ft² is counted at the unit load or by its actual outlets. In other occupancies, new or extended circuits are counted by their actual loads.',
      es: 'En viviendas, una ampliación o una parte antes sin cablear de más de 500 pies² se cuenta con la carga unitaria o por sus salidas reales. En otros locales, los circuitos nuevos o extendidos se cuentan por sus cargas reales.',
    },
    figures: { area: [500, 'ft²'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count a dwelling addition over 500 ft² at the unit load or its actual outlets',
          es: 'contar una ampliación de vivienda de más de 500 pies² a carga unitaria o salidas reales',
        },
        words: 'remodel load',
      },
    ],
    words: { en: 'addition remodel load calc existing house', es: 'ampliación remodelación cálculo casa existente' },
  },
  {
    id: '220-41-dwelling-lighting',
    section: '220.41',
    numberIn: { '2017': '220.12', '2020': '220.14(J)', '2026': '120.41' },
    grade: 'V2',
    title: { en: 'Dwelling lighting load: 3 VA per ft²', es: 'Alumbrado de vivienda: 3 VA por pie²' },
    text: {
      en: 'Count dwelling general lighting at 3 VA per square foot of floor area. General-use receptacles of 20 A or less, bathroom, garage, outdoor and basement receptacles and the required lighting outlets are already in it, so they add nothing.',
      es: 'Cuente el alumbrado general de vivienda a 3 VA por pie cuadrado. Los contactos de uso general de 20 A o menos, los de baño, cochera, exterior y sótano, y las salidas de alumbrado exigidas ya van incluidos y no suman nada.',
    },
    textIn: {
      '2026': {
        en: 'Count dwelling general lighting at 2 VA per square foot of floor area for feeders and services. General-use receptacles and the required lighting outlets are already in it.',
        es: 'Cuente el alumbrado general de vivienda a 2 VA por pie cuadrado para alimentadores y acometidas. Los contactos de uso general y las salidas de alumbrado exigidas ya van incluidos.',
      },
    },
    figures: { va: [3, 'VA'], a: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: { en: 'count dwelling general lighting at 3 VA per square foot', es: 'contar el alumbrado de vivienda a 3 VA por pie²' },
        words: 'house load calculation',
      },
      {
        says: 'need-not',
        what: {
          en: 'add load for general-use, bathroom, garage and outdoor receptacles in a dwelling',
          es: 'sumar carga por contactos generales, de baño, cochera y exterior en vivienda',
        },
        words: '180 VA house number of outlets',
      },
    ],
    words: { en: 'three per square house general lighting load', es: 'tres va por pie cuadrado casa carga alumbrado' },
  },
  {
    id: '220-42-nondwelling-lighting',
    section: 'Table 220.42(A)',
    numberIn: { '2017': 'Table 220.12', '2020': 'Table 220.12', '2026': 'Table 120.42(A)' },
    grade: 'V1',
    title: { en: 'Nondwelling lighting load', es: 'Alumbrado en locales que no son vivienda' },
    text: {
      en: 'Outside dwellings, count general lighting per square foot by occupancy: office 1.3 VA, retail 1.9 VA, school 1.5 VA, warehouse 1.2 VA, hospital 1.6 VA, hotel 1.7 VA, restaurant 1.5 VA, parking 0.3 VA, manufacturing and religious 2.2 VA. The continuous-load factor is already in these values.',
      es: 'Fuera de viviendas, cuente el alumbrado por pie cuadrado según el local: oficina 1.3 VA, tienda 1.9 VA, escuela 1.5 VA, almacén 1.2 VA, hospital 1.6 VA, hotel 1.7 VA, restaurante 1.5 VA, estacionamiento 0.3 VA, manufactura y templo 2.2 VA. El factor de carga continua ya va incluido.',
    },
    textIn: {
      '2017': {
        en: 'Outside dwellings, count general lighting per square foot by the older unit-load table, whose values are higher (for example, office 3-1/2 VA, store 3 VA); a continuous load then takes 125%.',
        es: 'Fuera de viviendas, cuente el alumbrado por pie cuadrado con la tabla anterior, de valores mayores (por ejemplo, oficina 3-1/2 VA, tienda 3 VA); a la carga continua se le aplica 125%.',
      },
    },
    figures: {
      of: [1.3, 'VA'],
      re: [1.9, 'VA'],
      sc: [1.5, 'VA'],
      wa: [1.2, 'VA'],
      ho: [1.6, 'VA'],
      ht: [1.7, 'VA'],
      rs: [1.5, 'VA'],
      pa: [0.3, 'VA'],
      ma: [2.2, 'VA'],
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count nondwelling lighting per square foot by occupancy, as 1.3 VA for offices',
          es: 'contar el alumbrado no residencial por pie² según el uso, como 1.3 VA en oficinas',
        },
        words: 'load calculation',
      },
      {
        says: 'need-not',
        what: {
          en: 'add 25% for continuous load to the nondwelling lighting table values',
          es: 'sumar 25% por carga continua a los valores de la tabla de alumbrado',
        },
        words: '125%',
      },
    ],
    words: {
      en: 'va per square foot office store warehouse commercial lighting table 220.12 office bank store va per square foot',
      es: 'va por pie cuadrado oficina tienda almacén alumbrado comercial oficina banco tienda va por pie cuadrado',
    },
  },
  {
    id: '220-43-office-receptacles',
    section: '220.43',
    numberIn: { '2017': '220.14(K)', '2020': '220.14(K)', '2026': '120.43' },
    grade: 'V2',
    title: { en: 'Office receptacles', es: 'Contactos de oficina' },
    text: {
      en: 'In office buildings, count receptacle load as the larger of the calculated receptacles at 180 VA with their demand factor, or 1 VA per square foot.',
      es: 'En edificios de oficinas, la carga de contactos es la mayor entre los contactos calculados a 180 VA con su factor de demanda, o 1 VA por pie cuadrado.',
    },
    figures: { va: [180, 'VA'], u: [1, 'VA'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count office receptacles as the larger of 180 VA with demand or 1 VA per square foot',
          es: 'contar contactos de oficina con lo mayor entre 180 VA con demanda o 1 VA por pie²',
        },
        words: 'load calculation',
      },
    ],
    words: { en: 'bank office receptacle load one va per square foot', es: 'banco oficina contactos va por pie cuadrado' },
  },
  {
    id: '220-45-lighting-demand',
    section: '220.45',
    numberIn: { '2017': '220.42', '2020': '220.42', '2026': '120.45' },
    grade: 'V2',
    title: { en: 'Dwelling lighting demand factors', es: 'Factores de demanda de alumbrado en vivienda' },
    text: {
      en: 'For a dwelling, add general lighting, small-appliance and laundry loads, then count the first 3000 VA at 100%, from there to 120 kVA at 35% and the rest at 25%. These factors are for feeders and services, not for the number of branch circuits.',
      es: 'En vivienda, sume alumbrado general, aparatos pequeños y lavado; cuente los primeros 3000 VA al 100%, de ahí a 120 kVA al 35% y el resto al 25%. Son factores para alimentadores y acometidas, no para el número de ramales.',
    },
    figures: { f: [3000, 'VA'], p1: [100, '%'], m: [120, 'kVA'], p2: [35, '%'], p3: [25, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'apply 100/35/25% demand to dwelling lighting, small-appliance and laundry loads for feeders and services',
          es: 'aplicar demanda de 100/35/25% a alumbrado, aparatos y lavado de vivienda en alimentadores y acometidas',
        },
        words: '3000 VA 35 percent',
      },
      {
        says: 'must-not',
        what: {
          en: 'apply lighting demand factors to the number of branch circuits',
          es: 'aplicar factores de demanda de alumbrado al número de ramales',
        },
        words: 'how many circuits',
      },
    ],
    words: { en: '3000 100 35 percent remainder standard method demand', es: '3000 100 35 ciento resto método estándar' },
  },
  {
    id: '220-45-hotels-warehouses',
    section: 'Table 220.45',
    numberIn: { '2017': 'Table 220.42', '2020': 'Table 220.42' },
    grade: 'K',
    title: { en: 'Lighting demand: hotels and warehouses', es: 'Demanda de alumbrado: hoteles y bodegas' },
    text: {
      en: 'General lighting of hotels and motels counts 60% up to 20 kVA, 50% from there to 100 kVA and 35% above. Storage warehouses count 100% up to 12.5 kVA and 50% above. Every other nondwelling occupancy counts 100%. Not for ballrooms and dining rooms, where all lights may be on at once.',
      es: 'El alumbrado general de hoteles y moteles cuenta 60% hasta 20 kVA, 50% de ahí a 100 kVA y 35% lo demás. En bodegas, 100% hasta 12.5 kVA y 50% lo demás. Los otros locales, 100%. No vale donde todas las luces se prenden a la vez, como salones de baile y comedores.',
    },
    textIn: {
      '2017': {
        en: 'In 2017 general lighting of hotels and motels counts 50% up to 20 kVA, 40% from there to 100 kVA and 30% above; hospitals 40% up to 50 kVA and 20% above; storage warehouses 100% up to 12.5 kVA and 50% above.',
        es: 'En 2017 el alumbrado general de hoteles y moteles cuenta 50% hasta 20 kVA, 40% de ahí a 100 kVA y 30% lo demás; hospitales, 40% hasta 50 kVA y 20% lo demás; bodegas, 100% hasta 12.5 kVA y 50% lo demás.',
      },
    },
    figures: { f1: [60, '%'], f2: [20, 'kVA'], f3: [50, '%'], f4: [100, 'kVA'], f5: [35, '%'], f6: [100, '%'], f7: [12.5, 'kVA'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'apply lighting demand factors to hotels, motels and storage warehouses',
          es: 'aplicar factores de demanda de alumbrado a hoteles, moteles y bodegas',
        },
        unless: {
          en: 'it is a ballroom or dining room with all lights on at once',
          es: 'sea salón o comedor con todas las luces a la vez',
        },
        words: 'demand factor',
      },
      {
        says: 'must-not',
        what: {
          en: 'apply lighting demand factors to other nondwelling occupancies',
          es: 'aplicar factores de demanda de alumbrado a otros usos no residenciales',
        },
        words: 'office store',
      },
    ],
    words: {
      en: 'hotel motel warehouse storage lighting demand factor percent first 20,000 12,500 remainder',
      es: 'hotel motel bodega almacén factor de demanda alumbrado porcentaje resto',
    },
  },
  {
    id: '220-46-a-show-window',
    section: '220.46(A)',
    numberIn: { '2017': '220.43(A)', '2020': '220.43(A)', '2026': '120.46(A)' },
    grade: 'V2',
    title: { en: 'Show windows on the feeder', es: 'Aparadores en el alimentador' },
    text: {
      en: 'For feeders and services add 200 VA per linear foot of show window, measured along its base.',
      es: 'En alimentadores y acometidas sume 200 VA por pie lineal de aparador, medido en su base.',
    },
    figures: { va: [200, 'VA'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'add 200 VA per foot of show window for feeders and services',
          es: 'sumar 200 VA por pie de aparador en alimentadores y acometidas',
        },
        words: 'load',
      },
    ],
    words: { en: 'show window feeder load store', es: 'aparador carga alimentador tienda' },
  },
  {
    id: '220-46-b-track',
    section: '220.46(B)',
    numberIn: { '2017': '220.43(B)', '2020': '220.43(B)', '2026': '120.46(B)' },
    grade: 'V2',
    title: { en: 'Track lighting: 150 VA per 2 ft', es: 'Riel de iluminación: 150 VA por 2 pies' },
    text: {
      en: 'Outside dwellings and hotel guest rooms, add 150 VA for each 2 ft of lighting track or fraction on feeders and services, unless a current limiter or supplementary device sets a lower value.',
      es: 'Fuera de viviendas y cuartos de hotel, sume 150 VA por cada 2 pies de riel o fracción en alimentadores y acometidas, salvo que un limitador o protección suplementaria fije un valor menor.',
    },
    figures: { va: [150, 'VA'], l: [2, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'add 150 VA per 2 ft of lighting track on feeders and services',
          es: 'sumar 150 VA por cada 2 pies de riel en alimentadores y acometidas',
        },
        unless: {
          en: 'it is in a dwelling or guest room, or a limiter sets less',
          es: 'sea vivienda o cuarto de huéspedes, o un limitador fije menos',
        },
        words: 'track lights load',
      },
      {
        says: 'need-not',
        what: {
          en: 'add load for lighting track in dwellings and hotel guest rooms',
          es: 'sumar carga por riel en viviendas y cuartos de hotel',
        },
        words: 'track lights',
      },
    ],
    words: { en: 'track light load commercial', es: 'riel de iluminación carga comercial riel de iluminación VA por pies' },
  },
  {
    id: '220-47-receptacle-demand',
    section: '220.47',
    numberIn: { '2017': '220.44', '2020': '220.44', '2026': '120.47' },
    grade: 'V2',
    title: { en: 'Receptacle demand outside dwellings', es: 'Demanda de contactos fuera de vivienda' },
    text: {
      en: 'Outside dwellings, receptacle loads counted at 180 VA per yoke may take a demand factor: the first 10 kVA at 100%, the rest at 50%. They may instead be added to the lighting load and take its factors where those exist.',
      es: 'Fuera de viviendas, los contactos contados a 180 VA por yugo pueden llevar factor de demanda: los primeros 10 kVA al 100%, el resto al 50%. También pueden sumarse al alumbrado y llevar sus factores donde existan.',
    },
    figures: { va: [180, 'VA'], f: [10, 'kVA'], p1: [100, '%'], p2: [50, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'apply 50% demand to nondwelling receptacle load over 10 kVA',
          es: 'aplicar 50% de demanda a contactos no residenciales sobre 10 kVA',
        },
        if: { en: 'it is counted at 180 VA per yoke', es: 'se cuenta a 180 VA por yugo' },
        words: 'receptacle demand',
      },
    ],
    words: { en: 'receptacle demand 10 kva 50 percent commercial', es: 'demanda contactos 10 kva 50 ciento' },
  },
  {
    id: '220-50-motors',
    section: '220.50',
    numberIn: { '2026': '120.50' },
    grade: 'V2',
    title: { en: 'Motors in the calculation', es: 'Motores en el cálculo' },
    text: {
      en: "Motor loads are taken from Article 430: 125% of the largest motor's full-load current plus 100% of the others. Hermetic compressors follow Article 440.",
      es: 'Los motores se toman del Artículo 430: 125% de la corriente a plena carga del motor mayor más 100% de los demás. Los compresores herméticos siguen el Artículo 440.',
    },
    figures: { l: [125, '%'], o: [100, '%'] },
    claims: [
      {
        says: 'must',
        what: { en: 'count 125% of the largest motor plus 100% of the others', es: 'contar 125% del motor mayor más 100% de los otros' },
        words: 'motor load',
      },
    ],
    words: { en: 'largest motor 25 percent load calc', es: 'motor mayor 25 ciento cálculo' },
  },
  {
    id: '220-51-space-heating',
    section: '220.51',
    numberIn: { '2026': '120.51' },
    grade: 'V1',
    title: { en: 'Fixed electric heat at 100%', es: 'Calefacción eléctrica fija al 100%' },
    text: {
      en: 'Count fixed electric space heating at 100% of the connected load under the standard method. The feeder or service may not be smaller than the largest branch circuit it supplies.',
      es: 'Cuente la calefacción eléctrica fija al 100% de la carga conectada en el método estándar. El alimentador o acometida no puede ser menor que el ramal más grande que alimenta.',
    },
    figures: { p: [100, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count fixed electric space heating at 100% under the standard method',
          es: 'contar la calefacción eléctrica fija al 100% en el método normal',
        },
        words: 'baseboard heat load',
      },
      {
        says: 'must-not',
        what: {
          en: 'make the feeder or service smaller than its largest branch circuit',
          es: 'hacer el alimentador o acometida menor que su ramal mayor',
        },
        words: 'feeder size',
      },
    ],
    words: { en: 'baseboard electric heat load standard method', es: 'calefacción eléctrica zoclo carga método estándar' },
  },
  {
    id: '220-52-small-appliance-laundry',
    section: '220.52',
    numberIn: { '2026': '120.52' },
    grade: 'V2',
    title: { en: 'Small-appliance and laundry: 1500 VA each', es: 'Aparatos pequeños y lavado: 1500 VA cada uno' },
    text: {
      en: 'In each dwelling count 1500 VA for each small-appliance circuit, at least two, and 1500 VA for each laundry circuit. They may be added to the general lighting load and take its demand factors.',
      es: 'En cada vivienda cuente 1500 VA por cada circuito de aparatos pequeños, mínimo dos, y 1500 VA por cada circuito de lavado. Pueden sumarse al alumbrado general y llevar sus factores.',
    },
    figures: { va: [1500, 'VA'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count 1500 VA per small-appliance and laundry circuit in each dwelling',
          es: 'contar 1500 VA por circuito de aparatos pequeños y de lavado en cada vivienda',
        },
        words: 'load calculation',
      },
    ],
    words: { en: '1500 3000 kitchen circuits laundry load calc', es: '1500 circuitos cocina lavado cálculo' },
  },
  {
    id: '220-53-four-appliances',
    section: '220.53',
    numberIn: { '2026': '120.53' },
    grade: 'V2',
    title: { en: 'Four or more fixed appliances at 75%', es: 'Cuatro o más aparatos fijos al 75%' },
    text: {
      en: "In dwellings, 75% may be applied to the nameplate of four or more fastened-in-place appliances of 500 W or 1/4 hp and up on the same feeder or service, such as water heater, dishwasher and disposal. Ranges, dryers, space heating, air conditioning and EV charging don't count. With three or fewer, use full nameplate.",
      es: 'En viviendas puede aplicarse 75% a la placa de cuatro o más aparatos fijos de 500 W o 1/4 hp en adelante en el mismo alimentador o acometida, como boiler, lavavajillas y triturador. No cuentan estufas, secadoras, calefacción, aire acondicionado ni carga de autos. Con tres o menos, use la placa completa.',
    },
    textIn: {
      '2017': {
        en: "In dwellings, 75% may be applied to the nameplate of four or more fastened-in-place appliances on the same feeder or service. Ranges, dryers, space heating and air conditioning don't count. With three or fewer, use full nameplate.",
        es: 'En viviendas puede aplicarse 75% a la placa de cuatro o más aparatos fijos en el mismo alimentador o acometida. No cuentan estufas, secadoras, calefacción ni aire acondicionado. Con tres o menos, use la placa completa.',
      },
    },
    figures: { p: [75, '%'], w: [500, 'W'], h: ['1/4', 'hp'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'apply 75% to four or more fastened-in-place appliances in a dwelling',
          es: 'aplicar 75% a cuatro o más aparatos fijos en vivienda',
        },
        if: {
          en: 'each is 500 W or 1/4 hp or more, on the same feeder or service, excluding ranges, dryers, heat, air conditioning and EV',
          es: 'cada uno es de 500 W o 1/4 hp o más, mismo alimentador, sin estufas, secadoras, calefacción, aire ni carga EV',
        },
        words: 'demand factor',
      },
      {
        says: 'must-not',
        what: {
          en: 'apply 75% with three or fewer appliances, or to ranges, dryers, heat, air conditioning or EV',
          es: 'aplicar 75% con tres o menos aparatos, o a estufas, secadoras, calefacción, aire o EV',
        },
        words: 'demand factor',
      },
    ],
    words: {
      en: 'fixed appliance demand 75 percent water heater dishwasher disposal five dwelling factor',
      es: 'demanda aparatos fijos 75 boiler lavavajillas triturador cinco',
    },
  },
  {
    id: '220-54-dryer-load',
    section: '220.54',
    numberIn: { '2026': '120.54' },
    grade: 'V2',
    title: { en: 'Electric dryer: 5000 VA minimum', es: 'Secadora eléctrica: mínimo 5000 VA' },
    text: {
      en: 'Count each household electric dryer at 5000 VA or its nameplate, whichever is larger. One to four dryers count at 100%; demand factors start at the fifth.',
      es: 'Cuente cada secadora eléctrica doméstica a 5000 VA o su placa, lo que sea mayor. De una a cuatro se cuentan al 100%; los factores de demanda empiezan en la quinta.',
    },
    figures: { va: [5000, 'VA'], p: [100, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count each household dryer at 5000 VA or nameplate, whichever is larger',
          es: 'contar cada secadora a 5000 VA o placa, lo mayor',
        },
        words: 'dryer load',
      },
    ],
    words: { en: 'dryer load 5 nameplate clothes', es: 'secadora carga 5 placa' },
  },
  {
    id: '220-54-dryer-demand',
    section: 'Table 220.54',
    numberIn: { '2026': 'Table 120.54' },
    grade: 'V2',
    title: { en: 'Demand for five or more dryers', es: 'Demanda para cinco o más secadoras' },
    text: {
      en: 'Household dryers on one feeder or service: one to four 100%, five 85%, six 75%, seven 65%, eight 60%, nine 55%, ten 50%, eleven 47%; 12 to 23, 47% minus 1% for each over eleven; 24 to 42, 35% minus 0.5% for each over 23; more, 25%.',
      es: 'Secadoras domésticas en un alimentador o acometida: de una a cuatro 100%, cinco 85%, seis 75%, siete 65%, ocho 60%, nueve 55%, diez 50%, once 47%; de 12 a 23, 47% menos 1% por cada una sobre once; de 24 a 42, 35% menos 0.5% por cada una sobre 23; más, 25%.',
    },
    textIn: {
      '2026': {
        en: 'By one source the 2026 table counts one or two dryers at 100% and three to five at 80%, and ends at 25% from 43 dryers on. The steps between have not been confirmed: look them up in the table.',
        es: 'Según una fuente, la tabla de 2026 cuenta una o dos secadoras al 100% y de tres a cinco al 80%, y termina en 25% desde 43 secadoras. Los pasos intermedios no están confirmados: búsquelos en la tabla.',
      },
    },
    figures: {
      d4: [100, '%'],
      d5: [85, '%'],
      d6: [75, '%'],
      d7: [65, '%'],
      d8: [60, '%'],
      d9: [55, '%'],
      d10: [50, '%'],
      d11: [47, '%'],
      m: [1, '%'],
      d24: [35, '%'],
      half: [0.5, '%'],
      d43: [25, '%'],
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'apply demand factors to five or more household dryers',
          es: 'aplicar factores de demanda a cinco o más secadoras domésticas',
        },
        words: 'dryer demand apartments',
      },
      {
        says: 'must-not',
        what: { en: 'reduce dryer load for one to four household dryers', es: 'reducir la carga con una a cuatro secadoras' },
        words: 'dryer demand',
      },
    ],
    words: { en: 'apartment dryers demand factor multifamily table', es: 'secadoras departamentos factor demanda' },
  },
  {
    id: '220-55-ranges',
    section: 'Table 220.55',
    numberIn: { '2026': 'Table 120.55' },
    grade: 'V2',
    title: { en: 'Household ranges: Column C', es: 'Estufas domésticas: Columna C' },
    text: {
      en: 'For household ranges not over 12 kW, Column C gives maximum demand by number of ranges: one 8 kW, two 11 kW, three 14 kW, four 17 kW, five 20 kW, then 1 kW more each up to 25. Appliances of 1-3/4 kW or less are not in the table.',
      es: 'Para estufas domésticas de hasta 12 kW, la Columna C da la demanda según el número: una 8 kW, dos 11 kW, tres 14 kW, cuatro 17 kW, cinco 20 kW, y 1 kW más por cada una hasta 25. Los aparatos de 1-3/4 kW o menos no entran en la tabla.',
    },
    figures: {
      max: [12, 'kW'],
      c1: [8, 'kW'],
      c2: [11, 'kW'],
      c3: [14, 'kW'],
      c4: [17, 'kW'],
      c5: [20, 'kW'],
      add: [1, 'kW'],
      min: ['1-3/4', 'kW'],
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use Column C demand for household ranges up to 12 kW, 8 kW for one',
          es: 'usar la demanda de la Columna C en estufas domésticas de hasta 12 kW, 8 kW para una',
        },
        words: 'stove load',
      },
    ],
    words: { en: 'range oven stove demand 8 12 table', es: 'estufa horno demanda 8 12 tabla' },
  },
  {
    id: '220-55-note-1',
    section: 'Table 220.55',
    numberIn: { '2026': 'Table 120.55' },
    grade: 'V2',
    title: { en: 'Ranges over 12 kW: add 5% per kW', es: 'Estufas de más de 12 kW: más 5% por kW' },
    text: {
      en: 'For ranges all of one rating over 12 kW up to 27 kW, raise the Column C value 5% for each kW, or major fraction, above 12 kW. With unequal ratings, average them first, counting any range below 12 kW as 12 kW.',
      es: 'Para estufas iguales de más de 12 kW hasta 27 kW, aumente el valor de la Columna C 5% por cada kW, o fracción mayor, arriba de 12 kW. Si son distintas, promedie primero, contando las menores de 12 kW como 12 kW.',
    },
    figures: { a: [12, 'kW'], b: [27, 'kW'], p: [5, '%'] },
    claims: [
      {
        says: 'must',
        what: { en: 'raise the Column C value 5% per kW above 12 kW', es: 'aumentar 5% por kW arriba de 12 kW el valor de Columna C' },
        words: 'big range load',
      },
      {
        says: 'need-not',
        what: {
          en: 'raise the Column C value for ranges of 12 kW or less',
          es: 'subir el valor de la columna C para estufas de 12 kW o menos',
        },
      },
    ],
    words: { en: '14 15 16 range demand note 1 2', es: 'estufa 14 15 16 nota 1 2' },
  },
  {
    id: '220-55-note-4',
    section: 'Table 220.55',
    numberIn: { '2026': 'Table 120.55' },
    grade: 'V2',
    title: { en: 'Range branch-circuit load', es: 'Carga del ramal de estufa' },
    text: {
      en: "One range's branch circuit may be sized by the table. A wall oven or a cooktop alone counts at nameplate. One cooktop and up to two wall ovens in the same room on one circuit may be added and treated as one range.",
      es: 'El ramal de una estufa puede calcularse con la tabla. Un horno de pared o una parrilla sola se cuenta con su placa. Una parrilla y hasta dos hornos en el mismo cuarto y circuito pueden sumarse y tratarse como una estufa.',
    },
    claims: [
      {
        says: 'may',
        what: { en: "size one range's branch circuit by Table 220.55", es: 'calcular el ramal de una estufa con la Tabla 220.55' },
        words: 'stove circuit size',
      },
      {
        says: 'must',
        what: {
          en: 'count a wall oven or cooktop alone at nameplate for its branch circuit',
          es: 'contar solo a su placa un horno o parrilla',
        },
        words: 'oven circuit size',
      },
      {
        says: 'may',
        what: {
          en: 'treat one cooktop and up to two wall ovens on one circuit as one range',
          es: 'tratar como una estufa una parrilla y hasta dos hornos en un circuito',
        },
        if: { en: 'they are in the same room', es: 'están en el mismo cuarto' },
        words: 'oven cooktop same circuit',
      },
    ],
    words: { en: 'cooktop wall oven circuit size tap one circuit', es: 'parrilla horno de pared circuito mismo' },
  },
  {
    id: '220-56-commercial-kitchen',
    section: '220.56',
    numberIn: { '2026': '120.56' },
    grade: 'V2',
    title: { en: 'Commercial kitchen equipment demand', es: 'Demanda de cocina comercial' },
    text: {
      en: 'Outside dwellings, kitchen equipment with thermostatic control or intermittent use may take a demand factor that falls to 65% for six or more units. The result may not be less than the two largest units together. Heating, ventilation and air conditioning are not included.',
      es: 'Fuera de viviendas, el equipo de cocina con termostato o uso intermitente puede llevar un factor que baja hasta 65% con seis o más equipos. El resultado no puede ser menor que los dos mayores juntos. No incluye calefacción, ventilación ni aire acondicionado.',
    },
    figures: { p: [65, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'apply a demand factor down to 65% to commercial kitchen equipment',
          es: 'aplicar demanda hasta 65% a equipo de cocina comercial',
        },
        if: {
          en: "thermostatic or intermittent use, and the result isn't under the two largest units together",
          es: 'con control termostático o uso intermitente, y el resultado no baja de los dos mayores',
        },
        words: 'restaurant load',
      },
      {
        says: 'must-not',
        what: {
          en: 'apply kitchen demand to heating, ventilation or air conditioning',
          es: 'aplicar demanda de cocina a calefacción, ventilación o aire',
        },
        words: 'restaurant makeup air hood fan 65 percent include',
      },
    ],
    words: {
      en: 'restaurant kitchen load fryer oven dishwasher booster 65 percent',
      es: 'restaurante cocina carga freidora horno 65 ciento',
    },
  },
  {
    id: '220-56-steps',
    section: 'Table 220.56',
    numberIn: { '2026': 'Table 120.56' },
    grade: 'V2',
    title: { en: 'Kitchen demand for three to five units', es: 'Demanda de cocina para tres a cinco equipos' },
    text: {
      en: 'Commercial kitchen demand by number of units: one or two 100%, three 90%, four 80%, five 70%, six or more 65%.',
      es: 'Demanda de cocina comercial según el número de equipos: uno o dos 100%, tres 90%, cuatro 80%, cinco 70%, seis o más 65%.',
    },
    figures: { a: [100, '%'], b: [90, '%'], c: [80, '%'], d: [70, '%'], e: [65, '%'] },
    claims: [
      {
        says: 'may',
        what: { en: 'count three units of commercial kitchen equipment at 90%', es: 'contar tres equipos de cocina comercial a 90%' },
        words: 'four 80 five 70 six 65 percent',
      },
      {
        says: 'must-not',
        what: {
          en: 'reduce the load of one or two commercial kitchen units',
          es: 'reducir la carga de uno o dos equipos de cocina comercial',
        },
        words: 'demand',
      },
    ],
    words: { en: 'kitchen demand table 90 80 70 65', es: 'tabla demanda cocina 90 80 70 65' },
  },
  {
    id: '220-57-evse',
    section: '220.57',
    numberIn: { '2017': null, '2020': null, '2026': '120.57' },
    grade: 'V2',
    title: { en: 'EV charger load: 7200 VA', es: 'Cargador de auto: 7200 VA' },
    text: {
      en: 'Count each EV charger at 7200 VA or its nameplate, whichever is larger, for feeder and service loads.',
      es: 'Cuente cada cargador de auto a 7200 VA o su placa, lo que sea mayor, en alimentadores y acometidas.',
    },
    figures: { va: [7200, 'VA'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count each EV charger at 7200 VA or nameplate, whichever is larger, on feeder and service',
          es: 'contar cada cargador a 7200 VA o placa, lo mayor, en alimentador y acometida',
        },
        words: 'EVSE load',
      },
    ],
    words: { en: 'evse car charger load calc tesla 48', es: 'cargador vehículo eléctrico cálculo carga' },
  },
  {
    id: '220-60-noncoincident',
    section: '220.60',
    numberIn: { '2026': '120.60' },
    grade: 'V1',
    title: { en: 'Loads that never run together', es: 'Cargas que no coinciden' },
    text: {
      en: 'Where two or more loads are unlikely to run at once, such as heating and air conditioning, only the largest that can run together has to be counted. A motor or compressor that is not the largest of them is taken at 125% if it would be the largest motor of the calculation.',
      es: 'Si dos o más cargas no suelen usarse a la vez, como calefacción y aire acondicionado, solo se cuenta la mayor que pueda operar junta. Un motor o compresor que no sea la mayor de ellas se toma al 125% si sería el motor más grande del cálculo.',
    },
    figures: { p: [125, '%'] },
    claims: [
      {
        says: 'may',
        what: { en: 'count only the larger of heating and air conditioning', es: 'contar sólo el mayor entre calefacción y aire' },
        if: { en: 'the loads are unlikely to run at once', es: 'es improbable que operen a la vez' },
        words: 'noncoincident',
      },
    ],
    words: {
      en: 'heat vs ac larger of noncoincident load add both never run together',
      es: 'calefacción o aire el mayor no coincidente se suman los dos aire acondicionado y calefacción misma casa nunca prenden juntos se cuentan los dos aire calefacción',
    },
  },
  {
    id: '220-61-neutral',
    section: '220.61',
    numberIn: { '2026': '120.61' },
    grade: 'V2',
    title: { en: 'Feeder or service neutral load', es: 'Carga del neutro de alimentador o acometida' },
    text: {
      en: 'The neutral load is the largest unbalance between the neutral and any one hot; 240 V loads add nothing. Household ranges, ovens and dryers may count at 70%, and 70% may also be applied to the part over 200 A of other unbalanced load, except nonlinear load (electric-discharge included) on a 4-wire wye.',
      es: 'La carga del neutro es el mayor desbalance entre el neutro y cualquier vivo; las cargas de 240 V no suman. Estufas, hornos y secadoras domésticas pueden contarse al 70%, y 70% también puede aplicarse a lo que pase de 200 A de otra carga desbalanceada, salvo la no lineal (de descarga incluida) en estrella de 4 hilos.',
    },
    figures: { v: [240, 'V'], p: [70, '%'], a: [200, 'A'] },
    claims: [
      {
        says: 'need-not',
        what: { en: 'count 240 V loads in the neutral load', es: 'contar cargas de 240 V en el neutro' },
        words: 'neutral calculation',
      },
      {
        says: 'may',
        what: {
          en: 'count ranges, ovens and dryers at 70% in the neutral load',
          es: 'contar estufas, hornos y secadoras a 70% en el neutro',
        },
        words: 'neutral demand',
      },
      {
        says: 'may',
        what: { en: 'apply 70% to the neutral load over 200 A', es: 'aplicar 70% a la parte del neutro de más de 200 A' },
        if: { en: "it isn't nonlinear load on a 4-wire wye", es: 'no es carga no lineal en estrella de 4 hilos' },
        words: 'reduced neutral',
      },
    ],
    words: { en: 'size calculation percentage applies', es: 'tamaño cálculo porcentaje aplica' },
  },
  {
    id: '220-61-c-no-reduction',
    section: '220.61(C)',
    numberIn: { '2026': '120.61(C)' },
    grade: 'V2',
    title: { en: 'Neutral that may not be reduced', es: 'Neutro que no se reduce' },
    text: {
      en: 'No 70% reduction applies to the neutral of a 3-wire circuit taken from a 4-wire wye (two hots and neutral of 208Y/120), nor to the part of the load that is nonlinear, such as electronics and LED drivers, on a 4-wire 3-phase wye.',
      es: 'No se aplica la reducción de 70% al neutro de un circuito de 3 hilos tomado de una estrella de 4 hilos (dos vivos y neutro de 208Y/120), ni a la parte no lineal de la carga, como electrónica y drivers LED, en una estrella trifásica de 4 hilos.',
    },
    figures: { p: [70, '%'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'apply the 70% to a 3-wire neutral taken from a 4-wire wye',
          es: 'aplicar el 70% al neutro de 3 hilos tomado de una estrella de 4 hilos',
        },
        words: '208Y/120 neutral apartment',
      },
      {
        says: 'must-not',
        what: {
          en: 'apply the 70% to nonlinear load on a 4-wire three-phase wye',
          es: 'aplicar el 70% a carga no lineal en estrella trifásica de 4 hilos',
        },
        words: 'LED electronics neutral',
      },
    ],
    words: { en: 'harmonics nonlinear neutral 208 apartment feeder full size', es: 'armónicas lineal neutro 208 departamento' },
  },
  {
    id: '220-70-ems',
    section: '220.70',
    numberIn: { '2017': null, '2020': null, '2026': '120.70' },
    grade: 'V1',
    title: { en: 'Energy management in the calculation', es: 'Administración de energía en el cálculo' },
    text: {
      en: 'Where an energy management system limits the current to a feeder or service, its set point may be used as the load value for the equipment it controls. For overcurrent sizing that setting is treated as a continuous load.',
      es: 'Donde un sistema de administración de energía limita la corriente de un alimentador o acometida, su ajuste puede usarse como carga del equipo que controla. Para la protección, ese ajuste se trata como carga continua.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: "use an energy management system's set point as the load of its equipment",
          es: 'usar el ajuste del sistema de administración como carga del equipo controlado',
        },
        words: 'EMS EV load management',
      },
    ],
    words: { en: 'load management ems power control system avoid service upgrade', es: 'manejo de carga evitar cambio de acometida' },
  },
  {
    id: '220-82-optional-dwelling',
    section: '220.82(B)',
    numberIn: { '2026': '120.82(B)' },
    grade: 'V2',
    title: { en: 'Optional dwelling method', es: 'Método opcional para vivienda' },
    text: {
      en: 'For a dwelling on one 3-wire set of 120/240 V or 208Y/120 conductors of 100 A or more: add 3 VA per square foot, 1500 VA per small-appliance and laundry circuit, and nameplates of appliances, ranges, dryers, water heaters and motors. Take 10 kVA at 100% and the rest at 40%, then add heating or cooling.',
      es: 'Para una vivienda con un solo juego de 3 hilos de 120/240 V o 208Y/120 de 100 A o más: sume 3 VA por pie cuadrado, 1500 VA por circuito de aparatos pequeños y lavado, y las placas de aparatos, estufas, secadoras, boilers y motores. Tome 10 kVA al 100% y el resto al 40%; luego sume calefacción o aire.',
    },
    textIn: {
      '2026': {
        en: 'For a dwelling on one 3-wire set of conductors of 100 A or more: add general lighting at 2 VA per square foot, 1500 VA per small-appliance and laundry circuit, and appliance nameplates. Take the first 8 kVA at 100% and the rest at 40%, then add heating or cooling, and EV charging at its full rating.',
        es: 'Para una vivienda con un solo juego de 3 hilos de 100 A o más: sume el alumbrado general a 2 VA por pie cuadrado, 1500 VA por circuito de aparatos pequeños y lavado, y las placas. Tome los primeros 8 kVA al 100% y el resto al 40%; luego sume calefacción o aire, y la carga de autos completa.',
      },
    },
    figures: { v: ['120/240', 'V'], a: [100, 'A'], l: [3, 'VA'], c: [1500, 'VA'], k: [10, 'kVA'], p1: [100, '%'], p2: [40, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the optional method for a dwelling on one 100 A or larger 3-wire set',
          es: 'usar el método opcional en vivienda con un juego de 3 hilos de 100 A o más',
        },
        if: { en: 'at 120/240 V or 208Y/120', es: 'a 120/240 V o 208Y/120' },
        words: 'house load calculation 40%',
      },
    ],
    words: {
      en: 'optional method house service size load calc 10 kva 40 percent',
      es: 'método opcional casa acometida cálculo 10 kva 40 ciento',
    },
  },
  {
    id: '220-82-c-heating-cooling',
    section: '220.82(C)',
    numberIn: { '2026': '120.82(C)' },
    grade: 'V2',
    title: { en: 'Optional method: heating and cooling', es: 'Método opcional: calefacción y aire' },
    text: {
      en: "Add the largest of the heating and cooling loads: air conditioning at 100%; a heat pump's compressor at 100% plus its supplementary electric heat at 65% if both can run together; central electric space heating at 65%.",
      es: 'Sume la mayor de las cargas de calefacción y aire: aire acondicionado al 100%; el compresor de la bomba de calor al 100% más su calor eléctrico suplementario al 65% si pueden operar juntos; calefacción eléctrica central al 65%.',
    },
    figures: { a: [100, '%'], b: [65, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'add only the largest of heating and cooling in the optional method',
          es: 'sumar sólo el mayor entre calefacción y aire en el método opcional',
        },
        words: 'AC 100 heat 65',
      },
    ],
    words: { en: 'heat pump strip 65 percent optional ac load', es: 'bomba calor resistencias 65 ciento aire' },
  },
  {
    id: '220-82-c-separate-controls',
    section: '220.82(C)',
    numberIn: { '2026': '120.82(C)' },
    grade: 'V2',
    title: { en: 'Optional method: baseboard heat with separate controls', es: 'Método opcional: calefactores con control separado' },
    text: {
      en: 'Electric space heating counts at 65% with fewer than four separately controlled units, 40% with four or more, and 100% where the heat is thermal storage or otherwise expected to run fully on.',
      es: 'La calefacción eléctrica se cuenta al 65% con menos de cuatro unidades con control separado, 40% con cuatro o más, y 100% si es de almacenamiento térmico o se espera encendida por completo.',
    },
    figures: { b: [65, '%'], c: [40, '%'], a: [100, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'count electric heat with four or more separately controlled units at 40%',
          es: 'contar a 40% la calefacción eléctrica con cuatro o más unidades de control separado',
        },
        if: { en: "it isn't thermal storage or expected to run fully on", es: 'no es de acumulación ni opera a plena carga' },
        words: 'baseboard',
      },
      {
        says: 'must',
        what: {
          en: 'count thermal storage heat at 100% in the optional method',
          es: 'contar la calefacción de acumulación al 100% en el método opcional',
        },
        words: 'heat',
      },
    ],
    words: { en: 'baseboard thermostats 40 percent four more zones', es: 'zoclo termostatos 40 ciento cuatro zonas' },
  },
  {
    id: '220-83-existing-dwelling',
    section: '220.83',
    numberIn: { '2026': '120.83' },
    grade: 'V2',
    title: { en: 'Adding load to an existing dwelling', es: 'Agregar carga a una vivienda existente' },
    text: {
      en: 'To check an existing dwelling for added load, total the existing and new loads: the first 8 kVA at 100%, the rest at 40%. Where air conditioning or electric heat is being added, that equipment counts at 100% on top.',
      es: 'Para ver si una vivienda existente aguanta carga nueva, sume lo existente y lo nuevo: los primeros 8 kVA al 100%, el resto al 40%. Si se agrega aire acondicionado o calefacción eléctrica, ese equipo se cuenta aparte al 100%.',
    },
    textIn: {
      '2026': {
        en: 'The 2026 edition has one table for existing dwellings, whether heating or cooling is added or not, and counts general lighting at 2 VA per square foot. Its steps have not been confirmed: take them from Table 120.83.',
        es: 'La edición 2026 tiene una sola tabla para viviendas existentes, se agregue o no clima, y cuenta el alumbrado general a 2 VA por pie cuadrado. Sus pasos no están confirmados: tómelos de la Tabla 120.83.',
      },
    },
    figures: { k: [8, 'kVA'], p1: [100, '%'], p2: [40, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'total existing and new load, first 8 kVA at 100% and the rest at 40%, to add load to an existing dwelling',
          es: 'sumar carga existente y nueva, primeros 8 kVA a 100% y el resto a 40%, para agregar a vivienda existente',
        },
        words: 'add EV hot tub service',
      },
      {
        says: 'must',
        what: {
          en: 'count added air conditioning or electric heat at 100% in an existing dwelling',
          es: 'contar al 100% el aire o calefacción eléctrica agregados en vivienda existente',
        },
        words: 'add AC load',
      },
    ],
    words: {
      en: 'existing house add hot tub ev charger service big enough 8 kva',
      es: 'casa existente agregar jacuzzi cargador alcanza acometida',
    },
  },
  {
    id: '220-84-multifamily',
    section: '220.84',
    numberIn: { '2026': '120.84' },
    grade: 'V2',
    title: { en: 'Optional multifamily method', es: 'Método opcional multifamiliar' },
    text: {
      en: "For three or more dwelling units, each with one feeder, electric cooking, and electric heat or air conditioning, the table's demand factor may be applied to the total connected load; it starts at 45% for three to five units. House loads are figured separately by the standard method.",
      es: 'Para tres o más viviendas, cada una con un alimentador, cocina eléctrica y calefacción eléctrica o aire acondicionado, puede aplicarse a la carga conectada total el factor de la tabla; empieza en 45% de tres a cinco unidades. Las cargas comunes se calculan aparte con el método estándar.',
    },
    figures: { p: [45, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the optional multifamily method for three or more dwelling units',
          es: 'usar el método opcional multifamiliar con tres o más viviendas',
        },
        if: {
          en: 'each has one feeder, electric cooking and electric heat or air conditioning',
          es: 'cada una tiene un alimentador, cocina eléctrica y calefacción o aire eléctrico',
        },
        words: 'apartment demand',
      },
      {
        says: 'must',
        what: { en: 'figure house loads separately by the standard method', es: 'calcular aparte las cargas comunes por el método normal' },
        words: 'apartment',
      },
    ],
    words: { en: 'apartment building service size demand factor units table', es: 'edificio de departamentos acometida factor demanda' },
  },
  {
    id: '220-85-two-dwellings',
    section: '220.85',
    numberIn: { '2026': '120.85' },
    grade: 'K',
    title: { en: 'Two dwellings on one feeder', es: 'Dos viviendas en un alimentador' },
    text: {
      en: 'Where two dwelling units share one feeder and the standard method gives more than the multifamily method would for three identical units, the smaller of the two results may be used.',
      es: 'Si dos viviendas comparten un alimentador y el método estándar da más que el método multifamiliar para tres unidades iguales, puede usarse el menor de los dos resultados.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the smaller of the standard and the three-unit multifamily result for two dwellings on one feeder',
          es: 'usar el menor entre el método normal y el multifamiliar de tres en dos viviendas',
        },
        words: 'duplex load',
      },
    ],
    words: { en: 'duplex service size two units', es: 'dúplex acometida dos unidades' },
  },
  {
    id: '220-86-schools',
    section: '220.86',
    numberIn: { '2026': '120.86' },
    grade: 'V2',
    title: { en: 'Optional school method', es: 'Método opcional para escuelas' },
    text: {
      en: 'A school with electric heat, air conditioning or both may use demand by connected load per square foot: the first 3 VA at 100%, from there to 20 VA at 75%, the rest at 25%.',
      es: 'Una escuela con calefacción eléctrica, aire o ambos puede usar demanda por carga conectada por pie cuadrado: los primeros 3 VA al 100%, de ahí a 20 VA al 75%, el resto al 25%.',
    },
    figures: { a: [3, 'VA'], p1: [100, '%'], b: [20, 'VA'], p2: [75, '%'], p3: [25, '%'] },
    claims: [
      {
        says: 'may',
        what: { en: 'use the optional school method', es: 'usar el método opcional para escuelas' },
        if: { en: 'the school has electric heat, air conditioning or both', es: 'la escuela tiene calefacción eléctrica, aire o ambos' },
        words: 'school load',
      },
    ],
    words: { en: 'school load calculation optional', es: 'escuela cálculo carga opcional' },
  },
  {
    id: '220-87-existing-demand',
    section: '220.87',
    numberIn: { '2026': '120.87' },
    grade: 'V2',
    title: { en: 'Existing load from metered demand', es: 'Carga existente por demanda medida' },
    text: {
      en: 'The existing load may be taken from one year of maximum-demand data. 125% of that peak plus the new load may not exceed the feeder or service rating. Without a year of data, a recorder on the highest-loaded phase for 30 days may serve, with seasonal loads added.',
      es: 'La carga existente puede tomarse de un año de datos de demanda máxima. 125% de ese pico más la carga nueva no debe pasar el valor del alimentador o acometida. Sin un año de datos sirve un registrador en la fase más cargada por 30 días, sumando cargas de temporada.',
    },
    figures: { p: [125, '%'], d: [30, 'days'] },
    claims: [
      {
        says: 'may',
        what: { en: 'use one year of metered demand for the existing load', es: 'usar un año de demanda medida como carga existente' },
        words: 'load study utility bill peak demand 12 months 15 minute data prove room recibo pico cabe',
      },
      {
        says: 'may',
        what: {
          en: 'use a 30-day recorder on the highest-loaded phase for the existing load',
          es: 'usar un registrador de 30 días en la fase más cargada como carga existente',
        },
        if: { en: 'no year of data exists and seasonal loads are added', es: 'no hay un año de datos y se suman las cargas de temporada' },
        words: 'load study logger month no history recorder',
      },
      {
        says: 'must-not',
        what: {
          en: 'add load when 125% of the peak plus the new load exceeds the rating',
          es: 'agregar carga cuando 125% del pico más la nueva excede la capacidad',
        },
        words: 'service upgrade',
      },
    ],
    words: {
      en: 'peak demand utility bill recorder 15 minute add load existing service',
      es: 'demanda pico recibo registrador agregar carga',
    },
  },
  {
    id: '220-88-restaurants',
    section: '220.88',
    numberIn: { '2026': '120.88' },
    grade: 'V2',
    title: { en: 'Optional new-restaurant method', es: 'Método opcional para restaurantes nuevos' },
    text: {
      en: "A new restaurant's total connected load may be reduced by a table of its own, one column of it for all-electric restaurants. Add all electrical loads first, heating and cooling both included.",
      es: 'La carga conectada total de un restaurante nuevo puede reducirse con una tabla propia, con una columna para los totalmente eléctricos. Primero sume todas las cargas, calefacción y aire incluidos.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'use the optional method for a new restaurant', es: 'usar el método opcional en un restaurante nuevo' },
        if: { en: 'all loads are added first, heating and cooling both', es: 'antes se suman todas las cargas, calefacción y aire ambos' },
        words: 'restaurant demand',
      },
    ],
    words: { en: 'restaurant load calculation optional table', es: 'restaurante cálculo carga opcional' },
  },
  {
    id: '220-102-farm',
    section: '220.102',
    numberIn: { '2026': '120.102' },
    grade: 'V1',
    title: { en: 'Farm loads', es: 'Cargas de granja' },
    text: {
      en: 'The farm dwelling is figured as a dwelling. Farm buildings on two or more branch circuits use a demand table: 100% of the loads that run together, at least 125% of the largest motor or the first 60 A; the next 60 A at 50%; the rest at 25%.',
      es: 'La casa de la granja se calcula como vivienda. Las construcciones con dos o más ramales usan una tabla: 100% de las cargas que trabajan juntas, al menos 125% del motor mayor o los primeros 60 A; los siguientes 60 A al 50%; lo demás al 25%.',
    },
    figures: { f1: [100, '%'], f2: [125, '%'], f3: [60, 'A'], f4: [50, '%'], f5: [25, '%'] },
    claims: [
      {
        says: 'must',
        what: { en: 'figure the farm dwelling as a dwelling', es: 'calcular la vivienda de granja como vivienda' },
        words: 'farm load',
      },
      {
        says: 'may',
        what: {
          en: 'use the farm demand table for farm buildings on two or more branch circuits',
          es: 'usar la tabla de demanda para edificios de granja con dos o más ramales',
        },
        words: 'farm',
      },
    ],
    words: { en: 'barn farm service load', es: 'granero granja acometida carga' },
  },
  {
    id: '220-103-farm-total',
    section: 'Table 220.103',
    grade: 'V2',
    title: { en: 'Farm service: several farm loads', es: 'Acometida de granja: varias cargas' },
    text: {
      en: 'For the common service of a farm, the largest farm load counts 100%, the second largest 75%, the third largest 65% and the rest 50%. The farm dwelling is added by its own calculation.',
      es: 'Para la acometida común de una granja, la carga mayor cuenta 100%, la segunda 75%, la tercera 65% y las demás 50%. La vivienda se agrega con su propio cálculo.',
    },
    figures: { f1: [100, '%'], f2: [75, '%'], f3: [65, '%'], f4: [50, '%'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'apply 100, 75, 65 and 50% to several farm loads on a common service',
          es: 'aplicar 100, 75, 65 y 50% a varias cargas de granja en acometida común',
        },
        words: 'farm demand',
      },
      {
        says: 'must',
        what: { en: 'add the farm dwelling by its own calculation', es: 'sumar la vivienda de granja con su propio cálculo' },
        words: 'farm',
      },
    ],
    words: {
      en: 'farm total load demand percentage second largest third largest remaining barn',
      es: 'granja rancho carga total demanda porcentaje segunda tercera restantes',
    },
  },
  {
    id: '220-110-health-care',
    section: '220.110',
    numberIn: { '2017': null, '2020': null, '2026': '120.110' },
    grade: 'V1',
    title: { en: 'Receptacle demand in health care', es: 'Demanda de contactos en salud' },
    text: {
      en: 'Health-care receptacle loads have demand tables of their own, by patient-care category, instead of the general receptacle demand.',
      es: 'Los contactos en establecimientos de salud tienen sus propias tablas de demanda, por categoría de cuidado del paciente, en lugar de la demanda general.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use the health-care receptacle demand tables by patient-care category',
          es: 'usar las tablas de demanda de contactos de salud por categoría',
        },
        words: 'hospital demand',
      },
    ],
    words: { en: 'hospital receptacle load', es: 'hospital contactos carga' },
  },
  {
    id: '220-120-marinas',
    section: '220.120',
    numberIn: { '2017': '555.12', '2020': '555.6', '2026': '120.120' },
    grade: 'V1',
    title: { en: 'Shore-power demand in marinas', es: 'Demanda de energía en muelles' },
    text: {
      en: 'Demand factors for the shore-power receptacles of marinas and docks moved into the load-calculation article in 2023; before that they stood in Article 555.',
      es: 'Los factores de demanda de los contactos de muelle en marinas pasaron en 2023 al artículo de cálculo de cargas; antes estaban en el Artículo 555.',
    },
    words: { en: 'marina dock pedestal boat load', es: 'marina muelle pedestal bote carga' },
  },
];

// Confirmed: 220.5 EC&M, thenecwiki; 220.14 mepanet, calculatorsconversion, Mike Holt forum, EC&M Commercial Loads 2, edrenzi.com; 220.41 intrysys, Mike Holt forum, joinekx; 220.45, 220.52 EC&M, exam sites; 220.53 ecmag, electricianmath, calculatorsconversion;
// 220.54 charlesrmiller, electricianmath; 220.55 EC&M, tpub.com, Mike Holt forum; 220.56 EC&M, Mike Holt forum, designmaster; 220.61 tools.gera.services, Mike Holt forum; 220.82 calcpoint, calculatorsconversion; 220.84 ecmag, EC&M, tools.gera.services; 220.87 NREL, steevschmidt.
// One source: 220.83 ecmag; 220.5(C), 220.11, 220.110, 220.120 electricallicenserenewal 1441; 2026 values intrysys, joinekx.
// 220.50 fatskills and the motor figures; 220.82(C) flylib (example D2(c)), Mike Holt forum, calcpoint.
// 220.57 expertce, Mike Holt forum, intrysys; 220.53 limits Mike Holt forum.
// Second look: 220.5(C) sparkshift; 220.83 ecmag, Mike Holt forum (two threads). One source: 220.46(B) study page, 220.56 steps (ends only) designmaster.
// Third look: 220.54 five public calculators, exam bank (checked against 2023); 220.82(C) two public calculators; 220.47 Mike Holt forum, electricianpracticetests; 220.43 Mike Holt forum (two threads), ecmag (Miller); 220.86 electricianmath, public power-system tables; 220.88 electricianpracticetests, public calculator; 2026: 120.82(B) EC&M (via lightnowblog), sparkshift. One source: 2026 dryers and 120.83 electricallicenserenewal, 220.14(A) Mike Holt forum.
// One source: 220.102, 220.103 electrical-knowhow, trade knowledge.
// Fourth look: 220.14(E) codebookcity quiz, study cards in a public repository; 220.46(B) Mike Holt forum (several threads), Lighting Services; Table 220.55 note 4 Mike Holt forum, nachi forum; Table 220.56 four public calculators, exam bank. Table 220.45: 2017 figures for hotels and warehouses electricalcode.net, Mike Holt forum; 60/50/35 for 2020 on not seen in a public source.
// Fifth look: 220.103 electrical-knowhow, a public load calculator, a print of the 2014 table.
