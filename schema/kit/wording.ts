/** Words that are written in both languages, in the language of who reads them; Spanish where nothing else is written. */
import type { Language } from '../limits.ts';

/** The English words if they are read and written, else the Spanish ones. */
export const wording = (spanish: string, english: string | null, language: Language): string =>
  language === 'en' && english !== null && english.trim() !== '' ? english : spanish;
