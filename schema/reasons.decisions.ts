/** Validation messages for requests and decisions; part of the catalogue in `reasons.ts`. */
import type { Language } from './limits.ts';

export const decisionReasons = {
  decision_made: {
    es: 'Otra persona ya decidió, o se retiró.',
    en: 'Somebody else has decided already, or it was withdrawn.',
  },
  decision_not_yours: {
    es: 'Esta decisión ya no está en tus manos.',
    en: 'This decision is no longer in your hands.',
  },
  decision_reason: {
    es: 'Escribe por qué: la persona lo leerá.',
    en: 'Write why: the person will read it.',
  },
  decision_fixed: {
    es: 'Ya no se puede deshacer esta decisión.',
    en: 'This decision can no longer be taken back.',
  },
  decision_nobody: {
    es: 'No hay nadie que pueda decidir. Avisa a tu administración.',
    en: 'There is nobody who can decide. Tell your administration.',
  },
  decision_done: { es: 'Ya está hecho.', en: 'It is done already.' },
  deputy_self: { es: 'Elige a otra persona.', en: 'Choose another person.' },
  deputy_unknown: {
    es: 'Esa persona no puede decidir por ti.',
    en: 'That person cannot decide for you.',
  },
  deputy_asks: {
    es: 'Nadie decide sobre lo que pidió.',
    en: 'Nobody decides on what they asked for.',
  },
  delegation_days: {
    es: 'El último día no puede ser anterior al primero, ni pasar de un año.',
    en: 'The last day cannot be before the first one, nor later than a year.',
  },
  delegation_past: { es: 'Ese día ya pasó.', en: 'That day has passed.' },
  delegation_twice: {
    es: 'Ya delegaste en esos días.',
    en: 'You have already delegated on those days.',
  },
  working_place_twice: {
    es: 'Ese lugar ya tiene su jornada.',
    en: 'That place already has its working hours.',
  },
  working_hours: {
    es: 'La jornada debe terminar después de empezar.',
    en: 'The working day must end after it begins.',
  },
  request_kind_closed: {
    es: 'Esta solicitud ya no se puede enviar.',
    en: 'This request can no longer be sent.',
  },
  request_form: {
    es: 'Elige un formulario, no dos.',
    en: 'Choose one form, not two.',
  },
  request_form_unknown: {
    es: 'Ese formulario no existe o no está publicado.',
    en: 'That form does not exist or is not published.',
  },
  form_asked: {
    es: 'Lo piden estas solicitudes: {kinds}. Quítalo de ellas primero.',
    en: 'These requests ask for it: {kinds}. Take it out of them first.',
  },
  request_approver: {
    es: 'Una de esas personas no puede decidir.',
    en: 'One of those people cannot decide.',
  },
  request_files_gone: {
    es: 'Los archivos no siguieron en este dispositivo. Elígelos otra vez antes de enviar.',
    en: 'The files did not stay on this device. Choose them again before sending.',
  },
  request_over: {
    es: 'Esta solicitud ya se decidió o se retiró.',
    en: 'This request was decided or withdrawn already.',
  },
  request_comment_empty: {
    es: 'Escribe algo o adjunta un archivo.',
    en: 'Write something or attach a file.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
