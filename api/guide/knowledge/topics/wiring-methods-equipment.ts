// How to wire panels, feeders, buildings, appliances and outdoor equipment.
import type { Topic } from '../knowledge.ts';

export const wiringMethodsEquipmentTopics: readonly Topic[] = [
  {
    id: 'wiring-methods-ev-charger',
    area: 'wiring-methods',
    grade: 'K',
    title: { en: 'How do I wire an EV charger at home?', es: '¿Cómo instalo un cargador de auto eléctrico en casa?' },
    answer: {
      en: "Give it its own circuit sized at 125% of the charger's output, because charging is a continuous load: a 40 A charger needs a 50 A circuit, a 48 A charger 60 A and hardwiring. Do a load calculation of the service first.\n\nIf the panel has no room, a listed energy management system or a lower charger setting may avoid a service upgrade. A receptacle outlet needs GFCI protection and a heavy-duty receptacle; cheap ones melt. Watch 60 °C limits of NM cable: 6 AWG copper NM is 55 A, not enough for 60 A.",
      es: 'Circuito propio al 125% de la salida del cargador, porque cargar es carga continua: un cargador de 40 A pide circuito de 50 A; uno de 48 A, 60 A y conexión fija. Primero haga el cálculo de carga de la acometida.\n\nSi el tablero no da, un sistema listado de administración de energía o ajustar menos amperes puede evitar cambiar la acometida. Con contacto se pide GFCI y un contacto de servicio pesado; los baratos se derriten. Ojo con los 60 °C del cable NM: el 6 AWG de cobre NM da 55 A, no alcanza para 60 A.',
    },
    steps: {
      en: [
        "Read the charger's instructions and its maximum output setting.",
        'Calculate the service load with the charger in it.',
        'Choose breaker and wire at 125%; check terminals and cable type.',
        'Lock out, verify dead, run the circuit and mount the charger.',
        'Torque to the label; set the current limit.',
        'Energise, test and have it inspected.',
      ],
      es: [
        'Lea el instructivo y el ajuste de salida máxima.',
        'Calcule la carga de la acometida con el cargador.',
        'Escoja breaker y alambre al 125%; revise terminales y tipo de cable.',
        'Bloquee, compruebe ausencia, tienda el circuito y monte el cargador.',
        'Apriete al torque; ajuste el límite de corriente.',
        'Energice, pruebe y pida inspección.',
      ],
    },
    references: ['625.40', '625.41', '625.42', '625.54', '110.14(D)'],
    words: {
      en: 'ev charger evse level 2 tesla wall connector 14-50 hardwire 60 amp 48 amp',
      es: 'cargador auto eléctrico carro evse nivel 2 tesla 14-50 conexión directa',
    },
    followUps: {
      en: ['Is my 100 A service enough?', 'Does a 14-50 need GFCI?', 'What wire for 60 A?'],
      es: ['¿Alcanza mi servicio de 100 A?', '¿El 14-50 lleva GFCI?', '¿Qué alambre para 60 A?'],
    },
    video: { en: 'EV charger installation NEC 625', es: 'instalación cargador auto eléctrico nivel 2' },
  },
];
