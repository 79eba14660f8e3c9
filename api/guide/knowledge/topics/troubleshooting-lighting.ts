// How to find faults on lighting and its controls.
import type { Topic } from '../knowledge.ts';

export const troubleshootingLightingTopics: readonly Topic[] = [
  {
    id: 'troubleshooting-led-flicker-dimmer',
    area: 'troubleshooting',
    grade: 'K',
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
    words: {
      en: 'led flickering dimmer buzz strobe compatibility dimmable bulb can lights shimmer',
      es: 'foco led parpadea atenuador dimmer zumba titila compatibilidad dimeable',
    },
    followUps: {
      en: ['Why do LEDs glow when off?', 'Can I use two dimmers on one light?', 'Does a smart switch need a neutral?'],
      es: ['¿Por qué brillan los LED apagados?', '¿Puedo usar dos dimmers?', '¿El apagador inteligente pide neutro?'],
    },
    video: { en: 'LED flickering dimmer compatibility fix', es: 'LED parpadea con dimmer solución' },
  },
];
