// What people see, hear, try and measure that tells one fault from another, said as they say it.
import type { Text } from '../../../contract/values.ts';

export const SIGNS = {
  // when it happens
  'no-change': { en: 'I did that and nothing changed.', es: 'Hice eso y sigue igual.' },
  'only-when-wet': { en: 'It only happens when it rains or is wet.', es: 'Solo pasa cuando llueve o hay agua.' },
  'one-appliance': { en: 'It only happens with one certain appliance.', es: 'Solo pasa con un aparato en particular.' },
  'any-appliance': { en: 'It happens whichever appliance I use.', es: 'Pasa con cualquier aparato que uso.' },
  'all-unplugged-still': { en: 'It still happens with everything unplugged.', es: 'Sigue pasando con todo desenchufado.' },
  'all-unplugged-holds': { en: 'With everything unplugged it holds.', es: 'Con todo desenchufado aguanta.' },
  'a-switch-does-it': { en: 'It happens when I turn one certain switch on.', es: 'Pasa al prender un apagador en particular.' },
  'after-work': {
    en: 'It began after somebody drilled, nailed or dug there.',
    es: 'Empezó después de que alguien taladró, clavó o escarbó ahí.',
  },
  'after-new-device': {
    en: 'It began after I changed a receptacle, switch or light.',
    es: 'Empezó después de cambiar un contacto, apagador o lámpara.',
  },
  'several-at-once': {
    en: 'It happens when several big things run at the same time.',
    es: 'Pasa cuando varias cosas grandes andan a la vez.',
  },
  'runs-for-hours': { en: 'It happens after the load has run for hours.', es: 'Pasa después de que la carga anduvo por horas.' },
  'hot-days': { en: 'It only happens on hot days or in the sun.', es: 'Solo pasa en días calurosos o con el sol.' },
  // breakers
  'breaker-hot': { en: 'The breaker is hot or smells burnt.', es: 'El breaker está caliente o huele a quemado.' },
  'new-breaker-same': { en: 'A new breaker does the same.', es: 'Con un breaker nuevo pasa lo mismo.' },
  'wire-off-still-trips': { en: 'The breaker trips even with its wire off.', es: 'El breaker se bota aun con su cable suelto.' },
  'wire-off-holds': { en: 'With its wire off the breaker holds.', es: 'Con su cable suelto el breaker aguanta.' },
  'amps-over': { en: 'I measured more current than the breaker is rated.', es: 'Medí más corriente que la capacidad del breaker.' },
  'amps-under': {
    en: 'I measured much less current than the breaker is rated.',
    es: 'Medí mucho menos corriente que la capacidad del breaker.',
  },
  'ohms-hot-ground': { en: 'I read near 0 ohms from hot to ground.', es: 'Leo casi 0 ohms de vivo a tierra.' },
  'breaker-cycled': { en: 'I turned the breaker fully off and on, still dead.', es: 'Bajé y subí el breaker por completo y sigue muerto.' },
  'breaker-handle-middle': { en: 'The breaker handle sits in the middle.', es: 'La palanca del breaker quedó a la mitad.' },
  // GFCI
  'gfci-reset-dead': { en: 'I reset every GFCI and it is still dead.', es: 'Reseteé todos los GFCI y sigue muerto.' },
  'gfci-was-tripped': { en: 'A GFCI was tripped; reset brought it back.', es: 'Un GFCI estaba botado; con el reset volvió.' },
  'no-power-at-line': { en: 'The GFCI has no voltage on its LINE screws.', es: 'El GFCI no tiene voltaje en los tornillos LINE.' },
  'power-at-line': { en: 'The GFCI has 120 V on its LINE screws.', es: 'El GFCI tiene 120 V en los tornillos LINE.' },
  'load-off-resets': { en: 'With the LOAD wires off the GFCI resets.', es: 'Con los cables de LOAD sueltos el GFCI agarra.' },
  'load-off-no-reset': { en: 'With the LOAD wires off it still does not reset.', es: 'Con los cables de LOAD sueltos tampoco agarra.' },
  'device-old': { en: 'It is more than ten years old.', es: 'Tiene más de diez años.' },
  'shared-neutral': { en: 'Two circuits share a neutral there.', es: 'Dos circuitos comparten neutro ahí.' },
  // receptacles
  'only-this-one': { en: 'Only this one is dead; the others work.', es: 'Solo este está muerto; los demás sirven.' },
  'others-dead-too': { en: 'Other outlets or lights are dead too.', es: 'También hay otros contactos o luces muertos.' },
  'one-half-dead': { en: 'Only one half of the outlet is dead.', es: 'Solo la mitad del contacto está muerta.' },
  'comes-and-goes': {
    en: 'It comes and goes when I wiggle the plug or hit the wall.',
    es: 'Va y viene si muevo la clavija o golpeo la pared.',
  },
  'plug-loose': { en: 'Plugs sit loose and fall out.', es: 'Las clavijas quedan flojas y se caen.' },
  // readings
  'hot-no-neutral': { en: '120 V hot to ground, 0 V hot to neutral.', es: '120 V de vivo a tierra, 0 V de vivo a neutro.' },
  'hot-no-ground': { en: '120 V hot to neutral, 0 V hot to ground.', es: '120 V de vivo a neutro, 0 V de vivo a tierra.' },
  'no-voltage': { en: 'I read no voltage at all, to neutral or ground.', es: 'No leo ningún voltaje, ni a neutro ni a tierra.' },
  'normal-voltage': { en: 'I read a normal 120 V there.', es: 'Ahí leo 120 V normales.' },
} as const satisfies Readonly<Record<string, Text>>;

export type SignId = keyof typeof SIGNS;

/** Signs of which a message tells one at most; of several told one after the other the last stands. */
export const OPPOSITES: readonly (readonly SignId[])[] = [
  ['one-appliance', 'any-appliance'],
  ['all-unplugged-still', 'all-unplugged-holds'],
  ['wire-off-still-trips', 'wire-off-holds'],
  ['amps-over', 'amps-under'],
  ['gfci-reset-dead', 'gfci-was-tripped'],
  ['no-power-at-line', 'power-at-line'],
  ['load-off-resets', 'load-off-no-reset'],
  ['only-this-one', 'others-dead-too'],
  ['hot-no-neutral', 'hot-no-ground', 'no-voltage', 'normal-voltage'],
];
