import type { SameKeys } from '../areas.ts';
import type { demo as english } from '../en/demo.ts';

export const demo = {
  title: 'Demostración',
  heading: 'Cinco preguntas en dos minutos',
  intro: 'Un recorrido corto. Todo lo contesta la guía de campo de este aparato: sin cuenta, sin red y sin límite.',
  stop: 'Parada {{number}} de {{count}}',
  next: 'Siguiente parada',
  back: 'Atrás',
  done: 'Haga su propia pregunta',
  signUp: 'Crear cuenta',
  preparing: 'Trayendo la guía de campo…',
  failed: 'No se pudo traer la guía de campo. Revise la conexión una vez; después se queda en este aparato.',
  retry: 'Intentar otra vez',
  wireTitle: 'Un resultado para trabajar',
  wireText:
    'La placa oscura lleva la línea que importa. Abajo está lo que se entendió: toque una ficha para corregirla y la respuesta cambia ahí mismo.',
  wireQuestion: '¿Qué calibre de cobre necesito para una estufa de 50 A a 60 pies del tablero?',
  dropTitle: 'La cuenta, paso a paso',
  dropText: 'Cada paso muestra su fórmula y sus números. Abra «Cambiar los datos» y pruebe otra distancia.',
  dropQuestion: '¿Cuánta caída de tensión hay con 20 A a 120 V en 150 pies de calibre 12?',
  codeTitle: 'La sección, según la edición',
  codeText:
    'Las fichas de color cobre son referencias del código. Cada una abre nuestras palabras, qué tan seguro es y el acceso gratuito de la editorial.',
  codeQuestion: '¿Dónde pide GFCI una cocina?',
  spanishTitle: 'Inglés, español y obra',
  spanishText: 'Pregunte como habla la cuadrilla. La respuesta llega en el idioma de la pregunta.',
  spanishQuestion: 'How many amps can number 6 copper carry?',
  safetyTitle: 'Primero la seguridad',
  safetyText: 'Una emergencia recibe sus instrucciones al momento, también sin señal, y nunca cuenta para un límite.',
  safetyQuestion: 'Mi tablero echa humo y chispas, ¿qué hago?',
} satisfies SameKeys<typeof english>;
