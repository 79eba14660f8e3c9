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
  'emergency-unresponsive': {
    id: 'emergency-unresponsive',
    kind: 'emergency',
    result: {
      en: '**Call 911 on speaker and start CPR now:** push hard and fast in the middle of the chest. Clear of the power, the person holds no electricity: you may touch them.',
      es: '**Llame al 911 con altavoz y empiece RCP ya:** empuje fuerte y rápido en el centro del pecho. Lejos de la corriente la persona no guarda electricidad: sí la puede tocar.',
    },
    text: {
      en: 'Not sure that they are clear? Then power off first, and touch neither wire nor wet floor. No answer and no normal breathing means CPR, also when you cannot tell: gasps, snorts or a gulp now and then are not breathing. Do not hunt for a pulse, do not slap, give nothing to drink. A child, or if you know how: 30 pushes and 2 breaths. After a fall do not move them, unless the place is dangerous or they do not lie flat on something firm; CPR comes before the back. If they breathe normally: on their side, and watch every breath.',
      es: '¿No está seguro de que ya no toca la corriente? Entonces primero corte, y no toque cable ni piso mojado. Si no responde y no respira normal, RCP, también si no lo puede saber: boqueadas, ronquidos o un jalón de aire de vez en cuando no son respirar. No busque el pulso, no le dé cachetadas ni nada de beber. A un niño, o si usted sabe: 30 compresiones y 2 respiraciones. Tras una caída no lo mueva, salvo que el lugar sea peligroso o no esté boca arriba sobre algo firme; la RCP va antes que la espalda. Si respira normal: de lado, y vigile cada respiración.',
    },
    steps: {
      en: [
        'Call 911, phone on speaker; send somebody for an AED and to meet the ambulance.',
        'Flat on the back on firm ground: heels of both hands mid-chest, arms straight, 2 inches deep, 100 to 120 a minute; let the chest come up each time.',
        'AED as soon as it is there: bare and dry the chest, stick on the pads, do what it says. It shocks only a heart that needs it.',
        'Do not stop until they move or the medics take over; trade places every 2 minutes.',
      ],
      es: [
        'Llame al 911 con el altavoz puesto; mande a alguien por un DEA y a recibir la ambulancia.',
        'Boca arriba en piso firme: talones de las dos manos en el centro del pecho, brazos rectos, 2 pulgadas de hondo, de 100 a 120 por minuto; deje que el pecho suba cada vez.',
        'El DEA en cuanto llegue: descubra y seque el pecho, pegue los parches y haga lo que dice. Solo da la descarga si el corazón la necesita.',
        'No pare hasta que se mueva o lleguen los paramédicos; túrnense cada 2 minutos.',
      ],
    },
    references: [],
    suggestions: NEXT,
  },
  'emergency-breathing': {
    id: 'emergency-breathing',
    kind: 'emergency',
    result: {
      en: '**Call 911 now, roll them onto their side, and watch every breath.** If breathing stops or turns to gasps: on the back and CPR at once.',
      es: '**Llame al 911 ya, póngalo de lado y vigile cada respiración.** Si deja de respirar o solo boquea: boca arriba y RCP de inmediato.',
    },
    text: {
      en: 'Only if they are clear of the power: with it off, or away from it, the person holds no electricity. On the side the tongue and vomit do not block the airway. After a fall, roll head, neck and back as one piece, and only if they vomit or must be left; otherwise hold the head still. No chair, no pillow, no food or drink, no car ride: the heart can stop minutes after a shock, so it has to be an ambulance. Have the AED beside you.',
      es: 'Solo si ya no toca la corriente: cortada, o lejos de ella, la persona no guarda electricidad. De lado, la lengua y el vómito no tapan el aire. Tras una caída, gire cabeza, cuello y espalda en bloque, y solo si vomita o la tiene que dejar; si no, sostenga la cabeza quieta. Nada de silla, almohada, comida, bebida ni llevarla en carro: el corazón puede parar minutos después de una descarga, por eso va en ambulancia. Tenga el DEA a la mano.',
    },
    steps: {
      en: [
        'Call 911 on speaker; send for an AED.',
        'On the side: upper knee bent forward, head tilted back a little, mouth down so that it drains.',
        'Look at the chest all the time. No normal breath within 10 seconds: on the back, CPR, 100 to 120 pushes a minute.',
        'Keep warm, stay there, and tell the medics the voltage.',
      ],
      es: [
        'Llame al 911 con altavoz; mande por un DEA.',
        'De lado: rodilla de arriba doblada al frente, cabeza un poco hacia atrás, boca hacia abajo para que escurra.',
        'Mire el pecho todo el tiempo. Si en 10 segundos no respira normal: boca arriba, RCP, de 100 a 120 compresiones por minuto.',
        'Abríguelo, no se aparte y diga el voltaje a los paramédicos.',
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
      en: '**Get away from what gave the shock and do not touch it again.** After a shock, see a doctor; call 911 for chest pain, trouble breathing, fainting, drowsiness, pale skin, numbness or burns, and for a small child.',
      es: '**Aléjese de lo que dio la descarga y no lo vuelva a tocar.** Después de una descarga hay que ver a un médico; llame al 911 si hay dolor de pecho, falta de aire, desmayo, mucho sueño, palidez, entumecimiento o quemaduras, y por un niño chico.',
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
      en: '**Get everyone out and call 911** if there is smoke, flame, arcing or a burning smell that does not stop at once; turn its breaker off only if you reach it safely. **The meter or service: keep away and call the utility.**',
      es: '**Saque a todos y llame al 911** si hay humo, llamas, arqueo u olor a quemado que no se quita de inmediato; apague su breaker solo si llega sin peligro. **Si es el medidor o la acometida: no se acerque y llame a la compañía de luz.**',
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
  'emergency-vehicle': {
    id: 'emergency-vehicle',
    kind: 'emergency',
    result: {
      en: '**Inside: stay in, touch no metal, and call 911 and the utility.** Everyone outside stays at least 35 ft away. Get out only for fire.',
      es: '**El que está adentro: quédese, no toque metal y llame al 911 y a la compañía de luz.** Los de afuera, a 35 pies o más. Solo se sale si hay fuego.',
    },
    text: {
      en: 'Sitting in it you are at the same voltage as the machine; a foot on the ground while a hand is on it makes you the way to earth. Tires and rubber boots do not insulate you, a silent line can be live, and it can be switched on again by itself. An operator may swing the boom or drive clear only if nothing is tangled and nobody is near; a line can snap and whip. Standing outside with a hand on the machine, or at a remote beside it: do not walk, hop clear with feet together. Nobody reaches in, opens a door or brings a ladder.',
      es: 'Sentado adentro está al mismo voltaje que la máquina; un pie en el suelo con la mano en ella lo vuelve el camino a tierra. Ni llantas ni botas de hule aíslan, un cable callado puede estar vivo, y puede volver a energizarse solo. El operador solo mueve la pluma o se retira si nada está enredado y no hay nadie cerca; el cable puede reventar y chicotear. Si está afuera con la mano en la máquina, o con el control al lado: no camine, salte con los pies juntos. Que nadie meta la mano, abra la puerta ni arrime escalera.',
    },
    steps: {
      en: [
        'Stay seated, hands in the lap; shout and wave everyone back to 35 ft, more on wet ground.',
        'Call 911, then the utility; wait until the utility says that the line is dead and grounded.',
        'Fire or thick smoke: door open, arms crossed, jump clear and land on both feet together, never touching machine and ground at once.',
        'Then shuffle away, feet together and on the ground, at least 35 ft; do not turn back for anybody or anything.',
      ],
      es: [
        'Quédese sentado, manos en las piernas; grite y haga señas para que todos se alejen a 35 pies, más si está mojado.',
        'Llame al 911 y luego a la compañía; espere a que la compañía diga que la línea está muerta y aterrizada.',
        'Si hay fuego o humo espeso: abra la puerta, brazos cruzados, salte lejos y caiga con los dos pies juntos, sin tocar máquina y suelo a la vez.',
        'Luego arrastre los pies, juntos y pegados al suelo, 35 pies o más; no regrese por nadie ni por nada.',
      ],
    },
    references: [],
    suggestions: NEXT,
  },
  'emergency-exposed': {
    id: 'emergency-exposed',
    kind: 'emergency',
    result: {
      en: '**Keep everyone away and turn that circuit off now; somebody stands guard until it is off.** Utility or street equipment: stay at least 35 ft back and call the utility and 911.',
      es: '**Aleje a todos y baje ya ese circuito; que alguien haga guardia hasta que esté muerto.** Si es de la compañía o de la calle: a 35 pies o más, y llame a la compañía y al 911.',
    },
    text: {
      en: 'A child’s hand on a bare live part can be the last thing it touches; tape, a bag, a chair or a warning is no cover. Do not know the breaker? Turn the main off: a cold room is better. A switch that is off, or a breaker that did not trip, does not make it dead. Keep it off until a qualified electrician has tested it dead and put boxes, covers and blanks in place. A landlord, school or city that waits: call the fire department’s or the building department’s number today.',
      es: 'La mano de un niño en una parte viva puede ser lo último que toque; ni cinta, ni bolsa, ni silla, ni un aviso es una tapa. ¿No sabe qué pastilla es? Baje el principal: más vale un cuarto frío. Un apagador abajo, o una pastilla que no se botó, no quiere decir que está muerto. Así se queda hasta que un electricista calificado compruebe que no hay voltaje y ponga cajas, tapas y ciegos. Si el dueño, la escuela o la ciudad dice que espere: llame hoy a los bomberos o al departamento de construcción.',
    },
    steps: {
      en: [
        'Children and pets out of the room or off the place; one adult stays in between.',
        'Breaker off, or the main, only if you reach it dry and safely; a cord: pull its plug at the wall.',
        'Street light, pedestal, manhole, transformer: touch nothing, 35 ft, call the utility or the city; 911 if people can reach it.',
        'Anybody who touched it sees a doctor; 911 for chest pain, fainting, numbness or burns.',
      ],
      es: [
        'Niños y mascotas fuera del cuarto o del lugar; un adulto se queda en medio.',
        'Baje la pastilla, o el principal, solo si llega en seco y sin peligro; si es extensión, desenchúfela en la pared.',
        'Poste de alumbrado, pedestal, registro, transformador: no toque nada, 35 pies, llame a la compañía o a la ciudad; al 911 si la gente lo alcanza.',
        'Quien lo haya tocado va al médico; al 911 si hay dolor de pecho, desmayo, adormecimiento o quemaduras.',
      ],
    },
    references: [
      {
        section: '110.27',
        why: { en: 'Live parts are guarded against accidental contact.', es: 'Las partes vivas se resguardan contra contacto accidental.' },
        grade: 'K',
      },
    ],
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
  'emergency-injury': {
    id: 'emergency-injury',
    kind: 'emergency',
    result: {
      en: '**Call 911 now, do not move the person, and do not go in after anybody** into a trench, tank or vault.',
      es: '**Llame al 911 ya, no mueva a la persona y que nadie se meta por otro** a una zanja, tanque o registro.',
    },
    text: {
      en: 'Fall, neck, back, numb legs: lie still, head held as it is; no standing up, no driving. Heavy bleeding: press hard with a clean cloth and do not let up; where blood spurts from an arm or a leg, a tourniquet above it, tight, and note the time; no tape, no glue. Something stuck in an eye or in the body: leave it in and keep it from moving. Acid in eyes: water at once, at least 20 minutes, lids held open. Trench: everyone out and back, machines off, no digging with an excavator. Bad air: only rescuers with air supply go in; blow air in and pull by the line from outside. Hanging in a harness: get them down within minutes, legs moving, feet in a strap. A blow to the head with blackout or confusion: hospital, and no driving.',
      es: 'Caída, cuello, espalda, piernas dormidas: quieto, la cabeza como está; ni pararlo ni que maneje. Sangrado fuerte: apriete duro con tela limpia sin soltar; si sale a chorros de brazo o pierna, torniquete arriba, bien apretado, y apunte la hora; ni cinta ni pegamento. Algo clavado en el ojo o el cuerpo: no lo saque, y que no se mueva. Ácido en los ojos: agua ya, por lo menos 20 minutos, con los párpados abiertos. Zanja: todos afuera y atrás, máquinas apagadas, no escarbe con la retro. Aire malo: solo entran rescatistas con equipo de aire; meta aire y jale de la cuerda desde afuera. Colgado del arnés: bájelo en minutos, que mueva las piernas, pies en una correa. Golpe en la cabeza con desmayo o confusión: hospital, y que no maneje.',
    },
    steps: {
      en: [
        'Power off and the place safe first; call 911, phone on speaker.',
        'Stop bleeding with hard pressure; rinse acid; leave in what is stuck in.',
        'Keep them still and warm, nothing to eat or drink; stay until help comes.',
        'No answer and no normal breathing: CPR, 100 to 120 pushes a minute, and an AED.',
      ],
      es: [
        'Primero sin corriente y el lugar seguro; llame al 911 con altavoz.',
        'Pare la sangre apretando duro; enjuague el ácido; no saque lo clavado.',
        'Quieto y abrigado, sin comer ni beber; quédese hasta que llegue la ayuda.',
        'Si no responde ni respira normal: RCP, de 100 a 120 compresiones por minuto, y un DEA.',
      ],
    },
    references: [],
    suggestions: NEXT,
  },
  'emergency-open-ct': {
    id: 'emergency-open-ct',
    kind: 'emergency',
    result: {
      en: '**Everybody back; nobody touches or rejoins that wire. Drop the load upstream now,** from where it is safe. Smoke, fire or anybody hurt: 911.',
      es: '**Todos atrás; que nadie toque ni vuelva a juntar ese cable. Tire la carga aguas arriba ya,** desde donde sea seguro. Humo, fuego o heridos: 911.',
    },
    text: {
      en: 'A current transformer whose secondary is open under load makes thousands of volts there: it arcs, burns from within and can burst. Gloves for 600 V, pliers or a clamp do not help, and closing it again means an arc in your hand. Only with no current in the primary is it harmless: stop the load, open the breaker ahead, lock it, prove it dead. Then qualified people short and repair it, and test the transformer before it carries again. Metering CTs are the utility’s: call them.',
      es: 'Un transformador de corriente con el secundario abierto bajo carga hace ahí miles de volts: arquea, se quema por dentro y puede reventar. Guantes de 600 V, pinzas o un caimán no sirven, y volver a cerrarlo es un arco en la mano. Solo sin corriente en el primario deja de ser peligroso: pare la carga, abra el interruptor de arriba, bloquee y compruebe que está muerto. Después gente calificada lo pone en corto, lo repara y prueba el transformador antes de que vuelva a cargar. Los TC de medición son de la compañía: llámele.',
    },
    steps: {
      en: [
        'Everyone away from the cabinet, doors left as they are.',
        'Have the load dropped from the control room or the breaker upstream; do not reach past the arc.',
        'Call 911 for smoke, fire or anybody hurt; the utility where it is its metering.',
        'Locked and proved dead: short at the block, repair, test the CT, then load again.',
      ],
      es: [
        'Todos lejos del gabinete; las puertas se quedan como están.',
        'Que tiren la carga desde el cuarto de control o el interruptor de arriba; no pase la mano junto al arco.',
        'Llame al 911 si hay humo, fuego o heridos; a la compañía si es su medición.',
        'Bloqueado y comprobado muerto: corto en el bloque, reparar, probar el TC y hasta entonces cargar.',
      ],
    },
    references: [],
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
