// How to find faults on appliances, heating, pumps, chargers, alarms and standby power.
import type { Topic } from '../knowledge.ts';

export const troubleshootingAppliancesAndSystemsTopics: readonly Topic[] = [
  {
    id: 'troubleshooting-water-heater-no-hot-water',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'Electric water heater: no hot water', es: 'Calentador de agua eléctrico: no calienta' },
    answer: {
      en: "Check the breaker and the red high-limit button first; after that it is usually a burnt element or thermostat. On a common two-element 240 V tank, no hot water points to the high limit or the upper thermostat or element, and water that runs out quickly points to the lower element.\n\nA high limit that trips again means a thermostat stuck on or a shorted element: find it, don't just press it. A healthy 4500 W, 240 V element reads about 12.8 ohms, and no continuity from either screw to the tank. Never energise an empty tank: the element burns at once.",
      es: 'Revise primero el breaker y el botón rojo del límite; después, casi siempre es resistencia o termostato quemado. En un tanque común de 240 V con dos resistencias, nada de agua caliente apunta al límite o al termostato o resistencia de arriba; agua que se acaba rápido, a la resistencia de abajo.\n\nSi el límite se vuelve a botar, hay termostato pegado o resistencia en corto: encuéntrelo, no solo lo oprima. Una resistencia buena de 4500 W a 240 V mide unos 12.8 ohms y nada hacia el tanque. Nunca energice el tanque vacío: se quema la resistencia al instante.',
    },
    steps: {
      en: [
        "Check the breaker; lock it off and verify dead at the heater's upper terminals, all legs.",
        'Remove covers and insulation; press the high-limit reset.',
        'Lift one wire from each element and measure ohms across and from each screw to tank.',
        'Replace an open or grounded element after shutting off water and draining.',
        'Refill fully and open a hot tap until no air comes.',
        'A qualified person re-energises and checks that 240 V passes from upper to lower element as it heats.',
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
    words: {
      en: 'water heater element thermostat no hot water high limit reset red button lukewarm tank boiler',
      es: 'boiler eléctrico calentador resistencia termostato no calienta agua fría botón rojo',
    },
    followUps: {
      en: ['What breaker does a 4500 W heater need?', 'Does it need a disconnect?', 'How do I test an element?'],
      es: ['¿Qué breaker lleva uno de 4500 W?', '¿Lleva desconectador?', '¿Cómo pruebo una resistencia?'],
    },
    video: { en: 'electric water heater no hot water test elements', es: 'calentador de agua eléctrico no calienta probar resistencias' },
  },
  {
    id: 'troubleshooting-smoke-alarm-chirps',
    area: 'troubleshooting',
    grade: 'K',
    title: { en: 'Smoke alarm chirps every minute', es: 'El detector de humo hace un pitido cada minuto' },
    answer: {
      en: 'A short chirp about once a minute usually means a low battery or an alarm at the end of its life, even on hard-wired models. Replace the battery first; if the date on the back is about ten years old, replace the alarm.\n\nFind which unit chirps, because linked ones sound alike. After the new battery hold the test button to clear the memory. Chirps can also come from a loose harness, dust, damp or cold. A full alarm sound is different: get out first. Never leave the battery out.',
      es: 'Un pitido corto como cada minuto casi siempre es pila baja o alarma que llegó al fin de su vida, aunque esté cableada. Cambie primero la pila; si la fecha de atrás tiene unos diez años, cambie la alarma.\n\nUbique cuál pita, porque interconectadas suenan igual. Con la pila nueva, oprima el botón de prueba para borrar la memoria. También puede ser conector flojo, polvo, humedad o frío. El sonido completo de alarma es otra cosa: salga primero. Nunca la deje sin pila.',
    },
    references: ['110.3(B)'],
    words: {
      en: 'smoke detector beeping chirping co alarm battery low end of life hardwired',
      es: 'detector de humo pita alarma chilla pila baja monóxido chirrido',
    },
    followUps: {
      en: ['Where must smoke alarms go?', 'Do they need AFCI?', 'How are alarms interconnected?'],
      es: ['¿Dónde van las alarmas de humo?', '¿Llevan AFCI?', '¿Cómo se interconectan?'],
    },
    video: { en: 'smoke alarm chirping how to stop', es: 'detector de humo pita cómo quitarlo' },
  },
];
