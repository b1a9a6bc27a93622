/** A month of events as a grid of days: arrows move by days and weeks, page keys by months. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { classes } from '#src/ui/classes.ts';
import type { ShownEvent } from '#src/events/events.queries.ts';
import { monthsAfter, weekOf, weeksOfMonth, weekStart } from './calendarDays.ts';

/** Titles that a day shows; the others are counted. */
const shownAtOnce = 3;

/** The day that a key moves to; undefined for other keys. */
function dayOfKey(day: string, key: string, isFar: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return dayAfter(day, -1);
    case 'ArrowRight':
      return dayAfter(day, 1);
    case 'ArrowUp':
      return dayAfter(day, -7);
    case 'ArrowDown':
      return dayAfter(day, 7);
    case 'Home':
      return weekStart(day);
    case 'End':
      return dayAfter(weekStart(day), 6);
    case 'PageUp':
      return monthsAfter(day, isFar ? -12 : -1);
    case 'PageDown':
      return monthsAfter(day, isFar ? 12 : 1);
    default:
      return undefined;
  }
}

function Day({
  day,
  events,
  isChosen,
  isToday,
  isOutside,
  onChoose,
  onKeyDown,
}: {
  readonly day: string;
  readonly events: readonly ShownEvent[];
  readonly isChosen: boolean;
  readonly isToday: boolean;
  /** Of the month before or after. */
  readonly isOutside: boolean;
  readonly onChoose: (day: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const long = formatter(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));
  const more = events.length - shownAtOnce;
  const count = events.length;
  const label = count === 0 ? long : count === 1 ? t`${long}, un evento` : t`${long}, ${count} eventos`;
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the first text of its button names the day
    <td className="border border-line p-0 align-top">
      <button
        type="button"
        data-day={day}
        tabIndex={isChosen ? 0 : -1}
        aria-pressed={isChosen}
        onClick={() => onChoose(day)}
        onKeyDown={onKeyDown}
        className={classes(
          'flex h-14 w-full flex-col items-center gap-1 p-1 -outline-offset-2 hover:bg-subtle wide:h-28 wide:items-stretch',
          isChosen ? 'bg-brand-tint' : isOutside ? 'bg-subtle/50' : '',
        )}
      >
        <span className="sr-only">{isToday ? t`Hoy, ${label}` : label}</span>
        <span aria-hidden className="contents">
          <span
            className={classes(
              'inline-flex size-6 items-center justify-center self-center rounded-full text-meta tabular-nums wide:self-start',
              isToday ? 'bg-brand font-bold text-on-brand' : isOutside ? 'text-soft' : 'font-semibold',
            )}
          >
            {Number(day.slice(8))}
          </span>
          {count === 0 ? null : (
            <>
              <span className="size-1.5 rounded-full bg-brand-edge wide:hidden" />
              {events.slice(0, shownAtOnce).map((event) => (
                <span
                  key={event.id}
                  className={classes(
                    'hidden truncate rounded-[4px] px-1 text-start text-meta wide:block',
                    event.state === 'cancelled'
                      ? 'text-soft line-through'
                      : event.own === null
                        ? 'bg-subtle'
                        : 'bg-brand font-semibold text-on-brand',
                  )}
                >
                  {event.title}
                </span>
              ))}
              {more > 0 ? (
                <span className="hidden text-start text-meta text-soft wide:block">+{more}</span>
              ) : null}
            </>
          )}
        </span>
      </button>
    </td>
  );
}

/** The grid of the month of `day`, with this day chosen. */
export function MonthGrid({
  label,
  day: chosen,
  today,
  byDay,
  onChoose,
}: {
  readonly label: string;
  readonly day: string;
  readonly today: string;
  readonly byDay: ReadonlyMap<string, readonly ShownEvent[]>;
  readonly onChoose: (day: string) => void;
}): ReactElement {
  const language = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);
  const weekday = formatter(localeOf(language), { weekday: 'short', timeZone: 'UTC' });

  // A key may lead to a day that is drawn only afterwards.
  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${chosen}"]`)?.focus();
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayOfKey(chosen, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    movesFocus.current = true;
    onChoose(next);
  };

  return (
    <table ref={grid} aria-label={label} className="w-full table-fixed border-collapse bg-card">
      <thead>
        <tr>
          {weekOf(chosen).map((day) => (
            <th key={day} scope="col" className="py-2 text-meta font-semibold text-soft">
              {weekday.format(new Date(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(chosen).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day
                key={day}
                day={day}
                events={byDay.get(day) ?? []}
                isChosen={day === chosen}
                isToday={day === today}
                isOutside={day.slice(0, 7) !== chosen.slice(0, 7)}
                onChoose={onChoose}
                onKeyDown={onKeyDown}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
