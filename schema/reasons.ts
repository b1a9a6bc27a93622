/** Validation messages in both languages, shared by forms and backend. */
import type { Reason } from './errors.ts';
import type { Language } from './limits.ts';
import { challengeReasons } from './reasons.challenges.ts';
import { communicationReasons } from './reasons.communications.ts';
import { decisionReasons } from './reasons.decisions.ts';
import { eventReasons } from './reasons.events.ts';
import { evaluationReasons } from './reasons.evaluations.ts';
import { fileReasons } from './reasons.files.ts';
import { goalReasons } from './reasons.goals.ts';
import { organizationSettingsReasons } from './reasons.organizationSettings.ts';
import { peopleReasons } from './reasons.people.ts';
import { recognitionReasons } from './reasons.recognitions.ts';
import { storeReasons } from './reasons.store.ts';
import { surveyReasons } from './reasons.surveys.ts';
import { taskReasons } from './reasons.tasks.ts';
import { wellbeingReasons } from './reasons.wellbeing.ts';
import { surveyStepReasons } from './reasons.surveySteps.ts';

/** Code → message; `{name}` is replaced by the parameter. */
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
  file_kind: { es: 'Invalid file type', en: 'Invalid file type' },
  file_type: {
    es: 'Este tipo de archivo no se puede usar aquí.',
    en: 'This type of file cannot be used here.',
  },
  file_too_large: {
    es: 'El archivo puede pesar {maximum} MB como máximo.',
    en: 'The file can have {maximum} MB at most.',
  },
  file_empty: { es: 'El archivo está vacío.', en: 'The file is empty.' },
  file_cut: {
    es: 'El archivo no llegó completo. Vuelve a intentarlo.',
    en: 'The file did not arrive whole. Try again.',
  },
  file_unknown: {
    es: 'Ese archivo no está entre los que subiste.',
    en: 'That file is not among those you uploaded.',
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
  poll_question_required: { es: 'La pregunta es requerida.', en: 'The question is required.' },
  poll_question_too_long: {
    es: 'La pregunta no puede exceder 250 caracteres.',
    en: 'The question cannot exceed 250 characters.',
  },
  poll_question_blank: {
    es: 'La pregunta no puede contener solo espacios en blanco.',
    en: 'The question cannot contain only blank spaces.',
  },
  poll_options_min: {
    es: 'Debes agregar al menos 2 opciones válidas.',
    en: 'You must add at least 2 valid options.',
  },
  poll_option_too_long: {
    es: 'Algunas opciones exceden el límite de 250 caracteres.',
    en: 'Some options exceed the limit of 250 characters.',
  },
  poll_option_duplicate: {
    es: 'No puedes tener opciones duplicadas.',
    en: 'You cannot have duplicate options.',
  },
  poll_option_blank: {
    es: 'Las opciones no pueden contener solo espacios en blanco.',
    en: 'Options cannot contain only blank spaces.',
  },
  poll_end_past: {
    es: 'La fecha de cierre debe estar en el futuro.',
    en: 'The closing date must be in the future.',
  },
  poll_voted: {
    es: 'Ya hay votos: solo se puede cambiar cuándo cierra.',
    en: 'There are votes already: only the closing date can be changed.',
  },
  poll_closed: { es: 'La votación ya está cerrada.', en: 'Voting is already closed.' },
  vote_required: {
    es: 'Debes seleccionar al menos una opción.',
    en: 'You must select at least one option.',
  },
  vote_single: { es: 'Solo puedes seleccionar una opción.', en: 'You can only select one option.' },
  vote_too_many: {
    es: 'Has seleccionado más opciones de las disponibles.',
    en: 'You have selected more options than there are.',
  },
  vote_at_most: {
    es: 'Puedes seleccionar {maximum} opciones como máximo.',
    en: 'You can select {maximum} options at most.',
  },
  polls_alone: {
    es: 'Las encuestas se ven solas: quita los demás filtros.',
    en: 'Polls are shown on their own: take the other filters away.',
  },
  filed_alone: {
    es: 'Los archivados se ven todos juntos: quita los demás filtros.',
    en: 'Filed ones are shown all together: take the other filters away.',
  },
  ...recognitionReasons,
  ...fileReasons,
  ...storeReasons,
  ...peopleReasons,
  ...organizationSettingsReasons,
  ...surveyReasons,
  ...surveyStepReasons,
  ...challengeReasons,
  ...decisionReasons,
  ...eventReasons,
  ...communicationReasons,
  ...wellbeingReasons,
  ...evaluationReasons,
  ...taskReasons,
  ...goalReasons,
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type ReasonCode = keyof typeof reasonWords;
/** Whether a value is a reason code of the catalogue. */
export const isReasonCode = (code: unknown): code is ReasonCode =>
  typeof code === 'string' && Object.hasOwn(reasonWords, code);
export type ReasonParams = Readonly<Record<string, string | number>>;

const numbers = { es: new Intl.NumberFormat('es-419'), en: new Intl.NumberFormat('en-GB') };

/** A reason with its message in a language; its numbers have digit grouping, as everywhere in the product. */
export function reason(
  field: string,
  code: ReasonCode,
  language: Language,
  params: ReasonParams = {},
): Reason {
  const message = reasonWords[code][language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name] ?? whole;
    return typeof value === 'number' ? numbers[language].format(value) : value;
  });
  return { field, code, message };
}
