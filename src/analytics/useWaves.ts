/** The points of a plot over months or days, with a note on the one that has not ended. */
import { useLingui } from '@lingui/react/macro';
import { dayLabel } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Named } from '#src/plots/tables.ts';
import { monthLabel } from './monthLabel.ts';

/** `keys` are months (YYYY-MM) or days (YYYY-MM-DD), from the oldest; only the last may be unfinished. */
export function useWaves(): (keys: readonly string[], isUnfinished: boolean) => readonly Named[] {
  const { t } = useLingui();
  const language = useLanguage();
  return (keys, isUnfinished) =>
    keys.map((key, index) => ({
      id: key,
      label: key.length === 7 ? monthLabel(key, language) : dayLabel(key, language),
      note: isUnfinished && index === keys.length - 1 ? t`sin terminar` : undefined,
    }));
}
