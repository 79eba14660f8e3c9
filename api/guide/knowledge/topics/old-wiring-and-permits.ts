// Old wiring and what to do about it; permits, and what an owner may do himself.
import type { Topic } from '../knowledge.ts';

export const oldWiringAndPermitsTopics: readonly Topic[] = [
  {
    id: 'code-knob-and-tube',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'What is knob-and-tube wiring, and does it have to go?',
      es: '¿Qué es el alambrado de perillas y tubos (knob-and-tube) y hay que quitarlo?',
    },
    answer: {
      en: "Single hot and neutral wires run apart on porcelain knobs and through porcelain tubes, without ground, in houses to about the 1940s. The code does not order it out; insurers often do, and much of it is past its time.\n\nLeave it only if it is untouched, dry, not overfused (15 A for 14 AWG copper) and free in air: no insulation blown or rolled over it. Don't extend it; feed new outlets from new cable. Dead runs may stay in the wall. Brittle insulation, taped splices or scorched wood: replace. GFCI with its label gives shock protection, not a ground.",
      es: 'Alambres sueltos de vivo y neutro, separados sobre perillas y tubos de porcelana, sin tierra, en casas hasta los años 1940. El código no manda quitarlo; muchas aseguradoras sí, y gran parte ya cumplió su tiempo.\n\nDéjelo solo si está intacto, seco, con protección correcta (15 A para cobre 14 AWG) y al aire: sin aislante térmico soplado ni en rollo encima. No lo extienda; alimente lo nuevo con cable nuevo. Lo muerto puede quedarse en el muro. Forro quebradizo, empalmes con cinta o madera quemada: cambiar. El GFCI con su etiqueta da protección contra choque, no tierra.',
    },
    references: ['394.10', '394.12', '406.4(D)(2)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'remove existing knob-and-tube wiring by the NEC', es: 'quitar el knob-and-tube existente según el NEC' },
        if: { en: 'it is sound, untouched and rightly protected', es: 'está sano, intacto y bien protegido' },
        words: 'k&t porcelain tear out replace porcelana obliga',
      },
      {
        says: 'must-not',
        what: { en: 'cover knob-and-tube wiring with insulation', es: 'tapar el knob-and-tube con aislante térmico' },
        words: 'blown attic',
      },
      {
        says: 'is',
        what: {
          en: 'insurers often refuse or ask to replace knob-and-tube wiring although the NEC lets it stay',
          es: 'las aseguradoras suelen rechazar o pedir cambiar el alambrado de perillas aunque el NEC lo deje quedar',
        },
        words: 'insurance company policy cancel',
      },
      {
        says: 'is-not',
        what: { en: 'the code orders sound knob-and-tube wiring out', es: 'el código mande quitar el alambrado de perillas sano' },
        words: 'cables porcelanas',
      },
      {
        says: 'may',
        what: { en: 'leave dead knob-and-tube in the walls', es: 'dejar en los muros el knob-and-tube muerto' },
        if: {
          en: 'it is disconnected from every source and its ends cannot be made live',
          es: 'está desconectado de toda fuente y sus puntas no pueden energizarse',
        },
        words: 'abandoned abandon old wires inside wall pull out remove abandonado',
      },
      {
        says: 'must-not',
        what: {
          en: 'splice new cable onto knob-and-tube outside a covered box',
          es: 'empalmar cable nuevo al knob-and-tube fuera de una caja con tapa',
        },
        words: 'romex join tie in attic wire nut tape junction box',
      },
    ],
    words: {
      en: 'knob and tube k&t old house porcelain cloth wire insurance insulation replace safe',
      es: 'perillas y tubos porcelana casa vieja alambre de tela aseguradora cambiar',
    },
  },
  {
    id: 'code-two-wire-ungrounded-circuits',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Old two-wire circuits without ground: what may stay and what may I do?',
      es: 'Circuitos viejos de dos hilos sin tierra: ¿qué se queda y qué puedo hacer?',
    },
    answer: {
      en: "They may stay as they are. A three-hole receptacle goes there only with GFCI protection and its labels, or with a real ground run to it. New circuits and extensions need a ground.\n\nAn extension from an ungrounded box takes its ground from a separate wire to the places the code lists (panel ground bar, electrode system), or starts from a grounded circuit. Old armored cable without bonding strip is no ground. Never tie the ground screw to the neutral. GFCI labels: 'No Equipment Ground', and 'GFCI Protected' where fed from one. Electronics and surge strips get no ground this way.",
      es: "Pueden quedarse como están. Un contacto de tres hoyos va ahí solo con GFCI y sus etiquetas, o con una tierra de verdad. Los circuitos nuevos y las extensiones llevan tierra.\n\nLa extensión desde una caja sin tierra la toma con un alambre aparte hasta donde el código dice (barra de tierra del tablero, sistema de electrodos), o sale de un circuito con tierra. El cable armado viejo sin cinta de unión no es tierra. Nunca una el tornillo verde al neutro. Etiquetas: 'No Equipment Ground', y 'GFCI Protected' si viene de uno. Electrónicos y supresores no ganan tierra así.",
    },
    references: ['406.4(D)(2)', '250.130(C)', '406.4(A)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'leave existing two-wire ungrounded circuits as they are',
          es: 'dejar como están los circuitos existentes de dos hilos sin tierra',
        },
        words: 'old house no ground',
      },
      {
        says: 'may',
        what: {
          en: 'put three-hole receptacles with GFCI protection and labels on an ungrounded circuit',
          es: 'poner contactos de tres hoyos con protección GFCI y etiquetas en un circuito sin tierra',
        },
        words: 'two prong',
      },
      {
        says: 'must',
        what: {
          en: 'run a ground to a new outlet or extension of an ungrounded circuit',
          es: 'llevar tierra al contacto nuevo o extensión de un circuito sin tierra',
        },
        words: 'add extend old',
      },
      {
        says: 'must-not',
        what: { en: 'tie the ground of a circuit or receptacle to the neutral', es: 'unir la tierra de un circuito o contacto al neutro' },
        words: 'bootleg green screw bare white amarrar blanco undo',
      },
      {
        says: 'need-not',
        what: { en: 'rewire an old house because it has no ground', es: 'recablear una casa vieja por no tener tierra' },
        words: 'replace two prong outlets cambiar todo cable dos hilos force redo obligado',
      },
      {
        says: 'must-not',
        what: {
          en: 'add an outlet or extend an old two-wire circuit without a ground',
          es: 'agregar un contacto ni extender un circuito viejo de dos hilos sin tierra',
        },
        words: 'tap new romex bare loose',
      },
    ],
    words: {
      en: 'no ground wire old house two prong 1950s ungrounded circuit add three prong extend gfci label bx',
      es: 'sin tierra casa vieja dos hilos contacto de dos hoyos extender gfci etiqueta',
    },
  },
  {
    id: 'code-which-old-wiring',
    area: 'code',
    grade: 'K',
    title: {
      en: 'Which old wiring do I have in this house, by its look and age?',
      es: '¿Qué alambrado viejo tiene esta casa, por su aspecto y su edad?',
    },
    answer: {
      en: 'Porcelain knobs and two separate wires: knob-and-tube, to about 1940. Steel spiral cable: old BX, 1920s to 1950s. Woven cloth cable, two wires, no ground: early NM, to about 1960. Silver-colored solid wire, jacket marked AL: aluminum, about 1965 to 1973. White or colored plastic with bare ground: modern NM.\n\nLook where it is bare: attic, basement, panel, behind a switch plate with the breaker off. What decides is condition: brittle insulation, heat marks, overfusing, taped splices, no ground. Two kinds in one house are the rule: check several boxes.',
      es: 'Perillas de porcelana y dos alambres separados: knob-and-tube, hasta 1940 más o menos. Cable con espiral de acero: BX viejo, 1920 a 1950. Cable de tela tejida, dos hilos sin tierra: NM antiguo, hasta 1960. Alambre sólido plateado, forro marcado AL: aluminio, 1965 a 1973 más o menos. Plástico blanco o de color con tierra desnuda: NM moderno.\n\nMire donde se ve: ático, sótano, tablero, detrás de una placa con el breaker abajo. Lo que decide es el estado: forro quebradizo, marcas de calor, fusibles de más, empalmes con cinta, sin tierra. Lo común es que haya dos clases en una casa: revise varias cajas.',
    },
    references: ['394.10', '320.108'],
    words: {
      en: 'identify old house wiring age cloth covered cable bx silver wire aluminum type by decade',
      es: 'identificar alambrado viejo cable de tela bx aluminio plateado por época',
    },
  },
  {
    id: 'code-homeowner-own-work',
    area: 'code',
    grade: 'V2',
    title: { en: 'May a homeowner do his own electrical work?', es: '¿Puede el dueño hacer él mismo la electricidad de su casa?' },
    answer: {
      en: "In most places yes, in the house he owns and lives in, with a permit and inspections and doing the work himself. The NEC doesn't decide that: state and city law does, and some allow none. Ask the building department first.\n\nUsually not covered: rentals, houses to be sold, apartments, businesses, help by unlicensed friends. Often kept for licensed electricians: services, pools, sometimes panels. Changing a like switch, receptacle or light often needs no permit. The work must meet the code as a professional's does; insurers ask about permits after a fire. Meter and service drop are the utility's.",
      es: 'En la mayoría de los lugares sí, en la casa que es suya y donde vive, con permiso e inspecciones y haciendo él mismo el trabajo. Eso no lo decide el NEC sino la ley del estado y la ciudad, y algunas no lo dejan. Pregunte primero al departamento de construcción.\n\nNormalmente no cubre: casas de renta o para vender, apartamentos, negocios, ayuda de amigos sin licencia. Suele quedar para electricistas con licencia: acometidas, albercas, a veces tableros. Cambiar un apagador, contacto o lámpara igual muchas veces no pide permiso. El trabajo cumple el código igual que el de un profesional; la aseguradora pregunta por permisos después de un incendio. El medidor y la bajada son de la compañía de luz.',
    },
    references: ['90.4'],
    claims: [
      {
        says: 'may',
        what: { en: 'do electrical work in your own house as a homeowner', es: 'hacer trabajos eléctricos en su propia casa como dueño' },
        if: {
          en: 'state and city law allow it, you live there, and you have the permit and inspections',
          es: 'la ley del estado y la ciudad lo permite, usted vive ahí y tiene permiso e inspecciones',
        },
        words: 'diy license',
      },
      {
        says: 'must-not',
        what: { en: 'wire a rental you own without a license', es: 'alambrar sin licencia una casa o apartamento que renta' },
        unless: { en: 'the local law allows it', es: 'la ley local lo permita' },
        words: 'landlord tenant unit fourplex vacant own',
      },
      {
        says: 'must-not',
        what: { en: "wire somebody else's house without a license", es: 'alambrar una casa ajena sin licencia' },
        unless: { en: 'the local law allows it', es: 'la ley local lo permita' },
        words: 'buddy neighbor sister friend help free homeowner permit vecino',
      },
      {
        says: 'may',
        what: { en: 'change a light or outlet as a tenant', es: 'cambiar una lámpara o un contacto siendo inquilino' },
        if: { en: 'the landlord agrees and the local law allows it', es: 'el dueño está de acuerdo y la ley local lo permite' },
        words: 'renter apartment lease fixture renta apartamento',
      },
    ],
    words: {
      en: 'diy electrical homeowner permit license required own house landlord handyman state law owner builder',
      es: 'dueño de casa permiso licencia hacer uno mismo renta ley del estado',
    },
  },
  {
    id: 'code-which-work-needs-a-permit',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'Which electrical jobs need a permit, and which usually do not?',
      es: '¿Qué trabajos eléctricos piden permiso y cuáles normalmente no?',
    },
    answer: {
      en: 'Nearly everywhere with a permit: new circuits, panel or service changes of the same size too, added outlets, remodels, EV chargers, hot tubs, pools, generators with interlock or transfer switch, solar. Usually without: a like-for-like switch, receptacle, lamp, fan or breaker, and plug-in things.\n\nThe place decides, not the NEC: some cities want a permit even for a water heater swap, some states exempt small repairs. Call the building department or look at its site; the list is public. Working without one can mean opened walls, double fees, trouble at sale and with the insurer.',
      es: 'Casi en todas partes con permiso: circuitos nuevos, cambio de tablero o acometida aunque sea igual, contactos agregados, remodelaciones, cargadores de auto, jacuzzis, albercas, plantas con interlock o transferencia, solar. Normalmente sin permiso: apagador, contacto, lámpara, abanico o breaker igual por igual, y lo que se enchufa.\n\nDecide el lugar, no el NEC: unas ciudades piden permiso hasta para cambiar el calentador, unos estados eximen reparaciones chicas. Llame al departamento de construcción o vea su página; la lista es pública. Sin permiso puede haber que abrir muros, pagar doble, y problemas al vender y con el seguro.',
    },
    references: ['90.4'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'get a permit for new circuits, a panel or service change, an EV charger, hot tub, generator or solar',
          es: 'sacar permiso para circuitos nuevos, cambio de tablero o acometida, cargador de auto, jacuzzi, planta o solar',
        },
        unless: { en: 'the local law exempts it', es: 'la ley local lo exima' },
        words: 'permit city',
      },
      {
        says: 'need-not',
        what: {
          en: 'get a permit to replace a switch or receptacle by a same one',
          es: 'sacar permiso para cambiar un apagador o contacto por otro igual',
        },
        unless: { en: 'the local law asks for it', es: 'la ley local lo pida' },
        words: 'swap gfci light fixture lámpara',
      },
      {
        says: 'must',
        what: {
          en: 'get a permit to replace a panel by one of the same size',
          es: 'sacar permiso para cambiar un panel por otro del mismo tamaño',
        },
        unless: { en: 'the local law exempts it', es: 'la ley local lo exima' },
        words: '100 amp for 100 amp same amperage load center breaker box swap igual caja de breakers',
      },
      {
        says: 'must',
        what: {
          en: 'get a permit to add a receptacle, a 240 V outlet or a circuit',
          es: 'sacar permiso para agregar un contacto, una salida de 240 V o un circuito',
        },
        unless: { en: 'the local law exempts it', es: 'la ley local lo exima' },
        words: 'welder dryer garage 220 plug new run garage soldadora secadora',
      },
      {
        says: 'must',
        what: {
          en: 'get a permit for a generator inlet with an interlock or transfer switch',
          es: 'sacar permiso para la entrada de planta con interlock o transferencia',
        },
        unless: { en: 'the local law exempts it', es: 'la ley local lo exima' },
        words: 'portable generator kit backup planta',
      },
      {
        says: 'need-not',
        what: {
          en: 'get a permit to replace a light or ceiling fan on its old box',
          es: 'sacar permiso para cambiar una lámpara o abanico de techo en su misma caja',
        },
        unless: { en: 'the local law asks for it', es: 'la ley local lo pida' },
        words: 'install ceiling fan fixture swap ventilador',
      },
    ],
    words: {
      en: 'permit required list panel change ev charger hot tub add outlet replace light no permit minor repair',
      es: 'permiso lista cambio de tablero cargador jacuzzi agregar contacto sin permiso reparación menor',
    },
  },
  {
    id: 'code-federal-pacific-and-zinsco-panels',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Federal Pacific (Stab-Lok) or Zinsco panel: does it have to be replaced?',
      es: 'Tablero Federal Pacific (Stab-Lok) o Zinsco: ¿hay que cambiarlo?',
    },
    answer: {
      en: "The code does not order it, but replacing it is the sound advice: many of these breakers have failed to trip on overload in tests, and Zinsco ones burn at the bus. Insurers and home inspectors often ask for it.\n\nUntil then: don't add circuits, don't reset a breaker that trips again, and don't trust a handle that is off: test. Signs: red strip on the handles and 'Stab-Lok' for Federal Pacific; colored thin handles and 'Zinsco' or 'Sylvania-Zinsco'. Replacement breakers sold today don't cure the bus. A new panel is permit work and brings today's service rules.",
      es: "El código no lo ordena, pero cambiarlo es lo sano: muchos de estos breakers no se botaron con sobrecarga en pruebas, y los Zinsco se queman en la barra. Aseguradoras e inspectores de casas lo piden seguido.\n\nMientras: no agregue circuitos, no restablezca un breaker que se vuelve a botar, y no confíe en una manija abajo: pruebe. Señas: franja roja en las manijas y 'Stab-Lok' en Federal Pacific; manijas delgadas de colores y 'Zinsco' o 'Sylvania-Zinsco'. Los breakers de reemplazo de hoy no curan la barra. El tablero nuevo es trabajo con permiso y trae las reglas actuales de acometida.",
    },
    references: ['110.2', '240.4'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'replace a Federal Pacific or Zinsco panel by the NEC',
          es: 'cambiar un tablero Federal Pacific o Zinsco según el NEC',
        },
        unless: {
          en: 'the authority orders it as dangerous, though replacing is the sound advice',
          es: 'la autoridad lo ordene por peligroso, aunque cambiarlo es lo sano',
        },
        words: 'fpe stab-lok',
      },
      {
        says: 'must-not',
        what: {
          en: 'trust the handle of a Federal Pacific or Zinsco breaker without testing for voltage',
          es: 'confiar en la manija de un breaker Federal Pacific o Zinsco sin probar voltaje',
        },
        words: 'stab-lok',
      },
    ],
    words: {
      en: 'fpe stab-lok federal pacific zinsco sylvania panel dangerous breakers do not trip recall replace old panel',
      es: 'federal pacific stab-lok zinsco tablero peligroso breakers no se botan cambiar',
    },
  },
  {
    id: 'code-old-fuse-box',
    area: 'code',
    grade: 'K',
    title: {
      en: 'Old fuse box or 60 A service: may it stay, and which fuse goes in?',
      es: 'Caja de fusibles vieja o servicio de 60 A: ¿se puede quedar y qué fusible lleva?',
    },
    answer: {
      en: 'It may stay if it is sound: fuses protect well. The fuse goes by the wire: 15 A on 14 AWG copper, 20 A on 12 AWG, 30 A only on 10 AWG. A 30 A fuse in every socket is the usual fault, and a fire waiting.\n\nPut Type S adapters and fuses in: they take only the right size. Never a penny or foil. A fused neutral, a hot box, brittle wires or no room for the load mean replacement; insurers often ask for it. A new service is usually 100 A or more; 200 A for electric heat, cooking or a car charger.',
      es: 'Se puede quedar si está sana: los fusibles protegen bien. El fusible va según el alambre: 15 A con cobre 14 AWG, 20 A con 12 AWG, 30 A solo con 10 AWG. La falla de siempre es un fusible de 30 A en cada base, un incendio en espera.\n\nPonga adaptadores y fusibles Tipo S: solo aceptan el tamaño correcto. Nunca una moneda ni papel aluminio. Neutro con fusible, caja caliente, alambres quebradizos o sin lugar para la carga piden cambio; las aseguradoras lo piden seguido. Lo nuevo suele ser de 100 A o más; 200 A con calefacción o cocina eléctrica o cargador de auto.',
    },
    references: ['240.51', '240.54', '240.4(D)', '230.79(C)'],
    claims: [
      {
        says: 'may',
        what: { en: 'keep a sound old fuse box in service', es: 'conservar en servicio una caja de fusibles vieja y sana' },
        words: '60 amp clean grandpa quedarse illegal',
      },
      {
        says: 'must-not',
        what: { en: 'put a 30 A fuse on 14 AWG or 12 AWG wire', es: 'poner un fusible de 30 A en alambre 14 AWG o 12 AWG' },
        words: 'plug fuse overfused',
      },
      {
        says: 'must-not',
        what: { en: 'put a penny or foil in place of a fuse', es: 'poner una moneda o papel aluminio en lugar de un fusible' },
        words: 'blown fuse',
      },
      {
        says: 'may',
        what: { en: 'use fuses of not more than 15 A on 14 AWG wire', es: 'usar fusibles de no más de 15 A en alambre 14 AWG' },
      },
      {
        says: 'need-not',
        what: { en: 'replace a sound old fuse box by the code', es: 'cambiar por código una caja de fusibles vieja y sana' },
        words: 'illegal insurance letter go',
      },
      {
        says: 'may',
        what: {
          en: 'replace the fuse box of your own house by a breaker panel yourself',
          es: 'cambiar usted mismo la caja de fusibles de su casa por un panel de breakers',
        },
        if: {
          en: 'the local law lets the owner do it, with a permit, and the utility cuts the power',
          es: 'la ley local lo permite al dueño, con permiso, y la compañía corta la corriente',
        },
        words: 'diy upgrade swap breakers yo mismo',
      },
    ],
    words: {
      en: 'fuse box screw in fuses 60 amp service old house 30 amp fuses type s replace with breakers penny',
      es: 'caja de fusibles fusibles de rosca servicio de 60 casa vieja tipo s cambiar por breakers',
    },
  },
];
