/** Words that are written in both languages, as the reader of the page reads them. */
import { wording } from '#schema/kit/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

/** Picks one of the Spanish and the English words. */
export function useWording(): (spanish: string, english: string | null) => string {
  const language = useLanguage();
  return (spanish, english) => wording(spanish, english, language);
}
