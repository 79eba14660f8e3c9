// How to stay safe on site: falls, heat, dust, weather, tools and people.
import type { Topic } from '../knowledge.ts';

export const safetyOnSiteTopics: readonly Topic[] = [
  {
    id: 'safety-working-alone',
    area: 'safety',
    grade: 'K',
    title: { en: 'Can I work alone on electrical equipment?', es: '¿Puedo trabajar solo en equipo eléctrico?' },
    answer: {
      en: "De-energised and locked-out work alone is common, but don't do energized work, high-voltage work, confined spaces or work near lines alone: a second person who knows CPR and where the disconnect is can save you.\n\nOSHA asks for two workers in certain high-voltage line work, and many companies require a standby for any energized work. Alone on site, tell somebody where you are and when you will check in, keep the phone on you, and stop if the job grows beyond the plan.",
      es: 'Trabajar solo sin voltaje y con bloqueo es común, pero no haga solo trabajo energizado, de alto voltaje, en espacio confinado o cerca de líneas: una segunda persona que sepa RCP y dónde está el desconectador puede salvarlo.\n\nOSHA pide dos trabajadores en ciertos trabajos de líneas de alto voltaje, y muchas empresas piden vigía para todo trabajo energizado. Si está solo, avise dónde está y cuándo se reporta, traiga el teléfono encima y pare si el trabajo se sale del plan.',
    },
    references: [],
    words: { en: 'working alone lone worker buddy standby person', es: 'trabajar solo compañero vigía acompañante' },
    followUps: {
      en: ['What is energized work?', 'What should a standby know?', 'What to do if someone is shocked?'],
      es: ['¿Qué es trabajo energizado?', '¿Qué debe saber el vigía?', '¿Qué hago si alguien recibe un toque?'],
    },
    video: { en: 'electrician working alone safety', es: 'electricista trabajar solo seguridad' },
  },
  {
    id: 'safety-ladders',
    area: 'safety',
    grade: 'K',
    title: { en: 'Ladder safety for electricians', es: 'Escaleras: seguridad para electricistas' },
    answer: {
      en: "Use a fiberglass ladder, never aluminum, near electricity; set an extension ladder one foot out for every four up, extend it 3 ft above the landing, and keep three points of contact.\n\nCheck rails, feet and duty rating (you plus tools), tie it off, keep your belt buckle between the rails, and don't stand on the top two steps of a stepladder. A stepladder is used open, not leaning. Keep ladders well away from overhead lines, and remember that a small shock can throw you off.",
      es: 'Use escalera de fibra de vidrio, nunca de aluminio, cerca de la electricidad; la de extensión va un pie hacia afuera por cada cuatro de alto, pasa 3 pies arriba del descanso y se sube con tres puntos de contacto.\n\nRevise largueros, patas y capacidad (usted más herramienta), amárrela, mantenga la hebilla entre los largueros y no se pare en los dos últimos peldaños de una de tijera. La de tijera se usa abierta, no recargada. Lejos de líneas aéreas; un toque chico basta para tirarlo.',
    },
    references: [],
    words: {
      en: 'ladder fiberglass aluminum extension stepladder 4 to 1 fall',
      es: 'escalera fibra de vidrio aluminio tijera extensión caída',
    },
    followUps: {
      en: ['Why not aluminum?', 'How far from overhead lines?', 'What duty rating do I need?'],
      es: ['¿Por qué no aluminio?', '¿Qué tan lejos de líneas?', '¿Qué capacidad necesito?'],
    },
    video: { en: 'ladder safety electricians fiberglass', es: 'seguridad en escaleras electricistas' },
  },
];
