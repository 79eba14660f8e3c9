// Article 240: overcurrent protection: sizes, small conductors, taps, location, fuses and breakers.
import type { Rule } from '../knowledge.ts';

export const article240: readonly Rule[] = [
  {
    id: '240-4-general',
    section: '240.4',
    grade: 'V2',
    title: { en: 'Protect conductors at their ampacity', es: 'Los conductores se protegen a su ampacidad' },
    text: {
      en: 'Conductors are protected against overcurrent at their ampacity as corrected and adjusted, unless one of the lettered rules allows otherwise: next size up, small conductors, taps, transformer secondaries or special circuits such as motors and air conditioning.',
      es: 'Los conductores se protegen contra sobrecorriente según su ampacidad ya corregida y ajustada, salvo que una de las reglas con letra permita otra cosa: siguiente valor, conductores pequeños, derivaciones, secundarios de transformador o circuitos especiales como motores y aire acondicionado.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect conductors against overcurrent at their corrected and adjusted ampacity',
          es: 'proteger los conductores contra sobrecorriente a su ampacidad corregida y ajustada',
        },
        unless: {
          en: 'a lettered rule allows otherwise, such as next size up, taps, transformer secondaries, motors or air conditioning',
          es: 'una regla con letra permita otra cosa, como el valor siguiente, derivaciones, secundarios, motores o aire acondicionado',
        },
        words: 'breaker bigger than wire',
      },
      {
        says: 'must-not',
        what: { en: "put a breaker larger than the wire's ampacity", es: 'poner un breaker mayor que la ampacidad del cable' },
        unless: {
          en: 'next size up, a tap or transformer rule, or a motor or air-conditioning rule allows it',
          es: 'lo permita el valor siguiente, una regla de derivación o transformador, o de motores o aire acondicionado',
        },
        words: 'oversize breaker bigger breaker',
      },
    ],
    words: { en: 'breaker size for wire protection conductors', es: 'tamaño breaker cable protección' },
  },
  {
    id: '240-4-a-power-loss',
    section: '240.4(A)',
    grade: 'V2',
    title: { en: 'Where losing power would be a hazard', es: 'Donde perder la energía sería un peligro' },
    text: {
      en: 'Overload protection of conductors is not required where opening the circuit would create a hazard, such as a material-handling magnet or a fire pump circuit. Short-circuit protection is still provided.',
      es: 'No se exige protección contra sobrecarga de los conductores donde abrir el circuito crearía un peligro, como un electroimán de carga o una bomba contra incendio. La protección contra cortocircuito sí va.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'give overload protection to conductors where opening the circuit would create a hazard, as a fire pump',
          es: 'dar protección de sobrecarga a conductores donde abrir el circuito sea peligroso, como bomba contra incendio',
        },
        words: 'magnet fire pump',
      },
      {
        says: 'must',
        what: {
          en: 'give short-circuit protection to those conductors even where power loss is a hazard',
          es: 'dar protección de cortocircuito a esos conductores aunque perder energía sea peligroso',
        },
        words: 'fire pump magnet',
      },
    ],
    words: { en: 'power loss hazard magnet fire pump overload omitted', es: 'pérdida de energía peligro imán bomba incendio' },
  },
  {
    id: '240-4-b-next-size',
    section: '240.4(B)',
    grade: 'V2',
    title: { en: 'Next standard size up, to 800 A', es: 'Siguiente valor normalizado, hasta 800 A' },
    text: {
      en: "If the ampacity doesn't match a standard size, the next higher standard fuse or breaker may be used up to 800 A, except on branch circuits with more than one receptacle for portable cord-and-plug loads. The load must still be within the conductor's ampacity.",
      es: 'Si la ampacidad no coincide con un valor normalizado, puede usarse el siguiente fusible o breaker mayor hasta 800 A, salvo en ramales con más de un contacto para cargas portátiles de clavija. La carga debe seguir dentro de la ampacidad del conductor.',
    },
    figures: { a: [800, 'A'] },
    claims: [
      {
        says: 'may',
        what: {
          en: "round up to the next standard breaker size when the ampacity doesn't match one",
          es: 'subir al siguiente valor normalizado de breaker cuando la ampacidad no coincide',
        },
        if: { en: 'it is 800 A or less and the load is within the ampacity', es: 'es de 800 A o menos y la carga cabe en la ampacidad' },
        unless: { en: 'it is a circuit of several plug receptacles', es: 'sea un ramal de varios contactos' },
        words: 'such breaker feeder subpanel subir single dedicated outlet',
      },
      {
        says: 'must-not',
        what: {
          en: 'round up the breaker on a branch circuit with several receptacles for cord-and-plug loads',
          es: 'subir el breaker en un ramal de varios contactos para cargas de clavija',
        },
        words: 'next size duplex office convenience',
      },
    ],
    words: { en: 'round breaker next size 115 wire 125', es: 'subir breaker siguiente tamaño cable 115 125' },
  },
  {
    id: '240-4-b-at-75-degrees',
    section: '240.4(B)',
    grade: 'V2',
    title: { en: 'Next size up from the 75 °C ampacity', es: 'Siguiente tamaño desde la ampacidad a 75 °C' },
    text: {
      en: 'Round up from the ampacity that terminals and wiring method allow: with lugs and equipment marked 75 °C, that of the 75 °C column. So 1 AWG copper, 130 A at 75 °C, may have a 150 A breaker, while 6 AWG copper NM cable stays at 60 °C with 55 A and may have 60 A. The load stays within the ampacity, a continuous one at 125 %: a 48 A car charger counts as 60 A, too much for that cable.',
      es: 'Redondee desde la ampacidad que permiten las terminales y el método: con zapatas y equipo marcados 75 °C, la de la columna de 75 °C. Así, cobre 1 AWG, de 130 A a 75 °C, puede llevar breaker de 150 A, y el cable NM de cobre 6 AWG se queda en 60 °C con 55 A y puede llevar 60 A. La carga no pasa de la ampacidad, la continua al 125 %: un cargador de auto de 48 A cuenta como 60 A, demasiado para ese cable.',
    },
    figures: {
      columnC: [75, '°C'],
      bigAwg: [1, 'AWG'],
      bigA: [130, 'A'],
      bigBreakerA: [150, 'A'],
      nmAwg: [6, 'AWG'],
      nmC: [60, '°C'],
      nmA: [55, 'A'],
      nmBreakerA: [60, 'A'],
      continuousShare: [125, '%'],
      chargerA: [48, 'A'],
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'round up to the next breaker size from the 75 °C ampacity',
          es: 'redondear al siguiente breaker desde la ampacidad a 75 °C',
        },
        if: {
          en: 'the lugs and equipment at both ends are marked 75 °C and the wiring method allows it',
          es: 'las zapatas y el equipo en los dos extremos están marcados 75 °C y el método lo permite',
        },
        words: 'column next size',
      },
      {
        says: 'may',
        what: {
          en: 'protect 6 AWG copper NM cable (55 A) with a 60 A breaker',
          es: 'proteger cable NM de cobre 6 AWG (55 A) con breaker de 60 A',
        },
        if: { en: 'the load is 55 A or less', es: 'la carga es de 55 A o menos' },
        words: '6/3 romex',
      },
      {
        says: 'must-not',
        what: {
          en: 'load a conductor above its ampacity because the breaker was rounded up',
          es: 'cargar un conductor arriba de su ampacidad porque se redondeó el breaker',
        },
        words: 'overload',
      },
    ],
    words: {
      en: 'round up 60 or 75 column 6/3 romex 60 amp breaker 1 awg 150 nonstandard ampacity next standard size',
      es: 'redondear columna 60 o 75 romex 6/3 breaker 60 siguiente tamaño estándar',
    },
  },
  {
    id: '240-4-c-over-800',
    section: '240.4(C)',
    grade: 'V2',
    title: { en: 'Breakers over 800 A: no rounding up', es: 'Breakers de más de 800 A: no se sube' },
    text: {
      en: 'For overcurrent devices over 800 A, the ampacity of the conductors must equal or exceed the rating of the device.',
      es: 'Con dispositivos de más de 800 A, la ampacidad de los conductores debe ser igual o mayor que el valor del dispositivo.',
    },
    figures: { a: [800, 'A'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: "round up a breaker over 800 A above the conductors' ampacity",
          es: 'subir un breaker de más de 800 A sobre la ampacidad de los conductores',
        },
        words: 'next size up 1000 A',
      },
      {
        says: 'must',
        what: {
          en: 'use conductors whose ampacity equals or exceeds an overcurrent device over 800 A',
          es: 'usar conductores de ampacidad igual o mayor que una protección de más de 800 A',
        },
        words: '1200 A',
      },
    ],
    words: {
      en: '1000 1200 parallel conductors round conductors less than breaker',
      es: '1000 1200 paralelo subir conductores menos que el breaker',
    },
  },
  {
    id: '240-4-d-small-conductors',
    section: '240.4(D)',
    grade: 'V2',
    title: { en: 'Small conductors: 15, 20 and 30 A', es: 'Conductores pequeños: 15, 20 y 30 A' },
    text: {
      en: 'Unless 240.4(E) or (G) applies, overcurrent protection may not exceed 15 A for 14 AWG, 20 A for 12 AWG and 30 A for 10 AWG copper, after correction and adjustment. Aluminum: 15 A for 12 AWG, 25 A for 10 AWG.',
      es: 'Salvo que aplique 240.4(E) o (G), la protección no pasa de 15 A para 14 AWG, 20 A para 12 AWG y 30 A para 10 AWG de cobre, después de corrección y ajuste. Aluminio: 15 A para 12 AWG, 25 A para 10 AWG.',
    },
    figures: { c14: [15, 'A'], w14: [14, 'AWG'], c12: [20, 'A'], w12: [12, 'AWG'], c10: [30, 'A'], w10: [10, 'AWG'], al10: [25, 'A'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'put 14 AWG copper on a 20 A breaker', es: 'poner cobre 14 AWG en un breaker de 20 A' },
        unless: {
          en: 'a tap rule, or a motor, air-conditioning or other specific-circuit rule applies',
          es: 'aplique una regla de derivación, o de motor, aire acondicionado u otro circuito específico',
        },
        words: '14 gauge wire 20 amp',
      },
      {
        says: 'must-not',
        what: { en: 'put 12 AWG copper on a 30 A or 25 A breaker', es: 'poner cobre 12 AWG en un breaker de 30 A o 25 A' },
        unless: {
          en: 'a tap rule, or a motor, air-conditioning or other specific-circuit rule applies',
          es: 'aplique una regla de derivación, o de motor, aire acondicionado u otro circuito específico',
        },
        words: '12 gauge wire 30 amp',
      },
      {
        says: 'must-not',
        what: { en: 'put 10 AWG copper on a 40 A breaker', es: 'poner cobre 10 AWG en un breaker de 40 A' },
        unless: {
          en: 'a tap rule, or a motor, air-conditioning or other specific-circuit rule applies',
          es: 'aplique una regla de derivación, o de motor, aire acondicionado u otro circuito específico',
        },
        words: '10 gauge 40 50 amp receptacle heater',
      },
      {
        says: 'must-not',
        what: {
          en: 'protect 12 AWG aluminum at over 15 A or 10 AWG aluminum at over 25 A',
          es: 'proteger aluminio 12 AWG a más de 15 A o aluminio 10 AWG a más de 25 A',
        },
        unless: {
          en: 'a tap rule, or a motor, air-conditioning or other specific-circuit rule applies',
          es: 'aplique una regla de derivación, o de motor, aire acondicionado u otro circuito específico',
        },
        words: 'aluminum wire 20 amp',
      },
      {
        says: 'may',
        what: {
          en: 'put 12 AWG on a 30 A breaker for an air conditioner or a motor',
          es: 'poner cable 12 en un breaker de 30 A para un aire acondicionado o un motor',
        },
        if: {
          en: 'its nameplate (MCA, maximum breaker) or the motor rules allow it',
          es: 'su placa (MCA, breaker máximo) o las reglas de motores lo permiten',
        },
        words: 'condenser minisplit max 12',
      },
    ],
    words: {
      en: 'gauge 20 14 15 10 30 max breaker #12',
      es: 'calibre breaker 20 14 15 10 #12',
    },
  },
  {
    id: '240-4-d-18-16',
    section: '240.4(D)',
    grade: 'V1',
    title: { en: '18 and 16 AWG protection', es: 'Protección de 18 y 16 AWG' },
    text: {
      en: 'Under set conditions, 18 AWG copper may be protected at 7 A with a continuous load up to 5.6 A, and 16 AWG at 10 A with up to 8 A, using breakers or fuses listed and marked for those wires, or Class CC, J or T fuses.',
      es: 'En condiciones fijas, el cobre 18 AWG puede protegerse a 7 A con carga continua de hasta 5.6 A, y 16 AWG a 10 A con hasta 8 A, con breakers o fusibles listados y marcados para esos calibres, o fusibles Clase CC, J o T.',
    },
    figures: { w18: [18, 'AWG'], c18: [7, 'A'], l18: [5.6, 'A'], w16: [16, 'AWG'], c16: [10, 'A'], l16: [8, 'A'] },
    claims: [
      {
        says: 'may',
        what: { en: 'protect 18 AWG copper at 7 A and 16 AWG copper at 10 A', es: 'proteger cobre 18 AWG a 7 A y cobre 16 AWG a 10 A' },
        if: {
          en: 'set conditions are met, with devices listed and marked for those wires or Class CC, J or T fuses',
          es: 'se cumplen las condiciones, con dispositivos listados y marcados para esos cables o fusibles Clase CC, J o T',
        },
        words: 'control wire small',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a continuous load over 5.6 A on 18 AWG or over 8 A on 16 AWG copper',
          es: 'poner carga continua mayor de 5.6 A en 18 AWG o de 8 A en 16 AWG de cobre',
        },
        words: 'small wire',
      },
    ],
    words: { en: '18 gauge 16 gauge control wire breaker 7 amp 10 amp', es: 'calibre 18 16 control breaker 7 10' },
  },
  {
    id: '240-4-d-14-copper-clad',
    section: '240.4(D)(3)',
    numberIn: { '2017': null, '2020': null },
    grade: 'V2',
    title: { en: '14 AWG copper-clad aluminum: 10 A', es: 'Aluminio recubierto de cobre 14 AWG: 10 A' },
    text: {
      en: 'Copper-clad aluminum of 14 AWG may be protected at no more than 10 A. Cable and terminations must be listed for it.',
      es: 'El aluminio recubierto de cobre de 14 AWG puede protegerse a no más de 10 A. El cable y sus terminaciones deben estar listados para eso.',
    },
    figures: { w: [14, 'AWG'], a: [10, 'A'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'protect 14 AWG copper-clad aluminum at more than 10 A',
          es: 'proteger aluminio recubierto de cobre 14 AWG a más de 10 A',
        },
        words: 'CCA wire 15 amp',
      },
      {
        says: 'may',
        what: {
          en: 'put 14 AWG copper-clad aluminum on a 10 A breaker',
          es: 'poner aluminio recubierto de cobre 14 AWG en breaker de 10 A',
        },
        if: { en: 'the cable and terminations are listed for it', es: 'el cable y las terminales están listados para ello' },
        words: 'CCA',
      },
    ],
    words: { en: 'cca copper clad 14 gauge led lighting circuit', es: 'cca recubierto calibre 14 circuito led' },
  },
  {
    id: '240-4-e-taps',
    section: '240.4(E)',
    grade: 'V1',
    title: { en: 'Tap conductors', es: 'Conductores de derivación' },
    text: {
      en: 'Tap conductors may be protected by the larger upstream device where a tap rule allows it: household ranges and fixture taps in 210.19, busway and feeder taps in 240.21, motor taps in 430.28 and 430.53.',
      es: 'Las derivaciones pueden protegerse con el dispositivo mayor de aguas arriba donde una regla lo permite: estufas domésticas y luminarias en 210.19, electroductos y alimentadores en 240.21, motores en 430.28 y 430.53.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'protect tap conductors by the larger upstream breaker',
          es: 'proteger conductores de derivación con el breaker mayor aguas arriba',
        },
        if: {
          en: 'a tap rule allows it, as for household ranges, fixture taps, busway, feeder or motor taps',
          es: 'una regla de derivación lo permite, como estufas, luminarias, electroductos, alimentadores o motores',
        },
        words: 'tap smaller wire',
      },
    ],
    words: { en: 'tap rules list where allowed', es: 'reglas de tap dónde se permite' },
  },
  {
    id: '240-4-f-secondary',
    section: '240.4(F)',
    grade: 'V2',
    title: { en: "Primary breaker doesn't protect the secondary", es: 'El breaker primario no protege el secundario' },
    text: {
      en: "A transformer's primary device does not protect its secondary conductors, except for single-phase 2-wire secondaries and 3-wire delta-delta transformers, where the primary device, times the turns ratio, is no more than the secondary ampacity.",
      es: 'La protección del primario no protege los conductores del secundario, salvo en secundarios monofásicos de 2 hilos y delta-delta de 3 hilos, donde el dispositivo primario, por la relación de vueltas, no pasa de la ampacidad del secundario.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: "rely on a transformer's primary breaker to protect its secondary conductors",
          es: 'confiar en el breaker primario de un transformador para proteger el secundario',
        },
        unless: {
          en: 'it is a single-phase 2-wire secondary or a 3-wire delta-delta within the ratio',
          es: 'sea secundario monofásico de 2 hilos o delta-delta de 3 hilos dentro de la relación',
        },
        words: 'secondary protection',
      },
      {
        says: 'may',
        what: {
          en: 'protect a single-phase 2-wire or 3-wire delta-delta secondary with the primary device',
          es: 'proteger con el primario un secundario monofásico de 2 hilos o delta-delta de 3 hilos',
        },
        if: {
          en: 'the primary device times the turns ratio is no more than the secondary ampacity',
          es: 'el primario por la relación de vueltas no pasa de la ampacidad del secundario',
        },
        words: 'transformer',
      },
    ],
    words: { en: 'transformer secondary protection primary', es: 'secundario transformador protección solo primario' },
  },
  {
    id: '240-4-g-specific',
    section: '240.4(G)',
    grade: 'V2',
    title: { en: 'Motors, air conditioning and other circuits', es: 'Motores, aire acondicionado y otros' },
    text: {
      en: 'For the circuits in its table, the listed article sets the protection instead: motors 430, air conditioning 440, welders 630, capacitors 460, phase converters 455, and others. That is why 12 AWG on a 40 A breaker can be right for a condenser.',
      es: 'Para los circuitos de su tabla manda el artículo indicado: motores 430, aire acondicionado 440, soldadoras 630, capacitores 460, convertidores de fase 455 y otros. Por eso 12 AWG en un breaker de 40 A puede ser correcto para un condensador.',
    },
    figures: { w: [12, 'AWG'], a: [40, 'A'] },
    claims: [
      {
        says: 'may',
        what: {
          en: "use a breaker larger than the wire's usual rating for a motor or air conditioner",
          es: 'usar un breaker mayor que lo usual del cable para un motor o aire acondicionado',
        },
        if: {
          en: 'the listed article, such as 430 or 440, sets that protection',
          es: 'el artículo que aplica, como 430 o 440, fija esa protección',
        },
        words: '12 AWG 40 amp condenser AC nameplate MOCP',
      },
      {
        says: 'may',
        what: {
          en: 'put 12 AWG on a 40 A breaker for an air-conditioning condenser',
          es: 'poner 12 AWG en breaker de 40 A para un condensador de aire',
        },
        if: { en: 'article 440 allows it for that unit', es: 'el artículo 440 lo permite para esa unidad' },
        words: '10 AWG MOCP',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a larger breaker than the wire allows on a receptacle circuit because an air conditioner is plugged in',
          es: 'poner un breaker mayor que lo que permite el cable en un circuito de contactos porque ahí se enchufa un aire',
        },
      },
    ],
    words: {
      en: '#12 40 ac condenser motor breaker bigger wire',
      es: '#12 40 condensador motor breaker mayor cable',
    },
  },
  {
    id: '240-5-cords',
    section: '240.5',
    grade: 'V1',
    title: { en: 'Cords and fixture wires', es: 'Cordones y alambres de luminaria' },
    text: {
      en: 'Flexible cord of a listed appliance is considered protected by the branch circuit. Extension cord sets made of separately listed parts count as protected on a 20 A circuit if they are 16 AWG or larger. Fixture wire of 18 AWG up to 50 ft may be on a 20 A circuit.',
      es: 'El cordón de un aparato listado se considera protegido por el ramal. Las extensiones hechas con partes listadas por separado en circuitos de 20 A deben ser 16 AWG o mayores. El alambre de luminaria 18 AWG de hasta 50 pies puede ir en circuito de 20 A.',
    },
    figures: { c: [20, 'A'], w: [16, 'AWG'], f: [18, 'AWG'], l: [50, 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'count an extension cord of 16 AWG or larger as protected on a 20 A circuit',
          es: 'considerar protegida una extensión 16 AWG o mayor en un circuito de 20 A',
        },
        if: { en: 'it is made of separately listed parts', es: 'está hecha de partes listadas por separado' },
        words: 'cord set shop made',
      },
      {
        says: 'need-not',
        what: {
          en: 'add separate protection for the flexible cord of a listed appliance',
          es: 'agregar protección aparte al cordón de un aparato listado',
        },
        words: 'appliance cord 18 AWG',
      },
      {
        says: 'may',
        what: { en: 'put 18 AWG fixture wire on a 20 A circuit', es: 'poner alambre de luminaria 18 AWG en circuito de 20 A' },
        if: { en: 'it is up to 50 ft', es: 'es de hasta 50 pies' },
        words: 'fixture wire',
      },
    ],
    words: {
      en: 'extension cord fixture wire 18 gauge 20 amp circuit #18 fixture wire maximum fuse breaker',
      es: 'extensión alambre luminaria calibre 18 circuito 20 alambre de luminaria 18 fusible máximo',
    },
  },
  {
    id: '240-5-b-fixture-wire',
    section: '240.5(B)(2)',
    grade: 'V2',
    title: { en: 'Fixture wire on a 20 A circuit: 18 AWG, 50 ft', es: 'Alambre de luminaria en un circuito de 20 A' },
    text: {
      en: 'On a 20 A circuit fixture wire may be 18 AWG up to 50 ft of run, 16 AWG up to 100 ft, and 14 AWG or larger beyond. On 30 A it is 14 AWG or larger, on 40 and 50 A 12 AWG or larger.',
      es: 'En un circuito de 20 A el alambre de luminaria puede ser 18 AWG hasta 50 pies, 16 AWG hasta 100 pies, y 14 AWG o mayor para más. En 30 A, 14 AWG o mayor; en 40 y 50 A, 12 AWG o mayor.',
    },
    figures: {
      f1: [20, 'A'],
      f2: [18, 'AWG'],
      f3: [50, 'ft'],
      f4: [16, 'AWG'],
      f5: [100, 'ft'],
      f6: [14, 'AWG'],
      f7: [30, 'A'],
      f8: [50, 'A'],
      f9: [12, 'AWG'],
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'put 18 AWG fixture wire up to 50 ft, or 16 AWG up to 100 ft, on a 20 A circuit',
          es: 'poner alambre de luminaria 18 AWG hasta 50 pies, o 16 AWG hasta 100, en 20 A',
        },
        words: 'whip light fixture',
      },
      {
        says: 'must-not',
        what: {
          en: 'put 16 or 18 AWG fixture wire on a 30 A circuit',
          es: 'poner alambre de luminaria 16 o 18 AWG en un circuito de 30 A',
        },
        words: 'fixture wire',
      },
      {
        says: 'must',
        what: {
          en: 'use fixture wire of 12 AWG or larger on 40 and 50 A circuits',
          es: 'usar alambre de luminaria 12 AWG o mayor en circuitos de 40 y 50 A',
        },
        words: 'fixture wire',
      },
      {
        says: 'may',
        what: { en: 'put 14 AWG fixture wire on a 30 A circuit', es: 'poner alambre de luminaria 14 AWG en un circuito de 30 A' },
      },
    ],
    words: {
      en: 'many long 18 16 gauge run number #18 longest length maximum tap tapped branch',
      es: 'largo calibre 18 16 alambre de luminaria #18 hasta máximo',
    },
  },
  {
    id: '240-6-a-standard-sizes',
    section: '240.6(A)',
    grade: 'V2',
    title: { en: 'Standard breaker and fuse sizes', es: 'Valores normalizados de breakers y fusibles' },
    text: {
      en: 'Standard sizes: 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1000, 1200, 1600, 2000, 2500, 3000, 4000, 5000 and 6000 A. The 2023 list begins with 10.',
      es: 'Valores normalizados: 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1000, 1200, 1600, 2000, 2500, 3000, 4000, 5000 y 6000 A. La lista de 2023 empieza con 10.',
    },
    textIn: {
      '2017': {
        en: 'Standard sizes: 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1000, 1200, 1600, 2000, 2500, 3000, 4000, 5000 and 6000 A.',
        es: 'Valores normalizados: 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1000, 1200, 1600, 2000, 2500, 3000, 4000, 5000 y 6000 A.',
      },
      '2020': {
        en: 'Standard sizes: 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1000, 1200, 1600, 2000, 2500, 3000, 4000, 5000 and 6000 A.',
        es: 'Valores normalizados: 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1000, 1200, 1600, 2000, 2500, 3000, 4000, 5000 y 6000 A.',
      },
    },
    figures: { a: [6000, 'A'] },
    words: {
      en: 'next standard ratings breaker sizes list after between 55 75 exist largest',
      es: 'lista tamaños breaker siguiente después existe 55 75 mayor estándar',
    },
  },
  {
    id: '240-6-a-extra-fuses',
    section: '240.6(A)',
    grade: 'V2',
    title: { en: 'Extra standard fuse sizes', es: 'Valores extra de fusibles' },
    text: {
      en: "Fuses also come in standard ratings of 1, 3, 6, 10 and 601 A. Nonstandard ratings may be used as well, as long as they don't exceed what the rules allow.",
      es: 'Los fusibles también vienen en valores normalizados de 1, 3, 6, 10 y 601 A. También pueden usarse valores no normalizados mientras no pasen de lo permitido.',
    },
    figures: { a: [601, 'A'] },
    claims: [
      {
        says: 'may',
        what: { en: 'use fuses of nonstandard ratings', es: 'usar fusibles de valores no normalizados' },
        if: { en: "they don't exceed what the rules allow", es: 'no exceden lo que las reglas permiten' },
        words: 'odd fuse size',
      },
    ],
    words: { en: 'small fuse sizes 1 3 6 10 601', es: 'fusibles chicos 1 3 6 10 601' },
  },
  {
    id: '240-6-b-c-adjustable',
    section: '240.6(C)',
    grade: 'V2',
    title: { en: 'Adjustable-trip breakers', es: 'Breakers de disparo ajustable' },
    text: {
      en: 'An adjustable breaker counts at its highest possible setting, unless access to the adjustment is restricted by a sealable cover, a bolted door, a locked room or password protection; then it counts at the setting in use.',
      es: 'Un breaker ajustable cuenta con su ajuste más alto, salvo que el acceso al ajuste esté restringido con tapa sellable, puerta atornillada, cuarto con llave o contraseña; entonces cuenta con el ajuste usado.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'count an adjustable breaker at its highest possible setting',
          es: 'contar un breaker ajustable a su ajuste más alto posible',
        },
        unless: { en: 'access to the adjustment is restricted', es: 'el acceso al ajuste esté restringido' },
        words: 'adjustable trip LSI',
      },
      {
        says: 'may',
        what: { en: 'count an adjustable breaker at the setting in use', es: 'contar un breaker ajustable al ajuste en uso' },
        if: {
          en: 'access is restricted by a sealable cover, bolted door, locked room or password',
          es: 'el acceso está restringido por tapa sellable, puerta atornillada, cuarto cerrado o contraseña',
        },
        words: 'adjustable trip',
      },
    ],
    words: { en: 'adjustable trip long time setting rating plug lsi', es: 'disparo ajustable tiempo largo ajuste lsi' },
  },
  {
    id: '240-8-parallel-devices',
    section: '240.8',
    grade: 'K',
    title: { en: 'No fuses or breakers in parallel', es: 'Sin fusibles ni breakers en paralelo' },
    text: {
      en: 'Fuses and breakers may be used in parallel only where factory assembled in parallel and listed as a unit.',
      es: 'Los fusibles y breakers solo pueden usarse en paralelo si vienen ensamblados de fábrica y listados como unidad.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'connect fuses or breakers in parallel', es: 'conectar fusibles o breakers en paralelo' },
        unless: {
          en: 'they are factory assembled in parallel and listed as a unit',
          es: 'vengan de fábrica en paralelo y listados como unidad',
        },
        words: 'two breakers same wire',
      },
    ],
    words: { en: 'two breakers parallel bigger circuit', es: 'dos breakers en paralelo' },
  },
  {
    id: '240-10-supplementary',
    section: '240.10',
    grade: 'V2',
    title: { en: 'Supplementary protection is extra', es: 'La protección suplementaria es adicional' },
    text: {
      en: 'Supplementary overcurrent devices, such as a fuse in a luminaire or a UL 1077 protector in a panel, may not take the place of the branch-circuit device, and need not be readily accessible.',
      es: 'Los dispositivos suplementarios, como un fusible en una luminaria o un protector UL 1077 en un tablero, no sustituyen la protección del ramal y no tienen que ser fácilmente accesibles.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a supplementary protector (UL 1077) in place of the branch-circuit breaker',
          es: 'usar un protector suplementario (UL 1077) en lugar del breaker del ramal',
        },
        words: 'supplementary breaker DIN rail',
      },
      {
        says: 'need-not',
        what: {
          en: 'make supplementary overcurrent devices readily accessible',
          es: 'dejar fácilmente accesibles los dispositivos suplementarios',
        },
        words: 'fuse in luminaire',
      },
    ],
    words: { en: 'ul 1077 supplementary protector inline fuse control panel', es: 'ul 1077 protector suplementario fusible línea' },
  },
  {
    id: '240-13-gfpe',
    section: '240.13',
    grade: 'V2',
    title: { en: 'GFPE for large disconnects', es: 'GFPE en desconectadores grandes' },
    text: {
      en: 'Solidly grounded wye systems of more than 150 V to ground need ground-fault protection of equipment at each building or feeder disconnect rated 1000 A or more, as for services. Not for continuous industrial processes, feeders protected ahead or fire pumps.',
      es: 'Los sistemas en estrella sólidamente aterrizados de más de 150 V a tierra necesitan protección de equipo contra falla a tierra en cada desconectador de edificio o alimentador de 1000 A o más, como en acometidas. No va en procesos industriales continuos, alimentadores protegidos antes ni bombas contra incendio.',
    },
    figures: { g: [150, 'V'], a: [1000, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide GFPE at building or feeder disconnects of 1000 A or more over 150 V to ground',
          es: 'poner GFPE en desconectadores de edificio o alimentador de 1000 A o más y más de 150 V a tierra',
        },
        if: { en: 'the wye system is solidly grounded', es: 'la estrella está sólidamente aterrizada' },
        unless: {
          en: 'GFPE ahead already protects them, or the fire pump or industrial process exception applies',
          es: 'ya los proteja GFPE aguas arriba, o aplique la excepción de bomba contra incendio o proceso industrial',
        },
        words: '480Y/277 ground fault',
      },
      {
        says: 'need-not',
        what: { en: 'provide GFPE for the disconnect of a fire pump', es: 'poner GFPE en el desconectador de una bomba contra incendio' },
        words: 'ground fault option',
      },
      {
        says: 'need-not',
        what: { en: 'provide GFPE for a continuous industrial process', es: 'poner GFPE en un proceso industrial continuo' },
        if: { en: 'a sudden shutdown would bring added hazards', es: 'un paro repentino traería más peligros' },
      },
    ],
    words: { en: 'ground fault protection equipment feeder building 480', es: 'protección falla a tierra equipo alimentador 480' },
  },
  {
    id: '240-15-a-each-hot',
    section: '240.15(A)',
    grade: 'K',
    title: { en: 'A device in every hot, no fuse in the neutral', es: 'Un dispositivo en cada vivo, ningún fusible en el neutro' },
    text: {
      en: 'A fuse or breaker is connected in series with each ungrounded conductor. No overcurrent device goes in the grounded conductor unless it opens all conductors of the circuit together.',
      es: 'Se conecta un fusible o breaker en serie con cada vivo. En el conductor puesto a tierra no va protección salvo que abra todos los conductores del circuito a la vez.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'put a fuse or breaker in each ungrounded conductor', es: 'poner un fusible o breaker en cada conductor vivo' },
        words: 'hot protection',
      },
      {
        says: 'must-not',
        what: { en: 'put a fuse or breaker in the neutral', es: 'poner un fusible o breaker en el neutro' },
        unless: { en: 'it opens all conductors of the circuit together', es: 'abra todos los conductores del circuito a la vez' },
        words: 'fused neutral',
      },
    ],
    words: {
      en: 'fuse in neutral breaker each hot leg may a fuse be put in the grounded conductor neutral',
      es: 'fusible en el neutro breaker en cada vivo',
    },
  },
  {
    id: '240-15-b-breaker-poles',
    section: '240.15(B)',
    grade: 'V2',
    title: { en: 'Single-pole breakers with handle ties', es: 'Breakers de un polo con amarre' },
    text: {
      en: 'Breakers must open all ungrounded conductors of the circuit. Single-pole breakers are allowed on multiwire circuits of line-to-neutral loads, and with identified handle ties for line-to-line loads on grounded single-phase systems, or 3-phase grounded systems no higher than 120 V to ground.',
      es: 'Los breakers deben abrir todos los vivos del circuito. Se permiten de un polo en circuitos multiconductores con cargas de fase a neutro, y con amarre de manijas identificado para cargas de fase a fase en sistemas monofásicos aterrizados, o trifásicos aterrizados de no más de 120 V a tierra.',
    },
    figures: { v: [120, 'V'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use single-pole breakers with identified handle ties for 240 V line-to-line loads',
          es: 'usar breakers de un polo con amarre identificado para cargas de 240 V de fase a fase',
        },
        if: {
          en: 'the system is grounded single-phase, or 3-phase no higher than 120 V to ground',
          es: 'el sistema es monofásico aterrizado, o trifásico de no más de 120 V a tierra',
        },
        words: 'factory listed tie kit baseboard singles two 240',
      },
      {
        says: 'may',
        what: {
          en: 'use single-pole breakers on multiwire circuits of line-to-neutral loads',
          es: 'usar breakers de un polo en circuitos multifilares de cargas fase a neutro',
        },
        if: {
          en: 'they have an identified handle tie or other means that opens all hots at once',
          es: 'llevan amarre identificado u otro medio que abra todos los vivos a la vez',
        },
        words: 'MWBC',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed a 240 V load with two single-pole breakers without an identified handle tie',
          es: 'alimentar una carga de 240 V con dos breakers de un polo sin amarre identificado',
        },
        words: 'water heater side',
      },
      {
        says: 'must-not',
        what: { en: 'join the handles of two breakers with a nail or wire', es: 'unir las manijas de dos breakers con un clavo o alambre' },
        words: 'finishing through',
      },
    ],
    words: { en: 'handle tie 240 load two single pole breakers', es: 'amarre manijas carga 240 dos breakers sencillos' },
  },
  {
    id: '240-21-location',
    section: '240.21',
    grade: 'V2',
    title: { en: 'Overcurrent protection at the supply end; no tap of a tap', es: 'Protección al inicio del conductor' },
    text: {
      en: 'Put the overcurrent device in each ungrounded conductor at the point where the conductor gets its supply. The tap and secondary rules are the exceptions, and you may not tap a tap.',
      es: 'Ponga la protección en cada vivo en el punto donde recibe su alimentación. Las reglas de tap y de secundario son las excepciones, y no se permite derivar una derivación.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put the overcurrent device where the conductor gets its supply',
          es: 'poner la protección donde el conductor recibe su alimentación',
        },
        unless: { en: 'a tap or secondary rule allows otherwise', es: 'una regla de derivación o secundario permita otra cosa' },
        words: 'breaker at supply end',
      },
      { says: 'must-not', what: { en: 'tap a tap', es: 'derivar de una derivación' }, words: 'feeder tap second tap' },
    ],
    words: {
      en: 'breaker beginning circuit tap conductor feeder permitted',
      es: 'breaker inicio circuito tap',
    },
  },
  {
    id: '240-21-b-1-ten-foot',
    section: '240.21(B)(1)',
    grade: 'V2',
    title: { en: '10 ft tap rule', es: 'Regla de tap de 10 pies' },
    text: {
      en: "A feeder tap of 10 ft or less needs an ampacity of at least the load and of the equipment or device it ends in, may not extend past that equipment, and is protected in a raceway. If it leaves the enclosure, its ampacity must be at least one-tenth of the feeder device's rating.",
      es: 'Un tap de alimentador de 10 pies o menos necesita ampacidad de al menos la carga y la del equipo o dispositivo donde termina, no pasa de ese equipo y va protegido en tubo. Si sale del gabinete, su ampacidad debe ser al menos la décima parte del valor de la protección del alimentador.',
    },
    figures: { l: [10, 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'tap a feeder with smaller conductors of 10 ft or less',
          es: 'derivar de un alimentador con conductores menores de hasta 10 pies',
        },
        if: {
          en: 'their ampacity covers the load and the equipment they end in, they are in raceway and, outside the enclosure, at least 1/10 of the feeder device',
          es: 'su ampacidad cubre la carga y el equipo donde terminan, van en tubo y, fuera del gabinete, al menos 1/10 del dispositivo',
        },
        words: '8 drop 60A fused disco #4',
      },
      {
        says: 'must-not',
        what: {
          en: 'extend a 10 ft tap past the equipment it ends in',
          es: 'extender una derivación de 10 pies más allá del equipo donde termina',
        },
        words: 'kept same wires beyond',
      },
      { says: 'must', what: { en: 'run a 10 ft tap in a raceway', es: 'llevar una derivación de 10 pies en tubo' }, words: 'pipe short' },
    ],
    words: { en: 'ten tap rule gutter disconnect 1/10', es: 'tap diez ducto derivación desconectador 1/10 tap fracción' },
  },
  {
    id: '240-21-b-2-25-foot',
    section: '240.21(B)(2)',
    grade: 'V2',
    title: { en: '25 ft tap rule', es: 'Regla de tap de 25 pies' },
    text: {
      en: "A feeder tap of 25 ft or less needs an ampacity of at least one-third of the feeder device's rating, ends in a single breaker or set of fuses that limits the load to its ampacity, and is protected from damage by a raceway or other approved means.",
      es: 'Un tap de alimentador de 25 pies o menos necesita ampacidad de al menos un tercio del valor de la protección del alimentador, termina en un solo breaker o juego de fusibles que limita la carga a su ampacidad, y va protegido de daño en tubo u otro medio aprobado.',
    },
    figures: { l: [25, 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'tap a feeder with smaller conductors of 25 ft or less',
          es: 'derivar de un alimentador con conductores menores de hasta 25 pies',
        },
        if: {
          en: 'ampacity is at least one-third of the feeder device, they end in one breaker or fuse set and are protected from damage',
          es: 'la ampacidad es al menos un tercio del dispositivo, terminan en un breaker o juego de fusibles y están protegidos',
        },
        words: '25 foot tap',
      },
      {
        says: 'must-not',
        what: {
          en: 'end a 25 ft tap in more than one breaker or set of fuses',
          es: 'terminar una derivación de 25 pies en más de un breaker o juego de fusibles',
        },
        words: 'main lug panel tap',
      },
      {
        says: 'must',
        what: {
          en: 'end a 25 ft tap in a single breaker or set of fuses',
          es: 'terminar una derivación de 25 pies en un solo breaker o juego de fusibles',
        },
      },
    ],
    words: { en: '25 tap one third rule feeder fraction', es: 'tap 25 tercio alimentador tap fracción' },
  },
  {
    id: '240-21-b-3-transformer',
    section: '240.21(B)(3)',
    grade: 'V1',
    title: { en: 'Taps supplying a transformer', es: 'Taps que alimentan un transformador' },
    text: {
      en: 'Primary tap plus secondary together up to 25 ft: primary conductors of at least one-third of the feeder device, secondary conductors of at least one-third of it times the voltage ratio, both protected from damage, and the secondary ending in a single device of no more than its ampacity.',
      es: 'Tap primario más secundario hasta 25 pies en total: primario de al menos un tercio de la protección del alimentador, secundario de al menos un tercio por la relación de voltajes, ambos protegidos de daño, y el secundario termina en un solo dispositivo no mayor que su ampacidad.',
    },
    figures: { l: [25, 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'tap a feeder to supply a transformer with primary plus secondary up to 25 ft',
          es: 'derivar de un alimentador a un transformador con primario más secundario hasta 25 pies',
        },
        if: {
          en: 'both have one-third ampacity, are protected from damage and the secondary ends in one device of no more than its ampacity',
          es: 'ambos tienen un tercio de ampacidad, van protegidos y el secundario termina en un dispositivo no mayor que su ampacidad',
        },
        words: 'transformer tap',
      },
    ],
    words: { en: 'transformer tap primary plus secondary 25 feet', es: 'tap transformador primario más secundario 25 pies' },
  },
  {
    id: '240-21-b-4-high-bay',
    section: '240.21(B)(4)',
    grade: 'V2',
    title: { en: 'Taps over 25 ft in high buildings', es: 'Taps de más de 25 pies en naves altas' },
    text: {
      en: 'In manufacturing buildings with walls over 35 ft high and qualified staff, taps may be up to 25 ft horizontally and 100 ft in total, at one-third of the feeder device, at least 6 AWG copper or 4 AWG aluminum, unspliced, not through walls or floors, tapped at 30 ft or more.',
      es: 'En naves de manufactura con muros de más de 35 pies y personal calificado, los taps pueden medir hasta 25 pies en horizontal y 100 pies en total, a un tercio de la protección, de al menos 6 AWG de cobre o 4 AWG de aluminio, sin empalmes ni cruzar muros o pisos, derivados a 30 pies o más de altura.',
    },
    figures: { h: [35, 'ft'], hz: [25, 'ft'], t: [100, 'ft'], cu: [6, 'AWG'], al: [4, 'AWG'], up: [30, 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'run feeder taps over 25 ft, up to 100 ft, in high manufacturing buildings',
          es: 'llevar derivaciones de más de 25 pies, hasta 100, en naves altas de manufactura',
        },
        if: {
          en: 'walls are over 35 ft, staff is qualified, horizontal run is 25 ft or less and the one-third, size and other limits are met',
          es: 'los muros pasan de 35 pies, hay personal calificado, hasta 25 pies horizontales y se cumplen los demás límites',
        },
        words: '100 foot tap',
      },
      {
        says: 'must-not',
        what: {
          en: 'splice a high-bay tap or run it through walls or floors',
          es: 'empalmar una derivación de nave alta o pasarla por muros o pisos',
        },
        words: 'tap over 25 ft',
      },
    ],
    words: { en: '100 tap high bay factory', es: 'tap 100 nave industrial' },
  },
  {
    id: '240-21-b-5-outside',
    section: '240.21(B)(5)',
    grade: 'V2',
    title: { en: 'Outside taps of any length', es: 'Taps exteriores de cualquier largo' },
    text: {
      en: 'Taps located outside, except where they end, may be of any length if protected from damage, ending in a single breaker or set of fuses that limits the load to their ampacity, with that device part of or next to a disconnect outside or nearest the point of entrance inside.',
      es: 'Los taps exteriores, salvo en su punto final, pueden ser de cualquier largo si están protegidos de daño, terminan en un solo breaker o juego de fusibles que limita la carga a su ampacidad, y ese dispositivo es parte de un desconectador o está junto a él, afuera o lo más cerca de la entrada.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'run outside feeder taps of any length', es: 'llevar derivaciones exteriores de cualquier largo' },
        if: {
          en: 'protected from damage and ending in one breaker or fuse set at a disconnect outside or nearest the point of entrance',
          es: 'protegidas de daño y terminando en un breaker o fusibles en desconectador exterior o el más cercano a la entrada',
        },
        words: 'unlimited outside tap',
      },
    ],
    words: { en: 'outdoor tap unlimited length', es: 'tap exterior largo ilimitado' },
  },
  {
    id: '240-21-c-secondary-no-round-up',
    section: '240.21(C)',
    grade: 'V2',
    title: { en: 'Transformer secondary conductors', es: 'Conductores del secundario de transformador' },
    text: {
      en: 'Secondary conductors may be connected without overcurrent protection at the transformer only under the listed lengths and conditions, and the next-size-up rule of 240.4(B) does not apply to them: their device may not exceed their ampacity.',
      es: 'Los conductores del secundario pueden conectarse sin protección en el transformador solo con las longitudes y condiciones listadas, y no les aplica la regla del siguiente valor de 240.4(B): su dispositivo no debe pasar su ampacidad.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use the next-size-up rule for transformer secondary conductors',
          es: 'usar la regla del valor siguiente en conductores del secundario de transformador',
        },
        words: 'round up secondary breaker',
      },
      {
        says: 'may',
        what: {
          en: 'run transformer secondary conductors without overcurrent protection at the transformer',
          es: 'llevar conductores del secundario sin protección en el transformador',
        },
        if: { en: 'only under the listed lengths and conditions', es: 'sólo en los largos y condiciones listados' },
        words: 'secondary 10 ft 25 ft',
      },
    ],
    words: { en: 'transformer secondary round allowed dry type panel', es: 'secundario transformador sube tipo seco tablero' },
  },
  {
    id: '240-21-c-2-ten-foot',
    section: '240.21(C)(2)',
    grade: 'V2',
    title: { en: '10 ft secondary rule', es: 'Regla de 10 pies en el secundario' },
    text: {
      en: 'Secondary conductors of 10 ft or less: ampacity at least the load and the rating of the device or equipment they end in, enclosed in a raceway, not past that equipment. If they leave the enclosure, at least one-tenth of the primary device times the voltage ratio.',
      es: 'Conductores de secundario de 10 pies o menos: ampacidad de al menos la carga y el valor del dispositivo o equipo donde terminan, en tubo, sin pasar de ese equipo. Si salen del gabinete, al menos un décimo de la protección primaria por la relación de voltajes.',
    },
    figures: { l: [10, 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'run secondary conductors of 10 ft or less without protection at the transformer',
          es: 'llevar conductores secundarios de hasta 10 pies sin protección en el transformador',
        },
        if: {
          en: 'in a raceway, with ampacity for the load and the end device, not past that equipment, and within the one-tenth limit',
          es: 'en tubo, con ampacidad para la carga y el equipo final, sin pasar de él, y con el límite de un décimo',
        },
        words: '10 foot secondary',
      },
    ],
    words: { en: 'secondary tap ten transformer panel', es: 'secundario diez transformador tablero' },
  },
  {
    id: '240-21-c-6-25-foot',
    section: '240.21(C)(6)',
    grade: 'V2',
    title: { en: '25 ft secondary rule', es: 'Regla de 25 pies en el secundario' },
    text: {
      en: 'Secondary conductors of 25 ft or less need an ampacity of at least one-third of the primary device times the primary-to-secondary voltage ratio, end in a single breaker or set of fuses of no more than their ampacity, and are protected from damage.',
      es: 'Los conductores de secundario de 25 pies o menos necesitan ampacidad de al menos un tercio de la protección primaria por la relación de voltaje primario a secundario, terminan en un solo breaker o juego de fusibles no mayor que su ampacidad, y van protegidos de daño.',
    },
    figures: { l: [25, 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'run secondary conductors of 25 ft or less without protection at the transformer',
          es: 'llevar conductores secundarios de hasta 25 pies sin protección en el transformador',
        },
        if: {
          en: 'one-third ampacity, ending in one breaker or fuse set of no more than their ampacity, and protected from damage',
          es: 'un tercio de ampacidad, terminan en un breaker o fusibles no mayor que su ampacidad y van protegidos',
        },
        words: '25 foot secondary',
      },
    ],
    words: {
      en: 'secondary 25 transformer disconnect maximum length inside building',
      es: 'secundario 25 transformador desconectador largo máximo',
    },
  },
  {
    id: '240-21-c-4-outside',
    section: '240.21(C)(4)',
    grade: 'V1',
    title: { en: 'Outside secondary conductors', es: 'Secundario en exterior' },
    text: {
      en: 'Secondary conductors located outside, except where they end, may be of any length if protected from damage and ending in a single device that limits the load to their ampacity, at a disconnect outside or nearest the point of entrance.',
      es: 'Los conductores de secundario en exterior, salvo en su punto final, pueden ser de cualquier largo si están protegidos de daño y terminan en un solo dispositivo que limita la carga a su ampacidad, en un desconectador afuera o lo más cerca de la entrada.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'run outside secondary conductors of any length', es: 'llevar conductores secundarios exteriores de cualquier largo' },
        if: {
          en: 'protected from damage and ending in a single device that limits the load, at a disconnect outside or nearest the entrance',
          es: 'protegidos y terminando en un solo dispositivo que limite la carga, en desconectador exterior o cercano a la entrada',
        },
        words: 'pad mount transformer',
      },
    ],
    words: { en: 'pad mount transformer secondary outside length', es: 'transformador pedestal secundario exterior largo' },
  },
  {
    id: '240-24-a-accessible',
    section: '240.24(A)',
    grade: 'V2',
    title: { en: 'Height and access of breakers and fuses', es: 'Altura y acceso de breakers y fusibles' },
    text: {
      en: 'Overcurrent devices must be readily accessible, with the center of the handle grip at its highest not more than 6 ft 7 in. above the floor or working platform. Exceptions: busways, supplementary devices, service devices, and those next to the equipment they serve, reached by portable means.',
      es: 'Los dispositivos deben ser fácilmente accesibles, con el centro de la manija en su punto más alto a no más de 6 pies 7 pulg. del piso o plataforma. Excepciones: electroductos, suplementarios, de acometida, y los que están junto al equipo que sirven y se alcanzan con medios portátiles.',
    },
    figures: { f: [6, 'ft'], i: [7, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'mount a breaker or panel with the handle higher than 6 ft 7 in.',
          es: 'montar un breaker o tablero con la manija a más de 6 pies 7 pulg.',
        },
        unless: {
          en: 'it is a busway, supplementary or service device, or next to equipment it serves, reached by portable means',
          es: 'sea de electroducto, suplementario, de acometida o junto al equipo que sirve, alcanzado con medio portátil',
        },
        words: 'breaker height panel height',
      },
      {
        says: 'must',
        what: { en: 'keep breakers and fuses readily accessible', es: 'dejar breakers y fusibles fácilmente accesibles' },
        unless: {
          en: 'it is a busway, supplementary or service device, or next to equipment it serves, reached by portable means',
          es: 'sea de electroducto, suplementario, de acometida o junto al equipo que sirve, alcanzado con medio portátil',
        },
        words: 'panel behind furniture blocked ladder',
      },
    ],
    words: {
      en: 'breaker height 6 7 79 panel mounting handle maximum',
      es: 'altura breaker 6 7 montaje tablero máxima manija',
    },
  },
  {
    id: '240-24-b-occupancy',
    section: '240.24(B)',
    grade: 'V1',
    title: { en: 'Tenants need access to their breakers', es: 'El ocupante debe alcanzar sus breakers' },
    text: {
      en: 'Each occupant must have ready access to the overcurrent devices of the conductors that supply that occupancy. Where building management provides service and supervision, service and feeder devices, and those of guest rooms, may be accessible to management only.',
      es: 'Cada ocupante debe tener fácil acceso a las protecciones de su local o vivienda. Donde la administración da servicio y supervisión, las de acometida y alimentadores, y las de cuartos de huéspedes, pueden ser accesibles solo para ella.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'give each occupant ready access to the breakers that supply their unit',
          es: 'dar a cada ocupante acceso fácil a los breakers que alimentan su unidad',
        },
        unless: {
          en: 'management provides service and supervision, for service, feeder and guest room devices',
          es: 'la administración dé servicio y supervisión, para acometida, alimentadores y cuartos de huéspedes',
        },
        words: 'tenant locked electrical room apartment panel',
      },
      {
        says: 'may',
        what: {
          en: 'keep hotel guest room breakers accessible to management only',
          es: 'dejar los breakers de cuartos de hotel accesibles sólo a la administración',
        },
        if: { en: 'building management provides service and supervision', es: 'la administración da servicio y supervisión' },
        words: 'hotel panel',
      },
    ],
    words: { en: 'tenant apartment access panel locked electrical room', es: 'inquilino departamento acceso tablero' },
  },
  {
    id: '240-24-c-damage',
    section: '240.24(C)',
    grade: 'V1',
    title: { en: 'Not exposed to damage', es: 'No expuestos a daño' },
    text: {
      en: "Overcurrent devices are located where they won't be exposed to physical damage, such as from vehicles or stacked stock.",
      es: 'Los dispositivos de sobrecorriente se ubican donde no queden expuestos a daño físico, como golpes de vehículos o carga almacenada.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put breakers or fuses where vehicles or stacked stock can damage them',
          es: 'poner breakers o fusibles donde vehículos o mercancía los puedan dañar',
        },
        words: 'panel forklift physical damage',
      },
    ],
    words: { en: 'panel damage forklift garage door', es: 'tablero daño montacargas puerta de cochera' },
  },
  {
    id: '240-24-d-closets',
    section: '240.24(D)',
    grade: 'V2',
    title: { en: 'Not near combustibles, as in clothes closets', es: 'No cerca de material combustible, como clósets' },
    text: {
      en: 'Overcurrent devices may not be near easily ignitible material, such as in clothes closets. A panel in a clothes closet is a violation, also where a room with a panel is turned into one; with the closet only behind its wall it is not.',
      es: 'Los dispositivos de sobrecorriente no van cerca de material que se enciende fácil, como en clósets de ropa. Un tablero en clóset de ropa es violación, también donde un cuarto con tablero se vuelve clóset; con el clóset solo detrás de su pared, no.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'put a breaker panel inside a clothes closet', es: 'poner un tablero de breakers dentro de un clóset de ropa' },
        words: 'panel in closet bedroom coats linen walk-in bifold abrigos',
      },
      {
        says: 'must-not',
        what: {
          en: 'put overcurrent devices near easily ignitible material',
          es: 'poner protecciones cerca de material fácil de encender',
        },
        words: 'panel storage flammable',
      },
    ],
    words: { en: 'panel closet clothes storage allowed', es: 'tablero clóset ropa' },
  },
  {
    id: '240-24-e-bathrooms',
    section: '240.24(E)',
    grade: 'V2',
    title: { en: 'No panels in bathrooms', es: 'Sin tableros en baños' },
    text: {
      en: 'Overcurrent devices other than supplementary ones may not be in bathrooms, showering facilities or locker rooms with showers, in any occupancy. Before 2023 the ban covered only dwelling units, dormitories and guest rooms.',
      es: 'Los dispositivos de sobrecorriente, salvo los suplementarios, no van en baños, regaderas ni vestidores con regaderas, en ningún tipo de local. Antes de 2023 la prohibición abarcaba solo viviendas, dormitorios y cuartos de huéspedes.',
    },
    textIn: {
      '2017': {
        en: 'In dwelling units, dormitories and guest rooms, overcurrent devices other than supplementary ones may not be in bathrooms.',
        es: 'En viviendas, dormitorios y cuartos de huéspedes, los dispositivos de sobrecorriente, salvo los suplementarios, no van en baños.',
      },
      '2020': {
        en: 'In dwelling units, dormitories and guest rooms, overcurrent devices other than supplementary ones may not be in bathrooms.',
        es: 'En viviendas, dormitorios y cuartos de huéspedes, los dispositivos de sobrecorriente, salvo los suplementarios, no van en baños.',
      },
      '2026': {
        en: 'Overcurrent devices other than supplementary ones may not be in bathrooms, showering facilities or locker rooms with showers, in any occupancy. Existing panelboards that were allowed there under an earlier edition may stay.',
        es: 'Los dispositivos de sobrecorriente, salvo los suplementarios, no van en baños, regaderas ni vestidores con regaderas, en ningún tipo de local. Los tableros existentes que una edición anterior permitía ahí pueden quedarse.',
      },
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put a panel in a bathroom, shower room or locker room with showers',
          es: 'poner un tablero en baño, regaderas o vestidor con regaderas',
        },
        words: 'breaker box bathroom subpanel',
      },
      {
        says: 'may',
        what: {
          en: 'have supplementary overcurrent devices in a bathroom',
          es: 'tener dispositivos suplementarios de sobrecorriente en un baño',
        },
        words: 'fuse',
      },
      {
        says: 'may',
        what: {
          en: 'put a panel in a utility closet with its own door that is reached through a bathroom',
          es: 'poner un tablero en un cuarto de servicio con puerta propia al que se entra por un baño',
        },
        if: {
          en: 'its working space is clear, no clothes are kept there and the inspector does not count it as bathroom',
          es: 'su espacio de trabajo está libre, no se guarda ropa y el inspector no lo cuenta como baño',
        },
        words: 'mechanical closet off bathroom',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a new panel in place of an old one in a bathroom of a dwelling',
          es: 'poner un tablero nuevo en lugar del viejo en un baño de vivienda',
        },
        unless: { en: 'the local inspector allows the spot', es: 'el inspector local permita el lugar' },
        words: 'replace swap same spot existing half bath upgrade cambio mismo lugar',
      },
    ],
    words: {
      en: 'panel bathroom breaker box bath shower',
      es: 'tablero baño caja breakers regadera adentro departamento',
    },
  },
  {
    id: '240-24-f-stairs',
    section: '240.24(F)',
    grade: 'V2',
    title: { en: 'Not over stair steps', es: 'No sobre escalones' },
    text: {
      en: 'Overcurrent devices may not be located over the steps of a stairway. A landing of sufficient size is not a step.',
      es: 'Los dispositivos de sobrecorriente no van sobre los escalones de una escalera. Un descanso de tamaño suficiente no es escalón.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'put a panel or breakers over stair steps', es: 'poner un tablero o breakers sobre los escalones' },
        words: 'panel stairway',
      },
      {
        says: 'may',
        what: { en: 'put a panel at a stair landing', es: 'poner un tablero en el descanso de la escalera' },
        if: { en: 'the landing is of sufficient size', es: 'el descanso es de tamaño suficiente' },
        words: 'panel stairs',
      },
    ],
    words: {
      en: 'panel above stairs basement stairway breakers steps',
      es: 'tablero escalera sótano breakers arriba escalones',
    },
  },
  {
    id: '240-33-vertical',
    section: '240.33',
    grade: 'V2',
    title: { en: 'Mount enclosures upright', es: 'Gabinetes en vertical' },
    text: {
      en: 'Enclosures for overcurrent devices are mounted vertically. Where that is impracticable they may lie flat on a wall if breakers still show on and off correctly. Panelboards never face up or, by recent editions, face down (408.43).',
      es: 'Los gabinetes de protecciones se montan en vertical. Donde no sea práctico pueden ir acostados en el muro si los breakers siguen indicando bien encendido y apagado. Un tablero nunca va viendo hacia arriba ni, según las ediciones recientes, hacia abajo (408.43).',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'mount breaker and fuse enclosures vertically', es: 'montar en vertical los gabinetes de breakers y fusibles' },
        unless: {
          en: 'it is impracticable and breakers still show on and off correctly',
          es: 'no sea práctico y los breakers aún indiquen bien encendido y apagado',
        },
        words: 'panel sideways horizontal',
      },
      {
        says: 'must-not',
        what: {
          en: 'mount a panelboard facing up or, by recent editions, facing down',
          es: 'montar un tablero mirando arriba o, en ediciones recientes, mirando abajo',
        },
        words: 'panel on ceiling',
      },
      {
        says: 'may',
        what: { en: 'mount a panel enclosure sideways on a wall', es: 'montar un gabinete de tablero de lado en un muro' },
        if: {
          en: 'vertical is impracticable and breakers still show on and off correctly',
          es: 'en vertical no es práctico y los breakers indican bien encendido y apagado',
        },
        words: 'horizontal panel sideways',
      },
    ],
    words: { en: 'panel sideways horizontal mount upside', es: 'tablero acostado horizontal cabeza' },
  },
  {
    id: '240-40-fuse-disconnect',
    section: '240.40',
    grade: 'K',
    title: { en: 'Disconnect ahead of fuses', es: 'Desconectador antes de los fusibles' },
    text: {
      en: 'Cartridge fuses in circuits of any voltage accessible to unqualified people, and all fuses over 150 V to ground, need a disconnect on their supply side so that each fuse can be isolated. Cable limiters and current-limiting service devices are the exceptions.',
      es: 'Los fusibles de cartucho accesibles a personal no calificado, y todo fusible de más de 150 V a tierra, llevan desconectador del lado de suministro para aislar cada fusible. Las excepciones son limitadores de cable y de corriente en acometida.',
    },
    figures: { v: [150, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a disconnect on the supply side of cartridge fuses accessible to unqualified people',
          es: 'poner un desconectador antes de fusibles de cartucho accesibles a gente no calificada',
        },
        unless: {
          en: 'they are cable limiters or current-limiting service devices',
          es: 'sean limitadores de cable o dispositivos limitadores de acometida',
        },
        words: 'fuse switch',
      },
      {
        says: 'must',
        what: {
          en: 'put a disconnect ahead of all fuses over 150 V to ground',
          es: 'poner un desconectador antes de todo fusible de más de 150 V a tierra',
        },
        unless: {
          en: 'they are cable limiters or current-limiting service devices',
          es: 'sean limitadores de cable o dispositivos limitadores de acometida',
        },
        words: 'fuse switch',
      },
    ],
    words: { en: 'fused disconnect ahead pull out isolate fuse', es: 'desconectador con fusibles antes aislar' },
  },
  {
    id: '240-51-edison-base',
    section: '240.51',
    grade: 'V2',
    title: { en: 'Edison-base plug fuses: replacement only', es: 'Fusibles de tapón Edison: solo reemplazo' },
    text: {
      en: 'Edison-base plug fuses are for 125 V or less and 30 A or less, and may be used only to replace existing ones where nobody has overfused or tampered. New fuseholders must be fitted with Type S adapters.',
      es: 'Los fusibles de tapón base Edison son para 125 V o menos y 30 A o menos, y solo se usan para reemplazar existentes donde nadie haya sobrefusibleado ni alterado. Los portafusibles nuevos llevan adaptador Tipo S.',
    },
    figures: { v: [125, 'V'], a: [30, 'A'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use Edison-base plug fuses to replace existing ones',
          es: 'usar fusibles de tapón Edison para reemplazar los existentes',
        },
        if: { en: 'nobody has overfused or tampered', es: 'nadie ha sobrefusionado ni alterado' },
        words: 'screw-in fuse old fuse box',
      },
      {
        says: 'must-not',
        what: { en: 'install Edison-base fuses in new work', es: 'instalar fusibles Edison en obra nueva' },
        words: 'screw-in fuse',
      },
      {
        says: 'must',
        what: { en: 'fit new plug fuseholders with Type S adapters', es: 'poner adaptadores Tipo S en portafusibles de tapón nuevos' },
        words: 'fustat tamper proof',
      },
    ],
    words: { en: 'screw fuse glass old box replace', es: 'fusible rosca tapón caja vieja reemplazo' },
  },
  {
    id: '240-51-hex',
    section: '240.50',
    grade: 'V2',
    title: { en: 'Plug fuse markings', es: 'Marcas de fusibles de tapón' },
    text: {
      en: 'Plug fuses of 15 A or less are told by a hexagonal window or cap; larger ones are round. They may not be used where voltage between conductors exceeds 125 V, except with a neutral at 150 V or less to ground.',
      es: 'Los fusibles de tapón de 15 A o menos se distinguen por su ventana o tapa hexagonal; los mayores son redondos. No se usan con más de 125 V entre conductores, salvo con neutro a 150 V o menos a tierra.',
    },
    figures: { a: [15, 'A'], v: [125, 'V'], g: [150, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use plug fuses where voltage between conductors exceeds 125 V',
          es: 'usar fusibles de tapón donde el voltaje entre conductores pase de 125 V',
        },
        unless: {
          en: 'the system has a neutral and is 150 V or less to ground',
          es: 'el sistema tenga neutro y sea de 150 V o menos a tierra',
        },
        words: 'screw-in fuse 240',
      },
    ],
    words: { en: 'hexagonal window fuse 15 amp', es: 'ventana hexagonal fusible 15' },
  },
  {
    id: '240-53-type-s',
    section: '240.54',
    grade: 'V2',
    title: { en: 'Type S fuses and adapters', es: 'Fusibles y adaptadores Tipo S' },
    text: {
      en: "Type S fuses are sized so that a larger one doesn't fit a smaller adapter: up to 15 A, 16 to 20 A, and 21 to 30 A. The adapter fits Edison holders, takes only Type S fuses and can't be removed once screwed in.",
      es: 'Los fusibles Tipo S están hechos para que uno mayor no entre en un adaptador menor: hasta 15 A, de 16 a 20 A y de 21 a 30 A. El adaptador entra en portafusibles Edison, solo acepta Tipo S y no se puede sacar una vez puesto.',
    },
    figures: { a: [15, 'A'], b: [20, 'A'], c: [30, 'A'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'put a larger Type S fuse in a smaller adapter', es: 'poner un fusible Tipo S mayor en un adaptador menor' },
        words: '30 amp fuse in 15',
      },
      {
        says: 'must-not',
        what: { en: 'remove a Type S adapter once it is screwed in', es: 'quitar un adaptador Tipo S ya atornillado' },
        words: 'fustat',
      },
    ],
    words: {
      en: 'tamper proof fuse type s adapter rejection ranges sizes interchange',
      es: 'fusible prueba cambio adaptador tipo s rangos',
    },
  },
  {
    id: '240-60-cartridge',
    section: '240.60',
    grade: 'V1',
    title: { en: 'Cartridge fuses: voltage and size', es: 'Fusibles de cartucho: voltaje y tamaño' },
    text: {
      en: "300 V cartridge fuses may be used where voltage between conductors is no more than that, or on a grounded-neutral system with no more than 300 V from any hot to neutral. Fuseholders are built so that fuses of another current or voltage class, or fuses that don't limit current where needed, won't fit.",
      es: 'Los fusibles de cartucho de 300 V se usan donde el voltaje entre conductores no pasa de eso, o con neutro aterrizado y no más de 300 V de cualquier vivo a neutro. Los portafusibles se hacen para que no entren fusibles de otra clase de corriente o voltaje, ni no limitadores donde se requieren.',
    },
    figures: { v: [300, 'V'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use 300 V cartridge fuses on a grounded-neutral system',
          es: 'usar fusibles de cartucho de 300 V en sistema con neutro aterrizado',
        },
        if: { en: 'no hot is over 300 V to neutral', es: 'ningún vivo pasa de 300 V al neutro' },
        words: '480Y/277',
      },
      {
        says: 'must-not',
        what: {
          en: 'use 300 V cartridge fuses where voltage between conductors is over 300 V',
          es: 'usar fusibles de cartucho de 300 V donde haya más de 300 V entre conductores',
        },
        unless: {
          en: 'it is a grounded-neutral system of no more than 300 V from any hot to neutral',
          es: 'sea sistema con neutro aterrizado de no más de 300 V de vivo a neutro',
        },
        words: '480 fuse voltage',
      },
    ],
    words: { en: 'fuse interchange class r h k 250 volt 600 volt rejection', es: 'intercambio fusibles clase r 250 600 volts' },
  },
  {
    id: '240-60-marking',
    section: '240.60(C)',
    grade: 'V2',
    title: { en: 'Fuse markings', es: 'Marcas del fusible' },
    text: {
      en: "Fuses are marked with ampere rating, voltage rating, interrupting rating where other than 10 kA, 'current limiting' where it applies, and the maker's name.",
      es: "Los fusibles llevan marcada su corriente, voltaje, capacidad interruptiva si no es 10 kA, 'current limiting' si aplica, y el nombre del fabricante.",
    },
    figures: { k: [10, 'kA'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use fuses marked with amperes, voltage, maker and, other than 10 kA, interrupting rating',
          es: 'usar fusibles marcados con amperes, voltaje, fabricante y, si no es 10 kA, capacidad interruptiva',
        },
        words: 'unmarked fuse',
      },
      {
        says: 'need-not',
        what: {
          en: 'have the interrupting rating printed on a fuse where it is 10 kA',
          es: 'tener la capacidad interruptiva impresa en un fusible donde es de 10 kA',
        },
      },
    ],
    words: {
      en: 'fuse label interrupting rating current limiting without mark no interrupting mark cartridge',
      es: 'marca fusible capacidad interruptiva limitador sin marca qué capacidad trae',
    },
  },
  {
    id: '240-83-c-interrupting',
    section: '240.83(C)',
    grade: 'V2',
    title: { en: 'Breaker without an interrupting mark: 5000 A', es: 'Breaker sin marca interruptiva: 5000 A' },
    text: {
      en: 'A breaker with an interrupting rating other than 5000 A is marked with it, so one without a mark is good for 5000 A of fault current. A fuse without a mark is good for 10,000 A (240.60(C)).',
      es: 'Un breaker con capacidad interruptiva distinta de 5000 A la lleva marcada, así que sin marca aguanta 5000 A de falla. Un fusible sin marca, 10,000 A (240.60(C)).',
    },
    figures: { f1: [5000, 'A'], f2: [10000, 'A'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a breaker without an interrupting mark where fault current exceeds 5000 A',
          es: 'usar un breaker sin marca interruptiva donde la falla pase de 5000 A',
        },
        words: 'AIC 10k',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a fuse without an interrupting mark where fault current exceeds 10,000 A',
          es: 'usar un fusible sin marca interruptiva donde la falla pase de 10,000 A',
        },
        words: 'AIC',
      },
    ],
    words: {
      en: 'unmarked breaker aic fault interrupting rating mark no AIC printed on breaker',
      es: 'breaker marcar capacidad interruptiva falla fusible trae',
    },
  },
  {
    id: '240-67-fuses-1200',
    section: '240.67',
    grade: 'V2',
    title: { en: 'Arc energy reduction: fuses of 1200 A', es: 'Reducción de energía de arco: fusibles de 1200 A' },
    text: {
      en: 'Where fuses of 1200 A or more are installed, document their location, and unless they clear the arcing current in 0.07 seconds or less, provide a listed means such as differential relaying, an energy-reducing maintenance switch or active arc mitigation. Test on site.',
      es: 'Donde se instalan fusibles de 1200 A o más, documente su ubicación y, salvo que liberen la corriente de arco en 0.07 segundos o menos, provea un medio listado, como relé diferencial, interruptor de mantenimiento reductor de energía o mitigación activa. Se prueba en sitio.',
    },
    figures: { a: [1200, 'A'], s: [0.07, ''] },
    claims: [
      {
        says: 'must',
        what: { en: 'document the location of fuses of 1200 A or more', es: 'documentar la ubicación de fusibles de 1200 A o más' },
        words: 'arc flash',
      },
      {
        says: 'must',
        what: {
          en: 'provide a listed arc energy reduction means for fuses of 1200 A or more',
          es: 'poner un medio listado de reducción de energía de arco con fusibles de 1200 A o más',
        },
        unless: {
          en: 'they clear the arcing current in 0.07 seconds or less',
          es: 'despejen la corriente de arco en 0.07 segundos o menos',
        },
        words: 'arc flash maintenance switch',
      },
    ],
    words: { en: 'arc reduction fuse 1200 maintenance switch', es: 'reducción arco fusible 1200 interruptor mantenimiento' },
  },
  {
    id: '240-81-indicating',
    section: '240.81',
    grade: 'V2',
    title: { en: 'Breakers show on and off: up is on', es: 'El breaker indica encendido y apagado: arriba es encendido' },
    text: {
      en: 'Breakers must clearly show whether they are on or off. Where the handle moves up and down, up is on.',
      es: 'El breaker debe indicar claramente si está encendido o apagado. Si la manija se mueve en vertical, arriba es encendido.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'use breakers that clearly show on and off', es: 'usar breakers que indiquen claramente encendido y apagado' },
        words: 'upside down panel',
      },
      {
        says: 'must-not',
        what: {
          en: 'mount a vertical-handle breaker so that up is off',
          es: 'montar un breaker de manija vertical de modo que arriba sea apagado',
        },
        words: 'panel upside down',
      },
    ],
    words: {
      en: 'breaker upside panel way vertical handle position mounted vertically',
      es: 'breaker arriba encendido tablero cabeza posición',
    },
  },
  {
    id: '240-82-tamper',
    section: '240.82',
    grade: 'K',
    title: { en: 'Breakers: tamper, trip-free and marks', es: 'Breakers: sin alterar, disparo libre y marcas' },
    text: {
      en: "A breaker is trip-free: it opens even if the handle is held on (240.80). Its trip point can't be changed without taking it apart or breaking a seal. The rating is durable and visible, and for 100 A or less at 1000 V or less it is molded, stamped or etched into the handle or the escutcheon around it (240.83).",
      es: 'Un breaker es de disparo libre: abre aunque se detenga la manija (240.80). Su punto de disparo no se cambia sin desarmarlo o romper un sello. El valor es duradero y visible, y en los de 100 A o menos y 1000 V o menos va moldeado, estampado o grabado en la manija o en el marco que la rodea (240.83).',
    },
    figures: { f1: [100, 'A'], f2: [1000, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'hold a breaker on to keep it from tripping', es: 'sujetar un breaker encendido para que no dispare' },
        words: 'tape breaker trip free',
      },
      {
        says: 'must-not',
        what: {
          en: "change a breaker's trip point by opening it or breaking its seal",
          es: 'cambiar el punto de disparo de un breaker abriéndolo o rompiendo su sello',
        },
        words: 'modify breaker',
      },
    ],
    words: {
      en: 'nontamperable trip free handle held on rating marked on handle',
      es: 'manipular manija detenida capacidad marcada en la manija',
    },
  },
  {
    id: '240-83-d-swd-hid',
    section: '240.83(D)',
    grade: 'V1',
    title: { en: 'Breakers as light switches: SWD and HID', es: 'Breakers como apagadores: SWD y HID' },
    text: {
      en: 'A breaker used as a switch for fluorescent lighting at 120 or 277 V must be marked SWD or HID; for high-intensity discharge lighting it must be marked HID. SWD breakers are made up to 20 A and HID up to 50 A.',
      es: 'Un breaker usado como apagador de luz fluorescente a 120 o 277 V debe estar marcado SWD o HID; para luz de descarga de alta intensidad, HID. Los SWD se hacen hasta 20 A y los HID hasta 50 A.',
    },
    figures: { f1: [277, 'V'], f2: [20, 'A'], f3: [50, 'A'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a breaker as a light switch for fluorescent lighting at 120 or 277 V',
          es: 'usar un breaker como apagador de luces fluorescentes a 120 o 277 V',
        },
        if: { en: 'it is marked SWD or HID', es: 'está marcado SWD o HID' },
        words: 'switch duty breaker turn lights on',
      },
      {
        says: 'may',
        what: {
          en: 'use a breaker to switch high-intensity discharge lighting',
          es: 'usar un breaker para encender y apagar alumbrado de descarga de alta intensidad',
        },
        if: { en: 'it is marked HID', es: 'está marcado HID' },
        words: 'metal halide sodium vapor sodio gym',
      },
      {
        says: 'must-not',
        what: { en: 'use an SWD breaker to switch high-intensity discharge lighting', es: 'usar un breaker SWD para apagar alumbrado HID' },
        words: 'metal halide sodium',
      },
      {
        says: 'must',
        what: {
          en: 'use a breaker marked SWD or HID where it switches fluorescent lights',
          es: 'usar un breaker marcado SWD o HID si sirve para prender luces fluorescentes',
        },
        words: 'panel special day',
      },
    ],
    words: { en: 'switch duty breaker turn lights off at panel', es: 'breaker como apagador apagar luces en tablero' },
  },
  {
    id: '240-85-slash-rating',
    section: '240.85',
    grade: 'V2',
    title: { en: 'Straight and slash voltage ratings', es: 'Voltaje directo y con diagonal' },
    text: {
      en: 'A breaker with one voltage, such as 240 V, may be used where the voltage between any two conductors is no more than that. One with a slash, such as 120/240 V, needs a solidly grounded system where no conductor is above the lower value to ground: never on a high leg, ungrounded or corner-grounded delta.',
      es: 'Un breaker con un solo voltaje, como 240 V, se usa donde el voltaje entre dos conductores no pasa de eso. Uno con diagonal, como 120/240 V, necesita un sistema sólidamente aterrizado donde ningún conductor pase del valor menor a tierra: nunca en pierna alta, sistema sin aterrizar o delta con esquina a tierra.',
    },
    figures: { v: [240, 'V'], s: ['120/240', 'V'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a slash-rated 120/240 V breaker on a high leg, ungrounded or corner-grounded delta',
          es: 'usar un breaker de 120/240 V con diagonal en pierna alta, delta no aterrizado o de esquina',
        },
        words: 'slash rating wild leg',
      },
      {
        says: 'may',
        what: { en: 'use a slash-rated breaker such as 120/240 V', es: 'usar un breaker con diagonal como 120/240 V' },
        if: {
          en: 'the system is solidly grounded and no conductor is above the lower value to ground',
          es: 'el sistema está sólidamente aterrizado y ningún conductor pasa del valor menor a tierra',
        },
        words: 'slash rating',
      },
      {
        says: 'may',
        what: { en: 'use a straight-rated 240 V breaker', es: 'usar un breaker de 240 V directo' },
        if: {
          en: 'voltage between any two conductors is no more than that',
          es: 'el voltaje entre dos conductores cualesquiera no lo pasa',
        },
        words: 'straight rating',
      },
    ],
    words: { en: '120/240 breaker high leg delta 480Y/277 slash rated', es: 'breaker 120/240 pierna alta delta diagonal' },
  },
  {
    id: '240-86-series',
    section: '240.86',
    grade: 'V2',
    title: { en: 'Series ratings', es: 'Combinaciones en serie' },
    text: {
      en: 'A breaker may be used where the fault current exceeds its interrupting rating if a device on its line side has enough rating and the combination is tested and marked on the equipment, or, in existing installations, selected by a licensed engineer. Replace parts only with the same types.',
      es: 'Un breaker puede usarse donde la corriente de falla pasa su capacidad si un dispositivo del lado de línea la tiene y la combinación está probada y marcada en el equipo o, en instalaciones existentes, la eligió un ingeniero con licencia. Reemplace solo con los mismos tipos.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a breaker where fault current exceeds its interrupting rating (series rating)',
          es: 'usar un breaker donde la falla excede su capacidad interruptiva (combinación en serie)',
        },
        if: {
          en: 'a device ahead has enough rating and the combination is tested and marked, or, in existing work, engineer-selected',
          es: 'un dispositivo antes tiene capacidad y la combinación está probada y marcada o, en existentes, elegida por ingeniero',
        },
        words: 'AIC 10k 22k',
      },
      {
        says: 'must',
        what: {
          en: 'replace parts of a series-rated combination only with the same types',
          es: 'reemplazar partes de una combinación en serie sólo con los mismos tipos',
        },
        words: 'other brand breaker',
      },
    ],
    words: { en: 'series rated breakers 22k main 10k branch combination', es: 'combinación serie principal 22k ramal 10k' },
  },
  {
    id: '240-86-c-motors',
    section: '240.86(C)',
    grade: 'V2',
    title: { en: 'Series ratings and motors', es: 'Combinaciones en serie y motores' },
    text: {
      en: "A series rating may not be used where motors connect between the higher-rated device and the lower-rated breaker and their full-load currents together exceed 1% of the lower breaker's interrupting rating: 100 A for a 10 kA breaker.",
      es: 'No se usa combinación en serie si hay motores conectados entre el dispositivo de mayor capacidad y el breaker de menor, y la suma de sus corrientes pasa 1% de la capacidad del breaker menor: 100 A para uno de 10 kA.',
    },
    figures: { p: [1, '%'], x: [100, 'A'], k: [10, 'kA'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a series rating where motors between the devices together exceed 1% of the lower interrupting rating',
          es: 'usar combinación en serie donde los motores entre dispositivos sumen más de 1% de la capacidad menor',
        },
        words: 'motor contribution',
      },
    ],
    words: { en: 'motor contribution series rated one percent', es: 'contribución motores serie ciento' },
  },
  {
    id: '240-88-reconditioned',
    section: '240.2',
    numberIn: { '2017': null, '2020': '240.88' },
    grade: 'V2',
    title: { en: 'Reconditioned breakers and fuses', es: 'Breakers y fusibles reacondicionados' },
    text: {
      en: 'Molded-case circuit breakers, GFCIs, GFPE equipment, low-voltage fuses and fuseholders may not be reconditioned. Low-voltage power circuit breakers may be, listed as reconditioned and with the original listing mark removed.',
      es: 'Los breakers de caja moldeada, GFCI, equipos GFPE, fusibles y portafusibles de baja tensión no se pueden reacondicionar. Los interruptores de potencia de baja tensión sí, listados como reacondicionados y sin la marca de listado original.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use reconditioned molded-case breakers, GFCIs, GFPE, low-voltage fuses or fuseholders',
          es: 'usar reacondicionados breakers de caja moldeada, GFCI, GFPE, fusibles o portafusibles de bajo voltaje',
        },
        words: 'refurbished used breaker',
      },
      {
        says: 'may',
        what: {
          en: 'use reconditioned low-voltage power circuit breakers',
          es: 'usar interruptores de potencia de bajo voltaje reacondicionados',
        },
        if: {
          en: 'listed as reconditioned with the original listing mark removed',
          es: 'están listados como reacondicionados y sin la marca original',
        },
        words: 'refurbished',
      },
    ],
    words: { en: 'refurbished rebuilt molded case breaker used', es: 'reconstruido breaker usado caja moldeada' },
  },
  {
    id: '240-87-arc-energy',
    section: '240.87',
    grade: 'V2',
    title: { en: 'Arc energy reduction: breakers of 1200 A', es: 'Reducción de energía de arco: breakers de 1200 A' },
    text: {
      en: 'Where the highest trip a breaker has or can be set to is 1200 A or more, document its location and provide a way to cut clearing time: zone-selective interlocking, differential relaying, an energy-reducing maintenance switch, active mitigation, an instantaneous trip or override below the arcing current, or equal. Test when installed.',
      es: 'Si el mayor disparo que tiene o puede ajustarse en un breaker es 1200 A o más, documente su ubicación y provea un medio para reducir el tiempo de apertura: enclavamiento selectivo por zonas, relé diferencial, interruptor de mantenimiento, mitigación activa, disparo instantáneo menor que la corriente de arco, o equivalente. Se prueba al instalar.',
    },
    figures: { a: [1200, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide a way to cut clearing time for breakers that can be set to 1200 A or more',
          es: 'poner un medio de reducir el tiempo de disparo en breakers ajustables a 1200 A o más',
        },
        words: 'arc flash maintenance switch ZSI',
      },
      {
        says: 'must',
        what: {
          en: 'document the location of those 1200 A breakers and test the means when installed',
          es: 'documentar la ubicación de esos breakers de 1200 A y probar el medio al instalar',
        },
        words: 'arc energy',
      },
    ],
    words: { en: 'arms maintenance switch zsi 1200 breaker arc flash', es: 'interruptor mantenimiento zsi breaker 1200 arco' },
  },
  {
    id: '240-92-supervised',
    section: '240.92',
    grade: 'K',
    title: { en: 'Supervised industrial installations', es: 'Instalaciones industriales supervisadas' },
    text: {
      en: "In supervised industrial installations with qualified staff and enough load, longer taps and secondary conductors are allowed under 240.92 than elsewhere. It doesn't cover offices, warehouses and garages that are not part of the process.",
      es: 'En instalaciones industriales supervisadas, con personal calificado y carga suficiente, 240.92 permite taps y secundarios más largos. No cubre oficinas, almacenes ni talleres que no son parte del proceso.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use longer taps and secondary conductors in supervised industrial installations',
          es: 'usar derivaciones y secundarios más largos en instalaciones industriales supervisadas',
        },
        if: {
          en: 'staff is qualified, there is enough load and 240.92 allows it',
          es: 'hay personal calificado, carga suficiente y 240.92 lo permite',
        },
        words: 'industrial tap',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the supervised industrial tap rules in offices, warehouses or garages not part of the process',
          es: 'usar las reglas industriales en oficinas, almacenes o cocheras que no son parte del proceso',
        },
        words: 'tap',
      },
    ],
    words: { en: 'industrial plant tap rules engineering supervision', es: 'planta industrial taps supervisión de ingeniería' },
  },
  {
    id: '245-over-1000-volts',
    section: 'Article 245',
    numberIn: { '2017': '240.101', '2020': '240.101' },
    grade: 'K',
    title: { en: 'Feeders over 1000 V: fuse and breaker limits', es: 'Alimentadores de más de 1000 V: límite de fusible e interruptor' },
    text: {
      en: 'For a feeder over 1000 V, the continuous rating of a fuse may be up to three times (300%) the ampacity of the conductors, and the long-time trip of a breaker or the setting of an electronic fuse up to six times (600%).',
      es: 'En un alimentador de más de 1000 V, el fusible puede ser de hasta tres veces (300%) la ampacidad de los conductores, y el disparo de tiempo largo de un interruptor o el ajuste de un fusible electrónico hasta seis veces (600%).',
    },
    figures: { f1: [1000, 'V'], f2: [300, '%'], f3: [600, '%'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: "use a feeder fuse over 1000 V rated above 300% of the conductors' ampacity",
          es: 'usar fusible de alimentador de más de 1000 V mayor de 300% de la ampacidad',
        },
        words: 'medium voltage fuse',
      },
      {
        says: 'must-not',
        what: {
          en: "set a feeder breaker over 1000 V above 600% of the conductors' ampacity",
          es: 'ajustar un interruptor de alimentador de más de 1000 V arriba de 600% de la ampacidad',
        },
        words: 'medium voltage breaker',
      },
    ],
    words: {
      en: 'medium voltage feeder overcurrent protection fuse multiple of ampacity 3 times 6 times',
      es: 'media tensión alimentador fusible interruptor veces la ampacidad',
    },
  },
];

// Confirmed: 240.4 electricallicenserenewal 766, Mike Holt forum, hurmaninvesterar (alanwire in facts); 240.6 facts list, buildingcodeforum; 240.13 EC&M, legalclarity; 240.15(B) EC&M, JADE; 240.21(B) EC&M (2), askbonbon, printproaz;
// 240.24 EC&M (2), nachi forum; 240.51, 240.54 EC&M, ecmag, thespruce copy; 240.67, 240.87 Eaton, Littelfuse, arcflashinstitute, IAEI; 240.85 IAEI, mikeholt.com; 240.86 electricallicenserenewal 640, askbonbon series note.
// 240.4(F) electrical-contractor.net, IAEI; 240.10 learn8, Philippine code summary; 240.21(C)(2) fasttraxsystem, EC&M; 240.33, 240.81 EC&M, ecmag, electrical-contractor.net.
// Second look: 240.4(D)(3), 10 A size expertce, Leviton 2023; fuse sizes EC&M 2019, Mike Holt forum, electriciancalculators; 240.21(C) EC&M, Mike Holt newsletter and forum; 240.24(E) Leviton 2023, electricallicenserenewal 1883;
// 240.86 ecmag, electricallicenserenewal 432 and 640. One source: 240.21(C)(4) Mike Holt newsletter, 240.24(B) Chicago amendment, 240.83(D) EC&M.
// Third look: 240.6(C) rosendinuniversity, electricallicenserenewal 848, Clipsal; 240.21(B)(4) EC&M quiz 2014, examzify, Mike Holt forum, the like rule 430.28. One source: 240.5 extension cords EC&M (Tedesco), Mike Holt forum, fixture wire none; 240.50 examzify.
// 240.5(B)(2) Mike Holt forum, examzify; 240.83(C) EC&M quiz, electricallicenserenewal, fuses EC&M (Class H).
// Fourth look: 240.4(A) EC&M, codebookcity quiz; 240.5(B)(2) Mike Holt forum (two threads), doityourself; 240.50 nachi forum, qammunity, examzify; 240.60(C) quizwizapp, Philippine code summary; 240.83(C) quizwizapp too, which also has the 10,000 A of fuses;
// 240.2 (240.88 in 2020) electricallicenserenewal 857 and 1448, Leviton Captain Code 2023. One source: 240.4(D) 7 A and 10 A quizwizapp, 240.60(A), (B) Mike Holt forum.
