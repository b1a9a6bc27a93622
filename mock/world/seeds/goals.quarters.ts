/** The periods of the goals of the demo: quarters that are over, the present one, and the next. */
import type { goalPeriods } from '#backend/goals/goals.tables.ts';
import type { Row } from '#backend/store/table.ts';
import { day, instant } from '../calendar.ts';
import type { Plan } from '../plan.ts';

/** Days of a quarter, and how many of the present one are over: it is week 9. */
const [quarterDays, goneDays] = [91, 58];
export const pastQuarters = 5;

/** Days before today that are in its month, at least one and at most eleven. */
export const near = ({ calendar }: Plan): number =>
  Math.min(11, Math.max(1, Number(calendar.date(0).slice(8)) - 2));

/** A period with its first and last day, relative to today. */
interface Quarter {
  readonly from: number;
  readonly to: number;
  readonly row: Row<typeof goalPeriods>;
}

/** The period of so many quarters ago; of the next one (-1), which is open, so that goals can be carried into it. */
export function quarterOf({ calendar, newId }: Plan, back: number): Quarter {
  const from = -goneDays - back * quarterDays;
  const to = from + quarterDays - 1;
  const at = (days: number): string => instant(calendar.now + days * day - day / 3);
  const name = (language: string): string =>
    [from, to]
      .map((days) =>
        new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
          new Date(calendar.date(days)),
        ),
      )
      .join(' – ');
  return {
    from,
    to,
    row: {
      id: newId('goal_periods'),
      name: name('es'),
      nameEn: name('en'),
      startsOn: calendar.date(from),
      endsOn: calendar.date(to),
      closedAt: back > 0 ? at(to + 3) : null,
      createdAt: at(Math.min(from, 0) - 7),
    },
  };
}
