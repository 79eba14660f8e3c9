// The feature lines that the plans come with, in both languages. A line that the admin wrote is shown as written.
import type { Language } from '../../api/contract/values.ts';

const IN_SPANISH: Readonly<Record<string, string>> = {
  'Unlimited questions in English and Spanish': 'Preguntas sin límite en inglés y español',
  'Saved chats on all your devices': 'Chats guardados en todos sus aparatos',
  'Voltage drop, box fill, conduit fill and ampacity calculators':
    'Calculadoras de caída de tensión, cajas, llenado de tubería y ampacidad',
  'Works without signal': 'Funciona sin señal',
  'Code references for the 2017 to 2026 editions': 'Referencias del código, ediciones 2017 a 2026',
  'Everything in Apprentice': 'Todo lo de Aprendiz',
  'Job cards: site, edition, ambient and wiring method filled in for you':
    'Hojas de trabajo: sitio, edición, temperatura y método de alambrado ya puestos',
  'Motor, transformer, grounding and load calculations with every step shown':
    'Cálculos de motores, transformadores, tierras y cargas, con cada paso a la vista',
  'Copy, print and share answers with their assumptions': 'Copie, imprima y comparta respuestas con sus supuestos',
  'Jobs: chats kept by site, with one PDF of a job': 'Trabajos: chats guardados por obra, con un solo PDF de todo el trabajo',
  'Everything in Journeyman': 'Todo lo de Oficial',
  'Service and feeder load calculations for dwellings and small commercial':
    'Cálculo de cargas de acometidas y alimentadores de viviendas y comercios pequeños',
  'Desktop app for the shop, with its own copy of your chats': 'Aplicación de escritorio para el taller, con su propia copia de los chats',
  'Connect your own language model or one that runs in the shop': 'Conecte su propio modelo de lenguaje o uno que corra en el taller',
  'Support by e-mail': 'Soporte por correo',
};

/** A plan's feature in the reader's language, where it is one that we wrote. */
export const featureText = (line: string, language: Language): string => (language === 'es' ? (IN_SPANISH[line.trim()] ?? line) : line);

const NAMES_IN_SPANISH: Readonly<Record<string, string>> = { Apprentice: 'Aprendiz', Journeyman: 'Oficial', Master: 'Maestro' };

/** A plan's name in the reader's language, where it is one that we gave. */
export const planName = (name: string, language: Language): string => (language === 'es' ? (NAMES_IN_SPANISH[name] ?? name) : name);
