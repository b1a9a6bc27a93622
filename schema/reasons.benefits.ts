/** Validation messages for benefits and coverages; part of the catalogue in `reasons.ts`. */
import type { Language } from './limits.ts';

export const benefitReasons = {
  archived_or_off: { es: 'Este beneficio ya no se ofrece.', en: 'This benefit is no longer offered.' },
  benefit_over: { es: 'El plazo para pedirlo terminó.', en: 'The time to ask for it is over.' },
  benefit_not_open: { es: 'Se puede pedir desde el {day}.', en: 'It can be asked for from {day} on.' },
  benefit_service: {
    es: 'Es para personas con {months} meses o más en la organización.',
    en: 'It is for people with {months} months or more in the organisation.',
  },
  benefit_department: {
    es: 'Es para personas de estas áreas: {names}.',
    en: 'It is for people of these departments: {names}.',
  },
  benefit_country: {
    es: 'Es para personas de estos países: {names}.',
    en: 'It is for people in these countries: {names}.',
  },
  benefit_asked: { es: 'Ya lo pediste.', en: 'You have asked for it already.' },
  benefit_once: { es: 'Se recibe una sola vez.', en: 'It can be received only once.' },
  benefit_this_year: {
    es: 'Se recibe una vez al año: puedes pedirlo otra vez desde el {day}.',
    en: 'It can be received once a year: you can ask again from {day} on.',
  },
  benefit_none_left: { es: 'No quedan lugares.', en: 'No places are left.' },
  benefit_days: {
    es: 'El último día no puede ser antes del primero.',
    en: 'The last day cannot be before the first.',
  },
  benefit_taken: {
    es: 'Ya hay {taken} lugares ocupados: no puede haber menos.',
    en: '{taken} places are taken already: there cannot be fewer.',
  },
  benefit_archived: { es: 'Ya está así.', en: 'It is so already.' },
  benefit_form_unknown: { es: 'Ese formulario no existe.', en: 'That form does not exist.' },
  benefit_form_asked: {
    es: 'Lo piden estos beneficios: {names}. Quítalo de ellos primero.',
    en: 'These benefits ask for it: {names}. Take it out of them first.',
  },
  benefit_country_unknown: { es: 'Ese país no existe.', en: 'That country does not exist.' },
  benefit_many: { es: 'Hay demasiados beneficios.', en: 'There are too many benefits.' },
  benefit_asked_anew: {
    es: 'La persona ya lo pidió otra vez.',
    en: 'The person has asked for it again.',
  },
  benefit_not_approved: {
    es: 'Solo se entrega lo que está aprobado y no se entregó.',
    en: 'Only what is approved and not delivered yet can be delivered.',
  },
  coverage_document: { es: 'Ese documento no existe.', en: 'That document does not exist.' },
  coverage_nobody: { es: 'Nadie recibiría esta cobertura.', en: 'Nobody would receive this coverage.' },
  coverage_off: {
    es: 'La cobertura está desactivada o terminó.',
    en: 'The coverage is switched off, or over.',
  },
  coverage_period: {
    es: 'Elige días dentro de los de la cobertura.',
    en: 'Choose days within those of the coverage.',
  },
  coverage_undone: {
    es: 'Ya se deshizo, o pasaron 24 horas.',
    en: 'It was undone already, or 24 hours have passed.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
