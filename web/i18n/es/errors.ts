import type { SameKeys } from '../areas.ts';
import type { errors as english } from '../en/errors.ts';

export const errors = {
  OFFLINE: 'Sin conexión con Wirewise. Revise su señal e intente de nuevo.',
  BAD_REPLY: 'Wirewise mandó algo que esta versión no entiende. Recargue la página.',
  NOT_SIGNED_IN: 'Su sesión terminó. Vuelva a iniciar sesión.',
  COMMON_PASSWORD: 'Esta contraseña es de las primeras que cualquiera adivinaría. Elija otra.',
  RESET_LINK_DEAD: 'Este enlace ya se usó o es muy viejo. Pida uno nuevo.',
  PROOF_LINK_DEAD: 'Este enlace ya se usó o es muy viejo. Pida uno nuevo en sus ajustes.',
  WRONG_PASSWORD: 'El correo o la contraseña no son correctos.',
  NEEDS_CODE: 'Escriba el código de su aplicación de autenticación.',
  WRONG_CODE: 'Este código no es correcto.',
  BANNED: 'Esta cuenta está bloqueada. Escriba a soporte si cree que es un error.',
  NOT_ALLOWED: 'No tiene permiso para hacer eso.',
  NEEDS_TWO_STEP: 'Aquí los administradores necesitan el inicio de sesión en dos pasos. Actívelo primero en la configuración.',
  UNPROVED: 'Primero confirme su correo: abra el enlace que le enviamos.',
  WRONG_ORIGIN: 'Esta página se abrió desde una dirección que Wirewise no acepta.',
  NOT_FOUND: 'Eso ya no está aquí.',
  EMAIL_TAKEN: 'Ya hay una cuenta con este correo.',
  DELETED: 'Eso ya se eliminó.',
  TOO_LARGE: 'Es demasiado grande para enviarlo.',
  BAD_IMAGE: 'Esta imagen no sirve. Use JPG, PNG o GIF.',
  GUEST_LIMIT: 'Ya usó sus preguntas gratis.',
  TOO_MANY: 'Demasiados intentos. Espere un momento e intente de nuevo.',
  tooManyWait: 'Demasiados intentos. Intente de nuevo en {{seconds}} segundos.',
  INTERNAL: 'Algo falló de nuestro lado. Intente de nuevo.',
  UNAVAILABLE: 'Wirewise no está disponible en este momento. Intente en un rato.',
} as const satisfies SameKeys<typeof english>;
