// Every mail's words, in both languages. Who reads them may not know the other language.
import type { ContactMessageInput, DeletionRequestInput } from '../contract/account.ts';
import type { Language } from '../contract/values.ts';
import { type Mail, nameText, subjectText } from './port.ts';

export interface Reader {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

const greeting = ({ name, language }: Reader): string => (language === 'es' ? `Hola ${nameText(name)}:` : `Hello ${nameText(name)},`);
const letter = (reader: Reader, subject: string, paragraphs: readonly string[]): Mail => ({
  to: reader.email,
  subject,
  text: `${[greeting(reader), ...paragraphs, 'Wirewise'].join('\n\n')}\n`,
});

/** The link that sets a new password. */
export function resetLinkMail(reader: Reader, link: string, minutes: number): Mail {
  return reader.language === 'es'
    ? letter(reader, 'Restablezca su contraseña de Wirewise', [
        'Alguien, esperamos que usted, pidió una contraseña nueva para su cuenta. Póngala aquí:',
        link,
        `El enlace sirve una sola vez y durante ${minutes} minutos. Si pide otro, este deja de servir.`,
        'Si no fue usted, no haga nada: su contraseña sigue igual.',
      ])
    : letter(reader, 'Reset your Wirewise password', [
        'Somebody, we hope you, asked for a new password for your account. Set it here:',
        link,
        `The link works once and for ${minutes} minutes. If you ask for another one, this one stops working.`,
        'If it was not you, do nothing: your password stays as it is.',
      ]);
}

/** Tells that the password was changed. */
export function passwordChangedMail(reader: Reader, forgotAddress: string): Mail {
  return reader.language === 'es'
    ? letter(reader, 'Cambió su contraseña de Wirewise', [
        'La contraseña de su cuenta acaba de cambiar y se cerraron sus demás sesiones.',
        `Si no fue usted, pida una contraseña nueva de inmediato: ${forgotAddress}`,
      ])
    : letter(reader, 'Your Wirewise password was changed', [
        'The password of your account has just been changed, and your other logins have ended.',
        `If it was not you, ask for a new password at once: ${forgotAddress}`,
      ]);
}

/** Tells the old address that another one took its place. */
export function emailChangedMail(reader: Reader, newEmail: string, contactAddress: string): Mail {
  return reader.language === 'es'
    ? letter(reader, 'Cambió el correo de su cuenta de Wirewise', [
        `Su cuenta usa ahora el correo ${newEmail}. Este aviso llega al correo anterior.`,
        `Si no fue usted, escríbanos de inmediato: ${contactAddress}`,
      ])
    : letter(reader, 'The email address of your Wirewise account was changed', [
        `Your account now uses ${newEmail}. This note goes to the address before.`,
        `If it was not you, write to us at once: ${contactAddress}`,
      ]);
}

/** The link that proves an address: for whoever reads its mail, who may know nothing of the account. */
export function proofLinkMail(reader: Reader, link: string, days: number): Mail {
  return reader.language === 'es'
    ? letter(reader, 'Confirme su correo en Wirewise', [
        'Alguien, esperamos que usted, puso este correo en una cuenta de Wirewise. Si fue usted, confírmelo aquí:',
        link,
        `El enlace sirve una sola vez y durante ${days} días. Si pide otro, este deja de servir.`,
        'Si no fue usted, abra el mismo enlace y dígalo: nadie usará su correo. Tampoco pasa nada si no lo abre.',
      ])
    : letter(reader, 'Prove your email address to Wirewise', [
        'Somebody, we hope you, gave this address to an account at Wirewise. If it was you, prove it here:',
        link,
        `The link works once and for ${days} days. If you ask for another one, this one stops working.`,
        'If it was not you, open the same link and say so: nobody will use your address. Nothing happens either if you leave it.',
      ]);
}

/** Tells the owner of an address that somebody gave it to another account. */
export function addressInUseMail(reader: Reader, publicUrl: string): Mail {
  return reader.language === 'es'
    ? letter(reader, 'Usted ya tiene una cuenta de Wirewise', [
        'Alguien, quizá usted, puso este correo en otra cuenta de Wirewise. Su cuenta ya lo usa y sigue igual.',
        `Si fue usted, inicie sesión con la contraseña que ya tiene: ${publicUrl}/login`,
        `Si la olvidó, pida una nueva: ${publicUrl}/forgotpassword`,
        'Si no fue usted, no haga nada: nadie entra a su cuenta con esto.',
      ])
    : letter(reader, 'You already have a Wirewise account', [
        'Somebody, perhaps you, gave this address to another account at Wirewise. Your account has it already and stays as it is.',
        `If it was you, log in with the password you have: ${publicUrl}/login`,
        `If you forgot it, ask for a new one: ${publicUrl}/forgotpassword`,
        'If it was not you, do nothing: nobody gets into your account by this.',
      ]);
}

/** Tells that the account is gone. */
export function accountDeletedMail(reader: Reader): Mail {
  return reader.language === 'es'
    ? letter(reader, 'Se eliminó su cuenta de Wirewise', [
        'Se eliminó su cuenta con todos sus chats, su foto y sus datos. No se puede deshacer.',
      ])
    : letter(reader, 'Your Wirewise account was deleted', [
        'Your account was deleted with all its chats, its photo and its data. This cannot be undone.',
      ]);
}

/** Tells that logins ask for a code now, or no more. */
export function twoStepMail(reader: Reader, isOn: boolean): Mail {
  if (reader.language === 'es') {
    return letter(reader, isOn ? 'Inicio de sesión en dos pasos activado' : 'Inicio de sesión en dos pasos desactivado', [
      isOn
        ? 'Desde ahora, al iniciar sesión en Wirewise se le pide un código de su aplicación de autenticación. Guarde bien sus códigos de recuperación.'
        : 'Desde ahora, para iniciar sesión en Wirewise basta su contraseña. Si no fue usted, cámbiela de inmediato.',
    ]);
  }
  return letter(reader, isOn ? 'Two-step login is on' : 'Two-step login is off', [
    isOn
      ? 'From now on a login to Wirewise asks for a code of your authenticator app. Keep your recovery codes in a safe place.'
      : 'From now on your password alone is enough to log in to Wirewise. If it was not you, change it at once.',
  ]);
}

/** What somebody wrote through the contact form, for support. A reply goes to whoever wrote. */
export function contactMail(support: string, message: ContactMessageInput): Mail {
  const name = nameText(`${message.firstName} ${message.lastName}`);
  return {
    to: support,
    replyTo: message.email,
    subject: subjectText(`Wirewise contact: ${name}`),
    text: `${name}\n${message.email}\n${message.phone ?? ''}\n\n${message.message}\n`,
  };
}

/** That somebody wants their data deleted, for support. `isTheirs` when the caller is known to own the address. */
export function deletionRequestMail(
  support: string,
  request: DeletionRequestInput,
  { userId, isTheirs }: { readonly userId: number | null; readonly isTheirs: boolean },
): Mail {
  const who = userId === null ? 'Not logged in when asking' : `Logged in as user ${userId}`;
  return {
    to: support,
    replyTo: request.email,
    subject: subjectText(`Wirewise data deletion: ${request.email}`),
    text: `${request.email}\n${who}${isTheirs ? ', whose address it is.' : ': check that the address is theirs.'}\n\n${request.reason}\n`,
  };
}
