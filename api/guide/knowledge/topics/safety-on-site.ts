// How to stay safe on site: falls, heat, dust, weather, tools and people.
import type { Topic } from '../knowledge.ts';

export const safetyOnSiteTopics: readonly Topic[] = [
  {
    id: 'safety-working-alone',
    area: 'safety',
    grade: 'K',
    title: { en: 'Can I work alone on electrical equipment?', es: '¿Puedo trabajar solo en equipo eléctrico?' },
    answer: {
      en: "De-energized and locked-out work alone is common, but don't do energized work, high-voltage work, confined spaces or work near lines alone: a second person who knows CPR and where the disconnect is can save you.\n\nOSHA asks for two workers in certain high-voltage line work, and many companies require a standby for any energized work. Alone on site, tell somebody where you are and when you will check in, keep the phone on you, and stop if the job grows beyond the plan.",
      es: 'Trabajar solo sin voltaje y con bloqueo es común, pero no haga solo trabajo energizado, de alto voltaje, en espacio confinado o cerca de líneas: una segunda persona que sepa RCP y dónde está el desconectador puede salvarlo.\n\nOSHA pide dos trabajadores en ciertos trabajos de líneas de alto voltaje, y muchas empresas piden vigía para todo trabajo energizado. Si está solo, avise dónde está y cuándo se reporta, traiga el teléfono encima y pare si el trabajo se sale del plan.',
    },
    references: [],
    claims: [
      {
        says: 'may',
        what: { en: 'work alone on de-energized and locked-out equipment', es: 'trabajar solo en equipo desenergizado y bloqueado' },
        words: 'one man lock utility pulled',
      },
      {
        says: 'must-not',
        what: {
          en: 'do live (energized) work alone, nor high-voltage work or confined spaces',
          es: 'hacer solo trabajo en vivo (energizado), de alto voltaje o en espacio confinado',
        },
        words: 'hot swap breaker yo',
      },
      {
        says: 'must',
        what: {
          en: 'tell somebody where you are and when you check in when working alone',
          es: 'avisar a alguien dónde está y cuándo se reporta al trabajar solo',
        },
      },
    ],
    words: { en: 'working alone lone worker buddy standby person', es: 'trabajar solo compañero vigía acompañante' },
  },
  {
    id: 'safety-ladders',
    area: 'safety',
    grade: 'V2',
    title: { en: 'Ladder safety for electricians', es: 'Escaleras: seguridad para electricistas' },
    answer: {
      en: "Use a fiberglass ladder, never aluminum (it conducts), near electricity; set an extension ladder one foot out for every four up (about 75°; 4 ft for 16 ft), extend it 3 ft above the landing, and keep three points of contact.\n\nCheck rails, feet and duty rating (you plus tools), tie it off, keep your belt buckle between the rails, and don't stand on the top two steps of a stepladder. A stepladder is used open, not leaning. Keep ladders at least 10 ft from overhead lines up to 50 kV, and remember that a small shock can throw you off.",
      es: 'Use escalera de fibra de vidrio, nunca de aluminio (conduce), cerca de la electricidad; la de extensión va un pie hacia afuera por cada cuatro de alto (unos 75°; 4 pies para 16), pasa 3 pies arriba del descanso y se sube con tres puntos de contacto.\n\nRevise largueros, patas y capacidad (usted más herramienta), amárrela, mantenga la hebilla entre los largueros y no se pare en los dos últimos peldaños de una de tijera. La de tijera se usa abierta, no recargada. A 10 pies o más de líneas aéreas de hasta 50 kV; un toque chico basta para tirarlo.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use an aluminum ladder near electricity', es: 'usar escalera de aluminio cerca de electricidad' },
        words: 'metal',
      },
      {
        says: 'must-not',
        what: { en: 'stand on the top two steps of a stepladder', es: 'pararse en los dos últimos escalones de una escalera de tijera' },
      },
      { says: 'must-not', what: { en: 'lean a closed stepladder on a wall', es: 'recargar cerrada una escalera de tijera' } },
      {
        says: 'must',
        what: {
          en: 'extend a ladder 3 ft above the landing and tie it off',
          es: 'sacar la escalera 3 pies sobre el nivel de llegada y amarrarla',
        },
      },
      {
        says: 'must',
        what: {
          en: 'keep ladders at least 10 ft from overhead lines up to 50 kV',
          es: 'guardar escaleras a 10 pies o más de líneas de hasta 50 kV',
        },
      },
      {
        says: 'must',
        what: {
          en: 'set an extension ladder one foot out for every four up',
          es: 'poner la escalera un pie afuera por cada cuatro de alto',
        },
      },
    ],
    words: {
      en: 'ladder fiberglass aluminum extension stepladder 4 to 1 fall aluminium what angle lean against wall ladder osha portable ladder rails above roof edge which ladder fiberglass or aluminum near service drop lines truck how far out base foot wall working length height 4 ft out for 16 ft',
      es: 'escalera fibra de vidrio aluminio tijera extensión caída ángulo recargada contra la pared inclinación osha portátil subir al techo largueros sobresalir arriba del borde cual escalera fibra o aluminio cerca de la acometida lineas qué tan lejos la base pie 4 pies por 16',
    },
  },
  {
    id: 'safety-attic-heat',
    area: 'safety',
    grade: 'K',
    title: { en: 'How do I work safely in a hot attic?', es: '¿Cómo trabajo seguro en un ático caliente?' },
    answer: {
      en: 'Go early, limit each stay, drink water before you are thirsty, have someone check on you, and come out at the first dizziness, cramp or headache. Attics pass 130 °F easily.\n\nStep only on joists or boards, watch for nails, lamps, knob-and-tube splices, uninsulated terminals and vermin, and wear long sleeves, respirator and headlamp. Confused, hot and dry or fainting is heat stroke: call 911, cool with water now. Conductors derate there too: check ambient correction.',
      es: 'Vaya temprano, entradas cortas, tome agua antes de tener sed, que alguien lo revise, y salga al primer mareo, calambre o dolor de cabeza. Un ático pasa de 130 °F fácil.\n\nPise solo vigas o tablas; ojo con clavos, empalmes viejos, terminales sin aislar y animales; manga larga, respirador y lámpara de cabeza. Confundido, caliente y seco o desmayado es golpe de calor: 911 y enfríe con agua ya. Los conductores también pierden capacidad: revise la corrección por temperatura.',
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: {
          en: 'come out of the attic at the first dizziness, cramp or headache',
          es: 'salir del ático al primer mareo, calambre o dolor de cabeza',
        },
      },
      {
        says: 'must',
        what: {
          en: 'call 911 when someone is confused, hot and dry or faints',
          es: 'llamar al 911 si alguien está confundido, caliente y seco o se desmaya',
        },
      },
      {
        says: 'must-not',
        what: { en: 'step anywhere but on joists or boards in an attic', es: 'pisar fuera de vigas o tablas en el ático' },
      },
      { says: 'is', what: { en: 'attics pass 130 °F easily', es: 'los áticos pasan fácil de 130 °F' } },
    ],
    words: { en: 'attic heat exhaustion stroke hot summer insulation crawl', es: 'ático calor golpe de calor tapanco verano aislante' },
  },
  {
    id: 'safety-silica-dust',
    area: 'safety',
    grade: 'V2',
    title: { en: 'Silica dust: what do I need when drilling concrete?', es: 'Polvo de sílice: ¿qué necesito al perforar concreto?' },
    answer: {
      en: "Use a drill with dust shroud and HEPA vacuum or water, and a respirator when the task's table asks for it; never dry sweep or blow it. Silica scars lungs for good.\n\nOSHA's limit is 50 micrograms per cubic meter over 8 hours, and its Table 1 lists the tool setups that comply. Holes overhead, chasing block and cutting concrete are the worst. Fit-test and shave for tight-fitting masks; change clothes before going home.",
      es: 'Taladro con campana y aspiradora HEPA o agua, y respirador cuando la tabla de la tarea lo pide; nunca barra en seco ni sople. La sílice daña el pulmón para siempre.\n\nEl límite de OSHA es 50 microgramos por metro cúbico en 8 horas, y su Tabla 1 da los equipos que cumplen. Lo peor: agujeros arriba, ranurar block y cortar concreto. Prueba de ajuste y rasurado para mascarilla hermética; cámbiese antes de ir a casa.',
    },
    references: [],
    claims: [
      { says: 'must-not', what: { en: 'dry sweep or blow concrete dust', es: 'barrer en seco o soplar polvo de concreto' } },
      {
        says: 'must',
        what: {
          en: 'use a drill with dust shroud and HEPA vacuum or water in concrete',
          es: 'usar taladro con campana y aspiradora HEPA o agua en concreto',
        },
      },
      {
        says: 'must',
        what: { en: 'wear a respirator for silica', es: 'usar respirador con sílice' },
        if: { en: "the task's table asks for it", es: 'la tabla de la tarea lo pide' },
      },
      {
        says: 'must',
        what: { en: 'shave and fit-test for tight-fitting masks', es: 'rasurarse y hacer prueba de ajuste con mascarilla ajustada' },
      },
    ],
    words: {
      en: 'silica dust concrete drilling hepa vacuum respirator table 1',
      es: 'sílice polvo concreto taladrar aspiradora hepa respirador',
    },
  },
  {
    id: 'safety-asbestos-and-lead',
    area: 'safety',
    grade: 'K',
    title: { en: 'Asbestos or lead in an old building: what do I do?', es: 'Asbesto o plomo en edificio viejo: ¿qué hago?' },
    answer: {
      en: "Don't drill, cut or sand suspect material: stop and have it tested. Common places: popcorn ceilings, pipe wrap, floor tile, vermiculite, old panel backboards and wire insulation (asbestos), and paint before 1978 (lead).\n\nIn homes and child-occupied places built before 1978 the EPA's renovation rule asks for a certified firm above small areas. Asbestos removal is for licensed people. Wet methods, HEPA vacuum, plastic sheet, no eating with dirty hands. Tell the client in writing.",
      es: 'No perfore, corte ni lije material sospechoso: pare y mándelo analizar. Lugares comunes: techo de palomita, forro de tubería, loseta, vermiculita, respaldos de tableros viejos y forro de cable (asbesto), y pintura de antes de 1978 (plomo).\n\nEn casas y lugares de niños de antes de 1978 la regla de renovación de EPA pide empresa certificada si el área no es chica. El asbesto lo quita personal con licencia. Método húmedo, aspiradora HEPA, plástico, no comer con manos sucias. Avise por escrito al cliente.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'drill, cut or sand suspect asbestos or lead material',
          es: 'perforar, cortar o lijar material sospechoso de asbesto o plomo',
        },
      },
      { says: 'must', what: { en: 'stop and have suspect material tested', es: 'parar y mandar probar el material sospechoso' } },
      { says: 'must-not', what: { en: 'remove asbestos without a license', es: 'quitar asbesto sin licencia' } },
      {
        says: 'must',
        what: {
          en: 'use a certified firm above small areas in homes and child-occupied places before 1978',
          es: 'usar empresa certificada en áreas no pequeñas de viviendas y lugares con niños anteriores a 1978',
        },
      },
    ],
    words: {
      en: 'asbestos lead paint old house 1978 rrp vermiculite transite asbestus',
      es: 'asbesto plomo pintura casa vieja 1978 vermiculita',
    },
  },
  {
    id: 'safety-confined-space',
    area: 'safety',
    grade: 'V2',
    title: { en: 'Vaults and manholes: when is it a confined space?', es: 'Bóvedas y registros grandes: ¿cuándo es espacio confinado?' },
    answer: {
      en: "Big enough to enter, limited way in or out, and not made for people to stay: manholes, vaults, tanks, some crawl spaces. With bad air, engulfment or other serious hazard it needs a permit, a tested atmosphere, an attendant and a rescue plan.\n\nTest oxygen, flammable gas and toxic gas in that order, at several depths, before and during entry. Ventilate. Most people who die are would-be rescuers: don't go in after somebody, call for rescue. Electrical lockout is part of the permit.",
      es: 'Cabe una persona, entrada o salida limitada y no es para quedarse: registros, bóvedas, tanques, algunos sótanos bajos. Con mal aire, atrapamiento u otro riesgo serio pide permiso, aire medido, vigía y plan de rescate.\n\nMida oxígeno, gas inflamable y gas tóxico en ese orden, a varias profundidades, antes y durante. Ventile. Casi todos los que mueren son quienes entran a rescatar: no entre por alguien, llame al rescate. El bloqueo eléctrico es parte del permiso.',
    },
    references: ['110.70'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'go into a confined space after somebody who is down',
          es: 'entrar a rescatar a alguien caído en un espacio confinado',
        },
      },
      {
        says: 'must',
        what: {
          en: 'test oxygen, flammable gas and toxic gas before and during entry',
          es: 'medir oxígeno, gas inflamable y tóxico antes y durante la entrada',
        },
      },
      {
        says: 'must',
        what: { en: 'have a permit, an attendant and a rescue plan', es: 'tener permiso, vigía y plan de rescate' },
        if: {
          en: 'the space has bad air, engulfment or other serious hazard',
          es: 'el espacio tiene mal aire, atrapamiento u otro peligro serio',
        },
      },
    ],
    words: {
      en: 'confined space manhole vault permit gas test attendant crawl space',
      es: 'espacio confinado registro bóveda permiso gas vigía',
    },
  },
  {
    id: 'safety-hot-work-permit',
    area: 'safety',
    grade: 'V2',
    title: { en: 'When do I need a hot work permit?', es: '¿Cuándo necesito permiso de trabajo en caliente?' },
    answer: {
      en: "For anything that makes flame or sparks where it isn't a designated area: welding, brazing, exothermic (Cadweld) connections, torches, grinding, heat shrink with flame. Clear 35 ft, have an extinguisher, and keep a fire watch during and after.\n\nThe watch normally stays at least 30 to 60 minutes after, by the standard in force on site. Check the other side of walls and floors, cover openings, stop where there is gas or dust, and tell the building if smoke detectors or sprinklers are impaired. Hot work is not the same as energized work.",
      es: 'Para todo lo que hace flama o chispa fuera de área designada: soldar, soldadura fuerte, conexión exotérmica (Cadweld), soplete, esmeril, termocontráctil con flama. Despeje 35 pies, tenga extintor y vigía de fuego durante y después.\n\nEl vigía se queda normalmente de 30 a 60 minutos más, según la norma del sitio. Revise el otro lado de muros y pisos, tape huecos, no donde haya gas o polvo, y avise si afecta detectores o rociadores. Trabajo en caliente no es trabajo energizado.',
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: {
          en: 'get a hot work permit for welding, brazing, Cadweld, torches, grinding or flame heat shrink',
          es: 'sacar permiso de trabajo en caliente para soldar, Cadweld, soplete, esmeril o termofit con flama',
        },
        unless: { en: 'it is a designated area', es: 'sea un área designada' },
      },
      {
        says: 'must',
        what: { en: 'keep a fire watch during and after hot work', es: 'tener vigía de fuego durante y después del trabajo en caliente' },
      },
      { says: 'must', what: { en: 'clear 35 ft around hot work', es: 'despejar 35 pies alrededor del trabajo en caliente' } },
      {
        says: 'is-not',
        what: { en: 'hot work is the same as energized work', es: 'trabajo en caliente es lo mismo que trabajo energizado' },
      },
    ],
    words: {
      en: 'hot work permit welding cadweld torch grinding fire watch 35 feet',
      es: 'trabajo en caliente permiso soldar cadweld soplete esmeril vigía',
    },
  },
  {
    id: 'safety-trenches',
    area: 'safety',
    grade: 'V2',
    title: { en: 'Is my trench safe?', es: '¿Es segura mi zanja?' },
    answer: {
      en: 'At 5 ft deep or more it needs sloping, shoring or a trench box unless it is all stable rock, and a competent person must inspect it daily and after rain. At 4 ft it needs a ladder within 25 ft of every worker.\n\nKeep spoil and machines at least 2 ft from the edge. Call 811 first and hand-dig near marks. A cubic yard of soil weighs as much as a car: shallow trenches kill too. No one works in it alone.',
      es: 'De 5 pies o más pide talud, ademe o caja, salvo roca firme, y una persona competente la revisa a diario y tras lluvia. Desde 4 pies pide escalera a no más de 25 pies de cada trabajador.\n\nTierra y máquinas a 2 pies o más del borde. Llame al 811 y excave a mano cerca de las marcas. Una yarda cúbica de tierra pesa como un carro: las zanjas bajas también matan. Nadie trabaja solo adentro.',
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: { en: 'slope, shore or box a trench 5 ft deep or more', es: 'taludar, apuntalar o poner cajón en zanja de 5 pies o más' },
        unless: { en: 'it is all stable rock', es: 'sea toda roca estable' },
      },
      {
        says: 'must',
        what: {
          en: 'put a ladder within 25 ft of every worker in a trench of 4 ft',
          es: 'poner escalera a 25 pies o menos de cada trabajador en zanja de 4 pies',
        },
      },
      {
        says: 'must',
        what: { en: 'keep spoil and machines at least 2 ft from the edge', es: 'dejar tierra y máquinas a 2 pies o más del borde' },
      },
      { says: 'must', what: { en: 'call 811 before digging a trench', es: 'llamar al 811 antes de abrir zanja' } },
      { says: 'must-not', what: { en: 'work in a trench alone', es: 'trabajar solo en una zanja' } },
    ],
    words: {
      en: 'trench safety excavation shoring 5 feet ladder spoil cave in osha how deep before shoring protective system',
      es: 'zanja excavación ademe derrumbe escalera tierra sanja osha qué tan honda antes de ademe protección',
    },
  },
  {
    id: 'safety-extension-cords',
    area: 'safety',
    grade: 'V1',
    title: { en: 'Extension cords: what is allowed on site?', es: 'Extensiones: ¿qué se permite en obra?' },
    answer: {
      en: "Three-wire, hard or extra-hard usage cords (S, ST, SO, STO, SJ types) with ground and no damage, protected by GFCI. Cut, taped or missing ground pin: out of service.\n\nSize for load and length: for about 13 A, 14 AWG to 50 ft and 12 AWG to 100 ft is a good habit. Not through walls, doors, ceilings, nor as permanent wiring; don't chain them or coil them under load. Inspect every day. Repairs keep the outer jacket and strain relief of the original or it is replaced.",
      es: 'Tres hilos, uso rudo o extrarudo (tipos S, ST, SO, STO, SJ), con tierra y sin daño, protegidas por GFCI. Cortada, encintada o sin punta de tierra: fuera.\n\nCalibre según carga y largo: para unos 13 A, 14 AWG hasta 50 pies y 12 AWG hasta 100 pies es buena costumbre. No por muros, puertas o plafones ni como cableado permanente; no en cadena ni enrolladas con carga. Revise a diario. Una reparación conserva forro y sujeción originales o se cambia.',
    },
    references: ['400.10', '400.12', '590.4'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run extension cords through walls, doors or ceilings or as permanent wiring',
          es: 'pasar extensiones por muros, puertas o plafones o como instalación permanente',
        },
      },
      {
        says: 'must-not',
        what: { en: 'chain extension cords or coil them under load', es: 'encadenar extensiones o enrollarlas con carga' },
        words: 'daisy chain',
      },
      {
        says: 'must-not',
        what: {
          en: 'use a cord that is cut, taped or missing its ground pin',
          es: 'usar una extensión cortada, con cinta o sin pata de tierra',
        },
      },
      {
        says: 'must',
        what: {
          en: 'use three-wire hard-usage cords with GFCI on site',
          es: 'usar en obra extensiones de tres hilos de uso rudo con GFCI',
        },
      },
      {
        says: 'may',
        what: { en: 'repair an extension cord', es: 'reparar una extensión' },
        if: {
          en: 'the repair keeps the original outer jacket and strain relief',
          es: 'la reparación conserva la cubierta y el alivio de tensión originales',
        },
      },
    ],
    words: {
      en: 'extension cord sjtw soow gauge length damaged ground pin cord jacket split peeled damaged taped with electrical tape keep using osha rules',
      es: 'extensión cordón uso rudo calibre largo dañado clavija cordon extension forro pelado roto cinta negra aislar seguir usando sirve obra reglas osha obra extensiones',
    },
  },
  {
    id: 'safety-aerial-lifts',
    area: 'safety',
    grade: 'K',
    title: { en: 'Scissor and boom lifts: what must I know?', es: 'Plataformas de tijera y brazo: ¿qué debo saber?' },
    answer: {
      en: "Be trained on that machine, inspect it daily, wear harness and lanyard tied to the anchor in a boom lift, keep 10 ft from power lines, and never climb or stand on the rails.\n\nCheck floor load, slopes, holes and overhead crush points; close the gate; don't overload with conduit. Most lifts aren't insulated: touching a line puts everyone near it in danger. Have someone on the ground who can lower it.",
      es: 'Entrenado en esa máquina, revisión diaria, arnés y línea al ancla en brazo articulado, a 10 pies de líneas, y nunca se suba a los barandales.\n\nVea carga del piso, pendientes, hoyos y puntos de aplastamiento; cierre la puerta; no la sobrecargue con tubo. Casi ninguna es aislada: tocar una línea pone en peligro a todos los cercanos. Alguien en tierra debe saber bajarla.',
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: {
          en: 'wear harness and lanyard tied to the anchor in a boom lift',
          es: 'usar arnés y línea al ancla en plataforma de brazo',
        },
      },
      { says: 'must-not', what: { en: 'climb or stand on the rails of a lift', es: 'subirse a los barandales de la plataforma' } },
      {
        says: 'must-not',
        what: { en: 'use a lift without being trained on that machine', es: 'usar una plataforma sin capacitación en esa máquina' },
      },
      { says: 'must', what: { en: 'keep lifts 10 ft from power lines', es: 'guardar 10 pies entre plataforma y líneas' } },
      { says: 'is-not', what: { en: 'most lifts are insulated', es: 'la mayoría de las plataformas están aisladas' } },
    ],
    words: { en: 'scissor lift boom lift harness aerial platform training', es: 'plataforma tijera brazo articulado arnés elevador' },
  },
  {
    id: 'safety-electrical-fire',
    area: 'safety',
    grade: 'V2',
    title: { en: 'What do I do in an electrical fire?', es: '¿Qué hago en un incendio eléctrico?' },
    answer: {
      en: "Get people out, call 911, cut the power if you can do it safely, and only then fight a small fire with a class C (or ABC) extinguisher, with your back to the exit. Never water on live equipment.\n\nIf it is bigger than a wastebasket, filling with smoke, inside a wall or panel, leave and close doors. Lithium batteries reignite and give off poisonous gas: get away. Don't open a smoking panel. After the fire nothing is re-energized before inspection.",
      es: 'Saque a la gente, llame al 911, corte la corriente si es seguro, y solo entonces ataque un fuego chico con extintor clase C (o ABC), con la salida a la espalda. Nunca agua en equipo vivo.\n\nSi es mayor que un bote de basura, hay mucho humo, o está dentro de muro o tablero, salga y cierre puertas. Las baterías de litio se reencienden y sueltan gas tóxico: aléjese. No abra un tablero con humo. Después nada se energiza sin inspección.',
    },
    steps: {
      en: [
        'Shout, get people out, call 911.',
        'Cut power at a safe place.',
        'Small and contained: extinguisher C or ABC from a distance.',
        'Aim at the base, sweep.',
        'Not out in seconds: leave, close the door.',
        'Keep it off until inspected.',
      ],
      es: [
        'Grite, saque a la gente, llame al 911.',
        'Corte desde un lugar seguro.',
        'Chico y contenido: extintor C o ABC a distancia.',
        'Apunte a la base y barra.',
        'Si no se apaga en segundos: salga y cierre.',
        'No energice hasta la inspección.',
      ],
    },
    references: [],
    claims: [
      { says: 'must-not', what: { en: 'throw water on live equipment', es: 'echar agua a equipo vivo' }, words: 'fire' },
      {
        says: 'must',
        what: { en: 'use a class C or ABC extinguisher on an electrical fire', es: 'usar extintor clase C o ABC en fuego eléctrico' },
      },
      { says: 'must-not', what: { en: 'open a smoking panel', es: 'abrir un tablero que echa humo' } },
      {
        says: 'must-not',
        what: {
          en: 're-energize anything after a fire before inspection',
          es: 'volver a energizar tras un incendio antes de la inspección',
        },
      },
      {
        says: 'may',
        what: {
          en: 'fight a small electrical fire with the exit at your back',
          es: 'combatir un fuego eléctrico chico con la salida a la espalda',
        },
        if: {
          en: 'people are out, 911 is called and you have a class C or ABC extinguisher',
          es: 'la gente ya salió, ya llamó al 911 y tiene un extintor clase C o ABC',
        },
        words: 'tiny extinguisher extintor',
      },
      {
        says: 'must',
        what: {
          en: 'leave if the fire is bigger than a wastebasket or inside a wall or panel',
          es: 'salir si el fuego es mayor que un bote de basura o está en un muro o tablero',
        },
      },
      {
        says: 'must-not',
        what: { en: 'use a water (class A) extinguisher on an electrical fire', es: 'usar extintor de agua (clase A) en fuego eléctrico' },
      },
      {
        says: 'must-not',
        what: {
          en: 'fight an electrical fire before people are out and 911 is called',
          es: 'combatir un fuego eléctrico antes de que salga la gente y se llame al 911',
        },
        words: 'first still inside one',
      },
    ],
    words: {
      en: 'electrical fire extinguisher class c smoke panel fire outlet burning',
      es: 'incendio eléctrico extintor clase c humo tablero fuego panel',
    },
  },
  {
    id: 'safety-carbon-monoxide',
    area: 'safety',
    grade: 'V2',
    title: { en: 'Generators and carbon monoxide', es: 'Generadores y monóxido de carbono' },
    answer: {
      en: "Run engines outdoors only, at least 20 ft from doors, windows and vents with the exhaust pointing away: carbon monoxide has no smell and kills in minutes. An open garage door is not outdoors.\n\nHeadache, nausea and dizziness: get into fresh air, call 911. Install working CO alarms. Don't refuel hot, keep it dry and on GFCI-protected outlets. Attached garages, crawl spaces and job trailers are where people die.",
      es: 'Motores solo afuera, a 20 pies o más de puertas, ventanas y ventilas, con el escape hacia otro lado: el monóxido no huele y mata en minutos. Una cochera abierta no es afuera.\n\nDolor de cabeza, náusea, mareo: al aire fresco y 911. Ponga alarmas de CO que sirvan. No cargue gasolina en caliente, manténgalo seco y con contactos GFCI. Cocheras, sótanos y casetas de obra son donde muere la gente.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run a generator in a garage, even with the door open',
          es: 'usar un generador en la cochera, ni con la puerta abierta',
        },
        words: 'inside indoors',
      },
      {
        says: 'must',
        what: {
          en: 'run engines at least 20 ft from doors, windows and vents',
          es: 'usar motores a 20 pies o más de puertas, ventanas y rejillas',
        },
      },
      { says: 'must-not', what: { en: 'refuel a hot generator', es: 'cargar combustible con el generador caliente' } },
      {
        says: 'must',
        what: {
          en: 'get into fresh air and call 911 with headache, nausea or dizziness',
          es: 'salir al aire fresco y llamar al 911 con dolor de cabeza, náusea o mareo',
        },
      },
      { says: 'must', what: { en: 'install working CO alarms', es: 'poner detectores de CO que sirvan' } },
    ],
    words: {
      en: 'carbon monoxide generator co garage exhaust alarm portable genny genset generator attached garage door half open storm basement porch good enough',
      es: 'monóxido de carbono generador planta cochera escape alarma garage garaje planta cochera sotano puerta abierta tormenta',
    },
  },
  {
    id: 'safety-basic-ppe',
    area: 'safety',
    grade: 'K',
    title: { en: 'What PPE does an electrician need every day?', es: '¿Qué EPP necesita un electricista a diario?' },
    answer: {
      en: 'Safety glasses, hard hat of class E where there are electrical hazards, EH-rated boots, work gloves, hearing protection, and natural-fiber or arc-rated clothing; for voltage work rubber gloves with leather protectors and what the arc flash study calls for.\n\nNo rings, metal watches or chains. Polyester melts into skin. Check hats and gloves for date and cracks. EH soles are a backup in dry conditions, not insulation to rely on. OSHA has the employer provide and pay for it, except ordinary boots and clothing. PPE is the last line: removing power comes first.',
      es: 'Lentes, casco clase E donde haya riesgo eléctrico, botas EH, guantes de trabajo, protección auditiva, y ropa de fibra natural o resistente al arco; para trabajo con voltaje, guantes de hule con protector y lo que pida el estudio de arco.\n\nSin anillos, reloj metálico ni cadenas. El poliéster se derrite en la piel. Revise fecha y grietas. La suela EH es respaldo en seco, no aislante confiable. Según OSHA lo da y lo paga el patrón, salvo botas y ropa comunes. El EPP es lo último: primero se quita la corriente.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'wear rings, metal watches or chains at electrical work',
          es: 'usar anillos, relojes metálicos o cadenas en trabajo eléctrico',
        },
      },
      {
        says: 'must',
        what: {
          en: 'wear safety glasses and natural-fiber or arc-rated clothing',
          es: 'usar lentes de seguridad y ropa de fibra natural o contra arco',
        },
      },
      {
        says: 'must',
        what: { en: 'wear a class E hard hat where there are electrical hazards', es: 'usar casco clase E donde hay peligro eléctrico' },
      },
      { says: 'must-not', what: { en: 'rely on EH boots as insulation', es: 'confiar en botas EH como aislamiento' } },
      { says: 'must-not', what: { en: 'wear polyester at electrical work', es: 'usar poliéster en trabajo eléctrico' } },
      {
        says: 'is',
        what: {
          en: 'the employer has to provide and pay for PPE, rubber gloves included',
          es: 'el patrón tiene que dar y pagar el EPP, también los guantes de hule',
        },
        unless: { en: 'it is ordinary work boots or everyday clothing', es: 'sean botas comunes de trabajo o ropa de diario' },
        words: 'boss does not give buy my own gloves osha legal patron no da guantes',
      },
    ],
    words: {
      en: 'ppe safety glasses hard hat class e eh boots gloves clothing',
      es: 'epp lentes casco clase e botas eh guantes ropa',
    },
  },
  {
    id: 'safety-right-to-stop-work',
    area: 'safety',
    grade: 'K',
    title: { en: 'My boss tells me to do something unsafe: what can I do?', es: 'Mi patrón me pide algo inseguro: ¿qué puedo hacer?' },
    answer: {
      en: "Say that you won't do it that way, explain the hazard, and offer the safe way: shut it off, lock it out, get the right PPE. US law protects workers who in good faith refuse work with real danger of death or serious injury.\n\nStay on site unless ordered to leave, write down what happened, and tell a supervisor or union. OSHA takes complaints by phone, in Spanish too, and regardless of immigration status; retaliation complaints have short deadlines, often 30 days. Apprentices may refuse too.",
      es: 'Diga que así no lo hace, explique el peligro y ofrezca la forma segura: apagar, bloquear, EPP correcto. La ley de EE. UU. protege a quien de buena fe se niega ante peligro real de muerte o lesión seria.\n\nQuédese en el sitio salvo que lo manden salir, anote lo ocurrido y avise al supervisor o sindicato. OSHA recibe quejas por teléfono, también en español y sin importar su estatus migratorio; las de represalia tienen plazos cortos, muchas veces 30 días. El aprendiz también puede negarse.',
    },
    references: [],
    claims: [
      {
        says: 'may',
        what: {
          en: 'refuse in good faith work with real danger of death or serious injury',
          es: 'negarse de buena fe a un trabajo con peligro real de muerte o lesión grave',
        },
        words: 'fired boss apprentice',
      },
      {
        says: 'must',
        what: {
          en: 'stay on site unless ordered to leave when refusing work',
          es: 'quedarse en el sitio salvo que le ordenen irse al negarse',
        },
      },
      {
        says: 'may',
        what: { en: 'complain to OSHA regardless of immigration status', es: 'quejarse con OSHA sin importar el estatus migratorio' },
        words: 'undocumented Spanish',
      },
    ],
    words: {
      en: 'refuse unsafe work osha complaint stop work right apprentice boss live',
      es: 'negarse trabajo inseguro osha queja derecho parar patrón aprendiz',
    },
  },
  {
    id: 'safety-fall-protection',
    area: 'safety',
    grade: 'V2',
    title: { en: 'When do I need fall protection?', es: '¿Cuándo necesito protección contra caídas?' },
    answer: {
      en: 'In construction, at any unprotected side or edge 6 ft or more above a lower level (OSHA 1926.501): guardrail, net or personal fall arrest. In general industry it is 4 ft; on scaffolds 10 ft.\n\nHoles and skylights are covered or guarded too. Portable ladders have rules of their own.',
      es: 'En construcción, en toda orilla sin protección a 6 pies o más sobre el nivel de abajo (OSHA 1926.501): barandal, red o arnés. En industria general son 4 pies; en andamios 10 pies.\n\nTambién se tapan o protegen huecos y tragaluces. Las escaleras portátiles tienen sus propias reglas.',
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: {
          en: 'use fall protection at unprotected edges 6 ft or more high in construction',
          es: 'usar protección contra caídas en bordes de 6 pies o más en construcción',
        },
      },
      {
        says: 'must',
        what: {
          en: 'use fall protection from 4 ft in general industry and 10 ft on scaffolds',
          es: 'usar protección desde 4 pies en industria y 10 pies en andamios',
        },
      },
      { says: 'must', what: { en: 'cover or guard holes and skylights', es: 'tapar o resguardar agujeros y tragaluces' } },
    ],
    words: {
      en: 'fall protection harness osha construction unprotected edge height roof lower level how many feet triggers',
      es: 'arnés caída altura osha construcción orilla techo cuántos pies',
    },
  },
];

// Confirmed: Indiana Constructors, toolboxtopics, UNLV, CPWR, EC&M, Galion city, engineerfix, amperagehq.
// Second reading: hot work OSHA Q&A (experts123), grainnetsafety; confined space eng-tips, cansafetytraining, fact-index.
