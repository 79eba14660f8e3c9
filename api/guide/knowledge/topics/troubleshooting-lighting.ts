// How to find faults on lighting and its controls.
import type { Topic } from '../knowledge.ts';

export const troubleshootingLightingTopics: readonly Topic[] = [
  {
    id: 'troubleshooting-led-flicker-dimmer',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: "LED lamps flicker, buzz or won't dim right", es: 'Los LED parpadean, zumban o no bajan bien con el dimmer' },
    answer: {
      en: "Nearly always the lamp and dimmer don't match: use lamps marked dimmable with a dimmer listed for LED and on the lamp maker's compatibility list.\n\nOld incandescent dimmers need a minimum load that a few LEDs don't reach, so they drop in and out. Many LED dimmers have a low-end trim to set the lowest stable level. If every light on the circuit flickers, dimmed or not, look for a loose connection; in the whole house, for the service neutral. A dimmer that hums and runs hot may be overloaded or derated for gangs without side fins.",
      es: 'Casi siempre el foco y el dimmer no combinan: use focos marcados dimeables con un dimmer listado para LED y de la lista del fabricante del foco.\n\nLos dimmers viejos para incandescente piden carga mínima que unos pocos LED no dan, y entran y salen. Muchos dimmers LED tienen ajuste de mínimo para fijar el nivel más bajo estable. Si parpadea todo el circuito, con dimmer o sin él, busque conexión floja; si es toda la casa, el neutro de la acometida. Un dimmer caliente que zumba puede estar sobrecargado o con las aletas cortadas.',
    },
    steps: {
      en: [
        'Read lamp and dimmer labels: dimmable, LED type, load range.',
        'Try one lamp of a listed model; if it is steady, the rest are wrong.',
        'Set the low-end trim by the instructions.',
        "Still flickering: lock out, verify dead, check splices, neutral and the dimmer's wiring.",
        'Replace the dimmer with a compatible one and test at every level.',
      ],
      es: [
        'Lea etiquetas del foco y dimmer: dimeable, tipo LED, rango de carga.',
        'Pruebe un foco de modelo listado; si queda estable, los otros no sirven.',
        'Ajuste el mínimo según el instructivo.',
        'Si sigue: bloquee, compruebe ausencia y revise empalmes, neutro y conexión del dimmer.',
        'Cambie el dimmer por uno compatible y pruebe en todos los niveles.',
      ],
    },
    references: ['110.3(B)', '404.14(E)'],
    claims: [
      {
        says: 'must',
        what: { en: 'use dimmable LED lamps with a dimmer listed for LED', es: 'usar LED atenuables con un dimmer listado para LED' },
        words: 'incandescent dimmer',
      },
      {
        says: 'is',
        what: {
          en: 'an old incandescent dimmer can make LEDs flicker',
          es: 'un dimmer viejo de incandescente puede hacer parpadear los LED',
        },
      },
      {
        says: 'is',
        what: { en: 'a dimmer that hums and runs hot may be overloaded', es: 'un dimmer que zumba y se calienta puede estar sobrecargado' },
      },
      {
        says: 'must-not',
        what: { en: 'put LED lamps that are not marked dimmable on a dimmer', es: 'poner focos LED que no dicen atenuable en un dimmer' },
        words: 'dimmable bulbs leds',
      },
      {
        says: 'must-not',
        what: { en: 'put LED lamps on an old incandescent dimmer', es: 'poner focos LED en un dimmer viejo de incandescente' },
        unless: { en: 'the maker of the lamp or dimmer names that pair', es: 'el fabricante del foco o del dimmer nombre esa combinación' },
        words: 'regular normal common dimmer atenuador comun',
      },
    ],
    words: {
      en: 'led flickering dimmer buzz strobe compatibility dimmable bulb can lights shimmer',
      es: 'foco led parpadea atenuador dimmer zumba titila compatibilidad dimeable',
    },
  },
  {
    id: 'troubleshooting-led-glows-when-off',
    area: 'troubleshooting',
    grade: 'V1',
    title: { en: 'LED lamp glows faintly or flashes when switched off', es: 'El LED queda con brillo tenue o destella apagado' },
    answer: {
      en: "A tiny current still reaches the lamp: through an electronic switch, an illuminated or no-neutral smart switch, or by coupling along a long switch loop. LEDs light on so little that it shows.\n\nIt is usually harmless but confirm that the switch breaks the hot, not the neutral: a switched neutral leaves the lamp live and also causes glow. Remedies: a switch with a neutral connection, a lamp that tolerates it, or the maker's bypass module across the lamp.",
      es: 'Todavía le llega una corriente mínima: por un apagador electrónico, uno con luz piloto o inteligente sin neutro, o por acoplamiento en un retorno largo. El LED prende con tan poco que se nota.\n\nCasi siempre es inofensivo, pero confirme que el apagador corta el vivo y no el neutro: un neutro interrumpido deja viva la lámpara y también causa brillo. Remedios: apagador con conexión de neutro, foco que lo tolere, o el módulo de derivación (bypass) del fabricante en la lámpara.',
    },
    steps: {
      en: [
        'Look at the switch: plain, lighted, dimmer or smart, and whether its label asks for a neutral.',
        'A qualified person with PPE measures at the lamp with the switch off: hot to ground near zero is right.',
        'Full voltage to ground there: the neutral is being switched; lock out and correct it.',
        'Otherwise try another lamp or the bypass.',
      ],
      es: [
        'Vea el apagador: simple, con luz piloto, dimmer o inteligente, y si su etiqueta pide neutro.',
        'Una persona calificada con EPP mide en la lámpara con el apagador abierto: vivo a tierra casi cero es correcto.',
        'Si hay voltaje completo a tierra, está cortando el neutro; bloquee y corrija.',
        'Si no, pruebe otro foco o el bypass.',
      ],
    },
    references: ['404.2(C)'],
    claims: [
      {
        says: 'is',
        what: { en: 'an LED that glows faintly when off is usually harmless', es: 'un LED con brillo tenue apagado suele ser inofensivo' },
        if: {
          en: 'the switch is confirmed to break the hot, not the neutral',
          es: 'se confirma que el apagador corta el vivo y no el neutro',
        },
      },
      {
        says: 'must',
        what: {
          en: 'correct a switch that breaks the neutral instead of the hot',
          es: 'corregir un apagador que corta el neutro en vez del vivo',
        },
      },
      {
        says: 'is-not',
        what: { en: 'a faint glow of an LED that is switched off is dangerous', es: 'un brillo tenue de un LED apagado sea peligroso' },
        if: { en: 'the switch is confirmed to break the hot', es: 'se confirma que el apagador corta el vivo' },
        words: 'harmful ghost',
      },
    ],
    words: {
      en: 'led glow ghosting off dim glow blinking when off smart switch bulb keeps glowing after i flip the switch off usual reason dimly likely cause',
      es: 'led prende apagado brilla destella queda prendido tenue foco sigue brillando apagador apagado causa',
    },
  },
  {
    id: 'troubleshooting-light-does-not-work',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: "A light won't turn on with its switch", es: 'Una luz no prende con su apagador' },
    answer: {
      en: 'Change the lamp first, then see whether the switch passes voltage, then whether the fixture gets both hot and neutral. One of those three is nearly always it.\n\n120 V across an open switch with a good lamp means everything else is fine and the switch is doing its job; 0 V across it when open means no supply, or an open further on. If hot to neutral at the fixture is dead but hot to ground is 120 V, the neutral is open. For LED fixtures the driver is the usual loss.',
      es: 'Primero cambie el foco, luego vea si el apagador pasa voltaje y luego si a la lámpara le llegan vivo y neutro. Casi siempre es una de las tres.\n\n120 V entre los tornillos de un apagador abierto con foco bueno indica que lo demás está bien; 0 V con él abierto indica que no llega alimentación o hay algo abierto adelante. Si en la lámpara vivo a neutro está muerto pero vivo a tierra da 120 V, el neutro está abierto. En luminarias LED lo que más falla es el driver.',
    },
    steps: {
      en: [
        'Try a known good lamp.',
        'Check breaker and upstream GFCI.',
        'A qualified person with PPE measures at the switch: in and out to ground, on and off.',
        'Measure at the fixture with the switch on: hot to neutral, hot to ground.',
        'Lock out, verify dead; replace the switch, remake the splice or replace driver.',
        'Test.',
      ],
      es: [
        'Pruebe un foco bueno.',
        'Revise breaker y GFCI anterior.',
        'Una persona calificada con EPP mide en el apagador: entrada y salida a tierra, prendido y apagado.',
        'Mida en la lámpara con el apagador prendido: vivo a neutro, vivo a tierra.',
        'Bloquee, compruebe ausencia; cambie apagador, rehaga empalme o cambie driver.',
        'Pruebe.',
      ],
    },
    references: ['404.2', '110.14'],
    claims: [
      {
        says: 'is',
        what: {
          en: '120 V across an open switch with a good lamp means the switch is doing its job',
          es: '120 V entre un apagador abierto con foco bueno indica que el apagador trabaja bien',
        },
      },
      {
        says: 'must',
        what: { en: "change the lamp first when a light won't turn on", es: 'cambiar primero el foco cuando una luz no prende' },
      },
      {
        says: 'is-not',
        what: {
          en: '120 V across an open switch with a good lamp means that the switch is bad',
          es: '120 V entre un apagador abierto con foco bueno signifique que el apagador está malo',
        },
        words: 'shot toggle screws',
      },
    ],
    words: {
      en: 'light not working bulb switch dead fixture driver',
      es: 'no prende la luz foco apagador lámpara driver suich switche lus',
    },
  },
  {
    id: 'troubleshooting-recessed-light-cycles',
    area: 'troubleshooting',
    grade: 'V1',
    title: { en: 'Recessed light turns itself off and on', es: 'El foco empotrado se apaga y prende solo' },
    answer: {
      en: "The can's thermal protector is cycling: it is overheating from a lamp of too many watts or the wrong type, from insulation against a can not rated for contact (non-IC), or from a failing LED driver. It is a safety device: find the heat, don't bypass it.\n\nNon-IC cans need 1/2 in. from combustibles and 3 in. from insulation; IC-rated cans may be covered. Enclosed use can also overheat an LED lamp not rated for it.",
      es: 'El protector térmico de la lata está abriendo: se calienta por foco de demasiados watts o tipo equivocado, por aislante térmico pegado a una lata que no es IC, o por un driver LED que falla. Es protección: busque el calor, no lo puentee.\n\nLas latas no IC piden 1/2 pulg. a material combustible y 3 pulg. al aislante; las IC se pueden cubrir. En lámpara cerrada también se calienta un LED no apto para eso.',
    },
    steps: {
      en: [
        'Switch off and let it cool.',
        'Read the label: lamp type, maximum watts, IC or not.',
        'Fit the right lamp.',
        'Lock out, verify dead; look above for insulation and clearances.',
        'Check the splice box for heat damage.',
        "Replace with an IC-rated LED retrofit if it can't be cleared.",
      ],
      es: [
        'Apague y deje enfriar.',
        'Lea la etiqueta: tipo de foco, watts máximos, IC o no.',
        'Ponga el foco correcto.',
        'Bloquee, compruebe ausencia; revise arriba aislante y distancias.',
        'Revise la caja de empalmes por calor.',
        'Cambie a LED tipo IC si no puede despejar.',
      ],
    },
    references: ['410.115(C)', '410.116'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'bypass the thermal protector of a recessed light', es: 'puentear el protector térmico de una luz empotrada' },
      },
      {
        says: 'may',
        what: { en: 'cover an IC-rated can with insulation', es: 'cubrir con aislamiento un bote IC' },
        words: 'tapado aislante attic',
      },
      {
        says: 'must-not',
        what: { en: 'let insulation lie closer than 3 in. to a non-IC can', es: 'dejar aislamiento a menos de 3 pulg. de un bote no IC' },
      },
      {
        says: 'is',
        what: {
          en: 'a recessed light that turns itself off and on is usually its thermal protector cycling',
          es: 'una luz empotrada que se apaga y prende sola suele ser su protector térmico',
        },
        words: 'insulation',
      },
    ],
    words: {
      en: 'can light recessed thermal cutout turns off by itself ic rated insulation',
      es: 'foco empotrado lata se apaga solo térmico aislante bote',
    },
  },
  {
    id: 'troubleshooting-photocell-or-motion-light',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'Outdoor light stays on, or the photocell or motion sensor acts up', es: 'La luz exterior no se apaga o el sensor falla' },
    answer: {
      en: "A photocell that stays on by day is shaded, dirty, miswired or failed closed; one that cycles at night sees its own light. A motion light that won't go off is usually in override mode, set to a long time, or seeing heat or moving leaves.\n\nOn many models power off for about 30 seconds ends the override; the sheet says. Wiring of a photocell: black to supply, white to neutral, red to load. LED loads below the minimum or with high inrush weld the contacts: use one rated for LED.",
      es: 'Una fotocelda prendida de día está tapada, sucia, mal conectada o pegada; si cicla de noche está viendo su propia luz. Un sensor de movimiento que no apaga casi siempre quedó en modo manual, con tiempo largo, o ve calor o ramas.\n\nEn muchos modelos se sale del modo manual cortando la energía unos 30 segundos; lo dice la hoja. Fotocelda: negro a línea, blanco a neutro, rojo a carga. LED abajo del mínimo o con mucho pico de arranque pega los contactos: use una para LED.',
    },
    steps: {
      en: [
        'Turn power off for 30 seconds and on again; wait a few minutes.',
        'Cover the photocell with tape, then shine light on it, and watch.',
        'Turn sensitivity and time down; aim away from its lamp, vents and streets.',
        'Lock out, verify dead; check the three wires.',
        'Replace with one rated for the load.',
      ],
      es: [
        'Corte 30 segundos y regrese; espere unos minutos.',
        'Tape la fotocelda con cinta, luego alúmbrela y observe.',
        'Baje sensibilidad y tiempo; apunte lejos de su lámpara, salidas de aire y calle.',
        'Bloquee, compruebe ausencia; revise los tres alambres.',
        'Cámbiela por una apta para la carga.',
      ],
    },
    references: ['110.3(B)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'power off for about 30 seconds ends the override of many motion lights',
          es: 'apagar unos 30 segundos quita el modo manual de muchas luces con sensor',
        },
      },
      { says: 'must', what: { en: 'use a photocell rated for LED with LED loads', es: 'usar fotocelda para LED con cargas LED' } },
    ],
    words: {
      en: 'photocell dusk to dawn motion sensor stays on outdoor light wont turn off parking lot pole burns in daytime photocell turns on and off all night every minute cycles',
      es: 'fotocelda sensor de movimiento no se apaga luz exterior prende de día poste estacionamiento faya lus fotocelda nueva prende y apaga toda la noche cada minuto ciclo causa',
    },
  },
  {
    id: 'troubleshooting-fluorescent-fixture',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: "Fluorescent fixture flickers, hums or won't light", es: 'La lámpara fluorescente parpadea, zumba o no prende' },
    answer: {
      en: "Replace the tubes first; if new tubes don't light, the ballast, a lampholder or the supply is bad. Dark ends mean worn tubes; humming or a tar smell means the ballast.\n\nMany owners convert to LED tubes. Type A runs on a compatible ballast; type B is fed with line voltage and the ballast is taken out; the holders then may need to be the right kind, and the fixture gets the kit's label so that nobody puts in a fluorescent tube. Ballasts made before 1979 may contain PCB and need proper disposal.",
      es: 'Cambie primero los tubos; si nuevos no prenden, falla el balastro, una base o la alimentación. Puntas negras: tubo gastado; zumbido u olor a brea: balastro.\n\nMuchos convierten a tubo LED. El tipo A trabaja con balastro compatible; el tipo B va con voltaje de línea y se quita el balastro; las bases deben ser las correctas y se pone la etiqueta del kit para que nadie meta un fluorescente. Balastros de antes de 1979 pueden tener PCB y se desechan aparte.',
    },
    steps: {
      en: [
        'Swap in good tubes; check seating.',
        'Check supply and switch.',
        'Lock out, verify dead; open the ballast cover.',
        'Look for burnt wires, cracked holders, leaking ballast.',
        'Replace the ballast by its diagram, or convert with a listed LED kit by its instructions.',
        'Attach the label and test.',
      ],
      es: [
        'Ponga tubos buenos; revise que asienten.',
        'Revise alimentación y apagador.',
        'Bloquee, compruebe ausencia; abra la tapa del balastro.',
        'Busque alambres quemados, bases rotas, balastro con fuga.',
        'Cambie el balastro según su diagrama, o convierta con kit LED listado según instructivo.',
        'Ponga la etiqueta y pruebe.',
      ],
    },
    references: ['410.130', '110.3(B)'],
    claims: [
      {
        says: 'must',
        what: { en: 'take the ballast out for type B LED tubes', es: 'quitar el balastro con tubos LED tipo B' },
        words: 'bypass',
      },
      {
        says: 'may',
        what: { en: 'run type A LED tubes on the ballast', es: 'usar tubos LED tipo A con el balastro' },
        if: { en: 'the ballast is compatible', es: 'el balastro es compatible' },
        words: 'plug play list chart stay',
      },
      {
        says: 'must',
        what: {
          en: "put the kit's label on a fixture converted to LED tubes",
          es: 'poner la etiqueta del kit en la lámpara convertida a LED',
        },
      },
      {
        says: 'must',
        what: {
          en: 'dispose properly of ballasts made before 1979, which may contain PCB',
          es: 'desechar correctamente los balastros anteriores a 1979, que pueden tener PCB',
        },
      },
      {
        says: 'need-not',
        what: { en: 'take the ballast out for type A LED tubes', es: 'quitar el balastro para tubos LED tipo A' },
        if: { en: 'the ballast is good and compatible', es: 'el balastro está bueno y es compatible' },
      },
      {
        says: 'must-not',
        what: {
          en: 'leave the ballast in with type B (ballast bypass) LED tubes',
          es: 'dejar el balastro con tubos LED tipo B (de línea directa)',
        },
        words: 'direct wire line voltage hooked balastra',
      },
      {
        says: 'must-not',
        what: {
          en: 'throw ballasts made before 1979, which may contain PCB, in the trash',
          es: 'tirar a la basura balastros anteriores a 1979, que pueden tener PCB',
        },
        words: 'dumpster toss black goo tar old',
      },
      {
        says: 'must-not',
        what: {
          en: 'run type A LED tubes on a ballast not on their list',
          es: 'usar tubos LED tipo A con un balastro que no está en su lista',
        },
      },
    ],
    words: {
      en: 'fluorescent ballast tube flicker t8 t12 led tube conversion shunted tombstone florescent',
      es: 'fluorescente balastro tubo parpadea t8 t12 conversión led base paipa pipa',
    },
  },
  {
    id: 'troubleshooting-emergency-light-fails-test',
    area: 'troubleshooting',
    grade: 'V1',
    title: { en: 'Emergency light or exit sign fails its test', es: 'La luz de emergencia o letrero de salida no pasa la prueba' },
    answer: {
      en: 'Nine times in ten it is the battery: units must run 90 minutes, and batteries last a few years. If the charge light is off, look for lost power on its circuit or a bad charger board.\n\nBattery units must be fed from the normal lighting branch of the same area, ahead of the local switches, so that they notice when that lighting fails. Fire codes ask for a short monthly test and a 90-minute yearly one, with records.',
      es: 'Nueve de cada diez veces es la batería: la unidad debe durar 90 minutos y la batería dura pocos años. Si el foco de carga está apagado, falta alimentación en su circuito o falló el cargador.\n\nLas unidades de batería se alimentan del mismo circuito de alumbrado normal del área, antes de los apagadores locales, para que noten cuando falla. Los códigos de incendio piden una prueba corta al mes y una de 90 minutos al año, con registro.',
    },
    steps: {
      en: [
        'Press the test button; note brightness and time.',
        "Check the charge light and the circuit's breaker.",
        'Replace the battery with the same type and voltage.',
        'Let it charge a full day.',
        'Test for 90 minutes and record it.',
        'Still failing: replace the unit.',
      ],
      es: [
        'Oprima prueba; vea brillo y tiempo.',
        'Revise foco de carga y breaker del circuito.',
        'Cambie la batería por igual tipo y voltaje.',
        'Deje cargar un día completo.',
        'Pruebe 90 minutos y regístrelo.',
        'Si falla, cambie la unidad.',
      ],
    },
    references: ['700.3', '700.12', '110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: "feed battery emergency lights from the area's normal lighting branch, ahead of the switches",
          es: 'alimentar la luz de emergencia del circuito normal de alumbrado del área, antes de los apagadores',
        },
      },
      {
        says: 'must',
        what: { en: 'have emergency battery units run 90 minutes', es: 'lograr que las unidades de emergencia duren 90 minutos' },
      },
      {
        says: 'must',
        what: {
          en: 'test emergency lights monthly and for 90 minutes yearly, with records',
          es: 'probar las luces de emergencia cada mes y 90 minutos al año, con registro',
        },
      },
      {
        says: 'must-not',
        what: { en: 'feed battery emergency lights after the wall switch', es: 'alimentar la luz de emergencia después del apagador' },
      },
      {
        says: 'must-not',
        what: {
          en: 'keep an emergency battery unit that runs less than 90 minutes',
          es: 'dejar una unidad de emergencia que dura menos de 90 minutos',
        },
        words: 'half hour thirty enough',
      },
    ],
    words: {
      en: 'emergency light exit sign battery test 90 minutes egress bug eye',
      es: 'luz de emergencia salida letrero batería prueba 90 minutos lus',
    },
  },
  {
    id: 'troubleshooting-ceiling-fan-hums-or-wobbles',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'Ceiling fan hums, wobbles or runs slow', es: 'El ventilador de techo zumba, se menea o gira lento' },
    answer: {
      en: "Humming nearly always comes from a lamp dimmer on the fan motor: use a listed fan speed control. Slow running points to the capacitor or low voltage; wobble to blades, loose bracket or a box that isn't made for fans.\n\nThe box must be listed for fan support. Check blade height with a ruler, tighten blade irons, then use the balancing kit. A fan that starts only when pushed has a bad capacitor.",
      es: 'El zumbido casi siempre es un dimmer de luz en el motor: use control de velocidad listado para ventilador. Giro lento: capacitor o bajo voltaje; meneo: aspas, soporte flojo o caja que no es para ventilador.\n\nLa caja debe estar listada para sostener ventilador. Mida la altura de las aspas, apriete los brazos y use el kit de balanceo. Si solo arranca empujándolo, el capacitor está malo.',
    },
    steps: {
      en: [
        'Set the wall control to full; if the hum stops, change the control.',
        'Lock the breaker off and verify dead.',
        'Check box listing, bracket, ball seat and screws.',
        'Measure blade tips to the ceiling; correct the odd one.',
        'Test or replace the capacitor.',
        'Balance and test at each speed.',
      ],
      es: [
        'Ponga el control al máximo; si se quita el zumbido, cambie el control.',
        'Bloquee el breaker y compruebe ausencia.',
        'Revise caja listada, soporte, rótula y tornillos.',
        'Mida puntas de aspas al techo; corrija la distinta.',
        'Pruebe o cambie el capacitor.',
        'Balancee y pruebe cada velocidad.',
      ],
    },
    references: ['314.27(C)', '404.14(E)'],
    claims: [
      { says: 'must-not', what: { en: 'use a lamp dimmer on a fan motor', es: 'usar un dimmer de lámpara en el motor del ventilador' } },
      {
        says: 'must',
        what: { en: 'hang the fan from a box listed for fan support', es: 'colgar el ventilador de una caja listada para ventilador' },
      },
      {
        says: 'is',
        what: {
          en: 'a fan that starts only when pushed has a bad capacitor',
          es: 'un ventilador que arranca solo al empujarlo tiene mal el capacitor',
        },
      },
    ],
    words: {
      en: 'ceiling fan hum wobble slow dimmer speed control capacitor',
      es: 'abanico ventilador de techo zumba se menea lento dimmer capacitor',
    },
  },
];

// Confirmed: engineerfix, topaigeo, Signify and life-safety pages (90 minutes), inspectapedia (recessed clearances).
// One source only: LED glow engineerfix.
