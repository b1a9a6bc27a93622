/** Messages about polls and votes. */
import type { Words } from './sentences.ts';

export const pollReasons = {
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
} as const satisfies Words;
