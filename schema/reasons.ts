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
  type_group_only: {
    es: 'Solo las personas de su grupo pueden enviar ese tipo de reconocimiento.',
    en: 'Only the people of its group can send that type of recognition.',
  },
  type_limit_reached: {
    es: 'Ya enviaste los reconocimientos de ese tipo que puedes enviar este mes.',
    en: 'You have already sent the recognitions of that type that you can send this month.',
  },
  type_last_tag: {
    es: 'Es la última etiqueta activa de su tipo: desactiva el tipo de reconocimiento.',
    en: 'It is the last active tag of its type: switch the recognition type off instead.',
  },
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
  used_by_posts: {
    es: 'Reconocimientos que lo usan: {count}. Desactívalo en lugar de eliminarlo y conservarán su nombre y su aspecto.',
    en: 'Recognitions that use it: {count}. Switch it off instead of deleting it, and they keep its name and looks.',
  },
  receiver_external: {
    es: '{name} es de fuera de la organización y no recibe reconocimientos.',
    en: '{name} is from outside the organisation and receives no recognitions.',
  },
  receiver_role: {
    es: '{name} no puede recibir ese tipo de reconocimiento.',
    en: '{name} cannot receive that type of recognition.',
  },
  type_required: {
    es: 'Elige al menos un tipo de reconocimiento.',
    en: 'Choose at least one type of recognition.',
  },
  type_too_few_points: {
    es: 'Este tipo lleva al menos {minimum} puntos por persona.',
    en: 'This type carries at least {minimum} points for each person.',
  },
  type_too_many_points: {
    es: 'Este tipo lleva {maximum} puntos por persona como máximo.',
    en: 'This type carries {maximum} points for each person at most.',
  },
  sub_type_unknown: {
    es: 'Ese subtipo no existe, está desactivado o no pertenece a los tipos elegidos.',
    en: 'That subtype does not exist, is switched off or does not belong to the chosen types.',
  },
  value_unknown: {
    es: 'Ese valor no existe o está desactivado.',
    en: 'That value does not exist or is switched off.',
  },
  badge_unknown: {
    es: 'Esa insignia no existe o está desactivada.',
    en: 'That badge does not exist or is switched off.',
  },
  badge_not_allowed: {
    es: 'Tu rol no puede entregar esa insignia.',
    en: 'Your role cannot give that badge.',
  },
  badges_off: {
    es: 'Tu organización no tiene activadas las insignias.',
    en: 'Your organisation has badges switched off.',
  },
  private_off: {
    es: 'Tu organización no permite agradecimientos privados.',
    en: 'Your organisation does not allow private thanks.',
  },
  boost_off: {
    es: 'Tu organización no permite sumar puntos a reconocimientos.',
    en: 'Your organisation does not allow adding points to recognitions.',
  },
  boost_too_many_points: {
    es: 'Puedes sumar {maximum} puntos por persona como máximo.',
    en: 'You can add {maximum} points for each person at most.',
  },
  badge_mismatch: {
    es: 'La insignia de la dirección y la del contenido no son la misma.',
    en: 'The badge of the address and that of the content are not the same.',
  },
  credential_revoked: {
    es: 'Esta credencial fue revocada y no se puede volver a emitir.',
    en: 'This credential was revoked and cannot be issued again.',
  },
  referral_employee: {
    es: 'Ese correo es de alguien que ya trabaja en tu organización.',
    en: 'That address belongs to somebody who already works in your organisation.',
  },
  referral_known: {
    es: 'A esa persona ya la recomendó alguien de tu organización.',
    en: 'Somebody of your organisation has already referred that person.',
  },
  referral_step: {
    es: 'Una recomendación en ese estado ya no puede pasar a este otro.',
    en: 'A referral in that state can no longer move to this one.',
  },
  /** The wording of the specification (§5), identical in both languages. */
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
