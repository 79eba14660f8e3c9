// A friend's answer to talk, and where to ask what belongs to another trade or to nobody's toolbox.
import type { Judged } from './judged.ts';

const QUESTIONS = {
  en: ['What size wire for a 50 A range?', 'Where is GFCI protection required?', 'How many 12 AWG conductors fit in 1/2 in. EMT?'],
  es: ['¿Qué calibre para una estufa de 50 A?', '¿Dónde se exige protección GFCI?', '¿Cuántos 12 AWG caben en EMT de 1/2 pulg.?'],
};

const said = (id: string, result: Judged['result'], text: Judged['text'] = { en: '', es: '' }): Judged => ({
  id,
  kind: 'out-of-scope',
  result,
  text,
  steps: { en: [], es: [] },
  references: [],
  suggestions: QUESTIONS,
});

export const OUTSIDE = said(
  'outside-the-trade',
  {
    en: 'I can’t help with that: it is outside my scope. I only answer **electrical** questions about the trade and the NEC.',
    es: 'No puedo ayudar con eso: queda fuera de mi alcance. Solo contesto preguntas **eléctricas** del oficio y del NEC.',
  },
  {
    en: 'Ask me about conductor sizes, voltage drop, raceway and box fill, grounding, motors, load calculations, code sections, troubleshooting or tools.',
    es: 'Pregúnteme de calibres, caída de voltaje, llenado de tubo y cajas, puesta a tierra, motores, cálculo de cargas, secciones del código, fallas o herramientas.',
  },
);

const ABILITIES = {
  en: 'I size conductors, breakers, raceways, boxes, motors and services with the arithmetic set out, look up NEC rules of 2017 to 2026 in plain words with their sections, and help to find faults. I work without signal too.',
  es: 'Calculo calibres, breakers, tubería, cajas, motores y acometidas con la cuenta a la vista, busco reglas del NEC 2017 a 2026 en palabras sencillas con su sección, y ayudo a encontrar fallas. También funciono sin señal.',
};

/** By the class of message that each answers. */
export const SMALL_TALK: Readonly<Record<string, Judged>> = {
  greeting: said(
    'greeting',
    {
      en: 'Hey! Ask me anything **electrical**, in English or Spanish.',
      es: '¡Qué tal! Pregúnteme lo que sea **de electricidad**, en español o en inglés.',
    },
    ABILITIES,
  ),
  about: said(
    'about',
    {
      en: 'I’m Wirewise, an electrician’s assistant: a program, not a person. Ask me anything **electrical**, in English or Spanish.',
      es: 'Soy Wirewise, un asistente para electricistas: un programa, no una persona. Pregúnteme lo que sea **de electricidad**, en español o en inglés.',
    },
    ABILITIES,
  ),
  thanks: said('thanks', {
    en: 'You bet. Work safe, and ask me whenever the next one comes up.',
    es: 'Para eso estamos. Trabaje con cuidado, y pregúnteme cuando salga la siguiente.',
  }),
  goodbye: said('goodbye', {
    en: 'Take care out there. I’ll be here, with or without signal.',
    es: 'Cuídese mucho. Aquí ando, con señal o sin señal.',
  }),
  feelings: said('feelings', {
    en: 'Fair enough. If an answer of mine was off, tell me what you measured or what the job is, and I’ll take it from there.',
    es: 'Va. Si una respuesta mía no cuadra, dígame qué midió o cómo es el trabajo, y de ahí le seguimos.',
  }),
  price: said(
    'price',
    {
      en: 'Prices and pay I don’t know: they change by town and week. Ask a supply house for material, two or three local contractors for a job, and the union or your state’s labor office for wages.',
      es: 'De precios y sueldos no sé: cambian por ciudad y por semana. Pregunte el material en una casa de materiales, el trabajo a dos o tres contratistas locales, y los sueldos al sindicato o a la oficina laboral del estado.',
    },
    {
      en: 'What a load costs to run I can compute: give me watts, hours and your price per kWh. And I can size the job, so that you know what to price.',
      es: 'Lo que cuesta usar un aparato sí lo calculo: deme watts, horas y su precio por kWh. Y le calculo el trabajo, para que sepa qué cotizar.',
    },
  ),
  'gas-line': said(
    'gas-line',
    {
      en: 'Gas piping is not mine: it goes by the fuel gas code. Ask a licensed plumber or gas fitter, or your gas company.',
      es: 'La tubería de gas no es lo mío: va por el código de gas. Pregunte a un plomero o gasista con licencia, o a la compañía de gas.',
    },
    {
      en: 'What I do know is its electrical side: bonding the gas pipe, the circuit and the disconnect of the appliance. If you smell gas, leave, touch no switch, and call 911 from outside.',
      es: 'Lo que sí sé es lo eléctrico: la unión del tubo de gas, el circuito y el desconectador del aparato. Si huele a gas, salga, no toque apagadores y llame al 911 desde afuera.',
    },
  ),
  plumbing: said(
    'plumbing',
    {
      en: 'Plumbing is outside my trade: ask a licensed plumber or your local building department.',
      es: 'La plomería queda fuera de mi oficio: pregunte a un plomero con licencia o al departamento de construcción local.',
    },
    {
      en: 'I can help with the electrical side: pumps, water heaters, disposals, and the bonding of metal water pipe.',
      es: 'Con lo eléctrico sí ayudo: bombas, calentadores, trituradores y la unión de la tubería metálica de agua.',
    },
  ),
  'other-trade': said(
    'other-trade',
    {
      en: 'That is another trade’s work, and I would only guess: ask somebody who does it for a living, or your local building department.',
      es: 'Eso es de otro oficio, y yo solo adivinaría: pregunte a quien se dedica a eso o al departamento de construcción local.',
    },
    OUTSIDE.text,
  ),
  elsewhere: OUTSIDE,
};
