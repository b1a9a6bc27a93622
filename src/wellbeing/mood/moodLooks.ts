/** How the five moods look and what they are called. */
import { useLingui } from '@lingui/react/macro';
import { Annoyed, Frown, Laugh, Meh, Smile, type LucideIcon } from 'lucide-react';
import type { MoodCode } from '#schema/wellbeing/moods.rules.ts';

export const moodIcons: Readonly<Record<MoodCode, LucideIcon>> = {
  awful: Frown,
  low: Annoyed,
  okay: Meh,
  good: Smile,
  great: Laugh,
};

/** The name of each mood. */
export function useMoodWords(): Readonly<Record<MoodCode, string>> {
  const { t } = useLingui();
  return { awful: t`Muy mal`, low: t`Mal`, okay: t`Regular`, good: t`Bien`, great: t`Muy bien` };
}
