// Garages, hangars, gas stations, bulk plants and spray areas in own words (511 to 516).
import type { Rule } from '../knowledge.ts';

export const articles511To516: readonly Rule[] = [
  {
    id: '511-1-scope',
    section: '511.1',
    grade: 'V2',
    title: { en: 'Which garages Article 511 covers', es: 'Qué talleres cubre el Artículo 511' },
    text: {
      en: 'Article 511 is for service and repair of vehicles that use volatile flammable liquid or gas as fuel: cars, buses, trucks, tractors. A home garage and a parking garage used only for parking are not covered; body shops that spray also meet 516.',
      es: 'El Artículo 511 es para servicio y reparación de vehículos con combustible líquido o gas inflamable: autos, camiones, tractores. No cubre la cochera de casa ni el estacionamiento que sólo guarda autos; donde se pinta aplica además 516.',
    },
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a home garage falls under the rules for commercial repair garages',
          es: 'una cochera de casa caiga en las reglas de talleres comerciales',
        },
      },
      {
        says: 'is',
        what: {
          en: 'a small shop that repairs gasoline cars falls under the rules for commercial garages',
          es: 'un taller chico que repara carros de gasolina cae en las reglas de talleres comerciales',
        },
      },
    ],
    words: { en: 'auto repair shop code mechanic garage parking garage classified', es: 'taller mecánico estacionamiento clasificado' },
  },
  {
    id: '511-3-a-parking',
    section: '511.3(A)',
    grade: 'V2',
    title: { en: 'Parking garages: unclassified', es: 'Estacionamientos: no clasificados' },
    text: {
      en: 'A garage used only for parking or storage may be unclassified. Ordinary wiring methods serve there.',
      es: 'Un garaje usado sólo para estacionar o guardar vehículos puede quedar sin clasificar. Ahí sirven los métodos de alambrado comunes.',
    },
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'use explosionproof or special wiring in a garage only for parking',
          es: 'usar alambrado a prueba de explosión o especial en un estacionamiento solo para estacionar',
        },
      },
    ],
    words: { en: 'parking deck hazardous location', es: 'estacionamiento área peligrosa' },
  },
  {
    id: '511-3-floor-area',
    section: '511.3',
    grade: 'V2',
    title: { en: 'Major repair garage floor: 18 in.', es: 'Piso de taller mecánico mayor: 18 pulg.' },
    text: {
      en: 'In a major repair garage where gasoline or LP-gas vehicles are worked on, the floor area is Class I, Division 2 up to 18 in. above the floor, unless there is enough mechanical ventilation, typically at least four air changes per hour.',
      es: 'En un taller de reparación mayor de vehículos de gasolina o gas LP, el piso es Clase I, División 2 hasta 18 pulg. de altura, a menos que haya suficiente ventilación mecánica, normalmente al menos cuatro cambios de aire por hora.',
    },
    figures: { inches: [18, 'in'] },
    claims: [
      {
        says: 'is',
        what: {
          en: 'the floor of a major repair garage for gasoline vehicles is Class I, Division 2 up to 18 in.',
          es: 'el piso de un taller mayor de vehículos de gasolina es Clase I, División 2 hasta 18 pulg.',
        },
        unless: {
          en: 'there is enough mechanical ventilation',
          es: 'hay ventilación mecánica suficiente',
        },
        words: 'auto shop receptacle lift hazardous taller',
      },
      {
        says: 'must-not',
        what: {
          en: 'put an ordinary receptacle lower than 18 in. in a major repair garage for gasoline vehicles',
          es: 'poner un contacto común a menos de 18 pulg. del piso en un taller mayor de vehículos de gasolina',
        },
        unless: { en: 'there is enough mechanical ventilation', es: 'haya suficiente ventilación mecánica' },
        words: 'outlet height car lift plug 12 inches low auto shop mechanic bajo elevador',
      },
    ],
    words: {
      en: 'outlets 18 inches above floor auto shop garage receptacle height commercial how high classified area',
      es: 'contactos a 18 pulgadas taller mecánico altura qué tan alta el área clasificada',
    },
  },
  {
    id: '511-3-pits',
    section: '511.3',
    grade: 'V2',
    title: { en: 'Repair garage pits', es: 'Fosas de taller mecánico' },
    text: {
      en: 'An unventilated pit or depression in a repair garage is Class I, Division 1 up to floor level in a major repair garage. With exhaust ventilation of the required rate from near the pit floor it drops to Division 2 or unclassified.',
      es: 'Una fosa o depresión sin ventilar en un taller de reparación mayor es Clase I, División 1 hasta el nivel del piso. Con la extracción requerida cerca del fondo de la fosa baja a División 2 o sin clasificar.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put ordinary lights in an unventilated pit of a repair garage',
          es: 'poner luces comunes en una fosa sin ventilación de un taller',
        },
      },
    ],
    words: {
      en: 'lube pit grease pit classified oil change unventilated lube pit',
      es: 'fosa de servicio engrase clasificada sin ventilación',
    },
  },
  {
    id: '511-3-ceiling',
    section: '511.3',
    grade: 'V1',
    title: { en: 'Ceiling area for natural gas vehicles', es: 'Techo con vehículos de gas natural' },
    text: {
      en: 'Where lighter-than-air fuel such as compressed natural gas or hydrogen vehicles are repaired, the 18 in. below the ceiling is Class I, Division 2 unless it is ventilated, typically at least four air changes per hour or 1 cfm per square foot.',
      es: 'Donde se reparan vehículos de combustible más ligero que el aire, como gas natural comprimido o hidrógeno, las 18 pulg. bajo el techo son Clase I, División 2 salvo ventilación, normalmente cuatro cambios de aire por hora o 1 cfm por pie cuadrado.',
    },
    figures: { inches: [18, 'in'] },
    words: { en: 'cng hydrogen bus garage ceiling classified', es: 'gas natural hidrógeno taller techo clasificado' },
  },
  {
    id: '511-3-e-adjacent',
    section: '511.3(E)',
    grade: 'V2',
    title: { en: 'Offices and stockrooms next to the shop', es: 'Oficinas y bodegas junto al taller' },
    text: {
      en: 'Rooms next to a classified garage area where vapors are not likely, such as stockrooms, switchboard rooms and offices, are unclassified when ventilated at four or more air changes per hour, kept at positive pressure, or effectively cut off by walls.',
      es: 'Los cuartos junto al área clasificada donde no es probable que lleguen vapores, como bodegas, cuartos eléctricos y oficinas, no se clasifican si tienen cuatro o más cambios de aire por hora, presión positiva, o muros que los separan.',
    },
    words: { en: 'showroom office next to shop classified wall door', es: 'oficina sala de ventas junto al taller' },
  },
  {
    id: '511-7-a-wiring-above',
    section: '511.7(A)',
    grade: 'V1',
    title: { en: 'Fixed wiring above the classified area', es: 'Alambrado fijo sobre el área clasificada' },
    text: {
      en: 'Above the classified space of a repair garage use metal raceways, PVC, ENT, flex, liquidtight, or cables MC, AC, MI, TC, PLTC and manufactured wiring systems. Pendants use hard-usage cord suitable for the purpose.',
      es: 'Sobre el área clasificada del taller use tubería metálica, PVC, ENT, flexible, liquidtight o cables MC, AC, MI, TC, PLTC y sistemas prefabricados. Los colgantes usan cordón de uso rudo adecuado.',
    },
    claims: [
      {
        says: 'may',
        what: {
          en: 'use MC cable above the classified space of a repair garage',
          es: 'usar cable MC arriba del área clasificada de un taller',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'use NM cable (Romex) above the service bays of a repair garage',
          es: 'usar cable NM (Romex) arriba de las bahías de un taller',
        },
      },
    ],
    words: { en: 'emt above 18 inches auto shop romex garage', es: 'emt arriba de 18 pulgadas taller romex' },
  },
  {
    id: '511-7-b-equipment-12-ft',
    section: '511.7(B)',
    grade: 'V1',
    title: { en: 'Repair garage: equipment that arcs, 12 ft', es: 'Taller mecánico: equipo que arquea, 12 pies' },
    text: {
      en: 'Equipment that may arc or throw hot metal, less than 12 ft above the floor over a classified area, is totally enclosed or built to stop sparks.',
      es: 'El equipo que pueda arquear o soltar metal caliente a menos de 12 pies sobre el piso, arriba de área clasificada, es totalmente cerrado o evita que salgan chispas.',
    },
    figures: { feet: [12, 'ft'] },
    words: { en: 'commercial repair shop arcing motor switch charger above floor', es: 'taller mecánico motor que chispea sobre el piso' },
  },
  {
    id: '511-7-b-lamps-over-lanes',
    section: '511.7(B)',
    grade: 'V1',
    title: { en: 'Repair garage lights over lanes: 12 ft', es: 'Taller mecánico: luces sobre los carriles, 12 pies' },
    text: {
      en: 'Fixed luminaires over lanes where vehicles are driven are at least 12 ft above the floor, unless they are totally enclosed or built so that no sparks or hot metal can fall out.',
      es: 'Las luminarias fijas sobre carriles por donde pasan vehículos van al menos a 12 pies del piso, salvo que sean totalmente cerradas o que no dejen caer chispas ni metal caliente.',
    },
    figures: { a: [12, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put an open luminaire lower than 12 ft over a lane where vehicles are driven in a repair garage',
          es: 'poner una luminaria abierta a menos de 12 ft sobre un carril donde pasan vehículos en un taller',
        },
        unless: {
          en: 'it is totally enclosed or keeps in sparks and hot metal',
          es: 'sea totalmente cerrada o no deje caer chispas ni metal caliente',
        },
      },
    ],
    words: {
      en: 'commercial garage lamp lighting height hang lanes cars drive mechanic shop lift',
      es: 'altura lámparas taller mecánico autos elevador',
    },
  },
  {
    id: '511-9-seals',
    section: '511.9',
    grade: 'V1',
    title: { en: 'Seals at the repair garage boundary', es: 'Sellos en el límite del taller mecánico' },
    text: {
      en: 'Raceways that leave the classified space are sealed as in 501.15, at both the horizontal and the vertical boundary. Conduit buried below a classified floor area takes the classification above it where it emerges.',
      es: 'La tubería que sale del área clasificada se sella como en 501.15, en límites horizontales y verticales. El tubo enterrado bajo un piso clasificado toma la clasificación de arriba donde sale.',
    },
    words: { en: 'seal off conduit through shop floor', es: 'sello tubo por el piso del taller' },
  },
  {
    id: '511-10-charging',
    section: '511.10',
    grade: 'K',
    title: { en: 'Battery and EV charging in garages', es: 'Carga de baterías y autos eléctricos en talleres' },
    text: {
      en: 'Battery chargers and batteries being charged are not placed in classified areas. Electric vehicle supply equipment meets Article 625, and its connector and cord stay out of classified spaces; the vehicle coupling is at least 18 in. above the floor where the floor is classified.',
      es: 'Los cargadores y baterías en carga no se ponen en áreas clasificadas. El equipo de carga de vehículos cumple el Artículo 625, y su conector y cordón quedan fuera del área clasificada; el acople va al menos a 18 pulg. del piso donde éste es clasificado.',
    },
    figures: { inches: [18, 'in'] },
    words: { en: 'ev charger in repair shop battery charger location', es: 'cargador ev en taller cargador de baterías' },
  },
  {
    id: '511-12-gfci',
    section: '511.12',
    grade: 'V1',
    title: { en: 'GFCI in repair garages', es: 'GFCI en taller mecánico' },
    text: {
      en: '125 V, 15 and 20 A receptacles where electrical diagnostic equipment, hand tools or portable lights are used have GFCI protection; 210.8(B) adds other receptacles of service bays.',
      es: 'Los contactos de 125 V, 15 y 20 A donde se usa equipo de diagnóstico, herramienta de mano o luces portátiles llevan GFCI; 210.8(B) agrega otros contactos de las bahías de servicio.',
    },
    figures: { volts: [125, 'V'], amps: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect 15 and 20 A, 125 V receptacles for tools, drop lights or diagnostics in a repair garage with GFCI',
          es: 'proteger con GFCI los contactos de 15 y 20 A, 125 V para herramienta, lámparas portátiles o diagnóstico en un taller',
        },
      },
    ],
    words: { en: 'gfci auto shop service bay', es: 'gfci taller bahía de servicio' },
  },
  {
    id: '513-3-a-pits',
    section: '513.3(A)',
    grade: 'V2',
    title: { en: 'Hangar pits: Division 1', es: 'Fosas de hangar: División 1' },
    text: {
      en: 'Any pit or depression below the hangar floor is Class I, Division 1 or Zone 1 up to floor level.',
      es: 'Toda fosa o depresión bajo el piso del hangar es Clase I, División 1 o Zona 1 hasta el nivel del piso.',
    },
    words: { en: 'airplane hangar pit classified', es: 'hangar fosa clasificada' },
  },
  {
    id: '513-3-b-floor',
    section: '513.3(B)',
    grade: 'V2',
    title: { en: 'Hangar floor: 18 in.', es: 'Piso del hangar: 18 pulg.' },
    text: {
      en: 'The whole hangar, and adjoining areas not cut off from it, is Class I, Division 2 or Zone 2 up to 18 in. above the floor. Rooms are unclassified only if suitably cut off and ventilated at four air changes per hour, or kept at positive pressure.',
      es: 'Todo el hangar, y lo contiguo que no esté separado, es Clase I, División 2 o Zona 2 hasta 18 pulg. del piso. Los cuartos no se clasifican sólo si están separados y con cuatro cambios de aire por hora, o con presión positiva.',
    },
    figures: { inches: [18, 'in'] },
    words: {
      en: 'aircraft hangar receptacle height classified private plane class i division 2 up to how high hangar area',
      es: 'hangar de avión contacto altura clasificado  ',
    },
  },
  {
    id: '513-3-c-aircraft',
    section: '513.3(C)',
    grade: 'V1',
    title: { en: 'Around the aircraft: 5 ft', es: 'Alrededor del avión: 5 pies' },
    text: {
      en: 'Within 5 ft sideways of engines and fuel tanks, from the floor to 5 ft above wings and engine covers, is Class I, Division 2. In painting hangars the 10 ft around the aircraft is Division 1 and from there to 30 ft is Division 2.',
      es: 'A 5 pies hacia los lados de motores y tanques, desde el piso hasta 5 pies sobre alas y cubiertas de motor, es Clase I, División 2. En hangares de pintura los 10 pies alrededor del avión son División 1 y de ahí a 30 pies División 2.',
    },
    figures: { feet: [5, 'ft'], feet2: [10, 'ft'], feet3: [30, 'ft'] },
    words: { en: 'wings fuel tanks hangar lights clearance', es: 'alas tanques hangar luces distancia' },
  },
  {
    id: '513-12-gfci',
    section: '513.12',
    grade: 'V1',
    title: { en: 'GFCI in hangars', es: 'GFCI en hangares' },
    text: {
      en: 'Receptacles of 125 V, 15 and 20 A used for diagnostic equipment, hand tools or portable lighting in hangars have GFCI protection.',
      es: 'Los contactos de 125 V, 15 y 20 A para equipo de diagnóstico, herramienta de mano o luces portátiles en hangares llevan GFCI.',
    },
    figures: { volts: [125, 'V'], amps: [20, 'A'] },
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect 15 and 20 A, 125 V receptacles for hand tools, portable lights or diagnostics in a hangar with GFCI',
          es: 'proteger con GFCI los contactos de 15 y 20 A, 125 V para herramienta, lámparas portátiles o diagnóstico en un hangar',
        },
      },
    ],
    words: { en: 'hangar outlets gfci', es: 'contactos de hangar gfci' },
  },
  {
    id: '514-3-dispenser-20-ft',
    section: '514.3(B)(1)',
    grade: 'V2',
    title: { en: 'Around a gasoline dispenser: 20 ft, 18 in.', es: 'Alrededor del dispensario: 20 pies, 18 pulg.' },
    text: {
      en: 'Inside the dispenser and in pits below is Class I, Division 1. From its edge out to 20 ft in all directions, up to 18 in. above grade, is Class I, Division 2. Keep ordinary receptacles, signs and equipment out of that space.',
      es: 'Dentro del dispensario y en fosas debajo es Clase I, División 1. Desde su orilla hasta 20 pies en todas direcciones y hasta 18 pulg. sobre el nivel es Clase I, División 2. No ponga ahí contactos, anuncios ni equipo común.',
    },
    figures: { feet: [20, 'ft'], inches: [18, 'in'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put an ordinary receptacle within 20 ft of a gasoline dispenser and up to 18 in. above grade',
          es: 'poner un contacto común a menos de 20 ft de un dispensario de gasolina y hasta 18 in. sobre el piso',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'put an ordinary switch or other sparking gear within 20 ft of a gasoline dispenser and up to 18 in. above grade',
          es: 'poner un apagador común u otro equipo que chispee a menos de 20 pies de un dispensario de gasolina y hasta 18 pulg. sobre el suelo',
        },
        words: 'light switch disconnect vending gas pump station island gasolinera bomba interruptor',
      },
    ],
    words: { en: 'gas pump classified area distance island light pole', es: 'gasolinera bomba área clasificada distancia isla' },
  },
  {
    id: '514-3-tank-vent-fill',
    section: '514.3(B)(1)',
    grade: 'K',
    title: { en: 'Fuel station tank vents and fill openings', es: 'Venteos y bocas de llenado de la gasolinera' },
    text: {
      en: 'Around the open end of an underground tank vent at a fuel station, 3 ft in all directions is Division 1 and from 3 ft to 5 ft Division 2. A fill opening is Division 2 up to 18 in. above grade, out to 5 ft with a tight connection or 10 ft with a loose one.',
      es: 'Alrededor del extremo abierto del venteo de un tanque subterráneo de gasolinera, 3 pies en toda dirección es División 1 y de 3 pies a 5 pies División 2. Una boca de llenado es División 2 hasta 18 pulg. del suelo, a 5 pies con conexión apretada o 10 pies con conexión suelta.',
    },
    figures: { a: [3, 'ft'], b: [5, 'ft'], c: [18, 'in'], d: [10, 'ft'] },
    words: {
      en: 'gas station underground tank vent fill opening tight loose connection classified',
      es: 'gasolinera tanque subterráneo venteo boca de llenado clasificada',
    },
  },
  {
    id: '514-4-7-wiring',
    section: '514.4',
    grade: 'V2',
    title: { en: 'Wiring in and above classified areas', es: 'Alambrado en áreas clasificadas y arriba de ellas' },
    text: {
      en: 'Equipment and wiring in the classified spaces of a fuel station meet Article 501, so no EMT; above them the rules for garages in 511.7 apply.',
      es: 'El equipo y alambrado en las áreas clasificadas de la gasolinera cumplen el Artículo 501, sin EMT; arriba de ellas aplican las reglas de talleres de 511.7.',
    },
    words: { en: 'gas station canopy wiring method ', es: 'gasolinera techumbre alambrado puedo usar' },
  },
  {
    id: '514-8-underground',
    section: '514.8',
    grade: 'V2',
    title: { en: 'Underground wiring at gas stations', es: 'Alambrado subterráneo en gasolineras' },
    text: {
      en: 'Underground wiring is in threaded rigid metal or threaded steel IMC. PVC, RTRC or HDPE is allowed with at least 2 ft of cover, threaded RMC or IMC for the last 2 ft to emergence, and an equipment grounding conductor inside. MI cable is another option.',
      es: 'El alambrado subterráneo va en rígido metálico o IMC de acero roscados. Se permite PVC, RTRC o HDPE con al menos 2 pies de cubierta, RMC o IMC roscado en los últimos 2 pies hasta salir, y conductor de tierra de equipos adentro. El cable MI es otra opción.',
    },
    figures: { feet: [2, 'ft'] },
    claims: [
      {
        says: 'may',
        what: { en: 'use PVC underground at a gas station', es: 'usar PVC enterrado en una gasolinera' },
        if: {
          en: 'it has 2 ft of cover, a ground wire inside and threaded rigid or IMC for the last 2 ft to where it comes up',
          es: 'lleva 2 ft de cubierta, cable de tierra adentro y tubo rígido o IMC roscado en los últimos 2 ft hasta donde sale',
        },
      },
    ],
    words: {
      en: 'pvc under gas station conduit to pump depth nonmetallic conduit rnc cover buried depth fuel dispenser classified area',
      es: 'pvc bajo gasolinera tubo a la bomba profundidad gasolinera profundidad enterrado cobertura bajo área clasificada qué tubo uso',
    },
  },
  {
    id: '514-9-a-dispenser-seal',
    section: '514.9(A)',
    grade: 'V2',
    title: { en: 'Seal at the dispenser', es: 'Sello en el dispensario' },
    text: {
      en: 'A listed seal goes in each conduit that enters or leaves a dispenser or any cavity in direct communication with it, as the first fitting after the conduit emerges from earth or concrete.',
      es: 'En cada tubo que entra o sale de un dispensario o cavidad comunicada va un sello listado, como primer accesorio después de que el tubo sale de la tierra o el concreto.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'make the seal the first fitting where conduit comes up into a fuel dispenser',
          es: 'hacer que el sello sea el primer accesorio donde el tubo sale a un dispensario de combustible',
        },
        words: 'eys gas pump island seal off propane gasolina coupling',
      },
    ],
    words: { en: 'seal off gas pump first fitting', es: 'sello bomba de gasolina primer accesorio' },
  },
  {
    id: '514-9-b-boundary-seal',
    section: '514.9(B)',
    grade: 'V2',
    title: { en: 'Gas station seals where conduit leaves the area', es: 'Gasolinera: sellos donde el tubo sale del área' },
    text: {
      en: 'Conduit that leaves the horizontal or vertical boundary of the classified area is sealed too, as in 501.15; for underground runs that means at the point of emergence at the building or pole. The panel end needs its own seal.',
      es: 'También se sella el tubo que cruza el límite horizontal o vertical del área clasificada, como en 501.15; en tramos subterráneos, donde sale en el edificio o poste. El lado del tablero lleva su propio sello.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'seal the gas station conduit at the panel end too, where it comes up',
          es: 'sellar también el tubo de la gasolinera del lado del panel, donde sale',
        },
      },
    ],
    words: { en: 'conduit from pumps to building seal panel', es: 'tubo de bombas al edificio sello tablero' },
  },
  {
    id: '514-11-a-emergency-disconnect',
    section: '514.11(A)',
    grade: 'V2',
    title: { en: 'Fuel dispenser shutoff opens the neutral too', es: 'Paro de gasolinera: abre también el neutro' },
    text: {
      en: 'Fuel dispensing needs one or more clearly identified emergency shutoffs that open all conductors of the dispenser circuits at once from the source, the grounded conductor included. Equipment grounding conductors stay connected. Single-pole breakers with handle ties are not allowed.',
      es: 'El despacho de combustible lleva uno o más paros de emergencia bien identificados que abren a la vez todos los conductores de los circuitos, incluido el neutro. Las tierras de equipo quedan conectadas. No se permiten breakers de un polo con amarre.',
    },
    claims: [
      {
        says: 'must',
        what: {
          en: 'open the neutral too with the emergency shutoff of fuel dispensers',
          es: 'abrir también el neutro con el paro de emergencia de los dispensarios',
        },
      },
    ],
    words: {
      en: 'gas station e-stop switched neutral breaker pump',
      es: 'paro de emergencia gasolinera neutro interrumpido breaker bombas gasolina corta',
    },
  },
  {
    id: '514-11-a-location',
    section: '514.11(A)',
    grade: 'V2',
    title: { en: 'Fuel dispenser shutoff: 20 ft to 100 ft away', es: 'Paro de gasolinera: de 20 a 100 pies' },
    text: {
      en: 'The emergency shutoff stands in an approved place not less than 20 ft and not more than 100 ft from the dispensers it serves, so that it can be reached in a fire. It is reset by hand.',
      es: 'El paro de emergencia va en un lugar aprobado a no menos de 20 pies y no más de 100 pies de los dispensarios que sirve, para alcanzarlo en un incendio. Se rearma a mano.',
    },
    figures: { feet: [20, 'ft'], feet2: [100, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put the fuel emergency shutoff closer than 20 ft or farther than 100 ft from the dispensers',
          es: 'poner el paro de emergencia de combustible a menos de 20 o a más de 100 pies de los dispensarios',
        },
        words: 'estop gas station button epo gasolinera',
      },
    ],
    words: {
      en: 'emergency fuel shutoff distance from pumps gas pump e-stop max minimum distance emergency disconnect',
      es: 'paro de emergencia distancia de las bombas distancia máxima',
    },
  },
  {
    id: '514-11-b-attended',
    section: '514.11(B)',
    grade: 'V2',
    title: { en: 'Attended station: shutoff at the attendant', es: 'Gasolinera atendida: paro al alcance del encargado' },
    text: {
      en: 'At attended self-service stations the emergency shutoff is readily accessible to the attendant and at most 100 ft from the dispensers.',
      es: 'En gasolineras de autoservicio atendidas el paro de emergencia queda fácilmente accesible al encargado y a no más de 100 pies de los dispensarios.',
    },
    figures: { feet: [100, 'ft'] },
    words: { en: 'emergency fuel shutoff location cashier', es: 'paro de emergencia ubicación cajero' },
  },
  {
    id: '514-11-c-unattended',
    section: '514.11(C)',
    grade: 'V2',
    title: { en: 'Unattended station: extra stops at the islands', es: 'Gasolinera sin encargado: paros extra en las islas' },
    text: {
      en: 'At unattended stations the emergency shutoff, 20 ft to 100 ft from the dispensers, is readily accessible to customers, and at least one more is readily accessible at each group of dispensers on an island.',
      es: 'En gasolineras sin encargado el paro de emergencia, de 20 pies a 100 pies de los dispensarios, queda al alcance de los clientes, y hay al menos otro fácilmente accesible en cada grupo de dispensarios de una isla.',
    },
    figures: { feet: [20, 'ft'], feet2: [100, 'ft'] },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'leave an unattended fuel station with one emergency shutoff away from its islands',
          es: 'dejar una gasolinera sin personal con un solo paro de emergencia lejos de las islas',
        },
      },
    ],
    words: { en: 'card lock fleet fueling emergency stop distance', es: 'autoservicio sin encargado paro de emergencia distancia' },
  },
  {
    id: '514-13-maintenance',
    section: '514.13',
    grade: 'V1',
    title: { en: 'Dispenser maintenance: remove every voltage', es: 'Mantenimiento del dispensario: quitar todo voltaje' },
    text: {
      en: 'Each dispensing device has a means, in another place allowed, to remove all external voltage during service, feedback, communication, data and video circuits included. It can be locked open.',
      es: 'Cada dispensario tiene un medio, que puede estar en otro lugar, para quitar todo voltaje externo durante el servicio, incluidos retornos y circuitos de comunicación, datos y video. Se puede cerrar con candado en abierto.',
    },
    words: { en: 'gas pump service lockout data wires', es: 'servicio a bomba candado cables de datos' },
  },
  {
    id: '515-bulk-plants',
    section: '515.3',
    grade: 'K',
    title: { en: 'Bulk plants: use the classification table', es: 'Plantas a granel: use la tabla de clasificación' },
    text: {
      en: 'Tank farms and loading racks are classified by Table 515.3: for example where drums are filled the space within 3 ft of vent and fill openings is Division 1 and a wider shell Division 2. Underground wiring near aboveground tanks follows 515.8, with rigid or IMC or PVC at 2 ft of cover.',
      es: 'Los patios de tanques y llenaderas se clasifican con la Tabla 515.3: por ejemplo, donde se llenan tambores, a 3 pies del venteo y la boca de llenado es División 1 y un margen mayor División 2. El alambrado subterráneo cerca de tanques sigue 515.8, con rígido o IMC, o PVC a 2 pies de cubierta.',
    },
    figures: { feet: [3, 'ft'], feet2: [2, 'ft'] },
    words: { en: 'fuel tank farm loading rack propane classified', es: 'patio de tanques llenadera clasificada' },
  },
  {
    id: '515-3-tank-vents',
    section: '515.3',
    grade: 'V1',
    title: {
      en: 'Aboveground tank: vent 5 ft Division 1, shell 10 ft',
      es: 'Tanque sobre el suelo: venteo 5 pies División 1, casco 10 pies',
    },
    text: {
      en: 'Around the open vent of an outdoor aboveground gasoline tank, 5 ft in all directions is Class I, Division 1 and from there to 10 ft Division 2. Within 10 ft of the shell, ends and roof, and inside the dike, is Division 2 in general.',
      es: 'Alrededor del venteo abierto de un tanque exterior de gasolina sobre el suelo, 5 pies en toda dirección es Clase I, División 1 y de ahí a 10 pies División 2. A 10 pies del casco, tapas y techo, y dentro del dique, en general es División 2.',
    },
    figures: { a: [5, 'ft'], b: [10, 'ft'] },
    words: {
      en: 'bulk storage tank vent open end radius diked area distance',
      es: 'almacenamiento tanque venteo extremo abierto radio distancia dique',
    },
  },
  {
    id: '516-spray-booth-inside',
    section: '516.5',
    grade: 'V2',
    title: { en: 'Inside a spray booth: Division 1', es: 'Dentro de la cabina de pintura: División 1' },
    text: {
      en: 'The interior of spray booths, spray rooms and their exhaust ducts is Class I or II, Division 1. Ordinary lights, receptacles and motors do not go inside; light through sealed glass panels from luminaires outside instead.',
      es: 'El interior de cabinas y cuartos de pintura y sus ductos de extracción es Clase I o II, División 1. Adentro no van luces, contactos ni motores comunes; se ilumina por vidrios sellados con luminarias por fuera.',
    },
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put ordinary lights, receptacles or motors inside a spray booth',
          es: 'poner luces, contactos o motores comunes dentro de una cabina de pintura',
        },
      },
      {
        says: 'may',
        what: {
          en: 'light a spray booth through sealed glass panels from luminaires outside',
          es: 'alumbrar una cabina de pintura a través de vidrio sellado desde luminarias afuera',
        },
        words: 'paint booth led fixture window lampara ventana',
      },
    ],
    words: { en: 'paint booth lighting wiring explosion proof fan', es: 'cabina de pintura luces alambrado extractor' },
  },
  {
    id: '516-spray-booth-outside',
    section: '516.5',
    grade: 'V1',
    title: { en: 'Around a spray booth', es: 'Alrededor de la cabina de pintura' },
    text: {
      en: 'Space near openings of an enclosed booth or room, 3 ft in all directions, is Division 2. Open spraying in a room makes Division 2 out to 20 ft sideways and 10 ft up from the Division 1 area.',
      es: 'El espacio a 3 pies en todas direcciones de las aberturas de una cabina o cuarto cerrado es División 2. El rociado abierto hace División 2 hasta 20 pies a los lados y 10 pies arriba del área División 1.',
    },
    figures: { feet: [3, 'ft'], feet2: [20, 'ft'], feet3: [10, 'ft'] },
    claims: [
      {
        says: 'is',
        what: {
          en: 'the space within 3 ft of the openings of a spray booth is Division 2',
          es: 'el espacio a 3 pies de las aberturas de una cabina de pintura es División 2',
        },
        words: 'paint booth door outlet switch cabina puerta',
      },
    ],
    words: { en: 'open spraying distance receptacle near paint booth door', es: 'rociado abierto distancia contacto cerca de la cabina' },
  },
  {
    id: '516-interlock',
    section: '516.6',
    grade: 'V1',
    title: { en: 'Spray booth: interlock with the fan', es: 'Cabina de pintura: enclavamiento con el extractor' },
    text: {
      en: 'Luminaires on the outside of booth panels are Division 2 type and so mounted that heat and residue do not harm the panel; portable lights are not used during spraying. Spraying, drying and ventilation are interlocked by the fire code.',
      es: 'Las luminarias por fuera de los vidrios de la cabina son para División 2 y se montan de modo que calor y residuo no dañen el panel; no se usan luces portátiles al rociar. El rociado, secado y ventilación se enclavan según el código contra incendios.',
    },
    claims: [
      {
        says: 'must',
        what: { en: "interlock spraying with the booth's exhaust fan", es: 'enclavar el rociado con el extractor de la cabina' },
        words: 'paint gun air',
      },
    ],
    words: { en: 'paint booth light fixture class 1 div 2 air solenoid interlock', es: 'cabina de pintura luminaria enclavamiento' },
  },
];

// Confirmed: 511.3 EC&M quiz and Code Basics, electricianexampractice, NECA CQD; 513 electricianexampractice, codebookcity, Mike Holt forum, e-hazard; 514 Mike Holt (electriciantalk copy), EC&M Code Quandaries, codebookcity, electricianexampractice, examzify, journeyman exam bank.
// Reread: 516 inside EC&M, electricianexampractice, Metal Finishing guide; 514.11 electricallicenserenewal 346 and 1957, NFPA community, EC&M. One source only: 516 outside Metal Finishing guide, interlock electricianexampractice.
