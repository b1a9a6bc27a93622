/** What can be wrong with a photo that was asked for, in the specification's words (spec §5). */
import type { ErrorFacts } from '../errors.ts';
import type { Language } from '../limits.ts';

/** Sentences of photos: nobody to show, and nothing that could be shown. */
export const photoWords = {
  user_id: { es: 'ID de usuario inválido', en: 'Invalid user id' },
  image_empty: { es: 'Imagen vacía recibida del servidor', en: 'Empty image received from the server' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

/** Why there is no photo: one of the two, or the call that failed. */
export type PhotoError = keyof typeof photoWords | ErrorFacts;

/** That as a whole sentence. */
export const photoSentence = (error: PhotoError, language: Language): string =>
  typeof error === 'string' ? photoWords[error][language] : error.message;

/** Whether the person only has no photo of their own, which is no failure to be told. */
export const hasNoPhoto = (error: PhotoError | null): boolean =>
  error !== null && typeof error !== 'string' && error.code === 'not_found';

/** Whether a text names nobody. */
export const isNoId = (userId: string | null | undefined): boolean =>
  userId === null || userId === undefined || userId.trim() === '';
