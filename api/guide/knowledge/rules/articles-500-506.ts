// Hazardous (classified) locations in own words: classes, divisions, zones, groups, temperature codes, wiring and seals (500 to 506).
import type { Rule } from '../knowledge.ts';

export const articles500To506: readonly Rule[] = [
  {
    id: '500-4-documentation',
    section: '500.4',
    grade: 'V1',
    title: { en: 'Area classification must be documented', es: 'La clasificación de áreas se documenta' },
    text: {
      en: 'Every area designated as hazardous (classified) is properly documented, usually on area classification drawings, available to those who design, install, inspect and maintain. The electrician works from it; classifying is for qualified persons.',
      es: 'Toda área designada como peligrosa (clasificada) se documenta, normalmente en planos de clasificación, disponibles para quien diseña, instala, inspecciona y mantiene. El electricista trabaja con ellos; clasificar toca a personas calificadas.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'document every hazardous (classified) area, usually on drawings',
          es: 'documentar cada área peligrosa (clasificada), por lo general en planos',
        },
      },
    ],
    words: { en: 'who classifies hazardous area drawings hazloc', es: 'quién clasifica áreas planos' },
  },
  {
    id: '500-5-a-classes',
    section: '500.5',
    grade: 'V2',
    title: { en: 'Class I, II and III', es: 'Clase I, II y III' },
    text: {
      en: 'The class says what is in the air: Class I is flammable gas or vapor, Class II combustible dust, Class III easily ignitable fibers or flyings such as lint, cotton and wood shavings.',
      es: 'La clase dice qué hay en el aire: Clase I es gas o vapor inflamable, Clase II polvo combustible y Clase III fibras o pelusas que se encienden fácil, como algodón y viruta.',
    },
    words: {
      en: 'hazardous location classes difference gas dust fiber haz loc which class covers grain dust',
      es: 'áreas peligrosas clases gas polvo fibra diferencia  área clase 1 2 3 qué es',
    },
  },
  {
    id: '500-5-b-divisions',
    section: '500.5',
    grade: 'V2',
    title: { en: 'Division 1 and Division 2', es: 'División 1 y División 2' },
    text: {
      en: 'Division 1: the hazard is there in normal operation, or often because of repair, leaks or breakdown. Division 2: it is normally contained or ventilated and appears only under abnormal conditions, or the place is next to a Division 1 area.',
      es: 'División 1: el peligro está en operación normal, o seguido por reparación, fugas o fallas. División 2: normalmente está contenido o ventilado y aparece sólo en condiciones anormales, o el lugar está junto a una División 1.',
    },
    words: { en: 'class 1 div 1 div 2 difference c1d1 c1d2', es: 'clase 1 división 1 división 2 diferencia c1d1' },
  },
  {
    id: '500-6-a-gas-groups',
    section: '500.6(A)',
    grade: 'V2',
    title: { en: 'Gas groups A, B, C and D', es: 'Grupos de gas A, B, C y D' },
    text: {
      en: 'Class I groups from worst to mildest: A acetylene, B hydrogen, C ethylene, D propane, gasoline and similar. Equipment must be identified for the group that is present, not only for the class.',
      es: 'Grupos de Clase I del peor al más leve: A acetileno, B hidrógeno, C etileno, D propano, gasolina y similares. El equipo debe estar identificado para el grupo presente, no sólo para la clase.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use equipment marked only for Group D where the gas is hydrogen (Group B)',
          es: 'usar equipo marcado solo para Grupo D donde el gas es hidrógeno (Grupo B)',
        },
        words: 'battery charging room cuarto de baterías',
      },
    ],
    words: { en: 'group d gasoline propane group b hydrogen explosion proof rating', es: 'grupo d gasolina propano grupo b hidrógeno' },
  },
  {
    id: '500-6-b-dust-groups',
    section: '500.6(B)',
    grade: 'V2',
    title: { en: 'Dust groups E, F and G', es: 'Grupos de polvo E, F y G' },
    text: {
      en: 'Class II groups: E metal dust, F carbonaceous dust such as coal and coke, G flour, grain, wood, plastic and chemical dust. There is no Division 2 for Group E: conductive metal dust is always Division 1.',
      es: 'Grupos de Clase II: E polvo metálico, F polvo de carbón y coque, G harina, grano, madera, plástico y químicos. No hay División 2 para el Grupo E: el polvo metálico conductor siempre es División 1.',
    },
    claims: [
      {
        says: 'is-not',
        what: { en: 'Group G is the right marking for metal dust', es: 'el Grupo G sea la marca correcta para polvo metálico' },
        words: 'aluminum grinding aluminio',
      },
    ],
    words: {
      en: 'grain dust group g flour mill coal metal dust grain elevator class ii',
      es: 'polvo de grano harina carbón metal grupo g elevador de granos silo clase ii',
    },
  },
  {
    id: '500-7-techniques',
    section: '500.7',
    grade: 'K',
    title: { en: 'Ways to protect: explosionproof and others', es: 'Técnicas de protección: a prueba de explosión y otras' },
    text: {
      en: 'Accepted techniques include explosionproof enclosures, dust-ignitionproof, dusttight, purged and pressurized, intrinsic safety, nonincendive circuits, oil immersion and hermetic sealing. Which ones serve depends on class and division: nonincendive and hermetically sealed are for Division 2.',
      es: 'Las técnicas aceptadas incluyen a prueba de explosión, a prueba de ignición de polvo, hermético al polvo, purgado y presurizado, seguridad intrínseca, circuitos no incendiarios, inmersión en aceite y sellado hermético. Cuál sirve depende de clase y división: lo no incendiario y lo sellado hermético es para División 2.',
    },
    words: {
      en: 'explosion proof purged nonincendive intrinsically safe options',
      es: 'a prueba de explosión purgado no incendiario opciones',
    },
  },
  {
    id: '500-8-a-identified',
    section: '500.8(A)',
    grade: 'V1',
    title: { en: 'Equipment identified for the location', es: 'Equipo identificado para el lugar' },
    text: {
      en: "Equipment must be identified for the class, division, group and temperature of the place, by listing or labeling, a testing agency, or the maker's or an engineer's evidence. An ordinary enclosure, even heavy cast iron, does not qualify by its looks.",
      es: 'El equipo debe estar identificado para la clase, división, grupo y temperatura del lugar, por listado o etiqueta, una agencia de inspección, o evidencia del fabricante o de un ingeniero. Una caja común, aunque sea de hierro, no califica por su aspecto.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use an unmarked box, even of heavy cast iron, as explosionproof',
          es: 'usar una caja sin marca, aunque sea de hierro fundido, como a prueba de explosión',
        },
      },
    ],
    words: {
      en: 'explosion proof box nameplate listed class 1 div 2 junction box ordinary',
      es: 'caja a prueba de explosión placa listada',
    },
  },
  {
    id: '500-8-c-marking',
    section: '500.8(C)',
    grade: 'V1',
    title: { en: 'What the nameplate must show', es: 'Qué debe decir la placa' },
    text: {
      en: 'Equipment is marked with class, division (Division 1 equipment may omit it), material group, and temperature class or operating temperature at a 40 °C ambient, and the ambient range where it is not the usual one.',
      es: 'El equipo lleva marcados clase, división (el de División 1 puede omitirla), grupo, y clase de temperatura o temperatura de operación a 40 °C de ambiente, y el rango ambiente cuando no es el usual.',
    },
    figures: { celsius: [40, '°C'] },
    words: { en: 'nameplate class i div 2 groups abcd t4 meaning', es: 'placa clase i div 2 grupos abcd t4 significado' },
  },
  {
    id: '500-8-d-temperature-limit',
    section: '500.8(D)',
    grade: 'V1',
    title: { en: 'Surface temperature below ignition temperature', es: 'Temperatura superficial bajo la de ignición' },
    text: {
      en: 'In Class I the marked temperature may not exceed the autoignition temperature of the gas or vapor present. In Class II it stays below the ignition temperature of the dust, and below 165 °C for organic dust that can dry out or char.',
      es: 'En Clase I la temperatura marcada no debe pasar la de autoignición del gas o vapor presente. En Clase II queda abajo de la de ignición del polvo, y de 165 °C si es polvo orgánico que se reseca o carboniza.',
    },
    figures: { celsius: [165, '°C'] },
    words: { en: 'autoignition temperature t rating explosion proof light', es: 'temperatura de autoignición clase t luminaria' },
  },
  {
    id: '500-8-t-codes',
    section: '500.8(C)',
    grade: 'V2',
    title: { en: 'Temperature classes T1 to T6', es: 'Clases de temperatura T1 a T6' },
    text: {
      en: 'Maximum surface temperature by class: T1 450 °C, T2 300 °C, T3 200 °C, T4 135 °C, T5 100 °C, T6 85 °C, with letters in between such as T3C 160 °C. A higher number runs cooler and fits more gases.',
      es: 'Temperatura superficial máxima por clase: T1 450 °C, T2 300 °C, T3 200 °C, T4 135 °C, T5 100 °C, T6 85 °C, con letras intermedias como T3C 160 °C. Número más alto trabaja más frío y sirve para más gases.',
    },
    figures: {
      celsius: [450, '°C'],
      celsius2: [300, '°C'],
      celsius3: [200, '°C'],
      celsius4: [135, '°C'],
      celsius5: [100, '°C'],
      celsius6: [85, '°C'],
      celsius7: [160, '°C'],
    },
    claims: [
      { says: 'must-not', what: { en: 'use equipment marked T2 where T4 is called for', es: 'usar equipo marcado T2 donde se pide T4' } },
    ],
    words: {
      en: 't code t rating chart t3 t4 t6 meaning what does on explosionproof equipment mean max surface',
      es: 'código t tabla t3 t4 t6 significado qué significa en equipo',
    },
  },
  {
    id: '500-8-e-threads',
    section: '500.8(E)',
    grade: 'V2',
    title: { en: 'Conduit threads: five full threads', es: 'Roscas de tubo: cinco hilos completos' },
    text: {
      en: 'Tapered NPT conduit joints in explosionproof work are made wrenchtight with at least five threads fully engaged; 4-1/2 threads are enough only in factory-threaded entries of listed explosionproof equipment. Running threads and ordinary locknut connections are out.',
      es: 'Las uniones de tubo con rosca NPT en trabajo a prueba de explosión se aprietan con llave con al menos cinco hilos metidos; 4-1/2 hilos bastan sólo en entradas roscadas de fábrica de equipo listado a prueba de explosión. No valen roscas corridas ni contratuercas comunes.',
    },
    words: {
      en: 'five threads engaged wrench tight npt explosion proof full threads screws box class i division 1 joint how many',
      es: 'cinco hilos rosca apretado npt cuántos hilos completos caja clase i',
    },
  },
  {
    id: '500-8-e-metric-entries',
    section: '500.8(E)',
    grade: 'V1',
    title: { en: 'Metric entries need adapters', es: 'Entradas métricas llevan adaptador' },
    text: {
      en: 'Where equipment has metric threaded entries they are identified as such, or listed adapters to NPT come with it. Do not force an NPT fitting into a metric hole.',
      es: 'Si el equipo tiene entradas de rosca métrica, vienen identificadas o traen adaptadores listados a NPT. No meta a la fuerza un accesorio NPT en una entrada métrica.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'force an NPT conduit or fitting into a metric entry', es: 'forzar un tubo o conector NPT en una entrada métrica' },
      },
    ],
    words: { en: 'metric thread m20 m25 explosion proof adapter', es: 'rosca métrica m20 adaptador' },
  },
  {
    id: '501-10-a-div-1-wiring',
    section: '501.10(A)',
    grade: 'V2',
    title: { en: 'Wiring methods in Class I, Division 1', es: 'Métodos en Clase I, División 1' },
    text: {
      en: 'Use threaded rigid metal conduit or threaded steel IMC, MI cable with listed fittings, or in restricted industrial places listed MC-HL, ITC-HL or TC-ER-HL cable. EMT, ordinary flex and standard MC are not allowed.',
      es: 'Use tubo rígido metálico o IMC de acero roscados, cable MI con accesorios listados, o en plantas industriales restringidas cable listado MC-HL, ITC-HL o TC-ER-HL. No se permite EMT, flexible común ni MC normal.',
    },
    claims: [
      { says: 'must-not', what: { en: 'use EMT in a Class I, Division 1 location', es: 'usar EMT en un lugar Clase I, División 1' } },
    ],
    words: {
      en: 'emt in class 1 div 1 rigid conduit required mc cable hazardous which kind type of mc-hl cable permitted',
      es: 'emt en clase 1 div 1 tubo rígido mc qué tipo de cable mc',
    },
  },
  {
    id: '501-10-a-underground-pvc',
    section: '501.10(A)(1)',
    grade: 'V1',
    title: { en: 'PVC under a Class I area', es: 'PVC bajo un área Clase I' },
    text: {
      en: 'PVC, RTRC or HDPE conduit is allowed underground in Division 1 with a concrete envelope of at least 2 in. and 24 in. of cover. The last 24 in. up to the emergence is threaded RMC or IMC, and an equipment grounding conductor runs inside.',
      es: 'Se permite tubo PVC, RTRC o HDPE subterráneo en División 1 con envoltura de concreto de al menos 2 pulg. y 24 pulg. de cubierta. Las últimas 24 pulg. hasta salir son RMC o IMC roscado, y lleva conductor de tierra de equipos.',
    },
    figures: { inches: [2, 'in'], inches2: [24, 'in'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'run PVC underground in a Class I, Division 1 area',
          es: 'llevar PVC enterrado en un área Clase I, División 1',
        },
        if: {
          en: 'in 2 in. of concrete with 24 in. of cover, a ground wire inside and threaded RMC or IMC for the last 24 in.',
          es: 'con 2 pulg. de concreto y 24 pulg. de cubierta, tierra adentro y RMC o IMC roscado en las últimas 24 pulg.',
        },
        words: 'gas plant refinery encased hazardous',
      },
    ],
    words: { en: 'pvc underground hazardous location concrete encased', es: 'pvc subterráneo área peligrosa concreto' },
  },
  {
    id: '501-10-a-flex',
    section: '501.10(A)(2)',
    grade: 'V2',
    title: { en: 'Flexible connections in Division 1', es: 'Conexiones flexibles en División 1' },
    text: {
      en: 'Where flexibility is needed in Division 1 use listed explosionproof flexible fittings, or extra-hard-usage cord with a grounding conductor and listed connectors where 501.140 allows it.',
      es: 'Donde haga falta flexibilidad en División 1 use coples flexibles listados a prueba de explosión, o cordón de uso extrarrudo con conductor de tierra y conectores listados donde lo permite 501.140.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use ordinary liquidtight or metal flex at equipment in Class I, Division 1',
          es: 'usar flex común o liquidtight en equipo de Clase I, División 1',
        },
        words: 'sealtight lfmc fmc explosionproof coupling c1d1 division one',
      },
    ],
    words: { en: 'motor flex class 1 div 1 explosion proof flexible coupling', es: 'flexible a prueba de explosión motor' },
  },
  {
    id: '501-10-b-div-2-wiring',
    section: '501.10(B)',
    grade: 'V2',
    title: { en: 'Wiring methods in Class I, Division 2', es: 'Métodos en Clase I, División 2' },
    text: {
      en: 'Everything allowed in Division 1, plus RMC and IMC with listed threadless fittings where identified, gasketed busways and wireways, and cables such as PLTC, ITC, MC, MV and TC with proper fittings, also in tray. EMT alone is not on the list.',
      es: 'Todo lo de División 1, más RMC e IMC con accesorios listados sin rosca donde se identifican, ductos y canales con empaque, y cables como PLTC, ITC, MC, MV y TC con sus accesorios, también en charola. El EMT no está en la lista.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'run MC cable, also in tray, in a Class I, Division 2 location',
          es: 'llevar cable MC, también en charola, en un lugar Clase I, División 2',
        },
        if: { en: 'it has proper fittings', es: 'lleva los conectores adecuados' },
      },
      {
        says: 'must-not',
        what: { en: 'use EMT in a Class I, Division 2 location', es: 'usar EMT en un lugar Clase I, División 2' },
        unless: { en: 'it holds only nonincendive field wiring', es: 'lleve solo alambrado de campo no incendivo' },
        words: 'thinwall compression raintight c1d2 gas fuel classified tubo delgado',
      },
    ],
    words: { en: 'mc cable class 1 div 2 emt allowed tc tray cable', es: 'cable mc clase 1 div 2 emt permitido' },
  },
  {
    id: '501-10-b-flex',
    section: '501.10(B)(2)',
    grade: 'V1',
    title: { en: 'Flexible connections in Division 2', es: 'Conexiones flexibles en División 2' },
    text: {
      en: 'Division 2 allows listed flexible metal fittings, FMC, LFMC, LFNC and interlocked-armor MC with listed fittings, and extra-hard-usage cord. A bonding jumper goes with FMC and LFMC.',
      es: 'En División 2 se permiten accesorios flexibles metálicos listados, FMC, LFMC, LFNC y MC de armadura entrelazada con accesorios listados, y cordón de uso extrarrudo. Con FMC y LFMC va un puente de unión.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use liquidtight flex (LFMC) at a motor in Class I, Division 2',
          es: 'usar flex liquidtight (LFMC) en un motor en Clase I, División 2',
        },
        if: {
          en: 'it has listed fittings and a bonding jumper',
          es: 'lleva conectores listados y puente de unión',
        },
        words: 'sealtight pump c1d2 sealtite bomba',
      },
      {
        says: 'may',
        what: {
          en: 'use nonmetallic liquidtight flex (LFNC) in Class I, Division 2',
          es: 'usar flex liquidtight no metálico (LFNC) en Clase I, División 2',
        },
        if: {
          en: 'flexibility is needed, and it has listed fittings and a ground wire inside',
          es: 'hace falta flexibilidad, y lleva conectores listados y alambre de tierra adentro',
        },
        words: 'plastic sealtite carflex c1d2 plástico',
      },
    ],
    words: { en: 'liquidtight class 1 div 2 sealtite motor', es: 'liquidtight clase 1 div 2 motor' },
  },
  {
    id: '501-15-a1-enclosure-seal',
    section: '501.15(A)(1)',
    grade: 'V2',
    title: { en: 'Seal within 18 in. of the enclosure', es: 'Sello a 18 pulg. del gabinete' },
    text: {
      en: 'In Division 1 each conduit into an explosionproof enclosure with arcing, sparking or hot parts needs a seal within 18 in. of it, at any conduit size. Only explosionproof unions, couplings, reducers, elbows and capped elbows may stand between.',
      es: 'En División 1 todo tubo que entra a un gabinete a prueba de explosión con partes que arquean, chispean o se calientan lleva sello a 18 pulg. o menos, de cualquier tamaño de tubo. Entre los dos sólo van uniones, coples, reducciones y codos a prueba de explosión.',
    },
    figures: { inches: [18, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put the seal of a Division 1 enclosure more than 18 in. away from it',
          es: 'poner el sello de un gabinete en División 1 a más de 18 in. de él',
        },
      },
    ],
    words: {
      en: 'seal off distance 18 inches explosion proof panel eys max explosionproof box seal-off conduit 1 inch conduit need',
      es: 'sello a 18 pulgadas eys distancia caja distancia máxima sello del conduit necesito sello 1 pulgada clase 1 div 1',
    },
  },
  {
    id: '501-15-a1-two-inch-terminals',
    section: '501.15(A)(1)',
    grade: 'V2',
    title: { en: 'Splice boxes: seal only for 2 in. and up', es: 'Cajas de empalme: sello sólo desde 2 pulg.' },
    text: {
      en: 'Where an explosionproof enclosure holds only splices, taps or terminals, conduits smaller than trade size 2 need no seal there; size 2 and larger are sealed within 18 in.',
      es: 'Si el gabinete a prueba de explosión sólo tiene empalmes, derivaciones o terminales, los tubos menores que tamaño 2 no llevan sello ahí; los de 2 y más se sellan a 18 pulg.',
    },
    figures: { inches: [18, 'in'] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'seal conduits smaller than 2 in. at an explosionproof box with only splices',
          es: 'sellar tubos menores de 2 pulg. en una caja a prueba de explosión solo con empalmes',
        },
        words: 'gua terminal box seal off eys empalme',
      },
      {
        says: 'must',
        what: {
          en: 'seal conduits of 2 in. and larger within 18 in. of an explosionproof splice box',
          es: 'sellar a 18 pulg. los tubos de 2 pulg. y mayores en una caja de empalmes a prueba de explosión',
        },
        words: 'eys seal off terminal',
      },
    ],
    words: { en: 'seal required splice box junction 2 inch conduit', es: 'sello caja de empalmes tubo de 2 pulgadas' },
  },
  {
    id: '501-15-a1-factory-sealed',
    section: '501.15(A)(1)',
    grade: 'V2',
    title: { en: 'When a device is factory sealed', es: 'Cuando el dispositivo viene sellado de fábrica' },
    text: {
      en: 'No enclosure seal is needed at smaller conduits where the arcing contacts are in a hermetically sealed chamber, immersed in oil, or in a factory-sealed chamber of a device marked as factory sealed. Factory-sealed equipment is not a seal for the neighboring enclosure or the boundary.',
      es: 'No hace falta sello junto al gabinete si los contactos están en cámara hermética, en aceite, o en cámara sellada de fábrica y el equipo está marcado así. El equipo sellado de fábrica no sirve de sello para el gabinete vecino ni para el límite del área.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'put a conduit seal at a device marked as factory sealed',
          es: 'poner sello en el tubo de un dispositivo marcado como sellado de fábrica',
        },
        if: { en: 'the conduit is of a smaller size', es: 'el tubo es de un tamaño menor' },
      },
    ],
    words: { en: 'factory sealed switch explosion proof no seal required', es: 'apagador sellado de fábrica sin sello' },
  },
  {
    id: '501-15-a3-two-enclosures',
    section: '501.15(A)(3)',
    grade: 'V2',
    title: { en: 'One seal between two enclosures: 36 in.', es: 'Un sello entre dos gabinetes: 36 pulg.' },
    text: {
      en: 'Two explosionproof enclosures that need seals may share a single one if the nipple or conduit between them is not more than 36 in. and the seal is within 18 in. of each.',
      es: 'Dos gabinetes a prueba de explosión que requieren sello pueden compartir uno si el niple o tubo entre ellos no pasa de 36 pulg. y el sello queda a 18 pulg. o menos de cada uno.',
    },
    figures: { inches: [36, 'in'], inches2: [18, 'in'] },
    claims: [
      {
        says: 'may',
        what: { en: 'use one seal for two explosionproof enclosures', es: 'usar un solo sello para dos gabinetes a prueba de explosión' },
        if: {
          en: 'not more than 36 in. lie between them and the seal is within 18 in. of each',
          es: 'hay no más de 36 in. entre ellos y el sello está a no más de 18 in. de cada uno',
        },
      },
    ],
    words: { en: 'one seal off between two explosion proof boxes', es: 'un solo sello entre dos cajas' },
  },
  {
    id: '501-15-a4-div-1-boundary',
    section: '501.15(A)(4)',
    grade: 'V2',
    title: { en: 'Boundary seal: within 10 ft', es: 'Sello de límite: a 10 pies' },
    text: {
      en: 'Each conduit that leaves a Division 1 area is sealed within 10 ft of the boundary on either side, with no union, coupling, box or fitting between seal and boundary other than listed reducers at the seal. An unbroken run with no fittings within 12 in. beyond each boundary needs none.',
      es: 'Todo tubo que sale de una División 1 se sella a 10 pies o menos del límite, de cualquier lado, sin uniones, coples, cajas ni accesorios entre el sello y el límite salvo reducciones listadas en el sello. Un tramo sin accesorios hasta 12 pulg. más allá de cada límite no lo necesita.',
    },
    figures: { feet: [10, 'ft'], inches: [12, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put a coupling, union or box between the Division 1 boundary and its seal',
          es: 'poner un cople, unión o caja entre el límite de la División 1 y su sello',
        },
      },
      {
        says: 'is',
        what: {
          en: 'a coupling between the Division 1 boundary and its seal is a violation',
          es: 'un cople entre el límite de la División 1 y su sello es una violación',
        },
      },
    ],
    words: { en: 'boundary seal leaving hazardous area conduit 10 feet', es: 'sello de límite saliendo del área 10 pies' },
  },
  {
    id: '501-15-b1-div-2-enclosure',
    section: '501.15(B)(1)',
    grade: 'V1',
    title: { en: 'Seals at enclosures in Division 2', es: 'Sellos en gabinetes en División 2' },
    text: {
      en: 'In Division 2 a seal at the enclosure is needed where the enclosure has to be explosionproof, by the Division 1 rules. General-purpose enclosures accepted in Division 2 need no enclosure seal.',
      es: 'En División 2 se pone sello junto al gabinete cuando éste debe ser a prueba de explosión, con las reglas de División 1. Los gabinetes de uso general aceptados en División 2 no lo llevan.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'seal the conduits of a general-purpose enclosure in Division 2 at the enclosure',
          es: 'sellar en el gabinete los tubos de un gabinete de uso general en División 2',
        },
        if: { en: 'it need not be explosionproof there', es: 'ahí no tiene que ser a prueba de explosión' },
      },
    ],
    words: { en: 'seal class 1 div 2 enclosure explosion proof start stop', es: 'sello clase 1 div 2 gabinete' },
  },
  {
    id: '501-15-b2-div-2-boundary',
    section: '501.15(B)(2)',
    grade: 'V2',
    title: { en: 'Division 2 boundary seal', es: 'Sello de límite en División 2' },
    text: {
      en: 'Conduit from Division 2 into an unclassified place is sealed within 10 ft of the boundary, rigid or IMC between seal and boundary. This seal is identified to limit passage of gas but need not be explosionproof. Runs to an outdoor unclassified place may be exempt under conditions.',
      es: 'El tubo que pasa de División 2 a lugar no clasificado se sella a 10 pies o menos del límite, con rígido o IMC entre el sello y el límite. Este sello se identifica para limitar el paso de gas pero no tiene que ser a prueba de explosión. Tramos a lugar exterior no clasificado pueden exentarse con condiciones.',
    },
    figures: { feet: [10, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'seal the conduit where it leaves a Division 2 area for an unclassified room',
          es: 'sellar el tubo donde sale de un área División 2 a un cuarto no clasificado',
        },
      },
    ],
    words: { en: 'div 2 to unclassified seal required duct seal', es: 'de div 2 a no clasificado sello' },
  },
  {
    id: '501-15-c-fittings',
    section: '501.15(C)',
    grade: 'V2',
    title: { en: 'How a seal is poured', es: 'Cómo se llena un sello' },
    text: {
      en: 'Use a listed seal fitting and the compound it is listed with. The plug is at least as thick as the trade size of the conduit and never less than 5/8 in. No splices inside the fitting, and it stays accessible.',
      es: 'Use el sello listado con el compuesto de su listado. El tapón es al menos tan grueso como el tamaño comercial del tubo y nunca menos de 5/8 pulg. No se hacen empalmes dentro y queda accesible.',
    },
    figures: { inches: ['5/8', 'in'] },
    words: {
      en: 'chico compound seal thickness pour dam fiber minimum thickness sealing compound minimum thickness compound seal fitting',
      es: 'compuesto chico espesor fibra sello espesor mínimo compuesto sellador espesor mínimo compuesto sellador',
    },
  },
  {
    id: '501-15-c6-fill',
    section: '501.15(C)(6)',
    grade: 'V2',
    title: { en: 'Seal fill: 25%', es: 'Relleno del sello: 25%' },
    text: {
      en: 'Conductors in a conduit seal fill at most 25% of a rigid metal conduit of the same trade size, unless the fitting is identified for more; many are made for 40%.',
      es: 'Los conductores en un sello ocupan cuando mucho 25% del área de un tubo rígido del mismo tamaño, salvo que el sello esté identificado para más; muchos son para 40%.',
    },
    figures: { percent: [25, '%'], percent2: [40, '%'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'fill a conduit seal over 25%', es: 'llenar un sello de tubo a más de 25%' },
        unless: { en: 'the fitting is identified for more', es: 'el accesorio esté identificado para más' },
      },
    ],
    words: {
      en: 'seal off fill percent how many wires eys oversized how full',
      es: 'relleno de sello cuántos cables 25 por ciento qué tan lleno',
    },
  },
  {
    id: '501-15-d-cable-seals',
    section: '501.15(D)',
    grade: 'K',
    title: { en: 'Cable seals in Division 1', es: 'Sellos de cable en División 1' },
    text: {
      en: 'Cables in Division 1 are sealed at all terminations with listed fittings; remove jacket and armor so that the compound surrounds each conductor. Shielded twisted pairs need not be separated if sealed against gas as the rule says.',
      es: 'Los cables en División 1 se sellan en todas sus terminaciones con accesorios listados; se quita chaqueta y armadura para que el compuesto rodee cada conductor. Los pares torcidos blindados no tienen que separarse si se sellan como dice la regla.',
    },
    words: { en: 'mc-hl gland seal cable termination barrier', es: 'glándula sello de cable mc-hl' },
  },
  {
    id: '501-15-f-drainage',
    section: '501.15(F)',
    grade: 'K',
    title: { en: 'Drains for trapped liquid', es: 'Drenajes para líquido atrapado' },
    text: {
      en: 'Where liquid or condensed vapor can collect in an enclosure or raceway, provide a listed drain or means that prevents the buildup or lets it be drained periodically.',
      es: 'Donde pueda juntarse líquido o vapor condensado en gabinete o tubería, ponga un dren listado o un medio que evite la acumulación o permita drenar de vez en cuando.',
    },
    words: { en: 'conduit drain breather explosion proof water', es: 'dren respiradero a prueba de explosión agua' },
  },
  {
    id: '501-20-insulation',
    section: '501.20',
    grade: 'K',
    title: { en: 'Wire insulation exposed to vapors', es: 'Aislamiento expuesto a vapores' },
    text: {
      en: 'Where condensed vapors or liquids may collect on or touch conductor insulation, use insulation identified for it, or protect it with a lead sheath or other approved means. Gasoline and oil resistant THWN-2 marks it.',
      es: 'Donde vapores condensados o líquidos puedan tocar el aislamiento, use uno identificado para eso o protéjalo con cubierta de plomo u otro medio aprobado. El THWN-2 resistente a gasolina y aceite lo lleva marcado.',
    },
    words: { en: 'gasoline resistant wire gr ii thwn nylon gas station', es: 'cable resistente a gasolina thwn gasolinera' },
  },
  {
    id: '501-25-exposed-parts',
    section: '501.25',
    grade: 'V2',
    title: { en: 'Bare live parts: 30 V, 15 V wet', es: 'Partes vivas desnudas: 30 V, 15 V mojado' },
    text: {
      en: 'In Class I no exposed live parts above 30 V, or 15 V in wet places, and below that only protected by intrinsic safety or a nonincendive technique as the area allows.',
      es: 'En Clase I no hay partes vivas expuestas de más de 30 V, o 15 V en lugar mojado, y por debajo sólo con seguridad intrínseca o técnica no incendiaria según el área.',
    },
    figures: { volts: [30, 'V'], volts2: [15, 'V'] },
    words: { en: 'exposed terminals hazardous 24 volts', es: 'terminales expuestas 24 volts área peligrosa' },
  },
  {
    id: '501-30-a-bonding',
    section: '501.30(A)',
    grade: 'V2',
    title: { en: 'Bonding back to the source', es: 'Unión hasta la fuente' },
    text: {
      en: 'In Class I do not rely on locknuts and bushings for bonding: use bonding jumpers with proper fittings or threaded joints on every raceway, box and enclosure from the hazardous area back to the service or source ground.',
      es: 'En Clase I no confíe la unión a contratuercas y monitores: use puentes de unión con accesorios adecuados o uniones roscadas en toda tubería, caja y gabinete desde el área peligrosa hasta la tierra de la acometida o de la fuente.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'rely on locknuts and bushings for bonding a Class I circuit, back to its source',
          es: 'confiar en contratuercas y monitores para la unión de un circuito Clase I, hasta su fuente',
        },
        words: 'double locknut panel outside area',
      },
    ],
    words: { en: 'bonding locknut bushing hazardous location double locknut', es: 'unión contratuerca área peligrosa puente' },
  },
  {
    id: '501-40-multiwire',
    section: '501.40',
    grade: 'V2',
    title: { en: 'Multiwire circuits in Division 1', es: 'Circuitos multiconductores en División 1' },
    text: {
      en: 'A multiwire branch circuit is not allowed in Class I, Division 1 unless its disconnect opens all ungrounded conductors at once.',
      es: 'No se permite un circuito ramal multiconductor en Clase I, División 1 a menos que su desconectador abra todos los vivos a la vez.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put a multiwire circuit in Class I, Division 1 on single-pole breakers',
          es: 'poner un circuito multiwire en Clase I, División 1 con breakers de un polo',
        },
        unless: { en: 'one disconnect opens all its hots at once', es: 'un desconectador abra todas sus fases a la vez' },
      },
    ],
    words: { en: 'shared neutral hazardous location mwbc', es: 'neutro compartido área peligrosa' },
  },
  {
    id: '501-125-motors',
    section: '501.125',
    grade: 'K',
    title: { en: 'Motors in Class I', es: 'Motores en Clase I' },
    text: {
      en: 'In Division 1 use motors identified for it (explosionproof), pressurized or similar. In Division 2 open or enclosed squirrel-cage motors without brushes, switches or other arcing parts are accepted.',
      es: 'En División 1 use motores identificados (a prueba de explosión), presurizados o similares. En División 2 se aceptan motores jaula de ardilla abiertos o cerrados sin escobillas, interruptores ni otras partes que arqueen.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use an enclosed squirrel-cage motor (TEFC) in Class I, Division 2',
          es: 'usar un motor de jaula cerrado (TEFC) en Clase I, División 2',
        },
        if: {
          en: 'it has no brushes, switches or other arcing parts',
          es: 'no tiene escobillas, interruptores ni otras piezas que hagan arco',
        },
      },
    ],
    words: { en: 'explosion proof motor div 2 tefc allowed vfd', es: 'motor a prueba de explosión div 2 tefc' },
  },
  {
    id: '501-130-luminaires',
    section: '501.130',
    grade: 'K',
    title: { en: 'Luminaires in Class I', es: 'Luminarias en Clase I' },
    text: {
      en: 'In Division 1 each luminaire is identified as a complete assembly, marked with its maximum lamp watts and guarded. A pendant stem longer than 12 in. gets lateral bracing or a listed flexible fitting. In Division 2 it is identified or meets the temperature and guard rules.',
      es: 'En División 1 cada luminaria está identificada como conjunto, con los watts máximos de lámpara marcados y con guarda. Un colgante de más de 12 pulg. lleva soporte lateral o accesorio flexible listado. En División 2 está identificada o cumple temperatura y guarda.',
    },
    figures: { inches: [12, 'in'] },
    words: { en: 'explosion proof light pendant stem paint booth lighting', es: 'luminaria a prueba de explosión colgante' },
  },
  {
    id: '501-145-receptacles',
    section: '501.145',
    grade: 'K',
    title: { en: 'Receptacles in Class I', es: 'Contactos en Clase I' },
    text: {
      en: 'Receptacles and plugs are identified for the place and have an equipment grounding connection; in practice the listed type makes and breaks inside an explosionproof or interlocked body.',
      es: 'Los contactos y clavijas están identificados para el lugar y tienen conexión de tierra de equipos; en la práctica el tipo listado conecta y desconecta dentro de un cuerpo a prueba de explosión o enclavado.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use an ordinary weatherproof or GFCI receptacle in a Class I location',
          es: 'usar un contacto común intemperie o GFCI en un lugar Clase I',
        },
      },
    ],
    words: { en: 'explosion proof receptacle plug interlocked', es: 'contacto a prueba de explosión clavija' },
  },
  {
    id: '502-5-explosionproof-not-enough',
    section: '502.5',
    grade: 'V1',
    title: { en: 'Explosionproof is not dust-ignitionproof', es: 'A prueba de explosión no es a prueba de polvo' },
    text: {
      en: 'In Class II explosionproof equipment is neither required nor accepted by itself; it must also be identified for Class II. Dust equipment keeps the dust out and runs cool under a dust blanket.',
      es: 'En Clase II el equipo a prueba de explosión no se exige ni basta por sí solo; también debe estar identificado para Clase II. El equipo para polvo impide la entrada y trabaja frío bajo una capa de polvo.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use explosionproof equipment in a dust (Class II) location on that mark alone',
          es: 'usar equipo a prueba de explosión en un lugar con polvo (Clase II) solo por esa marca',
        },
        unless: { en: 'it is also identified for Class II', es: 'también esté identificado para Clase II' },
        words: 'flour mill boxes',
      },
    ],
    words: { en: 'explosion proof in grain elevator class 2 equipment', es: 'a prueba de explosión en silo clase 2' },
  },
  {
    id: '502-10-wiring',
    section: '502.10',
    grade: 'V2',
    title: { en: 'Wiring methods in Class II', es: 'Métodos en Clase II' },
    text: {
      en: 'Division 1: threaded RMC or IMC, MI cable, or listed MC-HL in restricted industry, with dusttight boxes. Division 2 also takes EMT, dusttight wireways, MC, TC, PLTC, ITC, and liquidtight flex with listed fittings.',
      es: 'División 1: RMC o IMC roscado, cable MI, o MC-HL listado en industria restringida, con cajas herméticas al polvo. División 2 acepta además EMT, canales herméticos al polvo, MC, TC, PLTC, ITC y liquidtight con accesorios listados.',
    },
    claims: [{ says: 'may', what: { en: 'use EMT in Class II, Division 2', es: 'usar EMT en Clase II, División 2' } }],
    words: {
      en: 'emt feed mill grain bin class 2 div 2 wiring division 2 allowed grain elevator',
      es: 'emt molino silo clase 2 div 2 división 2 permitido elevador de granos',
    },
  },
  {
    id: '502-125-motors',
    section: '502.125',
    grade: 'K',
    title: { en: 'Class II motors: grain bins and mills', es: 'Motores en Clase II: silos y molinos' },
    text: {
      en: 'In Class II, Division 1 motors are identified for it (dust-ignitionproof) or totally enclosed pipe-ventilated. Division 2 also takes totally enclosed nonventilated, fan-cooled (TEFC) and water-air-cooled ones that stay below the allowed surface temperature.',
      es: 'En Clase II, División 1 los motores son identificados para ella (a prueba de ignición de polvo) o totalmente cerrados con ventilación por ducto. En División 2 también valen los totalmente cerrados sin ventilación, con ventilador (TEFC) y enfriados por agua y aire que no pasen la temperatura permitida.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a standard fan-cooled (TEFC) motor in Class II, Division 1',
          es: 'usar un motor TEFC normal en Clase II, División 1',
        },
        unless: { en: 'it is identified for that location', es: 'esté identificado para ese lugar' },
      },
      {
        says: 'may',
        what: { en: 'use a TEFC motor in Class II, Division 2', es: 'usar un motor TEFC en Clase II, División 2' },
        if: { en: 'it stays below the allowed surface temperature', es: 'no pasa de la temperatura de superficie permitida' },
      },
    ],
    words: { en: 'grain bin elevator dust motor type tefc division', es: 'silo polvo tipo de motor tefc división' },
  },
  {
    id: '502-15-seals',
    section: '502.15',
    grade: 'V1',
    title: { en: 'Keeping dust out: 10 ft or 5 ft of conduit', es: 'Para que no pase polvo: 10 o 5 pies de tubo' },
    text: {
      en: 'Between a dust-ignitionproof enclosure and one that is not, stop the dust with an effective seal, a horizontal raceway at least 10 ft long, or a vertical one at least 5 ft long that goes down from the enclosure. The seal need not be explosionproof; sealing putty serves.',
      es: 'Entre un gabinete a prueba de ignición de polvo y otro que no lo es, detenga el polvo con un sello eficaz, un tubo horizontal de al menos 10 pies, o uno vertical de al menos 5 pies hacia abajo desde el gabinete. El sello no tiene que ser a prueba de explosión; sirve la masilla.',
    },
    figures: { feet: [10, 'ft'], feet2: [5, 'ft'] },
    words: {
      en: 'duct seal class 2 seal off grain elevator dustproof raceway seal distance horizontal vertical length',
      es: 'masilla sello clase 2 silo ',
    },
  },
  {
    id: '503-5-temperature',
    section: '503.5',
    grade: 'V1',
    title: { en: 'Class III: 165 °C and 120 °C', es: 'Clase III: 165 °C y 120 °C' },
    text: {
      en: 'Equipment in Class III runs at full rating below 165 °C on its surface, or 120 °C if it can be overloaded, such as motors and transformers, so that lint on it does not char.',
      es: 'El equipo en Clase III trabaja a plena carga a menos de 165 °C en su superficie, o 120 °C si puede sobrecargarse, como motores y transformadores, para que la pelusa no se carbonice.',
    },
    figures: { celsius: [165, '°C'], celsius2: [120, '°C'] },
    words: {
      en: 'textile mill lint wood shop class 3 equipment temperature fibers flyings equipment max',
      es: 'textil pelusa carpintería clase 3 ',
    },
  },
  {
    id: '503-10-wiring',
    section: '503.10',
    grade: 'V1',
    title: { en: 'Wiring methods in Class III', es: 'Métodos en Clase III' },
    text: {
      en: 'Rigid metal, PVC, RTRC, IMC, EMT, dusttight wireways, and MC or MI cable with listed fittings serve in both divisions; boxes and fittings are dusttight.',
      es: 'Tubo rígido, PVC, RTRC, IMC, EMT, canales herméticos al polvo, y cable MC o MI con accesorios listados sirven en ambas divisiones; cajas y accesorios son herméticos al polvo.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'use EMT in a Class III location', es: 'usar EMT en un lugar Clase III' },
        if: { en: 'its boxes and fittings are dusttight', es: 'sus cajas y conectores son herméticos al polvo' },
      },
    ],
    words: { en: 'woodworking shop wiring class 3 emt textile mill can I run', es: 'carpintería alambrado clase 3 emt fábrica textil' },
  },
  {
    id: '504-10-control-drawing',
    section: '504.10',
    grade: 'V2',
    title: { en: 'Intrinsically safe: follow the control drawing', es: 'Seguridad intrínseca: siga el plano de control' },
    text: {
      en: 'Intrinsically safe apparatus and its barriers are installed exactly as the control drawing marked on them says: cable capacitance and inductance, grounding, and which devices may be combined.',
      es: 'Los aparatos intrínsecamente seguros y sus barreras se instalan tal como dice el plano de control marcado en ellos: capacitancia e inductancia del cable, puesta a tierra y qué equipos se combinan.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'mix barriers and sensors that the control drawing does not combine',
          es: 'mezclar barreras y sensores que el plano de control no combina',
        },
      },
    ],
    words: { en: 'zener barrier control drawing entity parameters', es: 'barrera zener plano de control' },
  },
  {
    id: '504-20-wiring',
    section: '504.20',
    grade: 'V2',
    title: { en: 'Intrinsically safe wiring: any method', es: 'Seguridad intrínseca: cualquier método' },
    text: {
      en: 'Intrinsically safe circuits may use any wiring method suitable for unclassified places, because they cannot ignite the mixture. Sealing and separation rules still apply.',
      es: 'Los circuitos intrínsecamente seguros pueden usar cualquier método propio de lugares no clasificados, porque no pueden encender la mezcla. Siguen valiendo las reglas de sellado y separación.',
    },
    claims: [
      {
        says: 'need-not',
        what: { en: 'run intrinsically safe circuits in rigid conduit', es: 'llevar circuitos intrínsecamente seguros en tubo rígido' },
      },
    ],
    words: { en: 'do i need conduit intrinsically safe', es: 'necesito tubo seguridad intrínseca' },
  },
  {
    id: '504-30-separation',
    section: '504.30',
    grade: 'V1',
    title: { en: 'Intrinsically safe conductors: 2 in. apart', es: 'Conductores intrínsecamente seguros: 2 pulg.' },
    text: {
      en: 'Keep them out of raceways, trays and cables with other circuits. In enclosures separate them by 2 in., or by a grounded metal partition, an insulating partition or listed means. Uncabled runs also stay 2 in. from other wiring and are secured.',
      es: 'No van en la misma tubería, charola o cable con otros circuitos. En gabinetes sepárelos 2 pulg., o con división metálica aterrizada, aislante o medio listado. Los tendidos abiertos también quedan a 2 pulg. de otro alambrado y sujetos.',
    },
    figures: { inches: [2, 'in'] },
    words: { en: 'separate blue wires barrier panel wireway', es: 'separar cables azules barrera gabinete' },
  },
  {
    id: '504-70-sealing',
    section: '504.70',
    grade: 'V1',
    title: { en: 'Seals for intrinsically safe raceways', es: 'Sellos en tubería intrínsecamente segura' },
    text: {
      en: 'Raceways and cables that would need seals by 501.15, 502.15, 505.16 or 506.16 are sealed for intrinsically safe circuits too, to stop gas, vapor or dust; these seals need not be explosionproof.',
      es: 'La tubería y cables que requerirían sello por 501.15, 502.15, 505.16 o 506.16 también se sellan con circuitos intrínsecamente seguros, para detener gas, vapor o polvo; no tienen que ser a prueba de explosión.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'seal the raceway of intrinsically safe wires where other wires would need a seal',
          es: 'sellar el tubo de cables intrínsecamente seguros donde otros cables llevarían sello',
        },
      },
    ],
    words: { en: 'seal off intrinsically safe conduit required', es: 'sello en tubo intrínsecamente seguro' },
  },
  {
    id: '504-80-identification',
    section: '504.80',
    grade: 'V1',
    title: { en: 'Intrinsically safe: labels every 25 ft', es: 'Seguridad intrínseca: rótulos cada 25 pies' },
    text: {
      en: 'Raceways, trays, cables and other wiring of intrinsically safe circuits carry labels that say so, not more than 25 ft apart, visible after installation. Terminals are identified too.',
      es: 'La tubería, charolas, cables y demás de circuitos intrínsecamente seguros llevan rótulos que lo dicen, separados no más de 25 pies y visibles. Las terminales también se identifican.',
    },
    figures: { feet: [25, 'ft'] },
    words: { en: 'intrinsically safe wiring label spacing', es: 'seguridad intrínseca etiqueta cada cuánto' },
  },
  {
    id: '504-80-c-light-blue',
    section: '504.80(C)',
    grade: 'V1',
    title: { en: 'Intrinsically safe wiring color: light blue', es: 'Color del alambrado intrínsecamente seguro: azul claro' },
    text: {
      en: 'Where color identifies intrinsically safe conductors, it is light blue, and nothing else there is light blue. Raceways, trays and boxes that hold only this wiring may be light blue too.',
      es: 'Si el color identifica los conductores intrínsecamente seguros, es azul claro, y nada más ahí es azul claro. La tubería, charola y cajas que llevan sólo este alambrado también pueden ser azul claro.',
    },
    claims: [
      {
        says: 'is',
        what: {
          en: 'light blue is reserved for intrinsically safe conductors where color identifies them',
          es: 'el azul claro está reservado para los conductores intrínsecamente seguros donde el color los identifica',
        },
      },
    ],
    words: {
      en: 'what color code marks is intrinsically safe cables conductors identification',
      es: 'qué color identifica cable intrínseco is',
    },
  },
  {
    id: '505-5-zones',
    section: '505.5(B)',
    grade: 'V2',
    title: { en: 'Gas zones 0, 1 and 2', es: 'Zonas 0, 1 y 2 de gas' },
    text: {
      en: 'For gases the zone system grades the time: Zone 0 has the ignitable mixture all the time or for long periods, Zone 1 is likely to have it in normal operation, Zone 2 only rarely and briefly. Zones 0 and 1 together compare with Division 1.',
      es: 'Para gases el sistema de zonas gradúa el tiempo: Zona 0 tiene la mezcla siempre o por largos ratos, Zona 1 es probable que la tenga en operación normal, Zona 2 sólo rara vez y poco tiempo. Las Zonas 0 y 1 equivalen a División 1.',
    },
    words: {
      en: 'zone 0 zone 1 zone 2 vs division iec atex gas meaning of zone 0 what',
      es: 'zona 0 zona 1 zona 2 división atex gas qué significa zona 0',
    },
  },
  {
    id: '505-6-groups',
    section: '505.6',
    grade: 'V1',
    title: { en: 'Zone gas groups IIC, IIB and IIA', es: 'Grupos de gas por zonas IIC, IIB y IIA' },
    text: {
      en: 'IIC is acetylene and hydrogen (Division groups A and B), IIB is ethylene (C), and IIA is propane and gasoline (D). The alphabet runs the other way than in Divisions: A is the mildest.',
      es: 'IIC es acetileno e hidrógeno (grupos A y B de División), IIB etileno (C) y IIA propano y gasolina (D). El alfabeto va al revés que en Divisiones: A es el más leve.',
    },
    words: { en: 'group iic hydrogen iia propane zones', es: 'grupo iic hidrógeno iia propano' },
  },
  {
    id: '505-7-abut',
    section: '505.7',
    grade: 'V1',
    title: { en: 'Zones and Divisions side by side', es: 'Zonas junto a Divisiones' },
    text: {
      en: 'A qualified person supervises a zone classification. A Zone 2 area may adjoin a Division 2 area but not overlap it; Zone 0 or 1 may not adjoin Division 1 or 2. The same space is not given both systems.',
      es: 'La clasificación por zonas la supervisa una persona calificada. Una Zona 2 puede colindar con División 2 sin traslaparse; Zona 0 o 1 no colinda con División 1 ni 2. Un mismo espacio no lleva los dos sistemas.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'let a Zone 2 area adjoin a Division 2 area', es: 'dejar que un área Zona 2 colinde con un área División 2' },
        if: { en: 'they do not overlap', es: 'no se traslapan' },
      },
    ],
    words: { en: 'mix zone and division same plant reclassify', es: 'mezclar zonas y divisiones' },
  },
  {
    id: '505-15-wiring',
    section: '505.15',
    grade: 'V1',
    title: { en: 'Wiring methods in Zones 0, 1 and 2', es: 'Métodos en Zonas 0, 1 y 2' },
    text: {
      en: 'Zone 0 takes only intrinsically safe wiring of level ia and the like. Zone 1 takes the Class I Division 1 methods plus some protected circuits. Zone 2 takes the Class I Division 2 methods.',
      es: 'La Zona 0 acepta sólo alambrado intrínsecamente seguro de nivel ia y similares. La Zona 1 acepta los métodos de Clase I División 1 y algunos circuitos protegidos. La Zona 2, los de Clase I División 2.',
    },
    words: { en: 'zone 1 wiring method rigid mi cable', es: 'zona 1 método tubo rígido' },
  },
  {
    id: '506-5-dust-zones',
    section: '506.5(B)',
    grade: 'V2',
    title: { en: 'Zones 20, 21 and 22 for dust', es: 'Zonas 20, 21 y 22 para polvo' },
    text: {
      en: 'For dust, fibers and flyings: Zone 20 has it all the time or for long periods, Zone 21 is likely to in normal operation, Zone 22 only abnormally and briefly. It is the alternative to Classes II and III.',
      es: 'Para polvo, fibras y pelusas: Zona 20 lo tiene siempre o por largos ratos, Zona 21 es probable en operación normal, Zona 22 sólo anormalmente y poco tiempo. Es la alternativa a las Clases II y III.',
    },
    words: {
      en: 'zone 20 21 22 dust combustible which kind of hazard zone 20 21 22',
      es: 'zona 20 21 22 polvo combustible zona 20 21 22 qué peligro',
    },
  },
  {
    id: '506-6-groups',
    section: '506.6',
    grade: 'K',
    title: { en: 'Zone dust groups IIIA, IIIB and IIIC', es: 'Grupos de polvo por zonas IIIA, IIIB y IIIC' },
    text: {
      en: 'IIIC is combustible metal dust, IIIB other combustible dust, and IIIA solid particles such as fibers and flyings.',
      es: 'IIIC es polvo metálico combustible, IIIB otro polvo combustible y IIIA partículas sólidas como fibras y pelusas.',
    },
    words: { en: 'group iiic metal dust iiib iiia fibers zones', es: 'grupo iiic polvo metálico iiib iiia fibras' },
  },
];

// Confirmed: classes, divisions, groups, T-codes EC&M (three articles), ohmworkhq, legalclarity, Jensen Hughes; 501.10 EC&M Code Q&A, codebookcity, proquest EC&M; 501.15 argoelectrical, Mike Holt newsletters 432 and video 3222, EC&M quiz, Mike Holt forum;
// 501.15(A)(4) in 2026 electricallicenserenewal 1954; 501.25, 501.40 codebookcity, EC&M quiz; 501.15(C)(6) electriciantalk; 502.15 azbil manual; 503.5 flylib; 504 EC&M, ecmag, electricianexampractice; 500.8 T-codes grinsafe, WAGO manual, industrialmotor; 505, 506 codebookcity, legalclarity, IAEI (Briesch and Ode). One source only: 504.30 Hach manual.
// Second reading: T-codes WAGO, grinsafe, eesco, EC&M.
// Reread: T-codes WAGO, grinsafe, eesco, EC&M; 501.15(C) nemaled, azbil manual, DOE handbook; 501.15(C)(6) Mike Holt forum, electriciantalk; 502.10 azbil manual, EC&M (proquest), electricianexampractice; 501.30(A) Mike Holt forum 2573719, bonding lecture notes. One source only: the lengths of 502.15 azbil manual; 504.70 EC&M, the 25 ft of 504.80.
// Third look, one source: 504.80(C) Mike Holt forum 17977 and 130812.
