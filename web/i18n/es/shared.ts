import type { SameKeys } from '../areas.ts';
import type { shared as english } from '../en/shared.ts';

export const shared: SameKeys<typeof english> = {
  title: 'Respuesta compartida',
  kind: 'Respuesta de solo lectura, preguntada el {{date}}',
  until: 'Este enlace termina el {{date}}. Lo que se cambie aquí se queda en esta pantalla.',
  whatIsThis: '¿Qué es Wirewise?',
  goneTitle: 'Este enlace ya no muestra nada',
  goneText: 'Se terminó, se venció o le falta una parte a la dirección. Pídale otro a quien se lo mandó.',
  offlineTitle: 'Sin conexión',
  offlineText: 'Las respuestas compartidas vienen del servidor.',
};
