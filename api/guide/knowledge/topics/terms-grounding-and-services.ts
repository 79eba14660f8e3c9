// What words of the trade mean: grounding, services, panels and breakers.
import type { Topic } from '../knowledge.ts';

export const termsGroundingAndServicesTopics: readonly Topic[] = [
  {
    id: 'terms-equipment-grounding-conductor',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is an equipment grounding conductor (EGC)?', es: '¿Qué es el conductor de puesta a tierra de equipo (EGC)?' },
    answer: {
      en: "The wire or metal path that ties non-current-carrying metal together and back to the source's neutral, so that a fault trips the breaker. It is the 'ground' in every cable.\n\nIt can be copper or aluminum wire, EMT, RMC, some cable armors. Size it by the breaker: 15 A takes 14 AWG copper, 20 A takes 12, 30 to 60 A takes 10, 100 A takes 8, 200 A takes 6. Upsize it in proportion when the hots are increased for voltage drop. It carries no current in normal use.",
      es: "Es el alambre o camino metálico que une los metales que no llevan corriente y los regresa al neutro de la fuente, para que una falla dispare el breaker. Es la 'tierra' de cada cable.\n\nPuede ser alambre de cobre o aluminio, EMT, RMC o ciertas armaduras. Se calcula según el breaker: 15 A lleva 14 AWG de cobre, 20 A lleva 12, 30 a 60 A lleva 10, 100 A lleva 8, 200 A lleva 6. Auméntela en proporción si aumenta los vivos por caída. En uso normal no lleva corriente.",
    },
    references: ['250.118', '250.122', '250.4(A)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'size the equipment ground by the breaker (20 A = 12 AWG copper, 100 A = 8 AWG)',
          es: 'calcular la tierra por el breaker (20 A = 12 AWG cobre, 100 A = 8 AWG)',
        },
      },
      {
        says: 'must',
        what: {
          en: 'upsize the equipment ground when the hots are increased for voltage drop',
          es: 'aumentar la tierra si los vivos se aumentan por caída de voltaje',
        },
      },
      {
        says: 'may',
        what: {
          en: 'use copper or aluminum wire, EMT, RMC or some cable armors as equipment ground',
          es: 'usar alambre de cobre o aluminio, EMT, RMC o ciertas armaduras como tierra de equipo',
        },
      },
    ],
    words: {
      en: 'egc equipment ground wire green bare ground size grounding conductor',
      es: 'egc tierra de equipo alambre verde desnudo calibre de tierra',
    },
  },
  {
    id: 'terms-grounding-electrode-conductor',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is a grounding electrode conductor (GEC)?', es: '¿Qué es el conductor del electrodo de puesta a tierra (GEC)?' },
    answer: {
      en: "The wire from the service's neutral bar to the rods, Ufer, water pipe or building steel. It connects the system to earth; it doesn't clear faults.\n\nIt is sized from the service conductors: for example a 2/0 copper service takes 4 AWG copper; but the part that goes only to rods never needs to be larger than 6 AWG copper, and to a Ufer 4 AWG. It runs unbroken or with listed irreversible splices and is protected from damage.",
      es: 'Es el alambre de la barra de neutro de la acometida a varillas, Ufer, tubo de agua o estructura. Conecta el sistema con el suelo; no despeja fallas.\n\nSe calcula según los conductores de acometida: por ejemplo 2/0 de cobre lleva 4 AWG de cobre; pero el tramo que va solo a varillas nunca necesita más de 6 AWG de cobre, y a un Ufer, 4 AWG. Va sin cortes o con empalmes irreversibles listados y protegido de golpes.',
    },
    references: ['250.64', '250.66'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'run the electrode conductor unbroken or with listed irreversible splices',
          es: 'llevar el conductor del electrodo sin cortes o con empalmes irreversibles listados',
        },
      },
      {
        says: 'need-not',
        what: { en: 'run more than 6 AWG copper to ground rods alone', es: 'llevar más de 6 AWG de cobre solo a las varillas' },
      },
      { says: 'is-not', what: { en: 'the grounding electrode conductor clears faults', es: 'el conductor del electrodo despeja fallas' } },
    ],
    words: {
      en: 'gec grounding electrode conductor ground rod wire size 250.66 electrod',
      es: 'gec conductor del electrodo alambre de varilla calibre',
    },
  },
  {
    id: 'terms-main-bonding-jumper',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is the main bonding jumper?', es: '¿Qué es el puente de unión principal?' },
    answer: {
      en: "The screw, strap, wire or bar at the service that joins the neutral to the equipment grounds and enclosure: the only place where they meet in the building's service. Without it a ground fault has no way back and no breaker trips.\n\nIn a panel that is the service it must be in; in a subpanel it must be out. It is usually the green screw supplied with the equipment. In transformers and generators that are separate systems the same job is done by the system bonding jumper.",
      es: 'Es el tornillo, cinta, alambre o barra en la acometida que une el neutro con las tierras de equipo y el gabinete: el único lugar donde se juntan en la acometida. Sin él una falla a tierra no tiene regreso y ningún breaker dispara.\n\nEn el tablero que es acometida debe estar; en un subtablero no. Casi siempre es el tornillo verde que trae el equipo. En transformadores y generadores que son sistemas separados lo hace el puente de unión del sistema.',
    },
    references: ['250.24', '250.28', '250.102(C)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'install the main bonding jumper in the service panel',
          es: 'poner el puente de unión principal en el tablero de acometida',
        },
        words: 'green screw',
      },
      { says: 'must-not', what: { en: 'install the bonding screw in a subpanel', es: 'poner el tornillo de unión en un subtablero' } },
    ],
    words: {
      en: 'main bonding jumper mbj green screw bond strap neutral ground connection service nuetral',
      es: 'puente de unión principal tornillo verde cinta neutro tierra acometida',
    },
  },
  {
    id: 'terms-ufer-ground',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is a Ufer ground?', es: '¿Qué es un Ufer (electrodo en concreto)?' },
    answer: {
      en: "A concrete-encased electrode: at least 20 ft of 1/2 in. or larger rebar, or of bare copper not smaller than 4 AWG, inside at least 2 in. of concrete in a footing that touches the earth. It works far better than rods, because moist concrete has a large contact area.\n\nIn a new building where such rebar is present it must be used. Catch it before the pour: leave a rebar stub or wire up and have it inspected. Plastic under the footing spoils it. Its conductor needn't be larger than 4 AWG copper.",
      es: 'Un electrodo en concreto: por lo menos 20 pies de varilla de 1/2 pulg. o más, o de cobre desnudo no menor de 4 AWG, dentro de 2 pulg. o más de concreto en una cimentación que toca el suelo. Trabaja mucho mejor que las varillas enterradas por su gran área de contacto.\n\nEn edificio nuevo donde exista esa varilla, debe usarse. Agárrelo antes del colado: deje una punta y pida inspección. El plástico bajo la zapata lo echa a perder. Su conductor no necesita pasar de 4 AWG de cobre.',
    },
    references: ['250.52(A)(3)', '250.66(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use the Ufer electrode in a new building where such rebar is present',
          es: 'usar el Ufer en edificio nuevo donde existe esa varilla',
        },
        words: 'tie footing slab rods cheaper',
      },
      { says: 'must-not', what: { en: 'put plastic under a footing used as a Ufer', es: 'poner plástico bajo la zapata usada como Ufer' } },
      { says: 'need-not', what: { en: 'run more than 4 AWG copper to a Ufer', es: 'llevar más de 4 AWG de cobre al Ufer' } },
      {
        says: 'must',
        what: {
          en: 'leave a stub of the Ufer rebar or a wire out before the pour',
          es: 'dejar afuera una punta de la varilla Ufer o un cable antes del colado',
        },
        words: 'concrete',
      },
    ],
    words: {
      en: 'ufer concrete encased electrode rebar footing ground 20 feet electrod',
      es: 'ufer electrodo en concreto varilla cimentación 20 pies',
    },
  },
  {
    id: 'terms-isolated-ground-receptacle',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'What is an isolated-ground (orange triangle) receptacle?',
      es: '¿Qué es un contacto de tierra aislada (triángulo naranja)?',
    },
    answer: {
      en: "A receptacle whose ground terminal is not connected to its yoke and box, fed by its own insulated ground run back to the source panel, to reduce electrical noise. It is marked with an orange triangle.\n\nThe box and raceway still need their ordinary ground. Isolated doesn't mean connected to a separate rod: that is dangerous and forbidden. The insulated ground may pass through subpanels without touching their bars, and must end within the same building or system. With plain plastic boxes it brings nothing.",
      es: 'Un contacto cuya terminal de tierra no toca su yugo ni la caja, con su propia tierra aislada hasta el tablero de origen, para bajar ruido. Se marca con triángulo naranja.\n\nCaja y tubo llevan además su tierra normal. Aislada no significa conectada a otra varilla: eso es peligroso y está prohibido. La tierra aislada puede pasar por subtableros sin tocar sus barras y termina en el mismo edificio o sistema. Con caja de plástico no aporta nada.',
    },
    references: ['250.146(D)', '406.3'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'connect an isolated ground to a separate rod', es: 'conectar una tierra aislada a una varilla aparte' },
      },
      {
        says: 'must',
        what: {
          en: 'run the ordinary ground to the box and raceway of an isolated-ground receptacle',
          es: 'llevar la tierra normal a la caja y tubo de un contacto de tierra aislada',
        },
      },
      {
        says: 'may',
        what: {
          en: 'pass the isolated ground through subpanels without touching their bars',
          es: 'pasar la tierra aislada por subtableros sin tocar sus barras',
        },
      },
    ],
    words: {
      en: 'isolated ground ig receptacle orange triangle computer noise',
      es: 'tierra aislada contacto naranja triángulo ruido computadora enchufle',
    },
  },
  {
    id: 'terms-service-point',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is the service point?', es: '¿Qué es el punto de acometida?' },
    answer: {
      en: "The place where the utility's wiring ends and the customer's begins; the code applies on the customer's side. The utility decides where it is, often at the weatherhead splice, the meter or a transformer pad.\n\nIt settles who owns, installs and repairs what, and whether conductors are service conductors or the utility's lateral. Ask for the utility's service rules before quoting. The service disconnect is a different thing: the first means to cut the building's power.",
      es: 'Es donde acaba el cableado de la compañía y empieza el del cliente; el código aplica del lado del cliente. La compañía decide dónde está, muchas veces en el empalme de la mufa, el medidor o la base del transformador.\n\nDefine quién es dueño, instala y repara, y si los conductores son de acometida o de la compañía. Pida las reglas de servicio antes de cotizar. El desconectador de acometida es otra cosa: el primer medio para cortar el edificio.',
    },
    references: ['100', '230.70'],
    claims: [
      {
        says: 'is',
        what: {
          en: "the code applies on the customer's side of the service point",
          es: 'el código aplica del lado del cliente del punto de acometida',
        },
      },
      {
        says: 'is',
        what: { en: 'the utility decides where the service point is', es: 'la compañía decide dónde está el punto de acometida' },
      },
    ],
    words: {
      en: 'service point utility customer ownership drop lateral demarcation',
      es: 'punto de servicio acometida compañía cliente bajada propiedad',
    },
  },
  {
    id: 'terms-mlo-vs-main-breaker',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'MLO or main breaker panel: what is the difference?',
      es: 'Tablero MLO (solo zapatas) o con principal: ¿qué diferencia hay?',
    },
    answer: {
      en: "MLO means main lug only: the feeder lands on lugs and the panel is protected and switched from elsewhere. A main-breaker panel has its own main.\n\nMLO suits a subpanel in the same building fed by a breaker no larger than the panel's rating. In a separate building, or as service equipment, a disconnect is needed, so a main breaker is the simple answer. A backfed main must be held down by a retainer.",
      es: 'MLO es solo zapatas: el alimentador llega a zapatas y la protección y el corte están en otro lado. El de principal trae su propio breaker general.\n\nMLO sirve de subtablero en el mismo edificio, alimentado por un breaker no mayor que la capacidad del tablero. En otro edificio o como acometida se pide desconectador, y lo simple es uno con principal. Un principal retroalimentado (backfed) lleva sujetador.',
    },
    references: ['408.36', '225.31', '230.70'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a main-lug (MLO) panel as a subpanel in the same building',
          es: 'usar un tablero MLO como subtablero en el mismo edificio',
        },
        if: {
          en: "its feeder breaker is no larger than the panel's rating",
          es: 'el breaker que lo alimenta no es mayor que el valor del tablero',
        },
      },
      {
        says: 'must',
        what: {
          en: "use a disconnect, such as a main breaker, in a separate building's panel",
          es: 'usar un desconectador, como un principal, en el tablero de edificio separado',
        },
      },
      { says: 'must', what: { en: 'hold down a backfed main with a retainer', es: 'sujetar con retén un principal retroalimentado' } },
    ],
    words: {
      en: 'mlo main lug only main breaker panel mcb difference',
      es: 'mlo solo zapatas principal tablero diferencia panel',
    },
  },
  {
    id: 'terms-tandem-breaker',
    area: 'terms',
    grade: 'V1',
    title: { en: 'What is a tandem (cheater) breaker?', es: '¿Qué es un breaker tándem (doble)?' },
    answer: {
      en: "Two single-pole breakers in the width of one. It is allowed only in panels and positions listed for it, shown on the panel's label.\n\nBoth halves are on the same leg, so a tandem doesn't give 240 V and must not feed the two hots of a multiwire circuit. Newer panels have rejecting tabs; filing them off or forcing one voids the listing. Quad breakers combine two double poles. If the panel is full and not listed for tandems, add a subpanel.",
      es: 'Son dos breakers de un polo en el ancho de uno. Solo se permite en tableros y posiciones listados para eso, según su etiqueta.\n\nLas dos mitades están en la misma fase: no da 240 V ni debe alimentar los dos vivos de un multiconductor. Los tableros nuevos traen rechazo; limarlo o forzarlo anula el listado. Los cuádruples juntan dos de dos polos. Si el tablero está lleno y no acepta tándem, ponga un subtablero.',
    },
    references: ['110.3(B)', '408.54'],
    claims: [
      {
        says: 'may',
        what: {
          en: 'put a tandem breaker in a slot whose label shows one',
          es: 'poner un breaker tándem en un lugar donde la etiqueta lo muestra',
        },
        words: 'cheater skinny doble',
      },
      {
        says: 'must-not',
        what: {
          en: 'feed the two hots of a multiwire circuit from a tandem breaker',
          es: 'alimentar los dos vivos de un circuito multiconductor con un tándem',
        },
        words: 'red black shared neutral',
      },
      {
        says: 'must-not',
        what: { en: 'file the rejecting tabs or force a tandem into a panel', es: 'limar las lengüetas o forzar un tándem en el tablero' },
        words: 'hook dremel cut clip',
      },
      { says: 'is-not', what: { en: 'a tandem breaker gives 240 V', es: 'un breaker tándem da 240 V' } },
      {
        says: 'must-not',
        what: {
          en: 'put a tandem breaker where the label does not show one',
          es: 'poner un breaker tándem donde la etiqueta no lo muestra',
        },
        words: 'not listed fits anyway',
      },
      {
        says: 'may',
        what: {
          en: 'use tandem breakers to add circuits to a full panel',
          es: 'usar breakers tándem para agregar circuitos en un panel lleno',
        },
        if: { en: 'the panel label shows tandems in those spaces', es: 'la etiqueta del panel muestra tándem en esos espacios' },
        words: 'no more spaces out of slots subpanel instead ya no hay espacios lleno',
      },
    ],
    words: {
      en: 'tandem cheater slimline duplex half size breaker double stuff quad full panel',
      es: 'tándem doble medio breaker delgado cuádruple tablero lleno panel',
    },
  },
  {
    id: 'terms-handle-tie',
    area: 'terms',
    grade: 'V2',
    title: {
      en: 'Handle tie or 2-pole breaker: what is the difference?',
      es: 'Unión de manijas o breaker de 2 polos: ¿qué diferencia hay?',
    },
    answer: {
      en: 'A 2-pole breaker trips both poles together; identified handle ties only make the handles move together by hand. Both disconnect together, not both trip together for sure.\n\nFor multiwire circuits serving line-to-neutral loads either is accepted; a nail or wire through handles is not. 240 V loads on single-phase systems may use tied single poles under conditions, but a 2-pole breaker is the clean choice, and AFCI or GFCI protection of multiwire circuits needs a true 2-pole device.',
      es: 'Uno de 2 polos dispara ambos polos juntos; la unión de manijas identificada solo hace que se muevan juntas a mano. Las dos cortan juntas, pero no es seguro que disparen juntas.\n\nEn multiconductores con cargas de línea a neutro se acepta cualquiera; un clavo o alambre en las manijas no. Cargas de 240 V monofásicas pueden usar dos de un polo unidos bajo condiciones, pero lo limpio es uno de 2 polos; AFCI o GFCI en multiconductor pide uno de 2 polos.',
    },
    references: ['210.4(B)', '240.15(B)'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'a handle tie makes both breakers trip together for sure',
          es: 'una unión de manijas hace que ambos breakers disparen juntos con seguridad',
        },
        words: 'tied two singles comes overload one trips',
      },
      {
        says: 'must-not',
        what: { en: 'use a nail or wire through breaker handles as a tie', es: 'usar un clavo o alambre como unión de manijas' },
      },
      {
        says: 'need-not',
        what: { en: 'use a 2-pole breaker on a multiwire circuit', es: 'usar breaker de 2 polos en circuito multiconductor' },
        if: {
          en: 'it serves line-to-neutral loads and has an identified handle tie',
          es: 'alimenta cargas de línea a neutro y tiene unión de manijas identificada',
        },
        unless: { en: 'it has AFCI or GFCI protection', es: 'lleve protección AFCI o GFCI' },
      },
      {
        says: 'is',
        what: { en: 'a 2-pole breaker trips both poles together', es: 'un breaker de 2 polos dispara los dos polos juntos' },
        words: 'common internal',
      },
      {
        says: 'must',
        what: {
          en: 'use a 2-pole breaker on a multiwire circuit with AFCI or GFCI',
          es: 'usar breaker de 2 polos en un circuito multiconductor con AFCI o GFCI',
        },
        unless: {
          en: 'handle-tied breakers are listed for a shared neutral, or the protection is past the point where the neutral is shared',
          es: 'los breakers con manijas unidas estén listados para neutro compartido, o la protección quede después de donde se comparte el neutro',
        },
        words: 'mwbc',
      },
    ],
    words: {
      en: 'handle tie common trip two pole breaker double pole tie bar',
      es: 'unión de manijas disparo común dos polos barra',
    },
  },
  {
    id: 'terms-dead-front',
    area: 'terms',
    grade: 'K',
    title: { en: 'What does dead front mean?', es: '¿Qué es el frente muerto (dead front)?' },
    answer: {
      en: "The inner cover of a panel that leaves no live part exposed on the side where you operate it. Removing it exposes bus bars and lugs, so it counts as energized work unless the supply is off and proved dead.\n\nThe hinged outer door isn't the dead front. Unused breaker openings in it need filler plates; screws must be the blunt original ones, because a pointed long screw can pierce a wire. A dead-front GFCI is a GFCI without a receptacle face.",
      es: 'Es la tapa interior del tablero que no deja partes vivas a la vista por el lado de operación. Al quitarla quedan barras y zapatas expuestas: es trabajo energizado salvo que la alimentación esté cortada y comprobada.\n\nLa puerta no es el frente muerto. Los huecos sin breaker llevan tapón; los tornillos deben ser los originales sin punta, porque uno largo y picudo perfora un cable. Un GFCI dead-front es un GFCI sin contacto.',
    },
    references: ['100', '408.38'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: "remove a panel's dead front without the supply off and proved dead",
          es: 'quitar el frente muerto sin cortar y comprobar ausencia de voltaje',
        },
      },
      {
        says: 'must',
        what: {
          en: 'put filler plates in unused breaker openings of the dead front',
          es: 'poner tapas en las aberturas sin usar del frente muerto',
        },
      },
      {
        says: 'must-not',
        what: { en: 'use a pointed long screw for the panel cover', es: 'usar un tornillo largo con punta en la tapa del tablero' },
      },
    ],
    words: {
      en: 'dead front panel cover inner trim filler plate blank face gfci',
      es: 'frente muerto tapa interior tablero tapón huecos panel',
    },
  },
  {
    id: 'terms-hacr-and-swd-breakers',
    area: 'terms',
    grade: 'V1',
    title: { en: 'What do HACR, SWD and HID on a breaker mean?', es: '¿Qué significan HACR, SWD y HID en un breaker?' },
    answer: {
      en: "HACR: suited for heating, air-conditioning and refrigeration equipment with several motors. SWD: tested for daily switching of 120 V or 277 V fluorescent lighting. HID: tested for switching high-intensity discharge lamps.\n\nBreakers used as switches for those lamps must carry the mark. Most residential breakers made today are HACR. A breaker also shows voltage ('slash' rating 120/240 V is not for every system), interrupting rating, wire metal and torque: read the whole label.",
      es: 'HACR: apto para equipos de calefacción, aire y refrigeración con varios motores. SWD: probado para apagar y prender a diario alumbrado fluorescente de 120 V o 277 V. HID: probado para lámparas de descarga.\n\nEl breaker usado como apagador de esas lámparas debe traer la marca. Casi todos los residenciales de hoy son HACR. También muestra voltaje (el de diagonal 120/240 V no sirve en todo sistema), capacidad interruptiva, metal y torque: lea toda la etiqueta.',
    },
    references: ['240.83(D)', '110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use a marked SWD or HID breaker to switch those lamps daily',
          es: 'usar breaker marcado SWD o HID para apagar a diario esas lámparas',
        },
      },
      {
        says: 'is',
        what: { en: 'most residential breakers made today are HACR', es: 'la mayoría de los breakers residenciales actuales son HACR' },
      },
      {
        says: 'must-not',
        what: {
          en: 'use a 120/240 V slash-rated breaker on a system it is not rated for',
          es: 'usar un breaker 120/240 V en un sistema para el que no está clasificado',
        },
      },
    ],
    words: {
      en: 'hacr swd hid breaker marking type slash rating 120/240',
      es: 'hacr swd hid marca de breaker diagonal 120/240',
    },
  },
  {
    id: 'terms-surge-protective-device',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is an SPD (surge protector), type 1, 2, 3?', es: '¿Qué es un SPD (supresor), tipo 1, 2, 3?' },
    answer: {
      en: "A device that clamps voltage spikes and diverts them. Type 1 may be on the line side of the service disconnect, type 2 on the load side, type 3 is point of use, a distance down the wiring.\n\nDwelling services need a type 1 or 2 since the 2020 edition. Short, straight leads matter more than a big joule number. It doesn't protect from a lost neutral or long overvoltage, and wears out: look at its light. It is not a lightning rod.",
      es: 'Un dispositivo que recorta picos de voltaje y los desvía. El tipo 1 puede ir del lado de línea del desconectador, el tipo 2 del lado de carga, y el tipo 3 en el punto de uso.\n\nLas acometidas de vivienda piden tipo 1 o 2 desde la edición 2020. Conductores cortos y derechos importan más que muchos joules. No protege de neutro perdido ni de sobrevoltaje largo, y se gasta: vea su foco. No es pararrayos.',
    },
    references: ['230.67', '242.6'],
    claims: [
      {
        says: 'must',
        what: { en: 'install a type 1 or 2 SPD on dwelling services', es: 'poner SPD tipo 1 o 2 en acometidas de vivienda' },
        if: { en: 'the edition in force is 2020 or later', es: 'rige la edición 2020 o posterior' },
      },
      { says: 'is-not', what: { en: 'a surge protector protects from a lost neutral', es: 'un supresor protege de un neutro perdido' } },
      {
        says: 'may',
        what: {
          en: 'put a type 1 SPD on the line side of the service disconnect',
          es: 'poner un SPD tipo 1 del lado de línea del desconectador',
        },
      },
    ],
    words: {
      en: 'spd surge protective device type 1 type 2 whole house surge arrester tvss what does it do',
      es: 'supresor de picos spd tipo 1 tipo 2 toda la casa sobretensión que hace',
    },
  },
  {
    id: 'terms-demand-factor',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What is a demand factor?', es: '¿Qué es un factor de demanda?' },
    answer: {
      en: "The maximum demand divided by the connected load: the part expected at the same time. It lets feeders and services be smaller than the sum of all nameplates.\n\nExample from dwellings: general lighting counts its first 3000 VA at 100% and the next part, up to 120,000 VA, at 35%. Ranges and dryers have their own tables. Demand factors apply to feeders and services, not to the branch circuit that feeds one appliance, except where the table's notes say so.",
      es: 'Es la demanda máxima entre la carga conectada: la parte que se espera al mismo tiempo. Deja que alimentadores y acometidas sean menores que la suma de placas.\n\nEjemplo en viviendas: el alumbrado general cuenta los primeros 3000 VA al 100% y lo que sigue, hasta 120,000 VA, al 35%. Estufas y secadoras tienen sus tablas. Se aplica a alimentadores y acometidas, no al circuito de un solo aparato, salvo que las notas lo digan.',
    },
    references: ['100', '220.45', '220.55'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'apply a demand factor to a single-appliance branch circuit',
          es: 'aplicar factor de demanda a un circuito de un solo aparato',
        },
        unless: { en: "the table's notes say so", es: 'lo digan las notas de la tabla' },
      },
      {
        says: 'may',
        what: { en: 'apply demand factors to feeders and services', es: 'aplicar factores de demanda a alimentadores y acometidas' },
      },
    ],
    words: {
      en: 'demand factor diversity connected load calculation 35 percent demand factor ratio of what to what nec',
      es: 'factor de demanda diversidad carga conectada cálculo relacion de que a que demand factor',
    },
  },
  {
    id: 'terms-in-sight-from',
    area: 'terms',
    grade: 'V2',
    title: { en: "What does 'in sight from' mean?", es: "¿Qué significa 'a la vista de'?" },
    answer: {
      en: "Visible and not more than 50 ft away. Both conditions count: 40 ft away behind a wall is not in sight.\n\nIt applies to many disconnects: motors, air conditioning, signs, spas. Some rules accept a lockable disconnect instead of one in sight; others don't, so read the section for that equipment. A closed door between usually breaks the line of sight.",
      es: 'Visible y a no más de 50 pies. Cuentan las dos condiciones: a 40 pies detrás de un muro no está a la vista.\n\nSe pide en muchos desconectadores: motores, aire acondicionado, anuncios, jacuzzis. Algunas reglas aceptan en su lugar uno bloqueable; otras no; lea la sección de ese equipo. Una puerta cerrada de por medio casi siempre rompe la vista.',
    },
    references: ['100', '430.102', '440.14'],
    claims: [
      {
        says: 'is-not',
        what: {
          en: 'equipment 40 ft away behind a wall or around a corner is in sight',
          es: 'un equipo a 40 pies tras un muro o esquina esté a la vista',
        },
      },
      {
        says: 'is',
        what: { en: 'in sight means visible and not more than 50 ft away', es: 'a la vista significa visible y a no más de 50 pies' },
      },
    ],
    words: { en: 'in sight from within sight 50 feet visible disconnect', es: 'a la vista 50 pies visible desconectador' },
  },
  {
    id: 'terms-readily-accessible',
    area: 'terms',
    grade: 'V2',
    title: { en: 'What does readily accessible mean?', es: '¿Qué significa fácilmente accesible?' },
    answer: {
      en: "Capable of being reached quickly without climbing, removing obstacles or using tools other than keys. Accessible alone is weaker: reachable, but maybe with a ladder or by lifting a ceiling tile.\n\nBreakers and GFCI test buttons must be readily accessible; breaker handles at their highest stand no more than 6 ft 7 in. above the floor. A locked room with keys available to those who need them still counts. A panel behind stored boxes doesn't.",
      es: "Que se llega rápido sin trepar, quitar obstáculos ni usar herramienta, salvo llaves. 'Accesible' a secas es menos: se alcanza, quizá con escalera o quitando un plafón.\n\nBreakers y botones de GFCI deben ser fácilmente accesibles; la manija en su posición más alta queda a no más de 6 pies 7 pulg. del piso. Un cuarto con llave disponible cuenta. Un tablero detrás de cajas no.",
    },
    references: ['100', '240.24(A)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'keep breakers and GFCI test buttons readily accessible',
          es: 'mantener fácilmente accesibles los breakers y botones de prueba GFCI',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'put breaker handles higher than 6 ft 7 in. at their highest',
          es: 'poner manijas de breaker a más de 6 pies 7 pulg. en su posición más alta',
        },
      },
      { says: 'must-not', what: { en: 'block a panel with stored boxes', es: 'tapar un tablero con cajas guardadas' } },
      {
        says: 'may',
        what: { en: 'keep a panel in a locked room', es: 'tener el tablero en un cuarto cerrado con llave' },
        if: { en: 'keys are available to those who need them', es: 'las llaves están disponibles para quien las necesita' },
      },
    ],
    words: {
      en: 'readily accessible accessible ladder key 6 ft 7 breaker height',
      es: 'fácilmente accesible accesible escalera altura breaker 6 pies 7',
    },
  },
];

// Confirmed: EC&M, JADE Learning, IEC chapter notes, ecmag, Mersen, Leviton.
// Second reading: isolated ground codebookcity, NEC pocket guide; Ufer ecmag 2013, inspection page. One source only: SWD and HID (EC&M), not HACR; tandem (trade forum).
