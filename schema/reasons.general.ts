/** The validation messages that every form can say. Those of one domain are in `reasons.<domain>.ts`. */
import { reasonIn, type Words } from './sentences.ts';

export type { ReasonParams } from './sentences.ts';

export const generalReasons = {
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
  text_unreadable: {
    es: 'Tiene caracteres que no se pueden guardar.',
    en: 'It has characters that cannot be stored.',
  },
  text_invisible: { es: 'No tiene nada que se pueda leer.', en: 'It has nothing that can be read.' },
  order_changed: {
    es: 'La lista cambió mientras tanto. Este es su orden ahora.',
    en: 'The list changed in the meantime. This is its order now.',
  },
  changed_meanwhile: {
    es: 'Otra persona cambió esto mientras lo editabas.',
    en: 'Somebody else changed this while you were editing it.',
  },
  name_taken: { es: 'Ya hay otro con ese nombre.', en: 'There is another one with that name.' },
  id_unknown: {
    es: 'Eso ya no existe en tu organización. Elige otra opción.',
    en: 'That no longer exists in your organisation. Choose something else.',
  },
  maximum_below_minimum: {
    es: 'El máximo no puede ser menor que el mínimo ({minimum}).',
    en: 'The maximum cannot be less than the minimum ({minimum}).',
  },
  teams_unavailable: {
    es: 'El inicio de sesión con Teams no está disponible.',
    en: 'Signing in with Teams is not available.',
  },
  phone: {
    es: 'Escribe el número con el código del país, por ejemplo +57 300 123 4567.',
    en: 'Write the number with its country code, such as +57 300 123 4567.',
  },
  cursor: {
    es: 'Es el lugar de otra lista: empieza otra vez por la primera página.',
    en: 'It is the place of another list: begin again with the first page.',
  },
  timezone: { es: 'No es una zona horaria conocida.', en: 'It is not a known time zone.' },
  polls_alone: {
    es: 'Las encuestas se ven solas: quita los demás filtros.',
    en: 'Polls are shown on their own: take the other filters away.',
  },
  filed_alone: {
    es: 'Los archivados se ven todos juntos: quita los demás filtros.',
    en: 'Filed ones are shown all together: take the other filters away.',
  },
  dates_reversed: {
    es: 'La fecha final no puede ser anterior a la inicial.',
    en: 'The end date cannot be before the start date.',
  },
  date_past: { es: 'Esa fecha ya pasó.', en: 'That date has already passed.' },
} as const satisfies Words;

export type GeneralCode = keyof typeof generalReasons;

/** A reason of these alone. */
export const reason = reasonIn(generalReasons);
