/** Errors of a requested photo, in the specification's wording (spec §5). */
import type { ErrorFacts } from '../errors.ts';
import type { Language } from '../limits.ts';

/** Messages for a missing user id and for an empty image. */
export const photoWords = {
  user_id: { es: 'ID de usuario inválido', en: 'Invalid user id' },
  image_empty: { es: 'Imagen vacía recibida del servidor', en: 'Empty image received from the server' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

/** Why there is no photo: one of the two messages, or the failed call. */
export type PhotoError = keyof typeof photoWords | ErrorFacts;

/** The error as a sentence. */
export const photoSentence = (error: PhotoError, language: Language): string =>
  typeof error === 'string' ? photoWords[error][language] : error.message;

/** Whether the person simply has no photo, which is not shown as an error. */
export const hasNoPhoto = (error: PhotoError | null): boolean =>
  error !== null && typeof error !== 'string' && error.code === 'not_found';

/** Whether a text is not a user id: empty, or what a careless program makes of a missing one. */
export const isNoId = (userId: string | null | undefined): boolean =>
  userId === null || userId === undefined || ['', 'undefined', 'null'].includes(userId.trim());
