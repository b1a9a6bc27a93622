/** A stored answer in words. */
import type { Answer, Question } from '#schema/forms/questions.shapes.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { wording } from './wording.ts';

/** In the user's language. */
export function useAnswerWords() {
  const language = useLanguage();
  return (
    { optionIds, text, number, date }: Answer,
    { options }: { readonly options: readonly Pick<Question['options'][number], 'id' | 'text' | 'textEn'>[] },
  ): string => {
    if (text !== null) return text;
    if (number !== null) return formatNumber(number, language);
    if (date !== null) return createdVariant(`${date}T12:00:00Z`, { timeZone: 'UTC' });
    return options
      .filter(({ id }) => optionIds.includes(id))
      .map(({ text: option, textEn }) => wording(option, textEn, language))
      .join(' · ');
  };
}
