// What is said first in each kind of danger.
import type { Judged } from './judged.ts';

const NEXT = {
  en: ['What should I check after a shock?', 'How do I make sure a circuit is dead?', 'When is GFCI protection required?'],
  es: ['¿Qué reviso después de un toque?', '¿Cómo compruebo que un circuito está sin voltaje?', '¿Dónde se exige protección GFCI?'],
};

/** By the class of message that each answers. */
export const EMERGENCIES: Readonly<Record<string, Judged>> = {
  'emergency-victim': {
    id: 'emergency-victim',
    kind: 'emergency',
    result: {
      en: '**Call 911 now. Do not touch the person** while they may be in contact with power.',
      es: '**Llame al 911 ahora. No toque a la persona** mientras pueda estar en contacto con la corriente.',
    },
    text: {
      en: 'Cut the power first: unplug it or switch off the breaker or the main, only if you can reach it dry and safely. With a power line or utility equipment, stay back at least 35 ft and let the utility cut it. Once the power is off: if they are not breathing normally, start CPR and send for an AED. Everyone who took a shock is seen by a doctor, even if they feel fine.',
      es: 'Primero corte la corriente: desenchufe o baje la pastilla o el principal, solo si llega en seco y sin peligro. Si es una línea o equipo de la compañía de luz, quédese al menos a 35 pies y que ellos corten. Ya sin corriente: si no respira normal, empiece RCP y mande por un DEA. Toda persona que recibió una descarga debe ver a un médico, aunque se sienta bien.',
    },
    steps: {
      en: [
        'Shout for help; have someone call 911.',
        'Do not touch the person, the wire or metal they touch.',
        'Cut the power only if it is safe; otherwise wait for the rescuers.',
        'Power off: CPR and an AED until help comes.',
      ],
      es: [
        'Pida ayuda a gritos; que alguien llame al 911.',
        'No toque a la persona, ni el cable, ni el metal que esté tocando.',
        'Corte la corriente solo si es seguro; si no, espere a los rescatistas.',
        'Ya sin corriente: RCP y DEA hasta que llegue la ayuda.',
      ],
    },
    references: [],
    suggestions: NEXT,
  },
  'emergency-symptoms': {
    id: 'emergency-symptoms',
    kind: 'emergency',
    result: {
      en: '**Call 911 now and stop working.** After an electric shock, a strange chest or heartbeat, fainting, numbness, weakness, burns or bad eyesight can be serious, even if the person says they are fine.',
      es: '**Llame al 911 ahora y pare el trabajo.** Después de una descarga, lo raro en el pecho o el pulso, desmayo, adormecimiento, debilidad, quemaduras o mala vista pueden ser graves, aunque la persona diga que está bien.',
    },
    text: {
      en: 'Current can upset the heart and burn inside, where nothing shows. Sit or lay the person down, do not leave them alone and do not let them drive. If they stop breathing normally: CPR and an AED. Cool burns with clean water. Tell the ambulance or the emergency room the voltage and where the current went in and out.',
      es: 'La corriente puede alterar el corazón y quemar por dentro, donde no se ve. Siente o acueste a la persona, no la deje sola ni que maneje. Si deja de respirar normal: RCP y un DEA. Enfríe las quemaduras con agua limpia. Diga en la ambulancia o en urgencias el voltaje y por dónde entró y salió la corriente.',
    },
    steps: {
      en: [
        'Nobody touches the circuit; switch it off if it is safe.',
        'Call 911 or go to the emergency room now: a heart tracing is needed.',
        'Stay with the person until help comes.',
      ],
      es: [
        'Que nadie toque el circuito; córtelo si es seguro.',
        'Llame al 911 o vaya a urgencias ya: hace falta un electrocardiograma.',
        'Quédese con la persona hasta que llegue la ayuda.',
      ],
    },
    references: [],
    suggestions: NEXT,
  },
  'emergency-burned': {
    id: 'emergency-burned',
    kind: 'emergency',
    result: {
      en: '**Call 911 now.** Arc and electrical burns, and eyes hurt by an arc, need a hospital even if they look small.',
      es: '**Llame al 911 ahora.** Las quemaduras por arco o electricidad y los ojos lastimados por un arco necesitan hospital aunque se vean leves.',
    },
    text: {
      en: 'Get everyone away from the equipment and have it switched off from a safe place. Put out burning clothes (stop, drop and roll), cool the burn with clean running water, take off rings and watches, leave cloth that sticks, and put on no ice, grease or cream. Eyes: do not rub; cover them lightly. The person does not drive. If they stop breathing normally: CPR and an AED.',
      es: 'Aleje a todos del equipo y que lo corten desde un lugar seguro. Apague la ropa encendida (al suelo y rodar), enfríe la quemadura con agua limpia corriente, quite anillos y reloj, no arranque la tela pegada y no ponga hielo, grasa ni pomada. Los ojos: no se tallan; cúbralos sin apretar. La persona no maneja. Si deja de respirar normal: RCP y un DEA.',
    },
    steps: {
      en: [
        'Away from the equipment; have the power cut where it is safe.',
        'Call 911 and say that it was an electric arc or burn.',
        'Cool with running water, cover with a clean cloth, stay with the person.',
      ],
      es: [
        'Lejos del equipo; que corten la corriente donde sea seguro.',
        'Llame al 911 y diga que fue arco o quemadura eléctrica.',
        'Enfríe con agua corriente, cubra con tela limpia y quédese con la persona.',
      ],
    },
    references: [],
    suggestions: NEXT,
  },
  'emergency-shocked': {
    id: 'emergency-shocked',
    kind: 'emergency',
    result: {
      en: '**Get away from it and do not touch it again.** After a shock, see a doctor; call 911 for chest pain, trouble breathing, fainting, numbness or burns.',
      es: '**Aléjese y no lo vuelva a tocar.** Después de una descarga hay que ver a un médico; llame al 911 si hay dolor de pecho, falta de aire, desmayo, entumecimiento o quemaduras.',
    },
    text: {
      en: 'A shock can upset the heart hours later, and it is serious with a child, wet skin, 240 V or a path from hand to hand. Unplug it, or switch off the breaker of that circuit (or the main), only if you can do it dry and safely. A metal case, pipe or faucet that tingles means a lost ground or neutral or a live fault: keep everyone away, and have it found by a qualified electrician; if more than one thing tingles, or lights surge and dim, call the utility at once: the service neutral may be open.',
      es: 'Una descarga puede alterar el corazón horas después, y es seria en un niño, con la piel mojada, a 240 V o de mano a mano. Desenchúfelo, o baje la pastilla de ese circuito (o el principal), solo si puede en seco y sin peligro. Una carcasa, tubo o llave que da toques es señal de tierra o neutro perdido, o de una falla viva: que nadie se acerque y que la busque un electricista calificado; si varias cosas dan toques o las luces suben y bajan, llame ya a la compañía de luz: puede estar abierto el neutro de la acometida.',
    },
    steps: {
      en: [
        'Move away; keep children, pets and others away.',
        'Cut the power only if it is safe to reach, and leave it off.',
        'Call 911 for any symptom; otherwise see a doctor today and say it was an electric shock.',
      ],
      es: [
        'Retírese; aleje a niños, mascotas y demás personas.',
        'Corte la corriente solo si es seguro llegar, y déjela cortada.',
        'Llame al 911 ante cualquier síntoma; si no, vaya al médico hoy y diga que fue una descarga eléctrica.',
      ],
    },
    references: [],
    suggestions: NEXT,
  },
  'emergency-fire': {
    id: 'emergency-fire',
    kind: 'emergency',
    result: {
      en: '**Get everyone out and call 911** if there is smoke, flame, arcing or a burning smell that does not stop at once; turn its breaker off only if you reach it safely.',
      es: '**Saque a todos y llame al 911** si hay humo, llamas, arqueo u olor a quemado que no se quita de inmediato; apague su breaker solo si llega sin peligro.',
    },
    text: {
      en: 'Cut the power at the main only if you can reach it safely: not through smoke, not with water on the floor, and not if the panel or meter itself is smoking, arcing or hot. Then stay out and have the utility disconnect it. Never use water on electrical equipment; a small fire you can leave behind you may be fought with a class C (ABC) extinguisher. Do not open the panel, do not reset the breaker, and do not use the circuit again until a qualified electrician has repaired it.',
      es: 'Corte el principal solo si llega sin peligro: no a través del humo, no con agua en el piso, y no si el tablero o el medidor mismo echa humo, arquea o está caliente. En ese caso quédese afuera y que la compañía de luz desconecte. Nunca eche agua a equipo eléctrico; un fuego chico, con la salida a su espalda, se ataca con extintor clase C (ABC). No abra el tablero, no suba la pastilla ni vuelva a usar ese circuito hasta que lo repare un electricista calificado.',
    },
    steps: {
      en: [
        'Get people out; call 911 from outside.',
        'Turn off the main or the circuit only if it is safe to reach.',
        'Only smell or heat, no smoke: that breaker off and left off; watch for smoke.',
        'Have it repaired before power is restored.',
      ],
      es: [
        'Saque a la gente; llame al 911 desde afuera.',
        'Baje el principal o la pastilla solo si es seguro llegar.',
        'Si solo hay olor o calor, sin humo: esa pastilla abajo y así se queda; vigile.',
        'Que se repare antes de dar corriente.',
      ],
    },
    references: [],
    suggestions: NEXT,
  },
  'emergency-line': {
    id: 'emergency-line',
    kind: 'emergency',
    result: {
      en: '**Stay at least 35 ft away and call 911 and the utility.** Treat every line and pole, and what touches them, as live.',
      es: '**Quédese al menos a 35 pies y llame al 911 y a la compañía de luz.** Trate toda línea y poste, y lo que toquen, como vivo.',
    },
    text: {
      en: 'The ground, fences, cars and puddles near it can be live too; a silent line can be live. If it lies on your vehicle, stay inside and wait. If fire forces you out, jump clear with both feet together without touching vehicle and ground at once, and shuffle away with short steps, feet together. Never move a line with a stick, a rope or a tool.',
      es: 'El suelo, las cercas, los carros y los charcos cercanos también pueden estar vivos; un cable callado puede tener corriente. Si cayó sobre su vehículo, quédese adentro y espere. Si el fuego lo obliga a salir, salte con los pies juntos sin tocar carro y suelo a la vez, y aléjese arrastrando los pies juntos, a pasos cortos. Nunca mueva un cable con palo, cuerda o herramienta.',
    },
    steps: {
      en: [
        'Keep everyone at least 35 ft away.',
        'Call 911, then the utility.',
        'Touch nothing and nobody in contact with it until the utility says that it is dead and grounded.',
      ],
      es: [
        'Mantenga a todos a 35 pies o más.',
        'Llame al 911 y luego a la compañía de luz.',
        'No toque nada ni a nadie que esté en contacto hasta que la compañía diga que está muerto y aterrizado.',
      ],
    },
    references: [],
    suggestions: NEXT,
  },
  'emergency-water': {
    id: 'emergency-water',
    kind: 'emergency',
    result: {
      en: '**Stay away from the equipment and out of the water.** Do not touch the panel; have the utility cut the power. Call 911 if there is smoke, arcing or anyone in the water.',
      es: '**Aléjese del equipo y no entre al agua.** No toque el tablero; que la compañía de luz corte la corriente. Llame al 911 si hay humo, arqueo o alguien en el agua.',
    },
    text: {
      en: 'Switch off the main only if you can do it standing dry, without touching or stepping into anything wet. Breakers, receptacles, GFCIs and NM cable that were under water are replaced, not dried; other equipment is judged by a qualified person and its manufacturer. Power comes back only after a qualified electrician (and usually the inspector) has looked at it.',
      es: 'Baje el principal solo si lo hace parado en seco, sin tocar ni pisar nada mojado. Las pastillas, contactos, GFCI y cable NM que estuvieron bajo el agua se cambian, no se secan; lo demás lo juzga una persona calificada y el fabricante. La corriente vuelve solo después de que lo revise un electricista calificado (y casi siempre el inspector).',
    },
    steps: {
      en: [
        'Keep out of the water and away from the equipment.',
        'Call the utility to cut the power; 911 if there is immediate danger.',
        'Have it inspected, tested and replaced before power is restored.',
      ],
      es: [
        'No entre al agua ni se acerque al equipo.',
        'Llame a la compañía de luz para que corte; al 911 si hay peligro inmediato.',
        'Que se revise, pruebe y reemplace antes de dar corriente.',
      ],
    },
    references: [
      {
        section: '110.11',
        why: { en: 'Equipment is kept from moisture that would harm it.', es: 'El equipo se protege de la humedad que lo dañe.' },
        grade: 'K',
      },
    ],
    suggestions: NEXT,
  },
  'emergency-hot': {
    id: 'emergency-hot',
    kind: 'emergency',
    result: {
      en: '**Stop using it and turn that breaker off now** if you can do it safely. Smoke, crackling or a burning smell: get out and call 911.',
      es: '**Deje de usarlo y baje esa pastilla ya**, si es seguro. Si hay humo, chasquidos u olor a quemado: salga y llame al 911.',
    },
    text: {
      en: 'Heat or scorching at a device, breaker or panel means a loose connection, an overload or a failing part, which is how electrical fires start. Leave it off. If the heat is in the main, the meter or the panel’s bus, keep your hands off and call the utility and a qualified electrician. (A dimmer or a transformer may feel warm; too hot to keep a hand on is never right.)',
      es: 'Calor o quemado en un dispositivo, una pastilla o un tablero es señal de conexión floja, sobrecarga o pieza que falla: así empiezan los incendios eléctricos. Déjelo sin corriente. Si el calor está en el principal, el medidor o las barras, no meta mano y llame a la compañía de luz y a un electricista calificado. (Un atenuador o un transformador puede sentirse tibio; si no se aguanta la mano, nunca está bien.)',
    },
    steps: {
      en: [
        'Unplug or switch off the load, if safe.',
        'Turn that breaker off, and leave it off; watch for an hour, and call 911 at smoke or smell.',
        'Have a qualified electrician open it, dead and locked out, and replace what overheated.',
      ],
      es: [
        'Desenchufe o apague la carga, si es seguro.',
        'Baje esa pastilla y déjela abajo; vigile una hora y llame al 911 si hay humo u olor.',
        'Que un electricista calificado lo abra, muerto y bloqueado, y cambie lo que se calentó.',
      ],
    },
    references: [
      {
        section: '110.14',
        why: { en: 'Connections must be made and tightened properly.', es: 'Las conexiones deben hacerse y apretarse bien.' },
        grade: 'K',
      },
    ],
    suggestions: NEXT,
  },
  'emergency-heat': {
    id: 'emergency-heat',
    kind: 'emergency',
    result: {
      en: '**Call 911 now and cool the person at once:** confused, faint or no longer sweating in the heat is heat stroke until proven otherwise.',
      es: '**Llame al 911 ahora y enfríe a la persona ya:** confundida, desmayada o sin sudar con calor es golpe de calor mientras no se sepa otra cosa.',
    },
    text: {
      en: 'Bring them down and into shade or air conditioning, pour cold water on them and fan, with ice at neck, armpits and groin. Nothing to drink unless fully awake. Do not leave them alone; if they stop breathing normally, CPR.',
      es: 'Bájela a la sombra o al aire acondicionado, mójela con agua fría y abaníquela, con hielo en cuello, axilas e ingles. Nada de beber si no está bien despierta. No la deje sola; si deja de respirar normal, RCP.',
    },
    steps: {
      en: ['Call 911.', 'Out of the heat; take off heavy clothes and PPE.', 'Cold water and ice until help comes; every minute counts.'],
      es: [
        'Llame al 911.',
        'Fuera del calor; quite ropa pesada y EPP.',
        'Agua fría y hielo hasta que llegue la ayuda; cada minuto cuenta.',
      ],
    },
    references: [],
    suggestions: NEXT,
  },
  'emergency-gas': {
    id: 'emergency-gas',
    kind: 'emergency',
    result: {
      en: '**Leave now and touch no switch, breaker or plug:** a spark can set off the gas. Call 911 and the gas company from outside.',
      es: '**Salga ya y no toque apagador, pastilla ni clavija:** una chispa puede encender el gas. Llame al 911 y a la compañía de gas desde afuera.',
    },
    text: {
      en: 'Do not turn anything on or off, the main included. No flame, phone or doorbell inside. Get everyone out, leave the door open and wait far from the building.',
      es: 'No prenda ni apague nada, tampoco el principal. Nada de flama, teléfono ni timbre adentro. Saque a todos, deje la puerta abierta y espere lejos del edificio.',
    },
    steps: {
      en: ['Everyone out, on foot.', 'Call 911 and the gas company from far away.', 'Go back in only when they say so.'],
      es: ['Todos afuera, a pie.', 'Llame de lejos al 911 y a la compañía de gas.', 'Vuelva a entrar solo cuando ellos lo digan.'],
    },
    references: [],
    suggestions: NEXT,
  },
  'emergency-carbon-monoxide': {
    id: 'emergency-carbon-monoxide',
    kind: 'emergency',
    result: {
      en: '**Everyone out into fresh air now, then call 911:** this sounds like carbon monoxide (CO). It has no smell, and it kills people in their sleep.',
      es: '**Todos al aire libre ya, y luego llame al 911:** esto suena a monóxido de carbono (CO). No huele, y mata a la gente dormida.',
    },
    text: {
      en: 'An open door or window is not enough. Headache, dizziness, nausea and sleepiness are its signs; whoever has them, or cannot be woken, needs an ambulance, also after feeling better outside. Never run a generator, grill or engine in a house, garage, basement, crawl space or porch: outdoors only, at least 20 ft from doors, windows and vents, with the exhaust pointing away.',
      es: 'No basta abrir la puerta o la ventana. Dolor de cabeza, mareo, náusea y sueño son sus señas; quien las tenga, o no despierte, necesita ambulancia, aunque afuera se sienta mejor. Nunca prenda un generador, asador o motor dentro de la casa, cochera, sótano, espacio bajo el piso o porche: solo afuera, a por lo menos 20 pies de puertas, ventanas y rejillas, con el escape hacia otro lado.',
    },
    steps: {
      en: [
        'Get everyone out, children and sleepers first; carry who cannot walk.',
        'Call 911 from outside and say carbon monoxide. Shut the engine off only if you need not go into its fumes.',
        'Go back in only when the fire department says that the air is safe.',
      ],
      es: [
        'Saque a todos, primero niños y dormidos; cargue a quien no camine.',
        'Llame al 911 desde afuera y diga monóxido de carbono. Apague el motor solo si no tiene que entrar donde está el humo.',
        'Vuelva a entrar solo cuando los bomberos digan que el aire está bien.',
      ],
    },
    references: [],
    suggestions: NEXT,
  },
  'emergency-wet': {
    id: 'emergency-wet',
    kind: 'emergency',
    result: {
      en: '**Everyone out of the water now, and nobody goes in:** move away from metal rails and ladders. Call 911 if anybody is hurt or cannot move.',
      es: '**Todos fuera del agua ya, y que nadie se meta:** aléjense de barandales y escaleras de metal. Llame al 911 si alguien está herido o no se puede mover.',
    },
    text: {
      en: 'A tingle in a pool, a spa or beside a dock says that current runs in the water: it locks muscles, and swimmers drown without a cry. Do not jump in after anybody: cut the power first, throw a float or reach with something dry that does not conduct. Switch off the breaker of pump, lights or shore power only where you stand dry. Whoever felt it sees a doctor. Nobody swims until a qualified electrician has found the fault (lights, pump, bonding, boats on shore power, or the utility’s neutral).',
      es: 'Un cosquilleo en la alberca, el jacuzzi o junto al muelle dice que hay corriente en el agua: traba los músculos, y la gente se ahoga sin gritar. No se aviente por nadie: primero corte la corriente, lance un flotador o alcance con algo seco que no conduzca. Baje la pastilla de bomba, luces o muelle solo parado en seco. Quien lo sintió debe ver a un médico. Nadie nada hasta que un electricista calificado halle la falla (luces, bomba, unión, lanchas conectadas o el neutro de la compañía).',
    },
    steps: {
      en: [
        'Get everyone out, away from metal, without touching rails or ladders.',
        'Cut the power from a dry place; call 911 for anybody hurt.',
        'Keep everyone out until it is found and repaired; call the utility if all is switched off and it still tingles.',
      ],
      es: [
        'Saque a todos, lejos del metal, sin tocar barandales ni escaleras.',
        'Corte la corriente desde un lugar seco; llame al 911 si hay heridos.',
        'Nadie entra hasta que se halle y repare; llame a la compañía de luz si con todo apagado sigue.',
      ],
    },
    references: [
      {
        section: '680.26',
        why: { en: 'Metal parts and water of a pool are bonded together.', es: 'Las partes metálicas y el agua de la alberca van unidas.' },
        grade: 'V1',
      },
    ],
    suggestions: NEXT,
  },
  'emergency-neutral': {
    id: 'emergency-neutral',
    kind: 'emergency',
    result: {
      en: '**Turn off the main breaker if you reach it safely, and call the power company now:** lights too bright in one place and dim in another are the sign of a lost neutral. Smoke or a burning smell: get out and call 911.',
      es: '**Baje el principal si llega sin peligro, y llame ya a la compañía de luz:** luces muy fuertes en un lado y bajas en otro son señal de neutro perdido. Si hay humo u olor a quemado: salga y llame al 911.',
    },
    text: {
      en: 'Without its neutral the two halves of the house share 240 V unevenly: one gets far too much, appliances burn and fires start, and metal parts can become live. Unplug what is dear to you only after the main is off. The break is mostly at the service (drop, meter, lugs), which is the utility’s to open; if they find nothing, a qualified electrician looks at the panel.',
      es: 'Sin neutro las dos mitades de la casa se reparten mal los 240 V: una recibe de más, los aparatos se queman, hay incendios y el metal puede quedar vivo. Desenchufe lo delicado solo después de bajar el principal. La falla casi siempre está en la acometida (bajada, medidor, zapatas), que solo abre la compañía; si no hallan nada, que un electricista calificado revise el tablero.',
    },
    steps: {
      en: [
        'Main off, if it can be reached safely; leave it off.',
        'Call the power company’s emergency number: say partial power, lights bright and dim. 911 for smoke or fire.',
        'Touch no faucet or metal case that tingles; have it measured before power is restored.',
      ],
      es: [
        'Principal abajo, si se llega sin peligro; así se queda.',
        'Llame a emergencias de la compañía de luz: diga luces fuertes y bajas. Al 911 si hay humo o fuego.',
        'No toque llaves ni carcasas que den toques; que se mida antes de volver a dar corriente.',
      ],
    },
    references: [],
    suggestions: NEXT,
  },
  'emergency-self-harm': {
    id: 'emergency-self-harm',
    kind: 'emergency',
    result: {
      en: '**Please call or text 988 now:** people there listen, any hour, in English or Spanish. If you are about to do it, call 911.',
      es: '**Por favor llame o mande mensaje al 988 ahora:** ahí lo escuchan, a cualquier hora, en español o inglés. Si está a punto de hacerlo, llame al 911.',
    },
    text: {
      en: 'I’m glad that you wrote it down. You don’t have to carry this alone: step away from the equipment, go where somebody is, and tell one person whom you trust what you told me. Outside the US, findahelpline.com has the number for your country.',
      es: 'Qué bueno que lo escribió. No tiene que cargar solo con esto: aléjese del equipo, vaya a donde haya alguien y cuéntele a una persona de confianza lo que me dijo. Fuera de EE. UU., findahelpline.com tiene el número de su país.',
    },
    steps: {
      en: ['Step away from the equipment.', 'Call or text 988; 911 if it is now.', 'Stay with somebody until it has passed.'],
      es: ['Aléjese del equipo.', 'Llame o mande mensaje al 988; al 911 si es ahora.', 'Quédese con alguien hasta que pase.'],
    },
    references: [],
    suggestions: { en: [], es: [] },
  },
};
