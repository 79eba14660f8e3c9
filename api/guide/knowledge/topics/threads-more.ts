// What people ask further in threads: backup power, heaters and odd loads at home, outlets in odd places, drives, transformers and tools.
import type { Topic } from '../knowledge.ts';

export const threadsMoreTopics: readonly Topic[] = [
  {
    id: 'threads-interlock-on-subpanel',
    area: 'code',
    grade: 'V1',
    title: { en: 'Can a generator interlock kit go on a subpanel?', es: '¿Puede ir el interlock de la planta en un subpanel?' },
    answer: {
      en: "Yes, if the subpanel has a main breaker and the kit is listed for that panel: it keeps that main and the generator breaker from being on together. The generator then feeds only the circuits of that subpanel.\n\nA main-lug subpanel needs a main breaker first, or nothing parts the generator from the utility. The back-fed breaker is fastened down, all four wires of the inlet land there, and neutral and ground stay apart; the bond is in the service, so the generator's neutral floats. For the whole house, put it at the service panel. Ask first: a few cities want a transfer switch.",
      es: 'Sí, si el subpanel tiene breaker principal y el kit está listado para esa caja: impide que ese principal y el breaker de la planta estén arriba a la vez. La planta alimenta entonces solo los circuitos de ese subpanel.\n\nUn subpanel de puras zapatas (main lug) necesita antes un principal; si no, nada separa la planta de la compañía. El breaker retroalimentado va sujeto, los cuatro hilos del inlet llegan ahí, y neutro y tierra siguen separados; la unión está en la acometida, así que el neutro de la planta va flotante. Para toda la casa, póngalo en la caja principal. Pregunte antes: unas ciudades piden transfer.',
    },
    references: ['702.5', '408.36(D)', '110.3(B)', '250.142(B)'],
    claims: [
      {
        says: 'may',
        what: { en: 'put a generator interlock kit on a subpanel', es: 'poner el interlock de la planta en un subpanel' },
        if: {
          en: 'the subpanel has a main breaker and the kit is listed for that panel',
          es: 'el subpanel tiene breaker principal y el kit está listado para esa caja',
        },
        words: 'sub panel garage instead of main caja secundaria',
      },
      {
        says: 'must-not',
        what: {
          en: 'put an interlock on a main-lug subpanel that has no main breaker',
          es: 'poner un interlock en un subpanel de zapatas sin breaker principal',
        },
        words: 'mlo main lug only backfeed retorno',
      },
      {
        says: 'is-not',
        what: {
          en: 'an interlock on a subpanel lets the generator feed the circuits of the main panel',
          es: 'un interlock en el subpanel deja que la planta alimente los circuitos de la caja principal',
        },
        words: 'whole house toda la casa',
      },
      {
        says: 'must-not',
        what: {
          en: 'join neutral and ground in the subpanel for the generator',
          es: 'juntar neutro y tierra en el subpanel por la planta',
        },
        words: 'bond screw puente',
      },
    ],
    words: {
      en: 'interlock kit sub panel subpanel generator portable backfeed breaker inlet garage main breaker lug instead of main panel',
      es: 'interlock kit subpanel planta generador portátil retorno breaker inlet caja secundaria principal zapatas',
    },
  },
  {
    id: 'threads-spd-breaker-size',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'What size breaker and wire does a whole-house surge protector take?',
      es: '¿De cuánto es el breaker y el cable de un protector de picos (surge) para toda la casa?',
    },
    answer: {
      en: 'The breaker that its sheet names, mostly a two-pole of 20 A to 60 A made for that panel, often 20 A or 50 A; the wires are its own leads, mostly 10 or 12 AWG, cut as short and straight as they go.\n\nThe breaker protects those leads and lets you switch it off; the kA of the surge do not size it. Put it in the spaces next to the main, so that the leads stay short; white to neutral, green to ground, apart in a subpanel. Two wires under one breaker screw only if breaker and sheet allow it. Plug-on models need at most a white lead. Only a Type 1 may go ahead of the main. Its light tells when it is used up.',
      es: 'El breaker que diga su instructivo, casi siempre de dos polos, de 20 A a 60 A, hecho para esa caja, seguido de 20 A o 50 A; los cables son los suyos, casi siempre 10 o 12 AWG, cortados lo más cortos y rectos que se pueda.\n\nEl breaker protege esos cables y sirve para apagarlo; los kA del pico no lo calculan. Póngalo junto al principal para que los cables queden cortos; blanco al neutro, verde a la tierra, separados en un subpanel. Dos alambres en un tornillo del breaker solo si breaker e instructivo lo permiten. Los enchufables (plug-on) llevan cuando mucho un cable blanco. Solo un Tipo 1 puede ir antes del principal. Su luz avisa cuando ya no sirve.',
    },
    references: ['230.67', '242.13', '110.3(B)', '110.14(A)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use the breaker size that the instructions of the surge protector name',
          es: 'usar el tamaño de breaker que diga el instructivo del protector de picos',
        },
        words: '20 amp 50 amp 2 pole spd manual',
      },
      {
        says: 'may',
        what: {
          en: 'put a whole-house surge protector on a two-pole 20 A breaker',
          es: 'poner el protector de picos en un breaker de dos polos de 20 A',
        },
        if: { en: 'its instructions name that size', es: 'su instructivo da ese tamaño' },
        words: '20 amp breaker small chico',
      },
      {
        says: 'must-not',
        what: {
          en: 'land the wires of a surge protector under a breaker screw that already holds a wire',
          es: 'meter los cables del protector de picos en un tornillo de breaker que ya tiene un alambre',
        },
        unless: {
          en: 'the breaker is marked for two wires and the instructions allow sharing it',
          es: 'el breaker esté marcado para dos alambres y el instructivo permita compartirlo',
        },
        words: 'share existing breaker double tap dryer compartir',
      },
      {
        says: 'is-not',
        what: {
          en: 'a larger surge rating in kA needs a larger breaker',
          es: 'un protector de más kA pide un breaker más grande',
        },
        words: 'bigger amperage más grande',
      },
    ],
    words: {
      en: 'surge protector spd whole house breaker size 20 30 50 60 amp 2 pole wire gauge leads length where in panel install',
      es: 'protector de picos surge spd supresor toda la casa breaker de cuánto 20 30 50 60 amperes dos polos calibre cable dónde instalar',
    },
  },
  {
    id: 'threads-apprentice-tool-list',
    area: 'tools',
    grade: 'V2',
    title: {
      en: 'Which hand tools does a first-year apprentice electrician need?',
      es: '¿Qué herramienta necesita un aprendiz de electricista de primer año?',
    },
    answer: {
      en: "Lineman's pliers, diagonal cutters, wire strippers for 18 to 10 AWG, two pairs of channel-locks, flat and Phillips screwdrivers, tape measure, small level, utility knife, hacksaw frame, flashlight and a pouch. Your union, school or shop has its own list: ask for it before you buy.\n\nNext come needle-nose pliers, nut drivers, adjustable wrench, jab saw, hex keys, hammer and a meter rated CAT III. Power tools, benders, fish tapes and crimpers are mostly the employer's. Spend on pliers, strippers and screwdrivers, and mark them. Dipped handles do not insulate. OSHA has the employer pay for most required PPE, but not for everyday work boots.",
      es: 'Pinzas de electricista (lineman), pinzas de corte diagonal, peladoras de 18 a 10 AWG, dos pinzas de extensión (channel-lock), desarmadores planos y de cruz, cinta métrica, nivel chico, cúter, arco de segueta, lámpara y una bolsa. Su sindicato, escuela o taller tiene su lista: pídala antes de comprar.\n\nLuego vienen pinzas de punta, desarmadores de caja (nut drivers), perico, serrucho de punta, llaves allen, martillo y un multímetro CAT III. Herramienta eléctrica, dobladoras, guías y ponchadoras suelen ser del patrón. Gaste en pinzas, peladoras y desarmadores, y márquelos. El mango de hule no aísla. Según OSHA el patrón paga casi todo el equipo de protección exigido, pero no las botas comunes.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: "lineman's pliers, diagonal cutters, strippers, channel-locks and screwdrivers are the first tools of an apprentice",
          es: 'pinzas de electricista, de corte, peladoras, channel-lock y desarmadores son la primera herramienta de un aprendiz',
        },
        words: 'starter kit first day básico',
      },
      {
        says: 'need-not',
        what: {
          en: 'buy power tools, benders and fish tapes as a first-year apprentice',
          es: 'comprar herramienta eléctrica, dobladoras y guías siendo aprendiz de primer año',
        },
        unless: { en: "the employer's or program's list asks for them", es: 'la lista del patrón o de la escuela las pida' },
        words: 'drill impact bender own taladro propia',
      },
      {
        says: 'is-not',
        what: {
          en: 'the plastic-dipped handles of ordinary pliers protect from shock',
          es: 'el mango de hule de unas pinzas comunes protege de un toque',
        },
        words: 'insulated rubber live work aislado en vivo',
      },
    ],
    words: {
      en: 'apprentice first year tool list tools starter kit hand tools buy new electrician helper green what tools pouch bag union required',
      es: 'aprendiz primer año lista de herramienta herramientas básicas comprar ayudante nuevo electricista cinturón bolsa pinzas sindicato',
    },
  },
  {
    id: 'threads-two-ac-units-one-circuit',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'Can two AC units, or a condenser and its air handler, share one breaker?',
      es: '¿Dos aires, o el condensador y su manejadora, pueden ir en un solo breaker?',
    },
    answer: {
      en: "No, as a rule: each nameplate sets its own least wire and largest breaker, and one breaker seldom suits both. Condenser and air handler get a breaker each, unless the maker feeds the indoor unit from the outdoor one, as mini splits do.\n\nThe NEC doesn't say so in these words: 422.12 lets air conditioning share a furnace's circuit, but the marked limits stay. One feeder may serve both through a small panel or fused disconnects beside the units. On two small air handlers without heat inspectors differ. Alone on a 15 or 20 A circuit a window unit may take 80% of it, beside other loads 50%: two seldom fit.",
      es: 'No, por regla general: cada placa fija su cable mínimo y su breaker máximo, y un solo breaker casi nunca sirve a los dos. Condensador y manejadora llevan un breaker cada uno, salvo que el fabricante alimente la unidad de adentro desde la de afuera, como en los minisplits.\n\nEl NEC no lo dice con esas palabras: 422.12 deja que el aire comparta el circuito de la calefacción, pero los límites de placa siguen. Un alimentador puede servir a los dos con una caja chica o desconectadores con fusible junto a los equipos. Con dos manejadoras chicas sin resistencias los inspectores difieren. Si va solo en un circuito de 15 o 20 A, un aire de ventana puede tomar 80%; con otras cargas, 50%: dos casi nunca caben.',
    },
    references: ['440.4(B)', '440.22', '422.12', '440.62'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'put two AC condensers on one breaker', es: 'poner dos condensadores de aire en un solo breaker' },
        unless: {
          en: 'both plates allow that one wire and breaker or the instructions give one circuit for both',
          es: 'las dos placas admitan ese mismo cable y breaker o los instructivos den un circuito para los dos',
        },
        words: 'two units same circuit share compartir dos aires',
      },
      {
        says: 'must',
        what: {
          en: 'give the condenser and the air handler a breaker each',
          es: 'dar un breaker al condensador y otro a la manejadora',
        },
        unless: {
          en: 'plates and instructions allow one circuit for both, as with mini splits',
          es: 'placas e instructivos admitan un circuito para los dos, como en los minisplits',
        },
        words: 'separate circuits inside outside unit separados',
      },
      {
        says: 'may',
        what: {
          en: 'feed two AC units with one feeder that ends in a small panel or fused disconnects beside them',
          es: 'alimentar dos aires con un alimentador que acaba en una caja chica o desconectadores con fusible junto a ellos',
        },
        words: 'one big wire split 60 amp subpanel',
      },
    ],
    words: {
      en: 'two ac units one circuit same breaker condenser air handler together share a/c two condensers split system second unit tap',
      es: 'dos aires acondicionados un circuito mismo breaker condensador manejadora juntos compartir dos unidades minisplit segundo aire colgar',
    },
  },
  {
    id: 'threads-occupancy-sensor',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'Occupancy or vacancy sensor: what is each, where is it required, does it need a neutral?',
      es: 'Sensor de ocupación o de vacancia: ¿qué es cada uno, dónde se exige, lleva neutro?',
    },
    answer: {
      en: 'An occupancy sensor turns the light on and off by itself; with a vacancy sensor you turn it on by hand and it only goes off by itself. Many wall sensors want a neutral; others are made to work without.\n\nWhere they are required is up to the energy code, not the NEC: IECC and ASHRAE 90.1 ask for automatic shutoff in offices, meeting rooms, classrooms, restrooms and more, within 20 minutes of people leaving (30 in old editions), mostly manual-on or half-on. California asks it of one light in each bathroom, garage, laundry and utility room of a home. By the NEC a sensor in a habitable room sits at the usual switch place with a manual override, or comes on top of a wall switch. Check its least load with LEDs.',
      es: 'El de ocupación prende y apaga la luz solo; con el de vacancia usted la prende a mano y solo se apaga sola. Muchos de los de pared piden neutro; otros están hechos para trabajar sin él.\n\nDónde se exigen lo dice el código de energía, no el NEC: IECC y ASHRAE 90.1 piden apagado automático en oficinas, salas de juntas, salones de clase, baños y más, a los 20 minutos de salir la gente (30 en ediciones viejas), casi siempre con encendido manual o a la mitad. California lo pide en una luz de baño, garaje, lavandería y cuarto de servicio de una casa. Según el NEC, en un cuarto habitable el sensor va en el lugar del apagador y con control manual, o además de un apagador. Revise su carga mínima con LED.',
    },
    references: ['210.70(A)', '404.2(C)', '404.22', '110.3(B)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a vacancy sensor is turned on by hand and only turns off by itself',
          es: 'el sensor de vacancia se prende a mano y solo se apaga solo',
        },
        words: 'manual on auto off difference occupancy',
      },
      {
        says: 'is-not',
        what: {
          en: 'the NEC requires occupancy sensors in offices and restrooms',
          es: 'el NEC exige sensores de ocupación en oficinas y baños',
        },
        words: 'electrical code energy code title 24',
      },
      {
        says: 'may',
        what: {
          en: 'use an occupancy sensor in place of the wall switch of a habitable room',
          es: 'usar un sensor de ocupación en lugar del apagador de un cuarto habitable',
        },
        if: { en: 'it has a manual override at the usual switch place', es: 'tiene control manual en el lugar del apagador' },
        words: 'instead of switch bedroom kitchen motion',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the ground wire as the neutral of a sensor',
          es: 'usar la tierra como neutro de un sensor',
        },
        unless: {
          en: 'it is a listed replacement made for that, where no neutral can be added',
          es: 'sea un reemplazo listado y hecho para eso, donde no se puede agregar neutro',
        },
        words: 'no neutral green bare sin neutro',
      },
    ],
    words: {
      en: 'occupancy sensor vacancy sensor motion switch required where commercial office restroom bathroom neutral needed energy code iecc title 24 difference',
      es: 'sensor de ocupación vacancia movimiento presencia apagador dónde se exige oficina baño neutro código de energía diferencia',
    },
  },
  {
    id: 'threads-attic-and-whole-house-fan',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'What circuit and disconnect does an attic fan or whole-house fan need?',
      es: '¿Qué circuito y desconectador lleva un extractor de ático o un whole-house fan?',
    },
    answer: {
      en: "An attic fan of a few amps may go on a lighting circuit that has room; a whole-house fan, 2 to about 10 A by model, is best on a 15 or 20 A circuit of its own. Plate and instructions decide.\n\nFixed equipment may take at most half of a 15 or 20 A circuit that feeds lights or outlets too. Over 1/8 hp it needs a disconnect in sight, such as a snap switch beside it or its plug, or a breaker that locks open. Use the maker's switch or speed control, no light dimmer. A thermostat in the attic fan and thermal protection in the motor are usual. Keep cables clear of blades and belts, and put in a light with its switch at the attic entrance.",
      es: 'Un extractor de ático de pocos amperes puede ir en un circuito de luces que tenga lugar; un whole-house fan, de 2 a unos 10 A según el modelo, va mejor en su propio circuito de 15 o 20 A. Mandan la placa y el instructivo.\n\nUn equipo fijo puede tomar cuando mucho la mitad de un circuito de 15 o 20 A que también da luces o tomacorrientes. De más de 1/8 hp lleva desconectador a la vista, como un apagador a su lado o su clavija, o un breaker que se pueda trabar abierto. Use el apagador o control del fabricante, no un dimmer de luz. Lo usual es termostato en el extractor y protección térmica en el motor. Deje los cables lejos de aspas y bandas, y ponga una luz con apagador a la entrada del ático.',
    },
    references: ['422.31(C)', '210.23(B)', '430.42', '210.70(C)', '110.3(B)'],
    claims: [
      {
        says: 'may',
        what: { en: 'put an attic fan on a lighting circuit', es: 'poner un extractor de ático en un circuito de luces' },
        if: {
          en: 'it takes at most half of the circuit and the rest of the load fits',
          es: 'toma cuando mucho la mitad del circuito y el resto de la carga cabe',
        },
        words: 'share existing light circuit compartir',
      },
      {
        says: 'need-not',
        what: {
          en: 'give an attic or whole-house fan a circuit of its own',
          es: 'dar circuito propio a un extractor de ático o whole-house fan',
        },
        unless: {
          en: 'its instructions ask for one or it takes over half of a shared 15 or 20 A circuit',
          es: 'su instructivo lo pida o tome más de la mitad de un circuito compartido de 15 o 20 A',
        },
        words: 'dedicated required propio',
      },
      {
        says: 'must',
        what: {
          en: 'give a hardwired fan over 1/8 hp a disconnect in sight or a breaker that locks open',
          es: 'dar a un extractor fijo de más de 1/8 hp un desconectador a la vista o un breaker que se trabe abierto',
        },
        words: 'switch at the fan attic shutoff',
      },
      {
        says: 'must-not',
        what: {
          en: 'use an ordinary light dimmer as the speed control of an attic or whole-house fan',
          es: 'usar un dimmer común de luz para la velocidad de un extractor de ático o whole-house fan',
        },
        words: 'dimmer speed velocidad',
      },
    ],
    words: {
      en: 'attic fan whole house fan power vent gable fan ventilator circuit breaker disconnect switch thermostat two speed wire amps dedicated',
      es: 'extractor de ático ventilador abanico de ático whole house fan circuito breaker desconectador apagador termostato dos velocidades amperes',
    },
  },
  {
    id: 'threads-office-outlets',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'How many outlets does an office need, and how far apart?',
      es: '¿Cuántos tomacorrientes lleva una oficina y a qué distancia?',
    },
    answer: {
      en: "The NEC sets no number and no spacing for offices: the 6 ft and 12 ft rule is for dwellings. Owner, designer and local rules decide; one or two duplexes a desk is usual.\n\nIt does ask for this: a meeting room of 1000 ft² or less gets as many wall outlets as a dwelling's walls would, placed where you like, and, where a side is 12 ft or more, a floor outlet per 215 ft². An outlet within 25 ft of HVAC and of indoor service equipment. GFCI near sinks and in restrooms. Cord-fed cubicles: outlet within 12 in. on a circuit for them alone, at most 13 receptacles. Count 180 VA a yoke.",
      es: 'El NEC no fija número ni distancia en oficinas: la regla de 6 ft y 12 ft es para viviendas. Deciden dueño, diseñador y reglas locales; lo usual son uno o dos dobles por escritorio.\n\nSí pide esto: una sala de juntas de 1000 ft² o menos lleva tantos en pared como llevaría una vivienda, puestos donde se quiera, y, si un lado mide 12 ft o más, uno de piso por cada 215 ft². Uno a 25 ft o menos del equipo de aire y del equipo de acometida interior. GFCI cerca de lavabos y fregaderos y en baños. Cubículos con cordón: su tomacorriente a 12 in. o menos, en un circuito solo para ellos, 13 tomacorrientes cuando mucho. Cuente 180 VA por yugo.',
    },
    references: ['210.52', '210.65', '210.63', '605.9', '220.14(I)', '210.8(B)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'space the outlets of an office 12 ft apart', es: 'poner los tomacorrientes de una oficina cada 12 ft' },
        unless: { en: 'a local rule asks for it', es: 'una regla local lo pida' },
        words: '6 foot rule commercial spacing every wall comercial',
      },
      {
        says: 'must',
        what: {
          en: 'give a meeting room of 1000 ft² or less as many wall outlets as a dwelling would have',
          es: 'dar a una sala de juntas de 1000 ft² o menos tantos tomacorrientes de pared como a una vivienda',
        },
        words: 'conference room minimum number juntas',
      },
      {
        says: 'may',
        what: {
          en: 'group the wall outlets of a meeting room where you want them',
          es: 'juntar los tomacorrientes de pared de una sala de juntas donde se quiera',
        },
        if: { en: 'their number is kept', es: 'se cumple el número' },
        words: 'side by side location lugar',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed cubicles by cord from a circuit that has other loads',
          es: 'alimentar cubículos con cordón desde un circuito con otras cargas',
        },
        words: 'copier printer share furniture compartir',
      },
      {
        says: 'need-not',
        what: {
          en: 'put receptacles in a warehouse, store or shop at a set number or spacing',
          es: 'poner tomacorrientes en una bodega, tienda o taller en número o distancia fija',
        },
        unless: {
          en: 'another rule asks for one, as near HVAC, service equipment or show windows',
          es: 'otra regla pida alguno, como cerca del aire, la acometida o el escaparate',
        },
        words: 'warehouse storage industrial required minimum outlets bodega nave mínimo',
      },
    ],
    words: {
      en: 'office outlets spacing how many receptacles commercial desk cubicle furniture conference room meeting room floor box tenant improvement required minimum',
      es: 'oficina tomacorrientes contactos cuántos cada cuánto distancia comercial escritorio cubículo sala de juntas caja de piso local mínimo',
    },
  },
  {
    id: 'threads-doorbell-transformer',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I wire a doorbell transformer, and what size does it take?',
      es: '¿Cómo se conecta el transformador del timbre y de cuánto va?',
    },
    answer: {
      en: "Mount it on the outside of a box: inside, its black, white and green join hot, neutral and ground of a 120 V circuit; outside, its two screws feed the bell wire. A plain chime takes 16 V and about 10 VA, most video doorbells 16 to 24 V and about 30 VA.\n\nFrom one screw to TRANS of the chime, from the other to the button, from the button to FRONT. Take a listed Class 2 one of the doorbell sheet's volts and VA. It may sit in a knockout in the side of the panel, never inside. The box stays reachable, and no bell wire goes into it. Breaker off and proved dead first.",
      es: 'Móntelo por fuera de una caja: adentro, su negro, blanco y verde se unen a vivo, neutro y tierra de un circuito de 120 V; afuera, sus dos tornillos alimentan el cable del timbre. Una campana común toma 16 V y unos 10 VA; casi todo timbre con video, de 16 a 24 V y unos 30 VA.\n\nDe un tornillo a TRANS de la campana, del otro al botón, y del botón a FRONT. Tome uno listado Clase 2 con los volts y VA que diga el instructivo del timbre. Puede ir en un knockout del costado de la caja de breakers, nunca adentro. La caja queda alcanzable y sin cable de timbre adentro. Antes, breaker abajo y comprobado sin voltaje.',
    },
    references: ['725.127', '725.136', '314.29', '110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep the low-voltage bell wires out of the 120 V box of a doorbell transformer',
          es: 'dejar los cables de bajo voltaje del timbre fuera de la caja de 120 V del transformador',
        },
        words: 'same box inside misma caja',
      },
      {
        says: 'must',
        what: {
          en: 'use a listed Class 2 transformer for a doorbell',
          es: 'usar un transformador listado Clase 2 para el timbre',
        },
        words: 'ul listed any transformer cualquiera',
      },
      {
        says: 'is-not',
        what: {
          en: 'an old 10 VA transformer is enough for most video doorbells',
          es: 'un transformador viejo de 10 VA alcanza para casi todo timbre con video',
        },
        words: 'ring nest camera weak 10va cámara',
      },
      {
        says: 'may',
        what: {
          en: 'use a 16 V, 30 VA transformer for a video doorbell',
          es: 'usar un transformador de 16 V y 30 VA para un timbre con video',
        },
        if: { en: "the doorbell's sheet allows it", es: 'el instructivo del timbre lo permite' },
        words: 'ring nest upgrade size',
      },
    ],
    words: {
      en: 'doorbell transformer wire install size 16v 24v 10va 30va 40va video ring nest chime button trans front where mount box',
      es: 'transformador de timbre conectar tamaño 16v 24v 10va 30va timbre con cámara ring nest campana botón dónde va caja',
    },
  },
  {
    id: 'threads-generator-bonded-or-floating',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Portable generator: how do I tell a bonded from a floating neutral, and may I change it?',
      es: 'Planta portátil: ¿cómo sé si el neutro va unido o flotante, y puedo cambiarlo?',
    },
    answer: {
      en: "With the engine off, nothing plugged in and any GFCI reset, measure ohms from the neutral slot to the ground slot: near zero is bonded, open is floating. Change it only as the maker's manual says.\n\nBonded suits cords and tools on their own. For a house whose switch or interlock leaves the neutral joined, it should float, because the house has its bond: two of them trip GFCIs and put current on the grounds. Many makers give a way to lift the bond; note it on the machine, and put it back before it runs tools alone. A neutral-ground plug for a floating one, as for an RV guard, only with the maker's word and never while it feeds a house.",
      es: 'Con el motor apagado, nada enchufado y el GFCI restablecido, mida ohms de la ranura del neutro a la de tierra: cerca de cero va unido, abierto va flotante. Cámbielo solo como diga el manual del fabricante.\n\nUnido va bien con cordones y herramienta sueltos. Para una casa cuyo transfer o interlock no corta el neutro debe ir flotante, porque la casa ya tiene su unión: dos uniones disparan los GFCI y meten corriente en las tierras. Muchos fabricantes dicen cómo quitar la unión; anótelo en la planta y póngala de nuevo antes de usarla sola con herramienta. Un tapón neutro-tierra en una flotante, como para un RV, solo si el fabricante lo acepta y nunca mientras alimenta una casa.',
    },
    references: ['250.34', '702.11', '250.30', '445.20'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'near zero ohms between neutral and ground slot of a stopped generator means a bonded neutral',
          es: 'casi cero ohms entre neutro y tierra de una planta apagada quiere decir neutro unido',
        },
        words: 'test continuity meter check probar',
      },
      {
        says: 'may',
        what: {
          en: 'change a portable generator from bonded to floating neutral',
          es: 'cambiar una planta portátil de neutro unido a flotante',
        },
        if: {
          en: 'its manual gives the way and it feeds a house whose switch does not open the neutral',
          es: 'su manual dice cómo y alimenta una casa cuyo transfer no corta el neutro',
        },
        words: 'remove bond jumper quitar puente',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave a neutral-ground bonding plug in a generator that feeds a house',
          es: 'dejar un tapón de unión neutro-tierra en una planta que alimenta una casa',
        },
        words: 'bonding plug inverter generator rv',
      },
      {
        says: 'is-not',
        what: {
          en: 'every portable generator has a floating neutral',
          es: 'toda planta portátil tiene el neutro flotante',
        },
        words: 'all inverter honda todas',
      },
    ],
    words: {
      en: 'generator bonded neutral floating neutral tell test check change convert bonding plug honda inverter open ground interlock house',
      es: 'planta generador neutro unido flotante cómo saber probar cambiar tapón unión honda inverter interlock casa',
    },
  },
  {
    id: 'threads-metal-box-ground-pigtail',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Metal box: does the switch or outlet still need a ground pigtail?',
      es: 'Caja metálica: ¿el apagador o tomacorriente lleva además pigtail de tierra?',
    },
    answer: {
      en: 'An outlet needs one, unless it is self-grounding or sits metal to metal on an exposed box; a switch needs none where metal screws hold it to a grounded metal box. First comes the box: all grounds joined, with a tail to its green screw or clip.\n\nSelf-grounding outlets have a spring or brass wire at a mounting screw. On an exposed box take off a paper or plastic screw retainer. A raised cover counts only if listed for it, with the outlet fastened by two rivets or locked screws. Taking a device out must not open the ground of the rest: join the grounds and bring it a tail. In a plastic box each device gets a ground wire.',
      es: 'El tomacorriente sí, salvo que sea autoaterrizado (self-grounding) o asiente metal con metal en una caja vista; el apagador no, si tornillos metálicos lo sujetan a una caja metálica aterrizada. Primero va la caja: todas las tierras juntas y una cola a su tornillo verde o clip.\n\nLos self-grounding traen un resorte o alambre de latón en un tornillo de montaje. En una caja vista quite un retén de papel o plástico del tornillo. Una tapa realzada cuenta solo si está listada para eso y sujeta el tomacorriente con dos remaches o tornillos trabados. Quitar un aparato no debe abrir la tierra del resto: una las tierras y déle una cola. En caja de plástico cada uno lleva su hilo de tierra.',
    },
    references: ['250.146', '250.148', '404.9(B)', '406.11', '314.4'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'run a ground pigtail to an outlet in a metal box',
          es: 'llevar un pigtail de tierra a un tomacorriente en caja metálica',
        },
        unless: {
          en: 'it is self-grounding, sits metal to metal on an exposed box or is an isolated-ground one',
          es: 'sea self-grounding, asiente metal con metal en caja vista o sea de tierra aislada',
        },
        words: 'receptacle jumper emt mc yoke',
      },
      {
        says: 'need-not',
        what: {
          en: 'run a ground pigtail to a switch in a grounded metal box',
          es: 'llevar un pigtail de tierra a un apagador en caja metálica aterrizada',
        },
        if: { en: 'metal screws hold it to the box', es: 'tornillos metálicos lo sujetan a la caja' },
        words: 'switch green screw apagador',
      },
      {
        says: 'must-not',
        what: {
          en: "pass the ground of the rest of the circuit through an outlet's screw",
          es: 'pasar la tierra del resto del circuito por el tornillo de un tomacorriente',
        },
        unless: { en: 'the wire runs unbroken around that screw', es: 'el alambre dé la vuelta al tornillo sin cortarse' },
        words: 'daisy chain loop device removal cadena',
      },
      {
        says: 'must',
        what: {
          en: 'give each switch and outlet in a plastic box a ground wire',
          es: 'dar a cada apagador y tomacorriente en caja de plástico un hilo de tierra',
        },
        unless: {
          en: 'it is a replacement in an old box without a ground, which has rules of its own',
          es: 'sea un reemplazo en una caja vieja sin tierra, que tiene sus propias reglas',
        },
        words: 'nonmetallic box plastic pvc',
      },
    ],
    words: {
      en: 'metal box ground pigtail device receptacle switch self grounding needed both box and outlet 1900 box emt jumper green screw mud ring',
      es: 'caja metálica pigtail cola de tierra tomacorriente apagador self grounding los dos caja y contacto tornillo verde chalupa emt',
    },
  },
  {
    id: 'threads-outlet-under-deck',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'Outlet under a deck: which cover and protection does it get?',
      es: 'Tomacorriente debajo de una terraza (deck): ¿qué tapa y protección lleva?',
    },
    answer: {
      en: "Treat it as a wet place, because rain falls through the boards: GFCI, a weather-resistant (WR) receptacle and an extra-duty in-use cover. A flip cover for damp places does only under a tight deck, as with a drained ceiling below.\n\nIt doesn't count as the deck's own outlet unless it can be reached from the deck, no higher than 6-1/2 ft above it. Use conduit or UF, with wires for wet places (W), no Romex; fasten them to the joists, safe from mowers. Near a pool or hot tub keep 6 ft and the rules of 680. An inspector may call a deep, sheltered spot damp.",
      es: 'Tómelo como lugar mojado, porque la lluvia pasa entre las tablas: GFCI, tomacorriente resistente al clima (WR) y tapa in-use extra-duty. La tapita para lugar húmedo basta solo bajo un deck cerrado, como con cielo drenado debajo.\n\nNo cuenta como el tomacorriente del propio deck si no se alcanza desde arriba, a no más de 6-1/2 ft sobre su piso. Use tubo o UF, con alambre para mojado (W), nada de Romex; sujételos a las vigas, lejos de la podadora. Cerca de alberca o jacuzzi respete 6 ft y las reglas de 680. Un inspector puede llamar húmedo un rincón muy resguardado.',
    },
    references: ['406.9', '210.8(A)(3)', '210.52(E)(3)', '334.12(B)', '100'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use an in-use cover on an outlet under open deck boards',
          es: 'poner tapa in-use en un tomacorriente bajo tablas abiertas de un deck',
        },
        unless: {
          en: 'the deck above is tight or has a drained ceiling, or the inspector calls the spot damp',
          es: 'el deck de arriba sea cerrado o tenga cielo drenado, o el inspector llame húmedo el lugar',
        },
        words: 'bubble cover wet location burbuja',
      },
      {
        says: 'must',
        what: { en: 'protect an outlet under a deck by GFCI', es: 'proteger con GFCI un tomacorriente bajo un deck' },
        words: 'gfi outdoor under deck',
      },
      {
        says: 'must-not',
        what: { en: 'run Romex (NM) under an open deck', es: 'correr Romex (NM) bajo un deck abierto' },
        words: 'nm-b joists exposed vigas',
      },
    ],
    words: {
      en: 'outlet under deck beneath deck receptacle below deck in use bubble cover wet damp location gfci uf conduit joists patio walkout',
      es: 'tomacorriente debajo de la terraza deck bajo contacto tapa burbuja mojado húmedo gfci uf tubo vigas patio',
    },
  },
  {
    id: 'threads-shed-power',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I run power to a shed with a single circuit?',
      es: '¿Cómo llevo luz a un cobertizo o caseta con un solo circuito?',
    },
    answer: {
      en: 'One 120 V, 20 A circuit with GFCI at the house end, 12 AWG copper with a ground wire, buried 12 in. as UF or in PVC; a switch at the shed as its disconnect. No ground rod, as long as that one circuit has its ground.\n\nThe 12 in. hold only with GFCI ahead of the buried part; otherwise UF goes 24 in. deep, PVC 18 in., RMC 6 in. Pipe where cable comes up out of the ground. Inside: GFCI for the receptacles, at least one, and a light on a wall switch. One supply only: a shared-neutral pair counts as one, but goes to full depth; for more, run a feeder to a subpanel with rods. Long run: larger wire. Call 811 before you dig.',
      es: 'Un circuito de 120 V y 20 A con GFCI del lado de la casa, cobre 12 AWG con hilo de tierra, enterrado a 12 in. en cable UF o tubo PVC; un apagador en la caseta como desconectador. Sin varilla, mientras ese único circuito lleve su tierra.\n\nLas 12 in. valen solo con GFCI antes de lo enterrado; si no, UF va a 24 in., PVC a 18 in., RMC a 6 in. Tubo donde el cable sale del suelo. Adentro: GFCI en los tomacorrientes, uno al menos, y luz con apagador. Una sola alimentación: dos vivos con neutro compartido cuentan como una, pero a profundidad completa; para más, lleve un alimentador a un subpanel con varillas. Si es lejos, cable más grueso. Llame al 811 antes de excavar.',
    },
    references: ['225.30', '225.31', '225.36', '250.32(A)', 'Table 300.5(A)', '210.8(A)(2)', '210.52(G)', '210.70(A)(2)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a disconnect, such as a switch, at a shed with power',
          es: 'poner un desconectador, como un apagador, en una caseta con luz',
        },
        words: 'shutoff inside shed snap switch',
      },
      {
        says: 'need-not',
        what: { en: 'drive a ground rod at a shed', es: 'clavar varilla en una caseta' },
        if: {
          en: 'one branch circuit with a ground wire is its only supply',
          es: 'un solo circuito ramal con hilo de tierra es su única alimentación',
        },
        words: 'grounding electrode required single circuit',
      },
      {
        says: 'may',
        what: { en: 'bury the circuit to a shed only 12 in. deep', es: 'enterrar a solo 12 in. el circuito de una caseta' },
        if: {
          en: 'it is a single 120 V circuit of 20 A or less, at a dwelling, with GFCI ahead of the buried part',
          es: 'es un solo circuito de 120 V y 20 A o menos, de una vivienda, con GFCI antes de lo enterrado',
        },
        words: 'depth shallow uf romex profundidad',
      },
      {
        says: 'must-not',
        what: { en: 'run two separate circuits to one shed', es: 'llevar dos circuitos separados a una misma caseta' },
        unless: {
          en: 'they are one multiwire circuit or a condition of 225.30 allows it',
          es: 'sean un circuito multiwire o una condición de 225.30 lo permita',
        },
        words: 'second circuit more lights outlets segundo',
      },
      {
        says: 'may',
        what: {
          en: 'feed a shed from a subpanel of the garage or house with one UF cable of 12 AWG on 20 A',
          es: 'alimentar un cobertizo desde un subpanel de la cochera o casa con un cable UF 12 AWG en 20 A',
        },
        if: { en: 'it is its only supply and lies at its depth', es: 'es su única alimentación y va a su profundidad' },
        words: '12/2 uf-b garage sub panel bodega caseta direct burial',
      },
    ],
    words: {
      en: 'shed power run electricity to shed garden backyard one circuit 20 amp uf trench depth switch disconnect ground rod light outlet playhouse',
      es: 'cobertizo caseta bodega patio llevar luz un circuito 20 amperes uf zanja profundidad apagador desconectador varilla cuarto de herramienta',
    },
  },
  {
    id: 'threads-fence-charger',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I power and ground an electric fence charger?',
      es: '¿Cómo se alimenta y aterriza el energizador de una cerca eléctrica?',
    },
    answer: {
      en: "Plug it into a GFCI outlet under a roof, and give it ground rods of its own: mostly three of 6 ft or more, 10 ft apart, at least 33 ft from the power company's or house ground and from buried cable, phone and water lines. Some makers ask for up to 75 ft.\n\nNever join the fence ground to the house or barn ground rod, a water pipe or the outlet's ground: the pulses get onto metal that people and animals touch. About 3 ft of rod per joule is the rule of thumb. Use galvanized rods and clamps and lead-out wire made for fences; house wire is made for 600 V, the pulse has thousands. Listed charger, lightning diverter, warning signs. The NEC says little: the sheet rules.",
      es: 'Enchúfelo en un GFCI bajo techo y déle sus propias varillas: casi siempre tres de 6 ft o más, a 10 ft una de otra, y al menos a 33 ft de la tierra de la compañía o de la casa y de cables, teléfono y agua enterrados. Hay fabricantes que piden hasta 75 ft.\n\nNunca junte la tierra de la cerca con la varilla de la casa o del establo, un tubo de agua o la tierra del tomacorriente: los pulsos llegan a metal que tocan gente y animales. Regla práctica: unos 3 ft de varilla por joule. Use varilla y grapas galvanizadas y cable para cercas; el de casa es para 600 V y el pulso trae miles. Aparato listado, desviador de rayos, letreros. El NEC dice poco: manda el instructivo.',
    },
    references: ['210.8(A)', '547.28', '110.3(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'connect the fence ground to the house ground rod, a water pipe or the ground of an outlet',
          es: 'unir la tierra de la cerca a la varilla de la casa, a un tubo de agua o a la tierra de un tomacorriente',
        },
        words: 'share ground rod same barn compartir',
      },
      {
        says: 'must',
        what: {
          en: "keep a fence charger's ground rods at least 33 ft from the utility or house ground",
          es: 'dejar las varillas de la cerca al menos a 33 ft de la tierra de la compañía o de la casa',
        },
        unless: { en: 'its instructions give another distance', es: 'su instructivo dé otra distancia' },
        words: 'distance feet apart distancia',
      },
      {
        says: 'must-not',
        what: {
          en: 'use Romex or other 600 V house wire as the lead from the charger to the fence',
          es: 'usar Romex u otro cable de casa de 600 V del energizador a la cerca',
        },
        words: 'thhn uf lead out underground',
      },
      {
        says: 'is-not',
        what: {
          en: 'one ground rod is enough for most plug-in fence chargers',
          es: 'una varilla basta para casi todo energizador de enchufe',
        },
        words: 'single rod how many cuántas',
      },
    ],
    words: {
      en: 'electric fence charger energizer ground rods how many distance barn horse cattle gfci outlet trips lead out wire lightning',
      es: 'cerca eléctrica energizador cerco ganado caballos varillas cuántas distancia establo gfci dispara cable rayo',
    },
  },
  {
    id: 'threads-sauna-heater',
    area: 'wiring-methods',
    grade: 'V1',
    title: { en: 'What circuit does an electric sauna heater need?', es: '¿Qué circuito lleva el calentador eléctrico de un sauna?' },
    answer: {
      en: "A 240 V circuit of its own, sized by the heater's sheet: usually 30 A with 10 AWG copper for 4.5 and 6 kW, 40 A with 8 AWG for 8 kW, 50 A with 6 AWG for 9 kW.\n\nMakers count it at full load; inspectors who call it continuous take 125%, which makes 35 A with 8 AWG for 6 kW and 45 A with 6 AWG for 8 kW: ask first. GFCI: the NEC doesn't name saunas, and many makers forbid it, since damp elements leak; the sheet decides. Hardwire it with copper, the last part in wire for the heat that the sheet names. No outlet in the hot room. Disconnect in sight or a breaker that locks open; an outdoor sauna is a building of its own, and inspectors read 210.8(F) of 2023 both ways there, to 50 A.",
      es: 'Un circuito propio de 240 V, según el instructivo: por lo común 30 A con cobre 10 AWG para 4.5 y 6 kW, 40 A con 8 AWG para 8 kW, 50 A con 6 AWG para 9 kW.\n\nEl fabricante lo cuenta a plena carga; el inspector que lo llama continuo toma 125%, y salen 35 A con 8 AWG para 6 kW y 45 A con 6 AWG para 8 kW: pregunte antes. GFCI: el NEC no nombra los saunas y muchos fabricantes lo prohíben, porque las resistencias húmedas fugan; manda el instructivo. Cableado fijo de cobre, y lo último con alambre para el calor que diga el instructivo. Sin tomacorriente en el cuarto caliente. Desconectador a la vista o breaker que se trabe abierto; un sauna afuera es edificio aparte, y ahí los inspectores leen 210.8(F) de 2023 de dos maneras, hasta 50 A.',
    },
    references: ['110.3(B)', '422.10(A)', '424.4(B)', '422.31(B)', '225.31', '210.8(F)'],
    claims: [
      {
        says: 'must',
        what: { en: 'give a sauna heater a circuit of its own', es: 'dar circuito propio al calentador de un sauna' },
        words: 'dedicated share lights compartir',
      },
      {
        says: 'may',
        what: {
          en: 'put an 8 kW sauna heater on a 40 A breaker with 8 AWG copper',
          es: 'poner un calentador de sauna de 8 kW en un breaker de 40 A con cobre 8 AWG',
        },
        if: {
          en: 'its sheet names that size and the inspector does not count it as continuous',
          es: 'su instructivo da ese tamaño y el inspector no lo cuenta como continuo',
        },
        words: 'breaker size wire harvia',
      },
      {
        says: 'need-not',
        what: { en: 'put a hardwired sauna heater on GFCI', es: 'poner GFCI al calentador fijo de un sauna' },
        unless: {
          en: 'its instructions or a local rule ask for it, or it is outdoors and the inspector applies 210.8(F)',
          es: 'su instructivo o una regla local lo pida, o esté afuera y el inspector aplique 210.8(F)',
        },
        words: 'gfi breaker trips required',
      },
      {
        says: 'must-not',
        what: { en: 'put an outlet inside the hot room of a sauna', es: 'poner un tomacorriente dentro del cuarto caliente de un sauna' },
        words: 'receptacle inside adentro',
      },
    ],
    words: {
      en: 'sauna heater circuit breaker wire size 6kw 8kw 9kw 4.5kw 240v gfci outdoor barrel sauna harvia finnish disconnect',
      es: 'sauna calentador circuito breaker calibre 6kw 8kw 9kw 240v gfci barril desconectador resistencia',
    },
  },
  {
    id: 'threads-bath-heater-fan-light',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I wire a bathroom heater, fan and light unit?',
      es: '¿Cómo se conecta una unidad de baño con calefactor, extractor y luz?',
    },
    answer: {
      en: "Run a 20 A circuit for it alone, as the sheets of most units with a 1300 to 1500 W heater ask: 12/2 to the switch box, then neutral, ground and one hot each for heat, fan and light up to the unit. On one 20 A breaker all of it is 12 AWG, the light's wire too.\n\n1500 W at 120 V are 12.5 A, over half of a 20 A circuit: so not on the bathroom's receptacle circuit, nor with lights elsewhere. 12/4, or 12/2/2 with the second white marked as a hot, brings all in one cable; the bare wire is never a hot or neutral. The heat switch or timer is rated for its load. Some units want a constant hot. Over a tub or shower only if listed, on GFCI as the sheet says. With old 14/2, take one without heat.",
      es: 'Lleve un circuito de 20 A solo para ella, como pide el instructivo de casi toda unidad con calefactor de 1300 a 1500 W: 12/2 a la caja de apagadores, y de ahí a la unidad neutro, tierra y un vivo para calor, otro para extractor y otro para luz. En un breaker de 20 A todo va en 12 AWG, también el hilo de la luz.\n\n1500 W a 120 V son 12.5 A, más de la mitad de un circuito de 20 A: no va en el circuito de tomacorrientes del baño ni con luces de otro lado. Un 12/4, o un 12/2/2 con el segundo blanco marcado como vivo, lleva todo en un cable; el pelado nunca es vivo ni neutro. El apagador o timer del calor va con esa capacidad. Unas piden vivo constante. Sobre tina o ducha solo si está listada, con GFCI según el instructivo. Con 14/2 viejo, ponga una sin calor.',
    },
    references: ['210.23(B)', '210.11(C)(3)', '240.4(D)', '200.7(C)', '110.3(B)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'put a 1500 W bathroom heater fan on the circuit of the bathroom receptacles',
          es: 'poner un calefactor-extractor de baño de 1500 W en el circuito de los tomacorrientes del baño',
        },
        words: 'share outlets gfci circuit compartir',
      },
      {
        says: 'must',
        what: {
          en: 'use 12 AWG for all the wires of a heater, fan and light unit on a 20 A breaker',
          es: 'usar 12 AWG en todos los hilos de una unidad de calor, extractor y luz en breaker de 20 A',
        },
        words: '14 gauge light leg 14/3 calibre',
      },
      {
        says: 'must',
        what: {
          en: 'give a bathroom heater fan a 20 A circuit of its own',
          es: 'dar a un calefactor-extractor de baño su propio circuito de 20 A',
        },
        if: {
          en: 'its instructions ask for it, as most with a 1300 to 1500 W heater do',
          es: 'su instructivo lo pide, como casi todos los de 1300 a 1500 W',
        },
        words: 'dedicated circuit panasonic broan nutone',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the bare ground wire as a hot or neutral for a bath heater fan',
          es: 'usar el hilo pelado de tierra como vivo o neutro de un calefactor de baño',
        },
        words: 'not enough wires 12/3 faltan hilos',
      },
    ],
    words: {
      en: 'bathroom heater fan light combo heat a vent wire wiring 3 switches 12/4 12/3 20 amp dedicated circuit nutone broan panasonic',
      es: 'calefactor de baño con extractor y luz combo conectar 3 apagadores 12/4 12/3 circuito de 20 propio broan panasonic',
    },
  },
  {
    id: 'threads-vfd-cable',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Do I need VFD cable between drive and motor, or does THHN do?',
      es: '¿Hace falta cable para VFD entre variador y motor, o basta THHN?',
    },
    answer: {
      en: "The NEC doesn't ask for VFD cable; the drive's manual may, and then it binds. Good practice is shielded VFD cable with XLPE insulation, or XHHW-2 in a metal conduit of its own; THHN only on short dry runs where the manual allows it.\n\nThe drive's steep pulses reflect at the motor and can reach about twice the dc-bus voltage: that wears out thin PVC insulation, most on long or damp runs. The shield and its ground wires lead noise and common-mode current back, which spares bearings: ground it at both ends, all around, as the manual says. Past the manual's length, add a load reactor or dV/dt filter and use an inverter-duty motor. Output wires: 125% of the motor's table current.",
      es: 'El NEC no pide cable para VFD; el manual del variador puede pedirlo, y entonces obliga. Buena práctica: cable VFD con malla y aislamiento XLPE, o XHHW-2 en su propio tubo metálico; THHN solo en tramos cortos y secos donde el manual lo permita.\n\nLos pulsos del variador rebotan en el motor y pueden llegar a cerca del doble del voltaje del bus de cd: eso gasta el aislamiento delgado de PVC, más en tramos largos o húmedos. La malla y sus tierras regresan el ruido y la corriente de modo común, y cuidan los baleros: aterrícela en los dos extremos, en todo el contorno, como diga el manual. Pasado el largo del manual, ponga reactor o filtro dV/dt y motor para inversor. Salida: 125% de la corriente de tabla del motor.',
    },
    references: ['110.3(B)', '430.122(B)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'use VFD cable between drive and motor by the NEC',
          es: 'usar cable VFD entre variador y motor según el NEC',
        },
        unless: { en: "the drive's instructions ask for it", es: 'el instructivo del variador lo pida' },
        words: 'required shielded cable obligatorio',
      },
      {
        says: 'may',
        what: {
          en: 'use THHN in metal conduit between a drive and its motor',
          es: 'usar THHN en tubo metálico entre un variador y su motor',
        },
        if: { en: "the run is short and dry and the drive's manual allows it", es: 'el tramo es corto y seco y el manual lo permite' },
        words: 'regular wire emt normal',
      },
      {
        says: 'must',
        what: {
          en: 'ground the shield of VFD cable at both ends',
          es: 'aterrizar la malla del cable VFD en los dos extremos',
        },
        unless: { en: 'the manual says otherwise', es: 'el manual diga otra cosa' },
        words: 'one end only drain wire un solo lado',
      },
    ],
    words: {
      en: 'vfd cable drive motor shielded thhn xhhw conduit required reflected wave long run shield ground both ends bearing reactor filter',
      es: 'cable vfd variador motor blindado malla thhn xhhw tubo hace falta onda reflejada tramo largo aterrizar ambos extremos baleros reactor filtro',
    },
  },
  {
    id: 'threads-electric-fireplace',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'Does an electric fireplace need its own circuit?', es: '¿Una chimenea eléctrica necesita su propio circuito?' },
    answer: {
      en: 'A built-in or hardwired one does: at 1500 W it takes more than half of a 15 or 20 A circuit, the most that fixed equipment may take beside lights and outlets. A plug-in one may use an existing circuit on which little else runs.\n\n1500 W at 120 V are 12.5 A, and for hours a 15 A circuit should carry 12 A: 20 A with 12 AWG fits better. At 240 V, 2000 to 3000 W go on a two-pole 20 A with 12 AWG. Hardwired heat counts at 125%. In a living room or bedroom the 120 V circuit gets AFCI. Put outlet or cable where the sheet shows, none in the hot air above; no extension cord or strip. Keep the TV on another circuit.',
      es: 'La empotrada o de cableado fijo sí: con 1500 W toma más de la mitad de un circuito de 15 o 20 A, lo más que un equipo fijo puede tomar junto a luces y tomacorrientes. La de enchufe puede usar un circuito existente con poco más prendido.\n\n1500 W a 120 V son 12.5 A, y por horas un circuito de 15 A debe llevar 12 A: queda mejor uno de 20 A con 12 AWG. A 240 V, de 2000 a 3000 W van en dos polos de 20 A con 12 AWG. El calor fijo cuenta al 125%. En sala o recámara el circuito de 120 V lleva AFCI. Ponga tomacorriente o cable donde diga el instructivo, nada en el aire caliente de arriba; sin extensión ni regleta. La tele, en otro circuito.',
    },
    references: ['210.23(B)', '424.4(B)', '210.12(B)', '110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'give a built-in 1500 W, 120 V electric fireplace a circuit of its own',
          es: 'dar circuito propio a una chimenea eléctrica empotrada de 1500 W y 120 V',
        },
        words: 'dedicated hardwired insert linear propio',
      },
      {
        says: 'may',
        what: {
          en: 'plug a 1500 W electric fireplace into an existing 20 A circuit',
          es: 'enchufar una chimenea eléctrica de 1500 W en un circuito existente de 20 A',
        },
        if: { en: 'little else runs on it', es: 'hay poco más prendido en él' },
        words: 'regular outlet share living room sala',
      },
      {
        says: 'must-not',
        what: {
          en: 'plug an electric fireplace into an extension cord or power strip',
          es: 'enchufar una chimenea eléctrica en una extensión o regleta',
        },
        words: 'surge strip cord multicontacto',
      },
      {
        says: 'must',
        what: {
          en: 'put AFCI on the 120 V circuit of an electric fireplace in a living room or bedroom',
          es: 'poner AFCI en el circuito de 120 V de una chimenea eléctrica en sala o recámara',
        },
        unless: {
          en: 'it is an old circuit that is neither extended nor changed',
          es: 'sea un circuito viejo que no se alarga ni se cambia',
        },
        words: 'arc fault breaker',
      },
    ],
    words: {
      en: 'electric fireplace circuit dedicated outlet behind 1500 watt insert built in linear tv wall hardwire 120 240 breaker size',
      es: 'chimenea eléctrica circuito propio contacto atrás 1500 watts empotrada pared tele cableado fijo 120 240 breaker',
    },
  },
  {
    id: 'threads-kiln',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'What breaker and wire does an electric pottery kiln need?',
      es: '¿Qué breaker y calibre lleva un horno eléctrico de cerámica?',
    },
    answer: {
      en: "The kiln's plate amps times 1.25, then the next breaker up, with copper: 24 A takes 30 A and 10 AWG; 40 A takes 50 A and 6 AWG in NM; 48 A takes 60 A and 6 AWG in conduit at 75 °C, or 4 AWG in NM.\n\nA firing runs for hours, so it is continuous; a circuit of its own. Match volts and phase before you buy: a 240 V kiln on 208 V gives about 75% of its heat, a 208 V one on 240 V is overloaded by a third. A 48 A kiln is hardwired as a rule; some come with a 50 A plug: ask the maker. A receptacle in a garage or basement needs GFCI (2020 on); for a hardwired one in a garage, to 50 A, ask about 210.8(F). Disconnect in sight or a breaker that locks open; keep wire and cord off the hot case.",
      es: 'Los amperes de placa por 1.25 y el breaker siguiente, con cobre: 24 A pide 30 A y 10 AWG; 40 A pide 50 A y 6 AWG en NM; 48 A pide 60 A y 6 AWG en tubo a 75 °C, o 4 AWG en NM.\n\nUna quema dura horas, así que es continua; circuito propio. Vea volts y fases antes de comprar: un horno de 240 V en 208 V da cerca de 75% del calor, uno de 208 V en 240 V va sobrecargado un tercio. El de 48 A va por lo general en cableado fijo; unos traen clavija de 50 A: pregunte al fabricante. Un tomacorriente en garaje o sótano lleva GFCI (desde 2020); para uno fijo en garaje, hasta 50 A, pregunte por 210.8(F). Desconectador a la vista o breaker que se trabe abierto; cable y cordón lejos de la lámina caliente.',
    },
    references: ['422.10(A)', '110.14(C)', '334.80', '210.8(A)', '210.8(F)', '422.31(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'size the circuit of a kiln at 125% of its plate amps',
          es: 'calcular el circuito de un horno de cerámica al 125% de su placa',
        },
        words: 'continuous load times 1.25 continua',
      },
      {
        says: 'must-not',
        what: { en: 'put a 48 A kiln on a 50 A breaker', es: 'poner un horno de cerámica de 48 A en un breaker de 50 A' },
        unless: { en: "the maker's plate or instructions name that breaker", es: 'la placa o el instructivo den ese breaker' },
        words: 'skutt 1027 existing range outlet',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed a 48 A kiln with 6 AWG NM cable (Romex)',
          es: 'alimentar un horno de cerámica de 48 A con cable NM (Romex) 6 AWG',
        },
        words: '6/3 6/2 60 amp 55 amps',
      },
      {
        says: 'must-not',
        what: { en: 'run a 208 V kiln on 240 V', es: 'poner un horno de cerámica de 208 V en 240 V' },
        words: 'wrong voltage elements burn voltaje equivocado',
      },
    ],
    words: {
      en: 'kiln pottery ceramic glass electric breaker size wire gauge 48 amp 60 amp 6-50 plug garage studio skutt 240 208 single phase',
      es: 'horno de cerámica alfarería vidrio eléctrico breaker calibre 48 amperes 60 amperes clavija 6-50 garaje taller 240 208',
    },
  },
  {
    id: 'threads-treadmill',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'What circuit does a treadmill need, and why does it trip AFCI or GFCI?',
      es: '¿Qué circuito lleva una caminadora y por qué dispara el AFCI o GFCI?',
    },
    answer: {
      en: 'A 20 A circuit of its own with 12 AWG is what most makers ask for; small home ones take 15 A with nothing else on it. Its motor drive leaks a little to ground and makes noise like an arc, and AFCI and GFCI may take that for a fault.\n\nThe code has no exception for treadmills: AFCI stays in bedrooms, dens and finished basements, GFCI in garages and basements. Rule out a real fault first: does another motor load hold there, does the treadmill trip elsewhere, is the belt dragging? Then its own circuit, a current model of breaker, a filter that the maker names. No extension cord. Club machines want a neutral of their own, not a shared one.',
      es: 'Casi todos los fabricantes piden un circuito propio de 20 A con 12 AWG; las chicas de casa se conforman con 15 A sin nada más. Su control de motor fuga un poco a tierra y hace ruido parecido a un arco, y el AFCI y el GFCI lo pueden tomar por falla.\n\nEl código no exceptúa caminadoras: el AFCI se queda en recámaras, estudio y sótano terminado, el GFCI en garaje y sótano. Primero descarte una falla de verdad: ¿aguanta ahí otro motor, dispara en otro lado, se frena la banda? Luego circuito propio, breaker de modelo reciente, filtro que nombre el fabricante. Sin extensión. Las de gimnasio quieren neutro propio, no compartido.',
    },
    references: ['210.12(B)', '210.8(A)', '110.3(B)', '210.23(B)'],
    claims: [
      {
        says: 'must',
        what: { en: 'give a treadmill a circuit of its own', es: 'dar circuito propio a una caminadora' },
        if: { en: 'its manual asks for one, as most do', es: 'su manual lo pide, como casi todos' },
        words: 'dedicated 20 amp gym',
      },
      {
        says: 'is-not',
        what: {
          en: 'treadmills are exempt from AFCI or GFCI',
          es: 'las caminadoras están exentas de AFCI o GFCI',
        },
        words: 'exception remove required bedroom garage basement',
      },
      {
        says: 'must-not',
        what: {
          en: 'swap a required AFCI or GFCI for a plain breaker because a treadmill trips it',
          es: 'cambiar un AFCI o GFCI exigido por un breaker común porque la caminadora lo dispara',
        },
        words: 'take out regular breaker nuisance quitar',
      },
    ],
    words: {
      en: 'treadmill circuit trips afci gfci arc fault breaker dedicated 20 amp home gym elliptical exercise nuisance basement bedroom',
      es: 'caminadora cinta de correr circuito dispara afci gfci breaker propio 20 amperes gimnasio en casa elíptica sótano',
    },
  },
  {
    id: 'threads-workshop-circuits',
    area: 'wiring-methods',
    grade: 'V2',
    title: { en: 'Which circuits does a home workshop need?', es: '¿Qué circuitos lleva un taller en casa?' },
    answer: {
      en: "Lights on a circuit of their own, two or more 20 A circuits for bench outlets, one more 20 A for the dust collector or vacuum, and 240 V for what asks for it: large saw, planer, compressor, welder, heater. The code sets no number, but wants a 20 A circuit for a garage's outlets.\n\nWhat runs together gets separate circuits: saw and collector on one 20 A trip it. By the code's table a 1-1/2 hp motor takes 20 A at 115 V and 10 A at 230 V, so 240 V helps where the motor can be changed over. Tools never used together may share. GFCI for the receptacles of a garage, basement or shed, 240 V ones too since 2020. Size a subpanel by the largest tools that run together plus lights and heat; 60 A suits most one-person shops.",
      es: 'Luces en circuito aparte, dos o más de 20 A para los tomacorrientes del banco, otro de 20 A para el colector de polvo o aspiradora, y 240 V para lo que lo pida: sierra grande, cepillo, compresor, soldadora, calefactor. El código no fija cuántos, pero pide uno de 20 A para los tomacorrientes de un garaje.\n\nLo que trabaja junto va en circuitos separados: sierra y colector en uno de 20 A lo disparan. Según la tabla del código un motor de 1-1/2 hp toma 20 A a 115 V y 10 A a 230 V: si el motor se puede cambiar, conviene 240 V. Lo que nunca se usa a la vez puede compartir. GFCI en los tomacorrientes de garaje, sótano o caseta, también los de 240 V desde 2020. Calcule el subpanel con lo más grande que trabaje junto más luces y calor; 60 A sirven a casi todo taller de una persona.',
    },
    references: ['210.11(C)(4)', '210.8(A)', 'Table 430.248', '210.23(B)', '215.2'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'the NEC sets how many circuits a home workshop has',
          es: 'el NEC fija cuántos circuitos lleva un taller en casa',
        },
        words: 'minimum number required mínimo',
      },
      {
        says: 'must',
        what: {
          en: 'put GFCI on the receptacles of a garage, basement or shed workshop',
          es: 'poner GFCI en los tomacorrientes de un taller en garaje, sótano o caseta',
        },
        words: 'gfi table saw trips protected',
      },
      {
        says: 'may',
        what: {
          en: 'put tools that never run together on one circuit',
          es: 'poner en un circuito herramientas que nunca trabajan a la vez',
        },
        if: { en: 'each fits it and their voltage is the same', es: 'cada una cabe y son del mismo voltaje' },
        words: 'share 240 outlet several machines compartir',
      },
      {
        says: 'must-not',
        what: {
          en: 'run a table saw and a dust collector from one 20 A circuit at the same time',
          es: 'trabajar a la vez sierra de mesa y colector de polvo en un circuito de 20 A',
        },
        unless: { en: 'their amps together fit it', es: 'sus amperes juntos quepan' },
        words: 'trips breaker both vacuum aspiradora',
      },
    ],
    words: {
      en: 'workshop wood shop garage shop circuits table saw dust collector compressor planer 240 volt how many outlets subpanel size',
      es: 'taller carpintería circuitos sierra de mesa colector de polvo compresor cepillo 240 cuántos contactos subpanel tamaño garaje',
    },
  },
  {
    id: 'threads-radon-fan',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'How is a radon fan wired: outlet, switch, own circuit?',
      es: '¿Cómo se conecta un extractor de radón: enchufe, apagador, circuito propio?',
    },
    answer: {
      en: 'At 120 V on a circuit that stays on: in an attic by its plug into an outlet within 6 ft, outdoors hardwired with a switch in a weatherproof box in sight. It draws little, so it may share a lighting or outlet circuit.\n\nThe cord may not run through a wall or be hidden in one. Radon rules differ by state: one wants the outdoor switch within 4 ft, and a circuit of its own only past half of the circuit or 80% in all. At a dwelling an outdoor fan needs GFCI, hardwired too since 2020. Mark breaker and switch so that nobody turns it off; its failure alarm or gauge tells whether it works. Fan and its pressure pipe stay out of living space.',
      es: 'A 120 V en un circuito que siempre esté prendido: en el ático con su clavija a un tomacorriente a 6 ft o menos, afuera con cableado fijo y un apagador en caja para intemperie a la vista. Toma poco, así que puede compartir un circuito de luces o tomacorrientes.\n\nEl cordón no pasa por una pared ni va escondido en ella. Las reglas de radón cambian por estado: uno pide el apagador de afuera a 4 ft o menos, y circuito propio solo si pasa de la mitad del circuito o del 80% en total. En vivienda, afuera lleva GFCI, también fijo desde 2020. Marque breaker y apagador para que nadie lo apague; su alarma o medidor dice si trabaja. El extractor y su tubo a presión quedan fuera de lo habitado.',
    },
    references: ['400.12', '422.31(A)', '210.8(F)', '210.8(A)(3)', '210.23(B)'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'give a radon fan a circuit of its own', es: 'dar circuito propio a un extractor de radón' },
        unless: {
          en: 'a state radon rule asks for it or it takes over half of the circuit',
          es: 'una regla estatal lo pida o tome más de la mitad del circuito',
        },
        words: 'dedicated share lights compartir',
      },
      {
        says: 'must-not',
        what: {
          en: "run a radon fan's cord through a wall or ceiling",
          es: 'pasar el cordón de un extractor de radón por una pared o techo',
        },
        words: 'hole plug inside hoyo',
      },
      {
        says: 'must',
        what: {
          en: 'put GFCI on a hardwired outdoor radon fan at a dwelling, under the 2020 code or later',
          es: 'poner GFCI a un extractor de radón fijo en el exterior de una vivienda, con el código 2020 o posterior',
        },
        words: 'gfi outside fan exterior',
      },
      {
        says: 'must',
        what: {
          en: 'put a disconnect switch in sight of a hardwired radon fan',
          es: 'poner un apagador de desconexión a la vista de un extractor de radón fijo',
        },
        unless: {
          en: 'its breaker is in sight or locks open and no radon rule asks for more',
          es: 'su breaker esté a la vista o se trabe abierto y ninguna regla de radón pida más',
        },
        words: 'shutoff outside box desconectador',
      },
    ],
    words: {
      en: 'radon fan mitigation wire wiring outlet plug hardwire switch disconnect circuit gfci attic outside exterior',
      es: 'radón extractor ventilador mitigación conectar enchufe cableado fijo apagador desconectador circuito gfci ático afuera',
    },
  },
  {
    id: 'threads-instant-hot-under-sink',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'Can an instant hot water dispenser share the disposal circuit?',
      es: '¿El dispensador de agua caliente del fregadero puede compartir el circuito del triturador?',
    },
    answer: {
      en: "Yes, if both together fit the 20 A circuit and neither sheet asks for a circuit of its own. A 750 W tank draws 6.3 A, a 1300 W one 10.8 A; add those of the disposal.\n\nThe dispenser needs a half that is always hot, not the disposal's switched one: break the brass tab, with the GFCI in the breaker, or set a second outlet. Its outlet stays off the counter's small-appliance circuits and gets GFCI (2023: every kitchen receptacle). With a dishwasher too it seldom fits. A tankless unit of 3 kW or more gets its own circuit. An air switch on the counter serves the disposal alone.",
      es: 'Sí, si los dos juntos caben en el circuito de 20 A y ningún instructivo pide circuito propio. Un tanque de 750 W toma 6.3 A, uno de 1300 W 10.8 A; sume los amperes de placa del triturador.\n\nEl dispensador necesita una mitad siempre viva, no la del apagador del triturador: quiebre la lengüeta de latón, con el GFCI en el breaker, o ponga otro tomacorriente. Va fuera de los circuitos de la cubierta de cocina y lleva GFCI (2023: todo tomacorriente de cocina). Con lavaplatos además, casi nunca cabe. Un calentador de paso de 3 kW o más lleva su circuito. El botón de aire de la cubierta sirve solo al triturador.',
    },
    references: ['210.23(B)', '210.52(B)(2)', '210.8(A)(6)', '110.3(B)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'put an instant hot water dispenser and a disposal on one 20 A circuit',
          es: 'poner un dispensador de agua caliente y un triturador en un circuito de 20 A',
        },
        if: {
          en: 'both together fit it and neither sheet asks for a circuit of its own',
          es: 'los dos juntos caben y ningún instructivo pide circuito propio',
        },
        words: 'insinkerator share same outlet compartir',
      },
      {
        says: 'must-not',
        what: {
          en: 'put an instant hot water dispenser on a kitchen counter circuit',
          es: 'poner un dispensador de agua caliente en un circuito de la cubierta de cocina',
        },
        words: 'small appliance countertop mostrador',
      },
      {
        says: 'must-not',
        what: {
          en: 'plug an instant hot water dispenser into the switched half of the disposal outlet',
          es: 'enchufar el dispensador de agua caliente en la mitad con apagador del triturador',
        },
        words: 'switch off always hot mitad',
      },
      {
        says: 'must',
        what: {
          en: 'protect the outlet under the kitchen sink by GFCI, under the 2023 code',
          es: 'proteger con GFCI el tomacorriente bajo el fregadero, con el código 2023',
        },
        words: 'under sink gfi cabinet gabinete',
      },
    ],
    words: {
      en: 'instant hot water dispenser under sink outlet circuit disposal dishwasher share insinkerator 750 watt 1300 watt dedicated split switched',
      es: 'dispensador de agua caliente instantánea bajo fregadero tarja enchufe circuito triturador lavaplatos compartir 750 watts 1300 watts',
    },
  },
  {
    id: 'threads-heat-strips-air-handler',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'What breakers and wire does an air handler with electric heat take: 5, 10, 15, 20 kW?',
      es: '¿Qué breakers y calibre lleva una manejadora con resistencias: 5, 10, 15, 20 kW?',
    },
    answer: {
      en: "Its plate decides; usual at 240 V with copper: 5 kW on 30 A with 10 AWG, 8 kW on 45 A with 6 AWG NM or 8 AWG at 75 °C, 10 kW on 60 A with 6 AWG, 15 kW on two circuits, 60 A with 6 AWG and 30 A with 10 AWG, 20 kW on two of 60 A with 6 AWG.\n\nThe sum is heater and blower amps times 1.25: 10 kW are 41.7 A, with a 2 A blower about 55 A. 6 AWG in NM is good for a marked MCA of up to 55 A. Elements over 48 A are split, so there are two circuits, or one large one with the maker's single-point kit. Breakers in the unit serve as its disconnect; without them, one in sight or a breaker that locks open. The condenser has its own circuit. At 208 V all is less.",
      es: 'Manda la placa; lo usual a 240 V con cobre: 5 kW en 30 A con 10 AWG, 8 kW en 45 A con 6 AWG NM u 8 AWG a 75 °C, 10 kW en 60 A con 6 AWG, 15 kW en dos circuitos, 60 A con 6 AWG y 30 A con 10 AWG, 20 kW en dos de 60 A con 6 AWG.\n\nLa cuenta es resistencia más soplador por 1.25: 10 kW son 41.7 A, con soplador de 2 A cerca de 55 A. El 6 AWG en NM sirve hasta un MCA de placa de 55 A. Lo que pasa de 48 A va dividido, por eso son dos circuitos, o uno grande con el kit de un punto del fabricante. Los breakers de la unidad sirven de desconectador; sin ellos, uno a la vista o un breaker que se trabe abierto. El condensador va en su propio circuito. A 208 V todo es menos.',
    },
    references: ['424.4(B)', '424.22', '424.19', '334.80', '110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'size wire and breaker of an air handler with electric heat by its plate (MCA and maximum breaker)',
          es: 'calcular cable y breaker de una manejadora con resistencias por su placa (MCA y breaker máximo)',
        },
        words: 'nameplate heat kit strips etiqueta',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a 10 kW heat kit at 240 V on a 50 A breaker',
          es: 'poner un kit de 10 kW a 240 V en un breaker de 50 A',
        },
        unless: { en: 'its plate names that breaker', es: 'su placa dé ese breaker' },
        words: 'smaller breaker 10kw strip',
      },
      {
        says: 'may',
        what: { en: 'feed a 10 kW heat kit with 6 AWG copper NM cable', es: 'alimentar un kit de 10 kW con cable NM de cobre 6 AWG' },
        if: { en: 'the marked MCA is 55 A or less', es: 'el MCA de placa es de 55 A o menos' },
        words: '6/2 romex 60 amp',
      },
      {
        says: 'may',
        what: {
          en: 'feed a 15 kW air handler with two circuits of 60 and 30 A',
          es: 'alimentar una manejadora de 15 kW con dos circuitos de 60 y 30 A',
        },
        if: { en: 'its plate gives two circuits of that size', es: 'su placa da dos circuitos de ese tamaño' },
        words: 'two breakers one air handler dos',
      },
    ],
    words: {
      en: 'air handler electric furnace heat strips heat kit 5kw 8kw 10kw 15kw 20kw breaker size wire two circuits 60 30 mca emergency heat',
      es: 'manejadora resistencias calefacción eléctrica kit 5kw 8kw 10kw 15kw 20kw breaker calibre dos circuitos 60 30 mca',
    },
  },
  {
    id: 'threads-holiday-light-outlets',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Outlets for Christmas lights: where, on which circuit, and how many strings?',
      es: 'Tomacorrientes para luces de Navidad: ¿dónde, en qué circuito y cuántas series?',
    },
    answer: {
      en: 'Put WR receptacles with GFCI and in-use covers under the eaves, on a 15 or 20 A circuit with a wall switch or timer. A 20 A circuit carries 1920 W for hours (80%), a 15 A one 1440 W; the box of the strings tells how many join end to end.\n\nA string of 100 old mini lights takes about 40 W, of LED 5 to 7 W; thin strings stop at 210 W in a row, mostly 5 old ones or 30 to 40 of LED. Outlets under the eaves are extra: the required front and back ones stay within 6-1/2 ft of grade. No dimmer on an outlet. Holiday wiring comes down after 90 days; use listed outdoor strings, no cords through doors or windows.',
      es: 'Ponga tomacorrientes WR con GFCI y tapa in-use bajo los aleros, en un circuito de 15 o 20 A con apagador o timer. Uno de 20 A aguanta 1920 W por horas (80%), uno de 15 A 1440 W; la caja de las series dice cuántas se unen en fila.\n\nUna serie de 100 foquitos viejos toma unos 40 W, de LED de 5 a 7 W; las delgadas paran en 210 W en fila, casi siempre 5 viejas o de 30 a 40 de LED. Los de los aleros son extra: los exigidos al frente y atrás siguen a no más de 6-1/2 ft del suelo. Nada de dimmer en un tomacorriente. Lo navideño se quita a los 90 días; use series listadas para exterior, sin cordones por puertas ni ventanas.',
    },
    references: ['210.8(A)(3)', '210.52(E)(1)', '590.3(B)', '406.9(B)', '404.14(E)', '400.12'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put GFCI on eave outlets for Christmas lights',
          es: 'poner GFCI en los tomacorrientes del alero para luces de Navidad',
        },
        words: 'soffit high roof gfi sofito alto',
      },
      {
        says: 'may',
        what: {
          en: 'control eave outlets for Christmas lights by a wall switch or timer',
          es: 'controlar con apagador o timer los tomacorrientes del alero para luces de Navidad',
        },
        words: 'switched soffit outlet photocell fotocelda',
      },
      {
        says: 'must-not',
        what: {
          en: 'join more Christmas light strings end to end than their box says',
          es: 'unir en fila más series de Navidad de las que dice su caja',
        },
        words: 'too many strings fuse connect cuántas',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave temporary wiring for Christmas lights up longer than 90 days',
          es: 'dejar más de 90 días la instalación temporal de luces de Navidad',
        },
        words: 'all year permanent todo el año',
      },
    ],
    words: {
      en: 'christmas lights holiday lights outlet soffit eave switched timer how many strings one circuit plug watts led gfci',
      es: 'luces de navidad navideñas series contacto alero sofito apagador timer cuántas series un circuito watts led gfci',
    },
  },
  {
    id: 'threads-roof-deicing-cable',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'What circuit and outlet does a roof or gutter heat cable need?',
      es: '¿Qué circuito y tomacorriente lleva un cable calefactor de techo o canaleta?',
    },
    answer: {
      en: "A circuit of its own, sized at 125% of the cable's load, with ground-fault protection of equipment (about 30 mA). A plug-in cable on an ordinary outdoor outlet gets GFCI (5 mA).\n\nAt 5 W a foot, 240 ft are 1200 W: 10 A, so 15 A. Self-regulating cable draws more when cold: its sheet gives the longest run per breaker. An outlet under the eaves that nobody reaches and that feeds only this, on its own circuit, may go with the 30 mA kind alone. Long old cable trips GFCI when wet: replace it, do not bypass. Switch with a light inside, or its plug, turns it off. No extension cord; roof kinds as the sheet says.",
      es: 'Un circuito propio, al 125% de la carga del cable, con protección de falla a tierra de equipo (unos 30 mA). Un cable de enchufe en un tomacorriente exterior común lleva GFCI (5 mA).\n\nA 5 W por pie, 240 ft son 1200 W: 10 A, o sea 15 A. El autorregulable toma más en frío: su instructivo da el largo máximo por breaker. Un tomacorriente bajo el alero que nadie alcanza y que solo da esto, en su propio circuito, puede ir solo con el de 30 mA. El cable largo y viejo dispara el GFCI al mojarse: cámbielo, no lo puentee. Se apaga con un apagador con foquito adentro o con su clavija. Sin extensión; tipos de techo según el instructivo.',
    },
    references: ['426.4', '426.28', '426.50', '210.8(A)(3)', '110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'size the circuit of a roof heat cable at 125% of its load',
          es: 'calcular el circuito de un cable calefactor de techo al 125% de su carga',
        },
        words: 'continuous breaker size deicing',
      },
      {
        says: 'need-not',
        what: {
          en: 'put personnel GFCI on an eave outlet for roof heat cable',
          es: 'poner GFCI de personas en un tomacorriente de alero para cable calefactor',
        },
        if: {
          en: 'it is not readily accessible, on a circuit only for deicing, and has ground-fault protection of equipment',
          es: 'no es fácilmente accesible, va en un circuito solo para deshielo y tiene protección de falla a tierra de equipo',
        },
        words: 'gfi soffit gfpe 30 ma',
      },
      {
        says: 'must',
        what: {
          en: 'put GFCI on an ordinary outdoor outlet that a gutter heat cable is plugged into',
          es: 'poner GFCI en un tomacorriente exterior común donde se enchufa un cable de canaleta',
        },
        words: 'plug in heat tape gfi',
      },
      {
        says: 'must-not',
        what: {
          en: 'plug a roof heat cable into an extension cord',
          es: 'enchufar un cable calefactor de techo en una extensión',
        },
        words: 'cord reach alargador',
      },
    ],
    words: {
      en: 'roof heat cable gutter heat tape deicing ice dam circuit outlet gfci gfpe 30 ma trips breaker size self regulating soffit',
      es: 'cable calefactor techo canaleta deshielo hielo circuito tomacorriente gfci gfpe 30 ma dispara breaker autorregulable alero',
    },
  },
  {
    id: 'threads-floor-heat-mat',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'What circuit does an electric floor heating mat need?',
      es: '¿Qué circuito lleva una malla de piso radiante eléctrico?',
    },
    answer: {
      en: 'By its amps at 125%: up to 12 A on 15 A with 14 AWG, up to 16 A on 20 A with 12 AWG, but most thermostats stop at 15 A. At the usual 12 W per ft² that is 120 ft² on a 15 A circuit at 120 V, 240 ft² at 240 V.\n\nGFCI is required in bathrooms and kitchens, and for cables and panels under floor coverings in any room; most floor thermostats have it built in, and one is enough. A small mat may share a lighting circuit if it takes at most half of it. Match volts to the circuit. Never cut or overlap the heating wire; measure ohms before, during and after tiling. Floor sensor in its own tube; nothing under cabinets, tub or toilet.',
      es: 'Por sus amperes al 125%: hasta 12 A en 15 A con 14 AWG, hasta 16 A en 20 A con 12 AWG, pero casi todo termostato para en 15 A. Con los usuales 12 W por ft² son 120 ft² en un circuito de 15 A a 120 V, 240 ft² a 240 V.\n\nEl GFCI se exige en baños y cocinas, y en cables y paneles bajo el acabado del piso en cualquier cuarto; casi todo termostato de piso lo trae, y con uno basta. Una malla chica puede compartir un circuito de luces si toma cuando mucho la mitad. Que los volts coincidan. Nunca corte ni encime el hilo calefactor; mida ohms antes, durante y después de poner el piso. Sensor en su propio tubo; nada bajo gabinetes, tina o inodoro.',
    },
    references: ['424.4(B)', '424.44', '424.45', '424.99(B)(5)', '210.23(B)', '110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'protect by GFCI an electric floor mat in a bathroom or kitchen, or under the floor covering of any room',
          es: 'proteger con GFCI una malla de piso eléctrica en baño o cocina, o bajo el acabado de piso de cualquier cuarto',
        },
        words: 'heated tile floor thermostat gfi',
      },
      {
        says: 'need-not',
        what: {
          en: 'give an electric floor mat a circuit of its own',
          es: 'dar circuito propio a una malla de piso eléctrica',
        },
        unless: {
          en: 'its instructions ask for one or it takes over half of a shared circuit',
          es: 'su instructivo lo pida o tome más de la mitad de un circuito compartido',
        },
        words: 'dedicated share bathroom lights',
      },
      {
        says: 'must-not',
        what: { en: 'cut the heating wire of a floor mat to fit', es: 'cortar el hilo calefactor de una malla para ajustarla' },
        words: 'shorten trim red wire recortar',
      },
      {
        says: 'must-not',
        what: { en: 'put more than 12 A of floor heat on a 15 A circuit', es: 'poner más de 12 A de piso radiante en un circuito de 15 A' },
        words: '125 percent continuous overload',
      },
    ],
    words: {
      en: 'electric floor heat mat heated tile radiant circuit breaker size thermostat gfci 120 240 square feet bathroom dedicated',
      es: 'piso radiante eléctrico malla calefacción de piso circuito breaker termostato gfci 120 240 pies cuadrados baño',
    },
  },
  {
    id: 'threads-patio-string-lights',
    area: 'code',
    grade: 'V1',
    title: { en: 'May patio string lights stay up all year?', es: '¿Pueden quedarse todo el año las series de luces del patio?' },
    answer: {
      en: 'Yes, if the string is listed for permanent outdoor use and plugs into a fixed GFCI outlet with an in-use cover; a holiday string or an extension cord comes down within 90 days.\n\nHang them from a steel guide wire between posts or the house, not by their cord, and not from tree to tree: trees may not hold overhead wires. No cord through a door, window or wall: set a switched outlet where the string starts. Hardwired festoon wire is 12 AWG or larger unless a messenger carries it, and past 40 ft it needs a messenger. Dim them only with a dimmer listed for the string. Over a pool the heights of 680.22 apply. On plug-in strings inspectors differ: some count the wiring only.',
      es: 'Sí, si la serie está listada para uso exterior permanente y se enchufa en un GFCI fijo con tapa in-use; una serie navideña o una extensión se quita a los 90 días.\n\nCuélguelas de un cable guía de acero entre postes o la casa, no de su cordón ni de árbol a árbol: los árboles no pueden sostener cables aéreos. Nada de cordón por puerta, ventana o pared: ponga un tomacorriente con apagador donde empieza la serie. El cable festón fijo va de 12 AWG o más, salvo que lo lleve un mensajero, y pasando de 40 ft pide mensajero. Atenúe solo con dimmer listado para la serie. Sobre una alberca valen las alturas de 680.22. En series de enchufe los inspectores difieren: unos solo cuentan la instalación.',
    },
    references: ['590.3(B)', '225.6(B)', '225.26', '400.12', '406.9(B)', '680.22(B)'],
    claims: [
      {
        says: 'may',
        what: { en: 'leave patio string lights up all year', es: 'dejar todo el año las series de luces del patio' },
        if: {
          en: 'they are listed for permanent outdoor use and plug into a fixed GFCI outlet',
          es: 'están listadas para uso exterior permanente y se enchufan en un GFCI fijo',
        },
        words: 'permanent bistro cafe lights permanente',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed patio string lights for good by an extension cord',
          es: 'alimentar para siempre las series del patio con una extensión',
        },
        words: 'permanent extension along wall',
      },
      {
        says: 'must-not',
        what: {
          en: 'string overhead wires of patio lights from tree to tree',
          es: 'tender de árbol a árbol los cables aéreos de luces del patio',
        },
        words: 'trees hang support colgar árboles',
      },
      {
        says: 'must',
        what: {
          en: 'carry hardwired festoon spans of more than 40 ft on a messenger wire',
          es: 'llevar con mensajero los tramos de festón fijo de más de 40 ft',
        },
        words: 'guide wire steel cable guía',
      },
    ],
    words: {
      en: 'patio string lights bistro cafe edison festoon permanent all year outlet switch guide wire trees pergola hang outdoor',
      es: 'series luces patio guirnalda focos edison festón permanente todo el año contacto apagador cable guía árboles pérgola colgar',
    },
  },
  {
    id: 'threads-gas-meter-distance',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'How far from a gas meter or propane tank must an outlet, panel or AC unit be?',
      es: '¿A qué distancia de un medidor de gas o tanque de propano va un tomacorriente, caja o aire?',
    },
    answer: {
      en: "Usually 3 ft from the regulator vent of a gas meter, and 10 ft from the filling point and vent valve of a propane tank filled in place (5 ft from the relief valve of a small exchanged cylinder). The NEC gives no such distance.\n\nIt comes from the gas company, the fuel gas code and NFPA 58, for whatever may spark: meter, panel, switch, outlet, AC unit, generator. Companies differ: some measure from the whole meter set, some ask more, so get their sheet before you set anything. Often the vent can be piped away. The NEC does keep a panel's working space clear: a gas meter may not stand in its 30 in. of width and 3 ft of depth.",
      es: 'Por lo común a 3 ft de la ventila del regulador de un medidor de gas, y a 10 ft de la boca de llenado y la válvula de venteo de un tanque de propano que se llena ahí (5 ft de la válvula de alivio de un cilindro chico de cambio). El NEC no da esa distancia.\n\nViene de la compañía de gas, del código de gas y de NFPA 58, para todo lo que pueda dar chispa: medidor, caja de breakers, apagador, tomacorriente, aire, planta. Las compañías difieren: unas miden desde todo el medidor, otras piden más; consiga su hoja antes de montar nada. Muchas veces se puede llevar la ventila a otro lado con tubo. El NEC sí cuida el espacio frente a la caja: un medidor de gas no puede estar en sus 30 in. de ancho y 3 ft de fondo.',
    },
    references: ['110.26(A)', '110.26(B)'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'the NEC sets a distance between an outlet or panel and a gas meter',
          es: 'el NEC fija una distancia entre un tomacorriente o caja y un medidor de gas',
        },
        words: 'code section electrical article 3 feet',
      },
      {
        says: 'must',
        what: {
          en: "keep panels, switches and outlets 3 ft from a gas regulator's vent",
          es: 'dejar cajas, apagadores y tomacorrientes a 3 ft de la ventila de un regulador de gas',
        },
        if: { en: 'the gas company or gas code asks for it, as most do', es: 'la compañía o el código de gas lo pide, como casi todos' },
        words: 'close next to gas meter cerca',
      },
      {
        says: 'must-not',
        what: {
          en: "put a gas meter in a panel's working space",
          es: 'poner un medidor de gas en el espacio de trabajo de una caja de breakers',
        },
        words: 'under below in front abajo enfrente',
      },
      {
        says: 'must',
        what: {
          en: 'keep an AC unit 10 ft from the filling point of a propane tank filled in place',
          es: 'dejar un aire a 10 ft de la boca de llenado de un tanque de propano que se llena ahí',
        },
        words: 'lp tank condenser generator source of ignition',
      },
    ],
    words: {
      en: 'gas meter distance outlet receptacle panel disconnect ac condenser generator clearance 3 feet regulator vent propane tank 10 feet ignition source',
      es: 'medidor de gas distancia contacto tomacorriente caja desconectador aire planta 3 pies regulador ventila tanque propano 10 pies chispa',
    },
  },
  {
    id: 'threads-gas-and-electric-trench',
    area: 'code',
    grade: 'V2',
    title: { en: 'Can gas and electric lines share one trench?', es: '¿Gas y electricidad pueden ir en la misma zanja?' },
    answer: {
      en: "Yes, as far as the NEC goes: it sets no distance between your own buried power and gas lines. Keep 12 in. of earth between them all the same; utilities and local rules often ask for that, some for 24 in., and a few forbid it.\n\nAsk gas company and inspector before you dig, and call 811. Put the power in PVC or RMC rather than bare cable, each at its own depth, with warning tape above, and lay the tracer wire of plastic gas pipe with the gas, never tied to the ground wire. The utilities' own lines follow their drawings. Water in the trench the NEC allows too. Metal gas pipe is never a grounding electrode.",
      es: 'Sí, por lo que toca al NEC: no fija distancia entre sus propias líneas enterradas de luz y gas. Deje de todos modos 12 in. de tierra entre ellas; compañías y reglas locales lo piden seguido, unas 24 in., y unas pocas lo prohíben.\n\nPregunte a la compañía de gas y al inspector antes de excavar, y llame al 811. Ponga la luz en PVC o RMC y no en cable directo, cada cosa a su profundidad, con cinta de aviso arriba, y el alambre trazador del tubo plástico con el gas, nunca unido a la tierra. Las líneas de las compañías siguen sus planos. El agua en la zanja el NEC también la deja. Un tubo metálico de gas nunca es electrodo.',
    },
    references: ['300.5', '250.52(B)', '300.8'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'bury your own power and gas lines in one trench',
          es: 'enterrar en una zanja sus propias líneas de luz y gas',
        },
        if: { en: 'gas company and local rules allow it', es: 'la compañía de gas y las reglas locales lo permiten' },
        words: 'same ditch together share misma zanja',
      },
      {
        says: 'is-not',
        what: {
          en: 'the NEC sets a distance between buried power and gas lines',
          es: 'el NEC fija una distancia entre líneas enterradas de luz y gas',
        },
        words: 'separation code inches 12 24',
      },
      {
        says: 'must-not',
        what: {
          en: 'tie the tracer wire of a gas pipe to the ground wire of the circuit',
          es: 'unir el alambre trazador de un tubo de gas a la tierra del circuito',
        },
        words: 'yellow wire locate trazador amarillo',
      },
    ],
    words: {
      en: 'gas and electric same trench share ditch joint separation 12 inches 24 inches propane line conduit water pipe generator pool heater',
      es: 'gas y luz misma zanja compartir separación 12 pulgadas 24 pulgadas propano tubo agua planta alberca',
    },
  },
  {
    id: 'threads-float-switch',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I wire a float switch to a pump?',
      es: '¿Cómo se conecta un flotador (switch de nivel) a la bomba?',
    },
    answer: {
      en: "In series with the hot: to empty a sump, a float that closes when the water rises (pump-down, normally open); to fill a tank, one that closes when it falls (pump-up, normally closed). Neutral and ground go straight to the pump.\n\nIf the pump draws more than the float's rating in amps or hp, or is three-phase, the float works only a contactor's coil. On 240 V it may open one hot; the disconnect opens both. Cistern to roof tank: one float in the tank that stops it full, one in the cistern that stops it dry, in series. A piggyback plug just stacks. Splices above flood level in a box, or listed for wet places; GFCI; the metal pump is grounded.",
      es: 'En serie con el vivo: para vaciar un pozo, un flotador que cierra cuando sube el agua (pump-down, normalmente abierto); para llenar un tanque, uno que cierra cuando baja (pump-up, normalmente cerrado). Neutro y tierra van directo a la bomba.\n\nSi la bomba pasa de los amperes o hp del flotador, o es trifásica, el flotador mueve solo la bobina de un contactor. A 240 V puede abrir un solo vivo; el desconectador abre los dos. De cisterna a tinaco: un flotador en el tinaco que la para al llenarse y uno en la cisterna que la para sin agua, en serie. El de clavija (piggyback) solo se encima. Empalmes sobre el nivel de agua en caja, o listados para mojado; GFCI; la bomba metálica, aterrizada.',
    },
    references: ['430.84', '430.103', '430.83', '210.8(D)', '110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put a float switch in the hot of the pump and not in its neutral',
          es: 'poner el flotador en el vivo de la bomba y no en el neutro',
        },
        words: 'white wire break blanco',
      },
      {
        says: 'must',
        what: {
          en: "use a contactor where a pump draws more than the float switch's rating",
          es: 'usar un contactor si la bomba pasa de la capacidad del flotador',
        },
        words: 'big pump relay 240 three phase',
      },
      {
        says: 'is',
        what: {
          en: 'a normally open float empties a sump and a normally closed one fills a tank',
          es: 'un flotador normalmente abierto vacía un pozo y uno normalmente cerrado llena un tanque',
        },
        words: 'no nc pump up pump down cisterna tinaco',
      },
      {
        says: 'may',
        what: {
          en: 'open only one hot of a 240 V pump with a float switch',
          es: 'abrir con el flotador solo un vivo de una bomba de 240 V',
        },
        if: { en: 'the disconnect opens both hots', es: 'el desconectador abre los dos vivos' },
        words: 'single pole 240 one leg',
      },
    ],
    words: {
      en: 'float switch wire pump sump cistern tank normally open closed pump up down piggyback contactor 240 well tank level control',
      es: 'flotador switch de nivel bomba cisterna tinaco pozo conectar normalmente abierto cerrado contactor 220 electronivel pera',
    },
  },
  {
    id: 'threads-water-heater-timer',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I wire a 240 V timer on an electric water heater?',
      es: '¿Cómo se conecta un timer de 240 V en un calentador de agua eléctrico?',
    },
    answer: {
      en: 'Breaker off and proved dead, both hots from the breaker go to the LINE screws of a two-pole 240 V timer (1 and 3 on the common Intermatic), both hots to the heater on LOAD (2 and 4), all grounds to the green screw. No neutral is needed.\n\nThe clock motor stays on the LINE side; if it runs only while the heater is on, line and load are swapped. The timer carries 30 A or more at 240 V, mostly 40 A; a 120 V one burns out. Copper 10 AWG on the 30 A breaker; mark a white used as hot. The timer is no disconnect for work: use the breaker, locked. A heat pump or tankless heater has its own program: no timer.',
      es: 'Breaker abajo y comprobado sin voltaje, los dos vivos del breaker van a los tornillos LINE de un timer de 240 V de dos polos (1 y 3 en el Intermatic común), los dos vivos al calentador en LOAD (2 y 4), todas las tierras al tornillo verde. No hace falta neutro.\n\nEl motor del reloj queda del lado LINE; si solo camina con el calentador prendido, están cambiados línea y carga. El timer aguanta 30 A o más a 240 V, casi siempre 40 A; uno de 120 V se quema. Cobre 10 AWG en el breaker de 30 A; marque el blanco usado como vivo. El timer no sirve de desconectador para trabajar: use el breaker, con candado. Uno de bomba de calor o de paso trae su programa: sin timer.',
    },
    references: ['422.13', '422.31(B)', '200.7(C)', '110.3(B)', '404.5'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'run a neutral to a 240 V water heater timer',
          es: 'llevar neutro a un timer de calentador de agua de 240 V',
        },
        words: 'white neutral terminal a intermatic t104',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a 120 V timer on a 240 V water heater',
          es: 'poner un timer de 120 V en un calentador de agua de 240 V',
        },
        words: 't101 wrong voltage quema',
      },
      {
        says: 'must',
        what: {
          en: 'use a timer rated at least 30 A at 240 V on a water heater of a 30 A circuit',
          es: 'usar un timer de 30 A o más a 240 V en un calentador con circuito de 30 A',
        },
        words: '40 amp rating switch capacidad',
      },
      {
        says: 'must-not',
        what: {
          en: 'rely on a water heater timer in place of the locked breaker for work on the heater',
          es: 'confiar en el timer en lugar del breaker con candado para trabajar en el calentador',
        },
        words: 'disconnect off safe apagado',
      },
    ],
    words: {
      en: 'water heater timer intermatic t104 wh40 wire 240 volt line load terminals 1 2 3 4 neutral clock time switch',
      es: 'timer reloj calentador de agua boiler eléctrico intermatic t104 wh40 conectar 240 línea carga bornes 1 2 3 4 neutro',
    },
  },
  {
    id: 'threads-wire-nut-how-many',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How many wires go under a wire nut, and do I twist them first?',
      es: '¿Cuántos alambres van en un wire nut y se trenzan antes?',
    },
    answer: {
      en: "Only the numbers and sizes that the nut's box lists, no fewer and no more; twisting them first is allowed but not needed, the nut twists them. UL tests them without.\n\nStrip to the length given, hold the ends even, stranded a little ahead of solid. Turn clockwise until the insulated wires start to twist, then tug each one; no copper may show below. Too many wires: two nuts with a jumper between, a larger nut, or a lever connector of that many ports. Cut twisted old ends straight before reuse. Tape is not needed. Aluminum only in connectors listed for it.",
      es: 'Solo los números y calibres que dice la caja del wire nut, ni menos ni más; trenzarlos antes se permite pero no hace falta, el wire nut los trenza. UL los prueba sin trenzar.\n\nPele el largo indicado, puntas parejas, el cable de hilos un poco adelante del sólido. Gire a la derecha hasta que empiecen a torcerse los alambres con forro y luego jale cada uno; no debe verse cobre abajo. Si son muchos: dos wire nuts con un puente entre ellos, uno más grande, o un conector de palanca de esas entradas. Corte derechas las puntas ya torcidas antes de usarlas de nuevo. La cinta no hace falta. Aluminio solo en conectores listados para eso.',
    },
    references: ['110.14(B)', '110.3(B)'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'twist the wires before putting on a wire nut',
          es: 'trenzar los alambres antes de poner un wire nut',
        },
        unless: { en: 'its instructions ask for it', es: 'su instructivo lo pida' },
        words: 'pretwist pre-twist pliers pinzas torcer',
      },
      {
        says: 'may',
        what: { en: 'twist the wires before putting on a wire nut', es: 'trenzar los alambres antes de poner un wire nut' },
        unless: { en: 'its instructions forbid it', es: 'su instructivo lo prohíba' },
        words: 'pretwist ok allowed torcer permitido',
      },
      {
        says: 'must-not',
        what: {
          en: 'put more wires under a wire nut than its box lists',
          es: 'meter en un wire nut más alambres de los que dice su caja',
        },
        words: 'too many 5 six overfill demasiados',
      },
      {
        says: 'may',
        what: {
          en: 'split a large splice in two wire nuts with a jumper between them',
          es: 'partir un empalme grande en dos wire nuts con un puente entre ellos',
        },
        words: 'too many wires pigtail jumper',
      },
    ],
    words: {
      en: 'wire nut how many wires pretwist twist first red yellow tan 4 12 gauge 5 wires stranded solid lineman pliers splice',
      es: 'wire nut conector de rosca capuchón cuántos alambres trenzar torcer antes rojo amarillo 4 del 12 empalme sólido hilos',
    },
  },
  {
    id: 'threads-top-plate-fireblock',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Do the holes in top and bottom plates have to be filled (fireblocked) after I run Romex?',
      es: '¿Hay que tapar (fireblock) los hoyos de las soleras de arriba y abajo después de pasar Romex?',
    },
    answer: {
      en: "Yes, at ceiling and floor level, by the building code (IRC R302.11), not by the NEC: the gap around each cable gets an approved material, such as fireblock foam, caulk or mineral wool. Holes from stud to stud within a wall don't, unless your town asks for it.\n\nPlain insulating foam is often refused: ask which product, and leave an empty can or tube for the inspector. Rated walls, as between townhouses, want a listed firestop system instead. More than two Romex in one hole that gets sealed are derated as a bundle (334.80), so drill more holes. Who seals is a matter of contract: settle it before the framing inspection.",
      es: 'Sí, a nivel de techo y piso, por el código de construcción (IRC R302.11), no por el NEC: el hueco alrededor de cada cable lleva un material aprobado, como espuma fireblock, sellador o lana mineral. Los hoyos de montante a montante en una pared no, salvo que su ciudad lo pida.\n\nLa espuma aislante común la rechazan seguido: pregunte qué producto, y deje la lata o tubo vacío para el inspector. Muros con clasificación, como entre townhouses, piden un sistema firestop listado. Más de dos Romex en un hoyo que se sella se reducen como grupo (334.80): haga más hoyos. Quién sella es cosa del contrato: déjelo claro antes de la inspección de estructura.',
    },
    references: ['300.21', '334.80'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'fill the gaps around cables in top and bottom plates with an approved material',
          es: 'tapar con material aprobado los huecos de cables en soleras de arriba y abajo',
        },
        if: { en: 'the building code there is the IRC or one like it', es: 'el código de construcción del lugar es el IRC o parecido' },
        words: 'seal holes foam caulk attic sellar',
      },
      {
        says: 'need-not',
        what: {
          en: 'fill the holes that cables take from stud to stud in a wall',
          es: 'tapar los hoyos de cables de montante a montante en una pared',
        },
        unless: { en: 'a local rule asks for it', es: 'una regla local lo pida' },
        words: 'horizontal studs sideways horizontales',
      },
      {
        says: 'is-not',
        what: {
          en: 'the NEC is what asks for fireblocking of plates in a house',
          es: 'el NEC es el que pide fireblock en las soleras de una casa',
        },
        words: 'electrical code section article',
      },
      {
        says: 'must',
        what: {
          en: 'derate more than two NM cables in one hole that is sealed',
          es: 'reducir la capacidad de más de dos cables NM en un hoyo que se sella',
        },
        words: 'bundle foam ampacity ajuste',
      },
    ],
    words: {
      en: 'fireblock fire block foam caulk holes top plate bottom plate romex penetration seal attic draft stop rough in inspection studs',
      es: 'fireblock espuma sellador hoyos solera placa romex tapar sellar ático inspección montantes pasadas',
    },
  },
  {
    id: 'threads-backup-loads-panel',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'What is a critical-loads (backup) panel, and how is it wired?',
      es: '¿Qué es una caja de cargas críticas (respaldo) y cómo se conecta?',
    },
    answer: {
      en: "A subpanel with only the circuits that must stay on in an outage, fed through a transfer switch or a battery's inverter that joins it to the utility or to the backup source, never to both. In it neutral and ground stay apart.\n\nEach circuit moves whole, hot and neutral together; cables too short are spliced in a box or in the old panel. Usual: fridge, freezer, lights, furnace, well or sump pump, internet, garage door; not range, dryer, AC or car unless the source carries them. By hand you choose what runs; an automatic switch needs a source for all of it, or load shedding. From a single 120 V inverter no shared-neutral circuits. Label both panels.",
      es: 'Un subpanel con solo los circuitos que deben seguir en un apagón, alimentado por un transfer o por el inversor de una batería que lo une a la compañía o al respaldo, nunca a los dos. En él neutro y tierra van separados.\n\nCada circuito se muda entero, vivo y neutro juntos; el cable que no alcanza se empalma en una caja o en la caja vieja. Lo usual: refri, congelador, luces, calefacción, bomba de pozo o sumidero, internet, portón; no estufa, secadora, aire ni auto, salvo que la fuente aguante. A mano usted escoge qué prende; un transfer automático pide fuente para todo, o desconexión de cargas. De un inversor de solo 120 V, ningún circuito de neutro compartido. Rotule las dos cajas.',
    },
    references: ['702.4', '702.5', '250.142(B)', '200.4', '710.15(C)', '312.8'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'feed a critical-loads panel through transfer equipment that never joins utility and backup',
          es: 'alimentar la caja de cargas críticas por un transfer que nunca junte compañía y respaldo',
        },
        unless: {
          en: 'it is a listed inverter or system made to work in parallel with the utility',
          es: 'sea un inversor o sistema listado para trabajar en paralelo con la compañía',
        },
        words: 'backfeed both sources generator battery',
      },
      {
        says: 'must-not',
        what: {
          en: 'join neutral and ground in a critical-loads panel',
          es: 'juntar neutro y tierra en la caja de cargas críticas',
        },
        words: 'bond screw subpanel puente',
      },
      {
        says: 'must',
        what: {
          en: 'move the neutral of a circuit together with its hot to the critical-loads panel',
          es: 'mudar el neutro de un circuito junto con su vivo a la caja de cargas críticas',
        },
        words: 'leave white in main panel dejar',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed multiwire (shared-neutral) circuits from a single 120 V inverter',
          es: 'alimentar circuitos de neutro compartido con un inversor de solo 120 V',
        },
        words: 'mwbc both legs jumper',
      },
    ],
    words: {
      en: 'critical loads panel backup loads essential loads subpanel generator battery inverter powerwall transfer switch which circuits move',
      es: 'caja de cargas críticas respaldo esenciales subpanel planta batería inversor transfer cuáles circuitos mover apagón',
    },
  },
  {
    id: 'threads-outlet-on-concrete-wall',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I put an outlet on a concrete or block wall?',
      es: '¿Cómo pongo un tomacorriente en una pared de concreto o block?',
    },
    answer: {
      en: 'On the surface: a metal box and EMT or PVC fastened to the wall with masonry screws, THWN wire inside with a ground, down from the joists; or surface raceway in dry rooms. Romex may come along the joists and enter the top of the pipe through a fitting; metal pipe and box are grounded.\n\nBehind drywall on furring, keep cable 1-1/4 in. from the face of the strips or behind 1/16 in. steel; boxes 1-1/2 in. deep, or cut into the block. Romex may be fished in dry hollow block, never cast into concrete or mortar; outside walls in the ground are damp. Where walls get wet leave 1/4 in. of air behind metal boxes and pipe. Basement receptacles get GFCI. Drill with water or a vacuum: silica.',
      es: 'Por fuera: caja metálica y EMT o PVC sujetos con tornillos para concreto, alambre THWN adentro con tierra, bajando de las vigas; o canaleta en cuartos secos. El Romex puede venir por las vigas y entrar arriba al tubo con un conector; tubo y caja metálicos se aterrizan.\n\nTras tablaroca sobre tiras, deje el cable a 1-1/4 in. de la cara de las tiras o tras lámina de 1/16 in.; cajas de 1-1/2 in. de fondo, o metidas en el block. El Romex puede ir por huecos secos del block, nunca ahogado en concreto o mezcla; los muros contra tierra son húmedos. Donde la pared se moja deje 1/4 in. de aire tras cajas y tubo metálicos. Los tomacorrientes de sótano llevan GFCI. Taladre con agua o aspiradora: sílice.',
    },
    references: ['358.10', '334.15(C)', '300.4(D)', '334.10', '334.12(B)', '300.6(D)', '210.8(A)(5)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'run EMT or PVC on the surface of a concrete or block wall',
          es: 'llevar EMT o PVC por fuera de una pared de concreto o block',
        },
        words: 'conduit exposed tapcon basement tubo',
      },
      {
        says: 'must-not',
        what: { en: 'cast Romex (NM) into concrete or mortar', es: 'ahogar Romex (NM) en concreto o mezcla' },
        words: 'embed bury in slab chase ranura',
      },
      {
        says: 'may',
        what: {
          en: 'fish Romex (NM) through the hollow cells of a block wall',
          es: 'pasar Romex (NM) por los huecos de una pared de block',
        },
        if: { en: 'the block is dry, not against the ground', es: 'el block es seco, no contra la tierra' },
        words: 'cinder block inside cells huecos',
      },
      {
        says: 'must',
        what: {
          en: 'keep cable behind furring strips 1-1/4 in. from their face or behind steel',
          es: 'dejar el cable tras tiras de madera a 1-1/4 in. de su cara o tras lámina',
        },
        unless: { en: 'it is fished behind finished wall', es: 'se pase por detrás de pared terminada' },
        words: 'drywall nail plate furring',
      },
    ],
    words: {
      en: 'outlet on concrete wall block wall cinder basement surface mount box emt conduit tapcon furring romex brick receptacle install',
      es: 'tomacorriente contacto en pared de concreto block sótano por fuera caja emt tubo taquete tiras romex ladrillo instalar',
    },
  },
  {
    id: 'threads-transformer-480-to-208',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How do I protect and ground a 480 V to 208Y/120 V transformer: 45 or 75 kVA?',
      es: '¿Cómo se protege y aterriza un transformador de 480 V a 208Y/120 V: 45 o 75 kVA?',
    },
    answer: {
      en: '45 kVA (54 A primary, 125 A secondary): usually a 70 A primary breaker with 4 AWG copper, a 150 A secondary main with 1/0. 75 kVA (90 A, 208 A): 125 A with 1 AWG, and 250 A with 250 kcmil.\n\nWith secondary protection the primary may go to 250%, on wire to match. The secondary main is 125% or the next size, no larger than its wires carry, and indoors they are at most 10 or 25 ft by 240.21(C). Bond X0 to ground once, at the transformer or the first disconnect. Bonding jumpers and electrode conductor follow the secondary wires: copper 6 AWG for 1/0, 2 AWG for 250 kcmil. Disconnect in sight, or lockable with its place marked on the transformer. Keep its vents clear.',
      es: '45 kVA (54 A primario, 125 A secundario): por lo común breaker primario de 70 A con cobre 4 AWG y principal secundario de 150 A con 1/0. 75 kVA (90 A, 208 A): 125 A con 1 AWG, y 250 A con 250 kcmil.\n\nCon protección secundaria el primario puede llegar a 250%, con cable acorde. El principal secundario va al 125% o al tamaño siguiente, sin pasar de lo que aguantan sus cables, que adentro del edificio miden cuando mucho 10 o 25 ft según 240.21(C). Junte X0 con tierra una sola vez, en el transformador o en el primer desconectador. Puentes de unión y conductor al electrodo siguen a los cables secundarios: cobre 6 AWG con 1/0, 2 AWG con 250 kcmil. Desconectador a la vista, o que se trabe abierto y con su lugar marcado en el transformador. Ventilas libres.',
    },
    references: ['Table 450.3(B)', '240.21(C)', '250.30', '250.66', '250.102(C)', '450.14', '408.36(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put overcurrent protection on the secondary of a 480 V to 208Y/120 V transformer that feeds a panel',
          es: 'poner protección en el secundario de un transformador de 480 V a 208Y/120 V que alimenta una caja',
        },
        words: 'main breaker secondary primary only delta wye',
      },
      {
        says: 'may',
        what: {
          en: 'put a 45 kVA, 480 V transformer on a 70 A primary breaker',
          es: 'poner un transformador de 45 kVA y 480 V en un breaker primario de 70 A',
        },
        words: 'primary breaker size trips inrush',
      },
      {
        says: 'must-not',
        what: {
          en: 'bond X0 to ground both at the transformer and in the panel it feeds',
          es: 'unir X0 con tierra en el transformador y también en la caja que alimenta',
        },
        words: 'both places green screw dos lados',
      },
      {
        says: 'must-not',
        what: {
          en: 'use the next breaker size above the ampacity of transformer secondary conductors',
          es: 'usar el breaker siguiente arriba de lo que aguantan los cables del secundario',
        },
        words: 'round up 240.4(B) redondear',
      },
    ],
    words: {
      en: 'transformer 45 kva 75 kva 480 208 120 dry type primary secondary breaker wire size bonding jumper grounding electrode x0 panel',
      es: 'transformador 45 kva 75 kva 480 208 120 seco primario secundario breaker calibre puente de unión electrodo x0 caja',
    },
  },
  {
    id: 'threads-garage-heater-circuit',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'What breaker and wire does a 240 V garage heater take: 4, 5, 7.5 or 10 kW?',
      es: '¿Qué breaker y calibre lleva un calefactor de garaje de 240 V: 4, 5, 7.5 o 10 kW?',
    },
    answer: {
      en: 'Copper: 5000 W on 30 A with 10 AWG, 7500 W on 40 A with 8 AWG, 10,000 W on 60 A with 6 AWG; up to 3800 W on 20 A with 12 AWG. 4000 W is just over 20 A: 25 or 30 A with 10 AWG.\n\nThe sum: watts / 240 x 1.25, next breaker up, never above the maximum on the plate. Two hots and ground, no neutral unless the plate says 120/240 V. A circuit of its own; disconnect in sight, or a breaker that locks open, or a thermostat with an off that opens both hots if the fan motor is 1/8 hp or less. A plug-in heater on a garage receptacle gets GFCI (2020 on); on a hardwired one to 50 A inspectors read 210.8(F) of 2023 both ways. Keep its distances; check the load on the panel.',
      es: 'Cobre: 5000 W en 30 A con 10 AWG, 7500 W en 40 A con 8 AWG, 10,000 W en 60 A con 6 AWG; hasta 3800 W en 20 A con 12 AWG. 4000 W pasa apenas de 20 A: 25 o 30 A con 10 AWG.\n\nLa cuenta: watts / 240 x 1.25, el breaker siguiente, nunca más del máximo de placa. Dos vivos y tierra, sin neutro salvo que la placa diga 120/240 V. Circuito propio; desconectador a la vista, o breaker que se trabe abierto, o termostato con apagado que abra los dos vivos si el motor del soplador es de 1/8 hp o menos. Uno de clavija en tomacorriente de garaje lleva GFCI (desde 2020); en uno fijo hasta 50 A los inspectores leen 210.8(F) de 2023 de dos maneras. Respete sus distancias; revise la carga de la caja.',
    },
    references: ['424.4(B)', '424.19', '424.20', '210.8(A)(2)', '210.8(F)', '424.13', '240.4(D)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'put a 5000 W, 240 V heater on a 20 A circuit', es: 'poner un calefactor de 5000 W y 240 V en un circuito de 20 A' },
        words: '12 gauge 12/2 existing baseboard',
      },
      {
        says: 'may',
        what: {
          en: 'put a 5000 W, 240 V heater on a 30 A breaker with 10 AWG copper',
          es: 'poner un calefactor de 5000 W y 240 V en un breaker de 30 A con cobre 10 AWG',
        },
        words: 'dryer circuit 10/2 garage',
      },
      {
        says: 'must-not',
        what: { en: 'put a 7500 W, 240 V heater on a 30 A circuit', es: 'poner un calefactor de 7500 W y 240 V en un circuito de 30 A' },
        words: 'dryer outlet 10 gauge 7500',
      },
      {
        says: 'need-not',
        what: {
          en: 'run a neutral to a 240 V garage heater',
          es: 'llevar neutro a un calefactor de garaje de 240 V',
        },
        unless: { en: 'its plate says 120/240 V', es: 'su placa diga 120/240 V' },
        words: '10/3 three wire white blanco',
      },
    ],
    words: {
      en: 'garage heater 240 volt 5000 watt 7500 watt 10000 watt 4000 breaker wire size electric unit heater shop hardwire plug 6-30 6-50',
      es: 'calefactor de garaje 240 5000 watts 7500 watts 10000 watts 4000 breaker calibre calentón eléctrico taller fijo clavija 6-30 6-50',
    },
  },
  {
    id: 'threads-metal-tub-sink-siding-bond',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Do a metal tub, sink, counter, duct or siding have to be grounded?',
      es: '¿Una tina, fregadero, cubierta, ducto o fachada de metal se tiene que aterrizar?',
    },
    answer: {
      en: 'No, not for being metal: the NEC has metal water piping, gas piping, building steel and metal that wiring is likely to make live joined to ground. A metal tub or sink on plastic pipe is none of these, nor is siding by itself.\n\nA disposal, light or outlet fixed to such metal grounds it enough by its own ground wire; ducts get theirs from the furnace. Near pools and outdoor hot tubs metal within 5 ft is bonded, and a jetted tub has its own rules. Some building codes bond metal siding or roofing that electrical equipment sits on: ask. A tingle is a fault or stray voltage: keep off, breaker off, have it found; grounding the sink does not cure it.',
      es: 'No, no por ser de metal: el NEC une a tierra la tubería metálica de agua, la de gas, el acero del edificio y el metal que la instalación puede dejar vivo. Una tina o fregadero de metal en tubo plástico no es nada de eso, ni la fachada sola.\n\nUn triturador, luz o tomacorriente fijo en ese metal lo aterriza lo suficiente con su propio hilo de tierra; los ductos, con el de la calefacción. Cerca de albercas y jacuzzis exteriores se une el metal a 5 ft o menos, y la tina de hidromasaje tiene sus reglas. Unos códigos de construcción piden unir la fachada o techo de lámina donde va equipo eléctrico: pregunte. Si da toques hay una falla o voltaje suelto: no lo toque, breaker abajo, que la busquen; aterrizar el fregadero no la cura.',
    },
    references: ['250.104', '250.110', '680.26(B)(7)', '680.74'],
    claims: [
      {
        says: 'need-not',
        what: {
          en: 'ground a metal bathtub or sink on plastic pipe',
          es: 'aterrizar una tina o fregadero de metal en tubo plástico',
        },
        unless: {
          en: 'it is a jetted tub or metal that wiring is likely to make live',
          es: 'sea una tina de hidromasaje o metal que la instalación pueda dejar vivo',
        },
        words: 'bond cast iron stainless pex faucet llave',
      },
      {
        says: 'need-not',
        what: {
          en: 'ground metal siding or roofing of a house',
          es: 'aterrizar la fachada o el techo de lámina de una casa',
        },
        unless: {
          en: 'a building code asks for it, wiring is likely to make it live, or it stands within 5 ft of a pool',
          es: 'un código de construcción lo pida, la instalación pueda dejarlo vivo o quede a 5 ft o menos de una alberca',
        },
        words: 'aluminum siding metal roof lightning lámina',
      },
      {
        says: 'must',
        what: {
          en: 'bond metal water piping of a house to ground',
          es: 'unir a tierra la tubería metálica de agua de una casa',
        },
        unless: { en: 'it is only isolated pieces in plastic piping', es: 'sean solo tramos sueltos en tubería plástica' },
        words: 'copper pipes system cobre',
      },
      {
        says: 'must-not',
        what: {
          en: 'treat a tingle from a sink or tub by only grounding the metal',
          es: 'curar los toques de un fregadero o tina solo aterrizando el metal',
        },
        words: 'shock fix stray voltage',
      },
    ],
    words: {
      en: 'ground bond metal bathtub sink faucet cast iron stainless counter duct metal siding roof shower drain required',
      es: 'aterrizar unir tina bañera fregadero lavabo llave hierro acero inoxidable cubierta ducto fachada lámina techo obligatorio',
    },
  },
  {
    id: 'threads-ev-from-dryer-outlet',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'Can I charge an electric car from the dryer outlet?',
      es: '¿Puedo cargar un auto eléctrico del tomacorriente de la secadora?',
    },
    answer: {
      en: "Yes, at 24 A (5.8 kW) or less, from a grounded four-slot 14-30 on its 30 A circuit, with the dryer off that circuit. An old three-slot 10-30 has no ground: not for a car, though plugs for it are sold.\n\nUse the car maker's own 14-30 plug, which sets 24 A; no adapter from a 50 A cord, no extension cord, no cable through a door or wall. The code wants a circuit of its own for such a charger: plugging in by turns or a listed switch is accepted by some inspectors only. An outlet put in for the car gets GFCI. Cheap dryer outlets melt under hours of 24 A: fit a heavy-duty one, and stop if the plug gets hot.",
      es: 'Sí, a 24 A (5.8 kW) o menos, de un 14-30 de cuatro ranuras con tierra en su circuito de 30 A, con la secadora fuera de ese circuito. Un 10-30 viejo de tres ranuras no trae tierra: no es para auto, aunque vendan clavijas para él.\n\nUse la clavija 14-30 del fabricante del auto, que fija 24 A; nada de adaptador de un cordón de 50 A, ni extensión, ni cable por puerta o pared. El código quiere circuito propio para ese cargador: enchufar por turnos o con switch listado lo aceptan solo unos inspectores. Un tomacorriente puesto para el auto lleva GFCI. Los de secadora baratos se derriten con horas a 24 A: ponga uno de uso pesado y pare si la clavija se calienta.',
    },
    references: ['625.40', '625.41', '625.54', '250.140', '400.12'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'charge a car at 24 A from a four-slot 14-30 dryer outlet',
          es: 'cargar un auto a 24 A de un tomacorriente de secadora 14-30 de cuatro ranuras',
        },
        if: {
          en: 'it is grounded, on a 30 A circuit, and the dryer is off that circuit',
          es: 'tiene tierra, va en un circuito de 30 A y la secadora está fuera de ese circuito',
        },
        words: 'tesla mobile connector garage',
      },
      {
        says: 'must-not',
        what: {
          en: 'charge a car with more than 24 A from a 30 A dryer outlet',
          es: 'cargar un auto con más de 24 A de un tomacorriente de secadora de 30 A',
        },
        words: '32 amp 30 amp full adapter',
      },
      {
        says: 'must-not',
        what: {
          en: 'charge a car from a three-slot 10-30 dryer outlet',
          es: 'cargar un auto de un tomacorriente de secadora 10-30 de tres ranuras',
        },
        words: 'no ground old three prong tres patas',
      },
      {
        says: 'must-not',
        what: {
          en: 'run a car charging cable or extension cord from the dryer outlet through a door or wall',
          es: 'pasar el cable de carga o una extensión desde la secadora por una puerta o pared',
        },
        words: 'laundry room to garage lavandería',
      },
    ],
    words: {
      en: 'charge ev electric car tesla from dryer outlet 14-30 10-30 30 amp 24 amps adapter unplug dryer laundry garage',
      es: 'cargar auto eléctrico tesla de la secadora contacto 14-30 10-30 30 amperes 24 amperes adaptador desenchufar lavandería garaje',
    },
  },
  {
    id: 'threads-hot-tub-ground-rod',
    area: 'code',
    grade: 'V1',
    title: { en: 'Does a hot tub or pool need its own ground rod?', es: '¿El jacuzzi o la alberca necesita su propia varilla de tierra?' },
    answer: {
      en: "A hot tub or pool needs no ground rod. It takes an equipment ground run with its circuit, and bonding: 8 AWG solid copper that ties its metal parts, and where required the deck, to each other.\n\nA rod trips no breaker and doesn't level out voltage around the water; the bonding does that. An extra rod is allowed if it is tied to the equipment ground, never in place of it. A separate building with a panel has electrodes of its own; whether a spa panel on a post counts as such, ask the inspector.",
      es: 'Un jacuzzi o alberca no necesita varilla de tierra. Lleva tierra de equipos que va con su circuito, y unión: cobre sólido 8 AWG que junta sus partes de metal y, donde se pide, el piso alrededor.\n\nUna varilla no bota ningún breaker ni iguala el voltaje alrededor del agua; eso lo hace la unión. Se permite una varilla extra si va unida a la tierra de equipos, nunca en su lugar. Un edificio aparte con panel lleva sus electrodos; si un panel de spa en un poste cuenta como tal, pregunte al inspector.',
    },
    references: ['680.26', '250.54', '250.118'],
    claims: [
      {
        says: 'need-not',
        what: { en: 'drive a ground rod at a hot tub, spa or pool', es: 'clavar una varilla de tierra en un jacuzzi, spa o alberca' },
        words: 'jacuzzi spa panel disconnect own rod electrode by the tub varilla enterrar',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a ground rod at the tub in place of the equipment ground',
          es: 'usar una varilla junto a la tina en lugar de la tierra de equipos',
        },
        words: 'instead of ground wire no ground jacuzzi enough en vez',
      },
      {
        says: 'may',
        what: { en: 'add an extra ground rod at a hot tub or pool', es: 'agregar una varilla extra en un jacuzzi o alberca' },
        if: { en: 'it is tied to the equipment ground', es: 'va unida a la tierra de equipos' },
        words: 'auxiliary electrode leave existing',
      },
    ],
    words: {
      en: 'hot tub jacuzzi spa pool ground rod own drive outside tub disconnect electrode earth bonding',
      es: 'jacuzzi tina spa alberca varilla tierra propia clavar afuera desconectador electrodo unión',
    },
  },
  {
    id: 'threads-twelve-gauge-still-on-twenty',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'After derating, can #12 stay on 20 A: how many wires in a pipe or cables in a hole?',
      es: 'Después del ajuste, ¿el #12 sigue en 20 A: cuántos alambres en un tubo o cables en un agujero?',
    },
    answer: {
      en: "Up to nine current-carrying 12 AWG copper wires of 90 °C (THHN) stay good for 20 A: 4 to 6 have 80% of 30 A, or 24 A, 7 to 9 have 70%, or 21 A. From ten on it is 50%, 15 A.\n\nTwo full boats of 208Y/120 V, each with its own neutral and plain loads, are six: 20 A stays. Through one foamed or caulked hole, three 12-2 cables are six wires (24 A), four are eight (21 A), five are ten (15 A). 14 AWG stays good for 15 A up to nine too: 70% of 25 A is 17.5 A. Grounds don't count, nor does a neutral that carries only the unbalance. A place hotter than 86 °F lowers all this.",
      es: 'Hasta nueve conductores portadores de cobre 12 AWG de 90 °C (THHN) siguen buenos para 20 A: de 4 a 6 tienen 80% de 30 A, o sea 24 A; de 7 a 9, 70%, o 21 A. Desde diez es 50%, 15 A.\n\nDos circuitos completos de tres fases de 208Y/120 V, cada uno con su neutro y cargas comunes, son seis: quedan los 20 A. Por un barreno con espuma o sellador, tres cables 12-2 son seis alambres (24 A), cuatro son ocho (21 A), cinco son diez (15 A). El 14 AWG también sigue bueno para 15 A hasta nueve: 70% de 25 A son 17.5 A. Las tierras no cuentan, ni el neutro que lleva solo el desbalance. Un lugar a más de 86 °F baja todo esto.',
    },
    references: ['Table 310.15(C)(1)', '334.80', '240.4(D)'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'keep 20 A breakers on 12 AWG THHN with six, or up to nine, current-carrying wires in one conduit',
          es: 'dejar breakers de 20 A en 12 AWG THHN con seis, o hasta nueve, conductores portadores en un tubo',
        },
        if: { en: 'the place is not hotter than 86 °F', es: 'el lugar no pasa de 86 °F' },
        words: 'two full boats derate derating still #12 dos trifásicos completos neutro todavía seguir',
      },
      {
        says: 'must-not',
        what: {
          en: 'keep 20 A breakers on 12 AWG with ten or more current-carrying wires in one conduit',
          es: 'dejar breakers de 20 A en 12 AWG con diez o más conductores portadores en un tubo',
        },
        unless: { en: 'the conduit is 24 in. or shorter', es: 'el tubo mida 24 pulg. o menos' },
        words: 'twelve 12 wires derate 50 percent #12 muchos',
      },
      {
        says: 'may',
        what: {
          en: 'keep 20 A breakers on 3 or 4 12-2 cables (NM, romex) through one foamed or caulked hole',
          es: 'dejar breakers de 20 A en 3 o 4 cables 12-2 (NM, romex) por un barreno con espuma o sellador',
        },
        words: 'three four derating still top plate fire foam bundled together derate tres cuatro todavía juntos',
      },
      {
        says: 'must-not',
        what: {
          en: 'keep 20 A breakers on more than 4 12-2 cables (NM, romex) through one foamed or caulked hole',
          es: 'dejar breakers de 20 A en más de 4 cables 12-2 (NM, romex) por un barreno con espuma o sellador',
        },
        words: 'five six cables bundled top plate cinco seis juntos',
      },
    ],
    words: {
      en: 'after derating still 20 amp breaker 12 gauge thhn how many current carrying wires same conduit full boat six nine ten romex foam hole 80 percent 70 percent',
      es: 'después del ajuste todavía breaker de 20 calibre 12 thhn cuántos vivos mismo tubo seis nueve diez romex espuma agujero 80 por ciento 70 por ciento',
    },
  },
  {
    id: 'threads-box-reached-through-light-hole',
    area: 'code',
    grade: 'V1',
    title: {
      en: "Does a box reached through a recessed light's hole count as accessible?",
      es: '¿Cuenta como accesible la caja que se alcanza por el hoyo de un bote empotrado?',
    },
    answer: {
      en: "The recessed light's own splice box does: if it comes within reach when the light is taken out of its hole, without cutting the ceiling, it is accessible, with no attic above too.\n\nAnother junction box up there does not: since 2020 a recessed light may not serve as the access to a box that isn't part of the listed light. Put that one where a blank plate or access panel reaches it, or splice in the light's box if its label allows those cables.",
      es: 'La caja de empalmes del propio bote sí: si se alcanza al sacar el bote por su hoyo, sin cortar el techo, es accesible, aun sin ático arriba.\n\nOtra caja que esté ahí no: desde 2020 un bote empotrado no sirve de acceso a una caja que no es parte del bote listado. Póngala donde se alcance por una tapa ciega o registro, o empalme en la caja del bote si su etiqueta permite esos cables.',
    },
    references: ['314.29', '410.118'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'the splice box of a recessed light, reached by taking the light out of its hole, is accessible',
          es: 'la caja de empalmes de un bote empotrado, que se alcanza al sacar el bote por su hoyo, es accesible',
        },
        words: 'can wafer counts ok no attic access from below pass cajita lata foco cuenta pasa',
      },
      {
        says: 'must-not',
        what: {
          en: "reach another junction box, not part of the light, only through a recessed light's hole",
          es: 'alcanzar otra caja de empalme, que no es parte del bote, solo por el hoyo de un bote empotrado',
        },
        editions: ['2020', '2023', '2026'],
        words: 'separate octagon above wafer can access panel otra caja aparte',
      },
    ],
    words: {
      en: 'recessed can wafer light junction box accessible through hole opening no attic access pull light down reach splice box above ceiling',
      es: 'bote empotrado lata wafer caja de empalme accesible por el hoyo sin ático sacar el bote alcanzar cajita arriba del techo',
    },
  },
];
