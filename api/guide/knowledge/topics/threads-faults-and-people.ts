// What people in electricians' forums ask of faults, licenses, landlords and inspections, and no other entry answers.
import type { Topic } from '../knowledge.ts';

export const threadsFaultsAndPeopleTopics: readonly Topic[] = [
  {
    id: 'threads-breaker-keeps-tripping',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'My breaker keeps tripping: is it overload, a short or a ground fault, and what do I do first?',
      es: 'Mi breaker se bota a cada rato: ¿es sobrecarga, corto o falla a tierra, y qué hago primero?',
    },
    answer: {
      en: 'If nothing smells, is hot or wet, unplug and switch off everything on it, push the handle fully off, then on, once; when it trips tells the kind. At once with all unplugged: short or ground fault in the wiring; leave it off. When one thing goes on: that thing.\n\nAfter minutes: overload, or heat from a bad joint; add up what runs. One with a TEST button trips for leakage or arcs too: water, worn cord, mixed neutrals. Never a bigger breaker. Smell or heat: leave it off, call an electrician.',
      es: 'Si nada huele, quema ni está mojado, desconecte y apague todo lo de ese circuito, baje la palanca del todo y súbala una sola vez; cuándo se bota dice qué es. Al instante con todo desconectado: corto o falla a tierra en el alambrado; déjelo abajo. Al prender un aparato: es ese.\n\nA los minutos: sobrecarga, o calor de una mala conexión; sume lo que prende. Con botón TEST también se bota por fuga o arco: agua, cordón gastado, neutros mezclados. Nunca uno más grande. Olor o calor: déjelo abajo y llame a un electricista.',
    },
    references: ['240.4(D)', '210.23'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a breaker that trips at once with everything unplugged points to a short or ground fault in the wiring',
          es: 'un breaker que se bota al instante con todo desconectado indica corto o falla a tierra en el alambrado',
        },
        unless: {
          en: 'it is a GFCI or AFCI breaker, which trips for leakage, arcing or mixed neutrals too, or the breaker itself is bad',
          es: 'es un breaker GFCI o AFCI, que se bota también por fuga, arco o neutros mezclados, o el breaker mismo está malo',
        },
        words: 'instantly nothing plugged in inmediato',
      },
      {
        says: 'is',
        what: {
          en: 'a breaker that trips after minutes points to overload or heat from a bad joint',
          es: 'un breaker que se bota a los minutos indica sobrecarga o calor de una mala conexión',
        },
        words: 'a while later random rato',
      },
      {
        says: 'must-not',
        what: { en: 'put in a larger breaker because it trips', es: 'poner un breaker más grande porque se bota' },
        words: '20 for 15 bigger upsize',
      },
      {
        says: 'must-not',
        what: { en: 'keep resetting a breaker that trips at once', es: 'seguir subiendo un breaker que se bota al instante' },
        words: 'again and again otra vez',
      },
      {
        says: 'may',
        what: { en: 'reset a tripped breaker once', es: 'subir una vez un breaker botado' },
        if: {
          en: 'everything on it is unplugged or off and nothing smells, is hot or wet',
          es: 'todo está desconectado o apagado y nada huele, quema ni está mojado',
        },
      },
    ],
    words: {
      en: 'breaker keeps tripping popping flipping kicks off overload vs short vs ground fault how to tell first steps why',
      es: 'breaker se bota salta brinca se cae pastilla sobrecarga corto falla a tierra como saber primero que reviso',
    },
  },
  {
    id: 'threads-outlet-tester-lights',
    area: 'tools',
    grade: 'V2',
    title: {
      en: 'What do the light patterns of a three-light outlet tester mean?',
      es: '¿Qué quieren decir las luces de un probador de contactos de tres luces?',
    },
    answer: {
      en: "Both ambers and no red is what it calls correct. With red at one end, as usual: middle amber alone, open ground; end amber alone, open neutral; red and middle amber, hot and neutral reversed; red and end amber, hot and ground reversed; none, no power or open hot.\n\nThe order differs by brand, so its label decides. 'Hot and ground reversed' is mostly an open neutral with something plugged in: unplug everything, test again. All three lit: often that too, or two hots; don't use it. It can't see a bootleg ground.",
      es: "Las dos ámbar sin roja es lo que llama correcto. Con la roja en un extremo, lo usual: solo la ámbar de en medio, tierra abierta; solo la ámbar del extremo, neutro abierto; roja y la de en medio, vivo y neutro invertidos; roja y la del extremo, vivo y tierra invertidos; ninguna, vivo abierto.\n\nEl orden cambia por marca; manda la etiqueta. 'Vivo y tierra invertidos' casi siempre es neutro abierto con algo conectado: desconecte todo y pruebe otra vez. Las tres: a menudo también, o dos vivos; no lo use. No ve una tierra falsa.",
    },
    references: ['406.4(A)', '200.11'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'two amber lights and no red mean correct wiring on a three-light tester',
          es: 'dos luces ámbar sin roja quieren decir conexión correcta en el probador de tres luces',
        },
        unless: {
          en: 'it is one of the faults it cannot see, such as a bootleg ground or ground and neutral swapped',
          es: 'es una de las fallas que no ve, como una tierra falsa o tierra y neutro cambiados',
        },
        words: 'two yellow good bien',
      },
      {
        says: 'is',
        what: {
          en: "'hot and ground reversed' on a tester is mostly an open neutral",
          es: '"vivo y tierra invertidos" en el probador es casi siempre un neutro abierto',
        },
        if: { en: 'something is plugged in on that circuit', es: 'hay algo conectado en ese circuito' },
        words: 'hot ground reverse red and amber',
      },
      {
        says: 'is-not',
        what: { en: 'two amber lights prove that there is no bootleg ground', es: 'dos luces ámbar prueban que no hay una tierra falsa' },
        words: 'safe correct false ground puente',
      },
      {
        says: 'is-not',
        what: { en: 'the order of the lights is the same on every tester', es: 'el orden de las luces es igual en todos los probadores' },
        words: 'brand klein gardner bender sperry marca',
      },
    ],
    words: {
      en: 'outlet tester receptacle plug in tester three light pattern code chart red yellow orange amber left middle right one two all no lights meaning',
      es: 'probador de tomacorriente contactos tres luces patron roja amarilla naranja ambar izquierda medio derecha una dos ninguna significado',
    },
  },
  {
    id: 'threads-which-wire-is-hot-in-a-switch-box',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Which wire is the hot (line) in a light switch box?', es: '¿Cuál es el hilo vivo (línea) en la caja de un apagador?' },
    answer: {
      en: "On a single-pole switch the line is the one wire that stays hot with it off; the other goes to the light (load). Color doesn't prove it: both can be black, and a white can be hot.\n\nSigns: the line comes from a splice with other blacks; whites joined in back are mostly neutrals. Proof is for a qualified person: breaker off, box dead, both wires off and apart, breaker on: 120 V to ground is the line; off and dead again before connecting. A plain one takes either way.",
      es: 'En un apagador sencillo la línea es el hilo que sigue vivo con él abajo; el otro va a la luz (carga). El color no lo prueba: los dos pueden ser negros, y un blanco puede estar vivo.\n\nSeñas: la línea sale de un empalme con otros negros; los blancos juntos atrás casi siempre son neutros. La prueba es de persona calificada: breaker abajo, caja muerta, hilos sueltos y separados, breaker arriba: el de 120 V a tierra es línea; abajo y muerto otra vez para conectar. En un sencillo da igual.',
    },
    references: ['200.7(C)', '404.2(A)', '404.2(C)'],
    claims: [
      {
        says: 'is',
        what: { en: 'the line wire stays hot with the switch off', es: 'el hilo de línea sigue vivo con el apagador apagado' },
        words: 'feed always hot alimentacion',
      },
      {
        says: 'is-not',
        what: {
          en: 'the color proves which wire in a switch box is hot',
          es: 'el color prueba cuál hilo de la caja del apagador está vivo',
        },
        words: 'black red white two blacks',
      },
      {
        says: 'is',
        what: { en: 'a white wire on a switch can be hot', es: 'un hilo blanco en el apagador puede estar vivo' },
        words: 'switch loop neutral',
      },
      {
        says: 'is-not',
        what: {
          en: 'it matters which screw of a plain single-pole switch gets the line',
          es: 'importa en qué tornillo de un apagador sencillo va la línea',
        },
        words: 'top bottom brass arriba abajo',
      },
      {
        says: 'must',
        what: {
          en: 'prove the box dead before taking wires off the switch',
          es: 'probar la caja muerta antes de soltar los hilos del apagador',
        },
        words: 'breaker off test',
      },
    ],
    words: {
      en: 'which wire is hot line load switch box two black wires feed dimmer smart switch identify find constant hot',
      es: 'cual es el vivo linea carga caja de apagador dos negros alimentacion dimmer apagador inteligente identificar',
    },
  },
  {
    id: 'threads-breaker-buzzes',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'One breaker buzzes or hums: is it harmless?', es: 'Un breaker zumba: ¿es inofensivo o peligroso?' },
    answer: {
      en: "A soft, even hum heard only up close under a big load is mostly harmless: iron parts vibrate with the current. A loud, uneven or sizzling buzz, heat, smell, browning or flicker are not: a loose wire, burnt bus or worn breaker.\n\nTurn off what it feeds; if the hum stops, count the amps, it may be overloaded. If it sizzles and the handle is cool and dry, switch it off for good. Hot: hands off, call. Smoke: out, and 911. Don't open the cover. An electrician looks at a new hum.",
      es: 'Un zumbido suave y parejo que se oye solo de cerca con una carga grande casi siempre es inofensivo: vibra el hierro con la corriente. Uno fuerte, disparejo o que chisporrotea, con calor, olor, mancha café o luces que parpadean, no: es un cable flojo, la barra quemada o un breaker gastado.\n\nApague lo que alimenta; si para, sume los amperes, puede estar sobrecargado. Si chisporrotea y la palanca está fría y seca, bájelo y déjelo. Si quema: no toque, llame. Humo: salga y 911. No quite la tapa. Lo nuevo lo revisa un electricista.',
    },
    references: ['110.14(D)', '110.3(B)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a soft, even hum of a breaker under a big load is mostly harmless',
          es: 'un zumbido suave y parejo de un breaker con carga grande casi siempre es inofensivo',
        },
        if: { en: 'it is cool, smells of nothing and no light flickers', es: 'está frío, no huele y ninguna luz parpadea' },
        words: 'normal low quiet',
      },
      {
        says: 'is-not',
        what: { en: 'a loud, sizzling or hot breaker is harmless', es: 'un breaker que zumba fuerte, chisporrotea o quema es inofensivo' },
        words: 'normal ok crackling buzzing loud',
      },
      {
        says: 'must-not',
        what: { en: 'open the panel cover to look for the buzz', es: 'quitar la tapa del panel para buscar el zumbido' },
        unless: {
          en: 'you are a qualified electrician and work it dead',
          es: 'es electricista calificado y lo trabaja sin corriente',
        },
        words: 'remove deadfront tighten',
      },
      {
        says: 'must',
        what: { en: 'leave off a breaker that sizzles, smells or is hot', es: 'dejar abajo un breaker que chisporrotea, huele o quema' },
        words: 'keep using',
      },
    ],
    words: {
      en: 'breaker buzzing humming noise hum buzz vibrating single breaker dryer water heater afci normal dangerous',
      es: 'breaker zumba zumbido ruido vibra secadora calentador normal peligroso chisporrotea',
    },
  },
  {
    id: 'threads-switch-trips-breaker-after-new-light',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'I changed a light or switch, and now the breaker trips when the switch goes on. Why?',
      es: 'Cambié una lámpara o apagador y ahora se bota el breaker al prender el apagador. ¿Por qué?',
    },
    answer: {
      en: "Most likely the white of the switch cable was put with the neutrals: turning the switch on then joins hot straight to neutral. Leave the breaker off.\n\nWith the box proved dead, find the cable to the switch (a switch loop): its white, marked black, joins the feed, its black comes back switched and goes to the lamp's black; only true neutrals go to the lamp's white. Neutrals joined in back never go on a plain switch. Otherwise: a pinched wire, or a bare ground on a hot screw.",
      es: 'Lo más probable: el blanco del cable del apagador quedó con los neutros; al prender, el apagador une el vivo directo al neutro. Deje el breaker abajo.\n\nCon la caja probada muerta, busque el cable que va al apagador (switch loop): su blanco, marcado negro, va con la alimentación; su negro regresa cortado y va al negro de la lámpara; al blanco de la lámpara solo neutros de verdad. Los neutros nunca van en un apagador sencillo. Si eso está bien: cable prensado, o tierra pelada tocando un tornillo vivo.',
    },
    references: ['200.7(C)', '404.2(A)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a breaker that trips only when the switch goes on after a light was changed mostly means the switch cable’s white is joined to the neutrals',
          es: 'un breaker que se bota solo al prender el apagador tras cambiar una lámpara casi siempre es que el blanco del apagador quedó con los neutros',
        },
        words: 'switch loop white splice',
      },
      {
        says: 'must-not',
        what: { en: 'join the white of a switch loop with the neutrals', es: 'juntar el blanco de un switch loop con los neutros' },
        unless: {
          en: 'it is a newer loop with a hot, a switched wire and a real neutral',
          es: 'es un loop nuevo con vivo, regreso y un neutro de verdad',
        },
        words: 'all whites together todos los blancos',
      },
      {
        says: 'must',
        what: {
          en: 'mark the white of a switch loop black or another hot color',
          es: 'marcar de negro u otro color de vivo el blanco de un switch loop',
        },
        if: { en: 'it is used as a hot', es: 'se usa como vivo' },
        words: 'tape re-identify cinta',
      },
      {
        says: 'is-not',
        what: { en: 'the new light fixture is bad in most such cases', es: 'la lámpara nueva es la mala en la mayoría de esos casos' },
        words: 'defective return it defectuosa',
      },
    ],
    words: {
      en: 'replaced ceiling light fixture fan switch now breaker trips when turn on switch loop white wire neutrals dead short',
      es: 'cambie lampara abanico apagador se bota breaker al prender switch loop blanco neutros corto',
    },
  },
  {
    id: 'threads-dead-or-always-on-after-new-light',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'After I changed a light the rest of the circuit is dead, or the light stays on. Why?',
      es: 'Cambié una lámpara y ahora lo demás está muerto, o la luz no se apaga. ¿Por qué?',
    },
    answer: {
      en: "The ceiling box passed the feed on, and a splice was not put back as it was. Dead beyond: a hot or neutral splice is open. Always on: the lamp's black sits on the feed, not the switched wire.\n\nWith the breaker off and the box dead, sort by cable: blacks that feed on stay together, with the marked white to the switch; all neutrals together with the lamp's white; only the switched wire goes to the lamp's black. A continuity test with all apart tells. Not sure: an electrician.",
      es: 'La caja del techo pasaba la alimentación y un empalme quedó distinto. Muerto adelante: empalme de vivo o neutro abierto. Siempre prendida: el negro de la lámpara está en la alimentación y no en el regreso.\n\nCon el breaker abajo y la caja muerta, ordene por cable: los negros que siguen van juntos, con el blanco marcado que baja al apagador; todos los neutros juntos con el blanco de la lámpara; al negro de la lámpara solo el regreso. Lo dice la continuidad con todo separado. Si duda, un electricista.',
    },
    references: ['200.7(C)', '110.14(B)', '404.2(A)'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a light that stays on after it was replaced has its black on the feed instead of the switched wire',
          es: 'una lámpara que queda siempre prendida tras cambiarla tiene el negro en la alimentación y no en el regreso',
        },
        if: { en: 'the switch worked before', es: 'el apagador servía antes' },
        words: 'wont turn off no se apaga',
      },
      {
        says: 'is',
        what: {
          en: 'outlets that died after a light was changed mostly mean an open splice in its ceiling box',
          es: 'contactos muertos tras cambiar una lámpara casi siempre son un empalme abierto en esa caja',
        },
        words: 'everything else dead',
      },
      {
        says: 'must-not',
        what: {
          en: 'put every black of a ceiling box on the lamp’s black',
          es: 'poner todos los negros de la caja del techo en el negro de la lámpara',
        },
        unless: { en: 'only the one switched black is in the box', es: 'en la caja solo hay un negro, el regreso' },
        words: 'all blacks together todos los negros',
      },
      {
        says: 'must',
        what: {
          en: 'turn off the breaker and prove the box dead before sorting its splices',
          es: 'bajar el breaker y probar la caja muerta antes de ordenar los empalmes',
        },
        words: 'switch off enough',
      },
    ],
    words: {
      en: 'replaced light fixture now outlets dead other lights dont work light always on wont turn off switch does nothing feed passes through ceiling box splice',
      es: 'cambie lampara ahora contactos muertos otras luces no prenden luz siempre prendida no se apaga apagador no hace nada empalme caja del techo',
    },
  },
  {
    id: 'threads-outlet-dead-only-with-two-breakers-off',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'An outlet or light stays live until two breakers are off. What does that mean?',
      es: 'Un contacto o luz sigue vivo hasta que bajo dos breakers. ¿Qué significa?',
    },
    answer: {
      en: 'Two circuits are joined somewhere, so neither breaker alone makes it dead. It is live until both are off and a tester proves it; stop using it: two 15 A breakers can push 30 A through 14 AWG without tripping.\n\nIt shows nothing in use only because both are on the same leg; on opposite legs it would have tripped. An electrician turns both off, finds the box where the hots meet, and separates them. Two hots on one device, not joined, are another thing: both must open together.',
      es: 'Dos circuitos están unidos en algún lado, así que un breaker solo no lo deja muerto. Está vivo hasta bajar los dos y probarlo; deje de usarlo: dos breakers de 15 A pueden empujar 30 A por un 14 AWG sin botarse.\n\nNo se nota porque están en la misma pierna; en piernas distintas se habría botado. Un electricista baja los dos, busca la caja donde se juntan los vivos y los separa. Dos vivos sin unir en un dispositivo son otra cosa: deben abrir juntos.',
    },
    references: ['240.4(D)', '240.8', '210.7'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'feed one hot wire from two breakers', es: 'alimentar un mismo vivo con dos breakers' },
        words: 'one circuit tied together joined parallel circuito unidos',
      },
      {
        says: 'is-not',
        what: {
          en: 'an outlet joined to two circuits is dead with one breaker off',
          es: 'un contacto unido a dos circuitos queda muerto con un solo breaker abajo',
        },
        words: 'safe to work',
      },
      {
        says: 'must',
        what: {
          en: 'turn off both breakers and test before working where two circuits are joined',
          es: 'bajar los dos breakers y probar antes de trabajar donde hay dos circuitos unidos',
        },
        words: 'work change outlet',
      },
      {
        says: 'is',
        what: {
          en: 'two joined circuits of the same leg can overload the wire without a trip',
          es: 'dos circuitos unidos de la misma pierna pueden sobrecargar el cable sin botar',
        },
        words: 'dangerous fire peligroso',
      },
    ],
    words: {
      en: 'outlet still live breaker off still hot two breakers backfeed circuits tied together joined crossed both off',
      es: 'contacto sigue vivo con breaker abajo dos breakers retroalimentado circuitos unidos cruzados los dos abajo',
    },
  },
  {
    id: 'threads-loose-outlet',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'An outlet is loose in the wall, or plugs fall out of it. What do I do?',
      es: 'El contacto está flojo en la pared o las clavijas se caen. ¿Qué hago?',
    },
    answer: {
      en: "Breaker off and proved dead first. Plugs that fall out: the contacts are worn, so replace the receptacle. The whole outlet moves: its yoke must be held firmly to the box or the wall surface, so put spacers behind the ears and tighten; fasten a loose box first.\n\nStop using it if it is warm, browned, crackles or works only when wiggled; a loose grip makes heat and fire. A new one must be GFCI, AFCI or tamper-resistant where today's code asks for that.",
      es: 'Antes, breaker abajo y probado muerto. Si se caen las clavijas, los contactos internos están gastados: cambie el tomacorriente. Si se mueve todo, su yugo debe quedar firme contra la caja o la pared: ponga separadores detrás de las orejas y apriete; fije antes una caja floja.\n\nDeje de usarlo si está tibio, café, truena o solo sirve al moverlo; el agarre flojo da calor y fuego. El nuevo debe ser GFCI, AFCI o a prueba de niños donde el código de hoy lo pida.',
    },
    references: ['406.5', '314.20', '406.4(D)'],
    claims: [
      {
        says: 'must',
        what: { en: 'replace a receptacle that no longer grips plugs', es: 'cambiar un tomacorriente que ya no agarra las clavijas' },
        words: 'falls out worn se cae',
      },
      {
        says: 'must',
        what: {
          en: 'hold the receptacle’s yoke firmly to the box or wall surface',
          es: 'dejar el yugo del tomacorriente firme contra la caja o la pared',
        },
        words: 'loose wobbly moves shim spacer',
      },
      {
        says: 'must-not',
        what: {
          en: 'keep using a loose outlet that is warm, browned or crackles',
          es: 'seguir usando un contacto flojo que está tibio, café o truena',
        },
        words: 'fire hazard safe',
      },
      {
        says: 'may',
        what: {
          en: 'use spacers or shims made for it behind the ears of a receptacle',
          es: 'usar separadores hechos para eso detrás de las orejas del tomacorriente',
        },
        words: 'caterpillar washers',
      },
    ],
    words: {
      en: 'loose outlet receptacle wobbly moves pushes in plug falls out wont hold plug worn spacer shim caterpillar box too deep',
      es: 'contacto flojo tomacorriente se mueve se hunde clavija se cae no agarra gastado separador caja hundida',
    },
  },
  {
    id: 'threads-led-bulbs-and-garage-remote',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'My garage door remote quit working since I put in LED bulbs. Why?',
      es: 'El control del garaje ya no sirve desde que puse focos LED. ¿Por qué?',
    },
    answer: {
      en: "Cheap LED lamps give off radio noise that drowns the remote's signal; openers listen around 300 to 400 MHz. Take the LED out of the opener and turn off the lights near it: if the remote works, that is it.\n\nPut in lamps sold for garage door openers, keep other LED lamps and power adapters away, and let the antenna wire hang free. The wiring is fine; a new breaker doesn't help. If it stays bad with all lights off: battery, antenna or receiver.",
      es: 'Los focos LED baratos echan ruido de radio que tapa la señal del control; los abridores oyen entre unos 300 y 400 MHz. Quite el LED del abridor y apague las luces cercanas: si el control vuelve a servir, eso es.\n\nPonga focos vendidos para abridores de garaje, aleje otros LED y adaptadores del motor, y deje colgar libre el alambre de la antena. El alambrado está bien y un breaker nuevo no ayuda. Si sigue mal con todo apagado: pila, antena o receptor.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'LED lamps near a garage door opener can block its remote',
          es: 'los focos LED cerca del abridor pueden tapar su control',
        },
        words: 'interfere interference jam range',
      },
      {
        says: 'is-not',
        what: {
          en: 'a remote that fails only with the LED lamps on is a wiring fault',
          es: 'un control que falla solo con los LED prendidos es falla del alambrado',
        },
        words: 'breaker wires electrical problem',
      },
      {
        says: 'may',
        what: {
          en: 'use LED lamps sold for garage door openers in the opener',
          es: 'usar en el abridor focos LED vendidos para abridores de garaje',
        },
        words: 'which bulb',
      },
    ],
    words: {
      en: 'garage door opener remote not working short range led bulb light interference radio noise rfi antenna 315 390 mhz',
      es: 'control de garaje no sirve poco alcance foco led interferencia ruido de radio antena abridor',
    },
  },
  {
    id: 'threads-landlord-does-not-repair',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'I rent: the wiring is unsafe and the landlord does nothing. What can I do?',
      es: 'Rento: la electricidad está mal y el dueño no hace nada. ¿Qué puedo hacer?',
    },
    answer: {
      en: "Tell the landlord in writing with photos and a date, keep a copy, then call the city's housing or code enforcement office. Heat, smoke or sparks now: breaker off if safe, out, and the fire department.\n\nNearly every state makes the landlord keep wiring safe, by state and city law, not by the NEC. Holding back rent or deducting a repair goes only as your state allows: ask legal aid first. Don't do wiring yourself: it takes the owner's consent and mostly a license. Plug-in things and bulbs are yours.",
      es: 'Avísele al dueño por escrito con fotos y fecha, guarde copia y llame a la oficina de vivienda o códigos de la ciudad. Calor, humo o chispas ahora: baje el breaker si es seguro, salga y llame a bomberos.\n\nEn casi todos los estados el dueño debe tener segura la electricidad, por ley local, no por el NEC. Retener renta o descontar solo como permita su estado; pregunte antes a ayuda legal. No toque usted el alambrado: pide permiso del dueño y casi siempre licencia. Enchufar y cambiar focos sí.',
    },
    references: ['90.2', '90.4'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'the landlord has to keep the wiring of a rental safe in nearly every state',
          es: 'el dueño tiene que mantener segura la electricidad de una renta en casi todos los estados',
        },
        words: 'responsible repair outlets arreglar',
      },
      {
        says: 'may',
        what: {
          en: 'call the housing or code enforcement office when the landlord does not repair unsafe wiring',
          es: 'llamar a la oficina de vivienda o de códigos cuando el dueño no repara la electricidad',
        },
        words: 'report inspector denunciar',
      },
      {
        says: 'must-not',
        what: { en: 'do wiring work in a rented home', es: 'hacer trabajo eléctrico en una vivienda rentada' },
        unless: {
          en: 'the owner agrees and state and city law allow it',
          es: 'el dueño está de acuerdo y la ley del estado y la ciudad lo permite',
        },
        words: 'tenant renter swap light fixture outlet cambiar',
      },
      {
        says: 'must-not',
        what: { en: 'hold back rent for bad wiring', es: 'retener la renta por mala electricidad' },
        unless: { en: 'your state’s law allows it and you follow its steps', es: 'la ley de su estado lo permite y sigue sus pasos' },
        words: 'withhold deduct descontar',
      },
      {
        says: 'is-not',
        what: { en: 'the NEC says when a landlord must repair', es: 'el NEC dice cuándo debe reparar el dueño' },
        words: 'code section',
      },
    ],
    words: {
      en: 'landlord wont fix outlet sparks tenant renter apartment rights code enforcement housing inspector withhold rent repair deduct who do i call change light fixture myself',
      es: 'dueño casero landlord no arregla contacto chispas inquilino renta departamento derechos inspector de vivienda retener renta descontar a quien llamo cambiar lampara',
    },
  },
  {
    id: 'threads-handyman-or-side-jobs',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'May a handyman, an apprentice or a journeyman do electrical jobs on his own for pay?',
      es: '¿Puede un handyman, un aprendiz o un oficial hacer trabajos eléctricos por su cuenta y cobrar?',
    },
    answer: {
      en: "In most places no: electrical work for hire takes an electrical contractor's license by state or city law. The NEC doesn't decide it.\n\nSome states let an unlicensed person swap a like outlet, switch or light, or do small jobs below a dollar limit without permit; never new circuits or panels. An apprentice works only under his licensed firm; side jobs can cost him his registration. A journeyman card mostly doesn't let you contract either. Without license: no permit, often no insurance, maybe no pay. Ask the state board.",
      es: 'Casi siempre no: el trabajo eléctrico cobrado pide licencia de contratista por ley del estado o la ciudad, no por el NEC.\n\nAlgunos estados dejan cambiar sin licencia un contacto, apagador o lámpara igual, o hacer trabajos chicos bajo un tope de dinero y sin permiso; nunca circuitos nuevos ni paneles. El aprendiz trabaja bajo su empresa con licencia; los trabajitos le pueden costar su registro. El carnet de oficial casi nunca deja contratar. Sin licencia: sin permiso, a menudo sin seguro, quizá sin pago. Pregunte a la junta.',
    },
    references: ['90.4'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'do electrical work for pay without a license', es: 'hacer trabajo eléctrico cobrado sin licencia' },
        unless: { en: 'state and city law exempt that job', es: 'la ley del estado y la ciudad exenta ese trabajo' },
        words: 'handyman unlicensed cash',
      },
      {
        says: 'must-not',
        what: { en: 'do side jobs as an apprentice', es: 'hacer trabajos por su cuenta siendo aprendiz' },
        unless: { en: 'the local law asks for no license for that job', es: 'la ley local no pide licencia para ese trabajo' },
        words: 'weekend helper moonlight',
      },
      {
        says: 'may',
        what: {
          en: 'replace a like outlet, switch or light as a handyman',
          es: 'cambiar como handyman un contacto, apagador o lámpara igual',
        },
        if: { en: 'your state or city exempts it', es: 'su estado o ciudad lo exenta' },
        words: 'swap change',
      },
      {
        says: 'must-not',
        what: {
          en: 'contract your own jobs with only a journeyman license',
          es: 'contratar trabajos propios con pura licencia de oficial',
        },
        unless: { en: 'the state lets journeymen contract', es: 'el estado deja contratar a los oficiales' },
        words: 'own business side work',
      },
    ],
    words: {
      en: 'handyman electrical work legal change outlet light for money unlicensed side jobs side work apprentice helper journeyman own business contractor license cash',
      es: 'handyman trabajo electrico legal cambiar contacto lampara cobrar sin licencia trabajitos por fuera aprendiz ayudante oficial negocio propio contratista',
    },
  },
  {
    id: 'threads-license-in-another-state',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Does my journeyman or master license count in another state?',
      es: '¿Vale mi licencia de oficial o maestro en otro estado?',
    },
    answer: {
      en: "Only if the two states have an agreement (reciprocity) or the new one takes your exam and hours; otherwise you apply and test again. No license is good nationwide.\n\nMany agreements are for journeymen only, often in a group of states (NERA). They usually ask that you passed a state exam, hold the license in good standing, often for a year, and prove some 8,000 hours. Some states take the NASCLA exam. Lists change: ask the new state's board before you move, and don't work before you have its license.",
      es: 'Solo si los dos estados tienen convenio (reciprocidad) o el nuevo acepta su examen y sus horas; si no, solicita y presenta examen otra vez. Ninguna vale en todo el país.\n\nMuchos convenios son solo para oficiales, a menudo de un grupo de estados (NERA). Suelen pedir un examen estatal pasado, licencia al corriente, a menudo por un año, y unas 8,000 horas comprobadas. Algunos aceptan el examen NASCLA. Las listas cambian: pregunte a la junta del estado nuevo antes de mudarse, y no trabaje antes de tener su licencia.',
    },
    references: [],
    claims: [
      {
        says: 'is-not',
        what: { en: 'an electrician license is good in every state', es: 'una licencia de electricista vale en todos los estados' },
        words: 'nationwide national federal',
      },
      {
        says: 'may',
        what: { en: 'get a license in another state without its exam', es: 'sacar licencia en otro estado sin su examen' },
        if: {
          en: 'the two states have an agreement that covers your license',
          es: 'los dos estados tienen un convenio que cubre su licencia',
        },
        words: 'reciprocity transfer retest',
      },
      {
        says: 'must-not',
        what: {
          en: 'work as an electrician in the new state on the old state’s license',
          es: 'trabajar de electricista en el estado nuevo con la licencia del anterior',
        },
        unless: { en: 'the new state allows it', es: 'el estado nuevo lo permite' },
        words: 'move travel temporary',
      },
    ],
    words: {
      en: 'reciprocity reciprocal license transfer journeyman master another state move out of state nera nascla retest',
      es: 'reciprocidad licencia transferir oficial maestro otro estado mudarse fuera del estado examen otra vez',
    },
  },
  {
    id: 'threads-failed-inspection',
    area: 'code',
    grade: 'V2',
    title: { en: 'I failed the electrical inspection. What happens now?', es: 'No pasé la inspección eléctrica. ¿Qué sigue?' },
    answer: {
      en: "Fix what the correction notice lists, leave it open, and ask for a re-inspection; the permit goes on. Don't cover or energize that part before it passes.\n\nA fee for coming back is common, often only from the second time. Other work may mostly go on, unless there is a stop-work order. Ask for the code section; if you think it is wrong, talk first, then appeal. Whoever holds the permit has to correct it: a hired contractor at his cost if the fault is his.",
      es: 'Corrija lo que dice el aviso, déjelo abierto y pida reinspección; el permiso sigue. No tape ni energice esa parte antes de que pase.\n\nEs común cobrar la vuelta, a menudo solo desde la segunda. Lo demás casi siempre puede seguir, salvo orden de parar. Pida la sección del código; si cree que está mal, primero hable y luego apele. Corrige quien tiene el permiso; si es un contratista, a su costo cuando la falla es suya.',
    },
    references: ['90.4'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'cover or energize the part that failed before it passes',
          es: 'tapar o energizar la parte que no pasó antes de que la aprueben',
        },
        words: 'drywall insulation turn on',
      },
      {
        says: 'must',
        what: { en: 'correct the listed items and ask for a re-inspection', es: 'corregir lo anotado y pedir reinspección' },
        words: 'red tag correction notice',
      },
      {
        says: 'may',
        what: { en: 'go on with other work after a failed inspection', es: 'seguir con otros trabajos después de no pasar' },
        if: { en: 'there is no stop-work order and that part was not failed', es: 'no hay orden de parar y esa parte no fue rechazada' },
        words: 'keep working rest of house',
      },
      { says: 'may', what: { en: 'appeal an inspector’s decision', es: 'apelar la decisión del inspector' }, words: 'wrong disagree' },
      {
        says: 'is-not',
        what: { en: 'the permit is lost by one failed inspection', es: 'el permiso se pierde por no pasar una inspección' },
        words: 'void cancelled new permit',
      },
    ],
    words: {
      en: 'failed inspection red tag correction notice rough-in final re-inspection fee pay again keep working cover stop work appeal contractor',
      es: 'no paso inspeccion etiqueta roja aviso de correccion rough-in final reinspeccion cuota pagar seguir trabajando tapar orden de parar apelar contratista',
    },
  },
  {
    id: 'threads-shock-at-work-report',
    area: 'safety',
    grade: 'V2',
    title: {
      en: 'I got shocked at work: does it have to be reported, and to whom?',
      es: 'Me dio un toque en el trabajo: ¿hay que reportarlo y a quién?',
    },
    answer: {
      en: "Yes: tell your employer at once, in writing, and see a doctor: a shock can disturb the heart later. Fainting, chest pain or burns: 911 first. That report is what workers' compensation rests on; each state sets a deadline.\n\nThe employer must tell OSHA of a death within 8 hours, and of an in-patient hospital stay, an amputation or a lost eye within 24. The OSHA log takes what needed more than first aid, days off, lighter work, or fainting. Nobody may punish you for it; you have 30 days to complain to OSHA.",
      es: 'Sí: avise a su patrón de inmediato, por escrito, y que lo vea un médico: un toque puede alterar el corazón después. Desmayo, dolor de pecho o quemadura: primero 911. En ese aviso se apoya la compensación de trabajadores; cada estado pone un plazo.\n\nEl patrón debe avisar a OSHA de una muerte en 8 horas, y de hospitalización, amputación o pérdida de un ojo en 24. Al registro de OSHA va lo que pidió más que primeros auxilios, días libres, trabajo ligero o desmayo. Nadie puede castigarlo por eso; tiene 30 días para quejarse a OSHA.',
    },
    references: [],
    claims: [
      {
        says: 'must',
        what: { en: 'report a shock at work to your employer', es: 'reportar a su patrón un toque en el trabajo' },
        words: 'tell boss minor small',
      },
      {
        says: 'must',
        what: {
          en: 'see a doctor after a real shock even if you feel well',
          es: 'ver a un médico después de un toque fuerte aunque se sienta bien',
        },
        words: 'fine ok hospital',
      },
      {
        says: 'must-not',
        what: { en: 'punish a worker for reporting an injury', es: 'castigar a un trabajador por reportar una lesión' },
        words: 'fire retaliate boss despedir',
      },
      {
        says: 'is',
        what: {
          en: 'the employer must report a work death to OSHA within 8 hours',
          es: 'el patrón debe reportar a OSHA una muerte en el trabajo en 8 horas',
        },
        words: 'fatality hours',
      },
      {
        says: 'is-not',
        what: { en: 'every small shock has to be reported to OSHA', es: 'todo toque chico se tiene que reportar a OSHA' },
        words: 'minor incident log',
      },
    ],
    words: {
      en: 'got shocked at work report osha boss says dont report workers comp injury log recordable apprentice hospital retaliation near miss',
      es: 'toque descarga en el trabajo reportar osha patron dice que no compensacion lesion registro aprendiz hospital represalia',
    },
  },
  {
    id: 'threads-apprentice-working-alone',
    area: 'code',
    grade: 'V1',
    title: {
      en: 'Can an apprentice work alone, and how many may one journeyman supervise?',
      es: '¿Puede un aprendiz trabajar solo, y a cuántos puede supervisar un oficial?',
    },
    answer: {
      en: "Mostly no: state law puts an apprentice under a licensed electrician, usually on the same site. How many is state law too: often one to three apprentices to a journeyman. I have no list of all states; ask your board.\n\nSome states let last-year apprentices work with less supervision, and house work may have another ratio than commercial. OSHA wants training for the task near live parts, whatever the year; nobody does live work alone. Sent alone to a job you aren't trained for: say no, and call your program.",
      es: 'Casi siempre no: la ley del estado pone al aprendiz bajo un electricista con licencia, por lo común en la misma obra. A cuántos también lo dice el estado: a menudo de uno a tres aprendices por oficial. No tengo lista de todos los estados; pregunte a su junta.\n\nAlgunos dejan menos supervisión al del último año, y en casas la proporción puede ser otra. OSHA pide entrenamiento para la tarea cerca de partes vivas; trabajo vivo a solas, nadie. Si lo mandan solo sin saber: diga que no.',
    },
    references: [],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'work as an apprentice without a licensed electrician’s supervision',
          es: 'trabajar como aprendiz sin supervisión de un electricista con licencia',
        },
        unless: { en: 'the state’s law allows it for that work', es: 'la ley del estado lo permite para ese trabajo' },
        words: 'alone by myself solo',
      },
      { says: 'must-not', what: { en: 'do live work alone', es: 'hacer trabajo vivo a solas' }, words: 'apprentice energized hot' },
      {
        says: 'is-not',
        what: { en: 'the apprentice ratio is the same in every state', es: 'la proporción de aprendices es igual en todos los estados' },
        words: '1 to 1 how many',
      },
      {
        says: 'may',
        what: {
          en: 'refuse to work alone on a job you are not trained for',
          es: 'negarse a trabajar solo en algo para lo que no está entrenado',
        },
        words: 'boss sends me',
      },
    ],
    words: {
      en: 'apprentice alone unsupervised by himself ratio journeyman supervise direct supervision how many apprentices per journeyman helper first year',
      es: 'aprendiz solo sin supervision proporcion oficial supervisar cuantos aprendices por oficial ayudante primer año',
    },
  },
  {
    id: 'threads-journeyman-or-master',
    area: 'code',
    grade: 'V2',
    title: {
      en: 'Journeyman or master electrician: what is the difference, how many years, and what do states ask?',
      es: 'Oficial (journeyman) o maestro: ¿qué diferencia hay, cuántos años y qué piden los estados?',
    },
    answer: {
      en: "A journeyman works without being watched; a master may also plan, pull permits and answer for a contractor's work. Journeyman takes four to five years, mostly 8,000 hours and an exam; master takes some one to four years more and a second exam.\n\nA contractor's license for the firm comes on top, with insurance. States ask for signed hours, often class hours, a code exam, and code classes at renewal. Some have no statewide license, such as Illinois or Indiana: there the city decides. Ask your board; hours differ.",
      es: 'El oficial (journeyman) trabaja sin que lo vigilen; el maestro además planea, saca permisos y responde por el trabajo de un contratista. Oficial: de cuatro a cinco años, casi siempre 8,000 horas y examen; maestro: de uno a cuatro años más y otro examen.\n\nLa licencia de contratista de la empresa va aparte, con seguro. Los estados piden horas firmadas, a menudo clases, examen de código y cursos al renovar. Algunos no dan licencia estatal, como Illinois o Indiana: ahí decide la ciudad. Pregunte a su junta; las horas cambian.',
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a master electrician may pull permits and answer for a contractor’s work in many states',
          es: 'un maestro electricista puede sacar permisos y responder por el trabajo de un contratista en muchos estados',
        },
        words: 'sign off design',
      },
      {
        says: 'is-not',
        what: {
          en: 'a journeyman license alone lets you run an electrical contracting firm in most states',
          es: 'la pura licencia de oficial deja tener una empresa eléctrica en la mayoría de los estados',
        },
        words: 'own business contractor pull permits',
      },
      {
        says: 'is-not',
        what: { en: 'every state has a statewide electrician license', es: 'todos los estados tienen licencia estatal de electricista' },
        words: 'illinois pennsylvania city local',
      },
      {
        says: 'must',
        what: {
          en: 'have experience as a journeyman before the master exam',
          es: 'tener experiencia como oficial antes del examen de maestro',
        },
        unless: { en: 'your state counts other experience', es: 'su estado cuenta otra experiencia' },
        words: 'skip straight years',
      },
    ],
    words: {
      en: 'journeyman vs master electrician difference license hours years how long contractor license exam what states require steps levels class',
      es: 'oficial vs maestro electricista diferencia licencia horas años cuanto tarda contratista examen requisitos del estado niveles',
    },
  },
  {
    id: 'threads-ceiling-fan-wire-colors',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Ceiling fan wire colors: what are black, blue, white, green and the red in the ceiling?',
      es: 'Colores del abanico de techo: ¿qué son negro, azul, blanco, verde y el rojo del techo?',
    },
    answer: {
      en: "On the fan, black is mostly motor, blue light, white neutral, green ground. Ceiling: black and red are mostly two switched hots, white neutral, bare ground.\n\nTwo wall switches: black to black for the fan, blue to red for the light. One switch: black and blue together on the switched hot, an unused wire capped; it may be hot. No light dimmer on the motor. With a remote, hot and neutral feed the receiver, its outputs the fan. A white marked black is hot. Breaker off, box proved dead; the fan's sheet decides.",
      es: 'En el abanico, casi siempre negro es motor, azul luz, blanco neutro, verde tierra. En el techo, negro y rojo casi siempre son dos vivos con apagador, blanco neutro, pelado tierra.\n\nDos apagadores: negro con negro para el abanico, azul con rojo para la luz. Un apagador: negro y azul juntos en el vivo del apagador, el que sobra tapado; puede estar vivo. Sin dimmer en el motor. Con control remoto, vivo y neutro alimentan el receptor, y sus salidas el abanico. Un blanco marcado negro es vivo. Breaker abajo, caja muerta; manda la hoja.',
    },
    references: ['314.27(C)', '200.7(C)', '404.14(E)'],
    claims: [
      {
        says: 'is',
        what: { en: 'the blue wire of a ceiling fan is the hot of its light', es: 'el cable azul del abanico es el vivo de su luz' },
        unless: { en: "the fan's sheet says otherwise", es: 'la hoja del abanico dice otra cosa' },
        words: 'light kit',
      },
      {
        says: 'may',
        what: {
          en: 'join the fan’s black and blue on one switched hot',
          es: 'juntar el negro y el azul del abanico en un solo vivo con apagador',
        },
        unless: { en: 'the switch is a light dimmer', es: 'el apagador es un dimmer de luz' },
        words: 'one switch single',
      },
      {
        says: 'may',
        what: { en: 'cap the red in the ceiling', es: 'tapar el rojo del techo' },
        if: { en: 'it is not used and is closed with a connector', es: 'no se usa y queda cerrado con un conector' },
        words: 'extra unused wire nut',
      },
      {
        says: 'is-not',
        what: { en: 'the red in the ceiling box is a neutral', es: 'el rojo de la caja del techo es neutro' },
        words: 'ground',
      },
      {
        says: 'is-not',
        what: {
          en: 'a white marked with black tape in the ceiling is a neutral',
          es: 'un blanco marcado con cinta negra en el techo es neutro',
        },
        words: 'switch loop',
      },
    ],
    words: {
      en: 'ceiling fan wiring colors black blue white green red wire two switches one switch remote receiver light kit connect',
      es: 'abanico ventilador de techo colores cables negro azul blanco verde rojo dos apagadores uno control remoto receptor luz conectar',
    },
  },
  {
    id: 'threads-hot-tub-wire-colors',
    area: 'wiring-methods',
    grade: 'V2',
    title: {
      en: 'Hot tub wire colors: where do black, red, white and green go in the spa panel?',
      es: 'Colores del jacuzzi (hot tub): ¿dónde van negro, rojo, blanco y verde en el panel del spa?',
    },
    answer: {
      en: "Black and red are hots, white neutral, green the insulated copper ground. In a spa panel the tub's black and red go on the GFCI breaker's load screws, its white on the breaker's neutral screw.\n\nThe breaker's curly white pigtail goes to the neutral bar, green to the ground bar; the two stay apart. The tub's white on the bar trips the GFCI. A 240 V tub without neutral takes no white; the pigtail still needs a neutral from the house. Power off and proved dead; the sheets decide.",
      es: 'Negro y rojo son vivos, blanco neutro, verde tierra de cobre forrada. En el panel del spa, negro y rojo del jacuzzi van en los tornillos de carga del breaker GFCI, su blanco en el de neutro del breaker.\n\nEl pigtail blanco rizado va a la barra de neutros, el verde a la de tierras; van separadas. El blanco del jacuzzi en la barra bota el GFCI. Uno de 240 V sin neutro no lleva blanco; el pigtail sí necesita neutro desde la casa. Probado muerto; mandan las hojas.',
    },
    references: ['680.42', '680.44', '200.6', '250.119'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'put the tub’s neutral on the GFCI breaker’s own neutral screw',
          es: 'poner el neutro del jacuzzi en el tornillo de neutro del breaker GFCI',
        },
        if: { en: 'the tub uses a neutral', es: 'el jacuzzi usa neutro' },
        words: 'white load neutral',
      },
      {
        says: 'must-not',
        what: {
          en: 'put the tub’s white on the neutral bar of the spa panel',
          es: 'poner el blanco del jacuzzi en la barra de neutros del panel del spa',
        },
        if: { en: 'its GFCI breaker sits in the spa panel', es: 'su breaker GFCI está en el panel del spa' },
        words: 'trips gfci bar',
      },
      {
        says: 'must-not',
        what: { en: 'join neutral and ground in a spa panel', es: 'unir neutro y tierra en el panel del spa' },
        words: 'bond bonding screw same bar',
      },
      {
        says: 'must',
        what: {
          en: 'connect the GFCI breaker’s white pigtail to the neutral bar',
          es: 'conectar el pigtail blanco del breaker GFCI a la barra de neutros',
        },
        unless: {
          en: 'the breaker has none and plugs onto the neutral bar',
          es: 'el breaker no lo trae y se enchufa en la barra de neutros',
        },
        words: 'curly coil wire',
      },
      {
        says: 'need-not',
        what: {
          en: 'run a white wire from the spa panel to a 240 V tub without neutral',
          es: 'llevar un hilo blanco del panel del spa a un jacuzzi de 240 V sin neutro',
        },
        words: '3 wire no neutral',
      },
    ],
    words: {
      en: 'hot tub spa wiring colors black red white green spa panel gfci breaker load neutral pigtail 3 wire 4 wire terminal',
      es: 'jacuzzi hot tub spa colores cables negro rojo blanco verde panel breaker gfci neutro pigtail tres hilos cuatro hilos',
    },
  },
];
