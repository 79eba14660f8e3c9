import type { SameKeys } from '../areas.ts';
import type { errors as english } from '../en/errors.ts';

export const errors = {
  OFFLINE: 'Sin conexión con Wirewise. Revisa tu señal e intenta de nuevo.',
  BAD_REPLY: 'Wirewise mandó algo que esta versión no entiende. Recarga la página.',
  NOT_SIGNED_IN: 'Tu sesión terminó. Vuelve a iniciar sesión.',
  WRONG_PASSWORD: 'El correo o la contraseña no son correctos.',
  BANNED: 'Esta cuenta está bloqueada. Escribe a soporte si crees que es un error.',
  NOT_ALLOWED: 'No tienes permiso para hacer eso.',
  WRONG_ORIGIN: 'Esta página se abrió desde una dirección que Wirewise no acepta.',
  NOT_FOUND: 'Eso ya no está aquí.',
  EMAIL_TAKEN: 'Ya hay una cuenta con este correo.',
  DELETED: 'Eso ya se eliminó.',
  TOO_LARGE: 'Es demasiado grande para enviarlo.',
  GUEST_LIMIT: 'Ya usaste tus preguntas gratis.',
  TOO_MANY: 'Demasiados intentos. Espera un momento e intenta de nuevo.',
  tooManyWait: 'Demasiados intentos. Intenta de nuevo en {{seconds}} segundos.',
  INTERNAL: 'Algo falló de nuestro lado. Intenta de nuevo.',
  UNAVAILABLE: 'Wirewise no está disponible en este momento. Intenta en un rato.',
} as const satisfies SameKeys<typeof english>;
