// How to find faults on appliances, heating, pumps, chargers, alarms and standby power.
import type { Topic } from '../knowledge.ts';

export const troubleshootingAppliancesAndSystemsTopics: readonly Topic[] = [
  {
    id: 'troubleshooting-water-heater-no-hot-water',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Electric water heater: no hot water', es: 'Calentador de agua eléctrico: no calienta' },
    answer: {
      en: "Check the breaker and the red high-limit button first; after that it is usually a burnt element or thermostat. On a common two-element 240 V tank, no hot water points to the high limit or the upper thermostat or element, and water that runs out quickly points to the lower element.\n\nA high limit that trips again means a thermostat stuck on or a shorted element: find it, don't just press it. A healthy 4500 W, 240 V element reads about 12.8 ohms, and no continuity from either screw to the tank. Never energize an empty tank: the element burns at once.",
      es: 'Revise primero el breaker y el botón rojo del límite; después, casi siempre es resistencia o termostato quemado. En un tanque común de 240 V con dos resistencias, nada de agua caliente apunta al límite o al termostato o resistencia de arriba; agua que se acaba rápido, a la resistencia de abajo.\n\nSi el límite se vuelve a botar, hay termostato pegado o resistencia en corto: encuéntrelo, no solo lo oprima. Una resistencia buena de 4500 W a 240 V mide unos 12.8 ohms y nada hacia el tanque. Nunca energice el tanque vacío: se quema la resistencia al instante.',
    },
    steps: {
      en: [
        "Check the breaker; lock it off and verify dead at the heater's upper terminals, all legs.",
        'Remove covers and insulation; press the high-limit reset.',
        'Lift one wire from each element and measure ohms across and from each screw to tank.',
        'Replace an open or grounded element after shutting off water and draining.',
        'Refill fully and open a hot tap until no air comes.',
        'A qualified person re-energizes and checks that 240 V passes from upper to lower element as it heats.',
      ],
      es: [
        'Revise el breaker; bloquéelo y compruebe ausencia en las terminales de arriba, todas las fases.',
        'Quite tapas y aislante; oprima el botón del límite.',
        'Suelte un alambre de cada resistencia y mida ohms entre tornillos y de cada tornillo al tanque.',
        'Cambie la resistencia abierta o a tierra con el agua cerrada y el tanque vaciado.',
        'Llene por completo y abra el agua caliente hasta que no salga aire.',
        'Una persona calificada energiza y ve que los 240 V pasen de la de arriba a la de abajo al calentar.',
      ],
    },
    references: ['422.13', '422.31(B)', '110.14(D)'],
    claims: [
      { says: 'must-not', what: { en: 'energize an empty water heater tank', es: 'energizar un calentador de agua con el tanque vacío' } },
      {
        says: 'must-not',
        what: {
          en: 'just keep pressing the high-limit reset of a water heater',
          es: 'seguir oprimiendo el botón de límite del calentador sin buscar la causa',
        },
        words: 'red button',
      },
      {
        says: 'must',
        what: {
          en: 'turn off the power and verify dead before opening a water heater',
          es: 'cortar la corriente y verificar ausencia de voltaje antes de abrir el calentador',
        },
      },
    ],
    words: {
      en: 'water heater element thermostat no hot water high limit reset red button lukewarm tank boiler thermastat',
      es: 'boiler eléctrico calentador resistencia termostato no calienta agua fría botón rojo boyler',
    },
  },
  {
    id: 'troubleshooting-smoke-alarm-chirps',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Smoke alarm chirps every minute', es: 'El detector de humo hace un pitido cada minuto' },
    answer: {
      en: 'A short chirp about once a minute usually means a low battery or an alarm at the end of its life, even on hard-wired models. Replace the battery first; if the date on the back is about ten years old, replace the alarm.\n\nFind which unit chirps: only the one with the problem does, the linked ones stay quiet. After the new battery hold the test button to clear the memory. Chirps can also come from a loose harness, dust, damp or cold. A full alarm sound is different: get out first. Never leave the battery out.',
      es: 'Un pitido corto como cada minuto casi siempre es pila baja o alarma que llegó al fin de su vida, aunque esté cableada. Cambie primero la pila; si la fecha de atrás tiene unos diez años, cambie la alarma.\n\nUbique cuál pita: solo pita la del problema, las interconectadas quedan calladas. Con la pila nueva, oprima el botón de prueba para borrar la memoria. También puede ser conector flojo, polvo, humedad o frío. El sonido completo de alarma es otra cosa: salga primero. Nunca la deje sin pila.',
    },
    references: ['110.3(B)'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'leave the battery out of a smoke alarm', es: 'dejar sin batería el detector de humo' },
        words: 'remove disconnect',
      },
      {
        says: 'must',
        what: { en: 'replace a smoke alarm about ten years old', es: 'cambiar el detector de humo de unos diez años' },
        words: 'date back says beep new whole nuevo',
      },
      {
        says: 'is',
        what: {
          en: 'a hard-wired smoke alarm can chirp from a low battery',
          es: 'un detector de humo cableado puede pitar por batería baja',
        },
      },
    ],
    words: {
      en: 'smoke detector beeping chirping co alarm battery low end of life hardwired',
      es: 'detector de humo pita alarma chilla pila baja monóxido chirrido',
    },
  },
  {
    id: 'troubleshooting-dryer-three-wire-or-four-wire',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'Dryer or range has 3 wires and I need 4 (or the other way round)',
      es: 'La secadora o estufa tiene 3 hilos y necesito 4 (o al revés)',
    },
    answer: {
      en: 'New circuits must be four-wire: two hots, neutral and equipment ground, with the bonding strap in the appliance removed. An old three-wire circuit may stay only under conditions, with the strap in place and the right cord.\n\nA new dryer with a four-prong cord on such an old circuit gets a three-prong cord and the strap, or a new four-wire cable. If the cable already has a ground (10/3 with ground), join it to the box and a four-prong outlet, strap off. With four wires and the strap left on, the case carries neutral current. A bare neutral is accepted only in old SE cable from the service panel, or since 2023 from a subpanel if taped over in it. Never tie the ground to neutral in the receptacle.',
      es: 'Los circuitos nuevos son de cuatro hilos: dos vivos, neutro y tierra, con la cinta de unión del aparato quitada. Uno viejo de tres hilos puede quedarse solo bajo condiciones, con la cinta puesta y el cordón correcto.\n\nUna secadora nueva con cordón de cuatro puntas en un circuito viejo así lleva cordón de tres y la cinta puesta, o cable nuevo de cuatro hilos. Si el cable ya trae tierra (10/3 con tierra), únala a la caja y a un contacto de cuatro patas, cinta quitada. Con cuatro hilos y la cinta puesta, la carcasa lleva corriente de neutro. El neutro desnudo se acepta solo en cable SE viejo que sale del tablero de acometida, o desde 2023 de un subpanel si ahí se encinta. Nunca una tierra con neutro en el contacto.',
    },
    steps: {
      en: [
        'Lock the breaker off and verify dead at the receptacle.',
        'See what is in the wall: count conductors, is the neutral insulated, is there a ground.',
        'Four wires: fit a 4-slot receptacle and 4-wire cord, take the strap off.',
        'Old three-wire within the conditions: 3-wire cord and strap on; better, rewire.',
        'Torque, fit strain relief, check 240 V and 120 V to neutral.',
        'Check 0 V from case to ground.',
      ],
      es: [
        'Bloquee el breaker y compruebe ausencia en el contacto.',
        'Vea qué hay en la pared: cuántos hilos, si el neutro está aislado y si hay tierra.',
        'Cuatro hilos: contacto de 4 ranuras, cordón de 4 y quite la cinta.',
        'Tres hilos viejos que cumplen: cordón de 3 y cinta puesta; mejor, recablee.',
        'Apriete, ponga sujetacables, mida 240 V y 120 V a neutro.',
        'Vea 0 V de carcasa a tierra.',
      ],
    },
    references: ['250.140', '250.142(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'wire new dryer and range circuits with four wires',
          es: 'hacer de cuatro hilos los circuitos nuevos de secadora y estufa',
        },
        words: '3 prong',
      },
      {
        says: 'may',
        what: {
          en: 'keep the old three-prong outlet of a dryer or range',
          es: 'conservar el contacto viejo de tres patas de la secadora o estufa',
        },
        if: { en: 'it meets the conditions, with the strap in place', es: 'cumple las condiciones, con la tira puesta' },
        words: 'range 3 prong slot cord stay keep using estufa cordón dejar seguir',
      },
      {
        says: 'must',
        what: { en: 'take the bonding strap off with a four-prong cord', es: 'quitar la tira de unión con cable de cuatro patas' },
        words: 'dryer range jumper link tab middle terminal cabinet frame puente',
      },
      {
        says: 'must-not',
        what: { en: 'tie the ground to neutral in a dryer receptacle', es: 'unir la tierra al neutro en el contacto de la secadora' },
        words: 'bootleg range',
      },
      {
        says: 'must-not',
        what: {
          en: 'put a four-prong dryer or range outlet on a three-wire cable without a ground',
          es: 'poner un contacto de cuatro patas de secadora o estufa en un cable de tres hilos sin tierra',
        },
        words: '4 prong 14-30 14-50 bare two hots no ground pelón sin tierra',
      },
      {
        says: 'may',
        what: {
          en: 'put a four-prong dryer or range outlet on an old cable that has a ground, such as 10/3 or 6/3 with ground',
          es: 'poner un contacto de cuatro patas de secadora o estufa en un cable viejo que sí trae tierra, como 10/3 o 6/3 con tierra',
        },
        if: {
          en: 'that ground is connected at the panel and the strap in the appliance comes off',
          es: 'esa tierra está conectada en el panel y se quita la cinta de unión del aparato',
        },
        words: '10/3 6/3 swap change 3 prong old bare copper tierra tres patas',
      },
      {
        says: 'may',
        what: {
          en: "change a new dryer's four-prong cord to a three-prong one with the strap on",
          es: 'cambiar el cordón de cuatro puntas de una secadora nueva por uno de tres con la cinta puesta',
        },
        if: {
          en: 'the three-wire circuit is an existing one that meets the conditions',
          es: 'el circuito de tres hilos ya existe y cumple las condiciones',
        },
        words: 'swap cord pigtail 3 prong outlet old house plug clavija',
      },
    ],
    words: {
      en: '3 prong 4 prong dryer cord range plug bonding strap 10-30 14-30 10-50 14-50',
      es: 'secadora estufa tres puntas cuatro puntas cordón clavija cinta de unión dryer',
    },
  },
  {
    id: 'troubleshooting-dryer-no-heat',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: "Electric dryer turns but doesn't heat", es: 'La secadora eléctrica gira pero no calienta' },
    answer: {
      en: 'The motor runs on 120 V and the heater needs 240 V, so a lost leg lets it turn cold: check the 2-pole breaker and the receptacle first. If 240 V is there, suspect thermal fuse, element or high-limit thermostat.\n\nA blown thermal fuse usually means blocked venting: clean the duct or it will blow again. Half-tripped 2-pole breakers look closed; reset firmly. A burnt prong or receptacle slot shows a loose contact.',
      es: 'El motor trabaja con 120 V y la resistencia pide 240 V; si se pierde una fase gira en frío: revise primero el breaker de 2 polos y el contacto. Si hay 240 V, sospeche fusible térmico, resistencia o termostato de límite.\n\nFusible térmico abierto casi siempre es ducto tapado: límpielo o se vuelve a abrir. Un breaker de 2 polos medio disparado parece cerrado; reseteelo fuerte. Clavija o ranura quemada indica contacto flojo.',
    },
    steps: {
      en: [
        'Reset the 2-pole breaker firmly off and on.',
        'A qualified person with PPE measures 240 V across the two hots at the receptacle.',
        'Missing: check breaker and terminals with power locked out.',
        'Present: unplug the dryer and check element, thermal fuse and thermostats by ohms.',
        'Clear the vent.',
        'Replace parts and cord end if burnt; test.',
      ],
      es: [
        'Resetee fuerte el breaker de 2 polos.',
        'Una persona calificada con EPP mide 240 V entre los dos vivos del contacto.',
        'Si falta: revise breaker y terminales con bloqueo.',
        'Si está: desenchufe y mida en ohms resistencia, fusible térmico y termostatos.',
        'Despeje el ducto.',
        'Cambie partes y clavija quemadas; pruebe.',
      ],
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a dryer can turn without heating when one 120 V leg is lost',
          es: 'una secadora puede girar sin calentar si falta una fase de 120 V',
        },
      },
      {
        says: 'must',
        what: {
          en: "clear a blocked vent when a dryer's thermal fuse blows",
          es: 'limpiar el ducto tapado cuando se quema el fusible térmico de la secadora',
        },
      },
      {
        says: 'must-not',
        what: { en: 'put in another thermal fuse without clearing the vent', es: 'poner otro fusible térmico sin limpiar el ducto' },
        words: 'just lint',
      },
    ],
    words: {
      en: 'dryer runs no heat cold lost leg thermal fuse element',
      es: 'secadora gira no calienta fría resistencia fusible térmico dryer',
    },
  },
  {
    id: 'troubleshooting-range-half-heat',
    area: 'troubleshooting',
    grade: 'V1',
    title: { en: 'Range or oven heats weakly, only some burners work', es: 'La estufa u horno calienta poco o solo algunas parrillas' },
    answer: {
      en: 'If clock and light work but elements are cold or weak, one 120 V leg of the 240 V is missing: check both poles of the breaker, the receptacle and the cord block. Burners glow and the oven alone stays cold: the bake element has burnt open. If only one burner fails, it is that element, its switch or its receptacle block.\n\nElements that stay on full mean a bad infinite switch. Weak everywhere on a 208 V building is normal: a 240 V oven gives about 75% of its heat. A melted terminal block comes from a loose screw: replace block and cord end.',
      es: 'Si prenden reloj y luz pero las parrillas están frías o débiles, falta una fase (una pierna de 120 V) de los 240 V: revise los dos polos del breaker, el contacto y el bloque del cordón. Parrillas rojas y solo el horno frío: la resistencia de abajo del horno está abierta. Si falla una sola parrilla, es su resistencia, su control o su base.\n\nUna parrilla siempre al máximo es control dañado. Débil en todo en un edificio de 208 V es normal: un horno de 240 V da como 75% del calor. Un bloque derretido viene de tornillo flojo: cambie bloque y punta del cordón.',
    },
    steps: {
      en: [
        'Reset the 2-pole breaker firmly.',
        'A qualified person with PPE measures hot to hot and each hot to neutral at the receptacle.',
        'A leg missing: lock out and trace breaker, splices, receptacle.',
        'Both good: unplug, open the back and inspect the cord block.',
        'Swap a plug-in element to a good position to see which part failed.',
        'Replace, torque, test.',
      ],
      es: [
        'Resetee fuerte el breaker de 2 polos.',
        'Una persona calificada con EPP mide entre vivos y cada vivo a neutro en el contacto.',
        'Falta una fase: bloquee y rastree breaker, empalmes y contacto.',
        'Ambas bien: desenchufe, abra atrás y revise el bloque del cordón.',
        'Pase la parrilla a una base buena para ver qué falló.',
        'Cambie, apriete y pruebe.',
      ],
    },
    references: [],
    claims: [
      {
        says: 'is',
        what: { en: 'a 240 V oven on 208 V gives about 75% of its heat', es: 'un horno de 240 V a 208 V da cerca del 75% de su calor' },
        words: 'commercial normal slow three quarters tarda',
      },
      {
        says: 'is',
        what: {
          en: 'a range with clock and light but cold elements usually lacks one 120 V leg',
          es: 'una estufa con reloj y luz pero fría normalmente perdió una fase de 120 V',
        },
        words: 'coils lukewarm hots missing leg',
      },
      {
        says: 'must',
        what: {
          en: 'replace both terminal block and cord end of a range when they melt',
          es: 'cambiar el bloque de terminales y la punta del cable de estufa si se derriten',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'the supply is at fault where all burners glow and only the oven stays cold',
          es: 'la falla sea de la alimentación si las parrillas calientan y solo el horno queda frío',
        },
        words: 'bake element broiler works breaker leg',
      },
      {
        says: 'must-not',
        what: {
          en: 'keep a melted cord end or terminal block of a range',
          es: 'dejar una punta de cable o bloque de terminales derretido de la estufa',
        },
        words: 'reuse new cord charred',
      },
    ],
    words: {
      en: 'oven stays cold broiler works bake element stove oven burner not heating half power element infinite switch one leg',
      es: 'horno frío resistencia de abajo estufa horno parrilla no calienta a medias resistencia una fase',
    },
  },
  {
    id: 'troubleshooting-doorbell',
    area: 'troubleshooting',
    grade: 'V1',
    title: { en: "Doorbell doesn't ring or hums all the time", es: 'El timbre no suena o zumba siempre' },
    answer: {
      en: "Test in this order: transformer output, button, chime. Bypass the button by touching its two wires together: if it rings, the button is bad.\n\nOld chimes use about 16 V AC from a small Class 2 transformer, usually on a box near the panel, attic or furnace. Continuous hum means a stuck or lighted button that doesn't suit, or a video doorbell without its chime adapter. Video doorbells often need 16 to 24 V and more VA than an old transformer gives. The low-voltage side is safe to touch in dry conditions; the 120 V side is not.",
      es: 'Pruebe en este orden: salida del transformador, botón, timbre. Puentee el botón juntando sus dos alambres: si suena, el botón está malo.\n\nLos timbres viejos usan como 16 V de CA de un transformador chico Clase 2, casi siempre en una caja cerca del tablero, ático o calefactor. Zumbido continuo: botón pegado o con luz que no combina, o timbre con video sin su adaptador. Los de video suelen pedir de 16 a 24 V y más VA de los que da uno viejo. El lado de bajo voltaje se puede tocar en seco; el de 120 V no.',
    },
    steps: {
      en: [
        'Touch the two button wires together at the door.',
        'If silent, measure AC volts at the chime between TRANS and FRONT while pressing.',
        "Measure the transformer's low-voltage screws.",
        'No output: lock out the 120 V breaker, verify dead, check supply and replace the transformer.',
        'Good output: check the wire and the chime plunger.',
        "Match transformer VA to a video doorbell's instructions.",
      ],
      es: [
        'Junte los dos alambres del botón en la puerta.',
        'Si no suena, mida CA en el timbre entre TRANS y FRONT al oprimir.',
        'Mida los tornillos de bajo voltaje del transformador.',
        'Sin salida: bloquee el breaker de 120 V, compruebe ausencia, revise alimentación y cambie el transformador.',
        'Con salida: revise el alambre y el émbolo del timbre.',
        'Ajuste los VA al instructivo si es con video.',
      ],
    },
    references: [],
    claims: [
      {
        says: 'may',
        what: { en: 'touch the low-voltage side of a doorbell', es: 'tocar el lado de bajo voltaje de un timbre' },
        if: { en: 'conditions are dry', es: 'está seco' },
      },
      {
        says: 'must-not',
        what: { en: 'touch the 120 V side of a doorbell transformer', es: 'tocar el lado de 120 V del transformador del timbre' },
      },
      {
        says: 'is-not',
        what: {
          en: 'an old doorbell transformer is always enough for a video doorbell',
          es: 'un transformador viejo siempre alcanza para un timbre con video',
        },
        words: 'ring',
      },
    ],
    words: {
      en: 'doorbell chime not working transformer humming hot 16v ring video doorbell button',
      es: 'timbre no suena zumba transformador caliente 16 volts botón video',
    },
  },
  {
    id: 'troubleshooting-thermostat-c-wire',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'Smart thermostat has no power: what is the C wire?',
      es: 'El termostato inteligente no tiene corriente: ¿qué es el cable C?',
    },
    answer: {
      en: "C is the common of the 24 V control transformer: R brings 24 V, C is its return, and a smart thermostat needs both to run steadily. Without C it steals power through the heating or cooling wire and may drop out.\n\nLook for a spare wire in the cable and connect it to C at both ends. Otherwise use the maker's adapter at the furnace, a separate 24 V transformer if the instructions allow it, or pull a new cable. A blown 3 A or 5 A fuse on the furnace board means two wires were touched together.",
      es: 'C es el común del transformador de control de 24 V: R trae los 24 V, C es su regreso, y el termostato inteligente pide los dos. Sin C roba corriente por el cable de calor o frío y se puede apagar.\n\nBusque un alambre libre en el cable y conéctelo a C en ambos extremos. Si no, use el adaptador del fabricante en el equipo, otro transformador de 24 V si el instructivo lo permite, o pase cable nuevo. Un fusible de 3 A o 5 A fundido en la tarjeta indica que se tocaron dos alambres.',
    },
    steps: {
      en: [
        'Turn the furnace or air handler off and verify it is off.',
        'Photograph the wires at thermostat and board.',
        "Check the board's fuse.",
        'Connect the spare wire to C at both ends.',
        'Restore power; measure 24 V AC from R to C.',
        'Configure the thermostat and test heat, cool, fan.',
      ],
      es: [
        'Apague el equipo y vea que esté apagado.',
        'Tome foto de los alambres en termostato y tarjeta.',
        'Revise el fusible de la tarjeta.',
        'Conecte el alambre libre a C en ambos extremos.',
        'Energice; mida 24 V de CA de R a C.',
        'Configure el termostato y pruebe calor, frío y ventilador.',
      ],
    },
    references: [],
    claims: [
      {
        says: 'may',
        what: {
          en: 'use a separate 24 V transformer for a smart thermostat',
          es: 'usar un transformador aparte de 24 V para un termostato inteligente',
        },
        if: { en: 'the instructions allow it', es: 'las instrucciones lo permiten' },
        words: 'C wire',
      },
      {
        says: 'must',
        what: {
          en: "connect a C wire or the maker's adapter so a smart thermostat runs steadily",
          es: 'conectar cable C o el adaptador del fabricante para que el termostato inteligente trabaje estable',
        },
        words: 'common',
      },
      {
        says: 'must',
        what: {
          en: 'turn the furnace or air handler off before touching thermostat wires',
          es: 'apagar la calefacción o manejadora antes de tocar los cables del termostato',
        },
      },
    ],
    words: {
      en: 'thermostat c wire common nest ecobee 24v no power blank screen r w y g thermastat',
      es: 'termostato cable c común 24 volts pantalla apagada inteligente kable',
    },
  },
  {
    id: 'troubleshooting-ev-charger-faults',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'EV charger shows a fault, trips or gets hot', es: 'El cargador de auto marca falla, se bota o se calienta' },
    answer: {
      en: "Read the charger's fault code and see whether it trips the breaker, a GFCI, or stops by itself: each points elsewhere. Heat at a receptacle or plug means stop charging: the contact is failing.\n\nBreaker trips after a while: circuit less than 125% of the charge current, or a loose lug. GFCI breaker trips: charger's own protection and the breaker can disagree; makers often prefer hardwiring. Ground fault code: open or poor equipment ground, or wet connector. Car-side faults follow the car to another charger.",
      es: 'Lea el código de falla y vea si bota el breaker, un GFCI o se para solo: cada uno apunta a otra cosa. Calor en el contacto o clavija: deje de cargar, el contacto está fallando.\n\nBreaker que se bota al rato: circuito menor al 125% de la corriente de carga, o tornillo flojo. Breaker GFCI: la protección del cargador y la del breaker a veces chocan; muchos fabricantes prefieren conexión fija. Código de tierra: tierra abierta o mala, o conector mojado. Si es del carro, la falla lo sigue a otro cargador.',
    },
    steps: {
      en: [
        'Note code, time into charging and outside temperature.',
        'Try another car or another charger.',
        'Stop and turn off the breaker; feel for heat, look for browning.',
        'Lock out, verify dead; check torque, wire size, ground continuity.',
        "Lower the charger's current setting to match the circuit.",
        'A qualified person with PPE measures voltage and current while it charges.',
      ],
      es: [
        'Anote código, minutos de carga y temperatura.',
        'Pruebe otro carro u otro cargador.',
        'Pare y baje el breaker; busque calor y color café.',
        'Bloquee, compruebe ausencia; revise torque, calibre y continuidad de tierra.',
        'Baje el ajuste de corriente para que coincida con el circuito.',
        'Una persona calificada con EPP mide voltaje y corriente cargando.',
      ],
    },
    references: ['625.54', '625.42', '110.14(D)'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'keep charging when an EV receptacle or plug gets hot',
          es: 'seguir cargando si se calienta el contacto o clavija del cargador de auto',
        },
      },
      {
        says: 'is',
        what: {
          en: 'an EV charger and a GFCI breaker can disagree and trip',
          es: 'un cargador de auto y un breaker GFCI pueden chocar y botarse',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'the wiring is at fault where the fault follows the car to another charger',
          es: 'la instalación sea la culpable si la falla sigue al carro a otro cargador',
        },
      },
    ],
    words: {
      en: 'ev charger fault red light trips breaker hot plug 14-50 melted tesla wall connector stops',
      es: 'cargador auto eléctrico falla luz roja se bota contacto derretido caliente enchufle faya lus',
    },
  },
  {
    id: 'troubleshooting-solar-inverter-no-output',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'Solar inverter shows no output', es: 'El inversor solar no produce' },
    answer: {
      en: "Work from the grid side: a grid-tied inverter shuts down by design (anti-islanding, so that it feeds no dead line and hurts no line worker) when it doesn't see good utility voltage and frequency, and takes about five minutes to reconnect. So check its AC breaker and disconnect first, then the rapid-shutdown switch, then DC.\n\nRead the error code. DC stays live whenever the sun shines, so never open a connector under load and never mix connector brands. A ground-fault or arc-fault code means damaged wiring: leave it off until it is found. At night or under snow no output is normal.",
      es: 'Empiece por el lado de la red: un inversor interconectado se apaga por diseño (anti-isla, para no alimentar una línea muerta ni lastimar a los linieros) si no ve buen voltaje y frecuencia de la compañía, y tarda unos cinco minutos en reconectar. Revise primero su breaker y desconectador de CA, luego el apagado rápido, luego la CD.\n\nLea el código. La CD está viva siempre que haya sol: nunca abra un conector con carga ni mezcle marcas de conectores. Código de falla a tierra o arco es cableado dañado: déjelo apagado hasta encontrarlo. De noche o con nieve es normal que no produzca.',
    },
    steps: {
      en: [
        'Read the display or app for code and history.',
        'Check the AC breaker, disconnect and utility voltage.',
        'Check that the rapid-shutdown initiator is in the run position.',
        "A qualified person with PPE for DC measures string voltage at the inverter's DC switch, open circuit.",
        'Compare strings; a low or grounded string shows the fault.',
        'Open AC first and then DC before any work; wait, verify zero.',
      ],
      es: [
        'Lea pantalla o aplicación: código e historial.',
        'Revise breaker de CA, desconectador y voltaje de la compañía.',
        'Vea que el apagado rápido esté en marcha.',
        'Una persona calificada con EPP para CD mide voltaje de cadena en el seccionador de CD, circuito abierto.',
        'Compare cadenas; una baja o a tierra señala la falla.',
        'Abra CA y luego CD antes de trabajar; espere y compruebe cero.',
      ],
    },
    references: ['690.12', '690.15'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'open a solar connector under load', es: 'abrir un conector solar con carga' },
        words: 'MC4 unplug',
      },
      {
        says: 'must-not',
        what: { en: 'mix brands of solar connectors', es: 'mezclar marcas de conectores solares' },
        words: 'MC4',
      },
      {
        says: 'is',
        what: { en: 'solar DC stays live whenever the sun shines', es: 'la CD solar sigue viva mientras haya sol' },
      },
      {
        says: 'is',
        what: {
          en: 'a grid-tied inverter shuts down by design when the utility is out',
          es: 'un inversor conectado a la red se apaga por diseño cuando falta la compañía',
        },
        words: 'outage blackout',
      },
      {
        says: 'must-not',
        what: {
          en: 'turn a solar inverter back on with a ground-fault or arc-fault code before finding the damage',
          es: 'volver a prender el inversor con código de falla a tierra o de arco sin hallar el daño',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'a grid-tied inverter is broken because it gives nothing in a blackout',
          es: 'un inversor de red esté descompuesto porque no da nada en un apagón',
        },
        words: 'sun dark down quits grid wait se fue la luz paneles',
      },
    ],
    words: {
      en: 'solar inverter off error no production pv string isolation fault rapid shutdown blackout outage sun shining no battery grid-tied quit',
      es: 'inversor solar apagado falla no produce paneles cadena fotovoltaico faya apagón sin red con sol sin batería',
    },
  },
  {
    id: 'troubleshooting-generator-will-not-transfer',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: "Generator runs but the transfer switch doesn't transfer", es: 'El generador arranca pero la transferencia no cambia' },
    answer: {
      en: "The switch transfers only when generator voltage and frequency are good and its timer has run, so measure those first. If they are right and it stays, look at the controller's supply, its fuses, the mode switch and mechanical blocking.\n\nTypical: generator breaker off, engine speed low, voltage sensing fuse blown, switch left in manual or test, load-inhibit input. It also won't go back until utility has been good for a set time. The cabinet holds two live sources at once: both must be locked out before hands go in.",
      es: 'La transferencia cambia solo cuando voltaje y frecuencia del generador son buenos y corrió su tiempo; mida eso primero. Si están bien y no cambia, revise alimentación del control, fusibles, selector y bloqueo mecánico.\n\nTípico: breaker del generador abajo, motor con pocas revoluciones, fusible de sensado fundido, selector en manual o prueba, entrada de bloqueo. Tampoco regresa hasta que la compañía esté bien cierto tiempo. El gabinete tiene dos fuentes vivas: bloquee ambas antes de meter las manos.',
    },
    steps: {
      en: [
        'Read controller alarms; check mode is AUTO.',
        "Check the generator's output breaker.",
        'A qualified person with PPE measures generator volts and hertz at the switch.',
        'Check the control and sensing fuses.',
        'Lock out both sources, verify dead, check mechanism and interlock.',
        'Test by simulated outage and retransfer.',
      ],
      es: [
        'Lea alarmas; vea que el modo sea AUTO.',
        'Revise el breaker de salida del generador.',
        'Una persona calificada con EPP mide volts y hertz del generador en la transferencia.',
        'Revise fusibles de control y sensado.',
        'Bloquee ambas fuentes, compruebe ausencia y revise mecanismo y bloqueo.',
        'Pruebe con apagón simulado y retransferencia.',
      ],
    },
    references: ['702.5', '700.5'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'lock out both sources before putting hands in a transfer switch',
          es: 'bloquear ambas fuentes antes de meter las manos en la transferencia',
        },
      },
      {
        says: 'is',
        what: {
          en: 'a transfer switch waits until generator voltage and frequency are good and its timer has run',
          es: 'la transferencia espera a que voltaje y frecuencia del generador estén bien y corra su temporizador',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'put hands in a transfer switch with only one source off',
          es: 'meter las manos en la transferencia con una sola fuente apagada',
        },
        words: 'reach utility gen auto jammed mechanism',
      },
    ],
    words: {
      en: 'ats transfer switch generator not transferring standby backup no power to house',
      es: 'transferencia automática planta de emergencia no cambia generador sin luz lus',
    },
  },
  {
    id: 'troubleshooting-portable-generator-trips-gfci',
    area: 'troubleshooting',
    grade: 'V2',
    title: {
      en: 'Portable generator trips its GFCI when I connect it to the house',
      es: 'El generador portátil bota su GFCI al conectarlo a la casa',
    },
    answer: {
      en: "The generator has its neutral bonded to its frame and the house has neutral bonded to ground too; with both, neutral current splits over the ground and the GFCI sees it. It isn't a defective generator.\n\nProper answers: a transfer switch that also switches the neutral, or a generator that the maker allows to be set to floating neutral when connected to a house panel with a solid neutral. Follow the generator's manual; restore the bond before using it alone with cords. Don't cut the ground.",
      es: 'El generador trae su neutro unido al bastidor y la casa también tiene neutro unido a tierra; con los dos, la corriente del neutro se reparte por la tierra y el GFCI lo ve. No es defecto del generador.\n\nSoluciones correctas: transferencia que también cambie el neutro, o un generador que el fabricante permita poner en neutro flotante al conectarlo a un tablero con neutro sólido. Siga el manual; regrese la unión antes de usarlo solo con extensiones. No corte la tierra.',
    },
    steps: {
      en: [
        'Test the generator alone with a load: the GFCI should hold.',
        'Read the manual: bonded or floating neutral.',
        'See whether the transfer equipment switches the neutral.',
        'Bonded and unswitched: change one of the two by approved means.',
        "Test again with the GFCI's button.",
      ],
      es: [
        'Pruebe el generador solo con carga: el GFCI debe aguantar.',
        'Lea el manual: neutro unido o flotante.',
        'Vea si la transferencia cambia el neutro.',
        'Unido y sin cambiar: modifique uno de los dos por medios aprobados.',
        'Pruebe otra vez con el botón del GFCI.',
      ],
    },
    references: ['445.20', '250.34', '702.5'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: "cut the ground to stop a generator's GFCI from tripping",
          es: 'cortar la tierra para que no se bote el GFCI del generador',
        },
      },
      {
        says: 'may',
        what: { en: 'set a generator to floating neutral', es: 'poner el generador con neutro flotante' },
        if: {
          en: 'the maker allows it and the house panel has a solid neutral',
          es: 'el fabricante lo permite y el tablero de la casa tiene neutro sólido',
        },
        words: 'remove bond take bonding jumper off strap unbond inlet interlock quitar puente',
      },
      {
        says: 'must',
        what: {
          en: 'restore the neutral bond of a generator before using it alone with cords',
          es: 'reponer la unión de neutro del generador antes de usarlo solo con extensiones',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'a generator whose GFCI trips on the house panel is defective',
          es: 'un generador que bota su GFCI al conectarlo a la casa está defectuoso',
        },
      },
      {
        says: 'must-not',
        what: {
          en: "take the neutral bond off a generator against its maker's instructions",
          es: 'quitar la unión del neutro de una planta contra las instrucciones del fabricante',
        },
        words: 'manual forbids says do not modify prohíbe',
      },
    ],
    words: {
      en: 'portable generator gfci trips bonded neutral floating neutral interlock house nuetral',
      es: 'generador portátil gfci neutro unido flotante interlock casa guairear',
    },
  },
  {
    id: 'troubleshooting-well-pump',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: "Well pump won't run or keeps tripping", es: 'La bomba de pozo no arranca o se bota' },
    answer: {
      en: 'Check voltage at the pressure switch first: no voltage in is supply; voltage in and not out is the switch; voltage out and no water is control box, cable or pump.\n\nFrequent faults: burnt or ant-filled switch contacts, bad start capacitor or relay in the control box of three-wire pumps, drop cable rubbed through in the well, waterlogged tank that makes it short-cycle. Insulation to ground of the pump and cable tells most: falling to kilohms means pull the pump.',
      es: 'Mida primero en el presostato: si no entra voltaje es alimentación; entra y no sale, es el presostato; sale y no hay agua, es caja de control, cable o bomba.\n\nFallas comunes: contactos del presostato quemados o con hormigas, capacitor o relevador malo en la caja de control de bombas de tres hilos, cable rozado dentro del pozo, tanque sin aire que la hace ciclar. El aislamiento de bomba y cable a tierra dice casi todo: si cae a kilohms hay que sacar la bomba.',
    },
    steps: {
      en: [
        'Check breaker, pressure and tank.',
        'A qualified person with PPE measures in and out of the pressure switch.',
        'Measure running current and compare with the control box label.',
        'Lock out, verify dead; measure winding ohms at the well head and compare with the chart.',
        'Test insulation to ground.',
        'Replace the faulty part; check for cycling.',
      ],
      es: [
        'Revise breaker, presión y tanque.',
        'Una persona calificada con EPP mide entrada y salida del presostato.',
        'Mida corriente y compare con la etiqueta de la caja de control.',
        'Bloquee, compruebe ausencia; mida ohms en la boca del pozo y compare con la tabla.',
        'Mida aislamiento a tierra.',
        'Cambie la parte y revise que no cicle.',
      ],
    },
    references: ['430.52'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'pull the well pump when its insulation to ground falls to kilohms',
          es: 'sacar la bomba de pozo si su aislamiento a tierra baja a kilohms',
        },
      },
      {
        says: 'must',
        what: {
          en: 'check voltage at the pressure switch of a well pump first',
          es: 'revisar primero el voltaje en el presostato de la bomba de pozo',
        },
      },
      {
        says: 'is',
        what: {
          en: 'a bulged or leaking capacitor in the control box can keep a well pump from starting and trip its breaker',
          es: 'un capacitor inflado o con fuga en la caja de control puede impedir el arranque de la bomba de pozo y botar su breaker',
        },
        words: 'swollen start 5 seconds trips inflado arranca segundos',
      },
    ],
    words: {
      en: 'well pump submersible pressure switch no water trips breaker control box',
      es: 'bomba de pozo sumergible presostato no hay agua se bota caja de control',
    },
  },
  {
    id: 'troubleshooting-pool-pump',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: "Pool pump trips or won't start", es: 'La bomba de la alberca se bota o no arranca' },
    answer: {
      en: "If the GFCI trips, suspect water in the motor or its connection box; if the breaker trips, the winding or a jammed impeller; if it only hums, the capacitor, or a new dual-voltage motor still set for 230 V on 115 V. Never run it without its GFCI protection or its bonding wire.\n\nPool pump motors on dwelling branch circuits must have GFCI protection, also when replaced. Variable-speed motors need the right breaker type: some electronics and older GFCI breakers clash; check the maker's list. Look at the bonding lug every time.",
      es: 'Si se bota el GFCI, sospeche agua en el motor o en su caja; si se bota el breaker, devanado o impulsor trabado; si solo zumba, el capacitor, o un motor nuevo de doble voltaje que sigue en 230 V con 115 V. Nunca la use sin GFCI ni sin su alambre de unión.\n\nLos motores de bomba de alberca piden GFCI, también al reemplazarlos. Los de velocidad variable piden el breaker correcto: algunas electrónicas chocan con GFCI viejos; vea la lista del fabricante. Revise siempre la zapata de unión.',
    },
    steps: {
      en: [
        'Note which device trips, and when: dry, rain, start.',
        'Lock out, verify dead; turn the shaft by hand.',
        "Open the motor's box: dry, clean, look for corrosion.",
        'Disconnect, test insulation to frame and the capacitor.',
        'Check the bond wire and ground.',
        'Replace motor or seal; test the GFCI.',
      ],
      es: [
        'Vea qué se bota y cuándo: seco, lluvia, arranque.',
        'Bloquee, compruebe ausencia; gire la flecha a mano.',
        'Abra la caja del motor: seque, limpie, busque óxido.',
        'Desconecte, mida aislamiento a carcasa y capacitor.',
        'Revise alambre de unión y tierra.',
        'Cambie motor o sello; pruebe el GFCI.',
      ],
    },
    references: ['680.21', '680.26'],
    claims: [
      {
        says: 'must-not',
        what: {
          en: 'run a pool pump without its GFCI protection or its bonding wire',
          es: 'usar la bomba de alberca sin su GFCI o sin su alambre de unión',
        },
      },
      {
        says: 'must',
        what: {
          en: 'GFCI-protect a pool pump motor on a dwelling branch circuit, also when replaced',
          es: 'proteger con GFCI el motor de bomba de alberca en vivienda, también al reemplazarlo',
        },
      },
      {
        says: 'is',
        what: {
          en: 'a new dual-voltage pool pump may come set for 230 V and hum or trip on 115 V',
          es: 'una bomba nueva de doble voltaje puede venir puesta en 230 V y zumbar o botarse con 115 V',
        },
        words: 'factory set hums quits label change plug',
      },
      {
        says: 'is',
        what: {
          en: 'a pool pump motor that only hums most often has a bad capacitor',
          es: 'un motor de bomba de alberca que solo zumba casi siempre tiene malo el capacitor',
        },
        if: { en: 'the shaft turns freely by hand', es: 'la flecha gira libre con la mano' },
        words: 'hum trips breaker start zumba bota arranque',
      },
    ],
    words: {
      en: 'new pump dual voltage set for 230 on 115 hums quits pool pump trips gfci hums wont start motor capacitor variable speed',
      es: 'bomba nueva doble voltaje bomba de alberca se bota gfci zumba no arranca motor',
    },
  },
  {
    id: 'troubleshooting-air-conditioner-condenser',
    area: 'troubleshooting',
    grade: 'V1',
    title: { en: "Outdoor AC unit won't run or trips the breaker", es: 'La unidad exterior del aire no arranca o bota el breaker' },
    answer: {
      en: 'First check the disconnect, its fuses, the breaker and the 24 V call from the thermostat; then capacitor and contactor. If the breaker trips the instant it pulls in, suspect a grounded compressor or a shorted wire.\n\nHum and stop is typical of a bad capacitor. Check the breaker against the nameplate: not above the maximum shown. Clean coil and free fan before blaming the electrics. Refrigerant work is for certified people.',
      es: 'Revise primero el desconectador, sus fusibles, el breaker y la llamada de 24 V del termostato; luego capacitor y contactor. Si el breaker se bota al instante de jalar, sospeche compresor a tierra o cable en corto.\n\nZumba y se para: típico de capacitor malo. Compare el breaker con la placa: no mayor al máximo indicado. Limpie serpentín y vea que gire el ventilador antes de culpar lo eléctrico. El refrigerante es para personal certificado.',
    },
    steps: {
      en: [
        'Set the thermostat to call; check disconnect and fuses.',
        "A qualified person with PPE measures 240 V at the contactor's line side and 24 V at its coil.",
        'Pulls in and no start: lock out, verify dead, discharge and test the capacitor.',
        'Trips at once: disconnect the compressor and test windings to ground.',
        'Check wire chafing and lugs.',
        'Measure current and compare with the nameplate.',
      ],
      es: [
        'Ponga el termostato a pedir; revise desconectador y fusibles.',
        'Una persona calificada con EPP mide 240 V en línea del contactor y 24 V en su bobina.',
        'Jala y no arranca: bloquee, compruebe ausencia, descargue y pruebe capacitor.',
        'Se bota al instante: desconecte el compresor y mida devanados a tierra.',
        'Revise cables rozados y zapatas.',
        'Mida corriente y compare con placa.',
      ],
    },
    references: ['440.14', '440.22'],
    claims: [
      {
        says: 'must-not',
        what: { en: 'use a breaker above the maximum on the AC nameplate', es: 'usar un breaker mayor que el máximo de la placa del aire' },
      },
      {
        says: 'must-not',
        what: { en: 'do refrigerant work without being certified', es: 'trabajar con refrigerante sin estar certificado' },
        words: 'HVAC freon',
      },
      {
        says: 'must',
        what: {
          en: 'discharge the capacitor before testing it in an AC unit',
          es: 'descargar el capacitor antes de probarlo en la unidad de aire',
        },
      },
    ],
    words: {
      en: 'ac condenser not running outdoor unit compressor trips breaker contactor capacitor hvac',
      es: 'minisplit aire acondicionado condensadora no arranca compresor contactor capacitor enchufle',
    },
  },
  {
    id: 'troubleshooting-hot-tub-trips-gfci',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'Hot tub trips its GFCI breaker', es: 'El jacuzzi bota su breaker GFCI' },
    answer: {
      en: "Usually a heater element leaking to water, moisture in a pump, or the neutral wired wrong at the GFCI. Disconnect the tub's loads one at a time; the one that stops the tripping is the cause.\n\nThe load neutral must land on the GFCI breaker and only the breaker's own pigtail on the neutral bar; neutral and ground must not meet on the load side. A tub of 240 V only may have no load neutral at all. New trips just after installation are usually wiring; after years, usually the heater.",
      es: 'Casi siempre es la resistencia que fuga al agua, humedad en una bomba, o neutro mal conectado en el GFCI. Desconecte cargas una por una; la que deja de botarlo es la causa.\n\nEl neutro de carga va al breaker GFCI y solo la cola del breaker va a la barra de neutro; del lado de carga neutro y tierra no se tocan. Un jacuzzi de puros 240 V puede no llevar neutro de carga. Recién instalado casi siempre es cableado; después de años, la resistencia.',
    },
    steps: {
      en: [
        'People out of the water; turn off and lock out.',
        'Check breaker wiring: two hots, load neutral, pigtail to bar.',
        'Verify dead; disconnect heater, pumps, ozone, each in turn.',
        'Re-energize after each and watch for a trip.',
        "Test the heater's insulation to its sheath.",
        'Replace the part, confirm bonding, press TEST.',
      ],
      es: [
        'Nadie en el agua; apague y bloquee.',
        'Revise el breaker: dos vivos, neutro de carga y cola a la barra.',
        'Compruebe ausencia; desconecte resistencia, bombas y ozono, uno por vez.',
        'Energice después de cada uno y observe.',
        'Mida aislamiento de la resistencia a su funda.',
        'Cambie la parte, confirme la unión y oprima TEST.',
      ],
    },
    references: ['680.42', '680.44'],
    claims: [
      {
        says: 'must',
        what: {
          en: "land the hot tub's load neutral on the GFCI breaker, not on the bar",
          es: 'poner el neutro de carga del jacuzzi en el breaker GFCI y no en la barra',
        },
      },
      {
        says: 'must-not',
        what: {
          en: 'let neutral and ground meet on the load side of a hot tub GFCI',
          es: 'dejar que neutro y tierra se junten del lado de carga del GFCI del jacuzzi',
        },
      },
      {
        says: 'is',
        what: {
          en: 'a 240 V only hot tub may have no load neutral at all',
          es: 'un jacuzzi de solo 240 V puede no llevar neutro de carga',
        },
      },
      {
        says: 'must',
        what: {
          en: 'get people out of the water before troubleshooting a hot tub',
          es: 'sacar a la gente del agua antes de revisar el jacuzzi',
        },
      },
    ],
    words: {
      en: 'hot tub spa trips gfci breaker heater element neutral pigtail nuetral',
      es: 'jacuzzi tina spa se bota gfci resistencia neutro',
    },
  },
  {
    id: 'troubleshooting-baseboard-heater',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: "Baseboard heater doesn't heat", es: 'El calefactor de zócalo no calienta' },
    answer: {
      en: "Check that it has its full voltage: a 240 V heater with a lost leg is cold, and a 240 V heater on 120 V gives only a quarter of its heat. Then thermostat, limit and element.\n\nA double-pole thermostat opens both hots; a single-pole one leaves a leg live at the heater when 'off'. The limit opens when curtains or dust block the air. Element resistance is V² / W: 1000 W at 240 V is 57.6 ohms. Burnt wire connectors in the end box are common: remake them with the right size.",
      es: "Vea que tenga su voltaje completo: uno de 240 V con una fase perdida está frío, y uno de 240 V en 120 V da solo la cuarta parte. Luego termostato, límite y resistencia.\n\nUn termostato de dos polos abre ambos vivos; uno de un polo deja una fase viva en el calefactor aunque esté 'apagado'. El límite abre si cortinas o polvo tapan el aire. La resistencia es V² / W: 1000 W a 240 V son 57.6 ohms. Es común el capuchón quemado en la caja del extremo: rehágalo con el tamaño correcto.",
    },
    steps: {
      en: [
        'Turn the thermostat up; check the 2-pole breaker.',
        'A qualified person with PPE measures at the heater: hot to hot.',
        'Lock out, verify both legs dead.',
        'Inspect splices; measure element and limit.',
        'Check thermostat poles by ohms.',
        'Replace, clean, test.',
      ],
      es: [
        'Suba el termostato; revise el breaker de 2 polos.',
        'Una persona calificada con EPP mide en el calefactor: vivo a vivo.',
        'Bloquee y compruebe ausencia en ambas fases.',
        'Revise empalmes; mida resistencia y límite.',
        'Revise los polos del termostato en ohms.',
        'Cambie, limpie y pruebe.',
      ],
    },
    references: ['424.20'],
    claims: [
      {
        says: 'is',
        what: {
          en: 'a 240 V heater on 120 V gives only a quarter of its heat',
          es: 'un calefactor de 240 V a 120 V da solo la cuarta parte de su calor',
        },
      },
      {
        says: 'is',
        what: {
          en: 'a single-pole thermostat leaves a leg live at the heater when off',
          es: 'un termostato de un polo deja una fase viva en el calefactor cuando está apagado',
        },
      },
      {
        says: 'is-not',
        what: {
          en: 'a double-pole thermostat leaves a leg live at the heater when off',
          es: 'un termostato de dos polos deje una fase viva en el calentador al apagarlo',
        },
      },
    ],
    words: {
      en: 'electric baseboard heater not working thermostat double pole cold limit thermastat',
      es: 'calefactor zócalo eléctrico no calienta termostato dos polos frío',
    },
  },
  {
    id: 'troubleshooting-smoke-alarms-sound-without-fire',
    area: 'troubleshooting',
    grade: 'V2',
    title: { en: 'All smoke alarms go off with no fire', es: 'Suenan todos los detectores de humo sin haber fuego' },
    answer: {
      en: 'First make sure there is no fire and no carbon monoxide: get out if in doubt and call 911. One unit started it and the others follow by interconnection; find the one whose light shows it began.\n\nCauses: dust or insects, steam, cooking, an old unit, low battery, voltage dips, brands mixed on one interconnect. Four beeps in a pattern on combination units usually mean carbon monoxide: everybody out. Clean with a vacuum; replace units ten years old; use only compatible brands on the interconnect wire.',
      es: 'Primero asegúrese de que no hay fuego ni monóxido: si duda, salga y llame al 911. Una unidad empezó y las demás la siguen por la interconexión; busque la que con su luz indica que inició.\n\nCausas: polvo o insectos, vapor, cocina, unidad vieja, pila baja, bajones de voltaje, marcas mezcladas. Cuatro pitidos en patrón en combinadas casi siempre es monóxido: todos afuera. Limpie con aspiradora; cambie las de diez años; en el cable de interconexión solo marcas compatibles.',
    },
    steps: {
      en: [
        'Check for fire, smoke, CO; leave if unsure.',
        'Find the initiating unit by its light or memory.',
        'Silence and clean it.',
        'Lock out the circuit, verify dead; check splices and the interconnect wire.',
        'Replace old or mixed units as a set.',
        'Test all together.',
      ],
      es: [
        'Revise fuego, humo, CO; salga si duda.',
        'Ubique la unidad que inició por su luz o memoria.',
        'Silencie y límpiela.',
        'Bloquee el circuito, compruebe ausencia; revise empalmes y cable de interconexión.',
        'Cambie las viejas o mezcladas en juego.',
        'Pruebe todas juntas.',
      ],
    },
    references: ['110.3(B)'],
    claims: [
      {
        says: 'must',
        what: {
          en: 'get out and call 911 if in doubt when smoke alarms sound',
          es: 'salir y llamar al 911 si hay duda cuando suenan los detectores',
        },
      },
      {
        says: 'must-not',
        what: { en: 'mix brands of smoke alarms on one interconnect', es: 'mezclar marcas de detectores de humo en una interconexión' },
        unless: { en: 'they are compatible', es: 'sean compatibles' },
      },
      { says: 'must', what: { en: 'replace smoke alarms ten years old', es: 'cambiar los detectores de humo de diez años' } },
    ],
    words: {
      en: 'false alarm smoke detectors all going off interconnected co beeps middle of night',
      es: 'falsa alarma detectores de humo suenan todos interconectados monóxido noche',
    },
  },
  {
    id: 'troubleshooting-disposal-or-dishwasher',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'Garbage disposal hums or the dishwasher is dead', es: 'El triturador zumba o el lavaplatos no prende' },
    answer: {
      en: 'A disposal that hums is jammed: switch it off, free it with the hex key underneath, press its red reset. A dead dishwasher is usually a tripped GFCI or AFCI, a door latch, a burnt splice in its box or its thermal fuse.\n\nNever put a hand in the disposal. Check under the sink: a switched half of the receptacle feeds the disposal and the constant half the dishwasher. Water on the floor near the wiring: breaker off first.',
      es: 'Un triturador que zumba está trabado: apáguelo, libérelo con la llave hexagonal de abajo y oprima su botón rojo. Un lavaplatos muerto casi siempre es GFCI o AFCI disparado, seguro de puerta, empalme quemado en su caja o fusible térmico.\n\nNunca meta la mano al triturador. Bajo el fregadero: la mitad con apagador alimenta el triturador y la fija el lavaplatos. Si hay agua cerca del cableado: primero el breaker.',
    },
    steps: {
      en: [
        'Switch off and unplug or lock out the breaker.',
        'Turn the disposal with its hex key; take out the object with tongs.',
        'Press reset, restore power, test.',
        'Dishwasher: reset GFCI, AFCI and breaker.',
        'Lock out, verify dead, open the lower panel: check the splice box.',
        'Check door switch and thermal fuse by ohms.',
      ],
      es: [
        'Apague y desenchufe o bloquee el breaker.',
        'Gire el triturador con su llave; saque el objeto con pinzas.',
        'Oprima reset, energice y pruebe.',
        'Lavaplatos: resetee GFCI, AFCI y breaker.',
        'Bloquee, compruebe ausencia, abra el panel de abajo: revise la caja de empalmes.',
        'Mida seguro de puerta y fusible térmico en ohms.',
      ],
    },
    references: ['422.16', '210.8(D)', '422.31'],
    claims: [
      { says: 'must-not', what: { en: 'put a hand in a garbage disposal', es: 'meter la mano al triturador' } },
      {
        says: 'must',
        what: {
          en: 'turn the breaker off first when there is water near the wiring',
          es: 'bajar primero el breaker cuando hay agua cerca del cableado',
        },
      },
    ],
    words: {
      en: 'garbage disposal humming jammed dishwasher no power reset under sink',
      es: 'triturador de basura zumba atorado lavaplatos lavavajillas no prende',
    },
  },
];

// Confirmed: PM Magazine, launchmyhvac, NFPA messages in local press (alarm sounds), Sandia and CPS Energy (inverter reconnection), electricgeneratorsdirect, Mike Holt forum (250.140).
