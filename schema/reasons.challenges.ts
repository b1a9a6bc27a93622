/** Validation messages for challenges; part of the catalogue in `reasons.ts`. */
import type { Language } from './limits.ts';

export const challengeReasons = {
  challenge_day_ahead: { es: 'Ese día todavía no llega.', en: 'That day has not come yet.' },
  challenge_day_old: {
    es: 'Solo se registran hasta siete días atrás.',
    en: 'Only up to seven days back can be entered.',
  },
  challenge_day_outside: {
    es: 'Ese día no es parte del reto.',
    en: 'That day is not part of the challenge.',
  },
  challenge_day_corrected: {
    es: 'Ese día lo corrigió la administración y ya no cambia.',
    en: 'An administrator corrected that day, so it no longer changes.',
  },
  challenge_closed: {
    es: 'El reto ya terminó y no recibe más registros.',
    en: 'The challenge has ended and takes no more entries.',
  },
  challenge_off: { es: 'El reto está en pausa.', en: 'The challenge is paused.' },
  challenge_not_joined: { es: 'Primero únete al reto.', en: 'Join the challenge first.' },
  challenge_active: { es: 'El reto ya está activo.', en: 'The challenge is already active.' },
  challenge_inactive: { es: 'El reto ya está en pausa.', en: 'The challenge is already paused.' },
  challenge_archived: { es: 'El reto ya está archivado.', en: 'The challenge is already archived.' },
  challenge_not_archived: {
    es: 'El reto ya no está archivado.',
    en: 'The challenge is no longer archived.',
  },
  challenge_entered: {
    es: 'Ya hay registros: solo cambian el texto, la imagen, la categoría, más puntos y un final más tarde.',
    en: 'There are entries: only words, picture, category, more points and a later end can change.',
  },
  challenge_days: {
    es: 'El último día no puede ser antes del primero, ni el reto durar más de un año.',
    en: 'The last day cannot be before the first, nor can a challenge take more than a year.',
  },
  challenge_past: { es: 'Elige un día desde hoy.', en: 'Choose a day from today on.' },
  challenge_cap: {
    es: 'El tope por día debe alcanzar para la meta del día.',
    en: 'The cap of a day must be enough for the value of a day.',
  },
  challenge_weeks: {
    es: 'El reto tiene {maximum} semanas.',
    en: 'The challenge has {maximum} weeks.',
  },
  challenge_proof_none: {
    es: 'Este reto no pide comprobante.',
    en: 'This challenge wants no proof.',
  },
  challenge_proof_waits: {
    es: 'Tu comprobante ya espera la decisión, o está aprobado.',
    en: 'Your proof already waits for the decision, or is approved.',
  },
  challenge_proof_decided: {
    es: 'Este comprobante ya se decidió o se retiró.',
    en: 'This proof was already decided or withdrawn.',
  },
  challenge_proof_empty: {
    es: 'Escribe un mensaje o agrega un archivo.',
    en: 'Write a message or add a file.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
