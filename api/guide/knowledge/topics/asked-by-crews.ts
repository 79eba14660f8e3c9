// What Spanish-speaking and bilingual crews ask over and over: permits, first meters, tripping heaters and coolers, short or nicked wires.
import type { Topic } from '../knowledge.ts';

export const askedByCrewsTopics: readonly Topic[] = [
  {
    id: 'crews-who-pulls-the-permit',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Who pulls the electrical permit, the owner or the contractor, and what does it cost?',
      es: '¿Quién saca el permiso eléctrico, el dueño o el contratista, y cuánto cuesta?',
    },
    answer: {
      en: "Whoever does the work: on a hired job the licensed contractor; the owner only for his own home and his own work, where the city allows it. The owner's permit doesn't cover a hired worker without a license.\n\nWho signs for it answers for the work and its corrections, so a contractor who asks the owner to pull it mostly has no license. Tenants and landlords mostly can't. Each city has its own price list, on its website: often a base fee of 30 to 100 dollars plus so much per circuit, panel or service, and often double if work began without it.",
      es: 'Quien hace el trabajo: si es contratado, el contratista con licencia; el dueño solo para su propia casa y su propio trabajo, donde la ciudad lo deja. El permiso del dueño no ampara a un trabajador contratado sin licencia.\n\nQuien lo firma responde por el trabajo y sus correcciones; por eso el contratista que le pide al dueño sacarlo casi nunca tiene licencia. Inquilinos y dueños de casas de renta casi nunca pueden. Cada ciudad tiene su lista de precios en su página: muchas veces una base de 30 a 100 dólares y un tanto por circuito, panel o acometida, y a menudo el doble si se empezó sin él.',
    },
    references: ['90.4'],
    claims: [
      {
        says: 'may',
        what: { en: 'pull the electrical permit as the homeowner', es: 'sacar el permiso eléctrico como dueño de la casa' },
        if: {
          en: 'the local law allows it, you live there and you do the work yourself',
          es: 'la ley local lo permite, usted vive ahí y usted mismo hace el trabajo',
        },
        words: 'owner builder own name myself a mi nombre yo mismo',
      },
      {
        says: 'must-not',
        what: {
          en: "do the work for pay without a license under the homeowner's permit",
          es: 'hacer el trabajo cobrando y sin licencia con el permiso del dueño',
        },
        unless: { en: 'the local law asks for no license for that work', es: 'la ley local no pida licencia para ese trabajo' },
        words: 'owner pulls it unlicensed helper handyman cover cobrar ampara',
      },
      {
        says: 'must',
        what: {
          en: 'have the licensed contractor who does the work pull its permit',
          es: 'hacer que saque el permiso el contratista con licencia que hace el trabajo',
        },
        unless: {
          en: 'the owner does it himself in his own home and the local law allows that',
          es: 'el dueño lo haga él mismo en su casa y la ley local lo permita',
        },
        words: 'who applies hired company electrician responsible quien lo pide compañia',
      },
      {
        says: 'must-not',
        what: {
          en: 'pull the permit yourself as a tenant or landlord',
          es: 'sacar usted el permiso siendo inquilino o dueño de una casa de renta',
        },
        unless: { en: 'the local law allows it', es: 'la ley local lo permita' },
        words: 'rental renter unit rento apartamento',
      },
      {
        says: 'is-not',
        what: {
          en: 'an electrical permit costs the same in every city',
          es: 'un permiso eléctrico cuesta lo mismo en todas las ciudades',
        },
        words: 'fee price everywhere cuota precio igual',
      },
    ],
    words: {
      en: 'permit fee price cost who pays who applies owner builder homeowner contractor unlicensed under owners permit',
      es: 'permiso cuota precio cuánto cuesta quién paga quién lo saca dueño contratista sin licencia a nombre del dueño ciudad',
    },
  },
  {
    id: 'crews-first-meter-to-buy',
    area: 'tools',
    grade: 'V1',
    title: {
      en: 'Which meter should I buy first, and is a cheap one good enough?',
      es: '¿Qué tester me compro primero, y sirve uno barato?',
    },
    answer: {
      en: 'A digital multimeter rated CAT III 600 V with the mark of an independent lab (UL, ETL or CSA), best with LoZ and true RMS, and a pen tester beside it. A cheap one without that mark may do for batteries, not for a panel.\n\nOne that is not built for it can blow up in the hand on a surge, and its printed CAT means nothing without the mark. For a service or outdoors take CAT IV. Look for fused amp jacks and probes with the same CAT. Second buy: a clamp meter, which mostly reads volts too. The pen only warns; the meter proves dead.',
      es: 'Un multímetro digital CAT III 600 V con la marca de un laboratorio independiente (UL, ETL o CSA), de preferencia con LoZ y true RMS, y una pluma detectora al lado. Uno barato sin esa marca sirve para pilas, no para un panel.\n\nUno que no está hecho para eso puede tronar en la mano con un pico, y el CAT impreso no vale nada sin la marca. Para acometida o afuera, CAT IV. Busque fusibles en las entradas de amperes y puntas con el mismo CAT. Lo segundo: un gancho, que casi siempre también mide volts. La pluma solo avisa; el medidor comprueba.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'use a cheap meter without the mark of an independent lab on a panel',
          es: 'usar en un panel un tester barato sin la marca de un laboratorio independiente',
        },
        words: '20 dollar amazon no name harbor freight ul etl csa marca pirata',
      },
      {
        says: 'may',
        what: { en: 'begin with a low-priced multimeter', es: 'empezar con un multímetro económico' },
        if: {
          en: 'it is rated CAT III 600 V and bears the mark of an independent lab such as UL or ETL',
          es: 'es CAT III 600 V y trae la marca de un laboratorio independiente como UL o ETL',
        },
        words: 'cheap budget first apprentice klein barato helper',
      },
      {
        says: 'must',
        what: {
          en: 'use a CAT IV meter on a service or outdoors at the meter',
          es: 'usar un medidor CAT IV en la acometida o afuera en el medidor',
        },
        words: 'category cat iii enough weatherhead mufa',
      },
      {
        says: 'is-not',
        what: {
          en: 'a non-contact pen is enough as the only tester',
          es: 'una pluma sin contacto basta como único probador',
        },
        words: 'tick tracer only pen detector solo',
      },
    ],
    words: {
      en: 'first multimeter meter tester to buy recommend cheap budget brand apprentice helper fluke klein amazon harbor freight good enough',
      es: 'primer tester multímetro comprar cuál recomiendan barato económico marca aprendiz ayudante fluke klein sirve',
    },
  },
  {
    id: 'crews-water-heater-trips-breaker',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'The electric water heater trips its breaker: at once or after a while',
      es: 'El calentador de agua (boiler) eléctrico bota el breaker: luego luego o al rato',
    },
    answer: {
      en: 'After minutes it is mostly heat from a loose or burnt joint at the breaker or on top of the heater; at once, an element gone to ground or a pinched wire. Leave it off until it is found.\n\nBreaker off and proved dead: look for brown or loose ends, and with its wires off measure each element. 4500 W at 240 V reads about 12.8 ohms between screws, and OL from each screw to the tank; any reading to the tank: replace it. Amps tell the rest: 4500 W draws 18.75 A; double that means both elements on at once, a thermostat wired wrong. Amps and joints good: a tired breaker. On 10 AWG copper it stays 30 A.',
      es: 'Si tarda minutos, casi siempre es calor de una conexión floja o quemada en el breaker o arriba del calentador; si es luego luego, una resistencia a tierra o un cable prensado. Déjelo apagado hasta hallarlo.\n\nBreaker abajo y comprobado muerto: busque puntas cafés o flojas y, con sus cables sueltos, mida cada resistencia. La de 4500 W a 240 V da unos 12.8 ohms entre tornillos, y OL de cada tornillo al tanque; si marca algo al tanque, cámbiela. Los amperes dicen lo demás: 4500 W jala 18.75 A; el doble son las dos resistencias a la vez, termostato mal conectado. Amperes y conexiones bien: breaker cansado. Con cobre 10 AWG se queda en 30 A.',
    },
    references: ['422.13', '110.14(D)', '240.4(D)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a loose or burnt joint at the breaker can trip a water heater breaker after a while',
          es: 'una conexión floja o quemada en el breaker puede botar el breaker del calentador de agua al rato',
        },
        words: '20 minutes hot screw warm breaker minutos tornillo caliente boiler',
      },
      {
        says: 'is',
        what: {
          en: 'a water heater element that reads anything from its screw to the tank with its wires off is bad',
          es: 'una resistencia de calentador que con sus cables sueltos marca algo del tornillo al tanque está mala',
        },
        words: 'ohms ground grounded element continuity a tierra continuidad boiler',
      },
      {
        says: 'is',
        what: {
          en: 'a water heater element that reads OL between its two screws is open and bad',
          es: 'una resistencia de calentador que marca OL entre sus dos tornillos está abierta y mala',
        },
        words: 'no continuity infinite burned out quemada sin continuidad',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a breaker over 30 A on the 10 AWG copper of a water heater that trips',
          es: 'poner un breaker de más de 30 A en el cobre 10 AWG de un calentador de agua que se bota',
        },
        words: '40 amp bigger larger más grande',
      },
      {
        says: 'is-not',
        what: {
          en: 'a water heater that trips its breaker always has a bad element',
          es: 'un calentador de agua que bota el breaker siempre tiene mala la resistencia',
        },
        words: 'already replaced elements ya las cambié',
      },
    ],
    words: {
      en: 'water heater trips breaker after 20 minutes keeps tripping 30 amp breaker hot element grounded new elements still trips',
      es: 'boiler eléctrico calentador de agua bota el breaker se dispara al rato pastilla de 30 resistencias nuevas sigue botando',
    },
  },
  {
    id: 'crews-romex-through-one-hole',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'How many Romex cables may go through one drilled hole in a stud?',
      es: '¿Cuántos cables Romex pasan por un solo hoyo en el 2x4?',
    },
    answer: {
      en: 'The code sets no number: as many as pull through without hurting the jacket. Usual are two 12/2 in a 3/4 in. hole and three in a 1 in. hole.\n\nWhat counts is heat: where the cables lie bundled for more than 24 in., or where more than two go through a hole filled with foam or caulk or lie together in insulation, all their wires are derated. Up to four 12/2 then still hold 20 A, and four 14/2 hold 15 A, where it is not hotter than 86 °F; a fifth is too many. Drill a second hole. The hole stays 1-1/4 in. from the edge, or gets a plate. Some cities set their own number.',
      es: 'El código no fija número: los que pasen sin lastimar el forro. Lo usual son dos 12/2 en un hoyo de 3/4 pulg. y tres en uno de 1 pulg.\n\nLo que cuenta es el calor: donde los cables van amarrados más de 24 pulg., o donde más de dos pasan por un hoyo con espuma o sellador o van juntos en aislante, se ajustan todos sus alambres. Hasta cuatro 12/2 siguen en 20 A y cuatro 14/2 en 15 A, donde no pasa de 86 °F; con cinco ya no. Haga otro hoyo. El hoyo queda a 1-1/4 pulg. de la orilla, o lleva placa. Algunas ciudades ponen su propio número.',
    },
    references: ['334.80', '300.4(A)(1)', '310.15(C)(1)'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'the NEC allows only two or three Romex (NM) cables through one hole in a stud',
          es: 'el NEC solo permite dos o tres cables Romex (NM) por un hoyo del poste',
        },
        words: 'limit maximum inspector says 2x4 maximo limite',
      },
      {
        says: 'may',
        what: {
          en: 'pull three or four 12/2 Romex cables through one hole and keep them on 20 A',
          es: 'pasar tres o cuatro Romex 12/2 por un solo hoyo y dejarlos en 20 A',
        },
        unless: {
          en: 'they go through foam, lie in insulation or are bundled in a place hotter than 86 °F, such as an attic',
          es: 'pasen por espuma, vayan en aislante o amarrados en un lugar de más de 86 °F, como un ático',
        },
        words: '1 inch hole stud joist 14/2 15 amp viga',
      },
      {
        says: 'must-not',
        what: {
          en: 'keep five or more 12/2 Romex cables on 20 A where they go through one foamed hole or lie bundled for more than 24 in.',
          es: 'dejar en 20 A cinco o más Romex 12/2 que pasan por un hoyo con espuma o van amarrados más de 24 pulg.',
        },
        words: 'six home runs bundle panel derate manojo ajuste',
      },
      {
        says: 'must-not',
        what: {
          en: 'pull so many Romex cables through a hole that the jackets are hurt',
          es: 'meter tantos Romex por un hoyo que se lastime el forro',
        },
        words: 'tight force jam apretado a fuerza',
      },
    ],
    words: {
      en: 'how many romex nm cables per hole stud joist 3/4 1 inch drill hole limit 2x4 bundle',
      es: 'cuantos romex por hoyo agujero barreno poste 2x4 viga 3/4 1 pulgada limite cables juntos',
    },
  },
  {
    id: 'crews-wires-too-short-in-box',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'The wires in the box were cut too short: may I lengthen them?',
      es: 'El cable quedó muy corto en la caja: ¿lo puedo alargar?',
    },
    answer: {
      en: 'Yes: join a pigtail of the same size to each wire with a listed connector, so that 6 in. of free wire are there. Since 2023 the book says in words that the 6 in. may be spliced or not.\n\nLever or push-in connectors hold best on a stub. The jacket still has to come at least 1/4 in. into the box and be held. Wires and splices must fit: pigtails that stay in the box do not count in box fill. If the cable does not reach the box at all: new cable, or a junction box with a cover that stays reachable, never a splice loose in the wall.',
      es: 'Sí: empalme a cada alambre un rabillo (pigtail) del mismo calibre con un conector listado, hasta tener 6 pulg. de alambre libre. Desde 2023 el libro dice con palabras que esas 6 pulg. pueden ir con empalme o sin él.\n\nEn una punta corta agarran mejor los conectores de palanca o de empuje. El forro debe entrar al menos 1/4 pulg. a la caja y quedar sujeto. Todo tiene que caber: los rabillos que no salen de la caja no cuentan en el llenado. Si el cable ni llega a la caja: cable nuevo, o una caja con tapa que quede a la mano, nunca un empalme suelto en la pared.',
    },
    references: ['300.14', '110.14(B)', '314.17', '314.16(B)(1)', '300.15'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'lengthen wires that are too short in the box with pigtails of the same size',
          es: 'alargar con rabillos del mismo calibre los alambres que quedaron cortos en la caja',
        },
        words: 'splice extend wago lever short cut 3 inches helper apprentice empatar pigtail corto pulgadas',
      },
      {
        says: 'is-not',
        what: {
          en: 'the 6 in. of free wire at a box must be one piece without a splice',
          es: 'las 6 pulg. de alambre libre en la caja tienen que ser de una pieza sin empalme',
        },
        editions: ['2023', '2026'],
        words: 'continuous unspliced pieza',
      },
      {
        says: 'must-not',
        what: {
          en: 'lengthen a cable that does not reach the box with a splice loose in the wall',
          es: 'alargar con un empalme suelto en la pared un cable que no llega a la caja',
        },
        words: 'no box behind drywall sin caja',
      },
      {
        says: 'need-not',
        what: {
          en: 'count pigtails that stay inside the box in box fill',
          es: 'contar en el llenado los rabillos que no salen de la caja',
        },
        words: 'jumper volume volumen',
      },
    ],
    words: {
      en: 'wires too short in box cut too short extend lengthen pigtail 3 inches stub apprentice old house short wire outlet',
      es: 'cable corto en la caja muy corto alargar rabillo pigtail 3 pulgadas no alcanza mocho',
    },
  },
  {
    id: 'crews-240-between-two-outlets',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'I read 240 V between two outlets or hots of a room: is that a fault?',
      es: 'Marco 240 V entre dos tomacorrientes o vivos del mismo cuarto: ¿es falla?',
    },
    answer: {
      en: 'No: the two hots are on different legs, each with 120 V to neutral, and between them there are 240 V. In a 208Y/120 V building it is 208 V, and 0 V if both are on the same leg.\n\nTwo circuits in one room, or one multiwire circuit with its shared neutral, are wired so every day; if they share a neutral or one strap, the breaker has to open both at once. It is a fault if one ordinary outlet shows 240 V in its own two slots: breaker off and everything unplugged, because its white is on a hot or its neutral is open and comes back through a load.',
      es: 'No: los dos vivos están en piernas distintas, cada uno da 120 V al neutro y entre ellos hay 240 V. En un edificio de 208Y/120 V son 208 V, y 0 V si los dos van en la misma pierna.\n\nDos circuitos en un cuarto, o uno multifilar con neutro compartido, se alambran así a diario; si comparten neutro o un solo yugo, el breaker debe abrir los dos a la vez. Sí es falla si un tomacorriente común marca 240 V en sus propias dos ranuras: baje el breaker y desconecte todo, porque el blanco está en un vivo, o el neutro está abierto y regresa por una carga.',
    },
    references: ['210.4(B)', '210.7'],
    claims: [
      {
        says: 'is',
        what: {
          en: '240 V between the hots of two outlets on different legs is normal',
          es: '240 V entre los vivos de dos tomacorrientes en piernas distintas es normal',
        },
        words: 'two outlets same room hot to hot black red two circuits contactos',
      },
      {
        says: 'is-not',
        what: {
          en: '240 V from hot to hot with 120 V from each to neutral means a wiring fault',
          es: '240 V de vivo a vivo con 120 V de cada uno a neutro significa una falla',
        },
        words: 'dangerous wrong problem peligro mal',
      },
      {
        says: 'must-not',
        what: {
          en: 'use an ordinary 120 V outlet that reads 240 V in its own two slots',
          es: 'usar un tomacorriente común de 120 V que marca 240 V en sus propias dos ranuras',
        },
        words: 'plug in burned tv enchufar quemó',
      },
    ],
    words: {
      en: '240 volts between two outlets hots same room two circuits different legs 208 hot to hot meter reading',
      es: '240 220 entre dos contactos tomacorrientes vivos mismo cuarto dos circuitos piernas fases distintas lectura',
    },
  },
  {
    id: 'crews-gfci-breaker-or-outlet',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'GFCI breaker or GFCI outlet: what is the difference, and which is better?',
      es: 'Breaker GFCI o tomacorriente GFCI: ¿qué diferencia hay y cuál conviene?',
    },
    answer: {
      en: 'Both protect people alike. The breaker protects the whole circuit from the panel on; the outlet protects its own face and what hangs on its LOAD screws, costs less and resets on the spot.\n\nTake the breaker for 240 V loads such as a range, dryer or hot tub, and where an outlet would be hidden behind an appliance, since a GFCI must be readily accessible. It also trips on overload and short, and the panel label has to name it; an old panel may have none, then the outlet goes first in the run. Having both does no harm, but you look for two resets.',
      es: 'Los dos protegen igual a la gente. El breaker protege todo el circuito desde la caja; el tomacorriente protege su propia cara y lo que cuelga de sus tornillos LOAD, cuesta menos y se resetea ahí mismo.\n\nPonga breaker en cargas de 240 V como estufa, secadora o jacuzzi, y donde el tomacorriente quedaría escondido detrás de un aparato, porque el GFCI debe quedar a la mano. También se bota por sobrecarga y corto, y la etiqueta del panel lo tiene que nombrar; si para un panel viejo no hay, el tomacorriente va primero en la línea. Tener los dos no daña, pero hay que buscar dos resets.',
    },
    references: ['210.8', '110.3(B)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a GFCI breaker and a GFCI outlet protect people equally well',
          es: 'un breaker GFCI y un tomacorriente GFCI protegen igual a la gente',
        },
        words: 'better safer which difference mejor conviene',
      },
      {
        says: 'is-not',
        what: {
          en: 'a GFCI outlet protects the cable between the panel and itself',
          es: 'un tomacorriente GFCI protege el cable que va del panel hasta él',
        },
        words: 'upstream home run before antes',
      },
      {
        says: 'need-not',
        what: {
          en: 'have a GFCI breaker and a GFCI outlet on the same circuit',
          es: 'tener breaker GFCI y tomacorriente GFCI en el mismo circuito',
        },
        words: 'both double los dos',
      },
      {
        says: 'must-not',
        what: {
          en: 'put in a GFCI breaker that the panel label does not name',
          es: 'poner un breaker GFCI que la etiqueta del panel no nombra',
        },
        unless: { en: 'it is listed for that very panel', es: 'esté listado para ese mismo panel' },
        words: 'other brand fits otra marca entra',
      },
    ],
    words: {
      en: 'gfci breaker vs gfci outlet receptacle difference which is better cheaper pros cons',
      es: 'breaker gfci o contacto tomacorriente gfci diferencia cuál conviene mejor barato ventaja',
    },
  },
  {
    id: 'crews-clamp-meter-or-multimeter',
    area: 'tools',
    grade: 'V1',
    title: {
      en: 'Clamp meter or multimeter: what is the difference?',
      es: 'Amperímetro de gancho o multímetro: ¿qué diferencia hay?',
    },
    answer: {
      en: 'A multimeter measures volts, ohms and continuity by touching two points; a clamp meter measures amps by closing its jaw around one wire, nothing opened. Most clamp meters have leads for volts and ohms too, so one good one does both.\n\nA multimeter reads amps only in series through its jack, mostly up to 10 A, and that jack is a short circuit across volts. Take the clamp for tripping breakers, motors and balance; the multimeter for milliamps, capacitors, control and fine ohms. A clamp for AC only does not read DC. Either one needs the CAT rating of the place.',
      es: 'El multímetro mide volts, ohms y continuidad tocando dos puntos; el de gancho mide amperes cerrando la mordaza en un solo cable, sin abrir nada. Casi todos los de gancho traen también puntas para volts y ohms: uno bueno hace las dos cosas.\n\nEl multímetro solo lee amperes en serie por su entrada, casi siempre hasta 10 A, y esa entrada es un corto si se pone entre dos voltajes. Use el gancho para breakers que se botan, motores y balance; el multímetro para miliamperes, capacitores, control y ohms finos. Un gancho de solo AC no lee DC. Cualquiera necesita el CAT del lugar.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a clamp meter measures amps without opening the circuit',
          es: 'el amperímetro de gancho mide amperes sin abrir el circuito',
        },
        words: 'disconnect cut current jaw desconectar corriente pinza',
      },
      {
        says: 'may',
        what: {
          en: 'use a clamp meter instead of a multimeter for volts and ohms',
          es: 'usar un gancho en lugar de multímetro para volts y ohms',
        },
        if: {
          en: 'it has leads for that and the CAT rating of the place',
          es: 'trae puntas para eso y el CAT del lugar',
        },
        words: 'one tool both only need solo uno',
      },
      {
        says: 'must-not',
        what: {
          en: 'touch two points with voltage between them with a lead in the amp jack',
          es: 'tocar dos puntos con voltaje entre ellos con una punta en la entrada de amperes',
        },
        words: 'measure amps at an outlet 10A medir amperes en un contacto',
      },
    ],
    words: {
      en: 'clamp meter vs multimeter difference amp clamp which one measure amps volts both',
      es: 'gancho amperímetro pinza o multímetro tester diferencia cuál mide amperes volts los dos',
    },
  },
  {
    id: 'crews-nicked-insulation',
    area: 'wiring-methods',
    grade: 'V1',
    title: {
      en: 'The insulation of a wire got nicked: may I tape it, or must it be replaced?',
      es: 'Se rasguñó el forro de un alambre: ¿le pongo tape o hay que cambiarlo?',
    },
    answer: {
      en: 'Inside a box, if the copper or aluminum itself is unhurt: heat-shrink or listed tape, built up to the old thickness, is mostly accepted; better is to cut back past it and make it up anew. In a pipe it does not stay: pull it out.\n\nIf the metal is nicked, or strands are cut, cut the wire there and splice it in a box. The NEC names no repair, it only wants nothing damaged left in service, so the inspector decides. On a big feeder sleeve it with a listed repair or splice cover and megger it before it goes on. A scuffed Romex jacket with whole wires under it is taped.',
      es: 'Dentro de una caja, si el cobre o aluminio está entero: casi siempre aceptan tubo termocontráctil o tape listado hasta dejar el grueso de antes; mejor corte pasando el daño y rehaga la punta. Dentro de la tubería no se queda así: sáquelo.\n\nSi el metal está mordido o hay hilos cortados, corte ahí y empalme en una caja. El NEC no nombra ningún remedio, solo pide no dejar nada dañado en servicio; decide el inspector. En un alimentador grande, forro de reparación o de empalme listado, y megger antes de prenderlo. El puro forro del Romex raspado, con los alambres sanos, se encinta.',
    },
    references: ['110.12(B)', '110.14(B)', '300.15'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'repair a nick in the insulation of a wire inside a box with heat-shrink or listed tape',
          es: 'reparar con termocontráctil o tape listado un rasguño en el forro de un alambre dentro de una caja',
        },
        if: {
          en: 'the metal is unhurt, the cover is as thick as before and the inspector accepts it',
          es: 'el metal está entero, queda del grueso de antes y el inspector lo acepta',
        },
        words: 'electrical tape scratched cut knife thhn feeder lug raspado navaja cinta super 33',
      },
      {
        says: 'must-not',
        what: {
          en: 'leave a wire with damaged insulation inside a conduit',
          es: 'dejar dentro de la tubería un alambre con el forro dañado',
        },
        words: 'skinned pulling pull tape it and pull pelado jalado encintar',
      },
      {
        says: 'must',
        what: {
          en: 'cut out a wire whose metal is nicked or whose strands are cut',
          es: 'cortar el alambre donde el metal está mordido o hay hilos cortados',
        },
        words: 'broken strands deep nick solid copper scored hilos rotos mordida',
      },
      {
        says: 'is-not',
        what: {
          en: 'the NEC names tape as a repair for nicked insulation',
          es: 'el NEC nombra el tape como reparación de un forro rasguñado',
        },
        words: 'code section allows artículo',
      },
    ],
    words: {
      en: 'nicked insulation wire cut skinned scratched tape heat shrink repair feeder thhn drywall router jacket damaged',
      es: 'forro rasguñado pelado cortado alambre navaja tape cinta termocontráctil reparar alimentador thhn aislamiento dañado',
    },
  },
  {
    id: 'crews-set-screw-or-compression',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'EMT fittings: set-screw or compression, which goes where?',
      es: 'Conectores de EMT: ¿de tornillo (set screw) o de compresión, cuál va dónde?',
    },
    answer: {
      en: 'Inside, in the dry, either one. Outdoors and in wet places only fittings marked raintight, which today are compression ones with a seal ring; plain compression without that mark is not enough, and set-screw is not raintight.\n\nBoth make the pipe a ground if they are made up tight. In concrete use concrete-tight ones; most set-screw and compression fittings count so when taped, as their carton says. Set-screw is quicker and cheaper. A set-screw connector pointing down outside is not excused.',
      es: 'Adentro, en seco, cualquiera. Afuera y en lugar mojado solo los marcados raintight, que hoy son de compresión con anillo de sello; el de compresión común sin esa marca no basta, y el de tornillo no es raintight.\n\nLos dos hacen que el tubo sirva de tierra si van bien apretados. En concreto van los concrete-tight; casi todos los de tornillo y compresión valen encintados, según su caja. El de tornillo es más rápido y barato. Que el conector mire hacia abajo afuera no lo salva.',
    },
    references: ['358.42', '314.15', '250.118'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use compression EMT fittings indoors instead of set-screw ones',
          es: 'usar conectores de EMT de compresión adentro en lugar de los de tornillo',
        },
        words: 'inside dry mix interior seco mezclar',
      },
      {
        says: 'may',
        what: { en: 'use set-screw EMT fittings indoors in the dry', es: 'usar conectores de EMT de tornillo adentro en seco' },
        words: 'inside office shop interior',
      },
      {
        says: 'must',
        what: {
          en: 'use EMT fittings marked raintight outdoors',
          es: 'usar afuera conectores de EMT marcados raintight',
        },
        words: 'rain wet wall roof compression lluvia azotea',
      },
      {
        says: 'is-not',
        what: {
          en: 'every compression EMT fitting is raintight',
          es: 'todo conector de EMT de compresión es raintight',
        },
        words: 'plain without seal ring cualquiera sin anillo',
      },
    ],
    words: {
      en: 'emt set screw vs compression connector coupling raintight indoors outdoors which difference concrete tight',
      es: 'emt conector cople tornillo opresor set screw compresión raintight adentro afuera cuál diferencia',
    },
  },
  {
    id: 'crews-three-way-as-single-pole',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Can a 3-way switch be used as a single-pole, or a single-pole as a 3-way?',
      es: '¿Sirve un apagador de 3 vías (three-way) como sencillo, o uno sencillo como 3 vías?',
    },
    answer: {
      en: 'A three-way as a single-pole: yes. One wire on the dark common screw, the other on either brass screw, the third screw stays empty, ground on green. Only the ON and OFF marks are missing.\n\nThe other way round, no: a single-pole has no second way, so with it at one end the light works from the other end only in one position, or the travelers get joined wrong. To give up one of the two places, join common to one traveler there and put a blank cover. Its rating has to suit the load like any switch.',
      es: 'Uno de 3 vías como sencillo: sí. Un cable en el tornillo oscuro (común), el otro en cualquiera de los dorados, el tercero queda vacío y la tierra al verde. Nomás no trae ON y OFF.\n\nAl revés no: el sencillo no tiene segundo camino; con él en una punta la luz solo trabaja desde la otra en una posición, o se juntan mal los viajeros. Si quiere quitar uno de los dos lugares, junte ahí el común con un viajero y ponga tapa ciega. Su capacidad debe dar para la carga, como cualquier apagador.',
    },
    references: ['404.2(A)', '404.7', '404.14'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a three-way switch as a single-pole switch',
          es: 'usar un apagador de 3 vías como apagador sencillo',
        },
        words: '3 way one location only have spare regular light two wires sobrante un solo lugar',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a single-pole switch in place of one of a pair of three-way switches',
          es: 'poner un apagador sencillo en lugar de uno de los dos de 3 vías',
        },
        words: 'replace 3 way with regular stairs cambiar por normal escalera',
      },
      {
        says: 'is-not',
        what: {
          en: 'a three-way switch has to show ON and OFF',
          es: 'un apagador de 3 vías tiene que marcar ON y OFF',
        },
        words: 'marked handle position marcado',
      },
    ],
    words: {
      en: '3 way three way switch as single pole regular switch use wire common traveler only one location replace',
      es: 'apagador 3 vías three way escalera como sencillo normal usar común viajero un solo lugar reemplazar',
    },
  },
  {
    id: 'crews-15-or-20-amp-outlet',
    area: 'terms',
    grade: 'V2',
    title: {
      en: '15 A or 20 A outlet: what is the difference?',
      es: 'Tomacorriente de 15 A o de 20 A: ¿qué diferencia hay?',
    },
    answer: {
      en: "The slot: a 20 A one has a T-shaped neutral slot, so 20 A plugs fit; a 15 A one has two straight slots. Inside, both pass 20 A on to the next one. The breaker and wire decide what the circuit carries, not the outlet.\n\nOn a 20 A circuit (12 AWG copper) with two or more outlets, either may go, kitchen and bath too; one duplex counts as two. On a 15 A circuit (14 AWG) only 15 A ones. A single receptacle alone on a 20 A circuit is a 20 A one. Heavy-duty or 'spec grade' is another thing: it holds plugs longer.",
      es: "La ranura: el de 20 A tiene la del neutro en forma de T y acepta clavijas de 20 A; el de 15 A tiene dos ranuras derechas. Por dentro los dos dejan pasar 20 A al que sigue. Lo que aguanta el circuito lo dicen el breaker y el cable, no el tomacorriente.\n\nEn un circuito de 20 A (cobre 12 AWG) con dos o más tomacorrientes va cualquiera, también en cocina y baño; un doble cuenta como dos. En uno de 15 A (14 AWG), solo de 15 A. Si en uno de 20 A hay un solo contacto sencillo, es de 20 A. 'Spec grade' o industrial es otra cosa: agarra más años.",
    },
    references: ['Table 210.21(B)(3)', '210.21(B)(1)', '406.4(A)'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a 20 A outlet lets a 15 A circuit carry more',
          es: 'un tomacorriente de 20 A hace que un circuito de 15 A aguante más',
        },
        words: 't slot upgrade more power mejor fuerza',
      },
      {
        says: 'is',
        what: {
          en: 'a 15 A outlet is built to pass 20 A on to the next one',
          es: 'un tomacorriente de 15 A está hecho para dejar pasar 20 A al que sigue',
        },
        words: 'feed through rated kitchen circuit alimentar',
      },
      {
        says: 'need-not',
        what: {
          en: 'buy 20 A outlets for a 20 A circuit',
          es: 'comprar tomacorrientes de 20 A para un circuito de 20 A',
        },
        if: { en: 'there are two or more; one duplex counts as two', es: 'hay dos o más; un doble cuenta como dos' },
        words: 'kitchen bath garage must be a fuerza cocina baño',
      },
    ],
    words: {
      en: '15 amp vs 20 amp outlet receptacle difference t slot sideways slot which one',
      es: 'contacto tomacorriente de 15 o de 20 amps diferencia ranura t acostada cuál',
    },
  },
  {
    id: 'crews-when-walls-may-close',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'When may the walls be closed after the rough-in, and what if they were covered before the inspector came?',
      es: '¿Cuándo se puede cerrar la pared después del rough-in, y qué pasa si se tapó antes del inspector?',
    },
    answer: {
      en: 'As soon as the rough-in has passed, the same day; before that, no. There is no waiting time, but framing, plumbing and insulation of that wall have to be passed too where the city inspects them.\n\nCovered too soon: call the inspector at once and do not wait for the final. He may have openings cut at your cost, take photos or a video, or look from behind; he decides. If he is late, get it in writing before you cover. A permit lapses when work stands still, often after 180 days.',
      es: 'En cuanto pasa el rough-in, el mismo día; antes no. No hay tiempo de espera, pero la estructura, la plomería y el aislante de esa pared también deben pasar donde la ciudad los revisa.\n\nSi se tapó antes: llame luego al inspector, no espere a la final. Puede pedir que se abra a su costo, aceptar fotos o video, o mirar por atrás; él decide. Si se tarda en venir, consiga permiso por escrito antes de tapar. El permiso se vence si la obra se para, muchas veces a los 180 días.',
    },
    references: ['90.4'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'close the walls the same day the rough-in passes',
          es: 'cerrar las paredes el mismo día que pasa el rough-in',
        },
        if: {
          en: 'the other inspections of that wall have passed too',
          es: 'también pasaron las otras inspecciones de esa pared',
        },
        words: 'drywall sheetrock insulation right away how long wait tablaroca cuanto espero',
      },
      {
        says: 'must-not',
        what: {
          en: 'cover the wiring before the rough-in has passed',
          es: 'tapar el cableado antes de que pase el rough-in',
        },
        unless: { en: 'the inspector allows it in writing', es: 'el inspector lo permita por escrito' },
        words: 'sheetrock crew drywall one side insulate late no show tarde no vino',
      },
      {
        says: 'is',
        what: {
          en: 'the inspector can have a wall opened that was closed before the rough-in inspection',
          es: 'el inspector puede mandar abrir una pared que se cerró antes de la inspección de rough-in',
        },
        words: 'tear out cut holes make me romper',
      },
      {
        says: 'need-not',
        what: {
          en: 'wait some days after the rough-in passes before you close the walls',
          es: 'esperar unos días después de que pasa el rough-in para cerrar las paredes',
        },
        words: 'how long 24 hours period tiempo',
      },
    ],
    words: {
      en: 'cover walls drywall after rough in inspection passed before inspector came insulation sheetrock when close covered too soon',
      es: 'tapar cerrar pared drywall tablaroca después del rough in antes del inspector inspección aislante cuándo',
    },
  },
  {
    id: 'crews-ac-fuse-blows-breaker-holds',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'The fuse in the AC disconnect blows but the breaker does not trip: why?',
      es: 'Se funde el fusible del disconnect del aire y el breaker no se bota: ¿por qué?',
    },
    answer: {
      en: 'That is normal: the fuse is often smaller than the breaker and quicker, so it goes first. The breaker is not bad; something at the unit draws too much, or the fuse cooks in a loose clip.\n\nDisconnect and breaker off, locked and proved dead: browned or weak clips mean heat, so change the box. Then a weak capacitor, a jammed fan or dirty coil (too many amps), a compressor or whip wire to ground (ohms or megger to the frame). New fuses in pairs, time-delay, of the size on the nameplate, never larger and never a copper slug. Blows again at once: stop, the compressor or a wire is grounded.',
      es: 'Es normal: el fusible muchas veces es más chico que el breaker y más rápido, así que se va primero. El breaker no está malo; algo de la unidad jala de más, o el fusible se cuece en una grapa floja.\n\nDisconnect y breaker abajo, con candado y comprobado muerto: grapas cafés o flojas son calor, cambie la caja. Luego capacitor débil, abanico trabado o serpentín sucio (amperes de más), compresor o cable del flexible a tierra (ohms o megger al chasis). Fusibles nuevos en par, de retardo, del tamaño de la placa, nunca mayores ni un tubo de cobre. Si se funde luego luego: pare, hay compresor o cable a tierra.',
    },
    references: ['440.22', '440.4(B)', '110.3(B)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'the fuse of an AC disconnect can blow although the breaker holds',
          es: 'el fusible del desconectador del aire puede fundirse aunque el breaker aguante',
        },
        words: 'normal first faster smaller primero',
      },
      {
        says: 'is-not',
        what: {
          en: 'a blown fuse at the AC with the breaker still on means that the breaker is bad',
          es: 'un fusible fundido en el aire con el breaker arriba significa que el breaker está malo',
        },
        words: 'defective replace cambiarlo',
      },
      {
        says: 'must-not',
        what: {
          en: 'put in fuses larger than the AC nameplate allows',
          es: 'poner fusibles mayores que los que permite la placa del aire',
        },
        words: '40 60 amp bigger keep blowing más grandes',
      },
      {
        says: 'must-not',
        what: {
          en: 'put copper tubes or slugs in place of the fuses of an AC disconnect',
          es: 'poner tubos de cobre en lugar de los fusibles del desconectador del aire',
        },
        words: 'pipe pennies bypass jumper puentear tubito',
      },
    ],
    words: {
      en: 'ac disconnect fuse blows keeps blowing breaker does not trip condenser cartridge 30 amp fuse',
      es: 'fusible del disconnect del aire se funde se quema y el breaker no se bota condensadora cartucho 30',
    },
  },
];
