// Article 690 in own words: solar photovoltaic systems, currents, voltages, rapid shutdown, disconnects, wiring, grounding and labels.
import type { Rule } from '../knowledge.ts';

export const article690: readonly Rule[] = [
  {
    id: '690-4-b-listed',
    section: '690.4(B)',
    grade: 'V1',
    title: { en: 'PV equipment listed or field labeled', es: 'Equipo FV listado o con etiqueta de campo' },
    text: {
      en: 'Inverters, modules, combiners, converters, rapid shutdown equipment, controllers and charge controllers for PV are listed or evaluated for the use with a field label.',
      es: 'Inversores, módulos, combinadores, convertidores, equipo de paro rápido, controladores y reguladores de carga para FV son listados o evaluados para el uso con etiqueta de campo.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'use listed or field-labeled PV equipment', es: 'usar equipo FV listado o con etiqueta de campo' },
        words: 'solar inverter panels homemade',
      },
    ],
    words: { en: 'ul 1741 inverter listed solar panel', es: 'inversor listado panel solar' },
  },
  {
    id: '690-4-c-qualified',
    section: '690.4(C)',
    grade: 'V1',
    title: { en: 'PV: qualified persons', es: 'FV: personas calificadas' },
    text: {
      en: 'PV equipment, wiring and interconnections are installed only by qualified persons, trained in these systems; some states ask for a license or certification besides.',
      es: 'El equipo, alambrado e interconexiones FV los instalan sólo personas calificadas, capacitadas en estos sistemas; algunos estados piden además licencia o certificación.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'have qualified persons install PV equipment and wiring',
          es: 'encargar el equipo y alambrado FV a personas calificadas',
        },
        words: 'solar diy homeowner install',
      },
    ],
    words: { en: 'who can install solar license nabcep', es: 'quién puede instalar paneles solares licencia' },
  },
  {
    id: '690-4-e-locations',
    section: '690.4(E)',
    grade: 'K',
    title: { en: 'PV equipment not in bathrooms', es: 'Equipo FV fuera de baños' },
    text: {
      en: 'PV system equipment and disconnecting means are not installed in bathrooms. Electronic power converters on roofs or other places not readily accessible are allowed.',
      es: 'El equipo y los desconectadores FV no se instalan en baños. Se permiten convertidores en azoteas u otros lugares no fácilmente accesibles.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'install PV equipment or disconnects in bathrooms', es: 'instalar equipo o desconectadores FV en baños' },
        words: 'solar inverter bathroom',
      },
      {
        says: 'may',
        what: {
          en: 'put electronic power converters on roofs or places not readily accessible',
          es: 'poner convertidores electrónicos en techos o lugares no fácilmente accesibles',
        },
        words: 'microinverter optimizer solar inverter roof',
      },
    ],
    words: { en: 'inverter in bathroom closet roof', es: 'inversor en baño clóset azotea' },
  },
  {
    id: '690-7-voltage-limits',
    section: '690.7',
    grade: 'V2',
    title: { en: 'Maximum PV voltage: 600 V and 1000 V', es: 'Voltaje FV máximo: 600 V y 1000 V' },
    text: {
      en: 'PV dc circuits on or in one- and two-family dwellings are at most 600 V, on or in other buildings at most 1000 V. Where not on or in buildings, as ground mounts, up to 1500 V is common, with added rules above 1000 V.',
      es: 'Los circuitos FV de cd en viviendas de una y dos familias son de máximo 600 V, en otros edificios 1000 V. Fuera de edificios, como en el suelo, es común hasta 1500 V, con reglas adicionales arriba de 1000 V.',
    },
    figures: { volts: [600, 'V'], volts2: [1000, 'V'], volts3: [1500, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'exceed 600 V PV dc on a one- or two-family dwelling', es: 'pasar de 600 V cd FV en vivienda de una o dos familias' },
        words: 'solar string voltage house',
      },
      {
        says: 'must-not',
        what: { en: 'exceed 1000 V PV dc on other buildings', es: 'pasar de 1000 V cd FV en otros edificios' },
        words: 'solar commercial',
      },
    ],
    words: {
      en: 'string voltage limit residential 600 volts commercial 1000 volt maximum voltage dwelling one-family roof',
      es: 'voltaje de string casa 600 comercial 1000 voltaje máximo techo de casa',
    },
  },
  {
    id: '690-7-a-cold',
    section: '690.7(A)',
    grade: 'V2',
    title: { en: 'String voltage at the lowest temperature', es: 'Voltaje del string a la temperatura más baja' },
    text: {
      en: "Maximum voltage is the sum of the open-circuit voltages of the modules in series, corrected for the lowest expected ambient temperature by the module's coefficient, by Table 690.7(A) for crystalline silicon, or for 100 kW and up by a documented engineered method.",
      es: 'El voltaje máximo es la suma de los voltajes a circuito abierto en serie, corregida a la temperatura ambiente más baja esperada con el coeficiente del módulo, con la Tabla 690.7(A) para silicio cristalino, o desde 100 kW con un método de ingeniería documentado.',
    },
    figures: { kilowatts: [100, 'kW'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'correct string voltage for the lowest expected temperature',
          es: 'corregir el voltaje del string por la temperatura más baja esperada',
        },
        words: 'solar voc cold',
      },
    ],
    words: { en: 'voc temperature correction factor table string sizing cold', es: 'voc corrección temperatura tabla frío string' },
  },
  {
    id: '690-8-a-current',
    section: '690.8(A)(1)',
    grade: 'V2',
    title: { en: 'PV current: Isc x 125%', es: 'Corriente FV: Isc x 125%' },
    text: {
      en: 'The maximum current of a PV source circuit is 125% of the short-circuit current of the parallel-connected modules, for bright irradiance; 100 kW and larger systems may use an engineered 3-hour average. Inverter output current is its continuous rating.',
      es: 'La corriente máxima de un circuito fuente FV es 125% de la corriente de cortocircuito de los módulos en paralelo, por la irradiancia alta; sistemas de 100 kW o más pueden usar un promedio de ingeniería de tres horas. La salida del inversor es su corriente continua nominal.',
    },
    figures: { percent: [125, '%'], kilowatts: [100, 'kW'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'take PV source current as 125% of module short-circuit current',
          es: 'tomar la corriente FV como 125% de la Isc del módulo',
        },
        unless: { en: 'an engineered average is used for 100 kW or more', es: 'se use promedio de ingeniería para 100 kW o más' },
        words: 'solar isc',
      },
    ],
    words: { en: 'isc 1.25 pv source circuit current calculation', es: 'isc 1.25 corriente circuito fuente' },
  },
  {
    id: '690-8-b-conductors',
    section: '690.8(B)',
    grade: 'V2',
    title: { en: 'PV conductors: 125% again', es: 'Conductores FV: otra vez 125%' },
    text: {
      en: 'Conductors carry the larger of 125% of the maximum current of 690.8(A) before any factor, or that maximum current after ampacity correction and adjustment. Together the two 125% make 156% of Isc. Example: 8 A x 125% x 125% = 12.5 A.',
      es: 'Los conductores llevan lo mayor entre 125% de la corriente máxima de 690.8(A) antes de factores, o esa corriente después de corrección y ajuste. Los dos 125% juntos dan 156% de Isc. Ejemplo: 8 A x 125% x 125% = 12.5 A.',
    },
    figures: { percent: [125, '%'], percent2: [156, '%'], amps: [8, 'A'], amps2: [12.5, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'size PV conductors for another 125% or the corrected current, whichever is larger',
          es: 'calcular conductores FV con otro 125% o la corriente corregida, lo mayor',
        },
        words: 'solar wire size 156%',
      },
    ],
    words: { en: '1.56 factor isc wire size solar 156 percent', es: 'factor 1.56 isc calibre solar' },
  },
  {
    id: '690-9-a-when',
    section: '690.9(A)',
    grade: 'V2',
    title: { en: 'When PV circuits need fuses', es: 'Cuándo llevan fusibles los circuitos FV' },
    text: {
      en: 'PV circuits are protected against overcurrent unless conductors are large enough for all sources of current and these do not exceed the maximum device marked on the module. One or two strings in parallel usually need no fuses; three or more do.',
      es: 'Los circuitos FV se protegen contra sobrecorriente salvo que los conductores soporten todas las fuentes y éstas no pasen de la protección máxima marcada en el módulo. Uno o dos strings en paralelo normalmente no llevan fusible; tres o más sí.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'protect PV circuits against overcurrent', es: 'proteger los circuitos FV contra sobrecorriente' },
        unless: {
          en: "the conductors suit all sources and these stay within the module's marked maximum device",
          es: 'los conductores soporten todas las fuentes y éstas no pasen del máximo marcado en el módulo',
        },
        words: 'solar string fuses',
      },
      {
        says: 'need-not',
        what: { en: 'fuse one or two PV strings in parallel', es: 'poner fusibles a uno o dos strings en paralelo' },
        if: {
          en: "conductors suit all sources and these stay within the module's marked maximum device",
          es: 'los conductores soportan todas las fuentes y éstas no pasan del máximo marcado en el módulo',
        },
        words: 'solar',
      },
    ],
    words: { en: 'do i need string fuses combiner two strings parallel', es: 'fusibles de string combinador dos strings' },
  },
  {
    id: '690-9-b-rating',
    section: '690.9(B)',
    grade: 'V2',
    title: { en: 'PV overcurrent devices: 125%, dc rated', es: 'Protecciones FV: 125%, para cd' },
    text: {
      en: 'Overcurrent devices for PV dc circuits are listed for PV and are rated at least 125% of the maximum current of 690.8(A); next standard size up is allowed. Assemblies listed for 100% use their rating.',
      es: 'Las protecciones de circuitos FV de cd son listadas para FV y de al menos 125% de la corriente máxima de 690.8(A); se permite el siguiente tamaño estándar. Los conjuntos listados al 100% usan su capacidad.',
    },
    figures: { percent: [125, '%'], percent2: [100, '%'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use PV-listed dc overcurrent devices of at least 125% of maximum current',
          es: 'usar protecciones de cd listadas para FV de al menos 125% de la corriente máxima',
        },
        words: 'solar fuse ac breaker dc',
      },
      {
        says: 'may',
        what: { en: 'go to the next standard size for a PV overcurrent device', es: 'pasar al siguiente tamaño normal en protección FV' },
        words: 'solar round up',
      },
    ],
    words: { en: 'solar fuse size 15 amp string breaker dc', es: 'fusible solar 15 amperes string breaker cd' },
  },
  {
    id: '690-9-c-one-polarity',
    section: '690.9(C)',
    grade: 'K',
    title: { en: 'One fuse, one polarity', es: 'Un fusible, una polaridad' },
    text: {
      en: 'A single overcurrent device per circuit may protect PV modules and dc source circuits, and all are in the same polarity of the system.',
      es: 'Un solo dispositivo por circuito puede proteger los módulos y circuitos fuente de cd, y todos van en la misma polaridad del sistema.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'put a fuse in only one polarity of a PV string', es: 'poner fusible en una sola polaridad del string FV' },
        if: { en: 'all are in the same polarity of the system', es: 'todos van en la misma polaridad del sistema' },
        words: 'solar both poles positive negative',
      },
    ],
    words: { en: 'fuse positive and negative pv transformerless', es: 'fusible positivo y negativo fv' },
  },
  {
    id: '690-11-arc-fault',
    section: '690.11',
    grade: 'V2',
    title: { en: 'Solar dc arc-fault protection: 80 V', es: 'Protección contra arco solar: 80 V' },
    text: {
      en: 'PV dc circuits of 80 V or more between any two conductors, on or in buildings, have listed dc arc-fault protection. Direct-buried or metal-raceway runs not on or in buildings may be exempt.',
      es: 'Los circuitos FV de cd de 80 V o más entre conductores, en edificios, llevan protección listada contra fallas de arco en cd. Pueden exentarse tramos enterrados o en tubo metálico fuera de edificios.',
    },
    figures: { volts: [80, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use listed dc arc-fault protection on PV of 80 V or more on buildings',
          es: 'usar protección de arco cd listada en FV de 80 V o más en edificios',
        },
        words: 'solar afci',
      },
    ],
    words: { en: 'afci solar dc arc fault inverter error dc afci required pv volts', es: 'afci solar arco cd error inversor  ' },
  },
  {
    id: '690-12-required',
    section: '690.12',
    grade: 'V2',
    title: { en: 'Rapid shutdown on buildings', es: 'Paro rápido en edificios' },
    text: {
      en: 'PV circuits on or in buildings have a rapid shutdown function that reduces shock hazard for fire fighters. Ground mounts that enter only buildings whose sole purpose is PV equipment are exempt; from 2023 also open detached structures such as carports and trellises.',
      es: 'Los circuitos FV en edificios llevan función de paro rápido que reduce el riesgo para bomberos. Se exentan los de suelo que sólo entran a edificios exclusivos de equipo FV; desde 2023 también estructuras separadas y abiertas como techos de autos y pérgolas.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'provide rapid shutdown for PV on or in buildings', es: 'poner paro rápido en FV sobre o en edificios' },
        words: 'solar roof panels house barn rsd required need firemen add boxes optimizers techo',
      },
      {
        says: 'need-not',
        what: {
          en: 'provide rapid shutdown for ground mounts that enter only PV-equipment buildings',
          es: 'poner paro rápido en arreglos en suelo que entran sólo a edificios de equipo FV',
        },
        words: 'solar field array inverter shed caseta only inversores nada más suelo rancho',
      },
      {
        says: 'need-not',
        what: {
          en: 'provide rapid shutdown on open detached carports and trellises',
          es: 'poner paro rápido en pérgolas o carports abiertos y separados',
        },
        words: 'solar carport pergola abierta patio cover trellis without',
        editions: ['2023', '2026'],
      },
      {
        says: 'must',
        what: {
          en: 'provide rapid shutdown for ground mounts whose circuits enter a house, barn or other building',
          es: 'poner paro rápido en arreglos en suelo cuyos circuitos entran a una casa, establo u otro edificio',
        },
        words: 'rsd runs into goes solar',
      },
      {
        says: 'must',
        what: { en: 'provide rapid shutdown on carports and trellises', es: 'poner paro rápido en carports y pérgolas' },
        editions: ['2017', '2020'],
        words: 'solar open detached rsd',
      },
      {
        says: 'must-not',
        what: { en: 'leave rapid shutdown out of PV on a roof', es: 'dejar sin paro rápido paneles sobre un techo' },
        unless: {
          en: 'from 2023 it is on an open detached structure such as a carport',
          es: 'desde 2023 esté en una estructura abierta y separada como un carport',
        },
        words: 'skip optimizers rsd',
      },
    ],
    words: { en: 'rapid shutdown required carport ground mount', es: 'paro rápido obligatorio techo de autos suelo' },
  },
  {
    id: '690-12-b1-outside',
    section: '690.12(B)(1)',
    grade: 'V2',
    title: { en: 'Rapid shutdown outside the array: 30 V in 30 seconds', es: 'Paro rápido fuera del arreglo: 30 V en 30 segundos' },
    text: {
      en: 'The array boundary is 1 ft from the array in all directions. Controlled conductors outside it, or more than 3 ft inside the building from where they enter, fall to 30 V or less within 30 seconds of rapid shutdown.',
      es: 'El límite del arreglo es 1 pie en todas direcciones. Los conductores controlados fuera de él, o a más de 3 pies dentro del edificio desde su entrada, bajan a 30 V o menos en 30 segundos tras el paro rápido.',
    },
    figures: { feet: [1, 'ft'], feet2: [3, 'ft'], volts: [30, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bring conductors outside the array to 30 V within 30 seconds of shutdown',
          es: 'bajar los conductores fuera del arreglo a 30 V en 30 segundos',
        },
        words: 'solar rapid shutdown boundary',
      },
    ],
    words: {
      en: '30 volts 30 seconds 1 foot array boundary rooftop rapid shutdown conductors drop to what voltage how fast outside distance',
      es: '30 volts 30 segundos 1 pie límite qué voltaje en cuánto tiempo fuera del arreglo distancia',
    },
  },
  {
    id: '690-12-b2-inside',
    section: '690.12(B)(2)',
    grade: 'V2',
    title: { en: 'Rapid shutdown inside the array: 80 V in 30 seconds', es: 'Paro rápido dentro del arreglo: 80 V en 30 segundos' },
    text: {
      en: 'Inside the boundary use one of: a listed PV hazard control system (UL 3741), conductors limited to 80 V within 30 seconds, as module electronics do, or an array with no exposed wiring or conductive parts.',
      es: 'Dentro del límite use una de estas: sistema listado de control de riesgo FV (UL 3741), conductores limitados a 80 V en 30 segundos, como hace la electrónica de módulo, o un arreglo sin alambrado ni partes conductoras expuestas.',
    },
    figures: { volts: [80, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a hazard control system, 80 V limit or no exposed wiring inside the array',
          es: 'usar sistema UL 3741, límite de 80 V o arreglo sin alambrado expuesto',
        },
        words: 'solar rapid shutdown module-level optimizers',
      },
    ],
    words: {
      en: 'optimizers microinverters mlpe ul 3741 80 volts array boundary controlled conductors fall to voltage seconds roof',
      es: 'optimizadores microinversores mlpe 80 volts límite arreglo conductores controlados voltaje',
    },
  },
  {
    id: '690-12-c-initiation',
    section: '690.12(C)',
    grade: 'V2',
    title: { en: 'Rapid shutdown initiation', es: 'Dónde se inicia el paro rápido' },
    text: {
      en: 'One or more readily accessible initiation devices start rapid shutdown; at one- and two-family dwellings outside the building. It may be the service disconnect, the PV disconnect or a marked switch; its off position shows that shutdown has started.',
      es: 'Uno o más dispositivos fácilmente accesibles inician el paro rápido; en viviendas de una y dos familias, en el exterior. Puede ser el desconectador de acometida, el de FV o un interruptor rotulado; su posición de apagado indica que inició.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'put the rapid shutdown initiation outside at one- and two-family dwellings, readily accessible',
          es: 'poner el inicio de paro rápido afuera en viviendas de una y dos familias, accesible',
        },
        words: 'solar switch inside garage',
      },
      {
        says: 'may',
        what: {
          en: 'use the service disconnect as rapid shutdown initiator',
          es: 'usar el desconectador de acometida como inicio de paro rápido',
        },
        words: 'solar',
      },
    ],
    words: {
      en: 'rapid shutdown switch location outside',
      es: 'interruptor botón de paro rápido rapid shutdown ubicación exterior dónde va se instala pongo apagado rápido',
    },
  },
  {
    id: '690-12-d-labels',
    section: '690.12(D)',
    numberIn: { '2017': '690.56(C)', '2020': '690.56(C)' },
    grade: 'V2',
    title: { en: 'Rapid shutdown labels', es: 'Rótulos de paro rápido' },
    text: {
      en: 'A building with PV rapid shutdown has a permanent label at each service or place the PV connects, with a diagram of what is shut down, and the initiation switch has a reflective label on it or within 3 ft.',
      es: 'El edificio con paro rápido FV lleva rótulo permanente en cada acometida o lugar donde se conecta, con un diagrama de lo que se apaga, y el interruptor lleva rótulo reflejante encima o a 3 pies.',
    },
    figures: { feet: [3, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'label rapid shutdown at each service and on its switch',
          es: 'rotular el paro rápido en cada acometida y en su interruptor',
        },
        words: 'solar sign reflective',
      },
    ],
    words: { en: 'solar label rapid shutdown sticker red white yellow', es: 'etiqueta paro rápido roja blanca amarilla' },
  },
  {
    id: '690-13-a-disconnect',
    section: '690.13(A)',
    grade: 'V2',
    title: { en: 'PV disconnect: readily accessible', es: 'Desconectador FV: fácilmente accesible' },
    text: {
      en: 'Means are provided to disconnect the PV system from all other wiring, at a readily accessible place. Where live parts over 30 V are reachable by unqualified people when open, the door is locked or needs a tool.',
      es: 'Hay medios para desconectar el sistema FV de todo otro alambrado, en lugar fácilmente accesible. Si al abrir hay partes vivas de más de 30 V al alcance de no calificados, la puerta lleva llave o requiere herramienta.',
    },
    figures: { volts: [30, 'V'] },
    claims: [
      {
        says: 'must',
        what: { en: 'provide a readily accessible PV disconnect', es: 'poner un desconectador FV fácilmente accesible' },
        words: 'solar',
      },
      {
        says: 'must',
        what: {
          en: 'lock reachable PV disconnect doors over 30 V or need a tool',
          es: 'cerrar con llave o herramienta puertas de desconectador FV de más de 30 V',
        },
        if: { en: 'unqualified people can reach the live parts when open', es: 'personas no calificadas alcanzan partes vivas al abrir' },
        words: 'solar',
      },
    ],
    words: { en: 'solar disconnect location utility ac disconnect roof', es: 'desconectador solar ubicación azotea' },
  },
  {
    id: '690-13-b-marking',
    section: '690.13(B)',
    grade: 'V2',
    title: { en: 'PV disconnect marking', es: 'Rótulo del desconectador FV' },
    text: {
      en: 'The PV disconnect plainly shows open or closed and is marked as PV system disconnect; where line and load sides may both be energized when open, a warning says so.',
      es: 'El desconectador FV muestra claramente abierto o cerrado y se rotula como tal; si línea y carga pueden quedar energizadas al abrir, un aviso lo dice.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'mark the PV system disconnect and show open or closed',
          es: 'marcar el desconectador FV y que indique abierto o cerrado',
        },
        words: 'solar label',
      },
    ],
    words: { en: 'pv system disconnect sign warning both sides energized', es: 'rótulo desconectador fv aviso' },
  },
  {
    id: '690-13-c-six',
    section: '690.13(C)',
    grade: 'V1',
    title: { en: 'At most six PV disconnects', es: 'Máximo seis desconectadores FV' },
    text: {
      en: 'Each PV system disconnect consists of not more than six switches or breakers, or combination, in one enclosure, a group of enclosures, or a switchboard.',
      es: 'Cada desconectador de sistema FV consta de no más de seis interruptores o breakers en una caja, grupo de cajas o tablero.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use more than six switches or breakers as one PV system disconnect',
          es: 'usar más de seis interruptores como desconectador de un sistema FV',
        },
        words: 'solar six handles',
      },
    ],
    words: { en: 'number of solar disconnects six', es: 'cuántos desconectadores solares seis' },
  },
  {
    id: '690-15-equipment',
    section: '690.15',
    grade: 'V1',
    title: { en: 'Isolating PV equipment: 10 ft, 30 A', es: 'Aislar equipo FV: 10 pies, 30 A' },
    text: {
      en: 'Modules, inverters, fuses, converters and controllers can be isolated from all ungrounded conductors. The device is in the equipment, in sight within 10 ft, lockable, or remotely operated from within 10 ft. Above 30 A a load-break equipment disconnect is required, not just connectors.',
      es: 'Módulos, inversores, fusibles, convertidores y controladores se pueden aislar de todo conductor no aterrizado. El dispositivo va en el equipo, a la vista a 10 pies, con candado, o con mando remoto a 10 pies. Arriba de 30 A se exige desconectador con carga y no sólo conectores.',
    },
    figures: { feet: [10, 'ft'], amps: [30, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'provide means to isolate PV modules, inverters and controllers',
          es: 'dar medio para aislar módulos, inversores y controladores FV',
        },
        words: 'solar disconnect',
      },
      {
        says: 'must-not',
        what: {
          en: 'rely on connectors alone to disconnect PV equipment above 30 A',
          es: 'usar sólo conectores para desconectar equipo FV de más de 30 A',
        },
        words: 'solar mc4 load break',
      },
    ],
    words: { en: 'inverter disconnect dc integral mc4 connector as disconnect', es: 'desconectador de inversor mc4 como desconexión' },
  },
  {
    id: '690-31-a-access',
    section: '690.31(A)',
    grade: 'V2',
    title: { en: 'PV wiring methods', es: 'Métodos de alambrado FV' },
    text: {
      en: 'All Chapter 3 methods and others listed for PV are allowed. PV source and output conductors over 30 V in readily accessible places are guarded or in MC cable, multiconductor jacketed cable or raceway.',
      es: 'Se permiten los métodos del Capítulo 3 y otros listados para FV. Los conductores fuente de más de 30 V en lugares fácilmente accesibles se resguardan o van en cable MC, multiconductor con chaqueta o tubo.',
    },
    figures: { volts: [30, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'guard or enclose readily accessible PV conductors over 30 V in raceway or MC',
          es: 'resguardar o entubar (o en MC) conductores FV accesibles de más de 30 V',
        },
        words: 'solar ground mount wires exposed',
      },
    ],
    words: { en: 'pv wire exposed on roof within reach', es: 'cable fv expuesto al alcance' },
  },
  {
    id: '690-31-b-separate',
    section: '690.31(B)',
    grade: 'V1',
    title: { en: 'Keep PV dc apart from other wiring', es: 'CD solar separada de otro alambrado' },
    text: {
      en: "PV dc conductors do not share a raceway, cable, box or enclosure with ac PV conductors or other systems' wiring unless separated by a barrier, or listed otherwise. Solidly grounded or not, identify them at ends, connections and splices by polarity.",
      es: 'Los conductores FV de cd no comparten tubo, cable, caja ni gabinete con los de ca del FV ni de otros sistemas salvo barrera o listado. Se identifican por polaridad en extremos, conexiones y empalmes.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run PV dc in the same raceway or box as ac or other wiring',
          es: 'llevar cd FV en el mismo tubo o caja con ca u otro alambrado',
        },
        unless: { en: 'a barrier separates them or it is listed otherwise', es: 'una barrera los separe o esté listado para eso' },
        words: 'solar share conduit',
      },
      {
        says: 'must',
        what: {
          en: 'identify PV dc conductors by polarity at ends and splices',
          es: 'identificar conductores cd FV por polaridad en puntas y empalmes',
        },
        words: 'solar',
      },
    ],
    words: { en: 'dc and ac in same conduit solar', es: 'cd y ca en el mismo tubo solar' },
  },
  {
    id: '690-31-c-pv-wire',
    section: '690.31(C)',
    grade: 'V1',
    title: { en: 'PV wire or USE-2 in the array', es: 'Cable PV o USE-2 en el arreglo' },
    text: {
      en: 'Exposed single conductors within the array are listed PV wire or USE-2 (both marked sunlight resistant). Support them so that they do not lie on the roof: small sizes at short intervals, listed clips rather than loose ties.',
      es: 'Los conductores sencillos expuestos en el arreglo son cable PV listado o USE-2 (marcados resistentes al sol). Sosténgalos para que no descansen en el techo: los delgados a intervalos cortos, con clips listados mejor que cinchos sueltos.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use listed PV wire or USE-2 for exposed array conductors',
          es: 'usar cable PV o USE-2 listado expuesto en el arreglo',
        },
        words: 'solar thhn under panels',
      },
      {
        says: 'must-not',
        what: { en: 'let PV conductors lie on the roof', es: 'dejar los conductores FV apoyados en el techo' },
        words: 'solar zip ties wires',
      },
      {
        says: 'must-not',
        what: {
          en: 'use THWN-2 or other ordinary wire exposed under PV modules',
          es: 'usar THWN-2 u otro alambre común expuesto bajo los módulos',
        },
        words: 'solar thhn',
      },
    ],
    words: { en: 'solar cable under panels clips use-2 pv wire support', es: 'cable bajo paneles clips use-2' },
  },
  {
    id: '690-31-d-inside',
    section: '690.31(D)',
    numberIn: { '2017': '690.31(G)' },
    grade: 'V2',
    title: { en: 'Solar dc inside a building: metal', es: 'CD solar dentro del edificio: metal' },
    text: {
      en: 'PV dc circuits inside buildings run in metal raceways, MC cable that serves as equipment ground, or metal enclosures; exempt is wiring that a listed hazard control system covers, or as Exceptions allow.',
      es: 'Los circuitos FV de cd dentro de edificios van en tubo metálico, cable MC que sirve de tierra, o cajas metálicas; se exenta lo que cubre un sistema listado de control de riesgo o según excepciones.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run PV dc inside buildings in metal raceway, MC or metal enclosures',
          es: 'llevar cd FV dentro de edificios en tubo metálico, MC o gabinetes metálicos',
        },
        unless: {
          en: 'a listed hazard control system or an exception covers it',
          es: 'lo cubra un sistema de control listado o una excepción',
        },
        words: 'solar attic emt',
      },
      {
        says: 'must-not',
        what: { en: 'run PV dc inside a building in PVC or NM (romex)', es: 'llevar cd FV dentro de un edificio en PVC o NM (romex)' },
        unless: {
          en: 'a listed hazard control system or an exception covers it',
          es: 'lo cubra un sistema de control listado o una excepción',
        },
        words: 'solar attic plastic conduit',
      },
    ],
    words: { en: 'solar dc conduit attic pvc emt mc romex house raceway type', es: 'cd solar ático pvc emt mc casa qué tubo' },
  },
  {
    id: '690-31-d-labels',
    section: '690.31(D)',
    numberIn: { '2017': '690.31(G)' },
    grade: 'V2',
    title: { en: 'Label PV dc raceways every 10 ft', es: 'Rotule la tubería FV cada 10 pies' },
    text: {
      en: 'Raceways, cable trays, covers of pull boxes and conduit bodies with PV dc circuits are labeled, visible after installation, not more than 10 ft apart and on each section separated by walls or floors: reflective, white on red, "SOLAR PV DC CIRCUIT" or equal words.',
      es: 'Tubería, charolas y tapas de cajas y condulets con circuitos FV de cd se rotulan, visibles, a no más de 10 pies entre sí y en cada tramo separado por muros o pisos: reflejante, blanco sobre rojo, "SOLAR PV DC CIRCUIT" o equivalente.',
    },
    textIn: {
      '2017': {
        en: 'They are labeled "WARNING: PHOTOVOLTAIC POWER SOURCE", reflective, not more than 10 ft apart and on each section separated by walls or floors.',
        es: 'Se rotulan "WARNING: PHOTOVOLTAIC POWER SOURCE", reflejante, a no más de 10 pies y en cada tramo separado por muros o pisos.',
      },
    },
    figures: { feet: [10, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'label PV dc raceways every 10 ft, reflective white on red',
          es: 'rotular la tubería cd FV cada 10 pies, reflejante blanco sobre rojo',
        },
        words: 'solar conduit sticker',
      },
    ],
    words: { en: 'solar conduit label sticker red warning', es: 'etiqueta tubo solar roja' },
  },
  {
    id: '690-33-connectors',
    section: '690.33',
    grade: 'K',
    title: { en: 'PV connectors: same make, tool to open', es: 'Conectores FV: misma marca, con herramienta' },
    text: {
      en: 'Mating connectors are polarized, latching and of the same listing, which in practice is the same make and type, or listed for each other. Over 30 V dc, readily accessible ones need a tool to open. Those not rated to break load are marked so.',
      es: 'Los conectores acoplados son polarizados, con seguro y de igual listado, en la práctica misma marca y tipo, o listados entre sí. De más de 30 V cd y accesibles requieren herramienta para abrir. Los que no interrumpen carga van marcados.',
    },
    figures: { volts: [30, 'V'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'mate PV connectors of different makes', es: 'unir conectores FV de distintas marcas' },
        unless: { en: 'they are listed for each other', es: 'estén listados uno para otro' },
        words: 'solar mc4 mix brands',
      },
      {
        says: 'must',
        what: {
          en: 'use PV connectors that need a tool to open over 30 V',
          es: 'usar conectores FV que se abran con herramienta sobre 30 V',
        },
        if: { en: 'they are readily accessible', es: 'son fácilmente accesibles' },
        words: 'solar mc4',
      },
    ],
    words: { en: 'mc4 cross mating different brands do not disconnect under load', es: 'mc4 mezclar marcas desconectar con carga' },
  },
  {
    id: '690-34-boxes',
    section: '690.34',
    grade: 'K',
    title: { en: 'Boxes behind modules', es: 'Cajas detrás de módulos' },
    text: {
      en: 'Junction, pull and outlet boxes behind modules must be reachable by taking off a module secured with removable fasteners and connected by a flexible wiring system.',
      es: 'Las cajas detrás de módulos deben alcanzarse quitando un módulo fijo con sujetadores removibles y conectado con alambrado flexible.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'put junction boxes behind PV modules', es: 'poner cajas detrás de módulos FV' },
        if: {
          en: 'reachable by removing a module with removable fasteners and flexible wiring',
          es: 'se alcanzan quitando un módulo con sujetadores removibles y alambrado flexible',
        },
        words: 'solar soladeck',
      },
    ],
    words: { en: 'soladeck box under panel access', es: 'caja bajo panel acceso' },
  },
  {
    id: '690-41-grounding',
    section: '690.41',
    grade: 'V1',
    title: { en: 'PV system grounding', es: 'Puesta a tierra del sistema FV' },
    text: {
      en: 'Most systems are functionally grounded by the inverter, not solidly: no dc grounding electrode conductor of their own is needed; the equipment grounding conductor of the inverter output connects them to earth.',
      es: 'Casi todos los sistemas se aterrizan en forma funcional por el inversor, no sólidamente: no requieren su propio conductor al electrodo en cd; la tierra de equipos de la salida del inversor los conecta a tierra.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'run a separate dc grounding electrode conductor for an inverter-grounded PV system',
          es: 'llevar un conductor de electrodo de cd propio en FV aterrizado por el inversor',
        },
        unless: { en: 'the system is solidly grounded', es: 'el sistema esté sólidamente aterrizado' },
        words: 'solar ground rod',
      },
    ],
    words: { en: 'functional grounded pv transformerless inverter gec', es: 'tierra funcional inversor sin transformador' },
  },
  {
    id: '690-41-b-ground-fault',
    section: '690.41(B)',
    grade: 'K',
    title: { en: 'PV ground-fault protection', es: 'Protección de falla a tierra FV' },
    text: {
      en: 'PV dc circuits over 30 V or 8 A have ground-fault protection that detects, indicates and interrupts. Small solidly grounded arrays not on or in buildings may be exempt.',
      es: 'Los circuitos FV de cd de más de 30 V o 8 A llevan protección de falla a tierra que detecta, indica e interrumpe. Pueden exentarse arreglos chicos sólidamente aterrizados fuera de edificios.',
    },
    figures: { volts: [30, 'V'], amps: [8, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use ground-fault protection on PV dc over 30 V or 8 A',
          es: 'usar protección de falla a tierra en cd FV de más de 30 V u 8 A',
        },
        unless: {
          en: 'a small solidly grounded array not on or in a building is exempt',
          es: 'un arreglo chico sólidamente aterrizado fuera de edificios esté exento',
        },
        words: 'solar gfp',
      },
    ],
    words: { en: 'gfdi inverter ground fault error isolation', es: 'gfdi error falla a tierra inversor aislamiento' },
  },
  {
    id: '690-43-bonding',
    section: '690.43',
    grade: 'V2',
    title: { en: 'Ground modules and racks', es: 'Aterrice módulos y estructura' },
    text: {
      en: 'Exposed metal of module frames, equipment and enclosures is connected to an equipment grounding conductor, whatever the voltage. Listed racking and clamps evaluated for bonding serve; the conductor may run apart from the dc wires within the array.',
      es: 'El metal expuesto de marcos, equipo y cajas se conecta a una tierra de equipos, sin importar el voltaje. Sirven estructuras y clips listados para unión; el conductor puede ir separado de los de cd dentro del arreglo.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'ground module frames and racks, whatever the voltage',
          es: 'aterrizar marcos y estructura de módulos, sin importar el voltaje',
        },
        words: 'solar racking rails bonding',
      },
      {
        says: 'may',
        what: { en: 'use listed racking and clamps for bonding modules', es: 'usar estructura y grapas listadas para unir módulos' },
        words: 'solar weeb rail',
      },
    ],
    words: { en: 'ul 2703 racking ground lug bare 6 copper array', es: 'ul 2703 estructura zapata 6 desnudo' },
  },
  {
    id: '690-45-ground-size',
    section: '690.45',
    grade: 'V2',
    title: { en: 'PV ground wire: 250.122', es: 'Tierra FV: 250.122' },
    text: {
      en: "Equipment grounding conductors of PV circuits are sized by 250.122; without an overcurrent device use the circuit's maximum current as if it were one. No increase for voltage drop, and not smaller than 14 AWG.",
      es: 'Las tierras de equipo FV se calculan con 250.122; sin protección, use la corriente máxima del circuito como si lo fuera. No se aumentan por caída de tensión ni son menores que 14 AWG.',
    },
    figures: { size: [14, 'AWG'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use a PV equipment ground smaller than 14 AWG', es: 'usar tierra FV menor que 14 AWG' },
        words: 'solar egc',
      },
      {
        says: 'need-not',
        what: { en: 'increase the PV equipment ground for voltage drop', es: 'aumentar la tierra FV por caída de voltaje' },
        words: 'solar egc',
      },
    ],
    words: { en: 'solar equipment ground wire size', es: 'calibre tierra solar' },
  },
  {
    id: '690-47-electrode',
    section: '690.47',
    grade: 'V2',
    title: { en: 'Grounding electrode for solar arrays', es: 'Electrodo para arreglos solares' },
    text: {
      en: 'A building or structure with PV has a grounding electrode system, and the PV equipment grounds reach it through the ac side. Extra electrodes at the array are optional; ground mounts with steel in earth may use it as electrode where it qualifies.',
      es: 'El edificio o estructura con FV tiene su sistema de electrodos, y las tierras FV llegan a él por el lado de ca. Los electrodos extra en el arreglo son opcionales; en suelo puede usarse el acero enterrado si califica.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'have a grounding electrode system at buildings with PV', es: 'tener sistema de electrodos en edificios con FV' },
        words: 'solar ground rod',
      },
      {
        says: 'need-not',
        what: { en: 'drive extra electrodes at the PV array', es: 'clavar electrodos adicionales en el arreglo FV' },
        words: 'solar ground rod',
      },
    ],
    words: { en: 'ground rod at solar array ground mount required', es: 'varilla en arreglo solar suelo obligatoria' },
  },
  {
    id: '690-7-d-marking',
    section: '690.7(D)',
    numberIn: { '2017': '690.53', '2020': '690.53' },
    grade: 'V2',
    title: { en: 'Label the highest dc voltage', es: 'Rotule el voltaje cd máximo' },
    text: {
      en: 'A permanent label with the highest maximum dc voltage of the PV circuits is at the dc PV system disconnect, the electronic power conversion equipment, or the distribution equipment.',
      es: 'Un rótulo permanente con el voltaje cd máximo de los circuitos FV va en el desconectador cd, el equipo de conversión o el de distribución.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'label the maximum PV dc voltage at the dc disconnect or equipment',
          es: 'rotular el voltaje cd FV máximo en el desconectador o equipo',
        },
        words: 'solar',
      },
    ],
    words: { en: 'dc disconnect label maximum voltage current', es: 'rótulo desconectador cd voltaje máximo' },
  },
  {
    id: '690-54-output-label',
    section: '690.54',
    grade: 'K',
    title: { en: 'Solar: label the connection point', es: 'Solar: rotule el punto de conexión' },
    text: {
      en: 'All interactive connection points with other sources are marked at the disconnect with the rated ac output current and nominal ac voltage.',
      es: 'Todo punto de interconexión con otras fuentes se rotula en el desconectador con la corriente ca nominal de salida y el voltaje nominal.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'mark PV connection points with rated ac current and voltage',
          es: 'marcar los puntos de conexión FV con corriente y voltaje ca',
        },
        words: 'solar label',
      },
    ],
    words: { en: 'ac disconnect label rated output', es: 'rótulo desconectador ca salida' },
  },
  {
    id: '690-56-plaque',
    section: '690.56',
    grade: 'K',
    title: { en: 'Plaque of power sources', es: 'Placa de fuentes de energía' },
    text: {
      en: 'Buildings with PV have a plaque or directory that tells where the service and PV disconnects are: 705.10 for parallel systems, 710.10 for stand-alone ones.',
      es: 'Los edificios con FV llevan placa o directorio que dice dónde están los desconectadores de acometida y FV: 705.10 en paralelo, 710.10 en autónomos.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'post a plaque of PV and service disconnect locations',
          es: 'poner placa con la ubicación de desconectadores FV y de acometida',
        },
        words: 'solar directory',
      },
    ],
    words: { en: 'solar placard directory map', es: 'placa solar directorio mapa' },
  },
];

// Confirmed: 690.7 nacleanenergy (Mayfield), sparkshift, kitecompliance, EC&M; 690.8, 690.9 EC&M, sparkshift, codebookcity; 690.9(A) homepower, viox, Mike Holt forum; 690.12 NFPA poll, heavendesigns, onesto, askbonbon, voltflow; 690.12 exemption sparkshift, kitecompliance; 690.13 practicetestgeeks, IEC Rocky Mountain; 690.15 All Star Training (2017); 690.31(B)(1) journeyman exam bank;
// 690.43(C) electricallicenserenewal 1557; 690.45, 690.47 solarprofessional; 690.31 labels Mike Holt forum; 690.13(C) NABCEP review. surgepv and callout state 690.12 otherwise and were not followed.
// Reread: 690.7(D) legalclarity, labeling guide; 690.13(B) legalclarity, tagbuilder; 690.12(D) tagbuilder; 690.31(D) labels inspector study set, Mike Holt forum; 690.31(A) engineerfix, homepower Code Corner copy; 690.31(D) inside engineerfix, EC&M, RE-wrenches list; 690.11 examzify; 690.43 examzify, fcdlabels; 690.45 SunPower manual; 690.47 code tips copy. One source only: 690.4(C) thebuildingcodeforum.
