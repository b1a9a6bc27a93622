/** Validation messages for evaluations and their cycles; part of the catalogue in `reasons.ts`. */
import type { Language } from './limits.ts';

export const evaluationReasons = {
  evaluation_step: {
    es: 'Eso no se puede hacer en la fase actual del ciclo.',
    en: 'That cannot be done in the present phase of the cycle.',
  },
  evaluation_moved: {
    es: 'El ciclo ya pasó a otra fase.',
    en: 'The cycle has already moved to another phase.',
  },
  evaluation_written: {
    es: 'Ya escribiste esta evaluación.',
    en: 'You have already written this evaluation.',
  },
  evaluation_over: {
    es: 'Esta evaluación ya no se escribe.',
    en: 'This evaluation is no longer written.',
  },
  evaluation_unread: {
    es: 'El resultado todavía no se abrió.',
    en: 'The result has not been opened yet.',
  },
  evaluation_read: {
    es: 'La persona ya leyó su resultado.',
    en: 'The person has already read the result.',
  },
  evaluation_parts: {
    es: 'Elige al menos una parte, y cada una una sola vez.',
    en: 'Choose at least one part, and each of them once.',
  },
  evaluation_peers_few: {
    es: 'Elige al menos {minimum} personas: así nadie sabe quién escribió qué.',
    en: 'Choose at least {minimum} people, so that nobody knows who wrote what.',
  },
  evaluation_few_peer: {
    es: 'Nunca habrá {minimum} compañeros que escriban sobre {people} de {total} personas: esa parte se oculta para ellas y no cuenta.',
    en: 'There will never be {minimum} peers to write about {people} of {total} people: that part is hidden for them and does not count.',
  },
  evaluation_few_team: {
    es: 'Nunca habrá {minimum} personas de su equipo que escriban sobre {people} de {total} personas: esa parte se oculta para ellas y no cuenta.',
    en: 'There will never be {minimum} people of their team to write about {people} of {total} people: that part is hidden for them and does not count.',
  },
  evaluation_peer_unfit: {
    es: 'No se puede elegir a la persona evaluada, a su líder ni a quien ya no trabaja aquí.',
    en: 'The person evaluated, their leader and people who left cannot be chosen.',
  },
  evaluation_reason: {
    es: 'Escribe por qué cambia el puntaje.',
    en: 'Write why the score changes.',
  },
  evaluation_days: {
    es: 'Las fases terminan en orden: proponer, confirmar, escribir.',
    en: 'The phases end in order: proposing, confirming, writing.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
