// Articles 305, 315 and 320 to 340 in own words: wiring over 1000 V and the cable types.
import type { Rule } from '../knowledge.ts';

export const articles305To340: readonly Rule[] = [
  {
    id: '305-cover-over-1000-v',
    section: '305.15',
    numberIn: { 2017: '300.50', 2020: '300.50' },
    grade: 'V1',
    title: { en: 'Burial depth over 1000 V', es: 'Profundidad arriba de 1000 V' },
    text: {
      en: 'From 1 kV to 22 kV: direct-buried cable 30 in., PVC 18 in., RMC or IMC 6 in. Then to 40 kV: 36 in., 24 in. and 6 in. Above that: 42 in., 30 in. and 6 in.',
      es: 'De 1 kV a 22 kV: cable directo 30 pulg., PVC 18 pulg., RMC o IMC 6 pulg. Luego hasta 40 kV: 36 pulg., 24 pulg. y 6 pulg. Arriba de eso: 42 pulg., 30 pulg. y 6 pulg.',
    },
    figures: {
      kv1Kv: [1, 'kV'],
      kv22Kv: [22, 'kV'],
      aIn: [30, 'in'],
      bIn: [18, 'in'],
      cIn: [6, 'in'],
      kv40Kv: [40, 'kV'],
      dIn: [36, 'in'],
      eIn: [24, 'in'],
      fIn: [42, 'in'],
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'bury PVC at least 18 in. and direct-buried cable 30 in. from 1 to 22 kV',
          es: 'enterrar PVC a 18 pulg. y cable directo a 30 pulg. de 1 a 22 kV',
        },
        words: 'medium voltage depth mv',
      },
    ],
    words: {
      en: 'medium voltage trench depth primary underground 15 kv direct buried 15 kV 25 kV high voltage cover how deep',
      es: 'media tensión profundidad zanja primaria 15 kv cable directo enterrado alta tensión 12.47 kv',
    },
  },
  {
    id: '305-bending-radius',
    section: 'Article 305',
    numberIn: { 2017: '300.34', 2020: '300.34' },
    grade: 'V2',
    title: { en: 'Bending radius over 1000 V', es: 'Radio de doblez arriba de 1000 V' },
    text: {
      en: 'Do not bend nonshielded conductors to less than 8 times the overall diameter, nor shielded or lead-covered ones to less than 12 times, during or after installation.',
      es: 'No doble conductores sin pantalla a menos de 8 veces su diámetro total, ni los de pantalla o plomo a menos de 12 veces, durante o después de instalarlos.',
    },
    figures: { nTimes: [8, 'times'], sTimes: [12, 'times'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'bend nonshielded cable over 1000 V tighter than 8 diameters',
          es: 'doblar cable sin pantalla de más de 1000 V a menos de 8 diámetros',
        },
        words: 'mv bend radius',
      },
      {
        says: 'must-not',
        what: {
          en: 'bend shielded or lead-covered cable over 1000 V tighter than 12 diameters',
          es: 'doblar cable con pantalla o plomo de más de 1000 V a menos de 12 diámetros',
        },
        words: 'mv bend radius',
      },
    ],
    words: { en: 'MV cable shielded', es: 'cable media tensión' },
  },
  {
    id: '305-identification',
    section: '305.12',
    numberIn: { 2017: '300.45', 2020: '300.45' },
    grade: 'V1',
    title: { en: 'Warning signs over 1000 V', es: 'Letreros de aviso arriba de 1000 V' },
    text: {
      en: 'Where people can reach the conductors of conduit and cable systems over 1000 V, post warning signs that cannot be overlooked: DANGER, HIGH VOLTAGE, KEEP OUT. Keep everyone but qualified persons away.',
      es: 'Donde se pueda llegar a los conductores de sistemas de tubo y cable de más de 1000 V, ponga letreros bien visibles: PELIGRO, ALTO VOLTAJE, NO ENTRE (en inglés DANGER, HIGH VOLTAGE, KEEP OUT). Que sólo se acerque personal calificado.',
    },
    figures: { vV: [1000, 'V'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'post DANGER HIGH VOLTAGE KEEP OUT signs where conductors over 1000 V are reachable',
          es: 'poner letreros de peligro alto voltaje donde se alcancen conductores de más de 1000 V',
        },
        words: 'warning sign',
      },
    ],
    words: { en: 'high voltage warning sign danger keep out medium voltage', es: 'aviso de alto voltaje peligro media tensión' },
  },
  {
    id: '315-mv-cable',
    section: 'Article 315',
    numberIn: { 2017: 'Article 328', 2020: 'Article 311' },
    grade: 'K',
    title: { en: 'Medium voltage cable (Type MV)', es: 'Cable de media tensión (tipo MV)' },
    text: {
      en: 'Type MV cable is used on systems up to 35 kV in wet or dry locations, in raceways, in cable trays when marked for it, direct buried, and exposed only as metal-clad or otherwise allowed. Qualified persons install and terminate it.',
      es: 'El cable MV se usa en sistemas de hasta 35 kV, en seco o mojado, en tubería, en charola si está marcado, enterrado directo, y expuesto sólo con armadura u otra forma permitida. Lo instala y termina personal calificado.',
    },
    figures: { kvKv: [35, 'kV'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use Type MV cable up to 35 kV in raceways, wet or dry, or direct buried',
          es: 'usar cable MV hasta 35 kV en tubo, mojado o seco, o enterrado directo',
        },
        words: 'medium voltage',
      },
      {
        says: 'must',
        what: {
          en: 'have qualified persons install and terminate MV cable',
          es: 'encargar la instalación y terminación del cable MV a personas calificadas',
        },
        words: 'medium voltage',
      },
      {
        says: 'may',
        what: { en: 'lay MV cable in cable tray', es: 'poner cable MV en charola' },
        if: { en: 'it is marked for it', es: 'está marcado para eso' },
        words: 'medium voltage',
      },
    ],
    words: { en: 'MV-105 5 kv 15 kv cable stress cone', es: 'MV-105 cable 15 kv cono de alivio' },
  },
  {
    id: '320-10-ac-uses',
    section: '320.10',
    grade: 'V2',
    title: { en: 'Type AC cable (BX): where', es: 'Cable AC (BX): dónde' },
    text: {
      en: 'AC cable is for dry locations, exposed or concealed, in masonry that is not wet and in cable trays. It may not be used where damp or wet, where subject to damage or corrosive vapors, or buried.',
      es: 'El cable AC es para lugar seco, expuesto u oculto, en mampostería no mojada y en charola. No se usa en húmedo o mojado, donde haya daño o vapores corrosivos, ni enterrado.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use AC (BX) cable in damp or wet places', es: 'usar cable AC (BX) en lugar húmedo o mojado' },
        words: 'bx armored cable outdoor outside',
      },
      { says: 'must-not', what: { en: 'bury AC (BX) cable', es: 'enterrar cable AC (BX)' }, words: 'bx armored underground' },
      {
        says: 'may',
        what: { en: 'use AC (BX) cable exposed or concealed in dry locations', es: 'usar cable AC (BX) expuesto u oculto en lugar seco' },
        words: 'bx armored cable indoors',
      },
    ],
    words: { en: 'armored wet outside allowed bathroom', es: 'armado exterior mojado baño' },
  },
  {
    id: '320-15-ac-exposed',
    section: '320.15',
    grade: 'K',
    title: { en: 'AC cable exposed: follow the surface', es: 'Cable AC expuesto: siga la superficie' },
    text: {
      en: 'Exposed runs of AC cable closely follow the building finish or running boards. On the underside of joists they are supported at every joist and kept from damage.',
      es: 'El cable AC expuesto sigue de cerca el acabado o las tablas guía. Por debajo de vigas se sujeta en cada viga y sin exponerse a daño.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run exposed AC cable closely along the surface or running boards',
          es: 'llevar el cable AC expuesto pegado a la superficie o a tablas',
        },
        words: 'bx armored',
      },
      {
        says: 'must',
        what: { en: 'support AC cable on the underside of joists at every joist', es: 'soportar el cable AC bajo vigas en cada viga' },
        words: 'bx',
      },
    ],
    words: {
      en: 'BX exposed underside joists',
      es: 'BX expuesto bajo vigas',
    },
  },
  {
    id: '320-23-ac-attic',
    section: '320.23(A)',
    grade: 'V2',
    title: { en: 'Cable across attic joists: guard strips', es: 'Cable sobre vigas del ático: tiras de protección' },
    text: {
      en: 'In an attic with permanent stairs or ladder, protect cable run across the top of joists, or across rafters and studs within 7 ft of the floor, with guard strips at least as high as the cable. Without permanent access only within 6 ft of the scuttle hole.',
      es: 'En un ático con escalera fija, proteja el cable que cruza sobre las vigas, o sobre cabios y postes a menos de 7 pies del piso, con tiras al menos tan altas como el cable. Sin acceso fijo, sólo a menos de 6 pies de la entrada.',
    },
    figures: { hFt: [7, 'ft'], dFt: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect AC cable with guard strips in attics with permanent stairs',
          es: 'proteger el cable AC con tiras en áticos con escalera permanente',
        },
        words: 'bx attic joists',
      },
      {
        says: 'need-not',
        what: {
          en: 'put guard strips on AC cable beyond 6 ft of the scuttle hole',
          es: 'poner tiras al cable AC a más de 6 pies de la entrada del ático',
        },
        if: { en: 'the attic has no permanent stairs or ladder', es: 'el ático no tiene escalera permanente' },
        words: 'bx attic',
      },
    ],
    words: { en: 'romex running boards scuttle hole 1x', es: 'tapanco romex escotilla' },
  },
  {
    id: '320-24-ac-bend',
    section: '320.24',
    grade: 'V2',
    title: { en: 'Bending AC cable', es: 'Doblez del cable AC' },
    text: {
      en: 'The inner radius of a bend in AC cable is at least 5 times the cable diameter.',
      es: 'El radio interior de todo doblez en cable AC debe ser de al menos 5 veces el diámetro del cable.',
    },
    figures: { xTimes: [5, 'times'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'bend AC cable tighter than 5 times its diameter', es: 'doblar cable AC a menos de 5 veces su diámetro' },
        words: 'bx bend radius',
      },
    ],
    words: { en: 'BX radius', es: 'BX radio' },
  },
  {
    id: '320-30-ac-support',
    section: '320.30',
    grade: 'V2',
    title: { en: 'Securing AC cable: 4-1/2 ft and 12 in.', es: 'Sujeción de cable AC: 4-1/2 pies y 12 pulg.' },
    text: {
      en: 'Secure AC cable within 12 in. of every box, cabinet or fitting and every 4-1/2 ft. Not needed where fished, or up to 2 ft where flexibility is needed, or up to 6 ft to a luminaire in an accessible ceiling.',
      es: 'Sujete el cable AC a 12 pulg. de cada caja, gabinete o accesorio y cada 4-1/2 pies. No hace falta si se pesca, hasta 2 pies donde se necesita flexibilidad, o hasta 6 pies a una luminaria en plafón accesible.',
    },
    figures: { boxIn: [12, 'in'], maxFt: ['4-1/2', 'ft'], flexFt: [2, 'ft'], lumFt: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'secure AC cable (BX) within 12 in. of boxes and every 4-1/2 ft',
          es: 'sujetar el cable AC (BX) a 12 pulg. de cajas y cada 4-1/2 pies',
        },
        unless: {
          en: 'it is fished, up to 2 ft for flexibility, or up to 6 ft to a luminaire in an accessible ceiling',
          es: 'esté pescado, sean hasta 2 pies por flexibilidad o hasta 6 pies a luminaria en plafón accesible',
        },
        words: 'staple strap',
      },
      {
        says: 'need-not',
        what: {
          en: 'secure BX (armored cable) that is fished in a finished wall',
          es: 'sujetar el BX (cable armado) pescado en un muro terminado',
        },
        words: 'strap plaster old',
      },
    ],
    words: { en: 'BX straps often whip fixture support distance', es: 'BX grapas soporte' },
  },
  {
    id: '320-40-anti-short',
    section: '320.40',
    grade: 'V2',
    title: { en: 'AC cable: insulating bushing at the ends', es: 'Cable AC: buje aislante en las puntas' },
    text: {
      en: 'At all ends of AC cable use a fitting or box that protects the wires from abrasion, and an insulating (anti-short) bushing between wires and armor that can be seen through the fitting, unless the fitting makes it unnecessary.',
      es: 'En las puntas del cable AC use conector o caja que proteja los alambres, y un buje aislante (anti-short) entre alambres y armadura visible a través del conector, salvo que el conector lo haga innecesario.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'put anti-short bushings at the ends of AC cable', es: 'poner bujes antishort en las puntas del cable AC' },
        unless: { en: 'the fitting makes it unnecessary', es: 'el conector lo haga innecesario' },
        words: 'bx red head redhead',
      },
    ],
    words: { en: 'red head redhead BX MC anti short required', es: 'rojo redhead anti short BX' },
  },
  {
    id: '320-80-ac-ampacity',
    section: '320.80',
    grade: 'K',
    title: { en: 'AC cable in thermal insulation: 60 °C', es: 'Cable AC en aislante térmico: 60 °C' },
    text: {
      en: 'AC cable installed in thermal insulation has conductors rated 90 °C, but its ampacity is that of 60 °C conductors.',
      es: 'El cable AC metido en aislante térmico lleva conductores de 90 °C, pero su ampacidad es la de 60 °C.',
    },
    figures: { f1: [90, '°C'], f2: [60, '°C'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'use the 60 °C ampacity for AC cable in thermal insulation',
          es: 'usar la ampacidad de 60 °C en cable AC dentro de aislante térmico',
        },
        words: 'bx insulation',
      },
    ],
    words: {
      en: 'BX armored cable insulation ampacity derating column',
      es: 'BX aislamiento ampacidad columna',
    },
  },
  {
    id: '320-108-ac-ground',
    section: '320.108',
    grade: 'V2',
    title: { en: 'AC armor is the equipment ground', es: 'La armadura del AC es la tierra' },
    text: {
      en: 'The armor of AC cable with its internal bonding strip is an equipment grounding conductor. The strip is not terminated; cut it or bend it back over the armor.',
      es: 'La armadura del cable AC con su cinta de unión interna es la tierra de equipos. La cinta no se conecta; se corta o se dobla hacia atrás sobre la armadura.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use AC cable armor with bonding strip as the equipment ground',
          es: 'usar la armadura del cable AC con su tira como tierra',
        },
        words: 'bx armor ground',
      },
      {
        says: 'need-not',
        what: { en: 'terminate the bonding strip of AC cable', es: 'conectar la tira de unión del cable AC' },
        words: 'bx bond wire cut',
      },
    ],
    words: { en: 'bonding strip wire BX old', es: 'cinta unión BX viejo' },
  },
  {
    id: '322-10-flat-cable',
    section: '322.10',
    grade: 'K',
    title: { en: 'Flat cable assemblies (Type FC)', es: 'Cable plano en canal (tipo FC)' },
    text: {
      en: 'FC cable is field-installed in a metal surface raceway, exposed, for branch circuits with tap devices for lighting, small appliances and small power. Its circuits are limited to 30 A.',
      es: 'El cable FC se instala en canal metálico superficial, expuesto, para circuitos con dispositivos de derivación de alumbrado, aparatos y fuerza pequeña. Sus circuitos se limitan a 30 A.',
    },
    figures: { aA: [30, 'A'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'put flat cable assembly (FC) circuits over 30 A', es: 'poner circuitos de cable FC a más de 30 A' },
        words: 'flat cable',
      },
    ],
    words: { en: 'FC flat cable tap strut', es: 'cable plano FC derivación' },
  },
  {
    id: '322-12-flat-cable-not',
    section: '322.12',
    grade: 'K',
    title: { en: 'Flat cable assemblies: where not', es: 'Cable plano FC: dónde no' },
    text: {
      en: 'Do not use FC cable outdoors or in wet or damp locations unless identified, where corrosive vapors are present, in hoistways, or in hazardous locations unless permitted.',
      es: 'No use cable FC en exterior ni en lugar mojado o húmedo si no está identificado, con vapores corrosivos, en cubos de elevador ni en lugares peligrosos salvo permiso.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use FC flat cable outdoors or in wet or damp places', es: 'usar cable plano FC en exterior, mojado o húmedo' },
        unless: { en: 'it is identified for that', es: 'esté identificado para eso' },
        words: 'flat cable',
      },
    ],
    words: { en: 'FC cable not permitted', es: 'cable FC no permitido' },
  },
  {
    id: '324-41-carpet-squares',
    section: '324.41',
    grade: 'X',
    title: { en: 'Under-carpet flat cable: carpet squares', es: 'Cable plano bajo alfombra: losetas' },
    text: {
      en: 'Floor-mounted flat conductor cable (Type FCC) and its fittings are covered with carpet squares not larger than 39.37 in. on a side (36 in. in older books and one exam), fixed with release-type adhesive.',
      es: 'El cable plano de piso (tipo FCC) y sus accesorios se cubren con losetas de alfombra de no más de 39.37 pulg. por lado (36 pulg. en libros anteriores y un examen), con adhesivo removible.',
    },
    figures: { sqIn: [39.37, 'in'], older: [36, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'cover under-carpet flat cable with carpet squares of 39.37 in. or less, release adhesive',
          es: 'cubrir el cable bajo alfombra con losetas de máximo 39.37 pulg. con adhesivo removible',
        },
        words: 'fcc broadloom',
      },
    ],
    words: { en: 'FCC under carpet wiring office', es: 'FCC bajo alfombra oficina' },
  },
  {
    id: '324-10-fcc-uses',
    section: '324.10',
    grade: 'V1',
    title: { en: 'Under-carpet flat cable: limits', es: 'Cable plano bajo alfombra: límites' },
    text: {
      en: 'FCC systems are for branch circuits on hard, smooth floors, up to 300 V between ungrounded conductors, 20 A for general-purpose circuits and 30 A for individual ones. Not in residential buildings, nor in schools and hospitals outside their administrative offices, outdoors, or where wet or hazardous.',
      es: 'Los sistemas FCC son para circuitos ramales en pisos duros y lisos, hasta 300 V entre fases, 20 A en circuitos generales y 30 A en individuales. No en residencias, ni en escuelas y hospitales fuera de sus oficinas administrativas, exterior, mojado o peligroso.',
    },
    figures: { vV: [300, 'V'], gpA: [20, 'A'], indA: [30, 'A'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use under-carpet flat cable (FCC) in houses', es: 'usar cable plano bajo alfombra (FCC) en casas' },
        words: 'flat wire under carpet residential dwelling',
      },
      {
        says: 'must-not',
        what: { en: 'use FCC outdoors or in wet or hazardous places', es: 'usar FCC en exterior, mojado o peligroso' },
        words: 'under carpet',
      },
      {
        says: 'may',
        what: {
          en: 'use FCC in administrative offices of schools and hospitals',
          es: 'usar FCC en oficinas administrativas de escuelas y hospitales',
        },
        words: 'under carpet',
      },
    ],
    words: { en: 'FCC not permitted residential school carpet cable', es: 'FCC no permitido casa escuela' },
  },
  {
    id: '326-10-igs',
    section: '326.10',
    grade: 'K',
    title: { en: 'Integrated gas spacer cable (IGS)', es: 'Cable con separador de gas integrado (IGS)' },
    text: {
      en: 'IGS cable is for underground use, direct burial included, as service-entrance, feeder or branch-circuit conductors. It may not be exposed or run in contact with the building interior.',
      es: 'El cable IGS es para uso subterráneo, incluso enterrado directo, como acometida, alimentador o ramal. No se usa expuesto ni en contacto con el interior del edificio.',
    },
    claims: [
      { says: 'may', what: { en: 'bury IGS cable directly', es: 'enterrar directo el cable IGS' }, words: 'gas spacer' },
      {
        says: 'must-not',
        what: {
          en: 'run IGS cable exposed or in contact with the building interior',
          es: 'llevar cable IGS expuesto o en contacto con el interior',
        },
        words: 'gas spacer',
      },
    ],
    words: { en: 'IGS cable gas', es: 'cable IGS gas' },
  },
  {
    id: '330-10-mc-uses',
    section: '330.10',
    grade: 'V2',
    title: { en: 'Type MC cable: where', es: 'Cable MC: dónde' },
    text: {
      en: 'MC may be used for services, feeders and branch circuits, exposed or concealed, indoors or out, in trays and in plenums without a plastic jacket. Wet, buried or in concrete it must be of a type listed for that, such as PVC-jacketed.',
      es: 'El MC puede usarse en acometidas, alimentadores y ramales, expuesto u oculto, interior o exterior, en charola y en plenum sin forro plástico. Mojado, enterrado o en concreto debe ser listado para eso, como el forrado de PVC.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'use MC cable exposed or concealed, indoors or out', es: 'usar cable MC expuesto u oculto, dentro o fuera' },
        if: {
          en: 'where wet it is of a type listed for that, such as PVC-jacketed',
          es: 'donde se moje es de tipo listado para eso, como con forro de PVC',
        },
        words: 'metal clad outdoors',
      },
      {
        says: 'may',
        what: {
          en: 'run MC cable with no jacket in plenum ceilings and other spaces for air, not inside ducts',
          es: 'llevar cable MC sin forro en plafones pleno y otros espacios de aire, no dentro de ductos',
        },
        words: 'metal clad plenum ceiling bare armor',
      },
      {
        says: 'must-not',
        what: { en: 'use ordinary MC in wet places, buried or in concrete', es: 'usar MC común en mojado, enterrado o en concreto' },
        unless: { en: 'it is listed for that, such as PVC-jacketed', es: 'esté listado para eso, como con forro de PVC' },
        words: 'outside underground plain rain llueve sin chaqueta',
      },
    ],
    words: { en: 'outdoors wet concrete jacketed', es: 'exterior mojado concreto forrado' },
  },
  {
    id: '330-12-mc-not',
    section: '330.12',
    grade: 'V2',
    title: { en: 'Type MC cable: where not', es: 'Cable MC: dónde no' },
    text: {
      en: 'Do not use MC where subject to physical damage, nor where it meets destructive conditions: buried or in concrete unless identified for it, cinder fill, strong chlorides, caustics, chlorine or acid vapors.',
      es: 'No use MC donde haya daño físico ni condiciones destructivas: enterrado o en concreto si no está identificado, escoria, cloruros fuertes, cáusticos, vapores de cloro o ácido.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use MC cable where subject to physical damage', es: 'usar cable MC donde haya daño físico' },
        words: 'metal clad',
      },
      {
        says: 'must-not',
        what: { en: 'bury MC cable or put it in concrete', es: 'enterrar cable MC o meterlo en concreto' },
        unless: { en: 'it is identified for it', es: 'esté identificado para eso' },
        words: 'metal clad underground',
      },
    ],
    words: { en: 'physical damage pool chlorine barn', es: 'daño físico cloro establo' },
  },
  {
    id: '330-15-mc-exposed',
    section: '330.15',
    grade: 'V2',
    title: { en: 'Exposed MC follows the surface', es: 'MC expuesto sigue la superficie' },
    text: {
      en: 'Exposed runs of MC closely follow the surface of the building finish or of running boards. On the underside of joists it is secured at every joist and kept from physical damage.',
      es: 'El MC expuesto sigue de cerca la superficie del acabado o de tablas. Bajo las vigas se sujeta en cada viga y se protege de daño físico.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run exposed MC closely along the surface or running boards',
          es: 'llevar el MC expuesto pegado a la superficie o tablas',
        },
        words: 'metal clad',
      },
    ],
    words: { en: 'basement ceiling joist', es: 'sótano vigas' },
  },
  {
    id: '330-23-mc-attic',
    section: '330.23',
    grade: 'V1',
    title: { en: 'MC cable in attics', es: 'Cable MC en áticos' },
    text: {
      en: 'In accessible attics MC follows the AC cable rule: guard strips where it crosses joists or, to 7 ft high, rafters and studs; without permanent stairs only within 6 ft of the scuttle hole.',
      es: 'En áticos accesibles el MC sigue la regla del AC: tiras de protección donde cruza vigas o, hasta 7 pies de alto, cabrios y postes; sin escalera fija sólo a 6 pies de la entrada.',
    },
    figures: { f1: [7, 'ft'], f2: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect MC in accessible attics with guard strips, like AC cable',
          es: 'proteger el MC en áticos accesibles con tiras, como el AC',
        },
        words: 'metal clad attic joists',
      },
    ],
    words: {
      en: 'MC attic guard strips joists',
      es: 'MC ático tiras vigas',
    },
  },
  {
    id: '330-24-mc-bend',
    section: '330.24',
    grade: 'V2',
    title: { en: 'Bending MC cable', es: 'Doblez del cable MC' },
    text: {
      en: 'Interlocked or corrugated MC bends at no less than 7 times its diameter inside. Smooth-sheath MC takes 10 times up to 3/4 in. in diameter and more above that.',
      es: 'El MC entrelazado o corrugado se dobla a no menos de 7 veces su diámetro por dentro. El de cubierta lisa pide 10 veces hasta 3/4 pulg. de diámetro y más arriba de eso.',
    },
    figures: { iTimes: [7, 'times'], sTimes: [10, 'times'], dIn: ['3/4', 'in'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'bend interlocked MC tighter than 7 times its diameter', es: 'doblar MC engargolado a menos de 7 veces su diámetro' },
        words: 'metal clad bend radius',
      },
    ],
    words: { en: 'radius kink', es: 'radio' },
  },
  {
    id: '330-30-mc-secure',
    section: '330.30(B)',
    grade: 'V2',
    title: { en: 'Securing MC cable: 6 ft, and 12 in. from boxes', es: 'Sujeción del MC: 6 pies, y 12 pulg. de las cajas' },
    text: {
      en: 'Secure MC within 12 in. of every box, cabinet or fitting, if it has four or fewer conductors of 10 AWG or smaller, and all MC every 6 ft. Vertical MC of 250 kcmil and larger may go 10 ft.',
      es: 'Sujete el MC a 12 pulg. o menos de cada caja, gabinete o accesorio, si lleva cuatro o menos conductores 10 AWG o menores, y todo MC cada 6 pies. El vertical de 250 kcmil y mayor puede ir cada 10 pies.',
    },
    figures: { maxFt: [6, 'ft'], sizeAwg: [10, 'AWG'], boxIn: [12, 'in'], bigKcmil: [250, 'kcmil'], vFt: [10, 'ft'] },
    claims: [
      {
        says: 'must',
        what: { en: 'secure MC cable every 6 ft', es: 'sujetar el cable MC cada 6 pies' },
        unless: { en: 'it is vertical and 250 kcmil or larger (10 ft)', es: 'sea vertical de 250 kcmil o mayor (10 pies)' },
        words: 'metal clad strap',
      },
      {
        says: 'must',
        what: {
          en: 'secure MC of four or fewer 10 AWG or smaller conductors within 12 in. of boxes',
          es: 'sujetar el MC de cuatro o menos conductores 10 AWG o menores a 12 pulg. de cajas',
        },
        words: 'metal clad strap box',
      },
      {
        says: 'must-not',
        what: { en: 'leave more than 6 ft between the straps of MC cable', es: 'dejar más de 6 pies entre los amarres del cable MC' },
        unless: { en: 'it is vertical and 250 kcmil or larger', es: 'sea vertical de 250 kcmil o mayor' },
        words: '8 feet bar joist every',
      },
      {
        says: 'need-not',
        what: {
          en: 'secure MC with conductors larger than 10 AWG within 12 in. of boxes',
          es: 'sujetar a 12 pulg. de las cajas el MC con conductores mayores de 10 AWG',
        },
        words: '8 AWG 4/0 feeder panel foot',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the first strap of MC with up to four conductors of 10 AWG or smaller more than 12 in. from the box',
          es: 'poner el primer amarre del MC de hasta cuatro conductores 10 AWG o menores a más de 12 pulg. de la caja',
        },
        unless: { en: 'it is fished or a whip that 330.30(D) excuses', es: 'esté pescado o sea un tramo libre que 330.30(D) admite' },
        words: '12/2',
      },
      {
        says: 'may',
        what: {
          en: 'support vertical MC of 250 kcmil or larger every 10 ft',
          es: 'sujetar cada 10 pies el MC vertical de 250 kcmil o mayor',
        },
        words: 'riser',
      },
    ],
    words: { en: 'strap distance often one hole', es: 'grapa distancia' },
  },
  {
    id: '330-30-mc-support',
    section: '330.30(C)',
    grade: 'V2',
    title: { en: 'MC through studs counts as supported', es: 'MC a través de postes cuenta como soportado' },
    text: {
      en: 'MC run horizontally through holes in wood or metal framing is supported and secured if the holes are not more than 6 ft apart.',
      es: 'El MC horizontal a través de agujeros en madera o lámina está soportado y sujeto si los agujeros están a no más de 6 pies.',
    },
    figures: { maxFt: [6, 'ft'] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'strap MC in horizontal framing holes 6 ft or less apart',
          es: 'sujetar el MC en barrenos horizontales a 6 pies o menos',
        },
        words: 'metal clad studs support',
      },
      {
        says: 'must',
        what: {
          en: 'strap MC where the framing holes are more than 6 ft apart',
          es: 'sujetar el MC donde los agujeros de la estructura están a más de 6 ft entre sí',
        },
      },
    ],
    words: { en: 'metal horizontal holes', es: 'metálicos agujeros' },
  },
  {
    id: '330-30-mc-unsupported',
    section: '330.30(D)',
    grade: 'V2',
    title: { en: 'MC whips: 6 ft in an accessible ceiling', es: 'Conexiones de MC: 6 pies en plafón accesible' },
    text: {
      en: 'MC needs no securing where fished in finished buildings, up to 6 ft from the last support to a luminaire or equipment in an accessible ceiling, or up to 3 ft where equipment vibrates or moves.',
      es: 'El MC no necesita sujeción si se pesca en edificios terminados, hasta 6 pies del último soporte a una luminaria o equipo en plafón accesible, o hasta 3 pies donde el equipo vibra o se mueve.',
    },
    figures: { lumFt: [6, 'ft'], flexFt: [3, 'ft'] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'secure MC whips up to 6 ft to a luminaire in an accessible ceiling',
          es: 'sujetar MC de hasta 6 pies a luminaria en plafón accesible',
        },
        words: 'metal clad whip drop ceiling light',
      },
      {
        says: 'need-not',
        what: { en: 'secure MC that is fished in finished buildings', es: 'sujetar el MC pescado en edificio terminado' },
        words: 'metal clad fish',
      },
      {
        says: 'may',
        what: { en: 'leave MC loose up to 3 ft where equipment vibrates', es: 'dejar MC suelto hasta 3 pies donde el equipo vibra' },
        words: 'metal clad motor',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave more than 6 ft of MC loose to a luminaire in a ceiling',
          es: 'dejar más de 6 pies de MC suelto hasta una luminaria en plafón',
        },
        words: 'whip straps lying tiles',
      },
    ],
    words: { en: 'fixture six light drop ceiling', es: 'latiguillo luminaria' },
  },
  {
    id: '330-40-mc-fittings',
    section: '330.40',
    grade: 'V2',
    title: { en: 'MC connectors listed for MC', es: 'Conectores listados para MC' },
    text: {
      en: 'Use fittings listed and identified for MC cable, and only one cable per connector unless it is listed for more. Smooth or interlocked sheath each has its own.',
      es: 'Use conectores listados e identificados para cable MC, y un cable por conector salvo que esté listado para más. Liso y entrelazado tienen cada uno el suyo.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'use connectors listed for MC cable', es: 'usar conectores listados para cable MC' },
        words: 'romex connector on mc metal clad',
      },
      {
        says: 'must-not',
        what: { en: 'put two MC cables in one connector', es: 'meter dos cables MC en un conector' },
        unless: { en: 'it is listed for more', es: 'esté listado para más' },
        words: 'metal clad double',
      },
      {
        says: 'may',
        what: { en: 'put two MC cables in one connector listed for two', es: 'meter dos cables MC en un conector listado para dos' },
        words: 'duplex double barrel doble',
      },
    ],
    words: { en: 'NM clamp on duplex', es: 'doble' },
  },
  {
    id: '330-108-mc-ground',
    section: '330.108',
    grade: 'V2',
    title: { en: 'Is the MC armor a ground?', es: '¿La armadura del MC es tierra?' },
    text: {
      en: 'Ordinary interlocked MC armor is not an equipment ground: the green wire in it is. Only MC listed for it (with a bare aluminum bonding wire, often called MCAP), or smooth and corrugated sheath of listed types, may serve.',
      es: 'La armadura entrelazada común del MC no es tierra de equipos: lo es el alambre verde. Sólo sirve el MC listado para eso (con alambre desnudo de aluminio, tipo MCAP) o las cubiertas lisas y corrugadas listadas.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use ordinary interlocked MC armor as the equipment ground',
          es: 'usar la armadura engargolada común del MC como tierra',
        },
        words: 'metal clad sheath ground',
      },
      {
        says: 'may',
        what: { en: 'use MC armor as the equipment ground', es: 'usar la armadura del MC como tierra' },
        if: {
          en: 'it is listed for it, as with a bare aluminum bonding wire, or a listed smooth or corrugated sheath',
          es: 'está listada para eso, con alambre desnudo de aluminio, o forro liso o corrugado listado',
        },
        words: 'mcap metal clad',
      },
      {
        says: 'must',
        what: { en: 'connect the green wire of ordinary MC', es: 'conectar el hilo verde del MC normal' },
        words: 'skip armor touches box',
      },
    ],
    words: { en: 'MCAP bare aluminum wire bonding', es: 'MCAP aluminio desnudo' },
  },
  {
    id: '332-10-mi-uses',
    section: '332.10',
    grade: 'V2',
    title: { en: 'Mineral-insulated cable (MI)', es: 'Cable con aislamiento mineral (MI)' },
    text: {
      en: 'MI cable may be used for services, feeders and branch circuits almost anywhere: dry, wet, hazardous, in concrete, underground with protection, and in fire-rated circuits when listed for it.',
      es: 'El cable MI puede usarse en acometidas, alimentadores y ramales casi en cualquier lugar: seco, mojado, peligroso, en concreto, enterrado con protección, y en circuitos resistentes al fuego si está listado.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use MI cable for services, feeders and branch circuits, dry or wet',
          es: 'usar cable MI en acometidas, alimentadores y ramales, seco o mojado',
        },
        words: 'mineral insulated',
      },
      {
        says: 'may',
        what: { en: 'run MI cable underground', es: 'llevar cable MI subterráneo' },
        if: { en: 'it is protected', es: 'está protegido' },
        words: 'mineral insulated',
      },
    ],
    words: { en: 'MI cable pyrotenax fire pump rated', es: 'MI cable bomba contra incendio' },
  },
  {
    id: '332-24-mi-bend',
    section: '332.24',
    grade: 'K',
    title: { en: 'MI cable bending radius', es: 'Radio de curva del cable MI' },
    text: {
      en: 'Bend MI cable at an inside radius of at least 5 times its diameter up to 3/4 in., and 10 times above 3/4 in. up to 1 in.',
      es: 'Doble el cable MI con radio interior de al menos 5 veces su diámetro hasta 3/4 pulg. y 10 veces de 3/4 pulg. a 1 pulg.',
    },
    figures: { f1: [5, 'times'], f2: ['3/4', 'in'], f3: [10, 'times'], f4: [1, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'bend MI cable tighter than 5 diameters to 3/4 in., 10 above',
          es: 'doblar cable MI a menos de 5 diámetros hasta 3/4 pulg., 10 arriba',
        },
        words: 'mineral insulated',
      },
    ],
    words: {
      en: 'mineral insulated cable bend',
      es: 'cable mineral doblez',
    },
  },
  {
    id: '332-30-mi-support',
    section: '332.30',
    grade: 'V2',
    title: { en: 'MI cable supports: 6 ft', es: 'Soporte del cable MI: 6 pies' },
    text: {
      en: 'Support and secure MI cable every 6 ft or less with straps, staples or hangers that do not harm it, unless it is fished in finished buildings.',
      es: 'Sujete el cable MI cada 6 pies o menos con abrazaderas, grapas o colgantes que no lo dañen, salvo que se pesque en edificios terminados.',
    },
    figures: { maxFt: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: { en: 'secure MI cable every 6 ft', es: 'sujetar el cable MI cada 6 pies' },
        unless: { en: 'it is fished in finished buildings', es: 'vaya pescado en edificio terminado' },
        words: 'mineral insulated',
      },
    ],
    words: { en: 'mineral insulated strap strapped far apart secured interval', es: 'mineral cada cuánto' },
  },
  {
    id: '332-40-mi-ends',
    section: '332.40(B)',
    grade: 'V2',
    title: { en: 'MI cable: seal the ends at once', es: 'Cable MI: selle las puntas de inmediato' },
    text: {
      en: 'Where MI cable is cut, seal the ends right away with a fitting for the conditions, because the mineral insulation draws moisture, and sleeve each conductor beyond the sheath.',
      es: 'Donde corte cable MI, selle las puntas enseguida con el accesorio adecuado, porque el aislamiento mineral absorbe humedad, y ponga manga aislante a cada conductor fuera de la cubierta.',
    },
    claims: [
      {
        says: 'must',
        what: { en: 'seal cut MI cable ends right away', es: 'sellar de inmediato las puntas cortadas del cable MI' },
        words: 'mineral insulated moisture',
      },
    ],
    words: { en: 'MI pot termination gland', es: 'MI terminal sello' },
  },
  {
    id: '334-10-nm-uses',
    section: '334.10',
    grade: 'V2',
    title: { en: 'Type NM cable (romex): where', es: 'Cable NM (romex): dónde' },
    text: {
      en: 'NM may be used in one- and two-family dwellings with their garages, in multifamily dwellings and other structures of Types III, IV and V construction; outside dwellings it is concealed behind a 15 min finish rating. Normally dry locations only.',
      es: 'El NM puede usarse en viviendas de una y dos familias con sus cocheras, en multifamiliares y otras estructuras de construcción tipos III, IV y V; fuera de viviendas va oculto tras acabado de 15 min. Sólo en lugares normalmente secos.',
    },
    figures: { minMin: [15, 'min'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use NM cable (romex) in one- and two-family dwellings and garages',
          es: 'usar cable NM (romex) en viviendas de una y dos familias y sus garajes',
        },
        words: 'nm-b house',
      },
      {
        says: 'may',
        what: { en: 'use NM (romex) concealed in a commercial building', es: 'usar NM (romex) oculto en un edificio comercial' },
        if: {
          en: 'it is of Type III, IV or V construction, dry, with a 15 min finish',
          es: 'es de construcción Tipo III, IV o V, seco y con acabado de 15 min',
        },
        words: 'office store school wood framed drywall',
      },
      {
        says: 'must-not',
        what: { en: 'run NM (romex) exposed in a commercial building', es: 'llevar NM (romex) expuesto en un edificio comercial' },
        words: 'store office open ceiling plain view stapled vista',
      },
      {
        says: 'must-not',
        what: { en: 'use NM (romex) outside normally dry locations', es: 'usar NM (romex) fuera de lugares normalmente secos' },
        words: 'outdoor damp wet',
      },
    ],
    words: { en: 'commercial building III office allowed detached', es: 'comercial oficina permite cochera separada' },
  },
  {
    id: '334-12-nm-not',
    section: '334.12',
    grade: 'V2',
    title: { en: 'Type NM cable: where not', es: 'Cable NM: dónde no' },
    text: {
      en: 'Do not use NM as service-entrance cable, in damp or wet places (outside or underground, in conduit too), embedded in concrete or plaster, in the hazardous areas of repair shops, theaters, hoistways, or exposed in dropped ceilings of other than dwellings.',
      es: 'No use NM como acometida, en húmedo o mojado (afuera o enterrado, tampoco en tubo), embebido en concreto o yeso, en talleres con áreas peligrosas, teatros, cubos de elevador, ni expuesto en plafones que no sean de vivienda.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use NM (romex) in damp or wet places or buried, even in conduit',
          es: 'usar NM (romex) en húmedo, mojado o enterrado, ni en tubo',
        },
        words: 'outside outdoors underground pvc afuera intemperie',
      },
      {
        says: 'must-not',
        what: { en: 'use NM (romex) as service-entrance cable', es: 'usar NM (romex) como cable de acometida' },
        words: 'service meter',
      },
      {
        says: 'must-not',
        what: { en: 'embed NM (romex) in concrete or plaster', es: 'meter NM (romex) en concreto o yeso' },
        words: 'stucco',
      },
      {
        says: 'must-not',
        what: {
          en: 'run NM (romex) exposed above dropped ceilings of nondwelling buildings',
          es: 'llevar NM (romex) expuesto sobre plafón en edificios que no son vivienda',
        },
        words: 'drop ceiling suspended commercial office',
      },
    ],
    words: {
      en: 'romex outside wet drop ceiling commercial prohibited bury pvc underground buried suspended office yard inside',
      es: 'romex exterior plafón comercial prohibido enterrar pvc techo suspendido oficina patio dentro',
    },
  },
  {
    id: '334-15-b-nm-floor',
    section: '334.15(B)',
    grade: 'V2',
    title: { en: 'NM through a floor: 6 in. of pipe', es: 'NM que atraviesa el piso: 6 pulg. de tubo' },
    text: {
      en: 'Protect exposed NM from damage with RMC, IMC, EMT, PVC Schedule 80 or the like. Where it comes through a floor, the protection reaches at least 6 in. above the floor.',
      es: 'Proteja el NM expuesto con RMC, IMC, EMT, PVC cédula 80 o similar. Donde atraviesa el piso, la protección llega al menos a 6 pulg. sobre el piso.',
    },
    figures: { hIn: [6, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect exposed NM (romex) from damage with conduit such as EMT or PVC 80',
          es: 'proteger NM (romex) expuesto con tubo como EMT o PVC 80',
        },
        words: 'unfinished wall garage',
      },
      {
        says: 'must',
        what: {
          en: 'sleeve NM (romex) coming through a floor 6 in. above it',
          es: 'proteger con tubo el NM (romex) que sale del piso, 6 pulg. arriba',
        },
        words: 'floor pipe',
      },
    ],
    words: { en: 'romex sleeve exposed garage wall protect', es: 'romex manga cochera pared expuesto' },
  },
  {
    id: '334-15-c-nm-basement',
    section: '334.15(C)',
    grade: 'V2',
    title: { en: 'NM under basement joists', es: 'NM bajo las vigas del sótano' },
    text: {
      en: 'In unfinished basements and crawl spaces only cables at least as large as two 6 AWG or three 8 AWG may be fastened directly across the bottom of joists. Smaller ones go through bored holes or on running boards.',
      es: 'En sótanos sin terminar y espacios bajo piso, sólo cables de dos 6 AWG o tres 8 AWG en adelante se fijan directo bajo las vigas. Los menores van por barrenos o sobre tablas.',
    },
    figures: { aAwg: [6, 'AWG'], bAwg: [8, 'AWG'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'staple 14, 12 or 10 AWG NM (romex) across the bottom of basement joists',
          es: 'grapar NM (romex) 14, 12 o 10 AWG bajo vigas de sótano sin terminar',
        },
        unless: { en: 'it is on running boards', es: 'vaya sobre tablas' },
        words: 'crawl space staple bottom 12/2 14/2 10/2 engrapar viguetas',
      },
      {
        says: 'may',
        what: {
          en: 'staple 6/3 or larger NM (romex) directly under basement joists',
          es: 'engrapar NM (romex) 6/3 o mayor directo bajo vigas de sótano',
        },
        words: 'range crawl space estufa',
      },
      {
        says: 'may',
        what: {
          en: 'run small NM (romex) in basements on running boards or through bored holes',
          es: 'llevar NM (romex) chico en sótanos sobre tablas o por barrenos',
        },
        words: '1x4 one by four nail drilled joists crawl space 12/2 14/2',
      },
      {
        says: 'must',
        what: {
          en: 'drill holes or put running boards for 14, 12 or 10 AWG NM across unfinished basement joists',
          es: 'barrenar o poner tablas para NM 14, 12 o 10 AWG que cruza vigas de sótano sin terminar',
        },
        words: '14/2 12/2',
      },
    ],
    words: { en: 'staple romex bottom crawl space', es: 'grapar romex debajo' },
  },
  {
    id: '334-15-a-follow',
    section: '334.15(A)',
    grade: 'K',
    title: { en: 'Exposed NM follows the surface', es: 'NM expuesto sigue la superficie' },
    text: {
      en: 'Exposed NM cable closely follows the surface of the building finish or running boards.',
      es: 'El NM expuesto va pegado a la superficie del acabado o a tablas guía.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'run exposed NM (romex) closely along the surface or running boards',
          es: 'llevar el NM (romex) expuesto pegado a la superficie o tablas',
        },
        words: 'loose hanging',
      },
    ],
    words: {
      en: 'romex exposed wall surface running board',
      es: 'romex visible pared',
    },
  },
  {
    id: '334-23-nm-attic',
    section: '334.23',
    grade: 'V2',
    title: { en: 'NM cable in attics: guard strips', es: 'NM en áticos: tiras de protección' },
    text: {
      en: 'In attics with permanent stairs or ladder protect NM run across joists, or across rafters and studs within 7 ft of the floor, with guard strips as high as the cable. Elsewhere only within 6 ft of the scuttle hole.',
      es: 'En áticos con escalera fija proteja el NM que cruza vigas, o cabrios y postes a menos de 7 pies del piso, con tiras tan altas como el cable. Sin escalera, sólo a 6 pies de la entrada.',
    },
    figures: { f1: [7, 'ft'], f2: [6, 'ft'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect NM (romex) across the joists of an attic that has stairs or a ladder with guard strips',
          es: 'proteger con tiras el NM (romex) sobre vigas de un ático que tiene escalera',
        },
        words: 'pull down folding boards tablas',
      },
      {
        says: 'need-not',
        what: {
          en: 'put guard strips on attic NM (romex) far from the hatch',
          es: 'poner tiras al NM (romex) de ático lejos de la entrada',
        },
        if: {
          en: 'it is over 6 ft away and the attic has no permanent stairs or ladder',
          es: 'queda a más de 6 pies y el ático no tiene escalera permanente',
        },
        words: 'no stairs no ladder only hole gable',
      },
      {
        says: 'must',
        what: {
          en: 'put guard strips on NM (romex) across attic joists within 6 ft of the hatch',
          es: 'poner tiras al NM (romex) sobre vigas de ático a menos de 6 pies de la entrada',
        },
      },
    ],
    words: {
      en: 'romex top joists running boards',
      es: 'romex encima vigas',
    },
  },
  {
    id: '334-24-nm-bend',
    section: '334.24',
    grade: 'V2',
    title: { en: 'Bending NM cable', es: 'Doblez del cable NM' },
    text: {
      en: 'Do not bend NM tighter than an inside radius of 5 times the cable diameter; for flat cable take its wider dimension as the diameter.',
      es: 'No doble el NM con radio interior menor de 5 veces el diámetro del cable; en cable plano tome como diámetro su dimensión mayor.',
    },
    figures: { xTimes: [5, 'times'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'bend NM (romex) tighter than 5 times its diameter', es: 'doblar NM (romex) a menos de 5 veces su diámetro' },
        words: 'bend radius kink',
      },
    ],
    words: { en: 'romex radius kink', es: 'romex radio' },
  },
  {
    id: '334-30-nm-secure',
    section: '334.30',
    grade: 'V2',
    title: { en: 'Stapling NM: 12 in. and 4-1/2 ft', es: 'Grapas del NM: 12 pulg. y 4-1/2 pies' },
    text: {
      en: 'Secure NM within 12 in. of every box, cabinet or fitting and every 4-1/2 ft. A single-gang plastic box without a clamp needs a staple within 8 in. Do not staple flat cable on edge.',
      es: 'Sujete el NM a 12 pulg. de cada caja, gabinete o accesorio y cada 4-1/2 pies. Una caja sencilla de plástico sin grapa interna pide grapa a 8 pulg. No engrape el cable plano de canto.',
    },
    figures: { boxIn: [12, 'in'], maxFt: ['4-1/2', 'ft'], plIn: [8, 'in'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'staple NM (romex) within 12 in. of boxes and every 4-1/2 ft',
          es: 'grapar el NM (romex) a 12 pulg. de cajas y cada 4-1/2 pies',
        },
        words: 'staple strap distance',
      },
      {
        says: 'must',
        what: {
          en: 'staple NM (romex) within 8 in. of a single-gang plastic box without clamp',
          es: 'grapar NM (romex) a 8 pulg. de una caja plástica sencilla sin abrazadera',
        },
        words: 'nail-on box',
      },
      {
        says: 'must-not',
        what: { en: 'staple flat NM (romex) on edge', es: 'grapar NM (romex) plano de canto' },
        words: 'staple on edge stack two',
      },
      {
        says: 'may',
        what: {
          en: 'put the first staple of NM (romex) 12 in. from a box with a cable clamp',
          es: 'poner la primera grapa del NM (romex) a 12 pulg. de una caja con abrazadera',
        },
        words: 'metal octagon square inches first next',
      },
    ],
    words: { en: 'romex spacing far box two cables one', es: 'romex distancia caja' },
  },
  {
    id: '334-30-a-nm-through-framing',
    section: '334.30(A)',
    grade: 'V2',
    title: { en: 'NM through joists and studs', es: 'NM a través de vigas y postes' },
    text: {
      en: 'NM run horizontally through holes or notches in framing is considered supported where the members are not more than 4-1/2 ft apart. It still needs its fastener near the box.',
      es: 'El NM horizontal por barrenos o muescas está soportado si los miembros están a no más de 4-1/2 pies. Aun así se sujeta cerca de la caja.',
    },
    figures: { maxFt: ['4-1/2', 'ft'] },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'staple NM (romex) through framing holes 4-1/2 ft or less apart',
          es: 'grapar NM (romex) en barrenos de estructura a 4-1/2 pies o menos',
        },
        words: 'studs joists support',
      },
      {
        says: 'must',
        what: {
          en: 'staple NM (romex) near the box even through framing',
          es: 'grapar el NM (romex) cerca de la caja aunque pase por barrenos',
        },
        words: 'studs',
      },
    ],
    words: { en: 'romex horizontal supported', es: 'romex horizontal soportado' },
  },
  {
    id: '334-30-b-nm-unsupported',
    section: '334.30(B)',
    grade: 'V2',
    title: { en: 'NM unsupported: fished, or 4-1/2 ft to a luminaire', es: 'NM sin soporte: pescado, o 4-1/2 pies a luminaria' },
    text: {
      en: 'NM may go without support where fished through finished spaces, or for up to 4-1/2 ft from the last support to a luminaire or other equipment in an accessible ceiling of a dwelling.',
      es: 'El NM puede ir sin soporte si se pesca en espacios terminados, o hasta 4-1/2 pies del último soporte a una luminaria u otro equipo en plafón accesible de una vivienda.',
    },
    figures: { lumFt: ['4-1/2', 'ft'] },
    claims: [
      {
        says: 'need-not',
        what: { en: 'support NM (romex) fished through finished spaces', es: 'soportar NM (romex) pescado por espacios terminados' },
        words: 'fish old work remodel staple',
      },
      {
        says: 'may',
        what: {
          en: 'run NM (romex) unsupported up to 4-1/2 ft to a luminaire in an accessible dwelling ceiling',
          es: 'llevar NM (romex) sin soporte hasta 4-1/2 pies a luminaria en plafón accesible de vivienda',
        },
        words: 'drop ceiling light',
      },
      {
        says: 'may',
        what: { en: 'leave fished NM (romex) without staples', es: 'dejar sin grapas el NM (romex) pescado' },
        words: 'loose plaster lath wall hangs',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave more than 4-1/2 ft of loose NM (romex) to a light above a ceiling',
          es: 'dejar más de 4-1/2 pies de NM (romex) suelto hasta una luz en plafón',
        },
        words: 'tiles basement',
      },
    ],
    words: { en: 'romex old work recessed light whip', es: 'pescar romex empotrado' },
  },
  {
    id: '334-80-nm-ampacity',
    section: '334.80',
    grade: 'V2',
    title: { en: 'NM ampacity: the 60 °C column', es: 'Ampacidad del NM: columna de 60 °C' },
    text: {
      en: 'NM-B wire is rated 90 °C, which may be used for correction and adjustment, but the final ampacity may not exceed the 60 °C column.',
      es: 'El cable NM-B es de 90 °C, valor que sirve para corregir y ajustar, pero la ampacidad final no pasa de la columna de 60 °C.',
    },
    figures: { ratedC: [90, '°C'], limitC: [60, '°C'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use the 75 °C or 90 °C column as final ampacity of NM (romex)',
          es: 'usar la columna de 75 °C o 90 °C como ampacidad final del NM (romex)',
        },
        words: 'romex ampacity',
      },
      {
        says: 'may',
        what: { en: 'use the 90 °C rating of NM-B to start derating', es: 'usar los 90 °C del NM-B para empezar los ajustes' },
        words: 'romex',
      },
    ],
    words: { en: 'romex 6/3 50 55 90', es: 'romex grados 90' },
  },
  {
    id: '334-80-nm-bundled',
    section: '334.80',
    grade: 'V2',
    title: { en: 'NM bundled through one hole', es: 'NM agrupado por un barreno' },
    text: {
      en: 'Where more than two NM cables pass through the same opening in wood that is sealed with insulation, caulk or foam, or are in contact with insulation without spacing, adjust the ampacity for the number of conductors as if bundled. Three 12-2 cables are six: 80% of 30 A is 24 A, so a 20 A breaker stays; with four, 70% or 21 A.',
      es: 'Si más de dos cables NM pasan por el mismo barreno sellado con aislante, sellador o espuma, o tocan aislante sin separación, ajuste la ampacidad por número de conductores como si estuvieran agrupados. Tres cables 12-2 son seis: 80% de 30 A son 24 A, así que queda el breaker de 20 A; con cuatro, 70% o 21 A.',
    },
    figures: { six: [80, '%'], column: [30, 'A'], threeCables: [24, 'A'], breaker: [20, 'A'], eight: [70, '%'], fourCables: [21, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'derate more than two NM (romex) cables through one foamed or caulked hole',
          es: 'ajustar más de dos NM (romex) por un barreno con espuma o sellador',
        },
        words: 'bundling fire caulk insulation',
      },
      {
        says: 'may',
        what: {
          en: 'run several NM (romex) cables through one open hole in a stud or joist',
          es: 'pasar varios cables NM (romex) por un mismo agujero abierto en un montante o vigueta',
        },
        if: { en: 'the cables do not run bundled for more than 24 in.', es: 'los cables no van amarrados más de 24 pulg.' },
        unless: {
          en: 'foam or caulk fills the hole: then they are derated',
          es: 'espuma o sellador llene el agujero: entonces se ajustan',
        },
        words: 'how many in one hole two limit',
      },
      {
        says: 'may',
        what: {
          en: 'keep 20 A breakers on three or four 12-2 NM (romex) cables through one foamed or caulked hole',
          es: 'dejar breakers de 20 A en tres o cuatro cables NM (romex) 12-2 por un barreno con espuma o sellador',
        },
        words: 'after derating top plate still fire stop insulation spray todavía aún',
      },
    ],
    words: {
      en: 'romex firestop foam derate stacked two three cables same top plate',
      es: 'romex espuma dos tres hoyo ajuste',
    },
  },
  {
    id: '334-40-b-nm-devices',
    section: '334.40(B)',
    grade: 'K',
    title: { en: 'NM devices without boxes', es: 'Dispositivos NM sin caja' },
    text: {
      en: 'Self-contained switches and receptacles and listed NM tap connectors of insulating material may be used without boxes, exposed or in repair wiring of existing buildings where the cable is fished.',
      es: 'Apagadores y contactos autocontenidos y conectores listados para NM de material aislante pueden usarse sin caja, expuestos o en reparación de edificios existentes donde el cable se pesca.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use self-contained NM devices or tap connectors without boxes',
          es: 'usar dispositivos NM autocontenidos o conectores de empalme sin caja',
        },
        if: {
          en: 'exposed or in repair wiring of existing buildings where the cable is fished, and listed',
          es: 'expuestos o en reparación de edificio existente con cable pescado, y listados',
        },
        words: 'romex splice kit tyco no box',
      },
    ],
    words: { en: 'tyco splice kit mobile home receptacle in wall NM splice', es: 'empalme tyco casa móvil' },
  },
  {
    id: '334-104-nm-sizes',
    section: '334.104',
    grade: 'K',
    title: { en: 'NM conductor sizes', es: 'Calibres del cable NM' },
    text: {
      en: 'NM cable is made with copper conductors from 14 AWG to 2 AWG and aluminum from 12 AWG to 2 AWG. For copper-clad aluminum look at your edition.',
      es: 'El NM se hace con cobre del 14 AWG al 2 AWG y con aluminio del 12 AWG al 2 AWG. Para aluminio cobrizado vea su edición.',
    },
    figures: { f1: [14, 'AWG'], f2: [2, 'AWG'], f3: [12, 'AWG'] },
    words: {
      en: 'largest smallest romex size available',
      es: 'romex más grande más chico',
    },
  },
  {
    id: '335-itc',
    section: 'Article 335',
    numberIn: { '2017': 'Article 727', '2020': 'Article 727' },
    grade: 'V2',
    title: { en: 'Instrumentation tray cable (ITC): 150 V, 5 A', es: 'Cable de instrumentación en charola (ITC): 150 V, 5 A' },
    text: {
      en: 'Type ITC is for instrumentation and control circuits of not more than 150 V and 5 A (22 AWG 3 A), in sizes 22 AWG to 12 AWG, in industrial places with qualified service.',
      es: 'El ITC es para instrumentación y control de hasta 150 V y 5 A (22 AWG 3 A), en calibres 22 AWG a 12 AWG, en industria con personal calificado.',
    },
    figures: { f1: [150, 'V'], f2: [5, 'A'], f3: [22, 'AWG'], f4: [3, 'A'], f5: [12, 'AWG'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'use ITC cable over 150 V or 5 A', es: 'usar cable ITC a más de 150 V o 5 A' },
        words: 'instrumentation',
      },
    ],
    words: {
      en: 'voltage current limits',
      es: 'límites voltaje corriente',
    },
  },
  {
    id: '336-10-tc-uses',
    section: '336.10',
    grade: 'V2',
    title: { en: 'Tray cable (Type TC)', es: 'Cable para charola (tipo TC)' },
    text: {
      en: 'TC is for power, lighting, control and signal circuits in cable trays, raceways, and outdoors on a messenger. TC-ER may leave the tray in supervised industrial sites, protected from damage and secured every 6 ft.',
      es: 'El TC es para fuerza, alumbrado, control y señal en charola, tubería y exterior sobre mensajero. El TC-ER puede salir de la charola en industria supervisada, protegido de daño y sujeto cada 6 pies.',
    },
    figures: { maxFt: [6, 'ft'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use TC cable in trays, raceways and on a messenger outdoors',
          es: 'usar cable TC en charola, tubo y con mensajero en exterior',
        },
        words: 'tray cable',
      },
      {
        says: 'may',
        what: { en: 'run TC-ER out of the tray', es: 'sacar TC-ER de la charola' },
        if: {
          en: 'supervised industrial site, protected from damage and secured every 6 ft',
          es: 'industria supervisada, protegido contra daño y sujeto cada 6 pies',
        },
        words: 'tray cable exposed',
      },
    ],
    words: { en: 'TC-ER exposed run VFD', es: 'TC-ER expuesto' },
  },
  {
    id: '336-10-tc-dwelling',
    section: '336.10',
    grade: 'V2',
    title: { en: 'TC cable in houses (generator feeds)', es: 'Cable TC en casas (alimentación de generador)' },
    text: {
      en: 'TC-ER-JP cable (JP for joist pull) with power and control conductors may be used in one- and two-family dwellings for branch circuits and feeders, installed like NM indoors and like UF outdoors. It is the usual cable between a home generator and its transfer switch.',
      es: 'El cable TC-ER-JP (JP: para jalarse por vigas) con conductores de fuerza y control puede usarse en viviendas de una y dos familias en ramales y alimentadores, instalado como NM adentro y como UF afuera. Es el cable usual entre el generador de la casa y su transferencia.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'use TC-ER-JP cable in one- and two-family dwellings', es: 'usar cable TC-ER-JP en viviendas de una y dos familias' },
        if: { en: 'installed like NM indoors and like UF outdoors', es: 'instalado como NM adentro y como UF afuera' },
        words: 'generator cable tray cable house',
      },
    ],
    words: { en: 'TC-ER residential transfer switch JP', es: 'TC-ER planta luz transferencia' },
  },
  {
    id: '336-12-tc-not',
    section: '336.12',
    grade: 'V2',
    title: { en: 'Tray cable: where not', es: 'Cable TC: dónde no' },
    text: {
      en: 'Do not install TC where exposed to physical damage, outside a raceway or tray except as permitted, in sunlight unless marked sunlight resistant, or direct buried unless marked for it.',
      es: 'No instale TC donde reciba daño físico, fuera de tubo o charola salvo lo permitido, al sol si no está marcado, ni enterrado directo si no está marcado.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'direct bury TC cable', es: 'enterrar directo cable TC' },
        unless: { en: 'it is marked for it', es: 'esté marcado para eso' },
        words: 'tray cable',
      },
      {
        says: 'must-not',
        what: {
          en: 'run TC cable outside a raceway or tray, or exposed to damage',
          es: 'llevar cable TC fuera de tubo o charola, o expuesto a daño',
        },
        unless: { en: 'another rule permits it, as for TC-ER', es: 'otra regla lo permita, como en TC-ER' },
        words: 'tray cable exposed',
      },
      {
        says: 'must-not',
        what: { en: 'put TC cable in sunlight', es: 'poner cable TC al sol' },
        unless: { en: 'it is marked sunlight resistant', es: 'esté marcado resistente al sol' },
        words: 'tray cable',
      },
    ],
    words: { en: 'tray cable direct burial sunlight', es: 'TC enterrado sol' },
  },
  {
    id: '336-24-tc-bend',
    section: '336.24',
    grade: 'K',
    title: { en: 'TC cable bending radius', es: 'Radio de curva del cable TC' },
    text: {
      en: 'TC cable without a metal shield bends at an inside radius of at least 4 times its diameter up to 1 in., 5 times to 2 in. and 6 times above. With a metal shield 12 times.',
      es: 'El TC sin pantalla metálica se dobla con radio interior de al menos 4 veces su diámetro hasta 1 pulg., 5 veces hasta 2 pulg. y 6 veces arriba. Con pantalla metálica 12 veces.',
    },
    figures: { f1: [4, 'times'], f2: [1, 'in'], f3: [5, 'times'], f4: [2, 'in'], f5: [6, 'times'], f6: [12, 'times'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'bend unshielded TC cable tighter than 4 diameters (to 1 in.)',
          es: 'doblar TC sin pantalla a menos de 4 diámetros (hasta 1 pulg.)',
        },
        words: 'tray cable',
      },
      {
        says: 'must-not',
        what: { en: 'bend shielded TC cable tighter than 12 diameters', es: 'doblar cable TC con blindaje a menos de 12 diámetros' },
      },
    ],
    words: {
      en: 'tray cable bend',
      es: 'cable charola doblez',
    },
  },
  {
    id: '337-10-type-p',
    section: '337.10',
    numberIn: { 2017: null },
    grade: 'K',
    title: { en: 'Type P cable', es: 'Cable tipo P' },
    text: {
      en: 'Type P is a flexible armored or unarmored power cable for industrial sites with qualified persons, such as oil and gas rigs, in trays, raceways and hazardous locations as other articles permit.',
      es: 'El tipo P es un cable de fuerza flexible, con o sin armadura, para industria con personal calificado, como plataformas de petróleo y gas, en charola, tubería y lugares peligrosos según otros artículos.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use Type P cable in industrial sites with qualified persons',
          es: 'usar cable tipo P en industria con personas calificadas',
        },
      },
    ],
    words: { en: 'type P cable oil rig', es: 'cable tipo P petrolera' },
  },
  {
    id: '338-10-se-interior',
    section: '338.10(B)(4)',
    grade: 'V2',
    title: { en: 'SE cable indoors: installed like NM', es: 'Cable SE en interior: como NM' },
    text: {
      en: 'SE cable used inside for branch circuits and feeders follows the installation rules of NM cable (Article 334), but not its ampacity limit: 75 °C applies where terminals allow. In contact with thermal insulation, 10 AWG and smaller is limited to 60 °C.',
      es: 'El SE usado en interior para ramales y alimentadores sigue las reglas de instalación del NM (Artículo 334), pero no su límite de ampacidad: vale 75 °C si las terminales lo permiten. En contacto con aislante térmico, 10 AWG y menores se limitan a 60 °C.',
    },
    figures: { hiC: [75, '°C'], sizeAwg: [10, 'AWG'], tC: [60, '°C'] },
    claims: [
      {
        says: 'may',
        what: {
          en: 'run SE cable (SER) through the walls, joists and attic of a building',
          es: 'llevar cable SE (SER) por muros, vigas y ático de un edificio',
        },
        if: { en: 'it is installed by the rules of NM cable', es: 'se instala con las reglas del NM' },
        words: 'dryer range subpanel staple romex',
      },
      {
        says: 'need-not',
        what: { en: 'limit interior SE cable to the 60 °C ampacity', es: 'limitar el SE interior a la ampacidad de 60 °C' },
        if: {
          en: 'terminals allow 75 °C and no 10 AWG or smaller touches thermal insulation',
          es: 'las terminales dan 75 °C y ningún 10 AWG o menor toca aislante térmico',
        },
        words: 'ser ampacity',
      },
      {
        says: 'must',
        what: { en: 'secure SE cable in a building like NM (romex)', es: 'sujetar el cable SE en un edificio como el NM (romex)' },
        words: 'staple ser',
      },
      {
        says: 'may',
        what: {
          en: 'use SE cable (SER) for feeders in a store, office or other commercial building',
          es: 'usar cable SE (SER) en alimentadores de una tienda, oficina u otro local comercial',
        },
        if: {
          en: 'NM cable would be allowed there: Type III, IV or V construction, dry, concealed behind a 15 min finish',
          es: 'ahí se permitiría cable NM: construcción Tipo III, IV o V, seco, oculto tras acabado de 15 min',
        },
        words: '4/0 aluminum subpanel tenant strip mall non-dwelling comercio local',
      },
    ],
    words: { en: 'ampacity 60 75 subpanel feeder insulation', es: 'SER ampacidad 60 75 subtablero aislante' },
  },
  {
    id: '338-10-b2-uninsulated',
    section: '338.10(B)(2)',
    grade: 'V2',
    title: { en: 'Bare conductor in SE cable is ground only', es: 'El desnudo del SE es sólo tierra' },
    text: {
      en: 'In new branch circuits and feeders the bare conductor of SE cable may be used only as equipment ground, so a subpanel with neutral loads takes SER with three insulated conductors. Existing range and dryer circuits have their own exception.',
      es: 'En ramales y alimentadores nuevos el desnudo del SE sólo puede ser tierra de equipos, así que un subtablero con neutro lleva SER con tres aislados. Los circuitos existentes de estufa y secadora tienen su excepción.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use the bare conductor of SE cable as neutral of a feeder or branch circuit',
          es: 'usar el desnudo del cable SE como neutro de un alimentador o ramal',
        },
        unless: {
          en: 'it is an existing range or dryer circuit or an old feeder to another building that may stay',
          es: 'sea un circuito existente de estufa o secadora o un alimentador viejo a otro edificio que puede quedarse',
        },
        words: 'seu subpanel sub twisted',
      },
      {
        says: 'must',
        what: {
          en: 'use SER with three insulated conductors for a subpanel with neutral loads',
          es: 'usar SER de tres aislados para un subtablero con cargas de neutro',
        },
        words: 'seu subpanel feeder',
      },
      {
        says: 'may',
        what: {
          en: 'use SE cable with its bare wire as ground for a 240 V only load',
          es: 'usar cable SE con su desnudo de tierra para una carga de puro 240 V',
        },
        words: 'kiln compressor no neutral',
      },
      {
        says: 'may',
        what: {
          en: 'keep the bare wire of SE cable as neutral on an existing range or dryer circuit',
          es: 'conservar de neutro el desnudo del cable SE en un circuito existente de estufa o secadora',
        },
        if: { en: 'it starts in the service panel', es: 'sale del tablero de acometida' },
        words: 'old seu still',
      },
    ],
    words: { en: 'SEU vs subpanel neutral 3 wire', es: 'SEU subtablero neutro' },
  },
  {
    id: '338-12-use-inside',
    section: '338.12(B)',
    grade: 'V2',
    title: { en: 'USE cable stays out of the house', es: 'El cable USE no entra a la casa' },
    text: {
      en: 'USE cable is for underground use and has no flame retardant of its own: do not use it for interior wiring. Above ground it is allowed only to reach a meter or termination with protection, unless also marked with an indoor type such as RHW-2.',
      es: 'El cable USE es subterráneo y no tiene retardante de flama: no se usa en interior. Arriba del suelo sólo para llegar al medidor o terminación con protección, salvo que también esté marcado con un tipo de interior como RHW-2.',
    },
    claims: [
      {
        says: 'must-not',
        what: { en: 'run USE cable inside the house', es: 'llevar cable USE dentro de la casa' },
        unless: { en: 'it is also marked with an indoor type such as RHW-2', es: 'también esté marcado con tipo interior como RHW-2' },
        words: 'use-2 indoors interior mobile home feeder',
      },
    ],
    words: {
      en: 'URD mobile home feeder inside building USE-2 indoors without other markings basement run panel',
      es: 'URD USE-2 dentro sótano adentro',
    },
  },
  {
    id: '338-24-se-bend',
    section: '338.24',
    grade: 'V2',
    title: { en: 'Bending SE cable', es: 'Doblez del cable SE' },
    text: {
      en: 'Bends in SE and USE cable have an inner radius of at least 5 times the cable diameter.',
      es: 'Los dobleces del cable SE y USE deben tener un radio interior de al menos 5 veces el diámetro del cable.',
    },
    figures: { xTimes: [5, 'times'] },
    claims: [
      {
        says: 'must-not',
        what: { en: 'bend SE or USE cable tighter than 5 diameters', es: 'doblar cable SE o USE a menos de 5 diámetros' },
      },
    ],
    words: { en: 'radius', es: 'SER radio' },
  },
  {
    id: '340-10-uf-uses',
    section: '340.10',
    grade: 'V2',
    title: { en: 'UF cable: where', es: 'Cable UF: dónde' },
    text: {
      en: 'UF may be buried directly at the table depth, and indoors it may be used like NM, as nonmetallic-sheathed cable, in dry, damp, wet and corrosive places. Exposed to the sun it must be marked sunlight resistant.',
      es: 'El UF puede enterrarse directo a la profundidad de tabla, y en interior se usa como NM, en seco, húmedo, mojado y corrosivo. Al sol debe estar marcado como resistente.',
    },
    claims: [
      {
        says: 'may',
        what: { en: 'bury UF cable directly', es: 'enterrar directo el cable UF' },
        words: 'uf-b underground no conduit',
      },
      {
        says: 'may',
        what: { en: 'use UF cable indoors like NM', es: 'usar UF en interior como NM' },
        words: 'uf-b inside house romex',
      },
      {
        says: 'may',
        what: { en: 'use UF in wet, damp or corrosive places', es: 'usar UF en lugar mojado, húmedo o corrosivo' },
        words: 'uf-b barn outdoors',
      },
      {
        says: 'may',
        what: { en: 'expose UF cable to the sun', es: 'dejar UF expuesto al sol' },
        if: { en: 'it is marked sunlight resistant', es: 'está marcado resistente al sol' },
        words: 'uf-b sunlight outside',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave UF cable in the sun without a sunlight-resistant marking',
          es: 'dejar al sol cable UF sin marca de resistente al sol',
        },
        words: 'nothing on jacket full',
      },
    ],
    words: { en: 'UF-B outdoor underground indoor', es: 'UF-B exterior enterrado interior' },
  },
  {
    id: '340-12-uf-not',
    section: '340.12',
    grade: 'V2',
    title: { en: 'UF cable: where not', es: 'Cable UF: dónde no' },
    text: {
      en: 'Do not use UF as service-entrance cable, in commercial garages, theaters, hoistways or hazardous locations, embedded in poured cement except for heating leads, exposed to damage, or as overhead cable except on a messenger.',
      es: 'No use UF como acometida, en talleres comerciales, teatros, cubos de elevador o lugares peligrosos, embebido en concreto salvo terminales de calefacción, donde reciba daño, ni aéreo salvo con mensajero.',
    },
    claims: [
      { says: 'must-not', what: { en: 'use UF as service-entrance cable', es: 'usar UF como cable de acometida' } },
      {
        says: 'must-not',
        what: { en: 'embed UF in poured cement or concrete', es: 'meter UF en cemento o concreto colado' },
        unless: { en: 'it is a heating lead', es: 'sea punta de calefacción' },
        words: 'uf-b slab',
      },
      {
        says: 'must-not',
        what: { en: 'hang UF overhead without a messenger', es: 'colgar UF aéreo sin mensajero' },
        words: 'uf-b overhead to shed garage',
      },
      {
        says: 'must-not',
        what: {
          en: 'use UF exposed to damage, in commercial garages or hazardous locations',
          es: 'usar UF expuesto a daño, en talleres comerciales o lugares peligrosos',
        },
      },
    ],
    words: { en: 'overhead shed service', es: 'aéreo acometida' },
  },
  {
    id: '340-24-uf-bend',
    section: '340.24',
    grade: 'K',
    title: { en: 'Bending UF cable', es: 'Doblez del cable UF' },
    text: {
      en: 'Bend UF cable at no less than 5 times its diameter on the inside of the curve, without damage to the jacket.',
      es: 'Doble el cable UF a no menos de 5 veces su diámetro por el interior de la curva, sin dañar el forro.',
    },
    figures: { xTimes: [5, 'times'] },
    claims: [{ says: 'must-not', what: { en: 'bend UF tighter than 5 diameters', es: 'doblar UF a menos de 5 diámetros' } }],
    words: { en: 'UF bend radius', es: 'UF radio' },
  },
  {
    id: '340-80-uf-ampacity',
    section: '340.80',
    grade: 'V2',
    title: { en: 'UF ampacity: the 60 °C column', es: 'Ampacidad del UF: columna de 60 °C' },
    text: {
      en: 'The ampacity of UF cable is that of 60 °C conductors, even if the wires inside are rated higher.',
      es: 'La ampacidad del cable UF es la de conductores de 60 °C, aunque los alambres internos tengan mayor temperatura.',
    },
    figures: { tC: [60, '°C'] },
    claims: [
      {
        says: 'must',
        what: { en: 'use the 60 °C ampacity for UF cable', es: 'usar la ampacidad de 60 °C en cable UF' },
        words: 'uf-b 75 column',
      },
    ],
    words: { en: 'UF', es: 'UF' },
  },
  {
    id: '340-104-uf-sizes',
    section: '340.104',
    grade: 'K',
    title: { en: 'UF conductor sizes', es: 'Calibres del cable UF' },
    text: {
      en: 'UF cable is made with copper conductors from 14 AWG and aluminum from 12 AWG, up to 4/0 AWG. For copper-clad aluminum look at your edition.',
      es: 'El UF se hace con cobre desde 14 AWG y aluminio desde 12 AWG, hasta 4/0 AWG. Para aluminio cobrizado vea su edición.',
    },
    figures: { f1: [14, 'AWG'], f2: [12, 'AWG'], f3: ['4/0', 'AWG'] },
    words: {
      en: 'smallest largest UF size',
      es: 'UF más chico más grande',
    },
  },
];

// Confirmed: 320 Goodheart-Willcox textbooks, engineerfix, diybanter, IRC table; 320.23 EC&M quiz, attic wiring pages; 330.30 Mike Holt (2005, 2007), EC&M Q&A 2017, quiz site; 334.10-334.30 IRC tables, study pages, electriciantalk, InterNACHI-type Q&A, NH inspection notes;
// 334.80 renewal course page, EC&M 338.10; 338 EC&M, renewal course page, Mike Holt forum, ecmag; 340.10 textbook answer page, 300.5 sources. One source at the first reading: 320.24, 330.10-330.24, 330.40, 334.24, bundling, TC in dwellings.
// Second reading: 320.24, 334.24, 338.24 Mike Holt forum, EC&M quiz, Q&A page; 330.10-330.15 EC&M 2025, quiz site; 330.24 trade Q&A, public exam bank; 330.40 quiz site.
// One source only: 305.12, 305.15, 324.10, 332.30 (journeyman exam bank on the 2023 edition).
// 330.108 Mike Holt newsletter, ECN forum; 334.80 bundling Mike Holt forum, diychatroom; 336.10 EC&M 2023, Mike Holt forum; 340.12, 340.80 NEC pocket guide, exam bank.
// Third look: bending radius (300.34) Mike Holt forum 190875 and 38350, cable maker's table. Sources disagree: 324.41, 39.37 in. and 36 in. (exam bank).
// Fourth look: 334.23 with 320.23(A) EC&M, electriciantalk; 335 (727) electricianexampractice, codebookcity, awcwire.
// Fifth look: 332.10 electricianexampractice, codebookcity; 332.30 codebookcity and exam bank; 332.40 codebookcity, solar365 (2008); 336.12 pocket guide (flylib), codebookcity. 334.104 flash cards (copper only).
