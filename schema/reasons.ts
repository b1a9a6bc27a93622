/** The words of what can be wrong with a field, in both languages; forms and backend speak them alike. */
import type { Reason } from './errors.ts';
import type { Language } from './limits.ts';

/** Code → sentence; `{name}` is filled from the parameters. */
export const reasonWords = {
  required: { es: 'Este dato es obligatorio.', en: 'This is required.' },
  type: { es: 'Debe ser {expected}.', en: 'It must be {expected}.' },
  integer: { es: 'Debe ser un número entero.', en: 'It must be a whole number.' },
  too_small: { es: 'Debe ser {minimum} o más.', en: 'It must be {minimum} or more.' },
  too_big: { es: 'Debe ser {maximum} o menos.', en: 'It must be {maximum} or less.' },
  too_short: {
    es: 'Debe tener al menos {minimum} caracteres.',
    en: 'It must have at least {minimum} characters.',
  },
  too_long: {
    es: 'Puede tener {maximum} caracteres como máximo.',
    en: 'It can have {maximum} characters at most.',
  },
  too_few: { es: 'Elige al menos {minimum}.', en: 'Choose at least {minimum}.' },
  too_many: { es: 'Elige {maximum} como máximo.', en: 'Choose {maximum} at most.' },
  email: { es: 'No es un correo válido.', en: 'It is not a valid e-mail address.' },
  option: { es: 'No es una de las opciones.', en: 'It is not one of the options.' },
  format: { es: 'No tiene el formato esperado.', en: 'It does not have the expected format.' },
  sender_mismatch: {
    es: 'Solo puedes enviar en tu propio nombre.',
    en: 'You can only send in your own name.',
  },
  sender_without_points: {
    es: 'Tu cuenta no participa en los puntos: envía el reconocimiento sin puntos.',
    en: 'Your account does not take part in points: send the recognition without points.',
  },
  receiver_unknown: { es: '{name} no está en tu organización.', en: '{name} is not in your organisation.' },
  receiver_inactive: {
    es: '{name} ya no tiene la cuenta activa.',
    en: '{name} no longer has an active account.',
  },
  receiver_self: { es: 'No puedes reconocerte a ti.', en: 'You cannot recognise yourself.' },
  receiver_duplicate: { es: '{name} está dos veces.', en: '{name} is there twice.' },
  receivers_without_points: {
    es: 'Nadie de la lista participa en los puntos: envía el reconocimiento sin puntos.',
    en: 'Nobody on the list takes part in points: send the recognition without points.',
  },
  points_insufficient: {
    es: 'Tienes {have} puntos para dar y esto cuesta {need}.',
    en: 'You have {have} points to give and this costs {need}.',
  },
  type_unknown: {
    es: 'Ese tipo de reconocimiento no existe o está desactivado.',
    en: 'That type of recognition does not exist or is switched off.',
  },
  type_not_allowed: {
    es: 'Tu rol no puede enviar ese tipo de reconocimiento.',
    en: 'Your role cannot send that type of recognition.',
  },
  teams_unavailable: {
    es: 'El inicio de sesión con Teams no está disponible.',
    en: 'Signing in with Teams is not available.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type ReasonCode = keyof typeof reasonWords;
export type ReasonParams = Readonly<Record<string, string | number>>;

/** A reason with its sentence in a language. */
export function reason(
  field: string,
  code: ReasonCode,
  language: Language,
  params: ReasonParams = {},
): Reason {
  const message = reasonWords[code][language].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(params[name] ?? whole),
  );
  return { field, code, message };
}
