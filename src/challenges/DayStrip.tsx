/** The own days of a challenge with their gaps: each is pressed to enter or correct it. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { dayAfter, daysBetween } from '#schema/users/celebrations.rules.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { classes } from '#src/ui/classes.ts';
import { useDecimal } from './useDecimal.ts';
import type { OpenedChallenge } from './challenges.queries.ts';

/** From the first day to today or the last day, the newest first. */
export const daysOf = ({
  startsOn,
  endsOn,
  today,
}: Pick<OpenedChallenge, 'startsOn' | 'endsOn' | 'today'>): readonly string[] => {
  const last = today < endsOn ? today : endsOn;
  return Array.from({ length: Math.max(0, daysBetween(startsOn, last) + 1) }, (_, back) =>
    dayAfter(last, -back),
  );
};

/** A strip from left to right that begins at its end, at today: its row is reversed. */
export function DayStrip({
  challenge,
  chosen,
  onChoose,
}: {
  readonly challenge: Pick<
    OpenedChallenge,
    'startsOn' | 'endsOn' | 'today' | 'entries' | 'openDays' | 'unit'
  >;
  readonly chosen: string | null;
  readonly onChoose: (day: string) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const decimal = useDecimal();
  const { entries, openDays, unit } = challenge;
  const values = new Map(entries.map(({ on, value }) => [on, value]));
  const locale = localeOf(language);
  const brief = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const inWords = (day: string, style: Intl.DateTimeFormatOptions): string =>
    formatter(locale, { ...style, timeZone: 'UTC' }).format(new Date(day));
  return (
    <div role="group" aria-label={t`Tus días`} className="flex flex-row-reverse gap-1 overflow-x-auto pb-1">
      {daysOf(challenge).map((day) => {
        const value = values.get(day);
        const name = inWords(day, { weekday: 'long', day: 'numeric', month: 'long' });
        return (
          <button
            key={day}
            type="button"
            aria-pressed={day === chosen}
            onClick={() => onChoose(day)}
            className={classes(
              'flex min-h-14 w-12 shrink-0 flex-col items-center justify-center rounded-control border text-meta -outline-offset-2 focus-visible:-outline-offset-2',
              value === undefined ? 'border-dashed' : 'border-solid bg-brand-tint',
              day === chosen ? 'border-brand-edge font-semibold' : 'border-line',
              !openDays.includes(day) && 'text-soft',
            )}
          >
            <span className="sr-only">
              {value === undefined ? t`${name}: sin registro` : t`${name}: ${decimal(value)} ${unit}`}
            </span>
            <span aria-hidden>{inWords(day, { weekday: 'short' })}</span>
            <span aria-hidden>{inWords(day, { day: 'numeric' })}</span>
            <span aria-hidden className="tabular-nums">
              {value === undefined ? '–' : brief.format(value)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
