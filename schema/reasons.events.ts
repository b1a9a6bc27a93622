/** Validation messages for events; part of the catalogue in `reasons.ts`. */
import type { Language } from './limits.ts';

export const eventReasons = {
  event_end: {
    es: 'El final debe ser después del comienzo, y el evento no puede durar más de {maximum} días.',
    en: 'The end must be after the beginning, and an event cannot take more than {maximum} days.',
  },
  event_past: { es: 'El comienzo ya pasó.', en: 'The beginning has passed.' },
  event_zone: { es: 'Esta zona horaria no existe.', en: 'This time zone does not exist.' },
  event_whole_days: {
    es: 'Un evento de días completos va de medianoche a medianoche de su zona.',
    en: 'An event of whole days goes from midnight to midnight of its zone.',
  },
  event_over: { es: 'El evento ya pasó.', en: 'The event is over.' },
  event_cancelled: { es: 'El evento está cancelado.', en: 'The event is cancelled.' },
  event_closed: { es: 'Las inscripciones están cerradas.', en: 'Registrations are closed.' },
  event_form: {
    es: 'El evento ya no se ofrece de esta forma.',
    en: 'The event is no longer offered in this form.',
  },
  event_form_full: {
    es: 'De esta forma ya no queda lugar: conservas el tuyo.',
    en: 'No place of this form is left, so you keep yours.',
  },
  event_no_place: {
    es: 'Esta persona no tiene un lugar, y ya no queda ninguno.',
    en: 'This person has no place, and none is left.',
  },
  event_attended: {
    es: 'Ya consta que asististe: el lugar no se devuelve.',
    en: 'You were there already, so the place cannot be given back.',
  },
  event_check_in_time: {
    es: 'La asistencia se registra desde doce horas antes hasta una semana después.',
    en: 'People are checked in from twelve hours before until a week after.',
  },
  event_paid: {
    es: 'Los puntos ya se entregaron: la asistencia no se quita.',
    en: 'The points were paid already, so the attendance stays.',
  },
  event_who: { es: 'Di qué persona o qué código.', en: 'Say which person or which code.' },
  event_code: { es: 'Este código no es de este evento.', en: 'This code is not of this event.' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
