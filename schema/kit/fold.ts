/** Text for comparison. Stored text is folded by `backend/kit/fold.ts`, whose result is kept in columns. */

/** Lower case without accents: "Ángel Núñez" → "angel nunez". */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
